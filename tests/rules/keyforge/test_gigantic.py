"""Gigantic creatures (section 18), shown by those of Mass Mutation and More Mutation."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.invariants import check
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.bots.registry import make_bot
from ludarium.core.chance import Chance
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.engine.settings import Settings
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import Zones
from ludarium.games.keyforge.view.sample import sample_state
from ludarium.games.keyforge.view.view import KeyForgeView
from ludarium.games.keyforge.words.effects import PlayIt
from ludarium.games.keyforge.words.known import Beneath
from ludarium.games.keyforge.words.moving import Hide
from ludarium.games.keyforge.words.shorthand import action, creature, reap, words
from ludarium.games.keyforge.words.targets import A
from ludarium.testing import proves


def imagined(table: Table, seat: int | None) -> KeyForgeState:
    """A game drawn from what a seat sees."""
    view = table.state.view(seat)
    assert isinstance(view, KeyForgeView)
    return sample_state(view, Chance.of("x"))


@proves("G162", "G249")
def test_both_halves_in_hand_are_played_as_one_card() -> None:
    table = Table(hand=["deusillus", "deusillus2"], theirs=["troll"], amber=(0, 3), house="saurian")
    assert "play:deusillus" in table.offered()
    assert "play:deusillus2" not in table.offered()
    table.do("play:deusillus")
    assert (table.line(), table.hand()) == (["deusillus"], [])
    assert table.zone("deusillus2") == "joined"
    assert table.on("deusillus") == 3
    assert [entry.card for entry in table.state.turn_log if entry.kind == 0] == [table.card("deusillus")]
    check(table.state)


@proves("G162")
def test_a_half_alone_cannot_be_played() -> None:
    for half, other in (("deusillus", "deusillus2"), ("deusillus2", "deusillus")):
        for elsewhere in ("discard", "archives", "deck"):
            table = Table(hand=[half], house="saurian", **{elsewhere: [other]})
            assert table.offered() == [f"discard:{half}", "end"]


@proves("G162")
def test_why_a_half_cannot_be_played_is_told() -> None:
    """The other half is missing; or it is there, and the bottom half stands for both."""
    for hand, told in (
        (["deusillus"], {"deusillus": "half"}),
        (["deusillus2"], {"deusillus2": "half"}),
        (["deusillus", "deusillus2"], {"deusillus2": "top-half"}),
    ):
        table = Table(hand=hand, house="saurian")
        view = table.state.view(0)
        assert isinstance(view, KeyForgeView)
        assert {fault.card: fault.why for fault in view.faults if fault.what == "play"} == told


def test_a_view_tells_halves_and_wholes() -> None:
    table = Table(mine=["tormax icons:A"], hand=["deusillus", "deusillus2"], house="saurian")
    view = table.state.view(None)
    assert isinstance(view, KeyForgeView)
    assert view.cards["tormax"].top == "tormax2+A"
    assert [view.prints[name].half for name in ("deusillus", "deusillus2", "tormax+A")] == [
        "bottom",
        "top",
        "bottom",
    ]


@proves("G162")
def test_halves_of_two_gigantic_creatures_do_not_fit() -> None:
    table = Table(hand=["bawretchadontius", "deusillus2"], house="saurian")
    assert not [option for option in table.offered() if option.startswith("play:")]


@proves("G162")
def test_a_gigantic_creature_is_the_one_card_of_the_first_turn() -> None:
    table = Table(hand=["deusillus", "deusillus2", "imperium"], house="saurian", turn=1)
    table.state.allowance = 1
    table.state.listed = table.state.stack[-1].node.options(table.state, table.state.stack[-1])
    table.do("play:deusillus")
    assert table.state.allowance == 0
    assert table.offered() == ["end"]


@proves("G163")
def test_icons_are_those_of_the_top_half() -> None:
    table = Table(hand=["deusillus", "deusillus2 icons:AA"], house="saurian")
    table.do("play:deusillus")
    assert table.amber() == 2
    wrong = Table(hand=["deusillus icons:AA", "deusillus2"], house="saurian")
    wrong.do("play:deusillus+AA")
    assert wrong.amber() == 0


@proves("G163")
def test_of_top_halves_with_other_icons_one_is_chosen() -> None:
    table = Table(hand=["deusillus", "deusillus2", "deusillus2 icons:AA", "deusillus2"], house="saurian")
    table.do("play:deusillus")
    assert sorted(table.offered()) == ["hand:deusillus2", "hand:deusillus2+AA"]
    again = imagined(table, 0)
    assert [str(option) for option in again.decision().options()] == table.offered()  # type: ignore[union-attr]
    table.do("hand:deusillus2+AA")
    assert table.amber() == 2
    assert table.hand() == ["deusillus2", "deusillus2.2"]
    check(table.state)


@proves("G163")
def test_in_play_it_is_one_creature_with_what_the_bottom_half_says() -> None:
    table = Table(mine=["niffle-kong", "troll"], theirs=["bumpsy"], house="untamed")
    assert table.line() == ["niffle-kong", "troll"]
    assert (table.power("niffle-kong"), table.armor("niffle-kong")) == (12, 2)
    assert table.state.decks.prints[table.state.face[table.card("niffle-kong")]].traits == (
        "mutant",
        "niffle",
    )
    table.do("reap:niffle-kong", "no")
    assert table.amber() == 1


@proves("G248")
def test_out_of_play_a_top_half_has_no_power() -> None:
    table = Table(hand=["deusillus", "deusillus2"], house="saurian")
    assert (table.power("deusillus"), table.power("deusillus2")) == (20, 0)
    assert table.state.same_name(table.card("deusillus"), table.card("deusillus2"))


@proves("G247")
def test_destroyed_both_halves_lie_in_the_discard_pile() -> None:
    table = Table(mine=["tormax damage:7 amber:2", "troll"], theirs=["bumpsy"], house="dis")
    table.do("fight:tormax")
    assert table.row("discard") == ["tormax", "tormax2"]
    assert table.amber(1) == 2
    assert table.state.joined == []
    check(table.state)


@proves("G247")
def test_the_order_in_the_discard_pile_is_the_active_players() -> None:
    table = Table(
        mine=["tormax damage:7"], theirs=["bumpsy"], house="dis", settings=Settings([0, 0], 0, True)
    )
    table.do("fight:tormax")
    assert table.offered() == ["card:tormax", "card:tormax2"]
    table.do("card:tormax2")
    assert table.row("discard") == ["tormax2", "tormax"]


@proves("G247")
def test_returned_to_hand_it_is_two_cards_and_may_be_played_again() -> None:
    table = Table(
        mine=["tormax amber:1 +blood-of-titans"], hand=["hysteria"], their_hand=["punch"], house="dis",
        amber=(0, 0), their_discard=[],
    )  # fmt: skip
    table.do("play:hysteria")
    assert sorted(table.hand()) == ["tormax", "tormax2"]
    assert table.zone("blood-of-titans") == "discard"
    check(table.state)
    table.do("play:tormax")
    assert table.line() == ["tormax"]
    assert table.row("purged", 1) == ["punch"]


@proves("G247")
def test_on_top_of_the_deck_the_order_is_chosen() -> None:
    table = Table(mine=["symon"], theirs=["deusillus"], house="shadows")
    table.do("fight:symon")
    assert table.offered() == ["card:deusillus", "card:deusillus2"]
    table.do("card:deusillus2")
    assert table.row("deck", 1)[:2] == ["deusillus", "deusillus2"]
    check(table.state)


@proves("G247")
def test_archived_it_is_two_cards() -> None:
    table = Table(mine=["uxlyx-the-zookeeper"], theirs=["deusillus amber:2"], house="mars")
    table.do("reap:uxlyx-the-zookeeper")
    assert sorted(table.row("archives")) == ["deusillus", "deusillus2"]
    assert table.amber() == 3
    check(table.state)
    table.do("end")
    table.to_turn_of(0, "mars")
    assert sorted(table.row("archives")) == ["deusillus", "deusillus2"]


@proves("G247")
def test_shuffled_into_the_deck_it_is_two_cards() -> None:
    table = Table(
        theirs=["deusillus"],
        hand=["lost-in-the-woods"],
        mine=["troll", "bumpsy"],
        house="untamed",
        their_deck=[],
    )
    table.do("play:lost-in-the-woods")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert sorted(table.row("deck", 1)) == ["deusillus", "deusillus2"]
    check(table.state)


@proves("G247")
def test_a_ward_keeps_both_halves() -> None:
    table = Table(theirs=["deusillus warded"], hand=["fear"], house="dis")
    table.do("play:fear")
    assert table.line(1) == ["deusillus"]
    check(table.state)


@proves("G132", "G247")
def test_whoever_controls_it_both_halves_go_to_their_owner() -> None:
    table = Table(theirs=["deusillus"], hand=["hypnobeam", "fear"], house="mars")
    table.do("play:hypnobeam")
    assert table.line() == ["deusillus"]
    assert table.holder("deusillus") == 0
    check(table.state)
    back = Table(theirs=["deusillus theirs"], hand=["fear"], house="dis")
    back.do("play:fear")
    assert sorted(back.hand()) == ["deusillus", "deusillus2"]
    check(back.state)


@proves("G164")
def test_an_effect_cannot_play_one_half() -> None:
    for lying in (["deusillus"], ["deusillus2"]):
        table = Table(hand=["exhume"], discard=[*lying], house="dis")
        table.do("play:exhume")
        while table.asked != "turn":
            table.do("yes" if "yes" in table.offered() else table.offered()[0])
        assert table.line() == []
        assert lying[0] in table.row("discard")
        check(table.state)
    both = Table(hand=["exhume"], discard=["deusillus", "deusillus2"], house="dis")
    both.do("play:exhume", "pile:deusillus", "yes")
    assert both.line() == []
    assert both.row("discard")[:2] == ["deusillus", "deusillus2"]


@proves("G64", "G164")
def test_an_effect_leaves_half_a_creature_on_the_deck() -> None:
    table = Table(hand=["wild-wormhole", "deusillus2"], deck=["deusillus"], house="logos")
    table.do("play:wild-wormhole")
    assert table.row("deck") == ["deusillus"]
    assert [event["fault"] for event in table.told("fizzled")] == ["half"]
    check(table.state)


@proves("G162", "G164")
def test_an_effect_plays_both_halves_from_hand() -> None:
    for half in ("deusillus", "deusillus2"):
        table = Table(mine=["imperial-road"], hand=["deusillus", "deusillus2"], theirs=["troll"], house="dis")
        table.do("omni:imperial-road", f"hand:{half}")
        assert table.line() == ["deusillus"]
        assert table.has("deusillus", "stunned")
        assert table.hand() == []
        check(table.state)
    alone = Table(mine=["imperial-road"], hand=["deusillus2", "imperium"], house="dis")
    alone.do("omni:imperial-road")
    assert alone.line() == []
    assert alone.hand() == ["deusillus2", "imperium"]


@proves("G164")
def test_an_effect_on_both_halves_puts_them_into_play() -> None:
    table = Table(
        mine=["spangler-box", "deusillus amber:1"], theirs=["troll"],
        their_hand=["grasping-vines"], house="logos",
    )  # fmt: skip
    table.do("action:spangler-box", "card:deusillus")
    assert sorted(table.row("purged")) == ["deusillus", "deusillus2"]
    assert table.holder("spangler-box") == 1
    check(table.state)
    table.to_turn_of(1, "untamed")
    table.do("play:grasping-vines", "card:spangler-box")
    table.do("purged:deusillus2")
    assert table.asked == "turn"
    assert table.line() == ["deusillus"]
    assert table.zone("deusillus2") == "joined"
    assert table.on("deusillus") == 0
    check(table.state)
    taken = Table(mine=["overlord-greking warded"], theirs=["deusillus damage:19"], house="dis")
    taken.do("fight:overlord-greking")
    while taken.asked != "turn":
        taken.do(taken.offered()[0])
    assert taken.line() in (
        ["deusillus"],
        ["overlord-greking", "deusillus"],
        ["deusillus", "overlord-greking"],
    )
    assert taken.holder("deusillus") == 0
    assert taken.zone("deusillus2") == "joined"
    check(taken.state)


@proves("G163", "G164")
def test_the_halves_leave_their_zone_together() -> None:
    """While a place is chosen for it, the creature is two cards of the hand still."""
    table = Table(
        mine=["dust-pixie"],
        hand=["æmberlution", "deusillus house:untamed", "eunoia", "deusillus2 house:untamed"],
        house="untamed",
    )
    table.do("play:aemberlution", "hand:eunoia", "hand:deusillus~untamed")
    assert table.asked == "place"
    assert table.zone("deusillus2~untamed") == "hand"
    check(table.state)
    table.do("place:0")
    assert table.line() == ["deusillus~untamed", "eunoia"]
    assert table.zone("deusillus2~untamed") == "joined"
    check(table.state)


@proves("G164")
def test_an_effect_puts_no_half_into_play() -> None:
    table = Table(
        mine=["swap-widget", "john-smyth"],
        hand=["deusillus house:mars", "deusillus2 house:mars"],
        house="mars",
    )
    table.do("action:swap-widget")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert "deusillus~mars" in table.hand()
    assert "deusillus2~mars" in table.hand()
    check(table.state)


@proves("G247")
def test_an_effect_that_follows_it_follows_both_halves() -> None:
    table = Table(mine=["yxilo-bolter"], theirs=["tormax damage:7"], house="mars")
    table.do("reap:yxilo-bolter")
    while table.asked != "turn":
        table.do("card:tormax" if "card:tormax" in table.offered() else table.offered()[0])
    assert sorted(table.row("purged", 1)) == ["tormax", "tormax2"]
    check(table.state)


@proves("G213")
def test_a_copy_is_one_card() -> None:
    table = Table(
        theirs=["tormax icons:AA"], hand=["mimic-gel", "punch"], their_hand=["anger"], house="logos"
    )
    table.do("play:mimic-gel")
    assert table.power("mimic-gel") == 8
    assert table.state.top_half(table.card("mimic-gel")) == -1
    assert table.row("purged", 1) == ["anger"]
    check(table.state)


@proves("G202", "G247")
def test_under_another_card_lies_a_single_half() -> None:
    table = Table(hand=["masterplan", "deusillus", "deusillus2"], house="shadows")
    table.do("play:masterplan", "hand:deusillus2")
    assert table.hand() == ["deusillus"]
    table.to_turn_of(1)
    table.to_turn_of(0, "shadows")
    table.do("omni:masterplan")
    assert table.line() == []
    assert table.zone("deusillus2") in ("discard", "beneath")
    check(table.state)


@proves("G147", "G249")
def test_the_rule_of_six_knows_one_name() -> None:
    table = Table(hand=["tormax", "tormax2"], house="dis")
    table.do("play:tormax")
    assert table.state.times(table.card("tormax"), 0) == 1
    assert table.state.times(table.card("tormax2"), 0) == 1


def test_a_view_knows_both_halves() -> None:
    table = Table(mine=["tormax icons:A"], theirs=["deusillus amber:3"], hand=["cadet-allison2"], house="dis")
    for seat in (0, 1, None):
        again = imagined(table, seat)
        assert again.joined == table.state.joined
        assert again.face[table.card("deusillus")] == table.state.face[table.card("deusillus")]
        assert all([again.zone[c] == Zones.JOINED for c in again.joined])
        check(again)


@pytest.mark.parametrize("name", ["greedy", "search:1"])
def test_bots_play_one_whose_halves_they_hold(name: str) -> None:
    """Both bots; and the greedy one throws no half away as long as the other may still come."""
    table = Table(hand=["deusillus", "deusillus2"], theirs=["troll"], amber=(0, 3), house="saurian")
    bot = make_bot(GAME.name, name, "bot")
    assert bot.choose(table.state.view(0), table.offered()) == "play:deusillus"


def test_greedy_keeps_half_a_gigantic_creature() -> None:
    table = Table(hand=["deusillus2"], house="saurian")
    assert make_bot(GAME.name, "greedy", "bot").choose(table.state.view(0), table.offered()) == "end"


@proves("G202", "G247")
@said({"brammo": words(action(Hide(A(creature(other=True)))), reap(PlayIt(Beneath())))})
def test_from_play_both_halves_go_under_another_card() -> None:
    """Two cards lie there then, and what lay on the creature is gone; an effect on both brings it back. When the card
    above leaves play, both are discarded."""
    table = Table(
        mine=["brammo", "tormax damage:2 amber:2 plus:1 +blood-of-titans"], theirs=["troll"], house="brobnar"
    )
    table.do("action:brammo", "card:tormax")
    assert (table.line(), table.zone("tormax"), table.zone("tormax2")) == (["brammo"], "beneath", "beneath")
    assert sorted(table.labels(table.state.under(table.card("brammo")))) == ["tormax", "tormax2"]
    assert (table.amber(1), table.zone("blood-of-titans")) == (2, "discard")
    assert table.state.joined == []
    check(table.state)
    for seat in (0, 1, None):
        check(imagined(table, seat))
    again = Table(mine=["brammo", "tormax damage:2"], theirs=["troll"], house="brobnar")
    again.do("action:brammo", "card:tormax").to_turn_of(1, "brobnar").to_turn_of(0, "brobnar").do(
        "reap:brammo"
    )
    while again.asked != "turn":
        again.do(again.offered()[0])
    assert sorted(again.line()) == ["brammo", "tormax"]
    assert (again.zone("tormax2"), again.damage("tormax")) == ("joined", 0)
    check(again.state)
    table.to_turn_of(1, "brobnar").do("fight:troll")
    assert sorted(table.row("discard")) == ["blood-of-titans", "brammo", "tormax", "tormax2"]
    check(table.state)


@proves("G103", "G202")
@said({"brammo": words(action(Hide(A(creature(other=True)))))})
def test_a_ward_keeps_a_creature_from_going_under_another_card() -> None:
    table = Table(mine=["brammo"], theirs=["tormax warded"], house="brobnar").do("action:brammo")
    assert (table.line(1), table.zone("tormax2"), table.has("tormax", "warded")) == (
        ["tormax"],
        "joined",
        False,
    )
    check(table.state)
