"""From the home page to the final gold count with the keys alone, on a small screen."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect
from tests.browser.conftest import PHONE, Enter
from tests.browser.person import LIT, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_STEPS = 60  # presses of Tab from anything to anything else on a page
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


class Keys:
    """A person who has nothing but a keyboard; ``used`` tells what they have done with it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.used: set[str] = set()

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.page.keyboard.press(key)

    def focused(self, what: str) -> Locator:
        return self.page.locator(f":is({what}):focus")

    async def has_focus(self) -> None:
        """The focus is on something; where that has just gone, the table may take a moment to put it elsewhere."""
        await expect(self.page.locator("body :focus"), "the focus is lost").to_have_count(1)

    async def tabs_to(self, what: str, back: bool = False) -> None:
        """Press Tab until this has the focus; it may still have to come, or to be of use again."""
        await expect(self.page.locator(what).first).to_be_enabled()
        for _ in range(MOST_STEPS):
            if await self.focused(what).count():
                return
            await self.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"Tab does not lead to {what}")

    async def tabs_to_box(self, game: str = "saboteur") -> None:
        """To the button on a game's box that leads to a table against bots."""
        box = self.person.box(game)
        await expect(box).to_be_enabled()
        await self.tabs_to(f'button[aria-label="{await box.get_attribute("aria-label")}"]')

    async def plays(self) -> None:
        after = -1
        rounds = 0
        while True:
            what, number = await self.person.asked(after)
            await self.has_focus()
            self.used.add(what)
            after = -1
            if what == "game-end":
                return
            if what == "turn":
                await self.takes_turn()
                after = number
            elif what == "way":
                await self.tabs_to("[data-sab-way]")
                await self.press("Tab", "Enter")
                after = number
            elif what == "round-end":
                rounds += 1
                if rounds == 1:  # the first result is closed, and the table asks again
                    await self.press("Escape")
                else:
                    await self.tabs_to("[data-sab-go]")
                    await self.press("Enter")
                await expect(self.page.locator("[data-sab-go]")).to_have_count(0)
            else:
                await self.tabs_to("[data-sab-ready]")
                await self.press("Enter")
                await expect(self.page.locator("[data-sab-ready]")).to_have_count(0)

    async def takes_turn(self) -> None:
        """Play a card of a kind that was not played yet, if there is one; else any that is of use."""
        labels = await self.page.locator("[data-sab-hand]").evaluate_all(
            "all => all.map((one) => [one.title, one.classList.contains('useless')])"
        )
        useful = [
            (title not in self.used, place) for place, (title, useless) in enumerate(labels) if not useless
        ]
        place = max(useful)[1] if useful else 0
        await self.picks(place)
        if not useful or "pass" not in self.used:
            await self.passes()
            return
        self.used.add(labels[place][0])
        await self.aims(place)

    async def picks(self, place: int) -> None:
        """By its number, or by going there and pressing Enter, in turns."""
        if "by number" in self.used and "by going there" not in self.used:
            await self.tabs_to(f"[data-sab-hand='{place}']", back=True)
            await self.press("Enter")
            self.used.add("by going there")
        else:
            await self.press(str(place + 1))
            self.used.add("by number")
        await expect(self.page.locator(f"[data-sab-hand='{place}']")).to_have_attribute(
            "aria-pressed", "true"
        )

    async def passes(self) -> None:
        if "pass by key" in self.used:
            await self.tabs_to("[data-sab-pass]")
            await self.press("Enter")
        else:
            await self.press("d")
            self.used.add("pass by key")
        self.used.add("pass")

    async def aims(self, place: int) -> None:
        """The focus is on what lights up: go over it with the arrows, and choose."""
        await expect(self.focused(LIT)).to_have_count(1)
        target = self.focused(LIT)
        if await self.page.locator(f"[data-sab-hand='{place}'] ~ .turn").count():
            await self.press("r")
            await expect(self.page.locator(f"[data-sab-hand='{place}'] .upside")).to_have_count(1)
            await expect(target).to_have_count(1)
            self.used.add("turned")
        if await self.page.locator(LIT).count() > 1:
            first = await target.get_attribute("aria-label")
            for arrow in ARROWS:
                await self.press(arrow)
                if await target.get_attribute("aria-label") != first:
                    break
            else:
                raise AssertionError("the arrows lead nowhere")
        for kind in ("cell", "goal", "rock"):
            if await self.focused(f".target.{kind}").count():
                self.used.add(kind)
        if await self.focused("[data-sab-aim]").count():
            self.used.add("seat")
        if "cancelled" not in self.used:  # think better of it, once
            await self.press("Escape")
            await expect(self.focused(f"[data-sab-hand='{place}']")).to_have_count(1)
            await self.press("Enter")
            await expect(target).to_have_count(1)
            self.used.add("cancelled")
        await self.press("Enter")
        if await self.page.locator("[data-sab-tool]").count():
            await expect(self.focused("[data-sab-tool]")).to_have_count(1)
            await self.press("Enter")


async def test_the_keyboard_alone_at_390_pixels(enter: Enter) -> None:
    kim = await enter("Kim", viewport=PHONE)
    keys = Keys(kim)
    await kim.goes()
    await keys.tabs_to_box()
    await keys.press("Enter")
    await expect(keys.focused("[data-first]")).to_have_count(1)
    await keys.press("Enter")
    await keys.plays()

    await keys.has_focus()
    assert len(await kim.final_count()) == 6
    await keys.press("Escape")
    await expect(kim.dialog()).to_have_count(0)
    await keys.tabs_to("[data-record]")
    await keys.press("Enter")
    await expect(kim.dialog()).to_contain_text(kim.say("hall-record-text"))
    assert await kim.seen("presses") == 0

    wanted = {
        "way",
        "turn",
        "turned",
        "cell",
        "seat",
        "goal",
        "pass",
        "pass by key",
        "by number",
        "by going there",
    }
    assert wanted | {"cancelled", "round-end", "ready", "game-end"} <= keys.used


async def test_the_sheet_and_its_tabs_by_keyboard(enter: Enter) -> None:
    kim = await enter("Kim", viewport=PHONE)
    keys = Keys(kim)
    await kim.goes()
    await kim.plays_now()
    for key, tab in (("l", "log"), ("p", "players"), ("c", "chat")):
        await keys.press(key)
        await expect(kim.dialog().locator(f"[data-tab={tab}][aria-selected=true]")).to_be_visible()
        if tab == "chat":
            await expect(keys.focused("[data-chat]")).to_have_count(1)
        await keys.press("Escape")
        await expect(kim.dialog()).to_have_count(0)
        await keys.has_focus()
    await keys.press("?")
    await expect(kim.dialog()).to_contain_text(kim.say("hall-key-help"))
    await keys.press("Escape")
    await keys.press("g")
    await expect(kim.page.locator("aside.guide")).to_have_count(0)
