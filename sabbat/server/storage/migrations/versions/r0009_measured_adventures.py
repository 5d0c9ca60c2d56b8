"""How long and how hard adventures are, as bots measured it, where lists are sorted and filtered by it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("adventures", sa.Column("hardness", sa.Text, nullable=True))
    op.add_column("adventures", sa.Column("turns", sa.Integer, nullable=True))
