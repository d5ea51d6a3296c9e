"""The options of King of Tokyo: Duel, their codes and their notation.

``monster:gigazaur`` chooses a monster; ``roll``, ``token`` (a dice token for one more die), ``reroll:AAF``
and ``stop`` are the roll; ``add:AA`` adds symbols (Alienoid); ``resolve:attack``, ``power``, ``power:fame``
and ``done`` the dice; ``buy:TD05``, ``sweep``, ``cut:TD07`` the market; ``BZ06'@fame:3`` lays a token turned
with its lowest space on 3; ``do:TD31`` takes an effect or takes it first, ``no`` declines; ``aside:AF``,
``drop:TD05``, ``take:TD05`` answer cards; ``faces:AAHEFD`` are dice that were rolled at a real table. The
table writes ``concede>0``.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from ludarium.core.decision import Decision, Option
from ludarium.core.errors import LudariumError, UnknownOption
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel.cards import CARD_NAMES, INDEX
from ludarium.games.tokyo_duel.rules import FAR, TOKEN_NAMES, TOKENS
from ludarium.games.tokyo_duel.terms import (
    LETTERS,
    MONSTER_NAMES,
    SYMBOL_NAMES,
    TRACK_NAMES,
    Dice,
    Placement,
    Seat,
    Symbol,
    Token,
)
from ludarium.games.tokyo_duel.tracks import PLACEMENTS, is_turned, placement, start_of, track_of

Code: TypeAlias = int
"""An option as one int: ``payload << 5 | what``, the same in every state."""
MoveKind: TypeAlias = int
PowerUse: TypeAlias = int


class MoveKinds:
    """The comment says what the payload is."""

    MONSTER: Final[MoveKind] = 0  # a monster
    ROLL: Final[MoveKind] = 1
    TOKEN: Final[MoveKind] = 2
    REROLL: Final[MoveKind] = 3  # dice
    STOP: Final[MoveKind] = 4
    ADD: Final[MoveKind] = 5  # a symbol, and how often
    RESOLVE: Final[MoveKind] = 6  # a symbol
    POWER: Final[MoveKind] = 7  # a use of the power
    PLACE: Final[MoveKind] = 8  # a token and its placement
    NO: Final[MoveKind] = 9
    BUY: Final[MoveKind] = 10  # a card, here and where nothing else is said
    SWEEP: Final[MoveKind] = 11
    CUT: Final[MoveKind] = 12  # a card
    DONE: Final[MoveKind] = 13
    DO: Final[MoveKind] = 14  # a card
    DROP: Final[MoveKind] = 15  # a card
    TAKE: Final[MoveKind] = 16  # a card
    ASIDE: Final[MoveKind] = 17  # dice
    FACES: Final[MoveKind] = 18  # dice
    CONCEDE: Final[MoveKind] = 19  # a seat


SIMPLE: Final = {
    MoveKinds.ROLL: "roll",
    MoveKinds.TOKEN: "token",
    MoveKinds.STOP: "stop",
    MoveKinds.NO: "no",
    MoveKinds.SWEEP: "sweep",
    MoveKinds.DONE: "done",
}
OF_CARD: Final = {
    MoveKinds.BUY: "buy",
    MoveKinds.CUT: "cut",
    MoveKinds.DO: "do",
    MoveKinds.DROP: "drop",
    MoveKinds.TAKE: "take",
}
OF_DICE: Final = {MoveKinds.REROLL: "reroll", MoveKinds.ASIDE: "aside", MoveKinds.FACES: "faces"}


class PowerUses:
    """How a power is used (K67-K72): The King's and the Penguin's needs no word."""

    PLAIN: Final[PowerUse] = 0
    TO_FAME: Final[PowerUse] = 1
    TO_DESTRUCTION: Final[PowerUse] = 2
    BLAST: Final[PowerUse] = 3
    WITH_TWO: Final[PowerUse] = 4
    WITH_THREE: Final[PowerUse] = 5


POWER_NAMES: Final = ("power", "power:fame", "power:destruction", "power:blast", "power:2", "power:3")


def code(what: MoveKind, payload: int = 0) -> Code:
    return payload << 5 | what


def what_of(code: Code) -> MoveKind:
    return code & 31


def payload_of(code: Code) -> int:
    return code >> 5


def place_code(token: Token, place: Placement) -> Code:
    return (place << 4 | token) << 5 | MoveKinds.PLACE


PLACE_CODES: Final[list[list[Any]]] = [
    [place_code(token, place) for place in range(PLACEMENTS)] for token in range(len(TOKENS))
]
"""By token and placement, each made once; not to be changed. ``Any`` is a code: compiled, one of a ``list[Code]`` would be made anew
on its way from list to list."""


def token_laid(payload: int) -> Token:
    """The token that a ``PLACE`` lays."""
    return payload & 15


def placement_laid(payload: int) -> Placement:
    """Where a ``PLACE`` lays it."""
    return payload >> 4


def add_code(symbol: Symbol, times: int) -> Code:
    return (symbol << 2 | times) << 5 | MoveKinds.ADD


def added_symbol(payload: int) -> Symbol:
    """The symbol that an ``ADD`` adds."""
    return payload >> 2


def added_times(payload: int) -> int:
    """How often an ``ADD`` adds it."""
    return payload & 3


@mypyc_attr(acyclic=True)
@final
class Move(Option):
    """One option: what it is, and the ``payload`` that belongs to it (``MoveKinds``)."""

    def __init__(self, code: Code) -> None:
        self.code = code
        self.what = what_of(code)
        self.payload = payload_of(code)

    def notation(self) -> str:
        what = self.what
        payload = self.payload
        if what in SIMPLE:
            return SIMPLE[what]
        if what in OF_CARD:
            return f"{OF_CARD[what]}:{CARD_NAMES[payload]}"
        if what in OF_DICE:
            return f"{OF_DICE[what]}:{di.spelled(payload)}"
        if what == MoveKinds.RESOLVE:
            return f"resolve:{SYMBOL_NAMES[payload]}"
        if what == MoveKinds.POWER:
            return POWER_NAMES[payload]
        if what == MoveKinds.ADD:
            return "add:" + LETTERS[added_symbol(payload)] * added_times(payload)
        if what == MoveKinds.PLACE:
            place = placement_laid(payload)
            turned = "'" if is_turned(place) else ""
            return (
                f"{TOKEN_NAMES[token_laid(payload)]}{turned}@{TRACK_NAMES[track_of(place)]}:{start_of(place)}"
            )
        if what == MoveKinds.MONSTER:
            return f"monster:{MONSTER_NAMES[payload]}"
        return f"concede>{payload}"

    def touches(self) -> list[str]:
        what = self.what
        payload = self.payload
        if what in OF_CARD:
            return [f"card:{CARD_NAMES[payload]}"]
        if what == MoveKinds.REROLL or what == MoveKinds.ASIDE:
            return [f"die:{letter}" for letter in di.spelled(payload)]
        if what == MoveKinds.RESOLVE:
            return [f"group:{SYMBOL_NAMES[payload]}"]
        if what == MoveKinds.POWER:
            touched = ["group:special"]
            if payload == PowerUses.TO_FAME or payload == PowerUses.TO_DESTRUCTION:
                touched.append(f"track:{TRACK_NAMES[payload - PowerUses.TO_FAME]}")
            return touched
        if what == MoveKinds.ADD:
            return [f"group:{SYMBOL_NAMES[added_symbol(payload)]}"]
        if what == MoveKinds.PLACE:
            place = placement_laid(payload)
            token = token_laid(payload)
            start = start_of(place)
            name = TRACK_NAMES[track_of(place)]
            return [f"token:{TOKEN_NAMES[token]}"] + [
                f"space:{name},{start + i}" for i in range(TOKENS[token].covers)
            ]
        if what == MoveKinds.MONSTER:
            return [f"monster:{MONSTER_NAMES[payload]}"]
        if what == MoveKinds.CONCEDE:
            return [f"seat:{payload}"]
        return []


def code_of(notation: str) -> Code:
    """The code that a notation spells; raises ``UnknownOption`` for what is none.

    >>> str(Move(code_of("BZ06'@fame:3")))
    "BZ06'@fame:3"
    """
    try:
        found = _code_of(notation)
    except (LookupError, ValueError):
        raise UnknownOption(notation) from None
    if Move(found).notation() != notation:
        raise UnknownOption(notation)
    return found


def _code_of(notation: str) -> Code:
    for what, word in SIMPLE.items():
        if notation == word:
            return what
    if notation in POWER_NAMES:
        return code(MoveKinds.POWER, POWER_NAMES.index(notation))
    head, mark, tail = notation.partition("@")
    if mark:
        token = TOKEN_NAMES.index(head.rstrip("'"))
        track, _, start = tail.partition(":")
        space = int(start)
        if not -FAR <= space <= FAR:
            raise UnknownOption(notation)
        return place_code(token, placement(TRACK_NAMES.index(track), space, head.endswith("'")))
    head, mark, tail = notation.partition(">")
    if head == "concede":
        return code(MoveKinds.CONCEDE, int(tail))
    head, mark, tail = notation.partition(":")
    if head == "monster":
        return code(MoveKinds.MONSTER, MONSTER_NAMES.index(tail))
    if head == "resolve":
        return code(MoveKinds.RESOLVE, SYMBOL_NAMES.index(tail))
    if head == "add":
        return add_code(LETTERS.index(tail[0]), len(tail))
    for what, word in OF_CARD.items():
        if head == word:
            return code(what, INDEX[tail])
    for what, word in OF_DICE.items():
        if head == word:
            return code(what, di.read(tail))
    raise UnknownOption(notation)


@mypyc_attr(acyclic=True)
@final
class Moves(Decision):
    """A decision of King of Tokyo: Duel: its codes say everything."""

    def option(self, index: int) -> Option:
        return Move(self.codes[index])


@mypyc_attr(acyclic=True)
@final
class RealDice(Decision):
    """The question of the score keeper: which faces do the dice show that were rolled at the table?"""

    def __init__(self, seat: Seat, number: int, codes: list[Code]) -> None:
        super().__init__(seat, "faces", codes)
        self.number = number

    def option(self, index: int) -> Option:
        return Move(self.codes[index])

    def find(self, notation: str) -> Option:
        """As ``Decision.find``; the letters may come in any order. Dice that can't be raise
        ``LudariumError`` ``dice-face`` (what is no face) or ``dice-count`` (too many, too few)."""
        head, mark, letters = notation.partition(":")
        if head != "faces" or not mark:
            raise UnknownOption(notation)
        for letter in letters:
            if letter not in LETTERS:
                raise LudariumError("dice-face", face=letter, faces=LETTERS)
        if len(letters) != self.number:
            raise LudariumError("dice-count", given=len(letters), wanted=self.number)
        return Move(code(MoveKinds.FACES, di.read(letters)))


_REROLLS: dict[Dice, list[Code]] = {}
_ASIDES: dict[int, list[Code]] = {}
_FACES: dict[int, list[Code]] = {}


def rerolls(dice: Dice) -> list[Code]:
    """The codes of what may be done with a result: stop, or roll some of it again. Not to be changed."""
    found = _REROLLS.get(dice)
    if found is None:
        found = [MoveKinds.STOP] + [code(MoveKinds.REROLL, part) for part in di.parts(dice)]
        _REROLLS[dice] = found
    return found


def asides(dice: Dice, number: int) -> list[Code]:
    """The codes of so many of these dice that are set aside. Not to be changed."""
    key = dice << 4 | number
    found = _ASIDES.get(key)
    if found is None:
        found = [code(MoveKinds.ASIDE, part) for part in di.parts(dice) if di.total(part) == number]
        _ASIDES[key] = found
    return found


def all_faces(number: int) -> list[Code]:
    """The codes of every result of so many dice. Not to be changed."""
    found = _FACES.get(number)
    if found is None:
        found = [code(MoveKinds.FACES, result) for result in di.multisets(number)]
        _FACES[number] = found
    return found
