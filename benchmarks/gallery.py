"""How soon the gallery of cards answers a key press: `python benchmarks/gallery.py`, in the environment of the tests.

It opens a hall and the gallery in Chromium, types some words letter by letter, and prints for each press how long it took
until the first cards that were found had been drawn, and how much of that the page's thread computed. A press is answered when
the frame after the change of the list is over. Other work on the machine makes the first figure larger, and hardly the second.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.async_api import async_playwright  # noqa: E402
from tests.browser.conftest import DESKTOP, FLAGS, PHONE, SEED, SHELL  # noqa: E402
from tests.browser.hall import build_page, open_hall  # noqa: E402

WORDS: Final = ("troll", "draw a card", "æmber", "ward each creature", "martian soldier")
BETWEEN: Final = 400
"""Milliseconds between two presses: until the cards that follow the first ones are drawn."""

PRESS: Final = """
async (text) => {
  const field = document.querySelector("#card-search");
  const at = performance.now();
  field.value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - at;
}
"""


async def main() -> None:
    await build_page()
    with TemporaryDirectory() as folder:
        data, log = Path(folder) / "data", Path(folder) / "log"
        async with open_hall(SEED, data, log) as address, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=SHELL, args=FLAGS)
            for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
                context = await browser.new_context(viewport=size, locale="en-US", service_workers="block")
                page = await context.new_page()
                await page.goto(f"{address}/cards")
                await page.locator("[data-card]").first.wait_for()
                session = await context.new_cdp_session(page)
                await session.send("Performance.enable", {"timeDomain": "threadTicks"})

                async def computed() -> float:
                    told = await session.send("Performance.getMetrics")  # noqa: B023
                    return next(one["value"] for one in told["metrics"] if one["name"] == "TaskDuration")

                waited: list[float] = []
                worked: list[float] = []
                for word in WORDS:
                    for length in range(1, len(word) + 1):
                        await page.wait_for_timeout(BETWEEN)
                        before = await computed()
                        waited.append(await page.evaluate(PRESS, word[:length]))
                        worked.append((await computed() - before) * 1000)
                for what, found in (("until drawn", waited), ("of the page's thread", worked)):
                    middle, most = statistics.median(found), max(found)
                    print(f"{name}: {what}: median {middle:.0f} ms, most {most:.0f} ms, {len(found)} presses")
                await context.close()
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
