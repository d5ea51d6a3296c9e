"""`ludarium verify FILE`: legal choices, right scores, a fair shuffle."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludarium.cli.records import load
from ludarium.cli.terminal import console, words


def verify(file: Annotated[Path, typer.Argument(help=words("help-file"))]) -> None:
    from ludarium.server.tables.fair import check_record

    record = load(file)
    outcome = record.final().outcome()
    rows = [(words("verify-replays", count=len(record.choices)), True)]
    if record.scores is not None:
        rows.append((words("verify-scores"), outcome is not None and outcome.scores == record.scores))
    proof = check_record(record)
    missing = [check for check in proof if check.name == "present" and not check.holds]
    rows += [(words("verify-" + check.name), check.holds) for check in missing or proof]
    for sentence, holds in rows:
        console.print(f"[green]✓[/] {sentence}" if holds else f"[red]✗[/] {sentence}")
    if not all(holds for _, holds in rows):
        raise typer.Exit(1)
