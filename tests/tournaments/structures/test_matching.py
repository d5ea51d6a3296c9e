"""Matchings of least cost: against all matchings of small graphs, against networkx, and by their own prices."""

from __future__ import annotations

from functools import cache

import networkx
import pytest

from ludarium.core import Chance
from ludarium.testing import seed_of_run
from ludarium.tournaments.structures.blossoms import Edge
from ludarium.tournaments.structures.matching import Matcher, NoPerfectMatching, perfect_matching

SMALL = 400
MIDDLING = 120


def drawn(chance: Chance, size: int) -> list[Edge]:
    """A graph of some density, its costs close together or far apart, below zero or huge."""
    density = (0.25, 0.5, 1.0)[chance.below(3)]
    spread = (2, 4, 12, 1000)[chance.below(4)]
    factor = (1, 1, 10**30)[chance.below(3)]
    return [
        (a, b, (chance.below(spread) - spread // 3) * factor)
        for a in range(size)
        for b in range(a)
        if chance.fraction() < density
    ]


def total(mates: list[int], edges: list[Edge]) -> int:
    """What a matching costs, once it is one."""
    costs: dict[tuple[int, int], int] = {}
    for a, b, cost in edges:
        two = (min(a, b), max(a, b))
        costs[two] = min(cost, costs.get(two, cost))
    assert all(mates[other] == v != other for v, other in enumerate(mates))
    return sum([costs[(v, other)] for v, other in enumerate(mates) if v < other])


def least(size: int, edges: list[Edge]) -> int | None:
    """The least cost of all perfect matchings, by trying all."""
    costs = {}
    for a, b, cost in edges:
        costs[(a, b)] = costs[(b, a)] = cost

    @cache
    def of(left: frozenset[int]) -> int | None:
        if not left:
            return 0
        first = min(left)
        found = []
        for other in left:
            if (first, other) in costs:
                rest = of(left - {first, other})
                if rest is not None:
                    found.append(rest + costs[(first, other)])
        return min(found, default=None)

    return of(frozenset(range(size)))


def test_small_graphs_against_all_matchings() -> None:
    seed = seed_of_run()
    matched = 0
    for n in range(SMALL):
        chance = Chance.of(f"{seed} small {n}")
        size = 2 * (1 + chance.below(4))
        edges = drawn(chance, size)
        expected = least(size, edges)
        note = f"LUDARIUM_SEED={seed}, small graph {n}"
        if expected is None:
            with pytest.raises(NoPerfectMatching):
                perfect_matching(size, edges)
        else:
            assert total(perfect_matching(size, edges), edges) == expected, note
            matched += 1
    assert SMALL // 4 < matched < SMALL


@pytest.mark.slow
def test_larger_graphs_against_networkx() -> None:
    seed = seed_of_run()
    for n in range(MIDDLING):
        chance = Chance.of(f"{seed} middling {n}")
        size = 2 * (5 + chance.below(25))
        edges = drawn(chance, size)
        graph = networkx.Graph()
        graph.add_nodes_from(range(size))
        graph.add_weighted_edges_from([(a, b, -cost) for a, b, cost in edges])
        found = networkx.max_weight_matching(graph, maxcardinality=True)
        note = f"LUDARIUM_SEED={seed}, middling graph {n}"
        if 2 * len(found) < size:
            with pytest.raises(NoPerfectMatching):
                perfect_matching(size, edges)
        else:
            theirs = -sum([graph[a][b]["weight"] for a, b in found])
            assert total(perfect_matching(size, edges), edges) == theirs, note


def test_prices_prove_the_least_cost() -> None:
    """Weak duality: no edge is cheaper than its prices allow, and the matched ones cost just that. So no other
    matching is cheaper, in a graph that is too large for other ways."""
    chance = Chance.of(f"{seed_of_run()} prices")
    size = 400
    points = [(chance.below(1000), chance.below(1000)) for _ in range(size)]
    edges = []
    for a in range(size):
        far = sorted(
            range(size), key=lambda b: abs(points[a][0] - points[b][0]) + abs(points[a][1] - points[b][1])
        )
        for b in far[1:12]:
            edges.append((a, b, abs(points[a][0] - points[b][0]) + abs(points[a][1] - points[b][1])))
        edges.append((a, (a + 1) % size, 5000))
    matcher = Matcher(size, edges)
    mates = matcher.solve()
    assert total(mates, edges)
    for a, b, cost in edges:
        assert matcher.allowance(a, b) <= 2 * cost
    for v, other in enumerate(mates):
        assert matcher.allowance(v, other) == 2 * min([cost for a, b, cost in edges if {a, b} == {v, other}])
    blossoms = {top for top in matcher.parent if top >= 0}
    assert blossoms  # or this proves nothing about odd cycles
    assert all(matcher.dual[blossom] >= 0 for blossom in blossoms)


def test_parallel_edges_and_loops() -> None:
    edges = [(0, 1, 7), (0, 0, -50), (1, 0, 3), (2, 3, 4), (0, 2, 1), (1, 3, 5)]
    mates = perfect_matching(4, edges)
    assert mates == [2, 3, 0, 1]
    assert total(mates, edges) == 6


@pytest.mark.parametrize(
    ("size", "edges"),
    [
        (3, [(0, 1, 1), (1, 2, 1), (2, 0, 1)]),
        (2, []),
        (4, [(0, 1, 1), (0, 2, 1), (0, 3, 1)]),
        (6, [(0, 1, 1), (1, 2, 1), (2, 0, 1), (3, 4, 1), (4, 5, 1), (5, 3, 1)]),
    ],
    ids=["odd", "nothing", "star", "two triangles"],
)
def test_where_somebody_stays_alone(size: int, edges: list[Edge]) -> None:
    with pytest.raises(NoPerfectMatching):
        perfect_matching(size, edges)


def test_nobody_is_matched_with_nobody() -> None:
    assert perfect_matching(0, []) == []
