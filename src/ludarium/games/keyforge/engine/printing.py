"""From two decks to the prints of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.decks.deck import Deck, Slot
from ludarium.games.keyforge.decks.word import deck_of_word, word_of_deck
from ludarium.games.keyforge.engine.prints import Asks, Brought, Decks, Print
from ludarium.games.keyforge.engine.terms import (
    BOTH_DECKS,
    DECK_SIZE,
    ICON_LETTERS,
    KEYWORD_NAMES,
    KEYWORDS,
    NO_TOKENS,
    NONE,
    Questions,
)
from ludarium.games.keyforge.pool.facts import BOTTOM, PLAIN, POOL, TOP, Fact, ascii_of
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, NO_HOUSE, CardTypes, House, HouseSet
from ludarium.games.keyforge.words.asks import asks_of
from ludarium.games.keyforge.words.base import Ability, Constant
from ludarium.games.keyforge.words.tide import speaks_of_tide

_DECKS: dict[tuple[str, ...], Decks] = {}
"""Decks by their words, those last used: views name them so."""
_BROUGHT: dict[str, Brought] = {}
DECKS_KEPT = 256
"""Some 15 MB."""
PROMISED: Final = (1.0, 0.8, 0.9, 0.6)
"""What a card promises by its type: a creature, an action, an artifact, an upgrade."""
ICON_PROMISED: Final = 0.5
POWER_PROMISED: Final = 0.1


def keep_decks(decks: Decks) -> Decks:
    """Remember decks, so that their words are enough to find them."""
    key = tuple(decks.words)
    _DECKS.pop(key, None)
    if len(_DECKS) >= DECKS_KEPT:
        del _DECKS[next(iter(_DECKS))]
    _DECKS[key] = decks
    return decks


def forget_decks() -> None:
    """Forget all decks that are kept: their cards say something else from now on."""
    _DECKS.clear()


def decks_named(words: list[str]) -> Decks:
    """The decks with these words."""
    known = _DECKS.get(tuple(words))
    return known if known is not None else decks_of([deck_of_word(word) for word in words])


def brought_named(word: str) -> Brought:
    """The deck with this word, as everybody may know it before it is played."""
    known = _BROUGHT.get(word)
    if known is None:
        if len(_BROUGHT) >= DECKS_KEPT:
            del _BROUGHT[next(iter(_BROUGHT))]
        known = _BROUGHT[word] = _brought(deck_of_word(word), word)
    return known


def _brought(deck: Deck, word: str) -> Brought:
    strength = 0.0
    for slot in deck.slots:
        icons = slot.fact.amber + len(slot.icons)
        strength += (
            PROMISED[slot.fact.kind] + ICON_PROMISED * icons + POWER_PROMISED * max(slot.fact.power, 0)
        )
    cards = [[slot.fact.id for slot in deck.slots if slot.house == house] for house in deck.houses]
    return Brought(
        deck.name,
        deck.set_code,
        list(deck.houses),
        cards,
        word,
        strength,
        "" if deck.token is None else deck.token.id,
    )


class Unsupported(ValueError):
    """A card of a deck can't be played yet."""

    def __init__(self, cards: list[str]) -> None:
        super().__init__(", ".join(cards))
        self.cards = cards


def check_playable(decks: list[Deck]) -> None:
    """Raises ``Unsupported`` where a card of a deck can't be played yet."""
    said = texts()
    facts = [slot.fact for deck in decks for slot in deck.slots]
    facts += [deck.token for deck in decks if deck.token is not None]
    missing = sorted({fact.name for fact in facts if fact.id not in said})
    if missing:
        raise Unsupported(missing)


def decks_of(decks: list[Deck]) -> Decks:
    """The prints, labels and houses of two decks whose lists are open, made once as long as they are kept. Raises ``Unsupported``."""
    words = [word_of_deck(deck) for deck in decks]
    kept = _DECKS.get(tuple(words))
    if kept is not None:
        return keep_decks(kept)
    check_playable(decks)
    said = texts()
    prints: list[Print] = []
    known: dict[tuple[str, int, str, int], int] = {}
    of: list[int] = []
    plain: set[str] = set()
    for deck in decks:
        for slot in deck.slots:
            key = (slot.fact.id, slot.house, slot.icons, slot.icon_house)
            if key not in known:
                known[key] = len(prints)
                prints.append(print_of(len(prints), slot, plain, said[slot.fact.id]))
            of.append(known[key])
    add_other_sides(prints)
    join_halves(prints)
    tokens = add_tokens(prints, of, [deck.token for deck in decks])
    made = Decks(
        prints,
        of,
        labels_of(prints, of, tokens),
        [deck.name for deck in decks],
        [deck.set_code for deck in decks],
        [list(deck.houses) for deck in decks],
        words,
        tokens=tokens,
    )
    made.tide = made.tide or any([deck.tide for deck in decks])
    return keep_decks(made)


def add_tokens(prints: list[Print], of: list[int], facts: Sequence[Fact | None]) -> tuple[int, int]:
    """Behind the prints of both decks, the token reference cards that lie beside them, and behind the cards a token
    creature for each card (G165): by seat the number of its print, or NONE."""
    numbers = [NONE, NONE]
    for seat, fact in enumerate(facts):
        if fact is not None:
            named = {face.id: face.number for face in prints if face.token}
            if fact.id not in named:
                said = texts()[fact.id]
                prints.append(card_print(len(prints), fact, ascii_of(fact.id), 1 << fact.house, [], said))
            numbers[seat] = named.get(fact.id, len(prints) - 1)
    if numbers != [NONE, NONE]:
        for number in numbers:
            of += [max(numbers) if number == NONE else number] * DECK_SIZE
    return numbers[0], numbers[1]


def labels_of(prints: list[Print], of: list[int], tokens: tuple[int, int] = NO_TOKENS) -> list[str]:
    """The name of each card in notation: its print's, with a number from the second copy on."""
    counts = [0] * len(prints)
    labels: list[str] = []
    for c, number in enumerate(of):
        if c >= BOTH_DECKS and tokens[c // DECK_SIZE & 1] == NONE:
            labels.append("")  # there is none
            continue
        counts[number] += 1
        label = prints[number].label
        labels.append(label if counts[number] == 1 else f"{label}.{counts[number]}")
    return labels


def print_of(number: int, slot: Slot, plain: set[str], said: tuple[Ability | Constant, ...]) -> Print:
    """A card as a deck has it: its house there, and the icons added to it (G66, G67)."""
    fact = slot.fact
    label = ascii_of(fact.id)
    if slot.house != fact.house and fact.house != NO_HOUSE:
        label += "~" + HOUSE_NAMES[slot.house]
    if slot.icons or slot.icon_house != NO_HOUSE:
        label += "+" + slot.icons + ("" if slot.icon_house == NO_HOUSE else HOUSE_NAMES[slot.icon_house])
    while label in plain:
        label += "'"
    plain.add(label)
    return print_with(number, fact, label, slot.house, slot.icons, slot.icon_house, said)


def print_with(
    number: int,
    fact: Fact,
    label: str,
    house: House,
    icons: str,
    icon_house: House,
    said: tuple[Ability | Constant, ...],
) -> Print:
    """A card in a house of a deck, with the letters of its added icons and the house of its house icon (G66, G67)."""
    houses = 1 << house
    if icon_house != NO_HOUSE:
        houses |= 1 << icon_house
    numbers = [0] * fact.amber + [ICON_LETTERS.index(letter) for letter in icons]
    return card_print(number, fact, label, houses, numbers, said)


def add_other_sides(prints: list[Print], alone: bool = False) -> None:
    """Behind the prints of both decks, those on the other sides of their cards (G231). ``alone``: each is called
    as its front is, whatever other prints there are."""
    labels = {face.label for face in prints}
    for face in prints[:]:
        for constant in face.constants:
            if constant.question == Questions.OTHER_SIDE and constant.against is not None:
                fact = POOL.card(constant.against.name)
                label = ascii_of(fact.id)
                if alone:
                    label += face.label[len(ascii_of(face.id)) :]
                while label in labels:
                    label += "'"
                labels.add(label)
                other = card_print(len(prints), fact, label, face.houses, [], texts()[fact.id])
                other.other, face.other = face.number, other.number
                prints.append(other)


def join_halves(prints: list[Print]) -> None:
    """Behind the prints of both decks, what gigantic creatures are in play (G163): the bottom half with the icons of
    the top half."""
    named = {face.label: face for face in prints}
    bottoms = [face for face in prints if face.half == BOTTOM]
    for top in [face for face in prints if face.half == TOP]:
        print_words = top.label[len(ascii_of(top.id)) :]
        for bottom in bottoms:
            own_words = bottom.label[len(ascii_of(bottom.id)) :]
            if bottom.name != top.name or own_words.partition("+")[0] != print_words.partition("+")[0]:
                continue
            label = ascii_of(bottom.id) + print_words
            whole = named.get(label)
            if whole is None:
                whole = Print(
                    len(prints), bottom.id, label, bottom.type, top.houses, bottom.power, bottom.armor, bottom.traits,
                    bottom.keywords, top.icons, bottom.abilities + bottom.fallen, bottom.constants, bottom.asks, BOTTOM,
                    bottom.tide,
                )  # fmt: skip
                named[label] = whole
                prints.append(whole)
            bottom.wholes.append((top.number, whole.number))


def card_print(
    number: int,
    fact: Fact,
    label: str,
    houses: HouseSet,
    icons: list[int],
    said: tuple[Ability | Constant, ...],
) -> Print:
    return Print(
        number,
        fact.id,
        label,
        CardTypes.CREATURE if fact.kind == CardTypes.TOKEN else fact.kind,
        houses,
        max(fact.power, 0),  # an X that nothing defines is 0 (G196)
        fact.armor or 0,
        fact.traits,
        keywords_of(fact),
        icons,
        tuple([word for word in said if isinstance(word, Ability)]),
        tuple([word for word in said if isinstance(word, Constant)]),
        what_it_asks(fact.id),
        fact.half,
        tells_of_tide(fact.id),
        fact.kind == CardTypes.TOKEN,
    )


@cache
def tells_of_tide(card: str) -> bool:
    """Whether the text of a card speaks of the tide."""
    return speaks_of_tide(texts().get(card, ()))


@cache
def what_it_asks(card: str) -> Asks:
    """What the text of a card asks for."""
    return asks_of(texts().get(card, ()))


def keywords_of(fact: Fact) -> list[int]:
    """By keyword: 0, its number, or 1 where it takes none; an X that nothing defines is 0 (G196)."""
    values = [0] * KEYWORDS
    for name, amount in fact.keywords.items():
        if name in KEYWORD_NAMES:
            values[KEYWORD_NAMES.index(name)] = 1 if amount == PLAIN else max(0, amount)
    return values
