"""The pages of the browser client: one HTML file for every address that people see, and what it loads."""

from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.static_files import create_static_files_router

PAGES = Path(__file__).parent / "static"
ADDRESSES = ["/", "/me", "/t/{code:str}", "/r/{code:str}", "/learn/{game:str}", "/link/{token:str}"]


def page_handlers(folder: Path) -> list[Any]:
    """The handlers for a built client; none if it has not been built."""
    index = folder / "index.html"
    if not index.exists():
        return []
    html = index.read_bytes()

    @get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
    def page() -> Response[bytes]:
        return Response(html, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})

    assets = create_static_files_router("/assets", [folder / "assets"], include_in_schema=False)
    return [page, assets]
