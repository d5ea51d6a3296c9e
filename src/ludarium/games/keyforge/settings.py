"""What a table may choose, read once at the start of a game."""

from __future__ import annotations

from typing import Final, final

NO_LIMIT: Final = 0


@final
class Settings:
    """The options that the rules themselves look at."""

    def __init__(self, chains: list[int], minutes: int, ask_piles: bool) -> None:
        self.chains = chains
        self.minutes = minutes
        """How long the game lasts before its overtime (T6.1); ``NO_LIMIT`` for ever."""
        self.ask_piles = ask_piles
        """Whether the active player orders what goes to a discard pile together (G91)."""
