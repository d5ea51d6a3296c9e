"""Sessions know when they were last used, and people when the last of theirs ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("session", sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("person", sa.Column("gone", sa.BigInteger(), nullable=True))
    # Nobody knows when they were used: any may have been as long as the hall was there.
    op.execute("UPDATE session SET seen = created")
    op.execute(
        "UPDATE session SET seen = (SELECT max(at) FROM heartbeat) WHERE seen < (SELECT max(at) FROM heartbeat)"
    )


def downgrade() -> None:
    op.drop_column("person", "gone")
    op.drop_column("session", "seen")
