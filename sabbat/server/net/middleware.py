"""The middleware: checks the origin, host and rate of every request and connection, and identifies the person."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import msgspec

from sabbat.core.errors import BadRequest
from sabbat.locales import LANGUAGES, speech
from sabbat.server.live.blocks import Blocks
from sabbat.server.live.timing import Limits, ticks
from sabbat.server.net.admission import Networks
from sabbat.server.net.handshake import EXTENSION, Handshake
from sabbat.server.net.http_connection import REFUSED
from sabbat.server.net.identity import Signer, cookie_in, new_person, set_cookie

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
OPEN = ("/healthz", "/metrics")
FULL = {"house-full": 503, "too-many-connections": 429}
"""The status of connections that are too many."""
BY_BOTS = ("/api/workshop/surprise", "/api/workshop/trial")
"""Requests that wait for bots, not for the store: they have no time limit."""
FILES = "/assets/"
FILE_COST = 0.1
"""A file of the client counts as so much of a request: a page takes dozens, from memory, and a browser keeps them."""
FOR_THE_HOST = "/api/house/"
"""Requests of the host, who has the token and cannot be blocked."""
HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@dataclass
class Visit:
    """Who comes, in which language they are answered, and the cookie that is to be set for them."""

    person: str
    known: bool
    language: str
    address: str = "?"
    cookie: str | None = None


def language_of(accepted: str) -> str:
    """The first of our languages that a browser accepts."""
    wishes = [part.split(";")[0].strip()[:2].lower() for part in accepted[:200].split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), "en")


Converse = Callable[[Visit, Handshake, Receive, Send], Awaitable[None]]
SOCKET = "/ws"


class Middleware:
    """Wraps the application; WebSockets go to `converse` instead."""

    def __init__(
        self,
        app: App,
        converse: Converse,
        *,
        origins: list[str],
        limits: Limits,
        hosts: list[str],
        most_bytes: int,
        client_timeout: float,
        answer_timeout: float,
        blocks: Blocks,
        measurers: Networks,
    ) -> None:
        self.app = app
        self.converse = converse
        self.origins = {origin.rstrip("/").lower() for origin in origins}
        self.limits = limits
        self.hosts = {host.lower() for host in hosts}
        self.most_bytes = most_bytes
        self.client_timeout = client_timeout
        self.answer_timeout = answer_timeout
        self.blocks = blocks
        self.measurers = measurers
        self.signer = Signer("")
        """Replaced by one with the key of the house as soon as that is read."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        visit, refusal = self._examine(scope)
        if refusal is not None:
            await _refuse(scope, receive, send, visit, *refusal)
        elif scope["type"] == "websocket":
            if scope["path"] == SOCKET:
                await self.converse(visit, scope["extensions"][EXTENSION], receive, send)
            else:
                await _refuse(scope, receive, send, visit, 404, BadRequest("no-page", path=scope["path"][:100]))
        else:
            await self._answer(scope, receive, send, visit)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, visit: Visit) -> None:
        """Let the application answer; if the store or the rest of the request takes too long, say so."""
        signed = self._signed(send, visit, scope["scheme"] == "https")
        began, whole = False, _bodiless(scope)
        patience = None if scope["path"] in BY_BOTS else self.answer_timeout

        async def noted(message: Any) -> None:
            nonlocal began
            began = True
            await signed(message)

        async def asked() -> Any:
            nonlocal whole
            message = await receive()
            if not whole and not message.get("more_body", False):
                whole = True
                limit.reschedule(None if patience is None else asyncio.get_running_loop().time() + patience)
            return message

        try:
            async with asyncio.timeout(patience if whole else self.client_timeout) as limit:
                await self.app(scope, asked, noted)
        except TimeoutError:
            if not began:
                late = (503, BadRequest("storage-slow")) if whole else (408, BadRequest("request-slow"))
                await _refuse(scope, receive, send, visit, *late)

    def _examine(self, scope: Scope) -> tuple[Visit, tuple[int, BadRequest] | None]:
        """Identify the visitor; return the refusal, too, if there is one."""
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        visit = scope["sabbat"] = self._visit(scope, headers)
        return visit, self._refusal(scope, headers, visit)

    def _visit(self, scope: Scope, headers: dict[str, str]) -> Visit:
        person = self.signer.read(cookie_in(scope["headers"]))
        address = scope["client"][0] if scope.get("client") else "?"
        language = language_of(headers.get("accept-language", ""))
        return Visit(person or new_person(), person is not None, language, address)

    def _refusal(self, scope: Scope, headers: dict[str, str], visit: Visit) -> tuple[int, BadRequest] | None:
        """Why this request is refused, if it is."""
        full = scope.get("state", {}).get(REFUSED)
        if full and scope["path"] not in OPEN:
            return FULL[full], BadRequest(full)
        whom = [visit.address, visit.person] if visit.known else [visit.address]
        if scope["path"] == "/metrics" and visit.address not in self.measurers:
            return 404, BadRequest("no-page", path="/metrics")
        cost = FILE_COST if scope["path"].startswith(FILES) else 1
        if scope["path"] not in OPEN and not all(self.limits.take(who, ticks(), cost) for who in whom):
            return 429, BadRequest("too-fast")
        if not scope["path"].startswith((*OPEN, FOR_THE_HOST)) and self.blocks.stops(visit.person, visit.address):
            return 403, BadRequest("blocked")
        if self.hosts and scope["path"] not in OPEN and _host(headers) not in self.hosts:
            return 400, BadRequest("other-host")
        if _broken(headers.get("origin", "")):
            return 400, BadRequest("bad-message", why="Origin")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not self.from_here(headers):
            return 403, BadRequest("foreign-origin")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.most_bytes or "transfer-encoding" in headers:
            return 413, BadRequest("too-long", most=self.most_bytes)
        return None

    def from_here(self, headers: dict[str, str]) -> bool:
        """Whether a page of ours is asking, or no browser at all."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        try:
            place = urlsplit(origin).netloc.lower()
        except ValueError:
            return False
        return place == headers.get("host", "").lower() != "" or origin.lower() in self.origins

    def _signed(self, send: Send, visit: Visit, secure: bool) -> Send:
        """Add security headers to an answer, and the cookie of a new person."""

        async def answer(message: Any) -> None:
            if message["type"] == "http.response.start":
                cookie = visit.cookie
                if cookie is None and not visit.known:
                    cookie = self.signer.sign(visit.person)
                extra = dict(HEADERS) if cookie is None else {**HEADERS, "set-cookie": set_cookie(cookie, secure)}
                message = {**message, "headers": [*message.get("headers", []), *_encoded(extra)]}
            await send(message)

        return answer


def _encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def problem(error: BadRequest, language: str) -> dict[str, Any]:
    """A refusal as it is sent."""
    return {"code": error.reason, "message": speech(language).explain(error)}


def _bodiless(scope: Scope) -> bool:
    """Whether a request has no body: it is complete with its headers."""
    return not any(name == b"content-length" and value.strip(b"0 ") for name, value in scope["headers"])


def _host(headers: dict[str, str]) -> str:
    """The name by which the server was asked for, without a port."""
    host = headers.get("host", "").lower()
    return host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]


def _broken(origin: str) -> bool:
    try:
        urlsplit(origin)
    except ValueError:
        return True
    return False


async def _refuse(scope: Scope, receive: Receive, send: Send, visit: Visit, status: int, error: BadRequest) -> None:
    """Refuse. Browsers hide the status of a refused handshake, so a WebSocket is opened, and closed with a code."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": 4000 + status, "reason": error.reason})
        return
    headers = _encoded({**HEADERS, "content-type": "application/json", "connection": "close"})
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem(error, visit.language))})
