"""The games of rated decks as rows: for ``parquet.write``."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium import __version__
from ludarium.games.keyforge.decks.deck import Deck
from ludarium.games.keyforge.decks.word import word_of_deck
from ludarium.studies.deck_games import GAME
from ludarium.studies.deck_rating import DeckReport


def rows(reports: Sequence[DeckReport]) -> list[dict[str, object]]:
    """A row a game, with the ids of the cards of the deck that were in the opening hand, drawn, and so on; copies are there
    as often as they were."""
    return [
        {
            "deck": report.deck.name,
            "word": word_of_deck(report.deck),
            "number": one.number,
            "rival": report.matchups[one.number % len(report.matchups)].rival.word,
            "rival_strength": report.matchups[one.number % len(report.matchups)].rival.strength,
            "won": one.won,
            "ended": one.ended,
            "decisions": one.decisions,
            **{
                f"{name}{whose}": counts[seat]
                for name, counts in (
                    ("turns", one.turns),
                    ("keys", one.keys),
                    ("forged", one.spent),
                    ("gained", one.gained),
                )
                for seat, whose in enumerate(("", "_of_rival"))
            },
            **{
                name: _ids(report.deck, cards)
                for name, cards in (
                    ("opening", one.opening),
                    ("drawn", one.drawn),
                    ("played", one.played),
                    ("discarded", one.discarded),
                    ("held", one.held),
                )
            },
        }
        for report in reports
        for one in report.games
    ]


def about(reports: Sequence[DeckReport]) -> dict[str, str]:
    """What the rows are of."""
    first = reports[0]
    return {
        "game": GAME,
        "rules": first.rules,
        "ludarium": __version__,
        "field": first.field.version,
        "bot": first.bot,
    }


def _ids(deck: Deck, cards: int) -> list[str]:
    return [slot.fact.id for number, slot in enumerate(deck.slots) if cards >> number & 1]
