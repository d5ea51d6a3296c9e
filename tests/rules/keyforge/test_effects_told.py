"""What effects do is told: each that waits by its ability, a chosen part by its card, whom or which house a lasting one means."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import Moments, Replacements
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES
from ludarium.games.keyforge.view.viewer import view_of
from ludarium.games.keyforge.words.cards import FRIENDLY
from ludarium.games.keyforge.words.control import OneOf
from ludarium.games.keyforge.words.effects import Resolve
from ludarium.games.keyforge.words.players import Draw, Gain, Steal
from ludarium.games.keyforge.words.shorthand import (
    HOST_CARD,
    THIS_CARD,
    action,
    creature,
    destroyed,
    gains,
    play,
    reap,
    replaces,
    words,
)
from ludarium.games.keyforge.words.targets import A
from ludarium.testing import proves


def effects(table: Table) -> dict[str, str]:
    """What the options resolve, as each seat and a spectator sees it."""
    seen = []
    for viewer in (0, 1, None):
        ask = view_of(table.state, viewer).ask
        assert ask is not None
        seen.append(ask.effects)
    assert seen[0] == seen[1] == seen[2]
    return seen[0]


def lasting(table: Table) -> list[tuple[str, list[str], str | None]]:
    return [(each.source, each.cards, each.house) for each in view_of(table.state, 1).lasting]


def test_each_of_the_abilities_of_a_window() -> None:
    """What a lasting effect gives and what is printed on the card are two abilities of one card."""
    table = Table(theirs=["bumpsy"], hand=["charge", "raiding-knight"], amber=(0, 2), house="sanctum")
    table.do("play:charge", "play:raiding-knight")
    told = effects(table)
    assert list(told) == table.offered() == ["trigger:raiding-knight", "trigger:raiding-knight:2"]
    assert sorted(told.values()) == ["charge.1.1.1", "raiding-knight.1"]


def test_other_questions_say_what_they_offer_themselves() -> None:
    table = Table(mine=["bumpsy"], hand=["squawker"], house="mars")
    assert effects(table) == {}
    table.do("play:squawker")
    assert (table.offered(), effects(table)) == (["mode:1", "mode:2"], {})


@said({"gub": words(destroyed(Gain(1)), destroyed(Draw(1)))})
def test_abilities_of_what_is_destroyed() -> None:
    table = Table(mine=["gub"], theirs=["bumpsy"], hand=["gateway-to-dis"], house="dis").do(
        "play:gateway-to-dis"
    )
    assert effects(table) == {"trigger:gub": "gub.1", "trigger:gub:2": "gub.2"}


@said({"alaka": words(destroyed(Gain(1), instead=True))})
def test_what_saves_those_that_are_destroyed() -> None:
    table = Table(mine=["alaka", "alaka"], hand=["gateway-to-dis"], house="dis").do("play:gateway-to-dis")
    assert table.asked == "replace"
    assert effects(table) == {"trigger:alaka": "alaka.1", "trigger:alaka.2": "alaka.1"}


def test_what_comes_before_a_fight() -> None:
    """A keyword hits by itself; it is named as one."""
    table = Table(mine=["lord-golgotha"], theirs=["bumpsy +armageddon-cloak", "troll"], house="sanctum")
    table.do("fight:lord-golgotha", "card:bumpsy")
    assert table.asked == "trigger"
    assert effects(table) == {"trigger:lord-golgotha": "lord-golgotha.1", "trigger:bumpsy": "hazardous"}


def test_what_takes_the_place_of_amber() -> None:
    table = Table(
        mine=["batdrone"], theirs=["ether-spider"], hand=["dimension-door"], amber=(0, 3), house="logos"
    )
    table.do("play:dimension-door", "reap:batdrone")
    assert effects(table) == {
        "trigger:dimension-door": "dimension-door.1.1",
        "trigger:ether-spider": "ether-spider.2",
    }
    table = Table(mine=["bumpsy"], theirs=["ether-spider", "ether-spider"], house="brobnar").do("reap:bumpsy")
    assert effects(table) == dict.fromkeys(table.offered(), "ether-spider.2")


@said(
    {
        "alaka": words(replaces(Replacements.BLOW, Steal(1), cards=THIS_CARD)),
        "foozle": words(replaces(Replacements.WOUND, Gain(2), cards=THIS_CARD)),
    }
)
def test_what_takes_the_place_of_damage() -> None:
    table = Table(mine=["alaka"], theirs=["foozle"], amber=(0, 3), house="brobnar").do("fight:alaka")
    assert effects(table) == {"trigger:alaka": "alaka.1", "trigger:foozle": "foozle.1"}


def test_which_leave_to_play_is_used() -> None:
    table = Table(mine=["witch-of-the-wilds"], hand=["phase-shift", "dew-faerie"], house="logos")
    table.do("play:phase-shift", "play:dew-faerie")
    assert effects(table) == {
        "trigger:witch-of-the-wilds": "witch-of-the-wilds.1",
        "trigger:phase-shift": "phase-shift.1.1",
    }


@said(
    {
        "brammo": words(action(Gain(1)), action(Gain(5)), reap(Gain(1)), reap(Gain(5))),
        "the-flex": words(play(Resolve(Moments.REAP, A(creature(FRIENDLY))))),
    }
)
@pytest.mark.parametrize(("option", "first"), [("action:brammo", 1), ("play:the-flex", 3)])
def test_one_of_several_abilities_of_a_card(option: str, first: int) -> None:
    table = Table(mine=["brammo"], hand=["the-flex"], house="brobnar").do(option)
    assert table.asked == "ability"
    assert effects(table) == {"mode:1": f"brammo.{first}", "mode:2": f"brammo.{first + 1}"}


def test_a_chosen_part_is_told_with_its_card() -> None:
    table = Table(mine=["tunk exhausted"], theirs=["bumpsy"], hand=["squawker"], house="mars")
    table.do("play:squawker", "mode:2")
    assert table.told("mode") == [{"seat": 0, "mode": 2, "card": "squawker", "parts": 2}]


@said({"blood-of-titans": words(gains(HOST_CARD, reap(OneOf((Gain(1), Gain(2), Gain(3))))))})
def test_a_part_that_another_card_gives_is_told_with_that_one() -> None:
    """Its words stand on the card that gives them."""
    table = Table(mine=["bumpsy +blood-of-titans"], house="brobnar").do("reap:bumpsy", "mode:3")
    assert table.told("mode") == [{"seat": 0, "mode": 3, "card": "blood-of-titans", "parts": 3}]


def test_a_lasting_effect_is_told_with_the_house_it_was_chosen_for() -> None:
    table = Table(mine=["pitlord"], theirs=["bumpsy"], hand=["brothers-in-battle"], house="brobnar")
    table.do("play:brothers-in-battle", "house:dis")
    assert table.told("lasting") == [
        {
            "card": "brothers-in-battle",
            "ability": "brothers-in-battle.1.1",
            "house": "dis",
            "until": "turn",
            "cards": [],
        }
    ]
    assert lasting(table) == [("brothers-in-battle", [], "dis")]


def test_a_lasting_effect_is_told_with_the_cards_it_was_chosen_for() -> None:
    """Those that have left play since are not what it is about any more."""
    table = Table(
        mine=["dew-faerie", "snufflegator"],
        theirs=["bumpsy +armageddon-cloak"],
        hand=["scout"],
        house="untamed",
    )
    table.do("play:scout", "card:dew-faerie", "card:snufflegator")
    assert table.told("lasting") == [
        {
            "card": "scout",
            "ability": "scout.1.1",
            "house": None,
            "until": "turn",
            "cards": ["dew-faerie", "snufflegator"],
        }
    ]
    assert table.zone("dew-faerie") == "discard"  # it fought what is hazardous
    assert lasting(table) == [("scout", ["snufflegator"], None)]


def test_a_lasting_effect_on_all_names_nothing() -> None:
    table = Table(hand=["full-moon"], house="untamed").do("play:full-moon")
    assert table.told("lasting") == [
        {"card": "full-moon", "ability": "full-moon.1.1", "house": None, "until": "turn", "cards": []}
    ]
    assert lasting(table) == [("full-moon", [], None)]


@proves("G53")
def test_a_house_that_had_to_be_chosen_is_told_with_the_card_that_says_so() -> None:
    table = Table(theirs=["troll"], hand=["control-the-weak"], house="dis").do(
        "play:control-the-weak", "house:brobnar"
    )
    table.do("end")
    assert table.told("house") == [{"seat": 1, "house": "brobnar", "card": "control-the-weak"}]
    table.to_turn_of(0, "dis")
    assert [each["card"] for each in table.told("house")] == [None]


@pytest.mark.parametrize(
    ("card", "options", "until"),
    [
        ("full-moon", [], "turn"),
        ("miasma", [], "next-turn"),
        ("shadow-of-dis", [], "your-turn"),
        ("soft-landing", [], "next"),
    ],
)
def test_how_long_it_lasts_is_told(card: str, options: list[str], until: str) -> None:
    """In the event, and in the view as long as it is there."""
    house = HOUSE_NAMES[POOL.card(card).house]
    table = Table(theirs=["troll"], hand=[card], house=house).do(f"play:{card}", *options)
    assert [each["until"] for each in table.told("lasting")] == [until]
    assert [each.until for each in view_of(table.state, 1).lasting] == [until]


@proves("G95")
def test_what_is_to_be_sacrificed_is_asked_as_that() -> None:
    table = Table(mine=["troll", "bumpsy"], theirs=["urchin"], hand=["pawn-sacrifice"], house="shadows")
    ask = view_of(table.do("play:pawn-sacrifice").state, 0).ask
    assert ask is not None
    assert (ask.kind, ask.verb) == ("card", "sacrifice")


@proves("G111")
def test_a_fight_that_is_dodged_says_so() -> None:
    table = Table(mine=["troll"], theirs=["urchin"], house="brobnar").do("fight:troll")
    assert table.told("dodged") == [{"card": "urchin"}]
    table = Table(mine=["troll"], theirs=["bumpsy"], house="brobnar").do("fight:troll")
    assert table.told("dodged") == []


def verb(table: Table) -> str:
    ask = view_of(table.state, 0).ask
    assert ask is not None
    return ask.verb


def test_whether_amber_or_damage_is_placed_anew() -> None:
    table = Table(mine=["bumpsy", "troll damage:2"], hand=["concussive-transfer"], house="brobnar")
    table.do("play:concussive-transfer", "card:troll")
    assert verb(table) == "redistribute-damage"
    table = Table(mine=["bumpsy", "troll amber:2"], hand=["equalize"], house="sanctum").do("play:equalize")
    assert verb(table) == "redistribute"
