"""What a monitor is told: the hall is alive, and whether it can do its work."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.aside import locked
from tests.server.running import RunningServer, hall_in

READY = ("/readyz", "/healthz")
PATIENCE = 30.0  # seconds, on a busy machine


async def told(running: RunningServer, path: str = "/readyz") -> tuple[int, dict[str, Any]]:
    answer = await running.stranger().http.get(path)
    return answer.status_code, answer.json()


async def until(running: RunningServer, status: int) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            found, body = await told(running)
            if found == status:
                return body
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("path", READY)
async def test_a_hall_that_works_says_so(running: RunningServer, path: str) -> None:
    await (await running.guest("Ann")).table()
    status, body = await told(running, path)
    assert (status, body["status"], body["problems"]) == (200, "ok", [])
    assert (body["tables"], body["playing"], body["people"]) == (1, 0, 0)
    assert body["changes"] >= body["commits"] > 0
    assert 0 <= body["committed_ago"] < PATIENCE


async def test_a_hall_that_can_save_nothing_is_alive_and_not_ready(tmp_path: Path) -> None:
    async with hall_in(tmp_path, database_limit=1.0, heartbeat=0.2) as running:
        assert (await told(running))[0] == 200
        async with locked(tmp_path):
            body = await until(running, 503)
            assert body["status"] == "not-ready"
            assert "storage" in body["problems"]
            for path in READY:
                assert (await told(running, path))[0] == 503
            assert await told(running, "/livez") == (200, {"status": "ok"})
        assert (await until(running, 200))["problems"] == []


async def test_a_commit_that_hangs_shows_before_it_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_in(tmp_path, heartbeat=0.2, database_limit=300.0) as running:
        writer = running.hall.store.writer
        go_on = asyncio.Event()
        attempt = writer._attempt

        async def slow(group: list[Any]) -> None:
            await go_on.wait()
            await attempt(group)

        monkeypatch.setattr(writer, "_attempt", slow)
        body = await until(running, 503)
        async with asyncio.timeout(PATIENCE):
            while "queue" not in body["problems"]:
                await asyncio.sleep(0.1)
                _, body = await told(running)
        assert body["waiting"] >= 1
        assert body["oldest"] > 0
        go_on.set()
        await until(running, 200)


async def test_a_loop_that_is_not_free_shows(running: RunningServer) -> None:
    await asyncio.sleep(0.3)
    time.sleep(1.5)
    status, body = await told(running)
    assert status == 503
    assert "lag" in body["problems"]
    assert body["lag"] > 1


async def test_a_hall_that_closes_is_not_ready(running: RunningServer) -> None:
    running.hall.say_goodbye()
    status, body = await told(running)
    assert (status, body["problems"]) == (503, ["closing"])
