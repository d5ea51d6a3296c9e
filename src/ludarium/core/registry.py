"""What packages add by entry points: the games, by the group ``ludarium.games``, and whatever else another group names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from typing import TypeVar

from ludarium.core.errors import UnknownGame
from ludarium.core.game import Game

Found = TypeVar("Found")


def installed(group: str, kind: type[Found]) -> Iterator[tuple[str, Found]]:
    """What packages add by the entry points of ``group``, each with the name of its entry point, in the order of these names. Raises
    ``TypeError`` for what is no ``kind``."""
    for point in sorted(entry_points(group=group), key=lambda point: point.name):
        found = point.load()
        if not isinstance(found, kind):
            raise TypeError(f"entry point {point.name!r} of {group} is no {kind.__name__}: {found!r}")
        yield point.name, found


@cache
def games() -> dict[str, Game]:
    """Every installed game by name, in the order of their names."""
    return {game.name: game for _, game in installed("ludarium.games", Game)}


def load_game(name: str) -> Game:
    """The game called ``name``; raises ``UnknownGame``."""
    try:
        return games()[name]
    except KeyError:
        raise UnknownGame(name, ", ".join(games())) from None
