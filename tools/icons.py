"""Draws the icons of the installed page from the one of its tab, with the machine's own Chromium, into ``client/public/icons``.

Run it after a change of ``client/public/favicon.svg``. The results are kept in the repository, so that a build needs no browser.
"""

from __future__ import annotations

import asyncio
import re
import shutil
from pathlib import Path

from playwright.async_api import async_playwright

PUBLIC = Path(__file__).parents[1] / "client" / "public"
ICONS = PUBLIC / "icons"
GROUND = "#234c40"
SAFE = 0.8
"""What systems leave of a maskable icon, whatever shape they cut."""

PAGE = """<style>html, body {{ margin: 0; background: {ground} }} svg {{ display: block; width: {size}px; height: {size}px }}</style>{svg}"""


def drawings() -> dict[str, tuple[int, str, str]]:
    """By name: size in pixels, ground, and the drawing."""
    icon = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    ground = next(line for line in icon.splitlines(keepends=True) if "<rect" in line and GROUND in line)
    picture = icon.replace(ground, "")
    view = 48 / SAFE
    wide = picture.replace('viewBox="0 0 48 48"', f'viewBox="{24 - view / 2} {24 - view / 2} {view} {view}"')
    # Systems take only the shape of a badge: white on nothing.
    badge = re.sub(r' opacity="[^"]*"', "", re.sub(r'(fill|stroke)="#[0-9a-f]+"', r'\1="#fff"', picture))
    return {
        "icon-192": (192, "transparent", icon),
        "icon-512": (512, "transparent", icon),
        "maskable-512": (512, GROUND, wide),
        "apple-180": (180, GROUND, wide),
        "badge-96": (96, "transparent", badge),
    }


async def draw() -> None:
    ICONS.mkdir(exist_ok=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for name, (size, ground, svg) in drawings().items():
            page = await browser.new_page(viewport={"width": size, "height": size})
            await page.set_content(PAGE.format(ground=ground, size=size, svg=svg))
            await page.screenshot(path=ICONS / f"{name}.png", omit_background=ground == "transparent")
            await page.close()
        await browser.close()


if __name__ == "__main__":
    asyncio.run(draw())
