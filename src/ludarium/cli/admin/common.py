"""What all commands of `ludarium admin` share: the database, who works, times, and how things are printed."""

from __future__ import annotations

import getpass
import os
import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from ludarium.cli.terminal import console, words
from ludarium.core.signs import harmless

if TYPE_CHECKING:
    from ludarium.server.moderation.office import Office
    from ludarium.server.storage.audit import Author

T = TypeVar("T")

HALL: Final = Path("data")
"""Where a hall has its data unless it is told otherwise."""
UNITS: Final = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks"}

Data = Annotated[Path, typer.Option(help=words("help-admin-data"))]
AsJson = Annotated[bool, typer.Option("--json", help=words("help-admin-json"))]
Reason = Annotated[str, typer.Option(help=words("help-admin-reason"))]
Who = Annotated[str, typer.Argument(metavar="ID|NAME", help=words("help-admin-who"))]


def worker() -> Author:
    """Whoever gives the command: by their own name, even if the command runs as somebody else."""
    from ludarium.server.storage.audit import operator

    try:
        return operator(os.environ.get("SUDO_USER") or getpass.getuser())
    except (KeyError, OSError):  # a container may have no name for its user
        return operator(str(os.getuid()))


def in_office(data: Path, work: Callable[[Office], Awaitable[T]]) -> T:
    """What ``work`` gives, on the database of the hall with its data there. Raises what ``office`` does."""
    from ludarium.server.moderation.office import done_in_office
    from ludarium.server.settings import Settings

    return done_in_office(Settings.read(os.environ, data=data), worker(), work)


def read_time(text: str, back: bool = False) -> int:
    """A time in milliseconds: a day or a time of day (UTC unless it says otherwise), or how far it is from now, such as ``7d``; ``back``: how
    long ago. Raises ``BadParameter``."""
    now = datetime.now(UTC)
    try:
        span = re.fullmatch(r"(\d{1,6})([mhdw])", text.strip())
        if span:
            length = timedelta(**{UNITS[span[2]]: int(span[1])})
            at = now - length if back else now + length
        else:
            at = datetime.fromisoformat(text.strip())
            at = at if at.tzinfo else at.replace(tzinfo=UTC)
        return int(at.timestamp() * 1000)
    except (ValueError, OverflowError):
        raise typer.BadParameter(words("admin-time-form", found=harmless(text))) from None


def print_json(found: Any) -> None:
    """Print something as JSON, for programs."""
    text = msgspec.json.format(msgspec.json.encode(found), indent=2).decode()
    console.print(text, markup=False, highlight=False, soft_wrap=True)


def print_table(columns: Sequence[str], rows: Iterable[Sequence[str | int | None]]) -> None:
    """Print rows under the words for their columns; what people wrote stands there as it is, and does nothing."""
    table = Table()
    for column in columns:
        table.add_column(words("column-" + column))
    for row in rows:
        table.add_row(*["" if cell is None else Text(harmless(str(cell))) for cell in row])
    console.print(table)


def print_found(
    found: Sequence[T],
    as_json: bool,
    columns: Sequence[str],
    row: Callable[[T], Sequence[str | int | None]],
    none: str,
) -> None:
    """Print what was found, as JSON or a row each; where it is nothing, the message ``cli-admin-<none>``."""
    if as_json:
        print_json(found)
    elif found:
        print_table(columns, map(row, found))
    else:
        say(none)


def say(message: str, **arguments: str | int) -> None:
    """Print the message ``cli-admin-<message>``."""
    console.print(words("admin-" + message, **arguments), markup=False, highlight=False)


def told(at: int | None) -> str | None:
    """A time, as people are told it."""
    from ludarium.server.storage.bans import told as said

    return None if at is None else said(at)


def yes(is_so: bool) -> str:
    """A mark, or nothing."""
    return "✓" if is_so else ""
