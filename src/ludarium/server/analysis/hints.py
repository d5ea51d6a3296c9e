"""Hints: what the usual bot and the search think of a decision, for whoever plays alone with bots and for nothing that counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludarium.core.lesson import LESSON
from ludarium.server.analysis.analyses import Looked
from ludarium.server.analysis.shown import HintShown
from ludarium.server.errors import refuse
from ludarium.server.storage.store import PLAYING, Person
from ludarium.server.tables import pausing
from ludarium.server.tables.room import Room

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

GREEDY = "greedy"


async def hint(hall: Hall, room: Room, person: Person) -> HintShown:
    """What is thought of the decision that this person has to make, with what they know. Raises ``hint-none`` where no hints are
    given, ``hint-not-now`` where nothing is asked of them, and ``hint-busy``."""
    table = room.table
    alone = room.people() == {person.id} and all(seat.kind != "open" for seat in table.seats)
    if (
        room.status != PLAYING
        or table.rated
        or table.event is not None
        or table.options.get(LESSON)
        or not alone
    ):
        raise refuse("hint-none")
    play, seat = room.play, room.seat_of(person.id)
    assert play is not None
    decision = play.state.decision()
    if decision is None or seat is None or decision.seat != seat.seat or len(decision) < 2:
        raise refuse("hint-not-now")
    number, view = play.number, play.state.view(seat.seat)
    options = [str(option) for option in decision.options()]
    asker = pausing.asker(room)
    with hall.hints.one(person.id):
        seed = f"hint {table.id} {number}"  # nothing of the table's secret
        greedy = None
        if GREEDY in play.game.bots():
            greedy = await hall.bot_pool.choose(play.game.name, GREEDY, seed, view, options, asker)
        text = await hall.bot_pool.look(play.game.name, seed, greedy, view, asker)
    looked = None if text is None else msgspec.json.decode(text, type=Looked | None)
    if looked is None:
        raise refuse("hint-not-now")
    return HintShown(number, seat.seat, looked.values[seat.seat], greedy, looked.options)
