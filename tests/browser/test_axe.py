"""No page has a serious finding of axe: light and dark, desktop and phone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pytest
from playwright.async_api import expect
from tests.browser.axe import OF_COLOURS, findings
from tests.browser.conftest import DESKTOP, PHONE, Enter
from tests.browser.person import LIT, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
SIZES = {"desktop": DESKTOP, "phone": PHONE}
GAMES = ("saboteur", "tokyo-duel", "ready-fence", "keyforge")

# A drawing that is hidden has nothing in it that could be found, and all parts of all games have 38,000 elements of them.
WITHOUT_DRAWINGS = """
() => document.querySelectorAll("svg[aria-hidden='true']").forEach((drawing) => drawing.remove())
"""


async def is_sound(person: Person, where: str, schemes: Sequence[Scheme] = SCHEMES) -> None:
    """Look at the page as it is now in each theme and size: by all rules once in each size, in the dark by those of colours."""
    found: list[str] = []
    for scheme in schemes:
        await person.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        rules = OF_COLOURS if scheme == "dark" else ()
        for name, size in SIZES.items():
            await person.page.set_viewport_size(size)
            found += [f"{where}, {scheme}, {name}: {one}" for one in await findings(person.page, rules)]
    await person.page.set_viewport_size(DESKTOP)
    assert not found, "\n".join(found)


async def test_pages_around_the_table(enter: Enter) -> None:
    ann = await enter("Ann")
    await ann.goes()
    await expect(ann.page.locator("[data-play]")).to_be_enabled()
    await is_sound(ann, "home")
    await ann.press(ann.page.locator("[data-play]"))
    await is_sound(ann, "play now")
    await ann.press(ann.button("hall-close"))
    await ann.press(ann.button("hall-play-friends"))
    await ann.unfolds(ann.dialog())
    await is_sound(ann, "new table")
    await ann.press(ann.button("hall-close"))
    await ann.press(ann.button("hall-settings"))
    await is_sound(ann, "settings")
    await ann.goes("/rules/saboteur")
    await expect(ann.page.locator("article h2").first).to_be_visible()
    await is_sound(ann, "rules")
    await ann.goes("/parts")
    for game in GAMES:
        await expect(ann.page.locator(f"h3#{game}")).to_be_attached()
    await ann.page.evaluate(WITHOUT_DRAWINGS)
    await is_sound(ann, "parts", schemes=["light"])  # it shows both at once
    await ann.goes("/nowhere")
    await is_sound(ann, "lost")


async def test_the_table_from_its_opening_to_the_final_count(enter: Enter) -> None:
    ann = await enter("Ann")
    bob = await enter("Bob")
    link = await ann.makes_table(seats=5)
    await bob.follows(link)
    await is_sound(bob, "waiting room, standing")
    await is_sound(ann, "waiting room, host")
    await ann.starts()
    await expect(bob.page.locator("[data-sab-deck]")).to_be_visible()
    await is_sound(bob, "watching")

    await ann.plays(turns=1)
    await expect(ann.page.locator("aside.guide")).to_be_visible()
    await is_sound(ann, "my turn")
    await ann.picks(ann.page.locator("[data-sab-hand]:not(.useless)").first)
    await expect(ann.page.locator(LIT).first).to_be_visible()
    await is_sound(ann, "a card is chosen")
    await ann.press(ann.page.locator("header").get_by_role("button", name=ann.say("hall-chat"), exact=True))
    await ann.press(ann.button("hall-chat-phrases"))
    await is_sound(ann, "quick phrases")

    assert await ann.plays(until="round-end") == "round-end"
    await is_sound(ann, "end of a round")
    await ann.page.keyboard.press("Escape")
    await is_sound(ann, "between rounds")
    if await ann.dialog().count():  # a page that was laid out anew shows the result again
        await ann.page.keyboard.press("Escape")
    await expect(ann.dialog()).to_have_count(0)
    await ann.ends_the_game()
    await ann.asked()
    await is_sound(ann, "end of the game")
    await ann.page.keyboard.press("Escape")
    await is_sound(ann, "after the game")
