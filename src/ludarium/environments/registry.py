"""The encodings by game. Another author's game registers its own with ``register``."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Final

from ludarium.core import Game, LudariumError
from ludarium.environments.encoding import Encoding

OURS: Final = {
    "keyforge": "KeyForgeEncoding",
    "ready-fence": "FenceEncoding",
    "saboteur": "SaboteurEncoding",
    "tokyo-duel": "DuelEncoding",
}
_registered: dict[str, Callable[[], Encoding]] = {}


class NoEncoding(LudariumError):
    """Nobody has said how the game is told in tensors."""

    def __init__(self, game: str) -> None:
        super().__init__("environment-encoding", game=game)


def register(game: str, make: Callable[[], Encoding]) -> None:
    """From now on ``game`` is told by what ``make`` gives."""
    _registered[game] = make
    encoding_of.cache_clear()


@cache
def encoding_of(game: str) -> Encoding:
    """The encoding of a game by its name. Raises ``NoEncoding``."""
    if game in _registered:
        return _registered[game]()
    if game not in OURS:
        raise NoEncoding(game)
    made: Encoding = getattr(import_module(f"ludarium.environments.{game.replace('-', '_')}"), OURS[game])()
    return made


def encoded(game: Game) -> Encoding:
    """The encoding of a game."""
    return encoding_of(game.name)
