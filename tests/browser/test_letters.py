"""Correspondence: two people play who are never at the table at the same time, until one of them lets the days of a move end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.browser import duel
from tests.browser.axe import findings
from tests.browser.conftest import Enter
from tests.browser.hall import later
from tests.browser.person import Person
from tests.browser.test_axe import is_sound
from tests.browser.test_phone import fits

pytestmark = pytest.mark.asyncio(loop_scope="session")

AN_HOUR = 3600
A_DAY = 24 * AN_HOUR


async def opens(person: Person, days: int) -> str:
    """A new table by correspondence, from the form; its invite link."""
    await person.goes()
    await person.press(person.button("hall-play-friends"))
    dialog = person.dialog()
    await dialog.get_by_label(person.say("hall-name")).fill(person.name)
    game = dialog.get_by_label(person.say("hall-game"), exact=True)
    pace = dialog.get_by_label(person.say("hall-pace"), exact=True)
    await expect(dialog).to_contain_text(person.say("hall-pace-live-help"))
    # No clock of a game runs by correspondence, and none is offered.
    await game.select_option(label=person.say("saboteur-name"))
    await pace.select_option(label=person.say("hall-pace-days", days=days))
    await expect(dialog).to_contain_text(person.say("hall-pace-days-help"))
    await person.press(dialog.locator("summary", has_text=person.say("hall-new-table-options")))
    await expect(dialog.get_by_label(person.say("saboteur-option-maps"), exact=True)).to_be_visible()
    await expect(dialog.get_by_label(person.say("saboteur-option-move-clock"), exact=True)).to_have_count(0)
    await fits(person)
    assert await findings(person.page) == []
    await game.select_option(label=person.say("tokyo-duel-name"))
    await person.press(person.button("hall-new-table-create"))
    return await person.page.get_by_label(person.say("hall-invite-link"), exact=True).input_value()


async def moves(person: Person, table: str) -> None:
    """Come to a table from the list of one's games, make one's move, and leave."""
    await person.goes("/games")
    await expect(person.page.locator("[data-my-turn]").first).to_be_visible()
    await person.press(person.page.locator(f"[data-go-on='{table}']"))
    seat = await person.deciding()
    after = -1
    while await person.deciding() == seat:
        kind, after = await duel.asked(person, after)
        await duel.chooses(person, kind)
        await person.page.wait_for_function("(after) => seen.number > after && seen.seat !== -1", arg=after)
    await expect(person.page.locator(".prompt.mine")).to_have_count(0)


async def both_play(ann: Person, bob: Person, days: int) -> str:
    """A table that Ann opens and leaves, and at which Bob sits down and begins; its id."""
    link = await opens(ann, days)
    table = ann.table()
    await expect(ann.page.locator("[data-pace-fact]")).to_have_text(ann.say("hall-pace-days", days=days))
    await ann.goes()
    await bob.follows(link)
    await bob.sits(1)
    await fits(bob)
    await expect(bob.page.locator("main")).to_contain_text(bob.say("hall-waiting-days"))
    await expect(bob.page.locator("[data-fill]")).to_have_count(0)
    await bob.press(bob.page.locator("[data-start]"))
    await bob.deciding()
    await bob.goes("/games")
    return table


async def test_two_people_play_who_never_meet(timed_hall: tuple[str, Path], enter: Enter) -> None:
    address, ahead = timed_hall
    ann = await enter("Ann", address=address)
    bob = await enter("Bob", address=address, phone=True, locale="zh-TW")
    bob.lang = "zh-Hant"
    people = (ann, bob)
    table = await both_play(ann, bob, 3)
    seats = await ann.seats(table)
    assert [seat["name"] for seat in seats] == ["Ann", "Bob"]

    now = await turn(ann, table)
    for _ in range(2):
        person, other = people[now], people[1 - now]
        await other.goes("/games")
        card = other.page.locator("article").first
        await expect(card).to_contain_text(other.say("hall-turn-of", name=person.name))
        await expect(card.locator("[data-days]")).to_have_text(other.say("hall-pace-move", days=3))
        await moves(person, table)
        # Whoever is asked now has three days; nobody counts as lost, and nobody can be voted out.
        clock = person.page.get_by_role("timer")
        await expect(clock.first).to_contain_text(re.compile(re.escape(person.say("hall-left-days", days=2))))
        await expect(person.page.get_by_text(person.say("hall-seat-away"))).to_have_count(0)
        await is_sound(person, "a table by correspondence")
        await fits(person)
        await person.goes("/games")
        await expect(person.page.locator("[data-my-turn]")).to_have_count(0)
        now = 1 - now
        assert await turn(person, table) == now

    # Time ends: whoever was asked has lost, and the other reads it though they only come back now.
    later(ahead, 3 * A_DAY + AN_HOUR)
    loser, winner = people[now], people[1 - now]
    await winner.goes(f"/table/{table}")
    await expect(duel.result(winner)).to_be_visible()
    await duel.closes_the_result(winner)
    late = winner.page.locator("[data-over-late]")
    await expect(late).to_have_text(winner.say("hall-over-late", name=loser.name))
    await fits(winner)
    await winner.goes("/games")
    over = winner.page.locator("[data-game-over]")
    await expect(over).to_have_attribute("data-result", "won")
    await expect(over).to_contain_text(winner.say("hall-pace-move", days=3))
    await loser.goes("/games")
    await expect(loser.page.locator("[data-game-over]")).to_have_attribute("data-result", "lost")


async def turn(person: Person, table: str) -> int:
    answer = await person.page.request.get(f"{person.address}/api/tables/{table}")
    found = (await answer.json())["turn"]
    assert isinstance(found, int)
    return found


async def test_from_one_game_to_the_next(timed_hall: tuple[str, Path], enter: Enter) -> None:
    """Those that wait for the reader come first, the one with least time left before all; the title counts them, and after a
    move a bar leads to the next."""
    address, ahead = timed_hall
    ann = await enter("Ann", address=address, phone=True)
    bob = await enter("Bob", address=address, locale="ko-KR")
    bob.lang = "ko"
    slow = await both_play(ann, bob, 14)
    later(ahead, AN_HOUR)
    await ann.goes()
    link = await opens(ann, 2)
    quick = ann.table()
    await bob.goes(re.sub(r"^https?://[^/]+", "", link))
    await bob.sits(1)
    await bob.press(bob.page.locator("[data-start]"))
    await bob.deciding()
    turns = [await turn(bob, table) for table in (slow, quick)]
    # In a seeded hall both games begin with the same seat.
    assert turns[0] == turns[1]
    asked = (ann, bob)[turns[0]]
    await asked.goes("/games")
    await expect(asked.page).to_have_title(
        asked.say("hall-title-page", page=asked.say("hall-your-turn-count", count=2))
    )
    cards = asked.page.locator("article [data-go-on]")
    await expect(cards).to_have_count(2)
    assert [await card.get_attribute("data-go-on") for card in await cards.all()] == [quick, slow]
    await is_sound(asked, "my games by correspondence")
    await fits(asked)
    await moves(asked, quick)
    bar = asked.page.locator("[data-next]")
    await expect(bar).to_contain_text(asked.say("hall-next", count=1))
    await is_sound(asked, "a table with the way to the next")
    await fits(asked)
    await asked.press(bar.locator("[data-next-go]"))
    await asked.page.wait_for_url(re.compile(slow))
    await expect(asked.page.locator(".prompt.mine")).to_be_visible()
    await expect(bar).to_have_count(0)


async def test_a_seek_waits_while_one_is_away(timed_hall: tuple[str, Path], enter: Enter) -> None:
    address, ahead = timed_hall
    ann = await enter("Ann", address=address, phone=True)
    bob = await enter("Bob", address=address)
    await ann.goes()
    await ann.press(ann.page.locator("[data-seek-new]"))
    dialog = ann.dialog()
    await dialog.get_by_label(ann.say("hall-name")).fill("Ann")
    await dialog.get_by_label(ann.say("hall-game"), exact=True).select_option(
        label=ann.say("tokyo-duel-name")
    )
    await ann.press(dialog.get_by_role("radio", name=ann.say("seek-way-stands"), exact=True))
    await dialog.get_by_label(ann.say("hall-pace"), exact=True).select_option(
        label=ann.say("hall-pace-days", days=1)
    )
    await expect(dialog).to_contain_text(ann.say("seek-way-days-help"))
    await fits(ann)
    assert await findings(ann.page) == []
    await ann.press(dialog.locator("[data-seek-go]"))
    bar = ann.page.locator("[data-seek-bar]")
    await expect(bar).to_contain_text(ann.say("seek-waits-days", game=ann.say("tokyo-duel-name"), days=1))
    await ann.page.goto("about:blank")
    later(ahead, 5 * A_DAY)
    await bob.goes()
    seek = bob.page.locator("[data-seek]")
    await expect(seek.locator("[data-days]")).to_have_text(bob.say("hall-pace-move", days=1))
    await bob.press(seek.locator("[data-answer]"))
    await bob.dialog().get_by_label(bob.say("hall-name")).fill("Bob")
    await expect(bob.dialog()).to_contain_text(bob.say("seek-answer-text-days", days=1))
    await bob.press(bob.dialog().locator("[data-answer-go]"))
    await bob.page.wait_for_url(re.compile("/table/"))
    await bob.deciding()
    # Ann comes back, and is told where to go.
    await ann.goes("/games")
    await expect(bar).to_contain_text(ann.say("seek-found-table", game=ann.say("tokyo-duel-name")))
    await fits(ann)
    await ann.press(bar.locator("[data-seek-to]"))
    await ann.deciding()
    assert ann.table() == bob.table()
    await expect(bar).to_have_count(0)
