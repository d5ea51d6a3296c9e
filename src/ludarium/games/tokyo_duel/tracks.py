"""The geometry of the tracks: spaces, the cells that markers walk on, and where tokens may lie (K7-K12, K45-K56).

Spaces have the numbers -7 to 7 as seat 0 counts them; seat 0 pulls upwards, seat 1 downwards. A track is a
list of cells in walking order, from -7's end to 7's. A cell is one int; see ``cell``.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludarium.games.tokyo_duel.rules import FAR, TOKENS, ZONE
from ludarium.games.tokyo_duel.terms import (
    NO_TOKEN,
    NO_ZONE,
    NOT_PLACED,
    READING_NAMES,
    Cell,
    Cells,
    Placement,
    Reading,
    Readings,
    Reward,
    Rewards,
    Space,
    Token,
    Track,
    Zone,
)

SPACES: Final = 2 * FAR + 1
TURNED: Final = 32
"""The bit of a placement that says that the token is turned."""
PLACEMENTS: Final = 2 * TURNED
"""Placements are below this."""


def zone_of(low: Space, high: Space, reading: Reading) -> Zone:
    """The seat whose spotlight zone the spaces ``low`` to ``high`` count in, or ``NO_ZONE``.

    One space that lies in the zone is enough (K54); ``Readings.INSIDE`` is the reading that asks for all of them.
    """
    first, last = ZONE
    if reading != Readings.INSIDE:
        if high >= first and low <= last:
            return 0
        if low <= -first and high >= -last:
            return 1
        return NO_ZONE
    if low >= first and high <= last:
        return 0
    if high <= -first and low >= -last:
        return 1
    return NO_ZONE


def cell(low: Space, high: Space, token: Token, part: int, zone: Zone) -> Cell:
    """A cell that touches the spaces ``low`` to ``high`` (the same one but for in-between cells).

    Four bits each for low + 7, high + 7 and the token, two for the part of the token (as printed), three
    for the reward, two for its amount, two for the zone.
    """
    reward, amount = (Rewards.NOTHING, 0) if token == NO_TOKEN else TOKENS[token].cells[part]
    return low + FAR | (high + FAR) << 4 | token << 8 | part << 12 | reward << 14 | amount << 17 | zone << 19


def low_of(cell: Cell) -> Space:
    """The lowest space that a cell touches."""
    return (cell & 15) - FAR


def high_of(cell: Cell) -> Space:
    """The highest space that a cell touches."""
    return (cell >> 4 & 15) - FAR


def token_of(cell: Cell) -> Token:
    """The token that a cell belongs to, or ``NO_TOKEN``."""
    return cell >> 8 & 15


def part_of(cell: Cell) -> int:
    """Which cell of its token it is, as printed."""
    return cell >> 12 & 3


def reward_of(cell: Cell) -> Reward:
    return cell >> 14 & 7


def amount_of(cell: Cell) -> int:
    """How much of its reward a cell gives."""
    return cell >> 17 & 3


def zone(cell: Cell) -> Zone:
    return cell >> 19


# A placement: where a token lies, one int.


def placement(track: Track, start: Space, turned: bool) -> Placement:
    """``start`` is the lowest space that it covers; upright, the first printed cell lies there."""
    return track | (start + FAR) << 1 | (TURNED if turned else 0)


def track_of(place: Placement) -> Track:
    return place & 1


def start_of(place: Placement) -> Space:
    return (place >> 1 & 15) - FAR


def side_of(place: Placement) -> Zone:
    """The seat on whose side a token of one space lies, or ``NO_ZONE`` in the middle (K12)."""
    start = start_of(place)
    return 0 if start > 0 else 1 if start < 0 else NO_ZONE


def is_turned(place: Placement) -> bool:
    return place & TURNED != 0


def token_cells(token: Token, start: Space, turned: bool, reading: Reading) -> Cells:
    """The cells that a token shows in place of the spaces from ``start`` on (K50, K54).

    With the reading ``Readings.WHOLE_TOKENS`` each of them counts in the zone that any space under the token lies in.
    """
    kind = TOKENS[token]
    whole = zone_of(start, start + kind.covers - 1, reading)
    shown = len(kind.cells)
    if shown == kind.covers:
        ends = [(start + i, start + i) for i in range(shown)]
    elif shown > kind.covers:  # 2 to 3: the cell in between touches both spaces
        ends = [(start, start), (start, start + 1), (start + 1, start + 1)]
    else:  # 3 to 2: nothing lies on the space in the middle
        ends = [(start, start), (start + 2, start + 2)]
    found: Cells = []
    for i, (low, high) in enumerate(ends):
        lit = whole if reading == Readings.WHOLE_TOKENS else zone_of(low, high, reading)
        found.append(cell(low, high, token, shown - 1 - i if turned else i, lit))
    return found


def _cells_by_place(token: Token) -> list[list[Cells]]:
    """The cells that a token shows, by reading and placement; none where it does not fit on the track."""
    last = FAR + 1 - TOKENS[token].covers
    return [
        [
            token_cells(token, start_of(place), is_turned(place), reading) if start_of(place) <= last else []
            for place in range(PLACEMENTS)
        ]
        for reading in range(len(READING_NAMES))
    ]


# What tracks are made of, each made once; not to be changed. ``Any`` is a cell: compiled, one of a list of ints would be made
# anew on its way from list to list.
_BARE: Final[list[list[Any]]] = [
    [cell(space, space, NO_TOKEN, 0, zone_of(space, space, reading)) for space in range(-FAR, FAR + 1)]
    for reading in range(len(READING_NAMES))
]
"""A track without tokens, by reading."""
_SHOWN: Final[list[list[list[Cells]]]] = [_cells_by_place(token) for token in range(len(TOKENS))]
"""By token, reading and placement."""
_COVERS: Final[list[int]] = [kind.covers for kind in TOKENS]


def cells_of(placed: list[Placement], track: Track, reading: Reading) -> Cells:
    """The cells of a track with the tokens that lie on it; ``placed`` has a placement a token."""
    begins = [NO_TOKEN] * SPACES
    for token in range(len(placed)):
        place = placed[token]
        if place != NOT_PLACED and track_of(place) == track:
            begins[start_of(place) + FAR] = token
    found: Cells = _BARE[reading][:]
    for at in range(SPACES - 1, -1, -1):  # from the far end, so that what comes before stays where it is
        token = begins[at]
        if token != NO_TOKEN:
            found[at : at + _COVERS[token]] = _SHOWN[token][reading][placed[token]]
    return found


def covered(placed: list[Placement], track: i64, lifted: i64 = NO_TOKEN) -> i64:
    """The spaces of a track that tokens lie on, but for one that is ``lifted``: bit 0 is space -7."""
    mask: i64 = 0
    for n in range(len(placed)):
        token: i64 = n
        place: i64 = placed[n]
        if place != NOT_PLACED and place & 1 == track and token != lifted:
            covers: i64 = _COVERS[n]
            mask |= ((1 << covers) - 1) << (place >> 1 & 15)
    return mask


def free_starts(token: Token, placed: list[Placement], under: Cell, track: Track) -> int:
    """Where ``token``, itself lifted, may begin on a track (K45, K46, K48): bit 0 is space -7. ``under`` is the cell under the
    marker."""
    low: i64 = under & 15
    high: i64 = under >> 4 & 15
    lifted: i64 = token
    taken = covered(placed, track, lifted) | (1 << (high + 1)) - (1 << low)
    covers: i64 = _COVERS[token]
    for _ in range(covers - 1):
        taken |= taken >> 1
    return ((1 << (SPACES + 1 - covers)) - 1) & ~taken


def places(token: Token, placed: list[Placement], under: list[Cell]) -> list[Placement]:
    """Where ``token`` may be laid now, itself lifted first (K45, K46, K48).

    ``under`` are the cells under the markers.
    """
    found: list[Placement] = []
    turns = TOKENS[token].turns
    for track in range(2):
        free: i64 = free_starts(token, placed, under[track], track)
        place: i64 = track
        while free:
            if free & 1:
                found.append(place)
                if turns:
                    found.append(place + TURNED)
            free >>= 1
            place += 2
    return found
