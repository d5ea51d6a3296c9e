"""The tables of the database. Times are milliseconds since the epoch.

The log of choices is the truth: a state of a game is never stored, and any table comes back from its rows.
A change here needs a new file in ``migrations/versions``.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, Text, false, true
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """What Alembic compares a database with."""


class PersonRow(Base):
    """Somebody who plays or watches: a guest, unless they have an account (``account_rows``). ``gone`` is when the last of
    their sessions ended; ``visible`` says that others may see that they are here, ``seen_by_friends`` that their friends may."""

    __tablename__ = "person"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    lang: Mapped[str] = mapped_column(String(16))
    created: Mapped[int] = mapped_column(BigInteger)
    gone: Mapped[int | None] = mapped_column(BigInteger)
    visible: Mapped[bool] = mapped_column(server_default=false())
    seen_by_friends: Mapped[bool] = mapped_column(server_default=true())


class SessionRow(Base):
    """A browser that is somebody. Only the SHA-256 of its token is kept. ``seen`` is when it was last used, as far as
    that was noted: not at each request (``guests``). ``device`` is what the browser calls itself, in short."""

    __tablename__ = "session"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    created: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger, server_default="0")
    device: Mapped[str] = mapped_column(String(64), server_default="")


class TableRow(Base):
    """A table of the hall. ``status`` is open, playing, over or closed; ``secret`` is the hall's share of
    the shuffle, in hex; ``scores`` and the seats of the ``winners`` stand when the game is over; ``ended`` is also when a
    table was closed; ``played`` is what seats have played as, each a seat, a heading, a word, and whether it won that part of
    the game; ``again`` is the table that this one follows, ``same`` whether what chance dealt there is played with again, ``next`` the
    rematch that takes everybody along, ``event`` the event that it was opened for; ``paired``: it came of seeks or is such a rematch, and begins by itself once all its people are there; ``days`` is how many
    days a move somebody has at a correspondence table; of such a table ``asked`` is the seat whose time runs, ``due`` when it ends, and
    ``reminded`` the step with which the move began of which somebody was told that little time is left. ``owner`` is the node that has it, where there are several; a
    table of an event is where the event is. ``declined`` are the ids of those who have given up the seat that a rematch kept for them;
    ``tempo`` is how quickly the bots act (``tables/tempo``); ``position`` are the words of the position from which the game begins, as records
    keep them: such a game counts nowhere."""

    __tablename__ = "hall_table"
    __table_args__ = (Index("ix_hall_table_status", "status"),)

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    version: Mapped[str] = mapped_column(String(32))
    seats: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    private: Mapped[bool]
    invite: Mapped[str] = mapped_column(String(32))
    host_id: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    status: Mapped[str] = mapped_column(String(16))
    secret: Mapped[str] = mapped_column(String(64))
    created: Mapped[int] = mapped_column(BigInteger)
    started: Mapped[int | None] = mapped_column(BigInteger)
    ended: Mapped[int | None] = mapped_column(BigInteger)
    scores: Mapped[list[int] | None] = mapped_column(JSON)
    winners: Mapped[list[int] | None] = mapped_column(JSON)
    played: Mapped[list[list[Any]] | None] = mapped_column(JSON)
    rated: Mapped[bool] = mapped_column(server_default=false())
    again: Mapped[str | None] = mapped_column(String(16))
    same: Mapped[bool] = mapped_column(server_default=false())
    next: Mapped[str | None] = mapped_column(String(16))
    event: Mapped[str | None] = mapped_column(String(16))
    paired: Mapped[bool] = mapped_column(server_default=false())
    days: Mapped[int | None]
    asked: Mapped[int | None]
    due: Mapped[int | None] = mapped_column(BigInteger)
    reminded: Mapped[int | None]
    owner: Mapped[int | None]
    declined: Mapped[list[str]] = mapped_column(JSON, server_default="[]")
    tempo: Mapped[str] = mapped_column(String(16), server_default="normal")
    position: Mapped[str | None] = mapped_column(Text)


class SeatRow(Base):
    """A seat of a table. ``kind`` is open, person or bot. ``person_id`` stays while a bot plays for a
    person, and is empty once the person has left for good. Once a game has ended or was broken off, the first seat of each
    person says when (``ended``), how it ended for them (``result``, see ``history``), and which decks they had (``decks``, a
    line each): that is what their list of games is found by. ``brought`` are the ids of the texts of their own that they had
    brought (``belongings``), a line each. Lessons are no games. ``late``: the time of whoever sits there has
    ended at a correspondence table, and they have not come back since."""

    __tablename__ = "seat"
    __table_args__ = (Index("ix_seat_person_id_ended", "person_id", "ended", "table_id"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("hall_table.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    person_id: Mapped[str | None] = mapped_column(ForeignKey("person.id"))
    name: Mapped[str] = mapped_column(String(64))
    bot: Mapped[str | None] = mapped_column(String(64))
    nonce: Mapped[str] = mapped_column(String(64))
    late: Mapped[bool] = mapped_column(server_default=false())
    ended: Mapped[int | None] = mapped_column(BigInteger)
    result: Mapped[str | None] = mapped_column(String(8))
    decks: Mapped[str | None] = mapped_column(Text)
    brought: Mapped[str | None] = mapped_column(Text)


class ChoiceRow(Base):
    """One choice of a game. The key decides races: nobody can make the same step twice. ``message`` is
    the id under which a person sent it, so that sending it again changes nothing."""

    __tablename__ = "choice"

    table_id: Mapped[str] = mapped_column(ForeignKey("hall_table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    option: Mapped[str] = mapped_column(String(128))
    at: Mapped[int] = mapped_column(BigInteger)
    person_id: Mapped[str | None] = mapped_column(String(32))
    message: Mapped[str | None] = mapped_column(String(64))


class ChatRow(Base):
    """A line of talk at a table: words of one's own, or a phrase that each reads in their language."""

    __tablename__ = "chat"

    table_id: Mapped[str] = mapped_column(ForeignKey("hall_table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[str] = mapped_column(String(32))
    name: Mapped[str] = mapped_column(String(64))
    seat: Mapped[int | None]
    text: Mapped[str | None] = mapped_column(Text)
    phrase: Mapped[str | None] = mapped_column(String(64))
    to_seat: Mapped[int | None]
    at: Mapped[int] = mapped_column(BigInteger)


class PauseRow(Base):
    """A time in which the hall was not there, and all its clocks stood still."""

    __tablename__ = "pause"

    id: Mapped[int] = mapped_column(primary_key=True)
    began: Mapped[int] = mapped_column(BigInteger)
    ended: Mapped[int] = mapped_column(BigInteger)


class TablePauseRow(Base):
    """A time in which nobody looked at a table, and it stood still; without an end where that is not known yet."""

    __tablename__ = "table_pause"

    table_id: Mapped[str] = mapped_column(ForeignKey("hall_table.id"), primary_key=True)
    began: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    ended: Mapped[int | None] = mapped_column(BigInteger)


class HeartbeatRow(Base):
    """When the hall was last known to be alive: one row."""

    __tablename__ = "heartbeat"

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)


class EventRow(Base):
    """An event. All but its log and its ``secret``, which makes the codes of its players, can be read from the log
    again: lists need no log. ``owner`` is the node that has it, where there are several."""

    __tablename__ = "event"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    game: Mapped[str] = mapped_column(String(64))
    preset: Mapped[str] = mapped_column(String(64))
    status: Mapped[str] = mapped_column(String(16))
    players: Mapped[int]
    secret: Mapped[str] = mapped_column(String(64))
    created: Mapped[int] = mapped_column(BigInteger)
    owner: Mapped[int | None]


class EventEntryRow(Base):
    """A line of an event's log, as JSON. The key decides races, as for choices."""

    __tablename__ = "event_entry"

    event_id: Mapped[str] = mapped_column(ForeignKey("event.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    body: Mapped[str] = mapped_column(Text)


class EventTokenRow(Base):
    """A program that works at an event's desk. Only the SHA-256 of its token is kept; ``account`` is what the log
    calls it."""

    __tablename__ = "event_token"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    event_id: Mapped[str] = mapped_column(ForeignKey("event.id"), index=True)
    account: Mapped[str] = mapped_column(String(40))
    created: Mapped[int] = mapped_column(BigInteger)
