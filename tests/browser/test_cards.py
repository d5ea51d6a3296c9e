"""The gallery of cards: found as one types, by the keys alone, shared by an address, read without a network, and tried at a table."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.browser import keyforge
from tests.browser.conftest import Enter
from tests.browser.hall import Wire
from tests.browser.test_axe import is_sound
from tests.browser.test_offline import arrives, has_kept, loses_network
from tests.browser.test_phone import fits

pytestmark = pytest.mark.asyncio(loop_scope="session")

TROLL = {"en": "Troll", "zh-Hant": "巨魔", "ko": "Troll"}
"""It has no Korean name."""

# Until the service worker has kept what the gallery needs in a language.
KEPT = """
async (language) => {
  for (const name of await caches.keys()) {
    const paths = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    if (paths.some((path) => path.includes(`/assets/${language}-`)) && paths.some((path) => path.includes("/assets/facts-"))) return true;
  }
  return false;
}
"""
# How long it takes from a key press to the frame in which the first cards that were found are seen.
MEASURES = """
() => {
  globalThis.answers = [];
  const field = document.querySelector("#card-search");
  field.addEventListener("beforeinput", () => performance.mark("key"));
  new MutationObserver(() => {
    if (performance.getEntriesByName("key").length === 0) return;
    requestAnimationFrame(() => setTimeout(() => {
      if (performance.getEntriesByName("key").length === 0) return;
      answers.push(Math.round(performance.measure("answer", "key").duration));
      performance.clearMarks("key");
    }));
  }).observe(document.querySelector("[data-card-list]"), { subtree: true, childList: true, characterData: true, attributes: true });
}
"""


async def test_a_card_is_found_and_read_with_the_keys_alone(enter: Enter) -> None:
    """From the lobby to a card, on to the next one and back to where the list was; the time of each answer is printed."""
    ann = await enter("Ann")
    page = ann.page
    await ann.goes()
    await page.locator("[data-cards]").focus()
    await page.keyboard.press("Enter")
    count = page.locator("[data-count]")
    await expect(count).to_have_attribute("data-count", "2710")
    await page.locator("#card-search").focus()
    await page.evaluate(MEASURES)
    await page.keyboard.type("dust imp", delay=120)
    await expect(page).to_have_url(f"{ann.address}/cards?text=dust+imp")
    first = page.locator("[data-found] [data-card]").first
    await expect(first).to_have_attribute("data-card", "dust-imp")
    print("milliseconds to each answer:", await page.evaluate("answers"))

    await page.keyboard.press("Control+A")
    await page.keyboard.type("goblin")
    await page.keyboard.press("ArrowDown")
    await expect(first).to_be_focused()
    await page.keyboard.press("ArrowRight")
    second = page.locator("[data-found] [data-card]").nth(1)
    await expect(second).to_be_focused()
    opened = await second.get_attribute("data-card")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-card-page]")).to_have_attribute("data-card-page", opened or "")
    await expect(page.locator("#main")).to_be_focused()
    await page.locator("[data-card-after]").focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(f"[data-card-page='{opened}']")).to_have_count(0)
    for _ in range(2):
        await page.go_back()
    await expect(page.locator(f"[data-card='{opened}']")).to_be_focused()

    await page.keyboard.press("Shift+Tab")
    await page.locator("[data-card-filters] summary").focus()
    await page.keyboard.press("Enter")
    select = page.get_by_label(ann.say("keyforge-gallery-rarity-label"))
    await select.focus()
    await page.keyboard.type(ann.say("keyforge-gallery-rarity", rarity="rare")[:4])
    await expect(page).to_have_url(f"{ann.address}/cards?text=goblin&rarity=rare")


@pytest.mark.parametrize(
    ("locale", "lang", "phone"), [("en-US", "en", False), ("zh-TW", "zh-Hant", True), ("ko-KR", "ko", True)]
)
async def test_a_shared_address_shows_the_same_cards(
    enter: Enter, locale: str, lang: str, phone: bool
) -> None:
    """In the language of whoever opens it, and sound in every size; a card that can't be played yet says so."""
    bob = await enter("Bob", locale=locale, phone=phone)
    bob.lang = lang
    page = bob.page
    await bob.goes("/cards?text=giant&set=CotA&house=brobnar&type=creature&sort=power")
    await expect(page.locator("[data-count]")).to_have_attribute("data-count", "17")
    await expect(page.locator("#card-search")).to_have_value("giant")
    await expect(page.get_by_label(bob.say("keyforge-gallery-house"))).to_have_value("brobnar")
    if phone:
        await fits(bob)
    if lang == "en":
        await is_sound(bob, "the gallery")

    await bob.goes("/cards/troll")
    await expect(page.get_by_role("heading", level=1)).to_have_text(TROLL[lang])
    rules = page.locator("a[href='/rules/keyforge#G70']")
    await expect(rules).to_be_visible()
    await expect(page.locator("main")).to_contain_text(bob.say("keyforge-gallery-prints"))
    if phone:
        await fits(bob)
    if lang == "en":
        await is_sound(bob, "a card")
        await rules.click()
        await expect(page.locator("article #G70")).to_be_visible()
    await bob.goes("/cards/siphon-maw")
    await expect(page.locator("[data-not-yet]")).to_have_text(bob.say("keyforge-gallery-not-yet-text"))
    await expect(page.locator("[data-try-card]")).to_have_count(0)
    await bob.goes("/cards/no-such-card")
    await expect(page.get_by_role("heading", level=1)).to_have_text(bob.say("keyforge-gallery-unknown"))


async def test_the_gallery_is_there_without_a_network(enter: Enter, wire: Wire) -> None:
    ann = await arrives(enter, wire.address)
    await has_kept(ann)
    await ann.finds(KEPT, "en")
    page = ann.page
    with ann.forgiving():
        await loses_network(ann, wire)
        await ann.goes("/account")
        await ann.press(
            page.get_by_role("link", name=ann.say("hall-cards-of", game=ann.say("keyforge-name")))
        )
        await expect(page.locator("[data-count]")).to_have_attribute("data-count", "2710")
        await page.locator("#card-search").fill("heal 3 damage troll")
        await ann.press(page.locator("[data-card='troll']"))
        await expect(page.locator("[data-card-page='troll'] .text").first).to_contain_text("Heal 3 damage")
        await expect(page.locator("[data-try-card]")).to_be_disabled()
        await expect(page.locator("[data-card-page]")).to_contain_text(ann.say("keyforge-gallery-try-lost"))
        await expect(page.locator(".rules li span").first).not_to_be_empty()
        wire.mend()
        await ann.context.set_offline(False)


async def test_a_card_is_tried(enter: Enter) -> None:
    """The table stands in two presses, with the card in hand; its house can be chosen and the card played."""
    ann = await enter("Ann")
    page = ann.page
    await ann.goes("/cards/troll")
    await ann.press(page.locator("[data-try-card]"))
    kind, after = await keyforge.asked(ann)
    assert "troll" in ann.newest_view()["players"][0]["hand"]
    while "play:troll" not in keyforge.offered(ann):
        options = keyforge.offered(ann)
        assert kind != "end"
        option = "house:brobnar" if "house:brobnar" in options else keyforge.wish(ann, options)
        kind, after = await keyforge.answers(ann, option, after)
    await keyforge.answers(ann, "play:troll", after)
