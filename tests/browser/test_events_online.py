"""An event played at the hall's own tables, by players who have come with their phones."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.async_api import expect
from tests.browser import events
from tests.browser.axe import findings
from tests.browser.conftest import Enter
from tests.browser.events import Story
from tests.browser.person import Person
from tests.browser.test_phone import fits
from tests.tournaments.decked import vault
from tests.tournaments.rules.keyforge.registered import mm

from ludarium.games.keyforge.decks import Deck, word_of_deck
from ludarium.testing import proves
from ludarium.tournaments.plan import changed
from ludarium.tournaments.presets import PRESETS

pytestmark = pytest.mark.asyncio(loop_scope="session")

NAMES = ["Ann", "Ben"]
DECKS = [mm("dis", "logos", "shadows"), mm("dis", "sanctum", "untamed")]


async def online_sealed(story: Story) -> None:
    """A Sealed event whose two players are paired: what happens where nobody looks."""
    olga = story.organizer
    request = olga.context.request
    assert (await request.post(f"{olga.address}/api/guests", data={"name": olga.name, "lang": "en"})).ok
    changes = {"online": True, "decks_each": 1, "sets": ["MM"]}
    plan = msgspec.to_builtins(changed(PRESETS["keyforge-sealed"], changes))
    made = await request.post(f"{olga.address}/api/events", data={"name": "Sealed at home", "plan": plan})
    story.event = (await made.json())["id"]
    for number, name in enumerate(NAMES):
        word = word_of_deck(DECKS[number])
        deck: events.Shown = {"word": word, "vault": vault(number + 1), "vault_word": word, "sealed": True}
        await events.decides(olga, story.event, "entered", name=name)
        await events.decides(olga, story.event, "checked-in", person=number)
        await events.decides(olga, story.event, "deck-brought", person=number, **deck)
        await events.decides(
            olga, story.event, "deck-attested", person=number, deck=0, attested=events.ATTESTED
        )
    await events.decides(olga, story.event, "opened")
    for number in range(len(NAMES)):
        await events.decides(olga, story.event, "deck-built", person=number, whole=0)
        await story.phone_of(number)
    while (await story.view()).get("draft") is None:
        assert (await request.post(f"{olga.address}/api/events/{story.event}/next", data={})).ok
    await events.decides(olga, story.event, "published")


def named(deck: Deck, text: str) -> set[str]:
    """The cards of a deck that a text names, by their ids or by what they are called."""
    facts = {slot.fact.id: slot.fact.name for slot in deck.slots}
    return {card for card, name in facts.items() if name in text or re.search(rf"\b{card}\b", text)}


async def sees_one_list(player: Person, own: Deck, other: Deck) -> None:
    """Neither on the page nor on its wires is any card that only the other deck has."""
    told = "\n".join([*player.frames, await player.page.content()])
    mine = {slot.fact.id for slot in own.slots}
    assert named(own, told) == mine
    assert named(other, told) <= mine


@proves("T10.9", "T3.4")
async def test_two_players_of_sealed_meet_here_and_see_one_list_each(enter: Enter) -> None:
    """From the page of a phone to the table, and back when somebody has given up."""
    olga = await enter("Olga")
    story = Story(enter, olga.address, organizer=olga, judge=olga, screen=olga)
    await online_sealed(story)
    players = [await story.phone_of(number) for number in range(len(NAMES))]
    for number, player in enumerate(players):
        await events.opens(player, story.event, "mine")
        await player.press(player.page.get_by_role("link", name=player.say("desk-mine-hall"), exact=True))
        await expect(player.page).to_have_url(re.compile("/table/"))
        await player.reaches(0)
        await expect(player.button("hall-table-menu")).to_be_visible()
        await sees_one_list(player, DECKS[number], DECKS[1 - number])
    ann, ben = players
    await ann.concedes("keyforge")
    for number, player in enumerate(players):
        await player.press(player.page.locator("[data-close-end]"))
        await expect(player.page.locator("main")).to_contain_text(player.say("hall-record-kept"))
        await expect(player.page.locator("[data-record], [data-rematch]")).to_have_count(0)
        await sees_one_list(player, DECKS[number], DECKS[1 - number])
        assert await findings(player.page) == []
        await fits(player)
        await player.press(player.page.locator("[data-event]"))
        await expect(player.page).to_have_url(re.compile(f"/events/{story.event}"))
    await events.opens(ben, story.event, "mine")
    await expect(ben.page.locator("main")).to_contain_text(ben.say("desk-mine-outcome-won"))
