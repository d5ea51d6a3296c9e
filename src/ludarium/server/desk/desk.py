"""The events of the hall that somebody looks at, each with its lock: what is decided is checked, written, then told."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from typing import Final

import structlog

from ludarium.server.clock import Clock
from ludarium.server.desk.store import EventStore, Kept, playing
from ludarium.server.errors import refuse
from ludarium.server.people import hashed
from ludarium.server.store import Store, Taken
from ludarium.tournaments import authority
from ludarium.tournaments import deeds as d
from ludarium.tournaments.deeds import Deed, Entry
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.event import Event, from_json
from ludarium.tournaments.plan import Plan
from ludarium.tournaments.structures.history import Draw, Impossible, Over

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
WATCHERS: Final = 2_000
"""Pages that follow one event."""
CODE_LENGTH: Final = 8

log = structlog.get_logger("desk")


def new_id(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Live:
    """One event in memory."""

    def __init__(self, kept: Kept, event: Event) -> None:
        self.kept = kept
        self.event = event
        self.lock = asyncio.Lock()
        self.watchers: set[asyncio.Event] = set()
        self.gone = False
        """Whether memory and database may differ: it has to be read anew."""

    @property
    def id(self) -> str:
        return self.kept.id

    def tell(self) -> None:
        """Wake every page that follows."""
        for watcher in self.watchers:
            watcher.set()

    def code(self, person: int) -> str:
        """What makes whoever shows it this player: printed on their slip as a QR code."""
        digest = hmac.new(self.kept.secret.encode(), str(person).encode(), hashlib.sha256).digest()
        return "".join([ALPHABET[byte % len(ALPHABET)] for byte in digest[:CODE_LENGTH]])

    def person_of(self, code: str) -> int | None:
        """Whose code this is."""
        for person in self.event.people:
            if not person.spectator and hmac.compare_digest(self.code(person.number), code):
                return person.number
        return None


class Desk:
    """All events. Every method that takes an id raises ``unknown-event`` for none."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = EventStore(store)
        self.clock = clock
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}

    def now(self) -> int:
        """Seconds since 1970."""
        return self.clock.now() // 1000

    async def get(self, event_id: str) -> Live:
        """The live event, brought back from its log if need be."""
        live = self.live.get(event_id)
        if live is not None and not live.gone:
            return live
        loading = self._loading.get(event_id)
        if loading is None:
            loading = self._loading[event_id] = asyncio.create_task(self._load(event_id))
            loading.add_done_callback(lambda _: self._loading.pop(event_id, None))
        return await asyncio.shield(loading)

    async def _load(self, event_id: str) -> Live:
        kept = await self.store.kept(event_id)
        if kept is None:
            raise refuse("unknown-event")
        entries = await self.store.entries(event_id)
        event = await asyncio.to_thread(Event.of, entries)
        live = Live(kept, event)
        before = self.live.get(event_id)
        if before is not None:
            live.watchers = before.watchers
        self.live[event_id] = live
        return live

    async def create(self, name: str, plan: Plan, account: str, host: str) -> Live:
        """A new event, whose organizer ``account`` (called ``host``) is."""
        event = Event.created(name, secrets.token_hex(16), plan, account, self.now())
        event.decide(d.Staffed(account, host, authority.ORGANIZER), account, self.now())
        return await self._keep(event)

    async def bring(self, text: bytes, account: str, host: str) -> Live:
        """An event out of its file, whose organizer is from now on whoever brings it."""
        event = await asyncio.to_thread(from_json, text)
        if event.staff.get(account, ("", ""))[1] != authority.ORGANIZER:
            event.add(
                Entry(len(event.entries), self.now(), "", d.Staffed(account, host, authority.ORGANIZER))
            )
        return await self._keep(event)

    async def _keep(self, event: Event) -> Live:
        kept = Kept(
            new_id(8),
            event.name,
            event.plan.game,
            event.plan.preset,
            event.status,
            playing(event),
            secrets.token_hex(32),
            self.clock.now(),
        )
        await self.store.add(kept, event.entries)
        live = self.live[kept.id] = Live(kept, event)
        return live

    async def decide(self, live: Live, deed: Deed, by: str, why: str = "", after: int | None = None) -> None:
        """Let something be decided. ``after``: how long the log was for whoever decides; if it has grown since, a
        decision about the course of the event is refused. Raises ``LudariumError``, and nothing has changed."""
        async with live.lock:
            await self._decide(live, deed, by, why, after)

    async def _decide(self, live: Live, deed: Deed, by: str, why: str, after: int | None) -> None:
        if after is not None and after != len(live.event.entries) and isinstance(deed, _COURSE):
            raise Refused("moved-on")
        entry = live.event.decide(deed, by, self.now(), why)
        try:
            await self.store.append(live.id, entry, live.event)
        except BaseException as error:
            live.gone = True  # memory is ahead of the database: read it anew before anything else
            self.live.pop(live.id, None)
            if isinstance(error, Taken):
                raise Refused("moved-on") from None
            raise
        live.tell()

    async def enter_all(self, live: Live, entered: list[d.Entered], by: str, checked: bool = False) -> None:
        """Let several people enter, and check in where ``checked``: all of them, or, where one can't, nobody."""
        async with live.lock:
            trial = await asyncio.to_thread(Event.of, live.event.entries)
            deeds: list[Deed] = []
            for number, one in enumerate(entered, len(live.event.people)):
                deeds.append(one)
                if checked:
                    deeds.append(d.CheckedIn(number))
            for deed in deeds:
                trial.decide(deed, by, self.now())
            for deed in deeds:
                await self._decide(live, deed, by, "", None)

    async def next(self, live: Live, by: str, attempt: int = 0, after: int | None = None) -> None:
        """Draw the next round as a draft, or end the stage where its structure says that it is over."""
        async with live.lock:
            event = live.event
            authority.check(event, by, d.Drawn(()))
            if after is not None and after != len(event.entries):
                raise Refused("moved-on")
            stage = event.stage
            if attempt > 0 and stage is not None and stage.draft is None and stage.rounds:
                draw = await asyncio.to_thread(event.redraw, attempt)
            else:
                draw = await asyncio.to_thread(event.next_round, attempt)
            if isinstance(draw, Draw):
                deed: Deed = d.Drawn(draw.tables, attempt, draw.label)
            elif isinstance(draw, Over):
                deed = d.StageEnded(draw.through)
            elif isinstance(draw, Impossible):
                raise Refused("impossible-" + draw.code, **draw.facts)
            await self._decide(live, deed, by, "", None)

    async def token(self, live: Live, by: str, role: str, name: str) -> str:
        """A token for a program that works at this desk in a role. It is shown this once."""
        account = "token-" + new_id(12)
        await self.decide(live, d.Staffed(account, name, role), by)
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
        deed = d.Amended(number, person.name, account, person.club, person.rank)
        await self.decide(live, deed, "")


_COURSE: Final = (d.Drawn, d.Published, d.Swapped, d.StageEnded, d.Closed, d.Undone, d.Ended, d.PairedWithBye)
"""What is decided about what a page shows: on a page that is out of date it would be about something else."""
