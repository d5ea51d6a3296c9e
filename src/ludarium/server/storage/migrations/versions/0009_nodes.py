"""Several halls may share a database: nodes, and which of them has a table or an event."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "hall_node",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("counts", sa.JSON(), nullable=False),
    )
    op.create_index("ix_hall_node_name", "hall_node", ["name"])
    op.add_column("hall_table", sa.Column("owner", sa.Integer(), nullable=True))
    op.add_column("event", sa.Column("owner", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("event", "owner")
    op.drop_column("hall_table", "owner")
    op.drop_table("hall_node")
