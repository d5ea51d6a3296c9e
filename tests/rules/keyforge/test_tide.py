"""The tide (section 17): when there is one, who raises it, what it costs, what sees it."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.core import Chance
from ludarium.core.positions import UnknownThing, WrongPosition
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.bots.greedy import Greedy
from ludarium.games.keyforge.bots.rollout import quick
from ludarium.games.keyforge.decks.deck import Deck, deck_of, slot_of
from ludarium.games.keyforge.engine.codes import MoveKinds, code
from ludarium.games.keyforge.engine.hidden import hidden_decks
from ludarium.games.keyforge.engine.printing import decks_of
from ludarium.games.keyforge.engine.state import KeyForgeState, new_state
from ludarium.games.keyforge.engine.terms import NO_TIDE, NONE
from ludarium.games.keyforge.options import settings_of
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import HOUSE_OF
from ludarium.games.keyforge.view.render import draw
from ludarium.games.keyforge.view.viewer import view_of
from ludarium.testing import proves
from ludarium.testing.twins import imagined


def tides(table: Table) -> list[object]:
    """What each seat and spectators are shown of it."""
    return [view_of(table.state, viewer).tide for viewer in (0, 1, None)]


@proves("G159", "G160")
def test_the_tide_is_raised_for_chains() -> None:
    """Neutral at first; raised, it is high for who has raised it, and costs 3 chains. High already, it costs the chains only."""
    table = Table(hand=["anger"], tide="neutral", house="brobnar")
    assert table.state.tide == NONE
    assert tides(table) == [None] * 3
    assert "tide" in table.offered()
    table.do("tide")
    assert (table.state.tide, table.chains()) == (0, 3)
    assert table.told("tide") == [{"seat": 0}]
    assert tides(table) == [0] * 3
    table.do("tide")
    assert (table.state.tide, table.chains()) == (0, 6)
    assert table.told("tide") == []
    table.do("play:anger")
    assert "tide" in table.offered()


@proves("G159")
def test_the_tide_turns() -> None:
    """The other player raises it for themselves; then it is low for the first."""
    table = Table(tide="high", house="brobnar").to_turn_of(1, "brobnar").do("tide")
    assert (table.state.tide, table.chains(1), table.chains(0)) == (1, 3, 0)
    assert "tide low" in draw(view_of(table.state, 0), ["Ann", "Bob"])
    assert "tide high" in draw(view_of(table.state, 0), ["Ann", "Bob"])


@proves("G160")
def test_raising_it_is_offered_as_long_as_it_does_something() -> None:
    """With 24 chains (G143) and a high tide nothing would happen: so no bot goes on for ever."""
    table = Table(tide="high", chains=(24, 0), house="brobnar")
    assert table.offered() == ["end"]
    low = Table(tide="low", chains=(24, 0), house="brobnar").do("tide")
    assert (low.state.tide, low.chains(), low.offered()) == (0, 24, ["end"])


def test_bots_do_not_raise_it_for_its_own_sake() -> None:
    """Not even where the chains cost nothing more: they would never end their turn."""
    for tide, chains in (("neutral", 0), ("low", 24), ("high", 21)):
        table = Table(tide=tide, chains=(chains, 0), deck=["anger"], house="brobnar")
        assert table.offered() == ["end", "tide"]
        assert Greedy("tide").choose(view_of(table.state, 0), table.offered()) == "end"
        assert table.state.codes[quick(table.state, Chance.of("quick"))] == code(MoveKinds.END)


@proves("G244", "G106", "G56")
def test_raising_it_is_neither_playing_nor_using() -> None:
    """It does not break Alpha, and is no card of the first turn."""
    alpha = Table(hand=["anger"], tide="neutral", house="brobnar").do("tide")
    assert alpha.state.fresh
    state = begin("valoocanth")
    while state.kind >= 0 and "tide" not in offered(state):
        state.choose(state.decision().option(0))  # type: ignore[union-attr]
    first = state.active
    state.choose(state.decision().find("tide"))  # type: ignore[union-attr]
    assert (state.turn, state.tide, state.chains[first], state.allowance) == (1, first, 3, 1)


def offered(state: KeyForgeState) -> list[str]:
    decision = state.decision()
    return [] if decision is None else [str(option) for option in decision.options()]


def decks(*cards: str, beside: bool = False) -> list[Deck]:
    """Two decks of Worlds Collide. The first holds these cards; the second has the tide card ``beside`` it."""
    wc = POOL.set("WC")
    made: list[Deck] = []
    for seat in (0, 1):
        slots = [
            slot_of(wc, POOL.card(name), HOUSE_OF[house])
            for house, name in (("brobnar", "bumpsy"), ("dis", "dust-imp"), ("untamed", "dust-pixie"))
            for _ in range(12)
        ]
        for i, card in enumerate(cards if seat == 0 else ()):
            slots[i] = slot_of(wc, POOL.card(card), HOUSE_OF["brobnar"])
        made.append(deck_of(f"Deck {seat}", wc, slots, [POOL.card("the-tide")] if beside and seat else []))
    return made


def begin(*cards: str, beside: bool = False, hidden: bool = False) -> KeyForgeState:
    """A game with such decks."""
    made = decks(*cards, beside=beside)
    lists = hidden_decks(made, "tide") if hidden else decks_of(made)
    return new_state(lists, settings_of(GAME.read_options({}), None, []), Chance.of("tide"))


@proves("G161", "G245", "G43")
def test_there_is_a_tide_only_where_a_deck_brings_it() -> None:
    """By the tide card, of either deck; or by a card that speaks of it. Else nothing is offered or shown."""
    assert begin().tide == NO_TIDE
    assert begin("valoocanth").tide == NONE
    assert begin(beside=True).tide == NONE
    without = Table(hand=["anger"], house="brobnar")
    assert "tide" not in without.offered()
    for viewer in (0, 1, None):
        view = view_of(without.state, viewer)
        assert b'"tide"' not in view.json()
        assert len(view.inside[30]) == 9
    with pytest.raises(UnknownThing):
        GAME.inspect(without.state, "tide", 0)
    assert GAME.inspect(Table(tide="low").state, "tide", 1)["tide"] == 1
    assert GAME.inspect(Table(mine=["valoocanth"]).state, "tide", None)["tide"] is None


def test_a_tide_set_up_wrongly() -> None:
    with pytest.raises(WrongPosition):
        Table(tide="ebb")


def test_the_tide_in_imagined_states_and_copies() -> None:
    """Everybody sees it, so every sample has it."""
    for tide in ("neutral", "high", "low"):
        table = Table(theirs=["troll"], hand=["anger"], tide=tide, house="brobnar")
        assert table.state.clone().tide == table.state.tide
        for viewer in (0, 1, None):
            twin = imagined(GAME, table.state, table.state.view(viewer), Chance.of(tide))
            assert isinstance(twin, KeyForgeState)
            assert twin.tide == table.state.tide


@proves("G161")
@pytest.mark.parametrize("cards", [("valoocanth",), ()])
def test_with_hidden_lists_all_see_that_there_is_a_tide(cards: tuple[str, ...]) -> None:
    """The tide card lies beside a deck; in a sample there is a tide whatever cards are imagined."""
    state = begin(*cards, beside=not cards, hidden=True)
    for viewer in (0, 1, None):
        assert view_of(state, viewer).tide is None
        for seed in "abc":
            twin = imagined(GAME, state, state.view(viewer), Chance.of(seed))
            assert isinstance(twin, KeyForgeState)
            assert twin.tide == NONE
    assert begin(hidden=True).tide == NO_TIDE


@proves("G246")
def test_valoocanth() -> None:
    """Word ``Tide``: while it is low for its controller it can't be used; else a creature and its neighbours are exhausted."""
    table = Table(
        mine=["valoocanth"], theirs=["troll", "bumpsy", "krump", "urchin"], tide="low", house="unfathomable"
    )
    assert not [option for option in table.offered() if "valoocanth" in option]
    faults = {(fault.what, fault.why, fault.by) for fault in view_of(table.state, 0).faults}
    assert ("reap", "cannot", "valoocanth") in faults
    table.do("tide", "reap:valoocanth")
    assert table.offered() == ["card:troll", "card:bumpsy", "card:krump", "card:urchin"]
    table.do("card:bumpsy")
    there = ("troll", "bumpsy", "krump", "urchin")
    assert [table.has(name, "exhausted") for name in there] == [True, True, True, False]
    assert table.amber() == 1


def test_valoocanth_fights() -> None:
    """A neutral tide is not low; what it fought is there no more."""
    table = Table(mine=["valoocanth"], theirs=["dust-imp", "bumpsy", "krump"], house="unfathomable")
    assert table.state.tide == NONE
    table.do("fight:valoocanth", "card:dust-imp")
    assert table.offered() == ["card:bumpsy", "card:krump"]
    table.do("card:bumpsy")
    assert [table.has(name, "exhausted") for name in ("bumpsy", "krump")] == [True, True]


def test_valoocanth_and_nobody_to_exhaust() -> None:
    table = Table(mine=["valoocanth"], tide="high", house="unfathomable").do("reap:valoocanth")
    assert (table.asked, table.amber()) == ("turn", 1)


def test_valoocanth_of_the_opponent() -> None:
    """Low is low for whoever controls it."""
    table = Table(theirs=["valoocanth"], mine=["troll"], tide="high", house="brobnar").to_turn_of(
        1, "unfathomable"
    )
    assert "reap:valoocanth" not in table.offered()
    table.do("tide", "reap:valoocanth")
    assert table.has("troll", "exhausted")
