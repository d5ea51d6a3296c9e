"""From what a player hands in to a source, and from a registered deck to the word that a table is opened with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ludarium.games.keyforge.decks import BadDeck, read_deck, vault_id, word_of_deck
from ludarium.games.keyforge.options import SEALED, DeckOption
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.tournaments.rules.keyforge.decks import Entry, Source, combined

DECK: Final = DeckOption(0, any_card=True)
"""How a deck is read: a list, a file of the Master Vault, or an id there; of any set, since cardboard needs no engine."""


_PLAYED: Final = DeckOption(0)
"""How a table of the hall reads one."""


def vault_of(text: str) -> str:
    """The id at the Master Vault that a text names or holds; empty where it has none. Raises ``BadDeck``."""
    found = vault_id(text.strip())
    if found is not None:
        return found
    if not from_vault(text):
        return ""
    official = read_deck(text).official
    return "" if official is None else official.vault_id


def from_vault(text: str) -> bool:
    """Whether a text is the Master Vault's own list, or names it: then the registered list is compared (T8.3)."""
    return vault_id(text.strip()) is not None or text.lstrip("\ufeff \n\r\t").startswith("{")


def fetched(text: str) -> bool:
    """Whether a text names a deck at the Master Vault, so that its list comes from there and from nobody's hands."""
    return vault_id(text.strip()) is not None


def played_word(entry: Entry, sources: Sequence[Source]) -> str:
    """The deck that is played in one word; empty where it can't be put together."""
    try:
        return word_of_deck(combined(entry, sources))
    except (BadDeck, KeyError, IndexError):
        return ""


def card_names(lang: str) -> dict[str, str]:
    """The name of every card of the pool in a language, by its id: pages name the cards of any registered deck."""
    return {fact.id: fact.called(lang) for fact in POOL.cards()}


@lru_cache(maxsize=2_048)
def unplayable(word: str) -> int:
    """How many names of a deck the engine can't play yet; none of the deck that a table makes itself."""
    try:
        _PLAYED.read(word or SEALED)
    except BadDeck as error:
        return sum([int(one.facts["number"]) for one in error.faults if one.code == "deck-unsupported"])
    return 0
