"""Push messages: the key of the hall, and the browsers that want to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "push_key",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "push_subscription",
        sa.Column(
            "session", sa.String(64), sa.ForeignKey("session.token", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("push_subscription")
    op.drop_table("push_key")
