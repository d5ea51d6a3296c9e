"""A club's own sign-in, against a small provider on this machine that says what a test wants it to say."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from base64 import b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from joserfc import jwt
from joserfc.jwk import ECKey, KeySet
from tests.server.people.members import PASSWORD, Clock, counted, is_nobody, member, refused, token
from tests.server.running import Guest, RunningServer, hall_in

from ludarium.server.people.club import LASTS, MOST
from ludarium.server.people.pending import Pending
from ludarium.server.settings import Settings

SECRET = "the club's secret"


class Provider:
    """Discovery, keys and tokens; who asks with a code gets what ``tells`` says."""

    def __init__(self) -> None:
        self.keys = [ECKey.generate_key("P-256", {"kid": "one", "use": "sig", "alg": "ES256"})]
        self.port = 0
        self.asked: list[dict[str, Any]] = []
        self.codes: dict[str, dict[str, str]] = {}
        self.subject = "member-7"
        self.tells: dict[str, Any] = {}
        self.signs: ECKey | None = None
        self.says: dict[str, Any] = {}
        self.down = False

    @property
    def issuer(self) -> str:
        return f"http://127.0.0.1:{self.port}/club"

    def agrees(self, address: str) -> dict[str, str]:
        """A member signs in there: gives what the browser brings back."""
        asked = {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}
        assert asked["response_type"] == "code"
        assert asked["client_id"] == "hall"
        assert asked["code_challenge_method"] == "S256"
        code = f"code{len(self.codes)}"
        self.codes[code] = asked
        return {"code": code, "state": asked["state"]}

    def _answer(self, method: str, path: str, headers: dict[str, str], body: str) -> tuple[int, Any]:
        if self.down:
            return 500, {}
        if path == "/club/.well-known/openid-configuration":
            names = ("authorization", "token")
            found = {f"{name}_endpoint": f"{self.issuer}/{name}" for name in names}
            return 200, {"issuer": self.issuer, "jwks_uri": f"{self.issuer}/keys", **found, **self.says}
        if path == "/club/keys":
            return 200, KeySet([*self.keys]).as_dict(private=False)
        if path == "/club/token" and method == "POST":
            return self._token(headers, {name: values[0] for name, values in parse_qs(body).items()})
        return 404, {}

    def _token(self, headers: dict[str, str], body: dict[str, str]) -> tuple[int, Any]:
        self.asked.append(body)
        who = b64decode(headers.get("authorization", "").removeprefix("Basic ") or b"").decode()
        asked = self.codes.pop(body.get("code", ""), None)
        if asked is None or (who != "hall:the+club%27s+secret" and who != f"hall:{SECRET}"):
            return 400, {"error": "invalid_grant"}
        proof = urlsafe_b64encode(sha256(body["code_verifier"].encode()).digest()).decode().rstrip("=")
        if proof != asked["code_challenge"] or body["redirect_uri"] != asked["redirect_uri"]:
            return 400, {"error": "invalid_grant"}
        now = int(time.time())
        claims = {
            "iss": self.issuer,
            "sub": self.subject,
            "aud": "hall",
            "iat": now,
            "exp": now + 60,
            "nonce": asked["nonce"],
            "name": "Clara Club",
            **self.tells,
        }
        claims = {name: value for name, value in claims.items() if value is not None}
        key = self.signs or self.keys[0]
        signed = jwt.encode({"alg": "ES256", "kid": key.kid}, claims, key)
        return 200, {"access_token": "at", "token_type": "Bearer", "id_token": signed}

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        lines = head.split("\r\n")
        method, path, _ = lines[0].split(" ")
        headers = {
            name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:] if line)
        }
        body = (await reader.readexactly(int(headers.get("content-length", 0)))).decode()
        status, said = self._answer(method, path, headers, body)
        text = json.dumps(said).encode()
        kind = f"HTTP/1.1 {status} X\r\ncontent-type: application/json\r\ncontent-length: {len(text)}\r\n"
        writer.write(f"{kind}connection: close\r\n\r\n".encode() + text)
        await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def club_hall(data: Path, **more: Any) -> AsyncIterator[tuple[RunningServer, Provider]]:
    provider = Provider()
    server = await asyncio.start_server(provider.serve, "127.0.0.1", 0)
    provider.port = server.sockets[0].getsockname()[1]
    settings = {
        "club_issuer": provider.issuer,
        "club_client": "hall",
        "club_secret": SECRET,
        "club_name": "Chess Club",
    }
    try:
        async with hall_in(data, **{**settings, **more}) as running:
            counted(running)
            yield running, provider
    finally:
        server.close()


async def begins(guest: Guest, **wish: Any) -> str:
    answer = await guest.http.post("/api/sign-in/club", json=wish)
    assert answer.status_code == 200, answer.text
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "path=/api/sign-in/club/back" in cookie
    return str(answer.json()["address"])


async def comes_back(guest: Guest, **said: str) -> str:
    """Where the browser is sent then: the code of the refusal, or "" for the account."""
    answer = await guest.http.get("/api/sign-in/club/back", params=said)
    assert answer.status_code == 303, answer.text
    place = urlsplit(answer.headers["location"])
    assert place.path == "/account"
    return parse_qs(place.query).get("refused", [""])[0]


async def by_club(provider: Provider, guest: Guest, **wish: Any) -> str:
    return await comes_back(guest, **provider.agrees(await begins(guest, **wish)))


async def test_there_is_no_club_unless_the_hall_has_one(running: RunningServer) -> None:
    stranger = running.stranger()
    assert await stranger.get("/api/sign-in") == {"club": None}
    await refused(await stranger.http.post("/api/sign-in/club", json={}), "club-off", 404)
    assert await comes_back(stranger, code="x", state="y") == "club-wrong"


async def test_a_member_comes_in_and_comes_back(tmp_path: Path) -> None:
    async with club_hall(tmp_path) as (running, provider):
        first, second = running.stranger(), running.stranger()
        assert await first.get("/api/sign-in") == {"club": "Chess Club"}
        assert await by_club(provider, first) == ""
        me = await first.get("/api/me")
        assert (me["name"], me["account"]) == ("Clara Club", True)
        shown = await first.get("/api/account")
        assert (shown["name"], shown["password"], shown["club"]) == (None, False, True)
        assert await by_club(provider, second) == ""
        assert (await second.get("/api/me"))["id"] == me["id"]
        # the same name, another member
        provider.subject = "member-8"
        other = running.stranger()
        assert await by_club(provider, other) == ""
        assert (await other.get("/api/me"))["id"] != me["id"]


async def test_a_guest_keeps_everything_and_an_account_is_linked(tmp_path: Path) -> None:
    async with club_hall(tmp_path) as (running, provider):
        guest = await running.guest("Gus")
        table = await guest.table()
        before = token(guest)
        assert await by_club(provider, guest) == ""
        me = await guest.get("/api/me")
        assert (me["id"], me["name"], me["account"]) == (guest.id, "Gus", True)
        assert (await guest.get(f"/api/tables/{table['id']}"))["host"] == guest.id
        assert token(guest) != before
        # an account of its own, with another membership
        provider.subject = "member-8"
        ann = await member(running, "annlee")
        assert await by_club(provider, ann) == ""
        assert (await ann.get("/api/account"))["club"]
        fresh = running.stranger()
        assert await by_club(provider, fresh) == ""
        assert (await fresh.get("/api/me"))["id"] == ann.id
        # whose membership it is already
        ben = await member(running, "benlee", called="Ben")
        assert await by_club(provider, ben) == "club-linked"
        assert (await ben.get("/api/me"))["id"] == ben.id
        # unlinked, it is somebody new
        assert (await ann.http.delete("/api/account/club")).status_code == 204
        assert not (await ann.get("/api/account"))["club"]
        await refused(await guest.http.delete("/api/account/club"), "account-last-way", 409)
        # whoever has no password can set one, with a name
        body = {"password": PASSWORD, "name": "gus"}
        assert (await guest.http.put("/api/account/password", json=body)).status_code == 200
        assert (await guest.http.delete("/api/account/club")).status_code == 204


async def test_a_guest_with_tables_is_asked_before_they_are_left(tmp_path: Path) -> None:
    async with club_hall(tmp_path) as (running, provider):
        assert await by_club(provider, running.stranger()) == ""
        busy = await running.guest("Cid")
        await busy.table()
        assert await by_club(provider, busy) == "account-guest-busy"
        assert (await busy.get("/api/me"))["name"] == "Cid"
        assert await by_club(provider, busy, leave=True) == ""
        assert (await busy.get("/api/me"))["name"] == "Clara Club"


@pytest.mark.parametrize(
    "tells",
    [
        {"iss": "https://evil.example"},
        {"aud": "another hall"},
        {"aud": None},
        {"nonce": "another one"},
        {"nonce": None},
        {"exp": 1_000_000_000},
        {"exp": None},
        {"iat": 99_999_999_999},
        {"sub": None},
        {"sub": ""},
        {"sub": "x" * 256},
        {"sub": 7},
    ],
    ids=str,
)
async def test_an_id_token_has_to_say_the_right_things(tmp_path: Path, tells: dict[str, Any]) -> None:
    async with club_hall(tmp_path) as (running, provider):
        provider.tells = tells
        stranger = running.stranger()
        assert await by_club(provider, stranger) == "club-wrong"
        assert await is_nobody(stranger)


async def test_an_id_token_is_signed_by_the_club(tmp_path: Path) -> None:
    async with club_hall(tmp_path) as (running, provider):
        assert await by_club(provider, running.stranger()) == ""
        forged = ECKey.generate_key("P-256", {"kid": "one", "alg": "ES256"})
        for key in (forged, ECKey.generate_key("P-256", {"kid": "unknown", "alg": "ES256"})):
            provider.signs = key
            assert await by_club(provider, running.stranger()) == "club-wrong"
        # a new key of the club is found
        new = ECKey.generate_key("P-256", {"kid": "two", "use": "sig", "alg": "ES256"})
        provider.keys, provider.signs = [new, *provider.keys], new
        assert await by_club(provider, running.stranger()) == ""


async def test_the_way_back_counts_once_and_for_the_browser_that_was_sent(tmp_path: Path) -> None:
    async with club_hall(tmp_path) as (running, provider):
        victim, thief = running.stranger(), running.stranger()
        said = provider.agrees(await begins(thief))
        assert await comes_back(victim, **said) == "club-wrong", "no cookie: it was not sent there"
        assert await comes_back(thief, **said) == "club-wrong", "and now it is spent"
        said = provider.agrees(await begins(thief))
        await begins(victim)
        assert await comes_back(victim, **said) == "club-wrong", "its cookie is of another trip"
        mine = provider.agrees(await begins(thief))
        assert await comes_back(thief, **mine) == ""
        out = await thief.http.get("/api/sign-in/club/back", params=mine)
        assert "refused=club-wrong" in out.headers["location"]
        for said in ({}, {"state": "x"}, {"code": "x"}, {"error": "access_denied", "state": "x"}):
            assert await comes_back(victim, **said) == "club-wrong"
        assert await is_nobody(victim)


async def test_whoever_signs_in_on_the_way_is_not_linked(tmp_path: Path) -> None:
    async with club_hall(tmp_path) as (running, provider):
        await member(running, "annlee")
        browser = running.stranger()
        said = provider.agrees(await begins(browser))
        await browser.http.post("/api/sign-in", json={"name": "annlee", "password": PASSWORD})
        assert await comes_back(browser, **said) == "club-wrong"
        assert not (await browser.get("/api/account"))["club"]


async def test_an_account_that_was_left_open_is_linked_to_nobody(tmp_path: Path) -> None:
    """Whoever sits down at somebody's browser has a membership as well: it is no way to keep that account."""
    async with club_hall(tmp_path) as (running, provider):
        ann = await member(running, "annlee")
        said = provider.agrees(await begins(ann))
        clock = Clock()
        clock.seconds = 1e9
        running.hall.accounts._confirmed.now = clock
        await refused(await ann.http.post("/api/sign-in/club", json={}), "account-confirm", 403)
        assert await comes_back(ann, **said) == "account-confirm"
        shown = await ann.get("/api/account")
        assert (shown["club"], shown["confirmed"]) == (False, False)
        assert (await ann.http.post("/api/account/confirm", json={"password": PASSWORD})).status_code == 200
        before = token(ann)
        assert await by_club(provider, ann) == ""
        assert token(ann) == before, "nobody has signed in"
        # a second membership is none of theirs, and neither of the two confirms
        provider.subject = "member-9"
        assert await by_club(provider, ann) == "club-linked"
        provider.subject = "member-7"
        clock.seconds += 1e6
        assert await by_club(provider, ann) == ""
        assert not (await ann.get("/api/account"))["confirmed"]
        provider.subject = "member-9"
        assert await by_club(provider, ann) == "account-confirm"
        mallory = running.stranger()
        assert await by_club(provider, mallory) == ""
        assert (await mallory.get("/api/me"))["id"] != ann.id


async def test_the_way_back_is_open_for_ten_minutes(tmp_path: Path) -> None:
    async with club_hall(tmp_path) as (running, provider):
        seconds = 0.0
        running.hall.club._trips = Pending(LASTS, MOST, lambda: seconds)
        stranger = running.stranger()
        said = provider.agrees(await begins(stranger))
        seconds = LASTS + 1
        assert await comes_back(stranger, **said) == "club-wrong"


async def test_another_code_does_not_fit_the_proof(tmp_path: Path) -> None:
    """PKCE: a code that somebody has got hold of is worth nothing in another trip."""
    async with club_hall(tmp_path) as (running, provider):
        one, other = running.stranger(), running.stranger()
        stolen = provider.agrees(await begins(one))
        own = provider.agrees(await begins(other))
        assert await comes_back(other, code=stolen["code"], state=own["state"]) == "club-wrong"
        assert len({asked["code_challenge"] for asked in provider.codes.values()}) == len(provider.codes)


async def test_a_club_that_does_not_answer_or_says_it_is_another(tmp_path: Path) -> None:
    for says, down in (
        ({}, True),
        ({"issuer": "https://evil.example"}, False),
        ({"token_endpoint": 7}, False),
    ):
        async with club_hall(tmp_path) as (running, provider):
            provider.says, provider.down = says, down
            stranger = running.stranger()
            await refused(await stranger.http.post("/api/sign-in/club", json={}), "club-away", 503)


@pytest.mark.usefixtures("all_logged")
async def test_the_clubs_secret_is_in_no_log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async with club_hall(tmp_path) as (running, provider):
        stranger = running.stranger()
        said = provider.agrees(await begins(stranger))
        verifier = next(iter(running.hall.club._trips._kept.values()))[1].verifier
        assert await comes_back(stranger, **said) == ""
        provider.tells = {"nonce": "another one"}
        assert await by_club(provider, running.stranger()) == "club-wrong"
        secrets = [SECRET, verifier, said["code"], said["state"], token(stranger), "aGFsbD"]
    logged = "".join(capfd.readouterr())
    assert "ID token was refused" in logged
    for secret in secrets:
        assert secret not in logged


@pytest.mark.parametrize(
    ("settings", "fine"),
    [
        ({"club_issuer": "https://club.example", "club_client": "hall"}, True),
        ({"club_issuer": "http://localhost:9000", "club_client": "hall"}, True),
        ({"club_issuer": "http://club.example", "club_client": "hall"}, False),
        ({"club_issuer": "https://club.example?x", "club_client": "hall"}, False),
        ({"club_issuer": "club", "club_client": "hall"}, False),
        ({"club_issuer": "https://club.example"}, False),
    ],
)
def test_secrets_go_only_where_nobody_listens(settings: dict[str, str], fine: bool) -> None:
    if fine:
        assert Settings.read({}, **settings).club in ("club.example", "localhost")
    else:
        with pytest.raises(Exception, match="setting-wrong"):
            Settings.read({}, **settings)
