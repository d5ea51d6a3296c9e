"""People keep what they have brought; of games that are over from now on, seats name it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.create_table(
        "belonging",
        sa.Column(
            "person_id", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("word", sa.Text(), nullable=False),
        sa.Column("title", sa.String(120), nullable=False),
        sa.Column("note", sa.Text(), nullable=False, server_default=""),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.add_column("seat", sa.Column("brought", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("seat", "brought")
    op.drop_table("belonging")
