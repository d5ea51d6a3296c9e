"""What goes over the wire about ratings: docs/protocol.md in types. Times are ISO 8601."""

from __future__ import annotations

from msgspec import Struct


class RatingShown(Struct):
    """How strong somebody is at a game. The rating is most likely within two deviations; it is ``provisional`` as long as that is
    far. Of the ``games`` some were ``won`` or ``drawn``."""

    person_id: str
    name: str
    game: str
    rating: int
    deviation: int
    provisional: bool
    games: int
    won: int
    drawn: int
    best: int | None
    """The highest rating that was not provisional."""


class LeadersShown(Struct):
    """The strongest of a game, of those whose strength is known well enough; ``mine`` is the reader's own rating, and ``place``
    where it is, or would be."""

    game: str
    leaders: list[RatingShown]
    mine: RatingShown | None
    place: int | None


class PointShown(Struct):
    """A rated game of somebody: the ``place`` in it ``of`` so many, and what it made of the rating."""

    table: str
    place: int
    of: int
    before: int
    rating: int
    deviation: int
    at: str


class CurveShown(Struct):
    game: str
    points: list[PointShown]


class ProfileShown(Struct):
    """Somebody with an account, as everybody may know them."""

    id: str
    name: str
    since: str
    ratings: list[RatingShown]


class SeatRatedShown(Struct):
    """What a rated game has made of the rating of whoever sat there."""

    seat: int
    place: int
    before: int
    rating: int
    provisional: bool


class TallyShown(Struct):
    """How many games, or parts of games, there were, and how they ended; of the rest nobody has kept who won."""

    games: int
    won: int
    drawn: int
    lost: int


class PartTally(Struct):
    """What the reader has played as: of a ``heading`` (such as role) this ``word`` (such as digger), and how that ended."""

    heading: str
    word: str
    tally: TallyShown


class GameTally(Struct):
    """The reader's finished games of one kind: all, those with other people, those with bots only; and by what they played as."""

    game: str
    all: TallyShown
    people: TallyShown
    bots: TallyShown
    parts: list[PartTally]
