"""What people decide where no rule does: tables by hand at a phone, and a case that goes to the official side on paper."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.browser.axe import findings
from tests.browser.conftest import Enter
from tests.browser.test_events_print import NAMES, Desk, plain
from tests.browser.test_phone import fits

pytestmark = [pytest.mark.asyncio(loop_scope="session")]

WHY = "Nine came."


async def test_tables_are_made_by_hand_at_a_phone(enter: Enter) -> None:
    """Nine players have no tables of five to seven (S16.17): the overview leads to the editor, whose draft is published."""
    head = await enter("Head", phone=True)
    desk = await Desk.opens(head, "Mine", "saboteur-championship-3", NAMES[:9])
    page = head.page
    await head.goes(f"/events/{desk.id}/overview")
    await page.get_by_role("link", name=head.say("desk-hand")).tap()
    editor = page.locator("[data-hand]")
    await expect(editor.locator("[data-place=rest] [data-player]")).to_have_count(9)
    for player in range(5):
        await editor.locator(f'[data-player="{player}"]').tap()
    await editor.get_by_role("button", name=head.say("desk-hand-to-table", count=5, number=1)).tap()
    await editor.get_by_role("button", name=head.say("desk-hand-add")).tap()
    for player in (5, 6, 7):
        await editor.locator(f'[data-player="{player}"]').tap()
    await editor.get_by_role("button", name=head.say("desk-hand-to-table", count=3, number=2)).tap()
    await expect(editor).to_contain_text(head.say("desk-hand-stands", count=1))  # too few to deal roles to
    await fits(head)
    assert await findings(page) == []

    # The last one by keys alone.
    await editor.locator('[data-player="8"]').focus()
    await page.keyboard.press("Enter")
    await editor.get_by_role("button", name=head.say("desk-hand-to-table", count=1, number=2)).focus()
    await page.keyboard.press("Enter")
    await expect(editor).to_contain_text(head.say("draw-hand-four", table=2))
    await expect(editor).to_contain_text(head.say("desk-hand-stands", count=0))
    await editor.get_by_label(head.say("desk-hand-why"), exact=True).fill(WHY)
    await editor.get_by_role("button", name=head.say("desk-hand-save")).tap()
    await expect(page.locator("#draft")).to_be_visible()
    await expect(page.locator("main")).to_contain_text(head.say("desk-hand-of"))
    await page.locator("[data-next=publish]").tap()
    await expect(page.locator('[data-table="1"]')).to_contain_text(NAMES[8])
    await head.goes(f"/events/{desk.id}/log")
    await expect(page.locator("main")).to_contain_text(head.say("deed-drawn-by-hand", count=2, unit="game"))
    await expect(page.locator("main")).to_contain_text(WHY)


async def test_a_case_goes_on_paper(enter: Enter) -> None:
    host = await enter("Host")
    desk = await Desk.opens(host, "Archon Open", "keyforge-archon", NAMES[:6])
    await desk.draws()
    await desk.does(
        deed="penalized",
        person=1,
        infraction="cheating",
        kind="disqualification",
        text="Hid two cards.",
        answer="Warned.",
    )
    await host.goes(f"/events/{desk.id}/overview")
    await host.page.get_by_role("link", name=host.say("desk-case-report")).click()
    form = host.page.locator("form")
    await form.get_by_label(host.say("desk-case-venue")).fill("Main Street 1")
    await form.get_by_label(host.say("desk-case-happened")).fill("The judge saw him hide two cards.\nTwice.")
    await form.get_by_label(host.say("desk-case-statements")).fill("“Never.” " * 150)
    await form.get_by_role("button", name=host.say("desk-case-file")).click()
    await expect(host.page.get_by_role("button", name=host.say("desk-case-amend"))).to_be_visible()
    assert await findings(host.page) == []

    paper = await desk.prints("case-1")
    text = plain("".join(paper.pages))
    for part in (
        NAMES[1],
        "Archon Open",
        "Main Street 1",
        "Hid two cards.",
        "Warned.",
        "The judge saw him hide two cards.",
    ):
        assert plain(part) in text, part
    assert plain(host.say("desk-case-signature")) in text

    guest = await enter("Guest")
    for path in ("case/1", "print/case-1"):
        await guest.goes(f"/events/{desk.id}/{path}")
        await expect(guest.page.locator("main")).not_to_contain_text("Main Street 1")
        await expect(guest.page.locator("[data-sheet], [data-case]")).to_have_count(0)
