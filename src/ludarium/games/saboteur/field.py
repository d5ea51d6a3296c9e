"""The field: which cells hold what, what is joined to what, and what fits where (S5, S7, S8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludarium.games.saboteur.notation import know_cell
from ludarium.games.saboteur.rules import FITS, GOAL_X, GOAL_Y, TILE_EDGES, TILE_JOINS
from ludarium.games.saboteur.terms import (
    NO_CELL,
    NOWHERE,
    Cell,
    E,
    Edges,
    EdgesSet,
    Face,
    Goal,
    GoalSet,
    GridIndex,
    MarkSet,
    N,
    Placement,
    Placements,
    S,
    Tile,
    Tiles,
    W,
    cell_key,
    goal_tile,
    place_of,
)

MARGIN: Final = 4
GROWTH: Final = 5


class FieldMarks:
    REACHED: Final[MarkSet] = 1
    """Joined to an edge of the start card."""
    SUPPORTED: Final[MarkSet] = 2
    """Joined to an edge that a new card may be laid to."""


ANYWHERE: Final = 0
ROW: Final = cell_key(0, 1) - cell_key(0, 0)
"""From the key of a cell to that of the one below."""
GOAL_KEYS: Final = [cell_key(GOAL_X, y) for y in GOAL_Y]
ALL_DOWN: Final[GoalSet] = (1 << len(GOAL_Y)) - 1


@mypyc_attr(acyclic=True)
@final
class Field:
    """A box of cells that grows when a card comes near its border (S5.3).

    ``grid`` is row by row; a cell's index is (y - top) * width + x - left. ``marks``, ``fit_keys`` and
    ``fit_masks`` are derived from it: ``lay`` keeps them up to date, ``refresh`` makes them anew.
    """

    def __init__(
        self,
        placement: Placement,
        width: int,
        left: int,
        top: int,
        grid: list[Tile],
        marks: list[MarkSet],
        fit_keys: list[Cell],
        fit_masks: list[EdgesSet],
        owned: bool,
        centre: Cell,
        laid: list[Cell],
        down: GoalSet,
    ) -> None:
        self.placement = placement
        self.width = width
        self.left = left
        self.top = top
        self.grid = grid
        self.marks = marks  # per cell: REACHED and SUPPORTED bits of the edges of its card (S7.7, S7.8)
        self.fit_keys = fit_keys  # cells where some card may be laid, and
        self.fit_masks = fit_masks  # which edge masks may be laid there, as bits (S7.4-S7.7)
        self.owned = owned  # whether the four lists are this field's alone, and may be written to
        self.centre = centre  # key of the centre card, NO_CELL before it lies
        self.laid = laid  # keys of the laid path cards that a rockfall may take (S9.6)
        self.down = down  # the goals that lie face down, as ``grid`` says

    def dump(self) -> tuple[object, ...]:
        """What lies where; the rest follows."""
        return (self.placement, tuple(self.cells()), self.centre, tuple(self.laid))

    @staticmethod
    def new(placement: Placement) -> Field:
        """The start card and three face-down goals (S5.2)."""
        return FIRST[placement].clone()

    def clone(self) -> Field:
        """A copy. The cells are shared until one of the two is written to."""
        self.owned = False
        return Field(
            self.placement,
            self.width,
            self.left,
            self.top,
            self.grid,
            self.marks,
            self.fit_keys,
            self.fit_masks,
            False,
            self.centre,
            self.laid[:],
            self.down,
        )

    def index(self, key: i64) -> i64:
        """Where a cell stands in ``grid`` (a ``GridIndex``)."""
        top: i64 = self.top
        left: i64 = self.left
        width: i64 = self.width
        return ((key >> 7) - 64 - top) * width + (key & 127) - 64 - left

    def key(self, index: i64) -> i64:
        """The key of a cell of ``grid``."""
        top: i64 = self.top
        left: i64 = self.left
        width: i64 = self.width
        y = index // width
        return cell_key(index - y * width + left, y + top)

    def tile(self, key: Cell) -> Tile:
        """What lies in a cell; EMPTY outside the box too."""
        x = (key & 127) - 64 - self.left
        i = ((key >> 7) - 64 - self.top) * self.width + x
        return self.grid[i] if 0 <= x < self.width and 0 <= i < len(self.grid) else Tiles.EMPTY

    def cells(self) -> list[tuple[Cell, Tile]]:
        """(key, tile) of every cell that holds something, by rows."""
        return [(self.key(i), tile) for i, tile in enumerate(self.grid) if tile != Tiles.EMPTY]

    def reached(self) -> list[Cell]:
        """The keys of the face-up cards that are joined to the start card, by rows (S7.8)."""
        return [self.key(i) for i, mark in enumerate(self.marks) if mark & FieldMarks.REACHED]

    def put(self, key: Cell, tile: Tile) -> None:
        """Write a cell (EMPTY clears it); ``refresh`` must follow."""
        if not self.owned:
            self.grid = self.grid[:]
            self.marks = self.marks[:]
            self.fit_keys = self.fit_keys[:]
            self.fit_masks = self.fit_masks[:]
            self.owned = True
        at: i64 = key
        left: i64 = self.left
        top: i64 = self.top
        width: i64 = self.width
        x = (at & 127) - 64 - left
        y = (at >> 7) - 64 - top
        if x < 2 or y < 2 or x >= width - 2 or (y + 2) * width >= len(self.grid):
            self.grid = self._grown(self.grid)
            self.marks = self._grown(self.marks)
            self.width += 2 * GROWTH
            self.left -= GROWTH
            self.top -= GROWTH
        self.grid[self.index(key)] = tile

    def _grown(self, cells: list[int]) -> list[int]:
        height = len(cells) // self.width
        width = self.width + 2 * GROWTH
        grown = [0] * (width * (height + 2 * GROWTH))
        for y in range(height):
            at = (y + GROWTH) * width + GROWTH
            grown[at : at + self.width] = cells[y * self.width : (y + 1) * self.width]
        return grown

    def lay_centre(self, key: Cell, tile: Tile) -> None:
        """Lay the centre card (S4.9)."""
        self.put(key, tile)
        self.centre = key
        self.refresh()

    def lay(self, key: Cell, tile: Tile) -> None:
        """Lay a path card at an empty cell and derive what follows from it alone."""
        self.put(key, tile)
        self.laid.append(key)
        if self.placement >= Placements.ADJACENT:
            self.refresh()
            return
        grid = self.grid
        marks = self.marks
        width: i64 = self.width
        i = self.index(key)
        at: i64 = key
        self._set_fit(at, 0)
        changed: list[GridIndex] = []
        if TILE_JOINS[tile]:
            edges: i64 = TILE_EDGES[tile]
            mark: i64 = 0
            if edges & N and TILE_EDGES[grid[i - width]] & S:
                mark |= marks[i - width]
            if edges & E and TILE_EDGES[grid[i + 1]] & W:
                mark |= marks[i + 1]
            if edges & S and TILE_EDGES[grid[i + width]] & N:
                mark |= marks[i + width]
            if edges & W and TILE_EDGES[grid[i - 1]] & E:
                mark |= marks[i - 1]
            if mark:
                marks[i] = mark
                changed.append(i)
                self._flood(changed)
        for j in changed:
            self._fit_around(j)
        # The new card also binds its empty neighbours that were open to play before.
        self._fit_again(i - width, at - ROW)
        self._fit_again(i + 1, at + 1)
        self._fit_again(i + width, at + ROW)
        self._fit_again(i - 1, at - 1)

    def _flood(self, joined: list[GridIndex]) -> None:
        """Carry the marks of the tunnels in ``joined`` on to all that they are joined to (S7.8);
        tunnels whose marks change are appended."""
        width: i64 = self.width
        at: i64 = 0
        while at < len(joined):
            i: i64 = joined[at]
            at += 1
            mark: i64 = self.marks[i]
            edges: i64 = TILE_EDGES[self.grid[i]]
            if edges & N:
                self._carry(i - width, S, mark, joined)
            if edges & E:
                self._carry(i + 1, W, mark, joined)
            if edges & S:
                self._carry(i + width, N, mark, joined)
            if edges & W:
                self._carry(i - 1, E, mark, joined)

    def _carry(self, i: i64, side: i64, mark: i64, joined: list[GridIndex]) -> None:
        """Carry a mark on to the tunnel at ``i``, if it is open on this side and has not got it."""
        tile: i64 = self.grid[i]
        edges: i64 = TILE_EDGES[tile]
        has: i64 = self.marks[i]
        if edges & side and mark & ~has and TILE_JOINS[tile]:
            self.marks[i] = has | mark
            joined.append(i)

    def refresh(self) -> None:
        """Derive anew what is joined and what may be laid where."""
        grid = self.grid
        marks = [0] * len(grid)
        self.marks = marks
        self.fit_keys = []
        self.fit_masks = []
        joined = [self.index(cell_key(0, 0))]
        marks[joined[0]] = FieldMarks.REACHED | FieldMarks.SUPPORTED
        self._flood(joined)
        if self.placement >= Placements.ADJACENT:
            self._fit_everywhere()
            return
        if self.placement != Placements.START_ONLY and self.centre != NO_CELL:
            middle = self.index(self.centre)
            if not marks[middle]:
                marks[middle] = FieldMarks.SUPPORTED
                more = [middle]
                # A dead-end centre card supports its neighbours, though it joins nothing (S7.9.4).
                self._flood(more)
                joined.extend(more)
        for i in joined:
            self._fit_around(i)

    def _fit_around(self, i: i64) -> None:
        """Look anew at the empty cells beside the open edges of the card at ``i``."""
        grid = self.grid
        width: i64 = self.width
        edges: i64 = TILE_EDGES[grid[i]]
        key = self.key(i)
        if edges & N and grid[i - width] == Tiles.EMPTY:
            self._set_fit(key - ROW, self._fit(i - width))
        if edges & E and grid[i + 1] == Tiles.EMPTY:
            self._set_fit(key + 1, self._fit(i + 1))
        if edges & S and grid[i + width] == Tiles.EMPTY:
            self._set_fit(key + ROW, self._fit(i + width))
        if edges & W and grid[i - 1] == Tiles.EMPTY:
            self._set_fit(key - 1, self._fit(i - 1))

    def _fit_again(self, i: i64, key: i64) -> None:
        """Look anew at the cell ``i``, whose key is ``key``, if it was open to play."""
        if self.grid[i] == Tiles.EMPTY:
            n = place_of(key, self.fit_keys)
            if n != NOWHERE:
                self._change_fit(n, self._fit(i))

    def _set_fit(self, key: i64, mask: i64) -> None:
        n = place_of(key, self.fit_keys)
        if n != NOWHERE:
            self._change_fit(n, mask)
        elif mask:
            know_cell(key)
            self.fit_keys.append(key)
            self.fit_masks.append(mask)

    def _change_fit(self, n: i64, mask: i64) -> None:
        """Give the cell at place ``n`` another mask, or strike it out."""
        if mask:
            self.fit_masks[n] = mask
        else:
            self.fit_keys.pop(n)
            self.fit_masks.pop(n)

    def _fit(self, i: i64) -> i64:
        """The edge masks that may be laid at the empty cell ``i``; 0 where no edge is supported."""
        grid = self.grid
        marks = self.marks
        width: i64 = self.width
        must: i64 = 0
        never: i64 = 0
        support: i64 = 0
        tile: i64 = grid[i - width]
        if tile != Tiles.EMPTY and tile != Tiles.GOAL_DOWN:
            if TILE_EDGES[tile] & S:
                must |= N
                if marks[i - width]:
                    support |= N
            else:
                never |= N
        tile = grid[i + 1]
        if tile != Tiles.EMPTY and tile != Tiles.GOAL_DOWN:
            if TILE_EDGES[tile] & W:
                must |= E
                if marks[i + 1]:
                    support |= E
            else:
                never |= E
        tile = grid[i + width]
        if tile != Tiles.EMPTY and tile != Tiles.GOAL_DOWN:
            if TILE_EDGES[tile] & N:
                must |= S
                if marks[i + width]:
                    support |= S
            else:
                never |= S
        tile = grid[i - 1]
        if tile != Tiles.EMPTY and tile != Tiles.GOAL_DOWN:
            if TILE_EDGES[tile] & E:
                must |= W
                if marks[i - 1]:
                    support |= W
            else:
                never |= W
        if self.placement == Placements.OPEN_EDGE:
            support = must
        if self.placement == Placements.ADJACENT:
            support = ANYWHERE
        elif not support:
            return 0
        return FITS[(must << 8) | (never << 4) | support]

    def _fit_everywhere(self) -> None:
        """Every empty cell beside a face-up card, joined to the start or not (S7.6, OP-5)."""
        grid = self.grid
        width = self.width
        for i in range(width, len(grid) - width):
            if grid[i] != Tiles.EMPTY:
                continue
            for j in (i - width, i + 1, i + width, i - 1):
                if grid[j] != Tiles.EMPTY and grid[j] != Tiles.GOAL_DOWN:
                    self._set_fit(self.key(i), self._fit(i))
                    break

    def fits(self, key: Cell, edges: Edges) -> bool:
        """Whether a card with these open edges may be laid at ``key``."""
        n = place_of(key, self.fit_keys)
        return n != NOWHERE and self.fit_masks[n] >> edges & 1 == 1

    def reached_sides(self, goal: Goal) -> Edges:
        """The sides of a goal from which a tunnel joined to the start faces it (S8.1)."""
        i = self.index(GOAL_KEYS[goal])
        width: i64 = self.width
        sides = 0
        if self._faces(i - width, S):
            sides |= N
        if self._faces(i + 1, W):
            sides |= E
        if self._faces(i + width, N):
            sides |= S
        if self._faces(i - 1, E):
            sides |= W
        return sides

    def _faces(self, i: i64, side: i64) -> bool:
        """Whether the card at ``i`` is joined to the start and open on this side."""
        mark: i64 = self.marks[i]
        if not mark & FieldMarks.REACHED:
            return False
        edges: i64 = TILE_EDGES[self.grid[i]]
        return edges & side != 0

    def turn_up(self, goal: Goal, face: Face, half_turn: bool) -> None:
        """Lay a goal face up in its own cell (S8.4); ``refresh`` must follow."""
        self.put(GOAL_KEYS[goal], goal_tile(face, half_turn))
        self.down &= ~(1 << goal)

    def goal_is_down(self, goal: Goal) -> bool:
        return self.down >> goal & 1 == 1

    def faced_goals(self) -> list[Goal]:
        """The goals that lie face down and that a tunnel joined to the start faces (S8.1)."""
        return [
            goal for goal in range(len(GOAL_KEYS)) if self.goal_is_down(goal) and self.reached_sides(goal)
        ]


def _first(placement: Placement) -> Field:
    left, top = -MARGIN, GOAL_Y[0] - MARGIN
    width = GOAL_X + 1 + 2 * MARGIN
    height = GOAL_Y[2] - GOAL_Y[0] + 1 + 2 * MARGIN
    grid = [Tiles.EMPTY] * (width * height)
    field = Field(placement, width, left, top, grid, [], [], [], True, NO_CELL, [], ALL_DOWN)
    grid[field.index(cell_key(0, 0))] = Tiles.START
    for key in GOAL_KEYS:
        grid[field.index(key)] = Tiles.GOAL_DOWN
    field.refresh()
    return field


FIRST: Final = [
    _first(Placements.START_OR_CENTRE),
    _first(Placements.START_ONLY),
    _first(Placements.ADJACENT),
    _first(Placements.OPEN_EDGE),
]
"""The field of a round that has just begun, by placement."""
