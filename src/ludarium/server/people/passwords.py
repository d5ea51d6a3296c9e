"""Passwords: which are taken, and their argon2 hashes, made in few threads at a time."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ludarium.server.errors import refuse
from ludarium.server.http.rates import Places
from ludarium.server.people.common import COMMON

SHORTEST: Final = 8
LONGEST: Final = 1000  # characters
AT_ONCE: Final = 2  # hashes that are made at a time: each takes 64 MiB and a core
WAITING: Final = 40  # that are made or wait; whoever comes then is sent away
EACH: Final = 10  # of them from one address

T = TypeVar("T")


def clean_password(text: str, *names: str | None) -> str:
    """A new password as it is hashed. Raises ``account-password-short``, ``…-long`` and ``…-common``; that of one of the
    ``names`` of its owner counts as common."""
    if len(text) > LONGEST:
        raise refuse("account-password-long", most=LONGEST)
    password = same(text)
    if len(password) < SHORTEST:
        raise refuse("account-password-short", least=SHORTEST)
    folded = password.casefold()
    alike = {name.casefold() for name in names if name}
    if folded in COMMON or folded in alike or len(set(folded)) < 3:
        raise refuse("account-password-common")
    return password


def same(text: str) -> str:
    """A password as it is compared: the same signs, however a keyboard composes them."""
    return unicodedata.normalize("NFKC", text)


class Passwords:
    """Hashes and compares. Both raise ``account-busy`` where too many are waiting."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher(time_cost=2, memory_cost=64 * 1024, parallelism=1)
        self.places = Places(EACH, WAITING, "account-busy")
        self._pool: ThreadPoolExecutor | None = None

    async def hashed(self, password: str, address: str) -> str:
        return await self._run(address, lambda: self.hasher.hash(password))

    async def fits(self, stored: str | None, password: str, address: str) -> bool:
        """Whether a password is the one whose hash is ``stored``. Where there is none, it takes just as long to say no."""
        text = password if len(password) <= LONGEST else ""
        found = await self._run(address, lambda: self._compare(stored or self._decoy(), same(text)))
        return found and stored is not None

    def is_outdated(self, stored: str) -> bool:
        """Whether a hash was made by other parameters than those of today."""
        return self.hasher.check_needs_rehash(stored)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _compare(self, stored: str, password: str) -> bool:
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    def _decoy(self) -> str:
        """The hash of no password: to compare with it costs what any other costs."""
        hasher = self.hasher
        cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
        salt, digest = (_b64(secrets.token_bytes(size)) for size in (hasher.salt_len, hasher.hash_len))
        return f"$argon2id$v=19${cost}${salt}${digest}"

    async def _run(self, address: str, work: Callable[[], T]) -> T:
        with self.places.one(address):
            if self._pool is None:
                self._pool = ThreadPoolExecutor(AT_ONCE, "passwords")
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)


def _b64(data: bytes) -> str:
    return b64encode(data).decode().rstrip("=")
