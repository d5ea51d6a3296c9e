"""A table may follow another one: a rematch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("hall_table", sa.Column("again", sa.String(16), nullable=True))


def downgrade() -> None:
    op.drop_column("hall_table", "again")
