"""What goes over the wire of positions: docs/protocol.md in types."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

from ludarium.server.ws.messages import DecisionShown, Nonce, OptionValue, Tempo, Word


class CheckPosition(Struct, forbid_unknown_fields=True):
    """A position in the game's own words (docs/engine-protocol.md), with the options and seats that it is played with."""

    seats: int
    position: dict[str, Any]
    options: dict[str, OptionValue] = {}


class NewPosition(Struct, forbid_unknown_fields=True):
    """A table that begins from a position. ``bots`` has one entry a seat; the first seat without one is its maker's, and with ``all``
    so is every other one, in a game without secrets. Once every seat is taken it begins."""

    game: Word
    seats: int
    position: dict[str, Any]
    bots: list[Word | None]
    options: dict[str, OptionValue] = {}
    all: bool = False
    name: str | None = None
    lang: Word | None = None
    nonce: Nonce | None = None
    tempo: Tempo = "normal"


class PositionFault(Struct):
    """Why a position can't be set up: the ``part`` that is wrong, what was ``found`` there, what is ``expected``, ``why`` where these do
    not say it all, and a ``message`` that says it to the reader."""

    part: str
    found: str
    expected: str
    why: str
    message: str


class PositionChecked(Struct):
    """What a position looks like with the eyes of each seat, and who is asked first; or its ``fault``. What it leaves open is drawn by
    chance here, and anew at each table."""

    views: list[Raw]
    decision: DecisionShown | None
    fault: PositionFault | None


class PositionShown(Struct):
    """A moment of a game that is over, as a position: the moment after step ``number``, the last one before the moment that was
    asked for that the words of the game can tell; ``without`` are the names of what they leave out."""

    number: int
    game: str
    seats: int
    options: dict[str, OptionValue]
    position: dict[str, Any]
    without: list[str]
