"""Sections 3 and 4: where cards lie, what goes where, and the types of cards; tokens and keys of section 2."""

from __future__ import annotations

from tests.rules.keyforge.invariants import check
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.core.chance import Chance
from ludarium.games.keyforge.decks.generate import generated
from ludarium.games.keyforge.engine.terms import Flags, KeyColours, Moments, Zones
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import CardTypes
from ludarium.games.keyforge.words.cards import (
    ENEMY,
    FRIENDLY,
    IN_ARCHIVES,
    IN_DISCARD,
    IN_HAND,
    IN_PURGED,
    YES,
    YOU,
)
from ludarium.games.keyforge.words.effects import PlayIt, PutInPlay
from ludarium.games.keyforge.words.harm import Damage, Destroy, Ready, Status
from ludarium.games.keyforge.words.known import THIS, Beneath, Neighbours
from ludarium.games.keyforge.words.moving import Archive, Discard, Hide, Purge, Return, ShuffleIn
from ludarium.games.keyforge.words.players import Draw, Gain, LookAtHand
from ludarium.games.keyforge.words.shorthand import (
    HOST_CARD,
    action,
    after,
    as_flank,
    card,
    creature,
    destroyed,
    gains,
    if_leaves,
    play,
    power,
    reap,
    scrap,
    words,
)
from ludarium.games.keyforge.words.targets import A, Each, Top
from ludarium.testing import proves


@proves("G16")
def test_each_player_has_a_red_a_blue_and_a_yellow_key() -> None:
    table = Table(amber=(18, 0), house="brobnar", at="start")
    assert table.offered() == ["key:red", "key:blue", "key:yellow"]
    table.do("key:blue")
    assert table.state.keys == [KeyColours.BLUE, 0]
    view = table.state.view(1)
    assert [player.keys for player in view.players] == [["blue"], []]  # type: ignore[attr-defined]


@proves("G24")
@said({"the-flex": words(play(Purge(Each(card(ENEMY)))))})
def test_creatures_artifacts_and_upgrades_are_in_play_and_nothing_else() -> None:
    table = Table(
        theirs=["cannon", "troll +blood-of-titans", "bumpsy"],
        hand=["the-flex"],
        their_hand=["krump"],
        their_discard=["headhunter"],
        their_archives=["punch"],
        house="brobnar",
    )
    assert (table.line(1), table.row("artifacts", 1)) == (["troll", "bumpsy"], ["cannon"])
    assert table.zone("blood-of-titans") == "attached"
    table.do("play:the-flex")
    assert sorted(table.row("purged", 1)) == ["blood-of-titans", "bumpsy", "cannon", "troll"]
    assert (table.hand(1), table.row("discard", 1)[:1]) == (["krump"], ["headhunter"])


@proves("G25", "G26", "G28")
def test_what_each_player_knows_of_hidden_cards() -> None:
    """Hands, archives and decks are counted by everybody; only their own player sees hand and archives."""
    table = Table(
        hand=["troll"],
        their_hand=["bumpsy", "krump"],
        their_archives=["punch"],
        deck=["anger"],
        house="brobnar",
    )
    mine, their_view, any_view = (table.state.view(seat) for seat in (0, 1, None))
    own, foe = mine.players  # type: ignore[attr-defined]
    assert (own.hand, own.deck, own.deck_top) == (["troll"], 1, None)
    assert (foe.hand, foe.archives) == ([None, None], [None])
    assert their_view.players[1].hand == ["bumpsy", "krump"]  # type: ignore[attr-defined]
    assert their_view.players[1].archives == ["punch"]  # type: ignore[attr-defined]
    assert any_view.players[0].hand == [None]  # type: ignore[attr-defined]


@proves("G27")
def test_a_discarded_card_goes_on_top_of_its_owner_s_open_pile() -> None:
    table = Table(hand=["punch", "anger"], discard=["troll"], house="brobnar")
    table.do("discard:anger", "discard:punch")
    assert table.row("discard") == ["troll", "anger", "punch"]
    assert table.state.view(1).players[0].discard == ["troll", "anger", "punch"]  # type: ignore[attr-defined]


@proves("G28", "G206")
@said({"the-flex": words(play(Discard(A(card(ENEMY, IN_ARCHIVES)))))})
def test_from_the_opponent_s_archives_chance_chooses() -> None:
    found = set()
    for seed in range(12):
        table = Table(hand=["the-flex"], their_archives=["troll", "bumpsy"], house="brobnar", seed=str(seed))
        table.do("play:the-flex")
        assert table.asked == "turn"
        found.add(table.row("discard", 1)[0])
    assert found == {"troll", "bumpsy"}


@proves("G206")
@said(
    {
        "the-flex": words(play(Discard(A(card(ENEMY, IN_HAND))))),
        "into-the-fray": words(play(Discard(A(card(FRIENDLY, IN_HAND))))),
    }
)
def test_a_discard_is_from_hand_and_at_random_from_a_hand_that_is_not_seen() -> None:
    found = set()
    for seed in range(12):
        table = Table(hand=["the-flex"], their_hand=["troll", "bumpsy"], house="brobnar", seed=str(seed))
        found.add(table.do("play:the-flex").row("discard", 1)[0])
    assert found == {"troll", "bumpsy"}
    own = Table(mine=["krump"], hand=["into-the-fray", "troll", "bumpsy"], house="brobnar").do(
        "play:into-the-fray"
    )
    assert own.offered() == ["hand:troll", "hand:bumpsy"]


@proves("G29", "G101")
@said(
    {
        "the-flex": words(play(Purge(Each(creature(ENEMY))))),
        "into-the-fray": words(play(Return(A(card(where=IN_PURGED))))),
    }
)
def test_purged_cards_lie_open_out_of_the_game() -> None:
    table = Table(theirs=["grenade-snib"], hand=["the-flex", "into-the-fray"], amber=(5, 5), house="brobnar")
    table.do("play:the-flex")
    assert table.state.view(0).players[1].purged == ["grenade-snib"]  # type: ignore[attr-defined]
    assert table.amber(1) == 5
    table.do("play:into-the-fray")
    assert table.hand(1) == ["grenade-snib"]


@proves("G30", "G129")
def test_only_the_pool_is_yours() -> None:
    """Æ on creatures can't be stolen, and pays for no key."""
    table = Table(mine=["urchin"], theirs=["troll amber:6"], hand=["urchin"], amber=(0, 0), house="shadows")
    table.do("play:urchin", "place:0")
    assert (table.amber(0), table.on("troll")) == (0, 6)
    table.to_turn_of(1)
    assert table.keys(1) == 0


@proves("G31")
@said({"the-flex": words(play(Draw(3))), "into-the-fray": words(play(Discard(Top())))})
def test_only_drawing_makes_a_new_deck() -> None:
    """Cards are drawn one at a time: the last of the old deck first, then from the shuffled pile."""
    table = Table(hand=["the-flex"], deck=["troll"], discard=["bumpsy"], house="brobnar").do("play:the-flex")
    assert sorted(table.hand()) == ["bumpsy", "troll"]  # the action itself is not in the pile yet
    assert table.row("discard") == ["the-flex"]
    top = Table(hand=["into-the-fray"], deck=[], discard=["bumpsy"], house="brobnar").do("play:into-the-fray")
    assert top.row("deck") == []
    assert top.row("discard") == ["bumpsy", "into-the-fray"]
    empty = Table(hand=["the-flex"], deck=[], house="brobnar").do("play:the-flex")
    assert empty.hand() == []


@proves("G32", "G135")
@said(
    {
        "the-flex": words(play(Destroy(Each(creature())))),
        "into-the-fray": words(play(Return(Each(creature())))),
    }
)
def test_cards_go_to_their_owners_zones() -> None:
    killed = Table(mine=["troll theirs"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert killed.row("discard", 1) == ["troll"]
    returned = Table(mine=["troll theirs"], hand=["into-the-fray"], house="brobnar").do("play:into-the-fray")
    assert (returned.hand(0), returned.hand(1)) == ([], ["troll"])


@proves("G130", "G135")
def test_an_action_of_the_opponent_that_is_archived_is_its_owners() -> None:
    """Fidgit plays it; it archives itself, in its owner's archives, and is nobody else's there."""
    table = Table(mine=["fidgit"], their_deck=["causal-loop", "troll"], house="shadows")
    table.do("reap:fidgit")
    assert table.row("archives", 1) == ["causal-loop"]
    assert table.holder("causal-loop") == 1
    check(table.state)


@proves("G33")
@said(
    {
        "the-flex": words(play(Status(Flags.STUNNED, Each(creature(flank=YES))))),
        "into-the-fray": words(play(Destroy(A(creature(ENEMY))))),
        "cowfyne": words(reap(Damage(1, Neighbours(THIS)))),
        "halo-of-enlightenment": words(as_flank(HOST_CARD)),
    }
)
def test_flanks_and_neighbours() -> None:
    table = Table(theirs=["troll", "bumpsy", "krump"], hand=["the-flex", "into-the-fray"], house="brobnar")
    table.do("play:the-flex")
    assert [table.has(one, "stunned") for one in ("troll", "bumpsy", "krump")] == [True, False, True]
    gone = Table(theirs=["troll", "bumpsy", "krump"], hand=["the-flex", "into-the-fray"], house="brobnar")
    gone.do("play:into-the-fray", "card:troll", "play:the-flex")  # the line has closed up
    assert gone.has("bumpsy", "stunned")
    assert gone.has("krump", "stunned")
    alone = Table(theirs=["troll"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert alone.has("troll", "stunned")
    beside = Table(mine=["troll", "cowfyne +halo-of-enlightenment", "bumpsy", "krump"], house="brobnar")
    assert beside.state.is_flank(beside.card("cowfyne"))
    beside.do("reap:cowfyne")
    assert [beside.damage(one) for one in ("troll", "bumpsy", "krump")] == [1, 1, 0]
    assert not beside.state.is_flank(beside.card("bumpsy"))


@proves("G202")
@said(
    {
        "gub": words(
            play(Hide(A(card(FRIENDLY, IN_HAND)))), destroyed(Gain(1)), if_leaves(PlayIt(Beneath()))
        ),
        "old-yurk": words(play(Hide(A(card(FRIENDLY, IN_HAND))))),
        "the-flex": words(play(Destroy(Each(creature())))),
    }
)
def test_cards_under_a_card() -> None:
    """Out of play, seen by its controller alone; with the upper card gone they are discarded, after its own words."""
    table = Table(hand=["old-yurk", "dust-imp"], their_hand=["the-flex"], house="dis").do("play:old-yurk")
    assert table.zone("dust-imp") == "beneath"
    assert table.line() == ["old-yurk"]
    own, other = (table.state.view(seat).cards["old-yurk"].under for seat in (0, 1))  # type: ignore[attr-defined]
    assert (own, other) == (["dust-imp"], [None])
    table.to_turn_of(1, "brobnar").do("play:the-flex")
    assert table.zone("dust-imp") == "discard"
    first = Table(hand=["gub", "dust-imp"], their_hand=["the-flex"], house="dis").do("play:gub")
    first.to_turn_of(1, "brobnar").do("play:the-flex")
    assert first.line() == ["dust-imp"]


@proves("G203")
@said(
    {
        "yurk": words(after(Moments.AFTER_PLAYED, Gain(1), of=creature())),
        "old-yurk": words(after(Moments.AFTER_DISCARDS, Gain(5))),
        "the-flex": words(play(PutInPlay(A(card(FRIENDLY, IN_DISCARD))))),
        "into-the-fray": words(play(Destroy(A(creature(ENEMY))))),
    }
)
def test_what_is_put_somewhere_was_not_played_or_discarded() -> None:
    table = Table(
        mine=["yurk", "old-yurk"],
        theirs=["troll"],
        hand=["the-flex", "into-the-fray"],
        discard=["bumpsy"],
        amber=(0, 1),
        house="brobnar",
    )
    table.do("play:the-flex", "place:2")
    assert table.line() == ["yurk", "old-yurk", "bumpsy"]
    assert (table.amber(0), table.amber(1)) == (0, 1)
    table.do("play:into-the-fray")
    assert table.zone("troll") == "discard"
    assert table.amber(0) == 0


@proves("G204")
@said(
    {
        "the-flex": words(play(Discard(Each(card(FRIENDLY, IN_HAND))))),
        "punch": words(scrap(Draw(1))),
        "anger": words(scrap(Gain(1))),
    }
)
def test_a_hand_is_discarded_one_by_one_until_it_is_empty() -> None:
    """In the active player's order; what is drawn meanwhile goes too."""
    table = Table(hand=["the-flex", "punch", "anger"], deck=["troll", "bumpsy"], house="brobnar")
    table.do("play:the-flex")
    assert table.offered() == ["hand:anger", "hand:punch"]
    table.do("hand:anger")
    assert table.amber() == 1
    assert table.hand() == []
    assert table.row("discard") == ["anger", "punch", "troll", "the-flex"]
    assert table.row("deck") == ["bumpsy"]


@proves("G204", "G58")
@said(
    {
        "the-flex": words(play(Ready(Each(creature(FRIENDLY))))),
        "yurk": words(after(Moments.AFTER_READIED, Damage(1, A(creature(ENEMY))), of=creature(FRIENDLY))),
    }
)
def test_cards_are_readied_one_after_the_other() -> None:
    table = Table(
        mine=["yurk", "troll exhausted", "krump exhausted"],
        theirs=["bumpsy"],
        hand=["the-flex"],
        house="brobnar",
    )
    table.do("play:the-flex")
    assert table.offered() == ["card:yurk", "card:troll", "card:krump"]
    table.do("card:krump")
    assert table.damage("bumpsy") == 1
    assert table.has("troll", "exhausted")
    table.do("card:troll")
    assert table.damage("bumpsy") == 2


@proves("G205")
@said(
    {
        "the-flex": words(play(LookAtHand())),
        "into-the-fray": words(play(ShuffleIn(Each(card(FRIENDLY, IN_DISCARD, trait="no-such-trait")), YOU))),
    }
)
def test_looked_at_cards_stay_and_a_deck_is_shuffled_even_without_cards() -> None:
    table = Table(hand=["the-flex"], their_hand=["troll", "bumpsy"], house="brobnar").do("play:the-flex")
    assert table.hand(1) == ["troll", "bumpsy"]
    shuffled = Table(hand=["into-the-fray"], house="brobnar").do("play:into-the-fray")
    assert [fact["seat"] for fact in shuffled.told("shuffled")] == [0]


# -- section 4


@proves("G34", "G36")
@said({"brammo": words(), "shard-of-strength": words(action(Gain(1)), power(1, creature(FRIENDLY)))})
def test_creatures_and_artifacts_enter_exhausted() -> None:
    """The artifact's constant ability works at once; its action from the next turn on."""
    table = Table(mine=["troll"], hand=["brammo", "shard-of-strength"], house="brobnar")
    table.do("play:brammo", "place:1", "play:shard-of-strength")
    assert table.has("brammo", "exhausted")
    assert table.has("shard-of-strength", "exhausted")
    assert table.row("artifacts") == ["shard-of-strength"]
    assert (table.power("brammo"), table.armor("brammo"), table.armor("troll")) == (5, 1, 0)
    assert table.offered() == ["reap:troll", "end"]
    table.to_turn_of(1).to_turn_of(0, "brobnar")
    assert "action:shard-of-strength" in table.offered()
    table.do("action:shard-of-strength")
    assert table.power("brammo") == 5
    assert table.amber() == 1


@proves("G35")
@said({"the-flex": words(play(Destroy(A(creature(ENEMY))), Discard(Top())))})
def test_an_action_may_do_nothing_and_is_discarded_last() -> None:
    table = Table(hand=["the-flex icons:A"], deck=["troll"], house="brobnar")
    table.do("play:the-flex+A")
    assert table.amber() == 1
    assert table.row("discard") == ["troll", "the-flex+A"]


@proves("G37")
@said({"academy-training": words(power(2, HOST_CARD)), "the-flex": words(play(Destroy(Each(creature()))))})
def test_upgrades_belong_on_a_creature_of_either_side() -> None:
    none = Table(hand=["academy-training"], house="logos")
    assert none.offered() == ["discard:academy-training", "end"]
    table = Table(
        mine=["troll"], theirs=["bumpsy"], hand=["academy-training"], their_hand=["the-flex"], house="logos"
    )
    table.do("play:academy-training")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert (table.power("bumpsy"), table.holder("academy-training"), table.host("academy-training")) == (
        7,
        0,
        "bumpsy",
    )
    table.to_turn_of(1, "brobnar").do("play:the-flex")
    assert sorted(table.row("discard", 0)) == ["academy-training", "troll"]
    assert [fact["card"] for fact in table.told("destroyed")] == ["bumpsy", "troll"]


@proves("G37", "G193", "G69")
@said({"academy-training": words(gains(HOST_CARD, reap(Draw(1)), action(Gain(2))))})
def test_what_an_upgrade_gives_is_the_creature_s_and_it_is_not_used_itself() -> None:
    table = Table(mine=["troll +academy-training"], house="brobnar")
    assert table.offered() == ["reap:troll", "action:troll", "end"]
    table.do("action:troll")
    assert table.amber() == 2
    assert table.has("troll", "exhausted")


@proves("G39")
def test_what_a_card_is_made_of() -> None:
    fact = POOL.card("champion-anaphiel")
    assert (fact.name, fact.power, fact.armor, fact.traits) == (
        "Champion Anaphiel",
        6,
        1,
        ("knight", "spirit"),
    )
    print_ = fact.printed("CotA")
    assert print_ is not None
    assert (print_.number, print_.rarity) == ("239", "Common")
    table = Table(mine=["champion-anaphiel"], theirs=["commander-remiel"], house="sanctum")
    assert table.offered() == [
        "reap:champion-anaphiel",
        "fight:champion-anaphiel",
        "end",
    ]  # traits do nothing


@proves("G38")
def test_other_kinds_of_cards_are_none_of_the_four_that_are_played() -> None:
    """Token creatures, prophecies, archon powers and the tide are kinds of their own, and no part of a deck."""
    kinds = {fact.kind for fact in POOL.cards()}
    assert {CardTypes.TOKEN, CardTypes.PROPHECY, CardTypes.ARCHON_POWER, CardTypes.TIDE} == kinds - {
        CardTypes.CREATURE,
        CardTypes.ACTION,
        CardTypes.ARTIFACT,
        CardTypes.UPGRADE,
    }
    deck = generated("WoE", Chance.of("kinds"))
    assert not any(fact.kind <= CardTypes.UPGRADE for fact in deck.beside)
    assert not any(slot.fact.kind > CardTypes.UPGRADE for slot in deck.slots)


@proves("G204")
@said({"the-flex": words(play(PutInPlay(Each(card(where=IN_DISCARD)), owners=True)))})
def test_cards_are_put_into_play_one_after_the_other_one_player_s_first() -> None:
    table = Table(
        hand=["the-flex"], discard=["troll", "bumpsy"], their_discard=["krump", "umbra"], house="brobnar"
    )
    table.do("play:the-flex")
    assert table.offered() == ["pile:troll", "pile:bumpsy", "pile:krump", "pile:umbra"]
    table.do("pile:umbra")
    assert (table.asked, table.line(1)) == ("place", ["umbra"])  # Krump is next, with no other of that player
    table.do("place:1")
    assert table.line(1) == ["umbra", "krump"]
    assert table.offered() == ["pile:troll", "pile:bumpsy"]


@proves("G31")
@said({"the-flex": words(play(Draw(2)))})
def test_the_last_card_of_the_old_deck_is_drawn_before_the_pile_is_shuffled() -> None:
    pile = ["bumpsy", "krump", "smith", "anger", "urchin"]
    for seed in range(8):
        table = Table(hand=["the-flex"], deck=["troll"], discard=pile, house="brobnar", seed=str(seed))
        table.do("play:the-flex")
        assert "troll" in table.hand()
        assert (len(table.hand()), len(table.row("deck")), table.row("discard")) == (2, 4, ["the-flex"])


@proves("G37", "G133")
@said({"the-flex": words(play(PlayIt(A(card(ENEMY, IN_DISCARD)))))})
def test_an_upgrade_is_controlled_by_who_played_it_whoever_owns_it() -> None:
    table = Table(mine=["troll"], hand=["the-flex"], their_discard=["duskrunner"], house="brobnar")
    table.do("play:the-flex")
    assert (table.host("duskrunner"), table.holder("duskrunner")) == ("troll", 0)


@proves("G206")
def test_the_owner_of_a_hand_discards_from_it_at_random() -> None:
    """Gongoozle."""
    found = set()
    for seed in range(12):
        table = Table(
            theirs=["troll"], their_hand=["smith", "urchin"], hand=["gongoozle"], house="dis", seed=str(seed)
        )
        found.add(table.do("play:gongoozle").row("discard", 1)[0])
    assert found == {"smith", "urchin"}


@proves("G206", "G28")
@said(
    {
        "the-flex": words(play(Discard(A(card(ENEMY, IN_HAND))))),
        "anger": words(play(Return(A(creature(ENEMY))))),
    }
)
def test_chance_chooses_among_cards_of_which_only_some_are_known() -> None:
    """One card of the hand is known; the choice among all of them is still chance's, and shows no other card."""
    found = set()
    for seed in range(12):
        table = Table(
            theirs=["krump"], hand=["anger", "the-flex"], their_deck=["urchin", "smith"], house="brobnar",
            seed=str(seed),
        )  # fmt: skip
        table.do("play:anger").to_turn_of(1).to_turn_of(0, "brobnar")
        if "the-flex" not in table.hand():
            continue
        table.do("play:the-flex")
        assert table.asked == "turn", table.offered()
        found.add(table.row("discard", 1)[-1])
    assert len(found) > 1


@proves("G28")
@said(
    {
        "the-flex": words(play(Discard(A(card(ENEMY, IN_ARCHIVES))))),
        "anger": words(play(Archive(A(creature(ENEMY))))),
    }
)
def test_chance_chooses_from_the_other_archives_though_a_card_is_known() -> None:
    table = Table(theirs=["krump"], hand=["anger", "the-flex"], their_archives=[], house="brobnar").do(
        "play:anger"
    )
    state = table.state
    c = state.row(Zones.DECK, 1)[0]  # a card that AP has not seen is archived behind it
    state.take_out(c)
    state.put_in(c, Zones.ARCHIVES, 1)
    table.do("play:the-flex")
    assert table.asked == "turn", table.offered()


@proves("G202")
@said({"gub": words(play(Hide(Top())))})
def test_the_controller_looks_at_what_lies_facedown_beneath_a_card() -> None:
    """The controller may look at what was put facedown under the card from the deck."""
    table = Table(hand=["gub"], deck=["krump", "troll"], house="dis").do("play:gub")
    own, other = (table.state.view(seat).cards["gub"].under for seat in (0, 1))  # type: ignore[attr-defined]
    assert (own, other) == (["krump"], [None])


@said(
    {
        "anger": words(play(Return(A(creature()), Zones.DECK))),
        "punch": words(play(Return(A(creature()), Zones.DECK, top=False))),
        "the-flex": words(play(ShuffleIn(A(creature())))),
        "into-the-fray": words(play(Return(A(card(FRIENDLY, IN_DISCARD)), Zones.DECK))),
    }
)
def test_where_in_a_deck_a_card_goes() -> None:
    """On top of it or under it, as everybody sees; only what is shuffled into it is said to be."""
    for played, place in (("anger", "deck-top"), ("punch", "deck-bottom"), ("the-flex", "deck")):
        table = Table(mine=["troll"], deck=["smith", "bumpsy"], hand=[played], house="brobnar")
        table.do(f"play:{played}")
        assert [facts["to"] for facts in table.told("moved") if facts["card"] == "troll"] == [place]
        assert table.zone("troll") == "deck"
    table = Table(discard=["troll"], deck=["smith"], hand=["into-the-fray"], house="brobnar")
    table.do("play:into-the-fray")
    assert [facts["to"] for facts in table.told("moved")] == ["deck-top"]
