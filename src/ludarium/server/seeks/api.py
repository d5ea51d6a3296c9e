"""Requests about seeks: who looks for somebody, and one's own."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from ludarium.server.http.api import PRIVATE, READER, Any_, AnyHall, Me, acting
from ludarium.server.http.rates import address_of
from ludarium.server.http.shelf import PACKED_ALREADY, answer, told
from ludarium.server.seeks.shown import AnswerSeek, MySeek, NewSeek, SeekLists


@get(
    "/api/seeks",
    summary="Who looks for somebody to play with, and who is here",
    responses=told(SeekLists),
    opt={PACKED_ALREADY: True},
)
async def get_seeks(request: Any_, hall: AnyHall, me: Me) -> Response[bytes]:
    return answer(await hall.seeks.text(me), request, PRIVATE, READER)


@get("/api/seeks/mine", summary="My seek, or null")
async def get_my_seek(hall: AnyHall, me: Me) -> MySeek | None:
    """Whoever asks still waits."""
    return None if me is None else await hall.seeks.mine(me)


@post("/api/seeks", status_code=201, summary="Look for somebody to play with")
async def new_seek(request: Any_, hall: AnyHall, me: Me, data: JSONBody[NewSeek]) -> MySeek | None:
    return await hall.seeks.seek(acting(hall, me), data, address_of(request))


@delete("/api/seeks/mine", status_code=204, summary="Look for nobody any more")
async def end_my_seek(hall: AnyHall, me: Me) -> None:
    await hall.seeks.withdraw(acting(hall, me).id)


@post("/api/seeks/{seek_id:str}/answer", status_code=201, summary="Play with somebody who looks for that")
async def answer_seek(
    request: Any_, hall: AnyHall, me: Me, seek_id: FromPath[str], data: JSONBody[AnswerSeek]
) -> MySeek | None:
    return await hall.seeks.answer(acting(hall, me), seek_id, data.options, address_of(request))


HANDLERS: Final[list[Any]] = [get_seeks, get_my_seek, new_seek, end_my_seek, answer_seek]
