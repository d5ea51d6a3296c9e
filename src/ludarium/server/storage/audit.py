"""The audit log: who did what to whom, when and why. An entry is written in the transaction of what it tells."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Select, func, insert, or_, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.core.signs import WrongText, harmless, read_name
from ludarium.server.errors import refuse
from ludarium.server.storage.database import KEY
from ludarium.server.storage.hints import MODERATED, hint
from ludarium.server.storage.moderation_rows import AuditRow

OPERATOR: Final = "operator"
MODERATOR: Final = "moderator"
PERSON: Final = "person"
"""Who acts: an operator at the command line, a moderator, or a person about themselves."""
TABLE: Final = "table"
NOTICE: Final = "notice"
REPORT: Final = "report"
"""What is acted on, beside persons."""

BANNED: Final = "ban"
UNBANNED: Final = "unban"
RENAMED: Final = "rename"
SIGNED_OUT: Final = "sign-out"
MODERATOR_MADE: Final = "make-moderator"
MODERATOR_UNMADE: Final = "unmake-moderator"
TABLE_CLOSED: Final = "close-table"
DELETED: Final = "delete-account"
SILENCED: Final = "silence"
UNSILENCED: Final = "unsilence"
WARNED: Final = "warn"
WARNING_SEEN: Final = "see-warning"
REPORT_TAKEN: Final = "take-report"
REPORT_GIVEN_BACK: Final = "give-back-report"
REPORT_CLOSED: Final = "close-report"
NOTICE_SAID: Final = "say-notice"
NOTICE_TAKEN_BACK: Final = "take-back-notice"
"""The acts that are written down."""
ACTS: Final = (
    BANNED,
    UNBANNED,
    RENAMED,
    SIGNED_OUT,
    MODERATOR_MADE,
    MODERATOR_UNMADE,
    TABLE_CLOSED,
    DELETED,
    SILENCED,
    UNSILENCED,
    WARNED,
    WARNING_SEEN,
    REPORT_TAKEN,
    REPORT_GIVEN_BACK,
    REPORT_CLOSED,
    NOTICE_SAID,
    NOTICE_TAKEN_BACK,
)

LONGEST_REASON: Final = 500  # characters
LONGEST_NAME: Final = 64  # of an operator

LOCK: Final = text(f"SELECT pg_advisory_xact_lock({KEY.format(name='ludarium audit ')})")
"""On PostgreSQL the next number may be committed before the one that was drawn first, unless one waits for the other."""


class Author(msgspec.Struct, frozen=True):
    """Who acts: ``name`` is an operator's on their machine, or the id of a person."""

    kind: str
    name: str


class Entry(msgspec.Struct):
    """An entry of the log."""

    id: int
    at: int
    by_kind: str
    by: str
    act: str
    kind: str
    about: str
    reason: str
    facts: dict[str, Any]


class Wanted(msgspec.Struct):
    """Which entries are wanted: those of all that is said here. Times are in milliseconds."""

    about: str = ""
    by: str = ""
    act: str = ""
    since: int | None = None
    until: int | None = None


def operator(name: str) -> Author:
    """Whoever works at the command line, by their name on that machine."""
    return Author(OPERATOR, harmless(name)[:LONGEST_NAME])


def read_reason(reason: str) -> str:
    """A reason as it is kept: one line of 1 to 500 characters. Raises ``admin-reason``."""
    try:
        return read_name(reason, LONGEST_REASON)
    except WrongText:
        raise refuse("admin-reason", most=LONGEST_REASON) from None


async def hold(connection: AsyncConnection) -> None:
    """Have the log to oneself until the end of the transaction: nobody acts on what another one changes just now."""
    if connection.dialect.name == "postgresql":  # on SQLite there is but one that writes
        await connection.execute(LOCK)


async def write(
    connection: AsyncConnection,
    by: Author,
    at: int,
    act: str,
    about: str,
    reason: str = "",
    kind: str = PERSON,
    **facts: Any,
) -> None:
    """Write an entry, in a transaction that has the log. Nodes are told once it is committed."""
    row = {"at": at, "by_kind": by.kind, "by": by.name, "act": act, "kind": kind, "about": about}
    await connection.execute(insert(AuditRow), {**row, "reason": reason, "facts": facts})
    if connection.dialect.name == "postgresql":
        await connection.execute(hint(MODERATED, act)[0])


def newest() -> Select[Any]:
    return select(func.coalesce(func.max(AuditRow.id), 0).label("id"))


def after(number: int) -> Select[Any]:
    """The entries after a number, in their order."""
    return select(AuditRow.__table__).where(AuditRow.id > number).order_by(AuditRow.id)


def matching(wanted: Wanted, most: int) -> Select[Any]:
    """The latest entries that are wanted, the newest first."""
    found: list[ColumnElement[bool]] = []
    if wanted.about:
        found.append(AuditRow.about == wanted.about)
    if wanted.by:
        found.append(or_(AuditRow.by == wanted.by, AuditRow.by_kind == wanted.by))
    if wanted.act:
        found.append(AuditRow.act == wanted.act)
    if wanted.since is not None:
        found.append(AuditRow.at >= wanted.since)
    if wanted.until is not None:
        found.append(AuditRow.at < wanted.until)
    return select(AuditRow.__table__).where(*found).order_by(AuditRow.id.desc()).limit(most)
