"""Correspondence tables, with days a move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("hall_table", sa.Column("days", sa.Integer(), nullable=True))
    op.add_column("hall_table", sa.Column("asked", sa.Integer(), nullable=True))
    op.add_column("hall_table", sa.Column("due", sa.BigInteger(), nullable=True))
    op.add_column("hall_table", sa.Column("reminded", sa.Integer(), nullable=True))
    op.add_column("seat", sa.Column("late", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seek", sa.Column("days", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("seek", "days")
    op.drop_column("seat", "late")
    for name in ("reminded", "due", "asked", "days"):
        op.drop_column("hall_table", name)
