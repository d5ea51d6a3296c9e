"""What the engine thinks of finished games is kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.create_table(
        "analysis",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("eyes", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["hall_table.id"]),
        sa.PrimaryKeyConstraint("table_id", "eyes"),
    )


def downgrade() -> None:
    op.drop_table("analysis")
