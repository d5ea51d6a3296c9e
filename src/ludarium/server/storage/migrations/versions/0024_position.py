"""A table may begin from a position; all tables so far begin as the game does."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.add_column("hall_table", sa.Column("position", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("hall_table", "position")
