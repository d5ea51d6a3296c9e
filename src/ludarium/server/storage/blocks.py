"""What the hall keeps of whom people block and mute."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.server.errors import refuse
from ludarium.server.storage.accounts import Statement
from ludarium.server.storage.friend_rows import BlockRow, FriendRow, InvitationRow, MuteRow
from ludarium.server.storage.hints import PARTED, PEOPLE, hint
from ludarium.server.storage.schema import PersonRow
from ludarium.server.storage.seek_rows import SeekRow
from ludarium.server.storage.store import Store

MOST: Final = 1000
"""People whom somebody may block, and as many whom they may mute."""
AT_ONCE: Final = 500
"""People about whom one question is asked."""


@dataclass(frozen=True)
class Apart:
    """Whom somebody mutes and blocks, and who blocks them, by ids. The last is for the hall's own use: nobody is told."""

    muted: frozenset[str] = frozenset()
    blocked: frozenset[str] = frozenset()
    blocked_by: frozenset[str] = frozenset()

    @property
    def unheard(self) -> frozenset[str]:
        """Whose chat they don't read."""
        return self.muted | self.blocked

    def is_apart(self, person_id: str) -> bool:
        """Whether one of the two blocks the other."""
        return person_id in self.blocked or person_id in self.blocked_by

    def among(self, people: Iterable[str]) -> Apart:
        """The same, as far as it is about whose chat they read of these people."""
        some = frozenset(people)
        return Apart(self.muted & some, self.blocked & some)


NOBODY: Final = Apart()


class BlockStore:
    """Reads and writes through the hall's own store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def any(self) -> bool:
        """Whether anybody blocks or mutes somebody."""
        for rows in (BlockRow, MuteRow):
            if await self.store.rows(select(rows.person_id).limit(1)):
                return True
        return False

    async def of(self, people: Iterable[str]) -> dict[str, Apart]:
        """Whom each of these people has to do nothing with."""
        ids = sorted(set(people))
        found: dict[str, dict[str, set[str]]] = {one: {} for one in ids}
        for first in range(0, len(ids), AT_ONCE):
            some = ids[first : first + AT_ONCE]
            for kind, rows in (("muted", MuteRow), ("blocked", BlockRow)):
                for row in await self.store.rows(
                    select(rows.person_id, rows.other_id).where(rows.person_id.in_(some))
                ):
                    found[row["person_id"]].setdefault(kind, set()).add(row["other_id"])
            theirs = select(BlockRow.person_id, BlockRow.other_id).where(BlockRow.other_id.in_(some))
            for row in await self.store.rows(theirs):
                found[row["other_id"]].setdefault("blocked_by", set()).add(row["person_id"])
        return {
            one: Apart(**{kind: frozenset(others) for kind, others in sets.items()}) if sets else NOBODY
            for one, sets in found.items()
        }

    async def muted(self, person_id: str) -> list[dict[str, Any]]:
        """Whom somebody mutes, the last first: ``id``, ``name`` and ``at``."""
        return await self._others(MuteRow, person_id)

    async def blocked(self, person_id: str) -> list[dict[str, Any]]:
        """Whom somebody blocks, the last first: ``id``, ``name`` and ``at``."""
        return await self._others(BlockRow, person_id)

    async def _others(self, rows: type[BlockRow | MuteRow], person_id: str) -> list[dict[str, Any]]:
        wanted = select(PersonRow.id, PersonRow.name, rows.created.label("at"))
        wanted = wanted.join(rows, rows.other_id == PersonRow.id).where(rows.person_id == person_id)
        return await self.store.rows(wanted.order_by(rows.created.desc(), PersonRow.id))

    async def mute(self, person_id: str, other_id: str, at: int) -> None:
        """Raises ``mutes-many``."""

        async def work(connection: AsyncConnection) -> bool:
            if not await self._added(connection, MuteRow, person_id, other_id, at):
                return False
            await self._hint(connection, PEOPLE, person_id)
            return True

        if not await self.store.writer.run(work):
            raise refuse("mutes-many", most=MOST)

    async def unmute(self, person_id: str, other_id: str) -> None:
        which = delete(MuteRow).where(MuteRow.person_id == person_id, MuteRow.other_id == other_id)
        await self.store.writer.write((which, None), *self._hints((PEOPLE, person_id)))

    async def block(self, person_id: str, other_id: str, at: int) -> bool:
        """Block somebody, and part the two: what was between them as friends ends, invitations are void, and where both wait in
        one party for others, they do so apart from now on. Whether the other sees anything of it. Raises ``blocks-many``."""

        async def work(connection: AsyncConnection) -> bool | None:
            if not await self._added(connection, BlockRow, person_id, other_id, at):
                return None
            seen = await _part(connection, person_id, other_id, at)
            await self._hint(connection, PEOPLE, person_id)
            await self._hint(connection, PEOPLE if seen else PARTED, other_id)
            return seen

        seen = await self.store.writer.run(work)
        if seen is None:
            raise refuse("blocks-many", most=MOST)
        return bool(seen)

    async def unblock(self, person_id: str, other_id: str) -> None:
        which = delete(BlockRow).where(BlockRow.person_id == person_id, BlockRow.other_id == other_id)
        await self.store.writer.write((which, None), *self._hints((PEOPLE, person_id), (PARTED, other_id)))

    async def _added(
        self,
        connection: AsyncConnection,
        rows: type[BlockRow | MuteRow],
        person_id: str,
        other_id: str,
        at: int,
    ) -> bool:
        """Add a row, unless there are too many."""
        mine = select(func.count()).select_from(rows).where(rows.person_id == person_id)
        if ((await connection.execute(mine)).scalar() or 0) >= MOST:
            return False
        make = sqlite.insert if self.store.database.sqlite else postgresql.insert
        row = {"person_id": person_id, "other_id": other_id, "created": at}
        await connection.execute(make(rows).on_conflict_do_nothing(), row)
        return True

    def _hints(self, *said: tuple[str, str]) -> list[Statement]:
        return [hint(*one) for one in said] if self.store.database.node else []

    async def _hint(self, connection: AsyncConnection, kind: str, person_id: str) -> None:
        for statement, _ in self._hints((kind, person_id)):
            await connection.execute(statement)


async def _part(connection: AsyncConnection, person_id: str, other_id: str, at: int) -> bool:
    """End what is between two people; whether the other can see it."""
    low, high = sorted((person_id, other_id))
    pair = and_(FriendRow.low == low, FriendRow.high == high)
    asked = and_(pair, FriendRow.by == other_id, FriendRow.since.is_(None))
    # What the other has asked stands for them as if it had been declined.
    declined = func.coalesce(FriendRow.declined, at)
    await connection.execute(update(FriendRow).where(asked).values(declined=declined))
    ended = await connection.execute(delete(FriendRow).where(pair, ~asked))
    both = (person_id, other_id)
    between = (InvitationRow.person_id.in_(both), InvitationRow.by.in_(both))
    void = await connection.execute(delete(InvitationRow).where(*between))
    waiting = select(SeekRow.person_id, SeekRow.id, SeekRow.party).where(
        SeekRow.person_id.in_(both), SeekRow.table_id.is_(None)
    )
    # In one order everywhere, as in ``seeks``.
    found = (await connection.execute(waiting.order_by(SeekRow.person_id).with_for_update())).all()
    if len(found) == 2 and found[0].party == found[1].party:
        mine, theirs = sorted(found, key=lambda row: row.person_id != person_id)
        leaves = theirs if mine.id == mine.party else mine
        await connection.execute(update(SeekRow).where(SeekRow.id == leaves.id).values(party=leaves.id))
    return bool(ended.rowcount or void.rowcount)


def between(people: Iterable[str]) -> Select[Any]:
    """Asks for a block among these people."""
    ids = sorted(people)
    return select(BlockRow.person_id).where(BlockRow.person_id.in_(ids), BlockRow.other_id.in_(ids)).limit(1)


def forgotten(person_id: str) -> list[Statement]:
    """What forgets all that somebody, who leaves, and others have to do with each other."""
    friends = or_(FriendRow.low == person_id, FriendRow.high == person_id)
    invited = or_(InvitationRow.person_id == person_id, InvitationRow.by == person_id)
    which: list[tuple[Any, ColumnElement[bool]]] = [(FriendRow, friends), (InvitationRow, invited)]
    which += [
        (rows, or_(rows.person_id == person_id, rows.other_id == person_id)) for rows in (BlockRow, MuteRow)
    ]
    return [(delete(rows).where(condition), None) for rows, condition in which]
