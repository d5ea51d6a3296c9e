"""Sections 7 and 8 of the rules once more, written straight from their text: slow, and easy to check.

Nothing here knows the engine. A field is a dict from cells to face-up cards; a goal that is face down
is not in it. The shapes are typed from the table of Annex A.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

Cell = tuple[int, int]
Node = tuple[Cell, str]

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "S": "N", "E": "W", "W": "E"}
GOALS: tuple[Cell, ...] = ((8, -2), (8, 0), (8, 2))

# Annex A.1: open edges upright, how many there are, whether they are joined inside.
SHAPES = {
    "X": ("NESW", 5), "TV": ("NES", 5), "TH": ("NEW", 5), "CR": ("NE", 5), "CL": ("NW", 4), "IV": ("NS", 4),
    "IH": ("EW", 3), "DX": ("NESW", 1), "DTV": ("NES", 1), "DTH": ("NEW", 1), "DCR": ("NE", 1),
    "DCL": ("NW", 1), "DIV": ("NS", 1), "DIH": ("EW", 1), "D1V": ("N", 1), "D1H": ("E", 1),
}  # fmt: skip
FIXED = {"start": "NESW", "gold": "NESW", "stone1": "NE", "stone2": "NW"}  # S2.6, S2.7


@dataclass(frozen=True)
class Card:
    """A face-up card: a path card, the start, the gold or a stone."""

    name: str
    turned: bool = False

    @property
    def open(self) -> frozenset[str]:
        """Its open edges as it lies (S7.3)."""
        edges = FIXED[self.name] if self.name in FIXED else SHAPES[self.name][0]
        return frozenset(ACROSS[edge] if self.turned else edge for edge in edges)

    @property
    def tunnel(self) -> bool:
        """Whether its open edges are joined inside (S7.8)."""
        return not self.name.startswith("D")


Field = Mapping[Cell, Card]


def beside(cell: Cell, edge: str) -> Cell:
    return cell[0] + STEP[edge][0], cell[1] + STEP[edge][1]


def mismatches(field: Field) -> list[tuple[Cell, str]]:
    """Edges at which open meets closed, goals that were turned up left aside (S8.5, S24.2)."""
    return [
        (cell, edge)
        for cell, card in field.items()
        for edge in STEP
        if (other := beside(cell, edge)) in field
        and cell not in GOALS
        and other not in GOALS
        and (edge in card.open) != (ACROSS[edge] in field[other].open)
    ]


def joined(field: Field, sources: Collection[Cell]) -> set[Node]:
    """All nodes (cell, open edge) that are joined to an edge of a card in ``sources`` (S7.8)."""
    found: set[Node] = set()
    todo: list[Node] = [(cell, edge) for cell in sources if cell in field for edge in field[cell].open]
    while todo:
        node = todo.pop()
        if node in found:
            continue
        found.add(node)
        cell, edge = node
        if field[cell].tunnel:
            todo += [(cell, inside) for inside in field[cell].open]
        other = beside(cell, edge)
        if other in field and ACROSS[edge] in field[other].open:
            todo.append((other, ACROSS[edge]))
    return found


def supports(field: Field, centre: Cell | None, placement: str) -> set[Node]:
    """The supported edges (S7.7)."""
    sources = [(0, 0)]
    if placement == "start_or_centre" and centre is not None:
        sources.append(centre)
    return joined(field, sources)


def may_lie(field: Field, supported: Collection[Node], placement: str, cell: Cell, card: Card) -> bool:
    """Whether a card may be laid in a cell in this orientation (S7.2, S7.4-S7.7)."""
    if cell in field or cell in GOALS:
        return False
    neighbours = {edge: beside(cell, edge) for edge in STEP if beside(cell, edge) in field}
    if not neighbours:
        return False  # S7.6
    if any((edge in card.open) != (ACROSS[edge] in field[at].open) for edge, at in neighbours.items()):
        return False  # S7.4
    if placement == "adjacent":
        return True
    if placement == "open_edge":
        return any(edge in card.open for edge in neighbours)  # by S7.4 the other edge is open, too
    return any(edge in card.open and (at, ACROSS[edge]) in supported for edge, at in neighbours.items())


def may_be_laid(field: Field, centre: Cell | None, placement: str) -> set[tuple[str, bool, Cell]]:
    """Every path card, orientation and cell that the rules allow. A card that looks the same turned
    is given upright only."""
    supported = supports(field, centre, placement)
    near = {beside(cell, edge) for cell in field for edge in STEP}
    return {
        (name, turned, cell)
        for cell in near
        for name in SHAPES
        for turned in (False, True)
        if not (turned and Card(name, True).open == Card(name).open)
        and may_lie(field, supported, placement, cell, Card(name, turned))
    }


def reached_from(field: Field, goal: Cell) -> set[str]:
    """The sides from which a face-down goal is reached (S8.1)."""
    reached = joined(field, [(0, 0)])
    return {side for side in STEP if (beside(goal, side), ACROSS[side]) in reached}


def lies_turned(stone: str, sides: set[str], played: Cell | None, goal: Cell) -> bool | None:
    """How a reached stone lies (S8.4, S8.8); None: the player chooses."""
    decisive = {side for side in sides if beside(goal, side) == played} or sides
    fits = {turned: len(Card(stone, turned).open & decisive) for turned in (False, True)}
    return None if fits[False] == fits[True] else fits[True] > fits[False]


def turn_up(
    field: Field, faces: Mapping[Cell, str], played: Cell, choices: Mapping[Cell, bool]
) -> tuple[dict[Cell, Card], bool, list[Cell]]:
    """What a placement turns up (S8.1-S8.8): the field after it, whether the gold is found, and the
    stones whose orientation the player has to choose before it goes on (``choices`` has the answers
    that were given). The field must hold the card that was played."""
    after = dict(field)
    while True:
        reached = {goal: reached_from(after, goal) for goal in GOALS if goal not in after}
        reached = {goal: sides for goal, sides in reached.items() if sides}
        if not reached:
            return after, False, []
        if any(faces[goal] == "gold" for goal in reached):
            return after, True, []
        open_choices: list[Cell] = []
        turned_up: dict[Cell, Card] = {}
        for goal, sides in reached.items():
            turned = lies_turned(faces[goal], sides, played, goal)
            if turned is None:
                turned = choices.get(goal)
            if turned is None:
                open_choices.append(goal)
            else:
                turned_up[goal] = Card(faces[goal], turned)
        after |= turned_up
        if open_choices:
            return after, False, open_choices
