"""The rules page, addresses that lead nowhere, and the wishes that are kept."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.browser.conftest import Enter
from tests.browser.hall import ROOT

from ludarium.core import games

pytestmark = pytest.mark.asyncio(loop_scope="session")

LANGUAGES = {"en": ("English", ""), "zh-Hant": ("繁體中文", ".zh-Hant"), "ko": ("한국어", ".ko")}


AT_THE_TOP = "(id) => Math.abs(document.getElementById(id).getBoundingClientRect().top) < 80"


async def test_the_rules_in_three_languages_with_anchors(enter: Enter) -> None:
    ann = await enter("Ann")
    read: list[str] = []
    ann.page.on("request", lambda request: read.append(request.url) if "/api/rules/" in request.url else None)
    await ann.goes("/rules/saboteur#S7.4")
    await expect(ann.page.locator("[id='S7.4']")).to_be_in_viewport()
    for lang, (own, suffix) in LANGUAGES.items():
        await ann.press(ann.button("hall-language"))
        await ann.press(ann.page.get_by_role("menuitem", name=own, exact=True))
        ann.lang = lang
        await expect(ann.page.locator("html")).to_have_attribute("lang", lang)
        document = (ROOT / "docs" / "rules" / f"saboteur{suffix}.md").read_text(encoding="utf-8")
        title = document.splitlines()[0].removeprefix("# ")
        await expect(ann.page.locator("article h1")).to_have_text(title)
        chapters = ann.page.get_by_role("navigation", name=ann.say("hall-rules-contents")).get_by_role("link")
        assert await chapters.count() == sum(line.startswith("## ") for line in document.splitlines())
        await ann.press(chapters.last)
        await expect(ann.page.locator("article h2").last).to_be_in_viewport()
        await ann.press(ann.page.locator("article a[href='#S7.4']").first)
        await ann.finds(AT_THE_TOP, "S7.4")  # it may be in sight before the page goes there
        await ann.page.get_by_label(ann.say("hall-rules-search"), exact=True).fill("S12.3")
        await expect(ann.page.locator("[id='S12.3']")).to_be_in_viewport()
        await ann.page.get_by_label(ann.say("hall-rules-search"), exact=True).fill("")
        await ann.press(ann.page.locator("article a[href='#S7.4']").first)
    assert len(read) == len(LANGUAGES), "whoever goes to another rule reads on"


async def test_addresses_that_lead_nowhere(enter: Enter) -> None:
    ann = await enter("Ann")
    await ann.goes("/nowhere/at/all")
    await expect(ann.page.locator("main")).to_contain_text(ann.say("hall-lost-text"))
    with ann.forgiving():  # the hall answers 404, and the console says so
        await ann.goes("/table/nosuchid")
        await expect(ann.page.locator("main")).to_contain_text(ann.say("error-unknown-table"))
        await ann.goes("/rules/nosuchgame")
        await expect(ann.page.locator("main")).to_contain_text(
            ann.say("error-unknown-game", game="nosuchgame", known=", ".join(games()))
        )
    await ann.press(ann.page.get_by_role("link", name=ann.say("hall-to-lobby"), exact=True))
    await expect(ann.page.locator("#hero-title")).to_be_visible()


async def test_wishes_are_kept(enter: Enter) -> None:
    ann = await enter("Ann")
    await ann.goes()
    await ann.press(ann.button("hall-settings"))
    await ann.press(ann.dialog().get_by_role("radio", name=ann.say("hall-theme-dark"), exact=True))
    await ann.press(ann.dialog().get_by_role("switch", name=ann.say("hall-sound"), exact=True))
    size = ann.say("hall-text-size-percent", percent=130)
    await ann.press(ann.dialog().get_by_role("radio", name=size, exact=True))
    await ann.reopens()
    await expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    await ann.press(ann.button("hall-settings"))
    await expect(
        ann.dialog().get_by_role("switch", name=ann.say("hall-sound"), exact=True)
    ).not_to_be_checked()
    await expect(ann.dialog().get_by_role("radio", name=size, exact=True)).to_be_checked()
