"""How strong the bots are, on deals that are always the same; docs/bots.md has the large runs."""

from __future__ import annotations

import pytest

from ludarium.bots.arena import run_arena


@pytest.mark.slow
def test_greedy_earns_more_than_random() -> None:
    """At least 1.2 times the gold of random, and surely so."""
    result = run_arena("saboteur", ["greedy", "random"], 120, seats=6, seed="strength", workers=1)
    ratio = result.standing("greedy").ratio
    assert ratio is not None
    assert ratio.low >= 1.2, str(ratio)
