"""What people write: names and other words, checked before they are kept."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from ludarium.tournaments.errors import Refused

LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 2_000
_JOINERS: Final = "\u200c\u200d"
_LINES: Final = "\n"
_ROOM: Final = 2
"""How many times as long as it may be a text may come, before its accents are put on its letters: to sort them takes
time by the square of their number."""


def name(text: str) -> str:
    """A name as it is kept: 1 to 60 visible characters, single spaces. Raises ``Refused``."""
    single = " ".join(text.split())
    if len(single) > _ROOM * LONGEST_NAME:
        raise Refused("name-long", found=len(single), most=LONGEST_NAME)
    tidy = unicodedata.normalize("NFC", single)
    if len(tidy) > LONGEST_NAME:
        raise Refused("name-long", found=len(tidy), most=LONGEST_NAME)
    kinds = [unicodedata.category(sign) for sign in tidy if sign not in _JOINERS]
    if not any(kind[0] in "LNSP" for kind in kinds):
        raise Refused("name-empty")
    hidden = [sign for sign in tidy if sign not in _JOINERS and unicodedata.category(sign)[0] == "C"]
    if hidden:
        raise Refused("name-sign", found=f"U+{ord(hidden[0]):04X}")
    return tidy


@lru_cache(maxsize=20_000)  # every name is held against every other
def same(text: str) -> str:
    """What two names have in common that people would take for one."""
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())


def told(text: str) -> str:
    """A longer text: up to 2,000 characters, without signs that hide. Raises ``Refused``."""
    written = text.strip()
    if len(written) > LONGEST_TEXT:
        raise Refused("text-long", found=len(written), most=LONGEST_TEXT)
    tidy = unicodedata.normalize("NFC", written)
    if len(tidy) > LONGEST_TEXT:
        raise Refused("text-long", found=len(tidy), most=LONGEST_TEXT)
    for sign in tidy:
        if sign not in _JOINERS and sign not in _LINES and unicodedata.category(sign)[0] == "C":
            raise Refused("name-sign", found=f"U+{ord(sign):04X}")
    return tidy
