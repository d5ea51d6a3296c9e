"""One socket at a table: who it is, what it has seen, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque

from ludarium.core import LudariumError
from ludarium.server import errors, traces
from ludarium.server.storage.blocks import NOBODY, Apart
from ludarium.server.storage.store import Person
from ludarium.server.ws.messages import Ack, Refusal, encode
from ludarium.server.ws.packing import Joined, Line, Packed, Shared


class Outbox:
    """Unsent messages, bounded. When it is full everything is dropped and ``full`` is set: the reader
    is sent away, to come back and ask from the last number it saw."""

    def __init__(self, messages: int, size: int) -> None:
        self._most = messages
        self._largest = size
        self._waiting: deque[str] = deque()
        self._size = 0
        self._sending = False
        self._filled = asyncio.Event()
        self.full = asyncio.Event()
        self.why = "slow-reader"
        """Why the reader is sent away."""

    def push(self, text: str) -> None:
        if self.full.is_set():
            return
        self._waiting.append(text)
        self._size += len(text)
        # A single message may be larger than the box; a second one has to wait for it.
        if len(self._waiting) > self._most or (self._size > self._largest and len(self._waiting) > 1):
            self._waiting.clear()
            self._size = 0
            self.full.set()
        self._filled.set()

    def is_empty(self) -> bool:
        """Whether nothing waits, and what was taken out last is on its way."""
        return not (self._waiting or self._sending or self.full.is_set())

    async def pop(self) -> str:
        """The next message, when there is one. Asking for it says that the one before is on its way."""
        self._sending = False
        while not self._waiting:
            self._filled.clear()
            await self._filled.wait()
        text = self._waiting.popleft()
        self._size -= len(text)
        self._sending = True
        return text


class Peer:
    """``seen`` and ``heard`` are the numbers of the last step and line of chat that went out, ``seat`` is whose view did;
    ``changes`` says whether steps may tell what has changed in it; ``watches`` whether it is told with the crowd, ``told`` how far
    (``crowd``); ``apart`` is whose chat the reader does not read."""

    def __init__(self, person: Person, lang: str, outbox: Outbox, line: Line | None = None) -> None:
        self.person = person
        self.lang = lang
        self.outbox = outbox
        self.line = line
        self.apart: Apart = NOBODY
        self.changes = False
        self.seat: int | None = None
        self.watches = False
        self.told = 0
        self.seen = 0
        self.heard = 0
        self.asking: str | None = None
        """The id of the choice that is being taken for it, until that is acknowledged."""
        self._acks: list[tuple[int, str]] = []

    def follows(self, number: int, seat: int | None) -> bool:
        """Whether what step ``number`` has changed for this seat tells enough: the view before it is what went out last."""
        return self.changes and self.seen == number - 1 and self.seat == seat

    def is_free(self) -> bool:
        """Whether something can go out at once, past the outbox."""
        return self.line is not None and self.outbox.is_empty() and self.line.is_free()

    def put(self, packed: Packed) -> None:
        """Send something at once. Only where it is free."""
        assert self.line is not None
        self.line.put(packed)

    def dismiss(self, why: str) -> None:
        """Send the reader away, to come back."""
        self.outbox.why = why
        self.outbox.full.set()

    def push(self, text: str) -> None:
        """Send a text, at once where the line is free: no task has to wake for it."""
        if self.is_free():
            packed = text if isinstance(text, Shared) else Shared(text)
            with traces.carried("send", packed):
                self.put(packed)
        else:
            self.outbox.push(text)

    def step(self, number: int, seat: int | None, text: Shared, made: str | None = None) -> None:
        """Send the message of step ``number`` for a seat, and the acknowledgements that wait for it. Where it is its own choice,
        ``made`` under this id, both go out in one go."""
        if made is None or made != self.asking or self._acks or not self.is_free():
            self.push(text)
            self.reached(number, seat)
            return
        self.asking = None
        self.seen, self.seat = number, seat
        with traces.carried("send", text):
            self.put(Joined([text, Shared(encode(Ack(made, number)).decode())]))

    def reached(self, number: int, seat: int | None) -> None:
        """The view of a seat after step ``number`` has gone out: acknowledge what waits for it."""
        self.seen, self.seat = number, seat
        due = [ack for ack in self._acks if ack[0] <= number]
        self._acks = [ack for ack in self._acks if ack[0] > number]
        for of, id_ in due:
            self.push(encode(Ack(id_, of)).decode())

    def acknowledge(self, number: int, id_: str) -> None:
        """Tell that choice ``id_`` is step ``number``: after that step itself, so that a reader who is
        told does not look at the table before it."""
        self._acks.append((number, id_))
        self.reached(self.seen, self.seat)

    def refuse(self, error: LudariumError, id_: str | None = None) -> None:
        self.push(encode(Refusal(error.code, errors.sentence(self.lang, error), id_)).decode())
