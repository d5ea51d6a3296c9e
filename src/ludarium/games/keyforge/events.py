"""What happens in KeyForge. Hidden cards are told to who may see them."""

from __future__ import annotations

from typing import Final, final

from ludarium.core.event import REVEALED as SHOWN
from ludarium.core.event import ROUND, TURN, Event
from ludarium.games.keyforge.houses import HOUSE_NAMES
from ludarium.games.keyforge.prints import Decks
from ludarium.games.keyforge.terms import COUNTER_NAMES, KEY_NAMES, NONE, ZONE_NAMES

BEGAN: Final = 0
DREW: Final = 1
MULLIGAN: Final = 2
BID: Final = 3
TURN_BEGAN: Final = 4
FORGED: Final = 5
UNFORGED: Final = 6
HOUSE: Final = 7
TOOK_ARCHIVES: Final = 8
PLAYED: Final = 9
PUT: Final = 10
ATTACHED: Final = 11
DISCARDED: Final = 12
REAPED: Final = 13
FIGHTS: Final = 14
ACTED: Final = 15
UNSTUNNED: Final = 16
ABILITY: Final = 17
GAINED: Final = 18
LOST: Final = 19
STOLE: Final = 20
PAID: Final = 21
CAPTURED: Final = 22
EXALTED: Final = 23
MOVED_AMBER: Final = 24
RETURNED_AMBER: Final = 25
DAMAGED: Final = 26
PREVENTED: Final = 27
HEALED: Final = 28
TAGGED: Final = 29
DESTROYED: Final = 30
MOVED: Final = 31
SAVED: Final = 32
EXHAUSTED: Final = 33
READIED: Final = 34
STUNNED: Final = 35
WARDED: Final = 36
ENRAGED: Final = 37
CALMED: Final = 38
COUNTERS: Final = 39
CONTROL: Final = 40
SHIFTED: Final = 41
SWAPPED: Final = 42
ARCHIVED: Final = 43
HID: Final = 44
REVEALED: Final = 45
LOOKED: Final = 46
SHUFFLED: Final = 47
SEARCHED: Final = 48
CHAINS: Final = 49
NAMED_HOUSE: Final = 50
NAMED_NUMBER: Final = 51
CHOSE: Final = 52
MODE: Final = 53
TARGETS: Final = 54
LASTING: Final = 55
CHECK: Final = 56
FIZZLED: Final = 57
OVERTIME: Final = 58
TIE_BREAK: Final = 59
CONCEDED: Final = 60
GAME_OVER: Final = 61
DECKS: Final = 62
MATCH: Final = 63
SKIPPED: Final = 64
BENCHED: Final = 65
MARKED: Final = 66
UNMARKED: Final = 67
ANOTHER_TURN: Final = 68
NAMED_LOOP: Final = 69
RESHAPED: Final = 70
FLIPPED: Final = 71
COPIED: Final = 72
SWAPPED_PILES: Final = 73
DODGED: Final = 74
CALLED_OFF: Final = 75

# Each kind's name, and what its ints stand for.
TABLE: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("began", ("seat",)),
    ("drew", ("seat", "count", "prints")),
    ("mulligan", ("seat", "taken")),
    ("bid", ("seat", "bid")),
    ("turn_began", ("seat", "number")),
    ("forged", ("seat", "colour", "cost", "keys")),
    ("unforged", ("seat", "colour")),
    ("house", ("seat", "house", "card")),
    ("took_archives", ("seat", "count", "prints")),
    ("played", ("seat", "card")),
    ("put", ("seat", "card")),
    ("attached", ("card", "host")),
    ("discarded", ("seat", "card", "from")),
    ("reaped", ("seat", "card")),
    ("fights", ("seat", "card", "target")),
    ("acted", ("seat", "card", "how")),
    ("unstunned", ("card",)),
    ("ability", ("card", "ability")),
    ("gained", ("seat", "amount", "total", "why")),
    ("lost", ("seat", "amount", "total")),
    ("stole", ("seat", "amount")),
    ("paid", ("seat", "amount")),
    ("captured", ("card", "amount", "seat")),
    ("exalted", ("card", "amount")),
    ("moved_amber", ("amount", "source", "target")),
    ("returned_amber", ("card", "amount", "seat")),
    ("damaged", ("card", "amount", "source")),
    ("prevented", ("card", "amount", "by")),
    ("healed", ("card", "amount")),
    ("tagged", ("card",)),
    ("destroyed", ("card",)),
    ("moved", ("card", "to", "seat")),
    ("saved", ("card", "source")),
    ("exhausted", ("card",)),
    ("readied", ("card",)),
    ("stunned", ("card",)),
    ("warded", ("card",)),
    ("enraged", ("card",)),
    ("calmed", ("card",)),
    ("counters", ("card", "amount")),
    ("control", ("card", "seat")),
    ("shifted", ("card", "place")),
    ("swapped", ("card", "other")),
    ("archived", ("seat", "count", "prints")),
    ("hid", ("card", "prints")),
    ("revealed", ("seat", "prints")),
    ("looked", ("seat", "whose", "prints")),
    ("shuffled", ("seat",)),
    ("searched", ("seat",)),
    ("chains", ("seat", "amount", "total")),
    ("named_house", ("seat", "house")),
    ("named_number", ("seat", "number")),
    ("chose", ("seat", "yes")),
    ("mode", ("seat", "mode", "card", "parts")),
    ("targets", ("source", "cards")),
    ("lasting", ("card", "ability", "house", "until", "cards")),
    ("check", ("seat",)),
    ("fizzled", ("card", "fault")),
    ("overtime", ("state",)),
    ("tie_break", ("seat", "step")),
    ("conceded", ("seat",)),
    ("game_over", ("winner", "reason")),
    ("decks", ("seat", "name", "set")),
    ("match", ("game", "seat")),
    ("skipped", ("seat", "step")),
    ("benched", ("seat", "number")),
    ("marked", ("card", "counter", "amount")),
    ("unmarked", ("card", "counter", "amount")),
    ("another_turn", ("seat",)),
    ("named_loop", ("seat", "number")),
    ("reshaped", ("card", "to")),
    ("flipped", ("card", "shown")),
    ("copied", ("card", "shown")),
    ("swapped_piles", ("seat", "cards")),
    ("dodged", ("card",)),
    ("called_off", ("card",)),
)
NAMES: Final = tuple(name for name, _ in TABLE)

# Why Æ was gained.
BY_EFFECT: Final = 0
BY_ICON: Final = 1
BY_REAP: Final = 2
WHY_NAMES: Final = ("effect", "icon", "reap")
# What prevented damage.
BY_ARMOR: Final = 0
BY_WARD: Final = 1
BY_RULE: Final = 2
BY_NAMES: Final = ("armor", "ward", "effect")
HOW_NAMES: Final = ("action", "omni")
# How long something lasts.
THIS_TURN: Final = 0
NEXT_TURN: Final = 1
FIRST_USE: Final = 2
WITH_CARD: Final = 3
TO_YOUR_TURN: Final = 4
FOR_GOOD: Final = 5
UNTIL_NAMES: Final = ("turn", "next-turn", "next", "this", "your-turn", "good")
# Why a game is over.
BY_KEYS: Final = 0
BY_CONCEDING: Final = 1
BY_TIME: Final = 2
BY_REPETITION: Final = 3
REASON_NAMES: Final = ("keys", "concession", "time", "draw")
# Æ moves between these and cards.
FROM_SEAT: Final = 100
STEP_NAMES: Final = ("forge", "house", "main", "ready", "draw")


@final
class Happened(Event):
    """Something that happened: ``what``, its ints as ``TABLE`` names them, and the cards it is about.

    ``eyes`` has a bit for each seat that may see ``cards``; a spectator sees them only where both do.
    """

    def __init__(
        self,
        decks: Decks,
        what: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        cards: list[int] | None = None,
        eyes: int = 3,
    ) -> None:
        self.decks = decks
        self.what = what
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.cards = cards
        self.eyes = eyes

    def kind(self) -> str:
        return NAMES[self.what]

    def facts(self) -> dict[str, object]:
        told: dict[str, object] = {}
        values = (self.a, self.b, self.c, self.d)
        for i, name in enumerate(TABLE[self.what][1]):
            if name == "prints":
                told[name] = self._prints()
            elif name == "cards":
                told[name] = [self.decks.labels[c] for c in self.cards or []]
            else:
                told[name] = self._told(name, values[i])
        return told

    def _prints(self) -> list[str] | None:
        if self.cards is None:
            return None
        return [self.decks.prints[self.decks.of[c]].label for c in self.cards]

    def _told(self, name: str, value: int) -> object:
        if name in ("seat", "winner", "whose"):
            return None if value == NONE else value
        if name in ("card", "host", "other") or (name == "source" and self.what != MOVED_AMBER):
            return None if value == NONE else self.decks.labels[value]
        if name == "target" and self.what == FIGHTS:
            return self.decks.labels[value]
        if name in ("source", "target"):
            return f"seat:{value - FROM_SEAT}" if value >= FROM_SEAT else "card:" + self.decks.labels[value]
        if name == "house":
            return None if value == NONE else HOUSE_NAMES[value]
        if name == "colour":
            return KEY_NAMES[value]
        if name in ("from", "to"):
            return ZONE_NAMES[value] if value < len(ZONE_NAMES) else "deck-top"
        if name in ("taken", "yes"):
            return value == 1
        return self._word(name, value)

    def _word(self, name: str, value: int) -> object:
        if name == "why":
            return WHY_NAMES[value]
        if name == "by":
            return BY_NAMES[value]
        if name == "until":
            return UNTIL_NAMES[value]
        if name == "how":
            return HOW_NAMES[value]
        if name == "reason":
            return REASON_NAMES[value]
        if name == "bid":
            return None if value == NONE else value
        if name == "name":
            return self.decks.names[self.a]
        if name == "set":
            return self.decks.sets[self.a]
        if name == "step" and self.what == SKIPPED:
            return STEP_NAMES[value]
        if name == "ability":
            from ludarium.games.keyforge.nodes import WORDS

            return WORDS[value].name
        if name == "counter":
            return COUNTER_NAMES[value]
        if name == "shown":
            return self.decks.prints[value].label
        if name == "fault":
            return FAULT_NAMES[value]
        if name == "state":
            return STATE_NAMES[value]
        return value

    def borders(self) -> list[str]:
        if self.what == TURN_BEGAN:
            return [TURN]
        if self.what == MATCH:
            return [ROUND, SHOWN]
        return [SHOWN] if self.what in (BEGAN, DREW, REVEALED, LOOKED, DECKS, BENCHED) else []

    def seen(self, seat: int | None) -> Event | None:
        eyes = self.eyes
        if eyes == 3 or (seat is not None and eyes >> seat & 1):
            return self
        if self.what == LOOKED and self.cards is not None:
            return Happened(self.decks, self.what, self.a, self.b, self.c, self.d, None, eyes)
        return Happened(self.decks, self.what, self.a, self.b, self.c, self.d, None)


# Why something can't be done: message ids ``keyforge-fault-<name>``.
ALLOWED: Final = 0
F_HOUSE: Final = 1
F_FIRST_TURN: Final = 2
F_EXHAUSTED: Final = 3
F_STUNNED: Final = 4
F_ALPHA: Final = 5
F_OMEGA: Final = 6
F_SIX: Final = 7
F_CANNOT: Final = 8
F_NO_TARGET: Final = 9
F_NO_CREATURE: Final = 10
F_NO_ABILITY: Final = 11
F_COST: Final = 12
F_ENRAGED: Final = 13
FAULT_NAMES: Final = (
    "", "house", "first-turn", "exhausted", "stunned", "alpha", "omega", "six", "cannot", "no-target",
    "no-creature", "no-ability", "cost", "enraged",
)  # fmt: skip

# The clock (T6).
UNTIMED: Final = 0
RUNNING: Final = 1
OVERTIME_A: Final = 2
OVERTIME_B: Final = 3
FORGE_ONLY: Final = 4
TIE_BREAKING: Final = 5
STATE_NAMES: Final = ("none", "running", "overtime", "last-turn", "forge-only", "tie-break")
