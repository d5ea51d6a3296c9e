"""Bots act as quickly as somebody likes: chosen in the settings and at the table, and hurried."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect
from tests.browser import duel, fence
from tests.browser.axe import findings
from tests.browser.conftest import PHONE, SEED, Enter
from tests.browser.hall import open_hall
from tests.browser.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

DELAY = 8.0
"""Seconds between two steps of bots at normal tempo: a game would last for hours."""
LOOKS = 0.1  # seconds between two looks of somebody who is impatient


@pytest_asyncio.fixture(loop_scope="session")
async def slow_hall(hall: str, tmp_path: Path) -> AsyncIterator[str]:
    """A hall whose bots take their time."""
    async with open_hall(SEED, tmp_path / "data", LUDARIUM_BOT_DELAY=str(DELAY)) as address:
        yield address


async def chooses_in_the_settings(person: Person, tempo: str) -> None:
    await person.press(person.button("hall-settings"))
    await person.press(
        person.dialog().get_by_role("radio", name=person.say(f"hall-tempo-{tempo}"), exact=True)
    )
    await person.press(person.button("hall-close"))


async def opens_the_tempo(person: Person, now: str) -> None:
    """From the table's menu, which says how it is ``now``."""
    await person.press(person.button("hall-table-menu"))
    label = person.say("hall-tempo-now", tempo=person.say(f"hall-tempo-{now}"))
    await person.press(person.page.get_by_role("menuitem", name=label, exact=True))


@contextlib.asynccontextmanager
async def impatience(person: Person) -> AsyncIterator[list[float]]:
    """Presses H whenever a bot is waited for, or the page answers by itself; gives when."""
    pressed: list[float] = []

    async def hurries() -> None:
        while True:
            waits = "[data-hurry]:not([aria-disabled]), [data-fence-auto]"
            if await person.page.locator(waits).count() and not await person.dialog().count():
                await person.page.keyboard.press("h")
                pressed.append(time.monotonic())
            await asyncio.sleep(LOOKS)

    task = asyncio.create_task(hurries())
    try:
        yield pressed
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


@pytest.mark.drawn(1, of="games at a tempo")
async def test_a_whole_game_at_once(slow_hall: str, enter: Enter) -> None:
    """Chosen in the settings, it goes along to the table: the bot is never waited for."""
    ann = await enter("Ann", address=slow_hall)
    await ann.goes()
    await chooses_in_the_settings(ann, "at-once")
    began = time.monotonic()
    await duel.plays_now(ann)
    assert await duel.plays(ann) == "end"
    steps = len(ann.messages("game"))
    assert time.monotonic() - began < steps * DELAY / 4
    await duel.closes_the_result(ann)
    await ann.press(ann.button("hall-table-menu"))
    await ann.press(ann.page.get_by_role("menuitem", name=ann.say("hall-table-about"), exact=True))
    await expect(ann.page.locator("[data-tempo-fact]")).to_have_text(ann.say("hall-tempo-at-once"))


@pytest.mark.drawn(1, of="games at a tempo")
async def test_a_whole_game_slowly_and_hurried(slow_hall: str, enter: Enter) -> None:
    """Ready… Fence!, which begins in Tutorial, with everything that moves: H ends every wait."""
    ben = await enter("Ben", address=slow_hall, reduced_motion="no-preference")
    await ben.goes()
    await ben.press(ben.box("ready-fence"))
    dialog = ben.dialog()
    await dialog.get_by_label(ben.say("hall-name")).fill(ben.name)
    await ben.press(dialog.get_by_role("radio", name=ben.say("hall-bot-random"), exact=True))
    await expect(dialog.locator("[data-first-lesson]")).to_be_visible()
    await ben.press(ben.button("hall-play-start"))
    await ben.page.locator("[data-fence-phase]").wait_for()
    assert ben.newest_view()["mode"] == "tutorial"
    await opens_the_tempo(ben, "normal")
    await ben.press(ben.dialog().get_by_role("radio", name=ben.say("hall-tempo-slow"), exact=True))
    await ben.press(ben.button("hall-close"))
    began = time.monotonic()
    async with impatience(ben) as pressed:
        assert await fence.plays(ben) == "end"
    steps = len(ben.messages("game"))
    assert pressed
    assert time.monotonic() - began < steps * DELAY / 4
    assert ben.messages("table")[-1]["table"]["tempo"] == "slow"


async def test_a_tap_goes_on_and_what_happened_is_read_again(slow_hall: str, enter: Enter) -> None:
    """On a phone, at Saboteur's table: a finger beside the cards."""
    mia = await enter("Mia", address=slow_hall, phone=True)
    await mia.goes()
    await mia.press(mia.box())
    await mia.dialog().get_by_label(mia.say("hall-name")).fill(mia.name)
    await mia.press(mia.button("hall-play-start"))
    for _ in range(2):
        await mia.page.locator(".stage [data-sab-deck]").first.wait_for()
        if not await mia.page.locator(".prompt.mine").count():
            box = await mia.page.locator(".stage").first.bounding_box()
            assert box is not None
            await mia.page.touchscreen.tap(box["x"] + 6, box["y"] + 6)
        what, number = await mia.asked()
        assert what == "turn"
        await mia.takes_turn()
        await mia.reaches(number + 1)
    assert len([said for said in mia.said if '"hurry"' in said]) >= 1
    await mia.press(mia.button("hall-table-menu"))
    await mia.press(mia.page.get_by_role("menuitem", name=mia.say("hall-happened"), exact=True))
    await expect(mia.page.locator("[data-happened] li").first).to_be_visible()
    assert not await findings(mia.page)
    await mia.press(mia.button("hall-close"))
    await opens_the_tempo(mia, "normal")
    assert not await findings(mia.page)
    assert mia.page.viewport_size == PHONE


async def test_who_is_no_host_sees_the_tempo_and_cannot_set_it(enter: Enter) -> None:
    ann, bob = await enter("Ann"), await enter("Bob")
    link = await ann.makes_table(seats=5)
    await bob.follows(link)
    await bob.sits(1)
    await ann.starts()
    await bob.page.locator("[data-sab-deck]").first.wait_for()
    await opens_the_tempo(bob, "normal")
    await expect(bob.dialog()).to_contain_text(bob.say("hall-tempo-host"))
    await expect(bob.dialog().get_by_role("radio").first).to_be_disabled()
    await opens_the_tempo(ann, "normal")
    await ann.press(ann.dialog().get_by_role("radio", name=ann.say("hall-tempo-fast"), exact=True))
    await expect(
        bob.dialog().get_by_role("radio", name=bob.say("hall-tempo-fast"), exact=True)
    ).to_be_checked()
