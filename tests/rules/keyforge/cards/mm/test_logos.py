"""Logos of Mass Mutation, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves


def test_auto_encoder() -> None:
    """For each card discarded from its player's hand, whoever's doing; not from the other hand or a deck."""
    table = Table(
        mine=["auto-encoder"], hand=["bot-bookton", "punch"], deck=["troll", "anger"], house="logos"
    )
    table.do("discard:bot-bookton")
    assert table.row("archives") == ["troll"]
    table = Table(
        mine=["auto-encoder"], hand=["punch", "anger"], deck=["troll"], their_hand=["mind-barb", "bumpsy"],
        active=1, house="dis",
    )  # fmt: skip
    table.do("discard:mind-barb")
    assert table.row("archives") == []
    table = Table(
        mine=["auto-encoder"], hand=["punch"], deck=["troll"], their_hand=["mind-barb"], active=1, house="dis"
    )
    table.do("play:mind-barb")
    assert (table.row("discard"), table.row("archives")) == (["punch"], ["troll"])


def test_auto_encoder_does_not_hear_decks_and_archives() -> None:
    table = Table(
        mine=["auto-encoder", "novu-dynamo"], archives=["labwork"], deck=["troll"], active=1, house="dis",
        hand=["lethologica"],
    )  # fmt: skip
    table.do("end", "yes", "archives:labwork")
    assert table.row("discard") == ["labwork"]
    assert table.row("archives") == []
    table = Table(mine=["auto-encoder"], hand=["lethologica"], deck=["troll", "labwork"], house="logos")
    table.do("play:lethologica")
    assert (table.row("archives"), table.hand()) == ([], ["labwork"])


def test_auto_encoder_comes_before_the_rest_of_an_ability() -> None:
    """The card is archived before the discarding ability goes on: the next one is drawn."""
    table = Table(mine=["auto-encoder", "sacro-bot"], hand=["punch"], deck=["troll", "anger"], house="logos")
    table.do("reap:sacro-bot")
    assert (table.row("archives"), table.hand()) == (["troll"], ["anger"])


def test_bot_bookton() -> None:
    """The top card is played, whatever its house; with no deck nothing is."""
    table = Table(mine=["bot-bookton"], deck=["smith", "troll"], house="logos")
    table.do("reap:bot-bookton")
    assert (table.row("discard"), table.row("deck")) == (["smith"], ["troll"])
    table = Table(mine=["bot-bookton"], house="logos")
    table.state.rows[0] = []
    table.do("reap:bot-bookton")
    assert (table.asked, table.amber()) == ("turn", 1)


BOTS = ["dæmo-bot", "dino-bot", "lyco-bot", "sacro-bot", "umbra-bot", "xeno-bot"]


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_reaps(bot: str) -> None:
    """A card of the hand is discarded and one drawn; with an empty hand none is (G10)."""
    table = Table(mine=[bot], hand=["punch", "anger"], deck=["troll"], house="logos")
    table.do(f"reap:{bot.replace('æ', 'ae')}")
    assert table.offered() == ["hand:punch", "hand:anger"]
    table.do("hand:anger")
    assert (table.row("discard"), table.hand()) == (["anger"], ["punch", "troll"])
    table = Table(mine=[bot], deck=["troll"], house="logos")
    table.do(f"reap:{bot.replace('æ', 'ae')}")
    assert (table.asked, table.hand(), table.amber()) == ("turn", [], 1)


def test_daemo_bot() -> None:
    """It steals as it is destroyed, for its controller."""
    table = Table(mine=["dæmo-bot"], theirs=["troll"], amber=(0, 2), house="logos")
    table.do("fight:daemo-bot")
    assert (table.zone("daemo-bot"), table.amber(), table.amber(1)) == ("discard", 1, 1)


def test_diametric_charge() -> None:
    """1 damage to a creature, 2 to its neighbors."""
    table = Table(
        theirs=["troll", "bumpsy", "krump"], mine=["silvertooth"], hand=["diametric-charge"], house="logos"
    )
    table.do("play:diametric-charge", "card:bumpsy")
    assert [table.damage(name) for name in ("troll", "bumpsy", "krump", "silvertooth")] == [2, 1, 2, 0]
    table = Table(hand=["diametric-charge"], house="logos").do("play:diametric-charge")
    assert (table.asked, table.amber()) == ("turn", 1)


def test_eclectic_inquiry() -> None:
    """The two top cards are archived, or what there is."""
    table = Table(hand=["eclectic-inquiry"], deck=["troll", "punch", "anger"], house="logos")
    table.do("play:eclectic-inquiry")
    assert (table.row("archives"), table.row("deck")) == (["troll", "punch"], ["anger"])
    table = Table(hand=["eclectic-inquiry"], deck=["troll"], house="logos").do("play:eclectic-inquiry")
    assert table.row("archives") == ["troll"]


def test_infomorph() -> None:
    """It says nothing."""
    table = Table(hand=["infomorph"], house="logos").do("play:infomorph")
    assert (table.power("infomorph"), table.asked) == (4, "turn")


def test_lethologica() -> None:
    """Cards go to the pile up to the first of Logos, which comes to hand; without one, all of them go."""
    table = Table(hand=["lethologica"], deck=["troll", "punch", "labwork", "dextre"], house="logos")
    table.do("play:lethologica")
    assert (table.hand(), table.row("deck")) == (["labwork"], ["dextre"])
    assert table.row("discard") == ["troll", "punch", "lethologica"]
    table = Table(hand=["lethologica"], deck=["troll", "punch"], house="logos").do("play:lethologica")
    assert (table.hand(), table.row("deck")) == ([], [])
    assert table.row("discard") == ["troll", "punch", "lethologica"]


def test_munchling() -> None:
    """A Logos card of hand or archives may be given for an Æ; others may not, and it may be kept."""
    position = {
        "mine": ["munchling"], "theirs": ["bumpsy"], "hand": ["labwork", "punch"], "archives": ["dextre", "troll"],
        "house": "logos",
    }  # fmt: skip
    table = Table(**position).do("fight:munchling", "yes")
    assert table.offered() == ["hand:labwork", "archives:dextre"]
    table.do("archives:dextre")
    assert (table.damage("munchling"), table.amber(), table.row("archives")) == (0, 1, ["troll"])
    assert table.row("discard") == ["dextre"]
    table = Table(**position).do("fight:munchling", "yes", "hand:labwork")
    assert (table.amber(), table.hand()) == (1, ["punch"])
    table = Table(**position).do("fight:munchling", "no")
    assert (table.amber(), len(table.hand())) == (0, 2)
    table = Table(mine=["munchling"], theirs=["bumpsy"], hand=["punch"], house="logos").do("fight:munchling")
    assert table.offered() == ["no"]  # asked, for the hand is a secret


def test_opposition_research() -> None:
    """Enemy creatures can't reap in the opponent's next turn, those that come later neither; then they can."""
    table = Table(
        hand=["opposition-research"], mine=["dextre"], theirs=["troll"], house="logos",
        houses=[["logos", "dis", "mars"], ["brobnar", "dis", "mars"]],
    )  # fmt: skip
    table.do("play:opposition-research")
    assert "reap:dextre" in table.offered()
    table.to_turn_of(1, "brobnar")
    assert "fight:troll" in table.offered()
    assert "reap:troll" not in table.offered()
    table.to_turn_of(0, "logos").to_turn_of(1, "brobnar")
    assert "reap:troll" in table.offered()


def test_titan_engineer() -> None:
    """Both players' keys cost more, but not while it is on a flank."""
    table = Table(mine=["dextre", "titan-engineer", "troll"], house="logos")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (7, 7)
    table = Table(mine=["dextre", "titan-engineer"], house="logos")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 6)


def test_forge_compiler() -> None:
    """A key of the opponent destroys it and wards its player's creatures; one's own does not."""
    table = Table(mine=["forge-compiler", "dextre", "troll"], theirs=["bumpsy"], amber=(0, 6), house="logos")
    table.to_turn_of(1)
    assert table.keys(1) == 1
    assert table.zone("forge-compiler") == "discard"
    assert [table.has(name, "warded") for name in ("dextre", "troll", "bumpsy")] == [True, True, False]
    table = Table(theirs=["forge-compiler", "bumpsy"], amber=(0, 6), house="logos")
    table.to_turn_of(1)
    assert (table.keys(1), table.zone("forge-compiler"), table.has("bumpsy", "warded")) == (
        1,
        "artifacts",
        False,
    )


def test_krrrzzzaaap() -> None:
    """All creatures but Mutants die, and a chain is gained; also without any."""
    table = Table(
        mine=["dextre", "munchling"], theirs=["troll", "sacro-bot"], hand=["krrrzzzaaap"], house="logos"
    )
    table.do("play:krrrzzzaaap")
    assert (table.line(), table.line(1), table.chains()) == (["munchling"], ["sacro-bot"], 1)
    table = Table(hand=["krrrzzzaaap"], house="logos").do("play:krrrzzzaaap")
    assert table.chains() == 1


def test_mutagenic_serum() -> None:
    """Mutants of any house may be used this turn; other creatures may not."""
    table = Table(mine=["mutagenic-serum", "munchling", "dextre", "troll"], house="brobnar")
    assert "reap:munchling" not in table.offered()
    table.do("omni:mutagenic-serum")
    assert table.zone("mutagenic-serum") == "discard"
    assert {"reap:munchling", "reap:troll"} <= set(table.offered())
    assert "reap:dextre" not in table.offered()
    table.to_turn_of(1).to_turn_of(0, "brobnar")
    assert "reap:munchling" not in table.offered()


def test_novu_dynamo() -> None:
    """A Logos card of hand or archives feeds it at the start of its player's turn."""
    position = {
        "mine": ["novu-dynamo"], "hand": ["labwork", "punch"], "archives": ["dextre"], "active": 1, "house": "dis",
    }  # fmt: skip

    def started(position: dict[str, object]) -> Table:
        return Table(**position).do("end")

    table = started(position).do("yes")
    assert table.offered() == ["hand:labwork", "archives:dextre"]
    table.do("hand:labwork")
    assert (table.amber(), table.zone("novu-dynamo"), table.zone("labwork")) == (1, "line", "discard")
    table = started(position).do("no")
    assert (table.amber(), table.zone("novu-dynamo")) == (0, "discard")
    table = started(position | {"hand": ["punch"], "archives": []})
    assert table.offered() == ["no"]
    table.do("no")
    assert table.zone("novu-dynamo") == "discard"


def test_novu_dynamo_starves_in_its_own_turn_only() -> None:
    table = Table(mine=["novu-dynamo"], hand=["labwork"], house="logos").to_turn_of(1)
    assert table.zone("novu-dynamo") == "line"


def test_professor_terato() -> None:
    """Mutants of both sides draw after they reap, itself included; others don't."""
    table = Table(mine=["professor-terato", "munchling", "dextre"], theirs=["sacro-bot"], house="logos")
    table.do("reap:professor-terato")
    assert len(table.hand()) == 1
    table.do("reap:munchling", "reap:dextre")
    assert len(table.hand()) == 2
    table = Table(mine=["munchling"], theirs=["professor-terato"], house="logos").do("reap:munchling")
    assert (len(table.hand()), len(table.hand(1))) == (1, 0)


def test_auto_vac() -> None:
    """A card of the archives makes keys dearer in the opponent's next turn; else a card is archived."""
    position = {"mine": ["auto-vac-5150"], "hand": ["punch", "anger"], "house": "logos"}
    table = Table(archives=["troll", "dextre"], **position).do(
        "action:auto-vac-5150", "yes", "archives:troll"
    )
    assert (table.row("discard"), table.row("archives"), len(table.hand())) == (["troll"], ["dextre"], 2)
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 6)
    table.to_turn_of(1)
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (9, 9)
    table.to_turn_of(0)
    assert table.state.key_cost(1) == 6
    table = Table(archives=["troll"], **position).do("action:auto-vac-5150", "no", "hand:punch")
    assert table.row("archives") == ["troll", "punch"]
    table = Table(**position).do("action:auto-vac-5150")
    assert table.offered() == ["hand:punch", "hand:anger"]
    table.do("hand:anger").to_turn_of(1)
    assert table.state.key_cost(1) == 6


def test_library_card() -> None:
    """It is purged, and each card played this turn draws one."""
    table = Table(mine=["library-card"], hand=["labwork", "munchling"], house="logos")
    table.do("action:library-card")
    assert table.zone("library-card") == "purged"
    table.do("play:munchling")
    assert len(table.hand()) == 2
    table.to_turn_of(1).to_turn_of(0, "logos")
    before = len(table.hand())
    table.do("play:labwork")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert len(table.hand()) < before


@proves("G203")
def test_mind_over_matter() -> None:
    """Each creature goes to its owner's archives, a borrowed one home."""
    table = Table(
        mine=["dextre", "munchling"],
        theirs=["troll"],
        hand=["harland-mindlock", "mind-over-matter"],
        house="logos",
    )
    table.do("play:harland-mindlock", "place:0", "place:0")
    assert table.line(1) == []
    table.do("play:mind-over-matter")
    assert (table.line(), table.row("archives", 1)) == ([], ["troll"])
    assert sorted(table.row("archives")) == ["dextre", "harland-mindlock", "munchling"]
    table = Table(hand=["mind-over-matter"], house="logos").do("play:mind-over-matter")
    assert table.row("archives") == []


def test_dino_bot() -> None:
    """Exalting it pays for 3 damage to any creature; it may be left."""
    table = Table(theirs=["troll"], hand=["dino-bot"], house="logos")
    table.do("play:dino-bot", "yes", "card:troll")
    assert (table.on("dino-bot"), table.damage("troll")) == (1, 3)
    table = Table(theirs=["troll"], hand=["dino-bot"], house="logos").do("play:dino-bot", "no")
    assert (table.on("dino-bot"), table.damage("troll"), table.asked) == (0, 0, "turn")


def test_lyco_bot_and_umbra_bot() -> None:
    """Skirmish, and elusive."""
    table = Table(mine=["lyco-bot", "umbra-bot"], theirs=["troll"], house="logos")
    assert (table.keyword("lyco-bot", "skirmish"), table.keyword("umbra-bot", "elusive")) == (1, 1)
    table.do("fight:lyco-bot")
    assert (table.damage("lyco-bot"), table.damage("troll")) == (0, 4)


def test_xeno_bot() -> None:
    """Of the three top cards one comes to hand, one goes to the bottom, and one stays on top."""
    table = Table(
        mine=["xeno-bot"], theirs=["urchin"], deck=["troll", "punch", "anger", "smith"], house="logos"
    )
    table.do("fight:xeno-bot", "deck:punch", "deck:troll")
    assert (table.hand(), table.row("deck")) == (["punch"], ["anger", "smith", "troll"])


def test_xeno_bot_with_a_small_deck() -> None:
    table = Table(mine=["xeno-bot"], theirs=["urchin"], deck=["troll"], house="logos")
    table.do("fight:xeno-bot")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert table.hand() == ["troll"]


def test_causal_loop() -> None:
    """It archives a card from hand, and itself rather than going to the pile."""
    table = Table(hand=["causal-loop", "troll", "punch"], house="logos")
    table.do("play:causal-loop")
    assert table.offered() == ["hand:troll", "hand:punch"]
    table.do("hand:troll")
    assert table.row("archives") == ["troll", "causal-loop"]
    table = Table(hand=["causal-loop"], house="logos")
    table.do("play:causal-loop")
    assert table.row("archives") == ["causal-loop"]


@proves("G65")
def test_chronus() -> None:
    """Window ``AFTER_ICON``: after each draw icon of its player, and after no other icon (G65)."""
    table = Table(
        mine=["chronus"], hand=["dust-pixie icons:RR", "snufflegator icons:D", "troll"], house="untamed"
    )
    table.do("play:dust-pixie+RR", "place:0")
    assert table.amber() == 2
    assert table.asked == "yes"
    assert len(table.hand()) == 3
    table.do("yes", "hand:troll")
    assert table.row("archives") == ["troll"]
    assert len(table.hand()) == 3
    table.do("no")
    assert table.asked == "turn"
    table.do("play:snufflegator+D", "place:0")
    assert table.asked == "card"
    table.do("card:chronus")
    assert table.asked == "turn"


def test_chronus_hears_its_own_icons_only_where_it_is_in_play() -> None:
    table = Table(hand=["chronus icons:R", "punch"], house="logos")
    table.do("play:chronus+R", "yes", "hand:punch")
    assert table.row("archives") == ["punch"]
    table = Table(
        theirs=["chronus"], hand=["snufflegator icons:R", "punch"], their_hand=["troll"], house="untamed"
    )
    table.do("play:snufflegator+R")
    assert table.asked == "turn"


def test_q_mechs() -> None:
    table = Table(hand=["q-mechs", "punch house:logos"], house="logos")
    table.do("play:q-mechs")
    assert len(table.hand()) == 2
    table.do("play:punch~logos")
    assert table.row("archives") == ["q-mechs"]
