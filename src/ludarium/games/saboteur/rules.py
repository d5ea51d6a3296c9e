"""Cards and tiles, the tables of the rules, and the options of a game (S2, S3, S7, S13, Annex A)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from ludarium.core.game import OptionSpec, Value
from ludarium.games.saboteur.terms import (
    PATHS,
    PLACEMENT_NAMES,
    SIDES,
    TILES,
    TOOLS,
    Card,
    Cards,
    E,
    Edges,
    EdgesSet,
    Face,
    Faces,
    N,
    Orientation,
    Role,
    Roles,
    S,
    Tiles,
    Tool,
    W,
    turned,
)

PATH_EDGES: Final[list[Edges]] = [
    N | E | S | W, N | E | S, N | E | W, N | E, N | W, N | S, E | W,
    N | E | S | W, N | E | S, N | E | W, N | E, N | W, N | S, E | W, N, E,
]  # fmt: skip
PATH_TURNED: Final[list[Edges]] = [turned(edges) for edges in PATH_EDGES]
PATH_COUNTS: Final = (5, 5, 5, 5, 4, 4, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1)

CARD_TOOLS: Final[list[tuple[Tool, ...]]] = [
    *[()] * PATHS, (0,), (1,), (2,), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (), (),
]  # fmt: skip
"""The tools that each card shows; a card breaks or mends one of them (S9.5.3)."""

STONE_EDGES: Final = [N | E | S | W, N | E, N | W]
"""By face, upright (S2.7, Annex A.4)."""
GOAL_X: Final = 8
GOAL_Y: Final = (-2, 0, 2)  # S5.2


def _tile_edges() -> list[Edges]:
    edges = [0] * TILES
    for kind in range(PATHS):
        edges[1 + 2 * kind] = PATH_EDGES[kind]
        edges[2 + 2 * kind] = turned(PATH_EDGES[kind])
    edges[Tiles.START] = edges[Tiles.GOLD_UP] = 15
    for face in (Faces.STONE_1, Faces.STONE_2):
        edges[Tiles.STONE_UP + 2 * (face - 1)] = STONE_EDGES[face]
        edges[Tiles.STONE_UP + 2 * (face - 1) + 1] = turned(STONE_EDGES[face])
    return edges


def _tile_joins() -> list[bool]:
    joins = [False] * TILES
    for kind in range(Cards.FIRST_DEAD_END):
        joins[1 + 2 * kind] = joins[2 + 2 * kind] = True
    for tile in range(Tiles.START, TILES):
        joins[tile] = tile != Tiles.GOAL_DOWN
    return joins


TILE_EDGES: Final[list[Edges]] = _tile_edges()
"""Open edges of what lies in a cell; a face-down goal shows none."""
TILE_JOINS: Final[list[bool]] = _tile_joins()
"""Whether the open edges are joined inside (a tunnel) or not (a dead end, S7.8)."""


def _fits() -> list[EdgesSet]:
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


FITS: Final[list[EdgesSet]] = _fits()


class Orientations:
    UPRIGHT: Final[Orientation] = 0
    TURNED: Final[Orientation] = 1
    EITHER: Final[Orientation] = 2


def stone_orientation(face: Face, sides: Edges, played_side: Edges) -> Orientation:
    """How a stone that is reached from ``sides`` lies (S8.4, S8.4.1, S8.8).

    ``played_side`` is the side of the card just played if that is one of ``sides``, else 0: it
    decides alone. EITHER means that both orientations join the same number of reached edges.
    """
    wanted = played_side or sides
    upright = STONE_EDGES[face] & wanted
    other = turned(STONE_EDGES[face]) & wanted
    up = sum(1 for side in SIDES if upright & side)
    down = sum(1 for side in SIDES if other & side)
    return Orientations.UPRIGHT if up > down else Orientations.TURNED if down > up else Orientations.EITHER


def roles_for(players: int) -> list[Role]:
    """The role cards of a round, exactly one a player (S3.2; four players: OP-13)."""
    diggers, saboteurs, selfish = {4: (2, 1, 1), 5: (3, 1, 1), 6: (3, 2, 1), 7: (3, 2, 2)}[players]
    return [Roles.DIGGER] * diggers + [Roles.SABOTEUR] * saboteurs + [Roles.SELFISH] * selfish


def hand_size(players: int) -> int:
    """Cards dealt to each player (S4.5; four players: OP-13)."""
    return 5 if players >= 6 else 6


def _deck(maps: int) -> list[Card]:
    cards = [kind for kind in range(PATHS) for _ in range(PATH_COUNTS[kind])]
    for tool in range(TOOLS):
        cards += [Cards.BREAK + tool] * 3 + [Cards.REPAIR + tool] * 2 + [Cards.DOUBLE + tool]
    return cards + [Cards.MAP] * maps + [Cards.ROCKFALL] * 3


DECKS: Final[dict[int, list[Card]]] = {maps: _deck(maps) for maps in (5, 6)}


def draw_deck(maps: int) -> list[Card]:
    """The 67 cards (66 with 5 maps) of S2.3, unshuffled."""
    return DECKS[maps][:]


def pay(role: Role, winner: Role, connector: bool, saboteurs: int) -> int:
    """Nuggets of one player who stayed in the round to its end (S13.1-S13.6).

    ``winner`` is the role that won, ``connector`` whether this player joined the gold, ``saboteurs``
    the number dealt (S13.7).
    """
    if role != winner:
        return 0
    if winner == Roles.DIGGER:
        return 3 if connector else 2
    if winner == Roles.SELFISH:
        return 4 if connector else 0
    return 4 if saboteurs == 1 else 3


ROUNDS: Final = 3

OPTIONS: Final = [
    OptionSpec("maps", 6, [5, 6]),  # OP-1
    OptionSpec("roles_seen", "after_centre", ["after_centre", "before"]),  # OP-3
    OptionSpec("middle", 4, [2, 3, 4, 5, 6, 7]),  # OP-4; at 1 a card could not fit the start
    OptionSpec("placement", "start_or_centre", list(PLACEMENT_NAMES)),  # OP-5
    OptionSpec("broken_unpaid", False, [False, True]),  # OP-8
    OptionSpec("early_end", "never", ["never", "all_pass"]),  # OP-10
    OptionSpec("untimed", 900, [0, 300, 600, 900, 1200], clock=True),  # S15.2, OP-11; 0: timed from the start
    OptionSpec("move_clock", 30, [15, 30, 45, 60], clock=True),  # S15.3
    OptionSpec("stall_clock", 45, [30, 45, 60], clock=True),  # S15.5
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
        self.placement = PLACEMENT_NAMES.index(str(values["placement"]))
        self.broken_unpaid = bool(values["broken_unpaid"])
        self.ends_when_all_pass = values["early_end"] == "all_pass"
        self.untimed = int(values["untimed"])
        self.move_clock = int(values["move_clock"])
        self.stall_clock = int(values["stall_clock"])
        self.stalling_may_pass = bool(values["stalling_pass"])

    def dump(self) -> tuple[object, ...]:
        """What states compare: the seats and the options, from which the rest follows."""
        return (self.seats, *sorted(self.values.items()))
