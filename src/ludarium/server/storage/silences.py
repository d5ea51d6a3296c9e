"""Silences and warnings: who may not talk at tables until when, and what somebody has been told and has not yet said to have seen."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, select

from ludarium.core import LudariumError
from ludarium.server.errors import refuse
from ludarium.server.storage.bans import told
from ludarium.server.storage.moderation_rows import SilenceRow, WarningRow


class Silence(msgspec.Struct):
    """A silence from ``created`` to ``until``, or until it was ``lifted``. Times are in milliseconds."""

    id: int
    person_id: str
    reason: str
    created: int
    until: int
    lifted: int | None

    def holds(self, now: int) -> bool:
        return self.lifted is None and self.until > now

    def refusal(self) -> LudariumError:
        """What somebody is told who may not talk."""
        return refuse("silenced", until=told(self.until), reason=self.reason)


class Warned(msgspec.Struct):
    """What a moderator has told somebody, who has ``seen`` it once they have said so."""

    id: int
    person_id: str
    reason: str
    created: int
    seen: int | None


def holding(now: int) -> ColumnElement[bool]:
    """The condition under which a silence holds."""
    return SilenceRow.lifted.is_(None) & (SilenceRow.until > now)


def silences(*which: ColumnElement[bool]) -> Select[Any]:
    """Silences, the oldest first."""
    return select(SilenceRow.__table__).where(*which).order_by(SilenceRow.id)


def warnings(*which: ColumnElement[bool]) -> Select[Any]:
    """Warnings, the oldest first."""
    return select(WarningRow.__table__).where(*which).order_by(WarningRow.id)
