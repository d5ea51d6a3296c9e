"""What goes into a net, as arrays by name: the same for PyTorch and for onnxruntime."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ludarium.environments.layout import Part, Planes
from ludarium.environments.registry import encoding_of
from ludarium.learning.decisions import Decisions, Ints, flat
from ludarium.learning.parts import table_of

CARD_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "keyforge": ("card", "core", "source", "deck_top", "token"),
}
"""Fields that are no numbers but the place of a card in the pool: a net is given the card's tree instead."""
Inputs = dict[str, npt.NDArray[Any]]


@dataclass(frozen=True)
class Form:
    """What the net of a game takes in. ``things``: options may point at a row or a cell; ``trees``: how wide the tree of a card is, 0 where
    no cards are told by their trees."""

    game: str
    things: bool
    trees: int
    columns: Ints
    """The columns of ``seen`` that hold places of cards."""

    @property
    def names(self) -> list[str]:
        """The inputs in their order."""
        return [
            "seen",
            "parts",
            "owner",
            *(["rows"] if self.things else []),
            *(["cards", "trees"] if self.trees else []),
        ]


def card_columns(game: str, part: Part) -> list[int]:
    """The columns of a row that hold places of cards."""
    names = CARD_FIELDS.get(game, ())
    if isinstance(part, Planes):
        return []
    return [part.columns(field.name).start for field in part.fields if field.name in names]


def has_things(part: Part) -> bool:
    """Whether options may point at its rows or cells."""
    return isinstance(part, Planes) or part.sparse


@cache
def form_of(game: str) -> Form:
    """The form of a game's net."""
    columns: list[int] = []
    at = 0
    parts = encoding_of(game).layout.parts
    for part in parts:
        width = part.shape[-1]
        for row in range(int(np.prod(part.shape[:-1]))):
            columns += [at + row * width + column for column in card_columns(game, part)]
        at += int(np.prod(part.shape))
    width = 0
    if columns:
        from ludarium.learning.trees import WIDTH

        width = WIDTH
    return Form(game, any(map(has_things, parts)), width, np.array(columns, np.int64))


def inputs_of(game: str, asked: Decisions) -> Inputs:
    """The arrays of some decisions: ``seen`` (decisions, numbers), ``parts`` (options, parts), ``owner`` (options): the decision of
    each option, and where the game has them ``rows`` (options): the thing that it points at, from 1; ``cards`` (options): the card that
    it names, and ``trees`` (cards, width): the cards that are anywhere in these decisions. The first of them is no card."""
    form, table = form_of(game), table_of(game)
    seen = flat(encoding_of(game).layout, asked.numbers)
    found: Inputs = {
        "seen": seen,
        "parts": table.parts[asked.actions],
        "owner": np.repeat(np.arange(len(asked)), asked.counts),
    }
    if form.things:
        found["rows"] = table.rows[asked.actions]
    if form.trees:
        from ludarium.learning.trees import trees

        told = seen[:, form.columns].astype(np.int64)
        named = table.cards[asked.actions]
        there, places = np.unique(np.concatenate([[0], told.ravel(), named]), return_inverse=True)
        seen[:, form.columns] = places[1 : 1 + told.size].reshape(told.shape)
        found["cards"] = places[1 + told.size :].astype(np.int64)
        found["trees"] = trees()[there]
    return found


def ordered(inputs: Mapping[str, npt.NDArray[Any]], form: Form) -> list[npt.NDArray[Any]]:
    """The arrays in the order in which the net takes them."""
    return [inputs[name] for name in form.names]
