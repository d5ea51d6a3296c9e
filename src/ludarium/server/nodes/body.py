"""The body of a request that is passed on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

from litestar.types import Receive

KEPT_BODY: Final = 64 * 1024
"""Bytes of a request's body that may be sent a second time."""
LOOK_AGAIN: Final = 0.2


class Body:
    """The body of a request, which may have to be sent again as long as it is short."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._pieces: list[bytes] = []
        self._size = 0
        self._ended = False
        self._streamed = False
        self.gone = False

    @property
    def is_there(self) -> bool:
        return not self._ended or self._size > 0

    @property
    def is_whole(self) -> bool:
        """Whether all of it is here, to be sent as often as need be."""
        return self._ended and not self._streamed

    async def begin(self) -> None:
        """Read as much of it as is kept."""
        while not self._ended and not self.gone and self._size <= KEPT_BODY:
            piece = await self._next()
            self._pieces.append(piece)
            self._size += len(piece)

    async def _next(self) -> bytes:
        message: Any = await self._receive()
        if message["type"] == "http.disconnect":
            self.gone = True
            return b""
        self._ended = not message.get("more_body", False)
        return bytes(message.get("body", b""))

    async def again(self) -> AsyncIterator[bytes]:
        """All of it, to be passed on."""
        for piece in self._pieces:
            yield piece
        while not self._ended and not self.gone:
            self._streamed = True
            yield await self._next()

    async def until_gone(self) -> None:
        """Until whoever asked has gone."""
        while not self._ended:
            await asyncio.sleep(LOOK_AGAIN)  # the body is being read elsewhere
        while not self.gone:
            await self._next()

    async def receive(self) -> Any:
        """What the application reads, where the request stays here."""
        if self._pieces:
            pieces, self._pieces = self._pieces, []
            return {"type": "http.request", "body": b"".join(pieces), "more_body": not self._ended}
        return await self._receive()
