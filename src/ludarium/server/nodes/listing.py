"""The lobby of several nodes: one question to the database, and one for each reader, kept for a second."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, TypeAlias

from ludarium.server.http.shelf import JSON, QUICK, Text, pack
from ludarium.server.nodes.asking import turns
from ludarium.server.storage.nodes import Listed
from ludarium.server.storage.store import OPEN, PLAYING, Person
from ludarium.server.tables import fair, lobby, projection
from ludarium.server.tables import room as rooms
from ludarium.server.tables.lobby import Lobby
from ludarium.server.tasks import Once
from ludarium.server.ws.messages import TableLists, TableShown, encode

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

READERS = 1000
"""People whose own tables are remembered."""
Here: TypeAlias = frozenset[tuple[str, str]]
"""Somebody's tables that are in memory, and how far each is."""


class NodeLobby(Lobby):
    """The tables of all nodes. Those in memory here are shown as they are; of the others, who is there just now is not
    known, and nobody is shown as away. How many watch them their nodes tell with their signs of life."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall)
        self._found: tuple[float, list[Listed]] | None = None
        self._owned: dict[str, tuple[float, Here, list[Listed]]] = {}
        self._asking = Once[list[Listed]](0)

    async def text(self, person: Person | None, lang: str) -> Text:
        others = await self._others()
        own = [] if person is None else await self._own_kept(person)
        hidden = await self.hidden(person)
        seen = [one for one in others if one.table.status != OPEN or one.table.host_id not in hidden]
        if not own and len(seen) == len(others):
            kept = self._texts.get(lang)
            if kept is None or self._old(kept[0]):
                text = pack(encode(self._lists([], others, None, lang)), JSON, QUICK)
                kept = self._texts[lang] = (time.monotonic(), text)
            return kept[1]
        return pack(encode(self._lists(own, seen, person, lang)), JSON, QUICK)

    async def sitting(self, person: Person) -> list[TableShown]:
        """The unfinished tables at which somebody sits: those in play first, each the newest first."""
        sits = [
            one
            for one in await self._own(person)
            if any(seat.person_id == person.id for seat in one.table.seats)
        ]
        sits.sort(key=lambda one: (one.table.status == OPEN, -one.table.created))
        assert self.hall.nodes is not None
        # Of correspondence tables the rows say it; of the others only the node that has them.
        live = [one.table for one in sits if one.table.status == PLAYING and one.table.days is None]
        elsewhere = [table for table in live if table.id not in self.hall.rooms]
        asked = await turns(self.hall.nodes, elsewhere)
        found = [self._table(one, True, person.lang) for one in sits]
        for shown in found:
            shown.turn = asked.get(shown.id, shown.turn)
        return found

    def _lists(self, own: list[Listed], others: list[Listed], person: Person | None, lang: str) -> TableLists:
        mine = {one.table.id for one in own}

        def some(status: str) -> list[TableShown]:
            return [
                self._table(one, one.table.id in mine, lang)
                for one in [*own, *[other for other in others if other.table.id not in mine]]
                if one.table.status == status
            ]

        return TableLists(some(OPEN), some(PLAYING))

    async def _own(self, person: Person) -> list[Listed]:
        assert self.hall.nodes is not None
        return await self.hall.nodes.store.listed(person.id, lobby.LISTED, 0)

    async def _own_kept(self, person: Person) -> list[Listed]:
        """Somebody's tables, as they were at most a moment ago at other nodes, and as they are now at this one."""
        rooms = self.hall.rooms.values()
        here = frozenset((room.id, room.status) for room in rooms if room.is_member(person.id))
        kept = self._owned.get(person.id)
        if kept is not None and kept[1] == here and not self._old(kept[0]):
            return kept[2]

        async def asked() -> list[Listed]:
            found = await self._own(person)
            self._owned.pop(person.id, None)
            self._owned[person.id] = (time.monotonic(), here, found)
            if len(self._owned) > READERS:
                del self._owned[next(iter(self._owned))]
            return found

        return await self._asking.get((person.id, here), asked)

    async def _others(self) -> list[Listed]:
        if self._found is not None and not self._old(self._found[0]):
            return self._found[1]

        async def asked() -> list[Listed]:
            assert self.hall.nodes is not None
            touched = self.hall.clock.now() - int(rooms.UNTOUCHED * 1000)
            found = await self.hall.nodes.store.listed(None, lobby.LISTED, touched)
            self._found = (time.monotonic(), found)
            return found

        return await self._asking.get("others", asked)

    def _table(self, one: Listed, member: bool, lang: str) -> TableShown:
        room = self.hall.rooms.get(one.table.id)
        if room is not None:
            return room.shown(member, lang)
        present = {seat.person_id for seat in one.table.seats if seat.person_id}
        assert self.hall.nodes is not None
        watching = self.hall.nodes.watching_elsewhere[one.table.id]
        commitment = fair.commitment(bytes.fromhex(one.table.secret))
        shown = projection.table_of(
            one.table, None, present, watching, commitment, member, lang, [], None, one.table.due
        )
        shown.number = one.number
        return shown
