"""Section 8: using cards."""

from __future__ import annotations

from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.codes import MoveKinds
from ludarium.games.keyforge.engine.terms import Moments, Verbs
from ludarium.games.keyforge.words.cards import ENEMY, FRIENDLY, OPPONENT, UPGRADES
from ludarium.games.keyforge.words.conditions import Did
from ludarium.games.keyforge.words.control import If
from ludarium.games.keyforge.words.effects import Resolve, Use
from ludarium.games.keyforge.words.harm import Destroy, Exhaust, Ready
from ludarium.games.keyforge.words.known import THIS
from ludarium.games.keyforge.words.players import Draw, Gain, Lose, Steal
from ludarium.games.keyforge.words.shorthand import (
    action,
    after,
    artifact,
    card,
    creature,
    fight,
    may_use,
    omni,
    play,
    price,
    ready_and_fight,
    reap,
    this_turn,
    words,
)
from ludarium.games.keyforge.words.targets import A, Each
from ludarium.testing import proves


@proves("G68", "G105")
@said({"brammo": words(action(Gain(2)), reap(Gain(5)), fight(Gain(7)))})
def test_to_use_is_to_exhaust_for_one_of_the_ways() -> None:
    table = Table(mine=["brammo", "troll exhausted", "bumpsy stunned"], theirs=["urchin"], house="brobnar")
    assert table.offered() == ["reap:brammo", "fight:brammo", "action:brammo", "unstun:bumpsy", "end"]
    table.do("action:brammo")
    assert (table.amber(), table.has("brammo", "exhausted")) == (2, True)
    assert table.offered() == ["unstun:bumpsy", "end"]
    table.do("unstun:bumpsy")
    assert table.has("bumpsy", "exhausted")


@proves("G69")
@said({"shard-of-strength": words(reap(Gain(1)), fight(Gain(1)), action(Gain(1)))})
def test_artifacts_neither_reap_nor_fight() -> None:
    table = Table(mine=["shard-of-strength"], theirs=["troll"], house="brobnar")
    assert table.offered() == ["action:shard-of-strength", "end"]


@proves("G70", "G184")
@said(
    {
        "brammo": words(reap(Gain(2))),
        "yurk": words(
            after(Moments.AFTER_REAPS, Lose(1, OPPONENT)),
            after(Moments.AFTER_USED, Draw(1), of=creature(FRIENDLY)),
        ),
    }
)
def test_a_reap_gains_one_and_then_everything_after_it() -> None:
    table = Table(mine=["brammo", "yurk"], amber=(0, 3), house="brobnar").do("reap:brammo")
    assert (table.amber(), table.has("brammo", "exhausted")) == (1, True)
    assert table.offered() == ["trigger:brammo", "trigger:yurk", "trigger:yurk:2"]
    table.do("trigger:yurk", "trigger:brammo")
    assert (table.amber(0), table.amber(1), len(table.hand())) == (3, 2, 1)


@proves("G71", "GX20")
@said({"brammo": words(action(Gain(1)), action(Gain(5)), omni(Gain(9)))})
def test_one_action_or_omni_for_each_use() -> None:
    table = Table(mine=["brammo"], house="brobnar")
    assert table.offered() == ["reap:brammo", "action:brammo", "omni:brammo", "end"]
    table.do("action:brammo")
    assert table.offered() == ["mode:1", "mode:2"]
    table.do("mode:2")
    assert (table.amber(), table.offered()) == (5, ["end"])
    omni_only = Table(mine=["brammo"], house="brobnar").do("omni:brammo")
    assert (omni_only.amber(), omni_only.offered()) == (9, ["end"])


@proves("G72")
@said({"brammo": words(action(Gain(1)), omni(Gain(9)))})
def test_an_omni_needs_no_house() -> None:
    table = Table(mine=["brammo"], theirs=["troll"], house="dis")
    assert table.offered() == ["omni:brammo", "end"]


@proves("G73")
@said(
    {
        "the-flex": words(play(Use(A(creature(FRIENDLY)), MoveKinds.REAP))),
        "into-the-fray": words(play(Use(Each(creature()), MoveKinds.REAP))),
    }
)
def test_an_effect_that_has_a_creature_reap_uses_it() -> None:
    """Of any house, but ready and one's own."""
    table = Table(mine=["urchin"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert (table.amber(), table.has("urchin", "exhausted")) == (1, True)
    tired = Table(mine=["urchin exhausted"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert tired.amber() == 0
    foreign = Table(mine=["urchin"], theirs=["troll"], hand=["into-the-fray"], house="brobnar")
    foreign.do("play:into-the-fray")
    assert (foreign.amber(0), foreign.amber(1), foreign.has("troll", "exhausted")) == (1, 0, False)


@proves("G74")
@said({"the-flex": words(play(ready_and_fight(A(creature(FRIENDLY)))))})
def test_ready_and_fight_without_a_target_or_when_ready() -> None:
    alone = Table(mine=["troll exhausted"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert not alone.has("troll", "exhausted")
    ready = Table(mine=["troll"], theirs=["urchin"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert ready.has("troll", "exhausted")
    assert ready.told("readied") == []


@proves("G75")
@said(
    {
        "the-flex": words(play(Exhaust(A(creature(ENEMY))), Gain(1))),
        "into-the-fray": words(play(Exhaust(A(creature(FRIENDLY))), If(Did(), Gain(3)))),
    }
)
def test_an_exhausted_card_is_not_exhausted_again() -> None:
    table = Table(theirs=["troll exhausted"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert table.told("exhausted") == []
    assert table.amber() == 1
    cost = Table(mine=["troll exhausted"], hand=["into-the-fray"], house="brobnar").do("play:into-the-fray")
    assert cost.amber() == 0
    paid = Table(mine=["troll"], hand=["into-the-fray"], house="brobnar").do("play:into-the-fray")
    assert paid.amber() == 3


@proves("G217")
@said(
    {
        "the-flex": words(play(this_turn(may_use(creature(FRIENDLY), number=1)))),
        "into-the-fray": words(play(Ready(Each(creature(FRIENDLY))))),
    }
)
def test_a_permission_to_use_lasts_all_turn() -> None:
    table = Table(mine=["urchin", "dust-imp"], hand=["the-flex", "into-the-fray"], house="brobnar")
    table.do("play:the-flex", "reap:urchin")
    assert "reap:dust-imp" not in table.offered()
    table.do("play:into-the-fray")
    assert table.offered() == ["reap:urchin", "end"]
    table.do("reap:urchin")
    assert table.amber() == 2


@proves("G218")
@said(
    {
        "shard-of-strength": words(
            action(Destroy(THIS, sacrifice=True), Steal(1), Destroy(Each(creature(ENEMY))))
        ),
        "the-flex": words(play(Use(A(artifact(ENEMY)), as_yours=True))),
    }
)
def test_as_if_it_were_yours() -> None:
    """It steals for the player who uses it, its enemies are that player's, and it may sacrifice itself."""
    table = Table(
        mine=["urchin"],
        theirs=["shard-of-strength", "bumpsy"],
        hand=["the-flex"],
        amber=(0, 2),
        house="brobnar",
    )
    table.do("play:the-flex")
    assert (table.amber(0), table.amber(1)) == (1, 1)
    assert (table.line(0), table.line(1)) == (["urchin"], [])
    assert table.row("discard", 1) == ["shard-of-strength", "bumpsy"]


@proves("G218", "G132")
@said(
    {
        "shard-of-strength": words(action(Gain(1))),
        "the-flex": words(play(Use(A(artifact(ENEMY)), as_yours=True))),
    }
)
def test_using_it_as_yours_changes_no_control() -> None:
    table = Table(theirs=["shard-of-strength"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert (table.amber(0), table.holder("shard-of-strength"), table.row("artifacts", 1)) == (
        1,
        1,
        ["shard-of-strength"],
    )
    assert table.has("shard-of-strength", "exhausted")


@proves("G219", "G228")
@said({"yurk": words(price(Verbs.USE, 2, creature(), OPPONENT))})
def test_what_must_be_done_in_order_to_use_a_card() -> None:
    """Paid before the card is exhausted, and in full; without that there is no use."""
    table = Table(mine=["troll"], theirs=["yurk"], amber=(2, 0), house="brobnar")
    assert "reap:troll" in table.offered()
    table.do("reap:troll")
    assert (table.amber(0), table.amber(1)) == (1, 2)
    kinds = [event.kind() for event in table.events]
    assert kinds.index("paid") < kinds.index("reaped")
    poor = Table(mine=["troll"], theirs=["yurk"], amber=(1, 0), house="brobnar")
    assert poor.offered() == ["end"]


@proves("G220")
@said(
    {
        "brammo": words(reap(Gain(1)), reap(Gain(5))),
        "the-flex": words(play(Resolve(Moments.REAP, A(creature(FRIENDLY))))),
    }
)
def test_an_ability_is_resolved_without_a_use() -> None:
    table = Table(mine=["brammo"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert table.offered() == ["mode:1", "mode:2"]
    table.do("mode:2")
    assert (table.amber(), table.has("brammo", "exhausted")) == (5, False)
    assert "reap:brammo" in table.offered()


@proves("G69", "G73")
@said(
    {
        "the-flex": words(play(Use(A(card(FRIENDLY, types=UPGRADES))))),
        "academy-training": words(action(Gain(3))),
    }
)
def test_an_upgrade_is_not_used_by_an_effect_either() -> None:
    table = Table(mine=["troll +academy-training"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert (table.asked, table.amber()) == ("turn", 0)
    assert not table.has("troll", "exhausted")


@proves("G218")
def test_what_is_resolved_as_yours_moves_to_no_line_of_yours() -> None:
    table = Table(mine=["replicator", "krump"], theirs=["sanctum-guardian", "bumpsy"], house="logos")
    table.do("reap:replicator")
    if table.asked == "card":
        table.do("card:krump")
    assert (table.line(0), table.line(1)) == (["replicator", "krump"], ["sanctum-guardian", "bumpsy"])


@proves("G218")
def test_smiling_ruth_used_by_the_other_player_does_not_take_itself() -> None:
    """As if one controlled it, Ruth is no enemy of itself: with nobody beside it there is nothing to take."""
    table = Table(mine=["replicator"], theirs=["smiling-ruth"], amber=(6, 0), house="logos", at="start")
    table.do("key:red", "house:logos", "reap:replicator")
    assert (table.asked, table.line(0), table.line(1)) == ("turn", ["replicator"], ["smiling-ruth"])


@proves("G218")
def test_uxlyx_used_by_the_other_player_is_no_enemy() -> None:
    table = Table(mine=["replicator"], theirs=["uxlyx-the-zookeeper", "bumpsy"], house="logos")
    table.do("reap:replicator", "card:uxlyx-the-zookeeper")
    assert (table.asked, table.line(1)) == ("turn", ["uxlyx-the-zookeeper"])  # only Bumpsy is an enemy


@proves("G218")
def test_what_is_used_by_the_other_player_counts_as_friendly() -> None:
    table = Table(mine=["replicator"], theirs=["selwyn-the-fence amber:2"], house="logos")
    table.do("reap:replicator", "card:selwyn-the-fence")
    assert (table.amber(), table.on("selwyn-the-fence")) == (2, 1)


@proves("G218")
def test_vezyma_used_by_the_other_player_may_be_archived_as_friendly() -> None:
    table = Table(mine=["replicator"], theirs=["vezyma-thinkdrone"], house="logos")
    table.do("reap:replicator", "yes")
    assert table.offered() == ["card:replicator", "card:vezyma-thinkdrone"]


@proves("G218")
def test_neutron_shark_used_by_the_other_player_is_the_friendly_one() -> None:
    table = Table(mine=["replicator"], theirs=["neutron-shark", "bumpsy"], deck=["batdrone"], house="logos")
    table.do("reap:replicator", "card:neutron-shark")
    assert table.offered() == ["card:replicator", "card:neutron-shark"]  # Bumpsy is the only enemy
    assert "neutron-shark" in table.line(1)


@proves("G219")
def test_what_is_paid_for_a_use_is_settled_before_the_use() -> None:
    """Ether Spider gets what was paid to use the artifact before the artifact does anything."""
    table = Table(
        mine=["ether-spider", "mothergun"], hand=["tunk"], theirs=["tentacus"], amber=(2, 0), house="mars"
    )
    table.do("action:mothergun")
    assert table.asked == "card"  # what to reveal
    assert (table.amber(0), table.amber(1), table.on("ether-spider")) == (1, 0, 1)
