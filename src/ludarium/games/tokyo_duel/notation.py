"""The options of King of Tokyo: Duel, their codes and their notation.

``monster:gigazaur`` chooses a monster; ``roll``, ``token`` (a dice token for one more die), ``reroll:AAF``
and ``stop`` are the roll; ``add:AA`` adds symbols (Alienoid); ``resolve:attack``, ``power``, ``power:fame``
and ``done`` the dice; ``buy:TD05``, ``sweep``, ``cut:TD07`` the market; ``BZ06'@fame:3`` lays a token turned
with its lowest space on 3; ``do:TD31`` takes an effect or takes it first, ``no`` declines; ``aside:AF``,
``drop:TD05``, ``take:TD05`` answer cards; ``faces:AAHEFD`` are dice that were rolled at a real table. The
table writes ``concede>0``.

A code is ``payload << 5 | what``, the same in every state.
"""

from __future__ import annotations

from typing import Final, final

from ludarium.core.decision import Decision, Option
from ludarium.core.errors import LudariumError, UnknownOption
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel.cards import CARD_NAMES, INDEX
from ludarium.games.tokyo_duel.rules import (
    FAR,
    LETTERS,
    MONSTER_NAMES,
    SYMBOL_NAMES,
    TOKEN_NAMES,
    TOKENS,
    TRACK_NAMES,
)
from ludarium.games.tokyo_duel.tracks import is_turned, placement, start_of, track_of

MONSTER: Final = 0
ROLL: Final = 1
TOKEN: Final = 2
REROLL: Final = 3
STOP: Final = 4
ADD: Final = 5
RESOLVE: Final = 6
POWER: Final = 7
PLACE: Final = 8
NO: Final = 9
BUY: Final = 10
SWEEP: Final = 11
CUT: Final = 12
DONE: Final = 13
DO: Final = 14
DROP: Final = 15
TAKE: Final = 16
ASIDE: Final = 17
FACES: Final = 18
CONCEDE: Final = 19

SIMPLE: Final = {ROLL: "roll", TOKEN: "token", STOP: "stop", NO: "no", SWEEP: "sweep", DONE: "done"}
OF_CARD: Final = {BUY: "buy", CUT: "cut", DO: "do", DROP: "drop", TAKE: "take"}
OF_DICE: Final = {REROLL: "reroll", ASIDE: "aside", FACES: "faces"}

# How a power is used (K67-K72): The King's and the Penguin's needs no word.
PLAIN: Final = 0
TO_FAME: Final = 1
TO_DEST: Final = 2
BLAST: Final = 3
WITH_TWO: Final = 4
WITH_THREE: Final = 5
POWER_NAMES: Final = ("power", "power:fame", "power:destruction", "power:blast", "power:2", "power:3")


def code(what: int, payload: int = 0) -> int:
    return payload << 5 | what


def place_code(token: int, place: int) -> int:
    return (place << 4 | token) << 5 | PLACE


def add_code(symbol: int, times: int) -> int:
    return (symbol << 2 | times) << 5 | ADD


@final
class Move(Option):
    """One option: ``what`` it is and its ``payload``: a monster, dice, a symbol, a card, a place, a seat."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.what = code & 31
        self.payload = code >> 5

    def notation(self) -> str:
        what = self.what
        payload = self.payload
        if what in SIMPLE:
            return SIMPLE[what]
        if what in OF_CARD:
            return f"{OF_CARD[what]}:{CARD_NAMES[payload]}"
        if what in OF_DICE:
            return f"{OF_DICE[what]}:{di.spelled(payload)}"
        if what == RESOLVE:
            return f"resolve:{SYMBOL_NAMES[payload]}"
        if what == POWER:
            return POWER_NAMES[payload]
        if what == ADD:
            return "add:" + LETTERS[payload >> 2] * (payload & 3)
        if what == PLACE:
            place = payload >> 4
            turned = "'" if is_turned(place) else ""
            return f"{TOKEN_NAMES[payload & 15]}{turned}@{TRACK_NAMES[track_of(place)]}:{start_of(place)}"
        if what == MONSTER:
            return f"monster:{MONSTER_NAMES[payload]}"
        return f"concede>{payload}"

    def touches(self) -> list[str]:
        what = self.what
        payload = self.payload
        if what in OF_CARD:
            return [f"card:{CARD_NAMES[payload]}"]
        if what == REROLL or what == ASIDE:
            return [f"die:{letter}" for letter in di.spelled(payload)]
        if what == RESOLVE:
            return [f"group:{SYMBOL_NAMES[payload]}"]
        if what == POWER:
            touched = ["group:special"]
            if payload == TO_FAME or payload == TO_DEST:
                touched.append(f"track:{TRACK_NAMES[payload - TO_FAME]}")
            return touched
        if what == ADD:
            return [f"group:{SYMBOL_NAMES[payload >> 2]}"]
        if what == PLACE:
            place = payload >> 4
            token = payload & 15
            start = start_of(place)
            name = TRACK_NAMES[track_of(place)]
            return [f"token:{TOKEN_NAMES[token]}"] + [
                f"space:{name},{start + i}" for i in range(TOKENS[token].covers)
            ]
        if what == MONSTER:
            return [f"monster:{MONSTER_NAMES[payload]}"]
        if what == CONCEDE:
            return [f"seat:{payload}"]
        return []


def code_of(notation: str) -> int:
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


def _code_of(notation: str) -> int:
    for what, word in SIMPLE.items():
        if notation == word:
            return what
    if notation in POWER_NAMES:
        return code(POWER, POWER_NAMES.index(notation))
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
        return code(CONCEDE, int(tail))
    head, mark, tail = notation.partition(":")
    if head == "monster":
        return code(MONSTER, MONSTER_NAMES.index(tail))
    if head == "resolve":
        return code(RESOLVE, SYMBOL_NAMES.index(tail))
    if head == "add":
        return add_code(LETTERS.index(tail[0]), len(tail))
    for what, word in OF_CARD.items():
        if head == word:
            return code(what, INDEX[tail])
    for what, word in OF_DICE.items():
        if head == word:
            return code(what, di.read(tail))
    raise UnknownOption(notation)


@final
class Moves(Decision):
    """A decision of King of Tokyo: Duel: its codes say everything."""

    def option(self, index: int) -> Option:
        return Move(self.codes[index])


@final
class RealDice(Decision):
    """The question of the score keeper: which faces do the dice show that were rolled at the table?"""

    def __init__(self, seat: int, number: int, codes: list[int]) -> None:
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
        return Move(code(FACES, di.read(letters)))


_REROLLS: dict[int, list[int]] = {}
_FACES: dict[int, list[int]] = {}


def rerolls(dice: int) -> list[int]:
    """The codes of what may be done with a result: stop, or roll some of it again. Not to be changed."""
    found = _REROLLS.get(dice)
    if found is None:
        found = [STOP] + [code(REROLL, part) for part in di.parts(dice)]
        _REROLLS[dice] = found
    return found


def all_faces(number: int) -> list[int]:
    """The codes of every result of so many dice. Not to be changed."""
    found = _FACES.get(number)
    if found is None:
        found = [code(FACES, result) for result in di.multisets(number)]
        _FACES[number] = found
    return found
