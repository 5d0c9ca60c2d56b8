"""The tables of the database, for SQLite and PostgreSQL alike. Times are milliseconds since 1970."""

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, Table, Text, true

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
"""Events of whole commits that are yet to be filed (SQLite only)."""

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
    Index("tables_by_status", "status", "public", "changed"),
)
"""What lists need to know of a table, computed from its events; `stirring` if things may happen there by themselves."""

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
