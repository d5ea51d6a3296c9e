"""Tables stand still while nobody looks at them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "table_pause",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("hall_table.id"), primary_key=True),
        sa.Column("began", sa.BigInteger(), primary_key=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
    )


def downgrade() -> None:
    op.drop_table("table_pause")
