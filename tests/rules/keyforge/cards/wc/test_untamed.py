"""Untamed of Worlds Collide, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table

from ludarium.testing import proves


@proves("G211")
def test_bramble_lynx() -> None:
    """It enters ready after a reap of its player's in the same turn, else exhausted (G211)."""
    table = Table(
        mine=["dew-faerie", "flaxia"],
        theirs=["murmook"],
        hand=["bramble-lynx", "bramble-lynx"],
        house="untamed",
    )
    table.do("play:bramble-lynx", "place:0")
    assert table.has("bramble-lynx", "exhausted")
    table.do("fight:flaxia", "play:bramble-lynx", "place:0")
    assert table.has("bramble-lynx.2", "exhausted")
    table = Table(mine=["dew-faerie"], hand=["bramble-lynx"], house="untamed")
    table.do("reap:dew-faerie", "play:bramble-lynx", "place:0")
    assert not table.has("bramble-lynx", "exhausted")


def test_bramble_lynx_readies_nobody_else() -> None:
    """It speaks of itself, also while it is in play."""
    table = Table(mine=["bramble-lynx", "dew-faerie"], hand=["flaxia"], house="untamed")
    table.do("reap:dew-faerie", "play:flaxia", "place:0")
    assert table.has("flaxia", "exhausted")


def test_cauldron_boil() -> None:
    """``DamageByEach(by_damage=True)``: each is dealt as much as it has, on both sides at once."""
    table = Table(
        mine=["troll damage:3", "flaxia damage:2"], theirs=["bumpsy damage:1", "murmook"], hand=["cauldron-boil"],
        house="untamed",
    )  # fmt: skip
    table.do("play:cauldron-boil")
    assert [table.damage(name) for name in ("troll", "bumpsy", "murmook")] == [6, 2, 0]
    assert table.zone("flaxia") == "discard"


@proves("G110", "G89")
def test_deepwood_druid() -> None:
    """Placed anywhere (Deploy), it heals one of its neighbours, and not itself."""
    table = Table(
        mine=["troll damage:3", "bumpsy damage:2", "flaxia damage:1"],
        hand=["deepwood-druid"],
        house="untamed",
    )
    table.do("play:deepwood-druid")
    assert table.offered() == ["place:0", "place:1", "place:2", "place:3"]
    table.do("place:1")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:troll")
    assert [table.damage(name) for name in ("troll", "bumpsy", "flaxia")] == [0, 2, 1]
    table.to_turn_of(1).to_turn_of(0, "untamed").do("reap:deepwood-druid", "card:bumpsy")
    assert table.damage("bumpsy") == 0


def test_deepwood_druid_alone() -> None:
    table = Table(theirs=["troll damage:3"], hand=["deepwood-druid"], house="untamed")
    table.do("play:deepwood-druid")
    assert (table.asked, table.damage("troll")) == ("turn", 3)


@proves("G110", "G73")
def test_ghosthawk() -> None:
    """Word ``OneEachSide``: both neighbours reap, of whatever house, in AP's order."""
    table = Table(mine=["bumpsy", "flaxia", "dew-faerie"], hand=["ghosthawk"], house="untamed")
    table.do("play:ghosthawk", "place:1", "yes")
    assert table.offered() == ["card:bumpsy", "card:flaxia"]
    table.do("card:flaxia")
    assert table.amber() == 2
    assert table.has("bumpsy", "exhausted")
    assert not table.has("dew-faerie", "exhausted")


def test_ghosthawk_may_stay_idle_and_be_alone() -> None:
    table = Table(mine=["bumpsy"], hand=["ghosthawk"], house="untamed")
    table.do("play:ghosthawk", "place:0", "no")
    assert (table.asked, table.amber()) == ("turn", 0)
    alone = Table(theirs=["bumpsy"], hand=["ghosthawk"], house="untamed")
    alone.do("play:ghosthawk")
    assert alone.asked == "turn"


@proves("G104")
def test_ghosthawk_with_the_enraged_and_the_exhausted() -> None:
    """An enraged one reaps and stays enraged (G104), an exhausted one can't."""
    table = Table(
        mine=["flaxia enraged", "dew-faerie exhausted"], theirs=["troll"], hand=["ghosthawk"], house="untamed"
    )
    table.do("play:ghosthawk", "place:1", "yes", "card:flaxia")
    assert table.amber() == 1
    assert table.has("flaxia", "enraged")


def test_ghosthawk_reaps_with_who_comes_beside_it() -> None:
    """A neighbour that its own reap has destroyed is no reason for another of its side to reap; one that was destroyed
    before its turn makes room for the next."""
    table = Table(
        mine=["dew-faerie", "flaxia", "murmook"], theirs=["kangaphant"], hand=["ghosthawk"], house="untamed"
    )
    table.do("play:ghosthawk", "place:2", "yes", "card:flaxia")
    assert table.zone("flaxia") == "discard"
    assert table.zone("murmook") == "discard"
    assert table.line() == ["dew-faerie", "ghosthawk"]
    assert not table.has("dew-faerie", "exhausted")
    table = Table(
        mine=["dew-faerie", "murmook damage:2", "kindrith-longshot"], hand=["ghosthawk"], house="untamed"
    )
    table.do("play:ghosthawk", "place:2", "yes", "card:kindrith-longshot", "card:murmook")
    assert table.zone("murmook") == "discard"
    assert table.amber() == 3
    assert table.has("dew-faerie", "exhausted")


def test_harmonia() -> None:
    """Æ for each creature that its player plays, itself included, while the enemy has more when it has come."""
    table = Table(
        theirs=["troll", "bumpsy", "murmook"], hand=["harmonia", "dew-faerie", "flaxia"], house="untamed"
    )
    table.do("play:harmonia")
    assert table.amber() == 1
    table.do("play:dew-faerie", "place:0")
    assert table.amber() == 2
    table.do("play:flaxia", "place:0")
    assert table.amber() == 2
    table.to_turn_of(1, "untamed")
    assert table.amber() == 2


def test_harmonia_hears_only_its_own_player() -> None:
    table = Table(mine=["harmonia"], theirs=["troll"], their_hand=["bumpsy"], active=1, house="brobnar")
    table.do("play:bumpsy", "place:0")
    assert (table.amber(0), table.amber(1)) == (0, 0)


@proves("G47")
def test_imprinted_murmook() -> None:
    table = Table(mine=["imprinted-murmook"])
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (5, 6)
    assert table.keyword("imprinted-murmook", "elusive") == 1


@proves("G126")
def test_molephin() -> None:
    """Moment ``AFTER_STEALS``: as much damage to each enemy creature as Æ was stolen, be it less than asked for."""
    table = Table(
        mine=["troll", "dew-faerie"],
        theirs=["molephin", "flaxia"],
        amber=(0, 3),
        hand=["magda-the-rat"],
        house="shadows",
    )
    table.do("play:magda-the-rat", "place:0")
    assert table.damage("troll") == 2
    assert table.zone("dew-faerie") == "discard"
    assert table.damage("flaxia") == 0
    poor = Table(mine=["troll"], theirs=["molephin"], amber=(0, 1), hand=["magda-the-rat"], house="shadows")
    poor.do("play:magda-the-rat", "place:0")
    assert poor.damage("troll") == 1


def test_molephin_is_silent() -> None:
    """Where nothing is there to steal, when its own side steals, and for Æ that is lost or captured."""
    table = Table(mine=["troll"], theirs=["molephin"], hand=["magda-the-rat"], house="shadows")
    table.do("play:magda-the-rat", "place:0")
    assert table.damage("troll") == 0
    own = Table(mine=["molephin"], theirs=["troll"], amber=(0, 3), hand=["magda-the-rat"], house="shadows")
    own.do("play:magda-the-rat", "place:0")
    assert (own.amber(), own.damage("troll")) == (2, 0)
    icon = Table(mine=["troll"], theirs=["molephin"], amber=(0, 3), hand=["flaxia icons:C"], house="untamed")
    icon.do("play:flaxia+C", "place:0", "card:troll")
    assert (icon.on("troll"), icon.damage("troll")) == (1, 0)


@proves("G109")
def test_molephin_and_what_comes_from_the_supply() -> None:
    """Stolen from the supply is stolen. Whoever attacks it is hurt first."""
    table = Table(
        mine=["troll"],
        theirs=["molephin", "po-s-pixies"],
        amber=(0, 2),
        hand=["magda-the-rat"],
        house="shadows",
    )
    table.do("play:magda-the-rat", "place:0")
    assert (table.damage("troll"), table.amber(1)) == (2, 2)
    fought = Table(mine=["troll"], theirs=["molephin"], house="brobnar")
    fought.do("fight:troll")
    assert fought.damage("troll") == 6


def test_musthic_murmook() -> None:
    """Both pay more for keys; 4 damage to any creature, to itself if there is no other."""
    table = Table(mine=["dew-faerie"], theirs=["troll"], hand=["musthic-murmook"], house="untamed")
    table.do("play:musthic-murmook", "place:0")
    assert table.offered() == ["card:musthic-murmook", "card:dew-faerie", "card:troll"]
    table.do("card:troll")
    assert table.damage("troll") == 4
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (7, 7)
    alone = Table(hand=["musthic-murmook"], house="untamed")
    alone.do("play:musthic-murmook")
    assert alone.zone("musthic-murmook") == "discard"


@proves("G136")
def test_song_of_the_wild() -> None:
    """Those that come later in the turn have it too (G136), enemies and the next turn don't."""
    table = Table(
        mine=["dew-faerie exhausted", "flaxia"], hand=["song-of-the-wild", "bramble-lynx"], house="untamed"
    )
    table.do("play:song-of-the-wild", "reap:flaxia")
    assert table.amber() == 2
    table.do("play:bramble-lynx", "place:0", "reap:bramble-lynx")
    assert table.amber() == 4
    table.to_turn_of(1).to_turn_of(0, "untamed").do("reap:flaxia")
    assert table.amber() == 5


def test_the_fittest() -> None:
    table = Table(mine=["troll", "dew-faerie"], theirs=["flaxia"], hand=["the-fittest"], house="untamed")
    table.do("play:the-fittest")
    assert [table.plus(name) for name in ("troll", "dew-faerie", "flaxia")] == [1, 1, 0]


@proves("G4")
def test_unnatural_selection() -> None:
    """Three of each side stay, as far as there are so many; AP chooses where there are more."""
    table = Table(
        mine=["troll", "bumpsy", "dew-faerie", "flaxia", "murmook"],
        theirs=["snufflegator", "urchin"],
        hand=["unnatural-selection"],
        house="untamed",
    )
    table.do("play:unnatural-selection", "card:troll", "card:flaxia")
    assert "card:urchin" not in table.offered()
    table.do("card:bumpsy")
    assert table.line() == ["troll", "bumpsy", "flaxia"]
    assert table.line(1) == ["snufflegator", "urchin"]


def test_unnatural_selection_on_a_small_board() -> None:
    table = Table(mine=["troll"], hand=["unnatural-selection"], house="untamed")
    table.do("play:unnatural-selection")
    assert (table.asked, table.line()) == ("turn", ["troll"])


@proves("G9")
def test_unsuspecting_prey() -> None:
    """Up to three, those without damage alone, all hurt at once."""
    table = Table(
        mine=["troll"],
        theirs=["bumpsy damage:1", "flaxia", "murmook"],
        hand=["unsuspecting-prey", "unsuspecting-prey"],
        house="untamed",
    )
    table.do("play:unsuspecting-prey")
    assert table.offered() == ["card:troll", "card:flaxia", "card:murmook", "no"]
    table.do("card:flaxia", "card:murmook", "done")
    assert [table.damage(name) for name in ("troll", "bumpsy", "flaxia", "murmook")] == [0, 1, 2, 2]
    table.do("play:unsuspecting-prey", "no")
    assert table.damage("troll") == 0


@proves("G194")
def test_fangtooth_cavern() -> None:
    """The weakest of all, at the end of its player's turn; AP chooses among equals (G194)."""
    table = Table(mine=["fangtooth-cavern", "dew-faerie", "troll"], theirs=["flaxia", "timetraveller"])
    table.do("end")
    assert table.offered() == ["card:dew-faerie", "card:timetraveller"]
    table.do("card:timetraveller")
    assert table.line(1) == ["flaxia"]
    table.to_turn_of(1).do("end")
    assert table.line() == ["dew-faerie", "troll"]
    empty = Table(mine=["fangtooth-cavern"])
    empty.do("end")
    assert empty.state.active == 1


@proves("G63", "G98")
def test_gebuk() -> None:
    """``PutInPlay(in_place=True)``: the creature comes where it stood, exhausted and without being played."""
    table = Table(
        theirs=["dew-faerie", "gebuk", "troll"],
        their_deck=["musthic-murmook", "flaxia"],
        mine=["bumpsy plus:5"],
        house="brobnar",
    )
    table.do("fight:bumpsy", "card:gebuk")
    assert table.line(1) == ["dew-faerie", "musthic-murmook", "troll"]
    assert table.has("musthic-murmook", "exhausted")
    assert table.damage("troll") == 0
    assert table.row("discard", 1) == ["gebuk"]


def test_gebuk_turns_up_no_creature() -> None:
    """Another card stays in the pile; an empty deck gives nothing, and is not made anew (G31)."""
    table = Table(theirs=["gebuk", "troll"], their_deck=["fogbank"], mine=["bumpsy plus:5"], house="brobnar")
    table.do("fight:bumpsy", "card:gebuk")
    assert table.line(1) == ["troll"]
    assert sorted(table.row("discard", 1)) == ["fogbank", "gebuk"]
    empty = Table(
        theirs=["gebuk", "troll"],
        their_deck=[],
        their_discard=["flaxia"],
        mine=["bumpsy plus:5"],
        house="brobnar",
    )
    empty.do("fight:bumpsy", "card:gebuk")
    assert empty.line(1) == ["troll"]
    assert "flaxia" in empty.row("discard", 1)


@proves("G224")
def test_gebuk_among_many_dead() -> None:
    """Its place is told by those to its left that are there; who comes is not among the dead (G224)."""
    table = Table(
        mine=["troll", "dew-faerie damage:1", "gebuk damage:1", "flaxia damage:1", "bumpsy"],
        deck=["murmook"],
        hand=["save-the-pack"],
        house="untamed",
    )
    table.do("play:save-the-pack")
    assert table.line() == ["troll", "murmook", "bumpsy"]
    alone = Table(
        mine=["gebuk damage:1", "flaxia damage:1"], deck=["murmook"], hand=["save-the-pack"], house="untamed"
    )
    alone.do("play:save-the-pack")
    assert alone.line() == ["murmook"]


@proves("G103", "G156")
def test_gebuk_waits_until_it_leaves() -> None:
    """Saved after its text has resolved, it leaves later, and the creature comes then."""
    table = Table(
        mine=["gebuk +armageddon-cloak", "troll"],
        deck=["murmook", "fogbank"],
        hand=["gateway-to-dis", "gateway-to-dis"],
        house="dis",
    )
    table.do("play:gateway-to-dis")
    assert table.line() == ["gebuk"]
    assert table.zone("murmook") == "discard"
    table.do("play:gateway-to-dis")
    assert table.line() == ["murmook"]


@proves("G98")
def test_gebuk_does_not_find_what_has_gone_to_hand() -> None:
    table = Table(
        mine=["gebuk +armageddon-cloak", "troll"],
        deck=["murmook", "fogbank"],
        hand=["gateway-to-dis", "gateway-to-dis", "regrowth house:dis"],
        house="dis",
    )
    table.do("play:gateway-to-dis", "play:regrowth~dis", "pile:murmook", "play:gateway-to-dis")
    assert table.zone("murmook") == "hand"
    assert table.line() == []


def test_instrument_of_silence() -> None:
    table = Table(mine=["flaxia"], theirs=["dew-faerie"], hand=["instrument-of-silence"], house="untamed")
    table.do("play:instrument-of-silence", "card:flaxia")
    assert table.keyword("flaxia", "skirmish") == 1
    fought = Table(mine=["bumpsy +instrument-of-silence"], theirs=["troll"], house="brobnar")
    fought.do("fight:bumpsy")
    assert (fought.amber(), fought.damage("bumpsy")) == (1, 0)


def test_kangaphant() -> None:
    """Whoever reaps is destroyed, on both sides, itself included."""
    table = Table(mine=["kangaphant", "flaxia"], theirs=["murmook"], house="untamed")
    table.do("reap:flaxia")
    assert (table.amber(), table.zone("flaxia")) == (1, "discard")
    table.do("reap:kangaphant")
    assert table.zone("kangaphant") == "discard"
    table = Table(mine=["kangaphant"], theirs=["murmook"], active=1, house="untamed")
    table.do("reap:murmook")
    assert table.zone("murmook") == "discard"


@proves("G205")
def test_low_dawn() -> None:
    """2 Æ for three Untamed creatures in the pile; in any case they go back into the deck."""
    table = Table(
        hand=["low-dawn"],
        discard=["flaxia", "murmook", "dew-faerie", "troll", "fogbank"],
        their_discard=["snufflegator"],
        house="untamed",
    )
    table.do("play:low-dawn")
    assert table.amber() == 3
    assert sorted(table.row("discard")) == ["fogbank", "low-dawn", "troll"]
    assert table.row("discard", 1) == ["snufflegator"]
    few = Table(hand=["low-dawn"], discard=["flaxia", "murmook", "troll"], house="untamed")
    few.do("play:low-dawn")
    assert few.amber() == 1
    assert sorted(few.row("discard")) == ["low-dawn", "troll"]
    none = Table(hand=["low-dawn"], house="untamed")
    none.do("play:low-dawn")
    assert none.amber() == 1


@proves("G101")
def test_mab_the_mad() -> None:
    """She goes into her owner's deck, with the Æ of her reap kept."""
    table = Table(mine=["mab-the-mad"], house="untamed")
    table.do("reap:mab-the-mad")
    assert (table.amber(), table.zone("mab-the-mad")) == (1, "deck")
    lent = Table(mine=["mab-the-mad theirs"], house="untamed")
    lent.do("reap:mab-the-mad")
    assert "mab-the-mad" in lent.row("deck", 1)


@proves("G103")
def test_the_feathered_shaman() -> None:
    """It wards both neighbours after a fight and after a reap, and nobody else."""
    table = Table(
        mine=["troll", "the-feathered-shaman", "flaxia", "murmook"], theirs=["dew-faerie"], house="untamed"
    )
    table.do("reap:the-feathered-shaman")
    names = ("troll", "the-feathered-shaman", "flaxia", "murmook", "dew-faerie")
    assert [table.has(name, "warded") for name in names] == [True, False, True, False, False]
    fought = Table(mine=["the-feathered-shaman plus:3", "flaxia"], theirs=["dew-faerie"], house="untamed")
    fought.do("fight:the-feathered-shaman")
    assert fought.has("flaxia", "warded")


@proves("G127")
def test_wild_spirit() -> None:
    table = Table(mine=["flaxia +wild-spirit"], amber=(0, 2), house="untamed")
    table.do("reap:flaxia")
    assert (table.on("flaxia"), table.amber(0), table.amber(1)) == (1, 1, 1)
    enemy = Table(mine=["dew-faerie"], theirs=["flaxia"], hand=["wild-spirit"], house="untamed")
    enemy.do("play:wild-spirit", "card:flaxia").to_turn_of(1, "untamed").do("reap:flaxia")
    assert (enemy.on("flaxia"), enemy.amber(0)) == (1, 0)


@proves("G108", "G136")
def test_creed_of_nature() -> None:
    """``keyword`` with a number that the board gives: Assault as much as its power is when it attacks (G136)."""
    table = Table(mine=["creed-of-nature", "flaxia"], theirs=["troll"], hand=["the-fittest"], house="untamed")
    table.do("omni:creed-of-nature")
    assert table.zone("creed-of-nature") == "discard"
    table.do("card:flaxia")
    assert (table.keyword("flaxia", "assault"), table.keyword("flaxia", "skirmish")) == (4, 1)
    table.do("play:the-fittest")
    assert table.keyword("flaxia", "assault") == 5
    table.do("fight:flaxia")
    assert (table.zone("troll"), table.damage("flaxia")) == ("discard", 0)
    table.to_turn_of(1)
    assert table.keyword("flaxia", "assault") == 0


@proves("G72")
def test_creed_of_nature_in_any_turn() -> None:
    """Omni: in a turn of any house (G72); with no creature it is destroyed all the same."""
    table = Table(mine=["creed-of-nature"], house="brobnar")
    table.do("omni:creed-of-nature")
    assert (table.zone("creed-of-nature"), table.asked) == ("discard", "turn")


@proves("G240", "G193")
def test_creed_of_nurture() -> None:
    """A creature gains the text of one in hand, as its own, until the turn ends (G193, G240)."""
    table = Table(
        mine=["creed-of-nurture", "flaxia"], theirs=["troll"], hand=["dew-faerie", "anger"], house="untamed"
    )
    table.do("omni:creed-of-nurture", "hand:dew-faerie")
    assert table.told("revealed")
    table.do("card:flaxia")
    assert table.keyword("flaxia", "elusive") == 1
    table.do("reap:flaxia")
    assert table.amber() == 2
    assert sorted(table.hand()) == ["anger", "dew-faerie"]
    table.to_turn_of(1)
    assert table.keyword("flaxia", "elusive") == 0


def test_creed_of_nurture_speaks_of_the_receiver() -> None:
    """A text that names its card means whoever has it; of two limits on what it deals the stricter counts."""
    table = Table(mine=["creed-of-nurture", "roxador"], theirs=["troll"], hand=["toad"], house="untamed")
    table.do("omni:creed-of-nurture", "hand:toad", "card:roxador")
    assert "reap:roxador" not in table.offered()
    other = Table(mine=["creed-of-nurture", "bumpsy"], theirs=["troll"], hand=["tantadlin"], house="brobnar")
    other.do("omni:creed-of-nurture", "hand:tantadlin", "card:bumpsy", "fight:bumpsy")
    assert other.damage("troll") == 2


def test_creed_of_nurture_without_a_creature_in_hand() -> None:
    """Nothing is gained, and the Creed is gone."""
    table = Table(mine=["creed-of-nurture", "flaxia", "murmook"], hand=["anger"], house="untamed")
    table.do("omni:creed-of-nurture")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert table.zone("creed-of-nurture") == "discard"
    assert table.hand() == ["anger"]
    assert not table.state.lasting


@proves("G33")
def test_eldest_bear() -> None:
    """2 Æ before it fights from the middle of an odd line; none beside the middle, nor in an even line (G33)."""
    table = Table(mine=["flaxia", "eldest-bear", "murmook"], theirs=["troll"], house="untamed")
    table.do("fight:eldest-bear")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert table.amber() == 2
    assert table.zone("troll") == "discard"
    even = Table(mine=["eldest-bear", "murmook"], theirs=["troll"], house="untamed")
    even.do("fight:eldest-bear")
    assert even.amber() == 0


def test_giant_gnawbill() -> None:
    """Whoever chooses a house destroys an artifact of it, on either side; without one nothing happens."""
    table = Table(
        mine=["giant-gnawbill", "vineapple-tree"], theirs=["niffle-grounds", "gauntlet-of-command"], at="start",
        houses=[("untamed", "brobnar", "dis"), ("untamed", "brobnar", "dis")],
    )  # fmt: skip
    table.do("house:untamed")
    assert table.offered() == ["card:vineapple-tree", "card:niffle-grounds"]
    table.do("card:niffle-grounds")
    assert table.zone("niffle-grounds") == "discard"
    table.do("end").do("house:brobnar")
    assert table.zone("gauntlet-of-command") == "discard"
    table = Table(
        mine=["giant-gnawbill", "vineapple-tree"], at="start", houses=[("untamed", "brobnar", "dis")]
    )
    table.do("house:dis")
    assert table.zone("vineapple-tree") == "artifacts"


def test_moor_wolf() -> None:
    """Each other Wolf is readied, on both sides; other creatures and itself stay exhausted."""
    table = Table(
        mine=["moor-wolf exhausted", "flaxia exhausted"], theirs=["moor-wolf exhausted"], hand=["moor-wolf"],
        house="untamed",
    )  # fmt: skip
    table.do("play:moor-wolf", "place:0")
    new, old, other = table.line()
    assert [table.has(name, "exhausted") for name in (new, old, other)] == [True, False, True]
    assert not table.has(table.line(1)[0], "exhausted")


def test_nepeta_gigantica() -> None:
    """One of two: a strong creature, or any Giant."""
    table = Table(
        mine=["nepeta-gigantica", "flaxia"], theirs=["champion-anaphiel", "bumpsy", "troll"], house="untamed"
    )
    table.do("action:nepeta-gigantica", "mode:1")
    assert table.offered() == ["card:champion-anaphiel", "card:bumpsy", "card:troll"]
    table.do("card:champion-anaphiel")
    assert table.has("champion-anaphiel", "stunned")
    giants = Table(
        mine=["nepeta-gigantica", "flaxia"], theirs=["champion-anaphiel", "troll"], house="untamed"
    )
    giants.do("action:nepeta-gigantica", "mode:2")
    assert giants.has("troll", "stunned")


@proves("G47", "G234")
def test_vineapple_tree() -> None:
    """Each counter makes keys dearer for both, until somebody has forged one."""
    table = Table(mine=["vineapple-tree growth:1"], amber=(0, 9), house="untamed")
    table.do("action:vineapple-tree")
    assert table.counters("vineapple-tree") == {"growth": 2}
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (8, 8)
    table.do("end")
    while table.asked == "key":
        table.do(table.offered()[0])
    assert (table.keys(1), table.amber(1)) == (1, 1)
    assert table.counters("vineapple-tree") == {}
    assert table.state.key_cost(0) == 6


@proves("G113", "G114", "G111")
def test_xenos_bloodshadow() -> None:
    """Poison kills what she hurts, Skirmish keeps her from harm; who attacks her is hurt, and misses her at first."""
    table = Table(mine=["xenos-bloodshadow"], theirs=["troll"], house="untamed")
    table.do("fight:xenos-bloodshadow")
    assert (table.zone("troll"), table.damage("xenos-bloodshadow")) == ("discard", 0)
    attacked = Table(mine=["troll"], theirs=["xenos-bloodshadow"], house="brobnar")
    attacked.do("fight:troll")
    assert (attacked.damage("troll"), attacked.damage("xenos-bloodshadow")) == (6, 0)


@proves("G1")
def test_toad() -> None:
    table = Table(mine=["toad"], theirs=["flaxia"], house="untamed")
    assert "reap:toad" not in table.offered()
    assert "fight:toad" in table.offered()


def test_bramble_lynx_after_an_artifact_that_is_a_creature_has_reaped() -> None:
    """An Auto-Legionary in the battleline is a creature (G232): a reap of it counts."""
    table = Table(
        mine=["auto-legionary", "the-golden-spiral"], hand=["bramble-lynx house:saurian"], house="saurian"
    )
    table.do("action:auto-legionary", "action:the-golden-spiral", "reap:auto-legionary")
    table.do("play:bramble-lynx~saurian", "place:0")
    assert not table.has("bramble-lynx~saurian", "exhausted")
