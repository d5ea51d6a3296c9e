"""Random games of sealed decks: they end, and what must always be so is so after every choice."""

from __future__ import annotations

from tests.rules.keyforge.invariants import between_turns, check

from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.engine.events import EVENTS as EVENTS
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.testing import plays, proves

MOST = 20_000
"""Choices that no game comes near."""


@proves("G24", "G143")
def test_nothing_is_lost_doubled_or_below_zero() -> None:
    for play in plays(GAME, "invariants", 10):
        with play:
            turn = 0
            for state in play.states():
                assert isinstance(state, KeyForgeState)
                check(state)
                if state.turn != turn and state.winner < 0:
                    turn = state.turn
                    asked = state.decision()
                    assert asked is not None
                    if asked.kind == "house":
                        assert between_turns(state), "something of the last turn is unfinished"
            assert len(play.record.choices) < MOST
            assert play.state.outcome() is not None


def test_every_event_has_a_name_of_its_own() -> None:
    assert len({name for name, _ in EVENTS}) == len(EVENTS)
