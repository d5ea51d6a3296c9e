"""Work in tasks: whatever happens to the workers, each result comes once."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Iterator
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from threading import Lock

import pytest

from ludarium.bots.arena import run_arena
from ludarium.bots.work import Book, Here, OtherGames, Processes, WorkersLost, within, workers_of
from ludarium.core.errors import UnknownOption


def double(task: int) -> int:
    return 2 * task


def die_once(place: Path, task: int) -> int:
    """The process that does task 5 is killed the first time."""
    if task == 5 and not place.exists():
        place.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * task


def die(task: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return task


def refuse(task: int) -> int:
    raise ValueError(task)


def refuse_option(task: int) -> int:
    raise UnknownOption(str(task))


def refuse_with_a_lock(task: int) -> int:
    raise ValueError(Lock(), task)


def test_a_task_that_is_lost_is_done_again(tmp_path: Path) -> None:
    found = Counter(Processes(2).results(partial(die_once, tmp_path / "died"), range(40)))
    assert (tmp_path / "died").exists()
    assert found == Counter(2 * task for task in range(40))


def test_tasks_that_end_every_worker_are_given_up() -> None:
    with pytest.raises(WorkersLost):
        list(Processes(2).results(die, range(3)))


def test_what_a_task_raises_is_raised() -> None:
    for workers in (Here(), Processes(2)):
        with pytest.raises(ValueError, match="7"):
            list(workers.results(refuse, [7]))
        with pytest.raises(UnknownOption) as raised:
            list(workers.results(refuse_option, [7]))
        assert raised.value.facts == {"option": "7"}
    with pytest.raises(UnknownOption) as raised:
        list(Processes(2).results(refuse_option, [7]))
    assert "in refuse_option" in raised.value.__notes__[0], "where it was raised"
    with pytest.raises(RuntimeError, match=r"ValueError.*7"):
        list(Processes(2).results(refuse_with_a_lock, [7]))


def test_tasks_are_taken_as_they_are_needed() -> None:
    """A source without an end is no harm."""
    taken: list[int] = []

    def endless() -> Iterator[int]:
        while True:
            taken.append(len(taken))
            yield taken[-1]

    for result in Processes(2).results(double, endless()):
        if result >= 20:
            break
    assert len(taken) < 40
    assert list(within(endless(), 0.0)) == []
    assert list(within([1, 2], 60.0)) == [1, 2]
    assert isinstance(workers_of(1), Here)


def test_an_arena_whose_workers_are_killed_loses_and_repeats_nothing(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    killed: list[int] = []

    def kill(done: int, total: int) -> None:
        if done == 3:
            child = active_children()[0]
            assert child.pid is not None
            killed.append(child.pid)
            os.kill(child.pid, signal.SIGKILL)

    result = run_arena(
        "saboteur", ["random"], 12, seats=6, seed="lost", workers=2, kept=kept, on_progress=kill
    )
    whole = run_arena("saboteur", ["random"], 12, seats=6, seed="lost", workers=1)
    assert killed
    assert [one.scores for one in result.games] == [one.scores for one in whole.games]
    assert len(kept.read_text().splitlines()) == 1 + 12


def test_a_book_counts_nothing_twice_and_drops_what_was_cut_off(tmp_path: Path) -> None:
    place = tmp_path / "folder" / "book.jsonl"

    def book(about: str = "numbers") -> Book[int]:
        return Book(place, {"about": about}, int, lambda number: number % 10)

    first = book()
    assert [first.add(number) for number in (1, 2, 11, 3)] == [True, True, False, True]
    with place.open("ab") as file:
        file.write(b"12\n4")  # written by another program, and killed in the middle of the next line
    again = book()
    assert again.results == {1: 1, 2: 2, 3: 3}
    again.add(4)
    assert book().results == {1: 1, 2: 2, 3: 3, 4: 4}
    with pytest.raises(OtherGames):
        book("letters")
    place.write_bytes(b'{"abo')  # killed as it began
    assert book().results == {}
    place.write_bytes(b"my letters")
    with pytest.raises(OtherGames):
        book()
    assert place.read_bytes() == b"my letters"
