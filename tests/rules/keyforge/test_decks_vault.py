"""Decks from files of the Master Vault."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from tests.rules.keyforge.deck_files import drawn, vault

from ludarium.core import Chance
from ludarium.games.keyforge.decks import BadDeck, Deck, faults_of, read_deck, word_of_deck
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import NO_HOUSE, Houses
from ludarium.testing import games_to_play, proves, seed_of_run

File = dict[str, Any]
SETS = [one.code for one in POOL.sets() if one.code != "UC"]


def read(file: object) -> Deck:
    return read_deck(json.dumps(file))


def refused(file: object) -> dict[str, str | int]:
    """The first fault of a file, with its code."""
    with pytest.raises(BadDeck) as error:
        read(file)
    return {"code": error.value.faults[0].code, **error.value.faults[0].facts}


def changed(change: Callable[[File], object], set_code: str = "CotA") -> File:
    """The file of a deck after ``change``."""
    file = vault(drawn(0, set_code))
    change(file)
    return file


def first(file: File) -> File:
    """The first card that the file describes."""
    card: File = file["_linked"]["cards"][0]
    return card


@proves("G21", "G22", "G23", "G261")
@pytest.mark.parametrize("set_code", SETS)
def test_a_file_holds_the_deck(set_code: str) -> None:
    """With mavericks, legacies, anomalies, bonus icons and reference cards."""
    for number in range(games_to_play(4)):
        deck = drawn(number, set_code, adorned=True)
        again = read(vault(deck))
        assert again == deck, word_of_deck(deck)
        assert [(slot.maverick, slot.legacy, slot.anomaly) for slot in again.slots] == [
            (slot.maverick, slot.legacy, slot.anomaly) for slot in deck.slots
        ]


@pytest.mark.parametrize("lang", ["zh-Hant", "ko"])
def test_a_file_in_another_language(lang: str) -> None:
    deck = drawn(2, "DT")
    file = vault(deck)
    for card in file["_linked"]["cards"]:
        card["card_title"] = POOL.named(card["card_title"])[0].called(lang)
    assert read(file) == deck


def test_a_name_that_the_pool_lacks_goes_by_its_number() -> None:
    deck = drawn(0)
    assert read(changed(lambda file: first(file).update(card_title="알 수 없는 이름"))) == deck
    assert (
        refused(changed(lambda file: first(file).update(card_title="Unheard of")))["code"]
        == "deck-card-unknown"
    )


def test_texts_and_pictures_are_kept_apart() -> None:
    file = vault(drawn(0))
    first(file).update(card_text="An \x00\u202einvented\ue001 text.\n" + "x" * 9000)
    deck = read(file)
    card = POOL.named(first(file)["card_title"])[0].id
    assert deck.official is not None
    assert deck.official.vault_id == file["data"]["id"]
    assert deck.official.texts[card].startswith("An invented\ue001 text.\n")
    assert len(deck.official.texts[card]) == 2000
    assert deck.official.images[card].startswith("https://images.example/")
    assert "invented" not in word_of_deck(deck)


@pytest.mark.parametrize(
    "image",
    [
        *(
            "http://images.example/1.png",
            "javascript:alert(1)",
            "https://a b",
            'https://a/"x',
            "https://a/<x>",
            7,
            None,
        ),
        *("https://a\nb", "//images.example/1.png", "https://" + "a" * 400, "https://bücher.example/1.png"),
    ],
)
def test_only_plain_addresses_are_kept(image: object) -> None:
    file = vault(drawn(0))
    for card in file["_linked"]["cards"]:
        card.update(front_image=image, card_text=None)
    deck = read(file)
    assert deck.official is not None
    assert (deck.official.images, deck.official.texts) == ({}, {})


@proves("G200", "G17")
@pytest.mark.parametrize("set_code", ["DT", "WoE", "ToC", "PV", "CC"])
def test_reference_cards_may_be_linked_or_not(set_code: str) -> None:
    deck = drawn(1, set_code)
    assert deck.beside
    file = vault(deck)
    file["data"]["_links"]["cards"] += [fact.id for fact in deck.beside]
    assert read(file) == deck
    for card in file["_linked"]["cards"]:
        card.pop("is_non_deck", None)
    assert read(file) == deck


def test_other_cards_beside_a_deck_are_passed_over() -> None:
    extra = {"id": "x", "card_title": "Quick Reference", "is_non_deck": True}
    assert read(changed(lambda file: file["_linked"]["cards"].append(extra))) == drawn(0)
    plain = {"id": "x", "card_title": "Anger", "house": "Brobnar"}
    assert read(changed(lambda file: file["_linked"]["cards"].append(plain))) == drawn(0)


@proves("G249")
def test_halves_go_by_their_type_or_by_turns() -> None:
    deck = next(
        deck for deck in (drawn(n, "MoMu") for n in range(99)) if any(slot.fact.half for slot in deck.slots)
    )
    file = vault(deck)
    assert read(file) == deck
    for card in file["_linked"]["cards"]:
        card["card_type"] = card["card_type"].rstrip("12")
    assert read(file) == deck


def test_each_copy_has_its_own_icons() -> None:
    file = vault(drawn(0))
    copy = first(file)["id"]
    others = [key for key in file["data"]["_links"]["cards"] if key != copy]
    house = first(file)["house"]
    change = next(key for key in others if key.split("/")[1] == copy.split("/")[1])
    file["data"]["_links"]["cards"][file["data"]["_links"]["cards"].index(change)] = copy
    file["data"]["bonus_icons"] = [
        {"card_id": copy, "bonus_icons": ["Amber", "DRAW"]},
        {"card_id": copy, "bonus_icons": ["mars"]},
    ]
    deck = read(file)
    adorned = sorted(
        (slot.icons, slot.icon_house) for slot in deck.slots if slot.icons or slot.icon_house != NO_HOUSE
    )
    assert adorned == [("", Houses.MARS), ("AR", NO_HOUSE)]
    assert house


@proves("G65")
def test_a_power_icon_of_the_newest_set() -> None:
    deck = drawn(3, "DM")
    file = vault(deck)
    copy = first(file)["id"]
    file["data"]["bonus_icons"] = [{"card_id": copy, "bonus_icons": ["Power", "Draw", "Power"]}]
    again = read(file)
    assert [slot.icons for slot in again.slots if slot.icons] == ["RPP"]
    assert read_deck(word_of_deck(again)) == again


def test_a_file_without_icons_or_name() -> None:
    deck = read(changed(lambda file: (file["data"].pop("bonus_icons"), file["data"].pop("name"))))
    assert deck.slots == drawn(0).slots
    assert deck.name
    assert read(changed(lambda file: file["data"].update(expansion="CotA"))) == drawn(0)


# -- what is wrong


@pytest.mark.parametrize(
    ("path", "change"),
    [
        ("data", lambda file: file.pop("data")),
        ("data", lambda file: file.update(data="x")),
        ("data._links", lambda file: file["data"].pop("_links")),
        ("data._links.cards", lambda file: file["data"]["_links"].update(cards=[1, 2])),
        ("data._links.cards", lambda file: file["data"]["_links"].update(cards={})),
        ("_linked", lambda file: file.pop("_linked")),
        ("_linked.cards", lambda file: file["_linked"].update(cards=["a"])),
        ("data.bonus_icons", lambda file: file["data"].update(bonus_icons=7)),
        ("bonus_icons", lambda file: file["data"].update(bonus_icons=[{"card_id": "x", "bonus_icons": 1}])),
    ],
)
def test_a_file_that_lacks_something(path: str, change: Callable[[File], object]) -> None:
    assert refused(changed(change)) == {"code": "deck-json-lacks", "expected": path}


def test_a_list_of_decks_is_refused() -> None:
    one = vault(drawn(0))
    assert refused([one, one]) == {"code": "deck-json-many", "found": 2, "expected": 1}
    assert refused({"count": 3, "data": [one["data"]] * 3})["found"] == 3
    assert refused([])["found"] == 0


@pytest.mark.parametrize("share", [1, 10, 50, 90, 99])
def test_a_file_that_breaks_off(share: int) -> None:
    text = json.dumps(vault(drawn(0)), indent=1)
    with pytest.raises(BadDeck) as error:
        read_deck(text[: len(text) * share // 100])
    facts = error.value.facts
    assert error.value.code == "deck-json"
    assert isinstance(facts["line"], int)
    assert 1 <= facts["line"] <= text.count("\n", 0, len(text) * share // 100) + 1
    assert isinstance(facts["column"], int)


@pytest.mark.parametrize(
    "text", ["{", "[" * 50_000, "{]", '{"data": ' + "9" * 5000 + "}", "{'data': 1}", '{"a":\x00}']
)
def test_what_is_no_json(text: str) -> None:
    with pytest.raises(BadDeck) as error:
        read_deck(text)
    assert error.value.code in ("deck-json", "deck-json-lacks")


def test_unknown_cards_are_all_told_once() -> None:
    def change(file: File) -> None:
        for card, title in zip(file["_linked"]["cards"], ["Mushroom", "Mushroom", "Toadstool"], strict=False):
            card["card_title"] = title

    with pytest.raises(BadDeck) as error:
        read(changed(change))
    told = [(fault.code, fault.facts["found"]) for fault in error.value.faults]
    assert told == [("deck-card-unknown", "Mushroom"), ("deck-card-unknown", "Toadstool")]


@pytest.mark.parametrize(
    ("change", "code", "found"),
    [
        (lambda file: file["data"].update(expansion=9999), "deck-set-unknown", "9999"),
        (lambda file: file["data"].update(expansion=None), "deck-set-unknown", ""),
        (lambda file: first(file).update(house="Nobody"), "deck-card-house", "Nobody"),
        (lambda file: first(file).update(card_title=["x"]), "deck-card-unknown", ""),
        (lambda file: file["_linked"]["cards"].pop(0), "deck-json-unlinked", 1),
        (lambda file: file["data"]["_links"]["cards"].pop(), "deck-count", 35),
        (lambda file: file["data"]["_links"].update(cards=["x"] * 201), "deck-count", 201),
        (lambda file: file["data"].update(name="Ann\u202e"), "deck-name-sign", "U+202E"),
    ],
)
def test_files_that_are_wrong(change: Callable[[File], object], code: str, found: str | int) -> None:
    fault = refused(changed(change))
    assert (fault["code"], fault["found"]) == (code, found)


def test_wrong_icons() -> None:
    def icons(*words: str) -> Callable[[File], object]:
        def change(file: File) -> None:
            file["data"]["bonus_icons"] = [{"card_id": first(file)["id"], "bonus_icons": list(words)}]

        return change

    assert refused(changed(icons("moon")))["code"] == "deck-card-icon"
    assert refused(changed(icons("mars", "dis")))["code"] == "deck-house-icons"
    assert refused(changed(icons(*["draw"] * 6)))["code"] == "deck-icons"


def test_a_damaged_file_is_refused_or_a_deck() -> None:
    """Whatever stands where something else belongs: an error of ours, or a legal deck."""
    junk: list[object] = [None, 0, -1, "", "x", [], {}, [None], {"a": 1}, True, 1.5]

    def places(value: object) -> list[tuple[Any, Any]]:
        keys = (
            list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
        )
        found: list[tuple[Any, Any]] = []
        for key in keys:
            found += [(value, key), *places(value[key])]  # type: ignore[index]
        return found

    for number in range(games_to_play(60)):
        chance = Chance.of(f"{seed_of_run()} file {number}")
        file = vault(drawn(number % 5, adorned=True))
        for _ in range(1 + chance.below(3)):
            inside = places(file)
            holder, key = inside[chance.below(min(len(inside), 60))]
            holder[key] = deepcopy(junk[chance.below(len(junk))])  # else it might come to lie in itself
        try:
            deck = read(file)
        except BadDeck:
            continue
        assert faults_of(deck) == []
