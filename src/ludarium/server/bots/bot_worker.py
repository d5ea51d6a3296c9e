"""The process in which bots think: ``python -m ludarium.server.bots.bot_worker``. See ``bot_pool``."""

from __future__ import annotations

import os
import pickle
import queue
import struct
import sys
import threading
from typing import Any, BinaryIO

from ludarium.bots.registry import make_bot
from ludarium.server.bots.looking import LOOK, Looker
from ludarium.server.bots.trying import TRY, played

LENGTH = struct.Struct("!I")


def listen(source: BinaryIO, questions: queue.SimpleQueue[Any]) -> None:
    """Hand on questions; end the process with the hall, even in the middle of a thought."""
    while True:
        head = source.read(LENGTH.size)
        if len(head) < LENGTH.size:
            os._exit(0)
        body = source.read(LENGTH.unpack(head)[0])
        questions.put(pickle.loads(body))


def answer(sink: BinaryIO, answered: bool, text: str) -> None:
    data = pickle.dumps((answered, text))
    sink.write(LENGTH.pack(len(data)) + data)
    sink.flush()


def main() -> None:
    # A bot that prints must not be taken for an answer.
    source = os.fdopen(os.dup(0), "rb")
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(5)  # the hall itself comes first
    questions: queue.SimpleQueue[Any] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(source, questions), daemon=True).start()
    answer(sink, True, "")
    looker = Looker()
    while True:
        question = questions.get()
        try:
            if question[0] == LOOK:
                chosen = looker.look(*question[1:])
            elif question[0] == TRY:
                chosen = played(*question[1:])
            else:
                game, bot, seed, view, options = question
                chosen = make_bot(game, bot, seed).choose(view, options)
        except Exception as error:
            answer(sink, False, f"{type(error).__name__}: {error}")
        else:
            answer(sink, True, chosen)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(0)
