"""The command `ludarium`. Its words are in ``locale/*/cli.ftl``."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludarium.core import LudariumError, Record, Value, game_named, games
from ludarium.core.game import spell
from ludarium.words import language_of, say


def reader_language() -> str:
    """The reader's language by ``LUDARIUM_LANG`` or the usual variables of the locale."""
    for name in ("LUDARIUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return language_of(os.environ[name])
    return "en"


LANGUAGE = reader_language()


def words(message: str, **arguments: str | int) -> str:
    return say(LANGUAGE, "cli-" + message, **arguments)


app = typer.Typer(
    name="ludarium",
    help=words("help"),
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
console = Console(emoji=False)
complaints = Console(stderr=True, emoji=False)

GameName = Annotated[str, typer.Argument(help=words("help-game"))]
Options = Annotated[list[str] | None, typer.Option("--option", help=words("help-option"))]
Language = Annotated[str, typer.Option("--lang", help=words("help-lang"))]


@app.command(help=words("help-play"))
def play(
    port: Annotated[int, typer.Option(help=words("help-port"))] = 8000,
    host: Annotated[str, typer.Option(help=words("help-host"))] = "127.0.0.1",
    data: Annotated[Path, typer.Option(help=words("help-data"))] = Path("data"),
    browser: Annotated[bool, typer.Option(help=words("help-browser"))] = True,
) -> None:
    from ludarium.server import serve

    serve(host=host, port=port, data=data, open_browser=browser and sys.stdout.isatty())


@app.command(name="serve", help=words("help-serve"))
def serve_command(
    port: Annotated[int, typer.Option(help=words("help-port"))] = 8000,
    host: Annotated[str, typer.Option(help=words("help-host"))] = "0.0.0.0",
    data: Annotated[Path, typer.Option(help=words("help-data"))] = Path("data"),
) -> None:
    from ludarium.server import serve

    serve(host=host, port=port, data=data)


@app.command(name="games", help=words("help-games"))
def list_games() -> None:
    from ludarium.bots.registry import bot_names

    table = Table()
    for column in ("name", "version", "seats", "bots", "options"):
        table.add_column(words("column-" + column))
    for game in games().values():
        table.add_row(
            game.name,
            game.version,
            ", ".join(str(n) for n in game.seats),
            ", ".join(bot_names(game)),
            "\n".join(
                f"{spec.name}={spell(spec.default)}  ({' | '.join(spell(c) for c in spec.choices)})"
                for spec in game.options
            ),
        )
    console.print(table)


def read_options(given: list[str] | None) -> dict[str, Value]:
    """``--option name=value`` as the game reads them."""
    options: dict[str, Value] = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise typer.BadParameter(words("option-form", found=pair))
        options[name] = value
    return options


@app.command(help=words("help-arena"))
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help=words("help-bots"))] = "greedy,random",
    number: Annotated[int, typer.Option("--games", min=1, help=words("help-number"))] = 200,
    seats: Annotated[int, typer.Option(min=0, help=words("help-seats"))] = 0,
    option: Options = None,
    seed: Annotated[str, typer.Option(help=words("help-seed"))] = "arena",
    workers: Annotated[int, typer.Option(min=0, help=words("help-workers"))] = 0,
) -> None:
    from ludarium.bots.arena import format_result, run_arena

    played = game_named(game)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=complaints,
        transient=True,
    ) as progress:
        bar = progress.add_task(words("arena-playing", game=game), total=number)
        result = run_arena(
            game,
            bots.split(","),
            number,
            seats=seats or played.default_seats,
            options=read_options(option),
            seed=seed,
            workers=workers or (os.cpu_count() or 1),
            on_progress=lambda done, total: progress.update(bar, completed=done, total=total),
        )
    console.print(format_result(result, lambda column: words("arena-" + column)))


def load(file: Path) -> Record:
    """The record in ``file`` ("-" is standard input)."""
    text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    return Record.parse(text)


@app.command(help=words("help-replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=words("help-file"))],
    seat: Annotated[int, typer.Option(help=words("help-seat"))] = -1,
    at: Annotated[int, typer.Option(min=0, help=words("help-at"))] = 0,
    step: Annotated[bool | None, typer.Option("--step/--all", help=words("help-step"))] = None,
    lang: Language = LANGUAGE,
) -> None:
    from ludarium.replaying import Replay

    record = load(file)
    if seat >= record.seats:
        raise typer.BadParameter(words("seat-range", last=record.seats - 1))
    shown = Replay(record, None if seat < 0 else seat, language_of(lang), console)
    by_steps = step if step is not None else sys.stdin.isatty() and sys.stdout.isatty()
    if by_steps:
        shown.by_steps(at)
    else:
        shown.all(at)


@app.command(help=words("help-verify"))
def verify(file: Annotated[Path, typer.Argument(help=words("help-file"))]) -> None:
    from ludarium.server.fair import check_record

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


def explain(error: LudariumError) -> str:
    """The sentence of an error in the reader's language."""
    facts = {name: v if isinstance(v, int) else str(v) for name, v in error.facts.items()}
    return say(LANGUAGE, "error-" + error.code, **facts)


def main() -> None:
    """Run the command; errors that a person can mend are told in a sentence, with exit status 2."""
    try:
        app()
    except LudariumError as error:
        complaints.print(explain(error), style="red", markup=False)
        sys.exit(2)
    except OSError as error:
        told = words("file-error", name=str(error.filename), problem=error.strerror or "")
        complaints.print(told, style="red", markup=False)
        sys.exit(2)
