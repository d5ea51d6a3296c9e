"""What stays of a game that is over: what its seats have played as, what its people find it by, and what a rated one makes of
their ratings."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.core import Value, load_game
from ludarium.server.ratings.models import is_for_two, places
from ludarium.server.storage import history
from ludarium.server.storage.belongings import id_of
from ludarium.server.storage.history import Statement
from ludarium.server.storage.ratings import counting as counting_in_database
from ludarium.server.storage.store import Table
from ludarium.server.tables import seat_options
from ludarium.server.tables.play import Play, Proposal

PLAIN: Final = "en"
"""The language of the labels that statistics know decks by."""


def played(table: Table, play: Play, proposal: Proposal) -> list[list[Any]]:
    """What seats have played as: what they brought, and what the game shows of it; each a seat, a heading, a word, and whether
    they won that part of the game, None where the whole game counts."""
    found: list[list[Any]] = []
    for seat in range(len(table.seats)):
        for goods in seat_options.shown(table.game, table.options, seat, PLAIN):
            word = goods.label if goods.choice is None else str(goods.choice)
            if word:
                found.append([seat, goods.option.removesuffix(f"-{seat}"), word, None])
    events = [event for number in play.course for event in play.steps[number - 1].events]
    for part in (part for event in (*events, *proposal.events) for part in event.parts()):
        found.append([part.seat, part.heading, part.word, part.won])
    return found


def kept(table: Table, play: Play, end: Mapping[str, Any] | None) -> list[Statement]:
    """What is written with the last choice of a game, so that its people find it again."""
    if end is None:
        return []
    options: Mapping[str, Value] = table.options
    if seat_options.is_dealt(table):
        options = play.game.rematch(options, play.seed, True)  # with what chance dealt
    decks = {seat: seat_options.titles(table.game, options, seat) for seat in history.first_seats(table)}
    brought = {
        seat: [id_of(text) for text in seat_options.own_texts(play.game, table.options, seat)]
        for seat in decks
    }
    return history.kept(table, end["winners"], end["ended"], decks, brought)


def counting(
    table: Table, proposal: Proposal, end: Mapping[str, Any] | None
) -> Callable[[AsyncConnection], Awaitable[None]] | None:
    """What is written with the last choice of a rated game; None where nothing is."""
    outcome = proposal.state.outcome()
    if end is None or outcome is None or not table.rated:
        return None
    placed = places(outcome, table.seats)
    if placed is None:
        return None
    return counting_in_database(
        table.id, table.game, is_for_two(load_game(table.game)), placed, int(end["ended"])
    )
