"""Events played at the hall's own tables: a pairing opens a table, seats it, and takes its result back."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from ludarium.core import LudariumError, Value, game_named
from ludarium.server import fair, seating
from ludarium.server.desk.desk import Desk, Live, new_id
from ludarium.server.room import Room
from ludarium.server.store import OPEN, OVER, Person, Seat, Table
from ludarium.tournaments import deeds as d
from ludarium.tournaments import model
from ludarium.tournaments.doing.decks import deck_at
from ludarium.tournaments.event import Event
from ludarium.tournaments.keyforge.overtime import DRAWN
from ludarium.tournaments.keyforge.registering import played_word
from ludarium.tournaments.plan import BY_TABLE, BY_WINNER
from ludarium.tournaments.structures.history import BYE, NOBODY, Over

if TYPE_CHECKING:
    from ludarium.server.hall import Hall

EVERY: Final = 0.5
"""Seconds between two looks at the tables of events."""
PLAYING_AT_ONCE: Final = 8
"""Tables of bots alone that an event has in play at a time."""

log = structlog.get_logger("desk")


class EventTables:
    """Looks after the tables of all events that are in memory."""

    def __init__(self, hall: Hall, desk: Desk) -> None:
        self.hall = hall
        self.desk = desk
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring back the events that run, and begin to look after them."""
        for kept in await self.desk.store.all():
            if kept.status == model.RUNNING:
                try:
                    await self.desk.get(kept.id)
                except Exception:
                    log.exception("an event can't be brought back", event=kept.id)
        self.task = asyncio.create_task(self._run(), name="events")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            for live in list(self.desk.live.values()):
                if live.event.plan.online and live.event.status == model.RUNNING:
                    try:
                        await self._look_after(live)
                    except Exception:
                        log.exception("the tables of an event failed", event=live.id)

    async def _look_after(self, live: Live) -> None:
        event = live.event
        current = event.current
        if current is not None:
            for table in current.tables:
                if table.hall and not table.done:
                    await self._take_back(live, current, table)
            busy = sum([bool(table.hall) and not table.done for table in current.tables])
            for table in current.tables:
                if table.status == model.OPEN and table.kind != BYE and not table.hall:
                    bots = all([event.people[player].bot for player in table.players])
                    if bots and busy >= PLAYING_AT_ONCE:
                        continue
                    if await self._seat(live, current, table):
                        busy += 1
        if event.plan.by_itself:
            await self._go_on(live)

    async def _go_on(self, live: Live) -> None:
        """The next round, published at once."""
        event = live.event
        current = event.current
        if event.stage is not None and event.stage.draft is not None:
            await self.desk.decide(live, d.Published(), "")
        elif current is None or all(table.done for table in current.tables):
            following = await asyncio.to_thread(event.next_round)
            if isinstance(following, Over) or event.stages:
                await self.desk.next(live, "")

    # -- a table

    async def _seat(self, live: Live, current: model.Round, table: model.Table) -> bool:
        """Open a table in the hall for a pairing; whether that could be done: somebody without an account or a
        deck that can be played here sits at a table of the venue."""
        event = live.event
        plan = event.plan
        game = game_named(plan.game)
        people = [event.people[player] for player in table.players]
        if any([not person.account and not person.bot for person in people]):
            return False
        wished: dict[str, Value] = {**plan.options, **plan.stages[current.stage].options}
        if plan.game == "keyforge":
            for seat, player in enumerate(table.players):
                word = deck_word(event, player, current.number)
                if word:
                    wished[f"deck-{seat}"] = word
            if plan.first_player and table.first == NOBODY:
                first = fair.new_secret()[0] % len(table.players)
                began = d.Began(current.number, table.number, table.players[first], DRAWN)
                await self.desk.decide(live, began, "")
            wished["first"] = table.players.index(table.first) if table.first in table.players else "random"
        try:
            options = game.read_options(wished)
            game.check_seats(len(people))
        except LudariumError as error:
            log.warning("a pairing can't be played here", event=live.id, problem=error.code)
            return False
        seats = [Seat(number) for number in range(len(people))]
        for number, person in enumerate(people):
            if person.bot:
                name = seating.name_at(seats, person.name)
                seats[number] = Seat(number, "bot", None, name, person.bot, fair.new_nonce())
            else:
                seating.seat_person(seats, number, Person(person.account, person.name, "en"), None)
        host = await self._host(event)
        if host is None:
            return False
        kept = Table(
            id=new_id(8),
            game=game.name,
            version=game.version,
            options=options,
            private=False,
            invite=new_id(12),
            host_id=host,
            status=OPEN,
            secret=fair.new_secret().hex(),
            created=self.hall.clock.now(),
            seats=seats,
        )
        await self.hall.store.add_table(kept)
        room = self.hall.admit(kept)
        await self.desk.decide(live, d.Seated(current.number, table.number, room.id), "")
        await self.hall.start(room, Person(host, "", "en"))
        return True

    async def _host(self, event: Event) -> str | None:
        """The organizer's account: whose table it is."""
        for account, (_, role) in event.staff.items():
            if role == "organizer" and not account.startswith("token-"):
                return account
        return None

    async def _take_back(self, live: Live, current: model.Round, table: model.Table) -> None:
        try:
            room = await self.hall.room(table.hall)
        except LudariumError:
            log.warning("a table of an event is gone", event=live.id, table=table.hall)
            return
        if room.status != OVER:
            return
        await self.desk.decide(live, result_of(live.event, current, table, room), "")


def result_of(event: Event, current: model.Round, table: model.Table, room: Room) -> d.Resulted:
    """The result that a finished table of the hall says."""
    here = (current.number, table.number)
    record = room.record().text()
    outcome = None if room.play is None else room.play.state.outcome()
    if outcome is None:
        raise ValueError(f"the game of table {room.id} is not over")
    if event.plan.result == BY_TABLE:
        return d.Resulted(*here, points=tuple(outcome.scores), record=record)
    if len(outcome.winners) != 1:  # a game that nobody won is lost by both
        return d.Resulted(*here, losers=table.players, reason="double-loss", record=record)
    winner = table.players[outcome.winners[0]]
    points = () if event.plan.result == BY_WINNER else tuple([max(0, score) for score in outcome.scores])
    return d.Resulted(*here, winner, points, record=record)


def deck_word(event: Event, player: int, number: int) -> str:
    """The deck that a player plays in a round, in one word; empty where none is registered."""
    entry = deck_at(event, player, number)
    sources = event.people[player].sources
    return played_word(entry, sources) if entry is not None and sources else ""
