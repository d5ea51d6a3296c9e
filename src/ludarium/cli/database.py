"""Which database a command is about."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludarium.cli.terminal import words

if TYPE_CHECKING:
    from ludarium.server.storage.database import Database

Data = Annotated[Path, typer.Option(help=words("help-data"))]


def database_of(data: Path) -> Database:
    """The database that the settings name, as they do for a hall; nothing is opened. Raises ``setting-wrong`` and
    ``database-url``."""
    from ludarium.server.settings import Settings
    from ludarium.server.storage.database import Database

    settings = Settings.read(os.environ, data=data)
    return Database(settings.database_url, settings.database_limit)
