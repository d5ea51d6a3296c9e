"""Analyses of finished games: in the bot pool, behind every bot at a table, decision by decision, and kept once they are done.

An analysis that is going on lives in memory: whoever asks for the same one waits with the others, and it is called off when
nobody wants it any more. With one seat's knowledge the pool is handed that seat's views and nothing else.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from ludarium.bots.insight import ended
from ludarium.core import TABLE
from ludarium.core.view import View
from ludarium.server.analysis.shown import AnalysisPoint, AnalysisShown, JudgedOption
from ludarium.server.bots.looking import Course
from ludarium.server.bots.turns import LOOKING_BACK, Asker
from ludarium.server.errors import refuse
from ludarium.server.storage.analyses import AnalysisStore
from ludarium.server.storage.store import Person
from ludarium.server.tables.play import Play
from ludarium.server.tables.room import Room

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

EACH: Final = 1
"""Analyses that one person may have going on."""
MOST: Final = 20
"""And all people together."""
LONGEST: Final = 3000
"""Decisions of a game that is looked at."""

log = structlog.get_logger("analysis")


class Looked(msgspec.Struct):
    """What a worker tells (``bots.insight.Insight``)."""

    seat: int
    values: list[float]
    options: list[JudgedOption]
    loss: float
    sure: float


class Kept(msgspec.Struct):
    """What is kept of an analysis."""

    of: int
    end: list[float]
    points: list[AnalysisPoint]


@dataclass(frozen=True)
class Question:
    """A decision to look at: the number of its step, who chose, and what."""

    number: int
    seat: int
    option: str
    seen: View | Course


@dataclass
class Going:
    """An analysis that goes on. ``wanted`` are those who wait for it, by their ids."""

    of: int
    wanted: set[str]
    points: dict[int, AnalysisPoint] = field(default_factory=dict)
    done: int = 0
    task: asyncio.Task[None] | None = None


class Analyses:
    """All analyses of a hall. ``eyes`` are those of a seat, None where all hands lie open."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = AnalysisStore(hall.store)
        self.going: dict[tuple[str, int | None], Going] = {}

    async def shown(self, room: Room, eyes: int | None, person_id: str | None) -> AnalysisShown:
        """How far it is, and once it is done what it says."""
        going = self.going.get((room.id, eyes))
        if going is not None:
            return AnalysisShown(eyes, "going", going.done, going.of, person_id in going.wanted)
        body = await self.store.body(room.id, eyes)
        if body is None:
            assert room.play is not None
            return AnalysisShown(eyes, "none", 0, decisions_of(room.play), False)
        kept = msgspec.json.decode(body, type=Kept)
        return AnalysisShown(eyes, "done", kept.of, kept.of, False, kept.end, kept.points)

    async def ask(self, room: Room, eyes: int | None, person: Person) -> AnalysisShown:
        """Begin an analysis, or wait for the one that goes on. Raises ``analysis-mine``, ``analysis-full`` and
        ``analysis-long``."""
        shown = await self.shown(room, eyes, person.id)
        if shown.status == "done" or shown.mine:
            return shown
        if sum(1 for other in self.going.values() if person.id in other.wanted) >= EACH:
            raise refuse("analysis-mine")
        going = self.going.get((room.id, eyes))
        if going is None:
            if len(self.going) >= MOST:
                raise refuse("analysis-full")
            if shown.of > LONGEST:
                raise refuse("analysis-long", most=LONGEST)
            going = self.going[room.id, eyes] = Going(shown.of, set())
            going.task = asyncio.create_task(self._run(room, eyes, person.id, going))
        going.wanted.add(person.id)
        return AnalysisShown(eyes, "going", going.done, going.of, True)

    async def call_off(self, room: Room, eyes: int | None, person: Person) -> None:
        """Somebody does not want it any more; without anybody who does it ends, and nothing of it is kept."""
        going = self.going.get((room.id, eyes))
        if going is None:
            return
        going.wanted.discard(person.id)
        if not going.wanted and going.task is not None:
            going.task.cancel()
            await asyncio.gather(going.task, return_exceptions=True)

    async def close(self) -> None:
        tasks = [going.task for going in self.going.values() if going.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, room: Room, eyes: int | None, person_id: str, going: Going) -> None:
        assert room.play is not None
        play = room.play
        try:
            questions = questions_of(play, eyes)
            asker = Asker(person_id, f"analysis {room.id}", lambda: LOOKING_BACK, patient=True)
            lock = asyncio.Lock()

            async def work() -> None:
                while True:
                    async with lock:
                        question = await anext(questions, None)
                    if question is None:
                        return
                    await self._look(play, question, eyes, asker, going)

            async with asyncio.TaskGroup() as group:
                for _ in range(self.hall.bot_pool.turns.most):
                    group.create_task(work())
            outcome = play.state.outcome()
            assert outcome is not None
            points = [going.points[number] for number in sorted(going.points)]
            body = msgspec.json.encode(Kept(going.of, ended(outcome), points)).decode()
            await self.store.keep(room.id, eyes, self.hall.clock.now(), body)
        except Exception:
            log.exception("an analysis came to nothing", table=room.id)
        finally:
            self.going.pop((room.id, eyes), None)

    async def _look(
        self, play: Play, question: Question, eyes: int | None, asker: Asker, going: Going
    ) -> None:
        known = eyes is None or question.seat == eyes
        text = await self.hall.bot_pool.look(
            play.game.name,
            f"{play.seed} look {question.number}",
            question.option if known else None,
            question.seen,
            asker,
        )
        looked = None if text is None else msgspec.json.decode(text, type=Looked | None)
        if looked is not None:
            going.points[question.number] = AnalysisPoint(
                question.number,
                looked.seat,
                question.option,
                looked.values,
                looked.options,
                looked.loss,
                looked.sure,
            )
        going.done += 1


def decisions_of(play: Play) -> int:
    """How many decisions there are to look at."""
    steps = [play.steps[number - 1] for number in play.course]
    return sum(1 for step in steps if step.choice.seat != TABLE and not step.alone)


async def questions_of(play: Play, eyes: int | None) -> AsyncIterator[Question]:
    """The decisions, in their order. Others are served in between."""
    state = play.past(0)
    made = [play.steps[number - 1].choice for number in play.course]
    choices = [(choice.seat, choice.option) for choice in made]
    for before, choice in enumerate(made):
        if choice.seat != TABLE and not play.steps[choice.number - 1].alone:
            course = Course(play.seats, play.options, play.seed, choices, before, play.position)
            seen = course if eyes is None else state.view(eyes)
            yield Question(choice.number, choice.seat, choice.option, seen)
        play.repeat(state, choice.number)
        await asyncio.sleep(0)
