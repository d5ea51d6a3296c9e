"""Chapters 2, 6 and 7 once more, slowly, from the rules alone and without knowing the engine.

A laid token is ``(track, lowest space, turned)``. Spaces count from -7 to 7 as seat 0 sees them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Laid = tuple[str, int, bool]

SPACES = range(-7, 8)
TRACKS = ("fame", "destruction")

# The table of chapter 6: how many spaces a token covers; what its cells give: "AA" two attacks, "-" nothing.
TOKENS: dict[str, tuple[int, str]] = {
    "BZ01": (1, "A"), "BZ02": (1, "H"), "BZ03": (1, "E"), "BZ04": (1, "T"),
    "BZ05": (2, "A T"), "BZ06": (2, "E H"), "BZ07": (3, "E A H"), "BZ08": (3, "H AA H"),
    "BZ09": (3, "- -"), "BZ10": (2, "- H -"), "BZ11": (2, "- A -"),
    "BK1": (1, "X"), "BK2": (1, "X"),
}  # fmt: skip
REWARDS = {"A": "attack", "H": "heal", "E": "energy", "T": "token", "X": "stop", "-": None}
# On which of its spaces the cells of a token lie, by the number of its spaces and of its cells (K50, K54).
PLACES: dict[tuple[int, int], list[tuple[int, ...]]] = {
    (1, 1): [(0,)],
    (2, 2): [(0,), (1,)],
    (3, 3): [(0,), (1,), (2,)],
    (2, 3): [(0,), (0, 1), (1,)],
    (3, 2): [(0,), (2,)],
}


@dataclass(frozen=True)
class Walked:
    """A cell as markers walk."""

    spaces: tuple[int, ...]
    token: str | None = None
    part: int = 0
    reward: str | None = None
    amount: int = 0
    under: tuple[int, ...] = field(default=(), compare=False)
    """All spaces that its token covers."""

    def zone(self, reading: str = "touching") -> int | None:
        """Whose spotlight it lies in (K10, K54, P4)."""
        count = all if reading == "inside" else any
        spaces = self.under or self.spaces if reading == "token" else self.spaces
        for seat, spotlight in ((0, (3, 4, 5)), (1, (-3, -4, -5))):
            if count(space in spotlight for space in spaces):
                return seat
        return None


def walk(laid: Mapping[str, Laid], track: str) -> list[Walked]:
    """The cells of a track from -7's end to 7's."""
    found: list[Walked] = []
    for space in SPACES:
        on = [
            name for name, (where, start, _) in laid.items() if where == track and covers(name, start, space)
        ]
        assert len(on) <= 1, f"{on} lie on one another"
        if not on:
            found.append(Walked((space,)))
            continue
        name = on[0]
        _, start, turned = laid[name]
        if space > start:
            continue  # its cells were walked when it began
        size, shown = TOKENS[name]
        faces = shown.split()
        parts = list(range(len(faces)))
        if turned:
            parts.reverse()
        places = PLACES[size, len(faces)]
        for part, place in zip(parts, places, strict=True):
            face = faces[part]
            reward = REWARDS[face[0]]
            found.append(
                Walked(
                    tuple(start + n for n in place),
                    name,
                    part,
                    reward,
                    len(face) if reward else 0,
                    tuple(range(start, start + size)),
                )
            )
    return found


def covers(name: str, start: int, space: int) -> bool:
    return start <= space < start + TOKENS[name][0]


def legal(name: str, laid: Mapping[str, Laid], markers: Mapping[str, tuple[int, ...]]) -> set[Laid]:
    """Where a token may be laid: wholly on one track, on no marker and on no other token (K45-K48)."""
    cells = TOKENS[name][1].split()
    found: set[Laid] = set()
    for track in TRACKS:
        for start in SPACES:
            spaces = [start + n for n in range(TOKENS[name][0])]
            free = all(
                space in SPACES
                and space not in markers[track]
                and not any(
                    other != name and where == track and covers(other, begins, space)
                    for other, (where, begins, _) in laid.items()
                )
                for space in spaces
            )
            if free:
                found.add((track, start, False))
                if cells != cells[::-1]:
                    found.add((track, start, True))
    return found


def winner(view: Any, reading: str = "touching") -> tuple[int, str] | None:
    """Who has won by what lies on the table (K62-K64), and how."""
    for seat in (0, 1):
        if view.players[1 - seat].health == 0:
            return seat, "health"
    zones = []
    laid = {one.token: (one.track, one.start, one.turned) for one in view.placed}
    for track in TRACKS:
        row = walk(laid, track)
        at = view.markers[track]
        if at in (0, len(row) - 1):
            return (1 if at == 0 else 0), "space"
        zones.append(row[at].zone(reading))
    if zones[0] is not None and zones[0] == zones[1]:
        return zones[0], "zones"
    return None
