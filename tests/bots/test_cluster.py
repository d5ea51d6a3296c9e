"""A Ray cluster as workers: whatever happens to processes and machines, each result comes once.

The cluster is a head and a node beside it on this machine, each with one core.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from ludarium import __version__
from ludarium.bots import cluster as module
from ludarium.bots.arena import run_arena
from ludarium.bots.cluster import (
    Cluster,
    ClusterRefused,
    ClusterSilent,
    ClusterWorkersLost,
    NoCores,
    NoRay,
    OtherLudarium,
)
from ludarium.bots.work import AHEAD, Here
from ludarium.core.errors import UnknownOption

pytestmark = pytest.mark.slow

NODE = {"num_cpus": 1, "object_store_memory": 80 * 2**20}
# Ray would wait half a minute before it counts a machine as dead that says nothing any more.
SOON = {
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 500,
    "health_check_failure_threshold": 4,
}


TAKES = 0.2
"""Seconds that a task of ``begin`` takes."""


class Machines:
    """A head and one node, and our workers on them."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster as Local

        self.local: Any = Local()
        self.local.add_node(**NODE, include_dashboard=False, _system_config=SOON)
        self.node: Any = self.local.add_node(**NODE)
        self.address: str = self.local.address
        self.workers = Cluster(self.address)

    def lose_node(self) -> None:
        """As if its power were cut."""
        self.local.remove_node(self.node, allow_graceful=False)

    def close(self) -> None:
        self.workers.close()
        self.local.shutdown()


@pytest.fixture(scope="module")
def machines() -> Iterator[Machines]:
    patch = pytest.MonkeyPatch()
    patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    found = Machines()
    yield found
    found.close()
    patch.undo()


def double(task: int) -> int:
    return 2 * task


def begin(folder: Path, task: int) -> tuple[int, str]:
    """Notes which process of which node does this task, and takes a while over it."""
    import ray

    node = str(ray.get_runtime_context().get_node_id())
    (folder / f"{task} {node} {os.getpid()} {time.monotonic()}").touch()
    time.sleep(TAKES)
    return task, node


def make_function(task: int) -> object:
    """What no other process can be given."""
    return (i for i in range(task))


def refuse(task: int) -> int:
    raise ValueError(f"not {task}")


def refuse_option(task: int) -> int:
    raise UnknownOption(str(task))


def die(task: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return task


def test_an_arena_on_a_cluster_is_the_same_arena(machines: Machines, tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    told: list[tuple[int, int]] = []
    there = run_arena(
        "ready-fence",
        ["greedy", "random"],
        6,
        seed="cluster",
        workers=machines.workers,
        kept=kept,
        on_progress=lambda *now: told.append(now),
    )
    here = run_arena("ready-fence", ["greedy", "random"], 6, seed="cluster", workers=Here())
    assert [(one.deal, one.rotation, one.bots, one.scores, one.decisions) for one in there.games] == [
        (one.deal, one.rotation, one.bots, one.scores, one.decisions) for one in here.games
    ]
    assert there.standings[0].seats == 6
    assert told == [(n, 6) for n in range(1, 7)]
    assert len(kept.read_text().splitlines()) == 1 + 6


def test_tasks_are_taken_as_they_are_needed(machines: Machines) -> None:
    """A source without an end is no harm, and work that is broken off leaves the cores to the next."""
    taken: list[int] = []

    def endless() -> Iterator[int]:
        while True:
            taken.append(len(taken))
            yield taken[-1]

    for number, _ in enumerate(machines.workers.results(double, endless())):
        if number == 20:
            break
    assert len(taken) <= 21 + AHEAD * machines.workers.cores()
    assert list(machines.workers.results(double, [])) == []
    assert Counter(machines.workers.results(double, range(5))) == Counter(range(0, 10, 2))


def test_what_a_task_raises_is_raised(machines: Machines) -> None:
    with pytest.raises(ValueError, match="not 7"):
        list(machines.workers.results(refuse, [7]))
    with pytest.raises(UnknownOption) as raised:
        list(machines.workers.results(refuse_option, [7]))
    assert raised.value.facts == {"option": "7"}
    with pytest.raises(TypeError, match="generator"):
        list(machines.workers.results(make_function, [7]))


def test_tasks_that_end_every_worker_are_given_up(machines: Machines) -> None:
    with pytest.raises(ClusterWorkersLost):
        list(machines.workers.results(die, [1]))


def test_another_version_on_a_machine_is_named(machines: Machines, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "__version__", "99.1")
    with pytest.raises(OtherLudarium) as raised:
        list(machines.workers.results(double, [1]))
    assert raised.value.facts == {"machine": os.uname().nodename, "found": __version__, "version": "99.1"}


def test_a_program_has_one_connection(machines: Machines) -> None:
    with pytest.raises(ClusterRefused, match="twice"):
        Cluster(machines.address)


def test_where_nobody_answers_it_is_said_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{unused.getsockname()[1]}"
        with pytest.raises(ClusterSilent):
            Cluster(address)
    with pytest.raises(ClusterSilent):
        Cluster("127.0.0.1:99999")
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(NoRay):
        Cluster(address)


def test_the_same_command_on_a_cluster(machines: Machines, tmp_path: Path) -> None:
    page, table = tmp_path / "arena.html", tmp_path / "arena.parquet"
    command = ["arena", "ready-fence", "--bots", "random", "--games", "5", "--ray", machines.address]
    done = subprocess.run(
        [sys.executable, "-m", "ludarium", *command, "--out", str(page), "--out", str(table)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "random" in done.stdout
    assert "(raylet)" not in done.stdout
    assert page.read_text().startswith("<!doctype html>")
    assert len(set(parquet.read_table(table).column("deal").to_pylist())) == 5


def test_a_killed_process_and_a_lost_machine_lose_and_repeat_nothing(
    machines: Machines, tmp_path: Path
) -> None:
    """The last test of this cluster: one of its two machines is gone after it."""
    tasks = 40
    results: Counter[int] = Counter()
    done_on: Counter[str] = Counter()
    taken: list[str] = []
    second = str(machines.node.node_id)
    doing = machines.workers.results(partial(begin, tmp_path), range(tasks))
    for number, (task, node) in enumerate(doing, 1):
        results[task] += 1
        done_on[node] += 1
        if number == 8:
            task_there, process = at_work(tmp_path, "")
            os.kill(int(process), signal.SIGKILL)
            taken.append(task_there)
        if len(taken) == 1 and number >= 18 and done_on[second]:
            taken.append(at_work(tmp_path, second)[0])
            machines.lose_node()
    assert len(taken) == 2
    assert results == Counter(range(tasks)), "each once"
    begun = Counter(path.name.split()[0] for path in tmp_path.iterdir())
    assert [begun[task] > 1 for task in taken] == [True, True], "what was lost was done again"
    while machines.workers.cores() > 1:
        time.sleep(0.2)
    assert Counter(machines.workers.results(double, range(6))) == Counter(range(0, 12, 2))


def at_work(folder: Path, node: str) -> tuple[str, str]:
    """A task that has just begun on this node (or on any, if it is empty), and its process."""
    end = time.monotonic() + 20.0
    while time.monotonic() < end:
        begun = [path.name.split() for path in folder.iterdir()]
        latest = max((one for one in begun if node in one[1]), key=lambda one: float(one[3]))
        if time.monotonic() - float(latest[3]) < TAKES / 3:
            return latest[0], latest[2]
        time.sleep(TAKES / 10)
    raise AssertionError("nothing begins")


def test_a_cluster_without_cores_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    class Empty:
        """Ray, on a cluster that has a head and nothing that works."""

        cancelled = 0

        def put(self, value: object) -> object:
            return value

        def cluster_resources(self) -> dict[str, float]:
            return {"memory": 1.0}

        def wait(self, references: list[object], **_: object) -> tuple[list[object], list[object]]:
            return [], references

        def cancel(self, reference: object, force: bool) -> None:
            self.cancelled += 1

        def remote(self, *words: object) -> object:
            return object()

    monkeypatch.setattr(module, "PATIENCE", 0.0)
    workers = Cluster.__new__(Cluster)
    empty = Empty()
    workers.address, workers._ray, workers._do, workers._cores, workers._asked = "auto", empty, empty, 0, -9.0
    with pytest.raises(NoCores):
        list(workers.results(double, [1, 2]))
    assert empty.cancelled == 2
