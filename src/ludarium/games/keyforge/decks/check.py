"""What a deck must be (G17), and a fault for each thing that it is not."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from ludarium.core.signs import HIDDEN
from ludarium.games.keyforge.decks.deck import CARDS, HOUSE_CARDS, HOUSES, Deck, Slot, open_to_all
from ludarium.games.keyforge.decks.errors import BadDeck, Fault
from ludarium.games.keyforge.pool.facts import BOTTOM, POOL, TOP, WHOLE
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, NO_HOUSE, CardTypes

LONGEST_NAME: Final = 100
MOST_ICONS: Final = 5
MOST_TOKENS: Final = 1
MOST_PROPHECIES: Final = 4
MARKUP: Final = "<>"
"""Signs that no deck's name has, and that pages take for their own."""
MOST_MARKS: Final = 3
"""How many accents may sit on one letter."""


def checked(deck: Deck) -> Deck:
    """The deck itself, where nothing is wrong with it; raises ``BadDeck`` with all that is."""
    faults = faults_of(deck)
    if faults:
        raise BadDeck(faults)
    return deck


def faults_of(deck: Deck) -> list[Fault]:
    """All that is wrong with a deck. Rarity, copies, mavericks, legacies and anomalies never are (G18-G23)."""
    faults = name_faults(deck.name)
    faults += _count_faults(deck)
    faults += _house_faults(deck)
    for slot in _each_once(deck):
        faults += _slot_faults(deck, slot)
    faults += _half_faults(deck)
    tokens, prophecies = sum([fact.kind == CardTypes.TOKEN for fact in deck.beside]), len(deck.prophecies)
    if tokens > MOST_TOKENS:
        faults.append(Fault("deck-tokens", MOST_TOKENS, found=tokens))
    elif not tokens and has_tokens(deck.set_code):
        faults.append(Fault("deck-token-missing", MOST_TOKENS, set=deck.set_code))
    if prophecies > MOST_PROPHECIES:
        faults.append(Fault("deck-prophecies", MOST_PROPHECIES, found=prophecies))
    return faults


@cache
def has_tokens(set_code: str) -> bool:
    """Whether each deck of a set has a token reference card (G165)."""
    if open_to_all(POOL.set(set_code)):
        return False
    return any([fact.kind == CardTypes.TOKEN and fact.printed(set_code) is not None for fact in POOL.cards()])


def name_faults(name: str) -> list[Fault]:
    """What is wrong with a deck's name: it is empty or long, or has signs that hide, turn or pile up."""
    if not name.strip():
        return [Fault("deck-name-empty", "Ann the Bold")]
    if len(name) > LONGEST_NAME:
        return [Fault("deck-name-long", LONGEST_NAME, found=len(name))]
    marks = 0
    for sign in name:
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if unicodedata.category(sign) in HIDDEN or sign in MARKUP or marks > MOST_MARKS:
            return [Fault("deck-name-sign", "Ann the Bold", found=f"U+{ord(sign):04X}", name=name)]
    return []


def _count_faults(deck: Deck) -> list[Fault]:
    """36 cards, and twelve in each of three houses (G12, G17)."""
    faults = []
    if len(deck.slots) != CARDS:
        faults.append(Fault("deck-count", CARDS, found=len(deck.slots)))
    if len(deck.houses) != HOUSES:
        faults.append(Fault("deck-houses", HOUSES, found=len(deck.houses)))
        return faults
    for house in deck.houses:
        found = sum([slot.house == house for slot in deck.slots])
        if found != HOUSE_CARDS:
            faults.append(Fault("deck-house-count", HOUSE_CARDS, found=found, house=HOUSE_NAMES[house]))
    return faults


def _house_faults(deck: Deck) -> list[Fault]:
    """The houses are those of the set (G13)."""
    deck_set = POOL.set(deck.set_code)
    if open_to_all(deck_set):
        return []
    expected = ", ".join(HOUSE_NAMES[house] for house in deck_set.houses)
    return [
        Fault("deck-set-house", expected, house=HOUSE_NAMES[house], set=deck.set_code)
        for house in deck.houses
        if house not in deck_set.houses
    ]


def _each_once(deck: Deck) -> list[Slot]:
    """The slots of a deck without repetitions, in its order."""
    return list(dict.fromkeys(deck.slots))


def _slot_faults(deck: Deck, slot: Slot) -> list[Fault]:
    faults = []
    called = f"{slot.fact.name} ({slot.set_code} {slot.number})"
    if slot.fact.kind >= CardTypes.TOKEN:
        faults.append(Fault("deck-reference", CARDS, card=called))
    deck_set = POOL.set(deck.set_code)
    if not open_to_all(deck_set) and POOL.set(slot.set_code).age > deck_set.age:
        faults.append(Fault("deck-later", deck.set_code, card=called, set=slot.set_code))
    icons = slot.fact.amber + len(slot.icons) + (slot.icon_house != NO_HOUSE)
    if icons > MOST_ICONS:
        faults.append(Fault("deck-icons", MOST_ICONS, card=called, found=icons))
    return faults


def _half_faults(deck: Deck) -> list[Fault]:
    """As many top halves of a gigantic creature as bottom halves (G249)."""
    names = dict.fromkeys(slot.fact.name for slot in deck.slots if slot.fact.half != WHOLE)
    faults = []
    for name in names:
        halves = [slot.fact.half for slot in deck.slots if slot.fact.name == name]
        top, bottom = halves.count(TOP), halves.count(BOTTOM)
        if top != bottom:
            faults.append(Fault("deck-halves", max(top, bottom), card=name, top=top, bottom=bottom))
    return faults
