"""The rating of decks, as a page and as tables in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, median

from ludarium.core.game import listed
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES
from ludarium.i18n import say
from ludarium.studies.deck_rating import DeckReport, Matchup
from ludarium.studies.page import Sayer, document, heading, number, paragraph, percent, table
from ludarium.studies.plots import Row, histogram, intervals
from ludarium.studies.strengths import MIDDLE

OVERVIEW = ("deck", "set", "rating", "won", "games", "keys", "spent", "gained", "turns")
CARDS = (
    "card",
    "house",
    "copies",
    "worth",
    "drawn",
    "not-drawn",
    "opening-worth",
    "played",
    "discarded",
    "held",
)
MATCHUPS = ("rival", "set", "rival-rating", "won", "games")


def overview(reports: Sequence[DeckReport]) -> list[list[str]]:
    """A row a deck, the best first, in the order of ``OVERVIEW``."""
    return [
        [
            one.deck.name,
            one.deck.set_code,
            number(one.strength, 0),
            percent(one.won),
            str(len(one.games)),
            number(one.keys[0]),
            number(one.spent[0]),
            number(one.gained[0]),
            f"{median(one.turns):.0f}" if one.turns else "–",
        ]
        for one in best_first(reports)
    ]


def matchups(report: DeckReport) -> list[list[str]]:
    """A row a rival, in the order of ``MATCHUPS``."""
    return [
        [
            one.rival.deck.name,
            one.rival.deck.set_code,
            f"{one.rival.strength:.0f}",
            percent(one.won),
            str(one.games),
        ]
        for one in report.matchups
    ]


def cards(report: DeckReport, words: Sayer) -> list[list[str]]:
    """A row a card, the most worth first, in the order of ``CARDS``."""
    return [
        [
            one.fact.called(words.lang),
            house_name(one.house, words),
            str(one.copies),
            percent(one.worth, signed=True),
            percent(one.drawn),
            percent(one.not_drawn),
            percent(one.opening_worth, signed=True),
            *[f"{100 * share:.0f}%" for share in (one.played, one.discarded, one.held)],
        ]
        for one in report.cards
    ]


def house_name(house: int, words: Sayer) -> str:
    return say(words.lang, "keyforge-house-" + HOUSE_NAMES[house])


def best_first(reports: Sequence[DeckReport]) -> list[DeckReport]:
    return sorted(reports, key=lambda one: -one.strength.mean)


def columns(names: Sequence[str], words: Sayer) -> list[str]:
    return [words("column-" + name) for name in names]


def deck_page(reports: Sequence[DeckReport], lang: str) -> str:
    """The page: how all decks stand, then each with its matchups, lengths and cards."""
    words = Sayer(lang)
    field, bot = reports[0].field, reports[0].bot
    parts = [
        paragraph(words("lead", rivals=len(field.rivals), version=field.version, bot=bot)),
        paragraph(words("scale"), note=True),
    ]
    ordered = best_first(reports)
    parts += [_ratings(ordered, words), table(columns(OVERVIEW, words), overview(reports))]
    for place, one in enumerate(ordered):
        parts += _deck(one, words, f"deck-{place + 1}")
    parts.append(paragraph(words("made", rules=reports[0].rules, field=field.version, bot=bot), note=True))
    return document(lang, words("title"), parts)


def _ratings(reports: Sequence[DeckReport], words: Sayer) -> str:
    low = min([MIDDLE - 200, *[one.strength.low - 20 for one in reports]])
    high = max([MIDDLE + 200, *[one.strength.high + 20 for one in reports]])
    rows = [
        Row(one.deck.name, one.strength, f"{one.deck.name}: {number(one.strength, 0)}") for one in reports
    ]
    marks = [float(mark) for mark in range(int(low // 100) * 100, int(high) + 1, 100) if mark >= low]
    return intervals(words("plot-ratings"), rows, low, high, MIDDLE, marks, lambda value: f"{value:.0f}")


def _deck(report: DeckReport, words: Sayer, anchor: str) -> list[str]:
    deck = report.deck
    houses = listed([house_name(house, words) for house in deck.houses], lambda m, a: say(words.lang, m, **a))
    deck_set = POOL.set(deck.set_code)
    parts = [
        heading(deck.name, anchor=anchor),
        paragraph(
            words("deck-line", set=deck_set.names.get(words.lang, deck_set.names["en"]), houses=houses)
        ),
        paragraph(
            words(
                "deck-rating",
                rating=number(report.strength, 0),
                won=percent(report.won),
                count=len(report.games),
            )
        ),
        paragraph(
            words(
                "deck-pace",
                keys=number(report.keys[0]),
                theirs=number(report.keys[1]),
                spent=number(report.spent[0]),
                gained=number(report.gained[0]),
            )
        ),
    ]
    if report.unended:
        parts.append(paragraph(words("unended", count=report.unended), note=True))
    parts += [
        heading(words("matchups"), 3),
        paragraph(words("matchups-note"), note=True),
        _bars(report, words),
    ]
    parts.append(table(columns(MATCHUPS, words), matchups(report)))
    if report.turns:
        parts += [
            heading(words("lengths"), 3),
            paragraph(
                words("lengths-note", mean=f"{mean(report.turns):.1f}", median=f"{median(report.turns):.0f}")
            ),
            histogram(words("lengths"), words("axis-turns"), report.turns),
        ]
    parts += [heading(words("cards"), 3), paragraph(words("cards-note"), note=True)]
    parts.append(table(columns(CARDS, words), cards(report, words)))
    return parts


def _bars(report: DeckReport, words: Sayer) -> str:
    rows = [_row(one) for one in report.matchups]
    marks = (0.0, 0.25, 0.5, 0.75, 1.0)
    return intervals(words("matchups"), rows, 0.0, 1.0, 0.5, marks, lambda value: f"{100 * value:.0f}%")


def _row(one: Matchup) -> Row:
    name = f"{one.rival.deck.set_code} · {one.rival.deck.name}"
    return Row(name, one.won, f"{name}: {percent(one.won)}, {one.games}")
