"""`sabbat serve`, `backup`, `restore`, `export`: the house for friends, and copies of it.

The server is imported when it is needed: other commands need not wait for it.
"""

import asyncio
import json
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any

import typer

from sabbat.cli.helping import Commands
from sabbat.cli.voice import say, voice, write_text
from sabbat.core.errors import BadRequest, from_system

commands = Commands()
LOG_LEVELS = ["debug", "info", "warning", "error"]


def setting(name: str, **more: Any) -> Any:
    """An option that can also be given as an environment variable."""
    variable = f"SABBAT_{name.upper().replace('-', '_')}"
    return typer.Option(f"--{name}", envvar=variable, help=say(f"cli-serve-{name}"), **more)


Language = Annotated[str | None, typer.Option("--lang", help=say("cli-lang"))]
Database = Annotated[str, setting("database", metavar="FILE|URL")]
Copy = Annotated[Path, typer.Argument(help=say("cli-copy"), metavar="FILE")]


@commands.command(help=say("cli-serve"))
def serve(
    host: Annotated[str, setting("host")] = "127.0.0.1",
    port: Annotated[int, setting("port")] = 8666,
    database: Database = "sabbat.db",
    redis: Annotated[str, setting("redis", metavar="URL")] = "",
    origin: Annotated[list[str] | None, setting("origin", metavar="URL")] = None,
    allowed_host: Annotated[list[str] | None, setting("allowed-host", metavar="NAME")] = None,
    workers: Annotated[int | None, setting("workers")] = None,
    bot_pace: Annotated[float, setting("bot-pace")] = 0.6,
    bot_nice: Annotated[int, setting("bot-nice")] = 19,
    request_rate: Annotated[float, setting("request-rate")] = 20.0,
    message_rate: Annotated[float, setting("message-rate")] = 30.0,
    table_quota: Annotated[int, setting("table-quota")] = 8,
    connections: Annotated[int, setting("connections")] = 10_000,
    address_connections: Annotated[int, setting("address-connections")] = 100,
    client_timeout: Annotated[float, setting("client-timeout")] = 10.0,
    answer_timeout: Annotated[float, setting("answer-timeout")] = 4.0,
    proxies: Annotated[str, setting("proxies")] = "127.0.0.1",
    metrics: Annotated[str, setting("metrics", metavar="NETWORKS")] = "127.0.0.0/8, ::1",
    log_level: Annotated[str, setting("log-level")] = "warning",
    open_door: Annotated[bool, setting("open")] = False,
    lang: Language = None,
) -> None:
    from sabbat.bots.pool import usual_workers
    from sabbat.server.net import logs, run
    from sabbat.server.net.app import Settings

    if log_level not in LOG_LEVELS:
        raise BadRequest("bad-option-value", option="--log-level", value=log_level, allowed=LOG_LEVELS)
    _in_range("--port", port, 0, 65535)
    _in_range("--bot-nice", bot_nice, 0, 19)
    if workers is not None:
        _in_range("--workers", workers, 1, 64)
    _in_range("--table-quota", table_quota, 0, 10_000)
    _in_range("--connections", connections, 8, 1_000_000)
    _in_range("--address-connections", address_connections, 0, 1_000_000)
    _in_range("--client-timeout", client_timeout, 0.1, 3600)
    _in_range("--answer-timeout", answer_timeout, 0.1, 3600)
    _networks("--metrics", metrics)
    logs.set_up(log_level)
    rates = request_rate, message_rate
    settings = Settings(
        database,
        origin or [],
        workers or usual_workers(),
        bot_pace,
        *rates,
        hosts=allowed_host or [],
        bot_nice=bot_nice,
        table_quota=table_quota,
        connections=connections,
        address_connections=address_connections,
        client_timeout=client_timeout,
        answer_timeout=answer_timeout,
        redis=redis,
        metrics=metrics,
        writer_process=True,
    )
    run.run(settings, host, port, _tell_and_show if open_door else _tell, proxies)


def _in_range(option: str, value: float, low: float, high: float) -> None:
    if not low <= value <= high:
        raise BadRequest("bad-option-value", option=option, value=value, allowed=f"{low} … {high}")


def _networks(option: str, value: str) -> None:
    try:
        for one in value.split(","):
            ip_network(one.strip() or "::1")
    except ValueError:
        allowed = "127.0.0.0/8, ::1, 10.0.0.0/8 …"
        raise BadRequest("bad-option-value", option=option, value=value, allowed=allowed) from None


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _tell(host: str, port: int) -> None:
    voice.tell("serve-open", url=_address(host, port))


def _tell_and_show(host: str, port: int) -> None:
    """Say where the house is, and open the door if there is a browser to open."""
    _tell(host, port)
    webbrowser.open(_address(host, port))


@commands.command(help=say("cli-backup"))
def backup(file: Copy, database: Database = "sabbat.db", lang: Language = None) -> None:
    from sabbat.server.storage import backups

    with voice.progress() as progress:
        task = progress.add_task(voice.say("backup-bar"), total=None)
        backups.backup(database, file, lambda done, pages: progress.update(task, completed=done, total=pages))
    voice.tell("serve-saved", file=str(file))


@commands.command(help=say("cli-restore"))
def restore(file: Copy, database: Database = "sabbat.db", lang: Language = None) -> None:
    from sabbat.server.storage import backups

    backups.restore(file, database)
    voice.tell("serve-saved", file=database)


@commands.command(help=say("cli-export"))
def export(
    folder: Annotated[Path, typer.Argument(help=say("cli-export-folder"), metavar="FOLDER")],
    database: Database = "sabbat.db",
    lang: Language = None,
) -> None:
    from sabbat.server.storage import backups

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRequest("cannot-write", file=str(folder), why=from_system(error)) from None
    lines = []
    with voice.progress() as progress:
        matches = progress.track(backups.finished(database), description=voice.say("export-bar"))
        for code, facts, record in matches:
            write_text(folder / f"{facts['game']}-{code}.txt", record)
            lines.append(f"{json.dumps(facts, ensure_ascii=False)}\n")
    write_text(folder / "matches.jsonl", "".join(lines))
    voice.tell("serve-exported", count=len(lines), folder=str(folder))


def hide_adventure(
    id: Annotated[str, typer.Argument(help=say("cli-adventure-id"), metavar="ID")],
    show: Annotated[bool, typer.Option("--show", help=say("cli-adventure-show"))] = False,
    database: Database = "sabbat.db",
    lang: Language = None,
) -> None:
    """Take an adventure out of the gallery of a house, which may be open meanwhile, or let it in again."""
    from sabbat.server.storage.adventures import Adventures
    from sabbat.server.storage.databases import open_store

    store = open_store(database)
    try:
        asyncio.run(Adventures(store).hide(id, not show))
    finally:
        store.close()
    voice.tell("adventure-shown" if show else "adventure-hidden", id=id)
