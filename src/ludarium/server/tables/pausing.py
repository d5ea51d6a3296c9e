"""A table that nobody looks at stands still, its bots and its clocks, until somebody looks again.

Else one guest could leave any number of tables behind that think for nobody. Tables of events go on: others wait for
their results. So do correspondence tables, at which nobody need ever be: a bot thinks there only after somebody has chosen. Where
all have been away from another table for very long, bots play the game out (``seating.play_on``).
"""

from __future__ import annotations

from ludarium.server.bots.turns import ALONE, AWAITED, WATCHED, Asker
from ludarium.server.tables.clock import Pauses
from ludarium.server.tables.room import PLAYING, Room, whole


def left_until(room: Room) -> float | None:
    """Seconds until the table stands still, 0 where it is due; None where it goes on."""
    if room.peers or room.paused_at is not None or room.status != PLAYING or room.table.event is not None:
        return None
    if room.table.days is not None:
        return None
    if is_abandoned(room):
        return None
    return max(0.0, room.services.settings.unwatched - room.empty_for())


def is_abandoned(room: Room) -> bool:
    """Whether all have been away so long that bots play the game out."""
    if room.peers or room.table.event is not None or room.table.days is not None:
        return False
    return room.empty_for() > room.services.settings.abandoned


@whole
async def pause(room: Room) -> None:
    """Let the table stand still, if nobody has come meanwhile."""
    if left_until(room) != 0:
        return
    now = room.services.clock.now()
    await room.services.store.begin_pause(room.id, now)
    room.paused_at = now
    room.going.clear()
    if room.peers:
        room.go_on()


def bring_back(room: Room, kept: list[tuple[int, int | None]], moments: list[int]) -> None:
    """Go on with a table's pauses as they were kept. One whose end is not known ended before the next of ``moments``, the times of its
    choices, or goes on."""
    room.pauses, room.paused_at = [], None
    room.going.set()
    for began, ended in kept:
        until = ended or min((at for at in moments if at > began), default=None)
        if until is not None:
            room.pauses = Pauses([*room.pauses, (began, until)]).spans
        elif room.paused_at is None:
            room.paused_at = began
            room.going.clear()
    if room.paused_at is not None:  # the node that had it may have gone while it stood still
        room.pauses = [
            (began, min(ended, room.paused_at)) for began, ended in room.pauses if began < room.paused_at
        ]


def asker(room: Room) -> Asker:
    """The table as one that asks for a bot's thought. It counts to the share of its host; at an event, whose tables have
    one host, to that of the first who plays there now."""
    here = [seat.person_id for seat in room.table.seats if seat.person_id in room.present]
    event = room.table.event
    person = room.table.host_id if event is None else next(filter(None, here), event)
    return Asker(person, room.id, lambda: rank(room))


def rank(room: Room) -> int:
    """Who waits for the bots of a table."""
    if not room.peers:
        return ALONE
    waits = any(seat.person_id in room.present for seat in room.table.seats if seat.person_id)
    return AWAITED if waits else WATCHED
