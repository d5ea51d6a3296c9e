"""Records as people name them."""

from __future__ import annotations

import sys
from pathlib import Path

from ludarium.core import Record


def load(file: Path) -> Record:
    """The record in ``file`` ("-" is standard input)."""
    text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    return Record.parse(text)
