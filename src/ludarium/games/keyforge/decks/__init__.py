"""Decks: from the Master Vault, a list or a record; checked, generated, and said in one word."""

from ludarium.games.keyforge.decks.address import vault_file, vault_id, vault_url
from ludarium.games.keyforge.decks.check import faults_of
from ludarium.games.keyforge.decks.deck import Deck, Official, Slot
from ludarium.games.keyforge.decks.errors import BadDeck, Fault
from ludarium.games.keyforge.decks.generate import generated
from ludarium.games.keyforge.decks.read import read_deck
from ludarium.games.keyforge.decks.word import deck_of_word, word_of_deck

__all__ = [
    "BadDeck",
    "Deck",
    "Fault",
    "Official",
    "Slot",
    "deck_of_word",
    "faults_of",
    "generated",
    "read_deck",
    "vault_file",
    "vault_id",
    "vault_url",
    "word_of_deck",
]
