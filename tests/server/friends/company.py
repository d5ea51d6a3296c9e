"""What people do to each other in tests: ask, accept, block, mute, invite."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
from tests.server.running import PATIENCE, Guest, Message


async def people(guest: Guest) -> Message:
    found: Message = await guest.get("/api/me/people")
    return found


async def must(answer: httpx.Response) -> Message:
    """What a request that has to be done says."""
    assert answer.status_code < 300, answer.text
    return dict(answer.json()) if answer.content else {}


async def asks(guest: Guest, other: Guest | str) -> httpx.Response:
    return await guest.http.put(f"/api/me/friends/{other if isinstance(other, str) else other.id}")


async def ends(guest: Guest, other: Guest) -> Message:
    return await must(await guest.http.delete(f"/api/me/friends/{other.id}"))


async def befriend(one: Guest, other: Guest) -> None:
    await must(await asks(one, other))
    found = await must(await asks(other, one))
    assert one.id in [friend["id"] for friend in found["friends"]]


async def blocks(guest: Guest, other: Guest, yes: bool = True) -> Message:
    ask = guest.http.put if yes else guest.http.delete
    return await must(await ask(f"/api/me/blocked/{other.id}"))


async def mutes(guest: Guest, other: Guest, yes: bool = True) -> Message:
    ask = guest.http.put if yes else guest.http.delete
    return await must(await ask(f"/api/me/muted/{other.id}"))


async def invites(guest: Guest, table: Message, other: Guest) -> httpx.Response:
    return await guest.http.post(f"/api/tables/{table['id']}/invitations", json={"person_id": other.id})


def names(listed: list[Message]) -> list[str]:
    return [one["name"] for one in listed]


async def until(guest: Guest, true: Callable[[Message], Any]) -> Message:
    """What somebody has to do with others, once that is so."""
    async with asyncio.timeout(PATIENCE):
        while not true(found := await people(guest)):
            await asyncio.sleep(0.02)
    return found
