"""Best pairings by scores: all ways to one agree with each other and with networkx."""

from __future__ import annotations

from collections.abc import Callable

import networkx
import pytest

from ludarium.core import Chance
from ludarium.testing import seed_of_run
from ludarium.tournaments.structures import score_pairing
from ludarium.tournaments.structures.score_pairing import Paired, Scored, pair

Value = tuple[int, int, int, int, int]


def value(scored: Scored, paired: Paired) -> Value:
    """Tables that meet again, earlier meetings, the cost of the bye, difference, squares. Fails where somebody is
    missing, is there twice, or has a bye that is not allowed."""
    everybody = [player for two in paired.pairs for player in two]
    if paired.bye >= 0:
        everybody.append(paired.bye)
        assert paired.bye in scored.byes
    assert sorted(everybody) == list(range(len(scored.scores)))
    gaps = [scored.scores[a] - scored.scores[b] for a, b in paired.pairs]
    times = [scored.met[a].get(b, 0) for a, b in paired.pairs]
    assert min(gaps, default=0) >= 0
    return (
        sum([t > 0 for t in times]),
        sum(times),
        scored.byes.get(paired.bye, 0),
        sum(gaps),
        sum([gap * gap for gap in gaps]),
    )


def by_networkx(scored: Scored) -> Value:
    """The same over all pairs, by somebody else's matching."""
    many = len(scored.scores)
    graph = networkx.Graph()
    for a in range(many):
        for b in range(a):
            gap = abs(scored.scores[a] - scored.scores[b])
            times = scored.met[a].get(b, 0)
            graph.add_edge(a, b, weight=-((times > 0) * 10**20 + times * 10**16 + gap * 10**6 + gap * gap))
        if many % 2 and a in scored.byes:
            graph.add_edge(a, many, weight=-scored.byes[a] * 10**12)
    pairs = [(max(two), min(two)) for two in networkx.max_weight_matching(graph, maxcardinality=True)]
    bye = next((b for a, b in pairs if a == many), -1)
    turned = [(a, b) if scored.scores[a] >= scored.scores[b] else (b, a) for a, b in pairs if a != many]
    return value(scored, Paired(tuple(turned), bye))


def rounds(seed: str, many: int, number: int, yields: bool, leaving: float) -> list[Scored]:
    """What was to be paired in each round of an event by chance, players leaving now and then."""
    chance = Chance.of(seed)
    wins, byes = [0] * many, [0] * many
    met: list[dict[int, int]] = [{} for _ in range(many)]
    here = list(range(many))
    found = []
    for _ in range(number):
        here = [player for player in here if len(here) < 4 or chance.fraction() >= leaving]
        place = {player: n for n, player in enumerate(here)}
        fewest = min([byes[player] for player in here])
        without = [player for player in here if byes[player] == fewest]
        lowest = min([wins[player] for player in without])
        scored = Scored(
            [wins[player] for player in here],
            [{place[o]: times for o, times in met[player].items() if o in place} for player in here],
            {place[p]: wins[p] - lowest for p in without if yields or wins[p] == lowest}
            if len(here) % 2
            else {},
        )
        found.append(scored)
        paired = pair(scored, chance)
        for one, other in [(here[a], here[b]) for a, b in paired.pairs]:
            met[one][other] = met[one].get(other, 0) + 1
            met[other][one] = met[other].get(one, 0) + 1
            lucky = chance.fraction()
            if lucky < 0.96:  # else a double loss
                wins[one if lucky < 0.48 else other] += 1
        if paired.bye >= 0:
            wins[here[paired.bye]] += 1
            byes[here[paired.bye]] += 1
    return found


def ways(scored: Scored, chance: Chance) -> dict[str, Paired]:
    """Each way that leads to a pairing."""
    order = score_pairing.sorted_by_chance(scored, chance)
    asked: dict[str, Callable[[], Paired | None]] = {
        "neighbours": lambda: score_pairing.by_neighbours(scored, order, chance),
        "zones": lambda: score_pairing.by_zones(scored, order, chance),
        "exact": lambda: score_pairing.by_matching(scored, order),
    }
    found = {name: way() for name, way in asked.items()}
    return {name: paired for name, paired in found.items() if paired is not None}


def test_small_events_have_the_best_pairings_of_all() -> None:
    seed = seed_of_run()
    again = 0
    for n in range(60):
        chance = Chance.of(f"{seed} best {n}")
        many, number = 2 + chance.below(19), 1 + chance.below(12)
        for scored in rounds(f"{seed} best {n}", many, number, bool(n % 2), 0.03):
            best = by_networkx(scored)
            again += best[0] > 0
            for name, paired in ways(scored, chance).items():
                assert value(scored, paired) == best, f"LUDARIUM_SEED={seed}, event {n}, {name}"
    assert again  # also where rematches can't be avoided


@pytest.mark.slow
def test_all_ways_agree() -> None:
    """In fields with large groups, where each way is taken now and then."""
    seed = seed_of_run()
    taken = dict.fromkeys(["neighbours", "zones", "exact"], 0)
    for n in range(6):
        chance = Chance.of(f"{seed} ways {n}")
        for scored in rounds(f"{seed} ways {n}", 90 + chance.below(120), 10, False, 0.01):
            found = ways(scored, chance)
            values = {name: value(scored, paired) for name, paired in found.items()}
            assert len(set(values.values())) == 1, f"LUDARIUM_SEED={seed}, event {n}: {values}"
            for name in found:
                taken[name] += 1
    assert min(taken.values()) > 0


def test_few_pairs_and_their_prices_do_for_all_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(score_pairing, "DENSE", 4)
    monkeypatch.setattr(score_pairing, "NEAR", 2)
    seed = seed_of_run()
    for n in range(40):
        chance = Chance.of(f"{seed} sparse {n}")
        for scored in rounds(f"{seed} sparse {n}", 8 + chance.below(13), 8, bool(n % 2), 0.02):
            order = score_pairing.sorted_by_chance(scored, chance)
            paired = score_pairing.by_matching(scored, order)
            assert value(scored, paired) == by_networkx(scored), f"LUDARIUM_SEED={seed}, event {n}"


def test_an_end_of_the_field_goes_to_the_large_group_where_it_has_met_itself() -> None:
    """Two leaders who have met: each meets a player of the next group, all others stay in theirs."""
    scored = Scored([3, 3, *([2] * 40)], [{1: 1}, {0: 1}, *[{} for _ in range(40)]], {})
    chance = Chance.of("leaders")
    assert "neighbours" not in ways(scored, chance)
    assert value(scored, ways(scored, chance)["zones"]) == (0, 0, 0, 2, 2)
    assert value(scored, pair(scored, chance)) == (0, 0, 0, 2, 2)


def test_of_equal_differences_each_goes_to_the_next_group() -> None:
    """3-2 and 2-1, not 3-1 and 2-2."""
    scored = Scored([3, 2, 2, 1], [{}, {}, {}, {}], {})
    for n in range(20):
        assert value(scored, pair(scored, Chance.of(str(n)))) == (0, 0, 0, 2, 2)


def test_a_third_meeting_is_worse_than_two_second_ones() -> None:
    """Even where it has no difference of scores."""
    met = [{1: 1, 2: 1, 3: 2}, {0: 1, 2: 2, 3: 1}, {0: 1, 1: 2, 3: 1}, {0: 2, 1: 1, 2: 1}]
    scored = Scored([5, 0, 0, 5], met, {})
    for n in range(20):
        assert value(scored, pair(scored, Chance.of(str(n)))) == (2, 2, 0, 10, 50)


def test_equal_pairings_are_drawn_equally_often() -> None:
    """Round 1: all 15 pairings of six players."""
    seen: dict[frozenset[frozenset[int]], int] = {}
    chance = Chance.of("six")
    scored = Scored([0] * 6, [{} for _ in range(6)], {})
    for _ in range(3000):
        drawn = frozenset([frozenset(two) for two in pair(scored, chance).pairs])
        seen[drawn] = seen.get(drawn, 0) + 1
    assert len(seen) == 15
    assert (
        sum([(count - 200) ** 2 / 200 for count in seen.values()]) < 40
    )  # chi-square, 14 degrees: 1 in 4,000


def test_nobody_and_an_odd_number_without_byes() -> None:
    assert pair(Scored([], [], {}), Chance.of("")) == Paired(())
    with pytest.raises(ValueError, match="odd"):
        pair(Scored([0], [{}], {}), Chance.of(""))
    assert pair(Scored([0], [{}], {0: 0}), Chance.of("")) == Paired((), 0)
