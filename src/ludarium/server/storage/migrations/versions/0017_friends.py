"""Friends, invitations, blocks and mutes, and whether friends may see that somebody is here."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def _person(name: str, key: bool = True) -> sa.Column[str]:
    reference = sa.ForeignKey("person.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(32), reference, primary_key=key, nullable=False)


def upgrade() -> None:
    op.create_table(
        "friend",
        _person("low"),
        _person("high"),
        _person("by", key=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger()),
        sa.Column("declined", sa.BigInteger()),
        sa.Column("standing", sa.Boolean(), nullable=False),
    )
    for column in ("high", "by"):
        op.create_index(f"ix_friend_{column}", "friend", [column])
    op.create_table(
        "invitation",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("hall_table.id", ondelete="CASCADE"), primary_key=True
        ),
        _person("person_id"),
        _person("by", key=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("dismissed", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    for column in ("person_id", "by"):
        op.create_index(f"ix_invitation_{column}", "invitation", [column])
    for name in ("block", "mute"):
        op.create_table(
            name,
            _person("person_id"),
            _person("other_id"),
            sa.Column("created", sa.BigInteger(), nullable=False),
        )
        op.create_index(f"ix_{name}_other_id", name, ["other_id"])
    op.add_column(
        "person", sa.Column("seen_by_friends", sa.Boolean(), nullable=False, server_default=sa.true())
    )


def downgrade() -> None:
    op.drop_column("person", "seen_by_friends")
    for name in ("mute", "block", "invitation", "friend"):
        op.drop_table(name)
