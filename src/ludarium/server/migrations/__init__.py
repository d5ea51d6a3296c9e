"""The history of the database's tables: one file in ``versions`` for each change."""

from typing import Final

HEAD: Final = "0006"
"""The newest revision; a test compares it with ``versions``."""
