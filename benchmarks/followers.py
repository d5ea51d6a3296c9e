"""What one entry costs the hall where 400 people follow an event: seconds of the processor, and bytes on the line, for
all that they are sent of it.

    python benchmarks/followers.py
    python benchmarks/followers.py --beside ../older     # another checkout, in the same run

Views, and what has changed in them, are made, written and packed as the hall does it, without the requests themselves:
once for people who only watch, and once where every phone is a player's own. An announcement is little news, a result more,
and a round that is published the most. Of a checkout whose hall only sends whole views, those are counted.
"""

from __future__ import annotations

import argparse
import gzip
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ludarium.tournaments import view as views
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.rehearse import HOST, Rehearsal
from ludarium.tournaments.structures.history import Draw

try:
    from ludarium.tournaments.actions import Amended, Announced, Began, Drawn, Published, Resulted
except ImportError:  # their name before 0.2
    from ludarium.tournaments.deeds import (  # type: ignore[import-not-found,no-redef]
        Amended,
        Announced,
        Began,
        Drawn,
        Published,
        Resulted,
    )
try:  # an older hall sends whole views
    from ludarium.server.desk import following
    from ludarium.server.desk.live import Live
    from ludarium.server.desk.store import Kept
    from ludarium.server.tasks import Working
except ImportError:
    following = None  # type: ignore[assignment]

PACKED = 4
"""How thoroughly the hall packs what is a reader's own (``gzip``)."""
QUICK = 1


def event_of(players: int, rounds: int) -> Rehearsal:
    """A Swiss event in mid-round, everybody with an account."""
    found = Rehearsal(PRESETS["tokyo-duel-swiss"], players, "followers")
    for one in list(found.event.people):
        found.must(Amended(one.number, one.name, f"a{one.number}"))
    for _ in range(rounds):
        found.step()
    draw = found.event.next_round()
    if isinstance(draw, Draw):
        found.must(Drawn(draw.tables, 0, draw.label))
        found.must(Published())
    return found


class Sent(NamedTuple):
    """What one entry costs: seconds of the processor, and bytes of answers, as they are packed."""

    seconds: float
    size: int


def announced(found: Rehearsal) -> None:
    found.must(Announced("Lunch"), HOST)


def resulted(found: Rehearsal) -> None:
    one = found.event.rounds[-1]
    table = next(table for table in one.tables if not table.done)
    if found.event.plan.first_player:
        found.must(Began(one.number, table.number, table.players[0], "coin"), HOST)
    found.must(Resulted(one.number, table.number, table.players[0]), HOST)


def finished(found: Rehearsal) -> None:
    while any(not table.done for table in found.event.rounds[-1].tables):
        resulted(found)


def published(found: Rehearsal) -> None:
    draw = found.event.next_round()
    assert isinstance(draw, Draw)
    found.must(Drawn(draw.tables, 0, draw.label))
    found.must(Published())


def measured(found: Rehearsal, readers: list[str], entry: Callable[[Rehearsal], None]) -> Sent:
    """What an entry costs of which each reader is told; all have seen what was before it."""
    if following is None:
        entry(found)
        return _views(found, readers)
    live = Live(Kept("e", "Sunday", "", "", "", 0, "", 0), found.event, Working())
    before = views.Shared(found.event)
    tags = {}
    for reader in readers:
        seen = views.view(found.event, reader, found.now, before)
        tags[reader] = following.event_shown(live, reader, seen, before, found.now).tag
    entry(found)
    begun = time.process_time()
    shared = views.Shared(found.event, before)
    size = 0
    for reader in readers:
        seen = views.view(found.event, reader, found.now, shared)
        size += _length(following.changes_text(live, reader, tags[reader], seen, shared, found.now))
    return Sent(time.process_time() - begun, size)


def _length(text: Any) -> int:
    return len(text.plain if text.packed is None else text.packed)


def _views(found: Rehearsal, readers: list[str]) -> Sent:
    """The same where everybody is sent the whole view."""
    begun = time.process_time()
    shared: Any = views.Shared(found.event) if hasattr(views, "Shared") else None
    common = b""
    size = 0
    for reader in readers:
        if shared is None:
            seen = views.view(found.event, reader, found.now)
            size += len(gzip.compress(msgspec.json.encode(seen), PACKED))
            continue
        seen = views.view(found.event, reader, found.now, shared)
        if not views.anybodys(found.event, reader, seen):
            size += len(gzip.compress(msgspec.json.encode(seen), QUICK))
            continue
        common = common or gzip.compress(msgspec.json.encode(seen), QUICK)
        size += len(common)
    return Sent(time.process_time() - begun, size)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--players", type=int, default=128)
    asked.add_argument("--phones", type=int, default=400)
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("--beside", type=Path, help="another checkout to measure too")
    chosen = asked.parse_args()
    watching = [f"watcher {number}" for number in range(chosen.phones)]
    playing = [f"a{number % chosen.players}" for number in range(chosen.phones)]
    for what, entry in (("an announcement", announced), ("a result", resulted), ("a new round", published)):
        for name, readers in (("who watch", watching), ("who play", playing)):
            found = event_of(chosen.players, chosen.rounds)
            if entry is published:
                finished(found)
            sent = measured(found, readers, entry)
            print(f"{what}, {chosen.phones} phones {name}: {sent.seconds:.2f} s, {sent.size / 1000:,.0f} kB")
    if chosen.beside:
        print(f"{chosen.beside}:", flush=True)
        more = ["--players", chosen.players, "--phones", chosen.phones, "--rounds", chosen.rounds]
        source = str((chosen.beside / "src").resolve())
        command = [sys.executable, __file__, *map(str, more)]
        subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": source})


if __name__ == "__main__":
    main()
