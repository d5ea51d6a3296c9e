"""`ludarium admin tables`: which tables there are, and closing one."""

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
    from ludarium.server.moderation.tables import TableFound

FOUND = ("table", "game", "status", "private", "host", "people", "pace", "event", "created")
TableId = Annotated[str, typer.Argument(metavar="ID", help=words("help-admin-table"))]


def _row(one: TableFound) -> tuple[str | int | None, ...]:
    status, private = words(f"status-{one.status}"), yes(one.private)
    pace = words("pace-live") if one.days is None else words("pace-days", days=one.days)
    return (one.id, one.game, status, private, one.host, one.people, pace, one.event, told(one.created))


def list_tables(
    all_: Annotated[bool, typer.Option("--all", help=words("help-tables-all"))] = False,
    data: Data = HALL,
    as_json: AsJson = False,
) -> None:
    from ludarium.server.moderation import tables
    from ludarium.server.storage.store import CLOSED, OPEN, OVER, PLAYING

    statuses = (OPEN, PLAYING, OVER, CLOSED) if all_ else (OPEN, PLAYING)
    found = in_office(data, lambda office: tables.listed(office, *statuses))
    print_found(found, as_json, FOUND, _row, "no-tables")


def show(table: TableId, data: Data = HALL, as_json: AsJson = False) -> None:
    from ludarium.server.moderation import tables

    found = in_office(data, lambda office: tables.show(office, table))
    if as_json:
        print_json(found)
        return
    print_table((*FOUND, "choices"), [(*_row(found.table), found.choices)])
    print_table(
        ("seat", "kind", "id", "name", "bot"),
        [(one.seat, words(f"seat-{one.kind}"), one.person_id, one.name, one.bot) for one in found.seats],
    )


def close(table: TableId, reason: Reason, data: Data = HALL) -> None:
    from ludarium.server.moderation import tables

    in_office(data, lambda office: tables.close(office, table, reason))
    say("table-closed", table=table)


def commands(group: typer.Typer) -> typer.Typer:
    """The commands, in the order of their help."""
    for name, command in (("list", list_tables), ("show", show), ("close", close)):
        group.command(name=name, help=words(f"help-tables-{name}"))(command)
    return group
