"""Puzzles from matches of the house, who solved what, and the deals of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("exercise", sa.Text, primary_key=True),
        sa.Column("at_once", sa.Boolean, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("attempts_by_exercise", "attempts", ["exercise"])
    op.create_table(
        "deals",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
    )
    op.create_index("deals_by_person", "deals", ["person"])
