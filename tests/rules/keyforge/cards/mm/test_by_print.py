"""Mass Mutation, word by word: whose cards a text means, which ones it leaves alone, how many, and until when."""

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
        ("double-doom", "dis", THEIRS),
        ("mark-of-dis", "dis", MINE + THEIRS),
        ("diametric-charge", "logos", MINE + THEIRS),
        ("blast-from-the-past", "saurian", MINE),
        ("humble", "saurian", MINE + THEIRS),
        ("defense-initiative", "saurian", MINE + THEIRS),
        ("tempting-offer", "shadows", THEIRS),
        ("look-over-there", "shadows", MINE + THEIRS),
        ("particle-sweep", "star-alliance", MINE + THEIRS),
        ("hadron-collision", "star-alliance", MINE + THEIRS),
        ("mutation-of-fury", "untamed", MINE + THEIRS),
        ("mutation-of-cunning", "untamed", MINE + THEIRS),
        ("mutation-of-instinct", "untamed", MINE + THEIRS),
        ("rapid-evolution", "untamed", MINE + THEIRS),
    ],
)
def test_whose_creatures_are_meant(card: str, house: str, offered: list[str]) -> None:
    table = Table(hand=[card], their_hand=["anger"], house=house, amber=(0, 9), **BOARD).do(f"play:{card}")
    assert table.offered() == offered


@pytest.mark.parametrize(
    ("card", "word", "amount", "power"),
    [
        ("mutation-of-fury", "assault", 3, 0),
        ("mutation-of-cunning", "elusive", 1, 0),
        ("mutation-of-instinct", "skirmish", 1, 0),
    ],
)
def test_a_mutation_lasts_through_their_turn(card: str, word: str, amount: int, power: int) -> None:
    """One creature has it, until your next turn begins."""
    table = Table(hand=[card], house="untamed", **BOARD).do(f"play:{card}", "card:troll")
    found = [table.keyword(name, word) for name in ("troll", "krump", "bumpsy")]
    assert found == [amount, power, power]
    assert table.to_turn_of(1, "brobnar").keyword("troll", word) == amount
    assert table.to_turn_of(0, "untamed").keyword("troll", word) == 0


@pytest.mark.parametrize(
    ("upgrade", "word"), [("opportunist", "elusive"), ("securi-droid", "taunt"), ("stealthster", "elusive")]
)
def test_an_upgrade_gives_a_keyword_to_its_creature_alone(upgrade: str, word: str) -> None:
    table = Table(mine=[f"krump +{upgrade}", "troll"], theirs=["bumpsy"])
    assert [table.keyword(name, word) for name in ("krump", "troll", "bumpsy")] == [1, 0, 0]


@pytest.mark.parametrize(
    ("mine", "asked", "found"),
    [
        (["krump +z-ray-blaster", "troll"], "power", {"krump": 9, "troll": 8, "bumpsy": 5}),
        (["krump +blast-shielding", "troll"], "armor", {"krump": 2, "troll": 0, "bumpsy": 0}),
        (["blossom-drake", "the-warchest", "troll"], "power", {"blossom-drake": 5, "troll": 8, "bumpsy": 5}),
        (["dark-æmber-vault", "splinter", "troll"], "power", {"splinter": 3, "troll": 8, "bumpsy": 5}),
        (["gizelhart-s-standard", "krump amber:1", "troll"], "armor", {"krump": 1, "troll": 0, "bumpsy": 0}),
        (["picaroon", "troll", "krump"], "power", {"picaroon": 8, "troll": 8}),
        (["krump", "picaroon", "troll"], "power", {"picaroon": 14, "troll": 8}),
    ],
)
def test_whose_power_and_armor_are_changed(mine: list[str], asked: str, found: dict[str, int]) -> None:
    table = Table(mine=mine, theirs=["bumpsy amber:1"])
    look = table.power if asked == "power" else table.armor
    assert {name: look(name) for name in found} == found


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_observ_u_max_is_about_its_creature_alone(way: str) -> None:
    """After either use of it."""
    table = Table(
        mine=["krump +observ-u-max", "troll"], theirs=["eyegor", "eyegor"], amber=(0, 3), house="brobnar"
    )
    table.do(f"{way}:troll", *(["card:eyegor"] if way == "fight" else []))
    assert (table.asked, table.on("troll"), table.on("krump")) == ("turn", 0, 0)
    table.do(f"{way}:krump")
    assert (table.asked, table.on("krump")) == ("turn", 1)


def test_siren_horn_and_z_particle_tracker_are_about_their_creature() -> None:
    """The neighbor fights, and nothing is moved or searched for."""
    table = Table(
        mine=["krump amber:1 +siren-horn", "troll amber:1"], theirs=["zorg", "groke"], house="brobnar"
    ).do("fight:troll", "card:zorg")
    assert (table.on("troll"), table.on("zorg")) == (1, 0)
    assert table.do("fight:krump").amber(0) == 1  # the Æ went to Groke, who died
    table = Table(mine=["krump +z-particle-tracker", "troll"], theirs=["eyegor", "eyegor"], house="brobnar")
    assert table.do("fight:troll", "card:eyegor").asked == "turn"
    assert "no" in table.do("fight:krump").offered()


def test_mole_opens_its_creature_alone() -> None:
    """The opponent of that creature's player spends what lies there, and nothing elsewhere."""
    table = Table(theirs=["krump amber:2 +mole", "troll amber:4"], amber=(4, 0), at="start")
    assert table.offered() == ["amber:pool", "amber:krump"]
    table = Table(theirs=["krump amber:1 +mole", "troll amber:4"], amber=(4, 0), at="start")
    assert (table.keys(), table.asked) == (0, "house")


def test_z_ray_blaster_hurts_neighbors_of_whom_its_creature_fights() -> None:
    """And nobody when another creature fights."""
    table = Table(mine=["krump +z-ray-blaster", "troll"], theirs=["zorg", "eyegor", "groke"], house="brobnar")
    table.do("fight:troll", "card:eyegor")
    assert (table.damage("zorg"), table.damage("groke")) == (0, 0)
    table.do("fight:krump", "card:groke")
    assert table.damage("zorg") == 3


@pytest.mark.parametrize("name", ["mindfire", "subtle-otto", "double-doom"])
def test_what_they_lose_from_hand_is_random_and_theirs(name: str) -> None:
    house = "shadows" if name == "subtle-otto" else "dis"
    board: dict[str, Any] = {"hand": [name, "krump"], "amber": (0, 3), "house": house}
    table = Table(theirs=["groke"], their_hand=["bumpsy", "zorg", "troll"], **board).do(f"play:{name}")
    if table.asked == "place":
        table.do("place:0")
    left = 3 if name == "double-doom" else 2  # what was returned may be what is discarded
    assert (table.asked, len(table.hand(1)), table.zone("krump")) == ("turn", left, "hand")
    table = Table(**board).do(f"play:{name}")
    if table.asked == "place":
        table.do("place:0")
    assert (table.zone("krump"), table.amber(1)) == ("hand", 3)


def test_a_mark_of_dis_needs_a_survivor() -> None:
    """Whoever dies of it demands nothing."""
    table = Table(theirs=["eyegor", "troll"], hand=["mark-of-dis"], house="dis").do(
        "play:mark-of-dis", "card:eyegor"
    )
    table.do("end")
    assert len([move for move in table.offered() if move.startswith("house:")]) > 1


@pytest.mark.parametrize(
    ("card", "house"), [("dino-fiend", "dis"), ("dino-thief", "shadows"), ("dino-alien", "star-alliance"), ("dino-beast", "untamed"),
                        ("dino-bot", "logos"), ("dino-knight", "sanctum"), ("umbra-saurus", "saurian"), ("xeno-saurus", "saurian")],
)  # fmt: skip
def test_damage_of_a_saurian_mutant_has_to_be_paid_for(card: str, house: str) -> None:
    table = Table(theirs=["troll"], hand=[card], house=house).do(f"play:{card}", "no")
    assert (table.asked, table.on(card), table.damage("troll")) == ("turn", 0, 0)
    table = Table(theirs=["troll"], hand=[card], house=house).do(f"play:{card}", "yes", "card:troll")
    assert (table.asked, table.on(card), table.damage("troll")) == ("turn", 1, 3)


@pytest.mark.parametrize(
    ("card", "house"),
    [("daemo-alien", "star-alliance"), ("lyco-alien", "star-alliance"), ("sacro-alien", "star-alliance"),
     ("techno-alien", "star-alliance"), ("umbra-alien", "star-alliance"), ("dino-alien", "star-alliance"),
     ("xeno-fiend", "dis"), ("xeno-bot", "logos"), ("xeno-knight", "sanctum"), ("xeno-saurus", "saurian"),
     ("xeno-thief", "shadows"), ("xeno-beast", "untamed")],
)  # fmt: skip
def test_an_alien_mutant_looks_at_three_cards(card: str, house: str) -> None:
    """One to the hand, one to the bottom, the third stays where it was; a fourth is not seen."""
    name = "dæmo-alien" if card == "daemo-alien" else card  # labels are ASCII
    table = Table(
        mine=[f"{name} warded"], theirs=["eyegor"], deck=["troll", "krump", "groke", "zorg"], house=house
    )
    table.do(f"fight:{card}")
    assert table.offered() == ["deck:troll", "deck:krump", "deck:groke"]
    table.do("deck:krump")
    assert table.offered() == ["deck:troll", "deck:groke"]
    table.do("deck:troll")
    assert (table.asked, table.hand(), table.row("deck")) == ("turn", ["krump"], ["groke", "zorg", "troll"])


@pytest.mark.parametrize(
    ("sin", "seen"),
    [
        ("wrath", lambda t: len([c for c in t.line(1) if t.has(c, "enraged")])),
        ("gluttony", lambda t: t.on("gluttony")),
    ],
)
def test_sins_count_sins(sin: str, seen: Any) -> None:
    """Friendly ones, and no other creatures."""
    enemies = ["groke", "zorg", "troll", "greed"]
    if sin == "wrath":
        table = Table(mine=["wrath", "krump", "pride"], theirs=["eyegor", *enemies], house="dis")
        table.do("fight:wrath", "card:eyegor", "card:groke", "card:zorg")
    else:
        table = Table(mine=["pride", "krump"], theirs=enemies, hand=["gluttony"], house="dis")
        table.do("play:gluttony", "place:0")
    assert (table.asked, seen(table)) == ("turn", 2)


def test_envy_sloth_and_desire_count_sins() -> None:
    """A friend without that trait counts for nothing."""
    table = Table(mine=["envy", "krump"], theirs=["greed"], amber=(0, 3), house="dis").do("reap:envy")
    assert (table.on("envy"), table.amber(1)) == (0, 3)
    table = Table(mine=["sloth", "krump", "pride"], theirs=["greed"], house="dis").to_turn_of(1)
    assert table.amber(0) == 2
    table = Table(mine=["desire", "krump", "pride"], theirs=["greed"], amber=(7, 0), house="dis").do(
        "reap:desire", "key:red"
    )
    assert (table.keys(), table.amber()) == (1, 0)


def test_turnkey_pays_back_only_what_it_has_taken() -> None:
    """As long as it is in play; where nothing was unforged, nothing is forged."""
    table = Table(hand=["turnkey"], theirs=["troll"], house="dis").do("play:turnkey")
    table.to_turn_of(1, "brobnar").do("fight:troll")
    assert (table.zone("turnkey"), table.keys(1)) == ("discard", 0)
    table = Table(hand=["turnkey"], theirs=["troll"], keys=(0, 1), house="dis").do("play:turnkey")
    table.do(*[move for move in table.offered() if move.startswith("key:")][:1])
    assert table.keys(1) == 0
    table.to_turn_of(1, "brobnar").to_turn_of(0, "dis").to_turn_of(1, "brobnar").do("fight:troll")
    table.do(*[move for move in table.offered() if move.startswith("key:")][:1])
    assert (table.zone("turnkey"), table.keys(1)) == ("discard", 1)


def test_library_card_is_for_your_cards_of_this_turn() -> None:
    """For each of them a card; none for those of the opponent, and none in a later turn."""
    table = Table(
        mine=["library-card"], hand=["infomorph", "q-mechs"], their_hand=["troll"], amber=(0, 0), house="logos"
    ).do("action:library-card", "play:infomorph")  # fmt: skip
    assert (table.zone("library-card"), len(table.hand())) == ("purged", 2)
    table.to_turn_of(1, "brobnar")
    before = len(table.hand())
    table.do("play:troll")
    assert len(table.hand()) == before
    table.to_turn_of(0, "logos").do("play:q-mechs", "place:0")
    assert (table.asked, len(table.hand())) == ("turn", before)  # less itself, and one by its own text


def test_commandeer_is_for_your_cards_of_this_turn() -> None:
    board: dict[str, Any] = {"mine": ["troll"], "theirs": ["bumpsy"], "amber": (0, 5), "house": "sanctum"}
    table = Table(hand=["commandeer", "squire-alys"], their_hand=["krump", "anger"], **board).do(
        "play:commandeer"
    )
    assert table.on("troll") == 0
    table.to_turn_of(1, "brobnar").do("play:krump", "place:0")
    assert (table.asked, table.on("troll"), table.on("bumpsy")) == ("turn", 0, 0)
    table.to_turn_of(0, "sanctum").do("play:squire-alys", "place:0")
    assert (table.asked, table.on("troll"), table.on("squire-alys")) == ("turn", 0, 2)


def test_legion_s_march_is_for_your_dinosaurs_of_this_turn() -> None:
    table = Table(
        mine=["cornicen-octavia", "troll"], theirs=["thero-centurion"], hand=["legion-s-march"], amber=(0, 2), house="saurian"
    ).do("play:legion-s-march")  # fmt: skip
    table.to_turn_of(1, "saurian").do("reap:thero-centurion")
    assert table.damage("troll") == 0
    table.to_turn_of(0, "saurian").do("reap:cornicen-octavia")
    assert table.damage("troll") == 0


@pytest.mark.parametrize(
    ("name", "moves"),
    [("nerotaurus", ["reap"]), ("nerotaurus", ["fight"]), ("opposition-research", ["play"])],
)
def test_what_their_creatures_cannot_do_next_turn(name: str, moves: list[str]) -> None:
    """Yours may, in that turn and before it; and theirs may again in the turn after."""
    house = "saurian" if name == "nerotaurus" else "logos"
    friend = "thero-centurion" if house == "saurian" else "titan-mechanic"
    table = Table(mine=["nerotaurus warded", friend], theirs=["eyegor", "bumpsy"], hand=[name], house=house)
    barred = "fight" if moves == ["reap"] else "reap"
    if moves == ["play"]:
        table.do(f"play:{name}")
    else:
        table.do(f"{moves[0]}:nerotaurus", *(["card:eyegor"] if moves == ["fight"] else []))
    assert {f"reap:{friend}", f"fight:{friend}"} <= set(table.offered())
    table.to_turn_of(1, "brobnar")
    assert [move for move in table.offered() if move.endswith(":bumpsy")] == [
        f"{'reap' if barred == 'fight' else 'fight'}:bumpsy"
    ]
    table.to_turn_of(0, house).to_turn_of(1, "brobnar")
    assert {"reap:bumpsy", "fight:bumpsy"} <= set(table.offered())


@pytest.mark.parametrize(
    ("monument", "statue", "moves", "seen"),
    [
        ("monument-to-ludo", "praefectus-ludo", ["card:troll"], lambda t: 4 - t.on("troll")),
        ("monument-to-octavia", "cornicen-octavia", ["card:troll"], lambda t: t.on("troll") - 4),
    ],
)
def test_a_monument_is_to_one_name(monument: str, statue: str, moves: list[str], seen: Any) -> None:
    """Another card in the discard pile is not meant, nor that one in theirs."""
    for pile, theirs, amount in (([statue], [], 2), (["krump"], [statue], 1)):
        table = Table(
            mine=[monument, "troll amber:4", "groke"], theirs=["bumpsy"], discard=pile, their_discard=theirs, amber=(0, 5),
            house="saurian",
        ).do(f"action:{monument}", *moves)  # fmt: skip
        assert (table.asked, seen(table)) == ("turn", amount)


def test_monuments_to_faust_primus_and_shrix_are_to_one_name() -> None:
    for pile, theirs, dear in ((["faust-the-great"], [], 8), (["krump"], ["faust-the-great"], 7)):
        table = Table(mine=["monument-to-faust"], discard=pile, their_discard=theirs, house="saurian")
        table.do("action:monument-to-faust").to_turn_of(1, "brobnar")
        assert (table.state.key_cost(0), table.state.key_cost(1)) == (dear, dear)
        assert table.to_turn_of(0, "saurian").to_turn_of(1, "brobnar").state.key_cost(1) == 6
    for pile, offered in ((["consul-primus"], MINE + THEIRS), (["zorg"], MINE)):
        table = Table(
            mine=["monument-to-primus", *BOARD["mine"]], theirs=BOARD["theirs"], discard=pile, house="saurian"
        )
        assert table.do("action:monument-to-primus").offered() == offered
    for pile, asked in ((["citizen-shrix"], "choose-player"), (["zorg"], "turn")):
        table = Table(mine=["monument-to-shrix"], discard=pile, amber=(2, 2), house="saurian")
        assert table.do("action:monument-to-shrix").asked == asked


def test_saurian_egg_hatches_what_was_discarded() -> None:
    """Saurians of those two cards alone, and creatures alone; it is the egg alone that cannot fight or reap."""
    table = Table(
        mine=["saurian-egg", "troll"],
        deck=["thero-centurion", "imperium", "thero-centurion"],
        discard=["questor-jarta"],
        theirs=["bumpsy"],
        house="brobnar",
    )
    assert [move for move in table.offered() if move.endswith(":troll")] == ["reap:troll", "fight:troll"]
    table.do("omni:saurian-egg")
    while table.asked == "place":
        table.do("place:0")
    assert sorted(table.line()) == ["thero-centurion", "troll"]
    assert (table.plus("thero-centurion"), table.zone("questor-jarta"), table.zone("imperium")) == (
        3,
        "discard",
        "discard",
    )
    table = Table(
        mine=["saurian-egg"], deck=["troll", "imperium"], discard=["questor-jarta"], house="brobnar"
    )
    table.do("omni:saurian-egg")
    assert (table.line(), table.zone("saurian-egg")) == (["saurian-egg"], "line")
