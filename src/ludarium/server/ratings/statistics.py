"""Somebody's games in figures: by game, and by what they have played as."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ludarium.server.ratings.shown import GameTally, PartTally, TallyShown

WORDS: Final = 50
"""Of each heading, the words that were played most: somebody may have brought hundreds of decks."""


def tallied(games: Iterable[Mapping[str, Any]]) -> list[GameTally]:
    """What is to be said of finished games (``RatingStore.finished``), the games that were played most first."""
    found: dict[str, GameTally] = {}
    parts: dict[str, dict[tuple[str, str], TallyShown]] = {}
    for game in games:
        name, seat = game["game"], game["seat"]
        mine = found.setdefault(name, GameTally(name, _none(), _none(), _none(), []))
        winners = game["winners"]
        won = None if winners is None else seat in winners
        drawn = won is True and len(winners) > 1
        for tally in (mine.all, mine.people if game["people"] else mine.bots):
            _count(tally, won, drawn)
        for at, heading, word, part in game["played"] or []:
            if at == seat:
                tally = parts.setdefault(name, {}).setdefault((heading, word), _none())
                _count(tally, won if part is None else part, drawn and part is None)
    for name, mine in found.items():
        mine.parts = _most(parts.get(name, {}))
    return sorted(found.values(), key=lambda mine: -mine.all.games)


def _none() -> TallyShown:
    return TallyShown(0, 0, 0, 0)


def _count(tally: TallyShown, won: bool | None, drawn: bool) -> None:
    tally.games += 1
    if drawn:
        tally.drawn += 1
    elif won:
        tally.won += 1
    elif won is not None:
        tally.lost += 1


def _most(parts: Mapping[tuple[str, str], TallyShown]) -> list[PartTally]:
    by_heading: dict[str, list[PartTally]] = {}
    for (heading, word), tally in parts.items():
        by_heading.setdefault(heading, []).append(PartTally(heading, word, tally))
    return [
        part
        for heading in sorted(by_heading)
        for part in sorted(by_heading[heading], key=lambda part: (-part.tally.games, part.word))[:WORDS]
    ]
