"""Texts that people name instead of giving them: where they come from, and what they say besides the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, final

CONNECT: Final = 5.0
READ: Final = 5.0
TOTAL: Final = 15.0
SIZE: Final = 1_000_000


@final
class Source:
    """Where texts are fetched from, how long that may take in seconds (to connect, for each piece, for all), and
    how many bytes it may bring. A game knows no clock, so the asker lends one that never goes back."""

    def __init__(
        self,
        clock: Callable[[], float],
        address: str = "",
        connect: float = CONNECT,
        read: float = READ,
        total: float = TOTAL,
        size: int = SIZE,
    ) -> None:
        self.clock = clock
        self.address = address
        """The address of a text, with ``{id}`` in the place of its id; empty: the one that the game knows."""
        self.connect = connect
        self.read = read
        self.total = total
        self.size = size


@final
class SourceInfo:
    """What a text says besides what is played: printed texts, and addresses of pictures, each by the name of the
    thing that it belongs to. Nothing in a game needs them, and records have none: a page may show them."""

    def __init__(self, texts: Mapping[str, str], images: Mapping[str, str]) -> None:
        self.texts = texts
        self.images = images
