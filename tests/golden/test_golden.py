"""Some whole games of each kind, and what every seat saw of them: a change of rules shows as a diff."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest
from tests.golden.telling import record_in, told
from tests.golden.write import GAMES

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.txt"))


def test_the_games_are_those_that_are_written() -> None:
    assert {path.stem for path in FILES} == set(GAMES)
    assert sum(path.stat().st_size for path in FILES) < 900_000


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_is_seen_as_it_was(path: Path) -> None:
    before = path.read_text(encoding="utf-8")
    now = told(record_in(before))
    if now != before:
        lines = difflib.unified_diff(
            before.splitlines(), now.splitlines(), path.name, "now", lineterm="", n=2
        )
        shown = "\n".join([*lines][:60])
        pytest.fail(f"{shown}\n\nIf this is meant: python -m tests.golden.write", pytrace=False)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_is_of_this_version_and_whole(path: Path) -> None:
    record = record_in(path.read_text(encoding="utf-8"))
    game, seats, options, _ = GAMES[path.stem]
    assert (record.game, record.version) == (game.name, game.version)
    assert (record.seats, record.options) == (seats, game.read_options(options))
    assert record.scores is not None
    assert record.final().decision() is None


KINDS = {
    "saboteur": {
        "dealt", "gold_drawn", "set_aside", "centre_found", "centre_laid", "role_seen", "path_laid", "goal_up",
        "tool_broken", "tool_repaired", "rockfall", "map_used", "passed", "drew", "timed_out", "untimed_over",
        "stalling_ruled", "touched", "touch_discarded", "lost_round", "round_over", "game_over",
    },
    "tokyo-duel": {
        "monster_chosen", "roll_off", "turn_began", "rolled", "token_spent", "result", "added", "card_used",
        "group_resolved", "powered", "step", "reward", "hit", "prevented", "healed", "energy", "token_gained",
        "bought", "swept", "cut", "revealed", "token_placed", "kept", "discarded", "turn_ended", "game_over",
    },
    "ready-fence": {
        "coin", "dealt", "mulligan", "timer_built", "turn_began", "moved", "position", "discarded", "drew",
        "stalled", "played", "cardless", "riposte", "beside", "accepted", "stopped", "touch", "double_touch",
        "no_touch", "recovered", "took_back", "on_guard", "placed", "period_over", "period_began", "feint",
        "extra_time", "sudden_death", "out_of_cards", "game_over",
    },
}  # fmt: skip


@pytest.mark.parametrize("game", KINDS)
def test_together_they_show_what_may_happen(game: str) -> None:
    kinds = {
        line.partition("! ")[2].partition(":")[0]
        for path in FILES
        if GAMES[path.stem].game.name == game
        for line in path.read_text(encoding="utf-8").splitlines()
        if "! " in line and line.startswith(" ")
    }
    assert kinds >= KINDS[game]
