"""What happened is seen again at the table, in each game: step by step, hurried by a tap and a key, ended by one."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.browser.axe import findings
from tests.browser.conftest import Enter
from tests.browser.layout import Places, plays, sits_down
from tests.browser.person import Person
from tests.browser.test_layout import DUEL, FENCE, SABOTEUR
from tests.browser.test_layout_keyforge import PLACES as KEYFORGE

pytestmark = pytest.mark.asyncio(loop_scope="session")

DECISIONS = 6
"""Of the reader's, before the first look back."""
BOXES = "() => [...document.querySelectorAll('.middle > .place, .middle > .stage')].map((one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; })"


async def sees_again(person: Person) -> int:
    """What has happened since the reader's last choice: so many steps."""
    await person.page.keyboard.press("w")
    await person.press(person.page.locator("[data-again]"))
    shown = person.page.locator("[data-lately]")
    return int((await shown.inner_text()).rpartition("/")[2])


@pytest.mark.drawn(1)
@pytest.mark.parametrize("places", [SABOTEUR, DUEL, FENCE, KEYFORGE], ids=lambda places: places.game)
async def test_what_happened_is_seen_again(enter: Enter, places: Places) -> None:
    """With the means of a desktop; the table is where it was, and afterwards the question is as it was."""
    ann = await sits_down(enter, places, "desktop")
    assert not (await plays(ann, places, DECISIONS)).moved
    prompt = ann.page.locator(".prompt.mine:not(.busy)")
    await prompt.wait_for()
    steps = [message["number"] for message in ann.messages("game") if message["seat"] != -1]
    own = max(message["number"] for message in ann.messages("game") if message["seat"] == 0)
    words, boxes, said = await prompt.inner_text(), await ann.page.evaluate(BOXES), ann.choices()
    shown = ann.page.locator("[data-lately]")

    # by itself, from before the reader's choice on
    count = await sees_again(ann)
    assert count == len([number for number in steps if number >= own])
    await expect(ann.page.locator("[data-lately-end]")).to_be_focused()
    assert await ann.page.evaluate(BOXES) == boxes
    await expect(shown).not_to_have_attribute("data-lately", "0")
    assert not await findings(ann.page)
    await ann.page.keyboard.press("Escape")
    await expect(prompt).to_have_text(words, use_inner_text=True)

    # hurried by H and by a tap beside the cards
    await sees_again(ann)
    for _ in range(count // 2 + 1):
        await ann.page.keyboard.press("h")
    while await shown.count():
        await ann.page.locator(".middle > .stage").click(position={"x": 3, "y": 3})
    await expect(prompt).to_have_text(words, use_inner_text=True)
    await expect(ann.page.locator(".middle > .stage")).not_to_have_attribute("inert", "")
    assert ann.choices() == said
    assert not (await plays(ann, places, 1)).moved
