"""Talk at a table: words, and phrases that everybody reads in their own language (S18.1, S18.4)."""

from __future__ import annotations

from typing import Final

from ludarium import i18n
from ludarium.core.signs import far_too_long, one_line
from ludarium.server.errors import refuse
from ludarium.server.storage.store import CHAT_KEPT, Line, Person, Taken
from ludarium.server.tables.room import PLAYING, Room, whole

LONGEST: Final = 500  # characters


def clean_text(text: str) -> str:
    """A line of chat as it is kept: on one line, without what can't be shown. Raises ``text-wrong``."""
    shown = "" if far_too_long(text, LONGEST) else one_line(text)
    if not shown or len(shown) > LONGEST:
        raise refuse("text-wrong")
    return shown


@whole
async def say(room: Room, person: Person, text: str) -> None:
    await _add(room, person, clean_text(text), None, None)


@whole
async def say_phrase(room: Room, person: Person, phrase: str, seat: int | None) -> None:
    """Say one of the game's phrases, to or about a seat."""
    if not i18n.has(f"{room.table.game}-phrase-{phrase}"):
        raise refuse("unknown-phrase")
    if seat is not None and seat >= len(room.table.seats):
        raise refuse("unknown-phrase")
    await _add(room, person, None, phrase, seat)


async def _add(room: Room, person: Person, text: str | None, phrase: str | None, to: int | None) -> None:
    seat = room.seat_of(person.id)
    if seat is None and room.status == PLAYING:
        raise refuse("not-seated")  # S18.4: in play, only the players of this game talk
    while True:
        line = Line(
            number=room.lines[-1].number + 1 if room.lines else 1,
            person_id=person.id,
            name=person.name if seat is None else seat.name,
            seat=None if seat is None else seat.seat,
            text=text,
            phrase=phrase,
            to_seat=to,
            at=room.services.clock.now(),
        )
        try:
            await room.services.store.add_line(room.id, line)
        except Taken:
            room.lines = await room.services.store.lines(room.id)
            continue
        break
    room.lines = [*room.lines[-CHAT_KEPT + 1 :], line]
    room.tell("line", line.number)
