"""The tables of accounts. A person who has a row in ``account`` is no guest. Times are milliseconds since the epoch."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from ludarium.server.storage.schema import Base


class AccountRow(Base):
    """The account of a person. ``key`` is what their sign-in ``name`` is compared by; both are empty for whoever comes by
    their club only. Of the ``password`` only its argon2 hash is kept."""

    __tablename__ = "account"

    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), primary_key=True)
    name: Mapped[str | None] = mapped_column(String(64))
    key: Mapped[str | None] = mapped_column(String(200), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    created: Mapped[int] = mapped_column(BigInteger)


class RecoveryCodeRow(Base):
    """A recovery code that may still be used. Only its SHA-256 is kept: nobody can guess what was drawn at random."""

    __tablename__ = "recovery_code"

    code: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    created: Mapped[int] = mapped_column(BigInteger)


class RecoveryUseRow(Base):
    """A recovery code that was used. The key decides races: no code counts twice."""

    __tablename__ = "recovery_use"

    code: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    used: Mapped[int] = mapped_column(BigInteger)


class PasskeyRow(Base):
    """A passkey: ``credential`` is its id in base64url, ``host`` the name of the hall that it was made for, ``public_key``
    its COSE key in base64url. ``count`` is what it last counted its uses to."""

    __tablename__ = "passkey"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    name: Mapped[str] = mapped_column(String(64))
    credential: Mapped[str] = mapped_column(String(1400), unique=True)
    public_key: Mapped[str] = mapped_column(Text)
    host: Mapped[str] = mapped_column(String(255))
    count: Mapped[int] = mapped_column(BigInteger)
    created: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int | None] = mapped_column(BigInteger)


class IdentityRow(Base):
    """Whom a club's own sign-in means by ``subject``."""

    __tablename__ = "identity"

    issuer: Mapped[str] = mapped_column(String(255), primary_key=True)
    subject: Mapped[str] = mapped_column(String(255), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    created: Mapped[int] = mapped_column(BigInteger)
