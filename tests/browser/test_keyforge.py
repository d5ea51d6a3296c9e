"""Whole games of KeyForge in the browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.browser import keyforge
from tests.browser.axe import findings
from tests.browser.conftest import PHONE, Enter
from tests.browser.hall import later
from tests.browser.person import Person
from tests.browser.test_keyboard import Keys
from tests.browser.test_languages import check, texts
from tests.browser.test_phone import fits

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAME = 45 * 60  # seconds of a timed game


@pytest.mark.drawn(4, of="games of KeyForge")
async def test_a_game_with_an_imported_deck(enter: Enter, tmp_path: Path) -> None:
    """Against a bot, to the result; every kind of question that comes up is free of serious axe findings."""
    ann = await enter("Ann")
    deck = keyforge.deck_file("Ann", tmp_path)
    await keyforge.makes_table(ann, deck=deck)
    await expect(ann.page.locator("main")).to_contain_text(keyforge.deck_of("Ann").name)
    await ann.starts()
    looked: set[str] = set()
    while True:
        kind, number = await keyforge.asked(ann)
        if kind not in looked:
            looked.add(kind)
            assert await findings(ann.page) == []
        if kind == "end":
            break
        await keyforge.chooses(ann, keyforge.wish(ann, keyforge.offered(ann)))
        await ann.reaches(number + 1)
    assert {"mulligan", "house", "turn", "place", "card", "key"} <= looked
    view = ann.newest_view()
    assert view["players"][0]["name"] == keyforge.deck_of("Ann").name
    assert len(view["players"][view["winner"]]["keys"]) == 3
    await expect(keyforge.result(ann)).to_have_attribute("data-keyforge-end", "keys")
    # Another layout is no reason to show the result again.
    await ann.press(ann.page.locator("[data-close-end]"))
    await ann.page.set_viewport_size(PHONE)
    await expect(ann.page.locator("[data-keyforge-result]")).to_be_visible()
    await expect(keyforge.result(ann)).to_have_count(0)


@pytest.mark.drawn(4, of="games of KeyForge")
async def test_a_sealed_game_in_chinese(enter: Enter) -> None:
    """By touch on a phone in the dark: no English but what a deck is called, nothing wider than the screen, no finding of axe."""
    mei = await enter("美玲", phone=True, locale="zh-TW", color_scheme="dark")
    mei.lang = "zh-Hant"
    await mei.goes()
    await expect(mei.page.locator("html")).to_have_attribute("lang", "zh-Hant")
    await keyforge.makes_table(mei)
    await mei.starts()
    kind, number = await keyforge.asked(mei)
    decks = mei.newest_view()["players"]
    assert decks[0]["name"] != decks[1]["name"]
    names = {*seated(mei), *[deck[what] for deck in decks for what in ("name", "set")]}
    seen: set[str] = set()
    while kind != "end":
        if kind not in seen:
            seen.add(kind)
            await fits(mei)
            assert await findings(mei.page) == []
        shown = await texts(mei)
        check("zh-Hant", shown, names)
        assert [text for text in shown if "keyforge-" in text] == []
        await keyforge.chooses(mei, keyforge.wish(mei, keyforge.offered(mei)))
        kind, number = await keyforge.asked(mei, number)
    await fits(mei)
    check("zh-Hant", await texts(mei), names)
    await expect(mei.dialog()).to_contain_text(mei.say("keyforge-end-title"))


async def test_a_timed_game_runs_into_overtime_and_the_tie_break(
    timed_hall: tuple[str, Path], enter: Enter
) -> None:
    """T6: time runs out in the middle of the first turn. That turn and one more are played; nobody has a key then."""
    address, ahead = timed_hall
    ann = await enter("Ann", address=address)
    await keyforge.makes_table(ann, time=45)
    await ann.starts()
    await keyforge.plays(ann, until="turn")
    limit = ann.page.locator("[data-keyforge-limit]")
    await expect(limit).to_have_attribute("data-keyforge-limit", "running")
    later(ahead, GAME)
    await keyforge.plays(ann, questions=1)
    await expect(limit).to_have_attribute("data-keyforge-limit", "overtime")
    await expect(limit).to_have_text(ann.say("keyforge-limit", state="overtime", minutes=45))
    assert await keyforge.plays(ann) == "end"
    result = keyforge.result(ann)
    await expect(result).to_have_attribute("data-keyforge-end", "time")
    view = ann.newest_view()
    winner = seated(ann)[view["winner"]]
    await expect(result).to_contain_text(ann.say("keyforge-reason-time", name=winner))
    told = [event for message in ann.messages("game") for event in message["events"]]
    states = [event["state"] for event in told if event["kind"] == "overtime"]
    assert states == ["overtime", "last-turn", "forge-only"]
    assert [event["seat"] for event in told if event["kind"] == "tie_break"] == [view["winner"]]
    await expect(ann.page.locator(".log")).to_contain_text(winner)


def seated(person: Person) -> list[str]:
    """The names of those at the table."""
    return [seat["name"] for seat in person.messages("welcome")[0]["table"]["seats"]]


@pytest.mark.drawn(4, of="games of KeyForge")
async def test_a_game_with_keys_alone_on_a_small_screen(enter: Enter) -> None:
    kim = await enter("Kim", viewport=PHONE)
    keys = Keys(kim)
    await kim.goes()
    await keys.tabs_to_box("keyforge")
    await keys.press("Enter")
    await expect(kim.dialog().get_by_label(kim.say("hall-name"))).to_be_visible()
    await keys.tabs_to("dialog[open] input")
    await kim.page.keyboard.type("Kim")
    await keys.press("Enter")
    after = -1
    while True:
        kind, number = await keyforge.asked(kim, after)
        await keys.has_focus()
        if kind == "end":
            break
        if kind == "house" and "arrow" not in keys.used:
            houses = keyforge.offered(kim)
            await keys.tabs_to(keyforge.at("option", houses[0]))
            await keys.press("ArrowRight")
            await expect(keys.focused(keyforge.at("option", houses[1]))).to_have_count(1)
            keys.used.add("arrow")
        await answers_by_keys(keys)
        after = number
    await fits(kim)
    await keys.press("Escape")
    await expect(keyforge.result(kim)).to_have_count(0)
    assert await kim.seen("presses") == 0
    assert {"number", "letter", "arrow", "Enter"} <= keys.used


# The shortcuts of ways to use a card, and of answers.
LETTERS = {"reap": "r", "fight": "f", "action": "a", "omni": "a", "unstun": "a", "discard": "x"}
ANSWERS = {"end": "e", "done": "d", "yes": "d", "take": "d", "keep": "d", "no": "n", "leave": "n"}


async def answers_by_keys(keys: Keys) -> None:
    """A card of the hand by its number, one in play and plain answers by a letter, all else by going there and Enter."""
    kim = keys.person
    option = keyforge.wish(kim, keyforge.offered(kim))
    word, _, ref = option.partition(":")
    if word in ANSWERS:
        await keys.press(ANSWERS[word])
        return
    hand = await kim.page.locator("[data-keyforge-hand]").evaluate_all(
        "(all) => all.map((one) => one.dataset.keyforgeHand)"
    )
    where = keyforge.presses_for(option)[0]
    if word in ("play", "hand"):
        keys.used.add("number")
        number = str(hand.index(ref) + 1)
        # Pressed twice a card is played that could be discarded, too.
        await keys.press(*[number] * (1 + (f"discard:{ref}" in keyforge.offered(kim))))
        return
    await keys.tabs_to(where)
    if word in LETTERS:
        keys.used.add("letter")
        await keys.press(LETTERS[word])
    else:
        keys.used.add("Enter")
        await keys.press("Enter")
