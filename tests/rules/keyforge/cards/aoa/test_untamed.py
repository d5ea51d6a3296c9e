"""Untamed of Age of Ascension, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table

from ludarium.testing import proves


def test_dharna() -> None:
    """Æ for each hurt creature of her own side, herself not yet; later she tends one of it."""
    table = Table(
        mine=["troll damage:3", "bumpsy damage:1", "dust-pixie"],
        theirs=["snufflegator damage:2"],
        hand=["dharna"],
        house="untamed",
    )
    table.do("play:dharna", "place:0")
    assert table.amber() == 2
    table.to_turn_of(1).to_turn_of(0, "untamed").do("reap:dharna")
    assert table.offered() == ["card:dharna", "card:troll", "card:bumpsy", "card:dust-pixie"]
    table.do("card:troll")
    assert table.damage("troll") == 1


def test_dharna_among_healthy_creatures() -> None:
    table = Table(mine=["troll"], theirs=["bumpsy damage:1"], hand=["dharna"], house="untamed")
    table.do("play:dharna", "place:0")
    assert table.amber() == 0


@proves("G107", "G211")
def test_duskwitch() -> None:
    """She comes ready herself (G211), and the step is over with her (Omega, G107)."""
    table = Table(mine=["dust-pixie"], hand=["duskwitch", "snufflegator"], house="untamed")
    table.do("play:duskwitch", "place:0")
    assert not table.has("duskwitch", "exhausted")
    assert table.state.active == 1
    assert table.keyword("duskwitch", "elusive") == 1
    assert table.zone("snufflegator") == "hand"


def test_duskwitch_readies_her_own_side() -> None:
    """Friendly creatures enter ready, and neither artifacts nor enemy creatures do."""
    table = Table(
        mine=["duskwitch"],
        hand=["snufflegator", "world-tree"],
        their_hand=["troll"],
        house="untamed",
    )
    table.do("play:snufflegator", "place:0", "play:world-tree")
    assert not table.has("snufflegator", "exhausted")
    assert table.has("world-tree", "exhausted")
    table.to_turn_of(1, "brobnar").do("play:troll")
    assert table.has("troll", "exhausted")


@proves("G108", "G109")
def test_fanghouse() -> None:
    """3 damage before it fights, and 3 to whoever attacks it."""
    table = Table(mine=["fanghouse"], theirs=["troll"], house="untamed")
    table.do("fight:fanghouse")
    assert table.zone("fanghouse") == "discard"
    assert table.damage("troll") == 6  # 3 of them by its power
    table = Table(mine=["troll"], theirs=["fanghouse"], house="brobnar")
    table.do("fight:troll")
    assert table.damage("troll") == 6


@proves("G106")
def test_glimmer() -> None:
    """Any card of one's own pile, and only as the first thing done in the step (Alpha, G106)."""
    table = Table(
        hand=["glimmer", "dust-pixie"],
        discard=["troll", "fogbank"],
        their_discard=["bumpsy"],
        house="untamed",
    )
    table.do("play:glimmer")
    assert table.offered() == ["pile:troll", "pile:fogbank"]
    table.do("pile:fogbank")
    assert sorted(table.hand()) == ["dust-pixie", "fogbank"]
    late = Table(hand=["glimmer", "dust-pixie"], discard=["troll"], house="untamed")
    late.do("play:dust-pixie")
    assert "play:glimmer" not in late.offered()


def test_glimmer_without_a_pile() -> None:
    table = Table(hand=["glimmer"], their_discard=["bumpsy"], house="untamed")
    table.do("play:glimmer")
    assert table.asked == "turn"
    assert table.hand() == []


def test_grovekeeper() -> None:
    """Its neighbours grow at the end of each turn of its player; nobody else does, nor in the other's turn."""
    table = Table(mine=["troll", "bumpsy", "grovekeeper", "dust-pixie"], theirs=["snufflegator"])
    table.do("end")
    plus = [table.plus(name) for name in ("troll", "bumpsy", "grovekeeper", "dust-pixie", "snufflegator")]
    assert plus == [0, 1, 0, 1, 0]
    table.to_turn_of(1).do("end")
    assert table.plus("bumpsy") == 1


def test_grovekeeper_alone() -> None:
    table = Table(mine=["grovekeeper"])
    table.do("end")
    assert table.plus("grovekeeper") == 0


def test_knoxx() -> None:
    """+3 for each neighbour, as they come and go."""
    table = Table(
        mine=["knoxx", "dust-pixie"], theirs=["troll"], hand=["bumpsy house:untamed"], house="untamed"
    )
    assert table.power("knoxx") == 6
    table.do("play:bumpsy~untamed", "place:0")
    assert table.power("knoxx") == 9
    assert Table(mine=["knoxx"]).power("knoxx") == 3


@proves("G84")
def test_marmo_swarm() -> None:
    """+1 for each Æ of its player's pool; hurt, it dies as that is lost (G84)."""
    table = Table(mine=["marmo-swarm damage:3"], amber=(2, 5), house="untamed")
    assert table.power("marmo-swarm") == 4
    table.do("reap:marmo-swarm")
    assert table.power("marmo-swarm") == 5
    poor = Table(mine=["marmo-swarm damage:3"], amber=(2, 0), hand=["key-charge"], house="untamed")
    poor.do("play:key-charge")
    assert poor.zone("marmo-swarm") == "discard"


def test_persistence_hunting() -> None:
    """Each enemy creature of the house; one's own of that house stay as they are, and so do artifacts."""
    table = Table(
        mine=["troll"],
        theirs=["bumpsy", "snufflegator", "hebe-the-huge exhausted", "gauntlet-of-command"],
        hand=["persistence-hunting"],
        house="untamed",
    )
    table.do("play:persistence-hunting", "house:brobnar")
    assert table.has("bumpsy", "exhausted")
    names = ("troll", "snufflegator", "gauntlet-of-command")
    assert not any(table.has(name, "exhausted") for name in names)


def test_persistence_hunting_of_an_absent_house() -> None:
    table = Table(theirs=["bumpsy"], hand=["persistence-hunting"], house="untamed")
    table.do("play:persistence-hunting", "house:mars")
    assert not table.has("bumpsy", "exhausted")
    assert table.asked == "turn"


@proves("G215")
def test_rustgnawer() -> None:
    """Word ``Icons`` of those in IT: Æ for each Æ icon, printed or added, and for no other icon (G215)."""
    table = Table(
        mine=["rustgnawer", "world-tree"],
        theirs=["dust-pixie", "niffle-grounds icons:AD"],
        house="untamed",
    )
    table.do("fight:rustgnawer")
    assert table.offered() == ["card:world-tree", "card:niffle-grounds+AD"]
    table.do("card:niffle-grounds+AD")
    assert table.zone("niffle-grounds+AD") == "discard"
    assert table.amber() == 2


def test_rustgnawer_without_icons_or_artifacts() -> None:
    table = Table(mine=["rustgnawer"], theirs=["dust-pixie", "gorm-of-omm"], house="untamed")
    table.do("fight:rustgnawer")
    assert table.zone("gorm-of-omm") == "discard"
    assert table.amber() == 0
    none = Table(mine=["rustgnawer"], theirs=["dust-pixie"], house="untamed")
    none.do("fight:rustgnawer")
    assert (none.asked, none.amber()) == ("turn", 0)


@proves("G32", "G9")
def test_song_of_spring() -> None:
    """Any number, from three places; a creature of the opponent's deck goes there (G32)."""
    table = Table(
        mine=["dust-pixie", "snufflegator theirs", "troll"],
        theirs=["murmook"],
        hand=["song-of-spring", "flaxia", "anger"],
        discard=["dew-faerie", "bumpsy"],
        their_discard=["briar-grubbling"],
        house="untamed",
    )
    table.do("play:song-of-spring")
    offered = table.offered()
    assert offered == ["card:dust-pixie", "card:snufflegator", "hand:flaxia", "pile:dew-faerie", "no"]
    table.do("card:dust-pixie", "card:snufflegator", "hand:flaxia", "done")
    assert [table.zone(name) for name in ("dust-pixie", "snufflegator", "flaxia")] == ["deck"] * 3
    assert "snufflegator" in table.row("deck", 1)
    assert table.zone("dew-faerie") == "discard"


def test_song_of_spring_may_call_nobody() -> None:
    table = Table(mine=["dust-pixie"], hand=["song-of-spring"], house="untamed")
    table.do("play:song-of-spring", "no")
    assert table.line() == ["dust-pixie"]
    assert table.asked == "turn"


@proves("G28")
def test_tantadlin() -> None:
    """2 damage, and no more, whether it attacks or is attacked; then a card of the other archives goes, at random
    (G28)."""
    table = Table(mine=["tantadlin"], theirs=["troll"], their_archives=["anger", "punch"], house="untamed")
    table.do("fight:tantadlin")
    assert table.damage("troll") == 2
    assert table.damage("tantadlin") == 8
    assert len(table.row("archives", 1)) == len(table.row("discard", 1)) == 1


def test_tantadlin_attacked_and_without_archives() -> None:
    table = Table(mine=["troll"], theirs=["tantadlin"], archives=["punch"], house="brobnar")
    table.do("fight:troll")
    assert table.damage("troll") == 2
    assert table.row("archives") == ["punch"]
    bare = Table(mine=["tantadlin"], theirs=["troll"], archives=["punch"], house="untamed")
    bare.do("fight:tantadlin")
    assert (bare.asked, bare.row("archives")) == ("turn", ["punch"])


def test_they_re_everywhere() -> None:
    """2 damage on the flanks, 1 between them; one's own side is spared."""
    table = Table(
        mine=["dust-pixie"],
        theirs=["troll", "bumpsy", "snufflegator"],
        hand=["they-re-everywhere"],
        house="untamed",
    )
    table.do("play:they-re-everywhere")
    assert [table.damage(name) for name in ("troll", "bumpsy", "snufflegator")] == [2, 1, 2]
    assert table.damage("dust-pixie") == 0


@proves("G5")
def test_they_re_everywhere_one_sentence_after_the_other() -> None:
    """A creature that the first sentence has left on a flank is not hit by the second (G5)."""
    table = Table(theirs=["dew-faerie", "bumpsy", "troll"], hand=["they-re-everywhere"], house="untamed")
    table.do("play:they-re-everywhere")
    assert table.line(1) == ["bumpsy", "troll"]
    assert (table.damage("bumpsy"), table.damage("troll")) == (0, 2)


def test_aemberspine_mongrel() -> None:
    """Æ when an enemy reaps; not when it reaps itself. Hazardous hurts its attacker."""
    table = Table(mine=["hebe-the-huge plus:2"], theirs=["æmberspine-mongrel"], house="brobnar")
    table.do("reap:hebe-the-huge")
    assert (table.amber(0), table.amber(1)) == (1, 1)
    table.to_turn_of(1, "untamed").do("reap:aemberspine-mongrel")
    assert table.amber(1) == 2
    table.to_turn_of(0, "brobnar").do("fight:hebe-the-huge")
    assert table.damage("hebe-the-huge") == 6


@proves("G106")
def test_bumblebird() -> None:
    """Two counters on each other Untamed creature of its side; only as the first thing done (Alpha)."""
    table = Table(
        mine=["dust-pixie", "troll", "bumblebird"],
        theirs=["snufflegator"],
        hand=["bumblebird", "dew-faerie"],
        house="untamed",
    )
    table.do("play:bumblebird", "place:0")
    names = ("dust-pixie", "bumblebird", "bumblebird.2", "troll", "snufflegator")
    assert [table.plus(name) for name in names] == [2, 2, 0, 0, 0]
    late = Table(hand=["bumblebird", "dew-faerie"], house="untamed")
    late.do("play:dew-faerie")
    assert "play:bumblebird" not in late.offered()


def test_camouflage() -> None:
    """``cannot`` with ``by``: creatures between two others can't fight its bearer, those on a flank can."""
    table = Table(
        mine=["dust-pixie", "troll", "bumpsy"],
        theirs=["snufflegator +camouflage"],
        house="brobnar",
    )
    assert "fight:troll" not in table.offered()
    table.do("fight:bumpsy")
    assert table.zone("snufflegator") == "discard"


def test_camouflage_leaves_other_targets() -> None:
    table = Table(
        mine=["dust-pixie", "troll", "bumpsy"],
        theirs=["snufflegator +camouflage", "murmook"],
        house="brobnar",
    )
    table.do("fight:troll")
    assert (table.zone("murmook"), table.damage("snufflegator")) == ("discard", 0)
    other = Table(
        mine=["dust-pixie", "bumpsy"], theirs=["snufflegator +camouflage", "murmook"], house="brobnar"
    )
    other.do("fight:bumpsy")
    assert other.offered() == ["card:snufflegator", "card:murmook"]


def test_niffle_grounds() -> None:
    """One creature of either side is without taunt and elusive until the turn ends."""
    table = Table(
        mine=["niffle-grounds", "snufflegator"],
        theirs=["champion-anaphiel", "flaxia", "urchin"],
        house="untamed",
    )
    table.do("action:niffle-grounds")
    assert len(table.offered()) == 4
    table.do("card:champion-anaphiel")
    assert table.keyword("champion-anaphiel", "taunt") == 0
    table.do("fight:snufflegator", "card:flaxia")
    assert table.zone("flaxia") == "discard"
    table.to_turn_of(1, "shadows")
    assert table.keyword("champion-anaphiel", "taunt") == 1


def test_niffle_grounds_takes_elusive() -> None:
    table = Table(mine=["niffle-grounds", "snufflegator"], theirs=["urchin"], house="untamed")
    table.do("action:niffle-grounds", "card:urchin", "fight:snufflegator")
    assert table.zone("urchin") == "discard"


def test_panpaca_anga() -> None:
    """``right_of``: all to its right in its own line, at any distance."""
    table = Table(
        mine=["dust-pixie", "panpaca-anga", "dew-faerie", "snufflegator"],
        theirs=["troll", "bumpsy", "murmook"],
    )
    names = ("dust-pixie", "panpaca-anga", "dew-faerie", "snufflegator", "troll", "bumpsy", "murmook")
    assert [table.power(name) for name in names] == [1, 5, 4, 6, 8, 5, 3]


def test_panpaca_jaga() -> None:
    """``left_of``: all to its left in its own line."""
    table = Table(mine=["dust-pixie", "troll", "panpaca-jaga", "dew-faerie"], theirs=["bumpsy", "murmook"])
    names = ("dust-pixie", "troll", "panpaca-jaga", "dew-faerie", "bumpsy")
    assert [table.keyword(name, "skirmish") for name in names] == [1, 1, 1, 0, 0]


def test_soldiers_to_flowers() -> None:
    """Untamed creatures of both piles; each owner is paid for theirs, and nothing else goes."""
    table = Table(
        hand=["soldiers-to-flowers"],
        discard=["dust-pixie", "snufflegator", "troll", "fogbank"],
        their_discard=["murmook", "world-tree"],
        house="untamed",
    )
    table.do("play:soldiers-to-flowers")
    assert (table.amber(0), table.amber(1)) == (3, 1)
    assert sorted(table.row("discard")) == ["fogbank", "soldiers-to-flowers", "troll"]
    assert table.row("discard", 1) == ["world-tree"]
    assert table.zone("murmook") == table.zone("dust-pixie") == "purged"


def test_soldiers_to_flowers_with_bare_piles() -> None:
    table = Table(hand=["soldiers-to-flowers"], discard=["troll"], house="untamed")
    table.do("play:soldiers-to-flowers")
    assert (table.amber(0), table.amber(1)) == (1, 0)


@proves("G109")
def test_way_of_the_porcupine() -> None:
    table = Table(
        mine=["troll"], theirs=["flaxia"], hand=["way-of-the-porcupine house:brobnar"], house="brobnar"
    )
    table.do("play:way-of-the-porcupine~brobnar", "card:flaxia", "fight:troll")
    assert table.damage("troll") == 7


def test_earthbind() -> None:
    """``HOSTS_CONTROLLER``: whoever controls the creature must have discarded a card from hand this turn."""
    table = Table(
        mine=["troll +earthbind"],
        theirs=["troll +earthbind"],
        hand=["anger"],
        their_hand=["punch"],
        house="brobnar",
    )
    assert not {"reap:troll", "fight:troll"} & set(table.offered())
    table.do("discard:anger", "reap:troll")
    assert table.amber() == 1
    table.to_turn_of(1, "brobnar")
    assert "reap:troll.2" not in table.offered()
    table.do("discard:punch", "reap:troll.2")
    assert table.amber(1) == 1


def test_earthbind_on_an_enemy() -> None:
    """What its own player discards frees nobody: the creature's controller counts. Cards from a deck don't (G206)."""
    table = Table(
        mine=["dust-pixie"],
        theirs=["troll"],
        hand=["earthbind", "fogbank"],
        their_hand=["sound-the-horns", "punch"],
        their_deck=["bumpsy", "bumpsy", "bumpsy"],
        house="untamed",
    )
    table.do("play:earthbind", "card:troll", "discard:fogbank")
    table.to_turn_of(1, "brobnar").do("play:sound-the-horns")
    assert "reap:troll" not in table.offered()
    table.do("discard:punch")
    assert "reap:troll" in table.offered()


@proves("G107")
def test_gravid_cycle() -> None:
    """Any card of the own pile, itself not yet there; then the step is over (Omega)."""
    table = Table(
        hand=["gravid-cycle", "dust-pixie"],
        discard=["troll", "fogbank"],
        their_discard=["bumpsy"],
        house="untamed",
    )
    table.do("play:gravid-cycle")
    assert table.offered() == ["pile:troll", "pile:fogbank"]
    table.do("pile:troll")
    assert table.state.active == 1
    assert table.zone("troll") == table.zone("dust-pixie") == "hand"
    bare = Table(hand=["gravid-cycle"], house="untamed")
    bare.do("play:gravid-cycle")
    assert bare.state.active == 1
    assert bare.zone("gravid-cycle") == "discard"


@proves("G1")
def test_heart_of_the_forest() -> None:
    """Word ``MoreKeys`` of the player asked about: whoever is ahead forges nothing, be it their forest or not."""
    table = Table(mine=["heart-of-the-forest"], amber=(6, 6), keys=(1, 0), at="start")
    assert table.asked == "house"
    assert (table.keys(), table.amber()) == (1, 6)
    table = Table(theirs=["heart-of-the-forest"], amber=(6, 6), keys=(1, 0), at="start")
    assert table.asked == "house"
    behind = Table(theirs=["heart-of-the-forest"], amber=(6, 6), keys=(1, 2), at="start")
    assert behind.asked == "key"
    level = Table(mine=["heart-of-the-forest"], amber=(6, 0), keys=(1, 1), at="start")
    assert level.asked == "key"


@proves("G50")
def test_heart_of_the_forest_stops_other_forging_and_the_check() -> None:
    """No text lets the leader forge either, and there is no check to announce (G50)."""
    table = Table(
        mine=["heart-of-the-forest"], amber=(8, 0), keys=(1, 0), hand=["key-charge"], house="untamed"
    )
    table.do("play:key-charge")
    assert table.asked == "turn"
    assert (table.keys(), table.amber()) == (1, 7)
    table.do("end")
    assert not table.told("check")
    level = Table(mine=["heart-of-the-forest"], amber=(8, 0), hand=["key-charge"], house="untamed")
    level.do("play:key-charge", "yes")
    assert level.asked == "key"


@proves("G126", "G155")
def test_po_s_pixies() -> None:
    """Word ``spared``: a thief gets Æ from the supply, no more than the pool holds, and it counts as stolen."""
    table = Table(theirs=["po-s-pixies"], amber=(0, 3), hand=["ghostly-hand", "urchin"], house="shadows")
    table.do("play:urchin")
    assert (table.amber(0), table.amber(1)) == (1, 3)
    poor = Table(theirs=["po-s-pixies"], hand=["urchin"], house="shadows")
    poor.do("play:urchin")
    assert (poor.amber(0), poor.amber(1)) == (0, 0)


@proves("G127")
def test_po_s_pixies_and_captures() -> None:
    """A captor gets it from the supply too, and several of them don't rival for the same Æ; elsewhere they do."""
    table = Table(
        mine=["troll", "bumpsy"],
        theirs=["po-s-pixies"],
        amber=(0, 1),
        hand=["dust-pixie icons:CC"],
        house="untamed",
    )
    table.do("play:dust-pixie+CC", "place:0", "card:troll", "card:bumpsy")
    assert (table.on("troll"), table.on("bumpsy"), table.amber(1)) == (1, 1, 1)


def test_po_s_pixies_spare_their_own_player_alone() -> None:
    table = Table(mine=["po-s-pixies"], amber=(0, 3), hand=["urchin"], house="shadows")
    table.do("play:urchin", "place:0")
    assert (table.amber(0), table.amber(1)) == (1, 2)


@proves("G210")
def test_punctuated_equilibrium() -> None:
    """Both hands go, and both are filled again as in the draw step: chains count, and one of them goes (G210)."""
    table = Table(
        hand=["punctuated-equilibrium", "troll", "bumpsy"],
        their_hand=["anger", "punch"],
        chains=(1, 0),
        house="untamed",
    )
    table.do("play:punctuated-equilibrium")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert (len(table.hand(0)), len(table.hand(1))) == (5, 6)
    assert table.chains() == 0
    assert {"troll", "bumpsy"} <= set(table.row("discard"))
    assert sorted(table.row("discard", 1)) == ["anger", "punch"]


@proves("G194")
def test_quicksand() -> None:
    """Word ``Provided``: the strongest of each side without a ready Untamed creature; AP says which of equals (G194)."""
    table = Table(
        mine=["dust-pixie exhausted", "troll", "bumpsy"],
        theirs=["murmook exhausted", "snufflegator exhausted", "snufflegator exhausted"],
        hand=["quicksand"],
        house="untamed",
    )
    table.do("play:quicksand")
    assert table.offered() == ["card:snufflegator", "card:snufflegator.2"]
    table.do("card:snufflegator.2")
    assert table.line(0) == ["dust-pixie", "bumpsy"]
    assert table.line(1) == ["murmook", "snufflegator"]


def test_quicksand_spares_the_ready() -> None:
    """Each side by itself: one is spared, the other isn't; and nobody dies where both are."""
    table = Table(
        mine=["dust-pixie", "troll"],
        theirs=["murmook exhausted", "bumpsy"],
        hand=["quicksand"],
        house="untamed",
    )
    table.do("play:quicksand")
    assert table.line(0) == ["dust-pixie", "troll"]
    assert table.line(1) == ["murmook"]
    table = Table(
        mine=["dust-pixie exhausted", "troll"],
        theirs=["murmook", "bumpsy"],
        hand=["quicksand"],
        house="untamed",
    )
    table.do("play:quicksand")
    assert table.line(0) == ["dust-pixie"]
    assert table.line(1) == ["murmook", "bumpsy"]
    safe = Table(mine=["dust-pixie"], theirs=["murmook"], hand=["quicksand"], house="untamed")
    safe.do("play:quicksand")
    assert (safe.line(0), safe.line(1)) == (["dust-pixie"], ["murmook"])


@proves("G114")
def test_roxador() -> None:
    """2 damage only, none taken as it attacks (Skirmish), and its foe is stunned if it lives."""
    table = Table(mine=["roxador"], theirs=["troll"], house="untamed")
    table.do("fight:roxador")
    assert (table.damage("troll"), table.damage("roxador")) == (2, 0)
    assert table.has("troll", "stunned")
    attacked = Table(mine=["bumpsy"], theirs=["roxador"], house="brobnar")
    attacked.do("fight:bumpsy")
    assert attacked.damage("bumpsy") == 2
    assert not attacked.has("bumpsy", "stunned")


def test_shard_of_life() -> None:
    """A card for each Shard on its side, chosen one after the other; the opponent's Shards don't count."""
    table = Table(
        mine=["shard-of-life", "shard-of-life"],
        theirs=["shard-of-life"],
        discard=["troll", "bumpsy", "anger"],
        house="untamed",
    )
    table.do("action:shard-of-life", "pile:troll", "pile:anger")
    assert table.zone("troll") == table.zone("anger") == "deck"
    assert table.zone("bumpsy") == "discard"
    assert table.asked == "turn"


@proves("G4")
def test_shard_of_life_with_too_few_cards() -> None:
    table = Table(mine=["shard-of-life", "shard-of-life"], discard=["troll"], house="untamed")
    table.do("action:shard-of-life")
    assert table.row("discard") == []
    assert table.asked == "turn"


@proves("G117")
def test_duskwitch_and_treachery() -> None:
    """What her player plays enters ready even under the opponent's control (G117)."""
    table = Table(mine=["duskwitch"], theirs=["troll"], hand=["scowly-caper"], house="shadows")
    table.do("play:scowly-caper", "place:0")
    assert table.holder("scowly-caper") == 1
    assert not table.has("scowly-caper", "exhausted")
