"""The command line: `sabbat …`."""

from sabbat.cli.app import main

__all__ = ["main"]
