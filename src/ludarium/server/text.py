"""What people wrote, as it is shown to others on one line."""

from __future__ import annotations

import unicodedata
from typing import Final

ROOM: Final = 2
"""How many times as long as it may be a text may come, before its accents are put on its letters."""


def far_too_long(text: str, most: int) -> bool:
    """Whether ``text`` is refused unread where at most ``most`` characters are kept: sorting the accents of a text
    takes time by the square of their number."""
    return len(text) > ROOM * most


def one_line(text: str) -> str:
    """``text`` without line breaks and without what can't be shown."""
    shown = "".join(" " if c in "\n\r\t" else c for c in unicodedata.normalize("NFC", text))
    return "".join(c for c in shown if not _hidden(c)).strip()


def _hidden(character: str) -> bool:
    """Control characters, surrogates and the marks that turn a line's direction around."""
    return unicodedata.category(character) in ("Cc", "Cs", "Co", "Cn") or (
        "\u202a" <= character <= "\u202e" or "\u2066" <= character <= "\u2069"
    )
