"""Bouts that were counted, as rows for Parquet."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium import __version__
from ludarium.core.registry import load_game
from ludarium.games.ready_fence.terms import KIND_NAMES
from ludarium.studies.fence_balance import Trial
from ludarium.studies.fence_bouts import ENDINGS, GAME, Bout


def rows(counted: Sequence[tuple[Trial, Sequence[Bout]]]) -> list[dict[str, object]]:
    """A row for each bout of each trial: what it was, and of each kind of card how often it could be played, and was."""
    return [
        {
            "cards": trial.cards,
            "number": one.number,
            "turns": one.turns,
            "end": one.end,
            "first": one.first,
            "level": one.level,
            "touches": one.touches,
            **{f"phrases_{ending}": one.phrases.get(ending, 0) for ending in ENDINGS},
            **{f"offered_{kind}": _of(one.offered, kind) for kind in KIND_NAMES},
            **{f"played_{kind}": _of(one.opened, kind) + _of(one.answered, kind) for kind in KIND_NAMES},
        }
        for trial, bouts in counted
        for one in bouts
    ]


def about(trial: Trial) -> dict[str, str]:
    """What the rows are of."""
    return {
        "game": GAME,
        "rules": load_game(GAME).version,
        "ludarium": __version__,
        "mode": trial.mode,
        "bot": trial.bot,
        "seed": trial.seed,
    }


def _of(counted: dict[str, int], kind: str) -> int:
    return sum(count for name, count in counted.items() if name[:2] == kind)
