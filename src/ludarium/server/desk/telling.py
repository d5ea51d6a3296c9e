"""The desk in words: explanations of draws, and tables for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from ludarium import i18n
from ludarium.core.game import listed
from ludarium.server.desk.shown import TableRemark, TablesShown
from ludarium.server.errors import sentence as problem
from ludarium.tournaments import roles
from ludarium.tournaments.actions import Drawn
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.handlers import by_hand
from ludarium.tournaments.handlers.rounds import coming
from ludarium.tournaments.plan import IN_GAMES
from ludarium.tournaments.roles import STAFF
from ludarium.tournaments.saboteur.standard_score import ROUNDS
from ludarium.tournaments.structures.history import Draw, Note
from ludarium.tournaments.tournament import Tournament
from ludarium.tournaments.view_types import EventView

FORMULAS = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
"""What a spreadsheet takes for the beginning of a formula."""
MARK = "\ufeff"


def sentence(event: Tournament, note: Note, lang: str) -> str:
    """A note of an explanation, people by their names."""

    def say(message: str, arguments: dict[str, str | int]) -> str:
        return i18n.say(lang, message, **arguments)

    facts: dict[str, str | int] = {"unit": event.plan.unit}
    for name, fact in note.facts.items():
        if isinstance(fact, tuple):
            facts[name] = listed([event.people[one].name for one in fact], say)
        elif name in ("player", "other", "partner") and isinstance(fact, int):
            facts[name] = event.people[fact].name
        elif isinstance(fact, float):
            facts[name] = f"{fact:.3f}"
        else:
            facts[name] = fact
    return i18n.say(lang, "draw-" + note.code, **facts)


def explained(event: Tournament, number: int) -> Draw | None:
    """The draw of a published round as it was made; None where people made its tables, or moved players since."""
    one = event.round(number)
    if one.by_hand:
        return None  # people may have come upon the desk's own tables
    for entry in event.entries:
        if entry.number in event.undone or not isinstance(entry.action, Drawn):
            continue
        action = entry.action
        if action.attempt == one.attempt and action.tables == tuple([table.players for table in one.tables]):
            before = Tournament.of(event.entries[: entry.number])  # as it was then, undone lines and all
            stage = before.stage
            anew = action.attempt > 0 and stage is not None and stage.draft is None and bool(stage.rounds)
            if len(before.rounds) - anew != number:
                continue  # the same people met in another round
            draw = before.redraw(action.attempt) if anew else before.next_round(action.attempt)
            if isinstance(draw, Draw) and draw.tables == action.tables:
                return draw
    return None


def drafted(event: Tournament) -> Draw | None:
    """The draw of the draft; None where people made its tables, or moved players since. Raises ``Refused`` for no draft."""
    stage = event.stage
    if stage is None or stage.draft is None:
        raise Refused("draft-none", unit=event.plan.unit)
    if stage.draft.by_hand:
        return None
    draw = event.next_round(stage.draft.attempt)
    tables = tuple([table.players for table in stage.draft.tables])
    return draw if isinstance(draw, Draw) and draw.tables == tables else None


def without_draw(event: Tournament, number: int, draft: bool, lang: str, account: str) -> list[str]:
    """What is said of tables that no draw explains: that somebody made them, and, to the staff, why."""
    stage = event.stage
    one = stage.draft if draft and stage is not None else event.round(number)
    if one is None or not one.by_hand:
        return [i18n.say(lang, "draw-by-hand", unit=event.plan.unit)]
    staff = account and roles.role_of(event, account) in STAFF
    reason = [i18n.say(lang, "draw-made-by-hand-why", why=one.by_hand)] if staff else []
    return [i18n.say(lang, "draw-made-by-hand"), *reason]


def tables_by_hand(event: Tournament, tables: tuple[tuple[int, ...], ...], lang: str) -> TablesShown:
    """Who is to be seated next, and what is to be said of these tables. Raises ``Refused``."""
    stage, played = coming(event)
    sizes = by_hand.sizes_of(event.plan)
    remarks = []
    if tables:
        remarks = [
            TableRemark(one.table, True, problem(lang, one.why))
            for one in by_hand.refusals(event, stage, played, tables)
        ]
        remarks += [
            TableRemark(one.table, False, sentence(event, one.note, lang))
            for one in by_hand.notes(event, stage, played, tables)
        ]
    anew = len(played) < len(stage.rounds)
    attempt = stage.rounds[-1].attempt + 1 if anew else 0
    return TablesShown(by_hand.to_seat(event, stage, played), *sizes, attempt, remarks)


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
    deals = ROUNDS if view.plan.unit == IN_GAMES else 0
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
