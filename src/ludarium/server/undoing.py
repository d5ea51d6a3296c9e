"""Taking a choice back: at once where that gives nobody anything, else by consent of all other people at the table.

Never in an event, whose games count, nor in a lesson, which has its own way back."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ludarium.core import TABLE
from ludarium.server.errors import refuse
from ludarium.server.play import UNDO
from ludarium.server.room import OPEN, PLAYING, Room, whole
from ludarium.server.store import Person
from ludarium.server.wish import Wish, asked

HOLD: Final = 30.0
"""Seconds for which bots, and the table itself, wait for an answer."""


def holds(room: Room) -> float:
    """Seconds for which bots wait still, 0 where nothing is asked."""
    if room.wish is None:
        return 0.0
    return max(0.0, HOLD - (room.house.clock.elapsed() - room.wish.at) / 1000)


@whole
async def ask(room: Room, person: Person) -> None:
    """Take a person's last choice back, or ask the others whether it may be."""
    if room.play is None or room.status != PLAYING:
        raise refuse("not-started" if room.status == OPEN else "game-over")
    seat = room.seat_of(person.id)
    if seat is None or seat.kind != "person":
        raise refuse("not-seated")
    if room.table.event is not None:
        raise refuse("undo-event")
    if room.play.attempt is not None:
        raise refuse("undo-lesson")
    if room.wish is not None:
        raise refuse("undo-pending")
    if not room.wishes.take():
        raise refuse("rate-limited")
    choice = room.play.last_of(person.id)
    if choice is None:
        raise refuse("undo-nothing")
    room.wish = Wish(person.id, choice.seat, choice.number, room.house.clock.elapsed())
    try:
        if not asked(room.table, room.wish) or room.play.is_free(choice):
            await _undo(room, room.wish)
    except BaseException:
        room.wish = None
        raise
    room.tell("votes")
    room.wake.set()


@whole
async def answer(room: Room, person: Person, yes: bool) -> None:
    """Agree to a wish, decline it, or withdraw one's own."""
    wish = room.wish
    if wish is None:
        raise refuse("undo-closed")
    seats = [seat for seat in asked(room.table, wish) if seat.person_id == person.id]
    if not seats and (person.id != wish.person_id or yes):
        raise refuse("undo-closed")
    if yes:
        room.wish = replace(wish, agreed=wish.agreed | {person.id})
        if all(seat.person_id in room.wish.agreed for seat in asked(room.table, wish)):
            await _undo(room, wish)
    else:
        room.wish = None
        if seats:
            for peer in room.peers:
                if peer.person.id == wish.person_id:
                    peer.refuse(refuse("undo-declined", name=seats[0].name))
    room.tell("votes")
    room.wake.set()


async def _undo(room: Room, wish: Wish) -> None:
    await room.decide(TABLE, room.number, f"{UNDO} {wish.number - 1} {wish.seat}", wish.person_id)
