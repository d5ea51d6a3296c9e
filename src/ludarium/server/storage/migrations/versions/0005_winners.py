"""A finished table says who won."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("hall_table", sa.Column("winners", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("hall_table", "winners")
