"""A new person, a mouse, and bots."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.browser.conftest import Enter
from tests.browser.person import LIT

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_play_now_is_two_clicks_and_leads_to_the_final_gold_count(enter: Enter) -> None:
    ann = await enter("Ann", reduced_motion="no-preference")
    await ann.goes()
    await ann.press(ann.box())
    await ann.press(ann.button("hall-play-start"))
    await ann.asked()
    assert await ann.seen("presses") == 2

    assert await ann.plays(until="round-end") == "round-end"
    await ann.page.emulate_media(reduced_motion="reduce")  # enough was seen of what moves
    assert await ann.plays() == "game-end"
    rows = await ann.final_count()
    assert len(rows) == 6
    totals = [int(row[-1]) for row in rows]
    assert totals == sorted(totals, reverse=True)
    assert all(sum(map(int, row[2:5])) == int(row[-1]) for row in rows)
    await expect(ann.dialog()).to_contain_text(ann.say("saboteur-game-end-title"))


async def test_cards_are_dragged_to_where_they_go(enter: Enter) -> None:
    """Over a lit cell, a player or the pile a card is played; anywhere else it goes back to the hand."""
    ann = await enter("Ann")
    await ann.goes()
    await ann.plays_now()
    after = -1
    for _ in range(5):
        what, number = await ann.asked(after)
        if what == "turn":
            card = ann.page.locator("[data-sab-hand]").nth(ann.lots.randrange(5))
            hand = await ann.hand()
            await ann.carries(card, ann.page.locator("section.seats"))
            assert await ann.hand() == hand
            assert await ann.seen("number") == number
            useless = await card.evaluate("card => card.classList.contains('useless')")
            await ann.carries(card, ann.page.locator("[data-sab-pile]" if useless else LIT).first)
        else:
            await ann.plays(turns=0)
            continue
        await ann.reaches(number + 1)
        after = number


async def test_the_mine_is_pulled_and_magnified(enter: Enter) -> None:
    ann = await enter("Ann")
    await ann.goes()
    await ann.plays_now()

    async def place() -> str:
        return str(await ann.page.locator("section.mine .world").evaluate("one => one.style.transform"))

    fitted = await place()
    fit = ann.button("saboteur-sr-fit")
    await expect(fit).to_be_disabled()
    for look in ("+", "wheel", "pull", "Shift+ArrowLeft"):
        mine = await ann.page.locator("section.mine").bounding_box()
        assert mine is not None
        x, y = mine["x"] + mine["width"] / 3, mine["y"] + mine["height"] / 5
        await ann.page.mouse.move(x, y)
        if look == "wheel":
            await ann.page.mouse.wheel(0, -240)
        elif look == "pull":
            await ann.page.mouse.down()
            await ann.page.mouse.move(x + 60, y + 30, steps=4)
            await ann.page.mouse.up()
        else:
            await ann.page.keyboard.press(look)
        await expect(fit).to_be_enabled()
        assert await place() != fitted
        await ann.press(fit)
        await expect(fit).to_be_disabled()
        assert await place() == fitted
