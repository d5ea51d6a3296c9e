"""What a seat knows of a game of Saboteur (S18.6, S18.7)."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final, TypedDict

import msgspec

from ludarium.core.decision import TABLE
from ludarium.core.view import Options, View, one_of
from ludarium.games.saboteur import knowledge as kn
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.legal import Legal
from ludarium.games.saboteur.notation import Move, played_by, played_code
from ludarium.games.saboteur.terms import (
    CARD_IDS,
    EVERYBODY,
    FACE_NAMES,
    NOBODY,
    PHASE_NAMES,
    ROLE_NAMES,
    STATUS_NAMES,
    TOOL_NAMES,
    TOOLS,
    Cell,
    Discard,
    Goal,
    HistoryEntry,
    Phases,
    Seat,
    Statuses,
    Tile,
    Tiles,
    card_of,
    cell_key,
    is_turned,
    x_of,
    y_of,
)

KEPT: Final = 4096
"""So many are kept, of each kind of part that stands in view after view: they are frozen, and hold nothing that is not."""

ToolName = Annotated[str, one_of("Tool", TOOL_NAMES)]
RoleName = Annotated[str, one_of("Role", ROLE_NAMES)]
FaceName = Annotated[str, one_of("Face", FACE_NAMES)]
PhaseName = Annotated[str, one_of("Phase", PHASE_NAMES)]
StatusName = Annotated[str, one_of("Removed", STATUS_NAMES)]


class Stopped(TypedDict, total=False):
    """What play stops for: stones that are turned round, the first of them now, or the card that must be used."""

    goal: Goal
    goals: list[Goal]
    card: str


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody sees of a player; ``role`` only for the viewer's own."""

    seat: Seat
    hand: int
    broken: list[ToolName]
    in_round: bool
    removed: StatusName
    stalling: bool
    gold: int
    role: RoleName | None


class Laid(msgspec.Struct, frozen=True):
    """A face-up card of the field other than a goal."""

    x: int
    y: int
    card: str
    turned: bool
    centre: bool


class GoalView(msgspec.Struct, frozen=True):
    """A goal card; ``face`` is None unless it is up (or ``pending``), or the viewer looked at it."""

    x: int
    y: int
    up: bool
    face: FaceName | None
    turned: bool
    peeked_by: list[Seat]


class Discarded(msgspec.Struct, frozen=True):
    """A card of the discard pile; ``by`` is the seat that put it there unseen, else None."""

    by: Seat | None
    card: str | None


class PlayedView(msgspec.Struct, frozen=True):
    """A play of this round. A pass or time-out of somebody else does not name its card."""

    seat: Seat
    option: str


class RoundResult(msgspec.Struct, frozen=True):
    round: int
    winner: RoleName
    connector: Seat | None
    roles: list[RoleName | None]
    pay: list[int]
    goals: list[FaceName]


class MoveClockView(msgspec.Struct, frozen=True):
    """``move`` is the seconds that the seat on turn has, None where no clock runs (S15)."""

    timed: bool
    stalling: list[Seat]
    move: int | None
    started: int


class SaboteurView(View, frozen=True, kw_only=True):
    """Everything that one seat, or a spectator, may know."""

    round: int
    rounds: int
    phase: PhaseName
    turn: Seat | None
    start_player: Seat | None
    options: Options
    players: list[PlayerView]
    hand: list[str]
    role: RoleName | None
    roles_known: bool
    dealt_in: list[bool]
    field: list[Laid]
    goals: list[GoalView]
    centre_card: str | None
    pending: Stopped | None
    deck: int
    pile: list[Discarded]
    roles_in_play: dict[str, int]
    history: list[PlayedView]
    reached: list[tuple[int, int]]
    results: list[RoundResult]
    passes: int
    clock: MoveClockView


BROKEN: Final = [
    [name for tool, name in enumerate(TOOL_NAMES) if mask >> tool & 1] for mask in range(1 << TOOLS)
]
"""The names of the tools that are broken, by a ``ToolSet``."""


def _own_role(state: Legal, viewer: Seat) -> str | None:
    role = kn.role_of(state, viewer)
    return None if role == NOBODY else ROLE_NAMES[role]


def _players(state: Legal, viewer: Seat) -> list[PlayerView]:
    dealt = state.phase != Phases.DEAL and state.phase != Phases.OVER
    return [
        PlayerView(
            seat,
            len(state.players.hands[seat]),
            BROKEN[state.players.broken[seat]][:],
            dealt and status == Statuses.STAYS,
            STATUS_NAMES[status],
            bool(state.progress.stalling >> seat & 1),
            state.players.gold[seat],
            _own_role(state, viewer) if seat == viewer else None,
        )
        for seat, status in enumerate(state.players.status)
    ]


@lru_cache(KEPT)
def _laid(key: Cell, tile: Tile, centre: bool) -> Laid:
    if tile == Tiles.START:
        return Laid(x_of(key), y_of(key), "start", False, False)
    return Laid(x_of(key), y_of(key), CARD_IDS[card_of(tile)], is_turned(tile), centre)


def _field(state: Legal) -> list[Laid]:
    centre = state.field.centre
    return [_laid(key, tile, key == centre) for key, tile in state.field.cells() if tile <= Tiles.START]


def _goals(state: Legal, viewer: Seat) -> list[GoalView]:
    goals: list[GoalView] = []
    for goal, face in enumerate(state.deal.faces):
        y = ru.GOAL_Y[goal]
        tile = state.field.tile(cell_key(ru.GOAL_X, y))
        up = tile != Tiles.GOAL_DOWN
        known = kn.knows_goal(state, viewer, goal, up)
        turned = tile >= Tiles.STONE_UP and (tile - Tiles.STONE_UP) & 1 == 1
        by = [seat for seat, seen in enumerate(state.players.peeked) if seen >> goal & 1]
        goals.append(GoalView(ru.GOAL_X, y, up, FACE_NAMES[face] if known else None, turned, by))
    return goals


@lru_cache(KEPT)
def _discarded(entry: Discard, known: bool) -> Discarded:
    by = entry & 15
    return Discarded(None if by == EVERYBODY else by - 1, CARD_IDS[entry >> 4] if known else None)


def _pile(state: Legal, viewer: Seat) -> list[Discarded]:
    return [_discarded(entry, kn.knows_discard(entry, viewer)) for entry in state.piles.pile]


@lru_cache(KEPT)
def _played(entry: HistoryEntry, known: bool) -> PlayedView:
    return PlayedView(played_by(entry), Move(played_code(entry)).notation() if known else "pass")


def _history(state: Legal, viewer: Seat) -> list[PlayedView]:
    return [_played(entry, kn.knows_play(entry, viewer)) for entry in state.progress.history]


@lru_cache(KEPT)
def _cell(cell: Cell) -> tuple[int, int]:
    return x_of(cell), y_of(cell)


def _pending(state: Legal) -> Stopped | None:
    if state.phase == Phases.STONE:
        return {"goal": state.stones[0], "goals": list(state.stones)}
    if state.phase == Phases.TOUCH:
        return {"card": CARD_IDS[state.touch_card]}
    return None


def _seat_or_none(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def view_of(state: Legal, viewer: Seat | None) -> SaboteurView:
    """What ``viewer`` knows; None is a spectator. What is hidden from them, ``knowledge`` says."""
    me = NOBODY if viewer is None else viewer
    faces = state.phase in (Phases.DEAL, Phases.OVER)
    turn = None if state.phase == Phases.OVER else TABLE if faces else state.progress.turn
    dealt = [role for role in state.deal.roles if role != NOBODY]
    return SaboteurView(
        game="saboteur",
        seat=viewer,
        round=state.progress.round,
        rounds=ru.ROUNDS,
        phase=PHASE_NAMES[state.phase],
        turn=turn,
        start_player=_seat_or_none(state.progress.start_player),
        options=state.settings.values,
        players=_players(state, me),
        hand=[CARD_IDS[kind] for kind in kn.hand_of(state, me)],
        role=_own_role(state, me),
        roles_known=state.progress.roles_known,
        dealt_in=[role != NOBODY for role in state.deal.roles],
        field=_field(state),
        goals=_goals(state, me),
        centre_card=CARD_IDS[state.deal.centre_card] if state.phase == Phases.CENTRE else None,
        pending=_pending(state),
        deck=state.piles.deck_left,
        pile=_pile(state, me),
        roles_in_play={name: dealt.count(role) for role, name in enumerate(ROLE_NAMES)},
        history=_history(state, me),
        reached=[_cell(cell) for cell in state.field.reached()],
        results=[
            RoundResult(
                r.round,
                ROLE_NAMES[r.winner],
                _seat_or_none(r.connector),
                [None if role == NOBODY else ROLE_NAMES[role] for role in r.roles],
                r.paid,
                [FACE_NAMES[face] for face in r.goals],
            )
            for r in state.results
        ],
        passes=state.progress.passes,
        clock=MoveClockView(
            state.progress.timed,
            [seat for seat in range(state.settings.seats) if state.progress.stalling >> seat & 1],
            state.move_clock() or None,
            state.progress.clock,
        ),
    )
