"""A KeyForge Alliance event of twelve players in the browser, from the empty hall to the certificate."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.browser import events
from tests.browser.axe import findings
from tests.browser.conftest import DESKTOP, PHONE, SEED, Enter
from tests.browser.events import Shown
from tests.browser.hall import open_hall
from tests.browser.person import Person
from tests.browser.test_keyboard import Keys

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(900)]

NAMES = ["Ann", "Ben", "Cho", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy", "Jin", "Kay", "Leo"]
LATE = "Mia"
ROUND = 45 * 60  # seconds of a round
WHOLE = {"whole": 0}


class Story:
    """The people of the day, and what they do together."""

    def __init__(self, enter: Enter, address: str, organizer: Person, judge: Person, screen: Person) -> None:
        self.enter = enter
        self.address = address
        self.organizer = organizer
        self.judge = judge
        self.screen = screen
        self.event = ""
        self.phones: dict[int, Person] = {}

    async def view(self) -> Shown:
        return await events.view(self.organizer, self.event)

    async def phone_of(self, number: int) -> Person:
        """The player's own phone; they come by the link of their slip."""
        if number not in self.phones:
            name = events.name_of(await self.view(), number)
            await events.opens(self.organizer, self.event, "players")
            link = await events.link_of(self.organizer, name)
            player = await self.enter(name, phone=True, address=self.address)
            await events.claims(player, link)
            self.phones[number] = player
        return self.phones[number]

    async def draws(self) -> Shown:
        """Draw and publish the next round."""
        await events.opens(self.organizer, self.event)
        await events.goes_on(self.organizer, "draw")
        await events.goes_on(self.organizer, "publish")
        return await self.view()

    async def finishes(self, table: Shown, winner: int) -> None:
        """Enter a result where nobody looks."""
        number = events.round_of(await self.view())["number"]
        await events.decides(self.organizer, self.event, "resulted", round=number, table=table["number"], winner=winner)

    async def finishes_all(self) -> None:
        for table in events.open_tables(await self.view()):
            await self.finishes(table, min(table["players"]))


async def sound(person: Person) -> None:
    """No serious finding of axe at a desktop or at a phone."""
    found: list[str] = []
    size = person.page.viewport_size
    for each in (DESKTOP, PHONE):
        await person.page.set_viewport_size(each)
        found += await findings(person.page)
    await person.page.set_viewport_size(size or DESKTOP)
    assert found == []


async def test_an_alliance_event_from_the_empty_hall_to_the_certificate(enter: Enter, tmp_path: Path) -> None:
    ahead = tmp_path / "ahead"
    ahead.write_text("0")
    async with open_hall(SEED, tmp_path / "data", tmp_path / "log", LUDARIUM_AHEAD=str(ahead)) as address:
        organizer = await enter("Olga", address=address)
        judge = await enter("Jude", address=address, phone=True)
        screen = await enter("Beamer", address=address)
        story = Story(enter, address, organizer, judge, screen)
        await opens_the_doors(story)
        await first_round(story)


async def opens_the_doors(story: Story) -> None:
    """The event, its judge, its players and their decks."""
    olga = story.organizer
    story.event = await events.creates(olga, "keyforge-alliance", "keyforge", "Alliance Sunday")
    await events.becomes_judge(story.judge, olga, story.event)
    await sound(olga)
    await events.tab(olga, "players")
    await events.pastes(olga, NAMES)
    for number in range(2, len(NAMES)):
        await events.brings_decks(olga, story.event, number, [events.deck_of(number, 0)], WHOLE)
    for number in range(2):
        await events.brings_decks(olga, story.event, number, [events.deck_of(number, 0)], WHOLE)
    for name in NAMES[:2]:
        await events.checks_in(olga, name, listed=True)
    for number in range(2, len(NAMES)):
        await events.decides(olga, story.event, "checked-in", person=number, checks=[])
    await sound(olga)


async def first_round(story: Story) -> None:
    olga = story.organizer
    await story.screen.goes(f"/events/{story.event}/screen")
    await events.tab(olga, "overview")
    await events.goes_on(olga, "draw")
    draft = (await story.view())["draft"]
    assert len(draft["tables"]) == 6
    await olga.press(olga.page.get_by_text(olga.say("desk-why"), exact=True).first)
    await olga.press(olga.button("desk-redraw"))
    await events.goes_on(olga, "publish")
    await sound(olga)
    await events.goes_on(olga, "clock")
    await expect(olga.page.get_by_role("timer")).to_contain_text("44:")
