"""What a monitor may count: who may read it, that it counts, and that the pages made of it ask for what there is."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.running import RunningServer, hall_in
from tests.server.test_bots import make_bad, position

from ludarium.core import LudariumError
from ludarium.server.settings import Settings

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds, on a busy machine
KEY = "a-key-of-sixteen-signs"
HEADERS = {"authorization": f"Bearer {KEY}"}
SERIES = re.compile(r"\bludarium_[a-z_]+")


async def counted(running: RunningServer) -> dict[str, float]:
    """Every sample by its name and labels, as a monitor reads it."""
    answer = await running.stranger().http.get("/metrics", headers=HEADERS)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=")
    return {
        sample.name
        + "".join(f" {name}={value}" for name, value in sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


async def test_nobody_reads_it_without_the_key(running: RunningServer, tmp_path: Path) -> None:
    assert (await running.stranger().http.get("/metrics")).status_code == 404
    async with hall_in(tmp_path / "keyed", metrics_key=KEY) as keyed:
        http = keyed.stranger().http
        for headers in (
            {},
            {"authorization": KEY},
            {"authorization": f"Bearer {KEY}x"},
            {"authorization": "Basic eDp5"},
        ):
            answer = await http.get("/metrics", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (401, "metrics-key")
        assert (await http.get("/metrics", headers=HEADERS)).status_code == 200
        ann = await keyed.guest("Ann")
        assert (await ann.http.get("/metrics")).status_code == 401


@pytest.mark.parametrize("key", ["short", "with a space in it", "ä" * 20, "x" * 257])
def test_a_key_is_long_and_can_be_sent(key: str) -> None:
    with pytest.raises(LudariumError):
        Settings.read({"LUDARIUM_METRICS_KEY": key})


async def test_it_counts_what_happens(tmp_path: Path) -> None:
    async with hall_in(tmp_path, metrics_key=KEY) as running:
        async with asyncio.timeout(PATIENCE):  # on a busy machine the loop is late at first
            while (before := await counted(running))["ludarium_ready"] != 1:
                await asyncio.sleep(0.5)
        assert "ludarium_tables game=saboteur status=open" not in before
        ann = await running.guest("Ann")
        table = await ann.table(bots=["greedy"] * 5)
        middle = await counted(running)
        assert middle["ludarium_tables game=saboteur status=open"] == 1
        assert middle["ludarium_changes_total"] > before["ludarium_changes_total"]
        assert middle["ludarium_commit_seconds_count"] > before["ludarium_commit_seconds_count"]
        assert middle["ludarium_write_seconds_count"] >= middle["ludarium_commit_seconds_count"]
        assert (await ann.http.get("/api/tables/nowhere")).status_code == 404
        wire = await ann.wire(table)
        await wire.send("what is this")
        await wire.refusal()
        await wire.send("start")
        by_bots = "ludarium_choices_total by=hall game=saboteur"
        async with asyncio.timeout(PATIENCE):
            while (
                by_bots not in (after := await counted(running))
                or "ludarium_bot_seconds_count game=saboteur" not in after
            ):
                await asyncio.sleep(0.1)
        assert after["ludarium_people"] == after["ludarium_sockets"] == 1
        assert after["ludarium_tables game=saboteur status=playing"] == 1
        assert after["ludarium_refusals_total code=unknown-table"] == 1
        assert table["id"] not in json.dumps(after)
        assert "Ann" not in json.dumps(after)


@pytest.mark.parametrize(("how", "why"), [("slow", "slow"), ("crash", "ended"), ("castle", "not-offered")])
async def test_choices_drawn_by_lot_say_why(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, how: str, why: str
) -> None:
    make_bad(monkeypatch, how)
    limit = 2.0 if how == "slow" else PATIENCE  # a busy machine is not taken for a slow bot
    async with hall_in(tmp_path, metrics_key=KEY, bot_limit=limit) as running:
        view, options = position()
        await running.hall.bot_pool.choose("saboteur", "random", "seed", view, options)
        found = await counted(running)
        assert found[f"ludarium_bot_failures_total game=saboteur why={why}"] == 1
        assert found["ludarium_bot_seconds_count game=saboteur"] == 1


async def named(running: RunningServer) -> dict[str, str]:
    """The series of a hall by what a query may name: counters with their ending, histograms with each of theirs."""
    http = running.stranger().http
    text = (await http.get("/metrics", headers=HEADERS)).text
    found: dict[str, str] = {}
    for family in text_string_to_metric_families(text):
        endings = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}.get(family.type, [""])
        found |= dict.fromkeys([family.name + ending for ending in endings], family.name)
    return found


async def test_what_is_documented_shown_and_watched_is_what_there_is(tmp_path: Path) -> None:
    async with hall_in(tmp_path, metrics_key=KEY) as running:
        series = await named(running)
    page = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(ludarium_[a-z_]+)`", page, re.MULTILINE)
    assert sorted(rows) == sorted({re.sub("_(bucket|sum|count)$", "", name) for name in series})
    folder = ROOT / "deploy" / "monitoring"
    board = json.loads((folder / "dashboard.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel.get("targets", ())]
    assert len(asked) >= 12
    alerts = (folder / "alerts.yml").read_text(encoding="utf-8")
    asked += re.findall(r"^ +expr: (.+)$", alerts, re.MULTILINE)
    for expression in asked:
        assert SERIES.findall(expression), expression
        for name in SERIES.findall(expression):
            assert name in series, f"{name} in {expression}"
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
