"""Work in tasks: many games, side by side, where none is lost and none counted twice.

A *task* is a small value that names what is to be done (a deal and a rotation, a number), so that whoever does it again
gets the same result. ``Workers`` do tasks: ``Here`` one after the other, ``Processes`` on the cores of this machine,
``Cluster`` (``cluster.py``) on many machines. A ``Book`` is a file of results, each written down as it comes in: what stands there is not
done again, after whatever end of the program.
"""

from __future__ import annotations

import os
import pickle
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final, Generic, TypeVar

import msgspec

from ludarium.core.errors import LudariumError

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 4
"""Tasks a process that are handed out before they are needed, so that none waits for the next."""
MOST_LOSSES: Final = 3
"""So often in a row workers may be lost with no result between: then the tasks themselves end them."""


class OtherGames(LudariumError):
    """The file in which games are kept has those of other bots, options, seats or seeds, or is no such file."""

    def __init__(self, place: Path) -> None:
        super().__init__("arena-kept", file=str(place))


class WorkersLost(LudariumError):
    """Worker processes end again and again without a result: most likely there is too little memory for so many."""

    def __init__(self, workers: int) -> None:
        super().__init__("workers-lost", workers=workers)


@dataclass(frozen=True)
class Raised:
    """What a task raised, as it travels to another process. Many exceptions take other arguments than they keep, so that
    they can't be made again as Python would do it."""

    kind: type[Exception]
    args: tuple[object, ...]
    facts: dict[str, object]
    told: str
    """Where it was raised."""

    def error(self) -> Exception:
        """The exception, with a note of where it was raised."""
        made = self.kind.__new__(self.kind, *self.args)
        for name, fact in self.facts.items():  # that of a compiled class has no dictionary yet
            setattr(made, name, fact)
        made.add_note(self.told)
        return made


def attempt(do: Callable[[T], R], task: T) -> R | Raised:
    """The result of a task, or what it raised."""
    try:
        return do(task)
    except Exception as error:
        told = "".join(traceback.format_exception(error))
        raised = Raised(type(error), error.args, dict(getattr(error, "__dict__", {})), told)
        try:
            pickle.dumps(raised)
        except Exception:  # whatever it holds raises
            return Raised(RuntimeError, (repr(error),), {}, told)
        return raised


class Workers(ABC):
    """Who does tasks."""

    @abstractmethod
    def results(self, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results of ``do`` for all tasks, as they come in: each exactly once, in any order. Tasks are taken as they are
        needed, so that a source that ends early (``within``) ends the work. ``do`` and tasks travel to other processes:
        ``do`` is a function of a module or a ``partial`` of one. Raises what ``do`` raises."""


class Here(Workers):
    """This process, one task after the other."""

    def results(self, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        return map(do, tasks)


class Processes(Workers):
    """So many processes of this machine. When one is killed, the tasks without a result are done again by others."""

    def __init__(self, number: int) -> None:
        self.number = number

    def results(self, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Raises ``WorkersLost`` as well."""
        coming = iter(tasks)
        lost: list[T] = []
        losses = 0
        while losses < MOST_LOSSES:
            pool = ProcessPoolExecutor(self.number)
            running: dict[Future[R | Raised], T] = {}
            try:
                while True:
                    while len(running) < AHEAD * self.number:
                        try:
                            task = lost.pop() if lost else next(coming)
                        except StopIteration:
                            break
                        try:
                            running[pool.submit(attempt, do, task)] = task
                        except BrokenProcessPool:
                            lost.append(task)
                            raise
                    if not running:
                        pool.shutdown()
                        return
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        result = future.result()
                        del running[future]
                        losses = 0
                        if isinstance(result, Raised):
                            raise result.error()
                        yield result
            except BrokenProcessPool:
                losses += 1
                for future, task in running.items():
                    if future.done() and not future.cancelled() and future.exception() is None:
                        result = future.result()  # it was ready before the process was lost
                        if isinstance(result, Raised):
                            raise result.error() from None
                        yield result
                    else:
                        lost.append(task)
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
        raise WorkersLost(self.number)


def workers_of(number: int | None) -> Workers:
    """So many processes, or one a core for None; a single one is this process."""
    number = number or os.cpu_count() or 1
    return Here() if number == 1 else Processes(number)


def within(tasks: Iterable[T], seconds: float) -> Iterator[T]:
    """The tasks that are taken within so many seconds from the first."""
    end = monotonic() + seconds
    for task in tasks:
        if monotonic() >= end:
            return
        yield task


class Book(Generic[R]):
    """A file of results: what they are about in the first line, then a result a line, both as JSON. A line is written at
    once, and one that was cut off is dropped. The same name twice counts once."""

    def __init__(
        self, place: Path, about: Mapping[str, object], kind: type[R], name: Callable[[R], Hashable]
    ) -> None:
        """Open the file, or begin it. Raises ``OtherGames`` where another one stands there."""
        self._place = place
        self._name = name
        head = msgspec.json.encode(about)
        lines = place.read_bytes().splitlines(keepends=True) if place.exists() else []
        if lines and not lines[0].endswith(b"\n") and head.startswith(lines[0]):
            lines = []  # it was cut off as it was begun
        if lines and lines[0].rstrip() != head:
            raise OtherGames(place)
        whole = [line for line in lines[1:] if line.endswith(b"\n")]
        self.results: dict[Hashable, R] = {}
        """By name, in the order in which they came."""
        for line in whole:
            result = msgspec.json.decode(line, type=kind)
            self.results.setdefault(name(result), result)
        if not lines or not lines[0].endswith(b"\n"):
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(head + b"\n")
        elif not lines[-1].endswith(b"\n"):
            with place.open("r+b") as file:
                file.truncate(sum(map(len, lines[:-1])))

    def add(self, result: R) -> bool:
        """Write down a result; whether it is new."""
        name = self._name(result)
        if name in self.results:
            return False
        with self._place.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
        self.results[name] = result
        return True
