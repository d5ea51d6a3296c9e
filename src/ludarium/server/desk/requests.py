"""Who asks at the desk, and what they may: a person of the hall, or a program with a token; the event says the rest."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from litestar import Request, Response
from litestar.di import NamedDependency

from ludarium import i18n
from ludarium.server.desk.following import event_shown
from ludarium.server.desk.live import Live
from ludarium.server.desk.shown import (
    EventShown,
)
from ludarium.server.errors import refuse
from ludarium.server.http.guests import hashed
from ludarium.server.storage.store import Person
from ludarium.server.tables.hall import Hall
from ludarium.tournaments import roles
from ludarium.tournaments.errors import NotAllowed
from ludarium.tournaments.roles import STAFF
from ludarium.tournaments.tournament import Tournament

LARGEST_FILE: Final = 32 * 1024 * 1024
"""Bytes of a file that somebody brings."""

Any_ = Request[Any, Any, Any]
AnyHall = NamedDependency[Hall]
Me = NamedDependency[Person | None]


async def account_of(request: Any_, hall: Hall, me: Person | None, live: Live | None = None) -> str:
    """The account of whoever asks: a program's by its token, else the person's; "" for nobody."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.casefold() == "bearer" and token and live is not None:
        account = await hall.desk.store.account_of(live.id, hashed(token))
        if account is None:
            raise refuse("token-unknown")
        return account
    return "" if me is None else me.id


async def acting(request: Any_, hall: Hall, me: Person | None, live: Live | None = None) -> str:
    """The account of whoever wants to change something, who may do so only so often."""
    account = await account_of(request, hall, me, live)
    if not account:
        raise refuse("need-guest")
    if not hall.talkers.take(account):
        raise refuse("rate-limited")
    return account


def lang_of(request: Any_, me: Person | None) -> str:
    """The language that whoever asks reads."""
    return me.lang if me else i18n.best(request.headers.get("accept-language", ""))


async def shown_to(hall: Hall, live: Live, account: str) -> EventShown:
    """The event as this account may see it."""
    return await hall.desk.seen(live, account, partial(event_shown, live, account))


def staff_only(event: Tournament, account: str) -> None:
    """Raises ``NotAllowed`` for whoever is not of the staff."""
    role = roles.role_of(event, account) if account else roles.NOBODY
    if role not in STAFF:
        raise NotAllowed(role, "staff")


def organizer_only(event: Tournament, account: str) -> None:
    """Raises ``NotAllowed`` for whoever is no organizer."""
    role = roles.role_of(event, account) if account else roles.NOBODY
    if role != roles.ORGANIZER:
        raise NotAllowed(role, roles.ORGANIZER)


def as_file(text: str | bytes, kind: str, name: str) -> Response[str | bytes]:
    """An answer that a browser saves under a name."""
    return Response(text, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})
