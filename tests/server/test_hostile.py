"""Nothing that somebody sends makes the hall fail: each route, with values that no page of ours would send."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute
from tests.server.running import Guest, RunningServer, hall_in

from ludarium.server.app import MONITORS, Application
from ludarium.server.settings import Settings
from ludarium.tournaments import actions

DIGITS = "9" * 4000
TOO_MANY_DIGITS = "9" * 4500  # more than Python reads as a number
HOSTILE = (
    DIGITS,
    TOO_MANY_DIGITS,
    "-" + DIGITS,
    str(2**63),
    "-1",
    "1e400",
    "nan",
    "%00",
    "%ff%fe",
    "%f0%9f%98%80" * 300,
    "..%2f..%2f",
    "a" * 5000,
    "{{7*7}}%7b0%7d",
)
NUMBERS = (
    DIGITS,
    TOO_MANY_DIGITS,
    "-" + DIGITS,
    str(2**63),
    "1e400",
    '"' + "9" * 4000 + '"',
    '"\\ud800"',
    '"\\u0000"',
)


def routes() -> Iterator[tuple[str, str, Any, tuple[str, ...]]]:
    """Each path with its method, the type of its body, and the names of what it is given besides."""
    app = Application(Settings(data=Path("/nowhere")), Path("/nowhere")).routes
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                assert isinstance(handler, HTTPRouteHandler)
                given = handler.parsed_fn_signature.parameters
                body = given.get("data")
                names = tuple(
                    name for name in given if name not in ("data", "request", "hall", "me", "pages")
                )
                for method in sorted(handler.http_methods):
                    if method not in ("OPTIONS", "HEAD"):
                        yield str(method), route.path, None if body is None else body.annotation, names


ROUTES = sorted(set(routes()), key=lambda one: (one[1], one[0]))


def filled(path: str, value: str, known: dict[str, str], only: str = "") -> str:
    """A path with ``value`` in the place of its parameters, or of one of them."""
    parts = []
    for part in path.split("/"):
        name = part.strip("{}").split(":")[0]
        if not part.startswith("{"):
            parts.append(part)
        else:
            parts.append(value if not only or name == only or name not in known else known[name])
    return "/".join(parts)


async def known_to(ann: Guest) -> dict[str, str]:
    """What the hall knows of its parameters."""
    ann.http.timeout = httpx.Timeout(60)
    table = await ann.post("/api/play", game="saboteur")
    presets = await ann.get("/api/events/presets")
    made = await ann.post("/api/events", name="Sunday", plan=presets["presets"][0])
    return {"table_id": table["id"], "event_id": made["id"], "game": "saboteur", "lang": "en", "seat": "0", "number": "0", "round": "1", "table": "1", "person": "0"}  # fmt: skip


async def sound(ann: Guest, method: str, path: str, **given: Any) -> None:
    """Ask, and see that the hall has not failed."""
    try:
        answer = await ann.http.request(method, path, timeout=60, **given)
    except Exception as error:
        raise AssertionError((method, path[:80], str(given)[:200])) from error
    assert answer.status_code != 500, (method, path[:80], str(given)[:200], answer.text[:300])
    if path in MONITORS:
        return  # a hall that is slow for a moment says which part of it is
    if answer.status_code >= 400 and answer.headers["content-type"].startswith("application/json"):
        assert answer.json()["message"], (method, path[:80])


async def test_no_address_makes_the_hall_fail(running: RunningServer) -> None:
    ann = await running.guest("Ann")
    known = await known_to(ann)
    for method, path, _, given in ROUTES:
        if "/live" in path:
            continue
        names = [part.strip("{}").split(":")[0] for part in path.split("/") if part.startswith("{")]
        for value in HOSTILE:
            for only in ("", *names):
                await sound(ann, method, filled(path, value, known, only))
            if method == "GET":
                for query in given:
                    await sound(ann, method, filled(path, "0", known, "-") + f"?{query}={value}")


def fields_of(kind: Any) -> list[str]:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return [field.encode_name for field in msgspec.structs.fields(kind)]
    return [name for part in get_args(kind) for name in fields_of(part)]


def bodies(kind: Any) -> Iterator[str]:
    """Bodies of a type with a hostile value in each of its fields."""
    for name in [*fields_of(kind), "unknown"]:
        for value in NUMBERS:
            yield f'{{"{name}": {value}}}'
            yield f'{{"{name}": [{value}]}}'
            yield f'{{"{name}": {{"a": {value}}}}}'


async def test_no_body_makes_the_hall_fail(running: RunningServer) -> None:
    ann = await running.guest("Ann")
    known = await known_to(ann)
    for method, path, kind, _ in ROUTES:
        if method == "GET":
            continue
        texts = [*bodies(kind), "", "null", "[" * 20_000, DIGITS, TOO_MANY_DIGITS, '"', "\ud800"]
        for text in texts:
            await sound(
                ann, method, filled(path, "0", known, "-"), content=text.encode("utf-8", "surrogatepass")
            )


async def test_no_decision_at_a_desk_makes_it_fail(running: RunningServer) -> None:
    ann = await running.guest("Ann")
    event = (await known_to(ann))["event_id"]
    kinds = [
        kind for kind in vars(actions).values() if isinstance(kind, type) and issubclass(kind, actions.Action)
    ]
    assert len(kinds) > 30
    for kind in kinds:
        tag = kind.__struct_config__.tag
        for field in msgspec.structs.fields(kind):
            for value in (str(2**63), DIGITS, TOO_MANY_DIGITS, f"[{2**63}]", '"' + DIGITS + '"', "-1"):
                others = {
                    other.encode_name: _plain(other.type)
                    for other in msgspec.structs.fields(kind)
                    if other is not field
                }
                deed = json.dumps({"deed": tag, **others})[:-1] + f', "{field.encode_name}": {value}}}'
                await sound(ann, "POST", f"/api/events/{event}/deeds", content=f'{{"deed": {deed}}}'.encode())


def _plain(kind: Any) -> Any:
    """Some value of a type."""
    if kind is int:
        return 0
    if kind is bool:
        return False
    if kind is str:
        return ""
    return [] if str(kind).startswith("tuple") else None


HOSTS = (
    "h" * 3000,
    "h" * 300 + ".example",
    "a b",
    "exa\tmple",
    "<script>",
    "localhost:" + DIGITS,
    "[::1",
    "é.example",
    "x@y",
    "a/b",
)


@pytest.mark.parametrize("host", HOSTS, ids=range(len(HOSTS)))
async def test_hosts_that_are_none_are_refused(running: RunningServer, host: str) -> None:
    ann = await running.guest("Ann")
    for path in ("/api/qr?path=/", "/api/me", "/", "/api/tables"):
        answer = await ann.http.get(path, headers={b"host": host.encode("utf-8")})
        assert answer.status_code == 400, (host[:40], path, answer.status_code)


async def test_headers_do_not_make_the_hall_fail(running: RunningServer) -> None:
    ann = await running.guest("Ann")
    for name in ("accept-language", "cookie", "if-none-match", "x-forwarded-for", "x-forwarded-proto", "authorization", "content-type", "origin", "range", "accept"):  # fmt: skip
        for value in (
            DIGITS,
            "en;q=" + DIGITS,
            "Bearer " + DIGITS,
            "\xff\xfe",
            "a" * 5000,
            "ludarium=" + "x" * 4000,
        ):
            for method, path in (
                ("GET", "/api/tables"),
                ("GET", "/"),
                ("GET", "/api/events"),
                ("POST", "/api/guests"),
            ):
                answer = await ann.http.request(
                    method, path, headers={name.encode(): value.encode("latin-1")}
                )
                failed = answer.status_code == 500  # the page itself is not built here
                assert not failed, (name, value[:40], path, answer.text[:200])


async def test_a_hall_answers_under_its_own_names_only(tmp_path: Path) -> None:
    async with hall_in(tmp_path, hosts="hall.example  Other.example:8443 127.0.0.1") as running:
        ann = await running.guest("Ann")
        table = await ann.table()
        for host, status in {
            "hall.example": 200,
            "HALL.example:8000": 200,
            "other.example:8443": 200,
            "other.example": 400,
            "evil.example": 400,
            "hall.example.evil.example": 400,
            "localhost": 400,
        }.items():
            answer = await ann.http.get("/api/me", headers={"host": host})
            assert answer.status_code == status, host
            if status == 400:
                assert answer.json()["code"] == "wrong-host"
        assert (await ann.http.get("/livez", headers={"host": "10.0.0.7:8000"})).status_code == 200, (
            "asked by machines"
        )
        wire = await ann.wire(table)
        await wire.next("welcome")
        await asyncio.sleep(0)
