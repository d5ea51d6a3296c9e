"""Pairing at random: T12.2, T12.7, T12.8."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from typing import cast

import pytest
from tests.tournaments.structures.played import once_each

from ludarium.core.chance import Chance
from ludarium.testing import proves, seed_of_run
from ludarium.tournaments.structures import random_pairs as module
from ludarium.tournaments.structures.history import Draw
from ludarium.tournaments.structures.pools import circle
from ludarium.tournaments.structures.random_pairs import random_pairs

Met = dict[int, dict[int, int]]
Pairing = frozenset[frozenset[int]]


class Script:
    """Chance that answers as it is told."""

    def __init__(self, answers: tuple[int, ...]) -> None:
        self.answers = iter(answers)

    def below(self, n: int) -> int:
        answer = next(self.answers)
        assert 0 <= answer < n
        return answer


def scripted(*answers: int) -> Chance:
    return cast(Chance, Script(answers))


def of(draw: Draw) -> Pairing:
    once_each(draw)
    return frozenset([frozenset(table) for table in draw.tables])


def met_of(*pairs: tuple[int, int]) -> Met:
    met: Met = {}
    for one, other in pairs:
        met.setdefault(one, {})[other] = 1
        met.setdefault(other, {})[one] = 1
    return met


def everything(players: tuple[int, ...]) -> Iterator[Pairing]:
    """Every pairing of an even number of players, one by one."""
    if not players:
        yield frozenset()
    for n in range(1, len(players)):
        for rest in everything((*players[1:n], *players[n + 1 :])):
            yield rest | {frozenset((players[0], players[n]))}


def rematches(pairing: Pairing, met: Mapping[int, Mapping[int, int]]) -> int:
    return sum([max(pair) in met.get(min(pair), {}) for pair in pairing if len(pair) == 2])


def cheapest(count: int, met: Met, pools: Mapping[int, int] | None = None) -> set[Pairing]:
    def cost(pairing: Pairing) -> int:
        apart = sum([(pools[min(pair)] - pools[max(pair)]) ** 2 for pair in pairing]) if pools else 0
        return 1000 * apart + rematches(pairing, met)

    pairings = list(everything(tuple(range(count))))
    least = min([cost(pairing) for pairing in pairings])
    return {pairing for pairing in pairings if cost(pairing) == least}


def even(found: Counter[Pairing], pairings: set[Pairing]) -> None:
    """Found are these pairings and no others, as often as equal chances let one expect: the sum of squares that a
    chi-square test takes lies within six standard deviations of its mean. The seed is fixed: this passes always."""
    assert set(found) == pairings
    expected = found.total() / len(pairings)
    freedom = len(pairings) - 1
    square = sum([(times - expected) ** 2 / expected for times in found.values()])
    assert square <= freedom + 6 * (2 * freedom) ** 0.5


@proves("T12.2")
def test_every_pairing_comes_from_as_many_shuffles() -> None:
    found: Counter[Pairing] = Counter()
    for answers in product(*[range(n) for n in range(6, 0, -1)]):
        found[of(random_pairs(range(6), {}, {}, scripted(*answers)))] += 1
    assert set(found) == set(everything(tuple(range(6))))
    assert set(found.values()) == {720 // 15}


def test_every_pairing_in_pools_comes_from_as_many_shuffles() -> None:
    pools = {0: 0, 1: 1, 2: 0, 3: 1, 4: 0, 5: 1}
    found: Counter[Pairing] = Counter()
    for answers in product(range(3), range(2), range(1), range(3), range(2), range(1)):
        found[of(random_pairs(range(6), {}, {}, scripted(*answers), pools=pools))] += 1
    assert set(found) == cheapest(6, {}, pools)
    assert set(found.values()) == {36 // 9}


@proves("T12.7")
def test_the_bye_is_drawn_from_those_with_the_fewest() -> None:
    byes = {0: 1, 1: 0, 2: 0, 3: 2, 4: 0}
    found = []
    for lot in range(3):
        draw = random_pairs(range(5), {}, byes, scripted(lot, 0, 0, 0, 0))
        assert len(draw.tables) == 3
        found += [table[0] for table in draw.tables if len(table) == 1]
        assert draw.why[2][0].code == "bye-random"
        assert draw.why[2][0].facts == {"player": found[-1], "byes": 0, "among": 3}
    assert found == [1, 2, 4]


def test_the_bye_may_go_to_the_worst_record() -> None:
    merit = {0: 3.0, 1: 1.0, 2: 0.0, 3: 1.0, 4: 2.0}
    found = set()
    for lot in range(2):
        draw = random_pairs(range(5), {}, {2: 1}, scripted(lot, 0, 0, 0, 0), merit=merit)
        found.add(draw.tables[-1])
        assert draw.why[2][0].code == "bye-worst"
    assert found == {(1,), (3,)}


@pytest.mark.slow
@proves("T12.8")
@pytest.mark.parametrize("way", ["as it comes", "by counting", "by walking"])
@pytest.mark.parametrize("edges", [0, 5, 9, 12, 15])
def test_those_with_the_fewest_rematches_are_equally_likely(
    way: str, edges: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = Chance.of(f"fewest rematches {edges}")
    pairs = [(one, other) for one in range(6) for other in range(one)]
    dice.shuffle(pairs)
    met = met_of(*pairs[:edges])
    if way != "as it comes":
        monkeypatch.setattr(module, "HASTE", -10_000)
        monkeypatch.setattr(module, "PATIENCE", -10_000)
    if way == "by walking":
        monkeypatch.setattr(module, "COUNTED", 0)
    pairings = cheapest(6, met)
    found: Counter[Pairing] = Counter()
    for _ in range(60 * len(pairings)):
        draw = random_pairs(range(6), met, {}, dice)
        found[of(draw)] += 1
        told = {"count": 6, "rematches": rematches(of(draw), met)}
        assert draw.notes[0].code == ("random-near" if way == "by walking" else "random")
        assert draw.notes[0].facts == told
        assert len(draw.why) == told["rematches"]
    even(found, pairings)


@pytest.mark.slow
@proves("T12.8")
@pytest.mark.parametrize("counted", [14, 0])
def test_pools_and_rematches_together(counted: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "COUNTED", counted)
    monkeypatch.setattr(module, "HASTE", -10_000)
    pools = dict(enumerate([0, 1, 0, 1, 0, 1, 2, 2]))
    for number in range(12):
        dice = Chance.of(f"pools {number}")
        pairs = [(one, other) for one in range(8) for other in range(one)]
        dice.shuffle(pairs)
        met = met_of(*pairs[: 2 * number])
        pairings = cheapest(8, met, pools)
        found: Counter[Pairing] = Counter()
        for _ in range(60 * len(pairings)):
            found[of(random_pairs(range(8), met, {}, dice, pools=pools))] += 1
        even(found, pairings)


@pytest.mark.slow
@proves("T12.8")
@pytest.mark.parametrize("players", [8, 14, 20, 40])
def test_the_one_pairing_without_rematches_is_found(players: int) -> None:
    turns = circle(players)
    met = met_of(*[pair for turn in turns[1:] for pair in turn])
    draw = random_pairs(range(players), met, {}, Chance.of("one left"))
    assert of(draw) == frozenset([frozenset(pair) for pair in turns[0]])
    assert draw.notes[0].facts["rematches"] == 0


@pytest.mark.slow
@proves("T12.8")
def test_where_all_have_met_all_pairings_are_equally_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "COUNTED", 0)
    met = met_of(*[(one, other) for one in range(6) for other in range(one)])
    dice = Chance.of("all have met")
    found: Counter[Pairing] = Counter()
    for _ in range(600):
        draw = random_pairs(range(6), met, {}, dice)
        assert draw.notes[0].code == "random"
        found[of(draw)] += 1
    even(found, set(everything(tuple(range(6)))))


@proves("T12.2", "T12.8")
def test_large_fields() -> None:
    """10,000 players, of whom everybody has met six others."""
    dice = Chance.of("large")
    met: Met = {player: {} for player in range(10_000)}
    for turn in range(6):
        draw = random_pairs(range(10_000), met, {}, dice)
        assert draw.notes[0].code == "random"
        assert draw.notes[0].facts["rematches"] == 0
        assert once_each(draw) == set(range(10_000))
        for one, other in draw.tables:
            assert other not in met[one]
            met[one][other] = met[other][one] = 1
        assert {len(row) for row in met.values()} == {turn + 1}


def test_few_players() -> None:
    assert random_pairs((), {}, {}, Chance.of("")).tables == ()
    assert random_pairs((7,), {}, {}, Chance.of("")).tables == ((7,),)
    assert set(random_pairs((7, 9), {}, {}, Chance.of("")).tables[0]) == {7, 9}


def test_the_same_seed_draws_the_same() -> None:
    seed = seed_of_run()
    one, again = [random_pairs(range(51), {}, {}, Chance.of(seed)) for _ in range(2)]
    assert one == again
