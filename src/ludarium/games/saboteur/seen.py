"""What a seat sees of a game of Saboteur as one list of whole numbers: its view, for programs that learn.

The order is that of the layout in ``ludarium.environments.saboteur``, which makes the same numbers from a view; a test
compares them at every step. What is hidden, ``knowledge`` says for both (S18.6, S18.7).
"""

from __future__ import annotations

from typing import Final

from ludarium.games.saboteur import knowledge as kn
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.field import FieldMarks
from ludarium.games.saboteur.legal import Legal
from ludarium.games.saboteur.notation import MoveKinds, path_tile, played_by, played_code, target_of
from ludarium.games.saboteur.terms import (
    CARDS,
    EVERYBODY,
    NOBODY,
    ROLE_NAMES,
    TILES,
    Cards,
    HistoryEntry,
    MoveKind,
    Phases,
    Seat,
    Statuses,
    Tiles,
    card_of,
    cell_key,
    x_of,
    y_of,
)

SEATS: Final = 7
LEFT: Final = -6
TOP: Final = -8
WIDTH: Final = 19
HEIGHT: Final = 17
"""The box of cells that planes and actions know: x from -6 to 12, y from -8 to 8. The start lies at 0,0, the goals at
x = 8. What is laid beyond is counted, and options there take the spare actions."""
PLAYS: Final = 24
"""So many of the round's latest plays are told, the latest first."""
REACHED: Final = TILES
CENTRE: Final = 2 * TILES
"""A cell is its tile, with these added where it is joined to the start or is the centre card."""
NO_CARD: Final = -1
TIMED_OUT: Final = 8
"""The kind of a play that a clock made; the others are ``MoveKinds``."""
EMPTY: Final = [0] * (WIDTH * HEIGHT)
ABSENT: Final = [0, 0, 0, 0, 0, 0, NO_CARD, 0, 0, 0, 0, 0, 0, 0, 0]
NO_GOAL: Final = [0, NO_CARD, 0, 0]
NO_PLAY: Final = [NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD, 0, 0]


KEPT: Final = 1 << 16
_PLAYS: Final[dict[int, list[int]]] = {}
"""Plays of histories as they are told: not to be changed."""


def place(x: int, y: int) -> int:
    """A cell by its place in the planes, row by row; -1 outside the box."""
    column, row = x - LEFT, y - TOP
    return row * WIDTH + column if 0 <= column < WIDTH and 0 <= row < HEIGHT else -1


def seen(state: Legal, me: Seat) -> list[int]:
    """What ``me`` sees."""
    numbers = EMPTY[:]
    field = state.field
    grid, marks, centre = field.grid, field.marks, field.centre
    outside = 0
    width, left, top = field.width, field.left, field.top
    middle = -1 if centre < 0 else field.index(centre)
    for i, tile in enumerate(grid):
        if tile == Tiles.EMPTY:
            continue
        at = place(i % width + left, i // width + top)
        reached = REACHED if marks[i] & FieldMarks.REACHED else 0
        if at < 0:
            if tile <= Tiles.START:
                outside += 1
        elif tile <= Tiles.START:
            numbers[at] = tile + reached + (CENTRE if i == middle else 0)
        else:
            numbers[at] = reached
    players, progress = state.players, state.progress
    seats = state.settings.seats
    on_table = state.phase == Phases.DEAL or state.phase == Phases.OVER
    turn = NOBODY if on_table else progress.turn
    roles = state.deal.roles
    for n in range(seats):
        seat = (me + n) % seats
        broken, status, peeked = players.broken[seat], players.status[seat], players.peeked[seat]
        numbers += [
            1, len(players.hands[seat]), broken & 1, broken >> 1 & 1, broken >> 2 & 1,
            1 if not on_table and status == Statuses.STAYS else 0, status, progress.stalling >> seat & 1,
            players.gold[seat], 1 if seat < len(roles) and roles[seat] != NOBODY else 0, 1 if turn == seat else 0,
            1 if progress.start_player == seat else 0, *_bits(peeked if state.deal.faces else 0),
        ]  # fmt: skip
    for _ in range(seats, SEATS):
        numbers += ABSENT
    pending = state.stones[0] if state.phase == Phases.STONE else NO_CARD
    for goal, face in enumerate(state.deal.faces):
        at = place(ru.GOAL_X, ru.GOAL_Y[goal])
        tile = field.tile(cell_key(ru.GOAL_X, ru.GOAL_Y[goal]))
        up = tile != Tiles.GOAL_DOWN
        known = kn.knows_goal(state, me, goal, up)
        turned = tile >= Tiles.STONE_UP and (tile - Tiles.STONE_UP) & 1 == 1
        numbers[at] += tile
        numbers += [
            1 if up else 0,
            face if known else NO_CARD,
            1 if turned else 0,
            1 if goal == pending else 0,
        ]
    for _ in range(len(state.deal.faces), 3):
        numbers += NO_GOAL
    numbers += _table(state, me, outside)
    history = progress.history
    told = 0
    for i in range(len(history) - 1, max(-1, len(history) - 1 - PLAYS), -1):
        key = (history[i] << 3 | me) << 3 | seats
        play = _PLAYS.get(key)
        if play is None:
            if len(_PLAYS) >= KEPT:
                _PLAYS.clear()
            play = _PLAYS[key] = _play(history[i], me, seats)
        numbers += play
        told += 1
    for _ in range(told, PLAYS):
        numbers += NO_PLAY
    return numbers


def _bits(goals: int) -> tuple[int, int, int]:
    return goals & 1, goals >> 1 & 1, goals >> 2 & 1


def _table(state: Legal, me: Seat, outside: int) -> list[int]:
    hand, laid_open, own = [0] * CARDS, [0] * CARDS, [0] * CARDS
    for card in kn.hand_of(state, me):
        hand[card] += 1
    unseen = 0
    for entry in state.piles.pile:
        if not kn.knows_discard(entry, me):
            unseen += 1
        elif entry & 15 == EVERYBODY:
            laid_open[entry >> 4] += 1
        else:
            own[entry >> 4] += 1
    progress, roles = state.progress, state.deal.roles
    return [
        progress.round, state.phase, kn.role_of(state, me), 1 if progress.roles_known else 0,
        *[roles.count(one) for one in range(len(ROLE_NAMES))], state.piles.deck_left, progress.passes,
        1 if progress.timed else 0, state.move_clock(), outside, *hand, *laid_open, *own, unseen,
        state.deal.centre_card if state.phase == Phases.CENTRE else NO_CARD,
        state.touch_card if state.phase == Phases.TOUCH else NO_CARD, max(0, len(progress.history) - PLAYS),
    ]  # fmt: skip


def _play(entry: HistoryEntry, me: Seat, seats: int) -> list[int]:
    """A play of the history: who, its kind, card, target, goal and cell. A pass of somebody else names no card."""
    seat = played_by(entry)
    code = played_code(entry)
    kind: MoveKind = code & 15
    payload = code >> 4
    who = (seat - me) % seats
    if kind == MoveKinds.PATH:
        cell = payload >> 5
        return [who, kind, card_of(path_tile(code)), NO_CARD, NO_CARD, x_of(cell), y_of(cell)]
    if kind == MoveKinds.BREAK_TOOL or kind == MoveKinds.REPAIR_TOOL:
        return [who, kind, payload >> 5, (target_of(code) - me) % seats, NO_CARD, 0, 0]
    if kind == MoveKinds.FALL:
        return [who, kind, Cards.ROCKFALL, NO_CARD, NO_CARD, x_of(payload), y_of(payload)]
    if kind == MoveKinds.LOOK:
        return [who, kind, Cards.MAP, NO_CARD, payload, 0, 0]
    if kind == MoveKinds.PASS:
        return [who, kind, payload & 31 if kn.knows_play(entry, me) else NO_CARD, NO_CARD, NO_CARD, 0, 0]
    if kind == MoveKinds.STONE:
        return [who, kind, NO_CARD, NO_CARD, payload >> 1, 0, 0]
    if kind == MoveKinds.CENTRE:
        return [who, kind, NO_CARD, NO_CARD, NO_CARD, 0, 0]
    return [who, TIMED_OUT if kind == MoveKinds.TIMEOUT else NO_CARD, NO_CARD, NO_CARD, NO_CARD, 0, 0]
