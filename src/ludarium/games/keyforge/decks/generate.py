"""Decks drawn by chance, for sealed play and for bots.

A deck of a set has three of its houses, each as likely. Each of a house's twelve places draws a rarity by
``WEIGHTS`` and then a card of that rarity, so that a card may come several times. Special cards come only with
the card that brings them (G19): ``COMPANIONS``, the other half of a gigantic creature, and one of ``VARIANTS`` in the
place of another. One card in ``MAVERICKS`` is of another house of the set (G21). Legacies and added bonus icons
are not drawn.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeVar

from ludarium.core.chance import Chance
from ludarium.games.keyforge.decks.deck import HOUSE_CARDS, HOUSES, Deck, Slot, deck_of, open_to_all, slot_of
from ludarium.games.keyforge.decks.errors import BadDeck, Fault
from ludarium.games.keyforge.decks.naming import name_of
from ludarium.games.keyforge.pool.facts import COMMON, POOL, RARE, UNCOMMON, WHOLE, CardSet, Fact
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, NO_HOUSE, CardTypes

T = TypeVar("T")

WEIGHTS: Final = ((COMMON, 58), (UNCOMMON, 29), (RARE, 13))
"""How many of 100 places of a deck draw each rarity: about seven, three or four, and one or two of a house."""
MAVERICKS: Final = 400
COMPANIONS: Final[dict[str, tuple[str, ...]]] = {
    "timetraveller": ("help-from-future-self",),
    "horseman-of-pestilence": ("horseman-of-death", "horseman-of-famine", "horseman-of-war"),
}
VARIANTS: Final[dict[str, tuple[str, ...]]] = {"master-of-1": ("master-of-1", "master-of-2", "master-of-3")}
BESIDE: Final = ((CardTypes.TOKEN, 1), (CardTypes.PROPHECY, 4), (CardTypes.ARCHON_POWER, 1))
"""The reference cards of a deck whose set has such."""


def generated(set_code: str, chance: Chance, playable: frozenset[str] | None = None) -> Deck:
    """A legal deck of a set, with no card but those whose id is ``playable``. Raises ``BadDeck`` where those
    do not make three houses."""
    deck_set = POOL.set(set_code)
    stock = _stock(set_code) if playable is None else _kept(_stock(set_code), playable)
    houses = sorted(stock)
    if len(houses) < HOUSES:
        raise BadDeck([Fault("deck-playable", HOUSES, found=len(houses), set=set_code)])
    chance.shuffle(houses)
    slots: list[Slot] = []
    for house in sorted(houses[:HOUSES]):
        for fact in _house(stock[house], chance):
            if chance.below(MAVERICKS) == 0 and _alone(fact):
                fact = _foreign(stock, set_code, house, chance) or fact
            slots.append(slot_of(deck_set, fact, house))
    return deck_of(name_of(chance), deck_set, slots, _beside(deck_set, houses[:HOUSES], chance))


def rest_of_house(
    set_code: str, house: int, seen: list[Fact], chance: Chance, playable: frozenset[str]
) -> list[Fact]:
    """The other cards of a house in a deck of which these have been seen, as ``generated`` would draw them: what the
    seen ones bring is there too. Where the set has too few ``playable`` cards of the house, those of all sets do."""
    stock = _playable_stock(set_code, playable)
    rest = _owed(seen, playable)[: HOUSE_CARDS - len(seen)]
    for fact in _house(_all_of(set_code, house, playable), chance, HOUSE_CARDS - len(seen) - len(rest)):
        if chance.below(MAVERICKS) == 0 and _alone(fact) and set(stock) - {house}:
            fact = _foreign(stock, set_code, house, chance) or fact
        rest.append(fact)
    return rest


Stock = dict[int, dict[str, list[Fact]]]
"""What can be drawn: the cards of each house by rarity."""


@cache
def _stock(set_code: str) -> Stock:
    """All cards of a set that are drawn by their rarity."""
    stock: Stock = {}
    rarities = [rarity for rarity, _ in WEIGHTS]
    for fact in POOL.cards():
        if fact.kind >= CardTypes.TOKEN:
            continue
        for one in fact.prints:
            if one.set_code == set_code and one.rarity in rarities and one.house != NO_HOUSE:
                stock.setdefault(one.house, {}).setdefault(one.rarity, []).append(fact)
    return stock


def _kept(stock: Stock, playable: frozenset[str]) -> Stock:
    """The stock without the cards that can't be played, or whose companions can't."""
    left: Stock = {}
    for house, by_rarity in stock.items():
        for rarity, facts in by_rarity.items():
            kept = [fact for fact in facts if playable.issuperset(_needed(fact))]
            if kept:
                left.setdefault(house, {})[rarity] = kept
    return left


@cache
def _playable_stock(set_code: str, playable: frozenset[str]) -> Stock:
    return _kept(_stock(set_code), playable)


@cache
def _all_of(set_code: str, house: int, playable: frozenset[str]) -> dict[str, list[Fact]]:
    """The playable cards of a house by rarity: those of the set if they can fill a house, else those of all sets;
    and where there are none at all, those of any house."""
    found = _playable_stock(set_code, playable).get(house, {})
    if sum([len(facts) for facts in found.values()]) >= HOUSE_CARDS:
        return found
    for houses in ((house,), range(len(HOUSE_NAMES))):
        merged: dict[str, list[Fact]] = {}
        for one in POOL.sets():
            for each in houses:
                for rarity, facts in _playable_stock(one.code, playable).get(each, {}).items():
                    there = merged.setdefault(rarity, [])
                    there += [fact for fact in facts if fact not in there]
        if merged:
            return merged
    raise AssertionError(house)


def _owed(seen: list[Fact], playable: frozenset[str]) -> list[Fact]:
    """The cards that come with those of a house that have been seen, and have not been seen themselves."""
    owed: list[Fact] = []
    for fact in seen:
        if _alone(fact):
            continue
        leads = [lead for lead, others in COMPANIONS.items() if fact.id in (lead, *others)]
        for one in _party(POOL.card(leads[0]) if leads else fact):
            missing = seen.count(fact) - (seen + owed).count(one)
            if one.id in playable:
                owed += [one] * missing
    return owed


def _party(fact: Fact) -> list[Fact]:
    """The card and all that come with it."""
    if fact.half != WHOLE:
        return [one for one in POOL.named(fact.name) if one.half != WHOLE and one.name == fact.name]
    return [fact, *[POOL.card(other) for other in COMPANIONS.get(fact.id, ())]]


def _needed(fact: Fact) -> list[str]:
    """The ids of all cards that a draw of this one may bring."""
    return [one.id for one in _party(fact)] + list(VARIANTS.get(fact.id, ()))


def _alone(fact: Fact) -> bool:
    """Whether a card comes with no other, neither as its lead nor as its companion."""
    return fact.half == WHOLE and not any([fact.id in (lead, *others) for lead, others in COMPANIONS.items()])


def _house(by_rarity: dict[str, list[Fact]], chance: Chance, places: int = HOUSE_CARDS) -> list[Fact]:
    """The cards of a house. Where a party has no room any more, any card that has is drawn instead."""
    drawn: list[Fact] = []
    while len(drawn) < places:
        room = places - len(drawn)
        party = _party(_drawn(by_rarity, chance))
        if len(party) > room:
            every = [fact for facts in by_rarity.values() for fact in facts]
            party = _party(_any([fact for fact in every if len(_party(fact)) <= room], chance))
        drawn += [_variant(fact, chance) for fact in party]
    return drawn


def _drawn(by_rarity: dict[str, list[Fact]], chance: Chance) -> Fact:
    """A card: first its rarity, of those that are there, then which."""
    weights = [(rarity, weight) for rarity, weight in WEIGHTS if rarity in by_rarity]
    at = chance.below(sum([weight for _, weight in weights]))
    for rarity, weight in weights:
        if at < weight:
            return _any(by_rarity[rarity], chance)
        at -= weight
    raise AssertionError(at)


def _variant(fact: Fact, chance: Chance) -> Fact:
    variants = VARIANTS.get(fact.id)
    return fact if variants is None else POOL.card(_any(variants, chance))


def _foreign(stock: Stock, set_code: str, house: int, chance: Chance) -> Fact | None:
    """A card of another house of the set, for a maverick; None where there is none."""
    others = sorted(set(stock) - {house})
    fact = _drawn(stock[_any(others, chance)], chance)
    return fact if _alone(fact) and not fact.belongs(set_code, house) else None


def _beside(deck_set: CardSet, houses: list[int], chance: Chance) -> list[Fact]:
    """The reference cards that decks of a set have; a token creature is of one of the deck's houses."""
    beside: list[Fact] = []
    for kind, count in BESIDE:
        found = [
            fact
            for fact in POOL.cards()
            if fact.kind == kind
            and not open_to_all(deck_set)
            and fact.printed(deck_set.code) is not None
            and fact.house in (*houses, NO_HOUSE)
        ]
        chance.shuffle(found)
        beside += found[:count]
    return beside


def _any(items: list[T] | tuple[T, ...], chance: Chance) -> T:
    return items[chance.below(len(items))]
