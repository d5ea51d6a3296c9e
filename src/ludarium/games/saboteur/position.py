"""Where a game of Saboteur stands: the data of its state, in groups.

Each group lists its fields once, with the values of a table that is clear, and copies itself. Lists by seat, except for
hands, are replaced and not written to, so that copies share them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ludarium.core.chance import Chance
from ludarium.core.plain import fields
from ludarium.core.state import State
from ludarium.games.saboteur.field import Field
from ludarium.games.saboteur.rules import Settings
from ludarium.games.saboteur.terms import (
    NOBODY,
    NOWHERE,
    Card,
    Discard,
    Face,
    Goal,
    GoalSet,
    HistoryEntry,
    Phases,
    Role,
    Seat,
    SeatSet,
    Status,
    Statuses,
    ToolSet,
    place_of,
)


def has(hand: list[Card], card: Card) -> bool:
    """Whether a hand has a card of this kind."""
    return place_of(card, hand) != NOWHERE


def take(hand: list[Card], card: Card) -> None:
    """Take a card of this kind, the first of several, out of a hand that has one."""
    place = place_of(card, hand)
    if place == NOWHERE:
        raise ValueError(card)
    del hand[place]


@mypyc_attr(acyclic=True)
@final
class Result:
    """How a round ended (S12, S13). Never changed after it is made."""

    def __init__(
        self,
        round_: int,
        winner: Role,
        connector: Seat,
        roles: list[Role],
        paid: list[int],
        goals: list[Face],
    ) -> None:
        self.round = round_
        self.winner = winner
        self.connector = connector
        self.roles = roles
        self.paid = paid
        self.goals = goals


@mypyc_attr(acyclic=True)
@final
class Deal:
    """What was dealt for a round. Not changed while the round lasts, so that copies share it."""

    def __init__(self, roles: list[Role], faces: list[Face], deck: list[Card], centre_card: Card) -> None:
        self.roles = roles
        """By seat, ``NOBODY`` where none was dealt."""
        self.faces = faces
        """Of the three goals, from the top."""
        self.deck = deck
        """The draw deck, its top at the end; ``CardPiles.deck_left`` says how much of it is left."""
        self.centre_card = centre_card


@mypyc_attr(acyclic=True)
@final
class Players:
    """What each player has, by seat."""

    def __init__(
        self,
        status: list[Status],
        gold: list[int],
        hands: list[list[Card]],
        broken: list[ToolSet],
        peeked: list[GoalSet],
    ) -> None:
        self.status = status
        self.gold = gold
        """Nuggets of the rounds played."""
        self.hands = hands
        self.broken = broken
        self.peeked = peeked
        """Goals seen by map in this round."""

    @staticmethod
    def new(seats: int) -> Players:
        """Players before the first deal."""
        hands: list[list[Card]] = [[] for _ in range(seats)]
        return Players([Statuses.STAYS] * seats, [0] * seats, hands, [0] * seats, [0] * seats)

    def clone(self) -> Players:
        """A copy, which shares all but the hands: the other lists are replaced, never changed."""
        return Players(self.status, self.gold, [hand[:] for hand in self.hands], self.broken, self.peeked)


@mypyc_attr(acyclic=True)
@final
class CardPiles:
    """The draw deck and the discard pile."""

    def __init__(self, deck_left: int, pile: list[Discard]) -> None:
        self.deck_left = deck_left
        """How many cards of the deck have not been drawn."""
        self.pile = pile
        """What was discarded, oldest first (``terms.discard``)."""

    def clone(self) -> CardPiles:
        return CardPiles(self.deck_left, self.pile[:])


@mypyc_attr(acyclic=True)
@final
class Progress:
    """How far the game has come, and its clocks."""

    def __init__(self, round_: int, history: list[HistoryEntry]) -> None:
        self.round = round_
        """1 to 3."""
        self.start_player: Seat = NOBODY
        self.turn: Seat = NOBODY
        """Who is on turn."""
        self.roles_known = False
        """Whether the players have looked at their roles (S4.11)."""
        self.history = history
        """The plays of the round (``notation.played``)."""
        self.passes = 0
        """In succession."""
        self.timed = False
        """Whether the untimed period is over (S15.3)."""
        self.stalling: SeatSet = 0
        """Who was ruled to stall (S15.5)."""
        self.clock = 0
        """Move clocks started in this round."""

    def clone(self) -> Progress:
        copy = Progress(self.round, self.history[:])
        copy.start_player = self.start_player
        copy.turn = self.turn
        copy.roles_known = self.roles_known
        copy.passes = self.passes
        copy.timed = self.timed
        copy.stalling = self.stalling
        copy.clock = self.clock
        return copy


NOT_DEALT: Final = Deal([], [], [], NOBODY)


@mypyc_attr(acyclic=True)
class Position(State):
    """A game in progress."""

    def __init__(
        self,
        settings: Settings,
        chance: Chance,
        deal: Deal,
        players: Players,
        field: Field,
        piles: CardPiles,
        progress: Progress,
    ) -> None:
        self.settings = settings
        self.chance = chance
        self.deal = deal
        self.players = players
        self.field = field
        self.piles = piles
        self.progress = progress
        self.phase = Phases.DEAL
        self.touch_card: Card = NOBODY
        """The misused card that is to be used (S19.5)."""
        self.stones: tuple[Goal, ...] = ()
        """Goals whose orientation is to be chosen (S8.8)."""
        self.results: tuple[Result, ...] = ()
        """Of the rounds played."""

    def dump(self) -> tuple[object, ...]:
        return fields(self)
