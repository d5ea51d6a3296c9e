"""Small annoyances that a desk must not have: pages that jump or scroll sideways, steps taken twice."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.browser import events
from tests.browser.conftest import Enter

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PLAYERS = 40
"""Enough for a list of several screens."""


async def test_a_page_stays_where_its_reader_is(enter: Enter) -> None:
    olga = await enter("Olga")
    event = await events.creates(olga, "tokyo-duel-swiss", "tokyo-duel", "Forty")
    await events.opens(olga, event, "players")
    await events.pastes(olga, [f"Player {number}" for number in range(PLAYERS)])
    last = olga.page.locator(f"[data-check='{PLAYERS - 1}']")
    await last.scroll_into_view_if_needed()
    before = await olga.page.evaluate("scrollY")
    assert before > 0
    await events.decides(olga, event, "checked-in", person=PLAYERS - 2, checks=[])
    await expect(olga.page.locator(f"[data-check='{PLAYERS - 2}']")).to_have_count(0)
    assert await olga.page.evaluate("scrollY") == before


async def test_a_double_click_takes_one_step(enter: Enter) -> None:
    olga = await enter("Olga")
    event = await events.creates(olga, "tokyo-duel-swiss", "tokyo-duel", "Four")
    for number in range(4):
        await events.decides(olga, event, "entered", name=f"Player {number}")
        await events.decides(olga, event, "checked-in", person=number, checks=[])
    draw = events.next_step(olga, "draw")
    await expect(draw).to_be_enabled()
    await draw.dblclick()
    await expect(events.next_step(olga, "publish")).to_be_enabled()
    seen = await events.view(olga, event)
    assert seen["draft"] is not None
    assert seen["rounds"] == []


async def test_the_list_of_events_fits_a_phone(enter: Enter) -> None:
    olga = await enter("Olga", phone=True)
    await events.creates(olga, "saboteur-championship", "saboteur", "Gold")
    await olga.goes("/events")
    picture = olga.page.get_by_role("link", name="Gold").locator("svg").first
    await expect(picture).to_be_attached()
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert await olga.page.evaluate(wide) == 0
