"""The history of the database's tables: one file in ``versions`` for each change."""

from pathlib import Path
from typing import Final

HEAD: Final = "0024"
"""The newest revision; a test compares it with ``versions``."""


def known() -> set[str]:
    """The revisions from which the way to ``HEAD`` is known: the first word of each file's name."""
    files = (Path(__file__).parent / "versions").glob("[0-9]*.py")
    return {file.name.partition("_")[0] for file in files}
