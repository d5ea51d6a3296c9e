"""What a seat, or a spectator, knows: the only door out of a state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import TracebackType
from typing import Annotated, Any, ClassVar, TypeVar

import msgspec

T = TypeVar("T")
S = TypeVar("S")

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


class Together:
    """A block in which one ``state`` is viewed by several seats, and does not change: what all of them know alike is made once
    (``alike``)."""

    now: ClassVar[Together | None] = None

    def __init__(self, state: object) -> None:
        self.state = state
        self.made: dict[Callable[[Any], Any], Any] = {}

    def __enter__(self) -> None:
        self._before, Together.now = Together.now, self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        Together.now = self._before


def alike(make: Callable[[S], T], state: S) -> T:
    """A part of the views of a state that is the same for every seat and for spectators: ``make`` knows of no viewer. Several views
    may hold the same part, so nobody changes it."""
    now = Together.now
    if now is None or now.state is not state:
        return make(state)
    if make not in now.made:
        now.made[make] = make(state)
    made: T = now.made[make]
    return made
