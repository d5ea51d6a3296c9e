"""The hall: all its tables, those that play and those that wait, and what keeps the house."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

import structlog
from litestar.channels import ChannelsPlugin

from ludarium import i18n
from ludarium.core import Game, LudariumError, Value, load_game
from ludarium.server.bots.bot_pool import BotPool
from ludarium.server.desk.desk import Desk
from ludarium.server.desk.tables import EventTables
from ludarium.server.errors import refuse, sentence
from ludarium.server.http.fetching import Fetcher
from ludarium.server.http.guests import Guests
from ludarium.server.http.health import Pulse
from ludarium.server.http.rates import Buckets, Gate, Pace, Places, Quota
from ludarium.server.http.shelf import Shelf
from ludarium.server.ids import new_id
from ludarium.server.settings import Settings
from ludarium.server.storage.retention import LONG, Retention
from ludarium.server.storage.store import CLOSED, OPEN, OVER, PLAYING, Person, Seat, Store, Table
from ludarium.server.tables import fair, learning, pausing, projection, seat_options, seating
from ludarium.server.tables.clock import STILL, Clock
from ludarium.server.tables.lobby import Lobby
from ludarium.server.tables.room import Room, Services
from ludarium.server.tables.table_runner import TableRunner
from ludarium.server.tasks import Once
from ludarium.server.ws import broadcast
from ludarium.server.ws.messages import Bye, MyGames, NewTable, Notice, TableLists, decode_notice, encode

CHANNEL: Final = "tables"
LISTED: Final = 100  # tables in each list of the lobby
PAGE: Final = 30  # finished games of one person at once
FOUNDED: Final = 5.0  # events that one account may begin at once, one after the other
DECIDED: Final = 1.0  # decisions a second that a player of an event may make, with bursts of a minute's worth
APART: Final = (
    0.001  # seconds between two reads that are let in, where many wait: half of the loop is the players'
)
PRINTED: Final = 20.0  # codes to be printed a second for one account, with bursts of 50 seconds' worth
FILES: Final = 4  # files of events that are on their way to the hall; one from each address
FINISHED_KEPT: Final = 60.0  # seconds that a finished table without readers stays in memory
# Letters and digits that nobody takes for one another when reading an address aloud.

log = structlog.get_logger("hall")


class Hall:
    """Open it before use. Every method that takes a table's id raises ``unknown-table`` for none."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.channels = channels
        self.store = Store(settings.database_url, settings.database_limit)
        self.clock = Clock()
        self.bot_pool = BotPool(settings.workers, settings.bot_limit)
        self.fetcher = Fetcher(settings)
        self.guests = Guests(self.store, self.clock, settings.keep_sessions)
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
        self.lobby = Lobby(self)
        self.shelf = Shelf()
        self.files = Places(1, FILES)
        self.followers = Places(settings.follows_each)
        self.sockets: dict[str, int] = {}  # how many each person has
        self.making: Counter[str] = Counter()  # tables that a person, an address and all are about to have
        self.desk = Desk(self.store, self.clock)
        self.events = EventTables(self, self.desk)
        self.retention = Retention(self)
        self.rooms: dict[str, Room] = {}
        self.runners: dict[str, TableRunner] = {}
        self._loading = Once[Room](0)
        self._tasks: list[asyncio.Task[None]] = []
        self.pulse = Pulse()
        self.opened = False
        self.closing = False
        self.failure: LudariumError | None = None
        """Why the hall could not be opened, or has to close."""

    # -- opening and closing

    async def open(self) -> None:
        """Bring back every table; what was playing plays on, and its clocks go on from where they
        stood when the hall was last there. ``failure`` says what kept it from opening."""
        try:
            await self._open()
        except LudariumError as error:
            self.failure = error

    async def _open(self) -> None:
        # Read when somebody first needs them, the texts of a language would hold up everybody's game.
        reading = asyncio.create_task(asyncio.to_thread(i18n.read_all), name="reading texts")
        await self.store.open()
        alive = await self.store.last_alive()
        self.clock = Clock(not_before=alive or 0, still=max(STILL, 3 * self.settings.heartbeat))
        self.guests.clock = self.clock
        self.desk.clock = self.clock
        playing = await self.store.table_ids(PLAYING)
        if alive is not None and (playing or self.clock.now() - alive >= LONG):
            await self.store.add_pause(alive, self.clock.now())
        self.clock.pauses = await self.store.pauses()
        await self.store.beat(self.clock.now())
        self._tasks = [
            asyncio.create_task(self._listen(), name="listener"),
            asyncio.create_task(self._beat(), name="heartbeat"),
            asyncio.create_task(self.pulse.run(), name="pulse"),
            asyncio.create_task(self._keep_house(), name="housekeeping"),
            asyncio.create_task(self.retention.run(), name="retention"),
        ]
        for table_id in playing + await self.store.table_ids(OPEN):
            try:
                await self.room(table_id)
            except Exception as error:  # one broken table must not keep the hall closed
                known = isinstance(error, LudariumError)
                log.error(
                    "a table can't be brought back", table=table_id, error=str(error), exc_info=not known
                )
        await self.desk.store.sweep()
        await self.events.open()
        await reading
        self.opened = True
        log.info("open", tables=len(self.rooms), playing=len(self.runners))

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
        await self.bot_pool.close()
        if self.store.opened:
            with contextlib.suppress(
                LudariumError
            ):  # a database that is gone must not keep the hall from closing
                await self.guests.note_use()
                await self.store.beat(self.clock.now())
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

    # -- tables

    async def room(self, table_id: str) -> Room:
        """The live table, brought back from its rows if need be."""
        room = self.rooms.get(table_id)
        if room is not None:
            return room
        if table_id in self.retention.removing:
            raise refuse("unknown-table")
        return await self._loading.get(table_id, lambda: self._load(table_id))

    async def _load(self, table_id: str) -> Room:
        table = await self.store.table(table_id)
        if table is None or table.status == CLOSED:
            raise refuse("unknown-table")
        room = Room(self.services, table, await self.store.lines(table_id))
        if table.started is not None:
            choices = await self.store.choices(table_id)
            try:
                if load_game(table.game).version != table.version:
                    raise ValueError(f"version {table.version} of the game")
                room.play = room.begin(table.started)
                await pausing.bring_back(room, [choice.at for choice in choices])
                room.play.replay(choices, [room.running(choice.at) for choice in choices])
            except Exception as error:  # the game is gone, or its rules are not those it was played by
                log.error("a table can't be brought back", table=table_id, error=str(error))
                raise refuse("unknown-table") from error
            for choice in choices:
                if choice.person_id is not None and choice.message is not None:
                    room.answered[choice.person_id, choice.message] = choice.number
        self._add(room)
        return room

    def at_hand(self, table_id: str) -> bool:
        """Whether a table is in memory, or about to be."""
        return table_id in self.rooms or table_id in self._loading

    def _add(self, room: Room) -> None:
        self.rooms[room.id] = room
        self.keep(room)

    def keep(self, room: Room) -> None:
        """See that a table in play has its runner."""
        if room.status == PLAYING and room.id not in self.runners:
            runner = self.runners[room.id] = TableRunner(room)
            runner.task.add_done_callback(lambda _: self.runners.pop(room.id, None))

    @property
    def services(self) -> Services:
        return Services(self.settings, self.store, self.clock, self.bot_pool, self.publish)

    async def create(self, maker: Person, wish: NewTable, address: str, seat: int = 0) -> Room:
        """A new table. Its maker, at ``address``, is the host, and has ``seat`` unless a bot was wished there."""
        game = load_game(wish.game)
        game.check_seats(wish.seats)
        given = await self.fetcher.given(game, maker.id, wish.options)
        options = game.read_options(given.options)
        with self._one_more(maker, address):
            table = await self._new_table(maker, wish, seat, game, options, given.options)
            room = self.admit(table)
            room.address = address
        followed = self.rooms.get(wish.again or "")
        if followed is not None:
            room.keep_extras(followed.extras)
        room.keep_extras(given.extras)
        return room

    @contextlib.contextmanager
    def _one_more(self, maker: Person, address: str) -> Iterator[None]:
        """Count a table as its maker's, and as one of their address, while it is made: many may be asked for before the
        first is there. Raises ``too-many-tables``, ``too-many-tables-address`` and ``no-tables-left``."""
        tables = [room for room in self.rooms.values() if _unfinished(room)]
        mine = sum(1 for room in tables if room.table.host_id == maker.id and room.table.event is None)
        theirs = sum(1 for room in tables if room.address == address)
        keys = (f"person {maker.id}", f"address {address}", "all")
        settings = self.settings
        if mine + self.making[keys[0]] >= settings.tables_each:
            raise refuse("too-many-tables")
        if theirs + self.making[keys[1]] >= settings.tables_address:
            raise refuse("too-many-tables-address")
        if len(tables) + self.making[keys[2]] >= settings.tables_all:
            raise refuse("no-tables-left")
        self.making.update(keys)
        try:
            yield
        finally:
            self.making.subtract(keys)
            self.making += Counter()  # only those that count

    async def _new_table(
        self,
        maker: Person,
        wish: NewTable,
        seat: int,
        game: Game,
        options: dict[str, Value],
        given: dict[str, Value],
    ) -> Table:
        """The table of a wish, in the database; ``given`` are those of its options that somebody said."""
        secret = fair.new_secret()
        seats = [Seat(number) for number in range(wish.seats)]
        bots = (wish.bots + [None] * wish.seats)[: wish.seats]
        if bots[seat] is None:
            seating.seat_person(seats, seat, maker, wish.nonce)
        for number, bot in enumerate(bots):
            if bot is not None:
                seating.seat_bot(seats, number, seating.check_bot(game.name, bot), maker.lang)
        for spec in game.options:
            if spec.seat is not None and spec.name in wish.options:
                seat_options.check_bringer(seats, spec.seat, maker, maker.id)
        if wish.again is not None:
            before = await self._before(game, maker, wish.again)
            for number, goods in seat_options.rematched(game, before, seats):
                options = seat_options.carried(game, options, number, goods)
            options = game.read_options({**options, **given})
        table = Table(
            id=new_id(8),
            game=game.name,
            version=game.version,
            options=options,
            private=wish.private,
            invite=new_id(12),
            host_id=maker.id,
            status=OPEN,
            secret=secret.hex(),
            created=self.clock.now(),
            seats=seats,
            again=wish.again,
        )
        await self.store.add_table(table)
        return table

    def admit(self, table: Table) -> Room:
        """The room of a new table that is in the database."""
        room = Room(self.services, table)
        self._add(room)
        return room

    async def _before(self, game: Game, maker: Person, table_id: str) -> Table:
        """The finished table of a game, with ``maker`` at it, that a new one follows."""
        before = await self.store.table(table_id)
        if before is None or before.status != OVER or before.game != game.name:
            raise refuse("rematch-wrong")
        if maker.id not in (before.host_id, *[seat.person_id for seat in before.seats]):
            raise refuse("rematch-wrong")
        if seat_options.kept(before):
            raise refuse("rematch-kept")  # else another table would show what this one hides
        return before

    async def invite_of(self, room: Room, person_id: str | None, given: str | None) -> str | None:
        """The invite with which somebody comes to a table: the staff of the event that it was opened for need none."""
        event = room.table.event
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

    def lists(self, person: Person | None, lang: str) -> TableLists:
        """The lobby: all tables of the reader's own, then what everybody may join or watch; each newest first."""
        person_id = None if person is None else person.id
        rooms = [room for room in self.rooms.values() if not learning.is_lesson(room)]
        rooms.sort(key=lambda room: room.table.created, reverse=True)
        own = [room for room in rooms if room.is_member(person_id)]
        others = [room for room in rooms if not room.table.private and not room.is_member(person_id)]

        def some(status: str) -> Iterable[Room]:
            listed = [
                room for room in others if room.status == status and (status == OPEN or room.is_to_watch())
            ]
            return [room for room in own if room.status == status] + listed[:LISTED]

        return TableLists(
            [self.lobby.shown(room, person_id, lang) for room in some(OPEN)],
            [self.lobby.shown(room, person_id, lang) for room in some(PLAYING)],
        )

    async def games_of(self, person: Person, before: int | None) -> MyGames:
        """Somebody's own games, a page at a time."""
        now = [
            room
            for room in self.rooms.values()
            if room.seat_of(person.id) is not None
            and room.status in (OPEN, PLAYING)
            and not learning.is_lesson(room)
        ]
        now.sort(key=lambda room: (room.status == OPEN, -room.table.created))
        over = await self.store.games_of(person.id, before, PAGE + 1)
        return MyGames(
            now=[room.shown(True, person.lang) for room in now],
            over=[projection.played_of(table, person.id) for table in over[:PAGE]],
            before=over[PAGE - 1].ended if len(over) > PAGE else None,
        )

    # -- telling

    def publish(self, notice: Notice) -> None:
        """Announce something. It has happened already, so a failure here must not undo anything: readers
        who miss a number ask for it."""
        try:
            self.channels.publish(encode(notice), CHANNEL)
        except Exception:
            log.exception("announcing failed", table=notice.table)

    async def _listen(self) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                notice = decode_notice(data)
                room = self.rooms.get(notice.table)
                if room is not None:
                    try:
                        broadcast.deliver(room, notice)
                    except Exception:
                        room.log.exception("telling failed", kind=notice.kind)

    # -- the house

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            try:
                await self._note_pauses()
                await self.store.beat(self.clock.now())
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
                try:
                    await self._look_after(room)
                except Exception:
                    room.log.exception("housekeeping failed")
            self.desk.forget_idle()

    async def _look_after(self, room: Room) -> None:
        empty = room.empty_for()
        if room.status == OPEN and empty > self.settings.open_idle:
            await seating.close(room)
        if not _unfinished(room):
            # Whoever still looks at a closed table has to hear of it: that news is on its way.
            if empty > FINISHED_KEPT or (room.status == CLOSED and not room.peers):
                self.rooms.pop(room.id, None)
            return
        await seating.replace_absent_host(room)
        if room.status == PLAYING:
            self.keep(room)
            if empty > self.settings.abandoned:
                await (learning.close(room) if learning.is_lesson(room) else seating.play_on(room))


def _unfinished(room: Room) -> bool:
    return room.status in (OPEN, PLAYING)
