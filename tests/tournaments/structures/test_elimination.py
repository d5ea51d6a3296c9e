"""Single elimination: T12.6, T12.9, OP-8, OP-15; brackets by lot and by seeds."""

from __future__ import annotations

import os
from dataclasses import replace

import pytest
from tests.tournaments.structures.played import (
    answered,
    both_lost,
    bye,
    history,
    once_each,
    published,
    stage,
    won,
)

from ludarium.core.chance import Chance
from ludarium.i18n import LANGUAGES, has
from ludarium.testing import proves, seed_of_run
from ludarium.tournaments.structures.elimination import (
    DRAWS,
    Elimination,
    bracket_order,
    bracket_size,
    label_of,
)
from ludarium.tournaments.structures.history import ABSENT, NOBODY, Draw, History, Meeting, Over

EVENTS = int(os.environ.get("LUDARIUM_GAMES", "300"))
SEEDED = Elimination("seeded")


def drawn(structure: Elimination, past: History, seed: str = "") -> Draw:
    draw = structure.next_round(past, Chance.of(seed))
    assert isinstance(draw, Draw)
    return draw


def ended(structure: Elimination, past: History) -> tuple[int, ...]:
    over = structure.next_round(past, Chance.of(""))
    assert isinstance(over, Over)
    return over.through


def ranks(structure: Elimination, past: History) -> dict[int, int]:
    return {place.player: place.rank for place in structure.standings(past)}


@proves("T12.6")
def test_four_then_two_then_one() -> None:
    structure = Elimination()
    past = history(4)
    first = drawn(structure, past, "x")
    assert (first.label, len(first.tables)) == ("semifinal", 2)
    past = answered(past, first, [table[0] for table in first.tables])
    second = drawn(structure, past, "y")
    assert second.label == "final"
    assert set(second.tables[0]) == {table[0] for table in first.tables}
    past = answered(past, second, second.tables[0][:1])
    assert ended(structure, past) == second.tables[0][:1]
    assert sorted(ranks(structure, past).values()) == [1, 2, 3, 3]


@proves("T12.6")
def test_tables_are_drawn_anew_each_round() -> None:
    structure = Elimination()
    opponents = set()
    for n in range(100):
        draw = drawn(structure, history(4), f"tables {n}")
        opponents.add(next(frozenset(table) for table in draw.tables if 0 in table))
    assert opponents == {frozenset((0, n)) for n in (1, 2, 3)}
    past = history(8, [[won(0, 1), won(2, 3), won(4, 5), won(6, 7)]])
    opponents = set()
    for n in range(100):
        draw = drawn(structure, past, f"again {n}")
        opponents.add(next(frozenset(table) for table in draw.tables if 0 in table))
    assert opponents == {frozenset((0, n)) for n in (2, 4, 6)}


@proves("T12.6")
def test_with_three_one_has_a_bye_by_chance() -> None:
    lucky = set()
    for n in range(60):
        draw = drawn(Elimination(), history(3), f"three {n}")
        assert draw.label == "semifinal"
        assert [len(table) for table in draw.tables] == [2, 1]
        assert draw.why[1][0].code == "bye-random"
        lucky.add(draw.tables[1][0])
    assert lucky == {0, 1, 2}
    past = history(3, [[won(0, 1), bye(2)]])
    assert set(drawn(Elimination(), past).tables[0]) == {0, 2}


@proves("T12.6")
def test_with_two_the_final_and_with_one_the_champion() -> None:
    assert drawn(Elimination(), history(2)).label == "final"
    assert ended(Elimination(), history(1)) == (0,)
    assert ended(Elimination(), history(0)) == ()
    assert ended(SEEDED, history(4, out=[0, 1, 3])) == (2,)


@proves("T12.9")
def test_the_third_place_is_shared_unless_it_is_played() -> None:
    semifinals = [won(0, 3), won(1, 2)]
    shared = history(4, [semifinals, [won(1, 0)]])
    assert ranks(SEEDED, shared) == {1: 1, 0: 2, 2: 3, 3: 3}
    for name in ("seeded", "random-each-round"):
        structure = Elimination(name, third_place=True)
        draw = drawn(structure, history(4, [semifinals]))
        assert [set(table) for table in draw.tables] == [{0, 1}, {2, 3}]
        assert draw.label == "final"
        assert draw.why[1][0].code == "third-place"
        past = history(4, [semifinals, [won(1, 0), won(3, 2)]])
        assert ended(structure, past) == (1,)
        assert ranks(structure, past) == {1: 1, 0: 2, 3: 3, 2: 4}
        assert structure.standings(past)[3].by == "third-place"


def test_the_third_place_after_the_final_cannot_be_played() -> None:
    structure = Elimination("seeded", third_place=True)
    semifinals = [won(0, 3), won(1, 2)]
    draw = drawn(structure, history(4, [semifinals], out=[1]))
    assert draw.tables == ((0,), (3, 2))
    assert draw.label == "third-place"
    past = history(4, [semifinals, [bye(0), won(2, 3)]], out=[1])
    assert ended(structure, past) == (0,)
    assert ranks(structure, past) == {0: 1, 1: 2, 2: 3, 3: 4}
    draw = drawn(structure, history(4, [semifinals], out=[0, 1]))
    assert draw.tables == ((3, 2),)
    past = history(4, [semifinals, [won(2, 3)]], out=[0, 1])
    assert ended(structure, past) == ()
    assert ranks(structure, past)[2] == 4, "two were taken out of the final"


def test_no_bout_for_the_third_place_without_two_who_lost_a_semifinal() -> None:
    structure = Elimination("seeded", third_place=True)
    assert len(drawn(structure, history(3, [[bye(0), won(1, 2)]])).tables) == 1
    assert len(drawn(structure, history(4, [[won(0, 3), won(1, 2)]], out=[3])).tables) == 1
    assert ended(structure, history(4, [[won(0, 3), both_lost(1, 2)]])) == (0,)


# --- brackets ------------------------------------------------------------------------------------


def test_standard_orders() -> None:
    assert bracket_order(1) == (1,)
    assert bracket_order(2) == (1, 2)
    assert bracket_order(4) == (1, 4, 2, 3)
    assert bracket_order(8) == (1, 8, 4, 5, 2, 7, 3, 6)
    assert bracket_order(16) == (1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11)
    assert [bracket_size(n) for n in (0, 1, 2, 3, 4, 5, 8, 9, 64, 65)] == [1, 1, 2, 4, 4, 8, 8, 16, 64, 128]


@pytest.mark.parametrize("entrants", range(2, 65))
def test_if_the_better_seed_always_wins_the_order_is_that_of_the_seeds(entrants: int) -> None:
    past = history(entrants)
    size = bracket_size(entrants)
    first = drawn(SEEDED, past)
    byes = [table[0] for table in first.tables if len(table) == 1]
    assert sorted(byes) == list(range(size - entrants)), "the top seeds have the byes"
    assert all(sum(table) == size - 1 for table in first.tables if len(table) == 2)
    left = list(range(entrants))
    places = size
    while len(left) > 1:
        draw = drawn(SEEDED, past)
        assert once_each(draw) == set(left)
        assert draw.label == label_of(places)
        if places <= entrants:
            assert all(sum(table) == places - 1 for table in draw.tables), "1-8, 4-5, 2-7, 3-6"
        past = answered(past, draw, [min(table) for table in draw.tables if len(table) == 2])
        places //= 2
        left = left[:places]
    assert ended(SEEDED, past) == (0,)
    reached = ranks(SEEDED, past)
    for player in range(entrants):
        assert reached[player] == (1 if player == 0 else bracket_size(player + 1) // 2 + 1)


def test_in_a_bracket_by_lot_everybody_may_stand_anywhere() -> None:
    structure = Elimination("random")
    lucky = set()
    opponents = set()
    for n in range(120):
        draw = drawn(structure, history(5), f"lot {n}")
        assert once_each(draw) == set(range(5))
        assert [len(table) for table in draw.tables] == [1, 2, 1, 1]
        lucky |= {table[0] for table in draw.tables if len(table) == 1}
        opponents |= {frozenset(table) for table in draw.tables if len(table) == 2}
    assert lucky == set(range(5))
    assert len(opponents) == 10


def test_a_bracket_stands_once_it_is_drawn() -> None:
    structure = Elimination("random")
    draw = drawn(structure, history(8), "stands")
    past = answered(history(8), draw, [table[0] for table in draw.tables])
    w, x, y, z = [table[0] for table in draw.tables]
    for n in range(20):
        assert drawn(structure, past, f"another seed {n}").tables == ((w, x), (y, z))


def test_who_is_taken_out_is_not_replaced() -> None:
    semifinals = [won(0, 3), won(1, 2)]
    quarter = [won(0, 7), won(3, 4), won(1, 6), won(2, 5)]
    draw = drawn(SEEDED, history(8, [quarter], out=[3]))
    assert draw.tables == ((0,), (1, 2))
    assert draw.why[0][0].code == "bye-walkover"
    for structure in (SEEDED, Elimination()):
        past = history(4, [semifinals], out=[1])
        assert ended(structure, past) == (0,)
        assert ranks(structure, past) == {0: 1, 1: 2, 2: 3, 3: 3}


def test_both_can_lose() -> None:
    quarter = [won(0, 7), both_lost(3, 4), won(1, 6), won(2, 5)]
    assert drawn(SEEDED, history(8, [quarter])).tables == ((0,), (1, 2))
    draw = drawn(Elimination(), history(8, [quarter]))
    assert once_each(draw) == {0, 1, 2}
    for structure in (SEEDED, Elimination()):
        past = history(4, [[won(0, 3), won(1, 2)], [both_lost(0, 1)]])
        over = structure.next_round(past, Chance.of(""))
        assert isinstance(over, Over)
        assert over.through == ()
        assert over.notes[0].code == "elimination-nobody"
        assert ranks(structure, past) == {0: 2, 1: 2, 2: 4, 3: 4}, "there is no champion"


def test_the_winner_of_the_final_stays_the_champion() -> None:
    past = history(2, [[won(1, 0)]], out=[1])
    for structure in (SEEDED, Elimination()):
        assert ended(structure, past) == (1,)
        assert ranks(structure, past) == {1: 1, 0: 2}


def test_a_result_corrected_after_the_next_round_was_played() -> None:
    quarter = [won(0, 7), won(3, 4), won(1, 6), won(2, 5)]
    semifinals = [won(0, 3), won(1, 2)]
    final = [won(0, 1), won(3, 2)]
    for name in ("seeded", "random-each-round"):
        structure = Elimination(name, third_place=True)
        for place in range(4):
            changed = list(quarter)
            old = changed[place]
            changed[place] = won(old.losers[0], old.winner)
            past = history(8, [changed, semifinals, final])
            assert ended(structure, past) == (0,)
            assert ranks(structure, past)[0] == 1
        past = history(8, [quarter, [won(3, 0), won(1, 2)], final])
        assert ended(structure, past) == (0,)


def test_a_round_that_was_changed_by_hand_is_followed() -> None:
    quarter = [won(0, 1), won(7, 3), won(4, 6), won(2, 5)]
    assert drawn(SEEDED, history(8, [quarter])).tables == ((0, 7), (4, 2))
    swapped = [won(0, 2), won(4, 7)]
    past = history(8, [quarter, swapped])
    assert drawn(SEEDED, past).tables == ((0, 4),)


def missed(player: int, winner: int) -> Meeting:
    return Meeting((player,), (), winner, () if winner == player else (player,), True, ABSENT)


def test_a_round_that_counts_as_won_brings_a_late_entry_into_the_next() -> None:
    for name in ("seeded", "random-each-round"):
        structure = Elimination(name)
        first = [won(0, 3), won(1, 2)]
        past = history(5, [[*first, missed(4, 4)]])
        draw = drawn(structure, past)
        assert once_each(draw) == {0, 1, 4}
        past = history(5, [[*first, missed(4, NOBODY)]])
        assert once_each(drawn(structure, past)) == {0, 1}
    past = history(5, [first, [won(0, 1), missed(4, 4)]])
    assert drawn(SEEDED, past).tables == ((0, 4),)


@pytest.mark.parametrize("name", DRAWS)
def test_a_round_that_counts_as_won_revives_nobody(name: str) -> None:
    """Who has lost, leaves and comes back stays out, however the rounds between count."""
    structure = Elimination(name)
    quarter = [won(0, 7), won(3, 4), won(1, 6), won(2, 5)]
    semifinal = [won(0, 3), won(1, 2), missed(7, 7), missed(4, 4)]
    past = history(8, [quarter, semifinal])
    assert once_each(drawn(structure, past)) == {0, 1}
    past = history(8, [quarter, semifinal, [won(0, 1), missed(7, 7), missed(2, 2)]])
    assert ended(structure, past) == (0,)
    reached = {place.player: place.values["reached"] for place in structure.standings(past)}
    assert [reached[player] for player in (0, 1, 2, 3, 7)] == [3, 2, 1, 1, 0]


@pytest.mark.parametrize("name", ["seeded", "random"])
def test_in_a_bracket_the_opponent_of_who_missed_a_round_has_gone_on(name: str) -> None:
    quarter = [won(0, 7), won(3, 4), won(1, 6), won(2, 5)]
    past = history(8, [quarter, [bye(3), won(1, 2), missed(0, 0)]])
    assert once_each(drawn(Elimination(name), past)) == {1, 3}
    both = history(8, [quarter, [won(1, 2), missed(0, 0)]], out=[3])
    assert once_each(drawn(Elimination(name), both)) == {0, 1}, "of two who left, one came back"


def test_without_a_bracket_who_missed_a_round_unbeaten_plays_on() -> None:
    quarter = [won(0, 7), won(3, 4), won(1, 6), won(2, 5)]
    past = history(8, [quarter, [won(1, 2), bye(3), missed(0, 0)]])
    assert once_each(drawn(Elimination(), past)) == {0, 1, 3}


# --- the picture ---------------------------------------------------------------------------------


def test_the_picture_of_a_bracket() -> None:
    structure = Elimination("seeded", third_place=True)
    empty = structure.bracket(history(6))
    assert [(column.label, len(column.boxes)) for column in empty.columns] == [
        ("quarterfinal", 4),
        ("semifinal", 2),
        ("final", 1),
    ]
    assert all(box.open for column in empty.columns for box in column.boxes)
    past = published(history(6), drawn(structure, history(6)))
    picture = structure.bracket(past)
    first = picture.columns[0].boxes
    assert [box.players for box in first] == [(0, NOBODY), (3, 4), (1, NOBODY), (2, 5)]
    assert [(box.bye, box.finished, box.winner) for box in first] == [
        (True, True, 0),
        (False, False, NOBODY),
        (True, True, 1),
        (False, False, NOBODY),
    ]
    assert [box.players for box in picture.columns[1].boxes] == [(0, NOBODY), (1, NOBODY)]
    assert [box.feeds for box in picture.columns[1].boxes] == [(0, 1), (2, 3)]
    assert picture.columns[2].boxes[0].feeds == (0, 1)
    assert picture.third is not None
    assert picture.third.open
    past = history(
        6, [[bye(0), won(3, 4, 15, 9), bye(1), won(2, 5)], [won(0, 3), won(1, 2)], [won(1, 0), won(2, 3)]]
    )
    picture = structure.bracket(past)
    assert picture.columns[0].boxes[1].points == (15, 9)
    assert picture.columns[2].boxes[0].players == (0, 1), "from the top, as those who lead here"
    assert picture.columns[2].boxes[0].winner == 1
    assert picture.third is not None
    assert (picture.third.players, picture.third.winner) == ((2, 3), 2)


def test_the_picture_where_tables_are_drawn_each_round() -> None:
    past = history(6, [[won(0, 5), won(1, 4), won(2, 3)]])
    picture = Elimination().bracket(past)
    assert [(column.label, len(column.boxes)) for column in picture.columns] == [
        ("quarterfinal", 3),
        ("semifinal", 2),
        ("final", 1),
    ]
    assert not any(box.feeds for column in picture.columns for box in column.boxes)
    assert picture.columns[1].boxes[0].players == (NOBODY, NOBODY)
    assert picture.third is None


def test_in_the_picture_the_winner_of_the_upper_box_stands_above() -> None:
    """Whatever the order of the table, and its points with them."""
    past = history(8, [[won(0, 7), won(3, 4), won(1, 6), won(2, 5)], [won(3, 0, 15, 12), won(1, 2)]])
    picture = Elimination("seeded").bracket(past)
    (upper, lower) = picture.columns[1].boxes
    assert (upper.players, upper.winner, upper.points) == ((0, 3), 3, (12, 15))
    assert lower.players == (1, 2)
    assert picture.columns[2].boxes[0].players == (3, 1)
    swapped = history(4, [[won(0, 3), won(1, 2)], [Meeting((1, 0))]])
    assert Elimination("seeded").bracket(swapped).columns[1].boxes[0].players == (0, 1)


def test_the_picture_of_odd_numbers_has_the_tables_that_there_will_be() -> None:
    """Five who go on are two games and a bye, not a bracket of eight."""
    past = history(10, [[won(n, 9 - n) for n in range(5)]])
    picture = Elimination().bracket(past)
    assert [(column.label, len(column.boxes)) for column in picture.columns] == [
        ("round-of-16", 5),
        ("quarterfinal", 3),
        ("semifinal", 2),
        ("final", 1),
    ]
    assert len(drawn(Elimination(), past).tables) == 3


def test_every_round_has_a_name_in_every_language() -> None:
    for n in range(1, 15):
        for lang in LANGUAGES:
            assert has(f"draw-label-{label_of(2**n)}", lang)


# --- every kind of trouble -----------------------------------------------------------------------


@proves("T12.6", "T12.9")
@pytest.mark.parametrize("third", [False, True])
@pytest.mark.parametrize("name", ["random-each-round", "random", "seeded"])
def test_every_event_ends(name: str, third: bool) -> None:
    seed = seed_of_run()
    structure = Elimination(name, third)
    for n in range(EVENTS):
        dice = Chance.of(f"{seed} {name} {third} {n}")

        def watch(past: History, draw: Draw) -> None:
            once_each(draw)
            structure.bracket(published(past, draw))

        try:
            size = 2 + (dice.below(199) if n % 10 == 0 else dice.below(38))
            past, over = stage(structure, size, dice, watch)
            assert len(over.through) <= 1
            places = structure.standings(past)
            assert sorted([place.player for place in places]) == sorted(past.players)
            assert [place.player for place in places if place.rank == 1] == list(over.through)
            picture = structure.bracket(past)
            assert not past.rounds or picture.columns[0].boxes
        except BaseException as error:
            error.add_note(f"LUDARIUM_SEED={seed}, event {n}")
            raise


@pytest.mark.parametrize("name", ["random-each-round", "random", "seeded"])
def test_without_trouble_everybody_but_the_champion_loses_once(name: str) -> None:
    seed = seed_of_run()
    for size in range(2, 70):
        structure = Elimination(name)
        past, over = stage(
            structure, size, Chance.of(f"{seed} {size}"), lambda past, draw: None, trouble=False
        )
        losses = {player: past.losses(player) for player in past.players}
        assert losses.pop(over.through[0]) == 0
        assert set(losses.values()) == {1}
        assert len(past.rounds) == bracket_size(size).bit_length() - 1
        assert structure.standings(replace(past))[0].player == over.through[0]


def test_settings_that_cannot_be() -> None:
    with pytest.raises(ValueError, match=r"^draw$"):
        Elimination("by-height")
