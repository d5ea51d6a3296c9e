"""Requests about friends, blocks and mutes. Each answers with all that the reader has to do with others."""

from __future__ import annotations

from typing import Any, Final

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from ludarium.server.friends.shown import MyPeople, NewInvitation, PersonCard
from ludarium.server.http.api import Any_, AnyHall, Me, acting
from ludarium.server.http.rates import address_of

NOBODY: Final = MyPeople([], [], [], [], [], [])


@get("/api/me/people", summary="My friends, who asks to be one, invitations, and whom I block or mute")
async def get_my_people(hall: AnyHall, me: Me) -> MyPeople:
    """Who has no name yet has none."""
    return NOBODY if me is None else await hall.friends.people(me)


@get("/api/me/people/{person_id:str}", summary="Somebody, guest or not")
async def get_card(hall: AnyHall, person_id: FromPath[str]) -> PersonCard:
    return await hall.friends.card(person_id)


@put("/api/me/friends/{person_id:str}", summary="Ask somebody to be friends, or accept")
async def put_friend(request: Any_, hall: AnyHall, me: Me, person_id: FromPath[str]) -> MyPeople:
    person = acting(hall, me)
    await hall.friends.ask(person, person_id, address_of(request))
    return await hall.friends.people(person)


@delete(
    "/api/me/friends/{person_id:str}",
    status_code=200,
    summary="End a friendship, decline, or withdraw what I have asked",
)
async def end_friend(hall: AnyHall, me: Me, person_id: FromPath[str]) -> MyPeople:
    person = acting(hall, me)
    await hall.friends.end(person, person_id)
    return await hall.friends.people(person)


@put("/api/me/blocked/{person_id:str}", summary="Block somebody")
async def put_blocked(hall: AnyHall, me: Me, person_id: FromPath[str]) -> MyPeople:
    person = acting(hall, me)
    await hall.friends.block(person, person_id, True)
    return await hall.friends.people(person)


@delete("/api/me/blocked/{person_id:str}", status_code=200, summary="Block somebody no longer")
async def end_blocked(hall: AnyHall, me: Me, person_id: FromPath[str]) -> MyPeople:
    person = acting(hall, me)
    await hall.friends.block(person, person_id, False)
    return await hall.friends.people(person)


@put("/api/me/muted/{person_id:str}", summary="Hide what somebody says in chats")
async def put_muted(hall: AnyHall, me: Me, person_id: FromPath[str]) -> MyPeople:
    person = acting(hall, me)
    await hall.friends.mute(person, person_id, True)
    return await hall.friends.people(person)


@delete("/api/me/muted/{person_id:str}", status_code=200, summary="Show what somebody says again")
async def end_muted(hall: AnyHall, me: Me, person_id: FromPath[str]) -> MyPeople:
    person = acting(hall, me)
    await hall.friends.mute(person, person_id, False)
    return await hall.friends.people(person)


@delete("/api/me/invitations/{table_id:str}", status_code=200, summary="Show an invitation no longer")
async def end_invitation(hall: AnyHall, me: Me, table_id: FromPath[str]) -> MyPeople:
    person = acting(hall, me)
    await hall.friends.dismiss(person, table_id)
    return await hall.friends.people(person)


@post("/api/tables/{table_id:str}/invitations", status_code=204, summary="Invite a friend to my table")
async def new_invitation(
    request: Any_, hall: AnyHall, me: Me, table_id: FromPath[str], data: JSONBody[NewInvitation]
) -> None:
    person = acting(hall, me)
    room = await hall.room(table_id)
    room.admit(person.id, None)
    await hall.friends.invite(room, person, data.person_id, address_of(request))


HANDLERS: Final[list[Any]] = [
    get_my_people,
    get_card,
    put_friend,
    end_friend,
    put_blocked,
    end_blocked,
    put_muted,
    end_muted,
    end_invitation,
    new_invitation,
]
