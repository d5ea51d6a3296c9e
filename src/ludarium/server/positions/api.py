"""Requests about positions."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from ludarium.core import load_game
from ludarium.core.lesson import LESSON
from ludarium.server.errors import refuse
from ludarium.server.http.api import (
    Any_,
    AnyHall,
    Invite,
    Me,
    acting,
    lang_of,
    looked_back,
    shown_table,
    somebody,
)
from ludarium.server.http.rates import address_of
from ludarium.server.positions import positions
from ludarium.server.positions.shown import CheckPosition, NewPosition, PositionChecked, PositionShown
from ludarium.server.ws.messages import TableShown


@post("/api/games/{game:str}/position", status_code=200, summary="What a position looks like, or its fault")
async def check_position(
    request: Any_, me: Me, game: FromPath[str], data: JSONBody[CheckPosition]
) -> PositionChecked:
    _no_lesson(data.options)
    return positions.check(load_game(game), data.seats, data.options, data.position, lang_of(request, me))


@post("/api/positions", status_code=201, summary="A table that begins from a position")
async def new_position(
    request: Any_, hall: AnyHall, me: Me, data: JSONBody[NewPosition]
) -> Response[TableShown]:
    game = load_game(data.game)
    _no_lesson(data.options)
    me, cookies = await somebody(request, hall, me, data.name, data.lang)
    room = await positions.begin(hall, acting(hall, me), game, data, address_of(request))
    return Response(shown_table(request, room, me), cookies=cookies)


@get(
    "/api/tables/{table_id:str}/replay/{number:int}/position",
    summary="A moment of a finished game as a position",
)
async def get_position(
    hall: AnyHall, me: Me, table_id: FromPath[str], number: FromPath[int], invite: Invite = None
) -> PositionShown:
    """For those who may have its record, which tells as much."""
    if number < 0:
        raise refuse("not-found")
    replay = await looked_back(hall, table_id, me, invite, None)
    return await positions.told(replay.play, number)


def _no_lesson(options: dict[str, str | int | bool]) -> None:
    if LESSON in options:
        raise refuse("position-lesson", lesson=str(options[LESSON]))


HANDLERS: Final = [check_position, new_position, get_position]
