"""Opens a hall to work on, behind ``make dev``: the page reloads as it is edited, the hall starts again as Python is saved.

Two programs run until Ctrl-C: Vite with the page, which people open, and behind it a hall with debug pages and data of its
own (``data/dev``), so that it stands beside one that is played in. Standard library only.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import sources
from progress import say

PAGE_PORT = 5173
HALL_PORT = 8001
LOOK_EVERY = 0.5
"""Seconds between two looks at the sources."""
PATIENCE = 10.0
"""Seconds that a program may take to end."""
WATCHED = ("src/ludarium", "locale", "docs/rules", "docs/policy")
KINDS = {".py", ".ftl", ".md", ".json", ".txt"}


def stamps(root: Path) -> dict[str, int]:
    """When each file that the hall is made of was written last. The built page is none of them."""
    page = root / sources.BUILT_PAGE
    return {
        str(path): path.stat().st_mtime_ns
        for place in WATCHED
        for path in _files(root / place)
        if path.suffix in KINDS and not path.is_relative_to(page)
    }


def _files(folder: Path) -> Iterator[Path]:
    for here, _, names in os.walk(folder):
        for name in names:
            path = Path(here, name)
            if path.is_file():  # an editor may have taken it away since
                yield path


def changed(before: Mapping[str, int], now: Mapping[str, int]) -> list[str]:
    """The files that were written, came or went."""
    return sorted(name for name in before.keys() | now.keys() if before.get(name) != now.get(name))


class Program:
    """A program that is started again and ends with us."""

    def __init__(self, command: list[str], folder: Path, quiet: bool = False, **environment: str) -> None:
        self.command = command
        self.folder = folder
        self.quiet = quiet  # errors are still seen
        self.environment = {**os.environ, **environment}
        self.running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        # A session of its own: Ctrl-C at the terminal reaches us alone, and we end both in order.
        self.running = subprocess.Popen(
            self.command,
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.DEVNULL if self.quiet else None,
            start_new_session=True,
        )

    def stop(self) -> None:
        """Ask it to end, with all that it has started; make it where it does not."""
        if self.running is None:
            return
        for sign in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self.running.pid, sign)
                self.running.wait(PATIENCE)
            except ProcessLookupError:
                break
            except subprocess.TimeoutExpired:
                continue
            break
        self.running.wait()
        self.running = None

    def has_ended(self) -> bool:
        return self.running is None or self.running.poll() is not None


def programs(root: Path, python: Path, node: str) -> tuple[Program, Program]:
    """The hall, and the page in front of it."""
    hall = Program(
        [
            str(python),
            "-m",
            "ludarium",
            "play",
            "--port",
            str(HALL_PORT),
            "--data",
            "data/dev",
            "--no-browser",
        ],
        root,
        quiet=True,  # its own address would lead past the page that reloads
        LUDARIUM_DEBUG="on",
    )
    vite = root / "client/node_modules/vite/bin/vite.js"
    page = Program(
        [node, str(vite), "--port", str(PAGE_PORT), "--strictPort", "--clearScreen", "false"],
        root / "client",
        LUDARIUM_HALL=f"http://127.0.0.1:{HALL_PORT}",
    )
    return hall, page


def watch(root: Path, hall: Program, page: Program, sleep: Callable[[float], None] = time.sleep) -> int:
    """Run both until the page ends or somebody ends us; gives the exit status."""
    known = stamps(root)
    hall.start()
    page.start()
    told = False
    try:
        while not page.has_ended():
            sleep(LOOK_EVERY)
            now = stamps(root)
            if news := changed(known, now):
                known = now
                say(f"{_named(root, news)}: the hall starts again")
                hall.stop()
                hall.start()
                told = False
            elif hall.has_ended() and not told:
                say("the hall has ended; it starts again when a file is saved")
                told = True
    finally:
        page_status = 0 if page.running is None else page.running.poll()
        page.stop()
        hall.stop()
    return page_status or 0


def _named(root: Path, files: list[str]) -> str:
    first = Path(files[0]).relative_to(root).as_posix()
    return first if len(files) == 1 else f"{first} and {len(files) - 1} more"


def main(root: Path, python: Path, node: str) -> int:
    """Open the hall; both programs end with this one, however it is told to."""

    def end(*_: object) -> None:
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, end)
    hall, page = programs(root, python, node)
    say(f"open http://localhost:{PAGE_PORT}; debug pages are at /debug; Ctrl-C ends it")
    sys.stdout.flush()
    return watch(root, hall, page)
