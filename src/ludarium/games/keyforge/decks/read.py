"""A deck from whatever text somebody gives: a Master Vault file, a plain list, a word of a record, or the
pods of an alliance."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.decks.alliance import deck_of_alliance, is_alliance
from ludarium.games.keyforge.decks.deck import Deck
from ludarium.games.keyforge.decks.errors import BadDeck, Fault
from ludarium.games.keyforge.decks.listing import SAMPLE, deck_of_list
from ludarium.games.keyforge.decks.vault import deck_of_json
from ludarium.games.keyforge.decks.word import deck_of_word

LONGEST_FILE: Final = 1_000_000
LONGEST_LIST: Final = 20_000
ENCODING: Final = "UTF-8"
_FIRST: Final = 4
_MANY: Final = 8


def read_deck(text: str, option: str = "deck") -> Deck:
    """The deck that ``text`` holds, checked. Raises ``BadDeck``, about the option of that name."""
    try:
        if len(text) > LONGEST_FILE:
            raise BadDeck([Fault("deck-too-long", LONGEST_FILE, found=len(text))])
        return _deck(text.lstrip("\ufeff").strip())
    except BadDeck as error:
        raise error.of(option) from None


def _is_no_text(text: str) -> bool:
    """Whether a file was read as the wrong kind of text: what is left of UTF-16 has zero bytes between its letters."""
    return text[0] == "\ufffd" or "\0" in text[:_FIRST] or text.count("\0") >= _MANY


def _deck(text: str) -> Deck:
    if not text:
        raise BadDeck([Fault("deck-empty", SAMPLE)])
    if _is_no_text(text):
        raise BadDeck([Fault("deck-encoding", ENCODING)])
    if is_alliance(text):
        return deck_of_alliance(text)
    if text[0] in "{[":
        return deck_of_json(text)
    if "~" in text and len(text.split(maxsplit=1)) == 1:
        return deck_of_word(text)
    if len(text) > LONGEST_LIST:
        raise BadDeck([Fault("deck-too-long", LONGEST_LIST, found=len(text))])
    return deck_of_list(text)
