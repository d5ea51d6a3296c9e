"""Accounts at work: making one, signing in and out, passwords, recovery codes, sessions."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import structlog

from ludarium.core import LudariumError
from ludarium.server.errors import refuse
from ludarium.server.http.guests import hashed
from ludarium.server.http.rates import Buckets, Places
from ludarium.server.ids import ALPHABET, new_id
from ludarium.server.people.marks import new_mark, read_mark
from ludarium.server.people.names import clean_account_name, key_of
from ludarium.server.people.passwords import Passwords, clean_password, same
from ludarium.server.people.pending import Pending
from ludarium.server.people.tries import Guard, Guess
from ludarium.server.storage.accounts import Account, AccountStore, Proof, Session
from ludarium.server.storage.store import Person, Taken
from ludarium.server.tasks import Working

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

CODES: Final = 10
CODE: Final = 16  # letters of a recovery code: 79 bits
CONFIRMED: Final = 900.0  # seconds after a sign-in in which nothing more is asked for
REMEMBERED: Final = 10_000
ID: Final = 16
"""Letters of a hashed token by which a session is called."""
MOST_SESSIONS: Final = 50
"""Of one account; whoever signs in once more ends the one that was used longest ago."""

EXISTS: Final = Proof()
"""That there is an account."""

log = structlog.get_logger("accounts")


@dataclass(frozen=True)
class Browser:
    """Who asks, as far as a browser tells."""

    token: str | None
    address: str
    device: str
    mark: str | None = None

    @property
    def key(self) -> str:
        """By what its session is kept; "" for none."""
        return hashed(self.token) if self.token else ""

    @property
    def proof(self) -> Proof:
        """That its session has not ended meanwhile: what is done last has to see to that."""
        return Proof(session=self.key)


class Accounts:
    """All that is done with accounts."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = AccountStore(hall.store)
        self.passwords = Passwords()
        self.guard = Guard()
        self.comers = Buckets(2.0, 120.0)
        """Everything that strangers may ask here, by address: a whole venue may share one."""
        self.waiters = Buckets(20.0, 400.0)
        """New devices that ask again and again whether they may come in, by address."""
        self.founders = Buckets(1 / 30, 60.0)
        """New accounts, by address."""
        self.seekers = Buckets(1 / 30, 60.0)
        """Sign-in names that turned out to be taken, by address: nobody is to list who has an account."""
        self.exports = Places(1, 4)
        self.exporting = asyncio.Lock()
        """One export is made at a time: it plays every finished game again."""
        self.exporters = Buckets(1 / 600, 5.0)
        """Exports, by person."""
        self.working = Working()
        """What is finished even if whoever asked for it is gone."""
        self._confirmed = Pending[str](CONFIRMED, REMEMBERED)
        self._has: set[str] = set()
        """People who are known to have an account: it lasts until they delete it."""

    def close(self) -> None:
        self.passwords.close()

    async def has(self, person_id: str) -> bool:
        """Whether somebody is no guest."""
        if person_id not in self._has:
            if not await self.store.has(person_id):
                return False
            if len(self._has) >= REMEMBERED:
                self._has.clear()
            self._has.add(person_id)
        return True

    def gone(self, person_id: str) -> None:
        self._has.discard(person_id)

    async def of(self, person: Person) -> Account:
        """Somebody's account. Raises ``account-none`` for a guest."""
        account = await self.store.by_person(person.id)
        if account is None:
            raise refuse("account-none")
        return account

    # -- coming in

    @contextlib.contextmanager
    def _seeking(self, address: str) -> Iterator[None]:
        """Where a name may turn out to be taken: whoever has found too many of those learns nothing more, not even which
        names are free."""
        if not self.seekers.take(address):
            raise refuse("rate-limited")
        try:
            yield
        except LudariumError as error:
            if error.code != "account-name-taken":
                self.seekers.give_back(address)
            raise
        else:
            self.seekers.give_back(address)

    async def check_new(self, name: str, password: str, called: str | None, address: str) -> None:
        """Raise what ``found`` would, before somebody new becomes a guest on the way."""
        shown, key = clean_account_name(name)
        clean_password(password, shown, called)
        with self._seeking(address):
            await self._check_free(key)

    async def _check_free(self, key: str) -> None:
        if await self.store.by_key(key) is not None:
            raise refuse("account-name-taken")

    async def found(self, browser: Browser, person: Person, name: str, password: str) -> tuple[str, str]:
        """Make a guest's account; gives the new token, and the mark of the browser. The guest keeps everything, since it is
        still the same person."""
        shown, key = clean_account_name(name)
        clean = clean_password(password, shown, person.name)
        if await self.has(person.id):
            raise refuse("account-already")
        with self._seeking(browser.address):
            await self._check_free(key)
        if not self.founders.take(browser.address):
            raise refuse("rate-limited")
        stored = await self.passwords.hashed(clean, browser.address)
        try:
            await self.store.add(Account(person, shown, stored, self.hall.clock.now()), key)
        except Taken:
            raise refuse("account-already" if await self.has(person.id) else "account-name-taken") from None
        log.info("a new account")
        return await self.enter(browser, person, person, "account-sign-in-wrong"), new_mark(key, stored)

    async def sign_in(self, browser: Browser, name: str, password: str) -> tuple[Account, str]:
        """Whose name and password these are, with a mark for the browser; ``enter`` sees that the account's password is still
        the same. Raises ``account-sign-in-wrong`` whichever of the
        two is wrong, after the same work."""
        key = key_of(name)
        account = await self.store.by_key(key) if key else None
        stored = None if account is None else account.password
        guess = self.guard.guess(key, browser.address, read_mark(browser.mark, key, stored))
        if not await self._fits(guess, stored, password, browser) or account is None or stored is None:
            raise refuse("account-sign-in-wrong")
        guess.was_right()
        if self.passwords.is_outdated(stored):
            stored = account.password = await self._hashed_anew(account, stored, password, browser)
        return account, new_mark(key, stored)

    async def _hashed_anew(self, account: Account, stored: str, password: str, browser: Browser) -> str:
        """The hash of a right password by the parameters of today, which is kept unless there is another password by now;
        the one before where there is no time for it: the next sign-in may have."""
        try:
            new = await self.passwords.hashed(same(password), browser.address)
        except LudariumError:
            return stored
        kept = await self.store.change(account.person.id, Proof(password=stored), password=new)
        return new if kept else stored

    async def _fits(self, guess: Guess, stored: str | None, password: str, browser: Browser) -> bool:
        try:
            return await self.passwords.fits(stored, password, browser.address)
        except LudariumError:  # nothing was compared
            guess.withdraw()
            raise

    async def check_leaving(self, me: Person | None, leave: bool, person: Person | None = None) -> None:
        """Raise ``account-guest-busy`` where a guest would lose tables or games by signing in as somebody else."""
        if me is None or leave or (person is not None and person.id == me.id) or await self.has(me.id):
            return
        if await self.store.leaves_behind(me.id):
            raise refuse("account-guest-busy", name=me.name)

    async def enter(
        self, browser: Browser, me: Person | None, person: Person, wrong: str, proof: Proof = EXISTS
    ) -> str:
        """A new session for ``person`` in a browser that has been ``me``: its old one ends, and its token opens nothing any
        more. Gives the new token. Raises ``banned``, and ``wrong`` where the ``proof`` of who it is holds no longer: a new password, or the
        end of the account, shuts out whoever is just coming in."""
        self.hall.moderation.check(person.id)
        guests = self.hall.guests
        token = secrets.token_urlsafe(32)
        ended = [] if me is None else [browser.key]
        at = self.hall.clock.now()
        sessions = [one.token for one in await self.store.sessions(person.id) if one.token not in ended]
        surplus = sessions[MOST_SESSIONS - 1 :]
        if not await self.store.begin_session(
            person.id, proof, hashed(token), browser.device, at, *ended, *surplus
        ):
            raise refuse(wrong)
        guests.begin(hashed(token), person, at)
        if me is not None and me.id == person.id:
            guests.move(browser.key, hashed(token))
        self._end(*ended, *surplus)
        self.confirm(token)
        return token

    async def sign_out(self, browser: Browser) -> None:
        if browser.key:
            await self.store.end_sessions([browser.key], self.hall.clock.now())
            self._end(browser.key)

    def _end(self, *keys: str) -> None:
        for key in keys:
            self._confirmed.take(key)
        self.hall.guests.forget(keys)

    # -- that it is still the same person

    def confirm(self, token: str) -> None:
        self._confirmed.put(hashed(token), "")

    def is_confirmed(self, browser: Browser) -> bool:
        return bool(browser.key) and self._confirmed.look(browser.key) is not None

    def must_be_confirmed(self, browser: Browser) -> None:
        """Raise ``account-confirm`` where a browser that somebody left open could do harm."""
        if not self.is_confirmed(browser):
            raise refuse("account-confirm")

    async def confirm_password(self, browser: Browser, account: Account, password: str) -> None:
        """Raises ``account-password-wrong``."""
        guess = self.guard.guess("", browser.address, account.person.id)
        if not await self._fits(guess, account.password, password, browser):
            raise refuse("account-password-wrong")
        guess.was_right()
        if browser.token:
            self.confirm(browser.token)

    # -- passwords and names

    async def change_password(
        self, browser: Browser, account: Account, password: str, now: str | None, name: str | None
    ) -> tuple[str, str]:
        """A new password, with a sign-in name where there was none; all other sessions end. Gives the new token and mark.
        Whoever has shown lately that it is they need not know the one ``now``: it may be what they have forgotten."""
        shown, key = clean_account_name(account.name or name or "")
        clean = clean_password(password, shown, account.person.name)
        if account.password is not None and now:
            await self.confirm_password(browser, account, now)
        self.must_be_confirmed(browser)
        stored = await self.passwords.hashed(clean, browser.address)
        proof = Proof(account.password, browser.key)
        with self._seeking(browser.address):
            try:
                changed = await self.store.change(
                    account.person.id, proof, name=shown, key=key, password=stored
                )
            except Taken:
                raise refuse("account-name-taken") from None
        if not changed:  # a recovery, or another change, came first
            raise refuse("account-password-wrong")
        await self.end_others(browser, account.person)
        proof = Proof(stored, browser.key)
        token = await self.enter(browser, account.person, account.person, "account-password-wrong", proof)
        return token, new_mark(key, stored)

    async def change_name(self, browser: Browser, account: Account, name: str) -> str | None:
        """Another sign-in name; gives a new mark, which is bound to it."""
        self.must_be_confirmed(browser)
        shown, key = clean_account_name(name)
        with self._seeking(browser.address):
            try:
                changed = await self.store.change(account.person.id, browser.proof, name=shown, key=key)
            except Taken:
                raise refuse("account-name-taken") from None
        if not changed:
            raise refuse("need-guest")
        return None if account.password is None else new_mark(key, account.password)

    # -- recovery codes

    async def new_codes(self, browser: Browser, account: Account) -> list[str]:
        """Ten new codes; those before are worth nothing any more."""
        self.must_be_confirmed(browser)
        if account.name is None:
            raise refuse("account-name-first")
        codes = [new_id(CODE) for _ in range(CODES)]
        at = self.hall.clock.now()
        kept = [hashed(code) for code in codes]
        if not await self.store.set_codes(account.person.id, browser.proof, kept, at):
            raise refuse("need-guest")
        return ["-".join(code[at : at + 4] for at in range(0, CODE, 4)) for code in codes]

    async def recover(self, browser: Browser, name: str, code: str, password: str) -> tuple[Account, str]:
        """Let somebody in by a recovery code, with a new password; all sessions so far end. Raises
        ``account-recovery-wrong``, whatever is wrong."""
        key = key_of(name)
        clean = clean_password(password, name.strip())
        account = await self.store.by_key(key) if key else None
        guess = self.guard.guess_code(browser.address)
        code = hashed(plain_code(code))
        whose = await self.store.code_of(code)
        if account is None or whose != account.person.id:
            raise refuse("account-recovery-wrong")
        new = await self.passwords.hashed(clean, browser.address)
        at = self.hall.clock.now()
        try:
            await self.store.use_code(account.person.id, code, at, new)
        except Taken:
            raise refuse("account-recovery-wrong") from None
        guess.was_right()
        await self.end_all(account.person.id)
        account.password = new
        return account, new_mark(key, new)

    # -- sessions

    async def end_session(self, person: Person, id_: str) -> Session:
        """End one of somebody's sessions. Raises ``not-found``."""
        for session in await self.store.sessions(person.id):
            if session.token[:ID] == id_:
                await self._end_all([session.token])
                return session
        raise refuse("not-found")

    async def end_others(self, browser: Browser, person: Person) -> None:
        sessions = await self.store.sessions(person.id)
        await self._end_all([one.token for one in sessions if one.token != browser.key])

    async def end_all(self, person_id: str) -> None:
        await self._end_all([one.token for one in await self.store.sessions(person_id)])

    async def _end_all(self, tokens: Iterable[str]) -> None:
        ended = list(tokens)
        if ended:
            await self.store.end_sessions(ended, self.hall.clock.now())
            self._end(*ended)


def plain_code(text: str) -> str:
    """A recovery code without what people write between its letters.

    >>> plain_code(" ABCD-efgh 2345–6789")
    'abcdefgh23456789'
    """
    return "".join(sign for sign in text.lower() if sign in ALPHABET)
