"""`ludarium learn GAME`: a net is trained, and tried against a bot as it goes."""

from __future__ import annotations

from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from ludarium.cli import terminal
from ludarium.cli.options import GameName, Options, WorkerNumber, read_options
from ludarium.cli.terminal import console, words
from ludarium.core import LudariumError, load_game

NEEDED = ("numpy", "onnx", "torch")


def learn(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", file_okay=False, metavar="DIR", help=words("help-learn-out"))],
    seed: Annotated[int, typer.Option(min=0, help=words("help-learn-seed"))] = 1,
    rounds: Annotated[int, typer.Option(min=0, help=words("help-learn-rounds"))] = 0,
    until: Annotated[int, typer.Option(min=0, help=words("help-learn-until"))] = 0,
    minutes: Annotated[float, typer.Option(min=0, help=words("help-learn-minutes"))] = 0,
    method: Annotated[str, typer.Option(help=words("help-learn-method"))] = "",
    start: Annotated[
        Path | None, typer.Option(exists=True, dir_okay=False, metavar="FILE", help=words("help-learn-start"))
    ] = None,
    option: Options = None,
    number: Annotated[int, typer.Option("--games", min=0, help=words("help-learn-games"))] = 0,
    teacher: Annotated[str, typer.Option(metavar="BOT", help=words("help-learn-teacher"))] = "",
    rate: Annotated[float, typer.Option(min=0, help=words("help-learn-rate"))] = 0,
    against: Annotated[str, typer.Option(metavar="BOT", help=words("help-learn-against"))] = "",
    trials: Annotated[int, typer.Option(min=0, help=words("help-learn-trials"))] = 0,
    every: Annotated[int, typer.Option(min=0, help=words("help-learn-every"))] = 0,
    workers: WorkerNumber = 0,
    device: Annotated[str, typer.Option(help=words("help-learn-device"))] = "",
) -> None:
    if any(find_spec(name) is None for name in NEEDED):
        raise LudariumError("learning-missing")
    from ludarium.bots.registry import make_bot
    from ludarium.bots.work import workers_of
    from ludarium.learning.curve import curve
    from ludarium.learning.plans import plan_of
    from ludarium.learning.training import METHODS, Training, usual_device

    played = load_game(game)
    if method and method not in METHODS:
        raise typer.BadParameter(words("learn-methods", known=", ".join(METHODS)))
    plan = plan_of(game, method)
    if option:
        named = read_options(played, option)
        plan = replace(plan, options=tuple([{**usual, **named} for usual in plan.options]))
    given: dict[str, Any] = {
        "rounds": rounds, "games": number, "teacher": teacher, "rate": rate, "against": against,
        "trials": trials, "every": every,
    }  # fmt: skip
    plan = replace(plan, seed=seed, **{name: value for name, value in given.items() if value})
    for bot in (plan.against, plan.teacher):
        make_bot(game, bot, "")
    training = Training(plan, out, workers_of(workers), device or usual_device())
    if start is not None and not training.round:
        training.start(start)
    with terminal.bar(words("learn-playing", game=game), plan.rounds) as on_progress:
        training.run(minutes, until, lambda done, told: on_progress(done, plan.rounds))
    (out / "curve.svg").write_text(curve(training.curve, plan.against), encoding="utf-8")
    for point in training.curve[-1:]:
        told = words(
            "learn-done",
            rounds=point.round,
            games=point.games,
            share=f"{point.share:.1%} [{point.low:.1%}, {point.high:.1%}]",
            bot=plan.against,
            folder=str(out),
        )
        console.print(told, markup=False)
