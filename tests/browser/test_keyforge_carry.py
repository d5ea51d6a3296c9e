"""Cards of KeyForge that are carried to where they go: with a mouse, and with a finger."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import CDPSession, Locator, expect
from tests.browser import keyforge
from tests.browser.conftest import Enter
from tests.browser.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

QUESTIONS = 80  # within which every kind of card comes
LINE = "[data-keyforge-line='0']"
DISCARD = "[data-keyforge-pile='discard:0']"


class Mouse:
    def __init__(self, person: Person) -> None:
        self.person = person

    async def down(self, x: float, y: float) -> None:
        await self.person.page.mouse.move(x, y)
        await self.person.page.mouse.down()

    async def moves(self, x: float, y: float) -> None:
        await self.person.page.mouse.move(x, y)

    async def up(self) -> None:
        await self.person.page.mouse.up()


class Finger(Mouse):
    """As a browser hears it, which may take it for the beginning of scrolling."""

    devtools: CDPSession | None = None

    async def _touch(self, kind: str, *at: tuple[float, float]) -> None:
        # One touch belongs to one session.
        if self.devtools is None:
            self.devtools = await self.person.context.new_cdp_session(self.person.page)
        points = [{"x": x, "y": y} for x, y in at]
        await self.devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    async def down(self, x: float, y: float) -> None:
        await self._touch("touchStart", (x, y))

    async def moves(self, x: float, y: float) -> None:
        await self._touch("touchMove", (x, y))

    async def up(self) -> None:
        await self._touch("touchEnd")


async def point(what: Locator, across: float = 0.5) -> tuple[float, float]:
    box = await what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] * across, box["y"] + box["height"] / 2


async def carries(means: Mouse, card: Locator, to: str, across: float = 0.5) -> None:
    """Lift a card, upwards, and let it go in the middle of what is there then, or so far across it."""
    x, y = await point(card)
    await means.down(x, y)
    for far in (5, 12, 25):
        await means.moves(x, y - far)
    page = means.person.page
    await expect(page.locator("[data-keyforge-carried]")).to_be_visible()
    await means.moves(*await point(page.locator(to).first, across))
    await means.up()
    await expect(page.locator("[data-keyforge-carried]")).to_have_count(0)


def words(person: Person, word: str) -> list[str]:
    """What follows this word in the options that are offered."""
    parts = [option.partition(":") for option in keyforge.offered(person)]
    return [ref for said, _, ref in parts if said == word]


def lines(person: Person) -> list[list[str]]:
    return [player["line"] for player in person.newest_view()["players"]]


def chosen(person: Person) -> list[str]:
    return [option for _, option in person.choices().values()]


async def turn_with(person: Person, find: Callable[[], Awaitable[str | None]], after: int) -> tuple[str, int]:
    """Play on to a turn in which ``find`` finds a card; gives it and the step."""
    for _ in range(QUESTIONS):
        kind, number = await keyforge.asked(person, after)
        assert kind != "end"
        found = await find() if kind == "turn" else None
        if found is not None:
            return found, number
        await keyforge.answers(person, keyforge.wish(person, keyforge.offered(person)), number)
        after = number
    raise AssertionError("nothing came that could be carried")


@pytest.mark.parametrize(
    ("means", "settings"),
    [(Mouse, {"viewport": {"width": 1366, "height": 850}}), (Finger, {"phone": True})],
    ids=["mouse", "finger"],
)
async def test_cards_are_carried(enter: Enter, means: type[Mouse], settings: dict[str, Any]) -> None:
    """A long press reads a card; carried, one is discarded, a creature goes to the right flank, one reaps, and one fights."""
    ann = await enter("Ann", **settings)
    page, hand = ann.page, means(ann)
    await keyforge.makes_table(ann)
    await ann.starts()

    async def to_discard() -> str | None:
        return next(iter(words(ann, "discard")), None)

    card, number = await turn_with(ann, to_discard, -1)
    held = page.locator(keyforge.at("hand", card)).first
    await hand.down(*await point(held))
    await expect(page.locator("[data-keyforge-reading]")).to_be_visible()
    await hand.up()
    await page.keyboard.press("Escape")
    await expect(ann.dialog()).to_have_count(0)
    assert chosen(ann).count(f"discard:{card}") == 0
    await carries(hand, held, DISCARD)
    await ann.reaches(number + 1)
    assert chosen(ann)[-1] == f"discard:{card}"

    async def creature() -> str | None:
        for each in words(ann, "play") if lines(ann)[0] else []:
            if await page.locator(f"{keyforge.at('hand', each)} .creature").count():
                return each
        return None

    card, number = await turn_with(ann, creature, number)
    flank = len(lines(ann)[0])
    await carries(hand, page.locator(keyforge.at("hand", card)).first, LINE, 0.97)
    await ann.reaches(number + 2)
    assert [f"play:{card}", f"place:{flank}"] == chosen(ann)[-2:]

    async def to_reap() -> str | None:
        return next(iter(words(ann, "reap")), None)

    card, number = await turn_with(ann, to_reap, number + 1)
    there = page.locator(f"[data-keyforge-side] {keyforge.at('card', card)}").first
    await carries(hand, there, "[data-keyforge-drop='way:reap']")
    await ann.reaches(number + 1)
    assert chosen(ann)[-1] == f"reap:{card}"

    async def to_fight() -> str | None:
        return next(iter(words(ann, "fight")), None)

    card, number = await turn_with(ann, to_fight, number)
    target = lines(ann)[1][0]
    there = page.locator(f"[data-keyforge-side] {keyforge.at('card', card)}").first
    await carries(hand, there, f"[data-keyforge-drop='card:{target}']")
    await keyforge.asked(ann, number)
    asked = [message["decision"] for message in ann.messages("game") if message["number"] == number + 1]
    fought = [f"fight:{card}", f"card:{target}"]
    if asked[0] is None or asked[0]["kind"] != "attack":  # there was but one whom it could fight
        assert fought[0] in chosen(ann)
    elif fought[1] in [choice["option"] for choice in asked[0]["options"]]:
        assert chosen(ann)[-2:] == fought
    else:
        assert chosen(ann)[-1] == fought[0]
