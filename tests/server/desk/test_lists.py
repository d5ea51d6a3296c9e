"""Lists of players that come in: the desk's own, and those of spreadsheets in every encoding in use here."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.server.desk.scene import refused, scene
from tests.server.running import RunningServer

from ludarium.server.desk.lists import HEADS, People, meant, read_players
from ludarium.server.desk.spreadsheets import plain
from ludarium.testing import proves
from ludarium.tournaments import actions as act

CHINESE = [("陳大文", "臺北俱樂部", 3), ("黃小喆", "高雄", 0)]
KOREAN = [("김한별", "서울 클럽", 3), ("똠방각하", "부산", 0)]


def table(head: str, people: list[tuple[str, str, int]], mark: str = ",") -> str:
    return "\r\n".join([head, *[f"{name}{mark}{club}{mark}{rank or ''}" for name, club, rank in people], ""])


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "big5hkscs"])
@pytest.mark.parametrize("mark", [",", ";", "\t"])
def test_chinese_lists(encoding: str, mark: str) -> None:
    text = table(mark.join(["姓名", "俱樂部", "種子"]), CHINESE, mark)
    assert read_players(text.encode(encoding)) == People(CHINESE, [])


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp949"])
@pytest.mark.parametrize("mark", [",", ";", "\t"])
def test_korean_lists(encoding: str, mark: str) -> None:
    people = KOREAN[:1] if encoding == "cp949" else KOREAN  # nothing tells its rarer signs from Big5
    text = table(mark.join(["이름", "클럽", "시드"]), people, mark)
    assert read_players(text.encode(encoding)) == People(people, [])


def test_big5_under_an_english_heading_and_signs_of_hong_kong() -> None:
    assert read_players("Name,Team\n安娜,台北\n".encode("big5")).rows == [("安娜", "台北", 0)]
    assert read_players("name\n李嘅哋\n".encode("big5hkscs")).rows == [("李嘅哋", "", 0)]


def test_columns_that_are_not_known_are_left_out_and_named() -> None:
    text = "sep=;\nNr;ＮＡＭＥ;shoe size;Seed;\n1;Ann;39;2;\n2;Ben, the 2nd;;;\n"
    assert read_players(text.encode()) == People(
        [("Ann", "", 2), ("Ben, the 2nd", "", 0)], ["Nr", "shoe size"]
    )


@pytest.mark.parametrize("name", ["=1+1", "'=1+1", "''＝x", "'Ann", "O'Neil", "@home", "-", "'", "+886"])
def test_what_people_are_called_comes_back_from_a_spreadsheet(name: str) -> None:
    written = plain(name)
    assert isinstance(written, str)
    assert meant(written) == name
    assert not written.startswith(("=", "+", "-", "@", "＝"))


async def test_the_desk_reads_its_own_list(running: RunningServer) -> None:
    found = await scene(running, players=2)
    await found.must(act.Amended(0, '=HYPERLINK("x")', found.players[0].id, "@club", 3))
    await found.must(act.Entered("＝1+1", "", "台北, 信義"))
    other = await scene(running, players=0)
    body = (await found.get("players.csv")).content
    answer = await other.host.http.post(f"{other.path}/players.csv", content=body)
    assert answer.status_code == 200, answer.text
    assert answer.json()["ignored"] == ["number", "status", "checked"]

    def people(view: dict[str, list[dict[str, object]]]) -> list[object]:
        return [(one["name"], one.get("club"), one.get("rank")) for one in view["people"]]

    assert people(answer.json()["view"]) == people(await found.view())


def test_the_page_knows_the_same_headings() -> None:
    text = Path("client/src/events/players/people.ts").read_text("utf-8")
    for column, names in HEADS.items():
        row = re.search(rf"^  {column}: (\[.*\]),$", text, re.MULTILINE)
        assert row is not None
        assert tuple(json.loads(row[1])) == names


@proves("T13.1")
async def test_officials_act_under_accounts_of_their_own(running: RunningServer) -> None:
    found = await scene(running, "keyforge-archon", players=0)
    await refused(found, await found.post("tokens", role="official", name="Program"), "desk-official-own")
    await found.must(act.Staffed((await running.guest("Two")).id, "Two", "organizer"))
    await refused(
        found, await found.send(act.Staffed(found.host.id, "Host", "official")), "desk-official-own"
    )
    await refused(found, await found.send(act.Staffed("token-abc", "T", "official")), "desk-official-own")


@pytest.mark.parametrize(
    ("preset", "check_in", "code"),
    [
        ("keyforge-archon", True, "desk-impossible-nobody-there"),
        ("saboteur-championship", True, "desk-impossible-nobody-there"),
        ("ready-fence", True, "desk-impossible-nobody-there"),
        ("tokyo-duel-swiss", False, "desk-impossible-nobody-entered"),
    ],
)
async def test_nothing_is_drawn_of_nobody(
    running: RunningServer, preset: str, check_in: bool, code: str
) -> None:
    found = await scene(running, preset, players=0, check_in=check_in)
    if check_in:
        await found.enter(2, checked=False)
    answer = await found.post("next")
    await refused(found, answer, code)
    assert answer.json()["message"].startswith("Nobody is checked in." if check_in else "Nobody has entered")
    assert (await found.get("preview")).json()["sentences"] == [answer.json()["message"]]
    assert not (await found.view())["stages"]
