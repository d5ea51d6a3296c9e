"""Options that belong to a seat: who may say what is brought there, what others hear of it, where it stays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.contract.luggage import LUGGAGE
from tests.server.running import Guest, Message, RunningServer, Wire, hall_in

from ludarium.core import Record, games

OTTERS = "Sly Otters: 30 50 70\n"
WORD = "Sly_Otters:30.50.70"
LABEL = "Sly Otters, 3"


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), LUGGAGE.name, LUGGAGE)


async def opened(guest: Guest, **wish: Any) -> Message:
    return await guest.table(**{"game": "toy", "seats": 3, **wish})


async def joined(guest: Guest, table: Message, seat: int) -> Wire:
    wire = await guest.wire(table)
    await wire.send("sit", seat=seat)
    await until(wire, lambda shown: shown["seats"][seat]["person_id"] == guest.id)
    return wire


async def until(wire: Wire, what: Any) -> Message:
    """The table, once it is so."""
    news = await wire.next("table", where=lambda m: what(m["table"]))
    table: Message = news["table"]
    return table


async def keep(wire: Wire, number: int) -> None:
    """Answer the question that a player is asked after step ``number``."""
    await wire.next("welcome", "game", where=lambda m: bool(m["decision"] and m["decision"]["options"]))
    await wire.send("choose", id=f"c{number}", number=number, option="keep")


async def bring(guest: Guest, table: Message, seat: int, value: object, option: str | None = None) -> Any:
    """The answer to bringing a deck to a seat."""
    body = {"options": {option or f"deck-{seat}": value}}
    return await guest.http.patch(f"/api/tables/{table['id']}/seats/{seat}", json=body)


def decks(table: Message) -> list[str | None]:
    """What each seat has brought, as it is shown; None where nobody sits."""
    told: list[str | None] = []
    for seat in table["seats"]:
        brought = {one["option"]: one["choice"] or one["label"] for one in seat["brought"]}
        assert set(brought) <= {f"deck-{seat['seat']}"}
        told.append(brought.get(f"deck-{seat['seat']}"))
    return told


async def stored(running: RunningServer, table: Message) -> list[object]:
    """The decks of a table as they are kept."""
    kept = await running.hall.store.table(table["id"])
    assert kept is not None
    return [kept.options[f"deck-{seat}"] for seat in range(3)]


async def refused(running: RunningServer, table: Message, response: Any, code: str, status: int) -> str:
    """The sentence of a refusal after which nothing has changed."""
    assert (response.json()["code"], response.status_code) == (code, status)
    assert await stored(running, table) == ["dealt", "dealt", "dealt"]
    return str(response.json()["message"])


# -- who brings what


async def test_the_page_is_told_whose_an_option_is(running: RunningServer) -> None:
    shown = {game["name"]: game["options"] for game in await running.stranger().get("/api/games")}
    assert [option["seat"] for option in shown["toy"]] == [None, 0, 1, 2]
    assert {option["seat"] for option in shown["saboteur"]} == {None}


async def test_each_player_brings_a_deck(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    table = await opened(ann, options={"deck-0": "small", "highest": 20})
    assert table["options"] == {"highest": 20}
    assert decks(table) == ["small", None, None]
    wire = await ann.wire(table)
    await joined(ben, table, 1)
    response = await bring(ben, table, 1, OTTERS)
    assert response.status_code == 200
    assert decks(response.json()) == ["small", LABEL, None]
    assert response.json()["seats"][1]["brought"] == [{"option": "deck-1", "choice": None, "label": LABEL}]
    assert decks(await until(wire, lambda shown: decks(shown)[1] == LABEL)) == ["small", LABEL, None]
    assert (await bring(ann, table, 0, "rare")).status_code == 200
    assert await stored(running, table) == ["rare", WORD, "dealt"]


async def test_nobody_else_brings_it(running: RunningServer) -> None:
    ann, ben, cy = [await running.guest(name) for name in ("Ann", "Ben", "Cy")]
    table = await opened(ann)
    await joined(ben, table, 1)
    for guest, seat in ((ann, 1), (ben, 0), (ben, 2), (ann, 2), (cy, 0), (cy, 2)):
        said = await refused(
            running, table, await bring(guest, table, seat, "small"), "seat-option-not-yours", 403
        )
        assert said.startswith("Only the player in a seat")
    stranger = running.stranger()
    await refused(running, table, await bring(stranger, table, 0, "small"), "need-guest", 401)
    headers = {"origin": "https://evil.example"}
    path = f"/api/tables/{table['id']}/seats/0"
    other = await ann.http.patch(path, json={"options": {"deck-0": "small"}}, headers=headers)
    await refused(running, table, other, "wrong-origin", 403)
    private = await opened(ann, private=True)
    await refused(running, private, await bring(cy, private, 0, "small"), "not-spectatable", 403)


async def test_the_host_brings_what_bots_play_with(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    table = await opened(ann, bots=[None, "random", None], options={"deck-1": OTTERS})
    assert decks(table) == ["dealt", LABEL, None]
    wire, other = await ann.wire(table), await joined(ben, table, 2)
    assert (await bring(ben, table, 1, "dealt")).json()["code"] == "seat-option-not-yours"
    assert decks((await bring(ann, table, 1, "small")).json()) == ["dealt", "small", "dealt"]
    await wire.send("bot", seat=1, bot="search")
    shown = await until(wire, lambda shown: shown["seats"][1]["bot"] == "search")
    assert decks(shown)[1] == "small", "another bot plays with the same"
    await wire.send("bot", seat=1, bot=None)
    await until(wire, lambda shown: shown["seats"][1]["kind"] == "open")
    assert await stored(running, table) == ["dealt", "dealt", "dealt"]
    await wire.send("stand")
    await until(other, lambda shown: shown["host"] == ben.id)
    await other.send("bot", seat=1, bot="random")
    await until(other, lambda shown: shown["seats"][1]["kind"] == "bot")
    assert (await bring(ann, table, 1, "small")).json()["code"] == "seat-option-not-yours"
    assert (await bring(ben, table, 1, "small")).status_code == 200, "who is host now"


@pytest.mark.parametrize("option", ["deck-1", "deck-2"])
async def test_a_new_table_has_only_what_its_maker_may_bring(running: RunningServer, option: str) -> None:
    ann = await running.guest("Ann")
    wish = {"game": "toy", "seats": 2, "options": {option: "small"}}
    response = await ann.http.post("/api/tables", json=wish)
    assert (response.json()["code"], response.status_code) == ("seat-option-not-yours", 403)
    assert running.hall.rooms == {}


# -- what is wrong


@pytest.mark.parametrize(
    ("seat", "option", "value", "code"),
    [
        (0, "deck-0", "big", "option-wrong"),
        (0, "deck-0", 3, "option-wrong"),
        (0, "deck-0", True, "option-wrong"),
        (0, "deck-0", "", "option-wrong"),
        (0, "deck-0", "Sly Otters\n", "cards-word"),
        (0, "deck-0", "\u0000\n", "cards-word"),
        (0, "deck-0", "rare", "option-clash"),
        (0, "deck-0", None, "malformed-message"),
        (0, "deck-0", ["small"], "malformed-message"),
        (0, "deck-1", "small", "option-wrong"),
        (0, "highest", 20, "option-wrong"),
        (0, "lesson", "first", "option-wrong"),
        (0, "colour", "red", "option-wrong"),
        (3, "deck-3", "small", "seats-wrong"),
        (-1, "deck-2", "small", "seats-wrong"),
    ],
)
async def test_what_is_wrong_is_refused_at_once(
    running: RunningServer, seat: int, option: str, value: object, code: str
) -> None:
    ann = await running.guest("Ann")
    table = await opened(ann)
    response = await bring(ann, table, seat, value, option)
    await refused(running, table, response, code, 400)
    if code in ("option-wrong", "option-clash", "cards-word"):
        assert response.json()["option"] == option


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "ko"])
async def test_a_wrong_text_is_refused_in_the_readers_language(running: RunningServer, lang: str) -> None:
    ann = await running.guest("Ann", lang)
    table = await opened(ann)
    said = await refused(running, table, await bring(ann, table, 0, "Otters: few\n"), "cards-word", 400)
    assert "Otters: few" in said
    assert {"en": "is not part", "zh-Hant": "第 1 行", "ko": "1번째"}[lang] in said


async def test_floods_are_refused(running: RunningServer) -> None:
    ann = await running.guest("Ann")
    table = await opened(ann)
    await refused(running, table, await bring(ann, table, 0, "9" * 5_000_000), "too-large", 413)
    said = await refused(running, table, await bring(ann, table, 0, "9" * 60_000), "option-wrong", 400)
    assert len(said) < 400
    await refused(running, table, await bring(ann, table, 0, "9 " * 30_000 + "\n"), "cards-word", 400)
    path = f"/api/tables/{table['id']}/seats/0"
    for body in (b'{"options":', b'{"options": {"deck-0": "\xff"}}', b'{"options": ' + b"[" * 50_000, b"{}"):
        response = await ann.http.patch(path, content=body, headers={"content-type": "application/json"})
        await refused(running, table, response, "malformed-message", 400)
    response = await ann.http.patch(path, json={"options": {}, "seat": 1})
    await refused(running, table, response, "malformed-message", 400)
    assert (await bring(ann, {"id": "nowhere"}, 0, "small")).status_code == 404


async def test_nobody_brings_too_much_in_a_short_time(tmp_path: Path) -> None:
    async with hall_in(tmp_path, person_rate=1.0) as running:
        ann = await running.guest("Ann")
        table = await opened(ann)
        codes = [(await bring(ann, table, 0, "small")).status_code for _ in range(8)]
        assert codes[0] == 200
        assert codes[-1] == 429


# -- what others hear


async def test_what_a_deck_says_is_told_to_nobody(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    table = await opened(ann, seats=2, options={"deck-0": OTTERS})
    wire, other = await ann.wire(table), await joined(ben, table, 1)
    await bring(ben, table, 1, "Owls: 31 51\n")
    await wire.send("start")
    for one in (wire, other):
        await one.next("welcome", where=lambda m: m["table"]["status"] == "playing")
    lists = await ben.http.get("/api/tables")
    said = "".join([*wire.heard, *other.heard, lists.text])
    assert LABEL in said
    assert "Owls, 2" in said
    for number in ("30", "50.70", "51", WORD):
        assert f"{number}." not in said
        assert f".{number}" not in said
    assert "Sly_Otters" not in said


async def test_labels_are_in_the_readers_language(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben", "zh-Hant")
    table = await opened(ann, options={"deck-0": OTTERS})
    assert decks(table)[0] == LABEL
    wire = await ben.wire(table, lang="zh-Hant")
    assert decks((await wire.next("welcome"))["table"])[0] == "Sly Otters、3"
    assert decks((await ben.get("/api/tables"))["open"][0])[0] == "Sly Otters、3"
    assert decks(await ben.get(f"/api/tables/{table['id']}"))[0] == "Sly Otters、3"
    await ben.http.patch("/api/me", json={"lang": "en"})
    await until(wire, lambda shown: decks(shown)[0] == LABEL)
    stranger = await running.stranger().http.get("/api/tables", headers={"accept-language": "zh-TW"})
    assert decks(stranger.json()["open"][0])[0] == "Sly Otters、3"


async def test_a_label_is_one_short_line(running: RunningServer) -> None:
    ann = await running.guest("Ann")
    table = await opened(ann)
    hostile = f"\u202eevil\u0007{'x' * 1000}: 1\n"
    label = decks((await bring(ann, table, 0, hostile)).json())[0]
    assert label is not None
    assert label.startswith("evilxxx")
    assert label.endswith("…")
    assert len(label) == 120


# -- where it stays


async def test_a_deck_goes_with_its_player(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    table = await opened(ann)
    wire, other = await ann.wire(table), await joined(ben, table, 1)
    await bring(ben, table, 1, OTTERS)
    await other.send("sit", seat=2)
    shown = await until(wire, lambda shown: shown["seats"][2]["kind"] == "person")
    assert decks(shown) == ["dealt", None, LABEL]
    assert await stored(running, table) == ["dealt", "dealt", WORD]
    await other.send("stand")
    await until(wire, lambda shown: shown["seats"][2]["kind"] == "open")
    assert await stored(running, table) == ["dealt", "dealt", "dealt"]
    await other.send("sit", seat=1)
    shown = await until(wire, lambda shown: shown["seats"][1]["kind"] == "person")
    assert decks(shown) == ["dealt", "dealt", None]


async def test_nothing_changes_once_it_plays_and_the_record_tells_all(running: RunningServer) -> None:
    ann, ben, cy = [await running.guest(name) for name in ("Ann", "Ben", "Cy")]
    table = await opened(ann, seats=2, options={"deck-0": "small"})
    wire, other = await ann.wire(table), await joined(ben, table, 1)
    await bring(ben, table, 1, OTTERS)
    await wire.send("start")
    await until(other, lambda shown: shown["status"] == "playing")
    for guest, seat in ((ann, 0), (ben, 1), (ann, 1), (cy, 0)):
        response = await bring(guest, table, seat, "dealt")
        assert (response.json()["code"], response.status_code) == ("seat-option-late", 409)
    assert await stored(running, table) == ["small", WORD, "dealt"]
    await keep(wire, 0)
    await keep(other, 1)
    shown = await until(wire, lambda shown: shown["status"] == "over")
    assert decks(shown) == ["small", LABEL]
    assert (await bring(ben, table, 1, "dealt")).json()["code"] == "seat-option-late"
    record = Record.parse(await ann.get(f"/api/tables/{table['id']}/record"))
    assert record.options == {"highest": 9, "deck-0": "small", "deck-1": WORD, "deck-2": "dealt"}
    outcome = record.final().outcome()
    assert outcome is not None
    assert outcome.scores[1] == 150
    assert record.scores == outcome.scores


async def test_decks_outlive_a_restart(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        table = await opened(ann, seats=2, options={"deck-0": "small"})
        playing = await opened(ann, seats=2, bots=[None, "random"], options={"deck-0": OTTERS})
        await joined(ben, table, 1)
        await bring(ben, table, 1, OTTERS)
        wire = await ann.wire(playing)
        await wire.send("start")
        await until(wire, lambda shown: shown["status"] == "playing")
    async with hall_in(tmp_path) as running:
        ann, ben = back(running, ann), back(running, ben)
        shown = await ben.get(f"/api/tables/{table['id']}")
        assert decks(shown) == ["small", LABEL]
        assert (await bring(ben, table, 1, "small")).status_code == 200
        wire = await ann.wire(playing)
        welcome = await wire.next("welcome")
        assert welcome["view"]["own"] == 150
        assert decks(welcome["table"]) == [LABEL, "dealt"]


def back(running: RunningServer, guest: Guest) -> Guest:
    """The same browser, in a hall that was opened again."""
    again = running.stranger()
    again.http.cookies, again.me = guest.http.cookies, guest.me
    return again


async def test_a_table_of_a_game_that_is_gone_is_still_shown(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await running.guest("Ann")
    table = await opened(ann, options={"deck-0": OTTERS})
    monkeypatch.delitem(games(), "toy")
    shown = await ann.get(f"/api/tables/{table['id']}")
    assert [seat["brought"] for seat in shown["seats"]] == [[], [], []]
    assert shown["options"] == {}


# -- again


async def finished(running: RunningServer) -> tuple[Guest, Guest, Message]:
    """Ann and Ben after a game with a bot between them, and the decks of the three."""
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    table = await opened(ann, bots=[None, "random", None], options={"highest": 20, "deck-1": "rare"})
    wire, other = await ann.wire(table), await joined(ben, table, 2)
    await bring(ann, table, 0, "small")
    await bring(ben, table, 2, OTTERS)
    await wire.send("start")
    await keep(wire, 0)
    await keep(other, 2)
    await until(wire, lambda shown: shown["status"] == "over")
    return ann, ben, table


async def test_a_rematch_is_played_with_the_same_decks(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        ann, ben, before = await finished(running)
        wish = {"bots": [None, None, "random"], "options": before["options"], "again": before["id"]}
        table = await opened(ann, **wish)
        assert decks(table) == ["small", None, "rare"]
    async with hall_in(tmp_path) as running:
        ben = back(running, ben)
        wire = await joined(ben, table, 1)
        assert await stored(running, table) == ["small", WORD, "rare"]
        await wire.send("stand")
        await until(wire, lambda shown: shown["seats"][1]["kind"] == "open")
        await joined(await running.guest("Cy"), table, 1)
        assert await stored(running, table) == ["small", "dealt", "rare"], "Cy brought nothing"


async def test_a_rematch_by_other_rules_leaves_behind_what_does_not_fit(running: RunningServer) -> None:
    ann, _, before = await finished(running)
    table = await opened(ann, seats=2, bots=[None, "random"], again=before["id"])
    assert table["options"] == {"highest": 9}
    assert decks(table) == ["small", "dealt"]


async def test_what_is_said_for_a_rematch_comes_first(running: RunningServer) -> None:
    _, ben, before = await finished(running)
    options = {"deck-0": "dealt", "highest": 20}
    table = await opened(ben, bots=[None, "random"], options=options, again=before["id"])
    assert decks(table) == ["dealt", "rare", None]


async def test_only_who_was_there_has_a_rematch(running: RunningServer) -> None:
    ann, _, before = await finished(running)
    cy = await running.guest("Cy")
    mine = await opened(ann)
    for guest, again, game in (
        (cy, before["id"], "toy"),
        (ann, mine["id"], "toy"),
        (ann, "nowhere", "toy"),
        (ann, before["id"], "saboteur"),
    ):
        wish = {"game": game, "seats": 3 if game == "toy" else 5, "again": again}
        response = await guest.http.post("/api/tables", json=wish)
        assert (response.json()["code"], response.status_code) == ("rematch-wrong", 400)
    assert len(running.hall.rooms) == 2
