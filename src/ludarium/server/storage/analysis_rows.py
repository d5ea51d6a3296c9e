"""The table of analyses. Times are milliseconds since the epoch."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, Text
from sqlalchemy.orm import Mapped, mapped_column

from ludarium.server.storage.schema import Base


class AnalysisRow(Base):
    """What the engine thinks of a finished game: with what the seat ``eyes`` knew, or, where that is -1, with all hands open.
    ``body`` is JSON (``analysis/shown``)."""

    __tablename__ = "analysis"

    table_id: Mapped[str] = mapped_column(ForeignKey("hall_table.id"), primary_key=True)
    eyes: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)
    body: Mapped[str] = mapped_column(Text)
