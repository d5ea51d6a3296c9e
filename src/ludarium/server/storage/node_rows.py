"""The nodes of a hall, as the database has them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, String
from sqlalchemy.orm import Mapped, mapped_column

from ludarium.server.storage.schema import Base


class NodeRow(Base):
    """One life of a node: each start, and each time it has lost its lease, begins another. ``open`` ends once and for
    good; ``seen`` is the database's own time. Only other nodes know the ``secret``. ``counts`` are what limits have
    counted there."""

    __tablename__ = "hall_node"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(64), index=True)
    address: Mapped[str] = mapped_column(String(200))
    secret: Mapped[str] = mapped_column(String(64))
    open: Mapped[bool]
    seen: Mapped[int] = mapped_column(BigInteger)
    counts: Mapped[dict[str, Any]] = mapped_column(JSON)
