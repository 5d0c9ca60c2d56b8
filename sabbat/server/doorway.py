"""The doorway: every request and connection comes through it, is asked where it comes from, and gets to be somebody."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec

from sabbat.core.errors import BadRequest
from sabbat.locales import LANGUAGES, speech
from sabbat.server.connection import EXTENSION, Connection
from sabbat.server.identity import Signer, cookie_in, new_person, set_cookie
from sabbat.server.limits import Limits

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Network = IPv4Network | IPv6Network
App = Callable[[Any, Any, Any], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
OPEN = ("/healthz", "/metrics")
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
    cookie: str | None = None


def language_of(accepted: str) -> str:
    """The first of our languages that a browser accepts."""
    wishes = [part.split(";")[0].strip()[:2].lower() for part in accepted[:200].split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), "en")


Converse = Callable[[Visit, Connection, Receive, Send], Awaitable[None]]
SOCKET = "/ws"


class Doorway:
    """Wraps the application; who comes with a WebSocket is led past it, to `converse`."""

    def __init__(
        self,
        app: App,
        converse: Converse,
        *,
        origins: list[str],
        limits: Limits,
        now: Callable[[], int],
        most_bytes: int,
        measurers: list[Network],
    ) -> None:
        self.app = app
        self.converse = converse
        self.origins = {origin.rstrip("/").lower() for origin in origins}
        self.limits = limits
        self.now = now
        self.most_bytes = most_bytes
        self.measurers = measurers
        self.signer = Signer("")
        """Replaced by one with the key of the house as soon as that is read."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        visit, refusal = self._examine(scope)
        if refusal is not None:
            await _refuse(scope, send, visit, *refusal)
        elif scope["type"] == "websocket":
            if scope["path"] == SOCKET:
                await self.converse(visit, scope["extensions"][EXTENSION], receive, send)
            else:
                await _refuse(scope, send, visit, 404, BadRequest("no-page", path=scope["path"][:100]))
        else:
            await self.app(scope, receive, self._signed(send, visit, scope["scheme"] == "https"))

    def _examine(self, scope: Scope) -> tuple[Visit, tuple[int, BadRequest] | None]:
        """Who comes, and why they do not come in, if so."""
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        visit = scope["sabbat"] = self._visit(scope, headers)
        return visit, self._refusal(scope, headers, visit)

    def _visit(self, scope: Scope, headers: dict[str, str]) -> Visit:
        person = self.signer.read(cookie_in(scope["headers"]))
        return Visit(person or new_person(), person is not None, language_of(headers.get("accept-language", "")))

    def _refusal(self, scope: Scope, headers: dict[str, str], visit: Visit) -> tuple[int, BadRequest] | None:
        """Why this one does not come in, if so."""
        address = scope["client"][0] if scope.get("client") else "?"
        whom = [address, visit.person] if visit.known else [address]
        if scope["path"] == "/metrics" and not self._may_measure(address):
            return 404, BadRequest("no-page", path="/metrics")
        if scope["path"] not in OPEN and not all(self.limits.take(who, self.now()) for who in whom):
            return 429, BadRequest("too-fast")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not self.from_here(headers):
            return 403, BadRequest("foreign-origin")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.most_bytes or "transfer-encoding" in headers:
            return 413, BadRequest("too-long", most=self.most_bytes)
        return None

    def _may_measure(self, address: str) -> bool:
        """Whether figures are for somebody at this address."""
        try:
            place = ip_address(address)
        except ValueError:
            return False
        return any(place in network for network in self.measurers)

    def from_here(self, headers: dict[str, str]) -> bool:
        """Whether a page of ours is asking, or no browser at all."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        same_host = urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
        return same_host or origin.lower() in self.origins

    def _signed(self, send: Send, visit: Visit, secure: bool) -> Send:
        """Answers carry the headers of the house, and a cookie for whoever is new."""

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


async def _refuse(scope: Scope, send: Send, visit: Visit, status: int, error: BadRequest) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4000 + status, "reason": error.reason})
        return
    headers = _encoded({**HEADERS, "content-type": "application/json"})
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem(error, visit.language))})
