"""What the asked seat may not do, and why: so that the page can say the rule without knowing it."""

from __future__ import annotations

from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.legal import Legal
from ludarium.games.ready_fence.notation import MoveKinds, addon_of, card_of, kind_of
from ludarium.games.ready_fence.tables import KIND_OF
from ludarium.games.ready_fence.terms import (
    FAULT_NAMES,
    KIND_NAMES,
    NONE,
    Card,
    Distances,
    Faults,
    Kinds,
    Modes,
    Phases,
    Seat,
    bits,
)
from ludarium.games.ready_fence.view import FaultView


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
    offered: set[Card] = set()
    exchanged: set[Card] = set()
    for code in state.codes():
        what, card, addon = kind_of(code), card_of(code), addon_of(code)
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
