"""Work that is finished even if whoever asked for it is gone meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterator
from functools import partial
from typing import Any, Generic, TypeVar

from ludarium.core import LudariumError

T = TypeVar("T")


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
