"""Traces for OpenTelemetry: where the time of a request, a choice or a commit goes (``docs/operate.md``). An extra.

As long as no ``OTEL_EXPORTER_OTLP_…`` is set, a span is one call that gives the same nothing to everybody, and OpenTelemetry
is not imported: what speaks to it is in ``telemetry``. A span is called by what is done and never by whom or what it is about.
Its attributes hold what logs may hold, too: the ids of tables and events, numbers, codes. Nothing of a game's secrets, of people
or of their words belongs there.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ludarium.server.errors import refuse
from ludarium.server.spans import HEADERS, NOTHING, PARENT, Span

if TYPE_CHECKING:
    from litestar.types import ASGIApp

    from ludarium.server.telemetry import Telemetry
    from ludarium.server.ws.packing import Shared

PREFIX: Final = "OTEL_EXPORTER_OTLP_"
OF_OTHERS: Final = ("OTEL_EXPORTER_OTLP_METRICS_", "OTEL_EXPORTER_OTLP_LOGS_")
"""Settings of what the hall does not send."""
PROTOCOLS: Final = ("OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", "OTEL_EXPORTER_OTLP_PROTOCOL")
PROTOCOL: Final = "http/protobuf"
LAST: Final = 3.0
"""Seconds for what is sent when the hall closes."""

_telemetry: Telemetry | None = None


def set_up(node: str = "") -> None:
    """Send traces where the environment says, as a ``node``, if it says so. Raises ``traces-missing`` where the extra is not
    installed, and ``setting-wrong`` or ``traces-wrong`` for what can't be meant."""
    global _telemetry
    if _telemetry is not None or not (name := _asked_for()):
        return
    for protocol in PROTOCOLS:
        if os.environ.get(protocol, PROTOCOL) not in ("", PROTOCOL):
            raise refuse("setting-wrong", name=protocol, found=os.environ[protocol], expected=PROTOCOL)
    try:
        from ludarium.server.telemetry import Telemetry
    except ModuleNotFoundError:
        raise refuse("traces-missing", name=name) from None
    try:
        _telemetry = Telemetry(node)
    except ValueError as error:
        raise refuse("traces-wrong", problem=str(error)) from error


def _asked_for() -> str | None:
    """The first variable that asks for traces; None where there is none, or another one says that there are to be none."""
    if os.environ.get("OTEL_SDK_DISABLED", "").strip().lower() == "true":
        return None
    exporter = os.environ.get("OTEL_TRACES_EXPORTER", "").strip()
    if exporter == "none":
        return None
    if exporter not in ("", "otlp"):
        raise refuse("setting-wrong", name="OTEL_TRACES_EXPORTER", found=exporter, expected="otlp, none")
    named = sorted(name for name, value in os.environ.items() if name.startswith(PREFIX) and value.strip())
    return next((name for name in named if not name.startswith(OF_OTHERS)), None)


async def close() -> None:
    """Send what waits, for ``LAST`` seconds at most, and no more after that."""
    global _telemetry
    telemetry, _telemetry = _telemetry, None
    if telemetry is not None:
        await telemetry.close(LAST)


def span(name: str, **attributes: Any) -> Span:
    """A span within the one that goes on here, or the first one of a trace. What a block raises is noted by its code or type,
    without its words."""
    return NOTHING if _telemetry is None else _telemetry.span(name, attributes)


def here() -> Any:
    """What goes on here, for ``joined``."""
    return None if _telemetry is None else _telemetry.here()


def joined(name: str, places: Iterable[Any], **attributes: Any) -> Span:
    """A span of work that is done for several at once, each of which gave its ``here``: it belongs to the trace of the first
    that is recorded, and is linked to the others."""
    return NOTHING if _telemetry is None else _telemetry.joined(name, places, attributes)


def carry(text: Shared) -> None:
    """Have a text remember what it was made in, for ``carried``."""
    if _telemetry is not None:
        _telemetry.carry(text)


def carried(name: str, text: str) -> Span:
    """A span of something that is done with a text, in the trace in which it was made."""
    return NOTHING if _telemetry is None else _telemetry.carried(name, text)


def afresh() -> None:
    """What this task does from here on belongs to no trace that goes on: it outlives whatever has begun it."""
    if _telemetry is not None:
        _telemetry.afresh()


def headers() -> list[tuple[bytes, bytes]]:
    """What names the trace that goes on here, for another node."""
    return [] if _telemetry is None else _telemetry.headers()


def said(headers: Iterable[tuple[bytes, bytes]]) -> dict[str, Any]:
    """What the scope of a request gets that a node has passed on, so that it goes on in that node's trace."""
    return {} if _telemetry is None else {PARENT: [pair for pair in headers if pair[0] in HEADERS]}


def middleware(quiet: Sequence[str]) -> list[Callable[[ASGIApp], ASGIApp]]:
    """What puts a span around each request but for those of the paths that are ``quiet``: nothing where there are no traces."""
    return [] if _telemetry is None else [partial(_telemetry.around, quiet=quiet)]
