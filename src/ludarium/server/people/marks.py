"""The mark of a browser in which somebody has signed in: a cookie that only helps against the guesses of strangers.

It is bound to the account's password hash, which never leaves the hall: nobody else can make one, it opens nothing, and a
new password makes it worthless.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final

MARK: Final = "ludarium-browser"
"""The cookie's name."""


def new_mark(key: str, password: str) -> str:
    """A mark for the account whose name has this ``key``, by its hashed ``password``."""
    nonce = secrets.token_hex(16)
    return f"{nonce}.{_sealed(nonce, key, password)}"


def read_mark(text: str | None, key: str, password: str | None) -> str:
    """What the guesses of a browser are counted by; "" where its mark is none of this account's."""
    nonce, _, seal = (text or "").partition(".")
    if len(nonce) != 32 or not nonce.isascii() or not seal.isascii() or password is None:
        return ""
    return nonce if hmac.compare_digest(seal, _sealed(nonce, key, password)) else ""


def _sealed(nonce: str, key: str, password: str) -> str:
    secret = sha256(password.encode()).digest()
    return hmac.new(secret, f"{nonce} {key}".encode(), sha256).hexdigest()
