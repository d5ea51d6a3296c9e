"""Sanctum of Mass Mutation, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table

from ludarium.testing import proves


def test_bull_wark() -> None:
    """Neighbours alone gain assault, of whatever house; an enemy does not."""
    table = Table(mine=["urchin", "bull-wark", "troll", "bumpsy"], theirs=["krump"], house="brobnar")
    names = ("urchin", "bull-wark", "troll", "bumpsy", "krump")
    assert [table.keyword(name, "assault") for name in names] == [2, 2, 2, 0, 0]
    table.do("fight:troll")
    assert (table.damage("troll"), table.zone("krump")) == (6, "discard")


def test_bull_wark_hits_before_the_fight() -> None:
    table = Table(mine=["bull-wark"], theirs=["urchin"], house="sanctum")
    table.do("fight:bull-wark")
    assert (table.zone("urchin"), table.damage("bull-wark")) == ("discard", 0)


def test_burning_glare() -> None:
    """One enemy creature of any kind, or each enemy Mutant: friendly ones are safe."""
    position = {"mine": ["trimble"], "theirs": ["cephaloist", "troll", "dæmo-knight"]}
    names = ("trimble", "cephaloist", "troll", "daemo-knight")
    table = Table(**position, hand=["burning-glare"], house="sanctum")
    table.do("play:burning-glare")
    assert table.offered() == ["mode:1", "mode:2"]
    table.do("mode:1")
    assert table.offered() == ["card:cephaloist", "card:troll", "card:daemo-knight"]
    table.do("card:troll")
    assert [table.has(name, "stunned") for name in names] == [False, False, True, False]
    table = Table(**position, hand=["burning-glare"], house="sanctum")
    table.do("play:burning-glare", "mode:2")
    assert [table.has(name, "stunned") for name in names] == [False, True, False, True]


def test_burning_glare_in_vain() -> None:
    """Each half may be chosen where it does nothing (G4): no enemy Mutant, or no enemy."""
    for theirs, modes in ((["troll"], ["mode:2"]), ([], ["mode:1", "mode:2"])):
        for mode in modes:
            table = Table(mine=["trimble"], theirs=theirs, hand=["burning-glare"], house="sanctum")
            table.do("play:burning-glare", mode)
            assert table.asked == "turn"
            assert not any([table.has(name, "stunned") for name in ("trimble", *theirs)])
    table = Table(theirs=["trimble stunned"], hand=["burning-glare"], house="sanctum")
    table.do("play:burning-glare", "mode:1")
    assert (table.asked, table.has("trimble", "stunned")) == ("turn", True)


def test_commandeer() -> None:
    """Any later card of its player, not itself, lets a friendly creature capture; an empty pool gives nothing."""
    table = Table(
        mine=["troll", "urchin"],
        theirs=["bumpsy"],
        hand=["commandeer", "squire-alys", "call-to-action"],
        amber=(0, 4),
        house="sanctum",
    )
    table.do("play:commandeer")
    assert (table.asked, table.amber(1)) == ("turn", 4)
    table.do("play:call-to-action")
    assert table.offered() == ["trigger:call-to-action", "trigger:commandeer"]
    table.do("trigger:commandeer")
    assert table.offered() == ["card:troll", "card:urchin"]
    table.do("card:urchin")
    assert (table.on("urchin"), table.amber(1)) == (1, 3)


def test_commandeer_ends_with_the_turn() -> None:
    """The opponent's cards do nothing to it, and neither do those of the next turn."""
    table = Table(
        mine=["troll"],
        theirs=["bumpsy"],
        hand=["commandeer", "call-to-action"],
        amber=(0, 4),
        house="sanctum",
    )
    table.do("play:commandeer")
    table.to_turn_of(1, "brobnar").to_turn_of(0, "sanctum")
    table.do("play:call-to-action")
    assert (table.on("troll"), table.on("bumpsy"), table.amber(1)) == (0, 0, 4)


def test_commandeer_without_a_creature() -> None:
    table = Table(hand=["commandeer", "call-to-action"], amber=(0, 4), house="sanctum")
    table.do("play:commandeer", "play:call-to-action", "trigger:commandeer")
    assert (table.asked, table.amber(1)) == ("turn", 4)


def test_dæmo_knight() -> None:
    """Its player steals one, if there is one."""
    for pool, stolen in ((2, 1), (0, 0)):
        table = Table(mine=["dæmo-knight"], theirs=["troll"], amber=(0, pool), house="sanctum")
        table.do("fight:daemo-knight")
        assert (table.zone("daemo-knight"), table.amber(), table.amber(1)) == (
            "discard",
            stolen,
            pool - stolen,
        )


def test_fangs_of_gizelhart() -> None:
    """Friend or foe, the most powerful goes; among equals one is chosen; an empty board is left so."""
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["fangs-of-gizelhart"], house="sanctum")
    table.do("play:fangs-of-gizelhart")
    assert (table.zone("troll"), table.zone("bumpsy")) == ("purged", "line")
    table = Table(mine=["troll"], theirs=["troll"], hand=["fangs-of-gizelhart"], house="sanctum")
    table.do("play:fangs-of-gizelhart")
    assert table.offered() == ["card:troll", "card:troll.2"]
    table.do("card:troll.2")
    assert (table.zone("troll"), table.zone("troll.2")) == ("line", "purged")
    table = Table(hand=["fangs-of-gizelhart"], house="sanctum").do("play:fangs-of-gizelhart")
    assert table.asked == "turn"


def test_font_of_the_eye() -> None:
    """It is paid for an enemy creature that fell this turn, and for no friendly one."""
    table = Table(
        mine=["font-of-the-eye", "troll", "bumpsy"], theirs=["squire-alys"], amber=(0, 3), house="brobnar"
    )
    table.do("fight:troll", "omni:font-of-the-eye")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert (table.on("bumpsy"), table.amber(1)) == (1, 2)


def test_font_of_the_eye_runs_dry() -> None:
    table = Table(
        mine=["font-of-the-eye", "urchin", "bumpsy"], theirs=["troll"], amber=(0, 3), house="shadows"
    )
    table.do("fight:urchin")
    assert table.zone("urchin") == "discard"
    table.do("omni:font-of-the-eye")
    assert (table.asked, table.on("bumpsy"), table.amber(1)) == ("turn", 0, 3)


def test_font_of_the_eye_asks_for_this_turn() -> None:
    """Who fell in the turn before, counts no more; nor does an artifact; without a creature nobody captures."""
    table = Table(
        mine=["font-of-the-eye", "troll"], theirs=["urchin", "krump"], amber=(0, 3), house="brobnar"
    )
    table.do("fight:troll", "card:urchin").to_turn_of(0, "brobnar").do("omni:font-of-the-eye")
    assert (table.asked, table.on("troll"), table.amber(1)) == ("turn", 0, 3)
    table = Table(
        mine=["font-of-the-eye", "troll"],
        theirs=["gizelhart-s-standard"],
        hand=["poltergeist"],
        amber=(0, 3),
        house="dis",
    ).do("play:poltergeist", "card:gizelhart-s-standard", "omni:font-of-the-eye")
    assert (table.zone("gizelhart-s-standard"), table.on("troll"), table.amber(1)) == ("discard", 0, 3)
    table = Table(
        mine=["font-of-the-eye"],
        theirs=["trimble"],
        hand=["gizelhart-s-wrath"],
        amber=(0, 3),
        house="sanctum",
    )
    table.do("play:gizelhart-s-wrath", "omni:font-of-the-eye")
    assert (table.asked, table.zone("trimble"), table.amber(1)) == ("turn", "discard", 3)
    table = Table(
        mine=["font-of-the-eye", "troll"], theirs=["trimble"], hand=["gizelhart-s-wrath"], house="sanctum"
    )
    table.do("play:gizelhart-s-wrath", "omni:font-of-the-eye")
    assert (table.asked, table.on("troll")) == ("turn", 0)


def test_seeker_of_truth() -> None:
    """Another may fight that is not of Sanctum; an exhausted one cannot, and nobody has to (G9)."""
    table = Table(
        mine=["seeker-of-truth warded", "troll", "squire-alys"], theirs=["krump", "bumpsy"], house="sanctum"
    )
    table.do("fight:seeker-of-truth", "card:bumpsy", "yes")
    assert table.offered() == ["card:krump", "card:bumpsy"]
    table.do("card:bumpsy")
    assert (table.zone("bumpsy"), table.damage("troll"), table.damage("squire-alys")) == ("discard", 5, 0)


def test_seeker_of_truth_alone() -> None:
    """With Sanctum beside it only, nothing is asked; and what it may do it need not."""
    table = Table(mine=["seeker-of-truth warded", "squire-alys"], theirs=["bumpsy"], house="sanctum")
    table.do("fight:seeker-of-truth")
    assert (table.asked, table.damage("bumpsy")) == ("turn", 3)
    table = Table(mine=["seeker-of-truth warded", "troll"], theirs=["bumpsy"], house="sanctum")
    table.do("fight:seeker-of-truth", "no")
    assert (table.asked, table.damage("bumpsy"), table.damage("troll")) == ("turn", 3, 0)


def test_seeker_of_truth_with_an_exhausted_friend() -> None:
    """It may be chosen and cannot fight; a stunned one loses its stun instead (G102); without a foe left nobody fights."""
    table = Table(mine=["seeker-of-truth warded", "troll exhausted"], theirs=["bumpsy"], house="sanctum")
    table.do("fight:seeker-of-truth", "yes")
    assert (table.asked, table.damage("bumpsy"), table.damage("troll")) == ("turn", 3, 0)
    table = Table(mine=["seeker-of-truth warded", "troll stunned"], theirs=["bumpsy"], house="sanctum")
    table.do("fight:seeker-of-truth", "yes")
    assert (table.damage("bumpsy"), table.has("troll", "stunned"), table.has("troll", "exhausted")) == (
        3,
        False,
        True,
    )
    table = Table(mine=["seeker-of-truth warded", "troll"], theirs=["flaxia damage:3"], house="sanctum")
    table.do("fight:seeker-of-truth", "yes")
    assert (table.zone("flaxia"), table.has("troll", "exhausted")) == ("discard", False)


def test_seeker_of_truth_that_falls() -> None:
    """It has to survive its fight (G81); the creatures of the opponent are not asked."""
    table = Table(mine=["seeker-of-truth", "troll"], theirs=["bumpsy"], house="sanctum").do(
        "fight:seeker-of-truth"
    )
    assert (table.asked, table.zone("seeker-of-truth"), table.damage("bumpsy")) == ("turn", "discard", 3)


def test_squire_alys() -> None:
    """Two Æ, or what there is."""
    for pool, taken in ((3, 2), (1, 1)):
        table = Table(hand=["squire-alys"], amber=(0, pool), house="sanctum")
        table.do("play:squire-alys")
        assert (table.on("squire-alys"), table.amber(1)) == (taken, pool - taken)


def test_æmberheart() -> None:
    """A friendly creature gets Æ from the supply, a ward, and all its health; the enemy's is not offered."""
    table = Table(
        mine=["æmberheart", "troll damage:5", "urchin"], theirs=["bumpsy"], amber=(1, 1), house="sanctum"
    )
    table.do("action:aemberheart")
    assert table.offered() == ["card:troll", "card:urchin"]
    table.do("card:troll")
    assert (table.on("troll"), table.has("troll", "warded"), table.damage("troll")) == (1, True, 0)
    assert (table.amber(), table.amber(1)) == (1, 1)
    healthy = Table(mine=["æmberheart", "troll warded amber:1"], house="sanctum").do("action:aemberheart")
    assert (healthy.on("troll"), healthy.has("troll", "warded"), healthy.damage("troll")) == (2, True, 0)
    empty = Table(mine=["æmberheart"], theirs=["bumpsy"], house="sanctum").do("action:aemberheart")
    assert (empty.asked, empty.on("bumpsy")) == ("turn", 0)


def test_berinon() -> None:
    """Mutants of either player enrage it, others do not; it captures as it reaps."""
    table = Table(
        mine=["berinon"],
        theirs=["bumpsy"],
        hand=["squire-alys", "lyco-knight"],
        amber=(0, 3),
        house="sanctum",
    )
    table.do("reap:berinon")
    assert (table.on("berinon"), table.amber(1)) == (2, 1)
    table.do("play:squire-alys", "place:0")
    assert not table.has("berinon", "enraged")
    table.do("play:lyco-knight", "place:0")
    assert table.has("berinon", "enraged")


def test_berinon_sees_enemy_mutants() -> None:
    table = Table(mine=["lyco-knight"], theirs=["berinon"], hand=["umbra-knight"], house="sanctum")
    table.do("play:umbra-knight", "place:0")
    assert table.has("berinon", "enraged")


def test_gizelhart_s_standard() -> None:
    """A friendly creature with Æ has more armor, one without or an enemy has not; playing it exalts one."""
    table = Table(
        mine=["troll", "bumpsy"], theirs=["urchin amber:1"], hand=["gizelhart-s-standard"], house="sanctum"
    )
    table.do("play:gizelhart-s-standard")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.on("bumpsy") == 1
    assert [table.armor(name) for name in ("troll", "bumpsy", "urchin")] == [0, 1, 0]


def test_call_to_action() -> None:
    """Friendly Knights are readied, nobody else."""
    table = Table(
        mine=["lyco-knight exhausted", "troll exhausted", "umbra-knight exhausted"],
        theirs=["dino-knight exhausted"],
        hand=["call-to-action"],
        house="sanctum",
    )
    table.do("play:call-to-action")
    names = ("lyco-knight", "troll", "umbra-knight", "dino-knight")
    assert [table.has(name, "exhausted") for name in names] == [False, True, False, True]
    table.do("reap:lyco-knight")
    assert table.has("lyco-knight", "exhausted")


def test_call_to_action_in_vain() -> None:
    """A ready Knight stays so, a stunned one stays stunned; without any nothing happens."""
    table = Table(
        mine=["lyco-knight", "umbra-knight exhausted stunned"], hand=["call-to-action"], house="sanctum"
    )
    table.do("play:call-to-action")
    names = ("lyco-knight", "umbra-knight")
    assert [table.has(name, "exhausted") for name in names] == [False, False]
    assert table.has("umbra-knight", "stunned")
    table = Table(mine=["troll exhausted"], hand=["call-to-action"], house="sanctum").do(
        "play:call-to-action"
    )
    assert (table.asked, table.has("troll", "exhausted")) == ("turn", True)


def test_gizelhart_s_wrath() -> None:
    """Mutants of both players fall."""
    table = Table(
        mine=["lyco-knight", "troll"],
        theirs=["trimble", "bumpsy"],
        hand=["gizelhart-s-wrath"],
        house="sanctum",
    )
    table.do("play:gizelhart-s-wrath")
    assert (table.line(0), table.line(1)) == (["troll"], ["bumpsy"])


def test_gizelhart_s_wrath_in_vain() -> None:
    """A ward keeps its Mutant, and is lost; where there is none, nothing happens."""
    table = Table(mine=["troll"], theirs=["trimble warded"], hand=["gizelhart-s-wrath"], house="sanctum")
    table.do("play:gizelhart-s-wrath")
    assert (table.line(0), table.line(1), table.has("trimble", "warded")) == (["troll"], ["trimble"], False)
    table = Table(mine=["troll"], hand=["gizelhart-s-wrath"], house="sanctum").do("play:gizelhart-s-wrath")
    assert (table.asked, table.line()) == ("turn", ["troll"])


def test_mad_prophet_gizelhart() -> None:
    """In the center it heals whoever is no Mutant, and is paid for each that had damage."""
    table = Table(
        mine=["troll damage:3", "mad-prophet-gizelhart", "lyco-knight damage:2"],
        theirs=["bumpsy damage:1", "krump"],
        house="sanctum",
    )
    table.do("action:mad-prophet-gizelhart")
    names = ("troll", "lyco-knight", "bumpsy")
    assert [table.damage(name) for name in names] == [0, 2, 0]
    assert table.amber() == 2


def test_mad_prophet_gizelhart_at_the_edge() -> None:
    """Of an even line nobody is the center."""
    table = Table(mine=["troll", "mad-prophet-gizelhart"], house="sanctum")
    assert "action:mad-prophet-gizelhart" not in table.offered()


def test_dino_knight() -> None:
    """Exalted, it deals 3 damage to any creature; else none."""
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["dino-knight"], house="sanctum")
    table.do("play:dino-knight", "place:0", "yes")
    assert table.on("dino-knight") == 1
    assert table.offered() == ["card:dino-knight", "card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.damage("bumpsy") == 3
    table = Table(theirs=["bumpsy"], hand=["dino-knight"], house="sanctum")
    table.do("play:dino-knight", "no")
    assert (table.asked, table.on("dino-knight"), table.damage("bumpsy")) == ("turn", 0, 0)


def test_knights_with_keywords_alone() -> None:
    """They say no more than what is printed in front."""
    table = Table(mine=["lyco-knight", "umbra-knight", "general-xalvador"], house="sanctum")
    names = ("lyco-knight", "umbra-knight", "general-xalvador")
    assert [table.keyword(name, "skirmish") for name in names] == [1, 0, 0]
    assert [table.keyword(name, "elusive") for name in names] == [0, 1, 0]
    assert [table.armor(name) for name in names] == [2, 2, 2]


@proves("G10")
def test_techno_knight() -> None:
    """A card is discarded for the one that is drawn; who has none draws none."""
    table = Table(mine=["techno-knight"], hand=["troll", "bumpsy"], house="sanctum")
    table.do("reap:techno-knight", "hand:troll")
    assert (table.zone("troll"), len(table.hand())) == ("discard", 2)
    table = Table(mine=["techno-knight"], house="sanctum")
    table.do("reap:techno-knight")
    assert (table.asked, table.hand()) == ("turn", [])


def test_xeno_knight() -> None:
    """Of three cards one comes to the hand, one to the bottom, and the third stays on top."""
    table = Table(
        mine=["xeno-knight"],
        theirs=["urchin"],
        deck=["bumpsy", "krump", "flaxia", "commune"],
        house="sanctum",
    )
    table.do("fight:xeno-knight")
    assert table.offered() == ["deck:bumpsy", "deck:krump", "deck:flaxia"]
    table.do("deck:krump")
    assert table.offered() == ["deck:bumpsy", "deck:flaxia"]
    table.do("deck:bumpsy")
    assert table.hand() == ["krump"]
    assert (table.row("deck")[0], table.row("deck")[-1]) == ("flaxia", "bumpsy")


def test_xeno_knight_with_a_short_deck() -> None:
    """Of two cards one is kept and one goes below, though there is nothing else; the only one is kept; of none nothing."""
    table = Table(mine=["xeno-knight"], theirs=["urchin"], deck=["bumpsy", "krump"], house="sanctum")
    table.do("fight:xeno-knight", "deck:krump")
    assert (table.hand(), table.row("deck"), table.asked) == (["krump"], ["bumpsy"], "turn")
    table = Table(mine=["xeno-knight"], theirs=["urchin"], deck=["bumpsy"], house="sanctum")
    table.do("fight:xeno-knight")
    assert (table.hand(), table.row("deck")) == (["bumpsy"], [])
    table = Table(mine=["xeno-knight"], theirs=["urchin"], deck=[], house="sanctum").do("fight:xeno-knight")
    assert (table.hand(), table.asked) == ([], "turn")


def test_xeno_knight_that_falls() -> None:
    """It has to survive its fight (G81), and does nothing in the opponent's turn, attacked or not."""
    table = Table(mine=["xeno-knight"], theirs=["troll"], deck=["bumpsy"], house="sanctum").do(
        "fight:xeno-knight"
    )
    assert (table.zone("xeno-knight"), table.hand(), table.row("deck")) == ("discard", [], ["bumpsy"])
    table = Table(mine=["troll"], theirs=["xeno-knight warded"], their_deck=["bumpsy"], house="brobnar")
    table.do("fight:troll")
    assert (table.zone("xeno-knight"), table.hand(1), table.row("deck", 1)) == ("line", [], ["bumpsy"])
