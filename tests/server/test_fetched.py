"""Texts from a server that answers as it should, and from servers that do not: decks of KeyForge, which the Master Vault has."""

from __future__ import annotations

import gzip
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress

import pytest
from tests.rules.keyforge.deck_files import drawn, vault

from ludarium.games.keyforge.decks import BadDeck, read_deck
from ludarium.games.keyforge.options import DeckOption
from ludarium.server.http.fetching import fetched_text
from ludarium.server.settings import Settings

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


def fetched(text: str, address: str, **limits: float) -> str:
    """The text of this name, from a server of this address."""
    settings = Settings(fetch_address=address, **{f"fetch_{name}": limit for name, limit in limits.items()})  # type: ignore[arg-type]
    return fetched_text(DeckOption(0), text, settings)


def refused(answer: Answer, **limits: float) -> BadDeck:
    with server(answer) as (address, _), pytest.raises(BadDeck) as error:
        fetched(ID, address, **limits)
    assert error.value.option == "deck-0"
    return error.value


def test_a_deck_is_fetched_by_its_id() -> None:
    with server(said("200 OK", FILE)) as (address, asked):
        text = fetched(ID.upper(), address)
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
        assert read_deck(fetched(ID, address)) == drawn(0)


def test_an_answer_may_come_in_chunks() -> None:
    chunks = b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in (FILE[:100], FILE[100:], b""))
    with server(lambda c: c.sendall(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks)) as (
        address,
        _,
    ):
        assert read_deck(fetched(ID, address)) == drawn(0)


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


def test_an_answer_is_never_unpacked() -> None:
    """Nobody asked for a packed one, and a small one could be of any size."""
    packed = gzip.compress(b"{" + b" " * 5_000_000)
    assert refused(said("200 OK", packed, "Content-Encoding: gzip")).code == "deck-fetch-broken"


def test_no_proxy_of_the_environment_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "ALL_PROXY", "http_proxy", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    with server(said("200 OK", FILE)) as (address, _):
        assert read_deck(fetched(ID, address)) == drawn(0)


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
        (lambda connection: time.sleep(0.6), {"read": 0.1}),
        (said("200 OK", FILE[:99], length=len(FILE)), {"read": 5.0, "total": 5.0}),
        (dripping(b"HTTP/1.1 200 OK\r\n", b"X"), {"read": 1.0, "total": 0.3}),
        (dripping(b"HTTP/1.1 200 OK\r\n", b"X: y\r\n"), {"read": 1.0, "total": 0.3}),
        (dripping(b"HTTP/1.1 200 OK\r\n\r\n", b"{"), {"read": 1.0, "total": 0.3}),
    ],
    ids=["silent", "cut", "header", "headers", "body"],
)
def test_nobody_waits_longer_than_the_limits(answer: Answer, limits: dict[str, float]) -> None:
    """Each piece has its time, and all together have theirs."""
    with server(answer) as (address, _):
        began = time.monotonic()
        with pytest.raises(BadDeck) as error:
            fetched(ID, address, **limits)
        took = time.monotonic() - began
    assert error.value.code == ("deck-fetch-broken" if limits["read"] == 5 else "deck-fetch-slow")
    assert took < 3.0


def test_a_server_that_is_not_there() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(BadDeck) as error:
        fetched(ID, f"http://127.0.0.1:{port}/{{id}}")
    assert error.value.code == "deck-fetch-unreachable"


def test_a_server_that_speaks_no_tls() -> None:
    with server(said("200 OK", FILE)) as (address, _), pytest.raises(BadDeck) as error:
        fetched(ID, address.replace("http:", "https:"), connect=1.0, read=1.0, total=1.0)
    assert error.value.code == "deck-fetch-unreachable"


def test_time_that_is_up_is_up() -> None:
    with server(said("200 OK", FILE)) as (address, _), pytest.raises(BadDeck) as error:
        fetched(ID, address, total=0.0)
    assert error.value.code == "deck-fetch-slow"
