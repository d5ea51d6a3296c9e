"""Chance: the same numbers on every machine, and fair ones."""

from __future__ import annotations

from collections import Counter

import pytest

from ludarium.core import Chance

FIRST = [435954719, 259330464, 404306181, 2389061088]


def test_it_is_xoshiro128plusplus() -> None:
    """The first numbers from the words 1, 2, 3, 4, as the reference code gives them."""
    dice = Chance(1, 2, 3, 4)
    assert [dice.next() for _ in range(10)] == [
        641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011,
        621204420,
    ]  # fmt: skip


def test_a_seed_gives_the_same_numbers_for_ever() -> None:
    dice = Chance.of("ludarium")
    assert dice.dump() == Chance.of("ludarium").dump()
    assert [dice.next() for _ in range(4)] == FIRST
    assert Chance.of("Ludarium").dump() != Chance.of("ludarium").dump()


@pytest.mark.parametrize("seed", ["", "矮人掘金", "사보타지", "a" * 10_000, "two words\nand lines"])
def test_any_text_is_a_seed(seed: str) -> None:
    assert all(0 <= word < 2**32 for word in Chance.of(seed).dump())
    assert any(Chance.of(seed).dump())


def test_a_copy_goes_its_own_way() -> None:
    dice = Chance.of("copy")
    twin = dice.clone()
    assert [twin.next() for _ in range(5)] == [dice.next() for _ in range(5)]
    twin.next()
    assert twin.dump() != dice.dump()


def test_the_words_bring_it_back() -> None:
    dice = Chance.of("words")
    dice.next()
    again = Chance(*dice.dump())
    assert [again.next() for _ in range(5)] == [dice.next() for _ in range(5)]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 40, 67])
def test_below_is_fair(n: int) -> None:
    dice = Chance.of(f"below {n}")
    times = 600
    seen = Counter(dice.below(n) for _ in range(times * n))
    assert set(seen) == set(range(n))
    assert all(times * 0.75 < count < times * 1.25 for count in seen.values()), seen


@pytest.mark.parametrize("n", [2**31, 2**31 - 1, 3 * 2**29])
def test_below_does_not_favour_small_numbers(n: int) -> None:
    dice = Chance.of(f"large {n}")
    drawn = [dice.below(n) for _ in range(4000)]
    assert all(0 <= number < n for number in drawn)
    assert 0.45 < sum(number < n // 2 for number in drawn) / 4000 < 0.55


def test_fractions_are_spread_over_their_range() -> None:
    dice = Chance.of("fractions")
    drawn = [dice.fraction() for _ in range(4000)]
    assert all(0 <= number < 1 for number in drawn)
    assert 0.47 < sum(drawn) / 4000 < 0.53


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    dice = Chance.of("shuffle")
    seen = Counter[tuple[int, ...]]()
    for _ in range(6000):
        items = [1, 2, 3, 4]
        dice.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 24
    assert all(180 < count < 325 for count in seen.values()), seen


def test_short_lists_are_shuffled_too() -> None:
    dice = Chance.of("short")
    nothing: list[int] = []
    one = [1]
    dice.shuffle(nothing)
    dice.shuffle(one)
    assert (nothing, one) == ([], [1])
