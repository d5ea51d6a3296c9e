"""Sealed decks: opened together, built within half an hour, rebuilt between rounds (T10.1, T10.4-T10.10).

Times are whole seconds since 1970, ``NEVER`` where something has not happened. Nothing here reads a clock.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NEVER: Final = -1
MINUTES: Final = 30
"""To build a deck (T10.7)."""

UNOPENED: Final = "unopened"
BUILDING: Final = "building"
EXPIRED: Final = "expired"
"""The half hour is over, and the first pairing has not been published."""
PAIRED: Final = "paired"
"""From the publishing of a pairing to the end of the player's game."""
BETWEEN: Final = "between"
"""From the end of the player's game to the next pairing (T10.10)."""
WINDOWS: Final = (UNOPENED, BUILDING, EXPIRED, PAIRED, BETWEEN)


@dataclass(frozen=True, slots=True)
class Played:
    """A round of a player: when its pairing was published, and when the player's game, or bye, ended."""

    published: int
    ended: int = NEVER


@dataclass(frozen=True, slots=True)
class Course:
    """What has happened to a player's decks so far."""

    signal: int = NEVER
    """When the organizer gave the word to open (T10.4)."""
    minutes: int = MINUTES
    extra: int = 0
    """Seconds that a judge has added for this player (OP-4)."""
    rounds: tuple[Played, ...] = ()


@dataclass(frozen=True, slots=True)
class Window:
    """Whether a player may change the deck now, and why."""

    state: str
    open: bool
    closes: int = NEVER
    """When it closes by itself; ``NEVER`` where something else closes it."""


def window(course: Course, now: int) -> Window:
    """The player's window at a moment: T10.7 before the first round, T10.10 after it."""
    if course.rounds:
        last = course.rounds[-1]
        ended = last.ended != NEVER and last.ended <= now
        return Window(BETWEEN, True) if ended else Window(PAIRED, False)
    if course.signal == NEVER or now < course.signal:
        return Window(UNOPENED, False)
    closes = course.signal + course.minutes * 60 + course.extra
    return Window(BUILDING, True, closes) if now < closes else Window(EXPIRED, False, closes)
