"""Bonus icons are parts of a deck's copy: the same from the file to the word, the table, the views, the record and the
desk's list (G65-G67, G215)."""

from __future__ import annotations

import json
from typing import Final

import pytest
from tests.rules.keyforge.deck_files import listed, vault
from tests.rules.keyforge.table import Table

from ludarium.core import Chance, Record
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.cards import playable
from ludarium.games.keyforge.decks import Deck, deck_of_word, generated, read_deck, word_of_deck
from ludarium.games.keyforge.decks.deck import deck_of, slot_of
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import HOUSE_OF
from ludarium.testing import proves
from ludarium.tournaments.rules.keyforge.visibility import LIST, visible

ADDED: Final = ["C", "D", "R", "CDR", "DD", ""]
"""What the copies of the deck have, by turns."""


def adorned() -> Deck:
    """A deck of Worlds Collide all of whose cards can be played, with icons as an Enhance would have brought them."""
    plain = generated("WC", Chance.of("icons"), playable())
    deck_set = POOL.set("WC")
    slots = [
        slot_of(
            deck_set, slot.fact, slot.house, ADDED[at % 6] if slot.fact.amber < 3 else "", -1, slot.set_code
        )
        for at, slot in enumerate(plain.slots)
    ]
    return deck_of(plain.name, deck_set, slots, list(plain.beside))


def icons(deck: Deck) -> list[tuple[str, str]]:
    return sorted((slot.fact.id, slot.icons) for slot in deck.slots)


@proves("G67")
@pytest.mark.parametrize("way", ["word", "file", "list"])
def test_a_deck_keeps_the_icons_of_each_copy(way: str) -> None:
    deck = adorned()
    texts = {"word": word_of_deck(deck), "file": json.dumps(vault(deck)), "list": listed(deck, "en")}
    again = read_deck(texts[way])
    assert icons(again) == icons(deck)
    assert {"C", "D", "R", "CDR", "DD"} <= {added for _, added in icons(again)}


@proves("G67")
def test_the_table_its_views_and_its_record_know_them() -> None:
    deck = adorned()
    word = word_of_deck(deck)
    values = GAME.read_options({"deck-0": word, "first": 0})
    assert deck_of_word(str(values["deck-0"])) == deck
    record = Record("keyforge", GAME.version, 2, "icons", values)
    state = record.start()
    chance = Chance.of("icons")
    played: set[str] = set()
    for _ in range(120):
        decision = state.decision()
        assert decision is not None
        options = decision.options()
        option = next((one for one in options if "+" in str(one)), options[chance.below(len(options))])
        played |= {str(option)} if str(option).startswith("play:") and "+" in str(option) else set()
        record.add(decision.seat, option)
        state.choose(option)
    assert played
    for seat in (0, 1, None):
        prints = json.loads(state.view(seat).json())["prints"]
        mine = {(one["card"], one["icons"]) for one in prints.values() if 0 in one["owner"]}
        wanted = {(slot.fact.id, "A" * slot.fact.amber + slot.icons) for slot in deck.slots}
        assert mine == wanted, seat
    again = Record.parse(record.text())
    assert again == record
    assert again.final().dump() == state.dump()


@proves("G67")
def test_the_list_at_the_desk_tells_copies_apart() -> None:
    deck = adorned()
    rows = visible(deck, LIST).cards
    assert sorted((row.card, row.icons) for row in rows) == icons(deck)


@proves("G65", "G67")
def test_a_card_resolves_what_its_own_copy_has() -> None:
    """Two copies of a card: one captures, damages and draws before its text, the other does its text alone."""
    table = Table(
        mine=["troll"],
        theirs=["bumpsy"],
        hand=["punch icons:CDR", "punch"],
        deck=["anger"],
        amber=(0, 3),
        house="brobnar",
    )
    table.do("play:punch+CDR")
    assert (table.on("troll"), table.amber(1)) == (1, 2)
    table.do("card:bumpsy")
    assert table.damage("bumpsy") == 1
    assert "anger" in table.hand()
    table.do("card:bumpsy")
    assert table.damage("bumpsy") == 4
    before = (table.on("troll"), table.amber(1))
    table.do("play:punch", "card:troll")
    assert (table.on("troll"), table.amber(1)) == before


@proves("G66")
@pytest.mark.parametrize(("icon", "added"), [("brobnar", ""), ("brobnar", "CD"), ("star-alliance", "A")])
def test_a_house_icon_is_told_beside_the_house_of_the_card(icon: str, added: str) -> None:
    """In views and in the desk's list, whichever of the two houses comes first in the game."""
    written = f"batdrone{f' icons:{added}' if added else ''} also:{icon}"
    prints = json.loads(Table(hand=[written, "batdrone"]).state.view(0).json())["prints"]
    told = prints[f"batdrone+{added}{icon}"]
    assert (told["house"], told["also"], told["icons"]) == ("logos", icon, added)
    assert (prints["batdrone"]["house"], "also" in prints["batdrone"]) == ("logos", False)
    plain = adorned()
    slots = list(plain.slots)
    slots[0] = slot_of(POOL.set("WC"), slots[0].fact, slots[0].house, added, HOUSE_OF[icon], "WC")
    rows = visible(deck_of(plain.name, POOL.set("WC"), slots, list(plain.beside)), LIST).cards
    assert [row.also for row in rows if row.also] == [icon]
