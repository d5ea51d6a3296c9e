"""What hangs on the wall and what goes on paper: the projector follows by itself, and every sheet holds what it should."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

import pytest
from playwright.async_api import ViewportSize, expect
from tests.browser.axe import findings
from tests.browser.conftest import Enter
from tests.browser.pdf import Pdf
from tests.browser.person import Person

pytestmark = [pytest.mark.asyncio(loop_scope="session")]

NAMES = [
    "Ann Lee", "Bartholomew Featherstonehaugh", "林美玲", "김민준", "Chloé Dubois", "Dmitri Volkov", "Esra", "Fatima al-Zahra",
    "Gus", "陳大文", "Hana", "Ivo", "Jun", "Kofi", "Lena", "Mateo", "Nia", "Oskar", "Priya", "Quentin", "Rosa",
]  # fmt: skip
WALL = ViewportSize(width=1920, height=1080)
PAPER = ViewportSize(width=718, height=1047)
"""A4 without its margins, in pixels."""

CUT = """
() => [...document.querySelectorAll("[data-sheet], [data-sheet] *")]
  .filter((one) => !one.closest(".spoken") && !one.closest("svg") && getComputedStyle(one).display !== "inline")
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 ||
    getComputedStyle(one).overflowY !== "visible" && one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.outerHTML.slice(0, 200))
"""


class Desk:
    """An event, and the organizer who runs it without looking at a page."""

    def __init__(self, person: Person, seen: dict[str, Any]) -> None:
        self.person = person
        self.id: str = seen["id"]
        self.view: dict[str, Any] = seen["view"]

    @staticmethod
    async def opens(person: Person, name: str, preset: str, players: list[str], **changes: Any) -> Desk:
        await person.context.request.post(
            f"{person.address}/api/guests", data={"name": person.name, "lang": "en"}
        )
        told = await person.context.request.get(f"{person.address}/api/events/presets")
        plan = next(one for one in (await told.json())["presets"] if one["preset"] == preset)
        plan |= {"check_in": False, "rehearsal": True, **changes}
        desk = Desk(person, await _said(person, "", {"name": name, "plan": plan}))
        answer = await person.context.request.post(
            f"{person.address}/api/events/{desk.id}/players.csv",
            data="\n".join(["name", *players]),
            headers={"content-type": "text/csv"},
        )
        assert answer.ok, await answer.text()
        return desk

    async def does(self, **deed: Any) -> None:
        self.view = (await _said(self.person, f"/{self.id}/deeds", {"deed": deed}))["view"]

    async def draws(self) -> None:
        """Draw the next round and publish it; or end the stage or the event."""
        self.view = (await _said(self.person, f"/{self.id}/next", {}))["view"]
        if "draft" in self.view:
            await self.does(deed="published")

    async def wins(self, table: dict[str, Any]) -> str:
        """The first player named at a table wins, or everybody there has some points; gives the first one's name."""
        number, players = len(self.view["rounds"]) - 1, table["players"]
        result: dict[str, Any] = {"winner": players[0]}
        if self.view["plan"]["result"] == "points":
            result["points"] = [5, 3]
        elif self.view["plan"]["result"] == "table":
            result = {"points": [len(players) - n for n in range(len(players))]}
        await self.does(deed="resulted", round=number, table=table["number"], **result)
        return self.name_of(players[0])

    @property
    def open(self) -> list[dict[str, Any]]:
        """The tables that are being played."""
        if not self.view["rounds"]:
            return []
        return [table for table in self.view["rounds"][-1]["tables"] if table.get("status", "open") != "done"]

    async def plays_to_the_end(self) -> None:
        while self.view["status"] != "over":
            for table in self.open:
                await self.wins(table)
            await self.draws()

    def name_of(self, player: int) -> str:
        name: str = self.view["people"][player]["name"]
        return name

    async def prints(self, what: str) -> Pdf:
        """A sheet as it comes out of the printer, on which nothing is cut off."""
        page = self.person.page
        await self.person.goes(f"/events/{self.id}/print/{what}")
        await expect(page.locator("[data-sheet]").first).to_be_visible()
        await page.wait_for_load_state("networkidle" if what == "codes" else "load")
        await page.set_viewport_size(PAPER)
        await page.emulate_media(media="print")
        assert await page.evaluate(CUT) == []
        await expect(page.locator("#app > header")).to_be_hidden()
        await expect(page.locator("main nav").first).to_be_hidden()
        pdf = Pdf(await page.pdf(prefer_css_page_size=True))
        await page.emulate_media(media="screen")
        assert len(pdf.pages) >= await page.locator("[data-sheet]").count()
        return pdf


async def _said(person: Person, path: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = await person.context.request.post(f"{person.address}/api/events{path}", data=body)
    assert answer.ok, await answer.text()
    found: dict[str, Any] = await answer.json()
    return found


def plain(text: str) -> str:
    """Text without its spaces, which a PDF also has where lines break; ligatures and radicals as plain letters."""
    return re.sub(r"\s+", "", unicodedata.normalize("NFKC", text))


async def test_the_projector_follows_by_itself(enter: Enter) -> None:
    host = await enter("Host")
    wall = await enter("Wall", viewport=WALL)  # nobody whom the hall knows
    desk = await Desk.opens(host, "Sunday Duel", "tokyo-duel-swiss", NAMES[:5], minutes=30)
    await wall.goes(f"/events/{desk.id}/screen")
    board = wall.page.locator("main")
    await expect(board.get_by_role("heading", level=1)).to_have_text("Sunday Duel")
    await expect(board).to_contain_text(NAMES[0])
    assert await board.locator("img").evaluate("async (one) => (await one.decode(), one.naturalWidth)") > 0

    await desk.draws()
    await expect(board).to_contain_text(wall.say("desk-round", number=1))
    await expect(board.get_by_role("timer")).to_have_text("30:00")
    for name in NAMES[:5]:
        await expect(board).to_contain_text(name)
    await desk.does(deed="clock-started")
    await expect(board).to_contain_text(wall.say("desk-clock-runs"))
    await desk.does(deed="clock-paused")
    await expect(board).to_contain_text(wall.say("desk-clock-stands"))
    await desk.does(deed="announced", text="Lunch is served in the garden.")
    await expect(board.get_by_role("list", name=wall.say("desk-announcements"))).to_contain_text("Lunch")

    winner = await desk.wins(desk.open[0])
    await expect(board.locator(".won").filter(has_text=winner)).to_be_visible()
    assert await findings(wall.page) == []
    for table in desk.open:
        await desk.wins(table)
    await expect(board).to_contain_text(wall.say("desk-screen-standings"))
    await desk.plays_to_the_end()
    champion = desk.name_of(desk.view["stages"][-1]["standings"][0]["player"])
    await expect(board.get_by_label(wall.say("desk-standings-end"))).to_contain_text(champion)


async def test_a_secret_event_keeps_its_standings_from_the_wall(enter: Enter) -> None:
    host = await enter("Host")
    desk = await Desk.opens(host, "Mine", "saboteur-championship-3", NAMES[:10])
    await desk.draws()
    for table in desk.open:
        await desk.wins(table)
    await host.goes(f"/events/{desk.id}/standings")
    await expect(host.page.get_by_role("note")).to_have_text(host.say("desk-standings-staff"))
    await expect(host.page.locator("tbody tr")).to_have_count(10)
    # The projector is opened by the staff's own computer, and still says nothing (S18.5).
    await host.goes(f"/events/{desk.id}/screen")
    await expect(host.page.locator("main")).to_contain_text(host.say("desk-round", number=1, unit="game"))
    await expect(host.page.locator("main")).not_to_contain_text(host.say("desk-screen-standings"))
    guest = await enter("Guest")
    await guest.goes(f"/events/{desk.id}/standings")
    await expect(guest.page.locator("main")).to_contain_text(guest.say("desk-standings-secret"))
    await expect(guest.page.locator("tbody tr")).to_have_count(0)


async def test_sheets_of_a_round(enter: Enter) -> None:
    host = await enter("Host")
    desk = await Desk.opens(host, "Archon Open", "keyforge-archon", NAMES)
    await desk.draws()
    tables = [table for table in desk.view["rounds"][0]["tables"] if len(table["players"]) == 2]
    assert len(tables) == 10

    pairings = await desk.prints("pairings")
    assert len(pairings.pages) == 1
    for name in [*NAMES, "Archon Open"]:
        assert plain(name) in plain(pairings.pages[0]), name

    names = plain((await desk.prints("names")).pages[0])
    assert all(plain(name) in names for name in NAMES)
    listed = await host.page.locator("[data-sheet] tbody td:first-child").all_inner_texts()
    assert sorted(listed) == sorted(NAMES)
    latin = [name for name in listed if name.isascii()]
    assert latin == sorted(latin)

    slips = await desk.prints("slips")
    assert len(slips.pages) == 3
    for page, numbers in enumerate([(1, 4, 7, 10), (2, 5, 8), (3, 6, 9)]):
        text = slips.pages[page]
        assert [int(found) for found in re.findall(r"Table\s*([0-9]+)", text)] == list(numbers)
        for number in numbers:
            for player in tables[number - 1]["players"]:
                assert plain(desk.name_of(player)) in plain(text)
        for field in ("first", "keys", "amber", "chains", "creatures"):
            assert plain(host.say(f"desk-print-{field}")) in plain(text)

    codes = await desk.prints("codes")
    assert len(codes.pages) == 3
    told = await host.context.request.get(f"{host.address}/api/events/{desk.id}/codes")
    assert all(code in plain("".join(codes.pages)) for code in (await told.json()).values())

    blank = await desk.prints("blank")
    assert all(plain(name) in plain(blank.pages[0]) for name in NAMES)
    assert plain(host.say("desk-print-table-blank")) in plain(blank.pages[-1])


async def test_sheets_of_pools(enter: Enter) -> None:
    host = await enter("Host")
    desk = await Desk.opens(host, "Foil", "ready-fence", NAMES[:8], rehearsal=False)
    await desk.draws()
    for table in desk.open[:5]:
        await desk.wins(table)
    games = len(desk.view["rounds"][0]["tables"])
    slips = await desk.prints("slips")
    assert len(slips.pages) == -(-games // 4)
    assert plain(host.say("desk-print-touches")) in plain(slips.pages[0])
    sheets = "".join((await desk.prints("standings")).pages)
    assert plain(sheets).count("V5") == 5
    assert plain(host.say("desk-picture-played", done=5, all=games)) in plain(sheets)


async def test_standings_and_certificates(enter: Enter) -> None:
    host = await enter("Host")
    desk = await Desk.opens(host, "Fence Cup", "tokyo-duel", NAMES[:9])
    await desk.plays_to_the_end()
    standings = await desk.prints("standings")
    stage = desk.view["stages"][-1]["standings"]
    for place in stage:
        assert plain(desk.name_of(place["player"])) in plain(standings.pages[0])

    papers = await desk.prints("certificates")
    champion, second = [next(one["player"] for one in stage if one["rank"] == rank) for rank in (1, 2)]
    assert len(papers.pages) == await host.page.locator("[data-sheet]").count() >= 3
    for page, player, title in ((0, champion, "champion"), (1, second, "runner-up")):
        text = plain(papers.pages[page])
        for part in (desk.name_of(player), "Fence Cup", host.say(f"desk-standings-{title}")):
            assert plain(part) in text, part

    await host.goes(f"/events/{desk.id}/standings")
    await expect(host.page.get_by_label(host.say("desk-standings-end"))).to_contain_text(
        desk.name_of(champion)
    )
    await expect(
        host.page.get_by_role(
            "img", name=re.compile("^" + re.escape(host.say("desk-picture-bracket", stage="")))
        )
    ).to_be_visible()
    assert await findings(host.page) == []
