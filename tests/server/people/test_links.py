"""A QR code for another device: good once, for two minutes, and only with the number that the device shows."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.people.members import PASSWORD, Clock, is_nobody, member, refused, signs_in, token
from tests.server.running import Guest, RunningServer

from ludarium.server.http.rates import Buckets
from ludarium.server.people.links import LASTS, MOST, WRONG
from ludarium.server.people.pending import Pending

FIREFOX = "Mozilla/5.0 (Android 16; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0"


async def shown(guest: Guest) -> str:
    """A new code."""
    made = await guest.post("/api/account/link")
    assert made["state"] == "open", made
    assert made["picture"].startswith("<svg")
    path, _, code = made["path"].partition("#")
    assert (path, len(code)) == ("/sign-in/link", 24)
    return str(code)


async def claims(guest: Guest, code: str) -> Any:
    return await guest.http.post("/api/sign-in/link", json={"code": code})


async def waits(guest: Guest, claim: str) -> Any:
    return await guest.post("/api/sign-in/link/wait", claim=claim)


async def test_a_new_device_signs_in_by_its_number(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    code = await shown(ann)
    phone = running.stranger()
    phone.http.headers["user-agent"] = FIREFOX
    claimed = (await claims(phone, code)).json()
    assert (len(claimed["number"]), claimed["name"]) == (4, "Ann")
    assert await waits(phone, claimed["claim"]) == {"done": False, "over": False}
    assert await is_nobody(phone)
    state = await ann.get("/api/account/link")
    assert (state["state"], state["device"]) == ("claimed", "Firefox, Android")
    assert claimed["number"] not in (await ann.http.get("/api/account/link")).text, "it has to be read there"
    number = f"{claimed['number'][:2]} {claimed['number'][2:]}"
    assert (await ann.http.post("/api/account/link/confirm", json={"number": number})).status_code == 200
    assert (await ann.get("/api/account/link"))["state"] == "done"
    assert await waits(phone, claimed["claim"]) == {"done": True, "over": False}
    assert (await phone.get("/api/me"))["id"] == ann.id
    assert token(phone) != token(ann)
    thief = running.stranger()
    assert await waits(thief, claimed["claim"]) == {"done": False, "over": True}, "it was taken"
    assert await is_nobody(thief)


async def test_phones_that_wait_keep_nobody_from_signing_in(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    hall = running.hall.accounts
    hall.comers, hall.waiters = Buckets(0.0, 2.0), Buckets(0.0, 10.0)
    phone = running.stranger()
    claim = (await claims(phone, await shown(ann))).json()["claim"]
    for _ in range(10):
        assert await waits(phone, claim) == {"done": False, "over": False}
    await refused(await phone.http.post("/api/sign-in/link/wait", json={"claim": claim}), "rate-limited")
    await signs_in(running, "annlee")


async def test_whoever_photographs_the_code_gets_nowhere_unnoticed(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    code = await shown(ann)
    thief, phone = running.stranger(), running.stranger()
    first = (await claims(thief, code)).json()
    await refused(await claims(phone, code), "account-link-over", 409)
    assert (await ann.get("/api/account/link"))["state"] == "claimed"
    assert await waits(thief, first["claim"]) == {"done": False, "over": False}
    await ann.http.delete("/api/account/link")
    assert await waits(thief, first["claim"]) == {"done": False, "over": True}
    await refused(
        await ann.http.post("/api/account/link/confirm", json={"number": first["number"]}),
        "account-link-over",
    )
    assert await is_nobody(thief)


async def test_a_code_is_opened_once_even_by_many_at_once(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    code = await shown(ann)
    answers = await asyncio.gather(*[claims(running.stranger(), code) for _ in range(5)])
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]


async def test_wrong_numbers_end_it(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    phone = running.stranger()
    claimed = (await claims(phone, await shown(ann))).json()
    wrong = "0000" if claimed["number"] != "0000" else "1111"
    path = "/api/account/link/confirm"
    for _ in range(WRONG - 1):
        await refused(await ann.http.post(path, json={"number": wrong}), "account-link-number", 403)
    for number in (wrong, claimed["number"]):
        await refused(await ann.http.post(path, json={"number": number}), "account-link-over", 409)
    assert (await waits(phone, claimed["claim"]))["over"]


async def test_codes_do_not_last(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    clock, links = Clock(), running.hall.links
    links._open, links._claimed = Pending(LASTS, MOST, clock), Pending(LASTS, MOST, clock)
    links._shown = Pending(2 * LASTS, MOST, clock)
    phone = running.stranger()
    code = await shown(ann)
    clock.seconds += LASTS + 1
    await refused(await claims(phone, code), "account-link-over")
    assert (await ann.get("/api/account/link"))["state"] == "none"
    code = await shown(ann)
    clock.seconds += LASTS - 1
    claimed = (await claims(phone, code)).json()
    clock.seconds += LASTS + 1
    confirm = await ann.http.post("/api/account/link/confirm", json={"number": claimed["number"]})
    await refused(confirm, "account-link-over")
    old, new = await shown(ann), await shown(ann)
    await refused(await claims(phone, old), "account-link-over")
    assert (await claims(phone, new)).status_code == 200


async def test_only_the_browser_that_shows_a_code_confirms_it(running: RunningServer) -> None:
    ann, ben = await member(running, "annlee"), await member(running, "benlee", called="Ben")
    phone = running.stranger()
    claimed = (await claims(phone, await shown(ann))).json()
    body = {"number": claimed["number"]}
    await refused(await ben.http.post("/api/account/link/confirm", json=body), "account-link-over")
    assert (await ben.get("/api/account/link"))["state"] == "none"
    assert (await ben.http.delete("/api/account/link")).status_code == 204
    assert (await ann.http.post("/api/account/link/confirm", json=body)).status_code == 200


async def test_whoever_is_signed_out_lets_nobody_in(running: RunningServer) -> None:
    """A link of a session that was ended meanwhile, as one that a thief had, is worth nothing."""
    ann = await member(running, "annlee")
    thief = running.stranger()
    thief.http.cookies.set("ludarium", token(ann))
    other = running.stranger()
    claimed = (await claims(other, await shown(thief))).json()
    confirm = await thief.http.post("/api/account/link/confirm", json={"number": claimed["number"]})
    assert confirm.status_code == 200
    body = {"password": "another bird", "now": PASSWORD}
    assert (await ann.http.put("/api/account/password", json=body)).status_code == 200
    assert await waits(other, claimed["claim"]) == {"done": False, "over": True}
    assert await is_nobody(other)


async def test_a_guest_with_tables_is_asked_first(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    code = await shown(ann)
    guest = await running.guest("Cid")
    await guest.table()
    await refused(await claims(guest, code), "account-guest-busy", 409)
    answer = await guest.http.post("/api/sign-in/link", json={"code": code, "leave": True})
    assert answer.status_code == 200, "the question has not used it up"
