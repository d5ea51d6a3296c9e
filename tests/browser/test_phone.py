"""A telephone and a finger."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.browser.conftest import Enter
from tests.browser.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

SMALLEST = 24  # pixels that anything to be pressed has at least, in both directions

# What can be pressed, in sight and smaller than that. Links within a line of text may be as high as the line.
SMALL = """
(smallest) => [...document.querySelectorAll("button, a, input, select, summary, [role=tab], [role=switch]")]
  .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(".spoken, .skip"))
  .map((one) => [one, (one.closest("label") ?? one).getBoundingClientRect()])
  .filter(([one, box]) => box.width > 1 && (box.width < smallest || box.height < smallest) && getComputedStyle(one).display !== "inline")
  .map(([one, box]) => `${one.outerHTML.slice(0, 120)} ${Math.round(box.width)} x ${Math.round(box.height)}`)
"""

WISH = """
localStorage.getItem("ludarium-settings") ?? localStorage.setItem("ludarium-settings", '{"textSize": SIZE}')
"""


async def fits(person: Person) -> None:
    """The page is no wider than the screen, and nothing to be pressed is tiny."""
    wide, screen = await person.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    assert wide <= screen
    assert await person.page.evaluate(SMALL, SMALLEST) == []


@pytest.mark.parametrize(
    ("width", "height", "text_size"),
    [(390, 844, 1.0), (320, 640, 1.0), (390, 844, 1.3), (844, 390, 1.0)],
    ids=["usual", "small", "large type", "on its side"],
)
async def test_a_round_by_touch_without_scrolling_sideways(
    enter: Enter, width: int, height: int, text_size: float
) -> None:
    tom = await enter("Tom", phone=True, viewport={"width": width, "height": height})
    await tom.context.add_init_script(WISH.replace("SIZE", str(text_size)))
    await tom.goes()
    await expect(tom.button("hall-play-now").first).to_be_enabled()
    await fits(tom)
    await tom.press(tom.button("hall-play-friends"))
    await fits(tom)
    await tom.press(tom.button("hall-close"))
    await tom.makes_table(seats=5)
    await fits(tom)
    await tom.starts()
    await tom.plays(turns=1)
    await fits(tom)
    await tom.press(tom.page.locator("[data-sab-hand]").first)
    await fits(tom)

    for label, tab, shown in (
        ("hall-log", "log", ".log li"),
        ("hall-chat", "chat", "[data-chat]"),
        ("hall-players", "players", "[data-seat='4']"),
    ):
        await tom.press(tom.page.locator("header").get_by_role("button", name=tom.say(label), exact=True))
        await expect(tom.dialog().locator(f"[data-tab={tab}][aria-selected=true]")).to_be_visible()
        await expect(tom.dialog().locator(shown).last).to_be_visible()
        await fits(tom)
        await tom.press(tom.dialog().get_by_role("button", name=tom.say("hall-close"), exact=True))
        await expect(tom.dialog()).to_have_count(0)

    assert await tom.plays(until="round-end") == "round-end"
    await fits(tom)
    await tom.plays(turns=1)
    await fits(tom)


async def test_confirmed_taps(enter: Enter) -> None:
    """With the wish to confirm, the first tap marks and the second chooses."""
    tom = await enter("Tom", phone=True)
    await tom.goes()
    await tom.press(tom.button("hall-settings"))
    await tom.press(tom.dialog().get_by_role("switch", name=tom.say("hall-confirm-choices"), exact=True))
    await tom.press(tom.button("hall-close"))
    await tom.plays_now()
    what, number = await tom.asked()
    if what == "way":
        await tom.press(tom.page.locator("[data-sab-way]").first)
    else:
        await tom.takes_turn()
    await expect(tom.page.locator("[data-confirm]")).to_be_visible()
    assert await tom.seen("number") == number
    await fits(tom)
    await tom.press(tom.page.locator("[data-confirm]"))
    await tom.reaches(number + 1)
