"""What happens in King of Tokyo: Duel. Everybody sees everything; only the deck's order is secret."""

from __future__ import annotations

from typing import Final, final

from ludarium.core.event import REVEALED as SHOWN
from ludarium.core.event import TURN, Event
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel.cards import CARD_NAMES
from ludarium.games.tokyo_duel.rules import (
    MONSTER_NAMES,
    REWARD_NAMES,
    SYMBOL_NAMES,
    TOKEN_NAMES,
    TRACK_NAMES,
)

MONSTER_CHOSEN: Final = 0
ROLL_OFF: Final = 1
TURN_BEGAN: Final = 2
SLEPT: Final = 3
WOKE: Final = 4
ROLLED: Final = 5
TOKEN_SPENT: Final = 6
RESULT: Final = 7
ADDED: Final = 8
CARD_USED: Final = 9
SKIPPED_PHASE: Final = 10
SET_ASIDE: Final = 11
GROUP_RESOLVED: Final = 12
POWERED: Final = 13
STEP: Final = 14
STOPPED: Final = 15
REWARD: Final = 16
HURT: Final = 17
PREVENTED: Final = 18
CAMOUFLAGED: Final = 19
SURVIVED: Final = 20
HEALED: Final = 21
ENERGY: Final = 22
TOKEN_GAINED: Final = 23
BOUGHT: Final = 24
SWEPT: Final = 25
CUT: Final = 26
REVEALED: Final = 27
RESHUFFLED: Final = 28
TOKEN_PLACED: Final = 29
TOKEN_KEPT: Final = 30
NOT_PLACED: Final = 31
KEPT: Final = 32
DISCARDED: Final = 33
TAKEN: Final = 34
FEWER_DICE: Final = 35
DOMINATED: Final = 36
EXTRA_TURN: Final = 37
TURN_ENDED: Final = 38
CONCEDED: Final = 39
GAME_OVER: Final = 40
NO_EFFECT: Final = 41

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
    ("seat", "amount", "lost", "health", "card", "by"),
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
REASON_NAMES: Final = ("health", "zones", "space", "conceded")
NONE: Final = -1
"""No card, no seat, no token."""

# What a gain comes from: the number of a card, or one of these.
BY_DICE: Final = -1
BY_POWER: Final = -2
BY_REWARD: Final = -3
BY_BUYING_NOTHING: Final = -4
BY_GOING_SECOND: Final = -5
CAUSE_NAMES: Final = ("dice", "power", "reward", "nothing-bought", "second")
"""Names of the causes that are no card, from ``BY_DICE`` downwards."""

FULL_HEALTH: Final = 0
FULL_TOKENS: Final = 1
NOBODY_THERE: Final = 2
NO_ATTACK: Final = 3
NO_CARD: Final = 4
HELD: Final = 5
WHY_NAMES: Final = ("full-health", "full-tokens", "nobody-there", "no-attack", "no-card", "held")
"""Why an effect had none: there was no room for what would be gained, no marker in a zone, no attack resolved, no
card to take, or the marker had been stopped for the rest of the turn."""

_SEATS: Final = ("seat", "winner", "by")
_CARDS: Final = ("card", "given")
_DICE: Final = ("faces", "dice", "added", "symbols", "faces_0", "faces_1")
_YES: Final = ("extra", "turned", "moved")


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
        return "card" if value >= 0 else CAUSE_NAMES[BY_DICE - value]
    if name == "cards":
        return [CARD_NAMES[(value >> 6 * i & 63) - 1] for i in range(3) if value >> 6 * i & 63]
    return value


@final
class Happened(Event):
    """Something that happened: ``what`` and up to six small ints, named in ``FACTS``."""

    def __init__(
        self, what: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
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
        if self.what == ROLL_OFF:
            told = {"seat": told["seat"], "rolls": [told["faces_0"], told["faces_1"]]}
        if self.what == REVEALED:
            told = {"cards": [told]}
        if self.what == STEP:
            spaces = [self.d] if self.d == self.e else [self.d, self.e]
            told = {"seat": told["seat"], "track": told["track"], "cell": self.c, "spaces": spaces}
        return told

    def borders(self) -> list[str]:
        if self.what == TURN_BEGAN:
            return [TURN]
        return [SHOWN] if self.what in (ROLL_OFF, ROLLED, CAMOUFLAGED, REVEALED) else []
