"""Section 1: the golden rules, G1 to G11 and G190 to G199."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.codes import MoveKinds
from ludarium.games.keyforge.engine.terms import Flags, Moments, Verbs
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.pool.houses import Houses
from ludarium.games.keyforge.words.amounts import Count, InPool, TimesDone
from ludarium.games.keyforge.words.base import Effect
from ludarium.games.keyforge.words.cards import CREATURES, ENEMY, FRIENDLY, IN_DISCARD, IN_HAND, OPPONENT, YOU
from ludarium.games.keyforge.words.conditions import AtLeast, Did
from ludarium.games.keyforge.words.control import ForEach, If, May
from ludarium.games.keyforge.words.effects import PlayIt, PutAmber, PutInPlay, TakeControl, Use
from ludarium.games.keyforge.words.harm import Counters, Damage, Destroy, Heal, Ready, Status, Unstun
from ludarium.games.keyforge.words.known import HIT, IT, THIS
from ludarium.games.keyforge.words.moving import Archive, Discard, Return
from ludarium.games.keyforge.words.players import Draw, Gain, Lose, LoseHalf, Steal
from ludarium.games.keyforge.words.shorthand import (
    HOST_CARD,
    action,
    after,
    cannot,
    card,
    creature,
    destroyed,
    ends,
    gains,
    may_play,
    may_use,
    play,
    power,
    reap,
    this_turn,
    words,
)
from ludarium.games.keyforge.words.targets import A, AnyNumber, Each, Extreme, Some, Spread, UpTo
from ludarium.testing import proves


@proves("G1")
@said(
    {"the-flex": words(play(this_turn(may_use(creature(FRIENDLY)), cannot(Verbs.REAP, creature(FRIENDLY)))))}
)
def test_cannot_beats_may_whichever_was_said_later() -> None:
    table = Table(mine=["troll", "dust-imp"], theirs=["bumpsy"], hand=["the-flex"], house="brobnar")
    table.do("play:the-flex")
    assert table.offered() == ["fight:troll", "fight:dust-imp", "end"]


@proves("G1")
@said(
    {
        "the-flex": words(
            play(this_turn(cannot(Verbs.REAP, creature()), cannot(Verbs.FIGHT, creature(damaged=1))))
        )
    }
)
def test_all_restrictions_apply_together() -> None:
    table = Table(mine=["troll damage:1", "bumpsy"], theirs=["krump"], hand=["the-flex"], house="brobnar")
    table.do("play:the-flex")
    assert table.offered() == ["fight:bumpsy", "end"]


@proves("G1", "G51")
def test_a_text_beats_the_rules() -> None:
    """By the rules a creature of another house can't be used; its own text says otherwise."""
    table = Table(mine=["tireless-crocag house:dis", "dust-imp"], theirs=["troll"], house="brobnar")
    assert table.offered() == ["fight:tireless-crocag~dis", "end"]


@proves("G2", "G3")
@said({"gub": words(destroyed(Gain(2), Damage(1, A(creature()))))})
def test_the_active_player_decides_for_the_opponent_s_card_and_its_controller_performs_it() -> None:
    table = Table(mine=["troll"], theirs=["gub", "bumpsy", "krump"], house="brobnar")
    table.do("fight:troll", "card:gub")
    assert (table.asked, table.state.asked) == ("card", 0)
    assert (table.amber(0), table.amber(1)) == (0, 2)
    table.do("card:krump")
    assert table.damage("krump") == 1


@proves("G4", "GX7")
@said({"the-flex": words(play(Destroy(A(creature(ENEMY))), Destroy(A(creature(FRIENDLY))), Gain(1)))})
def test_what_cannot_be_done_is_skipped() -> None:
    table = Table(theirs=["troll"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert table.line(1) == []
    assert table.amber() == 1


@proves("G5")
@said(
    {"the-flex": words(play(Damage(2, Each(creature())), Heal(1, Each(creature())), Gain(Count(creature()))))}
)
def test_a_text_is_carried_out_in_its_order() -> None:
    table = Table(mine=["bumpsy"], theirs=["urchin"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert table.damage("bumpsy") == 1
    assert table.zone("urchin") == "discard"
    assert table.amber() == 1


@proves("G6")
@said(
    {
        "gub": words(power(2, creature(FRIENDLY, other=True))),
        "the-flex": words(play(Damage(3, Each(creature())))),
        "into-the-fray": words(play(Damage(1, Each(creature())), Damage(3, Each(creature())))),
    }
)
def test_one_dealing_hurts_all_at_once_and_two_one_after_the_other() -> None:
    """As long as Gub stands, its neighbour of power 2 has 4; both are struck before either is gone."""
    table = Table(theirs=["gub", "urchin"], hand=["the-flex", "into-the-fray"], house="brobnar")
    assert table.power("urchin") == 3
    table.do("play:into-the-fray")
    assert table.line(1) == []
    twice = Table(theirs=["gub", "krump"], hand=["into-the-fray"], house="brobnar")
    assert twice.power("krump") == 8
    twice.do("play:into-the-fray")
    assert twice.damage("krump") == 4
    assert twice.power("krump") == 6


@proves("G7", "G155")
def test_instead_changes_what_was_said_before() -> None:
    """With Dimension Door a reap steals, and gains nothing."""
    table = Table(mine=["dextre"], hand=["dimension-door"], amber=(0, 3), house="logos")
    table.do("play:dimension-door", "reap:dextre")
    assert (table.amber(0), table.amber(1)) == (1, 2)


@proves("G8")
@said(
    {
        "yurk": words(after(Moments.AFTER_ENTERS, Gain(1), of=creature())),
        "old-yurk": words(after(Moments.AFTER_PLAYED, Lose(1, 1), of=creature())),
        "cowfyne": words(play(Steal(1))),
    }
)
def test_the_active_player_orders_a_window_whoever_owns_its_effects() -> None:
    table = Table(mine=["yurk"], theirs=["old-yurk"], hand=["cowfyne"], amber=(1, 1), house="brobnar")
    table.do("play:cowfyne", "place:1")
    assert sorted(table.offered()) == ["trigger:cowfyne", "trigger:old-yurk", "trigger:yurk"]
    assert table.state.asked == 0
    table.do("trigger:old-yurk")
    assert table.amber(0) == 0
    table.do("trigger:yurk")
    assert (table.amber(0), table.amber(1)) == (2, 0)


@proves("G9")
@said({"the-flex": words(play(Damage(2, A(creature())), May(Destroy(Some(2, creature(FRIENDLY)))), Gain(1)))})
def test_may_is_free_and_then_carried_out_as_far_as_possible() -> None:
    no = Table(mine=["troll"], hand=["the-flex"], house="brobnar").do("play:the-flex", "no")
    assert no.damage("troll") == 2  # there was no choice but this
    assert (no.line(), no.amber()) == (["troll"], 1)
    yes = Table(mine=["troll"], hand=["the-flex"], house="brobnar").do("play:the-flex", "yes")
    assert (yes.line(), yes.amber()) == ([], 1)


@proves("G9")
@said({"the-flex": words(play(Damage(1, UpTo(2, creature()))))})
def test_up_to_includes_none() -> None:
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert table.offered() == ["card:troll", "card:bumpsy", "no"]
    table.do("no")
    assert table.damage("troll") + table.damage("bumpsy") == 0


@proves("G10")
@said({"the-flex": words(play(Discard(Some(2, card(FRIENDLY, IN_HAND))), If(Did(), Gain(3))))})
def test_if_you_do_needs_all_of_it() -> None:
    part = Table(hand=["the-flex", "troll"], house="brobnar").do("play:the-flex")
    assert part.hand() == []
    assert part.amber() == 0
    whole = Table(hand=["the-flex", "troll", "bumpsy"], house="brobnar").do("play:the-flex")
    assert whole.hand() == []
    assert whole.amber() == 3


@proves("G10")
@said({"the-flex": words(play(Steal(1), If(Did(), Draw(1))))})
def test_what_became_another_event_was_not_done() -> None:
    """Ether Spider makes a capture of the steal."""
    stolen = Table(hand=["the-flex"], amber=(0, 2), house="brobnar").do("play:the-flex")
    assert len(stolen.hand()) == 1
    taken = Table(theirs=["ether-spider"], hand=["the-flex"], amber=(0, 2), house="brobnar").do(
        "play:the-flex"
    )
    assert taken.hand() == []
    assert (taken.amber(0), taken.amber(1), taken.on("ether-spider")) == (0, 1, 1)


@proves("G11", "G15")
def test_tokens_never_run_out() -> None:
    """Six kinds lie on the table, as many as are needed: Æ, damage, power, stun, ward and enrage."""
    table = Table(
        mine=["troll plus:90 damage:80 amber:70 stunned warded enraged", "bumpsy"],
        amber=(500, 0),
        house="brobnar",
    )
    table.do("reap:bumpsy")
    assert table.amber() == 501
    assert (table.power("troll"), table.damage("troll"), table.on("troll")) == (98, 80, 70)
    assert table.has("troll", "stunned")
    assert table.has("troll", "warded")
    assert table.has("troll", "enraged")


@proves("G190")
@said({"the-flex": words(play(ForEach(Count(creature(ENEMY)), Destroy(A(creature(ENEMY))))))})
def test_for_each_counts_first_and_then_takes_one_after_the_other() -> None:
    """Three are counted; the second choice is made when the first is gone, and counting goes on although fewer are."""
    table = Table(theirs=["bumpsy", "troll", "krump"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    table.do("card:troll")
    assert table.offered() == ["card:bumpsy", "card:krump"]
    table.do("card:bumpsy")
    assert table.line(1) == []


@proves("G190")
@said({"the-flex": words(play(Damage(2, Spread(2, creature(ENEMY)))))})
def test_damage_for_each_is_dealt_at_once_though_it_is_split() -> None:
    """Two ones on one creature are one dealing: its armor counts once, and the other choice is still the first's."""
    table = Table(theirs=["bumpsy", "champion-anaphiel"], hand=["the-flex"], house="brobnar").do(
        "play:the-flex"
    )
    table.do("card:champion-anaphiel")
    assert table.damage("champion-anaphiel") == 0
    assert table.offered() == ["card:bumpsy", "card:champion-anaphiel"]
    table.do("card:champion-anaphiel")
    assert table.damage("champion-anaphiel") == 3


@proves("G190")
@said({"the-flex": words(play(Damage(Count(creature(FRIENDLY)), A(creature(ENEMY)))))})
def test_a_creature_chosen_for_each_stays_the_one() -> None:
    table = Table(
        mine=["dust-imp", "dust-pixie"], theirs=["bumpsy", "troll"], hand=["the-flex"], house="brobnar"
    )
    table.do("play:the-flex", "card:troll")
    assert (table.damage("troll"), table.damage("bumpsy"), table.asked) == (2, 0, "turn")


@proves("G191", "GX9", "G187")
@said(
    {
        "cowfyne": words(reap(Discard(A(card(FRIENDLY, IN_HAND))), If(Did(), Gain(Count(creature(ENEMY)))))),
        "flamethrower": words(after(Moments.AFTER_DISCARDS, Destroy(A(creature(ENEMY))), by=YOU)),
    }
)
def test_what_a_part_causes_is_done_before_the_next_part() -> None:
    table = Table(
        mine=["cowfyne", "flamethrower"], theirs=["bumpsy", "troll"], hand=["punch"], house="brobnar"
    )
    table.do("reap:cowfyne", "card:troll")
    assert table.amber() == 2  # one for reaping, one for the creature that is left


@proves("G191")
@said({"cowfyne": words(reap(Destroy(THIS), Gain(2)))})
def test_an_ability_goes_on_when_its_card_has_left() -> None:
    table = Table(mine=["cowfyne"], house="brobnar").do("reap:cowfyne")
    assert (table.line(), table.amber()) == ([], 3)


@proves("G192")
@said({"the-flex": words(play(Damage(2, Each(creature())), Status(Flags.STUNNED, HIT)))})
def test_this_way_means_this_resolution_only() -> None:
    """Armor stopped one; who was hurt before was not hurt this way."""
    table = Table(
        mine=["troll damage:1 warded"],
        theirs=["champion-anaphiel", "bumpsy"],
        hand=["the-flex"],
        house="brobnar",
    ).do("play:the-flex")
    assert not table.has("troll", "stunned")
    assert table.has("bumpsy", "stunned")
    assert table.has("champion-anaphiel", "stunned")


@proves("G192")
@said({"the-flex": words(play(Damage(2, A(creature(ENEMY))), Status(Flags.STUNNED, IT)))})
def test_that_creature_is_the_chosen_one_although_another_took_the_damage() -> None:
    table = Table(theirs=["shadow-self", "urchin"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    table.do("card:urchin")
    assert (table.damage("shadow-self"), table.damage("urchin")) == (2, 0)
    assert table.has("urchin", "stunned")
    assert not table.has("shadow-self", "stunned")


@proves("G193")
@said(
    {
        "cowfyne": words(reap(Destroy(THIS))),
        "cybergiant-rig": words(gains(HOST_CARD, reap(Damage(1, THIS)))),
    }
)
def test_this_is_only_the_card_itself_and_what_gained_the_text() -> None:
    table = Table(mine=["cowfyne", "cowfyne", "bumpsy +cybergiant-rig"], house="brobnar").do("reap:cowfyne")
    assert table.line() == ["cowfyne.2", "bumpsy"]
    table.do("reap:bumpsy")
    assert table.damage("bumpsy") == 1


@proves("G194")
@said({"the-flex": words(play(Damage(1, Extreme(creature(ENEMY), number=2))))})
def test_the_most_powerful_are_filled_from_the_top() -> None:
    """The troll is among them for sure; for the second place the tied ones are the active player's choice."""
    table = Table(theirs=["bumpsy", "troll", "headhunter"], hand=["the-flex"], house="brobnar").do(
        "play:the-flex"
    )
    if table.offered() == ["card:troll"]:
        table.do("card:troll")
    assert table.offered() == ["card:bumpsy", "card:headhunter"]
    table.do("card:headhunter")
    assert (table.damage("troll"), table.damage("headhunter"), table.damage("bumpsy")) == (1, 1, 0)


@proves("G195", "GX15")
@said(
    {
        "gub": words(destroyed(Destroy(Extreme(creature(ENEMY))))),
        "the-flex": words(play(Destroy(Each(creature())))),
    }
)
def test_the_most_powerful_that_is_tagged_saves_the_second() -> None:
    """The Gub wants the most powerful enemy, which dies in the same fight; the next one is safe."""
    table = Table(mine=["bumpsy damage:4", "krump"], theirs=["gub"], house="brobnar")
    table.do("fight:bumpsy")
    assert table.zone("bumpsy") == "discard"
    assert table.line() == []  # Krump was the most powerful, Bumpsy was not
    tagged = Table(mine=["krump damage:5", "bumpsy"], theirs=["gub"], house="brobnar").do("fight:krump")
    assert tagged.line() == ["bumpsy"]


@proves("G195")
@said({"gub": words(destroyed(Destroy(A(creature(ENEMY)))))})
def test_a_tagged_creature_cannot_be_chosen_to_be_destroyed() -> None:
    table = Table(mine=["krump damage:5", "bumpsy", "troll"], theirs=["gub"], house="brobnar").do(
        "fight:krump"
    )
    assert table.offered() == ["card:bumpsy", "card:troll"]


@proves("G196", "G34")
@said({"picaroon": words(), "banner-of-battle": words(power(1, creature(FRIENDLY)))})
def test_an_x_that_nothing_defines_is_0() -> None:
    """A creature without power is destroyed as it enters; a bonus makes it 1."""
    table = Table(hand=["picaroon"], house="dis").do("play:picaroon")
    assert table.zone("picaroon") == "discard"
    helped = Table(mine=["banner-of-battle"], hand=["picaroon"], house="dis").do("play:picaroon")
    assert helped.power("picaroon") == 1


@proves("G197")
@said({"the-flex": words(play(LoseHalf(1), Gain(InPool(half=True))))})
def test_half_rounds_down() -> None:
    table = Table(hand=["the-flex"], amber=(0, 7), house="brobnar").do("play:the-flex")
    assert table.amber(1) == 4
    assert table.amber(0) == 2
    odd = Table(hand=["the-flex"], amber=(0, 5), house="brobnar").do("play:the-flex")
    assert (odd.amber(1), odd.amber(0)) == (3, 1)


OFF_HOUSE = words(play(this_turn(may_play(card(types=CREATURES, not_house=Houses.LOGOS)))))


@proves("G198")
@said({"the-flex": OFF_HOUSE})
def test_allowances_add_up() -> None:
    table = Table(hand=["the-flex", "the-flex", "dust-imp", "urchin", "pitlord"], house="brobnar")
    table.do("play:the-flex", "play:dust-imp")
    assert "play:urchin" not in table.offered()
    table.do("play:the-flex")
    assert "play:urchin" in table.offered()
    table.do("play:urchin", "place:0")
    assert table.offered() == ["end"]


@proves("G198")
@said({"the-flex": OFF_HOUSE, "into-the-fray": words(play(PlayIt(A(card(FRIENDLY, IN_DISCARD, CREATURES)))))})
def test_a_matching_card_uses_an_allowance_up_however_it_is_played() -> None:
    """Played by another effect, or of a house that was allowed anyway."""
    by_effect = Table(hand=["the-flex", "into-the-fray", "urchin"], discard=["dust-imp"], house="brobnar")
    by_effect.do("play:the-flex")
    assert "play:urchin" in by_effect.offered()
    by_effect.do("play:into-the-fray")
    assert by_effect.line() == ["dust-imp"]
    assert "play:urchin" not in by_effect.offered()
    anyway = Table(hand=["the-flex", "troll", "urchin"], house="brobnar").do("play:the-flex", "play:troll")
    assert "play:urchin" not in anyway.offered()


@proves("G198")
@said(
    {
        "the-flex": OFF_HOUSE,
        "into-the-fray": words(play(this_turn(may_play(card(types=CREATURES))))),
    }
)
def test_of_several_allowances_the_active_player_says_which_is_used() -> None:
    def then(which: str) -> list[str]:
        """What may be played after a card that both allow, where this allowance is used for it."""
        table = Table(hand=["the-flex", "into-the-fray", "urchin", "batdrone"], house="brobnar")
        table.do("play:the-flex", "play:into-the-fray", "play:urchin")
        assert table.offered() == ["trigger:the-flex", "trigger:into-the-fray"]
        return table.do(which).offered()

    assert then("trigger:the-flex") == ["play:batdrone", "end"]
    assert then("trigger:into-the-fray") == ["end"]


@proves("G199")
@said(
    {
        "into-the-fray": words(
            play(PlayIt(A(card(FRIENDLY, IN_DISCARD))), PutInPlay(A(card(FRIENDLY, IN_DISCARD))))
        )
    }
)
def test_restrictions_bind_every_way_of_playing_but_not_putting_into_play() -> None:
    """Kelifi Dragon can't be played with fewer than 7 Æ."""
    table = Table(hand=["into-the-fray"], discard=["kelifi-dragon"], house="brobnar").do("play:into-the-fray")
    assert table.line() == ["kelifi-dragon"]
    assert [fact["card"] for fact in table.told("fizzled")] == ["kelifi-dragon"]
    assert table.told("played") == [{"seat": 0, "card": "into-the-fray"}]


@proves("G198", "G217")
@said(
    {
        "gub": words(),
        "yurk": words(),
        "the-flex": words(
            play(this_turn(may_play(card(types=CREATURES)), may_use(creature(FRIENDLY), number=1)))
        ),
        "into-the-fray": words(play(Return(Each(card(FRIENDLY, IN_DISCARD))))),
    }
)
def test_a_card_that_is_played_again_allows_again() -> None:
    table = Table(
        mine=["gub", "yurk"], hand=["the-flex", "into-the-fray", "dust-imp", "urchin"], house="brobnar"
    )
    table.do("play:the-flex", "play:urchin", "place:0", "reap:gub")
    assert "play:dust-imp" not in table.offered()
    assert "reap:yurk" not in table.offered()
    table.do("play:into-the-fray", "play:the-flex")
    assert "reap:yurk" in table.offered()
    assert "play:dust-imp" in table.offered()


@proves("G10")
@said({"the-flex": words(play(Destroy(Some(2, creature(ENEMY))), If(Did(), Gain(3))))})
def test_destroying_one_of_two_is_not_doing_it() -> None:
    one = Table(theirs=["troll"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert (one.line(1), one.amber()) == ([], 0)
    two = Table(theirs=["troll", "bumpsy"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert (two.line(1), two.amber()) == ([], 3)


@proves("G1")
@said(
    {"brammo": words(cannot(Verbs.PLAY, None, OPPONENT, given=AtLeast(TimesDone(Done.PLAYED, OPPONENT), 1)))}
)
def test_of_two_restrictions_the_stricter_one_counts() -> None:
    """Ember Imp allows two cards a turn, the other one."""
    table = Table(theirs=["ember-imp", "brammo"], hand=["smith", "anger"], house="brobnar").do("play:smith")
    assert table.offered() == ["discard:anger", "end"]


@proves("G3")
@said({"gub": words(destroyed(Gain(2)))})
def test_who_controls_a_card_performs_what_it_says_whoever_owns_it() -> None:
    table = Table(mine=["gub theirs"], theirs=["troll"], hand=["punch"], house="brobnar")
    table.do("play:punch", "card:gub")
    assert (table.amber(0), table.amber(1)) == (1 + 2, 0)


@proves("G2")
@said({"gub": words(destroyed(May(Gain(2))))})
def test_the_active_player_takes_or_leaves_a_may_of_the_opponent_s_card() -> None:
    table = Table(theirs=["gub"], hand=["punch"], house="brobnar").do("play:punch")
    assert (table.asked, table.state.asked) == ("yes", 0)
    assert table.do("yes").amber(1) == 2


@proves("G9")
@said({"the-flex": words(play(Damage(1, AnyNumber(creature()))))})
def test_any_number_includes_none_and_all() -> None:
    board = {"mine": ["troll"], "theirs": ["bumpsy"], "hand": ["the-flex"], "house": "brobnar"}
    none = Table(**board).do("play:the-flex", "no")
    assert none.damage("troll") + none.damage("bumpsy") == 0
    both = Table(**board).do("play:the-flex", "card:troll", "card:bumpsy")
    assert (both.damage("troll"), both.damage("bumpsy"), both.asked) == (1, 1, "turn")


@proves("G8", "G2")
@said(
    {
        "yurk": words(after(Moments.AFTER_ENTERS, Gain(1), of=creature())),
        "old-yurk": words(after(Moments.AFTER_ENTERS, Draw(1), of=creature())),
    }
)
def test_the_active_player_orders_what_only_the_opponent_s_cards_do() -> None:
    table = Table(theirs=["yurk", "old-yurk"], hand=["troll"], house="brobnar").do("play:troll")
    assert (table.asked, table.state.asked) == ("trigger", 0)
    assert table.offered() == ["trigger:yurk", "trigger:old-yurk"]


DECIDES = [
    (Use(A(creature(FRIENDLY, other=True))), "use"),
    (PlayIt(A(card(FRIENDLY, IN_DISCARD, CREATURES))), "place"),
    (TakeControl(A(creature(ENEMY, name="dust-imp"))), "place"),
    (Use(A(creature(FRIENDLY, other=True)), MoveKinds.ACTION), "ability"),
]


@pytest.mark.parametrize(("what", "asked"), DECIDES)
@proves("G2")
def test_the_active_player_makes_every_decision_of_the_opponent_s_card(what: Effect, asked: str) -> None:
    """How a card of the opponent is used, which of its abilities, where one enters, and to which flank one goes."""
    with said({"gub": words(destroyed(what)), "brammo": words(action(Gain(1)), action(Gain(2)))}):
        table = Table(
            mine=["dust-imp"],
            theirs=["gub", "brammo"],
            hand=["punch"],
            their_discard=["bumpsy"],
            house="brobnar",
        )
        table.do("play:punch", "card:gub")
        assert (table.asked, table.state.asked) == (asked, 0)


PARTS = [
    (Damage(1, Some(2, creature(ENEMY))), {"theirs": ["troll"]}),
    (Damage(1, Some(2, creature(ENEMY))), {"theirs": ["troll", "champion-anaphiel"]}),
    (Archive(Some(2, creature(ENEMY))), {"theirs": ["troll"]}),
    (Unstun(Some(2, creature(ENEMY))), {"theirs": ["troll stunned", "bumpsy"]}),
    (Use(Some(2, creature(FRIENDLY)), MoveKinds.FIGHT), {"mine": ["troll"], "theirs": ["bumpsy"]}),
    (PutAmber(2, A(creature(FRIENDLY))), {"mine": ["troll"], "amber": (1, 0)}),
]


@pytest.mark.parametrize(("part", "board"), PARTS)
@proves("G10")
def test_a_part_of_what_was_told_is_not_enough(part: Effect, board: dict[str, Any]) -> None:
    """Two creatures are meant and one is there; armor stops one of two; one of two was stunned; one Æ of two."""
    with said({"the-flex": words(play(part, If(Did(), Gain(9))))}):
        assert Table(hand=["the-flex"], house="brobnar", **board).do("play:the-flex").amber() == 0


@proves("G10", "G157")
def test_a_gain_that_became_a_capture_was_not_done() -> None:
    """Ether Spider makes a capture of the gain."""
    with said({"the-flex": words(play(Gain(1), If(Did(), Draw(1))))}):
        table = Table(theirs=["ether-spider"], hand=["the-flex"], house="brobnar").do("play:the-flex")
        assert (table.on("ether-spider"), table.hand()) == (1, [])


@proves("G8")
@said({"yurk": words(ends(Ready(THIS), Use(THIS, MoveKinds.FIGHT)))})
def test_the_active_player_says_which_of_two_fights_first() -> None:
    """Which of two that fight at the end of the turn does so first is AP's choice."""
    table = Table(
        mine=["yurk exhausted", "yurk exhausted damage:2"], theirs=["troll", "urchin"], house="brobnar"
    )
    table.do("end")
    assert table.offered() == ["trigger:yurk", "trigger:yurk.2"]


@proves("G8")
@said({"yurk": words(ends(Discard(A(card(FRIENDLY, IN_HAND, CREATURES))), If(Did(), Counters(1, THIS))))})
def test_the_active_player_says_which_of_two_discards_the_only_card() -> None:
    """There is one creature to discard, and two that would grow by it."""
    table = Table(mine=["yurk", "yurk"], hand=["troll"], deck=[], house="brobnar").do("end")
    assert table.asked == "trigger"
