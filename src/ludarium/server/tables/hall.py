"""The hall: all its tables, those that play and those that wait, and what keeps the house."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

import structlog

from ludarium import i18n
from ludarium.core import Game, LudariumError, Value, load_game
from ludarium.server.analysis.analyses import Analyses
from ludarium.server.belongings.belongings import Belongings
from ludarium.server.bots.bot_pool import BotPool
from ludarium.server.desk.desk import Desk
from ludarium.server.desk.tables import EventTables
from ludarium.server.errors import Moved, refuse, sentence
from ludarium.server.friends.apart import Apartness
from ludarium.server.friends.friends import Friends
from ludarium.server.http.fetching import Fetcher
from ludarium.server.http.guests import Guests
from ludarium.server.http.health import Pulse
from ludarium.server.http.rates import Buckets, Gate, Pace, Places, Quota
from ludarium.server.http.shelf import Shelf
from ludarium.server.lab.labs import Labs
from ludarium.server.metrics import Metrics
from ludarium.server.moderation.moderation import Moderation
from ludarium.server.moderation.queue import Queue
from ludarium.server.moderation.reports import Reports
from ludarium.server.nodes.listing import NodeLobby
from ludarium.server.nodes.nodes import Counted, Nodes
from ludarium.server.people import leaving
from ludarium.server.people.accounts import Accounts
from ludarium.server.people.club import Club
from ludarium.server.people.links import Links
from ludarium.server.people.passkeys import Passkeys
from ludarium.server.push.push import Push
from ludarium.server.seeks.here import Here
from ludarium.server.seeks.seeks import Seeks
from ludarium.server.settings import Settings
from ludarium.server.storage import found
from ludarium.server.storage.hints import (
    ENDED,
    FOLLOWED,
    FOUND,
    LEFT,
    LESSONS,
    MODERATED,
    PARTED,
    PEOPLE,
    PERSON,
    RENEWED,
    hint,
)
from ludarium.server.storage.history import RESULTS, HistoryStore, Wanted
from ludarium.server.storage.nodes import EVENT, TABLE, forget_nodes
from ludarium.server.storage.ratings import RatingStore
from ludarium.server.storage.retention import LONG, Retention
from ludarium.server.storage.store import CLOSED, OPEN, PLAYING, Person, Seat, Store, Table
from ludarium.server.tables import learning, letters, lobby, projection, rematch, seat_options, seating
from ludarium.server.tables.clock import STILL, Clock
from ludarium.server.tables.lobby import Lobby
from ludarium.server.tables.maker import check_clocks, check_practice, make_table
from ludarium.server.tables.room import Room, Services
from ludarium.server.tables.sleeping import Sleepers
from ludarium.server.tables.table_runner import TableRunner
from ludarium.server.tasks import Once, Working, attempt
from ludarium.server.ws import broadcast
from ludarium.server.ws.messages import (
    Bye,
    MyGames,
    NewTable,
    Notice,
    PlayedCount,
    TableLists,
    TableShown,
    encode,
)
from ludarium.tournaments.state import RUNNING

PAGE: Final = 30  # finished games of one person at once
FOUNDED: Final = 5.0  # events that one account may begin at once, one after the other
DECIDED: Final = 1.0  # decisions a second that a player of an event may make, with bursts of a minute's worth
APART: Final = (
    0.001  # seconds between two reads that are let in, where many wait: half of the loop is the players'
)
PRINTED: Final = 20.0  # codes to be printed a second for one account, with bursts of 50 seconds' worth
FILES: Final = 4  # files of events that are on their way to the hall; one from each address
ARRIVES_WITHIN: Final = (
    3_600_000  # milliseconds in which the log of an event that is brought in pieces has come
)
FRESH: Final = 15.0  # seconds for which a node takes a session for granted
FINISHED_KEPT: Final = 60.0  # seconds that a finished table without readers stays in memory
# Letters and digits that nobody takes for one another when reading an address aloud.

log = structlog.get_logger("hall")


class Hall:
    """Open it before use. Every method that takes a table's id raises ``unknown-table`` for none."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url, settings.database_limit, settings.node)
        self.clock = Clock()
        self.metrics = Metrics(self)
        self.store.writer.metrics = self.metrics
        self.bot_pool = BotPool(settings.workers, settings.bot_limit, self.metrics)
        self.analyses = Analyses(self)
        self.labs = Labs(self)
        self.hints = Places(1, full="hint-busy")
        self.fetcher = Fetcher(settings)
        self.guests = Guests(self.store, self.clock, settings.keep_sessions)
        self.accounts = Accounts(self)
        self.ratings = RatingStore(self.store)
        self.history = HistoryStore(self.store)
        self.belongings = Belongings(self)
        self.passkeys = Passkeys(self.accounts)
        self.links = Links(self.accounts)
        self.club = Club(self.accounts, settings)
        self.arrivals = Buckets(settings.guest_rate, settings.guest_rate * 60)
        self.newcomers = Quota(settings.guests_address, settings.guests_all)
        self.watchers = Places(settings.spectators_address, settings.spectators_all, "spectators-full")
        self.talkers = Buckets(settings.person_rate, settings.person_rate * 4)
        self.speakers = Buckets(settings.chat_rate, 10.0)
        self.deciders = Buckets(DECIDED, DECIDED * 60)
        self.founders = Gate(settings.event_rate, FOUNDED, 4)
        self.readers = Gate(settings.read_rate, settings.read_rate * 10, 10)
        self.viewers = Buckets(settings.view_rate, settings.view_rate * 60)
        self.pace = Pace(APART)
        self.printers = Gate(PRINTED, PRINTED * 50, 2)
        self.nodes = Nodes(self) if settings.node else None
        """This hall among others on the same database; None where it is alone."""
        self.lobby = Lobby(self) if self.nodes is None else NodeLobby(self)
        self.shelf = Shelf()
        self.files = Places(1, FILES)
        self.followers = Places(settings.follows_each)
        self.sockets: dict[str, int] = {}  # how many each person has
        self.making: Counter[str] = Counter()  # tables that a person, an address and all are about to have
        self._made: deque[tuple[float, list[str]]] = deque()
        """When tables were made lately, where there are several nodes, and as whose and what they count."""
        self.desk = Desk(self.store, self.clock, None if self.nodes is None else self._hold_event)
        self.events = EventTables(self, self.desk)
        self.push = Push(self)
        self.desk.published = self.push.paired
        self.seeks = Seeks(self)
        self.here = Here(self)
        self.apart = Apartness(self)
        self.friends = Friends(self)
        self.moderation = Moderation(self)
        self.guests.check = self.moderation.check
        self.reports = Reports(self)
        self.queue = Queue(self)
        self.retention = Retention(self)
        self.rooms: dict[str, Room] = {}
        self.runners: dict[str, TableRunner] = {}
        self.sleepers = Sleepers(self)
        self._loading = Once[Room](0)
        self._telling = Working()
        self._tasks: list[asyncio.Task[None]] = []
        self.pulse = Pulse(self.metrics.lag.observe)
        self.opened = False
        self.closing = False
        self.failure: LudariumError | None = None
        """Why the hall could not be opened, or has to close."""

    # -- opening and closing

    async def open(self) -> None:
        """Have every table again; what was playing plays on once somebody comes to it, or by itself (``sleeping``), and its
        clocks go on from where they stood when the hall was last there. ``failure`` says what kept it from opening."""
        try:
            await self._open()
        except LudariumError as error:
            self.failure = error

    async def _open(self) -> None:
        began = time.monotonic()
        # Read when somebody first needs them, the texts of a language would hold up everybody's game.
        reading = asyncio.create_task(asyncio.to_thread(i18n.read_all), name="reading texts")
        await self.store.open()
        await (self._open_alone() if self.nodes is None else self._open_as_node(self.nodes))
        await self.apart.open()
        await self.moderation.open()  # what happens from here on it hears of
        self._tasks += [
            asyncio.create_task(self._beat(), name="heartbeat"),
            asyncio.create_task(self.pulse.run(), name="pulse"),
            asyncio.create_task(self._keep_house(), name="housekeeping"),
            asyncio.create_task(self.retention.run(), name="retention"),
            asyncio.create_task(self.seeks.run(), name="seeks"),
            asyncio.create_task(self.here.run(), name="who is here"),
            asyncio.create_task(self.moderation.run(), name="moderation"),
        ]
        if self.nodes is None:
            for room in await self.sleepers.open():
                self._add(room)
            self._tasks.append(asyncio.create_task(self.sleepers.run(), name="what sleeps"))
        await self.desk.store.sweep(None if self.nodes is None else self.clock.now() - ARRIVES_WITHIN)
        await self.events.open(bring_back=self.nodes is None)
        await reading
        self.opened = True
        log.info("open", tables=len(self.rooms), seconds=round(time.monotonic() - began, 3))

    async def _open_alone(self) -> None:
        """Go on where the hall ended."""
        if not self.store.database.sqlite:
            await forget_nodes(self.store)
        alive = await self.store.last_alive()
        self._go_by(Clock(not_before=alive or 0, still=max(STILL, 3 * self.settings.heartbeat)))
        playing = await self.store.table_ids(PLAYING)
        if alive is not None and (playing or self.clock.now() - alive >= LONG):
            await found.note_closed(self.store, alive, self.clock.now())
        self.clock.pauses = await self.store.pauses()
        await self.store.beat(self.clock.now())

    async def _open_as_node(self, nodes: Nodes) -> None:
        """Come in beside others: each table is brought back when somebody comes to it, or in the course of housekeeping."""
        self.guests.fresh = FRESH
        self.guests.tell = self.tell_nodes
        nodes.hints.told = {
            PERSON: self._renamed,
            LESSONS: self._lessons_left,
            ENDED: self._session_ended,
            RENEWED: self._session_renewed,
            LEFT: self._left,
            FOUND: self.seeks.found,
            PEOPLE: self.apart.told,
            PARTED: self.apart.forget,
            MODERATED: self.moderation.told,
            FOLLOWED: partial(rematch.look_again, self),
        }
        nodes.hints.look_again = self._look_again
        self._go_by(await nodes.open())
        self.clock.pauses = await self.store.pauses()
        self._tasks = [
            asyncio.create_task(nodes.run(), name="signs of life"),
            asyncio.create_task(nodes.hints.run(), name="hints"),
        ]

    def tell_nodes(self, kind: str, about: str) -> None:
        """Give the nodes a hint."""
        self._telling.start(self.store.writer.write(hint(kind, about)))

    async def _look_again(self) -> None:
        """Find out what other nodes may have told while nothing was heard."""
        await self.guests.look_again()
        await self.apart.look_again()
        for room in list(self.rooms.values()):
            if room.followed_elsewhere is not None:
                await rematch.look_again(self, room.id)
        people = {
            person_id
            for room in self.rooms.values()
            for person_id in (room.table.host_id, *_people(room.table))
        }
        for person_id in await self.accounts.store.deleted(people):
            await self._left(person_id)

    async def _lessons_left(self, said: str) -> None:
        person_id, _, until = said.partition(" ")
        await learning.close_left(self, person_id, int(until))

    async def _session_ended(self, key: str) -> None:
        self.guests.forget([key], elsewhere=True)

    async def _left(self, person_id: str) -> None:
        """Somebody has deleted their account, at this node or another one."""
        self.accounts.gone(person_id)
        self.guests.forget(self.guests.keys_of(person_id), elsewhere=True)
        await self.here.left(person_id)
        for room in list(self.rooms.values()):
            await leaving.leave_behind(room, person_id)

    async def _session_renewed(self, keys: str) -> None:
        old, _, new = keys.partition(" ")
        self.guests.move(old, new, elsewhere=True)

    async def _renamed(self, person_id: str) -> None:
        """Somebody has another name or language, or may be seen or not any more, perhaps at another node."""
        person = await self.guests.read_again(person_id)
        if person is None:
            person = await self.store.person(person_id)
        if person is not None:
            await self.here.told(person)
            await self.rename(person)
            for room in self.rooms.values():
                room.speak(person)

    def _go_by(self, clock: Clock) -> None:
        self.clock = self.guests.clock = self.desk.clock = clock

    async def close(self) -> None:
        """Let what is being written be written, and stop; so does a hall that never opened."""
        await self.events.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(runner.stop() for runner in list(self.runners.values())))
        await asyncio.gather(
            *(task for room in self.rooms.values() for task in room.working), return_exceptions=True
        )
        self.fetcher.close()
        self.accounts.close()
        await self.push.close()
        await self.seeks.close()
        await self.analyses.close()
        await self.labs.close()
        await self.bot_pool.close()
        if self.store.opened:
            with contextlib.suppress(
                LudariumError
            ):  # a database that is gone must not keep the hall from closing
                await self.guests.note_use()
                if self.nodes is None:
                    await self.store.beat(self.clock.now())
            if self.nodes is not None:
                await self.nodes.close()
        await self.store.close()
        log.info("closed")

    def say_goodbye(self) -> None:
        """Tell everybody that the hall closes and that they may come back."""
        self.closing = True
        self.desk.say_goodbye()
        for room in self.rooms.values():
            for peer in room.peers:
                error = refuse("restart")
                peer.push(encode(Bye(error.code, sentence(peer.lang, error))).decode())

        if self.nodes is not None:
            self.nodes.say_goodbye()

    async def drop(self) -> None:
        """Let go of all that is in memory, unwritten: it belongs to other nodes by now, or to whoever comes first."""
        runners = list(self.runners.values())
        for room in self.rooms.values():
            room.drop()
        self.rooms.clear()
        self.desk.drop()
        await asyncio.gather(*(runner.stop() for runner in runners))

    async def hand_over(self) -> None:
        """Let what is being written be written, and let other nodes have what is here: they go on at once."""
        if self.nodes is None or not self.opened:
            return
        self.nodes.leaving = True
        rooms = list(self.rooms.values())
        await self.events.close()
        await asyncio.gather(*(runner.stop() for runner in list(self.runners.values())))
        await asyncio.gather(*(task for room in rooms for task in room.working), return_exceptions=True)
        with contextlib.suppress(LudariumError):
            await self.guests.note_use()
        await self.nodes.leave()
        await self.drop()

    async def _hold_event(self, event_id: str) -> int | None:
        assert self.nodes is not None
        return await self.nodes.hold(EVENT, event_id)

    # -- tables

    async def room(self, table_id: str) -> Room:
        """The live table, brought back from its rows if need be."""
        room = self.rooms.get(table_id)
        if room is not None and room.asleep is None:
            return room
        if table_id in self.retention.removing:
            raise refuse("unknown-table")
        return await self._loading.get(table_id, lambda: self._load(table_id))

    async def _load(self, table_id: str) -> Room:
        asleep = self.rooms.get(table_id)
        if asleep is not None:
            self.keep(await self.sleepers.wake(asleep))
            return asleep
        node = None if self.nodes is None else await self.nodes.hold(TABLE, table_id)
        table = await self.store.table(table_id)
        if table is None or table.status == CLOSED:
            raise refuse("unknown-table")
        room = Room(self.services, table)
        for person_id in table.declined:
            person = await self.store.person(person_id)
            if person is not None and person.name:
                room.declined[person_id] = person.name
        await self.sleepers.bring_back(room)
        await rematch.find(self, room)
        if self.nodes is not None:  # where it was, nobody may have lived to hear of it
            for person_id in await self.accounts.store.deleted({table.host_id, *_people(table)}):
                await leaving.leave_behind(room, person_id)
            if room.status == CLOSED:
                raise refuse("unknown-table")
        if self.store.node != node:  # a life of this node has ended meanwhile
            raise Moved
        self._add(room)
        if self.nodes is not None and table.event is not None:  # it has come along, and takes the result
            self._telling.start(self._bring_event(table.event))
        return room

    async def _bring_event(self, event_id: str) -> None:
        try:
            kept = await self.desk.store.kept(event_id)
            if kept is not None and kept.status == RUNNING:
                await self.desk.get(event_id)
        except Moved:
            pass
        except Exception:
            log.exception("an event can't be brought back", event_id=event_id)

    def at_hand(self, table_id: str) -> bool:
        """Whether a table is in memory, or about to be."""
        return table_id in self.rooms or table_id in self._loading

    def _add(self, room: Room) -> None:
        self.rooms[room.id] = room
        rematch.join(self, room)
        self.keep(room)

    def keep(self, room: Room) -> None:
        """See that a table in play has its runner."""
        if room.status == PLAYING and room.asleep is None and room.id not in self.runners:
            runner = self.runners[room.id] = TableRunner(room)
            runner.task.add_done_callback(lambda _: self.runners.pop(room.id, None))

    @property
    def services(self) -> Services:
        store = self.store.under(self.store.node)
        have = self.accounts.store.have
        apart = self.apart.of
        return Services(
            self.settings, store, self.clock, self.bot_pool, self.metrics, self.publish, have, apart
        )

    async def create(
        self, maker: Person, wish: NewTable, address: str, seat: int = 0, position: str | None = None
    ) -> Room:
        """A new table. Its maker, at ``address``, is the host, and has ``seat`` unless a bot was wished there. It begins from a
        ``position``, as records keep one."""
        game = load_game(wish.game)
        game.check_seats(wish.seats)
        if wish.rated:
            if any(bot is not None for bot in wish.bots):
                raise refuse("rated-people")
            if not await self.accounts.has(maker.id):
                raise refuse("rated-account")
        given = await self.fetcher.given(game, maker.id, wish.options)
        options = game.read_options(given.options)
        check_clocks(game, options, wish.days)
        bots = sum(bot is not None for bot in wish.bots)
        check_practice(
            game, options, wish.private and not wish.rated and wish.days is None and bots == wish.seats - 1
        )
        counted = await self.counted(maker.id, wish.days)
        with self.one_more(maker, address, counted, wish.days):
            table = await self._new_table(maker, wish, seat, game, options, given.options, position)
            room = self.admit(table)
            room.address = address
        followed = self.rooms.get(wish.again or "")
        if followed is not None:
            room.keep_extras(followed.extras)
        room.keep_extras(given.extras)
        await self.belongings.brought(maker, game, given.options)
        return room

    async def counted(self, person_id: str, days: int | None = None) -> Counted | None:
        """The unfinished tables of all nodes, and those among them that somebody has made with ``days`` a move or without; None
        where this hall is the only one."""
        return None if self.nodes is None else await self.nodes.counted(person_id, days is not None)

    @contextlib.contextmanager
    def one_more(
        self, maker: Person | None, address: str, counted: Counted | None, days: int | None = None
    ) -> Iterator[None]:
        """Count a table as its maker's, and as one of their address, while it is made: many may be asked for before the
        first is there. A table that the hall makes for people has no ``maker``, and no address if nobody has just asked for it.
        ``counted`` is what there is on all nodes. Correspondence tables, with ``days`` a move, are counted for themselves. Raises
        ``too-many-tables``, ``too-many-letters``, ``too-many-tables-address`` and ``no-tables-left``."""
        tables = self.unfinished()
        most = len(tables) if counted is None else counted.all + self._made_since(counted.asked, "all")
        settings = self.settings
        keys = ["all"]
        if maker is not None:
            letter = days is not None
            keys.append(f"{'letters' if letter else 'person'} {maker.id}")
            mine = sum(
                1
                for room in tables
                if room.table.host_id == maker.id
                and room.table.event is None
                and (room.table.days is not None) is letter
            )
            if counted is not None:
                mine = counted.mine + self._made_since(counted.asked, keys[-1])
            if mine + self.making[keys[-1]] >= (settings.letters_each if letter else settings.tables_each):
                raise refuse("too-many-letters" if letter else "too-many-tables")
        if maker is not None or address:
            keys.append(f"address {address}")
            theirs = sum(1 for room in tables if room.address == address)
            if counted is not None:
                theirs += counted.elsewhere[address]
            if theirs + self.making[keys[-1]] >= settings.tables_address:
                raise refuse("too-many-tables-address")
        if most + self.making["all"] >= settings.tables_all:
            raise refuse("no-tables-left")
        self.making.update(keys)
        try:
            yield
            if self.nodes is not None:
                self._made.append((time.monotonic(), keys))
        finally:
            self.making.subtract(keys)
            self.making += Counter()  # only those that count

    def _made_since(self, asked: float, key: str) -> int:
        """How many of these tables this node has made since it asked the database, which may not have counted them: rather one too
        many than too few."""
        while self._made and self._made[0][0] < time.monotonic() - 2 * self.settings.database_limit:
            self._made.popleft()
        return sum(1 for at, keys in self._made if at >= asked and key in keys)

    async def _new_table(
        self,
        maker: Person,
        wish: NewTable,
        seat: int,
        game: Game,
        options: dict[str, Value],
        given: dict[str, Value],
        position: str | None = None,
    ) -> Table:
        """The table of a wish, in the database; ``given`` are those of its options that somebody said."""
        seats = [Seat(number) for number in range(wish.seats)]
        bots = (wish.bots + [None] * wish.seats)[: wish.seats]
        if bots[seat] is None:
            seating.seat_person(seats, seat, maker, wish.nonce)
        for number, bot in enumerate(bots):
            if bot is not None:
                seating.seat_bot(seats, number, seating.check_bot(game, options, bot), maker.lang)
        for spec in game.options:
            if spec.seat is not None and spec.name in wish.options:
                seat_options.check_bringer(seats, spec.seat, maker, maker.id)
        if wish.again is not None:
            before = await self._before(game, maker, wish.again)
            for number, goods in seat_options.rematched(game, before, seats):
                options = seat_options.carried(game, options, number, goods)
            options = game.read_options({**options, **given})
        table = make_table(
            game,
            options,
            seats,
            host_id=maker.id,
            private=wish.private,
            created=self.clock.now(),
            owner=self.store.node,
            rated=wish.rated,
            again=wish.again,
            days=wish.days,
            tempo=wish.tempo,
            position=position,
        )
        await self.store.under(table.owner).add_table(table)
        return table

    def admit(self, table: Table) -> Room:
        """The room of a new table that is in the database."""
        room = Room(self.services, table)
        self._add(room)
        return room

    async def _before(self, game: Game, maker: Person, table_id: str) -> Table:
        """The finished table of a game, with ``maker`` at it, that a new one follows."""
        before = await self.store.table(table_id)
        if before is None or before.game != game.name:
            raise refuse("rematch-wrong")
        rematch.check(before, maker)
        return before

    async def invite_of(self, room: Room, person_id: str | None, given: str | None) -> str | None:
        """The invite with which somebody comes to a table: the staff of the event that it was opened for need none, nor does whoever
        was invited by a friend."""
        event = room.table.event
        if given is None and room.table.private and event is None and person_id is not None:
            if not room.is_member(person_id) and await self.friends.store.is_invited(person_id, room.id):
                return room.table.invite
        if given is None and room.table.private and event is not None and person_id is not None:
            if not room.is_member(person_id) and await self.desk.is_staff(event, person_id):
                return room.table.invite
        return given

    async def check_record(self, room: Room, person: Person | None) -> None:
        """Raise where a record would tell somebody of lists that are hidden from them."""
        person_id = None if person is None else person.id
        event = room.table.event
        if not seat_options.hidden(room.table):
            return
        if event is None:
            if not room.is_member(person_id):
                raise refuse("record-hidden")
        elif person_id is None or not await self.desk.is_staff(event, person_id):
            raise refuse("record-kept")

    async def start(self, room: Room, person: Person) -> None:
        await seating.start(room, person)
        self.keep(room)

    def unfinished(self) -> list[Room]:
        """The tables in memory that are not over."""
        return [room for room in self.rooms.values() if _unfinished(room)]

    def lists(self, person: Person | None, lang: str, hidden: frozenset[str] = frozenset()) -> TableLists:
        """The lobby: all tables of the reader's own, then what everybody may join or watch; each newest first. Open tables of
        ``hidden`` people are left out."""
        person_id = None if person is None else person.id
        rooms = [room for room in self.rooms.values() if not learning.is_lesson(room)]
        rooms.sort(key=lambda room: room.table.created, reverse=True)
        own = [room for room in rooms if room.is_member(person_id)]
        others = [room for room in rooms if not room.table.private and not room.is_member(person_id)]

        def some(status: str) -> Iterable[Room]:
            listed = [
                room
                for room in others
                if room.status == status
                and (room.table.host_id not in hidden if status == OPEN else room.is_to_watch())
            ]
            return [room for room in own if room.status == status] + listed[: lobby.LISTED]

        return TableLists(
            [self.lobby.shown(room, person_id, lang) for room in some(OPEN)],
            [self.lobby.shown(room, person_id, lang) for room in some(PLAYING)],
        )

    async def sitting(self, person: Person) -> list[TableShown]:
        """The tables at which somebody sits and that are not over: those in play first, each the newest first."""
        if isinstance(self.lobby, NodeLobby):
            return await self.lobby.sitting(person)
        await self.sleepers.wake_for(room for room in self.unfinished() if room.is_member(person.id))
        now = [
            room
            for room in self.unfinished()
            if room.seat_of(person.id) is not None and not learning.is_lesson(room)
        ]
        now.sort(key=lambda room: (room.status == OPEN, -room.table.created))
        return [room.shown(True, person.lang) for room in now]

    async def games_of(self, person: Person, wanted: Wanted, before: tuple[int, str] | None) -> MyGames:
        """Somebody's own games, those that are over a page at a time."""
        over, counts = await self.history.find(person.id, wanted, before, PAGE + 1)
        last = over[PAGE - 1].table if len(over) > PAGE else None
        return MyGames(
            now=await self.sitting(person),
            over=[projection.played_of(played, person.lang) for played in over[:PAGE]],
            before=None if last is None else f"{last.ended}-{last.id}",
            counts=None
            if counts is None
            else [PlayedCount(result, counts[result]) for result in RESULTS if result in counts],
        )

    async def leave_lessons(self, person: Person) -> None:
        """Close the lessons that somebody has begun and left, here and at other nodes."""
        now = self.clock.now()
        await learning.close_left(self, person.id)
        if self.nodes is not None:  # this one hears it too, perhaps when the next lesson is already there
            await self.store.writer.write(hint(LESSONS, f"{person.id} {now}"))

    async def rename(self, person: Person) -> None:
        """Take over somebody's new name at the tables that are here."""
        for room in list(self.rooms.values()):
            if room.seat_of(person.id) is not None:
                await seating.rename(room, person)

    # -- telling

    def publish(self, notice: Notice) -> None:
        """Announce something, once whoever does so has done. It has happened already, so a failure must not undo anything:
        readers who miss a number ask for it."""
        asyncio.get_running_loop().call_soon(self._tell, notice)

    def _tell(self, notice: Notice) -> None:
        room = self.rooms.get(notice.table)
        if room is None:
            return
        try:
            broadcast.deliver(room, notice)
            self.push.look(room, notice)
            self.seeks.look_at(room)
            rematch.look(self, room, notice)
        except Exception:
            room.log.exception("telling failed", kind=notice.kind)

    # -- the house

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            try:
                if self.nodes is None:
                    await self._note_pauses()
                    await self.store.beat(self.clock.now())
                else:  # the node that forgets does not see who is here
                    self.guests.lines_are_used()
                await self.guests.note_use()
            except LudariumError:  # the writer has told
                if self.store.lost.is_set() and self.failure is None:
                    log.error("another hall has opened this database")
                    self.failure = refuse("database-lost", database=self.store.database.name)
            except Exception:
                log.exception("the heartbeat failed")

    async def _note_pauses(self) -> None:
        """Keep the times in which the machine or this process stood still."""
        self.clock.now()
        while self.clock.noted:
            began, ended = self.clock.noted[0]
            await self.store.add_pause(began, ended)
            self.clock.noted.pop(0)
            log.warning("the hall stood still", seconds=(ended - began) / 1000)

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(self.settings.housekeeping)
            for room in list(self.rooms.values()):
                await attempt(partial(self._look_after, room), room.log, "housekeeping failed")
            self.desk.forget_idle()
            for keep in (self.seeks.keep_house, self.here.keep_house):
                await attempt(keep, log, "housekeeping failed")
            if self.nodes is not None:
                await attempt(self.nodes.adopt, log, "nothing can be taken over")

    async def _look_after(self, room: Room) -> None:
        empty = room.empty_for()
        idle = empty > self.settings.open_idle if room.table.days is None else letters.is_left(room)
        if room.status == OPEN and self.seeks.is_in_vain(room):
            await self.seeks.give_up(room)
        elif room.status == OPEN and idle:
            await seating.close(room)
        self.seeks.look_at(room)
        if not _unfinished(room):
            # Whoever still looks at a closed table has to hear of it: that news is on its way.
            if empty > FINISHED_KEPT or (room.status == CLOSED and not room.peers):
                self.rooms.pop(room.id, None)
                rematch.tell(self, room)  # its own last news finds no room any more
            return
        await seating.replace_absent_host(room)
        if room.status == PLAYING:
            self.keep(room)
            if empty > self.settings.abandoned and room.table.days is None:
                if learning.is_lesson(room):
                    await learning.close(room)
                else:
                    await seating.play_on(await self.room(room.id))


def _people(table: Table) -> list[str]:
    return [seat.person_id for seat in table.seats if seat.person_id is not None]


def _unfinished(room: Room) -> bool:
    return room.status in (OPEN, PLAYING)
