"""Makes the views of Saboteur: the only way out of the engine. What is hidden from whom, ``knowledge`` says.

A part that stands in view after view, and that nobody can change, is made once: where its numbers are small it stands in a
row that is filled at the start, else it is kept by the number that says all of it. Lists are made for each view.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.decision import TABLE
from ludarium.games.saboteur import knowledge as kn
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.legal import Legal
from ludarium.games.saboteur.notation import Move, played_by, played_code
from ludarium.games.saboteur.position import Result
from ludarium.games.saboteur.terms import (
    CARD_IDS,
    CARDS,
    EVERYBODY,
    FACE_NAMES,
    NOBODY,
    PHASE_NAMES,
    ROLE_NAMES,
    STATUS_NAMES,
    TOOL_NAMES,
    TOOLS,
    Cell,
    HistoryEntry,
    Knower,
    Phases,
    Seat,
    SeatSet,
    Statuses,
    Tile,
    Tiles,
    card_of,
    cell_key,
    is_turned,
    x_of,
    y_of,
)
from ludarium.games.saboteur.view import (
    Discarded,
    GoalView,
    Laid,
    MoveClockView,
    PlayedView,
    PlayerView,
    RoundResult,
    SaboteurView,
    Stopped,
)

KEPT: Final = 1 << 14
"""So many are kept of each kind of part whose numbers are too many for a row; then one begins anew."""
KNOWERS: Final = 16

BROKEN: Final[list[list[str]]] = [
    [name for tool, name in enumerate(TOOL_NAMES) if mask >> tool & 1] for mask in range(1 << TOOLS)
]
"""The names of the tools that are broken, by a ``ToolSet``."""


def _by(knower: Knower) -> Seat | None:
    return None if knower == EVERYBODY else knower - 1


FACE_UP: Final[list[Discarded]] = [
    Discarded(_by(entry & (KNOWERS - 1)), CARD_IDS[entry // KNOWERS]) for entry in range(CARDS * KNOWERS)
]
"""By a ``Discard``: as whoever knows the card sees it, and"""
FACE_DOWN: Final[list[Discarded]] = [Discarded(_by(knower), None) for knower in range(KNOWERS)]
"""by its ``Knower``, as everybody else does."""
PASSED: Final[list[PlayedView]] = [PlayedView(seat, "pass") for seat in range(8)]
"""By seat: a play whose card the viewer does not know."""

_laid: Final[dict[int, Laid]] = {}
_played: Final[dict[HistoryEntry, PlayedView]] = {}
_cells: Final[dict[Cell, tuple[int, int]]] = {}


def _seats_in(seats: SeatSet, count: int) -> list[Seat]:
    if not seats:
        return []
    return [seat for seat in range(count) if seats >> seat & 1]


def _seat_or_none(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _own_role(state: Legal, viewer: Seat) -> str | None:
    role = kn.role_of(state, viewer)
    return None if role == NOBODY else ROLE_NAMES[role]


def _players(state: Legal, viewer: Seat) -> list[PlayerView]:
    dealt = state.phase != Phases.DEAL and state.phase != Phases.OVER
    players = state.players
    stalling = state.progress.stalling
    found: list[PlayerView] = []
    for seat in range(len(players.status)):
        status = players.status[seat]
        found.append(
            PlayerView(
                seat,
                len(players.hands[seat]),
                BROKEN[players.broken[seat]][:],
                dealt and status == Statuses.STAYS,
                STATUS_NAMES[status],
                stalling >> seat & 1 == 1,
                players.gold[seat],
                _own_role(state, viewer) if seat == viewer else None,
            )
        )
    return found


def _card_at(cell: Cell, tile: Tile, is_centre: bool) -> Laid:
    key = cell << 7 | tile << 1 | (1 if is_centre else 0)
    found = _laid.get(key)
    if found is None:
        if len(_laid) >= KEPT:
            _laid.clear()
        x, y = x_of(cell), y_of(cell)
        if tile == Tiles.START:
            found = Laid(x, y, "start", False, False)
        else:
            found = Laid(x, y, CARD_IDS[card_of(tile)], is_turned(tile), is_centre)
        _laid[key] = found
    return found


def _field(state: Legal) -> list[Laid]:
    field = state.field
    centre = field.centre
    grid = field.grid
    found: list[Laid] = []
    for i in range(len(grid)):
        tile = grid[i]
        if Tiles.EMPTY < tile <= Tiles.START:
            cell = field.key(i)
            found.append(_card_at(cell, tile, cell == centre))
    return found


def _place(cell: Cell) -> tuple[int, int]:
    found = _cells.get(cell)
    if found is None:
        found = _cells[cell] = (x_of(cell), y_of(cell))
    return found


def _goals(state: Legal, viewer: Seat) -> list[GoalView]:
    faces = state.deal.faces
    peeked = state.players.peeked
    goals: list[GoalView] = []
    for goal in range(len(faces)):
        y = ru.GOAL_Y[goal]
        tile = state.field.tile(cell_key(ru.GOAL_X, y))
        up = tile != Tiles.GOAL_DOWN
        known = kn.knows_goal(state, viewer, goal, up)
        turned = tile >= Tiles.STONE_UP and (tile - Tiles.STONE_UP) & 1 == 1
        by = [seat for seat in range(len(peeked)) if peeked[seat] >> goal & 1]
        goals.append(GoalView(ru.GOAL_X, y, up, FACE_NAMES[faces[goal]] if known else None, turned, by))
    return goals


def _pile(state: Legal, viewer: Seat) -> list[Discarded]:
    found: list[Discarded] = []
    for entry in state.piles.pile:
        if kn.knows_discard(entry, viewer):
            found.append(FACE_UP[entry])
        else:
            found.append(FACE_DOWN[entry & (KNOWERS - 1)])
    return found


def _history(state: Legal, viewer: Seat) -> list[PlayedView]:
    found: list[PlayedView] = []
    for entry in state.progress.history:
        if not kn.knows_play(entry, viewer):
            found.append(PASSED[played_by(entry)])
            continue
        play = _played.get(entry)
        if play is None:
            if len(_played) >= KEPT:
                _played.clear()
            play = PlayedView(played_by(entry), Move(played_code(entry)).notation())
            _played[entry] = play
        found.append(play)
    return found


def _pending(state: Legal) -> Stopped | None:
    if state.phase == Phases.STONE:
        return {"goal": state.stones[0], "goals": list(state.stones)}
    if state.phase == Phases.TOUCH:
        return {"card": CARD_IDS[state.touch_card]}
    return None


def _roles_in_play(state: Legal) -> dict[str, int]:
    roles = state.deal.roles
    return {name: roles.count(role) for role, name in enumerate(ROLE_NAMES)}


def _result(result: Result) -> RoundResult:
    return RoundResult(
        result.round,
        ROLE_NAMES[result.winner],
        _seat_or_none(result.connector),
        [None if role == NOBODY else ROLE_NAMES[role] for role in result.roles],
        result.paid[:],
        [FACE_NAMES[face] for face in result.goals],
    )


def view_of(state: Legal, viewer: Seat | None) -> SaboteurView:
    """What ``viewer`` knows; None is a spectator."""
    me = NOBODY if viewer is None else viewer
    phase = state.phase
    settings = state.settings
    progress = state.progress
    deal = state.deal
    turn: Seat | None = progress.turn
    if phase == Phases.OVER:
        turn = None
    elif phase == Phases.DEAL:
        turn = TABLE
    return SaboteurView(
        game="saboteur",
        seat=viewer,
        round=progress.round,
        rounds=ru.ROUNDS,
        phase=PHASE_NAMES[phase],
        turn=turn,
        start_player=_seat_or_none(progress.start_player),
        options=settings.values.copy(),
        players=_players(state, me),
        hand=[CARD_IDS[kind] for kind in kn.hand_of(state, me)],
        role=_own_role(state, me),
        roles_known=progress.roles_known,
        dealt_in=[role != NOBODY for role in deal.roles],
        field=_field(state),
        goals=_goals(state, me),
        centre_card=CARD_IDS[deal.centre_card] if phase == Phases.CENTRE else None,
        pending=_pending(state),
        deck=state.piles.deck_left,
        pile=_pile(state, me),
        roles_in_play=_roles_in_play(state),
        history=_history(state, me),
        reached=[_place(cell) for cell in state.field.reached()],
        results=[_result(result) for result in state.results],
        passes=progress.passes,
        clock=MoveClockView(
            progress.timed,
            _seats_in(progress.stalling, settings.seats),
            state.move_clock() or None,
            progress.clock,
        ),
    )
