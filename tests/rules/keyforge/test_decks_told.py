"""Bad decks: each gets one clear sentence in three languages, and nothing but that happens."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.accents import Sorted, heap
from tests.rules.keyforge.deck_files import drawn, typed, vault

from ludarium import i18n
from ludarium.core import LudariumError
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge import decks as de
from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.decks import BadDeck, Fault, read_deck, word_of_deck
from ludarium.games.keyforge.decks.deck import FAR_TOO_LONG
from ludarium.games.keyforge.decks.errors import shown
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, HOUSES_CALLED

DECKS = Path(de.__file__).parent
SOURCES = [*DECKS.glob("*.py"), DECKS.parent / "options.py"]
GIVEN: dict[str, str | int] = {
    "cards": "Anger, Punch",
    "found": 7,
    "line": 11,
    "column": 13,
    "card": "Anger (CotA 1)",
    "set": "CotA",
    "house": "dis",
    "expected": "36",
    "top": 2,
    "bottom": 3,
    "name": "Ann",
    "number": 3,
}
"""Facts for every place that a sentence may have."""


def codes() -> list[str]:
    """All codes that the sources name."""
    found = {code for path in SOURCES for code in re.findall(r'"(deck-[a-z-]+)"', path.read_text("utf-8"))}
    return sorted(found)


def sentence(lang: str, error: LudariumError) -> str:
    facts = {name: fact for name, fact in error.facts.items() if isinstance(fact, str | int)}
    return i18n.say(lang, f"error-{error.code}", **facts)


def told(text: str) -> dict[str, str]:
    """The sentence that a bad deck gets in each language."""
    with pytest.raises(BadDeck) as error:
        read_deck(text)
    sentences = {lang: sentence(lang, error.value) for lang in i18n.LANGUAGES}
    for one in sentences.values():
        assert "\n" not in one
        assert "{ $" not in one
        assert len(one) < 300
        assert all(sign.isprintable() for sign in one)
    assert len(set(sentences.values())) == len(i18n.LANGUAGES)
    return sentences


@pytest.mark.slow
@pytest.mark.parametrize("code", codes())
def test_every_fault_has_its_sentence(code: str) -> None:
    for lang in i18n.LANGUAGES:
        assert i18n.has(f"error-{code}", lang)
        text = i18n.say(lang, f"error-{code}", **GIVEN)
        assert not re.search(r"\{ ?\$|error-|keyforge-", text), text
        assert text.rstrip("”").endswith((".", "。", "36", "?")), text


def test_no_sentence_is_there_for_nothing() -> None:
    locale = Path(__file__).parents[3] / "locale"
    for lang in i18n.LANGUAGES:
        text = (locale / lang / "keyforge-decks.ftl").read_text("utf-8")
        assert sorted(re.findall(r"^error-(\S+) =", text, re.MULTILINE)) == codes()


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_houses_are_called_by_their_names(lang: str) -> None:
    for house, name in enumerate(HOUSE_NAMES):
        assert i18n.say(lang, "keyforge-deck-house", house=name) == HOUSES_CALLED[lang][house]
        assert HOUSES_CALLED[lang][house] in i18n.say(lang, "error-deck-set-house", house=name, set="CotA")


def test_thirty_five_cards() -> None:
    file = vault(drawn(0))
    file["data"]["_links"]["cards"].pop()
    word = word_of_deck(drawn(0))
    for text in (typed().replace("Troll\n", ""), json.dumps(file), word[: word.rindex(",")]):
        sentences = told(text)
        assert sentences["en"].startswith("The deck has 35 cards, and a deck has exactly 36.")
        assert "35 張卡牌" in sentences["zh-Hant"]
        assert "카드가 35장" in sentences["ko"]


def test_four_houses() -> None:
    file = vault(drawn(0))
    copy = file["data"]["_links"]["cards"][0]
    row = next(card for card in file["_linked"]["cards"] if card["id"] == copy)
    other = next(name for name in HOUSES_CALLED["en"][:7] if name not in file["data"]["_links"]["houses"])
    row["house"] = other
    cards = typed().replace("4x Foggify", "Mars\n4x Foggify")
    for text in (cards, json.dumps(file)):
        assert "cards of 4 houses, and a deck has exactly 3" in told(text)["en"]


def test_an_unknown_card() -> None:
    file = vault(drawn(0))
    file["_linked"]["cards"][0]["card_title"] = "The Unheard-of"
    assert "“The Unheard-of” is not known" in told(json.dumps(file))["en"]
    assert "Line 8 names no card" in told(typed().replace("Headhunter", "Headhuntre"))["en"]
    assert "mean “Headhunter”" in told(typed().replace("Headhunter", "Headhuntre"))["en"]
    assert "no card with the number “371”" in told("Ann~CotA~dis:371")["en"]


def test_truncated_json() -> None:
    text = json.dumps(vault(drawn(0)))
    assert "breaks off or cannot be read at line 1" in told(text[:5000])["en"]


def test_five_megabytes() -> None:
    for text in ("x" * 5_000_000, "Anger\n" * 900_000, "{" + " " * 5_000_000, "a~" * 2_500_000):
        assert "deck has at most 1,000,000" in told(text)["en"]


def test_heaps_of_accents_are_not_sorted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever in a file or a list they are."""
    heaped = heap(200_000)
    files = []
    for key in ("card_title", "house"):
        file = vault(drawn(0))
        file["_linked"]["cards"][0][key] = heaped
        files.append(file)
    file = vault(drawn(0))
    file["data"]["name"] = heaped
    files.append(file)
    file = vault(drawn(0))
    file["data"]["bonus_icons"] = [{"card_id": file["data"]["_links"]["cards"][0], "bonus_icons": [heaped]}]
    files.append(file)
    lists = [typed(heap(15_000)), typed() + heap(15_000), "Ann~CotA~" + heap(3_000)]
    work = Sorted(monkeypatch)
    for text in [json.dumps(file, ensure_ascii=False) for file in files] + lists:
        with pytest.raises(BadDeck):
            read_deck(text)
    assert 0 < work.most <= FAR_TOO_LONG


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_a_file_that_is_no_utf_8(encoding: str) -> None:
    for text in (typed(), json.dumps(vault(drawn(0))), word_of_deck(drawn(0))):
        sentences = told(text.encode(encoding).decode("utf-8", errors="replace"))
        assert sentences["en"].startswith("This is not text in UTF-8. Save the file")


@pytest.mark.parametrize("set_code", ["ToC", "PV"])
def test_a_deck_that_cannot_be_played_yet(set_code: str) -> None:
    deck = drawn(1, set_code)
    missing = {slot.fact.name for slot in deck.slots} - {
        slot.fact.name for slot in deck.slots if slot.fact.id in texts()
    }
    with pytest.raises(BadDeck) as error:
        GAME.read_options({"deck-0": word_of_deck(deck)})
    facts = error.value.facts
    assert (error.value.code, facts["number"]) == ("deck-unsupported", len(missing))
    assert facts["cards"] == sorted(missing)
    assert len(missing) > 1
    sentences = {lang: i18n.refusal(lang, error.value.code, facts) for lang in i18n.LANGUAGES}
    assert len(set(sentences.values())) == len(i18n.LANGUAGES)
    for lang, said in sentences.items():
        assert str(facts["number"]) in said
        assert ("、" if lang == "zh-Hant" else ", ").join(sorted(missing)) in said, "all of them, not one"
    assert (
        "all cards of the seven sets from Call of the Archons to Grim Reminders and of More Mutation can be played"
        in sentences["en"]
    )


def test_icons_for_no_copy() -> None:
    """Rows of icons for a card that is not there, and more of them than copies."""
    file = vault(drawn(0))
    file["data"]["bonus_icons"] = [{"card_id": "nobody", "bonus_icons": ["amber"]}]
    assert "the copy “nobody”, which is not in the deck" in told(json.dumps(file))["en"]
    copy = file["data"]["_links"]["cards"][0]
    copies = file["data"]["_links"]["cards"].count(copy)
    file["data"]["bonus_icons"] = [{"card_id": copy, "bonus_icons": []}] * (copies + 1)
    sentences = told(json.dumps(file))
    assert f"The file has {copies + 1} rows of bonus icons for" in sentences["en"]
    assert f"{copies + 1} 列" in sentences["zh-Hant"]
    file["data"]["bonus_icons"].pop()
    assert read_deck(json.dumps(file)) == drawn(0)


def test_several_decks() -> None:
    one = vault(drawn(0))
    assert "a list of 2 decks" in told(json.dumps([one, one]))["en"]


@pytest.mark.parametrize(
    "name",
    [
        *("Ann\x00", "Ann\x1b[31m", "Ann\u202egod", "<b>Ann</b>", "<img src=x onerror=alert(1)>", "A" * 1000),
        *("\u2066Ann\u2069", "Ann\u200b", "\ud83d", "Ann\u0007", "A\u0300\u0300\u0300\u0300\u0300"),
    ],
)
def test_a_hostile_name(name: str) -> None:
    file = vault(drawn(0))
    file["data"]["name"] = name
    texts = [json.dumps(file)]
    if "\ud83d" not in name:
        texts.append(typed(name))
    for text in texts:
        sentences = told(text)
        assert sentences["en"].startswith("The deck’s name")


@pytest.mark.parametrize("name", ["<b>Ann", "Ann\u202e", "x" * 999])
def test_a_hostile_card(name: str) -> None:
    file = vault(drawn(0))
    file["_linked"]["cards"][0]["card_title"] = name
    assert shown(name) in told(json.dumps(file))["en"]
    assert shown(name[:200]) in told(typed().replace("Troll", name))["en"]


def test_a_bad_deck_tells_all_its_faults_to_who_asks() -> None:
    with pytest.raises(BadDeck) as error:
        read_deck(typed().replace("Troll", "Trol").replace("Headhunter", "Headhuntre"))
    faults: list[Fault] = error.value.faults
    assert [fault.facts["line"] for fault in faults] == [8, 9]
    assert error.value.facts == {**faults[0].facts, "option": "deck"}
