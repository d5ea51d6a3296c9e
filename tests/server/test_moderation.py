"""Moderating from the command line's office, beside a hall that runs: bans, names, sessions, moderators, and the log."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from tests.server import postgres
from tests.server.aged import A_DAY, Aged, in_a_hall, on_each_database
from tests.server.noded import at, noded, until
from tests.server.running import PATIENCE, Guest, RunningServer

from ludarium.core import LudariumError
from ludarium.server.moderation import people, tables
from ludarium.server.moderation.office import Office, office
from ludarium.server.storage import audit
from ludarium.server.storage.audit import Entry, Wanted, operator
from ludarium.server.storage.database import Database
from ludarium.server.storage.moderation_rows import AuditRow, BanRow
from ludarium.server.storage.schema import SeatRow, SessionRow

WHY = "spam in the chat"
PASSWORD = "a long and quiet evening"


@asynccontextmanager
async def desk_of(running: RunningServer) -> AsyncIterator[Office]:
    """Whoever works beside a hall, on connections of their own."""
    async with office(running.hall.settings, operator("jo")) as opened:
        yield opened


async def told(running: RunningServer, work: Callable[[Office], Awaitable[Any]]) -> Any:
    """What comes of work in the office; the hall, each of its nodes, has heard of it by then."""
    async with desk_of(running) as opened:
        done = await work(opened)
        last = (await opened.rows(audit.newest()))[0]["id"]
    await until(lambda: all(hall.moderation._last >= last for hall in running.halls))
    return done


async def log(running: RunningServer, **wanted: Any) -> list[Entry]:
    async with desk_of(running) as opened:
        return [Entry(**row) for row in await opened.rows(audit.matching(Wanted(**wanted), 100))]


async def account(running: RunningServer, name: str) -> Guest:
    guest = running.stranger()
    made = await guest.http.post("/api/account", json={"name": name, "password": PASSWORD, "lang": "en"})
    assert made.status_code == 201, made.text
    guest.me = made.json()
    return guest


async def banned(guest: Guest, method: str, path: str, **body: Any) -> str:
    """The sentence of a refusal by a ban."""
    answer = await guest.http.request(method, path, json=body or None)
    assert (answer.status_code, answer.json()["code"]) == (403, "banned"), answer.text
    return str(answer.json()["message"])


@on_each_database
def test_a_ban_shuts_a_guest_out_and_lets_the_same_guest_in_again(database_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        ann = await old.running.guest("Ann")
        table = await ann.table()
        wire = await ann.wire(table)
        await wire.next("welcome")
        seeking = await old.running.guest("Ben")
        await told(old.running, lambda desk: people.ban(desk, ann.id, WHY, None))
        bye = await wire.next("bye")
        assert bye["code"] == "banned"
        assert WHY in bye["message"]
        await wire.until_closed()
        assert wire.closed == 4403
        again = await ann.wire(table)
        assert (await again.next("bye"))["code"] == "banned"
        assert WHY in await banned(ann, "GET", "/api/me")
        await banned(ann, "POST", "/api/tables", game="saboteur", seats=5)
        await banned(ann, "POST", "/api/guests", name="Ann", lang="en")
        await banned(ann, "POST", "/api/account", name="ann", password=PASSWORD, lang="en")
        assert (await seeking.get("/api/me"))["id"] == seeking.id
        await told(old.running, lambda desk: people.unban(desk, ann.id, "it was somebody else"))
        assert (await ann.get("/api/me"))["id"] == ann.id
        assert (await (await ann.wire(table)).next("welcome"))["you"]["id"] == ann.id

    in_a_hall(database_url, tmp_path, work)


@on_each_database
def test_who_is_banned_is_not_seen_here_any_more(database_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        ann = await old.running.guest("Ann")
        await ann.http.patch("/api/me", json={"visible": True})
        await ann.get("/api/tables")
        reader = old.running.stranger()
        async with asyncio.timeout(PATIENCE):
            while not (await reader.get("/api/seeks"))["people"]:
                await asyncio.sleep(0.02)
        await told(old.running, lambda desk: people.ban(desk, ann.id, WHY, None))
        assert (await reader.get("/api/seeks"))["people"] == []
        await old.running.hall.here.note()
        assert (await reader.get("/api/seeks"))["people"] == []

    in_a_hall(database_url, tmp_path, work)


@on_each_database
def test_a_ban_signs_an_account_out_and_refuses_to_sign_in_until_it_is_over(
    database_url: str, tmp_path: Path
) -> None:
    async def work(old: Aged) -> None:
        running = old.running
        ann = await account(running, "ann")
        moment = old.hall.clock.now() + A_DAY
        made = await told(running, lambda desk: people.ban(desk, "ANN", WHY, moment))
        assert (made.person_id, made.until) == (ann.id, moment)
        assert await ann.get("/api/me") is None
        stranger = running.stranger()
        wrong = await stranger.http.post("/api/sign-in", json={"name": "ann", "password": "no, another one"})
        assert wrong.json()["code"] == "account-sign-in-wrong"  # nobody else learns of the ban
        said = await banned(stranger, "POST", "/api/sign-in", name="ann", password=PASSWORD)
        assert WHY in said
        assert "UTC" in said
        change = update(BanRow).values(until=old.hall.clock.now() - 1)
        await old.store.writer.write((change, None))
        await old.hall.moderation.open()
        back = await stranger.http.post("/api/sign-in", json={"name": "ann", "password": PASSWORD})
        assert back.json()["id"] == ann.id
        with pytest.raises(LudariumError, match="admin-not-banned"):
            await told(running, lambda desk: people.unban(desk, "ann", "over"))

    in_a_hall(database_url, tmp_path, work)


@on_each_database
def test_bans_are_there_when_a_hall_opens(database_url: str, tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def before(old: Aged) -> None:
        kept["ann"] = ann = await old.running.guest("Ann")
        kept["id"], kept["cookies"] = ann.id, dict(ann.http.cookies)

    async def after(old: Aged) -> None:
        ann = old.running.stranger()
        ann.http.cookies.update(kept["cookies"])
        await banned(ann, "GET", "/api/me")

    async def meanwhile() -> None:
        from ludarium.server.settings import Settings

        settings = Settings(database=database_url, data=tmp_path)
        async with office(settings, operator("jo")) as desk:
            await people.ban(desk, kept["id"], WHY, None)

    in_a_hall(database_url, tmp_path, before)
    asyncio.run(meanwhile())
    in_a_hall(database_url, tmp_path, after)


@on_each_database
def test_an_offensive_name_goes_everywhere(database_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        running = old.running
        ann, ben = await running.guest("Rude"), await running.guest("Ben")
        table = await ann.table()
        wire = await ann.wire(table)
        await wire.next("welcome")
        await wire.send("chat", text="hello")
        await wire.next("chat")
        await told(running, lambda desk: people.rename(desk, ann.id, "  Guest   7 ", "rude"))
        assert (await ann.get("/api/me"))["name"] == "Guest 7"
        assert "Rude" not in str(await ben.get("/api/tables"))
        other = await ben.wire(table)
        welcome = await other.next("welcome")
        assert [line["from"] for line in welcome["chat"]] == ["Guest 7"]
        assert "Rude" not in str(welcome)
        rows = await old.store.rows(select(SeatRow.name).where(SeatRow.person_id == ann.id))
        assert [row["name"] for row in rows] == ["Guest 7"]
        with pytest.raises(LudariumError, match="name-wrong"):
            await told(running, lambda desk: people.rename(desk, ann.id, "<" * 25, "rude"))

    in_a_hall(database_url, tmp_path, work)


@on_each_database
def test_all_sessions_end_and_sockets_with_them(database_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        ann = await account(old.running, "ann")
        wire = await ann.wire(await ann.table())
        await wire.next("welcome")
        assert await told(old.running, lambda desk: people.sign_out(desk, "ann", "a lost phone")) == 1
        assert (await wire.next("bye"))["code"] == "need-guest"
        assert await ann.get("/api/me") is None
        assert await old.store.rows(select(SessionRow.token)) == []

    in_a_hall(database_url, tmp_path, work)


@on_each_database
def test_the_log_has_every_change_and_refused_ones_leave_nothing(database_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        running = old.running
        ann, ben = await account(running, "ann"), await running.guest("Ben")
        async with desk_of(running) as desk:
            await people.make_moderator(desk, "ann", "she is here every day")
            assert (await people.who(desk, ann.id)).moderator
            for wrong, code in (
                (people.make_moderator(desk, "ann", "x"), "admin-moderator-already"),
                (people.make_moderator(desk, ben.id, "x"), "admin-moderator-guest"),
                (people.unmake_moderator(desk, ben.id, "x"), "admin-moderator-none"),
                (people.ban(desk, "nobody", "x", None), "admin-person"),
                (people.ban(desk, ben.id, "x", 1), "admin-until"),
                (people.ban(desk, ben.id, " ", None), "admin-reason"),
                (people.ban(desk, ben.id, "x" * 501, None), "admin-reason"),
                (people.ban(desk, ben.id, "a\u202eb", None), "admin-reason"),
            ):
                with pytest.raises(LudariumError, match=code):
                    await wrong
            await people.unmake_moderator(desk, "ann", "she asked for it")
            await people.ban(desk, ben.id, WHY, None)
            later = await people.ban(desk, ben.id, WHY, desk.now() + A_DAY)
            shown = await people.show(desk, ben.id)
            assert [one.lifted is None for one in shown.bans] == [False, True]
            assert shown.person.ban == later
            assert [one.id for one in await people.find(desk, "BE")] == [ben.id]
            assert await people.find(desk, "%") == []
        found = await log(running)
        assert [one.act for one in reversed(found)] == ["make-moderator", "unmake-moderator", "ban", "ban"]
        assert {(one.by_kind, one.by) for one in found} == {("operator", "jo")}
        assert [one.reason for one in await log(running, act="make-moderator")] == ["she is here every day"]
        assert len(await log(running, about=ben.id)) == 2
        assert await log(running, by="somebody") == []
        assert await log(running, since=found[0].at + 1) == []

    in_a_hall(database_url, tmp_path, work)


@on_each_database
def test_a_deleted_account_leaves_no_name_in_the_log(database_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        ann = await account(old.running, "ann")
        await told(old.running, lambda desk: people.rename(desk, "ann", "Anna", "rude"))
        export = await ann.get("/api/account/export")
        assert [one["act"] for one in export["log"]] == ["rename"]
        assert "jo" not in str(export["log"])
        gone = await ann.http.post("/api/account/delete", json={"name": "ann"})
        assert gone.status_code == 200, gone.text
        deleted, renamed = await log(old.running, about=ann.id)
        assert (deleted.act, deleted.by_kind, deleted.by) == ("delete-account", "person", ann.id)
        assert renamed.facts == {}

    in_a_hall(database_url, tmp_path, work)


@on_each_database
def test_old_entries_and_bans_that_are_over_go(database_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        ann = await old.running.guest("Ann")
        async with desk_of(old.running) as desk:
            for reason in ("first", "second", "third"):
                await people.ban(desk, ann.id, reason, None)
        await until(lambda: ann.id in old.hall.moderation._bans)
        for rows, column in ((AuditRow, "at"), (BanRow, "created")):
            for id_ in (1, 2):
                first = (await old.store.rows(select(rows.id).order_by(rows.id)))[id_ - 1]["id"]
                aged = {column: old.ago(11), **({"lifted": old.ago(11)} if rows is BanRow else {})}
                await old.store.writer.write((update(rows).where(rows.id == first).values(**aged), None))
        assert (await old.forget()).entries == 4
        assert [one.reason for one in await log(old.running)] == ["third"]
        await banned(ann, "GET", "/api/me")

    in_a_hall(database_url, tmp_path, work, keep_log=10.0)


@pytest.mark.skipif(not postgres.HERE, reason="no PostgreSQL here")
@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_every_node_hears_of_a_ban(database_url: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with noded(database_url, tmp_path, "one", "two") as nodes:
            ann = await nodes["one"].guest("Ann")
            there = at(nodes["two"], ann)
            wire = await there.wire(await there.table())
            await wire.next("welcome")
            async with desk_of(nodes["one"]) as desk:
                await people.ban(desk, ann.id, WHY, None)
            assert (await wire.next("bye"))["code"] == "banned"
            await until(lambda: ann.id in nodes["one"].hall.moderation._bans)
            await banned(ann, "GET", "/api/me")

    asyncio.run(work())


async def test_an_office_needs_the_database_of_a_hall(running: RunningServer, tmp_path: Path) -> None:
    from ludarium.server.settings import Settings

    for settings in (
        Settings(data=tmp_path / "nowhere"),
        Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'empty.sqlite3'}"),
    ):
        (tmp_path / "empty.sqlite3").touch()
        with pytest.raises(LudariumError, match="admin-no-hall"):
            async with office(settings, operator("jo")):
                pass
    assert not (tmp_path / "nowhere").exists()
    old = Database(f"sqlite+aiosqlite:///{tmp_path / 'old.sqlite3'}")
    async with old.writing.begin() as connection:
        await connection.exec_driver_sql("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        await connection.exec_driver_sql("INSERT INTO alembic_version VALUES ('0001')")
    await old.close()
    with pytest.raises(LudariumError, match="admin-older"):
        async with office(Settings(database=str(old.url)), operator("jo")):
            pass


@on_each_database
def test_a_table_is_closed_and_its_people_are_told_why(database_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        running = old.running
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        made = await ann.table(bots=[None, "random", "random", "random", "random"])
        wires = [await ann.wire(made), await ben.wire(made)]
        for wire in wires:
            await wire.next("welcome")
        await wires[0].send("start")
        await wires[0].next("welcome", where=lambda m: m["view"] is not None)
        async with desk_of(running) as desk:
            assert [one.id for one in await tables.listed(desk, "playing")] == [made["id"]]
            shown = await tables.show(desk, made["id"])
            assert [one.kind for one in shown.seats] == ["person", "bot", "bot", "bot", "bot"]
            letters = await ben.table(game="tokyo-duel", seats=2, days=3)
            assert [(one.id, one.days) for one in await tables.listed(desk, "open")] == [(letters["id"], 3)]
            assert shown.table.days is None
        await told(running, lambda desk: tables.close(desk, made["id"], WHY))
        for wire in wires:
            bye = await wire.next("bye")
            assert bye["code"] == "table-closed"
            assert WHY in bye["message"]
        assert (await old.store.table(made["id"])).status == "closed"  # type: ignore[union-attr]
        await until(lambda: made["id"] not in running.hall.runners)
        for id_, code in ((made["id"], "admin-table-over"), ("nowhere", "admin-table")):
            async with desk_of(running) as desk:
                with pytest.raises(LudariumError, match=code):
                    await tables.close(desk, id_, WHY)
        [entry] = await log(running, about=made["id"])
        assert (entry.act, entry.kind, entry.reason) == ("close-table", "table", WHY)

    in_a_hall(database_url, tmp_path, work)
