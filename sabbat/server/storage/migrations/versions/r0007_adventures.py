"""Adventures that people made, with their versions, and who likes them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "adventures",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("maker", sa.Text, nullable=True),
        sa.Column("origin", sa.Text, nullable=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("goal", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("plays", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("adventures_by_maker", "adventures", ["maker", "changed"])
    op.create_index("adventures_by_change", "adventures", ["public", "hidden", "changed"])
    op.create_table(
        "adventure_versions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("layout", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("measured", sa.Text, nullable=True),
    )
    op.create_table(
        "adventure_likes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
    )
