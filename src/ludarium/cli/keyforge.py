"""`ludarium keyforge rate DECK…`: decks rated by play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from ludarium.cli import outputs, terminal
from ludarium.cli.options import Language, RayAddress, WorkerNumber, given_text, option_of, read_workers
from ludarium.cli.terminal import complaints, console, words
from ludarium.core import load_game
from ludarium.i18n import language_of

if TYPE_CHECKING:
    from ludarium.games.keyforge.decks.deck import Deck
    from ludarium.studies.deck_rating import DeckReport


def rate(
    decks: Annotated[list[str], typer.Argument(metavar="DECK…", help=words("help-rate-decks"))],
    games: Annotated[int, typer.Option(min=0, help=words("help-rate-games"))] = 0,
    seconds: Annotated[float, typer.Option(min=0.0, help=words("help-rate-seconds"))] = 0.0,
    bot: Annotated[str, typer.Option(help=words("help-rate-bot"))] = "greedy",
    seed: Annotated[str, typer.Option(help=words("help-rate-seed"))] = "rate",
    workers: WorkerNumber = 0,
    ray: RayAddress = None,
    data: Annotated[Path, typer.Option(help=words("help-rate-data"))] = Path("data"),
    out: outputs.Outputs = None,
    details: Annotated[bool, typer.Option("--details", help=words("help-rate-details"))] = False,
    lang: Language = terminal.LANGUAGE,
) -> None:
    from ludarium.studies.deck_page import deck_page
    from ludarium.studies.deck_rating import USUAL_GAMES, Rated
    from ludarium.studies.deck_rating import rate as play
    from ludarium.studies.deck_rows import about, rows
    from ludarium.studies.field import load_field

    outputs.check(out or [])
    language = language_of(lang)
    doing = read_workers(workers, ray)
    field = load_field()
    rated = [Rated(deck, field, bot, data / "ratings", seed) for deck in read_decks(decks, seed)]
    wanted = games or (None if seconds else USUAL_GAMES)
    with terminal.bar(words("rate-playing", count=len(rated))) as on_progress:
        try:
            play(rated, doing, wanted, seconds or None, on_progress)
        except KeyboardInterrupt:
            complaints.print(words("rate-stopped"))
    reports = [one.report() for one in rated]
    show(reports, language, details or len(reports) == 1)
    outputs.write(out or [], lambda: deck_page(reports, language), lambda: (rows(reports), about(reports)))


def read_decks(given: list[str], seed: str) -> list[Deck]:
    """The decks that people name in any way that the game's options know; one that comes twice is one, and the name of a
    sealed deck that comes again is another deck. Raises ``BadDeck``."""
    from ludarium.core import Chance
    from ludarium.games.keyforge.cards import playable
    from ludarium.games.keyforge.decks.generate import generated
    from ludarium.games.keyforge.decks.word import deck_of_word
    from ludarium.games.keyforge.options import SEALED_SETS

    game = load_game("keyforge")
    spec = option_of(game, "deck-0")
    found: dict[Deck, None] = {}
    for place, text in enumerate(given):
        value = spec.read(given_text(game, spec.name, text))
        if value in SEALED_SETS:
            number = given[:place].count(text)
            deck = generated(SEALED_SETS[value], Chance.of(f"{seed} {value} {number}"), playable())
        else:
            deck = deck_of_word(str(value))
        found[deck] = None
    return list(found)


def show(reports: list[DeckReport], language: str, details: bool) -> None:
    """Print how the decks stand, and what is known of each of them."""
    from ludarium.studies.deck_page import (
        CARDS,
        MATCHUPS,
        OVERVIEW,
        best_first,
        cards,
        columns,
        matchups,
        overview,
    )
    from ludarium.studies.page import Sayer

    say = Sayer(language)

    def printed(title: str, names: tuple[str, ...], rows: list[list[str]]) -> None:
        table = Table(title=title, title_justify="left")
        for name, heading in zip(names, columns(names, say), strict=True):
            table.add_column(heading, justify="left" if name == names[0] else "right")
        for row in rows:
            table.add_row(*row)
        console.print(table)

    for one in best_first(reports) if details else ():
        printed(f"{one.deck.name}: {say('matchups')}", MATCHUPS, matchups(one))
        printed(f"{one.deck.name}: {say('cards')}", CARDS, cards(one, say))
    printed(say("title"), OVERVIEW, overview(reports))
