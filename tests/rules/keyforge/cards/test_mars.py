"""Mars of Call of the Archons, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table

from ludarium.testing import proves

HOUSES = [["mars", "brobnar", "logos"], ["mars", "brobnar", "logos"]]


@proves("G6")
def test_ammonia_clouds() -> None:
    """Every creature at once."""
    table = Table(mine=["troll"], theirs=["silvertooth", "tunk"], hand=["ammonia-clouds"], house="mars")
    table.do("play:ammonia-clouds")
    assert (table.damage("troll"), table.damage("tunk")) == (3, 2)
    assert table.zone("silvertooth") == "discard"


def test_battle_fleet() -> None:
    """As many as are shown, of Mars; none is allowed."""
    cards = {
        "hand": ["battle-fleet", "tunk", "zorg", "troll"],
        "deck": ["smith", "punch", "anger"],
        "house": "mars",
    }
    table = Table(**cards).do("play:battle-fleet")
    assert table.offered() == ["hand:tunk", "hand:zorg", "no"]
    table.do("hand:zorg")
    assert table.offered() == ["hand:tunk", "done"]
    table.do("hand:tunk")
    assert table.hand() == ["tunk", "zorg", "troll", "smith", "punch"]
    assert table.told("revealed")
    assert table.amber() == 1
    table = Table(**cards).do("play:battle-fleet", "no")
    assert table.hand() == ["tunk", "zorg", "troll"]


def test_deep_probe() -> None:
    """Creatures of the named house are discarded from the hand that is shown."""
    table = Table(
        hand=["deep-probe", "bumpsy"],
        their_hand=["troll", "smith", "bumpsy", "batdrone"],
        house="mars",
        houses=HOUSES,
    )
    table.do("play:deep-probe", "house:brobnar")
    assert table.hand(1) == ["smith", "batdrone"]
    assert table.hand() == ["bumpsy"]
    assert table.told("revealed")


def test_emp_blast() -> None:
    """Creatures of Mars and Robots are stunned, all artifacts destroyed."""
    table = Table(
        mine=["john-smyth", "library-of-babble"],
        theirs=["batdrone", "tunk", "troll", "cannon"],
        hand=["emp-blast"],
        house="mars",
    )
    table.do("play:emp-blast")
    assert [table.has(name, "stunned") for name in ("john-smyth", "batdrone", "tunk", "troll")] == [
        True,
        True,
        True,
        False,
    ]
    assert table.row("artifacts") == []
    assert table.row("artifacts", 1) == []


def test_hypnotic_command() -> None:
    """Once for each friendly creature of Mars; each time another enemy may take it, from its own player (word
    ``Capture``)."""
    table = Table(
        mine=["tunk", "john-smyth", "troll"],
        theirs=["bumpsy", "zorg"],
        hand=["hypnotic-command"],
        amber=(3, 3),
        house="mars",
    )
    table.do("play:hypnotic-command")
    assert table.offered() == ["card:bumpsy", "card:zorg"]
    table.do("card:bumpsy", "card:zorg")
    assert (table.on("bumpsy"), table.on("zorg")) == (1, 1)
    assert (table.amber(), table.amber(1)) == (3, 1)
    assert table.asked == "turn"


def test_irradiated_aember() -> None:
    """Only while the opponent has 6."""
    table = Table(
        mine=["bumpsy"], theirs=["troll", "tunk"], hand=["irradiated-æmber"], amber=(0, 6), house="mars"
    )
    table.do("play:irradiated-aember")
    assert [table.damage(name) for name in ("troll", "tunk", "bumpsy")] == [3, 2, 0]
    table = Table(theirs=["troll"], hand=["irradiated-æmber"], amber=(0, 5), house="mars")
    table.do("play:irradiated-aember")
    assert table.damage("troll") == 0


@proves("G49")
def test_key_abduction() -> None:
    """Every creature of Mars goes home; each card in hand makes the key cheaper by one."""
    table = Table(
        mine=["tunk", "troll"],
        theirs=["zorg"],
        hand=["key-abduction", *["smith"] * 6],
        amber=(7, 0),
        house="mars",
    )
    table.do("play:key-abduction")
    assert table.hand(1) == ["zorg"]
    assert table.line() == ["troll"]
    assert len(table.hand()) == 7
    assert table.offered() == ["yes", "no"]
    table.do("yes", "key:red")
    assert table.keys() == 1
    assert table.amber() == 0


def test_key_abduction_without_a_key() -> None:
    """Nobody is asked who can't pay; and who can may decline (word ``CanForge``)."""
    table = Table(mine=["tunk"], hand=["key-abduction"], amber=(12, 0), house="mars").do("play:key-abduction")
    assert table.asked == "turn"
    assert table.amber() == 13
    table = Table(mine=["tunk"], hand=["key-abduction"], amber=(13, 0), house="mars")
    table.do("play:key-abduction", "no")
    assert table.keys() == 0
    assert table.amber() == 14


def test_martian_hounds() -> None:
    """Two counters for each damaged creature of either side."""
    table = Table(
        mine=["troll damage:1", "tunk"],
        theirs=["zorg damage:2", "bumpsy"],
        hand=["martian-hounds"],
        house="mars",
    )
    table.do("play:martian-hounds", "card:bumpsy")
    assert table.plus("bumpsy") == 4
    assert table.power("bumpsy") == 9


def test_martians_make_bad_allies() -> None:
    """Creatures of other houses are purged, for 1 Æ each; the hand is shown."""
    table = Table(
        hand=["martians-make-bad-allies", "troll", "tunk", "smith", "bumpsy"],
        mine=["headhunter"],
        house="mars",
    )
    table.do("play:martians-make-bad-allies")
    assert table.row("purged") == ["bumpsy", "troll"]
    assert table.hand() == ["tunk", "smith"]
    assert table.amber() == 2
    assert table.told("revealed")


@proves("G130")
def test_mass_abduction() -> None:
    """Up to three damaged enemies, into one's own archives; who takes those gets none of them."""
    table = Table(
        hand=["mass-abduction"],
        theirs=["troll damage:1", "bumpsy damage:1", "zorg damage:1", "tunk damage:1", "headhunter"],
        house="mars",
    )
    table.do("play:mass-abduction", "card:troll", "card:zorg")
    assert table.offered() == ["card:bumpsy", "card:tunk", "done"]
    table.do("card:tunk")
    assert table.row("archives") == ["troll", "zorg", "tunk"]
    assert table.row("archives", 1) == []
    table.to_turn_of(1)
    while table.asked != "archives":
        table.step(0)
    table.do("take")
    assert {"troll", "zorg", "tunk"} <= set(table.hand(1))
    assert table.row("archives") == []


def test_mating_season() -> None:
    """Creatures of Mars are shuffled into their owners' decks; each owner gains for their own."""
    table = Table(
        mine=["tunk", "troll", "zorg theirs"],
        theirs=["john-smyth"],
        hand=["mating-season"],
        deck=["smith"],
        their_deck=["smith"],
        house="mars",
    )
    table.do("play:mating-season")
    assert table.line() == ["troll"]
    assert sorted(table.row("deck")) == ["smith", "tunk"]
    assert sorted(table.row("deck", 1)) == ["john-smyth", "smith.2", "zorg"]
    assert (table.amber(), table.amber(1)) == (1 + 1, 2)


@proves("G190")
def test_mothership_support() -> None:
    """2 damage for each ready friendly creature of Mars, split as AP likes, all at once."""
    table = Table(
        mine=["tunk", "john-smyth", "blypyp exhausted", "troll"],
        theirs=["bumpsy", "silvertooth"],
        hand=["mothership-support"],
        house="mars",
    )
    table.do("play:mothership-support", "card:bumpsy", "card:bumpsy")
    assert table.damage("bumpsy") == 4
    assert table.asked == "turn"
    table = Table(
        mine=["tunk", "john-smyth"], theirs=["bumpsy", "zorg"], hand=["mothership-support"], house="mars"
    )
    table.do("play:mothership-support", "card:zorg", "card:bumpsy")
    assert (table.damage("bumpsy"), table.damage("zorg")) == (2, 2)


def test_orbital_bombardment() -> None:
    """2 damage for each card of Mars that is shown."""
    table = Table(
        theirs=["troll", "bumpsy"], hand=["orbital-bombardment", "tunk", "squawker", "smith"], house="mars"
    )
    table.do("play:orbital-bombardment")
    assert table.offered() == ["hand:tunk", "hand:squawker", "no"]
    table.do("hand:tunk", "hand:squawker", "card:troll", "card:bumpsy")
    assert (table.damage("troll"), table.damage("bumpsy")) == (2, 2)
    assert table.hand() == ["tunk", "squawker", "smith"]
    table = Table(theirs=["troll"], hand=["orbital-bombardment", "tunk"], house="mars")
    table.do("play:orbital-bombardment", "no")
    assert table.damage("troll") == 0


def test_phosphorus_stars() -> None:
    table = Table(mine=["tunk", "troll"], theirs=["zorg", "bumpsy"], hand=["phosphorus-stars"], house="mars")
    table.do("play:phosphorus-stars")
    assert [table.has(name, "stunned") for name in ("tunk", "troll", "zorg", "bumpsy")] == [
        False,
        True,
        False,
        True,
    ]
    assert table.chains() == 2


def test_psychic_network() -> None:
    """As much as there are ready friendly creatures of Mars."""
    table = Table(
        mine=["tunk", "blypyp", "john-smyth exhausted", "troll"],
        theirs=["zorg"],
        hand=["psychic-network"],
        amber=(0, 5),
        house="mars",
    )
    table.do("play:psychic-network")
    assert (table.amber(), table.amber(1)) == (2, 3)


def test_sample_collection() -> None:
    """An enemy for each key of the opponent, one after the other."""
    table = Table(
        hand=["sample-collection"],
        theirs=["troll", "bumpsy", "zorg"],
        mine=["tunk"],
        keys=(0, 2),
        house="mars",
    )
    table.do("play:sample-collection", "card:bumpsy")
    assert table.offered() == ["card:troll", "card:zorg"]
    table.do("card:troll")
    assert table.row("archives") == ["bumpsy", "troll"]
    assert table.line(1) == ["zorg"]
    table = Table(hand=["sample-collection"], theirs=["troll"], keys=(2, 0), house="mars").do(
        "play:sample-collection"
    )
    assert table.line(1) == ["troll"]


def test_shatter_storm() -> None:
    """All is lost, and three times as much by the opponent, as far as there is so much."""
    table = Table(hand=["shatter-storm"], amber=(2, 9), house="mars").do("play:shatter-storm")
    assert (table.amber(), table.amber(1)) == (0, 3)
    table = Table(hand=["shatter-storm"], amber=(3, 7), house="mars").do("play:shatter-storm")
    assert (table.amber(), table.amber(1)) == (0, 0)
    table = Table(hand=["shatter-storm"], amber=(0, 7), house="mars").do("play:shatter-storm")
    assert (table.amber(), table.amber(1)) == (0, 7)


@proves("G211")
def test_soft_landing() -> None:
    """The next creature or artifact enters ready, not the one after it."""
    table = Table(hand=["soft-landing", "squawker", "commpod", "tunk"], mine=["troll"], house="mars")
    table.do("play:soft-landing", "play:squawker", "mode:2", "play:commpod", "play:tunk", "place:0")
    assert not table.has("commpod", "exhausted")
    assert table.has("tunk", "exhausted")


def test_soft_landing_for_what_is_played() -> None:
    """A creature put into play uses it not up; two of them are used up by one card; it is over with the turn."""
    table = Table(hand=["soft-landing", "tunk", "john-smyth"], mine=["zorg", "swap-widget"], house="mars")
    table.do("play:soft-landing", "action:swap-widget", "hand:john-smyth", "play:tunk", "place:0")
    assert not table.has("tunk", "exhausted")
    table = Table(hand=["soft-landing", "soft-landing", "tunk", "zorg"], house="mars")
    table.do("play:soft-landing", "play:soft-landing", "play:tunk", "play:zorg", "place:0")
    assert not table.has("tunk", "exhausted")
    assert table.has("zorg", "exhausted")
    table = Table(hand=["soft-landing", "tunk"], house="mars").do("play:soft-landing")
    table.to_turn_of(1).to_turn_of(0, "mars").do("play:tunk")
    assert table.has("tunk", "exhausted")


def test_squawker() -> None:
    """Readies a creature of Mars or stuns another."""
    board = {
        "mine": ["tunk exhausted", "troll"],
        "theirs": ["zorg", "bumpsy"],
        "hand": ["squawker"],
        "house": "mars",
    }
    table = Table(**board).do("play:squawker", "mode:1")
    assert table.offered() == ["card:tunk", "card:zorg"]
    table.do("card:tunk")
    assert not table.has("tunk", "exhausted")
    table = Table(**board).do("play:squawker", "mode:2")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.has("bumpsy", "stunned")


def test_total_recall() -> None:
    """1 Æ for each ready friendly creature; then all of them go home, those of the opponent to theirs."""
    table = Table(
        mine=["tunk", "troll exhausted", "bumpsy theirs"],
        theirs=["zorg"],
        hand=["total-recall"],
        house="mars",
    )
    table.do("play:total-recall")
    assert table.amber() == 1 + 2
    assert table.hand() == ["tunk", "troll"]
    assert table.hand(1) == ["bumpsy"]
    assert table.line(1) == ["zorg"]


@proves("G212", "G217")
def test_combat_pheromones() -> None:
    """Two other cards of Mars may be used in any house's turn; one of them also again."""
    table = Table(
        mine=["combat-pheromones", "tunk", "blypyp", "commpod", "troll"], theirs=["zorg"], house="brobnar"
    )
    assert "reap:tunk" not in table.offered()
    table.do("omni:combat-pheromones")
    assert table.zone("combat-pheromones") == "discard"
    table.do("reap:troll")
    assert {"reap:tunk", "reap:blypyp", "action:commpod"} <= set(table.offered())
    table.do("reap:blypyp")
    assert {"reap:tunk", "action:commpod"} <= set(table.offered())
    table.do("action:commpod")
    assert "reap:tunk" not in table.offered()
    table.to_turn_of(1).to_turn_of(0, "brobnar")
    assert "reap:tunk" not in table.offered()


def test_combat_pheromones_and_a_card_used_twice() -> None:
    """A card readied again needs no second leave; nor do cards of the active house use one up."""
    table = Table(
        mine=["combat-pheromones", "tunk", "troll", "john-smyth +rocket-boots", "mindwarper"],
        theirs=["zorg"],
        house="brobnar",
    )
    table.do("omni:combat-pheromones", "reap:john-smyth")
    assert table.asked == "trigger"
    table.do("trigger:john-smyth:2", "card:tunk")
    table.do("reap:john-smyth", "trigger:john-smyth", "card:tunk")
    assert {"reap:tunk", "reap:mindwarper"} <= set(table.offered())
    table.do("reap:tunk")
    assert "reap:mindwarper" not in table.offered()
    table = Table(mine=["combat-pheromones", "tunk", "zorg", "mindwarper"], house="mars")
    table.do("omni:combat-pheromones", "reap:tunk", "reap:zorg")
    assert "reap:mindwarper" in table.offered()


def test_commpod() -> None:
    """Each card of Mars that is shown may ready a creature of Mars."""
    table = Table(
        mine=["commpod", "tunk exhausted", "zorg exhausted", "troll exhausted"],
        hand=["squawker", "blypyp", "smith"],
        house="mars",
    )
    table.do("action:commpod", "hand:squawker", "hand:blypyp", "yes")
    assert table.offered() == ["card:tunk", "card:zorg"]
    table.do("card:zorg", "no")
    assert not table.has("zorg", "exhausted")
    assert table.has("tunk", "exhausted")
    assert len(table.hand()) == 3
    table = Table(mine=["commpod", "tunk"], hand=["squawker"], house="mars").do(
        "action:commpod", "hand:squawker"
    )
    assert table.asked == "turn"


@proves("G136")
def test_crystal_hive() -> None:
    """1 Æ more for each reap of the turn."""
    table = Table(mine=["crystal-hive", "tunk", "zorg"], house="mars")
    table.do("reap:zorg", "action:crystal-hive")
    assert table.amber() == 1
    table.do("reap:tunk")
    assert table.amber() == 3
    table.to_turn_of(1).to_turn_of(0, "mars").do("reap:tunk")
    assert table.amber() == 4


def test_crystal_hive_twice() -> None:
    """The same card used twice in a turn gives twice as much."""
    table = Table(mine=["crystal-hive", "tunk", "zorg"], house="mars").do("action:crystal-hive")
    table.state.flags[table.card("crystal-hive")] = 0
    table.do("reap:zorg")
    assert table.amber() == 2
    table.do("action:crystal-hive", "reap:tunk")
    assert table.amber() == 5


def test_custom_virus() -> None:
    """Itself first; then a creature purged from hand takes all with it that share a trait."""
    board = {
        "mine": ["custom-virus", "troll", "tunk"],
        "theirs": ["bumpsy", "batdrone"],
        "hand": ["headhunter", "smith"],
        "house": "brobnar",
    }
    table = Table(**board).do("omni:custom-virus", "yes", "hand:headhunter")
    assert table.row("purged") == ["headhunter"]
    assert table.line() == ["tunk"]
    assert table.line(1) == ["batdrone"]
    assert table.zone("custom-virus") == "discard"
    table = Table(**board).do("omni:custom-virus", "no")
    assert table.zone("custom-virus") == "discard"
    assert table.line() == ["troll", "tunk"]
    table = Table(mine=["custom-virus", "troll"], hand=["smith"], house="brobnar").do("omni:custom-virus")
    assert table.offered() == ["no"]
    table.do("no")
    assert table.line() == ["troll"]


def test_feeding_pit() -> None:
    """1 Æ for a creature from hand; nothing without one."""
    table = Table(mine=["feeding-pit"], hand=["troll", "smith", "bumpsy"], house="mars").do(
        "action:feeding-pit"
    )
    assert table.offered() == ["hand:troll", "hand:bumpsy"]
    table.do("hand:bumpsy")
    assert table.amber() == 1
    assert table.row("discard") == ["bumpsy"]
    table = Table(mine=["feeding-pit"], hand=["smith"], house="mars").do("action:feeding-pit")
    assert table.amber() == 0
    assert table.hand() == ["smith"]


def test_invasion_portal() -> None:
    """Down to the first creature of Mars, which comes to hand."""
    table = Table(mine=["invasion-portal"], deck=["troll", "squawker", "tunk", "zorg"], house="mars")
    table.do("action:invasion-portal")
    assert table.hand() == ["tunk"]
    assert table.row("discard") == ["troll", "squawker"]
    assert table.row("deck") == ["zorg"]
    table = Table(mine=["invasion-portal"], deck=["troll", "squawker"], discard=["zorg"], house="mars")
    table.do("action:invasion-portal")
    assert table.hand() == []
    assert table.row("discard") == ["zorg", "troll", "squawker"]


def test_incubation_chamber() -> None:
    """A creature of Mars may be shown and archived, in any house's turn."""
    board = {
        "mine": ["incubation-chamber"],
        "hand": ["tunk", "zorg", "squawker", "troll"],
        "house": "brobnar",
    }
    table = Table(**board).do("omni:incubation-chamber", "yes")
    assert table.offered() == ["hand:tunk", "hand:zorg"]
    table.do("hand:zorg")
    assert table.row("archives") == ["zorg"]
    table = Table(**board).do("omni:incubation-chamber", "no")
    assert table.row("archives") == []


def test_mothergun() -> None:
    """As much damage to one creature as cards of Mars are shown."""
    table = Table(
        mine=["mothergun"], theirs=["troll"], hand=["tunk", "zorg", "squawker", "smith"], house="mars"
    )
    table.do("action:mothergun", "hand:tunk", "hand:zorg", "hand:squawker")
    assert table.damage("troll") == 3
    assert len(table.hand()) == 4
    table = Table(mine=["mothergun"], theirs=["troll"], hand=["tunk"], house="mars").do(
        "action:mothergun", "no"
    )
    assert table.damage("troll") == 0


@proves("G123")
def test_sniffer() -> None:
    """No creature is elusive this turn."""
    table = Table(mine=["sniffer", "tunk"], theirs=["urchin", "silvertooth"], house="mars").do(
        "action:sniffer"
    )
    assert table.keyword("urchin", "elusive") == 0
    table.do("fight:tunk", "card:urchin")
    assert table.zone("urchin") == "discard"
    table.to_turn_of(1)
    table = Table(mine=["sniffer"], theirs=["urchin"], house="mars").do("action:sniffer").to_turn_of(1)
    assert table.keyword("urchin", "elusive") == 1


def test_swap_widget() -> None:
    """A ready creature of Mars goes home; another one, not of its name, is put into play ready."""
    table = Table(
        mine=["swap-widget", "tunk", "zorg exhausted", "troll"],
        hand=["tunk", "blypyp", "bumpsy"],
        house="mars",
    )
    table.do("action:swap-widget")
    assert table.offered() == ["hand:blypyp"]
    table.do("hand:blypyp", "place:0")
    assert table.line() == ["blypyp", "zorg", "troll"]
    assert not table.has("blypyp", "exhausted")
    assert sorted(table.hand()) == ["bumpsy", "tunk", "tunk.2"]
    table = Table(mine=["swap-widget", "zorg exhausted"], hand=["blypyp"], house="mars").do(
        "action:swap-widget"
    )
    assert table.line() == ["zorg"]
    assert table.hand() == ["blypyp"]
    table = Table(mine=["swap-widget", "tunk"], hand=["tunk"], house="mars").do("action:swap-widget")
    assert table.line() == []
    assert sorted(table.hand()) == ["tunk", "tunk.2"]


def test_blypyp() -> None:
    """The next creature of Mars enters ready; one of another house does not use that up."""
    table = Table(mine=["blypyp", "zorg"], hand=["tunk", "john-smyth", "phase-shift", "troll"], house="mars")
    table.do("reap:blypyp", "play:tunk", "place:0", "play:john-smyth", "place:0")
    assert not table.has("tunk", "exhausted")
    assert table.has("john-smyth", "exhausted")


def test_chuff_ape() -> None:
    """Enters stunned; healed for a sacrificed friend."""
    table = Table(hand=["chuff-ape"], house="mars").do("play:chuff-ape")
    assert table.has("chuff-ape", "stunned")
    assert table.has("chuff-ape", "exhausted")
    board = {"mine": ["chuff-ape damage:7", "troll", "tunk"], "theirs": ["bumpsy"], "house": "mars"}
    table = Table(**board).do("reap:chuff-ape", "yes")
    assert table.offered() == ["card:troll", "card:tunk"]
    table.do("card:troll")
    assert table.zone("troll") == "discard"
    assert table.damage("chuff-ape") == 0
    table = Table(**board).do("reap:chuff-ape", "no")
    assert table.damage("chuff-ape") == 7
    table = Table(mine=["chuff-ape damage:1"], theirs=["bumpsy"], house="mars").do("fight:chuff-ape")
    assert table.damage("chuff-ape") == 6
    assert table.asked == "turn"


@proves("G10")
def test_chuff_ape_and_a_ward() -> None:
    """A friend that its ward saved was not sacrificed."""
    table = Table(mine=["chuff-ape damage:7", "troll warded"], house="mars").do("reap:chuff-ape", "yes")
    assert table.zone("troll") == "line"
    assert table.damage("chuff-ape") == 7


@proves("G155")
def test_ether_spider() -> None:
    """Deals nothing in fights; takes what would come to the opponent's pool, however it comes."""
    table = Table(mine=["ether-spider"], theirs=["troll"], house="mars").do("fight:ether-spider")
    assert table.damage("troll") == 0
    assert table.zone("ether-spider") == "discard"
    table = Table(mine=["ether-spider"], theirs=["bumpsy"], house="brobnar", active=1).do("reap:bumpsy")
    assert table.on("ether-spider") == 1
    assert table.amber(1) == 0
    table = Table(
        mine=["ether-spider"], theirs=["batdrone", "headhunter"], amber=(3, 0), house="logos", active=1
    )
    table.do("fight:batdrone")
    assert (table.amber(), table.amber(1)) == (2, 0)
    assert table.on("ether-spider") == 1


def test_ether_spider_leaves() -> None:
    """What it holds goes to the opponent then (G97); its own player gains as ever."""
    table = Table(mine=["ether-spider amber:3", "tunk"], theirs=["troll"], house="mars")
    table.do("reap:tunk")
    assert table.amber() == 1
    table.do("fight:ether-spider")
    assert table.amber(1) == 3


def test_grabber_jammer() -> None:
    """The opponent's keys cost one more; captures after a fight or a reap."""
    table = Table(mine=["grabber-jammer"], amber=(0, 3), house="mars")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 7)
    table.do("reap:grabber-jammer")
    assert table.on("grabber-jammer") == 1
    assert table.amber(1) == 2


@proves("G137")
def test_grommid() -> None:
    """It may be played itself; then no creature may be played by its player."""
    table = Table(
        hand=["grommid", "tunk", "commpod"], their_hand=["zorg"], mine=["troll"], house="mars", houses=HOUSES
    )
    table.do("play:grommid", "place:0")
    assert "play:tunk" not in table.offered()
    assert "discard:tunk" in table.offered()
    assert "play:commpod" in table.offered()
    table.to_turn_of(1, "mars")
    assert "play:zorg" in table.offered()


def test_grommid_in_a_fight() -> None:
    """Each enemy destroyed in a fight with it costs the opponent 1 Æ."""
    table = Table(mine=["grommid", "troll"], theirs=["tunk", "bumpsy"], amber=(0, 3), house="mars")
    table.do("fight:grommid", "card:tunk")
    assert table.amber(1) == 2
    table = Table(mine=["grommid"], theirs=["bumpsy"], amber=(0, 3), house="brobnar", active=1).do(
        "fight:bumpsy"
    )
    assert table.amber(1) == 2


def test_john_smyth() -> None:
    """Readies a creature of Mars that is no Agent, of either side."""
    table = Table(
        mine=["john-smyth", "tunk exhausted", "troll exhausted"], theirs=["zorg exhausted"], house="mars"
    )
    table.do("reap:john-smyth")
    assert table.offered() == ["card:tunk", "card:zorg"]
    table.do("card:tunk")
    assert not table.has("tunk", "exhausted")
    assert table.has("john-smyth", "exhausted")


def test_mindwarper() -> None:
    """An enemy captures from its own player."""
    table = Table(mine=["mindwarper"], theirs=["troll", "bumpsy"], amber=(3, 3), house="mars")
    table.do("action:mindwarper", "card:bumpsy")
    assert table.on("bumpsy") == 1
    assert (table.amber(), table.amber(1)) == (3, 2)


def test_phylyx_the_disintegrator() -> None:
    """1 Æ for each other friendly creature of Mars."""
    table = Table(
        mine=["phylyx-the-disintegrator", "tunk", "blypyp exhausted", "troll"],
        theirs=["zorg"],
        amber=(0, 5),
        house="mars",
    )
    table.do("action:phylyx-the-disintegrator")
    assert table.amber(1) == 3


def test_qyxxlyx_plague_master() -> None:
    """Every Human, past its armor."""
    table = Table(mine=["qyxxlyx-plague-master", "doc-bookton"], theirs=["bulwark", "troll"], house="mars")
    table.do("reap:qyxxlyx-plague-master")
    assert [table.damage(name) for name in ("doc-bookton", "bulwark", "troll")] == [3, 3, 0]


def test_tunk() -> None:
    """Healed by another creature of Mars that its player plays."""
    table = Table(mine=["tunk damage:4"], hand=["zorg", "commpod"], house="mars").do("play:commpod")
    assert table.damage("tunk") == 4
    table.do("play:zorg", "place:0")
    assert table.damage("tunk") == 0
    table = Table(mine=["tunk damage:4"], their_hand=["zorg"], active=1, house="mars").do("play:zorg")
    assert table.damage("tunk") == 4


@proves("G73")
def test_ulyq_megamouth() -> None:
    """Uses a friendly creature of another house in any way."""
    table = Table(mine=["ulyq-megamouth", "tunk", "troll", "batdrone"], theirs=["bumpsy"], house="mars")
    table.do("reap:ulyq-megamouth")
    assert table.offered() == ["card:troll", "card:batdrone"]
    table.do("card:troll")
    assert table.offered() == ["reap:troll", "fight:troll"]
    table.do("reap:troll")
    assert table.amber() == 2
    assert table.has("troll", "exhausted")


def test_uxlyx_the_zookeeper() -> None:
    """An enemy creature goes into the archives of its player."""
    table = Table(mine=["uxlyx-the-zookeeper"], theirs=["troll", "bumpsy"], house="mars")
    table.do("reap:uxlyx-the-zookeeper", "card:troll")
    assert table.row("archives") == ["troll"]
    assert table.line(1) == ["bumpsy"]


def test_vezyma_thinkdrone() -> None:
    """A friendly creature or artifact may go to its owner's archives, itself too."""
    board = {
        "mine": ["vezyma-thinkdrone", "troll", "commpod"],
        "theirs": ["bumpsy", "cannon"],
        "house": "mars",
    }
    table = Table(**board).do("reap:vezyma-thinkdrone", "yes")
    assert table.offered() == ["card:vezyma-thinkdrone", "card:troll", "card:commpod"]
    table.do("card:commpod")
    assert table.row("archives") == ["commpod"]
    table = Table(**board).do("reap:vezyma-thinkdrone", "no")
    assert table.row("archives") == []


def test_yxili_marauder() -> None:
    """Captures for each ready friendly creature of Mars; its Æ makes it stronger."""
    table = Table(
        hand=["yxili-marauder"],
        mine=["zorg", "blypyp", "phylyx-the-disintegrator exhausted", "troll"],
        amber=(0, 5),
        house="mars",
    )
    table.do("play:yxili-marauder", "place:0")
    assert table.on("yxili-marauder") == 2
    assert table.power("yxili-marauder") == 4
    assert table.amber(1) == 3


def test_yxilo_bolter() -> None:
    """2 damage; what dies of it is purged (word ``Found``)."""
    board = {"mine": ["yxilo-bolter"], "theirs": ["silvertooth", "troll", "dextre"], "house": "mars"}
    table = Table(**board).do("reap:yxilo-bolter", "card:silvertooth")
    assert table.zone("silvertooth") == "purged"
    table = Table(**board).do("reap:yxilo-bolter", "card:troll")
    assert table.damage("troll") == 2
    assert table.zone("troll") == "line"


@proves("G98")
def test_yxilo_bolter_and_a_card_that_hides() -> None:
    """It is not found in the deck to which it has gone."""
    table = Table(mine=["yxilo-bolter"], theirs=["dextre damage:1"], house="mars").do(
        "reap:yxilo-bolter", "card:dextre"
    )
    assert table.row("deck", 1)[0] == "dextre"


def test_yxilx_dominator() -> None:
    table = Table(hand=["yxilx-dominator"], house="mars").do("play:yxilx-dominator")
    assert table.has("yxilx-dominator", "stunned")


def test_zorg() -> None:
    """Enters stunned; stuns whom it fights and the neighbours of that one."""
    table = Table(hand=["zorg"], house="mars").do("play:zorg")
    assert table.has("zorg", "stunned")
    table = Table(mine=["zorg"], theirs=["headhunter", "troll", "bumpsy", "batdrone"], house="mars")
    table.do("fight:zorg", "card:troll")
    assert [table.has(name, "stunned") for name in ("headhunter", "troll", "bumpsy", "batdrone")] == [
        True,
        True,
        True,
        False,
    ]
    assert table.damage("troll") == 7


def test_zyzzix_the_many() -> None:
    """A creature shown and archived makes it stronger."""
    board = {"mine": ["zyzzix-the-many"], "hand": ["troll", "tunk", "smith"], "house": "mars"}
    table = Table(**board).do("reap:zyzzix-the-many", "yes")
    assert table.offered() == ["hand:troll", "hand:tunk"]
    table.do("hand:troll")
    assert table.row("archives") == ["troll"]
    assert table.power("zyzzix-the-many") == 6
    table = Table(**board).do("reap:zyzzix-the-many", "no")
    assert table.power("zyzzix-the-many") == 3
    table = Table(mine=["zyzzix-the-many"], hand=["smith"], house="mars").do("reap:zyzzix-the-many", "no")
    assert table.power("zyzzix-the-many") == 3


@proves("G94")
def test_biomatrix_backup() -> None:
    """Its creature is put into its owner's archives as it is destroyed, which is no choice; the upgrade is discarded."""
    board = {"mine": ["tunk +biomatrix-backup"], "theirs": ["troll"], "house": "mars"}
    table = Table(**board).do("fight:tunk")
    assert table.row("archives") == ["tunk"]
    assert table.row("discard") == ["biomatrix-backup"]
    assert table.told("destroyed")
    table = Table(mine=["tunk theirs +biomatrix-backup"], theirs=["troll"], house="mars").do("fight:tunk")
    assert (table.row("archives"), table.row("archives", 1)) == ([], ["tunk"])


def test_brain_stem_antenna() -> None:
    """A creature of Mars that is played readies its creature, which is of Mars then, this turn."""
    table = Table(mine=["troll +brain-stem-antenna exhausted"], hand=["commpod", "tunk"], house="mars")
    assert table.has("troll", "exhausted")
    table.do("play:commpod")
    assert table.has("troll", "exhausted")
    table.do("play:tunk", "place:0")
    assert not table.has("troll", "exhausted")
    assert "reap:troll" in table.offered()
    table.to_turn_of(1).to_turn_of(0, "mars")
    assert "reap:troll" not in table.offered()


def test_jammer_pack() -> None:
    """The keys of the opponent of the creature's controller cost two more."""
    table = Table(mine=["troll +jammer-pack"], house="mars")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 8)
    table = Table(theirs=["troll"], hand=["jammer-pack"], house="mars").do("play:jammer-pack")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (8, 6)


def test_red_planet_ray_gun() -> None:
    """1 damage for each creature of Mars in play."""
    table = Table(mine=["tunk +red-planet-ray-gun", "blypyp"], theirs=["zorg", "troll"], house="mars")
    table.do("reap:tunk", "card:troll")
    assert table.damage("troll") == 3
