"""Pages that are not painted: a fifth of the browser's time goes into pictures that no test looks at.

A page is laid out, styled, pressed and read as ever. What is fainter than the browser can show is not drawn, and counts
as visible: exactly 0 would not.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import BrowserContext, Page

_STYLE = """
(() => {
  globalThis.unpainted = new CSSStyleSheet();
  unpainted.replaceSync("@media screen { body, dialog, [popover], ::backdrop { opacity: 0.0001 !important; } }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, unpainted];
})();
"""


async def unpaint(context: BrowserContext) -> None:
    """Leave the pages of a context that are still to come unpainted."""
    await context.add_init_script(_STYLE)


@asynccontextmanager
async def painted(page: Page) -> AsyncIterator[None]:
    """A page as people see it, for whoever looks at its colours."""
    await page.evaluate("globalThis.unpainted && (unpainted.disabled = true)")
    try:
        yield
    finally:
        await page.evaluate("globalThis.unpainted && (unpainted.disabled = false)")
