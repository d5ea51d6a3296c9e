"""Games that somebody has played, written as the hall writes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludarium.server.storage import history
from ludarium.server.storage.store import OVER, Seat, Store, Table


async def finished(
    store: Store,
    id_: str,
    seats: Sequence[Seat],
    at: int,
    winners: list[int] | None,
    decks: Mapping[int, Sequence[str]] | None = None,
    game: str = "saboteur",
    **more: Any,
) -> Table:
    """A game that ended at a time; its first person has hosted it."""
    host = next(seat.person_id for seat in seats if seat.person_id is not None)
    table = Table(
        id=id_, game=game, version="1", private=False, invite="", host_id=host, status=OVER, secret="00", created=at, started=at,
        ended=at, winners=winners, seats=list(seats), **{"options": {}, **more},
    )  # fmt: skip
    await store.add_table(table)
    for statement in history.kept(table, winners, at, decks or {}, {}):
        await store.writer.write(statement)
    return table
