"""Files that commands write: the ending of a name says what is written."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import typer

from ludarium.cli.terminal import words


def check_ending(out: Path, known: Sequence[str]) -> None:
    """Raises ``BadParameter`` where the file's name ends in none of these, before anything is played."""
    if out.suffix not in known:
        raise typer.BadParameter(words("out-form", found=out.name, known=", ".join(known)))
