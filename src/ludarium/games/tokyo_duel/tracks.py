"""The geometry of the tracks: spaces, the cells that markers walk on, and where tokens may lie (K7-K12, K45-K56).

Spaces have the numbers -7 to 7 as seat 0 counts them; seat 0 pulls upwards, seat 1 downwards. A track is a
list of cells in walking order, from -7's end to 7's. A cell is one int; see ``cell``.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.tokyo_duel.rules import FAR, TOKENS, ZONE
from ludarium.games.tokyo_duel.terms import (
    NO_TOKEN,
    NO_ZONE,
    NOT_PLACED,
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
    return track | (start + FAR) << 1 | (32 if turned else 0)


def track_of(place: Placement) -> Track:
    return place & 1


def start_of(place: Placement) -> Space:
    return (place >> 1 & 15) - FAR


def side_of(place: Placement) -> Zone:
    """The seat on whose side a token of one space lies, or ``NO_ZONE`` in the middle (K12)."""
    start = start_of(place)
    return 0 if start > 0 else 1 if start < 0 else NO_ZONE


def is_turned(place: Placement) -> bool:
    return place & 32 != 0


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


def cells_of(placed: list[Placement], track: Track, reading: Reading) -> Cells:
    """The cells of a track with the tokens that lie on it; ``placed`` has a placement a token."""
    begins = [NO_TOKEN] * SPACES
    for token, place in enumerate(placed):
        if place != NOT_PLACED and track_of(place) == track:
            begins[start_of(place) + FAR] = token
    found: Cells = []
    space = -FAR
    while space <= FAR:
        token = begins[space + FAR]
        if token == NO_TOKEN:
            found.append(cell(space, space, NO_TOKEN, 0, zone_of(space, space, reading)))
            space += 1
        else:
            found += token_cells(token, space, is_turned(placed[token]), reading)
            space += TOKENS[token].covers
    return found


def covered(placed: list[Placement], track: Track) -> int:
    """The spaces of a track that tokens lie on: bit 0 is space -7."""
    mask = 0
    for token, place in enumerate(placed):
        if place != NOT_PLACED and track_of(place) == track:
            mask |= (1 << TOKENS[token].covers) - 1 << start_of(place) + FAR
    return mask


def places(token: Token, placed: list[Placement], under: list[Cell]) -> list[Placement]:
    """Where ``token`` may be laid now, itself lifted first (K45, K46, K48).

    ``under`` are the cells under the markers.
    """
    kind = TOKENS[token]
    found: list[Placement] = []
    lifted = placed[:]
    lifted[token] = NOT_PLACED
    for track in range(2):
        taken = covered(lifted, track)
        for space in range(low_of(under[track]), high_of(under[track]) + 1):
            taken |= 1 << space + FAR
        body = (1 << kind.covers) - 1
        for start in range(-FAR, FAR + 2 - kind.covers):
            if taken & body << start + FAR == 0:
                found.append(placement(track, start, False))
                if kind.turns:
                    found.append(placement(track, start, True))
    return found
