"""The plain requests: guests, tables, languages, headers, the page."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.accents import Sorted, heap
from tests.server.running import RunningServer, hall_in

from ludarium import i18n
from ludarium.core import games
from ludarium.server.http.guests import LONGEST_NAME, clean_name
from ludarium.server.people import shown
from ludarium.server.settings import Settings

# -- guests


async def test_a_guest_comes_in_and_is_known_again(running: RunningServer) -> None:
    guest = running.stranger()
    assert await guest.get("/api/me") is None
    response = await guest.http.post("/api/guests", json={"name": "  Ann  Lee ", "lang": "ko"})
    assert response.status_code == 201
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    me = response.json()
    assert me["name"] == "Ann Lee"
    assert await guest.get("/api/me") == me
    changed = (await guest.http.patch("/api/me", json={"name": "Anna", "lang": "zh-Hant"})).json()
    assert changed == {"id": me["id"], "name": "Anna", "lang": "zh-Hant"}
    assert await guest.get("/api/me") == changed


async def test_a_guest_is_known_after_a_restart_and_the_token_is_not_in_the_database(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        guest = await running.guest("Ann")
        token = guest.http.cookies["ludarium"]
        cookies = guest.http.cookies
    assert token.encode() not in b"".join(path.read_bytes() for path in tmp_path.glob("hall.sqlite3*"))
    async with hall_in(tmp_path) as running:
        again = running.stranger()
        again.http.cookies = cookies
        assert await again.get("/api/me") == guest.me
        again.http.cookies = httpx.Cookies({"ludarium": "x" * 43})
        assert await again.get("/api/me") is None


@pytest.mark.parametrize(
    "name", ["", "   ", "a" * 25, "a\u0000b", "a\u202eb", "\u200d", "\ud83d\ude00"[:0] + "\u0301"]
)
def test_names_that_can_not_be_shown_are_refused(name: str) -> None:
    with pytest.raises(Exception, match="name-wrong"):
        clean_name(name)


def test_a_heap_of_accents_is_no_name_and_no_work(monkeypatch: pytest.MonkeyPatch) -> None:
    work = Sorted(monkeypatch)
    with pytest.raises(Exception, match="name-wrong"):
        clean_name(heap(100_000))
    assert work.most <= 2 * LONGEST_NAME
    assert clean_name(" e\u0301" + " " * 1_000 + "o\u0308 ") == "é ö", "spaces are not counted"


@pytest.mark.parametrize("name", ["安娜", "김철수", "Zoë", "👩‍🚀", "J. R. O'Neil", "a" * 24])
def test_names_of_all_scripts_are_fine(name: str) -> None:
    assert clean_name(name) == name


async def test_refusals_speak_the_readers_language(running: RunningServer) -> None:
    guest = running.stranger()
    header = {"accept-language": "ko-KR,ko"}
    response = await guest.http.post("/api/guests", json={"name": "", "lang": "ko"}, headers=header)
    assert response.status_code == 400
    assert response.json() == {"code": "name-wrong", "message": i18n.say("ko", "error-name-wrong")}
    reader = await running.guest("Ann", "zh-Hant")
    response = await reader.http.get("/api/tables/nowhere", headers=header)
    assert response.status_code == 404
    assert response.json()["message"] == i18n.say("zh-Hant", "error-unknown-table")


async def test_new_guests_from_one_address_are_limited(tmp_path: Path) -> None:
    async with hall_in(tmp_path, guest_rate=0.05) as running:
        codes = [
            (await running.stranger().post("/api/guests", name="A", lang="en")).get("code") for _ in range(5)
        ]
    assert codes == [None, None, None, "rate-limited", "rate-limited"]


# -- requests that are wrong


@pytest.mark.parametrize(
    ("path", "body", "code", "status"),
    [
        ("/api/guests", {"name": "A", "lang": "tlh"}, "unknown-language", 404),
        ("/api/guests", {"name": "A"}, "malformed-message", 400),
        ("/api/guests", {"name": 7, "lang": "en"}, "malformed-message", 400),
        ("/api/guests", {"name": "A", "lang": "en", "admin": True}, "malformed-message", 400),
        ("/api/tables", {"game": "chess", "seats": 5}, "unknown-game", 404),
        ("/api/tables", {"game": "saboteur", "seats": 4}, "seats-wrong", 400),
        ("/api/tables", {"game": "saboteur", "seats": 10**30}, "seats-wrong", 400),
        ("/api/tables", {"game": "saboteur", "seats": 5, "options": {"maps": 9}}, "option-wrong", 400),
        ("/api/tables", {"game": "saboteur", "seats": 5, "options": {"cheat": True}}, "option-wrong", 400),
        ("/api/tables", {"game": "saboteur", "seats": 5, "options": {"maps": [6]}}, "malformed-message", 400),
        ("/api/tables", {"game": "saboteur", "seats": 5, "bots": [None, "deep"]}, "bot-unknown", 400),
        ("/api/tables", {"game": "saboteur", "seats": 5, "bots": [None, "search:60s"]}, "bot-unknown", 400),
        (
            "/api/tables",
            {"game": "ready-fence", "seats": 2, "options": {"mode": "advanced"}, "bots": [None, "net"]},
            "bot-options",
            400,
        ),
        ("/api/tables", {"game": "saboteur", "seats": 5, "nonce": "shuffle!"}, "malformed-message", 400),
        ("/api/play", {"game": "chess"}, "unknown-game", 404),
        ("/api/play", {"game": "saboteur", "bot": ""}, "bot-unknown", 400),
        (
            "/api/play",
            {"game": "ready-fence", "bot": "net", "options": {"mode": "tutorial"}},
            "bot-options",
            400,
        ),
        ("/api/nothing", {}, "not-found", 404),
    ],
)
async def test_wrong_requests_are_refused_and_change_nothing(
    running: RunningServer, path: str, body: dict[str, object], code: str, status: int
) -> None:
    guest = await running.guest()
    response = await guest.http.post(path, json=body)
    assert (response.json()["code"], response.status_code) == (code, status)
    assert response.json()["message"]
    assert running.hall.rooms == {}


async def test_what_is_no_json_or_too_large_is_refused(running: RunningServer) -> None:
    guest = await running.guest()
    headers = {"content-type": "application/json"}
    response = await guest.http.post("/api/tables", content=b"{game:", headers=headers)
    assert (response.status_code, response.json()["code"]) == (400, "malformed-message")
    response = await guest.http.post("/api/tables", content=b"[" * 100_000, headers=headers)
    assert (response.status_code, response.json()["code"]) == (413, "too-large")
    assert running.hall.rooms == {}


async def test_nobody_makes_a_table_without_a_name(running: RunningServer) -> None:
    response = await running.stranger().http.post("/api/tables", json={"game": "saboteur", "seats": 5})
    assert (response.status_code, response.json()["code"]) == (401, "need-guest")


async def test_another_site_can_not_act_for_a_guest(running: RunningServer) -> None:
    guest = await running.guest()
    response = await guest.http.post(
        "/api/play", json={"game": "saboteur"}, headers={"origin": "https://evil.example"}
    )
    assert (response.status_code, response.json()["code"]) == (403, "wrong-origin")
    response = await guest.http.post("/api/play", json={"game": "saboteur"}, headers={"origin": running.url})
    assert response.status_code == 201


# -- games, rules, schema


async def test_games_are_listed_with_options_and_bots(running: RunningServer) -> None:
    listed = {game["name"]: game for game in await running.stranger().get("/api/games")}
    assert list(listed) == list(games())
    game = listed["saboteur"]
    assert (game["seats"], game["default_seats"]) == ([5, 6, 7], 6)
    assert {"random", "search"} <= set(game["bots"])
    assert {
        "name": "maps",
        "default": 6,
        "choices": [5, 6],
        "text": False,
        "only": [],
        "seat": None,
        "fetches": False,
        "clock": False,
        "practice": False,
    } in game["options"]
    clocks = [option["name"] for option in game["options"] if option["clock"]]
    assert clocks == ["untimed", "move_clock", "stall_clock"]


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
async def test_rules_are_a_page_in_every_language(running: RunningServer, lang: str) -> None:
    response = await running.stranger().http.get(f"/api/rules/saboteur/{lang}")
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/html")
    assert "<h1" in response.text
    assert "<script" not in response.text


async def test_rules_of_nothing_are_not_found(running: RunningServer) -> None:
    guest = running.stranger()
    assert (await guest.get("/api/rules/chess/en"))["code"] == "unknown-game"
    assert (await guest.get("/api/rules/saboteur/tlh"))["code"] == "unknown-language"


async def test_the_schema_tells_that_unknown_fields_are_refused(running: RunningServer) -> None:
    schema = (await running.stranger().http.get("/schema/openapi.json")).json()
    assert "/api/tables" in schema["paths"]
    closed = {
        name
        for name, one in schema["components"]["schemas"].items()
        if one.get("additionalProperties") is False
    }
    of_tables = {
        "NewGuest",
        "Changes",
        "NewTable",
        "NewRematch",
        "SeatChanges",
        "PlayNow",
        "NewLesson",
        "OptionText",
        "CheckPosition",
        "NewPosition",
        "NewRun",
    }
    of_accounts = {
        one.__name__
        for one in vars(shown).values()
        if isinstance(one, type)
        and issubclass(one, msgspec.Struct)
        and one.__struct_config__.forbid_unknown_fields
    }
    of_moderation = {"NewReport", "TakeReport", "NewDecision"}
    of_belongings = {"NewBelongings", "BelongingNote"}
    assert {"SignIn", "NewAccount", "LinkCode"} <= of_accounts
    of_seeks = {"NewSeek", "AnswerSeek", "NewInvitation"}
    assert closed == of_tables | of_accounts | of_moderation | of_belongings | of_seeks


async def test_health(running: RunningServer) -> None:
    assert (await running.stranger().get("/healthz"))["status"] == "ok"


# -- the page


async def test_a_missing_page_is_said_so(running: RunningServer) -> None:
    response = await running.stranger().http.get("/", headers={"accept-language": "ko"})
    assert response.status_code == 503
    assert response.text == i18n.say("ko", "server-page-missing")


async def test_the_page_and_its_files(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Ludarium</title>" + " " * 1000)
    (page / "assets" / "index-abc123.js").write_text("let a = 1;" * 200)
    (page / "favicon.svg").write_text("<svg/>")
    (page / ".sources").write_text("hash")
    (tmp_path / "secret.txt").write_text("secret")
    async with hall_in(tmp_path / "data", page) as running:
        http = running.stranger().http
        for path in ("/", "/table/abc", "/rules/saboteur"):
            response = await http.get(path)
            assert response.status_code == 200
            assert response.headers["content-type"] == "text/html; charset=utf-8"
            assert response.headers["content-encoding"] == "gzip"
            assert response.text.startswith("<!doctype html>")
            assert response.headers["cache-control"] == "no-cache"
            policy = response.headers["content-security-policy"]
            assert "script-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert response.headers["x-content-type-options"] == "nosniff"
            assert response.headers["cross-origin-opener-policy"] == "same-origin"
            assert "strict-transport-security" not in response.headers  # this came by http
            answer = await http.get(path, headers={"x-forwarded-proto": "https"})
            assert answer.headers["strict-transport-security"] == "max-age=31536000"
        script = await http.get("/assets/index-abc123.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.text == "let a = 1;" * 200
        plain = await http.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        again = await http.get("/assets/index-abc123.js", headers={"if-none-match": script.headers["etag"]})
        assert again.status_code == 304
        assert (await http.get("/favicon.svg")).headers["cache-control"] == "no-cache"
        for path in ("/assets/gone.js", "/api/gone"):
            assert (await http.get(path)).status_code == 404
        for path in (
            "/..%2fsecret.txt",
            "/%2e%2e/secret.txt",
            "/.sources",
            "/assets/../../secret.txt",
            "/%00",
        ):
            response = await http.get(path)
            assert "secret" not in response.text
            assert "hash" not in response.text
        (page / "index.html").write_text("<!doctype html>newer")
        assert "newer" in (await http.get("/")).text


async def test_long_answers_are_packed(running: RunningServer) -> None:
    http = running.stranger().http
    async with http.stream("GET", "/api/rules/saboteur/en", headers={"accept-encoding": "gzip"}) as response:
        packed = b"".join([chunk async for chunk in response.aiter_raw()])
    assert response.headers["content-encoding"] == "gzip"
    assert b"<h1" in gzip.decompress(packed)


# -- settings


def test_settings_come_from_the_environment_and_can_be_wrong(tmp_path: Path) -> None:
    settings = Settings.read({"LUDARIUM_BOT_DELAY": "0.2", "LUDARIUM_DATA": "/x"}, port=1)
    assert (settings.bot_delay, settings.data, settings.port) == (0.2, Path("/x"), 1)
    assert settings.database_url == "sqlite+aiosqlite:////x/hall.sqlite3"
    assert Settings.read({"LUDARIUM_DATABASE": "postgresql+asyncpg://db/hall"}).database_url.startswith(
        "postgresql"
    )
    with pytest.raises(Exception, match="LUDARIUM_PORT"):
        Settings.read({"LUDARIUM_PORT": "many"})
