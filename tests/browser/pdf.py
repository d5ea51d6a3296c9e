"""What stands in a PDF that the browser has made: its pages and their text, glyphs put back into letters."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator

Font = tuple[int, dict[int, str]]


class Pdf:
    """Reads what Skia writes: plain objects, streams that are deflated or plain, fonts with a ``ToUnicode`` table."""

    def __init__(self, data: bytes) -> None:
        found = re.finditer(rb"(?<![0-9])([0-9]+) 0 obj\n(.*?)\nendobj", data, re.DOTALL)
        self._objects = {int(each[1]): each[2] for each in found}
        pages = (body for body in self._objects.values() if re.search(rb"/Type\s*/Page\b(?!s)", body))
        self.pages = [self._text(page) for page in pages]

    def _stream(self, body: bytes) -> bytes:
        head, _, rest = body.partition(b"stream\n")
        plain = rest.rpartition(b"\nendstream")[0]
        return zlib.decompress(plain) if b"/FlateDecode" in head else plain

    def _refers(self, body: bytes, name: bytes) -> list[int]:
        """The objects that an entry refers to: one, or a list of them."""
        found = re.search(rb"/" + name + rb"\s*(?:\[([^\]]*)\]|([0-9]+ 0 R))", body)
        return [int(number) for number in re.findall(rb"([0-9]+) 0 R", found[0])] if found else []

    def _letters(self, font: bytes) -> dict[int, str]:
        """By glyph, what it reads."""
        found: dict[int, str] = {}
        for number in self._refers(font, b"ToUnicode"):
            table = self._stream(self._objects[number]).decode("ascii")
            for block in re.findall(r"beginbfchar(.*?)endbfchar", table, re.DOTALL):
                for glyph, text in re.findall(r"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>", block):
                    found[int(glyph, 16)] = _utf16(text)
            for block in re.findall(r"beginbfrange(.*?)endbfrange", table, re.DOTALL):
                ranges = re.findall(r"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>", block)
                for first, last, text in ranges:
                    for glyph in range(int(first, 16), int(last, 16) + 1):
                        found[glyph] = chr(ord(_utf16(text)) + glyph - int(first, 16))
        return found

    def _fonts(self, page: bytes) -> dict[bytes, Font]:
        """By its name on the page, each font: how many bytes a glyph has, and what glyphs read."""
        block = re.search(rb"/Font\s*<<(.*?)>>", page, re.DOTALL)
        fonts = re.findall(rb"/(F[0-9]+)\s+([0-9]+) 0 R", block[1]) if block else []
        found = {name: self._objects[int(number)] for name, number in fonts}
        return {name: (2 if b"/Type0" in font else 1, self._letters(font)) for name, font in found.items()}

    def _text(self, page: bytes) -> str:
        fonts = self._fonts(page)
        contents = b"\n".join([self._stream(self._objects[one]) for one in self._refers(page, b"Contents")])
        width, letters = 1, dict[int, str]()
        written: list[str] = []
        for token in _tokens(contents):
            if token in fonts:
                width, letters = fonts[token]
            elif token == b"ET":
                written.append(" ")
            else:
                codes = [int.from_bytes(token[at : at + width], "big") for at in range(0, len(token), width)]
                written.append("".join([letters.get(code, "") for code in codes]))
        return "".join(written)


def _utf16(text: str) -> str:
    return bytes.fromhex(text).decode("utf-16-be")


STRINGS = re.compile(
    rb"/(?P<font>F[0-9]+) [0-9.]+ Tf|<(?P<hex>[0-9A-Fa-f]+)>|\((?P<plain>(?:[^()\\]|\\.)*)\)|\b(?P<end>ET)\b",
    re.DOTALL,
)


def _tokens(contents: bytes) -> Iterator[bytes]:
    """Names of fonts, ends of texts, and strings of glyphs, in order."""
    for found in STRINGS.finditer(contents):
        if found["hex"] is not None:
            yield bytes.fromhex(found["hex"].decode("ascii"))
        elif found["plain"] is not None:
            yield re.sub(rb"\\([0-7]{1,3}|.)", _unescaped, found["plain"], flags=re.DOTALL)
        else:
            yield found["font"] or found["end"]


def _unescaped(escape: re.Match[bytes]) -> bytes:
    names = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f"}
    text = escape[1]
    return bytes([int(text, 8)]) if text.isdigit() else names.get(text, text)
