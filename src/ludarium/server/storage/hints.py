"""What nodes tell each other over the database (NOTIFY), once what it is about is committed: only whom or what."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Select, func, select

CHANNEL: Final = "ludarium"
PERSON: Final = "person"
"""Somebody has another name or language, or may be seen or not any more."""
ENDED: Final = "ended"
"""A session has ended, by its hashed token."""
RENEWED: Final = "renewed"
"""A session has another token, by the hashes of both."""
LEFT: Final = "left"
"""Somebody has deleted their account: their tables are left wherever they are."""
FOUND: Final = "found"
"""People have found each other by seeks, by the table that came of it."""
PEOPLE: Final = "people"
"""Somebody's friends, invitations, or whom they block or mute have changed, by their id."""
PARTED: Final = "parted"
"""Who blocks somebody has changed, by their id; they are not told."""
LESSONS: Final = "lessons"
"""Somebody begins a lesson, and when: those that they have begun before and left may go."""
FOLLOWED: Final = "followed"
"""A rematch has changed, or is at another node by now, by the finished table that it follows."""
MODERATED: Final = "moderated"
"""The audit log has another entry: what follows from it is due everywhere."""


def hint(kind: str, id_: str) -> tuple[Select[Any], None]:
    """The statement that gives a hint, beside what it is about."""
    return select(func.pg_notify(CHANNEL, f"{kind} {id_}")), None
