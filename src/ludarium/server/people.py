"""Guests: their names, and the browsers that are them."""

from __future__ import annotations

import secrets
import unicodedata
from hashlib import sha256
from typing import Final

from ludarium import words
from ludarium.server.clock import Clock
from ludarium.server.errors import refuse
from ludarium.server.lines import far_too_long
from ludarium.server.store import Person, Store

COOKIE: Final = "ludarium"
LONGEST_NAME: Final = 24  # characters
REMEMBERED: Final = 10_000  # sessions kept in memory

# Joiners of emoji and of scripts are invisible, and still part of names.
_JOINERS: Final = "\u200c\u200d"


def clean_name(name: str) -> str:
    """A name as it is kept: 1 to 24 visible characters, single spaces. Raises ``name-wrong``."""
    single = " ".join(name.split())
    if far_too_long(single, LONGEST_NAME):
        raise refuse("name-wrong")
    tidy = unicodedata.normalize("NFC", single)
    kinds = [unicodedata.category(c) for c in tidy if c not in _JOINERS]
    hidden = any(kind[0] == "C" or kind in ("Zl", "Zp") for kind in kinds)
    visible = any(kind[0] in "LNSP" for kind in kinds)
    if hidden or not visible or len(tidy) > LONGEST_NAME:
        raise refuse("name-wrong")
    return tidy


def some_name(lang: str) -> str:
    """A name for somebody who gave none."""
    return secrets.choice(words.say(lang, "hall-guest-names").split("|")).strip()


def clean_lang(lang: str) -> str:
    """``lang`` if the hall speaks it. Raises ``unknown-language``."""
    if not words.speaks(lang):
        raise refuse("unknown-language", lang=lang)
    return lang


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class People:
    """Who is who, by the token that a browser shows."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self._known: dict[str, Person] = {}

    async def enter(self, name: str, lang: str) -> tuple[Person, str]:
        """A new guest, and the token for the browser's cookie."""
        person = Person(secrets.token_hex(8), clean_name(name), clean_lang(lang))
        token = secrets.token_urlsafe(32)
        await self.store.add_person(person, hashed(token), self.clock.now())
        self._remember(hashed(token), person)
        return person, token

    def known(self, token: str) -> Person | None:
        """Who shows this token, as far as that is in memory."""
        return self._known.get(hashed(token))

    async def by_token(self, token: str | None) -> Person | None:
        """Who shows this token; None for nobody we know."""
        if not token:
            return None
        key = hashed(token)
        person = self._known.get(key)
        if person is None:
            person = await self.store.person_of(key)
            if person is not None:
                # One object a person, however many browsers they have.
                person = next((one for one in self._known.values() if one.id == person.id), person)
                self._remember(key, person)
        return person

    async def change(self, person: Person, name: str | None, lang: str | None) -> None:
        """Give a person another name or language."""
        wanted = Person(
            person.id,
            person.name if name is None else clean_name(name),
            person.lang if lang is None else clean_lang(lang),
        )
        await self.store.change_person(wanted)
        person.name, person.lang = wanted.name, wanted.lang

    def _remember(self, key: str, person: Person) -> None:
        if len(self._known) >= REMEMBERED:
            self._known.pop(next(iter(self._known)))
        self._known[key] = person
