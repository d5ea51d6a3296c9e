"""A deck in one word that a person can follow, as records and game options write it::

    Ann_the_Bold~CotA~brobnar:1,1,7,12+AD~dis:54,A01,…~logos:AoA-204,…~beside:53

Its name, its set, its houses each with its cards by number, and the reference cards. A space of the name is ``_``;
other signs are percent-escaped. ``AoA-204`` is number 204 of another set, ``125*`` the second card of a number
that two cards bear (the top half of a gigantic creature). Behind ``+`` stand the icons that were added to the
copy, as letters of ``ICONS``, and behind a full stop the house of a house icon: ``12+AD.mars``. A maverick
stands under the house that it has.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final
from urllib.parse import unquote

from ludarium.games.keyforge.decks.check import checked
from ludarium.games.keyforge.decks.deck import ICONS, Deck, Slot, deck_of, slot_of
from ludarium.games.keyforge.decks.errors import BadDeck, Fault
from ludarium.games.keyforge.pool.facts import POOL, CardSet, Fact
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, HOUSE_OF, NO_HOUSE

LONGEST_WORD: Final = 4_000
WORDS_KEPT: Final = 512
SAMPLE: Final = "Name~CotA~brobnar:1,2,3+AD"
BESIDE: Final = "beside"
PLAIN_SIGNS: Final = "-.,'’‘“”!?()…"
"""The signs that stand in a name as they are."""
_CARD: Final = re.compile(r"(?:(\w+)-)?([A-Z]?\d{1,3})(\*?)(?:\+([A-Z]*)(?:\.([a-z-]+))?)?")


@lru_cache(WORDS_KEPT)
def word_of_deck(deck: Deck) -> str:
    """The deck as one word."""
    parts = [_escaped(deck.name), deck.set_code]
    for house in deck.houses:
        cards = [_card(deck, slot) for slot in deck.slots if slot.house == house]
        parts.append(f"{HOUSE_NAMES[house]}:{','.join(cards)}")
    if deck.beside:
        parts.append(f"{BESIDE}:{','.join(_number(deck, fact) for fact in deck.beside)}")
    return "~".join(parts)


@lru_cache(WORDS_KEPT)
def deck_of_word(word: str) -> Deck:
    """The deck that ``word_of_deck`` wrote; raises ``BadDeck``."""
    if len(word) > LONGEST_WORD:
        raise BadDeck([Fault("deck-too-long", LONGEST_WORD, found=len(word))])
    name, *parts = word.split("~")
    if len(parts) < 2:
        raise _wrong(word)
    try:
        told = unquote(name.replace("_", " "), errors="strict")
    except UnicodeDecodeError:
        raise _wrong(name) from None
    known = {one.code: one for one in POOL.sets()}
    if parts[0] not in known:
        raise BadDeck([Fault("deck-set-unknown", ", ".join(known), found=parts[0])])
    deck_set = known[parts[0]]
    slots: list[Slot] = []
    beside: list[Fact] = []
    for part in parts[1:]:
        heading, _, cards = part.partition(":")
        house = HOUSE_OF.get(heading, NO_HOUSE)
        if house == NO_HOUSE and heading != BESIDE:
            raise BadDeck([Fault("deck-house-unknown", ", ".join(HOUSE_NAMES), found=heading)])
        for card in cards.split(","):
            slot = _slot(deck_set, card, house)
            if heading == BESIDE:
                beside.append(slot.fact)
            else:
                slots.append(slot)
    return checked(deck_of(told, deck_set, slots, beside))


def _wrong(found: str) -> BadDeck:
    return BadDeck([Fault("deck-word", SAMPLE, found=found)])


def _escaped(name: str) -> str:
    return "".join([_sign(sign) for sign in name])


def _sign(sign: str) -> str:
    """A sign of a name as it stands in a word."""
    if sign.isalnum() or sign in PLAIN_SIGNS:
        return sign
    return "_" if sign == " " else "".join([f"%{byte:02X}" for byte in sign.encode()])


def _card(deck: Deck, slot: Slot) -> str:
    told = _at(deck, slot.fact, slot.set_code, slot.number)
    if not slot.icons and slot.icon_house == NO_HOUSE:
        return told
    house = "" if slot.icon_house == NO_HOUSE else "." + HOUSE_NAMES[slot.icon_house]
    return f"{told}+{slot.icons}{house}"


def _number(deck: Deck, fact: Fact) -> str:
    """A reference card by its number."""
    found = fact.printed(deck.set_code) or fact.prints[0]
    return _at(deck, fact, found.set_code, found.number)


def _at(deck: Deck, fact: Fact, set_code: str, number: str) -> str:
    told = number if set_code == deck.set_code else f"{set_code}-{number}"
    return told if POOL.numbered(set_code, number)[0] is fact else told + "*"


def _slot(deck_set: CardSet, card: str, house: int) -> Slot:
    found = _CARD.fullmatch(card)
    if found is None:
        raise _wrong(card)
    code, number, second, icons, icon = found.groups(default="")
    code = code or deck_set.code
    facts = POOL.numbered(code, number)
    place = 1 if second else 0
    if place >= len(facts):
        raise BadDeck([Fault("deck-number-unknown", SAMPLE, found=card, set=code)])
    if any(letter not in ICONS for letter in icons):
        raise BadDeck([Fault("deck-icon-unknown", " ".join(ICONS), found=icons)])
    if icon and icon not in HOUSE_OF:
        raise BadDeck([Fault("deck-house-unknown", ", ".join(HOUSE_NAMES), found=icon)])
    return slot_of(deck_set, facts[place], house, icons, HOUSE_OF.get(icon, NO_HOUSE), code)
