"""`ludarium migrate`: brings the database to this version's revision, or says what that would do."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludarium.cli.backup import show
from ludarium.cli.database import Data, database_of
from ludarium.cli.terminal import complaints, console, words

if TYPE_CHECKING:
    from ludarium.server.storage.backup import Rehearsal
    from ludarium.server.storage.database import Database


def migrate(
    data: Data = Path("data"),
    rehearse: Annotated[bool, typer.Option("--rehearse", help=words("help-migrate-rehearse"))] = False,
    check: Annotated[bool, typer.Option("--check", help=words("help-migrate-check"))] = False,
) -> None:
    database = database_of(data)
    if rehearse:
        from ludarium.server.storage.backup import file_of
        from ludarium.server.storage.upgrade import rehearsed

        _tell(rehearsed(file_of(database)))
    elif check:
        _check(database)
    else:
        _migrate(database)


def _check(database: Database) -> None:
    from ludarium.server.errors import refuse
    from ludarium.server.storage.migrations import HEAD, known
    from ludarium.server.storage.upgrade import revision_of

    found = revision_of(database)
    if found is not None and found not in known():
        raise refuse("database-newer", found=found, known=HEAD)
    if found != HEAD:
        said = words("migrate-due", database=database.name, found=found or "–", known=HEAD)
        complaints.print(said, style="red", markup=False)
        raise typer.Exit(1)
    console.print(words("migrate-none", database=database.name, known=HEAD), markup=False)


def _migrate(database: Database) -> None:
    from ludarium.server.storage.migrations import HEAD
    from ludarium.server.storage.upgrade import upgraded

    found = upgraded(database)
    if found == HEAD:
        said = words("migrate-none", database=database.name, known=HEAD)
    else:
        said = words("migrate-done", database=database.name, found=found or "–", known=HEAD)
    console.print(said, markup=False)


def _tell(done: Rehearsal) -> None:
    if done.steps:
        facts: dict[str, str | int] = {
            "found": done.before.revision,
            "known": done.after.revision,
            "count": len(done.steps),
            "steps": " ".join(done.steps),
            "seconds": f"{done.seconds:.1f}",
        }
        console.print(words("rehearse-steps", **facts), markup=False)
    else:
        console.print(words("rehearse-none", known=done.after.revision), markup=False)
    show(done.after)
    for name, (before, after) in sorted(done.fewer.items()):
        said = words("rehearse-fewer", name=name, before=before, after=after)
        console.print(said, style="yellow", markup=False)
    if done.kept_back:
        said = words("rehearse-kept-back", count=done.kept_back)
        console.print(said, style="yellow", markup=False)
    console.print(words("rehearse-untouched"), markup=False)
