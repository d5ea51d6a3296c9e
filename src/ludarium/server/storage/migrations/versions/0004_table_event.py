"""A table may belong to an event."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("hall_table", sa.Column("event", sa.String(16), nullable=True))


def downgrade() -> None:
    op.drop_column("hall_table", "event")
