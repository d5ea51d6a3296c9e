"""Where commands print, and the language that they speak."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console

from ludarium.core import LudariumError
from ludarium.i18n import language_of, refusal, say


def reader_language() -> str:
    """The reader's language by ``LUDARIUM_LANG`` or the usual variables of the locale."""
    for name in ("LUDARIUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return language_of(os.environ[name])
    return "en"


LANGUAGE = reader_language()

console = Console(emoji=False)
complaints = Console(stderr=True, emoji=False)


def words(message: str, **arguments: str | int) -> str:
    """The message ``cli-<message>`` in the reader's language."""
    return say(LANGUAGE, "cli-" + message, **arguments)


def complain(error: LudariumError, style: str | None = None) -> None:
    """Print the sentence of an error, or of a doubt, on standard error."""
    complaints.print(refusal(LANGUAGE, error.code, error.facts), style=style, markup=False)


@contextmanager
def bar(text: str, total: int | None = None) -> Iterator[Callable[[int, int | None], None]]:
    """A bar on standard error for work that is counted, gone when it is over. Tell it how much is done, and of how much."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=complaints,
        transient=True,
    ) as progress:
        task = progress.add_task(text, total=total)

        def tell(done: int, of: int | None) -> None:
            progress.update(task, completed=done, total=of)

        yield tell
