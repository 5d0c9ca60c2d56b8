"""How long a person waits for a move while master bots are at work: `sabbat serve` as a process, every move fsynced.

Run as `python bench/yielding.py` with the compiled package installed, on a quiet machine. Twenty people at ten tables
play, at the pace of people who know what they want and as fast as they can; beside them forty tables of master bots are
watched, so that the bots do not rest, or none. Each is measured three times; the medians stand here. SABBAT_DISK names
the folder of the database. Writes bench/yielding.md.
"""

import asyncio
import contextlib
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from sabbat.games import house_games

PAIRS = 10
BOTS = int(os.environ.get("SABBAT_BOT_TABLES", "40"))
SECONDS = float(os.environ.get("SABBAT_SECONDS", "20"))
TIMES = int(os.environ.get("SABBAT_TIMES", "3"))
PACES = {"a move every 0.1 s": 0.1, "as fast as they can": 0.0}
GAME = "witty-witches"
QUIET = 0.5
"""With a higher load before it begins, a measurement is no measurement."""


@contextlib.contextmanager
def serving() -> Iterator[str]:
    """A server with its own settings, but for the limits of what one address may do; its address."""
    program = [str(Path(sys.executable).parent / "sabbat"), "serve", "--port", "0"]
    limits = [word for name in ("request-rate", "message-rate", "table-quota") for word in (f"--{name}", "0")]
    with tempfile.TemporaryDirectory(dir=os.environ.get("SABBAT_DISK")) as folder:
        command = [*program, "--database", f"{folder}/house.db", *limits]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                yield process.stdout.readline().split("//")[1].strip()
            finally:
                process.send_signal(signal.SIGTERM)


def request(address: str, path: str, cookie: str = "", **body: Any) -> tuple[dict[str, Any], str]:
    """An answer over HTTP, and the cookie that came with it."""
    data = json.dumps(body).encode() if body else None
    headers = {"content-type": "application/json", "cookie": cookie}
    with urllib.request.urlopen(urllib.request.Request(f"http://{address}{path}", data, headers)) as answer:
        return json.load(answer), (answer.headers["set-cookie"] or "").partition(";")[0]


class Guest:
    """One person's line to the house, who plays whatever is possible, and notes how long each move took."""

    def __init__(self, line: ClientConnection, cookie: str, pace: float) -> None:
        self.line, self.cookie, self.pace = line, cookie, pace
        self.waits: list[float] = []
        self.moves_seen = 0
        self.over = asyncio.Event()
        self._asked = 0
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.acting: set[asyncio.Task[None]] = set()

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        self._asked += 1
        answer = self._answers[self._asked] = asyncio.get_running_loop().create_future()
        await self.line.send(json.dumps({"type": type, "id": self._asked, **fields}))
        told: dict[str, Any] = await answer
        return told

    async def hear(self) -> None:
        """Hear to the end; news that ask for a move get one."""
        async for text in self.line:
            message = json.loads(text)
            if message["type"] == "news":
                self._told(message)
            elif (answer := self._answers.pop(message.get("id", 0), None)) is not None:
                answer.set_result(message)

    def _told(self, news: dict[str, Any]) -> None:
        self.moves_seen += sum(one["event"]["kind"] == "moved" for one in news["events"])
        if news.get("face", {}).get("status") == "over":
            self.over.set()
        sight = news.get("sight") or {}
        if news["seat"] is not None and sight.get("actions"):
            task = asyncio.create_task(self._act(news, sight["actions"]))
            self.acting.add(task)
            task.add_done_callback(self.acting.discard)

    async def _act(self, news: dict[str, Any], actions: list[str]) -> None:
        await asyncio.sleep(self.pace)
        action = actions[len(self.waits) % len(actions)]
        sent = time.perf_counter()
        done = await self.ask("act", table=news["table"], seq=news["seq"], seat=news["seat"], action=action)
        if done["type"] == "done" and not done.get("stale"):
            self.waits.append(time.perf_counter() - sent)


@contextlib.asynccontextmanager
async def guest(address: str, pace: float = 0.0) -> AsyncIterator[Guest]:
    """Somebody who has come and said hello."""
    _, cookie = await asyncio.to_thread(request, address, "/api/me")
    headers = {"Cookie": cookie}
    async with connect(f"ws://{address}/ws", additional_headers=headers, compression=None, max_queue=None) as line:
        one = Guest(line, cookie, pace)
        hearing = asyncio.create_task(one.hear())
        await one.ask("hello", version=1)
        yield one
        for task in (hearing, *one.acting):
            task.cancel()


async def play(anne: Guest, bea: Guest, address: str) -> None:
    """One match after the other, to the end."""
    setup = {"game": GAME, "players": 2}
    made, _ = await asyncio.to_thread(request, address, "/api/tables", anne.cookie, setup=setup, sit=[0])
    code = made["code"]
    while True:
        anne.over.clear()
        for one in (anne, bea):
            await one.ask("watch", table=code)
        await bea.ask("sit", table=code, seat=1)
        await anne.ask("start", table=code)
        await anne.over.wait()
        before, code = code, (await anne.ask("rematch", table=code))["table"]
        for one in (anne, bea):
            await one.ask("unwatch", table=before)


async def watch_bots(watcher: Guest, address: str, tables: int) -> None:
    """Tables of master bots alone, of every game in turn, which somebody watches."""
    games = list(house_games())
    for n in range(tables):
        wish = {"setup": {"game": games[n % len(games)], "players": 2}, "bots": "master", "start": True}
        made, _ = await asyncio.to_thread(request, address, "/api/tables", watcher.cookie, **wish)
        await watcher.ask("watch", table=made["code"])


async def measure(address: str, tables: int, pace: float) -> dict[str, float]:
    """How long moves of people took, in milliseconds, and how much bots did meanwhile."""
    async with contextlib.AsyncExitStack() as stack:
        watcher = await stack.enter_async_context(guest(address))
        people = [await stack.enter_async_context(guest(address, pace)) for _ in range(2 * PAIRS)]
        await watch_bots(watcher, address, tables)
        playing = [asyncio.create_task(play(people[n], people[n + 1], address)) for n in range(0, 2 * PAIRS, 2)]
        await asyncio.sleep(3)
        for one in [watcher, *people]:
            one.waits.clear()
            one.moves_seen = 0
        await asyncio.sleep(SECONDS)
        waits = [1000 * wait for one in people for wait in one.waits]
        for task in playing:
            task.cancel()
        p99 = statistics.quantiles(waits, n=100)[98]
        moves = {"moves": len(waits) / SECONDS, "bots": watcher.moves_seen / SECONDS}
        return {"p50": statistics.median(waits), "p99": p99, **moves}


def compare(pace: float) -> list[dict[str, float]]:
    """Without bots and with them, by turns, each with a server of its own; the median of each figure."""
    found: list[list[dict[str, float]]] = [[], []]
    for _ in range(TIMES):
        for tables, those in zip((0, BOTS), found, strict=True):
            with serving() as address:
                those.append(asyncio.run(measure(address, tables, pace)))
            print(tables, {name: round(value, 1) for name, value in those[-1].items()}, flush=True)
    return [{name: statistics.median(one[name] for one in those) for name in those[0]} for those in found]


def main() -> None:
    rows = ["| people play | master tables | moves/s | p50 ms | p99 ms | × | bots' moves/s |"]
    rows.append("| --- | --- | --- | --- | --- | --- | --- |")
    for words, pace in PACES.items():
        alone, beside = compare(pace)
        for tables, one in ((0, alone), (BOTS, beside)):
            times = one["p99"] / alone["p99"]
            figures = [f"{one['moves']:,.0f}", f"{one['p50']:.1f}", f"{one['p99']:.1f}", f"{times:.2f}"]
            rows.append(f"| {words} | {tables} | {' | '.join(figures)} | {one['bots']:.1f} |")
            print(rows[-1], flush=True)
    disk = os.environ.get("SABBAT_DISK", tempfile.gettempdir())
    load = f"Processors: {os.cpu_count()}; disk: {disk}; load before: {', '.join(f'{one:.1f}' for one in LOAD)}."
    if LOAD[0] > QUIET:
        load += " The machine was busy with other work: these figures prove nothing, and are to be measured again."
    text = f"# Bots yield to people\n\n{__doc__}\n{load}\n\n" + "\n".join(rows) + "\n"
    (Path(__file__).parent / "yielding.md").write_text(text)


LOAD = os.getloadavg()

if __name__ == "__main__":
    main()
