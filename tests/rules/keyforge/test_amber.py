"""Section 14: what becomes of Æ, and of cards on their way to other places."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.invariants import check
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import Moments, Verbs, Zones
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.words.amounts import CountIt
from ludarium.games.keyforge.words.cards import ENEMY, FRIENDLY, IN_DECK, IN_HAND, OPPONENT, YOU
from ludarium.games.keyforge.words.conditions import Did
from ludarium.games.keyforge.words.control import If
from ludarium.games.keyforge.words.effects import Capture, Exalt, PutAmber, TakeAmber
from ludarium.games.keyforge.words.known import THIS
from ludarium.games.keyforge.words.moving import Discard, Purge, Reveal, Search
from ludarium.games.keyforge.words.places import Move, SwapControl
from ludarium.games.keyforge.words.players import Draw, Gain, Lose, Pay, Steal
from ludarium.games.keyforge.words.shorthand import (
    action,
    after,
    artifact,
    card,
    creature,
    play,
    price,
    words,
)
from ludarium.games.keyforge.words.targets import A, Both, Each, UpTo
from ludarium.testing import proves


@proves("G125")
@said({"first-blood": words(play(Gain(3), Lose(5, OPPONENT)))})
def test_æmber_is_gained_from_the_supply_and_lost_to_it_as_far_as_there_is_some() -> None:
    table = Table(mine=["bumpsy"], hand=["first-blood"], house="brobnar", amber=(1, 4))
    table.do("play:first-blood")
    assert (table.amber(0), table.amber(1)) == (1 + 1 + 3, 0)
    assert table.told("lost")[0]["amount"] == 4


@pytest.mark.parametrize(("theirs", "stolen"), [(5, 3), (2, 2), (0, 0)])
@proves("G126")
@said({"swindle": words(play(Steal(3)))})
def test_stealing_takes_from_the_opponents_pool_what_there_is(theirs: int, stolen: int) -> None:
    table = Table(hand=["swindle"], house="shadows", amber=(1, theirs))
    table.do("play:swindle")
    assert (table.amber(0), table.amber(1)) == (1 + stolen, theirs - stolen)


@proves("G127")
def test_capture_goes_from_the_opponents_pool_onto_the_creature() -> None:
    """Charette captures 3, or as much as there is; it is the opponent of its controller who loses it."""
    table = Table(hand=["charette"], house="dis", amber=(4, 2))
    table.do("play:charette")
    assert (table.on("charette"), table.amber(0), table.amber(1)) == (2, 4, 0)


@proves("G127")
@said({"first-blood": words(play(Capture(1, A(creature(FRIENDLY)))))})
def test_capture_needs_a_creature_and_an_opponent_of_its_controller() -> None:
    with said({"cannon": words(action(Capture(1)))}):
        table = Table(mine=["cannon"], house="brobnar", amber=(0, 2))
        table.do("action:cannon")
        assert (table.on("cannon"), table.amber(1)) == (0, 2)
    table = Table(mine=["cannon"], hand=["first-blood"], house="brobnar", amber=(0, 2))
    table.do("play:first-blood")
    assert (table.on("cannon"), table.amber(1)) == (0, 2)
    table = Table(mine=["troll theirs"], hand=["first-blood"], house="brobnar", amber=(3, 2))
    table.do("play:first-blood")
    assert (table.on("troll"), table.amber(0), table.amber(1)) == (1, 4, 1)


@proves("G128")
@said({"first-blood": words(play(Exalt(1, A(creature()))))})
def test_exalt_puts_æmber_of_the_supply_on_a_creature() -> None:
    table = Table(theirs=["troll"], hand=["first-blood"], house="brobnar", amber=(0, 2))
    table.do("play:first-blood")
    assert (table.on("troll"), table.amber(0), table.amber(1)) == (1, 1, 2)


@proves("G129")
@said({"swindle": words(play(Steal(3), Lose(9, OPPONENT)))})
def test_æmber_on_cards_is_in_nobodys_pool() -> None:
    """It can't be stolen or lost, and pays for no key; that on Safe Place may be spent, because it says so."""
    table = Table(theirs=["troll amber:5"], hand=["swindle"], house="shadows", amber=(0, 1))
    table.do("play:swindle")
    assert (table.on("troll"), table.amber(0), table.amber(1)) == (5, 1, 0)
    table = Table(mine=["troll amber:9"], at="start", amber=(5, 0))
    assert (table.asked, table.keys()) == ("house", 0)
    table = Table(mine=["safe-place amber:1"], at="start", amber=(5, 0))
    assert table.asked == "spend"


@proves("G130")
def test_archiving_goes_face_down_to_the_owners_archives() -> None:
    """Labwork: from hand, where no place is named; a creature that one controls goes to its owner's archives."""
    table = Table(hand=["labwork", "troll", "bumpsy"], house="logos")
    table.do("play:labwork", "hand:troll")
    assert table.row("archives") == ["troll"]
    assert not table.state.seen[table.card("troll")] >> 1 & 1
    table = Table(mine=["vezyma-thinkdrone", "troll theirs"], house="mars")
    table.do("reap:vezyma-thinkdrone", "yes", "card:troll")
    assert (table.row("archives", 0), table.row("archives", 1)) == ([], ["troll"])


@proves("G130")
@said({"first-blood": words(play(Discard(Each(card(FRIENDLY, 1 << Zones.ARCHIVES)))))})
def test_your_archives_hold_a_foreign_card_that_goes_home_whatever_takes_it_out() -> None:
    """Uxlyx archives an enemy creature in one's own archives; taken or discarded, it goes to its owner's hand."""
    table = Table(mine=["uxlyx-the-zookeeper"], theirs=["troll"], house="mars")
    table.do("reap:uxlyx-the-zookeeper")
    assert table.row("archives", 0) == ["troll"]
    table.do("end")
    table.step(1)
    table.do("end", "house:mars", "take")
    assert table.zone("troll") == "hand"
    assert "troll" in table.hand(1)
    table = Table(hand=["first-blood"], archives=["troll theirs"], house="brobnar")
    table.do("play:first-blood")
    assert table.hand(1) == ["troll"]
    assert not [one for one in table.told("discarded") if one["card"] == "troll"]


FIND = words(play(Search(UpTo(1, card(FRIENDLY, IN_DECK, house=0)))))


@proves("G131")
@said({"first-blood": FIND})
def test_a_search_looks_at_all_may_find_nothing_and_shuffles() -> None:
    table = Table(hand=["first-blood"], deck=["troll", "urchin", "bumpsy"], house="brobnar")
    table.do("play:first-blood")
    assert set(table.offered()) == {"deck:troll", "deck:bumpsy", "no"}
    table.do("no")
    assert len(table.row("deck")) == 3
    assert len(table.told("shuffled")) == 1
    table = Table(hand=["first-blood"], deck=["troll", "urchin", "bumpsy"], house="brobnar")
    table.do("play:first-blood", "deck:bumpsy")
    assert table.hand() == ["bumpsy"]
    assert table.told("revealed")[0]["prints"] == ["bumpsy"]
    assert len(table.told("shuffled")) == 1


@proves("G131")
@said({"first-blood": words(play(Reveal(Each(card(FRIENDLY, IN_HAND)))))})
def test_revealing_moves_nothing() -> None:
    table = Table(hand=["first-blood", "troll"], house="brobnar")
    table.do("play:first-blood")
    assert table.hand() == ["troll"]
    assert table.state.seen[table.card("troll")] >> 1 & 1


@proves("G131")
def test_swapped_creatures_exchange_their_positions() -> None:
    table = Table(mine=["sanctum-guardian", "troll", "bumpsy"], house="sanctum")
    table.do("reap:sanctum-guardian", "card:bumpsy")
    assert table.line() == ["bumpsy", "troll", "sanctum-guardian"]
    table = Table(mine=["sanctum-guardian"], theirs=["troll"], house="sanctum")
    table.do("reap:sanctum-guardian")
    assert (table.line(0), table.line(1)) == (["sanctum-guardian"], ["troll"])


@proves("G131")
def test_what_swapped_creatures_say_comes_in_their_new_order() -> None:
    """As it would if the position were read again: options stand in the order of the line."""
    table = Table(mine=["sanctum-guardian", "troll", "sanctum-guardian"], house="sanctum")
    table.do("reap:sanctum-guardian", "card:sanctum-guardian.2")
    assert table.line() == ["sanctum-guardian.2", "troll", "sanctum-guardian"]
    check(table.state)


@proves("G228")
@said({"first-blood": words(play(Pay(3, YOU)))})
def test_paying_goes_to_the_opponents_pool() -> None:
    table = Table(hand=["first-blood"], house="brobnar", amber=(4, 0))
    table.do("play:first-blood")
    assert (table.amber(0), table.amber(1)) == (2, 3)


@pytest.mark.parametrize(("there", "counts"), [(0, False), (1, False), (2, True), (3, True)])
@proves("G228", "G10")
@said(
    {
        "misery-exploit": words(play(Pay(2, OPPONENT), If(Did(), Draw(1)))),
        "harvest-time": words(play(Capture(2, A(creature(FRIENDLY))), If(Did(), Draw(1)))),
    }
)
def test_before_if_you_do_only_the_whole_amount_counts(there: int, counts: bool) -> None:
    """A part is paid, or captured, all the same."""
    table = Table(hand=["misery-exploit"], house="dis", amber=(0, there))
    table.do("play:misery-exploit")
    assert table.amber(1) == max(0, there - 2)
    assert len(table.hand()) == counts
    table = Table(mine=["troll"], hand=["harvest-time"], house="dis", amber=(0, there))
    table.do("play:harvest-time")
    assert table.on("troll") == min(there, 2)
    assert len(table.hand()) == counts


@pytest.mark.parametrize(("mine", "may"), [(1, False), (2, True)])
@proves("G228")
@said({"grumpus-tamer": words(price(Verbs.USE, 2, creature(), OPPONENT))})
def test_in_order_to_use_only_the_whole_price_counts(mine: int, may: bool) -> None:
    table = Table(mine=["troll"], theirs=["grumpus-tamer"], house="brobnar", amber=(mine, 0))
    assert ("reap:troll" in table.offered()) == may
    if may:
        table.do("reap:troll")
        assert (table.amber(0), table.amber(1)) == (1, 2)


@proves("G228")
def test_captured_æmber_returns_to_the_opponent_of_whoever_controls_the_creature() -> None:
    """Also that on a creature which its opponent has taken over."""
    table = Table(mine=["troll theirs amber:2"], hand=["gateway-to-dis"], house="dis", amber=(0, 0))
    table.do("play:gateway-to-dis")
    assert (table.amber(0), table.amber(1)) == (0, 2)


@proves("G228")
@said(
    {
        "grumpus-tamer": words(action(TakeAmber(1, A(creature(ENEMY))))),
        "alaka": words(action(PutAmber(1, THIS)), after(Moments.AFTER_USED, Gain(0), of=creature())),
    }
)
def test_moving_æmber_is_neither_gain_nor_steal_nor_capture() -> None:
    table = Table(
        mine=["grumpus-tamer", "alaka"], theirs=["troll amber:2", "the-vaultkeeper"], house="brobnar"
    )
    table.do("action:grumpus-tamer", "card:troll")
    assert (table.amber(0), table.on("troll")) == (1, 1)
    kinds = {event.kind() for event in table.events}
    assert not kinds & {"gained", "stole", "captured", "lost"}
    table.do("action:alaka")
    assert (table.amber(0), table.on("alaka")) == (0, 1)
    assert not {event.kind() for event in table.events} & {"gained", "stole", "captured", "lost"}


@proves("G137")
def test_a_constant_ability_works_only_in_play_and_while_its_condition_holds() -> None:
    """Grey Monk in hand gives no armor; Staunch Knight has its 2 power on a flank only; neither is used by that."""
    table = Table(mine=["troll", "staunch-knight", "bumpsy"], hand=["grey-monk"], house="sanctum")
    assert (table.armor("troll"), table.power("staunch-knight")) == (0, 4)
    table.do("play:grey-monk", "place:0")
    assert table.armor("troll") == 1
    assert table.state.done(Done.USED, 0) == 0
    table = Table(mine=["staunch-knight", "bumpsy"], house="sanctum")
    assert table.power("staunch-knight") == 6
    assert not table.has("staunch-knight", "exhausted")


@proves("G230", "G131")
@said({"first-blood": words(play(SwapControl(Both((A(creature(FRIENDLY)), A(artifact(ENEMY)))))))})
def test_a_creature_and_an_artifact_do_not_swap_control() -> None:
    table = Table(mine=["troll"], theirs=["cannon"], hand=["first-blood"], house="brobnar").do(
        "play:first-blood"
    )
    assert (table.line(0), table.row("artifacts", 1)) == (["troll"], ["cannon"])


@proves("G229")
@said({"grumpus-tamer": words(action(Move(A(creature(ENEMY)))))})
def test_an_enemy_creature_is_moved_in_its_own_line() -> None:
    table = Table(mine=["grumpus-tamer"], theirs=["troll", "bumpsy"], house="brobnar")
    table.do("action:grumpus-tamer", "card:troll", "place:1")
    assert (table.line(0), table.line(1)) == (["grumpus-tamer"], ["bumpsy", "troll"])


@proves("G130")
@said({"first-blood": words(play(Purge(Each(card(FRIENDLY, 1 << Zones.ARCHIVES))), Gain(CountIt())))})
def test_a_foreign_card_purged_from_archives_was_not_purged() -> None:
    table = Table(hand=["first-blood"], archives=["troll theirs", "bumpsy"], house="brobnar").do(
        "play:first-blood"
    )
    assert (table.hand(1), table.zone("bumpsy")) == (["troll"], "purged")
    assert table.amber() == 1 + 1  # its icon, and Bumpsy
