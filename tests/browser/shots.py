"""Makes the pictures in docs/images: ``python tests/browser/shots.py``, in the environment of the tests."""

from __future__ import annotations

import asyncio
import base64
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from playwright.async_api import Browser, async_playwright  # noqa: E402
from tests.browser import duel, fence, keyforge  # noqa: E402
from tests.browser.conftest import FLAGS, PHONE, SEED, SHELL  # noqa: E402
from tests.browser.hall import build_page, open_hall  # noqa: E402
from tests.browser.layout import SIZES  # noqa: E402
from tests.browser.person import LIT, Person  # noqa: E402
from tests.rules.keyforge.test_decks_vault_sets import FILES  # noqa: E402

IMAGES = ROOT / "docs" / "images"
QUALITY = 80
DESKTOP = SIZES["desktop"]
SETTLES = 0.5  # seconds until a page has found its place on another screen
MANY = 3
"""Creatures of a battleline that is worth a picture."""


async def picture(person: Person, name: str) -> None:
    """WebP: a quarter of a PNG's size."""
    session = await person.context.new_cdp_session(person.page)
    shot = await session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (IMAGES / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))


async def pictures(person: Person, name: str, *sizes: str) -> None:
    """A table on a desktop, and as it lies on other screens."""
    await picture(person, name)
    for size in sizes:
        await person.page.set_viewport_size(SIZES[size])
        await asyncio.sleep(SETTLES)
        await picture(person, f"{name}-{size}")


async def at_a_table(person: Person, turns: int) -> None:
    """Some turns into a game, with a path card in hand that has somewhere to go."""
    await person.goes()
    await person.plays_now()
    await person.plays(turns=turns)
    for card in await person.page.locator("[data-sab-hand]:not(.useless)").all():
        await person.picks(card)
        if await person.page.locator(".target.cell").count() > 2:
            break
    await person.page.locator(LIT).first.wait_for()


async def at_battlelines(person: Person) -> None:
    """A turn in which much can be done, in whichever game that comes: creatures on both sides, cards to play and to use."""
    while True:
        await keyforge.makes_table(person)
        await person.starts()
        kind, after = await keyforge.asked(person)
        while kind != "end":
            options = keyforge.offered(person)
            lines = [len(player["line"]) for player in person.newest_view()["players"]]
            if min(lines) >= MANY and {"play", "reap"} <= {option.partition(":")[0] for option in options}:
                return
            await keyforge.chooses(person, keyforge.wish(person, options))
            kind, after = await keyforge.asked(person, after)


async def at_tokens_and_tide(person: Person) -> None:
    """A turn with token creatures beside others, in a game that has the tide and where somebody has raised it."""
    while True:
        await keyforge.makes_table(person, deck=FILES / "woe.json")
        await keyforge.brings(person, 1, FILES / "dt.json")
        await person.starts()
        kind, after = await keyforge.asked(person)
        while kind != "end":
            options = keyforge.offered(person)
            view = person.newest_view()
            line = view["players"][0]["line"]
            tokens = [card for card in line if card.startswith("cleric")]
            if kind == "turn" and tokens and len(line) > 1 and view["players"][1]["line"]:
                if "tide" in options and view.get("tide") is None:
                    kind, after = await keyforge.answers(person, "tide", after)
                    continue
                return
            kind, after = await keyforge.answers(person, keyforge.wish(person, options), after)


async def at_the_strip(person: Person) -> None:
    """A bout of the basic mode in which both have scored, at a turn after a phrase."""
    await fence.makes_table(person, "basic")
    await person.starts()
    while await fence.plays(person, until="turn") != "end":
        view = person.newest_view()
        if min(view["scores"]) > 0 and view["phrase"] is not None:
            return
        await fence.chooses(person, fence.wish(person, fence.offered(person)))
    raise AssertionError("the bout ended too soon")


async def in_the_gallery(person: Person) -> None:
    """Cards of a house, found by a word."""
    await person.goes("/cards?text=capture&house=sanctum&type=creature")
    await person.page.locator("[data-found] [data-card]").nth(11).wait_for()


async def take(browser: Browser, address: str) -> None:
    async def enters(name: str, **settings: Any) -> Person:
        context = await browser.new_context(locale="en-US", reduced_motion="reduce", **settings)
        means: Any = "touch" if settings.get("has_touch") else "mouse"
        return await Person.enters(context, name, address, SEED, means)

    rosa = await enters("Rosa", viewport=DESKTOP)
    await rosa.goes()
    await rosa.page.locator("[data-play]:enabled").wait_for()
    await picture(rosa, "home")
    await at_a_table(rosa, turns=5)
    await pictures(rosa, "table", "side")

    yuna = await enters("Yuna", viewport=DESKTOP)
    await yuna.goes()
    await duel.plays_now(yuna)
    await duel.plays(yuna, turns=26)
    await duel.plays(yuna, until="resolve")
    await pictures(yuna, "duel", "phone", "side")

    abel = await enters("Abel", viewport=DESKTOP)
    await at_the_strip(abel)
    await pictures(abel, "fence", "phone", "side")

    odile = await enters("Odile", viewport=DESKTOP)
    await at_battlelines(odile)
    await pictures(odile, "keyforge", "side")

    cleo = await enters("Cleo", viewport=DESKTOP)
    await in_the_gallery(cleo)
    await picture(cleo, "cards")

    phone: dict[str, Any] = {
        "viewport": PHONE,
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    }
    theo = await enters("Theo", color_scheme="dark", **phone)
    await at_a_table(theo, turns=4)
    await picture(theo, "phone")

    mina = await enters("Mina", **phone)
    await at_tokens_and_tide(mina)
    await picture(mina, "tokens")


async def main() -> None:
    await build_page()
    IMAGES.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        place = Path(folder)
        async with (
            open_hall(SEED, place / "data") as address,
            async_playwright() as playwright,
        ):
            browser = await playwright.chromium.launch(executable_path=SHELL, args=FLAGS)
            await take(browser, address)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
