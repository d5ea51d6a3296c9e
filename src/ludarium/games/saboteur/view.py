"""What a seat knows of a game of Saboteur (S18.6, S18.7)."""

from __future__ import annotations

import msgspec

from ludarium.core.decision import TABLE
from ludarium.core.view import View
from ludarium.games.saboteur import notation as no
from ludarium.games.saboteur import position as st
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.notation import Move, cell_key
from ludarium.games.saboteur.state import SaboteurState


class Player(msgspec.Struct, frozen=True):
    """What everybody sees of a player; ``role`` only for the viewer's own."""

    seat: int
    hand: int
    broken: list[str]
    in_round: bool
    removed: str
    stalling: bool
    gold: int
    role: str | None


class Laid(msgspec.Struct, frozen=True):
    """A face-up card of the field other than a goal."""

    x: int
    y: int
    card: str
    turned: bool
    centre: bool


class Goal(msgspec.Struct, frozen=True):
    """A goal card; ``face`` is None unless it is up (or ``pending``), or the viewer looked at it."""

    x: int
    y: int
    up: bool
    face: str | None
    turned: bool
    peeked_by: list[int]


class Discarded(msgspec.Struct, frozen=True):
    """A card of the discard pile; ``by`` is the seat that put it there unseen, else None."""

    by: int | None
    card: str | None


class Played(msgspec.Struct, frozen=True):
    """A play of this round. A pass or time-out of somebody else does not name its card."""

    seat: int
    option: str


class RoundResult(msgspec.Struct, frozen=True):
    round: int
    winner: str
    connector: int | None
    roles: list[str | None]
    pay: list[int]
    goals: list[str]


class ClockView(msgspec.Struct, frozen=True):
    """``move`` is the seconds that the seat on turn has, None where no clock runs (S15)."""

    timed: bool
    stalling: list[int]
    move: int | None
    started: int


class SaboteurView(View, frozen=True, kw_only=True):
    """Everything that one seat, or a spectator, may know."""

    round: int
    rounds: int
    phase: str
    turn: int | None
    start_player: int | None
    options: dict[str, str | int | bool]
    players: list[Player]
    hand: list[str]
    role: str | None
    roles_known: bool
    dealt_in: list[bool]
    field: list[Laid]
    goals: list[Goal]
    centre_card: str | None
    pending: dict[str, str | int | list[int]] | None
    deck: int
    pile: list[Discarded]
    roles_in_play: dict[str, int]
    history: list[Played]
    reached: list[tuple[int, int]]
    results: list[RoundResult]
    passes: int
    clock: ClockView


def _own_role(state: SaboteurState, seat: int | None) -> str | None:
    if seat is None or not state.roles_known or state.roles[seat] == st.NOBODY:
        return None
    return ru.ROLE_NAMES[state.roles[seat]]


def _players(state: SaboteurState, viewer: int | None) -> list[Player]:
    dealt = state.phase != st.DEAL and state.phase != st.OVER
    return [
        Player(
            seat,
            len(state.hands[seat]),
            [name for tool, name in enumerate(ru.TOOL_NAMES) if state.broken[seat] >> tool & 1],
            dealt and status == st.STAYS,
            st.STATUS_NAMES[status],
            bool(state.stalling >> seat & 1),
            state.gold[seat],
            _own_role(state, viewer) if seat == viewer else None,
        )
        for seat, status in enumerate(state.status)
    ]


def _field(state: SaboteurState) -> list[Laid]:
    laid: list[Laid] = []
    for key, tile in state.field.cells():
        x, y = (key & 127) - 64, (key >> 7) - 64
        if tile == ru.START:
            laid.append(Laid(x, y, "start", False, False))
        elif tile < ru.START:
            card = ru.CARD_IDS[(tile - 1) >> 1]
            laid.append(Laid(x, y, card, (tile - 1) & 1 == 1, key == state.field.centre))
    return laid


def _goals(state: SaboteurState, viewer: int | None) -> list[Goal]:
    goals: list[Goal] = []
    for goal, face in enumerate(state.faces):
        y = ru.GOAL_Y[goal]
        tile = state.field.tile(cell_key(ru.GOAL_X, y))
        up = tile != ru.GOAL_DOWN
        # A stone whose orientation is being chosen is turned up already, for all to see (S8.2, S8.8).
        known = up or goal in state.stones or (viewer is not None and state.peeked[viewer] >> goal & 1)
        turned = tile >= ru.STONE_UP and (tile - ru.STONE_UP) & 1 == 1
        by = [seat for seat, seen in enumerate(state.peeked) if seen >> goal & 1]
        goals.append(Goal(ru.GOAL_X, y, up, ru.FACE_NAMES[face] if known else None, turned, by))
    return goals


def _history(state: SaboteurState, viewer: int | None) -> list[Played]:
    played: list[Played] = []
    for entry in state.history:
        seat = entry & 7
        move = Move(entry >> 3)
        hidden = move.what == no.PASS and seat != viewer
        played.append(Played(seat, "pass" if hidden else move.notation()))
    return played


def _pending(state: SaboteurState) -> dict[str, str | int | list[int]] | None:
    if state.phase == st.STONE:
        return {"goal": state.stones[0], "goals": list(state.stones)}
    if state.phase == st.TOUCH:
        return {"card": ru.CARD_IDS[state.touch_card]}
    return None


def _seat_or_none(seat: int) -> int | None:
    return None if seat == st.NOBODY else seat


def view_of(state: SaboteurState, viewer: int | None) -> SaboteurView:
    """What ``viewer`` knows; None is a spectator. The only way out of the engine."""
    faces = state.phase in (st.DEAL, st.OVER)
    turn = None if state.phase == st.OVER else TABLE if faces else state.turn
    dealt = [role for role in state.roles if role != st.NOBODY]
    return SaboteurView(
        game="saboteur",
        seat=viewer,
        round=state.round,
        rounds=ru.ROUNDS,
        phase=st.PHASE_NAMES[state.phase],
        turn=turn,
        start_player=_seat_or_none(state.start_player),
        options=state.settings.values,
        players=_players(state, viewer),
        hand=[] if viewer is None else [ru.CARD_IDS[kind] for kind in state.hands[viewer]],
        role=_own_role(state, viewer),
        roles_known=state.roles_known,
        dealt_in=[role != st.NOBODY for role in state.roles],
        field=_field(state),
        goals=_goals(state, viewer),
        centre_card=ru.CARD_IDS[state.centre_card] if state.phase == st.CENTRE else None,
        pending=_pending(state),
        deck=state.deck_left,
        pile=[
            Discarded(
                None if entry & 15 == st.EVERYBODY else (entry & 15) - 1,
                ru.CARD_IDS[entry >> 4]
                if entry & 15 == st.EVERYBODY or (viewer is not None and entry & 15 == viewer + 1)
                else None,
            )
            for entry in state.pile
        ],
        roles_in_play={name: dealt.count(role) for role, name in enumerate(ru.ROLE_NAMES)},
        history=_history(state, viewer),
        reached=[((key & 127) - 64, (key >> 7) - 64) for key in state.field.reached()],
        results=[
            RoundResult(
                r.round,
                ru.ROLE_NAMES[r.winner],
                _seat_or_none(r.connector),
                [None if role == st.NOBODY else ru.ROLE_NAMES[role] for role in r.roles],
                r.paid,
                [ru.FACE_NAMES[face] for face in r.goals],
            )
            for r in state.results
        ],
        passes=state.passes,
        clock=ClockView(
            state.timed,
            [seat for seat in range(state.settings.seats) if state.stalling >> seat & 1],
            state.move_clock() or None,
            state.clock,
        ),
    )
