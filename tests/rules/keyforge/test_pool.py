"""The facts of the cards, what was mended in them, and the script that makes them."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.decks.deck import open_to_all
from ludarium.games.keyforge.pool import facts as po
from ludarium.games.keyforge.pool.facts import BOTTOM, POOL, TOP, WHOLE, Fact, Pool, X, bare
from ludarium.games.keyforge.pool.houses import (
    HOUSE_NAMES,
    HOUSE_OF,
    HOUSES_CALLED,
    NO_HOUSE,
    PLAYED_HOUSES,
    CardTypes,
    Houses,
)
from ludarium.testing import proves

DATA = Path(po.__file__).parent / "data"
KEYS = {
    *("id", "name", "house", "type", "power", "armor", "amber", "keywords", "traits"),
    *("half", "twin", "zh", "ko", "errata", "reworded", "enhance", "prints"),
}
PRINTS = {
    "CotA": 370,
    "AoA": 370,
    "WC": 415,
    "MM": 438,
    "DT": 429,
    "WoE": 414,
    "GR": 398,
    "AS": 329,
    "ToC": 321,
    "MoMu": 484,
    "PV": 369,
    "CC": 350,
    "MG24": 791,
    "VM25": 305,
    "DM": 303,
}


def printed(set_code: str) -> list[Fact]:
    return [fact for fact in POOL.cards() if fact.printed(set_code)]


def test_the_pool_is_whole() -> None:
    cards = POOL.cards()
    assert len(cards) == len({fact.id for fact in cards}) == 2710
    kinds = [fact.kind for fact in cards]
    assert [kinds.count(kind) for kind in range(8)] == [1320, 806, 328, 149, 56, 22, 28, 1]
    found = dict.fromkeys(PRINTS, 0)
    for fact in cards:
        for one in fact.prints:
            found[one.set_code] += 1
    assert found == PRINTS


def test_the_pool_holds_facts_and_no_texts() -> None:
    rows = json.loads((DATA / "pool.json").read_text(encoding="utf-8"))
    assert {key for row in rows for key in row} == KEYS
    longest = max(
        len(word) for row in rows for word in (row["name"], *row.get("keywords", []), *row.get("traits", []))
    )
    assert longest < 40


@proves("G12", "G18")
def test_the_first_set_has_seven_houses_and_their_rarities() -> None:
    cards = printed("CotA")
    assert len(cards) == 370
    assert POOL.set("CotA").houses == (
        Houses.BROBNAR,
        Houses.DIS,
        Houses.LOGOS,
        Houses.MARS,
        Houses.SANCTUM,
        Houses.SHADOWS,
        Houses.UNTAMED,
    )
    for house in POOL.set("CotA").houses:
        rarities = [
            one.rarity
            for fact in cards
            for one in fact.prints
            if one.set_code == "CotA" and one.house == house
        ]
        assert [rarities.count(rarity) for rarity in (po.COMMON, po.UNCOMMON, po.RARE)] == [16, 16, 20]


@proves("G14")
def test_houses_have_numbers_and_names_in_three_languages() -> None:
    assert [HOUSE_OF[name] for name in HOUSE_NAMES] == list(range(17))
    assert (HOUSE_NAMES[Houses.STAR_ALLIANCE], HOUSE_NAMES[Houses.IRONYX]) == ("star-alliance", "ironyx")
    assert list(HOUSES_CALLED) == ["en", "zh-Hant", "ko"]
    for names in HOUSES_CALLED.values():
        assert len(set(names)) == 17
    assert {fact.house for fact in POOL.cards()} == {NO_HOUSE, *PLAYED_HOUSES}


def test_a_card_is_found_by_id_by_name_and_by_number() -> None:
    card = POOL.card("dust-imp")
    assert (card.name, card.house, card.kind, card.power, card.armor) == (
        "Dust Imp",
        Houses.DIS,
        CardTypes.CREATURE,
        2,
        0,
    )
    assert card.called("en") == card.called("xx") == "Dust Imp"
    assert POOL.named(card.called("zh-Hant")) == POOL.named("dust  imp!") == [card]
    print_ = card.printed("CotA")
    assert print_ is not None
    assert POOL.numbered("CotA", print_.number) == [card]
    assert POOL.named("no such card") == POOL.numbered("CotA", "999") == POOL.numbered("??", "1") == []
    assert POOL.has("anger")
    assert not POOL.has("Anger")
    with pytest.raises(KeyError):
        POOL.card("Anger")
    with pytest.raises(KeyError):
        POOL.set("XX")


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "ko"])
def test_every_card_is_found_by_its_name(lang: str) -> None:
    for fact in POOL.cards():
        assert fact in POOL.named(fact.called(lang))
        for one in fact.prints:
            assert fact in POOL.numbered(one.set_code, one.number)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Champion’s Challenge", "champions challenge"),
        ("Æmber Imp", "AEMBER IMP"),
        ("Revived Ză-Orhă", "revived za orha"),
    ],
)
def test_names_are_compared_without_their_signs(one: str, other: str) -> None:
    assert bare(one) == bare(other)


@proves("G20")
def test_a_twin_is_another_card() -> None:
    twins = [fact for fact in POOL.cards() if fact.twin]
    assert len(twins) == 49
    for twin in twins:
        original = POOL.card(twin.id.removesuffix("-evil-twin"))
        assert (original.name, original.twin) == (twin.name, False)
        assert set(POOL.named(twin.name)) >= {twin, original}


@proves("G163")
def test_gigantic_creatures_have_two_halves() -> None:
    tops = [fact for fact in POOL.cards() if fact.half == TOP]
    assert len(tops) == 20
    for top in tops:
        bottom = POOL.card(top.id.removesuffix("2"))
        assert (bottom.name, bottom.half, bottom.house) == (top.name, BOTTOM, top.house)
        assert (top.power, top.armor, top.keywords, top.traits) == (0, 0, {}, ())
        assert bottom.power > 0
        for one in top.prints:
            assert POOL.numbered(one.set_code, one.number) == [bottom, top]
    assert POOL.card("master-of-2").half == POOL.card("number-612").half == WHOLE


def test_what_the_reference_had_wrong_is_mended() -> None:
    assert set(POOL.card("scowly-caper").keywords) == {"skirmish", "treachery", "versatile"}
    assert set(POOL.card("mack-the-knife").keywords) == {"elusive", "versatile"}
    assert set(POOL.card("sirs-colossus").keywords) == {"taunt"}
    assert POOL.card("werewolf-curse").keywords == {}
    assert POOL.card("bawretchadontius").traits == ("dinosaur",)
    assert POOL.card("well-of-memory").traits == ("location",)
    assert POOL.card("annihilation-ritual").name == "Annihilation Ritual"
    by_text = [fact.id for fact in POOL.cards() if fact.power == X]
    assert sorted(by_text) == ["kaspara", "mimic-gel", "picaroon", "xenos-darkshadow"]
    assert all(fact.armor >= 0 for fact in POOL.cards())
    assert all(
        fact.power == fact.armor == 0
        for fact in POOL.cards()
        if fact.kind not in (CardTypes.CREATURE, CardTypes.TOKEN)
    )
    assert POOL.card("hallafest").called("zh-Hant") == "蠻荒樂隊"
    assert POOL.card("technobabble").called("zh-Hant") == "專業術語"
    assert POOL.card("te-wheke-kraken").called("zh-Hant") == "Te-wheke Kraken"
    assert (POOL.set("DT").release, POOL.set("CotA").release) == ("", "2018-11-15")


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "ko"])
def test_no_two_cards_of_a_deck_bear_one_name(lang: str) -> None:
    """Of one set and house; twins and halves apart."""
    seen: dict[tuple[str, int, str], str] = {}
    for fact in POOL.cards():
        if not fact.twin and fact.half != TOP and lang in ("en", *fact.names):
            for one in fact.prints:
                if one.house != NO_HOUSE and fact.id not in ALIKE:
                    assert seen.setdefault((one.set_code, one.house, fact.called(lang)), fact.id) == fact.id


ALIKE = ("avarice",)
"""What has the Chinese name of Greed."""


def test_keywords_have_their_numbers() -> None:
    found = {
        (name, number)
        for fact in POOL.cards()
        for name, number in fact.keywords.items()
        if number != po.PLAIN
    }
    assert {name for name, _ in found} == {"assault", "hazardous", "splash-attack"}
    assert {number for _, number in found} == {X, 1, 2, 3, 4, 5, 6}
    assert POOL.card("bumpsy").keywords == {}


@proves("G23", "G269")
def test_cards_of_any_house_show_none() -> None:
    loose = [
        (fact, one) for fact in POOL.cards() for one in fact.prints if one.house == NO_HOUSE and fact.kind < 4
    ]
    letters = [one.number[0] for _, one in loose]
    assert (letters.count("A"), letters.count("R"), letters.count("S")) == (49, 11, 23)
    assert {one.set_code for _, one in loose if one.number.isdigit()} == {"CC"}
    ghost = POOL.card("ghostform")
    assert ghost.house == NO_HOUSE
    assert all(ghost.belongs("WC", house) for house in range(14))
    baron = POOL.card("the-red-baron")
    assert (baron.house, baron.belongs("AS", Houses.DIS), baron.belongs("AS", Houses.SKYBORN)) == (
        Houses.SKYBORN,
        False,
        True,
    )


def test_a_card_may_have_a_printing_in_each_house() -> None:
    vault = POOL.card("dark-æmber-vault")
    for house in POOL.set("MM").houses:
        print_ = vault.printed("MM", house)
        assert print_ is not None
        assert (print_.house, print_.number) == (house, "1")
    assert vault.printed("CotA") is None


@proves("G200")
def test_reference_cards_have_no_house() -> None:
    assert {fact.house for fact in POOL.cards() if fact.kind > CardTypes.TOKEN} == {NO_HOUSE}
    assert len([fact for fact in printed("ToC") if fact.kind == CardTypes.TOKEN]) == 28


@proves("G13")
@pytest.mark.parametrize("one", POOL.sets(), ids=lambda one: one.code)
def test_the_cards_of_a_set_are_of_its_houses(one: po.CardSet) -> None:
    """Unchained and Menagerie take any house, and no card was made for Unchained."""
    found = {
        two.house
        for fact in printed(one.code)
        for two in fact.prints
        if two.set_code == one.code and fact.kind < 4
    }
    assert open_to_all(one) == (one.code in ("UC", "MG24"))
    if not open_to_all(one):
        assert found - {NO_HOUSE} == set(one.houses)
    assert set(one.names) == {"en", "zh-Hant", "ko"}
    assert one.ids


def test_sets_stand_from_the_oldest_on() -> None:
    assert [one.age for one in POOL.sets()] == list(range(16))
    dated = [one.release for one in POOL.sets() if one.release]
    assert dated == sorted(dated)
    for fact in POOL.cards():
        ages = [POOL.set(one.set_code).age for one in fact.prints]
        assert ages == sorted(ages)


def test_the_pool_is_read_once() -> None:
    fresh = Pool()
    assert fresh.card("anger").name == "Anger"
    assert fresh.card("anger") is fresh.card("anger")


@proves("G14")
def test_the_newest_set_brings_its_facts_and_leaves_older_cards_as_they_were() -> None:
    """Draconian Measures: its own cards stand behind all others, since records number words in pool order. A card
    whose house older decks gave has still none, since records call its copies so, and is no maverick in Ouboros."""
    own = [fact for fact in POOL.cards() if fact.prints[0].set_code == "DM"]
    assert (len(printed("DM")), len(own)) == (285, 154)
    assert POOL.cards()[-154:] == own
    assert Houses.OUBOROS in POOL.set("DM").houses
    assert len([fact for fact in own if fact.house == Houses.OUBOROS]) == 34
    assert not [fact.id for fact in own if fact.id in texts()], "none can be played yet"
    nizak = POOL.card("nizak-the-forgotten")
    assert (nizak.house, nizak.belongs("DM", Houses.OUBOROS), nizak.belongs("DM", Houses.MARS)) == (
        NO_HOUSE,
        True,
        False,
    )
    names = [POOL.set("DM").names[lang] for lang in ("en", "zh-Hant", "ko")]
    assert names == ["Draconian Measures", "龍威嚴令", "가혹한 조치"]


# -- errata


@proves("G1")
def test_a_card_with_an_erratum_says_since_when() -> None:
    """And one whose newer print does something else says which; the script that makes the pool has both."""
    changed = {fact.id: (fact.errata, fact.reworded) for fact in POOL.cards() if fact.errata or fact.reworded}
    assert changed["bait-and-switch"] == ("14", "")
    assert changed["incubation-chamber"] == ("18.3", "")
    assert changed["brain-eater"] == ("", "DT")
    assert changed["duskwitch"] == ("17.2", "")
    assert "anger" not in changed
    assert len(changed) == 38
    assert not [card for card, (errata, print_) in changed.items() if errata and print_]
    for card, (_, set_code) in changed.items():
        assert not set_code or POOL.card(card).printed(set_code), "the newer print is one of the card's"
    made = script()
    assert {**dict.fromkeys(changed, ""), **made.ERRATA} == {card: one for card, (one, _) in changed.items()}
    assert {**dict.fromkeys(changed, ""), **made.REWORDED} == {
        card: one for card, (_, one) in changed.items()
    }


# -- the script


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make", DATA / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def card(card_id: str, **changes: Any) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "id": card_id,
        "name": card_id.title(),
        "house": "dis",
        "type": "creature",
        "power": 4,
        "armor": None,
        "amber": 1,
        "keywords": ["assault:2"],
        "traits": ["demon"],
        "text": "A secret.",
        "names": {},
        "prints": [["CotA", "dis", "007", "Common"]],
    }
    return {**plain, **changes}


def made(folder: Path, cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the script makes of these cards."""
    (folder / "cards.jsonl").write_text("\n".join(json.dumps(one) for one in cards), encoding="utf-8")
    known = [{"code": code, "name": code, "ids": ["1", "453"], "release": "2020-01-01"} for code in PRINTS]
    (folder / "sets.json").write_text(json.dumps(known), encoding="utf-8")
    script().main(folder / "cards.jsonl", folder)
    rows: list[dict[str, Any]] = json.loads((folder / "pool.json").read_text(encoding="utf-8"))
    return rows


def test_the_script_takes_facts_and_leaves_texts(tmp_path: Path) -> None:
    names = {"zh-Hant": " 惡魔 ", "zh-Hans": "恶魔", "ko": "악마"}
    prints = [["PV", "redemption", "012", "Rare"], ["CotA", "dis", "007", "FIXED"]]
    plain, text, reference = made(
        tmp_path,
        [
            card("imp", names=names, prints=prints),
            card("shape", power=None, amber=0, keywords=[], traits=[]),
            card(
                "tide",
                type="the tide",
                house="thetide",
                power=None,
                amber=0,
                prints=[["DT", "thetide", "000", "The Tide"]],
            ),
        ],
    )
    assert plain == {
        "id": "imp",
        "name": "Imp",
        "house": "dis",
        "type": "creature",
        "power": 4,
        "amber": 1,
        "keywords": ["assault:2"],
        "traits": ["demon"],
        "zh": "惡魔",
        "ko": "악마",
        "prints": ["CotA 7 Fixed", "PV 12 Rare redemption"],
    }
    assert text == {
        "id": "shape",
        "name": "Shape",
        "house": "dis",
        "type": "creature",
        "power": "x",
        "prints": ["CotA 7 Common"],
    }
    assert (reference["type"], reference["prints"], "house" in reference) == ("tide", ["DT 0 Tide"], False)
    assert "secret" not in (tmp_path / "pool.json").read_text(encoding="utf-8")


def test_the_script_knows_halves_twins_and_placeholders(tmp_path: Path) -> None:
    top, twin = card("giant2", name="Giant"), card("giant-evil-twin", name="Giant")
    anomaly = card(
        "ghost", house="brobnar", prints=[["WC", "brobnar", "A01", "FIXED"], ["AS", "skyborn", "9", "Rare"]]
    )
    rows = {row["id"]: row for row in made(tmp_path, [top, card("giant"), twin, card("three2"), anomaly])}
    assert list(rows)[:2] == ["giant", "giant2"]
    assert rows["giant"]["half"] == "bottom"
    assert rows["giant2"] == {
        "id": "giant2",
        "name": "Giant",
        "house": "dis",
        "type": "creature",
        "amber": 1,
        "half": "top",
        "prints": ["CotA 7 Common"],
    }
    assert rows["giant-evil-twin"]["twin"] is True
    assert "half" not in rows["three2"]
    assert (rows["ghost"]["house"], rows["ghost"]["prints"]) == ("skyborn", ["WC A01 Fixed any", "AS 9 Rare"])
    sets = json.loads((tmp_path / "sets.json").read_text(encoding="utf-8"))
    assert [one["code"] for one in sets] == [one.code for one in POOL.sets()]
    assert sets[0]["ids"] == [1]
