"""Whether the hall can do its work: it saves in time, and its loop is free."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from ludarium.server.storage.store import PLAYING

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

EVERY: Final = 0.25
"""Seconds between two looks at the loop."""
REMEMBERED: Final = 40
"""Looks of which the worst counts: ten seconds of them."""
LAG: Final = 1.0
"""Seconds that the loop may be late; then whoever plays feels it."""
QUEUED: Final = 2.0
"""Seconds that a change may wait to be written."""
SPARE: Final = 2.0
"""Seconds by which two heartbeats may be late."""


class Readiness(msgspec.Struct):
    """What a monitor is told. Seconds; ``changes`` over ``commits`` is how many changes share a commit."""

    status: str
    """``ok``, or ``not-ready`` where there are problems."""
    problems: list[str]
    """Of ``opening``, ``closing``, ``storage`` (nothing could be saved recently), ``queue``, ``lag`` and ``lease`` (a node
    has lost its lease, and has not got another one yet)."""
    committed_ago: float
    """Since something was last saved: there is a heartbeat every ``LUDARIUM_HEARTBEAT`` seconds."""
    waiting: int
    """Changes that are not yet saved."""
    oldest: float
    """For how long the first of them has been waiting."""
    lag: float
    """The longest by which the loop was late within the last ten seconds."""
    tables: int
    playing: int
    asleep: int
    """Of those in play, the ones to which nobody has come since the hall opened, and whose games are not brought back yet."""
    people: int
    changes: int
    commits: int
    node: str
    """What this hall is called among several; "" where it is alone."""
    nodes: int
    """How many there are, as this one last knew."""
    owned: int
    """Tables and events that this node has in memory; where it is alone, all of them."""
    moved: int
    """How often this node has lost its lease, and dropped what it had."""


class Pulse:
    """Looks how late the loop is."""

    def __init__(self, observe: Callable[[float], None] = lambda late: None) -> None:
        self._observe = observe
        self._late: deque[float] = deque([0.0], maxlen=REMEMBERED)
        self._due = time.monotonic()

    @property
    def lag(self) -> float:
        """Seconds, and the time by which the next look is late already."""
        return max(*self._late, time.monotonic() - self._due)

    async def run(self) -> None:
        while True:
            self._due = time.monotonic() + EVERY
            await asyncio.sleep(EVERY)
            self._late.append(time.monotonic() - self._due)
            self._observe(self._late[-1])


def readiness(hall: Hall) -> Readiness:
    """How the hall is doing now."""
    writer = hall.store.writer
    ago = time.monotonic() - writer.committed_at
    lag = max(0.0, hall.pulse.lag)
    nodes = hall.nodes
    found = {
        "opening": not hall.opened and not hall.closing,
        "closing": hall.closing or hall.failure is not None,
        "storage": writer.failing or ago > 2 * hall.settings.heartbeat + SPARE,
        "queue": writer.oldest > QUEUED,
        "lag": lag > LAG,
        "lease": nodes is not None and hall.opened and not nodes.alive(),
    }
    problems = [name for name, there in found.items() if there]
    return Readiness(
        status="not-ready" if problems else "ok",
        problems=problems,
        committed_ago=round(ago, 3),
        waiting=len(writer.group) + len(writer.waiting),
        oldest=round(writer.oldest, 3),
        lag=round(lag, 3),
        tables=len(hall.rooms),
        playing=sum(room.status == PLAYING for room in hall.rooms.values()),
        asleep=sum(room.asleep is not None for room in hall.rooms.values()),
        people=len(hall.sockets),
        changes=writer.changes,
        commits=writer.commits,
        node=hall.settings.node,
        nodes=1 if nodes is None else len(nodes.known),
        owned=len(hall.rooms) + len(hall.desk.live),
        moved=0 if nodes is None else nodes.moved,
    )
