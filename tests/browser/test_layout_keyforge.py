"""Where things stand at a table of KeyForge: nothing moves but what the game moves."""

from __future__ import annotations

import pytest
from tests.browser import keyforge
from tests.browser.conftest import Enter
from tests.browser.layout import SIZES, Places, listed, plays, sits_down

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
