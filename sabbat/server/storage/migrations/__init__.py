"""The way from each released schema to the present one; `upgrade` runs by itself when a database is opened."""

from functools import cache
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import Connection

HERE = Path(__file__).parent


class NewerDatabase(Exception):
    """A newer version of Sabbat has opened this database."""


def upgrade(connection: Connection, to: str | None = None) -> None:
    """Bring a database to a revision, the newest if none is named; NewerDatabase if its revision is unknown."""
    if revision_of(connection) != (to or newest()):
        _migrate(connection, to or newest())


def revision_of(connection: Connection) -> str | None:
    """The revision that a database has; None if it is new."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


@cache
def newest() -> str:
    """The last of our revisions; its number is in the name of its file."""
    return max(path.name[1:5] for path in (HERE / "versions").glob("r[0-9]*.py"))


def _migrate(connection: Connection, to: str) -> None:
    from alembic import command  # not at the top: most databases are up to date, and every process would import it
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as error:
        raise NewerDatabase(str(error)) from error
