"""Whole bouts of Ready… Fence! in the browser."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect
from tests.browser import fence
from tests.browser.axe import findings
from tests.browser.conftest import PHONE, Enter
from tests.browser.person import POLLING, Person
from tests.browser.test_keyboard import Keys
from tests.browser.test_languages import check, texts
from tests.browser.test_phone import fits

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.drawn(2, of="bouts")
@pytest.mark.parametrize("mode", ["tutorial", "basic", "advanced"])
async def test_a_bout_to_five_with_the_mouse(enter: Enter, mode: str) -> None:
    """Against a bot, to the result; every kind of question that comes up is free of serious axe findings."""
    ann = await enter("Ann")
    await fence.makes_table(ann, mode)
    await ann.starts()
    looked: set[str] = set()
    while True:
        kind, number = await fence.asked(ann)
        if kind not in looked:
            looked.add(kind)
            assert await findings(ann.page) == []
        if kind == "end":
            break
        await fence.plays(ann, questions=1)
        await ann.reaches(number + 1)
    assert {"mulligan", "turn", "answer"} <= looked
    view = ann.newest_view()
    assert view["mode"] == mode
    await expect(fence.result(ann)).to_have_attribute("data-fence-end", view["reason"])
    await expect(ann.page.locator("[data-fence-winner]")).to_have_attribute(
        "data-fence-winner", str(view["winner"])
    )
    await fence.closes_the_result(ann)
    # Another layout is no reason to show the result again.
    await ann.page.set_viewport_size(PHONE)
    await expect(ann.page.locator("[data-fence-result]")).to_be_visible()
    await ann.page.set_viewport_size({"width": 1280, "height": 800})
    await expect(fence.result(ann)).to_have_count(0)


async def test_what_is_not_legal_says_the_rule(enter: Enter) -> None:
    ann = await enter("Ann")
    await fence.makes_table(ann, "advanced")
    await ann.starts()
    await fence.plays(ann, until="turn")
    view = ann.newest_view()
    assert view["distance"] > 1, "nothing but a flèche reaches from here"
    told = [(card, why) for card, why in view["why"].items() if card in view["hand"]]
    assert told
    for card, why in told:
        await ann.page.locator(fence.at("card", card)).first.hover()
        line = ann.page.locator("[data-fence-why]")
        await expect(line).to_have_attribute("data-fence-why", why["code"])
        await expect(line).not_to_be_empty()


@pytest.mark.drawn(2, of="bouts")
async def test_a_bout_with_keys_alone_on_a_small_screen(enter: Enter) -> None:
    kim = await enter("Kim", viewport=PHONE)
    keys = Keys(kim)
    await kim.goes()
    await keys.tabs_to_box("ready-fence")
    await keys.press("Enter")
    await expect(kim.dialog().get_by_label(kim.say("hall-name"))).to_be_visible()
    await keys.tabs_to("dialog[open] input")
    await kim.page.keyboard.type("Kim")
    await keys.press("Enter")
    after = -1
    while True:
        kind, number = await fence.asked(kim, after)
        await keys.has_focus()
        if kind == "end":
            break
        await answers_by_keys(keys)
        after = number
    await fits(kim)
    await keys.press("Escape")
    await expect(fence.result(kim)).to_have_count(0)
    assert await kim.seen("presses") == 0
    assert {"number", "Enter"} <= keys.used


async def answers_by_keys(keys: Keys) -> None:
    """A card by its number in the hand, all else by Tab and Enter."""
    kim = keys.person
    option = fence.wish(kim, fence.offered(kim))
    before = await kim.seen("number")
    if option.startswith("exchange:") and kim.newest_view()["phase"] == "turn":
        await keys.tabs_to(fence.at("action", "exchange"))
        await keys.press("Enter")
    for where in fence.presses_for(option):
        await kim.page.wait_for_function(
            "([before, where]) => seen.number > before || document.querySelector('.prompt.busy') || document.querySelector(where)",
            arg=[before, where],
            polling=POLLING,
        )
        if await kim.seen("number") > before or not await kim.page.locator(where).count():
            return
        cards = await kim.page.locator("[data-fence-card]").evaluate_all(
            "(all) => all.map((one) => one.dataset.fenceCard)"
        )
        at = [index for index, card in enumerate(cards) if fence.at("card", card) == where]
        if at:
            await keys.press(str(at[0] + 1))
            keys.used.add("number")
            continue
        await keys.tabs_to(where)
        await keys.press("Enter")
        keys.used.add("Enter")


@pytest.mark.drawn(2, of="bouts")
async def test_a_bout_in_korean(enter: Enter) -> None:
    """By touch on a phone: nothing is left in English, and nothing is wider than the screen."""
    min_ = await enter("민지", phone=True, locale="ko-KR")
    min_.lang = "ko"
    await min_.goes()
    await expect(min_.page.locator("html")).to_have_attribute("lang", "ko")
    await fence.makes_table(min_, "advanced")
    await min_.starts()
    seen: set[str] = set()
    while True:
        kind, number = await fence.asked(min_)
        if kind not in seen:
            seen.add(kind)
            await fits(min_)
        check("ko", await texts(min_), {"민지", *bots(min_)})
        if kind == "end":
            break
        await fence.plays(min_, questions=1)
        await min_.reaches(number + 1)
    await expect(min_.dialog()).to_contain_text(min_.say("ready-fence-end-title"))


def bots(person: Person) -> set[str]:
    return {seat["name"] for seat in person.messages("welcome")[0]["table"]["seats"]}


async def test_two_people_and_somebody_who_watches_see_one_table(enter: Enter) -> None:
    ann = await enter("Ann")
    bob = await enter("Bob")
    sue = await enter("Sue", phone=True)
    link = await fence.makes_table(ann, "basic", bot=False)
    await bob.follows(link)
    await bob.sits(1)
    await sue.follows(link)
    await ann.starts()
    async with asyncio.TaskGroup() as both:
        both.create_task(fence.plays(ann))
        both.create_task(fence.plays(bob))
    last = max([await person.seen("number") for person in (ann, bob, sue)])
    for person in (ann, bob, sue):
        await person.reaches(last)
        await expect(fence.result(person)).to_be_visible()
    tables = [await fence.shown(person) for person in (ann, bob, sue)]
    assert tables[0] == tables[1] == tables[2]
    hands = [view["hand"] for view in (person.newest_view() for person in (ann, bob, sue))]
    assert hands[2] is None
    assert hands[0] != hands[1]
