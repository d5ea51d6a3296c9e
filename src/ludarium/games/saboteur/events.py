"""What happens in Saboteur, and who sees which part of it (S18.6, S18.7)."""

from __future__ import annotations

from typing import Final, final

from ludarium.core.event import REVEALED, ROUND, TURN, Event
from ludarium.games.saboteur.rules import CARD_IDS, FACE_NAMES, ROLE_NAMES, TOOL_NAMES

CENTRE_FOUND: Final = 0
CENTRE_LAID: Final = 1
ROLE_SEEN: Final = 2
PATH_LAID: Final = 3
GOAL_UP: Final = 4
TOOL_BROKEN: Final = 5
TOOL_REPAIRED: Final = 6
ROCKFALL_DONE: Final = 7
MAP_USED: Final = 8
PASSED: Final = 9
DREW: Final = 10
AUTO_PASS: Final = 11
TIMED_OUT: Final = 12
UNTIMED_OVER: Final = 13
STALLING_RULED: Final = 14
TOUCHED: Final = 15
TOUCH_DISCARDED: Final = 16
LOST_ROUND: Final = 17
REMOVED: Final = 18
GOLD_DRAWN: Final = 19
SKIPPED: Final = 20
ENDED: Final = 21

NAMES: Final = (
    "centre_found", "centre_laid", "role_seen", "path_laid", "goal_up", "tool_broken",
    "tool_repaired", "rockfall", "map_used", "passed", "drew", "auto_pass", "timed_out",
    "untimed_over", "stalling_ruled", "touched", "touch_discarded", "lost_round", "removed",
    "gold_drawn", "round_skipped", "game_ended",
)  # fmt: skip

# The facts of each kind after the seat, in order; a leading * marks the one that only the seat sees.
FACTS: Final[tuple[tuple[str, ...], ...]] = (
    ("card",),
    ("card", "turned", "x", "y"),
    ("*role",),
    ("card", "x", "y", "turned"),
    ("goal", "face", "turned", "x", "y"),
    ("target", "tool"),
    ("target", "tool", "card"),
    ("x", "y", "card"),
    ("goal", "*face"),
    ("*card",),
    ("*card", "deck"),
    (),
    ("*card",),
    (),
    (),
    ("card",),
    ("card",),
    (),
    (),
    (),
    (),
    (),
)
HIDDEN: Final = -1

# A turn is one action (S6): whoever takes it back is in an earlier turn. The rest shows cards that lay hidden.
_TURNS: Final = (PATH_LAID, TOOL_BROKEN, TOOL_REPAIRED, ROCKFALL_DONE, PASSED, AUTO_PASS, TIMED_OUT)
_SHOWN: Final = (CENTRE_FOUND, ROLE_SEEN, GOAL_UP, DREW, TOUCHED, TOUCH_DISCARDED, GOLD_DRAWN)


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


@final
class Happened(Event):
    """Something that one seat did or met: ``what`` and up to five small ints, named in ``FACTS``.

    ``HIDDEN`` in the place of a card, role or face means that the viewer may not know it.
    """

    def __init__(
        self, what: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
    ) -> None:
        self.what = what
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e

    def kind(self) -> str:
        return NAMES[self.what]

    def facts(self) -> dict[str, object]:
        told: dict[str, object] = {"seat": self.seat}
        values = (self.a, self.b, self.c, self.d, self.e)
        for i, name in enumerate(FACTS[self.what]):
            plain = name.lstrip("*")
            told[plain] = _told(plain, values[i])
        return told

    def borders(self) -> list[str]:
        if self.what == MAP_USED:
            return [TURN, REVEALED]
        if self.what in _TURNS:
            return [TURN]
        return [REVEALED] if self.what in _SHOWN else []

    def seen(self, seat: int | None) -> Event | None:
        if seat is not None and seat == self.seat:
            return self
        what = self.what
        if what == MAP_USED:
            return Happened(what, self.seat, self.a, HIDDEN)
        if what == DREW:
            return Happened(what, self.seat, HIDDEN, self.b)
        if what == PASSED or what == TIMED_OUT:
            return Happened(what, self.seat, HIDDEN)
        if what == ROLE_SEEN:
            return None
        return self


@final
class Dealt(Event):
    """A new round: everybody sees the sizes, each seat its own cards (S4.5, S18.6)."""

    def __init__(
        self, round_: int, deck: int, hands: list[list[int]], roles: list[int], viewer: int | None
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

    def seen(self, seat: int | None) -> Event | None:
        # The hands of the others must not even be held by what leaves the engine.
        hands = [hand if i == seat else [HIDDEN] * len(hand) for i, hand in enumerate(self.hands)]
        return Dealt(self.round, self.deck, hands, sorted(self.roles), seat)


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
