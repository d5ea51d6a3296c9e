"""Ids that people may read to one another."""

from __future__ import annotations

import secrets
from typing import Final

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letter or digit that looks like another one."""


def new_id(length: int) -> str:
    """An id that nobody can guess, if it is long enough."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
