"""Brobnar of Age of Ascension, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves


def test_1_2_punch() -> None:
    """Stuns an enemy creature, and destroys one that is stunned already."""
    table = Table(mine=["troll"], theirs=["bumpsy", "krump stunned"], hand=["1-2-punch"] * 2, house="brobnar")
    table.do("play:1-2-punch")
    assert table.offered() == ["card:bumpsy", "card:krump"]
    table.do("card:bumpsy")
    assert table.has("bumpsy", "stunned")
    assert table.line(1) == ["bumpsy", "krump"]
    table.do("play:1-2-punch", "card:krump")
    assert table.zone("krump") == "discard"
    assert table.amber() == 2


@proves("G103")
def test_1_2_punch_against_wards() -> None:
    """A ward does not keep off a stun, but a destruction."""
    table = Table(theirs=["bumpsy warded"], hand=["1-2-punch"] * 2, house="brobnar")
    table.do("play:1-2-punch")
    assert table.has("bumpsy", "stunned")
    assert table.has("bumpsy", "warded")
    table.do("play:1-2-punch")
    assert table.line(1) == ["bumpsy"]
    assert not table.has("bumpsy", "warded")
    assert table.has("bumpsy", "stunned")


@pytest.mark.parametrize(("name", "amount"), [("bingle-bangbang", 5), ("cowfyne", 2)])
def test_bingle_bangbang_and_cowfyne(name: str, amount: int) -> None:
    """Hurts both neighbours of the creature it fights, and not that one, before the fight; no others."""
    table = Table(
        mine=[name, "troll"],
        theirs=["pitlord", "kelifi-dragon", "bumpsy", "charette", "troll"],
        house="brobnar",
    )
    table.do(f"fight:{name}", "card:bumpsy")
    assert table.damage("kelifi-dragon") == amount
    assert table.zone("charette") == ("discard" if amount == 5 else "line")
    assert table.damage("bumpsy") == 2 or table.zone("bumpsy") == "discard"
    assert [table.damage(other) for other in ("pitlord", "troll", "troll.2")] == [0, 0, 0]


def test_bingle_bangbang_against_a_lone_creature() -> None:
    table = Table(mine=["bingle-bangbang"], theirs=["troll"], house="brobnar")
    table.do("fight:bingle-bangbang")
    assert table.damage("troll") == 2
    assert table.zone("bingle-bangbang") == "discard"


def test_brammo() -> None:
    """Both enemy flanks suffer, no inner creature and no friendly one."""
    table = Table(mine=["troll"], theirs=["krump", "bumpsy", "headhunter"], hand=["brammo"], house="brobnar")
    table.do("play:brammo", "place:0")
    assert [table.damage(name) for name in ("krump", "bumpsy", "headhunter", "troll", "brammo")] == [
        2,
        0,
        2,
        0,
        0,
    ]
    alone = Table(theirs=["krump"], hand=["brammo"], house="brobnar").do("play:brammo")
    assert alone.damage("krump") == 2  # a lone creature is both flanks, and is hurt once


def test_drummernaut_returns_another_giant() -> None:
    """By its erratum never itself: only friendly Giants but it can be chosen, each time it is played, fights or reaps."""
    table = Table(
        mine=["bumpsy", "krump", "dust-imp"], theirs=["troll"], hand=["drummernaut"], house="brobnar"
    )
    table.do("play:drummernaut", "place:0")
    assert table.offered() == ["card:bumpsy", "card:krump"]
    table.do("card:krump")
    assert table.hand() == ["krump"]
    assert table.line() == ["drummernaut", "bumpsy", "dust-imp"]


def test_drummernaut_after_it_was_used() -> None:
    table = Table(mine=["drummernaut", "bumpsy"], theirs=["urchin"], house="brobnar")
    table.do("reap:drummernaut")
    assert table.hand() == ["bumpsy"]
    table = Table(mine=["drummernaut", "bumpsy"], theirs=["headhunter"], house="brobnar")
    table.do("fight:drummernaut")
    assert table.hand() == ["bumpsy"]
    assert table.damage("drummernaut") == 5


def test_drummernaut_without_another_giant() -> None:
    table = Table(mine=["dust-imp"], theirs=["troll"], hand=["drummernaut"], house="brobnar")
    table.do("play:drummernaut", "place:0")
    assert table.line() == ["drummernaut", "dust-imp"]
    assert table.hand() == []


def test_foozle() -> None:
    """Pays after a reap if an enemy creature was destroyed this turn, in whatever way; a friendly one does not count."""
    table = Table(mine=["foozle", "bumpsy"], theirs=["headhunter"], house="brobnar")
    table.do("fight:bumpsy", "reap:foozle")
    assert table.amber() == 2
    table = Table(mine=["foozle"], theirs=["urchin"], hand=["punch"], house="brobnar")
    table.do("play:punch", "card:urchin", "reap:foozle")
    assert table.amber() == 1 + 2
    quiet = Table(mine=["foozle", "urchin"], theirs=["troll"], hand=["punch"], house="brobnar")
    quiet.do("play:punch", "card:urchin", "reap:foozle")
    assert quiet.amber() == 1 + 1


def test_foozle_forgets_the_turn_before() -> None:
    table = Table(mine=["foozle", "bumpsy"], theirs=["headhunter"], house="brobnar").do("fight:bumpsy")
    table.to_turn_of(1).to_turn_of(0, "brobnar")
    table.do("reap:foozle")
    assert table.amber() == 1


def test_groggins_attacks_flanks_only() -> None:
    table = Table(mine=["groggins", "troll"], theirs=["bumpsy", "krump", "headhunter"], house="brobnar")
    table.do("fight:groggins")
    assert table.offered() == ["card:bumpsy", "card:headhunter"]
    table.do("card:headhunter")
    assert table.line(1) == ["bumpsy", "krump"]
    table.do("fight:troll")
    assert table.offered() == ["card:bumpsy", "card:krump"]


@proves("G1")
def test_groggins_behind_taunt() -> None:
    """Both restrictions hold: the flanks are guarded, the guard stands within, so nobody can be fought."""
    table = Table(mine=["groggins"], theirs=["dust-imp", "champion-anaphiel", "dust-imp"], house="brobnar")
    assert "fight:groggins" not in table.offered()
    assert "reap:groggins" in table.offered()


def test_groke() -> None:
    table = Table(mine=["groke"], theirs=["urchin"], amber=(0, 2), house="brobnar").do("fight:groke")
    assert table.amber(1) == 1
    assert table.damage("groke") == 0  # Urchin is elusive, and the fight counts
    poor = Table(mine=["groke"], theirs=["urchin"], house="brobnar").do("fight:groke")
    assert poor.amber(1) == 0


@proves("G136")
def test_into_the_fray() -> None:
    """The chosen Brobnar creature is readied after each of its fights, this turn and no longer; no other is."""
    table = Table(
        mine=["troll", "krump", "dust-imp"],
        theirs=["urchin", "headhunter", "headhunter"],
        hand=["into-the-fray"],
        house="brobnar",
    )
    table.do("play:into-the-fray")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:troll", "fight:troll", "card:headhunter")
    assert not table.has("troll", "exhausted")
    table.do("fight:krump", "card:urchin")
    assert table.has("krump", "exhausted")
    table.do("reap:troll")
    assert table.has("troll", "exhausted")
    table.to_turn_of(1).to_turn_of(0, "brobnar")
    table.do("fight:troll", "card:urchin")
    assert table.has("troll", "exhausted")


def test_into_the_fray_without_a_brobnar_creature() -> None:
    table = Table(mine=["dust-imp"], theirs=["troll"], hand=["into-the-fray"], house="brobnar")
    table.do("play:into-the-fray")
    assert table.zone("into-the-fray") == "discard"
    assert table.asked == "turn"


@proves("G222")
@pytest.mark.parametrize(("do", "amount"), [("play:pound", 2), ("action:flamethrower", 1)])
def test_pound_and_flamethrower(do: str, amount: int) -> None:
    """The chosen creature, of either side, and 1 to each of its neighbours at the same time."""
    table = Table(
        mine=["flamethrower", "bumpsy"],
        theirs=["krump", "troll", "headhunter"],
        hand=["pound"],
        house="brobnar",
    )
    table.do(do)
    assert table.offered() == ["card:bumpsy", "card:krump", "card:troll", "card:headhunter"]
    table.do("card:troll")
    assert [table.damage(name) for name in ("krump", "troll", "headhunter", "bumpsy")] == [1, amount, 1, 0]


def test_culf_the_quiet() -> None:
    """Elusive, and nothing else."""
    table = Table(mine=["troll", "krump"], theirs=["culf-the-quiet"], house="brobnar")
    table.do("fight:troll")
    assert (table.damage("culf-the-quiet"), table.damage("troll")) == (0, 0)
    table.do("fight:krump")
    assert table.zone("culf-the-quiet") == "discard"
    assert table.zone("krump") == "discard"


def test_flamewake_shaman() -> None:
    """Any creature, itself too, for it is in play by then."""
    table = Table(theirs=["troll"], hand=["flamewake-shaman"], house="brobnar").do("play:flamewake-shaman")
    assert table.offered() == ["card:flamewake-shaman", "card:troll"]
    table.do("card:troll")
    assert table.damage("troll") == 2


@pytest.mark.parametrize(("amber", "damage"), [(2, 0), (3, 3), (5, 3)])
def test_gargantes_scrapper(amber: int, damage: int) -> None:
    """With 3 Æ or more an enemy creature is hurt; the friendly one can't be chosen."""
    table = Table(
        mine=["krump"], theirs=["troll"], hand=["gargantes-scrapper"], amber=(amber, 9), house="brobnar"
    )
    table.do("play:gargantes-scrapper", "place:0")
    assert table.damage("troll") == damage
    assert table.damage("krump") == 0


@proves("G106")
def test_gargantes_scrapper_comes_first() -> None:
    """Alpha: once a card was used, it can't be played."""
    table = Table(mine=["krump"], hand=["gargantes-scrapper"], house="brobnar")
    assert "play:gargantes-scrapper" in table.offered()
    table.do("reap:krump")
    assert "play:gargantes-scrapper" not in table.offered()


def test_grump_buggy() -> None:
    """Keys cost each player more for the big creatures of the other: counted by the power they have now."""
    table = Table(
        mine=["grump-buggy", "bumpsy", "troll", "dust-imp"],
        theirs=["krump", "urchin", "headhunter damage:1"],
        house="brobnar",
    )
    state = table.state
    assert (state.key_cost(0), state.key_cost(1)) == (6 + 2, 6 + 2)
    table = Table(mine=["grump-buggy", "dust-imp plus:3", "dust-imp plus:2"], house="brobnar")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 6 + 1)


@pytest.mark.parametrize("forger", [0, 1])
def test_forgemaster_og(forger: int) -> None:
    """Whoever forges loses all that is left, the other nothing."""
    table = Table(mine=["forgemaster-og"], theirs=["troll"], amber=(9, 9), house="brobnar")
    if forger == 0:
        table.to_turn_of(1)
        table.to_turn_of(0)
    else:
        table.to_turn_of(1)
    assert table.keys(forger) == 1
    assert table.amber(forger) == 0


def test_grumpus_tamer() -> None:
    """Fetches a War Grumpus from deck or discard pile, shows it, and shuffles; another card can't be taken."""
    table = Table(
        mine=["grumpus-tamer"],
        deck=["troll", "war-grumpus", "krump"],
        discard=["war-grumpus", "bumpsy"],
        house="brobnar",
    )
    table.do("reap:grumpus-tamer")
    assert table.offered() == ["pile:war-grumpus", "deck:war-grumpus", "no"]
    table.do("deck:war-grumpus")
    assert len(table.hand()) == 1
    assert table.row("discard") == ["war-grumpus", "bumpsy"]
    assert "war-grumpus" in table.hand()[0]
    assert table.told("shuffled")
    assert table.told("revealed")


@proves("G131")
def test_grumpus_tamer_finds_nothing() -> None:
    """There is none, or it is not wanted: the deck is shuffled all the same."""
    table = Table(mine=["grumpus-tamer"], deck=["troll", "krump"], house="brobnar").do("reap:grumpus-tamer")
    assert table.offered() == ["no"]
    table.do("no")
    assert table.hand() == []
    assert table.told("shuffled")
    table = Table(mine=["grumpus-tamer"], deck=["war-grumpus"], house="brobnar").do(
        "reap:grumpus-tamer", "no"
    )
    assert table.hand() == []
    assert table.told("shuffled")


def test_shard_of_strength() -> None:
    """A counter for each friendly Shard, this one too, perhaps each on another creature (G190); enemy Shards don't
    count."""
    table = Table(
        mine=["shard-of-strength", "shard-of-strength", "troll", "krump"],
        theirs=["shard-of-strength", "bumpsy"],
        house="brobnar",
    )
    table.do("action:shard-of-strength")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:krump")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:troll")
    assert (table.plus("krump"), table.plus("troll")) == (1, 1)
    table.do("action:shard-of-strength.2", "card:krump", "card:krump")
    assert (table.plus("krump"), table.power("krump")) == (3, 9)


def test_shard_of_strength_without_creatures() -> None:
    table = Table(mine=["shard-of-strength"], theirs=["bumpsy"], house="brobnar").do(
        "action:shard-of-strength"
    )
    assert table.plus("bumpsy") == 0
    assert table.has("shard-of-strength", "exhausted")


def test_signal_fire() -> None:
    """Destroyed in a turn of any house; then friendly Brobnar creatures, and no others, may fight and nothing else."""
    table = Table(
        mine=["signal-fire", "troll", "dust-imp", "shooler house:logos"],
        theirs=["urchin", "krump"],
        house="dis",
    )
    assert "fight:troll" not in table.offered()
    table.do("omni:signal-fire")
    assert table.zone("signal-fire") == "discard"
    assert "fight:troll" in table.offered()
    assert "reap:troll" not in table.offered()
    assert "fight:shooler~logos" not in table.offered()
    table.to_turn_of(1).to_turn_of(0, "dis")
    assert "fight:troll" not in table.offered()


def test_war_grumpus() -> None:
    """A neighbouring Giant is readied and fights, after each fight and each reap; no other neighbour."""
    table = Table(
        mine=["troll exhausted", "war-grumpus", "krump exhausted", "bumpsy"],
        theirs=["headhunter"],
        house="brobnar",
    )
    table.do("reap:war-grumpus")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:troll")
    assert table.damage("troll") == 5
    assert table.has("troll", "exhausted")
    assert table.zone("headhunter") == "discard"
    table = Table(mine=["dust-imp exhausted", "war-grumpus"], theirs=["pitlord"], house="brobnar")
    table.do("reap:war-grumpus")
    assert table.has("dust-imp", "exhausted")
    table = Table(
        mine=["bumpsy exhausted", "war-grumpus"], theirs=["urchin", "kelifi-dragon"], house="brobnar"
    )
    table.do("fight:war-grumpus", "card:urchin", "card:kelifi-dragon")
    assert table.damage("kelifi-dragon") == 5


def test_war_grumpus_who_died() -> None:
    """No fight follows its own destruction (G81)."""
    table = Table(mine=["bumpsy exhausted", "war-grumpus"], theirs=["pitlord"], house="brobnar")
    table.do("fight:war-grumpus")
    assert table.line() == ["bumpsy"]
    assert table.has("bumpsy", "exhausted")


def test_first_blood() -> None:
    """Two points for each friendly Brobnar creature, dealt as one likes and all at once (``Spread``, G190)."""
    table = Table(
        mine=["troll", "krump", "dust-imp"],
        theirs=["bumpsy", "headhunter"],
        hand=["first-blood"],
        house="brobnar",
    )
    table.do("play:first-blood")
    assert table.offered() == [
        f"card:{name}" for name in ("troll", "krump", "dust-imp", "bumpsy", "headhunter")
    ]
    table.do("card:bumpsy", "card:bumpsy", "card:troll")
    assert [table.damage(name) for name in ("bumpsy", "troll")] == [0, 0]  # not yet
    table.do("card:bumpsy")
    assert [table.damage(name) for name in ("bumpsy", "troll", "headhunter", "krump")] == [3, 1, 0, 0]
    assert table.amber() == 1


@proves("G106")
def test_first_blood_needs_brobnar_creatures_and_comes_first() -> None:
    """Without one nothing is dealt, and nobody is asked; Alpha forbids it later in the turn."""
    table = Table(mine=["dust-imp"], theirs=["bumpsy"], hand=["first-blood"] * 2, house="brobnar")
    table.do("play:first-blood")
    assert table.asked == "turn"
    assert table.damage("bumpsy") == 0
    assert "play:first-blood" not in table.offered()


def test_lollop_the_titanic() -> None:
    """Deals nothing to who attacks it; attacking, it strikes as any other."""
    table = Table(mine=["troll", "krump"], theirs=["lollop-the-titanic"], house="brobnar")
    table.do("fight:troll")
    assert (table.damage("lollop-the-titanic"), table.damage("troll")) == (8, 0)
    table = Table(mine=["lollop-the-titanic"], theirs=["troll"], house="brobnar").do(
        "fight:lollop-the-titanic"
    )
    assert table.zone("troll") == "discard"
    assert table.damage("lollop-the-titanic") == 8


@proves("G104")
def test_little_rapscal() -> None:
    """Both players' creatures must fight when used, if they are able; artifacts are not meant."""
    table = Table(
        mine=["little-rapscal", "troll", "cannon"], theirs=["bumpsy"], house="brobnar", hand=["punch"]
    )
    options = table.offered()
    assert "fight:troll" in options
    assert "reap:troll" not in options
    assert "reap:little-rapscal" not in options
    assert "action:cannon" in options
    table.to_turn_of(1, "brobnar")
    assert "fight:bumpsy" in table.offered()
    assert "reap:bumpsy" not in table.offered()


def test_little_rapscal_without_anybody_to_fight() -> None:
    """Who is not able to fight may be used otherwise: with no foe, or where only reaping is allowed."""
    table = Table(mine=["little-rapscal", "troll"], house="brobnar")
    assert "reap:troll" in table.offered()
    assert "fight:troll" not in table.offered()
    away = Table(mine=["little-rapscal", "dust-imp"], theirs=["troll"], house="dis").do("fight:dust-imp")
    assert away.damage("troll") == 2


def test_little_rapscal_and_a_stunned_creature() -> None:
    """Using it removes the stun and nothing else (G102)."""
    table = Table(mine=["little-rapscal", "troll stunned"], theirs=["urchin"], house="brobnar")
    assert "fight:troll" not in table.offered()
    table.do("unstun:troll")
    assert not table.has("troll", "stunned")
    assert table.has("troll", "exhausted")


def test_ogopogo() -> None:
    """Paid for a creature that it attacked and destroyed; the shot may be left, and may hit anybody."""
    table = Table(mine=["ogopogo"], theirs=["headhunter", "krump"], house="brobnar")
    table.do("fight:ogopogo", "card:headhunter", "yes")
    assert table.offered() == ["card:ogopogo", "card:krump"]
    table.do("card:krump")
    assert table.damage("krump") == 2
    table = Table(mine=["ogopogo"], theirs=["headhunter", "krump"], house="brobnar")
    table.do("fight:ogopogo", "card:headhunter", "no")
    assert table.damage("krump") == 0


def test_ogopogo_gets_nothing_otherwise() -> None:
    """Not for a foe that lives, not when it dies with it, not attacked itself, and not for what others destroy."""
    lives = Table(mine=["ogopogo"], theirs=["troll"], house="brobnar").do("fight:ogopogo")
    assert lives.asked == "turn"
    both = Table(mine=["ogopogo"], theirs=["krump"], house="brobnar").do("fight:ogopogo")
    assert both.asked == "turn"
    assert both.line() == both.line(1) == []
    attacked = Table(mine=["headhunter"], theirs=["ogopogo", "troll"], house="brobnar")
    attacked.do("fight:headhunter", "card:ogopogo")
    assert attacked.zone("headhunter") == "discard"
    assert attacked.asked == "turn"
    shot = Table(mine=["ogopogo"], theirs=["urchin"], hand=["punch"], house="brobnar")
    shot.do("play:punch", "card:urchin")
    assert shot.asked == "turn"


@proves("G94")
def test_ogopogo_hears_of_a_victim_that_goes_elsewhere() -> None:
    """What leaves by its own "Destroyed:" was destroyed all the same."""
    table = Table(mine=["ogopogo"], theirs=["bad-penny", "troll"], house="brobnar")
    table.do("fight:ogopogo", "card:bad-penny")
    assert table.hand(1) == ["bad-penny"]
    table.do("yes", "card:troll")
    assert table.damage("troll") == 2


@pytest.mark.parametrize(("creature", "gain"), [("troll", 4), ("headhunter", 2), ("headhunter plus:1", 3)])
def test_the_flex(creature: str, gain: int) -> None:
    """Exhausts a ready friendly Brobnar creature for half its power, the fraction dropped (G197)."""
    table = Table(
        mine=[creature, "krump exhausted", "dust-imp"], theirs=["bumpsy"], hand=["the-flex"], house="brobnar"
    )
    table.do("play:the-flex")
    assert table.amber() == gain
    assert table.has(creature.split()[0], "exhausted")
    assert not table.has("dust-imp", "exhausted")


def test_the_flex_without_a_ready_creature() -> None:
    table = Table(mine=["krump exhausted"], theirs=["bumpsy"], hand=["the-flex"], house="brobnar")
    table.do("play:the-flex")
    assert table.amber() == 0


def test_bellowing_patrizate() -> None:
    """While it is ready, each creature that enters is hurt, of either side; exhausted it does nothing."""
    table = Table(mine=["bellowing-patrizate"], hand=["troll", "krump"], house="brobnar")
    table.do("play:troll", "place:0")
    assert table.damage("troll") == 1
    assert table.damage("bellowing-patrizate") == 0
    table.do("reap:bellowing-patrizate", "play:krump", "place:0")
    assert table.damage("krump") == 0
    theirs = Table(theirs=["bellowing-patrizate"], hand=["troll"], house="brobnar").do("play:troll")
    assert theirs.damage("troll") == 1


def test_bellowing_patrizate_enters_exhausted() -> None:
    """It does not hear of itself, since it isn't ready then."""
    table = Table(hand=["bellowing-patrizate"], house="brobnar").do("play:bellowing-patrizate")
    assert table.damage("bellowing-patrizate") == 0


def test_cybergiant_rig() -> None:
    """All damage becomes counters, and a counter is lost at the end of each turn of the creature's controller."""
    table = Table(mine=["troll damage:3"], theirs=["bumpsy"], hand=["cybergiant-rig"], house="brobnar")
    table.do("play:cybergiant-rig", "card:troll")
    assert (table.damage("troll"), table.plus("troll")) == (0, 3)
    table.do("end")
    assert table.plus("troll") == 2
    table.to_turn_of(1).to_turn_of(0)
    assert table.plus("troll") == 2
    table.to_turn_of(1)
    assert table.plus("troll") == 1
    table.to_turn_of(0).to_turn_of(1).to_turn_of(0).to_turn_of(1)
    assert table.plus("troll") == 0


def test_cybergiant_rig_on_others() -> None:
    """Nothing is healed, nothing given; on an enemy creature it counts that player's turns (``RemoveCounters``)."""
    table = Table(mine=["troll"], theirs=["bumpsy plus:1"], hand=["cybergiant-rig"], house="brobnar")
    table.do("play:cybergiant-rig", "card:bumpsy")
    assert table.plus("bumpsy") == 1
    table.do("end")
    assert table.plus("bumpsy") == 1
    table.to_turn_of(1).to_turn_of(0)
    assert table.plus("bumpsy") == 0


@proves("G84")
def test_cybergiant_rig_lets_a_creature_die() -> None:
    """A counter less may leave no more power than damage."""
    table = Table(mine=["bumpsy damage:5 plus:1 +cybergiant-rig"], house="brobnar").do("end")
    assert table.zone("bumpsy") == "discard"


def test_might_makes_right() -> None:
    """25 power destroyed forges a key at no cost; with less it can't end, and before the first it may be left."""
    table = Table(
        mine=["kelifi-dragon", "troll", "bumpsy", "krump"],
        theirs=["pitlord"],
        hand=["might-makes-right"],
        house="brobnar",
    )
    table.do("play:might-makes-right")
    assert table.offered() == ["card:kelifi-dragon", "card:troll", "card:bumpsy", "card:krump", "no"]
    table.do("card:kelifi-dragon", "card:troll")
    assert table.offered() == ["card:bumpsy", "card:krump"]
    table.do("card:bumpsy")
    assert table.offered() == ["card:krump", "done"]
    table.do("done")
    assert table.line() == ["krump"]
    table.do(table.offered()[0])
    assert table.keys() == 1
    assert table.amber() == 1


def test_might_makes_right_left_or_too_weak() -> None:
    """Nothing is destroyed and no key forged; who has not 25 power is not even asked."""
    table = Table(
        mine=["kelifi-dragon", "kelifi-dragon", "troll"], hand=["might-makes-right"], house="brobnar"
    )
    table.do("play:might-makes-right", "no")
    assert len(table.line()) == 3
    assert table.keys() == 0
    weak = Table(mine=["kelifi-dragon", "troll"], hand=["might-makes-right"], house="brobnar")
    weak.do("play:might-makes-right")
    assert weak.asked == "turn"
    assert weak.keys() == 0


@proves("G10", "G103")
def test_might_makes_right_and_a_ward() -> None:
    """Only what was really destroyed counts: a ward may cost the key, unless the others have 25 without it."""
    table = Table(
        mine=["kelifi-dragon warded", "troll", "bumpsy"], hand=["might-makes-right"], house="brobnar"
    )
    table.do(
        "play:might-makes-right", "card:kelifi-dragon", "card:troll"
    )  # the last one is the only one left
    assert table.line() == ["kelifi-dragon"]
    assert table.keys() == 0
    table = Table(
        mine=["kelifi-dragon", "troll", "bumpsy", "krump warded"], hand=["might-makes-right"], house="brobnar"
    )
    table.do("play:might-makes-right", "card:kelifi-dragon", "card:troll", "card:bumpsy", "card:krump")
    assert table.line() == ["krump"]
    table.do(table.offered()[0])
    assert table.keys() == 1
