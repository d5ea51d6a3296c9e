"""The requests about push messages: always of the browser that asks, and of no other."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, delete, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ludarium.server.http.api import acting
from ludarium.server.http.guests import COOKIE
from ludarium.server.push.shown import NewPush, PushShown
from ludarium.server.storage.push import Subscription
from ludarium.server.storage.store import Person
from ludarium.server.tables.hall import Hall

Any_ = Request[Any, Any, Any]
AnyHall = NamedDependency[Hall]
Me = NamedDependency[Person | None]


@get(
    "/api/push", summary="Whether this browser is told while its reader is away, and the key for subscribing"
)
async def get_push(request: Any_, hall: AnyHall, me: Me) -> PushShown:
    if not hall.push.on:
        return PushShown(None, False)
    sender = await hall.push.opened()
    told = me is not None and await hall.push.is_told(request.cookies[COOKIE])
    return PushShown(sender.vapid.public, told)


@put("/api/push", status_code=204, summary="Tell this browser while its reader is away")
async def put_push(request: Any_, hall: AnyHall, me: Me, data: JSONBody[NewPush]) -> None:
    acting(hall, me)
    wish = Subscription(data.endpoint, data.keys.p256dh, data.keys.auth)
    await hall.push.subscribe(request.cookies[COOKIE], wish)


@delete("/api/push", status_code=204, summary="Tell this browser nothing any more")
async def end_push(request: Any_, hall: AnyHall, me: Me) -> None:
    acting(hall, me)
    await hall.push.unsubscribe(request.cookies[COOKIE])


HANDLERS: Final[list[Any]] = [get_push, put_push, end_push]
