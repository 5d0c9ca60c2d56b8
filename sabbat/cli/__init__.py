"""The command line: `sabbat …`."""


def main() -> None:
    """Run a command. Worker processes import this package again, so the commands are imported only when one runs."""
    from sabbat.cli.app import main as run

    run()
