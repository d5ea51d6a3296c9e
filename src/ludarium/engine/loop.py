"""Lines in, lines out."""

from __future__ import annotations

import os
from typing import BinaryIO

from ludarium.core import LudariumError
from ludarium.engine.dispatcher import Dispatcher
from ludarium.engine.requests import LONGEST_LINE


def run(lang: str) -> None:
    """Answer standard input on standard output until it ends. ``lang`` is the language of sentences."""
    # A bot that prints must not be taken for an answer.
    source = os.fdopen(os.dup(0), "rb")
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        serve(source, sink, lang)
    except KeyboardInterrupt:
        return
    except BrokenPipeError:
        # Nobody reads any more: what is still to be written goes nowhere.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sink.fileno())


def serve(source: BinaryIO, sink: BinaryIO, lang: str) -> None:
    """One answer a line, each handed on at once; empty lines get none."""
    dispatcher = Dispatcher(lang)
    while not dispatcher.is_over:
        line = source.readline(LONGEST_LINE + 1)
        if not line:
            return
        if len(line) > LONGEST_LINE:
            pass_over(source, line)
            answer = dispatcher.refusal(None, LudariumError("engine-long", most=LONGEST_LINE))
        elif line.isspace():
            continue
        else:
            answer = dispatcher.answer(line)
        sink.write(answer + b"\n")
        sink.flush()


def pass_over(source: BinaryIO, line: bytes) -> None:
    """Read the rest of a line that is too long, and keep nothing of it."""
    while line and not line.endswith(b"\n"):
        line = source.readline(LONGEST_LINE)
