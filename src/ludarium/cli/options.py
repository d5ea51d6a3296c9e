"""The options of games as people give them: ``--option name=value``, flags of their own, files, addresses."""

from __future__ import annotations

import codecs
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludarium.cli.terminal import complain, complaints, words
from ludarium.core import Game, OptionSpec, Value
from ludarium.core.game import spell

if TYPE_CHECKING:
    from ludarium.bots.work import Workers

GameName = Annotated[str, typer.Argument(help=words("help-game"))]
Options = Annotated[list[str] | None, typer.Option("--option", help=words("help-option"))]
Mode = Annotated[str | None, typer.Option(help=words("help-mode"))]
Cards = Annotated[str | None, typer.Option(metavar="FILE", help=words("help-cards"))]
Language = Annotated[str, typer.Option("--lang", help=words("help-lang"))]
WorkerNumber = Annotated[int, typer.Option("--workers", min=0, help=words("help-workers"))]
RayAddress = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=words("help-ray"))]


def read_workers(number: int, ray: str | None) -> Workers:
    """Who plays: so many processes of this machine, one a core for 0, or the Ray cluster at this address. Raises
    ``BadParameter`` where both are given, and ``LudariumError`` where there is no such cluster."""
    from ludarium.bots.work import workers_of

    if ray is None:
        return workers_of(number)
    if number:
        raise typer.BadParameter(words("ray-or-workers"))
    from ludarium.bots.cluster import Cluster

    return Cluster(ray)


def option_of(game: Game, name: str) -> OptionSpec:
    """The option of this name; raises ``BadParameter`` where the game has none."""
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
    from ludarium.server.http import fetching
    from ludarium.server.settings import Settings

    complaints.print(words("fetching", address=address), markup=False)
    return fetching.fetched_text(spec, address, Settings.read(os.environ))


def is_file(name: str) -> bool:
    """Whether a file has this name."""
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
                complain(doubt)
    return options
