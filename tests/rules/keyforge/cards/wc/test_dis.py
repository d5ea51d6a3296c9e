"""Dis of Worlds Collide, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import Zones
from ludarium.games.keyforge.pool.houses import Houses
from ludarium.testing import proves


def test_buzzle() -> None:
    """A neighbour may be purged as it is played, and again after it has fought; then it is ready."""
    table = Table(mine=["troll", "bumpsy"], theirs=["krump", "mugwump"], hand=["buzzle"], house="dis")
    table.do("play:buzzle", "place:0", "yes")
    assert table.zone("troll") == "purged"
    assert not table.has("buzzle", "exhausted")
    table.do("fight:buzzle", "card:krump")
    assert (table.damage("krump"), table.damage("buzzle")) == (3, 0)
    table.do("yes")
    assert table.zone("bumpsy") == "purged"
    table.do("fight:buzzle", "card:krump")
    assert table.zone("krump") == "discard"
    assert table.has("buzzle", "exhausted")
    assert table.asked == "turn"


def test_buzzle_chooses_among_its_neighbours() -> None:
    """One of the two beside it; it may be left, and then it stays exhausted."""
    table = Table(mine=["troll", "buzzle", "bumpsy", "urchin"], theirs=["krump"], house="dis")
    table.do("fight:buzzle", "yes")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.line() == ["troll", "buzzle", "urchin"]
    left = Table(mine=["troll", "buzzle"], theirs=["krump"], house="dis").do("fight:buzzle", "no")
    assert left.has("buzzle", "exhausted")
    assert left.line() == ["troll", "buzzle"]


@proves("G103")
def test_buzzle_and_a_ward() -> None:
    """A warded neighbour is not purged, so it did not do it (G10)."""
    table = Table(mine=["troll warded", "buzzle"], theirs=["krump"], house="dis").do("fight:buzzle", "yes")
    assert table.line() == ["troll", "buzzle"]
    assert table.has("buzzle", "exhausted")


def test_dendrix() -> None:
    """After it fights, and not after it reaps, the opponent discards a card at random."""
    table = Table(mine=["dendrix"], theirs=["succubus"], their_hand=["punch", "anger"], house="dis")
    table.do("fight:dendrix")
    assert len(table.hand(1)) == 1
    assert len(table.row("discard", 1)) == 2  # with the creature
    empty = Table(mine=["dendrix"], theirs=["succubus"], house="dis").do("fight:dendrix")
    assert empty.row("discard", 1) == ["succubus"]
    reaping = Table(mine=["dendrix"], their_hand=["punch"], house="dis").do("reap:dendrix")
    assert reaping.hand(1) == ["punch"]


def test_draining_touch() -> None:
    """A creature of either side on which no Æ lies."""
    table = Table(
        mine=["troll", "urchin amber:1"],
        theirs=["krump amber:2", "bumpsy"],
        hand=["draining-touch"],
        house="dis",
    )
    table.do("play:draining-touch")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.line(1) == ["krump"]
    rich = Table(theirs=["krump amber:2"], hand=["draining-touch"], house="dis").do("play:draining-touch")
    assert rich.line(1) == ["krump"]


@proves("G91")
def test_harbinger_of_doom() -> None:
    """Its destruction takes every creature with it, in the same process."""
    table = Table(
        mine=["troll", "harbinger-of-doom damage:1"],
        theirs=["krump", "dust-imp"],
        hand=["hand-of-dis"],
        house="dis",
    )
    assert table.armor("harbinger-of-doom") == 3
    table = Table(
        mine=["troll", "harbinger-of-doom", "bumpsy"],
        theirs=["krump", "dust-imp"],
        hand=["hand-of-dis"],
        house="dis",
    )
    table.do("play:hand-of-dis")
    assert (table.line(0), table.line(1)) == ([], [])
    assert table.amber(1) == 2  # the imp


def test_impspector() -> None:
    """The opponent of whoever controls it loses a random card of their hand for good; an empty hand loses nothing."""
    table = Table(
        mine=["impspector", "troll", "bumpsy"],
        theirs=["krump"],
        hand=["fear"],
        their_hand=["punch", "anger"],
        house="dis",
    )
    table.to_turn_of(1, "brobnar").do("fight:krump", "card:impspector")
    assert len(table.row("purged", 1)) == 1
    assert len(table.hand(1)) == 1
    assert "fear" in table.hand(0)
    empty = Table(mine=["impspector"], theirs=["krump"], hand=["gateway-to-dis"], house="dis")
    assert empty.do("play:gateway-to-dis").row("purged", 1) == []


def test_infurnace() -> None:
    """Word ``Icons``: up to two cards of one pile (``like_side``); the opponent loses by their Æ icons."""
    table = Table(
        hand=["infurnace"],
        discard=["punch", "dust-pixie"],
        their_discard=["fertility-chant", "troll", "bumpsy"],
        amber=(0, 7),
        house="dis",
    )
    table.do("play:infurnace")
    assert len(table.offered()) == 6
    table.do("pile:fertility-chant")
    assert table.offered() == ["pile:troll", "pile:bumpsy", "done"]
    table.do("pile:troll")
    assert table.row("purged", 1) == ["fertility-chant", "troll"]
    assert table.amber(1) == 3


@proves("G215")
def test_infurnace_reads_added_icons() -> None:
    """Added icons count like printed ones (G215), other icons do not; and none is fine too (G9)."""
    table = Table(hand=["infurnace"], discard=["punch icons:AD"], amber=(0, 7), house="dis")
    table.do("play:infurnace", "pile:punch+AD")
    assert table.amber(1) == 5
    table = Table(hand=["infurnace"], discard=["punch"], amber=(0, 7), house="dis")
    table.do("play:infurnace", "no")
    assert table.amber(1) == 7
    assert table.row("discard") == ["punch"]


def test_lilithal() -> None:
    """1 Æ each time that it fights or reaps."""
    table = Table(mine=["lilithal"], theirs=["succubus"], amber=(0, 3), house="dis").do("fight:lilithal")
    assert (table.on("lilithal"), table.amber(1)) == (1, 2)
    table = Table(mine=["lilithal"], amber=(0, 3), house="dis").do("reap:lilithal")
    assert (table.on("lilithal"), table.amber(0), table.amber(1)) == (1, 1, 2)


@proves("G229")
def test_malison() -> None:
    """An enemy creature is moved; on a flank it captures from its own controller, and only there."""
    board = {"mine": ["malison"], "theirs": ["troll", "krump", "succubus", "bumpsy"], "amber": (5, 5)}
    table = Table(**board, house="dis").do("fight:malison", "card:succubus", "yes")
    assert table.offered() == ["card:troll", "card:krump", "card:bumpsy"]
    table.do("card:krump")
    assert table.offered() == ["place:0", "place:1", "place:2"]
    table.do("place:0")
    assert table.line(1) == ["krump", "troll", "bumpsy"]
    assert (table.on("krump"), table.amber(0), table.amber(1)) == (1, 5, 4)
    middle = Table(**board, house="dis").do("fight:malison", "card:succubus", "yes", "card:troll", "place:1")
    assert middle.line(1) == ["krump", "troll", "bumpsy"]
    assert (middle.on("troll"), middle.amber(1)) == (0, 5)


def test_malison_may_leave_them() -> None:
    """Who moves nothing lets nobody capture; a creature that stays on its flank counts as moved."""
    table = Table(mine=["malison"], theirs=["troll", "krump", "succubus"], amber=(0, 5), house="dis")
    table.do("fight:malison", "card:succubus", "no")
    assert (table.on("troll"), table.on("krump"), table.amber(1)) == (0, 0, 5)
    stays = Table(mine=["malison"], theirs=["troll", "krump", "succubus"], amber=(0, 5), house="dis")
    stays.do("fight:malison", "card:succubus", "yes", "card:troll", "place:0")
    assert (stays.on("troll"), stays.amber(1)) == (1, 4)
    alone = Table(mine=["malison"], theirs=["succubus"], amber=(0, 5), house="dis").do("fight:malison")
    assert alone.asked == "turn"


def test_rotgrub() -> None:
    """The opponent loses 1 Æ as it is played; after it reaps it goes to its owner's archives."""
    table = Table(hand=["rotgrub"], amber=(0, 3), house="dis").do("play:rotgrub")
    assert (table.amber(0), table.amber(1)) == (0, 2)
    table.to_turn_of(1).to_turn_of(0, "dis").do("reap:rotgrub")
    assert table.row("archives") == ["rotgrub"]
    assert Table(hand=["rotgrub"], house="dis").do("play:rotgrub").amber(1) == 0


@pytest.mark.parametrize(
    ("card", "move"), [("the-evil-eye", "play:the-evil-eye"), ("lesser-oxtet", "reap:lesser-oxtet")]
)
def test_keys_cost_more_in_the_opponents_next_turn(card: str, move: str) -> None:
    """The Evil Eye and Lesser Oxtet: 3 more, in that turn alone, and two of them add up (G47)."""
    where = {"hand": [card, card]} if move.startswith("play") else {"mine": [card, card]}
    table = Table(**where, amber=(0, 8), house="dis").do(move)
    assert table.state.key_cost(1) == 6
    table.to_turn_of(1)
    assert (table.state.key_cost(1), table.keys(1)) == (9, 0)
    table.to_turn_of(0)
    assert table.state.key_cost(1) == 6
    twice = Table(**where, amber=(0, 8), house="dis").do(move, f"{move}.2" if "mine" in where else move)
    assert twice.to_turn_of(1).state.key_cost(1) == 12


def test_lesser_oxtet() -> None:
    """Its player's whole hand is purged; nobody else's."""
    table = Table(hand=["lesser-oxtet", "fear", "anger"], their_hand=["punch"], house="dis")
    table.do("play:lesser-oxtet")
    assert sorted(table.row("purged")) == ["anger", "fear"]
    assert (table.hand(0), table.hand(1)) == ([], ["punch"])
    assert table.keyword("lesser-oxtet", "elusive")
    assert Table(hand=["lesser-oxtet"], house="dis").do("play:lesser-oxtet").row("purged") == []


def test_e_e_on_the_fringes() -> None:
    """A Dis card that one discards may be paid for with one of either discard pile: itself, for one."""
    table = Table(
        mine=["e-e-on-the-fringes"],
        hand=["fear", "fear"],
        discard=["anger"],
        their_discard=["arise", "punch"],
        amber=(0, 3),
        house="dis",
    )
    table.do("discard:fear", "yes")
    assert table.offered() == ["pile:fear", "pile:arise"]
    table.do("pile:arise")
    assert table.row("purged", 1) == ["arise"]
    assert (table.amber(0), table.amber(1)) == (1, 2)
    table.do("discard:fear", "no")
    assert (table.amber(0), table.amber(1)) == (1, 2)
    assert table.keyword("e-e-on-the-fringes", "elusive")


def test_e_e_on_the_fringes_hears_nothing_else() -> None:
    """No card of another house, none that the opponent discards, none from a deck, and none in the opponent's turn."""
    table = Table(
        mine=["e-e-on-the-fringes", "troll"],
        hand=["anger"],
        their_hand=["fear"],
        amber=(0, 3),
        houses=[["brobnar", "dis", "logos"], ["dis", "mars", "shadows"]],
        house="brobnar",
    )
    assert table.do("discard:anger").asked == "turn"
    table.to_turn_of(1, "dis").do("discard:fear")
    assert (table.asked, table.amber(1)) == ("turn", 3)
    theirs = Table(
        theirs=["e-e-on-the-fringes"], their_hand=["fear"], hand=["mind-barb"], amber=(3, 0), house="dis"
    )
    assert theirs.do("play:mind-barb").asked == "turn"
    assert theirs.amber(0) == 4


BANES = (
    ("giants--bane", "troll", "urchin"),
    ("beasts--bane", "murmook", "troll"),
    ("demons--bane", "pitlord", "dust-imp"),
    ("dinosaurs--bane", "", "troll"),
    ("humans--bane", "chota-hazri", "troll"),
    ("scientists--bane", "dextre", "hunting-witch"),
    ("thieves--bane", "umbra", "troll"),
)


@pytest.mark.parametrize(("bane", "victim", "other"), BANES)
def test_banes(bane: str, victim: str, other: str) -> None:
    """One creature with the trait is destroyed, whoever controls it; where there is none, nothing happens."""
    if victim:
        table = Table(mine=[victim, other], theirs=[victim, other], hand=[bane], house="dis").do(
            f"play:{bane}"
        )
        assert table.offered() == [f"card:{victim}", f"card:{victim}.2"]
        table.do(f"card:{victim}.2")
        assert (table.line(0), table.line(1)) == ([victim, other], [f"{other}.2"])
    none = Table(mine=[other], theirs=[other], hand=[bane], house="dis").do(f"play:{bane}")
    assert (len(none.line(0)), len(none.line(1)), none.amber()) == (1, 1, 1)


def test_obsidian_forge() -> None:
    """A key for 12 Æ, less 1 for each friendly creature that is destroyed; the forge goes with it."""
    table = Table(
        mine=["obsidian-forge", "urchin", "troll", "bumpsy"], theirs=["krump"], amber=(10, 0), house="dis"
    )
    table.do("action:obsidian-forge")
    assert table.offered() == ["card:urchin", "card:troll", "card:bumpsy", "no"]
    table.do("card:urchin", "card:bumpsy", "done")
    assert table.line() == ["troll"]
    table.do("yes")
    table.step(0)
    assert (table.keys(), table.amber()) == (1, 0)
    assert table.zone("obsidian-forge") == "discard"


def test_obsidian_forge_without_a_key() -> None:
    """It stays if no key is forged: because that costs too much, or because nobody wants it."""
    poor = Table(mine=["obsidian-forge", "urchin"], amber=(10, 0), house="dis")
    poor.do("action:obsidian-forge", "card:urchin")
    assert (poor.asked, poor.zone("obsidian-forge"), poor.line()) == ("turn", "artifacts", [])
    idle = Table(mine=["obsidian-forge"], amber=(12, 0), house="dis").do("action:obsidian-forge", "no")
    assert (idle.keys(), idle.amber(), idle.zone("obsidian-forge")) == (0, 12, "artifacts")


@proves("G103")
def test_obsidian_forge_and_a_ward() -> None:
    """A warded creature is not destroyed and takes nothing off (as published)."""
    table = Table(mine=["obsidian-forge", "urchin warded"], amber=(11, 0), house="dis")
    table.do("action:obsidian-forge", "card:urchin")
    assert (table.asked, table.keys(), table.line()) == ("turn", 0, ["urchin"])


@proves("G104")
def test_soul_fiddle() -> None:
    """A creature of either side is enraged, and has to fight."""
    table = Table(mine=["soul-fiddle", "troll"], theirs=["krump"], house="dis").do("action:soul-fiddle")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:krump")
    assert table.has("krump", "enraged")
    table.to_turn_of(1, "brobnar")
    assert "reap:krump" not in table.offered()
    assert "fight:krump" in table.offered()


def test_noname() -> None:
    """1 power and 1 more for each purged card, of both players; it purges a card of any discard pile."""
    table = Table(
        mine=["noname"], discard=["anger"], their_discard=["punch"], purged=["fear", "arise"], house="dis"
    )
    assert table.power("noname") == 3
    table.do("reap:noname")
    assert table.offered() == ["pile:anger", "pile:punch"]
    table.do("pile:punch")
    assert table.power("noname") == 4
    played = Table(hand=["noname"], discard=["anger"], house="dis").do("play:noname")
    assert (played.row("purged"), played.power("noname")) == (["anger"], 2)
    fights = Table(mine=["noname"], theirs=["dust-imp damage:1"], purged=["fear", "arise"], house="dis")
    fights.do("fight:noname")
    assert (fights.power("noname"), fights.damage("noname")) == (4, 2)
    nothing = Table(hand=["noname"], house="dis").do("play:noname")
    assert (nothing.asked, nothing.power("noname")) == ("turn", 1)


@pytest.mark.parametrize(("named", "stolen"), [("brobnar", 2), ("untamed", 0), ("logos", 0)])
def test_snaglet(named: str, stolen: int) -> None:
    """2 Æ, if the opponent chooses in their next turn the house that was named; any house may be (G14)."""
    table = Table(
        mine=["snaglet"],
        amber=(0, 3),
        houses=[["dis", "logos", "mars"], ["brobnar", "dis", "untamed"]],
        house="dis",
    )
    table.do("action:snaglet", f"house:{named}").to_turn_of(1, "brobnar")
    assert (table.amber(0), table.amber(1)) == (stolen, 3 - stolen)
    table.to_turn_of(0, "dis")
    before = table.amber(0)
    table.to_turn_of(1, "brobnar")
    assert table.amber(0) == before
    assert table.keyword("snaglet", "elusive")


def test_etaromme() -> None:
    """House ``CROWDED_HOUSE``: a creature of either side of the house that has the most creatures in play, of both."""
    table = Table(
        mine=["etaromme", "troll", "dust-imp"], theirs=["bumpsy", "krump", "murmook", "lash-of-broken-dreams"],
        house="dis",
    )  # fmt: skip
    table.do("reap:etaromme")
    assert table.offered() == ["card:troll", "card:bumpsy", "card:krump"]
    table.do("card:krump")
    assert table.line(1) == ["bumpsy", "murmook"]


@proves("G194")
def test_etaromme_and_houses_that_are_tied() -> None:
    """Any creature of one of them may be chosen; alone it destroys itself."""
    table = Table(mine=["etaromme", "troll"], theirs=["bumpsy", "dust-imp", "murmook"], house="dis")
    table.do("reap:etaromme")
    assert table.offered() == ["card:etaromme", "card:troll", "card:bumpsy", "card:dust-imp"]
    table.do("card:troll")
    alone = Table(mine=["etaromme"], house="dis").do("reap:etaromme")
    assert (alone.line(), alone.amber()) == ([], 1)


@proves("G235")
def test_etaromme_counts_a_creature_for_both_of_its_houses() -> None:
    table = Table(mine=["etaromme"], theirs=["troll also:dis", "bumpsy", "krump"], house="dis")
    table.do("reap:etaromme")
    assert table.offered() == ["card:troll+dis", "card:bumpsy", "card:krump"]


@proves("G6")
def test_festering_touch() -> None:
    """``damaged`` of ``Damage``: 1 to each, but 3 to one that had damage before, in one dealing."""
    table = Table(mine=["troll"], theirs=["krump damage:1", "bumpsy"], hand=["festering-touch"], house="dis")
    table.do("play:festering-touch", "card:krump", "card:troll")
    assert [table.damage(name) for name in ("troll", "krump", "bumpsy")] == [1, 4, 0]
    one = Table(theirs=["krump", "bumpsy"], hand=["festering-touch"], house="dis")
    one.do("play:festering-touch", "card:bumpsy", "done")
    assert [one.damage(name) for name in ("krump", "bumpsy")] == [0, 1]
    none = Table(theirs=["krump"], hand=["festering-touch"], house="dis").do("play:festering-touch", "no")
    assert none.damage("krump") == 0


def test_festering_touch_and_armor() -> None:
    """Armor takes its part off the 3 as well, and a ward all of it."""
    table = Table(
        theirs=["skullion damage:1", "krump damage:1 warded"], hand=["festering-touch"], house="dis"
    )
    table.do("play:festering-touch", "card:skullion", "card:krump")
    assert (table.damage("skullion"), table.damage("krump")) == (2, 1)


@proves("G190")
def test_gleeful_mayhem() -> None:
    """Target ``OfEachHouse``: for each house that has creatures in play one of them, all hit at once."""
    table = Table(
        mine=["troll", "dust-imp"],
        theirs=["bumpsy", "pitlord", "murmook"],
        hand=["gleeful-mayhem"],
        house="dis",
    )
    table.do("play:gleeful-mayhem")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:troll")
    assert table.offered() == ["card:dust-imp", "card:pitlord"]
    assert table.damage("troll") == 0
    table.do("card:pitlord")
    assert [table.damage(name) for name in ("troll", "bumpsy", "pitlord")] == [5, 0, 5]
    assert table.zone("murmook") == "discard"
    assert table.asked == "turn"
    assert Table(hand=["gleeful-mayhem"], house="dis").do("play:gleeful-mayhem").asked == "turn"


@proves("G235")
def test_gleeful_mayhem_may_hit_a_creature_of_two_houses_twice() -> None:
    """It counts for each of its houses; the damage is one dealing, so a ward stops it all."""
    table = Table(theirs=["kelifi-dragon also:dis", "dust-imp"], hand=["gleeful-mayhem"], house="dis")
    table.do("play:gleeful-mayhem")
    assert table.offered() == ["card:kelifi-dragon+dis", "card:dust-imp"]
    assert table.do("card:kelifi-dragon+dis").damage("kelifi-dragon+dis") == 10
    warded = Table(theirs=["kelifi-dragon warded also:dis"], hand=["gleeful-mayhem"], house="dis")
    assert warded.do("play:gleeful-mayhem").damage("kelifi-dragon+dis") == 0
    assert not warded.has("kelifi-dragon+dis", "warded")


SNAG = {"houses": [["dis", "logos", "mars"], ["brobnar", "dis", "untamed"]], "house": "dis"}


def house_offered(table: Table) -> list[str]:
    """The houses among which seat 1 may choose in its next turn."""
    while table.asked != "house" or table.state.active != 1:
        table.step(1)
    return table.offered()


@proves("G53")
def test_snag() -> None:
    """``MUST_CHOOSE`` with ``ITS_HOUSE``: the opponent's next turn is of the house of whom it fought, alive or dead."""
    table = Table(mine=["snag"], theirs=["murmook", "troll"], **SNAG).do("fight:snag", "card:murmook")
    assert table.zone("murmook") == "discard"
    table.to_turn_of(1)
    assert table.state.house == Houses.UNTAMED
    table.to_turn_of(0, "dis")
    assert house_offered(table) == ["house:brobnar", "house:dis", "house:untamed"]
    alive = Table(mine=["snag"], theirs=["murmook warded", "troll"], **SNAG).do("fight:snag", "card:murmook")
    assert alive.zone("murmook") == "line"
    alive.to_turn_of(1)
    assert alive.state.house == Houses.UNTAMED


@proves("G53")
def test_snag_and_a_house_that_cannot_be_chosen() -> None:
    """What is no house of theirs binds nobody; and if Snag does not survive, nothing happens (G81)."""
    table = Table(mine=["snag"], theirs=["dust-imp house:logos"], **SNAG).do("fight:snag")
    assert house_offered(table) == ["house:brobnar", "house:dis", "house:untamed"]
    dead = Table(mine=["snag"], theirs=["troll"], **SNAG).do("fight:snag")
    assert dead.zone("snag") == "discard"
    assert house_offered(dead) == ["house:brobnar", "house:dis", "house:untamed"]


@proves("G261")
def test_snag_and_a_creature_of_two_houses() -> None:
    """Either of its houses will do."""
    table = Table(mine=["snag"], theirs=["murmook also:dis"], **SNAG).do("fight:snag")
    assert house_offered(table) == ["house:dis", "house:untamed"]


def test_snag_stays_true_when_the_creature_leaves() -> None:
    """The house was that of the creature then; in which zone it lies later does not matter."""
    table = Table(mine=["snag"], theirs=["murmook warded"], hand=["fear"], **SNAG).do(
        "fight:snag", "play:fear"
    )
    assert table.zone("murmook") == "hand"
    table.to_turn_of(1)
    assert table.state.house == Houses.UNTAMED


@proves("G45")
def test_greater_oxtet() -> None:
    """Moment ``READY_ENDS``: after its player's cards have been readied, before they draw, a card of their hand is purged."""
    table = Table(mine=["greater-oxtet exhausted"], hand=["fear", "anger"], house="dis")
    table.do("end")
    assert table.offered() == ["hand:fear", "hand:anger"]
    assert not table.has("greater-oxtet", "exhausted")
    table.do("hand:anger")
    assert table.row("purged") == ["anger"]
    assert (table.plus("greater-oxtet"), table.power("greater-oxtet")) == (2, 6)
    assert len(table.hand()) == 6
    assert table.keyword("greater-oxtet", "taunt")
    table.to_turn_of(1).do("end")
    assert table.plus("greater-oxtet") == 2


def test_greater_oxtet_with_an_empty_hand() -> None:
    """Nothing to purge, no counters."""
    table = Table(mine=["greater-oxtet"], house="dis").do("end")
    assert (table.plus("greater-oxtet"), table.row("purged")) == (0, [])
    assert len(table.hand()) == 6


@proves("G209")
def test_lord_invidius() -> None:
    """In the center he takes an enemy flank creature, exhausted; it is of house Dis as long as its taker controls it."""
    table = Table(
        mine=["troll", "lord-invidius", "bumpsy"], theirs=["murmook", "flaxia", "krump"],
        hand=["collar-of-subordination"], house="dis",
    )  # fmt: skip
    table.do("reap:lord-invidius")
    assert table.offered() == ["card:murmook", "card:krump"]
    table.do("card:murmook", "place:3")
    assert table.line() == ["troll", "lord-invidius", "bumpsy", "murmook"]
    assert table.has("murmook", "exhausted")
    assert table.state.houses(table.card("murmook")) == 1 << Houses.DIS
    table.to_turn_of(1).to_turn_of(0, "dis")
    assert "reap:murmook" in table.offered()


def test_lord_invidius_off_the_center() -> None:
    """Anywhere else he has no such ability: beside the center, in a line without one; nor without an enemy creature."""
    for line in (["lord-invidius", "troll", "bumpsy"], ["lord-invidius", "troll"]):
        table = Table(mine=line, theirs=["murmook"], house="dis").do("reap:lord-invidius")
        assert table.line(1) == ["murmook"]
    alone = Table(mine=["lord-invidius"], house="dis").do("reap:lord-invidius")
    assert (alone.asked, alone.amber()) == ("turn", 1)
    assert alone.keyword("lord-invidius", "elusive")


def test_lord_invidius_and_a_creature_that_changes_sides_again() -> None:
    """Taken back, it has its own house; the effect stays on it, though, and whoever took it gives it Dis again."""
    table = Table(
        mine=["lord-invidius"], theirs=["murmook"], their_hand=["collar-of-subordination"], house="dis",
        houses=[["dis", "logos", "mars"], ["brobnar", "dis", "untamed"]],
    )  # fmt: skip
    table.do("reap:lord-invidius", "place:0").to_turn_of(1, "dis")
    table.do("play:collar-of-subordination", "card:murmook")
    assert table.holder("murmook") == 1
    assert table.state.houses(table.card("murmook")) == 1 << Houses.UNTAMED


FLANKS = (("sinestra", "place:0", "place:2"), ("dexus", "place:2", "place:0"))


@pytest.mark.parametrize(("watcher", "hit", "spared"), FLANKS)
def test_flank_watchers(watcher: str, hit: str, spared: str) -> None:
    """``flank`` of ``after``: Sinestra hears of the left flank, Dexus of the right one, of the opponent's plays alone."""
    board = {"mine": [watcher], "theirs": ["troll", "bumpsy"], "their_hand": ["krump"], "amber": (3, 3)}
    for place, left in ((hit, 2), (spared, 3)):
        table = Table(**board, hand=["dust-imp"], house="dis")
        table.do("play:dust-imp", hit if hit == "place:0" else "place:1")
        assert (table.amber(0), table.amber(1)) == (3, 3)
        table.to_turn_of(1, "brobnar").do("play:krump", place)
        assert (table.amber(0), table.amber(1)) == (3, left)


@proves("G33")
def test_flank_watchers_and_a_first_creature() -> None:
    """It stands on both flanks (as published); with no Æ nothing is lost."""
    table = Table(mine=["sinestra", "dexus"], their_hand=["krump"], amber=(0, 3), house="dis")
    table.to_turn_of(1, "brobnar").do("play:krump")
    assert table.offered() == ["trigger:sinestra", "trigger:dexus"]
    table.do("trigger:dexus")
    assert table.amber(1) == 1
    poor = Table(mine=["sinestra"], their_hand=["krump"], house="dis")
    assert poor.to_turn_of(1, "brobnar").do("play:krump").amber(1) == 0


def test_sinestra_and_a_creature_that_dies_of_its_icon() -> None:
    """It was played on the left flank all the same."""
    table = Table(
        mine=["sinestra"], theirs=["troll"], their_hand=["dust-imp icons:D"], amber=(0, 3), house="dis",
        houses=[["dis", "logos", "mars"], ["brobnar", "dis", "untamed"]],
    )  # fmt: skip
    table.to_turn_of(1, "dis").do("play:dust-imp+D", "place:0", "card:troll")
    assert table.amber(1) == 2


def test_snag_s_mirror() -> None:
    """``AsChooser``: each player is kept from the house that the other has just chosen, for one turn."""
    houses = [["dis", "logos", "mars"], ["brobnar", "dis", "logos"]]
    table = Table(mine=["snag-s-mirror"], houses=houses, at="start")
    table.do("house:dis")
    assert house_offered(table) == ["house:brobnar", "house:logos"]
    table.do("house:logos")
    while table.asked != "house":
        table.step(0)
    assert table.offered() == ["house:dis", "house:mars"]
    table.do("house:mars")
    assert house_offered(table) == ["house:brobnar", "house:dis", "house:logos"]


def test_snag_s_mirror_stays_true_when_it_leaves() -> None:
    """What it has forbidden lasts (G136), and nothing new is."""
    houses = [["dis", "logos", "mars"], ["brobnar", "dis", "logos"]]
    table = Table(mine=["snag-s-mirror"], hand=["poltergeist"], houses=houses, at="start")
    table.do("house:dis", "play:poltergeist")
    assert table.zone("snag-s-mirror") == "discard"
    assert house_offered(table) == ["house:brobnar", "house:logos"]
    table.do("house:logos")
    while table.asked != "house":
        table.step(0)
    assert table.offered() == ["house:dis", "house:logos", "house:mars"]


@pytest.mark.parametrize(
    ("card", "move"), [("borr-nit", "reap:borr-nit"), ("borr-nit-s-touch", "play:borr-nit-s-touch")]
)
def test_borr_nit_and_its_touch(card: str, move: str) -> None:
    """``ChoosePlayer``: 5 cards of the top of that player's deck are shown to both, and one of them is purged; the rest is
    shuffled with the deck."""
    where = {"mine": [card]} if move.startswith("reap") else {"hand": [card]}
    deck = ["anger", "punch", "krump", "smaaash", "troll", "bumpsy"]
    table = Table(**where, their_deck=deck, house="dis").do(move)
    assert (table.asked, table.offered()) == ("choose-player", ["seat:1", "seat:0"])
    table.do("seat:1")
    assert table.told("revealed")[0]["seat"] == 1
    assert table.offered() == ["deck:anger", "deck:punch", "deck:krump", "deck:smaaash", "deck:troll"]
    table.do("deck:krump")
    assert table.row("purged", 1)[-1] == "krump"
    assert sorted(table.row("deck", 1)) == ["anger", "bumpsy", "punch", "smaaash", "troll"]
    assert table.told("shuffled") == [{"seat": 1}]
    assert all(table.state.seen[c] == 0 for c in table.state.row(Zones.DECK, 1))


def test_borr_nit_and_ones_own_deck() -> None:
    """It may be one's own; a deck with fewer cards shows them all (no shuffle for that, G31), an empty one none."""
    table = Table(mine=["borr-nit"], deck=["anger", "punch"], discard=["fear"], house="dis")
    table.do("reap:borr-nit", "seat:0")
    assert table.offered() == ["deck:anger", "deck:punch"]
    table.do("deck:punch")
    assert (table.row("deck"), table.row("discard")) == (["anger"], ["fear"])
    empty = Table(mine=["borr-nit"], their_deck=[], their_discard=["fear"], house="dis")
    empty.do("reap:borr-nit", "seat:1")
    assert (empty.asked, empty.row("discard", 1)) == ("turn", ["fear"])


def test_harvest_time() -> None:
    """``ChooseTrait``: every card in play that has the trait is purged, artifacts too; its controller gains 1 for each."""
    table = Table(
        mine=["troll", "dust-imp", "bumpsy theirs", "key-to-dis"],
        theirs=["krump amber:1", "murmook", "key-to-dis", "urchin +soulkeeper"],
        discard=["smaaash"],
        hand=["harvest-time", "hebe-the-huge"],
        house="dis",
    )
    table.do("play:harvest-time")
    assert table.asked == "choose-trait"
    offered = ["trait:beast", "trait:elf", "trait:giant", "trait:imp", "trait:item", "trait:thief", "no"]
    assert sorted(table.offered()[:-1]) == sorted(offered[:-1])
    assert table.offered()[-1] == "no"
    table.do("trait:giant")
    assert (table.line(0), table.line(1)) == (["dust-imp"], ["murmook", "urchin"])
    assert [table.zone(name) for name in ("troll", "bumpsy", "krump", "smaaash")] == ["purged"] * 3 + [
        "discard"
    ]
    assert (table.amber(0), table.amber(1)) == (2 + 1, 1)
    assert table.hand() == ["hebe-the-huge"]


def test_harvest_time_of_artifacts_and_of_nothing() -> None:
    """A trait of artifacts; or one that no card in play has, and then nothing is purged."""
    table = Table(mine=["key-to-dis"], theirs=["key-to-dis", "troll"], hand=["harvest-time"], house="dis")
    table.do("play:harvest-time", "trait:item")
    assert (table.row("artifacts", 0), table.row("artifacts", 1)) == ([], [])
    assert (table.amber(0), table.amber(1)) == (1, 1)
    assert table.line(1) == ["troll"]
    other = Table(theirs=["troll"], hand=["harvest-time"], house="dis").do("play:harvest-time", "no")
    assert (other.line(1), other.amber(0), other.amber(1)) == (["troll"], 0, 0)
    empty = Table(hand=["harvest-time"], house="dis").do("play:harvest-time")
    assert empty.offered() == ["no"]


@proves("G103")
def test_harvest_time_and_a_ward() -> None:
    """A warded creature stays and pays nothing."""
    table = Table(theirs=["troll warded", "krump"], hand=["harvest-time"], house="dis")
    table.do("play:harvest-time", "trait:giant")
    assert (table.line(1), table.amber(1)) == (["troll"], 1)


def test_two_greater_oxtets_and_one_card() -> None:
    """Which of the two purges it and grows, AP says (G8)."""
    table = Table(mine=["greater-oxtet", "greater-oxtet"], hand=["punch"], house="dis")
    table.do("end", "trigger:greater-oxtet.2")
    assert (table.plus("greater-oxtet"), table.plus("greater-oxtet.2")) == (0, 2)
    assert table.zone("punch") == "purged"
