"""Who has declined a rematch, and what those looked for who have come to a table of seeks, outlive a restart."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("hall_table", sa.Column("declined", sa.JSON(), nullable=False, server_default="[]"))
    op.create_table(
        "waited",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("seek", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["hall_table.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person_id"),
    )
    op.create_index("ix_waited_person_id", "waited", ["person_id"])


def downgrade() -> None:
    op.drop_table("waited")
    op.drop_column("hall_table", "declined")
