"""Sessions: they end when nobody uses them, using them renews them, and their cookie lasts as long."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.aged import A_DAY, KEEP, Aged, in_a_hall, on_each_database, until
from tests.server.running import hall_in

from ludarium.server.storage.store import OPEN, OVER, PLAYING


@on_each_database
def test_a_session_that_nobody_uses_ends_and_answers_like_none(old_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        ann, ben = [await old.running.guest(name) for name in ("Ann", "Ben")]
        table = await ben.table(seats=5)
        await old.unused(ann, 100.1)
        await old.unused(ben, 99.9)
        told = await old.forget()
        assert (told.sessions, told.pieces) == (1, 1)
        assert await old.sessions() == {ben.id}
        assert await ann.get("/api/me") is None
        assert (await ann.get("/api/me/games"))["now"] == []
        refused = await ann.http.post("/api/tables", json={"game": "saboteur", "seats": 5})
        assert (refused.status_code, refused.json()["code"]) == (401, "need-guest")
        wire = await ann.wire(table, hello=False)
        await wire.until_closed()
        assert (wire.closed, wire.reason) == (4401, "need-guest")
        assert (await ben.get("/api/me"))["name"] == "Ben"
        again = await ann.post("/api/guests", name="Ann", lang="en")
        assert again["id"] != ann.id
        assert await ann.get("/api/me") == again

    in_a_hall(old_url, tmp_path, work)


@on_each_database
@pytest.mark.parametrize("status", [OPEN, PLAYING])
def test_no_session_ends_at_an_unfinished_table(old_url: str, tmp_path: Path, status: str) -> None:
    async def work(old: Aged) -> None:
        hosts, sits, watches = [await old.person(unused=500) for _ in range(3)]
        table = await old.table(hosts, sits, None, status=status)
        await old.forget()
        assert await old.sessions() == {hosts, sits}
        assert await old.people() == {hosts, sits, watches}, "gone, but not for five days"
        await old.store.change_table(table, status=OVER, ended=old.ago(0))
        await old.forget()
        assert await old.sessions() == set()
        assert await old.tables() == {table}

    in_a_hall(old_url, tmp_path, work)


@on_each_database
def test_using_a_session_renews_it_once_a_day(old_url: str, tmp_path: Path, monkeypatch: Any) -> None:
    async def work(old: Aged) -> None:
        written: list[int] = []
        note = old.store.note_sessions

        async def noted(used: dict[str, int]) -> None:
            written.append(len(used))
            await note(used)

        monkeypatch.setattr(old.store, "note_sessions", noted)
        ann, ben, cid = [await old.running.guest(name) for name in ("Ann", "Ben", "Cid")]
        for guest, days in ((ann, 99.5), (ben, 0.9), (cid, 120)):
            await old.unused(guest, days)
        for _ in range(5):
            for guest in (ann, ben, cid):
                assert (await guest.get("/api/me"))["id"] == guest.id
        # What was used counts before it is written down.
        assert (await old.forget()).sessions == 0
        await old.hall.guests.note_use()
        await ann.get("/api/me")
        await old.hall.guests.note_use()
        assert written == [2]
        for guest, days in ((ann, 0), (ben, 0.9), (cid, 0)):
            assert abs((await old.seen(guest) or 0) - old.ago(days)) < 60_000

    in_a_hall(old_url, tmp_path, work, heartbeat=1000.0)


async def test_a_short_session_is_renewed_more_often(tmp_path: Path) -> None:
    async with hall_in(tmp_path, keep_sessions=1.0, heartbeat=0.05) as running:
        old = Aged(running)
        ann = await running.guest("Ann")
        await old.unused(ann, 0.2)
        await ann.get("/api/me")
        await until(lambda: fresh(old, ann))
        wire = await ann.wire(await ann.table())
        await wire.next("welcome")
        running.later(A_DAY / 2000)
        before = await old.seen(ann)
        await wire.close()  # a line that had been open until now
        await until(lambda: newer(old, ann, before))


async def fresh(old: Aged, guest: Any) -> bool:
    return (await old.seen(guest) or 0) > old.ago(0.01)


async def newer(old: Aged, guest: Any, than: int | None) -> bool:
    return (await old.seen(guest) or 0) > (than or 0)


async def test_whoever_has_a_line_open_stays(tmp_path: Path) -> None:
    async with hall_in(tmp_path, **KEEP) as running:
        old = Aged(running)
        ann, ben = [await running.guest(name) for name in ("Ann", "Ben")]
        table = await ann.table()
        wire = await ben.wire(table)
        await wire.next("welcome")
        await old.unused(ben, 500)
        assert (await old.forget()).sessions == 0
        await wire.close()
        await until(lambda: fresh(old, ben))


async def test_a_session_that_is_looked_up_while_it_ends_is_not_remembered(tmp_path: Path) -> None:
    async with hall_in(tmp_path, **KEEP) as running:
        old = Aged(running)
        ann = await running.guest("Ann")
        await old.unused(ann, 500)
        session = running.hall.store.session
        found, go_on = asyncio.Event(), asyncio.Event()

        async def slow(token: str) -> Any:
            answer = await session(token)
            found.set()
            await go_on.wait()
            return answer

        running.hall.store.session = slow  # type: ignore[method-assign]
        asking = asyncio.create_task(ann.get("/api/me"))
        await found.wait()
        assert (await old.forget()).sessions == 1
        go_on.set()
        assert await asking is None


@pytest.mark.parametrize(("keep", "days"), [(400, 400), (1, 400), (1000, 1000), (0, 3650)])
async def test_the_cookie_lasts_as_long_as_its_session(tmp_path: Path, keep: float, days: int) -> None:
    async with hall_in(tmp_path, keep_sessions=float(keep)) as running:
        guest = running.stranger()
        first = await guest.http.post("/api/guests", json={"name": "Ann", "lang": "en"})
        token = guest.http.cookies["ludarium"]
        again = await guest.http.get("/api/me")
        for answer in (first, again):
            assert f"ludarium={token}; " in answer.headers["set-cookie"]
            assert f"max-age={days * 86_400};" in answer.headers["set-cookie"].lower() + ";"
        assert again.headers["set-cookie"] == first.headers["set-cookie"]
        assert "set-cookie" not in (await guest.http.get("/api/me/games")).headers
        stranger = await running.stranger().http.get("/api/me")
        assert (stranger.content, "set-cookie" in stranger.headers) == (b"null", False)
