"""The side of ``traces`` that speaks to OpenTelemetry. It is imported only where traces are sent, since it needs an extra.

Spans wait in a queue of a fixed length and are sent by a thread of its own: whatever becomes of the collector, nobody waits for
it, and spans beyond the queue are dropped (``OTEL_BSP_…``).
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterable, Mapping, Sequence
from types import TracebackType
from typing import Any, Final

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from opentelemetry import context as contexts
from opentelemetry.context import Context
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import OTELResourceDetector, Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Link, SpanKind, StatusCode, Tracer, get_current_span, set_span_in_context
from opentelemetry.trace import Span as Recorded
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from ludarium import __version__
from ludarium.core import LudariumError
from ludarium.server import errors
from ludarium.server.spans import NOTHING, PARENT, Span
from ludarium.server.ws.packing import Shared

NAME: Final = "ludarium"
LOOK: Final = 0.02  # seconds between two looks whether the last spans are sent
W3C: Final = TraceContextTextMapPropagator()
STREAM: Final = b"text/event-stream"

log = structlog.get_logger("traces")


class Telemetry:
    """Where spans go: one tracer, and the thread that sends."""

    def __init__(self, node: str) -> None:
        ours = {"service.name": NAME, "service.version": __version__}
        if node:
            ours["service.instance.id"] = node
        # What OTEL_RESOURCE_ATTRIBUTES and OTEL_SERVICE_NAME say counts more.
        resource = Resource.create(ours).merge(OTELResourceDetector().detect())
        self._provider = TracerProvider(resource=resource, shutdown_on_exit=False)
        self._provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
        self.tracer = self._provider.get_tracer(NAME, __version__)

    async def close(self, within: float) -> None:
        """Send what waits, for so many seconds at most; then the thread ends with the process."""
        ending = threading.Thread(target=self._provider.shutdown, name="last traces", daemon=True)
        ending.start()
        loop = asyncio.get_running_loop()
        until = loop.time() + within
        while ending.is_alive():
            if loop.time() > until:
                log.warning("the last traces were not sent")
                return
            await asyncio.sleep(LOOK)

    def span(self, name: str, attributes: Mapping[str, Any]) -> Span:
        return Open(self.tracer.start_span(name, attributes=_named(attributes)))

    def here(self) -> Recorded | None:
        recorded = get_current_span()
        return recorded if recorded.get_span_context().is_valid else None

    def joined(self, name: str, places: Iterable[Recorded | None], attributes: Mapping[str, Any]) -> Span:
        known = {place.get_span_context().span_id: place for place in places if place is not None}
        if not known:
            return self.span(name, attributes)
        first = next((place for place in known.values() if place.is_recording()), next(iter(known.values())))
        links = [Link(place.get_span_context()) for place in known.values() if place is not first]
        within = set_span_in_context(first, Context())
        return Open(self.tracer.start_span(name, within, attributes=_named(attributes), links=links))

    def carry(self, text: Shared) -> None:
        recorded = get_current_span()
        if recorded.is_recording():
            text.made_in = recorded

    def carried(self, name: str, text: str) -> Span:
        made_in = text.made_in if isinstance(text, Shared) else None
        if made_in is None:
            return NOTHING
        return Open(self.tracer.start_span(name, set_span_in_context(made_in, Context())))

    def afresh(self) -> None:
        contexts.attach(Context())

    def headers(self) -> list[tuple[bytes, bytes]]:
        said: dict[str, str] = {}
        W3C.inject(said)
        return [(name.encode(), value.encode()) for name, value in said.items()]

    def around(self, app: ASGIApp, quiet: Sequence[str]) -> ASGIApp:
        return Requests(app, self.tracer, quiet)


class Open(Span):
    """A span that has begun."""

    def __init__(self, recorded: Recorded) -> None:
        self.recorded = recorded

    def __enter__(self) -> Span:
        self._token = contexts.attach(set_span_in_context(self.recorded))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        contexts.detach(self._token)
        if isinstance(error, Exception):
            _note(self.recorded, error)
        self.end()

    def end(self) -> None:
        if self.recorded.is_recording():
            self.recorded.end()


class Requests:
    """A span around each request, called by its method and its route, such as ``GET /api/tables/{table_id}``; of a socket, until
    it is open. It stands behind the routes and before what they call."""

    def __init__(self, app: ASGIApp, tracer: Tracer, quiet: Sequence[str]) -> None:
        self.app = app
        self.tracer = tracer
        self.quiet = quiet

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] in self.quiet:
            await self.app(scope, receive, send)
            return
        said = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope.get(PARENT, [])}  # type: ignore[attr-defined]
        within = W3C.extract(said, Context())
        route = scope["path_template"]
        socket = scope["type"] == ScopeType.WEBSOCKET
        method = "WS" if socket else scope["method"]  # type: ignore[typeddict-item]
        known = {"http.route": route} if socket else {"http.route": route, "http.request.method": method}
        span = Open(
            self.tracer.start_span(f"{method} {route}", within, kind=SpanKind.SERVER, attributes=known)
        )

        async def sending(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                answered(message)
            elif message["type"] in ("websocket.accept", "websocket.close"):
                span.end()
            await send(message)

        def answered(message: Any) -> None:
            span.recorded.set_attribute("http.response.status_code", int(message["status"]))
            if message["status"] >= 500:
                span.recorded.set_status(StatusCode.ERROR)
            if any(name.lower() == b"content-type" and STREAM in value for name, value in message["headers"]):
                span.end()

        if socket:  # what is said over it begins traces of its own
            try:
                await self.app(scope, receive, sending)
            finally:
                span.end()
            return
        with span:
            await self.app(scope, receive, sending)


def _named(attributes: Mapping[str, Any]) -> dict[str, Any]:
    return {f"{NAME}.{name}": value for name, value in attributes.items()}


def _note(recorded: Recorded, error: Exception) -> None:
    """What went wrong, without its words: they may name a card or a person."""
    if isinstance(error, LudariumError):
        recorded.set_attribute(f"{NAME}.refusal", error.code)
        if errors.status(error) < 500:
            return
    else:
        recorded.set_attribute("error.type", type(error).__name__)
    recorded.set_status(StatusCode.ERROR)
