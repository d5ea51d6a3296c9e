"""Who sits where: sitting down, standing up, bots at seats, the host, and votes about absent people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ludarium import i18n
from ludarium.bots.registry import bot_names
from ludarium.core import Game, LudariumError, Value, WrongOption, load_game
from ludarium.core.lesson import LESSON
from ludarium.server.errors import refuse, sentence
from ludarium.server.http.fetching import Given
from ludarium.server.storage import history
from ludarium.server.storage.ratings import Statement, begins
from ludarium.server.storage.seeks import begun
from ludarium.server.storage.store import CLOSED, Person, Seat
from ludarium.server.tables import fair, seat_options
from ludarium.server.tables.play import first_state
from ludarium.server.tables.room import OPEN, PLAYING, Room, whole
from ludarium.server.ws import broadcast
from ludarium.server.ws.messages import Bye, encode

USUAL_BOT = "greedy"


def check_bot(game: Game, options: Mapping[str, Value], bot: str) -> str:
    """``bot`` if the game has it and it is meant for these options: the plain names, without a budget of thought."""
    known = bot_names(game, options)
    if bot not in known:
        code = "bot-options" if bot in bot_names(game) else "bot-unknown"
        raise refuse(code, bot=bot, known=", ".join(known))
    return bot


def usual_bot(game: str) -> str:
    """Who fills a seat when nobody says who."""
    known = bot_names(load_game(game))
    return USUAL_BOT if USUAL_BOT in known else known[0]


def name_at(seats: list[Seat], name: str) -> str:
    """``name`` as it is unique among the seats: with a number where somebody has it already."""
    taken = {seat.name for seat in seats if seat.kind != "open"}
    wanted = name
    number = 2
    while wanted in taken:
        wanted = f"{name} {number}"
        number += 1
    return wanted


def seat_person(seats: list[Seat], number: int, person: Person, nonce: str | None) -> None:
    """Give an open seat to a person."""
    name = name_at(seats, person.name)
    seats[number] = Seat(number, "person", person.id, name, None, nonce or fair.new_nonce())


def seat_bot(seats: list[Seat], number: int, bot: str, lang: str) -> None:
    """Give a seat to a bot, with a name in the host's language."""
    names = [name.strip() for name in i18n.say(lang, "hall-bot-names").split("|")]
    name = name_at(seats, names[number % len(names)])
    seats[number] = Seat(number, "bot", None, name, bot, fair.new_nonce())


def _seat(room: Room, number: int) -> Seat:
    if not 0 <= number < len(room.table.seats):
        raise refuse("seats-wrong", seats=number + 1, expected=f"1–{len(room.table.seats)}")
    return room.table.seats[number]


def _must_be_open(room: Room) -> None:
    if room.status != OPEN:
        raise refuse("already-started")


def _must_be_free(room: Room) -> None:
    """At a table of an event everybody sits where the desk has put them."""
    if room.table.event is not None:
        raise refuse("event-seats")


async def check_rated(room: Room, *people: str) -> None:
    """Raise where the game is rated, and somebody who would sit there has no account."""
    if room.table.rated and not await room.services.has_accounts(people):
        raise refuse("rated-account")


async def _check_welcome(room: Room, person: Person) -> None:
    """Raise for somebody whom the host blocks, and does not yet sit with. They are told what whoever was too late is told: nobody
    learns that they are blocked."""
    host = room.table.host_id
    if person.id != host and not room.seats_of(person.id):
        if person.id in (await room.services.apart(host)).blocked:
            raise refuse("seat-taken")


def _must_be_host(room: Room, person: Person) -> None:
    if person.id != room.table.host_id:
        raise refuse("not-host")


async def save(room: Room, *seats: Seat, more: Sequence[Statement] = (), **changes: object) -> None:
    """Commit changed seats and columns, and what belongs to them, then take them over and announce them."""
    await room.services.store.change_table(room.id, *seats, more=more, **changes)
    if seats and room.wish is not None:  # whoever was asked may be somebody else now
        room.wish = None
        room.tell("votes")
    for seat in seats:
        room.table.seats[seat.seat] = seat
    for name, value in changes.items():
        setattr(room.table, name, value)
    room.news()
    room.wake.set()


@whole
async def sit(room: Room, person: Person, number: int, nonce: str | None, also: bool = False) -> None:
    """Sit down, move to another seat, or take one more where nothing is secret between seats."""
    _must_be_open(room)
    _must_be_free(room)
    if _seat(room, number).kind != "open":
        raise refuse("seat-taken")
    await check_rated(room, person.id)
    await _check_welcome(room, person)
    game = load_game(room.table.game)
    left = [] if also and game.public and not room.table.rated else room.seats_of(person.id)
    goods: seat_options.Goods = {}
    if left:
        goods = seat_options.brought(game, room.table.options, left[0].seat)
    elif room.table.again is not None:
        before = await room.services.store.table(room.table.again)
        if before is not None:
            goods = seat_options.brought_before(game, before, number, person.id, room.table.same)
    options = seat_options.cleared(game, room.table.options, *[old.seat for old in left])
    options = seat_options.carried(game, options, number, goods)
    seats = list(room.table.seats)
    for old in left:
        seats[old.seat] = Seat(old.seat)
    seat_person(seats, number, person, nonce)
    changes: dict[str, Any] = {"options": options}
    if person.id in room.table.declined:
        changes["declined"] = [one for one in room.table.declined if one != person.id]
    await save(room, *[seats[old.seat] for old in left], seats[number], **changes)
    room.declined.pop(person.id, None)


@whole
async def stand(room: Room, person: Person) -> None:
    """Leave the seat: to others while the table is open, for good once it plays."""
    seats = room.seats_of(person.id)
    if not seats:
        raise refuse("not-seated")
    if room.status == OPEN:
        _must_be_free(room)
        await _give_up(room, person.id, seats)
    elif room.table.options.get(LESSON):
        await save(room, status=CLOSED, ended=room.services.clock.now())
        return
    elif room.status == PLAYING:
        left = [replace(seat, person_id=None) for seat in seats]
        alone = all(seat.person_id in (None, person.id) for seat in room.table.seats)
        if alone or room.table.days is not None:
            # Nobody is left who could vote about it, or nobody is waited for.
            for seat in left:
                seat.kind, seat.bot = "bot", seat.bot or usual_bot(room.table.game)
        await save(room, *left)
        room.ready.difference_update(seat.seat for seat in seats)
    else:
        return
    await _hand_over(room, person.id)
    room.tell("votes")
    if room.status == PLAYING:
        # What they may see has changed: from here on they watch.
        for peer in room.peers:
            if peer.person.id == person.id:
                broadcast.welcome(room, peer, peer.seen, peer.heard)


async def _give_up(room: Room, person_id: str, seats: Sequence[Seat]) -> None:
    """Free the seats of somebody at a table that has not begun. A rematch for which nobody is left closes."""
    changes: dict[str, Any] = {}
    declined = room.declined
    if room.is_rematch():
        declined = {**declined, person_id: seats[0].name}
        changes["declined"] = list(declined)
    others = any(seat.person_id not in (None, person_id) for seat in room.table.seats)
    if room.is_rematch() and not others:
        changes |= {"status": CLOSED, "ended": room.services.clock.now()}
    await save(room, *[Seat(seat.seat) for seat in seats], options=_cleared(room, *seats), **changes)
    room.declined = declined


async def _hand_over(room: Room, leaver: str) -> None:
    """Make somebody else the host, if the host left: the next in the order of seats who is here. At a table of an
    event no player rules, whoever has left."""
    if room.table.host_id != leaver or room.table.event is not None:
        return
    heirs = [seat.person_id for seat in room.table.seats if seat.person_id and seat.person_id != leaver]
    here = [heir for heir in heirs if heir in room.present]
    if here or heirs:
        await save(room, host_id=(here or heirs)[0])


@whole
async def replace_absent_host(room: Room) -> None:
    """Make somebody who is here the host, when the host has been away too long. At a correspondence table people are away most
    of the time."""
    if room.table.days is not None:
        return
    away = room.left_at.get(room.table.host_id)
    limit = room.services.clock.elapsed() - room.services.settings.host_grace * 1000
    if away is not None and away < limit and room.voters():
        await _hand_over(room, room.table.host_id)


@whole
async def set_bot(room: Room, person: Person, number: int, bot: str | None) -> None:
    """The host gives an open seat to a bot, changes the bot, or opens the seat again; at a rematch also one that is kept for
    somebody who has not come."""
    _must_be_host(room, person)
    _must_be_open(room)
    _must_be_free(room)
    seat = _seat(room, number)
    if seat.kind == "person" and not (room.is_rematch() and seat.person_id not in room.present):
        raise refuse("seat-taken")
    if bot is not None and room.table.rated:
        raise refuse("rated-people")
    seats = list(room.table.seats)
    seats[number] = Seat(number)
    options = room.table.options if seat.kind == "bot" and bot is not None else _cleared(room, seat)
    if bot is not None:
        seat_bot(seats, number, check_bot(load_game(room.table.game), options, bot), person.lang)
    await save(room, seats[number], options=options)


def _cleared(room: Room, *left: Seat) -> dict[str, Value]:
    """The options of a table whose ``left`` seats nobody has any more."""
    return seat_options.cleared(load_game(room.table.game), room.table.options, *[seat.seat for seat in left])


def check_bring(room: Room, person: Person, number: int, given: Mapping[str, Value]) -> None:
    """Raise unless a person may say now what is brought to a seat."""
    seat = _seat(room, number)
    if room.status != OPEN or room.table.event is not None:  # for an event it is registered at the desk
        raise refuse("seat-option-late")
    seat_options.check_bringer(room.table.seats, number, person, room.table.host_id)
    game = load_game(room.table.game)
    own = [spec.name for spec in game.options if spec.seat == seat.seat]
    for name, value in given.items():
        if name not in own:
            raise WrongOption(name, value, ", ".join(own))


@whole
async def bring(room: Room, person: Person, number: int, given: Given) -> None:
    """Say what is brought to a seat, before the game starts."""
    check_bring(room, person, number, given.options)
    game = load_game(room.table.game)
    options = game.read_options({**room.table.options, **given.options})
    if room.table.position is not None:  # it may not go with every text
        first_state(game.name, len(room.table.seats), options, "", room.table.position)
    await save(room, options=options)
    room.keep_extras(given.extras)


@whole
async def start(room: Room, person: Person) -> None:
    """Begin the game. All seats must be taken. At a correspondence table whoever comes last need not wait for the host."""
    if room.table.days is None or room.table.paired or room.seat_of(person.id) is None:
        _must_be_host(room, person)
    _must_be_open(room)
    if any(seat.kind == "open" for seat in room.table.seats):
        raise refuse("seats-open")
    more: list[Statement] = []
    if room.table.rated:
        people = [seat.person_id for seat in room.table.seats if seat.person_id is not None]
        if len(set(people)) < len(room.table.seats):
            raise refuse("rated-people")
        await check_rated(room, *people)
        more = begins(room.services.store, room.id, room.table.game, people)
    if room.table.paired and room.table.days is None:  # else whoever is away is still told where to go
        more += begun(room.id)
    now = room.services.clock.now()
    play = room.begin(now)
    await save(room, more=more, status=PLAYING, started=now)
    room.play = play
    room.stepped_at = room.services.clock.elapsed()
    room.flush_news()
    room.tell("start")
    if room.absent():
        room.tell("votes")


@whole
async def say_ready(room: Room, person: Person) -> None:
    """Note the wish to go on, where the table is asked."""
    seat = room.seat_of(person.id)
    if seat is None or seat.kind != "person":
        raise refuse("not-seated")
    if not room.is_awaiting():
        if room.status != PLAYING:
            raise refuse("not-started" if room.status == OPEN else "game-over")
        return  # too late, and no harm done
    room.ready.add(seat.seat)
    room.tell("votes")
    room.wake.set()


@whole
async def vote(room: Room, person: Person, number: int) -> None:
    """Vote that the usual bot takes the seat of somebody who has been away for a while; in an event that is a judge's to
    decide."""
    _must_be_free(room)
    if room.status != PLAYING:
        raise refuse("not-started" if room.status == OPEN else "game-over")
    mine = room.seat_of(person.id)
    if mine is None or mine.kind != "person":
        raise refuse("not-seated")
    seat = _seat(room, number)
    wait = room.absent().get(number)
    if wait is None:
        raise refuse("vote-not-open")
    if wait > 0:
        raise refuse("vote-early", name=seat.name, seconds=-(-wait // 1000))
    room.votes.setdefault(number, set()).add(person.id)
    room.tell("votes")
    await _settle(room)


@whole
async def settle_votes(room: Room) -> None:
    """Carry out the votes that have a majority of the people here: it may come about by leaving, too."""
    await _settle(room)


async def _settle(room: Room) -> None:
    voters = room.voters()
    for number, said in list(room.votes.items()):
        seat = room.table.seats[number]
        if seat.kind != "person" or seat.person_id in room.present:
            del room.votes[number]
        elif len(said & voters) > len(voters) // 2:
            del room.votes[number]
            bot = usual_bot(room.table.game)
            await save(room, Seat(number, "bot", seat.person_id, seat.name, bot, seat.nonce))
            room.tell("votes")


@whole
async def play_on(room: Room) -> None:
    """Let bots play for everybody, at a table that all have left long ago."""
    room.go_on()
    for seat in list(room.table.seats):
        if seat.kind == "person" and seat.person_id not in room.present:
            bot = usual_bot(room.table.game)
            await save(room, Seat(seat.seat, "bot", seat.person_id, seat.name, bot, seat.nonce))


@whole
async def take_names(room: Room, numbers: list[int]) -> None:
    """Empty seats of their names, where nobody is whose they were."""
    left = [room.table.seats[number] for number in numbers]
    nameless = [Seat(one.seat, one.kind, None, "", one.bot, one.nonce) for one in left if one.kind != "open"]
    if nameless:
        await save(room, *nameless)


@whole
async def retake(room: Room, person: Person) -> None:
    """Come back to one's own seat from the bot that played meanwhile."""
    seats = room.seats_of(person.id)
    if not seats:
        raise refuse("not-seated")
    lent = [seat for seat in seats if seat.kind == "bot"]
    if lent:
        await save(
            room, *[Seat(seat.seat, "person", person.id, seat.name, None, seat.nonce) for seat in lent]
        )
        room.tell("votes")


@whole
async def close(room: Room, more: Sequence[Statement] = ()) -> None:
    """Close an open table that nobody wants, and write what belongs to that."""
    _must_be_open(room)
    seeks = begun(room.id) if room.table.paired else []
    await save(room, more=[*seeks, *more], status=CLOSED, ended=room.services.clock.now())


@whole
async def close_for(room: Room, why: LudariumError) -> None:
    """Close a table that has not ended, whatever its people want, and tell everybody there why. What began or was chosen there in
    the moment before counts for nothing."""
    if room.status not in (OPEN, PLAYING):
        return
    now = room.services.clock.now()
    more = [history.broken_off(room.id, now), *(begun(room.id) if room.table.paired else [])]
    await save(room, more=more, status=CLOSED, ended=now)
    room.flush_news()
    for peer in room.peers:
        peer.push(encode(Bye(why.code, sentence(peer.lang, why))).decode())


@whole
async def rename(room: Room, person: Person) -> None:
    """Take over a person's new name, while the table is open."""
    if room.status == OPEN:
        await _rename(room, person)


@whole
async def rename_everywhere(room: Room, person: Person) -> None:
    """Take over the name that a person was given because theirs offends: in seats and beside what they have said, at any
    table."""
    for line in room.lines:
        if line.person_id == person.id:
            line.name = person.name
    await _rename(room, person)


async def _rename(room: Room, person: Person) -> None:
    for seat in room.seats_of(person.id):
        others = [other for other in room.table.seats if other.seat != seat.seat]
        name = name_at(others, person.name)
        await save(room, replace(seat, name=name))
