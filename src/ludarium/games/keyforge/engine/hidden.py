"""Decks whose lists are hidden (T10.9, T11.5): a player knows the list of one deck, a spectator that of none.

Cards are numbered by chance and not as they stand in the list, every label carries the number of its card, and
what a print is called says all about it: so nothing that is seen of a card depends on those that are not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from ludarium.core.chance import Chance
from ludarium.games.keyforge.cards import playable, texts
from ludarium.games.keyforge.decks.check import MOST_ICONS
from ludarium.games.keyforge.decks.deck import HOUSE_CARDS, Deck
from ludarium.games.keyforge.decks.generate import has_twins, rest_of_house
from ludarium.games.keyforge.decks.word import word_of_deck
from ludarium.games.keyforge.engine.printing import (
    add_other_sides,
    add_tokens,
    check_playable,
    join_halves,
    print_with,
)
from ludarium.games.keyforge.engine.prints import Decks, Print
from ludarium.games.keyforge.engine.terms import ICON_LETTERS
from ludarium.games.keyforge.pool.facts import POOL, TOP, Fact, ascii_of
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, HOUSE_OF, NO_HOUSE, CardTypes

Key = tuple[str, int, str, int]
"""A card as a deck has it: its name in the pool, its house there, the icons added to it, the house of a house icon."""

LABELS_KEPT: Final = 20_000
"""Of so many cards it is kept how they are called and printed."""


def hidden_decks(decks: list[Deck], seed: str) -> Decks:
    """Two decks for a game with hidden lists, numbered by ``seed``. Raises ``Unsupported``."""
    check_playable(decks)
    keys: list[Key] = []
    for seat, deck in enumerate(decks):
        mine = [(slot.fact.id, slot.house, slot.icons, slot.icon_house) for slot in deck.slots]
        Chance.of(f"{seed} numbers {seat}").shuffle(mine)
        keys += mine
    made = decks_with(
        keys,
        [deck.name for deck in decks],
        [deck.set_code for deck in decks],
        [list(deck.houses) for deck in decks],
        [word_of_deck(deck) for deck in decks],
        [deck.token for deck in decks],
    )
    made.tide = made.tide or any([deck.tide for deck in decks])
    return made


def imagined_decks(
    labels: list[str | None],
    names: list[str],
    sets: list[str],
    houses: list[list[int]],
    words: list[str],
    chance: Chance,
    tide: bool = False,
    tokens: list[str | None] | None = None,
) -> Decks:
    """Two decks with the known cards at their numbers, the others drawn as their sets have them (T4). Everybody knows whether
    there is a ``tide``, in this game and in later ones of the match, whatever the other cards are."""
    size = len(labels) // 2
    keys: list[Key] = []
    for seat in (0, 1):
        known = [
            None if label is None else key_named(label) for label in labels[seat * size : seat * size + size]
        ]
        drawn: list[Key] = []
        if None in known:
            evil = has_twins(sets[seat], [POOL.card(key[0]) for key in known if key is not None], chance)
            for house in houses[seat]:
                seen = [POOL.card(key[0]) for key in known if key is not None and key[1] == house]
                if len(seen) < HOUSE_CARDS:
                    for fact in rest_of_house(sets[seat], house, seen, chance, _playable(), evil):
                        drawn.append((fact.id, house, "", NO_HOUSE))
        drawn.reverse()
        unknown = [at for at in range(size) if known[at] is None]
        keys += _with_icons([drawn.pop() if key is None else key for key in known], unknown, chance)
    facts = [None if card is None else POOL.card(card) for card in tokens or []]
    made = decks_with(keys, names, sets, houses, words, facts)
    made.tide = tide
    return made


def _with_icons(keys: list[Key], unknown: list[int], chance: Chance) -> list[Key]:
    """The cards of a deck, those in the ``unknown`` places with the icons that the Enhance of its cards brings and no
    known card has: each on another card that has room, as in every deck (G67, G201)."""
    shown: list[str] = []
    for at, key in enumerate(keys):
        if at not in unknown:
            shown += [*key[2], *([] if key[3] == NO_HOUSE else [HOUSE_NAMES[key[3]]])]
    for giver in range(len(keys)):
        for icon in POOL.card(keys[giver][0]).enhance:
            if icon in shown:
                shown.remove(icon)
                continue
            house = HOUSE_OF.get(icon, NO_HOUSE)
            room = [at for at in unknown if at != giver and _has_room(keys[at], house)]
            if not room:
                continue
            at = room[chance.below(len(room))]
            card, own, icons, icon_house = keys[at]
            keys[at] = (
                (card, own, icons, house) if house != NO_HOUSE else (card, own, icons + icon, icon_house)
            )
    return [
        (card, house, "".join(sorted(icons, key=ICON_LETTERS.index)), other)
        for card, house, icons, other in keys
    ]


def _has_room(key: Key, house: int) -> bool:
    """Whether a card has room for one more icon (G201): one of a house, if one is named."""
    card, own, icons, icon_house = key
    if house != NO_HOUSE and (icon_house != NO_HOUSE or own == house):
        return False
    return POOL.card(card).amber + len(icons) + (icon_house != NO_HOUSE) < MOST_ICONS


def decks_with(
    keys: list[Key],
    names: list[str],
    sets: list[str],
    houses: list[list[int]],
    words: list[str],
    tokens: Sequence[Fact | None] = (),
) -> Decks:
    """Decks by the card that each number is."""
    prints: list[Print] = []
    known: dict[Key, int] = {}
    of: list[int] = []
    for key in keys:
        number = known.get(key, -1)
        if number < 0:
            number = known[key] = len(prints)
            prints.append(_print(key).numbered(number))
        of.append(number)
    add_other_sides(prints, True)
    join_halves(prints)
    faces = add_tokens(prints, of, tokens)
    labels = [f"{prints[number].label}.{c + 1}" for c, number in enumerate(of)]
    decks = Decks(prints, of, labels, names, sets, houses, words, True, faces)
    decks.nameable = _nameable()
    return decks


def label_of(key: Key) -> str:
    """What such a card is called in notation, whatever else is in the decks: ``key_named`` reads it.

    >>> label_of(("troll", 0, "", -1)), label_of(("troll", 3, "AD", 1))
    ('troll', 'troll~mars+ADdis')
    """
    card, house, icons, icon_house = key
    label = ascii_of(card)
    if house != POOL.card(card).house:
        label += "~" + HOUSE_NAMES[house]
    if icons or icon_house != NO_HOUSE:
        label += "+" + icons + ("" if icon_house == NO_HOUSE else HOUSE_NAMES[icon_house])
    return label


@lru_cache(LABELS_KEPT)
def key_named(label: str) -> Key:
    """The card that ``label_of`` called so.

    >>> key_named("troll~mars+ADdis")
    ('troll', 3, 'AD', 1)
    """
    told, _, icons = label.partition("+")
    name, _, house = told.partition("~")
    card = _ids()[name]
    letters = "".join([letter for letter in icons if letter in ICON_LETTERS])
    icon_house = icons[len(letters) :]
    return (
        card,
        HOUSE_OF[house] if house else POOL.card(card).house,
        letters,
        HOUSE_OF[icon_house] if icon_house else NO_HOUSE,
    )


@cache
def _ids() -> dict[str, str]:
    """The names of all cards in the pool by how labels write them."""
    return {ascii_of(fact.id): fact.id for fact in POOL.cards()}


@cache
def _playable() -> frozenset[str]:
    return playable()


@cache
def _nameable() -> list[int]:
    """All cards that may be in a deck, by their places in the pool, with a name of their own: top halves have that of the
    bottom half (G248)."""
    cards = [POOL.card(card) for card in sorted(_playable(), key=POOL.place)]
    return [POOL.place(fact.id) for fact in cards if fact.half != TOP and fact.kind < CardTypes.TOKEN]


_PRINTS: dict[Key, Print] = {}


def _print(key: Key) -> Print:
    """The print of a card, which each game numbers for itself."""
    found = _PRINTS.get(key)
    if found is None:
        if len(_PRINTS) >= LABELS_KEPT:
            _PRINTS.clear()
        card, house, icons, icon_house = key
        fact = POOL.card(card)
        found = _PRINTS[key] = print_with(-1, fact, label_of(key), house, icons, icon_house, texts()[card])
    return found
