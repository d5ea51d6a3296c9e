"""Multisets of symbols, packed in one int: four bits for the number of each, attacks lowest (K25)."""

from __future__ import annotations

from typing import Final

from ludarium.core.chance import Chance
from ludarium.games.tokyo_duel.terms import LETTERS, SYMBOLS, Dice, Symbol

MOST: Final = 8
"""More dice are never rolled (K22)."""


ALL_SIX: Final = sum([1 << 4 * symbol for symbol in range(SYMBOLS)])
"""One of each symbol."""


_SPELLED: Final[dict[Dice, str]] = {}


def of(symbol: Symbol, number: int) -> Dice:
    """So many dice that show ``symbol``."""
    return number << 4 * symbol


def thrown(number: int, chance: Chance) -> Dice:
    """So many honest dice, thrown once."""
    dice = 0
    for _ in range(number):
        dice += 1 << 4 * chance.below(SYMBOLS)
    return dice


def number_of(dice: Dice, symbol: Symbol) -> int:
    """How many of the dice show ``symbol``."""
    return dice >> 4 * symbol & 15


def total(dice: Dice) -> int:
    """How many dice there are."""
    n = 0
    while dice:
        n += dice & 15
        dice >>= 4
    return n


def spelled(dice: Dice) -> str:
    """``AAHEFD``: a letter a die, in the order of the symbols."""
    found = _SPELLED.get(dice)
    if found is None:
        found = "".join([LETTERS[symbol] * number_of(dice, symbol) for symbol in range(SYMBOLS)])
        _SPELLED[dice] = found
    return found


def read(letters: str) -> Dice:
    """The multiset that ``letters`` spell; raises ``ValueError`` for a letter that is no face."""
    dice = 0
    for letter in letters:
        dice += 1 << 4 * LETTERS.index(letter)
    return dice


def within(part: Dice, whole: Dice) -> bool:
    """Whether ``part`` is a sub-multiset of ``whole``."""
    while part:
        if part & 15 > whole & 15:
            return False
        part >>= 4
        whole >>= 4
    return True


def parts(dice: Dice) -> list[Dice]:
    """Every sub-multiset of ``dice`` but the empty one, in a fixed order."""
    found = [0]
    for symbol in range(SYMBOLS):
        n = number_of(dice, symbol)
        if n:
            found = [part + (k << 4 * symbol) for k in range(n + 1) for part in found]
    return found[1:]


def multisets(n: int) -> list[Dice]:
    """Every result of ``n`` dice, in a fixed order."""
    found = [0]
    for symbol in range(SYMBOLS):
        last = symbol == SYMBOLS - 1
        more: list[Dice] = []
        for dice in found:
            rest = n - total(dice)
            for k in range(rest if last else 0, rest + 1):
                more.append(dice + (k << 4 * symbol))
        found = more
    return found
