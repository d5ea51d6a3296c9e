"""`ludarium cards GAME`: prints a card table of a game."""

from __future__ import annotations

from typing import Annotated

import typer

from ludarium.cli.options import GameName, option_of
from ludarium.cli.terminal import words
from ludarium.core import WrongOption, load_game
from ludarium.core.game import spell, spelled


def cards(
    game: GameName,
    table: Annotated[str | None, typer.Option(help=words("help-table"))] = None,
) -> None:
    spec = option_of(load_game(game), "cards")
    named = [choice for choice in spec.choices if table == spell(choice)]
    if table is not None and not named:
        raise WrongOption(spec.name, table, spelled(spec.choices))
    typer.echo(spec.template(named[0] if named else spec.default), nl=False)
