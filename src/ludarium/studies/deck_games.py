"""One game of a deck against another, played by two bots and watched: who won, how long it took, and what became of each card
of the deck."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ludarium.bots.registry import choice_of, make_bot
from ludarium.core.decision import TABLE
from ludarium.core.registry import load_game
from ludarium.games.keyforge.engine.events import EventKinds, Happened
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import DECK_SIZE, SEATS, Zones

GAME: Final = "keyforge"
LONGEST: Final = 1200
"""Decisions after which a game that does not end is a draw: two bots may wait for each other for ever."""
MINE: Final = 0
"""The seat of the deck that is watched."""


@dataclass(frozen=True)
class Meeting:
    """A task: the ``number``-th game of ``word`` against ``rival``. ``first`` is the seat that begins."""

    number: int
    word: str
    rival: str
    first: int


@dataclass
class DeckGame:
    """What came of a meeting. Lists have an entry for the deck and one for its rival; sets of cards are ints with bit ``n`` for
    the ``n``-th card of the deck."""

    number: int
    won: float
    """1, 0, or 0.5 for a draw."""
    ended: bool
    """Whether the game ended within ``LONGEST`` decisions."""
    decisions: int = 0
    turns: list[int] = field(default_factory=lambda: [0] * SEATS)
    keys: list[int] = field(default_factory=lambda: [0] * SEATS)
    spent: list[int] = field(default_factory=lambda: [0] * SEATS)
    """Æ that was paid for keys."""
    gained: list[int] = field(default_factory=lambda: [0] * SEATS)
    """Æ that was gained, but for what was stolen or captured."""
    opening: int = 0
    """In the opening hand, after the mulligan."""
    drawn: int = 0
    """In hand at some time."""
    played: int = 0
    discarded: int = 0
    """Discarded from hand."""
    held: int = 0
    """In hand or in the archives at the end."""


def play_meeting(seed: str, bot: str, meeting: Meeting) -> DeckGame:
    """Play it; the same seed, bot and meeting give the same game. Raises ``UnknownBot`` and ``BotBudget``."""
    game = load_game(GAME)
    options = game.read_options({"deck-0": meeting.word, "deck-1": meeting.rival, "first": meeting.first})
    name = f"{seed}/{meeting.number}"
    state = game.start(SEATS, options, name)
    assert isinstance(state, KeyForgeState)
    players = [make_bot(GAME, bot, f"{name}/{seat}") for seat in range(SEATS)]
    found = DeckGame(meeting.number, 0.5, False)
    while (decision := state.decision()) is not None and found.decisions < LONGEST:
        option = decision.option(0)
        if decision.seat != TABLE:
            found.decisions += 1
            found.drawn |= _cards(state, Zones.HAND)
            option = choice_of(players[decision.seat], state, decision)
        for event in state.choose(option):
            assert isinstance(event, Happened)
            _watch(found, state, event)
    outcome = state.outcome()
    if outcome is not None:
        found.ended = True
        found.won = float(MINE in outcome.winners) / max(1, len(outcome.winners))
    found.held = _cards(state, Zones.HAND) | _cards(state, Zones.ARCHIVES)
    found.drawn |= found.opening
    return found


def _cards(state: KeyForgeState, zone: int) -> int:
    """The deck's own cards in one of its rows."""
    return sum(1 << c for c in state.row(zone, MINE) if c < DECK_SIZE)


def _watch(found: DeckGame, state: KeyForgeState, event: Happened) -> None:
    what, a, b = event.what, event.a, event.b
    if what == EventKinds.TURN_BEGAN:
        if found.turns == [0] * SEATS:
            found.opening = _cards(state, Zones.HAND)
        found.turns[a] += 1
    elif what == EventKinds.FORGED:
        found.keys[a] += 1
        found.spent[a] += event.c
    elif what == EventKinds.GAINED:
        found.gained[a] += b
    elif what == EventKinds.PLAYED and 0 <= b < DECK_SIZE:
        found.played |= 1 << b
    elif what == EventKinds.DISCARDED and 0 <= b < DECK_SIZE and event.c == Zones.HAND:
        found.discarded |= 1 << b
