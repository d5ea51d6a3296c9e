"""The search: for any game, within its time, and sharp where it counts."""

from __future__ import annotations

from time import perf_counter

import pytest
from tests.contract.toy import TOY, ToyView
from tests.rules.saboteur.positions import choose, offered, row, table, view

from ludarium.bots.ismcts import Search
from ludarium.bots.registry import make_bot
from ludarium.core import Chance
from ludarium.games.saboteur import GAME
from ludarium.games.saboteur.search_guide import SaboteurGuide
from ludarium.games.saboteur.state import SaboteurState

ROLES = "digger saboteur digger saboteur digger selfish"


def chosen(state: SaboteurState, budget: int = 60, seed: str = "1") -> str:
    bot = make_bot("saboteur", f"search:{budget}", seed)
    return bot.choose(view(state, state.progress.turn), sorted(offered(state)))


# -- any game: one without a guide


@pytest.mark.parametrize("own", [0, 1, 7, 8])
def test_it_swaps_a_low_number_and_keeps_a_high_one(own: int) -> None:
    for seed in range(4):
        seen = ToyView(game="toy", seat=0, turn=0, seats=2, highest=9, own=own, deck=1, numbers=[], log=[])
        bot = Search(f"{seed}", TOY, 0.0, 400)
        assert bot.choose(seen, ["keep", "swap"]) == ("swap" if own < 4 else "keep")


def test_it_plays_a_game_without_a_guide_to_the_end() -> None:
    state = TOY.start(3, {}, "1")
    while (decision := state.decision()) is not None:
        options = [str(option) for option in decision.options()]
        bot = Search("1", TOY, 0.0, 20)
        state.choose(decision.find(bot.choose(state.view(decision.seat), options)))
    assert state.outcome() is not None


# -- time


@pytest.mark.parametrize("seconds", [0.05, 0.3])
def test_it_keeps_to_its_time(seconds: float) -> None:
    state = table(roles=ROLES)
    bot = Search("1", GAME, seconds, 0)
    seen, options = view(state, 0), sorted(offered(state))
    began = perf_counter()
    assert bot.choose(seen, options) in options
    # What it draws first, and the playout that it is in, may take a little longer.
    assert perf_counter() - began < seconds + 1.0


def test_it_does_not_think_about_a_single_option() -> None:
    bot = Search("1", GAME, 60.0, 0)
    assert bot.choose(table(roles=ROLES).view(0), ["map@0"]) == "map@0"


def test_it_chooses_something_sensible_even_without_time() -> None:
    state = table(
        field=row(1, 6), goals=("stone2", "gold", "stone1"), roles=ROLES, hands={0: ["map"] * 2 + ["X"]}
    )
    choose(state, "map@1")
    state.progress.turn = 0
    bot = Search("1", GAME, 1e-9, 0)
    assert bot.choose(view(state, 0), sorted(offered(state))) == "X@7,0"


# -- Saboteur


@pytest.mark.slow
@pytest.mark.parametrize("role", ["digger", "selfish"])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_it_joins_the_gold_when_it_can(role: str, seed: str) -> None:
    rest = ROLES.split()
    rest.remove(role)
    state = table(
        field=row(1, 6),
        goals=("stone2", "gold", "stone1"),
        roles=" ".join([role, *rest]),
        hands={0: ["TH", "map", "!P", "DX", "fall"]},
    )
    assert chosen(state, seed=seed) in ("TH@7,0", "TH'@7,0")


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_saboteur_does_not_join_the_gold(seed: str) -> None:
    state = table(
        field=row(1, 6),
        goals=("stone2", "gold", "stone1"),
        roles="saboteur digger digger saboteur digger selfish",
        hands={0: ["TH", "CR", "X", "IV", "DX"]},
    )
    assert chosen(state, seed=seed) in {"DX@7,0", "CR@7,0", "CR'@7,0"} | {
        option for option in offered(state) if "@7,0" not in option
    }


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_digger_mends_the_own_lamp_when_nothing_else_helps(seed: str) -> None:
    state = table(roles=ROLES, broken={0: "L"}, hands={0: ["+L", "X", "TH", "TV", "X"]})
    assert chosen(state, seed=seed) == "+L>0"


def test_what_it_thinks_does_not_touch_the_guide_of_others() -> None:
    """Guides are kept by each bot; a guide that has seen one game serves for the next."""
    guide = SaboteurGuide()
    dice = Chance.of("guide")
    for seats in (7, 5, 6):
        state = GAME.start(seats, {}, f"{seats}")
        for _ in range(40):
            decision = state.decision()
            assert decision is not None
            seat = max(decision.seat, 0)
            assert guide.weigh(state.view(seat), GAME.sample(state.view(seat), dice)) > 0
            index = guide.playout(state, dice)
            prior = guide.prior(state)
            assert prior is not None
            assert len(prior) == len(decision)
            value = guide.value(state)
            assert value is None or all(0 <= gold <= 12 for gold in value)
            state.choose(decision.option(index))
