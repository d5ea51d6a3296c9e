"""One's own games: back to one that is going on, and a replay of one that is over."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.browser import keyforge
from tests.browser.axe import findings
from tests.browser.conftest import DESKTOP, PHONE, Enter
from tests.browser.test_axe import is_sound
from tests.browser.test_phone import fits
from tests.browser.test_replay import gives_up

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_game_is_found_again(enter: Enter) -> None:
    ann = await enter("Ann")
    await ann.goes("/games")
    await expect(ann.page.locator("main")).to_contain_text(ann.say("hall-my-games-empty"))
    await keyforge.makes_table(ann)
    await ann.starts()
    await keyforge.plays(ann, questions=3)
    table = ann.page.url

    # away, and back to it from the lobby and from the list
    await ann.goes()
    go_on = ann.page.locator("[data-go-on]")
    await expect(go_on).to_have_count(1)
    await is_sound(ann, "home with a game")
    await ann.press(go_on)
    await expect(ann.page.locator("[data-keyforge-asked], .prompt").first).to_be_visible()
    assert ann.page.url.startswith(table.split("?")[0])
    await ann.goes("/games")
    await ann.press(go_on)
    await gives_up(ann)

    # it is over: its replay opens from the list
    await ann.goes()
    await expect(go_on).to_have_count(0)
    await expect(ann.page.locator("main")).to_contain_text(ann.say("hall-my-games-none"))
    await ann.press(ann.page.locator("[data-my-games]"))
    over = ann.page.locator("[data-game-over]")
    await expect(over).to_have_count(1)
    await expect(over).to_have_attribute("data-result", "lost")
    await expect(over).to_contain_text(ann.say("keyforge-name"))
    await is_sound(ann, "my games")
    await ann.page.set_viewport_size(PHONE)
    await fits(ann)
    assert await findings(ann.page) == []
    await ann.page.set_viewport_size(DESKTOP)
    await ann.press(over.get_by_role("link", name=ann.say("hall-replay"), exact=True))
    await expect(ann.page.locator("input[type=range]")).to_be_visible()
    assert "seat=0" in ann.page.url
