"""A complete game drawn from what a view leaves open: which cards lie in unknown places."""

from __future__ import annotations

from ludarium.core.chance import Chance
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.inside import MADE, Reader
from ludarium.games.keyforge.process.matches import free_decks
from ludarium.games.keyforge.settings import Settings
from ludarium.games.keyforge.setup import brought_named, decks_named
from ludarium.games.keyforge.state import KeyForgeState
from ludarium.games.keyforge.terms import NONE
from ludarium.games.keyforge.view import KeyForgeView


def sample_state(view: KeyForgeView, chance: Chance) -> KeyForgeState:
    """Both deck lists are open, so each seat's unknown places hold just its cards that are nowhere known."""
    data = view.inside
    chains, minutes, piles, match, opening_bid, first = data[32]
    exchanged = decks_named(view.exchanged) if view.exchanged else None
    natural = decks_named(view.words)
    brought = [[brought_named(deck.word) for deck in decks] for decks in view.match.brought]
    settings = Settings(chains, minutes, piles, match, opening_bid, exchanged, first, brought)
    decks = exchanged if exchanged is not None and data[31][4] else natural
    state = KeyForgeState(decks, settings, chance.clone())
    state.natural = natural
    state.told = []
    known: set[int] = set()
    for row in data[0]:
        known.update(c for c in row if c != NONE)
    for cards in (data[1], data[2], data[4]):
        known.update(c for c in cards if c != NONE)
    unknown: list[list[int]] = []
    for seat in (0, 1):
        rest = [c for c in range(t.DECK_SIZE * seat, t.DECK_SIZE * (seat + 1)) if c not in known]
        chance.shuffle(rest)
        unknown.append(rest)
    reader = Reader(state, data)
    reader.rows(unknown)
    reader.rest()
    for seat in (0, 1):
        if state.secret[seat] == MADE:
            open_to = free_decks(state, seat)
            state.secret[seat] = open_to[chance.below(len(open_to))]
    return state
