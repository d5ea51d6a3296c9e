"""Passkeys: made by whoever is signed in, answered once, and only by the device that has the key."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.people.authenticator import PRESENT, Authenticator
from tests.server.people.members import Clock, counted, member, refused, token, with_token
from tests.server.running import Guest, RunningServer, hall_in

from ludarium.server.people.passkeys import LASTS, MOST, rp_of
from ludarium.server.people.pending import Pending


async def options(guest: Guest, path: str = "/api/account/passkeys/options") -> dict[str, Any]:
    said: dict[str, Any] = (await guest.post(path))["options"]
    return said


async def registered(running: RunningServer, guest: Guest, name: str = "My phone") -> Authenticator:
    device = Authenticator(running.url)
    answer = await guest.http.post(
        "/api/account/passkeys", json={"name": name, "credential": device.makes(await options(guest))}
    )
    assert answer.status_code == 201, answer.text
    return device


async def sign_in(running: RunningServer, device: Authenticator, **wrong: Any) -> tuple[Guest, Any]:
    stranger = running.stranger()
    asked = await options(stranger, "/api/sign-in/passkey/options")
    answer = await stranger.http.post(
        "/api/sign-in/passkey", json={"credential": device.answers(asked, **wrong)}
    )
    return stranger, answer


async def test_a_passkey_signs_in_without_a_name(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    asked = await options(ann)
    assert asked["rp"]["id"] == "127.0.0.1"
    assert asked["authenticatorSelection"]["residentKey"] == "required"
    assert asked["authenticatorSelection"]["userVerification"] == "required"
    device = await registered(running, ann)
    other, answer = await sign_in(running, device)
    assert answer.json()["id"] == ann.id
    assert token(other) != token(ann)
    (shown,) = (await ann.get("/api/account"))["passkeys"]
    assert (shown["name"], shown["here"], shown["used"] is None) == ("My phone", True, False)
    _, again = await sign_in(running, device)
    assert again.status_code == 200
    asked = await options(running.stranger(), "/api/sign-in/passkey/options")
    assert asked["userVerification"] == "required"
    assert asked.get("allowCredentials", []) == [], "nobody is told which passkeys there are"


@pytest.mark.parametrize(
    "wrong",
    [
        {"flags": PRESENT},
        {"flags": 0},
        {"origin": "https://evil.example"},
        {"origin": "http://127.0.0.1:1"},
        {"host": "evil.example"},
        {"type": "webauthn.get"},
        {"challenge": "AAAA"},
    ],
    ids=str,
)
async def test_no_passkey_is_made_by_a_wrong_answer(running: RunningServer, wrong: dict[str, Any]) -> None:
    ann = await member(running, "annlee")
    device = Authenticator(running.url)
    credential = device.makes(await options(ann), **wrong)
    answer = await ann.http.post("/api/account/passkeys", json={"name": "x", "credential": credential})
    await refused(answer, "account-passkey-wrong", 403)
    assert (await ann.get("/api/account"))["passkeys"] == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"flags": PRESENT},
        {"origin": "https://evil.example"},
        {"host": "evil.example"},
        {"type": "webauthn.create"},
        {"challenge": "AAAA"},
        {"count": 0},
        {"key": ec.generate_private_key(ec.SECP256R1())},
    ],
    ids=lambda wrong: str(next(iter(wrong))),
)
async def test_nobody_signs_in_by_a_wrong_answer(running: RunningServer, wrong: dict[str, Any]) -> None:
    ann = await member(running, "annlee")
    device = await registered(running, ann)
    _, first = await sign_in(running, device)
    assert first.status_code == 200
    stranger, answer = await sign_in(running, device, **wrong)
    await refused(answer, "account-passkey-wrong", 403)
    assert await stranger.get("/api/me") is None


async def test_a_challenge_counts_once_for_a_while_and_for_whoever_asked(running: RunningServer) -> None:
    ann, ben = await member(running, "annlee"), await member(running, "benlee", called="Ben")
    clock = Clock()
    running.hall.passkeys._new = Pending(LASTS, 3, clock)
    running.hall.passkeys._asked = Pending(LASTS, 3, clock)

    async def register(guest: Guest, credential: dict[str, Any]) -> Any:
        return await guest.http.post("/api/account/passkeys", json={"name": "x", "credential": credential})

    # stolen: another account answers it
    stolen = Authenticator(running.url).makes(await options(ann))
    await refused(await register(ben, stolen), "account-passkey-wrong")
    await refused(await register(ann, stolen), "account-passkey-wrong")  # and now it is spent
    # another session of the same person
    asked = await options(ann)
    device = Authenticator(running.url)
    fresh = with_token(
        running,
        await running.hall.accounts.enter(
            _nobody(), None, (await _account(running, ann)).person, "account-passkey-unknown"
        ),
    )
    await refused(await register(fresh, device.makes(asked)), "account-passkey-wrong")
    # too late
    late = device.makes(await options(ann))
    clock.seconds += LASTS + 1
    await refused(await register(ann, late), "account-passkey-wrong")
    # answered twice
    made = device.makes(await options(ann))
    assert (await register(ann, made)).status_code == 201
    await refused(await register(ann, made), "account-passkey-wrong")
    # to sign in: twice, too late, and of the wrong kind
    stranger = running.stranger()
    answer = device.answers(await options(stranger, "/api/sign-in/passkey/options"))
    path = "/api/sign-in/passkey"
    assert (await stranger.http.post(path, json={"credential": answer})).status_code == 200
    thief = running.stranger()
    await refused(await thief.http.post(path, json={"credential": answer}), "account-passkey-wrong")
    late = device.answers(await options(thief, f"{path}/options"))
    clock.seconds += LASTS + 1
    await refused(await thief.http.post(path, json={"credential": late}), "account-passkey-wrong")
    kind = device.answers({**await options(ann), "rpId": "127.0.0.1"})
    await refused(await thief.http.post(path, json={"credential": kind}), "account-passkey-wrong")
    # so many wait, and no more
    first = device.answers(await options(thief, f"{path}/options"))
    for _ in range(3):
        await options(running.stranger(), f"{path}/options")
    assert len(running.hall.passkeys._asked) == 3
    await refused(await thief.http.post(path, json={"credential": first}), "account-passkey-wrong")


def _nobody() -> Any:
    from ludarium.server.people.accounts import Browser

    return Browser(None, "", "")


async def _account(running: RunningServer, guest: Guest) -> Any:
    return await running.hall.accounts.store.by_person(guest.id)


async def test_half_an_answer_is_a_refusal_and_no_failure(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    whole = Authenticator(running.url).makes(await options(ann))
    for credential in (
        {},
        {"response": None},
        {"response": {"clientDataJSON": 7}},
        {"response": {"clientDataJSON": "e30"}},
        {**whole, "response": {"clientDataJSON": whole["response"]["clientDataJSON"]}},
    ):
        for path, body in (
            ("/api/account/passkeys", {"name": "x", "credential": credential}),
            ("/api/sign-in/passkey", {"credential": credential}),
        ):
            await refused(await ann.http.post(path, json=body), "account-passkey-wrong", 403)


async def test_passkeys_are_named_removed_and_limited(running: RunningServer) -> None:
    ann, ben = await member(running, "annlee"), await member(running, "benlee", called="Ben")
    device = await registered(running, ann)
    taken = Authenticator(running.url)
    taken.id, taken.key = device.id, device.key
    answer = await ben.http.post(
        "/api/account/passkeys", json={"name": "x", "credential": taken.makes(await options(ben))}
    )
    await refused(answer, "account-passkey-wrong")
    (shown,) = (await ann.get("/api/account"))["passkeys"]
    path = f"/api/account/passkeys/{shown['id']}"
    await refused(await ben.http.patch(path, json={"name": "mine"}), "not-found", 404)
    await refused(await ben.http.delete(path), "not-found", 404)
    await refused(await ann.http.patch(path, json={"name": "\u202e"}), "name-wrong", 400)
    assert (await ann.http.patch(path, json={"name": "내 휴대폰"})).status_code == 204
    assert (await ann.get("/api/account"))["passkeys"][0]["name"] == "내 휴대폰"
    for number in range(MOST - 1):
        await registered(running, ann, f"no {number}")
    await refused(await ann.http.post("/api/account/passkeys/options"), "account-passkeys-many", 409)
    assert (await ann.http.delete(path)).status_code == 204
    _, gone = await sign_in(running, device)
    await refused(gone, "account-passkey-unknown", 403)


async def test_the_last_way_in_stays(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    await registered(running, ann)
    await running.hall.accounts.store.change(ann.id, password=None)
    (shown,) = (await ann.get("/api/account"))["passkeys"]
    path = f"/api/account/passkeys/{shown['id']}"
    await refused(await ann.http.delete(path), "account-last-way", 409)
    await registered(running, ann)
    assert (await ann.http.delete(path)).status_code == 204


async def test_a_passkey_confirms_its_own_account_only(running: RunningServer) -> None:
    ann, ben = await member(running, "annlee"), await member(running, "benlee", called="Ben")
    devices = [await registered(running, guest) for guest in (ann, ben)]
    clock = Clock()
    running.hall.accounts._confirmed.now = clock
    clock.seconds = 1e9
    await refused(await ann.http.post("/api/account/codes"), "account-confirm")
    path = "/api/account/confirm/passkey"
    for device, code in ((devices[1], "account-passkey-wrong"), (devices[0], None)):
        asked = await options(ann, "/api/sign-in/passkey/options")
        answer = await ann.http.post(path, json={"credential": device.answers(asked)})
        if code is None:
            assert answer.status_code == 200
        else:
            await refused(answer, code)
            await refused(await ann.http.post("/api/account/codes"), "account-confirm")
    assert (await ann.http.post("/api/account/codes")).status_code == 201


async def test_passkeys_go_by_the_names_of_the_hall(tmp_path: Path) -> None:
    async with hall_in(tmp_path, hosts="hall.example localhost") as running:
        counted(running)
        ann = running.stranger()
        ann.http.headers["host"] = "hall.example"
        ann.http.headers["x-forwarded-proto"] = "https"
        made = await ann.http.post("/api/account", json={"name": "annlee", "password": "a bird in the hand"})
        assert made.status_code == 201
        ann.http.headers["cookie"] = f"ludarium={made.cookies['ludarium']}"
        asked = await options(ann)
        assert asked["rp"]["id"] == "hall.example"
        device = Authenticator("https://hall.example")
        body = {"name": "x", "credential": device.makes(asked)}
        assert (await ann.http.post("/api/account/passkeys", json=body)).status_code == 201
        ann.http.headers["host"] = "localhost"
        assert [one["here"] for one in (await ann.get("/api/account"))["passkeys"]] == [False]
        ann.http.headers["host"] = "evil.example"
        await refused(await ann.http.post("/api/sign-in/passkey/options"), "wrong-host", 400)


def test_a_host_is_told_without_its_port() -> None:
    assert rp_of("https://[::1]:8000") == "[::1]"
    assert rp_of("http://LOCALHOST:80") == "localhost"
