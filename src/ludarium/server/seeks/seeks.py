"""The seeks of the hall: who looks for somebody, who answers, and whom the hall pairs.

What stands is in the database, so it does not matter to which node anybody comes; a node remembers only who waits at it. Once a
second a node at which somebody waits looks at all seeks: it notes that its people are still there, pairs whom it can, and tells
those whose seek has changed.

Whoever looks for correspondence need not wait: their seek stands for two weeks, they are paired and their game begins while they
are away, and they are told.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import WeakKeyDictionary

import structlog
from msgspec.structs import replace

from ludarium.core import Game, LudariumError, SourceInfo, Value, load_game
from ludarium.core.lesson import LESSON
from ludarium.server.errors import refuse
from ludarium.server.http.fetching import Given
from ludarium.server.http.rates import Gate
from ludarium.server.http.shelf import JSON, QUICK, Text, pack
from ludarium.server.ids import new_id
from ludarium.server.ratings.models import SETTLED
from ludarium.server.seeks import fitting
from ludarium.server.seeks.shown import PACES, MySeek, NewSeek, SeekLists, SeekShown
from ludarium.server.storage.seeks import Seek, SeekStore, anew
from ludarium.server.storage.store import CLOSED, OPEN, Person, Seat, Table
from ludarium.server.tables import seat_options, seating
from ludarium.server.tables.maker import check_clocks, check_practice, make_table
from ludarium.server.tables.projection import when
from ludarium.server.tables.room import Room
from ludarium.server.tasks import Once, Working
from ludarium.server.ws.messages import encode

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

LOOKED: Final = 1.0
"""Seconds between two looks at all seeks, while somebody waits."""
NOTED: Final = 10.0
"""And between two notes that somebody still waits."""
PRESENT: Final = 25_000
"""Milliseconds since the last of them for which somebody counts as being there: the hall pairs nobody who may have gone."""
BURST: Final = 10.0  # seeks and answers of one person at once
CROWD: Final = 20  # so many times as much from one address
LISTED: Final = 100  # seeks that are listed
A_SECOND: Final = 1000  # milliseconds
LETTERS: Final = 14 * 86_400_000
"""Milliseconds for which whoever looks for correspondence may be away."""

log = structlog.get_logger("seeks")


class Waited(NamedTuple):
    """From which address somebody asked who has found others (empty where another node was asked), and what the texts that they
    bring say besides."""

    address: str
    extras: Mapping[Value, SourceInfo]


class Line:
    """Somebody who waits, over a socket: the latest that they are to be told, once ``news`` is set."""

    def __init__(self, person_id: str) -> None:
        self.person_id = person_id
        self.text = ""
        self.news = asyncio.Event()

    def tell(self, text: str) -> None:
        if text != self.text:
            self.text = text
            self.news.set()


class Seeks:
    """Belongs to a hall."""

    def __init__(self, hall: Hall) -> None:
        settings = hall.settings
        self.hall = hall
        self.store = SeekStore(hall.store)
        self.gate = Gate(settings.seek_rate, BURST, CROWD)
        self.addresses: dict[str, str] = {}
        """From where people have said what they would like to play, as limits count it; a restart forgets it."""
        self.elsewhere: Counter[str] = Counter()
        """How many seeks come from which address at other nodes."""
        self._lines: dict[str, set[Line]] = {}
        self._asked: set[str] = set()
        """Who has asked for their seek since the last look."""
        self._noted: dict[str, float] = {}
        """When those who wait here were last noted, in seconds of ``time.monotonic``."""
        self._extras: dict[str, Mapping[Value, SourceInfo]] = {}
        """What the texts that people bring say besides; a restart forgets it."""
        self._kept: tuple[float, list[Seek]] | None = None
        self._changes = 0
        """How often what is kept has become old: what was asked before is not kept after."""
        self._text: tuple[float, Text] | None = None
        self._asking = Once[list[Seek]](0)
        self._looking = asyncio.Lock()
        self._come: WeakKeyDictionary[Room, set[str]] = WeakKeyDictionary()
        """Who has come to a table that came of seeks."""
        self._waited: WeakKeyDictionary[Room, dict[str, Waited]] = WeakKeyDictionary()
        """Those who have found each other at a table: not all may come. A restart forgets it."""
        self._since: WeakKeyDictionary[Room, int] = WeakKeyDictionary()
        """When a table was first looked at here: after a restart people need some time to come back."""
        self.working = Working()

    @property
    def away(self) -> int:
        """Milliseconds after which whoever is gone looks for nobody any more."""
        return int(self.hall.settings.seek_away * A_SECOND)

    # -- what stands

    async def _standing(self) -> list[Seek]:
        """All seeks as they are now."""
        now, changes = self.hall.clock.now(), self._changes
        found = await self.store.standing(now - self.away, now - LETTERS)
        if changes == self._changes:
            self._kept = (time.monotonic(), found)
        return found

    async def lists(self, hidden: Set[str] = frozenset()) -> SeekLists:
        """All seeks without those of ``hidden`` people, and who is here; asked once for all who ask at the same time."""
        parties = fitting.parties(await self._lately())[::-1]
        parties = [party for party in parties if not any(one.person_id in hidden for one in party)]
        people = await self.hall.here.people()
        return SeekLists([shown(party) for party in parties[:LISTED]], len(people), people)

    async def _lately(self) -> list[Seek]:
        """All seeks, at most ``LUDARIUM_LOBBY_KEPT`` seconds old."""
        kept = self._kept
        if kept is None or self._old(kept[0]):
            return await self._asking.get(self._changes, self._standing)
        return kept[1]

    async def text(self, person: Person | None = None) -> Text:
        """The seeks and who is here as everybody may know them, at most ``LUDARIUM_LOBBY_KEPT`` seconds old. Two of whom one blocks
        the other do not see each other's seeks."""
        found = [] if person is None else await self._lately()
        if person is not None and found:
            apart = await self.hall.apart.of(person.id)
            hidden = {one.person_id for one in found if apart.is_apart(one.person_id)}
            if hidden:
                return pack(encode(await self.lists(hidden)), JSON, QUICK)
        if self._text is not None and not self._old(self._text[0]):
            return self._text[1]
        changes = self._changes
        made = pack(encode(await self.lists()), JSON, QUICK)
        if changes == self._changes:
            self._text = (time.monotonic(), made)
        return made

    def changed(self) -> None:
        """Who stands with whom may have changed."""
        self._kept = self._text = None
        self._changes += 1

    def _old(self, since: float) -> bool:
        return time.monotonic() - since >= self.hall.settings.lobby_kept

    async def mine(self, person: Person) -> MySeek | None:
        """Somebody's seek, and that they still wait; None where there is none."""
        seek = await self.store.of(person.id)
        if seek is None:
            return None
        self._asked.add(person.id)
        party = [seek] if seek.seats == 2 and seek.table_id is None else await self.store.party(seek.party)
        return MySeek(shown(party or [seek]), seek.table_id)

    # -- looking for somebody

    async def seek(self, person: Person, wish: NewSeek, address: str) -> MySeek | None:
        """Say what somebody would like to play; what came of it at once."""
        self._take(person, address)
        game = load_game(wish.game)
        game.check_seats(wish.seats)
        if wish.pace is not None and (wish.pace not in PACES or wish.days is not None):
            raise refuse("malformed-message")
        if wish.least is not None and wish.most is not None and wish.least > wish.most:
            raise refuse("seek-range")
        await self._may_play(person, wish.rated, wish.days)
        given = await self._given(game, person, wish.options)
        options = game.read_options(given.options)
        check_clocks(game, options, wish.days)
        standing = Counter(self.addresses.values())
        mine = self.addresses.get(person.id) == address
        if standing[address] - mine + self.elsewhere[address] >= self.hall.settings.seeks_address:
            raise refuse("too-many-seeks-address")
        if await self.store.count() >= self.hall.settings.seeks_all:
            raise refuse("no-seeks-left")
        now, id_ = self.hall.clock.now(), new_id(12)
        made = Seek(
            id=id_,
            party=id_,
            person_id=person.id,
            game=game.name,
            seats=wish.seats,
            options=seat_options.agreed(game.name, options),
            brought=dict(seat_options.brought(game, options, 0)),
            rated=wish.rated,
            pairs=wish.pairs,
            least=wish.least,
            most=wish.most,
            pace=wish.pace,
            days=wish.days,
            since=now,
            seen=now,
        )
        await self.store.add(made)
        self._waits(person.id, address, given.extras)
        await self.hall.belongings.brought(person, game, given.options)
        log.info("somebody looks for somebody", game=game.name, pairs=wish.pairs)
        await self._look_all()
        return await self.mine(person)

    async def answer(
        self, person: Person, party: str, options: Mapping[str, Value], address: str
    ) -> MySeek | None:
        """Join those who look for somebody; what came of it. Raises ``seek-gone``, ``seek-own``, ``seek-not-you`` where a rating is
        not what they look for, and ``rated-account``."""
        self._take(person, address)
        found = [one for one in await self.store.party(party) if one.table_id is None]
        if not found or max(one.seen for one in found) <= self.hall.clock.now() - self._patience(found[0]):
            raise refuse("seek-gone")
        if any(one.person_id == person.id for one in found):
            raise refuse("seek-own")
        apart = await self.hall.apart.of(person.id)
        if any(apart.is_apart(one.person_id) for one in found):  # nobody is told that they are blocked
            raise refuse("seek-gone")
        first = found[0]
        await self._may_play(person, first.rated, first.days)
        game = load_game(first.game)
        given = await self._given(game, person, {**first.options, **options})
        read = game.read_options(given.options)
        if seat_options.agreed(game.name, read) != first.options:
            raise refuse("seek-options")
        ratings = {one.game: one for one in await self.hall.ratings.of(person.id)}
        rating = ratings.get(game.name)
        now = self.hall.clock.now()
        mine = Seek(
            id=new_id(12),
            party=first.party,
            person_id=person.id,
            game=first.game,
            seats=first.seats,
            options=first.options,
            brought=dict(seat_options.brought(game, read, 0)),
            rated=first.rated,
            pairs=first.pairs,
            least=None,
            most=None,
            pace=first.pace,
            days=first.days,
            since=now,
            seen=now,
            name=person.name,
            lang=person.lang,
            rating=None if rating is None else rating.rating,
            deviation=None if rating is None else rating.deviation,
        )
        # Whoever answers has chosen: only what the others have said themselves speaks against it.
        if not all(fitting.allows(one, mine) for one in found):
            raise refuse("seek-not-you")
        self._waits(person.id, address, given.extras)
        await self.hall.belongings.brought(person, game, given.options)
        await self.working.finish(self._answer(mine, address, found))
        await self._look_all()
        return await self.mine(person)

    async def _answer(self, mine: Seek, address: str, found: Sequence[Seek]) -> None:
        with self.hall.one_more(None, address, await self.hall.counted(found[0].person_id)):
            table = await self.store.answer(mine, self._make)
            if table is not None:
                self._open(table, address, [*found, mine])

    async def withdraw(self, person_id: str) -> None:
        """Look for nobody any more."""
        self._forget(person_id)
        await self.store.withdraw(person_id)
        self.changed()
        for line in self._lines.get(person_id, ()):
            line.tell(NOTHING)

    def _take(self, person: Person, address: str) -> None:
        if not self.gate.take(person.id, address):
            raise refuse("rate-limited")

    async def _may_play(self, person: Person, rated: bool, days: int | None) -> None:
        if rated and not await self.hall.accounts.has(person.id):
            raise refuse("rated-account")
        letter, settings = days is not None, self.hall.settings
        most = settings.letters_each if letter else settings.tables_each
        if await self.store.tables(person.id, letter) >= most:
            raise refuse("too-many-letters" if letter else "too-many-tables")

    async def _given(self, game: Game, person: Person, options: Mapping[str, Value]) -> Given:
        if LESSON in options:
            raise refuse("option-wrong", option=LESSON, value=options[LESSON], expected="/api/lessons")
        for spec in game.options:
            if spec.seat and spec.name in options:  # only one's own seat, which is the first here
                raise refuse("seat-option-not-yours")
        given = await self.hall.fetcher.given(game, person.id, options)
        check_practice(game, given.options, alone=False)
        return given

    def _waits(self, person_id: str, address: str, extras: Mapping[Value, SourceInfo]) -> None:
        self.addresses[person_id] = address
        self._asked.add(person_id)
        self._noted[person_id] = time.monotonic()
        self._extras[person_id] = extras

    def _forget(self, person_id: str) -> None:
        self.addresses.pop(person_id, None)
        self._extras.pop(person_id, None)

    # -- the table that comes of it

    def _make(self, party: Sequence[Seek]) -> Table:
        """The table of those who have found each other: the first of them is its host, and each has a seat."""
        first = party[0]
        game = load_game(first.game)
        seats = [Seat(number) for number in range(first.seats)]
        options = dict(first.options)
        for number, one in enumerate(party):
            seating.seat_person(seats, number, Person(one.person_id, one.name, one.lang), None)
            options = seat_options.carried(game, options, number, one.brought)
        return make_table(
            game,
            game.read_options(options),
            seats,
            host_id=first.person_id,
            private=True,
            created=self.hall.clock.now(),
            owner=self.hall.store.node,
            rated=first.rated,
            paired=True,
            days=first.days,
        )

    def _open(self, table: Table, address: str, waited: Sequence[Seek]) -> None:
        """Have the table that those who ``waited`` have found, and tell those of them who are away."""
        room = self.hall.admit(table)
        room.address = address
        self._waited[room] = {
            one.person_id: Waited(self.addresses.get(one.person_id, ""), self._extras.get(one.person_id, {}))
            for one in waited
        }
        for seat in table.seats:
            room.keep_extras(self._extras.get(seat.person_id or "", {}))
        self.changed()
        now = self.hall.clock.now()
        self.hall.push.found(room, {one.person_id for one in waited if now - one.seen >= PRESENT})
        self.look_at(room)
        log.info("people have found each other", table=table.id, game=table.game)

    def look_at(self, room: Room) -> None:
        """See after some news of a table that begins by itself whether all have come. At a correspondence table nobody has to
        be there at the same time: it begins once all have come who were asked for a rematch, and at once where people have
        found each other."""
        letter = room.table.days is not None
        if not room.table.paired or (room.status == CLOSED if letter else room.status != OPEN):
            return
        people = {seat.person_id for seat in room.table.seats if seat.kind == "person" and seat.person_id}
        known = self._come.setdefault(room, set())
        new = (people & room.present) - known
        if new:
            known |= new
            if not room.is_rematch():
                for person_id in new:
                    self._forget(person_id)
                self.working.start(self._arrived(room, new))
        come = room.present
        if letter:
            come = known if room.is_rematch() else people
        taken = all(seat.kind != "open" for seat in room.table.seats)
        if room.status == OPEN and taken and people and people <= come:
            self.working.start(self._begin(room))

    def is_in_vain(self, room: Room) -> bool:
        """Whether a table that came of seeks has waited long enough for those who do not come."""
        paired = (
            room.table.paired
            and room.table.days is None
            and not room.is_rematch()
            and all(seat.kind == "person" for seat in room.table.seats)
        )
        now = self.hall.clock.now()
        here = now - self._since.setdefault(room, now)
        return paired and now - room.table.created > self.away and here >= min(self.away, PRESENT)

    async def give_up(self, room: Room) -> None:
        """Close a table to which not all have come. Those who have come look for the same again, together and in their old
        place, unless they look for something else by now."""
        party, now = new_id(12), self.hall.clock.now()
        again = [
            replace(seek, id=new_id(12), party=party, table_id=None, seen=now)
            for seek in await self.store.waited(room.id)
            if seek.person_id in room.present and await self.store.of(seek.person_id) is None
        ]
        await seating.close(room, more=anew(again))
        known = self._waited.get(room, {})
        for seek in again:
            one = known.get(seek.person_id)
            if one is not None and one.address:
                self._waits(seek.person_id, one.address, one.extras)
        self.changed()

    async def _arrived(self, room: Room, people: set[str]) -> None:
        with contextlib.suppress(LudariumError):  # the store has told; the seek goes after a while
            await self.store.arrived(room.id, people)
        for person_id in people:
            for line in self._lines.get(person_id, ()):
                line.tell(NOTHING)

    async def _begin(self, room: Room) -> None:
        try:
            await self.hall.start(room, Person(room.table.host_id, "", "en"))
        except LudariumError as error:
            if error.code != "already-started":
                room.log.warning("a table that is complete does not begin", code=error.code)

    # -- those who wait

    @contextlib.contextmanager
    def waiting(self, person: Person) -> Iterator[Line]:
        """A socket of somebody who waits, as long as the block runs."""
        line = Line(person.id)
        self._lines.setdefault(person.id, set()).add(line)
        try:
            yield line
        finally:
            self._lines[person.id].discard(line)
            if not self._lines[person.id]:
                del self._lines[person.id]

    async def tell(self, person: Person) -> None:
        """Tell somebody who waits how it stands."""
        found = await self.mine(person)
        text = NOTHING if found is None else encode(found).decode()
        for line in self._lines.get(person.id, ()):
            line.tell(text)

    async def run(self) -> None:
        """Look, as long as the hall is open."""
        while True:
            await asyncio.sleep(LOOKED)
            if self._lines or self._asked:
                await self._look_all()

    def _patience(self, seek: Seek) -> int:
        """For how many milliseconds whoever looks for this may be away."""
        return self.away if seek.days is None else LETTERS

    async def _look_all(self) -> None:
        try:
            async with self._looking:
                await self.look()
        except LudariumError:  # the store has told, or another node has it all
            pass
        except Exception:
            log.exception("seeks can't be looked at")

    async def look(self) -> None:
        """Note who waits here, pair whom it can, and tell those whose seek has changed."""
        here, known = self._asked | set(self._lines), set(self.addresses)
        await self._note(here)
        found = await self._standing()
        now = self.hall.clock.now()
        waiting = [one for one in found if one.days is not None or now - one.seen < PRESENT]
        apart = await self.hall.apart.pairs(one.person_id for one in waiting)
        for group in fitting.paired(waiting, now, apart):
            # Each node serves its own: what two of them find at once only one gets. Who is away is served by any.
            if any(one.person_id in here for one in group) or group[0].days is not None:
                after = await self.working.finish(self._pair(group))
                found = found if after is None else after
        self._tell(found, known)

    async def _pair(self, group: list[Seek]) -> list[Seek] | None:
        try:
            load_game(group[0].game).read_options(group[0].options)
            with self.hall.one_more(None, "", await self.hall.counted(group[0].person_id)):
                table = await self.store.pair(group, self._make)
        except LudariumError as error:
            if error.code in ("storage", "moved"):
                raise
            log.warning("people can't be paired", game=group[0].game, code=error.code)
            return None
        if table is not None:
            self._open(table, "", group)
        return await self._standing()

    async def _note(self, here: set[str]) -> None:
        now = time.monotonic()
        due = {one for one in here if now - self._noted.get(one, -NOTED) >= NOTED}
        await self.store.note(due, self.hall.clock.now())
        self._asked -= here
        self._noted = {one: at for one, at in self._noted.items() if now - at < NOTED} | dict.fromkeys(
            due, now
        )

    def _tell(self, found: Sequence[Seek], known: Set[str]) -> None:
        """Tell those who wait how it stands. Who was not ``known`` when it was asked has said what they look for since, and is told
        next."""
        by_person = {one.person_id: one for one in found}
        parties: dict[str, list[Seek]] = {}
        for one in found:
            parties.setdefault(one.party, []).append(one)
        for person_id, lines in list(self._lines.items()):
            seek = by_person.get(person_id)
            text = NOTHING
            if seek is not None:
                text = encode(MySeek(shown(parties[seek.party]), seek.table_id)).decode()
            elif person_id in self.addresses and person_id not in known:
                continue
            else:
                self._forget(person_id)
            for line in lines:
                line.tell(text)

    async def found(self, _: str) -> None:
        """People have found each other at another node."""
        if self._lines:
            await self._look_all()

    async def keep_house(self) -> None:
        """Forget those who have been away for too long."""
        now = self.hall.clock.now()
        await self.store.forget(now - self.away, now - LETTERS)
        if len([one for one in await self._lately() if one.days is not None and one.table_id is None]) > 1:
            await self._look_all()  # ranges of ratings grow while nobody is here
        if self.addresses:
            known = set(self.addresses)  # who comes while it is asked is not gone
            left = {one.person_id for one in await self._standing()}
            for person_id in known - left:
                self._forget(person_id)

    async def close(self) -> None:
        await self.working.wait()


NOTHING: Final = encode(MySeek(None, None)).decode()


def shown(party: Sequence[Seek]) -> SeekShown:
    """What everybody may know of those who have found each other so far."""
    first = party[0]
    least = [one.least for one in party if one.least is not None]
    most = [one.most for one in party if one.most is not None]
    return SeekShown(
        id=first.party,
        game=first.game,
        seats=first.seats,
        names=[one.name for one in party],
        options=first.options,
        rated=first.rated,
        pairs=any(one.pairs for one in party),
        rating=None if first.rating is None else round(first.rating),
        provisional=first.doubt > SETTLED,
        least=max(least, default=None),
        most=min(most, default=None),
        pace=first.pace,
        days=first.days,
        since=when(first.since),
    )
