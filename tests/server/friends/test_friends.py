"""Friends: asking, accepting, declining, ending; who of them is here; and invitations to tables."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from tests.push_service import PushService
from tests.server.aged import on_each_database
from tests.server.friends.company import (
    asks,
    befriend,
    blocks,
    ends,
    invites,
    must,
    names,
    people,
    until,
)
from tests.server.noded import at, noded
from tests.server.people.members import PASSWORD, member, refused
from tests.server.running import RunningServer, hall_in
from tests.server.test_nodes import on_postgresql
from tests.server.test_push import told

from ludarium.server.seeks import here
from ludarium.server.storage import friends
from ludarium.server.storage.friend_rows import BlockRow, FriendRow, InvitationRow, MuteRow
from ludarium.server.storage.seek_rows import PresenceRow

NOTHING: dict[str, Any] = {
    name: [] for name in ("friends", "asks", "asked", "invitations", "blocked", "muted")
}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(here, "NOTED", 0.05)


@on_each_database
async def test_two_become_friends_and_one_ends_it(tmp_path: Path, database_url: str) -> None:
    """A guest and somebody with an account alike."""
    async with hall_in(tmp_path, database=database_url) as running:
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        assert await people(ann) == await people(running.stranger()) == NOTHING
        found = await must(await asks(ann, ben))
        assert names(found["asked"]) == ["Ben"]
        assert (await must(await asks(ann, ben)))["asked"] == found["asked"], "once is enough"
        waiting = await people(ben)
        assert [(one["id"], one["name"], one["account"]) for one in waiting["asks"]] == [
            (ann.id, "Ann", False)
        ]
        found = await must(await asks(ben, ann))
        assert (names(found["friends"]), found["asks"], found["asked"]) == (["Ann"], [], [])
        assert names((await people(ann))["friends"]) == ["Ben"]
        assert (await must(await asks(ann, ben)))["asked"] == [], "they are friends already"
        assert await ends(ann, ben) == await people(ben) == NOTHING


async def test_who_declines_is_not_asked_again_and_nobody_is_told(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    await must(await asks(ann, ben))
    assert (await ends(ben, ann))["asks"] == []
    assert names((await people(ann))["asked"]) == ["Ben"], "as if nobody had answered"
    assert (await ends(ann, ben))["asked"] == []
    assert names((await must(await asks(ann, ben)))["asked"]) == ["Ben"]
    assert (await people(ben))["asks"] == [], "still"
    change = update(FriendRow).values(declined=FriendRow.declined - friends.QUIET)
    await running.hall.store.writer.write((change, None))
    await must(await asks(ann, ben))
    assert names((await people(ben))["asks"]) == ["Ann"], "a month later"
    await ends(ben, ann)
    assert names((await must(await asks(ben, ann)))["friends"]) == ["Ann"], "whoever thinks better of it"


async def test_a_wish_is_withdrawn(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    await must(await asks(ann, ben))
    assert await ends(ann, ben) == await people(ben) == NOTHING
    assert names((await must(await asks(ben, ann)))["asked"]) == ["Ann"], "a wish of one's own"
    assert (await ends(ann, await running.guest("Cem")))["friends"] == []


async def test_two_who_ask_each_other_at_once_are_friends(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    await asyncio.gather(asks(ann, ben), asks(ben, ann))
    assert names((await people(ann))["friends"]) == ["Ben"]


async def test_what_can_not_be_is_refused(running: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben, cem = [await running.guest(name) for name in ("Ann", "Ben", "Cem")]
    await refused(await asks(ann, ann), "friend-self", 400)
    await refused(await asks(ann, "nobody"), "friend-unknown", 404)
    await refused(await asks(running.stranger(), ann), "need-guest", 401)
    await refused(await ann.http.get("/api/me/people/nobody"), "friend-unknown", 404)
    assert await ann.get(f"/api/me/people/{ben.id}") == {"id": ben.id, "name": "Ben", "account": False}
    monkeypatch.setattr(friends, "MOST", 1)
    await must(await asks(ann, ben))
    await refused(await asks(ann, cem), "friends-many", 409)
    await must(await asks(cem, ben))
    await must(await asks(ben, cem))
    await refused(await asks(ben, ann), "friends-many", 409)
    monkeypatch.setattr(friends, "ASKED", 0)
    await refused(await asks(await running.guest("Dov"), ben), "friend-asks-many", 409)


async def test_nobody_asks_without_end(tmp_path: Path) -> None:
    async with hall_in(tmp_path, ask_rate=0.001) as running:
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        for _ in range(20):
            await must(await asks(ann, ben))
        await refused(await asks(ann, ben), "rate-limited", 429)
        await must(await asks(ben, ann))


async def test_friends_see_who_is_here_and_where_and_nobody_else_does(running: RunningServer) -> None:
    ann, ben, cem = [await running.guest(name) for name in ("Ann", "Ben", "Cem")]
    await ben.get("/api/tables")
    await befriend(ann, ben)
    found = await until(ann, lambda found: found["friends"][0]["doing"] == "lobby")
    assert found["friends"][0]["table"] is None
    assert (await running.stranger().get("/api/seeks"))["people"] == []
    table = await ben.table()
    wire = await ben.wire(table)
    found = await until(ann, lambda found: found["friends"][0]["doing"] == "playing")
    assert found["friends"][0]["table"] == {"id": table["id"], "game": "saboteur", "free": True}
    assert await people(cem) == NOTHING
    await wire.send("stand")
    private = await ben.table(private=True)
    await (await ben.wire(private)).next("welcome")
    # for a moment he is one who watches the table at which he has stood up
    found = await until(
        ann,
        lambda found: found["friends"][0]["doing"] == "playing" and found["friends"][0]["table"] is None,
    )
    assert private["id"] not in str(found)
    hidden = await must(await ben.http.patch("/api/me", json={"seen_by_friends": False}))
    assert hidden["seen_by_friends"] is False
    await until(ann, lambda found: found["friends"][0]["doing"] is None)
    async with asyncio.timeout(30):
        while ben.id in {
            row["person_id"] for row in await running.hall.store.rows(select(PresenceRow.person_id))
        }:
            await asyncio.sleep(0.02)


async def test_who_plays_alone_is_left_alone_and_a_full_game_is_watched(running: RunningServer) -> None:
    ann, ben, cem = [await running.guest(name) for name in ("Ann", "Ben", "Cem")]
    await befriend(ann, ben)
    alone = await ben.table(bots=[None, *["random"] * 4])
    wire = await ben.wire(alone)
    await wire.send("start")
    await wire.next("game", "welcome", where=lambda one: one["view"] is not None)
    await until(ann, lambda found: found["friends"][0]["doing"] == "playing")
    assert (await people(ann))["friends"][0]["table"] is None
    table = await ben.table(game="tokyo-duel", seats=2)
    first, second = await ben.wire(table), await cem.wire(table)
    await second.send("sit", seat=1)
    await first.next("table", where=lambda one: one["table"]["seats"][1]["kind"] == "person")
    await first.send("start")
    found = await until(
        ann, lambda found: found["friends"][0]["table"] and not found["friends"][0]["table"]["free"]
    )
    assert found["friends"][0]["table"]["id"] == table["id"]


async def test_a_friend_is_invited_to_a_private_table(tmp_path: Path) -> None:
    async with (
        PushService.opened() as service,
        hall_in(tmp_path, push_services=service.origin, push_contact="mailto:a@b.c") as running,
    ):
        ann, ben, cem = [await running.guest(name) for name in ("Ann", "Ben", "Cem")]
        await befriend(ann, ben)
        await befriend(ann, cem)
        phone = service.browser("phone")
        await told(ben, phone)
        table = await ann.table(private=True)
        elsewhere = await ben.wire(await ben.table())
        await elsewhere.next("welcome")
        await refused(await ben.http.get(f"/api/tables/{table['id']}"), "not-spectatable", 403)
        await must(await invites(ann, table, ben))
        await elsewhere.next("people")
        (invitation,) = (await people(ben))["invitations"]
        assert invitation.pop("at").endswith("Z")
        assert invitation == {
            "table": table["id"], "game": "saboteur", "playing": False, "by": ann.id, "name": "Ann"
        }  # fmt: skip
        (message,) = await phone.gets(1)
        assert message["url"] == f"/table/{table['id']}"
        assert "Ann" not in str(message)
        assert (await people(cem))["invitations"] == []
        await refused(await cem.http.get(f"/api/tables/{table['id']}"), "not-spectatable", 403)
        assert (await ben.get(f"/api/tables/{table['id']}"))["invite"] is None
        wire = await ben.wire(table)
        await wire.send("sit", seat=1)
        await wire.next("table", where=lambda one: one["table"]["seats"][1]["kind"] == "person")
        assert (await people(ben))["invitations"] == [], "there already"


async def test_who_may_invite_whom_where(running: RunningServer) -> None:
    ann, ben, cem = [await running.guest(name) for name in ("Ann", "Ben", "Cem")]
    await befriend(ann, ben)
    table, theirs = await ann.table(), await cem.table()
    await refused(await invites(ann, table, cem), "friend-none", 403)
    await refused(await invites(ann, theirs, ben), "not-a-member", 403)
    lesson = await ann.post("/api/lessons", game="saboteur", lesson="first-tunnel")
    if "id" in lesson:
        await refused(await invites(ann, lesson, ben), "invite-not", 409)
    await must(await invites(ann, table, ben))
    dismissed = await must(await ben.http.delete(f"/api/me/invitations/{table['id']}"))
    assert dismissed["invitations"] == []
    await must(await invites(ann, table, ben))
    assert (await people(ben))["invitations"] == [], "one answer is enough"
    other = await ann.table()
    await must(await invites(ann, other, ben))
    await ends(ben, ann)
    assert await people(ben) == NOTHING
    await refused(await invites(ann, other, ben), "friend-none", 403)


async def test_a_guest_takes_friends_along_and_a_deletion_leaves_nothing(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await member(running, "benlee", called="Ben")
    cem = await running.guest("Cem")
    await befriend(ann, ben)
    await must(await asks(cem, ann))
    made = await ann.http.post(
        "/api/account", json={"name": "annlee", "password": PASSWORD, "called": "Ann", "lang": "en"}
    )
    assert made.status_code == 201
    found = await people(ann)
    assert (names(found["friends"]), names(found["asks"])) == (["Ben"], ["Cem"])
    assert (await people(ben))["friends"][0]["account"] is True
    await blocks(ann, await running.guest("Dov"))
    await blocks(cem, ann)
    await must(await invites(ben, await ben.table(), ann))
    export = await ann.get("/api/account/export")
    assert (names(export["people"]["friends"]), names(export["people"]["blocked"])) == (["Ben"], ["Dov"])
    assert export["person"]["seen_by_friends"] is True
    assert "Cem" not in str(export["people"]["blocked"])
    assert (await ann.http.post("/api/account/delete", json={"name": "annlee"})).status_code < 300
    for rows in (FriendRow, InvitationRow, BlockRow, MuteRow):
        assert await running.hall.store.rows(select(rows.__table__)) == [], rows
    assert await people(ben) == await people(cem) == NOTHING


@on_postgresql
def test_it_does_not_matter_at_which_node_friends_are(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b", node_lease=30.0) as nodes:
            ann, ben = await nodes["a"].guest("Ann"), await nodes["b"].guest("Ben")
            table = await ann.table()
            wire = await ann.wire(table)
            await wire.next("welcome")
            await must(await asks(ben, ann))
            await wire.next("people")
            assert names((await people(ann))["asks"]) == ["Ben"]
            await must(await asks(at(nodes["b"], ann), ben))
            found = await until(ben, lambda found: found["friends"][0]["doing"] == "playing")
            assert found["friends"][0]["table"]["id"] == table["id"]
            private = await ann.table(private=True)
            await must(await invites(at(nodes["b"], ann), private, ben))
            welcome = await (await ben.wire(private)).next("welcome")
            assert welcome["table"]["id"] == private["id"]

    asyncio.run(tried())
