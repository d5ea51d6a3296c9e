"""Seeks, tables that begin once all have come, and who says that they are here."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "seek",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column(
            "person_id",
            sa.String(32),
            sa.ForeignKey("person.id", ondelete="CASCADE"),
            nullable=False,
            unique=True,
        ),
        sa.Column("party", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("brought", sa.JSON(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("pairs", sa.Boolean(), nullable=False),
        sa.Column("least", sa.Integer()),
        sa.Column("most", sa.Integer()),
        sa.Column("pace", sa.String(16)),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("hall_table.id", ondelete="CASCADE")),
    )
    for column in ("party", "seen", "table_id"):
        op.create_index(f"ix_seek_{column}", "seek", [column])
    op.create_table(
        "presence",
        sa.Column(
            "person_id", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("lobby", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("watching", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("playing", sa.BigInteger(), nullable=False, server_default="0"),
    )
    op.add_column("person", sa.Column("visible", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("hall_table", sa.Column("paired", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("hall_table", "paired")
    op.drop_column("person", "visible")
    op.drop_table("presence")
    op.drop_table("seek")
