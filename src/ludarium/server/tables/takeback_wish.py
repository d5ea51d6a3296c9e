"""The wish to take a choice back or to put it back: what it is about, who is asked, and what each is shown of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludarium.server.storage.store import Seat, Table
from ludarium.server.tables.play import Play
from ludarium.server.ws.messages import BackShown, WishShown

TO_CONFIRM: Final = "confirm"
ASKER: Final = "asker"
ASKED: Final = "asked"
AGREED: Final = "agreed"


@dataclass(frozen=True)
class Wish:
    """Somebody's wish about a choice of ``seat``: that the ``steps``, it and all that came of it, count no more, or as a
    ``redo`` that they count again. ``option`` is the table's choice that does it. ``at`` is when it was made, in the
    hall's running time; ``sure`` says whether its maker has confirmed it, before which nobody else hears of it;
    ``agreed`` are the people who have."""

    person_id: str
    seat: int
    redo: bool
    steps: tuple[int, ...]
    crosses: tuple[str, ...]
    option: str
    at: int
    sure: bool
    agreed: frozenset[str] = frozenset()


def offered(table: Table, play: Play | None, seat: int | None) -> tuple[BackShown | None, BackShown | None]:
    """What the person on ``seat`` may wish to take back, and to put back: what they would be asked about, and no
    other."""
    person_id = None if seat is None else table.seats[seat].person_id
    if play is None or person_id is None or play.attempt is not None or table.event is not None:
        return None, None
    if play.decision() is None:
        return None, None
    choice, taken = play.last_of(person_id), play.put_back_by(person_id)
    undo = None if choice is None else BackShown(choice.seat, choice.number, play.kept_before(choice.number))
    if taken is None:
        return undo, None
    return undo, BackShown(play.first_of(taken).seat, taken.number, taken.course[-1])


def asked(table: Table, wish: Wish) -> list[Seat]:
    """The seats whose people have to agree, even if they already have: all but bots' seats and the asker's own."""
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
        mine = ASKER if wish.sure else TO_CONFIRM
    elif not wish.sure:
        return None
    elif any(seat.person_id == person_id for seat in seats):
        mine = AGREED if person_id in wish.agreed else ASKED
    return WishShown(
        seat=wish.seat,
        redo=wish.redo,
        steps=list(wish.steps),
        crosses=list(wish.crosses),
        agreed=[seat.seat for seat in seats if seat.person_id in wish.agreed],
        needed=[seat.seat for seat in seats if seat.person_id not in wish.agreed],
        mine=mine,
    )
