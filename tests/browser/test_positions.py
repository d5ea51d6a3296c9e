"""Positions laid out on a desktop, shared, and opened on a phone, where they are played to the end."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect
from tests.browser import fence
from tests.browser.axe import findings
from tests.browser.conftest import Enter
from tests.browser.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def lays_out(person: Person, game: str) -> None:
    """Open the editor with what it begins with, once that is checked."""
    await person.goes(f"/position/{game}")
    await good(person)


async def good(person: Person) -> None:
    await expect(person.page.locator("[data-position=good] [data-drawn]")).to_be_visible()


def part(person: Person, name: str, at: str = "") -> Locator:
    return person.page.locator(f"[data-part={name}]" + (f'[data-at="{at}"]' if at else ""))


async def sets(person: Person, name: str, value: int, at: str = "") -> None:
    field = part(person, name, at).locator("input")
    await field.fill(str(value))
    await field.press("Enter")


async def adds(person: Person, name: str, thing: str, sought: str, at: str = "") -> None:
    """Add a thing to a row, found by its name."""
    await person.press(part(person, name, at).locator("[data-add]"))
    await person.dialog().locator("input[type=search]").fill(sought)
    await person.press(person.dialog().locator(f'[data-found-thing="{thing}"]'))
    await person.page.keyboard.press("Escape")
    await expect(part(person, name, at).locator(f'[data-thing="{thing}"]').first).to_be_visible()


async def takes_away(person: Person, name: str, thing: str, at: str = "") -> None:
    await person.press(part(person, name, at).locator(f'[data-thing="{thing}"]').first)
    await person.press(person.page.locator("[data-take-away]"))


async def shares(person: Person) -> str:
    """The address of a position that can be played."""
    await good(person)
    label = person.say("position-share-label")
    return (await person.page.get_by_label(label).input_value()).removeprefix(person.address)


async def opens(enter: Enter, link: str) -> Person:
    """Somebody with a phone who was sent the address: it holds all that is wanted, and is sound."""
    phone = await enter("Pia", phone=True)
    await phone.goes(link)
    await good(phone)
    wide, screen = await phone.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    assert wide <= screen
    assert await findings(phone.page) == []
    return phone


async def plays_on(person: Person) -> None:
    await person.press(person.page.locator("[data-play-on=bots]"))
    await person.page.wait_for_url("**/table/**")


async def test_a_bout_is_laid_out_shared_and_played_to_its_end(enter: Enter) -> None:
    ann = await enter("Ann")
    await lays_out(ann, "ready-fence")
    for seat in "01":
        await sets(ann, "scores", 4, seat)
    await adds(ann, "hands", "FL7", "fl", "0")
    await takes_away(ann, "hands", "ST3", "0")
    # what is wrong is said beside its part: a hand without a Straight Thrust
    await takes_away(ann, "hands", "ST5", "0")
    wrong = part(ann, "hands", "0").and_(ann.page.locator("[data-wrong]"))
    await expect(wrong).to_contain_text("Straight Thrust")
    await expect(ann.page.locator("[data-play-on=bots]")).to_be_disabled()
    await adds(ann, "hands", "ST6", "straight", "0")
    await ann.press(part(ann, "squares").locator('[data-fence-square="6"]'))
    await ann.press(ann.page.locator("[data-puzzle-form]").get_by_role("switch").first)
    await ann.page.get_by_label(ann.say("position-puzzle-goal"), exact=True).fill("Touch first")
    link = await shares(ann)
    assert await findings(ann.page) == []

    phone = await opens(enter, link)
    await expect(phone.page.locator("[data-puzzle]").first).to_contain_text("Touch first")
    await plays_on(phone)
    await expect(phone.page.locator("[data-puzzle-stands=going]")).to_be_visible()
    view = fence.newest_view(phone)
    assert (view["scores"], view["squares"]) == ([4, 4], [6, 7])
    assert await fence.plays(phone) == "end"
    end = await fence.shown(phone)
    stands = "solved" if end["winner"] == "0" else "missed"
    await fence.closes_the_result(phone)
    await expect(phone.page.locator(f"[data-puzzle-stands={stands}]")).to_be_visible()
    await expect(phone.page.locator("[data-over-position]")).to_be_visible()

    # a moment of the replay goes back into the editor
    await phone.press(phone.page.locator("[data-replay=open]"))
    await phone.press(phone.page.locator("[data-replay=position]"))
    await good(phone)
    await expect(part(phone, "scores", "0").locator("input")).to_have_value("4")
