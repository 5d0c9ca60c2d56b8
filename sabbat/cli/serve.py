"""`sabbat serve`, `backup`, `restore`, `export`: the house for friends, and copies of it.

The server is imported when it is needed: other commands need not wait for it.
"""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from sabbat.cli.voice import say, voice, write_text
from sabbat.core.errors import BadRequest

commands = typer.Typer()
LOG_LEVELS = ["debug", "info", "warning", "error"]


def setting(name: str, **more: Any) -> Any:
    """An option that can also be given as an environment variable."""
    variable = f"SABBAT_{name.upper().replace('-', '_')}"
    return typer.Option(f"--{name}", envvar=variable, help=say(f"cli-serve-{name}"), **more)


Language = Annotated[str | None, typer.Option("--lang", help=say("cli-lang"))]
Database = Annotated[str, setting("database", metavar="FILE")]
Copy = Annotated[Path, typer.Argument(help=say("cli-copy"), metavar="FILE")]


@commands.command(help=say("cli-serve"))
def serve(
    host: Annotated[str, setting("host")] = "127.0.0.1",
    port: Annotated[int, setting("port")] = 8666,
    database: Database = "sabbat.db",
    origin: Annotated[list[str] | None, setting("origin", metavar="URL")] = None,
    workers: Annotated[int, setting("workers")] = 2,
    bot_pace: Annotated[float, setting("bot-pace")] = 0.9,
    request_rate: Annotated[float, setting("request-rate")] = 20.0,
    message_rate: Annotated[float, setting("message-rate")] = 30.0,
    proxies: Annotated[str, setting("proxies")] = "127.0.0.1",
    log_level: Annotated[str, setting("log-level")] = "warning",
    lang: Language = None,
) -> None:
    from sabbat.server import logs, run
    from sabbat.server.app import Settings

    if log_level not in LOG_LEVELS:
        raise BadRequest("bad-option-value", option="--log-level", value=log_level, allowed=LOG_LEVELS)
    _in_range("--port", port, 0, 65535)
    _in_range("--workers", workers, 1, 64)
    logs.set_up(log_level)
    settings = Settings(_file(database), origin or [], workers, bot_pace, request_rate, message_rate)
    run.run(settings, host, port, _tell, proxies)


def _in_range(option: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise BadRequest("bad-option-value", option=option, value=value, allowed=f"{low} … {high}")


def _file(database: str) -> Path:
    if "://" in database:
        raise BadRequest("only-sqlite", database=database.partition("://")[0])
    return Path(database)


def _tell(host: str, port: int) -> None:
    shown = f"[{host}]" if ":" in host else host
    voice.tell("serve-open", url=f"http://{shown}:{port}")


@commands.command(help=say("cli-backup"))
def backup(file: Copy, database: Database = "sabbat.db", lang: Language = None) -> None:
    from sabbat.server import backups

    backups.backup(_file(database), file)
    voice.tell("serve-saved", file=str(file))


@commands.command(help=say("cli-restore"))
def restore(file: Copy, database: Database = "sabbat.db", lang: Language = None) -> None:
    from sabbat.server import backups

    backups.restore(file, _file(database))
    voice.tell("serve-saved", file=database)


@commands.command(help=say("cli-export"))
def export(
    folder: Annotated[Path, typer.Argument(help=say("cli-export-folder"), metavar="FOLDER")],
    database: Database = "sabbat.db",
    lang: Language = None,
) -> None:
    from sabbat.server import backups

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRequest("cannot-write", file=str(folder), why=error.strerror or str(error)) from None
    lines = []
    for code, facts, record in backups.finished(_file(database)):
        write_text(folder / f"{facts['game']}-{code}.txt", record)
        lines.append(f"{json.dumps(facts, ensure_ascii=False)}\n")
    write_text(folder / "matches.jsonl", "".join(lines))
    voice.tell("serve-exported", count=len(lines), folder=str(folder))
