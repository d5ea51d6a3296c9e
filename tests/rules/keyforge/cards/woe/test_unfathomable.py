"""Unfathomable of Winds of Exchange, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.core import Chance
from ludarium.games.keyforge import GAME
from ludarium.testing import proves
from ludarium.testing.twins import imagined

SCHOLAR = "scholar"


def finish(table: Table) -> Table:
    """Whatever is asked until the turn goes on is answered by the first option."""
    while table.asked != "turn":
        table.do(table.offered()[0])
    return table


def tokens(table: Table, seat: int = 0) -> int:
    """How many token creatures a player has."""
    return len([c for c in table.state.line(seat) if table.state.is_token(c)])


def test_brackish_shoreline() -> None:
    """Who has fought stays exhausted in the step of this turn, whoever's it is; others are readied."""
    table = Table(mine=["brackish-shoreline", "troll", "bumpsy"], theirs=["urchin"], house="brobnar")
    finish(table.do("fight:troll"))
    finish(table.do("reap:bumpsy")).do("end")
    assert (table.has("troll", "exhausted"), table.has("bumpsy", "exhausted")) == (True, False)
    table.to_turn_of(0, "brobnar").do("end")
    assert not table.has("troll", "exhausted")


@proves("G156")
def test_bryozoarch() -> None:
    """The opponent's action is played without its text: the leftmost creature of Bryozoarch's side is destroyed instead
    (``REPLACED_PLAY_EFFECT``). Its icons, creatures, and one's own actions are as ever."""
    board = {"theirs": ["krump", "bryozoarch"], "mine": ["troll"], "house": "saurian"}
    table = Table(**board, hand=["epic-poem icons:A"]).do("play:epic-poem+A")
    assert (table.line(1), table.on("troll"), table.amber(), table.zone("epic-poem+A")) == (
        ["bryozoarch"],
        0,
        1,
        "discard",
    )
    table = Table(**board, hand=["longusaur-lector"]).do("play:longusaur-lector", "place:0", "no")
    assert table.line(1) == ["krump", "bryozoarch"]
    table = Table(mine=["krump", "bryozoarch"], hand=["epic-poem"], house="saurian").do(
        "play:epic-poem", "card:krump"
    )
    assert (table.line(), table.amber()) == (["krump", "bryozoarch"], 1)
    table = Table(theirs=["bryozoarch"], mine=["troll"], hand=["epic-poem"], house="saurian").do(
        "play:epic-poem"
    )
    assert (table.line(1), table.amber()) == ([], 0)


def test_bryozoarch_and_another() -> None:
    """Of two, one takes the place: a play effect is replaced once."""
    table = Table(
        theirs=["krump", "urchin", "bryozoarch", "bryozoarch"], hand=["wipe-clear"], house="saurian"
    )
    table.do("play:wipe-clear")
    assert table.line(1) == ["urchin", "bryozoarch", "bryozoarch.2"]


def test_extrematode_infection() -> None:
    """Three turns of its player later its creature dies, and three token creatures hatch for that player."""
    board = {"house": "unfathomable", "token": SCHOLAR}
    table = Table(**board, theirs=["troll"], hand=["extrematode-infection"]).do("play:extrematode-infection")
    assert table.counters("extrematode-infection") == {"hatch": 3}


def test_extrematode_infection_counts_down() -> None:
    table = Table(theirs=["troll"], hand=["extrematode-infection"], house="unfathomable", token=SCHOLAR)
    table.do("play:extrematode-infection", "end")
    for left in ({"hatch": 2}, {"hatch": 1}):
        table.to_turn_of(0, "unfathomable")
        assert table.counters("extrematode-infection") == left
        table.do("end")
    table.to_turn_of(0, "unfathomable")
    assert (table.zone("troll"), tokens(table)) == ("discard", 3)


def test_giltspine_school() -> None:
    """Token creatures of both players stay exhausted; it makes three."""
    board = {"house": "unfathomable", "token": SCHOLAR}
    table = finish(Table(**board, hand=["giltspine-school"]).do("play:giltspine-school"))
    assert tokens(table) == 3
    table = Table(**board, mine=["giltspine-school", "token:anger exhausted", "krump exhausted"]).do("end")
    assert (table.has("scholar", "exhausted"), table.has("krump", "exhausted")) == (True, False)


def test_hypoxia() -> None:
    """All token creatures of both players, and no others."""
    table = Table(
        mine=["krump", "token:anger"],
        theirs=["token:anger", "troll"],
        hand=["hypoxia"],
        house="unfathomable",
        token=SCHOLAR,
        their_token=SCHOLAR,
    )
    table.do("play:hypoxia")
    assert (table.line(0), table.line(1)) == (["krump"], ["troll"])


def test_offering_to_kiligog() -> None:
    """A friendly creature for one of the discard pile, facedown below; what lies there comes as token creatures."""
    board = {"house": "unfathomable", "token": SCHOLAR}
    table = Table(**board, mine=["offering-to-kiligog", "krump"], discard=["troll", "anger"]).do(
        "omni:offering-to-kiligog", "mode:1"
    )
    assert table.offered() == ["pile:troll", "pile:krump"]
    table.do("pile:troll")
    assert (table.zone("troll"), table.zone("krump")) == ("beneath", "discard")
    table.to_turn_of(1).to_turn_of(0, "unfathomable").do("omni:offering-to-kiligog", "mode:2")
    finish(table)
    assert (tokens(table), table.row("line")) == (1, ["scholar"])
    table = Table(**board, mine=["offering-to-kiligog", "krump warded"], discard=["troll"])
    table.do("omni:offering-to-kiligog", "mode:1")
    assert (table.zone("troll"), table.asked) == ("discard", "turn")


def test_plunder() -> None:
    """One random card of the other hand after another is shown, none twice; the last may be discarded."""
    board = {"hand": ["plunder"], "their_hand": ["troll", "anger", "urchin"], "house": "unfathomable"}
    table = Table(**board).do("play:plunder")
    assert (table.asked, table.offered()) == ("yes", ["yes", "no"])
    table.do("no", "yes")
    assert (len(table.hand(1)), len(table.row("discard", 1))) == (2, 1)
    table = Table(**board).do("play:plunder", "yes", "yes", "no")
    assert (table.asked, len(table.hand(1))) == ("turn", 3)
    shown = [c for c in table.state.row(1, 1) if table.state.seen[c] & 1]
    assert len(shown) == 3
    table = Table(hand=["plunder"], house="unfathomable").do("play:plunder")
    assert table.asked == "turn"


def test_plunder_is_imagined() -> None:
    """What a bot imagines in the middle of it goes on."""
    table = Table(hand=["plunder"], their_hand=["troll", "anger", "troll"], house="unfathomable").do(
        "play:plunder"
    )
    for seat in (0, 1):
        imagined(GAME, table.state, table.state.view(seat), Chance(1, 2, 3, 4))
    table.state = table.state.clone()
    table.do("yes", "no", "yes")
    assert len(table.hand(1)) == 2


def test_primordial_vault() -> None:
    """A Cultist at the start of each own turn, if that is the token creature; four of them bring Tangaika."""
    table = (
        Table(mine=["primordial-vault"], house="unfathomable", token="cultist")
        .do("end")
        .to_turn_of(0, "unfathomable")
    )
    assert tokens(table) == 1
    table = (
        Table(mine=["primordial-vault"], house="unfathomable", token=SCHOLAR)
        .do("end")
        .to_turn_of(0, "unfathomable")
    )
    assert tokens(table) == 0
    four = ["token:anger"] * 4
    table = Table(
        mine=["primordial-vault", *four], deck=["krump", "tangaika"], house="unfathomable", token="cultist"
    )
    table.do("action:primordial-vault", "deck:tangaika")
    assert (tokens(table), table.zone("tangaika")) == (0, "hand")
    table = Table(
        mine=["primordial-vault", *four[:3]], discard=["tangaika"], house="unfathomable", token="cultist"
    )
    table.do("action:primordial-vault")
    assert (tokens(table), table.zone("tangaika")) == (0, "discard")


def test_sibyl_waimare() -> None:
    """At the start of their turn the opponent loses the top card, and all creatures of its house are exhausted."""
    table = Table(
        mine=["sibyl-waimare", "krump"],
        theirs=["troll", "urchin"],
        their_deck=["bumpsy", "umbra"],
        house="unfathomable",
    ).do("end")
    while table.asked not in ("house", "turn"):
        table.do(table.offered()[0])
    names = ("krump", "troll", "urchin", "sibyl-waimare")
    assert [table.has(name, "exhausted") for name in names] == [True, True, False, False]
    assert (table.zone("bumpsy"), table.zone("umbra")) == ("discard", "deck")
    table = Table(theirs=["sibyl-waimare"], mine=["krump"], their_deck=["bumpsy"], house="brobnar").do("end")
    assert table.zone("bumpsy") != "discard"


def test_tangaika() -> None:
    """It is played beside four Cultists, not with three; after fights it gains an Æ."""
    for number, offered in ((3, False), (4, True)):
        table = Table(mine=["token:anger"] * number, hand=["tangaika"], house="unfathomable", token="cultist")
        assert ("play:tangaika" in table.offered()) == offered
    table = Table(mine=["tangaika"], theirs=["troll", "krump"], house="unfathomable").do(
        "fight:tangaika", "card:troll"
    )
    assert (table.amber(), table.damage("krump")) == (1, 5)


def test_weak_link() -> None:
    """While its creature is exhausted, the keys of that one's player cost 6 more."""
    table = Table(theirs=["troll exhausted +weak-link"], house="brobnar")
    assert (table.state.key_cost(1), table.state.key_cost(0)) == (12, 6)
    table = Table(theirs=["troll +weak-link"], house="brobnar")
    assert table.state.key_cost(1) == 6


def test_azure_basin_outpost() -> None:
    """A friendly creature goes below its owner's deck, and three enemy creatures are exhausted."""
    table = Table(
        mine=["azure-basin-outpost", "krump", "urchin"],
        theirs=["troll", "bumpsy", "umbra", "dextre"],
        house="unfathomable",
    ).do("action:azure-basin-outpost", "card:urchin", "card:troll", "card:umbra", "card:dextre")
    assert table.row("deck")[-1] == "urchin"
    assert [table.has(name, "exhausted") for name in ("troll", "bumpsy", "umbra", "dextre")] == [
        True,
        False,
        True,
        True,
    ]
    table = Table(mine=["azure-basin-outpost"], theirs=["troll"], house="unfathomable").do(
        "action:azure-basin-outpost"
    )
    assert not table.has("troll", "exhausted")


def test_catch_and_release() -> None:
    """All creatures go home, then each hand is cut to 6 at random; for 2 chains."""
    table = Table(
        mine=["krump"] * 4, theirs=["troll", "bumpsy"], hand=["catch-and-release", *["anger"] * 5],
        their_hand=["punch"], house="unfathomable",
    )  # fmt: skip
    table.do("play:catch-and-release")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert (table.line(0), table.line(1), len(table.hand(0)), len(table.hand(1))) == ([], [], 6, 3)
    assert (table.chains(), len(table.row("discard"))) == (2, 4)


def test_dragnet() -> None:
    """A creature and those neighbors of it that share a house with it go home."""
    table = Table(theirs=["krump", "troll", "urchin", "bumpsy"], hand=["dragnet"], house="unfathomable")
    table.do("play:dragnet", "card:troll")
    assert (table.line(1), sorted(table.hand(1))) == (["urchin", "bumpsy"], ["krump", "troll"])
    table = Table(theirs=["krump", "urchin", "bumpsy"], hand=["dragnet"], house="unfathomable")
    table.do("play:dragnet", "card:urchin")
    assert table.line(1) == ["krump", "bumpsy"]


def test_kelping_hands() -> None:
    """It is destroyed, and friendly creatures are poisonous for the turn."""
    table = Table(mine=["kelping-hands", "krump"], theirs=["troll"], house="brobnar").do("omni:kelping-hands")
    assert (
        table.zone("kelping-hands"),
        table.keyword("krump", "poison"),
        table.keyword("troll", "poison"),
    ) == ("discard", 1, 0)
    table.do("end")
    assert table.keyword("krump", "poison") == 0


def test_physaloha() -> None:
    """Damaged creatures of both players stay exhausted in the step."""
    table = Table(
        mine=["physaloha", "krump exhausted damage:1", "urchin exhausted"],
        theirs=["troll exhausted damage:1"],
        house="unfathomable",
    ).do("end")
    assert (table.has("krump", "exhausted"), table.has("urchin", "exhausted")) == (True, False)
    table.to_turn_of(1, "brobnar").do("end")
    assert table.has("troll", "exhausted")


@pytest.mark.parametrize(
    ("card", "left"), [("soleft", ["bumpsy", "umbra"]), ("flounderight", ["krump", "bumpsy"])]
)
def test_soleft_and_flounderight(card: str, left: list[str]) -> None:
    """Destroyed, they take the creature on that flank of the opponent's line with them."""
    table = Table(
        theirs=[card, "galeatops"],
        mine=["krump", "bumpsy", "umbra"],
        hand=["pale-into-insignificance"],
        house="saurian",
    )
    table.do("play:pale-into-insignificance")
    assert table.zone("umbra") == "discard"
    table = Table(
        theirs=[f"{card} damage:2"], mine=["krump", "bumpsy", "umbra"], hand=["wipe-clear"], house="saurian"
    )
    table.do("play:wipe-clear")
    assert table.line(0) == left


def test_stir_crazy() -> None:
    """Each ready creature captures from its own opponent's pool; exhausted ones do not."""
    table = Table(
        mine=["krump", "urchin exhausted"],
        theirs=["troll"],
        hand=["stir-crazy"],
        amber=(2, 2),
        house="unfathomable",
    )
    table.do("play:stir-crazy")
    assert [table.on(name) for name in ("krump", "urchin", "troll")] == [1, 0, 1]
    assert table.amber(1) == 1


def test_timoti_the_dammed() -> None:
    """While its player has a token creature, the opponent forges no key."""
    for line, keys in ((["timoti-the-dammed", "token:anger"], 0), (["timoti-the-dammed"], 1)):
        table = Table(theirs=line, amber=(7, 0), house="brobnar", at="start", their_token=SCHOLAR)
        while table.asked not in ("house", "turn"):
            table.step(0)
        assert table.keys() == keys
    table = finish(
        Table(hand=["timoti-the-dammed"], house="unfathomable", token=SCHOLAR).do("play:timoti-the-dammed")
    )
    assert tokens(table) == 1


def test_watch_your_step() -> None:
    """Who chooses another house than that one in their next turn helps the player to two ready token creatures."""
    for house, made in (("brobnar", 0), ("dis", 2)):
        table = Table(
            hand=["watch-your-step"],
            house="unfathomable",
            token=SCHOLAR,
            houses=[["unfathomable", "dis", "mars"], ["brobnar", "dis", "untamed"]],
        )
        table.do("play:watch-your-step")
        assert table.offered() == ["house:brobnar", "house:dis", "house:untamed"]
        table.do("house:brobnar", "end")
        table.to_turn_of(1, house)
        assert tokens(table) == made
        assert not any(table.has(name, "exhausted") for name in table.line())


def test_yanthi_ghostfin() -> None:
    """A creature of either discard pile is purged for a token creature; without one there is none."""
    table = Table(
        mine=["yanthi-ghostfin"],
        discard=["krump", "anger"],
        their_discard=["troll"],
        house="unfathomable",
        token=SCHOLAR,
    )
    table.do("reap:yanthi-ghostfin")
    assert table.offered() == ["pile:krump", "pile:troll"]
    finish(table.do("pile:troll"))
    assert (table.zone("troll"), tokens(table)) == ("purged", 1)
    table = Table(mine=["yanthi-ghostfin"], discard=["anger"], house="unfathomable", token=SCHOLAR).do(
        "reap:yanthi-ghostfin"
    )
    assert (tokens(table), table.asked) == (0, "turn")


def test_abyssal_sight() -> None:
    """For a friendly creature one looks at the other hand, and chooses what is discarded of it."""
    board = {"hand": ["abyssal-sight"], "their_hand": ["troll", "anger"], "house": "unfathomable"}
    table = Table(**board, mine=["krump"]).do("play:abyssal-sight")
    assert sorted(table.offered()) == ["hand:anger", "hand:troll"]
    table.do("hand:anger")
    assert (table.zone("anger"), table.hand(1)) == ("discard", ["troll"])
    table = Table(**board).do("play:abyssal-sight")
    assert (table.asked, len(table.hand(1))) == ("turn", 2)


def test_adult_swim() -> None:
    """Creatures with power 3 or less go on top of their owners' decks."""
    table = Table(
        mine=["urchin", "krump", "umbra"],
        theirs=["monty-bank", "troll"],
        hand=["adult-swim"],
        house="unfathomable",
    )
    table.do("play:adult-swim")
    assert (table.line(0), table.line(1)) == (["krump"], ["troll"])
    assert (sorted(table.row("deck")[:2]), table.row("deck", 1)[0]) == (["umbra", "urchin"], "monty-bank")


def test_covetous_hema() -> None:
    """Elusive between two others, not on a flank; it captures 3 as it is played."""
    table = Table(mine=["krump", "covetous-hema", "troll"], house="unfathomable")
    assert table.keyword("covetous-hema", "elusive") == 1
    table = Table(mine=["krump", "covetous-hema"], house="unfathomable")
    assert table.keyword("covetous-hema", "elusive") == 0
    table = Table(hand=["covetous-hema"], amber=(0, 4), house="unfathomable").do("play:covetous-hema")
    assert (table.on("covetous-hema"), table.amber(1)) == (3, 1)


def test_crushing_deep() -> None:
    """In the opponent's next turn keys cost 3 more for each that they have forged, and no longer."""
    table = Table(hand=["crushing-deep"], keys=(1, 2), house="unfathomable").do("play:crushing-deep")
    assert table.state.key_cost(1) == 6
    table.do("end").to_turn_of(1, "brobnar")
    assert table.state.key_cost(1) == 12
    table.do("end").to_turn_of(0, "unfathomable")
    assert table.state.key_cost(1) == 6


def test_fathom_reaver() -> None:
    """While its player has a token creature, the opponent refills to a card less."""
    for line, cards in ((["fathom-reaver", "token:anger"], 5), (["fathom-reaver"], 6)):
        table = Table(theirs=line, house="brobnar", their_token=SCHOLAR).do("end")
        assert len(table.hand(0)) == cards
    table = finish(
        Table(hand=["fathom-reaver"], house="unfathomable", token=SCHOLAR).do("play:fathom-reaver")
    )
    assert tokens(table) == 1


def test_initiation() -> None:
    """A token creature; with 3 cards in hand or fewer it is archived, with 4 it is not."""
    board = {"house": "unfathomable", "token": SCHOLAR}
    table = Table(**board, hand=["initiation", *["anger"] * 3]).do("play:initiation")
    assert (tokens(table), table.zone("initiation")) == (1, "archives")
    table = Table(**board, hand=["initiation", *["anger"] * 4]).do("play:initiation")
    assert (tokens(table), table.zone("initiation")) == (1, "discard")


def test_kamalani() -> None:
    """Destroyed, it leaves two token creatures, for its own player."""
    table = Table(theirs=["kamalani"], mine=["troll"], house="brobnar", their_token=SCHOLAR).do("fight:troll")
    finish(table)
    assert (tokens(table, 0), tokens(table, 1)) == (0, 2)


def test_kelpminder() -> None:
    """A creature without a text: its icons are on other cards of the deck."""
    table = Table(hand=["kelpminder"], house="unfathomable").do("play:kelpminder")
    assert (table.power("kelpminder"), table.asked) == (5, "turn")


def test_skullback_crab() -> None:
    """It steals, and is poisonous."""
    table = Table(mine=["skullback-crab"], amber=(0, 2), house="unfathomable").do("action:skullback-crab")
    assert (table.amber(0), table.amber(1), table.keyword("skullback-crab", "poison")) == (1, 1, 1)


def test_sunk_cost() -> None:
    """A random card of the other hand is discarded; of the house that was named, it brings a token creature."""
    board = {"hand": ["sunk-cost"], "their_hand": ["krump"], "house": "unfathomable", "token": SCHOLAR}
    table = Table(**board).do("play:sunk-cost", "house:brobnar")
    assert (table.zone("krump"), tokens(table)) == ("discard", 1)
    table = Table(**board).do("play:sunk-cost", "house:dis")
    assert (table.zone("krump"), tokens(table)) == ("discard", 0)
    table = Table(**{**board, "their_hand": []}).do("play:sunk-cost", "house:brobnar")
    assert tokens(table) == 0


def test_toxicuda_venom() -> None:
    """Its creature is poisonous."""
    table = Table(mine=["urchin +toxicuda-venom"], theirs=["troll"], house="shadows").do("fight:urchin")
    assert table.zone("troll") == "discard"
