"""Logos of Mass Mutation, each card on a small board."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.keyforge.table import Table

from ludarium.core import Chance
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import Zones
from ludarium.games.keyforge.view.viewer import view_of
from ludarium.testing import proves
from ludarium.testing.twins import imagined


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


@pytest.mark.parametrize(("card", "stolen"), [("even-ivan", [1, 0, 1, 0]), ("odd-clawde", [0, 1, 0, 1])])
def test_even_ivan_and_odd_clawde(card: str, stolen: list[int]) -> None:
    """They steal from a pool with an even, an odd number of Æ: of none there is nothing to steal."""
    for held, takes in zip((4, 3, 2, 1), stolen, strict=True):
        table = Table(mine=[card], amber=(0, held), house="logos").do(f"action:{card}")
        assert (table.amber(), table.amber(1)) == (takes, held - takes)
    table = Table(mine=[card], house="logos").do(f"action:{card}")
    assert (table.amber(), table.asked) == (0, "turn")


@proves("G216")
def test_fission_bloom() -> None:
    """Each icon of the next card comes twice, right after itself; not those of the card after it."""
    table = Table(
        mine=["fission-bloom"], theirs=["troll"], house="logos",
        hand=["eclectic-inquiry icons:D", "diametric-charge", "munchling"],
    )  # fmt: skip
    table.do("action:fission-bloom", "play:eclectic-inquiry+D")
    assert (table.amber(), table.damage("troll")) == (2, 2)
    table.do("play:diametric-charge")
    assert table.amber() == 3


def test_fission_bloom_is_spent_on_a_card_without_icons() -> None:
    """The next card is meant, whatever it has; and only this turn's."""
    table = Table(mine=["fission-bloom"], hand=["munchling", "eclectic-inquiry"], house="logos")
    table.do("action:fission-bloom", "play:munchling", "play:eclectic-inquiry")
    assert table.amber() == 1
    table = Table(mine=["fission-bloom"], hand=["eclectic-inquiry"], house="logos")
    table.do("action:fission-bloom").to_turn_of(1).to_turn_of(0, "logos").do("play:eclectic-inquiry")
    assert table.amber() == 1


def test_two_fission_blooms() -> None:
    """Both wait for the same card: each icon three times."""
    table = Table(mine=["fission-bloom", "fission-bloom"], hand=["eclectic-inquiry"], house="logos")
    table.do("action:fission-bloom", "action:fission-bloom.2", "play:eclectic-inquiry")
    assert table.amber() == 3


def test_adaptoid() -> None:
    """After each card with a bonus icon that its player plays, one of three gains for the turn."""
    table = Table(
        mine=["adaptoid"], theirs=["troll"], amber=(0, 3), house="logos",
        hand=["eclectic-inquiry", "eclectic-inquiry", "eclectic-inquiry", "munchling"],
    )  # fmt: skip
    table.do("play:munchling", "place:0")
    assert table.asked == "turn"
    table.do("play:eclectic-inquiry", "trigger:adaptoid")
    assert (table.asked, table.offered()) == ("mode", ["mode:1", "mode:2", "mode:3"])
    table.do("mode:1")
    assert table.armor("adaptoid") == 2
    table.do("play:eclectic-inquiry", "trigger:adaptoid", "mode:2")
    assert table.keyword("adaptoid", "assault") == 2
    table.do("play:eclectic-inquiry", "trigger:adaptoid", "mode:3", "fight:adaptoid")
    assert (table.damage("troll"), table.zone("adaptoid")) == (6, "discard")
    assert table.amber(1) == 3


def test_adaptoid_steals_in_a_fight_that_it_survives() -> None:
    """What it gained is gone with the turn."""
    table = Table(
        mine=["adaptoid"], theirs=["urchin"], amber=(0, 3), hand=["eclectic-inquiry"], house="logos"
    )
    table.do("play:eclectic-inquiry", "trigger:adaptoid", "mode:3", "fight:adaptoid")
    assert (table.amber(), table.amber(1)) == (2, 2)
    table = Table(mine=["adaptoid"], hand=["eclectic-inquiry"], house="logos")
    table.do("play:eclectic-inquiry", "trigger:adaptoid", "mode:1").to_turn_of(1)
    assert table.armor("adaptoid") == 0


def test_adaptoid_and_which_cards_it_hears() -> None:
    """Icons that a deck adds count, that of a house too (G261); the opponent's cards don't, and its own icon does."""
    table = Table(mine=["adaptoid"], hand=["munchling icons:R", "munchling also:brobnar"], house="logos")
    table.do("play:munchling+R", "place:0")
    assert table.asked == "mode"
    table.do("mode:1", "play:munchling+brobnar", "place:0")
    assert table.asked == "mode"
    table = Table(theirs=["adaptoid"], hand=["eclectic-inquiry"], house="logos").do("play:eclectic-inquiry")
    assert table.asked == "turn"
    table = Table(hand=["adaptoid icons:R"], house="logos").do("play:adaptoid+R")
    assert table.asked == "mode"
    table = Table(hand=["adaptoid"], house="logos").do("play:adaptoid")
    assert table.asked == "turn"


@proves("G232")
def test_animator() -> None:
    """An artifact of either side stands on a flank of its line for the turn: 3 power, of the active house."""
    table = Table(mine=["animator", "cannon", "dextre"], theirs=["troll"], house="logos")
    table.do("action:animator")
    assert table.offered() == ["card:animator", "card:cannon"]
    table.do("card:cannon", "place:0")
    assert (table.line(), table.power("cannon")) == (["cannon", "dextre"], 3)
    assert "fight:cannon" in table.offered()  # of Logos for the turn
    table.to_turn_of(1)
    assert (table.line(), table.row("artifacts")) == (["dextre"], ["animator", "cannon"])


def test_animator_makes_an_enemy_artifact_a_target() -> None:
    table = Table(mine=["animator", "dextre"], theirs=["cannon amber:1"], house="logos")
    table.do("action:animator", "card:cannon")
    assert table.line(1) == ["cannon"]
    table.do("fight:dextre")
    assert (table.zone("cannon"), table.amber()) == ("discard", 1)


def test_animator_may_choose_itself() -> None:
    table = Table(mine=["animator"], house="logos").do("action:animator")
    assert (table.line(), table.has("animator", "exhausted")) == (["animator"], True)


def test_cyber_clone() -> None:
    """It has the power of the purged creature, and its armor, keywords and traits besides its own."""
    table = Table(
        mine=["dextre", "professor-terato"],
        theirs=["sacro-bot plus:2", "umbra-bot"],
        hand=["cyber-clone"],
        house="logos",
    )
    table.do("play:cyber-clone", "place:0")
    assert table.offered() == ["card:dextre", "card:professor-terato", "card:sacro-bot", "card:umbra-bot"]
    table.do("card:sacro-bot")
    assert table.zone("sacro-bot") == "purged"
    assert (table.power("cyber-clone"), table.armor("cyber-clone")) == (5, 2)  # not the counters
    assert table.state.has_trait(table.card("cyber-clone"), "scientist")
    assert table.state.has_trait(table.card("cyber-clone"), "mutant")
    assert not table.state.has_trait(table.card("cyber-clone"), "robot")
    shown = view_of(table.state, 1).cards["cyber-clone"]
    assert (shown.power, shown.base_power, shown.traits) == (5, 5, ["mutant", "scientist"])
    table.to_turn_of(1).to_turn_of(0, "logos")
    assert table.power("cyber-clone") == 5


def test_cyber_clone_gains_keywords_and_no_text() -> None:
    table = Table(theirs=["umbra-bot"], hand=["cyber-clone"], house="logos").do("play:cyber-clone")
    assert (table.power("cyber-clone"), table.keyword("cyber-clone", "elusive")) == (3, 1)
    table.to_turn_of(1).to_turn_of(0, "logos").do("reap:cyber-clone")
    assert (table.asked, table.row("discard")) == ("turn", [])


def test_cyber_clone_alone() -> None:
    """With nobody to purge it stays as it is printed."""
    table = Table(hand=["cyber-clone"], house="logos").do("play:cyber-clone")
    assert (table.power("cyber-clone"), table.armor("cyber-clone"), table.line()) == (1, 0, ["cyber-clone"])


def test_cyber_clone_and_a_ward() -> None:
    """A warded creature stays, and gives nothing."""
    table = Table(theirs=["troll warded"], hand=["cyber-clone"], house="logos").do("play:cyber-clone")
    assert (table.line(1), table.power("cyber-clone")) == (["troll"], 1)


def test_cyber_clone_grows_beyond_what_it_is_like() -> None:
    """Counters and bonuses come on top; once it has left play it is as printed."""
    table = Table(
        mine=["dark-æmber-vault"], theirs=["troll"], hand=["cyber-clone", "krrrzzzaaap"], house="logos"
    )
    table.do("play:cyber-clone", "trigger:cyber-clone")
    assert table.power("cyber-clone") == 10
    table.state.strengthen(table.card("cyber-clone"), 1)
    assert table.power("cyber-clone") == 11
    table = Table(theirs=["troll"], hand=["cyber-clone", "mind-over-matter"], house="logos")
    table.do("play:cyber-clone", "play:mind-over-matter")
    assert (table.zone("cyber-clone"), table.power("cyber-clone")) == ("archives", 1)
    assert table.state.lasting == []


def test_cyber_clone_and_a_mimic_gel() -> None:
    """The Gel itself is purged: it has no power, and neither has the Clone."""
    table = Table(mine=["troll"], hand=["mimic-gel", "cyber-clone"], house="logos")
    table.do("play:mimic-gel")
    while table.asked != "turn":
        table.do(table.offered()[0])
    table.do("play:cyber-clone", "place:0", "card:mimic-gel")
    assert (table.zone("mimic-gel"), table.zone("cyber-clone")) == ("purged", "discard")


def test_cyber_clone_and_a_power_of_x() -> None:
    """X is what the purged creature's text says (G34): counters are no part of it."""
    table = Table(theirs=["troll", "picaroon plus:2", "bumpsy"], hand=["cyber-clone"], house="logos")
    table.do("play:cyber-clone", "card:picaroon")
    assert (table.zone("picaroon"), table.power("cyber-clone")) == ("purged", 13)
    assert table.keyword("cyber-clone", "deploy") == 1
    gained = Table(theirs=["troll", "picaroon", "troll"], hand=["cyber-clone"], house="logos")
    gained.do("play:cyber-clone", "card:picaroon").to_turn_of(1).to_turn_of(0, "logos")
    assert gained.power("cyber-clone") == 16  # and stays so wherever the Clone stands


def test_cyber_clone_and_an_artifact_that_is_a_creature() -> None:
    """What made it a creature gives its power (G232)."""
    table = Table(mine=["animator", "cannon"], hand=["cyber-clone"], house="logos")
    table.do("action:animator", "card:cannon", "play:cyber-clone", "place:0")
    assert (table.zone("cannon"), table.power("cyber-clone")) == ("purged", 3)
    assert table.state.has_trait(table.card("cyber-clone"), "weapon")


def test_a_sample_keeps_what_cyber_clone_is_like() -> None:
    table = Table(theirs=["sacro-bot", "troll"], hand=["cyber-clone"], house="logos")
    table.do("play:cyber-clone", "card:sacro-bot")
    for viewer in (0, 1):
        imagined(GAME, table.state, table.state.view(viewer), Chance.of("clone"))
    state = table.state.clone()
    clone = table.card("cyber-clone")
    assert (state.power(clone), state.armor(clone)) == (5, 2)


def archived(**more: Any) -> Table:
    """The Archivist has been archived from the hand, which has shown it to all."""
    table = Table(**{"hand": ["labwork", "the-archivist"], "house": "logos"} | more)
    return table.do("play:labwork")


@proves("G28")
def test_the_archivist_is_archived_faceup() -> None:
    """Constant ``FACEUP``: each seat and spectators know it there, and no other card of the archives."""
    table = archived(archives=["anger"])
    assert table.told("archived") == [{"seat": 0, "count": 1, "prints": ["the-archivist"]}]
    for viewer in (1, None):
        assert view_of(table.state, viewer).players[0].archives == ["the-archivist", None]
    assert sorted(view_of(table.state, 0).players[0].archives) == ["anger", "the-archivist"]  # type: ignore[type-var]
    for viewer in (0, 1, None):
        told = GAME.inspect(table.state, "pile:the-archivist", viewer)
        assert (told["known"], told["faceup"]) == ({"archives:0": 1}, 1)
    for event in table.events:
        seen = event.seen(None)
        assert seen is None or seen.kind() != "archived" or seen.facts()["prints"] == ["the-archivist"]


def test_the_archivist_is_faceup_in_every_imagined_state() -> None:
    table = archived(archives=["anger"])
    for viewer in (0, 1, None):
        for seed in "abc":
            twin = imagined(GAME, table.state, table.state.view(viewer), Chance.of(seed))
            assert isinstance(twin, KeyForgeState)
            assert [twin.decks.labels[c] for c in twin.faceup] == ["the-archivist"]


def asked_for_archives(table: Table) -> Table:
    """Until its player is asked about the archives."""
    while not (table.asked == "archives" and table.state.active == 0):
        table.step(0, "logos")
    return table


@proves("G54")
def test_the_archivist_lets_one_pick() -> None:
    """Constant ``PICKS``: all, none, or any number of them; those that are left stay, and it is faceup still."""
    table = asked_for_archives(archived(archives=["anger", "punch"]))
    assert table.offered() == ["take", "leave", "pick"]
    table.do("pick")
    assert (table.asked, table.offered()) == (
        "card",
        ["archives:anger", "archives:punch", "faceup:the-archivist", "no"],
    )
    table.do("archives:punch")
    assert table.offered() == ["archives:anger", "faceup:the-archivist", "done"]
    for viewer in (0, 1, None):
        imagined(GAME, table.state, table.state.view(viewer), Chance.of("picks"))
    table.do("done")
    assert (table.zone("punch"), table.row("archives")) == ("hand", ["anger", "the-archivist"])
    assert table.told("took_archives") == [{"seat": 0, "count": 1, "prints": ["punch"]}]
    hidden = [event.seen(1) for event in table.events if event.kind() == "took_archives"]
    assert [seen and seen.facts()["prints"] for seen in hidden] == [None]
    assert asked_for_archives(table.do("end")).offered() == ["take", "leave", "pick"]


def test_the_archivist_may_go_itself_or_nothing() -> None:
    """It may be one of those that are picked up, and then all or none are taken; and no number is a number, too."""
    table = asked_for_archives(archived(archives=["anger"])).do("pick", "faceup:the-archivist", "done")
    assert (table.zone("the-archivist"), table.row("archives"), table.state.faceup) == ("hand", ["anger"], [])
    assert view_of(table.state, 1).players[0].hand.count("the-archivist") == 1
    assert asked_for_archives(table.do("end")).offered() == ["take", "leave"]
    none = asked_for_archives(archived(archives=["anger"])).do("pick", "no")
    assert (none.asked, none.row("archives")) == ("turn", ["anger", "the-archivist"])
    both = asked_for_archives(archived(archives=["anger"])).do("take")
    assert (both.row("archives"), both.state.faceup) == ([], [])


def test_the_archivist_put_into_archives_does_nothing() -> None:
    """Facedown, by what does not archive it (G203): the opponent knows it all the same, and nothing may be picked."""
    table = Table(mine=["the-archivist"], hand=["mind-over-matter"], archives=["anger"], house="logos")
    table.do("play:mind-over-matter")
    assert (table.row("archives"), table.state.faceup) == (["anger", "the-archivist"], [])
    assert asked_for_archives(table).offered() == ["take", "leave"]


def test_the_archivist_archived_from_play() -> None:
    """Faceup where its own player does it; facedown where the opponent does, who is not meant by "you"."""
    table = Table(mine=["safe-house", "the-archivist"], house="shadows").do("action:safe-house")
    assert (table.row("archives"), len(table.state.faceup)) == (["the-archivist"], 1)
    mine = ["krump +qincan-s-blaster", "sci-officer-qincan"]
    theirs = Table(mine=mine, theirs=["the-archivist"], house="brobnar")
    theirs.do("reap:krump", "yes", "mode:2", "yes", "card:the-archivist")
    assert (theirs.row("archives", 1), theirs.state.faceup) == (["the-archivist"], [])


def test_two_archivists_one_of_them_facedown() -> None:
    """They can be told apart, and one may take the one or the other."""
    table = Table(
        mine=["the-archivist"], hand=["mind-over-matter", "labwork", "the-archivist"], house="logos"
    )
    table.do("play:mind-over-matter", "play:labwork")
    assert len(table.state.faceup) == 1
    asked_for_archives(table).do("pick")
    assert table.offered() == ["archives:the-archivist", "faceup:the-archivist", "no"]
    for viewer in (0, 1, None):
        imagined(GAME, table.state, table.state.view(viewer), Chance.of("two"))
    table.do("archives:the-archivist", "done")
    assert (len(table.row("archives")), len(table.state.faceup)) == (1, 1)
    assert table.state.faceup == table.state.row(Zones.ARCHIVES, 0)


def test_it_s_coming() -> None:
    """Either half of one, from the deck or the discard pile, shown to all; other cards are not offered, and one may find
    nothing (G131)."""
    table = Table(
        hand=["it-s-coming"],
        deck=["ultra-gravitron", "titan-mechanic"],
        discard=["ultra-gravitron2", "anger"],
        house="logos",
    )
    table.do("play:it-s-coming")
    assert table.offered() == ["pile:ultra-gravitron2", "deck:ultra-gravitron", "no"]
    table.do("deck:ultra-gravitron")
    assert (table.hand(), table.row("discard")) == (
        ["ultra-gravitron"],
        ["ultra-gravitron2", "anger", "it-s-coming"],
    )
    assert table.told("revealed")[0]["prints"] == ["ultra-gravitron"]
    assert table.amber() == 1
    assert [event.kind() for event in table.events].count("shuffled") == 1


def test_it_s_coming_and_nothing_to_find() -> None:
    """It is asked all the same, for who else could know; a half in the opponent's pile does not count."""
    table = Table(
        hand=["it-s-coming"], deck=["titan-mechanic"], their_discard=["ultra-gravitron"], house="logos"
    )
    table.do("play:it-s-coming")
    assert table.asked == "turn" or table.offered() == ["no"]
    if table.asked == "card":
        table.do("no")
    assert (table.hand(), table.row("discard", 1)) == ([], ["ultra-gravitron"])
    full = Table(hand=["it-s-coming"], discard=["ultra-gravitron", "ultra-gravitron2"], house="logos")
    full.do("play:it-s-coming", "no")
    assert full.hand() == []


def test_two_novu_dynamos_and_one_card() -> None:
    """Which of the two is fed, AP says (G8): the other one is destroyed."""
    table = Table(mine=["novu-dynamo", "novu-dynamo"], hand=["labwork"], house="logos", at="start")
    table.do("trigger:novu-dynamo.2", "yes")
    while table.asked != "house":
        table.do(table.offered()[0])
    assert table.line() == ["novu-dynamo.2"]
