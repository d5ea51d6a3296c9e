"""Players, standings and rounds as tables for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from ludarium.tournaments.view_types import EventView

FORMULAS = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
"""What a spreadsheet takes for the beginning of a formula."""
MARK = "\ufeff"


def plain(cell: object) -> object:
    """A cell that no spreadsheet runs: what people have written begins with nothing that makes a formula."""
    return "'" + cell if isinstance(cell, str) and cell.lstrip("'").startswith(FORMULAS) else cell


def _written(rows: Sequence[Sequence[object]]) -> str:
    """As spreadsheets read it: with the mark that says UTF-8."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows([[plain(cell) for cell in row] for row in rows])
    return MARK + out.getvalue()


def players_csv(view: EventView) -> str:
    """The people of an event."""
    head = ("number", "name", "club", "rank", "status", "checked")
    rows = [
        (one.number + 1, one.name, one.club, one.rank or "", one.status, int(one.checked))
        for one in view.people
        if not one.spectator
    ]
    return _written([head, *rows])


def standings_csv(view: EventView) -> str:
    """The standings of each stage, as far as the reader may see them."""
    rows: list[Sequence[object]] = []
    for stage in view.stages:
        if stage.standings is None:
            continue
        names = sorted({name for place in stage.standings for name in place.values})
        rows.append(("stage", "rank", "name", *names))
        for place in stage.standings:
            values = [_number(place.values[name]) if name in place.values else "" for name in names]
            rows.append((stage.name, place.rank or "", view.people[place.player].name, *values))
    return _written(rows)


def rounds_csv(view: EventView) -> str:
    """Every table of every round, a line a player; of Saboteur with what each round of the game has paid, too."""
    deals = view.rules.rounds
    rows: list[Sequence[object]] = [
        (
            view.plan.unit,
            "table",
            "player",
            "won",
            "points",
            "reason",
            *[f"round {number + 1}" for number in range(deals)],
        )
    ]
    for one in view.rounds:
        for table in one.tables:
            for place, player in enumerate(table.players):
                points = table.points[place] if table.points else ""
                won = "" if table.winner < 0 else int(table.winner == player)
                pays = [table.by_round[number][place] if table.by_round else "" for number in range(deals)]
                name = view.people[player].name
                rows.append((one.number + 1, table.number + 1, name, won, points, table.reason, *pays))
    return _written(rows)


def _number(value: float) -> float:
    return int(value) if value == int(value) else round(value, 4)
