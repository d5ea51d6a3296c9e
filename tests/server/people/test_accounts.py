"""Accounts by name and password: guests keep everything, nobody is told who exists, and sessions end where they should."""

from __future__ import annotations

import asyncio
import doctest
import threading
import unicodedata
from pathlib import Path
from typing import Any, Literal

import httpx
import pytest
from tests.server.aged import Aged, in_a_hall, on_each_database
from tests.server.desk.scene import plan_of
from tests.server.people.members import (
    PASSWORD,
    Clock,
    Counted,
    counted,
    is_nobody,
    member,
    refused,
    signs_in,
    token,
    with_token,
)
from tests.server.running import Guest, RunningServer, hall_in

from ludarium.core import LudariumError
from ludarium.server.errors import refuse
from ludarium.server.http.guests import hashed
from ludarium.server.http.rates import Buckets, Places
from ludarium.server.people import accounts, devices, names, passkeys, passwords
from ludarium.server.people.accounts import MOST_SESSIONS
from ludarium.server.people.names import clean_account_name, key_of
from ludarium.server.people.passwords import clean_password
from ludarium.server.people.tries import Guard
from ludarium.server.storage.accounts import Identity, Passkey

CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0"


# -- names and passwords


@pytest.mark.parametrize(
    ("text", "name", "key"),
    [
        ("Ann", "Ann", "ann"),
        ("  ＡＮＮ ", "ANN", "ann"),
        ("Ann.Lee_7", "Ann.Lee_7", "ann.lee_7"),
        ("김철수", "김철수", "김철수"),
        ("矮人王", "矮人王", "矮人王"),
        ("Straße", "Straße", "strasse"),
        ("İstanbul", "İstanbul", "i̇stanbul"),
    ],
)
def test_names_are_kept_as_written_and_compared_folded(text: str, name: str, key: str) -> None:
    assert clean_account_name(text) == (name, key)
    assert key_of(text) == key
    assert clean_account_name(name) == (name, key), "what was cleaned stays as it is"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ab",
        "a" * 33,
        "a b c",
        ".ann",
        "ann.",
        "a..b",
        "a@b.c",
        "ann\u200d",
        "\u0301ann",
        "a\u0000bc",
        "x" * 10_000,
    ],
)
def test_other_names_are_refused(text: str) -> None:
    with pytest.raises(Exception, match="account-name-wrong"):
        clean_account_name(text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("seven 7", "account-password-short"),
        ("x" * 1001, "account-password-long"),
        ("Password1", "account-password-common"),
        ("QWERTYUIOP", "account-password-common"),
        ("abababab", "account-password-common"),
        ("Ann.Lee.7", "account-password-common"),
        ("ｐａｓｓｗｏｒｄ", "account-password-common"),
    ],
)
def test_passwords_that_are_guessed_at_once_are_refused(text: str, code: str) -> None:
    with pytest.raises(Exception, match=code):
        clean_password(text, "ann.lee.7")


@pytest.mark.parametrize("text", ["eight 8!", "한국어로 된 긴 문장입니다", "x y z " * 166])
def test_long_passwords_of_all_scripts_are_taken(text: str) -> None:
    assert clean_password(text)


@pytest.mark.parametrize("module", [accounts, devices, names, passkeys])
def test_examples_in_docstrings_hold(module: object) -> None:
    found = doctest.testmod(module)  # type: ignore[arg-type]
    assert found.failed == 0
    assert found.attempted > 0


def test_a_password_is_hashed_by_argon2id_as_it_is_recommended() -> None:
    """At least what OWASP asks: 19 MiB and two passes."""
    hasher = passwords.Passwords().hasher
    assert hasher.type.name == "ID"
    assert hasher.memory_cost >= 19 * 1024
    assert hasher.time_cost >= 2


# -- a guest becomes an account


async def test_a_guest_keeps_everything(running: RunningServer) -> None:
    counted(running)
    ann = await running.guest("Ann", "ko")
    table = await ann.table()
    before = token(ann)
    made = await ann.http.post("/api/account", json={"name": "Ann.Lee", "password": PASSWORD})
    assert made.status_code == 201
    assert made.json() == {"id": ann.id, "name": "Ann", "lang": "ko", "account": True}
    assert await ann.get("/api/me") == made.json()
    assert (await ann.get(f"/api/tables/{table['id']}"))["host"] == ann.id
    assert token(ann) != before
    elsewhere = await signs_in(running, "ANN.lee")
    assert elsewhere.id == ann.id
    assert [one["id"] for one in (await elsewhere.get("/api/me/games"))["now"]] == [table["id"]]
    shown = await ann.get("/api/account")
    assert (shown["name"], shown["password"], shown["codes"], shown["confirmed"]) == (
        "Ann.Lee",
        True,
        0,
        True,
    )


async def test_somebody_new_makes_an_account_at_once(running: RunningServer) -> None:
    ann = await member(running, "annlee", called="Ann")
    assert (ann.me["name"], ann.me["account"]) == ("Ann", True)
    await refused(
        await ann.http.post("/api/account", json={"name": "other", "password": PASSWORD}),
        "account-already",
        409,
    )


async def test_a_name_is_had_once_whatever_its_case(running: RunningServer) -> None:
    await member(running, "Straße")
    hasher = counted(running)
    for name in ("STRASSE", "straße", "ｓｔｒａｓｓｅ"):
        other = running.stranger()
        answer = await other.http.post("/api/account", json={"name": name, "password": PASSWORD})
        await refused(answer, "account-name-taken", 409)
        assert await is_nobody(other), "nobody became a guest on the way"
    assert hasher.made == 0
    people = await asyncio.gather(*[running.guest(f"P{number}") for number in range(6)])
    answers = await asyncio.gather(
        *[one.http.post("/api/account", json={"name": "race", "password": PASSWORD}) for one in people]
    )
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409, 409]


async def test_a_guest_is_no_account(running: RunningServer) -> None:
    guest = await running.guest("Ann")
    stranger = running.stranger()
    asked: tuple[tuple[str, str, dict[str, object] | None], ...] = (
        ("GET", "/api/account", None),
        ("POST", "/api/account/confirm", {"password": PASSWORD}),
        ("PUT", "/api/account/password", {"password": PASSWORD}),
        ("PUT", "/api/account/name", {"name": "other"}),
        ("POST", "/api/account/codes", None),
        ("DELETE", "/api/account/sessions", None),
        ("DELETE", "/api/account/sessions/1234", None),
        ("POST", "/api/account/passkeys/options", None),
        ("POST", "/api/account/passkeys", {"name": "x", "credential": {}}),
        ("PATCH", "/api/account/passkeys/x", {"name": "x"}),
        ("DELETE", "/api/account/passkeys/x", None),
        ("POST", "/api/account/confirm/passkey", {"credential": {}}),
        ("POST", "/api/account/link", None),
        ("POST", "/api/account/link/confirm", {"number": "1234"}),
        ("DELETE", "/api/account/link", None),
        ("DELETE", "/api/account/club", None),
        ("POST", "/api/sign-out", None),
    )
    for method, path, body in asked:
        await refused(await guest.http.request(method, path, json=body), "account-none", 403)
        await refused(await stranger.http.request(method, path, json=body), "need-guest", 401)


# -- signing in


async def test_an_unknown_name_and_a_wrong_password_are_answered_alike(running: RunningServer) -> None:
    """By the same words and after the same work: one comparison each, by the same parameters."""
    await member(running, "annlee")
    hasher = counted(running)
    compared: list[str] = []
    verify = hasher.verify

    def watched(hash: Any, password: Any) -> bool:  # noqa: A002 (as the library calls it)
        compared.append(str(hash).rsplit("$", 2)[0])
        return verify(hash, password)

    hasher.verify = watched  # type: ignore[method-assign, assignment]
    answers = []
    for name, password in (
        ("annlee", "not this one"),
        ("nobody", PASSWORD),
        ("@", PASSWORD),
        ("annlee", "x" * 3000),
    ):
        before = hasher.compared
        stranger = running.stranger()
        answer = await stranger.http.post("/api/sign-in", json={"name": name, "password": password})
        assert hasher.compared == before + 1
        assert "set-cookie" not in answer.headers
        answers.append((answer.status_code, answer.content))
    assert len(set(answers)) == 1
    assert b"account-sign-in-wrong" in answers[0][1]
    assert len(set(compared)) == 1
    assert hasher.made == 0


async def test_the_decoy_costs_what_a_hash_costs() -> None:
    """It is a hash that argon2 takes for one of its own, with the parameters of today."""
    made = passwords.Passwords()
    made.hasher = Counted(time_cost=3)
    decoy, real = made._decoy(), made.hasher.hash("x")
    assert decoy.split("$")[:4] == real.split("$")[:4]
    assert [len(part) for part in decoy.split("$")] == [len(part) for part in real.split("$")]
    assert not made.hasher.check_needs_rehash(decoy)
    assert not await made.fits(None, "x", "")
    assert made.hasher.compared == 1
    made.close()


async def test_an_account_without_a_password_is_answered_like_none(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    await running.hall.accounts.store.change(ann.id, password=None)
    hasher = counted(running)
    answer = await running.stranger().http.post("/api/sign-in", json={"name": "annlee", "password": PASSWORD})
    await refused(answer, "account-sign-in-wrong", 403)
    assert hasher.compared == 1


async def test_a_hash_is_made_anew_when_its_parameters_have_changed(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    hasher = Counted(time_cost=2)
    running.hall.accounts.passwords.hasher = hasher
    await signs_in(running, "annlee")
    assert hasher.made == 1
    await signs_in(running, "annlee")
    assert hasher.made == 1
    account = await running.hall.accounts.store.by_person(ann.id)
    assert account is not None
    assert "t=2" in (account.password or "")


@pytest.mark.parametrize("full", [False, True])
async def test_a_hash_that_is_made_anew_takes_the_same_password(running: RunningServer, full: bool) -> None:
    """Whoever types it decomposed, as a Mac does, comes in ever after, even where there was no place to hash."""
    password = unicodedata.normalize("NFD", "한국어로 된 긴 문장")
    await member(running, "annlee", password)
    hall = running.hall.accounts.passwords
    hall.hasher = Counted(time_cost=2)
    hash_ = hall.hashed

    async def busy(password: str, address: str) -> str:
        raise refuse("account-busy")

    if full:
        hall.hashed = busy  # type: ignore[method-assign]
    await signs_in(running, "annlee", password)
    hall.hashed = hash_  # type: ignore[method-assign]
    await signs_in(running, "annlee", password)
    await signs_in(running, "annlee", unicodedata.normalize("NFC", password))


async def test_a_password_is_the_same_however_a_keyboard_composes_it(running: RunningServer) -> None:
    await member(running, "annlee", "caf\u00e9 cr\u00e8me")
    await signs_in(running, "annlee", "cafe\u0301 cre\u0300me")


async def test_a_flood_of_passwords_is_sent_away_and_holds_up_nobody(running: RunningServer) -> None:
    await member(running, "annlee")
    hasher = counted(running)
    go_on, at_once, most = threading.Event(), 0, 0

    def slow(hash: Any, password: Any) -> bool:  # noqa: A002 (as the library calls it)
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        go_on.wait(20)
        at_once -= 1
        return False

    hasher.verify = slow  # type: ignore[method-assign, assignment]

    running.hall.accounts.passwords.places = Places(3, 6, "account-busy")
    strangers = [running.stranger() for _ in range(4)]

    async def guess(number: int) -> httpx.Response:
        header = {"x-forwarded-for": f"192.0.2.{number % 4}"}
        body = {"name": f"name{number}", "password": PASSWORD}
        return await strangers[number % 4].http.post("/api/sign-in", json=body, headers=header, timeout=60)

    flood = [asyncio.create_task(guess(number)) for number in range(16)]
    while sum(task.done() for task in flood) < 10:
        await asyncio.sleep(0.01)
    assert (await running.guest("Ben")).me["name"] == "Ben", "the loop is free"
    go_on.set()
    answers = await asyncio.gather(*flood)
    codes = [answer.json()["code"] for answer in answers]
    assert (codes.count("account-busy"), codes.count("account-sign-in-wrong")) == (10, 6)
    assert most == passwords.AT_ONCE
    assert {answer.status_code for answer in answers} == {403, 503}
    for number, code in enumerate(codes):
        if code == "account-busy":
            assert running.hall.accounts.guard.names.wait(f"name name{number}") == 0
    one = Places(1, 6, "account-busy")
    with one.one("192.0.2.1"), pytest.raises(Exception, match="account-busy"), one.one("192.0.2.1"):
        pass


# -- guesses


async def test_guesses_at_a_name_have_to_wait_longer_and_longer(running: RunningServer) -> None:
    await member(running, "annlee")
    clock = Clock()
    running.hall.accounts.guard = Guard(clock)
    hasher = counted(running)

    async def guess(name: str, number: int) -> dict[str, Any]:
        stranger = running.stranger()
        header = {"x-forwarded-for": f"192.0.2.{number % 200}"}
        answer = await stranger.http.post(
            "/api/sign-in", json={"name": name, "password": "wrong one"}, headers=header
        )
        said: dict[str, Any] = answer.json()
        return said

    waits: dict[str, list[int]] = {}
    for name in ("annlee", "nobody"):
        waits[name] = []
        for number in range(14):
            said = await guess(name, number)
            if said["code"] == "account-sign-in-wrong":
                waits[name].append(0)
                continue
            assert said["code"] == "account-wait"
            before = hasher.compared
            assert (await guess(name, number + 50))["code"] == "account-wait", "from wherever they come"
            assert hasher.compared == before
            seconds = int("".join(sign for sign in said["message"] if sign.isdigit()))
            waits[name].append(seconds)
            clock.seconds += seconds
            assert (await guess(name, number))["code"] == "account-sign-in-wrong"
    assert waits["annlee"] == waits["nobody"], "whether there is such a name is not told"
    assert waits["annlee"] == [0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60], (
        "and never longer than a minute"
    )


async def test_strangers_keep_nobody_out_of_a_browser_of_theirs(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    await ann.post("/api/sign-out")
    clock = Clock()
    running.hall.accounts.guard = Guard(clock)
    for _ in range(40):
        clock.seconds += 60
        answer = await running.stranger().http.post(
            "/api/sign-in", json={"name": "annlee", "password": "wrong one"}
        )
        assert answer.json()["code"] == "account-sign-in-wrong"
    wait = await running.stranger().http.post("/api/sign-in", json={"name": "annlee", "password": PASSWORD})
    await refused(wait, "account-wait", 429)
    back = await ann.http.post("/api/sign-in", json={"name": "annlee", "password": PASSWORD})
    assert back.status_code == 200


async def test_the_mark_of_a_browser_helps_with_its_own_name_only(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    await member(running, "benlee", called="Ben")
    clock = Clock()
    running.hall.accounts.guard = Guard(clock)
    mark = next(cookie for cookie in ann.http.cookies.jar if cookie.name == "ludarium-browser").value
    assert mark is not None
    nonce, _, seal = mark.partition(".")
    thieves = {"benlee": mark, "annlee": f"{'0' * 32}.{seal}"}
    for name, shown in thieves.items():
        codes = []
        for _ in range(7):
            stranger = running.stranger()
            stranger.http.cookies.set("ludarium-browser", shown)
            answer = await stranger.http.post("/api/sign-in", json={"name": name, "password": "wrong one"})
            codes.append(answer.json()["code"])
        assert codes == ["account-sign-in-wrong"] * 5 + ["account-wait"] * 2, name
    # A stolen mark of the name itself is guessed with as slowly, and costs its owner only that browser.
    for turn in range(7):
        stranger = running.stranger()
        stranger.http.cookies.set("ludarium-browser", mark)
        answer = await stranger.http.post("/api/sign-in", json={"name": "annlee", "password": "wrong one"})
        assert answer.json()["code"] == ("account-sign-in-wrong" if turn < 5 else "account-wait")
    assert nonce


async def test_a_new_password_makes_marks_worthless(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    ben = await signs_in(running, "annlee")
    changed = await ann.http.put("/api/account/password", json={"password": "another bird", "now": PASSWORD})
    assert changed.status_code == 200
    clock = Clock()
    running.hall.accounts.guard = Guard(clock)
    for _ in range(5):
        await running.stranger().http.post("/api/sign-in", json={"name": "annlee", "password": PASSWORD})
    answer = await ben.http.post("/api/sign-in", json={"name": "annlee", "password": "another bird"})
    await refused(answer, "account-wait")


async def test_guesses_from_one_address_have_to_wait_whatever_the_name(running: RunningServer) -> None:
    clock = Clock()
    running.hall.accounts.guard = Guard(clock)
    counted(running)
    await member(running, "annlee")
    codes = []
    for number in range(60):
        if number % 10 == 9:  # who knows one password can't guess others for it
            await signs_in(running, "annlee")
        answer = await running.stranger().http.post(
            "/api/sign-in", json={"name": f"name{number}", "password": PASSWORD}
        )
        codes.append(answer.json()["code"])
        if codes[-1] == "account-wait":
            break
    assert len(codes) == 51
    clock.seconds += 1
    answer = await running.stranger().http.post("/api/sign-in", json={"name": "name99", "password": PASSWORD})
    await refused(answer, "account-sign-in-wrong")


async def test_many_guesses_at_once_are_not_better(running: RunningServer) -> None:
    await member(running, "annlee")
    running.hall.accounts.guard = Guard(Clock())
    answers = await asyncio.gather(
        *[
            running.stranger().http.post(
                "/api/sign-in", json={"name": "annlee", "password": f"wrong {number}"}
            )
            for number in range(30)
        ]
    )
    codes = [answer.json()["code"] for answer in answers]
    assert codes.count("account-sign-in-wrong") == 5
    assert codes.count("account-wait") == 25


# -- sessions


async def test_a_sign_in_gives_a_new_token_and_takes_none(running: RunningServer) -> None:
    """Session fixation: whatever a browser brought, what it has afterwards was drawn by the hall."""
    await member(running, "annlee")
    planted = "x" * 43
    victim = with_token(running, planted)
    answer = await victim.http.post("/api/sign-in", json={"name": "annlee", "password": PASSWORD})
    assert answer.status_code == 200
    assert f"ludarium={planted}" not in answer.headers["set-cookie"]
    assert await is_nobody(with_token(running, planted))
    guest = await running.guest("Eve")
    known = token(guest)  # Eve has put her own session into somebody's browser
    victim = with_token(running, known)
    answer = await victim.http.post("/api/sign-in", json={"name": "annlee", "password": PASSWORD})
    assert answer.status_code == 200
    assert await is_nobody(guest), "the old token is nobody's any more"
    founder = await running.guest("Cid")
    before = token(founder)
    await founder.http.post("/api/account", json={"name": "cidlee", "password": PASSWORD})
    assert await is_nobody(with_token(running, before))


async def test_signing_out_ends_the_session_and_its_sockets(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    phone = await signs_in(running, "annlee")
    table = await ann.table()
    wires = [await one.wire(table) for one in (ann, phone)]
    for wire in wires:
        await wire.next("welcome")
    stolen = token(ann)
    out = await ann.http.post("/api/sign-out")
    assert out.status_code == 200
    assert "ludarium" not in ann.http.cookies
    assert await is_nobody(with_token(running, stolen))
    await wires[0].until_closed()
    assert (wires[0].closed, wires[0].reason) == (4401, "need-guest")
    assert (await phone.get("/api/me"))["id"] == ann.id
    await wires[1].send("ping")
    await wires[1].next("pong")
    assert await running.hall.store.session(hashed(stolen)) is None


async def test_a_guest_with_tables_is_asked_before_they_are_left(running: RunningServer) -> None:
    ann = await member(running, "annlee", called="Ann")
    with_name = await running.guest("Ben")
    kept = token(with_name)
    answer = await with_name.http.post("/api/sign-in", json={"name": "annlee", "password": PASSWORD})
    assert answer.json()["id"] == ann.id, "a mere name is left behind without a word"
    assert await is_nobody(with_token(running, kept))
    busy = await running.guest("Cid")
    await busy.table()
    body = {"name": "annlee", "password": PASSWORD}
    hasher = counted(running)
    said = await refused(await busy.http.post("/api/sign-in", json=body), "account-guest-busy", 409)
    assert "Cid" in said["message"]
    assert hasher.compared == 0
    assert (await busy.get("/api/me"))["name"] == "Cid"
    answer = await busy.http.post("/api/sign-in", json={**body, "leave": True})
    assert answer.json()["id"] == ann.id


async def test_a_part_in_an_event_counts_as_something_to_lose(running: RunningServer) -> None:
    await member(running, "annlee")
    guest = await running.guest("Cid")
    assert not await running.hall.accounts.store.leaves_behind(guest.id)
    plan = plan_of("tokyo-duel-swiss")
    made = await guest.http.post("/api/events", json={"name": "Sunday", "plan": plan})
    assert made.status_code == 201, made.text
    assert await running.hall.accounts.store.leaves_behind(guest.id)
    answer = await guest.http.post("/api/sign-in", json={"name": "annlee", "password": PASSWORD})
    await refused(answer, "account-guest-busy")


async def test_sessions_are_listed_and_ended(running: RunningServer) -> None:
    ann = await member(running, "annlee", **{"user-agent": CHROME})
    laptop = await signs_in(running, "annlee", **{"user-agent": FIREFOX})
    other = await signs_in(running, "annlee", **{"user-agent": "curl/8"})
    ben = await member(running, "benlee", called="Ben")
    shown = (await ann.get("/api/account"))["sessions"]
    assert sorted((one["device"], one["mine"]) for one in shown) == [
        ("", False),
        ("Chrome, Windows", True),
        ("Firefox, Linux", False),
    ]
    text = (await ann.http.get("/api/account")).text
    for guest in (ann, laptop, other):
        assert token(guest) not in text
        assert hashed(token(guest)) not in text
    theirs = next(one for one in shown if one["device"].startswith("Firefox"))
    await refused(await ben.http.delete(f"/api/account/sessions/{theirs['id']}"), "not-found", 404)
    assert (await ann.http.delete(f"/api/account/sessions/{theirs['id']}")).status_code == 204
    assert await is_nobody(laptop)
    assert (await other.get("/api/me"))["id"] == ann.id
    assert (await ann.http.delete("/api/account/sessions")).status_code == 204
    assert await is_nobody(other)
    assert len((await ann.get("/api/account"))["sessions"]) == 1
    assert (await ben.get("/api/me"))["id"] == ben.id


async def test_an_account_has_only_so_many_sessions(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    for _ in range(MOST_SESSIONS + 2):
        await signs_in(running, "annlee")
    assert len(await running.hall.accounts.store.sessions(ann.id)) == MOST_SESSIONS


async def test_a_change_of_password_ends_all_other_sessions(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    thief = await signs_in(running, "annlee")
    table = await ann.table()
    wire, stolen_wire = await ann.wire(table), await thief.wire(table)
    for each in (wire, stolen_wire):
        await each.next("welcome")
    wrong = await ann.http.put("/api/account/password", json={"password": "another bird", "now": "wrong one"})
    await refused(wrong, "account-password-wrong", 403)
    before = token(ann)
    done = await ann.http.put("/api/account/password", json={"password": "another bird", "now": PASSWORD})
    assert done.status_code == 200
    assert token(ann) != before
    assert (await ann.get("/api/me"))["id"] == ann.id
    assert await is_nobody(thief)
    await stolen_wire.until_closed()
    await wire.send("ping")
    await wire.next("pong")
    await signs_in(running, "annlee", "another bird")
    old = await running.stranger().http.post("/api/sign-in", json={"name": "annlee", "password": PASSWORD})
    await refused(old, "account-sign-in-wrong")


async def test_a_forgotten_password_is_replaced_by_whoever_has_just_come_in(running: RunningServer) -> None:
    """By a passkey or the club; and nobody else, nor without being asked who it is."""
    ann = await member(running, "annlee")
    guard = running.hall.accounts.guard = Guard(Clock())
    clock = Clock()
    clock.seconds = 1e9
    running.hall.accounts._confirmed.now = clock
    for _ in range(7):  # which is no guess
        missing = await ann.http.put("/api/account/password", json={"password": OTHER})
        await refused(missing, "account-confirm", 403)
    guard.guess("", "", ann.id).withdraw()
    running.hall.accounts.confirm(token(ann))
    wrong = await ann.http.put("/api/account/password", json={"password": OTHER, "now": "wrong one"})
    await refused(wrong, "account-password-wrong", 403)
    assert (await ann.http.put("/api/account/password", json={"password": OTHER})).status_code == 200
    await signs_in(running, "annlee", OTHER)


class Held(Counted):
    """Stops after it was asked, until it may go on."""

    def __init__(self, *stopped: str, time_cost: int = 1) -> None:
        super().__init__(time_cost)
        self.stopped, self.asked, self.goes_on = stopped, threading.Event(), threading.Event()

    def _stop(self, what: str) -> None:
        if what in self.stopped:
            self.asked.set()
            assert self.goes_on.wait(30)

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        found = super().hash(password, salt=salt)
        self._stop("hash")
        return found

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002 (as the library calls it)
        found = super().verify(hash, password)
        self._stop("verify")
        return found


async def _in_flight(running: RunningServer, hasher: Held, request: Any, meanwhile: Any) -> httpx.Response:
    """What a request is answered that waits for ``hasher`` while something else is done."""
    running.hall.accounts.passwords.hasher = hasher
    task = asyncio.create_task(request)
    assert await asyncio.to_thread(hasher.asked.wait, 30)
    counted(running)
    await meanwhile
    hasher.goes_on.set()
    answer: httpx.Response = await task
    return answer


OTHER = "two in the bush"


def _signs(guest: Guest, password: str = PASSWORD) -> Any:
    return guest.http.post("/api/sign-in", json={"name": "annlee", "password": password})


@pytest.mark.parametrize(("stopped", "time_cost"), [("verify", 1), ("hash", 2)])
async def test_a_new_password_shuts_out_whoever_is_just_coming_in(
    running: RunningServer, stopped: str, time_cost: int
) -> None:
    ann = await member(running, "annlee")
    thief = running.stranger()

    async def change() -> None:
        body = {"password": OTHER, "now": PASSWORD}
        assert (await ann.http.put("/api/account/password", json=body)).status_code == 200

    answer = await _in_flight(running, Held(stopped, time_cost=time_cost), _signs(thief), change())
    await refused(answer, "account-sign-in-wrong", 403)
    assert await is_nobody(thief)
    await refused(await _signs(running.stranger()), "account-sign-in-wrong")
    assert (await _signs(running.stranger(), OTHER)).status_code == 200, "and the new password stays"


async def test_a_recovery_shuts_out_a_change_of_password(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    codes = (await ann.post("/api/account/codes"))["codes"]
    change = ann.http.put("/api/account/password", json={"password": "of a thief 1", "now": PASSWORD})

    async def recover() -> None:
        body = {"name": "annlee", "code": codes[0], "password": OTHER}
        assert (await running.stranger().http.post("/api/recover", json=body)).status_code == 200

    await refused(await _in_flight(running, Held("hash"), change, recover()), "account-password-wrong", 403)
    assert (await _signs(running.stranger(), OTHER)).status_code == 200


async def test_codes_that_were_replaced_open_nothing_even_in_flight(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    codes = (await ann.post("/api/account/codes"))["codes"]
    body = {"name": "annlee", "code": codes[0], "password": OTHER}
    recover = running.stranger().http.post("/api/recover", json=body)
    answer = await _in_flight(running, Held("hash"), recover, ann.post("/api/account/codes"))
    await refused(answer, "account-recovery-wrong", 403)
    assert (await _signs(running.stranger())).status_code == 200


async def test_a_deleted_account_shuts_out_whoever_is_just_coming_in(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    late = running.stranger()

    async def delete() -> None:
        gone = await ann.http.post("/api/account/delete", json={"name": "annlee"})
        assert gone.status_code == 200

    await refused(await _in_flight(running, Held("verify"), _signs(late), delete()), "account-sign-in-wrong")
    assert await is_nobody(late)
    assert await running.hall.accounts.store.sessions(ann.id) == []


async def test_an_ended_session_changes_nothing_any_more(running: RunningServer) -> None:
    """What it had begun before is refused as well."""
    ann = await member(running, "annlee")
    store, hall = running.hall.accounts.store, running.hall
    account = await store.by_person(ann.id)
    assert account is not None
    browser = accounts.Browser(token(ann), "1.2.3.4", "")
    await store.end_sessions([browser.key], hall.clock.now())
    for work in (
        hall.accounts.new_codes(browser, account),
        hall.accounts.change_name(browser, account, "benlee"),
    ):
        with pytest.raises(LudariumError, match="need-guest"):
            await work
    passkey = Passkey("x", ann.id, "key", "c", "p", "localhost", 0, 0)
    assert not await store.add_passkey(passkey, browser.proof)
    assert not await store.add_identity(Identity("i", "s", ann.id, 0), browser.proof)
    assert await store.codes_left(ann.id) == 0
    assert (await signs_in(running, "annlee")).id == ann.id


async def test_what_could_do_harm_asks_again_after_a_while(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    clock = Clock()
    running.hall.accounts._confirmed.now = clock
    running.hall.accounts.confirm(token(ann))
    assert (await ann.http.post("/api/account/codes")).status_code == 201
    clock.seconds += accounts.CONFIRMED + 1
    harm = (
        ("POST", "/api/account/codes", None),
        ("PUT", "/api/account/name", {"name": "other"}),
        ("POST", "/api/account/passkeys/options", None),
        ("POST", "/api/account/passkeys", {"name": "x", "credential": {}}),
        ("DELETE", "/api/account/passkeys/x", None),
        ("POST", "/api/account/link", None),
        ("DELETE", "/api/account/club", None),
    )
    for method, path, body in harm:
        await refused(await ann.http.request(method, path, json=body), "account-confirm", 403)
    wrong = await ann.http.post("/api/account/confirm", json={"password": "wrong one"})
    await refused(wrong, "account-password-wrong", 403)
    assert (await ann.http.post("/api/account/confirm", json={"password": PASSWORD})).status_code == 200
    assert (await ann.http.post("/api/account/codes")).status_code == 201


async def test_guesses_of_whoever_found_an_open_browser_have_to_wait(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    running.hall.accounts.guard = Guard(Clock())
    codes = [
        (await ann.http.post("/api/account/confirm", json={"password": f"wrong {number}"})).json()["code"]
        for number in range(7)
    ]
    assert codes == ["account-password-wrong"] * 5 + ["account-wait"] * 2


async def test_another_sign_in_name(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    await member(running, "benlee", called="Ben")
    await refused(await ann.http.put("/api/account/name", json={"name": "BENlee"}), "account-name-taken", 409)
    assert (await ann.http.put("/api/account/name", json={"name": "Anna"})).status_code == 200
    assert (await signs_in(running, "anna")).id == ann.id
    gone = await running.stranger().http.post("/api/sign-in", json={"name": "annlee", "password": PASSWORD})
    await refused(gone, "account-sign-in-wrong")


# -- recovery codes


async def test_a_recovery_code_lets_in_once_and_ends_all_sessions(
    running: RunningServer, tmp_path: Path
) -> None:
    ann = await member(running, "annlee")
    codes = (await ann.post("/api/account/codes"))["codes"]
    assert len(set(codes)) == 10
    assert (await ann.get("/api/account"))["codes"] == 10
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("hall.sqlite3*"))
    for code in codes:
        assert code.encode() not in stored
        assert code.replace("-", "").encode() not in stored
    lost = running.stranger()
    body = {"name": "ANNLEE", "code": f" {codes[3].upper()} ", "password": "another bird"}
    answer = await lost.http.post("/api/recover", json=body)
    assert answer.status_code == 200, answer.text
    assert answer.json()["id"] == ann.id
    assert await is_nobody(ann)
    assert (await lost.get("/api/account"))["codes"] == 9
    await signs_in(running, "annlee", "another bird")
    again = await running.stranger().http.post("/api/recover", json=body)
    await refused(again, "account-recovery-wrong", 403)


async def test_a_code_counts_once_even_if_many_use_it_at_once(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    (code, *_) = (await ann.post("/api/account/codes"))["codes"]
    answers = await asyncio.gather(
        *[
            running.stranger().http.post(
                "/api/recover", json={"name": "annlee", "code": code, "password": f"another bird {number}"}
            )
            for number in range(5)
        ]
    )
    assert sorted(answer.status_code for answer in answers) == [200, 403, 403, 403, 403]


async def test_codes_of_others_and_older_codes_open_nothing(running: RunningServer) -> None:
    ann, ben = await member(running, "annlee"), await member(running, "benlee", called="Ben")
    old = (await ann.post("/api/account/codes"))["codes"][0]
    await ann.post("/api/account/codes")
    theirs = (await ben.post("/api/account/codes"))["codes"][0]
    said = []
    for name, code in (
        ("annlee", old),
        ("annlee", theirs),
        ("nobody", theirs),
        ("annlee", ""),
        ("annlee", "é" * 40),
    ):
        answer = await running.stranger().http.post(
            "/api/recover", json={"name": name, "code": code, "password": "another bird"}
        )
        said.append((answer.status_code, answer.content))
    assert len(set(said)) == 1
    assert b"account-recovery-wrong" in said[0][1]
    used = await running.stranger().http.post(
        "/api/recover", json={"name": "benlee", "code": theirs, "password": "another bird"}
    )
    assert used.status_code == 200


async def test_strangers_keep_nobody_from_a_recovery_code(running: RunningServer) -> None:
    """Not even in a browser that is new to the hall, while they guess at the name without end."""
    ann = await member(running, "annlee")
    codes = (await ann.post("/api/account/codes"))["codes"]
    running.hall.accounts.guard = Guard(Clock())
    for _ in range(5):
        await refused(await _signs(running.stranger(), "wrong one"), "account-sign-in-wrong")
    await refused(await _signs(running.stranger(), "wrong one"), "account-wait")
    body = {"name": "annlee", "code": codes[0], "password": OTHER}
    assert (await running.stranger().http.post("/api/recover", json=body)).status_code == 200


async def test_nobody_lists_who_has_an_account(running: RunningServer) -> None:
    """Whoever has asked for many names that are taken learns of none, taken or free, until later."""
    await member(running, "annlee")
    ben = await member(running, "benlee", called="Ben")
    running.hall.accounts.seekers = Buckets(0.0, 3.0)
    new = {"name": "annlee", "password": PASSWORD, "called": "Ann"}
    for _ in range(2):
        assert (await ben.http.put("/api/account/name", json={"name": f"ben{_}"})).status_code == 200
    guest = await running.guest("Gus")
    await refused(await running.stranger().http.post("/api/account", json=new), "account-name-taken")
    await refused(await guest.http.post("/api/account", json=new), "account-name-taken")
    await refused(await ben.http.put("/api/account/name", json={"name": "annlee"}), "account-name-taken")
    for name in ("annlee", "cidlee"):
        for asks in (running.stranger(), guest):
            answer = await asks.http.post("/api/account", json={**new, "name": name})
            await refused(answer, "rate-limited")
        await refused(await ben.http.put("/api/account/name", json={"name": name}), "rate-limited")
    assert (await ben.get("/api/account"))["name"] == "ben1"
    running.hall.accounts.comers = Buckets(0.0, 0.0)
    await refused(await ben.http.put("/api/account/name", json={"name": "benlee"}), "rate-limited")


async def test_guesses_at_codes_have_to_wait(running: RunningServer) -> None:
    await member(running, "annlee")
    running.hall.accounts.guard = Guard(Clock())
    codes = [
        (
            await running.stranger().http.post(
                "/api/recover", json={"name": "annlee", "code": f"code{number}", "password": "another bird"}
            )
        ).json()["code"]
        for number in range(52)
    ]
    assert codes == ["account-recovery-wrong"] * 50 + ["account-wait"] * 2


# -- what is kept, and what is not


@on_each_database
def test_accounts_stay_and_their_sessions_end_like_any(old_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        ann = await member(old.running, "annlee")
        guest = await old.person(gone=400)
        other = await old.person(gone=400)
        theirs, others = [await old.table(who, who, ended=400) for who in (ann.id, other)]
        await old.unused(ann, 100.1)
        told = await old.forget()
        assert told.sessions == 1
        assert await is_nobody(ann)
        await old.forget()
        people = await old.people()
        assert ann.id in people
        assert guest not in people
        assert await old.tables() == {theirs}, "games of accounts stay"
        assert others not in await old.tables()
        back = await signs_in(old.running, "annlee")
        assert back.id == ann.id
        assert [one["id"] for one in (await back.get("/api/me/games"))["over"]] == [theirs]

    in_a_hall(old_url, tmp_path, work)


@on_each_database
def test_accounts_come_back_with_the_hall(old_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        ann = await member(old.running, "annlee")
        code = (await ann.post("/api/account/codes"))["codes"][0]
        kept.extend([ann.id, code, token(ann)])

    async def later(old: Aged) -> None:
        counted(old.running)
        id_, code, text = kept
        assert (await with_token(old.running, text).get("/api/me"))["account"] is True
        assert (await signs_in(old.running, "AnnLee")).id == id_
        answer = await old.running.stranger().http.post(
            "/api/recover", json={"name": "annlee", "code": code, "password": "another bird"}
        )
        assert answer.json()["id"] == id_

    kept: list[str] = []
    in_a_hall(old_url, tmp_path, work)
    in_a_hall(old_url, tmp_path, later)


@pytest.mark.usefixtures("all_logged")
async def test_nothing_secret_is_kept_or_logged(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    secrets: list[str] = [PASSWORD, "another bird"]
    async with hall_in(tmp_path) as running:
        ann = await member(running, "annlee")
        secrets.append(token(ann))
        secrets += (await ann.post("/api/account/codes"))["codes"]
        await ann.http.put("/api/account/password", json={"password": "another bird", "now": PASSWORD})
        secrets.append(token(ann))
        await running.stranger().http.post("/api/sign-in", json={"name": "annlee", "password": "wrong one 7"})
        secrets.append("wrong one 7")
        link = await ann.post("/api/account/link")
        secrets.append(link["path"].partition("#")[2])
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("hall.sqlite3*"))
    said = "".join(capfd.readouterr())
    assert "a new account" in said, "the log was listened to"
    for secret in secrets:
        assert secret.encode() not in stored
        assert secret not in said


async def test_requests_of_other_pages_are_refused(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    for path, body in (
        ("/api/sign-in", {"name": "annlee", "password": PASSWORD}),
        ("/api/sign-out", {}),
        ("/api/account/codes", {}),
        ("/api/account/link", {}),
    ):
        answer = await ann.http.post(path, json=body, headers={"origin": "https://evil.example"})
        await refused(answer, "wrong-origin", 403)
    assert (await ann.get("/api/me"))["id"] == ann.id


async def test_cookies_are_out_of_reach_of_scripts_and_other_sites(running: RunningServer) -> None:
    guest = running.stranger()
    answer = await guest.http.post(
        "/api/account",
        json={"name": "annlee", "password": PASSWORD},
        headers={"x-forwarded-proto": "https"},
    )
    cookies = answer.headers.get_list("set-cookie")
    assert len([one for one in cookies if one.startswith(("ludarium=", "ludarium-browser="))]) >= 2
    for cookie in cookies:
        assert "httponly" in cookie.lower()
        assert "secure" in cookie.lower()
        assert "samesite=" in cookie.lower()
