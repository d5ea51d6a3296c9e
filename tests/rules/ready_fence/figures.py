"""A second statement of the figures of a phrase: distance, speeds and prices (F38, F41-F45, F66, F87).

Written from the rules document alone; nothing of the engine is read. Cards are their names (``ST4``), and a hand
is a list of names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.rules.ready_fence.oracle import COLOURS, PRICES

RIPOSTE_OF = {4: 2, 5: 3, 6: 4}


@dataclass
class Threat:
    """What is to be answered: ``card`` is the kind it counts as, ``own`` its number among its owner's cards."""

    seat: int
    what: str
    card: str
    speed: int
    own: int
    tie: bool = False


@dataclass(frozen=True)
class Play:
    """As the view tells it."""

    seat: int
    role: str
    card: str | None = None
    addon: str | None = None
    speed: int = 0
    need: int = 0
    riposte: int | None = None
    paid: int = 0


@dataclass(frozen=True)
class Told:
    """What the engine told of chance: a card taken, or cards drawn."""

    kind: str
    facts: Mapping[str, Any]


class Figures:
    """What a phrase is about, and the numbers that follow from it."""

    def __init__(
        self,
        mode: str,
        options: Mapping[str, object],
        deck: Mapping[str, int],
        attacker: int,
        hands: Sequence[Sequence[str]],
        squares: Sequence[int],
        positions: Sequence[str],
        stamina: Sequence[int],
        scores: Sequence[int],
        timer: int,
    ) -> None:
        self.mode = mode
        self.options = options
        self.deck = deck
        """The SP of the cards of the mode, by name."""
        self.a = attacker
        self.hands = [list(hand) for hand in hands]
        self.squares = list(squares)
        self.positions = list(positions)
        self.stamina = list(stamina)
        self.scores = list(scores)
        self.timer = timer
        self.asked = attacker
        self.phase = "turn"
        self.plays: list[Play] = []
        self.laid: list[list[str]] = [[], []]
        self.used = [0, 0]
        self.cardless = [False, False]
        self.spent = [False, False]
        self.threat = Threat(attacker, "attack", "ST", 0, 1)
        self.discards: list[str] = []
        self.first_speed = 0
        self.result = ""
        self.scorer: int | None = None
        self.over = False

    def is_set(self, option: str, value: object) -> bool:
        return self.options.get(option) == value

    # -- speeds and costs

    @property
    def modifiers(self) -> bool:
        return self.mode != "tutorial" or self.is_set("tutorial_modifiers", True)

    @property
    def distance(self) -> int:
        return self.squares[1] - self.squares[0] - 1

    def printed(self, card: str) -> int:
        return int(card[2:] or 0)

    def least(self, speed: int) -> int:
        return max(speed, 0 if self.is_set("least_speed", 0) else 1)

    def attack(self, seat: int, card: str, addon: str) -> int:
        own, other = self.positions[seat], self.positions[1 - seat]
        speed = self.printed(card) + (2 if addon else 0)
        if card[:2] == "ST" and own == "line" and other == "invitation":
            speed += 2
        if card[:2] in ("BT", "FK") and other == "line":
            speed += 1
        if card[:2] != "DI" and other == "engagement" and self.modifiers:
            speed -= 1
        return self.least(speed)

    def defence(self, seat: int, card: str, addon: str) -> int:
        speed = self.printed(card) + (2 if addon[:2] == "AN" else 0)
        helped = COLOURS[card[:2]].split()[-1] == "blue" or not self.is_set("invitation_helps", "blue")
        if self.positions[seat] == "invitation" and self.modifiers and helped:
            speed += 1
        return speed

    def riposte(self, seat: int, card: str, addon: str) -> int:
        speed = 4 if addon[:2] == "GA" else RIPOSTE_OF[self.printed(card)]
        if card[:2] == "PR" and addon[:2] != "GA" and self.is_set("riposte_bonus", True):
            speed += 2 if (self.positions[seat], self.positions[1 - seat]) == ("line", "invitation") else 0
        slowed = self.positions[1 - seat] == "engagement" and self.modifiers
        if slowed and not self.is_set("engagement_slows", "attacks"):
            speed -= 1
        return self.least(speed)

    def seen_speed(self) -> int:
        """The threat's speed as defences without cards look at it (O22)."""
        if self.is_set("defence_speed", "printed") and self.threat.what in ("attack", "renewed"):
            opened = self.plays[0].card
            assert opened is not None
            return self.printed(opened) + (2 if self.threat.what == "renewed" else 0)
        return self.threat.speed

    def price(self, seat: int) -> int:
        invites = self.positions[seat] == "invitation"
        speed = self.seen_speed()
        if self.is_set("parry_rounding", "down"):
            return max(1, (speed - invites) // 2)
        if 1 <= speed <= 10:
            return PRICES[invites][speed - 1]
        return max(1, -(-(speed - invites) // 2))

    def value(self, card: str, addon: str = "") -> int:
        """What a card needs (F15, F45)."""
        if self.mode == "tutorial":
            return 0
        return self.deck[card] + (self.deck[addon] if addon else 0)

    def pay(self, seat: int, amount: int) -> int:
        self.stamina[seat] -= amount
        self.spent[seat] |= amount > 0
        return amount

    def pay_cards(self, seat: int, *cards: str) -> int:
        spends = not self.is_set("card_stamina", "needed")
        return self.pay(seat, sum(self.value(card) for card in cards if card)) if spends else 0

    def lay(self, seat: int, *cards: str) -> None:
        for card in cards:
            if card:
                self.hands[seat].remove(card)
                self.laid[seat].append(card)

    def of(self, seat: int, kind: str) -> list[str]:
        return sorted({card for card in self.hands[seat] if card[:2] == kind})
