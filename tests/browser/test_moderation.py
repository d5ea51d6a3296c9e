"""Moderating in the browser: a notice to everybody, and a report from the chat of a table to the warning that follows."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.browser.axe import findings
from tests.browser.conftest import DESKTOP, PHONE, Enter
from tests.browser.hall import ROOT
from tests.browser.person import Person
from tests.browser.test_axe import is_sound
from tests.browser.test_people import makes_account
from tests.browser.test_phone import fits

pytestmark = pytest.mark.asyncio(loop_scope="session")

WHY = "That word is not said here."
CLOSING = "The hall closes at 22:00."


async def admin(data: Path, *words: str) -> None:
    """Do something at the command line, beside the hall that is open."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "ludarium", "admin", *words, "--data", data, cwd=ROOT
    )
    assert await process.wait() == 0


async def told(person: Person) -> None:
    """Come back to a page: then it asks what there is."""
    await person.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


async def test_a_report_goes_from_the_chat_to_a_warning(
    timed_hall: tuple[str, Path], enter: Enter, tmp_path: Path
) -> None:
    address, _ = timed_hall
    data = tmp_path / "data"
    mia = await enter("Mia", address=address)
    ann = await enter("Ann", address=address)
    ben = await enter("Ben", address=address, phone=True, locale="ko-KR")
    ben.lang = "ko"
    await makes_account(mia, "mia.moderates", "Mia")
    await admin(data, "people", "make-moderator", "mia.moderates", "--reason", "here every day")
    await admin(data, "notice", "say", "--en", CLOSING, "--level", "warning")

    link = await ann.makes_table(seats=5)
    field = ann.page.locator("[data-chat]")
    await field.fill("you fool")
    await field.press("Enter")
    await expect(ann.page.locator(".bubble")).to_contain_text("you fool")

    await ben.follows(link)
    bar = ben.page.locator("[data-notice]")
    await expect(bar.locator("[lang=en]")).to_have_text(CLOSING)
    await fits(ben)
    await ben.press(bar.get_by_role("button"))
    await expect(bar).to_have_count(0)
    await ben.press(ben.page.get_by_role("button", name=ben.say("hall-table-menu"), exact=True))
    await ben.press(ben.page.get_by_role("menuitem", name=ben.say("report-menu"), exact=True))
    form = ben.page.locator("[data-report]")
    await form.locator("select").select_option(ben.say("report-line", name="Ann", text="you fool"))
    await form.locator("textarea").fill("아파요")
    assert await findings(ben.page) == []
    await ben.press(form.get_by_role("button", name=ben.say("report-send"), exact=True))
    await expect(form).to_have_count(0)
    await ben.page.reload()
    await expect(ben.page.locator("[data-chat]")).to_be_visible()
    await expect(bar).to_have_count(0)

    await mia.goes("/reports")
    row = mia.page.locator("[data-report-row]")
    await expect(row).to_have_count(1)
    await is_sound(mia, "queue")
    await mia.press(row.get_by_role("link"))
    await mia.press(mia.page.locator("[data-take]"))
    form = mia.page.locator("[data-decision]")
    await mia.press(form.get_by_role("radio", name=mia.say("decision-do", act="warn"), exact=True))
    await form.locator("textarea").fill(WHY)
    await mia.page.set_viewport_size(PHONE)
    await fits(mia)
    await is_sound(mia, "a report")
    await mia.page.set_viewport_size(DESKTOP)
    await mia.press(form.get_by_role("button", name=mia.say("decision-send", act="warn"), exact=True))
    await expect(mia.page.locator("[data-state=closed]")).to_be_visible()
    await mia.goes("/policy")
    await expect(mia.page.locator("article h2").first).to_be_visible()
    await is_sound(mia, "policy")

    await told(ann)
    warning = ann.dialog()
    await expect(warning).to_contain_text(WHY)
    assert await findings(ann.page) == []
    await ann.press(warning.get_by_role("button", name=ann.say("warning-read"), exact=True))
    await expect(ann.page.locator("dialog[open]")).to_have_count(0)
    await field.fill("I am sorry")
    await field.press("Enter")
    await expect(ann.page.locator(".bubble").last).to_contain_text("I am sorry")
