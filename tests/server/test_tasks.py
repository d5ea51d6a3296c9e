"""Work that is finished even if nobody waits for it any more, and what is found once for all who ask."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

import pytest

from ludarium.server.tasks import Once, Together, Working


async def test_work_goes_on_when_whoever_asked_is_gone() -> None:
    working, free, done = Working(), asyncio.Event(), []

    async def work() -> None:
        await free.wait()
        done.append(1)

    asked = asyncio.create_task(working.finish(work()))
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert (len(working), done) == (1, [])
    free.set()
    await working.wait()
    await asyncio.sleep(0)
    assert (len(working), done) == (0, [1])


async def test_what_fails_is_raised_and_nobody_is_told_of_it_twice() -> None:
    working = Working()

    async def fail() -> None:
        raise OSError("no memory")

    with pytest.raises(OSError, match="no memory"):
        await working.finish(fail())
    working.start(fail())
    await working.wait()
    await asyncio.sleep(0)
    assert not working


async def test_all_who_ask_at_once_share_what_is_found() -> None:
    made: list[int] = []

    async def find() -> int:
        made.append(len(made))
        await asyncio.sleep(0)
        return made[-1]

    for most, again in ((0, [2, 3]), (None, [0, 0])):
        made.clear()
        once = Once[int](most)
        assert await asyncio.gather(*[once.get("a", find) for _ in range(3)]) == [0, 0, 0]
        await once.get("b", find)
        assert [await once.get("a", find) for _ in range(2)] == again
        assert ("a" in once) == (most is None)


async def test_only_the_latest_are_remembered() -> None:
    once = Once[str](2)

    async def find() -> str:
        return "found"

    for name in "abc":
        await once.get(name, find)
    assert [name in once for name in "abc"] == [False, True, True]


async def test_what_could_not_be_found_is_looked_for_anew() -> None:
    once = Once[str]()
    answers: Iterator[str | OSError] = iter([OSError("no memory"), "found"])

    async def find() -> str:
        answer = next(answers)
        if isinstance(answer, OSError):
            raise answer
        return answer

    with pytest.raises(OSError, match="no memory"):
        await once.get("a", find)
    assert "a" not in once
    assert await once.get("a", find) == "found"


async def test_many_who_ask_at_the_same_time_are_one_question() -> None:
    asked: list[list[int]] = []
    free = asyncio.Event()

    async def ask(names: Sequence[int]) -> dict[int, int]:
        asked.append(list(names))
        await free.wait()
        return {name: name * len(asked) for name in names if name < 100}

    together = Together(ask, most=3)
    early = [asyncio.create_task(together.get(name)) for name in (1, 2, 1)]
    await asyncio.sleep(0.01)
    # What is under way may be older than who asks now: they are in the next question, as many as go into one.
    late = [asyncio.create_task(together.get(name)) for name in (1, 3, 4, 5, 100)]
    gone = asyncio.create_task(together.get(6))
    await asyncio.sleep(0.01)
    gone.cancel()
    assert asked == [[1, 2]]
    free.set()
    assert await asyncio.gather(*early) == [1, 2, 1]
    assert await asyncio.gather(*late) == [2, 6, 8, 15, None]
    await asyncio.gather(gone, return_exceptions=True)
    assert asked == [[1, 2], [1, 3, 4], [5, 100, 6]]


async def test_a_question_that_fails_fails_all_who_asked_and_nobody_after_them() -> None:
    fails = True

    async def ask(names: Sequence[int]) -> dict[int, int]:
        await asyncio.sleep(0)
        if fails:
            raise OSError("no memory")
        return {name: name for name in names}

    together = Together(ask, most=10)
    heard = await asyncio.gather(*(together.get(name) for name in (1, 2, 2)), return_exceptions=True)
    assert [type(one) for one in heard] == [OSError] * 3
    fails = False
    assert await together.get(1) == 1


async def test_nobody_waits_for_a_question_that_was_cut_off() -> None:
    async def ask(names: Sequence[int]) -> dict[int, int]:
        await asyncio.Event().wait()
        return {}

    together = Together(ask, most=1)
    waiting = [asyncio.create_task(together.get(name)) for name in (1, 2)]
    await asyncio.sleep(0.01)
    for task in asyncio.all_tasks():
        if task.get_name() == "asking together":
            task.cancel()
    await asyncio.wait(waiting, timeout=5)
    assert all(one.cancelled() for one in waiting)
