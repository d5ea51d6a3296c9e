"""What the hall keeps of events."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Executable, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludarium.server.storage.schema import EventEntryRow, EventRow, EventTokenRow, PersonRow
from ludarium.server.storage.store import Store, Taken
from ludarium.server.storage.writer import Parameters
from ludarium.tournaments.actions import Entry
from ludarium.tournaments.state import RUNNING
from ludarium.tournaments.tournament import Tournament

LISTED = 200
"""Events in the list."""
AT_ONCE: Final = 500
"""Lines of a log in one transaction, where a new event has more: meanwhile no table of the hall can write."""
FEW: Final = 20
"""Lines that are written out on the spot."""
ARRIVING: Final = "arriving"
"""The status of an event whose log is not yet there as a whole: nobody finds it."""


class Kept(msgspec.Struct):
    """An event as lists show it."""

    id: str
    name: str
    game: str
    preset: str
    status: str
    players: int
    secret: str
    created: int
    owner: int | None = None
    """The node that has it, where there are several."""


class EventStore:
    """Reads and writes through the hall's own store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, kept: Kept, entries: list[Entry]) -> None:
        """Keep a new event with its log: all of it, or nothing. A long log comes in pieces, between which others write.
        Raises ``Moved`` where the life of the node that has it ends meanwhile."""
        event = msgspec.structs.asdict(kept)
        write = partial(self.store.writer.write, node=kept.owner)
        if len(entries) <= AT_ONCE:
            rows = await _rows(kept.id, entries)
            await write((insert(EventRow), event), (insert(EventEntryRow), rows))
            return
        await write((insert(EventRow), {**event, "status": ARRIVING}))
        try:
            for first in range(0, len(entries), AT_ONCE):
                rows = await _rows(kept.id, entries[first : first + AT_ONCE])
                await write((insert(EventEntryRow), rows))
            there = update(EventRow).where(EventRow.id == kept.id).values(status=kept.status)
            await write((there, None))
        except BaseException:
            with contextlib.suppress(Exception):  # the database may be gone: then the next opening sweeps
                await self._remove([kept.id])
            raise

    async def sweep(self, before: int | None = None) -> None:
        """Remove events that were still arriving when the hall was last there; where others may bring some just now, those
        that began to arrive ``before``."""
        arriving = select(EventRow.id).where(EventRow.status == ARRIVING)
        if before is not None:
            arriving = arriving.where(EventRow.created < before)
        half = await self.store.rows(arriving)
        if half:
            await self._remove([str(row["id"]) for row in half])

    async def _remove(self, events: list[str]) -> None:
        await self.store.writer.write(
            (delete(EventEntryRow).where(EventEntryRow.event_id.in_(events)), None),
            (delete(EventRow).where(EventRow.id.in_(events)), None),
        )

    async def append(
        self, event_id: str, entries: list[Entry], event: Tournament, node: int | None = None
    ) -> None:
        """Keep more lines, all or none, and what lists show since. Raises ``Taken`` where a number is there already, and
        ``Moved`` where the life of the ``node`` that decided them is over."""
        shown = {"name": event.name, "status": event.status, "players": playing(event)}
        statements: list[tuple[Executable, Parameters]] = [
            (insert(EventEntryRow), await _rows(event_id, entries)),
            (update(EventRow).where(EventRow.id == event_id).values(**shown), None),
        ]
        try:
            await self.store.writer.write(*statements, node=node)
        except IntegrityError:
            raise Taken from None

    async def all(self) -> list[Kept]:
        """The newest events."""
        wanted = select(EventRow.__table__).where(EventRow.status != ARRIVING)
        rows = await self.store.rows(wanted.order_by(EventRow.created.desc()).limit(LISTED))
        return [Kept(**row) for row in rows]

    async def naming(self, account: str, events: list[str]) -> set[str]:
        """Those of these events in whose logs an account is named."""
        wanted = select(EventEntryRow.event_id).where(
            EventEntryRow.event_id.in_(events),
            EventEntryRow.body.contains(f'"account":"{account}"', autoescape=True),
        )
        return {str(row["event_id"]) for row in await self.store.rows(wanted.distinct())}

    async def running(self) -> list[str]:
        """The events that are being played, however old."""
        wanted = select(EventRow.id).where(EventRow.status == RUNNING).order_by(EventRow.created)
        return [str(row["id"]) for row in await self.store.rows(wanted)]

    async def lengths(self, events: list[str]) -> dict[str, int]:
        """How long the logs of these events are."""
        wanted = select(EventEntryRow.event_id, func.max(EventEntryRow.number).label("last"))
        wanted = wanted.where(EventEntryRow.event_id.in_(events)).group_by(EventEntryRow.event_id)
        return {str(row["event_id"]): row["last"] + 1 for row in await self.store.rows(wanted)}

    async def known(self, accounts: list[str]) -> set[str]:
        """Those of these accounts that belong to somebody of this hall: an event may come from another one."""
        rows = await self.store.rows(select(PersonRow.id).where(PersonRow.id.in_(accounts)))
        return {str(row["id"]) for row in rows}

    async def kept(self, event_id: str) -> Kept | None:
        wanted = select(EventRow.__table__).where(EventRow.id == event_id, EventRow.status != ARRIVING)
        rows = await self.store.rows(wanted)
        return Kept(**rows[0]) if rows else None

    async def entries(self, event_id: str) -> list[Entry]:
        """The log of an event."""
        wanted = select(EventEntryRow.body).where(EventEntryRow.event_id == event_id)
        rows = await self.store.rows(wanted.order_by(EventEntryRow.number))
        return [msgspec.json.decode(row["body"], type=Entry) for row in rows]

    async def add_token(self, event_id: str, token: str, account: str, at: int) -> None:
        row = {"token": token, "event_id": event_id, "account": account, "created": at}
        await self.store.writer.write((insert(EventTokenRow), row))

    async def account_of(self, event_id: str, token: str) -> str | None:
        """The account of whoever shows this (hashed) token at this event."""
        wanted = select(EventTokenRow.account)
        wanted = wanted.where(EventTokenRow.token == token, EventTokenRow.event_id == event_id)
        rows = await self.store.rows(wanted)
        return str(rows[0]["account"]) if rows else None


def playing(event: Tournament) -> int:
    return sum([not one.spectator for one in event.people])


async def _rows(event_id: str, entries: list[Entry]) -> list[dict[str, object]]:
    """Lines of a log as they are kept; many of them are written out in a thread."""

    def written() -> list[dict[str, object]]:
        return [
            {"event_id": event_id, "number": entry.number, "body": msgspec.json.encode(entry).decode()}
            for entry in entries
        ]

    return written() if len(entries) <= FEW else await asyncio.to_thread(written)
