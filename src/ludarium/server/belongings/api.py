"""Requests about what people keep for a game. Nobody sees what another keeps."""

from __future__ import annotations

from typing import Any, Final

from litestar import delete, get, patch, post
from litestar.params import FromPath, JSONBody

from ludarium.server.belongings.shown import (
    MOST_TEXTS,
    BelongingAbout,
    BelongingNote,
    BelongingsRead,
    BelongingsShown,
    NewBelongings,
)
from ludarium.server.errors import refuse
from ludarium.server.http.api import AnyHall, Me, acting, known
from ludarium.server.storage.belongings import MOST


@get("/api/me/belongings/{game:str}", summary="What I keep for the seats of a game, such as my decks")
async def get_belongings(hall: AnyHall, me: Me, game: FromPath[str]) -> BelongingsShown:
    """Who has no name yet keeps nothing."""
    return BelongingsShown([], MOST) if me is None else await hall.belongings.shown(me.id, game)


@post("/api/me/belongings/{game:str}", status_code=200, summary="Keep texts for the seats of a game")
async def new_belongings(
    hall: AnyHall, me: Me, game: FromPath[str], data: JSONBody[NewBelongings]
) -> BelongingsRead:
    person = acting(hall, me)
    if not 1 <= len(data.texts) <= MOST_TEXTS:
        raise refuse("malformed-message")
    read = await hall.belongings.read(person, game, data.texts)
    return BelongingsRead(read, await hall.belongings.shown(person.id, game))


@get("/api/me/belongings/{game:str}/{belonging:str}", summary="What a game finds out about something I keep")
async def get_belonging(
    hall: AnyHall, me: Me, game: FromPath[str], belonging: FromPath[str]
) -> BelongingAbout:
    return BelongingAbout(dict(await hall.belongings.about(known(me), game, belonging)))


@patch("/api/me/belongings/{game:str}/{belonging:str}", summary="Write a note about something I keep")
async def change_belonging(
    hall: AnyHall, me: Me, game: FromPath[str], belonging: FromPath[str], data: JSONBody[BelongingNote]
) -> BelongingsShown:
    person = acting(hall, me)
    await hall.belongings.note(person, game, belonging, data.note)
    return await hall.belongings.shown(person.id, game)


@delete("/api/me/belongings/{game:str}/{belonging:str}", status_code=200, summary="Keep something no longer")
async def end_belonging(
    hall: AnyHall, me: Me, game: FromPath[str], belonging: FromPath[str]
) -> BelongingsShown:
    person = acting(hall, me)
    await hall.belongings.remove(person, game, belonging)
    return await hall.belongings.shown(person.id, game)


HANDLERS: Final[list[Any]] = [get_belongings, get_belonging, new_belongings, change_belonging, end_belonging]
