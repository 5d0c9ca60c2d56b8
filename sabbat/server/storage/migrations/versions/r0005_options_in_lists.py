"""Lists say what is played: the options of a table; of those from before nothing is said."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("options", sa.Text, nullable=False, server_default="{}"))
