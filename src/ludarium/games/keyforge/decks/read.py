"""A deck from whatever text somebody gives: a Master Vault file, a plain list, or a word of a record."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.decks.deck import Deck
from ludarium.games.keyforge.decks.errors import BadDeck, Fault
from ludarium.games.keyforge.decks.listing import SAMPLE, deck_of_list
from ludarium.games.keyforge.decks.vault import deck_of_json
from ludarium.games.keyforge.decks.word import deck_of_word

LONGEST: Final = 1_000_000
LONGEST_LIST: Final = 20_000


def read_deck(text: str, option: str = "deck") -> Deck:
    """The deck that ``text`` holds, checked. Raises ``BadDeck``, about the option of that name."""
    try:
        if len(text) > LONGEST:
            raise BadDeck([Fault("deck-too-long", LONGEST, found=len(text))])
        return _deck(text.lstrip("\ufeff").strip())
    except BadDeck as error:
        raise error.of(option) from None


def _deck(text: str) -> Deck:
    if not text:
        raise BadDeck([Fault("deck-empty", SAMPLE)])
    if text[0] in "{[":
        return deck_of_json(text)
    if "~" in text and not any(sign.isspace() for sign in text):
        return deck_of_word(text)
    if len(text) > LONGEST_LIST:
        raise BadDeck([Fault("deck-too-long", LONGEST_LIST, found=len(text))])
    return deck_of_list(text)
