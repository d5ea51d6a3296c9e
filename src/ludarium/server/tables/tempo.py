"""How quickly bots act at a table, and the table itself in a lesson: as fast as people would like to follow.

A person who is alone with bots says so at any time, else the host. It is kept with the table and is no part of its game: no
record knows it. To hurry is to wait no more until a person is asked; that is in memory only.
"""

from __future__ import annotations

from typing import Final

from ludarium.server.errors import refuse
from ludarium.server.storage.store import NORMAL, OPEN, PLAYING, Person
from ludarium.server.tables import seating
from ludarium.server.tables.room import Room, whole

TEMPOS: Final = {"slow": 2.5, NORMAL: 1.0, "fast": 0.35, "at-once": 0.0}
"""What each makes of the pause between two steps."""


def may_set(room: Room, person: Person) -> bool:
    """Whether somebody says how quickly bots act here."""
    owners = {seat.person_id for seat in room.table.seats if seat.person_id is not None}
    return owners == {person.id} or room.rules(person.id)


def pause(room: Room) -> float:
    """Seconds between two steps here."""
    return 0.0 if room.hurried else room.services.settings.bot_delay * TEMPOS[room.table.tempo]


def _check(room: Room, person: Person) -> None:
    if not may_set(room, person):
        raise refuse("tempo-not-yours")
    if room.status not in (OPEN, PLAYING):
        raise refuse("tempo-over")


@whole
async def set_tempo(room: Room, person: Person, tempo: str) -> None:
    """Bots act so quickly from now on, those that wait already too."""
    _check(room, person)
    if tempo != room.table.tempo:
        await seating.save(room, tempo=tempo)
        room.retimed.set()


@whole
async def hurry(room: Room, person: Person) -> None:
    """Nothing waits until a person is asked. Nothing happens where somebody is asked already."""
    _check(room, person)
    if room.play is not None and room.are_bots_next():
        room.hurried = True
        room.retimed.set()
        room.wake.set()
