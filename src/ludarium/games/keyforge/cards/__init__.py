"""What each card says, in words; its facts come from the pool. A set is a folder with a file for each house."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from ludarium.games.keyforge.nodes import register
from ludarium.games.keyforge.words.base import Ability, Constant
from ludarium.games.keyforge.words.say import Words

FILES: Final = (
    "cota.brobnar",
    "cota.dis",
    "cota.logos",
    "cota.mars",
    "cota.sanctum",
    "cota.shadows",
    "cota.untamed",
    "others",
)
"""The card files, in the order in which their words are numbered."""


@cache
def texts() -> dict[str, Words]:
    """The words of every card that can be played, by its name in the pool."""
    found: dict[str, Words] = {}
    for file in FILES:
        module = import_module(f"{__name__}.{file}")
        for card, said in module.CARDS.items():
            if card in found:
                raise ValueError(f"{card} is said twice")
            found[card] = said
    for card, said in found.items():
        number(card, said)
    return found


def number(card: str, said: tuple[Ability | Constant, ...]) -> None:
    """Number a card's words, and what they give to others, in printed order."""
    for i, word in enumerate(said):
        register(word, f"{card}.{i + 1}")


def playable() -> frozenset[str]:
    """The cards that can be played, by their names in the pool."""
    return frozenset(texts())
