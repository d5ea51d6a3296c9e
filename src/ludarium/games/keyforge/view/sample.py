"""A complete game drawn from what a view leaves open: which cards lie in unknown places."""

from __future__ import annotations

from msgspec import UNSET

from ludarium.core.chance import Chance
from ludarium.games.keyforge.engine.codes import AskKinds
from ludarium.games.keyforge.engine.hidden import imagined_decks
from ludarium.games.keyforge.engine.layout import LAID_OPEN
from ludarium.games.keyforge.engine.printing import brought_named, decks_named
from ludarium.games.keyforge.engine.prints import Decks
from ludarium.games.keyforge.engine.settings import MATCH_NAMES, Matches, Settings
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.steps.matches import free_decks
from ludarium.games.keyforge.engine.terms import DECK_SIZE, NONE, Card, Zones
from ludarium.games.keyforge.pool.houses import HOUSE_OF
from ludarium.games.keyforge.view.reader import Reader
from ludarium.games.keyforge.view.serialize import MADE, SPECTATORS, Columns
from ludarium.games.keyforge.view.view import KeyForgeView
from ludarium.games.keyforge.words.choosing import ChoiceFrame, OnCards


def sample_state(view: KeyForgeView, chance: Chance) -> KeyForgeState:
    """Where both deck lists are open, each seat's unknown places hold just its cards that are nowhere known. What is
    not known of hidden lists is drawn first."""
    data = view.inside
    hidden = len(data) > Columns.LISTS
    chains, minutes, piles, match, opening_bid, first = data[31]
    exchanged = decks_named(view.exchanged) if view.exchanged else None
    natural = _imagined(view, chance) if hidden else decks_named(view.words)
    triad = view.match.kind == MATCH_NAMES[Matches.TRIAD]
    brought = [[brought_named(deck.word) for deck in decks] for decks in view.match.brought] if triad else []
    settings = Settings(chains, minutes, piles, match, opening_bid, exchanged, first, brought)
    decks = exchanged if exchanged is not None and data[30][4] else natural
    state = KeyForgeState(decks, settings, chance.clone())
    state.natural = natural
    state.told = []
    if hidden:  # whom else they have been shown to, makes no difference to what the viewer sees
        viewer = 1 << (SPECTATORS if view.seat is None else view.seat)
        state.met = [0 if label is None else viewer for label in data[Columns.LISTS]]
        for c in data[Columns.NUMBERED]:
            state.met[c] = LAID_OPEN
    known: set[int] = set()
    for row in data[0]:
        known.update(c for c in row if c >= 0)
    for cards in (data[1], data[2], data[4]):
        known.update(c for c in cards if c != NONE)
    unknown: list[list[int]] = []
    for seat in (0, 1):
        rest = [c for c in range(DECK_SIZE * seat, DECK_SIZE * (seat + 1)) if c not in known]
        chance.shuffle(rest)
        in_deck = data[0][Zones.DECK * 2 + seat].count(NONE)
        gone = [past[0] for past in data[Columns.LAST_KNOWN] if past[Columns.WENT] == Zones.DECK]
        unknown.append(_with_last(rest, in_deck, gone, chance))
    reader = Reader(state, data)
    reader.rows(unknown)
    reader.rest()
    for seat in (0, 1):
        if state.secret[seat] == MADE:
            open_to = free_decks(state, seat)
            state.secret[seat] = open_to[chance.below(len(open_to))]
    in_sight(state)
    reader.asked()
    return state


def _with_last(cards: list[Card], most: int, wanted: list[Card], chance: Chance) -> list[Card]:
    """Shuffled cards, of which the last ``most`` lie in the deck: the ``wanted`` ones are among them, as far as there are places.
    They have left play for it this turn, and what is unfinished may speak of how they were (G99)."""
    first = len(cards) - most
    here = [i for i, c in enumerate(cards) if c in wanted and i < first]
    free = [i for i, c in enumerate(cards) if c not in wanted and i >= first]
    if here:
        chance.shuffle(free)
    for i, j in zip(here, free, strict=False):
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def in_sight(state: KeyForgeState) -> None:
    """Whoever chooses among cards sees them, even if the viewer does not."""
    if state.kind != AskKinds.CARD:
        return
    f = state.stack[-1]
    if isinstance(f, ChoiceFrame) and isinstance(f.node, OnCards):
        for c in f.node.among(state, f):
            state.seen[c] |= 1 << state.active


def _imagined(view: KeyForgeView, chance: Chance) -> Decks:
    """Two decks with the cards that the viewer knows of; the others are drawn by their sets and houses."""
    return imagined_decks(
        view.inside[Columns.LISTS],
        [player.name for player in view.players],
        [player.set for player in view.players],
        [[HOUSE_OF[house] for house in player.houses] for player in view.players],
        view.words,
        chance,
        view.tide is not UNSET,
        view.inside[Columns.TOKENS],
    )
