"""The tables of seeks. Times are milliseconds since the epoch."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from ludarium.server.storage.schema import Base


class SeekRow(Base):
    """What somebody would like to play: one for each person, and one ``party`` for those who have found each other while seats
    are still free. ``options`` are those that the table agrees on, ``brought`` what the person brings to a seat, by the stems
    of the options. ``pairs``: the hall finds the others by itself. ``least`` and ``most`` bound the ratings of the others.
    ``days`` is how many days a move they want, at a correspondence table. ``since`` is when it was made, ``seen`` when the person was last known to wait. ``table_id`` is the table that came of it."""

    __tablename__ = "seek"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), unique=True)
    party: Mapped[str] = mapped_column(String(16), index=True)
    game: Mapped[str] = mapped_column(String(64))
    seats: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    brought: Mapped[dict[str, Any]] = mapped_column(JSON)
    rated: Mapped[bool]
    pairs: Mapped[bool]
    least: Mapped[int | None]
    most: Mapped[int | None]
    pace: Mapped[str | None] = mapped_column(String(16))
    days: Mapped[int | None]
    since: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger, index=True)
    table_id: Mapped[str | None] = mapped_column(ForeignKey("hall_table.id", ondelete="CASCADE"), index=True)


class WaitedRow(Base):
    """What somebody looked for who has come to the table that came of it, as a row of ``seek``: until the game begins or the table
    closes. Those who have come in vain look for the same again."""

    __tablename__ = "waited"

    table_id: Mapped[str] = mapped_column(ForeignKey("hall_table.id", ondelete="CASCADE"), primary_key=True)
    person_id: Mapped[str] = mapped_column(
        ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    seek: Mapped[dict[str, Any]] = mapped_column(JSON)


class PresenceRow(Base):
    """When somebody who may be seen was last known to be in the lobby, to watch, and to play; 0 for never."""

    __tablename__ = "presence"

    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), primary_key=True)
    lobby: Mapped[int] = mapped_column(BigInteger, server_default="0")
    watching: Mapped[int] = mapped_column(BigInteger, server_default="0")
    playing: Mapped[int] = mapped_column(BigInteger, server_default="0")
