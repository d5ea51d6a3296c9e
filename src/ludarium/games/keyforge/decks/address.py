"""A deck's file in the Master Vault, or on any server that answers like it: where it lies, and what came from there.

Of what a person gives only the id is taken. Nothing here talks to a network: the server asks.
"""

from __future__ import annotations

import re
from typing import Final

from ludarium.core.fetching import LARGE, SLOW, UNREACHABLE, Fetched
from ludarium.games.keyforge.decks.errors import BadDeck, Fault

ADDRESS: Final = "https://www.keyforgegame.com/api/decks/{id}/?links=cards"
"""Where a deck's file lies; ``{id}`` is the place of the id."""
SAMPLE: Final = "00000000-0000-0000-0000-000000000000"
LONGEST: Final = 300
OK: Final = 200
MISSING: Final = (404, 410)
_ID: Final = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)
_ADDRESS: Final = re.compile(r"(?:https?://\S*/)?(" + _ID.pattern + r")(?:[/?#]\S*)?", re.IGNORECASE)


def vault_id(text: str) -> str | None:
    """The id of a deck in ``text``, which is nothing but the id or an address that holds it."""
    found = _ADDRESS.fullmatch(text.strip()) if len(text) <= LONGEST else None
    return None if found is None else found[1].lower()


def vault_url(text: str, place: str = "") -> str:
    """Where the file of the deck lies whose id or address is ``text``: at ``place``, with ``{id}`` in the place of the
    id, or else in the Master Vault. Raises ``BadDeck``."""
    deck_id = vault_id(text)
    if deck_id is None:
        raise _refused("deck-fetch-id", SAMPLE, found=text)
    return (place or ADDRESS).replace("{id}", deck_id)


def vault_file(fetched: Fetched) -> str:
    """The file of a deck, for ``read_deck``, out of what came from there. Raises ``BadDeck``."""
    if fetched.fault == SLOW:
        raise _refused("deck-fetch-slow", OK)
    if fetched.fault == UNREACHABLE:
        raise _refused("deck-fetch-unreachable", OK)
    if fetched.fault == LARGE:
        raise _refused("deck-fetch-large", fetched.limit)
    if fetched.fault:
        raise _refused("deck-fetch-broken", "{")
    if fetched.status in MISSING:
        raise _refused("deck-fetch-missing", OK)
    if fetched.status != OK:
        raise _refused("deck-fetch-answer", OK, found=fetched.status)
    try:
        text = fetched.body.decode("utf-8-sig").strip()
    except UnicodeDecodeError:
        text = ""
    if not text.startswith("{"):
        raise _refused("deck-fetch-broken", "{")
    return text


def _refused(code: str, expected: str | int, **facts: str | int) -> BadDeck:
    return BadDeck([Fault(code, expected, **facts)])
