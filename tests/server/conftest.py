from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest
import structlog
from tests.push_service import PushService
from tests.server import kinds, postgres, thinkers, together
from tests.server.running import HALL, RunningServer, hall_in, new_database

from ludarium.server import logs
from ludarium.server.bots.bot_pool import BotWorker
from ludarium.server.storage import retention
from ludarium.server.tables import fair
from ludarium.testing import seed_of_run
from ludarium.tournaments.plan import Plan
from ludarium.tournaments.tournament import Tournament


@pytest.fixture(autouse=True)
def shuffles(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a hall of this process draws for its games and events follows from the seed of the run, so that whatever
    fails can be played again."""
    draws = count()

    def draw() -> bytes:
        return sha256(f"{seed_of_run()} {request.node.name} {next(draws)}".encode()).digest()

    created = Tournament.created

    def event(name: str, seed: str, plan: Plan, by: str, at: int) -> Tournament:
        return created(name, draw().hex()[: len(seed)], plan, by, at)

    monkeypatch.setattr(fair, "new_secret", lambda: draw()[: fair.SECRET_BYTES])
    monkeypatch.setattr(fair, "new_nonce", lambda: draw().hex()[: 2 * fair.NONCE_BYTES])
    monkeypatch.setattr(Tournament, "created", event)


@pytest.fixture(autouse=True)
def nodes_of_this_test(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """How nodes are come to, and, once they are closed, their database given back."""
    name = getattr(request.node, "originalname", request.node.name)
    monkeypatch.setattr(together, "at_one", kinds.at_one(request.node.path, name))
    yield
    if HALL != "sqlite":
        together.give_back()


@pytest.fixture(autouse=True)
def bots_begin_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotWorker, "begin", thinkers.begin)


@pytest.fixture
def all_logged(capfd: pytest.CaptureFixture[str]) -> Iterator[None]:
    """All that a hall of this process has to say, down to what helps to find faults, goes to the standard error that ``capfd`` reads; afterwards it is
    quiet again:
    a whole log costs what follows a good deal of time."""
    root = logging.getLogger()
    handlers, level, told = root.handlers, root.level, structlog.get_config()
    logs.set_up("json", "debug")
    structlog.configure(cache_logger_on_first_use=False)
    yield
    structlog.configure(**told)
    root.handlers = handlers
    root.setLevel(level)


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[RunningServer]:
    """An open hall with an empty database."""
    async with hall_in(tmp_path) as opened:
        yield opened


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    """A push service of our own, to which browsers subscribe."""
    async with PushService.opened() as one:
        yield one


@pytest.fixture
def seed() -> str:
    """The seed of this run: of all that a test draws by lot."""
    return seed_of_run()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of a PostgreSQL database of this process, which its tests have one after the other."""
    with postgres.database() as url:
        yield url


@pytest.fixture
def database_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The URL of a database of the kind that the test asks for, with a hall's tables and no rows."""
    if request.param == "sqlite":
        file = tmp_path_factory.mktemp("sqlite") / "hall.sqlite3"
        file.write_bytes(new_database())
        return f"sqlite+aiosqlite:///{file}"
    url: str = request.getfixturevalue("postgresql")
    postgres.empty(url)
    return url


@pytest.fixture
def old_url(database_url: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The URL of a database from which a hall removes what is old without a rest."""
    monkeypatch.setattr(retention, "REST", 0.0)
    monkeypatch.setattr(retention, "SHARE", 0.0)
    return database_url
