"""The tables of moderation: who may not come in, who moderates, and who has done what. Times are milliseconds since the
epoch."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from ludarium.server.storage.schema import Base


class BanRow(Base):
    """Somebody may not come in, from ``created`` to ``until`` (without an end where that is empty), or until it was
    ``lifted``."""

    __tablename__ = "ban"

    id: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), index=True)
    reason: Mapped[str] = mapped_column(String(500))
    created: Mapped[int] = mapped_column(BigInteger)
    until: Mapped[int | None] = mapped_column(BigInteger)
    lifted: Mapped[int | None] = mapped_column(BigInteger)


class ModeratorRow(Base):
    """Somebody with an account who moderates."""

    __tablename__ = "moderator"

    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), primary_key=True)
    created: Mapped[int] = mapped_column(BigInteger)


class AuditRow(Base):
    """An entry of the audit log: ``by`` is an operator's name on their machine, or the id of a person; ``about`` is the id of a
    person or of another thing, by its ``kind``; ``facts`` say more. Numbers are given in the order in which entries are committed, and none
    twice (``audit``): a running hall reads those that it has not seen."""

    __tablename__ = "audit"
    __table_args__ = {"sqlite_autoincrement": True}  # noqa: RUF012 (SQLAlchemy's own form)

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger, index=True)
    by_kind: Mapped[str] = mapped_column(String(16))
    by: Mapped[str] = mapped_column(String(64))
    act: Mapped[str] = mapped_column(String(32))
    kind: Mapped[str] = mapped_column(String(16))
    about: Mapped[str] = mapped_column(String(32), index=True)
    reason: Mapped[str] = mapped_column(String(500))
    facts: Mapped[dict[str, Any]] = mapped_column(JSON)
