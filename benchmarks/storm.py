"""All sockets of a hall at once: broken off and coming back, and coming to nodes that have just opened.

    .venv/bin/python benchmarks/storm.py --before ../before
    .venv/bin/python benchmarks/storm.py --tables 500 --databases postgres --nodes 1 2 --rounds 5

Real server processes as in ``load.py``, one case for each checkout, database and number of nodes. The nodes of both checkouts are open at
the same time, each with tables of its own at which nobody thinks to an end, and take turns: what else the machine does meets both.

"back": all sockets are broken off and come back after some 0.2 s; seconds until the last has its welcome. "to new nodes": the nodes
are killed and opened again, nobody comes before they answer, then all do. "CPU" are the nodes' seconds of the processor meanwhile, "trips"
the transactions that PostgreSQL counts, "lost" the sockets that were sent away and came once more. All figures are medians of
the rounds, but for "lost": that is the sum.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import statistics
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import asyncpg
from rich.console import Console
from rich.table import Table

from load import HERE, Guests, Node, database, free_ports
from server import cpu_seconds

THINK: Final = 3600.0
"""Seconds: nobody chooses, so that nothing but the storm is measured."""
SETTLED: Final = 1.5
"""Seconds after a storm until another one: absences and lists of it are told by then, and PostgreSQL has counted it."""
FRESH: Final = 16.0
"""Seconds after which a node takes no session for granted any more."""
COUNTED: Final = "SELECT sum(xact_commit + xact_rollback) FROM pg_stat_database"


class Hall:
    """The nodes of one checkout, and the people at their tables."""

    def __init__(self, name: str, nodes: list[Node], url: str | None, people: Guests) -> None:
        self.name, self.nodes, self.url, self.people = name, nodes, url, people
        self.found: dict[str, list[float]] = {}

    async def trips(self) -> float:
        if self.url is None:
            return 0.0
        connection = await asyncpg.connect(self.url.replace("+asyncpg", ""))
        try:
            return float(await connection.fetchval(COUNTED))
        finally:
            await connection.close()

    async def storm(self) -> None:
        await self._measured("back", "storm")

    async def to_new_nodes(self) -> None:
        await self.people.do("leave")
        for node in self.nodes:
            node.kill()
        for node in self.nodes:
            node.start()
            await node.answers()
        await self._measured("new", "come")

    async def _measured(self, what: str, do: str) -> None:
        worked, asked = sum(cpu_seconds(node.pid) for node in self.nodes), await self.trips()
        found = await self.people.do(do)
        worked = sum(cpu_seconds(node.pid) for node in self.nodes) - worked
        await asyncio.sleep(SETTLED)
        row = {
            "": found["seconds"],
            "CPU": worked,
            "lost": found["lost"],
            "trips": await self.trips() - asked,
        }
        for name, figure in row.items():
            self.found.setdefault(f"{what} {name}".strip(), []).append(figure)
        print(
            self.name,
            what,
            {name: round(figure, 2) for name, figure in row.items()},
            file=sys.stderr,
            flush=True,
        )


@contextlib.asynccontextmanager
async def hall(
    name: str, checkout: Path, url: str | None, count: int, given: argparse.Namespace
) -> AsyncIterator[Hall]:
    with TemporaryDirectory() as place:
        nodes = []
        for number, port in enumerate(free_ports(count)):
            folder = Path(place) / str(number)
            folder.mkdir()
            nodes.append(Node(checkout, f"node-{number}", folder, url, port, given.compiled))
        try:
            for node in nodes:
                node.start()
                await node.answers()
            async with Guests.of([node.port for node in nodes], given) as people:
                await people.do("tables", given.tables)
                yield Hall(name, nodes, url, people)
        finally:
            for node in nodes:
                node.kill()


async def case(
    urls: dict[str, str | None], count: int, checkouts: dict[str, Path], given: argparse.Namespace
) -> list[Hall]:
    async with contextlib.AsyncExitStack() as stack:
        halls = [
            await stack.enter_async_context(hall(name, checkout, urls[name], count, given))
            for name, checkout in checkouts.items()
        ]
        for number in range(given.rounds):
            await asyncio.sleep(FRESH)
            for one in halls if number % 2 else halls[::-1]:
                await one.storm()
        for number in range(given.starts):
            for one in halls if number % 2 else halls[::-1]:
                await one.to_new_nodes()
        return halls


def cell(hall: Hall, what: str) -> str:
    figures = hall.found.get(what)
    if not figures:
        return ""
    return (
        f"{statistics.median(figures):.1f} s, CPU {statistics.median(hall.found[f'{what} CPU']):.1f}, "
        f"{statistics.median(hall.found[f'{what} trips']):,.0f} trips, {sum(hall.found[f'{what} lost']):.0f} lost"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument(
        "--databases", nargs="+", choices=("sqlite", "postgres"), default=["sqlite", "postgres"]
    )
    parser.add_argument("--nodes", type=int, nargs="+", default=[1, 2], help="on PostgreSQL; SQLite has one")
    parser.add_argument("--rounds", type=int, default=3, help="storms")
    parser.add_argument("--starts", type=int, default=2, help="of all nodes")
    parser.add_argument("--game", default="saboteur")
    parser.add_argument("--people", type=int, default=5, help="at each table")
    parser.add_argument("--before", type=Path, help="another checkout, with an environment of its own")
    parser.add_argument(
        "--compiled", action="store_true", help="the build that make compiled has made in each checkout"
    )
    given = parser.parse_args()
    given.think = THINK
    checkouts = {**({"before": given.before.resolve()} if given.before else {}), "now": HERE}
    shown = Table(
        title=f"{given.tables * given.people:,} sockets, {os.cpu_count()} cores with everybody on them"
    )
    for column in ("database", "nodes", "checkout", "back", "to new nodes"):
        shown.add_column(column, justify="right")
    for kind in given.databases:
        for count in given.nodes if kind == "postgres" else [1]:
            print(kind, count, file=sys.stderr, flush=True)
            with contextlib.ExitStack() as stack:  # which asks the databases in loops of its own
                urls = {name: stack.enter_context(database(kind)) for name in checkouts}
                for one in asyncio.run(case(urls, count, checkouts, given)):
                    shown.add_row(kind, str(count), one.name, cell(one, "back"), cell(one, "new"))
    Console(width=160).print(shown)


if __name__ == "__main__":
    main()
