"""Two people who do not know each other find each other: by a seek that one answers, and paired by the hall."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect
from tests.browser import duel
from tests.browser.conftest import DESKTOP, PHONE, Enter
from tests.browser.hall import later
from tests.browser.person import POLLING, Person
from tests.browser.test_axe import is_sound

pytestmark = pytest.mark.asyncio(loop_scope="session")

DUEL = "tokyo-duel-name"
FAR_AWAY = 600  # seconds after which a hall waits for nobody


async def both(enter: Enter) -> tuple[Person, Person]:
    """One at a desktop, and one with a phone, in Chinese."""
    ann = await enter("Ann")
    mei = await enter("小美", phone=True, locale="zh-TW")
    mei.lang = "zh-Hant"
    return ann, mei


async def looks(person: Person, *, stands: bool, pace: str | None = None) -> None:
    """Say that one would like to play Duel."""
    await person.goes()
    await person.press(person.page.locator("[data-seek-new]"))
    sheet = person.dialog()
    await sheet.get_by_label(person.say("hall-name")).fill(person.name)
    await sheet.get_by_label(person.say("hall-game"), exact=True).select_option(label=person.say(DUEL))
    if stands:
        await person.press(sheet.get_by_role("radio", name=person.say("seek-way-stands"), exact=True))
    if pace is not None:
        await person.press(sheet.locator("[data-wishes] summary"))
        await person.press(sheet.get_by_role("radio", name=person.say(f"seek-pace-{pace}"), exact=True))
    await person.press(person.page.locator("[data-seek-go]"))
    await expect(sheet).to_have_count(0)


def row(person: Person, name: str) -> Locator:
    return person.page.locator("li[data-seek]", has_text=name)


async def makes_the_first_choice(*people: Person) -> None:
    """The game has begun for both, and whoever is asked chooses."""
    for person in people:
        await expect(person.page).to_have_url(re.compile(r"/table/\w+$"))
    tables = {person.page.url.rsplit("/", 1)[1] for person in people}
    assert len(tables) == 1
    handle = await people[0].page.wait_for_function(
        "() => seen.seat !== null && seen.seat >= 0 && { seat: seen.seat }", polling=POLLING
    )
    seat = (await handle.json_value())["seat"]
    asked = people[0] if seat == newest_seat(people[0]) else people[1]
    kind, before = await duel.asked(asked)
    await duel.chooses(asked, kind)
    for person in people:
        await person.reaches(before + 1)


def newest_seat(person: Person) -> int | None:
    seat: int | None = person.messages("welcome")[-1]["you"]["seat"]
    return seat


async def test_a_seek_is_answered_from_a_phone_in_chinese(enter: Enter) -> None:
    ann, mei = await both(enter)
    await looks(ann, stands=True, pace="relaxed")
    await expect(row(ann, ann.say("seek-mine"))).to_be_visible()
    await expect(ann.page.locator("[data-seek-bar]")).to_contain_text(
        re.sub("[\u2068\u2069]", "", ann.say("seek-waits", game=ann.say(DUEL)))
    )
    await is_sound(ann, "somebody waits")

    await mei.goes()
    offer = row(mei, "Ann")
    await expect(offer).to_contain_text(mei.say("seek-pace-relaxed"))
    answer = offer.get_by_role("button")
    await expect(answer).to_have_text("一起玩")
    await fits(mei)
    await mei.press(answer)
    await mei.dialog().get_by_label(mei.say("hall-name")).fill(mei.name)
    await is_sound(mei, "an answer")
    await mei.page.set_viewport_size(PHONE)
    await mei.press(mei.page.locator("[data-answer-go]"))
    await makes_the_first_choice(ann, mei)
    await ann.goes()
    await expect(ann.page.locator("[data-seeks='0']")).to_be_visible()
    await expect(ann.page.locator("[data-seek-bar]")).to_have_count(0)


async def test_the_hall_pairs_two_who_want_the_same(enter: Enter) -> None:
    ann, mei = await both(enter)
    await looks(mei, stands=False)
    await expect(mei.page.locator("[data-seek-bar]")).to_be_visible()
    await fits(mei)
    await is_sound(mei, "somebody whom the hall pairs")
    await mei.page.set_viewport_size(PHONE)
    await looks(ann, stands=False)
    await makes_the_first_choice(ann, mei)


async def test_the_form_says_what_is_wrong_and_a_seek_is_withdrawn(enter: Enter) -> None:
    ann = await enter("Ann")
    await ann.goes()
    await ann.press(ann.page.locator("[data-seek-new]"))
    sheet = ann.dialog()
    await ann.unfolds(sheet)
    await is_sound(ann, "looking for players")
    await sheet.get_by_label(ann.say("seek-least")).fill("1900")
    await sheet.get_by_label(ann.say("seek-most")).fill("1500")
    await ann.press(ann.page.locator("[data-seek-go]"))
    await expect(sheet.get_by_text(ann.say("error-seek-range"))).to_be_visible()
    await sheet.get_by_label(ann.say("seek-most")).fill("2100")
    await ann.press(ann.page.locator("[data-seek-go]"))
    await expect(row(ann, "1900–2100")).to_be_visible()
    await ann.page.reload()
    await expect(ann.page.locator("[data-seek-bar]")).to_be_visible()
    await ann.press(ann.page.locator("[data-seek-stop]"))
    await expect(ann.page.locator("[data-seeks='0']")).to_be_visible()


async def test_nobody_is_torn_from_a_game(enter: Enter) -> None:
    """Whoever plays with a bot while they wait stays there, and is told."""
    ann, mei = await both(enter)
    await looks(ann, stands=True)
    await duel.plays_now(ann)
    bots = ann.page.url
    await mei.goes()
    await mei.press(row(mei, "Ann").get_by_role("button"))
    await mei.press(mei.page.locator("[data-answer-go]"))
    bar = ann.page.locator("[data-seek-to]")
    await expect(bar).to_be_visible()
    assert ann.page.url == bots
    await expect(mei.page.get_by_text(mei.say("seek-begins"))).to_be_visible()
    await is_sound(mei, "waiting for who was found")
    await mei.page.set_viewport_size(PHONE)
    await ann.press(bar)
    await makes_the_first_choice(ann, mei)


async def test_who_comes_in_vain_looks_again(timed_hall: tuple[str, Path], enter: Enter) -> None:
    """The one who was found has gone: after a while the other is led home, and looks for somebody as before."""
    address, ahead = timed_hall
    ann, mei, cat = [await enter(name, address=address) for name in ("Ann", "Mei", "Cat")]
    await looks(ann, stands=True)
    await mei.goes()
    await mei.press(row(mei, "Ann").get_by_role("button"))
    await mei.dialog().get_by_label(mei.say("hall-name")).fill(mei.name)
    await ann.page.goto("about:blank")
    await mei.press(mei.page.locator("[data-answer-go]"))
    await expect(mei.page.get_by_text(mei.say("seek-begins"))).to_be_visible()
    later(ahead, FAR_AWAY)
    await expect(mei.page.get_by_text(mei.say("seek-again"))).to_be_visible()
    await expect(mei.page.locator("[data-seek-bar]")).to_be_visible()
    await cat.goes()
    await cat.press(row(cat, "Mei").get_by_role("button"))
    await cat.dialog().get_by_label(cat.say("hall-name")).fill(cat.name)
    await cat.press(cat.page.locator("[data-answer-go]"))
    await makes_the_first_choice(mei, cat)


async def test_who_may_be_seen_is_listed_and_nobody_else(enter: Enter) -> None:
    ann, mei = await both(enter)
    await looks(ann, stands=True)
    await ann.press(ann.page.locator("[data-seek-stop]"))
    await mei.goes()
    people = mei.page.locator("[data-here]")
    await expect(people).to_have_attribute("data-here", "0")
    await ann.press(ann.page.locator("[data-here]").get_by_role("switch", name=ann.say("here-show")))
    await expect(ann.page.locator("[data-here='1']")).to_contain_text("Ann")
    await mei.page.reload()
    await expect(people.locator("[data-doing='lobby']", has_text="Ann")).to_be_visible()
    await is_sound(mei, "who is here")
    await ann.press(ann.button("hall-settings"))
    shown = ann.dialog().get_by_role("switch", name=ann.say("here-show"))
    await expect(shown).to_be_checked()
    await ann.press(shown)
    await ann.press(ann.button("hall-close"))
    await mei.page.reload()
    await expect(people).to_have_attribute("data-here", "0")


async def fits(person: Person) -> None:
    """Nothing of the page is wider than the phone."""
    await person.page.set_viewport_size(PHONE)
    wide = await person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} pixels beyond {DESKTOP if person.means == 'mouse' else PHONE}"
