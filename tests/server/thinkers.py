"""Processes in which bots think and that begin at once: they are forked from one that has imported the bots, since that takes longer than
many a game. Each is a process like any other, and can be killed. ``test_bots.py`` begins them as a hall does.
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import gc
import os
import select
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from ludarium.bots.registry import bot_names, make_bot
from ludarium.core.registry import games
from ludarium.server.bots import bot_worker
from ludarium.server.bots.bot_pool import BotWorker

PID = struct.Struct("!I")
as_a_hall_does = BotWorker.begin


class Thinker:
    """A process, with as much of ``asyncio.subprocess.Process`` as a hall uses."""

    def __init__(self, pid: int, stdout: asyncio.StreamReader, stdin: asyncio.StreamWriter) -> None:
        self.pid = pid
        self.stdout = stdout
        self.stdin = stdin
        self.returncode: int | None = None

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        self.returncode = -signal.SIGKILL

    async def wait(self) -> int:
        """It has been killed; whoever it was forked from sees it off."""
        self.stdin.close()
        assert self.returncode is not None
        return self.returncode


async def begin() -> BotWorker:
    """A process that waits for questions."""
    stdout, stdin = await asyncio.open_unix_connection(await asyncio.to_thread(_address))
    (pid,) = PID.unpack(await stdout.readexactly(PID.size))
    process: Any = Thinker(pid, stdout, stdin)
    return BotWorker(process)


@cache
def _address() -> str:
    """Where to ask for one, of a process that ends with this one."""
    folder = Path(tempfile.mkdtemp(prefix="ludarium-bots-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    address = str(folder / "line")
    root = Path(__file__).parents[2]
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "tests.server.thinkers", address]
    process = subprocess.Popen(command, stdin=pipe, stdout=pipe, cwd=root)
    atexit.register(process.kill)
    assert process.stdout is not None
    assert process.stdout.readline() == b"ready\n"
    return address


def main(address: str) -> None:
    """Fork whenever somebody connects, until the standard input ends. Between this the bots of all games are imported, one game after
    the other, so that nobody waits for more than one."""
    left = list(games().items())
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(address)
        listener.listen(64)
        print("ready", flush=True)
        sources: list[Any] = [0, listener]
        while True:
            asked, _, _ = select.select(sources, [], [], 0 if left else None)
            if 0 in asked:
                return
            if not asked:
                name, game = left.pop()
                for bot in bot_names(game):
                    make_bot(name, bot, "")
                gc.freeze()
                continue
            line, _ = listener.accept()
            with line:
                if os.fork() == 0:
                    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                    listener.close()
                    line.sendall(PID.pack(os.getpid()))
                    for standard in (0, 1):
                        os.dup2(line.fileno(), standard)
                    line.close()
                    bot_worker.main()


if __name__ == "__main__":
    main(sys.argv[1])
