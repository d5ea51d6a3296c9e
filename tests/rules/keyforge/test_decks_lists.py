"""Decks from plain lists."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.deck_files import LISTED, drawn, listed, typed

from ludarium.games.keyforge.decks import BadDeck, Deck, read_deck, word_of_deck
from ludarium.games.keyforge.decks.deck import fitting, house_named
from ludarium.games.keyforge.decks.listing import MOST_FAULTS
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import NO_HOUSE, Houses
from ludarium.testing import games_to_play, proves


def refused(text: str) -> list[dict[str, str | int]]:
    """What is wrong with a list, each fault with its code."""
    with pytest.raises(BadDeck) as error:
        read_deck(text)
    return [{"code": fault.code, **fault.facts} for fault in error.value.faults]


def house(deck: Deck, number: int) -> list[str]:
    return [slot.fact.id for slot in deck.slots if slot.house == number]


def test_a_list_as_people_type_it() -> None:
    deck = read_deck(typed())
    assert (deck.name, deck.set_code, deck.houses) == (
        "Ann the Bold",
        "CotA",
        (Houses.BROBNAR, Houses.DIS, Houses.LOGOS),
    )
    told = (
        ["anger"] * 2
        + ["follow-the-leader"]
        + ["bumpsy"] * 3
        + ["ganger-chieftain"] * 4
        + ["headhunter", "troll"]
    )
    assert sorted(house(deck, Houses.BROBNAR)) == sorted(told)


@pytest.mark.parametrize(
    "line",
    [
        *(
            "2x Anger",
            "2 x Anger",
            "2xAnger",
            "2X anger",
            "2 Anger",
            "2  ANGER",
            "2× Anger",
            "2* Anger",
            "- 2x Anger",
        ),
        *(
            "Anger x2",
            "Anger x 2",
            "Anger ×2",
            "Anger X2",
            "• Anger x2",
            "2x 怒火中燒",
            "怒火中燒 ×2",
            "２x Anger",
        ),
        *(
            "\t2x Anger  ",
            "Anger\nAnger",
            "2x Anger\r",
            "anger!  x2",
            "2x Anger +",
            "Anger\n\n# comment\nAnger",
        ),
    ],
)
def test_counts_and_names_in_every_form(line: str) -> None:
    assert read_deck(typed().replace("2x Anger", line)) == read_deck(typed())


@pytest.mark.parametrize(
    "heading",
    [
        *(
            "Brobnar",
            "BROBNAR",
            "brobnar:",
            "Brobnar (12)",
            "House Brobnar",
            "House: Brobnar",
            "蠻族",
            "勢力：蠻族",
        ),
        *("브로브나", "세력 브로브나", "브로브나 (12):"),
    ],
)
def test_headings_in_every_form(heading: str) -> None:
    assert read_deck(typed().replace("Brobnar", heading)) == read_deck(typed())


@pytest.mark.parametrize(
    "line",
    [
        "Set: CotA",
        "set: cota",
        "Set: Call of the Archons",
        "季度：統御者的呼喚",
        "세트: 집정관의 부름",
        "# no set",
    ],
)
def test_the_set_in_every_form(line: str) -> None:
    assert read_deck(typed().replace("Set: CotA", line)) == read_deck(typed())


@pytest.mark.parametrize(
    "line",
    ["Name: Ann the Bold", "Ann the Bold", "名稱：Ann the Bold", "이름: Ann the Bold", "deck: Ann  the Bold"],
)
def test_the_name_in_every_form(line: str) -> None:
    assert read_deck(typed().replace("Name: Ann the Bold", line)) == read_deck(typed())


def test_a_name_keeps_its_signs() -> None:
    assert read_deck(typed("Ann… 安娜，2 of “Ｘ”")).name == "Ann… 安娜，2 of “Ｘ”"


def test_a_deck_without_a_name_gets_one_by_its_cards() -> None:
    text = typed().replace("Name: Ann the Bold\n", "")
    deck = read_deck(text)
    assert deck.name
    assert deck.slots == read_deck(typed()).slots
    assert read_deck(text) == deck
    other = read_deck(text.replace("Troll", "Headhunter"))
    assert other.name != deck.name


@proves("G21")
def test_a_card_under_another_heading_is_a_maverick() -> None:
    deck = read_deck(typed().replace("4x Foggify", "3x Foggify\nTroll"))
    (maverick,) = [slot for slot in deck.slots if slot.maverick]
    assert (maverick.fact.id, maverick.house) == ("troll", Houses.LOGOS)


def test_cards_above_the_first_heading_have_their_own_house() -> None:
    rows = [row for cards in LISTED.values() for row in cards.split("|")]
    assert read_deck("Name: Ann the Bold\n" + "\n".join(rows)) == read_deck(typed())


def test_icons_stand_behind_a_card() -> None:
    deck = read_deck(typed().replace("Troll", "Troll +da.mars").replace("Headhunter", "Headhunter + X"))
    adorned = {slot.fact.id: (slot.icons, slot.icon_house) for slot in deck.slots if slot.icons}
    assert adorned == {"troll": ("AD", Houses.MARS), "headhunter": ("X", NO_HOUSE)}


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "ko"])
@pytest.mark.parametrize("set_code", ["CotA", "WC", "DT", "WoE", "MoMu", "PV", "CC"])
def test_decks_are_read_from_lists_in_every_language(lang: str, set_code: str) -> None:
    for number in range(games_to_play(4)):
        deck = drawn(number, set_code)
        assert read_deck(listed(deck, lang)) == deck, word_of_deck(deck)


@proves("G249")
def test_copies_of_a_gigantic_creature_are_halves() -> None:
    text = typed().replace("Set: CotA", "Set: MoMu").replace("Brobnar", "Saurian")
    text = text.replace("2x Anger", "4x Deusillus").replace("Bumpsy x3", "Bumpsy x1")
    deck = read_deck(text)
    assert [slot.fact.id for slot in deck.slots if slot.fact.half] == ["deusillus"] * 2 + ["deusillus2"] * 2
    assert refused(text.replace("4x Deusillus", "3x Deusillus\nAnger"))[0]["code"] == "deck-halves"


@proves("G20")
@pytest.mark.parametrize("mark", ["(Evil Twin)", "(evil twin)", "（邪惡雙生）", "(사악한 분신)"])
def test_a_twin_is_marked(mark: str) -> None:
    armadrones = f"3x Armadrone|Armadrone {mark}|8 Foggify"
    text = typed(houses={"Logos": armadrones, "Shadows": "12 Troll", "Sanctum": "12 Troll"})
    text = text.replace("Set: CotA", "Set: DT")
    ids = read_deck(text).ids()
    assert (ids.count("armadrone"), ids.count("armadrone-evil-twin")) == (3, 1)


@pytest.mark.parametrize(
    ("set_code", "heading", "name", "card"),
    [
        ("MM", "Dis", "強欲", "greed"),  # Avarice came out later
        ("ToC", "Shadows", "早起的鳥兒", "early-birds"),
    ],
)
def test_a_name_that_two_cards_bear_goes_by_set(set_code: str, heading: str, name: str, card: str) -> None:
    assert len(POOL.named(name)) == 2
    deck = next(
        deck for deck in (drawn(n, set_code) for n in range(200)) if house_named(heading) in deck.houses
    )
    lines = listed(deck, "en").split("\n")
    at = lines.index(heading) + 1
    halves = [slot.fact.half for slot in deck.slots if slot.house == house_named(heading)]
    assert not any(halves[:1])
    again = read_deck("\n".join([*lines[:at], name, *lines[at + 1 :]]))
    assert card in again.ids()


@pytest.mark.parametrize(
    ("heading", "card"), [(Houses.STAR_ALLIANCE, "technobabble"), (Houses.UNFATHOMABLE, "tentaclid")]
)
def test_a_name_in_two_houses_of_a_set_goes_by_house(heading: int, card: str) -> None:
    alike = [POOL.card("technobabble"), POOL.card("tentaclid")]
    assert fitting(alike, POOL.set("DT"), heading, twin=False) == [POOL.card(card)]


def test_a_name_that_is_still_two_cards_is_told() -> None:
    text = typed().replace("Set: CotA", "Set: CC").replace("3 Dust Imp", "3 強欲")
    assert refused(text) == [{"code": "deck-line-several", "line": 11, "expected": "Greed, Avarice"}]
    text = text.replace("強欲", "Avarice").replace("Logos", "Mars")
    assert house(read_deck(text), Houses.DIS).count("avarice") == 3


def test_every_wrong_line_is_told() -> None:
    text = (
        typed()
        .replace("Troll", "Trol")
        .replace("Headhunter", "Qwertyuiop")
        .replace("3 Dust Imp", "99 Dust Imp")
    )
    text = text.replace("Set: CotA", "Set: Moon").replace("4x Foggify", "4x Foggify +AZ")
    assert refused(text) == [
        {
            "code": "deck-line-set",
            "line": 2,
            "found": "Moon",
            "expected": ", ".join(one.code for one in POOL.sets()),
        },
        {"code": "deck-line-unknown", "line": 8, "found": "Qwertyuiop", "expected": "2x Anger"},
        {"code": "deck-line-near", "line": 9, "found": "Trol", "expected": "Troll"},
        {"code": "deck-line-count", "line": 11, "found": 99, "expected": 36},
        {"code": "deck-line-icons", "line": 18, "found": "AZ", "expected": "A C D R X P"},
    ]


def test_a_wrong_count_with_a_house_icon() -> None:
    assert refused(typed().replace("Troll", "0 Troll"))[0]["code"] == "deck-line-count"
    assert refused(typed().replace("Troll", "Troll +A.moon"))[0]["found"] == "A.moon"


def test_a_card_of_no_house_needs_a_heading() -> None:
    rows = [row for cards in LISTED.values() for row in cards.split("|")]
    text = "Set: WC\nGhostform\n" + "\n".join(rows)
    assert refused(text)[0] == {
        "code": "deck-line-house",
        "line": 2,
        "card": "Ghostform",
        "expected": "2x Anger",
    }


@pytest.mark.parametrize(
    "text", ["", "  \n\t", "# nothing", "Name: Ann", "Brobnar\nDis\nLogos", "Ann the Bold"]
)
def test_a_list_without_cards(text: str) -> None:
    assert refused(text) == [{"code": "deck-empty", "expected": "2x Anger"}]


def test_only_so_many_lines_are_told() -> None:
    faults = refused("Ann\n" + "no such thing at all\n" * 500)
    assert len(faults) == MOST_FAULTS


def test_a_list_of_thirty_five_cards() -> None:
    assert [fault["code"] for fault in refused(typed().replace("Troll\n", ""))] == [
        "deck-count",
        "deck-house-count",
    ]


def test_a_list_without_end_is_counted_and_no_more() -> None:
    text = "36 Ghostform\n" * 1500
    assert refused(text) == [{"code": "deck-count", "found": 54_000, "expected": 36}]
    assert refused(text + "999 Anger")[0]["code"] == "deck-line-count"


def test_a_list_of_four_houses() -> None:
    houses = {
        house: "9 " + card
        for house, card in zip(
            ["Brobnar", "Dis", "Logos", "Sanctum"], ["Anger", "Dust Imp", "Foggify", "Troll"], strict=True
        )
    }
    (fault,) = refused(typed(houses=houses))
    assert (fault["code"], fault["found"], fault["expected"]) == ("deck-houses", 4, 3)
    assert Houses.SANCTUM not in read_deck(typed()).houses


def test_reference_cards_stand_anywhere() -> None:
    deck = drawn(1, "WoE")
    text = listed(deck, "en").split("\n")
    assert read_deck("\n".join([*text[:2], text[-1], *text[2:-1]])) == deck
    assert deck.token is not None
