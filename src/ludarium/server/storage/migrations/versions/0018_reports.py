"""Notices to everybody, reports, and what moderators do about them: silences and warnings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def _person(name: str = "person_id", gone: str = "CASCADE", nullable: bool = False) -> sa.Column[str]:
    key = sa.ForeignKey("person.id", ondelete=gone)
    return sa.Column(name, sa.String(32), key, nullable=nullable)


def _time(name: str, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=nullable)


def upgrade() -> None:
    op.create_table(
        "notice",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("texts", sa.JSON(), nullable=False),
        _time("begins"),
        _time("ends", nullable=True),
        _time("created"),
        _time("taken_back", nullable=True),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "report",
        sa.Column("id", sa.Integer(), primary_key=True),
        _person("reporter_id", "SET NULL", nullable=True),
        _person(),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("place", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16)),
        sa.Column("line", sa.Integer()),
        sa.Column("evidence", sa.JSON(), nullable=False),
        _time("created"),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("taken_by", sa.String(32)),
        _time("taken", nullable=True),
        sa.Column("closed_by", sa.String(32)),
        _time("closed", nullable=True),
        sa.Column("outcome", sa.String(16)),
        sa.Column("note", sa.String(500), nullable=False, server_default=""),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_report_reporter_id", "report", ["reporter_id"])
    op.create_index("ix_report_person_id", "report", ["person_id"])
    op.create_index("ix_report_status", "report", ["status"])
    op.create_table(
        "silence",
        sa.Column("id", sa.Integer(), primary_key=True),
        _person(),
        sa.Column("reason", sa.String(500), nullable=False),
        _time("created"),
        _time("until"),
        _time("lifted", nullable=True),
    )
    op.create_index("ix_silence_person_id", "silence", ["person_id"])
    op.create_table(
        "warning",
        sa.Column("id", sa.Integer(), primary_key=True),
        _person(),
        sa.Column("reason", sa.String(500), nullable=False),
        _time("created"),
        _time("seen", nullable=True),
    )
    op.create_index("ix_warning_person_id", "warning", ["person_id"])


def downgrade() -> None:
    for name in ("warning", "silence", "report", "notice"):
        op.drop_table(name)
