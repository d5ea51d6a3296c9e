"""Section 7: playing a card, putting one into play, and bonus icons."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.decks.deck import slot_of
from ludarium.games.keyforge.engine.printing import print_of
from ludarium.games.keyforge.engine.terms import Durations, EntryStates, Moments, Questions, Verbs
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import NO_HOUSE, Houses
from ludarium.games.keyforge.words.amounts import Count, TimesDone
from ludarium.games.keyforge.words.base import Constant
from ludarium.games.keyforge.words.cards import (
    CREATURES,
    ENEMY,
    FRIENDLY,
    IN_DISCARD,
    IN_HAND,
    OPPONENT,
    YOU,
    Cards,
)
from ludarium.games.keyforge.words.conditions import Is
from ludarium.games.keyforge.words.control import If
from ludarium.games.keyforge.words.effects import PlayIt, PutInPlay
from ludarium.games.keyforge.words.harm import Damage, Destroy
from ludarium.games.keyforge.words.known import THAT
from ludarium.games.keyforge.words.lasting import Lasting
from ludarium.games.keyforge.words.moving import Discard, Return
from ludarium.games.keyforge.words.players import Draw, Gain, Lose
from ludarium.games.keyforge.words.shorthand import (
    HOST_CARD,
    THIS_CARD,
    after,
    as_upgrade,
    blank,
    cannot,
    card,
    creature,
    destroyed,
    enters,
    play,
    played_as,
    power,
    reap,
    words,
)
from ludarium.games.keyforge.words.targets import A, Each, Top
from ludarium.testing import proves


@proves("G61", "G182")
@said(
    {
        "cowfyne": words(play(Gain(Count(creature(FRIENDLY))))),
        "yurk": words(
            after(Moments.AFTER_ENTERS, Damage(1, THAT), of=creature()),
            after(Moments.AFTER_PLAYED, Lose(1, OPPONENT)),
        ),
    }
)
def test_a_creature_is_placed_then_its_icons_then_all_that_follows_in_any_order() -> None:
    table = Table(mine=["yurk"], theirs=["troll"], hand=["cowfyne icons:AD"], amber=(0, 3), house="brobnar")
    table.do("play:cowfyne+AD")
    assert (table.asked, table.offered()) == ("place", ["place:0", "place:1"])
    table.do("place:0")
    assert table.line() == ["cowfyne+AD", "yurk"]
    assert table.has("cowfyne+AD", "exhausted")
    assert table.amber() == 1  # its first icon
    assert (table.asked, table.amber(1)) == ("card", 3)  # its second, before anything else
    table.do("card:troll")
    assert table.offered() == ["trigger:cowfyne+AD", "trigger:yurk", "trigger:yurk:2"]
    table.do("trigger:yurk:2", "trigger:yurk")
    assert (table.amber(), table.asked) == (3, "turn")


@proves("G61", "G35")
@said({"the-flex": words(play(Draw(1), Return(Each(card(FRIENDLY, IN_DISCARD)))))})
def test_an_action_lies_revealed_until_it_is_resolved() -> None:
    table = Table(hand=["the-flex"], deck=[], discard=["troll"], house="brobnar").do("play:the-flex")
    assert table.hand() == ["troll"]
    assert table.row("discard") == ["the-flex"]


@proves("G62", "GX6")
@said({"gub": words(play(Gain(5)), destroyed(Gain(1)))})
def test_icons_go_on_when_the_card_has_left_and_play_does_not() -> None:
    table = Table(hand=["gub icons:DAD"], house="dis").do("play:gub+DAD")
    assert table.zone("gub+DAD") == "discard"
    assert table.amber() == 2  # "Destroyed:" and the icon


@proves("G63", "G34")
@said(
    {
        "cowfyne": words(play(Gain(5))),
        "yurk": words(
            after(Moments.AFTER_ENTERS, Draw(1), of=creature()),
            after(Moments.AFTER_PLAYED, Gain(1), of=creature()),
        ),
        "the-flex": words(play(PutInPlay(A(card(FRIENDLY, IN_DISCARD))))),
    }
)
def test_what_is_put_into_play_is_not_played() -> None:
    """No icons and no "Play:", whatever its house; but it enters, exhausted."""
    table = Table(mine=["yurk"], hand=["the-flex"], discard=["cowfyne house:dis icons:A"], house="brobnar")
    table.do("play:the-flex", "place:1")
    assert table.line() == ["yurk", "cowfyne~dis+A"]
    assert table.has("cowfyne~dis+A", "exhausted")
    assert (table.amber(), len(table.hand())) == (0, 1)


@proves("G64", "G37")
@said({"the-flex": words(play(PlayIt(Top())))})
@pytest.mark.parametrize("upper", ["blood-of-titans", "kelifi-dragon", "united-action"])
def test_a_card_that_cannot_be_played_goes_back_where_it_was(upper: str) -> None:
    """No creature for an upgrade; a text; alpha."""
    table = Table(hand=["the-flex"], deck=[upper, "troll"], house="brobnar").do("play:the-flex")
    assert table.row("deck") == [upper, "troll"]
    assert table.told("played") == [{"seat": 0, "card": "the-flex"}]


@proves("G211")
@said(
    {
        "brammo": words(enters(EntryStates.READY, THIS_CARD), power(1, creature(FRIENDLY))),
        "gub": words(power(1, creature(FRIENDLY))),
        "the-flex": words(play(Lasting((blank(creature(ENEMY)),), Durations.TO_YOUR_TURN))),
    }
)
def test_enters_play_modifiers_apply_as_the_card_enters() -> None:
    """Its constant abilities work from then on, so already during its icons: Gub survives its own."""
    table = Table(hand=["brammo", "gub icons:D"], house="brobnar").do("play:brammo")
    assert not table.has("brammo", "exhausted")
    early = Table(hand=["gub icons:D"], house="dis").do("play:gub+D")
    assert (early.line(), early.damage("gub+D")) == (["gub+D"], 1)
    blanked = Table(hand=["the-flex"], their_hand=["brammo"], house="brobnar").do("play:the-flex")
    blanked.to_turn_of(1, "brobnar").do("play:brammo")
    assert not blanked.has("brammo", "exhausted")
    assert blanked.power("brammo") == 4


@proves("G213")
@said({"yurk": words(play(Gain(2)))})
def test_an_action_played_as_a_copy() -> None:
    """Mimicry has the copied card's icons and words, counts as that card, and is itself again in the pile."""
    table = Table(hand=["mimicry icons:A"], their_discard=["virtuous-works", "troll"], house="untamed")
    table.do("play:mimicry+A")
    assert table.amber() == 3  # the icons of the works, none of its own
    assert table.row("discard") == ["mimicry+A"]
    face = table.state.decks.prints[table.state.face[table.card("mimicry+A")]]
    assert face.id == "mimicry"
    assert [table.state.decks.prints[deed.face].id for deed in table.state.turn_log][:1] == ["virtuous-works"]


@proves("G213", "G34")
@said({"mimic-gel": words(played_as(creature())), "cowfyne": words(reap(Draw(1)))})
def test_a_creature_played_as_a_copy_is_the_printed_card() -> None:
    """Without counters, upgrades or bonuses of the copied one; alone it has no power and is gone."""
    table = Table(mine=["cowfyne plus:3 +blood-of-titans"], hand=["mimic-gel"], house="logos")
    table.do("play:mimic-gel", "place:1")
    assert (table.power("mimic-gel"), table.power("cowfyne")) == (5, 13)
    alone = Table(hand=["mimic-gel"], house="logos").do("play:mimic-gel")
    assert alone.zone("mimic-gel") == "discard"


@proves("G214")
@said(
    {
        "brammo": words(as_upgrade(power(3, HOST_CARD))),
        "the-flex": words(play(PlayIt(A(card(FRIENDLY, IN_DISCARD, CREATURES))))),
        "into-the-fray": words(play(Return(Each(card(FRIENDLY, IN_DISCARD, CREATURES))))),
    }
)
def test_a_creature_that_may_be_played_as_an_upgrade() -> None:
    table = Table(mine=["troll"], hand=["brammo"], house="brobnar")
    assert table.offered()[:2] == ["play:brammo", "upgrade:brammo"]
    table.do("upgrade:brammo")
    assert (table.zone("brammo"), table.power("troll"), table.line()) == ("attached", 11, ["troll"])
    assert "reap:brammo" not in table.offered()
    alone = Table(hand=["brammo"], house="brobnar")
    assert "upgrade:brammo" not in alone.offered()
    effect = Table(mine=["troll"], hand=["the-flex"], discard=["brammo"], house="brobnar").do("play:the-flex")
    assert effect.offered() == ["play:brammo", "upgrade:brammo"]
    effect.do("upgrade:brammo")
    assert effect.zone("brammo") == "attached"
    out = Table(hand=["into-the-fray"], discard=["brammo"], house="brobnar").do("play:into-the-fray")
    assert out.hand() == ["brammo"]  # out of play it is a creature


@proves("G65")
def test_the_bonus_icons() -> None:
    """Each is resolved for itself, from the first to the last: Æ, capture, damage, draw, discard."""
    table = Table(
        mine=["troll"], theirs=["bumpsy"], hand=["punch icons:ACDRX", "urchin"], amber=(0, 2), house="brobnar"
    )
    table.do("play:punch+ACDRX")
    assert (table.amber(), table.on("troll"), table.amber(1)) == (
        2,
        1,
        1,
    )  # the troll is the only friendly creature
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.damage("bumpsy") == 1
    assert sorted(table.offered()) == [
        "hand:dust-pixie",
        "hand:urchin",
    ]  # one card was drawn; any house will do
    table.do("hand:urchin", "card:bumpsy")
    assert table.row("discard") == ["urchin", "punch+ACDRX"]
    assert table.damage("bumpsy") == 4


@proves("G65")
@said({"brammo": words()})
def test_a_capture_icon_may_choose_the_card_itself_and_each_icon_another() -> None:
    table = Table(mine=["troll"], hand=["brammo icons:CC"], amber=(0, 5), house="brobnar")
    table.do("play:brammo+CC", "place:1")
    assert table.offered() == ["card:troll", "card:brammo+CC"]
    table.do("card:brammo+CC", "card:troll")
    assert (table.on("brammo+CC"), table.on("troll")) == (1, 1)


@proves("G65", "G215")
@said({"the-flex": words()})
def test_a_damage_icon_hurts_a_friend_if_there_is_nobody_else_and_is_no_card() -> None:
    table = Table(mine=["troll"], hand=["the-flex icons:D"], house="brobnar").do("play:the-flex+D")
    assert table.told("damaged") == [{"card": "troll", "amount": 1, "source": None}]


@proves("G65")
@said({"the-flex": words()})
def test_a_power_icon_puts_a_counter_on_any_creature() -> None:
    table = Table(theirs=["troll"], hand=["the-flex icons:P"], house="brobnar").do("play:the-flex+P")
    assert (table.plus("troll"), table.power("troll")) == (1, 9)


@proves("G66", "G261")
def test_a_house_icon_gives_the_card_a_second_house() -> None:
    fact = POOL.card("punch")
    print_ = print_of(0, slot_of(POOL.set("MM"), fact, fact.house, "", Houses.DIS), set(), words())
    assert print_.houses == 1 << fact.house | 1 << Houses.DIS
    assert len(print_.icons) == fact.amber
    for house in ("brobnar", "dis"):
        table = Table(hand=["punch"], house=house, at="start")
        table.state.decks.prints[table.state.face[table.card("punch")]].houses = print_.houses
        table.do(f"house:{house}")
        assert table.offered() == ["play:punch", "discard:punch", "end"]


@proves("G67")
def test_enhance_does_nothing_in_play() -> None:
    """A card that brings icons to others has only those that its deck put on it."""
    for fact in POOL.cards():
        assert "enhance" not in fact.keywords
    slot = slot_of(POOL.set("MM"), POOL.card("punch"), Houses.BROBNAR, "ADRX", NO_HOUSE)
    assert len(print_of(0, slot, set(), words()).icons) == POOL.card("punch").amber + 4


@proves("G215")
@said(
    {
        "troll": words(after(Moments.AFTER_ICON, Gain(10), by=YOU, icon=0)),
    }
)
def test_printed_and_added_icons_are_alike() -> None:
    """What hears of an Æ icon hears of the printed ones of the works too."""
    table = Table(mine=["troll"], hand=["virtuous-works icons:A"], house="sanctum").do(
        "play:virtuous-works+A"
    )
    assert table.amber() == 4 + 4 * 10


@proves("G61", "G32")
@said({"the-flex": words(play(PlayIt(A(card(ENEMY, IN_DISCARD)))))})
def test_an_action_of_the_opponent_goes_to_its_owner_s_pile() -> None:
    table = Table(hand=["the-flex"], their_discard=["smith"], house="brobnar").do("play:the-flex")
    assert (table.row("discard", 0), table.row("discard", 1)) == (["the-flex"], ["smith"])


@proves("G61")
@said(
    {
        "troll": words(after(Moments.AFTER_ICON, Gain(TimesDone(Done.PLAYED)), by=YOU, icon=0)),
        "the-flex": words(),
    }
)
def test_a_card_counts_as_played_before_its_icons() -> None:
    table = Table(mine=["troll"], hand=["the-flex icons:A"], house="brobnar").do("play:the-flex+A")
    assert table.amber() == 1 + 1


@proves("G62")
@said({"academy-training": words(play(Gain(5)))})
def test_icons_of_an_upgrade_go_on_when_it_has_left_with_its_creature() -> None:
    table = Table(mine=["urchin"], hand=["academy-training icons:DA"], house="logos")
    table.do("play:academy-training+DA")
    assert (table.zone("academy-training+DA"), table.amber()) == ("discard", 1)


@proves("G64")
@said({"the-flex": words(play(PlayIt(Top())))})
def test_the_rule_of_six_and_a_cost_send_a_card_back_where_it_was() -> None:
    six = Table(
        hand=["the-flex", *["punch"] * 6], theirs=["troll plus:40"], deck=["punch", "smith"], house="brobnar"
    )
    six.do(*["play:punch"] * 6, "play:the-flex")
    assert six.row("deck") == ["punch.7", "smith"]
    assert [fact["fault"] for fact in six.told("fizzled")] == ["six"]
    cost = Table(hand=["the-flex"], deck=["truebaru", "smith"], amber=(2, 0), house="brobnar")
    cost.do("play:the-flex")
    assert (cost.row("deck"), cost.amber()) == (["truebaru", "smith"], 2)


@proves("G211")
@said(
    {
        "brammo": words(enters(EntryStates.STUNNED, THIS_CARD)),
        "yurk": words(enters(EntryStates.STUNNED, creature(ENEMY))),
    }
)
def test_a_creature_enters_stunned_by_its_own_text_or_by_another_s() -> None:
    own = Table(hand=["brammo"], house="brobnar").do("play:brammo")
    assert own.has("brammo", "stunned")
    other = Table(theirs=["yurk"], hand=["troll"], house="brobnar").do("play:troll")
    assert other.has("troll", "stunned")


@proves("G211")
@said({"yurk": words(enters(EntryStates.READY, creature(FRIENDLY)))})
def test_what_makes_friendly_creatures_enter_ready_is_for_one_side() -> None:
    table = Table(theirs=["yurk"], hand=["troll"], house="brobnar").do("play:troll")
    assert table.has("troll", "exhausted")


@proves("G62")
@said(
    {
        "brammo": words(play(Gain(5))),
        "yurk": words(after(Moments.AFTER_PLAYED, Destroy(THAT), PutInPlay(THAT), of=creature(other=True))),
    }
)
def test_play_does_not_resolve_for_a_creature_that_has_left_and_come_back() -> None:
    """It left play and was put there anew: it is not still in play."""
    table = Table(mine=["yurk"], hand=["brammo"], house="brobnar").do(
        "play:brammo", "place:0", "trigger:yurk"
    )
    while table.asked == "place":
        table.do("place:0")
    assert ("brammo" in table.line(), table.amber()) == (True, 0)


@proves("G62", "G213")
@said({"mimic-gel": words(played_as(creature()))})
def test_icons_of_a_copy_go_on_when_it_has_left() -> None:
    """A copy of a creature with icons Æ, Æ, damage, Æ dies of the third one; the fourth is still resolved."""
    table = Table(mine=["dust-pixie icons:DA"], hand=["mimic-gel"], house="logos").do(
        "play:mimic-gel", "place:0"
    )
    table.do("card:mimic-gel")
    assert (table.zone("mimic-gel"), table.amber()) == ("discard", 3)


@proves("G216", "G62")
@said({"brammo": words(Constant(Questions.ICONS_AGAIN, card(), 1, YOU)), "the-flex": words()})
def test_icons_go_on_when_what_repeats_them_has_left() -> None:
    """What repeats icons dies of the first one's repeat: the second damage icon is still to be resolved once."""
    table = Table(mine=["brammo damage:3", "troll"], hand=["the-flex icons:DDA"], house="brobnar")
    table.do("play:the-flex+DDA", "card:brammo", "card:brammo")
    assert (table.zone("brammo"), table.damage("troll"), table.amber()) == ("discard", 1, 1)


@pytest.mark.parametrize(
    ("cards", "playable"),
    [
        (creature(not_trait="giant"), ["troll", "firespitter"]),
        (creature(name="troll"), ["firespitter", "bingle-bangbang"]),
        (creature(power_most=5), ["troll"]),
        (creature(FRIENDLY), []),
        (creature(ENEMY), ["troll", "firespitter", "bingle-bangbang"]),
    ],
)
def test_what_cannot_be_played_is_described_as_it_is_printed(cards: Cards, playable: list[str]) -> None:
    """A trait that it may not have, its name, its power; friendly is what one plays oneself."""
    hand = ["troll", "firespitter", "bingle-bangbang"]
    with said({"cannon": words(cannot(Verbs.PLAY, cards))}):
        table = Table(mine=["cannon"], hand=hand, house="brobnar")
        assert [name for name in hand if f"play:{name}" in table.offered()] == playable


@said(
    {
        "anger": words(
            play(Discard(A(card(FRIENDLY, IN_HAND))), If(Is(creature(FRIENDLY, trait="giant")), Gain(3)))
        ),
        "punch": words(play(Discard(A(card(ENEMY, IN_HAND))), If(Is(creature(FRIENDLY)), Gain(3)))),
    }
)
def test_whose_a_card_out_of_play_is() -> None:
    """It is on the side of the player in whose zone it lies."""
    own = Table(hand=["anger", "troll"], house="brobnar").do("play:anger")
    assert own.amber() == 1 + 3
    theirs = Table(hand=["punch"], their_hand=["troll"], house="brobnar").do("play:punch")
    assert theirs.amber() == 1
