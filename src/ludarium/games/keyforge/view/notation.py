"""The options of KeyForge in notation: ``play:troll``, ``fight:troll.2``, ``card:bumpsy``, ``house:mars``, ``end``.

A card in a public zone is named by its label, a hidden one by its print; see ``prints``.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ludarium.core.decision import Decision, Option
from ludarium.games.keyforge.engine.codes import AMBER_POOL, SHIFT, WHAT, Code, MoveKinds
from ludarium.games.keyforge.engine.prints import Decks
from ludarium.games.keyforge.engine.terms import KEY_NAMES, Seat
from ludarium.games.keyforge.pool.facts import POOL, ascii_of
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES
from ludarium.games.keyforge.pool.traits import TRAITS

PLAIN: Final = {
    MoveKinds.END: "end", MoveKinds.NO: "no", MoveKinds.YES: "yes", MoveKinds.DONE: "done", MoveKinds.TAKE: "take", MoveKinds.LEAVE: "leave",
    MoveKinds.KEEP: "keep", MoveKinds.MULLIGAN: "mulligan", MoveKinds.PASS: "pass", MoveKinds.TIME: "time",
    MoveKinds.PICK: "pick", MoveKinds.TIDE: "tide",
}  # fmt: skip
OF_CARD: Final = {
    MoveKinds.REAP: "reap", MoveKinds.FIGHT: "fight", MoveKinds.ACTION: "action", MoveKinds.OMNI: "omni", MoveKinds.UNSTUN: "unstun", MoveKinds.CARD: "card",
    MoveKinds.PILE_CARD: "pile", MoveKinds.PURGED_CARD: "purged",
}  # fmt: skip
OF_PRINT: Final = {
    MoveKinds.PLAY: "play", MoveKinds.PLAY_UPGRADE: "upgrade", MoveKinds.DISCARD: "discard", MoveKinds.HAND_CARD: "hand",
    MoveKinds.DECK_CARD: "deck", MoveKinds.ARCHIVES_CARD: "archives", MoveKinds.FACEUP_CARD: "faceup",
}  # fmt: skip
OF_NUMBER: Final = {
    MoveKinds.PLACE: "place", MoveKinds.MODE: "mode", MoveKinds.NUMBER: "number", MoveKinds.BID: "bid", MoveKinds.DECK: "deck", MoveKinds.CONCEDE: "concede",
    MoveKinds.BENCH: "bench", MoveKinds.LOOP: "loop", MoveKinds.SEAT: "seat",
}  # fmt: skip


@mypyc_attr(acyclic=True)
@final
class Move(Option):
    """One option."""

    def __init__(self, code: Code, decks: Decks) -> None:
        self.code = code
        self.decks = decks

    def notation(self) -> str:
        what = self.code & WHAT
        number = self.code >> SHIFT
        if what in PLAIN:
            return PLAIN[what]
        if what in OF_CARD:
            return f"{OF_CARD[what]}:{self.decks.labels[number]}"
        if what in OF_PRINT:
            return f"{OF_PRINT[what]}:{self.decks.prints[self.decks.of[number]].label}"
        if what == MoveKinds.HOUSE:
            return "house:" + HOUSE_NAMES[number]
        if what == MoveKinds.KEY:
            return "key:" + KEY_NAMES[number]
        if what == MoveKinds.NAME:
            return "name:" + ascii_of(POOL.at(number).id)
        if what == MoveKinds.TRAIT:
            return "trait:" + TRAITS[number]
        if what == MoveKinds.TRIGGER:
            again = number >> 8
            return f"trigger:{self.decks.labels[number & 255]}" + (f":{again + 1}" if again else "")
        if what == MoveKinds.AMBER:
            return "amber:pool" if number == AMBER_POOL else f"amber:{self.decks.labels[number]}"
        separator = ">" if what == MoveKinds.CONCEDE else ":"
        return f"{OF_NUMBER[what]}{separator}{number}"

    def touches(self) -> list[str]:
        what = self.code & WHAT
        number = self.code >> SHIFT
        if what in (MoveKinds.PLAY, MoveKinds.PLAY_UPGRADE, MoveKinds.DISCARD, MoveKinds.HAND_CARD):
            return ["hand:" + self.decks.prints[self.decks.of[number]].label]
        if what == MoveKinds.PILE_CARD or what == MoveKinds.PURGED_CARD:
            return ["pile:" + self.decks.labels[number]]
        if what in (MoveKinds.DECK_CARD, MoveKinds.ARCHIVES_CARD, MoveKinds.FACEUP_CARD):
            return ["pile:" + self.decks.prints[self.decks.of[number]].label]
        if what in OF_CARD:
            return ["card:" + self.decks.labels[number]]
        if what == MoveKinds.TRIGGER:
            return ["card:" + self.decks.labels[number & 255]]
        if what == MoveKinds.AMBER and number != AMBER_POOL:
            return ["card:" + self.decks.labels[number]]
        if what == MoveKinds.HOUSE:
            return ["house:" + HOUSE_NAMES[number]]
        if what == MoveKinds.KEY:
            return ["key:" + KEY_NAMES[number]]
        if what == MoveKinds.PLACE:
            return [f"place:{number}"]
        return [f"seat:{number}"] if what in (MoveKinds.CONCEDE, MoveKinds.SEAT) else []


@mypyc_attr(acyclic=True)
@final
class Moves(Decision):
    """A decision: its codes and the decks say everything."""

    def __init__(self, seat: Seat, kind: str, codes: list[Code], decks: Decks) -> None:
        super().__init__(seat, kind, codes)
        self.decks = decks

    def option(self, index: int) -> Option:
        return Move(self.codes[index], self.decks)
