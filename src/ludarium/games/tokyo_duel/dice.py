"""Multisets of symbols, packed in one int: four bits for the number of each, ATT lowest (K25)."""

from __future__ import annotations

from typing import Final

from ludarium.core.chance import Chance
from ludarium.games.tokyo_duel.rules import LETTERS, SYMBOLS

MOST: Final = 8
"""More dice are never rolled (K22)."""


ALL_SIX: Final = sum([1 << 4 * symbol for symbol in range(SYMBOLS)])
"""One of each symbol."""


def thrown(number: int, chance: Chance) -> int:
    """So many honest dice, thrown once."""
    dice = 0
    for _ in range(number):
        dice += 1 << 4 * chance.below(SYMBOLS)
    return dice


def number_of(dice: int, symbol: int) -> int:
    return dice >> 4 * symbol & 15


def total(dice: int) -> int:
    n = 0
    while dice:
        n += dice & 15
        dice >>= 4
    return n


def spelled(dice: int) -> str:
    """``AAHEFD``: a letter a die, in the order of the symbols."""
    return "".join([LETTERS[symbol] * number_of(dice, symbol) for symbol in range(SYMBOLS)])


def read(letters: str) -> int:
    """The multiset that ``letters`` spell; raises ``ValueError`` for a letter that is no face."""
    dice = 0
    for letter in letters:
        dice += 1 << 4 * LETTERS.index(letter)
    return dice


def within(part: int, whole: int) -> bool:
    """Whether ``part`` is a sub-multiset of ``whole``."""
    while part:
        if part & 15 > whole & 15:
            return False
        part >>= 4
        whole >>= 4
    return True


def parts(dice: int) -> list[int]:
    """Every sub-multiset of ``dice`` but the empty one, in a fixed order."""
    found = [0]
    for symbol in range(SYMBOLS):
        n = number_of(dice, symbol)
        if n:
            found = [part + (k << 4 * symbol) for k in range(n + 1) for part in found]
    return found[1:]


def multisets(n: int) -> list[int]:
    """Every result of ``n`` dice, in a fixed order."""
    found = [0]
    for symbol in range(SYMBOLS):
        last = symbol == SYMBOLS - 1
        more: list[int] = []
        for dice in found:
            rest = n - total(dice)
            for k in range(rest if last else 0, rest + 1):
                more.append(dice + (k << 4 * symbol))
        found = more
    return found
