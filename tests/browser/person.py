"""A person at a browser: a page of their own, what it heard and what went wrong in it, and how they play.

People see only what the page shows. They pick up cards of their hand, choose among what lights up, and
pass when nothing does; with a mouse, with a finger, or with keys alone.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

from playwright.async_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)
from tests.browser.unpainted import painted
from tests.whole_views import WholeViews

from ludarium import i18n

POLLING = 50  # milliseconds between looks at a page: a look at every frame keeps it drawing frames
PATIENCE = (
    120_000  # milliseconds that a person waits for anything, another one's turn included, on a busy machine
)
expect.set_options(timeout=PATIENCE)

NO_WORKER = "Service Worker registration blocked by Playwright"
"""What a page says that may have none (``conftest.enter``)."""

Means = Literal["mouse", "touch"]

# Counts presses, remembers the newest step of the table and whose choice it is (null: nobody's), and draws the reader's share
# of the shuffle from a seed. It is there before the page's own code.
WATCH = """
(() => {
  const seen = (globalThis.seen = { presses: 0, number: -1, seat: null });
  addEventListener("pointerdown", (event) => event.isTrusted && (seen.presses += 1), true);
  const Plain = WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.type !== "welcome" && message.type !== "game") return;
        seen.number = message.number;
        seen.seat = message.decision?.seat ?? null;
      });
    }
  };
  const nonce = "NONCE".match(/../g).map((byte) => parseInt(byte, 16));
  crypto.getRandomValues = (array) => (array.set(nonce.slice(0, array.length)), array);
})();
"""

# What is asked of the reader now; null when nothing is. Steps up to `after` are not waited for.
ASKED = """
(after) => {
  const what = () => {
    const dialog = document.querySelector("dialog[open]");
    if (dialog) return dialog.querySelector("[data-sab-go]") ? "round-end" : dialog.querySelector(".end table") ? "game-end" : null;
    // Before the first round the table does not wait for anybody.
    if (document.querySelector("[data-sab-ready]")) return seen.number > 0 ? "ready" : null;
    const prompt = document.querySelector(".prompt");
    if (!prompt?.classList.contains("mine") || prompt.classList.contains("busy")) return null;
    if (document.querySelector("[data-sab-way]")) return "way";
    return document.querySelector("[data-sab-mine]") ? "turn" : null;
  };
  const now = what();
  return now && seen.number > after ? { what: now, number: seen.number } : null;
}
"""

# What a card that was picked up may be aimed at.
LIT = "section.mine button.target, [data-sab-aim]"


# The middle of an element that has stood still for two frames.
RESTS = """
async (element) => {
  const frame = () => new Promise(requestAnimationFrame);
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  for (let before = [], still = 0; ; ) {
    const now = middle();
    still = before[0] === now[0] && before[1] === now[1] ? still + 1 : 0;
    if (still === 2) return now;
    before = now;
    await frame();
  }
}
"""


class Person:
    """``page`` is where they are; ``problems`` has what no page should show."""

    def __init__(self, context: BrowserContext, page: Page, name: str, address: str, means: Means) -> None:
        self.context = context
        self.page = page
        self.name = name
        self.address = address
        self.means = means
        self.lang = "en"
        self.unit = "round"
        """What the rounds of this person's event are called."""
        self.problems: list[str] = []
        self.frames: list[str] = []  # what came over its wires
        self.heard: list[dict[str, Any]] = []  # and what it says, with whole views
        self.said: list[str] = []  # and what went
        self.moves: list[str] = []  # "card → target", as the labels on the page call them
        self.lots = random.Random(name)
        self._forgiving = False
        self._follow(page)

    @staticmethod
    async def enters(
        context: BrowserContext, name: str, address: str, seed: str, means: Means = "mouse"
    ) -> Person:
        """A person with an empty page; their share of each shuffle follows from ``seed`` and ``name``."""
        nonce = sha256(f"{seed}/{name}".encode()).hexdigest()[:32]
        await context.add_init_script(WATCH.replace("NONCE", nonce))
        context.set_default_timeout(PATIENCE)
        return Person(context, await context.new_page(), name, address, means)

    # -- the page

    def _follow(self, page: Page) -> None:
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self._trouble(f"error: {error.stack or error}"))
        page.on("requestfailed", self._on_failed)
        page.on("response", self._on_response)
        page.on("websocket", self._on_wire)

    def _trouble(self, text: str) -> None:
        if not self._forgiving:
            self.problems.append(text)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.text == NO_WORKER:
            return
        if message.type in ("error", "warning"):
            self._trouble(f"console {message.type}: {message.text}")

    def _on_failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # what a page that is left behind had asked for
            self._trouble(f"request failed: {request.method} {request.url}: {request.failure}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self._trouble(f"answer {response.status}: {response.request.method} {response.url}")

    def _on_wire(self, wire: WebSocket) -> None:
        views = WholeViews()

        def hear(data: bytes | str) -> None:
            self.frames.append(str(data))
            self.heard.append(views.read(json.loads(str(data))))

        wire.on("framereceived", hear)
        wire.on("framesent", lambda data: self.said.append(str(data)))

    @contextmanager
    def forgiving(self) -> Iterator[None]:
        """For the time of a failure that the test makes itself."""
        self._forgiving = True
        try:
            yield
        finally:
            self._forgiving = False

    async def goes(self, path: str = "/") -> None:
        await self.page.goto(self.address + path)

    async def reopens(self) -> None:
        """Throw the page away, without a word, and open its address in a new one."""
        url = self.page.url
        await self.page.close(run_before_unload=False)
        self.page = await self.context.new_page()
        self._follow(self.page)
        await self.page.goto(url)

    async def leaves_traces(self, place: Path) -> None:
        """A picture of the page and its text, for whoever looks into a failure."""
        if self.page.is_closed():
            return
        async with painted(self.page):
            await self.page.screenshot(path=f"{place}.png", timeout=10_000)
        Path(f"{place}.html").write_text(
            f"<!-- {self.page.url} -->\n{await self.page.content()}", encoding="utf-8"
        )

    # -- what stands on it

    def say(self, message: str, **args: str | int) -> str:
        """The words that this person reads."""
        return i18n.say(self.lang, message, **{"unit": self.unit, **args})

    def button(self, message: str, **args: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **args), exact=True)

    def dialog(self) -> Locator:
        return self.page.locator("dialog[open]")

    async def press(self, what: Locator) -> None:
        await (what.tap() if self.means == "touch" else what.click())

    async def unfolds(self, what: Locator) -> None:
        """Open all that is folded up within ``what``, once it is there."""
        await expect(what.locator("summary").first).to_be_visible()
        for summary in await what.locator("summary").all():
            await self.press(summary)

    async def finds(self, what: str, arg: Any = None) -> None:
        """Wait until the page finds something to be so that takes it a while to find out: ``what`` is an async function."""
        async with asyncio.timeout(PATIENCE / 1000):
            while not await self.page.evaluate(what, arg):
                await asyncio.sleep(POLLING / 1000)

    async def seen(self, what: str) -> int:
        return int(await self.page.evaluate(f"seen.{what}"))

    async def hand(self) -> list[str]:
        """The own cards, by name."""
        cards = self.page.locator("[data-sab-hands] .name")
        return await cards.all_text_contents()

    def messages(self, *types: str) -> list[dict[str, Any]]:
        """What came over all wires so far."""
        return [message for message in self.heard if message["type"] in types]

    def newest(self) -> dict[str, Any]:
        """The newest message about the game."""
        return self.messages("welcome", "game")[-1]

    def newest_view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.newest()["view"]
        return view

    def choices(self) -> dict[str, tuple[int, str]]:
        """The moves that this person's pages have sent: the number of the step before each, and its notation."""
        sent = [json.loads(frame) for frame in self.said]
        return {one["id"]: (one["number"], one["option"]) for one in sent if one["type"] == "choose"}

    async def log(self) -> list[str]:
        return await self.page.locator(".log li").all_text_contents()

    async def reaches(self, number: int) -> None:
        """Wait until the page has heard of a step."""
        await self.page.wait_for_function("(number) => seen.number >= number", arg=number, polling=POLLING)

    async def deciding(self) -> int:
        """The seat whose choice it is, by the newest step that the page has heard of; waits for a game that is about to begin."""
        handle = await self.page.wait_for_function(
            "() => seen.seat !== null && { seat: seen.seat }", polling=POLLING
        )
        return int((await handle.json_value())["seat"])

    # -- coming to a table

    def box(self, game: str = "saboteur") -> Locator:
        """The button on a game's box that leads to a table against bots."""
        return self.button("hall-play-game", game=self.say(f"{game}-name"))

    async def plays_now(self) -> None:
        """Two presses from the home page to a running game of Saboteur."""
        await self.press(self.box())
        await self.dialog().get_by_label(self.say("hall-name")).fill(self.name)
        await self.press(self.button("hall-play-start"))
        await self.asked()

    async def makes_table(self, seats: int = 5, private: bool = False) -> str:
        """A new table of Saboteur with this person at its first seat; gives its invite link."""
        await self.goes()
        await self.press(self.button("hall-play-friends"))
        await self.dialog().get_by_label(self.say("hall-name")).fill(self.name)
        game = self.dialog().get_by_label(self.say("hall-game"), exact=True)
        await game.select_option(label=self.say("saboteur-name"))
        await self.press(self.dialog().get_by_role("radio", name=str(seats), exact=True))
        if private:
            await self.press(self.dialog().get_by_role("switch", name=self.say("hall-private"), exact=True))
        await self.press(self.button("hall-new-table-create"))
        return await self.page.get_by_label(self.say("hall-invite-link"), exact=True).input_value()

    async def follows(self, link: str) -> None:
        """Come by an invite link, as somebody the hall does not know yet."""
        await self.goes(re.sub(r"^https?://[^/]+", "", link))
        await self.page.get_by_label(self.say("hall-name")).fill(self.name)
        await self.press(self.button("hall-entry-go"))

    def table(self) -> str:
        """The id of the table that the page is about."""
        return self.page.url.split("/table/")[1].split("?")[0]

    async def seats(self, table: str) -> list[dict[str, Any]]:
        """The seats of a table, as the hall tells this person of them."""
        answer = await self.page.request.get(f"{self.address}/api/tables/{table}")
        found: list[dict[str, Any]] = (await answer.json())["seats"]
        return found

    async def concedes(self, game: str) -> None:
        """Give the game up by the table's menu."""
        await self.press(self.button("hall-table-menu"))
        own = self.say(f"{game}-table-concede-own")
        await self.press(self.page.get_by_role("menuitem").filter(has_text=own))
        await self.press(self.dialog().get_by_role("button", name=self.say("hall-confirm"), exact=True))

    async def sits(self, seat: int) -> None:
        await self.press(self.page.locator(f"[data-sit='{seat}']"))
        await expect(self.button("hall-stand")).to_be_visible()

    async def starts(self) -> None:
        """Fill the table with bots and begin."""
        start = self.page.locator("[data-start]")
        await expect(start).to_be_visible()
        # This page can still show a seat free that somebody has just taken: the hall knows.
        if any(seat["kind"] == "open" for seat in await self.seats(self.table())):
            await self.press(self.page.locator("[data-fill]"))
        await self.press(start)

    # -- playing

    async def asked(self, after: int = -1) -> tuple[str, int]:
        """Wait until something is asked of this person: a "turn", which "way" round a card lies, whether
        they are "ready", or to look at a "round-end" or the "game-end". Gives that and the number of the step."""
        handle = await self.page.wait_for_function(ASKED, arg=after, polling=POLLING)
        found = await handle.json_value()
        return found["what"], found["number"]

    async def plays(self, until: str = "game-end", turns: int = 10_000) -> str:
        """Play on until ``until`` is asked, or for so many turns; gives what is asked then."""
        after = -1
        while True:
            what, number = await self.asked(after)
            after = -1
            if what in (until, "game-end"):
                return what
            if what == "turn":
                if turns == 0:
                    return what
                turns -= 1
                await self.takes_turn()
                after = number
            elif what == "way":
                await self.press(self.page.locator("[data-sab-way]").nth(self.lots.randrange(2)))
                after = number
            elif what == "round-end":
                await self.press(self.dialog().locator("[data-sab-go]"))
                await expect(self.dialog().locator("[data-sab-go]")).to_have_count(0)
            else:
                await self.press(self.page.locator("[data-sab-ready]"))
                await expect(self.page.locator("[data-sab-ready]")).to_have_count(0)

    async def takes_turn(self) -> None:
        """Pick up a card and choose among what lights up; pass when nothing does."""
        cards = self.page.locator("[data-sab-hand]")
        useful = await self.page.locator("[data-sab-hand]:not(.useless)").evaluate_all(
            "all => all.map((one) => Number(one.dataset.sabHand))"
        )
        if not useful:
            await self.passes(cards.nth(self.lots.randrange(await cards.count())))
            return
        card = cards.nth(self.lots.choice(useful))
        lit = self.page.locator(LIT)
        await self.picks(card)
        async with asyncio.timeout(PATIENCE / 1000):
            while not await lit.count():  # a press while the hand settles may go past the card
                await self.picks(card)
        await self.aims(card, lit.nth(self.lots.randrange(await lit.count())))

    async def picks(self, card: Locator) -> None:
        """Pick a card up, unless it is up already."""
        if await card.get_attribute("aria-pressed") != "true":
            await self.press(card)

    async def aims(self, card: Locator, target: Locator) -> None:
        names = [await one.get_attribute("aria-label") or "" for one in (card, target)]
        await self.press(target)
        question = self.page.locator("[data-sab-tool]")
        if await question.count():
            await self.press(question.first)
        self.moves.append(" → ".join(names))

    async def carries(self, card: Locator, target: Locator) -> None:
        """Drag a card to a target, which may light up only then; answer the question that may follow."""
        mouse = self.page.mouse
        x, y = await _middle(card)
        await mouse.move(x, y)
        await mouse.down()
        await mouse.move(x, y - 60, steps=4)
        await mouse.move(*await _middle(target), steps=8)
        await mouse.move(*await _middle(target))  # a hand follows what moved meanwhile
        await mouse.up()
        question = self.page.locator("[data-sab-tool]")
        if await question.count():
            await self.press(question.first)

    async def passes(self, card: Locator) -> None:
        name = await card.get_attribute("aria-label") or ""
        await self.picks(card)
        await self.press(self.page.locator("[data-sab-pass]"))
        self.moves.append(f"{name} → pass")

    async def rules(self, ruling: str, **args: str | int) -> None:
        """As the host, choose a ruling from the table's menu and confirm it."""
        await self.press(self.button("hall-table-menu"))
        await self.press(self.page.get_by_role("menuitem", name=self.say("hall-rulings"), exact=True))
        await self.press(self.dialog().get_by_role("button", name=self.say(ruling, **args), exact=True))
        await self.press(self.dialog().get_by_role("button", name=self.say("hall-confirm"), exact=True))
        await expect(
            self.dialog().get_by_role("button", name=self.say("hall-confirm"), exact=True)
        ).to_have_count(0)

    async def ends_the_game(self) -> None:
        """As the host of a table for five, between two rounds: with fewer players than that it may end there."""
        name = await self.page.locator("section.seats [data-seat='4'] .name .text").text_content()
        await self.rules("saboteur-table-remove", name=name or "")
        await self.rules("saboteur-table-end")

    async def final_count(self) -> list[list[str]]:
        """The rows of the final gold count: place, name, each round, total."""
        await expect(self.dialog().locator("table tbody tr").first).to_be_visible()
        rows: list[list[str]] = (
            await self.dialog()
            .locator("table tbody tr")
            .evaluate_all(
                """all => all.map((row) => [...row.cells].map((cell) =>
              (cell.querySelector(".name") ?? cell).innerText.trim().split(/\\s+/).at(-1)))"""
            )
        )
        return rows


async def _middle(what: Locator) -> tuple[float, float]:
    """Where it is once it has come to rest."""
    await expect(what).to_be_visible()
    x, y = await what.evaluate(RESTS)
    return float(x), float(y)
