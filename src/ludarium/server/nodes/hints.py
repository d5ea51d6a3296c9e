"""Hints from node to node over the database (NOTIFY): only whom or what they are about. What they say is read where it is
kept, so that a hint that gets lost or comes twice does no harm.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import structlog
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from ludarium.server.storage.hints import CHANNEL
from ludarium.server.tasks import attempt

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

AGAIN: Final = 1.0
"""Seconds until a lost connection is made again."""
LOOKED: Final = 5.0
"""Seconds between two looks whether it is still there."""

log = structlog.get_logger("nodes")


class Hints:
    """Listens, on a connection of its own."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.told: dict[str, Callable[[str], Awaitable[None]]] = {}
        """What is done about a hint, by its kind."""
        self.look_again: Callable[[], Awaitable[None]] | None = None
        """What is done where hints may have been lost."""
        self._lost = False
        self._waiting: asyncio.Queue[str] = asyncio.Queue(10_000)

    async def run(self) -> None:
        listening = asyncio.create_task(self._listen(), name="hints")
        try:
            while True:
                kind, _, id_ = (await self._waiting.get()).partition(" ")
                if self._lost and self.look_again is not None:
                    self._lost = False
                    await attempt(self.look_again, log, "what hints were about can't be read")
                told = self.told.get(kind)
                if told is not None:
                    try:
                        await told(id_)
                    except Exception:
                        log.exception("a hint failed", kind=kind)
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    async def _listen(self) -> None:
        engine = create_async_engine(
            self.hall.store.database.url,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args={"timeout": 10, "command_timeout": 10},
        )
        while True:
            try:
                async with engine.connect() as connection:
                    driver: Any = (await connection.get_raw_connection()).driver_connection
                    await driver.add_listener(CHANNEL, self._hear)
                    self._missed()  # what was said before this line was there
                    while True:
                        await asyncio.sleep(LOOKED)
                        await connection.exec_driver_sql("SELECT 1")
            except Exception as error:
                log.info("hints are not heard", problem=str(error))
                await asyncio.sleep(AGAIN)

    def _missed(self) -> None:
        self._lost = True
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait("")

    def _hear(self, *said: Any) -> None:
        try:
            self._waiting.put_nowait(str(said[-1]))
        except asyncio.QueueFull:
            self._lost = True
