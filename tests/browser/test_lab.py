"""The balance lab: numbers changed on a desktop, bouts watched as they are played, a table made of them; and on a phone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect
from tests.browser.axe import findings
from tests.browser.conftest import Enter
from tests.browser.person import Person
from tests.browser.unpainted import painted

pytestmark = pytest.mark.asyncio(loop_scope="session")


def cell(person: Person, table: str, kind: str, place: str) -> Locator:
    """A number of a table: the speed of a card of a kind by its place, or what the kind costs (``sp``)."""
    row = person.page.locator(f"[data-table={table}] [data-kind={kind}]")
    return row.locator(f'[data-cell$="/{place}"]')


async def quick(person: Person, games: int = 50) -> None:
    """Few bouts of the quickest bot."""
    await person.page.get_by_label(person.say("lab-bot")).select_option("random")
    await person.page.get_by_label(person.say("lab-games")).select_option(label=str(games))


async def simulates(person: Person) -> None:
    await person.press(person.page.locator("[data-simulate]"))
    await expect(person.page.locator("[data-lab=done] [data-pairs]")).to_be_visible()


async def sound(person: Person) -> None:
    """Nothing is wider than the screen, and nothing is hard to read or to reach."""
    wide, screen = await person.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    assert wide <= screen
    async with painted(person.page):
        assert await findings(person.page) == []


async def test_numbers_are_changed_tried_and_played_with(enter: Enter, tmp_path: Path) -> None:
    ann = await enter("Ann")
    await ann.goes()
    await ann.press(ann.page.locator("[data-lab-of]"))
    page = ann.page
    await expect(page.locator("[data-lab=none]")).to_be_visible()
    await page.locator("[data-table=B]").get_by_label(ann.say("lab-begin-from")).select_option("proposed")
    await cell(ann, "B", "FL", "2").fill("8")
    await cell(ann, "B", "SH", "sp").press("ArrowUp")
    await expect(page.locator("[data-table=B] [data-changed]")).to_have_count(2)
    await expect(page.locator("[data-table=A] [data-changed]")).to_have_count(0)
    await expect(page.locator("[data-apart]")).to_contain_text("Flèche 5 6 7/2 → 5 6 8/2")
    # what can't stand there is said at once, and nothing is simulated with it
    await cell(ann, "B", "PR", "0").fill("9")
    wrong = ann.say("lab-wrong", least=4, most=6, stamina=6)
    await expect(page.get_by_role("alert").filter(has_text=wrong)).to_be_visible()
    await expect(page.locator("[data-simulate]")).to_be_disabled()
    await cell(ann, "B", "PR", "0").fill("4")
    await quick(ann)
    await simulates(ann)
    await expect(page.locator("[data-measure]")).to_have_count(7)
    await expect(page.locator("[data-use]")).to_have_count(9)
    await expect(page.locator("[data-pairs='50']")).to_be_visible()
    await sound(ann)

    # the figures can be kept, and the address leads somebody else to the same tables
    async with page.expect_download() as waiting:
        await ann.press(page.locator("[data-save]"))
    await (await waiting.value).save_as(tmp_path / "lab.json")
    saved = json.loads((tmp_path / "lab.json").read_text(encoding="utf-8"))
    assert (saved["a"], saved["done"], saved["status"]) == ("proposed", 100, "done")
    assert "FL568.2BA" in saved["b"]
    assert "SH4455667.1TBA" in saved["b"]
    bob = await enter("Bob")
    await bob.goes(page.url.removeprefix(ann.address))
    await expect(bob.page.locator("[data-table=B] [data-changed]")).to_have_count(2)
    await expect(bob.page.locator("[data-lab=none]")).to_be_visible()

    # other numbers than those that were tried: the figures say so
    await cell(ann, "B", "FL", "0").fill("6")
    await expect(page.get_by_text(ann.say("lab-older"))).to_be_visible()
    await ann.press(page.locator("[data-make=b]"))
    await ann.dialog().get_by_label(ann.say("hall-name")).fill("Ann")
    async with page.expect_request("**/api/tables") as asked:
        await ann.press(ann.button("hall-new-table-create"))
    wish = (await asked.value).post_data_json
    assert wish is not None
    options = wish["options"]
    assert "FL668.2BA" in options["cards"]
    assert options["mode"] == "basic"
    await page.wait_for_url("**/table/**")


async def test_a_run_is_stopped_and_found_again_on_a_phone(enter: Enter) -> None:
    pia = await enter("Pia", phone=True, locale="ko-KR")
    pia.lang = "ko"
    await pia.goes("/lab/ready-fence")
    await expect(pia.page.locator("[data-table=B]")).to_be_visible()
    await expect(pia.page.locator("[data-table=A]")).to_be_hidden()
    await pia.press(pia.page.get_by_role("radio", name=pia.say("lab-table-a"), exact=True))
    await expect(pia.page.locator("[data-table=A]")).to_be_visible()
    await pia.page.get_by_label(pia.say("lab-games")).select_option(label="500")
    await pia.press(pia.page.locator("[data-simulate]"))
    await expect(pia.page.locator("[data-lab=going] [data-pairs]")).to_be_visible()
    await pia.reopens()
    await expect(pia.page.locator("[data-lab=going]")).to_be_visible()
    await pia.press(pia.page.locator("[data-stop]"))
    await expect(pia.page.locator("[data-lab=stopped] [data-pairs]")).to_be_visible()
    await expect(pia.page.locator("[data-stop]")).to_have_count(0)
    await sound(pia)


async def test_a_refusal_stands_on_the_page(enter: Enter) -> None:
    ann = await enter("Ann")
    word = "ST444456.0TBA,BT4455.0TBA,DI4455.0TBA,TT44.0TBA,GA55.0TBA,FK45.1TA,FN56.1TA,FL567.2BA,PR4556.0TBA"
    word += ",CP44.0TA,IF456.1BA,SH4455667.0TBA,CT---.0A,FT--.0A,JK--.0TA,AN--.0TA,RA--.1TA,FE--.0A"
    await ann.goes(f"/lab/ready-fence#b={word}")
    await expect(ann.page.locator("[data-table=B] [data-changed]")).to_have_count(2)
    with ann.forgiving():
        await ann.press(ann.page.locator("[data-simulate]"))
        await expect(ann.page.locator("[data-refused=cards-yellow]")).to_be_visible()
    await ann.press(ann.page.locator("[data-table=B] [data-reset]"))
    await quick(ann)
    await simulates(ann)
    await expect(ann.page.locator("[data-refused]")).to_have_count(0)
