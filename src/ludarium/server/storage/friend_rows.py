"""The tables of what people have to do with each other: friends, invitations, and whom somebody blocks or mutes. Times are
milliseconds since the epoch."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, false
from sqlalchemy.orm import Mapped, mapped_column

from ludarium.server.storage.schema import Base


class FriendRow(Base):
    """Two people, one of whom has asked to be friends: ``by``, at ``created``. They are friends ``since`` the other accepted.
    ``declined`` is when the other did not want to, or could not be asked because they block whoever asks; the asker is not told,
    and sees it as long as it is ``standing``. One row for each two people, whose ids are ``low`` and ``high`` in their order, so the key
    decides races."""

    __tablename__ = "friend"

    low: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), primary_key=True)
    high: Mapped[str] = mapped_column(
        ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    by: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), index=True)
    created: Mapped[int] = mapped_column(BigInteger)
    since: Mapped[int | None] = mapped_column(BigInteger)
    declined: Mapped[int | None] = mapped_column(BigInteger)
    standing: Mapped[bool]


class InvitationRow(Base):
    """Somebody is invited to a table ``by`` a friend who sits there, and may come in as if they had its invite. It is no longer
    shown once it is ``dismissed``."""

    __tablename__ = "invitation"

    table_id: Mapped[str] = mapped_column(ForeignKey("hall_table.id", ondelete="CASCADE"), primary_key=True)
    person_id: Mapped[str] = mapped_column(
        ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    by: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), index=True)
    created: Mapped[int] = mapped_column(BigInteger)
    dismissed: Mapped[bool] = mapped_column(server_default=false())


class BlockRow(Base):
    """Somebody wants to have nothing to do with ``other_id``, who is not told."""

    __tablename__ = "block"

    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), primary_key=True)
    other_id: Mapped[str] = mapped_column(
        ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    created: Mapped[int] = mapped_column(BigInteger)


class MuteRow(Base):
    """Somebody does not want to read what ``other_id`` says in chats."""

    __tablename__ = "mute"

    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), primary_key=True)
    other_id: Mapped[str] = mapped_column(
        ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    created: Mapped[int] = mapped_column(BigInteger)
