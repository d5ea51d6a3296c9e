"""Desks of KeyForge at which decks are asked for, and the decks that players bring to them."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.tournaments.desk import HOST, JUDGE, Desk
from tests.tournaments.rules.keyforge.registered import mm, woe

from ludarium.games.keyforge.decks import word_of_deck
from ludarium.tournaments import actions as act
from ludarium.tournaments.handlers.decks import deck_faults
from ludarium.tournaments.rules.keyforge.decks import ATTESTS


@cache
def word(*houses: str) -> str:
    """A deck of Winds of Exchange."""
    return word_of_deck(woe(*houses))


@cache
def elder() -> str:
    """A deck of Mass Mutation."""
    return word_of_deck(mm())


def vault(number: int) -> str:
    """An id of the Master Vault."""
    return f"00000000-0000-0000-0000-{number:012d}"


class Decked(Desk):
    """An event of a KeyForge preset that asks for decks, Sealed with its one set. ``bring`` registers them as players
    and staff do."""

    def __init__(self, kind: str, players: int = 4, **changes: Any) -> None:
        named = {"sets": ["WoE"]} if kind == "sealed" else {}
        super().__init__(f"keyforge-{kind}", players, **{"rehearsal": False, **named, **changes})
        self.kind = kind
        self.decks = 0

    def bring(self, player: int, text: str = "", by: str = "", **fields: Any) -> int:
        """A deck in order; the number of its entry."""
        self.decks += 1
        text = text or word()
        given = {
            "vault": vault(self.decks),
            "vault_word": text,
            "sealed": self.kind.endswith("sealed"),
            **fields,
        }
        by = by or (HOST if given["sealed"] else f"a{player}")
        entry = self.do(act.DeckBrought(player, text, **given), by)
        self.do(act.DeckAttested(player, len(self.event.people[player].sources) - 1, ATTESTS), JUDGE)
        return entry

    def ready(self) -> None:
        """Everybody has what the format asks for."""
        sealed = self.kind == "sealed"
        for player in range(len(self.event.people)):
            for _ in range(self.event.plan.decks_each if sealed else 1):
                self.bring(player)
        if sealed:
            self.do(act.Opened())
            for player in range(len(self.event.people)):
                self.do(act.DeckBuilt(player, whole=0), f"a{player}")

    def faults(self, player: int) -> list[str]:
        """What is wrong with a player's deck, in short, with the numbers of the rules."""
        found = deck_faults(self.event, player)
        return [f"{one.message.removeprefix('desk-fault-')} {one.rule}" for one in found]
