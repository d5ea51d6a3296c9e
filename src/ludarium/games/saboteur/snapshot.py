"""A moment of a round of Saboteur as a position in words (``prepared.set_up``)."""

from __future__ import annotations

from ludarium.core.state import State
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.field import Field
from ludarium.games.saboteur.notation import Move, path_code
from ludarium.games.saboteur.state import SaboteurState
from ludarium.games.saboteur.terms import (
    CARD_IDS,
    FACE_NAMES,
    ROLE_NAMES,
    TOOL_LETTERS,
    Cell,
    Phases,
    Statuses,
    Tile,
    Tiles,
    card_of,
    cell_key,
    is_turned,
)


def snapshot(state: State) -> tuple[dict[str, object], list[str]] | None:
    """The words, and the names of what they leave out; None but in a turn of a round in which all take part and no goal is face
    up. In words seat 0 is on turn, so the seats move up until that is so."""
    assert isinstance(state, SaboteurState)
    players, progress, deal = state.players, state.progress, state.deal
    if state.phase != Phases.TURN or any(status != Statuses.STAYS for status in players.status):
        return None
    if any(state.field.reached_sides(goal) or _is_up(state, goal) for goal in range(len(FACE_NAMES))):
        return None
    field = _laid(state.field)
    if field is None:
        return None
    seats = len(players.hands)
    order = [(progress.turn + n) % seats for n in range(seats)]
    centre = dict(state.field.cells())[state.field.centre]
    words: dict[str, object] = {
        "roles": [ROLE_NAMES[deal.roles[seat]] for seat in order],
        "goals": [FACE_NAMES[face] for face in deal.faces],
        "hands": [[CARD_IDS[card] for card in players.hands[seat]] for seat in order],
        "field": field,
        "centre": _card(state.field.centre, centre),
        "broken": {
            str(n): "".join(
                letter for tool, letter in enumerate(TOOL_LETTERS) if players.broken[seat] >> tool & 1
            )
            for n, seat in enumerate(order)
            if players.broken[seat]
        },
        "deck": [CARD_IDS[card] for card in deal.deck[: state.piles.deck_left][::-1]],
    }
    return words, _without(state)


def _is_up(state: SaboteurState, goal: int) -> bool:
    return state.field.tile(cell_key(ru.GOAL_X, ru.GOAL_Y[goal])) != Tiles.GOAL_DOWN


def _card(key: Cell, tile: Tile) -> str:
    return str(Move(path_code(key, tile)))


def _laid(field: Field) -> list[str] | None:
    """The cards of the field in an order in which they can be laid; None where a rockfall has cut some off."""
    again = Field.new(field.placement)
    cells = dict(field.cells())
    again.lay_centre(field.centre, cells[field.centre])
    left = [(key, tile) for key, tile in cells.items() if tile < Tiles.START and key != field.centre]
    order: list[str] = []
    while left:
        for key, tile in left:
            card = card_of(tile)
            edges = ru.PATH_TURNED[card] if is_turned(tile) else ru.PATH_EDGES[card]
            if again.fits(key, edges):
                again.lay(key, tile)
                order.append(_card(key, tile))
                left.remove((key, tile))
                break
        else:
            return None
    return order


def _without(state: SaboteurState) -> list[str]:
    """What the words of a position can't tell."""
    left: list[str] = []
    if state.progress.turn:
        left.append("seats")
    if state.progress.round > 1:
        left.append("round")
    if any(state.players.peeked):
        left.append("peeked")
    if state.piles.pile:
        left.append("pile")
    return left
