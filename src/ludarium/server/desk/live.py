"""One event in memory, with its lock and those who follow it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from typing import Any, Final

from ludarium.server.desk.store import Kept
from ludarium.server.desk.versions import Versions
from ludarium.server.ids import ALPHABET
from ludarium.server.tasks import Once, Working
from ludarium.tournaments.shared_view import Shared
from ludarium.tournaments.state import RUNNING, Person
from ludarium.tournaments.tournament import Tournament

WATCHERS: Final = 2_000
"""Pages that follow one event."""
CODE_LENGTH: Final = 8
FOUND: Final = 32
"""What is remembered of what was found in one event."""


class Live:
    """One event in memory: a single one of these for each, as long as the hall is open."""

    def __init__(self, kept: Kept, event: Tournament, working: Working, node: int | None = None) -> None:
        self.kept = kept
        self.node = node
        """The life of the node that has it, where there are several."""
        self.moved = False
        """Whether another one has it by now, or may have it."""
        self.event = event
        self.lock = asyncio.Lock()
        """Held by whoever changes the event until the change is on disk, and by whoever reads all of it."""
        self.watchers: set[asyncio.Event] = set()
        self.stale = False
        """Whether memory is ahead of the database: the log has to be read again first."""
        self.used = time.monotonic()
        self.shared = Shared(event)
        """What all readers see alike, until the log grows."""
        self.versions = Versions()
        self.found = Once[Any](FOUND, working)
        """What was found in copies of the event, or is being looked for."""

    @property
    def needed(self) -> bool:
        """Whether the event has to stay in memory: somebody follows or changes it, or it is played in the hall."""
        played = self.event.plan.online and self.event.status == RUNNING
        return bool(self.watchers) or self.lock.locked() or played

    @property
    def id(self) -> str:
        return self.kept.id

    def tell(self) -> None:
        """Wake every page that follows."""
        for watcher in self.watchers:
            watcher.set()

    def code(self, person: int) -> str:
        """What makes whoever shows it this player: printed on their slip as a QR code."""
        digest = hmac.new(self.kept.secret.encode(), str(person).encode(), hashlib.sha256).digest()
        return "".join([ALPHABET[byte % len(ALPHABET)] for byte in digest[:CODE_LENGTH]])

    def person_of(self, code: str) -> int | None:
        """Whose code this is."""
        for person in self.event.people:
            if has_code(person) and hmac.compare_digest(self.code(person.number).encode(), code.encode()):
                return person.number
        return None


def has_code(person: Person) -> bool:
    """Whether somebody can say by a code that they are this person: bots have no phones. Spectators whom the event
    knows by name may be shown a list by its owner (T10.9)."""
    return not person.bot
