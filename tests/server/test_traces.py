"""Traces for OpenTelemetry: what is in them and what is not, across nodes, and that nobody waits for whoever collects them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server import postgres
from tests.server.collector import PATIENCE, Collector, Span, collecting, gone, silent
from tests.server.desk.scene import scene
from tests.server.forked import Hall
from tests.server.noded import at, noded
from tests.server.running import Guest, Player, RunningServer, Wire, hall_in
from tests.server.test_run import free_port

from ludarium.core import LudariumError
from ludarium.server import traces
from ludarium.server.errors import refuse
from ludarium.server.ws.packing import Shared
from ludarium.tournaments import actions as act

on_postgresql = pytest.mark.parametrize("database_url", ["postgresql"] * postgres.HERE, indirect=True)
BOTS = [None, "random", "random", "random", "random"]
NAME = "Annabelle of the Traces"
KEYS = {
    "http.request.method",
    "http.response.status_code",
    "http.route",
    "error.type",
    *("ludarium." + name for name in ("about", "bot", "changes", "deed", "event", "game", "node", "refusal", "table")),
}  # fmt: skip
"""All that may be said of anything."""
STEPS = ["propose", "commit", "view", "encode", "send"]
NAMES = re.compile(
    r"socket [a-z]+|(GET|POST|PATCH|DELETE|PUT|WS) /[a-z/.-]*(\{[a-z_]+\}[a-z/.-]*)*|propose|commit|view|encode|send|bot|think|choose"
    r"|database commit|desk decision|pass on"
)


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No settings but the test's, and no traces after it."""
    for name in [name for name in os.environ if name.startswith("OTEL_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("OTEL_BSP_SCHEDULE_DELAY", "50")
    yield
    asyncio.run(traces.close())


Ask = Callable[..., None]


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch) -> Ask:
    """Asks for traces, with these settings."""

    def asked(address: str, **settings: str) -> None:
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", address)
        for name, value in settings.items():
            monkeypatch.setenv(f"OTEL_{name}", value)
        traces.set_up()

    return asked


@pytest.fixture
def collector(ask: Ask) -> Iterator[Collector]:
    with collecting() as found:
        ask(found.address)
        yield found
        asyncio.run(traces.close())


async def come(collector: Collector, true: Callable[[], Any]) -> Any:
    return await asyncio.to_thread(collector.until, true)


async def begun(running: RunningServer, **wish: Any) -> tuple[Guest, Wire, dict[str, Any]]:
    """Somebody at a table whose game has begun."""
    guest = await running.guest(NAME)
    table = await guest.table(**{"bots": BOTS, **wish})
    wire = await guest.wire(table)
    await wire.send("start")
    await wire.next("game", "welcome", where=lambda m: m["decision"] is not None)
    return guest, wire, table


def whole(collector: Collector, root: str, steps: list[str]) -> list[Span]:
    """The first spans of this name that begin a trace and have had all these steps."""
    return [
        span
        for span in collector.named(root)
        if not span.parent and {*steps} <= {one.name for one in collector.spans if one.trace == span.trace}
    ]


# -- where nobody asks

QUIET = """
import sys
from ludarium.server import run, traces
from ludarium.server.settings import Settings
traces.set_up()
app = run.Application(Settings())
run.configured(app, app.hall.settings)
print([name for name in sys.modules if name.split(".")[0] == "opentelemetry" and name.split(".")[1:2] != ["semconv"]])
"""


def test_nothing_is_imported_unless_it_is_asked_for() -> None:
    """Litestar looks for the names of attributes by itself (``opentelemetry.semconv``), where they are installed."""
    command = [sys.executable, "-c", QUIET]
    done = subprocess.run(command, env=dict(os.environ), capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout in ("[]\n", "['opentelemetry']\n")


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"SERVICE_NAME": "hall", "TRACES_SAMPLER": "always_on"},
        {"EXPORTER_OTLP_ENDPOINT": ""},
        {"EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:4318", "TRACES_EXPORTER": "none"},
        {"EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:4318", "SDK_DISABLED": "true"},
        {"EXPORTER_OTLP_METRICS_ENDPOINT": "http://127.0.0.1:4318/v1/metrics"},
    ],
    ids=["none", "others", "empty", "exporter", "disabled", "metrics"],
)
def test_a_span_is_nothing_unless_it_is_asked_for(
    settings: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(f"OTEL_{name}", value)
    traces.set_up()
    nothing = traces.span("a", table="t")
    assert nothing is traces.span("b")
    assert nothing is traces.joined("c", [])
    text = Shared("text")
    traces.carry(text)
    assert nothing is traces.carried("d", text)
    assert traces.here() is None
    assert traces.headers() == []
    assert traces.middleware(()) == []


# -- settings


def refused(settings: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> LudariumError:
    for name, value in settings.items():
        monkeypatch.setenv(f"OTEL_{name}", value)
    with pytest.raises(LudariumError) as found:
        traces.set_up()
    return found.value


ENDPOINT = {"EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:4318"}


def test_what_can_not_be_meant_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    error = refused({"EXPORTER_OTLP_PROTOCOL": "grpc"}, monkeypatch)
    assert (error.code, error.facts["name"]) == ("setting-wrong", "OTEL_EXPORTER_OTLP_PROTOCOL")
    monkeypatch.delenv("OTEL_EXPORTER_OTLP_PROTOCOL")
    error = refused({**ENDPOINT, "TRACES_EXPORTER": "zipkin"}, monkeypatch)
    assert (error.code, error.facts["name"]) == ("setting-wrong", "OTEL_TRACES_EXPORTER")
    monkeypatch.delenv("OTEL_TRACES_EXPORTER")
    error = refused({**ENDPOINT, "BSP_MAX_QUEUE_SIZE": "-1"}, monkeypatch)
    assert error.code == "traces-wrong"
    assert "max_queue_size" in str(error.facts["problem"])


def test_whoever_asks_without_the_extra_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "ludarium.server.telemetry", raising=False)
    monkeypatch.setitem(sys.modules, "opentelemetry", None)
    error = refused(ENDPOINT, monkeypatch)
    assert (error.code, error.facts) == ("traces-missing", {"name": "OTEL_EXPORTER_OTLP_ENDPOINT"})


def test_the_command_says_so_and_ends(tmp_path: Path) -> None:
    without = "import sys; sys.modules['opentelemetry'] = None; from ludarium.cli import main; main()"
    words = ["serve", "--port", str(free_port()), "--data", str(tmp_path)]
    environment = {
        **os.environ,
        "LUDARIUM_LANG": "en",
        "OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:4318",
    }
    done = subprocess.run(
        [sys.executable, "-c", without, *words], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    said = " ".join((done.stdout + done.stderr).split())
    assert "OTEL_EXPORTER_OTLP_ENDPOINT asks for traces" in said
    assert "ludarium[traces]" in said


# -- what a trace says


async def test_a_choice_is_one_trace(collector: Collector, tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        _, wire, table = await begun(running)
        await Player(wire, "traced").play(8)
        [choice, *_] = await come(collector, lambda: whole(collector, "socket choose", STEPS))
    assert choice.attributes == {"ludarium.game": "saboteur", "ludarium.table": table["id"]}
    assert not choice.failed
    steps = [span.name for span in collector.below(choice)]
    assert sorted(set(steps)) == sorted(STEPS)
    [commit] = [span for span in collector.below(choice) if span.name == "commit"]
    below = {span.name: span for span in collector.below(commit)}
    if below:  # else it was committed together with that of another trace
        assert below["database commit"].attributes["ludarium.changes"] >= 1


async def test_a_bot_s_answer_is_one_trace(collector: Collector, tmp_path: Path) -> None:
    steps = ["think", "choose", "propose", "commit", "view", "encode", "send"]
    async with hall_in(tmp_path) as running:
        _, wire, table = await begun(running)
        await Player(wire, "traced").play(8)
        [bot, *_] = await come(collector, lambda: whole(collector, "bot", steps))
    assert bot.attributes == {"ludarium.game": "saboteur", "ludarium.table": table["id"]}
    below = {span.name: span for span in collector.below(bot)}
    assert set(below) == {"think", "choose"}
    assert below["think"].attributes == {"ludarium.game": "saboteur", "ludarium.bot": "random"}
    assert {span.name for span in collector.below(below["choose"])} == set(STEPS)
    # The table goes on by itself, and not as a part of whatever has begun its game.
    [start] = collector.named("socket start")
    assert {"bot", "think", "choose"}.isdisjoint(span.name for span in collector.spans if span.trace == start.trace)  # fmt: skip


async def test_changes_that_share_a_commit_are_linked(collector: Collector, tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:

        async def change() -> None:
            with traces.span("commit"):
                await running.hall.store.write_something(running.hall.clock.now())

        await asyncio.gather(*(change() for _ in range(3)))
        await come(
            collector, lambda: len(collector.named("commit")) == 3 and collector.named("database commit")
        )
    changes = collector.named("commit")
    assert len({change.trace for change in changes}) == 3
    [(first, shared)] = [(change, span) for change in changes for span in collector.below(change)]
    assert shared.name == "database commit"
    assert shared.attributes == {"ludarium.changes": 3}
    assert set(shared.links) == {change.trace for change in changes} - {first.trace}


async def test_a_request_is_called_by_its_route(collector: Collector, tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        guest = await running.guest()
        table = await guest.table()
        await guest.http.get(f"/api/tables/{table['id']}", params={"invite": "a-word"})
        await guest.http.get("/api/tables/none")
        await guest.http.get("/livez")
        await guest.wire(table)
        named = "GET /api/tables/{table_id}"
        await come(collector, lambda: len(collector.named(named)) == 2 and collector.named("socket hello"))
    found, missing = collector.named(named)
    assert found.attributes == {
        "http.request.method": "GET",
        "http.route": "/api/tables/{table_id}",
        "http.response.status_code": 200,
    }
    assert missing.attributes["http.response.status_code"] == 404
    [made] = collector.named("POST /api/tables")
    assert {span.name for span in collector.below(made)} <= {"database commit"}
    [opened] = collector.named("WS /ws/tables/{table_id}")
    [hello] = collector.named("socket hello")
    assert not hello.parent
    assert hello.trace != opened.trace
    assert not [span for span in collector.spans if "livez" in span.name]


async def test_a_stream_s_span_ends_as_it_begins(collector: Collector, tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        there = await scene(running, players=2)
        async with there.host.http.stream("GET", f"/api/events/{there.id}/live") as stream:
            await anext(stream.aiter_lines())
            await come(collector, lambda: collector.named("GET /api/events/{event_id}/live"))


async def test_what_the_desk_decides(collector: Collector, tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        there = await scene(running, players=2)
        await there.must(act.Announced("A word that nobody else says"))
        deeds = lambda: [s for s in collector.named("desk decision") if s.attributes["ludarium.deed"] == "announced"]  # noqa: E731  # fmt: skip
        [announced] = await come(collector, deeds)
        await come(collector, lambda: collector.below(announced))
    assert announced.attributes["ludarium.event"] == there.id
    assert [span.name for span in collector.below(announced)] == ["commit"]
    [request] = [span for span in collector.spans if span.id == announced.parent]
    assert request.name == "POST /api/events/{event_id}/deeds"
    assert b"A word that nobody else says" not in collector.raw


async def test_no_names_no_words_and_no_secrets(collector: Collector, tmp_path: Path) -> None:
    """A whole game with a refusal, talk and an invite: what was said and chosen is in no trace, nor who it was."""
    async with hall_in(tmp_path) as running:
        guest, wire, table = await begun(running, private=True)
        beside = await guest.wire(table)  # whoever waits for chat passes over what is asked meanwhile
        await beside.send("chat", text="Something to say")
        await beside.next("chat")
        await beside.send("choose", id="no", number=0, option="a-card-that-is-not-there")
        await beside.refusal("no")
        await guest.http.get(f"/api/tables/{table['id']}", params={"invite": table["invite"]})
        await Player(wire, "traced").to_the_end()
        await come(collector, lambda: len(collector.named("bot")) > 10)
        sent = {str(message["option"]) for message in wire.messages if message.get("option")}
        secret = running.hall.rooms[table["id"]].table.secret
        token = guest.http.cookies["ludarium"]
    for word in ("Something to say", "a-card-that", table["invite"], secret, token, guest.id, NAME):
        assert word.encode() not in collector.raw
    said = {str(value) for span in collector.spans for value in span.attributes.values()}
    assert said.isdisjoint({option for option in sent if not option.isalpha()})
    assert {key for span in collector.spans for key in span.attributes} <= KEYS
    assert [span.name for span in collector.spans if not NAMES.fullmatch(span.name)] == []
    [wrong] = [span for span in collector.named("socket choose") if "ludarium.refusal" in span.attributes]
    assert not wrong.failed


async def test_what_fails_is_called_by_its_kind(collector: Collector) -> None:
    with contextlib.suppress(ZeroDivisionError), traces.span("propose"):
        raise ZeroDivisionError("a secret")
    with contextlib.suppress(LudariumError), traces.span("view"):
        raise refuse("storage")
    await come(collector, lambda: len(collector.spans) == 2)
    found = {span.name: (span.attributes, span.failed) for span in collector.spans}
    assert found == {
        "propose": ({"error.type": "ZeroDivisionError"}, True),
        "view": ({"ludarium.refusal": "storage"}, True),
    }
    assert b"a secret" not in collector.raw


async def test_who_sends(collector: Collector, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hall by itself says what it is, a node its name; the standard settings count more."""
    with traces.span("send"):
        pass
    await come(collector, lambda: collector.spans)
    assert collector.spans[0].service["service.name"] == "ludarium"
    await traces.close()
    monkeypatch.setenv("OTEL_RESOURCE_ATTRIBUTES", "service.name=club,deployment.environment=test")
    traces.set_up("one")
    with traces.span("send"):
        pass
    await come(collector, lambda: len(collector.spans) == 2)
    service = collector.spans[1].service
    assert service["service.name"] == "club"
    assert service["service.instance.id"] == "one"
    assert service["deployment.environment"] == "test"


@pytest.mark.parametrize(
    "sampler",
    [
        {"TRACES_SAMPLER": "always_off"},
        {"TRACES_SAMPLER": "parentbased_traceidratio", "TRACES_SAMPLER_ARG": "0"},
    ],
    ids=["off", "ratio"],
)
async def test_what_is_not_sampled_is_not_sent(ask: Ask, tmp_path: Path, sampler: dict[str, str]) -> None:
    with collecting() as found:
        ask(found.address, **sampler)
        async with hall_in(tmp_path) as running:
            _, wire, _ = await begun(running)
            await Player(wire, "traced").play(8)
        await traces.close()
        assert found.raw == b""


FORGED = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"


async def test_nobody_from_outside_names_a_trace(collector: Collector, tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        await running.stranger().http.get("/api/games", headers={"traceparent": FORGED})
        [asked] = await come(collector, lambda: collector.named("GET /api/games"))
    assert not asked.parent
    assert asked.trace not in FORGED


# -- across nodes


@on_postgresql
async def test_a_trace_goes_on_at_another_node(
    collector: Collector, database_url: str, tmp_path: Path
) -> None:
    async with noded(database_url, tmp_path, "a", "b") as nodes:
        guest = await nodes["a"].guest()
        table = await guest.table(bots=BOTS)
        there = at(nodes["b"], guest)
        collector.spans.clear()
        answer = await there.http.get(f"/api/tables/{table['id']}", headers={"traceparent": FORGED})
        assert answer.status_code == 200
        wire = await there.wire(table)
        await wire.send("start")
        await wire.next("game", "welcome", where=lambda m: m["decision"] is not None)
        names = ("GET /api/tables/{table_id}", "WS /ws/tables/{table_id}")
        await come(collector, lambda: len(collector.named("pass on")) == 2 and all(map(collector.named, names)))  # fmt: skip
    passed = {span.id: span for span in collector.named("pass on")}
    for name in names:
        [span] = collector.named(name)
        before = passed[span.parent]
        assert before.trace == span.trace
        assert not before.parent
        assert before.trace not in FORGED
        assert before.attributes == {"ludarium.about": "table", "ludarium.node": "a"}


# -- a collector that fails


@pytest.mark.parametrize("dead", [silent, gone])
async def test_a_dead_collector_harms_nobody(
    ask: Ask, tmp_path: Path, dead: Callable[[], contextlib.AbstractContextManager[str]]
) -> None:
    """A whole game goes on, its spans wait in a queue that does not grow, and closing does not wait for long."""
    with dead() as address:
        ask(address, BSP_MAX_QUEUE_SIZE="20", BSP_MAX_EXPORT_BATCH_SIZE="5")
        telemetry = traces._telemetry
        assert telemetry is not None
        async with hall_in(tmp_path) as running:
            _, wire, _ = await begun(running)
            await Player(wire, "traced").to_the_end()
            assert running.hall.pulse.lag < 5.0, "to wait for it would have taken ten seconds"
            [processor] = telemetry._provider._active_span_processor._span_processors
            assert len(processor._batch_processor._queue) == 20  # type: ignore[attr-defined]
        began = time.monotonic()
        await traces.close()
        assert time.monotonic() - began < traces.LAST + 1


# -- a hall in a process of its own


@contextlib.asynccontextmanager
async def serving(data: Path, **settings: str) -> AsyncIterator[tuple[Hall, int]]:
    port = free_port()
    hall = Hall(data, settings, port=port, data=data)
    try:
        async with asyncio.timeout(PATIENCE):
            await hall.line()
        yield hall, port
    finally:
        hall.kill()
        await hall.wait()


async def test_the_last_spans_are_sent_when_the_hall_closes(tmp_path: Path) -> None:
    with collecting() as found:
        settings = {"OTEL_EXPORTER_OTLP_ENDPOINT": found.address, "OTEL_BSP_SCHEDULE_DELAY": "600000"}
        async with serving(tmp_path, **settings) as (hall, port):
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
                await http.get("/api/games")
            assert found.spans == []
            hall.send_signal(signal.SIGTERM)
            async with asyncio.timeout(PATIENCE):
                assert await hall.complaints() == ""
        assert found.named("GET /api/games")


async def test_a_hall_closes_without_its_collector(tmp_path: Path) -> None:
    with silent() as address:
        async with serving(tmp_path, OTEL_EXPORTER_OTLP_ENDPOINT=address) as (hall, port):
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
                await http.get("/api/games")
            hall.send_signal(signal.SIGTERM)
            async with asyncio.timeout(PATIENCE):
                complaints = await hall.complaints()
        assert complaints.count("the last traces were not sent") == 1
        assert "Traceback" not in complaints
