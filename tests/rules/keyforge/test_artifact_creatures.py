"""Artifacts that are creatures for a while (G232)."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.frames import Scope
from ludarium.games.keyforge.engine.steps.timing import HOLDER
from ludarium.games.keyforge.engine.terms import (
    NONE,
    CounterKinds,
    Durations,
    Flags,
    Keywords,
    Moments,
    Zones,
)
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES
from ludarium.games.keyforge.view.viewer import view_of
from ludarium.games.keyforge.words.amounts import TimesDone
from ludarium.games.keyforge.words.cards import ACTIVE_HOUSE, CREATURES, ENEMY, FRIENDLY, IS_THIS, OPPONENT
from ludarium.games.keyforge.words.conditions import All, AtLeast, There
from ludarium.games.keyforge.words.effects import Choose, TakeControl
from ludarium.games.keyforge.words.harm import Damage, Destroy
from ludarium.games.keyforge.words.known import HOST, IT, THIS
from ludarium.games.keyforge.words.lasting import Lasting
from ludarium.games.keyforge.words.marks import Mark, Marks
from ludarium.games.keyforge.words.players import Gain
from ludarium.games.keyforge.words.shorthand import (
    HOST_CARD,
    action,
    after,
    armor,
    artifact,
    as_creature,
    as_soon_as,
    attaches_to,
    belongs,
    card,
    creature,
    keyword,
    may_use,
    play,
    power,
    this_turn,
    words,
)
from ludarium.games.keyforge.words.targets import A, Each
from ludarium.testing import proves

ANIMATED = {
    "the-flex": words(
        play(Choose(A(artifact())), this_turn(as_creature(3), belongs(card(), ACTIVE_HOUSE), on=IT))
    )
}
"""Until the end of the turn, a creature with 3 power of the active house."""


@proves("G232", "G211")
@said({**ANIMATED, "yurk": words(after(Moments.AFTER_ENTERS, Gain(7), of=creature()))})
def test_it_takes_a_place_on_a_flank_without_entering_play() -> None:
    """The flank is chosen; it is ready if it was, and no "enters play" answers (``as_creature``)."""
    table = Table(mine=["troll", "cannon amber:1", "yurk"], hand=["the-flex"], house="brobnar")
    table.do("play:the-flex")
    assert (table.asked, table.offered()) == ("place", ["place:0", "place:2"])
    table.do("place:0")
    assert (table.line(), table.row("artifacts"), table.amber()) == (["cannon", "troll", "yurk"], [], 0)
    assert (table.power("cannon"), table.on("cannon"), table.has("cannon", "exhausted")) == (3, 1, False)
    assert {"reap:cannon", "action:cannon"} <= set(table.offered())
    shown = view_of(table.state, 1).cards["cannon"]
    assert (shown.type, shown.power, shown.base_power) == ("creature", 3, 3)


@proves("G232")
@said({**ANIMATED, "academy-training": words(power(2, HOST_CARD))})
def test_it_keeps_what_is_on_it_and_goes_back_with_it() -> None:
    """A stun, damage, a counter and an upgrade; all of it sleeps among the artifacts, and is there the next time."""
    table = Table(
        mine=["troll", "cannon doom:2"],
        theirs=["bumpsy"],
        hand=["the-flex", "the-flex", "academy-training also:brobnar"],
        house="brobnar",
    )
    table.do("play:the-flex", "place:1", "play:academy-training+brobnar")
    table.do("card:cannon")
    assert (table.power("cannon"), table.power("troll")) == (5, 8)
    cannon = table.card("cannon")
    table.state.set_status(cannon, Flags.STUNNED)
    table.state.set_status(cannon, Flags.ENRAGED)
    table.state.damage[cannon] = 1
    table.to_turn_of(1, "brobnar")
    assert (table.line(), table.row("artifacts")) == (["troll"], ["cannon"])
    assert (table.damage("cannon"), table.has("cannon", "stunned"), table.counters("cannon")) == (
        1,
        True,
        {"doom": 2},
    )
    assert (table.host("academy-training+brobnar"), table.state.power(cannon)) == ("cannon", 0)
    assert table.told("reshaped") == [] or table.told("reshaped")[0]["to"] == "artifacts"
    table.to_turn_of(0, "brobnar")
    assert "action:cannon" in table.offered()  # a stun and rage need a creature
    assert not {"reap:cannon", "fight:cannon", "unstun:cannon"} & set(table.offered())
    table.do("play:the-flex", "place:0")
    assert table.power("cannon") == 5
    assert [one for one in table.offered() if one.endswith("cannon")] == ["unstun:cannon"]


@proves("G232", "G97")
@said({**ANIMATED, "into-the-fray": words(play(Destroy(A(card(name="cannon")))))})
def test_leaving_play_it_is_what_it_is_then() -> None:
    """Its Æ goes to the opponent from a creature, and to the supply from an artifact."""
    creature_ = Table(mine=["cannon amber:2"], hand=["the-flex", "into-the-fray"], house="brobnar")
    creature_.do("play:the-flex", "play:into-the-fray")
    assert (creature_.zone("cannon"), creature_.amber(1)) == ("discard", 2)
    artifact_ = Table(mine=["cannon amber:2"], hand=["into-the-fray"], house="brobnar").do(
        "play:into-the-fray"
    )
    assert (artifact_.zone("cannon"), artifact_.amber(1)) == ("discard", 0)


@proves("G232")
@said(
    {
        **ANIMATED,
        "yurk": words(after(Moments.AFTER_DESTROYED, Gain(1), of=creature(ENEMY))),
        "into-the-fray": words(
            play(Destroy(Each(creature(ENEMY))), Gain(TimesDone(Done.DESTROYED, OPPONENT, types=CREATURES)))
        ),
    }
)
def test_its_end_is_that_of_a_creature() -> None:
    """Who hears of destroyed creatures hears of it, and it is counted among them."""
    table = Table(mine=["yurk"], theirs=["cannon"], hand=["the-flex", "into-the-fray"], house="brobnar")
    table.do("play:the-flex", "play:into-the-fray")
    assert (table.zone("cannon"), table.amber()) == ("discard", 2)


@proves("G232")
@said({**ANIMATED, "punch": words(play(Damage(3, A(creature()))))})
def test_it_fights_is_hurt_and_dies_like_a_creature() -> None:
    table = Table(mine=["cannon"], theirs=["bumpsy"], hand=["the-flex", "punch"], house="brobnar")
    table.do("play:the-flex", "fight:cannon")
    assert (table.zone("cannon"), table.damage("bumpsy")) == ("discard", 3)
    shot = Table(theirs=["cannon"], hand=["the-flex", "punch"], house="brobnar").do(
        "play:the-flex", "play:punch"
    )
    assert shot.row("discard", 1) == ["cannon"]


@proves("G232")
@said(
    {
        "auto-legionary": words(
            action(Lasting((as_creature(5), may_use(card(relation=IS_THIS))), Durations.FOR_GOOD, on=THIS)),
        ),
        "effigy-of-melerukh": words(
            as_soon_as(
                All((AtLeast(Marks(CounterKinds.AWAKENING), 6), There(artifact(relation=IS_THIS)))),
                Lasting((as_creature(100), armor(100, card())), Durations.FOR_GOOD, on=THIS),
            ),
            action(Mark(CounterKinds.AWAKENING, 3)),
        ),
    }
)
def test_artifacts_that_become_creatures_for_good() -> None:
    """One by its action, one as soon as it has enough counters; neither goes back at the end of the turn."""
    table = Table(mine=["troll", "auto-legionary"], house="saurian")
    table.do("action:auto-legionary", "place:1").to_turn_of(1).to_turn_of(0, "brobnar")
    assert (table.line(), table.power("auto-legionary")) == (["troll", "auto-legionary"], 5)
    assert "reap:auto-legionary" in table.offered()
    big = Table(mine=["effigy-of-melerukh awakening:3", "troll"], house="unfathomable")
    big.do("action:effigy-of-melerukh", "place:0")
    assert (big.line()[0], big.power("effigy-of-melerukh"), big.armor("effigy-of-melerukh")) == (
        "effigy-of-melerukh", 100, 100,
    )  # fmt: skip
    big.do("end")
    assert "effigy-of-melerukh" in big.line()


@proves("G232")
@said({"cannon": words(as_creature(2, given=There(creature(FRIENDLY, name="troll"))), action(Gain(1)))})
def test_an_artifact_that_is_a_creature_while_something_is_so() -> None:
    """It comes and goes with the condition, damage on it included; without power it is no creature to be destroyed."""
    table = Table(mine=["cannon", "bumpsy"], hand=["troll"], house="brobnar")
    assert table.row("artifacts") == ["cannon"]
    table.do("play:troll", "place:0", "place:2")
    assert table.line() == ["troll", "bumpsy", "cannon"]
    table.state.take_control([table.card("troll")], 1)
    table.state.kind = NONE  # what was asked is asked anew
    table.state.go()
    assert (table.line(), table.line(1), table.row("artifacts")) == (["bumpsy"], ["troll"], ["cannon"])


@proves("G232", "G37")
@said(
    {
        "animating-force": words(
            attaches_to(artifact()),
            play(
                TakeControl(HOST),
                Lasting((as_creature(4), keyword(Keywords.VERSATILE, card())), Durations.WHILE_THIS, on=HOST),
            ),
        )
    }
)
def test_an_upgrade_that_makes_its_artifact_a_creature() -> None:
    """It is put on an artifact alone (``attaches_to``), and stays on it as it moves; without it the artifact is one."""
    none = Table(mine=["troll"], hand=["animating-force"], house="geistoid")
    assert "play:animating-force" not in none.offered()
    table = Table(
        mine=["troll"], theirs=["cannon", "library-of-babble"], hand=["animating-force"], house="geistoid"
    )
    table.do("play:animating-force")
    assert table.offered() == ["card:cannon", "card:library-of-babble"]
    table.do("card:cannon", "place:1")
    assert (table.line(), table.power("cannon"), table.host("animating-force")) == (
        ["troll", "cannon"],
        4,
        "cannon",
    )
    assert table.keyword("cannon", "versatile") == 1
    upgrade_ = table.card("animating-force")
    table.state.push_own(HOLDER, Scope(upgrade_, 0))
    table.state.leave(len(table.state.scopes) - 1, [upgrade_], Zones.DISCARD)
    table.state.pop()
    table.state.look_after()
    assert (table.line(), table.row("artifacts")) == (["troll"], ["cannon"])


@proves("G232", "G103")
@said({"into-the-fray": words(play(Destroy(A(card(name="cannon")))))})
def test_a_ward_sleeps_on_an_artifact() -> None:
    table = Table(mine=["cannon warded"], hand=["into-the-fray"], house="brobnar").do("play:into-the-fray")
    assert table.zone("cannon") == "discard"


@proves("G8", "G232")
@pytest.mark.parametrize("first", ["cannon", "iron-obelisk"])
@said(
    {
        "cannon": words(as_creature(2, given=There(creature(FRIENDLY, name="troll")))),
        "iron-obelisk": words(as_creature(3, given=There(creature(FRIENDLY, name="troll")))),
    }
)
def test_ap_orders_artifacts_that_become_creatures_together(first: str) -> None:
    """And says on which flank each stands."""
    table = Table(mine=["cannon", "iron-obelisk"], hand=["troll"], house="brobnar").do("play:troll")
    assert (table.asked, table.offered()) == ("card", ["card:cannon", "card:iron-obelisk"])
    table.do(f"card:{first}")
    ask = view_of(table.state, 0).ask
    assert ask is not None
    assert (table.asked, ask.source, ask.line) == ("place", first, 0)
    other = "iron-obelisk" if first == "cannon" else "cannon"
    assert table.do("place:1", "place:2").line() == ["troll", first, other]
    assert table.row("artifacts") == []


def houses(table: Table, label: str) -> list[str]:
    mask = table.state.houses(table.card(label))
    return [name for house, name in enumerate(HOUSE_NAMES) if mask >> house & 1]


@proves("G192", "G209", "G232")
def test_what_was_said_of_that_artifact_holds_for_the_creature_that_it_becomes() -> None:
    """It was painted, or is another player's now; it is the same card still."""
    table = Table(mine=["revo-hooligans", "auto-legionary"], house="mars").do("reap:revo-hooligans")
    table.do("action:auto-legionary", "place:0")
    assert (table.zone("auto-legionary"), houses(table, "auto-legionary")) == ("line", ["mars"])
    table = Table(theirs=["auto-legionary"], hand=["borrow"], house="shadows").do("play:borrow")
    table.do("action:auto-legionary")
    assert (table.zone("auto-legionary"), houses(table, "auto-legionary")) == ("line", ["shadows"])


@proves("G192", "G209", "G232")
def test_what_was_said_of_that_creature_holds_for_the_artifact_that_it_is_again() -> None:
    table = Table(
        mine=["animator"], theirs=["ruins-of-archonis amber:4"], hand=["enlist-numeri house:logos"], house="logos"
    )  # fmt: skip
    table.do("action:animator", "card:ruins-of-archonis", "play:enlist-numeri~logos")
    assert houses(table, "ruins-of-archonis") == ["saurian"]
    table.to_turn_of(1)
    assert (table.zone("ruins-of-archonis"), table.holder("ruins-of-archonis")) == ("artifacts", 0)
    assert houses(table, "ruins-of-archonis") == ["saurian"]


@proves("G193", "G232")
def test_an_artifact_that_asks_whether_it_is_ready_may_be_a_creature() -> None:
    """The sixth card is played, and the sixth creature destroyed, while it stands in the line."""
    table = Table(
        mine=["animator", "ruins-of-archonis amber:4"], hand=["anger house:logos"] * 6, house="logos"
    ).do("action:animator", "card:ruins-of-archonis")
    for number in range(6):
        assert table.on("ruins-of-archonis") == 4, f"after {number} cards"
        table.do(next(option for option in table.offered() if option.startswith("play:")))
        while table.asked != "turn":
            table.do(table.offered()[0])
    assert table.on("ruins-of-archonis") == 0
    table = Table(
        mine=["animator", "dead-man-s-chest amber:4"], theirs=["urchin"] * 6, hand=["whistling-darts house:logos"],
        house="logos",
    )  # fmt: skip
    table.do("action:animator", "card:dead-man-s-chest", "play:whistling-darts~logos")
    assert (table.on("dead-man-s-chest"), table.amber()) == (0, 5)


@proves("G230", "G132")
def test_a_creature_and_an_artifact_swap_sides_without_a_place_to_take() -> None:
    """Uncommon Currency was animated: AP chooses its flank, as in any other change of control."""
    table = Table(
        mine=["animator", "uncommon-currency"], theirs=["krump", "replay-pod"], house="logos"
    ).do("action:animator", "card:uncommon-currency", "action:uncommon-currency")  # fmt: skip
    assert table.offered() == ["place:0", "place:1"]
    table.do("place:1")
    assert table.line(1) == ["krump", "uncommon-currency"]
    assert (table.row("artifacts"), table.row("artifacts", 1)) == (["animator", "replay-pod"], [])
