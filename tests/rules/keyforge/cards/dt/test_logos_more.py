"""More of Logos of Dark Tidings: keywords, keys and discard piles."""

from __future__ import annotations

from tests.rules.keyforge.table import Table

from ludarium.testing import proves


def test_captain_kresage() -> None:
    """``shares_keywords``: of four keywords, those that another friendly creature has; no other keyword, and none of an
    enemy's."""
    names = ("elusive", "taunt", "poison", "skirmish")
    for other, has in (
        ("noddy-the-thief", (1, 0, 0, 0)),
        ("titan-guardian", (0, 1, 0, 0)),
        ("sir-bevor-evil-twin", (0, 0, 1, 0)),
        ("batdrone", (0, 0, 0, 1)),
        ("fanghouse", (0, 0, 0, 0)),
    ):
        table = Table(mine=["captain-kresage", other], theirs=["urchin", "batdrone"], house="logos")
        assert tuple(table.keyword("captain-kresage", name) for name in names) == has
        assert table.keyword("captain-kresage", "assault") == 0
    table = Table(mine=["captain-kresage"], theirs=["urchin"], house="logos")
    assert [table.keyword("captain-kresage", name) for name in names] == [0, 0, 0, 0]


@proves("G123")
def test_two_captains() -> None:
    """Neither has a keyword only because of the other; both have that of a third, and lose it where all do."""
    table = Table(mine=["captain-kresage", "captain-kresage"], house="logos")
    assert [table.keyword(name, "taunt") for name in ("captain-kresage", "captain-kresage.2")] == [0, 0]
    table = Table(mine=["captain-kresage", "captain-kresage", "titan-guardian"], house="logos")
    assert [table.keyword(name, "taunt") for name in ("captain-kresage", "captain-kresage.2")] == [1, 1]
    table = Table(mine=["captain-kresage", "titan-guardian", "captain-kresage-evil-twin"], house="logos")
    assert table.keyword("captain-kresage", "taunt") == 0


@proves("G107")
def test_chronophage() -> None:
    """A creature or artifact that the opponent plays ends the step; an action or an upgrade does not, nor a card of its own
    player, nor one that was in play before."""
    position = {"theirs": ["chronophage"], "house": "logos"}
    for name, ends in (("dextre", True), ("tide-warp", True), ("foggify", False), ("static-charge", False)):
        table = Table(mine=["batdrone"], hand=[name, "labwork"], **position)
        table.do(f"play:{name}")
        while table.asked in ("card", "place"):
            table.do(table.offered()[0])
        assert ("play:labwork" in table.offered()) != ends
    table = Table(mine=["chronophage"], hand=["dextre", "labwork"], house="logos").do(
        "play:dextre", "place:0"
    )
    assert "play:labwork" in table.offered()


@proves("G117", "G211")
def test_chronophage_and_treachery() -> None:
    """A card that enters under the other player's control is still of the player who plays it as it gains omega."""
    for card in ("infiltrator", "curse-of-confusion"):
        for side, ends in (("theirs", True), ("mine", False)):
            table = Table(**{side: ["chronophage"]}, hand=[f"{card} house:logos", "labwork"], house="logos")
            table.do(f"play:{card}~logos")
            while table.asked == "place":
                table.do(table.offered()[0])
            assert table.holder(f"{card}~logos") == 1
            assert ("play:labwork" in table.offered()) != ends


@proves("G107")
def test_chronophage_is_killed_by_what_ends_the_step() -> None:
    """What the creature has gained as it enters counts, even if its icon destroys Chronophage."""
    table = Table(theirs=["chronophage damage:2"], hand=["dextre icons:D", "labwork"], house="logos")
    table.do("play:dextre+D", "card:chronophage")
    assert table.zone("chronophage") == "discard"
    assert "play:labwork" not in table.offered()


def test_honors_keysis() -> None:
    """+7, less 1 for each card played this turn, itself too; it is purged for a key, and only for one."""
    table = Table(hand=["honors-keysis"], amber=(11, 0), house="logos").do("play:honors-keysis")
    assert (table.amber(), table.asked) == (0, "key") or table.keys() == 1
    table.do(table.offered()[0]) if table.asked == "key" else None
    assert (table.amber(), table.keys(), table.zone("honors-keysis")) == (0, 1, "purged")
    table = Table(hand=["honors-keysis"], amber=(10, 0), house="logos").do("play:honors-keysis")
    assert (table.amber(), table.keys(), table.zone("honors-keysis")) == (11, 0, "discard")
    table = Table(hand=["foggify", "foggify", "honors-keysis"], amber=(7, 0), house="logos")
    table.do("play:foggify", "play:foggify", "play:honors-keysis")
    table.do(table.offered()[0]) if table.asked == "key" else None
    assert (table.amber(), table.keys()) == (0, 1)


def test_forgive_or_forget() -> None:
    """2 cards of one's pile, of two types; or up to 2 of each pile are purged."""
    pile = ["labwork", "foggify", "dextre", "tide-warp"]
    position = {"discard": pile, "their_discard": ["troll", "krump", "anger"], "house": "logos"}
    table = Table(**position, hand=["forgive-or-forget"]).do("play:forgive-or-forget", "mode:1")
    assert sorted(table.offered()) == sorted(f"pile:{name}" for name in pile)
    table.do("pile:labwork")
    assert sorted(table.offered()) == ["pile:dextre", "pile:tide-warp"]
    table.do("pile:dextre")
    assert sorted(table.row("archives")) == ["dextre", "labwork"]
    table = Table(discard=["labwork", "foggify"], hand=["forgive-or-forget"], house="logos")
    table.do("play:forgive-or-forget", "mode:1", "pile:labwork")
    assert (table.row("archives"), table.asked) == (["labwork"], "turn")
    table = Table(**position, hand=["forgive-or-forget"]).do("play:forgive-or-forget", "mode:2")
    table.do("pile:labwork", "done", "pile:troll", "pile:krump")
    assert (table.row("purged"), sorted(table.row("purged", 1))) == (["labwork"], ["krump", "troll"])
    table = Table(**position, hand=["forgive-or-forget"]).do("play:forgive-or-forget", "mode:2", "no", "no")
    assert (table.row("purged"), table.row("purged", 1)) == ([], [])
    table = Table(hand=["forgive-or-forget"], house="logos").do("play:forgive-or-forget", "mode:1")
    assert table.row("archives") == []


def test_think_twice() -> None:
    """An action of one's pile is played, of any house, and purged."""
    table = Table(
        mine=["batdrone"], theirs=["troll"], discard=["virtuous-works", "dextre", "hammer-gram"],
        their_discard=["anger"], hand=["think-twice"], house="logos",
    )  # fmt: skip
    table.do("play:think-twice")
    assert table.offered() == ["pile:virtuous-works", "pile:hammer-gram"]
    table.do("pile:hammer-gram", "card:troll")
    assert (table.damage("troll"), table.zone("hammer-gram"), table.zone("think-twice")) == (
        3,
        "purged",
        "discard",
    )
    table = Table(discard=["dextre"], hand=["think-twice"], house="logos").do("play:think-twice")
    assert (table.asked, table.row("purged")) == ("turn", [])


@proves("G98")
def test_think_twice_loses_sight() -> None:
    """A card that has gone to archives is not purged."""
    table = Table(discard=["causal-loop"], hand=["think-twice", "dextre"], house="logos")
    table.do("play:think-twice")
    assert sorted(table.row("archives")) == ["causal-loop", "dextre"]


def test_final_analysis() -> None:
    """Each player draws for the creatures that they controlled and that were destroyed; warded ones are not."""
    table = Table(
        mine=["troll", "krump theirs"],
        theirs=["bumpsy", "valdr warded"],
        hand=["final-analysis"],
        house="logos",
    )
    table.do("play:final-analysis")
    assert table.asked == "player"
    table.do(table.offered()[0])
    assert (len(table.hand()), len(table.hand(1))) == (2, 1)
    assert (table.line(), table.line(1)) == ([], ["valdr"])
