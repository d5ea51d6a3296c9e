"""Two people become friends at a table, one invites the other to a private one; then one is muted, and blocked."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, expect
from tests.browser.conftest import PHONE, Enter
from tests.browser.person import Person
from tests.browser.test_around import hears, says
from tests.browser.test_axe import is_sound

pytestmark = pytest.mark.asyncio(loop_scope="session")


def sheet(person: Person) -> Locator:
    return person.page.locator("dialog[open]", has=person.page.locator("[data-person-sheet]"))


async def meets(person: Person, name: str) -> None:
    """Open the sheet about somebody by keyboard: by their name in the chat."""
    await person.page.locator(".chat [data-person]", has_text=name).last.focus()
    await person.page.keyboard.press("Enter")
    await expect(sheet(person).get_by_role("heading", name=name)).to_be_visible()


async def closes(person: Person) -> None:
    await person.page.keyboard.press("Escape")
    await expect(sheet(person)).to_have_count(0)


async def fits(person: Person) -> None:
    """Nothing of the page is wider than the phone."""
    await person.page.set_viewport_size(PHONE)
    assert await person.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


async def test_two_become_friends_and_one_is_muted_and_blocked(enter: Enter) -> None:
    ann = await enter("Ann")
    mei = await enter("小美", phone=True, locale="zh-TW")
    mei.lang = "zh-Hant"
    await mei.follows(await ann.makes_table(seats=5))
    await mei.sits(2)
    await says(mei, "晚安")
    await hears(ann, "晚安")

    await meets(ann, "小美")
    await is_sound(ann, "the sheet about somebody")
    await ann.press(sheet(ann).locator("[data-friend-ask]"))
    await expect(sheet(ann).locator("[data-friend-withdraw]")).to_be_visible()
    await closes(ann)

    await mei.goes("/friends")
    await fits(mei)
    await expect(mei.page.locator("[data-asks]", has_text="Ann")).to_be_visible()
    await is_sound(mei, "somebody asks")
    await mei.page.set_viewport_size(PHONE)
    await mei.press(mei.page.get_by_role("button", name=mei.say("friends-accept-of", name="Ann")))
    friend = mei.page.locator("[data-friend]", has_text="Ann")
    await expect(
        friend.get_by_role("link", name=mei.say("friends-join-of", name="Ann", game=mei.say("saboteur-name")))
    ).to_be_visible(timeout=30_000)
    await fits(mei)
    await is_sound(mei, "friends")
    await mei.page.set_viewport_size(PHONE)

    await ann.makes_table(seats=5, private=True)
    await ann.press(ann.page.get_by_role("button", name=ann.say("friends-invite-of", name="小美")))
    await expect(ann.page.locator("[data-invite-friends]")).to_contain_text(ann.say("friends-invite-done"))
    await mei.page.reload()
    await mei.goes()
    bar = mei.page.locator("[data-invitation]")
    await expect(bar).to_contain_text("Ann")
    await fits(mei)
    await mei.press(bar.locator("[data-invitation-go]"))
    await expect(mei.page).to_have_url(re.compile(r"/table/\w+$"))
    await mei.sits(1)
    await expect(bar).to_have_count(0)

    await says(mei, "我來了")
    await hears(ann, "我來了")
    await meets(ann, "小美")
    await ann.press(sheet(ann).locator("[data-mute]"))
    await expect(sheet(ann).locator("[data-unmute]")).to_be_visible()
    await closes(ann)
    chat = ann.page.locator(".chat")
    await expect(chat.locator(".unread")).to_have_count(1)
    await expect(chat).not_to_contain_text("我來了")
    await is_sound(ann, "somebody is muted")
    await ann.press(chat.locator("[data-unmute]"))
    await hears(ann, "我來了")

    await meets(ann, "小美")
    await ann.press(sheet(ann).locator("[data-block]"))
    await ann.press(ann.dialog().last.locator("button.danger"))
    await expect(sheet(ann).locator("[data-unblock]")).to_be_visible()
    await closes(ann)
    await says(mei, "還在嗎？")
    await hears(mei, "還在嗎？")
    await expect(chat.locator(".bubble")).to_have_count(0)
    await ann.goes()
    await ann.press(ann.button("hall-settings"))
    await expect(ann.page.locator("[data-apart='1']")).to_contain_text("小美")
    await is_sound(ann, "whom one blocks")
    await ann.press(ann.page.get_by_role("button", name=ann.say("friends-unblock-of", name="小美")))
    await expect(ann.page.locator("[data-apart='0']")).to_be_visible()
