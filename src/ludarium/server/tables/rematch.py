"""A rematch that takes everybody along: a table at which all who sat at a finished one have their seats again.

It is a table like any other, in the database as soon as somebody has asked for it. Whoever comes to it accepts; whoever stands
up declines. It begins by itself once every seat is taken and all its people are there, or, at a correspondence table, have been
there (``seeks.look_at``). The finished table has its id, so whoever asks second gets the same.

With several nodes both are at the node where it was asked for; if that goes, each is wherever somebody comes to it. Where they are parted,
the node with the finished table asks the other one, and is told when to ask again (``FOLLOWED``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import update

from ludarium.core import LudariumError, load_game
from ludarium.core.lesson import LESSON
from ludarium.server.errors import refuse
from ludarium.server.nodes import asking
from ludarium.server.storage.hints import FOLLOWED
from ludarium.server.storage.schema import TableRow
from ludarium.server.storage.store import CLOSED, OPEN, OVER, Person, Seat, Table, adding
from ludarium.server.tables import projection, seat_options, seating
from ludarium.server.tables.maker import make_table
from ludarium.server.tables.room import Room, whole
from ludarium.server.ws.messages import NewRematch, Notice, RematchMade, RematchOffer

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall


def check(before: Table, person: Person) -> None:
    """Raise unless a table of this person may follow a finished one: ``rematch-wrong`` where there is none to follow, and
    ``rematch-kept`` where another table would show what this one hides."""
    if before.status != OVER or LESSON in before.options:
        raise refuse("rematch-wrong")
    if person.id not in (before.host_id, *[seat.person_id for seat in before.seats]):
        raise refuse("rematch-wrong")
    if seat_options.kept(before):
        raise refuse("rematch-kept")


@whole
async def ask(room: Room, hall: Hall, person: Person, wish: NewRematch, address: str) -> RematchMade:
    """The rematch of a finished table; whoever asks first is its host. Raises as ``check`` and ``Hall.one_more`` do."""
    check(room.table, person)
    if room.table.next is not None:
        made = await hall.store.table(room.table.next)
        if made is not None and made.status != CLOSED:
            return RematchMade(made.id, made.invite)
    days = room.table.days
    counted = await hall.counted(person.id, days)
    with hall.one_more(person, address, counted, days):
        table = await _table(room, hall, person, wish)
        follows = update(TableRow).where(TableRow.id == room.id).values(next=table.id)
        await room.services.store.pen.write(*adding(table), (follows, None))
        room.table.next = table.id
        made_room = hall.admit(table)
        made_room.address = address
    made_room.keep_extras(room.extras)
    room.news()
    away = {seat.person_id for seat in table.seats if seat.person_id is not None} - room.present
    apart = await hall.apart.of_all(away)
    hall.push.asked(made_room, {one for one in away - {person.id} if person.id not in apart[one].blocked})
    return RematchMade(table.id, table.invite)


async def _table(room: Room, hall: Hall, person: Person, wish: NewRematch) -> Table:
    """The same seats for the same people, bots as strong as before, and the same options."""
    before = room.table
    game = load_game(before.game)
    seats = [Seat(number) for number in range(len(before.seats))]
    for old in before.seats:
        known = None if old.person_id is None else await hall.store.person(old.person_id)
        if known is not None:
            seating.seat_person(seats, old.seat, known, wish.nonce if known.id == person.id else None)
        elif old.kind == "bot" and old.bot is not None and not before.rated:
            seating.seat_bot(seats, old.seat, seating.check_bot(game, before.options, old.bot), person.lang)
    options = seat_options.played_again(game, before, wish.same)
    free = [seat.seat for seat in seats if seat.kind == "open"]
    options = game.read_options(seat_options.cleared(game, options, *free))
    return make_table(
        game,
        options,
        seats,
        host_id=person.id,
        private=before.private,
        created=hall.clock.now(),
        owner=hall.store.node,
        rated=before.rated,
        again=before.id,
        same=wish.same,
        paired=True,
        days=before.days,
        tempo=before.tempo,
        position=before.position,
    )


async def decline(room: Room, person: Person) -> None:
    """Give up the seat that a rematch keeps for somebody. Nothing happens where they have none, or once it has begun."""
    if room.status == OPEN and room.is_rematch() and room.seats_of(person.id):
        await seating.stand(room, person)


async def offers(hall: Hall, person: Person) -> list[RematchOffer]:
    """The rematches that keep a seat for somebody, and have not begun; without those that somebody rules whom they block."""
    found: list[RematchOffer] = []
    tables = await hall.store.rematches_of(person.id)
    blocked = (await hall.apart.of(person.id)).blocked if tables else frozenset()
    for table in tables:
        if table.host_id in blocked:
            continue
        people = {
            seat.person_id: projection.name_of(seat, person.lang) for seat in table.seats if seat.person_id
        }
        others = [name for person_id, name in people.items() if person_id != person.id]
        host = table.host_id == person.id
        found.append(
            RematchOffer(table.id, table.again or "", table.game, host, people.get(table.host_id, ""), others)
        )
    return found


def join(hall: Hall, room: Room) -> None:
    """Let a table that comes into memory know the one that follows it, and the one that it follows know it."""
    following = hall.rooms.get(room.table.next or "")
    if following is not None:
        room.followed_by = following
    before = hall.rooms.get(room.table.again or "")
    if before is not None and before.table.next == room.id:
        before.followed_by = room
    elif before is None:
        tell(hall, room)


async def find(hall: Hall, room: Room) -> None:
    """Find out about the rematch of a finished table that is not in memory with it: one that goes on is taken where no node has it, and
    asked for where another one does. A hall that is alone has all that go on."""
    nodes, id_ = hall.nodes, room.table.next
    if nodes is None or id_ is None or room.followed_by is not None:
        return
    following = await hall.store.table(id_)
    if following is None or following.status == CLOSED:
        room.followed_elsewhere = None
        return
    try:
        if following.status != OVER:
            await hall.room(id_)  # and joined
            return
    except LudariumError as error:
        if error.code == "unknown-table":  # by now, or its game can't come back
            room.followed_elsewhere = None
            return
        if error.code != "moved":
            raise
    found = await asking.rematch(nodes, id_)
    if found is not None:  # else it stays as it was when it was last heard of
        room.followed_elsewhere = found


async def look_again(hall: Hall, table_id: str) -> None:
    """Something has changed at the rematch of a finished table, at another node."""
    before = hall.rooms.get(table_id)
    if before is not None:
        await find(hall, before)
        before.news()


def look(hall: Hall, room: Room, notice: Notice) -> None:
    """Tell the people at a finished table what has changed at its rematch."""
    if notice.kind == "table":
        tell(hall, room)


def tell(hall: Hall, room: Room) -> None:
    """Tell the people at the finished table that this one follows, wherever that is, how it stands here."""
    again = room.table.again
    before = hall.rooms.get(again or "")
    if before is not None and before.followed_by is room:
        before.news()
    elif before is None and again is not None and room.is_rematch() and hall.nodes is not None:
        hall.tell_nodes(FOLLOWED, again)
