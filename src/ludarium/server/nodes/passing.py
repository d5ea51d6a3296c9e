"""Requests and sockets about a table or an event that another node has are passed on to it, so that it does not matter to
which node anybody comes.

Between nodes, one header says who asked, and proves by the other node's secret that a node passes it on. A node that is
asked so answers for itself or, where it does not have the thing, with 421: then whoever asked it looks again.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import re
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import httpx
import msgspec
import structlog
from litestar.types import ASGIApp, Message, Receive, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from ludarium import i18n
from ludarium.core import LudariumError
from ludarium.server import traces
from ludarium.server.errors import Moved, refuse, sentence
from ludarium.server.http.addresses import address_key
from ludarium.server.http.doors import Doors
from ludarium.server.nodes.asking import ANSWERS, HEADER, Asked, answered
from ludarium.server.nodes.body import Body
from ludarium.server.spans import HEADERS, Span
from ludarium.server.storage.nodes import EVENT, FIRST, TABLE, Node, Place
from ludarium.server.ws.messages import Problem, encode

if TYPE_CHECKING:
    from ludarium.server.nodes.nodes import Nodes

ACCOUNTS: Final = re.compile(r"/api/(account|sign-in|sign-out|recover|reports)(/.*)?|/api/lab/.+")
"""What rests on what one node remembers, such as that somebody has just shown to be there, which moderators have heard of a report, or a
run of the balance lab."""
PLACE: Final = re.compile(r"/(api|ws)/(tables|events)/([^/]{1,32})(?:/.*)?")
ELSEWHERE: Final = ("presets", "cards", "catalogues", "import")
"""What stands in the place of an event's id in addresses that are about none."""
CONNECT: Final = 2.0  # seconds for another node to take a connection
ANSWER: Final = 60.0  # and between two pieces of its answer
OPENING: Final = 32
"""Sockets to other nodes that are opened at one moment."""
LOOK_AGAIN: Final = 0.2
SPARE: Final = 5.0
"""Seconds beyond a lease after which a request is given up."""
HOPS: Final = {
    b"connection", b"keep-alive", b"proxy-authenticate", b"proxy-authorization", b"te", b"trailer", b"transfer-encoding",
    b"upgrade", b"host", b"expect", b"forwarded", b"x-forwarded-for", b"x-forwarded-proto", HEADER, *HEADERS,
}  # fmt: skip
"""Headers that are about one connection, or that only the first node may believe."""
HANDSHAKE: Final = b"sec-websocket-"
RESTARTED: Final = 1012
SPAN: Final = "pass on"
"""What a trace calls it."""

log = structlog.get_logger("nodes")


class Misdirected(Exception):
    """The other node does not have it."""


class NoLine(Exception):
    """There is no socket to the node that has something; ``status`` answers whoever wanted one."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Passing:
    """Around the application: passes on what another node has."""

    def __init__(self, app: ASGIApp, nodes: Nodes, doors: Doors) -> None:
        self.app = app
        self.nodes = nodes
        self.doors = doors
        self.transport = httpx.AsyncHTTPTransport(
            # Streams of events hold a connection each for as long as somebody follows: the doors bound how many.
            limits=httpx.Limits(max_connections=None, max_keepalive_connections=50, keepalive_expiry=2.0),
            trust_env=False,
        )
        nodes.transport = self.transport
        self._opening = asyncio.Semaphore(OPENING)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        asked = next((value for name, value in scope["headers"] if name == HEADER), None)
        place = place_of(scope["path"])
        if asked is not None:
            await self._asked(asked, place, scope, receive, send)
        elif place is None or (self.nodes.is_here(*place) and self.nodes.alive()):
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(place, scope, receive, send)
        else:
            await self._socket(place, scope, receive, send)

    async def _asked(
        self, asked: bytes, place: tuple[str, str] | None, scope: Any, receive: Receive, send: Send
    ) -> None:
        """Answer a node, or whoever pretends to be one: without the secret nobody gets any further."""
        try:
            said = msgspec.json.decode(asked, type=Asked)
            if not hmac.compare_digest(said.secret.encode(), self.nodes.secret.encode()):
                raise Moved
            if scope["path"] in ANSWERS and scope["type"] == "http":
                told = answered(self.nodes.hall, scope["path"], scope.get("query_string") or b"")
                await _answer(scope, send, 200, told, b"application/json")
                return
            if place is None:
                raise Moved
            if not (self.nodes.is_here(*place) and self.nodes.alive()):
                await self.nodes.hold(*place)
        except (msgspec.DecodeError, UnicodeError, LudariumError):
            await _answer(scope, send, 421, b"")
            return
        headers = [(name, value) for name, value in scope["headers"] if name not in (HEADER, b"host")]
        scope = {
            **scope,
            "client": (said.client, 0) if said.client else None,
            "scheme": said.scheme,
            "headers": [(b"host", said.host.encode("latin-1")), *headers],
            **traces.said(headers),
        }
        await self.app(scope, receive, send)

    async def _where(self, place: tuple[str, str]) -> Node | None:
        """The node that has it, None for this one. Raises ``Moved`` as long as that is not known."""
        if place[0] == FIRST:
            found: Place | None = Place(self.nodes.first())
        else:
            found = await self.nodes.store.place(*place)
        if found is None or found.owner is None or found.owner == self.nodes.me:
            if found is not None:
                await self.nodes.hold(*place)
            return None
        node = self.nodes.known.get(found.owner)
        if node is None:  # it has come since the last look, or goes just now
            raise Moved
        return node

    # -- requests

    async def _http(self, place: tuple[str, str], scope: Any, receive: Receive, send: Send) -> None:
        if not self._may_look(scope):
            await _refused(scope, send, refuse("rate-limited"))
            return
        body = Body(receive)
        until = asyncio.get_running_loop().time() + self.nodes.lease + SPARE
        await body.begin()
        while True:
            try:
                node = await self._where(place)
                if node is None:
                    await self.app(scope, body.receive, send)
                    return
                with traces.span(SPAN, about=place[0], node=node.name) as span, self.doors.one_more() as room:
                    if not room:
                        await _refused(scope, send, refuse("rate-limited"))
                        return
                    if await self._ask(node, scope, body, send, span):
                        return
            except LudariumError as error:
                if error.code != "moved":
                    await _refused(scope, send, error)
                    return
            except Misdirected:
                pass
            if (
                not body.is_whole
                or body.gone
                or self.nodes.leaving
                or asyncio.get_running_loop().time() > until
            ):
                break
            await asyncio.sleep(LOOK_AGAIN)
        if not body.gone:
            await _refused(scope, send, Moved())

    def _may_look(self, scope: Any) -> bool:
        """Whether an address has not looked for too much: what is asked further is counted there."""
        client = scope.get("client")
        return self.nodes.lookups.take(address_key(client[0]) if client else "")

    async def _ask(self, node: Node, scope: Any, body: Body, send: Send, span: Span) -> bool:
        """Pass a request on; whether it was answered. Where it was not, nothing was done about it. A stream ends the ``span``
        as it begins."""
        raw = scope.get("raw_path") or scope["path"].encode()
        query = scope.get("query_string") or b""
        target = raw + (b"?" + query if query else b"")
        split = urlsplit(node.address)
        url = httpx.URL(scheme=split.scheme, host=split.hostname or "", port=split.port, raw_path=target)
        timeout = {"connect": CONNECT, "read": ANSWER, "write": ANSWER, "pool": ANSWER}
        request = httpx.Request(
            scope["method"],
            url,
            headers=[*_passed(scope), *traces.headers(), (HEADER, _asked(scope, node))],
            content=body.again() if body.is_there else None,
            extensions={"timeout": timeout},
        )
        begun = endless = False

        async def passed() -> None:
            nonlocal begun, endless
            response = await self.transport.handle_async_request(request)
            try:
                if response.status_code == 421:
                    raise Misdirected
                begun = True
                # A stream has no length: whoever follows it comes back when it ends.
                endless = "content-length" not in response.headers
                if endless:
                    span.end()
                headers = [(n.lower(), v) for n, v in response.headers.raw if n.lower() not in HOPS]
                await send(
                    {"type": "http.response.start", "status": response.status_code, "headers": headers}
                )
                assert isinstance(response.stream, httpx.AsyncByteStream)
                async for piece in response.stream:
                    await send({"type": "http.response.body", "body": piece, "more_body": True})
                await send({"type": "http.response.body", "body": b"", "more_body": False})
            finally:
                await response.aclose()

        # Whoever has gone needs no answer: a stream would go on for ever.
        gone = asyncio.create_task(body.until_gone())
        task = self._kept(node.id, passed())
        try:
            await asyncio.wait([gone, task], return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        finally:
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
            if not task.done():
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        if body.gone:
            return True
        error = asyncio.CancelledError() if task.cancelled() else task.exception()
        if error is None:
            return True
        if isinstance(error, Misdirected):
            raise error
        log.info("a node does not answer", node=node.name, problem=repr(error))
        if begun and endless:
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return True
        if begun:
            raise ConnectionError("the answer of another node has broken off") from error
        if scope["method"] not in ("GET", "HEAD") and not isinstance(
            error, httpx.ConnectError | httpx.ConnectTimeout | httpx.PoolTimeout
        ):
            await _refused(scope, send, Moved())  # it may have been done
            return True
        return False

    def _kept(self, node: int, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task that ends when the node does."""
        task = asyncio.create_task(work)
        tasks = self.nodes.passing.setdefault(node, set())
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        return task

    # -- sockets

    async def _socket(self, place: tuple[str, str], scope: Any, receive: Receive, send: Send) -> None:
        if not self._may_look(scope):
            await _answer(scope, send, 429, b"")
            return
        try:
            with self.doors.one_more() as room:
                found = await self._found(place, scope, room)
                if found is not None:
                    await self._pass_on(*found, receive, send)
        except NoLine as refused:
            await receive()
            await _answer(scope, send, refused.status, b"")
            return
        if found is None:
            await self.app(scope, receive, send)

    async def _found(
        self, place: tuple[str, str], scope: Any, room: bool
    ) -> tuple[Node, ClientConnection] | None:
        """The node that has something, and a socket to it; None where this one has it. Raises ``NoLine``."""
        time = asyncio.get_running_loop().time
        left = self.nodes.lease + SPARE
        while True:
            began, waited = time(), 0.0
            try:
                node = await self._where(place)
                if node is None:
                    return None
                if not room:
                    raise NoLine(503)
                # The others wait here, where no deadline runs, and not at a node that is late for all of them.
                asked = time()
                async with self._opening:
                    waited = time() - asked
                    with traces.span(SPAN, about=place[0], node=node.name):
                        return node, await self._line(node, scope)
            except InvalidStatus as error:
                if error.response.status_code != 421:
                    raise NoLine(error.response.status_code) from None
            except (LudariumError, OSError, TimeoutError, WebSocketException) as error:
                log.info("a socket is not passed on", node=place, problem=repr(error))
            left -= time() - began - waited + LOOK_AGAIN
            if left < 0 or self.nodes.leaving:
                raise NoLine(503)
            await asyncio.sleep(LOOK_AGAIN)

    async def _pass_on(self, node: Node, line: ClientConnection, receive: Receive, send: Send) -> None:
        """Pass on what is said over a socket until it ends."""
        task = self._kept(node.id, _talk(line, receive, send))
        try:
            await asyncio.wait([task])
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            line.transport.abort()
            if task.cancelled() or task.exception() is not None:
                with contextlib.suppress(Exception):
                    await send({"type": "websocket.close", "code": RESTARTED, "reason": "moved"})

    async def _line(self, node: Node, scope: Any) -> ClientConnection:
        """A socket to the node that has the table."""
        split = urlsplit(node.address)
        scheme = "wss" if split.scheme == "https" else "ws"
        headers = [
            (name.decode("latin-1"), value.decode("latin-1"))
            for name, value in [*_passed(scope), *traces.headers()]
            if not name.startswith(HANDSHAKE) and name not in (b"origin", b"user-agent")
        ]
        origin: Any = next(
            (value.decode("latin-1") for name, value in scope["headers"] if name == b"origin"), None
        )
        headers.append((HEADER.decode(), _asked(scope, node).decode("latin-1")))
        return await connect(
            f"{scheme}://{split.netloc}{scope['path']}",
            additional_headers=headers,
            origin=origin,
            open_timeout=CONNECT + 3,
            close_timeout=CONNECT,
            compression=None,
            max_size=None,
            proxy=None,
        )


async def _talk(line: ClientConnection, receive: Receive, send: Send) -> None:
    """Pass on what both sides say until one of them has gone."""

    async def forth() -> None:
        while True:
            message: Any = await receive()
            if message["type"] == "websocket.disconnect":
                await line.close(message.get("code") or 1000)
                return
            if message["type"] == "websocket.receive":
                text = message.get("text")
                await line.send(text if text is not None else message.get("bytes") or b"")

    async def back() -> None:
        with contextlib.suppress(ConnectionClosed):
            async for said in line:
                message: Any = {"type": "websocket.send", "text" if isinstance(said, str) else "bytes": said}
                await send(message)
        code, reason = line.close_code, line.close_reason
        if code is None or code in (1005, 1006):
            code, reason = RESTARTED, "moved"
        await send({"type": "websocket.close", "code": code, "reason": reason or ""})

    await receive()  # that somebody has come
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    tasks = [asyncio.create_task(forth()), asyncio.create_task(back())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def place_of(path: str) -> tuple[str, str] | None:
    """The table or event that an address is about, or that the first node answers it.

    >>> place_of("/ws/tables/abc"), place_of("/api/events/xyz/live"), place_of("/api/events/presets"), place_of("/api/tables")
    (('table', 'abc'), ('event', 'xyz'), None, None)

    Several slashes are one, as for the routes:

    >>> place_of("//api/sign-in"), place_of("/api///tables//abc"), place_of("/api/reports/7/decide")
    (('first', ''), ('table', 'abc'), ('first', ''))
    """
    path = re.sub("/{2,}", "/", path)
    if ACCOUNTS.fullmatch(path):
        return FIRST, ""
    found = PLACE.fullmatch(path)
    if found is None or (found[2] == "events" and found[3] in ELSEWHERE):
        return None
    return (TABLE if found[2] == "tables" else EVENT), found[3]


def _passed(scope: Any) -> list[tuple[bytes, bytes]]:
    """The headers of a request that are passed on."""
    return [(name, value) for name, value in scope["headers"] if name not in HOPS]


def _asked(scope: Any, node: Node) -> bytes:
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    client = scope.get("client")
    said = Asked(node.secret, client[0] if client else "", host, scope["scheme"])
    return msgspec.json.encode(said)


async def _answer(scope: Any, send: Send, status: int, body: bytes, kind: bytes = b"text/plain") -> None:
    """Answer a request, or the one that would have become a socket."""
    prefix = "websocket.http" if scope["type"] == "websocket" else "http"
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    start: Any = {"type": f"{prefix}.response.start", "status": status, "headers": headers}
    rest: Any = {"type": f"{prefix}.response.body", "body": body, "more_body": False}
    message: Message
    for message in (start, rest):
        await send(message)


async def _refused(scope: Any, send: Send, error: LudariumError) -> None:
    from ludarium.server.errors import status

    accept = next(
        (value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"), ""
    )
    problem = Problem(error.code, sentence(i18n.best(accept), error), None, [])
    await _answer(scope, send, status(error), encode(problem), b"application/json")
