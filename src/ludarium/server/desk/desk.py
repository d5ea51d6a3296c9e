"""The events of the hall that somebody looks at, each with its lock: what is decided is checked, written, then told."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Final, TypeVar
from weakref import WeakValueDictionary

import structlog

from ludarium.server import traces
from ludarium.server.desk.live import Live
from ludarium.server.desk.store import LISTED, EventStore, Kept, playing
from ludarium.server.errors import Moved, refuse
from ludarium.server.http.guests import hashed
from ludarium.server.ids import new_id
from ludarium.server.storage.store import Store, Taken
from ludarium.server.tables.clock import Clock
from ludarium.server.tasks import Once, Working
from ludarium.tournaments import actions as act
from ludarium.tournaments import permissions, roles
from ludarium.tournaments.actions import Action, Entry
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.handlers.declare import DECLARED
from ludarium.tournaments.plan import Plan
from ludarium.tournaments.roles import STAFF
from ludarium.tournaments.shared_view import Shared
from ludarium.tournaments.structures.history import Impossible, Over
from ludarium.tournaments.tournament import Tournament, log_of
from ludarium.tournaments.view import part_of, view
from ludarium.tournaments.view_types import EventView, Part

SEARCHED: Final = 1_000
"""Accounts for which the desk remembers which logs don't name them."""

QUICK: Final = 4
"""Actions that are decided on the spot; more of them, and those for which the log is replayed, in a thread."""

READ_WITHIN: Final = 10.0
"""Seconds of the processor for the log in a file. It takes as long whenever the event is brought back."""
IDLE: Final = 1800.0
"""Seconds that an event stays in memory after somebody has asked for it."""
AT_HAND: Final = 2 * LISTED
"""Events in memory, of which those that nobody follows go earlier where there are more."""
COPIES: Final = 2
"""Copies of events that are made at a time."""

T = TypeVar("T")

log = structlog.get_logger("desk")


class Desk:
    """All events. Every method that takes an id raises ``unknown-event`` for none."""

    def __init__(
        self, store: Store, clock: Clock, hold: Callable[[str], Awaitable[int | None]] | None = None
    ) -> None:
        """``hold`` takes an event for this node, where there are several, and gives its life."""
        self.hold = hold
        self.store = EventStore(store)
        self.clock = clock
        self.live: dict[str, Live] = {}
        self.working = Working()
        self.closing = False
        """Whether the hall is closing: nobody is told of changes any longer."""
        self.published: Callable[[Live], None] = lambda live: None
        """Called with an event whose next round is there for everybody."""
        self._loading = Once[Live](0)
        self._bringing = asyncio.Lock()
        """Held by whoever brings a file: they come one after the other."""
        self._copying = asyncio.Semaphore(COPIES)
        self._held: WeakValueDictionary[str, Live] = WeakValueDictionary()
        """Events that somebody has in hand, gone from ``live`` or not: there must be no second one."""
        self._searched: dict[str, set[str]] = {}
        """By account: the events whose logs were searched for it."""
        self._elsewhere: dict[str, dict[str, tuple[int, Part]]] = {}
        """By account: what it is at events that are not here, and how long their logs were then."""

    def say_goodbye(self) -> None:
        """Let every page that follows an event go: an open stream would keep the hall from closing."""
        self.closing = True
        for live in self.live.values():
            live.tell()

    async def close(self) -> None:
        """Let what is being decided be written."""
        await self.working.wait()

    def now(self) -> int:
        """Seconds since 1970."""
        return self.clock.now() // 1000

    async def get(self, event_id: str) -> Live:
        """The live event, brought back from its log if need be."""
        live = self._held.get(event_id)
        if live is not None:
            return self._at_hand(live)
        return await self._loading.get(event_id, lambda: self._load(event_id))

    async def _load(self, event_id: str) -> Live:
        node = None if self.hold is None else await self.hold(event_id)
        kept = await self.store.kept(event_id)
        if kept is None:
            raise refuse("unknown-event")
        live = Live(kept, await self._folded(event_id), self.working, node)
        if node != self.store.store.node:  # a life of this node has ended meanwhile
            raise Moved
        return self._at_hand(live)

    def drop(self) -> None:
        """Let go of all events: other nodes have them by now, or may have them."""
        for live in list(self._held.values()):
            live.moved = True
            live.tell()
        self.live.clear()
        self._held.clear()

    def _at_hand(self, live: Live) -> Live:
        if live.moved:
            raise Moved
        live.used = time.monotonic()
        self.live[live.id] = self._held[live.id] = live
        return live

    def forget_idle(self) -> None:
        """Let go of events that nobody has asked for recently: they come back from their logs."""
        idle = sorted([live for live in self.live.values() if not live.needed], key=lambda live: live.used)
        for live in idle:
            if time.monotonic() - live.used < IDLE and len(self.live) <= AT_HAND:
                break
            del self.live[live.id]
            for searched in self._searched.values():  # their logs have got longer since
                searched.discard(live.id)

    async def _folded(self, event_id: str) -> Tournament:
        entries = await self.store.entries(event_id)
        return await asyncio.to_thread(Tournament.of, entries)

    async def _mend(self, live: Live) -> None:
        """With its lock held: what memory had and the database has not goes."""
        if live.stale:
            live.event = await self._folded(live.id)
            live.stale = False

    async def parts(self, account: str, events: list[str]) -> dict[str, Part]:
        """What somebody is at these events, for each at which they are something."""
        if self.hold is not None:
            return await self._parts_anywhere(account, events)
        # Nothing changes in an event that is not in memory: its log is searched for an account once.
        searched = self._searched.setdefault(account, set())
        sought = [one for one in events if one not in self.live and one not in searched]
        for one in await self.store.naming(account, sought) if sought else ():
            try:
                await self.get(one)
            except Exception:
                log.exception("an event can't be brought back", event_id=one)
        searched.update(sought)
        if len(self._searched) > SEARCHED:
            self._searched.clear()
        found: dict[str, Part] = {}
        for one in events:
            live = self.live.get(one)
            if live is not None:
                part = await self.read(live, lambda event: part_of(event, account))
                if part.role:
                    found[one] = part
        return found

    async def _parts_anywhere(self, account: str, events: list[str]) -> dict[str, Part]:
        """The same where other nodes may have some of these events: those are read from their logs, and read again where
        they have got longer."""
        lengths = await self.store.lengths([one for one in events if one not in self.live])
        known = self._elsewhere.setdefault(account, {})
        if len(self._elsewhere) > SEARCHED:
            del self._elsewhere[next(iter(self._elsewhere))]
        sought = [one for one, length in lengths.items() if known.get(one, (0, Part()))[0] != length]
        naming = await self.store.naming(account, sought) if sought else set()
        for one in sought:
            part = Part()
            if one in naming:
                try:
                    event = await self._folded(one)
                    part = await asyncio.to_thread(part_of, event, account)
                except Exception:
                    log.exception("an event can't be read", event_id=one)
            known[one] = lengths[one], part
        found: dict[str, Part] = {}
        for one in events:
            live = self.live.get(one)
            if live is not None:
                part = await self.read(live, lambda event: part_of(event, account))
            else:
                part = known.get(one, (0, Part()))[1]
            if part.role:
                found[one] = part
        return found

    async def is_staff(self, event_id: str, account: str) -> bool:
        """Whether somebody may read everything at an event, whichever node has it."""
        if self.hold is not None:
            part = (await self._parts_anywhere(account, [event_id])).get(event_id)
            return part is not None and part.role in STAFF
        live = await self.get(event_id)
        return await self.read(live, lambda event: roles.role_of(event, account) in STAFF)

    async def read(self, live: Live, work: Callable[[Tournament], T]) -> T:
        """What ``work`` finds in an event, in a thread, while nothing changes in it: nobody is told what is not on
        disk yet."""
        async with live.lock:
            if live.moved:
                raise Moved
            await self._mend(live)
            return await asyncio.to_thread(work, live.event)

    async def length(self, live: Live) -> int:
        """The length of an event's log on disk."""
        async with live.lock:
            await self._mend(live)
            return len(live.event.entries)

    async def seen(self, live: Live, account: str, work: Callable[[EventView, Shared, int], T]) -> T:
        """What ``work`` makes, in a thread, of the event for somebody, of what others see alike, and of the hall's
        time. What readers see alike is made once, until the log grows."""
        now = self.now()

        def seen(event: Tournament) -> T:
            if not live.shared.fits(event):
                live.shared = Shared(event, live.shared)
            return work(view(event, account, now, live.shared), live.shared, now)

        return await self.read(live, seen)

    async def found(
        self, live: Live, entries: list[Entry], what: tuple[object, ...], work: Callable[[Tournament], T]
    ) -> T:
        """What ``work`` finds in a copy of an event with these entries, while the event itself goes on. It is
        looked for once and remembered under the name ``what``."""
        name = (len(entries), *what)
        found: T = await live.found.get(name, lambda: self._in_copy(entries, work))
        return found

    async def _in_copy(self, entries: list[Entry], work: Callable[[Tournament], T]) -> T:
        async with self._copying:
            return await asyncio.to_thread(lambda: work(Tournament.of(entries)))

    def begun(self, name: str, plan: Plan, account: str, host: str) -> Tournament:
        """A new event, whose organizer ``account`` (called ``host``) is; it is not kept yet."""
        event = Tournament.created(name, secrets.token_hex(16), plan, account, self.now())
        event.decide(act.Staffed(account, host, roles.ORGANIZER), account, self.now())
        return event

    async def bring(self, text: bytes, account: str, host: str) -> Live:
        """An event out of its file, whose organizer is from now on whoever brings it; see ``online.brought``."""
        async with self._bringing:
            event = await asyncio.to_thread(_read, text)
            at = max(self.now(), event.entries[-1].at)
            event.add(Entry(len(event.entries), at, "", act.Staffed(account, host, roles.ORGANIZER)))
            return await self.keep(event)

    async def keep(self, event: Tournament) -> Live:
        """Write down a new event; to the end, even if whoever asked for it is gone meanwhile."""
        return await self.working.finish(self._keep(event))

    async def _keep(self, event: Tournament) -> Live:
        kept = Kept(
            new_id(8),
            event.name,
            event.plan.game,
            event.plan.preset,
            event.status,
            playing(event),
            secrets.token_hex(32),
            self.clock.now(),
            self.store.store.node,
        )
        await self.store.add(kept, event.entries)
        if kept.owner != self.store.store.node:  # a life of this node has ended meanwhile
            raise Moved
        return self._at_hand(Live(kept, event, self.working, kept.owner))

    async def decide(
        self, live: Live, action: Action, by: str, why: str = "", after: int | None = None
    ) -> None:
        """Let something be decided. ``after``: how long the log was for whoever decides; if it has grown since, a
        decision about the course of the event is refused. Raises ``LudariumError``, and nothing has changed."""
        await self._alone(live, _deed(action), partial(self._decide, live, [action], by, why, after))

    async def decide_all(self, live: Live, actions: list[Action], by: str) -> None:
        """Let several things be decided: all of them, or, where one can't, nothing."""
        await self._alone(live, _deed(actions[0]), partial(self._decide, live, actions, by))

    async def _alone(self, live: Live, deed: str, change: Callable[[], Awaitable[None]]) -> None:
        """Change an event while nobody else does; to the end, even if whoever asked for it is gone meanwhile. Traces call
        the change a ``deed``."""

        async def changed() -> None:
            async with self._at_hand(live).lock:
                await self._mend(live)
                try:
                    with traces.span("desk decision", event=live.id, deed=deed):
                        await change()
                finally:
                    with contextlib.suppress(
                        Exception
                    ):  # the database may be gone: then whoever comes next tries
                        await self._mend(live)

        await self.working.finish(changed())

    async def _decide(
        self, live: Live, actions: list[Action], by: str, why: str = "", after: int | None = None
    ) -> None:
        event = live.event
        before = len(event.entries)
        if after is not None and after != before and DECLARED[type(actions[0])].course:
            raise Refused("moved-on")
        now = self.now()

        def decided() -> list[Entry]:
            for action in actions:
                event.decide(action, by, now, why)
            return event.entries[before:]

        try:
            if len(actions) > QUICK or DECLARED[type(actions[0])].folds:
                entries = await asyncio.to_thread(decided)
            else:
                entries = decided()
            if not entries:
                return  # all of it was said before
            with traces.span("commit"):
                await self.store.append(live.id, entries, event, live.node)
        except BaseException as error:
            live.stale = len(event.entries) > before or isinstance(error, Taken)
            if isinstance(error, Taken):
                raise Refused("moved-on") from None
            raise
        live.tell()
        if any([isinstance(action, act.Published) for action in actions]):
            self.published(live)

    async def enter_all(
        self, live: Live, entered: Callable[[Tournament], list[act.Entered]], by: str, checked: bool = False
    ) -> None:
        """Let several people enter, and check in where ``checked``: all of them, or, where one can't, nobody."""

        async def enter() -> None:
            actions: list[Action] = []
            for number, one in enumerate(entered(live.event), len(live.event.people)):
                actions.append(one)
                if checked:
                    actions.append(act.CheckedIn(number))
            if actions:
                await self._decide(live, actions, by)

        await self._alone(live, "entered", enter)

    async def next(self, live: Live, by: str, attempt: int = 0, after: int | None = None) -> None:
        """Draw the next round as a draft, or end the stage where its structure says that it is over."""
        await self._alone(live, "drawn", partial(self._next, live, by, attempt, after))

    async def _next(self, live: Live, by: str, attempt: int, after: int | None) -> None:
        event = live.event
        permissions.check(event, by, act.Drawn(()))
        if after is not None and after != len(event.entries):
            raise Refused("moved-on")
        stage = event.stage
        if attempt > 0 and stage is not None and stage.draft is None and stage.rounds:
            draw = await asyncio.to_thread(event.redraw, attempt)
        else:
            draw = await asyncio.to_thread(event.next_round, attempt)
        if isinstance(draw, Impossible):
            raise Refused("impossible-" + draw.code, **draw.facts)
        if isinstance(draw, Over):
            await self._decide(live, [act.StageEnded(draw.through)], by)
        else:
            await self._decide(live, [act.Drawn(draw.tables, attempt, draw.label)], by)

    async def token(self, live: Live, by: str, role: str, name: str) -> str:
        """A token for a program that works at this desk in a role. It is shown this once."""
        if role not in roles.ROLES:
            raise Refused("role-unknown", found=role, known=", ".join(roles.ROLES))
        account = roles.TOKEN + new_id(12)
        await self.decide(live, act.Staffed(account, name, role), by)
        token = secrets.token_urlsafe(32)
        await self.store.add_token(live.id, hashed(token), account, self.clock.now())
        return token

    async def claim(self, live: Live, code: str, account: str) -> None:
        """Whoever shows a player's code is that player from now on."""
        number = live.person_of(code.strip().lower())
        if number is None:
            raise Refused("code-wrong")
        person = live.event.people[number]
        if person.account == account:
            return
        action = act.Amended(number, person.name, account, person.club, person.rank)
        await self.decide(live, action, "")


def _deed(action: Action) -> str:
    """What logs call a kind of action."""
    return str(type(action).__struct_config__.tag)


def _read(text: bytes) -> Tournament:
    """The event of a file, everything in it checked; as ``from_json``, but not for any length of time."""
    return Tournament.of(_in_time(log_of(text)), checked=True)


def _in_time(entries: list[Entry]) -> Iterator[Entry]:
    """These, one after the other. Raises ``too-large`` where this thread has spent too much time on them."""
    end = time.thread_time() + READ_WITHIN
    for entry in entries:
        if time.thread_time() > end:
            raise refuse("too-large")
        yield entry
