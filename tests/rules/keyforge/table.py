"""A table for tests of KeyForge: set up a board in one literal, choose by notation, look at what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludarium.core.event import Event
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import COUNTER_NAMES, KEYWORD_NAMES, NONE, ZONE_NAMES, Flags
from ludarium.games.keyforge.prepared import board

MARKS = {
    "exhausted": Flags.EXHAUSTED, "stunned": Flags.STUNNED, "warded": Flags.WARDED, "enraged": Flags.ENRAGED, "tagged": Flags.TAGGED,
}  # fmt: skip


class Table:
    """A position and what is done in it. Cards are named by their labels: ``troll``, the second one ``troll.2``."""

    def __init__(self, **position: Any) -> None:
        self.state: KeyForgeState = board(**position)
        self.events: list[Event] = []

    def do(self, *notations: str) -> Table:
        """Choose these options one after the other; each has to be offered."""
        for notation in notations:
            decision = self.state.decision()
            assert decision is not None, f"nothing is asked where {notation!r} should be chosen"
            offered = [str(option) for option in decision.options()]
            assert notation in offered, f"{notation!r} is not among {decision.kind} {offered}"
            self.events = self.state.choose(decision.find(notation))
        return self

    def offered(self) -> list[str]:
        """The options of the pending decision."""
        decision = self.state.decision()
        return [] if decision is None else [str(option) for option in decision.options()]

    @property
    def asked(self) -> str:
        """The kind of the pending decision; empty when the game is over."""
        decision = self.state.decision()
        return "" if decision is None else decision.kind

    def to_turn_of(self, seat: int, house: str = "") -> Table:
        """End the turn, and choose a house in the next one of ``seat``; no archives, keys in any order."""
        while not (self.asked == "turn" and self.state.active == seat and self.state.house != NONE):
            self.step(seat, house)
        return self

    def step(self, seat: int, house: str = "") -> None:
        if self.asked == "turn":
            self.do("end")
        elif self.asked == "house" and self.state.active == seat and house:
            self.do(f"house:{house}")
        elif self.asked == "archives":
            self.do("leave")
        else:
            self.do(self.offered()[0])

    # -- what is there

    def card(self, label: str) -> int:
        return self.state.decks.labels.index(label)

    def labels(self, cards: Sequence[int]) -> list[str]:
        return [self.state.decks.labels[c] for c in cards]

    def zone(self, label: str) -> str:
        """``line``, ``artifacts``, ``attached``, ``hand``, ``discard``, ``deck``, ``archives``, ``purged``, ``beneath``."""
        return ZONE_NAMES[self.state.zone[self.card(label)]]

    def row(self, zone: str, seat: int = 0) -> list[str]:
        """The cards of a zone in order; a deck from its top."""
        return self.labels(self.state.row(ZONE_NAMES.index(zone), seat))

    def line(self, seat: int = 0) -> list[str]:
        return self.row("line", seat)

    def hand(self, seat: int = 0) -> list[str]:
        return self.row("hand", seat)

    def amber(self, seat: int = 0) -> int:
        return self.state.pool[seat]

    def on(self, label: str) -> int:
        """The Æ on a card."""
        return self.state.amber[self.card(label)]

    def keys(self, seat: int = 0) -> int:
        return self.state.forged(seat)

    def chains(self, seat: int = 0) -> int:
        return self.state.chains[seat]

    def damage(self, label: str) -> int:
        return self.state.damage[self.card(label)]

    def power(self, label: str) -> int:
        return self.state.power(self.card(label))

    def armor(self, label: str) -> int:
        return self.state.armor(self.card(label))

    def plus(self, label: str) -> int:
        """+1 power counters."""
        return self.state.plus[self.card(label)]

    def counters(self, label: str) -> dict[str, int]:
        """Named counters."""
        c = self.card(label)
        return {COUNTER_NAMES[name]: number for card, name, number in self.state.marks if card == c}

    def keyword(self, label: str, name: str) -> int:
        return self.state.keyword(self.card(label), KEYWORD_NAMES.index(name))

    def holder(self, label: str) -> int:
        """Who controls it."""
        return self.state.ctrl[self.card(label)]

    def host(self, label: str) -> str:
        """The creature an upgrade is on."""
        return self.state.decks.labels[self.state.host[self.card(label)]]

    def has(self, label: str, mark: str) -> bool:
        """Whether it is exhausted, stunned, warded, enraged or tagged."""
        return self.state.flags[self.card(label)] & MARKS[mark] != 0

    def told(self, kind: str) -> list[dict[str, object]]:
        """The facts of the last choice's events of a kind."""
        return [event.facts() for event in self.events if event.kind() == kind]
