"""Whole games of King of Tokyo: Duel in the browser."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect
from tests.browser import duel
from tests.browser.axe import findings
from tests.browser.conftest import PHONE, Enter
from tests.browser.person import Person
from tests.browser.test_keyboard import Keys
from tests.browser.test_languages import check, texts
from tests.browser.test_phone import fits

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.drawn(2, of="games of King of Tokyo: Duel")
async def test_a_whole_game_with_the_mouse(enter: Enter) -> None:
    """Against a bot, to the result; every kind of question that comes up is free of serious axe findings."""
    ann = await enter("Ann")
    await ann.goes()
    await duel.plays_now(ann)
    looked: set[str] = set()
    while True:
        kind, number = await duel.asked(ann)
        if kind not in looked:
            looked.add(kind)
            assert await findings(ann.page) == []
        if kind == "end":
            break
        await duel.plays(ann, turns=1)
        await ann.reaches(number + 1)
    assert {"monster", "pre_roll", "reroll", "resolve"} <= looked
    view = ann.newest_view()
    await expect(duel.result(ann)).to_have_attribute("data-duel-end", view["reason"])
    await expect(ann.page.locator("[data-duel-winner]")).to_have_attribute(
        "data-duel-winner", str(view["winner"])
    )
    await duel.closes_the_result(ann)
    # Another layout is no reason to show the result again.
    await ann.page.set_viewport_size(PHONE)
    await expect(ann.page.locator("[data-duel-result]")).to_be_visible()
    await ann.page.set_viewport_size({"width": 1280, "height": 800})
    await expect(duel.result(ann)).to_have_count(0)


@pytest.mark.drawn(2, of="games of King of Tokyo: Duel")
async def test_a_whole_game_with_keys_alone_on_a_small_screen(enter: Enter) -> None:
    kim = await enter("Kim", viewport=PHONE)
    keys = Keys(kim)
    await kim.goes()
    await keys.tabs_to_box("tokyo-duel")
    await keys.press("Enter")
    name = kim.dialog().get_by_label(kim.say("hall-name"))
    await expect(name).to_be_visible()
    await keys.tabs_to("dialog[open] input")
    await kim.page.keyboard.type("Kim")
    await keys.press("Enter")
    after = -1
    while True:
        kind, number = await duel.asked(kim, after)
        await keys.has_focus()
        if kind == "end":
            break
        await answers_by_keys(keys, kind)
        after = number
    await fits(kim)
    await keys.press("Escape")
    await expect(duel.result(kim)).to_have_count(0)
    assert await kim.seen("presses") == 0
    assert {"die", "roll", "keep", "Enter"} <= keys.used


async def answers_by_keys(keys: Keys, kind: str) -> None:
    """Dice by their number, the roll and the end of rolling by their letter; all else by Tab and Enter."""
    kim = keys.person
    options = await duel.offered(kim)
    if kind == "pre_roll" and "roll" in options:
        await keys.press("r")
        keys.used.add("roll")
        return
    if kind == "reroll":
        loose = await kim.page.locator("[data-duel-die][aria-pressed='false']").count()
        if kim.lots.random() < 0.5 and loose > 1:
            await keys.press(str(kim.lots.randrange(loose) + 1))
            keys.used.add("die")
        if kim.lots.random() < 0.5 and await kim.page.locator("[data-duel-roll]:enabled").count():
            await keys.press("r")
        else:
            await keys.press("k")
            keys.used.add("keep")
        return
    if kind == "place":  # the focus may be anywhere: go to the tracks, and along them
        await keys.tabs_to("[data-space]")
        if kim.lots.random() < 0.5:
            await keys.press("ArrowRight")
    elif "resolve:attack" in options:
        await keys.tabs_to(duel.option("resolve:attack"))
    else:
        await keys.tabs_to("[data-duel-option]:not([aria-disabled='true'])")
    await keys.press("Enter")
    keys.used.add("Enter")


@pytest.mark.drawn(2, of="games of King of Tokyo: Duel")
async def test_a_whole_game_in_chinese(enter: Enter) -> None:
    """By touch on a phone: nothing is left in English, and nothing is wider than the screen."""
    mei = await enter("美玲", phone=True, locale="zh-TW")
    mei.lang = "zh-Hant"
    await mei.goes()
    await expect(mei.page.locator("html")).to_have_attribute("lang", "zh-Hant")
    await duel.plays_now(mei)
    seen: set[str] = set()
    while True:
        kind, number = await duel.asked(mei)
        if kind not in seen:
            seen.add(kind)
            await fits(mei)
        check("zh-Hant", await texts(mei), {"美玲", *bots(mei)})
        if kind == "end":
            break
        await duel.plays(mei, turns=1)
        await mei.reaches(number + 1)
    await expect(mei.dialog()).to_contain_text(mei.say("tokyo-duel-end-title"))


def bots(person: Person) -> set[str]:
    return {seat["name"] for seat in person.messages("welcome")[0]["table"]["seats"]}


async def test_two_people_and_somebody_who_watches_see_one_table(enter: Enter) -> None:
    ann = await enter("Ann")
    bob = await enter("Bob")
    sue = await enter("Sue", phone=True)
    link = await duel.makes_table(ann)
    await bob.follows(link)
    await bob.sits(1)
    await sue.follows(link)
    await ann.starts()
    async with asyncio.TaskGroup() as both:
        both.create_task(duel.plays(ann))
        both.create_task(duel.plays_and_concedes(bob, turns=20))
    last = max([await person.seen("number") for person in (ann, bob, sue)])
    for person in (ann, bob, sue):
        await person.reaches(last)
        await expect(duel.result(person)).to_be_visible()
    tables = [await duel.shown(person) for person in (ann, bob, sue)]
    assert tables[0] == tables[1] == tables[2]
    assert tables[0]["winner"] is not None
    views = [{m["number"]: m["view"] | {"seat": 0} for m in p.messages("game")} for p in (ann, bob, sue)]
    assert len(views[2]) > 20
    assert views[0] == views[1] == views[2]


async def test_one_device_between_two_people(enter: Enter) -> None:
    """The score keeper at a real table: one page plays both seats, and the board stays as it lies."""
    ann = await enter("Ann", viewport={"width": 1024, "height": 768})
    await duel.makes_table(ann, real_dice=True)
    await ann.press(ann.page.locator("[data-sit-also='1']"))
    await ann.press(ann.page.locator("[data-start]"))
    assert await duel.plays(ann, until="faces") == "faces"
    for faces in ("AAAAAA", "HHHHHH"):
        _, number = await duel.asked(ann)
        await duel.enters_dice(ann, faces)
        await ann.reaches(number + 1)
    ends = await ann.page.locator("[data-duel-track='fame']").inner_text()
    turns = {0: False, 1: False}
    while not all(turns.values()):
        assert await duel.plays(ann, turns=1) != "end"
        turns[ann.newest_view()["turn"]] = True
        assert await ann.page.locator("[data-duel-track='fame']").inner_text() == ends
    await ann.concedes("tokyo-duel")
    await expect(duel.result(ann)).to_be_visible()
    await expect(ann.dialog()).not_to_contain_text(ann.say("tokyo-duel-end-you-won"))
    await expect(ann.dialog()).not_to_contain_text(ann.say("tokyo-duel-end-you-lost"))


async def test_real_dice_are_tapped_in_and_impossible_ones_refused(enter: Enter) -> None:
    """The score keeper: two phones beside a real table."""
    ann = await enter("Ann", phone=True)
    bob = await enter("Bob", phone=True)
    link = await duel.makes_table(ann, real_dice=True)
    await bob.follows(link)
    await bob.sits(1)
    await ann.starts()
    for person in (ann, bob):
        kind, _ = await duel.asked(person)
        assert kind == "monster"
        await duel.chooses(person, kind)
    kind, number = await duel.asked(ann)
    assert kind == "faces"
    await fits(ann)
    assert await findings(ann.page) == []
    with ann.forgiving():
        await duel.enters_dice(ann, "AAH")
        await expect(ann.page.get_by_text(ann.say("error-dice-count", given=3, wanted=6))).to_be_visible()
    assert await ann.seen("number") == number
    for _ in range(3):
        if await ann.page.locator("[data-duel-undo]").is_enabled():
            await ann.press(ann.page.locator("[data-duel-undo]"))
    await duel.enters_dice(ann, "AAAAAA")
    await duel.asked(bob)
    await duel.enters_dice(bob, "HHHHHH")
    await duel.asked(ann, number + 1)  # six attacks: Ann begins, with five dice
    async with asyncio.TaskGroup() as both:
        both.create_task(duel.plays(ann))
        both.create_task(duel.plays_and_concedes(bob, turns=20))
    rolls = [event for m in ann.messages("game") for event in m["events"] if event["kind"] == "rolled"]
    assert len(rolls[0]["faces"]) == 5
    sent = [text for _, text in ann.choices().values() if text.startswith("faces:")]
    assert "faces:AAAAAA" in sent
    assert {f"faces:{one['faces']}" for one in rolls if one["seat"] == 0} <= set(sent)
