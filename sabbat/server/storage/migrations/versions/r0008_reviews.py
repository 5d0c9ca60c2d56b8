"""Reviews of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("effort", sa.Text, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
