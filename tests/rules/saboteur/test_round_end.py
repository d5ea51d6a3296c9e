"""S11 End of a round, S12 Who wins a round, S13 Gold paid per round, S14 Rounds and game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.saboteur.positions import (
    begun,
    choose,
    facts,
    finish_round,
    hand,
    kinds,
    offered,
    opening,
    row,
    scores,
    table,
    view,
)

from ludarium.games.saboteur import GAME
from ludarium.testing import games_to_play, plays, proves

ROLES = {
    5: "digger digger digger saboteur selfish",
    6: "digger digger digger saboteur saboteur selfish",
    7: "digger digger digger saboteur saboteur selfish selfish",
}


def found_by(seat: int, seats: int = 6) -> dict[str, object]:
    """The end of a round in which ``seat`` joins the gold."""
    state = table(
        seats,
        field=row(1, 6),
        goals=["stone1", "gold", "stone2"],
        hands={seat: ["X"]},
        turn=seat,
        roles=ROLES[seats],
    )
    return facts(choose(state, "X@7,0"), "round_over")[0]


def not_found(seats: int = 6, **options: Any) -> dict[str, object]:
    """The end of a round in which the last card is passed."""
    state = table(seats, hands={0: ["X"]}, others=0, deck=0, roles=ROLES[seats], **options)
    return facts(choose(state, "pass:X"), "round_over")[0]


# -- S11


@proves("S11.1", "S11.2")
def test_the_last_card_of_all_may_still_reach_the_gold() -> None:
    state = table(field=row(1, 6), goals=["stone1", "gold", "stone2"], hands={0: ["X"]}, others=0, deck=0)
    over = facts(choose(state, "X@7,0"), "round_over")[0]
    assert (over["winner"], over["connector"]) == ("digger", 0)


@proves("S11.2", "S12.3")
def test_the_round_ends_when_deck_and_hands_are_empty() -> None:
    state = table(hands={0: ["X"], 1: ["map"]}, others=0, deck=["TV"])
    assert "round_over" not in kinds(choose(state, "pass:X")), "the last card is drawn"
    assert "round_over" not in kinds(choose(state, "pass:map"))
    told = choose(state, "pass:TV")
    assert facts(told, "round_over")[0]["winner"] == "saboteur"


@proves("S11.2")
def test_hands_of_players_taken_out_do_not_count() -> None:
    state = table(hands={0: ["X"], 4: ["map", "map"]}, others=0, deck=0)
    choose(state, "lose-round>4")
    assert "round_over" in kinds(choose(state, "pass:X"))


@proves("S11.3")
def test_the_round_goes_on_when_the_gold_can_not_be_reached() -> None:
    # Dead ends close every way out of the start, and all rockfalls are gone.
    shut = ["DIH@1,0", "DIV@0,1", "D1V'@0,-1", "D1H@-1,0"]
    state = table(field=shut, centre="DX@4,0", hands={0: ["X"]}, deck=3, placement="start")
    assert offered(state) == {"pass:X"}
    told = finish_round(state)
    assert kinds(told).count("passed") == 1 + 5 * 5 + 3


@proves("S11.3")
@pytest.mark.parametrize(("early_end", "turns"), [("never", 12), ("all_pass", 7)])
def test_all_may_pass_the_round_to_its_end_if_so_chosen(early_end: str, turns: int) -> None:
    state = table(hands={0: ["X", "!P"]}, others=2, deck=0, early_end=early_end)
    told = choose(state, "!P>3")
    told += finish_round(state)
    assert kinds(told).count("passed") + 1 == turns
    assert facts(told, "round_over")[0]["winner"] == "saboteur"


@proves("S11.3")
def test_passes_in_a_row_end_it_and_a_play_begins_the_row_anew() -> None:
    state = table(hands={5: ["!P", "X"]}, others=2, deck=0, early_end="all_pass")
    for _ in range(5):
        choose(state, f"pass:{hand(state, state.progress.turn)[0]}")
    choose(state, "!P>0")
    for _ in range(5):
        assert "round_over" not in kinds(choose(state, f"pass:{hand(state, state.progress.turn)[0]}"))
    assert state.progress.passes == 5


@proves("S11.3")
def test_passes_count_towards_it_only_when_the_deck_is_empty() -> None:
    state = table(deck=20, early_end="all_pass")
    for _ in range(19):
        told = choose(state, f"pass:{hand(state, state.progress.turn)[0]}")
        assert "round_over" not in kinds(told)


@proves("S11.4")
def test_then_roles_are_turned_up_and_gold_is_paid() -> None:
    state = begun()
    told = finish_round(state)
    over = facts(told, "round_over", None)[0]
    assert None not in over["roles"]
    assert [player.gold for player in view(state).players] == over["pay"]
    assert view(state).results[0].pay == over["pay"]


@proves("S11.5")
@pytest.mark.parametrize(("seats", "maps", "turns"), [(5, 6, 66), (6, 6, 66), (7, 6, 66), (6, 5, 65)])
def test_saboteurs_win_after_66_turns(seats: int, maps: int, turns: int) -> None:
    state = begun(seats, maps=maps)
    assert kinds(finish_round(state)).count("passed") == turns
    for play in plays(GAME, "66 turns", 12):
        with play:
            if play.unrest or play.options["early_end"] != "never":
                continue
            taken = 0
            for _ in play.states():
                names = [event.kind() for event in play.events]
                taken += bool(
                    {"path_laid", "tool_broken", "tool_repaired", "rockfall", "map_used", "passed"}
                    & set(names)
                )
                for over in facts(play.events, "round_over"):
                    if over["winner"] == "saboteur":
                        assert taken == 60 + play.options["maps"]  # type: ignore[operator]
                    taken = 0


# -- S12


@proves("S12.1")
def test_diggers_win_when_the_last_card_is_not_a_selfish_dwarfs() -> None:
    for seat in range(5):
        assert found_by(seat)["winner"] == "digger"


@proves("S12.1")
def test_it_does_not_matter_who_played_the_cards_before() -> None:
    state = table(
        field=row(1, 5),
        goals=["stone1", "gold", "stone2"],
        hands={5: ["X"], 0: ["IH"]},
        turn=5,
        centre="X@4,0",
    )
    told = choose(state, "X@6,0", "IH@7,0")
    assert facts(told, "round_over")[0]["winner"] == "digger"


@proves("S12.2")
def test_a_selfish_dwarf_wins_alone() -> None:
    over = found_by(6, seats=7)
    assert over["winner"] == "selfish"
    assert over["pay"] == [0, 0, 0, 0, 0, 0, 4]


@proves("S12.3")
def test_saboteurs_win_when_the_gold_is_not_found() -> None:
    assert not_found()["winner"] == "saboteur"
    assert not_found()["connector"] is None


@proves("S12.4", "S13.2", "B2")
def test_a_saboteur_who_joins_the_gold_makes_the_diggers_win() -> None:
    over = found_by(3)
    assert over["winner"] == "digger"
    assert over["pay"] == [2, 2, 2, 0, 0, 0]


# -- S13


@proves("S13.1", "S13.6", "B1")
def test_b1_a_digger_connects() -> None:
    assert found_by(1)["pay"] == [2, 3, 2, 0, 0, 0]


@proves("S13.3", "S13.6", "B3")
def test_b3_one_of_two_selfish_dwarfs_connects() -> None:
    assert found_by(5, seats=7)["pay"] == [0, 0, 0, 0, 0, 4, 0]


@proves("S13.4", "B4")
def test_b4_one_saboteur() -> None:
    assert not_found(5)["pay"] == [0, 0, 0, 4, 0]


@proves("S13.5", "B5")
def test_b5_two_saboteurs() -> None:
    assert not_found(7)["pay"] == [0, 0, 0, 3, 3, 0, 0]
    assert not_found(6)["pay"] == [0, 0, 0, 3, 3, 0]


@proves("S13.7")
def test_a_saboteur_taken_out_gets_nothing_and_raises_nobodys_pay() -> None:
    state = table(hands={0: ["X"]}, others=0, deck=0)
    choose(state, "lose-round>3")
    assert facts(choose(state, "pass:X"), "round_over")[0]["pay"] == [0, 0, 0, 0, 3, 0]


@proves("S13.8")
@pytest.mark.parametrize("option", ["lose-round>1", "remove>1"])
def test_a_player_taken_out_gets_nothing(option: str) -> None:
    state = table(field=row(1, 6), goals=["stone1", "gold", "stone2"], hands={0: ["X"]})
    choose(state, option)
    assert facts(choose(state, "X@7,0"), "round_over")[0]["pay"] == [3, 0, 2, 0, 0, 0]


@proves("S13.8")
def test_even_as_the_connector() -> None:
    # The stone's orientation is the dwarf's to choose. Taken out before, it lies upright, and so opens
    # to (8,-1) and the gold.
    state = table(
        field=[*row(1, 5), "TH'@7,0", "TV@7,1", "CL@8,1", "IV@8,-1"],
        goals=["gold", "stone2", "stone1"],
        centre="X@4,0",
        hands={5: ["IH"]},
        turn=5,
    )
    choose(state, "IH@6,0")
    over = facts(choose(state, "lose-round>5"), "round_over")[0]
    assert (over["winner"], over["connector"]) == ("selfish", 5)
    assert over["pay"] == [0] * 6


@proves("S13.9", "S12.5", "S24.5")
@pytest.mark.parametrize("seats", [5, 6, 7])
def test_what_is_paid_in_all(seats: int) -> None:
    by_role = {"digger": 7, "saboteur": 6, "selfish": 4}
    for seat, role in enumerate(ROLES[seats].split()):
        over = found_by(seat, seats)
        assert sum(over["pay"]) == by_role[role]  # type: ignore[call-overload]
    assert sum(not_found(seats)["pay"]) == (4 if seats == 5 else 6)  # type: ignore[call-overload]


@proves("S12.5", "S13.9", "S24.5")
def test_exactly_one_side_wins_each_round() -> None:
    seen = Counter[tuple[str, int]]()
    for play in plays(GAME, "one side wins", sense=95):
        with play:
            gone = 0
            for _ in play.states():
                gone += sum(event.kind() in ("lost_round", "removed") for event in play.events)
                for over in facts(play.events, "round_over"):
                    assert over["winner"] in ("digger", "saboteur", "selfish")
                    assert (over["connector"] is None) == (over["winner"] == "saboteur")
                    if not gone and not play.options["broken_unpaid"]:
                        total = sum(over["pay"])
                        assert total in (7, 6, 4)
                        seen[over["winner"], total] += 1
    assert games_to_play() < 10 or len(seen) >= 3, seen


# -- S14


@proves("S14.2", "S1.2")
def test_the_score_is_the_sum_of_three_rounds() -> None:
    state = opening()
    paid = []
    for _ in range(3):
        choose(state, "deal", "centre")
        told = finish_round(state)
        paid.append(facts(told, "round_over")[0]["pay"])
    assert scores(state) == [sum(column) for column in zip(*paid, strict=True)]
    assert facts(told, "game_over") == [
        {
            "scores": scores(state),
            "winners": [seat for seat in range(6) if scores(state)[seat] == max(scores(state))],
        }
    ]


@proves("S14.3")
def test_seats_stay_the_same() -> None:
    state = opening()
    for _ in range(3):
        choose(state, "deal", "centre")
        assert [player.seat for player in view(state).players] == list(range(6))
        order = []
        for _ in range(6):
            order.append(state.progress.turn)
            choose(state, f"pass:{hand(state, state.progress.turn)[0]}")
        assert order == [(order[0] + n) % 6 for n in range(6)]
        finish_round(state)
