"""Mars of Grim Reminders, the rest of them, each on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves

HAUNTING = ["anger"] * 10
"""So many cards in a discard pile that its player is haunted (G120)."""
NOT_QUITE = ["anger"] * 9


def test_don_t_believe_your_eyes() -> None:
    """Haunted, any creature takes 2 from its own side; else any creature captures 1 from its opponent."""
    table = Table(
        mine=["zorg"], theirs=["troll"], hand=["don-t-believe-your-eyes"], discard=HAUNTING, amber=(4, 4),
        house="mars",
    ).do("play:don-t-believe-your-eyes")  # fmt: skip
    assert sorted(table.offered()) == ["card:troll", "card:zorg"]
    table.do("card:troll")
    assert (table.on("troll"), table.amber(1), table.amber()) == (2, 2, 4)
    other = Table(
        mine=["zorg"], theirs=["troll"], hand=["don-t-believe-your-eyes"], discard=NOT_QUITE, amber=(4, 4),
        house="mars",
    ).do("play:don-t-believe-your-eyes", "card:zorg")  # fmt: skip
    assert (other.on("zorg"), other.amber(1), other.amber()) == (1, 3, 4)
    enemy = Table(
        theirs=["troll"], hand=["don-t-believe-your-eyes"], amber=(4, 4), house="mars"
    ).do("play:don-t-believe-your-eyes")  # fmt: skip
    assert (enemy.on("troll"), enemy.amber(1), enemy.amber()) == (1, 4, 3)


def test_dr_xyloxxzlphrex() -> None:
    """A Mars creature out of one's discard pile is played, with its icons and all, and comes ready."""
    table = Table(
        mine=["dr-xyloxxzlphrex"],
        discard=["ilxid-avenger", "tunk", "troll", "ammonia-clouds"],
        their_discard=["zorg"],
        house="mars",
    ).do("reap:dr-xyloxxzlphrex")
    assert sorted(table.offered()) == ["pile:ilxid-avenger", "pile:tunk"]
    table.do("pile:ilxid-avenger", "place:0")
    assert table.plus("ilxid-avenger") == 2
    assert not table.has("ilxid-avenger", "exhausted")
    assert table.keyword("dr-xyloxxzlphrex", "elusive")
    none = Table(mine=["dr-xyloxxzlphrex"], discard=["troll"], house="mars").do("reap:dr-xyloxxzlphrex")
    assert none.row("discard") == ["troll"]


def test_phloxem_spewer() -> None:
    """Its Mars neighbours get splash-attack, and no other neighbour; where they have some it adds up (G122)."""
    table = Table(mine=["zorg", "phloxem-spewer", "troll", "tunk"], theirs=["blypyp"], house="mars")
    names = ("zorg", "phloxem-spewer", "troll", "tunk")
    assert [table.keyword(name, "splash-attack") for name in names] == [2, 2, 0, 0]
    two = Table(mine=["phloxem-spewer", "phloxem-spewer"], house="mars")
    assert two.keyword("phloxem-spewer", "splash-attack") == 4


def test_plague_wind() -> None:
    """All that is not of Mars is weaker for the turn, whichever side it is on, also what comes later."""
    table = Table(
        mine=["zorg", "krump"], theirs=["troll", "urchin"], hand=["plague-wind", "blypyp"], house="mars"
    )
    before = table.power("zorg")
    table.do("play:plague-wind")
    assert table.zone("urchin") == "discard"
    assert (table.power("zorg"), table.power("krump"), table.power("troll")) == (before, 3, 5)
    table.to_turn_of(1)
    assert (table.power("krump"), table.power("troll")) == (6, 8)


def test_shrink_ray_technician() -> None:
    """A chosen enemy creature is weaker for the turn."""
    table = Table(mine=["shrink-ray-technician"], theirs=["troll", "urchin"], house="mars")
    table.do("reap:shrink-ray-technician")
    assert sorted(table.offered()) == ["card:troll", "card:urchin"]
    table.do("card:troll")
    assert table.power("troll") == 6
    table.to_turn_of(1)
    assert table.power("troll") == 8


def test_shrink_ray_technician_as_scrap() -> None:
    """The strongest enemy creature has 1 power and no armor for the turn, whatever is added (G85)."""
    table = Table(
        mine=["troll"], theirs=["champion-anaphiel", "urchin"], hand=["shrink-ray-technician"], house="mars"
    )
    assert table.armor("champion-anaphiel") == 1
    table.do("discard:shrink-ray-technician")
    assert (table.power("champion-anaphiel"), table.armor("champion-anaphiel")) == (1, 0)
    assert (table.power("troll"), table.power("urchin")) == (8, 1)
    table.to_turn_of(1)
    assert (table.power("champion-anaphiel"), table.armor("champion-anaphiel")) == (6, 1)


def test_target_yynxzdyl() -> None:
    """It archives a card of the pile as it comes, and itself after it reaps."""
    table = Table(
        hand=["target-yynxzdyl"], discard=["troll", "anger"], their_discard=["urchin"], house="mars"
    )
    table.do("play:target-yynxzdyl")
    assert sorted(table.offered()) == ["pile:anger", "pile:troll"]
    table.do("pile:anger")
    assert table.row("archives") == ["anger"]
    reaped = Table(mine=["target-yynxzdyl"], house="mars").do("reap:target-yynxzdyl")
    assert reaped.row("archives") == ["target-yynxzdyl"]
    assert reaped.amber() == 1


def test_terrible_teammates() -> None:
    """A card of another house may be discarded; what a hand holds is asked for all the same."""
    table = Table(hand=["terrible-teammates", "troll", "zorg"], house="mars")
    table.do("play:terrible-teammates", "yes", "hand:troll")
    assert (table.hand(), table.amber()) == (["zorg"], 1)
    kept = Table(hand=["terrible-teammates", "troll"], house="mars").do("play:terrible-teammates", "no")
    assert kept.hand() == ["troll"]
    none = Table(hand=["terrible-teammates", "zorg"], house="mars").do("play:terrible-teammates")
    assert none.offered() == ["no"]


def test_ufo() -> None:
    """Discards down to the first Mars card, which comes to hand."""
    table = Table(hand=["ufo"], deck=["troll", "anger", "ammonia-clouds", "zorg"], house="mars")
    table.do("play:ufo")
    assert table.hand() == ["ammonia-clouds"]
    assert sorted(table.row("discard")) == ["anger", "troll", "ufo"]
    assert table.row("deck")[0] == "zorg"
    none = Table(hand=["ufo"], deck=["troll"], house="mars").do("play:ufo")
    assert none.hand() == []
    assert none.row("deck") == []


def test_qyxxlyxx_grave_master() -> None:
    """A creature of any discard pile is purged; all that share a trait with it suffer 2, on either side."""
    table = Table(
        mine=["bumpsy"],
        theirs=["troll", "urchin"],
        hand=["qyxxlyxx-grave-master"],
        discard=["krump", "anger"],
        their_discard=["zorg"],
        house="mars",
    ).do("play:qyxxlyxx-grave-master", "place:0")
    assert sorted(table.offered()) == ["pile:krump", "pile:zorg"]
    table.do("pile:krump")
    assert table.row("purged") == ["krump"]
    assert (table.damage("bumpsy"), table.damage("troll"), table.zone("urchin")) == (2, 2, "line")


@pytest.mark.parametrize(("pile", "zone"), [(HAUNTING, "archives"), (NOT_QUITE, "discard")])
def test_qyxxlyxx_grave_master_comes_again(pile: list[str], zone: str) -> None:
    """Destroyed, it is archived if its player is haunted: it does not lie in the pile yet and does not count."""
    table = Table(mine=["qyxxlyxx-grave-master"], theirs=["troll"], discard=pile, house="mars")
    table.do("fight:qyxxlyxx-grave-master")
    assert table.zone("qyxxlyxx-grave-master") == zone


def settle(table: Table) -> Table:
    """The first answer to whatever is asked, until a turn goes on."""
    while table.asked not in ("turn", ""):
        table.do(table.offered()[0])
    return table


def test_aberrant_warp_event() -> None:
    """The first creature of one's deck enters play, and one of its neighbours is destroyed; then so for the opponent."""
    table = Table(
        mine=["krump", "bumpsy"],
        theirs=["urchin"],
        hand=["aberrant-warp-event"],
        deck=["anger", "troll", "punch"],
        their_deck=["dust-imp", "anger"],
        house="mars",
    ).do("play:aberrant-warp-event", "place:0")
    assert table.line() == ["troll", "bumpsy"]
    assert table.zone("krump") == "discard"
    table.do("place:0")
    assert (table.line(1), table.zone("urchin")) == (["dust-imp"], "discard")
    assert table.holder("dust-imp") == 1
    assert sorted(table.row("discard")) == ["aberrant-warp-event", "anger", "krump"]
    assert table.has("troll", "exhausted")


def test_aberrant_warp_event_and_no_creature() -> None:
    """A deck without creatures is discarded; one who comes alone has no neighbour to lose."""
    table = Table(
        hand=["aberrant-warp-event"],
        deck=["anger", "punch"],
        their_deck=["anger", "troll"],
        house="mars",
    )
    deck = [c for c in table.row("deck") if c.startswith("dust-pixie")]
    table.do("play:aberrant-warp-event")
    settle(table)
    assert table.line(1) == ["troll"]
    if not deck:
        assert table.line() == []
        assert table.row("deck") == []


def test_elite_disruptzord() -> None:
    """No player plays what is stronger than it, counters on it included; the equally strong, and what is put into play, may come."""
    table = Table(
        mine=["elite-disruptzord"], hand=["troll", "krump", "bumpsy", "anger"], house="brobnar",
        houses=[("brobnar", "mars", "dis")],
    )  # fmt: skip
    assert "play:troll" not in table.offered()
    assert "play:krump" in table.offered()
    assert "play:bumpsy" in table.offered()
    stronger = Table(mine=["elite-disruptzord plus:2"], hand=["troll"], house="brobnar")
    assert "play:troll" in stronger.offered()
    theirs = Table(theirs=["elite-disruptzord"], hand=["troll"], house="brobnar")
    assert "play:troll" not in theirs.offered()


def test_plan_10() -> None:
    """What is not of Mars goes under it, faceup; one card comes home as each turn ends, and it goes with none left."""
    table = Table(mine=["krump", "zorg"], theirs=["troll", "tunk"], hand=["plan-10"], house="mars")
    table.do("play:plan-10")
    assert (table.line(), table.line(1)) == (["zorg"], ["tunk"])
    assert (table.zone("krump"), table.zone("troll")) == ("beneath", "beneath")
    table.do("end")
    assert sorted(table.offered()) == ["card:krump", "card:troll"]
    table.do("card:troll")
    assert "troll" in table.hand(1)
    assert table.zone("plan-10") == "artifacts"
    table.to_turn_of(1).to_turn_of(0)
    assert "krump" in table.hand()
    assert table.zone("plan-10") == "discard"


def test_plan_10_over_nothing() -> None:
    """Without a card under it, it is destroyed as the turn ends."""
    table = Table(mine=["zorg"], hand=["plan-10"], house="mars").do("play:plan-10")
    assert table.zone("plan-10") == "artifacts"
    table.to_turn_of(1)
    assert table.zone("plan-10") == "discard"


@proves("G202")
def test_plan_10_leaves() -> None:
    """When it leaves play, what lies under it is discarded."""
    table = Table(
        mine=["krump"], theirs=["zorg"], hand=["plan-10", "emp-blast"], house="mars"
    ).do("play:plan-10", "play:emp-blast")  # fmt: skip
    assert (table.zone("plan-10"), table.zone("krump")) == ("discard", "discard")
