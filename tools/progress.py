"""Runs long commands and shows that they go on. Standard library only.

What a command says goes to a log. Meanwhile a person at a terminal sees one line that changes, with the seconds and
what the log said last; where nobody looks (a file, CI) a new line comes at longer and longer intervals.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

TICK = 0.5
"""Seconds between two looks at a command at a terminal."""

FIRST_LINE = 10.0
"""Seconds until the first line where there is no terminal; each next one takes twice as long."""

RECENT = 2
"""Lines at the end of a log that can still be news: what stands further up is done."""

KEPT = 40
"""Lines of a log that are shown when its command fails."""

NEWS = re.compile(
    r"\s*(?P<verb>Collecting|Downloading|Installing|Setting up|Unpacking|Get:\d+) (?P<what>\S+)"
)
"""The lines of pip and apt that tell how far they are."""


def say(words: str) -> None:
    """One line of progress."""
    print(f"· {words}", flush=True)


def end_of(log: Path) -> str:
    """The last lines of a log."""
    return "\n".join(log.read_text(errors="replace").splitlines()[-KEPT:])


def news_in(log: Path) -> str:
    """What the log of pip or apt said last, in few words; empty where nothing in it says much."""
    try:
        with log.open("rb") as file:
            file.seek(0, os.SEEK_END)
            file.seek(max(0, file.tell() - 4000))
            lines = file.read().decode(errors="replace").splitlines()
    except OSError:
        return ""
    for line in reversed(lines[-RECENT:]):
        if found := NEWS.match(line):
            verb, what = found["verb"], found["what"].rpartition("/")[2]
            plain = {"Get": "Downloading packages", "Installing": "Installing packages"}
            return plain.get(verb.partition(":")[0], f"{verb} {what}")
    return ""


def run(
    words: str,
    command: Sequence[str | Path],
    *,
    log: Path,
    environment: Mapping[str, str] | None = None,
    folder: Path | None = None,
) -> int:
    """Run a command with its output in ``log`` and say that it goes on. Gives its exit status.

    ``words`` says what it does ("installing what Ludarium needs"); ``environment`` is added to this process's own.
    """
    live = sys.stdout.isatty()
    if not live:
        say(words)
    started = time.monotonic()
    with log.open("w") as out:
        child = subprocess.Popen(
            [str(word) for word in command],
            cwd=folder,
            stdout=out,
            stderr=subprocess.STDOUT,
            env={**os.environ, **(environment or {})},
        )
        try:
            _watch(child, words, log, started, live=live)
        except BaseException:
            child.terminate()
            child.wait()
            raise
    if live:
        _line(f"· {words} ({time.monotonic() - started:.0f} s)", last=True)
    return child.returncode


def _watch(child: subprocess.Popen[bytes], words: str, log: Path, started: float, *, live: bool) -> None:
    next_line = FIRST_LINE
    while True:
        try:
            child.wait(TICK)
        except subprocess.TimeoutExpired:
            seconds = time.monotonic() - started
            tail = f": {news}" if (news := news_in(log)) else ""
            if live:
                _line(f"· {words} … {seconds:.0f} s{tail}")
            elif seconds >= next_line:
                next_line *= 2
                say(f"  … {seconds:.0f} s{tail}")
        else:
            return


def _line(words: str, *, last: bool = False) -> None:
    """Write over the line at the cursor."""
    width = shutil.get_terminal_size().columns
    print(f"\r\x1b[K{words[: width - 1]}", end="\n" if last else "", flush=True)
