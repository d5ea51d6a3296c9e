"""Untamed of Mass Mutation, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table

from ludarium.testing import proves


def test_cephaloist() -> None:
    """With 4 Æ nobody steals from its player, with 3 somebody does; the other player's Æ is not safe."""
    for pool, left in ((4, 4), (3, 2)):
        table = Table(mine=["umbra"], theirs=["cephaloist"], amber=(0, pool), house="shadows")
        table.do("fight:umbra")
        assert table.amber(1) == left
    table = Table(mine=["umbra", "cephaloist"], theirs=["troll"], amber=(4, 4), house="shadows")
    table.do("fight:umbra")
    assert table.amber() == 5


def test_dæmo_beast() -> None:
    """Its player steals, also on the opponent's turn; it strikes first in no fight that others begin."""
    table = Table(mine=["dæmo-beast"], theirs=["troll"], amber=(0, 2), house="untamed")
    table.do("fight:daemo-beast")
    assert (table.zone("daemo-beast"), table.damage("daemo-beast"), table.damage("troll")) == ("line", 0, 3)
    table.to_turn_of(1, "brobnar").do("fight:troll")
    assert table.zone("daemo-beast") == "discard"
    assert (table.amber(0), table.amber(1)) == (1, 1)


def test_dæmo_beast_finds_nothing_to_steal() -> None:
    table = Table(mine=["troll"], theirs=["dæmo-beast"], house="brobnar")
    table.do("fight:troll")
    assert (table.amber(0), table.amber(1)) == (0, 0)


def test_dark_faerie() -> None:
    table = Table(mine=["dark-faerie"], theirs=["troll"], house="untamed")
    table.do("fight:dark-faerie")
    assert (table.amber(), table.damage("dark-faerie")) == (2, 0)


def test_dark_faerie_fights_and_falls() -> None:
    """Who has been destroyed by hazardous damage is not there any more after the fight."""
    table = Table(mine=["dark-faerie"], theirs=["briar-grubbling"], house="untamed")
    table.do("fight:dark-faerie")
    assert (table.zone("dark-faerie"), table.amber()) == ("discard", 0)


def test_floomf() -> None:
    """Any Beast gets both counters, an enemy one or itself, and nothing else does."""
    table = Table(mine=["floomf", "troll"], theirs=["flaxia", "snufflegator"], house="untamed")
    table.do("fight:floomf", "card:flaxia")
    assert table.offered() == ["card:floomf", "card:snufflegator"]
    table.do("card:snufflegator")
    assert (table.plus("snufflegator"), table.plus("floomf"), table.damage("floomf")) == (2, 0, 0)


def test_gloriana_s_attendant() -> None:
    """It says nothing."""
    table = Table(hand=["gloriana-s-attendant"], house="untamed")
    table.do("play:gloriana-s-attendant")
    assert (table.asked, table.amber(), table.power("gloriana-s-attendant")) == ("turn", 0, 1)


@proves("G49")
def test_keyfrog() -> None:
    """A key at its current cost, on any turn; forging is no choice. Without enough Æ nothing is forged."""
    table = Table(mine=["troll"], theirs=["keyfrog"], amber=(0, 7), house="brobnar")
    table.do("fight:troll", "key:red")
    assert (table.keys(1), table.amber(1)) == (1, 1)
    table = Table(mine=["troll"], theirs=["keyfrog"], amber=(6, 5), house="brobnar")
    table.do("fight:troll")
    assert (table.keys(0), table.keys(1), table.amber(1)) == (0, 0, 5)


def test_rapid_evolution() -> None:
    """A counter for each Æ, that of its own icon among them, on any creature."""
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["rapid-evolution"], amber=(2, 5), house="untamed")
    table.do("play:rapid-evolution")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert (table.plus("bumpsy"), table.plus("troll"), table.amber()) == (3, 0, 3)


def test_rapid_evolution_on_an_empty_board() -> None:
    table = Table(hand=["rapid-evolution"], house="untamed")
    table.do("play:rapid-evolution")
    assert (table.asked, table.amber()) == ("turn", 1)


@proves("G194")
def test_savage_clash() -> None:
    """One on each side stays; AP chooses among the tied."""
    table = Table(
        mine=["troll", "flaxia", "bumpsy"], theirs=["krump", "dust-pixie", "bumpsy"], hand=["savage-clash"],
        house="untamed",
    )  # fmt: skip
    table.do("play:savage-clash")
    assert (table.line(0), table.line(1)) == (["flaxia"], ["krump"])
    table = Table(mine=["troll"], theirs=["bumpsy", "bumpsy"], hand=["savage-clash"], house="untamed")
    table.do("play:savage-clash")
    assert table.offered() == ["card:bumpsy", "card:bumpsy.2"]
    table.do("card:bumpsy.2")
    assert (table.line(0), table.line(1)) == (["troll"], ["bumpsy.2"])


def test_savage_clash_where_a_side_is_empty() -> None:
    table = Table(theirs=["krump", "dust-pixie"], hand=["savage-clash"], house="untamed")
    table.do("play:savage-clash")
    assert table.line(1) == ["krump"]


@proves("G107")
def test_commune() -> None:
    """All is lost first, its own icons included, and then 4 are gained, even by who had none; Omega ends the step."""
    for pool in (0, 9):
        table = Table(hand=["commune", "commune"], amber=(pool, 3), house="untamed")
        table.do("play:commune")
        assert (table.amber(0), table.amber(1)) == (4, 3)
        assert table.state.active == 1


def test_dark_harbinger() -> None:
    """It hears of its player's Untamed actions, and of nothing else; ready, it stays so."""
    table = Table(
        mine=["dark-harbinger exhausted"], hand=["commune", "dust-pixie", "virtuous-works"], house="untamed"
    )
    table.do("play:dust-pixie", "place:0")
    assert table.has("dark-harbinger", "exhausted")
    table = Table(mine=["dark-harbinger exhausted"], hand=["virtuous-works"], house="sanctum")
    table.do("play:virtuous-works")
    assert table.has("dark-harbinger", "exhausted")
    table = Table(mine=["dark-harbinger exhausted"], hand=["regrowth"], house="untamed")
    table.do("play:regrowth", "trigger:dark-harbinger")
    assert not table.has("dark-harbinger", "exhausted")
    table = Table(theirs=["dark-harbinger exhausted"], hand=["regrowth"], house="untamed")
    table.do("play:regrowth")
    assert table.has("dark-harbinger", "exhausted")


def test_growth_surge() -> None:
    """Three, two and one, from a flank inwards; of a flank creature's only neighbor nobody is asked."""
    table = Table(mine=["troll", "flaxia", "bumpsy", "krump"], hand=["growth-surge"], house="untamed")
    table.do("play:growth-surge")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:krump")
    assert [table.plus(name) for name in ("troll", "flaxia", "bumpsy", "krump")] == [0, 1, 2, 3]


def test_growth_surge_in_a_short_line() -> None:
    """Two creatures: the second one has no other neighbor; a lone one gets its three."""
    table = Table(theirs=["troll", "flaxia"], hand=["growth-surge"], house="untamed")
    table.do("play:growth-surge", "card:flaxia")
    assert [table.plus(name) for name in ("troll", "flaxia")] == [2, 3]
    alone = Table(mine=["troll"], hand=["growth-surge"], house="untamed")
    alone.do("play:growth-surge")
    assert alone.plus("troll") == 3


def test_lumilu() -> None:
    """For each other Beast of its side, and 1 Æ for the reap itself."""
    table = Table(mine=["lumilu", "floomf", "eunoia", "troll"], theirs=["snufflegator"], house="untamed")
    table.do("reap:lumilu")
    assert table.amber() == 3
    alone = Table(mine=["lumilu"], house="untamed")
    alone.do("reap:lumilu")
    assert alone.amber() == 1


def test_mushroom_with_a_view() -> None:
    """By Omni in any house: one damage of each friendly creature, none of the others."""
    table = Table(
        mine=["mushroom-with-a-view", "troll damage:3", "flaxia damage:1"], theirs=["bumpsy damage:2"],
        house="brobnar",
    )  # fmt: skip
    table.do("omni:mushroom-with-a-view")
    assert [table.damage(name) for name in ("troll", "flaxia", "bumpsy")] == [2, 0, 2]


def test_trimble() -> None:
    """Mutants on both sides, itself too; nobody else."""
    table = Table(mine=["trimble", "troll"], theirs=["cephaloist"], house="untamed")
    assert [table.keyword(name, "skirmish") for name in ("trimble", "troll", "cephaloist")] == [1, 0, 1]


@proves("G240")
def test_blossom_drake() -> None:
    """It counts the artifacts of both players, which say nothing as long as it is there."""
    table = Table(
        mine=["blossom-drake", "mushroom-with-a-view", "troll damage:3"], theirs=["pingle-who-annoys", "lash-of-broken-dreams"],
        house="untamed",
    )  # fmt: skip
    assert table.power("blossom-drake") == 6
    assert "omni:mushroom-with-a-view" not in table.offered()
    table = Table(mine=["blossom-drake"], house="untamed")
    assert table.power("blossom-drake") == 4


def test_dark_queen_gloriana() -> None:
    """One's own of another house; where there is none, nothing happens."""
    table = Table(
        mine=["troll", "flaxia", "bumpsy"], theirs=["krump"], hand=["dark-queen-gloriana"], house="untamed"
    )
    table.do("play:dark-queen-gloriana", "place:0")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.hand() == ["bumpsy"]
    table = Table(mine=["flaxia"], theirs=["krump"], hand=["dark-queen-gloriana"], house="untamed")
    table.do("play:dark-queen-gloriana", "place:0")
    assert (table.asked, table.line(1)) == ("turn", ["krump"])


def test_eunoia() -> None:
    """For each enemy that falls in its fights, whoever began; not for one that lives on."""
    table = Table(mine=["eunoia damage:1"], theirs=["murmook", "troll"], house="untamed")
    table.do("fight:eunoia", "card:murmook")
    assert (table.amber(), table.damage("eunoia")) == (1, 2)
    table = Table(mine=["murmook"], theirs=["eunoia damage:1"], house="untamed")
    table.do("fight:murmook")
    assert (table.amber(0), table.amber(1), table.damage("eunoia")) == (0, 1, 2)
    table = Table(mine=["eunoia damage:1"], theirs=["troll"], house="untamed")
    table.do("fight:eunoia")
    assert table.amber() == 0


def test_fandangle_and_resurgence_are_still_known() -> None:
    """Cards that were made before this set."""
    table = Table(mine=["fandangle"], hand=["resurgence"], discard=["trimble", "troll"], house="untamed")
    table.do("play:resurgence", "pile:trimble")
    assert sorted(table.hand()) == ["trimble", "troll"]


@proves("G107")
def test_look_what_i_found() -> None:
    """Word ``OfEachType``: of each type one, chosen where there are several of it."""
    table = Table(
        hand=["look-what-i-found"],
        discard=["regrowth", "commune", "mushroom-with-a-view", "troll", "way-of-the-bear"],
        house="untamed",
    )
    table.do("play:look-what-i-found")
    assert table.offered() == ["pile:regrowth", "pile:commune"]
    table.do("pile:commune")
    held = ["commune", "mushroom-with-a-view", "troll", "way-of-the-bear"]
    assert all(name in table.hand() for name in held)
    assert table.zone("regrowth") == "discard"
    assert table.state.active == 1


def test_look_what_i_found_lacks_types() -> None:
    table = Table(hand=["look-what-i-found"], discard=["troll", "bumpsy"], house="untamed")
    table.do("play:look-what-i-found", "pile:bumpsy")
    assert table.zone("bumpsy") == "hand"
    assert table.zone("troll") == "discard"
    table = Table(hand=["look-what-i-found"], house="untamed")
    table.do("play:look-what-i-found")
    assert table.zone("look-what-i-found") == "discard"


def test_mercy_malkin_queen() -> None:
    """Cats of her side are warded as they come, others not; after her fight a Beast of her side readies."""
    table = Table(
        mine=["mercy-malkin-queen", "eunoia exhausted", "troll exhausted"], theirs=["bumpsy"],
        hand=["floomf", "dust-pixie"], house="untamed",
    )  # fmt: skip
    table.do("play:floomf", "place:0", "play:dust-pixie", "place:0")
    assert (table.has("floomf", "warded"), table.has("dust-pixie", "warded")) == (True, False)
    table.do("fight:mercy-malkin-queen")
    assert "card:troll" not in table.offered()
    table.do("card:eunoia")
    assert (table.has("eunoia", "exhausted"), table.damage("mercy-malkin-queen")) == (False, 0)


def test_mercy_malkin_queen_wards_no_enemy_cat() -> None:
    table = Table(theirs=["mercy-malkin-queen"], hand=["floomf"], house="untamed")
    table.do("play:floomf")
    assert not table.has("floomf", "warded")


def test_mutation_of_cunning() -> None:
    """Word ``gains_trait``: until the start of its player's next turn the creature is a Mutant, too, and elusive."""
    table = Table(mine=["troll"], theirs=["bumpsy", "trimble"], hand=["mutation-of-cunning"], house="untamed")
    table.do("play:mutation-of-cunning", "card:troll")
    assert (table.keyword("troll", "elusive"), table.keyword("troll", "skirmish")) == (1, 1)
    assert table.keyword("bumpsy", "skirmish") == 0
    table.to_turn_of(1)
    assert table.keyword("troll", "skirmish") == 1
    table.to_turn_of(0)
    assert (table.keyword("troll", "elusive"), table.keyword("troll", "skirmish")) == (0, 0)


def test_mutation_of_fury() -> None:
    table = Table(mine=["troll"], theirs=["bumpsy", "trimble"], hand=["mutation-of-fury"], house="untamed")
    table.do("play:mutation-of-fury", "card:bumpsy")
    assert (table.keyword("bumpsy", "assault"), table.keyword("bumpsy", "skirmish")) == (3, 1)
    table.to_turn_of(1).to_turn_of(0)
    assert (table.keyword("bumpsy", "assault"), table.keyword("bumpsy", "skirmish")) == (0, 0)


def test_mutation_of_instinct() -> None:
    table = Table(mine=["troll"], hand=["mutation-of-instinct"], house="untamed")
    table.do("play:mutation-of-instinct")
    assert table.keyword("troll", "skirmish") == 1
    assert table.state.traits(table.card("troll")) == ["giant", "mutant"]
    table.to_turn_of(1).to_turn_of(0)
    assert table.keyword("troll", "skirmish") == 0
    assert table.state.traits(table.card("troll")) == ["giant"]


def test_a_mutation_without_a_creature() -> None:
    table = Table(hand=["mutation-of-instinct"], house="untamed")
    table.do("play:mutation-of-instinct")
    assert (table.asked, table.amber()) == ("turn", 1)


@proves("G99")
def test_a_gained_trait_is_remembered() -> None:
    """A creature that has left play was a Mutant just before, and is none in the discard pile."""
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["mutation-of-instinct"], house="untamed")
    table.do("play:mutation-of-instinct", "card:bumpsy")
    state = table.state
    state.remember(table.card("bumpsy"), -1, 2)
    past = state.recall(table.card("bumpsy"))
    assert past is not None
    assert len(past.traits) == 1


def test_whoever_has_become_a_mutant_gains_what_mutants_gain() -> None:
    """A trait that is gained counts for what others give to those that have it."""
    table = Table(
        mine=["troll"],
        theirs=["johnny-longfingers", "krump"],
        hand=["mutation-of-instinct"],
        amber=(3, 0),
        house="untamed",
    )
    table.do("play:mutation-of-instinct", "card:krump").to_turn_of(1).to_turn_of(0, "brobnar")
    table.do("fight:troll", "card:krump")
    assert (table.zone("krump"), table.amber(1)) == ("discard", 0)
    table = Table(
        mine=["troll"],
        theirs=["johnny-longfingers", "bumpsy"],
        hand=["mutation-of-instinct"],
        amber=(3, 0),
        house="untamed",
    )
    table.do("play:mutation-of-instinct", "card:bumpsy")
    assert table.state.abilities_of(table.card("bumpsy"), 6)


def test_dino_beast() -> None:
    """Exalted, it deals 3 damage to any creature; else none."""
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["dino-beast"], house="untamed")
    table.do("play:dino-beast", "place:0", "yes")
    assert table.on("dino-beast") == 1
    assert table.offered() == ["card:dino-beast", "card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.damage("bumpsy") == 3
    table = Table(theirs=["bumpsy"], hand=["dino-beast"], house="untamed")
    table.do("play:dino-beast", "no")
    assert (table.asked, table.on("dino-beast"), table.damage("bumpsy")) == ("turn", 0, 0)


def test_beasts_with_keywords_alone() -> None:
    """They say no more than what is printed in front."""
    table = Table(mine=["sacro-beast", "umbra-beast"], house="untamed")
    assert [table.keyword(name, "skirmish") for name in ("sacro-beast", "umbra-beast")] == [1, 1]
    assert (table.armor("sacro-beast"), table.keyword("umbra-beast", "elusive")) == (2, 1)


@proves("G10")
def test_techno_beast() -> None:
    """A card is discarded for the one that is drawn; who has none draws none."""
    table = Table(mine=["techno-beast"], hand=["troll", "bumpsy"], house="untamed")
    table.do("reap:techno-beast", "hand:troll")
    assert (table.zone("troll"), len(table.hand())) == ("discard", 2)
    table = Table(mine=["techno-beast"], house="untamed")
    table.do("reap:techno-beast")
    assert (table.asked, table.hand()) == ("turn", [])


def test_xeno_beast() -> None:
    """Of three cards one comes to the hand, one to the bottom, and the third stays on top."""
    table = Table(
        mine=["xeno-beast"], theirs=["troll"], deck=["bumpsy", "krump", "flaxia", "commune"], house="untamed"
    )
    table.do("fight:xeno-beast")
    assert table.offered() == ["deck:bumpsy", "deck:krump", "deck:flaxia"]
    table.do("deck:krump")
    assert table.offered() == ["deck:bumpsy", "deck:flaxia"]
    table.do("deck:bumpsy")
    assert table.hand() == ["krump"]
    assert (table.row("deck")[0], table.row("deck")[-1]) == ("flaxia", "bumpsy")
    assert table.damage("xeno-beast") == 0


def test_pismire() -> None:
    """``MoreCreatures(trait=…)``: with more Mutants than the opponent, its own among them, the opponent pays 2 more."""
    table = Table(mine=["pismire", "trimble"], theirs=["cephaloist", "troll"], house="untamed")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 8)
    even = Table(mine=["pismire", "troll"], theirs=["cephaloist"], house="untamed")
    assert even.state.key_cost(1) == 6


def test_pismire_counts_who_has_become_a_mutant() -> None:
    table = Table(
        mine=["pismire"], theirs=["cephaloist", "troll"], hand=["mutation-of-instinct"], house="untamed"
    )
    table.do("play:mutation-of-instinct", "card:pismire")
    assert table.state.key_cost(1) == 6
    table = Table(
        mine=["pismire", "troll"], theirs=["cephaloist"], hand=["mutation-of-instinct"], house="untamed"
    )
    table.do("play:mutation-of-instinct", "card:troll")
    assert table.state.key_cost(1) == 8


@proves("G216")
def test_reclaimed_by_nature() -> None:
    """Word ``ResolveIcons``: those of the artifact, whosever it is, come to who plays this."""
    table = Table(
        mine=["mushroom-with-a-view"], theirs=["pingle-who-annoys", "lash-of-broken-dreams icons:DR"], hand=["reclaimed-by-nature"],
        deck=["troll"], house="untamed",
    )  # fmt: skip
    table.do("play:reclaimed-by-nature")
    assert table.offered() == ["card:mushroom-with-a-view", "card:lash-of-broken-dreams+DR"]
    table.do("card:lash-of-broken-dreams+DR")
    assert table.zone("lash-of-broken-dreams+DR") == "purged"
    assert table.damage("pingle-who-annoys") == 1
    assert table.hand() == ["troll"]


def test_reclaimed_by_nature_with_an_icon_of_one_s_own() -> None:
    """An Æ for the card that is played, and another for the one that is purged; without artifacts only the first."""
    table = Table(mine=["mushroom-with-a-view"], hand=["reclaimed-by-nature"], house="untamed")
    table.do("play:reclaimed-by-nature")
    assert table.amber() == 2
    table = Table(mine=["troll"], hand=["reclaimed-by-nature"], house="untamed")
    table.do("play:reclaimed-by-nature")
    assert (table.asked, table.amber()) == ("turn", 1)


def test_vault_s_blessing() -> None:
    """``GainForEach(held=True)``: each player for the Mutants of their own side, besides its icon."""
    table = Table(
        mine=["trimble", "troll"],
        theirs=["cephaloist", "pismire"],
        hand=["vault-s-blessing"],
        house="untamed",
    )
    table.do("play:vault-s-blessing")
    assert (table.amber(0), table.amber(1)) == (2, 2)
    table = Table(mine=["troll"], hand=["vault-s-blessing"], house="untamed")
    table.do("play:vault-s-blessing")
    assert (table.amber(0), table.amber(1)) == (1, 0)


@proves("G216")
def test_wild_bounty() -> None:
    """``icons_again``: each icon of the next card comes twice, directly one after the other; those of the card after it once."""
    table = Table(theirs=["troll"], hand=["wild-bounty", "regrowth icons:ADA", "regrowth"], house="untamed")
    table.do("play:wild-bounty")
    table.do("play:regrowth+ADA")
    assert (table.amber(), table.damage("troll")) == (6, 2)
    table.do("play:regrowth")
    assert (table.amber(), table.damage("troll")) == (7, 2)


def test_wild_bounty_is_used_up_by_a_card_without_icons() -> None:
    """The next card uses it up, of whatever type, and the turn's end too."""
    table = Table(hand=["wild-bounty", "murmook", "regrowth"], house="untamed")
    table.do("play:wild-bounty", "play:murmook", "play:regrowth")
    assert table.amber() == 1
    table = Table(hand=["wild-bounty", "regrowth"], house="untamed")
    table.do("play:wild-bounty").to_turn_of(1).to_turn_of(0, "untamed").do("play:regrowth")
    assert table.amber() == 1


def test_two_wild_bounties() -> None:
    """The second one's own icons are those of the next card after the first; both last for the third card."""
    table = Table(hand=["wild-bounty icons:A", "wild-bounty icons:A", "regrowth"], house="untamed")
    table.do("play:wild-bounty+A", "play:wild-bounty+A")
    assert table.amber() == 3
    table.do("play:regrowth")
    assert table.amber() == 5


@proves("G216")
def test_wild_bounty_and_icons_as_if_played() -> None:
    """What is purged is no card that is played: its icons come twice only where the effect is still there."""
    table = Table(mine=["mushroom-with-a-view"], hand=["wild-bounty", "reclaimed-by-nature"], house="untamed")
    table.do("play:wild-bounty", "play:reclaimed-by-nature")
    assert table.amber() == 3


@proves("G107", "G63", "G204")
def test_æmberlution() -> None:
    """All creatures fall, both hands are shown, and their creatures come ready, each to its owner; AP says whose go first."""
    table = Table(
        mine=["troll"], theirs=["bumpsy"], hand=["æmberlution", "flaxia", "regrowth"],
        their_hand=["krump", "punch"], house="untamed",
    )  # fmt: skip
    table.do("play:aemberlution")
    assert table.asked != "turn"
    while table.asked != "house" and table.state.active == 0:
        table.do(table.offered()[0])
    assert (table.line(0), table.line(1)) == (["flaxia"], ["krump"])
    assert not table.has("flaxia", "exhausted")
    assert not table.has("krump", "exhausted")
    assert (table.zone("troll"), table.zone("bumpsy"), table.zone("punch")) == ("discard", "discard", "hand")


def test_æmberlution_with_empty_hands() -> None:
    table = Table(mine=["troll"], hand=["æmberlution"], house="untamed")
    table.do("play:aemberlution")
    assert (table.line(0), table.zone("troll")) == ([], "discard")


def test_chonkers() -> None:
    """Word ``DoubleCounters``: one counter as it is played, twice as many after each enemy that it destroys in a fight."""
    table = Table(theirs=["flaxia"], hand=["chonkers"], house="untamed")
    table.do("play:chonkers")
    assert (table.plus("chonkers"), table.power("chonkers")) == (1, 2)
    table = Table(mine=["chonkers plus:3"], theirs=["murmook", "troll"], house="untamed")
    table.do("fight:chonkers", "card:murmook")
    assert (table.plus("chonkers"), table.damage("chonkers")) == (6, 0)
    table = Table(mine=["chonkers plus:3"], theirs=["troll"], house="untamed")
    table.do("fight:chonkers")
    assert table.plus("chonkers") == 3
    table = Table(mine=["chonkers"], theirs=["murmook damage:2"], house="untamed")
    table.do("fight:chonkers")
    assert (table.zone("murmook"), table.plus("chonkers")) == ("discard", 0)
