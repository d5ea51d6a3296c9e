"""Events played at the hall's own tables: a pairing opens a table, seats it, and takes its result back."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from ludarium.core import LudariumError, Value, load_game
from ludarium.server.desk.desk import Desk
from ludarium.server.desk.live import Live
from ludarium.server.errors import Moved
from ludarium.server.storage.store import OPEN, OVER, Person, Seat
from ludarium.server.tables import fair, seat_options, seating
from ludarium.server.tables.maker import make_table
from ludarium.server.tables.room import Room
from ludarium.tournaments import actions as act
from ludarium.tournaments.corrections import affected
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.online import deck_word, seated_here
from ludarium.tournaments.plan import BY_TABLE, BY_WINNER
from ludarium.tournaments.roles import ORGANIZER
from ludarium.tournaments.rules.keyforge.overtime import DRAWN
from ludarium.tournaments.state import RUNNING, Round
from ludarium.tournaments.state import Table as Pairing
from ludarium.tournaments.structures.history import BYE, NOBODY
from ludarium.tournaments.tournament import Tournament
from ludarium.tournaments.view import named

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

EVERY: Final = 0.5
"""Seconds between two looks at the tables of events."""
PLAYING_AT_ONCE: Final = 8
"""Tables of bots alone that an event has in play at a time."""
RANDOM: Final = "random"
"""In place of a seat: the table draws who begins."""

log = structlog.get_logger("desk")


class EventTables:
    """Looks after the tables of all events that are in memory."""

    def __init__(self, hall: Hall, desk: Desk) -> None:
        self.hall = hall
        self.desk = desk
        self.task: asyncio.Task[None] | None = None
        self.told: set[tuple[object, ...]] = set()

    async def open(self, bring_back: bool = True) -> None:
        """Bring back the events that run, and begin to look after them."""
        for event_id in await self.desk.store.running() if bring_back else ():
            try:
                await self.desk.get(event_id)
            except Exception:
                log.exception("an event can't be brought back", event_id=event_id)
        self.task = asyncio.create_task(self._run(), name="events")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.desk.close()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            for live in list(self.desk.live.values()):
                try:
                    if live.event.plan.online and live.event.status == RUNNING:
                        await self._look_after(live)
                except Moved:
                    continue
                except LudariumError as error:
                    self._tell("an event can't go on by itself", live.id, error.code, **error.facts)
                except Exception:
                    log.exception("the tables of an event failed", event_id=live.id)

    def _tell(self, said: str, event: str, problem: str, **facts: object) -> None:
        """Write down once what would be found again at every look."""
        line = (said, event, problem, *sorted([str(fact) for fact in facts.values()]))
        if line not in self.told:
            self.told.add(line)
            log.warning(said, event_id=event, problem=problem, facts=facts)

    async def _look_after(self, live: Live) -> None:
        await self.desk.read(live, lambda event: None)  # what is not on disk is not acted on
        event = live.event
        current = event.current
        if current is not None:
            ours = seated_here(event)
            for table in current.tables:
                if table.hall in ours and not table.done:
                    await self._go_on_at(live, current, table)
            busy = sum([table.hall in ours and not table.done for table in current.tables])
            for table in current.tables:
                if table.done or table.kind == BYE or table.hall in ours or table.reports:
                    continue
                bots = all([event.people[player].bot for player in table.players])
                if bots and busy >= PLAYING_AT_ONCE:
                    continue
                if await self._seat(live, current, table):
                    busy += 1
        # what becomes of a correction a person decides first
        if event.plan.by_itself and not affected(event):
            await self._go_on(live)

    async def _go_on(self, live: Live) -> None:
        """The next round, published at once."""
        event = live.event
        current = event.current
        stage = event.stage
        if stage is None or stage.draft is None:
            if current is not None and not all(table.done for table in current.tables):
                return
            await self.desk.next(live, "")
        stage = live.event.stage
        if stage is not None and stage.draft is not None:
            try:
                await self.desk.decide(live, act.Published(), "")
            except Refused as refused:
                if refused.code != "desk-draft-stale":
                    raise
                await self.desk.next(live, "", stage.draft.attempt + 1)  # somebody has left since

    # -- a table

    async def _seat(self, live: Live, current: Round, table: Pairing) -> bool:
        """Open a table in the hall for a pairing; whether that could be done: somebody without an account or a
        deck that can be played here sits at a table of the venue."""
        event = live.event
        plan = event.plan
        game = load_game(plan.game)
        people = [event.people[player] for player in table.players]
        if any([not person.account and not person.bot for person in people]):
            return False
        host = next(iter(await self._known(organizers(event))), None)
        accounts = [person.account for person in people if not person.bot]
        if host is None or len(await self._known(accounts)) < len(accounts):
            self._tell("a pairing can't be played here", live.id, "an account of another hall")
            return False
        first = table.first
        wished: dict[str, Value] = {**plan.options, **plan.stages[current.stage].options}
        rules = event.rules
        hidden = plan.format in rules.sealed_formats
        if rules.brought:
            for seat, player in enumerate(table.players):
                word = deck_word(event, player, current.number)
                if word:
                    wished[f"{rules.brought}-{seat}"] = word
        if rules.first:
            if plan.first_player and first == NOBODY:
                first = table.players[fair.new_secret()[0] % len(table.players)]
            wished[rules.first] = table.players.index(first) if first in table.players else RANDOM
        if plan.format in rules.formats:
            # Whatever the plan says: T8.6 and T9.10 open the lists, T10.9 and T11.5 hide them.
            wished[seat_options.LISTS] = seat_options.LISTS_HIDDEN if hidden else seat_options.LISTS_OPEN
        try:
            options = game.read_options(wished)
            game.check_seats(len(people))
        except LudariumError as error:
            facts = {} if hidden else error.facts  # they may name a card
            self._tell("a pairing can't be played here", live.id, error.code, **facts)
            return False
        seats = [Seat(number) for number in range(len(people))]
        for number, person in enumerate(people):
            if person.bot:
                name = seating.name_at(seats, person.name)
                seats[number] = Seat(number, "bot", None, name, person.bot, fair.new_nonce())
            else:
                seating.seat_person(seats, number, Person(person.account, person.name, "en"), None)
        kept = make_table(
            game,
            options,
            seats,
            host_id=host,
            # whoever watches would know what S18.5 keeps back, or the lists that are for the two players (T8.6)
            private=not named(event) or rules.lists_closed(plan.format, plan.lists_open),
            created=self.hall.clock.now(),
            owner=live.node,
            event=live.id,
        )
        await self.hall.store.under(live.node).add_table(kept)
        room = self.hall.admit(kept)
        actions: list[act.Action] = [act.Seated(current.number, table.number, room.id)]
        if first != table.first:
            actions.insert(0, act.Began(current.number, table.number, first, DRAWN))
        try:
            await self.desk.decide_all(live, actions, "")
        except BaseException:
            await seating.close(room)  # the pairing is no longer what it was
            raise
        await self.hall.start(room, Person(host, "", "en"))
        return True

    async def _known(self, accounts: list[str]) -> list[str]:
        """Those of these accounts that are of this hall."""
        known = await self.desk.store.known(accounts)
        return [account for account in accounts if account in known]

    async def _go_on_at(self, live: Live, current: Round, table: Pairing) -> None:
        """Begin what was seated and not begun before the hall closed; take back what is over."""
        try:
            room = await self.hall.room(table.hall)
            if room.status == OPEN:
                await self.hall.start(room, Person(room.table.host_id, "", "en"))
            elif room.status == OVER:
                action = await asyncio.to_thread(result_of, live.event, current, table, room)
                await self.desk.decide(live, action, "")
        except LudariumError as error:
            self._tell("a table of an event brings no result", live.id, error.code, table=table.hall)


def organizers(event: Tournament) -> list[str]:
    """The accounts whose event it is: the first that the hall knows has its tables."""
    return [account for account, (_, role) in event.staff.items() if role == ORGANIZER]


def result_of(event: Tournament, current: Round, table: Pairing, room: Room) -> act.Resulted:
    """The result that a finished table of the hall says."""
    here = (current.number, table.number)
    record = room.record().text()
    outcome = None if room.play is None else room.play.state.outcome()
    if outcome is None:
        raise ValueError(f"the game of table {room.id} is not over")
    if event.plan.result == BY_TABLE:
        return act.Resulted(*here, points=tuple(outcome.scores), record=record)
    if len(outcome.winners) != 1:  # a game that nobody won is lost by both
        return act.Resulted(*here, losers=table.players, reason="double-loss", record=record)
    winner = table.players[outcome.winners[0]]
    points = () if event.plan.result == BY_WINNER else tuple([max(0, score) for score in outcome.scores])
    return act.Resulted(*here, winner, points, record=record)
