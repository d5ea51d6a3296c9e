"""Reading costs the players little: what many read is made and packed once, and nobody reads without measure."""

from __future__ import annotations

import asyncio
import gzip
import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute
from tests.server.running import RunningServer, hall_in
from websockets.asyncio.client import connect

from ludarium.core import games
from ludarium.server.app import MONITORS, REFUSED_AFTER, Application
from ludarium.server.http import rules, shelf
from ludarium.server.http.rates import Buckets, Gate, Pace
from ludarium.server.settings import Settings
from ludarium.server.tables.hall import Hall

TEXTS = (
    "/api/games",
    "/api/lessons",
    "/api/tables",
    "/api/rules/saboteur/en",
    "/api/rules/keyforge/zh-Hant",
    "/api/events/presets",
    "/api/events/cards/ko",
    "/api/events/catalogues/keyforge",
)
"""What is the same for everybody without a name."""

NEVER = 1e-9
RENDERED = "ludarium.server.http.api.rendered"


def routes() -> list[str]:
    """Every address that can be read, with something in its places."""
    app = Application(Settings()).routes
    found = []
    for route in app.routes:
        if isinstance(route, HTTPRoute) and "GET" in route.methods:
            parts = [str(part) if isinstance(part, str) else "1" for part in route.path_components]
            found.append("/" + "/".join(parts))
    return sorted(set(found))


def test_the_routes_are_found() -> None:
    assert {"/api/tables", "/api/rules/1/1", "/api/events/1", "/schema/openapi.json", "/"} <= set(routes())
    assert len(routes()) > 30


async def ask(running: RunningServer, path: str, **headers: str) -> httpx.Response:
    return await running.stranger().http.get(path, headers=headers)


# -- limits


async def test_every_read_has_its_measure(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        hall = running.hall
        hall.viewers = Buckets(NEVER, 0.0)
        hall.readers = hall.printers = Gate(NEVER, 0.0, 1)
        began = time.monotonic()
        answers = await asyncio.gather(*[ask(running, path) for path in routes()])
        assert time.monotonic() - began >= REFUSED_AFTER, "whoever is refused waits for it"
        free = {path for path, answer in zip(routes(), answers, strict=True) if answer.status_code != 429}
        assert free == set(MONITORS)
        assert {answer.json()["code"] for answer in answers if answer.status_code == 429} == {"rate-limited"}
        assert (await running.stranger().http.options("/api/tables")).status_code == 429


async def test_a_socket_is_asked_for_within_limits_too(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        running.hall.viewers = Buckets(NEVER, 0.0)
        async with connect(f"{running.ws}/ws/tables/x") as line:
            assert json.loads(await line.recv())["code"] == "rate-limited"


async def test_one_address_does_not_read_for_another(tmp_path: Path) -> None:
    async with hall_in(tmp_path, view_rate=1 / 60, read_rate=0.01) as running:
        for path in ("/api/rules/saboteur/en", "/api/tables/nowhere"):
            codes = [
                (await ask(running, path, **{"x-forwarded-for": "192.0.2.1"})).status_code for _ in range(3)
            ]
            assert codes[0] != 429
            assert codes[-1] == 429
            assert (await ask(running, path, **{"x-forwarded-for": "192.0.2.2"})).status_code != 429


async def test_a_page_may_print_hundreds_of_codes(tmp_path: Path) -> None:
    async with hall_in(tmp_path, read_rate=20.0) as running:
        ann = await running.guest("Ann")
        for _ in range(400):
            answer = await ann.http.get("/api/qr?path=/events/x")
            assert answer.status_code == 200


async def test_reads_come_one_at_a_time_and_from_many_in_turn() -> None:
    pace = Pace(0.005)
    came: list[str] = []

    async def read(key: str) -> None:
        await pace.turn(key)
        came.append(key)

    await read("alone")
    flood = [asyncio.create_task(read("flood")) for _ in range(20)]
    await asyncio.sleep(0)
    others = [asyncio.create_task(read(key)) for key in ("ann", "ben")]
    await asyncio.sleep(0)
    flood[5].cancel()  # whoever has gone is passed over
    began = time.monotonic()
    await asyncio.gather(*flood, *others, return_exceptions=True)
    assert time.monotonic() - began >= 20 * 0.005
    assert {"ann", "ben"} <= set(came[:5]), "nobody waits for those who ask most"
    assert came.count("flood") == 19
    await asyncio.sleep(0.02)
    with pytest.raises(StopIteration):  # it is its turn at once
        pace.turn("alone").send(None)


# -- texts


@pytest.mark.parametrize("path", TEXTS)
async def test_a_text_is_sent_once_to_a_browser(running: RunningServer, path: str) -> None:
    first = await ask(running, path, **{"accept-encoding": "gzip"})
    assert first.status_code == 200
    tag = first.headers["etag"]
    plain = await ask(running, path, **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == first.content
    assert plain.headers["etag"] == tag
    assert "accept-encoding" in plain.headers["vary"]
    if len(plain.content) > shelf.SMALL:
        assert first.headers["content-encoding"] == "gzip"
    again = await ask(running, path, **{"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag
    assert (await ask(running, path, **{"if-none-match": '"another"'})).status_code == 200


async def test_texts_are_made_and_packed_once(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    packs: list[int] = []
    compress = gzip.compress

    def rendered(path: Path) -> str:
        made.append(path.name)
        return rules.rendered(path)

    def packing(*given: Any, **named: Any) -> bytes:
        packs.append(1)
        return compress(*given, **named)

    monkeypatch.setattr(RENDERED, rendered)
    monkeypatch.setattr(gzip, "compress", packing)
    paths = [path for path in TEXTS if path != "/api/tables"]
    for _ in range(3):
        await asyncio.gather(
            *[ask(running, path, **{"accept-encoding": "gzip"}) for path in paths for _ in range(4)]
        )
    assert sorted(made) == ["keyforge.zh-Hant.md", "saboteur.md"]
    assert len(packs) <= len(paths)


async def test_the_hall_goes_on_while_rules_are_rendered(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(path: Path) -> str:
        time.sleep(1.0)
        return path.name

    monkeypatch.setattr(RENDERED, slow)
    waiting = asyncio.create_task(ask(running, "/api/rules/saboteur/en"))
    await asyncio.sleep(0.2)
    assert (await ask(running, "/livez")).status_code == 200
    assert not waiting.done()
    assert (await waiting).text == "saboteur.md"


async def test_what_fails_is_tried_again(running: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(path: Path) -> str:
        raise OSError("not now")

    monkeypatch.setattr(RENDERED, broken)
    assert (await ask(running, "/api/rules/saboteur/en")).status_code == 500
    monkeypatch.setattr(RENDERED, rules.rendered)
    assert (await ask(running, "/api/rules/saboteur/en")).status_code == 200


async def test_changed_rules_are_read_anew(
    running: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "_folder", lambda kind: tmp_path)
    name = next(iter(games()))
    for text in ("# One", "# Two, and more"):
        (tmp_path / f"{name}.md").write_text(text)
        await asyncio.sleep(0.02)
        assert text[2:] in (await ask(running, f"/api/rules/{name}/en")).text


async def test_the_schema_still_tells_what_texts_hold(running: RunningServer) -> None:
    paths = (await ask(running, "/schema/openapi.json")).json()["paths"]
    shown = paths["/api/tables"]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert shown == {"$ref": "#/components/schemas/TableLists"}
    games_shown = paths["/api/games"]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert games_shown["items"] == {"$ref": "#/components/schemas/GameShown"}


# -- the lobby


def counted(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """For whom the lobby is looked through."""
    seen: list[str | None] = []
    if hall.nodes is not None:  # where each reader's own tables are asked for, too
        asked = hall.nodes.store.listed

        async def listed(person: str | None, *more: int) -> Any:
            if person is None:
                seen.append(None)
            return await asked(person, *more)

        monkeypatch.setattr(hall.nodes.store, "listed", listed)
        return seen
    lists = hall.lists

    def look(person: Any, lang: str) -> Any:
        seen.append(None if person is None else person.id)
        return lists(person, lang)

    monkeypatch.setattr(hall, "lists", look)
    return seen


async def test_the_lobby_is_looked_through_once_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_in(tmp_path, lobby_kept=0.3) as running:
        ann = await running.guest("Ann")
        await ann.table()
        seen = counted(running.hall, monkeypatch)
        ben = await running.guest("Ben")
        lobbies = [(await ask(running, "/api/tables")).json() for _ in range(20)]
        lobbies += [await ben.get("/api/tables") for _ in range(20)]
        assert all(len(lobby["open"]) == 1 for lobby in lobbies)
        assert set(seen) == {None}
        before = len(seen)
        assert before <= 20
        table = await ann.table()
        await asyncio.sleep(0.35)
        assert table["id"] in {one["id"] for one in (await ben.get("/api/tables"))["open"]}
        assert len(seen) > before


async def test_the_kept_lobby_is_that_of_everybody(tmp_path: Path) -> None:
    """Who belongs to a table sees it at once, with its invite; nobody else ever does."""
    async with hall_in(tmp_path, lobby_kept=60.0) as running:
        ann, ben = await running.guest("Ann"), await running.guest("Ben", "ko")
        public = await ann.table()
        hidden = await ann.table(private=True)
        for reader in (ben, running.stranger()):
            (one,) = (await reader.get("/api/tables"))["open"]
            assert (one["id"], one["invite"]) == (public["id"], None)
        own = {one["id"]: one["invite"] for one in (await ann.get("/api/tables"))["open"]}
        assert set(own) == {public["id"], hidden["id"]}
        assert all(own.values())
        (one,) = (await ben.get("/api/tables"))["open"]
        assert one["invite"] is None
        later = await ben.table()
        assert later["id"] in {one["id"] for one in (await ben.get("/api/tables"))["open"]}
        answer = await ann.http.get("/api/tables")
        assert "private" in answer.headers["cache-control"]
        assert "cookie" in answer.headers["vary"]
