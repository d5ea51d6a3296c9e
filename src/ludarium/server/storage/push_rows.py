"""The tables of push messages. Times are milliseconds since the epoch."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from ludarium.server.storage.schema import Base


class PushKeyRow(Base):
    """The key pair by which push services know the hall (VAPID), as a JSON Web Key: one row, shared by all nodes, and never
    changed, since browsers have subscribed for it."""

    __tablename__ = "push_key"

    id: Mapped[int] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(Text)
    created: Mapped[int] = mapped_column(BigInteger)


class PushSubscriptionRow(Base):
    """A browser that wants to be told: one a session, with which it goes. ``endpoint`` is the address that its push
    service gave it and ``digest`` that address's SHA-256; ``p256dh`` and ``auth`` are what messages to it are encrypted
    with (RFC 8291), in base64url."""

    __tablename__ = "push_subscription"

    session: Mapped[str] = mapped_column(ForeignKey("session.token", ondelete="CASCADE"), primary_key=True)
    digest: Mapped[str] = mapped_column(String(64), unique=True)
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str] = mapped_column(String(100))
    auth: Mapped[str] = mapped_column(String(32))
    created: Mapped[int] = mapped_column(BigInteger)
