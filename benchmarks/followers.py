"""What one entry costs the hall where 400 people follow an event: seconds of the processor for all their views.

    python benchmarks/followers.py
    python benchmarks/followers.py --beside ../older     # another checkout, in the same run

Views are made, written and packed as the hall does it, without the requests themselves: once for people who only
watch, and once where every phone is a player's own.
"""

from __future__ import annotations

import argparse
import gzip
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from ludarium.tournaments import view as views
from ludarium.tournaments.deeds import Amended, Announced, Drawn, Published
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.rehearse import HOST, Rehearsal
from ludarium.tournaments.structures.history import Draw

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


def measured(found: Rehearsal, readers: list[str]) -> float:
    """Seconds of the processor for one entry and a view for each reader."""
    begun = time.process_time()
    found.must(Announced("Lunch"), HOST)
    shared: Any = views.Shared(found.event) if hasattr(views, "Shared") else None
    common = b""
    for reader in readers:
        if shared is None:
            gzip.compress(msgspec.json.encode(views.view(found.event, reader, found.now)), PACKED)
            continue
        seen = views.view(found.event, reader, found.now, shared)
        if not views.anybodys(found.event, reader, seen):
            gzip.compress(msgspec.json.encode(seen), QUICK)
        elif not common:
            common = gzip.compress(msgspec.json.encode(seen), QUICK)
    return time.process_time() - begun


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--players", type=int, default=128)
    asked.add_argument("--phones", type=int, default=400)
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("--beside", type=Path, help="another checkout to measure too")
    chosen = asked.parse_args()
    found = event_of(chosen.players, chosen.rounds)
    watching = [f"watcher {number}" for number in range(chosen.phones)]
    playing = [f"a{number % chosen.players}" for number in range(chosen.phones)]
    for name, readers in (("who watch", watching), ("who play", playing)):
        print(f"{chosen.phones} phones {name}: {measured(found, readers):.2f} s")
    if chosen.beside:
        print(f"{chosen.beside}:", flush=True)
        more = ["--players", chosen.players, "--phones", chosen.phones, "--rounds", chosen.rounds]
        source = str((chosen.beside / "src").resolve())
        command = [sys.executable, __file__, *map(str, more)]
        subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": source})


if __name__ == "__main__":
    main()
