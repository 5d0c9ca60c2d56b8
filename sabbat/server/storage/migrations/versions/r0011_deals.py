"""The deal of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
    )
    op.create_index("deals_by_person", "deals", ["person"])
