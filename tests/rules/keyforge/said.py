"""Words for cards of the pool that no card file has yet, for as long as a test runs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.engine.printing import forget_decks
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.words.shorthand import Words


@contextmanager
def said(cards: Mapping[str, Words]) -> Iterator[None]:
    """Let these cards (by their names in the pool) say this; their facts, printed keywords too, stay their own."""
    known = texts()
    forget_decks()
    before = dict(known)
    for card, words in cards.items():
        REGISTRY.add_card(card, words)
        known[card] = words
    try:
        yield
    finally:
        known.clear()
        known.update(before)
        forget_decks()
