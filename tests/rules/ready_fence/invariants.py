"""What is true of every position, whatever was chosen."""

from __future__ import annotations

from collections.abc import Sequence

from tests.rules.ready_fence.table import GREEN, RED, both, facts, kinds, named, view

from ludarium.core import Event
from ludarium.games.ready_fence.notation import Move
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.terms import NONE, Modes, Phases, PhraseStatuses, ThreatKinds


def check(state: FenceState, told: Sequence[Event] = ()) -> None:
    """All that must hold; ``told`` is what the last choice brought about."""
    check_cards(state)
    check_tracks(state)
    check_question(state)
    check_told(state, told)
    assert state.listed is None or state.listed == state.codes(), "options are kept that are no more"


def piles(state: FenceState) -> list[int]:
    """Wherever cards can be."""
    return [
        *both(state, "hand"),
        *both(state, "laid"),
        state.piles.stock,
        state.piles.discards,
        state.piles.aside,
    ]


def check_cards(state: FenceState) -> None:
    """Every card of the mode is in one place, and everybody holds what must be held."""
    everywhere = 0
    for pile in piles(state):
        assert pile & everywhere == 0, "a card is there twice"
        everywhere |= pile
    assert everywhere == state.settings.deck, "a card is lost"
    assert state.piles.timer >= 0
    assert state.piles.unseen >= 0
    assert state.piles.timer + state.piles.unseen <= state.piles.stock.bit_count()
    assert state.piles.aside == 0 or state.progress.priority != NONE
    running = state.phrase.status == PhraseStatuses.RUNNING
    for seat in (GREEN, RED):
        assert state.fencers[seat].known & ~state.fencers[seat].hand == 0
        assert running or state.fencers[seat].laid == 0
        dealt = state.phase != Phases.DEAL and not (
            state.phase == Phases.OVER and state.progress.turn == NONE
        )
        if state.settings.mode == Modes.BASIC and state.settings.keeps_last and dealt:
            assert any(
                name[:2] == "ST" for name in named(state, state.fencers[seat].hand | state.fencers[seat].laid)
            )
    if state.phase == Phases.TURN:
        held = [hand.bit_count() for hand in both(state, "hand")]
        assert max(held) <= 6
        over_time = state.progress.sudden or state.progress.priority != NONE
        assert over_time or state.piles.timer == 0 or held == [6, 6], "hands are refilled while time lasts"


def check_tracks(state: FenceState) -> None:
    """Squares, stamina, scores, periods."""
    settings = state.settings
    green, red = both(state, "square")
    assert green < red, "Green stands left of Red"
    # Who retreats off the strip in the tutorial still owes a card (F90); and a bout may end in a zone.
    leaving = state.phase == Phases.COST and state.phrase.status == PhraseStatuses.RUNNING
    if not leaving and state.phase != Phases.OVER:
        assert settings.first <= green < red <= settings.last
    assert settings.first - 1 <= green < red <= settings.last + 1
    for seat in (GREEN, RED):
        assert 0 <= state.fencers[seat].stamina <= state.progress.cap <= 6
        assert state.fencers[seat].position in (0, 1, 2)
        assert 0 <= state.fencers[seat].used <= 2
        assert state.winner != NONE or state.fencers[seat].score < settings.target
    assert 1 <= state.progress.period <= settings.periods
    assert not state.progress.sudden or (settings.mode == Modes.TUTORIAL and state.piles.timer == 0)
    assert state.progress.priority == NONE or settings.mode != Modes.TUTORIAL
    assert 0 <= state.progress.idle < max(1, settings.passivity) or state.progress.sudden
    assert 0 <= state.progress.acts <= 2


def check_question(state: FenceState) -> None:
    """Somebody is asked as long as nobody has won; every option is another."""
    decision = state.decision()
    assert (decision is None) == (state.winner != NONE) == (state.outcome() is not None)
    if decision is None:
        return
    assert 1 <= len(set(decision.codes)) == len(decision.codes)
    notations = {str(option) for option in decision.options()}
    assert len(notations) == len(decision)
    assert all(isinstance(option, Move) for option in decision.options())
    running = state.phrase.status == PhraseStatuses.RUNNING
    if decision.kind in ("answer", "press"):
        assert running
        opens = state.phrase.threat.kind == ThreatKinds.ATTACK and decision.kind == "answer"
        must = opens and not state.settings.free_accept and notations != {"accept"}
        assert ("accept" if decision.kind == "answer" else "no") in notations or must
        assert (decision.seat == state.phrase.threat.owner) == (decision.kind == "press")
        assert (
            decision.kind == "answer" or decision.seat == state.phrase.attacker or state.settings.joker_ceding
        )
    elif decision.kind == "turn":
        assert not running
        assert decision.seat == state.progress.turn
        assert state.piles.timer > 0 or state.progress.acts > 0 or state.progress.sudden
        assert "back" in notations
        assert ("end" in notations) == state.settings.fewer_actions
    shown = view(state, decision.seat)
    assert shown.hand is not None
    cards = {notation.split("+")[0] for notation in notations if notation[:2].isupper()}
    assert cards <= set(shown.hand)
    assert not cards & set(shown.why), "what may be played is not explained away"
    if decision.kind in ("turn", "answer", "press"):
        unplayed = set(shown.hand) - cards - {addon for n in notations for addon in n.split("+")[1:]}
        feints = {n.split(":")[1].split("+")[0] for n in notations if n.startswith("feint:")}
        if "feint" in notations:
            feints.add("FE")
        assert unplayed - feints <= set(shown.why), "what may not be played is explained"


def check_told(state: FenceState, told: Sequence[Event]) -> None:
    """What happened fits what is there."""
    happened = kinds(told)
    assert happened.count("game_over") == (state.winner != NONE and "game_over" in happened)
    assert "game_over" not in happened or happened[-1] == "game_over"
    assert "game_over" in happened or not told or state.winner == NONE
    assert happened.count("touch") + happened.count("double_touch") + happened.count("no_touch") <= 1
    scored = "touch" in happened or any(fact["counts"] for fact in facts(told, "double_touch"))
    if scored and state.winner == NONE:
        assert "on_guard" in happened
        assert both(state, "square") == state.settings.on_guard
    for fact in facts(told, "touch"):
        assert state.fencers[fact["seat"]].score == fact["score"]
    for fact in facts(told, "drew"):
        assert fact["count"] == len(fact["cards"]) > 0
    if "turn_began" in happened:
        assert happened[-1] == "turn_began"
        assert (state.progress.acts, state.progress.changed, state.progress.exchanged) == (0, False, False)
