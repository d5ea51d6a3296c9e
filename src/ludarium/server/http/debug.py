"""The debug page of a table, for whoever builds a game: the whole state, every seat's view, every event with all its facts,
and a way back to any step.

It tells every secret of a game, so it exists only where ``LUDARIUM_DEBUG=on`` asks for it in a hall that listens on this
machine alone; elsewhere there is no such route at all. Where there is, requests under another name than this machine's, or
passed on by a proxy, are refused: a page of another site, or a visitor of a public name, may reach a local port, too.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from ludarium.core import TABLE, Event, State
from ludarium.core.plain import field_names
from ludarium.server.errors import refuse
from ludarium.server.http.origins import is_ours
from ludarium.server.settings import LOOPBACK, LOOPBACK_ADDRESSES
from ludarium.server.tables import projection
from ludarium.server.tables.hall import Hall
from ludarium.server.tables.play import UNDO, Play, Step
from ludarium.server.tables.room import Room, whole
from ludarium.server.ws.messages import Number, OptionShown, options_shown

NAMES: Final = [f"[{name}]" if ":" in name else name for name in LOOPBACK]
"""What this machine calls itself, as it stands in a header."""
PASSED_ON: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
DEEPEST: Final = 6
MOST_VALUES: Final = 20_000
LONGEST: Final = 400

AnyHall = NamedDependency[Hall]


class DebugEvent(Struct):
    """An event with all its facts, and what each seat is told of it: ``seen`` has a spectator's first, then each seat's;
    None where it is told nothing."""

    kind: str
    facts: dict[str, Any]
    seen: list[dict[str, Any] | None]


class DebugStep(Struct):
    """A line of the table's log. ``counts`` is false for what was taken back, and for taking back itself."""

    number: int
    seat: int
    option: str
    counts: bool
    events: list[DebugEvent]


class DebugTable(Struct):
    """A table from its first step to its last. ``record`` tells the seed."""

    id: str
    game: str
    version: str
    seats: int
    steps: list[DebugStep]
    record: str


class DebugDecision(Struct):
    seat: int
    kind: str
    options: list[OptionShown]


class DebugMoment(Struct):
    """The game after a step: ``views`` has a spectator's first, then each seat's; ``state`` is the state by the names of its
    fields, ``dump`` the same without names, as tests compare it."""

    number: int
    decision: DebugDecision | None
    table_options: list[OptionShown]
    timers: dict[str, int]
    views: list[Any]
    state: Any
    dump: Any
    scores: list[int] | None
    winners: list[int] | None


class DebugListed(Struct):
    id: str
    game: str
    status: str
    number: int


class DebugBack(Struct, forbid_unknown_fields=True):
    """After which step the game is to go on; 0 is before the first."""

    number: Number


def only_here(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuses whoever does not ask this machine by its own name, from this machine, with nothing in between."""
    client = connection.client
    local = client is not None and client.host in LOOPBACK_ADDRESSES
    passed_on = any(name in connection.headers for name in PASSED_ON)
    if passed_on or not local or not is_ours(connection.headers.get("host", ""), NAMES):
        raise refuse("not-found")


def _play(room: Room) -> Play:
    if room.play is None:
        raise refuse("not-started")
    return room.play


@get("/api/debug/tables", summary="All tables in memory", guards=[only_here], include_in_schema=False)
async def get_debug_tables(hall: AnyHall) -> list[DebugListed]:
    rooms = sorted(hall.rooms.values(), key=lambda room: room.table.created, reverse=True)
    return [DebugListed(room.id, room.table.game, room.status, room.number) for room in rooms]


@get(
    "/api/debug/tables/{table_id:str}",
    summary="A table with its secrets",
    guards=[only_here],
    include_in_schema=False,
)
async def get_debug_table(hall: AnyHall, table_id: FromPath[str]) -> DebugTable:
    room = await hall.room(table_id)
    play = _play(room)
    counting = set(play.course)
    steps = [_step(step, step.choice.number in counting, play.seats) for step in play.steps]
    record = play.record({seat.seat: seat.name or "" for seat in room.table.seats}, {}).text()
    return DebugTable(room.id, play.game.name, play.game.version, play.seats, steps, record)


@get(
    "/api/debug/tables/{table_id:str}/{number:int}",
    summary="The game after a step that counts, with its secrets",
    guards=[only_here],
    include_in_schema=False,
)
async def get_debug_moment(hall: AnyHall, table_id: FromPath[str], number: FromPath[int]) -> DebugMoment:
    play = _play(await hall.room(table_id))
    _check_counts(play, number)
    return _moment(play, play.past(number), number)


@post(
    "/api/debug/tables/{table_id:str}/back",
    status_code=200,
    summary="Go back to a step, whoever made it",
    guards=[only_here],
    include_in_schema=False,
)
async def go_back(hall: AnyHall, table_id: FromPath[str], data: JSONBody[DebugBack]) -> DebugListed:
    room = await hall.room(table_id)
    await _back(room, data.number)
    return DebugListed(room.id, room.table.game, room.status, room.number)


@whole
async def _back(room: Room, number: int) -> None:
    """Take back all that came after step ``number``, as a line of the log like any taking back."""
    play = _play(room)
    if play.attempt is not None:
        raise refuse("undo-lesson")
    _check_counts(play, number)
    later = [step for step in play.course if step > number]
    if not later:
        raise refuse("undo-nothing")
    seat = play.steps[later[0] - 1].choice.seat
    room.wish = None
    await room.decide(TABLE, room.number, f"{UNDO} {number} {max(seat, 0)}")


def _check_counts(play: Play, number: int) -> None:
    if number and number not in play.course:
        raise refuse("not-found")


def _moment(play: Play, state: State, number: int) -> DebugMoment:
    decision, outcome = state.decision(), state.outcome()
    asked = (
        None
        if decision is None
        else DebugDecision(decision.seat, decision.kind, options_shown(decision.options()))
    )
    return DebugMoment(
        number=number,
        decision=asked,
        table_options=options_shown(state.table().options()),
        timers={timer.key: timer.seconds for timer in state.timers()},
        views=[projection.view_of(state, seat) for seat in (None, *range(play.seats))],
        state=_Tree().of(state, DEEPEST),
        dump=state.dump(),
        scores=None if outcome is None else outcome.scores,
        winners=None if outcome is None else outcome.winners,
    )


def _step(step: Step, counts: bool, seats: int) -> DebugStep:
    choice = step.choice
    return DebugStep(
        choice.number, choice.seat, choice.option, counts, [_event(e, seats) for e in step.events]
    )


def _event(event: Event, seats: int) -> DebugEvent:
    seen = [event.seen(seat) for seat in (None, *range(seats))]
    return DebugEvent(
        event.kind(), dict(event.facts()), [None if one is None else dict(one.facts()) for one in seen]
    )


class _Tree:
    """Objects as plain data by the names of their fields, interpreted or compiled; as much as somebody can look at."""

    def __init__(self) -> None:
        self.left = MOST_VALUES

    def of(self, value: Any, depth: int) -> Any:
        self.left -= 1
        if value is None or isinstance(value, (bool, int, float)):
            return value
        if isinstance(value, str):
            return value[:LONGEST]
        if depth == 0 or self.left <= 0:
            return "…"
        if isinstance(value, dict):
            return {str(key): self.of(one, depth - 1) for key, one in value.items()}
        if isinstance(value, (set, frozenset)):
            return sorted((self.of(one, depth - 1) for one in value), key=str)
        if isinstance(value, (list, tuple)):
            return [self.of(one, depth - 1) for one in value]
        names = [] if callable(value) else field_names(value)
        if not names:
            return repr(value)[:LONGEST]
        return {name: self.of(getattr(value, name), depth - 1) for name in names if hasattr(value, name)}


HANDLERS: Final = [get_debug_tables, get_debug_table, get_debug_moment, go_back]
"""Routes of a hall that is asked for them (``Settings.debugs``); no other hall may have them."""
