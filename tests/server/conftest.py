from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.house import House, hall_in

from ludarium.testing import seed_of_run


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """An open hall with an empty database."""
    async with hall_in(tmp_path) as opened:
        yield opened


@pytest.fixture
def seed() -> str:
    """The seed of this run: of all that a test draws by lot."""
    return seed_of_run()
