"""The things on a table of Saboteur, one by one, as options name what they touch: ``cell:3,-1``, ``goal:0``,
``seat:2``, ``hand:CR``. What a seat may know of them is what its view says."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from ludarium.core.decision import TABLE
from ludarium.core.positions import UnknownThing
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.state import SaboteurState
from ludarium.games.saboteur.terms import (
    CARD_IDS,
    CARD_OF_ID,
    FACE_NAMES,
    NOBODY,
    PATHS,
    ROLE_NAMES,
    SIDES,
    TOOL_NAMES,
    Cards,
    Phases,
    Tiles,
    card_of,
    cell_key,
    is_turned,
)
from ludarium.games.saboteur.view import view_of

_CELL: Final = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})")
SIDE_NAMES: Final = "NESW"
GROUPS: Final = ("path", "break", "repair", "map", "rockfall")


def inspect(state: SaboteurState, thing: str, seat: int | None) -> dict[str, object]:
    """What ``seat`` (``TABLE``: the keeper, who knows everything) knows of a thing. Raises ``UnknownThing``."""
    kind, _, name = thing.partition(":")
    cell = _CELL.fullmatch(name)
    if kind == "cell" and cell is not None:
        return {"thing": thing, **_cell(state, int(cell[1]), int(cell[2]), thing)}
    if kind == "hand" and name in CARD_OF_ID:
        return {"thing": thing, **_held(state, CARD_OF_ID[name], seat, thing)}
    if kind == "goal" and name in ("0", "1", "2"):
        return {"thing": thing, **_goal(state, int(name), seat)}
    if kind == "seat" and name in [str(each) for each in range(state.settings.seats)]:
        return {"thing": thing, **_player(state, int(name), seat)}
    raise UnknownThing(thing)


def _sides(edges: int) -> list[str]:
    return [name for name, side in zip(SIDE_NAMES, SIDES, strict=True) if edges & side]


def _cell(state: SaboteurState, x: int, y: int, thing: str) -> dict[str, object]:
    if not (-64 <= x < 64 and -64 <= y < 64):
        raise UnknownThing(thing)
    key = cell_key(x, y)
    tile = state.field.tile(key)
    laid = Tiles.EMPTY < tile < Tiles.START
    card = CARD_IDS[card_of(tile)] if laid else "start" if tile == Tiles.START else None
    return {
        "x": x,
        "y": y,
        "card": "goal" if tile > Tiles.START else card,
        "turned": laid and is_turned(tile),
        "centre": laid and key == state.field.centre,
        "open": _sides(ru.TILE_EDGES[tile]),
        "dead_end": laid and not ru.TILE_JOINS[tile],
        "reached": key in state.field.reached(),
    }


def _held(state: SaboteurState, kind: int, seat: int | None, thing: str) -> dict[str, object]:
    """A kind of card in the hands that ``seat`` sees, with how many of it each seat holds. A card that has to be
    used for having been touched lies open, and still counts as its owner's (S19.5)."""
    held: dict[str, int] = {}
    for owner, hand in enumerate(state.players.hands):
        count = hand.count(kind) if seat in (owner, TABLE) else 0
        if state.phase == Phases.TOUCH and owner == state.progress.turn and kind == state.touch_card:
            count += 1
        if count:
            held[str(owner)] = count
    if not held:
        raise UnknownThing(thing)
    path = kind < PATHS
    starts = (0, Cards.BREAK, Cards.REPAIR, Cards.MAP, Cards.ROCKFALL)
    tools = (
        (kind - Cards.BREAK,)
        if Cards.BREAK <= kind < Cards.REPAIR
        else ru.repair_tools(kind)
        if Cards.REPAIR <= kind < Cards.MAP
        else ()
    )
    return {
        "card": CARD_IDS[kind],
        "kind": [group for group, start in zip(GROUPS, starts, strict=True) if kind >= start][-1],
        "held": held,
        "open": _sides(ru.PATH_EDGES[kind]) if path else [],
        "dead_end": path and kind >= Cards.FIRST_DEAD_END,
        "tools": [TOOL_NAMES[tool] for tool in tools],
    }


def _goal(state: SaboteurState, goal: int, seat: int | None) -> dict[str, object]:
    goals = view_of(state, None if seat == TABLE else seat).goals
    if goal >= len(goals):  # no goals are dealt yet
        return {
            "x": ru.GOAL_X,
            "y": ru.GOAL_Y[goal],
            "up": False,
            "face": None,
            "turned": False,
            "peeked_by": [],
        }
    facts: dict[str, object] = msgspec.to_builtins(goals[goal])
    if seat == TABLE:
        facts["face"] = FACE_NAMES[state.deal.faces[goal]]
    return facts


def _player(state: SaboteurState, owner: int, seat: int | None) -> dict[str, object]:
    """``cards`` are those of the hand, where ``seat`` sees them."""
    facts: dict[str, object] = msgspec.to_builtins(
        view_of(state, None if seat == TABLE else seat).players[owner]
    )
    role = state.deal.roles[owner]
    if seat == TABLE and role != NOBODY:
        facts["role"] = ROLE_NAMES[role]
    shown = seat == TABLE or seat == owner
    facts["cards"] = [CARD_IDS[kind] for kind in state.players.hands[owner]] if shown else None
    return facts
