"""What goes over the wire about seeks and who is here: docs/protocol.md in types. Times are ISO 8601."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from ludarium.core.view import one_of
from ludarium.server.ws.messages import Days, OptionValue, Word

PACES: Final = ["quick", "relaxed"]
DOINGS: Final = ["lobby", "watching", "playing"]

Pace = Annotated[str, one_of("Pace", PACES)]
Doing = Annotated[str, one_of("Doing", DOINGS)]
Bound = Annotated[int, Meta(ge=0, le=5000)]


class NewSeek(Struct, forbid_unknown_fields=True):
    """What somebody would like to play. ``options`` are those of a table; of those that belong to a seat, the ones of seat 0 are
    what the person brings, wherever they come to sit. ``pairs``: the hall looks for the others by itself. ``least`` and ``most``
    bound the ratings of the others; without a ``pace`` any will do. With ``days`` a move it is for correspondence: it stands while
    the person is away, and has no other pace."""

    game: Word
    seats: int
    options: dict[str, OptionValue] = {}
    rated: bool = False
    pairs: bool = False
    least: Bound | None = None
    most: Bound | None = None
    pace: Pace | None = None
    days: Days | None = None


class AnswerSeek(Struct, forbid_unknown_fields=True):
    """What whoever answers a seek brings: options of seat 0, as in ``NewSeek``."""

    options: dict[str, OptionValue] = {}


class SeekShown(Struct):
    """A seek as everybody may know it. ``names`` are those who have found each other so far: one has made it, the others have
    answered. ``rating`` is that of the first, if there is one; ``least`` and ``most`` bound the ratings of whoever answers."""

    id: str
    game: str
    seats: int
    names: list[str]
    options: dict[str, OptionValue]
    rated: bool
    pairs: bool
    rating: int | None
    provisional: bool
    least: int | None
    most: int | None
    pace: Pace | None
    days: int | None
    since: str


class MySeek(Struct, tag="seek"):
    """The reader's own seek, None where there is none; and the table that came of it, for whoever has not come there yet."""

    seek: SeekShown | None
    table: str | None


class PersonHere(Struct):
    """Somebody who has said that they may be seen, and what they do."""

    name: str
    doing: Doing


class SeekLists(Struct):
    """All seeks, the newest first; how many people are here who may be seen, and who they are, in the order of their names."""

    seeks: list[SeekShown]
    count: int
    people: list[PersonHere]
