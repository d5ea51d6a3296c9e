"""Files that commands write their results to: the ending of a name says what is written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

from ludarium.cli.terminal import words
from ludarium.core import LudariumError

PAGE: Final = ".html"
PARQUET: Final = ".parquet"
KNOWN: Final = (PAGE, PARQUET)

Outputs = Annotated[list[Path] | None, typer.Option("--out", metavar="FILE", help=words("help-results-out"))]

Rows = tuple[Sequence[Mapping[str, object]], Mapping[str, str]]
"""Rows for Parquet, and what they are about."""


def check(outputs: Sequence[Path]) -> None:
    """Refuse what can't be written before anything is played: raises ``BadParameter`` for an unknown ending, and
    ``LudariumError`` where a package is missing."""
    for out in outputs:
        if out.suffix not in KNOWN:
            raise typer.BadParameter(words("out-form", found=out.name, known=", ".join(KNOWN)))
        if out.suffix == PARQUET and find_spec("pyarrow") is None:
            raise LudariumError("parquet-missing")


def write(outputs: Sequence[Path], page: Callable[[], str], rows: Callable[[], Rows]) -> None:
    """Write each file, which ``check`` has let pass."""
    for out in outputs:
        if out.suffix == PARQUET:
            from ludarium.studies import parquet

            parquet.write(out, *rows())
        else:
            out.write_text(page(), encoding="utf-8")
