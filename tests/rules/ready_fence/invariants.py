"""What is true of every position, whatever was chosen."""

from __future__ import annotations

from collections.abc import Sequence

from tests.rules.ready_fence.table import GREEN, RED, facts, kinds, named, view

from ludarium.core import Event
from ludarium.games.ready_fence import position as po
from ludarium.games.ready_fence.notation import Move
from ludarium.games.ready_fence.rules import BASIC, NONE, TUTORIAL
from ludarium.games.ready_fence.state import FenceState


def check(state: FenceState, told: Sequence[Event] = ()) -> None:
    """All that must hold; ``told`` is what the last choice brought about."""
    check_cards(state)
    check_tracks(state)
    check_question(state)
    check_told(state, told)


def piles(state: FenceState) -> list[int]:
    """Wherever cards can be."""
    return [*state.hands, *state.laid, state.stock, state.discards, state.aside]


def check_cards(state: FenceState) -> None:
    """Every card of the mode is in one place, and everybody holds what must be held."""
    everywhere = 0
    for pile in piles(state):
        assert pile & everywhere == 0, "a card is there twice"
        everywhere |= pile
    assert everywhere == state.settings.deck, "a card is lost"
    assert state.timer >= 0
    assert state.unseen >= 0
    assert state.timer + state.unseen <= state.stock.bit_count()
    assert state.aside == 0 or state.priority != NONE
    running = state.status == po.RUNNING
    for seat in (GREEN, RED):
        assert state.known[seat] & ~state.hands[seat] == 0
        assert running or state.laid[seat] == 0
        dealt = state.ask != po.ASK_DEAL and not (state.ask == po.OVER and state.turn == NONE)
        if state.settings.mode == BASIC and state.settings.keeps_last and dealt:
            assert any(name[:2] == "ST" for name in named(state, state.hands[seat] | state.laid[seat]))
    if state.ask == po.ASK_TURN:
        held = [hand.bit_count() for hand in state.hands]
        assert max(held) <= 6
        over_time = state.sudden or state.priority != NONE
        assert over_time or state.timer == 0 or held == [6, 6], "hands are refilled while time lasts"


def check_tracks(state: FenceState) -> None:
    """Squares, stamina, scores, periods."""
    settings = state.settings
    green, red = state.squares
    assert green < red, "Green stands left of Red"
    # Who retreats off the strip in the tutorial still owes a card (F90); and a bout may end in a zone.
    leaving = state.ask == po.ASK_COST and state.status == po.RUNNING
    if not leaving and state.ask != po.OVER:
        assert settings.first <= green < red <= settings.last
    assert settings.first - 1 <= green < red <= settings.last + 1
    for seat in (GREEN, RED):
        assert 0 <= state.stamina[seat] <= state.cap <= 6
        assert state.positions[seat] in (0, 1, 2)
        assert 0 <= state.used[seat] <= 2
        assert state.winner != NONE or state.scores[seat] < settings.target
    assert 1 <= state.period <= settings.periods
    assert not state.sudden or (settings.mode == TUTORIAL and state.timer == 0)
    assert state.priority == NONE or settings.mode != TUTORIAL
    assert 0 <= state.idle < max(1, settings.passivity) or state.sudden
    assert 0 <= state.acts <= 2


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
    running = state.status == po.RUNNING
    if decision.kind in ("answer", "press"):
        assert running
        opens = state.threat == po.ATTACK and decision.kind == "answer"
        must = opens and not state.settings.free_accept and notations != {"accept"}
        assert ("accept" if decision.kind == "answer" else "no") in notations or must
        assert (decision.seat == state.owner) == (decision.kind == "press")
        assert decision.kind == "answer" or decision.seat == state.attacker or state.settings.joker_ceding
    elif decision.kind == "turn":
        assert not running
        assert decision.seat == state.turn
        assert state.timer > 0 or state.acts > 0 or state.sudden
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
        assert state.squares == state.settings.on_guard
    for fact in facts(told, "touch"):
        assert state.scores[fact["seat"]] == fact["score"]
    for fact in facts(told, "drew"):
        assert fact["count"] == len(fact["cards"]) > 0
    if "turn_began" in happened:
        assert happened[-1] == "turn_began"
        assert (state.acts, state.changed, state.exchanged) == (0, False, False)
