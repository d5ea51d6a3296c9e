"""The things on a table of Saboteur, one by one, as options name what they touch: ``cell:3,-1``, ``goal:0``,
``seat:2``, ``hand:CR``. What a seat may know of them is what its view says."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from ludarium.core.decision import TABLE
from ludarium.core.positions import UnknownThing
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.notation import cell_key
from ludarium.games.saboteur.position import NOBODY, TOUCH
from ludarium.games.saboteur.state import SaboteurState
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
    if kind == "hand" and name in ru.CARD_OF_ID:
        return {"thing": thing, **_held(state, ru.CARD_OF_ID[name], seat, thing)}
    if kind == "goal" and name in ("0", "1", "2"):
        return {"thing": thing, **_goal(state, int(name), seat)}
    if kind == "seat" and name in [str(each) for each in range(state.settings.seats)]:
        return {"thing": thing, **_player(state, int(name), seat)}
    raise UnknownThing(thing)


def _sides(edges: int) -> list[str]:
    return [name for name, side in zip(SIDE_NAMES, ru.SIDES, strict=True) if edges & side]


def _cell(state: SaboteurState, x: int, y: int, thing: str) -> dict[str, object]:
    if not (-64 <= x < 64 and -64 <= y < 64):
        raise UnknownThing(thing)
    key = cell_key(x, y)
    tile = state.field.tile(key)
    laid = ru.EMPTY < tile < ru.START
    card = ru.CARD_IDS[(tile - 1) >> 1] if laid else "start" if tile == ru.START else None
    return {
        "x": x,
        "y": y,
        "card": "goal" if tile > ru.START else card,
        "turned": laid and (tile - 1) & 1 == 1,
        "centre": laid and key == state.field.centre,
        "open": _sides(ru.TILE_EDGES[tile]),
        "dead_end": laid and not ru.TILE_JOINS[tile],
        "reached": key in state.field.reached(),
    }


def _held(state: SaboteurState, kind: int, seat: int | None, thing: str) -> dict[str, object]:
    """A kind of card in the hands that ``seat`` sees, with how many of it each seat holds. A card that has to be
    used for having been touched lies open, and still counts as its owner's (S19.5)."""
    held: dict[str, int] = {}
    for owner, hand in enumerate(state.hands):
        count = hand.count(kind) if seat in (owner, TABLE) else 0
        if state.phase == TOUCH and owner == state.turn and kind == state.touch_card:
            count += 1
        if count:
            held[str(owner)] = count
    if not held:
        raise UnknownThing(thing)
    path = kind < ru.PATHS
    starts = (0, ru.BREAK, ru.REPAIR, ru.MAP, ru.ROCKFALL)
    tools = (
        (kind - ru.BREAK,)
        if ru.BREAK <= kind < ru.REPAIR
        else ru.repair_tools(kind)
        if ru.REPAIR <= kind < ru.MAP
        else ()
    )
    return {
        "card": ru.CARD_IDS[kind],
        "kind": [group for group, start in zip(GROUPS, starts, strict=True) if kind >= start][-1],
        "held": held,
        "open": _sides(ru.PATH_EDGES[kind]) if path else [],
        "dead_end": path and kind >= ru.FIRST_DEAD_END,
        "tools": [ru.TOOL_NAMES[tool] for tool in tools],
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
        facts["face"] = ru.FACE_NAMES[state.faces[goal]]
    return facts


def _player(state: SaboteurState, owner: int, seat: int | None) -> dict[str, object]:
    """``cards`` are those of the hand, where ``seat`` sees them."""
    facts: dict[str, object] = msgspec.to_builtins(
        view_of(state, None if seat == TABLE else seat).players[owner]
    )
    role = state.roles[owner]
    if seat == TABLE and role != NOBODY:
        facts["role"] = ru.ROLE_NAMES[role]
    shown = seat == TABLE or seat == owner
    facts["cards"] = [ru.CARD_IDS[kind] for kind in state.hands[owner]] if shown else None
    return facts
