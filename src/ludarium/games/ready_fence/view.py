"""What a seat knows of a bout: its own hand, what lies open, and the cards that everybody knows of.

The only way out of the engine: hands, the timer deck and the reserve are secret (F56).
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludarium.core.view import PAIR, Options, View, one_of
from ludarium.games.ready_fence.legal import Legal
from ludarium.games.ready_fence.position import FencePlay, Threat
from ludarium.games.ready_fence.terms import (
    KIND_NAMES,
    MODE_NAMES,
    NONE,
    PHASE_NAMES,
    POSITION_NAMES,
    REACH_NAMES,
    REASON_NAMES,
    RESULT_NAMES,
    ROLE_NAMES,
    THREAT_NAMES,
    Card,
    CardNumber,
    Cards,
    Distance,
    Distances,
    Phases,
    PhraseStatuses,
    Seat,
    Speed,
    Square,
    Stamina,
    Touches,
    bits,
)
from ludarium.games.ready_fence.why_not import FaultView, why_not

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


def _some(seat: Seat) -> Seat | None:
    return None if seat < 0 else seat


def _name(card: Card, names: list[str]) -> str | None:
    return None if card == NONE else names[card]


def _names(state: Legal, cards: Cards) -> list[str]:
    return sorted(state.settings.table.names[card] for card in bits(cards))


def deck_of(state: Legal) -> list[str]:
    """The cards of the mode as ``name:count:SP``, in the order of the table. Not to be changed."""
    settings = state.settings
    if not settings.listed:
        table = settings.table
        counts: dict[Card, int] = {}
        for card in bits(settings.deck):
            counts[table.twin[card]] = counts.get(table.twin[card], 0) + 1
        settings.listed = [
            f"{table.names[card]}:{count}:{table.stamina[card]}" for card, count in counts.items()
        ]
    return settings.listed


def _play(play: FencePlay, names: list[str]) -> PlayView:
    return PlayView(
        play.seat,
        ROLE_NAMES[play.role],
        _name(play.card, names),
        _name(play.addon, names),
        play.speed,
        play.need,
        play.riposte or None,
        play.paid,
    )


def _threat(threat: Threat) -> ThreatView:
    return ThreatView(
        threat.owner,
        THREAT_NAMES[threat.kind],
        KIND_NAMES[threat.counts_as],
        threat.speed,
        threat.tie,
        threat.own,
    )


def _phrase(state: Legal) -> PhraseView | None:
    phrase = state.phrase
    if phrase.status == PhraseStatuses.NONE:
        return None
    names = state.settings.table.names
    fencers = state.fencers
    return PhraseView(
        phrase.attacker,
        [_play(play, names) for play in phrase.plays],
        _threat(phrase.threat) if phrase.status == PhraseStatuses.RUNNING else None,
        [fencer.used for fencer in fencers],
        [fencer.cardless for fencer in fencers],
        [fencer.spent for fencer in fencers],
        names[phrase.opening],
        _name(phrase.opening_addon, names),
        phrase.opening_speed,
        None if phrase.first == NONE else ROLE_NAMES[phrase.first],
        phrase.first_speed,
        RESULT_NAMES[phrase.status],
        _some(phrase.scorer),
    )


def view_of(state: Legal, viewer: Seat | None) -> FenceView:
    """What ``viewer`` knows; None is a spectator."""
    settings = state.settings
    fencers = state.fencers
    piles = state.piles
    progress = state.progress
    over = state.phase == Phases.OVER
    distance = state.distance()
    beside = state.phrase.status == PhraseStatuses.RUNNING and state.is_fleche()
    asks_viewer = viewer is not None and not over and state.asked == viewer
    return FenceView(
        game="ready-fence",
        seat=viewer,
        options=settings.values,
        mode=MODE_NAMES[settings.mode],
        target=settings.target,
        periods=settings.periods,
        period=progress.period,
        phase=PHASE_NAMES[state.phase],
        turn=_some(progress.turn),
        asked=None if over else _some(state.asked),
        number=progress.number,
        opener=_some(progress.opener),
        scores=[fencer.score for fencer in fencers],
        stamina=[fencer.stamina for fencer in fencers],
        cap=progress.cap,
        positions=[POSITION_NAMES[fencer.position] for fencer in fencers],
        squares=[fencer.square for fencer in fencers],
        ends=[settings.first, settings.last],
        beside=state.phrase.attacker if beside else None,
        distance=distance,
        reach=REACH_NAMES[min(distance, Distances.LONG + 1)],
        timer=piles.timer,
        timer_then=piles.timer_then,
        reserve=piles.stock.bit_count() - piles.timer - piles.unseen,
        unseen=piles.unseen,
        discards=_names(state, piles.discards),
        past=_names(state, piles.past),
        fresh=[fencer.fresh for fencer in fencers],
        hands=[fencer.hand.bit_count() for fencer in fencers],
        hand=None if viewer is None else _names(state, fencers[viewer].hand),
        known=[_names(state, fencer.known) for fencer in fencers],
        deck=deck_of(state),
        acts=progress.acts,
        changed=progress.changed,
        exchanged=progress.exchanged,
        stalled=[fencer.stalled for fencer in fencers],
        idle=progress.idle,
        priority=_some(progress.priority),
        sudden=progress.sudden,
        phrase=_phrase(state),
        parry=state.parry_price(state.asked) if state.phase == Phases.ANSWER else None,
        why={} if viewer is None or not asks_viewer else why_not(state, viewer),
        winner=_some(state.winner),
        reason=None if state.winner == NONE else REASON_NAMES[state.reason],
    )
