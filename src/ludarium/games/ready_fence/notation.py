"""The options of Ready… Fence!, their codes and their notation.

``ST4`` plays a Straight Thrust of speed 4, ``ST4+AN`` with an Angulation, ``PR5+GA`` parries and goes on with a
Glide; ``parry`` (also ``parry+GA``) and ``distance`` defend without a card, ``accept`` lets the threat hit;
``feint`` breaks an attack off, ``feint:ST5`` replaces it. ``forward``, ``back``, ``retreat``, ``position:line``,
``exchange:ST4``, ``stall`` and ``end`` are what else a game turn is made of, ``discard:ST4`` gives a card up,
``no`` declines; ``keep`` and ``mulligan`` are about the cards dealt. The table writes ``deal`` and ``concede>0``.

A code is ``add-on << 11 | card << 5 | what``: a card is the lowest of its name, so that codes are the same for
every state with the same table of cards.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from ludarium.core.decision import Decision, Option
from ludarium.games.ready_fence.tables import CardTable
from ludarium.games.ready_fence.terms import POSITION_NAMES, Card, Code, MoveKind, Seat, Square


class MoveKinds:
    PLAY: Final[MoveKind] = 0
    ACCEPT: Final[MoveKind] = 1
    PARRY: Final[MoveKind] = 2
    DISTANCE: Final[MoveKind] = 3
    FEINT: Final[MoveKind] = 4
    MOVE: Final[MoveKind] = 5
    RETREAT: Final[MoveKind] = 6
    POSITION: Final[MoveKind] = 7
    EXCHANGE: Final[MoveKind] = 8
    STALL: Final[MoveKind] = 9
    END: Final[MoveKind] = 10
    DISCARD: Final[MoveKind] = 11
    NO: Final[MoveKind] = 12
    KEEP: Final[MoveKind] = 13
    MULLIGAN: Final[MoveKind] = 14
    DEAL: Final[MoveKind] = 15
    CONCEDE: Final[MoveKind] = 16


SQUARES: Final = 12
"""Those of the strip and the zone behind each of its ends."""
NO_CARD: Final[Card] = 63
"""In a code, in the place of a card or an add-on."""


WORDS: Final = {
    MoveKinds.ACCEPT: "accept",
    MoveKinds.DISTANCE: "distance",
    MoveKinds.STALL: "stall",
    MoveKinds.END: "end",
    MoveKinds.NO: "no",
    MoveKinds.KEEP: "keep",
    MoveKinds.MULLIGAN: "mulligan",
    MoveKinds.DEAL: "deal",
}


def code(what: MoveKind, card: Card = NO_CARD, addon: Card = NO_CARD) -> Code:
    """An option about cards; a position, a square or a seat stands in the place of the card."""
    return addon << 11 | card << 5 | what


def move_code(what: MoveKind, square: Square, forward: bool) -> Code:
    """A step, a retreat or a Defence by Distance: where it leads (0 to 11), and which way."""
    return (1 if forward else 0) << 11 | square << 5 | what


CODES: Final[list[list[Any]]] = [
    [code(what, card) for card in range(NO_CARD + 1)] for what in range(MoveKinds.CONCEDE + 1)
]
"""The codes without an add-on, by kind and card, each made once: what lists of options are filled from. ``Any`` is a code:
compiled, one of a ``list[Code]`` would be made anew on its way from list to list."""
STEP_CODES: Final[list[list[list[Any]]]] = [
    [[move_code(what, square, forward) for square in range(SQUARES)] for what in range(MoveKinds.RETREAT + 1)]
    for forward in (False, True)
]
"""The same of ``move_code``, by way, kind and square."""


def kind_of(code: Code) -> MoveKind:
    return code & 31


def card_of(code: Code) -> Card:
    """The card, or what stands in its place; ``NO_CARD`` where there is none."""
    return code >> 5 & 63


def addon_of(code: Code) -> Card:
    """The add-on, ``NO_CARD`` where there is none."""
    return code >> 11


def is_forward(code: Code) -> bool:
    """Which way a step, a retreat or a Defence by Distance leads."""
    return code >> 11 == 1


@mypyc_attr(acyclic=True)
@final
class Move(Option):
    """One option: ``what`` it is, with a ``card`` (or a position, a square, a seat) and an ``addon``."""

    def __init__(self, code: Code, table: CardTable) -> None:
        self.code = code
        self.what = kind_of(code)
        self.card = card_of(code)
        self.addon = addon_of(code)
        self.table = table

    def notation(self) -> str:
        what = self.what
        if what in WORDS:
            return WORDS[what]
        if what == MoveKinds.MOVE:
            return "forward" if is_forward(self.code) else "back"
        if what == MoveKinds.RETREAT:
            return "retreat"
        if what == MoveKinds.POSITION:
            return "position:" + POSITION_NAMES[self.card]
        if what == MoveKinds.CONCEDE:
            return f"concede>{self.card}"
        addon = "" if self.addon == NO_CARD else "+" + self.table.names[self.addon]
        if what == MoveKinds.PARRY:
            return "parry" + addon
        if self.card == NO_CARD:
            return "feint"
        name = self.table.names[self.card] + addon
        if what == MoveKinds.PLAY:
            return name
        if what == MoveKinds.EXCHANGE:
            return "exchange:" + name
        return ("discard:" if what == MoveKinds.DISCARD else "feint:") + name

    def touches(self) -> list[str]:
        what = self.what
        if what == MoveKinds.MOVE or what == MoveKinds.RETREAT or what == MoveKinds.DISTANCE:
            return [f"square:{self.card}"]
        if what == MoveKinds.POSITION:
            return ["position:" + POSITION_NAMES[self.card]]
        if what == MoveKinds.CONCEDE:
            return [f"seat:{self.card}"]
        if what in WORDS:
            return []
        names = self.table.names
        return [f"hand:{names[card]}" for card in (self.card, self.addon) if card != NO_CARD]


@mypyc_attr(acyclic=True)
@final
class Moves(Decision):
    """A decision of Ready… Fence!: its codes and the table of cards say everything."""

    def __init__(self, seat: Seat, kind: str, codes: list[Code], table: CardTable) -> None:
        super().__init__(seat, kind, codes)
        self.table = table

    def option(self, index: int) -> Option:
        return Move(self.codes[index], self.table)
