"""Swiss rounds: T11.6 and what OP-13 decides about rounds, byes, rematches and the order of players."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import networkx
import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from ludarium.core import Chance
from ludarium.testing import proves, seed_of_run
from ludarium.tournaments.structures.history import (
    ABSENT,
    BYE,
    GAME,
    NOBODY,
    Draw,
    History,
    Impossible,
    Meeting,
    Note,
    Over,
    lots,
)
from ludarium.tournaments.structures.swiss import Swiss, opponents_win_rate, tallies

EVENTS = 250
Rounds = tuple[tuple[Meeting, ...], ...]


def won(winner: int, loser: int) -> Meeting:
    return Meeting((winner, loser), winner=winner, losers=(loser,), finished=True)


def bye(player: int) -> Meeting:
    return Meeting((player,), winner=player, finished=True, kind=BYE)


def missed(player: int, counts: str = "loss") -> Meeting:
    """A round that somebody missed, as the organiser counts it."""
    return Meeting(
        (player,),
        winner=player if counts == "win" else NOBODY,
        losers=(player,) if counts == "loss" else (),
        finished=True,
        kind=ABSENT,
    )


def both_lost(one: int, other: int) -> Meeting:
    return Meeting((one, other), losers=(one, other), finished=True)


def drawn(history: History, seed: str = "", swiss: Swiss | None = None) -> Draw:
    found = (swiss or Swiss()).next_round(history, Chance.of(seed))
    assert isinstance(found, Draw)
    return found


def codes(draw: Draw, table: int) -> list[str]:
    return [note.code for note in draw.why[table]]


def order(history: History) -> list[int]:
    return [place.player for place in Swiss().standings(history)]


# -- rounds


@proves("T11.6")
@pytest.mark.parametrize(
    ("players", "rounds"), [(2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4), (16, 4), (17, 5), (2048, 11)]
)
def test_the_number_of_rounds_is_fixed_at_the_start(players: int, rounds: int) -> None:
    assert Swiss().rounds_of(History(tuple(range(players)))) == rounds
    assert Swiss(7).rounds_of(History(tuple(range(players)))) == 7


@proves("T11.6")
def test_who_comes_or_goes_later_does_not_change_the_number_of_rounds() -> None:
    first: tuple[Meeting, ...] = (won(0, 1), won(2, 3))
    for late in (4, 5, 6):
        first += (missed(late),)
    assert Swiss().rounds_of(History(tuple(range(7)), (first,))) == 2
    assert Swiss().rounds_of(History(tuple(range(7)), (first,), out=frozenset({1}))) == 2
    five = (won(0, 1), won(2, 3), bye(4))
    assert Swiss().rounds_of(History((0, 1, 2, 3, 4), (five,), out=frozenset({4, 1}))) == 3


@proves("T11.6")
def test_at_most_one_player_is_undefeated_in_the_end() -> None:
    for n in range(2, 40):
        history, _ = played(f"undefeated {n}", n, steady=True)
        assert sum([history.losses(player) == 0 for player in history.players]) <= 1
        if not n & (n - 1):
            assert sum([history.losses(player) == 0 for player in history.players]) == 1


@proves("T11.6")
def test_the_first_round_is_random() -> None:
    """Everybody meets everybody else, and has the bye, about equally often."""
    met = [[0] * 5 for _ in range(5)]
    for n in range(2000):
        for table in drawn(History((0, 1, 2, 3, 4)), str(n)).tables:
            met[table[0]][table[-1]] += 1
            met[table[-1]][table[0]] += len(table) == 2
    assert all(320 < count < 480 for row in met for count in row)


@proves("T11.6")
def test_one_win_meets_one_win() -> None:
    history = History(tuple(range(8)), ((won(0, 1), won(2, 3), won(4, 5), won(6, 7)),))
    for n in range(20):
        draw = drawn(history, str(n))
        assert {frozenset([player % 2 for player in table]) for table in draw.tables} == {
            frozenset({0}),
            frozenset({1}),
        }
        assert [codes(draw, table) for table in range(4)] == [["swiss-level"]] * 4
        assert draw.notes == (Note("swiss", {"round": 2, "rounds": 3}),)


def test_the_same_seed_draws_the_same_round() -> None:
    history, _ = played("same", 30)
    again = replace(history, rounds=history.rounds[:3])
    assert drawn(again, "one") == drawn(again, "one")
    assert drawn(again, "one") != drawn(again, "two")


def test_who_is_odd_meets_the_next_lower_group_and_is_told_so() -> None:
    history = History(tuple(range(6)), ((won(0, 1), won(2, 3), won(4, 5)),))
    draw = drawn(history, "odd")
    assert [codes(draw, table) for table in range(3)] == [["swiss-level"], ["swiss-odd"], ["swiss-level"]]
    one, other = draw.tables[1]
    assert draw.why[1][0].facts == {"player": one, "other": other, "wins": 1, "fewer": 0}


def test_who_can_only_be_paired_elsewhere_is_told_why() -> None:
    """Both leaders have met, and so have both others."""
    first, second = (won(0, 2), won(1, 3)), (won(0, 3), won(2, 1))
    history = History((0, 1, 2, 3), (first, second, (missed(2, "win"), missed(3, "win"))))
    assert [history.wins(player) for player in history.players] == [2, 1, 2, 1]
    draw = drawn(history, swiss=Swiss(5))
    assert sorted([sorted(table) for table in draw.tables]) == [[0, 1], [2, 3]]
    assert [codes(draw, table) for table in range(2)] == [["swiss-apart"], ["swiss-apart"]]


def test_unavoidable_rematches_are_as_few_as_can_be_and_said() -> None:
    history = History((0, 1, 2, 3), ((won(0, 1), won(2, 3)), (won(0, 2), won(1, 3)), (won(0, 3), won(1, 2))))
    draw = drawn(history, swiss=Swiss(6))
    assert Note("swiss-rematches", {"count": 2}) in draw.notes
    assert all(codes(draw, table)[-1] == "swiss-rematch" for table in range(2))
    assert draw.why[0][-1].facts["times"] == 1


# -- byes


def test_the_lowest_record_without_a_bye_has_it() -> None:
    first = (won(0, 1), won(2, 3), bye(4))
    second = (won(0, 2), won(4, 3), bye(1))
    for n in range(20):
        draw = drawn(History(tuple(range(5)), (first,)), str(n))
        assert draw.tables[-1] in ((1,), (3,))
        assert codes(draw, 2) == ["swiss-bye"]
        assert drawn(History(tuple(range(5)), (first, second)), str(n)).tables[-1] == (3,)


def test_nobody_has_a_second_bye_before_everybody_had_one() -> None:
    rounds: Rounds = ((won(0, 1), bye(2)), (won(1, 2), bye(0)), (won(0, 2), bye(1)))
    draw = drawn(History((0, 1, 2), rounds), swiss=Swiss(5))
    assert draw.tables[-1] == (2,)
    assert codes(draw, 1) == ["swiss-bye-again"]
    assert drawn(History((0, 1, 2, 3, 4), rounds), swiss=Swiss(5)).tables[-1][0] in (3, 4)
    for n in range(60):
        history, _ = played(f"byes {n}", 3 + 2 * (n % 4), Swiss(9), steady=True)
        for number in range(1, len(history.rounds) + 1):
            sofar = replace(history, rounds=history.rounds[:number])
            counts = [sofar.byes(player) for player in history.players]
            assert max(counts) - min(counts) <= 1


def test_leaving_and_coming_back_brings_no_bye() -> None:
    """Both have no win, and neither had a bye: the one who has lost two games comes before the one who has lost one
    and was away, however the missed round counts. What it counts as is no bye either."""
    first = (won(0, 5), won(1, 6), won(2, 3), bye(4))
    for counts in ("loss", "nothing"):
        second = (won(0, 4), won(1, 3), won(2, 6), missed(5, counts))
        for n in range(20):
            assert drawn(History(tuple(range(7)), (first, second)), str(n)).tables[-1] in ((3,), (6,))
    second = (won(0, 4), won(1, 3), won(2, 6), missed(5, "win"))
    history = History(tuple(range(7)), (first, second))
    assert tallies(history)[5].byes == 0
    assert tallies(history)[5].wins == 1
    assert drawn(history).tables[-1] in ((3,), (6,))


def test_a_bye_before_a_drop_is_not_forgotten() -> None:
    rounds: Rounds = ((won(0, 1), won(2, 3), bye(4)), (won(0, 2), won(1, 3), missed(4)))
    for n in range(20):
        assert drawn(History((0, 1, 2, 3, 4), rounds), str(n)).tables[-1] == (3,)


def test_a_better_record_may_have_the_bye_where_that_saves_a_rematch() -> None:
    """3 has the lowest tally, and without it each pairing has a rematch. With 0 or 1 away there is one without;
    of these 1 has the lower tally."""
    rounds: Rounds = (
        (won(0, 1), missed(2, "win"), missed(3, "nothing"), missed(4, "win")),
        (won(0, 2), won(1, 4), missed(3, "nothing")),
        (won(0, 4), won(2, 1), missed(3, "nothing")),
    )
    history = History((0, 1, 2, 3, 4), rounds)
    strict = drawn(history, swiss=Swiss(5))
    assert strict.tables[-1] == (3,)
    assert strict.notes[1].code == "swiss-rematches"
    yielding = drawn(history, swiss=Swiss(5, bye_yields=True))
    assert yielding.tables[-1] == (1,)
    assert [note.code for note in yielding.notes] == ["swiss"]
    assert codes(yielding, 2) == ["swiss-bye-saves"]


# -- standings


@proves("T11.6")
def test_opponents_win_rate_by_hand() -> None:
    """0: met 1 (1 of 2) and 2 (1 of 2): 1/2. 1: met 0 (2 of 2), 3 (0 of 2): 1/2. 2: met 3 (0 of 2), 0: 1/2.
    3: met 2 (1 of 2) and 1 (1 of 2): 1/2."""
    history = History((0, 1, 2, 3), ((won(0, 1), won(2, 3)), (won(0, 2), won(1, 3))))
    assert opponents_win_rate(history, tallies(history)) == dict.fromkeys(range(4), 0.5)
    assert order(history)[0] == 0
    assert order(history)[3] == 3
    assert Swiss().next_round(history, Chance.of("")) == Over(
        tuple(order(history)), (Note("swiss-over", {"rounds": 2, "players": tuple(order(history)[:2])}),)
    )


def test_byes_met_are_left_out_of_the_opponents() -> None:
    """0 beat 1 and 4; 4 had the bye and lost: 1 of 2. 1 lost twice: 0 of 2, so 0 has (0 + 1/2) / 2. 4 met 0 alone
    (2 of 2): its own bye is no opponent. 2 beat 3 and 1: (1/2 + 0) / 2; 3 lost, and then had the bye: 1 of 2."""
    history = History((0, 1, 2, 3, 4), ((won(0, 1), won(2, 3), bye(4)), (won(0, 4), won(2, 1), bye(3))))
    assert opponents_win_rate(history, tallies(history)) == {0: 0.25, 1: 1.0, 2: 0.25, 3: 1.0, 4: 1.0}


def test_missed_rounds_change_nobodys_rate() -> None:
    """3 came for round 2 and won it; 2 left after round 1. What counts is what they played: 1 of 1, and 0 of 1."""
    for counts in ("loss", "win", "nothing"):
        rounds: Rounds = ((won(0, 2), bye(1), missed(3, counts)), (won(3, 0), bye(1), missed(2, counts)))
        history = History((0, 1, 2, 3), rounds, out=frozenset({2}))
        assert opponents_win_rate(history, tallies(history)) == {0: 0.5, 1: 0.0, 2: 0.5, 3: 0.5}


def test_a_double_loss_is_a_round_played() -> None:
    history = History((0, 1, 2, 3), ((both_lost(0, 1), won(2, 3)), (won(0, 2), won(1, 3))))
    assert opponents_win_rate(history, tallies(history)) == {0: 0.5, 1: 0.25, 2: 0.25, 3: 0.5}


def test_rates_are_exact() -> None:
    """The nearest numbers to the true fractions, so that nobody is parted by how a sum was rounded."""
    rounds: Rounds = (
        (won(6, 0), won(1, 7), won(8, 2), won(3, 9)),
        (won(6, 1), won(7, 3), won(0, 9), won(2, 8)),
        (won(2, 6), won(7, 4), won(1, 8), both_lost(0, 9)),
    )
    history = History(tuple(range(10)), rounds)
    found = tallies(history)
    rate = opponents_win_rate(history, found)
    for player, met in ((6, (0, 1, 2)), (7, (1, 3, 4))):
        exact = sum([Fraction(found[other].won, found[other].played) for other in met]) / 3
        assert rate[player] == float(exact)


@proves("T11.6")
def test_head_to_head_decides_between_exactly_two() -> None:
    """Of two who are level, who won their game. Where they have not met, or are three in a circle: the lot."""
    first: Rounds = ((won(0, 1), won(2, 3)),)
    for seed in "abcdef":  # both winners are level, and have not met; both losers too
        history = History((0, 1, 2, 3), first, seed=seed)
        drawn_lots = lots(range(4), seed)
        places = Swiss().standings(history)
        assert [place.player for place in places] == sorted([0, 2], key=lambda p: -drawn_lots[p]) + sorted(
            [1, 3], key=lambda p: -drawn_lots[p]
        )
        assert [place.by for place in places] == ["", "lot", "wins", "lot"]
    cycle = tuple([won(a, b) for a, b in ((0, 1), (1, 2), (2, 0))])
    circle: Rounds = tuple([(meeting, bye(3)) for meeting in cycle])
    three = Swiss().standings(History((0, 1, 2, 3), circle, seed="x"))
    assert [place.by for place in three[1:]] == ["wins", "lot", "lot"]
    assert {place.values["head-to-head"] for place in three} == {0.0}
    two: Rounds = ((won(0, 1), won(2, 3)), (won(1, 2), won(3, 0)))
    # a ring of four: everybody has one win and a rate of 1/2; without 2 and 3 there are two, and they have met
    for seed in "abcdef":
        history = History((0, 1, 2, 3), two, seed=seed)
        assert [place.by for place in Swiss().standings(history)][1:] == ["lot"] * 3
        left = replace(history, out=frozenset({2, 3}), removed=frozenset({2, 3}))
        places = Swiss().standings(left)
        assert [place.player for place in places[:2]] == [0, 1]
        assert (places[1].by, places[0].values["head-to-head"]) == ("head-to-head", 1.0)


def test_who_met_twice_with_a_win_each_draws_lots() -> None:
    for seed in "abcdef":
        history = History((0, 1), ((won(0, 1),), (won(1, 0),)), seed=seed)
        places = Swiss().standings(history)
        assert places[1].by == "lot"
        assert places[0].player == max((0, 1), key=lots((0, 1), seed).__getitem__)


def test_who_left_is_ranked_who_was_removed_is_not_and_neither_goes_on() -> None:
    history = History((0, 1, 2, 3), ((won(0, 1), won(2, 3)), (won(0, 2), won(1, 3))), out=frozenset({0}))
    places = Swiss().standings(history)
    assert [place.rank for place in places] == [1, 2, 3, 4]
    assert places[0].player == 0
    over = Swiss().next_round(history, Chance.of(""))
    assert isinstance(over, Over)
    assert 0 not in over.through
    history = replace(history, removed=frozenset({0}))
    places = Swiss().standings(history)
    assert [place.rank for place in places] == [1, 2, 3, 0]
    assert places[-1].player == 0
    assert places[-1].values["wins"] == 2
    over = Swiss().next_round(history, Chance.of(""))
    assert isinstance(over, Over)
    assert 0 not in over.through
    assert len(over.through) == 3


# -- ends


def test_where_there_is_no_round() -> None:
    chance = Chance.of("")
    assert Swiss().next_round(History(()), chance) == Impossible("swiss-nobody")
    assert Swiss().next_round(History((7,)), chance) == Over(
        (7,), (Note("swiss-alone", {"player": 7, "players": (7,)}),)
    )
    gone = History((0, 1, 2, 3), ((won(0, 1), won(2, 3)),), out=frozenset({0, 1, 3}))
    over = Swiss().next_round(gone, chance)
    assert isinstance(over, Over)
    assert over.through == (2,)
    playing = History((0, 1, 2, 3), ((won(0, 1), Meeting((2, 3))),))
    assert Swiss().next_round(playing, chance) == Impossible("swiss-unfinished", {"round": 1})
    with pytest.raises(ValueError, match="rounds"):
        Swiss(-1)
    with pytest.raises(ValueError, match="rounds"):
        Swiss(101)


# -- events by chance


def played(
    seed: str, players: int, swiss: Swiss | None = None, steady: bool = False
) -> tuple[History, list[Draw]]:
    """An event to its end. Unless it is ``steady``, players drop, come late, come back, both lose, don't show up,
    and results are corrected after the fact."""
    swiss = swiss or Swiss()
    chance = Chance.of(seed)
    here = list(range(players))
    history = History(tuple(here), seed=seed)
    draws: list[Draw] = []
    while True:
        found = swiss.next_round(history, chance)
        if not isinstance(found, Draw):
            assert isinstance(found, Over)
            assert set(found.through) == set(history.active)
            return history, draws
        legal(history, found, swiss)
        draws.append(found)
        meetings = []
        for table in found.tables:
            if len(table) == 1:
                meetings.append(bye(table[0]))
                continue
            one, other = table if chance.below(2) else (table[1], table[0])
            lost_both = not steady and chance.below(30) == 0
            meetings.append(both_lost(one, other) if lost_both else won(one, other))
        for player in history.out:
            meetings.append(missed(player))
        history = replace(history, rounds=(*history.rounds, tuple(meetings)))
        if not steady:
            history = disturbed(history, chance)


def disturbed(history: History, chance: Chance) -> History:
    out = set(history.out)
    for player in history.players:
        if player in out:
            if chance.below(4) == 0:
                out.remove(player)
        elif chance.below(15) == 0 and len(history.players) - len(out) > 2:
            out.add(player)
    players, rounds = history.players, list(history.rounds)
    if chance.below(4) == 0:
        late = len(players)
        players = (*players, late)
        how = ("loss", "win", "nothing")[chance.below(3)]
        rounds = [(*meetings, missed(late, how)) for meetings in rounds]
    if chance.below(3) == 0:
        number = chance.below(len(rounds))
        meetings = list(rounds[number])
        table = chance.below(len(meetings))
        meeting = meetings[table]
        if meeting.kind == GAME and meeting.winner != NOBODY:
            meetings[table] = won(meeting.losers[0], meeting.winner)
            rounds[number] = tuple(meetings)
    return replace(history, players=players, rounds=tuple(rounds), out=frozenset(out))


def legal(history: History, draw: Draw, swiss: Swiss) -> None:
    """Everybody once, the bye where it belongs, no rematch that could be avoided, something said about each table."""
    found = tallies(history)
    assert sorted([player for table in draw.tables for player in table]) == sorted(history.active)
    pairs = [table for table in draw.tables if len(table) == 2]
    alone = [table[0] for table in draw.tables if len(table) == 1]
    assert len(alone) == len(history.active) % 2
    if alone:
        fewest = min([history.byes(player) for player in history.active])
        assert history.byes(alone[0]) == fewest
        if not swiss.bye_yields:
            lowest = min([history.wins(p) for p in history.active if history.byes(p) == fewest])
            assert history.wins(alone[0]) == lowest
    again = sum([other in history.met[one] for one, other in pairs])
    graph = networkx.Graph()
    graph.add_nodes_from([player for table in pairs for player in table])
    graph.add_edges_from([(a, b) for a in graph for b in graph if a < b and b not in history.met[a]])
    most = len(networkx.max_weight_matching(graph, maxcardinality=True)) if again else len(pairs)
    assert again == len(pairs) - most
    assert (again > 0) == any([note.code == "swiss-rematches" for note in draw.notes])
    assert set(draw.why) == set(range(len(draw.tables)))
    for place, table in enumerate(draw.tables):
        said = codes(draw, place)
        assert ("swiss-rematch" in said) == (len(table) == 2 and table[1] in history.met[table[0]])
        if len(table) == 2:
            apart = found[table[0]].wins - found[table[1]].wins
            assert apart >= 0
            assert ("swiss-odd" in said or "swiss-apart" in said) == (apart > 0)


@pytest.mark.slow
def test_no_illegal_pairing_in_events_by_chance() -> None:
    seed = seed_of_run()
    seen: set[str] = set()
    for n in range(EVENTS):
        # Every second event is the same in every run, so that what is seldom said is said in each.
        drawn_from = seed if n % 2 else "again"
        chance = Chance.of(f"{drawn_from} size {n}")
        players = 2 + chance.below(30 if n % 10 else 200)
        swiss = Swiss(chance.below(2) * chance.below(14), bye_yields=n % 3 == 0)
        try:
            history, draws = played(f"{drawn_from} event {n}", players, swiss)
            places = swiss.standings(history)
            assert sorted([place.player for place in places]) == list(history.players)
        except AssertionError as error:
            error.add_note(f"seed {drawn_from}, event {n} of {players} players, {swiss}")
            raise
        for draw in draws:
            seen.update([note.code for note in draw.notes])
            seen.update([note.code for notes in draw.why.values() for note in notes])
    said = spoken()
    assert seen <= said
    # Everything that can be said of a draw was said in some event.
    assert {code for code in said if code not in ("swiss-over", "swiss-alone")} <= seen


def spoken() -> set[str]:
    """The codes of notes that have a sentence."""
    path = Path(__file__).parents[3] / "locale" / "en" / "desk-swiss.ftl"
    names = [entry.id.name for entry in parse(path.read_text()).body if isinstance(entry, ftl.Message)]
    return {
        name.removeprefix("draw-")
        for name in names
        if name.startswith("draw-") and not name.startswith("draw-impossible-")
    }


@pytest.mark.slow
def test_ten_thousand_players() -> None:
    chance = Chance.of("ten thousand")
    history = History(tuple(range(9_999)))
    for _ in range(3):
        draw = drawn(history, str(len(history.rounds)))
        assert len(draw.tables) == 5_000
        assert not any([note.code == "swiss-rematches" for note in draw.notes])
        meetings = [
            bye(table[0]) if len(table) == 1 else won(*(table if chance.below(2) else table[::-1]))
            for table in draw.tables
        ]
        history = replace(history, rounds=(*history.rounds, tuple(meetings)))
    assert len(Swiss().standings(history)) == 9_999
