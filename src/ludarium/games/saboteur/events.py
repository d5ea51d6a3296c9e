"""What happens in Saboteur, and who sees which part of it (S18.6, S18.7)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ludarium.core.event import REVEALED, ROUND, TURN, Event, Part
from ludarium.games.saboteur.terms import (
    CARD_IDS,
    FACE_NAMES,
    ROLE_NAMES,
    TOOL_NAMES,
    Card,
    EventKind,
    Role,
    Seat,
)


class EventKinds:
    CENTRE_FOUND: Final[EventKind] = 0
    CENTRE_LAID: Final[EventKind] = 1
    ROLE_SEEN: Final[EventKind] = 2
    PATH_LAID: Final[EventKind] = 3
    GOAL_UP: Final[EventKind] = 4
    TOOL_BROKEN: Final[EventKind] = 5
    TOOL_REPAIRED: Final[EventKind] = 6
    ROCKFALL_DONE: Final[EventKind] = 7
    MAP_USED: Final[EventKind] = 8
    PASSED: Final[EventKind] = 9
    DREW: Final[EventKind] = 10
    AUTO_PASS: Final[EventKind] = 11
    TIMED_OUT: Final[EventKind] = 12
    UNTIMED_OVER: Final[EventKind] = 13
    STALLING_RULED: Final[EventKind] = 14
    TOUCHED: Final[EventKind] = 15
    TOUCH_DISCARDED: Final[EventKind] = 16
    LOST_ROUND: Final[EventKind] = 17
    REMOVED: Final[EventKind] = 18
    GOLD_DRAWN: Final[EventKind] = 19
    SKIPPED: Final[EventKind] = 20
    ENDED: Final[EventKind] = 21


EVENTS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("centre_found", ("card",)),
    ("centre_laid", ("card", "turned", "x", "y")),
    ("role_seen", ("*role",)),
    ("path_laid", ("card", "x", "y", "turned")),
    ("goal_up", ("goal", "face", "turned", "x", "y")),
    ("tool_broken", ("target", "tool")),
    ("tool_repaired", ("target", "tool", "card")),
    ("rockfall", ("x", "y", "card")),
    ("map_used", ("goal", "*face")),
    ("passed", ("*card",)),
    ("drew", ("*card", "deck")),
    ("auto_pass", ()),
    ("timed_out", ("*card",)),
    ("untimed_over", ()),
    ("stalling_ruled", ()),
    ("touched", ("card",)),
    ("touch_discarded", ("card",)),
    ("lost_round", ()),
    ("removed", ()),
    ("gold_drawn", ()),
    ("round_skipped", ()),
    ("game_ended", ()),
)
"""The name of each kind, and its facts after the seat, in order; a leading * marks the one that only the seat sees."""
HIDDEN: Final = -1

# A turn is one action (S6): whoever takes it back is in an earlier turn. The rest shows cards that lay hidden.
_TURNS: Final = (
    EventKinds.PATH_LAID,
    EventKinds.TOOL_BROKEN,
    EventKinds.TOOL_REPAIRED,
    EventKinds.ROCKFALL_DONE,
    EventKinds.PASSED,
    EventKinds.AUTO_PASS,
    EventKinds.TIMED_OUT,
)
_SHOWN: Final = (
    EventKinds.CENTRE_FOUND,
    EventKinds.ROLE_SEEN,
    EventKinds.GOAL_UP,
    EventKinds.DREW,
    EventKinds.TOUCHED,
    EventKinds.TOUCH_DISCARDED,
    EventKinds.GOLD_DRAWN,
)


def _told(name: str, value: int) -> object:
    if value == HIDDEN and name in ("card", "role", "face"):
        return None
    if name == "card":
        return CARD_IDS[value]
    if name == "role":
        return ROLE_NAMES[value]
    if name == "face":
        return FACE_NAMES[value]
    if name == "tool":
        return TOOL_NAMES[value]
    if name == "turned":
        return value == 1
    return value


@mypyc_attr(acyclic=True)
@final
class Happened(Event):
    """Something that one seat did or met: ``what`` and up to five small ints, named in ``EVENTS``.

    ``HIDDEN`` in the place of a card, role or face means that the viewer may not know it.
    """

    def __init__(
        self, what: EventKind, seat: Seat, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
    ) -> None:
        self.what = what
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e

    def kind(self) -> str:
        return EVENTS[self.what][0]

    def facts(self) -> dict[str, object]:
        told: dict[str, object] = {"seat": self.seat}
        values = (self.a, self.b, self.c, self.d, self.e)
        for i, name in enumerate(EVENTS[self.what][1]):
            plain = name.lstrip("*")
            told[plain] = _told(plain, values[i])
        return told

    def borders(self) -> list[str]:
        if self.what == EventKinds.MAP_USED:
            return [TURN, REVEALED]
        if self.what in _TURNS:
            return [TURN]
        return [REVEALED] if self.what in _SHOWN else []

    def seen(self, seat: Seat | None) -> Event | None:
        if seat is not None and seat == self.seat:
            return self
        what = self.what
        if what == EventKinds.MAP_USED:
            return Happened(what, self.seat, self.a, HIDDEN)
        if what == EventKinds.DREW:
            return Happened(what, self.seat, HIDDEN, self.b)
        if what == EventKinds.PASSED or what == EventKinds.TIMED_OUT:
            return Happened(what, self.seat, HIDDEN)
        if what == EventKinds.ROLE_SEEN:
            return None
        return self


@mypyc_attr(acyclic=True)
@final
class Dealt(Event):
    """A new round: everybody sees the sizes, each seat its own cards (S4.5, S18.6)."""

    def __init__(
        self, round_: int, deck: int, hands: list[list[Card]], roles: list[Role], viewer: Seat | None
    ) -> None:
        self.round = round_
        self.deck = deck
        self.hands = hands
        self.roles = roles
        self.viewer = viewer

    def kind(self) -> str:
        return "dealt"

    def facts(self) -> dict[str, object]:
        viewer = self.viewer
        own = None if viewer is None else [CARD_IDS[kind] for kind in self.hands[viewer]]
        return {
            "round": self.round,
            "deck": self.deck,
            "hands": [len(hand) for hand in self.hands],
            "hand": own,
            "roles_in_play": {name: self.roles.count(role) for role, name in enumerate(ROLE_NAMES)},
        }

    def borders(self) -> list[str]:
        return [ROUND, REVEALED]

    def seen(self, seat: Seat | None) -> Event | None:
        # The hands of the others must not even be held by what leaves the engine.
        hands = [hand if i == seat else [HIDDEN] * len(hand) for i, hand in enumerate(self.hands)]
        return Dealt(self.round, self.deck, hands, sorted(self.roles), seat)


@mypyc_attr(acyclic=True)
@final
class Told(Event):
    """Something that everybody sees whole, with facts of its own shape."""

    def __init__(self, name: str, facts: dict[str, object]) -> None:
        self._name = name
        self._facts = facts

    def kind(self) -> str:
        return self._name

    def facts(self) -> dict[str, object]:
        return self._facts

    def borders(self) -> list[str]:
        return [ROUND, REVEALED] if self._name == "round_over" else []

    def parts(self) -> list[Part]:
        """The roles of a round; who was paid has won it (S13)."""
        roles, pay = self._facts.get("roles"), self._facts.get("pay")
        if not isinstance(roles, list) or not isinstance(pay, list):
            return []
        return [
            Part(seat, "role", role, pay[seat] > 0)
            for seat, role in enumerate(roles)
            if isinstance(role, str)
        ]
