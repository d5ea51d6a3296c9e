"""People who are away are told: by their browser's push service, in their language, and of nothing that is secret."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.push_service import Browser, PushService
from tests.server.aged import on_each_database
from tests.server.desk.scene import scene
from tests.server.people.members import member
from tests.server.running import PATIENCE, Guest, Message, Player, RunningServer, Wire, hall_in, seated
from tests.server.test_moderation import told as moderated
from tests.server.test_queue import moderator
from tests.server.test_reports import code as reported

from ludarium.core import LudariumError
from ludarium.server.moderation import people
from ludarium.server.push import push, sending
from ludarium.server.push.sending import is_service
from ludarium.server.push.vapid import Vapid, unbase64url
from ludarium.server.settings import PUSH_SERVICES, Settings
from ludarium.server.storage.push_rows import PushSubscriptionRow
from ludarium.tournaments import actions as act

CONTACT = "mailto:host@hall.example"


@pytest.fixture
async def running(tmp_path: Path, service: PushService) -> AsyncIterator[RunningServer]:
    async with hall_in(tmp_path, push_services=service.origin, push_contact=CONTACT) as opened:
        yield opened


async def until(true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await true():
            await asyncio.sleep(0.01)


async def told(guest: Guest, browser: Browser) -> None:
    """From now on this browser is told."""
    answer = await guest.http.put("/api/push", json=browser.subscription())
    assert answer.status_code == 204, answer.text
    assert (await guest.get("/api/push"))["on"] is True


async def rows(running: RunningServer) -> int:
    return len(await running.hall.store.rows(select(PushSubscriptionRow.digest)))


async def two(running: RunningServer, lang: str = "en") -> tuple[Guest, Guest, Message, Wire, Wire]:
    """An open table for two with both of them at it."""
    ann, ben = await running.guest("Ann"), await running.guest("Ben", lang)
    table = await ann.table(game="tokyo-duel", seats=2)
    first, second = await ann.wire(table), await ben.wire(table)
    await second.send("sit", seat=1)
    await seated(first, 1)
    return ann, ben, table, first, second


async def away(running: RunningServer, table: Message, guest: Guest, wire: Wire) -> None:
    """Leave a table, until one counts as absent there."""
    room = await running.hall.room(table["id"])
    await wire.close()
    async with asyncio.timeout(PATIENCE):
        while guest.id in room.present:
            await asyncio.sleep(0.01)


async def all_sent(running: RunningServer) -> None:
    """Until no node has anything on its way to a service any more."""
    for hall in running.halls:
        await hall.push.working.wait()


@contextlib.contextmanager
def playing(wire: Wire) -> Iterator[Player]:
    """Somebody who chooses at random whenever they are asked."""
    player = Player(wire, "push")
    task = asyncio.create_task(player.to_the_end())
    try:
        yield player
    finally:
        task.cancel()


TURN = {"title": "내 차례: 킹 오브 도쿄: 듀얼", "body": "다른 사람들이 기다리고 있습니다."}


async def test_who_is_away_is_told_once_of_their_turn(running: RunningServer, service: PushService) -> None:
    _, ben, table, first, second = await two(running, "ko")
    phone = service.browser("phone")
    await told(ben, phone)
    await first.send("start")
    await second.next("welcome", "table", where=lambda m: m["table"]["status"] == "playing")
    await away(running, table, ben, second)
    with playing(first):
        (message,) = await phone.gets(1)
        assert message == {**TURN, "url": f"/table/{table['id']}", "tag": f"table-{table['id']}"}
        # They are asked until they come back, but told only once.
        room = await running.hall.room(table["id"])
        assert room.play is not None
        decision = room.play.state.decision()
        assert decision is not None
        assert decision.seat == 1
        assert len(phone.received) == 1
        back = await ben.wire(table)
        with playing(back) as player:
            async with asyncio.timeout(PATIENCE):
                while player.made < 1:
                    await asyncio.sleep(0.01)
        await away(running, table, ben, back)
        assert len(await phone.gets(2)) == 2
    assert phone.received[0] == phone.received[1], "nothing of the game is in it"
    assert phone.topics[0] == phone.topics[1], "the later one takes the place of the earlier"
    assert service.senders == {(await ben.get("/api/push"))["key"]}
    assert service.subjects == {CONTACT}


async def test_who_is_at_the_table_is_told_nothing(running: RunningServer, service: PushService) -> None:
    ann, ben, _, first, second = await two(running)
    for guest, name in ((ann, "ann"), (ben, "ben")):
        await told(guest, service.browser(name))
    await first.send("start")
    with playing(first), playing(second) as player:
        async with asyncio.timeout(PATIENCE):
            while player.made < 3:
                await asyncio.sleep(0.01)
    await all_sent(running)
    assert [browser.asked for browser in service.browsers.values()] == [0, 0]


async def test_who_leaves_after_looking_at_their_turn_knows_of_it(
    running: RunningServer, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, table, first, second = await two(running)
    for guest, name in ((ann, "ann"), (ben, "ben")):
        await told(guest, service.browser(name))
    await first.send("start")
    await second.next("welcome", "table", where=lambda m: m["table"]["status"] == "playing")
    room = await running.hall.room(table["id"])
    await until(lambda: _asks(running, room))
    seat = room.table.seats.index(
        next(one for one in room.table.seats if one.person_id == running.hall.push._asked(room))
    )
    leaver, stayer = (first, second) if seat == 0 else (second, first)
    monkeypatch.setattr(push, "UNSEEN", 0)
    await away(running, table, (ann, ben)[seat], leaver)
    await all_sent(running)
    assert [browser.asked for browser in service.browsers.values()] == [0, 0]
    # A phone that went to sleep just before has seen nothing of it.
    monkeypatch.setattr(push, "UNSEEN", 3_600_000)
    back = await (ann, ben)[seat].wire(table)
    await stayer.next("table", where=lambda m: m["table"]["seats"][seat]["present"])
    await away(running, table, (ann, ben)[seat], back)
    await service.browser(("ann", "ben")[seat]).gets(1)


async def _asks(running: RunningServer, room: Any) -> bool:
    return bool(running.hall.push._asked(room))


async def test_who_sat_down_and_left_is_told_that_the_game_begins(
    running: RunningServer, service: PushService
) -> None:
    _, ben, table, first, second = await two(running)
    phone, laptop = service.browser("phone"), service.browser("laptop")
    await told(ben, phone)
    await away(running, table, ben, second)
    await first.send("start")
    (message,) = await phone.gets(1)
    assert message == {
        "title": "King of Tokyo: Duel begins",
        "body": "Your table is ready, and the game has started.",
        "url": f"/table/{table['id']}",
        "tag": f"table-{table['id']}",
    }
    with playing(first):
        await asyncio.sleep(0.2)
    assert len(phone.received) == 1, "that it is their turn goes without saying"
    assert laptop.asked == 0


async def test_players_of_an_event_are_told_of_their_round(
    running: RunningServer, service: PushService
) -> None:
    found = await scene(running, "tokyo-duel-swiss", players=4)
    for number, player in enumerate(found.players[:3]):
        await told(player, service.browser(f"p{number}"))
    assert (await found.post("next")).status_code == 200
    assert all(browser.asked == 0 for browser in service.browsers.values()), "a draft is the staff's"
    await found.must(act.Published())
    current = found.live.event.current
    assert current is not None
    for number in range(3):
        (message,) = await service.browser(f"p{number}").gets(1)
        (table,) = [table.number for table in current.tables if number in table.players]
        assert message == {
            "title": f"{found.live.event.name}: the next round is paired",
            "body": f"You play at table {table + 1}.",
            "url": f"/events/{found.id}",
            "tag": f"event-{found.id}",
        }


async def test_browsers_that_are_gone_are_forgotten(running: RunningServer, service: PushService) -> None:
    ann = await running.guest("Ann")
    for status in (404, 410):
        phone = service.browser(f"phone-{status}")
        await told(ann, phone)
        phone.answers = [status]
        running.hall.push._start({ann.id}, (await _room(running, ann)), "push-turn")
        await until(lambda: _count(running, 0))
        assert phone.received == []
        assert (await ann.get("/api/push"))["on"] is False


async def test_a_service_that_is_busy_is_asked_again(
    running: RunningServer, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "TRIES", (0.0, 0.0))
    ann = await running.guest("Ann")
    phone = service.browser("phone")
    await told(ann, phone)
    phone.answers = [503, 429]
    running.hall.push._start({ann.id}, (await _room(running, ann)), "push-turn")
    await phone.gets(1)
    assert phone.asked == 3
    phone.answers = [403]  # refused for good, and no reason to ask again or to forget anybody
    running.hall.push._start({ann.id}, (await _room(running, ann)), "push-turn")
    async with asyncio.timeout(PATIENCE):
        while phone.asked < 4:
            await asyncio.sleep(0.01)
    await all_sent(running)
    assert (phone.asked, await rows(running)) == (4, 1)


async def _room(running: RunningServer, guest: Guest) -> Any:
    return await running.hall.room((await guest.table(game="tokyo-duel", seats=2))["id"])


async def _count(running: RunningServer, expected: int) -> bool:
    return await rows(running) == expected


# -- the browsers


@on_each_database
async def test_a_browser_is_told_as_long_as_its_session_lasts(
    tmp_path: Path, service: PushService, database_url: str
) -> None:
    async with hall_in(tmp_path, push_services=service.origin, database=database_url) as running:
        before = await rows(running)
        ann = await member(running, f"ann{before}.{Path(tmp_path).name[:8]}")
        phone = service.browser("phone")
        await told(ann, phone)
        await told(ann, phone)
        assert await rows(running) == before + 1, "asked twice, told once"
        other = await running.guest("Ben")  # the same browser, and somebody else in it
        await told(other, phone)
        assert (await ann.get("/api/push"))["on"] is False
        assert await rows(running) == before + 1
        assert (await other.http.delete("/api/push")).status_code == 204
        assert (await other.get("/api/push"))["on"] is False
        await told(ann, phone)
        key = (await ann.get("/api/push"))["key"]
        assert (await ann.http.post("/api/sign-out")).status_code < 300
        assert await rows(running) == before, "whoever signs out is told nothing any more"
        assert (await ann.get("/api/push")) == {"key": key, "on": False}
    async with hall_in(tmp_path, push_services=service.origin, database=database_url) as running:
        stranger = running.stranger()
        assert (await stranger.get("/api/push"))["key"] == key, "browsers have subscribed for this one"
        made = [running.hall.push.store.keep_key(Vapid.new_key(), 0) for _ in range(3)]
        assert set(await asyncio.gather(*made)) == {await running.hall.push.store.key()}
        assert (await stranger.http.put("/api/push", json=phone.subscription())).status_code == 401


async def test_what_is_had_of_somebody_says_where_they_are_told(
    running: RunningServer, service: PushService
) -> None:
    ann = await member(running, "ann")
    await told(ann, service.browser("phone"))
    data = await ann.get("/api/account/export")
    (device,) = data["told_by_push"]
    assert device["service"] == service.origin.removeprefix("http://")


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://169.254.169.254/latest/meta-data",
        "http://127.0.0.1:1/x",
        "https://fcm.googleapis.com.evil.example/x",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://me@fcm.googleapis.com/x",
        "https://push.apple.com/x",
        "https://evilpush.apple.com.example/x",
        "https://[::1/x",
        "file:///etc/passwd",
        "",
    ],
)
async def test_messages_go_to_known_services_only(
    running: RunningServer, service: PushService, endpoint: str
) -> None:
    assert not is_service(endpoint, PUSH_SERVICES.split())
    ann = await running.guest("Ann")
    wish = {**service.browser("phone").subscription(), "endpoint": endpoint}
    answer = await ann.http.put("/api/push", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "push-wrong")


def test_the_services_of_browsers_are_known() -> None:
    known = PUSH_SERVICES.split()
    assert is_service("https://fcm.googleapis.com/fcm/send/abc", known)
    assert is_service("https://updates.push.services.mozilla.com/wpush/v2/abc", known)
    assert is_service("https://web.push.apple.com/abc", known)
    assert is_service("https://wns2-par02p.notify.windows.com/w/?token=abc", known)


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": "", "auth": ""},
        {"p256dh": "AAAA", "auth": "c2l4dGVlbiBieXRlcyBvaw"},
        {"p256dh": "B" + "A" * 86, "auth": "c2l4dGVlbiBieXRlcyBvaw"},
        {"p256dh": "!", "auth": "€"},
    ],
)
async def test_keys_that_are_none_are_refused(
    running: RunningServer, service: PushService, keys: dict[str, str]
) -> None:
    ann = await running.guest("Ann")
    wish = {**service.browser("phone").subscription(), "keys": keys}
    answer = await ann.http.put("/api/push", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "push-wrong")


async def test_a_hall_may_send_nothing(tmp_path: Path, service: PushService) -> None:
    async with hall_in(tmp_path, push="off", push_services=service.origin) as running:
        ann = await running.guest("Ann")
        assert await ann.get("/api/push") == {"key": None, "on": False}
        answer = await ann.http.put("/api/push", json=service.browser("phone").subscription())
        assert (answer.status_code, answer.json()["code"]) == (404, "push-off")
        assert await running.hall.push.store.key() is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LUDARIUM_PUSH", "maybe"),
        ("LUDARIUM_PUSH_SERVICES", "http://push.example"),
        ("LUDARIUM_PUSH_SERVICES", "https://*"),
        ("LUDARIUM_PUSH_CONTACT", "host"),
    ],
)
def test_settings_that_can_t_be_meant_are_refused(name: str, value: str) -> None:
    with pytest.raises(LudariumError, match="setting-wrong") as refused:
        Settings.read({name: value})
    assert refused.value.facts["name"] == name


def test_push_services_learn_how_to_reach_the_hall() -> None:
    assert Settings(push_contact=CONTACT, hosts="hall.example").contact == CONTACT
    assert Settings(hosts="Hall.example other.example").contact == "https://hall.example"
    assert Settings().contact == ""


def test_the_key_is_a_point_of_its_curve() -> None:
    public = unbase64url(Vapid(Vapid.new_key()).public)
    assert (len(public), public[0]) == (65, 4)


async def test_moderators_are_told_once_that_a_report_waits(
    running: RunningServer, service: PushService
) -> None:
    mia, noa = await moderator(running, "mia"), await moderator(running, "noa")
    ann, ben, cem = [await running.guest(name) for name in ("Ann", "Ben", "Cem")]
    phones = {guest.id: service.browser(guest.id) for guest in (mia, noa, ann, ben)}
    for guest in (mia, noa, ann, ben):
        await told(guest, phones[guest.id])
    assert (await mia.http.patch("/api/me", json={"lang": "zh-Hant"})).status_code == 200
    assert await reported(ben, person=ann.id, words="a secret word") == ""
    message = {"url": "/reports", "tag": "reports"}
    assert await phones[mia.id].gets(1) == [
        {"title": "有人提出檢舉", "body": "檢舉正在管理員的佇列中等待處理。", **message}
    ]
    english = {"title": "Somebody has made a report", "body": "It waits in the moderators’ queue.", **message}
    assert await phones[noa.id].gets(1) == [english]
    # Further ones wait in the same queue; whoever has looked there hears of the next.
    assert await reported(cem, person=ann.id) == ""
    await noa.get("/api/reports")
    assert await reported(cem, person=ben.id) == ""
    assert await phones[noa.id].gets(2) == [english, english]
    # Not those who may not decide it: whoever makes it, and nobody about a moderator.
    await mia.get("/api/reports")
    assert await reported(mia, person=ben.id) == ""
    assert await reported(cem, person=noa.id) == ""
    await all_sent(running)
    assert [phones[guest.id].asked for guest in (mia, noa, ann, ben)] == [1, 2, 0, 0]


async def test_whoever_is_banned_is_told_nothing_any_more(
    running: RunningServer, service: PushService
) -> None:
    ann, ben, table, first, second = await two(running)
    mia = await member(running, "mia")
    phones = {guest.id: service.browser(guest.id) for guest in (ann, ben, mia)}
    for guest in (ann, ben, mia):
        await told(guest, phones[guest.id])
    assert await rows(running) == 3
    await moderated(running, lambda desk: people.ban(desk, ben.id, "spam", None))
    await moderated(running, lambda desk: people.ban(desk, mia.id, "spam", None))
    assert await rows(running) == 1
    refused = await ben.http.put("/api/push", json=phones[ben.id].subscription())
    assert (refused.status_code, refused.json()["code"]) == (403, "banned")
    await away(running, table, ben, second)
    await first.send("start")
    await first.next("welcome", "table", where=lambda m: m["table"]["status"] == "playing")
    await moderated(running, lambda desk: people.unban(desk, ben.id, "it was somebody else"))
    assert (await ben.get("/api/push"))["on"] is False, "they are asked again"
    await all_sent(running)
    assert phones[ben.id].asked == 0
