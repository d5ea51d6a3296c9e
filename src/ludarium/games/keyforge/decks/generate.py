"""Decks drawn by chance, for sealed play and for bots.

A deck of a set has three of its houses, each as likely. Each of a house's twelve places draws a rarity by
``WEIGHTS`` and then a card of that rarity, so that a card may come several times. Special cards come only with
the card that brings them, or in the place of another version (G19): ``special`` knows them. One card in ``MAVERICKS``
is of another house of the set (G21); in sets that have them, as many are legacies (G22) and anomalies or other cards
of any house (G23, G269). One deck in ``TWINS`` of Dark Tidings has evil twins in the place of all cards that have one (G20).
Last, each icon of a card with Enhance goes to another card of the deck (G67).
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeVar

from ludarium.core.chance import Chance
from ludarium.games.keyforge.decks.check import MOST_ICONS
from ludarium.games.keyforge.decks.deck import (
    HOUSE_CARDS,
    HOUSES,
    ICONS,
    Deck,
    Slot,
    deck_of,
    open_to_all,
    slot_of,
)
from ludarium.games.keyforge.decks.errors import BadDeck, Fault
from ludarium.games.keyforge.decks.naming import name_of
from ludarium.games.keyforge.decks.special import (
    COMPANIONS,
    GIGANTIC,
    TOKEN_OF,
    alone,
    by_group,
    company_of,
    guests_of,
    helpers_of,
    legacies_of,
    party_of,
    suiting,
    twin_of,
    versions_of,
)
from ludarium.games.keyforge.pool.facts import BOTTOM, COMMON, POOL, RARE, UNCOMMON, WHOLE, CardSet, Fact
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, HOUSE_OF, NO_HOUSE, CardTypes

T = TypeVar("T")
Stock = dict[int, dict[str, list[Fact]]]
"""What can be drawn: the cards of each house by rarity."""

WEIGHTS: Final = ((COMMON, 58), (UNCOMMON, 29), (RARE, 13))
"""How many of 100 places of a deck draw each rarity: about seven, three or four, and one or two of a house."""
MAVERICKS: Final = 400
LEGACIES: Final = 400
GUESTS: Final = 400
TWINS: Final = 40
TWIN_SET: Final = "DT"
LEGACY_SETS: Final = ("AoA", "WC", "MM", "DT")
"""The sets in whose decks cards of earlier sets turn up."""
BESIDE: Final = ((CardTypes.TOKEN, 1), (CardTypes.PROPHECY, 4), (CardTypes.ARCHON_POWER, 1))
"""The reference cards of a deck whose set has such."""


def generated(
    set_code: str, chance: Chance, playable: frozenset[str] | None = None, holding: Fact | None = None
) -> Deck:
    """A legal deck of a set, with no card but those whose id is ``playable``. One that is ``holding`` a card has it, and what
    belongs with it; a token creature is that of the deck. Raises ``BadDeck`` where the cards do not make three houses."""
    deck_set = POOL.set(set_code)
    stock = _stock(set_code) if playable is None else _playable_stock(set_code, playable)
    houses = sorted(stock)
    if len(houses) < HOUSES:
        raise BadDeck([Fault("deck-playable", HOUSES, found=len(houses), set=set_code)])
    chance.shuffle(houses)
    held: list[Fact] = []
    if holding is not None:
        home = _home(set_code, holding, houses)
        houses = [home, *[house for house in houses if house != home]]
        held = _held(set_code, holding, home, stock, chance, playable)
    slots: list[Slot] = []
    chosen = sorted(houses[:HOUSES])
    evil = has_twins(set_code, [holding] if holding is not None and holding.twin else [], chance)
    for house in chosen:
        given = held if house == houses[0] else []
        slots += [slot_of(deck_set, fact, house) for fact in given]
        for fact in _house(set_code, house, stock[house], chance, playable, chosen, HOUSE_CARDS - len(given)):
            fact = _swapped(set_code, house, fact, stock, chance, playable)
            slots.append(slot_of(deck_set, _twinned(set_code, fact, playable) if evil else fact, house))
    slots = _enhanced(deck_set, slots, chance)
    beside = _beside(deck_set, slots, houses[:HOUSES], chance, playable)
    if holding is not None and holding.kind == CardTypes.TOKEN:
        beside = [holding if fact.kind == CardTypes.TOKEN else fact for fact in beside]
    return deck_of(name_of(chance), deck_set, slots, beside)


def _home(set_code: str, fact: Fact, houses: list[int]) -> int:
    """The house that a deck of these houses has a card in: its own there, or, where it has none of them, the first."""
    own = fact.printed(set_code)
    for house in (NO_HOUSE if own is None else own.house, fact.house):
        if house in houses:
            return house
    return houses[0]


def _held(
    set_code: str, fact: Fact, home: int, stock: Stock, chance: Chance, playable: frozenset[str] | None
) -> list[Fact]:
    """The card and what belongs with it, in one house: what it comes with, a helper beside a gigantic creature, and a
    gigantic creature beside such a helper."""
    if fact.kind >= CardTypes.TOKEN:
        return []
    held = _among(company_of(set_code, fact), playable)
    helpers = _among(helpers_of(set_code, home), playable)
    if fact.half != WHOLE and helpers:
        held.append(_any(helpers, chance))
    if fact.id in GIGANTIC:
        giants = [one for facts in stock[home].values() for one in facts if one.half == BOTTOM]
        held += _among(party_of(set_code, _any(giants, chance)), playable) if giants else []
    return held


def has_twins(set_code: str, seen: list[Fact], chance: Chance) -> bool:
    """Whether a deck of which these cards have been seen has evil twins: one of them shows it, and so does a card that
    has one; else chance says so."""
    if set_code != TWIN_SET:
        return False
    if any([fact.twin for fact in seen]):
        return True
    known = [fact for fact in seen if twin_of(set_code, fact.id) is not None]
    return not known and chance.below(TWINS) == 0


def _twinned(set_code: str, fact: Fact, playable: frozenset[str] | None) -> Fact:
    """The evil twin of a card, or itself where it has none."""
    twin = twin_of(set_code, fact.id)
    return fact if twin is None or not _among([twin], playable) else twin


def rest_of_house(
    set_code: str, house: int, seen: list[Fact], chance: Chance, playable: frozenset[str], evil: bool = False
) -> list[Fact]:
    """The other cards of a house in a deck of which these have been seen, as ``generated`` would draw them: what the
    seen ones bring is there too, and in a deck with evil twins (``evil``) they are. Where the set has too few ``playable``
    cards of the house, those of all sets do."""
    stock = _playable_stock(set_code, playable)
    rest = _owed(set_code, seen, playable)[: HOUSE_CARDS - len(seen)]
    places = HOUSE_CARDS - len(seen) - len(rest)
    for fact in _house(set_code, house, _all_of(set_code, house, playable), chance, playable, [], places):
        rest.append(_swapped(set_code, house, fact, stock, chance, playable))
    return [_twinned(set_code, fact, playable) for fact in rest] if evil else rest


def _swapped(
    set_code: str, house: int, fact: Fact, stock: Stock, chance: Chance, playable: frozenset[str] | None
) -> Fact:
    """The card, or now and then one in its place that comes from elsewhere."""
    if chance.below(MAVERICKS) == 0 and alone(fact) and set(stock) - {house}:
        return _foreign(stock, set_code, house, chance) or fact
    if set_code in LEGACY_SETS and chance.below(LEGACIES) == 0 and alone(fact):
        legacies = _among(legacies_of(set_code, house), playable)
        return _any(legacies, chance) if legacies else fact
    guests = _among(guests_of(set_code, house), playable)
    if guests and chance.below(GUESTS) == 0 and alone(fact):
        return _any(guests, chance)
    return fact


def _among(facts: tuple[Fact, ...] | list[Fact], playable: frozenset[str] | None) -> list[Fact]:
    """Those of these cards that can be played."""
    return [fact for fact in facts if playable is None or fact.id in playable]


def _enhanced(deck_set: CardSet, slots: list[Slot], chance: Chance) -> list[Slot]:
    """The cards with the icons that those with Enhance bring, each on another card that has room (G67, G201)."""
    added: list[list[str]] = [[] for _ in slots]
    houses = [NO_HOUSE] * len(slots)
    for giver, slot in enumerate(slots):
        for icon in slot.fact.enhance:
            house = HOUSE_OF.get(icon, NO_HOUSE)
            room = [
                at
                for at, other in enumerate(slots)
                if at != giver
                and other.fact.amber + len(added[at]) + (houses[at] != NO_HOUSE) < MOST_ICONS
                and (house == NO_HOUSE or (houses[at] == NO_HOUSE and other.house != house))
            ]
            if not room:
                continue
            at = _any(room, chance)
            if icon in ICONS:
                added[at].append(icon)
            else:
                houses[at] = house
    return [
        slot_of(deck_set, slot.fact, slot.house, "".join(icons), house, slot.set_code)
        if icons or house != NO_HOUSE
        else slot
        for slot, icons, house in zip(slots, added, houses, strict=True)
    ]


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
    for fact, house, rarity in by_group(set_code):
        stock.setdefault(house, {}).setdefault(rarity, []).append(fact)
    return stock


def _kept(set_code: str, stock: Stock, playable: frozenset[str]) -> Stock:
    """The stock without the cards that can't be played, or whose companions can't."""
    left: Stock = {}
    for house, by_rarity in stock.items():
        for rarity, facts in by_rarity.items():
            kept = [fact for fact in facts if playable.issuperset(_needed(set_code, fact))]
            if kept:
                left.setdefault(house, {})[rarity] = kept
    return left


@cache
def _playable_stock(set_code: str, playable: frozenset[str]) -> Stock:
    return _kept(set_code, _stock(set_code), playable)


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


def _owed(set_code: str, seen: list[Fact], playable: frozenset[str]) -> list[Fact]:
    """The cards that come with those of a house that have been seen, and have not been seen themselves."""
    owed: list[Fact] = []
    for fact in seen:
        if alone(fact):
            continue
        leads = [lead for lead, others in COMPANIONS.items() if fact.id in (lead, *others)]
        for one in party_of(set_code, POOL.card(leads[0]) if leads else fact):
            missing = seen.count(fact) - (seen + owed).count(one)
            if one.id in playable:
                owed += [one] * missing
    return owed


def _needed(set_code: str, fact: Fact) -> list[str]:
    """The ids of all cards that a draw of this one may bring."""
    versions = [*versions_of(set_code, fact.id), fact]
    return [one.id for version in versions for one in party_of(set_code, version)]


def _house(
    set_code: str,
    house: int,
    by_rarity: dict[str, list[Fact]],
    chance: Chance,
    playable: frozenset[str] | None,
    houses: list[int],
    places: int = HOUSE_CARDS,
) -> list[Fact]:
    """The cards of a house in a deck of these ``houses``. Where a party has no room any more, any card that has is
    drawn instead."""
    drawn: list[Fact] = []
    helpers = _among(helpers_of(set_code, house), playable)
    while len(drawn) < places:
        room = places - len(drawn)
        fact = _drawn(by_rarity, chance)
        if _places(set_code, fact, helpers) > room:
            every = [fact for facts in by_rarity.values() for fact in facts]
            fitting = [fact for fact in every if _places(set_code, fact, helpers) <= room]
            if not fitting:  # only where few cards can be played
                drawn.append(_any([fact for fact in every if fact.half == WHOLE], chance))
                continue
            fact = _any(fitting, chance)
        fact = _version(suiting(set_code, fact, houses, drawn), chance)
        drawn += party_of(set_code, fact)
        if fact.half != WHOLE and helpers:
            drawn.append(_any(helpers, chance))
    return drawn


def _places(set_code: str, fact: Fact, helpers: list[Fact]) -> int:
    """How many places a card takes with all that comes with it."""
    return len(party_of(set_code, fact)) + (fact.half != WHOLE and bool(helpers))


def _version(versions: tuple[Fact, ...], chance: Chance) -> Fact:
    return versions[0] if len(versions) == 1 else _any(versions, chance)


def _drawn(by_rarity: dict[str, list[Fact]], chance: Chance) -> Fact:
    """A card: first its rarity, of those that are there, then which."""
    weights = [(rarity, weight) for rarity, weight in WEIGHTS if rarity in by_rarity]
    at = chance.below(sum([weight for _, weight in weights]))
    for rarity, weight in weights:
        if at < weight:
            return _any(by_rarity[rarity], chance)
        at -= weight
    raise AssertionError(at)


def _foreign(stock: Stock, set_code: str, house: int, chance: Chance) -> Fact | None:
    """A card of another house of the set, for a maverick; None where there is none."""
    others = sorted(set(stock) - {house})
    fact = _drawn(stock[_any(others, chance)], chance)
    if fact.printed(set_code) is None:  # it stands for variants of which the set has others
        fact = _version(versions_of(set_code, fact.id), chance)
    return fact if alone(fact) and not fact.belongs(set_code, house) else None


def _beside(
    deck_set: CardSet, slots: list[Slot], houses: list[int], chance: Chance, playable: frozenset[str] | None
) -> list[Fact]:
    """The reference cards that decks of a set have; a token creature is of one of the deck's houses, and the one that its
    cards name, if they name one."""
    beside: list[Fact] = []
    for kind, count in BESIDE:
        found = [
            fact
            for fact in POOL.cards()
            if fact.kind == kind
            and not open_to_all(deck_set)
            and fact.printed(deck_set.code) is not None
            and fact.house in (*houses, NO_HOUSE)
            and (kind != CardTypes.TOKEN or playable is None or fact.id in playable)
        ]
        if kind == CardTypes.TOKEN:
            named = [TOKEN_OF[slot.fact.id] for slot in slots if slot.fact.id in TOKEN_OF]
            fitting = [fact for fact in found if fact.id in named]
            found = fitting or [fact for fact in found if fact.id not in TOKEN_OF.values()]
        chance.shuffle(found)
        beside += found[:count]
    return beside


def _any(items: list[T] | tuple[T, ...], chance: Chance) -> T:
    return items[chance.below(len(items))]
