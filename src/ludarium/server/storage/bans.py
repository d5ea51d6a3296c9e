"""Bans: who may not come in, until when and why."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, or_, select

from ludarium.core import LudariumError
from ludarium.server.errors import refuse
from ludarium.server.storage.moderation_rows import BanRow


class Ban(msgspec.Struct):
    """A ban from ``created`` to ``until``, or for good; or until it was ``lifted``. Times are in milliseconds."""

    id: int
    person_id: str
    reason: str
    created: int
    until: int | None
    lifted: int | None

    def holds(self, now: int) -> bool:
        return self.lifted is None and (self.until is None or self.until > now)

    def refusal(self) -> LudariumError:
        """What somebody is told who may not come in."""
        return refuse("banned", until="never" if self.until is None else told(self.until), reason=self.reason)


def told(at: int) -> str:
    """A time as people are told it, who may be anywhere.

    >>> told(1_800_000_000_000)
    '2027-01-15 08:00 UTC'
    """
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def holding(now: int) -> ColumnElement[bool]:
    """The condition under which a ban holds."""
    return BanRow.lifted.is_(None) & or_(BanRow.until.is_(None), BanRow.until > now)


def bans(*which: ColumnElement[bool]) -> Select[Any]:
    """Bans, the oldest first."""
    return select(BanRow.__table__).where(*which).order_by(BanRow.id)
