"""The pages of the browser client: one HTML file for every address that people see, and what it loads."""

import asyncio
import gzip
import json
import mimetypes
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from sabbat.server.live.hub import Hub
from sabbat.server.storage.commits import StorageFailed
from sabbat.server.storage.schema import tables

PAGES = Path(__file__).parents[1] / "static"
ADDRESSES = {
    "/": "Home",
    "/me": "Me",
    "/t/{code:str}": "Table",
    "/r/{code:str}": "Replay",
    "/learn/{game:str}": "Learn",
    "/link/{token:str}": "Link",
    "/workshop": "Workshop",
    "/workshop/{id:str}": "Workshop",
    "/a/{id:str}": "Adventure",
    "/adventures": "Adventures",
    "/deal": "Deal",
    "/deal/{day:str}": "Deal",
    "/puzzles": "Puzzles",
    "/puzzles/{id:str}": "Puzzles",
    "/again/{code:str}": "Again",
}
"""Every address that people see, and the file of its page in web/src/pages. `make wire` tells the client."""
NAMED = {address.split("/")[1]: name for address, name in ADDRESSES.items()}
"""The page of each address, by the first word of the address."""
FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
WORTH_PACKING = 600
PATIENCE = 0.2
"""Seconds that a page waits for the store, to tell which board it will need."""
PACKED = ("text/", "application/json", "application/manifest+json", "image/svg+xml", "application/wasm")
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}


@dataclass(frozen=True)
class Leaf:
    """A file, as it is sent."""

    body: bytes
    packed: bytes | None
    kind: str
    keep: str

    def answer(self, request: Request[Any, Any, Any], **more: str) -> Response[bytes]:
        """The file, packed if the browser takes that."""
        headers = {"cache-control": self.keep, "vary": "accept-encoding", **more}
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = self.packed
        return Response(body, media_type=self.kind, headers=headers)


@cache
def leaf(path: Path, keep: str) -> Leaf:
    """A file, read and packed once."""
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    worth = len(body) >= WORTH_PACKING and kind.startswith(PACKED)
    return Leaf(body, gzip.compress(body, 9, mtime=0) if worth else None, kind, keep)


class Preloads:
    """The files that a page needs, for the `Link` header: the browser fetches them at once."""

    def __init__(self, folder: Path) -> None:
        path = folder / "preloads.json"
        self._files: dict[str, dict[str, list[str]]] = json.loads(path.read_bytes()) if path.exists() else {}

    async def link(self, request: Request[Any, Any, Any]) -> str:
        """The `Link` header of an address: the page's own code, the words, and the board of a table."""
        place, _, code = request.url.path[1:].partition("/")
        language = request.scope["sabbat"].language  # type: ignore[typeddict-item]
        game = await _game_at(request.app.state.hub, code) if place == "t" else ""
        wanted = [("pages", NAMED.get(place, "")), ("words", f"{language}/web")]
        wanted += [("boards", game), ("words", f"{language}/{game}")]
        files = [file for part, name in wanted for file in self._files.get(part, {}).get(name, [])]
        return ", ".join(_preload(file) for file in dict.fromkeys(files))


async def _game_at(hub: Hub, code: str) -> str:
    """The game of a table; an empty text if there is no such table, or if the store does not answer soon."""
    room = hub.rooms.get(code)
    if room is not None:
        return room.table.setup.game
    with suppress(StorageFailed, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            return "".join(listing.game for listing in await hub.store.listed(tables.c.code == code, most=1))
    return ""


def _preload(file: str) -> str:
    return f"</{file}>; rel=" + ("preload; as=style; crossorigin" if file.endswith(".css") else "modulepreload")


def page_handlers(folder: Path) -> list[Any]:
    """The handlers for a built client; none if it has not been built."""
    index = folder / "index.html"
    if not index.exists():
        return []
    known = {str(path.relative_to(folder)): path for path in folder.rglob("*") if path.is_file()}

    preloads = Preloads(folder)

    @get(list(ADDRESSES), include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        link = await preloads.link(request)
        return leaf(index, FRESH).answer(request, **({"link": link} if link else {}))

    @get(["/sw.js", "/manifest.webmanifest"], include_in_schema=False, sync_to_thread=False)
    def beside(request: Request[Any, Any, Any]) -> Response[bytes]:
        return leaf(folder / request.url.path[1:], FRESH).answer(request)

    @get("/assets/{path:path}", include_in_schema=False, sync_to_thread=False)
    def asset(request: Request[Any, Any, Any], path: Annotated[Path, Parameter()]) -> Response[bytes]:
        name = f"assets/{str(path).lstrip('/')}"
        if name not in known:
            raise NotFoundException
        return leaf(known[name], FOREVER if _hashed(name) else FRESH).answer(request)

    return [page, beside, asset]


def _hashed(name: str) -> bool:
    """Whether a file's name changes with its content, as the build names what it makes."""
    return name.startswith("assets/made/")
