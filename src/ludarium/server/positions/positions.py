"""Positions in words: set up to be looked at, read from a moment of a finished game, and begun at a table of their own.

The words are the game's (``Game.set_up``). A game can tell a moment as a position where its package has a module ``snapshot`` with a
function of this name, which takes a state and gives the words and the names of what they leave out, or None where they can't tell
this state.
"""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
from collections import deque
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, cast

import msgspec

from ludarium.core import Game, LudariumError, Record, State, Value
from ludarium.core.positions import WrongPosition
from ludarium.core.record import POSITION
from ludarium.server.errors import refuse, sentence
from ludarium.server.positions.shown import NewPosition, PositionChecked, PositionFault, PositionShown
from ludarium.server.storage.store import Person
from ludarium.server.tables import projection, seating
from ludarium.server.tables.play import Play
from ludarium.server.tables.room import Room
from ludarium.server.ws.messages import NewTable

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

LARGEST: Final = 16 * 1024
"""Bytes of the words of a position."""
LOOKED_AT: Final = "position"
"""The seed of what a position leaves open while somebody only looks at it."""
BACK: Final = 400
"""Moments that are tried for one whose position can be told."""

Snapshot = Callable[[State], tuple[dict[str, object], list[str]] | None]


def set_up(
    game: Game, seats: int, options: Mapping[str, Value], position: Mapping[str, object], seed: str
) -> tuple[State, str]:
    """The state, and the words as records keep them. Raises ``WrongPosition``, ``WrongOption`` and ``WrongSeats``."""
    size = len(msgspec.json.encode(position))
    if size > LARGEST:
        raise WrongPosition(POSITION, size, str(LARGEST), "large")
    record = Record(game.name, game.version, seats, seed, game.read_options(options))
    return record.begin_at(position), record.notes[POSITION]


def check(
    game: Game, seats: int, options: Mapping[str, Value], position: Mapping[str, object], lang: str
) -> PositionChecked:
    """What a position looks like with the eyes of each seat, or what is wrong with it. Raises ``WrongOption`` and ``WrongSeats``."""
    try:
        state, _ = set_up(game, seats, options, position, LOOKED_AT)
    except WrongPosition as error:
        return PositionChecked([], None, _fault(error, lang))
    views = [projection.view_of(state, seat) for seat in range(seats)]
    return PositionChecked(views, projection.decision_of(state.decision(), None), None)


def _fault(error: WrongPosition, lang: str) -> PositionFault:
    part, found, expected, why = (str(error.facts[name]) for name in ("part", "found", "expected", "why"))
    return PositionFault(part, found, expected, why, sentence(lang, error))


async def begin(hall: Hall, person: Person, game: Game, wish: NewPosition, address: str) -> Room:
    """A table that begins from a position; it counts nowhere."""
    game.check_seats(wish.seats)
    _, words = set_up(game, wish.seats, wish.options, wish.position, LOOKED_AT)
    bots = (wish.bots + [None] * wish.seats)[: wish.seats]
    free = [seat for seat, bot in enumerate(bots) if bot is None]
    if not free:
        raise refuse("position-seat")
    table = NewTable(
        game.name, wish.seats, wish.options, private=True, bots=bots, nonce=wish.nonce, tempo=wish.tempo
    )
    room = await hall.create(person, table, address, free[0], words)
    for seat in free[1:] if wish.all and game.public else []:
        await seating.sit(room, person, seat, None, also=True)
    if all(seat.kind != "open" for seat in room.table.seats):
        await hall.start(room, person)
    return room


def snapshot_of(game: Game) -> Snapshot:
    """How a game tells a state as a position. Raises ``position-untold``."""
    package = type(game).__module__
    name = f"{package}.snapshot"
    if not hasattr(importlib.import_module(package), "__path__") or importlib.util.find_spec(name) is None:
        raise refuse("position-untold")
    return cast(Snapshot, importlib.import_module(name).snapshot)


async def told(play: Play, number: int) -> PositionShown:
    """The last moment of a finished game, up to the one after step ``number``, that can be told as a position. Others are served in
    between. Raises ``position-untold``."""
    snapshot = snapshot_of(play.game)
    state = play.past(0)
    past = deque([(0, state.clone())], BACK)
    for step in play.course:
        if step > number:
            break
        play.repeat(state, step)
        past.append((step, state.clone()))
        await asyncio.sleep(0)
    for step, stood in reversed(past):
        seen = snapshot(stood)
        if seen is not None:
            words, without = seen
            return PositionShown(step, play.game.name, play.seats, _options(play, words), words, without)
        await asyncio.sleep(0)
    raise refuse("position-untold")


def _options(play: Play, position: Mapping[str, object]) -> dict[str, Value]:
    """The options of the game as far as a position can keep them, without those that are as usual."""
    values = play.game.read_options(play.options)
    options = {
        spec.name: values[spec.name] for spec in play.game.options if values[spec.name] != spec.default
    }
    while True:
        try:
            set_up(play.game, play.seats, options, position, LOOKED_AT)
        except LudariumError as error:
            name = error.facts.get("option")
            if not isinstance(name, str) or name not in options:
                raise refuse("position-untold") from error
            del options[name]
        else:
            return options
