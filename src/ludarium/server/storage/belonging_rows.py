"""The table of what people keep. Times are milliseconds since the epoch."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from ludarium.server.storage.schema import Base


class BelongingRow(Base):
    """A text that somebody has brought to a seat of a game, or keeps for that, such as a deck. ``word`` is the text as tables and
    records have it, ``id`` the beginning of its SHA-256, by which seats of finished games name it (``SeatRow.brought``);
    ``title`` is what its game called it when it was kept, ``note`` what its owner has written about it, for nobody else."""

    __tablename__ = "belonging"

    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    word: Mapped[str] = mapped_column(Text)
    title: Mapped[str] = mapped_column(String(120))
    note: Mapped[str] = mapped_column(Text, server_default="")
    created: Mapped[int] = mapped_column(BigInteger)
