"""The box of decks: many at once, found as one types, by the keys alone, with a note, and brought to a table."""

from __future__ import annotations

from statistics import median

import pytest
from playwright.async_api import expect
from tests.browser.conftest import Enter
from tests.browser.test_axe import is_sound
from tests.browser.test_cards import MEASURES
from tests.browser.test_phone import fits

from ludarium.core.chance import Chance
from ludarium.games.keyforge.cards import playable
from ludarium.games.keyforge.decks import generated, word_of_deck

pytestmark = pytest.mark.asyncio(loop_scope="session")

SETS = ("CotA", "AoA", "WC", "MM", "DT", "WoE", "GR", "MoMu")
ANSWERED = 100
"""Milliseconds from a key press to the first results, with 200 decks."""


def words(count: int) -> list[str]:
    """Decks as hand-made as a test needs them: each another one, of all sets in turn."""
    return [
        word_of_deck(generated(SETS[at % len(SETS)], Chance.of(f"box {at}"), playable()))
        for at in range(count)
    ]


async def test_two_hundred_decks_by_the_keys_alone(enter: Enter) -> None:
    """Added in one go, searched with an answer to every key, read and written about, and gone again."""
    ann = await enter("Ann")
    page = ann.page
    await ann.goes("/decks")
    await is_sound(ann, "no decks")
    await page.locator("[data-add-decks]").focus()
    await page.keyboard.press("Enter")
    told = words(200)
    await page.keyboard.insert_text("\n".join([*told, told[0], "Name~CotA~brobnar:1"]))
    await page.get_by_role("button", name=ann.say("keyforge-deckbox-keep")).focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-added='200']")).to_contain_text(
        ann.say("keyforge-deckbox-wrong", count=1)
    )
    await is_sound(ann, "decks added")
    await page.keyboard.press("Escape")

    count = page.locator("[data-count]")
    await expect(count).to_have_attribute("data-count", "200")
    await page.locator("#deck-search").focus()
    await page.evaluate(MEASURES.replace("#card-search", "#deck-search").replace("card-list", "deck-list"))
    for typed in ("dust imp", "the", "an anger"):
        await page.keyboard.press("Control+A")
        await page.keyboard.type(typed, delay=150)
    answers = await page.evaluate("answers")
    print("milliseconds to each answer:", answers)
    assert median(answers) < ANSWERED

    await page.keyboard.press("Control+A")
    await page.keyboard.type("the")
    await page.keyboard.press("ArrowDown")
    first = page.locator("[data-found] [data-deck]").first
    await expect(first).to_be_focused()
    await page.keyboard.press("ArrowUp")
    await expect(page.locator("#deck-search")).to_be_focused()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-deck-page]")).to_be_visible()
    await expect(page.locator("[data-counts]")).to_contain_text(ann.say("keyforge-deckbox-reaps"))
    await page.locator("[data-hand='first']").focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-hand-cards]")).to_have_attribute("data-hand-cards", "7")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-hand-cards]")).to_have_attribute("data-hand-cards", "6")
    await expect(page.locator("[data-hand='again']")).to_be_disabled()
    await is_sound(ann, "a deck")
    await page.get_by_label(ann.say("keyforge-deckbox-note"), exact=True).focus()
    await page.keyboard.type("zephyr")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-deck-note] button[type=submit]")).to_be_disabled()

    await ann.goes("/decks?text=zephyr")
    await expect(count).to_have_attribute("data-count", "1")
    await ann.goes("/decks?set=WC")
    await expect(count).to_have_attribute("data-count", "25")
    await is_sound(ann, "decks of a set")
    select = page.get_by_label(ann.say("keyforge-gallery-house"), exact=True)
    await select.focus()
    await page.keyboard.type(ann.say("keyforge-house-saurian"))
    await expect(page).to_have_url(f"{ann.address}/decks?set=WC&house=saurian")

    await ann.goes("/decks?text=zephyr")
    await page.locator("[data-deck]").focus()
    await page.keyboard.press("Enter")
    await page.locator("[data-remove-deck]").focus()
    await page.keyboard.press("Enter")
    await page.get_by_role("dialog").get_by_role("button", name=ann.say("keyforge-deckbox-remove")).focus()
    await page.keyboard.press("Enter")
    await expect(count).to_have_attribute("data-count", "199")


async def test_an_alliance_is_built(enter: Enter) -> None:
    """Of three houses of several decks of one set, by the keys alone; it is a deck like the others."""
    ann = await enter("Ann")
    page = ann.page
    await ann.goes("/decks")
    await ann.press(page.locator("[data-add-decks]"))
    told = [word_of_deck(generated("WoE", Chance.of(f"allied {at}"), playable())) for at in range(4)]
    await page.locator("[data-deck-form] textarea").fill("\n".join(told))
    await ann.press(page.get_by_role("button", name=ann.say("keyforge-deckbox-keep")))
    await expect(page.locator("[data-added='4']")).to_be_visible()
    await page.keyboard.press("Escape")
    await page.locator("[data-build-alliance]").focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-alliance]")).to_be_visible()
    await page.locator("[data-alliance-keep]").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert")).to_have_text(ann.say("keyforge-deckbox-pods-missing", count=3))
    for place in (1, 2, 3):
        select = page.get_by_label(ann.say("keyforge-deckbox-pod", place=place), exact=True)
        await select.focus()
        for _ in range(2 * place):
            await page.keyboard.press("ArrowDown")
    await is_sound(ann, "an alliance")
    await page.get_by_label(ann.say("keyforge-deckbox-alliance-name"), exact=True).focus()
    await page.keyboard.type("Three friends")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-deck-page]")).to_be_visible()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Three friends")
    await expect(page.locator("[data-deck-cards] h2")).to_have_count(4)


@pytest.mark.parametrize(("locale", "lang"), [("zh-TW", "zh-Hant"), ("ko-KR", "ko")])
async def test_a_kept_deck_comes_to_a_table(enter: Enter, locale: str, lang: str) -> None:
    """In either language on a phone: it is chosen by its name where something is brought."""
    bob = await enter("Bob", locale=locale, phone=True)
    bob.lang = lang
    page = bob.page
    await bob.goes("/decks")
    await bob.press(page.locator("[data-add-decks]"))
    [word] = words(1)
    await page.locator("[data-deck-form] textarea").fill(word)
    await bob.press(page.get_by_role("button", name=bob.say("keyforge-deckbox-keep")))
    await expect(page.locator("[data-added='1']")).to_be_visible()
    await fits(bob)
    await page.keyboard.press("Escape")
    name = await page.locator("[data-deck] .name").inner_text()
    await fits(bob)
    await bob.press(page.locator("[data-deck]"))
    await expect(page.get_by_role("heading", level=1)).to_have_text(name)
    await fits(bob)
