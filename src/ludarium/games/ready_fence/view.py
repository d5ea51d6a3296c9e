"""What a seat knows of a bout: its own hand, what lies open, and the cards that everybody knows of.

The form of it, which ``viewer`` fills: hands, the timer deck and the reserve are secret (F56).
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludarium.core.view import PAIR, Options, View, one_of
from ludarium.games.ready_fence.terms import (
    MODE_NAMES,
    PHASE_NAMES,
    POSITION_NAMES,
    REACH_NAMES,
    REASON_NAMES,
    RESULT_NAMES,
    ROLE_NAMES,
    THREAT_NAMES,
    CardNumber,
    Distance,
    Seat,
    Speed,
    Square,
    Stamina,
    Touches,
)

ModeName = Annotated[str, one_of("Mode", MODE_NAMES)]
PhaseName = Annotated[str, one_of("Phase", PHASE_NAMES)]
GuardName = Annotated[str, one_of("Position", POSITION_NAMES)]
ReachName = Annotated[str, one_of("Reach", REACH_NAMES)]
RoleName = Annotated[str, one_of("Role", ROLE_NAMES)]
ThreatName = Annotated[str, one_of("ThreatKind", THREAT_NAMES)]
ResultName = Annotated[str, one_of("Result", [name for name in RESULT_NAMES if name])]
ReasonName = Annotated[str, one_of("Reason", REASON_NAMES)]


class PlayView(msgspec.Struct, frozen=True):
    """One play of a phrase. ``speed`` is its effective speed, of a defence that of the defence; ``need`` the speed
    it had to reach, ``riposte`` that of the riposte it became, ``paid`` the SP spent. 0 where there is none."""

    seat: Seat
    role: RoleName
    card: str | None
    addon: str | None
    speed: Speed
    need: Speed
    riposte: Speed | None
    paid: Stamina


class ThreatView(msgspec.Struct, frozen=True):
    """What is to be answered: ``card`` is the kind it counts as, ``own`` which card of its owner it is."""

    seat: Seat
    kind: ThreatName
    card: str
    speed: Speed
    tie: bool
    own: CardNumber


class PhraseView(msgspec.Struct, frozen=True):
    """The running phrase, or the last one: ``result`` is None while it runs. ``first``: the role of the
    Defender's first answer as long as the Attacker may act on it, with its speed ``first_speed``."""

    attacker: Seat
    plays: list[PlayView]
    threat: ThreatView | None
    used: Annotated[list[int], PAIR]
    cardless: Annotated[list[bool], PAIR]
    spent: Annotated[list[bool], PAIR]
    opening: str
    opening_addon: str | None
    opening_speed: Speed
    first: RoleName | None
    first_speed: Speed
    result: ResultName | None
    scorer: Seat | None


class FaultView(msgspec.Struct, frozen=True):
    """Why something may not be done: the fault, and the numbers and the card that it is about."""

    code: str
    need: int = 0
    have: int = 0
    card: str | None = None


class FenceView(View, frozen=True, kw_only=True):
    """Everything that the seat knows.

    ``cap`` is the most SP of this period, ``ends`` the outermost squares, ``distance`` the empty squares between
    the fencers. ``timer`` and ``reserve`` count cards, ``unseen`` those discarded face down; ``hand`` is the viewer's
    own, ``known`` what everybody knows to be in each hand, ``deck`` all cards of the mode as ``name:count:SP``.
    ``parry`` is what the Parry action costs who has to answer. ``past`` lay in the discards when extra time
    began, ``fresh`` counts the cards drawn since. ``why`` tells the asked seat what it may not do: by card name,
    or ``forward``, ``retreat``, ``stall``, ``exchange``, ``exchange:ST3``, ``parry``, ``distance``.
    """

    options: Options
    mode: ModeName
    target: int
    periods: int
    period: int
    phase: PhaseName
    turn: Seat | None
    asked: Seat | None
    number: int
    opener: Seat | None
    scores: Annotated[list[Touches], PAIR]
    stamina: Annotated[list[Stamina], PAIR]
    cap: Stamina
    positions: Annotated[list[GuardName], PAIR]
    squares: Annotated[list[Square], PAIR]
    ends: Annotated[list[Square], PAIR]
    beside: Seat | None
    distance: Distance
    reach: ReachName
    timer: int
    timer_then: int
    reserve: int
    unseen: int
    discards: list[str]
    past: list[str]
    fresh: list[int]
    hands: Annotated[list[int], PAIR]
    hand: list[str] | None
    known: Annotated[list[list[str]], PAIR]
    deck: list[str]
    acts: int
    changed: bool
    exchanged: bool
    stalled: Annotated[list[bool], PAIR]
    idle: int
    priority: Seat | None
    sudden: bool
    phrase: PhraseView | None
    parry: Stamina | None
    why: dict[str, FaultView]
    winner: Seat | None
    reason: ReasonName | None
