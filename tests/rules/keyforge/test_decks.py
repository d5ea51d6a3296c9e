"""Decks: what they must be, what is never wrong with them, and their word."""

from __future__ import annotations

import json
import time
from contextlib import suppress

import pytest
from tests.rules.keyforge.deck_files import adorn, drawn, listed, of, typed, vault, with_slots

from ludarium.core import Chance
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge import decks as de
from ludarium.games.keyforge.cards import playable
from ludarium.games.keyforge.decks import (
    BadDeck,
    Deck,
    Fault,
    deck_of_word,
    faults_of,
    read_deck,
    word_of_deck,
)
from ludarium.games.keyforge.decks.check import LONGEST_NAME, name_faults
from ludarium.games.keyforge.decks.deck import Official, deck_of, house_named, slot_of
from ludarium.games.keyforge.decks.generate import generated
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.pool.facts import BOTTOM, POOL, TOP
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, NO_HOUSE, Houses
from ludarium.testing import games_to_play, proves, seed_of_run

PLAIN = {Houses.BROBNAR: ["anger"], Houses.DIS: ["dust-imp"], Houses.LOGOS: ["foggify"]}
MUTATED = {Houses.LOGOS: ["foggify"], Houses.SANCTUM: ["orb-of-wonder"], Houses.SAURIAN: ["deusillus"]}
SETS = [one.code for one in POOL.sets() if one.code != "UC"]


def codes(deck: Deck) -> list[str]:
    return [fault.code for fault in faults_of(deck)]


def facts(deck: Deck) -> list[dict[str, str | int]]:
    return [fault.facts for fault in faults_of(deck)]


# -- what a deck must be


@proves("G12", "G17")
def test_a_deck_is_thirty_six_cards_of_three_houses() -> None:
    deck = of(PLAIN)
    assert faults_of(deck) == []
    assert (len(deck.slots), deck.houses) == (36, (Houses.BROBNAR, Houses.DIS, Houses.LOGOS))
    assert deck.ids().count("dust-imp") == 12


@proves("G17")
def test_a_card_too_few_is_said_of_the_deck_and_of_its_house() -> None:
    deck = with_slots(of(PLAIN), list(of(PLAIN).slots[:-1]))
    assert codes(deck) == ["deck-count", "deck-house-count"]
    assert facts(deck) == [{"found": 35, "expected": 36}, {"found": 11, "house": "logos", "expected": 12}]


@proves("G17")
def test_a_card_too_many_is_as_wrong() -> None:
    slots = list(of(PLAIN).slots)
    assert facts(with_slots(of(PLAIN), [*slots, slots[0]]))[0] == {"found": 37, "expected": 36}


@proves("G17")
@pytest.mark.parametrize("count", [0, 1, 2, 4, 7])
def test_another_number_of_houses_is_wrong(count: int) -> None:
    slots = [
        slot_of(POOL.set("CotA"), POOL.card("anger"), place % count if count else 0)
        for place in range(36 if count else 0)
    ]
    deck = with_slots(of(PLAIN), slots)
    assert {"found": count, "expected": 3} in facts(deck)
    assert "deck-house-count" not in codes(deck)


@proves("G17")
def test_houses_of_eleven_and_thirteen_are_wrong() -> None:
    slots = list(of(PLAIN).slots)
    slots[0] = slot_of(POOL.set("CotA"), POOL.card("dust-imp"), Houses.DIS)
    assert facts(with_slots(of(PLAIN), slots)) == [
        {"found": 11, "house": "brobnar", "expected": 12},
        {"found": 13, "house": "dis", "expected": 12},
    ]


@proves("G13")
def test_the_houses_are_those_of_the_set() -> None:
    deck = of({**PLAIN, Houses.SAURIAN: ["anger"]})
    wrong = of({Houses.BROBNAR: ["anger"], Houses.DIS: ["dust-imp"], Houses.SAURIAN: ["anger"]})
    assert "deck-houses" in codes(deck)
    assert codes(wrong) == ["deck-set-house"]
    assert (facts(wrong)[0]["house"], facts(wrong)[0]["set"]) == ("saurian", "CotA")


@proves("G13", "G274")
@pytest.mark.parametrize("set_code", ["UC", "MG24"])
def test_some_sets_take_any_house_and_any_card(set_code: str) -> None:
    deck = of(
        {Houses.SAURIAN: ["bonerot-venom"], Houses.MARS: ["grommid"], Houses.STAR_ALLIANCE: ["antanagoge"]},
        set_code,
    )
    assert faults_of(deck) == []
    assert not any(slot.legacy for slot in deck.slots)
    assert read_deck(word_of_deck(deck)) == deck


@proves("G18")
@pytest.mark.parametrize("card", ["anger", "barehanded", "blood-money"])
def test_rarity_and_copies_are_never_wrong(card: str) -> None:
    assert faults_of(of({**PLAIN, Houses.BROBNAR: [card]})) == []


@proves("G19")
def test_a_variant_and_a_companion_need_nothing_beside_them() -> None:
    deck = of(
        {
            Houses.DIS: ["master-of-2", "master-of-3", "dust-imp"],
            Houses.LOGOS: ["help-from-future-self"],
            Houses.SANCTUM: ["horseman-of-war"],
        }
    )
    assert [fault for fault in faults_of(deck) if "count" not in fault.code] == []


@proves("G20")
def test_a_twin_is_not_its_original() -> None:
    deck = of(
        {
            Houses.LOGOS: ["armadrone", "armadrone-evil-twin"],
            Houses.SHADOWS: ["sneklifter"],
            Houses.SAURIAN: ["ortannu-s-binding"],
        },
        "DT",
    )
    assert faults_of(deck) == []
    assert [slot.fact.twin for slot in deck.slots].count(True) == 1
    assert deck_of_word(word_of_deck(deck)).ids().count("armadrone-evil-twin") == 1


@proves("G21", "G17")
def test_a_maverick_counts_under_the_house_that_it_has() -> None:
    deck = of(
        {Houses.BROBNAR: ["anger"], Houses.DIS: ["dust-imp"], Houses.LOGOS: ["foggify"] * 11 + ["bumpsy"]}
    )
    (maverick,) = [slot for slot in deck.slots if slot.maverick]
    assert (maverick.fact.id, maverick.house, maverick.fact.house) == ("bumpsy", Houses.LOGOS, Houses.BROBNAR)
    assert faults_of(deck) == []


@proves("G21")
@pytest.mark.parametrize(
    "house", [Houses.DIS, Houses.LOGOS, Houses.MARS, Houses.SANCTUM, Houses.SHADOWS, Houses.UNTAMED]
)
def test_any_house_may_have_a_maverick(house: int) -> None:
    slot = slot_of(POOL.set("CotA"), POOL.card("anger"), house)
    assert slot.maverick
    assert not slot_of(POOL.set("CotA"), POOL.card("anger"), Houses.BROBNAR).maverick


@proves("G22")
def test_a_legacy_is_a_card_of_an_earlier_set() -> None:
    deck = of(
        {
            Houses.DIS: ["dust-imp"],
            Houses.LOGOS: ["foggify"],
            Houses.SHADOWS: [_of_set("WC", Houses.SHADOWS)],
        },
        "WC",
    )
    legacy = {slot.fact.id: slot.set_code for slot in deck.slots if slot.legacy}
    assert legacy == {"foggify": "CotA", "dust-imp": "AoA"}  # the latest of the earlier sets
    assert not any(slot.fact.printed("WC") for slot in deck.slots if slot.legacy)
    assert faults_of(deck) == []


@proves("G22")
def test_a_legacy_may_be_a_maverick_too() -> None:
    slot = slot_of(POOL.set("MM"), POOL.card("anger"), Houses.DIS)
    assert (slot.set_code, slot.number, slot.legacy, slot.maverick) == ("CotA", "1", True, True)


@proves("G22")
def test_a_card_of_a_later_set_is_no_legacy() -> None:
    deck = of(
        {Houses.BROBNAR: ["anger"], Houses.DIS: ["dust-imp"], Houses.LOGOS: ["foggify"] * 11 + ["armadrone"]}
    )
    assert facts(deck) == [{"card": "Armadrone (DT 48)", "set": "DT", "expected": "CotA"}]


@proves("G23", "G17")
@pytest.mark.parametrize("house", POOL.set("WC").houses)
def test_an_anomaly_belongs_to_whatever_house_it_is_in(house: int) -> None:
    slot = slot_of(POOL.set("WC"), POOL.card("ghostform"), house)
    assert (slot.anomaly, slot.maverick, slot.legacy, slot.number) == (True, False, False, "A01")


@proves("G23")
def test_a_regular_printing_is_no_anomaly() -> None:
    assert not slot_of(POOL.set("GR"), POOL.card("ecto-charge"), 11).anomaly
    assert slot_of(POOL.set("WoE"), POOL.card("ecto-charge"), 11).anomaly


@proves("G201")
def test_a_card_has_at_most_five_bonus_icons() -> None:
    deck_set, anger = POOL.set("MG24"), POOL.card("anger")
    slots = list(of({**PLAIN, Houses.LOGOS: ["foggify"]}, "MG24").slots)[12:]
    full = [
        slot_of(deck_set, anger, Houses.BROBNAR, "AACD"),
        slot_of(deck_set, anger, Houses.BROBNAR, "XXX", Houses.MARS),
    ] * 6
    assert codes(with_slots(of(PLAIN, "MG24"), full + slots)) == []
    for icons, house in (("AACDR", NO_HOUSE), ("AACD", Houses.MARS)):
        over = [*full[1:], slot_of(deck_set, anger, Houses.BROBNAR, icons, house)]
        (fault,) = faults_of(with_slots(of(PLAIN, "MG24"), over + slots))
        assert (fault.code, fault.facts["found"], fault.facts["expected"]) == ("deck-icons", 6, 5)


@proves("G261", "G17")
def test_a_house_icon_does_not_move_a_card() -> None:
    slots = list(of(PLAIN).slots)
    slots[0] = slot_of(POOL.set("CotA"), POOL.card("anger"), Houses.BROBNAR, "", Houses.DIS)
    deck = with_slots(of(PLAIN), slots)
    assert faults_of(deck) == []
    assert [slot.house for slot in deck.slots].count(Houses.BROBNAR) == 12


@proves("G249", "G17")
def test_the_halves_of_a_gigantic_creature_are_needed_alike() -> None:
    halves = ["deusillus", "deusillus2"]
    even = of({**MUTATED, Houses.SAURIAN: halves * 6}, "MM")
    assert faults_of(even) == []
    assert [slot.fact.half for slot in even.slots if slot.house == Houses.SAURIAN] == [BOTTOM] * 6 + [TOP] * 6
    odd = of({**MUTATED, Houses.SAURIAN: ["deusillus"] * 7 + ["deusillus2"] * 5}, "MM")
    assert facts(odd) == [{"card": "Deusillus", "top": 5, "bottom": 7, "expected": 7}]


@proves("G17", "G200")
def test_reference_cards_lie_beside_the_deck_and_are_not_counted() -> None:
    houses = {house: [_of_set("WoE", house)] for house in (Houses.BROBNAR, Houses.MARS, Houses.SANCTUM)}
    deck = of(houses, "WoE", ("berserker",))
    assert faults_of(deck) == []
    assert deck.token is POOL.card("berserker")
    assert (len(deck.slots), deck.tide, deck.prophecies, deck.powers) == (36, False, [], [])
    inside = of({**houses, Houses.BROBNAR: ["berserker"]}, "WoE")
    assert codes(inside) == ["deck-reference", "deck-token-missing"]


@proves("G165", "G169")
def test_decks_of_sets_with_token_creatures_have_one() -> None:
    """Exactly one; a deck of a set that takes any card has one or none."""
    houses = {house: [_of_set("WoE", house)] for house in (Houses.BROBNAR, Houses.MARS, Houses.SANCTUM)}
    assert codes(of(houses, "WoE")) == ["deck-token-missing"]
    assert facts(of(houses, "WoE")) == [{"set": "WoE", "expected": 1}]
    assert codes(of(houses, "WoE", ("berserker", "warrior"))) == ["deck-tokens"]
    assert codes(of(houses, "MG24")) == codes(of(houses, "MG24", ("berserker",))) == []


def _of_set(set_code: str, house: int) -> str:
    """A card of a set in a house."""
    return next(fact.id for fact in POOL.cards() if fact.kind < 4 and fact.belongs(set_code, house))


@proves("G200")
def test_there_are_only_so_many_reference_cards() -> None:
    houses = {house: [_of_set("PV", house)] for house in (Houses.DIS, Houses.LOGOS, Houses.SANCTUM)}
    prophecies = [fact.id for fact in POOL.cards() if fact.kind == 5]
    deck = of(houses, "PV", tuple(prophecies[:4]))
    assert (faults_of(deck), [fact.id for fact in deck.prophecies]) == ([], prophecies[:4])
    assert codes(of(houses, "PV", tuple(prophecies[:5]))) == ["deck-prophecies"]
    assert codes(of(PLAIN, "CotA", ("berserker", "warrior"))) == ["deck-tokens"]
    power = next(fact.id for fact in POOL.cards() if fact.kind == 6)
    assert [fact.id for fact in of(PLAIN, "CotA", (power,)).powers] == [power]


@proves("G245")
def test_every_deck_of_dark_tidings_has_the_tide() -> None:
    assert drawn(0, "DT").tide
    assert not drawn(0, "CotA").tide
    deck = of(PLAIN, "DT", ("the-tide",))
    assert [fact.id for fact in deck.beside] == ["the-tide"]


@proves("G268", "G14")
def test_ironyx_rebels_are_mars() -> None:
    for name in ("Ironyx Rebels", "鋼克斯叛軍", "아이로닉스 반군", HOUSE_NAMES[Houses.IRONYX]):
        assert house_named(name) == Houses.MARS
    assert house_named("Ouboros") == house_named("銜尾") == house_named("우보로스") == Houses.OUBOROS
    assert house_named("Nobody") == NO_HOUSE


def test_all_faults_are_told_and_not_the_first_only() -> None:
    slots = [
        slot_of(POOL.set("CotA"), POOL.card("armadrone"), house, "AAAAAA")
        for house in (Houses.SAURIAN, Houses.DIS, Houses.LOGOS)
    ]
    deck = deck_of("a\0b", POOL.set("CotA"), slots, [])
    assert codes(deck) == [
        *("deck-name-sign", "deck-count", *["deck-house-count"] * 3, "deck-set-house"),
        *["deck-later", "deck-icons"] * 3,
    ]
    with pytest.raises(BadDeck) as error:
        raise BadDeck(faults_of(deck))
    assert (error.value.code, len(error.value.faults)) == ("deck-name-sign", 12)


def test_a_fault_that_repeats_is_told_once() -> None:
    deck = of({Houses.BROBNAR: ["anger"], Houses.DIS: ["dust-imp"], Houses.LOGOS: ["armadrone"]})
    assert codes(deck) == ["deck-later"]


# -- names


@pytest.mark.parametrize(
    "name",
    [
        "Ann the Bold",
        "“Quill”, Keeper of Low & High",
        "안나 the 대담한",
        "大膽的安",
        "É" * 100,
        "T’Ana-5, Jr.?!",
        "Zoë",
    ],
)
def test_names_that_decks_have(name: str) -> None:
    assert name_faults(name) == []
    deck = with_slots(of(PLAIN), list(of(PLAIN).slots), name)
    word = word_of_deck(deck)
    assert not any(sign.isspace() for sign in word)
    assert deck_of_word(word).name == deck.name == name


@pytest.mark.parametrize(
    ("name", "code", "found"),
    [
        ("", "deck-name-empty", None),
        ("   ", "deck-name-empty", None),
        ("x" * 1000, "deck-name-long", 1000),
        ("x" * (LONGEST_NAME + 1), "deck-name-long", LONGEST_NAME + 1),
        ("An\x00n", "deck-name-sign", "U+0000"),
        ("An\x1b[31mn", "deck-name-sign", "U+001B"),
        ("Ann\nend 1 0", "deck-name-sign", "U+000A"),
        ("Ann\u202enab", "deck-name-sign", "U+202E"),
        ("Ann\u2066", "deck-name-sign", "U+2066"),
        ("An\u200bn", "deck-name-sign", "U+200B"),
        ("Ann\u2028", "deck-name-sign", "U+2028"),
        ("Ann\ud800", "deck-name-sign", "U+D800"),
        ("\ue000nn", "deck-name-sign", "U+E000"),
        ("<script>alert(1)</script>", "deck-name-sign", "U+003C"),
        ("A" + "\u0316" * 9, "deck-name-sign", "U+0316"),
    ],
)
def test_names_that_no_deck_may_have(name: str, code: str, found: str | int | None) -> None:
    (fault,) = name_faults(name)
    assert (fault.code, fault.facts.get("found")) == (code, found)
    shown = fault.facts.get("name", "")
    assert isinstance(shown, str)
    assert all(sign.isprintable() for sign in shown)


def test_a_name_is_trimmed() -> None:
    deck = with_slots(of(PLAIN), list(of(PLAIN).slots), "  Ann \u3000 the  Bold ")
    assert deck.name == "Ann the Bold"


def test_what_a_fault_shows_is_short_and_harmless() -> None:
    fault = Fault("deck-card-unknown", "CotA", found="a\u202eb\x00" + "x" * 100)
    shown = fault.facts["found"]
    assert isinstance(shown, str)
    assert (len(shown), shown[:4], shown[-1]) == (40, "a\ufffdb\ufffd", "…")
    assert "found=" in repr(fault)


# -- the word


def test_the_word_can_be_followed() -> None:
    slots = list(of(PLAIN).slots)
    deck_set = POOL.set("CotA")
    slots[0] = slot_of(deck_set, POOL.card("anger"), Houses.BROBNAR, "DA", Houses.MARS)
    slots[1] = slot_of(deck_set, POOL.card("anger"), Houses.BROBNAR, "", Houses.DIS)
    deck = with_slots(of(PLAIN), slots, "Ann, 50% ~Bold_~")
    dust = POOL.card("dust-imp").printed("CotA")
    fog = POOL.card("foggify").printed("CotA")
    assert dust is not None
    assert fog is not None
    parts = [
        "Ann,_50%25_%7EBold%5F%7E~CotA",
        "brobnar:" + ",".join(["1"] * 10 + ["1+.dis", "1+AD.mars"]),
        "dis:" + ",".join([dust.number] * 12),
        "logos:" + ",".join([fog.number] * 12),
    ]
    assert word_of_deck(deck) == "~".join(parts)
    assert deck_of_word("~".join(parts)) == deck


def test_other_sets_halves_and_reference_cards_stand_in_the_word() -> None:
    houses = {
        Houses.LOGOS: ["anger"],
        Houses.SAURIAN: ["deusillus", "deusillus2"] * 6,
        Houses.SANCTUM: ["orb-of-wonder"],
    }
    deck = of(houses, "MM", ("berserker",))
    assert word_of_deck(deck) == (
        "Ann_the_Bold~MM~logos:" + ",".join(["CotA-1"] * 12) + "~sanctum:" + ",".join(["173"] * 12)
        + "~saurian:" + ",".join(["244"] * 6 + ["244*"] * 6) + "~beside:WoE-53"
    )  # fmt: skip
    assert deck_of_word(word_of_deck(deck)) == deck


@pytest.mark.parametrize("set_code", SETS)
def test_word_and_deck_are_inverse(set_code: str) -> None:
    for number in range(games_to_play(8)):
        for adorned in (False, True):
            deck = drawn(number, set_code, adorned)
            word = word_of_deck(deck)
            again = deck_of_word(word)
            assert again == deck, word
            assert (again.houses, again.slots, hash(again)) == (deck.houses, deck.slots, hash(deck))
            assert word_of_deck(again) == word
            assert not any(sign.isspace() for sign in word)


def test_decks_differ_by_each_thing_that_counts() -> None:
    deck = of(PLAIN)
    others = [
        with_slots(deck, list(deck.slots), "Other"),
        of({**PLAIN, Houses.BROBNAR: ["bumpsy"]}),
        of(PLAIN, "AoA"),
        of(PLAIN, "CotA", ("berserker",)),
    ]
    assert all(other != deck for other in others)
    assert len({word_of_deck(other) for other in [deck, *others]}) == 5
    told = Deck(
        deck.name, deck.set_code, deck.houses, deck.slots, deck.beside, Official("1", {"anger": "x"}, {})
    )
    assert told == deck
    assert deck != "deck"
    assert (repr(deck), repr(deck.slots[0])) == ("<Ann the Bold (CotA)>", "<anger CotA 1>")


@pytest.mark.parametrize(
    ("word", "code", "found"),
    [
        ("Ann", "deck-word", "Ann"),
        ("Ann~CotA", "deck-word", "Ann~CotA"),
        ("%ff~CotA~dis:1", "deck-word", "%ff"),
        ("Ann~XX~dis:1", "deck-set-unknown", "XX"),
        ("Ann~CotA~nobody:1", "deck-house-unknown", "nobody"),
        ("Ann~CotA~dis", "deck-word", ""),
        ("Ann~CotA~dis:1,,2", "deck-word", ""),
        ("Ann~CotA~dis:x", "deck-word", "x"),
        ("Ann~CotA~dis:1+ad", "deck-word", "1+ad"),
        ("Ann~CotA~dis:1+AZ", "deck-icon-unknown", "AZ"),
        ("Ann~CotA~dis:1+A.moon", "deck-house-unknown", "moon"),
        ("Ann~CotA~dis:371", "deck-number-unknown", "371"),
        ("Ann~CotA~dis:1*", "deck-number-unknown", "1*"),
        ("Ann~CotA~dis:ZZ-1", "deck-number-unknown", "ZZ-1"),
        ("Ann~CotA~dis:" + ",".join("1" * 3000), "deck-too-long", 6012),
        ("~CotA~dis:1", "deck-name-empty", None),
        ("A%00~CotA~dis:1", "deck-name-sign", "U+0000"),
        ("Ann~CotA~dis:1", "deck-count", 1),
    ],
)
def test_a_wrong_word_is_refused(word: str, code: str, found: str | int | None) -> None:
    for read in (deck_of_word, read_deck):
        if read is read_deck and "~" not in word:
            continue
        with pytest.raises(BadDeck) as error:
            read(word)
        assert (error.value.code, error.value.facts.get("found")) == (code, found)


def test_a_damaged_word_is_refused_or_another_deck() -> None:
    """No text leads to anything else."""
    for number in range(games_to_play(10)):
        chance = Chance.of(f"{seed_of_run()} damage {number}")
        word = word_of_deck(drawn(number, adorned=True))
        for _ in range(20):
            at = chance.below(len(word))
            sign = "~:,+.*-%_A1\u202e é{"[chance.below(15)]
            damaged = (word[:at] + word[at + 1 :], word[:at] + sign + word[at + 1 :], word[:at])[
                chance.below(3)
            ]
            with suppress(BadDeck):
                assert faults_of(deck_of_word(damaged)) == []


# -- reading whatever comes


def test_the_form_of_a_text_is_recognised() -> None:
    deck = drawn(1)
    for text in (word_of_deck(deck), listed(deck, "en"), json.dumps(vault(deck))):
        assert read_deck(text) == read_deck(f"\ufeff \n{text}\n ") == deck
    assert read_deck(typed()).name == "Ann the Bold"


def test_an_error_is_about_the_option_that_was_read() -> None:
    for option in ("deck", "second"):
        with pytest.raises(BadDeck) as error:
            read_deck("Ann~CotA~dis:1", option)
        assert error.value.facts["option"] == option
        assert error.value.facts["expected"] == 36


@pytest.mark.parametrize("length", [20_001, 1_000_001, 5_000_000])
def test_a_long_text_is_refused_unread(length: int) -> None:
    began = time.process_time()
    for text in ("x\n" * (length // 2 + 1), "{" * length):
        with pytest.raises(BadDeck) as error:
            read_deck(text)
        assert error.value.code in ("deck-too-long", "deck-json")
    assert time.process_time() - began < 2


def test_words_are_read_in_no_time() -> None:
    words = [word_of_deck(adorn(drawn(number, "MoMu"), Chance.of(str(number)))) for number in range(20)]
    began = time.process_time()
    for word in words:
        deck_of_word(word)
    assert time.process_time() - began < 20 * 0.01  # ten times of what it takes


def test_the_room_shows_what_it_has() -> None:
    assert all(hasattr(de, name) for name in de.__all__)


def test_games_with_the_same_decks_share_what_never_changes() -> None:
    words = [word_of_deck(generated("CotA", Chance.of(f"shared {seat}"), playable())) for seat in (0, 1)]
    options = {"deck-0": words[0], "deck-1": words[1]}
    one, other = (GAME.start(2, options, seed) for seed in ("a", "b"))
    assert isinstance(one, KeyForgeState)
    assert isinstance(other, KeyForgeState)
    assert one.decks is other.decks
    exchanged = GAME.start(2, {"deck-0": words[1], "deck-1": words[0]}, "a")
    assert isinstance(exchanged, KeyForgeState)
    assert exchanged.decks is not one.decks
    assert deck_of_word(words[0]) is deck_of_word(words[0])
