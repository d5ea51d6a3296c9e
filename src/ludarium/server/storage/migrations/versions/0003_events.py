"""Events: their logs, and the tokens of programs that work at their desks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "event",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("preset", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "event_entry",
        sa.Column("event_id", sa.String(16), sa.ForeignKey("event.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.create_table(
        "event_token",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("event_id", sa.String(16), sa.ForeignKey("event.id"), nullable=False, index=True),
        sa.Column("account", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    for name in ("event_token", "event_entry", "event"):
        op.drop_table(name)
