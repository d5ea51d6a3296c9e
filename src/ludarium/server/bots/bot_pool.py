"""Bots think in processes of their own, so that the hall never waits for them.

Each process is asked over its standard input and answers over its standard output; when the hall dies it
sees the end of its input and dies, too. One that thinks too long is killed, and its choice drawn by lot.
"""

from __future__ import annotations

import asyncio
import pickle
import secrets
import struct
import sys
import time
from typing import TYPE_CHECKING, Any, Final

import structlog

from ludarium.core.view import View
from ludarium.server import traces
from ludarium.server.bots.looking import LOOK, Course
from ludarium.server.bots.trying import TRY
from ludarium.server.bots.turns import Asker, Turns

if TYPE_CHECKING:
    from ludarium.server.metrics import Metrics
    from ludarium.studies.fence_balance import Trial

log = structlog.get_logger("bot_pool")

START_LIMIT: Final = 60.0  # seconds that a process may need to begin, on a busy machine
TRIES: Final = 2
LENGTH: Final = struct.Struct("!I")
NOBODY: Final = Asker("", "")


class Failed(Exception):
    """A process has died or was killed, or its bot raised an error."""


class BotWorker:
    """One process. It thinks about one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @staticmethod
    async def begin() -> BotWorker:
        pipe = asyncio.subprocess.PIPE
        return BotWorker(
            await asyncio.create_subprocess_exec(
                sys.executable, "-m", "ludarium.server.bots.bot_worker", stdin=pipe, stdout=pipe
            )
        )

    async def ask(self, question: tuple[Any, ...]) -> str:
        assert self.process.stdin is not None
        data = pickle.dumps(question)
        self.process.stdin.write(LENGTH.pack(len(data)) + data)
        await self.process.stdin.drain()
        answered, text = await self.receive()
        if not answered:
            raise Failed(text)
        return text

    async def receive(self) -> tuple[bool, str]:
        assert self.process.stdout is not None
        try:
            size = LENGTH.unpack(await self.process.stdout.readexactly(LENGTH.size))[0]
            answered, text = pickle.loads(await self.process.stdout.readexactly(size))
        except (asyncio.IncompleteReadError, OSError) as error:
            raise Failed("the process has ended") from error
        return bool(answered), str(text)

    def kill(self) -> None:
        if self.process.returncode is None:
            self.process.kill()


class BotPool:
    """As many processes as are needed, up to ``most``; whoever asks beyond that waits in turn (``turns``)."""

    def __init__(self, most: int, limit: float, metrics: Metrics | None = None) -> None:
        self.limit = limit
        self.metrics = metrics
        self.turns = Turns(most)
        self._idle: list[BotWorker] = []
        self._all: set[BotWorker] = set()
        self._ending: set[asyncio.Task[int]] = set()

    async def choose(
        self, game: str, bot: str, seed: str, view: View, options: list[str], asker: Asker = NOBODY
    ) -> str:
        """The bot's choice: always one of ``options``, within about ``limit`` seconds of its thought."""
        if len(options) == 1:
            return options[0]
        began = time.monotonic()
        try:
            with traces.span("think", game=game, bot=bot):
                return await self._chosen(game, bot, seed, view, options, asker)
        finally:
            if self.metrics is not None:
                self.metrics.bots.labels(game).observe(time.monotonic() - began)

    async def _chosen(
        self, game: str, bot: str, seed: str, view: View, options: list[str], asker: Asker
    ) -> str:
        why = "ended"
        for _ in range(TRIES):
            async with self.turns.place(asker):
                try:
                    chosen = await self._ask((game, bot, seed, view, options))
                except TimeoutError:
                    log.warning("a bot thought too long", game=game, bot=bot)
                    why = "slow"
                    break
                except (Failed, OSError) as error:
                    log.warning("a bot failed", game=game, bot=bot, error=str(error))
                    continue
            if chosen in options:
                return chosen
            log.warning("a bot chose what is not offered", game=game, bot=bot, option=chosen)
            why = "not-offered"
            break
        if self.metrics is not None:
            self.metrics.bots_failed.labels(game, why).inc()
        return secrets.choice(options)

    async def look(
        self, game: str, seed: str, chosen: str | None, seen: View | Course, asker: Asker
    ) -> str | None:
        """What the search thinks of a decision (``looking``), as JSON; None where it takes too long or fails."""
        with traces.span("look", game=game):
            return await self._answer((LOOK, game, seed, chosen, seen), asker)

    async def play(self, trial: Trial, first: int, count: int, asker: Asker) -> str | None:
        """Bouts for the balance lab (``trying``), as JSON; None where they take too long or fail."""
        with traces.span("try", first=first):
            return await self._answer((TRY, trial, first, count), asker)

    async def _answer(self, question: tuple[Any, ...], asker: Asker) -> str | None:
        """What is answered to a question that nobody's clock waits for; None where that takes too long or fails."""
        for _ in range(TRIES):
            async with self.turns.place(asker):
                try:
                    return await self._ask(question)
                except TimeoutError:
                    log.warning("an answer took too long", question=question[0])
                    return None
                except (Failed, OSError) as error:
                    log.warning("an answer failed", question=question[0], error=str(error))
        return None

    async def _ask(self, question: tuple[Any, ...]) -> str:
        worker = self._idle.pop() if self._idle else await self._begin()
        try:
            async with asyncio.timeout(self.limit):
                answer = await worker.ask(question)
        except BaseException:  # even when nobody wants the answer any more: it would come later
            self._drop(worker)
            raise
        self._idle.append(worker)
        return answer

    async def _begin(self) -> BotWorker:
        worker = await BotWorker.begin()
        self._all.add(worker)
        try:
            async with asyncio.timeout(START_LIMIT):
                await worker.receive()  # it says that it is there
        except BaseException:
            self._drop(worker)
            raise
        return worker

    def _drop(self, worker: BotWorker) -> None:
        """Kill a process, and see it off."""
        worker.kill()
        self._all.discard(worker)
        ending = asyncio.create_task(worker.process.wait())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        for worker in list(self._all):
            self._drop(worker)
        self._idle.clear()
        await asyncio.gather(*self._ending)
