"""Lessons: private tables at which one person learns a game (docs/lessons.md)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ludarium.core import Game, Lesson
from ludarium.core.lesson import LESSON
from ludarium.server.errors import refuse
from ludarium.server.storage.store import CLOSED, Person
from ludarium.server.tables.room import PLAYING, Room, whole
from ludarium.server.ws.messages import CourseShown, LessonListed, NewTable, Tempo

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall


def is_lesson(room: Room) -> bool:
    return bool(room.table.options.get(LESSON))


def lesson_of(game: Game, name: str) -> Lesson:
    """The lesson of a game by its name. Raises ``unknown-lesson``."""
    for lesson in game.lessons:
        if lesson.name == name:
            return lesson
    raise refuse("unknown-lesson", lesson=name, known=", ".join(lesson.name for lesson in game.lessons))


async def begin(
    hall: Hall,
    person: Person,
    game: Game,
    lesson: Lesson,
    nonce: str | None,
    address: str,
    tempo: Tempo,
) -> Room:
    """A lesson for ``person``, started at once. Those that were begun before and left go."""
    await hall.leave_lessons(person)
    bots = [None if seat == lesson.learner else lesson.bot for seat in range(lesson.seats)]
    wish = NewTable(
        game.name, lesson.seats, {LESSON: lesson.name}, private=True, bots=bots, nonce=nonce, tempo=tempo
    )
    room = await hall.create(person, wish, address, lesson.learner)
    await hall.start(room, person)
    return room


async def close_left(hall: Hall, person_id: str, until: float = math.inf) -> None:
    """Close the lessons that somebody has begun before ``until`` and left."""
    for room in list(hall.rooms.values()):
        theirs = is_lesson(room) and room.table.host_id == person_id and room.table.created < until
        if theirs and room.status == PLAYING and not room.peers:
            await close(room)


@whole
async def close(room: Room) -> None:
    """Close a lesson that was left before its end."""
    if room.status == PLAYING:
        ended = room.services.clock.now()
        await room.services.store.change_table(room.id, status=CLOSED, ended=ended)
        room.table.status, room.table.ended = CLOSED, ended
        room.wake.set()


def courses(games: list[Game], done: set[tuple[str, str]]) -> list[CourseShown]:
    """The lessons of each game that has some."""
    return [
        CourseShown(
            game.name,
            [
                LessonListed(lesson.name, lesson.kind, len(lesson.steps), (game.name, lesson.name) in done)
                for lesson in game.lessons
            ],
        )
        for game in games
        if game.lessons
    ]
