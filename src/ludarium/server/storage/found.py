"""What a hall that opens finds of its tables that are not over: enough to list them, and to know what each of them waits for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, case, func, insert, select, update

from ludarium.server.storage.choice import Choice
from ludarium.server.storage.schema import (
    ChatRow,
    ChoiceRow,
    PauseRow,
    PersonRow,
    SeatRow,
    TablePauseRow,
    TableRow,
)
from ludarium.server.storage.store import (
    CHAT_KEPT,
    CHOICE_COLUMNS,
    OPEN,
    PLAYING,
    SEAT_COLUMNS,
    Line,
    Seat,
    Store,
    Table,
)

UNFINISHED: Final = (OPEN, PLAYING)
LONGEST_GRACE: Final = 86_400_000
"""Milliseconds that a downtime gives at most, besides having stopped the count."""


class Found(msgspec.Struct):
    """A table that is not over; ``number`` is that of its last choice, ``touched`` when a person chose or spoke there last (0:
    never), ``stands`` since when it stands still."""

    table: Table
    number: int
    touched: int
    stands: int | None


async def unfinished(store: Store) -> list[Found]:
    """All tables that are not over, the oldest first: by two questions, however many they are."""
    choices, lines = ChoiceRow.table_id == TableRow.id, ChatRow.table_id == TableRow.id
    number = select(func.max(ChoiceRow.number)).where(choices)
    last = select(ChoiceRow.at).where(ChoiceRow.table_id == TablePauseRow.table_id)
    last = last.order_by(ChoiceRow.number.desc()).limit(1).correlate(TablePauseRow)
    chose = select(ChoiceRow.at).where(choices, ChoiceRow.person_id.is_not(None))
    spoke = select(ChatRow.at).where(lines).order_by(ChatRow.number.desc()).limit(1)
    # One whose end is not known ended before the next choice, or goes on (``pausing.bring_back``).
    stands = select(func.min(TablePauseRow.began)).where(
        TablePauseRow.table_id == TableRow.id,
        TablePauseRow.ended.is_(None),
        TablePauseRow.began >= func.coalesce(last.scalar_subquery(), 0),
    )
    wanted = select(
        TableRow.__table__,
        number.scalar_subquery().label("number"),
        chose.order_by(ChoiceRow.number.desc()).limit(1).scalar_subquery().label("chose"),
        spoke.scalar_subquery().label("spoke"),
        stands.scalar_subquery().label("stands"),
    ).where(TableRow.status.in_(UNFINISHED))
    rows = await store.rows(wanted.order_by(TableRow.created, TableRow.id))
    seats: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
    sitting = select(SeatRow.table_id, *SEAT_COLUMNS).join(TableRow, TableRow.id == SeatRow.table_id)
    for row in await store.rows(sitting.where(TableRow.status.in_(UNFINISHED)).order_by(SeatRow.seat)):
        id_ = row.pop("table_id")
        if id_ in seats:  # it may have been made since
            seats[id_].append(Seat(**row))
    return [_found(row, seats[row["id"]]) for row in rows]


def _found(row: dict[str, Any], seats: list[Seat]) -> Found:
    number, chose, spoke, stands = (row.pop(name) for name in ("number", "chose", "spoke", "stands"))
    return Found(Table(**{**row, "seats": seats}), number or 0, max(chose or 0, spoke or 0), stands)


class Course(msgspec.Struct):
    """What happened at a table: its choices and the last lines of its talk, and the times in which it stood still; of the last one
    the end may not be known. All in their order."""

    choices: list[Choice] = msgspec.field(default_factory=list)
    lines: list[Line] = msgspec.field(default_factory=list)
    pauses: list[tuple[int, int | None]] = msgspec.field(default_factory=list)


async def courses(store: Store, ids: Sequence[str]) -> dict[str, Course]:
    """What happened at each of these tables: by three questions, however many they are."""
    found = {id_: Course() for id_ in ids}
    among = store.database.among
    chosen = select(ChoiceRow.table_id, *CHOICE_COLUMNS).where(among(ChoiceRow.table_id, ids))
    for row in await store.rows(chosen.order_by(ChoiceRow.table_id, ChoiceRow.number)):
        found[row.pop("table_id")].choices.append(Choice(**row))
    for id_, lines in (await _talk(store, among(ChatRow.table_id, ids))).items():
        found[id_].lines = lines
    stood = select(TablePauseRow.table_id, TablePauseRow.began, TablePauseRow.ended)
    stood = stood.where(among(TablePauseRow.table_id, ids)).order_by(TablePauseRow.began)
    for row in await store.rows(stood):
        found[row["table_id"]].pauses.append((row["began"], row["ended"]))
    return found


async def talk(store: Store) -> dict[str, list[Line]]:
    """The last lines of talk at each table that waits for its people, the oldest first."""
    return await _talk(store, ChatRow.table_id.in_(select(TableRow.id).where(TableRow.status == OPEN)))


async def _talk(store: Store, which: ColumnElement[bool]) -> dict[str, list[Line]]:
    """The last lines at each table, the oldest first."""
    place = func.row_number().over(partition_by=ChatRow.table_id, order_by=ChatRow.number.desc())
    lines = select(ChatRow.__table__, place.label("place")).where(which).subquery()
    found: dict[str, list[Line]] = {}
    wanted = select(lines).where(lines.c.place <= CHAT_KEPT).order_by(lines.c.number)
    for row in await store.rows(wanted):
        del row["place"]
        found.setdefault(row.pop("table_id"), []).append(Line(**row))
    return found


async def names(store: Store, people: set[str]) -> dict[str, str]:
    """What people are called, by their ids; those who have deleted their accounts are left out."""
    if not people:
        return {}
    wanted = select(PersonRow.id, PersonRow.name).where(
        PersonRow.id.in_(sorted(people)), PersonRow.name != ""
    )
    return {row["id"]: row["name"] for row in await store.rows(wanted)}


async def note_closed(store: Store, began: int, ended: int) -> None:
    """Note that the hall was closed, and with it how long the time of those lasts who must decide at correspondence tables, as far as
    tables say it: as ``tables/deadline`` counts, which knows it again once the game is there."""
    later = TableRow.due + (ended - began)
    least = ended + min(ended - began, LONGEST_GRACE)
    due = update(TableRow).where(TableRow.status == PLAYING, TableRow.due.is_not(None))
    await store.writer.write(
        (insert(PauseRow), {"began": began, "ended": ended}),
        (due.values(due=case((later > least, later), else_=least)), None),
    )


async def stand_still(store: Store, since: dict[str, int]) -> None:
    """Note that tables stand still, and since when."""
    rows = [{"table_id": id_, "began": began} for id_, began in since.items()]
    await store.pen.write((insert(TablePauseRow), rows))
