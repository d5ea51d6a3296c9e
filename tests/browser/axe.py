"""What keeps people from using a page, as axe-core finds it."""

from __future__ import annotations

from functools import cache

from playwright.async_api import Page
from tests.browser.hall import ROOT

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


@cache
def axe_source() -> str:
    return (ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


async def findings(page: Page) -> list[str]:
    """The serious and critical findings: what it is, and where."""
    if not await page.evaluate("'axe' in globalThis"):
        await page.evaluate(axe_source())
    await page.evaluate(STILL)
    found = await page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{rule['id']} at {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        for rule in found["violations"]
        if rule["impact"] in GRAVE
        for node in rule["nodes"]
    ]
