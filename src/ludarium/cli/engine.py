"""`ludarium engine`: another program drives the games, line by line."""

from __future__ import annotations

from ludarium.cli import terminal


def engine() -> None:
    from ludarium.engine import run

    run(terminal.LANGUAGE)
