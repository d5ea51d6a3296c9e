"""Where things stand at a table of KeyForge: nothing moves but what the game moves."""

from __future__ import annotations

import pytest
from tests.browser import keyforge
from tests.browser.conftest import Enter
from tests.browser.layout import SIZES, Places, listed, plays, sits_down
from tests.browser.test_layout import stylings

pytestmark = pytest.mark.asyncio(loop_scope="session")

DECISIONS = 60
"""So many of a game, some ten turns; it has about 300, and is given up then."""

PLACES = Places(
    game="keyforge",
    asked=keyforge.ASKED.strip().removesuffix(";"),
    end="end",
    areas={
        "hand": "[data-keyforge-own-hand]",
        "own line": "[data-keyforge-line='0']",
        "rival's line": "[data-keyforge-line='1']",
        "own seat": "[data-keyforge-seat='0']",
        "rival's seat": "[data-keyforge-seat='1']",
        "discard pile": "[data-keyforge-pile='discard:0']",
        "archives": "[data-keyforge-pile='archives:0']",
        "status": "[data-keyforge-status]",
        "bar": ".keyforge .bar",
    },
    steps=(
        "[data-confirm]",
        "[data-keyforge-way]",
        "[data-keyforge-go]",
        "[data-keyforge-hand][data-legal], [data-keyforge-side] [data-keyforge-card][data-legal], [data-keyforge-place]",
        "[data-keyforge-asked] [data-keyforge-option]",
    ),
    lifts="[data-keyforge-hand], [data-keyforge-side] .creature",
)


@pytest.mark.drawn(1)
@pytest.mark.parametrize("size", SIZES)
async def test_nothing_moves_but_what_the_game_moves(enter: Enter, size: str) -> None:
    """On a phone on its side all that may be chosen is reached without scrolling the page."""
    ann = await sits_down(enter, PLACES, size)
    found = await plays(ann, PLACES, DECISIONS)
    assert found.decisions == DECISIONS
    assert not found.moved, listed(found.moved)
    tall, high = await ann.page.evaluate(
        "[document.querySelector('.keyforge.table').scrollHeight, innerHeight]"
    )
    if size == "side":
        assert tall <= high
        assert not found.hidden, listed(found.hidden)


QUESTIONS = 120  # within which a creature may both reap and fight

# The pop-up beside a card, and what it may not lie over.
BESIDE = """
(card) => {
  const box = (one) => one.getBoundingClientRect();
  const popup = box(document.querySelector("[data-keyforge-beside]"));
  const inside = popup.left >= 0 && popup.top >= 0 && popup.right <= innerWidth && popup.bottom <= innerHeight;
  const over = (one) => {
    const other = box(one);
    return popup.left < other.right && other.left < popup.right && popup.top < other.bottom && other.top < popup.bottom;
  };
  const lines = [...document.querySelectorAll("[data-keyforge-line]")];
  return { inside, card: over(card), lines: lines.filter(over).map((line) => line.dataset.keyforgeLine) };
}
"""


@pytest.mark.drawn(1)
@pytest.mark.parametrize("size", SIZES)
async def test_what_may_be_done_is_asked_beside_the_card(enter: Enter, size: str) -> None:
    """Never over the card, nor over the line where it goes or whom it fights stands, nor out of the window."""
    ann = await sits_down(enter, PLACES, size)
    wanted = ["play", "fight"]
    after = -1
    for _ in range(QUESTIONS):
        kind, after = await keyforge.asked(ann, after)
        assert kind != "end"
        words: dict[str, list[str]] = {}
        for option in keyforge.offered(ann) if kind == "turn" else ():
            way, _, ref = option.partition(":")
            words.setdefault(ref, []).append(way)
        for ref, ways in words.items():
            about = [each for each in wanted if each in ways]
            if not about or len(ways) < 2:
                continue
            [word, *_] = about
            where = (
                keyforge.at("hand", ref)
                if word == "play"
                else f"[data-keyforge-side] {keyforge.at('card', ref)}"
            )
            card = ann.page.locator(where).first
            await card.scroll_into_view_if_needed()
            await ann.press(card)
            await ann.page.locator("[data-keyforge-beside]").wait_for()
            found = await card.evaluate(BESIDE)
            assert found["inside"], (word, found)
            assert not found["card"], (word, found)
            assert str(0 if word == "play" else 1) not in found["lines"], (word, found)
            await ann.page.keyboard.press("Escape")
            await ann.page.locator("[data-keyforge-beside]").wait_for(state="detached")
            wanted.remove(word)
        if not wanted:
            return
        await keyforge.answers(ann, keyforge.wish(ann, keyforge.offered(ann)), after)
    raise AssertionError(f"no card could {', '.join(wanted)}")


GROWS = (
    "() => (document.querySelector('[data-keyforge-side] .creature').append('1'), document.body.offsetHeight)"
)


async def test_what_changes_on_a_creature_has_its_line_styled_once(enter: Enter) -> None:
    """A line is a container, as broad and high as its place: whoever asks it how high it would like to be has all its cards
    styled for no height, and again for the one that they get."""
    ann = await sits_down(enter, PLACES, "desktop")
    after = -1
    for _ in range(QUESTIONS):
        _, after = await keyforge.asked(ann, after)
        if any(player["line"] for player in ann.newest_view()["players"]):
            break
        await keyforge.answers(ann, keyforge.wish(ann, keyforge.offered(ann)), after)
    devtools = await ann.context.new_cdp_session(ann.page)
    await devtools.send("Performance.enable")
    counted = []
    for _ in range(5):  # flights may still be under way
        before = await stylings(devtools)
        await ann.page.evaluate(GROWS)
        counted.append(await stylings(devtools) - before)
    assert min(counted) == 1, counted
