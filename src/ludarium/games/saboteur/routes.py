"""How many cards are still missing: the shortest ways from the start card to each goal.

The cells in which ways are looked for are bits of one int, so that a step of the search moves in all of
them at once: bit ``(y - TOP) * STRIDE + x - LEFT``.
"""

from __future__ import annotations

from typing import Final, final

from ludarium.games.saboteur.field import Field
from ludarium.games.saboteur.rules import GOAL_X, GOAL_Y, TILE_EDGES, TILE_JOINS
from ludarium.games.saboteur.terms import (
    Cell,
    E,
    Edges,
    Goal,
    GoalSet,
    N,
    RouteCell,
    RouteCellSet,
    S,
    Tile,
    Tiles,
    W,
    x_of,
    y_of,
)

LEFT: Final = -2  # no way in practice leaves this box
RIGHT: Final = 10
TOP: Final = -4
BOTTOM: Final = 4
STRIDE: Final = RIGHT - LEFT + 2  # with a column that nothing lies in, so that rows don't touch
LONG: Final = 12
"""A way that lacks this many cards or more is as good as none."""
OFF: Final[RouteCell] = -1


def cell_bit(cell: Cell) -> RouteCell:
    """The number of a cell's bit, OFF outside the box."""
    x = x_of(cell)
    y = y_of(cell)
    if x < LEFT or x > RIGHT or y < TOP or y > BOTTOM:
        return OFF
    return (y - TOP) * STRIDE + x - LEFT


def _at(x: int, y: int) -> RouteCellSet:
    return 1 << ((y - TOP) * STRIDE + x - LEFT)


START_CELL: Final = _at(0, 0)
GOAL_CELLS: Final = [_at(GOAL_X, y) for y in GOAL_Y]
BOX: Final = sum([_at(x, y) for x in range(LEFT, RIGHT + 1) for y in range(TOP, BOTTOM + 1)])


@final
class Routes:
    """The ways over one field; never changed after it is made. Goals are numbered from the top.

    ``north`` to ``west`` hold the cells whose tunnel is, or could still be, open to that side.
    """

    def __init__(
        self,
        north: RouteCellSet,
        east: RouteCellSet,
        south: RouteCellSet,
        west: RouteCellSet,
        tunnels: RouteCellSet,
        empty: RouteCellSet,
        down: GoalSet,
    ) -> None:
        self.north = north
        self.east = east
        self.south = south
        self.west = west
        self.tunnels = tunnels
        self.empty = empty
        self.down = down  # the goals that are face down
        self.to_e = east & (west >> 1)  # the cells from which one may go on to the east, ...
        self.to_w = west & (east << 1)
        self.to_s = south & (north >> STRIDE)
        self.to_n = north & (south << STRIDE)
        self.there = self._spread(START_CELL, 0)
        """there[k]: the cells that at most k cards join to the start, their own included."""
        self.missing = [self._count(0), self._count(1), self._count(2)]
        """For each goal the fewest cards still to be laid, at most LONG; 0 for one that is up."""
        self.back: list[list[RouteCellSet]] = [[], [], []]

    def _spread(self, done: RouteCellSet, laid: RouteCellSet) -> list[RouteCellSet]:
        """For k = 0, 1, ... the cells that at most k cards join to the tunnels ``done``, or to the
        empty cells ``laid`` at one card."""
        to_n = self.to_n
        to_e = self.to_e
        to_s = self.to_s
        to_w = self.to_w
        levels: list[RouteCellSet] = []
        seen = 0
        tunnels = self.tunnels
        fresh = done
        then = laid & self.empty
        while len(levels) < LONG:
            edge = fresh  # all cells of this level, from which the next one is found
            seen |= fresh
            while fresh:
                fresh = (
                    (fresh & to_e) << 1
                    | (fresh & to_w) >> 1
                    | (fresh & to_s) << STRIDE
                    | (fresh & to_n) >> STRIDE
                )
                fresh &= tunnels & ~seen
                seen |= fresh
                edge |= fresh
            levels.append(seen)
            fresh = (
                (edge & to_e) << 1 | (edge & to_w) >> 1 | (edge & to_s) << STRIDE | (edge & to_n) >> STRIDE
            )
            fresh = (fresh & self.empty | then) & ~seen
            then = 0
            if not fresh:
                break
        return levels

    def doors(self, goal: Goal) -> RouteCellSet:
        """The cells beside a goal that are, or could be, open to it."""
        cell = GOAL_CELLS[goal]
        return (
            cell >> 1 & self.east
            | cell << 1 & self.west
            | cell >> STRIDE & self.south
            | cell << STRIDE & self.north
        )

    def _count(self, goal: Goal) -> int:
        if not self.down >> goal & 1:
            return 0
        doors = self.doors(goal)
        levels = self.there
        for k in range(len(levels)):
            if levels[k] & doors:
                return k
        return LONG

    def to_goal(self, goal: Goal) -> list[RouteCellSet]:
        """For k = 0, 1, ... the cells that at most k cards join to a face-down goal."""
        levels = self.back[goal]
        if not levels:
            doors = self.doors(goal)
            levels = self._spread(doors & self.tunnels, doors)
            self.back[goal] = levels
        return levels

    def through(self, cell: RouteCell, edges: Edges, goal: Goal) -> int:
        """Cards missing to ``goal`` after a tunnel with these open edges is laid at the empty
        ``cell``, by a way that runs through it; LONG where that is no way."""
        here = 1 << cell
        beside = 0
        if edges & N:
            beside |= here >> STRIDE & self.south
        if edges & E:
            beside |= here << 1 & self.west
        if edges & S:
            beside |= here << STRIDE & self.north
        if edges & W:
            beside |= here >> 1 & self.east
        first = _first(self.there, beside)
        if first == LONG:
            return LONG
        # A goal itself is no cell of ``to_goal``: a card that faces it lacks nothing more.
        if self._faces(here, edges) & GOAL_CELLS[goal]:
            return first
        return min(LONG, first + _first(self.to_goal(goal), beside))

    def _faces(self, here: RouteCellSet, edges: Edges) -> RouteCellSet:
        """The cells that a card at ``here`` is open to."""
        return (
            (here >> STRIDE if edges & N else 0)
            | (here << 1 if edges & E else 0)
            | (here << STRIDE if edges & S else 0)
            | (here >> 1 if edges & W else 0)
        )

    def needed(self, cell: RouteCell, goal: Goal) -> bool:
        """Whether some shortest way to ``goal`` goes through the empty ``cell``."""
        here = 1 << cell
        there = _first(self.there, here)
        if there > self.missing[goal]:
            return False
        return there + _first(self.to_goal(goal), here) - 1 <= self.missing[goal]

    def after(self, cell: RouteCell, tile: Tile) -> Routes:
        """The ways with ``tile`` at ``cell`` (EMPTY: with the card there taken away)."""
        here = 1 << cell
        rest = ~here
        edges = 0
        tunnels = self.tunnels & rest
        empty = self.empty & rest
        if tile == Tiles.EMPTY:
            edges = 15
            empty |= here
        elif TILE_JOINS[tile]:
            edges = TILE_EDGES[tile]
            tunnels |= here
        return Routes(
            self.north & rest | (here if edges & N else 0),
            self.east & rest | (here if edges & E else 0),
            self.south & rest | (here if edges & S else 0),
            self.west & rest | (here if edges & W else 0),
            tunnels,
            empty,
            self.down,
        )

    def turned_up(self, goal: Goal, tile: Tile) -> Routes:
        """The ways after a goal was turned up and shows ``tile``."""
        routes = self.after(GOAL_CELLS[goal].bit_length() - 1, tile)
        return Routes(
            routes.north,
            routes.east,
            routes.south,
            routes.west,
            routes.tunnels,
            routes.empty,
            self.down & ~(1 << goal),
        )


def _first(levels: list[RouteCellSet], cells: RouteCellSet) -> int:
    """The first level that holds one of ``cells``, LONG if none does."""
    for k in range(len(levels)):
        if levels[k] & cells:
            return k
    return LONG


def _bare() -> Routes:
    open_ = BOX & ~sum(GOAL_CELLS)
    return Routes(open_, open_, open_, open_, START_CELL, open_ & ~START_CELL, 7)


BARE: Final = _bare()
"""The start card and three face-down goals."""


def routes_of(field: Field) -> Routes:
    """The ways over ``field`` as it lies."""
    north = south = east = west = BARE.north
    tunnels = START_CELL
    empty = BARE.empty
    down = 7
    for key, tile in field.cells():
        cell = cell_bit(key)
        if cell == OFF or tile == Tiles.START or tile == Tiles.GOAL_DOWN:
            continue
        here = 1 << cell
        rest = ~here
        edges = TILE_EDGES[tile] if TILE_JOINS[tile] else 0
        north = north & rest | (here if edges & N else 0)
        east = east & rest | (here if edges & E else 0)
        south = south & rest | (here if edges & S else 0)
        west = west & rest | (here if edges & W else 0)
        if edges:
            tunnels |= here
        empty &= rest
        for goal in range(3):
            if here == GOAL_CELLS[goal]:
                down &= ~(1 << goal)
    return Routes(north, east, south, west, tunnels, empty, down)
