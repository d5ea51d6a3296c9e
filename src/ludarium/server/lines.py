"""What people wrote, as it is shown to others on one line."""

from __future__ import annotations

import unicodedata


def one_line(text: str) -> str:
    """``text`` without line breaks and without what can't be shown."""
    shown = "".join(" " if c in "\n\r\t" else c for c in unicodedata.normalize("NFC", text))
    return "".join(c for c in shown if not _hidden(c)).strip()


def _hidden(character: str) -> bool:
    """Control characters, surrogates and the marks that turn a line's direction around."""
    return unicodedata.category(character) in ("Cc", "Cs", "Co", "Cn") or (
        "\u202a" <= character <= "\u202e" or "\u2066" <= character <= "\u2069"
    )
