"""One hall and one browser for the whole run; people who come and go with each test.

Every game here is the same in every run: ``seeded_hall`` fixes the hall's part of the shuffles, ``person`` the
people's. Whatever a page reports as an error fails the test, and leaves a picture in ``tests/browser/out``.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Generator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ViewportSize, async_playwright
from tests.browser.hall import Wire, build_page, open_hall
from tests.browser.person import Person
from tests.browser.unpainted import unpaint

SEED = "ludarium"
OUT = Path(__file__).parent / "out"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or "/usr/bin/chromium"
SHELL = shutil.which("chromium-headless-shell") or CHROMIUM
"""The same without what belongs to windows, where it is installed: pages take three quarters of the processor's time."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)

Enter = Callable[..., Awaitable[Person]]


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def hall(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """The address of the hall."""
    await build_page()
    folder = tmp_path_factory.mktemp("hall")
    async with open_hall(SEED, folder / "data") as address:
        yield address


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=SHELL, args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def enter(hall: str, chromium: Browser, request: pytest.FixtureRequest) -> AsyncIterator[Enter]:
    """Lets a person in: ``await enter("Ann")`` at a desktop, ``phone=True`` with a finger at a phone. Further
    settings are those of a browser context."""
    people: list[Person] = []

    async def come(name: str, *, phone: bool = False, address: str = hall, **settings: Any) -> Person:
        usual: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-US", "reduced_motion": "reduce"}
        # What a browser keeps for times without a network is fetched by those tests alone that are about it.
        usual |= {"service_workers": "block"}
        if phone:
            usual |= {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
        context = await chromium.new_context(**{**usual, **settings})
        await unpaint(context)
        person = await Person.enters(context, name, address, SEED, "touch" if phone else "mouse")
        people.append(person)
        return person

    yield come
    test = re.sub(r"\W+", "-", request.node.name)
    async with AsyncExitStack() as stack:
        for person in people:
            stack.push_async_callback(person.context.close)
        problems = {person.name: person.problems for person in people if person.problems}
        if problems or request.node.stash.get(FAILED, True):
            OUT.mkdir(exist_ok=True)
            for person in people:
                await person.leaves_traces(OUT / f"{test}-{person.name}")
        assert not problems


@pytest_asyncio.fixture(loop_scope="session")
async def timed_hall(hall: str, tmp_path: Path) -> AsyncIterator[tuple[str, Path]]:
    """Another hall, empty, and the file that says by how many seconds its clock is ahead (``later``). It closes after its guests have
    left, where a test asks for it before ``enter``."""
    ahead = tmp_path / "ahead"
    ahead.write_text("0")
    async with open_hall(SEED, tmp_path / "data", LUDARIUM_AHEAD=str(ahead)) as address:
        yield address, ahead


@pytest_asyncio.fixture(loop_scope="session")
async def wire(hall: str) -> AsyncIterator[Wire]:
    """A wire to the hall that can be cut."""
    async with Wire.to(hall) as one:
        yield one
