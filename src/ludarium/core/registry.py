"""The games that are installed, found through the entry points of the group ``ludarium.games``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from ludarium.core.errors import UnknownGame
from ludarium.core.game import Game


@cache
def games() -> dict[str, Game]:
    """Every installed game by name, in the order of their names."""
    found: dict[str, Game] = {}
    for point in sorted(entry_points(group="ludarium.games"), key=lambda p: p.name):
        game = point.load()
        if not isinstance(game, Game):
            raise TypeError(f"entry point {point.name!r} of ludarium.games is no Game: {game!r}")
        found[game.name] = game
    return found


def load_game(name: str) -> Game:
    """The game called ``name``; raises ``UnknownGame``."""
    try:
        return games()[name]
    except KeyError:
        raise UnknownGame(name, ", ".join(games())) from None
