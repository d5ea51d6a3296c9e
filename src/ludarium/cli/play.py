"""`ludarium play`: opens the hall on this machine."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ludarium.cli.terminal import words


def play(
    port: Annotated[int, typer.Option(help=words("help-port"))] = 8000,
    host: Annotated[str, typer.Option(help=words("help-host"))] = "127.0.0.1",
    data: Annotated[Path, typer.Option(help=words("help-data"))] = Path("data"),
    browser: Annotated[bool, typer.Option(help=words("help-browser"))] = True,
) -> None:
    from ludarium.server import serve

    serve(host=host, port=port, data=data, open_browser=browser and sys.stdout.isatty())
