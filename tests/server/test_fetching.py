"""Decks that people only name: the hall asks the server of its settings, and nobody waits for that but they."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.rules.keyforge.deck_files import typed, vault
from tests.server.running import PATIENCE, Guest, Message, RunningServer, hall_in

from ludarium.core import Chance, LudariumError, Record
from ludarium.games.keyforge.cards import playable
from ludarium.games.keyforge.decks import Deck, generated
from ludarium.games.keyforge.decks.address import SAMPLE
from ludarium.games.keyforge.decks.word import word_of_deck
from ludarium.games.keyforge.options import DeckOption
from ludarium.server.http import fetching
from ludarium.server.settings import Settings
from ludarium.testing import seed_of_run

ID = "01234567-89ab-cdef-0123-456789abcdef"
IMAGES = "https://images.example"
Answer = Callable[[asyncio.StreamWriter], Awaitable[None]]


class Upstream:
    """A server in the place of the Master Vault, on the event loop of the hall: it answers nothing while the
    hall holds that up."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.address = ""
        self.answer: Answer = said("404 Not Found")

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            self.asked.append(head.decode("latin-1").split("\r\n")[0])
            await self.answer(writer)
        writer.close()


@contextlib.asynccontextmanager
async def upstream() -> AsyncIterator[Upstream]:
    vault = Upstream()
    server = await asyncio.start_server(vault.serve, "127.0.0.1", 0)
    vault.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/api/decks/{{id}}/?links=cards"
    try:
        yield vault
    finally:
        server.close()


@contextlib.asynccontextmanager
async def fetching_hall(folder: Path, **changes: Any) -> AsyncIterator[tuple[RunningServer, Upstream]]:
    """A hall that asks an upstream, and waits for it longer than any machine is busy."""
    async with upstream() as vault:
        usual: dict[str, Any] = {"fetch_connect": PATIENCE, "fetch_read": PATIENCE, "fetch_total": PATIENCE}
        usual |= {"fetch_address": vault.address, "fetch_rate": 1000.0, "images": IMAGES}
        async with hall_in(folder, **{**usual, **changes}) as running:
            yield running, vault


def said(status: str, body: bytes = b"", *headers: str, length: int | None = None) -> Answer:
    """An answer of this status and body, that claims another length if need be."""
    size = len(body) if length is None else length
    head = "\r\n".join([f"HTTP/1.1 {status}", f"Content-Length: {size}", *headers, "", ""]).encode()

    async def answer(writer: asyncio.StreamWriter) -> None:
        writer.write(head + body)
        await writer.drain()

    return answer


async def silence(_: asyncio.StreamWriter) -> None:
    await asyncio.sleep(PATIENCE)


async def dripping(writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\n\r\n{")
    for _ in range(400):
        await asyncio.sleep(0.05)
        writer.write(b" ")
        await writer.drain()


class Held:
    """An answer that comes when it is let go."""

    def __init__(self, then: Answer) -> None:
        self.then = then
        self.came = asyncio.Event()
        self.free = asyncio.Event()

    async def __call__(self, writer: asyncio.StreamWriter) -> None:
        self.came.set()
        await self.free.wait()
        await self.then(writer)


def deck(number: int = 0) -> Deck:
    return generated("CotA", Chance.of(f"{seed_of_run()} fetched {number}"), playable())


def file_of(one: Deck) -> bytes:
    return json.dumps(vault(one)).encode()


async def opened(guest: Guest, **wish: Any) -> Message:
    return await guest.table(**{"game": "keyforge", "seats": 2, "bots": [None, "random"], **wish})


async def bring(guest: Guest, table: Message, value: object, seat: int = 0) -> Any:
    body = {"options": {f"deck-{seat}": value}}
    return await guest.http.patch(f"/api/tables/{table['id']}/seats/{seat}", json=body, timeout=20)


async def stored(running: RunningServer, table: Message, seat: int = 0) -> object:
    kept = await running.hall.store.table(table["id"])
    assert kept is not None
    return kept.options[f"deck-{seat}"]


# -- by id


@pytest.mark.parametrize(
    "named", [ID, f" {ID.upper()}\n", f"https://elsewhere.example/deck-details/{ID}?x=1"]
)
async def test_a_deck_is_brought_by_its_id_or_address(tmp_path: Path, named: str) -> None:
    async with fetching_hall(tmp_path) as (running, vault):
        vault.answer = said("200 OK", file_of(deck()))
        ann = await running.guest("Ann")
        table = await opened(ann)
        response = await bring(ann, table, named)
        assert response.status_code == 200, response.text
        assert deck().name in response.json()["seats"][0]["brought"][0]["label"]
        assert await stored(running, table) == word_of_deck(deck())
        assert vault.asked == [f"GET /api/decks/{ID}/?links=cards HTTP/1.1"]


async def test_a_table_is_made_with_a_deck_that_is_named(tmp_path: Path) -> None:
    async with fetching_hall(tmp_path) as (running, vault):
        vault.answer = said("200 OK", file_of(deck()))
        ann = await running.guest("Ann")
        table = await opened(ann, options={"deck-0": ID, "deck-1": typed()})
        assert await stored(running, table) == word_of_deck(deck())
        assert str(await stored(running, table, 1)).startswith("Ann")
        assert len(vault.asked) == 1


async def test_the_hall_goes_on_while_a_deck_is_fetched(tmp_path: Path) -> None:
    async with fetching_hall(tmp_path) as (running, vault):
        vault.answer = held = Held(said("200 OK", file_of(deck())))
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        table = await opened(ann)
        going = asyncio.create_task(bring(ann, table, ID))
        await held.came.wait()
        assert (await ben.get("/healthz"))["status"] == "ok"
        second = (await bring(ann, table, ID)).json()
        assert (second["code"], second["option"]) == ("fetch-going", "deck-0")
        assert (await bring(ann, table, typed())).status_code == 200, "what is given is not fetched"
        held.free.set()
        assert (await going).status_code == 200
        assert await stored(running, table) == word_of_deck(deck())
        assert (await bring(ann, table, ID)).status_code == 200, "the first one is done"


async def test_a_deck_that_comes_after_the_start_changes_nothing(tmp_path: Path) -> None:
    async with fetching_hall(tmp_path) as (running, vault):
        vault.answer = held = Held(said("200 OK", file_of(deck())))
        ann = await running.guest("Ann")
        table = await opened(ann)
        going = asyncio.create_task(bring(ann, table, ID))
        await held.came.wait()
        wire = await ann.wire(table)
        await wire.send("start")
        await wire.next("welcome", where=lambda m: m["table"]["status"] == "playing")
        held.free.set()
        response = await going
        assert (response.json()["code"], response.status_code) == ("seat-option-late", 409)
        assert await stored(running, table) == "sealed"


# -- what goes wrong

SHORT = b'{"data": {}}'


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (said("404 Not Found"), "deck-fetch-missing"),
        (said("500 Oops"), "deck-fetch-answer"),
        (said("302 Found", b"", "Location: http://127.0.0.1:1/secret"), "deck-fetch-answer"),
        (said("200 OK", b"<html></html>"), "deck-fetch-broken"),
        (said("200 OK", SHORT, length=900), "deck-fetch-broken"),
        (said("200 OK", SHORT), "deck-json-lacks"),
        (said("200 OK", b'{"data": '), "deck-json"),
        (said("200 OK", b"{" + b" " * 2000), "deck-fetch-large"),
        (silence, "deck-fetch-slow"),
        (dripping, "deck-fetch-slow"),
    ],
)
async def test_what_goes_wrong_is_told_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: Answer, code: str
) -> None:
    monkeypatch.setattr(fetching, "SLACK", PATIENCE)  # a busy machine is no fetch that never comes back
    quick = {"fetch_read": 0.3} if answer is silence else {"fetch_total": 1.5} if answer is dripping else {}
    async with fetching_hall(tmp_path, fetch_size=1000, **quick) as (running, vault):
        vault.answer = answer
        ann = await running.guest("Ann")
        table = await opened(ann)
        response = await bring(ann, table, ID)
        told = response.json()
        assert (told["code"], told["option"], response.status_code) == (code, "deck-0", 400)
        assert "error-" not in told["message"]
        assert await stored(running, table) == "sealed"
        assert len(vault.asked) == 1


async def test_a_redirection_is_not_followed(tmp_path: Path) -> None:
    async with upstream() as secret, fetching_hall(tmp_path) as (running, vault):
        vault.answer = said("301 Moved", b"", f"Location: {secret.address}")
        ann = await running.guest("Ann")
        assert (await bring(ann, await opened(ann), ID)).json()["code"] == "deck-fetch-answer"
        assert len(vault.asked) == 1
        assert secret.asked == []


async def test_nobody_is_asked_but_the_server_of_the_settings(tmp_path: Path) -> None:
    async with upstream() as private, fetching_hall(tmp_path) as (running, vault):
        ann = await running.guest("Ann")
        table = await opened(ann)
        for address in (private.address.replace("{id}", ID), private.address.replace("{id}", "secret")):
            await bring(ann, table, address)
        assert private.asked == []
        assert vault.asked == [f"GET /api/decks/{ID}/?links=cards HTTP/1.1"]
        told = (await bring(ann, table, "http://169.254.169.254/latest/meta-data")).json()
        assert told["code"] == "deck-fetch-id"
        assert SAMPLE in told["message"]


async def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    async with fetching_hall(tmp_path, fetch_address="http://127.0.0.1:1/{id}") as (running, _):
        ann = await running.guest("Ann", "zh-Hant")
        told = (await bring(ann, await opened(ann), ID)).json()
        assert told["code"] == "deck-fetch-unreachable"
        assert "無法連線" in told["message"]


async def test_a_fetch_that_never_comes_back_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = threading.Event()
    monkeypatch.setattr(fetching, "SLACK", 0.05)
    monkeypatch.setattr(DeckOption, "url", lambda *_: str(over.wait(20)))
    async with fetching_hall(tmp_path, fetch_total=0.05, fetch_workers=1) as (running, _):
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        table, other = await opened(ann), await opened(ben)
        assert (await bring(ann, table, ID)).json()["code"] == "fetch-slow"
        assert (await bring(ann, table, ID)).json()["code"] == "fetch-going"
        response = await bring(ben, other, ID)
        assert (response.json()["code"], response.status_code) == ("fetch-busy", 503)
        over.set()
        async with asyncio.timeout(10):
            while running.hall.fetcher.busy:
                await asyncio.sleep(0.01)


DECKS = [f"{stem}-{seat}" for stem in ("deck", "second", "third") for seat in (0, 1)]


async def test_a_hall_that_fetches_nothing_says_so(tmp_path: Path) -> None:
    async with fetching_hall(tmp_path, fetch="off") as (running, vault):
        ann = await running.guest("Ann")
        told = (await bring(ann, await opened(ann), ID)).json()
        assert (told["code"], told["option"]) == ("fetch-off", "deck-0")
        assert "Give the file" in told["message"]
        assert vault.asked == []
        assert await may_be_named(ann) == dict.fromkeys(DECKS, False)


async def test_the_page_is_told_which_options_may_be_named(running: RunningServer) -> None:
    assert await may_be_named(running.stranger()) == dict.fromkeys(DECKS, True)


async def may_be_named(guest: Guest) -> dict[str, bool]:
    shown = {game["name"]: game["options"] for game in await guest.get("/api/games")}
    assert not any(option["fetches"] for name in shown if name != "keyforge" for option in shown[name])
    return {
        option["name"]: option["fetches"]
        for option in shown["keyforge"]
        if option["text"] and option["seat"] is not None
    }


# -- who asks, and how often


async def test_nothing_is_fetched_for_a_seat_of_somebody_else(tmp_path: Path) -> None:
    async with fetching_hall(tmp_path) as (running, vault):
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        table = await opened(ann)
        for guest, seat, code in (
            (ben, 0, "seat-option-not-yours"),
            (ann, 2, "seats-wrong"),
            (running.stranger(), 0, "need-guest"),
        ):
            assert (await bring(guest, table, ID, seat)).json()["code"] == code
        assert vault.asked == []


async def test_nobody_has_too_much_fetched_in_a_short_time(tmp_path: Path) -> None:
    async with fetching_hall(tmp_path, fetch_rate=0.01) as (running, vault):
        ann = await running.guest("Ann")
        table = await opened(ann)
        codes = [(await bring(ann, table, ID)).json()["code"] for _ in range(12)]
        assert codes == ["deck-fetch-missing"] * 10 + ["rate-limited"] * 2
        assert len(vault.asked) == 10


# -- official texts and pictures


async def official(guest: Guest, table: Message) -> Any:
    return await guest.get(f"/api/tables/{table['id']}/official")


async def started(guest: Guest, table: Message) -> None:
    wire = await guest.wire(table)
    await wire.send("start")
    await wire.next("welcome", where=lambda m: m["table"]["status"] == "playing")


async def test_people_at_a_table_see_what_its_decks_say_besides(tmp_path: Path) -> None:
    async with fetching_hall(tmp_path) as (running, vault):
        vault.answer = said("200 OK", file_of(deck()))
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        table = await opened(ann, options={"deck-0": file_of(deck(1)).decode()})
        await bring(ann, table, ID, 1)
        nothing: Message = {"texts": {}, "images": {}}
        assert await official(ann, table) == nothing, "what is brought is secret until it is played with"
        await started(ann, table)
        told = await official(ann, table)
        ids = {*deck().ids(), *deck(1).ids()}
        assert set(told["texts"]) == set(told["images"]) == ids
        assert set(told["texts"].values()) == {"An invented text."}
        assert all(image.startswith(f"{IMAGES}/") for image in told["images"].values())
        assert (await official(ben, table))["code"] == "not-a-member"
        assert (await official(running.stranger(), table))["code"] == "need-guest"


async def test_pictures_of_other_servers_are_not_shown(tmp_path: Path) -> None:
    async with fetching_hall(tmp_path, images="https://images.example.net https://b.example:8443") as (
        running,
        _,
    ):
        ann = await running.guest("Ann")
        table = await opened(ann, options={"deck-0": file_of(deck()).decode()})
        await started(ann, table)
        told = await official(ann, table)
        assert set(told["texts"]) == set(deck().ids())
        assert told["images"] == {}
        policy = (await ann.http.get("/healthz")).headers["content-security-policy"]
        assert "img-src 'self' data: https://images.example.net https://b.example:8443;" in policy


async def test_what_a_deck_says_besides_is_no_part_of_the_record(tmp_path: Path) -> None:
    async with fetching_hall(tmp_path) as (running, _):
        ann = await running.guest("Ann")
        before = await opened(ann, options={"deck-0": file_of(deck()).decode()})
        wire = await ann.wire(before)
        await wire.send("start")
        welcome = await wire.next("welcome", where=lambda m: m["table"]["status"] == "playing")
        await wire.send("table", id="end", number=welcome["number"], option="concede>0")
        await wire.next("table", where=lambda m: m["table"]["status"] == "over")
        record = await ann.get(f"/api/tables/{before['id']}/record")
        assert "invented" not in record
        assert IMAGES not in record
        assert Record.parse(record).options["deck-0"] == word_of_deck(deck())
        again = await opened(ann, again=before["id"])
        await started(ann, again)
        assert set((await official(ann, again))["texts"]) == set(deck().ids()), "a rematch has them, too"


async def test_a_table_keeps_what_its_last_texts_said(running: RunningServer) -> None:
    ann = await running.guest("Ann")
    table = await opened(ann)
    for number in range(20):
        assert (await bring(ann, table, file_of(deck(number)).decode())).status_code == 200
    room = running.hall.rooms[table["id"]]
    assert len(room.extras) == 12
    await started(ann, table)
    assert set((await official(ann, table))["images"]) == set()
    assert set((await official(ann, table))["texts"]) == set(deck(19).ids())


# -- settings


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("FETCH", "maybe"),
        ("FETCH_ADDRESS", "https://vault.example/decks"),
        ("FETCH_ADDRESS", "file:///etc/{id}"),
        ("FETCH_ADDRESS", "http:///{id}"),
        ("FETCH_ADDRESS", "http://{id}"),
        ("FETCH_ADDRESS", "http://[a/{id}"),
        ("FETCH_ADDRESS", "http://a:99999/{id}"),
        ("FETCH_WORKERS", "0"),
        ("FETCH_TOTAL", "soon"),
        ("IMAGES", "images.example"),
        ("IMAGES", "https://a.example; script-src *"),
        ("IMAGES", "https://a.example/path"),
    ],
)
def test_settings_that_cannot_be_meant_are_refused(name: str, value: str) -> None:
    with pytest.raises(LudariumError) as error:
        Settings.read({f"LUDARIUM_{name}": value})
    assert error.value.code == "setting-wrong"
    assert error.value.facts["name"] == f"LUDARIUM_{name}"


def test_fetching_can_be_set() -> None:
    settings = Settings.read(
        {
            "LUDARIUM_FETCH": "off",
            "LUDARIUM_FETCH_ADDRESS": "http://localhost:81/{id}",
            "LUDARIUM_FETCH_TOTAL": "3",
            "LUDARIUM_IMAGES": "",
        }
    )
    assert (settings.fetch, settings.image_origins) == ("off", [])
    assert (settings.fetch_address, settings.fetch_total, settings.fetch_size) == (
        "http://localhost:81/{id}",
        3.0,
        1_000_000,
    )
