"""What people keep of what they have brought to games, and how they have fared with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.server.storage.belonging_rows import BelongingRow
from ludarium.server.storage.history import LINE
from ludarium.server.storage.schema import PersonRow, SeatRow, TableRow
from ludarium.server.storage.store import Store

MOST: Final = 1000
"""What one person keeps of one game."""
ID: Final = 24


class Belonging(msgspec.Struct):
    """A text that somebody keeps, with its note."""

    id: str
    game: str
    word: str
    title: str
    note: str
    created: int


def id_of(word: str) -> str:
    """What names a text: the same for whoever brings it."""
    return sha256(word.encode()).hexdigest()[:ID]


class BelongingStore:
    """Reads and writes through the hall's own store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person_id: str, game: str | None = None, id_: str | None = None) -> list[Belonging]:
        """What somebody keeps, the newest first."""
        columns = [getattr(BelongingRow, name) for name in Belonging.__struct_fields__]
        wanted = select(*columns).where(BelongingRow.person_id == person_id)
        if game is not None:
            wanted = wanted.where(BelongingRow.game == game)
        if id_ is not None:
            wanted = wanted.where(BelongingRow.id == id_)
        rows = await self.store.rows(wanted.order_by(BelongingRow.created.desc(), BelongingRow.id))
        return [Belonging(**row) for row in rows]

    async def keep(self, person_id: str, game: str, told: Sequence[tuple[str, str]], at: int) -> list[str]:
        """Keep texts, each with its title; the ids of those that are kept now and were not before. As soon as there are ``MOST``
        no more are."""

        async def work(connection: AsyncConnection) -> list[str]:
            # One person's at a time: else two requests would both find room for the last one.
            await connection.execute(select(PersonRow.id).where(PersonRow.id == person_id).with_for_update())
            mine = (BelongingRow.person_id == person_id, BelongingRow.game == game)
            known = set((await connection.execute(select(BelongingRow.id).where(*mine))).scalars())
            rows: dict[str, dict[str, Any]] = {}
            for word, title in told:
                id_ = id_of(word)
                if id_ not in known and len(known) + len(rows) < MOST:
                    rows[id_] = {
                        "person_id": person_id,
                        "game": game,
                        "id": id_,
                        "word": word,
                        "title": title,
                        "note": "",
                        "created": at,
                    }
            if rows:
                await connection.execute(insert(BelongingRow), list(rows.values()))
            return list(rows)

        return await self.store.writer.run(work)

    async def note(self, person_id: str, game: str, id_: str, note: str) -> None:
        """Write a note in the place of the one before."""
        change = update(BelongingRow).where(*_one(person_id, game, id_)).values(note=note)
        await self.store.writer.write((change, None))

    async def remove(self, person_id: str, game: str, id_: str) -> None:
        """Keep something no longer. Finished games stay as they are: whoever brings it again has won and lost with it what
        they have."""
        await self.store.writer.write((delete(BelongingRow).where(*_one(person_id, game, id_)), None))

    async def results(self, person_id: str, game: str) -> dict[str, Counter[str]]:
        """How many games have ended in which way (``history.RESULTS``) for somebody who had brought this, by its id."""
        wanted = select(SeatRow.brought, SeatRow.result, func.count().label("games"))
        wanted = wanted.join(TableRow, TableRow.id == SeatRow.table_id).where(
            SeatRow.person_id == person_id,
            SeatRow.ended.is_not(None),
            SeatRow.brought.is_not(None),
            TableRow.game == game,
        )
        found: dict[str, Counter[str]] = {}
        for row in await self.store.rows(wanted.group_by(SeatRow.brought, SeatRow.result)):
            for id_ in row["brought"].split(LINE):
                found.setdefault(id_, Counter())[row["result"]] += row["games"]
        return found


def _one(person_id: str, game: str, id_: str) -> tuple[ColumnElement[bool], ...]:
    return (BelongingRow.person_id == person_id, BelongingRow.game == game, BelongingRow.id == id_)
