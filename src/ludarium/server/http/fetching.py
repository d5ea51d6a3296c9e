"""Texts that people only name, such as the id of a deck: the hall gets them, in threads of its own.

Only the address of the settings, or else the one that the game knows, is ever contacted, and no redirection is
followed. Of what a person wrote the game takes the id and nothing more.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import httpx
import structlog

from ludarium.core import Fetched, Game, LudariumError, OptionSpec, SourceInfo, Value
from ludarium.core.fetching import BROKEN, LARGE, SLOW, UNREACHABLE
from ludarium.server.errors import refuse
from ludarium.server.http.rates import Buckets
from ludarium.server.settings import Settings

BURST: Final = 10.0  # texts that one person may have fetched at once, one after the other
SLACK: Final = 1.0  # seconds beyond the limit, until a fetch counts as one that never comes back

log = structlog.get_logger("fetching")


@dataclass
class Given:
    """Options as somebody has given them, with each text as its one word; and by that word what it said besides."""

    options: dict[str, Value]
    extras: dict[Value, SourceInfo] = field(default_factory=dict)


def may_fetch(spec: OptionSpec, settings: Settings) -> bool:
    """Whether texts of this option may be named here."""
    return spec.fetches and settings.fetch == "on"


def fetched_text(spec: OptionSpec, address: str, settings: Settings) -> str:
    """The text of an address. It waits; raises ``fetch-off`` where the settings forbid it."""
    if not may_fetch(spec, settings):
        raise refuse("fetch-off", option=spec.name)
    return spec.fetched_text(fetched(spec.url(address, settings.fetch_address), spec.media_type, settings))


def fetched(url: str, media_type: str, settings: Settings) -> Fetched:
    """What a server answers, within the limits of the settings. It waits, on an event loop of its own: each piece has
    its time there, and all together have theirs, so a server that sends a byte now and then holds nobody longer than
    one that sends nothing."""
    try:
        return asyncio.run(_asked(url, media_type, settings))
    except (httpx.TimeoutException, TimeoutError):
        return Fetched(fault=SLOW)
    except (httpx.NetworkError, OSError):
        return Fetched(fault=UNREACHABLE)
    except (httpx.HTTPError, httpx.InvalidURL):
        return Fetched(fault=BROKEN)


async def _asked(url: str, media_type: str, settings: Settings) -> Fetched:
    headers = {"Accept": media_type, "Accept-Encoding": "identity", "User-Agent": "Ludarium"}
    limits = httpx.Timeout(settings.fetch_read, connect=settings.fetch_connect)
    # Nothing of this comes from the environment: no proxy, and no other certificates than those of the system.
    client = httpx.AsyncClient(
        verify=ssl.create_default_context(), trust_env=False, follow_redirects=False, timeout=limits
    )
    async with (
        asyncio.timeout(settings.fetch_total),
        client,
        client.stream("GET", url, headers=headers) as response,
    ):
        if response.status_code != httpx.codes.OK:
            return Fetched(response.status_code)
        body = bytearray()
        async for piece in response.aiter_raw():  # unpacked, a small answer could be of any size
            body += piece
            if len(body) > settings.fetch_size:
                return Fetched(fault=LARGE, limit=settings.fetch_size)
        return Fetched(response.status_code, bytes(body))


class Fetcher:
    """Reads what people give, and fetches what they only name: for each person one text at a time."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.rates = Buckets(settings.fetch_rate, BURST)
        self.busy: dict[str, asyncio.Future[tuple[Value, SourceInfo | None]]] = {}  # by person
        self._threads = ThreadPoolExecutor(settings.fetch_workers, "fetch")

    async def given(self, game: Game, person_id: str, options: Mapping[str, Value]) -> Given:
        """``options`` with their texts read. Raises for what can't be had; nothing has changed then."""
        found = Given(dict(options))
        for spec in game.options:
            value = options.get(spec.name)
            if not spec.text or value is None or value in spec.choices:
                continue
            word, extras = await self.read(spec, value, person_id)
            found.options[spec.name] = word
            if extras is not None:
                found.extras[word] = extras
        return found

    async def read(self, spec: OptionSpec, text: Value, person_id: str) -> tuple[Value, SourceInfo | None]:
        """A text, or what it only names, as its one word, and what it says besides."""
        address = spec.address(text)
        return _read(spec, text) if address is None else await self._fetched(spec, address, person_id)

    async def _fetched(
        self, spec: OptionSpec, address: str, person_id: str
    ) -> tuple[Value, SourceInfo | None]:
        if person_id in self.busy:
            raise refuse("fetch-going", option=spec.name)
        if not self.rates.take(person_id):
            raise refuse("rate-limited")
        if len(self.busy) >= self.settings.fetch_workers:
            raise refuse("fetch-busy", option=spec.name)
        going = asyncio.get_running_loop().run_in_executor(
            self._threads, _fetch, spec, address, self.settings
        )
        self.busy[person_id] = going
        going.add_done_callback(partial(self._done, person_id))
        try:
            # The name of a server may take its time to be looked up, and no socket has a limit for that.
            return await asyncio.wait_for(asyncio.shield(going), self.settings.fetch_total + SLACK)
        except TimeoutError:
            raise refuse("fetch-slow", option=spec.name) from None
        except LudariumError as error:
            log.info("a text can't be fetched", option=spec.name, code=error.code)
            raise

    def _done(self, person_id: str, going: asyncio.Future[tuple[Value, SourceInfo | None]]) -> None:
        self.busy.pop(person_id, None)
        if not going.cancelled():
            going.exception()  # whoever waited for it may be gone

    def close(self) -> None:
        """Wait for nobody."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _fetch(spec: OptionSpec, address: str, settings: Settings) -> tuple[Value, SourceInfo | None]:
    """A text may be long to read: that is done in the thread, too."""
    return _read(spec, fetched_text(spec, address, settings))


def _read(spec: OptionSpec, text: Value) -> tuple[Value, SourceInfo | None]:
    return spec.read(text), spec.extras(text)
