"""`ludarium serve`: opens the hall to the network."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludarium.cli.terminal import words


def serve(
    port: Annotated[int, typer.Option(help=words("help-port"))] = 8000,
    host: Annotated[str, typer.Option(help=words("help-host"))] = "0.0.0.0",
    data: Annotated[Path, typer.Option(help=words("help-data"))] = Path("data"),
) -> None:
    from ludarium import server

    server.serve(host=host, port=port, data=data)
