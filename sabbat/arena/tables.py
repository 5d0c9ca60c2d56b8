"""Results as a table: Parquet for who works on them with polars, pandas or DuckDB (extra `sabbat[lab]`)."""

import importlib
from pathlib import Path
from typing import Any

from sabbat.arena.contest import Contest
from sabbat.core.errors import BadRequest


def polars() -> Any:
    """The library; BadRequest says how to install it if it is not there."""
    try:
        return importlib.import_module("polars")
    except ModuleNotFoundError as error:
        raise BadRequest("extra-missing", extra="lab", module=error.name) from None


def write_parquet(contest: Contest, file: Path) -> None:
    """A row for each match, in the order of rounds, with the columns of `results.jsonl`."""
    rows = sorted((result.plain() for result in contest.results.values()), key=lambda row: (row["round"], row["id"]))
    polars().DataFrame(rows).write_parquet(file)
