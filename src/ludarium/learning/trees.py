"""KeyForge's cards by what they say: their trees of words as rows of numbers, so that a new card needs no new net.

A tree becomes a bag: of its words, of each word below another, and of each number in a word, along with what is printed before the
text. Each of these has one of ``WIDTH`` columns by a hash, the same in every process; a column counts how often it is there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Final
from zlib import crc32

import numpy as np
import numpy.typing as npt

from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.pool.facts import POOL, Fact
from ludarium.games.keyforge.pool.houses import TYPE_NAMES

WIDTH: Final = 384
MOST: Final = 8
"""Counts end here."""
Trees = npt.NDArray[np.int8]


def said(word: object, above: str = "") -> Iterator[str]:
    """What a tree says, word by word."""
    if isinstance(word, (tuple, list)):
        for one in word:
            yield from said(one, above)
        return
    if not is_dataclass(word):
        return
    name = type(word).__name__
    yield name
    yield f"{above}>{name}"
    for field in fields(word):
        value = getattr(word, field.name)
        if isinstance(value, (int, str)):
            if value != field.default:
                yield f"{name}.{field.name}={value}"
        else:
            yield from said(value, f"{name}.{field.name}")


def printed(fact: Fact) -> Iterator[str]:
    """What stands before the text."""
    yield f"type={TYPE_NAMES[fact.kind]}"
    yield f"house={fact.house}"
    for trait in fact.traits:
        yield f"trait={trait}"
    for keyword, number in fact.keywords.items():
        yield f"keyword={keyword}"
        yield f"keyword={keyword}:{number}"
    for name, amount in (("power", fact.power), ("armor", fact.armor), ("amber", fact.amber)):
        yield from [name] * max(0, amount)
        yield f"{name}={amount}"


def row_of(fact: Fact, words: object) -> Trees:
    """A card as a row of counts."""
    row = np.zeros(WIDTH, np.int64)
    for one in (*printed(fact), *said(words)):
        row[crc32(one.encode()) % WIDTH] += 1
    return np.minimum(row, MOST).astype(np.int8)


@cache
def trees() -> Trees:
    """The cards of the pool by their places, from 1; row 0 is no card."""
    known = texts()
    rows = [row_of(fact, known.get(fact.id)) for fact in POOL.cards()]
    return np.stack([np.zeros(WIDTH, np.int8), *rows])
