"""Cards, tiles, tables of the rules, and the settings of a game (S2, S3, S7, S13, Annex A)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from ludarium.core.game import OptionSpec, Value

# Edges of a card, as bits. Turning a card by 180 degrees exchanges N with S and E with W (S7.3).
N: Final = 1
E: Final = 2
S: Final = 4
W: Final = 8
SIDES: Final = (N, E, S, W)
OPPOSITE: Final = [0, S, W, 0, N, 0, 0, 0, E]
DX: Final = {N: 0, E: 1, S: 0, W: -1}
DY: Final = {N: -1, E: 0, S: 1, W: 0}


def turned(edges: int) -> int:
    """The open edges after half a turn."""
    return ((edges << 2) | (edges >> 2)) & 15


# The kinds of card in the draw deck. 0-15 are path cards, dead ends from 7 on (Annex A.1).
PATH_IDS: Final = (
    "X", "TV", "TH", "CR", "CL", "IV", "IH",
    "DX", "DTV", "DTH", "DCR", "DCL", "DIV", "DIH", "D1V", "D1H",
)  # fmt: skip
PATH_EDGES: Final = [
    N | E | S | W, N | E | S, N | E | W, N | E, N | W, N | S, E | W,
    N | E | S | W, N | E | S, N | E | W, N | E, N | W, N | S, E | W, N, E,
]  # fmt: skip
PATH_TURNED: Final[list[int]] = [turned(edges) for edges in PATH_EDGES]
PATH_COUNTS: Final = (5, 5, 5, 5, 4, 4, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1)
PATHS: Final = 16
FIRST_DEAD_END: Final = 7

TOOL_NAMES: Final = ("pickaxe", "lantern", "cart")
TOOL_LETTERS: Final = ("P", "L", "C")
TOOLS: Final = 3
BREAK: Final = 16  # 16, 17, 18: broken pickaxe, lantern, cart (S2.2.1)
REPAIR: Final = 19  # 19, 20, 21: single repairs (S2.2.2)
DOUBLE: Final = 22  # 22, 23, 24: pickaxe+lantern, pickaxe+cart, lantern+cart
MAP: Final = 25
ROCKFALL: Final = 26
KINDS: Final = 27
DOUBLE_TOOLS: Final = ((0, 1), (0, 2), (1, 2))

CARD_IDS: Final = (
    *PATH_IDS, "!P", "!L", "!C", "+P", "+L", "+C", "+PL", "+PC", "+LC", "map", "fall",
)  # fmt: skip
CARD_OF_ID: Final = {name: kind for kind, name in enumerate(CARD_IDS)}

# What a cell holds: nothing, a laid path card (1 + 2 * kind + turned), or a fixed card.
EMPTY: Final = 0
START: Final = 33
GOAL_DOWN: Final = 34
GOLD_UP: Final = 35
STONE_UP: Final = 36  # 36, 37: stone 1 upright, turned; 38, 39: stone 2
TILES: Final = 40

GOLD: Final = 0
STONE_1: Final = 1
STONE_2: Final = 2
FACE_NAMES: Final = ("gold", "stone1", "stone2")
STONE_EDGES: Final = [N | E | S | W, N | E, N | W]  # by face, upright (S2.7, Annex A.4)
GOAL_X: Final = 8
GOAL_Y: Final = (-2, 0, 2)  # S5.2


def _tile_edges() -> list[int]:
    edges = [0] * TILES
    for kind in range(PATHS):
        edges[1 + 2 * kind] = PATH_EDGES[kind]
        edges[2 + 2 * kind] = turned(PATH_EDGES[kind])
    edges[START] = edges[GOLD_UP] = 15
    for face in (STONE_1, STONE_2):
        edges[STONE_UP + 2 * (face - 1)] = STONE_EDGES[face]
        edges[STONE_UP + 2 * (face - 1) + 1] = turned(STONE_EDGES[face])
    return edges


def _tile_joins() -> list[bool]:
    joins = [False] * TILES
    for kind in range(FIRST_DEAD_END):
        joins[1 + 2 * kind] = joins[2 + 2 * kind] = True
    for tile in range(START, TILES):
        joins[tile] = tile != GOAL_DOWN
    return joins


TILE_EDGES: Final[list[int]] = _tile_edges()
"""Open edges of what lies in a cell; a face-down goal shows none."""
TILE_JOINS: Final[list[bool]] = _tile_joins()
"""Whether the open edges are joined inside (a tunnel) or not (a dead end, S7.8)."""


def _fits() -> list[int]:
    """For each (open, closed, support) triple of a cell, the edge masks that may be laid there, as
    a set of bits: all that is open must meet open, nothing may meet closed, and at least one edge
    must meet a supported one (S7.4-S7.7). Support 0 asks for none."""
    table = [0] * 4096
    for must in range(16):
        for never in range(16):
            for support in range(16):
                bits = 0
                for mask in range(1, 16):
                    if mask & must == must and not mask & never and (not support or mask & support):
                        bits |= 1 << mask
                table[(must << 8) | (never << 4) | support] = bits
    return table


FITS: Final[list[int]] = _fits()

ROLE_NAMES: Final = ("digger", "saboteur", "selfish")
DIGGER: Final = 0
SABOTEUR: Final = 1
SELFISH: Final = 2


def roles_for(players: int) -> list[int]:
    """The role cards of a round, exactly one a player (S3.2; four players: OP-13)."""
    diggers, saboteurs, selfish = {4: (2, 1, 1), 5: (3, 1, 1), 6: (3, 2, 1), 7: (3, 2, 2)}[players]
    return [DIGGER] * diggers + [SABOTEUR] * saboteurs + [SELFISH] * selfish


def hand_size(players: int) -> int:
    """Cards dealt to each player (S4.5; four players: OP-13)."""
    return 5 if players >= 6 else 6


def _deck(maps: int) -> list[int]:
    cards = [kind for kind in range(PATHS) for _ in range(PATH_COUNTS[kind])]
    for tool in range(TOOLS):
        cards += [BREAK + tool] * 3 + [REPAIR + tool] * 2 + [DOUBLE + tool]
    return cards + [MAP] * maps + [ROCKFALL] * 3


DECKS: Final[dict[int, list[int]]] = {maps: _deck(maps) for maps in (5, 6)}


def draw_deck(maps: int) -> list[int]:
    """The 67 cards (66 with 5 maps) of S2.3, unshuffled."""
    return DECKS[maps][:]


def pay(role: int, winner: int, connector: bool, saboteurs: int) -> int:
    """Nuggets of one player who stayed in the round to its end (S13.1-S13.6).

    ``winner`` is the role that won, ``connector`` whether this player joined the gold, ``saboteurs``
    the number dealt (S13.7).
    """
    if role != winner:
        return 0
    if winner == DIGGER:
        return 3 if connector else 2
    if winner == SELFISH:
        return 4 if connector else 0
    return 4 if saboteurs == 1 else 3


def repair_tools(kind: int) -> tuple[int, ...]:
    """The tools that a repair card shows; it mends one of them (S9.5.3)."""
    return DOUBLE_TOOLS[kind - DOUBLE] if kind >= DOUBLE else (kind - REPAIR,)


ROUNDS: Final = 3
START_OR_CENTRE: Final = 0
START_ONLY: Final = 1
ADJACENT: Final = 2
OPEN_EDGE: Final = 3
PLACEMENTS: Final = ("start_or_centre", "start", "adjacent", "open_edge")

OPTIONS: Final = [
    OptionSpec("maps", 6, [5, 6]),  # OP-1
    OptionSpec("roles_seen", "after_centre", ["after_centre", "before"]),  # OP-3
    OptionSpec("middle", 4, [2, 3, 4, 5, 6, 7]),  # OP-4; at 1 a card could not fit the start
    OptionSpec("placement", "start_or_centre", list(PLACEMENTS)),  # OP-5
    OptionSpec("broken_unpaid", False, [False, True]),  # OP-8
    OptionSpec("early_end", "never", ["never", "all_pass"]),  # OP-10
    OptionSpec("untimed", 900, [0, 300, 600, 900, 1200]),  # S15.2, OP-11; 0: timed from the start
    OptionSpec("move_clock", 30, [15, 30, 45, 60]),  # S15.3
    OptionSpec("stall_clock", 45, [30, 45, 60]),  # S15.5
    OptionSpec("stalling_pass", True, [True, False]),  # S15.5, OP-11
]


@final
class Settings:
    """The options of one game, read once. Times are in seconds."""

    def __init__(self, seats: int, values: Mapping[str, Value]) -> None:
        self.seats = seats
        self.values = dict(values)
        self.maps = int(values["maps"])
        self.blind_centre = values["roles_seen"] == "after_centre"
        self.middle = int(values["middle"])
        self.placement = PLACEMENTS.index(str(values["placement"]))
        self.broken_unpaid = bool(values["broken_unpaid"])
        self.ends_when_all_pass = values["early_end"] == "all_pass"
        self.untimed = int(values["untimed"])
        self.move_clock = int(values["move_clock"])
        self.stall_clock = int(values["stall_clock"])
        self.stalling_may_pass = bool(values["stalling_pass"])
