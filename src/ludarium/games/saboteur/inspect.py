"""The things on a table of Saboteur, one by one, as options name what they touch: ``cell:3,-1``, ``goal:0``,
``seat:2``, ``hand:CR``. What a seat may know of them is what its view says."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from ludarium.core.decision import TABLE
from ludarium.core.positions import UnknownThing
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.notation import GOALS, SEATS
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
    Card,
    Cards,
    Edges,
    Goal,
    Phases,
    Seat,
    Tiles,
    card_discarded,
    card_of,
    cell_key,
    is_dead_end,
    is_turned,
)
from ludarium.games.saboteur.view import GoalView, SaboteurView
from ludarium.games.saboteur.viewer import view_of

_CELL: Final = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})")
SIDE_NAMES: Final = "NESW"
CARD_KINDS: Final = (*["path"] * PATHS, *["break"] * 3, *["repair"] * 6, "map", "rockfall")


def inspect(state: SaboteurState, thing: str, seat: Seat | None) -> dict[str, object]:
    """What ``seat`` (``TABLE``: the keeper, who knows everything) knows of a thing. Raises ``UnknownThing``."""
    facts = _facts(state, thing, seat)
    if facts is None:
        raise UnknownThing(thing)
    return {"thing": thing, **facts}


def hidden(state: SaboteurState) -> dict[str, object]:
    """What lies hidden from some seat: roles and hands by seat, goals and the deck from the top, the discard pile, oldest first."""
    return {
        "roles": [None if role == NOBODY else ROLE_NAMES[role] for role in state.deal.roles],
        "goals": [FACE_NAMES[face] for face in state.deal.faces],
        "hands": [[CARD_IDS[card] for card in hand] for hand in state.players.hands],
        "deck": [CARD_IDS[card] for card in state.deal.deck[: state.piles.deck_left][::-1]],
        "pile": [CARD_IDS[card_discarded(entry)] for entry in state.piles.pile],
    }


def _facts(state: SaboteurState, thing: str, seat: Seat | None) -> dict[str, object] | None:
    kind, _, name = thing.partition(":")
    view = view_of(state, None if seat == TABLE else seat)
    cell = _CELL.fullmatch(name)
    if kind == "cell" and cell is not None:
        return _cell(state, int(cell[1]), int(cell[2]))
    if kind == "hand" and name in CARD_OF_ID:
        return _held(state, CARD_OF_ID[name], seat)
    if kind == "goal" and name in GOALS:
        return _goal(state, view, int(name), seat)
    if kind == "seat" and name in SEATS[: state.settings.seats]:
        return _player(state, view, int(name), seat)
    return None


def _sides(edges: Edges) -> list[str]:
    return [name for name, side in zip(SIDE_NAMES, SIDES, strict=True) if edges & side]


def _cell(state: SaboteurState, x: int, y: int) -> dict[str, object] | None:
    if not (-64 <= x < 64 and -64 <= y < 64):
        return None
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
        "dead_end": laid and is_dead_end(tile),
        "reached": key in state.field.reached(),
    }


def _held(state: SaboteurState, card: Card, seat: Seat | None) -> dict[str, object] | None:
    """A kind of card in the hands that ``seat`` sees, with how many of it each seat holds. A card that has to be
    used for having been touched lies open, and still counts as its owner's (S19.5)."""
    held: dict[str, int] = {}
    for owner, hand in enumerate(state.players.hands):
        count = hand.count(card) if seat in (owner, TABLE) else 0
        if state.phase == Phases.TOUCH and owner == state.progress.turn and card == state.touch_card:
            count += 1
        if count:
            held[str(owner)] = count
    path = card < PATHS
    facts: dict[str, object] = {
        "card": CARD_IDS[card],
        "kind": CARD_KINDS[card],
        "held": held,
        "open": _sides(ru.PATH_EDGES[card]) if path else [],
        "dead_end": path and card >= Cards.FIRST_DEAD_END,
        "tools": [TOOL_NAMES[tool] for tool in ru.CARD_TOOLS[card]],
    }
    return facts if held else None


def _goal(state: SaboteurState, view: SaboteurView, goal: Goal, seat: Seat | None) -> dict[str, object]:
    undealt = GoalView(ru.GOAL_X, ru.GOAL_Y[goal], False, None, False, [])
    facts: dict[str, object] = msgspec.to_builtins(view.goals[goal] if view.goals else undealt)
    if seat == TABLE and view.goals:
        facts["face"] = FACE_NAMES[state.deal.faces[goal]]
    return facts


def _player(state: SaboteurState, view: SaboteurView, owner: Seat, seat: Seat | None) -> dict[str, object]:
    """``cards`` are those of the hand, where ``seat`` sees them."""
    facts: dict[str, object] = msgspec.to_builtins(view.players[owner])
    role = state.deal.roles[owner]
    if seat == TABLE and role != NOBODY:
        facts["role"] = ROLE_NAMES[role]
    shown = seat in (owner, TABLE)
    facts["cards"] = [CARD_IDS[card] for card in state.players.hands[owner]] if shown else None
    return facts
