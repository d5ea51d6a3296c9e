"""What keeps people from using a page, as axe-core finds it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from playwright.async_api import Page
from tests.browser.hall import ROOT
from tests.browser.unpainted import painted

GRAVE = ("serious", "critical")

# Until nothing moves, and what has changed is drawn.
STILL = """
async () => {
  for (let calm = 0; calm < 2; calm += 1) {
    await new Promise(requestAnimationFrame);
    if (document.getAnimations().some((one) => one.playState === "running" && one.effect.getComputedTiming().endTime < 10_000)) calm = -1;
  }
}
"""


OF_COLOURS = ("color-contrast", "link-in-text-block")
"""The rules that another theme can break on a page that is sound in one."""

# Selectors are made up for what is found wrong only, and style sheets are not read a second time.
RUN = """
(rules) => axe.run(document, { resultTypes: ["violations"], preload: false, ...(rules.length && { runOnly: rules }) })
"""


@cache
def axe_source() -> str:
    return (ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


async def findings(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """The serious and critical findings: what it is, and where. With ``rules``, by these of axe alone."""
    if not await page.evaluate("'axe' in globalThis"):
        await page.evaluate(axe_source())
    async with painted(page):
        await page.evaluate(STILL)
        found = await page.evaluate(RUN, list(rules))
    return [
        f"{rule['id']} at {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        for rule in found["violations"]
        if rule["impact"] in GRAVE
        for node in rule["nodes"]
    ]
