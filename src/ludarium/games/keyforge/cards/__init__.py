"""What each card says, in words; its facts come from the pool. A set is a folder with a file for each house."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import walk_packages

from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.engine.steps.all import STEPS
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.words.icons import ASSAULT_HITS, HAZARDOUS_HITS
from ludarium.games.keyforge.words.shorthand import Words


def files() -> list[str]:
    """The modules with card files: all in this folder and the folders of sets."""
    return [found.name for found in walk_packages(__path__, f"{__name__}.") if not found.ispkg]


@cache
def texts() -> dict[str, Words]:
    """The words of every card that can be played, by its name in the pool and in the pool's order, in which they are
    numbered. Raises ``ValueError`` for a card that two files say, or that the pool lacks."""
    found: dict[str, Words] = {}
    for file in files():
        for card, said in import_module(file).CARDS.items():
            if card in found:
                raise ValueError(f"{card} is said twice")
            if not POOL.has(card):
                raise ValueError(f"{card} is not in the pool")
            found[card] = said
    REGISTRY.add(ASSAULT_HITS, "assault")
    REGISTRY.add(HAZARDOUS_HITS, "hazardous")
    for step in STEPS:
        REGISTRY.add_node(step)
    in_order = {fact.id: found[fact.id] for fact in POOL.cards() if fact.id in found}
    for card, said in in_order.items():
        REGISTRY.add_card(card, said)
    return in_order


def playable() -> frozenset[str]:
    """The cards that can be played, by their names in the pool."""
    return frozenset(texts())
