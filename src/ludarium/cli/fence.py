"""`ludarium fence …`: tables of cards of Ready… Fence! tried by play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from ludarium.cli import outputs, terminal
from ludarium.cli.options import Language, RayAddress, WorkerNumber, given_text, read_workers
from ludarium.cli.terminal import complain, complaints, console, words
from ludarium.core import load_game
from ludarium.i18n import language_of

if TYPE_CHECKING:
    from ludarium.studies.fence_balance import Balance, Difference

Mode = Annotated[str, typer.Option(help=words("help-fence-mode"))]
Bot = Annotated[str, typer.Option(help=words("help-fence-bot"))]
Seed = Annotated[str, typer.Option(help=words("help-fence-seed"))]
Keep = Annotated[Path | None, typer.Option(file_okay=False, help=words("help-fence-keep"))]
Changes = Annotated[
    list[str] | None, typer.Option("--change", metavar="CARD=SPEEDS/SP", help=words("help-fence-change"))
]


def balance(
    cards: Annotated[str, typer.Option(metavar="TABLE", help=words("help-fence-cards"))] = "proposed",
    change: Changes = None,
    against: Annotated[str, typer.Option(metavar="TABLE", help=words("help-fence-against"))] = "",
    mode: Mode = "basic",
    bot: Bot = "greedy",
    games: Annotated[int, typer.Option(min=2, help=words("help-fence-games"))] = 1000,
    seed: Seed = "balance",
    workers: WorkerNumber = 0,
    ray: RayAddress = None,
    keep: Keep = None,
    out: outputs.Outputs = None,
    details: Annotated[bool, typer.Option("--details", help=words("help-fence-details"))] = False,
    lang: Language = terminal.LANGUAGE,
) -> None:
    from ludarium.studies import fence_balance as study
    from ludarium.studies.fence_page import fence_page
    from ludarium.studies.fence_rows import about, rows
    from ludarium.studies.fence_tables import altered, cards_option

    outputs.check(out or [])
    language = language_of(lang)
    mine = altered(read_table(cards), change or [])
    before = read_table(against or cards) if against or change else None
    for doubt in cards_option().doubts(mine):
        complain(doubt)
    tables = [mine] if before is None else [before, mine]
    doing = read_workers(workers, ray)
    tried = [study.Trying(study.Trial(one, mode, bot, seed), keep) for one in tables]
    with terminal.bar(words("fence-playing", count=games * len(tried))) as on_progress:
        try:
            study.play_all(tried, doing, games, on_progress)
        except KeyboardInterrupt:
            complaints.print(words("rate-stopped" if keep else "fence-stopped"))
    played = [one.first(games) for one in tried]
    shown = [study.balance(one.trial, bouts) for one, bouts in zip(tried, played, strict=True)]
    if any(one.bouts < 2 for one in shown):
        return
    apart = study.difference(shown[0], played[0], shown[1], played[1]) if len(shown) > 1 else None
    show(shown, apart, language, details)
    outputs.write(
        out or [],
        lambda: fence_page(shown, apart, language),
        lambda: (
            rows([(one.trial, bouts) for one, bouts in zip(tried, played, strict=True)]),
            about(tried[0].trial),
        ),
    )


def search(
    cards: Annotated[str, typer.Option(metavar="TABLE", help=words("help-fence-cards"))] = "proposed",
    mode: Mode = "basic",
    untouched: Annotated[float, typer.Option(min=0, max=100, help=words("help-fence-untouched"))] = 47.5,
    parry: Annotated[float, typer.Option(min=0, max=100, help=words("help-fence-parry"))] = 30.0,
    share: Annotated[float, typer.Option(min=0, max=100, help=words("help-fence-share"))] = 30.0,
    changes: Annotated[int, typer.Option("--changes", min=1, max=12, help=words("help-fence-changes"))] = 3,
    bot: Bot = "greedy",
    games: Annotated[int, typer.Option(min=8, help=words("help-fence-search-games"))] = 200,
    check: Annotated[int, typer.Option(min=2, help=words("help-fence-check"))] = 1000,
    seed: Seed = "balance",
    workers: WorkerNumber = 0,
    ray: RayAddress = None,
    keep: Keep = None,
    lang: Language = terminal.LANGUAGE,
) -> None:
    from ludarium.studies import fence_page as page
    from ludarium.studies import fence_search as study
    from ludarium.studies.fence_balance import Trial

    language = language_of(lang)
    say = page.sayer(language)
    begin = Trial(read_table(cards), mode, bot, seed)
    goals = study.Goals(untouched / 100, parry / 100, share / 100)
    with terminal.bar(words("fence-searching")) as on_progress:
        found = study.search(
            begin, goals, read_workers(workers, ray), changes, games, check, keep, on_progress
        )
    table = Table(title=say("search"), title_justify="left")
    for place, heading in enumerate(page.found_columns(say)):
        table.add_column(heading, justify="right" if place != 1 else "left")
    for row in page.found(found, say):
        table.add_row(*row)
    console.print(table)
    console.print(say("search-note", count=check), markup=False)
    for one in found[1:]:
        console.print(f"{one.changes}: {one.cards}", markup=False, soft_wrap=True)


def read_table(given: str) -> str:
    """A table that somebody names, gives as a file or writes in one word, as records keep it. Raises what the game says of it."""
    from ludarium.studies.fence_bouts import GAME
    from ludarium.studies.fence_tables import read

    return read(given_text(load_game(GAME), "cards", given))


def show(shown: list[Balance], apart: Difference | None, language: str, details: bool) -> None:
    """Print the measures, the use of each kind, and with ``details`` that of each card."""
    from ludarium.studies import fence_page as page

    say = page.sayer(language)

    def printed(title: str, headings: list[str], rows: list[list[str]]) -> None:
        table = Table(title=title, title_justify="left")
        for place, heading in enumerate(headings):
            table.add_column(heading, justify="right" if place else "left")
        for row in rows:
            table.add_row(*row)
        console.print(table)

    for letter, one in zip(page.LETTERS, shown, strict=False):
        name = page.table_name(one.trial.cards, language)
        console.print(say("table-word", table=letter, cards=name), markup=False)
    if apart is not None:
        console.print(page.changes(shown, say), markup=False)
    printed(say("measures"), page.measure_columns(shown, say), page.measures(shown, apart, say))
    printed(say("kinds"), page.kind_columns(shown, say), page.kinds(shown, apart, say))
    for letter, one in zip(page.LETTERS, shown, strict=False) if details else ():
        printed(say("cards-of", table=letter), page.card_columns(say), page.cards(one, say))
