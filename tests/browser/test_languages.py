"""Another language in the middle of a game, without losing the page."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect
from tests.browser.conftest import Enter
from tests.browser.person import Person

from ludarium import i18n

pytestmark = pytest.mark.asyncio(loop_scope="session")

# All that is read or heard on the page: texts, and the attributes that stand for one.
TEXTS = """
() => {
  const texts = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement.closest("script, style, code, kbd, [lang]:not(html)")) texts.add(node.data.trim());
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) texts.add(one.getAttribute(name)?.trim());
  texts.delete("");
  return [...texts].filter(Boolean);
}
"""

RAW = re.compile(
    r"\{ ?\$|\b(hall|saboteur|error|server|cli)-[a-z]+(-[a-z]+)*\b|\{[^}]*\}|undefined|NaN|\[object"
)
LATIN = re.compile(r"[A-Za-z]{2,}")
SCRIPT = {"zh-Hant": re.compile(r"[\u4e00-\u9fff]"), "ko": re.compile(r"[\uac00-\ud7a3]")}


async def texts(person: Person) -> set[str]:
    return set(await person.page.evaluate(TEXTS))


async def switches_to(person: Person, lang: str) -> None:
    """By the settings in the table's menu; the page stays as it is."""
    await person.press(person.button("hall-table-menu"))
    await person.press(person.page.get_by_role("menuitem", name=person.say("hall-settings"), exact=True))
    own = {"en": "English", "zh-Hant": "繁體中文", "ko": "한국어"}[lang]
    await person.press(person.dialog().get_by_role("radio", name=own, exact=True))
    person.lang = lang
    await expect(person.page.locator("html")).to_have_attribute("lang", lang)
    await expect(person.dialog()).to_contain_text(person.say("hall-theme"))


def check(lang: str, shown: set[str], names: set[str]) -> None:
    """No raw message, and nothing that is still in English."""

    def bare(text: str) -> str:
        for name in names:
            text = text.replace(name, "")
        return text

    assert [text for text in shown if RAW.search(text)] == []
    if lang != "en":
        assert [text for text in shown if LATIN.search(bare(text))] == []
        assert any(SCRIPT[lang].search(text) for text in shown)


async def test_the_language_changes_in_mid_game(enter: Enter) -> None:
    """All of the table, its settings, its log and its dialogs, in three languages and back."""
    ann = await enter("Ann")
    await ann.goes()
    await ann.plays_now()
    await ann.plays(turns=3)
    await ann.page.evaluate("globalThis.stayed = true")
    await ann.press(ann.page.locator("header").get_by_role("button", name=ann.say("hall-chat"), exact=True))
    await ann.press(ann.button("hall-chat-phrases"))
    await ann.picks(ann.page.locator("[data-sab-hand]").first)
    players = ann.page.locator("section.seats .name .text")
    names = {name.strip() for name in await players.all_text_contents()} | {"Ludarium"}
    _, number = await ann.asked()

    for lang in ("en", "zh-Hant", "ko", "en"):
        await switches_to(ann, lang)
        shown = await texts(ann)
        await ann.page.keyboard.press("Escape")
        await expect(ann.dialog()).to_have_count(0)
        for tab in ("log", "chat"):
            await ann.press(ann.page.locator(f"[data-tab={tab}]"))
            shown |= await texts(ann)
        for entry in ("hall-shortcuts", "hall-table-about", "hall-rulings"):
            await ann.press(ann.button("hall-table-menu"))
            await ann.press(ann.page.get_by_role("menuitem", name=ann.say(entry), exact=True))
            await expect(ann.dialog()).to_be_visible()
            shown |= await texts(ann)
            await ann.page.keyboard.press("Escape")
        check(lang, shown, names)

    assert await ann.page.evaluate("stayed")
    assert (await ann.asked())[1] == number
    await ann.plays(turns=1)


@pytest.mark.parametrize("lang", ["zh-Hant", "ko"])
async def test_a_page_in_the_language_of_the_browser(enter: Enter, lang: str) -> None:
    """Home, new table, waiting room and the end of a round, as somebody reads them who knows no other language."""
    ann = await enter("安", locale={"zh-Hant": "zh-TW", "ko": "ko-KR"}[lang])
    ann.lang = lang
    names = {"安", "Ludarium", *i18n.say(lang, "hall-bot-names").split(" | ")}
    names.add(i18n.say(lang, "ready-fence-name"))  # in Chinese the game keeps its own name
    names.add("Master Vault")  # where decks are registered: a place of that name in every language
    await ann.goes()
    await expect(ann.page.locator("html")).to_have_attribute("lang", lang)
    await expect(ann.page.locator("[data-play]")).to_be_enabled()
    await expect(ann.page.locator("[data-lists]")).to_be_visible()  # the tables of others, with their names
    shown = await texts(ann)
    names |= set(await ann.page.locator(".tables .seats .spoken").all_text_contents())
    titles = "all => all.map(one => one.title)"
    names |= set(await ann.page.locator(".tables .seats button").evaluate_all(titles))
    await ann.press(ann.button("hall-play-friends"))
    shown |= await texts(ann)
    await ann.press(ann.button("hall-close"))
    await ann.makes_table(seats=5)
    shown |= await texts(ann)
    await ann.starts()
    await ann.plays(until="round-end")
    shown |= await texts(ann)
    await ann.page.keyboard.press("Escape")
    shown |= await texts(ann)
    await ann.ends_the_game()
    await ann.asked()
    shown |= await texts(ann)
    check(lang, {text for text in shown if "http" not in text}, names)
