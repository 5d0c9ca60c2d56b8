"""Ratings are counted after a match: which matches count, and which the ratings know of already."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE tables SET counted = (status = 'over')")
    op.create_index("tables_to_count", "tables", ["status", "rated", "counted"])
