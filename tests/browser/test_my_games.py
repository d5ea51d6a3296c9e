"""One's own games: back to one that is going on, and a replay of one that is over."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect
from tests.browser import duel, keyforge
from tests.browser.axe import findings
from tests.browser.conftest import DESKTOP, PHONE, Enter
from tests.browser.person import Person
from tests.browser.test_around import path_of
from tests.browser.test_axe import is_sound
from tests.browser.test_phone import fits
from tests.browser.test_replay import gives_up

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_game_is_found_again(enter: Enter) -> None:
    ann = await enter("Ann")
    await ann.goes("/games")
    await expect(ann.page.locator("main")).to_contain_text(ann.say("hall-my-games-empty"))
    await keyforge.makes_table(ann)
    await ann.starts()
    await keyforge.plays(ann, questions=3)
    table = ann.page.url

    # away, and back to it from the lobby and from the list
    await ann.goes()
    go_on = ann.page.locator("[data-go-on]")
    await expect(go_on).to_have_count(1)
    await is_sound(ann, "home with a game")
    await ann.press(go_on)
    await expect(ann.page.locator("[data-keyforge-asked], .prompt").first).to_be_visible()
    assert ann.page.url.startswith(table.split("?")[0])
    await ann.goes("/games")
    await ann.press(go_on)
    await gives_up(ann)

    # it is over: its replay opens from the list
    await ann.goes()
    await expect(go_on).to_have_count(0)
    await expect(ann.page.locator("main")).to_contain_text(ann.say("hall-my-games-none"))
    await ann.press(ann.page.locator("[data-my-games]"))
    over = ann.page.locator("[data-game-over]")
    await expect(over).to_have_count(1)
    await expect(over).to_have_attribute("data-result", "lost")
    await expect(over).to_contain_text(ann.say("keyforge-name"))
    await is_sound(ann, "my games")
    await ann.page.set_viewport_size(PHONE)
    await fits(ann)
    assert await findings(ann.page) == []
    await ann.page.set_viewport_size(DESKTOP)
    await filters(ann)
    await ann.press(over.get_by_role("link", name=ann.say("hall-replay"), exact=True))
    await expect(ann.page.locator("input[type=range]")).to_be_visible()
    assert "seat=0" in ann.page.url


async def filters(ann: Person) -> None:
    """A filter is set with the keys alone and counts what fits. Its address brings it back, and the browser's buttons lead
    through those before."""
    page = ann.page
    over, found = page.locator("[data-game-over]"), page.locator("[data-found]")
    name = str(
        await page.evaluate("async () => (await (await fetch('/api/me/games')).json()).over[0].decks[0]")
    )
    result, deck = [page.get_by_label(ann.say(f"hall-games-{one}"), exact=True) for one in ("result", "deck")]
    await expect(found).to_have_attribute("data-found", "1")
    await expect(page.locator("[data-decks]")).to_contain_text(name)
    await expect(result).to_be_hidden()
    await page.locator("[data-filter] summary").focus()
    await page.keyboard.press("Enter")
    await result.focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Tab")
    await deck.press("Enter")
    await expect(found).to_have_attribute("data-found", "0")
    await expect(over).to_have_count(0)
    await expect(deck).to_be_focused()
    assert page.url.endswith("/games?result=won")
    await page.reload()
    await expect(result).to_have_value("won")
    await expect(page.locator("main")).to_contain_text(ann.say("hall-games-none"))
    await is_sound(ann, "my games by a filter that none fits")
    await page.set_viewport_size(PHONE)
    await fits(ann)
    assert await findings(page) == []
    await page.set_viewport_size(DESKTOP)
    await result.select_option("")
    await deck.fill(name.upper())
    await deck.press("Enter")
    await expect(over).to_have_count(1)
    await expect(page.locator("[data-count=lost]")).to_be_visible()
    await page.go_back()
    await expect(over).to_have_count(0)
    await expect(deck).to_have_value("")
    await page.locator("[data-filter-clear]").press("Enter")
    await expect(over).to_have_count(1)
    assert page.url.endswith("/games")


async def test_whose_turn_it_is_is_seen_first(enter: Enter) -> None:
    """On a phone the games that wait for oneself come before all else, and the window's title says so, on every page and
    only as long as it is so. Others find the table among those to watch."""
    ann = await enter("Ann", phone=True)
    bob = await enter("Bob", phone=True, locale="ko-KR")
    bob.lang = "ko"
    sue = await enter("Sue")
    link = await duel.makes_table(ann)
    await bob.follows(link)
    await bob.sits(1)
    await ann.starts()
    await duel.asked(ann)
    titles = {
        person: person.say("hall-title-page", page=person.say("hall-your-turn")) for person in (ann, bob)
    }
    await expect(ann.page).to_have_title(titles[ann])
    await expect(bob.page).to_have_title(bob.say("hall-title-page", page=bob.say("tokyo-duel-name")))
    for person in (ann, bob):
        await person.goes()
        first = person.page.locator("main section").first
        await expect(first).to_contain_text(person.say("hall-my-games"))
        await fits(person)
        assert await findings(person.page) == []
    mine = ann.page.locator("[data-my-turn]")
    await expect(mine).to_have_text(ann.say("hall-your-turn"))
    assert await mine.evaluate("(each) => each.getBoundingClientRect().bottom < innerHeight")
    await expect(ann.page).to_have_title(titles[ann])
    await expect(bob.page.locator("[data-my-turn]")).to_have_count(0)
    await expect(bob.page.locator("main")).to_contain_text(bob.say("hall-turn-of", name="Ann"))
    await expect(bob.page).to_have_title(bob.say("hall-title"))
    await sue.goes()
    await expect(sue.page.locator(f"a[href='{path_of(link)}']")).to_be_visible()
    await expect(sue.page.locator("main section").first).to_have_class(re.compile("hero"))

    # Ann chooses; now it is Bob's turn, wherever they look.
    await ann.press(ann.page.locator("[data-go-on]"))
    kind, number = await duel.asked(ann)
    await duel.chooses(ann, kind)
    await ann.reaches(number + 1)
    assert await ann.deciding() == 1
    await expect(ann.page).to_have_title(ann.say("hall-title-page", page=ann.say("tokyo-duel-name")))
    await expect(bob.page.locator("[data-my-turn]")).to_have_text(bob.say("hall-your-turn"))
    await expect(bob.page).to_have_title(titles[bob])
    await bob.goes("/games")
    await expect(bob.page).to_have_title(titles[bob])
    await ann.goes("/games")
    await expect(ann.page).to_have_title(ann.say("hall-title-page", page=ann.say("hall-my-games")))
