"""Looking back at a finished game: step by step, with other eyes, by a link to a moment."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect
from tests.browser import keyforge
from tests.browser.axe import findings
from tests.browser.conftest import DESKTOP, PHONE, Enter
from tests.browser.person import Person
from tests.browser.test_phone import fits

pytestmark = pytest.mark.asyncio(loop_scope="session")


def control(person: Person, name: str) -> Locator:
    return person.page.locator(f"[data-replay={name}]")


def slider(person: Person) -> Locator:
    return person.page.locator("input[type=range]")


async def place(person: Person) -> int:
    return int(await slider(person).input_value())


async def at(person: Person, number: int, count: int) -> None:
    """The page shows the game after so many steps."""
    said = person.say("hall-replay-at", at=number, count=count)
    await expect(slider(person)).to_have_attribute("aria-valuetext", said)


async def gives_up(person: Person) -> None:
    await person.concedes("keyforge")
    await expect(keyforge.result(person)).to_be_visible()
    await person.page.keyboard.press("Escape")


async def test_a_game_is_looked_at_again(enter: Enter) -> None:
    ann = await enter("Ann")
    await keyforge.makes_table(ann)
    await ann.starts()
    await keyforge.plays(ann, questions=8)
    await gives_up(ann)
    count = ann.messages("game")[-1]["number"]
    names = [
        panel.split("\n")[0] for panel in await ann.page.locator(".seats .panel .text").all_inner_texts()
    ]
    await ann.press(control(ann, "open"))
    await at(ann, 0, count)
    log = ann.page.locator(".log li")
    await expect(control(ann, "back")).to_be_disabled()

    # a step forward, by the button and by its key; back
    await ann.press(control(ann, "forward"))
    await at(ann, 1, count)
    await ann.page.keyboard.press("ArrowRight")
    await at(ann, 2, count)
    await ann.page.keyboard.press("ArrowLeft")
    await at(ann, 1, count)
    await ann.page.keyboard.press("End")
    await at(ann, count, count)
    await expect(control(ann, "forward")).to_be_disabled()
    whole = await log.count()
    for person_sees in (DESKTOP, PHONE):
        await ann.page.set_viewport_size(person_sees)
        assert await findings(ann.page) == []
    await fits(ann)
    await ann.page.set_viewport_size(DESKTOP)

    # by the turn
    await ann.page.keyboard.press("PageUp")
    turn = await place(ann)
    assert 0 < turn < count
    await at(ann, turn, count)
    assert await log.count() < whole
    await ann.page.keyboard.press("PageDown")
    assert await place(ann) > turn
    await ann.page.keyboard.press("Home")
    await at(ann, 0, count)
    await expect(log).to_have_count(0)

    # it goes on by itself until it is stopped
    await ann.page.keyboard.press("k")
    await expect(slider(ann)).not_to_have_value("0")
    await ann.press(control(ann, "play"))
    stopped = await place(ann)
    await at(ann, stopped, count)

    # with other eyes, at the same moment
    mine = await ann.page.locator("main").inner_text()
    await ann.page.locator("header select").select_option("1")
    seen = ann.page.locator(".seats .panel", has_text=ann.say("hall-replay-seen"))
    await expect(seen).to_contain_text(names[1])
    assert await ann.page.locator("main").inner_text() != mine
    await at(ann, stopped, count)

    # what both held then lies open
    await ann.press(ann.page.get_by_role("tab", name=ann.say("hall-replay-hands"), exact=True))
    for seat, name in enumerate(names):
        hand = ann.page.locator(f"[data-hand='{seat}']")
        await expect(hand).to_contain_text(name)
        await expect(hand.locator("li").first).to_be_visible()
    assert await findings(ann.page) == []

    # the link leads there, for somebody else too
    await ann.press(control(ann, "link"))
    link = await ann.dialog().locator("input").input_value()
    assert link == ann.page.url
    await ann.press(ann.button("hall-close"))
    bob = await enter("Bob", phone=True)
    await bob.page.goto(link)
    await at(bob, stopped, count)
    await expect(bob.page.locator("header select")).to_have_value("1")
    await fits(bob)
    assert await findings(bob.page) == []
    await bob.press(control(bob, "forward"))
    await at(bob, stopped + 1, count)
