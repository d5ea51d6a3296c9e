"""The command `ludarium`. Its words are in ``locale/*/cli.ftl``."""

from __future__ import annotations

import codecs
import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludarium.core import Game, LudariumError, OptionSpec, Record, Value, WrongOption, game_named, games
from ludarium.core.game import spell, spelled
from ludarium.words import language_of, refusal, say


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
Mode = Annotated[str | None, typer.Option(help=words("help-mode"))]
Cards = Annotated[str | None, typer.Option(metavar="FILE", help=words("help-cards"))]
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
    for column in ("game", "version", "seats", "bots", "options"):
        table.add_column(words("column-" + column))
    for game in games().values():
        table.add_row(
            game.name,
            game.version,
            ", ".join(str(n) for n in game.seats),
            ", ".join(bot_names(game)),
            "\n".join(
                f"{spec.name}={spell(spec.default)}  ({' | '.join(values_of(spec))})" for spec in game.options
            ),
        )
    console.print(table)


def values_of(spec: OptionSpec) -> list[str]:
    """What an option may be, as people give it."""
    return [spell(choice) for choice in spec.choices] + ([words("option-text")] if spec.text else [])


def option_of(game: Game, name: str) -> OptionSpec:
    """The option of this name, where the game has one."""
    for spec in game.options:
        if spec.name == name:
            return spec
    known = ", ".join(spec.name for spec in game.options)
    raise typer.BadParameter(words("no-option", game=game.name, option=name, known=known))


def text_of(file: str) -> str:
    """The text of a file that a person wrote ("-" is standard input), as the option of a game reads it: what
    is no text shows as such, and a line break at the end tells even the shortest file from a name."""
    raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    wide = raw.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    return raw.decode("utf-16" if wide else "utf-8", errors="replace") + "\n"


def given_text(game: Game, name: str, value: str) -> str:
    """The value of an option as a person gave it, or the text of the file of that name, where the option takes
    a text, or the text that it names by an id or an address. What is neither is left to the game, which also
    knows the one word that records keep."""
    for spec in game.options:
        if spec.name == name and spec.text and value not in map(spell, spec.choices):
            if value == "-" or is_file(value):
                return text_of(value)
            address = spec.address(value)
            return value if address is None else fetched_text(spec, address)
    return value


def fetched_text(spec: OptionSpec, address: str) -> str:
    """The text of an address, as a hall with the settings of this environment would fetch it."""
    from ludarium.server import fetching
    from ludarium.server.settings import Settings

    complaints.print(words("fetching", address=address), markup=False)
    return fetching.fetched_text(spec, address, Settings.read(os.environ))


def is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except OSError:  # the word of a record may be longer than any name
        return False


def read_options(
    game: Game, given: list[str] | None, mode: str | None = None, cards: str | None = None
) -> dict[str, Value]:
    """``--option name=value``, and the options that have a flag of their own, as the game reads them."""
    options: dict[str, Value] = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise typer.BadParameter(words("option-form", found=pair))
        options[name] = given_text(game, name, value)
    if mode is not None:
        options[option_of(game, "mode").name] = mode
    if cards is not None:
        spec = option_of(game, "cards")
        named = cards in [spell(choice) for choice in spec.choices]
        options[spec.name] = cards if named else text_of(cards)
    for spec in game.options:
        if spec.text and spec.name in options:
            for doubt in spec.doubts(spec.read(options[spec.name])):
                complaints.print(refusal(LANGUAGE, doubt.code, doubt.facts), markup=False)
    return options


@app.command(name="cards", help=words("help-cards-command"))
def print_cards(
    game: GameName,
    table: Annotated[str | None, typer.Option(help=words("help-table"))] = None,
) -> None:
    spec = option_of(game_named(game), "cards")
    named = [choice for choice in spec.choices if table == spell(choice)]
    if table is not None and not named:
        raise WrongOption(spec.name, table, spelled(spec.choices))
    typer.echo(spec.template(named[0] if named else spec.default), nl=False)


@app.command(help=words("help-arena"))
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help=words("help-bots"))] = "greedy,random",
    number: Annotated[int, typer.Option("--games", min=1, help=words("help-number"))] = 200,
    seats: Annotated[int, typer.Option(min=0, help=words("help-seats"))] = 0,
    option: Options = None,
    mode: Mode = None,
    cards: Cards = None,
    seed: Annotated[str, typer.Option(help=words("help-seed"))] = "arena",
    workers: Annotated[int, typer.Option(min=0, help=words("help-workers"))] = 0,
) -> None:
    from ludarium.bots.arena import format_result, run_arena

    played = game_named(game)
    options = read_options(played, option, mode, cards)
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
            options=options,
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


@app.command(help=words("help-engine"))
def engine() -> None:
    from ludarium.engine import run

    run(LANGUAGE)


tournament = typer.Typer(
    name="tournament",
    help=words("help-tournament"),
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(tournament)


@tournament.command(name="presets", help=words("help-presets"))
def list_presets() -> None:
    from ludarium.tournaments.presets import PRESETS

    table = Table()
    for column in ("preset", "game", "stages"):
        table.add_column(words("column-" + column))
    for plan in PRESETS.values():
        stages = ", ".join(say(LANGUAGE, "structure-" + stage.structure) for stage in plan.stages)
        table.add_row(plan.preset, plan.game, stages)
    console.print(table)


@tournament.command(help=words("help-rehearse"))
def rehearse(
    preset: Annotated[str, typer.Argument(help=words("help-preset"))],
    players: Annotated[int, typer.Option(min=2, max=10_000, help=words("help-players"))] = 16,
    seed: Annotated[str, typer.Option(help=words("help-event-seed"))] = "rehearsal",
    quick: Annotated[bool, typer.Option("--quick", help=words("help-quick"))] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=words("help-out"))] = None,
    lang: Language = LANGUAGE,
) -> None:
    from ludarium.rehearsing import Rehearsed
    from ludarium.tournaments.event import to_json
    from ludarium.tournaments.presets import preset_named

    event = Rehearsed(preset_named(preset), players, seed, quick, language_of(lang), console).run()
    if out is not None:
        out.write_bytes(to_json(event))


def explain(error: LudariumError) -> str:
    """The sentence of an error in the reader's language."""
    return refusal(LANGUAGE, error.code, error.facts)


def main() -> None:
    """Run the command; errors that a person can mend are told in a sentence, with exit status 2."""
    try:
        app()
    except LudariumError as error:
        for one in (error, *error.further()):
            complaints.print(explain(one), style="red", markup=False)
        sys.exit(2)
    except OSError as error:
        problem = error.strerror or str(error)
        if error.filename is None:  # a pipe, or what is written to
            told = words("system-error", problem=problem)
        else:
            told = words("file-error", name=str(error.filename), problem=problem)
        complaints.print(told, style="red", markup=False)
        sys.exit(2)
