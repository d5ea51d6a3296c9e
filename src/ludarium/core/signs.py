"""The signs of what people write: which of them hide, or turn what stands around them, and texts without those."""

from __future__ import annotations

import unicodedata
from typing import Final

UNSHOWN: Final = ("Cc", "Cs", "Co", "Cn")
"""The categories of characters that nothing can be shown for."""
HIDDEN: Final = (*UNSHOWN, "Cf", "Zl", "Zp")
"""The categories of characters that can't be seen, or that turn what stands around them."""
JOINERS: Final = "\u200c\u200d"
"""Signs of emoji and of some scripts that can't be seen either, and that turn nothing."""
TURNING: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Marks that turn a line's direction round."""
ROOM: Final = 2
"""How many times as long as it may be a text may come, before its accents are put on its letters."""


class WrongText(Exception):
    """What is wrong with a text: it is ``long``, ``empty``, or has a ``sign`` that hides; and the facts of it."""

    def __init__(self, why: str, **facts: object) -> None:
        super().__init__(why, facts)
        self.why = why
        self.facts = facts


def hidden(text: str, kept: str = JOINERS) -> list[str]:
    """The signs of ``text`` that hide or turn, but for those in ``kept``."""
    return [sign for sign in text if unicodedata.category(sign) in HIDDEN and sign not in kept]


def harmless(text: str, kept: str = JOINERS) -> str:
    """``text`` as it may stand in a sentence: a sign that hides or turns is shown as one that can't be read."""
    if text.isprintable():
        return text
    return "".join(["\ufffd" if hidden(sign, kept) else sign for sign in text])


def called(sign: str) -> str:
    """A sign that can't be seen, as it is written: ``U+202E``."""
    return f"U+{ord(sign):04X}"


def far_too_long(text: str, most: int) -> bool:
    """Whether ``text`` is refused unread where at most ``most`` characters are kept: sorting the accents of a text
    takes time by the square of their number."""
    return len(text) > ROOM * most


def folded(text: str) -> str:
    """What spellings of ``text`` in capitals, in small letters and in forms of letters have in common.

    >>> folded("STRASSE") == folded("straße")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def composed(text: str, most: int) -> str:
    """``text`` with its accents on its letters. Raises ``WrongText`` where it is longer than ``most`` characters."""
    if not far_too_long(text, most):
        text = unicodedata.normalize("NFC", text)
    if len(text) > most:
        raise WrongText("long", found=len(text), most=most)
    return text


def read_name(text: str, most: int) -> str:
    """A name as it is kept: at most ``most`` characters, some of them visible, and single spaces. Raises ``WrongText``."""
    name = composed(" ".join(text.split()), most)
    if not any([unicodedata.category(sign)[0] in "LNSP" for sign in name]):
        raise WrongText("empty")
    for sign in hidden(name):
        raise WrongText("sign", found=called(sign))
    return name


def one_line(text: str) -> str:
    """``text`` without line breaks and without what can't be shown."""
    shown = "".join([" " if sign in "\n\r\t" else sign for sign in unicodedata.normalize("NFC", text)])
    kept = [sign for sign in shown if sign not in TURNING and unicodedata.category(sign) not in UNSHOWN]
    return "".join(kept).strip()
