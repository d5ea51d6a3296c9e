"""The wish to take a choice back, who is asked about it, and what each is shown of it."""

from __future__ import annotations

from dataclasses import dataclass

from ludarium.server.messages import WishShown
from ludarium.server.store import Seat, Table


@dataclass(frozen=True)
class Wish:
    """Somebody's wish to take back a choice, step ``number`` and what came after it. ``at`` is when it was made, in the hall's running time;
    ``agreed`` are the people who have."""

    person_id: str
    seat: int
    number: int
    at: int
    agreed: frozenset[str] = frozenset()


def asked(table: Table, wish: Wish) -> list[Seat]:
    """The seats whose people have to agree, be it that they have: all but the asker's and bots'."""
    return [
        seat for seat in table.seats if seat.kind == "person" and seat.person_id not in (None, wish.person_id)
    ]


def shown(table: Table, wish: Wish | None, person_id: str) -> WishShown | None:
    """The wish as somebody sees it."""
    if wish is None:
        return None
    seats = asked(table, wish)
    mine = None
    if person_id == wish.person_id:
        mine = "asker"
    elif any(seat.person_id == person_id for seat in seats):
        mine = "agreed" if person_id in wish.agreed else "asked"
    return WishShown(
        seat=wish.seat,
        agreed=[seat.seat for seat in seats if seat.person_id in wish.agreed],
        needed=[seat.seat for seat in seats if seat.person_id not in wish.agreed],
        mine=mine,
    )
