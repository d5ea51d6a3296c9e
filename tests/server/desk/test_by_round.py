"""A result of Saboteur round by round, over HTTP: entered, refused with a sentence, shown, kept, and exported."""

from __future__ import annotations

import csv
import io

import pytest
from tests.server.desk.scene import LANGUAGES, Scene, refused, scene
from tests.server.running import RunningServer

from ludarium.testing import proves
from ludarium.tournaments import actions as act

GAME = ((3, 2, 2, 0, 0, 0), (0, 0, 0, 3, 3, 0), (0, 0, 0, 0, 0, 4))
SUMS = [3, 2, 2, 3, 3, 4]
PAID = [list(pays) for pays in GAME]


async def playing(running: RunningServer) -> Scene:
    found = await scene(running, "saboteur-championship", players=6, check_in=False)
    await found.draw()
    return found


@proves("S14.2")
async def test_staff_enter_the_rounds_and_everything_keeps_them(running: RunningServer) -> None:
    found = await playing(running)
    view = await found.must({"deed": "resulted", "round": 0, "table": 0, "by_round": PAID})
    (table,) = view["rounds"][0]["tables"]
    assert (table["status"], table["points"], table["by_round"]) == ("done", SUMS, PAID)
    last = (await found.kept())[-1].action
    assert isinstance(last, act.Resulted)
    assert (last.points, last.by_round) == (tuple(SUMS), GAME)
    answer = await found.get("rounds.csv")
    assert f"games-{found.id}.csv" in answer.headers["content-disposition"]
    head, *lines = csv.reader(io.StringIO(answer.text[1:], newline=""))
    assert head[6:] == ["round 1", "round 2", "round 3"]
    assert [[int(cell) for cell in line[6:]] for line in lines] == [
        list(pays) for pays in zip(*PAID, strict=True)
    ]
    whole = (await found.get("export.json")).text
    taken = await found.host.http.post("/api/events/import", content=whole.encode())
    assert taken.status_code in (200, 201), taken.text


@proves("S14.2")
async def test_players_report_the_rounds_and_agree_with_a_sum(running: RunningServer) -> None:
    found = await playing(running)
    (table,) = (await found.view())["rounds"][0]["tables"]
    await found.must(act.Began(0, 0))
    one, two = table["players"][:2]
    view = await found.must(
        {"deed": "reported", "round": 0, "table": 0, "person": one, "by_round": PAID}, found.players[one]
    )
    assert view["rounds"][0]["tables"][0]["reports"] == [{"person": one, "points": SUMS, "by_round": PAID}]
    view = await found.must(
        {"deed": "reported", "round": 0, "table": 0, "person": two, "points": SUMS}, found.players[two]
    )
    (table,) = view["rounds"][0]["tables"]
    assert (table["status"], table["by_round"]) == ("done", PAID)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"by_round": [[3, 3, 3, 0, 0, 0], *PAID[1:]]}, "desk-result-round-pay"),
        ({"by_round": [[10**30, 0, 0, 0, 0, 0], *PAID[1:]]}, "bad-message"),
        ({"by_round": PAID[:2]}, "desk-result-rounds-count"),
        ({"by_round": [[], [], []]}, "desk-points-count"),
        ({"by_round": PAID, "points": [4, *SUMS[1:]]}, "desk-result-rounds-sum"),
    ],
)
async def test_what_can_t_be_is_refused_in_words(
    running: RunningServer, lang: str, wrong: dict[str, object], code: str
) -> None:
    found = await playing(running)
    found.host.http.headers["accept-language"] = lang
    answer = await found.send({"deed": "resulted", "round": 0, "table": 0, **wrong})
    if code == "bad-message":
        assert answer.status_code == 400, answer.text
    else:
        await refused(found, answer, code)
    assert "by_round" not in (await found.view())["rounds"][0]["tables"][0]
