"""What the hall keeps of who is here: of those alone who have said that they may be seen or whose friends may see it, and only for as
long as they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import case, delete, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from ludarium.server.storage.schema import PersonRow
from ludarium.server.storage.seek_rows import PresenceRow
from ludarium.server.storage.store import Store

DOINGS: Final = ("playing", "watching", "lobby")
"""What somebody does: of several the first."""
MOST: Final = 500
"""People who are listed."""


class PresenceStore:
    """Reads and writes through the hall's own store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def note(self, people: Mapping[str, str], before: Mapping[str, str], at: int) -> None:
        """Note what people do now, by their ids, and that they do no longer what they did ``before``."""
        make = sqlite.insert if self.store.database.sqlite else postgresql.insert
        rows: dict[tuple[str, str], list[dict[str, Any]]] = {}
        for one, doing in sorted(people.items()):
            was = before.get(one, doing)
            rows.setdefault((doing, was), []).append({"person_id": one, was: 0, doing: at})
        statements: list[tuple[Any, Any]] = []
        for columns, some in rows.items():
            new = make(PresenceRow)
            change = {name: getattr(new.excluded, name) for name in set(columns)}
            statements.append((new.on_conflict_do_update(index_elements=["person_id"], set_=change), some))
        if statements:
            await self.store.writer.write(*statements)

    async def people(self, since: int) -> list[tuple[str, str]]:
        """Who was here after ``since``, and what they did, in the order of names; at most ``MOST``."""
        columns = [(doing, getattr(PresenceRow, doing) > since) for doing in DOINGS]
        doing = case(*[(true, name) for name, true in columns])
        wanted = select(PersonRow.name, doing.label("doing")).join(
            PresenceRow, PresenceRow.person_id == PersonRow.id
        )
        wanted = wanted.where(PersonRow.visible, or_(*[true for _, true in columns]))
        rows = await self.store.rows(wanted.order_by(func.lower(PersonRow.name), PersonRow.id).limit(MOST))
        return [(row["name"], row["doing"]) for row in rows]

    async def of(self, person_id: str) -> dict[str, int] | None:
        """When somebody did what last, in milliseconds since the epoch and as far as that is kept."""
        columns = [getattr(PresenceRow, doing) for doing in DOINGS]
        for row in await self.store.rows(select(*columns).where(PresenceRow.person_id == person_id)):
            return {doing: at for doing, at in row.items() if at}
        return None

    async def forget(self, *, person_id: str | None = None, until: int = 0) -> None:
        """Forget that somebody is here, or all who were last here before ``until``: nobody can look up when anybody was."""
        if person_id is not None:
            which = PresenceRow.person_id == person_id
        else:
            columns = [getattr(PresenceRow, doing) for doing in DOINGS]
            which = columns[0] < until
            for column in columns[1:]:
                which = which & (column < until)
        if await self.store.rows(select(PresenceRow.person_id).where(which).limit(1)):
            await self.store.writer.write((delete(PresenceRow).where(which), None))
