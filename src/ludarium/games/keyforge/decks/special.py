"""Special cards in decks drawn by chance (G19): which come with another card, and which stand for one another.

Of variants a deck has those that suit it: the version for one of its houses, the weapon of somebody who is there.
What brings the Toad and the Mutations of Untamed is not known, so they are not drawn; nor what brings Mender, Soultender,
Precocious Fragment and Werewolf Curse in Grim Reminders, and Flounderight in Winds of Exchange. Evil twins (G20) come all
together, or none of them.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ludarium.games.keyforge.pool.facts import COMMON, POOL, RARE, UNCOMMON, WHOLE, Fact
from ludarium.games.keyforge.pool.houses import HOUSE_OF, NO_HOUSE, CardTypes

COMPANIONS: Final[dict[str, tuple[str, ...]]] = {
    "timetraveller": ("help-from-future-self",),
    "horseman-of-pestilence": ("horseman-of-death", "horseman-of-famine", "horseman-of-war"),
    "ortannu-the-chained": ("ortannu-s-binding",),
    "igon-the-green": ("igon-the-terrible",),
    "hyde": ("velum",),
    "scylla": ("charybdis",),
    "z-force-agent-14": ("z-particle-tracker", "z-ray-blaster", "z-wave-emitter"),
    "shadys": ("purse-a-phone",),
    "synchronizer": ("tick-tock", "chronometer", "ancestral-timekeeper"),
    "thing-from-the-deep": ("open-the-seal",),
    "omnipus": ("tentaclid",),
    "socraterosaurus": ("platopelta", "aristotlmimus"),
    "tangaika": ("primordial-vault",),
    "conductor-jărroyă": ("shĭgzisŏ-buggy", "shĭsnyasĭ-buggy", "shĭzyokŭ-buggy"),
    "nautilixian": ("green-aeronaut", "purple-aeronaut", "red-aeronaut", "white-aeronaut"),
    "drawn-down": ("dive-deep", "dark-discovery"),
    "dr-verokter": ("rooftop-laboratory", "reckless-experimentation", "groundbreaking-discovery"),
    "orphiel-sea-s-chosen": ("orphion-land-s-chosen",),
    "com-officer-hings": ("com-officer-gross",),
    "chenille": ("bombyx", "fifalde"),
    "alaka-s-brew": ("mega-alaka",),
    "chieftain-s-brew": ("mega-ganger-chieftain",),
    "cowfyne-s-brew": ("mega-cowfyne",),
    "groke-s-brew": ("mega-groke",),
    "gron-s-brew": ("mega-gron-nine-toes",),
    "mogghunter-s-brew": ("mega-mogghunter",),
    "narp-s-brew": ("mega-narp",),
    "shorty-s-brew": ("mega-shorty",),
}
"""What a card brings along, where both are in the set; both halves of a gigantic creature come together as well."""
IN_PARTIES: Final = frozenset([card for lead, others in COMPANIONS.items() for card in (lead, *others)])
"""All that come with others, or bring them."""
TOKEN_OF: Final[dict[str, str]] = {
    "blorb-hive": "blorb",
    "tangaika": "cultist",
    "primordial-vault": "cultist",
}
"""Cards that name a token creature: the deck has that one, and no deck without such a card does."""
GIGANTIC: Final = ("it-s-coming", "build-your-champion", "digging-up-the-monster", "tomes-gigantica")
"""One of these comes with each gigantic creature, where the set has it in that house."""
VARIANTS: Final[dict[str, tuple[str, ...]]] = {
    "master-of-1": ("master-of-1", "master-of-2", "master-of-3"),
    "bronze-key-imp": ("bronze-key-imp", "gold-key-imp", "silver-key-imp"),
    "brobnar-ambassador": tuple(
        [f"{house}-ambassador" for house in ("brobnar", "dis", "logos", "mars", "shadows", "untamed")]
    ),
    "brobnar-plant": tuple(
        [f"{house}-plant" for house in ("brobnar", "dis", "logos", "saurian", "star-alliance", "untamed")]
    ),
    "alaka-s-brew": (
        *("alaka-s-brew", "chieftain-s-brew", "cowfyne-s-brew", "groke-s-brew", "gron-s-brew"),
        *("mogghunter-s-brew", "narp-s-brew", "shorty-s-brew"),
    ),
    "giants--bane": (
        *("giants--bane", "beasts--bane", "demons--bane", "dinosaurs--bane", "humans--bane"),
        *("scientists--bane", "thieves--bane"),
    ),
    "molina-s-blaster": (
        *("molina-s-blaster", "chan-s-blaster", "frane-s-blaster", "garcia-s-blaster", "ingram-s-blaster"),
        *("khrkhar-s-blaster", "kirby-s-blaster", "qincan-s-blaster", "walls--blaster"),
    ),
    "sinestra": ("sinestra", "dexus"),
    "even-ivan": ("even-ivan", "odd-clawde"),
    "monument-to-ludo": (
        *("monument-to-ludo", "monument-to-faust", "monument-to-octavia", "monument-to-primus"),
        "monument-to-shrix",
    ),
    "desire": ("desire", "envy", "gluttony", "greed", "pride", "sloth", "wrath"),
    "techno-fiend": ("techno-fiend", "dino-fiend", "lyco-fiend", "sacro-fiend", "umbra-fiend", "xeno-fiend"),
    "dæmo-bot": ("dæmo-bot", "dino-bot", "lyco-bot", "sacro-bot", "umbra-bot", "xeno-bot"),
    "dæmo-knight": (
        *("dæmo-knight", "dino-knight", "lyco-knight", "techno-knight", "umbra-knight"),
        "xeno-knight",
    ),
    "dæmo-saurus": (
        *("dæmo-saurus", "lyco-saurus", "sacro-saurus", "techno-saurus", "umbra-saurus"),
        "xeno-saurus",
    ),
    "dæmo-thief": ("dæmo-thief", "dino-thief", "lyco-thief", "sacro-thief", "techno-thief", "xeno-thief"),
    "dæmo-alien": ("dæmo-alien", "dino-alien", "lyco-alien", "sacro-alien", "techno-alien", "umbra-alien"),
    "dæmo-beast": ("dæmo-beast", "dino-beast", "sacro-beast", "techno-beast", "umbra-beast", "xeno-beast"),
}
"""Cards of which a place in a deck has one, by the first of them."""
RARITIES: Final = (COMMON, UNCOMMON, RARE)
LEADLESS: Final = {
    "bronze-key-imp": UNCOMMON,
    "brobnar-ambassador": UNCOMMON,
    "brobnar-plant": UNCOMMON,
    "desire": RARE,
}
"""How rare variants are none of which has a rarity: as the cards are of which their house has one too few."""
COMPANY: Final = {
    "chan-s-blaster": "commander-chan",
    "frane-s-blaster": "first-officer-frane",
    "garcia-s-blaster": "sensor-chief-garcia",
    "ingram-s-blaster": "medic-ingram",
    "khrkhar-s-blaster": "lieutenant-khrkhar",
    "kirby-s-blaster": "com-officer-kirby",
    "qincan-s-blaster": "sci-officer-qincan",
    "walls--blaster": "chief-engineer-walls",
    "monument-to-ludo": "praefectus-ludo",
    "monument-to-faust": "faust-the-great",
    "monument-to-octavia": "cornicen-octavia",
    "monument-to-primus": "consul-primus",
    "monument-to-shrix": "citizen-shrix",
}
"""Variants for the sake of another card: those are preferred whose card the house has already drawn."""
HOUSED: Final = ("-ambassador", "-plant")


def party_of(set_code: str, fact: Fact) -> list[Fact]:
    """The card and all that come with it in decks of a set, but for one of ``helpers_of``."""
    if fact.half != WHOLE:
        return [one for one in POOL.named(fact.name) if one.half != WHOLE and one.name == fact.name]
    if fact.id not in COMPANIONS:
        return [fact]
    others = [POOL.card(other) for other in COMPANIONS[fact.id]]
    return [fact, *[other for other in others if other.printed(set_code) is not None]]


def company_of(set_code: str, fact: Fact) -> list[Fact]:
    """The card and all that belongs into a deck of a set with it, whichever of them leads: what it brings along, and what
    brings it along."""
    for lead, others in COMPANIONS.items():
        if fact.id in others:
            party = party_of(set_code, POOL.card(lead))
            return party if fact in party else [*party, fact]
    return party_of(set_code, fact)


def alone(fact: Fact) -> bool:
    """Whether a card comes with no other, neither as its lead nor as its companion."""
    return fact.half == WHOLE and fact.id not in IN_PARTIES


@cache
def versions_of(set_code: str, card_id: str) -> tuple[Fact, ...]:
    """The cards of a set that may stand in the place of this one, itself included; it alone where there are none."""
    found = [POOL.card(one) for one in VARIANTS.get(card_id, ())]
    found = [one for one in found if one.printed(set_code) is not None]
    return tuple(found) or (POOL.card(card_id),)


def suiting(set_code: str, fact: Fact, houses: list[int], drawn: list[Fact]) -> tuple[Fact, ...]:
    """Those of ``versions_of`` that suit a deck of these houses (none: any), and what its house has drawn."""
    versions = versions_of(set_code, fact.id)
    if len(versions) == 1:
        return versions
    housed = [one for one in versions if house_in_name(one) in (NO_HOUSE, *houses)] if houses else []
    present = {one.id for one in drawn}
    company = [one for one in versions if COMPANY.get(one.id) in present]
    return tuple(company or housed) or versions


def house_in_name(fact: Fact) -> int:
    """The house that a version is for, ``NO_HOUSE`` where it is for none."""
    for end in HOUSED:
        if fact.id.endswith(end):
            return HOUSE_OF.get(fact.id.removesuffix(end), NO_HOUSE)
    return NO_HOUSE


def helpers_of(set_code: str, house: int) -> list[Fact]:
    """The cards of which one comes with a gigantic creature of a house."""
    helpers = [POOL.card(one) for one in GIGANTIC]
    return [one for one in helpers if any([p.set_code == set_code and p.house == house for p in one.prints])]


@cache
def by_group(set_code: str) -> tuple[tuple[Fact, int, str], ...]:
    """The first of each group of variants that no rarity of this set brings in, its house and how rare it is."""
    found: list[tuple[Fact, int, str]] = []
    for lead, versions in VARIANTS.items():
        prints = [p for one in versions for p in POOL.card(one).prints if p.set_code == set_code]
        if prints and not any([p.rarity in RARITIES for p in prints]):
            own = [p.rarity for p in POOL.card(lead).prints if p.rarity in RARITIES]
            found.append((POOL.card(lead), prints[0].house, LEADLESS.get(lead) or own[0]))
    return tuple(found)


@cache
def guests_of(set_code: str, house: int) -> tuple[Fact, ...]:
    """The Special cards of a set that come for no other card's sake: those that lie in any house (G23, G269), and the
    Dark Æmber Vault (G19) of this house."""
    found = []
    for fact in POOL.cards():
        for one in fact.prints:
            anywhere = one.house == NO_HOUSE and fact.kind < CardTypes.TOKEN
            vault = fact.id == "dark-æmber-vault" and one.house == house
            if one.set_code == set_code and (anywhere or vault) and fact not in found:
                found.append(fact)
    return tuple(found)


@cache
def twin_of(set_code: str, card_id: str) -> Fact | None:
    """The evil twin of a card in a set (G20)."""
    name = f"{card_id}-evil-twin"
    twin = POOL.card(name) if POOL.has(name) else None
    return None if twin is None or twin.printed(set_code) is None else twin


@cache
def legacies_of(set_code: str, house: int) -> tuple[Fact, ...]:
    """The cards of a house that earlier sets have and this one has not (G22)."""
    age = POOL.set(set_code).age
    return tuple(
        [
            fact
            for fact in POOL.cards()
            if fact.kind < CardTypes.TOKEN
            and fact.house == house
            and alone(fact)
            and not fact.twin
            and fact.printed(set_code) is None
            and any([p.rarity in RARITIES and POOL.set(p.set_code).age < age for p in fact.prints])
        ]
    )
