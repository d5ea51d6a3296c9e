"""Thousands of games stepped in one call: observations, masks and rewards of all of them as NumPy arrays.

>>> from ludarium.environments.batch import Batch
>>> batch = Batch("tokyo-duel", games=64, seed=1)
>>> batch.mask.shape[0], batch.seat.shape
(64, (64,))
>>> batch.step(batch.mask.argmax(axis=1))
>>> bool(batch.done.any())
False
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from multiprocessing.shared_memory import SharedMemory
from struct import Struct
from types import TracebackType
from typing import Any, Final, Self

import numpy as np
import numpy.typing as npt

from ludarium.core import TABLE, Decision, Game, State, Value, View
from ludarium.environments.episode import NO_ACTION, IllegalAction, Rules
from ludarium.environments.layout import Numbers, Observation, Tensor
from ludarium.environments.results import LIMIT

STOP: Final = "stop"
STEP: Final = "step"
ALIGNED: Final = 64
"""Every array in shared memory begins at a multiple of this many bytes."""


class Arrays:
    """What a batch tells, a row for each game. All of it changes in place with each step."""

    def __init__(self, told: Mapping[str, Tensor]) -> None:
        self.observation: Observation = {
            name.removeprefix("observation "): tensor
            for name, tensor in told.items()
            if name.startswith("observation ")
        }
        self.numbers: Numbers = told["numbers"]
        self.mask: npt.NDArray[np.int8] = told["mask"]
        self.seat: npt.NDArray[np.int8] = told["seat"]
        self.rewards: npt.NDArray[np.float32] = told["rewards"]
        self.done: npt.NDArray[np.bool_] = told["done"]
        self.truncated: npt.NDArray[np.bool_] = told["truncated"]
        self.actions: npt.NDArray[np.int32] = told["actions"]

    @staticmethod
    def shapes(rules: Rules, games: int) -> dict[str, tuple[tuple[int, ...], np.dtype[Any]]]:
        """The shape and the type of every array, by name."""
        layout = rules.encoding.layout
        found: dict[str, tuple[tuple[int, ...], np.dtype[Any]]] = {
            f"observation {part.name}": ((games, *part.shape), part.dtype) for part in layout.parts
        }
        if rules.kind == "position":
            found["observation options"] = ((games, rules.actions.n), np.dtype(np.int32))
        found["numbers"] = ((games, layout.size), np.dtype(np.int16))
        found["mask"] = ((games, rules.actions.n), np.dtype(np.int8))
        found["seat"] = ((games,), np.dtype(np.int8))
        found["rewards"] = ((games, rules.seats), np.dtype(np.float32))
        found["done"] = ((games,), np.dtype(np.bool_))
        found["truncated"] = ((games,), np.dtype(np.bool_))
        found["actions"] = ((games,), np.dtype(np.int32))
        return found

    def part(self, rows: slice) -> Arrays:
        """The rows of some of the games."""
        told: dict[str, Tensor] = {f"observation {name}": one[rows] for name, one in self.observation.items()}
        for name in ("numbers", "mask", "seat", "rewards", "done", "truncated", "actions"):
            told[name] = getattr(self, name)[rows]
        return Arrays(told)


def _layout_in(
    memory: SharedMemory, shapes: Mapping[str, tuple[tuple[int, ...], np.dtype[Any]]]
) -> dict[str, Tensor]:
    """The arrays in a piece of memory, one behind the other."""
    found: dict[str, Tensor] = {}
    start = 0
    for name, (shape, dtype) in shapes.items():
        found[name] = np.ndarray(shape, dtype, buffer=memory.buf, offset=start)
        start += _room(shape, dtype)
    return found


def _room(shape: tuple[int, ...], dtype: np.dtype[Any]) -> int:
    """The bytes that an array takes in shared memory."""
    return -(-int(np.prod(shape)) * dtype.itemsize // ALIGNED) * ALIGNED


class _Lane:
    """One game of a batch: what an ``Episode`` is, without what only one game at a time needs."""

    __slots__ = ("actions", "decision", "number", "order", "rules", "state", "taken", "view")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.number = 0
        self.taken = 0
        self.state: State
        self.decision: Decision | None = None
        self.order: list[int] = []
        self.actions: list[int] = []
        self.view: View | None = None

    def begin(self, seed: str) -> None:
        """The next game of this lane in which a seat is asked anything."""
        rules = self.rules
        self.taken = 0
        self.decision = None
        while self.decision is None:
            self.state = rules.game.start(rules.seats, rules.options, f"{seed}, game {self.number}")
            self.number += 1
            self.go_on()

    def go_on(self) -> None:
        """Up to the next decision of a seat."""
        state = self.state
        decision = state.decision()
        while decision is not None and decision.seat == TABLE:
            state.choose(decision.option(0))
            decision = state.decision()
        self.decision = decision
        self.view = None

    def see(self) -> View:
        """What is glanced at, once for each decision."""
        if self.view is None:
            assert self.decision is not None
            self.view = self.rules.encoding.glance(self.state, self.decision.seat)
        return self.view

    def find(self) -> None:
        """The options and their actions."""
        decision = self.decision
        assert decision is not None
        rules = self.rules
        self.order = rules.encoding.order(decision)
        self.actions = rules.actions.of(decision, self.order, rules.seats, self.see)

    def take(self, action: int) -> None:
        """Take an action, which takes an option (``_Lanes.check``)."""
        assert self.decision is not None
        self.state.choose(self.decision.option(self.order[self.actions.index(action)]))
        self.taken += 1
        self.go_on()


class _Lanes:
    """The games of one process or thread, and their rows of the arrays."""

    def __init__(self, rules: Rules, arrays: Arrays, seeds: Sequence[str]) -> None:
        self.rules = rules
        self.arrays = arrays
        self.seeds = list(seeds)
        self.lanes = [_Lane(rules) for _ in seeds]
        for lane, seed in zip(self.lanes, seeds, strict=True):
            lane.begin(seed)
        size = rules.encoding.layout.size
        self._packed = Struct(f"{size}h")
        """A list of whole numbers as a row of ``Arrays.numbers``: this is the quickest way there."""
        self._memory = arrays.numbers.data.cast("B")
        arrays.mask.fill(0)
        self._tell([])

    def check(self) -> None:
        """Raises ``IllegalAction`` where an action takes no option."""
        actions = self.arrays.actions
        for lane, action in zip(self.lanes, actions.tolist(), strict=True):
            if action not in lane.actions:
                raise IllegalAction(action)

    def step(self) -> None:
        """Take the action of every game, which takes an option in each (``check``)."""
        arrays, rules = self.arrays, self.rules
        arrays.rewards.fill(0.0)
        arrays.done.fill(False)
        arrays.truncated.fill(False)
        before = [lane.actions for lane in self.lanes]
        for i, action in enumerate(arrays.actions.tolist()):
            lane = self.lanes[i]
            lane.take(action)
            if lane.decision is None:
                arrays.rewards[i] = rules.paid(lane.state)
                arrays.done[i] = True
            elif lane.taken >= rules.limit:
                arrays.truncated[i] = arrays.done[i] = True
            if arrays.done[i]:
                lane.begin(self.seeds[i])
        self._tell(before)

    def _tell(self, before: list[list[int]]) -> None:
        """Write what the seats see. ``before`` are the actions that the mask still has."""
        arrays, encoding = self.arrays, self.rules.encoding
        numbers = arrays.numbers
        by_position = self.rules.kind == "position"
        for i, lane in enumerate(self.lanes):
            decision = lane.decision
            assert decision is not None
            lane.find()
            arrays.seat[i] = decision.seat
            told = encoding.seen(lane.state, decision.seat, lane.see)
            if isinstance(told, list):
                self._packed.pack_into(self._memory, i * self._packed.size, *told)
            else:
                numbers[i] = told
            if by_position:
                options = arrays.observation["options"][i]
                options[len(lane.order) :] = NO_ACTION
                options[: len(lane.order)] = self.rules.meanings.of(
                    decision, lane.order, self.rules.seats, lane.see
                )
        _mark(arrays.mask, before, 0)
        _mark(arrays.mask, [lane.actions for lane in self.lanes], 1)
        encoding.layout.expand(numbers, arrays.observation)


def _shared(games: int, among: int) -> list[slice]:
    """The games of each of so many who share them."""
    edges = [games * n // among for n in range(among + 1)]
    return [slice(low, high) for low, high in pairwise(edges) if low < high]


def _mark(mask: npt.NDArray[np.int8], actions: list[list[int]], value: int) -> None:
    rows = np.repeat(np.arange(len(actions)), [len(one) for one in actions])
    mask[rows, [action for one in actions for action in one]] = value


def _serve(
    pipe: Any, made: tuple[Any, ...], memory_name: str, games: int, rows: slice, seeds: list[str]
) -> None:
    """A process that steps some of the games, as it is told through ``pipe``."""
    memory = SharedMemory(memory_name)
    try:
        rules = Rules(*made)
        shapes = Arrays.shapes(rules, games)
        arrays = Arrays(_layout_in(memory, shapes)).part(rows)
        lanes = _Lanes(rules, arrays, seeds)
        pipe.send(None)
        while pipe.recv() == STEP:
            try:
                lanes.check()
            except IllegalAction as error:
                pipe.send(error.facts["action"])
            else:
                lanes.step()
                pipe.send(None)
        del arrays, lanes
    finally:
        memory.close()


class Batch:
    """``games`` games, all of the same rules, stepped together.

    ``step`` takes an action for each; whose turn it is in each stands in ``seat``. A game that ends is told by ``done``, with the
    ``rewards`` of its seats (else 0), and the next one begins at once: observation and mask are those of its first decision.
    The games follow from ``seed``, game by game, whatever the number of processes.

    ``observation`` (tensors by name), ``numbers`` (what they are made from), ``mask``, ``seat``, ``rewards``, ``done`` and
    ``truncated`` have a row for each game, and change in place: copy what is to be kept. With ``processes`` above 1 each process
    steps its share of the games and writes into shared memory; use the batch as a context, or ``close`` it. ``threads`` do the same
    within this process, which is quicker where Python has no lock that lets one of them compute at a time (free threading).
    """

    def __init__(
        self,
        game: str | Game,
        games: int,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        seed: int = 0,
        actions: str = "meaning",
        rewards: str = "win",
        limit: int = LIMIT,
        processes: int = 1,
        threads: int = 1,
    ) -> None:
        """Raises ``ValueError`` for processes and threads at once."""
        if processes > 1 and threads > 1:
            raise ValueError("either processes or threads")
        self.rules = Rules(game, seats, options, actions, rewards, limit)
        self.games = games
        seeds = [f"batch {seed}, lane {i}" for i in range(games)]
        shapes = Arrays.shapes(self.rules, games)
        self._pipes: list[Any] = []
        self._processes: list[Any] = []
        self._memory: SharedMemory | None = None
        self._shares: list[_Lanes] = []
        self._threads: ThreadPoolExecutor | None = None
        if processes <= 1:
            self._use({name: np.zeros(shape, dtype) for name, (shape, dtype) in shapes.items()})
            self._shares = [
                _Lanes(self.rules, self._arrays.part(rows), seeds[rows]) for rows in _shared(games, threads)
            ]
            if len(self._shares) > 1:
                self._threads = ThreadPoolExecutor(len(self._shares), "batch")
            return
        self._memory = SharedMemory(create=True, size=sum([_room(*one) for one in shapes.values()]))
        self._use(_layout_in(self._memory, shapes))
        made = (self.rules.game.name, self.rules.seats, self.rules.options, actions, rewards, limit)
        context = multiprocessing.get_context("spawn")
        for rows in _shared(games, processes):
            mine, theirs = context.Pipe()
            told = (theirs, made, self._memory.name, games, rows, seeds[rows])
            process = context.Process(target=_serve, args=told, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(mine)
            self._processes.append(process)
        self._wait()

    def _use(self, told: dict[str, Tensor]) -> None:
        arrays = self._arrays = Arrays(told)
        self.observation = arrays.observation
        self.numbers = arrays.numbers
        self.mask = arrays.mask
        self.seat = arrays.seat
        self.rewards = arrays.rewards
        self.done = arrays.done
        self.truncated = arrays.truncated

    def _wait(self) -> None:
        refused = [told for told in [pipe.recv() for pipe in self._pipes] if told is not None]
        if refused:
            raise IllegalAction(refused[0])

    def step(self, actions: npt.ArrayLike) -> None:
        """Take an action in each game. Raises ``IllegalAction``: then nothing has changed, but for the games of other
        processes."""
        self._arrays.actions[:] = actions
        if self._shares:
            for share in self._shares:
                share.check()
            steps = map if self._threads is None else self._threads.map
            for _ in steps(_Lanes.step, self._shares):
                pass
            return
        for pipe in self._pipes:
            pipe.send(STEP)
        self._wait()

    def random_actions(self, draw: np.random.Generator) -> npt.NDArray[np.int64]:
        """A legal action in each game, every one equally likely."""
        chances = draw.random(self.games)
        if self._shares:
            lanes = [lane for share in self._shares for lane in share.lanes]
            chosen_from = zip(lanes, chances.tolist(), strict=True)
            return np.array(
                [lane.actions[int(chance * len(lane.actions))] for lane, chance in chosen_from], np.int64
            )
        rows, columns = np.nonzero(self.mask.view(np.bool_))
        counts = np.bincount(rows, minlength=self.games)
        first = np.cumsum(counts) - counts
        chosen: npt.NDArray[np.int64] = columns[first + (chances * counts).astype(np.int64)]
        return chosen

    def close(self) -> None:
        """End the threads, or the processes, and give shared memory back; its arrays are gone then."""
        if self._threads is not None:
            self._threads.shutdown()
        for pipe in self._pipes:
            pipe.send(STOP)
        for process in self._processes:
            process.join()
        self._pipes, self._processes = [], []
        if self._memory is not None:
            del self._arrays, self.observation, self.numbers, self.mask, self.seat, self.rewards, self.done
            del self.truncated
            self._memory.close()
            self._memory.unlink()
            self._memory = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
