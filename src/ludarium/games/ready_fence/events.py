"""What happens in Ready… Fence!. Hands are secret: who draws a card alone sees which."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ludarium.core.event import REVEALED, ROUND, TURN, Event
from ludarium.games.ready_fence.tables import CardTable
from ludarium.games.ready_fence.terms import (
    DISCARD_NAMES,
    MOTION_NAMES,
    NONE,
    POSITION_NAMES,
    REASON_NAMES,
    ROLE_NAMES,
    TOUCH_NAMES,
    DiscardCauses,
    EventKind,
    Seat,
    bits,
)


class EventKinds:
    COIN: Final[EventKind] = 0
    DEALT: Final[EventKind] = 1
    MULLIGAN: Final[EventKind] = 2
    TIMER_BUILT: Final[EventKind] = 3
    TURN_BEGAN: Final[EventKind] = 4
    MOVED: Final[EventKind] = 5
    POSITION: Final[EventKind] = 6
    DISCARDED: Final[EventKind] = 7
    DREW: Final[EventKind] = 8
    STALLED: Final[EventKind] = 9
    PLAYED: Final[EventKind] = 10
    CARDLESS: Final[EventKind] = 11
    RIPOSTE: Final[EventKind] = 12
    BESIDE: Final[EventKind] = 13
    FEINT: Final[EventKind] = 14
    ACCEPTED: Final[EventKind] = 15
    STOPPED: Final[EventKind] = 16
    TOUCH: Final[EventKind] = 17
    DOUBLE_TOUCH: Final[EventKind] = 18
    NO_TOUCH: Final[EventKind] = 19
    RECOVERED: Final[EventKind] = 20
    TOOK_BACK: Final[EventKind] = 21
    ON_GUARD: Final[EventKind] = 22
    PLACED: Final[EventKind] = 23
    PERIOD_OVER: Final[EventKind] = 24
    PERIOD_BEGAN: Final[EventKind] = 25
    PASSIVITY: Final[EventKind] = 26
    EXTRA_TIME: Final[EventKind] = 27
    SUDDEN_DEATH: Final[EventKind] = 28
    OUT_OF_CARDS: Final[EventKind] = 29
    TOSS: Final[EventKind] = 30
    CONCEDED: Final[EventKind] = 31
    GAME_OVER: Final[EventKind] = 32


EVENTS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("coin", ("seat",)),
    ("dealt", ("seat", "count", "cards")),
    ("mulligan", ("seat", "taken")),
    ("timer_built", ("timer", "reserve")),
    ("turn_began", ("seat", "number")),
    ("moved", ("seat", "from", "to", "how", "off")),
    ("position", ("seat", "position")),
    ("discarded", ("seat", "card", "how")),
    ("drew", ("seat", "count", "cards", "timer")),
    ("stalled", ("seat", "amount", "stamina", "timer")),
    ("played", ("seat", "role", "card", "addon", "speed", "need", "paid")),
    ("cardless", ("seat", "role", "addon", "paid", "stamina")),
    ("riposte", ("seat", "speed", "glide")),
    ("beside", ("seat",)),
    ("feint", ("seat", "how")),
    ("accepted", ("seat",)),
    ("stopped", ("seat",)),
    ("touch", ("seat", "score", "why")),
    ("double_touch", ("scores", "scores_1", "counts")),
    ("no_touch", ()),
    ("recovered", ("seat", "amount", "stamina")),
    ("took_back", ("seat", "cards")),
    ("on_guard", ()),
    ("placed", ("seat", "square")),
    ("period_over", ("period",)),
    ("period_began", ("period", "seat", "timer", "stamina")),
    ("passivity", ("timer",)),
    ("extra_time", ("seat", "timer")),
    ("sudden_death", ()),
    ("out_of_cards", ("seat",)),
    ("toss", ("seat",)),
    ("conceded", ("seat",)),
    ("game_over", ("winner", "reason")),
)
"""The name of each kind, and its facts in order. A name says what the int stands for (``_told``)."""

_YES: Final = ("taken", "glide", "counts", "off")


@mypyc_attr(acyclic=True)
@final
class Happened(Event):
    """Something that happened: ``what`` and up to seven small ints, named in ``EVENTS``. Where cards are secret,
    the seat that it is about, ``a``, alone may see them."""

    def __init__(
        self,
        table: CardTable,
        what: EventKind,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        e: int = 0,
        f: int = 0,
        g: int = 0,
    ) -> None:
        self.table = table
        self.what = what
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.g = g
        self.hidden = False

    def kind(self) -> str:
        return EVENTS[self.what][0]

    def facts(self) -> dict[str, object]:
        told: dict[str, object] = {}
        values = (self.a, self.b, self.c, self.d, self.e, self.f, self.g)
        for i, name in enumerate(EVENTS[self.what][1]):
            told[name] = self._told(name, values[i])
        if self.what == EventKinds.DOUBLE_TOUCH:
            told = {"scores": [self.a, self.b], "counts": self.c == 1}
        return told

    def _told(self, name: str, value: int) -> object:
        if name in ("seat", "winner"):
            return None if value == NONE else value
        if name in ("card", "addon"):
            return None if value == NONE else self.table.names[value]
        if name == "cards":
            return None if self.hidden else [self.table.names[card] for card in bits(value)]
        if name in _YES:
            return value == 1
        if name == "role":
            return ROLE_NAMES[value]
        if name == "how":
            if self.what == EventKinds.MOVED:
                return MOTION_NAMES[value]
            return DISCARD_NAMES[value] if self.what == EventKinds.DISCARDED else ROLE_NAMES[value]
        if name == "position":
            return POSITION_NAMES[value]
        if name == "why":
            return TOUCH_NAMES[value]
        if name == "reason":
            return REASON_NAMES[value]
        return value

    def borders(self) -> list[str]:
        if self.what == EventKinds.TURN_BEGAN:
            return [TURN]
        if self.what in (EventKinds.PERIOD_OVER, EventKinds.PERIOD_BEGAN, EventKinds.SUDDEN_DEATH):
            return [ROUND]
        if self.what == EventKinds.EXTRA_TIME:
            return [ROUND, REVEALED]
        at_random = self.what == EventKinds.DISCARDED and self.c == DiscardCauses.RANDOM
        return (
            [REVEALED]
            if at_random or self.what in (EventKinds.COIN, EventKinds.DEALT, EventKinds.DREW, EventKinds.TOSS)
            else []
        )

    def seen(self, seat: Seat | None) -> Event | None:
        if (self.what != EventKinds.DEALT and self.what != EventKinds.DREW) or seat == self.a:
            return self
        poorer = Happened(self.table, self.what, self.a, self.b, 0, self.d)
        poorer.hidden = True
        return poorer
