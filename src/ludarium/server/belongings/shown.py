"""What goes over the wire about what people keep: docs/protocol.md in types. Times are ISO 8601."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

Text = Annotated[str, Meta(max_length=60_000)]
Note = Annotated[str, Meta(max_length=1000)]
MOST_TEXTS: Final = 20


class BelongingShown(Struct):
    """Something that the reader keeps for the seats of a game, such as a deck. ``word`` is what is brought to a table. Counted are
    the reader's games that are over and to which they have brought it, those with bots, too."""

    id: str
    word: str
    title: str
    note: str
    created: str
    won: int
    """Alone or together with others."""
    lost: int
    drawn: int


class BelongingsShown(Struct):
    """All that the reader keeps for a game, the newest first, and how much that may be."""

    kept: list[BelongingShown]
    most: int


class BelongingAbout(Struct):
    """What its game finds out about it, for a page of the game's own: of a deck of KeyForge what it can do."""

    about: dict[str, Any]


class NewBelongings(Struct, forbid_unknown_fields=True):
    """Texts as one would bring them to a table, each by itself: at least one, at most 20."""

    texts: list[Text]


class BelongingRead(Struct):
    """What has become of one of these texts: the ``id`` by which it is kept now, or null and what is wrong with it, in sentences;
    ``fresh``: it was not kept before."""

    id: str | None
    title: str
    fresh: bool
    problems: list[str]


class BelongingsRead(Struct):
    """What has become of each text, in their order, and all that is kept now."""

    read: list[BelongingRead]
    all: BelongingsShown


class BelongingNote(Struct, forbid_unknown_fields=True):
    """What the reader writes about it."""

    note: Note
