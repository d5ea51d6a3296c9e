"""What a seat knows of a bout: the own hand, what lies open, and the cards that everybody knows of.

The only way out of the engine: hands, the timer deck and the reserve are secret (F56).
"""

from __future__ import annotations

import msgspec

from ludarium.core.view import View
from ludarium.games.ready_fence import events as ev
from ludarium.games.ready_fence import notation as no
from ludarium.games.ready_fence import position as po
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.events import bits
from ludarium.games.ready_fence.position import ALLOWED
from ludarium.games.ready_fence.rules import AN, FE, FL, NONE, RA
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.tables import KIND_OF, KINDS


class Play(msgspec.Struct, frozen=True):
    """One play of a phrase. ``speed`` is its effective speed, of a defence that of the defence; ``need`` the speed
    it had to reach, ``riposte`` that of the riposte it became, ``paid`` the SP spent. 0 where there is none."""

    seat: int
    role: str
    card: str | None
    addon: str | None
    speed: int
    need: int
    riposte: int | None
    paid: int


class Threat(msgspec.Struct, frozen=True):
    """What is to be answered: ``card`` is the kind it counts as, ``own`` which card of its owner it is."""

    seat: int
    kind: str
    card: str
    speed: int
    tie: bool
    own: int


class Shown(msgspec.Struct, frozen=True):
    """The running phrase, or the last one: ``result`` is None while it runs. ``first``: the role of the
    Defender's first answer as long as the Attacker may act on it, with its speed ``first_speed``."""

    attacker: int
    plays: list[Play]
    threat: Threat | None
    used: list[int]
    cardless: list[bool]
    spent: list[bool]
    opening: str
    opening_addon: str | None
    opening_speed: int
    first: str | None
    first_speed: int
    result: str | None
    scorer: int | None


class Why(msgspec.Struct, frozen=True):
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

    options: dict[str, str | int | bool]
    mode: str
    target: int
    periods: int
    period: int
    phase: str
    turn: int | None
    asked: int | None
    number: int
    opener: int | None
    scores: list[int]
    stamina: list[int]
    cap: int
    positions: list[str]
    squares: list[int]
    ends: list[int]
    beside: int | None
    distance: int
    reach: str
    timer: int
    timer_then: int
    reserve: int
    unseen: int
    discards: list[str]
    past: list[str]
    fresh: list[int]
    hands: list[int]
    hand: list[str] | None
    known: list[list[str]]
    deck: list[str]
    acts: int
    changed: bool
    exchanged: bool
    stalled: list[bool]
    idle: int
    priority: int | None
    sudden: bool
    phrase: Shown | None
    parry: int | None
    why: dict[str, Why]
    winner: int | None
    reason: str | None


def _some(value: int) -> int | None:
    return None if value < 0 else value


def _names(state: FenceState, mask: int) -> list[str]:
    return sorted(state.settings.table.names[card] for card in bits(mask))


def deck_of(state: FenceState) -> list[str]:
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


def _plays(state: FenceState) -> list[Play]:
    names = state.settings.table.names
    shown: list[Play] = []
    for play in state.plays:
        card, addon, riposte = (play >> 4 & 63) - 1, (play >> 10 & 63) - 1, play >> 26 & 31
        shown.append(
            Play(
                play >> 35,
                ev.ROLE_NAMES[play & 15],
                None if card == NONE else names[card],
                None if addon == NONE else names[addon],
                play >> 16 & 31,
                play >> 21 & 31,
                riposte or None,
                play >> 31 & 15,
            )
        )
    return shown


def _phrase(state: FenceState) -> Shown | None:
    if state.status == po.NO_PHRASE:
        return None
    names = state.settings.table.names
    running = state.status == po.RUNNING
    threat = Threat(
        state.owner,
        po.THREAT_NAMES[state.threat],
        KINDS[state.counts_as],
        state.speed,
        state.tie,
        state.own,
    )
    return Shown(
        state.attacker,
        _plays(state),
        threat if running else None,
        state.used[:],
        state.cardless[:],
        state.spent[:],
        names[state.opening],
        None if state.opening_addon == NONE else names[state.opening_addon],
        state.opening_speed,
        None if state.first == NONE else ev.ROLE_NAMES[state.first],
        state.first_speed,
        po.RESULT_NAMES[state.status],
        _some(state.scorer),
    )


# -- why not


def _cost_fault(state: FenceState, seat: int, card: int) -> Why | None:
    """A card that can't be paid for."""
    need = state.paid_by(card, NONE)
    have = state.stamina[seat]
    return Why("stamina", need, have) if need > have else None


def _why_not_open(state: FenceState, seat: int, card: int) -> Why | None:
    fault = state.opening_fault(seat, card)
    if fault != ALLOWED:
        return Why(po.FAULTS[fault])
    return _cost_fault(state, seat, card)


def _why_not_replace(state: FenceState, seat: int, card: int) -> Why | None:
    """An attack that a Feint could bring if it were faster (F81)."""
    if not state.holds(seat, FE) or state.feint_fault(seat) != ALLOWED:
        return None
    speed = state.attack_speed(seat, card, NONE)
    if state.replacing_fault(seat, card) != ALLOWED or speed >= state.first_speed:
        return None
    return Why("slower", state.first_speed, speed)


def _why_not_answer(state: FenceState, seat: int, card: int) -> Why | None:
    slower = _why_not_replace(state, seat, card)
    if slower is not None:
        return slower
    kind = KIND_OF[card]
    fault = state.answer_fault(seat, card)
    if fault == po.INFIGHTING_DISTANCE:
        nearest = ru.LUNGE if state.settings.infighting_step else ru.SHORT
        return Why(po.FAULTS[fault], nearest, state.distance(), KINDS[state.counts_as])
    if fault != ALLOWED:
        return Why(po.FAULTS[fault], card=KINDS[state.counts_as])
    poor = _cost_fault(state, seat, card)
    if poor is None and state.has_speed_to_meet(kind):
        return Why("too-slow", state.speed, state.defence_speed(seat, card, NONE), KINDS[state.counts_as])
    return poor


def _why_not_press(state: FenceState, seat: int, card: int) -> Why | None:
    kind = KIND_OF[card]
    if kind == RA or kind == FE:
        fault = state.renewed_fault(seat) if kind == RA else state.feint_fault(seat)
        return Why(po.FAULTS[fault]) if fault != ALLOWED else _cost_fault(state, seat, card)
    return _why_not_replace(state, seat, card) or Why("addon" if kind == AN else "not-now")


def _why_not_act(state: FenceState, seat: int) -> dict[str, Why]:
    """The other actions of a game turn."""
    why: dict[str, Why] = {}
    if state.distance() == 0:
        why["forward"] = Why("edge")
    if state.settings.mode != ru.ADVANCED:
        why["retreat"] = Why("mode")
    fault = state.stalling_fault()
    if fault != ALLOWED:
        why["stall"] = Why(po.FAULTS[fault])
    fault = state.exchanging_fault()
    if fault != ALLOWED:
        why["exchange"] = Why(po.FAULTS[fault])
    return why


def _why_not_defend(state: FenceState, seat: int) -> dict[str, Why]:
    """Defences without a card."""
    why: dict[str, Why] = {}
    fault = state.parry_fault(seat)
    if fault == po.STAMINA:
        why["parry"] = Why("stamina", state.parry_price(seat), state.stamina[seat])
    elif fault != ALLOWED:
        why["parry"] = Why(po.FAULTS[fault], card=KINDS[state.counts_as])
    fault = state.evading_fault(seat)
    if fault == po.TOO_FAST:
        why["distance"] = Why("too-fast", ru.FASTEST_TO_EVADE, state.threat_to_evade())
    elif fault == po.NO_STAMINA:
        why["distance"] = Why("no-stamina", 1, state.stamina[seat])
    elif fault != ALLOWED:
        why["distance"] = Why(po.FAULTS[fault], card=KINDS[state.counts_as])
    return why


def why_not(state: FenceState, seat: int) -> dict[str, Why]:
    """What the asked seat may not do, and why."""
    ask = state.ask
    if ask not in (po.ASK_TURN, po.ASK_ANSWER, po.ASK_PRESS, po.ASK_RETREAT):
        return {}
    table = state.settings.table
    why: dict[str, Why] = {}
    offered: set[int] = set()
    exchanged: set[int] = set()
    for code in state.codes():
        what, card, addon = code & 31, code >> 5 & 63, code >> 11
        if what == no.PLAY:
            offered |= {card, addon}
        elif what == no.PARRY:
            offered.add(addon)
        elif what == no.FEINT:
            offered |= {table.twin[one] for one in bits(state.holds(seat, FE))} | {card, addon}
        elif what == no.EXCHANGE:
            exchanged.add(card)
    if ask == po.ASK_TURN:
        why = _why_not_act(state, seat)
    elif ask == po.ASK_ANSWER:
        why = _why_not_defend(state, seat)
    for card in bits(state.hands[seat]):
        name = table.names[card]
        if ask == po.ASK_RETREAT or ask == po.ASK_TURN:
            fault = state.exchange_fault(seat, card)
            if fault != ALLOWED and table.twin[card] not in exchanged:
                why[f"exchange:{name}"] = Why(po.FAULTS[fault])
        if ask == po.ASK_RETREAT or table.twin[card] in offered or name in why:
            continue
        reason = (
            _why_not_open(state, seat, card)
            if ask == po.ASK_TURN
            else _why_not_answer(state, seat, card)
            if ask == po.ASK_ANSWER
            else _why_not_press(state, seat, card)
        )
        if reason is not None:
            why[name] = reason
    return why


def view_of(state: FenceState, viewer: int | None) -> FenceView:
    """What ``viewer`` knows; None is a spectator."""
    settings = state.settings
    over = state.ask == po.OVER
    distance = state.distance()
    fleche = state.status == po.RUNNING and KIND_OF[state.opening] == FL
    asks_viewer = viewer is not None and not over and state.asked == viewer
    return FenceView(
        game="ready-fence",
        seat=viewer,
        options=settings.values,
        mode=ru.MODE_NAMES[settings.mode],
        target=settings.target,
        periods=settings.periods,
        period=state.period,
        phase=po.KINDS[state.ask],
        turn=_some(state.turn),
        asked=None if over else _some(state.asked),
        number=state.number,
        opener=_some(state.opener),
        scores=state.scores[:],
        stamina=state.stamina[:],
        cap=state.cap,
        positions=[ru.POSITION_NAMES[position] for position in state.positions],
        squares=state.squares[:],
        ends=[settings.first, settings.last],
        beside=state.attacker if fleche else None,
        distance=distance,
        reach=ru.REACH_NAMES[min(distance, ru.LONG + 1)],
        timer=state.timer,
        timer_then=state.timer_then,
        reserve=state.stock.bit_count() - state.timer - state.unseen,
        unseen=state.unseen,
        discards=_names(state, state.discards),
        past=_names(state, state.past),
        fresh=state.fresh[:],
        hands=[hand.bit_count() for hand in state.hands],
        hand=None if viewer is None else _names(state, state.hands[viewer]),
        known=[_names(state, cards) for cards in state.known],
        deck=deck_of(state),
        acts=state.acts,
        changed=state.changed,
        exchanged=state.exchanged,
        stalled=state.stalled[:],
        idle=state.idle,
        priority=_some(state.priority),
        sudden=state.sudden,
        phrase=_phrase(state),
        parry=state.parry_price(state.asked) if state.ask == po.ASK_ANSWER else None,
        why={} if viewer is None or not asks_viewer else why_not(state, viewer),
        winner=_some(state.winner),
        reason=None if state.winner == NONE else ev.REASON_NAMES[state.reason],
    )
