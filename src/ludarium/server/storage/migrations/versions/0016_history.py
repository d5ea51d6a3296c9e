"""Seats say when their game ended, how, and with which decks: that is what somebody's games are found by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"

TABLES: Final = sa.table(
    "hall_table",
    sa.column("id", sa.String),
    sa.column("status", sa.String),
    sa.column("seats", sa.Integer),
    sa.column("options", sa.JSON),
    sa.column("started", sa.BigInteger),
    sa.column("ended", sa.BigInteger),
    sa.column("winners", sa.JSON(none_as_null=True)),
    sa.column("played", sa.JSON(none_as_null=True)),
)
SEATS: Final = sa.table(
    "seat",
    sa.column("table_id", sa.String),
    sa.column("seat", sa.Integer),
    sa.column("person_id", sa.String),
    sa.column("ended", sa.BigInteger),
    sa.column("result", sa.String),
    sa.column("decks", sa.Text),
)
AT_ONCE: Final = 1000
DECKS: Final = ("deck", "second", "third")


def upgrade() -> None:
    op.add_column("seat", sa.Column("ended", sa.BigInteger(), nullable=True))
    op.add_column("seat", sa.Column("result", sa.String(8), nullable=True))
    op.add_column("seat", sa.Column("decks", sa.Text(), nullable=True))
    connection = op.get_bind()
    change = sa.update(SEATS).where(
        SEATS.c.table_id == sa.bindparam("table"), SEATS.c.seat == sa.bindparam("number")
    )
    change = change.values(ended=sa.bindparam("at"), result=sa.bindparam("how"), decks=sa.bindparam("with"))
    for tables in _games(connection):
        sitting = sa.select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.person_id).where(
            SEATS.c.table_id.in_(list(tables)), SEATS.c.person_id.is_not(None)
        )
        first: dict[tuple[str, str], int] = {}
        for id_, seat, person in connection.execute(sitting.order_by(SEATS.c.seat)):
            first.setdefault((id_, person), seat)
        rows = [_row(tables[id_], seat) for (id_, _), seat in first.items()]
        if rows:
            connection.execute(change, rows)
    op.drop_index("ix_seat_person_id", "seat")
    op.create_index("ix_seat_person_id_ended", "seat", ["person_id", "ended", "table_id"])


def _games(connection: sa.Connection) -> Iterator[dict[str, Any]]:
    """The games that are over, and those that were broken off, some at a time; lessons are none."""
    columns = [TABLES.c[name] for name in ("id", "status", "seats", "ended", "winners", "played")]
    broken_off = sa.and_(TABLES.c.status == "closed", TABLES.c.started.is_not(None))
    wanted = sa.select(*columns).where(
        sa.or_(TABLES.c.status == "over", broken_off),
        TABLES.c.ended.is_not(None),
        TABLES.c.options["lesson"].as_string().is_(None),
    )
    last = ""
    while True:
        further = wanted.where(TABLES.c.id > last).order_by(TABLES.c.id).limit(AT_ONCE)
        found = {row.id: row for row in connection.execute(further)}
        if not found:
            return
        yield found
        last = list(found)[-1]  # as the database sorts them


def _row(table: Any, seat: int) -> dict[str, Any]:
    broken_off = table.status == "closed"
    decks = [
        word
        for at, heading, word, _ in table.played or ()
        if at == seat and heading in DECKS and " (" in word  # a name with houses: a dealt deck has none here
    ]
    return {
        "table": table.id,
        "number": seat,
        "at": table.ended,
        "how": "aborted" if broken_off else _result(seat, table.seats, table.winners),
        "with": "\n".join(word.rpartition(" (")[0] for word in decks) or None,
    }


def _result(seat: int, seats: int, winners: list[int] | None) -> str:
    if winners is None:
        return "over"
    if not winners or len(winners) == seats > 1:
        return "draw"
    if seat not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "shared"


def downgrade() -> None:
    op.drop_index("ix_seat_person_id_ended", "seat")
    op.create_index("ix_seat_person_id", "seat", ["person_id"])
    for name in ("decks", "result", "ended"):
        op.drop_column("seat", name)
