"""What the spans of ``traces`` have in common: by itself, a span is nothing."""

from __future__ import annotations

from types import TracebackType
from typing import Final

PARENT: Final = "ludarium.traceparent"
"""Where the scope of a request holds the headers by which another node has named its trace."""
HEADERS: Final = (b"traceparent", b"tracestate")
"""W3C's. They are believed of nodes alone: anybody else could have everything recorded that they ask."""


class Span:
    """A part of a trace, as long as a block runs; this one is nothing."""

    def __enter__(self) -> Span:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None

    def end(self) -> None:
        """End it before its block does: what goes on may go on for hours."""


NOTHING: Final = Span()
