"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("lang", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "session",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(32), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_session_person_id", "session", ["person_id"])
    op.create_table(
        "hall_table",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("host_id", sa.String(32), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("scores", sa.JSON(), nullable=True),
    )
    op.create_index("ix_hall_table_host_id", "hall_table", ["host_id"])
    op.create_index("ix_hall_table_status", "hall_table", ["status"])
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("hall_table.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person_id", sa.String(32), sa.ForeignKey("person.id"), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64), nullable=True),
        sa.Column("nonce", sa.String(64), nullable=False),
    )
    op.create_index("ix_seat_person_id", "seat", ["person_id"])
    op.create_table(
        "choice",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("hall_table.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("option", sa.String(128), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=True),
        sa.Column("message", sa.String(64), nullable=True),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("hall_table.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=True),
        sa.Column("phrase", sa.String(64), nullable=True),
        sa.Column("to_seat", sa.Integer(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "pause",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    for name in ("heartbeat", "pause", "chat", "choice", "seat", "hall_table", "session", "person"):
        op.drop_table(name)
