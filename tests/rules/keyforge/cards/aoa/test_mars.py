"""Mars of Age of Ascension, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table

from ludarium.testing import proves


def test_agent_hoo_man() -> None:
    """One creature of each side, neither of Mars; where one side has none, the other is stunned all the same (G4)."""
    cards = {"mine": ["agent-hoo-man", "troll", "krump", "tunk"], "house": "mars"}
    table = Table(theirs=["bumpsy", "zorg", "dodger"], **cards).do("reap:agent-hoo-man")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:krump")
    assert table.offered() == ["card:bumpsy", "card:dodger"]
    table.do("card:bumpsy")
    names = ("troll", "krump", "tunk", "bumpsy", "zorg", "dodger")
    assert [table.has(name, "stunned") for name in names] == [False, True, False, True, False, False]
    table = Table(theirs=["zorg"], **cards).do("reap:agent-hoo-man", "card:troll")
    assert table.has("troll", "stunned")
    assert not table.has("zorg", "stunned")
    table = Table(mine=["agent-hoo-man"], theirs=["bumpsy"], house="mars").do("reap:agent-hoo-man")
    assert table.has("bumpsy", "stunned")


def test_carpet_phloxem() -> None:
    """All creatures there are, if none of them is friendly."""
    table = Table(theirs=["troll", "tunk", "dodger"], hand=["carpet-phloxem"], house="mars")
    table.do("play:carpet-phloxem")
    assert [table.damage(name) for name in ("troll", "tunk", "dodger")] == [4, 3, 4]
    assert table.amber() == 1
    table = Table(mine=["krump"], theirs=["troll"], hand=["carpet-phloxem"], house="mars")
    table.do("play:carpet-phloxem")
    assert [table.damage(name) for name in ("krump", "troll")] == [0, 0]


@proves("G130")
def test_collector_worm() -> None:
    """The creature it has fought goes into one's own archives, and home to its owner's hand when it leaves them."""
    table = Table(mine=["collector-worm"], theirs=["bumpsy", "troll"], house="mars")
    table.do("fight:collector-worm", "card:bumpsy")
    assert table.row("archives") == ["bumpsy"]
    assert table.row("archives", 1) == []
    assert table.line(1) == ["troll"]
    table.to_turn_of(1)
    while table.asked != "archives":
        table.step(0)
    table.do("take")
    assert "bumpsy" in table.hand(1)


def test_collector_worm_needs_both() -> None:
    """Whoever was destroyed in the fight is not collected, and a worm that was collects nobody (word ``Survivors``)."""
    table = Table(mine=["collector-worm"], theirs=["silvertooth"], house="mars")
    table.do("fight:collector-worm")
    assert table.zone("silvertooth") == "discard"
    assert table.row("archives") == []
    table = Table(mine=["collector-worm"], theirs=["troll"], house="mars")
    table.do("fight:collector-worm")
    assert table.zone("collector-worm") == "discard"
    assert table.line(1) == ["troll"]


def test_glyxl_proliferator() -> None:
    """A card of Mars out of the discard pile, from a flank only."""
    cards = {"discard": ["tunk", "smith", "squawker"], "house": "mars"}
    table = Table(mine=["glyxl-proliferator", "troll"], **cards).do("reap:glyxl-proliferator")
    assert table.offered() == ["pile:tunk", "pile:squawker"]
    table.do("pile:squawker")
    assert table.row("archives") == ["squawker"]
    table = Table(mine=["krump", "glyxl-proliferator", "troll"], **cards).do("reap:glyxl-proliferator")
    assert table.asked == "turn"
    assert table.row("archives") == []
    table = Table(mine=["glyxl-proliferator"], discard=["smith"], house="mars").do("reap:glyxl-proliferator")
    assert table.row("archives") == []


def test_ixxyxli_fixfinger() -> None:
    """Martians of either side, but not itself."""
    table = Table(mine=["ixxyxli-fixfinger", "blypyp", "tunk"], theirs=["john-smyth"], house="mars")
    names = ("ixxyxli-fixfinger", "blypyp", "tunk", "john-smyth")
    assert [table.armor(name) for name in names] == [2, 1, 1, 1]


def test_mars_first() -> None:
    """A friendly creature of Mars is readied and used; one that is ready is used."""
    table = Table(
        mine=["tunk exhausted", "blypyp", "troll"],
        theirs=["zorg", "bumpsy"],
        hand=["mars-first"],
        house="mars",
    )
    table.do("play:mars-first")
    assert table.offered() == ["card:tunk", "card:blypyp"]
    table.do("card:tunk", "fight:tunk", "card:bumpsy")
    assert table.zone("bumpsy") == "discard"
    assert table.has("tunk", "exhausted")
    table = Table(mine=["troll"], hand=["mars-first"], house="mars").do("play:mars-first")
    assert table.asked == "turn"
    assert table.amber() == 1


def test_mars_needs_aember() -> None:
    """Each from the pool of its own controller: damaged enemies that are not of Mars."""
    table = Table(
        mine=["krump damage:1"],
        theirs=["troll damage:1", "bumpsy damage:1", "dodger", "tunk damage:1"],
        hand=["mars-needs-æmber"],
        amber=(2, 5),
        house="mars",
    )
    table.do("play:mars-needs-aember")
    names = ("krump", "troll", "bumpsy", "dodger", "tunk")
    assert [table.on(name) for name in names] == [0, 1, 1, 0, 0]
    assert (table.amber(), table.amber(1)) == (3, 3)


def test_mars_needs_aember_too_little() -> None:
    """Where there is not enough for all, the active player says who captures (G204)."""
    table = Table(
        theirs=["troll damage:1", "bumpsy damage:1"], hand=["mars-needs-æmber"], amber=(0, 1), house="mars"
    )
    table.do("play:mars-needs-aember", "card:bumpsy")
    assert (table.on("troll"), table.on("bumpsy"), table.amber(1)) == (0, 1, 0)


def test_mindworm() -> None:
    """The creature it fights hurts its own neighbours, by its power, before the fight (words ``PowerOf``, ``Damage`` with
    ``by``)."""
    table = Table(mine=["mindworm"], theirs=["dodger", "krump plus:1", "troll"], house="mars")
    table.do("fight:mindworm", "card:krump")
    assert table.zone("dodger") == "discard"
    assert table.damage("troll") == 7
    assert table.damage("krump") == 1
    assert table.zone("mindworm") == "discard"
    table = Table(mine=["mindworm"], theirs=["krump"], house="mars").do("fight:mindworm")
    assert table.damage("krump") == 1


def test_mindworm_fights_who_is_gone() -> None:
    """A creature that has left play before it would deal this damage deals none."""
    table = Table(mine=["mindworm +way-of-the-bear"], theirs=["dodger", "silvertooth", "troll"], house="mars")
    table.do("fight:mindworm", "card:silvertooth")
    assert len(table.offered()) == 2
    table.do(table.offered()[1])
    assert table.zone("silvertooth") == "discard"
    assert [table.damage(name) for name in ("dodger", "troll")] == [0, 0]


def test_skybooster_squadron() -> None:
    """Home after it has reaped, wherever its owner is."""
    table = Table(mine=["skybooster-squadron"], house="mars").do("reap:skybooster-squadron")
    assert (table.amber(), table.hand()) == (1, ["skybooster-squadron"])
    table = Table(mine=["skybooster-squadron theirs"], house="mars").do("reap:skybooster-squadron")
    assert table.hand(1) == ["skybooster-squadron"]


@proves("G229")
def test_tyxl_beambuckler() -> None:
    """2 damage to any creature, itself included, which then goes to either flank of its own line, or stays there."""
    table = Table(
        mine=["blypyp"], theirs=["troll", "krump", "dodger"], hand=["tyxl-beambuckler"], house="mars"
    )
    table.do("play:tyxl-beambuckler", "place:1")
    assert len(table.offered()) == 5
    table.do("card:krump")
    assert table.offered() == ["place:0", "place:2"]
    table.do("place:0")
    assert table.line(1) == ["krump", "troll", "dodger"]
    assert (table.damage("krump"), table.damage("troll")) == (2, 0)
    table = Table(theirs=["troll", "krump"], hand=["tyxl-beambuckler"], house="mars")
    table.do("play:tyxl-beambuckler", "card:troll", "place:0")
    assert table.line(1) == ["troll", "krump"]
    table = Table(hand=["tyxl-beambuckler"], house="mars").do("play:tyxl-beambuckler")
    assert table.damage("tyxl-beambuckler") == 1  # its armor takes the other


def test_yxlyx_stimrager() -> None:
    """The same after it has fought, and only then."""
    table = Table(mine=["yxlyx-stimrager"], theirs=["flaxia", "krump", "dextre"], house="mars")
    table.do("fight:yxlyx-stimrager", "card:dextre")
    assert table.line(1) == ["flaxia", "krump"]
    table.do("card:flaxia", "place:1")
    assert table.line(1) == ["krump", "flaxia"]
    assert table.damage("flaxia") == 2
    table = Table(mine=["yxlyx-stimrager"], theirs=["krump", "flaxia"], house="mars")
    table.do("fight:yxlyx-stimrager", "card:krump")
    assert table.line() == []
    assert table.line(1) == ["krump", "flaxia"]
    assert table.asked == "turn"


def test_tyxl_beambuckler_moves_who_was_warded() -> None:
    """A ward that takes the damage leaves the move as it is; who has died goes nowhere."""
    table = Table(hand=["tyxl-beambuckler"], theirs=["troll", "krump warded", "dodger"], house="mars")
    table.do("play:tyxl-beambuckler", "card:krump", "place:2")
    assert table.line(1) == ["troll", "dodger", "krump"]
    assert (table.damage("krump"), table.has("krump", "warded")) == (0, False)
    table = Table(hand=["tyxl-beambuckler"], theirs=["troll", "silvertooth", "dodger"], house="mars")
    table.do("play:tyxl-beambuckler", "card:silvertooth")
    assert table.line(1) == ["troll", "dodger"]
    assert table.asked == "turn"


def test_xanthyx_harvester() -> None:
    """Beside a creature of another house it cannot be used; alone or beside Mars it reaps for 2."""
    table = Table(mine=["troll", "xanthyx-harvester", "tunk"], theirs=["bumpsy"], house="mars")
    assert not [option for option in table.offered() if "xanthyx" in option]
    table = Table(mine=["troll", "tunk", "xanthyx-harvester"], house="mars").do("reap:xanthyx-harvester")
    assert table.amber() == 2
    table = Table(mine=["xanthyx-harvester"], house="mars").do("reap:xanthyx-harvester")
    assert table.amber() == 2


def test_zysysyx_shockworm() -> None:
    """An enemy that reaps is stunned; a friend is not."""
    table = Table(mine=["krump"], theirs=["zysysyx-shockworm"], house="brobnar").do("reap:krump")
    assert table.has("krump", "stunned")
    table = Table(mine=["zysysyx-shockworm", "tunk"], house="mars").do("reap:tunk")
    assert not table.has("tunk", "stunned")


def test_aember_conduction_unit() -> None:
    """Only the first creature that reaps in a turn (word ``FirstReap``)."""
    table = Table(mine=["krump", "krump"], theirs=["æmber-conduction-unit"], house="brobnar")
    table.do("reap:krump")
    assert table.has("krump", "stunned")
    table.do("reap:krump.2")
    assert not table.has("krump.2", "stunned")
    table.to_turn_of(1).to_turn_of(0, "brobnar").do("unstun:krump", "reap:krump.2")
    assert table.has("krump.2", "stunned")


def test_aember_conduction_unit_spares_friends() -> None:
    """In one's own turn nobody is stunned."""
    table = Table(mine=["tunk", "æmber-conduction-unit"], house="mars").do("reap:tunk")
    assert not table.has("tunk", "stunned")


def test_aember_conduction_unit_waits() -> None:
    """The first is the first, even if another has reaped before this resolves (G187)."""
    table = Table(mine=["ulyq-megamouth", "krump"], theirs=["æmber-conduction-unit"], house="mars")
    table.do("reap:ulyq-megamouth")
    assert table.offered() == ["trigger:ulyq-megamouth", "trigger:aember-conduction-unit"]
    table.do("trigger:ulyq-megamouth")
    assert table.asked == "turn"
    assert table.has("krump", "exhausted")
    assert not table.has("krump", "stunned")
    assert table.has("ulyq-megamouth", "stunned")


def test_containment_field() -> None:
    """However its creature is used, it is destroyed: reaping, fighting, acting, and also shaking off a stun (G102)."""
    table = Table(mine=["krump +containment-field"], house="brobnar").do("reap:krump")
    names = ("krump", "containment-field")
    assert [table.zone(name) for name in names] == ["discard", "discard"]
    assert table.amber() == 1
    table = Table(mine=["krump +containment-field"], theirs=["dextre"], house="brobnar").do("fight:krump")
    assert table.zone("krump") == "discard"
    table = Table(mine=["vezyma-thinkdrone", "mindwarper +containment-field"], house="mars")
    table.do("action:mindwarper")
    assert table.zone("mindwarper") == "discard"
    table = Table(mine=["krump stunned +containment-field"], house="brobnar").do("unstun:krump")
    assert table.zone("krump") == "discard"


def test_containment_field_is_about_its_creature() -> None:
    """Others are used as ever, and being attacked is no use; it works on an enemy creature too."""
    table = Table(mine=["krump", "headhunter +containment-field"], house="brobnar").do("reap:krump")
    assert table.line() == ["krump", "headhunter"]
    table = Table(mine=["krump"], theirs=["champion-anaphiel +containment-field"], house="brobnar")
    table.do("fight:krump")
    assert table.line(1) == ["champion-anaphiel"]
    table = Table(mine=["tunk"], theirs=["krump"], hand=["containment-field"], house="mars")
    table.do("play:containment-field", "card:krump")
    table.to_turn_of(1, "brobnar").do("reap:krump")
    assert table.zone("krump") == "discard"


def test_destroy_them_all() -> None:
    """One of each, together; what is not there is left out (G4)."""
    table = Table(
        mine=["troll +blood-of-titans", "cannon"],
        theirs=["dodger +way-of-the-wolf", "library-of-babble"],
        hand=["destroy-them-all"],
        house="mars",
    )
    table.do("play:destroy-them-all")
    assert table.offered() == ["card:cannon", "card:library-of-babble"]
    table.do("card:library-of-babble")
    assert table.offered() == ["card:troll", "card:dodger"]
    table.do("card:dodger")
    assert table.offered() == ["card:blood-of-titans", "card:way-of-the-wolf"]
    table.do("card:blood-of-titans")
    assert table.line() == ["troll"]
    assert table.row("artifacts") == ["cannon"]
    names = ("library-of-babble", "dodger", "way-of-the-wolf", "blood-of-titans")
    assert [table.zone(name) for name in names] == ["discard"] * 4
    table = Table(theirs=["dodger"], hand=["destroy-them-all"], house="mars").do("play:destroy-them-all")
    assert table.zone("dodger") == "discard"


@proves("G190")
def test_exterminate_exterminate() -> None:
    """One after the other, each time someone weaker than the creature whose turn it is (words ``weaker``,
    ``by_power``)."""
    table = Table(
        mine=["blypyp", "tunk", "troll"],
        theirs=["urchin", "dodger", "zorg", "krump"],
        hand=["exterminate-exterminate"],
        house="mars",
    )
    table.do("play:exterminate-exterminate")
    assert table.offered() == ["card:blypyp", "card:tunk"]
    table.do("card:tunk")
    assert table.offered() == ["card:urchin", "card:dodger"]
    table.do("card:dodger")
    assert table.zone("urchin") == "discard"
    assert table.line(1) == ["zorg", "krump"]
    assert table.asked == "turn"


def test_exterminate_exterminate_of_one_power() -> None:
    """Among creatures of one power nobody is asked whose turn it is; without weaker creatures nothing happens, and an
    own one may be all that is left."""
    cards = {"hand": ["exterminate-exterminate"], "house": "mars"}
    table = Table(mine=["blypyp", "yxili-marauder"], theirs=["krump"], **cards)
    table.do("play:exterminate-exterminate")
    assert table.line(1) == ["krump"]
    table = Table(mine=["blypyp", "yxili-marauder", "dust-pixie"], theirs=["krump", "urchin"], **cards)
    table.do("play:exterminate-exterminate")
    assert table.offered() == ["card:dust-pixie", "card:urchin"]
    table.do("card:urchin")
    assert table.zone("dust-pixie") == "discard"
    table = Table(theirs=["urchin"], **cards).do("play:exterminate-exterminate")
    assert table.line(1) == ["urchin"]


def test_exterminate_exterminate_remembers() -> None:
    """A creature of Mars that has gone meanwhile is counted, with the power that it had (G99)."""
    table = Table(
        mine=["tunk", "zorg +armageddon-cloak"],
        theirs=["dodger", "krump", "harland-mindlock"],
        hand=["exterminate-exterminate"],
        house="mars",
    )
    table.do("play:exterminate-exterminate", "card:zorg")
    assert set(table.offered()) == {"card:dodger", "card:krump", "card:harland-mindlock"}
    table.do("card:krump", "card:dodger")
    assert table.line(1) == ["harland-mindlock"]


@proves("G132")
def test_hypnobeam() -> None:
    """An enemy creature changes sides for good, to a flank of one's choice."""
    table = Table(mine=["troll"], theirs=["dodger", "krump"], hand=["hypnobeam"], house="mars")
    table.do("play:hypnobeam")
    assert table.offered() == ["card:dodger", "card:krump"]
    table.do("card:krump", "place:0")
    assert table.line() == ["krump", "troll"]
    assert table.holder("krump") == 0
    table.to_turn_of(1)
    assert table.holder("krump") == 0
    table = Table(mine=["troll"], hand=["hypnobeam"], house="mars").do("play:hypnobeam")
    assert table.line() == ["troll"]


def test_martian_generosity() -> None:
    """Two cards for each Æ that was in the pool."""
    table = Table(hand=["martian-generosity"], deck=["smith"] * 5 + ["punch"] * 3, amber=(2, 3), house="mars")
    table.do("play:martian-generosity")
    assert (table.amber(), table.amber(1)) == (0, 3)
    assert len(table.hand()) == 4 + 2 * (
        table.state.decks.prints[table.state.face[table.card("martian-generosity")]].icons.count(0)
    )


def test_nyzyk_resonator() -> None:
    """2 for each neighbour, as the line is now, on the opponent's keys alone."""
    table = Table(mine=["troll", "nyzyk-resonator", "tunk"], theirs=["dodger"], house="mars")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 10)
    table = Table(mine=["nyzyk-resonator", "tunk"], house="mars")
    assert table.state.key_cost(1) == 8
    table = Table(mine=["nyzyk-resonator"], theirs=["dodger"], house="mars")
    assert table.state.key_cost(1) == 6


def test_phloxem_spike() -> None:
    """With no friendly creature there, everything between the flanks is destroyed."""
    table = Table(theirs=["troll", "krump", "dodger", "tunk"], hand=["phloxem-spike"], house="mars")
    table.do("play:phloxem-spike")
    assert table.line(1) == ["troll", "tunk"]
    table = Table(mine=["blypyp"], theirs=["troll", "krump", "dodger"], hand=["phloxem-spike"], house="mars")
    table.do("play:phloxem-spike")
    assert table.line(1) == ["troll", "krump", "dodger"]


def test_storm_crawler() -> None:
    """It deals 1 in a fight, attacking or attacked, whatever its power; enemies that reap are stunned (word ``harmless``
    with ``most``)."""
    table = Table(mine=["storm-crawler plus:2"], theirs=["dodger"], house="mars").do("fight:storm-crawler")
    assert (table.damage("dodger"), table.damage("storm-crawler")) == (1, 4)
    table = Table(mine=["krump", "krump"], theirs=["storm-crawler"], house="brobnar").do("fight:krump")
    assert table.damage("krump") == 1
    table.do("reap:krump.2")
    assert table.has("krump.2", "stunned")


@proves("G1")
def test_storm_crawler_is_bound_as_others_bind_it() -> None:
    """Of two bounds the stricter counts."""
    table = Table(mine=["storm-crawler"], theirs=["ether-spider", "krump"], house="mars")
    table.do("fight:storm-crawler", "card:ether-spider")
    assert (table.damage("storm-crawler"), table.damage("ether-spider")) == (0, 1)


def test_destructive_analysis() -> None:
    """2 damage, then 2 more for each card that is purged from the archives: a second dealing."""
    cards = {
        "hand": ["destructive-analysis"],
        "archives": ["smith", "tunk", "punch"],
        "mine": ["krump"],
        "house": "mars",
    }
    table = Table(theirs=["troll"], **cards).do("play:destructive-analysis", "card:troll")
    assert table.damage("troll") == 2
    assert table.offered() == ["archives:smith", "archives:tunk", "archives:punch", "no"]
    table.do("archives:smith", "archives:tunk", "done")
    assert table.damage("troll") == 6
    assert table.row("purged") == ["smith", "tunk"]
    assert table.row("archives") == ["punch"]
    table = Table(theirs=["troll warded"], **cards)
    table.do("play:destructive-analysis", "card:troll", "archives:smith", "done")
    assert table.damage("troll") == 2
    table = Table(theirs=["troll"], **cards).do("play:destructive-analysis", "card:troll", "no")
    assert (table.damage("troll"), table.row("purged")) == (2, [])
    table = Table(theirs=["silvertooth"], **cards).do("play:destructive-analysis", "card:silvertooth")
    table.do("archives:smith", "done")
    assert table.row("purged") == ["smith"]
    table = Table(theirs=["troll"], hand=["destructive-analysis"], house="mars").do(
        "play:destructive-analysis"
    )
    assert (table.damage("troll"), table.asked) == (2, "turn")


def test_destructive_analysis_counts_what_was_purged() -> None:
    """An abducted card goes home instead, and counts for nothing (G130)."""
    table = Table(
        theirs=["troll"],
        hand=["destructive-analysis"],
        archives=["smith", "tunk theirs"],
        house="mars",
    )
    table.do("play:destructive-analysis", "archives:smith", "archives:tunk")
    assert table.damage("troll") == 4
    assert table.hand(1) == ["tunk"]
    assert table.row("purged") == ["smith"]


def test_extinction() -> None:
    """The chosen creature and all that share a trait with it, on both sides, together; and a chain."""
    table = Table(
        mine=["blypyp", "tunk", "dextre"],
        theirs=["john-smyth", "nexus", "dodger"],
        hand=["extinction"],
        house="mars",
    )
    table.do("play:extinction", "card:blypyp")
    assert table.line() == ["tunk"]
    assert table.line(1) == ["nexus", "dodger"]
    assert table.chains() == 1
    table = Table(hand=["extinction"], house="mars").do("play:extinction")
    assert table.chains() == 1


def test_killzord_mk_9001() -> None:
    """+2 power, +2 armor and skirmish, for a chain each time its creature has fought."""
    table = Table(mine=["krump +killzord-mk-9001"], theirs=["headhunter", "flaxia"], house="brobnar")
    assert (table.power("krump"), table.armor("krump"), table.keyword("krump", "skirmish")) == (8, 2, 1)
    table.do("fight:krump", "card:headhunter")
    assert (table.damage("krump"), table.zone("headhunter"), table.chains()) == (0, "discard", 1)
    table = Table(mine=["krump"], theirs=["headhunter +killzord-mk-9001"], house="brobnar").do("fight:krump")
    assert (table.chains(), table.chains(1)) == (0, 0)


@proves("G190")
def test_shard_of_hate() -> None:
    """Once for each friendly Shard, itself included, each time another enemy creature if one likes."""
    cards = {"theirs": ["troll", "krump", "dodger", "shard-of-greed"], "house": "mars"}
    table = Table(mine=["shard-of-hate", "shard-of-greed", "cannon"], **cards).do("action:shard-of-hate")
    assert table.offered() == ["card:troll", "card:krump", "card:dodger"]
    table.do("card:krump", "card:dodger")
    assert [table.has(name, "stunned") for name in ("troll", "krump", "dodger")] == [False, True, True]
    assert table.asked == "turn"
    table = Table(mine=["shard-of-hate"], **cards).do("action:shard-of-hate", "card:troll")
    assert table.has("troll", "stunned")
    assert table.asked == "turn"
    table = Table(mine=["shard-of-hate"], house="mars").do("action:shard-of-hate")
    assert table.asked == "turn"


@proves("G223")
def test_entropic_manipulator() -> None:
    """All damage on one player's creatures is placed anew among them, and nothing prevents it (word ``Redistribute`` with
    ``damage``)."""
    table = Table(
        mine=["flaxia damage:1"],
        theirs=["troll damage:2", "krump damage:1", "champion-anaphiel warded"],
        hand=["entropic-manipulator"],
        house="mars",
    )
    table.do("play:entropic-manipulator", "mode:2", "yes")
    assert table.offered() == ["card:troll", "card:krump", "card:champion-anaphiel"]
    table.do("card:champion-anaphiel", "card:krump", "card:champion-anaphiel")
    names = ("troll", "krump", "champion-anaphiel", "flaxia")
    assert [table.damage(name) for name in names] == [0, 1, 2, 1]
    assert table.has("champion-anaphiel", "warded")
    assert table.told("moved_damage") == [{"amount": 2, "card": "troll", "other": "champion-anaphiel"}]


def test_entropic_manipulator_kills() -> None:
    """A creature may get more than its power, and is destroyed; it is optional, and nothing is asked where there is no
    damage."""
    cards = {"theirs": ["krump"], "hand": ["entropic-manipulator"], "house": "mars"}
    table = Table(mine=["troll damage:3", "flaxia damage:2"], **cards)
    table.do("play:entropic-manipulator", "mode:1", "yes", *["card:flaxia"] * 5)
    assert table.zone("flaxia") == "discard"
    assert table.damage("troll") == 0
    table = Table(mine=["troll damage:3", "flaxia damage:2"], **cards)
    table.do("play:entropic-manipulator", "mode:1", "no")
    assert (table.damage("troll"), table.damage("flaxia")) == (3, 2)
    table = Table(mine=["troll damage:3"], **cards).do("play:entropic-manipulator", "mode:2")
    assert table.asked == "turn"


def test_yzphyz_knowdrone() -> None:
    """A card is archived, and an archived card may be purged, for a stun."""
    cards = {"theirs": ["troll", "krump"], "hand": ["yzphyz-knowdrone", "smith"], "house": "mars"}
    table = Table(archives=["punch"], **cards).do("play:yzphyz-knowdrone")
    table.do("yes")
    assert table.offered() == ["archives:punch", "archives:smith"]
    table.do("archives:smith")
    assert table.row("purged") == ["smith"]
    table.do("card:krump")
    assert (table.has("troll", "stunned"), table.has("krump", "stunned")) == (False, True)
    table = Table(**cards).do("play:yzphyz-knowdrone", "no")
    assert (table.row("archives"), table.asked) == (["smith"], "turn")
    table = Table(theirs=["troll"], hand=["yzphyz-knowdrone"], house="mars").do("play:yzphyz-knowdrone")
    while table.asked == "card":
        table.do("no")
    assert not table.has("troll", "stunned")
    assert table.asked == "turn"


@proves("G28")
def test_yzphyz_knowdrone_and_the_other_archives() -> None:
    """Of the opponent's archives it is a random card, which nobody sees before."""
    table = Table(
        theirs=["troll"],
        hand=["yzphyz-knowdrone", "smith"],
        their_archives=["anger", "punch"],
        house="mars",
    )
    table.do("play:yzphyz-knowdrone", "yes")
    assert table.offered() == ["seat:1", "archives:smith"]
    table.do("seat:1")
    assert len(table.row("archives", 1)) == 1
    assert len(table.row("purged", 1)) == 1
    assert table.row("archives") == ["smith"]
    table.do("card:troll")
    assert table.has("troll", "stunned")


def test_yzphyz_knowdrone_needs_the_purge() -> None:
    """An abducted card goes home and was not purged, so nothing is stunned."""
    table = Table(
        theirs=["troll"], hand=["yzphyz-knowdrone", "smith"], archives=["bumpsy theirs"], house="mars"
    )
    table.do("play:yzphyz-knowdrone", "yes", "archives:bumpsy")
    assert table.hand(1) == ["bumpsy"]
    assert table.asked == "turn"
    assert not table.has("troll", "stunned")


def test_aember_conduction_unit_and_one_creature_twice() -> None:
    """A creature that reaps a second time is not stunned again."""
    table = Table(mine=["krump"], theirs=["æmber-conduction-unit"], house="brobnar").do("reap:krump")
    state = table.state
    for done in (state.unstun, state.ready):
        assert done(table.card("krump"))
    table.state.kind = -1
    table.state.go()
    table.do("reap:krump")
    assert table.amber() == 2
    assert not table.has("krump", "stunned")
