"""Accounts: sign-in names and passwords, recovery codes, passkeys, a club's identities; sessions know their devices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def _person(**more: object) -> sa.Column[str]:
    return sa.Column("person_id", sa.String(32), sa.ForeignKey("person.id"), **more)  # type: ignore[arg-type]


def upgrade() -> None:
    op.add_column("session", sa.Column("device", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "account",
        _person(primary_key=True),
        sa.Column("name", sa.String(64), nullable=True),
        sa.Column("key", sa.String(200), nullable=True, unique=True),
        sa.Column("password", sa.String(200), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "recovery_code",
        sa.Column("code", sa.String(64), primary_key=True),
        _person(nullable=False, index=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "recovery_use",
        sa.Column("code", sa.String(64), primary_key=True),
        _person(nullable=False, index=True),
        sa.Column("used", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(16), primary_key=True),
        _person(nullable=False, index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("credential", sa.String(1400), nullable=False, unique=True),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
    )
    op.create_table(
        "identity",
        sa.Column("issuer", sa.String(255), primary_key=True),
        sa.Column("subject", sa.String(255), primary_key=True),
        _person(nullable=False, index=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    for name in ("identity", "passkey", "recovery_use", "recovery_code", "account"):
        op.drop_table(name)
    op.drop_column("session", "device")
