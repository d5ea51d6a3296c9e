"""A hall with people and tables of long ago, on each database that is here."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update
from tests.server import postgres
from tests.server.running import Guest, RunningServer, hall_in

from ludarium.server.http.guests import hashed
from ludarium.server.storage import history, retention
from ludarium.server.storage.schema import (
    ChatRow,
    ChoiceRow,
    PersonRow,
    SessionRow,
    TablePauseRow,
)
from ludarium.server.storage.store import OVER, Seat, Store, Table

A_DAY = 86_400_000  # milliseconds
STEPS = 3  # choices, and lines of talk, of each table
KEEP: dict[str, Any] = {"keep_sessions": 100.0, "keep_games": 20.0, "keep_closed": 10.0, "keep_guests": 5.0}

on_each_database = pytest.mark.parametrize(
    "database_url", ["sqlite", *["postgresql"] * postgres.HERE], indirect=True
)
_numbers = count()


class Aged:
    """A running hall. Ages are in days before now."""

    def __init__(self, running: RunningServer) -> None:
        self.running = running
        self.hall = running.hall
        self.store: Store = running.hall.store

    def ago(self, days: float) -> int:
        return self.hall.clock.now() - int(days * A_DAY)

    async def person(self, unused: float | None = None, gone: float | None = None, came: float = 900) -> str:
        """A guest who came so many days ago, with a session where ``unused`` says for how long it was not used; the
        guest's id."""
        id_ = f"{next(_numbers):016x}"
        row = {"id": id_, "name": "Ann", "lang": "en", "created": self.ago(came)}
        await self.store.writer.write(
            (insert(PersonRow), {**row, "gone": None if gone is None else self.ago(gone)})
        )
        if unused is not None:
            session = {
                "token": hashed(id_),
                "person_id": id_,
                "created": self.ago(came),
                "seen": self.ago(unused),
            }
            await self.store.writer.write((insert(SessionRow), session))
        return id_

    async def table(
        self, host: str, *seated: str | None, status: str = OVER, ended: float | None = None, **more: Any
    ) -> str:
        """A table with choices, talk and a pause; its id."""
        id_ = f"t{next(_numbers):07}"
        seats = [Seat(number, "person", person, "Ann") for number, person in enumerate(seated or [None])]
        table = Table(
            id=id_, game="saboteur", version="1", options={}, private=False, invite="", host_id=host, status=status,
            secret="00", created=self.ago(900), ended=None if ended is None else self.ago(ended), seats=seats, **more,
        )  # fmt: skip
        await self.store.add_table(table)
        common = {"table_id": id_, "seat": 0, "at": 0}
        choices = [{**common, "number": 1 + number, "option": "x"} for number in range(STEPS)]
        lines = [
            {**common, "number": 1 + number, "person_id": host, "name": "Ann", "text": "hi"}
            for number in range(STEPS)
        ]
        await self.store.writer.write(
            (insert(ChoiceRow), choices),
            (insert(ChatRow), lines),
            (insert(TablePauseRow), {"table_id": id_, "began": 0}),
            *(
                history.kept(table, None, table.ended, {}, {})
                if status == OVER and table.ended is not None
                else ()
            ),
        )
        return id_

    async def unused(self, guest: Guest, days: float) -> None:
        """Make the session of a guest one that was not used for so long."""
        await self.hall.guests.note_use()
        key = hashed(guest.http.cookies["ludarium"])
        change = update(SessionRow).where(SessionRow.token == key).values(seen=self.ago(days))
        await self.store.writer.write((change, None))
        # It has not ended: no node is to hear so from another one, and close its lines.
        for hall in self.running.halls:
            hall.guests.forget([key], elsewhere=True)

    async def seen(self, guest: Guest) -> int | None:
        """When the session of a guest was last used, as it stands in the database."""
        key = hashed(guest.http.cookies["ludarium"])
        rows = await self.store.rows(select(SessionRow.seen).where(SessionRow.token == key))
        return rows[0]["seen"] if rows else None

    async def sessions(self) -> set[str]:
        """Whose sessions there are."""
        return {row["person_id"] for row in await self.store.rows(select(SessionRow.person_id))}

    async def people(self) -> set[str]:
        return {row["id"] for row in await self.store.rows(select(PersonRow.id))}

    async def tables(self) -> set[str]:
        """The tables that are there, each of them whole; and nothing is left of the others."""
        there = set(await self.store.table_ids("open", "playing", "over", "closed"))
        for part in retention.PARTS:
            rows = await self.store.rows(
                select(part.table_id, func.count().label("n")).group_by(part.table_id)
            )
            assert {row["table_id"] for row in rows} <= there, part
            if part in (ChoiceRow, ChatRow):
                assert {row["n"] for row in rows} <= {STEPS}, part
        return there

    async def forget(self) -> retention.Forgotten:
        return await self.hall.retention.forget()


@contextlib.asynccontextmanager
async def aged(url: str, data: Path, **settings: Any) -> AsyncIterator[Aged]:
    """A hall on a database as it is."""
    async with hall_in(data, database=url, **settings) as running:
        yield Aged(running)


async def until(true: Any) -> None:
    async with asyncio.timeout(30):
        while not await true():
            await asyncio.sleep(0.02)


Work = Callable[[Aged], Coroutine[Any, Any, None]]


def in_a_hall(url: str, data: Path, work: Work, **settings: Any) -> None:
    """Do something in an open hall; a test is no coroutine where its database may be started first."""

    async def done() -> None:
        async with aged(url, data, **{**KEEP, **settings}) as old:
            await work(old)

    asyncio.run(done())
