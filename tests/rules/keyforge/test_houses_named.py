"""A house that a card has chosen: any of the game, unless its text says which (G14, G192, G268)."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.core import Chance
from ludarium.games.keyforge.bots.greedy import Greedy
from ludarium.games.keyforge.bots.rollout import quick, sensible
from ludarium.games.keyforge.bots.search_guide import KeyForgeGuide
from ludarium.games.keyforge.engine.codes import SHIFT
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, PLAYED_HOUSES, Houses
from ludarium.games.keyforge.view.viewer import view_of
from ludarium.testing import proves

EVERY = [f"house:{HOUSE_NAMES[house]}" for house in PLAYED_HOUSES]
ACTIONS = ("arise", "blinding-light", "brothers-in-battle", "deep-probe")


def asked(name: str, **more: object) -> Table:
    """The card is played, or used."""
    table = Table(hand=[f"{name} house:brobnar"], house="brobnar", **more)
    return table.do(f"play:{table.hand()[0]}")


@proves("G14", "G268")
def test_the_houses_of_the_game() -> None:
    """Sixteen, Ouboros and the Keyraken among them; the Ironyx Rebels are a label, and their cards are Mars."""
    assert len(EVERY) == 16
    assert Houses.OUBOROS in PLAYED_HOUSES
    assert Houses.IRONYX not in PLAYED_HOUSES


@proves("G4", "G14")
@pytest.mark.parametrize("name", ACTIONS)
def test_a_card_offers_every_house_of_the_game(name: str) -> None:
    """Also those that are in nobody's deck: with one of them nothing happens but what needs no house."""
    table = asked(name, mine=["troll"], theirs=["bumpsy"], their_hand=["krump"], discard=["headhunter"])
    assert table.asked == "choose-house"
    assert table.offered() == EVERY
    table.do("house:geistoid")
    assert table.asked == "turn"
    assert table.told("named_house") == [{"seat": 0, "house": "geistoid"}]
    assert not table.has("bumpsy", "stunned")
    assert (table.hand(1), table.row("discard")[0]) == (["krump"], "headhunter")
    assert table.chains() == (1 if name == "arise" else 0)


@proves("G14")
def test_creatures_and_artifacts_that_ask_for_a_house() -> None:
    table = Table(hand=["restringuntus house:brobnar"], house="brobnar").do("play:restringuntus~brobnar")
    assert table.offered() == EVERY
    table.do("house:ouboros", "end")
    assert table.offered() == ["house:brobnar", "house:dis", "house:untamed"]  # nothing is forbidden by it
    for name, how in (("chaos-portal", "action"), ("vespilon-theorist", "reap")):
        table = Table(mine=[f"{name} house:brobnar"], deck=["troll", "bumpsy"], house="brobnar")
        table.do(f"{how}:{name}~brobnar")
        assert table.offered() == EVERY
        table.do("house:skyborn")
        assert table.asked == "turn"
        assert "troll" in table.row("discard" if name == "vespilon-theorist" else "deck")


@proves("G14")
@pytest.mark.parametrize("name", ["control-the-weak", "befuddle"])
def test_a_text_that_says_which_houses(name: str) -> None:
    """Those of the opponent's identity card alone, whatever lies on the table."""
    table = asked(
        name, theirs=["zorg"], houses=[["brobnar", "dis", "logos"], ["sanctum", "shadows", "untamed"]]
    )
    assert table.offered() == ["house:sanctum", "house:shadows", "house:untamed"]


def test_bots_look_at_one_of_the_houses_that_no_card_is_of() -> None:
    """Naming one is as good as naming another; all others are looked at, those of house icons and texts among them."""
    table = asked(
        "blinding-light",
        mine=["troll also:mars"],
        theirs=["bumpsy", "dextre"],
        houses=[["brobnar", "dis", "untamed"]] * 2,
    )
    state = table.state
    houses = [state.codes[i] >> SHIFT for i in sensible(state)]
    about = [house for house in houses if state.houses_about() >> house & 1]
    assert len(houses) == len(about) + 1 <= 8
    assert {Houses.MARS, Houses.LOGOS} < set(about)
    guesses = KeyForgeGuide().prior(state)
    assert guesses is not None
    assert [guess for i, guess in enumerate(guesses) if i not in sensible(state)] == [0.0] * (
        16 - len(houses)
    )
    assert all(guesses[i] > 0 for i in sensible(state))
    picked = {state.codes[quick(state, Chance.of(f"house {n}"))] >> SHIFT for n in range(60)}
    assert picked == set(houses)
    bot = Greedy("a bot")
    option = bot.choose(view_of(state, 0), EVERY)
    assert option in {EVERY[i] for i in sensible(state)}
