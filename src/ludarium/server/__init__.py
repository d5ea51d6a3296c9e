"""The server: the one room that talks to a network or a database. ``docs/server.md`` shows around.

Importing it costs nothing: what it needs is loaded by ``serve``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path = Path("data"),
    open_browser: bool = False,
    **settings: Any,
) -> None:
    """Open the hall and print its address; returns when it is told to stop.

    Further settings are those of ``ludarium.server.settings``; the environment has them, too.
    Raises ``LudariumError`` where the port or the data folder is in use.
    """
    from ludarium.server.run import run

    run(host, port, data, open_browser, settings)
