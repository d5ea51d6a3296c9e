"""What can be set, with the defaults. Each is also an environment variable: ``LUDARIUM_BOT_DELAY=0.2``."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from ludarium.server.errors import refuse


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Times are in seconds, sizes in bytes. ``docs/operate.md`` explains each."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("data")
    database: str = ""  # an SQLAlchemy URL; empty: SQLite in the data folder
    log: str = "text"  # or "json"
    log_level: str = "warning"  # or "debug", "info", "error"

    bot_delay: float = 0.7  # between two steps, so that people can follow the bots
    bot_limit: float = 10.0  # what a bot may think before the hall chooses at random for it
    bot_workers: int = 0  # processes that think; 0: one less than there are cores, 8 at most
    go_on: float = 20.0  # how long the table waits for its people before it goes on by itself

    grace: float = 5.0  # after the last socket of a person is gone, until they count as absent
    host_grace: float = 60.0  # until an absent host is replaced by somebody present
    abandoned: float = 3600.0  # until bots play on for the people of a table that all have left
    open_idle: float = 7200.0  # until an open table without anybody is closed
    housekeeping: float = 10.0  # how often the last four are looked after
    heartbeat: float = (
        5.0  # how often the hall notes that it is alive: the clocks stand still while it is not
    )

    message_size: int = 16 * 1024  # of one WebSocket message; more is refused
    frame_size: int = 1024 * 1024  # more than this closes the socket unread
    outbox_messages: int = 256  # unsent messages of one socket; more, and it is dropped to come back
    outbox_bytes: int = 2 * 1024 * 1024
    socket_rate: float = 10.0  # messages a second of one socket, with bursts of four seconds' worth
    person_rate: float = 20.0  # and of one person over all sockets
    chat_rate: float = 1.0  # lines of talk a second of one person, with bursts of ten
    sockets_each: int = 16  # sockets that one person may have
    guest_rate: float = 2.0  # new guests a second from one address, with bursts of 60 seconds' worth
    tables_each: int = 20  # unfinished tables that one person may have made

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{(self.data / 'hall.sqlite3').absolute()}"

    @property
    def workers(self) -> int:
        return self.bot_workers or max(1, min(8, (os.cpu_count() or 2) - 1))

    @staticmethod
    def read(environment: Mapping[str, str], **given: Any) -> Settings:
        """Settings from the environment; what is ``given`` counts more. Raises
        ``setting-wrong`` for a variable that can't be read."""
        found: dict[str, Any] = {}
        for field in fields(Settings):
            name = f"LUDARIUM_{field.name.upper()}"
            text = environment.get(name)
            if text is None:
                continue
            kind = type(getattr(Settings(), field.name))
            try:
                found[field.name] = Path(text) if issubclass(kind, Path) else kind(text)
            except ValueError:
                raise refuse("setting-wrong", name=name, found=text, expected=kind.__name__) from None
        return replace(Settings(), **{**found, **given})
