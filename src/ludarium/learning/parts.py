"""Actions as bags of parts, so that a net needs no weights of its own for each of thousands of actions.

``ST#4+AN#0`` is a play, of the card ST#4, of kind ST, with AN added. What a net learns of one part it knows in every action
that has it. A part is a word; an action is a few of them, in a table of small whole numbers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from ludarium.environments.encoding import SPARE, Encoding
from ludarium.environments.layout import Planes
from ludarium.environments.registry import encoding_of

NO_PART: Final = 0
Ints = npt.NDArray[np.int64]
Point = Callable[[str], tuple[int, int]]
"""The thing at which the word of an action points, and the card that it names."""


class ActionTable:
    """The actions by meaning of a game: ``parts`` has a row for each, ended by ``NO_PART``; ``names`` says what the parts are.

    ``rows`` says at which row or cell of the observation an action points, counted from 1 through all tensors that have things, and
    ``cards`` which card of the pool it names; 0 where it does neither.
    """

    def __init__(self, game: str) -> None:
        encoding = encoding_of(game)
        words = encoding.words
        split = _SPLITTERS.get(game, _whole)
        point = _POINTERS.get(game, _nowhere)(encoding)
        known: dict[str, int] = {"": NO_PART}
        rows = [[known.setdefault(part, len(known)) for part in dict.fromkeys(split(word))] for word in words]
        rows += [[known.setdefault("spare", len(known))]] * SPARE
        self.names = list(known)
        self.parts: Ints = np.zeros((len(rows), max(map(len, rows))), np.int64)
        for row, found in zip(self.parts, rows, strict=True):
            row[: len(found)] = found
        pointed = [*map(point, words), *[(0, 0)] * SPARE]
        self.rows: Ints = np.array([row for row, _ in pointed], np.int64)
        self.cards: Ints = np.array([card for _, card in pointed], np.int64)


@cache
def table_of(game: str) -> ActionTable:
    """The table of a game, made once."""
    return ActionTable(game)


def _whole(word: str) -> Iterator[str]:
    """Another author's game: what stands before a colon, and the whole word."""
    yield word.partition(":")[0] + ":"
    yield word


def _fence(word: str) -> Iterator[str]:
    """``feint:ST#4+AN#0``: what is done, the card, its kind, what is added."""
    head, colon, rest = word.partition(":")
    if head == "position" or (not colon and "#" not in head):
        yield word
        return
    if not colon and not head.startswith("parry"):
        head, rest = "play", word
    if not colon and word.startswith("parry"):
        head, rest = "parry", word.removeprefix("parry")
    card, _, addon = rest.partition("+")
    yield head
    if card:
        yield card
        yield card[:2]
        yield f"{head} {card[:2]}"
    if addon:
        yield f"+{addon}"
        yield f"+{addon[:2]}"
        yield f"{head}+{addon[:2]}"


def _duel(word: str) -> Iterator[str]:
    """``reroll:AAH`` by how many of each symbol, ``buy:TD10`` by card, ``BZ06'@fame:3`` by token and place."""
    if "@" in word:
        token, _, place = word.partition("@")
        track = place.partition(":")[0]
        yield from ("lay", token.rstrip("'"), token, track, place, f"{token}@{track}")
        return
    head, colon, rest = word.partition(":")
    yield head
    if not colon:
        return
    if head in ("reroll", "faces", "aside", "add"):
        for symbol in dict.fromkeys(rest):
            yield f"{head} {symbol}×{rest.count(symbol)}"
        yield f"{head} of {len(rest)}"
        return
    yield rest
    yield word


def _saboteur(word: str) -> Iterator[str]:
    """``CR'@3,-1`` by card and cell, ``!L>+2`` by card and seat, ``pass:CR`` by card."""
    if found := re.fullmatch(r"(.+)@(-?\d+),(-?\d+)", word):
        card, x, y = found.groups()
        yield from (
            "lay" if card not in ("fall", "stone") else card,
            card.rstrip("'"),
            card,
            f"x={x}",
            f"y={y}",
        )
    elif ">" in word:
        card, _, seat = word.partition(">")
        yield from (card, f"{card[0]} at {seat}", seat)
    else:
        head, _, rest = word.partition(":")
        yield head
        if rest:
            yield rest.rstrip("'")
            yield word


def _keyforge(word: str) -> Iterator[str]:
    """``reap:line#3`` is to reap: with what, the row says. ``search:anger`` is to search: for which card, its tree says."""
    head, _, rest = word.partition(":")
    if head in ("search", "name"):
        yield head
    elif "#" in rest:
        yield head
        yield f"{word.partition('#')[0]}#"
    else:
        yield f"{head}:"
        yield word


def _nowhere(encoding: Encoding) -> Point:
    return lambda word: (0, 0)


def _saboteur_cells(encoding: Encoding) -> Point:
    """The cell of ``CR'@3,-1``."""
    field = encoding.layout.part("field")
    assert isinstance(field, Planes)
    cells = [word for word in encoding.words if re.fullmatch(r"fall@-?\d+,-?\d+", word)]
    at = {word.partition("@")[2]: n for n, word in enumerate(cells, 1)}
    assert len(at) == field.height * field.width
    return lambda word: (at.get(word.partition("@")[2], 0), 0)


def _keyforge_rows(encoding: Encoding) -> Point:
    """The row of ``reap:line#3``, the card of ``search:anger``."""
    rows = [word.partition(":")[2] for word in encoding.words if word.startswith("choose:")]
    at = {row: n for n, row in enumerate(rows, 1)}
    searched = [word.partition(":")[2] for word in encoding.words if word.startswith("search:")]
    cards = {card: n for n, card in enumerate(searched, 1)}

    def point(word: str) -> tuple[int, int]:
        head, _, rest = word.partition(":")
        if head in ("search", "name"):
            return 0, cards[rest]
        return at.get(rest.rpartition(":")[2], 0), 0

    return point


_SPLITTERS: Final[dict[str, Callable[[str], Iterator[str]]]] = {
    "keyforge": _keyforge,
    "ready-fence": _fence,
    "saboteur": _saboteur,
    "tokyo-duel": _duel,
}
_POINTERS: Final[dict[str, Callable[[Encoding], Point]]] = {
    "keyforge": _keyforge_rows,
    "saboteur": _saboteur_cells,
}
