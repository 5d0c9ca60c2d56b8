"""Several workers: who cares for which table, and which tables want care."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("stirring", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "leases",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
