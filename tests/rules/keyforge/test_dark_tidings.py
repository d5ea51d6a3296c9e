"""Decks of Dark Tidings at the table: evil twins (G20) beside their originals, and the tide that each deck brings."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.keyforge.invariants import check
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.core import Chance
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.decks import read_deck, word_of_deck
from ludarium.games.keyforge.engine.hidden import hidden_decks
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import NO_TIDE, NONE
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.view.viewer import view_of
from ludarium.games.keyforge.words.cards import CREATURES, FRIENDLY, IN_DISCARD
from ludarium.games.keyforge.words.control import NameCard
from ludarium.games.keyforge.words.harm import Destroy, Ready
from ludarium.games.keyforge.words.moving import Return
from ludarium.games.keyforge.words.shorthand import card, creature, omni, play, words
from ludarium.games.keyforge.words.targets import Each
from ludarium.testing import proves
from ludarium.testing.twins import imagined

DEEP = "unfathomable"
FILES = Path(__file__).parent / "vaults"


@proves("G20", "G147")
@said({"grumpus-tamer": words(omni(Ready(Each(creature(FRIENDLY)))))})
def test_a_twin_and_its_original_count_apart() -> None:
    """Six uses of the one leave the other free."""
    table = Table(mine=["wikolia", "wikolia", "wikolia", "wikolia-evil-twin", "grumpus-tamer"], house=DEEP)
    names = ["wikolia", "wikolia.2", "wikolia.3"]
    table.do(*[f"reap:{one}" for one in names], "omni:grumpus-tamer", *[f"reap:{one}" for one in names])
    table.state.flags = [0] * 72
    again = Table(mine=["wikolia"], house=DEEP)
    assert "reap:wikolia" in again.offered()
    assert not [
        option for option in table.offered() if option.startswith("reap:wikolia") and "twin" not in option
    ]
    assert "reap:wikolia-evil-twin" in table.offered()


@proves("G20")
@said(
    {
        "anger": words(play(Destroy(Each(creature(name="wikolia"))))),
        "punch": words(play(NameCard(), Destroy(Each(creature(chosen_name=True))))),
    }
)
def test_what_looks_for_a_name_finds_no_twin() -> None:
    """Whether a text says the name or a player does; the twin has one of its own."""
    for moves, left in (
        (["play:anger"], "wikolia-evil-twin"),
        (["play:punch", "name:wikolia"], "wikolia-evil-twin"),
        (["play:punch", "name:wikolia-evil-twin"], "wikolia"),
    ):
        table = Table(
            mine=["wikolia"], theirs=["wikolia-evil-twin"], hand=["anger", "punch"], house="brobnar"
        ).do(*moves)
        assert [*table.line(), *table.line(1)] == [left]


@proves("G20")
@said({"anger": words(play(Return(Each(card(FRIENDLY, IN_DISCARD, CREATURES, name="kaupe")))))})
def test_a_twin_in_a_discard_pile_is_not_its_original() -> None:
    table = Table(hand=["anger"], discard=["kaupe", "kaupe-evil-twin"], house="brobnar").do("play:anger")
    assert (table.hand(), table.row("discard")) == (["kaupe"], ["kaupe-evil-twin", "anger"])


def test_a_twin_is_called_as_its_original_and_shown_as_its_own_card() -> None:
    """Notation tells them apart."""
    table = Table(mine=["kaupe", "kaupe-evil-twin"], house=DEEP)
    prints = view_of(table.state, 1).prints
    assert {name: prints[name].card for name in ("kaupe", "kaupe-evil-twin")} == {
        "kaupe": "kaupe",
        "kaupe-evil-twin": "kaupe-evil-twin",
    }
    assert POOL.card("kaupe").name == POOL.card("kaupe-evil-twin").name


def game(*decks: str, lists: str = "open") -> KeyForgeState:
    told = {f"deck-{seat}": deck for seat, deck in enumerate(decks)}
    state = GAME.start(2, GAME.read_options({**told, "lists": lists}), "tidings")
    assert isinstance(state, KeyForgeState)
    return state


@proves("G161", "G245", "G270")
@pytest.mark.parametrize("lists", ["open", "hidden"])
def test_a_sealed_deck_of_the_set_brings_the_tide(lists: str) -> None:
    """For both players, whatever the other deck is; everybody knows it, even where lists are hidden."""
    for one, other, tide in (
        ("sealed-DT", "sealed", NONE),
        ("sealed", "sealed-DT", NONE),
        ("sealed-DT", "sealed-DT", NONE),
        ("sealed", "sealed-WC", NO_TIDE),
    ):
        state = game(one, other, lists=lists)
        assert state.tide == tide
        for viewer in (0, 1, None):
            assert (view_of(state, viewer).tide is None) == (tide == NONE)


@proves("G20", "G245")
@pytest.mark.parametrize("name", ["dt", "dt_twins"])
def test_a_game_with_a_deck_file_of_the_set(name: str) -> None:
    """A file of a deck with twins is played like any other; hidden cards are imagined with twins once one was seen."""
    deck = read_deck((FILES / f"{name}.json").read_text(encoding="utf-8"))
    state = game(word_of_deck(deck), "sealed-DT")
    chance = Chance.of(f"game {name}")
    for _ in range(150):
        decision = state.decision()
        if decision is None:
            break
        options = list(decision.options())
        state.choose(options[chance.below(len(options))])
        check(state)
    for viewer in (0, 1, None):
        twin = imagined(GAME, state, state.view(viewer), Chance.of("again"))
        assert twin.view(viewer).json() == state.view(viewer).json()


@proves("G245")
def test_hidden_decks_of_files_have_the_tide() -> None:
    deck = read_deck((FILES / "dt_twins.json").read_text(encoding="utf-8"))
    other = read_deck((FILES / "wc.json").read_text(encoding="utf-8"))
    assert hidden_decks([deck, other], "tidings").tide
    assert not hidden_decks([other, other], "tidings").tide
