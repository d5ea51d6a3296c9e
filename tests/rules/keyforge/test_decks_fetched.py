"""Where the file of a deck lies, and what is read out of what came from there. Who asks is tested with the server."""

from __future__ import annotations

import json

import pytest
from tests.rules.keyforge.deck_files import drawn, vault

from ludarium.core import Fetched
from ludarium.core.fetching import BROKEN, LARGE, SLOW, UNREACHABLE
from ludarium.games.keyforge.decks import BadDeck, read_deck, vault_file, vault_id, vault_url
from ludarium.games.keyforge.decks.address import ADDRESS, SAMPLE

ID = "01234567-89ab-cdef-0123-456789abcdef"
FILE = json.dumps(vault(drawn(0))).encode()


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
        vault_url(text, "http://127.0.0.1:9/{id}")
    assert (error.value.code, error.value.facts["expected"]) == ("deck-fetch-id", SAMPLE)


def test_the_usual_address_names_the_id() -> None:
    assert ADDRESS.startswith("https://")
    assert ADDRESS.count("{id}") == 1
    assert vault_url(f"https://elsewhere.example/{ID.upper()}") == ADDRESS.replace("{id}", ID)


def test_another_place_is_asked_for_the_same_id() -> None:
    assert vault_url(f"https://elsewhere.example/{ID}", "http://vault.example/{id}.json") == (
        f"http://vault.example/{ID}.json"
    )


def test_a_file_is_read_with_or_without_a_mark_of_its_order() -> None:
    for body in (FILE, b"\xef\xbb\xbf" + FILE, b"\n " + FILE + b"\n"):
        assert read_deck(vault_file(Fetched(200, body))) == drawn(0)


@pytest.mark.parametrize(
    ("came", "code", "expected"),
    [
        (Fetched(404), "deck-fetch-missing", 200),
        (Fetched(410), "deck-fetch-missing", 200),
        (Fetched(301), "deck-fetch-answer", 200),
        (Fetched(503), "deck-fetch-answer", 200),
        (Fetched(200, b""), "deck-fetch-broken", "{"),
        (Fetched(200, b"[]"), "deck-fetch-broken", "{"),
        (Fetched(200, b"\xff\xfe" + FILE), "deck-fetch-broken", "{"),
        (Fetched(fault=BROKEN), "deck-fetch-broken", "{"),
        (Fetched(fault=SLOW), "deck-fetch-slow", 200),
        (Fetched(fault=UNREACHABLE), "deck-fetch-unreachable", 200),
        (Fetched(fault=LARGE, limit=1000), "deck-fetch-large", 1000),
    ],
)
def test_whatever_else_came_is_refused_with_a_reason(came: Fetched, code: str, expected: object) -> None:
    with pytest.raises(BadDeck) as error:
        vault_file(came)
    assert (error.value.code, error.value.facts["expected"]) == (code, expected)
