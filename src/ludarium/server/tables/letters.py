"""What a correspondence table does by itself: it notes when the time of whoever must decide ends, lets them be reminded once,
and goes on without them when it has ended.

Whoever has let their time end concedes, where the game knows that; else the usual bot takes their seat, as after a vote, and
they may take it back. All of it follows from the log, so it comes to the same at whichever node, and after a restart.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ludarium.core import TABLE
from ludarium.server.storage.store import OPEN, Seat
from ludarium.server.tables import deadline, seating
from ludarium.server.tables.play import CONCEDE
from ludarium.server.tables.room import Room, whole

HURRY: Final = "hurry"
"""The kind of news that little time is left."""
LOOKED: Final = 60_000
"""Milliseconds until the next look at the latest."""
ROUGH: Final = 1_000
"""Milliseconds by which the database may be wrong about the end of somebody's time: it is only listed by it."""
UNBEGUN: Final = 14 * deadline.A_DAY
"""Milliseconds until a correspondence table that has not begun is closed."""


async def look(room: Room) -> float | None:
    """Do what is due; gives the seconds until something may be, 0 where something was done and None where nobody's time
    runs."""
    who, due = deadline.asked(room.table, room.play), room.due()
    await _note(room, None if who is None else who.seat, due)
    if who is None or due is None or room.table.days is None:
        return None
    now = room.services.clock.now()
    if due <= now:
        await end(room)
        return 0.0
    waits = [due - now, LOOKED]
    if room.table.reminded != who.step:
        soon = due - deadline.hurry(room.table.days) - now
        if soon > 0:
            waits.append(soon)
        else:
            await remind(room)
    return max(0.05, min(waits) / 1000)


async def _note(room: Room, seat: int | None, due: int | None) -> None:
    """Keep who is asked and until when, for lists and for nodes that look for what nobody has."""
    table = room.table
    near = due == table.due or (due is not None and table.due is not None and abs(due - table.due) < ROUGH)
    if seat == table.asked and near:
        return
    await room.services.store.change_table(room.id, asked=seat, due=due)
    table.asked, table.due = seat, due


@whole
async def remind(room: Room) -> None:
    """Say once that little time is left. It is kept first: better not told than told twice."""
    who = deadline.asked(room.table, room.play)
    if who is None or room.table.reminded == who.step:
        return
    await room.services.store.change_table(room.id, reminded=who.step)
    room.table.reminded = who.step
    room.tell(HURRY)


@whole
async def end(room: Room) -> None:
    """Go on without whoever must decide, if their time has ended."""
    due = room.due()
    who = deadline.asked(room.table, room.play)
    if who is None or due is None or due > room.services.clock.now():
        return
    assert room.play is not None
    seat, option = room.table.seats[who.seat], f"{CONCEDE}{who.seat}"
    room.log.info("somebody's time has ended", seat=seat.seat, days=room.table.days)
    if option in room.play.about_seats():
        await seating.save(room, replace(seat, late=True))
        await room.decide(TABLE, room.number, option)
    else:
        bot = seating.usual_bot(room.table.game)
        await seating.save(
            room, Seat(seat.seat, "bot", seat.person_id, seat.name, bot, seat.nonce, late=True)
        )
    room.tell("votes")


def is_left(room: Room) -> bool:
    """Whether a correspondence table has waited too long for its people to begin."""
    if room.table.days is None or room.status != OPEN or room.peers:
        return False
    return room.services.clock.now() - room.table.created > UNBEGUN
