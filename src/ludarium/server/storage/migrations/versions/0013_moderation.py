"""Bans, moderators and the audit log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "ban",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("person_id", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
        sa.Column("reason", sa.String(500), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger()),
        sa.Column("lifted", sa.BigInteger()),
    )
    op.create_index("ix_ban_person_id", "ban", ["person_id"])
    op.create_table(
        "moderator",
        sa.Column(
            "person_id", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by_kind", sa.String(16), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("act", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(500), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_audit_at", "audit", ["at"])
    op.create_index("ix_audit_about", "audit", ["about"])


def downgrade() -> None:
    op.drop_table("audit")
    op.drop_table("moderator")
    op.drop_table("ban")
