"""S16 Event: tables, seating, ranking, final."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from ludarium.core.chance import Chance
from ludarium.games.saboteur.rules import hand_size, roles_for
from ludarium.games.saboteur.terms import Roles
from ludarium.testing import games_to_play, proves, seed_of_run
from ludarium.tournaments.structures.groups import Final, Groups, group_games, table_split
from ludarium.tournaments.structures.history import ABSENT, Draw, History, Impossible, Meeting, Over
from ludarium.tournaments.structures.multi_table import GoneBefore
from ludarium.tournaments.structures.schedules import SCHEDULES

POSSIBLE = [5, 6, 7, *range(10, 78)]


def drawn(history: History, structure: Groups | Final, seed: str = "") -> Draw:
    draw = structure.next_round(history, Chance.of(f"{seed} {len(history.rounds)}"))
    assert isinstance(draw, Draw)
    return draw


def played(tables: Sequence[Sequence[int]], nuggets: Sequence[Sequence[int]] = ()) -> tuple[Meeting, ...]:
    """A round of finished tables; nobody gets a nugget where none are given."""
    paid = nuggets or [[0] * len(table) for table in tables]
    return tuple(
        [Meeting(tuple(table), tuple(own), finished=True) for table, own in zip(tables, paid, strict=True)]
    )


def stage(players: int, games: int = 0, seed: str = "") -> History:
    """A group stage that is played to its end, with no nuggets at all."""
    history = History(tuple(range(players)), seed=seed)
    groups = Groups(games)
    while not isinstance(groups.next_round(history, Chance.of("")), Over):
        history = History(history.players, (*history.rounds, played(drawn(history, groups, seed).tables)))
    return history


def repeats(history: History) -> int:
    """Pairs of rounds in which the same two met, counted anew, without the module's help."""
    met = Counter(
        pair
        for meetings in history.rounds
        for meeting in meetings
        for pair in combinations(sorted(meeting.players), 2)
    )
    return sum(times * (times - 1) // 2 for times in met.values())


# --- S16.1-S16.6: how many games and tables ------------------------------------------------------


def splits(entrants: int) -> Iterator[tuple[int, int, int]]:
    """Every way to part players into at most 11 tables: tables of 7, of 6, of 5."""
    for sevens in range(12):
        for sixes in range(12 - sevens):
            fives, rest = divmod(entrants - 7 * sevens - 6 * sixes, 5)
            if not rest and 0 <= fives <= 11 - sevens - sixes and entrants:
                yield sevens, sixes, fives


@proves("S16.3", "S16.4", "S16.5", "S16.6")
@pytest.mark.parametrize("entrants", range(1, 80))
def test_a_split_has_the_most_tables_of_six_that_are_possible(entrants: int) -> None:
    found = table_split(entrants)
    every = list(splits(entrants))
    if isinstance(found, Impossible):
        assert every == []
        assert entrants not in POSSIBLE
    else:
        assert entrants in POSSIBLE
        counted = (found.count(7), found.count(6), found.count(5))
        assert sum(found) == entrants
        assert counted in every
        assert counted[1] == max(sixes for _, sixes, _ in every)


@proves("S16.5")
@pytest.mark.parametrize(
    ("entrants", "tables"),
    [
        (14, [7, 7]),
        (20, [7, 7, 6]),
        (21, [6, 5, 5, 5]),
        (41, [6] * 6 + [5]),
        (69, [7] * 3 + [6] * 8),
        (66, [6] * 11),
        (77, [7] * 11),
    ],
)
def test_the_examples_of_the_split(entrants: int, tables: list[int]) -> None:
    assert list(table_split(entrants)) == tables  # type: ignore[arg-type]


@proves("S16.6", "B22")
@pytest.mark.parametrize(
    ("entrants", "code"),
    [
        (8, "groups-split"),
        (9, "groups-split"),
        (78, "groups-many"),
        (4, "groups-few"),
        (0, "groups-few"),
    ],
)
def test_what_has_no_split_is_refused(entrants: int, code: str) -> None:
    history = History(tuple(range(entrants)))
    for found in (table_split(entrants), Groups().next_round(history, Chance.of(""))):
        assert isinstance(found, Impossible)
        assert found.code == code


@proves("S16.4")
def test_a_smaller_venue_has_fewer_tables() -> None:
    assert table_split(21, 3) == (7, 7, 7)
    found = table_split(22, 3)
    assert isinstance(found, Impossible)
    assert found.facts == {"entrants": 22, "most": 21, "tables": 3}
    assert len(drawn(History(tuple(range(21))), Groups(tables=3)).tables) == 3


@proves("S16.2", "B6")
def test_from_42_entrants_on_there_are_four_group_games() -> None:
    assert [group_games(n) for n in (5, 41, 42, 77)] == [3, 3, 4, 4]
    for entrants, games, sizes in ((41, 3, {5: 1, 6: 6}), (42, 4, {6: 7})):
        history = stage(entrants)
        assert len(history.rounds) == games
        for meetings in history.rounds:
            assert Counter(len(meeting.players) for meeting in meetings) == sizes


@proves("S16.2")
def test_the_organiser_may_settle_the_number_of_games() -> None:
    assert len(stage(12, games=2).rounds) == 2
    with pytest.raises(ValueError, match="games"):
        Groups(games=-1)
    with pytest.raises(ValueError, match="tables"):
        Groups(tables=0)


@proves("S16.1", "S16.4")
@pytest.mark.parametrize("entrants", POSSIBLE)
def test_in_each_game_everybody_sits_at_one_table(entrants: int) -> None:
    history = stage(entrants)
    assert len(history.rounds) == group_games(entrants)
    for meetings in history.rounds:
        assert len(meetings) <= 11
        assert sorted(player for meeting in meetings for player in meeting.players) == list(range(entrants))


@proves("S16.17")
def test_the_number_of_games_is_fixed_when_the_first_begins() -> None:
    """42 begin: four games, even when one of them leaves; the tables follow who is there."""
    history = History(tuple(range(42)))
    first = played(drawn(history, Groups()).tables)
    left = History(history.players, (first,), frozenset([7]))
    draw = drawn(left, Groups())
    assert sorted(map(len, draw.tables)) == [5, 6, 6, 6, 6, 6, 6]
    assert Groups().games_of(left) == 4
    late = History(tuple(range(42)), (played(drawn(History(tuple(range(41))), Groups()).tables),))
    assert Groups().games_of(late) == 3
    assert sorted(map(len, drawn(late, Groups()).tables)) == [6] * 7


@proves("S16.17", "S16.6")
def test_a_number_without_tables_is_for_the_head_referee() -> None:
    history = History(tuple(range(10)))
    first = played(drawn(history, Groups()).tables)
    found = Groups().next_round(History(history.players, (first,), frozenset([3])), Chance.of(""))
    assert found == Impossible("groups-split", {"entrants": 9})


# --- S16.7: seating ------------------------------------------------------------------------------


@proves("S16.7")
@pytest.mark.parametrize(
    ("players", "most"),
    [(12, 36), (18, 27), (24, 24), (30, 15), (36, 0), (42, 0), (48, 0), (54, 0), (60, 0), (66, 0)],
)
def test_three_games_have_the_fewest_repeated_meetings(players: int, most: int) -> None:
    for number in range(5):
        seed = f"{seed_of_run()} {number}"
        assert repeats(stage(players, 3, seed)) <= most, f"LUDARIUM_SEED={seed_of_run()}"


@proves("S16.7")
@pytest.mark.parametrize("players", range(42, 78))
def test_in_four_games_of_a_large_event_nobody_meets_twice(players: int) -> None:
    assert repeats(stage(players, 4, seed_of_run())) == 0, f"LUDARIUM_SEED={seed_of_run()}"


def spread(history: History) -> int:
    """The difference between the most and the fewest turns at tables of one size, of all sizes the largest."""
    turns = Counter(
        (player, len(meeting.players))
        for meetings in history.rounds
        for meeting in meetings
        for player in meeting.players
    )
    sizes = {size for _, size in turns}
    return max(
        max(turns[player, size] for player in history.players)
        - min(turns[player, size] for player in history.players)
        for size in sizes
    )


def scheduled(players: int) -> History:
    """The stored games of so many players, each under their own number."""
    sizes = table_split(players)
    assert not isinstance(sizes, Impossible)
    first = [table for table, size in enumerate(sizes) for _ in range(size)]
    games = [first, *([int(digit, 16) for digit in row] for row in SCHEDULES[players])]
    rounds = [
        played([[one for one, at in enumerate(game) if at == table] for table in range(len(sizes))])
        for game in games
    ]
    assert all([len(meeting.players) for meeting in meetings] == list(sizes) for meetings in rounds)
    return History(tuple(range(players)), tuple(rounds))


@proves("S16.7")
def test_there_is_a_schedule_for_every_number_of_players() -> None:
    possible = [players for players in range(10, 78) if not isinstance(table_split(players), Impossible)]
    assert sorted(SCHEDULES) == possible
    for players, rows in SCHEDULES.items():
        assert len(rows) == group_games(players) - 1


@proves("S16.7")
@pytest.mark.parametrize("players", sorted(SCHEDULES))
def test_a_stage_follows_the_schedule(players: int) -> None:
    """As few repeated meetings and as even turns at small and large tables as in the stored games, whoever sits where."""
    stored, found = scheduled(players), stage(players, seed=seed_of_run())
    assert (repeats(found), spread(found)) == (repeats(stored), spread(stored))


@proves("S16.7")
@pytest.mark.parametrize("players", sorted(SCHEDULES))
def test_turns_at_tables_of_five_and_seven_are_even(players: int) -> None:
    """A difference of two at most; of 44 players, whose tables are the tightest, of three."""
    assert spread(scheduled(players)) <= (3 if players == 44 else 2)


@proves("S16.7")
@pytest.mark.parametrize("players", [28, 33])
def test_no_turns_are_more_even_at_the_least_repeats(players: int) -> None:
    """Where a table has no repeat that can be avoided, its players come from as many earlier tables as there are. So
    tables of five share players with the tables of five before: somebody sits there twice, and another never."""
    history = scheduled(players)
    for number, meetings in enumerate(history.rounds):
        before = GoneBefore(History(history.players, history.rounds[:number]))
        tables = [meeting.players for meeting in meetings]
        assert sum(before.repeats(table) for table in tables) == before.least_repeats(map(len, tables))
    fives = [
        {player for meeting in meetings if len(meeting.players) == 5 for player in meeting.players}
        for meetings in history.rounds
    ]
    tables_of_all, tables_of_five = len(history.rounds[0]), len(fives[0]) // 5
    shared = tables_of_five * (5 - (tables_of_all - tables_of_five))
    assert all(len(one & other) >= shared > 0 for one, other in combinations(fives, 2))
    assert len(set.union(*fives)) < players
    assert spread(history) == 2


@proves("S16.7")
def test_players_take_turns_at_odd_tables() -> None:
    """41: the table of five. In three games nobody need sit there twice."""
    history = stage(41, seed=seed_of_run())
    fives = [
        player
        for round_ in history.rounds
        for one in round_
        if len(one.players) == 5
        for player in one.players
    ]
    assert len(fives) == len(set(fives)) == 15


@proves("S16.7")
def test_a_draw_is_by_chance_and_can_be_drawn_again() -> None:
    history = History(tuple(range(24)))
    for _ in range(2):
        one, same, other = [Groups().next_round(history, Chance.of(seed)) for seed in ("a", "a", "b")]
        assert isinstance(one, Draw)
        assert one == same
        assert one != other
        history = History(history.players, (*history.rounds, played(one.tables)))
    history = stage(48, games=2)
    again = [drawn(History(history.players, history.rounds[:1]), Groups(), seed).tables for seed in "abc"]
    assert len({frozenset(map(frozenset, tables)) for tables in again}) == 3
    for tables in again:
        full = History(history.players, (history.rounds[0], played(tables)))
        for _ in range(2):
            full = History(history.players, (*full.rounds, played(drawn(full, Groups()).tables)))
        assert repeats(full) == 0, "a second draw spoils no later one"


@proves("S16.7")
def test_an_explanation_says_who_met_before() -> None:
    history = History(tuple(range(12)))
    draw = drawn(history, Groups())
    assert [note.code for note in draw.notes] == ["groups"]
    assert draw.notes[0].facts == {
        "game": 1, "games": 3, "entrants": 12, "tables": 2, "fives": 0, "sixes": 2, "sevens": 0,
    }  # fmt: skip
    again = drawn(History(history.players, (played(draw.tables),)), Groups())
    assert [(note.code, note.facts) for note in again.notes[1:]] == [
        ("groups-repeats", {"repeats": 12, "least": 12})
    ]
    told = {
        frozenset(note.facts["players"])  # type: ignore[arg-type]
        for notes in again.why.values()
        for note in notes
    }
    first = [frozenset(pair) for table in draw.tables for pair in combinations(table, 2)]
    second = [frozenset(pair) for table in again.tables for pair in combinations(table, 2)]
    assert told == set(first) & set(second)
    fresh = History(tuple(range(48)), stage(48, games=1).rounds)
    assert [note.code for note in drawn(fresh, Groups()).notes] == ["groups", "groups-fresh"]


@proves("S16.7", "S16.15", "S16.17")
def test_random_events_stay_legal() -> None:
    """Drops, late entries, missed rounds and tables changed by hand: every draw seats exactly those who are in, at
    tables of legal sizes, and the stage ends after its games."""
    for number in range(games_to_play(60)):
        name = f"LUDARIUM_SEED={seed_of_run()}, event {number}"
        chance = Chance.of(f"{seed_of_run()} groups {number}")
        size = POSSIBLE[chance.below(len(POSSIBLE))]
        history = History(tuple(range(size)), seed=name)
        groups = Groups()
        while True:
            found = groups.next_round(history, chance)
            if not isinstance(found, Draw):
                break
            seated = sorted(player for table in found.tables for player in table)
            assert seated == sorted(history.active), name
            assert tuple(sorted(map(len, found.tables), reverse=True)) == table_split(len(seated)), name
            tables = [list(table) for table in found.tables]
            if len(tables) > 1 and chance.below(3) == 0:
                tables[0][0], tables[1][0] = tables[1][0], tables[0][0]
            paid = [[chance.below(13) for _ in table] for table in tables]
            out = set(history.out)
            for player in history.active:
                if chance.below(15) == 0:
                    out.add(player)
            players = list(history.players)
            for _ in range(chance.below(3) if chance.below(2) else 0):
                players.append(len(players))
            missed = tuple([Meeting((one,), finished=True, kind=ABSENT) for one in history.out])
            rounds = (*history.rounds, played(tables, paid) + missed)
            history = History(tuple(players), rounds, frozenset(out), name)
        if isinstance(found, Impossible):
            assert len(history.active) not in POSSIBLE, name
        else:
            assert len(history.rounds) == groups.games_of(history), name
            assert len(found.through) == min(6, len(history.active)), name
            assert not set(found.through) & history.out, name
        places = groups.standings(history)
        assert sorted(place.player for place in places) == sorted(history.players), name
        assert [place.player for place in places if place.rank == 0] == [
            place.player for place in places if place.player in history.out
        ], name
        ranks = [place.rank for place in places if place.rank]
        assert ranks == list(range(1, len(history.active) + 1)), name
        totals = [place.values["nuggets"] for place in places if place.rank]
        assert totals == sorted(totals, reverse=True), name


@proves("S16.7")
def test_a_drop_keeps_the_plan() -> None:
    """42 begin and one leaves after the second game: still nobody meets again."""
    history = stage(42, games=2, seed=seed_of_run())
    history = History(history.players, history.rounds, frozenset([0]))
    for _ in range(2):
        history = History(
            history.players, (*history.rounds, played(drawn(history, Groups()).tables)), history.out
        )
    assert repeats(history) == 0


@proves("S16.7")
def test_what_is_least_is_never_undercut() -> None:
    for players in (11, 13, 19, 25, 29, 37):
        history = stage(players, seed=seed_of_run())
        for number in range(1, len(history.rounds)):
            before = GoneBefore(History(history.players, history.rounds[:number]))
            tables = [meeting.players for meeting in history.rounds[number]]
            found = sum(before.repeats(table) for table in tables)
            assert found >= before.least_repeats([len(table) for table in tables]) >= 0


# --- S16.8-S16.10, S16.15: ranking ---------------------------------------------------------------


def two_tables(*nuggets: Sequence[int]) -> History:
    """Twelve players at the same two tables in every game."""
    rounds = [played([range(6), range(6, 12)], [own[:6], own[6:]]) for own in nuggets]
    return History(tuple(range(12)), tuple(rounds), seed="lots")


@proves("S16.8", "S16.9")
def test_the_six_with_the_most_nuggets_over_all_games_go_through() -> None:
    history = two_tables(
        [5, 0, 0, 0, 0, 9, 3, 0, 0, 4, 0, 0],
        [0, 6, 0, 0, 0, 9, 0, 0, 2, 4, 0, 0],
        [0, 0, 7, 0, 0, 9, 0, 0, 0, 4, 1, 0],
    )
    over = Groups().next_round(history, Chance.of(""))
    assert isinstance(over, Over)
    assert over.through == (5, 9, 2, 1, 0, 6)
    assert [place.values["nuggets"] for place in Groups().standings(history)][:7] == [27, 12, 7, 6, 5, 3, 2]
    fewer = Groups(finalists=2).next_round(history, Chance.of(""))
    assert isinstance(fewer, Over)
    assert fewer.through == (5, 9)


@proves("S16.10", "S17.2")
def test_level_players_are_ranked_by_standard_score() -> None:
    """0 and 6 have six nuggets; at the table of 6 there was less to win."""
    history = two_tables([6, 6, 6, 0, 0, 2, 6, 2, 2, 2, 0, 0])
    places = Groups(1).standings(history)
    assert places[0].player == 6
    assert (places[1].values["nuggets"], places[1].by) == (6, "standard-score")
    assert {place.player for place in places[1:4]} == {0, 1, 2}


@proves("S16.10")
def test_then_a_lot_decides_and_is_told() -> None:
    """Six are through for sure at no table: the lot between 0, 1 and 2 can be drawn again, and is logged."""
    history = two_tables([6, 6, 6, 0, 0, 2, 6, 2, 2, 2, 0, 0])
    places = Groups(1).standings(history)
    assert [place.by for place in places[2:4]] == ["lot", "lot"]
    values = [place.values["lot"] for place in places[1:4]]
    assert values == sorted(values, reverse=True)
    orders = set()
    for seed in range(12):
        again = History(history.players, history.rounds, seed=f"lot {seed}")
        orders.add(tuple(place.player for place in Groups(1).standings(again)[1:4]))
    assert len(orders) > 1
    over = Groups(1, finalists=2).next_round(history, Chance.of(""))
    assert isinstance(over, Over)
    assert over.notes[-1].code == "groups-lot"
    assert set(over.notes[-1].facts["players"]) == {0, 1, 2, 7, 8, 9, 3, 4, 10, 11}  # type: ignore[arg-type]


@proves("S16.15")
def test_whoever_is_out_is_not_ranked_and_the_next_one_moves_up() -> None:
    history = two_tables([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0])
    out = History(history.players, history.rounds, frozenset([1, 11]), history.seed)
    over = Groups(1).next_round(out, Chance.of(""))
    assert isinstance(over, Over)
    assert over.through == (0, 2, 3, 4, 5, 6)
    places = Groups(1).standings(out)
    assert [(place.rank, place.player) for place in places[-2:]] == [(0, 1), (0, 11)]
    assert places[0].values["standard-score"] == Groups(1).standings(history)[0].values["standard-score"]


@proves("S16.16")
def test_fewer_than_six_who_are_ranked_all_go_through() -> None:
    history = History(tuple(range(5)), (played([range(5)], [[4, 3, 2, 1, 0]]),), seed="five")
    over = Groups(1).next_round(history, Chance.of(""))
    assert isinstance(over, Over)
    assert over.through == (0, 1, 2, 3, 4)


# --- S16.11-S16.16: the final --------------------------------------------------------------------


def final(nuggets: Sequence[int], scores: Sequence[float] = (), players: int = 8) -> History:
    """Eight players out of the group games, of whom the first six have played the final."""
    table = range(len(nuggets))
    brought = dict(enumerate(scores))
    return History(tuple(range(players)), (played([table], [nuggets]),), seed="final", scores=brought)


@proves("S16.1", "S16.9", "S16.11")
def test_the_final_is_one_table_of_the_best_six() -> None:
    history = History(tuple(range(9)), seed="final")
    draw = drawn(history, Final())
    assert draw.label == "final"
    assert [sorted(table) for table in draw.tables] == [[0, 1, 2, 3, 4, 5]]
    roles = Counter(roles_for(6))
    assert (roles[0], roles[Roles.SABOTEUR], roles[Roles.SELFISH], hand_size(6)) == (3, 2, 1, 5)


@proves("S16.12")
def test_only_the_nuggets_of_the_final_count() -> None:
    history = final([0, 1, 2, 3, 4, 5], [90, 80, 70, 60, 50, 40, 30, 20])
    places = Final().standings(history)
    assert [place.player for place in places] == [5, 4, 3, 2, 1, 0, 6, 7]
    over = Final().next_round(history, Chance.of(""))
    assert isinstance(over, Over)
    assert over.through == (5, 4, 3, 2, 1, 0)
    assert over.notes[0].facts == {"players": (5,)}


@proves("S16.13", "B21")
def test_a_tie_goes_to_the_better_group_result() -> None:
    places = Final().standings(final([6, 7, 3, 7, 0, 0], [8, 7, 6, 5, 4, 4]))
    assert [(place.player, place.by) for place in places[:3]] == [(1, ""), (3, "group-place"), (0, "nuggets")]
    assert [place.values["group-place"] for place in places[:3]] == [2, 4, 1]


@proves("S16.13", "B21")
def test_a_tie_in_the_groups_as_well_goes_to_a_new_lot() -> None:
    """4 and 5 were parted by a lot in the group stage: the final does not follow it."""
    orders = set()
    for seed in range(12):
        history = final([7, 5, 5, 2, 0, 0], [8, 7, 6, 5, 4, 4])
        history = History(history.players, history.rounds, seed=f"{seed}", scores=history.scores)
        places = Final().standings(history)
        assert [place.player for place in places[:4]] == [0, 1, 2, 3]
        assert places[5].by == "lot"
        orders.add((places[4].player, places[5].player))
    assert orders == {(4, 5), (5, 4)}


@proves("S16.13")
def test_without_a_stage_before_the_order_of_entry_stands_for_it() -> None:
    assert [place.player for place in Final().standings(final([5, 5, 5, 5, 5, 5]))] == list(range(8))


@proves("S16.14")
def test_places_seven_and_below_keep_the_order_of_the_groups() -> None:
    places = Final().standings(final([0, 0, 0, 0, 0, 9], players=11))
    assert [(place.rank, place.player) for place in places[6:]] == [(n + 1, n) for n in range(6, 11)]


@proves("S16.15")
def test_the_next_one_moves_up_until_the_final_begins() -> None:
    before = History(tuple(range(8)), out=frozenset([2]))
    assert sorted(drawn(before, Final()).tables[0]) == [0, 1, 3, 4, 5, 6]
    assert [place.player for place in Final().standings(before) if place.rank] == [0, 1, 3, 4, 5, 6, 7]
    played_out = final([9, 1, 2, 3, 4, 5])
    after = History(played_out.players, played_out.rounds, frozenset([0]), "final")
    places = Final().standings(after)
    assert [(place.rank, place.player) for place in places] == [
        (1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 6), (7, 7), (0, 0),
    ]  # fmt: skip


@proves("S16.16")
@pytest.mark.parametrize("players", [4, 5])
def test_a_final_of_fewer_is_played_by_those_there_are(players: int) -> None:
    draw = drawn(History(tuple(range(players))), Final())
    assert sorted(draw.tables[0]) == list(range(players))
    assert draw.notes[-1].facts == {"entrants": players, "seats": 6}
    assert len(roles_for(players)) == players


@proves("S16.16")
def test_a_final_of_three_is_for_the_head_referee() -> None:
    found = Final().next_round(History(tuple(range(3))), Chance.of(""))
    assert found == Impossible("final-few", {"entrants": 3, "least": 4})
    with pytest.raises(ValueError, match="seats"):
        Final(seats=8)
