"""What the hall keeps of ratings. A rated game counts in the transaction of its last choice, so it counts exactly once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Select, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.core.lesson import LESSON
from ludarium.server.ratings.glicko import PERIOD, Strength
from ludarium.server.ratings.models import LISTED, SETTLED, rated
from ludarium.server.storage.account_rows import AccountRow
from ludarium.server.storage.rating_rows import RatedSeatRow, RatingRow
from ludarium.server.storage.schema import PersonRow, SeatRow, TableRow
from ludarium.server.storage.store import OVER, Store
from ludarium.server.storage.writer import Parameters

Statement = tuple[Any, Parameters]
NEW: Final = Strength()
CURVE: Final = 1000
"""Points of a curve: the latest games."""
COUNTED: Final = 10_000
"""Games of one person that statistics count: the latest."""


class Rating(msgspec.Struct):
    """A rating with whose it is. ``at`` is None before the first game."""

    person_id: str
    name: str
    game: str
    rating: float
    deviation: float
    games: int
    won: int
    drawn: int
    best: float | None
    at: int | None


class Point(msgspec.Struct):
    """A rating after a game, and what it was before; ``of`` players had a ``place``."""

    table_id: str
    place: int
    of: int
    before: float
    rating: float
    deviation: float
    at: int


class SeatPoint(msgspec.Struct):
    """What a game has made of the rating of a seat."""

    seat: int
    place: int
    before: float
    rating: float
    deviation: float


def begins(store: Store, table_id: str, game: str, people: Sequence[str]) -> list[Statement]:
    """What is written when a rated game begins: who sits there, in the order of seats, and that each has a rating."""
    make = sqlite.insert if store.database.sqlite else postgresql.insert
    new = {
        "game": game,
        "rating": NEW.rating,
        "deviation": NEW.deviation,
        "volatility": NEW.volatility,
        "games": 0,
        "won": 0,
        "drawn": 0,
    }
    seats = [
        {"table_id": table_id, "seat": seat, "person_id": person, "game": game}
        for seat, person in enumerate(people)
    ]
    # In one order everywhere: else two tables that begin at two nodes could wait for one another.
    ratings = [{**new, "person_id": person} for person in sorted(people)]
    return [(make(RatingRow).on_conflict_do_nothing(), ratings), (insert(RatedSeatRow), seats)]


def counting(
    table_id: str, game: str, for_two: bool, placed: Sequence[int], at: int
) -> Callable[[AsyncConnection], Awaitable[None]]:
    """What is done in the transaction in which a rated game ends: it holds the ratings of its people, so that no other game of
    theirs counts meanwhile."""

    async def work(connection: AsyncConnection) -> None:
        sat = select(RatedSeatRow.seat, RatedSeatRow.person_id).where(RatedSeatRow.table_id == table_id)
        people = {row.seat: row.person_id for row in await connection.execute(sat)}
        wanted = select(RatingRow.__table__).where(
            RatingRow.game == game, RatingRow.person_id.in_([one for one in people.values() if one])
        )
        held = await connection.execute(wanted.order_by(RatingRow.person_id).with_for_update())
        rows = {row["person_id"]: row for row in held.mappings()}
        before = [_strength(rows.get(people.get(seat) or "")) for seat in range(len(placed))]
        rested = [_rested(rows.get(people.get(seat) or ""), at) for seat in range(len(placed))]
        after = rated(for_two, before, rested, placed)
        for seat, strength in enumerate(after):
            row = rows.get(people.get(seat) or "")
            if row is None:  # they have deleted their account
                continue
            alone = placed.count(placed[seat]) == 1
            change = {
                "rating": strength.rating,
                "deviation": strength.deviation,
                "volatility": strength.volatility,
                "games": row["games"] + 1,
                "won": row["won"] + (placed[seat] == 1 and alone),
                "drawn": row["drawn"] + (placed[seat] == 1 and not alone),
                "best": _best(row["best"], strength),
                "at": at,
            }
            mine = (RatingRow.person_id == row["person_id"], RatingRow.game == game)
            await connection.execute(update(RatingRow).where(*mine).values(**change))
            point = {
                "place": placed[seat],
                "before": before[seat].rating,
                "rating": strength.rating,
                "deviation": strength.deviation,
                "at": at,
            }
            here = (RatedSeatRow.table_id == table_id, RatedSeatRow.seat == seat)
            await connection.execute(update(RatedSeatRow).where(*here).values(**point))

    return work


def _strength(row: Any) -> Strength:
    return NEW if row is None else Strength(row["rating"], row["deviation"], row["volatility"])


def _rested(row: Any, at: int) -> float:
    return 0.0 if row is None or row["at"] is None else max(0, at - row["at"]) / PERIOD


def _best(best: float | None, now: Strength) -> float | None:
    if now.deviation > SETTLED:
        return best
    return now.rating if best is None else max(best, now.rating)


class RatingStore:
    """Reads ratings through the hall's own store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def _ratings(self) -> Select[Any]:
        columns = [RatingRow.__table__.c[name] for name in Rating.__struct_fields__ if name != "name"]
        named = select(*columns, PersonRow.name).join(PersonRow, PersonRow.id == RatingRow.person_id)
        return named.where(RatingRow.games > 0)

    async def best(self, game: str, most: int) -> list[Rating]:
        """The strongest of a game, of those whose strength is known well enough."""
        wanted = self._ratings().where(RatingRow.game == game, RatingRow.deviation <= LISTED)
        rows = await self.store.rows(
            wanted.order_by(RatingRow.rating.desc(), RatingRow.person_id).limit(most)
        )
        return [Rating(**row) for row in rows]

    async def above(self, game: str, rating: float) -> int:
        """How many of those who are listed are stronger."""
        wanted = select(func.count().label("count")).select_from(RatingRow)
        wanted = wanted.where(RatingRow.game == game, RatingRow.games > 0)
        rows = await self.store.rows(wanted.where(RatingRow.deviation <= LISTED, RatingRow.rating > rating))
        return int(rows[0]["count"])

    async def of(self, *people: str) -> list[Rating]:
        """The ratings of people, game by game."""
        wanted = self._ratings().where(RatingRow.person_id.in_(people))
        return [Rating(**row) for row in await self.store.rows(wanted.order_by(RatingRow.game))]

    async def account(self, person_id: str) -> tuple[str, int] | None:
        """The name of somebody with an account, and since when there is one."""
        wanted = select(PersonRow.name, AccountRow.created).join(
            AccountRow, AccountRow.person_id == PersonRow.id
        )
        for row in await self.store.rows(wanted.where(PersonRow.id == person_id)):
            return row["name"], row["created"]
        return None

    async def curve(self, person_id: str, game: str) -> list[Point]:
        """How a rating came about, the oldest game first."""
        sat = RatedSeatRow.__table__.alias("sat")
        of = select(func.count()).where(sat.c.table_id == RatedSeatRow.table_id).scalar_subquery()
        columns = [RatedSeatRow.__table__.c[name] for name in Point.__struct_fields__ if name != "of"]
        wanted = select(*columns, of.label("of")).where(
            RatedSeatRow.person_id == person_id, RatedSeatRow.game == game, RatedSeatRow.at.is_not(None)
        )
        rows = await self.store.rows(
            wanted.order_by(RatedSeatRow.at.desc(), RatedSeatRow.table_id).limit(CURVE)
        )
        return [Point(**row) for row in reversed(rows)]

    async def of_table(self, table_id: str) -> list[SeatPoint]:
        """What a rated game has made of its people's ratings; nothing before it is over, and where it did not count."""
        columns = [RatedSeatRow.__table__.c[name] for name in SeatPoint.__struct_fields__]
        wanted = select(*columns).where(RatedSeatRow.table_id == table_id, RatedSeatRow.place.is_not(None))
        return [SeatPoint(**row) for row in await self.store.rows(wanted.order_by(RatedSeatRow.seat))]

    async def finished(self, person_id: str) -> list[dict[str, Any]]:
        """The finished games of somebody as statistics need them: ``people`` are the others who are none of the hall's bots."""
        other = SeatRow.__table__.alias("other")
        people = (
            select(func.count())
            .where(other.c.table_id == TableRow.id, other.c.kind == "person", other.c.seat != SeatRow.seat)
            .scalar_subquery()
        )
        columns = (TableRow.game, TableRow.winners, TableRow.played, SeatRow.seat)
        wanted = select(*columns, people.label("people")).join(SeatRow, SeatRow.table_id == TableRow.id)
        lesson = TableRow.options[LESSON].as_string()
        wanted = wanted.where(
            SeatRow.person_id == person_id,
            TableRow.status == OVER,
            lesson.is_(None),
            TableRow.position.is_(None),
        )
        return await self.store.rows(wanted.order_by(TableRow.ended.desc(), TableRow.id).limit(COUNTED))
