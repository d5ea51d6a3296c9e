"""Tables measured over a few decisions: in a low window, in lessons, in replays, with the clock of a timed game."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.async_api import Page
from tests.browser.conftest import Enter
from tests.browser.layout import Places, found, learns, listed, looks_back, measures, plays, sits_down
from tests.browser.person import POLLING
from tests.browser.test_layout import DUEL, FENCE, SABOTEUR
from tests.browser.test_layout_keyforge import PLACES as KEYFORGE

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAMES = [SABOTEUR, DUEL, FENCE, KEYFORGE]
DECISIONS = 10
TRIES = 5
"""Answers by chance in a lesson: most are wrong, and the step is tried again."""
MOMENTS = 10

of_each_game = pytest.mark.parametrize("places", GAMES, ids=lambda places: places.game)
in_low_rooms = pytest.mark.parametrize("size", ["low", "side"])

# The learner is asked, or the lesson waits or is over.
COACHED = """
() => {
  const status = document.querySelector("[data-coach]").dataset.coach;
  const prompt = document.querySelector(".prompt");
  return status !== "going" || (prompt.classList.contains("mine") && !prompt.classList.contains("busy")) ? status : null;
}
"""
FOLDS = "() => { const fold = document.querySelector('[data-coach-fold]'); if (fold.checkVisibility()) fold.click(); }"
SHOWN = "(number) => document.querySelector('input[type=range]').ariaValueText === number"

# Whatever of the table, or of what is asked, the clock lies over.
UNDER = """
() => {
  const box = (one) => one.getBoundingClientRect();
  const clock = box(document.querySelector("header .facts > .clock"));
  const over = ({ left, right, top, bottom }) => clock.left < right && left < clock.right && clock.top < bottom && top < clock.bottom;
  return [...document.querySelectorAll(".prompt, .keyforge :is(button, [data-keyforge-seat], [data-keyforge-own-hand])")]
    .filter((one) => one.checkVisibility() && over(box(one))).map((one) => one.className);
}
"""


# What of the analysis is not in the window, or can't be pressed there.
CUT = """
() => [...document.querySelectorAll("[data-analysis-curve], [data-analysis-spot], dialog [role=tab], dialog header button")]
  .filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !one.contains(hit);
  })
  .map((one) => one.outerHTML.slice(0, 80))
"""


async def whole(page: Page, decisions: int) -> None:
    """Nothing has moved, and nothing has to be scrolled."""
    seen = await found(page, decisions)
    assert not seen.moved, listed(seen.moved)
    assert not seen.scrolls, seen.scrolls


@pytest.mark.drawn(1)
@of_each_game
async def test_a_low_window_shows_the_whole_table(enter: Enter, places: Places) -> None:
    """1280 × 760, with the hints of somebody's first games."""
    ann = await sits_down(enter, places, "low")
    seen = await plays(ann, places, DECISIONS)
    assert not seen.moved, listed(seen.moved)
    assert not seen.scrolls, seen.scrolls


@pytest.mark.drawn(1)
@in_low_rooms
@of_each_game
async def test_a_lesson_leaves_the_table_alone(enter: Enter, places: Places, size: str) -> None:
    """Whatever the coach says stands beside it, or lies over it until it is folded away."""
    ann = await learns(enter, places, size)
    await measures(ann.page, places)
    for _ in range(TRIES):
        await ann.page.evaluate(FOLDS)
        await ann.page.evaluate("layout.plays(1)")
        status = await (await ann.page.wait_for_function(COACHED, polling=POLLING)).json_value()
        if status == "done":
            break
        if status == "failed":
            await ann.press(ann.page.locator("[data-coach-go]"))
            await ann.page.wait_for_function(f"() => ({COACHED})() === 'going'", polling=POLLING)
    await whole(ann.page, TRIES)
    assert not (await found(ann.page, TRIES)).hidden


@pytest.mark.drawn(1)
@in_low_rooms
@of_each_game
async def test_a_replay_shows_the_whole_table(enter: Enter, places: Places, size: str) -> None:
    ann = await looks_back(enter, places, size)
    count = await ann.page.locator("input[type=range]").get_attribute("max")
    assert count is not None
    assert int(count) >= MOMENTS
    await measures(ann.page, replace(places, prompt=False))
    for at in range(1, MOMENTS + 1):
        await ann.page.keyboard.press("ArrowRight")
        said = ann.say("hall-replay-at", at=at, count=int(count))
        await ann.page.wait_for_function(SHOWN, arg=said, polling=POLLING)
    await whole(ann.page, MOMENTS)


@pytest.mark.drawn(1)
@pytest.mark.parametrize("places", [DUEL, FENCE, KEYFORGE], ids=lambda places: places.game)
async def test_an_analysis_shows_its_curve_beside_a_step(enter: Enter, places: Places) -> None:
    """On a phone on its side: both at once, without scrolling."""
    ann = await looks_back(enter, places, "side", choices=2)
    await ann.press(ann.page.locator("[data-replay=analysis]"))
    await ann.press(ann.page.locator("[data-analysis-begin]"))
    await ann.page.locator("[data-analysis=done] [data-analysis-spot]").wait_for()
    assert await ann.page.evaluate(CUT) == []


async def test_the_clock_lies_over_nothing_on_a_phone_on_its_side(enter: Enter) -> None:
    ann = await sits_down(enter, replace(KEYFORGE, options={"time": 45}), "side")
    await ann.page.locator("header .facts > .clock").wait_for()
    assert await ann.page.evaluate(UNDER) == []
