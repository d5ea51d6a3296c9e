"""What traces are sent to: a collector that takes OTLP over HTTP and keeps the spans, and ways in which one can fail."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.common.v1.common_pb2 import KeyValue

PATIENCE = 60.0  # seconds, on a busy machine


@dataclass(frozen=True)
class Span:
    """A span as it was sent."""

    name: str
    trace: str
    id: str
    parent: str
    attributes: dict[str, Any]
    failed: bool
    links: tuple[str, ...]
    """The traces that it is linked to."""
    service: dict[str, Any]
    """What sent it."""


class Collector:
    """Everything that has come, in that order."""

    def __init__(self) -> None:
        self.spans: list[Span] = []
        self.raw = b""
        """The same as it was sent."""
        collector = self

        class Taking(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                assert self.path == "/v1/traces"
                assert self.headers["content-type"] == "application/x-protobuf"
                collector.take(body)
                self.send_response(200)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Taking)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"

    def take(self, body: bytes) -> None:
        self.raw += body
        for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
            service = _facts(resource.resource.attributes)
            for scope in resource.scope_spans:
                for span in scope.spans:
                    assert not span.events, "what was raised stays in the log"
                    self.spans.append(
                        Span(
                            span.name,
                            span.trace_id.hex(),
                            span.span_id.hex(),
                            span.parent_span_id.hex(),
                            _facts(span.attributes),
                            span.status.code == span.status.STATUS_CODE_ERROR,
                            tuple(link.trace_id.hex() for link in span.links),
                            service,
                        )
                    )

    def named(self, name: str) -> list[Span]:
        return [span for span in self.spans if span.name == name]

    def below(self, parent: Span) -> list[Span]:
        """The spans right below another one."""
        return [span for span in self.spans if span.trace == parent.trace and span.parent == parent.id]

    def until(self, true: Callable[[], Any]) -> Any:
        """Wait until something is true, and give it. Not for the loop on which the hall runs."""
        end = time.monotonic() + PATIENCE
        while not (found := true()):
            assert time.monotonic() < end, sorted({span.name for span in self.spans})
            time.sleep(0.02)
        return found


def _facts(attributes: Any) -> dict[str, Any]:
    def value(one: KeyValue) -> Any:
        return getattr(one.value, one.value.WhichOneof("value") or "string_value")

    return {one.key: value(one) for one in attributes}


@contextlib.contextmanager
def collecting() -> Iterator[Collector]:
    """A collector that works."""
    collector = Collector()
    thread = threading.Thread(target=collector.server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield collector
    finally:
        collector.server.shutdown()
        thread.join()
        collector.server.server_close()


@contextlib.contextmanager
def silent() -> Iterator[str]:
    """The address of one that takes connections and never answers."""
    with socket.create_server(("127.0.0.1", 0), backlog=100) as listener:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"


@contextlib.contextmanager
def gone() -> Iterator[str]:
    """The address of one that is not there."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    yield address
