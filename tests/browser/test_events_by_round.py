"""A game of Saboteur is entered round by round, as its slip has it: by staff at a desk, and by players on phones."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect
from tests.browser import events
from tests.browser.axe import findings
from tests.browser.conftest import Enter
from tests.browser.person import Person
from tests.browser.test_events_print import NAMES, Desk, plain
from tests.browser.test_phone import fits

pytestmark = [pytest.mark.asyncio(loop_scope="session")]

GAME = [[3, 2, 2, 0, 0, 0], [0, 0, 0, 3, 3, 0], [0, 0, 0, 0, 0, 4]]
SUMS = [3, 2, 2, 3, 3, 4]


def boxes(where: Locator, number: int) -> Locator:
    """The boxes of a round, in the order of the table."""
    return where.locator(f"tbody td:nth-of-type({number + 1}) input")


async def types(where: Locator, game: list[list[int]]) -> None:
    """Fill in what was paid; what was not stays empty."""
    for number, pays in enumerate(game):
        for place, pay in enumerate(pays):
            if pay:
                await boxes(where, number).nth(place).fill(str(pay))


async def adds_up(where: Locator) -> None:
    """The sums stand there as they are typed."""
    for place, found in enumerate(SUMS):
        await expect(where.locator("input.sum").nth(place)).to_have_attribute("placeholder", str(found))


async def test_staff_enter_a_game_round_by_round(enter: Enter) -> None:
    host = await enter("Host")
    desk = await Desk.opens(host, "Mine", "saboteur-championship-3", NAMES[:6])
    await desk.draws()
    await host.goes(f"/events/{desk.id}/rounds")
    await host.press(host.button("desk-rounds-enter"))
    sheet = host.dialog()
    await types(sheet, GAME[:2])
    await boxes(sheet, 2).nth(5).fill("5")
    await expect(boxes(sheet, 2).nth(0)).to_have_attribute("aria-invalid", "true")
    await host.press(sheet.get_by_role("button", name=host.say("desk-result-keep"), exact=True))
    await expect(sheet.get_by_role("alert")).to_have_text(host.say("desk-result-pay"))
    await boxes(sheet, 2).nth(5).fill("4")
    await adds_up(sheet)
    await sheet.locator("input.sum").nth(0).fill("4")
    await expect(sheet.get_by_role("alert")).to_have_text(host.say("desk-result-sums"))
    await sheet.locator("input.sum").nth(0).fill("")
    assert await findings(host.page) == []
    await host.press(sheet.get_by_role("button", name=host.say("desk-result-keep"), exact=True))
    row = host.page.locator("[data-table='0'].done")
    await expect(row).to_contain_text(host.say("desk-rounds-short", one=3, two=0, three=0))
    (table,) = (await events.view(host, desk.id))["rounds"][0]["tables"]
    assert (table["points"], table["by_round"]) == (SUMS, GAME)
    await host.goes(f"/events/{desk.id}/log")
    rounds = {
        name: " : ".join(map(str, pays)) for name, pays in zip(("one", "two", "three"), GAME, strict=True)
    }
    said = host.say(
        "deed-resulted-rounds",
        round=host.say("desk-round", number=1, unit="game"),
        table=1,
        points=" : ".join(map(str, SUMS)),
        **rounds,
    )
    await expect(host.page.locator("main")).to_contain_text(said)
    slip = plain("".join((await desk.prints("slips")).pages))
    for place, player in enumerate(table["players"]):
        cells = [*[str(pays[place]) for pays in GAME], str(SUMS[place])]
        assert plain(desk.name_of(player) + "".join(cells)) in slip


async def phone(enter: Enter, desk: Desk, player: int) -> Person:
    """The phone of a player, who comes by the code of their slip."""
    codes = await desk.person.context.request.get(f"{desk.person.address}/api/events/{desk.id}/codes")
    code = (await codes.json())[str(player)]
    found = await enter(desk.name_of(player), phone=True)
    found.unit = "game"
    known = await found.context.request.post(
        f"{found.address}/api/guests", data={"name": desk.name_of(player), "lang": "en"}
    )
    assert known.ok, await known.text()
    claimed = await found.context.request.post(
        f"{found.address}/api/events/{desk.id}/claim", data={"code": code}
    )
    assert claimed.ok, await claimed.text()
    await found.goes(f"/events/{desk.id}/mine")
    return found


async def test_a_player_reports_round_by_round_and_another_confirms(enter: Enter) -> None:
    host = await enter("Host")
    desk = await Desk.opens(host, "Mine", "saboteur-championship-3", NAMES[6:12])
    await desk.draws()
    (table,) = desk.open
    await desk.does(deed="began", round=0, table=0)
    one, two = [await phone(enter, desk, player) for player in table["players"][:2]]
    form = one.page.locator("main form")
    await types(form, GAME)
    await adds_up(form)
    await fits(one)
    assert await findings(one.page) == []
    await one.press(one.button("desk-mine-report"))
    names = [desk.name_of(player) for player in table["players"]]
    told = one.say("desk-mine-rounds-of", player=names[0], points=3, one=3, two=0, three=0)
    await expect(one.dialog()).to_contain_text(told)
    await events.confirms(one, one.say("desk-mine-report"))
    await expect(two.page.locator("main")).to_contain_text(told)
    await fits(two)
    await two.press(two.button("desk-mine-confirm"))
    await expect(two.page.locator("main")).to_contain_text(two.say("desk-mine-outcome-points"))
    (table,) = (await events.view(two, desk.id))["rounds"][0]["tables"]
    assert (table["status"], table["points"], table["by_round"]) == ("done", SUMS, GAME)
    await expect(two.page.locator("main")).to_contain_text(two.say("desk-rounds-paid", one=2, two=0, three=0))
