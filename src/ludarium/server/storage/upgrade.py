"""The revision of a database, asked for and brought up to this version's, for a caller with no event loop."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ludarium.server.storage.backup import Rehearsal, rehearse
from ludarium.server.storage.database import Database
from ludarium.server.storage.migrations import HEAD


def revision_of(database: Database) -> str | None:
    """The revision of a database, None where it has none yet. Closes it."""

    async def asked() -> str | None:
        try:
            return await database.found()
        finally:
            await database.close()

    return asyncio.run(asked())


def upgraded(database: Database) -> str | None:
    """Bring a database to ``HEAD``; gives the revision that it had. Halls that are open at this revision are not disturbed: a
    database that has it is not opened. Closes it."""

    async def done() -> str | None:
        try:
            found = await database.found()
            if found != HEAD:
                await database.open()
            return found
        finally:
            await database.close()

    return asyncio.run(done())


def rehearsed(database: Path) -> Rehearsal:
    """What came of migrating a copy of a SQLite database. Raises what ``backup.rehearse`` does."""
    return asyncio.run(rehearse(database))
