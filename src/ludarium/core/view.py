"""What a seat, or a spectator, knows: the only door out of a state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec

PAIR = msgspec.Meta(extra_json_schema={"minItems": 2, "maxItems": 2})
"""Annotates a list with one thing for each of two seats."""


def one_of(name: str, words: Iterable[str]) -> msgspec.Meta:
    """Annotates a field that holds one of these words; ``name`` is what programs in other languages call the kind of
    words. Nothing is checked for it."""
    return msgspec.Meta(title=name, extra_json_schema={"enum": list(dict.fromkeys(words))})


def keyed(words: Iterable[str]) -> msgspec.Meta:
    """Annotates a dict that has exactly these keys."""
    return msgspec.Meta(extra_json_schema={"propertyNames": {"enum": list(words)}})


Options = Annotated[dict[str, str | int | bool], msgspec.Meta(title="Options")]
"""The settings of a game, by name."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The base of every game's view: plain values only, so that it travels as JSON.

    Two states that differ only in what ``seat`` can't know give equal views, byte for byte.
    """

    game: str
    seat: int | None

    def json(self) -> bytes:
        return msgspec.json.encode(self)
