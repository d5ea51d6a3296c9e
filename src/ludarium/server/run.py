"""Opening the hall: the port, the data folder, and uvicorn around the application."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import socket
import sys
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import structlog
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ludarium import i18n
from ludarium.server import logs, traces
from ludarium.server.app import Application
from ludarium.server.errors import refuse
from ludarium.server.http.doors import Doors, raise_limit, room_for
from ludarium.server.http.wire import Protocol, guarded
from ludarium.server.nodes.passing import Passing
from ludarium.server.settings import LOOPBACK_ADDRESSES, Settings
from ludarium.server.storage.alone import Held, Lock
from ludarium.server.tables.hall import Hall

BACKLOG: Final = 2048  # connections that wait to be accepted
AT_ONCE: Final = 16
KEEP_ALIVE: Final = 150
"""Seconds for which a connection is kept between two requests: longer than the other side keeps it (Caddy 120, nginx and
most clients fewer), for a request that crosses with the end of its connection is lost. The doors close one sooner where
its place is needed."""
GRACE: Final = 5  # seconds for open connections when the hall closes
LAST_WORDS: Final = 0.1  # seconds for what is said before
TICK: Final = 0.05  # seconds after which a signal is noticed while the hall opens
QUIET: Final = 2.0  # seconds in which nobody has chosen anything
DUE: Final = 2_000  # looks through two to three thousand young objects, after which all are looked through as soon as it is quiet
AT_LAST: Final = 50_000  # and after which they are in any case

log = structlog.get_logger("run")


class Server(uvicorn.Server):
    """Tells when it listens, and everybody when it closes."""

    def __init__(self, config: uvicorn.Config, hall: Hall, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.hall = hall
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the hall, as long as nobody tells it to stop meanwhile. Raises what keeps it from opening."""
        opening = asyncio.create_task(super().startup(sockets))
        while not opening.done() and not self.should_exit:
            await asyncio.wait([opening], timeout=TICK)
        if not opening.done():
            opening.cancel()
            await asyncio.gather(opening, return_exceptions=True)
            await self.hall.close()
            return
        await opening
        for listener in sockets or []:
            listener.listen(BACKLOG)  # asyncio has made it as short as what it accepts at once
        if self.hall.failure is not None:
            self.should_exit = True
            await self.shutdown(sockets)
            raise self.hall.failure
        if self.should_exit:
            return
        spare_collections()
        lang = i18n.language_of(os.environ.get("LUDARIUM_LANG") or os.environ.get("LANG") or "")
        print(i18n.say(lang, "server-open-at", address=self.address), flush=True)
        if self.hall.settings.debugs:
            print(i18n.say(lang, "server-debug"), flush=True)
        if self.open_browser:
            await asyncio.to_thread(webbrowser.open, self.address)

    async def on_tick(self, counter: int) -> bool:
        collect_in_quiet(time.monotonic() - self.hall.store.writer.chosen_at)
        return await super().on_tick(counter) or self.hall.failure is not None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hall.say_goodbye()
        await asyncio.sleep(LAST_WORDS)
        await self.hall.hand_over()
        await super().shutdown(sockets)
        await traces.close()  # here, since a signal ends the process as soon as the server has ended


def spare_collections() -> None:
    """Have Python look for garbage in cycles so that nobody at a table notices. What a hall consists of stays: it is never looked
    through again. Young objects are looked through a thousand at a time, and with those that were left of the last such look: of
    30,000 at once, a thousand tables waited for 0.1 s. All that there is keeps everybody waiting for a second or more: it comes
    when nobody plays (``collect_in_quiet``), or at last where somebody always does; by default it comes with each quarter more.
    There is little to find: what a choice or a socket leaves behind has hardly any cycles."""
    gc.collect()
    gc.freeze()
    # To Python 3.14 the second number says how few of the old objects it looks at each time, and the third nothing.
    gc.set_threshold(1_000, 1 if sys.version_info < (3, 14) else 1_000, AT_LAST)


def collect_in_quiet(quiet: float) -> None:
    """Look through all that there is for garbage in cycles, where much has been made since the last time and nobody has chosen
    anything for so many seconds."""
    if quiet >= QUIET and gc.get_count()[2] >= DUE:
        gc.collect()


def run(host: str, port: int, data: Path, open_browser: bool, given: dict[str, Any]) -> None:
    """Serve until told to stop. Raises ``LudariumError`` for what a person can mend: a port, a folder or a database that
    is in use, a folder that can't be written, a database of a newer version or out of reach, and where another hall has
    taken the database over; and traces that are asked for and can't be sent."""
    settings = Settings.read(os.environ, host=host, port=port, data=data, **given)
    logs.set_up(settings.log, settings.log_level)
    traces.set_up(settings.node)
    with _alone_in(data) as lock, contextlib.closing(listen(host, port)) as listener:
        with _writing(data):
            lock.note(_address(host, listener))
        app = Application(settings)
        config = configured(app, settings, raise_limit())
        with contextlib.suppress(KeyboardInterrupt):
            Server(config, app.hall, _address(host, listener), open_browser).run(sockets=[listener])
        if app.hall.failure is not None:
            raise app.hall.failure


def configured(app: Application, settings: Settings, descriptors: int | None = None) -> uvicorn.Config:
    """How uvicorn serves the hall, with so many ``descriptors``."""
    nodes = app.hall.nodes
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws=Protocol,
        ws_max_size=settings.frame_size,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        lifespan="on",
        # So many are accepted before those that were accepted get their places, or are sent away.
        backlog=AT_ONCE,
    )
    proxies = ProxyHeadersMiddleware(app, config.forwarded_allow_ips).trusted_hosts  # type: ignore[arg-type]
    doors = Doors(
        room_for(settings.connections, descriptors),
        settings.connections_each,
        (lambda host: host in proxies)
        if nodes is None
        else (lambda host: host in proxies or host in nodes.trusted),
    )
    if nodes is not None:
        config.app = Passing(app, nodes, doors)
    config.http = guarded(doors, settings)
    return config


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. Raises ``port-taken``."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio leaves Nagle's algorithm on and every second message takes 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise refuse("port-taken", port=str(port)) from None
        raise
    return listener


def _address(host: str, listener: socket.socket) -> str:
    """What to type into a browser on this machine."""
    shown = "localhost" if host in ("0.0.0.0", "::", *LOOPBACK_ADDRESSES) else host
    return f"http://{shown}:{listener.getsockname()[1]}"


@contextlib.contextmanager
def _writing(data: Path) -> Iterator[None]:
    """Raises ``data-fault`` where the data folder can't be written."""
    try:
        yield
    except OSError as error:
        raise refuse("data-fault", folder=str(data), problem=error.strerror or str(error)) from error


def _alone_in(data: Path) -> Lock:
    """The lock of a data folder, taken; the folder is made if need be. Raises ``data-in-use`` or ``data-in-use-at``
    where another hall lives there, and ``data-fault`` where it can't be written."""
    lock = Lock(data / "hall.lock")
    try:
        with _writing(data):
            data.mkdir(parents=True, exist_ok=True)
            lock.take()
    except Held as held:
        if held.note:
            raise refuse("data-in-use-at", folder=str(data), address=held.note) from None
        raise refuse("data-in-use", folder=str(data)) from None
    return lock
