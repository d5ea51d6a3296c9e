"""Names for decks that have none, out of words of our own: *Orla the Unhurried*, *The Patient Lantern of Ash Ford*.

A deck has one name in all languages, so the words are not translated.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.chance import Chance
from ludarium.games.keyforge.decks.deck import Deck
from ludarium.games.keyforge.decks.word import word_of_deck

GIVEN: Final = (
    *(
        "Ansel",
        "Bettany",
        "Corvo",
        "Dorrit",
        "Eskil",
        "Fenna",
        "Gorm",
        "Halia",
        "Ivo",
        "Jorun",
        "Kestrel",
        "Linnet",
    ),
    *(
        "Marek",
        "Nerys",
        "Orla",
        "Pell",
        "Quill",
        "Rosamund",
        "Sorrel",
        "Tamsin",
        "Ulf",
        "Vesper",
        "Wystan",
        "Yarrow",
    ),
)
EPITHETS: Final = (
    *(
        "Unhurried",
        "Twice-Crowned",
        "Well-Informed",
        "Barefoot",
        "Lamplit",
        "Thunderous",
        "Half-Asleep",
        "Generous",
    ),
    *(
        "Ever-Curious",
        "Salt-Bearded",
        "Uninvited",
        "Soft-Spoken",
        "Iron-Shod",
        "Left-Handed",
        "Sunlit",
        "Stubborn",
    ),
    *(
        "Many-Sided",
        "Hollow-Eyed",
        "Punctual",
        "Moon-Touched",
        "Unrepentant",
        "Weathered",
        "Quick-Witted",
        "Patient",
    ),
)
ROLES: Final = (
    *(
        "Keeper",
        "Harbinger",
        "Cartographer",
        "Lantern",
        "Regent",
        "Tinkerer",
        "Pilgrim",
        "Herald",
        "Gardener",
    ),
    *(
        "Locksmith",
        "Wayfarer",
        "Archivist",
        "Sentinel",
        "Juggler",
        "Weaver",
        "Judge",
        "Bellringer",
        "Duelist",
    ),
)
PLACES: Final = (
    *("Ash Ford", "the Low Harbor", "the Ninth Gate", "Cinder Row", "the Whispering Vault", "Old Meridian"),
    *("the Glass Moor", "Thornwick", "the Drowned Stair", "Copper Hill", "the Far Orchard", "Saltmarsh"),
    *(
        "the Quiet Foundry",
        "Hollow Bridge",
        "the Painted Desert",
        "Nettle Lane",
        "the Upper Spire",
        "Ember Bay",
    ),
)


def name_of(chance: Chance) -> str:
    """A name, drawn with ``chance``."""
    given, epithet = _one(GIVEN, chance), _one(EPITHETS, chance)
    role, place = _one(ROLES, chance), _one(PLACES, chance)
    match chance.below(4):
        case 0:
            return f"{given} the {epithet}"
        case 1:
            return f"The {epithet} {role} of {place}"
        case 2:
            return f"{given}, {role} of {place}"
        case _:
            return f"{given} of {place}"


def name_for(deck: Deck) -> Deck:
    """The deck under a name that depends on its cards alone."""
    name = name_of(Chance.of(word_of_deck(deck)))
    return Deck(name, deck.set_code, deck.houses, deck.slots, deck.beside, deck.official)


def _one(words: tuple[str, ...], chance: Chance) -> str:
    return words[chance.below(len(words))]
