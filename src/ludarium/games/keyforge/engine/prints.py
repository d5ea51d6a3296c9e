"""The cards of one game as they are printed: what both decks share with every copy of its state."""

from __future__ import annotations

from typing import final

from ludarium.games.keyforge.engine.terms import NONE
from ludarium.games.keyforge.pool.facts import POOL, TOP, WHOLE
from ludarium.games.keyforge.pool.houses import CardType, HouseSet
from ludarium.games.keyforge.words.base import Ability, Constant


@final
class Print:
    """One distinct card of the game: a card of the pool in the house and with the icons that a deck gives it."""

    def __init__(
        self,
        number: int,
        card: str,
        label: str,
        kind: CardType,
        houses: HouseSet,
        power: int,
        armor: int,
        traits: tuple[str, ...],
        keywords: list[int],
        icons: list[int],
        abilities: tuple[Ability, ...],
        constants: tuple[Constant, ...],
        half: int = WHOLE,
        tide: bool = False,
    ) -> None:
        self.number = number
        self.id = card
        """Its name in the pool; copies and mavericks share it (G147)."""
        self.tide = tide
        """Whether its text speaks of the tide (G245)."""
        self.half = half
        """Which half of a gigantic creature it is (G162), if it is one."""
        self.name = card[:-1] if half == TOP else card
        """The name by which texts know it: both halves of a gigantic creature have one (G248)."""
        self.wholes: list[tuple[int, int]] = []
        """Of a bottom half: the numbers of the top halves that fit it, each with that of the print that both are in
        play (G163)."""
        self.label = label
        """Its name in this game's notation."""
        self.type = kind
        self.houses = houses
        """A bit for each house it belongs to (G261)."""
        self.power = power
        self.armor = armor
        self.traits = traits
        self.keywords = keywords
        """By keyword: 0, its number, or 1 where it takes none."""
        self.icons = icons
        self.abilities = tuple([ability for ability in abilities if not ability.fallen])
        self.fallen = tuple([ability for ability in abilities if ability.fallen])
        """What it says in its owner's discard pile, and not in play."""
        self.constants = constants
        self.other = NONE
        """The print on its other side, by number (G231); NONE for what has but one."""

    def numbered(self, number: int) -> Print:
        """The same card in another game; its other side is to be told anew."""
        return Print(
            number, self.id, self.label, self.type, self.houses, self.power, self.armor, self.traits,
            self.keywords, self.icons, self.abilities + self.fallen, self.constants, self.half, self.tide,
        )  # fmt: skip


@final
class Brought:
    """A deck that a player has brought to a match, before it is known against which one it is played."""

    def __init__(
        self,
        name: str,
        set_code: str,
        houses: list[int],
        cards: list[list[str]],
        word: str,
        strength: float,
    ) -> None:
        self.name = name
        self.set = set_code
        self.houses = houses
        self.cards = cards
        """By house: the names of its cards in the pool, copies included."""
        self.word = word
        """The deck as one word (``decks.word``)."""
        self.strength = strength
        """What it promises at a glance: Æ and cards on the table; only the order of decks counts."""


@final
class Decks:
    """Both decks of a game; never changed once it is made."""

    def __init__(
        self,
        prints: list[Print],
        of: list[int],
        labels: list[str],
        names: list[str],
        sets: list[str],
        houses: list[list[int]],
        words: list[str],
        hidden: bool = False,
    ) -> None:
        self.prints = prints
        self.of = of
        """The print of each card, by its number."""
        self.labels = labels
        """The name of each card in notation, by its number."""
        self.names = names
        self.sets = sets
        self.houses = houses
        """The three houses of each seat's identity card."""
        self.words = words
        """Each seat's deck as one word (``decks.word``)."""
        self.hidden = hidden
        """Whether neither player may see the other's list."""
        self.mask = 0
        """A bit for each house of a card in them."""
        self.gigantic = False
        """Whether there are halves of gigantic creatures among them (section 18)."""
        self.nameable: list[int] = []
        """Where the lists are hidden, the cards that may be in them and so may be named, by their places in the pool."""
        self.tide = False
        """Whether there is a tide: a deck has the tide card, or gets it for a card that speaks of it (G161, G245)."""
        self.fallen = False
        """Whether a card of them says something in a discard pile."""
        for face in prints:
            self.mask |= face.houses
            if face.fallen:
                self.fallen = True
            if face.tide:
                self.tide = True
            if face.half != WHOLE:
                self.gigantic = True

    def card_names(self) -> list[int]:
        """The names of all cards of both decks, by their places in the pool."""
        return sorted({POOL.place(self.prints[number].name) for number in self.of})
