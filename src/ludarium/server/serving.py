"""Opening the hall: the port, the data folder, and uvicorn around the application."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import structlog
import uvicorn

from ludarium import words
from ludarium.server import logs
from ludarium.server.app import create_app
from ludarium.server.errors import refuse
from ludarium.server.hall import Hall
from ludarium.server.settings import Settings
from ludarium.server.wire import Protocol

BACKLOG: Final = 2048
GRACE: Final = 5  # seconds for open connections when the hall closes
LAST_WORDS: Final = 0.1  # seconds for what is said before

log = structlog.get_logger("serving")


class Server(uvicorn.Server):
    """Tells when it listens, and everybody when it closes."""

    def __init__(self, config: uvicorn.Config, hall: Hall, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.hall = hall
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        lang = words.language_of(os.environ.get("LUDARIUM_LANG") or os.environ.get("LANG") or "")
        print(words.say(lang, "server-open-at", address=self.address), flush=True)
        if self.open_browser:
            await asyncio.to_thread(webbrowser.open, self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hall.say_goodbye()
        await asyncio.sleep(LAST_WORDS)
        await super().shutdown(sockets)


def run(host: str, port: int, data: Path, open_browser: bool, given: dict[str, Any]) -> None:
    """Serve until told to stop."""
    settings = Settings.read(os.environ, host=host, port=port, data=data, **given)
    logs.set_up(settings.log, settings.log_level)
    data.mkdir(parents=True, exist_ok=True)
    with _alone_in(data), contextlib.closing(listen(host, port)) as listener:
        app = create_app(settings)
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            http="httptools",
            ws=Protocol,
            ws_max_size=settings.frame_size,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            timeout_graceful_shutdown=GRACE,
            server_header=False,
            lifespan="on",
        )
        with contextlib.suppress(KeyboardInterrupt):
            Server(config, app.state.hall, _address(host, listener), open_browser).run(sockets=[listener])


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
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host
    return f"http://{shown}:{listener.getsockname()[1]}"


@contextlib.contextmanager
def _alone_in(data: Path) -> Iterator[None]:
    """See that no other hall lives in this data folder; the lock goes with the process, however it ends."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        yield
        return
    with (data / "hall.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise refuse("data-in-use", folder=str(data)) from None
        yield
