"""`ludarium backup FILE` and `ludarium restore FILE`: a copy of the hall's SQLite database, and back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludarium.cli.database import Data, database_of
from ludarium.cli.terminal import console, words

if TYPE_CHECKING:
    from ludarium.server.storage.backup import Contents


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=words("help-backup-file"))],
    data: Data = Path("data"),
) -> None:
    from ludarium.server.storage.backup import back_up, file_of

    found = back_up(file_of(database_of(data)), file)
    console.print(words("backup-made", file=str(file)), markup=False)
    show(found)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=words("help-restore-file"))],
    data: Data = Path("data"),
) -> None:
    from ludarium.server.storage.backup import file_of
    from ludarium.server.storage.backup import restore as put_back

    database = file_of(database_of(data))
    found, aside = put_back(file, database)
    console.print(words("restore-made", database=str(database)), markup=False)
    show(found)
    for one in aside:
        console.print(words("restore-aside", file=str(one)), markup=False)


def show(found: Contents) -> None:
    """What is in a database, in a line."""
    facts: dict[str, str | int] = {
        "revision": found.revision,
        "size": -(-found.size // 1024),
        "people": found.people,
        "unfinished": found.unfinished,
        "finished": found.finished,
        "events": found.events,
    }
    console.print(words("database-contents", **facts), markup=False)
