"""A live table: its seats and its game in memory, in step with the log, and the sockets that follow it.

All that changes a table happens in a method marked ``whole``, one at a time: it checks, commits, and only
then changes what is in memory and announces it. Seats are in ``seating``, chat is in ``chat``.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import structlog
from msgspec.structs import replace
from sqlalchemy import update

from ludarium import i18n
from ludarium.core import TABLE, LudariumError, Record, SourceInfo, Value, load_game
from ludarium.core.lesson import FAILED
from ludarium.server import traces
from ludarium.server.bots.bot_pool import BotPool
from ludarium.server.errors import Moved, refuse
from ludarium.server.http.rates import Bucket
from ludarium.server.metrics import HALL, PERSON, Metrics
from ludarium.server.settings import Settings
from ludarium.server.storage.blocks import Apart
from ludarium.server.storage.choice import Choice
from ludarium.server.storage.found import Found
from ludarium.server.storage.schema import TableRow
from ludarium.server.storage.store import (
    CLOSED,
    OPEN,
    OVER,
    PLAYING,
    Line,
    Person,
    Seat,
    Store,
    Table,
    Taken,
)
from ludarium.server.tables import counted, deadline, fair, projection
from ludarium.server.tables.clock import Clock, Pauses, Span
from ludarium.server.tables.play import AGAIN, Play, Proposal
from ludarium.server.tables.replay import Replay
from ludarium.server.tables.takeback_wish import Wish
from ludarium.server.tasks import Working
from ludarium.server.ws import broadcast
from ludarium.server.ws.crowd import Crowd
from ludarium.server.ws.messages import (
    Choose,
    InvitedShown,
    Notice,
    RematchShown,
    TableChoice,
    TableShown,
    TimerShown,
)
from ludarium.server.ws.peer import Peer

P = ParamSpec("P")
T = TypeVar("T")

EXTRAS_KEPT = 12  # texts of a table
UNTOUCHED = (
    600.0  # seconds without a choice or a word of its people, after which a game is not offered to watch
)
NEWS_DELAY = 0.03  # seconds in which changes around a table are told together


FORGET_DUE = update(TableRow).values(asked=None, due=None)

WISHES_RATE = 0.5  # a second, of a table: to look at one the game is played again
WISHES_BURST = 10


@dataclass
class Services:
    """What all tables share."""

    settings: Settings
    store: Store
    clock: Clock
    bot_pool: BotPool
    metrics: Metrics
    publish: Callable[[Notice], None]
    has_accounts: Callable[[Iterable[str]], Awaitable[bool]]
    """Whether all of these people have accounts."""
    apart: Callable[[str], Awaitable[Apart]]
    """Whom somebody blocks, and who blocks them."""


def whole(
    method: Callable[Concatenate[Room, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Room, P], Coroutine[Any, Any, T]]:
    """Run a method with the table to itself, to its end even when its caller is cut off."""

    @wraps(method)
    async def run(room: Room, /, *args: P.args, **kwargs: P.kwargs) -> T:
        async def alone() -> T:
            async with room.lock:
                if room.moved:
                    raise Moved
                return await method(room, *args, **kwargs)

        return await room.working.finish(alone())

    return run


class Room:
    """``play`` is None until the game starts."""

    def __init__(self, services: Services, table: Table, lines: list[Line] | None = None) -> None:
        self.services = services
        self.table = table
        self.lines = lines or []
        self.play: Play | None = None
        self.asleep: Found | None = None
        """What is known of a table that was in play when the hall opened, as long as its game is not brought back (``sleeping``)."""
        self.peers: set[Peer] = set()
        self.sockets: Counter[str] = Counter()
        """How many of them each person has."""
        self.present: set[str] = set()
        self.left_at: dict[str, int] = {
            seat.person_id: services.clock.elapsed() for seat in table.seats if seat.person_id
        }
        self.followed_by: Room | None = None
        """The rematch that takes everybody along, as far as it is in memory."""
        self.followed_elsewhere: RematchShown | None = None
        """How it stands at the node that has it, where that is another one."""
        self.declined: dict[str, str] = {}
        """The names by ids of those who have given up the seat that a rematch kept for them."""
        self.address = ""
        """Where its maker was, as limits count it; a restart forgets it."""
        self.empty_since = services.clock.elapsed()
        self.paused_at: int | None = None
        """Since when the table stands still (``pausing``)."""
        self.pauses: list[Span] = []
        self.going = asyncio.Event()
        self.going.set()
        self.ready: set[int] = set()
        self.votes: dict[int, set[str]] = {}
        """Who is for a bot on a seat."""
        self.wish: Wish | None = None
        """What somebody would like to take back, while the others are asked (``takeback``)."""
        self.wishes = Bucket(WISHES_RATE, WISHES_BURST)
        self.answered: dict[tuple[str, str], int] = {}
        self.extras: dict[Value, SourceInfo] = {}
        """What texts that were brought here said besides, by their words; a restart forgets it."""
        self.replay: Replay | None = None
        """The finished game, once somebody looks back at it."""
        self.unsure = False
        """Whether the log may have a choice that is not here: the database did not answer when it was written."""
        self.moved = False
        """Whether another node has the table by now, or may have it."""
        self.lock = asyncio.Lock()
        self.working = Working()
        self.wake = asyncio.Event()
        self.stepped_at = services.clock.elapsed()
        self.hurried = False
        """Whether bots wait no more until a person is asked (``tempo``)."""
        self.retimed = asyncio.Event()
        """Set when bots have to wait longer or shorter than they thought."""
        self.log = structlog.get_logger("table").bind(table=table.id)
        self.crowd = Crowd(lambda: self.peers)
        self.frames: dict[int, projection.Frames] = {}
        self.told = projection.Told()
        self._news: asyncio.TimerHandle | None = None
        self.commitment = fair.commitment(bytes.fromhex(table.secret))

    # -- what it is

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def status(self) -> str:
        return self.table.status

    @property
    def number(self) -> int:
        if self.asleep is not None:
            return self.asleep.number
        return 0 if self.play is None else self.play.number

    def heard(self) -> int:
        """The number of the last line of talk."""
        return self.lines[-1].number if self.lines else 0

    def seats_of(self, person_id: str | None) -> list[Seat]:
        """All seats of a person; more than one only where nothing is secret between seats."""
        if person_id is None:
            return []
        return [seat for seat in self.table.seats if seat.person_id == person_id]

    def seat_of(self, person_id: str | None) -> Seat | None:
        """The seat of a person, even if a bot plays it now; of several, the one that is asked, else the first."""
        seats = self.seats_of(person_id)
        if len(seats) > 1 and self.play is not None:
            decision = self.play.decision()
            for seat in seats:
                if decision is not None and seat.seat == decision.seat:
                    return seat
        return seats[0] if seats else None

    def is_member(self, person_id: str | None) -> bool:
        return person_id is not None and (
            person_id == self.table.host_id or self.seat_of(person_id) is not None
        )

    def rules(self, person_id: str) -> bool:
        """Whether somebody rules on the others, as their host: nobody does where the game is rated."""
        return person_id == self.table.host_id and not self.table.rated

    def admit(self, person_id: str | None, invite: str | None) -> None:
        """Raise unless this person may see the table."""
        if not self.table.private or self.is_member(person_id):
            return
        if invite is None:
            raise refuse("not-spectatable")
        if invite != self.table.invite:
            raise refuse("wrong-invite")

    def is_to_watch(self) -> bool:
        """Whether the lobby offers this game to people who like to watch: two play, and one of them has done something
        lately. Whoever plays alone with bots is left alone, and nothing happens where everybody has gone."""
        return len(self.people()) > 1 and self.services.clock.now() - self.touched_at() < UNTOUCHED * 1000

    def touched_at(self) -> int:
        """When one of the people here chose or spoke last; at first, when the game began."""
        steps = [] if self.play is None else self.play.steps
        last = next((step.choice.at for step in reversed(steps) if step.choice.person_id is not None), 0)
        spoken = self.lines[-1].at if self.lines else 0
        before = 0 if self.asleep is None else self.asleep.touched
        return max(last, spoken, before, self.table.started or self.table.created)

    def shown(self, member: bool, lang: str) -> TableShown:
        watching = len(self.sockets) - len(
            self.sockets.keys() & {seat.person_id for seat in self.table.seats}
        )
        shown = projection.table_of(
            self.table,
            self.play,
            self.present,
            watching,
            self.commitment,
            member,
            lang,
            list(self.declined.values()),
            self.rematch(),
            self.due(),
        )
        shown.number = self.number
        return shown

    def is_rematch(self) -> bool:
        """Whether it keeps the seats of those who sat at the table before, and begins once all have come."""
        return self.table.paired and self.table.again is not None

    def rematch(self) -> RematchShown | None:
        """The rematch that follows, as those who may see this table may know it."""
        found = self.followed_elsewhere if self.followed_by is None else self.followed_by.as_rematch()
        return found if found is None or self.table.private else replace(found, invite=None)

    def as_rematch(self) -> RematchShown | None:
        """How this table stands for those who look at the one that it follows."""
        if self.status == CLOSED:
            return None
        kept = {seat.person_id: seat for seat in reversed(self.table.seats) if seat.person_id is not None}
        host = kept.get(self.table.host_id)
        return RematchShown(
            id=self.id,
            invite=self.table.invite,
            status=self.status,
            host="" if host is None else host.name,
            people=[
                InvitedShown(person_id, seat.name, person_id in self.present)
                for person_id, seat in reversed(kept.items())
            ],
            declined=list(self.declined.values()),
        )

    def begin(self, started: int) -> Play:
        """The game from its first position: its seed is the hall's secret and the seats' nonces."""
        nonces = [seat.nonce for seat in self.table.seats]
        seed = fair.game_seed(bytes.fromhex(self.table.secret), nonces)
        game = load_game(self.table.game)
        return Play(
            game,
            len(nonces),
            self.table.options,
            seed,
            self.running(started),
            self.table.days,
            self.table.position,
        )

    def due(self) -> int | None:
        """At a correspondence table, when the time of whoever must decide ends; None where nobody's runs."""
        if self.table.days is None:
            return None
        if self.asleep is not None:
            return self.table.due
        clock = self.services.clock
        return deadline.due(self.table, self.play, clock, self.running(clock.now()), self.pauses)

    def timers(self) -> list[TimerShown]:
        """The clocks that run here."""
        if self.play is None:
            return []
        now, due = self.services.clock.now(), self.due()
        return projection.timers_of(
            self.play, self.running(now), self.go_on_in(), None if due is None else due - now
        )

    def running(self, at: int) -> int:
        """The running time of the table's clocks: that of the hall, without the times in which the table stood still."""
        clock = self.services.clock
        spans = (
            self.pauses
            if self.paused_at is None
            else [*self.pauses, (self.paused_at, max(at, self.paused_at))]
        )
        still = sum(
            clock.running(min(at, ended)) - clock.running(began) for began, ended in spans if began < at
        )
        return clock.running(at) - still

    def empty_for(self) -> float:
        """For how many seconds no socket has followed the table."""
        return 0.0 if self.peers else (self.services.clock.elapsed() - self.empty_since) / 1000

    def record(self) -> Record:
        """The finished game with its proof. Raises while secrets are still worth something."""
        if self.play is None or self.status != OVER:
            raise refuse("record-not-ready")
        notes = {"table": self.id}
        if self.table.started is not None:
            notes["started"] = projection.when(self.table.started)
        if self.table.ended is not None:
            notes["ended"] = projection.when(self.table.ended)
        secret = bytes.fromhex(self.table.secret)
        notes |= fair.proof(secret, [seat.nonce for seat in self.table.seats])
        former = i18n.say("en", "people-former")  # somebody who has deleted their account
        return self.play.record({seat.seat: seat.name or former for seat in self.table.seats}, notes)

    def looked_back(self, seat: int | None) -> Replay:
        """The finished game, to be looked at with the eyes of a seat. Raises while its secrets are still worth something,
        of a lesson, and where there is no such seat."""
        if self.play is None or self.status != OVER:
            raise refuse("record-not-ready")
        if self.play.attempt is not None:
            raise refuse("replay-lesson")
        if seat is not None and seat >= self.play.seats:
            raise refuse("replay-seat", seat=str(seat))
        if self.replay is None:
            self.replay = Replay(self.play)
        return self.replay

    def keep_extras(self, extras: Mapping[Value, SourceInfo]) -> None:
        """Keep what texts said, of the last ones that were brought."""
        for word, said in extras.items():
            self.extras.pop(word, None)
            self.extras[word] = said
        for word in list(self.extras)[:-EXTRAS_KEPT]:
            del self.extras[word]

    # -- choosing

    @whole
    async def choose(self, person: Person, message: Choose) -> int:
        """Take a person's choice; gives the number of its step. The same message again changes
        nothing and gives the same number."""
        done = self.answered.get((person.id, message.id))
        if done is not None:
            return done
        seat = self.seat_of(person.id)
        if seat is None:
            raise refuse("not-seated")
        if seat.kind != "person":
            raise refuse("not-your-turn")
        if seat.late:  # in the next game of a match
            self.table.seats[seat.seat] = back = replace(seat, late=False)
            await self.services.store.change_table(self.id, back)
            self.news()
        return await self.decide(seat.seat, message.number, message.option, person.id, message.id)

    @whole
    async def choose_for_table(self, person: Person, message: TableChoice) -> int:
        """Take a ruling of the host, the host's choice where the table is asked, or a concession."""
        done = self.answered.get((person.id, message.id))
        if done is not None:
            return done
        host = self.rules(person.id)
        seat = self.seat_of(person.id)
        own = None if seat is None or seat.kind != "person" else seat.seat
        rulings = [] if self.play is None else self.play.rulings(self.play.about_seats(), own, host)
        if not host and message.option not in rulings:
            raise refuse("not-host")
        if message.number == self.number and message.option not in rulings:
            raise refuse("unknown-option", option=message.option)
        return await self.decide(TABLE, message.number, message.option, person.id, message.id)

    @whole
    async def choose_by_itself(self, seat: int, number: int, option: str) -> int:
        """Take a choice of a bot, of a clock, or of the table. A bot's counts only while the seat is a
        bot's."""
        if seat != TABLE and self.table.seats[seat].kind != "bot":
            raise refuse("not-your-turn")
        if self.paused_at is not None:  # it stands still since just now, and will look again
            raise refuse("stale-number")
        return await self.decide(seat, number, option)

    @whole
    async def again(self, person: Person) -> None:
        """In a lesson, go back to where its present step began."""
        attempt = None if self.play is None else self.play.attempt
        if attempt is None:
            raise refuse("not-a-lesson")
        if self.seat_of(person.id) is None:
            raise refuse("not-seated")
        if attempt.has_moved() or attempt.status == FAILED:
            await self.decide(TABLE, self.number, AGAIN, person.id)

    async def decide(
        self, seat: int, number: int, option: str, person_id: str | None = None, message: str | None = None
    ) -> int:
        """Check a choice, commit it and take it; gives the number of its step."""
        if self.play is None:
            raise refuse("not-started")
        with traces.span("propose"):
            proposal = self.play.propose(seat, number, option)
        choice = Choice(number + 1, seat, proposal.option, self.services.clock.now(), person_id, message)
        try:
            try:
                end = _end_of(self.play, proposal, choice.at, self.table)
                more = counted.kept(self.table, self.play, end)
                if deadline.is_answered(self.table, proposal):
                    more.append((FORGET_DUE.where(TableRow.id == self.id), None))
                with traces.span("commit"):
                    await self.services.store.add_choice(
                        self.id,
                        choice,
                        end,
                        more,
                        counted.counting(self.table, proposal, end),
                    )
            except Taken:
                await self._catch_up()
                if person_id is not None and message is not None and (person_id, message) in self.answered:
                    return self.answered[person_id, message]
                raise refuse("stale-number") from None
        except LudariumError as error:
            if error.code == "storage":
                self.unsure = True
                self.wake.set()
            raise
        self._take(proposal, choice)
        return choice.number

    @whole
    async def make_sure(self) -> None:
        """Take what came to be in the log although nobody could be told."""
        if self.unsure:
            await self._catch_up()
            self.unsure = False

    async def _catch_up(self) -> None:
        """Take the choices that are in the log and not here."""
        assert self.play is not None
        for choice in await self.services.store.choices(self.id, self.play.number):
            self._take(self.play.propose(choice.seat, choice.number - 1, choice.option), choice)

    def _take(self, proposal: Proposal, choice: Choice) -> None:
        """Make a committed choice part of the game and announce it."""
        assert self.play is not None
        step = self.play.take(proposal, choice, self.running(choice.at))
        by = HALL if choice.person_id is None else PERSON
        self.services.metrics.choices.labels(self.table.game, by).inc()
        if choice.person_id is not None and choice.message is not None:
            self.answered[choice.person_id, choice.message] = choice.number
        self.flush_news()
        self.stepped_at = self.services.clock.elapsed()
        if deadline.is_answered(self.table, proposal):
            self.table.asked = self.table.due = None
        votes_end = bool(self.ready or self.wish)
        self.ready = set()
        self.wish = None
        self.hurried = self.hurried and self.are_bots_next()
        timers = self.timers()
        about_seats = self.play.about_seats()
        keys = {(key := self.key_of(peer), peer.changes and peer.seat == key[0]) for peer in self.players()}
        if watching := {peer.changes for peer in self.peers if peer.watches}:
            keys |= {(broadcast.WATCHER, by_changes) for by_changes in {False, *watching}}
        self.frames[choice.number] = projection.game_steps(
            self.table, self.play, step, keys, timers, about_seats, self.told
        )
        self.tell("step", choice.number)
        if votes_end:
            self.tell("votes")
        end = _end_of(self.play, proposal, choice.at, self.table)
        if end is not None:
            self.table.status = OVER
            self.table.ended = choice.at
            self.table.scores = end["scores"]
            self.table.winners = end["winners"]
            self.table.played = end["played"]
            self.table.asked = self.table.due = None
            self.news()
            self.flush_news()
        self.wake.set()

    def is_awaiting(self) -> bool:
        """Whether it is the table's turn and somebody has to be waited for: people to say that they are ready, or, before
        the first step, one to come."""
        if self.play is None or self.play.attempt is not None or self.table.days is not None:
            return False  # nobody is hurried in a lesson, or waited for at a correspondence table
        decision = self.play.decision()
        return decision is not None and decision.seat == TABLE and bool(self.people())

    def are_bots_next(self) -> bool:
        """Whether the game goes on without anybody: it is a bot's turn, or the table's where nobody is waited for."""
        decision = None if self.play is None else self.play.decision()
        if decision is None:
            return False
        if decision.seat == TABLE:
            return not self.is_awaiting()
        return self.table.seats[decision.seat].kind == "bot"

    def people(self) -> set[str]:
        """The people who play here now."""
        return {seat.person_id for seat in self.table.seats if seat.kind == "person" and seat.person_id}

    def go_on_in(self) -> int | None:
        """Milliseconds until the table goes on by itself, where it waits (``is_awaiting``); None where it does not, and
        between the rounds of one person with bots: nobody else waits there, however long they look at the result."""
        if not self.is_awaiting():
            return None
        people = {seat.seat for seat in self.table.seats if seat.kind == "person" and seat.person_id}
        present = {seat for seat in people if self.table.seats[seat].person_id in self.present}
        if present and (present <= self.ready or self.number == 0):
            return 0
        if self.number > 0 and len(self.people()) == 1 and self.table.event is None:
            return 0 if self.ready else None
        waited = self.services.clock.elapsed() - self.stepped_at
        return max(0, int(self.services.settings.go_on * 1000) - waited)

    # -- telling

    def key_of(self, peer: Peer) -> projection.Key:
        """What a peer may know depends on its seat and on whether it is the host, and on nothing else."""
        seat = self.seat_of(peer.person.id)
        return (None if seat is None else seat.seat, self.rules(peer.person.id))

    def players(self, everybody: bool = False) -> list[Peer]:
        """The sockets of those who sit here or are the host; all others are told with the crowd. Who changes sides has
        heard all that the old side has."""
        members = {self.table.host_id, *(seat.person_id for seat in self.table.seats)}
        found: list[Peer] = []
        for peer in self.peers:
            watches = peer.person.id not in members
            if watches != peer.watches:
                if watches:
                    self.crowd.welcomed(peer)
                else:
                    self.crowd.catch_up(peer)
                peer.watches = watches
            if everybody or not watches:
                found.append(peer)
        return found

    def watching(self) -> int:
        """How many sockets only watch."""
        members = {self.table.host_id, *(seat.person_id for seat in self.table.seats if seat.person_id)}
        return len(self.peers) - sum(self.sockets[member] for member in members)

    def is_watched(self) -> bool:
        return any(peer.watches for peer in self.peers)

    def tell(self, kind: str, number: int = 0) -> None:
        """Announce something new."""
        self.services.publish(Notice(self.id, kind, number))

    def news(self, soon: bool = True) -> None:
        """Announce that the table around the game has changed: soon, or, of those who watch, once in a while where they
        are many."""
        delay = NEWS_DELAY if soon else max(NEWS_DELAY, min(1.0, len(self.peers) / 100))
        due = asyncio.get_running_loop().time() + delay
        if self._news is not None and self._news.when() > due:
            self._news.cancel()
            self._news = None
        if self._news is None:
            self._news = asyncio.get_running_loop().call_at(due, self.flush_news)

    def flush_news(self) -> None:
        if self._news is not None:
            self._news.cancel()
            self._news = None
            self.tell("table")

    def speak(self, person: Person) -> None:
        """Go on in a person's new language."""
        peers = [peer for peer in self.peers if peer.person.id == person.id and peer.lang != person.lang]
        for peer in peers:
            peer.lang = person.lang
        if peers:
            self.news()

    def voters(self) -> set[str]:
        """The people who sit here and are present."""
        return {
            seat.person_id
            for seat in self.table.seats
            if seat.kind == "person" and seat.person_id and seat.person_id in self.present
        }

    def absent(self) -> dict[int, int]:
        """The seats on which the others may vote for a bot, and in how many milliseconds: whoever has lost the line may come
        right back. In an event a judge decides, at a correspondence table the time that somebody has."""
        if self.status != PLAYING or self.table.event is not None or self.table.days is not None:
            return {}
        now, patience = self.services.clock.elapsed(), int(self.services.settings.stand_in * 1000)
        return {
            seat.seat: max(0, self.left_at.get(seat.person_id or "", now - patience) + patience - now)
            for seat in self.table.seats
            if seat.kind == "person" and seat.person_id not in self.present
        }

    # -- coming and going

    def join(self, peer: Peer, last: int | None, chat: int | None, invite: str | None) -> None:
        """Let a socket follow the table. Raises where it may not."""
        if self.moved:
            raise Moved
        self.admit(peer.person.id, invite)
        self.peers.add(peer)
        self.sockets[peer.person.id] += 1
        peer.watches = not self.is_member(peer.person.id)
        self.go_on()
        self.left_at.pop(peer.person.id, None)
        was_away = peer.person.id not in self.present
        self.present.add(peer.person.id)
        for seat in self.seats_of(peer.person.id):
            self.votes.pop(seat.seat, None)
            if was_away:
                self.tell("votes")
        broadcast.welcome(self, peer, last, chat, invited=invite == self.table.invite)
        if was_away:
            self.news(soon=not peer.watches)
            self.wake.set()

    def drop(self) -> None:
        """Change nothing any more, and send everybody away to come back: the table is no longer here."""
        self.moved = True
        if self._news is not None:
            self._news.cancel()
            self._news = None
        for peer in self.peers:
            peer.dismiss("moved")
        self.wake.set()

    def go_on(self) -> None:
        """Go on from where the table stood still. Whoever has come is not kept waiting for the disk."""
        if self.paused_at is None:
            return
        span = (self.paused_at, self.services.clock.now())
        self.pauses = Pauses([*self.pauses, span]).spans
        self.paused_at = None
        self.stepped_at = (
            self.services.clock.elapsed()
        )  # people have the usual time to say that they are ready
        self.going.set()
        self.wake.set()
        self.working.start(self.services.store.end_pause(self.id, *span)).add_done_callback(self._noted)

    def _noted(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            # After a restart the clocks give back too much, up to the next choice.
            self.log.error("the end of a pause was not kept", exc_info=task.exception())

    def leave(self, peer: Peer) -> None:
        """A socket is gone. The person counts as absent a while later, if no other one is there."""
        if peer not in self.peers:
            return
        self.peers.discard(peer)
        self.sockets[peer.person.id] -= 1
        if not self.sockets[peer.person.id]:
            del self.sockets[peer.person.id]
        if not self.peers:
            self.empty_since = self.services.clock.elapsed()
            self.wake.set()
        if peer.person.id in self.sockets:
            return
        if not self.is_member(peer.person.id):
            self.present.discard(peer.person.id)
            self.news(soon=False)
            return
        self.left_at[peer.person.id] = self.services.clock.elapsed()
        asyncio.get_running_loop().call_later(
            self.services.settings.grace, self._gone, peer.person.id, self.left_at[peer.person.id]
        )

    def _gone(self, person_id: str, left: int) -> None:
        if self.left_at.get(person_id) == left:
            self.present.discard(person_id)
            self.news()
            self.tell("votes")
            self.wake.set()


def _end_of(play: Play, proposal: Proposal, at: int, table: Table) -> dict[str, Any] | None:
    """What changes at the table with its last choice."""
    if proposal.attempt is not None:
        return (
            {"status": OVER, "ended": at, "scores": None, "winners": None, "played": None}
            if proposal.attempt.is_done()
            else None
        )
    outcome = proposal.state.outcome()
    if outcome is None:
        return None
    return {
        "status": OVER,
        "ended": at,
        "scores": outcome.scores,
        "winners": outcome.winners,
        "played": counted.played(table, play, proposal),
        "asked": None,
        "due": None,
    }


__all__ = ["OPEN", "OVER", "PLAYING", "Room", "Services", "whole"]
