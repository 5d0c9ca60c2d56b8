"""The way from each released schema to the present one; `upgrade` runs by itself when a database is opened."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

HERE = Path(__file__).parent


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring a database to a revision."""
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
