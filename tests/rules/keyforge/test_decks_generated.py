"""Decks drawn by chance, and their names."""

from __future__ import annotations

import time
from collections import Counter

import pytest
from tests.rules.keyforge.deck_files import drawn

from ludarium.core import Chance
from ludarium.games.keyforge.cards import playable
from ludarium.games.keyforge.decks import BadDeck, Deck, deck_of_word, faults_of, generated, word_of_deck
from ludarium.games.keyforge.decks.check import name_faults
from ludarium.games.keyforge.decks.generate import LEGACY_SETS, has_twins, rest_of_house
from ludarium.games.keyforge.decks.naming import name_of
from ludarium.games.keyforge.decks.special import (
    COMPANIONS,
    TOKEN_OF,
    VARIANTS,
    house_in_name,
    legacies_of,
    suiting,
    twin_of,
)
from ludarium.games.keyforge.pool.facts import COMMON, POOL, RARE, UNCOMMON, Fact
from ludarium.games.keyforge.pool.houses import HOUSE_OF, NO_HOUSE
from ludarium.testing import games_to_play, proves, seed_of_run

SETS = [one.code for one in POOL.sets() if one.code != "UC"]
MANY = 200
LEADS = {"timetraveller", "horseman-of-pestilence"}
"""What brings other cards in Call of the Archons."""


@proves("G12", "G13", "G17")
@pytest.mark.parametrize("set_code", SETS)
def test_every_deck_is_legal(set_code: str) -> None:
    for number in range(games_to_play(40)):
        deck = drawn(number, set_code)
        assert faults_of(deck) == [], word_of_deck(deck)
        assert all(slot.set_code == set_code or slot.legacy for slot in deck.slots)
        assert deck.tide == (set_code == "DT")
        assert set_code in LEGACY_SETS or not any(slot.legacy for slot in deck.slots)
        assert deck_of_word(word_of_deck(deck)) == deck


def test_a_maverick_is_of_the_set() -> None:
    """Where a group of variants is drawn by a card that the set lacks, one that it has comes."""
    decks = [generated("ToC", Chance.of(f"maverick {number}")) for number in range(400)]
    foreign = [slot.set_code for deck in decks for slot in deck.slots if slot.maverick]
    assert len(foreign) > 5
    assert {*foreign} == {"ToC"}


def test_a_seed_gives_the_same_deck_and_leaves_other_seeds_alone() -> None:
    one, same, other = (generated("CotA", Chance.of(seed)) for seed in ("a", "a", "b"))
    assert one == same
    assert one != other
    assert word_of_deck(one) == word_of_deck(same)


def test_the_first_deck_of_a_seed_stays_what_it_is() -> None:
    """Sealed decks and records name decks by seeds: another one would be another game."""
    word = word_of_deck(generated("CotA", Chance.of("first")))
    assert word == (
        "Ivo,_Regent_of_the_Upper_Spire~CotA~brobnar:7,29,31,31,32,32,34,35,37,40,48,48"
        "~sanctum:213,216,220,227,230,230,232,232,233,244,251,253"
        "~untamed:327,329,330,334,346,352,358,362,364,366,367,368"
    )


@proves("G18")
def test_rarities_come_as_often_as_they_should() -> None:
    decks = [generated("CotA", Chance.of(f"rarity {number}")) for number in range(MANY)]
    found: Counter[str] = Counter()
    for deck in decks:
        for slot in deck.slots:
            print_ = slot.fact.printed("CotA")
            assert print_ is not None
            found[print_.rarity] += 1
    shares = {rarity: round(100 * found[rarity] / (36 * MANY)) for rarity in (COMMON, UNCOMMON, RARE)}
    assert 55 <= shares[COMMON] <= 60
    assert 26 <= shares[UNCOMMON] <= 31
    assert 10 <= shares[RARE] <= 15


@pytest.mark.slow
def test_every_house_and_every_card_comes_in_time() -> None:
    decks = [generated("CotA", Chance.of(f"all {number}")) for number in range(600)]
    houses = Counter(house for deck in decks for house in deck.houses)
    assert set(houses) == set(POOL.set("CotA").houses)
    assert max(houses.values()) < 1.4 * min(houses.values())
    cards = {card for deck in decks for card in deck.ids()}
    drawn = {
        fact.id
        for fact in POOL.cards()
        for one in fact.prints
        if one.set_code == "CotA" and one.rarity in (COMMON, UNCOMMON, RARE)
    }
    assert len(drawn) > 350
    assert cards == drawn.union(
        *[others for lead, others in COMPANIONS.items() if lead in LEADS], VARIANTS["master-of-1"]
    )  # no other special card is ever drawn


@proves("G19")
def test_companions_come_with_their_lead_and_with_nothing_else() -> None:
    seen = set()
    for number in range(600):
        counts = Counter(generated("CotA", Chance.of(f"lead {number}")).ids())
        for lead, others in COMPANIONS.items():
            assert {counts[other] for other in others} == {counts[lead]}
            seen.update([lead] if counts[lead] else [])
        seen.update(card for card in VARIANTS["master-of-1"] if counts[card])
    assert seen == {*LEADS, *VARIANTS["master-of-1"]}


def decks_of_set(set_code: str, many: int = MANY) -> list[Deck]:
    return [generated(set_code, Chance.of(f"{set_code} special {number}")) for number in range(many)]


def rarity(set_code: str, fact: Fact) -> str:
    print_ = fact.printed(set_code)
    return "" if print_ is None else print_.rarity


@pytest.mark.slow
@proves("G19")
@pytest.mark.parametrize(
    ("set_code", "leads", "undrawn"),
    [
        ("AoA", {"timetraveller", "ortannu-the-chained"}, set()),
        ("WC", {"ortannu-the-chained", "igon-the-green", "hyde", *VARIANTS["alaka-s-brew"]}, {"toad"}),
        (
            "GR",
            {"shadys", "synchronizer", "omnipus", "drawn-down", "thing-from-the-deep", "igon-the-green"},
            {
                *("mender", "soultender", "precocious-fragment", "werewolf-curse"),
            },
        ),
        (
            "DT",
            {
                *("dr-verokter", "drawn-down", "hyde", "omnipus", "scylla", "z-force-agent-14", "chenille"),
                *("com-officer-hings", "orphiel-sea-s-chosen"),
            },
            set(),
        ),
        (
            "WoE",
            {
                *("socraterosaurus", "tangaika", "conductor-jărroyă", "nautilixian", "scylla"),
                "com-officer-hings",
            },
            {"flounderight"},
        ),
        (
            "MM",
            {"scylla", "hyde", "z-force-agent-14"},
            {"toad", "mutation-of-cunning", "mutation-of-fury", "mutation-of-instinct"},
        ),
    ],
)
def test_special_cards_come_with_what_brings_them(set_code: str, leads: set[str], undrawn: set[str]) -> None:
    """And all of them are drawn in time, but for evil twins, and those of which nobody knows what brings them."""
    seen: set[str] = set()
    for deck in decks_of_set(set_code, 1200):
        own = [slot.fact for slot in deck.slots if not slot.legacy]
        counts = Counter(fact.id for fact in own)
        seen |= set(counts)
        for lead in leads:
            assert {counts[other] for other in COMPANIONS[lead]} == {counts[lead]}
    special = {
        fact.id
        for fact in POOL.cards()
        if rarity(set_code, fact) not in ("", COMMON, UNCOMMON, RARE) and fact.kind < 4 and not fact.twin
    }
    assert special - seen == undrawn


@proves("G19")
@pytest.mark.parametrize(("set_code", "end"), [("AoA", "-ambassador"), ("WC", "-plant")])
def test_variants_of_houses_are_those_of_the_deck(set_code: str, end: str) -> None:
    found = [
        (fact, deck)
        for deck in decks_of_set(set_code, 400)
        for fact in [slot.fact for slot in deck.slots]
        if fact.id.endswith(end)
    ]
    assert len(found) > 20
    assert all(house_in_name(fact) in deck.houses for fact, deck in found)


@proves("G19")
def test_a_blaster_is_that_of_an_officer_who_is_there() -> None:
    blaster, chan = POOL.card("molina-s-blaster"), POOL.card("commander-chan")
    assert suiting("WC", blaster, [], [chan, chan]) == (POOL.card("chan-s-blaster"),)
    assert {fact.id for fact in suiting("WC", blaster, [], [blaster])} == set(VARIANTS["molina-s-blaster"])
    assert suiting("CotA", chan, [], []) == (chan,)


@proves("G22")
@pytest.mark.parametrize("set_code", LEGACY_SETS)
def test_a_legacy_comes_now_and_then(set_code: str) -> None:
    found = [slot for deck in decks_of_set(set_code) for slot in deck.slots if slot.legacy]
    assert 3 <= len(found) <= 45  # one card in 400 of 7200, so about 18
    for slot in found:
        assert slot.fact in legacies_of(set_code, slot.house)
        assert slot.fact.printed(set_code) is None
        assert POOL.set(slot.set_code).age < POOL.set(set_code).age


@proves("G23")
def test_an_anomaly_comes_now_and_then_in_the_house_that_it_lies_in() -> None:
    found = [(slot, deck) for deck in decks_of_set("WC", 400) for slot in deck.slots if slot.anomaly]
    assert 12 <= len(found) <= 75  # one card in 400 of 14400, so about 36
    assert all(slot.house in deck.houses and not slot.maverick for slot, deck in found)
    assert len({slot.fact for slot, _ in found}) > 5
    assert not any(slot.anomaly for deck in decks_of_set("AoA") for slot in deck.slots)


@proves("G20")
def test_evil_twins_come_all_together() -> None:
    """One deck in 40 of the set has them, of every card that has one; the others have none, nor has a deck of another set."""
    decks = decks_of_set("DT", 600)
    evil = [deck for deck in decks if any(slot.fact.twin for slot in deck.slots)]
    assert 3 <= len(evil) <= 35
    for deck in decks:
        originals = [slot.fact.id for slot in deck.slots if twin_of("DT", slot.fact.id) is not None]
        assert deck not in evil or originals == []
    assert not any(slot.fact.twin for deck in decks_of_set("GR") for slot in deck.slots)


@proves("G20")
def test_a_deck_with_evil_twins_is_that_of_its_seed_but_for_them() -> None:
    """Seen from one twin, the rest of a hidden deck has them too; from an original that has one, none."""
    playable = frozenset(fact.id for fact in POOL.cards())
    kaupe, twin, fuguru = (POOL.card(card) for card in ("kaupe", "kaupe-evil-twin", "fuguru"))
    chances = [Chance.of(f"twins {number}") for number in range(400)]
    assert all(has_twins("DT", [fuguru, twin], chance) for chance in chances)
    assert not any(has_twins("DT", [kaupe, fuguru], chance) for chance in chances)
    assert 2 <= sum(has_twins("DT", [fuguru], chance) for chance in chances) <= 25
    assert not any(has_twins("GR", [fuguru], chance) for chance in chances)
    house = HOUSE_OF["unfathomable"]
    rests = [
        rest_of_house("DT", house, [twin], Chance.of(str(number)), playable, True) for number in range(20)
    ]
    assert not [fact for rest in rests for fact in rest if twin_of("DT", fact.id) is not None]
    assert [fact for rest in rests for fact in rest if fact.twin]
    assert not [fact for fact in rest_of_house("DT", house, [kaupe], Chance.of("a"), playable) if fact.twin]


def test_twins_that_cannot_be_played_do_not_come() -> None:
    playable = frozenset({"kaupe", "anger", "troll", "infomorph", "foggify", "final-analysis", "bilgewarden"})
    facts = [POOL.card("kaupe")] * 3
    assert "kaupe-evil-twin" not in {
        fact.id
        for fact in rest_of_house("DT", HOUSE_OF["unfathomable"], facts, Chance.of("b"), playable, True)
    }


@proves("G67", "G201")
@pytest.mark.parametrize("set_code", ["MM", "MoMu"])
def test_icons_of_enhance_lie_on_other_cards_of_the_deck(set_code: str) -> None:
    """As many as the cards bring, one for each icon, on copies of their own, and no card has more than five."""
    several = apart = 0
    for deck in decks_of_set(set_code, 100):
        given = sorted(icon for slot in deck.slots for icon in slot.fact.enhance)
        assert given == sorted(icon for slot in deck.slots for icon in slot.icons)
        assert all(slot.fact.amber + len(slot.icons) <= 5 for slot in deck.slots)
        several += sum(len(slot.icons) > 1 for slot in deck.slots)
        apart += len({(slot.fact, slot.icons) for slot in deck.slots}) > len(set(deck.ids()))
        givers = [slot for slot in deck.slots if slot.fact.enhance]
        if len(givers) == 1:
            assert not givers[0].icons, "a card does not enhance itself"
    assert several
    assert apart


@proves("G67", "G261")
def test_house_icons_of_enhance_come_once_a_card() -> None:
    found = [slot for deck in decks_of_set("PV", 150) for slot in deck.slots if slot.icon_house != NO_HOUSE]
    assert found
    assert all(slot.icon_house != slot.house for slot in found)


def test_sets_without_enhance_have_plain_cards() -> None:
    for set_code in ("CotA", "AoA", "WC"):
        assert not any(
            slot.icons for deck in decks_of_set(set_code, 60) for slot in deck.slots if not slot.legacy
        )


@pytest.mark.slow
@proves("G21")
def test_a_maverick_comes_now_and_then() -> None:
    decks = [generated("CotA", Chance.of(f"maverick {number}")) for number in range(600)]
    with_one = [deck for deck in decks if any(slot.maverick for slot in deck.slots)]
    assert 25 <= len(with_one) <= 95  # one card in 400, so about 52


@proves("G249")
def test_gigantic_creatures_come_whole() -> None:
    halves = 0
    for number in range(150):
        for set_code in ("MM", "MoMu"):
            counts = Counter(slot.fact for slot in generated(set_code, Chance.of(f"giant {number}")).slots)
            for fact in counts:
                if fact.half:
                    halves += 1
                    other = POOL.card(fact.id.removesuffix("2") if fact.id.endswith("2") else fact.id + "2")
                    assert counts[other] == counts[fact]
    assert halves


@pytest.mark.parametrize("number", range(5))
def test_only_playable_cards_are_drawn(number: int) -> None:
    chance = Chance.of(f"{seed_of_run()} playable {number}")
    cards = [fact.id for fact in POOL.cards() if fact.printed("CotA")]
    chance.shuffle(cards)
    playable = frozenset(cards[:100])
    for _ in range(20):
        assert set(generated("CotA", chance, playable).ids()) <= playable


def test_a_lead_is_not_drawn_without_its_companions() -> None:
    playable = frozenset({"timetraveller", "foggify", "anger", "dust-imp", "master-of-1"})
    ids = {card for number in range(50) for card in generated("CotA", Chance.of(str(number)), playable).ids()}
    assert ids == {"foggify", "anger", "dust-imp"}


def test_a_house_of_parties_alone_is_filled() -> None:
    party = {"horseman-of-pestilence", *COMPANIONS["horseman-of-pestilence"]}
    deck = generated("CotA", Chance.of("y"), frozenset({*party, "anger", "dust-imp"}))
    assert Counter(deck.ids()) == Counter({**dict.fromkeys(party, 3), "anger": 12, "dust-imp": 12})
    assert faults_of(deck) == []


@pytest.mark.parametrize("playable", [frozenset(), frozenset({"anger", "dust-imp"})])
def test_too_few_playable_cards(playable: frozenset[str]) -> None:
    with pytest.raises(BadDeck) as error:
        generated("CotA", Chance.of("x"), playable)
    assert error.value.code == "deck-playable"
    assert (error.value.facts["found"], error.value.facts["set"]) == (len(playable), "CotA")


def test_nothing_is_drawn_of_a_set_that_has_no_cards() -> None:
    with pytest.raises(BadDeck) as error:
        generated("UC", Chance.of("x"))
    assert error.value.facts["found"] == 0


@proves("G200")
@pytest.mark.parametrize(
    ("set_code", "counts"),
    [
        ("WoE", (1, 0, 0)),
        ("ToC", (1, 0, 0)),
        ("PV", (0, 4, 0)),
        ("CC", (0, 0, 1)),
        ("CotA", (0, 0, 0)),
        ("MG24", (0, 0, 0)),
    ],
)
def test_reference_cards_come_with_their_sets(set_code: str, counts: tuple[int, int, int]) -> None:
    for number in range(10):
        deck = generated(set_code, Chance.of(str(number)))
        assert (int(deck.token is not None), len(deck.prophecies), len(deck.powers)) == counts
        assert deck.token is None or deck.token.house in deck.houses


@proves("G165", "G169")
def test_a_deck_has_the_token_creature_that_its_cards_name() -> None:
    """And none of those without such a card, which could be no use to another; only token cards that can be played."""
    found: set[str] = set()
    for deck in decks_of_set("WoE", 120):
        named = {TOKEN_OF[card] for card in deck.ids() if card in TOKEN_OF}
        assert deck.token is not None
        assert deck.token.id in named if named else deck.token.id not in TOKEN_OF.values()
        found.add(deck.token.id)
    assert len(found) > 20
    few = playable() - {"warrior", "skirmisher", "grumpus"}
    tokens = [generated("WoE", Chance.of(f"few {n}"), few).token for n in range(60)]
    assert {token.id for token in tokens if token is not None} <= few


def test_names_are_many_and_good() -> None:
    chance = Chance.of("names")
    names = [name_of(chance) for _ in range(1000)]
    assert len(set(names)) > 700
    assert [name for name in names if name_faults(name) or name != " ".join(name.split())] == []
    assert max(len(name) for name in names) < 60


def test_decks_are_drawn_in_no_time() -> None:
    generated("CotA", Chance.of("warm"))
    began = time.process_time()
    words = [word_of_deck(generated("CotA", Chance.of(str(number)))) for number in range(50)]
    assert time.process_time() - began < 50 * 0.02  # ten times of what is promised
    assert all(deck_of_word(word) for word in words)
