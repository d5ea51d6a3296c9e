"""A choice as the log keeps it. The processes in which bots think know it too, and no database."""

from __future__ import annotations

import msgspec


class Choice(msgspec.Struct):
    """A row of the log. ``person_id`` and ``message`` say under which id a person sent it."""

    number: int
    seat: int
    option: str
    at: int
    person_id: str | None = None
    message: str | None = None
