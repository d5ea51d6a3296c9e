"""`ludarium admin` at the command line: what it prints, what it refuses, and that names and reasons do nothing there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from tests.cli.test_cli import Run
from tests.server.running import RunningServer, hall_in

from ludarium.cli import terminal
from ludarium.server.storage.store import Person


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a hall that has been open, with Ann and Ben in it."""
    in_hall(tmp_path, _with_people)
    return tmp_path


async def _with_people(running: RunningServer) -> None:
    for id_, name in (("a" * 16, "Ann [red]"), ("b" * 16, "Ben")):
        await running.hall.store.add_person(Person(id_, name, "en"), id_, running.hall.clock.now())


def in_hall(data: Path, work: Callable[[RunningServer], Coroutine[Any, Any, None]]) -> None:
    async def done() -> None:
        async with hall_in(data, database=f"sqlite+aiosqlite:///{data / 'hall.sqlite3'}") as running:
            await work(running)

    asyncio.run(done())


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "LANGUAGE", "en")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr(terminal.complaints, "width", 1000)
    monkeypatch.setattr(terminal.console, "width", 1000)
    monkeypatch.setenv("COLUMNS", "1000")


class Admin:
    def __init__(self, run: Run, data: Path) -> None:
        self.run, self.data = run, data

    def __call__(self, *words: str) -> int:
        return self.run("admin", *words, "--data", str(self.data))

    def json(self, *words: str) -> Any:
        assert self(*words, "--json") == 0, self.run.err
        return json.loads(self.run.out)


@pytest.fixture
def admin(data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Admin:
    monkeypatch.setenv("SUDO_USER", "jo")
    return Admin(Run(monkeypatch, capsys), data)


def test_people_are_found_banned_and_let_in_again(admin: Admin) -> None:
    assert admin("people", "find", "ann") == 0
    assert "Ann [red]" in admin.run.out
    ann = admin.json("people", "find", "ann")[0]["id"]
    assert admin("people", "ban", ann, "--reason", "spam [bold]", "--until", "7d") == 0
    assert f"{ann} is banned until 2" in admin.run.out
    assert admin("people", "show", ann) == 0
    assert "spam [bold]" in admin.run.out
    assert admin.json("people", "show", ann)["bans"][0]["reason"] == "spam [bold]"
    assert admin("people", "unban", ann, "--reason", "over") == 0
    assert admin("people", "unban", ann, "--reason", "over") == 2
    assert "is not banned" in admin.run.err
    assert admin("log", "--act", "ban", "--since", "1h") == 0
    assert "operator jo" in admin.run.out
    assert [one["act"] for one in admin.json("log", "--about", ann)] == ["unban", "ban"]


def test_people_get_another_name_and_are_signed_out(admin: Admin) -> None:
    assert admin("people", "rename", "b" * 16, "Guest 7", "--reason", "rude") == 0
    assert "is called Guest 7" in admin.run.out
    assert admin("people", "sign-out", "b" * 16, "--reason", "a lost phone") == 0
    assert admin("people", "sign-out", "b" * 16, "--reason", "a lost phone") == 0
    assert "had no session" in admin.run.out
    assert admin("people", "find", "zoe") == 0
    assert "Nobody is called that" in admin.run.out


def test_what_is_wrong_is_said_with_what_to_do(admin: Admin, tmp_path: Path) -> None:
    for words, said in (
        (("people", "ban", "nobody", "--reason", "x"), "ludarium admin people find"),
        (("people", "ban", "a" * 16, "--reason", "x", "--until", "soon"), "“soon” is no time"),
        (("people", "ban", "a" * 16, "--reason", "x", "--until", "2001-01-01"), "That time has passed"),
        (("people", "ban", "a" * 16, "--reason", " "), "Give a reason of 1 to 500 characters"),
        (("people", "rename", "a" * 16, "", "--reason", "x"), "name"),
        (("people", "make-moderator", "a" * 16, "--reason", "x"), "is a guest"),
        (("people", "ban", "a" * 16), "--reason"),
        (("log", "--act", "juggle"), "There is no act “juggle”"),
        (("log", "--since", "99999999d"), "is no time"),
    ):
        assert admin(*words) == 2, words
        assert said in admin.run.err, words
    assert admin.json("log") == []
    assert admin.run("admin", "log", "--data", str(tmp_path / "nowhere")) == 2
    assert "--data" in admin.run.err


def test_a_hall_that_is_open_hears_of_it(admin: Admin) -> None:
    async def work(running: RunningServer) -> None:
        ann = await running.guest("Zoe")
        words = ("people", "ban", ann.id, "--reason", "spam")
        assert await asyncio.to_thread(admin, *words) == 0
        async with asyncio.timeout(30):
            while (await ann.http.get("/api/me")).status_code != 403:
                await asyncio.sleep(0.1)

    in_hall(admin.data, work)


def test_tables_are_listed_shown_and_closed(admin: Admin) -> None:
    made: dict[str, Any] = {}

    async def work(running: RunningServer) -> None:
        made.update(await (await running.guest("Zoe [red]")).table())

    in_hall(admin.data, work)
    assert admin("tables", "list") == 0
    assert "Zoe [red]" in admin.run.out
    assert admin("tables", "show", made["id"]) == 0
    assert admin.json("tables", "show", made["id"])["table"]["status"] == "open"
    assert admin("tables", "close", made["id"], "--reason", "spam") == 0
    assert admin("tables", "close", made["id"], "--reason", "spam") == 2
    assert "has ended already" in admin.run.err
    assert admin.json("tables", "list") == []
    assert admin.json("tables", "list", "--all")[0]["status"] == "closed"


def test_a_notice_is_said_listed_and_taken_back(admin: Admin) -> None:
    words = ("notice", "say", "--en", "Closed [red] at 22:00", "--zh", "22:00 關門", "--level", "warning")
    assert admin(*words, "--from", "1h", "--until", "5h") == 0
    assert "whoever reads ko gets the one in en" in admin.run.out
    [made] = admin.json("notice", "list")
    assert (made["level"], made["texts"]["zh-Hant"]) == ("warning", "22:00 關門")
    assert admin("notice", "list") == 0
    assert "Closed [red] at 22:00" in admin.run.out
    number = str(made["id"])
    assert admin("notice", "take-back", number, "--reason", "a mistake") == 0
    for refused, said in (
        (("take-back", number, "--reason", "again"), "is over already"),
        (("take-back", "99", "--reason", "x"), "There is no notice 99"),
        (("say",), "Give a text in at least one language"),
        (("say", "--en", "x", "--until", "2001-01-01"), "would end before"),
        (("say", "--en", "x", "--level", "loud"), "There is no level “loud”"),
    ):
        assert admin("notice", *refused) == 2, refused
        assert said in admin.run.err, refused
    assert admin.json("notice", "list") == []
    assert len(admin.json("notice", "list", "--all")) == 1
    assert [one["act"] for one in admin.json("log")] == ["take-back-notice", "say-notice"]


def test_reports_are_listed_shown_and_closed(admin: Admin) -> None:
    async def work(running: RunningServer) -> None:
        zoe, yan = await running.guest("Zoe [red]"), await running.guest("Yan")
        table = await zoe.table()
        wire = await zoe.wire(table)
        await wire.send("chat", text="you [bold] fool")
        await wire.next("chat")
        wish = {"reason": "other", "words": "he [bold] shouts", "table": table["id"], "line": 1}
        assert (await yan.http.post("/api/reports", json=wish)).status_code == 204

    in_hall(admin.data, work)
    assert admin("reports", "list") == 0
    assert "Zoe [red]" in admin.run.out
    [one] = admin.json("reports", "list")
    assert (one["name"], one["reporter"], one["status"]) == ("Zoe [red]", "Yan", "open")
    number = str(one["id"])
    assert admin("reports", "show", number) == 0
    assert "he [bold] shouts" in admin.run.out
    assert "you [bold] fool" in admin.run.out
    assert admin("people", "warn", one["person_id"], "--reason", "do not shout") == 0
    assert admin("people", "silence", one["person_id"], "--reason", "again", "--until", "7d") == 0
    assert "may not talk at tables until 2" in admin.run.out
    assert admin("people", "unsilence", one["person_id"], "--reason", "an appeal") == 0
    assert admin("reports", "close", number, "--reason", "told so", "--outcome", "warn") == 0
    for refused, said in (
        (("people", "unsilence", one["person_id"], "--reason", "again"), "may talk already"),
        (("people", "silence", one["person_id"], "--reason", "x", "--until", "2001-01-01"), "has passed"),
        (("reports", "close", number, "--reason", "again"), "is closed"),
        (("reports", "close", number, "--reason", "x", "--outcome", "hang"), "There is no outcome “hang”"),
        (("reports", "show", "99"), "There is no report 99"),
    ):
        assert admin(*refused) == 2, refused
        assert said in admin.run.err, refused
    assert admin.json("reports", "list") == []
    assert [one["outcome"] for one in admin.json("reports", "list", "--all")] == ["warn"]
    acts = [one["act"] for one in admin.json("log")]
    assert acts == ["close-report", "unsilence", "silence", "warn"]
