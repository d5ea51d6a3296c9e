"""The card table: which speed, SP and modes each of the 54 cards has.

The source fixes how many cards of each kind there are, their colours, and how many belong to each mode (F7,
F119); most speeds, the SP and the marks of the modes it does not (O10, O30, O31). So the table is data, and an
organiser who has the printed cards replaces it by a file (docs/ready-fence-cards.md).

Cards are the numbers 0 to 53: by kind, then by speed. What stands in a table is never changed afterwards.
"""

from __future__ import annotations

from typing import Final, final

from ludarium.games.ready_fence.terms import KIND_NAMES, Card, Cards, Kind, ModeSet, Speed, Stamina

COUNTS: Final = (6, 4, 4, 2, 2, 2, 2, 3, 4, 2, 3, 7, 3, 2, 2, 2, 2, 2)
FIRST: Final = (0, 6, 10, 14, 16, 18, 20, 22, 25, 29, 31, 34, 41, 44, 46, 48, 50, 52)
"""The first card of each kind."""
CARDS: Final = 54
KIND_OF: Final[tuple[Kind, ...]] = tuple(kind for kind, count in enumerate(COUNTS) for _ in range(count))

LETTERS: Final = "TBA"
"""The marks of the modes, as they stand on the cards."""
TOTALS: Final = (41, 35, 54)
"""How many cards belong to each mode (F7)."""

COLOURS: Final = (
    *("red", "red", "red/cyan", "red", "red", "red", "red", "red", "blue/red"),
    *("blue", "blue/red", "cyan", "blue", "cyan", "gold", "orange/cyan", "orange", "orange"),
)

YELLOW: Final = 3
"""The speed of the two compulsory Straight Thrusts (F26)."""


@final
class CardTable:
    """The 54 cards of a bout. Cards of one name do the same and stand side by side."""

    def __init__(self, speeds: list[Speed], stamina: list[Stamina], modes: list[ModeSet]) -> None:
        self.speeds = speeds
        """0 where the card has none."""
        self.stamina = stamina
        self.modes = modes
        self.names = [
            KIND_NAMES[KIND_OF[card]] + (str(speed) if speed else "") for card, speed in enumerate(speeds)
        ]
        self.masks = [((1 << count) - 1) << FIRST[kind] for kind, count in enumerate(COUNTS)]
        """The cards of each kind as a mask of 54 bits."""
        self.twin = [self.names.index(name) for name in self.names]
        """The lowest card of the same name, which need not belong to the same modes."""
        self.alike = [0] * CARDS
        """The cards of the same name as a mask of 54 bits."""
        for card in range(CARDS):
            for other in range(CARDS):
                if self.names[other] == self.names[card]:
                    self.alike[card] |= 1 << other

    def distinct(self, cards: Cards) -> list[Card]:
        """The lowest of each name among ``cards``, lowest first."""
        found: list[Card] = []
        alike = self.alike
        while cards:
            card = (cards & -cards).bit_length() - 1
            found.append(card)
            cards &= ~alike[card]
        return found

    def text(self) -> str:
        """The table in one word, ``ST334456.0TBA,…``: a kind, a character for each card, SP and modes."""
        told: list[str] = []
        for kind, first in enumerate(FIRST):
            groups: dict[str, str] = {}
            for card in range(first, first + COUNTS[kind]):
                letters = "".join(LETTERS[mode] for mode in range(3) if self.modes[card] >> mode & 1)
                key = f".{self.stamina[card]}{letters}"
                groups[key] = groups.get(key, KIND_NAMES[kind]) + (str(self.speeds[card] or "-"))
            told += [cards + key for key, cards in groups.items()]
        return ",".join(told)
