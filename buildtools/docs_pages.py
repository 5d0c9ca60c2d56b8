"""A hook of mkdocs: the page `contributing.md` is CONTRIBUTING.md, which people look for beside the README."""

from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """The text of a page before it is rendered; links from the root become links from docs/."""
    if page.file.src_uri != "contributing.md":
        return markdown
    return (ROOT / "CONTRIBUTING.md").read_text("utf-8").replace("](docs/", "](")
