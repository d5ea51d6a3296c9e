"""Work that is finished even if whoever asked for it is gone meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Any, Final, Generic, TypeVar

from ludarium.core import LudariumError

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

PORTION: Final = 25
"""Those who wait for one answer and go on in one go: the loop goes round in between."""


async def attempt(work: Callable[[], Awaitable[object]], log: Any, complaint: str) -> None:
    """Do what is done now and then: a refusal has been told where it arose (the store tells when a database does not answer),
    any other failure goes to ``log`` with the complaint, and whoever goes round goes on."""
    try:
        await work()
    except LudariumError:
        pass
    except Exception:
        log.exception(complaint)


class Working:
    """Tasks that nobody's leaving ends."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._tasks)

    def __iter__(self) -> Iterator[asyncio.Task[Any]]:
        return iter(list(self._tasks))

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """What the work gives. It goes on even if the caller is cancelled."""
        return await asyncio.shield(self.start(work))

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited for it may be gone

    async def wait(self) -> None:
        """Until all that goes on now is done, whatever comes of it."""
        await asyncio.gather(*self, return_exceptions=True)


class Once(Generic[T]):
    """What is found once for all who ask for it under a name. What could not be found is looked for anew the next time.

    ``most`` is how many of the latest are remembered: 0 means that nothing is, so that only those who ask at the same time
    share it; None, that all are."""

    def __init__(self, most: int | None = None, working: Working | None = None) -> None:
        self.most = most
        self._working = working or Working()
        self._found: dict[Hashable, asyncio.Task[T]] = {}

    def __len__(self) -> int:
        return len(self._found)

    def __contains__(self, name: Hashable) -> bool:
        return name in self._found

    async def get(self, name: Hashable, find: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What is found under this name. Raises what ``find`` raises."""
        task = self._found.get(name)
        if task is None:
            task = self._found[name] = self._working.start(find())
            task.add_done_callback(partial(self._done, name))
            if self.most and len(self._found) > self.most:
                del self._found[next(iter(self._found))]
        return await asyncio.shield(task)

    def _done(self, name: Hashable, task: asyncio.Task[T]) -> None:
        if self.most == 0 or task.cancelled() or task.exception() is not None:
            if self._found.get(name) is task:
                del self._found[name]


class Together(Generic[K, T]):
    """Many who ask at the same time are one question. Whoever comes while one is under way waits for the next, so that no answer
    is older than who asked for it; and however many they are, one question at a time is under way.

    ``ask`` finds what there is of at most ``most`` names. What it raises, all of them hear."""

    def __init__(self, ask: Callable[[Sequence[K]], Awaitable[Mapping[K, T]]], most: int) -> None:
        self._ask = ask
        self._most = most
        self._waiting: dict[K, list[asyncio.Future[T | None]]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def get(self, name: K) -> T | None:
        """What is found under this name, None where nothing is. Raises what ``ask`` raises."""
        mine: asyncio.Future[T | None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, []).append(mine)
        if self._asking is None:
            self._asking = asyncio.create_task(self._run(), name="asking together")
        return await mine

    async def _run(self) -> None:
        asked: dict[K, list[asyncio.Future[T | None]]] = {}
        try:
            while self._waiting:
                asked = {name: self._waiting.pop(name) for name in list(islice(self._waiting, self._most))}
                found: Mapping[K, T] = {}
                error: Exception | None = None
                try:
                    found = await self._ask(list(asked))
                except Exception as failed:
                    error = failed
                told = 0
                for name, futures in asked.items():
                    for future in futures:
                        if future.done():  # whoever has gone meanwhile needs no answer
                            continue
                        if error is None:
                            future.set_result(found.get(name))
                        else:
                            future.set_exception(error)
                        told += 1
                        if told % PORTION == 0:
                            await asyncio.sleep(0)
        finally:  # cut off, nobody may wait for ever
            self._asking = None
            for futures in [*asked.values(), *self._waiting.values()]:
                for future in futures:
                    future.cancel()
            self._waiting.clear()
