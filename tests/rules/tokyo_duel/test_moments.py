"""K77, K78, K80 and K84 to K88: when cards work, and how long."""

from __future__ import annotations

import pytest
from tests.rules.tokyo_duel.positions import (
    asked,
    choose,
    energy,
    facts,
    finish_turn,
    health,
    hits,
    keeps,
    kinds,
    marker,
    markers,
    mine,
    options,
    pair,
    pile,
    played,
    steps,
    table,
    view,
)

from ludarium.core import Chance
from ludarium.testing import proves, seed_of_run


@proves("K76")
def test_effects_run_from_left_to_right() -> None:
    state = table("buy", energy=(9, 0), market="TD37 TD45 TD08", placed=["BZ06@fame:4"])
    told = choose(state, "buy:TD08", "no")
    assert [kind for kind in kinds(told) if kind in ("step", "hit", "energy", "discarded")][:4] == [
        "step", "hit", "energy", "discarded",
    ]  # fmt: skip


@proves("K77")
def test_a_keep_card_works_from_the_end_of_its_purchase() -> None:
    """Breaking News does not count its own purchase; it counts the next one of the same turn."""
    state = table("buy", energy=(20, 0), market="TD37 TD45 TD06", placed=["BZ07@destruction:3"])
    told = choose(state, "buy:TD06", "no")
    assert "step" not in kinds(told)
    told = choose(state, "buy:TD37")
    assert steps(told, "fame") == 1


@proves("K77")
@pytest.mark.parametrize("card", ["TD01", "TD12", "TD13", "TD16", "TD50"])
def test_dice_and_result_of_the_running_turn_are_not_looked_at_again(card: str) -> None:
    state = table("buy", energy=(20, 0), market=f"TD37 TD45 {card}", dice="AHEFDS", rolls=1)
    choose(state, f"buy:{card}")
    if asked(state)[1] == "place":
        choose(state, min(options(state)))
    told = choose(state, "done")
    assert markers(state) == (0, 0)
    assert hits(told) == []
    assert facts(told, "energy") == []


@proves("K77", "TD24")
def test_a_card_of_the_lab_is_there_for_the_dice() -> None:
    state = table("start", keeps=("TD24", ""), energy=(9, 0), market="TD37 TD45 TD12")
    choose(state, "buy:TD12", "roll")
    assert view(state).pending.faces == 7  # type: ignore[union-attr]


@proves("K77")
def test_its_own_buy_part_works_at_once() -> None:
    state = table("buy", energy=(9, 0), market="TD37 TD45 TD28", health=(5, 14))
    told = choose(state, "buy:TD28")
    assert kinds(told)[-3:] == ["energy", "healed", "kept"]
    assert (state.players[0].energy, state.players[0].health) == (9 - 3 + 4, 9)


@proves("K78")
def test_an_effect_does_not_start_itself_again() -> None:
    """TD19's pull reaches an attack: that HP does not pay for another pull of it."""
    state = table(
        "dice", dice="AAAAE", keeps=("TD19", ""), energy=(9, 0), placed=["BZ08@fame:0"], health=(14, 14)
    )
    told = choose(state, "resolve:attack", "do:TD19")
    assert hits(told) == [(1, 4), (1, 2)]
    assert asked(state) == (0, "resolve")
    assert view(state).running == []


@proves("K78")
def test_a_turn_ends_even_with_much_energy() -> None:
    """Everything is bought and swept as long as it can be, and every card has its effect."""
    dice = Chance.of(seed_of_run())
    for _ in range(5):
        state = table("buy", energy=(99, 99), score_keeper=False)
        for _ in range(500):
            if state.number != 5 or state.decision() is None:
                break
            wanted = sorted(options(state) - {"done"}) or ["done"]
            choose(state, wanted[dice.below(len(wanted))])
        else:
            raise AssertionError("the turn goes on")


@proves("K80")
def test_a_pull_of_a_card_is_stopped_and_rewarded_like_one_of_the_dice() -> None:
    state = table(
        "buy", monsters=("gigazaur", "the-king"), energy=(20, 0), market="TD37 TD45 TD26",
        placed=["BZ03@destruction:1", "BK1@destruction:2"],
    )  # fmt: skip
    told = choose(state, "buy:TD26")
    assert steps(told) == 2
    assert [fact["reward"] for fact in facts(told, "reward")] == ["energy"]
    assert "stopped" in kinds(told)


@proves("K80", "TD38", "TD43")
def test_when_you_pull_is_any_pull_and_while_resolving_is_phase_two() -> None:
    state = table("buy", energy=(20, 0), market="TD37 TD45 TD35", keeps=("TD38 TD43", ""))
    told = choose(state, "buy:TD35")
    assert hits(told) == [(1, 2)], "Spiked Tail works"
    assert view(state).players[1].fewer_dice == 0, "Thunder Stomp does not"
    state = table("dice", dice="DDDE", keeps=("TD38 TD43", ""))
    choose(state, "resolve:destruction", "do:TD43")
    assert view(state).players[1].fewer_dice == 1
    assert state.players[1].health == 13


@proves("K84", "TD03")
@pytest.mark.parametrize(
    ("phase", "named"),
    [
        ("roll", {}),
        ("reroll", {"dice": "AHEFDS"}),
        ("reroll", {"dice": "AHEFDS", "rolls": 3, "keeps": ("TD03 TD20", "")}),
        ("dice", {"dice": "AH"}),
        ("dice", {"dice": "FF"}),
        ("buy", {}),
    ],
    ids=[
        "before the first roll",
        "between rolls",
        "between rolls of TD20",
        "between groups",
        "no group",
        "purchases",
    ],
)
def test_a_free_effect_is_there_whenever_its_owner_decides(phase: str, named: dict[str, object]) -> None:
    state = table(phase, **({"keeps": ("TD03", "")} | named), market="TD37 TD45 TD35", energy=(9, 0))
    before = asked(state)
    assert {"cut:TD37", "cut:TD45", "cut:TD35"} <= options(state)
    choose(state, "cut:TD45")
    assert asked(state)[0] == 0
    assert not any(option.startswith("cut") for option in options(state))
    if named.get("dice") != "FF":
        assert asked(state) == before, "the same question again"


@proves("K84", "TD03")
def test_not_while_an_effect_runs_nor_in_the_rivals_turn() -> None:
    running = table("buy", keeps=("TD03", ""), energy=(9, 0), market="TD37 TD35 TD45")
    choose(running, "buy:TD45")
    assert asked(running)[1] == "place"
    assert not any(option.startswith("cut") for option in options(running))
    rival = table("dice", keeps=("", "TD03"), dice="AH")
    assert not any(option.startswith("cut") for option in options(rival))


@proves("K85", "TD02")
def test_the_result_is_dice_and_added_symbols() -> None:
    state = table(
        "result", monsters=("alienoid", "gigazaur"), keeps=("TD01 TD02", ""), dice="AHEFSS",
        fame=3, destruction=-3,
    )  # fmt: skip
    told = choose(state, "add:D")
    assert view(state).added == "AAAD"
    told = choose(state, "resolve:attack")
    assert hits(told) == [(1, 4)]


@proves("K85", "K68", "TD04")
def test_special_symbols_that_were_used_stay_in_the_result() -> None:
    state = table("result", monsters=("alienoid", "gigazaur"), keeps=("TD04 TD36", ""), dice="SSSSSA")
    choose(state, "add:HH", "add:A")
    assert asked(state) == (0, "order")
    assert options(state) == {"do:TD04", "do:TD36"}


@proves("K85", "TD44")
def test_added_symbols_are_no_dice() -> None:
    state = table("reroll", keeps=("TD01", ""), dice="HHEE")
    assert not any("A" in option for option in options(state))
    aside = table("resolve", keeps=("TD01 TD44", ""), dice="HE")
    assert options(aside) == {"aside:HE", "no"}


@proves("K86")
def test_an_effect_that_comes_up_resolves_at_once() -> None:
    """The reward of the first step is copied by the rival before the second step is made."""
    state = table("dice", dice="FFFFA", placed=["BZ03@fame:1"], keeps=("", "TD39"))
    told = choose(state, "resolve:fame")
    assert asked(state) == (1, "may")
    assert steps(told) == 1
    told = choose(state, "do:TD39")
    assert steps(told) == 1
    assert energy(state) == [1, 1]


@proves("K86", "TD38", "TD43")
def test_spiked_tail_and_thunder_stomp_wait_for_the_end_of_the_pull() -> None:
    state = table(
        "dice", dice="DDDDDE", keeps=("TD38 TD43", ""), placed=["BZ02@destruction:2"], health=(9, 14)
    )
    told = choose(state, "resolve:destruction")
    assert kinds(told) == ["group_resolved", "step", "step", "reward", "healed", "step"]
    assert asked(state) == (0, "order")
    assert options(state) == {"do:TD38", "do:TD43"}


@proves("K86")
def test_the_active_player_goes_first() -> None:
    """An attack of 4: I may pay for a pull (TD19), my rival may swap (TD48)."""
    state = table("dice", dice="AAAAE", keeps=("TD19", "TD48"), energy=(5, 0))
    choose(state, "resolve:attack")
    assert asked(state) == (0, "may")
    choose(state, "do:TD19")
    assert asked(state) == (1, "swap")
    choose(state, "take:TD19")
    assert (keeps(state, 0), keeps(state, 1)) == (["TD48"], ["TD19"])


@proves("K86")
def test_the_active_player_goes_first_also_when_hurt() -> None:
    """Seat 0 hurts itself for the fourth HP: its TD48 comes before TD19 of its rival, who loses it."""
    state = table(
        "buy", keeps=("TD48", "TD19"), energy=(9, 9), market="TD37 TD45 TD18", placed=["BZ01@fame:5"],
        lost=(2, 0), in_shape="every",
    )  # fmt: skip
    choose(state, "buy:TD18", "no")
    assert asked(state) == (0, "swap")
    choose(state, "take:TD19")
    assert asked(state) == (0, "buy"), "TD19 is mine now, and asks nobody"


@proves("K87", "TD43")
def test_the_next_turn_is_the_one_that_the_rival_really_begins() -> None:
    state = table("dice", dice="DDDE", keeps=("TD43", ""), extra=(1, 0))
    choose(state, "resolve:destruction", "resolve:energy")
    assert view(state).turn == 0
    choose(state, "roll")
    assert view(state).pending.faces == 6, "my own extra turn is not poorer"  # type: ignore[union-attr]
    choose(state, "faces:DDDEEE", "stop", "resolve:destruction", "resolve:energy")
    finish_turn(state)
    assert view(state).turn == 1
    choose(state, "roll")
    assert view(state).pending.faces == 4, "two turns add up"  # type: ignore[union-attr]


@proves("K87", "TD09", "TD43")
def test_reductions_of_several_cards_add_up_and_are_used_up() -> None:
    state = table("start", fewer=(1, 0), dominated=(1, 0), keeps=("TD12 TD16", ""))
    choose(state, "done")
    choose(state, "roll")
    assert view(state).pending.faces == 6 - 1 - 2 + 1  # type: ignore[union-attr]
    choose(state, "faces:HHHH")
    finish_turn(state)
    choose(state, "roll", "faces:HHHHHH")
    finish_turn(state)
    choose(state, "roll")
    assert view(state).pending.faces == 7  # type: ignore[union-attr]


@proves("K87", "TD17")
def test_they_are_used_up_by_a_turn_that_ends_early() -> None:
    state = table("start", fewer=(2, 0), dominated=(1, 0), keeps=("TD17", ""))
    choose(state, "no")
    assert view(state).turn == 1
    player = view(state).players[0]
    assert (player.fewer_dice, player.dominated) == (0, 0)


@proves("K88", "TD48")
def test_a_card_that_changes_owner_works_at_once() -> None:
    """The fourth attack takes Armor Plating, which prevents the next event of the same turn."""
    state = table("dice", dice="AAADDDE", keeps=("TD05 TD38", "TD48"))
    choose(state, "resolve:attack", "take:TD05")
    told = choose(state, "resolve:destruction")
    assert facts(told, "prevented") == [{"seat": 1, "card": "TD05", "amount": 1}]


@proves("K88", "TD48")
def test_its_buy_part_is_not_repeated() -> None:
    state = table("dice", dice="AAAE", keeps=("TD28", "TD48"), health=(9, 9))
    told = choose(state, "resolve:attack", "take:TD28")
    assert facts(told, "energy") == []
    assert health(state) == [9, 6]
    assert keeps(state, 1) == ["TD28"]


@proves("K88")
def test_its_use_of_the_turn_stays_as_it_is() -> None:
    state = table("dice", dice="HHAAA", keeps=("TD32", "TD48"), health=(5, 9))
    choose(state, "resolve:heal")
    assert view(state).players[0].used == ["TD32"]
    choose(state, "resolve:attack", "take:TD32")
    assert keeps(state, 1) == ["TD32"]
    fresh = table("dice", dice="AAAE", keeps=("TD32", "TD48"), used="TD32")
    choose(fresh, "resolve:attack", "take:TD32")
    assert view(fresh).players[1].used == ["TD32"]


@proves("K88")
def test_a_keep_card_removed_from_play_goes_to_the_pile() -> None:
    state = table("buy", energy=(9, 0), market="TD37 TD45 TD40", keeps=("", "TD12"), placed=["BZ11@fame:4"])
    told = choose(state, "buy:TD40", "no")
    assert facts(told, "discarded") == [{"seat": 1, "card": "TD12"}, {"seat": 0, "card": "TD40"}]
    assert pile(state)[-2:] == ["TD12", "TD40"]


@pytest.mark.parametrize("seat", [0, 1])
@proves("K80")
def test_both_seats_pull_towards_themselves_by_cards(seat: int) -> None:
    state = table("buy", turn=seat, energy=(9, 9), market="TD37 TD45 TD35")
    choose(state, "buy:TD35")
    assert marker(state, "destruction") == mine(seat, 2)
    _, told = played("end", turn=seat, keeps=pair(seat, "TD10", ""), energy=(7, 7))
    assert facts(told, "step")[0]["spaces"] == [mine(seat, 1)]
