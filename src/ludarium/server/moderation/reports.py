"""Reporting a person: whom, why, and what is kept of it at that moment.

Whoever reports names a table with a line of its chat or somebody there, or somebody whom they have met in the hall. What is kept
beside their words is what they could read themselves: nothing that a game hides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludarium.core.signs import far_too_long, one_line
from ludarium.server.errors import refuse
from ludarium.server.http.rates import Gate
from ludarium.server.moderation.shown import NewReport
from ludarium.server.storage.reports import CHAT, HALL, TABLE, ReportStore
from ludarium.server.storage.store import Person
from ludarium.server.storage.store import Table as TableKept

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

LONGEST: Final = 1000  # characters of a reporter's own words
BURST: Final = 5.0  # reports of one person at once
CROWD: Final = 20  # so many times as much from one address


def clean_words(text: str, needed: bool) -> str:
    """A reporter's own words as they are kept. Raises ``report-words`` where they are too long, or are missing and ``needed``."""
    words = "" if far_too_long(text, LONGEST) else one_line(text)
    if len(words) > LONGEST or (not words and (needed or text.strip())):
        raise refuse("report-words", most=LONGEST)
    return words


class Reports:
    """Belongs to a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = ReportStore(hall.store)
        self.gate = Gate(hall.settings.report_rate, BURST, CROWD)

    async def report(self, reporter: Person, wish: NewReport, address: str) -> None:
        """Keep a report. Raises ``report-words``, ``report-self``, ``report-nobody`` where nobody is meant who could be reported,
        ``report-already``, ``rate-limited``, and what whoever may not see a table is told."""
        words = clean_words(wish.words, wish.reason == "other")
        table = None if wish.table is None else await self._table(reporter, wish.table, wish.invite)
        person_id = wish.person or ""
        if wish.line is not None:
            line = None if table is None else await self.store.line(table.id, wish.line)
            if line is None:
                raise refuse("report-nobody")
            person_id = line["person_id"]
        elif table is not None and not await self._was_there(table, person_id):
            raise refuse("report-nobody")
        if person_id == reporter.id:
            raise refuse("report-self")
        person = await self.store.person(person_id)
        if person is None:
            raise refuse("report-nobody")
        if not self.gate.take(reporter.id, address):
            raise refuse("rate-limited")
        row: dict[str, Any] = {
            "reporter_id": reporter.id,
            "person_id": person.id,
            "name": person.name,
            "reason": wish.reason,
            "words": words,
            "place": HALL if table is None else TABLE if wish.line is None else CHAT,
            "table_id": None if table is None else table.id,
            "line": wish.line,
            "evidence": {} if table is None else await self._evidence(reporter, person, table, wish.line),
            "created": self.hall.clock.now(),
        }
        await self.store.add(row)
        self.hall.push.reported(self.hall.queue.deciders(row))

    async def _evidence(
        self, reporter: Person, person: Person, table: TableKept, line: int | None
    ) -> dict[str, Any]:
        """What is kept of a table: of its chat not what those have said whom the reporter does not read."""
        unheard = (await self.hall.apart.of(reporter.id)).unheard - {person.id}
        found = await self.store.evidence(table, line)
        found["lines"] = [one for one in found["lines"] if one["person_id"] not in unheard]
        return found

    async def _table(self, reader: Person, table_id: str, invite: str | None) -> TableKept:
        """A table, wherever it is, for whoever may see it. Raises as a table itself does."""
        table = await self.hall.store.table(table_id)
        if table is None:
            raise refuse("unknown-table")
        member = reader.id == table.host_id or any(seat.person_id == reader.id for seat in table.seats)
        if table.private and not member and invite != table.invite:
            raise refuse("not-spectatable" if invite is None else "wrong-invite")
        return table

    async def _was_there(self, table: TableKept, person_id: str) -> bool:
        if person_id == table.host_id or any(seat.person_id == person_id for seat in table.seats):
            return bool(person_id)
        return await self.store.has_spoken(table.id, person_id)
