"""`ludarium arena GAME`: bots against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludarium.cli import outputs, terminal
from ludarium.cli.options import (
    Cards,
    GameName,
    Language,
    Mode,
    Options,
    RayAddress,
    WorkerNumber,
    read_options,
    read_workers,
)
from ludarium.cli.terminal import console, words
from ludarium.core import load_game
from ludarium.i18n import language_of, say


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help=words("help-bots"))] = "greedy,random",
    number: Annotated[int, typer.Option("--games", min=1, help=words("help-number"))] = 200,
    seats: Annotated[int, typer.Option(min=0, help=words("help-seats"))] = 0,
    option: Options = None,
    mode: Mode = None,
    cards: Cards = None,
    seed: Annotated[str, typer.Option(help=words("help-seed"))] = "arena",
    workers: WorkerNumber = 0,
    ray: RayAddress = None,
    keep: Annotated[Path | None, typer.Option(dir_okay=False, help=words("help-keep"))] = None,
    out: outputs.Outputs = None,
    lang: Language = terminal.LANGUAGE,
) -> None:
    from ludarium.bots.arena import format_result, run_arena
    from ludarium.studies.arena_page import arena_page
    from ludarium.studies.arena_study import about, rows, study

    outputs.check(out or [])
    language = language_of(lang)
    played = load_game(game)
    options = read_options(played, option, mode, cards)
    doing = read_workers(workers, ray)
    with terminal.bar(words("arena-playing", game=game), number) as on_progress:
        result = run_arena(
            game,
            bots.split(","),
            number,
            seats=seats or played.default_seats,
            options=options,
            seed=seed,
            workers=doing,
            on_progress=on_progress,
            kept=keep,
        )
    console.print(format_result(result, lambda column: say(language, "cli-arena-" + column)))
    outputs.write(
        out or [], lambda: arena_page(study(result), language), lambda: (rows(result), about(result))
    )
