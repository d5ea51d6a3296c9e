"""Sign-in names: how they are written, and what they are compared by."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from ludarium.core.signs import far_too_long, folded
from ludarium.server.errors import refuse

SHORTEST: Final = 3
LONGEST: Final = 32
_BETWEEN: Final = "._-"


def clean_account_name(text: str) -> tuple[str, str]:
    """A sign-in name as it is kept, and its key: letters and digits of any script, and ``. _ -`` between them. Raises
    ``account-name-wrong``.

    >>> clean_account_name(" Ａnn.Lee ")
    ('Ann.Lee', 'ann.lee')
    """
    if far_too_long(text, LONGEST):
        raise refuse("account-name-wrong")
    name = unicodedata.normalize("NFKC", text).strip()
    if not SHORTEST <= len(name) <= LONGEST:
        raise refuse("account-name-wrong")
    if not all(sign in _BETWEEN or unicodedata.category(sign)[0] in "LNM" for sign in name):
        raise refuse("account-name-wrong")
    if re.match(r"[._-]|.*[._-]{2}|.*[._-]$", name) or unicodedata.category(name[0])[0] == "M":
        raise refuse("account-name-wrong")
    return name, key_of(name)


def key_of(text: str) -> str:
    """What two spellings of one name have in common; "" where it can be nobody's.

    >>> key_of("STRASSE") == key_of("straße")
    True
    """
    if far_too_long(text, LONGEST):
        return ""
    return folded(text.strip())
