"""Taking a choice back, and putting it back again: at once where that gives nobody anything; else whose wish it is says
first that they mean it, and all other people at the table agree.

Never in an event or a rated game, which count, nor in a lesson, which has its own way back."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ludarium.core import TABLE
from ludarium.server.errors import refuse
from ludarium.server.storage.store import Person
from ludarium.server.tables.play import REDO, UNDO, Play
from ludarium.server.tables.room import OPEN, PLAYING, Room, whole
from ludarium.server.tables.takeback_wish import Wish, asked

HOLD: Final = 30.0
"""Seconds for which bots, and the table itself, wait for an answer."""


def holds(room: Room) -> float:
    """Seconds for which bots wait still, 0 where nothing is asked."""
    if room.wish is None:
        return 0.0
    return max(0.0, HOLD - (room.services.clock.elapsed() - room.wish.at) / 1000)


@whole
async def ask(room: Room, person: Person, number: int | None) -> None:
    """Take a person's last choice back, or ask first whether it may be. A ``number`` names the choice."""
    play = _played(room, person)
    choice = play.last_of(person.id)
    if choice is None:
        raise refuse("undo-nothing")
    if number not in (None, choice.number):
        raise refuse("undo-moved")
    crosses = tuple(play.crossed(choice))
    steps = tuple(step for step in play.course if step >= choice.number)
    option = f"{UNDO} {choice.number - 1} {choice.seat}"
    now = room.services.clock.elapsed()
    await _wish(room, Wish(person.id, choice.seat, False, steps, crosses, option, now, sure=not crosses))


@whole
async def ask_back(room: Room, person: Person, number: int | None) -> None:
    """Put back what a person has taken back last, or ask whether it may be. A ``number`` names the step that took it
    back."""
    play = _played(room, person)
    taken = play.put_back_by(person.id)
    if taken is None:
        raise refuse("redo-nothing")
    if number not in (None, taken.number):
        raise refuse("undo-moved")
    choice = play.first_of(taken)
    crosses = tuple(play.crossed(choice, taken))
    steps = tuple(taken.course[len(play.course) :])
    option = f"{REDO} {taken.number} {choice.seat}"
    now = room.services.clock.elapsed()
    await _wish(room, Wish(person.id, choice.seat, True, steps, crosses, option, now, sure=True))


def _played(room: Room, person: Person) -> Play:
    """The game in which a person may wish something now."""
    if room.play is None or room.status != PLAYING:
        raise refuse("not-started" if room.status == OPEN else "game-over")
    seat = room.seat_of(person.id)
    if seat is None or seat.kind != "person":
        raise refuse("not-seated")
    if room.table.event is not None:
        raise refuse("undo-event")
    if room.table.rated:
        raise refuse("undo-rated")
    if room.play.attempt is not None:
        raise refuse("undo-lesson")
    if room.wish is not None and room.wish.sure:
        raise refuse("undo-pending")
    if not room.wishes.take():
        raise refuse("rate-limited")
    return room.play


async def _wish(room: Room, wish: Wish) -> None:
    """Do what somebody wishes where nothing lies between or nobody else is to be asked; let them wait for an answer
    else."""
    room.wish = wish
    try:
        if wish.sure and not (wish.crosses and asked(room.table, wish)):
            await _do(room, wish)
    except BaseException:
        room.wish = None
        raise
    room.tell("votes")
    room.wake.set()


@whole
async def answer(room: Room, person: Person, yes: bool) -> None:
    """Confirm one's own wish or withdraw it; agree to somebody else's or decline it."""
    wish = room.wish
    if wish is None:
        raise refuse("undo-closed")
    if person.id == wish.person_id:
        if not yes:
            room.wish = None
        elif wish.sure:
            raise refuse("undo-closed")
        else:
            return await _wish(room, replace(wish, sure=True, at=room.services.clock.elapsed()))
    else:
        await _answer(room, wish, person, yes)
    room.tell("votes")
    room.wake.set()
    return None


async def _answer(room: Room, wish: Wish, person: Person, yes: bool) -> None:
    seats = [seat for seat in asked(room.table, wish) if seat.person_id == person.id]
    if not seats or not wish.sure:
        raise refuse("undo-closed")
    if yes:
        room.wish = replace(wish, agreed=wish.agreed | {person.id})
        if all(seat.person_id in room.wish.agreed for seat in asked(room.table, wish)):
            await _do(room, wish)
    else:
        room.wish = None
        for peer in room.peers:
            if peer.person.id == wish.person_id:
                peer.refuse(refuse("redo-declined" if wish.redo else "undo-declined", name=seats[0].name))


async def _do(room: Room, wish: Wish) -> None:
    await room.decide(TABLE, room.number, wish.option, wish.person_id)
