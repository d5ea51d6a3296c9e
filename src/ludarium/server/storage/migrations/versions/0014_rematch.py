"""A finished table knows the rematch that takes everybody along."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("hall_table", sa.Column("next", sa.String(16), nullable=True))


def downgrade() -> None:
    op.drop_column("hall_table", "next")
