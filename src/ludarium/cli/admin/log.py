"""`ludarium admin log`: who did what to whom, when and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ludarium.cli.admin.common import HALL, AsJson, Data, in_office, print_json, print_table, read_time, told
from ludarium.cli.terminal import words

if TYPE_CHECKING:
    from ludarium.server.moderation.office import Office
    from ludarium.server.storage.audit import Entry


def show_log(
    about: Annotated[str, typer.Option(metavar="ID", help=words("help-log-about"))] = "",
    by: Annotated[str, typer.Option(metavar="NAME", help=words("help-log-by"))] = "",
    act: Annotated[str, typer.Option(metavar="ACT", help=words("help-log-act"))] = "",
    since: Annotated[str | None, typer.Option(metavar="TIME", help=words("help-log-since"))] = None,
    until: Annotated[str | None, typer.Option(metavar="TIME", help=words("help-log-until"))] = None,
    number: Annotated[int, typer.Option(min=1, max=10_000, help=words("help-log-number"))] = 50,
    data: Data = HALL,
    as_json: AsJson = False,
) -> None:
    from ludarium.server.storage import audit
    from ludarium.server.storage.audit import ACTS, Entry, Wanted

    if act and act not in ACTS:
        raise typer.BadParameter(words("admin-no-act", found=act, known=", ".join(ACTS)))
    wanted = Wanted(
        about,
        by,
        act,
        None if since is None else read_time(since, back=True),
        None if until is None else read_time(until, back=True),
    )

    async def read(office: Office) -> list[Entry]:
        return [Entry(**row) for row in await office.rows(audit.matching(wanted, number))]

    found = in_office(data, read)
    if as_json:
        print_json(found)
        return
    print_table(
        ("time", "by", "act", "about", "reason", "facts"),
        [
            (
                told(one.at),
                words(f"admin-by-{one.by_kind}", by=one.by),
                words(f"act-{one.act}"),
                words(f"admin-about-{one.kind}", about=one.about),
                one.reason,
                ", ".join(f"{name}: {fact}" for name, fact in sorted(one.facts.items())),
            )
            for one in reversed(found)
        ],
    )
