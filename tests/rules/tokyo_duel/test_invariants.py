"""What is always true, after every choice of whole random games with all settings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from tests.rules.tokyo_duel.invariants import check, check_views
from tests.rules.tokyo_duel.positions import table

from ludarium.core.record import find
from ludarium.games.tokyo_duel import GAME
from ludarium.games.tokyo_duel.state import DuelState
from ludarium.testing import plays, proves


@proves("K15", "K42", "K43", "K46", "K55", "K65")
def test_whole_games_stay_sound() -> None:
    kinds = Counter[str]()
    asked = Counter[str]()
    for play in plays(GAME, "sound", 12):
        with play:
            for state in play.states():
                assert isinstance(state, DuelState)
                conceded = "conceded" in {event.kind() for event in play.events}
                if not conceded:
                    check(state, play.events)
                if play.dice.below(40) == 0:
                    check_views(state, play.dice)
                kinds.update(event.kind() for event in play.events)
                decision = state.decision()
                if decision is not None:
                    asked[decision.kind] += 1
    assert {"rolled", "group_resolved", "hit", "energy", "step", "bought", "revealed"} <= set(kinds)
    assert {"pre_roll", "reroll", "resolve", "buy", "place"} <= set(asked)


def test_same_seed_and_choices_same_game() -> None:
    for play in plays(GAME, "same", 4):
        with play:
            for _ in play.states():
                pass
            again = GAME.start(2, play.options, play.seed)
            for choice in play.record.choices:
                again.choose(find(again, choice))
            assert again.dump() == play.state.dump()


def _set(name: str, value: object) -> Callable[[DuelState], None]:
    return lambda state: setattr(state, name, value)


def _at(name: str, place: int, value: int) -> Callable[[DuelState], None]:
    def change(state: DuelState) -> None:
        getattr(state, name)[place] = value

    return change


CHANGES: dict[str, Callable[[DuelState], object]] = {
    "a monster": _at("monsters", 0, 4),
    "health": _at("health", 1, 3),
    "energy": _at("energy", 0, 9),
    "dice tokens": _at("tokens", 1, 2),
    "Keep cards": _at("keeps", 0, 1),
    "extra turns": _at("extra", 0, 1),
    "fewer dice": _at("fewer", 1, 1),
    "Dominate": _at("dominated", 1, 1),
    "HP lost": _at("lost", 1, 1),
    "immunity": _set("immune", 1),
    "spent cards": _set("used", 2),
    "running cards": _set("running", 2),
    "halted tracks": _set("halted", 1),
    "the deck": _set("deck_left", 3),
    "its order": lambda state: setattr(state, "deck", state.deck[::-1]),
    "the pile": lambda state: state.pile.append(state.pile[0]),
    "the market": _at("market", 0, -1),
    "cells": lambda state: state.cells.__setitem__(1, state.cells[1][:-1]),
    "markers": _at("marks", 0, 3),
    "placed tokens": lambda state: setattr(state, "placed", [*state.placed[:-1], 5]),
    "dice": _set("dice", 3),
    "added symbols": _set("added", 3),
    "missing dice": _set("reduction", 1),
    "dice of tokens": _set("token_dice", 1),
    "rolls": _set("rolls", 2),
    "allowed rolls": _set("allowed", 4),
    "specials used": _set("sp_used", 1),
    "resolved groups": _set("groups", 1),
    "attacks counted": _set("attacks", 1),
    "a purchase": _set("bought", True),
    "the phase": _set("phase", 0),
    "the turn": _set("turn", 1),
    "its number": _set("number", 99),
    "who began": _set("starter", 1),
    "the first turn": _set("first_turn", True),
    "the winner": _set("winner", 1),
    "the reason": _set("reason", 1),
    "the stack": lambda state: state.stack.append(21),
    "chance": lambda state: state.chance.next(),
}


@pytest.mark.parametrize("what", CHANGES)
def test_equal_dumps_are_equal_states(what: str) -> None:
    """Copies, replays and refusals are judged by dumps, so that nothing may be missing from them."""
    state = table("roll", pile="TD37 TD45", deck="TD01 TD02 TD03 TD05")
    twin = state.clone()
    before = state.dump()
    assert twin.dump() == before
    CHANGES[what](twin)
    assert twin.dump() != before
    assert state.dump() == before
