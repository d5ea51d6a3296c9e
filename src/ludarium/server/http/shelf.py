"""Texts that many read: made once, packed once, and not sent again to whoever has them."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from litestar import Request, Response
from litestar.openapi.datastructures import ResponseSpec

from ludarium.server.tasks import Once

JSON: Final = "application/json"
PACKED_ALREADY: Final = "packed_already"
ASK: Final = "no-cache"
"""Kept by the browser, but asked for anew each time."""
SMALL: Final = 500
"""Bytes that are not worth packing."""
PACKABLE: Final = ("text/", "application/javascript", "application/json", "image/svg")
THOROUGH: Final = 6
QUICK: Final = 1
"""How thoroughly is packed: what stays for long, and what is kept for a second."""


@dataclass(frozen=True)
class Text:
    """A text as it is sent, plain and packed; ``tag`` is its ETag."""

    plain: bytes
    packed: bytes | None
    kind: str
    tag: str


def pack(plain: bytes, kind: str, level: int = THOROUGH) -> Text:
    packed = None
    if len(plain) > SMALL and kind.startswith(PACKABLE):
        packed = gzip.compress(plain, level, mtime=0)
    return Text(plain, packed, kind, f'"{sha256(plain).hexdigest()[:16]}"')


def answer(
    text: Text, request: Request[Any, Any, Any], keep: str = ASK, vary: str = "accept-encoding"
) -> Response[bytes]:
    """The text, or 304 for whoever has it already."""
    headers = {"cache-control": keep, "etag": text.tag, "vary": vary}
    if text.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    content = text.plain
    if text.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = text.packed
        headers["content-encoding"] = "gzip"
    return Response(content, media_type=text.kind, headers=headers)


def told(kind: Any) -> dict[int, ResponseSpec]:
    """For the schema: what a text that is sent as it was packed holds."""
    return {200: ResponseSpec(kind, generate_examples=False, description="")}


class Shelf:
    """Texts that stay as they are, each made and packed when it is first asked for, in a thread."""

    def __init__(self) -> None:
        self._made = Once[Text]()

    async def get(self, name: Hashable, make: Callable[[], bytes], kind: str = JSON) -> Text:
        """The text of this name. Raises what ``make`` raises."""
        return await self._made.get(name, lambda: asyncio.to_thread(lambda: pack(make(), kind)))
