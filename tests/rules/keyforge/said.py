"""Words for cards of the pool that no card file has yet, for as long as a test runs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from ludarium.games.keyforge.cards import number, texts
from ludarium.games.keyforge.words.say import Words


@contextmanager
def said(cards: Mapping[str, Words]) -> Iterator[None]:
    """Let these cards (by their names in the pool) say this; their facts, printed keywords too, stay their own."""
    known = texts()
    before = dict(known)
    for card, words in cards.items():
        number(card, words)
        known[card] = words
    try:
        yield
    finally:
        known.clear()
        known.update(before)
