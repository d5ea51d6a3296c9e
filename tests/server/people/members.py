"""People with accounts, for tests; their passwords are hashed cheaply and counted."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Literal

import httpx
from argon2 import PasswordHasher
from tests.server.running import HALL, PATIENCE, Guest, RunningServer

PASSWORD = "a bird in the hand"


class Counted(PasswordHasher):
    """Counts what it is asked, and takes no time over it."""

    def __init__(self, time_cost: int = 1) -> None:
        super().__init__(time_cost=time_cost, memory_cost=64, parallelism=1)
        self.compared = 0
        self.made = 0

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.made += 1
        return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002 (as the library calls it)
        self.compared += 1
        return super().verify(hash, password)


def counted(running: RunningServer) -> Counted:
    """From now on the hall hashes with this."""
    hasher = Counted()
    for hall in running.halls:
        hall.accounts.passwords.hasher = hasher
    return hasher


async def member(
    running: RunningServer, name: str, password: str = PASSWORD, called: str = "Ann", **headers: str
) -> Guest:
    """A browser of somebody new who has an account."""
    counted(running)
    guest = running.stranger()
    guest.http.headers.update(headers)
    made = await guest.http.post(
        "/api/account", json={"name": name, "password": password, "called": called, "lang": "en"}
    )
    assert made.status_code == 201, made.text
    guest.me = made.json()
    return guest


async def signs_in(running: RunningServer, name: str, password: str = PASSWORD, **headers: str) -> Guest:
    """Another browser of theirs."""
    guest = running.stranger()
    guest.http.headers.update(headers)
    answer = await guest.http.post("/api/sign-in", json={"name": name, "password": password})
    assert answer.status_code == 200, answer.text
    guest.me = answer.json()
    return guest


async def refused(answer: httpx.Response, code: str, status: int | None = None) -> dict[str, Any]:
    """The refusal, which has to be this one."""
    said: dict[str, Any] = answer.json()
    assert said.get("code") == code, f"{answer.status_code} {answer.text}"
    assert said["message"]
    assert status is None or answer.status_code == status
    return said


async def is_nobody(browser: Guest) -> bool:
    """Whether the hall knows no such session (any more). One that ends has ended at once, at other nodes a moment later."""
    if HALL == "nodes":
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while await browser.get("/api/me") is not None:
                    await asyncio.sleep(0.05)
    return await browser.get("/api/me") is None


def token(guest: Guest) -> str:
    return str(guest.http.cookies["ludarium"])


def with_token(running: RunningServer, text: str) -> Guest:
    """Whoever has found a token somewhere."""
    guest = running.stranger()
    guest.http.cookies.set("ludarium", text)
    return guest


class Clock:
    """Time that passes only when a test says so."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds
