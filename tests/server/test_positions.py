"""Positions that somebody lays out: checked, drawn, played on from, and read from a finished game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.engine.test_positions import FENCE, OPTIONS, PARTS, POSITIONS
from tests.server.running import Guest, Message, Player, RunningServer, hall_in, seated

from ludarium.core import Record, WrongOption, load_game
from ludarium.core.record import POSITION
from ludarium.server.positions import positions

LATE: dict[str, Any] = {
    "hands": [["ST5", "ST3"], ["ST3"]],
    "squares": [5, 7],
    "scores": [4, 4],
}
"""A bout of the tutorial that ends with the next touch."""


async def check(guest: Guest, game: str, position: dict[str, Any], **more: Any) -> Message:
    seats, _ = POSITIONS[game]
    answer: Message = await guest.post(
        f"/api/games/{game}/position",
        **{"seats": seats, "position": position, "options": OPTIONS.get(game, {}), **more},
    )
    return answer


async def begun(guest: Guest, position: dict[str, Any] = LATE, **more: Any) -> Message:
    wish = {"game": "ready-fence", "seats": 2, "position": position, "bots": [None, "greedy"], **more}
    table: Message = await guest.post("/api/positions", **wish)
    return table


async def ended(guest: Guest, table: Message) -> None:
    wire = await guest.wire(table)
    last = await Player(wire, table["id"]).to_the_end()
    assert last["decision"] is None


@pytest.mark.parametrize("game", POSITIONS)
async def test_it_is_seen_with_all_eyes(running: RunningServer, game: str) -> None:
    seats, position = POSITIONS[game]
    shown = await check(running.stranger(), game, position)
    assert shown["fault"] is None
    assert [view["seat"] for view in shown["views"]] == list(range(seats))
    assert shown["decision"]["seat"] == position.get("turn", 0)
    assert shown["decision"]["options"] == []


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "There must be"), ("zh-Hant", "「squares」"), ("ko", "‘squares’")]
)
async def test_a_fault_names_its_part_in_the_readers_language(
    running: RunningServer, lang: str, said: str
) -> None:
    guest = await running.guest("Ann", lang)
    shown = await check(guest, "ready-fence", {**FENCE, "squares": [5, 7, 9]})
    assert shown["views"] == []
    fault = shown["fault"]
    assert (fault["part"], fault["found"], fault["expected"], fault["why"]) == ("squares", "3", "2", "count")
    assert said in fault["message"]


async def test_what_is_no_position_is_refused(running: RunningServer) -> None:
    guest = await running.guest()
    large = await check(guest, "ready-fence", {"hands": [["ST5"] * 5000, []]})
    assert (large["fault"]["part"], large["fault"]["why"]) == ("position", "large")
    deep: Any = []
    for _ in range(20):
        deep = [deep]
    assert (await check(guest, "ready-fence", {"hands": deep}))["fault"]["why"] == "deep"
    assert (await check(guest, "ready-fence", FENCE, options={"lesson": "x"}))["code"] == "position-lesson"
    wrong = await check(guest, "ready-fence", FENCE, options={"mode": "none"})
    assert (wrong["code"], wrong["option"]) == ("option-wrong", "mode")
    assert (await check(guest, "ready-fence", FENCE, seats=3))["code"] == "seats-wrong"
    assert (await check(guest, "ready-fence", FENCE, more=1))["code"] == "malformed-message"
    assert (await begun(guest, bots=["greedy", "greedy"]))["code"] == "position-seat"
    assert (await begun(guest, {"hands": []}))["code"] == "position-wrong"
    assert (await begun(guest, bots=[None, "nobody"]))["code"] == "bot-unknown"


STRANGE: tuple[Any, ...] = (
    None, True, -1, 99, 2**70, 1.5, "", "\x00", "\u202e", [], {}, [[]], [""], ["X"], {"9": "Z"}, {"": ""}, [1, 2], ["line", "line"], "A" * 6,
    [["ST3"] * 40, []], ["BZ03@fame:99"], ["X@99999,0"], ["start@1,0"], ["troll damage:9999999999999"], ["troll theirs"], ["+x"], "token:",
)  # fmt: skip


@pytest.mark.parametrize("game", POSITIONS)
def test_strange_words_are_a_fault_and_never_a_failure(game: str) -> None:
    seats, position = POSITIONS[game]
    faults = 0
    for name in PARTS[game]:
        for strange in STRANGE:
            try:
                shown = positions.check(
                    load_game(game), seats, OPTIONS.get(game, {}), {**position, name: strange}, "ko"
                )
            except WrongOption:
                continue
            faults += shown.fault is not None
            assert (shown.fault is None) == (len(shown.views) == seats)
    assert faults > 100


async def test_a_game_from_a_position_is_played_to_its_end_and_counts_nowhere(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        guest = await running.guest()
        table = await begun(guest)
        assert (table["status"], table["position"], table["private"]) == ("playing", True, True)
        await ended(guest, table)
        text = await guest.get(f"/api/tables/{table['id']}/record")
        record = Record.parse(text)
        assert record.notes[POSITION].startswith('{"hands":')
        assert record.final().outcome() is not None
        assert (await guest.get("/api/me/games"))["over"] == []
        assert await guest.get("/api/me/statistics") == []
    async with hall_in(tmp_path) as again:
        replay = f"/api/tables/{table['id']}/replay/0"
        guest = again.stranger()
        guest.http.cookies = running.guests[0].http.cookies
        [first, *_] = await guest.get(replay, seat=0)
        assert (first["view"]["scores"], first["view"]["hand"]) == ([4, 4], ["ST3", "ST5"])
        rematch = await guest.post(f"/api/tables/{table['id']}/rematch")
        assert (await guest.get(f"/api/tables/{rematch['id']}"))["position"] is True


async def test_a_friend_comes_by_the_invite(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    table = await begun(ann, bots=[None, None])
    assert (table["status"], [seat["kind"] for seat in table["seats"]]) == ("open", ["person", "open"])
    wires = [await guest.wire(table, invite=table["invite"]) for guest in (ann, ben)]
    await wires[1].send("sit", seat=1)
    await seated(wires[0], 1)
    await wires[0].send("start")
    begins = await wires[1].next("welcome", where=lambda m: m["view"] is not None)
    assert begins["view"]["hand"] == ["ST3"]
    assert begins["view"]["scores"] == [4, 4]
    lobby = await (await running.guest("Eve")).get("/api/tables")
    assert table["id"] not in str(lobby)


async def test_both_seats_are_mine_where_nothing_is_secret(running: RunningServer) -> None:
    guest = await running.guest()
    _, duel = POSITIONS["tokyo-duel"]
    table = await guest.post(
        "/api/positions", game="tokyo-duel", seats=2, position=duel, bots=[None, None], all=True
    )
    assert {seat["person_id"] for seat in table["seats"]} == {guest.id}
    assert table["status"] == "playing"
    fence = await begun(guest, bots=[None, None], all=True)
    assert [seat["kind"] for seat in fence["seats"]] == ["person", "open"]


async def test_a_moment_of_a_finished_game_is_told_as_a_position(running: RunningServer) -> None:
    guest = await running.guest()
    table = await begun(guest, {**LATE, "scores": [1, 2]})
    going = await guest.get(f"/api/tables/{table['id']}/replay/0/position")
    assert going["code"] == "record-not-ready"
    await ended(guest, table)
    told = await guest.get(f"/api/tables/{table['id']}/replay/0/position")
    assert (told["number"], told["game"], told["seats"]) == (0, "ready-fence", 2)
    assert told["position"]["scores"] == [1, 2]
    assert sorted(told["position"]["hands"][0]) == ["ST3", "ST5"]
    later = await guest.get(f"/api/tables/{table['id']}/replay/9999/position")
    assert later["number"] > 0
    shown = await check(guest, "ready-fence", later["position"], options=later["options"])
    assert shown["fault"] is None
    [moment, *_] = await guest.get(f"/api/tables/{table['id']}/replay/{later['number']}", seat=1)
    same = ("hand", "squares", "positions", "stamina", "scores", "timer", "discards", "known", "turn")
    assert {key: moment["view"][key] for key in same} == {key: shown["views"][1][key] for key in same}
    stranger = await running.guest("Eve")
    refused = await stranger.get(f"/api/tables/{table['id']}/replay/0/position")
    assert refused["code"] == "not-spectatable"
