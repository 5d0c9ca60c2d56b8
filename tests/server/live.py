"""The real thing for tests: uvicorn on the loopback, clients with cookies and WebSockets."""

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from sabbat.server.live.hub import wall_clock
from sabbat.server.net.app import Settings
from sabbat.server.net.run import Server, make_server
from sabbat.server.storage.store import Store

PATIENCE = 60
FAST: dict[str, Any] = {"workers": 1, "bot_pace": 0.0, "request_rate": 0, "message_rate": 0, "hint_rate": 0}
FAST |= {"table_quota": 0, "answer_timeout": 60.0, "bot_nice": 0}


class Live:
    """A server in a thread of its own."""

    def __init__(self, database: str | Path, now: Callable[[], int] = wall_clock, **wishes: Any) -> None:
        self.port = 0
        self._ready = threading.Event()
        settings = Settings(database, **{**FAST, **wishes})
        self.server: Server = make_server(settings, "127.0.0.1", 0, self._listening, now=now)
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self.server._serve()

    def do(self, job: Callable[[Store], Coroutine[Any, Any, Any]]) -> Any:
        """Do something with the store of the running server."""
        return asyncio.run_coroutine_threadsafe(job(self.server.house.hub.store), self._loop).result(PATIENCE)

    def _listening(self, host: str, port: int) -> None:
        self.port = port
        self._ready.set()

    def start(self) -> "Live":
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"


@contextmanager
def live(database: str | Path, **wishes: Any) -> Iterator[Live]:
    """A server for as long as the block lasts."""
    server = Live(database, **wishes).start()
    try:
        yield server
    finally:
        server.stop()


class Refusal(Exception):
    """A `wrong` from the server; its text is the code."""

    def __init__(self, message: dict[str, Any]) -> None:
        super().__init__(message["code"])
        self.message = message


class Guest:
    """Somebody with a browser: a cookie, plain requests, and a WebSocket; `source` is the address they come from."""

    def __init__(self, address: str, name: str = "", source: str | None = None) -> None:
        self.address = address
        self.source = (source, 0) if source else None
        way = httpx.HTTPTransport(local_address=source, verify=False)  # nothing is encrypted: no certificates are read
        self.http = httpx.Client(base_url=f"http://{address}", timeout=PATIENCE, transport=way)
        self.id: str = self.http.get("/api/me").raise_for_status().json()["id"]
        if name:
            self.http.patch("/api/me", json={"name": name}).raise_for_status()
        self.heard: list[str] = []
        """Every text that came, as it came."""
        self.inbox: list[dict[str, Any]] = []
        self.asked = 0
        self.socket: ClientConnection | None = None
        self._open = ExitStack()

    @property
    def cookie(self) -> str:
        return f"sabbat={self.http.cookies['sabbat']}"

    def come(self, address: str | None = None, lang: str = "en") -> "Guest":
        """Connect (again) and say hello."""
        self.address = address or self.address
        headers = {"Cookie": self.cookie, "Origin": f"http://{self.address}"}
        self._open = ExitStack()
        url = f"ws://{self.address}/ws"
        wire = connect(
            url,
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            max_queue=None,
            source_address=self.source,
        )
        self.socket = self._open.enter_context(wire)
        self.ask("hello", version=1, lang=lang, frames=True)
        return self

    def go(self) -> None:
        self._open.close()
        self.socket = None

    def close(self) -> None:
        self.go()
        self.http.close()

    def send(self, type: str, **fields: Any) -> int:
        """Send a message without waiting for its answer."""
        assert self.socket is not None
        self.asked += 1
        self.socket.send(json.dumps({"type": type, "id": self.asked, **fields}))
        return self.asked

    def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message; its answer, or Refusal."""
        id = self.send(type, **fields)
        while True:
            message = self.hear()
            if message.get("id") == id and message["type"] not in ("news", "waiting"):
                self.inbox.remove(message)
                if message["type"] == "wrong":
                    raise Refusal(message)
                return message

    def hear(self) -> dict[str, Any]:
        """The next message that comes."""
        assert self.socket is not None
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        self.inbox.append(message)
        return message

    def news(self, table: str, seq: int = 0) -> dict[str, Any]:
        """The latest news of a table, once they reach event `seq`."""
        while True:
            found = [m for m in self.inbox if m["type"] == "news" and m["table"] == table and m["seq"] >= seq]
            if found:
                return found[-1]
            self.hear()

    def sight(self, table: str, seq: int = 0) -> dict[str, Any]:
        """How the match stood in the latest news that tell it."""
        self.news(table, seq)
        shown = [m for m in self.inbox if m["type"] == "news" and m["table"] == table and m.get("sight")]
        sight: dict[str, Any] = shown[-1]["sight"]
        return {**sight, "seq": shown[-1]["seq"], "seat": shown[-1]["seat"]}


def open_table(host: Guest, game: str = "course-de-sorcieres", players: int = 2, **wishes: Any) -> str:
    """A table opened over HTTP; its code."""
    beside = {name: wishes.pop(name) for name in ("sit", "bots", "start") if name in wishes}
    setup = {"game": game, "players": players, **wishes}
    answer = host.http.post("/api/tables", json={"setup": setup, **beside})
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


def match_of(*people: Guest, **wishes: Any) -> str:
    """A match about to be played by these people, who all watch it; its code."""
    code = open_table(people[0], players=len(people), **wishes)
    for seat, guest in enumerate(people):
        guest.ask("watch", table=code)
        guest.ask("sit", table=code, seat=seat)
    people[0].ask("start", table=code)
    return code
