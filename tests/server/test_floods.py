"""Whoever asks for too much, or for what leads elsewhere, gets a refusal; the others do not notice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import RunningServer, hall_in
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ludarium.core import LudariumError
from ludarium.server.http.addresses import address_key
from ludarium.server.http.origins import same_origin
from ludarium.server.http.pages import Pages
from ludarium.server.http.rates import Buckets, Gate, Places
from ludarium.server.http.wire import AHEAD, Protocol

ASKED: dict[str, dict[str, Any]] = {
    "/api/tables": {"game": "saboteur", "seats": 5},
    "/api/play": {"game": "saboteur"},
    "/api/lessons": {"game": "saboteur", "lesson": "turn"},
}
"""Every way to a new table."""


async def asked(running: RunningServer, path: str) -> dict[str, Any]:
    """The body of a request for a new table."""
    courses = await running.stranger().get("/api/lessons")
    lesson = next(one["lessons"][0]["name"] for one in courses if one["game"] == "saboteur")
    return {**ASKED[path], **({"lesson": lesson} if path == "/api/lessons" else {})}


# -- tables


@pytest.mark.parametrize("path", ASKED)
async def test_tables_that_are_asked_for_at_once_are_counted(tmp_path: Path, path: str) -> None:
    async with hall_in(tmp_path, tables_each=2) as running:
        ann = await running.guest("Ann")
        body = await asked(running, path)
        answers = await asyncio.gather(*[ann.post(path, **body) for _ in range(12)])
        codes = [answer.get("code") for answer in answers]
        assert codes.count(None) <= 2
        assert set(codes) == {None, "too-many-tables"}
        assert sum(room.table.host_id == ann.id for room in running.hall.rooms.values()) <= 2
        assert not running.hall.making
        assert (await (await running.guest("Ben")).post(path, **body)).get("code") is None


async def test_a_table_that_could_not_be_made_is_not_counted(tmp_path: Path) -> None:
    async with hall_in(tmp_path, tables_each=1) as running:
        ann = await running.guest("Ann")
        for _ in range(3):
            assert (await ann.table(bots=[None, "genius"]))["code"] == "bot-unknown"
        assert not running.hall.making
        assert (await ann.table()).get("code") is None


@pytest.mark.parametrize("path", [*ASKED, "/api/me"])
async def test_nobody_changes_too_much_in_a_short_time(running: RunningServer, path: str) -> None:
    ann = await running.guest("Ann")
    running.hall.talkers = Buckets(0.001, 2.0)
    if path == "/api/me":
        answers = [await ann.http.patch(path, json={"name": "Anna"}) for _ in range(3)]
    else:
        body = await asked(running, path)
        answers = [await ann.http.post(path, json=body) for _ in range(3)]
    assert [answer.status_code // 100 for answer in answers] == [2, 2, 4]
    assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "rate-limited")
    assert (await running.guest("Ben")).me["name"] == "Ben"


# -- limits


def test_a_gate_counts_accounts_and_their_address() -> None:
    gate = Gate(0.0, 2.0, 2)
    assert [gate.take("ann", "here") for _ in range(3)] == [True, True, False]
    assert [gate.take(one, "here") for one in ("ben", "cy", "dan")] == [True, True, False]
    assert gate.take("dan", "there")
    assert [gate.take("", "elsewhere") for _ in range(5)] == [True] * 4 + [False]


def test_places_are_given_back() -> None:
    places = Places(1, 2)
    with places.one("a"), places.one("b"):
        for key in ("a", "c"):
            with pytest.raises(LudariumError, match="rate-limited"), places.one(key):
                pass
    with pytest.raises(OSError, match="gone"), places.one("a"):
        raise OSError("gone")
    assert not places.taken
    with places.one("a"), places.one("c"):
        pass


ADDRESSES = {
    "192.0.2.7": "192.0.2.7",
    "::ffff:192.0.2.7": "192.0.2.7",
    "::1": "::/64",
    "2001:db8::1": "2001:db8::/64",
    "2001:db8:0:0:ffff:ffff:ffff:ffff": "2001:db8::/64",
    "2001:db8:0:1::1": "2001:db8:0:1::/64",
    "fe80::1%eth0": "fe80::/64",
    "": "",
    "/run/hall.socket": "/run/hall.socket",
}


@pytest.mark.parametrize("host", ADDRESSES)
def test_an_address_counts_for_its_line(host: str) -> None:
    assert address_key(host) == ADDRESSES[host]


async def test_whoever_changes_within_a_64_gets_no_further_limits(tmp_path: Path) -> None:
    """A proxy on this machine names the reader's address."""
    async with hall_in(tmp_path, guest_rate=1 / 60) as running:
        codes = []
        for number in range(3):
            headers = {"x-forwarded-for": f"2001:db8::{number + 1}"}
            wish = {"name": "Ann", "lang": "en"}
            answer = await running.stranger().http.post("/api/guests", json=wish, headers=headers)
            codes.append(answer.status_code)
        assert codes == [201, 429, 429]


# -- origins


WRONG = (
    "https://127.0.0.1:{port}",
    "http://127.0.0.1",
    "http://[",
    "http://[::1",
    "http://a]b",
    "https://evil.example",
    "null",
)


@pytest.mark.parametrize("origin", WRONG)
async def test_origins_that_can_t_be_read_are_not_ours(running: RunningServer, origin: str) -> None:
    assert not same_origin(origin, "localhost", "http")
    ann = await running.guest()
    table = await ann.table()
    origin = origin.replace("{port}", running.url.rpartition(":")[2])
    answer = await ann.http.post("/api/tables", json=ASKED["/api/tables"], headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    headers = {"cookie": f"ludarium={ann.http.cookies['ludarium']}", "origin": origin}
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"{running.ws}/ws/tables/{table['id']}", additional_headers=headers)
    assert refused.value.response.status_code == 403


# -- files


def test_no_file_outside_of_the_folder_is_given(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / "app.js").write_text("inside")
    (tmp_path / "secret.txt").write_text("outside")
    (folder / "way-out.txt").symlink_to(tmp_path / "secret.txt")
    (folder / "way-up").symlink_to(tmp_path)
    pages = Pages(folder)
    found = pages.file("assets/app.js")
    assert found is not None
    assert found.plain == b"inside"
    out = str(tmp_path / "secret.txt")
    for path in (
        "way-out.txt",
        "way-up/secret.txt",
        "../secret.txt",
        "..\\secret.txt",
        "assets/../../x",
        out,
    ):
        assert pages.file(path) is None, path
    around = tmp_path / "around"
    around.symlink_to(folder)
    assert Pages(around).file("assets/app.js") is not None, "the folder itself may lie anywhere"


# -- so many and no more


async def test_tables_of_one_address_and_of_all_are_counted(tmp_path: Path) -> None:
    async with hall_in(tmp_path, tables_address=2, tables_all=3) as running:
        people = [await running.guest(f"Ann {n}") for n in range(4)]
        assert [(await one.table()).get("code") for one in people[:3]] == [
            None,
            None,
            "too-many-tables-address",
        ]
        first = next(iter(running.hall.rooms.values()))
        first.address = "elsewhere"
        assert (await people[2].table()).get("code") is None
        first.address, first.table.event = "", "anevent"
        for room in running.hall.rooms.values():
            room.address = ""
        answer = await people[3].http.post("/api/tables", json=ASKED["/api/tables"])
        assert (answer.status_code, answer.json()["code"]) == (503, "no-tables-left"), (
            "those of events count, too"
        )
        assert not running.hall.making


@pytest.mark.parametrize("limit", ["guests_address", "guests_all"])
async def test_guests_of_a_day_are_counted(tmp_path: Path, limit: str) -> None:
    limits: dict[str, Any] = {limit: 3}
    async with hall_in(tmp_path, **limits) as running:
        people = [running.stranger() for _ in range(5)]
        for one in people[:3]:
            assert (await one.post("/api/guests", name="Ann", lang="en")).get("code") is None
        answer = await people[3].http.post("/api/play", json={"game": "saboteur"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-guests")
        assert (await people[0].post("/api/play", game="saboteur")).get("code") is None, (
            "who is known may go on"
        )


@pytest.mark.parametrize("limit", ["spectators_table", "spectators_address", "spectators_all"])
async def test_so_many_watch_and_no_more(tmp_path: Path, limit: str) -> None:
    limits: dict[str, Any] = {limit: 2}
    async with hall_in(tmp_path, **limits) as running:
        ann = await running.guest("Ann")
        table = await ann.table(bots=[None, *["random"] * 4])
        watching = [await (await running.guest(f"Sue {n}")).wire(table) for n in range(2)]
        for each in watching:
            await each.next("welcome")
        late = await running.guest("Late")
        refused = await late.wire(table)
        assert (await refused.next("bye"))["code"] == "spectators-full"
        await refused.until_closed()
        assert refused.closed == 4409
        for _ in range(3):
            await (await ann.wire(table)).next("welcome")  # players are never kept out
        await watching[0].close()
        async with asyncio.timeout(10):
            while running.hall.watchers.taken.total() > 1:
                await asyncio.sleep(0.01)
        await (await late.wire(table)).next("welcome")


# -- talkers


async def test_who_says_much_at_once_is_read_no_further_until_it_is_heard(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        ann = await running.guest("Ann")
        table = await ann.table()
        wire = await ann.wire(table)
        await wire.next("welcome")
        room = running.home(table["id"]).rooms[table["id"]]
        (peer,) = room.peers
        line = peer.line
        assert isinstance(line, Protocol)
        said = 30 * AHEAD
        async with room.lock:  # the first of them is worked at
            for n in range(said):
                await wire.send("sit", seat=n % 2)
                await asyncio.sleep(0)
            await asyncio.sleep(0.1)
            assert not line.transport.is_reading()
            assert line.queue.qsize() < said / 2
        for _ in range(said):
            await wire.send("ping")
            await wire.next("pong")
        assert line.transport.is_reading()
        assert line.queue.empty()
