"""Chapter 10: the Discard cards, each by itself."""

from __future__ import annotations

import pytest
from tests.rules.tokyo_duel.positions import (
    asked,
    choose,
    facts,
    finish_turn,
    health,
    hits,
    keeps,
    kinds,
    markers,
    mine,
    options,
    pair,
    pile,
    steps,
    table,
    view,
)

from ludarium.core import Event
from ludarium.games.tokyo_duel.cards import CARDS
from ludarium.games.tokyo_duel.state import DuelState
from ludarium.testing import proves


def buy(card: str, seat: int = 0, **named: object) -> tuple[DuelState, list[Event]]:
    """Buy it on the space in the middle; its token lies on the board already and stays where it is."""
    token = CARDS[int(card[2:]) - 1].token
    placed = [f"BZ{token + 1:02}@fame:{5 - (token > 6)}"] if token >= 0 else []
    left, right = [name for name in ("TD16", "TD01", "TD20") if name != card][:2]
    start: dict[str, object] = {"energy": (15, 15), "health": (9, 9), "placed": placed}
    state = table("buy", turn=seat, market=f"{left} {card} {right}", **(start | named))
    told = choose(state, f"buy:{card}")
    if placed:
        told += choose(state, "no")
    return state, told


# What each does to the one who buys it: HP, energy beside the price, dice tokens, pulls; and to the rival.
PLAIN = {
    "TD08": {"fame": 1, "damage": 1, "energy": 4},
    "TD11": {"energy": 8, "tokens": 2},
    "TD18": {"lost": 3, "destruction": 2},
    "TD21": {"lost": 5, "damage": 5},
    "TD22": {"destruction": 1, "damage": 2},
    "TD25": {"health": 2, "tokens": 1},
    "TD26": {"destruction": 3},
    "TD27": {"destruction": 1, "fame": 1},
    "TD30": {"fame": 1},
    "TD33": {"destruction": 2, "fame": 2},
    "TD35": {"destruction": 2},
    "TD37": {"health": 3},
    "TD42": {"destruction": 1, "health": 2, "energy": 2},
    "TD45": {"damage": 2},
}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("card", [pytest.param(card, marks=pytest.mark.proves(card)) for card in PLAIN])
def test_what_it_does(card: str, seat: int) -> None:
    does = PLAIN[card]
    state, told = buy(card, seat)
    cost = CARDS[int(card[2:]) - 1].cost
    other = 1 - seat
    assert state.players[seat].health == 9 + does.get("health", 0) - does.get("lost", 0)
    assert state.players[other].health == 9 - does.get("damage", 0)
    assert state.players[seat].energy == 15 - cost + does.get("energy", 0)
    assert state.players[seat].tokens == does.get("tokens", 0)
    assert (state.players[other].energy, state.players[other].tokens) == (15, 0)
    assert markers(state) == (mine(seat, does.get("fame", 0)), mine(seat, does.get("destruction", 0)))
    assert (pile(state)[-1], keeps(state, seat)) == (card, [])
    assert kinds(told)[-1] == "discarded"


@pytest.mark.parametrize(
    ("card", "order"),
    [
        pytest.param("TD08", ["step", "hit", "energy"], marks=pytest.mark.proves("TD08")),
        pytest.param("TD18", ["hit", "step", "step"], marks=pytest.mark.proves("TD18")),
        pytest.param("TD22", ["step", "hit"], marks=pytest.mark.proves("TD22")),
        pytest.param("TD42", ["step", "healed", "energy"], marks=pytest.mark.proves("TD42")),
        pytest.param("TD25", ["healed", "token_gained"], marks=pytest.mark.proves("TD25")),
    ],
)
@proves("K76")
def test_in_which_order(card: str, order: list[str]) -> None:
    _, told = buy(card)
    assert [
        kind for kind in kinds(told) if kind in ("step", "hit", "energy", "healed", "token_gained")
    ] == order


@proves("TD33", "TD27")
@pytest.mark.parametrize(("card", "n"), [("TD33", 2), ("TD27", 1)])
def test_destruction_is_pulled_before_fame(card: str, n: int) -> None:
    _, told = buy(card)
    assert [fact["track"] for fact in facts(told, "step")] == ["destruction"] * n + ["fame"] * n


# -- TD09 Dominate


@proves("TD09")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("dropped", "dice"),
    [((), 4), (("TD12",), 4), (("TD05", "TD07"), 6), (("TD05", "TD07", "TD12"), 6)],
)
def test_dominate_takes_a_die_for_each_keep_card(seat: int, dropped: tuple[str, ...], dice: int) -> None:
    """TD12 is worth as much as it costs."""
    state, told = buy("TD09", seat, keeps=pair(seat, "", "TD05 TD07 TD12"))
    assert facts(told, "dominated") == [{"seat": 1 - seat}]
    choose(state, "done")
    assert asked(state) == (1 - seat, "keeps")
    assert options(state) == {"drop:TD05", "drop:TD07", "drop:TD12", "done"}
    choose(state, *(f"drop:{card}" for card in dropped))
    if len(dropped) < 3:
        choose(state, "done")
    choose(state, "roll")
    assert view(state).pending.faces == dice  # type: ignore[union-attr]
    assert set(dropped) <= set(pile(state))


@proves("TD09")
def test_dominate_comes_after_the_start_effects_of_the_rival() -> None:
    state, _ = buy("TD09", keeps=("", "TD17 TD24"))
    choose(state, "done")
    assert asked(state) == (1, "may")
    choose(state, "do:TD17")
    assert asked(state) == (1, "lab")
    choose(state, "no")
    assert asked(state) == (1, "keeps")


@proves("TD09")
def test_dominate_does_nothing_without_keep_cards_and_only_once() -> None:
    state, _ = buy("TD09")
    choose(state, "done", "roll")
    assert view(state).pending.faces == 6  # type: ignore[union-attr]
    state, _ = buy("TD09", keeps=("", "TD05"))
    choose(state, "done", "done", "roll", "faces:HHHHH")
    finish_turn(state)
    choose(state, "roll", "faces:HHHHHH")
    finish_turn(state)
    assert asked(state) == (1, "pre_roll"), "the turn after is free"


# -- TD14 Frenzy


@proves("TD14")
@pytest.mark.parametrize("seat", [0, 1])
def test_frenzy_brings_another_turn_after_this_one(seat: int) -> None:
    state, told = buy("TD14", seat)
    assert facts(told, "extra_turn") == [{"seat": seat}]
    assert asked(state) == (seat, "buy"), "this one goes on"
    told = finish_turn(state)
    assert facts(told, "turn_began") == [{"seat": seat, "number": 6, "extra": True}]
    choose(state, "roll", "faces:HHHHHH")
    told = finish_turn(state)
    assert facts(told, "turn_began")[-1]["seat"] == 1 - seat


# -- TD29 Operation Media


@proves("TD29")
@pytest.mark.parametrize(("dice", "own", "pull"), [("AAE", "", 2), ("AAE", "TD01", 3), ("HHE", "", 0)])
def test_operation_media_pulls_for_the_attacks_that_were_counted(dice: str, own: str, pull: int) -> None:
    state = table(
        "dice", dice=dice, keeps=(own, ""), energy=(9, 0), market="TD37 TD45 TD29", placed=["BZ06@fame:5"]
    )
    while asked(state)[1] == "resolve":
        choose(state, min(options(state)))
    told = choose(state, "buy:TD29", "no")
    assert steps(told, "fame") == steps(told) == pull


@proves("TD29")
def test_operation_media_counts_symbols_not_damage() -> None:
    state = table(
        "dice", monsters=("meka-dragon", "gigazaur"), dice="AASSSE", keeps=("", "TD05"), energy=(9, 0),
        market="TD37 TD45 TD29", placed=["BZ06@fame:5"],
    )  # fmt: skip
    assert hits(choose(state, "power:blast")) == [(1, 5)]
    told = choose(state, "resolve:energy", "buy:TD29", "no")
    assert steps(told, "fame") == 2


@proves("TD29")
def test_operation_media_counts_when_the_attacks_are_resolved() -> None:
    """TD02 added one then; the marker has left its zone since."""
    state = table(
        "dice", dice="AAFFF", keeps=("TD02", ""), energy=(9, 0), market="TD37 TD45 TD29", fame=-3,
        placed=["BZ06@destruction:5"],
    )  # fmt: skip
    choose(state, "resolve:attack", "resolve:fame")
    told = choose(state, "buy:TD29", "no")
    assert steps(told, "fame") == 3


@proves("TD29")
@pytest.mark.parametrize("skipped", [True, False])
def test_operation_media_is_nothing_without_phase_two(skipped: bool) -> None:
    if skipped:
        state = table(
            "resolve",
            dice="AAA",
            keeps=("TD31", ""),
            energy=(9, 0),
            market="TD37 TD45 TD29",
            placed=["BZ06@fame:5"],
        )
        choose(state, "do:TD31")
    else:
        state = table(
            "start", keeps=("TD24", ""), energy=(9, 0), market="TD37 TD45 TD29", placed=["BZ06@fame:5"]
        )
    assert steps(choose(state, "buy:TD29", "no")) == 0


# -- TD40 Tesla Impulse


@proves("TD40")
def test_tesla_impulse_discards_a_keep_card_of_the_rival() -> None:
    state, _ = buy("TD40", keeps=("TD10", "TD05 TD07"))
    assert (asked(state), options(state)) == ((0, "take"), {"take:TD05", "take:TD07"})
    told = choose(state, "take:TD07")
    assert facts(told, "discarded") == [{"seat": 1, "card": "TD07"}, {"seat": 0, "card": "TD40"}]
    assert (keeps(state, 0), keeps(state, 1), state.players[0].energy) == (["TD10"], ["TD05"], 11)


@proves("TD40")
def test_tesla_impulse_brings_energy_in_any_case() -> None:
    state, told = buy("TD40")
    assert state.players[0].energy == 11
    assert facts(told, "discarded") == [{"seat": 0, "card": "TD40"}]


# -- TD41 The Party Is Over!


@proves("TD41")
@pytest.mark.parametrize(
    ("fame", "destruction", "lost"),
    [
        (0, 0, []),
        (3, 0, [(0, 4)]),
        (0, -4, [(1, 4)]),
        (5, -5, [(1, 4), (0, 4)]),
        (-3, 3, [(1, 4), (0, 4)]),
        (6, -6, []),
    ],
)
def test_the_party_is_over_for_whom_a_marker_is_near(
    fame: int, destruction: int, lost: list[tuple[int, int]]
) -> None:
    state, told = buy("TD41", fame=fame, destruction=destruction, placed=["BZ10@fame:1"])
    assert hits(told) == lost, "the rival first"
    assert asked(state) == (0, "buy")


@proves("TD41", "K65")
def test_p9_the_party_may_be_over_for_its_buyer_first() -> None:
    _, told = buy("TD41", fame=5, destruction=-5, placed=["BZ10@fame:1"], first_hit="active")
    assert hits(told) == [(0, 4), (1, 4)]


@proves("TD41", "K79")
def test_the_party_is_over_by_separate_events() -> None:
    state, _ = buy("TD41", fame=5, destruction=-5, placed=["BZ10@fame:1"], keeps=("", "TD05"))
    assert health(state) == [5, 6]


# -- TD21 Jets Scrambled


@proves("TD21", "K65")
def test_jets_scrambled_hits_the_rival_first() -> None:
    _, told = buy("TD21")
    assert hits(told) == [(1, 5), (0, 5)]


@proves("TD18")
def test_hors_doeuvre_bites_before_it_pulls() -> None:
    state = table("buy", energy=(9, 0), health=(3, 9), market="TD37 TD45 TD18", placed=["BZ01@fame:5"])
    told = choose(state, "buy:TD18", "no")
    assert view(state).winner == 1
    assert steps(told) == 0
