"""Worlds Collide, word by word: whose cards a text means, which ones it leaves alone, how many, and until when."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.keyforge.table import Table

MINE = ["card:troll", "card:krump"]
THEIRS = ["card:bumpsy", "card:flaxia"]
BOARD: dict[str, Any] = {"mine": ["troll", "krump"], "theirs": ["bumpsy", "flaxia"]}


@pytest.mark.parametrize(
    ("card", "house", "offered"),
    [
        ("mug", "shadows", MINE + THEIRS),
        ("stomp", "saurian", MINE + THEIRS),
        ("zap", "star-alliance", MINE + THEIRS),
        ("exile", "saurian", MINE),
        ("tribute", "saurian", ["yes", "no"]),
        ("imperium", "saurian", None),
        ("pestering-blow", "shadows", MINE + THEIRS),
        ("saury-about-that", "saurian", MINE + THEIRS),
        ("chant-of-hubris", "saurian", MINE + THEIRS),
    ],
)
def test_whose_creatures_are_meant(card: str, house: str, offered: list[str] | None) -> None:
    table = Table(hand=[card], house=house, amber=(0, 9), **BOARD).do(f"play:{card}")
    if offered is None:
        assert [table.has(c, "warded") for c in ("troll", "krump", "bumpsy", "flaxia")] == [
            True,
            True,
            False,
            False,
        ]
    else:
        assert table.offered() == offered


@pytest.mark.parametrize(
    ("bane", "victim"),
    [
        ("giants--bane", "bumpsy"),
        ("beasts--bane", "niffle-ape"),
        ("demons--bane", "shooler"),
        ("dinosaurs--bane", "thero-centurion"),
        ("humans--bane", "hunting-witch"),
        ("scientists--bane", "quant"),
        ("thieves--bane", "urchin"),
    ],
)
def test_a_bane_is_for_one_creature_of_a_trait_on_either_side(bane: str, victim: str) -> None:
    others = ["zyzzix-the-many", "lieutenant-khrkhar"]
    for position in ({"mine": [victim, *others]}, {"theirs": [victim, *others]}):
        table = Table(hand=[bane], house="dis", **position).do(f"play:{bane}")
        assert (table.asked, table.zone(victim)) == ("turn", "discard")
        assert [table.zone(name) for name in others] == ["line"] * len(others)
    table = Table(mine=[victim], theirs=[victim], hand=[bane], house="dis").do(f"play:{bane}")
    assert table.offered() == [f"card:{victim}", f"card:{victim}.2"]


@pytest.mark.parametrize(
    ("mine", "theirs", "asked", "found"),
    [
        (["krump +force-field", "troll"], ["bumpsy"], "power", {"krump": 6, "troll": 8}),
        (["krump +fyre-breath", "troll"], ["bumpsy"], "power", {"krump": 9, "troll": 8, "bumpsy": 5}),
        (["krump +light-of-the-archons", "troll"], ["bumpsy"], "power", {"krump": 7, "troll": 8, "bumpsy": 5}),
        (["krump +light-of-the-archons", "troll"], ["bumpsy"], "armor", {"krump": 1, "troll": 0, "bumpsy": 0}),
        (
            ["krump +light-of-the-archons +force-field", "troll +stunner"],
            ["bumpsy +stunner"],
            "power",
            {"krump": 8, "troll": 8, "bumpsy": 5},
        ),
        (["krump +imperial-scutum", "troll"], ["bumpsy"], "armor", {"krump": 2, "troll": 0, "bumpsy": 0}),
        (["centurion-stenopius amber:2", "troll"], ["bumpsy"], "power", {"centurion-stenopius": 9, "troll": 8}),
        (["gron-nine-toes", "troll damage:1"], ["bumpsy"], "power", {"gron-nine-toes": 5, "troll": 8}),
        (["gron-nine-toes damage:1", "troll"], ["bumpsy"], "power", {"gron-nine-toes": 9, "troll": 8}),
        (["mega-gron-nine-toes damage:1", "troll"], ["groke damage:1"], "power", {"mega-gron-nine-toes": 11, "groke": 5}),
        (["tribune-pompitus", "troll amber:2"], ["bumpsy amber:1"], "power", {"tribune-pompitus": 4, "troll": 12, "bumpsy": 5}),
        (["primus-unguis amber:1", "troll amber:3"], ["bumpsy"], "power", {"primus-unguis": 7, "troll": 10, "bumpsy": 5}),
        (["noname", "troll"], ["bumpsy"], "power", {"noname": 1, "troll": 8}),
    ],
)  # fmt: skip
def test_whose_power_and_armor_are_changed(
    mine: list[str], theirs: list[str], asked: str, found: dict[str, int]
) -> None:
    table = Table(mine=mine, theirs=theirs)
    look = table.power if asked == "power" else table.armor
    assert {name: look(name) for name in found} == found


@pytest.mark.parametrize(
    ("mine", "name", "found"),
    [
        (["krump +instrument-of-silence", "troll"], "skirmish", {"krump": 1, "troll": 0}),
        (["krump +cloaking-dongle", "troll", "groke"], "elusive", {"krump": 1, "troll": 1, "groke": 0}),
        (["krump +explo-rover", "troll"], "skirmish", {"krump": 1, "troll": 0}),
        (["kaloch-stonefather"], "skirmish", {"kaloch-stonefather": 1, "bumpsy": 0}),
        (["troll", "kaloch-stonefather"], "skirmish", {"kaloch-stonefather": 0, "troll": 0}),
    ],
)
def test_whose_keywords_are_changed(mine: list[str], name: str, found: dict[str, int]) -> None:
    table = Table(mine=mine, theirs=["bumpsy"])
    assert {label: table.keyword(label, name) for label in found} == found


@pytest.mark.parametrize(
    ("upgrade", "house", "seen"),
    [
        ("force-field", "brobnar", lambda t, c: t.has(c, "warded")),
        ("wild-spirit", "brobnar", lambda t, c: t.on(c) == 1),
        ("academy-training", "logos", lambda t, c: len(t.hand()) == 1),
        ("disruption-field", "brobnar", lambda t, c: t.state.key_cost(1) == 7),
    ],
)
def test_an_upgrade_is_about_its_creature_alone(upgrade: str, house: str, seen: Any) -> None:
    """Its neighbor reaps, and nothing comes of it."""
    friend = "titan-mechanic" if house == "logos" else "troll"
    table = Table(mine=[f"krump +{upgrade}", friend], amber=(0, 3), house=house).do(f"reap:{friend}")
    assert (table.asked, seen(table, friend)) == ("turn", False)
    assert (table.asked, seen(table.do("reap:krump"), "krump")) == ("turn", True)


@pytest.mark.parametrize(
    ("upgrade", "asked", "drawn"),
    [
        ("stunner", "yes", 0),
        ("universal-translator", "card", 0),
        ("molina-s-blaster", "yes", 0),
        ("calv-1n", "turn", 1),
    ],
)
def test_an_upgrade_works_after_a_fight_as_well(upgrade: str, asked: str, drawn: int) -> None:
    """Of its creature alone."""
    mine = [f"krump +{upgrade}", "troll", "groke stunned", "bumpsy"]
    table = Table(mine=mine, theirs=["eyegor", "eyegor"], house="brobnar").do("fight:troll", "card:eyegor")
    assert (table.asked, len(table.hand())) == ("turn", 0)
    table.do("fight:krump")
    assert (table.asked, len(table.hand())) == (asked, drawn)


BLASTERS = {
    "molina-s-blaster": "armsmaster-molina",
    "chan-s-blaster": "commander-chan",
    "frane-s-blaster": "first-officer-frane",
    "garcia-s-blaster": "sensor-chief-garcia",
    "ingram-s-blaster": "medic-ingram",
    "khrkhar-s-blaster": "lieutenant-khrkhar",
    "kirby-s-blaster": "com-officer-kirby",
    "qincan-s-blaster": "sci-officer-qincan",
    "walls--blaster": "chief-engineer-walls",
}


@pytest.mark.parametrize(("blaster", "officer"), list(BLASTERS.items()))
def test_a_blaster_may_go_to_any_officer_of_its_name(blaster: str, officer: str) -> None:
    """On either side; and what it shoots at may be friendly."""
    board: dict[str, Any] = {
        "mine": [f"krump +{blaster}", officer, "troll"], "theirs": [officer, "bumpsy"], "house": "brobnar"
    }  # fmt: skip
    table = Table(**board).do("reap:krump", "yes", "mode:1")
    assert table.offered() == [
        "card:krump",
        f"card:{officer}",
        "card:troll",
        f"card:{officer}.2",
        "card:bumpsy",
    ]
    table = Table(**board).do("reap:krump", "yes", "mode:2")
    assert table.offered() == [f"card:{officer}", f"card:{officer}.2"]


@pytest.mark.parametrize(("blaster", "officer"), list(BLASTERS.items()))
def test_a_blaster_on_another_creature_does_nothing_more(blaster: str, officer: str) -> None:
    """Played on somebody else it answers nothing; nor does another upgrade on its officer, which has one already."""
    board: dict[str, Any] = {"amber": (0, 3), "house": "star-alliance"}
    table = Table(mine=["krump amber:2", officer], hand=[blaster], **board)
    table.do(f"play:{blaster}", "card:krump")
    before = (table.asked, table.amber(0), table.amber(1), table.on("krump"), len(table.hand()))
    assert before == ("turn", 1, 3, 2, 0)
    table = Table(mine=[f"{officer} amber:2 +{blaster}", "krump"], hand=["force-field"], **board)
    table.do("play:force-field", f"card:{officer}")
    assert (table.asked, table.amber(0), table.amber(1), table.on(officer)) == ("turn", 1, 3, 2)
    assert (len(table.hand()), table.has(officer, "warded")) == (0, False)


def test_walls_s_blaster_counts_upgrades_on_its_creature() -> None:
    """Two there, and one elsewhere that does not count; whoever is stunned may be friendly."""
    table = Table(
        mine=["chief-engineer-walls +force-field", "krump +stunner"], theirs=["bumpsy"], hand=["walls--blaster"],
        house="star-alliance",
    ).do("play:walls--blaster", "card:chief-engineer-walls")  # fmt: skip
    assert table.offered() == ["card:chief-engineer-walls", "card:krump", "card:bumpsy"]
    table.do("card:krump", "card:bumpsy")
    assert table.asked == "turn"


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("helmsman-spears", "card"),
        ("navigator-ali", "card"),
        ("information-officer-gray", "yes"),
        ("medic-ingram", "yes"),
        ("first-officer-frane", "card"),
        ("chief-engineer-walls", "yes"),
        ("commander-chan", "card"),
        ("crash-muldoon", "turn"),
    ],
)
def test_what_an_officer_asks_after_a_fight(name: str, asked: str) -> None:
    table = Table(
        mine=[f"{name} warded", "quant damage:1", "dextre"], theirs=["eyegor", "bumpsy"], hand=["anger"],
        deck=["troll", "krump", "groke"], discard=["stunner"], amber=(0, 3), house="star-alliance",
    ).do(f"fight:{name}", "card:eyegor")  # fmt: skip
    assert table.asked == asked


def test_what_else_an_officer_does_after_a_fight() -> None:
    """Garcia, Nurse Soto, Kirby, CXO Taber, Yshi's neighbor and the smaller tank."""
    board: dict[str, Any] = {"theirs": ["eyegor", "bumpsy"], "amber": (0, 3), "house": "star-alliance"}
    table = Table(mine=["sensor-chief-garcia warded"], **board).do("fight:sensor-chief-garcia", "card:eyegor")
    assert table.to_turn_of(1, "brobnar").state.key_cost(1) == 8
    table = Table(mine=["nurse-soto warded", "quant damage:2"], **board).do("fight:nurse-soto", "card:eyegor")
    assert table.damage("quant") == 0
    for name in ("com-officer-kirby", "cxo-taber"):
        table = Table(mine=[f"{name} warded"], hand=["anger"], **board).do(f"fight:{name}", "card:eyegor")
        assert "play:anger" in table.offered()
    crew = ["operations-officer-yshi", "lieutenant-khrkhar"]
    table = Table(mine=crew, **board).do("fight:lieutenant-khrkhar", "card:eyegor")
    assert table.on("lieutenant-khrkhar") == 1
    tank = ["titan-mechanic", "mini-groupthink-tank warded", "titan-mechanic"]
    table = Table(mine=tank, **{**board, "house": "logos"}).do("fight:mini-groupthink-tank", "card:eyegor")
    assert table.zone("mini-groupthink-tank") == "discard"  # 8 damage: it has two neighbors of its house


def test_what_officers_let_you_play_is_not_of_their_house() -> None:
    """A card of Star Alliance does not use the leave up."""
    for name, other in (("com-officer-kirby", "anger"), ("cxo-taber", "anger")):
        table = Table(mine=[name], hand=["zap", other, "punch"], theirs=["troll"], house="star-alliance")
        table.do(f"reap:{name}", "play:zap")
        while table.asked == "card":
            table.do("card:troll")
        assert {f"play:{other}", "play:punch"} <= set(table.offered())
        table.to_turn_of(1).to_turn_of(0, "star-alliance")
        assert not {f"play:{other}", "play:punch"} & set(table.offered())


def test_quant_is_not_about_logos_cards() -> None:
    table = Table(mine=["quant"], hand=["tautau-vapors", "anger"], house="logos").do("reap:quant")
    table.do("play:tautau-vapors", "hand:dust-pixie")
    assert "play:anger" in table.offered()


def test_information_officer_gray_shows_no_card_of_star_alliance() -> None:
    table = Table(mine=["information-officer-gray"], hand=["zap", "anger"], house="star-alliance")
    table.do("reap:information-officer-gray", "yes")
    assert table.offered() == ["hand:anger"]
    assert table.do("hand:anger").row("archives") == ["anger"]
    table = Table(mine=["information-officer-gray"], hand=["zap", "anger"], house="star-alliance")
    assert table.do("reap:information-officer-gray", "no").row("archives") == []


@pytest.mark.parametrize(
    ("name", "house"),
    [("dendrix", "dis"), ("subtle-chain", "shadows"), ("a-vinda", "shadows"), ("impspector", "dis")],
)
def test_what_they_lose_from_hand_is_random_and_theirs(name: str, house: str) -> None:
    """One card, nobody is asked which, and none of yours."""
    board: dict[str, Any] = {
        "theirs": ["eyegor", "bumpsy"], "their_hand": ["anger", "punch", "troll"], "house": house,
    }  # fmt: skip
    if name == "subtle-chain":
        table = Table(hand=[name, "krump"], **board).do("play:subtle-chain")
    elif name == "a-vinda":
        table = Table(mine=[name], hand=["krump"], **{**board, "theirs": ["eyegor damage:1"]})
        table.do("reap:a-vinda", "card:eyegor")
    elif name == "dendrix":
        table = Table(mine=[name], hand=["krump"], **board).do("fight:dendrix", "card:eyegor")
    else:
        table = Table(mine=[f"{name} damage:1"], hand=["krump"], **board).do(
            "fight:impspector", "card:bumpsy"
        )
    assert (table.asked, len(table.hand(1)), table.zone("krump")) == ("turn", 2, "hand")
    table = Table(hand=["subtle-chain", "krump"], house="shadows").do("play:subtle-chain")
    assert table.zone("krump") == "hand"


def test_fidgit_takes_one_random_card_of_theirs() -> None:
    board: dict[str, Any] = {"mine": ["fidgit"], "their_deck": ["troll"], "house": "shadows"}
    table = Table(their_archives=["urchin", "bad-penny"], **board).do("reap:fidgit", "mode:1")
    assert (table.asked, len(table.row("archives", 1))) == ("turn", 1)
    table = Table(archives=["urchin"], **board).do("reap:fidgit")
    assert "mode:1" not in table.offered()


@pytest.mark.parametrize("name", ["inky-gloom", "sow-salt", "into-the-night"])
def test_until_when_they_cannot(name: str) -> None:
    """Through the opponent's next turn, and no longer; who is meant."""
    house = "saurian" if name == "sow-salt" else "shadows"
    table = Table(mine=["thero-centurion"], theirs=["bumpsy", "umbra"], hand=[name], house=house).do(
        f"play:{name}"
    )
    table.to_turn_of(1, "brobnar")
    moves = [move for move in table.offered() if move.endswith(":bumpsy")]
    assert moves == (["reap:bumpsy"] if name == "into-the-night" else ["fight:bumpsy"])
    table.to_turn_of(0, "saurian")
    assert {"reap:thero-centurion", "fight:thero-centurion"} <= set(table.offered())
    table.to_turn_of(1, "brobnar")
    assert {"reap:bumpsy", "fight:bumpsy"} <= set(table.offered())
