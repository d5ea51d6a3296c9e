"""The tables of moderation: who may not come in or talk, who moderates, who has done what, notices and reports. Times are
milliseconds since the epoch."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, String, Text
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


class NoticeRow(Base):
    """What those who run the hall tell everybody in it from ``begins`` to ``ends`` (without an end where that is empty), or until
    it was ``taken_back``; ``texts`` by language."""

    __tablename__ = "notice"
    __table_args__ = {"sqlite_autoincrement": True}  # noqa: RUF012

    id: Mapped[int] = mapped_column(primary_key=True)
    level: Mapped[str] = mapped_column(String(16))
    texts: Mapped[dict[str, str]] = mapped_column(JSON)
    begins: Mapped[int] = mapped_column(BigInteger)
    ends: Mapped[int | None] = mapped_column(BigInteger)
    created: Mapped[int] = mapped_column(BigInteger)
    taken_back: Mapped[int | None] = mapped_column(BigInteger)


class ReportRow(Base):
    """Somebody has reported a person, who was called ``name`` then: why, in which ``words``, and what it is about, kept as it was
    at that moment (``evidence``). ``status`` is open, taken or closed; ``taken_by`` is the moderator who looks into it;
    ``closed_by`` is the one who decided, empty for an operator, with the ``outcome`` and a ``note``."""

    __tablename__ = "report"
    __table_args__ = {"sqlite_autoincrement": True}  # noqa: RUF012

    id: Mapped[int] = mapped_column(primary_key=True)
    reporter_id: Mapped[str | None] = mapped_column(ForeignKey("person.id", ondelete="SET NULL"), index=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(64))
    reason: Mapped[str] = mapped_column(String(16))
    words: Mapped[str] = mapped_column(Text)
    place: Mapped[str] = mapped_column(String(16))
    table_id: Mapped[str | None] = mapped_column(String(16))
    line: Mapped[int | None]
    evidence: Mapped[dict[str, Any]] = mapped_column(JSON)
    created: Mapped[int] = mapped_column(BigInteger)
    status: Mapped[str] = mapped_column(String(16), index=True)
    taken_by: Mapped[str | None] = mapped_column(String(32))
    taken: Mapped[int | None] = mapped_column(BigInteger)
    closed_by: Mapped[str | None] = mapped_column(String(32))
    closed: Mapped[int | None] = mapped_column(BigInteger)
    outcome: Mapped[str | None] = mapped_column(String(16))
    note: Mapped[str] = mapped_column(String(500), server_default="")


class SilenceRow(Base):
    """Somebody may not talk at tables from ``created`` to ``until``, or until it was ``lifted``."""

    __tablename__ = "silence"

    id: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), index=True)
    reason: Mapped[str] = mapped_column(String(500))
    created: Mapped[int] = mapped_column(BigInteger)
    until: Mapped[int] = mapped_column(BigInteger)
    lifted: Mapped[int | None] = mapped_column(BigInteger)


class WarningRow(Base):
    """What a moderator tells somebody, who has ``seen`` it once they have said so."""

    __tablename__ = "warning"

    id: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), index=True)
    reason: Mapped[str] = mapped_column(String(500))
    created: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int | None] = mapped_column(BigInteger)
