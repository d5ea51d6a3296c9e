"""The games that somebody has played, found again. What they are found by stands at the seat (``SeatRow``), in the order in which
they are listed: one index leads to a page of them, whatever is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Executable, Select, bindparam, func, select, tuple_, update
from sqlalchemy.orm import aliased

from ludarium.core.lesson import LESSON
from ludarium.core.signs import folded
from ludarium.server.storage.schema import SeatRow, TableRow
from ludarium.server.storage.store import Store, Table
from ludarium.server.storage.writer import Parameters

Statement = tuple[Any, Parameters]
WON: Final = "won"
SHARED: Final = "shared"
"""Won together with others."""
LOST: Final = "lost"
DRAW: Final = "draw"
UNKNOWN: Final = "over"
"""It ended before it was kept who has won."""
ABORTED: Final = "aborted"
"""It was broken off: somebody has closed the table."""
RESULTS: Final = (WON, SHARED, LOST, DRAW, UNKNOWN, ABORTED)
PEOPLE: Final = "people"
BOTS: Final = "bots"
"""Whom a game was played with: at least one other person, or bots only."""
MET: Final = 10_000
"""Names of opponents, or of decks, that one question takes."""
LINE: Final = "\n"
"""Between the decks of one seat."""
KEEP: Final = (
    update(SeatRow)
    .where(SeatRow.table_id == bindparam("table"), SeatRow.seat == bindparam("number"))
    .values(ended=bindparam("at"), result=bindparam("how"), decks=bindparam("with"), brought=bindparam("own"))
)


class Wanted(msgspec.Struct, frozen=True):
    """Which games are asked for; None asks for nothing. ``opponent`` and ``deck`` are found in names of other seats and of the
    reader's own decks, however these are written; ``since`` and ``until`` are times, the second of them is left out."""

    game: str | None = None
    opponent: str | None = None
    against: str | None = None
    result: str | None = None
    rated: bool | None = None
    deck: str | None = None
    since: int | None = None
    until: int | None = None


class Played(msgspec.Struct):
    """A game that is over or was broken off, with what is kept of it for whoever sat in ``seat``."""

    table: Table
    seat: int
    result: str
    decks: list[str]


def result_of(seat: int, seats: int, winners: Sequence[int] | None) -> str:
    """How a game has ended for a seat. Where all have won, it is a draw.

    >>> [result_of(1, 3, winners) for winners in ([1], [0, 1], [0], [0, 1, 2], [], None)]
    ['won', 'shared', 'lost', 'draw', 'draw', 'over']
    """
    if winners is None:
        return UNKNOWN
    if not winners or len(winners) == seats > 1:
        return DRAW
    if seat not in winners:
        return LOST
    return WON if len(winners) == 1 else SHARED


def first_seats(table: Table) -> list[int]:
    """The seats by which people find this game again: of several seats of one person the first."""
    found = {seat.person_id: seat.seat for seat in reversed(table.seats) if seat.person_id is not None}
    return sorted(found.values())


def kept(
    table: Table,
    winners: Sequence[int] | None,
    at: int,
    decks: Mapping[int, Sequence[str]],
    brought: Mapping[int, Sequence[str]],
) -> list[Statement]:
    """What is written at the seats when a game ends that is no lesson and began from no position; ``decks`` are the names of what each seat has played with,
    ``brought`` the ids of the texts that its people had brought."""
    rows = [
        {
            "table": table.id,
            "number": seat,
            "at": at,
            "how": result_of(seat, len(table.seats), winners),
            "with": LINE.join(decks.get(seat, ())) or None,
            "own": LINE.join(brought.get(seat, ())) or None,
        }
        for seat in ([] if table.options.get(LESSON) or table.position is not None else first_seats(table))
    ]
    return [(KEEP, rows)] if rows else []


def broken_off(table_id: str, at: int) -> Statement:
    """What is written at the seats when a table is closed: nothing, unless its game had begun."""
    lower = aliased(SeatRow)
    again = select(lower.seat).where(
        lower.table_id == SeatRow.table_id, lower.person_id == SeatRow.person_id, lower.seat < SeatRow.seat
    )
    lesson = TableRow.options[LESSON].as_string()
    begun = select(TableRow.id).where(
        TableRow.id == SeatRow.table_id,
        TableRow.started.is_not(None),
        lesson.is_(None),
        TableRow.position.is_(None),
    )
    here = (SeatRow.table_id == table_id, SeatRow.person_id.is_not(None), begun.exists(), ~again.exists())
    return update(SeatRow).where(*here).values(ended=at, result=ABORTED, decks=None), None


class HistoryStore:
    """Reads games through the hall's own store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(
        self, person_id: str, wanted: Wanted, before: tuple[int, str] | None, most: int
    ) -> tuple[list[Played], dict[str, int] | None]:
        """The games of somebody, the latest first, after the one that ended at a time and has an id; and, where a list
        begins, how many there are in all, by their results."""
        holds = await self.holds(person_id, wanted)
        rows = await self.store.rows(page(holds, before, most))
        mine = [(row.pop("mine"), row.pop("result"), row.pop("decks")) for row in rows]
        games = [
            Played(table, seat, result, [] if decks is None else decks.split(LINE))
            for table, (seat, result, decks) in zip(await self.store.with_seats(rows), mine, strict=True)
        ]
        if before is not None:
            return games, None
        return games, {row["result"]: row["games"] for row in await self.store.rows(counts(holds))}

    async def holds(self, person_id: str, wanted: Wanted) -> list[ColumnElement[bool]]:
        """What is true of the games that are asked for."""
        found = [SeatRow.person_id == person_id, SeatRow.ended.is_not(None)]
        other = aliased(SeatRow)
        others = select(other.seat).where(other.table_id == SeatRow.table_id, other.seat != SeatRow.seat)
        if wanted.game is not None:
            found.append(TableRow.game == wanted.game)
        if wanted.rated is not None:
            found.append(TableRow.rated.is_(wanted.rated))
        if wanted.result is not None:
            found.append(SeatRow.result == wanted.result)
        if wanted.since is not None:
            found.append(SeatRow.ended >= wanted.since)
        if wanted.until is not None:
            found.append(SeatRow.ended < wanted.until)
        if wanted.against is not None:
            people = others.where(other.kind == "person").exists()
            found.append(people if wanted.against == PEOPLE else ~people)
        if wanted.opponent is not None:
            names = await self._named(self._met(person_id), wanted.opponent)
            found.append(others.where(other.name.in_(names)).exists())
        if wanted.deck is not None:
            own = select(SeatRow.decks.label("name")).where(
                SeatRow.person_id == person_id, SeatRow.ended.is_not(None), SeatRow.decks.is_not(None)
            )
            found.append(SeatRow.decks.in_(await self._named(own, wanted.deck)))
        return found

    def _met(self, person_id: str) -> Select[Any]:
        """The names of those who have played with somebody."""
        other = aliased(SeatRow)
        met = select(other.name.label("name")).join(SeatRow, SeatRow.table_id == other.table_id)
        return met.where(
            SeatRow.person_id == person_id,
            SeatRow.ended.is_not(None),
            other.seat != SeatRow.seat,
            other.name != "",
        )

    async def _named(self, names: Select[Any], sought: str) -> list[str]:
        """Which of these names have what is sought in them. Neither database knows capitals of all scripts."""
        sought = folded(sought.strip())
        found = (row["name"] for row in await self.store.rows(names.distinct()))
        return [name for name in found if any(sought in folded(line) for line in name.split(LINE))][:MET]


def page(holds: Sequence[ColumnElement[bool]], before: tuple[int, str] | None, most: int) -> Select[Any]:
    """A page of games of which this is true. Those after one of them are found by where it stands, so nothing moves them when
    others end meanwhile."""
    columns = (SeatRow.seat.label("mine"), SeatRow.result, SeatRow.decks)
    question = select(TableRow.__table__, *columns).join(SeatRow, SeatRow.table_id == TableRow.id)
    question = question.where(*holds)
    if before is not None:
        question = question.where(tuple_(SeatRow.ended, SeatRow.table_id) < tuple_(*before))
    return question.order_by(SeatRow.ended.desc(), SeatRow.table_id.desc()).limit(most)


def counts(holds: Sequence[ColumnElement[bool]]) -> Executable:
    """How many games this is true of, by their results."""
    question = select(SeatRow.result, func.count().label("games"))
    question = question.join(TableRow, TableRow.id == SeatRow.table_id)
    return question.where(*holds).group_by(SeatRow.result)
