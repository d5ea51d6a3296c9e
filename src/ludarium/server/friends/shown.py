"""What goes over the wire about friends, blocks and mutes: docs/protocol.md in types. Times are ISO 8601."""

from __future__ import annotations

from msgspec import Struct

from ludarium.server.seeks.shown import Doing
from ludarium.server.ws.messages import Word


class FriendTableShown(Struct):
    """The public table at which a friend sits; ``free``: the reader may join, else watch."""

    id: str
    game: str
    free: bool


class FriendShown(Struct):
    """A friend of the reader. ``doing`` is what they do, None where they are not here or don't let their friends see it."""

    id: str
    name: str
    account: bool
    since: str
    doing: Doing | None
    table: FriendTableShown | None


class AskShown(Struct):
    """Somebody who would like to be friends with the reader, or with whom the reader would like to be."""

    id: str
    name: str
    account: bool
    at: str


class OtherShown(Struct):
    """Somebody whom the reader blocks or mutes."""

    id: str
    name: str
    at: str


class InvitationShown(Struct):
    """To a table, by a friend. ``playing``: the game has begun, and the reader may watch it."""

    table: str
    game: str
    playing: bool
    by: str
    name: str
    at: str


class MyPeople(Struct):
    """All that the reader has to do with others: friends in the order of their names, who ``asks`` to be one, whom the reader has
    ``asked``, invitations, and whom the reader ``blocked`` or ``muted``."""

    friends: list[FriendShown]
    asks: list[AskShown]
    asked: list[AskShown]
    invitations: list[InvitationShown]
    blocked: list[OtherShown]
    muted: list[OtherShown]


class PersonCard(Struct):
    """Somebody whom one may have to do with; a guest has no ``account``."""

    id: str
    name: str
    account: bool


class NewInvitation(Struct, forbid_unknown_fields=True):
    """Who is invited to a table."""

    person_id: Word
