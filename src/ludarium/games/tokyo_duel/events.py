"""What happens in King of Tokyo: Duel. Everybody sees everything; only the deck's order is secret."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from ludarium.core.event import REVEALED, TURN, Event, Part
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel.cards import CARD_NAMES
from ludarium.games.tokyo_duel.rules import TOKEN_NAMES
from ludarium.games.tokyo_duel.terms import (
    CAUSE_NAMES,
    MONSTER_NAMES,
    NONE,
    REASON_NAMES,
    REWARD_NAMES,
    SYMBOL_NAMES,
    TRACK_NAMES,
    Causes,
)

EventKind: TypeAlias = int
NoEffect: TypeAlias = int
"""Why an effect had none."""


class EventKinds:
    MONSTER_CHOSEN: Final[EventKind] = 0
    ROLL_OFF: Final[EventKind] = 1
    TURN_BEGAN: Final[EventKind] = 2
    SLEPT: Final[EventKind] = 3
    WOKE: Final[EventKind] = 4
    ROLLED: Final[EventKind] = 5
    TOKEN_SPENT: Final[EventKind] = 6
    RESULT: Final[EventKind] = 7
    ADDED: Final[EventKind] = 8
    CARD_USED: Final[EventKind] = 9
    SKIPPED_PHASE: Final[EventKind] = 10
    SET_ASIDE: Final[EventKind] = 11
    GROUP_RESOLVED: Final[EventKind] = 12
    POWERED: Final[EventKind] = 13
    STEP: Final[EventKind] = 14
    STOPPED: Final[EventKind] = 15
    REWARD: Final[EventKind] = 16
    HURT: Final[EventKind] = 17
    PREVENTED: Final[EventKind] = 18
    CAMOUFLAGED: Final[EventKind] = 19
    SURVIVED: Final[EventKind] = 20
    HEALED: Final[EventKind] = 21
    ENERGY: Final[EventKind] = 22
    TOKEN_GAINED: Final[EventKind] = 23
    BOUGHT: Final[EventKind] = 24
    SWEPT: Final[EventKind] = 25
    CUT: Final[EventKind] = 26
    REVEALED: Final[EventKind] = 27
    RESHUFFLED: Final[EventKind] = 28
    TOKEN_PLACED: Final[EventKind] = 29
    TOKEN_KEPT: Final[EventKind] = 30
    NOT_PLACED: Final[EventKind] = 31
    KEPT: Final[EventKind] = 32
    DISCARDED: Final[EventKind] = 33
    TAKEN: Final[EventKind] = 34
    FEWER_DICE: Final[EventKind] = 35
    DOMINATED: Final[EventKind] = 36
    EXTRA_TURN: Final[EventKind] = 37
    TURN_ENDED: Final[EventKind] = 38
    CONCEDED: Final[EventKind] = 39
    GAME_OVER: Final[EventKind] = 40
    NO_EFFECT: Final[EventKind] = 41


NAMES: Final = (
    "monster_chosen", "roll_off", "turn_began", "slept", "woke", "rolled", "token_spent", "result",
    "added", "card_used", "skipped_phase", "set_aside", "group_resolved", "powered", "step", "stopped",
    "reward", "hit", "prevented", "camouflage", "survived", "healed", "energy", "token_gained", "bought",
    "swept", "cut", "revealed", "reshuffled", "token_placed", "token_kept", "not_placed", "kept",
    "discarded", "taken", "fewer_dice", "dominated", "extra_turn", "turn_ended", "conceded", "game_over",
    "no_effect",
)  # fmt: skip

# The facts of each kind, in order. The name says what the int stands for (``_told``).
FACTS: Final[tuple[tuple[str, ...], ...]] = (
    ("seat", "monster"),
    ("seat", "faces_0", "faces_1"),
    ("seat", "number", "extra"),
    ("seat",),
    ("seat", "card"),
    ("seat", "faces", "dice", "roll"),
    ("seat",),
    ("seat", "dice", "added"),
    ("seat", "symbols"),
    ("seat", "card"),
    ("seat", "card"),
    ("seat", "faces"),
    ("seat", "symbol", "count"),
    ("seat", "monster", "count"),
    ("seat", "track", "cell", "low", "high"),
    ("seat", "track", "token"),
    ("seat", "token", "reward", "amount"),
    ("seat", "amount", "lost", "health", "cause", "by"),
    ("seat", "card", "amount"),
    ("seat", "faces", "prevented"),
    ("seat", "card"),
    ("seat", "amount", "health", "cause"),
    ("seat", "amount", "energy", "cause"),
    ("seat", "amount", "tokens", "cause"),
    ("seat", "card", "price"),
    ("seat", "cards", "price"),
    ("seat", "card"),
    ("card", "space"),
    ("deck",),
    ("seat", "token", "track", "start", "turned", "moved"),
    ("seat", "token"),
    ("seat", "token"),
    ("seat", "card"),
    ("seat", "card"),
    ("seat", "card", "given"),
    ("seat", "amount"),
    ("seat",),
    ("seat",),
    ("seat",),
    ("seat",),
    ("winner", "reason"),
    ("seat", "why", "cause"),
)


class NoEffects:
    FULL_HEALTH: Final[NoEffect] = 0
    FULL_TOKENS: Final[NoEffect] = 1
    NOBODY_THERE: Final[NoEffect] = 2
    """No marker in a zone."""
    NO_ATTACK: Final[NoEffect] = 3
    """No attack was resolved."""
    NO_CARD: Final[NoEffect] = 4
    """No card to take."""
    HELD: Final[NoEffect] = 5
    """The marker had been stopped for the rest of the turn."""


WHY_NAMES: Final = ("full-health", "full-tokens", "nobody-there", "no-attack", "no-card", "held")

_SEATS: Final = ("seat", "winner", "by")
_CARDS: Final = ("card", "given")
_DICE: Final = ("faces", "dice", "added", "symbols", "faces_0", "faces_1")
_YES: Final = ("extra", "turned", "moved")

_REVEALING: Final = (EventKinds.ROLL_OFF, EventKinds.ROLLED, EventKinds.CAMOUFLAGED, EventKinds.REVEALED)
"""What shows what nobody knew before: dice, and cards of the deck."""


def _told(name: str, value: int) -> object:
    if name in _SEATS:
        return None if value == NONE else value
    if name in _CARDS:
        return None if value == NONE else CARD_NAMES[value]
    if name in _DICE:
        return di.spelled(value)
    if name in _YES:
        return value == 1
    if name == "monster":
        return MONSTER_NAMES[value]
    if name == "symbol":
        return SYMBOL_NAMES[value]
    if name == "track":
        return TRACK_NAMES[value]
    if name == "token":
        return TOKEN_NAMES[value]
    if name == "reward":
        return REWARD_NAMES[value]
    if name == "reason":
        return REASON_NAMES[value]
    if name == "why":
        return WHY_NAMES[value]
    if name == "cause":
        return "card" if value >= 0 else CAUSE_NAMES[Causes.DICE - value]
    if name == "cards":
        return [CARD_NAMES[(value >> 6 * i & 63) - 1] for i in range(3) if value >> 6 * i & 63]
    return value


@mypyc_attr(acyclic=True)
@final
class Happened(Event):
    """Something that happened: ``what`` and up to six small ints, named in ``FACTS``."""

    def __init__(
        self, what: EventKind, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        self.what = what
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f

    def kind(self) -> str:
        return NAMES[self.what]

    def facts(self) -> dict[str, object]:
        told: dict[str, object] = {}
        values = (self.a, self.b, self.c, self.d, self.e, self.f)
        for i, name in enumerate(FACTS[self.what]):
            if name == "cause":
                told["card"] = _told("card", max(values[i], NONE))
            told[name] = _told(name, values[i])
        if self.what == EventKinds.ROLL_OFF:
            told = {"seat": told["seat"], "rolls": [told["faces_0"], told["faces_1"]]}
        if self.what == EventKinds.REVEALED:
            told = {"cards": [told]}
        if self.what == EventKinds.STEP:
            low, high = told["low"], told["high"]
            spaces = [low] if low == high else [low, high]
            told = {"seat": told["seat"], "track": told["track"], "cell": told["cell"], "spaces": spaces}
        return told

    def borders(self) -> list[str]:
        if self.what == EventKinds.TURN_BEGAN:
            return [TURN]
        return [REVEALED] if self.what in _REVEALING else []

    def parts(self) -> list[Part]:
        if self.what == EventKinds.MONSTER_CHOSEN:
            return [Part(self.a, "monster", MONSTER_NAMES[self.b], None)]
        return []
