"""Rated games in the browser: what one makes of two ratings, the lists and curves, and one's own figures."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.browser import duel
from tests.browser.axe import findings
from tests.browser.conftest import Enter
from tests.browser.person import Person
from tests.browser.test_axe import is_sound
from tests.browser.test_people import makes_account
from tests.browser.test_phone import fits

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def opens_rated(person: Person) -> str:
    """A rated table of two, with this person at its first seat; gives its invite link."""
    await person.goes()
    await person.press(person.button("hall-play-friends"))
    dialog = person.dialog()
    game = dialog.get_by_label(person.say("hall-game"), exact=True)
    await game.select_option(label=person.say("tokyo-duel-name"))
    await person.press(dialog.get_by_role("switch", name=person.say("rating-rated-game")))
    await expect(dialog.get_by_text(person.say("hall-new-table-bots"), exact=True)).to_have_count(0)
    await person.press(person.button("hall-new-table-create"))
    return await person.page.get_by_label(person.say("hall-invite-link"), exact=True).input_value()


async def test_a_rated_game_and_what_it_makes(enter: Enter) -> None:
    ann, bob = await enter("Ann"), await enter("Bob", phone=True, locale="ko-KR")
    bob.lang = "ko"
    await makes_account(ann, "rated.ann", "Ann")
    await makes_account(bob, "rated.bob", "Bob")
    await bob.page.goto(await opens_rated(ann))
    await bob.sits(1)
    await ann.starts()
    await duel.asked(ann)
    await ann.concedes("tokyo-duel")
    await duel.closes_the_result(ann)
    told = ann.page.locator("[data-ratings] li")
    await expect(told).to_have_text(
        [
            ann.say("rating-change", name="Ann", rating="1338", more="-162"),
            ann.say("rating-change", name="Bob", rating="1662", more="+162"),
        ]
    )
    assert await findings(ann.page) == []

    await bob.goes("/games")
    await expect(bob.page.locator("[data-game-over]")).to_contain_text(bob.say("rating-rated"))
    await bob.goes("/ratings/tokyo-duel")
    await expect(bob.page.locator("[data-my-rating]")).to_contain_text("1662")
    await fits(bob)
    await is_sound(bob, "ratings")
    await bob.goes("/statistics")
    await expect(bob.page.locator("[data-statistics=tokyo-duel]")).to_contain_text(
        bob.say("rating-statistics-all")
    )
    await fits(bob)
    await is_sound(bob, "statistics")

    me = await ann.page.evaluate("fetch('/api/me').then((answer) => answer.json())")
    await ann.goes(f"/people/{me['id']}")
    mine = ann.page.locator("[data-rating=tokyo-duel]")
    await expect(mine).to_contain_text("1338")
    await expect(mine.get_by_role("img")).to_have_accessible_name(
        ann.say("rating-curve-said", games=1, first="1500", last="1338", least="1338", most="1500")
    )
    await ann.press(mine.locator("summary"))
    await expect(mine.locator("tbody tr")).to_have_count(1)
    await is_sound(ann, "profile")
    assert await findings(ann.page) == []
