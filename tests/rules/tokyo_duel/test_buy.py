"""Chapter 4.3: the third phase."""

from __future__ import annotations

import pytest
from tests.rules.tokyo_duel.positions import (
    asked,
    choose,
    deck,
    energy,
    everywhere,
    facts,
    keeps,
    kinds,
    marker,
    market,
    options,
    pile,
    played,
    prices,
    table,
    tokens,
    view,
)

from ludarium.core import IllegalChoice
from ludarium.games.tokyo_duel.notation import Move, code_of
from ludarium.testing import proves


@proves("K33")
def test_any_number_of_cards_one_after_another() -> None:
    state = table("buy", energy=(20, 0), market="TD37 TD45 TD35", deck="TD26 TD14 TD01")
    assert options(state) == {"buy:TD37", "buy:TD45", "buy:TD35", "sweep", "done"}
    told = choose(state, "buy:TD35")
    assert kinds(told).index("discarded") > kinds(told).index("step"), "resolved before the next"
    told = choose(state, "buy:TD26")
    assert marker(state, "destruction") == 5
    choose(state, "buy:TD45")
    assert asked(state) == (0, "place")
    choose(state, "BZ02@fame:-7")
    assert state.players[0].energy == 20 - 4 - 7 - 2
    choose(state, "done")
    assert view(state).turn == 1


@proves("K33")
def test_nobody_has_to_buy() -> None:
    state = table("buy", energy=(20, 0))
    choose(state, "done")
    assert view(state).turn == 1
    assert keeps(state, 0) == []


@proves("K34")
def test_the_rightmost_card_costs_one_less() -> None:
    state = table("buy", energy=(6, 3), market="TD08 TD33 TD26")  # 7, 8, 7
    assert prices(state) == [7, 8, 6]
    assert options(state) == {"buy:TD26", "sweep", "done"}
    told = choose(state, "buy:TD26")
    assert facts(told, "bought") == [{"seat": 0, "card": "TD26", "price": 6}]
    assert energy(state) == [0, 3]


@proves("K34")
@pytest.mark.parametrize(
    ("energy", "affordable"),
    [(1, {"buy:TD30"}), (2, {"buy:TD30", "sweep"}), (3, {"buy:TD30", "buy:TD45", "sweep"})],
)
def test_a_card_that_is_too_dear_is_not_offered(energy: int, affordable: set[str]) -> None:
    state = table("buy", energy=(energy, 0), market="TD26 TD45 TD30")
    assert options(state) == affordable | {"done"}
    with pytest.raises(IllegalChoice):
        state.choose(Move(code_of("buy:TD26")))


@proves("K34", "K78")
@pytest.mark.parametrize(("least", "price"), [(1, 1), (0, 0)])
def test_p8_prices_never_fall_below_one(least: int, price: int) -> None:
    """TD30 costs 2; on the rightmost space, and bought by TD24, 2 less."""
    state = table("start", keeps=("TD24", ""), energy=(5, 0), market="TD26 TD45 TD30", least_price=least)
    told = choose(state, "buy:TD30")
    assert facts(told, "bought")[0]["price"] == price


@proves("K35")
def test_the_others_slide_right_at_once_and_the_deck_fills_the_left() -> None:
    state = table("buy", energy=(9, 0), market="TD35 TD45 TD37", deck="TD14 TD26")
    told = choose(state, "buy:TD45")
    assert kinds(told) == ["bought", "revealed"]
    assert facts(told, "revealed") == [{"cards": [{"card": "TD14", "space": 0}]}]
    assert market(state) == "TD14 TD35 TD37"
    assert asked(state) == (0, "place"), "before its token and effects"
    assert state.players[1].health == 14


@proves("K35", "K34")
def test_a_new_card_may_be_bought_at_once_also_at_the_discount() -> None:
    state = table("buy", energy=(20, 0), market="TD35 TD37 TD26", deck="TD14 TD49 TD16")
    choose(state, "buy:TD26", "buy:TD37")
    assert market(state) == "TD49 TD14 TD35"
    choose(state, "buy:TD35")
    told = choose(state, "buy:TD14")
    assert facts(told, "bought") == [{"seat": 0, "card": "TD14", "price": 5}]


@proves("K36")
def test_a_sweep_throws_the_market_away_for_two() -> None:
    state = table("buy", energy=(5, 0), market="TD08 TD33 TD26", deck="TD14 TD11 TD01 TD12 TD05 TD06")
    told = choose(state, "sweep")
    assert facts(told, "swept") == [{"seat": 0, "cards": ["TD08", "TD33", "TD26"], "price": 2}]
    assert market(state) == "TD01 TD11 TD14"
    assert state.players[0].energy == 3
    assert pile(state)[-3:] == ["TD08", "TD33", "TD26"]
    choose(state, "sweep")  # repeatable
    assert market(state) == "TD06 TD05 TD12"
    assert "sweep" not in options(state), "1 energy is not enough"


@proves("K36", "K37")
def test_a_sweep_is_no_purchase() -> None:
    state = table("buy", energy=(3, 0), market="TD08 TD33 TD26", deck="TD14 TD11 TD01 TD12")
    told = choose(state, "sweep")
    assert view(state).turn == 1
    assert facts(told, "energy")[-1] == {
        "seat": 0,
        "amount": 1,
        "energy": 2,
        "card": None,
        "cause": "nothing-bought",
    }


@proves("K37")
def test_who_buys_nothing_gains_one_energy() -> None:
    state = table("buy", energy=(4, 7))
    told = choose(state, "done")
    assert facts(told, "energy") == [
        {"seat": 0, "amount": 1, "energy": 5, "card": None, "cause": "nothing-bought"}
    ]
    assert energy(state) == [5, 7]


@proves("K37")
def test_who_buys_does_not() -> None:
    state = table("buy", energy=(4, 0), market="TD08 TD33 TD37")
    told = choose(state, "buy:TD37", "done")
    assert facts(told, "energy") == []
    assert state.players[0].energy == 2


@proves("K37")
@pytest.mark.parametrize("at_start", [True, False])
def test_a_purchase_by_made_in_a_lab_counts(at_start: bool) -> None:
    state = table(
        "start", keeps=("TD24", ""), energy=(1, 0), market="TD08 TD33 TD37", deck="TD26", tokens=(0, 0)
    )
    told = choose(state, "buy:TD37" if at_start else "no", "roll", "faces:HHHHHH", "stop", "resolve:heal")
    assert view(state).turn == 1
    assert [fact["amount"] for fact in facts(told, "energy")] == ([] if at_start else [1])


@proves("K38")
def test_an_empty_deck_is_made_anew_from_the_pile() -> None:
    state = table("buy", energy=(9, 0), market="TD37 TD45 TD35", deck="")
    lying = set(pile(state))
    told = choose(state, "buy:TD35")
    assert facts(told, "reshuffled") == [{"deck": 47}]
    assert set(deck(state)) | {market(state).split()[0]} == lying
    assert pile(state) == ["TD35"], "it is not among them: it lies there when its effect is over"


@proves("K38")
def test_the_pile_is_shuffled() -> None:
    seen = set()
    for n in range(12):
        state = table("buy", energy=(9, 0), market="TD37 TD45 TD35", deck="")
        state.chance.b = n
        choose(state, "buy:TD35")
        seen.add(tuple(deck(state)))
    assert len(seen) == 12


@proves("K38")
def test_spaces_stay_empty_when_there_is_nothing_left() -> None:
    state = table("buy", energy=(30, 0), market="TD37 TD45 TD35", deck="")
    every = (1 << 50) - 1
    state.players[1].keeps = every & ~(1 << 36 | 1 << 44 | 1 << 34)  # no more cards than those in the market
    state.market.pile = []
    choose(state, "buy:TD35")
    assert market(state) == "- TD37 TD45"
    assert prices(state) == [None, 3, 2]
    assert pile(state) == ["TD35"]
    told = choose(state, "sweep")
    assert facts(told, "swept")[0]["cards"] == ["TD37", "TD45"]
    assert sorted(market(state).split()) == ["TD35", "TD37", "TD45"], "what there is"
    assert len(everywhere(state)) == 50


@proves("K38")
def test_no_sweep_when_there_is_no_card_at_all() -> None:
    state = table("buy", energy=(30, 0), market="TD37 TD45 TD35", deck="", keeps=("TD03", ""))
    state.players[1].keeps = ((1 << 50) - 1) & ~state.players[0].keeps
    state.market.offers, state.market.pile = [-1, -1, -1], []
    state.listed = None  # the table is another
    assert options(state) == {"done"}


@proves("K39")
def test_a_keep_card_lies_before_its_owner() -> None:
    state = table("buy", energy=(9, 0), market="TD37 TD45 TD12")
    told = choose(state, "buy:TD12")
    assert facts(told, "kept") == [{"seat": 0, "card": "TD12"}]
    assert (keeps(state, 0), keeps(state, 1)) == (["TD12"], [])
    assert view(state, 1).players[0].keeps == ["TD12"], "face up"
    choose(state, "done", "roll", "faces:HHHHHH", "stop", "resolve:heal")
    assert keeps(state, 0) == ["TD12"]


@proves("K39")
def test_a_discard_card_goes_to_the_pile_after_its_effect() -> None:
    state = table("buy", energy=(9, 0), market="TD37 TD45 TD26", deck="TD14 TD11")
    told = choose(state, "buy:TD26")
    assert kinds(told)[-1] == "discarded"
    assert kinds(told).count("step") == 3
    assert pile(state)[-1] == "TD26"
    assert keeps(state, 0) == []


@proves("K40")
def test_the_token_is_placed_before_any_effect() -> None:
    state = table("buy", energy=(9, 0), market="TD37 TD45 TD30")
    told = choose(state, "buy:TD30")
    assert asked(state) == (0, "place")
    assert "step" not in kinds(told)
    told = choose(state, "BZ02@fame:1")
    assert kinds(told)[:3] == ["token_placed", "step", "reward"], "the pull collects the new token"
    keep = table("buy", energy=(9, 0), market="TD37 TD45 TD05")
    assert "kept" not in kinds(choose(keep, "buy:TD05"))
    assert keeps(keep, 0) == []


@proves("K41", "K18")
def test_effects_of_the_end_come_after_phase_three() -> None:
    _, told = played("buy ends", keeps=("TD10", ""), energy=(6, 0))
    assert kinds(told)[:4] == ["energy", "card_used", "step", "turn_ended"], "the energy of phase 3 counts"


@proves("K41")
def test_the_rivals_card_does_nothing_at_the_end_of_my_turn() -> None:
    _, told = played("end", keeps=("", "TD10"), energy=(7, 7))
    assert kinds(told) == ["turn_ended", "turn_began"]


@proves("K42")
@pytest.mark.parametrize(("before", "gained"), [(0, 1), (1, 1), (2, 0)])
def test_two_dice_tokens_at_most(before: int, gained: int) -> None:
    state = table("buy", energy=(5, 0), tokens=(before, 0), market="TD45 TD37 TD25", placed=["BZ09@fame:5"])
    told = choose(state, "buy:TD25", "no")
    assert [fact["amount"] for fact in facts(told, "token_gained")] == ([1] if gained else [])
    assert state.players[0].tokens == before + gained


@proves("K42")
def test_two_at_once_where_only_one_fits() -> None:
    state = table("buy", energy=(10, 0), tokens=(1, 0), market="TD45 TD37 TD11", placed=["BZ05@fame:5"])
    told = choose(state, "buy:TD11", "no")
    assert facts(told, "token_gained") == [
        {"seat": 0, "amount": 1, "tokens": 2, "card": "TD11", "cause": "card"}
    ]


@proves("K42")
@pytest.mark.parametrize("supply", [4, 6])
def test_p3_the_supply_is_never_empty(supply: int) -> None:
    state = table(
        "dice", monsters=("space-penguin", "gigazaur"), dice="SS", tokens=(0, 2), token_supply=supply
    )
    choose(state, "power", "power")
    assert tokens(state) == [2, 2]


@proves("K43")
@pytest.mark.parametrize(("health", "n"), [(1, 6), (3, 5)])
def test_health_never_falls_below_zero(health: int, n: int) -> None:
    state = table("dice", dice="A" * n, health=(14, health))
    told = choose(state, "resolve:attack")
    assert facts(told, "hit")[0] == {
        "seat": 1, "amount": n, "lost": health, "health": 0, "card": None, "cause": "dice", "by": 0,
    }  # fmt: skip
    assert state.players[1].health == 0
