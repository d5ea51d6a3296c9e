"""What is fixed in a hall before it opens, so that every game is the same in every run.

The hall's secret follows from the seed and its nonces are all the same, so that a game depends on the nonces of its people and on
their choices alone. Every draw of an event follows from the seed, too. Where LUDARIUM_AHEAD names a file, the hall's clock is ahead by as
many seconds as that file says now. Nothing else is different from the real command.
"""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

from ludarium.server.tables import fair
from ludarium.server.tables.clock import Clock
from ludarium.tournaments.plan import Plan
from ludarium.tournaments.tournament import Tournament


def fix_shuffles(seed: str) -> None:
    secret = sha256(seed.encode()).digest()
    fair.new_secret = lambda: secret
    fair.new_nonce = lambda: "0" * 2 * fair.NONCE_BYTES
    created, fixed = Tournament.created, seed

    def seeded(name: str, seed: str, plan: Plan, by: str, at: int) -> Tournament:
        return created(name, fixed, plan, by, at)

    Tournament.created = seeded  # type: ignore[method-assign]


def put_clock_ahead(place: Path) -> None:
    plain = Clock.now

    def now(self: Clock) -> int:
        return plain(self) + 1000 * int(place.read_text())

    Clock.now = now  # type: ignore[method-assign]


def fix(seed: str) -> None:
    """All of it, in the process of a hall."""
    fix_shuffles(seed)
    if "LUDARIUM_AHEAD" in os.environ:
        put_clock_ahead(Path(os.environ["LUDARIUM_AHEAD"]))
