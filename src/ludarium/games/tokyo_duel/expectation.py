"""What a turn's dice are worth, exactly: which of them to roll again.

A result is a *multiset* of at most eight dice. Every multiset of zero to eight dice has one number here, the
smaller first, so that one table of 3,003 entries holds what there is to know of all of them. The value of
keeping some dice and rolling the rest is the mean, over the six faces, of the value of keeping one die more:
going from n dice down to none costs six additions a multiset, and no outcome of several dice is ever listed.

Multisets come in and go out packed, as in ``dice``.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludarium.games.tokyo_duel.dice import MOST
from ludarium.games.tokyo_duel.terms import Dice, Symbol, Symbols

FAME: Final = Symbols.FAME

SIDES: Final = 6


def _first() -> list[int]:
    """The number of the first multiset of each size, and one past the last."""
    starts = [0]
    for size in range(MOST + 1):
        count = 1
        for i in range(5):  # size dice of six faces: the binomial of size + 5 over 5
            count = count * (size + 5 - i)
        starts.append(starts[-1] + count // 120)
    return starts


def _all_packed() -> list[Dice]:
    """Every multiset, packed, by size."""
    found: list[Dice] = []
    layer = [0]
    last = [0]  # the highest face in each of the layer: dice are added in the order of faces
    for _ in range(MOST + 1):
        found.extend(layer)
        following: list[Dice] = []
        highest: list[Symbol] = []
        for i in range(len(layer)):
            for face in range(last[i], SIDES):
                following.append(layer[i] + (1 << (4 * face)))
                highest.append(face)
        layer = following
        last = highest
    return found


def _numbers(packed: list[Dice]) -> dict[Dice, int]:
    return {multiset: number for number, multiset in enumerate(packed)}


def _more(packed: list[Dice], numbers: dict[Dice, int]) -> list[int]:
    """For each multiset and face, the number of the multiset with one such die more, or -1."""
    return [numbers.get(multiset + (1 << (4 * face)), -1) for multiset in packed for face in range(SIDES)]


def _less(packed: list[Dice], numbers: dict[Dice, int]) -> list[int]:
    """For each multiset and face, the number of the multiset with one such die less, or -1."""
    return [
        numbers[multiset - (1 << (4 * face))] if multiset >> (4 * face) & 15 else -1
        for multiset in packed
        for face in range(SIDES)
    ]


FIRST: Final = _first()
PACKED: Final = _all_packed()
NUMBER: Final = _numbers(PACKED)
MORE: Final = _more(PACKED, NUMBER)
LESS: Final = _less(PACKED, NUMBER)


def results(dice: int) -> list[Dice]:
    """All multisets of ``dice`` dice, packed, in the order in which ``DicePlan`` takes their values."""
    return PACKED[FIRST[dice] : FIRST[dice + 1]]


@final
class DicePlan:
    """The best play of one turn's dice.

    ``values[left]`` are the values of ending with each result (in the order of ``results(dice)``) while
    ``left`` rolls are unmade; the last list serves for more. ``fame_again`` is the right to roll dice that
    show fame again, any number of times, once no roll is left.

    ``keeps[left][m]`` is the expectation of keeping multiset number ``m`` and rolling the rest, with
    ``left`` rolls left before that roll; ``best[left]`` that of the best play from each result, for
    fewer than ``rolls``.
    """

    def __init__(self, dice: int, values: list[list[float]], rolls: int, fame_again: bool = False) -> None:
        self.dice = dice
        self.fame_again = fame_again
        self.values = values
        self.again: list[float] = []  # keeping m and rolling fame again, when no roll is left
        self.keeps: list[list[float]] = [[]]
        self.best: list[list[float]] = [values[0]]
        if fame_again:
            self.best[0] = self._fame_again(values[0])
        for left in range(1, rolls + 1):
            keep = self._keep(self.best[left - 1])
            self.keeps.append(keep)
            if left < rolls:
                self.best.append(self._choose(keep, values[min(left, len(values) - 1)]))

    def _keep(self, after: list[float]) -> list[float]:
        """The expectation of every multiset kept when the rest is rolled once and ``after`` follows."""
        start = FIRST[self.dice]
        keep = [0.0] * start
        keep.extend(after)
        more = MORE
        for m in range(start - 1, -1, -1):
            at = m * SIDES
            keep[m] = (
                keep[more[at]]
                + keep[more[at + 1]]
                + keep[more[at + 2]]
                + keep[more[at + 3]]
                + keep[more[at + 4]]
                + keep[more[at + 5]]
            ) / 6.0
        return keep

    def _choose(self, keep: list[float], stop: list[float]) -> list[float]:
        """The best of stopping and of every reroll, for each result: what may be kept of a multiset may be
        kept of every greater one."""
        start: i64 = FIRST[self.dice]
        best = keep[: FIRST[self.dice]]
        best.extend(stop)
        more = MORE
        m: i64 = 0
        at: i64 = 0
        while m < start:
            worth = best[m]
            m += 1
            end: i64 = m * SIDES
            while at < end:
                greater: i64 = more[at]
                if best[greater] < worth:
                    best[greater] = worth
                at += 1
        return best[FIRST[self.dice] :]

    def _fame_again(self, stop: list[float]) -> list[float]:
        """The value of each result when fame may be rolled again without end: the exact solution.

        Rolling j of f fame dice leads to fewer than f, or, if all j show fame once more, back to the same
        result. So with the results in the order of their fame everything but the result itself is known,
        and ``best = max(stop, c_j + best / 6**j)`` has the solution ``max(stop, c_j / (1 - 1 / 6**j))``
        over all j: no iteration is needed. ``c_j`` is the part of the expectation that leads elsewhere;
        it grows die by die: with s kept, ``c_j(s) = (c_{j-1}(s + fame) + sum over other faces of the
        expectation of s + face) / 6``.
        """
        start = FIRST[self.dice]
        end = FIRST[self.dice + 1]
        again = [0.0] * start
        again.extend(stop)
        more = MORE
        less = LESS
        packed = PACKED
        for fame in range(1, self.dice + 1):
            for m in range(start, end):
                if packed[m] >> (4 * FAME) & 15 != fame:
                    continue
                high = stop[m - start]
                elsewhere = 0.0
                share = 1.0
                kept = m
                for _ in range(fame):
                    kept = less[kept * SIDES + FAME]
                    share /= 6.0
                    at = kept * SIDES
                    for face in range(SIDES):
                        if face != FAME:
                            elsewhere += again[more[at + face]]
                    elsewhere /= 6.0
                    again[kept] = elsewhere
                    rolled = elsewhere / (1.0 - share)
                    if rolled > high:
                        high = rolled
                again[m] = high
                kept = m
                share = 1.0
                for _ in range(fame):
                    kept = less[kept * SIDES + FAME]
                    share /= 6.0
                    again[kept] += share * high
        self.again = again
        return again[start:]

    # -- answers

    def start(self) -> float:
        """The expectation of the turn before the first roll."""
        if self.dice == 0 or len(self.keeps) == 1:
            return self.best[-1][0]
        return self.keeps[-1][0]

    def stop(self, dice: Dice, left: int) -> float:
        """The value of ending with this result (packed) while ``left`` rolls are unmade."""
        return self.values[min(left, len(self.values) - 1)][NUMBER[dice] - FIRST[self.dice]]

    def reroll(self, dice: Dice, again: Dice, left: int) -> float:
        """The expectation of rolling ``again`` of ``dice`` (both packed), with ``left`` rolls left before;
        with none left, of rolling fame again."""
        kept = NUMBER[dice - again]
        return self.keeps[left][kept] if left else self.again[kept]

    def value(self, dice: Dice, left: int) -> float:
        """The expectation of the best play from this result (packed)."""
        return self.best[left][NUMBER[dice] - FIRST[self.dice]]
