"""What happens in KeyForge. Hidden cards are told to who may see them."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from ludarium.core.event import REVEALED as SHOWN
from ludarium.core.event import ROUND, TURN, Event
from ludarium.games.keyforge.engine.prints import Decks
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.engine.terms import (
    COUNTER_NAMES,
    DURATION_NAMES,
    KEY_NAMES,
    NONE,
    ZONE_NAMES,
    Card,
    End,
    Ends,
    Seat,
    Zone,
    Zones,
)
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES

EventKind: TypeAlias = int
GainCause: TypeAlias = int
"""Why Æ was gained."""
Prevention: TypeAlias = int
"""What prevented damage."""
WinCause: TypeAlias = int
"""Why a game is over."""
Fault: TypeAlias = int
"""Why something can't be done."""
Clock: TypeAlias = int
"""How far the overtime has come (T6.3)."""


class EventKinds:
    BEGAN: Final[EventKind] = 0
    DREW: Final[EventKind] = 1
    MULLIGAN: Final[EventKind] = 2
    BID: Final[EventKind] = 3
    TURN_BEGAN: Final[EventKind] = 4
    FORGED: Final[EventKind] = 5
    UNFORGED: Final[EventKind] = 6
    HOUSE: Final[EventKind] = 7
    TOOK_ARCHIVES: Final[EventKind] = 8
    PLAYED: Final[EventKind] = 9
    PUT: Final[EventKind] = 10
    ATTACHED: Final[EventKind] = 11
    DISCARDED: Final[EventKind] = 12
    REAPED: Final[EventKind] = 13
    FIGHTS: Final[EventKind] = 14
    ACTED: Final[EventKind] = 15
    UNSTUNNED: Final[EventKind] = 16
    ABILITY: Final[EventKind] = 17
    GAINED: Final[EventKind] = 18
    LOST: Final[EventKind] = 19
    STOLE: Final[EventKind] = 20
    PAID: Final[EventKind] = 21
    CAPTURED: Final[EventKind] = 22
    EXALTED: Final[EventKind] = 23
    MOVED_AMBER: Final[EventKind] = 24
    RETURNED_AMBER: Final[EventKind] = 25
    DAMAGED: Final[EventKind] = 26
    PREVENTED: Final[EventKind] = 27
    HEALED: Final[EventKind] = 28
    TAGGED: Final[EventKind] = 29
    DESTROYED: Final[EventKind] = 30
    MOVED: Final[EventKind] = 31
    SAVED: Final[EventKind] = 32
    EXHAUSTED: Final[EventKind] = 33
    READIED: Final[EventKind] = 34
    STUNNED: Final[EventKind] = 35
    WARDED: Final[EventKind] = 36
    ENRAGED: Final[EventKind] = 37
    CALMED: Final[EventKind] = 38
    COUNTERS: Final[EventKind] = 39
    CONTROL: Final[EventKind] = 40
    SHIFTED: Final[EventKind] = 41
    SWAPPED: Final[EventKind] = 42
    ARCHIVED: Final[EventKind] = 43
    HID: Final[EventKind] = 44
    REVEALED: Final[EventKind] = 45
    LOOKED: Final[EventKind] = 46
    SHUFFLED: Final[EventKind] = 47
    SEARCHED: Final[EventKind] = 48
    CHAINS: Final[EventKind] = 49
    NAMED_HOUSE: Final[EventKind] = 50
    NAMED_NUMBER: Final[EventKind] = 51
    CHOSE: Final[EventKind] = 52
    MODE: Final[EventKind] = 53
    TARGETS: Final[EventKind] = 54
    LASTING: Final[EventKind] = 55
    CHECK: Final[EventKind] = 56
    FIZZLED: Final[EventKind] = 57
    OVERTIME: Final[EventKind] = 58
    TIE_BREAK: Final[EventKind] = 59
    CONCEDED: Final[EventKind] = 60
    GAME_OVER: Final[EventKind] = 61
    DECKS: Final[EventKind] = 62
    MATCH: Final[EventKind] = 63
    SKIPPED: Final[EventKind] = 64
    BENCHED: Final[EventKind] = 65
    MARKED: Final[EventKind] = 66
    UNMARKED: Final[EventKind] = 67
    ANOTHER_TURN: Final[EventKind] = 68
    NAMED_LOOP: Final[EventKind] = 69
    RESHAPED: Final[EventKind] = 70
    FLIPPED: Final[EventKind] = 71
    COPIED: Final[EventKind] = 72
    SWAPPED_PILES: Final[EventKind] = 73
    DODGED: Final[EventKind] = 74
    CALLED_OFF: Final[EventKind] = 75
    MOVED_DAMAGE: Final[EventKind] = 76
    UNWARDED: Final[EventKind] = 77
    JOINED: Final[EventKind] = 78
    NAMED_CARD: Final[EventKind] = 79
    TIDE: Final[EventKind] = 80
    TIDE_RESET: Final[EventKind] = 81
    MADE: Final[EventKind] = 82
    UNMASKED: Final[EventKind] = 83


EVENTS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
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
    ("hid", ("card", "other", "prints")),
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
    ("moved_damage", ("amount", "card", "other")),
    ("unwarded", ("card",)),
    ("joined", ("card", "host")),
    ("named_card", ("seat", "named")),
    ("tide", ("seat",)),
    ("tide_reset", ()),
    ("made", ("seat", "card", "prints")),
    ("unmasked", ("card", "to", "seat", "other", "prints")),
)
"""The name of each kind, and what its ints stand for, in order."""
NAMES: Final = tuple(name for name, _ in EVENTS)


class GainCauses:
    BY_EFFECT: Final[GainCause] = 0
    BY_ICON: Final[GainCause] = 1
    BY_REAP: Final[GainCause] = 2


WHY_NAMES: Final = ("effect", "icon", "reap")


class Preventions:
    BY_ARMOR: Final[Prevention] = 0
    BY_WARD: Final[Prevention] = 1
    BY_RULE: Final[Prevention] = 2


BY_NAMES: Final = ("armor", "ward", "effect")
HOW_NAMES: Final = ("action", "omni")


class WinCauses:
    BY_KEYS: Final[WinCause] = 0
    BY_CONCEDING: Final[WinCause] = 1
    BY_TIME: Final[WinCause] = 2
    BY_REPETITION: Final[WinCause] = 3


REASON_NAMES: Final = ("keys", "concession", "time", "draw")
# Æ moves between these and cards, from the supply as well as to it; token creatures have numbers up to 143.
FROM_SEAT: Final = 1000
TO_SUPPLY: Final = 2000
STEP_NAMES: Final = ("forge", "house", "main", "ready", "draw")


class Faults:
    ALLOWED: Final[Fault] = 0
    HOUSE: Final[Fault] = 1
    FIRST_TURN: Final[Fault] = 2
    EXHAUSTED: Final[Fault] = 3
    STUNNED: Final[Fault] = 4
    ALPHA: Final[Fault] = 5
    OMEGA: Final[Fault] = 6
    SIX: Final[Fault] = 7
    CANNOT: Final[Fault] = 8
    NO_TARGET: Final[Fault] = 9
    NO_CREATURE: Final[Fault] = 10
    NO_ABILITY: Final[Fault] = 11
    COST: Final[Fault] = 12
    ENRAGED: Final[Fault] = 13
    HALF: Final[Fault] = 14
    """The other half of a gigantic creature is not there (G162)."""
    TOP_HALF: Final[Fault] = 15
    """It is played with the bottom half, which is there."""


FAULT_NAMES: Final = (
    "", "house", "first-turn", "exhausted", "stunned", "alpha", "omega", "six", "cannot", "no-target",
    "no-creature", "no-ability", "cost", "enraged", "half", "top-half",
)  # fmt: skip
"""Message ids are ``keyforge-fault-<name>``."""


class Clocks:
    UNTIMED: Final[Clock] = 0
    RUNNING: Final[Clock] = 1
    OVERTIME_A: Final[Clock] = 2
    OVERTIME_B: Final[Clock] = 3
    FORGE_ONLY: Final[Clock] = 4
    TIE_BREAKING: Final[Clock] = 5


STATE_NAMES: Final = ("none", "running", "overtime", "last-turn", "forge-only", "tie-break")


PLACE_NAMES: Final = (*ZONE_NAMES, "deck-bottom", "deck-top")
"""Where cards go: the zones by their numbers, then the ends of a deck."""


def place(zone: Zone, end: End) -> int:
    """Where a card goes, as ``MOVED`` tells it."""
    return zone if zone != Zones.DECK or end == Ends.SHUFFLED else len(ZONE_NAMES) + end


@mypyc_attr(acyclic=True)
@final
class Happened(Event):
    """Something that happened: ``what``, its ints as ``EVENTS`` names them, and the cards it is about.

    ``eyes`` has a bit for each seat that may see ``cards`` (or the card that moved); a spectator sees them only where
    both do.
    """

    def __init__(
        self,
        decks: Decks,
        what: EventKind,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        cards: list[Card] | None = None,
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
        for i, name in enumerate(EVENTS[self.what][1]):
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
        if name in ("card", "host", "other") or (name == "source" and self.what != EventKinds.MOVED_AMBER):
            return None if value == NONE else self.decks.labels[value]
        if name == "target" and self.what == EventKinds.FIGHTS:
            return self.decks.labels[value]
        if name in ("source", "target"):
            if value == TO_SUPPLY:
                return "supply"
            return f"seat:{value - FROM_SEAT}" if value >= FROM_SEAT else "card:" + self.decks.labels[value]
        if name == "house":
            return None if value == NONE else HOUSE_NAMES[value]
        if name == "colour":
            return KEY_NAMES[value]
        if name in ("from", "to"):
            return PLACE_NAMES[value]
        if name in ("taken", "yes"):
            return value == 1
        return self._word(name, value)

    def _word(self, name: str, value: int) -> object:
        if name == "why":
            return WHY_NAMES[value]
        if name == "by":
            return BY_NAMES[value]
        if name == "until":
            return DURATION_NAMES[value]
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
        if name == "step" and self.what == EventKinds.SKIPPED:
            return STEP_NAMES[value]
        if name == "ability":
            return REGISTRY.name(REGISTRY.words[value])
        if name == "named":
            return None if value == NONE else POOL.at(value).id
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
        if self.what == EventKinds.TURN_BEGAN:
            return [TURN]
        if self.what == EventKinds.MATCH:
            return [ROUND, SHOWN]
        return (
            [SHOWN]
            if self.what
            in (
                EventKinds.BEGAN,
                EventKinds.DREW,
                EventKinds.REVEALED,
                EventKinds.LOOKED,
                EventKinds.DECKS,
                EventKinds.BENCHED,
            )
            else []
        )

    def seen(self, seat: Seat | None) -> Event | None:
        eyes = self.eyes
        if eyes == 3 or (seat is not None and eyes >> seat & 1):
            return self
        if self.what == EventKinds.LOOKED and self.cards is not None:
            return Happened(self.decks, self.what, self.a, self.b, self.c, self.d, None, eyes)
        if self.what == EventKinds.MOVED:  # from one hidden place to another
            return Happened(self.decks, self.what, NONE, self.b, self.c)
        return Happened(self.decks, self.what, self.a, self.b, self.c, self.d, None)
