"""Opening and closing the hall as a command does it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import resource
import signal
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.forked import Command, Hall
from tests.server.running import RunningServer, hall_in, seated
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

from ludarium.server import run
from ludarium.server.ws import broadcast
from ludarium.server.ws.messages import Notice

SERVE = "import sys, pathlib; from ludarium.server import serve; serve(port=int(sys.argv[1]), data=pathlib.Path(sys.argv[2]))"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


Begin = Callable[..., Hall]


@pytest.fixture
async def begin(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Begin]:
    """Opens halls in processes of their own; none outlives the test."""
    halls: list[Hall] = []
    folder = tmp_path_factory.mktemp("said")

    def one(port: int, data: Path, **settings: str) -> Hall:
        halls.append(Hall(folder, {"LUDARIUM_LANG": "ko", **settings}, port=port, data=data))
        return halls[-1]

    yield one
    for hall in halls:
        hall.kill()
        await hall.wait()


async def test_it_prints_one_address_says_goodbye_and_leaves_nothing_behind(
    begin: Begin, tmp_path: Path
) -> None:
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", SERVE, str(port), str(tmp_path)),
        env={**os.environ, "LUDARIUM_LANG": "ko"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    async with asyncio.timeout(60):
        line = (await process.stdout.readline()).decode()
    assert line == f"홀이 열렸습니다: http://localhost:{port}\n"
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        table = (await http.post("/api/play", json={"game": "saboteur", "lang": "en"})).json()
        cookie = f"ludarium={http.cookies['ludarium']}"
    url = f"ws://127.0.0.1:{port}/ws/tables/{table['id']}"
    async with connect(url, additional_headers={"cookie": cookie}) as line_in:
        await line_in.send('{"type":"hello","lang":"en"}')
        await line_in.recv()
        process.send_signal(signal.SIGTERM)
        texts = []
        with contextlib.suppress(ConnectionClosedError):
            while True:
                texts.append(json.loads(await line_in.recv()))
        assert [text["code"] for text in texts if text["type"] == "bye"] == ["restart"]
        assert line_in.close_code == 1012
    async with asyncio.timeout(20):
        _, complaints = await process.communicate()
    assert complaints == b"", "quiet, unless something is wrong"

    # The table is there when the hall opens again.
    hall = begin(port, tmp_path)
    await hall.line()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", headers={"cookie": cookie}) as http:
        assert (await http.get(f"/api/tables/{table['id']}")).json()["status"] == "playing"
    hall.send_signal(signal.SIGINT)
    async with asyncio.timeout(20):
        assert await hall.complaints() == ""


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
async def test_pages_that_follow_an_event_do_not_keep_the_hall_from_closing(
    begin: Begin, tmp_path: Path, stop: signal.Signals
) -> None:
    port = free_port()
    hall = begin(port, tmp_path)
    await hall.line()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        await http.post("/api/guests", json={"name": "Ann", "lang": "en"})
        plan = (await http.get("/api/events/presets")).json()["presets"][0]
        event = (await http.post("/api/events", json={"name": "Sunday", "plan": plan})).json()
        async with http.stream("GET", f"/api/events/{event['id']}/live") as stream:
            told = stream.aiter_lines()
            assert (await anext(told)).startswith("data: ")
            hall.send_signal(stop)
            async with asyncio.timeout(15):
                assert [line async for line in told if line] == []  # it ends, and is not broken off
                assert await hall.complaints() == ""


async def test_a_port_or_a_folder_that_is_in_use_is_said_so(begin: Begin, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert "port-taken" in await begin(taken.getsockname()[1], tmp_path).complaints()
    port = free_port()
    first = begin(port, tmp_path)
    await first.line()
    assert "data-in-use" in await begin(free_port(), tmp_path).complaints()
    first.kill()
    await first.wait()
    third = begin(port, tmp_path)  # the lock went with the process
    assert (await third.line()).endswith(f":{port}")


def _a_file(data: Path) -> None:
    data.write_text("no folder")


def _below_a_file(data: Path) -> None:
    data.parent.rmdir()
    data.parent.write_text("no folder")


def _a_full_disk(data: Path) -> None:
    data.mkdir()
    (data / "hall.lock").symlink_to("/dev/full")


def _a_folder_for_a_lock(data: Path) -> None:
    (data / "hall.lock").mkdir(parents=True)


def _a_folder_for_a_database(data: Path) -> None:
    (data / "hall.sqlite3").mkdir(parents=True)


def _no_database(data: Path) -> None:
    data.mkdir()
    (data / "hall.sqlite3").write_bytes(b"no database" * 1000)


def _the_database_of_others(data: Path) -> None:
    data.mkdir()
    with contextlib.closing(sqlite3.connect(data / "hall.sqlite3")) as other:
        other.execute("CREATE TABLE person (number INTEGER)")


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (_a_file, "데이터 폴더"),
        (_below_a_file, "데이터 폴더"),
        (_a_full_disk, "데이터 폴더"),
        (_a_folder_for_a_lock, "데이터 폴더"),
        (_a_folder_for_a_database, "데이터베이스"),
        (_no_database, "데이터베이스"),
        (_the_database_of_others, "데이터베이스"),
    ],
)
async def test_data_that_cannot_be_used_are_said_so(
    tmp_path: Path, spoil: Callable[[Path], None], told: str
) -> None:
    data = tmp_path / "hall" / "data"
    data.parent.mkdir()
    spoil(data)
    assert await complaint(data, tmp_path) == told


async def test_a_database_for_which_the_disk_has_no_room_is_said_so(tmp_path: Path) -> None:
    # Files that may not grow stand for a disk that is full.
    assert await complaint(tmp_path, tmp_path, most=20_000) == "데이터베이스"


async def complaint(data: Path, folder: Path, most: int = resource.RLIM_INFINITY) -> str:
    """How the one sentence begins with which the command says that the hall can't be opened; files may have at most so
    many bytes. What it says lies in ``folder``."""
    arguments = ("serve", "--port", str(free_port()), "--data", str(data))
    process = Command(folder, *arguments, most=most, environment={"LUDARIUM_LANG": "ko"})
    async with asyncio.timeout(60):
        complaints = await process.complaints()
    assert (process.returncode, process.said()) == (2, ""), complaints
    said = " ".join(complaints.split())
    assert "Traceback" not in said
    assert "디스크에 공간이 있는지" in said, "it says what to do"
    return said.partition(" ‘")[0]


async def test_logs_can_be_json(begin: Begin, tmp_path: Path) -> None:
    hall = begin(free_port(), tmp_path, LUDARIUM_LOG="json", LUDARIUM_LOG_LEVEL="info")
    await hall.line()
    hall.send_signal(signal.SIGTERM)
    events = [json.loads(line)["event"] for line in (await hall.complaints()).splitlines()]
    assert events == ["open", "closed"]


async def test_small_messages_are_not_held_back(running: RunningServer) -> None:
    """With Nagle's algorithm on, the second of two messages waits 40 ms for the first to be confirmed."""
    wire = await (await running.guest()).wire("nowhere", hello=False)
    (peer,) = [task for task in asyncio.all_tasks() if "run_asgi" in str(task.get_coro())]
    protocol = peer.get_coro().cr_frame.f_locals["self"]  # type: ignore[union-attr]
    line = protocol.transport.get_extra_info("socket")
    assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
    await wire.close()


async def test_what_can_not_be_told_undoes_nothing(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A choice has been made once it is on disk, whatever becomes of the news; who misses a number asks for it."""
    ann, ben = [await running.guest(name) for name in ("Ann", "Ben")]
    table = await ann.table(game="tokyo-duel", seats=2)
    wires = [await guest.wire(table) for guest in (ann, ben)]
    await wires[1].send("sit", seat=1)
    await seated(wires[0], 1)
    await wires[0].send("start")
    for wire in wires:
        asks = await wire.next("welcome", "game", where=lambda m: m["decision"])
        if asks["decision"]["options"]:
            break
    told = broadcast.deliver

    def dumb(room: Any, notice: Notice) -> None:
        if notice.kind == "step":
            raise RuntimeError("nobody hears it")
        told(room, notice)

    monkeypatch.setattr(broadcast, "deliver", dumb)
    option = asks["decision"]["options"][0]["option"]
    await wire.send("choose", id="once", number=asks["number"], option=option)
    async with asyncio.timeout(10):
        while running.hall.rooms[table["id"]].number == asks["number"]:
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)
    monkeypatch.setattr(broadcast, "deliver", told)
    assert "telling failed" in capsys.readouterr().out
    again = await (ben if wire is wires[1] else ann).wire(table)
    assert (await again.next("welcome"))["number"] >= asks["number"] + 1
    await again.send("choose", id="once", number=asks["number"], option=option)
    assert (await again.ack("once"))["number"] == asks["number"] + 1


@pytest.mark.parametrize(
    ("quiet", "looks", "due"), [(run.QUIET, run.DUE, True), (0.1, run.DUE, False), (run.QUIET, 1, False)]
)
def test_garbage_is_looked_for_where_nobody_plays(
    monkeypatch: pytest.MonkeyPatch, quiet: float, looks: int, due: bool
) -> None:
    looked: list[bool] = []
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, looks))
    monkeypatch.setattr(gc, "collect", lambda: looked.append(True))
    run.collect_in_quiet(quiet)
    assert looked == [True] * due


async def test_a_choice_ends_the_quiet(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        ann = await running.guest("Ann")
        table = await ann.table(bots=["random"] * 5)
        wire = await ann.wire(table)
        await wire.next("welcome")
        writer = running.home(table["id"]).store.writer
        before = writer.chosen_at
        await wire.send("start")
        await wire.next("game", where=lambda message: message["number"] == 5)
        assert writer.chosen_at > before
