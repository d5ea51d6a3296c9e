"""Looking back with the engine: an analysis is asked for beside a replay, waited for, and leads to where a game turned."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.browser import keyforge
from tests.browser.axe import findings
from tests.browser.conftest import Enter
from tests.browser.test_replay import at, control, gives_up

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_engine_looks_at_a_finished_game(enter: Enter) -> None:
    ann = await enter("Ann")
    await keyforge.makes_table(ann)
    await ann.starts()
    await keyforge.plays(ann, questions=6)
    await gives_up(ann)
    count = ann.messages("game")[-1]["number"]
    await ann.press(control(ann, "open"))
    await at(ann, 0, count)
    await ann.page.keyboard.press("a")
    panel = ann.page.locator("[data-analysis]")
    await ann.press(panel.locator("[data-analysis-begin]"))
    await expect(panel).to_have_attribute("data-analysis", "done")
    await expect(panel.locator("figcaption")).to_have_text(ann.say("analysis-curve-of", name="Ann"))
    await expect(panel.locator("[data-analysis-spot]")).to_be_visible()
    assert await findings(ann.page) == []

    # a row of the table leads to its step
    await ann.press(panel.locator("summary", has_text=ann.say("analysis-curve-table")))
    row = panel.locator("tbody tr button").nth(1)
    place = int(await row.inner_text())
    await ann.press(row)
    await at(ann, place, count)

    # another one with all hands open, which is called off
    await panel.get_by_label(ann.say("analysis-knowledge")).select_option(label=ann.say("analysis-open"))
    await ann.press(panel.locator("[data-analysis-begin]"))
    off = panel.locator("[data-analysis-off]")
    await ann.press(off)
    await expect(panel.locator("[data-analysis-begin]")).to_be_visible()


async def test_whoever_plays_alone_with_bots_gets_a_hint(enter: Enter) -> None:
    ann = await enter("Ann")
    await keyforge.makes_table(ann)
    await ann.starts()
    await keyforge.plays(ann, questions=2)
    hint = ann.page.locator("[data-hint-open]:not([aria-disabled])")
    await ann.press(hint)
    sheet = ann.page.locator("[data-hint]")
    await expect(sheet.locator("> li").first).to_contain_text(ann.say("analysis-hint-search"))
    await expect(sheet).to_contain_text(ann.say("analysis-hint-greedy"))
    assert await findings(ann.page) == []
