"""What can be set, with the defaults. Each is also an environment variable: ``LUDARIUM_BOT_DELAY=0.2``."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from ludarium.core import LudariumError
from ludarium.server.errors import refuse
from ludarium.server.http.origins import is_host

IMAGES: Final = "https://cdn.keyforgegame.com https://mastervault-storage-prod.s3.amazonaws.com"
PUSH_SERVICES: Final = (
    "https://fcm.googleapis.com https://updates.push.services.mozilla.com https://*.push.apple.com "
    "https://*.notify.windows.com"
)
"""Those of Chrome and what is built on it, Firefox, Safari and Edge."""
LOOPBACK_ADDRESSES: Final = ("127.0.0.1", "::1")
LOOPBACK: Final = (*LOOPBACK_ADDRESSES, "localhost")
"""Where nobody but this machine can connect."""
ANYWHERE: Final = ("0.0.0.0", "::", "")
LONGEST: Final = 36_500  # days that anything may be kept; 0 is for ever
_NODE: Final = re.compile(r"[a-z0-9][a-z0-9_.-]{0,31}")
_NODE_ADDRESS: Final = re.compile(r"https?://([a-zA-Z0-9_.-]+|\[[0-9a-f:]+\])(:\d+)?/?")
_ORIGIN: Final = re.compile(r"https?://[a-z0-9.-]+(:\d+)?")
_SERVICE: Final = re.compile(
    r"https://(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?|http://(127\.0\.0\.1|localhost)(:\d+)?"
)
_KEY: Final = re.compile(r"[A-Za-z0-9._~+/=-]{16,256}")
_CONTACT: Final = re.compile(r"mailto:[^@\s]+@[^@\s]+|https://\S+")


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Times are in seconds, those of ``keep_…`` in days; sizes in bytes. ``docs/operate.md`` explains each."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("data")
    hosts: str = ""  # names under which the hall answers, with spaces between them; empty: under any
    database: str = ""  # an SQLAlchemy URL; empty: SQLite in the data folder
    database_limit: float = (
        10.0  # for one answer of the database; then people are told that it does not answer
    )
    log: str = "text"  # or "json"
    log_level: str = "warning"  # or "debug", "info", "error"
    node: str = ""  # what this hall is called among several on one PostgreSQL; empty: it is the only one
    node_address: str = ""  # where the others reach it: http://host:port; empty: by its host and port
    node_lease: float = 10.0  # without a sign of a node, until others take over what it has
    debug: str = (
        "off"  # or "on": whoever builds a game may read every secret of a table; on this machine only
    )

    bot_delay: float = 0.9  # between two steps where bots act at normal speed, so that people can follow
    bot_limit: float = 10.0  # what a bot may think before the hall chooses at random for it
    bot_workers: int = 0  # processes that think; 0: one less than there are cores, 8 at most
    go_on: float = 20.0  # how long the table waits for its people before it goes on by itself

    grace: float = 5.0  # after the last socket of a person is gone, until they count as absent
    stand_in: float = 45.0  # and until the others may vote that the usual bot plays for them
    host_grace: float = 60.0  # until an absent host is replaced by somebody present
    unwatched: float = 10.0  # until a table that nobody looks at stands still, with its bots and clocks
    seek_away: float = 180.0  # until whoever looks for somebody and has gone is not waited for any more
    abandoned: float = 3600.0  # until bots play on for the people of a table that all have left
    open_idle: float = 7200.0  # until an open table without anybody is closed; by correspondence: two weeks
    housekeeping: float = 10.0  # how often hosts, abandoned games and open tables are looked after
    heartbeat: float = (
        5.0  # how often the hall notes that it is alive: the clocks stand still while it is not
    )

    keep_sessions: float = 400.0  # days without use after which a session ends; of all six, 0 is for ever
    keep_games: float = 90.0  # of a finished game, once nobody who sat there has a session
    keep_closed: float = 30.0  # of a table that was closed, begun or not
    keep_guests: float = 30.0  # of a guest without a session whom nothing names any more
    keep_log: float = 400.0  # of an entry of the audit log, and of a ban that is over
    keep_reports: float = 180.0  # of a report, once it is closed

    connections: int = 10_000  # in all; fewer where the system allows fewer descriptors
    connections_each: int = 1000  # from one address (IPv6: one /64), but for those of proxies
    head_limit: float = 10.0  # for a request to come, as far as its body
    body_limit: float = 20.0  # for its body, and a second more for each 4 KiB of it
    take_limit: float = 30.0  # until somebody takes any more of an answer

    message_size: int = 16 * 1024  # of one WebSocket message; more is refused
    frame_size: int = 1024 * 1024  # more than this closes the socket unread
    outbox_messages: int = 256  # unsent messages of one socket; more, and it is dropped to come back
    outbox_bytes: int = 2 * 1024 * 1024
    socket_rate: float = 10.0  # messages a second of one socket, with bursts of four seconds' worth
    person_rate: float = 20.0  # and of one person over all sockets
    chat_rate: float = 1.0  # lines of talk a second of one person, with bursts of ten
    sockets_each: int = 16  # sockets that one person may have
    guest_rate: float = 2.0  # new guests a second from one address, with bursts of 60 seconds' worth
    event_rate: float = 1 / 60  # new events a second of one account, with bursts of five; an address: 4 times
    read_rate: float = (
        20.0  # reads of events and replays a second, with bursts of ten seconds' worth; an address: 10 times
    )
    view_rate: float = 200.0  # all other reads a second from one address, with bursts of a minute's worth
    lobby_kept: float = 1.0  # for which the lobby is told as it was
    follows_each: int = 500  # pages at one address that follow events: a whole venue may share it
    seek_rate: float = (
        0.2  # seeks and answers to them a second of one person, with bursts of ten; an address: 20 times
    )
    ask_rate: float = (
        1 / 60
    )  # wishes to be friends and invitations a second of one person, with bursts of 20; an address: 20 times
    report_rate: float = 1 / 120  # reports a second of one person, with bursts of five; an address: 20 times
    seeks_address: int = 100  # people at one address who look for somebody
    seeks_all: int = 2000  # and everywhere
    tables_each: int = 20  # unfinished tables that one person may have made, without correspondence tables
    letters_each: int = 50  # and of those
    tables_address: int = 300  # and all people at one address: a school or a venue may share it
    tables_all: int = 5000  # and everybody; tables of events are counted and never refused
    guests_address: int = 1000  # new guests a day from one address
    guests_all: int = 50_000  # and from everywhere
    spectators_table: int = 3000  # sockets that watch one table
    spectators_address: int = 500  # that watch anything from one address
    spectators_all: int = 10_000  # and from everywhere

    fetch: str = "on"  # or "off": texts that people only name, such as decks by their id, are fetched
    fetch_address: str = ""  # from here, with {id} in the place of the id; empty: from where the game knows
    fetch_connect: float = 5.0  # until somebody answers there
    fetch_read: float = 5.0  # between two pieces of the answer
    fetch_total: float = 15.0  # for all of it
    fetch_size: int = 1_000_000  # of an answer; more is refused
    fetch_rate: float = 0.2  # texts a second of one person, with bursts of ten
    fetch_workers: int = 4  # threads that fetch; nobody waits for a free one
    club_issuer: str = ""  # of a club's own sign-in by OpenID Connect: https://…; empty: there is none
    club_client: str = ""  # what the hall is called there
    club_secret: str = ""
    club_name: str = ""  # what people call the club; empty: the issuer's host
    metrics_key: str = ""  # whoever names it may read /metrics; empty: nobody
    push: str = "on"  # or "off": people who are away are told of their turn by their browser's push service
    push_services: str = PUSH_SERVICES  # origins to which such messages may go, with spaces between them
    push_contact: str = ""  # where a push service reaches whoever runs the hall: mailto:…; empty: by `hosts`
    images: str = IMAGES  # origins from which pages may load pictures, with spaces between them

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{(self.data / 'hall.sqlite3').absolute()}"

    @property
    def node_url(self) -> str:
        """Where other nodes reach this one."""
        if self.node_address:
            return self.node_address.rstrip("/")
        host = socket.gethostname() if self.host in ANYWHERE else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def beat_every(self) -> float:
        """Seconds between two signs of life."""
        return min(self.heartbeat, self.node_lease / 5) if self.node else self.heartbeat

    @property
    def host_names(self) -> list[str]:
        return self.hosts.lower().split()

    @property
    def debugs(self) -> bool:
        """Whether there are debug pages: never where others than this machine can connect."""
        return self.debug == "on" and self.host in LOOPBACK

    @property
    def workers(self) -> int:
        return self.bot_workers or max(1, min(8, (os.cpu_count() or 2) - 1))

    @property
    def club(self) -> str | None:
        """What people call the club whose sign-in the hall takes."""
        return (self.club_name or urlsplit(self.club_issuer).hostname) if self.club_issuer else None

    @property
    def push_origins(self) -> list[str]:
        return self.push_services.split()

    @property
    def contact(self) -> str:
        """Where a push service reaches whoever runs the hall, as far as that is known."""
        return self.push_contact or (f"https://{self.host_names[0]}" if self.host_names else "")

    @property
    def image_origins(self) -> list[str]:
        return self.images.split()

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
        settings = replace(Settings(), **{**found, **given})
        settings._check()
        return settings

    def _check(self) -> None:
        """Raise ``setting-wrong`` for words that can't be meant."""
        for name in (
            "database_limit",
            "head_limit",
            "body_limit",
            "take_limit",
            "connections",
            "connections_each",
        ):
            if not getattr(self, name) > 0:
                raise _wrong(name, getattr(self, name), "> 0")
        if self.debug not in ("on", "off") or (self.debug == "on" and not self.debugs):
            raise _wrong("debug", self.debug, "off; on, --host 127.0.0.1")
        for name in ("keep_sessions", "keep_games", "keep_closed", "keep_guests", "keep_log", "keep_reports"):
            if not 0 <= getattr(self, name) <= LONGEST:
                raise _wrong(name, getattr(self, name), f"0–{LONGEST}")
        if self.node:
            self._check_node()
        if self.fetch not in ("on", "off"):
            raise _wrong("fetch", self.fetch, "on, off")
        if self.fetch_address and not _is_place(self.fetch_address):
            raise _wrong("fetch_address", self.fetch_address, "https://…/{id}")
        if self.fetch_workers < 1:
            raise _wrong("fetch_workers", self.fetch_workers, "1")
        if self.club_issuer and not _is_issuer(self.club_issuer):
            raise _wrong("club_issuer", self.club_issuer, "https://…")
        if self.club_issuer and not self.club_client:
            raise _wrong("club_client", self.club_client, "…")
        if self.metrics_key and not _KEY.fullmatch(self.metrics_key):
            raise _wrong("metrics_key", "…", "a–z A–Z 0–9 . _ ~ + / = - (16–256)")
        for host in self.host_names:
            if not is_host(host):
                raise _wrong("hosts", host, "hall.example")
        if self.push not in ("on", "off"):
            raise _wrong("push", self.push, "on, off")
        if self.push_contact and not _CONTACT.fullmatch(self.push_contact):
            raise _wrong("push_contact", self.push_contact, "mailto:…, https://…")
        for service in self.push_origins:
            if not _SERVICE.fullmatch(service):
                raise _wrong("push_services", service, "https://…")
        for origin in self.image_origins:
            if not _ORIGIN.fullmatch(origin):
                raise _wrong("images", origin, "https://…")

    def _check_node(self) -> None:
        if not _NODE.fullmatch(self.node):
            raise _wrong("node", self.node, "a–z 0–9 . _ -")
        if not self.database_url.startswith("postgresql"):
            raise refuse("node-sqlite")
        if self.node_address and not _NODE_ADDRESS.fullmatch(self.node_address):
            raise _wrong("node_address", self.node_address, "http://host:port")
        if not 0.5 <= self.node_lease <= 600:
            raise _wrong("node_lease", self.node_lease, "0.5–600")


def _is_place(address: str) -> bool:
    """Whether texts can be asked for there, each by its id."""
    try:
        parts = urlsplit(address)
        reachable = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # half a bracket, or a port that is no number
        return False
    return reachable and "{id}" in parts.path + parts.query


def _is_issuer(address: str) -> bool:
    """Whether secrets may go there: over ``https``, or on this machine."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    safe = parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in LOOPBACK)
    return safe and bool(parts.hostname) and not parts.query and not parts.fragment


def _wrong(name: str, found: object, expected: str) -> LudariumError:
    return refuse("setting-wrong", name=f"LUDARIUM_{name.upper()}", found=found, expected=expected)
