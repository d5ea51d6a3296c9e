"""What happens in Ready… Fence!. Hands are secret: who draws a card alone sees which."""

from __future__ import annotations

from typing import Final, final

from ludarium.core.event import REVEALED, ROUND, TURN, Event
from ludarium.games.ready_fence.rules import NONE, POSITION_NAMES
from ludarium.games.ready_fence.tables import CardTable

COIN: Final = 0
DEALT: Final = 1
MULLIGAN: Final = 2
TIMER_BUILT: Final = 3
TURN_BEGAN: Final = 4
MOVED: Final = 5
POSITION: Final = 6
DISCARDED: Final = 7
DREW: Final = 8
STALLED: Final = 9
PLAYED: Final = 10
CARDLESS: Final = 11
RIPOSTE: Final = 12
BESIDE: Final = 13
FEINT: Final = 14
ACCEPTED: Final = 15
STOPPED: Final = 16
TOUCH: Final = 17
DOUBLE_TOUCH: Final = 18
NO_TOUCH: Final = 19
RECOVERED: Final = 20
TOOK_BACK: Final = 21
ON_GUARD: Final = 22
PLACED: Final = 23
PERIOD_OVER: Final = 24
PERIOD_BEGAN: Final = 25
PASSIVITY: Final = 26
EXTRA_TIME: Final = 27
SUDDEN_DEATH: Final = 28
OUT_OF_CARDS: Final = 29
TOSS: Final = 30
CONCEDED: Final = 31
GAME_OVER: Final = 32

NAMES: Final = (
    "coin", "dealt", "mulligan", "timer_built", "turn_began", "moved", "position", "discarded", "drew",
    "stalled", "played", "cardless", "riposte", "beside", "feint", "accepted", "stopped", "touch",
    "double_touch", "no_touch", "recovered", "took_back", "on_guard", "placed", "period_over",
    "period_began", "passivity", "extra_time", "sudden_death", "out_of_cards", "toss", "conceded",
    "game_over",
)  # fmt: skip

# The facts of each kind, in order. The name says what the int stands for (``_told``).
FACTS: Final[tuple[tuple[str, ...], ...]] = (
    ("seat",),
    ("seat", "count", "cards"),
    ("seat", "taken"),
    ("timer", "reserve"),
    ("seat", "number"),
    ("seat", "from", "to", "how", "off"),
    ("seat", "position"),
    ("seat", "card", "how"),
    ("seat", "count", "cards", "timer"),
    ("seat", "amount", "stamina", "timer"),
    ("seat", "role", "card", "addon", "speed", "need", "paid"),
    ("seat", "role", "addon", "paid", "stamina"),
    ("seat", "speed", "glide"),
    ("seat",),
    ("seat", "how"),
    ("seat",),
    ("seat",),
    ("seat", "score", "why"),
    ("scores", "scores_1", "counts"),
    (),
    ("seat", "amount", "stamina"),
    ("seat", "cards"),
    (),
    ("seat", "square"),
    ("period",),
    ("period", "seat", "timer", "stamina"),
    ("timer",),
    ("seat", "timer"),
    (),
    ("seat",),
    ("seat",),
    ("seat",),
    ("winner", "reason"),
)

# What a play is in its phrase.
ATTACK: Final = 0
PARRY_RIPOSTE: Final = 1
CEDING: Final = 2
CEDING_SCORES: Final = 3
INFIGHTING: Final = 4
COUNTER: Final = 5
COUNTER_TIME: Final = 6
FEINT_IN_TIME: Final = 7
JOKER: Final = 8
RENEWED: Final = 9
REPLACE: Final = 10
BREAK_OFF: Final = 11
PARRY: Final = 12
DISTANCE: Final = 13
ACCEPT: Final = 14
LATE: Final = 15
"""An answer slower than the threat, which hits (option ``slower_answer``)."""
ROLE_NAMES: Final = (
    "attack", "parry-riposte", "ceding", "ceding-scores", "infighting", "counter", "counter-time",
    "feint-in-time", "joker", "renewed", "replace", "break-off", "parry", "distance", "accept",
    "late",
)  # fmt: skip

STEP_FORWARD: Final = 0
STEP_BACK: Final = 1
RETREATED: Final = 2
EVADED: Final = 3
STEPPED_IN: Final = 4
HOW_MOVED: Final = ("forward", "back", "retreat", "distance", "infighting")
HOW_DISCARDED: Final = ("exchange", "retreat", "renew", "distance", "random", "sudden")
FOR_EXCHANGE: Final = 0
FOR_RETREAT: Final = 1
FOR_RENEWAL: Final = 2
FOR_DISTANCE: Final = 3
AT_RANDOM: Final = 4
FOR_SUDDEN: Final = 5

# Why a touch was scored.
BY_HIT: Final = 0
BY_RIPOSTE: Final = 1
BY_COUNTER: Final = 2
AT_ONCE: Final = 3
BY_FEINT: Final = 4
OFF_STRIP: Final = 5
TOUCH_NAMES: Final = ("hit", "riposte", "counter", "at-once", "feint", "off-strip")

# Why the bout is over.
BY_POINTS: Final = 0
BY_TIME: Final = 1
BY_PRIORITY: Final = 2
BY_TOUCH: Final = 3
BY_CARDS: Final = 4
BY_TOSS: Final = 5
BY_CONCEDING: Final = 6
REASON_NAMES: Final = ("points", "time", "priority", "touch", "cards", "toss", "conceded")

_YES: Final = ("taken", "glide", "counts", "off")


def lowest(mask: int) -> int:
    """The lowest card of a mask; -1 where there is none."""
    return (mask & -mask).bit_length() - 1


def bits(mask: int) -> list[int]:
    """The cards of a mask, lowest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


@final
class Happened(Event):
    """Something that happened: ``what`` and up to seven small ints, named in ``FACTS``. Where cards are secret,
    the seat that it is about, ``a``, alone may see them."""

    def __init__(
        self,
        table: CardTable,
        what: int,
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
        return NAMES[self.what]

    def facts(self) -> dict[str, object]:
        told: dict[str, object] = {}
        values = (self.a, self.b, self.c, self.d, self.e, self.f, self.g)
        for i, name in enumerate(FACTS[self.what]):
            told[name] = self._told(name, values[i])
        if self.what == DOUBLE_TOUCH:
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
            if self.what == MOVED:
                return HOW_MOVED[value]
            return HOW_DISCARDED[value] if self.what == DISCARDED else ROLE_NAMES[value]
        if name == "position":
            return POSITION_NAMES[value]
        if name == "why":
            return TOUCH_NAMES[value]
        if name == "reason":
            return REASON_NAMES[value]
        return value

    def borders(self) -> list[str]:
        if self.what == TURN_BEGAN:
            return [TURN]
        if self.what in (PERIOD_OVER, PERIOD_BEGAN, SUDDEN_DEATH):
            return [ROUND]
        if self.what == EXTRA_TIME:
            return [ROUND, REVEALED]
        at_random = self.what == DISCARDED and self.c == AT_RANDOM
        return [REVEALED] if at_random or self.what in (COIN, DEALT, DREW, TOSS) else []

    def seen(self, seat: int | None) -> Event | None:
        if (self.what != DEALT and self.what != DREW) or seat == self.a:
            return self
        poorer = Happened(self.table, self.what, self.a, self.b, 0, self.d)
        poorer.hidden = True
        return poorer
