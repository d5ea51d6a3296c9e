"""The options of Saboteur, their codes and their notation.

``CR@3,-1`` lays a curve, ``CR'@3,-1`` lays it turned; ``!L>2`` breaks the lantern of seat 2, ``+L>2``
mends it, ``+PL=L>2`` mends it with a double card; ``fall@3,-1`` is a rockfall, ``map@0`` looks at the
top goal, ``pass:CR`` passes with that card; ``centre'`` turns the centre card, ``stone@8,0`` chooses how a
stone lies. The table writes ``deal``, ``skip``, ``end``, ``timed``, ``timeout``, ``stall>2``, ``lose-round>2``,
``remove>2`` and ``touch:!L``.

A code is ``payload << 4 | what``, the same in every state.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from ludarium.core.decision import Decision, Option
from ludarium.core.errors import UnknownOption
from ludarium.games.saboteur.rules import CARD_TOOLS, GOAL_X, GOAL_Y
from ludarium.games.saboteur.terms import (
    CARD_IDS,
    CARD_OF_ID,
    CARDS,
    CELLS,
    PATH_IDS,
    PATHS,
    TOOL_LETTERS,
    TOOLS,
    Card,
    Cards,
    Cell,
    Code,
    HistoryEntry,
    MoveKind,
    Seat,
    Tile,
    Tool,
    cell_key,
    x_of,
    y_of,
)


class MoveKinds:
    PATH: Final[MoveKind] = 0
    BREAK_TOOL: Final[MoveKind] = 1
    REPAIR_TOOL: Final[MoveKind] = 2
    FALL: Final[MoveKind] = 3
    LOOK: Final[MoveKind] = 4
    PASS: Final[MoveKind] = 5
    CENTRE: Final[MoveKind] = 6
    STONE: Final[MoveKind] = 7
    DEAL: Final[MoveKind] = 8
    SKIP: Final[MoveKind] = 9
    END: Final[MoveKind] = 10
    TIMED: Final[MoveKind] = 11
    TIMEOUT: Final[MoveKind] = 12
    STALL: Final[MoveKind] = 13
    LOSE_ROUND: Final[MoveKind] = 14
    REMOVE: Final[MoveKind] = 15
    TOUCH: Final[MoveKind] = 5 | 1 << 12
    """Shares its low bits with ``PASS``: a card that the table names."""


SIMPLE: Final = {
    MoveKinds.DEAL: "deal",
    MoveKinds.SKIP: "skip",
    MoveKinds.END: "end",
    MoveKinds.TIMED: "timed",
    MoveKinds.TIMEOUT: "timeout",
}
AT_SEAT: Final = {MoveKinds.STALL: "stall", MoveKinds.LOSE_ROUND: "lose-round", MoveKinds.REMOVE: "remove"}
SEATS: Final = ("0", "1", "2", "3", "4", "5", "6")
GOALS: Final = ("0", "1", "2")


def path_code(cell: Cell, tile: Tile) -> Code:
    """Lay a path card."""
    return (cell * 32 + tile - 1) << 4


def tool_code(what: MoveKind, card: Card, tool: Tool, seat: Seat) -> Code:
    """Break or mend a tool of ``seat``."""
    return (card << 5 | tool << 3 | seat) << 4 | what


def code(what: MoveKind, payload: int) -> Code:
    """An option about a card, a cell, a goal or a seat, as its kind needs."""
    return payload << 4 | what


def kind_of(code: Code) -> MoveKind:
    """What kind of option it is; ``PASS`` for ``TOUCH``, which shares its bits."""
    return code & 15


def payload_of(code: Code) -> int:
    """What an option is about, as its kind needs."""
    return code >> 4


def path_cell(code: Code) -> Cell:
    """Where a path card is laid."""
    return code >> 9


def path_tile(code: Code) -> Tile:
    """What lies there then."""
    return (code >> 4 & 31) + 1


def tool_card(code: Code) -> Card:
    """The card by which a tool is broken or mended."""
    return code >> 9


def tool_in(code: Code) -> Tool:
    """The tool that is broken or mended."""
    return code >> 7 & 3


def target_of(code: Code) -> Seat:
    """Whose tool is broken or mended."""
    return code >> 4 & 7


# What turns are made of, by its numbers, each code made once: lists of options are filled from these rows, which are not to
# be changed. ``Any`` is a code: compiled, one of a ``list[Code]`` would be made anew on its way from list to list.


def _tool_codes(what: MoveKind, card: Card, tool: Tool) -> list[list[Code]]:
    every = [tool_code(what, card, tool, seat) for seat in range(len(SEATS))]
    return [
        [every[seat] for seat in range(len(SEATS)) if seats >> seat & 1] for seats in range(1 << len(SEATS))
    ]


PASS_CODES: Final[list[Any]] = [code(MoveKinds.PASS, card) for card in range(CARDS)]
"""By card."""
BREAK_CODES: Final[list[list[list[Code]]]] = [
    _tool_codes(MoveKinds.BREAK_TOOL, Cards.BREAK + tool, tool) for tool in range(TOOLS)
]
"""By tool and the seats that have it whole, as bits."""
REPAIR_CODES: Final[list[list[list[list[Code]]]]] = [
    [
        _tool_codes(MoveKinds.REPAIR_TOOL, card, tool) if tool in CARD_TOOLS[card] else []
        for tool in range(TOOLS)
    ]
    for card in range(Cards.REPAIR, Cards.MAP)
]
"""By card, from the first that repairs, tool and the seats that have it broken, as bits."""
LOOK_CODES: Final[list[list[Code]]] = [
    [code(MoveKinds.LOOK, goal) for goal in range(len(GOALS)) if down >> goal & 1]
    for down in range(1 << len(GOALS))
]
"""By the goals that lie face down, as bits."""
PATH_CODES: Final[list[Any]] = [None] * (2 * PATHS * CELLS)
"""By cell and tile less 1 (``2 * PATHS * cell + tile - 1``), for cells of which ``know_cell`` was told."""
FALL_CODES: Final[list[Any]] = [code(MoveKinds.FALL, cell) for cell in range(CELLS)]
"""By cell."""


def know_cell(cell: Cell) -> None:
    """Make the codes of a cell in which path cards may be laid."""
    first = 2 * PATHS * cell
    if PATH_CODES[first] is None:
        for tile in range(2 * PATHS):
            PATH_CODES[first + tile] = path_code(cell, 1 + tile)


def is_wish(code: Code) -> bool:
    """Whether a play was the player's own choice, and not a time-out or a card that the table named."""
    return code != MoveKinds.TIMEOUT and code & MoveKinds.TOUCH != MoveKinds.TOUCH


def played(seat: Seat, code: Code) -> HistoryEntry:
    """A play as a round's history keeps it."""
    return code << 3 | seat


def played_by(play: HistoryEntry) -> Seat:
    return play & 7


def played_code(play: HistoryEntry) -> Code:
    return play >> 3


@mypyc_attr(acyclic=True)
@final
class Move(Option):
    """One option: what it is, and its card, cell, seat, tool or goal as the kind needs.

    Fields that a kind does not use are 0. ``turned`` is the half turn of a card.
    """

    def __init__(self, code: Code) -> None:
        self.code = code
        what = code & 15
        payload = code >> 4
        self.what = what
        self.card = 0
        self.x = 0
        self.y = 0
        self.turned = False
        self.seat = 0
        self.tool = 0
        self.goal = 0
        if what == MoveKinds.PATH:
            tile = payload & 31
            self.card = tile >> 1
            self.turned = (tile & 1) == 1
            self._cell(payload >> 5)
        elif what == MoveKinds.BREAK_TOOL or what == MoveKinds.REPAIR_TOOL:
            self.seat = payload & 7
            self.tool = (payload >> 3) & 3
            self.card = payload >> 5
        elif what == MoveKinds.FALL:
            self._cell(payload)
        elif what == MoveKinds.LOOK:
            self.goal = payload
        elif what == MoveKinds.PASS:
            self.card = payload & 31
            if code & MoveKinds.TOUCH == MoveKinds.TOUCH:
                self.what = MoveKinds.TOUCH
        elif what == MoveKinds.CENTRE:
            self.turned = payload == 1
        elif what == MoveKinds.STONE:
            self.goal = payload >> 1
            self.turned = (payload & 1) == 1
        elif what >= MoveKinds.STALL:
            self.seat = payload

    def _cell(self, key: Cell) -> None:
        self.x = x_of(key)
        self.y = y_of(key)

    def notation(self) -> str:
        what = self.what
        mark = "'" if self.turned else ""
        if what == MoveKinds.PATH:
            return f"{CARD_IDS[self.card]}{mark}@{self.x},{self.y}"
        if what == MoveKinds.BREAK_TOOL:
            return f"{CARD_IDS[self.card]}>{self.seat}"
        if what == MoveKinds.REPAIR_TOOL:
            name = CARD_IDS[self.card]
            chosen = f"={TOOL_LETTERS[self.tool]}" if len(name) == 3 else ""
            return f"{name}{chosen}>{self.seat}"
        if what == MoveKinds.FALL:
            return f"fall@{self.x},{self.y}"
        if what == MoveKinds.LOOK:
            return f"map@{self.goal}"
        if what == MoveKinds.PASS:
            return f"pass:{CARD_IDS[self.card]}"
        if what == MoveKinds.TOUCH:
            return f"touch:{CARD_IDS[self.card]}"
        if what == MoveKinds.CENTRE:
            return f"centre{mark}"
        if what == MoveKinds.STONE:
            return f"stone{mark}@{GOAL_X},{GOAL_Y[self.goal]}"
        if what in SIMPLE:
            return SIMPLE[what]
        return f"{AT_SEAT[what]}>{self.seat}"

    def touches(self) -> list[str]:
        what = self.what
        if what == MoveKinds.PATH:
            return [f"hand:{CARD_IDS[self.card]}", f"cell:{self.x},{self.y}"]
        if what == MoveKinds.BREAK_TOOL or what == MoveKinds.REPAIR_TOOL:
            return [f"hand:{CARD_IDS[self.card]}", f"seat:{self.seat}"]
        if what == MoveKinds.FALL:
            return ["hand:fall", f"cell:{self.x},{self.y}"]
        if what == MoveKinds.LOOK:
            return ["hand:map", f"goal:{self.goal}"]
        if what == MoveKinds.PASS or what == MoveKinds.TOUCH:
            return [f"hand:{CARD_IDS[self.card]}"]
        if what == MoveKinds.STONE:
            return [f"goal:{self.goal}"]
        if what in AT_SEAT:
            return [f"seat:{self.seat}"]
        return []


def code_of(notation: str) -> Code:
    """The code that a notation spells; raises ``UnknownOption`` for what is none.

    >>> str(Move(code_of("CR'@3,-1")))
    "CR'@3,-1"
    """
    try:
        return _code_of(notation)
    except (LookupError, ValueError):
        raise UnknownOption(notation) from None


def _code_of(notation: str) -> Code:
    for what, word in SIMPLE.items():
        if notation == word:
            return what
    if notation in ("centre", "centre'"):
        return code(MoveKinds.CENTRE, 1 if notation.endswith("'") else 0)
    head, mark, tail = notation.partition(">")
    if mark:
        seat = SEATS.index(tail)
        for what, word in AT_SEAT.items():
            if head == word:
                return code(what, seat)
        name, chosen, letter = head.partition("=")
        card = CARD_OF_ID[name]
        if not Cards.BREAK <= card < Cards.MAP:
            raise UnknownOption(notation)
        tool = TOOL_LETTERS.index(letter if chosen else name[1])
        return tool_code(MoveKinds.BREAK_TOOL if name[0] == "!" else MoveKinds.REPAIR_TOOL, card, tool, seat)
    head, mark, tail = notation.partition(":")
    if mark:
        return code({"pass": MoveKinds.PASS, "touch": MoveKinds.TOUCH}[head], CARD_OF_ID[tail])
    head, _, tail = notation.partition("@")
    if head == "map":
        return code(MoveKinds.LOOK, GOALS.index(tail))
    cell = tail.split(",")
    x, y = int(cell[0]), int(cell[1])
    if len(cell) != 2 or not (-64 <= x < 64 and -64 <= y < 64):
        raise UnknownOption(notation)
    half = head.endswith("'")
    name = head[:-1] if half else head
    if name == "stone":
        return code(MoveKinds.STONE, GOAL_Y.index(y) << 1 | (1 if half else 0))
    key = cell_key(x, y)
    if name == "fall":
        return code(MoveKinds.FALL, key)
    return path_code(key, 1 + 2 * PATH_IDS.index(name) + (1 if half else 0))


@mypyc_attr(acyclic=True)
@final
class Moves(Decision):
    """A decision of Saboteur: its codes say everything."""

    def option(self, index: int) -> Option:
        return Move(self.codes[index])
