"""Runs of the balance lab: in the bot pool, behind everything else, a few bouts at a time.

A run lives in memory: who closes the page finds it again, and a hall that ends forgets it. Both tables play the same deals, one
bout after the other, so that what is told at any time compares pairs.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import isnan
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from ludarium.bots.arena import Estimate
from ludarium.core import load_game
from ludarium.core.errors import WrongOption
from ludarium.server.bots.turns import TRYING, Asker
from ludarium.server.errors import refuse
from ludarium.server.lab.shown import (
    MOST_BOUTS,
    Figure,
    LabAbout,
    LabEnding,
    LabKind,
    LabMeasure,
    LabResult,
    LabRun,
    LabTable,
    LabUse,
    NewRun,
)
from ludarium.server.storage.store import Person
from ludarium.studies.fence_balance import SEED, SHARES, Balance, Trial, balance, by_kind, difference
from ludarium.studies.fence_bouts import ENDINGS, GAME, Bout
from ludarium.studies.fence_tables import about_kinds, named_tables, read

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

BOTS: Final = ("greedy", "random")
"""Bots that are quick enough for many bouts."""
MOST: Final = 8
"""Runs that may go on at a time."""
ADDRESS: Final = 3
"""And of those, from one address: whoever comes in as a guest again and again gets no more."""
CROWD: Final = 8
"""Questions that wait for each process of the pool: with more, no run begins."""
BATCH: Final = 3
"""Bouts of one question: a bot at a table waits for that long at most."""
LOSSES: Final = 3
"""Batches that may fail before a run is given up."""
REMEMBERED: Final = 200
"""Runs that are over and still told."""
NEWS: Final = 0.05
"""By which part the bouts have to grow until what they say is worked out anew."""
QUIET: Final = 3.0
"""Seconds without a bout after which a run waits."""

log = structlog.get_logger("lab")


@dataclass
class Run:
    """A run, with the bouts of both tables by their numbers, counted by kinds of cards."""

    trials: tuple[Trial, Trial]
    games: int
    address: str
    status: str = "going"
    bouts: tuple[dict[int, Bout], dict[int, Bout]] = field(default_factory=lambda: ({}, {}))
    losses: int = 0
    heard: float = field(default_factory=time.monotonic)
    task: asyncio.Task[None] | None = None
    told: tuple[int, LabResult | None] = (0, None)
    """The result as it was told last, and of how many bouts it is."""
    working: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def done(self) -> int:
        return len(self.bouts[0]) + len(self.bouts[1])


class Labs:
    """All runs of a hall, one of each person."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.runs: OrderedDict[str, Run] = OrderedDict()

    async def shown(self, person_id: str) -> LabRun:
        """The latest run of somebody, with what it says so far."""
        run = self.runs.get(person_id)
        if run is None:
            return LabRun("none")
        one, other = run.trials
        quiet = run.status == "going" and time.monotonic() - run.heard > QUIET
        return LabRun(
            run.status, run.done, 2 * run.games, quiet, one.cards, other.cards, one.mode, one.bot, one.seed, await self._result(run)
        )  # fmt: skip

    async def begin(self, person: Person, wish: NewRun, address: str) -> LabRun:
        """Begin a run in the place of the last one. Raises ``lab-mine``, ``lab-full``, ``lab-busy``, and what the game says of tables,
        modes and bots."""
        last = self.runs.get(person.id)
        if last is not None and last.status == "going":
            raise refuse("lab-mine")
        if wish.bot not in BOTS:
            raise refuse("bot-unknown", bot=wish.bot, known=", ".join(BOTS))
        one, other = (Trial(read(cards), wish.mode, wish.bot, SEED) for cards in (wish.a, wish.b))
        if wish.mode not in modes():
            raise WrongOption("mode", wish.mode, ", ".join(modes()))
        going = [run for run in self.runs.values() if run.status == "going"]
        if len(going) >= MOST or sum(run.address == address for run in going) >= ADDRESS:
            raise refuse("lab-full")
        turns = self.hall.bot_pool.turns
        if len(turns.waiting) >= CROWD * turns.most:
            raise refuse("lab-busy")
        run = self.runs[person.id] = Run((one, other), wish.games, address)
        self.runs.move_to_end(person.id)
        run.task = asyncio.create_task(self._run(person.id, run), name="balance lab")
        self._forget()
        return await self.shown(person.id)

    async def stop(self, person_id: str) -> LabRun:
        """End somebody's run; what was played is told on."""
        run = self.runs.get(person_id)
        if run is not None and run.task is not None and run.status == "going":
            run.status = "stopped"
            run.task.cancel()
            await asyncio.gather(run.task, return_exceptions=True)
        return await self.shown(person_id)

    async def close(self) -> None:
        tasks = [run.task for run in self.runs.values() if run.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _result(self, run: Run) -> LabResult | None:
        """What the pairs say that both tables have played. To work it out takes a tenth of a second at the end of a long run: it is
        done beside the loop, and anew only where there are enough new bouts to change it, or no more to come."""
        async with run.working:
            told, result = run.told
            new = run.done - told
            if new and (result is None or new >= NEWS * told or run.status != "going"):
                pairs = sorted(run.bouts[0].keys() & run.bouts[1].keys())
                now = run.done
                result = await asyncio.to_thread(_compared, run, pairs) if pairs else None
                run.told = (now, result)
            return result

    def _forget(self) -> None:
        """Let go of the oldest runs that are over."""
        over = [person_id for person_id, run in self.runs.items() if run.status != "going"]
        for person_id in over[: max(0, len(over) - REMEMBERED)]:
            del self.runs[person_id]

    async def _run(self, person_id: str, run: Run) -> None:
        asker = Asker(person_id, f"lab {person_id}", lambda: TRYING, patient=True)
        batches = _batches(run)

        async def work() -> None:
            for place, first, count in batches:
                text = await self.hall.bot_pool.play(run.trials[place], first, count, asker)
                run.heard = time.monotonic()
                if text is None:
                    run.losses += 1
                    if run.losses >= LOSSES:
                        run.status = "failed"
                        return
                else:
                    for bout in msgspec.json.decode(text, type=list[Bout]):
                        run.bouts[place][bout.number] = by_kind(bout)
                if run.status != "going":
                    return

        try:
            # Half of the processes at most: while one of them plays for the lab, another one is free sooner.
            async with asyncio.TaskGroup() as group:
                for _ in range(max(1, self.hall.bot_pool.turns.most // 2)):
                    group.create_task(work())
            if run.status == "going":
                run.status = "done"
        except asyncio.CancelledError:
            run.status = "stopped"
            raise
        except Exception:
            run.status = "failed"
            log.exception("a run of the lab came to nothing")


def _batches(run: Run) -> Iterator[tuple[int, int, int]]:
    """Which table, from which number, how many bouts: both tables in turn."""
    for first in range(0, run.games, BATCH):
        for place in range(2):
            yield place, first, min(BATCH, run.games - first)


def modes() -> list[str]:
    return [str(one) for spec in load_game(GAME).options if spec.name == "mode" for one in spec.choices]


def about() -> LabAbout:
    """What can be tried, and what comes with the game."""
    return LabAbout(
        [LabTable(name, cards) for name, cards in named_tables().items()],
        [LabKind(kind.name, kind.count, kind.least, kind.most, kind.modes) for kind in about_kinds()],
        modes(),
        list(BOTS),
        MOST_BOUTS,
        about_kinds()[0].most_stamina,
    )


def _compared(run: Run, pairs: list[int]) -> LabResult:
    bouts = [[played[number] for number in pairs] for played in run.bouts]
    one, other = (
        balance(trial, played, cards=False) for trial, played in zip(run.trials, bouts, strict=True)
    )
    apart = difference(one, bouts[0], other, bouts[1])
    return LabResult(
        len(pairs),
        [
            LabMeasure(
                name,
                name in SHARES,
                _figure(one.measures[name]),
                _figure(other.measures[name]),
                _figure(apart.measures[name]),
            )
            for name in one.measures
        ],
        [_use(kind, one, other, apart.use[kind], apart.part[kind]) for kind in apart.use],
        [LabEnding(name, one.phrases.get(name, 0.0), other.phrases.get(name, 0.0)) for name in ENDINGS],
    )


def _use(kind: str, one: Balance, other: Balance, use: Estimate, part: Estimate) -> LabUse:
    a, b = (next(each for each in each_of.kinds if each.card == kind) for each_of in (one, other))
    return LabUse(
        kind,
        _figure(a.use),
        _figure(b.use),
        _figure(use),
        _figure(a.part),
        _figure(b.part),
        _figure(part),
        _figure(a.bouts),
        _figure(b.bouts),
    )


def _figure(one: Estimate) -> Figure | None:
    if isnan(one.mean):
        return None
    return Figure(one.mean, None, None) if isnan(one.low) else Figure(one.mean, one.low, one.high)
