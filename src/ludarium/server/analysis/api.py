"""Requests about analyses of finished games: for those who may have the record."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, post
from litestar.params import FromPath

from ludarium.server.analysis.hints import hint
from ludarium.server.analysis.shown import AnalysisShown, HintShown
from ludarium.server.http.api import AnyHall, Eyes, Invite, Me, acting, looked_back


@get(
    "/api/tables/{table_id:str}/analysis",
    summary="What the engine thinks of a finished game, or how far it is",
)
async def get_analysis(
    hall: AnyHall, me: Me, table_id: FromPath[str], seat: Eyes = None, invite: Invite = None
) -> AnalysisShown:
    """With what a ``seat`` knew; without one all hands lie open."""
    await looked_back(hall, table_id, me, invite, seat)
    return await hall.analyses.shown(await hall.room(table_id), seat, me.id if me else None)


@post(
    "/api/tables/{table_id:str}/analysis", status_code=200, summary="Let the engine look at a finished game"
)
async def new_analysis(
    hall: AnyHall, me: Me, table_id: FromPath[str], seat: Eyes = None, invite: Invite = None
) -> AnalysisShown:
    """Where there is one already, that one."""
    person = acting(hall, me)
    await looked_back(hall, table_id, me, invite, seat)
    return await hall.analyses.ask(await hall.room(table_id), seat, person)


@delete(
    "/api/tables/{table_id:str}/analysis", status_code=204, summary="Call off the analysis that I asked for"
)
async def call_off(
    hall: AnyHall, me: Me, table_id: FromPath[str], seat: Eyes = None, invite: Invite = None
) -> None:
    person = acting(hall, me)
    await looked_back(hall, table_id, me, invite, seat)
    await hall.analyses.call_off(await hall.room(table_id), seat, person)


@post("/api/tables/{table_id:str}/hint", status_code=200, summary="What the engine thinks of my options")
async def new_hint(hall: AnyHall, me: Me, table_id: FromPath[str]) -> HintShown:
    """At tables where one person plays alone with bots, unless they are rated, of an event, or lessons."""
    person = acting(hall, me)
    room = await hall.room(table_id)
    room.admit(person.id, None)
    return await hint(hall, room, person)


HANDLERS: Final = [get_analysis, new_analysis, call_off, new_hint]
