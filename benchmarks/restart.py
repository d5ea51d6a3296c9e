"""How long a hall takes to open again, with many tables in play.

    .venv/bin/python benchmarks/restart.py
    .venv/bin/python benchmarks/restart.py --tables 1000 --databases sqlite --before ../before

Some games of Saboteur are played at random, so many choices each, and written to a database as a hall writes them, again and again
until there are so many tables: five people sit at each. Then a real server process, a hall that is alone, is started on it, three
times. "opens": from there until it answers, and "CPU" what it has used of the processor by then. "restores": from opening the
database until it serves, which is what grows with the tables, as the hall's log says it; an empty hall is measured beside. "first": from the hello of somebody who comes to one of them until their welcome,
whose game comes back for that.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table as Shown
from sqlalchemy import insert
from wires import Wire

from load import HERE, Node, database, free_ports
from ludarium.core import Chance, load_game
from ludarium.server.app import Application
from ludarium.server.http.guests import hashed
from ludarium.server.settings import Settings
from ludarium.server.storage.schema import Base, ChoiceRow, PersonRow, SeatRow, SessionRow, TableRow
from ludarium.server.storage.store import PLAYING, Seat, Table, adding
from ludarium.server.tables import fair
from ludarium.server.tables.play import first_state
from server import cpu_seconds

GAME: Final = "saboteur"
PEOPLE: Final = 5
GAMES: Final = 20
"""Games that are played; each is at many tables."""
AT_ONCE: Final = 5000
"""Rows that are written at once."""
TIMES: Final = 3
TOKEN: Final = "token"


def choices(secret: str, nonces: list[str], count: int) -> list[tuple[int, str]]:
    """A game as far as so many choices lead, at random."""
    game = load_game(GAME)
    seed = fair.game_seed(bytes.fromhex(secret), nonces)
    state = first_state(GAME, PEOPLE, game.read_options({}), seed, None)
    chance = Chance.of(seed)
    made: list[tuple[int, str]] = []
    while len(made) < count and (decision := state.decision()) is not None:
        option = list(decision.options())[chance.below(len(decision))]
        made.append((decision.seat, str(option)))
        state.choose(option)
    return made


async def fill(settings: Settings, tables: int, steps: int) -> None:
    """A hall's database with so many tables in play."""
    hall = Application(settings).hall
    await hall.open()
    if hall.failure is not None:
        raise hall.failure
    now = hall.clock.now()
    people = [
        {"id": f"{n:016x}", "name": f"Ann {n}", "lang": "en", "created": now} for n in range(PEOPLE * tables)
    ]
    sessions = [
        {"token": hashed(f"{TOKEN}{n}"), "person_id": person["id"], "created": now, "seen": now}
        for n, person in enumerate(people)
    ]
    rows: dict[type[Base], list[dict[str, Any]]] = {PersonRow: people, SessionRow: sessions}
    rows |= {TableRow: [], SeatRow: [], ChoiceRow: []}
    secrets = [f"{n:064x}" for n in range(GAMES)]
    nonces = [fair.new_nonce() for _ in range(PEOPLE)]
    games = [choices(secret, nonces, steps) for secret in secrets]
    for n in range(tables):
        mine = people[n * PEOPLE : (n + 1) * PEOPLE]
        seats = [Seat(s, "person", one["id"], one["name"], None, nonces[s]) for s, one in enumerate(mine)]
        table = Table(
            f"t{n}", GAME, load_game(GAME).version, load_game(GAME).read_options({}), False, "", mine[0]["id"],
            PLAYING, secrets[n % GAMES], now, seats, started=now,
        )  # fmt: skip
        [(_, row), (_, sitting)] = adding(table)
        rows[TableRow].append(row)  # type: ignore[arg-type]
        rows[SeatRow] += sitting  # type: ignore[arg-type]
        rows[ChoiceRow] += [
            {
                "table_id": table.id, "number": number, "seat": seat, "option": option, "at": now,
                "person_id": mine[seat]["id"] if seat >= 0 else None, "message": f"{number}",
            }
            for number, (seat, option) in enumerate(games[n % GAMES], 1)
        ]  # fmt: skip
    for kind, lines in rows.items():
        for first in range(0, len(lines), AT_ONCE):
            await hall.store.writer.write((insert(kind), lines[first : first + AT_ONCE]))
    await hall.close()


class Guest(Wire):
    """Somebody who comes to a table and waits for the welcome."""

    def __init__(self, table: int) -> None:
        super().__init__(f"/ws/tables/t{table}", f"ludarium={TOKEN}{table * PEOPLE}")
        self.came = asyncio.get_running_loop().create_future()

    def opened(self) -> None:
        self.send(b'{"type":"hello","lang":"en"}')

    def heard(self, text: bytes) -> None:
        message = msgspec.json.decode(text)
        if not self.came.done() and message["type"] in ("welcome", "bye"):
            self.came.set_result(message["type"])


async def first_welcome(port: int) -> float:
    began = time.perf_counter()
    guest = Guest(0)
    await asyncio.get_running_loop().create_connection(lambda: guest, "127.0.0.1", port)
    async with asyncio.timeout(60):
        if await guest.came != "welcome":
            raise RuntimeError("whoever came first was sent away")
    guest.transport.abort()
    return time.perf_counter() - began


async def measured(node: Node, tables: int) -> dict[str, float]:
    """Start the hall once."""
    log = node.folder / "log"
    log.write_bytes(b"")
    began = time.perf_counter()
    node.start()
    try:
        await node.answers()
        opens, used = time.perf_counter() - began, cpu_seconds(node.pid)
        found = re.search(r"seconds[^0-9]*([0-9.]+)", re.sub(r"\x1b\[[0-9;]*m", "", log.read_text()))
        first = await first_welcome(node.port) if tables else 0.0
    finally:
        node.kill()
    return {
        "opens": opens,
        "CPU": used,
        "restores": float(found[1]) if found else float("nan"),
        "first": first,
    }


async def case(checkout: Path, url: str | None, tables: int, steps: int) -> dict[str, float]:
    with TemporaryDirectory() as place:
        folder = Path(place)
        settings = Settings(data=folder, bot_workers=1, **({} if url is None else {"database": url}))
        await fill(settings, tables, steps)
        node = Node(checkout, "", folder, None, free_ports(1)[0])
        with contextlib.ExitStack() as stack:
            if url is not None:
                stack.enter_context(alone(url))
            runs = [await measured(node, tables) for _ in range(TIMES)]
    return {name: statistics.median([run[name] for run in runs]) for name in runs[0]}


@contextlib.contextmanager
def alone(url: str) -> Any:
    """A hall that is started meanwhile is alone on a database."""
    os.environ["LUDARIUM_DATABASE"] = url
    try:
        yield
    finally:
        del os.environ["LUDARIUM_DATABASE"]


def main() -> None:
    os.environ["LUDARIUM_LOG_LEVEL"] = "info"  # so that the hall says how long it took
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, nargs="+", default=[0, 1000])
    parser.add_argument("--steps", type=int, default=60, help="choices at each table")
    parser.add_argument(
        "--databases", nargs="+", choices=("sqlite", "postgres"), default=["sqlite", "postgres"]
    )
    parser.add_argument("--before", type=Path, help="another checkout, measured first")
    given = parser.parse_args()
    shown = Shown(title=f"{given.steps} choices a table of {GAME}, a hall that is alone; medians of {TIMES}")
    for column in ("checkout", "database", "tables", "opens", "CPU", "restores", "first"):
        shown.add_column(column, justify="right")
    checkouts = {**({"before": given.before.resolve()} if given.before else {}), "now": HERE}
    for kind in given.databases:
        for tables in given.tables:
            for name, checkout in checkouts.items():
                with database(kind) as url:  # which asks the database in a loop of its own
                    found = asyncio.run(case(checkout, url, tables, given.steps))
                line = [
                    name,
                    kind,
                    f"{tables:,}",
                    *(f"{found[key]:.2f} s" for key in ("opens", "CPU", "restores", "first")),
                ]
                shown.add_row(*line)
                print(json.dumps(line), file=sys.stderr, flush=True)
    Console(width=140).print(shown)


if __name__ == "__main__":
    main()
