"""The socket of whoever looks for somebody: it says that they still wait, and tells them what comes of it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency

from ludarium.core import LudariumError
from ludarium.server.seeks.seeks import Line
from ludarium.server.storage.store import Person
from ludarium.server.tables.hall import Hall
from ludarium.server.ws.socket import admitted, say_bye

SIGN: Final = 20.0
"""Seconds after which the latest is said again: whoever hears nothing for longer has lost the line."""


@websocket("/ws/seek")
async def seek_socket(socket: WebSocket[Any, Any, Any], hall: NamedDependency[Hall]) -> None:
    async with admitted(socket, hall) as come:
        if come is None:
            return
        person, ended = come
        with hall.seeks.waiting(person) as line:
            tasks = [
                asyncio.create_task(_tell(socket, hall, person, line)),
                asyncio.create_task(_until_gone(socket)),
                asyncio.create_task(ended.wait()),
            ]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        if ended.is_set():
            await say_bye(hall, socket, person.lang, hall.moderation.farewell(person))


async def _tell(socket: WebSocket[Any, Any, Any], hall: Hall, person: Person, line: Line) -> None:
    with suppress(LudariumError):  # the next look tells
        await hall.seeks.tell(person)
    while True:
        with suppress(TimeoutError):
            async with asyncio.timeout(SIGN):
                await line.news.wait()
        line.news.clear()
        if line.text:
            await socket.send_data(line.text, mode="text")


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    """There is nothing to say here: whoever says something is sent away, as whoever goes."""
    await socket.receive()
