"""What the hall keeps of analyses."""

from __future__ import annotations

from typing import Final

from sqlalchemy import insert, select

from ludarium.server.storage.analysis_rows import AnalysisRow
from ludarium.server.storage.store import Store

OPEN_EYES: Final = -1
"""In place of a seat: all hands lie open."""


class AnalysisStore:
    """Reads and writes through the hall's own store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def body(self, table_id: str, eyes: int | None) -> str | None:
        """What is kept of a game as a seat knew it, or with all open."""
        wanted = select(AnalysisRow.body).where(
            AnalysisRow.table_id == table_id, AnalysisRow.eyes == (OPEN_EYES if eyes is None else eyes)
        )
        rows = await self.store.rows(wanted)
        return str(rows[0]["body"]) if rows else None

    async def keep(self, table_id: str, eyes: int | None, at: int, body: str) -> None:
        row = {"table_id": table_id, "eyes": OPEN_EYES if eyes is None else eyes, "at": at, "body": body}
        await self.store.writer.write((insert(AnalysisRow), row))
