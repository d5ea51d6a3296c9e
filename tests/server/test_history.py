"""Games that are over are found again by what was asked, on each database, and by one index."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import insert, text
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server import postgres
from tests.server.aged import Aged, in_a_hall, on_each_database
from tests.server.played import finished
from tests.server.running import PATIENCE, Guest
from tests.server.test_moderation import told
from tests.server.test_my_games import MINE, concede, duel

from ludarium.core import load_game
from ludarium.core.lesson import LESSON
from ludarium.server.moderation import tables
from ludarium.server.storage import history
from ludarium.server.storage.database import Database, alembic_config
from ludarium.server.storage.history import HistoryStore, Wanted
from ludarium.server.storage.schema import PersonRow
from ludarium.server.storage.store import PLAYING, Seat, Store, Table, adding
from ludarium.server.tables import fair, seat_options

MANY = 5000
ANN = Seat(0, "person", "ann", "Ann")
BEN = Seat(1, "person", "ben", "Ben Łoś")
ROBO = Seat(1, "bot", None, "Robo", "greedy")
GONE = Seat(1, "person", None, "")
KEYFORGE: dict[str, Any] = {"game": "keyforge"}


async def opened(url: str) -> Store:
    """A database with three people."""
    store = Store(url, PATIENCE)
    await store.open()
    people = [
        {"id": name.lower(), "name": name, "lang": "en", "created": 0} for name in ("Ann", "Ben", "Sue")
    ]
    await store.writer.write((insert(PersonRow), people))
    return store


@on_each_database
def test_games_are_found_by_what_is_asked(database_url: str) -> None:
    async def work() -> None:
        store = await opened(database_url)
        try:
            await _ask(store)
        finally:
            await store.close()

    asyncio.run(work())


async def _ask(store: Store) -> None:
    decks = {0: ["Ænna Großmeister", "Second of Ann"], 1: ["The Deck of Ben"]}
    sue = Seat(2, "person", "sue", "Sue")
    await finished(store, "won", [ANN, BEN], 100, [0], decks, **KEYFORGE, rated=True)
    await finished(store, "lost", [ANN, BEN], 200, [1], {0: ["50%_off"]}, **KEYFORGE)
    await finished(store, "bots", [ANN, ROBO], 300, [0])
    await finished(store, "shared", [ANN, BEN, sue], 400, [0, 2], rated=True)
    await finished(store, "draw", [ANN, GONE], 500, [0, 1])
    await finished(store, "twice", [ANN, Seat(1, "person", "ann", "Ann 2")], 600, [1])
    await finished(store, "old", [ANN, BEN], 50, None)
    await finished(store, "lesson", [ANN, ROBO], 700, [0], options={LESSON: "first"})
    await finished(store, "other", [Seat(0, "person", "sue", "Sue"), BEN], 800, [0], decks, **KEYFORGE)
    expected: list[tuple[dict[str, Any], list[str]]] = [
        ({}, ["twice", "draw", "shared", "bots", "lost", "won", "old"]),
        ({"game": "keyforge"}, ["lost", "won"]),
        ({"game": "nothing"}, []),
        ({"opponent": "ŁOŚ"}, ["shared", "lost", "won", "old"]),
        ({"opponent": " robo "}, ["bots"]),
        ({"opponent": "Ann"}, ["twice"]),
        ({"opponent": "%"}, []),
        ({"against": "bots"}, ["bots"]),
        ({"against": "people"}, ["twice", "draw", "shared", "lost", "won", "old"]),
        ({"result": "won"}, ["bots", "won"]),
        ({"result": "shared"}, ["shared"]),
        ({"result": "lost"}, ["twice", "lost"]),
        ({"result": "draw"}, ["draw"]),
        ({"result": "over"}, ["old"]),
        ({"result": "aborted"}, []),
        ({"rated": True}, ["shared", "won"]),
        ({"rated": False, "opponent": "ben"}, ["lost", "old"]),
        ({"deck": "ænna GROSS"}, ["won"]),
        ({"deck": "second"}, ["won"]),
        ({"deck": "Deck of Ben"}, []),
        ({"deck": "%_"}, ["lost"]),
        ({"since": 200, "until": 500}, ["shared", "bots", "lost"]),
        ({"game": "keyforge", "opponent": "ben", "result": "won", "rated": True, "deck": "Ann", "until": 101}, ["won"]),
    ]  # fmt: skip
    reader = HistoryStore(store)
    for asked, ids in expected:
        games, counts = await reader.find("ann", Wanted(**asked), None, 100)
        assert [game.table.id for game in games] == ids, asked
        assert counts is not None
        assert sum(counts.values()) == len(ids), asked
    games, counts = await reader.find("ann", Wanted(), None, 100)
    assert counts == {"won": 2, "shared": 1, "lost": 2, "draw": 1, "over": 1}
    assert [game.decks for game in games if game.table.id == "won"] == [decks[0]]
    assert [game.seat for game in games if game.table.id == "twice"] == [0]
    # A page goes on after a game, whatever else ended in the same millisecond.
    for id_ in ("a1", "a2", "a3"):
        await finished(store, id_, [ANN, ROBO], 900, [0])
    games, counts = await reader.find("ann", Wanted(against="bots"), (900, "a2"), 100)
    assert ([game.table.id for game in games], counts) == (["a1", "bots"], None)
    # Who has deleted their account has no games, and nobody finds them by a name.
    games, _ = await reader.find("nobody", Wanted(), None, 100)
    assert games == []


@on_each_database
def test_a_page_of_thousands_of_games_needs_one_index(database_url: str) -> None:
    """The games of somebody come in the order in which they are shown: the first page looks at no more of them, and a later
    one begins where the one before has ended."""

    async def work() -> None:
        store = await opened(database_url)
        try:
            plans = await _plans(store)
        finally:
            await store.close()
        for plan in plans:
            assert "ix_seat_person_id_ended" in plan, plan
            assert "SORT" not in plan.upper(), plan
            assert "B-TREE" not in plan, plan

    asyncio.run(work())


async def _plans(store: Store) -> list[str]:
    written: list[tuple[Any, list[Any]]] = []
    for number in range(MANY):
        seats = [ANN, BEN]
        table = Table(
            id=f"t{number}", game="saboteur", version="1", options={}, private=False, invite="", host_id="ann", status="over",
            secret="00", created=number, started=number, ended=number, winners=[0], seats=seats,
        )  # fmt: skip
        for place, (statement, rows) in enumerate(
            [*adding(table), *history.kept(table, [0], number, {}, {})]
        ):
            if number == 0:
                written.append((statement, []))
            written[place][1].extend(rows if isinstance(rows, list) else [rows])
    await store.writer.write(*written)
    holds = await HistoryStore(store).holds("ann", Wanted(game="saboteur", result="won", since=10))
    pages = [history.page(holds, before, 31) for before in (None, (4000, "t4000"))]
    explain = "EXPLAIN QUERY PLAN" if store.database.sqlite else "EXPLAIN"
    plans = []
    async with store.database.reading.connect() as connection:
        if not store.database.sqlite:
            await connection.execute(text("ANALYZE"))
        for page in pages:
            plans.append(await _plan(connection, explain, page, store))
    return plans


async def _plan(connection: AsyncConnection, explain: str, question: Any, store: Store) -> str:
    dialect = store.database.reading.dialect
    said = str(question.compile(dialect=dialect, compile_kwargs={"literal_binds": True}))
    rows = await connection.execute(text(f"{explain} {said}".replace(":", r"\:")))
    return "\n".join(str(row) for row in rows)


@on_each_database
def test_what_is_broken_off_is_found_and_no_deck_of_a_game_that_goes_on(
    database_url: str, tmp_path: Path
) -> None:
    async def work(old: Aged) -> None:
        ann, ben = [await old.running.guest(name) for name in ("Ann", "Ben")]
        hidden = {"lists": "hidden"}
        table = await duel(old.running, ann, ben, options=hidden)
        names = await _decks(old, table["id"])
        assert names[0] != names[1]
        for deck in names:
            assert await _found(ann, deck=deck) == [], "nothing is told of a game before it has ended"
        await concede(old.running, ann, table, 0)
        assert await _found(ann, deck=names[0].upper()) == await _found(ben, deck=names[1]) == [table["id"]]
        assert await _found(ann, deck=names[1]) == await _found(ben, deck=names[0]) == [], "hidden lists"
        assert names[1] not in (await ann.http.get(MINE)).text

        # An operator closes a game, and a table at which none has begun.
        second = await duel(old.running, ann, ben, options=hidden)
        waiting = await ann.table(game="keyforge", seats=2)
        for closed in (second["id"], waiting["id"]):
            await told(old.running, partial(tables.close, table_id=closed, reason="a test"))
        assert await _found(ann) == [second["id"], table["id"]]
        assert await _found(ben, result="aborted") == [second["id"]]
        for deck in await _decks(old, second["id"]):
            assert await _found(ann, deck=deck) == [], "it has not ended"
        mine = await ann.get(MINE, result="aborted")
        assert (mine["over"][0]["result"], mine["over"][0]["decks"]) == ("aborted", [])
        assert mine["now"] == []

    in_a_hall(database_url, tmp_path, work)


async def _found(guest: Guest, **asked: Any) -> list[str]:
    return [game["id"] for game in (await guest.get(MINE, **asked))["over"]]


async def _decks(old: Aged, table_id: str) -> list[str]:
    """The names of the decks that were dealt at a table."""
    table = await old.store.table(table_id)
    assert table is not None
    seed = fair.game_seed(bytes.fromhex(table.secret), [seat.nonce for seat in table.seats])
    options = load_game("keyforge").rematch(table.options, seed, True)
    return [seat_options.titles("keyforge", options, seat)[0] for seat in range(2)]


@on_each_database
def test_games_of_an_older_hall_are_found(database_url: str, tmp_path: Path) -> None:
    async def work() -> None:
        if database_url.startswith("sqlite"):
            await _older(f"sqlite+aiosqlite:///{tmp_path / 'older.sqlite3'}")
            return
        async with postgres.fresh(database_url, new=True) as url:
            await _older(url)

    asyncio.run(work())


async def _older(url: str) -> None:
    database = Database(url)
    async with database.writing.begin() as connection:
        await connection.run_sync(lambda sync: command.upgrade(alembic_config(sync), "0015"))
        await _played_before(connection, "text" if database.sqlite else "json")
    await database.close()
    store = Store(url)
    await store.open()
    games, _ = await HistoryStore(store).find("ann", Wanted(), None, 10)
    assert {game.table.id: (game.seat, game.result, game.decks) for game in games} == {
        "won": (0, "won", ["Old (Deck)"]),
        "unknown": (0, "over", []),
        "null": (0, "over", []),
        "closed": (0, "aborted", []),
    }
    games, _ = await HistoryStore(store).find("ben", Wanted(deck="ben"), None, 10)
    assert [(game.table.id, game.result) for game in games] == [("won", "lost")]
    await store.close()
    async with database.writing.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(alembic_config(sync), "0015"))
    await database.close()


async def _played_before(connection: AsyncConnection, kind: str) -> None:
    """Tables as they were before seats said how their games had ended; Ann sits on two seats of each."""
    played = (
        '[[0, "deck", "Old (Deck) (Brobnar, Dis and Logos)", null], [0, "second", "sealed-AoA", null],'
        ' [1, "deck", "Ben (Dis)", null]]'
    )
    people = (
        "INSERT INTO person (id, name, lang, created) VALUES ('ann', 'Ann', 'en', 0), ('ben', 'Ben', 'en', 0)"
    )
    await connection.execute(text(people))
    table = (
        "INSERT INTO hall_table (id, game, version, seats, options, private, invite, host_id, status, secret, created,"
        f" started, ended, winners, played) VALUES (:id, 'keyforge', '1', 3, CAST(:options AS {kind}), false, '', 'ann',"
        f" :status, '', 0, :started, :ended, CAST(:winners AS {kind}), CAST(:played AS {kind}))"
    )
    seats = (
        "INSERT INTO seat (table_id, seat, kind, person_id, name, nonce) VALUES (:id, 0, 'person', 'ann', 'Ann', ''),"
        " (:id, 1, 'person', 'ben', 'Ben', ''), (:id, 2, 'person', 'ann', 'Ann 2', '')"
    )
    for id_, status, started, winners, options in (
        ("won", "over", 1, "[0]", "{}"),
        ("unknown", "over", 1, None, "{}"),
        ("null", "over", 1, "null", "{}"),
        ("closed", "closed", 1, None, "{}"),
        ("never", "closed", None, None, "{}"),
        ("lesson", "over", 1, "[0]", '{"lesson": "first"}'),
        ("now", "playing", 1, None, "{}"),
    ):
        row = {"id": id_, "status": status, "started": started, "winners": winners, "options": options}
        row |= {"ended": None if status == PLAYING else 7, "played": played if id_ == "won" else None}
        await connection.execute(text(table), row)
        await connection.execute(text(seats), {"id": id_})
