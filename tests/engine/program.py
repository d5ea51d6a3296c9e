"""The engine as another program has it: a process, lines in and lines out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from types import TracebackType
from typing import Any

from ludarium.core import LudariumError
from ludarium.engine.dispatcher import Dispatcher


class Refused(LudariumError):
    """What the engine answered instead."""


def read(line: bytes) -> dict[str, Any]:
    """An answer; raises ``Refused`` for one that says so."""
    answer: dict[str, Any] = json.loads(line)
    if not answer["ok"]:
        raise Refused(answer["error"]["code"], **answer["error"]["facts"])
    return answer


class Program:
    """`ludarium engine` in a process of its own."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludarium", "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "LUDARIUM_LANG": "en"},
        )

    def __enter__(self) -> Program:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self.process.kill()
        self.process.communicate()

    def say(self, line: bytes) -> bytes:
        """The answer to one line."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()

    def ask(self, do: str, **fields: object) -> dict[str, Any]:
        return read(self.say(json.dumps({"do": do, **fields}).encode()))

    def end(self) -> tuple[int, bytes, bytes]:
        """Say no more; the exit status, and what still comes on both outputs."""
        out, err = self.process.communicate(timeout=60)
        return self.process.returncode, out, err


class Here:
    """The same in this process, for what needs no other."""

    def __init__(self, lang: str = "en") -> None:
        self.dispatcher = Dispatcher(lang)

    def ask(self, do: str, **fields: object) -> dict[str, Any]:
        return read(self.dispatcher.answer(json.dumps({"do": do, **fields}).encode()))
