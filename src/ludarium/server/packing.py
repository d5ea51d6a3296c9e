"""What many readers are sent alike: made into the bytes of a frame once, and written as it is to each of their lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

PLAIN: Final = 0

DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,  # or no two lines would be sent the same bytes
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5},
)
"""How frames are compressed for lines that take it: each message by itself."""


def kind_of(extensions: Sequence[Extension]) -> int:
    """Lines of one kind take the same bytes: the bits of the window of those that compress, else ``PLAIN``."""
    for extension in extensions:
        if isinstance(extension, PerMessageDeflate):
            return extension.local_max_window_bits
    return PLAIN


class Packed(Protocol):
    """Something that has the bytes of whole frames."""

    def frame(self, extensions: Sequence[Extension]) -> bytes: ...


class Shared(str):
    """A text for many readers."""

    _frames: dict[int, bytes]

    def frame(self, extensions: Sequence[Extension]) -> bytes:
        if not hasattr(self, "_frames"):
            self._frames = {}
        kind = kind_of(extensions)
        if kind not in self._frames:
            frame = Frame(Opcode.TEXT, self.encode())
            self._frames[kind] = frame.serialize(mask=False, extensions=extensions)
        return self._frames[kind]


class Joined:
    """Some such texts, one after the other."""

    def __init__(self, texts: Sequence[Shared]) -> None:
        self.texts = texts
        self._frames: dict[int, bytes] = {}

    def frame(self, extensions: Sequence[Extension]) -> bytes:
        kind = kind_of(extensions)
        if kind not in self._frames:
            self._frames[kind] = b"".join([text.frame(extensions) for text in self.texts])
        return self._frames[kind]


class Line(Protocol):
    """The line to one reader."""

    def is_free(self) -> bool:
        """Whether it takes something now, and nothing waits in it."""
        ...

    def put(self, packed: Packed) -> None: ...
