"""Halls in processes of their own which begin at once: they are forked from a process that has imported the server and
prepared its routes, since that takes longer than to open a hall. Each is a hall like any other, and can be killed.
``test_run.py`` opens halls as the command does, from the very beginning.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import resource
import signal
import sys
from collections.abc import Callable, Mapping
from itertools import count
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from ludarium.server import serve

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(
    ["ludarium.server.run", "ludarium.games.saboteur.bots", "tests.server.prepared", __name__]
)


class Life:
    """A process, with as much of ``asyncio.subprocess.Process`` as tests use."""

    def __init__(self, process: BaseProcess) -> None:
        self._process = process

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, how: signal.Signals) -> None:
        if self.returncode is None:
            os.kill(self.pid, how)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        """Wait for its end, by the descriptor that ends with it."""
        ended = asyncio.Event()
        loop = asyncio.get_running_loop()
        loop.add_reader(self._process.sentinel, ended.set)
        try:
            await ended.wait()
        finally:
            loop.remove_reader(self._process.sentinel)
        self._process.join()
        assert self.returncode is not None
        return self.returncode


def hall(log: Path, environment: Mapping[str, str], **given: Any) -> Life:
    """``serve(**given)`` in a process of its own, with so much more in its environment."""
    return begin(_serve, log, given, environment)


def begin(
    what: Callable[[dict[str, Any]], None],
    log: Path,
    given: dict[str, Any],
    environment: Mapping[str, str] | None = None,
) -> Life:
    """``what(given)`` in a process of its own; what it says goes to the end of ``log``."""
    return Life(_process(what, log, log, given, environment or {}))


def _process(
    what: Callable[[dict[str, Any]], None],
    log: Path,
    complaints: Path,
    given: dict[str, Any],
    environment: Mapping[str, str],
) -> BaseProcess:
    there = {**os.environ, **environment}
    process = _context.Process(target=_live, args=(what, log, complaints, given, there), daemon=True)
    process.start()
    return process


def _live(
    what: Callable[[dict[str, Any]], None],
    log: Path,
    complaints: Path,
    given: dict[str, Any],
    environment: dict[str, str],
) -> None:
    os.environ.clear()
    os.environ.update(environment)
    for place, descriptor in ((log, 1), (complaints, 2)):
        with place.open("ab") as out:
            os.dup2(out.fileno(), descriptor)
    what(given)


class Telling(Life):
    """``what(given)`` in a process of its own; what it says lies in files of ``folder``, errors apart."""

    def __init__(
        self,
        folder: Path,
        what: Callable[[dict[str, Any]], None],
        given: dict[str, Any],
        environment: Mapping[str, str],
    ) -> None:
        self._said = folder / f"said-{next(_numbers)}"
        self._complained = self._said.with_suffix(".complaints")
        super().__init__(_process(what, self._said, self._complained, given, environment))

    async def line(self) -> str:
        """The first line that it says on standard output, once it is there; "" where it ends without one."""
        while True:
            ended = self.returncode is not None  # before what it has said by then is read
            said = self.said()
            if "\n" in said or ended:
                return said.partition("\n")[0]
            await asyncio.sleep(0.02)

    def said(self) -> str:
        """What it has said on standard output so far."""
        return self._said.read_text() if self._said.exists() else ""

    async def complaints(self) -> str:
        """What it has said on standard error, when it has ended."""
        await self.wait()
        return self._complained.read_text().strip()


class Hall(Telling):
    """``serve(**given)``, with so much more in its environment, and with at most ``descriptors`` (soft, hard)."""

    def __init__(
        self,
        folder: Path,
        environment: Mapping[str, str],
        descriptors: tuple[int, int] | None = None,
        **given: Any,
    ) -> None:
        super().__init__(folder, _hall, {"descriptors": descriptors, "serve": given}, environment)


class Command(Telling):
    """The command ``ludarium`` with these arguments. Its files may have at most ``most`` bytes. ``before`` is called in its process
    before the command begins."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        environment: Mapping[str, str],
        most: int = resource.RLIM_INFINITY,
        before: Callable[[], None] | None = None,
    ) -> None:
        given = {"arguments": arguments, "most": most, "before": before}
        super().__init__(folder, _command, given, environment)


_numbers = count()


def _hall(given: dict[str, Any]) -> None:
    if given["descriptors"] is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, given["descriptors"])
    serve(**given["serve"])


def _command(given: dict[str, Any]) -> None:
    from ludarium.cli import main

    resource.setrlimit(resource.RLIMIT_FSIZE, (given["most"], given["most"]))
    if given["before"] is not None:
        given["before"]()
    sys.argv = ["ludarium", *given["arguments"]]
    main()


def _serve(given: dict[str, Any]) -> None:
    serve(**given)
