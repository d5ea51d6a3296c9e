"""Two-loss-out: T12.1 to T12.5, T12.7, T12.8, OP-8, OP-9, OP-15, OP-23."""

from __future__ import annotations

import os

import pytest
from tests.tournaments.structures.played import (
    answered,
    both_lost,
    bye,
    history,
    once_each,
    stage,
    won,
)

from ludarium.core.chance import Chance
from ludarium.testing import proves, seed_of_run
from ludarium.tournaments.structures.elimination import Elimination
from ludarium.tournaments.structures.history import (
    ABSENT,
    NOBODY,
    Draw,
    History,
    Meeting,
    Over,
)
from ludarium.tournaments.structures.two_loss_out import TwoLossOut

EVENTS = int(os.environ.get("LUDARIUM_GAMES", "300"))


def in_draw(draw: Draw | Over | object) -> set[int]:
    assert isinstance(draw, Draw)
    return once_each(draw)


@proves("T12.2", "T12.3")
def test_who_has_lost_twice_is_not_paired_again() -> None:
    past = history(
        8, [[won(0, 1), won(2, 3), won(4, 5), won(6, 7)], [won(0, 2), won(3, 1), won(4, 6), won(5, 7)]]
    )
    draw = TwoLossOut().next_round(past, Chance.of("x"))
    assert in_draw(draw) == {0, 2, 3, 4, 5, 6}
    assert isinstance(draw, Draw)
    assert draw.notes[0].facts == {"count": 6, "losses": 2, "cut": 4}


@proves("T12.2", "T12.8")
def test_any_two_are_paired_whatever_they_have_lost() -> None:
    past = history(8, [[won(0, 1), won(2, 3), won(4, 5), won(6, 7)]])
    mixed = 0
    for n in range(200):
        draw = TwoLossOut().next_round(past, Chance.of(f"any two {n}"))
        assert isinstance(draw, Draw)
        for one, other in draw.tables:
            assert {one, other} not in ({0, 1}, {2, 3}, {4, 5}, {6, 7})
            mixed += one % 2 != other % 2
    # Each of the others but one is as likely an opponent: three of six have lost as often as oneself.
    assert 350 < mixed < 450


@proves("T12.8")
def test_rematches_may_be_left_to_chance() -> None:
    past = history(6, [[won(0, 1), won(2, 3), won(4, 5)]])
    again = 0
    for n in range(200):
        draw = TwoLossOut(avoid_rematches=False).next_round(past, Chance.of(f"rematch {n}"))
        assert isinstance(draw, Draw)
        assert draw.notes[1].code == "random-any"
        assert not draw.why
        again += any(set(table) in ({0, 1}, {2, 3}, {4, 5}) for table in draw.tables)
    assert 60 < again < 130, "7 of 15 pairings"


@proves("T12.4", "T12.5")
@pytest.mark.parametrize("entrants", range(5))
def test_with_four_entrants_or_fewer_all_go_on_at_once(entrants: int) -> None:
    over = TwoLossOut().next_round(history(entrants), Chance.of(""))
    assert isinstance(over, Over)
    assert set(over.through) == set(range(entrants))
    assert over.notes[0].facts == {"cut": 4, "count": entrants}


@proves("T12.1", "T12.4", "T12.5")
def test_three_may_be_left_and_nobody_is_brought_back() -> None:
    rounds = [
        [won(0, 1), won(2, 3), bye(4)],
        [won(0, 3), won(4, 1), bye(2)],
    ]
    over = TwoLossOut().next_round(history(5, rounds), Chance.of(""))
    assert isinstance(over, Over)
    assert set(over.through) == {0, 2, 4}


@proves("T12.5")
@pytest.mark.parametrize("entrants", [*range(5, 41), 64, 77, 128, 200])
def test_three_or_four_go_on(entrants: int) -> None:
    seed = seed_of_run()
    structure = TwoLossOut()
    for n in range(6):
        dice = Chance.of(f"{seed} {entrants} {n}")

        def watch(past: History, draw: Draw) -> None:
            left = {player for player in past.players if past.losses(player) < 2}
            assert once_each(draw) == left, f"LUDARIUM_SEED={seed}"
            assert len(left) > 4

        past, over = stage(structure, entrants, dice, watch, trouble=False)
        assert len(over.through) in (3, 4), f"LUDARIUM_SEED={seed}, {entrants}"
        assert set(over.through) == {player for player in past.players if past.losses(player) < 2}


@proves("T12.7")
def test_a_bye_is_a_win_and_nobody_has_a_second_before_all_had_one() -> None:
    seed = seed_of_run()
    dice = Chance.of(f"{seed} byes")
    structure = TwoLossOut()
    for _ in range(100):

        def watch(past: History, draw: Draw) -> None:
            for table in draw.tables:
                if len(table) == 1:
                    fewest = min([past.byes(player) for player in once_each(draw)])
                    assert past.byes(table[0]) == fewest, f"LUDARIUM_SEED={seed}"

        past, _ = stage(structure, 5 + 2 * dice.below(20), dice, watch, trouble=False)
        places = structure.standings(past)
        assert [place.values["wins"] + place.values["losses"] for place in places] == [
            len(past.of[place.player]) for place in places
        ]


@proves("T12.7")
def test_the_bye_is_drawn_by_lot() -> None:
    lucky = set()
    for n in range(60):
        draw = TwoLossOut().next_round(history(5), Chance.of(f"lot {n}"))
        assert isinstance(draw, Draw)
        lucky.add(draw.tables[-1])
    assert lucky == {(player,) for player in range(5)}


@proves("T12.7", "T12.8")
def test_no_rematch_comes_from_a_bye() -> None:
    # Whoever has the bye, the other four can be paired afresh: all five may have it.
    past = history(5, [[won(0, 1)], [won(2, 3)]])
    freed = set()
    for n in range(60):
        draw = TwoLossOut().next_round(past, Chance.of(f"odd {n}"))
        assert isinstance(draw, Draw)
        assert not any("random-rematch" in {note.code for note in notes} for notes in draw.why.values())
        freed.add(next(table[0] for table in draw.tables if len(table) == 1))
    assert freed == {0, 1, 2, 3, 4}
    # 2, 3 and 4 have met each other: two of them must be left to 0 and 1, so the bye is for one of the three.
    past = history(5, [[won(2, 3)], [won(2, 4)], [won(3, 4)]])
    for n in range(60):
        draw = TwoLossOut(losses=3).next_round(past, Chance.of(f"odd {n}"))
        assert isinstance(draw, Draw)
        assert not any("random-rematch" in {note.code for note in notes} for notes in draw.why.values())
        freed.discard(next(table[0] for table in draw.tables if len(table) == 1))
    assert freed == {0, 1}


def test_the_bye_may_go_to_who_stands_worst() -> None:
    past = history(7, [[won(0, 1), won(2, 3), won(4, 5), bye(6)]])
    lucky = set()
    for n in range(60):
        draw = TwoLossOut(bye="worst").next_round(past, Chance.of(f"worst {n}"))
        assert isinstance(draw, Draw)
        lucky.add(draw.tables[-1])
    assert lucky == {(1,), (3,), (5,)}


def test_who_is_taken_out_keeps_the_finished_games() -> None:
    past = history(6, [[won(0, 1), won(2, 3), won(4, 5)], [won(0, 2), won(1, 3), both_lost(4, 5)]], out=[0])
    structure = TwoLossOut()
    over = structure.next_round(past, Chance.of(""))
    assert isinstance(over, Over)
    assert set(over.through) == {1, 2, 4}
    places = {place.player: place for place in structure.standings(past)}
    assert places[0].values["wins"] == 2
    assert places[0].rank == 4
    assert places[0].by == "still-in"
    assert {places[3].rank, places[5].rank} == {5, 6}


def test_standings_name_what_decides() -> None:
    past = history(4, [[won(0, 1), won(2, 3)], [won(0, 2), won(1, 3)]])
    places = TwoLossOut().standings(past)
    assert [(place.rank, place.by) for place in places] == [(1, ""), (2, "wins"), (3, "lot"), (4, "still-in")]
    assert [place.player for place in places] in ([0, 1, 2, 3], [0, 2, 1, 3])
    assert [place.values["losses"] for place in places] == [0, 1, 1, 2]


def test_a_missed_round_may_count_as_a_lost_game() -> None:
    missed = Meeting((5,), (), NOBODY, (5,), True, ABSENT)
    past = history(6, [[won(0, 1), won(2, 3), bye(4), missed], [won(0, 2), won(1, 4), won(3, 5)]])
    draw = TwoLossOut().next_round(past, Chance.of(""))
    assert in_draw(draw) == {0, 1, 2, 3, 4}
    places = TwoLossOut().standings(past)
    assert places[-1].player == 5
    assert places[-1].values["losses"] == 2


@proves("T12.1", "T12.5")
def test_the_preliminary_rounds_lead_to_the_elimination() -> None:
    dice = Chance.of("both stages")
    past, over = stage(TwoLossOut(), 37, dice, lambda past, draw: None, trouble=False)
    finals = History(over.through, seed="finals")
    rounds = 0
    result = Elimination().next_round(finals, dice)
    while isinstance(result, Draw):
        finals = answered(finals, result, [table[0] for table in result.tables])
        result = Elimination().next_round(finals, dice)
        rounds += 1
    assert rounds == 2
    assert isinstance(result, Over)
    assert past.losses(result.through[0]) < 2


# --- the publisher's pools -----------------------------------------------------------------------


def test_pools_pair_the_undefeated_with_each_other() -> None:
    past = history(12, [[won(2 * n, 2 * n + 1) for n in range(6)]])
    for n in range(30):
        draw = TwoLossOut(cut=4, pools=True).next_round(past, Chance.of(f"pools {n}"))
        assert isinstance(draw, Draw)
        assert all(one % 2 == other % 2 for one, other in draw.tables)
        assert "random-pools" in [note.code for note in draw.notes]


def test_an_odd_pool_lends_one_player() -> None:
    past = history(10, [[won(2 * n, 2 * n + 1) for n in range(5)]])
    for n in range(30):
        draw = TwoLossOut(cut=4, pools=True).next_round(past, Chance.of(f"odd {n}"))
        assert isinstance(draw, Draw)
        crossing = [place for place, (one, other) in enumerate(draw.tables) if one % 2 != other % 2]
        assert len(crossing) == 1
        assert draw.why[crossing[0]][0].code == "random-crossing"


def test_pools_end_when_at_most_half_of_the_cut_are_undefeated() -> None:
    first = [won(2 * n, 2 * n + 1) for n in range(8)]
    second = [won(0, 2), won(4, 6), won(8, 10), won(12, 14), won(1, 3), won(5, 7), won(9, 11), won(13, 15)]
    structure = TwoLossOut(cut=8, pools=True)
    assert isinstance(structure.next_round(history(16, [first]), Chance.of("")), Draw)
    past = history(16, [first, second])
    over = structure.next_round(past, Chance.of(""))
    assert isinstance(over, Over)
    assert set(over.through[:4]) == {0, 4, 8, 12}
    assert len(over.through) == 8
    order = [place.player for place in structure.standings(past)]
    assert list(over.through) == order[:8]
    assert all(past.losses(player) == 1 for player in over.through[4:])
    assert over.notes[0].facts == {"cut": 8, "undefeated": 4, "filled": 4}


def test_the_undefeated_go_on_before_others_with_more_wins() -> None:
    absent = Meeting((8,), (), NOBODY, (), True, ABSENT)
    first = [won(0, 1), won(2, 3), won(4, 5), won(6, 7), absent]
    second = [won(0, 2), won(4, 6), won(1, 3), won(8, 5), bye(7)]
    third = [won(2, 0), won(6, 4), won(1, 8), bye(7)]
    past = history(9, [first, second, third])
    structure = TwoLossOut(cut=4, pools=True)
    late = [place for place in structure.standings(past) if place.values["undefeated"]]
    assert not late, "everybody has lost"
    over = structure.next_round(past, Chance.of(""))
    assert isinstance(over, Over)
    assert len(over.through) == 4
    fewer = history(9, [first, second, [*third[:2], won(8, 1), bye(7)]])
    over = structure.next_round(fewer, Chance.of(""))
    assert isinstance(over, Over)
    assert over.through[0] == 8, "two wins and no loss come before two wins and one"


# --- every kind of trouble -----------------------------------------------------------------------


@proves("T12.2", "T12.3", "T12.4", "T12.7")
@pytest.mark.parametrize(
    "structure",
    [
        TwoLossOut(),
        TwoLossOut(bye="worst"),
        TwoLossOut(cut=8, pools=True),
        TwoLossOut(losses=1, cut=1),
        TwoLossOut(losses=3, cut=4, pools=True, bye="worst"),
        TwoLossOut(cut=1, avoid_rematches=False),
    ],
)
def test_every_event_ends(structure: TwoLossOut) -> None:
    seed = seed_of_run()
    for n in range(EVENTS):
        dice = Chance.of(f"{seed} {structure} {n}")

        def watch(past: History, draw: Draw) -> None:
            left = {player for player in past.active if past.losses(player) < structure.losses}
            assert once_each(draw) == left
            assert len(left) > structure.cut

        try:
            size = 2 + (dice.below(199) if n % 10 == 0 else dice.below(38))
            past, over = stage(structure, size, dice, watch)
            left = {player for player in past.active if past.losses(player) < structure.losses}
            assert set(over.through) <= left
            assert len(over.through) == min(len(left), structure.cut)
            places = structure.standings(past)
            assert sorted([place.player for place in places]) == sorted(past.players)
            assert places == structure.standings(past)
            assert all(place.values["still-in"] == 1 for place in places[: len(left)])
        except BaseException as error:
            error.add_note(f"LUDARIUM_SEED={seed}, event {n}")
            raise


@pytest.mark.parametrize(
    ("name", "settings"),
    [("losses", {"losses": 0}), ("cut", {"cut": 0}), ("cut", {"cut": 2000}), ("bye", {"bye": "best"})],
)
def test_settings_that_cannot_be(name: str, settings: dict[str, int | str]) -> None:
    with pytest.raises(ValueError, match=f"^{name}$"):
        TwoLossOut(**settings)  # type: ignore[arg-type]
