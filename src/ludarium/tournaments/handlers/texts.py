"""What people write: names and other words, checked before they are kept."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from ludarium.core.signs import JOINERS, WrongText, called, composed, hidden, read_name
from ludarium.tournaments.errors import Refused

LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 2_000
_LINES: Final = JOINERS + "\n\u2028\u2029"


def name(text: str) -> str:
    """A name as it is kept: 1 to 60 visible characters, single spaces. Raises ``Refused``."""
    try:
        return read_name(text, LONGEST_NAME)
    except WrongText as wrong:
        raise Refused("name-" + wrong.why, **wrong.facts) from None


@lru_cache(maxsize=20_000)  # every name is held against every other
def same(text: str) -> str:
    """What two names have in common that people would take for one."""
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())


def told(text: str) -> str:
    """A longer text: up to 2,000 characters, without signs that hide. Raises ``Refused``."""
    written = text.strip()
    if len(written) > LONGEST_TEXT:
        raise Refused("text-long", found=len(written), most=LONGEST_TEXT)
    try:
        tidy = composed(written, LONGEST_TEXT)
    except WrongText as wrong:
        raise Refused("text-long", **wrong.facts) from None
    for sign in hidden(tidy, _LINES):
        raise Refused("name-sign", found=called(sign))
    return tidy
