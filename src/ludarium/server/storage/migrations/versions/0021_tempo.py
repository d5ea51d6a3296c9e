"""A table keeps how quickly its bots act; so far all did as the hall's settings say, which is ``normal``."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("hall_table", sa.Column("tempo", sa.String(16), nullable=False, server_default="normal"))


def downgrade() -> None:
    op.drop_column("hall_table", "tempo")
