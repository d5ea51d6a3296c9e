"""Where things stand at a table, and what it costs to put them there."""

from __future__ import annotations

import pytest
from playwright.async_api import CDPSession, expect
from tests.browser import duel, fence, person
from tests.browser.conftest import Enter
from tests.browser.layout import SIZES, Places, listed, plays, sits_down

from ludarium.core import games

pytestmark = pytest.mark.asyncio(loop_scope="session")

SABOTEUR = Places(
    game="saboteur",
    asked=person.ASKED,
    end="game-end",
    areas={
        "mine": "section.mine",
        "hand": "[data-sab-hands]",
        "deck": "[data-sab-deck]",
        "pile": "[data-sab-pile]",
    },
    steps=(
        "dialog [data-sab-go]",
        "[data-sab-ready]",
        "[data-sab-way]",
        "[data-sab-tool]",
        person.LIT,
        "[data-sab-pass]",
        "[data-sab-hand]",
    ),
    looks="[data-sab-hand]",
    lifts="[data-sab-hand]",
    unless="[data-sab-ready]",
    same=("ready", "round-end"),
)
DUEL = Places(
    game="tokyo-duel",
    asked=duel.ASKED,
    end="end",
    areas={
        name: f"[data-duel-place={name}]" for name in ("near", "far", "tracks", "market", "dice", "question")
    },
    steps=(
        "[data-confirm]",
        "[data-duel-monster][data-duel-option], .asked [data-duel-option], .market [data-duel-option], .tracks [data-duel-option]:not([data-duel-option=''])",
        "[data-duel-token], [data-duel-die]",
    ),
    looks="[data-duel-die]",
    lifts="[data-duel-die]",
    unless="[data-duel-monster]",
)
FENCE = Places(
    game="ready-fence",
    asked=fence.ASKED,
    end="end",
    areas={name: f"[data-fence-place={name}]" for name in ("score", "piste", "matter", "hand", "actions")}
    | {
        "cards": "[data-fence-hand]",
        "phrase": "[data-fence-phrase]",
        "green": "[data-fence-side='0']",
        "red": "[data-fence-side='1']",
    },
    steps=(
        "[data-confirm]",
        "[data-fence-option]",
        "[data-fence-card][data-legal], [data-fence-action], [data-fence-position], [data-fence-square]",
    ),
    looks="[data-fence-card]",
    lifts="[data-fence-card]",
)

ADDS = "() => (document.querySelector('aside .panel').append(document.createElement('p')), document.body.offsetHeight)"


async def stylings(devtools: CDPSession) -> int:
    """How often the page has styled some of its elements so far."""
    metrics = (await devtools.send("Performance.getMetrics"))["metrics"]
    return next(int(one["value"]) for one in metrics if one["name"] == "RecalcStyleCount")


@pytest.mark.parametrize("game", games())
async def test_what_is_said_beside_it_leaves_the_table_alone(enter: Enter, game: str) -> None:
    """A table is a container whose parts are styled by its size: a layout that asks how high it would like to be has all of
    them styled again, and again for the height that it gets."""
    ann = await enter("Ann")
    await ann.goes()
    await ann.press(ann.box(game))
    await ann.dialog().get_by_label(ann.say("hall-name")).fill(ann.name)
    await ann.press(ann.button("hall-play-start"))
    await expect(ann.page.locator("aside .panel")).to_be_visible(timeout=20_000)
    devtools = await ann.context.new_cdp_session(ann.page)
    await devtools.send("Performance.enable")
    counted = []
    for _ in range(5):  # the game goes on meanwhile
        before = await stylings(devtools)
        await ann.page.evaluate(ADDS)
        counted.append(await stylings(devtools) - before)
    assert min(counted) == 1, counted


@pytest.mark.drawn(3)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("places", [SABOTEUR, DUEL, FENCE], ids=lambda places: places.game)
async def test_nothing_moves_but_what_the_game_moves(enter: Enter, places: Places, size: str) -> None:
    ann = await sits_down(enter, places, size)
    found = await plays(ann, places)
    assert found.decisions > 5
    assert not found.moved, listed(found.moved)
    assert not found.hidden, listed(found.hidden)
