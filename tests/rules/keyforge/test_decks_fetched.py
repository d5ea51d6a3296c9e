"""Decks from a server that answers like the Master Vault, and from servers that do not."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress

import pytest
from tests.rules.keyforge.deck_files import drawn, vault

from ludarium.games.keyforge.decks import BadDeck, Limits, fetched, read_deck, vault_id
from ludarium.games.keyforge.decks.fetch import ADDRESS, SAMPLE

ID = "01234567-89ab-cdef-0123-456789abcdef"
FILE = json.dumps(vault(drawn(0))).encode()
Answer = Callable[[socket.socket], None]


@contextmanager
def server(answer: Answer) -> Iterator[tuple[str, list[str]]]:
    """A server of one connection: the address to ask, and the requests that came."""
    asked: list[str] = []
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:

        def serve() -> None:
            with suppress(OSError):
                connection, _ = listening.accept()
                with closing(connection):
                    asked.append(connection.recv(65_536).decode("latin-1"))
                    answer(connection)

        thread = threading.Thread(target=serve)
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/api/decks/{{id}}/?links=cards", asked
        with suppress(OSError):
            listening.shutdown(socket.SHUT_RDWR)
        thread.join()


def said(status: str, body: bytes = b"", *headers: str, length: int | None = None) -> Answer:
    """An answer of this status and body."""
    size = len(body) if length is None else length
    head = "\r\n".join([f"HTTP/1.1 {status}", f"Content-Length: {size}", *headers, "", ""]).encode()
    return lambda connection: connection.sendall(head + body)


def dripping(head: bytes, drop: bytes) -> Answer:
    """An answer that never ends, a drop at a time."""

    def answer(connection: socket.socket) -> None:
        connection.sendall(head)
        for _ in range(200):
            time.sleep(0.02)
            connection.sendall(drop)

    return answer


def refused(answer: Answer, limits: Limits | None = None) -> BadDeck:
    with server(answer) as (address, _), pytest.raises(BadDeck) as error:
        fetched(ID, time.monotonic, address, limits or Limits())
    return error.value


def test_a_deck_is_fetched_by_its_id() -> None:
    with server(said("200 OK", FILE)) as (address, asked):
        text = fetched(ID.upper(), time.monotonic, address)
    assert read_deck(text) == drawn(0)
    line, *headers = asked[0].split("\r\n")
    assert line == f"GET /api/decks/{ID}/?links=cards HTTP/1.1"
    assert "Accept: application/json" in headers


@pytest.mark.parametrize(
    "head", ["HTTP/1.0 200 OK\r\n\r\n", "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"], ids=["1.0", "close"]
)
def test_an_answer_may_end_with_the_connection(head: str) -> None:
    with server(lambda connection: connection.sendall(head.encode() + b"\xef\xbb\xbf" + FILE)) as (
        address,
        _,
    ):
        assert read_deck(fetched(ID, time.monotonic, address)) == drawn(0)


def test_an_answer_may_come_in_chunks() -> None:
    chunks = b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in (FILE[:100], FILE[100:], b""))
    with server(lambda c: c.sendall(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks)) as (
        address,
        _,
    ):
        assert read_deck(fetched(ID, time.monotonic, address)) == drawn(0)


@pytest.mark.parametrize(
    "text",
    [
        *(ID, f" {ID}\n", ID.upper(), f"https://www.example.org/deck-details/{ID}", f"http://x/{ID}/"),
        *(f"https://x/api/decks/{ID}/?links=cards", f"HTTPS://x/a/{ID}#top"),
    ],
)
def test_only_the_id_is_taken_of_an_address(text: str) -> None:
    assert vault_id(text) == ID


@pytest.mark.parametrize(
    "text",
    [
        *("", "Ann", ID[:-1], ID + "0", f"{ID} {ID}", f"ftp://x/{ID}", f"https://x/\n{ID}", "https://x/deck"),
        *(f"https://x/{'a' * 400}/{ID}", f"file:///{ID}", ID.replace("a", "g"), f"x\u202e{ID}", "{" + ID),
    ],
)
def test_what_is_no_id_is_never_asked_for(text: str) -> None:
    assert vault_id(text) is None
    with pytest.raises(BadDeck) as error:
        fetched(text, time.monotonic, "http://127.0.0.1:9/{id}")
    assert (error.value.code, error.value.facts["expected"]) == ("deck-fetch-id", SAMPLE)


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (said("404 Not Found"), "deck-fetch-missing"),
        (said("410 Gone"), "deck-fetch-missing"),
        (said("200 OK", FILE, length=len(FILE) + 9), "deck-fetch-broken"),
        (said("200 OK", b"\xff\xfe" + FILE), "deck-fetch-broken"),
        (said("200 OK", b"<html></html>"), "deck-fetch-broken"),
        (said("200 OK", b"[]"), "deck-fetch-broken"),
        (said("200 OK"), "deck-fetch-broken"),
        (lambda connection: connection.sendall(b"nonsense\r\n\r\n"), "deck-fetch-broken"),
        (
            lambda connection: connection.sendall(b"HTTP/1.1 200 OK\r\nA: " + b"x" * 70_000),
            "deck-fetch-broken",
        ),
        (said("200 OK", b"{" * 1_000_001), "deck-fetch-large"),
        (dripping(b"HTTP/1.1 200 OK\r\n\r\n", b"{" * 60_000), "deck-fetch-large"),
    ],
)
def test_what_goes_wrong_is_said(answer: Answer, code: str) -> None:
    assert refused(answer).code == code


def test_a_connection_that_is_dropped() -> None:
    assert refused(lambda connection: None).code in ("deck-fetch-broken", "deck-fetch-unreachable")


@pytest.mark.parametrize(
    "status", ["301 Moved", "302 Found", "403 Forbidden", "429 Too Many Requests", "500 Oops"]
)
def test_another_status_is_told(status: str) -> None:
    """Nobody is sent on to another server."""
    error = refused(said(status, b"{}", "Location: http://127.0.0.1:9/"))
    assert (error.code, error.facts["found"]) == ("deck-fetch-answer", int(status[:3]))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("answer", "limits"),
    [
        (lambda connection: time.sleep(0.6), Limits(read=0.1)),
        (said("200 OK", FILE[:99], length=len(FILE)), Limits(read=5, total=5)),
        (dripping(b"HTTP/1.1 200 OK\r\n", b"X"), Limits(read=1, total=0.3)),
        (dripping(b"HTTP/1.1 200 OK\r\n", b"X: y\r\n"), Limits(read=1, total=0.3)),
        (dripping(b"HTTP/1.1 200 OK\r\n\r\n", b"{"), Limits(read=1, total=0.3)),
    ],
    ids=["silent", "cut", "header", "headers", "body"],
)
def test_nobody_waits_longer_than_the_limits(answer: Answer, limits: Limits) -> None:
    """Each piece has its time, and all together have theirs."""
    with server(answer) as (address, _):
        began = time.monotonic()
        with pytest.raises(BadDeck) as error:
            fetched(ID, time.monotonic, address, limits)
        took = time.monotonic() - began
    assert error.value.code == ("deck-fetch-broken" if limits.read == 5 else "deck-fetch-slow")
    assert took < 3.0


def test_a_server_that_is_not_there() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(BadDeck) as error:
        fetched(ID, time.monotonic, f"http://127.0.0.1:{port}/{{id}}")
    assert error.value.code == "deck-fetch-unreachable"


def test_a_server_that_speaks_no_tls() -> None:
    with server(said("200 OK", FILE)) as (address, _), pytest.raises(BadDeck) as error:
        fetched(ID, time.monotonic, address.replace("http:", "https:"), Limits(connect=1, read=1, total=1))
    assert error.value.code == "deck-fetch-unreachable"


def test_time_that_is_up_is_up() -> None:
    ticks = iter([0.0, 100.0, 200.0])
    with server(said("200 OK", FILE)) as (address, _), pytest.raises(BadDeck) as error:
        fetched(ID, lambda: next(ticks), address)
    assert error.value.code == "deck-fetch-slow"


def test_the_usual_address_names_the_id() -> None:
    assert ADDRESS.startswith("https://")
    assert ADDRESS.count("{id}") == 1
