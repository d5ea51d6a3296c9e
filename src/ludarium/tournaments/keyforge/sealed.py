"""Sealed decks: opened together, built within half an hour, rebuilt between rounds (T10.1, T10.4-T10.10).

Times are whole seconds since 1970, ``NEVER`` where something has not happened. Nothing here reads a clock.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ludarium.tournaments.errors import Refused
from ludarium.tournaments.keyforge.decks import Entry
from ludarium.tournaments.keyforge.faults import Fault, fault

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


@dataclass(frozen=True, slots=True)
class Version:
    """A deck as it was handed in. ``before`` is the round that it was made for, from 1."""

    number: int
    before: int
    at: int
    entry: Entry


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


def left(course: Course, now: int) -> int:
    """Seconds left to build; 0 once they are over, and before the word is given."""
    open_now = window(course, now)
    return max(0, open_now.closes - now) if open_now.state == BUILDING else 0


def handed_in(versions: Sequence[Version], course: Course, entry: Entry, now: int) -> tuple[Version, ...]:
    """The versions with one more. Raises ``Refused`` where the window is closed."""
    found = window(course, now)
    if not found.open:
        raise Refused("build-" + found.state)
    return (*versions, Version(len(versions) + 1, len(course.rounds) + 1, now, entry))


def played_in(versions: Sequence[Version], round_: int) -> Version | None:
    """The version that a player played in a round, counted from 1: the last one made for it or before it."""
    made = [one for one in versions if one.before <= round_]
    return made[-1] if made else None


def without_deck(courses: Mapping[int, Course], valid: Mapping[int, bool], now: int) -> tuple[int, ...]:
    """The players whose time is over and who have no deck that may be played: a judge is to be asked (T10.7)."""
    return tuple(
        [
            player
            for player, course in courses.items()
            if window(course, now).state == EXPIRED and not valid.get(player, False)
        ]
    )


def pool_faults(opened: Mapping[int, Sequence[str]], decks_each: int) -> tuple[tuple[int, Fault], ...]:
    """What is wrong with the decks handed out, by player: as many for each (T10.1, OP-12), none to two people
    (T10.6)."""
    found = []
    owner: dict[str, int] = {}
    for player, decks in opened.items():
        if len(decks) != decks_each:
            found.append((player, fault("count-sealed", "T10.1", found=len(decks), expected=decks_each)))
        for deck in decks:
            if owner.setdefault(deck, player) != player:
                found.append((player, fault("pool-twice", "T10.6", deck=deck, player=owner[deck])))
    return tuple(found)


def unregistered(
    opened: Mapping[int, Sequence[str]], registered: Mapping[int, Sequence[str]]
) -> tuple[int, ...]:
    """The players who have not registered all decks that they opened: asked before the first pairing (T10.8, OP-11)."""
    return tuple([player for player, decks in opened.items() if set(decks) - set(registered.get(player, ()))])
