"""Where commands print, and the language that they speak."""

from __future__ import annotations

import os

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
