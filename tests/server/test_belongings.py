"""What somebody has brought stays theirs: kept by itself, read from many texts at once, with a note, and counted over finished games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.contract.luggage import LUGGAGE
from tests.server.aged import on_each_database
from tests.server.people.members import PASSWORD, member, refused
from tests.server.running import Guest, RunningServer, hall_in
from tests.server.test_seat_options import OTTERS, WORD, bring, opened

from ludarium.core import games
from ludarium.core.chance import Chance
from ludarium.games.keyforge.cards import playable
from ludarium.games.keyforge.decks import deck_of_word, generated, word_of_deck
from ludarium.games.keyforge.decks.counts import counts
from ludarium.server.storage import belongings, history
from ludarium.server.storage.belonging_rows import BelongingRow
from ludarium.server.storage.belongings import id_of
from ludarium.server.tables import seat_options

CATS = "Slow Cats: 10 20 60\n"
OWN = "/api/me/belongings/toy"


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), LUGGAGE.name, LUGGAGE)


async def kept(guest: Guest) -> list[dict[str, Any]]:
    answer = await guest.http.get(OWN)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["kept"]
    return found


async def reads(guest: Guest, *texts: str) -> Any:
    answer = await guest.http.post(OWN, json={"texts": list(texts)})
    assert answer.status_code == 200, answer.text
    return answer.json()


@on_each_database
async def test_what_is_brought_to_a_table_is_kept(tmp_path: Path, database_url: str) -> None:
    """By whoever brings it, once, and by nobody else; what is dealt by chance is not kept."""
    async with hall_in(tmp_path, database=database_url) as running:
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        table = await opened(ann)
        assert await kept(ann) == []
        assert (await bring(ann, table, 0, "dealt")).status_code == 200
        assert await kept(ann) == []
        for _ in range(2):
            assert (await bring(ann, table, 0, OTTERS)).status_code == 200
        [one] = await kept(ann)
        assert (one["word"], one["id"], one["note"]) == (WORD, id_of(WORD), "")
        assert (one["won"], one["lost"], one["drawn"]) == (0, 0, 0)
        assert await kept(ben) == []
        assert (await running.stranger().http.get(OWN)).json()["kept"] == []
        await opened(ben, options={"deck-0": CATS})
        assert [each["word"] for each in await kept(ben)] == ["Slow_Cats:10.20.60"]


@on_each_database
async def test_many_texts_are_read_at_once(
    tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is wrong with one is said of that one; there is room for so many and no more."""
    async with hall_in(tmp_path, database=database_url) as running:
        ann = await running.guest("Ann")
        found = await reads(ann, OTTERS, "nonsense", OTTERS, "dealt")
        first, wrong, again, choice = found["read"]
        assert (first["fresh"], first["problems"]) == (True, [])
        assert wrong["id"] is None
        assert len(wrong["problems"]) >= 1
        assert (again["id"], again["fresh"]) == (first["id"], False)
        assert choice["id"] is None
        assert [one["id"] for one in found["all"]["kept"]] == [first["id"]]
        monkeypatch.setattr(belongings, "MOST", 1)
        monkeypatch.setattr("ludarium.server.belongings.belongings.MOST", 1)
        found = await reads(ann, CATS, OTTERS)
        assert (found["read"][0]["id"], found["read"][1]["id"]) == (None, first["id"])
        table = await opened(ann)
        assert (await bring(ann, table, 0, CATS)).status_code == 200, "it is brought, and not kept"
        assert len(await kept(ann)) == 1
        bodies: list[dict[str, Any]] = [
            {"texts": texts} for texts in ([], ["x"] * 21, ["x" * 60_001], [1], "x")
        ]
        for body in bodies:
            await refused(await ann.http.post(OWN, json=body), "malformed-message", 400)


async def test_a_note_is_its_owners_alone(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        for guest in (ann, ben):
            await reads(guest, OTTERS)
        own = f"{OWN}/{id_of(WORD)}"
        answer = await ann.http.patch(own, json={"note": " wins\nlate\u202e "})
        assert answer.json()["kept"][0]["note"] == "wins\nlate\ufffd"
        assert (await kept(ben))[0]["note"] == ""
        assert (await ann.http.get(own)).json() == {"about": {}}, "this game has nothing to say about it"
        await refused(await ann.http.get(f"{OWN}/nothing"), "belonging-gone", 404)
        await refused(await ann.http.patch(f"{OWN}/nothing", json={"note": "x"}), "belonging-gone", 404)
        await refused(await ann.http.patch(own, json={"note": "x" * 1001}), "malformed-message", 400)
        assert (await ann.http.delete(own)).json()["kept"] == []
        await refused(await ann.http.delete(own), "belonging-gone", 404)
        assert len(await kept(ben)) == 1
        await refused(await ann.http.get("/api/me/belongings/nogame"), "unknown-game", 404)
        await refused(await ann.http.get("/api/me/belongings/tokyo-duel"), "not-found", 404)
        await refused(await running.stranger().http.post(OWN, json={"texts": [OTTERS]}), "need-guest", 401)


async def ends(running: RunningServer, table: str, winners: list[int]) -> None:
    """A game ends, as far as its seats are told."""
    found = await running.hall.store.table(table)
    assert found is not None
    own = {
        seat: [id_of(text) for text in seat_options.own_texts(LUGGAGE, found.options, seat)]
        for seat in history.first_seats(found)
    }
    await running.hall.store.writer.write(*history.kept(found, winners, 1, {}, own))


async def test_wins_and_losses_are_counted(tmp_path: Path) -> None:
    """Over the games to which it was brought, also when it was removed meanwhile and brought again."""
    async with hall_in(tmp_path) as running:
        ann = await running.guest("Ann")
        for winners in ([0], [0, 1], [1], [0, 1, 2]):
            table = await opened(ann, options={"deck-0": OTTERS})
            await ends(running, table["id"], winners)
        await opened(ann, options={"deck-0": OTTERS})
        other = await opened(ann, options={"deck-0": CATS})
        await ends(running, other["id"], [0])
        counted = {one["word"]: (one["won"], one["lost"], one["drawn"]) for one in await kept(ann)}
        assert counted == {WORD: (2, 1, 1), "Slow_Cats:10.20.60": (1, 0, 0)}
        await ann.http.delete(f"{OWN}/{id_of(WORD)}")
        await reads(ann, OTTERS)
        [again] = [one for one in await kept(ann) if one["word"] == WORD]
        assert (again["won"], again["lost"], again["drawn"]) == (2, 1, 1)


async def test_it_goes_with_its_owner(tmp_path: Path) -> None:
    """Into the export, and away with the account; a guest is asked before leaving it behind."""
    async with hall_in(tmp_path) as running:
        ann = await member(running, "Ann")
        await reads(ann, OTTERS)
        await ann.http.patch(f"{OWN}/{id_of(WORD)}", json={"note": "mine"})
        [own] = (await ann.http.get("/api/account/export")).json()["belongings"]
        assert (own["game"], own["text"], own["note"]) == ("toy", WORD, "mine")
        ben = await running.guest("Ben")
        await reads(ben, CATS)
        wish = {"name": "Ann", "password": PASSWORD}
        await refused(await ben.http.post("/api/sign-in", json=wish), "account-guest-busy", 409)
        answer = await ann.http.post("/api/account/delete", json={"name": "Ann"})
        assert answer.status_code < 300, answer.text
        rows = await running.hall.store.rows(select(BelongingRow.person_id))
        assert [row["person_id"] for row in rows] == [ben.id]


async def test_a_game_says_what_a_deck_can_do(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        ann = await running.guest("Ann")
        word = word_of_deck(generated("CotA", Chance.of("counted"), playable()))
        answer = await ann.http.post("/api/me/belongings/keyforge", json={"texts": [word]})
        [one] = answer.json()["all"]["kept"]
        assert (one["word"], one["title"]) == (word, answer.json()["read"][0]["title"])
        about = (await ann.http.get(f"/api/me/belongings/keyforge/{one['id']}")).json()["about"]
        assert about == counts(deck_of_word(word))
