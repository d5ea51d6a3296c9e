"""What the numbers of Saboteur stand for: the types that signatures name, and their values.

A type is singular (``Tile``), and the namespace of its values plural (``Tiles.EMPTY``). The tuples of names are in
the order of the values, as views, notation and events write them.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = int
"""0 to 6; ``NOBODY`` where nobody is meant, -1 also for the table."""
Card: TypeAlias = int
"""A kind of card in the draw deck; cards of one kind are alike."""
Edges: TypeAlias = int
"""Some of the sides of a card or a cell, as bits."""
EdgesSet: TypeAlias = int
"""Which cards may be laid in a cell: bit ``1 << edges`` for each."""
Tile: TypeAlias = int
"""What lies in a cell."""
Cell: TypeAlias = int
"""A cell by its key (``cell_key``)."""
Goal: TypeAlias = int
"""0 to 2, from the top."""
GoalSet: TypeAlias = int
"""Some of the goals: bit ``1 << goal`` for each."""
Face: TypeAlias = int
"""What is on the face of a goal card."""
Role: TypeAlias = int
"""Of a dwarf; ``NOBODY`` where none was dealt."""
Tool: TypeAlias = int
ToolSet: TypeAlias = int
"""Some of the tools: bit ``1 << tool`` for each."""
Phase: TypeAlias = int
"""What is asked now."""
Status: TypeAlias = int
"""Whether a player takes part."""
Orientation: TypeAlias = int
"""How a stone lies."""
Placement: TypeAlias = int
"""Which neighbours a path card may be laid to (OP-5)."""
Knower: TypeAlias = int
"""Who knows the face of a discarded card: ``EVERYBODY``, or 1 + the seat."""
Discard: TypeAlias = int
"""A card on the discard pile, and who knows it (``discard``)."""
SeatSet: TypeAlias = int
"""Some of the seats: bit ``1 << seat`` for each."""
EventKind: TypeAlias = int
MoveKind: TypeAlias = int
Code: TypeAlias = int
"""An option as one int (``notation``)."""
HistoryEntry: TypeAlias = int
"""A play of the round: whose, and which option (``notation.played``)."""
GridIndex: TypeAlias = int
"""A cell by its place in the rows of a field (``Field.index``)."""
MarkSet: TypeAlias = int
"""What a card of the field is joined to, as bits (``field.FieldMarks``)."""
RouteCell: TypeAlias = int
"""A cell by the number of its bit in a ``RouteCellSet``; ``routes.OFF`` outside the box."""
RouteCellSet: TypeAlias = int
"""Some of the cells in which ways are looked for, as bits (``routes``)."""
PlayKind: TypeAlias = int
"""What a play means for the way to the gold (``belief.PlayKinds``)."""
Situation: TypeAlias = int
"""Bits: 1, the player's tools are broken; 2, few cards are missing."""

NOBODY: Final = -1
EVERYBODY: Final[Knower] = 0

# Sides of a card, as bits. Turning a card by 180 degrees exchanges N with S and E with W (S7.3).
N: Final[Edges] = 1
E: Final[Edges] = 2
S: Final[Edges] = 4
W: Final[Edges] = 8
SIDES: Final = (N, E, S, W)


def turned(edges: Edges) -> Edges:
    """The open edges after half a turn."""
    return ((edges << 2) | (edges >> 2)) & 15


class Cards:
    """The groups of cards, each by its first: 0 to 15 are path cards (Annex A.1)."""

    FIRST_DEAD_END: Final[Card] = 7
    BREAK: Final[Card] = 16
    """16, 17, 18: broken pickaxe, lantern, cart (S2.2.1)."""
    REPAIR: Final[Card] = 19
    """19, 20, 21: single repairs (S2.2.2)."""
    DOUBLE: Final[Card] = 22
    """22, 23, 24: pickaxe and lantern, pickaxe and cart, lantern and cart."""
    MAP: Final[Card] = 25
    ROCKFALL: Final[Card] = 26


PATHS: Final = 16
CARDS: Final = 27
PATH_IDS: Final = (
    "X", "TV", "TH", "CR", "CL", "IV", "IH",
    "DX", "DTV", "DTH", "DCR", "DCL", "DIV", "DIH", "D1V", "D1H",
)  # fmt: skip
CARD_IDS: Final = (
    *PATH_IDS, "!P", "!L", "!C", "+P", "+L", "+C", "+PL", "+PC", "+LC", "map", "fall",
)  # fmt: skip
CARD_OF_ID: Final = {name: card for card, name in enumerate(CARD_IDS)}

TOOLS: Final = 3
TOOL_NAMES: Final = ("pickaxe", "lantern", "cart")
TOOL_LETTERS: Final = ("P", "L", "C")


class Tiles:
    """1 to 32 are laid path cards: 1 + 2 * card, and one more if it is turned."""

    EMPTY: Final[Tile] = 0
    START: Final[Tile] = 33
    GOAL_DOWN: Final[Tile] = 34
    GOLD_UP: Final[Tile] = 35
    STONE_UP: Final[Tile] = 36
    """36, 37: stone 1 upright and turned; 38, 39: stone 2."""


TILES: Final = 40


class Faces:
    GOLD: Final[Face] = 0
    STONE_1: Final[Face] = 1
    STONE_2: Final[Face] = 2


FACE_NAMES: Final = ("gold", "stone1", "stone2")


class Roles:
    DIGGER: Final[Role] = 0
    SABOTEUR: Final[Role] = 1
    SELFISH: Final[Role] = 2


ROLE_NAMES: Final = ("digger", "saboteur", "selfish")


class Placements:
    START_OR_CENTRE: Final[Placement] = 0
    START_ONLY: Final[Placement] = 1
    ADJACENT: Final[Placement] = 2
    OPEN_EDGE: Final[Placement] = 3


PLACEMENT_NAMES: Final = ("start_or_centre", "start", "adjacent", "open_edge")


class Phases:
    DEAL: Final[Phase] = 0
    """Between rounds: the table deals (S4), or a referee rules (S20.4.2)."""
    CENTRE: Final[Phase] = 1
    """The start player orients the centre card (S4.9)."""
    TURN: Final[Phase] = 2
    """One action (S6.1)."""
    STONE: Final[Phase] = 3
    """The acting player chooses how a stone lies (S8.8)."""
    TOUCH: Final[Phase] = 4
    """A misused card must be used legally (S19.5)."""
    OVER: Final[Phase] = 5


PHASE_NAMES: Final = ("deal", "centre", "turn", "stone", "touch", "over")


class Statuses:
    STAYS: Final[Status] = 0
    OUT_OF_ROUND: Final[Status] = 1
    """A game loss (S20.4)."""
    OUT_OF_GAME: Final[Status] = 2
    """Disqualified (S20.5)."""


STATUS_NAMES: Final = ("none", "round", "game")

NO_CELL: Final = -1


NOWHERE: Final = -1


def place_of(number: i64, listed: list[int]) -> i64:
    """Where a number first stands in a list, or ``NOWHERE``. Compiled, a tenth of what ``list.index`` costs, which compares
    objects."""
    for n in range(len(listed)):
        one: i64 = listed[n]
        if one == number:
            return n
    return NOWHERE


CELLS: Final = 1 << 14
"""Keys of cells are below this."""


def cell_key(x: int, y: int) -> Cell:
    """A cell as one int; coordinates from -64 to 63."""
    return (y + 64) * 128 + x + 64


def x_of(cell: Cell) -> int:
    return (cell & 127) - 64


def y_of(cell: Cell) -> int:
    return (cell >> 7) - 64


def tile_of(card: Card, half_turn: bool) -> Tile:
    """A laid path card."""
    return 1 + 2 * card + (1 if half_turn else 0)


def card_of(tile: Tile) -> Card:
    """The path card of a tile."""
    return (tile - 1) >> 1


def is_turned(tile: Tile) -> bool:
    """Whether the path card of a tile is turned."""
    return (tile - 1) & 1 == 1


def is_dead_end(tile: Tile) -> bool:
    """Whether the path card of a tile is a dead end."""
    return card_of(tile) >= Cards.FIRST_DEAD_END


def goal_tile(face: Face, half_turn: bool) -> Tile:
    """A goal card that lies face up."""
    if face == Faces.GOLD:
        return Tiles.GOLD_UP
    return Tiles.STONE_UP + 2 * (face - 1) + (1 if half_turn else 0)


def discard(card: Card, knower: Knower = EVERYBODY) -> Discard:
    """A card for the discard pile; ``seen_by(seat)`` is a knower."""
    return card << 4 | knower


def card_discarded(entry: Discard) -> Card:
    """Which card it is."""
    return entry >> 4


def seen_by(seat: Seat) -> Knower:
    """What only ``seat`` knows."""
    return seat + 1
