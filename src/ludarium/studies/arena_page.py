"""The report of an arena as a page: ratings, who beats whom, how long the games were."""

from __future__ import annotations

from statistics import mean, median

from ludarium.core.registry import load_game
from ludarium.i18n import say
from ludarium.studies.arena_study import ArenaStudy
from ludarium.studies.page import Sayer, document, heading, number, paragraph, percent, table
from ludarium.studies.plots import Row, histogram, intervals
from ludarium.studies.strengths import MIDDLE

STANDINGS = (
    "cli-arena-bot",
    "studies-column-rating",
    *[f"cli-arena-{name}" for name in ("score", "ratio", "lead", "wins", "seats", "pace")],
)
"""The headings, as the command has them in the terminal."""


def arena_page(study: ArenaStudy, lang: str) -> str:
    """The page, in one language."""
    words = Sayer(lang)
    result = study.result
    title = words("arena-title", game=say(lang, f"{result.game}-name"))
    parts = [
        paragraph(words("arena-lead", count=len(result.games), seats=result.seats, deals=result.deals)),
        heading(words("arena-ratings"), 3),
        paragraph(words("arena-ratings-note"), note=True),
        _ratings(study, words),
        table([say(lang, name) for name in STANDINGS], _standings(study)),
        heading(words("arena-matrix"), 3),
        paragraph(words("arena-matrix-note"), note=True),
        table([say(lang, STANDINGS[0]), *study.bots], _matrix(study)),
        heading(words("lengths"), 3),
        paragraph(
            words(
                "arena-lengths-note",
                mean=f"{mean(study.lengths):.0f}",
                median=f"{median(study.lengths):.0f}",
            )
        ),
        histogram(words("lengths"), words("arena-axis"), study.lengths),
        paragraph(
            words("arena-made", game=result.game, rules=load_game(result.game).version, seed=result.seed),
            note=True,
        ),
    ]
    return document(lang, title, parts)


def _ratings(study: ArenaStudy, words: Sayer) -> str:
    ends = [end for one in study.ratings for end in (one.mean, one.low, one.high) if end == end]
    low, high = min([MIDDLE - 200, *ends]) - 20, max([MIDDLE + 200, *ends]) + 20
    rows = [
        Row(bot, rating, f"{bot}: {number(rating, 0)}")
        for bot, rating in zip(study.bots, study.ratings, strict=True)
    ]
    step = 100 if high - low < 1000 else 400
    marks = [float(mark) for mark in range(int(low // step) * step, int(high) + 1, step) if mark >= low]
    return intervals(
        words("plot-ratings"), rows, low, high, MIDDLE, sorted({*marks, MIDDLE}), lambda value: f"{value:.0f}"
    )


def _standings(study: ArenaStudy) -> list[list[str]]:
    return [
        [
            one.bot,
            number(rating, 0),
            number(one.score),
            "" if one.ratio is None else number(one.ratio),
            "" if one.lead is None else number(one.lead),
            f"{100 * one.wins:.1f}%",
            str(one.seats),
            f"{one.pace:,.0f}",
        ]
        for one, rating in zip(study.result.standings, study.ratings, strict=True)
    ]


def _matrix(study: ArenaStudy) -> list[list[str]]:
    return [
        [bot, *["" if one is None else percent(one) for one in row]]
        for bot, row in zip(study.bots, study.beaten, strict=True)
    ]
