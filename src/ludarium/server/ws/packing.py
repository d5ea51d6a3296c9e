"""What many readers are sent alike: made into the bytes of a frame once, and written as it is to each of their lines."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any, Final, Protocol

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

PLAIN: Final = 0
WORTH: Final = 100
"""Bytes from which a message of its own is worth compressing: an acknowledgement has half of that, and would save nothing."""

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

    _frames: dict[tuple[int, Opcode], bytes]
    made_in: Any = None
    """Where in a trace it was made (``traces.carry``)."""

    def frame(self, extensions: Sequence[Extension]) -> bytes:
        return self._made(Opcode.TEXT, extensions)

    def rest(self, extensions: Sequence[Extension]) -> bytes:
        """The last frame of a message that ends with this text."""
        return self._made(Opcode.CONT, extensions)

    def _made(self, opcode: Opcode, extensions: Sequence[Extension]) -> bytes:
        if not hasattr(self, "_frames"):
            self._frames = {}
        made = (kind_of(extensions), opcode)
        if made not in self._frames:
            data = self.encode()
            if opcode is Opcode.CONT:
                how: Sequence[Extension] = [_Continued(one) for one in extensions]
            else:
                how = extensions if len(data) >= WORTH else []
            self._frames[made] = Frame(opcode, data).serialize(mask=False, extensions=how)
        return self._frames[made]


class Addressed(Shared):
    """A text whose beginning is one reader's own and whose rest is that of many: one message of two frames, of which the
    second is made once."""

    opening: bytes
    common: Shared

    def __new__(cls, opening: str, common: Shared) -> Addressed:
        made = super().__new__(cls, opening + common)
        made.opening = opening.encode()
        made.common = common
        return made

    def frame(self, extensions: Sequence[Extension]) -> bytes:
        how = [] if kind_of(extensions) == PLAIN else [_STORED]
        opening = Frame(Opcode.TEXT, self.opening, fin=False)
        return opening.serialize(mask=False, extensions=how) + self.common.rest(extensions)


class _Continued(Extension):
    """Packs the rest of a message by itself: it needs nothing of what came before it."""

    def __init__(self, extension: Extension) -> None:
        self.extension = extension

    def encode(self, frame: Frame) -> Frame:
        packed = self.extension.encode(Frame(Opcode.TEXT, frame.data, frame.fin))
        return Frame(frame.opcode, packed.data, packed.fin)


class _Stored(Extension):
    """Says that a message is compressed, and leaves its beginning, of up to 65,535 bytes, as it is (RFC 1951, 3.2.4)."""

    def encode(self, frame: Frame) -> Frame:
        size = struct.pack("<HH", len(frame.data), len(frame.data) ^ 0xFFFF)
        return Frame(frame.opcode, b"\x00" + size + bytes(frame.data), frame.fin, rsv1=True)


_STORED: Final = _Stored()


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
