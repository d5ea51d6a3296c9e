"""Guests: their names, and the browsers that are them."""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from ludarium import i18n
from ludarium.core.signs import WrongText, read_name
from ludarium.server.errors import refuse
from ludarium.server.storage.store import Person, Store
from ludarium.server.tables.clock import Clock

COOKIE: Final = "ludarium"
LONGEST_NAME: Final = 24  # characters
REMEMBERED: Final = 10_000  # sessions kept in memory
COOKIE_DAYS: Final = 400.0
FOR_EVER: Final = 3650.0  # days
A_DAY: Final = 86_400_000  # milliseconds


def clean_name(name: str) -> str:
    """A name as it is kept: 1 to 24 visible characters, single spaces. Raises ``name-wrong``."""
    try:
        return read_name(name, LONGEST_NAME)
    except WrongText:
        raise refuse("name-wrong") from None


def some_name(lang: str) -> str:
    """A name for somebody who gave none."""
    return secrets.choice(i18n.say(lang, "hall-guest-names").split("|")).strip()


def clean_lang(lang: str) -> str:
    """``lang`` if the hall speaks it. Raises ``unknown-language``."""
    if not i18n.speaks(lang):
        raise refuse("unknown-language", lang=lang)
    return lang


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def cookie_days(keep_sessions: float) -> float:
    """For how many days browsers are asked to keep the token of a session that lasts as long without use. Never less:
    some sessions stay longer than that, and a session whose token is gone is lost. Most browsers keep it for at most
    400 days."""
    return max(COOKIE_DAYS, keep_sessions or FOR_EVER)


@dataclass
class Known:
    """A session in memory: whose it is, and when its use was last noted."""

    person: Person
    seen: int
    read: float = 0.0
    """When it was read in the database, in seconds of ``time.monotonic``."""


@dataclass(eq=False)
class Line:
    """A socket by the session that opened it, and whose that is; ``ended`` is set when that ends."""

    key: str
    person_id: str
    ended: asyncio.Event


class Guests:
    """Who is who, by the token that a browser shows. Uses of a session are noted in memory, at most once a day each, and
    come to the database with ``note_use``."""

    def __init__(self, store: Store, clock: Clock, keep_sessions: float = 0.0) -> None:
        self.store = store
        self.clock = clock
        self._known: dict[str, Known] = {}
        self._keys: dict[str, set[str]] = {}
        """The same sessions by their people."""
        self._used: dict[str, int] = {}
        """When sessions were used that are to be noted in the database."""
        self._lines: dict[str, set[Line]] = {}
        """Open sockets by the sessions that opened them."""
        self._changes = 0
        """How often sessions have ended, or people have changed: what was read before may be old."""
        self.tell: Callable[[str, str], None] = lambda kind, about: None
        """Tells other nodes, where there are some, which sessions have ended or have another token."""
        self.check: Callable[[str], None] = lambda person_id: None
        """Raises for somebody who may not come in."""
        self.fresh = math.inf
        """Seconds for which what is in memory counts: elsewhere sessions may end where several nodes share a database."""
        self._renew = int(min(1.0, keep_sessions / 10 or 1.0) * A_DAY)
        """Milliseconds after which a use is noted anew."""

    async def enter(self, name: str, lang: str) -> tuple[Person, str]:
        """A new guest, and the token for the browser's cookie."""
        person = Person(secrets.token_hex(8), clean_name(name), clean_lang(lang))
        token = secrets.token_urlsafe(32)
        now = self.clock.now()
        await self.store.add_person(person, hashed(token), now)
        self._remember(hashed(token), Known(person, now))
        return person, token

    def known(self, token: str) -> Person | None:
        """Who shows this token, as far as that is in memory."""
        known = self._known.get(hashed(token))
        return None if known is None else known.person

    def keys_of(self, person_id: str) -> list[str]:
        """The hashed tokens of somebody's sessions, as far as they are in memory."""
        return list(self._keys.get(person_id, ()))

    async def by_token(self, token: str | None) -> Person | None:
        """Who shows this token, and so uses the session; None for nobody we know. Raises what ``check`` does."""
        if not token:
            return None
        key = hashed(token)
        known = self._known.get(key)
        if known is None or time.monotonic() - known.read > self.fresh:
            known = await self._found(key)
        if known is None:
            self._pop(key)
            return None
        self.check(known.person.id)
        self._use(key)
        return known.person

    async def _found(self, key: str) -> Known | None:
        while True:
            changes = self._changes
            found = await self.store.session(key)
            if found is None:
                return None
            if changes == self._changes:
                break
        return self.begin(key, *found)

    def begin(self, key: str, person: Person, seen: int) -> Known:
        """Remember a session that is in the database, by its hashed token."""
        # One object a person, however many browsers they have.
        now = person
        person = next((self._known[one].person for one in self._keys.get(now.id, ())), now)
        if self.fresh < math.inf:  # it may have been changed at another node
            _take_over(person, now)
        known = Known(person, seen)
        self._remember(key, known)
        return known

    # -- sockets

    @contextlib.contextmanager
    def line(self, token: str, person_id: str) -> Iterator[asyncio.Event]:
        """A socket of a session, and of whose it is, as long as the block runs; what this gives is set when the session ends."""
        line = Line(hashed(token), person_id, asyncio.Event())
        self._lines.setdefault(line.key, set()).add(line)
        try:
            yield line.ended
        finally:
            self._lines[line.key].discard(line)
            if not self._lines[line.key]:
                del self._lines[line.key]

    def move(self, old: str, new: str, elsewhere: bool = False) -> None:
        """Say that a session has another token from now on, by the hashes of both: its sockets stay open. ``elsewhere``:
        another node says so."""
        if not elsewhere:
            self.tell("renewed", f"{old} {new}")
        for line in self._lines.pop(old, ()):
            line.key = new
            self._lines.setdefault(new, set()).add(line)

    # -- the use of sessions

    def still_used(self, token: str | None) -> None:
        """Say that a session was in use until now, by a line that had long been open."""
        if token:
            self._use(hashed(token))

    def lines_are_used(self) -> None:
        """Say that the sessions of all open sockets are in use: whoever only looks in the database knows it."""
        for key in self._lines:
            self._use(key)

    def _use(self, key: str) -> None:
        now = self.clock.now()
        known = self._known.get(key)
        if known is not None:
            if now - known.seen < self._renew:
                return
            known.seen = now
        self._used[key] = now

    def is_used(self, key: str) -> bool:
        """Whether a session, by its hashed token, was used and the database may not know yet."""
        return key in self._used

    async def note_use(self) -> None:
        """Write down which sessions were used."""
        used = dict(self._used)
        if used:
            await self.store.note_sessions(used)
            for key, at in used.items():
                if self._used[key] == at:
                    del self._used[key]

    def forget(self, keys: Iterable[str], elsewhere: bool = False) -> None:
        """Forget sessions, by their hashed tokens, that have ended in the database, and close their sockets. ``elsewhere``:
        another node says so."""
        self._changes += 1
        for key in keys:
            if not elsewhere:
                self.tell("ended", key)
            self._pop(key)
            for line in self._lines.get(key, ()):
                line.ended.set()

    async def look_again(self) -> None:
        """Sessions may have ended at other nodes of which this one was not told: close the sockets of those that have."""
        keys = list(self._lines)
        standing = await self.store.sessions_among(keys)
        self.forget([key for key in keys if key in self._lines and key not in standing], elsewhere=True)

    def shut(self, person_id: str) -> None:
        """Close all sockets of somebody, and find out anew which sessions they have: others have ended some."""
        self._changes += 1
        for key in self.keys_of(person_id):
            self._pop(key)
        for lines in self._lines.values():
            for line in lines:
                if line.person_id == person_id:
                    line.ended.set()

    async def read_again(self, person_id: str) -> Person | None:
        """Take over what somebody is called by now, as it was changed at another node; None for nobody who is known here."""
        known = [self._known[key].person for key in self.keys_of(person_id)]
        if not known:
            return None
        while True:
            changes = self._changes
            now = await self.store.person(person_id)
            if changes == self._changes:  # else it may have been read before somebody changed it here
                break
        if now is not None:
            for person in known:
                _take_over(person, now)
        return now

    async def change(
        self,
        person: Person,
        name: str | None,
        lang: str | None,
        visible: bool | None = None,
        seen_by_friends: bool | None = None,
    ) -> None:
        """Give a person another name or language, or let them be seen or not, by all or by their friends."""
        wanted = Person(
            person.id,
            person.name if name is None else clean_name(name),
            person.lang if lang is None else clean_lang(lang),
            person.visible if visible is None else visible,
            person.seen_by_friends if seen_by_friends is None else seen_by_friends,
        )
        await self.store.change_person(wanted)
        self._changes += 1
        _take_over(person, wanted)

    def _remember(self, key: str, known: Known) -> None:
        known.read = time.monotonic()
        if len(self._known) >= REMEMBERED and key not in self._known:
            self._pop(next(iter(self._known)))
        self._known[key] = known
        self._keys.setdefault(known.person.id, set()).add(key)

    def _pop(self, key: str) -> None:
        known = self._known.pop(key, None)
        if known is not None:
            mine = self._keys[known.person.id]
            mine.discard(key)
            if not mine:
                del self._keys[known.person.id]


def _take_over(person: Person, now: Person) -> None:
    """Let somebody who is in memory be as they are ``now``."""
    person.name, person.lang = now.name, now.lang
    person.visible, person.seen_by_friends = now.visible, now.seen_by_friends
