"""`ludarium admin reports`: what people have reported, for an operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ludarium.cli.admin.common import (
    HALL,
    AsJson,
    Data,
    Reason,
    in_office,
    print_found,
    print_json,
    print_table,
    say,
    told,
    yes,
)
from ludarium.cli.terminal import words

if TYPE_CHECKING:
    from ludarium.server.moderation.cases import ReportFound

COLUMNS = ("number", "id", "name", "moderator", "reason", "time", "status", "taken-by", "outcome")
Number = Annotated[int, typer.Argument(metavar="NUMBER", help=words("help-report-number"))]


def _row(one: ReportFound) -> tuple[str | int | None, ...]:
    outcome = None if one.outcome is None else words(f"outcome-{one.outcome}")
    reason, status = words(f"report-{one.reason}"), words(f"report-{one.status}")
    who = (one.id, one.person_id, one.name, yes(one.moderator))
    return (*who, reason, told(one.created), status, one.taken_by, outcome)


def list_reports(
    all_: Annotated[bool, typer.Option("--all", help=words("help-report-all"))] = False,
    data: Data = HALL,
    as_json: AsJson = False,
) -> None:
    from ludarium.server.moderation import cases

    found = in_office(data, lambda office: cases.listed(office, all_))
    print_found(found, as_json, COLUMNS, _row, "no-reports")


def show(number: Number, data: Data = HALL, as_json: AsJson = False) -> None:
    from ludarium.server.moderation import cases

    found = in_office(data, lambda office: cases.show(office, number))
    if as_json:
        print_json(found)
        return
    print_table(COLUMNS, [_row(found)])
    more = (found.reporter_id, found.reporter, found.table_id, found.line, found.words, found.note)
    print_table(("reported-by", "name", "table", "line", "text", "decision"), [more])
    lines = found.evidence.get("lines", ())
    if lines:
        print_table(
            ("line", "time", "id", "name", "text"),
            [
                (one["number"], told(one["at"]), one["person_id"], one["name"], one["text"] or one["phrase"])
                for one in lines
            ],
        )


def close(
    number: Number,
    reason: Reason,
    outcome: Annotated[str, typer.Option(metavar="WORD", help=words("help-report-outcome"))] = "dismiss",
    data: Data = HALL,
) -> None:
    from ludarium.server.moderation import cases
    from ludarium.server.storage.reports import OUTCOMES

    if outcome not in OUTCOMES:
        raise typer.BadParameter(words("admin-no-outcome", found=outcome, known=", ".join(OUTCOMES)))
    in_office(data, lambda office: cases.close(office, number, outcome, reason))
    say("report-closed", number=number)


def commands(group: typer.Typer) -> typer.Typer:
    """The commands, in the order of their help."""
    for name, command in (("list", list_reports), ("show", show), ("close", close)):
        group.command(name=name, help=words(f"help-reports-{name}"))(command)
    return group
