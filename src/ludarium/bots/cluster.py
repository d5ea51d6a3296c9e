"""A Ray cluster as workers: the tasks of one program on many machines. Needs the extra ``cluster``.

The program hands out tasks and takes results. It keeps the list of what is missing itself, instead of letting Ray
try again, so that a task counts as done only when its result has arrived here.
"""

from __future__ import annotations

import os
import pickle
import socket
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, Generic, TypeVar

from ludarium import __version__
from ludarium.bots.work import AHEAD, MOST_LOSSES, Raised, Workers, WorkersLost
from ludarium.core.errors import LudariumError

T = TypeVar("T")
R = TypeVar("R")

ANSWER: Final = 5.0
"""Seconds within which an address has to answer. Ray itself would try for minutes, and then end the program."""
ASKED_AGAIN: Final = 1.0
"""Seconds between two questions of how many cores there are: machines join a cluster and leave it."""
LOOKED: Final = 2.0
"""Seconds to wait for a result before looking around: cores that have come want tasks."""
PATIENCE: Final = 60.0
"""Seconds to wait for a core where the cluster has none."""


class NoRay(LudariumError):
    """Ray is not installed here."""

    def __init__(self) -> None:
        super().__init__("cluster-no-ray")


class ClusterSilent(LudariumError):
    """Nobody answers at the address."""

    def __init__(self, address: str) -> None:
        super().__init__("cluster-silent", address=address)


class ClusterRefused(LudariumError):
    """Ray can't work with this cluster: another version of Ray or Python, say. ``why`` is what it says, in English."""

    def __init__(self, address: str, why: str) -> None:
        super().__init__("cluster-refused", address=address, why=" ".join(why.split())[:400])


class OtherLudarium(LudariumError):
    """A machine of the cluster has another version of Ludarium than this one, which would play other games."""

    def __init__(self, machine: str, found: str) -> None:
        super().__init__("cluster-other-version", machine=machine, found=found, version=__version__)


class NoLudarium(LudariumError):
    """A machine of the cluster has no Ludarium where its Ray runs."""

    def __init__(self, machine: str) -> None:
        super().__init__("cluster-no-ludarium", machine=machine, version=__version__)


class NoCores(LudariumError):
    """The cluster has had no core for ``PATIENCE`` seconds."""

    def __init__(self, address: str) -> None:
        super().__init__("cluster-no-cores", address=address)


class ClusterWorkersLost(WorkersLost):
    """A task has ended several workers in a row, with no result of any other task between."""

    def __init__(self, workers: int) -> None:
        LudariumError.__init__(self, "cluster-workers-lost", workers=workers)


@dataclass
class _Handed(Generic[T]):
    """A task that was handed out: how often in a row it was lost, and how many results there were at the last time."""

    task: T
    losses: int = 0
    results: int = 0

    def is_lost_for_good(self, results: int) -> bool:
        """Note a loss, after so many results of all tasks; whether it was one too many. A machine with many cores loses
        many tasks at once, so that each task counts for itself."""
        self.losses = 1 if results > self.results else self.losses + 1
        self.results = results
        return self.losses >= MOST_LOSSES


class Cluster(Workers):
    """The cores of a Ray cluster, however many there are just then. Tasks that are lost with a process or a machine are
    done again by others."""

    def __init__(self, address: str) -> None:
        """Connect to the cluster at ``address``: ``host:port`` of its head or ``auto``, on a machine of the cluster, or whatever
        ``ray.init`` takes. A program has one connection at a time. Raises ``NoRay``, ``ClusterSilent`` and ``ClusterRefused``.
        """
        # Ray copies messages about lost workers to standard output, where results are printed. It reads this as it is imported.
        os.environ.setdefault("RAY_DEDUP_LOGS_SKIP_REGEX", "^")
        try:
            import ray
            from ray import exceptions
        except ImportError:
            raise NoRay from None
        self.address = address
        if not _answers(address):
            raise ClusterSilent(address)
        try:
            ray.init(address, log_to_driver=False, logging_level="ERROR")
        except Exception as error:  # Ray raises whatever its parts raise
            raise ClusterRefused(address, str(error)) from error
        self._ray: Any = ray
        self._lost = (
            exceptions.WorkerCrashedError,
            exceptions.NodeDiedError,
            exceptions.OutOfMemoryError,
            exceptions.ObjectLostError,
        )
        self._raised = exceptions.RayTaskError
        self._failed = exceptions.RayError
        self._do: Any = ray.remote(num_cpus=1, max_retries=0)(_done_there(__version__))
        self._cores = 0
        self._asked = -ASKED_AGAIN

    def close(self) -> None:
        """End the connection. The end of the program does so as well."""
        self._ray.shutdown()

    def cores(self) -> int:
        """How many cores the cluster has, by its answer of at most ``ASKED_AGAIN`` seconds ago."""
        now = monotonic()
        if now - self._asked >= ASKED_AGAIN:
            self._cores = int(self._ray.cluster_resources().get("CPU", 0))
            self._asked = now
        return self._cores

    def results(self, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Raises ``WorkersLost``, ``OtherLudarium``, ``NoLudarium``, ``NoCores`` and ``ClusterRefused`` as well."""
        coming = iter(tasks)
        again: list[_Handed[T]] = []
        running: dict[Any, _Handed[T]] = {}
        results = 0
        had_cores = monotonic()
        what = self._ray.put(pickle.dumps(do))
        try:
            while True:
                while len(running) < AHEAD * max(1, self.cores()):
                    try:
                        one = again.pop() if again else _Handed(next(coming))
                    except StopIteration:
                        break
                    running[self._do.remote(what, pickle.dumps(one.task))] = one
                if not running:
                    return
                for reference in self._ready([*running]):
                    one = running.pop(reference)
                    try:
                        result = self._result(reference)
                    except self._lost:
                        again.append(one)
                        if one.is_lost_for_good(results):
                            raise ClusterWorkersLost(self.cores()) from None
                    else:
                        results += 1
                        yield result
                if self.cores():
                    had_cores = monotonic()
                elif monotonic() - had_cores > PATIENCE:
                    raise NoCores(self.address)
        finally:
            for reference in running:
                self._ray.cancel(reference, force=True)

    def _ready(self, references: list[Any]) -> list[Any]:
        """Those that have ended; none if that takes longer than ``LOOKED``."""
        first, _ = self._ray.wait(references, num_returns=1, timeout=LOOKED)
        if not first:
            return []
        ready, _ = self._ray.wait(references, num_returns=len(references), timeout=0)
        return list(ready)

    def _result(self, reference: Any) -> Any:
        try:
            machine, found, result = self._ray.get(reference)
        except self._lost:
            raise
        except self._raised as error:
            raise error.cause from error  # the task or its result does not travel
        except self._failed as error:
            raise ClusterRefused(self.address, str(error)) from error
        if found is None:
            raise NoLudarium(machine)
        if found != __version__:
            raise OtherLudarium(machine, found)
        if isinstance(result, Raised):
            raise result.error()
        return result


def _answers(address: str) -> bool:
    """Whether something takes connections there; an address that is no host with a port is left to Ray."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return True
    try:
        socket.create_connection((host.strip("[]"), int(port)), ANSWER).close()
    except (OSError, OverflowError):
        return False
    return True


def _done_there(version: str) -> Callable[[bytes, bytes], tuple[str, str | None, Any]]:
    """What does a task on a machine of the cluster: gives the machine's name, its version of Ludarium, and the result if it
    is the same ``version``. Ray sends a function within a function with its code, and others by name only, so that this one
    can tell of a Ludarium that is missing or another."""

    def done(do: bytes, task: bytes) -> tuple[str, str | None, Any]:
        import pickle as reader
        import platform

        machine = platform.node()
        try:
            import ludarium
        except ImportError:
            return machine, None, None
        found = getattr(ludarium, "__version__", "?")
        if found != version:
            return machine, found, None
        from ludarium.bots.work import attempt

        return machine, found, attempt(reader.loads(do), reader.loads(task))

    return done
