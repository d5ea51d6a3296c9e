"""Notices: what those who run a hall tell everybody in it, from when to when, in which languages."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Select, or_, select

from ludarium.i18n import LANGUAGES
from ludarium.server.storage.moderation_rows import NoticeRow

LEVELS: Final = ("info", "warning")


class HallNotice(msgspec.Struct):
    """A notice from ``begins`` to ``ends``, or without an end; or until it was ``taken_back``. Times are in milliseconds."""

    id: int
    level: str
    texts: dict[str, str]
    begins: int
    ends: int | None
    created: int
    taken_back: int | None

    def holds(self, now: int) -> bool:
        return self.is_to_come(now) and self.begins <= now

    def is_to_come(self, now: int) -> bool:
        """Whether it is not over: it holds, or will."""
        return self.taken_back is None and (self.ends is None or self.ends > now)

    def said(self, lang: str) -> tuple[str, str]:
        """The language in which a reader of ``lang`` gets it, and its text: that of the reader, else the first of the hall's
        languages that it has."""
        found = next(one for one in (lang, *LANGUAGES) if one in self.texts)
        return found, self.texts[found]


def standing(now: int) -> ColumnElement[bool]:
    """The condition under which a notice is not over."""
    return NoticeRow.taken_back.is_(None) & or_(NoticeRow.ends.is_(None), NoticeRow.ends > now)


def notices(*which: ColumnElement[bool]) -> Select[Any]:
    """Notices, the oldest first."""
    return select(NoticeRow.__table__).where(*which).order_by(NoticeRow.id)
