"""The balance of tables of cards, as a page and as tables in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from math import isnan
from statistics import mean, median
from typing import Final

from ludarium.core.registry import load_game
from ludarium.games.ready_fence.cards_option import TABLE_NAMES, table_of
from ludarium.i18n import say
from ludarium.studies.fence_balance import MEASURES, SHARES, Balance, Difference, Use
from ludarium.studies.fence_bouts import ENDINGS, GAME, LEVEL
from ludarium.studies.fence_search import PARRY, Found
from ludarium.studies.fence_tables import changed
from ludarium.studies.page import (
    NOTHING,
    Sayer,
    document,
    gain,
    heading,
    number,
    paragraph,
    percent,
    table,
)
from ludarium.studies.plots import Row, histogram, intervals

LETTERS: Final = "AB"
ENDS: Final = ("points", "time", *LEVEL)
CARDS: Final = ("card", "use", "bouts", "part", "offered", "opens", "answers", "scores", "stops")
Compared = Sequence[Balance]
"""One table, or two."""


def sayer(lang: str) -> Sayer:
    """The words of the lab."""
    return Sayer(lang, "lab-")


def card_name(card: str, lang: str) -> str:
    """What people call a kind (``ST``), or a card (``ST4``)."""
    name = say(lang, f"{GAME}-card-{card[:2]}")
    return say(lang, f"{GAME}-card-label", card=name, speed=card[2:]) if card[2:] else name


def table_name(cards: str, lang: str) -> str:
    """What people call a table: by its name, or as the word that it is."""
    return say(lang, f"{GAME}-option-cards-{cards}") if cards in TABLE_NAMES else cards


def measures(shown: Compared, apart: Difference | None, words: Sayer) -> list[list[str]]:
    """A row a measure: what it is for each table, and the difference."""
    rows = []
    for name in MEASURES:
        share = name in SHARES
        row = [words("measure-" + name)]
        row += [percent(one.measures[name]) if share else number(one.measures[name], 1) for one in shown]
        if apart is not None:
            one = apart.measures[name]
            row.append(percent(one, signed=True) if share else gain(one, 1))
        rows.append(row)
    return rows


def measure_columns(shown: Compared, words: Sayer) -> list[str]:
    tables = [words("table-a"), words("table-b")][: len(shown)]
    return [words("measure"), *tables, *([words("difference")] if len(shown) > 1 else [])]


def kinds(shown: Compared, apart: Difference | None, words: Sayer) -> list[list[str]]:
    """A row a kind of card, the most used of the first table first."""
    rows = []
    for use in sorted(shown[0].kinds, key=lambda one: (isnan(one.part.mean), -one.part.mean)):
        both = [next(two for two in one.kinds if two.card == use.card) for one in shown]
        row = [card_name(use.card, words.lang), *[percent(one.use) for one in both]]
        if apart is not None:
            row.append(percent(apart.use[use.card], signed=True))
        row += [percent(one.part) for one in both]
        if apart is not None:
            row.append(percent(apart.part[use.card], signed=True))
        else:
            row.append(percent(use.bouts))
        rows.append(row)
    return rows


def kind_columns(shown: Compared, words: Sayer) -> list[str]:
    if len(shown) == 1:
        return [words("column-" + name) for name in ("card", "use", "part", "bouts")]
    of_use, of_part = (
        [words(f"column-{name}-a"), words(f"column-{name}-b"), words("difference")]
        for name in ("use", "part")
    )
    return [words("column-card"), *of_use, *of_part]


def cards(one: Balance, words: Sayer) -> list[list[str]]:
    """A row a card, in the order of ``CARDS``."""
    return [_card(use, words) for use in one.cards]


def card_columns(words: Sayer) -> list[str]:
    return [words("column-" + name) for name in CARDS]


def fence_page(shown: Compared, apart: Difference | None, lang: str) -> str:
    """The page: both tables side by side, then the cards and the lengths of each. ``apart`` is there for two tables."""
    words = sayer(lang)
    trial = shown[0].trial
    mode = say(lang, f"{GAME}-mode-{trial.mode}")
    parts = [
        paragraph(words("report-lead", count=shown[0].bouts, mode=mode, bot=trial.bot)),
        paragraph(f"{words('intervals')} {words('bots-note')}", note=True),
        *[
            paragraph(words("table-word", table=letter, cards=table_name(one.trial.cards, lang)))
            for letter, one in zip(LETTERS, shown, strict=False)
        ],
    ]
    if len(shown) > 1:
        parts.append(paragraph(changes(shown, words)))
    parts += [
        heading(words("measures")),
        table(measure_columns(shown, words), measures(shown, apart, words)),
        heading(words("kinds")),
        paragraph(words("kinds-note"), note=True),
        _plot(shown, words),
        table(kind_columns(shown, words), kinds(shown, apart, words)),
        heading(words("phrases")),
        _shares(shown, words, "ending", ENDINGS, [one.phrases for one in shown]),
        heading(words("ends")),
        _shares(shown, words, "end", ENDS, [one.ends for one in shown]),
    ]
    for letter, one in zip(LETTERS, shown, strict=False):
        parts += [
            heading(words("lengths-of", table=letter)),
            paragraph(
                words("lengths-note", mean=f"{mean(one.turns):.1f}", median=f"{median(one.turns):.0f}")
            ),
            histogram(words("lengths-of", table=letter), words("axis"), one.turns),
            heading(words("cards-of", table=letter)),
            paragraph(words("cards-note"), note=True),
            table(card_columns(words), cards(one, words)),
        ]
    parts.append(paragraph(words("report-made", rules=load_game(GAME).version, seed=trial.seed), note=True))
    return document(lang, words("report-title"), parts)


def found(tables: Sequence[Found], words: Sayer) -> list[list[str]]:
    """A row a table that a search has found, fewest changes first, in the order of ``found_columns``."""
    before = table_of(tables[0].cards)
    rows = []
    for one in tables:
        uses = {use.card: use for use in one.balance.kinds}
        most = max(one.balance.kinds, key=lambda use: -1.0 if isnan(use.part.mean) else use.part.mean)
        told = [
            f"{card_name(each.kind, words.lang)} {each.before} → {each.after}"
            for each in changed(before, table_of(one.cards))
        ]
        rows.append(
            [
                str(one.changes),
                "; ".join(told) or NOTHING,
                percent(one.balance.measures["untouched"]),
                number(one.balance.measures["touches"], 1),
                percent(uses[PARRY].use) if PARRY in uses else NOTHING,
                f"{card_name(most.card, words.lang)} {percent(most.part)}",
                percent(one.balance.measures["first"]),
                percent(one.balance.measures["level"]),
                f"{one.miss:.1f}",
            ]
        )
    return rows


def found_columns(words: Sayer) -> list[str]:
    return [
        words("search-changes"),
        words("search-table"),
        words("measure-untouched"),
        words("measure-touches"),
        words("search-parry", card=card_name(PARRY, words.lang)),
        words("search-most"),
        words("measure-first"),
        words("measure-level"),
        words("search-miss"),
    ]


def changes(shown: Compared, words: Sayer) -> str:
    """In what the second table differs from the first."""
    found = changed(*[table_of(one.trial.cards) for one in shown])
    if not found:
        return words("table-same")
    told = "; ".join(f"{card_name(one.kind, words.lang)} {one.before} → {one.after}" for one in found)
    return words("table-changes", changes=told)


def _plot(shown: Compared, words: Sayer) -> str:
    """The share of each kind of all cards that are played, table by table."""
    rows = []
    for use in sorted(shown[0].kinds, key=lambda one: (isnan(one.part.mean), -one.part.mean)):
        for letter, one in zip(LETTERS, shown, strict=False):
            part = next(two.part for two in one.kinds if two.card == use.card)
            name = card_name(use.card, words.lang)
            label = f"{name} · {letter}" if len(shown) > 1 else name
            rows.append(Row(label, part, f"{label}: {percent(part)}"))
    most = max([0.1, *[row.estimate.high for row in rows if not isnan(row.estimate.high)]])
    marks = [mark / 10 for mark in range(int(most * 10) + 2)]
    name = words("kinds")
    return intervals(name, rows, 0.0, marks[-1], 0.0, marks, lambda value: f"{100 * value:.0f}%")


def _shares(
    shown: Compared, words: Sayer, what: str, names: Sequence[str], counted: Sequence[dict[str, float]]
) -> str:
    tables = [words("table-a"), words("table-b")][: len(shown)]
    rows = [
        [words(f"{what}-{name}"), *[f"{100 * one.get(name, 0.0):.1f}%" for one in counted]] for name in names
    ]
    return table([words("ending"), *tables], rows)


def _card(use: Use, words: Sayer) -> list[str]:
    hundred = [use.opens, use.answers, use.scores, use.stops]
    return [
        card_name(use.card, words.lang),
        percent(use.use),
        percent(use.bouts),
        percent(use.part),
        f"{use.offered:.1f}",
        *[NOTHING if isnan(one) else f"{one:.0f}" for one in hundred],
    ]
