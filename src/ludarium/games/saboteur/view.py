"""What a seat knows of a game of Saboteur (S18.6, S18.7): the form of it, which ``viewer`` fills."""

from __future__ import annotations

from typing import Annotated, TypedDict

import msgspec

from ludarium.core.view import Options, View, one_of
from ludarium.games.saboteur.terms import (
    FACE_NAMES,
    PHASE_NAMES,
    ROLE_NAMES,
    STATUS_NAMES,
    TOOL_NAMES,
    Goal,
    Seat,
)

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
