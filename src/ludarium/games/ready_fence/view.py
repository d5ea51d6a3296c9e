"""What a seat knows of a bout: the own hand, what lies open, and the cards that everybody knows of.

The only way out of the engine: hands, the timer deck and the reserve are secret (F56).
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludarium.core.view import PAIR, Options, View, one_of
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.legal import Legal
from ludarium.games.ready_fence.notation import MoveKinds
from ludarium.games.ready_fence.position import FencePlay, Threat
from ludarium.games.ready_fence.tables import KIND_OF
from ludarium.games.ready_fence.terms import (
    FAULT_NAMES,
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
    Cards,
    Distances,
    Faults,
    Kinds,
    Modes,
    Phases,
    PhraseStatuses,
    Seat,
    bits,
)

Mode = Annotated[str, one_of("Mode", MODE_NAMES)]
Phase = Annotated[str, one_of("Phase", PHASE_NAMES)]
Guard = Annotated[str, one_of("Position", POSITION_NAMES)]
Reach = Annotated[str, one_of("Reach", REACH_NAMES)]
Role = Annotated[str, one_of("Role", ROLE_NAMES)]
ThreatKind = Annotated[str, one_of("ThreatKind", THREAT_NAMES)]
Result = Annotated[str, one_of("Result", [name for name in RESULT_NAMES if name])]
Reason = Annotated[str, one_of("Reason", REASON_NAMES)]


class PlayView(msgspec.Struct, frozen=True):
    """One play of a phrase. ``speed`` is its effective speed, of a defence that of the defence; ``need`` the speed
    it had to reach, ``riposte`` that of the riposte it became, ``paid`` the SP spent. 0 where there is none."""

    seat: int
    role: Role
    card: str | None
    addon: str | None
    speed: int
    need: int
    riposte: int | None
    paid: int


class ThreatView(msgspec.Struct, frozen=True):
    """What is to be answered: ``card`` is the kind it counts as, ``own`` which card of its owner it is."""

    seat: int
    kind: ThreatKind
    card: str
    speed: int
    tie: bool
    own: int


class PhraseView(msgspec.Struct, frozen=True):
    """The running phrase, or the last one: ``result`` is None while it runs. ``first``: the role of the
    Defender's first answer as long as the Attacker may act on it, with its speed ``first_speed``."""

    attacker: int
    plays: list[PlayView]
    threat: ThreatView | None
    used: Annotated[list[int], PAIR]
    cardless: Annotated[list[bool], PAIR]
    spent: Annotated[list[bool], PAIR]
    opening: str
    opening_addon: str | None
    opening_speed: int
    first: Role | None
    first_speed: int
    result: Result | None
    scorer: int | None


class FaultView(msgspec.Struct, frozen=True):
    """Why something may not be done: the fault, and the numbers and the card that it is about."""

    code: str
    need: int = 0
    have: int = 0
    card: str | None = None


class FenceView(View, frozen=True, kw_only=True):
    """Everything that the seat knows.

    ``cap`` is the most SP of this period, ``ends`` the outermost squares, ``distance`` the empty squares between
    the fencers. ``timer`` and ``reserve`` count cards, ``unseen`` those discarded face down; ``hand`` is the own
    hand, ``known`` what everybody knows to be in each hand, ``deck`` all cards of the mode as ``name:count:SP``.
    ``parry`` is what the Parry action costs who has to answer. ``past`` lay in the discards when extra time
    began, ``fresh`` counts the cards drawn since. ``why`` tells the asked seat what it may not do: by card name,
    or ``forward``, ``retreat``, ``stall``, ``exchange``, ``exchange:ST3``, ``parry``, ``distance``.
    """

    options: Options
    mode: Mode
    target: int
    periods: int
    period: int
    phase: Phase
    turn: int | None
    asked: int | None
    number: int
    opener: int | None
    scores: Annotated[list[int], PAIR]
    stamina: Annotated[list[int], PAIR]
    cap: int
    positions: Annotated[list[Guard], PAIR]
    squares: Annotated[list[int], PAIR]
    ends: Annotated[list[int], PAIR]
    beside: int | None
    distance: int
    reach: Reach
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
    priority: int | None
    sudden: bool
    phrase: PhraseView | None
    parry: int | None
    why: dict[str, FaultView]
    winner: int | None
    reason: Reason | None


def _some(value: int) -> int | None:
    return None if value < 0 else value


def _name(card: Card, names: list[str]) -> str | None:
    return None if card == NONE else names[card]


def _names(state: Legal, cards: Cards) -> list[str]:
    return sorted(state.settings.table.names[card] for card in bits(cards))


def deck_of(state: Legal) -> list[str]:
    """The cards of the mode as ``name:count:SP``, in the order of the table. Not to be changed."""
    settings = state.settings
    if not settings.listed:
        table = settings.table
        counts: dict[int, int] = {}
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


# -- why not


def _cost_fault(state: Legal, seat: Seat, card: Card) -> FaultView | None:
    """A card that can't be paid for."""
    need = state.paid_by(card, NONE)
    have = state.fencers[seat].stamina
    return FaultView("stamina", need, have) if need > have else None


def _why_not_open(state: Legal, seat: Seat, card: Card) -> FaultView | None:
    fault = state.opening_fault(seat, card)
    if fault != Faults.NONE:
        return FaultView(FAULT_NAMES[fault])
    return _cost_fault(state, seat, card)


def _why_not_replace(state: Legal, seat: Seat, card: Card) -> FaultView | None:
    """An attack that a Feint could bring if it were faster (F81)."""
    if not state.holds(seat, Kinds.FE) or state.feint_fault(seat) != Faults.NONE:
        return None
    speed = state.attack_speed(seat, card, NONE)
    if state.replacing_fault(seat, card) != Faults.NONE or speed >= state.phrase.first_speed:
        return None
    return FaultView("slower", state.phrase.first_speed, speed)


def _why_not_answer(state: Legal, seat: Seat, card: Card) -> FaultView | None:
    slower = _why_not_replace(state, seat, card)
    if slower is not None:
        return slower
    kind = KIND_OF[card]
    fault = state.answer_fault(seat, card)
    if fault == Faults.INFIGHTING_DISTANCE:
        nearest = Distances.LUNGE if state.settings.infighting_step else Distances.SHORT
        return FaultView(
            FAULT_NAMES[fault], nearest, state.distance(), KIND_NAMES[state.phrase.threat.counts_as]
        )
    if fault != Faults.NONE:
        return FaultView(FAULT_NAMES[fault], card=KIND_NAMES[state.phrase.threat.counts_as])
    poor = _cost_fault(state, seat, card)
    if poor is None and state.has_speed_to_meet(kind):
        return FaultView(
            "too-slow",
            state.phrase.threat.speed,
            state.defence_speed(seat, card, NONE),
            KIND_NAMES[state.phrase.threat.counts_as],
        )
    return poor


def _why_not_press(state: Legal, seat: Seat, card: Card) -> FaultView | None:
    kind = KIND_OF[card]
    if kind == Kinds.RA or kind == Kinds.FE:
        fault = state.renewed_fault(seat) if kind == Kinds.RA else state.feint_fault(seat)
        return FaultView(FAULT_NAMES[fault]) if fault != Faults.NONE else _cost_fault(state, seat, card)
    return _why_not_replace(state, seat, card) or FaultView("addon" if kind == Kinds.AN else "not-now")


def _why_not_act(state: Legal, seat: Seat) -> dict[str, FaultView]:
    """The other actions of a game turn."""
    why: dict[str, FaultView] = {}
    if state.distance() == 0:
        why["forward"] = FaultView("edge")
    if state.settings.mode != Modes.ADVANCED:
        why["retreat"] = FaultView("mode")
    fault = state.stalling_fault()
    if fault != Faults.NONE:
        why["stall"] = FaultView(FAULT_NAMES[fault])
    fault = state.exchanging_fault()
    if fault != Faults.NONE:
        why["exchange"] = FaultView(FAULT_NAMES[fault])
    return why


def _why_not_defend(state: Legal, seat: Seat) -> dict[str, FaultView]:
    """Defences without a card."""
    why: dict[str, FaultView] = {}
    fault = state.parry_fault(seat)
    if fault == Faults.STAMINA:
        why["parry"] = FaultView("stamina", state.parry_price(seat), state.fencers[seat].stamina)
    elif fault != Faults.NONE:
        why["parry"] = FaultView(FAULT_NAMES[fault], card=KIND_NAMES[state.phrase.threat.counts_as])
    fault = state.evading_fault(seat)
    if fault == Faults.TOO_FAST:
        why["distance"] = FaultView("too-fast", ru.FASTEST_TO_EVADE, state.threat_to_evade())
    elif fault == Faults.NO_STAMINA:
        why["distance"] = FaultView("no-stamina", 1, state.fencers[seat].stamina)
    elif fault != Faults.NONE:
        why["distance"] = FaultView(FAULT_NAMES[fault], card=KIND_NAMES[state.phrase.threat.counts_as])
    return why


def why_not(state: Legal, seat: Seat) -> dict[str, FaultView]:
    """What the asked seat may not do, and why."""
    ask = state.phase
    if ask not in (Phases.TURN, Phases.ANSWER, Phases.PRESS, Phases.RETREAT):
        return {}
    table = state.settings.table
    why: dict[str, FaultView] = {}
    offered: set[int] = set()
    exchanged: set[int] = set()
    for code in state.codes():
        what, card, addon = code & 31, code >> 5 & 63, code >> 11
        if what == MoveKinds.PLAY:
            offered |= {card, addon}
        elif what == MoveKinds.PARRY:
            offered.add(addon)
        elif what == MoveKinds.FEINT:
            offered |= {table.twin[one] for one in bits(state.holds(seat, Kinds.FE))} | {card, addon}
        elif what == MoveKinds.EXCHANGE:
            exchanged.add(card)
    if ask == Phases.TURN:
        why = _why_not_act(state, seat)
    elif ask == Phases.ANSWER:
        why = _why_not_defend(state, seat)
    for card in bits(state.fencers[seat].hand):
        name = table.names[card]
        if ask == Phases.RETREAT or ask == Phases.TURN:
            fault = state.exchange_fault(seat, card)
            if fault != Faults.NONE and table.twin[card] not in exchanged:
                why[f"exchange:{name}"] = FaultView(FAULT_NAMES[fault])
        if ask == Phases.RETREAT or table.twin[card] in offered or name in why:
            continue
        reason = (
            _why_not_open(state, seat, card)
            if ask == Phases.TURN
            else _why_not_answer(state, seat, card)
            if ask == Phases.ANSWER
            else _why_not_press(state, seat, card)
        )
        if reason is not None:
            why[name] = reason
    return why


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
