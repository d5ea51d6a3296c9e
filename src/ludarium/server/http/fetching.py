"""Texts that people only name, such as the id of a deck: the hall gets them, in threads of its own.

Only the address of the settings, or else the one that the game knows, is ever contacted. Of what a person wrote the
game takes the id and nothing more.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import structlog

from ludarium.core import Game, LudariumError, OptionSpec, Source, SourceInfo, Value
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


def source_of(settings: Settings) -> Source:
    """What the settings say about fetching."""
    return Source(
        time.monotonic,
        settings.fetch_address,
        settings.fetch_connect,
        settings.fetch_read,
        settings.fetch_total,
        settings.fetch_size,
    )


def may_fetch(spec: OptionSpec, settings: Settings) -> bool:
    """Whether texts of this option may be named here."""
    return spec.fetches and settings.fetch == "on"


def fetched_text(spec: OptionSpec, address: str, settings: Settings) -> str:
    """The text of an address. It waits; raises ``fetch-off`` where the settings forbid it."""
    if not may_fetch(spec, settings):
        raise refuse("fetch-off", option=spec.name)
    return spec.fetch(address, source_of(settings))


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
