"""Positions laid out on a desktop, shared, and opened on a phone, where they are played to the end."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect
from tests.browser import duel, fence, keyforge
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
    await phone.press(phone.page.locator("[data-all-hands] summary"))
    await expect(phone.page.locator('[data-all-hands] [data-card="ST3"]').first).to_be_visible()
    await plays_on(phone)
    await expect(phone.page.locator("[data-puzzle-stands=going]")).to_be_visible()
    view = phone.newest_view()
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


async def test_a_turn_of_duel_is_laid_out_shared_and_played_to_its_end(enter: Enter) -> None:
    ann = await enter("Ann")
    await lays_out(ann, "tokyo-duel")
    await part(ann, "monsters", "1").locator("select").select_option("the-king")
    for seat, lost in enumerate((12, 14)):
        await sets(ann, "hurt", lost, str(seat))
    await takes_away(ann, "market", "TD50")
    await expect(part(ann, "market").and_(ann.page.locator("[data-wrong]"))).to_be_visible()
    await adds(ann, "market", "TD26", ann.say("tokyo-duel-card-TD26"))
    tracks = part(ann, "fame")
    await ann.press(tracks.locator('[data-track=fame] [data-space="3"]'))
    await tracks.locator("select").select_option("BZ03")
    await ann.press(tracks.locator('[data-track=destruction] [data-space="-3"]'))
    await expect(tracks.locator('[data-placed="BZ03@destruction:-3"]')).to_be_visible()
    await ann.press(part(ann, "dice").get_by_role("switch"))
    die = part(ann, "dice").locator("[data-die]").nth(2)
    await expect(die).to_have_attribute("data-die", "H")
    await ann.press(die)
    link = await shares(ann)
    assert await findings(ann.page) == []

    phone = await opens(enter, link)
    await plays_on(phone)
    assert await duel.plays(phone) == "end"
    view = phone.messages("welcome")[-1]["view"]
    assert view["dice"] == "AAEEFD"
    assert [player["health"] for player in view["players"]] == [2, 1]
    assert [placed["token"] for placed in view["placed"]] == ["BZ03"]


async def test_a_round_of_saboteur_is_laid_out_shared_and_played_to_its_end(enter: Enter) -> None:
    ann = await enter("Ann")
    await lays_out(ann, "saboteur")
    mine = part(ann, "field")
    # a card that fits nowhere is refused beside the mine, and taken away again
    await ann.press(mine.locator('[data-cell="6,3"]'))
    await expect(mine.and_(ann.page.locator("[data-wrong]"))).to_be_visible()
    await ann.press(mine.locator('[data-cell="6,3"]'))
    for cell, card in (("2,0", "IH"), ("3,0", "IH"), ("5,0", "IH"), ("6,0", "TH")):
        await mine.locator("select").select_option(card)
        await ann.press(mine.locator(f'[data-cell="{cell}"]'))
        await expect(mine.locator(f'[data-cell="{cell}"][data-laid={card}]')).to_be_visible()
    await part(ann, "broken", "1").locator("select").select_option("P")
    await adds(ann, "hands", "CL", ann.say("saboteur-card-CL"), "0")
    link = await shares(ann)
    assert await findings(ann.page) == []

    phone = await opens(enter, link)
    await plays_on(phone)
    await phone.plays()
    welcome = next(one for one in phone.messages("welcome") if one["view"] is not None)["view"]
    assert welcome["hand"] == ["X", "TH", "map", "CL"]
    assert welcome["players"][1]["broken"] == ["pickaxe"]
    assert {(card["x"], card["y"]) for card in welcome["field"]} >= {(5, 0), (6, 0)}


async def test_a_turn_of_keyforge_is_laid_out_shared_and_played_to_its_end(enter: Enter) -> None:
    ann = await enter("Ann")
    await lays_out(ann, "keyforge")
    # the next turn of the reader begins with the third key
    await sets(ann, "keys", 2, "0")
    await sets(ann, "amber", 6, "0")
    await adds(ann, "mine", "bumpsy", "bumps")
    await ann.press(part(ann, "mine").locator('[data-thing="bumpsy"]'))
    await ann.press(ann.dialog().get_by_role("switch", name=ann.say("keyforge-status-stunned")))
    await ann.press(
        ann.dialog().get_by_label(ann.say("position-more", label=ann.say("position-keyforge-of-damage")))
    )
    await ann.page.keyboard.press("Escape")
    await expect(part(ann, "mine").locator('[data-thing="bumpsy stunned damage:1"]')).to_be_visible()
    # an action can't lie in play, which is said beside it
    await takes_away(ann, "hand", "punch")
    await ann.press(ann.page.locator("[data-words] summary"))
    words = ann.page.locator("[data-words] textarea")
    text = await words.input_value()
    await words.fill(text.replace('"urchin"', '"anger"'))
    await expect(part(ann, "theirs").and_(ann.page.locator("[data-wrong]"))).to_be_visible()
    await words.fill(text)
    link = await shares(ann)
    assert await findings(ann.page) == []

    phone = await opens(enter, link)
    await plays_on(phone)
    assert await keyforge.plays(phone) == "end"
    view = next(one for one in phone.messages("welcome") if one["view"] is not None)["view"]
    assert [len(player["keys"]) for player in view["players"]] == [2, 0]
    assert view["cards"]["bumpsy"]["stunned"]
    assert view["cards"]["bumpsy"]["damage"] == 1
