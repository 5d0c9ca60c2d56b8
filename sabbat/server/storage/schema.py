"""The tables of the database, for SQLite and PostgreSQL alike. Times are milliseconds since 1970."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData()

events = Table(
    "events",
    metadata,
    Column("code", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""Everything that happened, append-only; the key lets no two workers write different histories."""

journal = Table(
    "journal",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("data", LargeBinary, nullable=False),
    sqlite_autoincrement=True,
)
"""Events of whole commits that are yet to be flushed (SQLite only)."""

tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("stirring", Boolean, nullable=False, server_default=true()),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("options", Text, nullable=False, server_default="{}"),
    Column("rated", Boolean, nullable=False, server_default=true()),
    Column("counted", Boolean, nullable=False, server_default=false()),
    Index("tables_by_status", "status", "public", "changed"),
    Index("tables_to_count", "status", "rated", "counted"),
)
"""What lists need to know of a table, computed from its events; `stirring` if things may happen there by themselves,
`counted` once the ratings know of the match.
"""

places = Table(
    "places",
    metadata,
    Column("code", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=True),
    Column("bot", Text, nullable=True),
    Column("rank", Integer, nullable=True),
    Column("score", Integer, nullable=True),
    Index("places_by_person", "person"),
)
"""Who sits where, and how it ended."""

ratings = Table(
    "ratings",
    metadata,
    Column("who", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)
"""How strong people and bots have shown themselves."""

visits = Table(
    "visits",
    metadata,
    Column("person", Text, primary_key=True),
    Column("code", Text, primary_key=True),
)
"""At which tables somebody sat or spoke: where to look for their words."""

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("hat", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("token", LargeBinary, primary_key=True),
    Column("person", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
)
"""One-time links to another device, by the hash of their token."""

reviews = Table(
    "reviews",
    metadata,
    Column("code", Text, primary_key=True),
    Column("effort", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
"""Reviews of finished matches: what was luck and what was play. They name nobody."""

deals = Table(
    "deals",
    metadata,
    Column("day", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Index("deals_by_person", "person"),
)
"""Who plays the deal of a day, and at which table: one attempt for each person."""

puzzles = Table(
    "puzzles",
    metadata,
    Column("id", Text, primary_key=True),
    Column("source", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""Puzzles that were found in public matches of the house, by the codes of these; the game brings others."""

attempts = Table(
    "attempts",
    metadata,
    Column("person", Text, primary_key=True),
    Column("exercise", Text, primary_key=True),
    Column("at_once", Boolean, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("attempts_by_exercise", "exercise"),
)
"""Who tried which puzzle, or which mistake of their own, and with what success at the first try and at last."""

leases = Table(
    "leases",
    metadata,
    Column("code", Text, primary_key=True),
    Column("worker", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Which worker sees to what happens at a table by itself, where there are several."""

house = Table(
    "house",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the house remembers of itself: the key of its signatures, when it was last alive."""

adventures = Table(
    "adventures",
    metadata,
    Column("id", Text, primary_key=True),
    Column("maker", Text, nullable=True),
    Column("origin", Text, nullable=True),
    Column("version", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("goal", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hidden", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("plays", Integer, nullable=False, server_default="0"),
    Column("hardness", Text, nullable=True),
    Column("turns", Integer, nullable=True),
    Index("adventures_by_maker", "maker", "changed"),
    Index("adventures_by_change", "public", "hidden", "changed"),
)
"""Adventures that people made: what lists say of their present version. `hidden` by the host of the house.
`hardness` and `turns` are empty until bots have measured that version."""

adventure_versions = Table(
    "adventure_versions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("layout", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("measured", Text, nullable=True),
)
"""Every version of an adventure as JSON, and how bots flew it."""

adventure_likes = Table(
    "adventure_likes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, primary_key=True),
)
