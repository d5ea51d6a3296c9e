"""Rated tables, and what they make of people's ratings; finished tables say what each seat has played as."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("hall_table", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("hall_table", sa.Column("played", sa.JSON(), nullable=True))
    op.create_table(
        "rating",
        sa.Column("person_id", sa.String(32), sa.ForeignKey("person.id"), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("rating", sa.Double(), nullable=False),
        sa.Column("deviation", sa.Double(), nullable=False),
        sa.Column("volatility", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("drawn", sa.Integer(), nullable=False),
        sa.Column("best", sa.Double(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=True),
    )
    op.create_index("ix_rating_game_rating", "rating", ["game", "rating"])
    op.create_table(
        "rated_seat",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("hall_table.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.String(32), sa.ForeignKey("person.id"), nullable=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("before", sa.Double(), nullable=True),
        sa.Column("rating", sa.Double(), nullable=True),
        sa.Column("deviation", sa.Double(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=True),
    )
    op.create_index("ix_rated_seat_person_id_at", "rated_seat", ["person_id", "at"])


def downgrade() -> None:
    for name in ("rated_seat", "rating"):
        op.drop_table(name)
    op.drop_column("hall_table", "played")
    op.drop_column("hall_table", "rated")
