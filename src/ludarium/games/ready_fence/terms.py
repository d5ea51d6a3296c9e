"""What the numbers of Ready… Fence! stand for: the types that signatures name, and their values.

A type is singular (``Kind``), and the namespace of its values plural (``Kinds.ST``). The tuples of names are in the
order of the values, as views, notation and events write them.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""0 or 1; ``NONE`` where nobody is meant."""
Card: TypeAlias = int
"""0 to 53: by kind, then by speed (``card_table``); ``NONE`` where there is none."""
Cards: TypeAlias = int
"""A set of cards: bit ``1 << card`` for each."""
Kind: TypeAlias = int
"""A kind of card: its C number less one."""
Mode: TypeAlias = int
ModeSet: TypeAlias = int
"""Some of the modes: bit ``1 << mode`` for each."""
WeaponPosition: TypeAlias = int
Square: TypeAlias = int
"""1 to 10 on the strip, counted from Green's end; 0 and 11 are the zones behind the ends."""
Distance: TypeAlias = int
"""Empty squares between the fencers (F38)."""
Speed: TypeAlias = int
Stamina: TypeAlias = int
"""In SP."""
CardNumber: TypeAlias = int
"""Which card of its owner a play of a phrase is: 1 or 2 (F86)."""
Steps: TypeAlias = int
"""Squares, negative for backward."""
Touches: TypeAlias = int
Phase: TypeAlias = int
"""What is asked now."""
ThreatKind: TypeAlias = int
PhraseStatus: TypeAlias = int
Role: TypeAlias = int
"""What a play is in its phrase."""
Fault: TypeAlias = int
"""Why something may not be done."""
Motion: TypeAlias = int
"""How a fencer came to another square."""
DiscardCause: TypeAlias = int
TouchCause: TypeAlias = int
WinCause: TypeAlias = int
EventKind: TypeAlias = int
MoveKind: TypeAlias = int
Code: TypeAlias = int
"""An option as one int (``notation``)."""

SEATS: Final = 2
NONE: Final = -1
"""No seat, no card, no role."""


class Seats:
    GREEN: Final[Seat] = 0
    RED: Final[Seat] = 1


class Kinds:
    """In the order of section 14 of the rules."""

    ST: Final[Kind] = 0
    BT: Final[Kind] = 1
    DI: Final[Kind] = 2
    TT: Final[Kind] = 3
    GA: Final[Kind] = 4
    FK: Final[Kind] = 5
    FN: Final[Kind] = 6
    FL: Final[Kind] = 7
    PR: Final[Kind] = 8
    CP: Final[Kind] = 9
    IF: Final[Kind] = 10
    SH: Final[Kind] = 11
    CT: Final[Kind] = 12
    FT: Final[Kind] = 13
    JK: Final[Kind] = 14
    AN: Final[Kind] = 15
    RA: Final[Kind] = 16
    FE: Final[Kind] = 17


KIND_NAMES: Final = (
    *("ST", "BT", "DI", "TT", "GA", "FK", "FN", "FL", "PR"),
    *("CP", "IF", "SH", "CT", "FT", "JK", "AN", "RA", "FE"),
)


class Modes:
    TUTORIAL: Final[Mode] = 0
    BASIC: Final[Mode] = 1
    ADVANCED: Final[Mode] = 2


MODE_NAMES: Final = ("tutorial", "basic", "advanced")


class WeaponPositions:
    """Each beats the next one (F40)."""

    LINE: Final[WeaponPosition] = 0
    INVITATION: Final[WeaponPosition] = 1
    ENGAGEMENT: Final[WeaponPosition] = 2


POSITION_NAMES: Final = ("line", "invitation", "engagement")


class Distances:
    SHORT: Final[Distance] = 0
    LUNGE: Final[Distance] = 1
    LONG: Final[Distance] = 2


REACH_NAMES: Final = ("short", "lunge", "long", "out")


class Phases:
    DEAL: Final[Phase] = 0
    MULLIGAN: Final[Phase] = 1
    TURN: Final[Phase] = 2
    RETREAT: Final[Phase] = 3
    """Whether to exchange a card after a Retreat."""
    RENEW: Final[Phase] = 4
    """Whether to exchange a card at the end of a turn in the tutorial."""
    COST: Final[Phase] = 5
    """Which card to give up."""
    ANSWER: Final[Phase] = 6
    PRESS: Final[Phase] = 7
    """What to do after a defence without riposte."""
    OVER: Final[Phase] = 8


PHASE_NAMES: Final = ("deal", "mulligan", "turn", "retreat", "renew", "cost", "answer", "press", "over")


class ThreatKinds:
    """Section 11 of the rules."""

    ATTACK: Final[ThreatKind] = 0
    RIPOSTE: Final[ThreatKind] = 1
    RENEWED: Final[ThreatKind] = 2
    COUNTER: Final[ThreatKind] = 3
    COUNTER_TIME: Final[ThreatKind] = 4


THREAT_NAMES: Final = ("attack", "riposte", "renewed", "counter", "counter-time")


class PhraseStatuses:
    NONE: Final[PhraseStatus] = 0
    """There has been no phrase yet."""
    RUNNING: Final[PhraseStatus] = 1
    TOUCHED: Final[PhraseStatus] = 2
    DOUBLE: Final[PhraseStatus] = 3
    VOID: Final[PhraseStatus] = 4
    """A double touch that scores nothing."""
    UNTOUCHED: Final[PhraseStatus] = 5


RESULT_NAMES: Final = (None, None, "touch", "double", "void", "none")


class Roles:
    ATTACK: Final[Role] = 0
    PARRY_RIPOSTE: Final[Role] = 1
    CEDING: Final[Role] = 2
    CEDING_SCORES: Final[Role] = 3
    INFIGHTING: Final[Role] = 4
    COUNTER: Final[Role] = 5
    COUNTER_TIME: Final[Role] = 6
    FEINT_IN_TIME: Final[Role] = 7
    JOKER: Final[Role] = 8
    RENEWED: Final[Role] = 9
    REPLACE: Final[Role] = 10
    BREAK_OFF: Final[Role] = 11
    PARRY: Final[Role] = 12
    DISTANCE: Final[Role] = 13
    ACCEPT: Final[Role] = 14
    LATE: Final[Role] = 15
    """An answer slower than the threat, which hits (option ``slower_answer``)."""


ROLE_NAMES: Final = (
    "attack", "parry-riposte", "ceding", "ceding-scores", "infighting", "counter", "counter-time",
    "feint-in-time", "joker", "renewed", "replace", "break-off", "parry", "distance", "accept",
    "late",
)  # fmt: skip


class Faults:
    NONE: Final[Fault] = 0
    """It may be done."""
    NOT_RED: Final[Fault] = 1
    LUNGE_ONLY: Final[Fault] = 2
    SHORT_ONLY: Final[Fault] = 3
    LONG_ONLY: Final[Fault] = 4
    OUT_OF_REACH: Final[Fault] = 5
    POSITION_LINE: Final[Fault] = 6
    POSITION_ENGAGEMENT: Final[Fault] = 7
    POSITION_NOT_INVITATION: Final[Fault] = 8
    STAMINA: Final[Fault] = 9
    COLOUR: Final[Fault] = 10
    TEXT: Final[Fault] = 11
    TOO_SLOW: Final[Fault] = 12
    TWO_CARDS: Final[Fault] = 13
    JOKER_COUNTER_TIME: Final[Fault] = 14
    NEEDS_COUNTER: Final[Fault] = 15
    NEEDS_COUNTER_TIME: Final[Fault] = 16
    INFIGHTING_DISTANCE: Final[Fault] = 17
    RENEWED_ONLY: Final[Fault] = 18
    FEINT_ONLY: Final[Fault] = 19
    ADDON: Final[Fault] = 20
    KEPT_THRUST: Final[Fault] = 21
    TIMER_EMPTY: Final[Fault] = 22
    EXCHANGED: Final[Fault] = 23
    EDGE: Final[Fault] = 24
    STALL_TWICE: Final[Fault] = 25
    STALL_PRIORITY: Final[Fault] = 26
    STALL_FIRST: Final[Fault] = 27
    MODE: Final[Fault] = 28
    CARDLESS_USED: Final[Fault] = 29
    FIRST_CARD: Final[Fault] = 30
    TOO_FAST: Final[Fault] = 31
    NO_STAMINA: Final[Fault] = 32
    TOE_TOUCH: Final[Fault] = 33
    NOT_RIPOSTE: Final[Fault] = 34
    NOTHING_TO_TAKE: Final[Fault] = 35


FAULT_NAMES: Final = (
    "", "not-red", "lunge-only", "short-only", "long-only", "out-of-reach", "position-line",
    "position-engagement", "position-not-invitation", "stamina", "colour", "text", "too-slow", "two-cards",
    "joker-counter-time", "needs-counter", "needs-counter-time", "infighting-distance", "renewed", "feint",
    "addon", "kept-thrust", "timer-empty", "exchanged", "edge", "stall-twice", "stall-priority",
    "stall-first", "mode", "cardless-used", "first-card", "too-fast", "no-stamina", "toe-touch",
    "not-riposte", "no-card",
)  # fmt: skip


class Motions:
    FORWARD: Final[Motion] = 0
    BACK: Final[Motion] = 1
    RETREAT: Final[Motion] = 2
    EVASION: Final[Motion] = 3
    STEP_IN: Final[Motion] = 4


MOTION_NAMES: Final = ("forward", "back", "retreat", "distance", "infighting")


class DiscardCauses:
    EXCHANGE: Final[DiscardCause] = 0
    RETREAT: Final[DiscardCause] = 1
    RENEWAL: Final[DiscardCause] = 2
    DISTANCE: Final[DiscardCause] = 3
    RANDOM: Final[DiscardCause] = 4
    SUDDEN: Final[DiscardCause] = 5


DISCARD_NAMES: Final = ("exchange", "retreat", "renew", "distance", "random", "sudden")


class TouchCauses:
    HIT: Final[TouchCause] = 0
    RIPOSTE: Final[TouchCause] = 1
    COUNTER: Final[TouchCause] = 2
    AT_ONCE: Final[TouchCause] = 3
    FEINT: Final[TouchCause] = 4
    OFF_STRIP: Final[TouchCause] = 5


TOUCH_NAMES: Final = ("hit", "riposte", "counter", "at-once", "feint", "off-strip")


class WinCauses:
    POINTS: Final[WinCause] = 0
    TIME: Final[WinCause] = 1
    PRIORITY: Final[WinCause] = 2
    TOUCH: Final[WinCause] = 3
    CARDS: Final[WinCause] = 4
    TOSS: Final[WinCause] = 5
    CONCEDING: Final[WinCause] = 6


REASON_NAMES: Final = ("points", "time", "priority", "touch", "cards", "toss", "conceded")


def lowest(cards: Cards) -> Card:
    """The lowest of ``cards``; -1 where there is none."""
    return (cards & -cards).bit_length() - 1


def bits(cards: Cards) -> list[Card]:
    """The cards of a set, lowest first."""
    found: list[Card] = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found
