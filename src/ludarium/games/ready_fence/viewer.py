"""Makes the views of Ready… Fence!: the only way out of the engine. Hands, the timer deck and the reserve are secret (F56).

Nothing in a view is shared with the state, or with another view, unless nobody can change it.
"""

from __future__ import annotations

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
    Cards,
    Distances,
    Phases,
    PhraseStatuses,
    Seat,
    bits,
)
from ludarium.games.ready_fence.view import FaultView, FenceView, PhraseView, PlayView, ThreatView
from ludarium.games.ready_fence.why_not import why_not


def _some(seat: Seat) -> Seat | None:
    return None if seat < 0 else seat


def _name(card: Card, names: list[str]) -> str | None:
    return None if card == NONE else names[card]


def _names(state: Legal, cards: Cards) -> list[str]:
    if not cards:
        return []
    names = state.settings.table.names
    found = [names[card] for card in bits(cards)]
    found.sort()
    return found


def _deck(state: Legal) -> list[str]:
    """The cards of the mode as ``name:count:SP``, in the order of the table."""
    settings = state.settings
    if not settings.listed:
        table = settings.table
        counts: dict[Card, int] = {}
        for card in bits(settings.deck):
            counts[table.twin[card]] = counts.get(table.twin[card], 0) + 1
        settings.listed = [
            f"{table.names[card]}:{count}:{table.stamina[card]}" for card, count in counts.items()
        ]
    return settings.listed[:]


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
    why: dict[str, FaultView] = {}
    if viewer is not None and not over and state.asked == viewer:
        why = why_not(state, viewer)
    return FenceView(
        game="ready-fence",
        seat=viewer,
        options=settings.values.copy(),
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
        deck=_deck(state),
        acts=progress.acts,
        changed=progress.changed,
        exchanged=progress.exchanged,
        stalled=[fencer.stalled for fencer in fencers],
        idle=progress.idle,
        priority=_some(progress.priority),
        sudden=progress.sudden,
        phrase=_phrase(state),
        parry=state.parry_price(state.asked) if state.phase == Phases.ANSWER else None,
        why=why,
        winner=_some(state.winner),
        reason=None if state.winner == NONE else REASON_NAMES[state.reason],
    )
