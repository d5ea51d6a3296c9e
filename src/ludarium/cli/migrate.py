"""`ludarium migrate`: brings the database to this version's revision, or says what that would do."""

from __future__ import annotations

import asyncio
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
        from ludarium.server.storage.backup import rehearse as migrate_a_copy

        _tell(asyncio.run(migrate_a_copy(file_of(database))))
    else:
        asyncio.run(_check(database) if check else _migrate(database))


async def _check(database: Database) -> None:
    from ludarium.server.errors import refuse
    from ludarium.server.storage.migrations import HEAD, known

    found = await database.found()
    await database.close()
    if found is not None and found not in known():
        raise refuse("database-newer", found=found, known=HEAD)
    if found != HEAD:
        said = words("migrate-due", database=database.name, found=found or "–", known=HEAD)
        complaints.print(said, style="red", markup=False)
        raise typer.Exit(1)
    console.print(words("migrate-none", database=database.name, known=HEAD), markup=False)


async def _migrate(database: Database) -> None:
    """Halls that are open at this revision are not disturbed: a database that has it is not opened."""
    from ludarium.server.storage.migrations import HEAD

    found = await database.found()
    if found == HEAD:
        await database.close()
        console.print(words("migrate-none", database=database.name, known=HEAD), markup=False)
        return
    await database.open()
    await database.close()
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
