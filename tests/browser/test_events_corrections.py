"""A correction that later tables rest on: told on the overview at once, and decided there at a phone."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.browser import events
from tests.browser.axe import findings
from tests.browser.conftest import Enter
from tests.browser.person import Person
from tests.browser.test_phone import fits

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NAMES = ["Ann", "Bea", "Cleo", "Dora", "Ella", "Fay", "Gwen", "Hana"]
WHY = "The slip of table 1 was misread."


async def test_a_correction_is_seen_and_decided_at_a_phone(enter: Enter) -> None:
    head = await enter("Head", phone=True)
    event = await events.creates(head, "tokyo-duel-swiss", "tokyo-duel", "Put right")
    for number, name in enumerate(NAMES):
        await events.decides(head, event, "entered", name=name)
        await events.decides(head, event, "checked-in", person=number, checks=[])
    await draws(head, event)
    for table in events.open_tables(await events.view(head, event)):
        await events.decides(
            head, event, "resulted", round=0, table=table["number"], winner=table["players"][0]
        )
    await draws(head, event)
    await events.opens(head, event, "overview")
    panel = head.page.locator("section", has=head.page.get_by_role("heading", name=head.say("desk-affected")))
    await expect(panel).to_have_count(0)

    # Somebody else puts a result right: the page says so by itself.
    first = (await events.view(head, event))["rounds"][0]["tables"][0]
    winner, loser = first["players"]
    await events.decides(head, event, "resulted", why="misread", round=0, table=0, winner=loser)
    await expect(panel).to_be_visible()
    seen = await events.view(head, event)
    a, b = (events.name_of(seen, one) for one in sorted((winner, loser)))
    await expect(panel).to_contain_text(f"{a} and {b}")
    exchange = panel.get_by_role("radio", name=head.say("desk-settle-swap", player=a, other=b))
    await expect(exchange).to_be_visible()
    await expect(panel.get_by_role("radio")).to_have_count(3)
    await fits(head)
    assert await findings(head.page) == []
    decide = panel.get_by_role("button", name=head.say("desk-settle-decide"), exact=True)
    await exchange.tap()
    await expect(decide).to_be_disabled()
    await panel.get_by_label(head.say("desk-settle-why"), exact=True).fill(WHY)
    before = {table["number"]: set(table["players"]) for table in seen["rounds"][1]["tables"]}
    await decide.tap()
    await expect(panel).to_have_count(0)
    after = await events.view(head, event)
    swapped = {winner: loser, loser: winner}
    for table in after["rounds"][1]["tables"]:
        assert set(table["players"]) == {swapped.get(one, one) for one in before[table["number"]]}
    await events.opens(head, event, "log")
    await expect(head.page.locator("main")).to_contain_text(
        head.say("deed-settled-exchange", player=a, other=b)
    )
    await expect(head.page.locator("main")).to_contain_text(WHY)


async def draws(head: Person, event: str) -> None:
    answer = await head.context.request.post(f"{head.address}/api/events/{event}/next", data={})
    assert answer.ok, await answer.text()
    await events.decides(head, event, "published")
