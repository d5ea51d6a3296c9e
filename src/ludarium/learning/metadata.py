"""What an ONNX file says of itself, read without an ONNX runtime: a hall that lists its games has to load none.

The file is a protobuf message: fields one behind the other, each with its number and its kind before it. The metadata are one field
for each pair of words; whatever else there is, the graph and its weights, is passed over unread.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, Final

METADATA: Final = 14
"""The number of the field ``metadata_props`` in a ``ModelProto`` of ONNX; of each, 1 is the key and 2 the value."""
VARINT: Final = 0
BYTES: Final = 2
FIXED: Final = {1: 8, 5: 4}
"""Kinds of fields that have always so many bytes."""


def metadata_of(file: Path) -> dict[str, str]:
    """The metadata of an ONNX file. Raises ``ValueError`` for what is none."""
    with file.open("rb") as model:
        return dict(map(_pair, _fields(model, METADATA)))


def _pair(told: bytes) -> tuple[str, str]:
    found = {number: b"".join(_fields(BytesIO(told), number)) for number in (1, 2)}
    return found[1].decode(), found[2].decode()


def _fields(message: BinaryIO, wanted: int) -> Iterator[bytes]:
    """The bytes of each field of that number."""
    while (tag := _number(message, True)) >= 0:
        number, kind = tag >> 3, tag & 7
        if kind == VARINT:
            _number(message)
        elif kind == BYTES:
            length = _number(message)
            if number == wanted:
                yield message.read(length)
            else:
                message.seek(length, 1)
        elif kind in FIXED:
            message.seek(FIXED[kind], 1)
        else:
            raise ValueError(f"no field of protobuf: {kind}")


def _number(message: BinaryIO, may_end: bool = False) -> int:
    """The next whole number, seven bits a byte, the lowest first; -1 at the end of the message."""
    found = shift = 0
    while byte := message.read(1):
        found |= (byte[0] & 127) << shift
        if byte[0] < 128:
            return found
        shift += 7
    if may_end and not shift:
        return -1
    raise ValueError("the file ends within a number")
