"""`ludarium games`: the installed games with their seats, bots and options."""

from __future__ import annotations

from rich.table import Table

from ludarium.cli.terminal import console, words
from ludarium.core import OptionSpec, games
from ludarium.core.game import spell


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
