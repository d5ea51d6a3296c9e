"""What a table may choose, read once at the start of a game."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from ludarium.games.keyforge.engine.prints import Brought, Decks
from ludarium.games.keyforge.engine.terms import Seat

NO_LIMIT: Final = 0

Match: TypeAlias = int
"""How many games belong together, and who plays which deck (G40, G151-G153, G272, G273)."""


class Matches:
    SINGLE: Final[Match] = 0
    THREE: Final[Match] = 1
    ADAPTIVE: Final[Match] = 2
    SHORT_ADAPTIVE: Final[Match] = 3
    REVERSAL: Final[Match] = 4
    AUCTION: Final[Match] = 5
    TRIAD: Final[Match] = 6


MATCH_NAMES: Final = ("single", "three", "adaptive", "short-adaptive", "reversal", "auction", "triad")


@final
class Settings:
    """The options that the rules themselves look at."""

    def __init__(
        self,
        chains: list[int],
        minutes: int,
        ask_piles: bool,
        match: Match = Matches.SINGLE,
        opening_bid: int = 0,
        exchanged: Decks | None = None,
        first: Seat = -1,
        brought: list[list[Brought]] | None = None,
    ) -> None:
        self.chains = chains
        self.minutes = minutes
        """How long the game lasts before its overtime (T6.1); ``NO_LIMIT`` for ever."""
        self.ask_piles = ask_piles
        """Whether the active player orders what goes to a discard pile together (G91)."""
        self.match = match
        self.opening_bid = opening_bid
        """The lowest first bid of an auction (G152)."""
        self.exchanged = exchanged
        """Both decks, each with the other player, where the match may need that."""
        self.first = first
        """Who begins the first game; -1 for a coin."""
        self.brought: list[list[Brought]] = brought or []
        """The three decks of each seat in a Triad (G273); empty in other matches."""

    def whole(self) -> list[object]:
        """All but the decks, as plain values; the same make it again."""
        return [self.chains, self.minutes, self.ask_piles, self.match, self.opening_bid, self.first]
