"""Texts that people name instead of giving them: what came of fetching one, and what it says besides the game.

Nothing here talks to a network. A game says where a text lies and reads what was found there; the server asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

SLOW: Final = "slow"
"""The answer did not come in time."""
UNREACHABLE: Final = "unreachable"
"""Nobody answers there, or the line was lost."""
BROKEN: Final = "broken"
"""What came is no answer, or was cut short."""
LARGE: Final = "large"
"""There is more than was asked for."""


@final
class Fetched:
    """What came of asking for a text: the status of the answer and its body, or the fault for which there is none.
    A body is there only where the status is 200. ``limit`` is how many bytes it could have had."""

    def __init__(self, status: int = 0, body: bytes = b"", fault: str = "", limit: int = 0) -> None:
        self.status = status
        self.body = body
        self.fault = fault
        """One of ``SLOW``, ``UNREACHABLE``, ``BROKEN`` and ``LARGE``; empty where somebody answered."""
        self.limit = limit


@final
class SourceInfo:
    """What a text says besides what is played: printed texts, and addresses of pictures, each by the name of the
    thing that it belongs to. Nothing in a game needs them, and records have none: a page may show them."""

    def __init__(self, texts: Mapping[str, str], images: Mapping[str, str]) -> None:
        self.texts = texts
        self.images = images
