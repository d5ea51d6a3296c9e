"""Decks for tests: by their cards, drawn and adorned by chance, and written as people and the Master Vault do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ludarium.core import Chance
from ludarium.games.keyforge.decks import Deck, Slot, generated
from ludarium.games.keyforge.decks.deck import CARDS, ICONS, deck_of, slot_of
from ludarium.games.keyforge.pool.facts import BOTTOM, POOL, TOP, WHOLE, Fact
from ludarium.games.keyforge.pool.houses import HOUSES_CALLED, NO_HOUSE
from ludarium.testing import seed_of_run

LISTED: Final = {
    "Brobnar": "2x Anger|Bumpsy x3|1 Follow the Leader|4 Ganger Chieftain|Headhunter|Troll",
    "Dis": "3 Dust Imp|3 Ember Imp|3 Hand of Dis|3 Gateway to Dis",
    "Logos": "4x Library of Babble|4x Dr. Escotera|4x Foggify",
}
"""A deck as somebody might type it."""
IMAGE: Final = "https://images.example/{}.png"
ICON_WORDS: Final = {"A": "amber", "C": "capture", "D": "damage", "R": "draw", "X": "discard", "P": "power"}
KINDS: Final = ("Action", "Artifact", "Upgrade", "Token Creature", "Prophecy", "Archon Power", "The Tide")


def typed(name: str = "Ann the Bold", houses: dict[str, str] | None = None) -> str:
    """The list of a deck."""
    lines = [f"Name: {name}", "Set: CotA"]
    for house, cards in (houses or LISTED).items():
        lines += [house, *cards.split("|")]
    return "\n".join(lines) + "\n"


def drawn(number: int, set_code: str = "CotA", adorned: bool = False) -> Deck:
    """The deck of this number in this run; ``adorned`` with what decks rarely have."""
    chance = Chance.of(f"{seed_of_run()} deck {set_code} {number}")
    deck = generated(set_code, chance)
    return adorn(deck, chance) if adorned else deck


def adorn(deck: Deck, chance: Chance) -> Deck:
    """The same deck with some cards replaced by mavericks, legacies and anomalies, and with bonus icons."""
    deck_set = POOL.set(deck.set_code)
    pool = [
        fact
        for fact in POOL.cards()
        if fact.kind <= 3 and fact.half == WHOLE and POOL.set(fact.prints[0].set_code).age <= deck_set.age
    ]
    slots: list[Slot] = []
    for slot in deck.slots:
        fact, icons, icon_house = slot.fact, "", NO_HOUSE
        if chance.below(6) == 0 and fact.half == WHOLE:
            fact = pool[chance.below(len(pool))]
        room = 5 - fact.amber
        if chance.below(3) == 0 and room:
            icons = "".join(ICONS[chance.below(len(ICONS))] for _ in range(chance.below(room) + 1))
        if chance.below(9) == 0 and len(icons) < room:
            icon_house = chance.below(14)
        slots.append(slot_of(deck_set, fact, slot.house, icons, icon_house))
    return deck_of(deck.name, deck_set, slots, list(deck.beside))


def with_slots(deck: Deck, slots: list[Slot], name: str = "") -> Deck:
    """The deck with other cards."""
    return deck_of(name or deck.name, POOL.set(deck.set_code), slots, list(deck.beside))


def of(house_cards: dict[int, list[str]], set_code: str = "CotA", beside: tuple[str, ...] = ()) -> Deck:
    """A deck by the ids of its cards, unchecked; a house is filled up to twelve with its first one."""
    deck_set = POOL.set(set_code)
    slots = [
        slot_of(deck_set, POOL.card(card), house)
        for house, cards in house_cards.items()
        for card in cards + cards[:1] * (CARDS // 3 - len(cards))
    ]
    return deck_of("Ann the Bold", deck_set, slots, [POOL.card(card) for card in beside])


def by_turns(slots: Iterable[Slot]) -> list[Slot]:
    """The cards as they are written down: of a gigantic creature a bottom half, a top half and so on."""
    waiting, ordered = [*slots], []
    while waiting:
        ordered.append(waiting.pop(0))
        fact = ordered[-1].fact
        if fact.half == BOTTOM:
            top = next(one for one in waiting if one.fact.half == TOP and one.fact.name == fact.name)
            waiting.remove(top)
            ordered.append(top)
    return ordered


def listed(deck: Deck, lang: str) -> str:
    """A deck as a list in one language; English names where another language has none, or has one twice."""
    lines = [f"Name: {deck.name}", f"Set: {POOL.set(deck.set_code).names[lang]}"]
    for house in deck.houses:
        lines.append(HOUSES_CALLED[lang][house])
        for slot in by_turns(deck.slots):
            if slot.house == house:
                lines.append(f"1x {_called(slot.fact, lang)}{_icons(slot, lang)}")
    return "\n".join(lines + [_called(fact, lang) for fact in deck.beside])


def _called(fact: Fact, lang: str) -> str:
    name = fact.called(lang)
    if len({one.name for one in POOL.named(name)}) > 1:
        name = fact.name
    return f"{name} (Evil Twin)" if fact.twin else name


def _icons(slot: Slot, lang: str) -> str:
    house = (
        "" if slot.icon_house == NO_HOUSE else "." + HOUSES_CALLED["en"][slot.icon_house].replace(" ", "-")
    )
    return f" +{slot.icons}{house}" if slot.icons or house else ""


def vault(deck: Deck) -> dict[str, Any]:
    """A deck in the shape of the Master Vault."""
    copies, linked, icons = [], {}, []
    for slot in by_turns(deck.slots):
        key = f"{slot.fact.id}/{slot.house}/{slot.icons}/{slot.icon_house}"
        copies.append(key)
        linked[key] = _linked(key, slot.fact, slot, deck)
        if slot.icons or slot.icon_house != NO_HOUSE:
            words = [ICON_WORDS[letter] for letter in slot.icons]
            if slot.icon_house != NO_HOUSE:
                words.append(HOUSES_CALLED["en"][slot.icon_house])
            icons.append({"card_id": key, "bonus_icons": words})
    for fact in deck.beside:
        linked[fact.id] = {**_linked(fact.id, fact, None, deck), "is_non_deck": True}
    return {
        "data": {
            "id": "01234567-89ab-cdef-0123-456789abcdef",
            "name": deck.name,
            "expansion": next(iter(POOL.set(deck.set_code).ids)),
            "_links": {"cards": copies, "houses": [HOUSES_CALLED["en"][house] for house in deck.houses]},
            "set_era_cards": {"Legacy": [], "Anomaly": []},
            "bonus_icons": icons,
        },
        "_linked": {"cards": list(linked.values())},
    }


def _linked(key: str, fact: Fact, slot: Slot | None, deck: Deck) -> dict[str, Any]:
    print_ = fact.printed(slot.set_code if slot else deck.set_code) or fact.prints[0]
    kind = {TOP: "Creature2", BOTTOM: "Creature1", WHOLE: "Creature"}[fact.half]
    anomaly = print_.number.startswith("A")
    return {
        "id": key,
        "card_title": fact.name,
        "house": HOUSES_CALLED["en"][slot.house] if slot else "",
        "card_type": kind if fact.kind == 0 else KINDS[fact.kind - 1],
        "front_image": IMAGE.format(fact.id.encode("ascii", "ignore").decode()),
        "card_text": "An invented text.",
        "traits": " • ".join(fact.traits),
        "amber": fact.amber,
        "power": str(fact.power),
        "armor": str(fact.armor),
        "rarity": "Evil Twin" if fact.twin else print_.rarity,
        "card_number": print_.number.zfill(3),
        "expansion": 453 if anomaly else POOL.set(print_.set_code).ids[0],
        "is_maverick": bool(slot and slot.maverick),
        "is_anomaly": anomaly,
        "is_enhanced": bool(slot and (slot.icons or slot.icon_house != NO_HOUSE)),
    }
