"""The tables of ratings. Times are milliseconds since the epoch."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from ludarium.server.storage.schema import Base


class RatingRow(Base):
    """How strong somebody is at a game, and how their rated games ended. ``at`` is when the last of them did, None before the
    first; ``best`` is the highest rating that was settled."""

    __tablename__ = "rating"
    __table_args__ = (Index("ix_rating_game_rating", "game", "rating"),)

    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    rating: Mapped[float]
    deviation: Mapped[float]
    volatility: Mapped[float]
    games: Mapped[int]
    won: Mapped[int]
    drawn: Mapped[int]
    best: Mapped[float | None]
    at: Mapped[int | None] = mapped_column(BigInteger)


class RatedSeatRow(Base):
    """Who sat where when a rated game began. Once it has counted: ``place``, and the rating before and after. ``person_id`` is
    empty where somebody has deleted their account."""

    __tablename__ = "rated_seat"
    __table_args__ = (Index("ix_rated_seat_person_id_at", "person_id", "at"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("hall_table.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("person.id"))
    game: Mapped[str] = mapped_column(String(64))
    place: Mapped[int | None]
    before: Mapped[float | None]
    rating: Mapped[float | None]
    deviation: Mapped[float | None]
    at: Mapped[int | None] = mapped_column(BigInteger)
