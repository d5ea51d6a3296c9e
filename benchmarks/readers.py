"""What players feel of a crowd: of people who read on and on, and of requests that are only half sent.

    .venv/bin/python benchmarks/readers.py
    .venv/bin/python benchmarks/readers.py --beside ../before/src --seconds 5

A real server process on 127.0.0.1, with the limits that it has by itself. Five people play at one table and choose at
random, as fast as they can; the latency of a choice is from sending it to its acknowledgement. Beside them, in a
process of its own, so many readers without a name ask for the lobby, which lists so many tables, or for rules, each
for the next as soon as the last has come. Then another server with 256 descriptors holds 300 half-sent requests.
``--beside`` names the sources of another checkout, which is measured in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import resource
import socket
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
from rich.console import Console
from rich.table import Table

from server import Run

HALF = b"GET /api/me HTTP/1.1\r\nhost: hall\r\n"
HELD = 300
DESCRIPTORS = 256
PATIENCE = 20.0  # seconds for an answer
MAKERS = 4
WARM = 1.0  # seconds before anything is counted


@contextlib.asynccontextmanager
async def server(
    folder: Path, source: str | None, descriptors: int | None = None
) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """A server of these sources, and its address."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    environment = {
        **os.environ,
        **{f"LUDARIUM_{name}_RATE": "1000000" for name in ("SOCKET", "PERSON", "GUEST")},
    }
    if source:
        environment["PYTHONPATH"] = source
    code = f"import pathlib; from ludarium.server import serve; serve(port={port}, data=pathlib.Path({str(folder)!r}))"

    def limit() -> None:
        if descriptors is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))

    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, env=environment, preexec_fn=limit, limit=1 << 20,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE if descriptors else None,
    )  # fmt: skip
    assert process.stdout is not None
    try:
        assert await process.stdout.readline(), "the server did not open"
        yield f"http://127.0.0.1:{port}", process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


# -- readers


async def read_on(url: str, path: str, readers: int) -> None:
    """Readers who ask for the same as soon as they have it, until this process is ended; says what they got."""
    host, port = url.removeprefix("http://").split(":")
    told: Counter[str] = Counter()
    request = f"GET {path} HTTP/1.1\r\nhost: {host}:{port}\r\naccept-encoding: gzip\r\n\r\n".encode()

    async def one() -> None:
        reader, writer = await asyncio.open_connection(host, int(port))
        while True:
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            size = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
            await reader.readexactly(int(size.partition(b":")[2]))
            told[head[9:12].decode()] += 1

    tasks = [asyncio.create_task(one()) for _ in range(readers)]
    print("reading", flush=True)
    loop = asyncio.get_running_loop()
    await asyncio.wait(
        [loop.run_in_executor(None, sys.stdin.readline), *tasks], return_when="FIRST_COMPLETED"
    )
    print(" ".join(f"{status}:{count}" for status, count in sorted(told.items())), flush=True)
    os._exit(0)


@contextlib.asynccontextmanager
async def crowd(url: str, path: str, readers: int) -> AsyncIterator[Counter[str]]:
    """Readers in a process of their own, and, once they are gone, how often they got which status."""
    told: Counter[str] = Counter()
    if not readers:
        yield told
        return
    process = await asyncio.create_subprocess_exec(
        sys.executable, __file__, "--read", url, path, str(readers),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        await process.stdout.readline()
        yield told
        process.stdin.write(b"\n")
        for part in (await process.stdout.readline()).decode().split():
            status, _, count = part.partition(":")
            told[status] = int(count)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def open_tables(url: str, count: int) -> None:
    """Tables that wait for players, as the lobby lists them."""
    for maker in range(MAKERS):
        async with httpx.AsyncClient(base_url=url, timeout=60) as http:
            await http.post("/api/guests", json={"name": f"host {maker}", "lang": "en"})
            for _ in range(count // MAKERS):
                (await http.post("/api/tables", json={"game": "saboteur", "seats": 5})).raise_for_status()


async def choices(source: str | None, readers: int, tables: int, seconds: float) -> list[dict[str, str]]:
    """Latency of a choice without readers, and with readers of the lobby and of rules."""
    rows = []
    with tempfile.TemporaryDirectory() as place:
        async with server(Path(place), source) as (url, _):
            await open_tables(url, tables)
            run = Run(url, 0.0)
            task = asyncio.create_task(run.group())
            while not run.playing:
                assert not task.done()
                await asyncio.sleep(0.1)
            alone = 0.0
            for name, path, many in (
                ("nothing", "", 0),
                ("the lobby", "/api/tables", readers),
                ("rules", "/api/rules/keyforge/en", readers),
            ):
                async with crowd(url, path, many) as told:
                    await asyncio.sleep(WARM)
                    run.latencies.clear()
                    run.counting = True
                    await asyncio.sleep(seconds)
                    run.counting = False
                found = sorted(run.latencies)
                p50, p99 = statistics.median(found) * 1000, found[int(len(found) * 0.99)] * 1000
                alone = alone or p50
                rows.append(
                    {
                        "read": name, "readers": str(many), "choices/s": f"{len(found) / seconds:,.0f}",
                        "p50": f"{p50:.1f} ms", "p99": f"{p99:.1f} ms", "p50 to alone": f"{p50 / alone:.1f}",
                        "answers/s": f"{told['200'] / (seconds + WARM):,.0f}", "refused": str(told["429"]),
                    }
                )  # fmt: skip
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
    return rows


# -- half-sent requests


async def asked(url: str) -> float | None:
    """Seconds until a plain request is answered over a connection of its own, None where it is not."""
    began = time.perf_counter()
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        try:
            (await http.get("/api/me")).raise_for_status()
        except httpx.HTTPError:
            return None
    return time.perf_counter() - began


async def halves(source: str | None, seconds: float) -> dict[str, str]:
    """How long a request waits beside held ones, and what is written down meanwhile."""
    with tempfile.TemporaryDirectory() as place:
        async with server(Path(place), source, DESCRIPTORS) as (url, process):
            lines = 0

            async def count() -> None:
                nonlocal lines
                assert process.stderr is not None
                while data := await process.stderr.read(1 << 16):
                    lines += data.count(b"\n")

            counting = asyncio.create_task(count())
            free = [await asked(url) for _ in range(5)]
            host, port = url.removeprefix("http://").split(":")
            held = []
            for _ in range(HELD):
                _, writer = await asyncio.open_connection(host, int(port))
                writer.write(HALF)
                held.append(writer)
            began = time.perf_counter()
            waited: list[float | None] = []
            while len(waited) < 5 and time.perf_counter() - began < max(seconds, PATIENCE):
                waited.append(await asked(url))
            await asyncio.sleep(max(0.0, seconds - (time.perf_counter() - began)))
            took = time.perf_counter() - began
            for writer in held:
                writer.transport.abort()
            counting.cancel()
    alone = statistics.median(one for one in free if one is not None)
    there = [one for one in waited if one is not None]
    return {
        "alone": f"{alone * 1000:.1f} ms",
        "beside them": f"{statistics.median(there) * 1000:.1f} ms" if there else f"none in {PATIENCE:g} s",
        "ratio": f"{statistics.median(there) / alone:.1f}" if there else "-",
        "answered": f"{len(there)} of {len(waited)}",
        "lines written": f"{lines:,} in {took:.0f} s",
    }


def shown(title: str, rows: list[dict[str, str]]) -> None:
    table = Table(title=title)
    for column in rows[0]:
        table.add_column(column, justify="right")
    for row in rows:
        table.add_row(*row.values())
    Console(width=120).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--readers", type=int, default=4)
    parser.add_argument("--tables", type=int, default=60, help="that the lobby lists")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measurement")
    parser.add_argument("--beside", help="the folder src of another checkout")
    parser.add_argument("--read", nargs=3, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.read:
        asyncio.run(read_on(given.read[0], given.read[1], int(given.read[2])))
        return
    sources = {"these": None, **({"those beside": given.beside} if given.beside else {})}
    read: list[dict[str, str]] = []
    half: list[dict[str, str]] = []
    for name, source in sources.items():
        rows = asyncio.run(choices(source, given.readers, given.tables, given.seconds))
        read += [{"sources": name, **row} for row in rows]
        half.append({"sources": name, **asyncio.run(halves(source, given.seconds))})
    shown(f"choices of five people at a table, {os.cpu_count()} cores with everybody on them", read)
    shown(f"a request beside {HELD} half-sent ones, {DESCRIPTORS} descriptors", half)


if __name__ == "__main__":
    main()
