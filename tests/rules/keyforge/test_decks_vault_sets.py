"""Files in the Master Vault's shape of the sets that followed the first: what is special in each.

``vaults/`` holds a file for each, made by hand around an invented deck, without texts and pictures.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludarium import i18n
from ludarium.games.keyforge.decks import BadDeck, Deck, Slot, faults_of, read_deck, word_of_deck
from ludarium.games.keyforge.decks.special import twin_of
from ludarium.games.keyforge.pool.houses import Houses
from ludarium.testing import proves

FILES = Path(__file__).parent / "vaults"
File = dict[str, Any]


def deck_of(name: str) -> Deck:
    return read_deck((FILES / f"{name}.json").read_text(encoding="utf-8"))


def slots_of(deck: Deck, *cards: str) -> list[Slot]:
    return [slot for slot in deck.slots if slot.fact.id in cards]


def kinds(deck: Deck) -> dict[str, tuple[int, str, str]]:
    """Of the cards that are not just of the set: the house, the number, and where they come from."""
    return {
        slot.fact.id: (
            slot.house,
            f"{slot.set_code} {slot.number}",
            "M" * slot.maverick + "L" * slot.legacy + "A" * slot.anomaly,
        )
        for slot in deck.slots
        if slot.maverick or slot.legacy or slot.anomaly
    }


@pytest.mark.parametrize("name", ["aoa", "wc", "mm", "dt", "dt_twins", "woe", "momu", "gr"])
def test_the_file_is_a_legal_deck_and_its_word_reads_back(name: str) -> None:
    deck = deck_of(name)
    assert faults_of(deck) == []
    assert read_deck(word_of_deck(deck)) == deck
    again = read_deck(word_of_deck(deck))
    assert kinds(again) == kinds(deck)
    assert [slot.icons for slot in again.slots] == [slot.icons for slot in deck.slots]


@proves("G19", "G21", "G22")
def test_age_of_ascension_has_companions_variants_and_legacies() -> None:
    deck = deck_of("aoa")
    assert (deck.set_code, deck.houses) == ("AoA", (Houses.DIS, Houses.LOGOS, Houses.SANCTUM))
    counts = Counter(deck.ids())
    assert counts["ortannu-s-binding"] == 2
    assert counts["help-from-future-self"] == counts["bronze-key-imp"] == counts["logos-ambassador"] == 1
    assert kinds(deck) == {
        "bumpsy": (Houses.DIS, "CotA 30", "ML"),
        "foggify": (Houses.LOGOS, "CotA 110", "L"),
    }


@proves("G21", "G22", "G23")
def test_worlds_collide_has_anomalies_in_the_house_that_the_file_gives() -> None:
    deck = deck_of("wc")
    assert kinds(deck) == {
        "lateral-shift": (Houses.DIS, "WC A03", "A"),
        "anger": (Houses.STAR_ALLIANCE, "CotA 1", "ML"),
        "ghostform": (Houses.SAURIAN, "WC A01", "A"),
        "bumpsy": (Houses.SAURIAN, "CotA 30", "ML"),
    }
    assert len(slots_of(deck, "ghostform")) == 2
    assert {slot.number for slot in slots_of(deck, "chan-s-blaster", "dinosaurs--bane")} == {"125", "345"}


@proves("G65", "G67", "G163")
def test_mass_mutation_has_icons_on_single_copies_and_halves() -> None:
    deck = deck_of("mm")
    icons = [(slot.fact.id, slot.icons) for slot in deck.slots if slot.icons]
    assert sorted(icons) == [
        ("monument-to-faust", "CDR"),
        ("opposition-research", "R"),
        ("urchin", "AC"),
        ("urchin", "D"),
    ]
    assert sorted(slot.icons for slot in slots_of(deck, "urchin")) == ["", "AC", "D"]
    assert len(slots_of(deck, "ultra-gravitron", "ultra-gravitron2")) == 2
    (vault,) = slots_of(deck, "dark-æmber-vault")
    assert (vault.house, vault.number, vault.maverick) == (Houses.SHADOWS, "1", False)
    (coming,) = slots_of(deck, "it-s-coming")
    assert (coming.house, coming.maverick) == (Houses.LOGOS, False)


@proves("G22", "G67", "G163")
def test_more_mutation_has_special_cards_of_every_house() -> None:
    deck = deck_of("momu")
    assert len(slots_of(deck, "tormax", "tormax2")) == 2
    (champion,) = slots_of(deck, "build-your-champion")
    assert (champion.house, champion.number, champion.maverick) == (Houses.DIS, "2", False)
    assert kinds(deck) == {"anger": (Houses.UNTAMED, "CotA 1", "ML")}
    assert sorted(slot.icons for slot in slots_of(deck, "wild-bounty")) == ["", "D"]
    assert [slot.icons for slot in slots_of(deck, "toad", "dino-fiend")] == ["AA", "AACD"]


@proves("G19", "G22", "G67", "G161", "G245")
def test_dark_tidings_has_the_tide_card_beside_its_cards() -> None:
    """Written down among the cards, or not: every deck of the set has it."""
    deck = deck_of("dt")
    assert (deck.set_code, deck.houses) == ("DT", (Houses.LOGOS, Houses.STAR_ALLIANCE, Houses.UNFATHOMABLE))
    assert [fact.id for fact in deck.beside] == ["the-tide"]
    assert deck.tide
    counts = Counter(deck.ids())
    assert (counts["omnipus"], counts["tentaclid"]) == (1, 1)
    assert not [slot for slot in deck.slots if slot.fact.twin]
    assert kinds(deck) == {"harland-mindlock": (Houses.LOGOS, "AoA 145", "L")}
    assert [slot.fact.id for slot in deck.slots if slot.icons] == ["lieutenant-khrkhar", "frigorific-rod"]
    file = json.loads((FILES / "dt.json").read_text(encoding="utf-8"))
    file["_linked"]["cards"] = [row for row in file["_linked"]["cards"] if row["card_title"] != "The Tide"]
    assert read_deck(json.dumps(file)) == deck


@proves("G20")
def test_a_deck_of_dark_tidings_with_evil_twins() -> None:
    """By their rarity, for their names are those of the originals: all cards that have a twin are twins here."""
    deck = deck_of("dt_twins")
    twins = Counter(slot.fact.id for slot in deck.slots if slot.fact.twin)
    assert (sum(twins.values()), twins["youngest-bear-evil-twin"]) == (9, 2)
    assert not [slot for slot in deck.slots if twin_of("DT", slot.fact.id) is not None]
    assert [fact.id for fact in deck.beside] == ["the-tide"]
    assert {slot.fact.name for slot in deck.slots} >= {"Youngest Bear", "Flamegill Enforcer"}


@proves("G22", "G67", "G165")
def test_winds_of_exchange_has_the_token_card_beside_its_cards() -> None:
    """It is none of the 36; without it the file is no legal deck of the set."""
    deck = deck_of("woe")
    assert (deck.set_code, deck.houses) == ("WoE", (Houses.MARS, Houses.SANCTUM, Houses.STAR_ALLIANCE))
    assert [fact.id for fact in deck.beside] == ["cleric"]
    assert deck.token is not None
    assert kinds(deck) == {
        "ironyx-rebel": (Houses.SANCTUM, "WoE 157", "M"),
        "near-future-lens": (Houses.STAR_ALLIANCE, "WoE A12", "A"),
    }
    assert sorted(slot.icons for slot in slots_of(deck, "myx-the-tallminded")) == ["", "D"]
    file = json.loads((FILES / "woe.json").read_text(encoding="utf-8"))
    file["_linked"]["cards"] = [row for row in file["_linked"]["cards"] if row["card_title"] != "Cleric"]
    with pytest.raises(BadDeck):
        read_deck(json.dumps(file))


@proves("G19", "G21", "G67", "G269")
def test_grim_reminders_has_revenants_of_the_house_that_the_file_gives() -> None:
    """They are no mavericks anywhere, and may come twice; special cards come with what brings them."""
    deck = deck_of("gr")
    assert (deck.set_code, deck.houses) == ("GR", (Houses.BROBNAR, Houses.EKWIDON, Houses.GEISTOID))
    revenants = slots_of(deck, "immortal-greking", "ghostly-dr-verokter", "revived-ză-orhă")
    assert [(slot.house, slot.number, slot.maverick) for slot in revenants] == [
        (Houses.EKWIDON, "R04", False),
        (Houses.EKWIDON, "R04", False),
        (Houses.EKWIDON, "R09", False),
        (Houses.GEISTOID, "R05", False),
    ]
    assert kinds(deck) == {"infiltrator": (Houses.EKWIDON, "GR 132", "M")}
    counts = Counter(deck.ids())
    assert [counts[card] for card in ("purse-a-phone", "tick-tock", "igon-the-terrible")] == [1, 1, 1]
    assert sorted(slot.icons for slot in slots_of(deck, "snippy", "rumor-sower")) == ["", "C", "R", "XX"]


# -- what is wrong with such a file, in three languages


def too_many(file: File) -> None:
    file["data"]["bonus_icons"][0]["bonus_icons"] = ["Damage"] * 6


def unknown(file: File) -> None:
    file["data"]["bonus_icons"][0]["bonus_icons"] = ["Moon"]


def rows(file: File) -> None:
    file["data"]["bonus_icons"] += [file["data"]["bonus_icons"][0]] * 2


def stray(file: File) -> None:
    file["data"]["bonus_icons"][0]["card_id"] = "nobody"


def half(file: File) -> None:
    cards = file["data"]["_links"]["cards"]
    top = next(row["id"] for row in file["_linked"]["cards"] if row["card_type"] == "Creature2")
    bottom = next(row["id"] for row in file["_linked"]["cards"] if row["card_type"] == "Creature1")
    cards[cards.index(top)] = bottom


def later(file: File) -> None:
    file["_linked"]["cards"][0].update(card_title="Agorim", expansion=928, card_number="121")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (too_many, "deck-icons"),
        (unknown, "deck-card-icon"),
        (rows, "deck-icons-rows"),
        (stray, "deck-icons-unlinked"),
        (half, "deck-halves"),
        (later, "deck-later"),
    ],
)
def test_what_is_wrong_has_a_sentence(change: Callable[[File], None], code: str) -> None:
    file = json.loads((FILES / "mm.json").read_text(encoding="utf-8"))
    change(file)
    with pytest.raises(BadDeck) as error:
        read_deck(json.dumps(file))
    assert code in [fault.code for fault in error.value.faults]
    for lang in i18n.LANGUAGES:
        sentence = i18n.say(lang, f"error-{error.value.code}", **error.value.faults[0].facts)
        assert sentence
        assert "{" not in sentence
