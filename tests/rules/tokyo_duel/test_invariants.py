"""What is always true, after every choice of whole random games with all settings."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.tokyo_duel.invariants import check, check_views
from tests.rules.tokyo_duel.positions import table

from ludarium.core.record import find
from ludarium.games.tokyo_duel import GAME
from ludarium.games.tokyo_duel.state import DuelState
from ludarium.testing import plays, proves


@pytest.mark.slow
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


def parts(state: DuelState) -> dict[str, object]:
    """The state and the groups of its fields, by name."""
    return {
        "state": state,
        "player 0": state.players[0],
        "player 1": state.players[1],
        "market": state.market,
        "board": state.board,
        "roll": state.roll,
    }


def names(part: object) -> list[str]:
    """The fields of a part that hold values of their own."""
    found = getattr(type(part), "__mypyc_attrs__", None) or vars(
        part
    )  # compiled objects have no ``__dict__``
    return [name for name in found if isinstance(getattr(part, name), int | list) and name != "players"]


def altered(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, list):
        return [*value[:-1], altered(value[-1])] if value else [21]
    return value - 1 if value else 1


def written() -> DuelState:
    return table("roll", pile="TD37 TD45", deck="TD01 TD02 TD03 TD05")


FIELDS = [(part, name) for part, thing in parts(written()).items() for name in names(thing)]


def test_there_are_fields() -> None:
    assert len(FIELDS) == len(set(FIELDS)) > 40
    assert {"stack", "winner"} <= {name for part, name in FIELDS if part == "state"}


@pytest.mark.parametrize(("part", "name"), FIELDS, ids=" ".join)
def test_equal_dumps_are_equal_states(part: str, name: str) -> None:
    """Copies, replays and refusals are judged by dumps, so that no field may be missing from them, nor from a copy."""
    state = written()
    twin = state.clone()
    before = state.dump()
    assert twin.dump() == before
    thing = parts(twin)[part]
    setattr(thing, name, altered(getattr(thing, name)))
    assert twin.dump() != before
    assert twin.clone().dump() == twin.dump()
    assert state.dump() == before


def test_chance_is_part_of_a_state() -> None:
    state = written()
    twin = state.clone()
    twin.chance.next()
    assert twin.dump() != state.dump()
    assert twin.clone().dump() == twin.dump()
