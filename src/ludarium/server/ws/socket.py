"""A conversation over one socket, from hello to bye. docs/protocol.md tells what may be said."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import Any, Final, cast

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from ludarium import i18n
from ludarium.core import LudariumError
from ludarium.server import errors, traces
from ludarium.server.errors import Moved, refuse
from ludarium.server.http.addresses import address_key
from ludarium.server.http.guests import COOKIE, clean_lang
from ludarium.server.http.origins import is_ours, same_origin
from ludarium.server.http.rates import Bucket, address_of
from ludarium.server.http.wire import LINE
from ludarium.server.storage.store import Person
from ludarium.server.tables import chat, seating, takeback, tempo
from ludarium.server.tables.hall import Hall
from ludarium.server.tables.room import Room
from ludarium.server.ws import messages
from ludarium.server.ws.messages import Bye, FromPerson, ToServer, encode
from ludarium.server.ws.packing import Line
from ludarium.server.ws.peer import Outbox, Peer

HELLO_WITHIN: Final = 10.0  # seconds
BYE_WITHIN: Final = 2.0
LONGEST_ID: Final = 64
PATIENCE: Final = 200  # refusals in a row for talking too fast, before the socket is closed
CLOSE: Final = {
    "need-guest": 4401,
    "banned": 4403,
    "not-spectatable": 4403,
    "wrong-invite": 4403,
    "unknown-table": 4404,
    "table-closed": 4404,
    "slow-reader": 4408,
    "spectators-full": 4409,
    "moved": 1012,
    "too-large": 1009,
    "rate-limited": 1008,
    "malformed-message": 1008,
}

SPANS: Final = {kind: f"socket {kind.__struct_config__.tag}" for kind in ToServer.__args__}
"""What a trace calls the messages."""

log = structlog.get_logger("socket")


@websocket("/ws/tables/{table_id:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], hall: NamedDependency[Hall]
) -> None:
    async with admitted(socket, hall) as come:
        if come is not None:
            await Conversation(hall, socket, table_id, *come).run()


@asynccontextmanager
async def admitted(
    socket: WebSocket[Any, Any, Any], hall: Hall
) -> AsyncIterator[tuple[Person, asyncio.Event] | None]:
    """Let somebody in over a socket, as long as the block runs: who it is, and what is set when their session ends. None for
    whoever may not come in, and has been told why."""
    host = socket.headers.get("host", "")
    ours = is_ours(host, hall.settings.host_names)
    if not ours or not same_origin(socket.headers.get("origin"), host, socket.scope["scheme"]):
        await socket.close(code=4403, reason="wrong-origin")
        yield None
        return
    await socket.accept()
    lang = i18n.best(socket.headers.get("accept-language", ""))
    token = socket.cookies.get(COOKIE)
    try:
        person = await _entering(socket, hall, token)
    except LudariumError as error:
        known = hall.guests.known(token or "")
        await say_bye(hall, socket, lang if known is None else known.lang, error)
        yield None
        return
    hall.sockets[person.id] = hall.sockets.get(person.id, 0) + 1
    try:
        with hall.guests.line(token or "", person.id) as ended:
            yield person, ended
    finally:
        hall.sockets[person.id] -= 1
        if not hall.sockets[person.id]:
            del hall.sockets[person.id]
        hall.guests.still_used(token)


async def _entering(socket: WebSocket[Any, Any, Any], hall: Hall, token: str | None) -> Person:
    """Who comes in over a socket. Raises ``rate-limited``, ``need-guest`` and ``banned``."""
    if not hall.viewers.take(address_of(socket)):
        raise refuse("rate-limited")
    person = await hall.guests.by_token(token)
    if person is None:
        raise refuse("need-guest")
    if hall.sockets.get(person.id, 0) >= hall.settings.sockets_each:
        raise refuse("rate-limited")
    return person


async def say_bye(hall: Hall, socket: WebSocket[Any, Any, Any], lang: str, error: LudariumError) -> None:
    """Say why, and close. Whoever does not listen is not waited for."""
    hall.metrics.refusals.labels(error.code).inc()
    text = encode(Bye(error.code, errors.sentence(lang, error))).decode()
    with suppress(TimeoutError, OSError, WebSocketException, RuntimeError):
        async with asyncio.timeout(BYE_WITHIN):
            await socket.send_data(text, mode="text")
            await socket.close(code=CLOSE.get(error.code, 1000), reason=error.code)


class Goodbye(Exception):
    """The conversation ends, for a reason that the other side is told."""

    def __init__(self, error: LudariumError) -> None:
        super().__init__(error.code)
        self.error = error


class Conversation:
    """One task reads, one writes; neither waits for the other, and no table waits for either."""

    def __init__(
        self,
        hall: Hall,
        socket: WebSocket[Any, Any, Any],
        table_id: str,
        person: Person,
        ended: asyncio.Event,
    ) -> None:
        settings = hall.settings
        self.hall = hall
        self.socket = socket
        self.table_id = table_id
        self.ended = ended  # the session
        self.bucket = Bucket(settings.socket_rate, settings.socket_rate * 4)
        self.too_fast = 0
        outbox = Outbox(settings.outbox_messages, settings.outbox_bytes)
        line = cast(Line | None, (socket.scope.get("extensions") or {}).get(LINE, {}).get("line"))
        self.peer = Peer(person, person.lang, outbox, line)
        self.room: Room | None = None
        self.held = ExitStack()  # places that are given back at the end

    async def run(self) -> None:
        tasks = [
            asyncio.create_task(self._read()),
            asyncio.create_task(self._write()),
            asyncio.create_task(self._overflow()),
            asyncio.create_task(self._end()),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self.room is not None:
                self.room.leave(self.peer)
            self.held.close()
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        for problem in ended:
            if isinstance(problem, Goodbye):
                await say_bye(self.hall, self.socket, self.peer.lang, problem.error)
                return
        for problem in ended:
            if isinstance(problem, Exception) and not isinstance(problem, OSError | WebSocketException):
                log.error("a conversation failed", exc_info=problem)

    async def _write(self) -> None:
        while True:
            text = await self.peer.outbox.pop()
            with traces.carried("send", text):
                await self.socket.send_data(text, mode="text")

    async def _overflow(self) -> None:
        await self.peer.outbox.full.wait()
        raise Goodbye(refuse(self.peer.outbox.why))

    async def _end(self) -> None:
        await self.ended.wait()
        raise Goodbye(self.hall.moderation.farewell(self.peer.person))

    async def _read(self) -> None:
        # Only what the other side takes counts: a hall that has much to do sends nobody away for it.
        left = HELLO_WITHIN
        while self.room is None:
            began = time.monotonic()
            try:
                async with asyncio.timeout(left):
                    text = await self._next()
            except TimeoutError:
                raise Goodbye(refuse("malformed-message")) from None
            left -= time.monotonic() - began
            await self._take(text)
        while True:
            await self._take(await self._next())

    async def _next(self) -> Any:
        """The text of the next message; of one that is none, nothing."""
        event = await self.socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        return event.get("text")

    async def _take(self, text: Any) -> None:
        """Do what a message says, or refuse it."""
        id_: str | None = None
        try:
            if not self.bucket.take() or not self.hall.talkers.take(self.peer.person.id):
                self.too_fast += 1
                if self.too_fast > PATIENCE:
                    raise Goodbye(refuse("rate-limited"))
                if isinstance(text, str) and self._fits(
                    text
                ):  # a page that waits for this choice learns that it was not made
                    id_ = _id_of(_envelope(text))
                raise refuse("rate-limited")
            self.too_fast = 0
            if not isinstance(text, str):
                raise refuse("malformed-message")
            if not self._fits(text):
                raise refuse("too-large")
            try:
                message = messages.decode_message(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                envelope = _envelope(text)
                id_ = _id_of(envelope)
                if isinstance(envelope.type, str) and envelope.type not in messages.TYPES:
                    raise refuse("wrong-type") from None
                raise refuse("malformed-message") from None
            id_ = _id_of(message)
            await self._do(message)
        except Moved as error:
            raise Goodbye(error) from None
        except LudariumError as error:
            self.hall.metrics.refusals.labels(error.code).inc()
            self.peer.refuse(error, id_)
        except Goodbye:
            raise
        except Exception:
            log.exception("a message failed", table=self.table_id)
            self.peer.refuse(refuse("internal"), id_)

    def _fits(self, text: str) -> bool:
        """Whether a message is not too large."""
        most = self.hall.settings.message_size
        return len(text) <= most and (text.isascii() or len(text.encode()) <= most)

    async def _do(self, message: FromPerson) -> None:
        room = self.room
        if isinstance(message, messages.Hello) and room is None:
            await self._hello(message)
            return
        if isinstance(message, messages.Ping):
            self.peer.push(encode(messages.Pong()).decode())
            return
        if room is None:
            raise refuse("malformed-message")
        with traces.span(SPANS[type(message)], game=room.table.game, table=room.id):
            await self._heed(room, message)

    async def _heed(self, room: Room, message: FromPerson) -> None:
        """Do what somebody at a table says."""
        person = self.peer.person
        match message:
            case messages.Choose():
                await self._acknowledged(message.id, room.choose(person, message))
            case messages.TableChoice():
                await self._acknowledged(message.id, room.choose_for_table(person, message))
            case messages.Ready():
                await seating.say_ready(room, person)
            case messages.Chat() | messages.Phrase() if not self.hall.speakers.take(person.id):
                raise refuse("rate-limited")
            case messages.Chat():
                self.hall.moderation.check_talk(person.id)
                await chat.say(room, person, message.text)
            case messages.Phrase():
                self.hall.moderation.check_talk(person.id)
                await chat.say_phrase(room, person, message.phrase, message.seat)
            case messages.Sit():
                await seating.sit(room, person, message.seat, message.nonce, message.also)
            case messages.Stand():
                await seating.stand(room, person)
            case messages.SetBot():
                await seating.set_bot(room, person, message.seat, message.bot)
            case messages.Start():
                await self.hall.start(room, person)
            case messages.Replace():
                await seating.vote(room, person, message.seat)
            case messages.Retake():
                await seating.retake(room, person)
            case messages.Again():
                await room.again(person)
            case messages.Undo():
                await takeback.ask(room, person, message.number)
            case messages.Redo():
                await takeback.ask_back(room, person, message.number)
            case messages.SetTempo():
                await tempo.set_tempo(room, person, message.tempo)
            case messages.Hurry():
                await tempo.hurry(room, person)
            case messages.Answer():
                await takeback.answer(room, person, message.yes)
            case _:  # a second hello
                raise refuse("malformed-message")

    async def _acknowledged(self, id_: str, choosing: Coroutine[Any, Any, int]) -> None:
        """Take a choice and acknowledge it, unless its own step does."""
        self.peer.asking = id_
        try:
            number = await choosing
            if self.peer.asking is not None:
                self.peer.acknowledge(number, id_)
        finally:
            self.peer.asking = None

    async def _hello(self, message: messages.Hello) -> None:
        self.peer.lang = clean_lang(message.lang)
        self.peer.changes = message.changes
        try:
            with traces.span(SPANS[messages.Hello]):
                room = await self.hall.room(self.table_id)
                invite = await self.hall.invite_of(room, self.peer.person.id, message.invite)
                self.peer.apart = await self.hall.apart.of(self.peer.person.id)
                room.admit(self.peer.person.id, invite)
                if not room.is_member(self.peer.person.id):
                    self._watch(room)
                room.join(self.peer, message.last, message.chat, invite)
        except LudariumError as error:
            raise Goodbye(error) from None
        self.room = room

    def _watch(self, room: Room) -> None:
        """Take a place among those who watch, until the end of the conversation. Raises ``spectators-full``."""
        if room.watching() >= self.hall.settings.spectators_table:
            raise refuse("spectators-full")
        address = address_key(self.socket.client.host) if self.socket.client else ""
        self.held.enter_context(self.hall.watchers.one(address))


def _envelope(text: str) -> messages.Envelope:
    """The type and id of a message, as far as it has any, be the rest of it right or wrong."""
    try:
        return messages.decode_envelope(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return messages.Envelope()


def _id_of(message: FromPerson | messages.Envelope) -> str | None:
    """By which id a refusal names what it refuses."""
    id_ = getattr(message, "id", None)
    return id_ if isinstance(id_, str) and len(id_) <= LONGEST_ID else None
