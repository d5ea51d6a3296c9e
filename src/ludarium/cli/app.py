"""The command `ludarium` and its subcommands, in the order of its help."""

from __future__ import annotations

import sys

import typer

from ludarium.cli.admin import HELP, admin
from ludarium.cli.arena import arena
from ludarium.cli.backup import backup, restore
from ludarium.cli.cards import cards
from ludarium.cli.engine import engine
from ludarium.cli.fence import balance, search
from ludarium.cli.games import list_games
from ludarium.cli.keyforge import rate
from ludarium.cli.learn import learn
from ludarium.cli.mcp import mcp
from ludarium.cli.migrate import migrate
from ludarium.cli.play import play
from ludarium.cli.replay import replay
from ludarium.cli.serve import serve
from ludarium.cli.terminal import complain, complaints, words
from ludarium.cli.tournament import list_presets, rehearse
from ludarium.cli.verify import verify
from ludarium.core import LudariumError

app = typer.Typer(
    name="ludarium",
    help=words("help"),
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings=HELP,
)
app.command(name="play", help=words("help-play"))(play)
app.command(name="serve", help=words("help-serve"))(serve)
app.command(name="backup", help=words("help-backup"))(backup)
app.command(name="restore", help=words("help-restore"))(restore)
app.command(name="migrate", help=words("help-migrate"))(migrate)
app.command(name="games", help=words("help-games"))(list_games)
app.command(name="cards", help=words("help-cards-command"))(cards)
app.command(name="arena", help=words("help-arena"))(arena)
app.command(name="replay", help=words("help-replay"))(replay)
app.command(name="verify", help=words("help-verify"))(verify)
app.command(name="engine", help=words("help-engine"))(engine)
app.command(name="mcp", help=words("help-mcp"))(mcp)
app.command(name="learn", help=words("help-learn"))(learn)

tournament = typer.Typer(
    name="tournament", help=words("help-tournament"), no_args_is_help=True, context_settings=HELP
)
tournament.command(name="presets", help=words("help-presets"))(list_presets)
tournament.command(name="rehearse", help=words("help-rehearse"))(rehearse)
app.add_typer(tournament)

keyforge = typer.Typer(
    name="keyforge", help=words("help-keyforge"), no_args_is_help=True, context_settings=HELP
)


@keyforge.callback()
def _keyforge() -> None:
    """A group, though it has but one command so far."""


keyforge.command(name="rate", help=words("help-rate"))(rate)
app.add_typer(keyforge)

fence = typer.Typer(name="fence", help=words("help-fence"), no_args_is_help=True, context_settings=HELP)

fence.command(name="balance", help=words("help-balance"))(balance)
fence.command(name="search", help=words("help-fence-search"))(search)
app.add_typer(fence)
app.add_typer(admin)


def main() -> None:
    """Run the command; errors that a person can mend are told in a sentence, with exit status 2."""
    try:
        app()
    except LudariumError as error:
        for one in (error, *error.further()):
            complain(one, style="red")
        sys.exit(2)
    except OSError as error:
        problem = error.strerror or str(error)
        if error.filename is None:  # a pipe, or what is written to
            told = words("system-error", problem=problem)
        else:
            told = words("file-error", name=str(error.filename), problem=problem)
        complaints.print(told, style="red", markup=False)
        sys.exit(2)
