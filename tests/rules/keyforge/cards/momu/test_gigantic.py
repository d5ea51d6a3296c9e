"""The gigantic creatures of More Mutation."""

from __future__ import annotations

from tests.rules.keyforge.table import Table


def test_tormax() -> None:
    """The own hand is discarded, then two random cards of the other are purged, or as many as there are."""
    table = Table(hand=["tormax", "tormax2", "anger"], their_hand=["punch", "troll", "umbra"], house="dis")
    table.do("play:tormax")
    assert (table.hand(), table.row("discard")) == ([], ["anger"])
    assert (len(table.hand(1)), len(table.row("purged", 1))) == (1, 2)
    few = Table(mine=["tormax"], their_hand=["punch"], house="dis")
    few.do("reap:tormax")
    assert few.row("purged", 1) == ["punch"]
    empty = Table(mine=["tormax"], theirs=["urchin"], hand=["anger"], house="dis")
    empty.do("fight:tormax")
    assert empty.row("discard") == ["anger"]


def test_wretched_anathema() -> None:
    """Two other creatures go, of any side; of one there is, that one."""
    table = Table(
        hand=["wretched-anathema", "wretched-anathema2"],
        mine=["bumpsy"],
        theirs=["troll", "umbra"],
        house="dis",
    )
    table.do("play:wretched-anathema", "place:0")
    assert "card:wretched-anathema" not in table.offered()
    table.do("card:troll", "card:bumpsy")
    assert (table.line(), table.line(1)) == (["wretched-anathema"], ["umbra"])
    one = Table(mine=["wretched-anathema"], theirs=["troll"], house="dis")
    one.do("reap:wretched-anathema")
    assert (one.line(), one.line(1)) == (["wretched-anathema"], [])


def test_wretched_anathema_alone() -> None:
    """Alone it has an action; beside a friend it has none, whatever the enemy has."""
    table = Table(mine=["wretched-anathema"], theirs=["troll"], house="dis")
    table.do("action:wretched-anathema")
    assert table.amber() == 4
    beside = Table(mine=["wretched-anathema", "bumpsy"], house="dis")
    assert "action:wretched-anathema" not in beside.offered()


def test_horizon_saber() -> None:
    """Any card of deck or discard pile goes to the archives, shown to all; the pile goes into the deck."""
    hand = ["horizon-saber", "horizon-saber2"]
    table = Table(hand=hand, deck=["troll", "anger"], discard=["punch", "umbra"], house="logos")
    table.do("play:horizon-saber", "deck:anger")
    assert table.row("archives") == ["anger"]
    assert table.told("revealed")
    assert (sorted(table.row("deck")), table.row("discard")) == (["punch", "troll", "umbra"], [])
    none = Table(mine=["horizon-saber"], deck=["troll"], discard=["punch"], house="logos")
    none.do("reap:horizon-saber", "no")
    assert (none.row("archives"), sorted(none.row("deck"))) == ([], ["punch", "troll"])
    pile = Table(mine=["horizon-saber"], theirs=["urchin"], deck=[], discard=["punch"], house="logos")
    pile.do("fight:horizon-saber", "pile:punch")
    assert pile.row("archives") == ["punch"]
    other = Table(mine=["horizon-saber"], discard=["the-archivist", "anger"], house="logos")
    other.do("reap:horizon-saber", "pile:the-archivist")
    assert (other.row("archives"), other.state.faceup) == (["the-archivist"], [])  # it was put there (G203)


def test_ascendant_hester() -> None:
    """Each other friendly creature is protected by its Æ; each captures, itself too."""
    table = Table(
        hand=["ascendant-hester", "ascendant-hester2"],
        mine=["bumpsy amber:1"],
        theirs=["troll amber:2"],
        amber=(0, 3),
        house="sanctum",
    )
    table.do("play:ascendant-hester", "place:1")
    assert (table.on("bumpsy"), table.on("ascendant-hester"), table.amber(1)) == (2, 1, 1)
    assert [table.armor(name) for name in ("bumpsy", "ascendant-hester", "troll")] == [4, 0, 0]
    fight = Table(mine=["ascendant-hester", "bumpsy"], theirs=["urchin"], amber=(0, 1), house="sanctum")
    fight.do("fight:ascendant-hester")
    assert fight.offered() == ["card:ascendant-hester", "card:bumpsy"]
    fight.do("card:bumpsy")
    assert (fight.on("bumpsy"), fight.on("ascendant-hester")) == (1, 0)
    reap = Table(mine=["ascendant-hester"], amber=(0, 1), house="sanctum")
    reap.do("reap:ascendant-hester")
    assert reap.on("ascendant-hester") == 0


def test_sirs_colossus() -> None:
    """All Æ is captured, each by any friendly creature; taunt is on the half in play."""
    table = Table(
        hand=["sirs-colossus", "sirs-colossus2"],
        mine=["bumpsy"],
        theirs=["troll"],
        amber=(0, 3),
        house="sanctum",
    )
    table.do("play:sirs-colossus", "place:0")
    assert table.offered() == ["card:sirs-colossus", "card:bumpsy"]
    table.do("card:bumpsy", "card:sirs-colossus", "card:bumpsy")
    assert (table.on("bumpsy"), table.on("sirs-colossus"), table.amber(1)) == (2, 1, 0)
    assert table.keyword("sirs-colossus", "taunt") == 1
    broke = Table(hand=["sirs-colossus", "sirs-colossus2"], house="sanctum")
    broke.do("play:sirs-colossus")
    assert broke.asked == "turn"


def test_sirs_colossus_frees_amber() -> None:
    table = Table(mine=["sirs-colossus amber:1", "bumpsy amber:3"], theirs=["krump amber:1"], house="sanctum")
    table.do("fight:sirs-colossus")
    assert table.offered() == ["card:sirs-colossus", "card:bumpsy"]
    table.do("card:bumpsy")
    assert (table.on("bumpsy"), table.on("sirs-colossus"), table.amber()) == (0, 1, 1)


def test_bawretchadontius() -> None:
    """A friendly creature and two enemy ones are exalted, or as many as there are."""
    table = Table(
        hand=["bawretchadontius", "bawretchadontius2"], theirs=["troll", "umbra", "urchin"], house="saurian"
    )
    table.do("play:bawretchadontius", "card:troll", "card:urchin")
    assert [table.on(name) for name in ("bawretchadontius", "troll", "umbra", "urchin")] == [1, 1, 0, 1]
    lonely = Table(mine=["bawretchadontius"], house="saurian")
    lonely.do("reap:bawretchadontius")
    while lonely.asked != "turn":
        lonely.do(lonely.offered()[0])
    assert lonely.on("bawretchadontius") == 1


def test_bawretchadontius_arms_creatures_with_amber() -> None:
    table = Table(
        mine=["bawretchadontius", "bumpsy amber:1", "krump"], theirs=["troll amber:1"], house="brobnar"
    )
    table.do("reap:bumpsy")
    assert "card:troll" in table.offered()
    table.do("card:troll")
    assert table.damage("troll") == 4
    table.do("reap:krump")
    assert table.asked == "turn"


def test_boosted_b4_rry_takes_an_artifact() -> None:
    """It belongs to Shadows alone while it is controlled."""
    table = Table(mine=["boosted-b4-rry"], theirs=["pocket-universe", "troll"], house="shadows")
    table.do("reap:boosted-b4-rry")
    assert table.row("artifacts") == ["pocket-universe"]
    assert table.state.houses(table.card("pocket-universe")) == 1 << table.state.house


def test_boosted_b4_rry_plays_from_archives() -> None:
    """A random one of theirs; half a gigantic creature stays."""
    table = Table(
        mine=["boosted-b4-rry"],
        theirs=["pocket-universe"],
        their_archives=["urchin"],
        amber=(0, 2),
        house="shadows",
    )
    table.do("reap:boosted-b4-rry", "mode:2", "place:0")
    assert table.line() == ["urchin", "boosted-b4-rry"]
    assert (table.amber(), table.amber(1)) == (2, 1)
    half = Table(mine=["boosted-b4-rry"], their_archives=["tormax"], house="shadows")
    half.do("reap:boosted-b4-rry")
    while half.asked != "turn":
        half.do(half.offered()[0])
    assert half.row("archives", 1) == ["tormax"]
    nothing = Table(mine=["boosted-b4-rry"], house="shadows")
    nothing.do("reap:boosted-b4-rry")
    assert nothing.asked == "turn"


def test_dodger_s_10() -> None:
    """Half, rounded down: of one it takes none."""
    for theirs, stolen in ((5, 2), (4, 2), (1, 0), (0, 0)):
        table = Table(hand=["dodger-s-10", "dodger-s-102"], amber=(0, theirs), house="shadows")
        table.do("play:dodger-s-10")
        assert (table.amber(), table.amber(1)) == (stolen, theirs - stolen)
    table = Table(mine=["dodger-s-10"], theirs=["urchin"], amber=(0, 2), house="shadows")
    table.do("fight:dodger-s-10")
    assert table.amber() == 1


def test_cadet_allison() -> None:
    """The house of the card that chance picks becomes the active one; of an empty hand none."""
    table = Table(hand=["cadet-allison", "cadet-allison2", "anger"], mine=["bumpsy"], house="star-alliance")
    table.do("play:cadet-allison", "place:0")
    assert table.row("discard") == ["anger"]
    assert "reap:bumpsy" in table.offered()
    empty = Table(mine=["cadet-allison", "bumpsy"], house="star-alliance")
    empty.do("reap:cadet-allison")
    assert empty.offered() == ["end"]


def test_j43g3r_v() -> None:
    """Two others may reap after it has, of other houses; not fight."""
    table = Table(mine=["j43g3r-v", "bumpsy", "krump", "troll"], theirs=["urchin"], house="star-alliance")
    table.do("reap:j43g3r-v")
    assert "fight:bumpsy" not in table.offered()
    table.do("reap:bumpsy", "reap:troll")
    assert table.offered() == ["end"]
    fight = Table(
        mine=["j43g3r-v", "bumpsy", "krump", "troll"], theirs=["troll", "urchin"], house="star-alliance"
    )
    fight.do("fight:j43g3r-v", "card:urchin")
    assert "reap:bumpsy" not in fight.offered()
    fight.do("fight:troll", "card:urchin")
    assert "fight:krump" in fight.offered()
    fight.do("fight:krump")
    assert "fight:bumpsy" not in fight.offered()
    idle = Table(mine=["j43g3r-v", "bumpsy"], house="star-alliance")
    assert "reap:bumpsy" not in idle.offered()


def test_titanic_bumblebird() -> None:
    """The power of what it destroys, counters included, becomes counters of a friendly creature."""
    table = Table(
        hand=["titanic-bumblebird", "titanic-bumblebird2"],
        mine=["bumpsy"],
        theirs=["urchin plus:2", "troll"],
        house="untamed",
    )
    table.do("play:titanic-bumblebird", "place:0")
    assert table.offered() == ["card:urchin", "card:troll"]
    table.do("card:urchin")
    assert table.offered() == ["card:titanic-bumblebird", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.plus("bumpsy") == 3
    warded = Table(mine=["titanic-bumblebird"], theirs=["troll warded"], house="untamed")
    warded.do("reap:titanic-bumblebird")
    assert (warded.line(1), warded.plus("titanic-bumblebird")) == (["troll"], 0)
    nobody = Table(mine=["titanic-bumblebird"], house="untamed")
    nobody.do("reap:titanic-bumblebird")
    assert nobody.asked == "turn"
