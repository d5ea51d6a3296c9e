"""Round-robin pools and the round robin of everybody."""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from tests.tournaments.structures.played import (
    both_lost,
    bye,
    history,
    once_each,
    published,
    stage,
    won,
)

from ludarium.core.chance import Chance
from ludarium.testing import seed_of_run
from ludarium.tournaments.structures.elimination import Elimination
from ludarium.tournaments.structures.history import (
    ABSENT,
    GAME,
    NOBODY,
    Draw,
    History,
    Meeting,
    Over,
)
from ludarium.tournaments.structures.pools import (
    Pools,
    RoundRobin,
    bout_order,
    circle,
    pool_sizes,
    pools_of,
    seeded_pools,
)

EVENTS = int(os.environ.get("LUDARIUM_GAMES", "200"))


def drawn(past: History, structure: Pools | RoundRobin) -> Draw:
    draw = structure.next_round(past, Chance.of("x"))
    assert isinstance(draw, Draw)
    return draw


def ended(past: History, structure: Pools | RoundRobin) -> tuple[int, ...]:
    over = structure.next_round(past, Chance.of("x"))
    assert isinstance(over, Over)
    return over.through


# --- the order of bouts --------------------------------------------------------------------------


@pytest.mark.parametrize("fencers", range(14))
def test_everybody_fences_everybody_once(fencers: int) -> None:
    bouts = [frozenset(bout) for bout in bout_order(fencers)]
    assert len(bouts) == len(set(bouts))
    assert set(bouts) == {frozenset(pair) for pair in combinations(range(1, fencers + 1), 2)}


def test_nobody_fences_twice_in_a_row_where_that_can_be() -> None:
    def in_a_row(fencers: int) -> int:
        bouts = bout_order(fencers)
        return sum([bool(set(one) & set(other)) for one, other in pairwise(bouts)])

    # Of four fencers only the other two can follow; every second bout has to begin with somebody who just fenced.
    assert [in_a_row(fencers) for fencers in (4, 5, 6, 7, 8)] == [2, 0, 0, 0, 0]


def test_the_standard_orders_begin_as_they_are_printed() -> None:
    assert bout_order(4) == ((1, 4), (2, 3), (1, 3), (2, 4), (3, 4), (1, 2))
    assert bout_order(5)[:3] == ((1, 2), (3, 4), (5, 1))
    assert bout_order(6)[-2:] == ((3, 4), (6, 2))
    assert bout_order(7)[:4] == ((1, 4), (2, 5), (3, 6), (7, 1))
    assert bout_order(8)[-3:] == ((8, 5), (7, 2), (1, 3))


@pytest.mark.parametrize("players", range(2, 40))
def test_in_a_round_nobody_plays_twice(players: int) -> None:
    turns = circle(players)
    assert len(turns) == players - 1 + players % 2
    for turn in turns:
        seated = [player for pair in turn for player in pair]
        assert len(set(seated)) == len(seated) == players - players % 2
    assert len({frozenset(pair) for turn in turns for pair in turn}) == players * (players - 1) // 2


# --- the pools -----------------------------------------------------------------------------------


def test_sizes_of_pools() -> None:
    assert [pool_sizes(n, 7) for n in (0, 1, 3, 4, 7, 8, 9, 13, 14, 15, 16)] == [
        (0,), (1,), (3,), (4,), (7,), (8,), (5, 4), (7, 6), (7, 7), (8, 7), (8, 8),
    ]  # fmt: skip
    assert pool_sizes(17, 5) == (6, 6, 5)
    assert pool_sizes(12, 4) == (4, 4, 4)
    assert pool_sizes(11, 5) == (6, 5)
    for wanted in range(4, 9):
        for players in range(4, 400):
            sizes = pool_sizes(players, wanted)
            assert sum(sizes) == players
            assert max(sizes) - min(sizes) <= 1
            assert min(sizes) >= 4
            assert max(sizes) <= 8


def test_seeds_are_dealt_in_a_snake() -> None:
    assert seeded_pools(range(12), 4, {}) == ((0, 5, 6, 11), (1, 4, 7, 10), (2, 3, 8, 9))
    draw = drawn(history(12), Pools(size=4))
    assert [note.facts["players"] for note in draw.notes if note.code == "pool"] == [
        (0, 5, 6, 11),
        (1, 4, 7, 10),
        (2, 3, 8, 9),
    ]


def test_clubs_are_kept_apart() -> None:
    # Without clubs 0 and 5, 1 and 4, 2 and 3 would meet.
    clubs = {0: "Blue", 5: "Blue", 1: "Red", 4: "Red", 3: "Red"}
    pools = seeded_pools(range(12), 4, clubs)
    for pool in pools:
        names = [clubs[player] for player in pool if player in clubs]
        assert len(names) == len(set(names))
    # In the second row 5 is to come to 0, and 4 to 1; 3 finds 2. They change places with who stands next.
    assert [pool[:2] for pool in pools] == [(0, 4), (1, 5), (2, 3)]
    late = seeded_pools(range(20), 5, {0: "Blue", 7: "Blue"})
    assert [pool[1] for pool in late] == [6, 7, 5, 4], "only neighbours change places"
    past = replace(history(12), clubs=clubs)
    assert "pools-clubs" in [note.code for note in drawn(past, Pools(size=4)).notes]
    assert drawn(past, Pools(size=4, apart=False)).tables == drawn(history(12), Pools(size=4)).tables


def test_random_clubs_are_kept_apart_row_by_row() -> None:
    seed = seed_of_run()
    for n in range(300):
        dice = Chance.of(f"{seed} clubs {n}")
        players = 8 + dice.below(100)
        wanted = 4 + dice.below(5)
        clubs = {player: f"Club {dice.below(10)}" for player in range(players) if dice.below(3)}
        pools = seeded_pools(range(players), wanted, clubs)
        count = len(pools)
        assert sorted([player for pool in pools for player in pool]) == list(range(players))
        assert sorted([len(pool) for pool in pools], reverse=True) == list(pool_sizes(players, wanted))
        for pool in pools:
            assert [player // count for player in pool] == list(range(len(pool))), f"LUDARIUM_SEED={seed}"
        for row in range(1, max([len(pool) for pool in pools])):
            # Two of one row could change pools: that never brings fewer club mates together.
            for one, other in combinations([pool for pool in pools if len(pool) > row], 2):
                stay = mates(one[row], one[:row], clubs) + mates(other[row], other[:row], clubs)
                swap = mates(one[row], other[:row], clubs) + mates(other[row], one[:row], clubs)
                assert stay <= swap, f"LUDARIUM_SEED={seed}"


def mates(player: int, pool: tuple[int, ...], clubs: dict[int, str]) -> int:
    return sum([player in clubs and clubs[player] == clubs.get(mate) for mate in pool])


def test_a_club_as_large_as_there_are_pools_is_wholly_parted() -> None:
    seed = seed_of_run()
    for n in range(200):
        dice = Chance.of(f"{seed} one club {n}")
        players = 8 + dice.below(100)
        count = len(pool_sizes(players, 6))
        order = list(range(players))
        dice.shuffle(order)
        clubs = dict.fromkeys(order[:count], "Blue")
        for pool in seeded_pools(range(players), 6, clubs):
            assert sum([player in clubs for player in pool]) == 1, f"LUDARIUM_SEED={seed}"


def test_all_bouts_of_a_pool_stand_together_in_their_order() -> None:
    draw = drawn(history(12), Pools(size=6))
    first = (0, 3, 4, 7, 8, 11)
    assert len(draw.tables) == 30
    assert draw.tables[:15] == tuple([(first[one - 1], first[other - 1]) for one, other in bout_order(6)])
    assert [draw.why[n][0].facts for n in (0, 14, 15)] == [
        {"pool": 1, "bout": 1, "of": 15},
        {"pool": 1, "bout": 15, "of": 15},
        {"pool": 2, "bout": 1, "of": 15},
    ]
    past = published(history(12), draw)
    assert pools_of(past) == (first, (1, 2, 5, 6, 9, 10))


# --- the ranking after pools ---------------------------------------------------------------------


def test_victories_then_indicator_then_touches_then_lot() -> None:
    bouts = [
        won(0, 1, 5, 4), won(1, 2, 5, 1), won(2, 0, 5, 4),
        won(0, 3, 5, 0), won(1, 3, 5, 1), won(2, 3, 5, 4),
    ]  # fmt: skip
    places = Pools().standings(history(4, [bouts]))
    assert [(place.rank, place.player, place.by) for place in places] == [
        (1, 1, ""),
        (2, 0, "indicator"),
        (3, 2, "indicator"),
        (4, 3, "victories"),
    ]
    values = {place.player: place.values for place in places}
    assert [values[n]["indicator"] for n in range(4)] == [5, 7, -2, -10]
    bouts = [won(0, 1, 5, 3), won(2, 3, 4, 2)]
    places = Pools().standings(history(4, [bouts]))
    assert [(place.player, place.by) for place in places] == [
        (0, ""),
        (2, "touches"),
        (1, "victories"),
        (3, "touches"),
    ]


def test_a_bout_won_by_priority_counts_for_its_winner() -> None:
    places = Pools().standings(history(2, [[won(1, 0, 4, 4)]]))
    assert [(place.player, place.values["victories"], place.values["indicator"]) for place in places] == [
        (1, 1.0, 0.0),
        (0, 0.0, 0.0),
    ]


def test_head_to_head_counts_for_nothing() -> None:
    """0 beat 1, both won one of two bouts, and 1 has the better indicator."""
    bouts = [won(0, 1, 5, 4), won(1, 2, 5, 0), won(2, 0, 5, 1)]
    places = Pools().standings(history(3, [bouts]))
    assert [place.player for place in places] == [1, 2, 0]
    assert places[2].by == "indicator"


def test_pools_of_different_sizes_are_ranked_by_victories_per_bout() -> None:
    bouts = [won(0, 1, 5, 0), won(0, 2, 5, 0), won(3, 0, 5, 4), won(4, 5, 5, 4), won(4, 6, 5, 4)]
    places = Pools().standings(history(7, [bouts]))
    values = {place.player: place.values["victories"] for place in places}
    assert values == {0: pytest.approx(2 / 3), 1: 0, 2: 0, 3: 1, 4: 1, 5: 0, 6: 0}
    assert [place.player for place in places[:3]] == [4, 3, 0]


def test_the_last_resort_is_the_lot() -> None:
    bouts = [won(0, 1, 5, 4), won(2, 3, 5, 4)]
    orders = set()
    for n in range(20):
        past = replace(history(4, [bouts]), seed=f"lot {n}")
        places = Pools().standings(past)
        assert places == Pools().standings(past)
        assert places[1].by == "lot"
        assert [place.rank for place in places] == [1, 2, 3, 4]
        orders.add(places[0].player)
    assert orders == {0, 2}


# --- who leaves and who comes late ---------------------------------------------------------------


def test_bouts_of_who_leaves_are_annulled() -> None:
    bouts = [won(0, 1, 5, 4), won(0, 2, 5, 0), won(1, 2, 5, 2), won(3, 0, 5, 0), won(1, 3), won(2, 3)]
    past = history(4, [bouts], out=[3])
    places = Pools().standings(past)
    assert [(place.rank, place.player) for place in places] == [(1, 0), (2, 1), (3, 2), (0, 3)]
    assert places[0].values["victories"] == 1
    assert ended(past, Pools()) == (0, 1, 2)
    kept = Pools(annul=False).standings(past)
    assert {place.player: place.values["victories"] for place in kept} == {
        0: pytest.approx(2 / 3),
        1: pytest.approx(2 / 3),
        2: pytest.approx(1 / 3),
        3: pytest.approx(1 / 3),
    }


def test_who_leaves_after_the_last_bout_keeps_the_rank() -> None:
    bouts = [won(0, 1, 5, 4), won(0, 2, 5, 0), won(1, 2, 5, 2)]
    past = history(3, [bouts], out=[0])
    assert [(place.rank, place.player) for place in Pools().standings(past)] == [(1, 0), (2, 1), (3, 2)]
    assert ended(past, Pools()) == (1, 2)


def test_who_comes_late_fences_the_smallest_pool() -> None:
    structure = Pools(size=4)
    past = history(9)
    draw = drawn(past, structure)
    past = _won_by_first(past, draw)
    assert [len(pool) for pool in pools_of(past)] == [5, 4]
    small = pools_of(past)[1]
    late = replace(past, players=(*past.players, 9))
    missed = Meeting((9,), (), NOBODY, (9,), True, ABSENT)
    late = replace(late, rounds=((*late.rounds[0], missed),))
    draw = drawn(late, structure)
    assert {frozenset(table) for table in draw.tables} == {frozenset((9, player)) for player in small}
    assert draw.notes[0].facts == {"player": 9, "pool": 2}
    late = _won_by_first(late, draw)
    assert pools_of(late)[1] == (*small, 9)
    assert set(ended(late, structure)) == set(range(10))
    played = {place.player: place.values["victories"] for place in structure.standings(late)}
    assert 0 <= played[9] <= 1


def _won_by_first(past: History, draw: Draw) -> History:
    tables = tuple([won(one, other, 5, 3) for one, other in draw.tables])
    return replace(past, rounds=(*past.rounds, tables))


def test_how_many_go_on() -> None:
    past = history(12)
    past = _won_by_first(past, drawn(past, Pools(size=6)))
    through = ended(past, Pools(size=6, through=5))
    assert list(through) == [place.player for place in Pools().standings(past)][:5]
    assert len(ended(past, Pools(size=6))) == 12
    seeds = Elimination("seeded").next_round(History(through), Chance.of(""))
    assert isinstance(seeds, Draw)
    assert [table[0] for table in seeds.tables if len(table) == 1] == [through[0], through[1], through[2]]


def test_few_players() -> None:
    assert ended(history(0), Pools()) == ()
    assert ended(history(1), Pools()) == (0,)
    assert drawn(history(2), Pools()).tables == ((0, 1),)
    assert len(drawn(history(3), Pools()).tables) == 3


def test_every_event_ends() -> None:
    seed = seed_of_run()
    for n in range(EVENTS):
        dice = Chance.of(f"{seed} pools {n}")
        structure = Pools(size=4 + dice.below(5), annul=dice.below(2) == 0, through=dice.below(2) * 8)

        def watch(past: History, draw: Draw) -> None:
            before = past.met
            for one, other in draw.tables:
                assert other not in before[one], "nobody fences somebody twice"
            pairs = Counter([frozenset(table) for table in draw.tables])
            assert set(pairs.values()) == {1}

        try:
            size = 2 + (dice.below(199) if n % 20 == 0 else dice.below(48))
            past, over = stage(structure, size, dice, watch, touches=5 * dice.below(2))
            assert past.out.isdisjoint(over.through)
            places = structure.standings(past)
            assert sorted([place.player for place in places]) == sorted(past.players)
            fenced = {
                player
                for one in past.rounds
                for meeting in one
                if meeting.kind == GAME
                for player in meeting.players
            }
            if fenced - past.out:
                assert set(past.active) <= fenced
        except BaseException as error:
            error.add_note(f"LUDARIUM_SEED={seed}, event {n}")
            raise


# --- everybody meets everybody -------------------------------------------------------------------


@pytest.mark.parametrize("players", [0, 1, 2, 3, 4, 7, 8, 21])
def test_a_round_robin(players: int) -> None:
    structure = RoundRobin()
    rested: Counter[int] = Counter()

    def watch(past: History, draw: Draw) -> None:
        assert once_each(draw) == set(range(players))
        assert sum([len(table) == 1 for table in draw.tables]) == players % 2
        rested.update([table[0] for table in draw.tables if len(table) == 1])

    past, over = stage(structure, players, Chance.of("robin"), watch, trouble=False)
    assert len(past.rounds) == (players - 1 + players % 2 if players > 1 else 0)
    assert all(len(row) == players - 1 for row in past.met.values())
    assert len(over.through) == players
    assert set(rested.values()) <= {1}, "everybody sits out once"


def test_in_a_round_robin_byes_count_for_nothing() -> None:
    past = history(3, [[won(0, 1), bye(2)], [won(2, 0), bye(1)], [both_lost(1, 2), bye(0)]])
    values = {place.player: place.values["victories"] for place in RoundRobin().standings(past)}
    assert values == {0: 0.5, 1: 0.0, 2: 0.5}
    assert len(ended(past, RoundRobin(through=2))) == 2


def test_every_round_robin_ends() -> None:
    seed = seed_of_run()
    for n in range(EVENTS // 4):
        dice = Chance.of(f"{seed} robin {n}")
        structure = RoundRobin(annul=dice.below(2) == 0)

        def watch(past: History, draw: Draw) -> None:
            before = past.met
            assert once_each(draw) == set(past.active)
            assert all(table[-1] not in before[table[0]] for table in draw.tables if len(table) == 2)

        try:
            past, _ = stage(structure, 2 + dice.below(28), dice, watch)
            for one, other in combinations(past.active, 2):
                assert past.met[one].get(other) == 1
        except BaseException as error:
            error.add_note(f"LUDARIUM_SEED={seed}, event {n}")
            raise


@pytest.mark.parametrize(
    ("name", "settings"),
    [("size", {"size": 3}), ("size", {"size": 9}), ("through", {"through": -1})],
)
def test_settings_that_cannot_be(name: str, settings: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=f"^{name}$"):
        Pools(**settings)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"^through$"):
        RoundRobin(through=-1)
