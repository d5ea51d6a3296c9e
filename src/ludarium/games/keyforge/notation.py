"""The options of KeyForge in notation: ``play:troll``, ``fight:troll.2``, ``card:bumpsy``, ``house:mars``, ``end``.

A card in a public zone is named by its label, a hidden one by its print; see ``prints``.
"""

from __future__ import annotations

from typing import Final, final

from ludarium.core.decision import Decision, Option
from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge.houses import HOUSE_NAMES
from ludarium.games.keyforge.prints import Decks
from ludarium.games.keyforge.terms import KEY_NAMES

PLAIN: Final = {
    co.END: "end", co.NO: "no", co.YES: "yes", co.DONE: "done", co.TAKE: "take", co.LEAVE: "leave",
    co.KEEP: "keep", co.MULLIGAN: "mulligan", co.PASS: "pass", co.TIME: "time",
}  # fmt: skip
OF_CARD: Final = {
    co.REAP: "reap", co.FIGHT: "fight", co.ACT: "action", co.OMNI: "omni", co.UNSTUN: "unstun", co.CARD: "card",
    co.PILE_CARD: "pile", co.PURGED_CARD: "purged",
}  # fmt: skip
OF_PRINT: Final = {
    co.PLAY: "play", co.PLAY_UPGRADE: "upgrade", co.DISCARD: "discard", co.HAND_CARD: "hand",
    co.DECK_CARD: "deck", co.ARCHIVES_CARD: "archives",
}  # fmt: skip
OF_NUMBER: Final = {
    co.PLACE: "place", co.MODE: "mode", co.NUMBER: "number", co.BID: "bid", co.DECK: "deck", co.CONCEDE: "concede",
    co.BENCH: "bench", co.LOOP: "loop", co.SEAT: "seat",
}  # fmt: skip


@final
class Move(Option):
    """One option."""

    def __init__(self, code: int, decks: Decks) -> None:
        self.code = code
        self.decks = decks

    def notation(self) -> str:
        what = self.code & co.WHAT
        number = self.code >> co.SHIFT
        if what in PLAIN:
            return PLAIN[what]
        if what in OF_CARD:
            return f"{OF_CARD[what]}:{self.decks.labels[number]}"
        if what in OF_PRINT:
            return f"{OF_PRINT[what]}:{self.decks.prints[self.decks.of[number]].label}"
        if what == co.HOUSE:
            return "house:" + HOUSE_NAMES[number]
        if what == co.KEY:
            return "key:" + KEY_NAMES[number]
        if what == co.TRIGGER:
            again = number >> 7
            return f"trigger:{self.decks.labels[number & 127]}" + (f":{again + 1}" if again else "")
        if what == co.AMBER:
            return "amber:pool" if number == co.POOL else f"amber:{self.decks.labels[number]}"
        separator = ">" if what == co.CONCEDE else ":"
        return f"{OF_NUMBER[what]}{separator}{number}"

    def touches(self) -> list[str]:
        what = self.code & co.WHAT
        number = self.code >> co.SHIFT
        if what in (co.PLAY, co.PLAY_UPGRADE, co.DISCARD, co.HAND_CARD):
            return ["hand:" + self.decks.prints[self.decks.of[number]].label]
        if what == co.PILE_CARD or what == co.PURGED_CARD:
            return ["pile:" + self.decks.labels[number]]
        if what == co.DECK_CARD or what == co.ARCHIVES_CARD:
            return ["pile:" + self.decks.prints[self.decks.of[number]].label]
        if what in OF_CARD:
            return ["card:" + self.decks.labels[number]]
        if what == co.TRIGGER:
            return ["card:" + self.decks.labels[number & 127]]
        if what == co.AMBER and number != co.POOL:
            return ["card:" + self.decks.labels[number]]
        if what == co.HOUSE:
            return ["house:" + HOUSE_NAMES[number]]
        if what == co.KEY:
            return ["key:" + KEY_NAMES[number]]
        if what == co.PLACE:
            return [f"place:{number}"]
        return [f"seat:{number}"] if what in (co.CONCEDE, co.SEAT) else []


@final
class Moves(Decision):
    """A decision: its codes and the decks say everything."""

    def __init__(self, seat: int, kind: str, codes: list[int], decks: Decks) -> None:
        super().__init__(seat, kind, codes)
        self.decks = decks

    def option(self, index: int) -> Option:
        return Move(self.codes[index], self.decks)
