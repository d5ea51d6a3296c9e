"""Requests about ratings: lists, curves, people, and one's own figures."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.params import FromPath

from ludarium.core import load_game
from ludarium.server.errors import refuse
from ludarium.server.http.api import Any_, AnyHall, Invite, Me, known
from ludarium.server.ratings.models import LISTED, SETTLED
from ludarium.server.ratings.shown import (
    CurveShown,
    GameTally,
    LeadersShown,
    PointShown,
    ProfileShown,
    RatingShown,
    SeatRatedShown,
)
from ludarium.server.ratings.statistics import tallied
from ludarium.server.storage.ratings import Rating
from ludarium.server.tables.projection import when

LEADERS: Final = 100


def rating_shown(rating: Rating) -> RatingShown:
    return RatingShown(
        person_id=rating.person_id,
        name=rating.name,
        game=rating.game,
        rating=round(rating.rating),
        deviation=round(rating.deviation),
        provisional=rating.deviation > SETTLED,
        games=rating.games,
        won=rating.won,
        drawn=rating.drawn,
        best=None if rating.best is None else round(rating.best),
    )


@get("/api/ratings/{game:str}", summary="The strongest people of a game, and where I am")
async def get_leaders(hall: AnyHall, me: Me, game: FromPath[str]) -> LeadersShown:
    name = load_game(game).name
    leaders = [rating_shown(one) for one in await hall.ratings.best(name, LEADERS)]
    mine = [] if me is None else [one for one in await hall.ratings.of(me.id) if one.game == name]
    if not mine:
        return LeadersShown(name, leaders, None, None)
    listed = mine[0].deviation <= LISTED
    place = 1 + await hall.ratings.above(name, mine[0].rating) if listed else None
    return LeadersShown(name, leaders, rating_shown(mine[0]), place)


@get("/api/people/{person_id:str}", summary="Somebody with an account")
async def get_profile(hall: AnyHall, person_id: FromPath[str]) -> ProfileShown:
    found = await hall.ratings.account(person_id)
    if found is None:
        raise refuse("unknown-person")
    name, since = found
    ratings = [rating_shown(one) for one in await hall.ratings.of(person_id)]
    return ProfileShown(person_id, name, when(since), ratings)


@get("/api/people/{person_id:str}/ratings/{game:str}", summary="How a rating came about")
async def get_curve(hall: AnyHall, person_id: FromPath[str], game: FromPath[str]) -> CurveShown:
    name = load_game(game).name
    points = [
        PointShown(
            table=point.table_id,
            place=point.place,
            of=point.of,
            before=round(point.before),
            rating=round(point.rating),
            deviation=round(point.deviation),
            at=when(point.at),
        )
        for point in await hall.ratings.curve(person_id, name)
    ]
    return CurveShown(name, points)


@get("/api/tables/{table_id:str}/ratings", summary="What a rated game has made of its people's ratings")
async def get_table_ratings(
    request: Any_, hall: AnyHall, me: Me, table_id: FromPath[str], invite: Invite = None
) -> list[SeatRatedShown]:
    room = await hall.room(table_id)
    reader = me.id if me else None
    room.admit(reader, await hall.invite_of(room, reader, invite))
    return [
        SeatRatedShown(
            seat=one.seat,
            place=one.place,
            before=round(one.before),
            rating=round(one.rating),
            provisional=one.deviation > SETTLED,
        )
        for one in await hall.ratings.of_table(room.id)
    ]


@get("/api/me/statistics", summary="My finished games in figures")
async def get_statistics(hall: AnyHall, me: Me) -> list[GameTally]:
    return tallied(await hall.ratings.finished(known(me).id))


HANDLERS: Final = [get_leaders, get_profile, get_curve, get_table_ratings, get_statistics]
