"""Taking a choice back, and putting it back: at once where that gives nobody anything, else after a question, and by consent."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect
from tests.browser import duel, keyforge
from tests.browser.axe import findings
from tests.browser.conftest import DESKTOP, PHONE, Enter
from tests.browser.person import Person
from tests.browser.test_phone import fits

pytestmark = pytest.mark.asyncio(loop_scope="session")


def button(person: Person) -> Locator:
    return person.page.locator("[data-undo]")


def bar(person: Person, part: str) -> Locator:
    """The bar about a request, as it is for somebody with this part in it."""
    return person.page.locator(f"[data-undo-bar={part}]")


def gone(person: Person) -> Locator:
    """The lines of the log that were taken back."""
    return person.page.locator(".log li.gone")


async def in_turn(ann: Person, bob: Person) -> tuple[Person, Person]:
    """Whoever is asked, and the other, once both have heard of the newest step."""
    number = max(await ann.seen("number"), await bob.seen("number"))
    await ann.reaches(number)
    await bob.reaches(number)
    return (ann, bob) if await ann.deciding() == 0 else (bob, ann)


async def answers(ann: Person, bob: Person, kind: str) -> tuple[Person, Person]:
    """Both answer what they are asked, until one of them is asked a question of this kind."""
    while True:
        mover, other = await in_turn(ann, bob)
        found, number = await keyforge.asked(mover)
        if found == kind:
            return mover, other
        await keyforge.chooses(mover, keyforge.wish(mover, keyforge.offered(mover)))
        await ann.reaches(number + 1)
        await bob.reaches(number + 1)


async def asks_for(mover: Person, other: Person) -> None:
    await mover.press(button(mover))
    await expect(bar(mover, "confirm")).to_be_visible()
    await expect(bar(other, "asked")).to_have_count(0)
    await mover.press(mover.page.locator("[data-undo-confirm]"))
    await expect(bar(mover, "asker")).to_contain_text(mover.say("hall-undo-waits", names=other.name))
    await expect(bar(other, "asked")).to_contain_text(mover.name)


async def test_two_people_take_back_by_consent(enter: Enter) -> None:
    """A choice that shows nothing goes back at once; a turn that the other has answered, when they agree. Somebody watches."""
    ann = await enter("Ann")
    bob = await enter("Bob")
    cleo = await enter("Cleo", phone=True)
    link = await keyforge.makes_table(ann, bot=None)
    await bob.follows(link)
    await bob.sits(1)
    await ann.starts()
    await expect(button(ann)).to_have_attribute("aria-disabled", "true")
    await expect(button(ann)).to_have_attribute("title", ann.say("error-undo-nothing"))

    mover, other = await answers(ann, bob, "house")
    houses = keyforge.offered(mover)
    _, number = await keyforge.asked(mover)
    await keyforge.chooses(mover, houses[0])
    await keyforge.asked(mover, number)
    await mover.press(button(mover))
    kind, number = await keyforge.asked(mover, number + 1)
    assert (kind, keyforge.offered(mover)) == ("house", houses)
    await expect(mover.page.locator(".log li").last).to_have_text(mover.say("hall-undo-line-own"))
    await expect(other.page.locator(".log li").last).to_have_text(
        other.say("hall-undo-line", name=mover.name)
    )
    await expect(gone(other).last).to_contain_text(other.say("hall-log-gone"))
    assert other.messages("votes")[-1]["undo"] is None

    await cleo.follows(link)
    await expect(cleo.page.locator("[data-keyforge-status]")).to_be_visible()
    await keyforge.chooses(mover, houses[0])
    _, number = await keyforge.asked(mover, number)
    hand = mover.newest_view()["players"][mover.newest_view()["seat"]]["hand"]
    await keyforge.chooses(mover, "end")
    await mover.reaches(number + 1)
    kind, after = await keyforge.asked(other, number)
    assert kind == "house"
    await keyforge.chooses(other, keyforge.offered(other)[0])
    await keyforge.asked(other, after)

    await asks_for(mover, other)
    await expect(bar(other, "asked")).to_contain_text(other.say("hall-undo-after"))
    await expect(bar(cleo, "watching")).to_contain_text(cleo.say("hall-undo-waits", names=other.name))
    await expect(button(cleo)).to_have_count(0)
    await fits(cleo)
    for person in (mover, other, cleo):
        assert await findings(person.page) == []
    await other.page.set_viewport_size(PHONE)
    await fits(other)
    await other.page.set_viewport_size(DESKTOP)
    await other.press(other.page.locator("[data-undo-decline]"))
    declined = mover.say("error-undo-declined", name=other.name)
    await expect(mover.page.locator(".toast", has_text=declined)).to_be_visible()
    for person, part in ((mover, "asker"), (other, "asked"), (cleo, "watching")):
        await expect(bar(person, part)).to_have_count(0)

    await asks_for(mover, other)
    await mover.press(mover.page.locator("[data-undo-withdraw]"))
    await expect(bar(other, "asked")).to_have_count(0)

    await asks_for(mover, other)
    step = await mover.seen("number")
    await other.press(other.page.locator("[data-undo-agree]"))
    kind, after = await keyforge.asked(mover, step)
    assert (kind, after) == ("turn", step + 1)
    message = mover.newest()
    view = message["view"]
    assert (message["option"], message["events"]) == (f"undo {number} {view['seat']}", [])
    assert view["players"][view["seat"]]["hand"] == hand
    await expect(bar(mover, "asker")).to_have_count(0)
    await expect(other.page.locator(".prompt.mine")).to_have_count(0)
    await expect(other.page.locator(".log li").last).to_have_text(
        other.say("hall-undo-line", name=mover.name)
    )
    lines = await gone(other).all_text_contents()
    assert len(lines) > 1
    assert await findings(other.page) == []
    await other.reopens()
    await expect(gone(other)).to_have_text(lines)

    # What was taken back by consent is put back by consent.
    taken = await mover.seen("number")
    await mover.press(mover.page.locator("[data-redo]"))
    await expect(bar(other, "asked")).to_contain_text(mover.name)
    await fits(other)
    await other.press(other.page.locator("[data-undo-agree]"))
    await other.reaches(taken + 1)
    await expect(gone(other)).to_have_text(lines[:1])  # the house, which was chosen anew
    await expect(other.page.locator(".log li").last).to_have_text(
        other.say("hall-redo-line", name=mover.name)
    )
    await asks_for(mover, other)
    await other.press(other.page.locator("[data-undo-agree]"))
    _, after = await keyforge.asked(mover, taken + 1)

    await keyforge.plays(mover, questions=1)
    await other.reaches(after + 1)


async def test_alone_against_a_bot(enter: Enter) -> None:
    """By its key, and though the bot has played since: a house at once, a turn when one has read what goes with it. It can
    be put back until one chooses anew."""
    ann = await enter("Ann")
    await keyforge.makes_table(ann)
    await ann.starts()
    await keyforge.plays(ann, until="house")
    _, number = await keyforge.asked(ann)
    houses = keyforge.offered(ann)
    await keyforge.chooses(ann, houses[0])
    await keyforge.asked(ann, number)
    await ann.page.keyboard.press("z")
    kind, again = await keyforge.asked(ann, number + 1)
    assert (kind, keyforge.offered(ann)) == ("house", houses)

    await keyforge.chooses(ann, houses[0])
    _, turn = await keyforge.asked(ann, again)
    options = keyforge.offered(ann)
    await keyforge.chooses(ann, "end")
    await keyforge.asked(ann, turn)
    step = await ann.seen("number")
    assert step > turn + 1, "the bot has not played"
    there = ann.newest_view()
    await ann.page.keyboard.press("z")
    asked = bar(ann, "confirm")
    for sentence in ("hall-undo-after", "hall-undo-turn"):
        await expect(asked).to_contain_text(ann.say(sentence))
    assert await ann.page.locator("[data-undo-rest] li").count() > 1
    assert await findings(ann.page) == []
    await ann.page.set_viewport_size(PHONE)
    await fits(ann)
    await ann.page.set_viewport_size(DESKTOP)
    await ann.page.keyboard.press("Escape")
    await expect(asked).to_have_count(0)
    assert await ann.seen("number") == step

    await ann.page.keyboard.press("z")
    await expect(ann.page.locator("[data-undo-confirm]")).to_be_focused()
    await ann.page.keyboard.press("Enter")
    kind, back = await keyforge.asked(ann, step)
    assert (kind, keyforge.offered(ann)) == ("turn", options)
    assert ann.newest()["option"] == f"undo {turn} 0"
    await expect(ann.page.locator(".log li").last).to_have_text(ann.say("hall-undo-line-own"))
    await ann.page.keyboard.press("y")
    await keyforge.asked(ann, back)
    assert ann.newest_view() == there
    await expect(ann.page.locator(".log li").last).to_have_text(ann.say("hall-redo-line-own"))
    await expect(gone(ann)).to_have_count(1)  # the house, which was chosen anew
    await expect(ann.page.locator("[data-redo]")).to_have_count(0)


async def test_the_rival_is_asked_about_what_goes_back(enter: Enter) -> None:
    """King of Tokyo: Duel: after the first roll it is the choice of a monster, and both read so."""
    ann = await enter("Ann")
    bob = await enter("Bob", locale="ko-KR")
    bob.lang = "ko"
    link = await duel.makes_table(ann)
    await bob.follows(link)
    await bob.sits(1)
    await ann.starts()
    mover, other = ann, bob
    while not [event for m in ann.messages("game") for event in m["events"] if event["kind"] == "rolled"]:
        mover, other = await in_turn(ann, bob)
        kind, number = await duel.asked(mover)
        await duel.chooses(mover, kind)
        number += 1
        await ann.reaches(number)
        await bob.reaches(number)
    await other.reaches(number)
    await mover.press(button(mover))
    await expect(bar(mover, "confirm")).to_be_visible()
    back = mover.messages("votes")[-1]["undo"]["steps"]
    chosen = next(m for m in mover.messages("game") if m["number"] == back[0])
    assert chosen["events"][0]["kind"] == "monster_chosen"
    sentence = await bar(mover, "confirm").locator(".choice").first.inner_text()
    await mover.press(mover.page.locator("[data-undo-confirm]"))
    about = bar(other, "asked")
    await expect(about).to_be_visible()
    monster = other.say(f"tokyo-duel-monster-{chosen['events'][0]['monster'].replace('_', '-')}")
    await expect(about.locator(".choice").first).to_contain_text(monster)
    assert sentence != await about.locator(".choice").first.inner_text(), "each reads it in their language"
    await fits(other)
    await other.press(other.page.locator("[data-undo-agree]"))
    await mover.reaches(number + 1)
    assert (await duel.asked(mover))[0] == "monster"
