"""What a seat, or a spectator, knows: the only door out of a state."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The base of every game's view: plain values only, so that it travels as JSON.

    Two states that differ only in what ``seat`` can't know give equal views, byte for byte.
    """

    game: str
    seat: int | None

    def json(self) -> bytes:
        return msgspec.json.encode(self)
