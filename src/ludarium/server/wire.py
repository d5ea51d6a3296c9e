"""uvicorn's WebSocket protocol, with two manners more."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER: Final = 10.0  # seconds for the other side to take what was sent last


class Protocol(WebSocketsSansIOProtocol):
    """Whoever never reads is cut off some time after the conversation has ended; and whoever sends
    something far too large is told so before the line goes dead."""

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            # A line that is only closed stays as long as its unread bytes do: for ever.
            self.loop.call_later(LINGER, self.transport.abort)

    def handle_parser_exception(self) -> None:
        if self.close_sent:
            return
        closed = self.conn.close_sent
        assert closed is not None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": closed.code, "reason": closed.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        # Closing a line on which unread bytes arrive resets it, and the close frame is lost on the way:
        # take the rest of what comes, for a while, and drop it.
        self.close_timer = self.loop.call_later(LINGER / 5, self.transport.close)
