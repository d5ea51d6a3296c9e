"""More Mutation, word by word: whose cards a text means, how many of them, when, and until when."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.keyforge.table import Table


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_boosted_b4_rry_after_each_use(way: str) -> None:
    """One enemy artifact, which is of Shadows from then on, or one random card of their archives."""
    board: dict[str, Any] = {
        "mine": ["boosted-b4-rry", "animator"], "theirs": ["eyegor", "the-warchest", "gauntlet-of-command"], "house": "shadows",
    }  # fmt: skip
    table = Table(their_archives=["bad-penny", "urchin"], **board).do(f"{way}:boosted-b4-rry")
    assert table.offered() == ["mode:1", "mode:2"]
    table.do("mode:1")
    assert table.offered() == ["card:the-warchest", "card:gauntlet-of-command"]
    table.do("card:the-warchest").to_turn_of(1).to_turn_of(0, "shadows")
    assert [move for move in table.offered() if move.startswith("action")] == ["action:the-warchest"]
    table = Table(their_archives=["bad-penny", "urchin"], **board).do(f"{way}:boosted-b4-rry", "mode:2")
    assert table.asked == "place"
    table.do("place:0")
    assert (len(table.line()), len(table.row("archives", 1))) == (2, 1)


def test_boosted_b4_rry_does_what_there_is() -> None:
    """Archives of one's own and friendly artifacts are not meant; with neither nothing is done. It works as it is played, too."""
    table = Table(mine=["boosted-b4-rry", "animator"], archives=["urchin"], house="shadows").do(
        "reap:boosted-b4-rry"
    )
    assert (table.asked, table.row("archives")) == ("turn", ["urchin"])
    table = Table(mine=["boosted-b4-rry"], theirs=["animator"], archives=["urchin"], house="shadows")
    assert table.do("reap:boosted-b4-rry").holder("animator") == 0
    table = Table(hand=["boosted-b4-rry", "boosted-b4-rry2"], theirs=["animator"], house="shadows")
    assert table.do("play:boosted-b4-rry").holder("animator") == 0


def test_cadet_allison_discards_one_random_card_of_yours() -> None:
    """Its house is the active one then; after she is played as well, and never without a card."""
    table = Table(
        mine=["cadet-allison", "troll"], hand=["anger", "punch"], their_hand=["zorg"], house="star-alliance"
    )
    table.do("reap:cadet-allison")
    assert (table.asked, len(table.hand()), table.hand(1)) == ("turn", 1, ["zorg"])
    assert "reap:troll" in table.offered()
    table = Table(mine=["cadet-allison", "troll"], their_hand=["anger"], house="star-alliance").do(
        "reap:cadet-allison"
    )
    assert (table.offered(), table.hand(1)) == (["end"], ["anger"])
    table = Table(mine=["troll"], hand=["cadet-allison", "cadet-allison2", "anger"], house="star-alliance")
    table.do("play:cadet-allison", "place:0")
    assert (table.zone("anger"), "reap:troll" in table.offered()) == ("discard", True)


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_j43g3r_v_lets_two_others_do_the_same(way: str) -> None:
    """Two that are not of Star Alliance, in that way alone, in this turn alone; others of Star Alliance do not count."""
    table = Table(
        mine=["j43g3r-v", "first-officer-frane", "troll", "krump", "groke"],
        theirs=["eyegor", "zorg", "lion-bautrem", "bumpsy"],
        house="star-alliance",
    )
    table.do(f"{way}:j43g3r-v", *(["card:eyegor"] if way == "fight" else []))
    assert [move for move in table.offered() if move.split(":")[1:] in (["troll"], ["krump"], ["groke"])] == [
        f"{way}:troll", f"{way}:krump", f"{way}:groke",
    ]  # fmt: skip
    table.do("reap:first-officer-frane", "card:j43g3r-v")
    for name, foe in (("troll", "zorg"), ("krump", "bumpsy")):
        assert f"{way}:groke" in table.offered()
        table.do(f"{way}:{name}", *([f"card:{foe}"] if way == "fight" else []))
    assert f"{way}:groke" not in table.offered()
    table = Table(mine=["j43g3r-v", "troll"], theirs=["eyegor", "zorg"], house="star-alliance")
    table.do(f"{way}:j43g3r-v", *(["card:eyegor"] if way == "fight" else []))
    table.to_turn_of(1).to_turn_of(0, "star-alliance")
    assert f"{way}:troll" not in table.offered()


def test_wretched_anathema_is_rich_alone() -> None:
    """It gains its action while no other friendly creature is there, and nobody else gains it."""
    table = Table(mine=["wretched-anathema"], theirs=["wretched-anathema", "troll"], house="dis")
    assert "action:wretched-anathema" in table.offered()
    table = Table(mine=["wretched-anathema", "shooler"], theirs=["troll"], house="dis")
    assert [move for move in table.offered() if move.startswith("action")] == []
    table = Table(mine=["shooler"], theirs=["wretched-anathema"], house="dis")
    assert [move for move in table.offered() if move.startswith("action")] == []


def test_bawretchadontius_exalts_one_friend_and_two_enemies() -> None:
    """After a fight as well; only friendly creatures with Æ hurt when they reap."""
    table = Table(
        mine=["bawretchadontius", "thero-centurion"],
        theirs=["eyegor", "zorg", "groke", "troll"],
        house="saurian",
    ).do("fight:bawretchadontius", "card:eyegor")
    assert table.offered() == ["card:bawretchadontius", "card:thero-centurion"]
    table.do("card:thero-centurion")
    assert table.offered() == ["card:zorg", "card:groke", "card:troll"]
    table.do("card:zorg")
    assert table.offered() == ["card:groke", "card:troll"]
    table.do("card:troll")
    assert [table.on(name) for name in ("thero-centurion", "zorg", "groke", "troll")] == [1, 1, 0, 1]
    assert table.do("reap:thero-centurion").asked == "card"
    table = Table(mine=["bawretchadontius"], theirs=["troll amber:1"], house="brobnar", active=1)
    assert table.do("reap:troll").asked == "turn"


def test_dodger_s_10_steals_in_each_of_its_ways() -> None:
    table = Table(mine=["dodger-s-10"], theirs=["eyegor"], amber=(0, 5), house="shadows").do(
        "fight:dodger-s-10"
    )
    assert (table.amber(0), table.amber(1)) == (2, 3)
    table = Table(mine=["dodger-s-10"], amber=(0, 5), house="shadows").do("reap:dodger-s-10")
    assert (table.amber(0), table.amber(1)) == (3, 3)
    table = Table(hand=["dodger-s-10", "dodger-s-102"], amber=(0, 5), house="shadows").do("play:dodger-s-10")
    assert (table.amber(0), table.amber(1)) == (2, 3)


def test_titanic_bumblebird_needs_a_victim() -> None:
    """A ward saves it, and nobody grows; after a reap it is the same."""
    table = Table(mine=["titanic-bumblebird", "troll"], theirs=["zorg warded"], house="untamed").do(
        "reap:titanic-bumblebird"
    )
    assert (table.asked, table.zone("zorg"), table.plus("troll")) == ("turn", "line", 0)
    table = Table(mine=["titanic-bumblebird", "troll"], theirs=["zorg plus:1"], house="untamed").do(
        "reap:titanic-bumblebird"
    )
    assert table.offered() == ["card:titanic-bumblebird", "card:troll"]
    assert table.do("card:troll").plus("troll") == 8


def test_sirs_colossus_and_ascendant_hester_mean_friends() -> None:
    """Enemies neither capture nor give up what lies on them."""
    table = Table(mine=["sirs-colossus amber:2", "troll"], theirs=["eyegor", "zorg amber:3"], house="sanctum")
    table.do("fight:sirs-colossus", "card:eyegor")
    assert table.offered() == ["card:sirs-colossus", "card:troll"]
    table = Table(
        mine=["ascendant-hester", "troll"], theirs=["eyegor", "zorg"], amber=(4, 4), house="sanctum"
    )
    table.do("fight:ascendant-hester", "card:eyegor")
    assert ([table.on(name) for name in ("ascendant-hester", "troll", "zorg")], table.armor("troll")) == (
        [1, 1, 0],
        2,
    )
    assert table.armor("ascendant-hester") == 0


def test_tormax_purges_two_random_cards_of_theirs() -> None:
    table = Table(mine=["tormax"], hand=["anger"], their_hand=["zorg", "groke", "krump"], house="dis").do(
        "reap:tormax"
    )
    assert (table.asked, table.row("discard"), len(table.hand(1)), len(table.row("purged", 1))) == (
        "turn",
        ["anger"],
        1,
        2,
    )


@pytest.mark.parametrize(
    ("card", "house", "zone"),
    [
        ("tomes-gigantica", "dis", "hand"),
        ("build-your-champion", "logos", "archives"),
        ("digging-up-the-monster", "dis", "deck"),
    ],
)
def test_what_searches_for_halves_finds_two_of_your_own(card: str, house: str, zone: str) -> None:
    """Two at most, of deck and discard pile, and no other creatures; finding fewer is allowed."""
    table = Table(
        hand=[card], deck=["tormax", "troll"], discard=["tormax2", "dodger-s-10", "krump"], their_discard=["niffle-kong"],
        house=house,
    ).do(f"play:{card}")  # fmt: skip
    names = sorted(move.split(":")[-1] for move in table.offered())
    assert names == ["dodger-s-10", "no", "tormax", "tormax2"]
    table.do(next(move for move in table.offered() if move.endswith("tormax")))
    assert "done" in table.offered()
    table.do(next(move for move in table.offered() if move.endswith("tormax2")))
    if table.asked == "card":
        table.do(table.offered()[0])
    assert (table.asked, table.zone("tormax"), table.zone("tormax2"), table.zone("dodger-s-10")) == (
        "turn", zone, zone, "discard",
    )  # fmt: skip
