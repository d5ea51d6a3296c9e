"""The options of Saboteur, their codes and their notation.

``CR@3,-1`` lays a curve, ``CR'@3,-1`` lays it turned; ``!L>2`` breaks the lantern of seat 2, ``+L>2``
mends it, ``+PL=L>2`` mends it with a double card; ``fall@3,-1`` is a rockfall, ``map@0`` looks at the
top goal, ``pass:CR`` passes with that card; ``centre'`` turns the centre card, ``stone@8,0`` chooses how a
stone lies. The table writes ``deal``, ``skip``, ``end``, ``timed``, ``timeout``, ``stall>2``, ``lose-round>2``,
``remove>2`` and ``touch:!L``.

A code is ``payload << 4 | what``, the same in every state.
"""

from __future__ import annotations

from typing import Final, final

from ludarium.core.decision import Decision, Option
from ludarium.core.errors import UnknownOption
from ludarium.games.saboteur.rules import (
    BREAK,
    CARD_IDS,
    CARD_OF_ID,
    GOAL_X,
    GOAL_Y,
    MAP,
    PATH_IDS,
    TOOL_LETTERS,
)

PATH: Final = 0
BREAK_TOOL: Final = 1
REPAIR_TOOL: Final = 2
FALL: Final = 3
LOOK: Final = 4
PASS: Final = 5
CENTRE: Final = 6
STONE: Final = 7
DEAL: Final = 8
SKIP: Final = 9
END: Final = 10
TIMED: Final = 11
TIMEOUT: Final = 12
STALL: Final = 13
LOSE_ROUND: Final = 14
REMOVE: Final = 15
TOUCH: Final = 5 | 1 << 12  # shares its low bits with PASS: a card, said by the table

SIMPLE: Final = {DEAL: "deal", SKIP: "skip", END: "end", TIMED: "timed", TIMEOUT: "timeout"}
AT_SEAT: Final = {STALL: "stall", LOSE_ROUND: "lose-round", REMOVE: "remove"}
SEATS: Final = ("0", "1", "2", "3", "4", "5", "6")
GOALS: Final = ("0", "1", "2")


def cell_key(x: int, y: int) -> int:
    """A cell as one int; coordinates from -64 to 63."""
    return (y + 64) * 128 + x + 64


def path_code(key: int, tile: int) -> int:
    """Lay ``tile`` (1 + 2 * kind + turned) at the cell ``key``."""
    return (key * 32 + tile - 1) << 4


@final
class Move(Option):
    """One option: what it is, and its card, cell, seat, tool or goal as the kind needs.

    Fields that a kind does not use are 0. ``turned`` is the half turn of a card.
    """

    def __init__(self, code: int) -> None:
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
        if what == PATH:
            tile = payload & 31
            self.card = tile >> 1
            self.turned = (tile & 1) == 1
            self._cell(payload >> 5)
        elif what == BREAK_TOOL or what == REPAIR_TOOL:
            self.seat = payload & 7
            self.tool = (payload >> 3) & 3
            self.card = payload >> 5
        elif what == FALL:
            self._cell(payload)
        elif what == LOOK:
            self.goal = payload
        elif what == PASS:
            self.card = payload & 31
            if code & TOUCH == TOUCH:
                self.what = TOUCH
        elif what == CENTRE:
            self.turned = payload == 1
        elif what == STONE:
            self.goal = payload >> 1
            self.turned = (payload & 1) == 1
        elif what >= STALL:
            self.seat = payload

    def _cell(self, key: int) -> None:
        self.x = (key & 127) - 64
        self.y = (key >> 7) - 64

    def notation(self) -> str:
        what = self.what
        mark = "'" if self.turned else ""
        if what == PATH:
            return f"{CARD_IDS[self.card]}{mark}@{self.x},{self.y}"
        if what == BREAK_TOOL:
            return f"{CARD_IDS[self.card]}>{self.seat}"
        if what == REPAIR_TOOL:
            name = CARD_IDS[self.card]
            chosen = f"={TOOL_LETTERS[self.tool]}" if len(name) == 3 else ""
            return f"{name}{chosen}>{self.seat}"
        if what == FALL:
            return f"fall@{self.x},{self.y}"
        if what == LOOK:
            return f"map@{self.goal}"
        if what == PASS:
            return f"pass:{CARD_IDS[self.card]}"
        if what == TOUCH:
            return f"touch:{CARD_IDS[self.card]}"
        if what == CENTRE:
            return f"centre{mark}"
        if what == STONE:
            return f"stone{mark}@{GOAL_X},{GOAL_Y[self.goal]}"
        if what in SIMPLE:
            return SIMPLE[what]
        return f"{AT_SEAT[what]}>{self.seat}"

    def touches(self) -> list[str]:
        what = self.what
        if what == PATH:
            return [f"hand:{CARD_IDS[self.card]}", f"cell:{self.x},{self.y}"]
        if what == BREAK_TOOL or what == REPAIR_TOOL:
            return [f"hand:{CARD_IDS[self.card]}", f"seat:{self.seat}"]
        if what == FALL:
            return ["hand:fall", f"cell:{self.x},{self.y}"]
        if what == LOOK:
            return ["hand:map", f"goal:{self.goal}"]
        if what == PASS or what == TOUCH:
            return [f"hand:{CARD_IDS[self.card]}"]
        if what == STONE:
            return [f"goal:{self.goal}"]
        if what in AT_SEAT:
            return [f"seat:{self.seat}"]
        return []


def code_of(notation: str) -> int:
    """The code that a notation spells; raises ``UnknownOption`` for what is none.

    >>> str(Move(code_of("CR'@3,-1")))
    "CR'@3,-1"
    """
    try:
        return _code_of(notation)
    except (LookupError, ValueError):
        raise UnknownOption(notation) from None


def _code_of(notation: str) -> int:
    for what, word in SIMPLE.items():
        if notation == word:
            return what
    if notation in ("centre", "centre'"):
        return (1 if notation.endswith("'") else 0) << 4 | CENTRE
    head, mark, tail = notation.partition(">")
    if mark:
        seat = SEATS.index(tail)
        for what, word in AT_SEAT.items():
            if head == word:
                return seat << 4 | what
        name, chosen, letter = head.partition("=")
        card = CARD_OF_ID[name]
        if not BREAK <= card < MAP:
            raise UnknownOption(notation)
        tool = TOOL_LETTERS.index(letter if chosen else name[1])
        return (card << 5 | tool << 3 | seat) << 4 | (BREAK_TOOL if name[0] == "!" else REPAIR_TOOL)
    head, mark, tail = notation.partition(":")
    if mark:
        return CARD_OF_ID[tail] << 4 | {"pass": PASS, "touch": TOUCH}[head]
    head, _, tail = notation.partition("@")
    if head == "map":
        return GOALS.index(tail) << 4 | LOOK
    cell = tail.split(",")
    x, y = int(cell[0]), int(cell[1])
    if len(cell) != 2 or not (-64 <= x < 64 and -64 <= y < 64):
        raise UnknownOption(notation)
    half = head.endswith("'")
    name = head[:-1] if half else head
    if name == "stone":
        return (GOAL_Y.index(y) << 1 | (1 if half else 0)) << 4 | STONE
    key = cell_key(x, y)
    if name == "fall":
        return key << 4 | FALL
    return path_code(key, 1 + 2 * PATH_IDS.index(name) + (1 if half else 0))


@final
class Moves(Decision):
    """A decision of Saboteur: its codes say everything."""

    def option(self, index: int) -> Option:
        return Move(self.codes[index])
