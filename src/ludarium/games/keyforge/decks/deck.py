"""A deck: 36 cards in three houses (G12), and the reference cards beside it (G200)."""

from __future__ import annotations

import re
import unicodedata
from typing import Final, final

from ludarium.games.keyforge.pool.facts import ANOMALIES, POOL, CardSet, Fact, Print, bare
from ludarium.games.keyforge.pool.houses import HOUSE_OF, HOUSES_CALLED, NO_HOUSE, CardTypes, Houses

CARDS: Final = 36
HOUSES: Final = 3
HOUSE_CARDS: Final = 12
FAR_TOO_LONG: Final = 1_000
"""Characters of a name that is not even looked at."""
TIDE_SET: Final = "DT"
ICONS: Final = "ACDRXP"
"""The letters of bonus icons that a deck adds to its copy of a card: æmber, capture, damage, draw, discard, power."""


@final
class Slot:
    """One card of a deck: the copy that lies in it, as this deck has it."""

    def __init__(
        self,
        fact: Fact,
        house: int,
        set_code: str,
        number: str,
        icons: str,
        icon_house: int,
        maverick: bool,
        legacy: bool,
        anomaly: bool,
    ) -> None:
        self.fact = fact
        self.house = house
        """Its house in this deck."""
        self.set_code = set_code
        """The set of its printing, and the number there."""
        self.number = number
        self.icons = icons
        """The icons that were added to this copy, as letters of ``ICONS`` in their order."""
        self.icon_house = icon_house
        """The house of an added house icon (G261); ``NO_HOUSE`` where there is none."""
        self.maverick = maverick
        self.legacy = legacy
        self.anomaly = anomaly
        """Where it comes from (G21-G23)."""

    def key(self) -> tuple[int, str, str, str, str, int]:
        """What makes two slots the same."""
        return (self.house, self.fact.id, self.set_code, self.number, self.icons, self.icon_house)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Slot) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"<{self.fact.id} {self.set_code} {self.number}>"


@final
class Official:
    """What an imported file says besides facts. Nothing in a game needs it: a page may show it."""

    def __init__(self, vault_id: str, texts: dict[str, str], images: dict[str, str]) -> None:
        self.vault_id = vault_id
        self.texts = texts
        """The printed text of each card by its id."""
        self.images = images
        """The address of its picture."""


@final
class Deck:
    """A deck of a set, its cards by house and number. ``deck_of`` builds one."""

    def __init__(
        self,
        name: str,
        set_code: str,
        houses: tuple[int, ...],
        slots: tuple[Slot, ...],
        beside: tuple[Fact, ...],
        official: Official | None,
    ) -> None:
        self.name = name
        self.set_code = set_code
        self.houses = houses
        self.slots = slots
        self.beside = beside
        """The reference cards; the two sides of a prophecy stand side by side (G171)."""
        self.official = official

    @property
    def token(self) -> Fact | None:
        """What the deck's token creatures are (G165)."""
        return next((fact for fact in self.beside if fact.kind == CardTypes.TOKEN), None)

    @property
    def tide(self) -> bool:
        return any([fact.kind == CardTypes.TIDE for fact in self.beside])

    @property
    def prophecies(self) -> list[Fact]:
        return [fact for fact in self.beside if fact.kind == CardTypes.PROPHECY]

    @property
    def powers(self) -> list[Fact]:
        return [fact for fact in self.beside if fact.kind == CardTypes.ARCHON_POWER]

    def ids(self) -> list[str]:
        """The ids of its cards, in its order."""
        return [slot.fact.id for slot in self.slots]

    def __eq__(self, other: object) -> bool:
        """Whether the two are the same in play, whatever their files said besides."""
        return (
            isinstance(other, Deck)
            and (self.name, self.set_code, self.slots) == (other.name, other.set_code, other.slots)
            and self.beside == other.beside
        )

    def __hash__(self) -> int:
        return hash((self.name, self.set_code, self.slots))

    def __repr__(self) -> str:
        return f"<{self.name} ({self.set_code})>"


_SPACES: Final = re.compile("[ \u00a0\u3000]+")
_HOUSES_NAMED: Final[dict[str, int]] = {
    **{bare(name): house for name, house in HOUSE_OF.items()},
    **{bare(name): house for names in HOUSES_CALLED.values() for house, name in enumerate(names)},
}


def house_named(text: str) -> int:
    """The house of this name in any language, ``NO_HOUSE`` where it is none. Ironyx Rebels are Mars (G268)."""
    house = _HOUSES_NAMED.get(bare(text), NO_HOUSE)
    return Houses.MARS if house == Houses.IRONYX else house


def open_to_all(deck_set: CardSet) -> bool:
    """Whether decks of this set take any house and cards of any set (G274)."""
    return not deck_set.houses


def printing(deck_set: CardSet, fact: Fact, house: int) -> Print:
    """The printing that a deck of this set has of a card: its own, else the latest of an earlier set, else the
    first of all."""
    own = fact.printed(deck_set.code, house)
    if own is not None:
        return own
    earlier = [one.set_code for one in fact.prints if POOL.set(one.set_code).age < deck_set.age]
    found = fact.printed(earlier[-1], house) if earlier else None
    return found or fact.prints[0]


def slot_of(
    deck_set: CardSet, fact: Fact, house: int, icons: str = "", icon_house: int = NO_HOUSE, set_code: str = ""
) -> Slot:
    """A copy of a card in a deck, printed in ``set_code`` where that is known."""
    found = fact.printed(set_code, house) or printing(deck_set, fact, house)
    return Slot(
        fact,
        house,
        found.set_code,
        found.number,
        "".join(sorted(icons, key=ICONS.find)),
        icon_house,
        not fact.belongs(found.set_code, house),
        found.set_code != deck_set.code and not open_to_all(deck_set),
        found.number.startswith(ANOMALIES),
    )


def deck_of(
    name: str, deck_set: CardSet, slots: list[Slot], beside: list[Fact], official: Official | None = None
) -> Deck:
    """A deck with its cards in order. Every deck of Dark Tidings has the tide card (G245)."""
    if deck_set.code == TIDE_SET and not any([fact.kind == CardTypes.TIDE for fact in beside]):
        beside = [*beside, *POOL.numbered(TIDE_SET, "0")]
    houses = tuple(sorted({slot.house for slot in slots}))
    return Deck(tidy(name), deck_set.code, houses, tuple(sorted(slots, key=_place)), tuple(beside), official)


def tidy(name: str) -> str:
    """A name without spaces at its ends and more than one between words. One that is far too long stays as it is:
    sorting its accents would take time by the square of their number."""
    if len(name) > FAR_TOO_LONG:
        return name
    return " ".join(word for word in _SPACES.split(unicodedata.normalize("NFC", name)) if word)


def fitting(facts: list[Fact], deck_set: CardSet, house: int, twin: bool) -> list[Fact]:
    """Those of several cards of one name that a deck of this set means under this house. Twins are meant
    only where that is said; both halves of a gigantic creature fit."""
    for kept in (
        [fact for fact in facts if fact.twin == twin],
        [fact for fact in facts if fact.printed(deck_set.code) is not None],
        [fact for fact in facts if house in (fact.house, NO_HOUSE)],
    ):
        facts = [fact for fact in facts if fact in kept] or facts
    return facts


def _place(slot: Slot) -> tuple[int, bool, int, int, str, int, str, str, int]:
    """Where a card stands in its deck: by house, those of the deck's own set first, by number."""
    letter, digits = _split(slot.number)
    age = POOL.set(slot.set_code).age
    return (
        slot.house,
        slot.legacy,
        age,
        len(letter),
        letter,
        digits,
        slot.fact.id,
        slot.icons,
        slot.icon_house,
    )


def _split(number: str) -> tuple[str, int]:
    """The letter and the digits of a number such as ``A07``."""
    digits = re.sub("[A-Z]", "", number)
    return number[: len(number) - len(digits)], int(digits)
