"""The field: decks that every deck is measured against. A field has a version and never changes.

``fields/1.txt`` has two sealed decks of each set that can be played. Its ``n``-th deck of a set is
``generated(set, Chance.of("field 1 SET n"), playable())``, as the cards were when it was made; from then on its word counts.
How strong its decks are was measured once, among themselves, with greedy: ``benchmarks/field.py`` makes and measures a field.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from ludarium.core.chance import Chance
from ludarium.games.keyforge.cards import playable
from ludarium.games.keyforge.decks.deck import Deck
from ludarium.games.keyforge.decks.generate import generated
from ludarium.games.keyforge.decks.word import deck_of_word, word_of_deck

NEWEST: Final = "1"
EACH: Final = 2
"""Decks of each set."""


@dataclass(frozen=True)
class Rival:
    """A deck of the field: its word, and its strength (``strengths``)."""

    word: str
    strength: float

    @property
    def deck(self) -> Deck:
        return _deck(self.word)


@dataclass(frozen=True)
class Field:
    """The decks of one version, in the order in which they are met."""

    version: str
    rivals: tuple[Rival, ...]


@cache
def load_field(version: str = NEWEST) -> Field:
    """The field of this version, out of the package."""
    text = files("ludarium.studies").joinpath("fields", f"{version}.txt").read_text(encoding="utf-8")
    rows = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
    return Field(version, tuple(Rival(word, float(strength)) for strength, word in rows))


def drawn(version: str, sets: list[str]) -> list[str]:
    """The words of the decks of a new field: ``EACH`` of each set, by the seed of the version."""
    return [
        word_of_deck(generated(code, Chance.of(f"field {version} {code} {number}"), playable()))
        for code in sets
        for number in range(EACH)
    ]


@cache
def _deck(word: str) -> Deck:
    return deck_of_word(word)
