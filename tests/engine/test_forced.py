"""``"forced": true``: what is not asked since the rules leave one answer is told."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engine.program import Here

from ludarium.core import Chance, Game, games
from ludarium.core.play import playout
from ludarium.games.keyforge import GAME
from ludarium.testing import plays


@pytest.fixture
def engine() -> Here:
    return Here()


def chosen(engine: Here, option: str, position: dict[str, Any], **fields: Any) -> dict[str, Any]:
    state = engine.ask("set_up", game="keyforge", position={"house": "brobnar", **position})["state"]
    return engine.ask("choose", state=state, option=option, **fields)


def test_choices_with_one_answer_are_told_in_their_order(engine: Here) -> None:
    position = {"mine": ["troll"], "theirs": ["krump"], "hand": ["anger"]}
    answer = chosen(engine, "play:anger", position, forced=True)
    assert answer["forced"] == [
        {"seat": 0, "kind": "card", "options": ["card:troll"]},
        {"seat": 0, "kind": "use", "options": ["fight:troll"]},
        {"seat": 0, "kind": "attack", "options": ["card:krump"]},
    ]
    assert answer["decision"]["kind"] == "turn"


def test_nothing_is_told_unless_it_is_asked_for(engine: Here) -> None:
    position = {"mine": ["troll"], "theirs": ["krump"], "hand": ["anger"]}
    told = chosen(engine, "play:anger", position, forced=True)
    plain = chosen(engine, "play:anger", position)
    assert "forced" not in plain
    assert {**told, "state": 0} == {**plain, "state": 0, "forced": told["forced"]}


def test_what_is_asked_is_not_forced(engine: Here) -> None:
    answer = chosen(engine, "play:punch", {"theirs": ["krump", "urchin"], "hand": ["punch"]}, forced=True)
    assert (answer["forced"], answer["decision"]["options"]) == ([], ["card:krump", "card:urchin"])


def test_all_that_have_to_be_chosen_are_told_at_once(engine: Here) -> None:
    """Two creatures where two have to be chosen."""
    hand = ["twin-bolt-emission house:brobnar"]
    answer = chosen(
        engine, "play:twin-bolt-emission~brobnar", {"theirs": ["krump", "urchin"], "hand": hand}, forced=True
    )
    assert answer["forced"] == [{"seat": 0, "kind": "card", "options": ["card:krump", "card:urchin"]}]


def test_what_comes_before_the_next_game_of_a_match_is_told_too(engine: Here) -> None:
    state = engine.ask("start", game="keyforge", options={"match": "three"}, seed="forced")["state"]
    answer = engine.ask("choose", state=state, option="concede>0", seat=-1, forced=True)
    assert (answer["forced"], answer["outcome"]) == ([], None)


def test_a_bot_that_plays_tells_it_too(engine: Here) -> None:
    position = {"house": "brobnar", "hand": ["punch"], "theirs": ["krump"], "amber": [0, 0]}
    state = engine.ask("set_up", game="keyforge", position=position)["state"]
    answer = engine.ask("bot", state=state, name="greedy", play=True, forced=True)
    assert answer["option"] == "play:punch"
    assert answer["forced"] == [{"seat": 0, "kind": "card", "options": ["card:krump"]}]
    assert "forced" not in engine.ask("bot", state=state, name="greedy", play=True)


def test_it_is_answered_where_a_game_asks_everything(engine: Here) -> None:
    state = engine.ask("start", game="saboteur", seed="forced")["state"]
    assert engine.ask("choose", state=state, option="deal", forced=True)["forced"] == []


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_to_be_told_changes_nothing(game: Game) -> None:
    told = 0
    for play in plays(game, "forced", 2):
        with play:
            for state in play.states():
                decision = state.decision()
                if decision is None or not play.now_and_then(6):
                    continue
                before = state.dump()
                for option in decision.options()[:3]:
                    for one in game.forced(state, option):
                        told += 1
                        assert len(one) > 0
                        assert all(choice.notation() for choice in one.options())
                assert state.dump() == before
    assert told or game is not GAME


def test_a_forced_choice_has_no_other(engine: Here) -> None:
    """Nothing in a game played with it differs from the same game without."""
    ends = []
    for forced in (False, True):
        state = GAME.start(2, GAME.read_options({}), "forced or not")
        chance = Chance.of("forced or not")
        for _ in range(60):
            decision = state.decision()
            assert decision is not None
            option = decision.option(chance.below(len(decision)))
            if forced:
                GAME.forced(state, option)
            state.choose(option)
        playout(state, chance)
        ends.append(state.dump())
    assert ends[0] == ends[1]
