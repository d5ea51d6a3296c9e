"""The page lets the clocks of a table run by itself (S15): it and the desk are held to the same table of moments."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludarium.tournaments.rules.saboteur.clock import Clock, Lengths, shown

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[4] / "client/src/events/clock/turns.cases.json").read_text("utf-8")
)


@pytest.mark.parametrize("case", CASES, ids=[case["told"] for case in CASES])
def test_the_page_and_the_desk_show_the_same(case: dict[str, Any]) -> None:
    told = case["clock"]
    clock = Clock(
        told["rounds"],
        told["playing"],
        told["since"],
        told["ran"],
        told["turn"],
        told["began"],
        told["acted"],
        {int(player): at for player, at in told["found"].items()},
    )
    now = shown(clock, case["now"], Lengths(told["untimed"], told["move"], told["stall"]))
    found = {name: getattr(now, name) for name in ("phase", "turn", "untimed", "left", "alarm", "stopped")}
    assert found == case["shown"]
