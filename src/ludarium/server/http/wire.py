"""uvicorn's protocols, with more manners: nobody is waited for without end, and nobody takes all the places."""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from ludarium import i18n
from ludarium.server.errors import refuse, sentence
from ludarium.server.http.doors import Doors, Place
from ludarium.server.settings import Settings
from ludarium.server.ws.packing import DEFLATE, Packed, Shared

LINE: Final = "ludarium.line"
LINGER: Final = 10.0  # seconds for the other side to take what was sent last
SLOWEST: Final = 4096  # bytes of a body a second; a slower one is late
AHEAD: Final = 4  # messages of one line that are read while another is worked at
LARGEST_HEAD: Final = 64 * 1024  # bytes of a request before its body

IDLE: Final = "idle"  # between two requests
HEAD: Final = "head"  # a request, or the first one, has not come as far as its body
BODY: Final = "body"  # a body has not come as a whole
WHOLE: Final = "whole"  # the request is here, and is being answered


def plain_answer(status: HTTPStatus, code: str) -> bytes:
    """An answer from before anybody knows who asks: a sentence in each language, and the end of the connection."""
    error = refuse(code)
    body = "".join([sentence(lang, error) + "\n" for lang in i18n.LANGUAGES]).encode()
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
        f"content-length: {len(body)}\r\nretry-after: 5\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


class Http(HttpToolsProtocol):
    """A connection for requests. It has a place at the ``doors``, and deadlines: for the head of a request, for its body
    (so many seconds, and one more for each ``SLOWEST`` bytes that came), and for taking any of the answer."""

    doors: Doors
    settings: Settings

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._place: Place | None = None
        self._state = HEAD
        self._begun = False
        self._headed = False
        self._since = 0.0
        self._received = 0
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._unsent = 0

    # -- the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._place = self.doors.enter(self.client[0] if self.client else "", transport.abort)
        if self._place is None:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE, "rate-limited")
        else:
            self._turn_to(HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self._end_deadlines()
        if self._place is not None:
            self._place.leave()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._received += len(data)
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self._end_deadlines()  # a conversation has its own
        elif self.transport.is_closing():
            self._end_deadline()
            self._linger()
        elif self._begun:
            if not self._headed and self._received > LARGEST_HEAD:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "too-large")
            else:
                self._turn_to(BODY if self._headed else HEAD)
        else:
            self._turn_to(WHOLE if self._answering else HEAD)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        talk = self.transport.get_protocol()
        if not isinstance(talk, Protocol):
            return
        self.parser = None  # type: ignore[assignment]  # it and this hold each other, until somebody looks for garbage
        if self._place is not None:
            talk.place, self._place = self._place, None
            talk.place.works()
        if not talk.handshake_initiated:  # refused for its size, in an answer that uvicorn forgets to send
            self.transport.write(b"".join(talk.conn.data_to_send()))
            self.transport.close()
            self._linger()

    # -- the request

    @property
    def _answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._begun, self._headed = True, False

    def on_headers_complete(self) -> None:
        self._headed = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._begun = False

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._linger()
        elif not self._begun and self.cycle.response_complete and not self.pipeline:
            self._turn_to(IDLE)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._linger()

    # -- deadlines

    def _turn_to(self, state: str) -> None:
        """Note for what the hall waits, and until when."""
        if state == self._state and (self._deadline is not None or state in (IDLE, WHOLE)):
            return
        self._state = state
        self._end_deadline()
        if state in (HEAD, BODY):
            self._since = self.loop.time()
            self._received = 0
            limit = self.settings.head_limit if state == HEAD else self.settings.body_limit
            self._deadline = self.loop.call_later(limit, self._late)
        self._tell_place()

    def _late(self) -> None:
        """The time is up, unless a body keeps coming, or the hall has not yet taken what came of it."""
        self._deadline = None
        if self._state == BODY:
            left = self._since + self.settings.body_limit + self._received / SLOWEST - self.loop.time()
            if self.flow.read_paused and not self.cycle.response_complete:
                left = max(left, self.settings.body_limit)
            if left > 0:
                self._deadline = self.loop.call_later(left, self._late)
                return
        # A browser opens connections ahead and must not find an answer there before it has asked.
        if self._begun and not (self._answering if self._state == HEAD else self.cycle.response_started):
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "too-slow")
        else:
            self.transport.close()
            self._linger()

    def _refuse(self, status: HTTPStatus, code: str) -> None:
        self.transport.write(plain_answer(status, code))
        self.transport.close()
        self._linger()

    def _linger(self) -> None:
        """A line that is only closed stays as long as its unread bytes do: for ever."""
        if self.transport.is_closing():
            self.loop.call_later(LINGER, self.transport.abort)

    # -- the answer

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stalled is None:
            self._unsent = self.transport.get_write_buffer_size()
            self._stalled = self.loop.call_later(self.settings.take_limit, self._still_stalled)
        self._tell_place()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
        self._tell_place()

    def _still_stalled(self) -> None:
        """Whoever takes something of the answer, however slowly, may go on."""
        unsent = self.transport.get_write_buffer_size()
        if unsent >= self._unsent:
            self.transport.abort()
            return
        self._unsent = unsent
        self._stalled = self.loop.call_later(self.settings.take_limit, self._still_stalled)

    # -- the place

    def _tell_place(self) -> None:
        if self._place is not None:
            if self._state == WHOLE and self._stalled is None:
                self._place.works()
            else:
                self._place.waits()

    def _end_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _end_deadlines(self) -> None:
        self._end_deadline()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


def guarded(doors: Doors, settings: Settings) -> type[Http]:
    """The protocol of one server, with its doors and limits."""
    return type("Guarded", (Http,), {"doors": doors, "settings": settings})


class Protocol(WebSocketsSansIOProtocol):
    """A connection for a conversation. Whoever never reads is cut off some time after it has ended, or when they
    have not answered a ping; and whoever sends something far too large is told so before the line goes dead.

    Texts that many are sent alike (``packing``) go out as the bytes that were made of them once; the application finds the
    line itself in its scope, under ``LINE``."""

    place: Place | None = None

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        if self.config.ws_per_message_deflate:
            self.conn = ServerProtocol(
                extensions=[DEFLATE],
                max_size=self.config.ws_max_size,
                logger=logging.getLogger("uvicorn.error"),
            )

    def send_receive_event_to_app(self) -> None:
        # uvicorn stops reading at each message until it is taken: two system calls, where hardly anybody says two things at once.
        # It does so where it takes itself to be reading: where many wait, until all of them are taken.
        self.read_paused = self.queue.qsize() < AHEAD or not self.transport.is_reading()
        super().send_receive_event_to_app()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][LINE] = {"line": self}

    def is_free(self) -> bool:
        return (
            self.handshake_complete
            and not (self.close_sent or self.disconnected or self.transport.is_closing())
            and self.conn.state is State.OPEN
            and self.writable.is_set()
        )

    def put(self, packed: Packed) -> None:
        self.transport.write(packed.frame(self.conn.extensions))

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if isinstance(text, Shared):
            await self.writable.wait()
            if self.is_free():
                self.put(text)
                return
        await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.place is not None:
            self.place.leave()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            # A line that is only closed stays as long as its unread bytes do: for ever.
            self.loop.call_later(LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
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
