"""The lobby: its tables as everybody sees them are looked at once a second, however many ask."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from ludarium.server.http.shelf import QUICK, Text, pack
from ludarium.server.storage.store import Person
from ludarium.server.tables.room import Room
from ludarium.server.ws.messages import TableShown, encode

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall


LISTED: Final = 100
"""So many tables are in each list, besides the reader's own."""


class Lobby:
    """What is kept of the lobby, by language, for ``LUDARIUM_LOBBY_KEPT`` seconds. Whoever belongs to a table sees that
    one as it is now."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._texts: dict[str, tuple[float, Text]] = {}
        self._shown: dict[str, tuple[float, dict[str, TableShown]]] = {}

    async def text(self, person: Person | None, lang: str) -> Text:
        """The lobby for a reader. Two of whom one blocks the other do not see each other's open tables."""
        person_id = None if person is None else person.id
        hidden = await self.hidden(person)
        if person_id is not None and any(
            room.is_member(person_id) or room.table.host_id in hidden for room in self.hall.rooms.values()
        ):
            await self.hall.sleepers.wake_for(
                room for room in self.hall.unfinished() if room.is_member(person_id)
            )
            return pack(encode(self.hall.lists(person, lang, hidden)), "application/json", QUICK)
        kept = self._texts.get(lang)
        if kept is None or self._old(kept[0]):
            text = pack(encode(self.hall.lists(None, lang)), "application/json", QUICK)
            kept = self._texts[lang] = (time.monotonic(), text)
        return kept[1]

    async def hidden(self, person: Person | None) -> frozenset[str]:
        """Whose open tables somebody does not see."""
        if person is None:
            return frozenset()
        apart = await self.hall.apart.of(person.id)
        return apart.blocked | apart.blocked_by

    def shown(self, room: Room, person_id: str | None, lang: str) -> TableShown:
        """A table in somebody's lobby."""
        if room.is_member(person_id):
            return room.shown(True, lang)
        kept = self._shown.get(lang)
        if kept is None or self._old(kept[0]):
            kept = self._shown[lang] = (time.monotonic(), {})
        shown = kept[1].get(room.id)
        if shown is None:
            shown = kept[1][room.id] = room.shown(False, lang)
        return shown

    def _old(self, since: float) -> bool:
        return time.monotonic() - since >= self.hall.settings.lobby_kept
