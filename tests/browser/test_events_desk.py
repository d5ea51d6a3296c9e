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


# The rows in which the parts of the header stand, and words of headings that stand on two lines; Chinese has no
# spaces between its words.
LAID_OUT = r"""
() => {
  const middle = (one) => { const box = one.getBoundingClientRect(); return box.top + box.height / 2; };
  const parts = [...document.querySelector("header").children].map(middle);
  const broken = [];
  for (const heading of document.querySelectorAll("h1, h2, h3")) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const word of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top)));
        if (lines.size > 1 && !/\p{Script=Han}/u.test(word[0])) broken.push(word[0]);
      }
  }
  return { spread: Math.max(...parts) - Math.min(...parts), broken, wide: document.scrollingElement.scrollWidth - innerWidth };
}
"""


KOREAN = "제3회 전국어린이보드게임선수권대회 본선진출자결정전"
CHINESE = "第三屆全國兒童桌遊錦標賽決賽資格選拔賽"


@pytest.mark.parametrize(
    ("lang", "locale", "name"),
    [("en", "en-US", KOREAN), ("zh-Hant", "zh-TW", CHINESE), ("ko", "ko-KR", KOREAN)],
)
async def test_desk_pages_on_a_phone_have_one_row_above_them_and_whole_words(
    enter: Enter, lang: str, locale: str, name: str
) -> None:
    olga = await enter("Olga", phone=True, locale=locale)
    olga.lang = lang
    event = await events.creates(olga, "tokyo-duel-swiss", "tokyo-duel", name)
    players = ["Bartholomew Featherstonehaugh", "최고의 전국어린이보드게임선수권우승자"]
    for number, player in enumerate(players):
        await events.decides(olga, event, "entered", name=player)
        await events.decides(olga, event, "checked-in", person=number, checks=[])
    for path in ("overview", "players", "rounds", "judge", "standings", "settings", "player/0", "player/1"):
        await events.opens(olga, event, path)
        await olga.page.wait_for_timeout(100)
        found = await olga.page.evaluate(LAID_OUT)
        assert found["spread"] < 10, path
        assert (found["broken"], found["wide"]) == ([], 0), path
