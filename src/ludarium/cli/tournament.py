"""`ludarium tournament`: the plans of events, and events of bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ludarium.cli import terminal
from ludarium.cli.options import Language, RayAddress, WorkerNumber, read_workers
from ludarium.cli.terminal import console, words
from ludarium.i18n import language_of, say


def list_presets() -> None:
    from ludarium.tournaments.presets import PRESETS

    table = Table()
    for column in ("preset", "game", "stages"):
        table.add_column(words("column-" + column))
    for plan in PRESETS.values():
        stages = ", ".join(say(terminal.LANGUAGE, "structure-" + stage.structure) for stage in plan.stages)
        table.add_row(plan.preset, plan.game, stages)
    console.print(table)


def rehearse(
    preset: Annotated[str, typer.Argument(help=words("help-preset"))],
    players: Annotated[int, typer.Option(min=2, max=10_000, help=words("help-players"))] = 16,
    seed: Annotated[str, typer.Option(help=words("help-event-seed"))] = "rehearsal",
    quick: Annotated[bool, typer.Option("--quick", help=words("help-quick"))] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=words("help-out"))] = None,
    workers: WorkerNumber = 0,
    ray: RayAddress = None,
    keep: Annotated[Path | None, typer.Option(dir_okay=False, help=words("help-keep"))] = None,
    lang: Language = terminal.LANGUAGE,
) -> None:
    from ludarium.cli.rehearsal import RehearsalPrinter, TableGames
    from ludarium.tournaments.presets import preset_named
    from ludarium.tournaments.tournament import to_json

    plan = preset_named(preset)
    games = None if quick else TableGames(read_workers(workers, ray), keep, f"{preset} {players} {seed}")
    event = RehearsalPrinter(plan, players, seed, games, language_of(lang), console).run()
    if out is not None:
        out.write_bytes(to_json(event))
