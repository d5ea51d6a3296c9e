"""How a process of the bot pool plays bouts for the balance lab."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from ludarium.studies.fence_balance import Trial

TRY: Final = "try"
"""The first word of a question that is answered here."""


def played(trial: Trial, first: int, count: int) -> str:
    """So many bouts of a trial, from this number on, as JSON."""
    # Imported when it is first asked for: a process that only thinks for tables begins sooner without.
    from ludarium.studies.fence_bouts import play_bout

    numbers = range(first, first + count)
    bouts = [play_bout(trial.options, trial.bot, trial.seed, number) for number in numbers]
    return msgspec.json.encode(bouts).decode()
