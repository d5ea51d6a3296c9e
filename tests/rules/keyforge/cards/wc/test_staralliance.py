"""Star Alliance of Worlds Collide, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves

HOUSE = "star-alliance"


def test_armsmaster_molina() -> None:
    """Her neighbours are as hazardous as she is."""
    table = Table(mine=["troll", "armsmaster-molina", "krump", "dodger"], house=HOUSE)
    names = ("troll", "armsmaster-molina", "krump", "dodger")
    assert [table.keyword(name, "hazardous") for name in names] == [3, 3, 3, 0]


def test_cloaking_dongle() -> None:
    """Its creature and both neighbours are elusive, wherever that creature stands now."""
    table = Table(mine=["troll", "krump +cloaking-dongle", "headhunter", "flaxia"], house=HOUSE)
    names = ("troll", "krump", "headhunter", "flaxia")
    assert [table.keyword(name, "elusive") for name in names] == [1, 1, 1, 0]
    table = Table(mine=["troll"], theirs=["krump +cloaking-dongle", "headhunter"], house=HOUSE)
    assert [table.keyword(name, "elusive") for name in ("troll", "krump", "headhunter")] == [0, 1, 1]


@proves("G198")
def test_com_officer_kirby() -> None:
    """One card that is no creature, of another house, each time; after the turn it is over."""
    table = Table(
        mine=["com-officer-kirby"], hand=["smith", "cannon", "troll", "blood-of-titans"], house=HOUSE
    )
    assert not [option for option in table.offered() if option.startswith("play:")]
    table.do("reap:com-officer-kirby")
    plays = {option for option in table.offered() if option.startswith("play:")}
    assert plays == {"play:smith", "play:cannon", "play:blood-of-titans"}
    table.do("play:cannon")
    assert table.row("artifacts") == ["cannon"]
    assert not [option for option in table.offered() if option.startswith("play:")]
    table = Table(hand=["com-officer-kirby", "com-officer-kirby", "smith", "cannon"], house=HOUSE)
    table.do("play:com-officer-kirby", "play:com-officer-kirby", "place:1", "play:cannon", "play:smith")
    assert table.row("discard") == ["smith"]
    table = Table(mine=["com-officer-kirby"], hand=["cannon"], house=HOUSE).do("reap:com-officer-kirby")
    table.to_turn_of(1).to_turn_of(0, HOUSE)
    assert "play:cannon" not in table.offered()


def test_commander_chan() -> None:
    """Another friendly creature of any house is used; alone he uses nobody."""
    table = Table(mine=["commander-chan", "krump", "flaxia"], theirs=["dodger"], house=HOUSE)
    table.do("reap:commander-chan")
    assert table.offered() == ["card:krump", "card:flaxia"]
    table.do("card:krump", "reap:krump")
    assert table.amber() == 2
    table = Table(mine=["commander-chan", "krump"], theirs=["dextre"], house=HOUSE).do("fight:commander-chan")
    assert table.has("krump", "exhausted")
    table = Table(mine=["commander-chan"], house=HOUSE).do("reap:commander-chan")
    assert table.asked == "turn"


@proves("G214")
def test_explo_rover() -> None:
    """A creature, or an upgrade that gives what it has itself."""
    table = Table(mine=["krump"], hand=["explo-rover", "explo-rover"], house=HOUSE)
    assert {"play:explo-rover", "upgrade:explo-rover"} <= set(table.offered())
    table.do("upgrade:explo-rover")
    assert table.host("explo-rover") == "krump"
    assert table.keyword("krump", "skirmish") == 1
    table.do("play:explo-rover", "place:0")
    assert (table.power("explo-rover.2"), table.keyword("explo-rover.2", "skirmish")) == (3, 1)


def test_first_officer_frane() -> None:
    """A friendly creature captures, he among them: played, after a fight, after a reap."""
    table = Table(mine=["krump"], theirs=["dodger"], hand=["first-officer-frane"], amber=(0, 3), house=HOUSE)
    table.do("play:first-officer-frane", "place:1")
    assert table.offered() == ["card:krump", "card:first-officer-frane"]
    table.do("card:krump")
    assert (table.on("krump"), table.amber(1)) == (1, 2)
    table = Table(mine=["first-officer-frane"], theirs=["dextre"], amber=(0, 3), house=HOUSE)
    table.do("fight:first-officer-frane")
    assert table.on("first-officer-frane") == 1
    table = Table(mine=["first-officer-frane"], amber=(0, 3), house=HOUSE).do("reap:first-officer-frane")
    assert (table.on("first-officer-frane"), table.amber(), table.amber(1)) == (1, 1, 2)


def test_lieutenant_khrkhar() -> None:
    """Nothing but taunt and hazardous 3."""
    table = Table(mine=["krump"], theirs=["dodger", "lieutenant-khrkhar"], house="brobnar")
    table.do("fight:krump")
    assert table.zone("krump") == "discard"  # 3 before the fight, and 5 in it
    assert table.zone("lieutenant-khrkhar") == "discard"


def test_light_of_the_archons() -> None:
    """+1 power and +1 armor for each upgrade on its creature, itself included (test ``on``)."""
    table = Table(mine=["krump +light-of-the-archons", "troll +blood-of-titans"], house=HOUSE)
    assert (table.power("krump"), table.armor("krump"), table.armor("troll")) == (7, 1, 0)
    table = Table(mine=["krump +light-of-the-archons +way-of-the-wolf"], house=HOUSE)
    assert (table.power("krump"), table.armor("krump")) == (8, 2)
    table = Table(mine=["krump +light-of-the-archons +light-of-the-archons"], house=HOUSE)
    assert (table.power("krump"), table.armor("krump")) == (10, 4)


def test_medic_ingram() -> None:
    """Any creature is healed and warded, damaged or not, if one likes."""
    cards = {"hand": ["medic-ingram"], "house": HOUSE}
    table = Table(mine=["krump damage:4"], theirs=["dodger"], **cards).do("play:medic-ingram", "place:0")
    table.do("yes", "card:krump")
    assert (table.damage("krump"), table.has("krump", "warded")) == (1, True)
    table = Table(mine=["krump damage:4"], **cards).do("play:medic-ingram", "place:0", "no")
    assert (table.damage("krump"), table.has("krump", "warded")) == (4, False)
    table = Table(mine=["medic-ingram"], theirs=["dodger"], house=HOUSE).do("reap:medic-ingram", "yes")
    table.do("card:dodger")
    assert table.has("dodger", "warded")


OFFICERS = {
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


@pytest.mark.parametrize("name", OFFICERS)
def test_a_blaster_shoots(name: str) -> None:
    """Its creature may deal 2 damage after a fight or a reap; without its officer there is nothing else to do."""
    table = Table(mine=[f"krump +{name}"], theirs=["headhunter", "flaxia"], house="brobnar")
    table.do("reap:krump", "yes", "mode:1", "card:headhunter")
    assert table.damage("headhunter") == 2
    table = Table(mine=[f"krump +{name}"], theirs=["headhunter"], house="brobnar").do("reap:krump", "no")
    assert (table.damage("headhunter"), table.host(name)) == (0, "krump")
    table = Table(mine=[f"krump +{name}"], theirs=["dextre", "headhunter"], house="brobnar")
    table.do("fight:krump", "card:dextre", "yes", "mode:2")
    assert (table.host(name), table.asked) == ("krump", "turn")


def moved(name: str, **more: object) -> Table:
    """A blaster goes from a creature that has reaped to its officer, who stands beside it."""
    table = Table(
        mine=[f"krump +{name}", f"{OFFICERS[name]} {more.pop('marks', '')}"], house="brobnar", **more
    )
    return table.do("reap:krump", "yes", "mode:2")


@proves("G233")
def test_a_blaster_goes_to_its_officer() -> None:
    """Of either side, without leaving play; one that is there already is not attached again."""
    table = moved("kirby-s-blaster", deck=["smith", "punch", "anger"])
    assert table.host("kirby-s-blaster") == "com-officer-kirby"
    assert table.hand() == ["smith", "punch"]
    table = Table(
        mine=["krump +kirby-s-blaster"], theirs=["com-officer-kirby"], deck=["smith"] * 3, house="brobnar"
    )
    table.do("reap:krump", "yes", "mode:2")
    assert (table.host("kirby-s-blaster"), len(table.hand())) == ("com-officer-kirby", 2)
    table = Table(mine=["com-officer-kirby +kirby-s-blaster"], deck=["smith"] * 3, house=HOUSE)
    table.do("reap:com-officer-kirby")
    while table.asked == "trigger":
        table.do(table.offered()[0])
    table.do("yes", "mode:2")
    assert table.hand() == []


def test_a_blaster_played_on_its_officer() -> None:
    """Playing it there attaches it, too; to somebody else it only goes."""
    table = Table(
        mine=["com-officer-kirby", "krump"], hand=["kirby-s-blaster"], deck=["smith"] * 3, house=HOUSE
    )
    table.do("play:kirby-s-blaster", "card:com-officer-kirby")
    assert len(table.hand()) == 2
    table = Table(
        mine=["com-officer-kirby", "krump"], hand=["kirby-s-blaster"], deck=["smith"] * 3, house=HOUSE
    )
    table.do("play:kirby-s-blaster", "card:krump")
    assert table.hand() == []


def test_molina_s_blaster() -> None:
    table = moved("molina-s-blaster", theirs=["headhunter", "flaxia"]).do("yes", "card:headhunter")
    assert table.damage("headhunter") == 3
    table = moved("molina-s-blaster", theirs=["headhunter", "flaxia"]).do("no")
    assert table.damage("headhunter") == 0


def test_chan_s_blaster() -> None:
    """Another friendly creature than its bearer may be used."""
    table = Table(
        mine=["krump +chan-s-blaster", "commander-chan", "flaxia", "headhunter"], house="brobnar"
    ).do("reap:krump", "yes", "mode:2", "yes")
    assert table.offered() == ["card:krump", "card:flaxia", "card:headhunter"]
    table.do("card:flaxia")
    assert table.has("flaxia", "exhausted")
    table = moved("chan-s-blaster").do("no")
    assert table.asked == "turn"


def test_frane_s_blaster() -> None:
    """The Æ on its bearer, which is Frane then, comes to one's pool."""
    table = moved("frane-s-blaster", marks="amber:3")
    assert (table.amber(), table.on("first-officer-frane")) == (1 + 3, 0)


def test_garcia_s_blaster() -> None:
    table = moved("garcia-s-blaster", amber=(0, 2))
    assert (table.amber(), table.amber(1)) == (2, 1)


def test_ingram_s_blaster() -> None:
    """Any creature is healed fully."""
    table = moved("ingram-s-blaster", theirs=["troll damage:7"]).do("card:troll")
    assert table.damage("troll") == 0


def test_khrkhar_s_blaster() -> None:
    """Its new bearer is warded."""
    table = moved("khrkhar-s-blaster")
    assert (table.has("lieutenant-khrkhar", "warded"), table.has("krump", "warded")) == (True, False)


def test_qincan_s_blaster() -> None:
    """A creature in play may be archived, in its owner's archives."""
    table = moved("qincan-s-blaster", theirs=["troll"]).do("yes", "card:troll")
    assert table.row("archives", 1) == ["troll"]
    table = moved("qincan-s-blaster", theirs=["troll"]).do("no")
    assert table.line(1) == ["troll"]


def test_walls__blaster() -> None:
    """One creature for each upgrade that its bearer has then."""
    table = Table(
        mine=["krump +walls--blaster", "chief-engineer-walls +blood-of-titans"],
        theirs=["troll", "dodger", "flaxia"],
        house="brobnar",
    ).do("reap:krump", "yes", "mode:2", "card:troll", "card:flaxia")
    assert [table.has(name, "stunned") for name in ("troll", "dodger", "flaxia")] == [True, False, True]
    assert table.asked == "turn"


def test_red_alert() -> None:
    """As much as there are more enemies, on each of them; with no more of them nothing happens."""
    table = Table(mine=["krump"], theirs=["troll", "dodger", "flaxia"], hand=["red-alert"], house=HOUSE)
    table.do("play:red-alert")
    assert [table.damage(name) for name in ("krump", "troll", "dodger", "flaxia")] == [0, 2, 2, 2]
    table = Table(mine=["krump"], theirs=["troll"], hand=["red-alert"], house=HOUSE).do("play:red-alert")
    assert table.damage("troll") == 0
    table = Table(mine=["krump", "flaxia"], theirs=["troll"], hand=["red-alert"], house=HOUSE)
    assert table.do("play:red-alert").damage("troll") == 0


def test_sci_officer_qincan() -> None:
    """When a house is chosen of which no card is in play, whoever chose it."""
    table = Table(mine=["sci-officer-qincan"], theirs=["krump"], amber=(0, 4), house=HOUSE)
    table.to_turn_of(1, "untamed")
    assert (table.amber(), table.amber(1)) == (1, 3)
    table = Table(mine=["sci-officer-qincan"], theirs=["krump"], amber=(0, 4), house=HOUSE)
    table.to_turn_of(1, "brobnar")
    assert (table.amber(), table.amber(1)) == (0, 4)
    table.to_turn_of(0, "untamed")
    assert (table.amber(), table.amber(1)) == (1, 3)


def test_sensor_chief_garcia() -> None:
    """All keys cost 2 more in the opponent's next turn, and in that only."""
    table = Table(mine=["sensor-chief-garcia"], amber=(0, 7), house=HOUSE).do("reap:sensor-chief-garcia")
    assert table.state.key_cost(1) == 6
    table.to_turn_of(1)
    assert (table.keys(1), table.state.key_cost(0), table.state.key_cost(1)) == (0, 8, 8)
    table.to_turn_of(0, HOUSE)
    assert table.state.key_cost(1) == 6


@proves("G190", "G235")
def test_zap() -> None:
    """1 damage for each house among all creatures, split as one likes, all at once."""
    table = Table(mine=["krump", "headhunter"], theirs=["dodger", "flaxia"], hand=["zap"], house=HOUSE)
    table.do("play:zap", "card:dodger", "card:dodger", "card:flaxia")
    assert (table.damage("dodger"), table.damage("flaxia")) == (2, 1)
    assert table.asked == "turn"
    table = Table(hand=["zap"], house=HOUSE).do("play:zap")
    assert (table.amber(), table.asked) == (1, "turn")


def test_calv_1n() -> None:
    """It draws after fights and reaps, and as an upgrade its creature does."""
    table = Table(mine=["calv-1n"], deck=["smith", "punch"], house=HOUSE).do("reap:calv-1n")
    assert table.hand() == ["smith"]
    table = Table(mine=["calv-1n"], theirs=["urchin"], deck=["smith", "punch"], house=HOUSE)
    table.do("fight:calv-1n")
    assert table.hand() == ["smith"]
    table = Table(mine=["krump"], hand=["calv-1n"], deck=["smith", "punch"], house=HOUSE)
    assert table.do("upgrade:calv-1n").host("calv-1n") == "krump"
    table = Table(mine=["krump +calv-1n"], deck=["smith", "punch"], house="brobnar").do("reap:krump")
    assert table.hand() == ["smith"]


@proves("G212")
def test_cxo_taber() -> None:
    """One card of another house is played or used, not both."""
    cards = {"mine": ["cxo-taber", "krump"], "hand": ["smith", "dust-pixie"], "house": HOUSE}
    table = Table(**cards).do("reap:cxo-taber")
    assert {"play:smith", "play:dust-pixie", "reap:krump"} <= set(table.offered())
    table.do("reap:krump")
    assert "play:smith" not in table.offered()
    table = Table(**cards).do("reap:cxo-taber", "play:dust-pixie", "place:0")
    assert "reap:krump" not in table.offered()


def test_force_field() -> None:
    """Its creature wards itself by reaping."""
    table = Table(mine=["krump +force-field", "flaxia"], house="brobnar").do("reap:krump")
    assert (table.has("krump", "warded"), table.has("flaxia", "warded")) == (True, False)


def test_helmsman_spears() -> None:
    """As many new cards as were discarded; none is allowed."""
    cards = {
        "mine": ["helmsman-spears"],
        "hand": ["smith", "punch"],
        "deck": ["anger", "troll"],
        "house": HOUSE,
    }
    table = Table(**cards).do("reap:helmsman-spears")
    assert table.offered() == ["hand:smith", "hand:punch", "no"]
    table.do("hand:smith", "hand:punch")
    assert table.hand() == ["anger", "troll"]
    table = Table(**cards).do("reap:helmsman-spears", "hand:punch", "done")
    assert table.hand() == ["smith", "anger"]
    table = Table(**cards).do("reap:helmsman-spears", "no")
    assert table.hand() == ["smith", "punch"]


def test_information_officer_gray() -> None:
    """A card of another house is shown and archived; where there is none, the question is asked all the same."""
    cards = {"mine": ["information-officer-gray"], "house": HOUSE}
    table = Table(hand=["smith", "zap"], **cards).do("reap:information-officer-gray", "yes", "hand:smith")
    assert (table.row("archives"), table.hand()) == (["smith"], ["zap"])
    assert table.told("revealed")
    table = Table(hand=["smith"], **cards).do("reap:information-officer-gray", "no")
    assert table.row("archives") == []
    table = Table(hand=["zap"], **cards).do("reap:information-officer-gray")
    assert table.offered() == ["no"]


@proves("G110")
def test_nurse_soto() -> None:
    """Deployed between two creatures she heals both."""
    table = Table(
        mine=["krump damage:4", "troll damage:2", "flaxia damage:1"], hand=["nurse-soto"], house=HOUSE
    )
    table.do("play:nurse-soto", "place:1")
    assert table.line() == ["krump", "nurse-soto", "troll", "flaxia"]
    assert [table.damage(name) for name in ("krump", "troll", "flaxia")] == [1, 0, 1]
    table = Table(mine=["nurse-soto", "krump damage:4"], house=HOUSE).do("reap:nurse-soto")
    assert table.damage("krump") == 1


def test_quadracorder() -> None:
    """1 for each house of friendly creatures, 3 at most; friendly to whoever played it."""
    table = Table(mine=["krump +quadracorder", "headhunter"], theirs=["dodger"], house=HOUSE)
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 7)
    table = Table(mine=["krump +quadracorder", "dodger", "flaxia", "tunk"], house=HOUSE)
    assert table.state.key_cost(1) == 9


def test_stunner() -> None:
    table = Table(mine=["krump +stunner"], theirs=["dodger"], house="brobnar").do("reap:krump", "yes")
    table.do("card:dodger")
    assert table.has("dodger", "stunned")
    table = Table(mine=["krump +stunner"], theirs=["dodger"], house="brobnar").do("reap:krump", "no")
    assert not table.has("dodger", "stunned")
    table = Table(mine=["krump +stunner"], theirs=["dextre", "dodger"], house="brobnar")
    table.do("fight:krump", "card:dextre", "yes", "card:dodger")
    assert table.has("dodger", "stunned")


def test_transporter_platform() -> None:
    """A friendly creature goes home with all that is on it, each card to its owner."""
    table = Table(
        mine=["transporter-platform", "krump +blood-of-titans", "flaxia +way-of-the-wolf"],
        theirs=["dodger"],
        house=HOUSE,
    )
    table.do("action:transporter-platform")
    assert table.offered() == ["card:krump", "card:flaxia"]
    table.do("card:krump")
    assert sorted(table.hand()) == ["blood-of-titans", "krump"]
    assert table.line() == ["flaxia"]
    assert table.host("way-of-the-wolf") == "flaxia"
    table = Table(mine=["transporter-platform", "krump warded +blood-of-titans"], house=HOUSE)
    table.do("action:transporter-platform")
    assert (table.line(), table.hand()) == (["krump"], ["blood-of-titans"])


def test_universal_translator() -> None:
    """A friendly creature of another house is used."""
    table = Table(mine=["krump +universal-translator", "medic-ingram", "flaxia"], house="brobnar")
    table.do("reap:krump")
    assert table.offered() == ["card:krump", "card:flaxia"]
    table.do("card:flaxia")
    assert (table.has("flaxia", "exhausted"), table.amber()) == (True, 2)
    table = Table(mine=["medic-ingram +universal-translator"], theirs=["krump"], house=HOUSE)
    table.do("reap:medic-ingram", "trigger:medic-ingram", "no")
    assert table.asked == "turn"


def test_xenotraining() -> None:
    """A capture for each house of friendly creatures, each by whomever one likes."""
    table = Table(
        mine=["krump", "headhunter", "dodger"],
        theirs=["flaxia"],
        hand=["xenotraining"],
        amber=(0, 5),
        house=HOUSE,
    )
    table.do("play:xenotraining", "card:dodger", "card:krump")
    assert [table.on(name) for name in ("krump", "headhunter", "dodger")] == [1, 0, 1]
    assert (table.amber(), table.amber(1), table.asked) == (1, 3, "turn")


def test_aembertracker() -> None:
    """Enemies with Æ on them, past their armor."""
    table = Table(
        mine=["krump amber:1"],
        theirs=["champion-anaphiel amber:1", "tunk", "troll amber:2"],
        hand=["æmbertracker"],
        house=HOUSE,
    )
    table.do("play:aembertracker", "place:0")
    names = ("krump", "champion-anaphiel", "tunk", "troll")
    assert [table.damage(name) for name in names] == [0, 2, 0, 2]


def test_captain_val_jericho() -> None:
    """From the center he lets one card of another house be played in one's turn."""
    cards = {"hand": ["smith", "dust-pixie", "punch"], "house": HOUSE}
    table = Table(mine=["krump", "captain-val-jericho", "flaxia"], **cards).do("play:dust-pixie", "place:3")
    assert not [option for option in table.offered() if option.startswith("play:")]
    table = Table(mine=["krump", "captain-val-jericho"], **cards)
    assert not [option for option in table.offered() if option.startswith("play:")]
    table = Table(mine=["captain-val-jericho"], **cards)
    assert "play:smith" in table.offered()


@proves("G211")
def test_crash_muldoon() -> None:
    """He enters ready wherever one likes, and has a neighbour of another house used."""
    table = Table(mine=["krump", "flaxia", "dodger"], hand=["crash-muldoon"], house=HOUSE)
    table.do("play:crash-muldoon", "place:1")
    assert table.line() == ["krump", "crash-muldoon", "flaxia", "dodger"]
    table.do("action:crash-muldoon")
    assert table.offered() == ["card:krump", "card:flaxia"]
    table.do("card:krump")
    assert (table.has("krump", "exhausted"), table.amber()) == (True, 1)
    table = Table(mine=["medic-ingram", "crash-muldoon"], house=HOUSE).do("action:crash-muldoon")
    assert table.asked == "turn"


@proves("G234")
def test_disruption_field() -> None:
    """A counter for each use of its creature makes the opponent's keys dearer."""
    table = Table(mine=["krump +disruption-field"], theirs=["dextre"], house="brobnar")
    assert table.state.key_cost(1) == 6
    table.do("fight:krump")
    assert (table.counters("disruption-field"), table.state.key_cost(1)) == ({"disruption": 1}, 7)
    table.to_turn_of(1).to_turn_of(0, "brobnar").do("reap:krump")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 8)


def test_doctor_driscoll() -> None:
    """1 Æ for each damage that was there to heal."""
    table = Table(mine=["doctor-driscoll", "krump damage:1"], theirs=["troll damage:4"], house=HOUSE)
    table.do("action:doctor-driscoll", "card:troll")
    assert (table.damage("troll"), table.amber()) == (2, 2)
    table = Table(mine=["doctor-driscoll", "krump damage:1"], house=HOUSE)
    table.do("action:doctor-driscoll", "card:krump")
    assert table.amber() == 1
    table = Table(mine=["doctor-driscoll", "krump"], house=HOUSE).do("action:doctor-driscoll", "card:krump")
    assert table.amber() == 0


@proves("G49")
def test_forging_an_alliance() -> None:
    """7 above the cost, less 1 for each house among cards in play, 6 at most; who can pay has to."""
    table = Table(
        mine=["krump", "dodger +jammer-pack"],
        theirs=["flaxia", "library-of-babble"],
        amber=(8, 0),
        hand=["forging-an-alliance"],
        house=HOUSE,
    )
    table.do("play:forging-an-alliance")
    table.do("key:red")
    assert (table.keys(), table.amber()) == (1, 9 - 8)
    table = Table(
        mine=["krump", "dodger"], theirs=["flaxia"], amber=(8, 0), hand=["forging-an-alliance"], house=HOUSE
    )
    table.do("play:forging-an-alliance")
    assert (table.keys(), table.amber()) == (0, 9)


@pytest.mark.parametrize(
    ("creatures", "gained"),
    [
        (["krump", "dodger"], 0),
        (["krump", "dodger", "flaxia"], 1),
        (["krump", "dodger", "flaxia", "tunk", "headhunter"], 1),
        (["krump", "dodger", "flaxia", "tunk", "dextre"], 2),
        (["krump", "dodger", "flaxia", "tunk", "dextre", "tentacus"], 3),
        (["krump", "dodger", "flaxia", "tunk", "dextre", "tentacus", "the-vaultkeeper"], 3),
    ],
)
def test_galactic_census(creatures: list[str], gained: int) -> None:
    """The houses of all creatures, of both sides."""
    table = Table(mine=creatures[:2], theirs=creatures[2:], hand=["galactic-census"], house=HOUSE)
    table.do("play:galactic-census")
    assert table.amber() == 1 + gained


def test_operations_officer_yshi() -> None:
    """Neighbours capture when they fight or reap."""
    table = Table(
        mine=["krump", "operations-officer-yshi", "headhunter", "bumpsy"], amber=(0, 4), house="brobnar"
    )
    table.do("reap:krump")
    assert (table.on("krump"), table.amber(1)) == (1, 3)
    table.do("reap:bumpsy")
    assert table.on("bumpsy") == 0
    assert table.keyword("operations-officer-yshi", "taunt") == 1


def test_peace_accord() -> None:
    """2 for each player; then whoever fights loses 4, and the accord is over."""
    table = Table(mine=["krump"], hand=["peace-accord"], house=HOUSE).do("play:peace-accord")
    assert (table.amber(), table.amber(1)) == (2, 2)
    table = Table(mine=["snufflegator"], theirs=["troll", "peace-accord"], amber=(5, 5), house="untamed")
    table.do("fight:snufflegator")
    assert (table.amber(), table.amber(1), table.zone("peace-accord")) == (1, 5, "discard")
    table = Table(mine=["snufflegator"], theirs=["troll", "peace-accord"], amber=(3, 0), house="untamed")
    table.do("fight:snufflegator")
    assert (table.amber(), table.zone("peace-accord")) == (0, "discard")
    table = Table(mine=["krump"], theirs=["peace-accord"], amber=(3, 0), house="brobnar").do("reap:krump")
    assert (table.amber(), table.zone("peace-accord")) == (4, "artifacts")


@proves("G222")
def test_plasma_nozzle() -> None:
    """Before the fight 2 to whom it attacks and to both neighbours."""
    table = Table(
        mine=["krump +plasma-nozzle"], theirs=["flaxia", "troll", "dodger", "bumpsy"], house="brobnar"
    )
    table.do("fight:krump", "card:troll")
    names = ("flaxia", "troll", "dodger", "bumpsy")
    assert [table.damage(name) for name in names][0::2] == [2, 2]
    assert (table.zone("troll"), table.damage("bumpsy")) == ("discard", 0)


def test_psionic_officer_lang() -> None:
    """The top card is archived whenever an enemy reaps; a friend does nothing."""
    table = Table(
        mine=["krump"], theirs=["psionic-officer-lang"], their_deck=["smith", "anger"], house="brobnar"
    )
    table.do("reap:krump")
    assert table.row("archives", 1) == ["smith"]
    table = Table(mine=["psionic-officer-lang"], deck=["smith"], house=HOUSE).do("reap:psionic-officer-lang")
    assert table.row("archives") == []


def test_quixxle_stone() -> None:
    """Whoever has more creatures plays none; as upgrades they may be played."""
    cards = {"hand": ["explo-rover", "zap"], "house": HOUSE}
    table = Table(mine=["krump", "flaxia", "quixxle-stone"], theirs=["dodger"], **cards)
    assert "play:explo-rover" not in table.offered()
    assert {"upgrade:explo-rover", "play:zap"} <= set(table.offered())
    table = Table(mine=["krump", "quixxle-stone"], theirs=["dodger"], **cards)
    assert "play:explo-rover" in table.offered()
    table = Table(mine=["krump", "flaxia"], theirs=["dodger", "quixxle-stone"], **cards)
    assert "play:explo-rover" not in table.offered()
    table = Table(mine=["krump"], theirs=["dodger", "flaxia", "quixxle-stone"], **cards)
    assert "play:explo-rover" in table.offered()


def test_special_agent_fingers() -> None:
    table = Table(mine=["special-agent-fingers"], amber=(0, 2), house=HOUSE).do(
        "action:special-agent-fingers"
    )
    assert (table.amber(), table.amber(1)) == (1, 1)
    assert table.keyword("special-agent-fingers", "elusive") == 1


def test_tachyon_pulse() -> None:
    """All artifacts are destroyed, all creatures with an upgrade exhausted (test ``upgraded``)."""
    table = Table(
        mine=["krump +blood-of-titans", "flaxia", "cannon"],
        theirs=["dodger +way-of-the-wolf", "library-of-babble"],
        hand=["tachyon-pulse"],
        house=HOUSE,
    )
    table.do("play:tachyon-pulse")
    assert (table.row("artifacts"), table.row("artifacts", 1)) == ([], [])
    assert [table.has(name, "exhausted") for name in ("krump", "flaxia", "dodger")] == [True, False, True]


def test_techivore_pulpate() -> None:
    """Artifacts of the house that was just chosen, by either player."""
    table = Table(mine=["techivore-pulpate", "cannon"], theirs=["library-of-babble", "sniffer"], house=HOUSE)
    table.to_turn_of(1, "brobnar")
    assert (table.row("artifacts"), table.row("artifacts", 1)) == ([], ["library-of-babble", "sniffer"])
    table.to_turn_of(0, "untamed")
    assert len(table.row("artifacts", 1)) == 2


def test_uncharted_lands() -> None:
    """6 Æ wait there for whoever reaps with a creature of Star Alliance."""
    table = Table(mine=["commander-chan"], hand=["uncharted-lands"], house=HOUSE).do("play:uncharted-lands")
    assert table.on("uncharted-lands") == 6
    table.do("reap:commander-chan")
    while table.asked == "trigger":
        table.do(table.offered()[0])
    assert (table.amber(), table.on("uncharted-lands")) == (2, 5)
    table = Table(mine=["medic-ingram", "krump"], theirs=["uncharted-lands amber:1"], house=HOUSE)
    table.do("reap:medic-ingram")
    while table.asked in ("trigger", "yes"):
        table.do("no" if table.asked == "yes" else table.offered()[0])
    assert (table.amber(), table.on("uncharted-lands")) == (2, 0)
    table = Table(mine=["krump", "uncharted-lands amber:2"], house="brobnar").do("reap:krump")
    assert (table.amber(), table.on("uncharted-lands")) == (1, 2)


def test_chief_engineer_walls() -> None:
    """An upgrade or a Robot comes back from the discard pile (word ``Either``), if one likes."""
    cards = {
        "hand": ["chief-engineer-walls"],
        "discard": ["smith", "blood-of-titans", "batdrone", "krump"],
        "house": HOUSE,
    }
    table = Table(**cards).do("play:chief-engineer-walls", "yes")
    assert table.offered() == ["pile:blood-of-titans", "pile:batdrone"]
    table.do("pile:batdrone")
    assert table.hand() == ["batdrone"]
    table = Table(**cards).do("play:chief-engineer-walls", "no")
    assert table.hand() == []
    table = Table(mine=["chief-engineer-walls"], discard=["jammer-pack"], house=HOUSE)
    table.do("reap:chief-engineer-walls", "yes")
    assert table.hand() == ["jammer-pack"]
    table = Table(mine=["chief-engineer-walls"], discard=["smith"], house=HOUSE)
    table.do("reap:chief-engineer-walls", "yes")
    assert (table.hand(), table.asked) == ([], "turn")


def test_lay_of_the_land() -> None:
    """Three cards are seen and put back in an order of one's own, and the first of them drawn."""
    deck = ["smith", "punch", "anger", "troll", "krump"]
    table = Table(hand=["lay-of-the-land"], deck=deck, house=HOUSE).do("play:lay-of-the-land")
    assert table.offered() == ["deck:smith", "deck:punch", "deck:anger"]
    table.do("deck:punch", "deck:anger")
    assert (table.hand(), table.row("deck")) == (["smith"], ["anger", "punch", "troll", "krump"])
    table = Table(hand=["lay-of-the-land"], deck=["smith"], house=HOUSE).do("play:lay-of-the-land")
    assert table.hand() == ["smith"]


def test_navigator_ali() -> None:
    """The same without the draw; nobody else sees the cards."""
    table = Table(hand=["navigator-ali"], deck=["smith", "punch", "anger", "troll"], house=HOUSE)
    table.do("play:navigator-ali", "deck:smith", "deck:anger")
    assert table.row("deck") == ["punch", "anger", "smith", "troll"]
    assert table.hand() == []
    assert not table.told("revealed")


def test_quintrino_flux() -> None:
    """One creature of each side, and whoever has the power of either, together (test ``like_power``)."""
    table = Table(
        mine=["krump", "flaxia", "dextre", "troll"],
        theirs=["headhunter", "mighty-tiger", "tentacus", "champion-anaphiel"],
        hand=["quintrino-flux"],
        house=HOUSE,
    )
    table.do("play:quintrino-flux", "card:flaxia", "card:champion-anaphiel")
    assert table.line() == ["dextre", "troll"]
    assert table.line(1) == ["headhunter", "tentacus"]
    table = Table(theirs=["headhunter", "tentacus", "troll"], hand=["quintrino-flux"], house=HOUSE)
    table.do("play:quintrino-flux", "card:tentacus")
    assert table.line(1) == ["troll"]


def test_sci_officer_morpheus() -> None:
    """The "Play:" of a creature that one plays comes twice, one after the other (word ``plays_again``)."""
    table = Table(
        mine=["sci-officer-morpheus"], hand=["first-officer-frane", "krump"], amber=(0, 5), house=HOUSE
    )
    table.do("play:first-officer-frane", "place:1", "card:sci-officer-morpheus", "card:first-officer-frane")
    assert (table.on("sci-officer-morpheus"), table.on("first-officer-frane"), table.amber(1)) == (1, 1, 3)
    assert table.asked == "turn"
    table = Table(
        mine=["sci-officer-morpheus", "sci-officer-morpheus"], hand=["dextre"], amber=(0, 5), house="logos"
    )
    table.do("play:dextre", "place:0")
    assert table.on("dextre") == 3


def test_sci_officer_morpheus_is_about_play_effects() -> None:
    """Not of reaps, actions, or of what the opponent plays; and only as long as both are there (G62)."""
    table = Table(mine=["sci-officer-morpheus", "first-officer-frane"], amber=(0, 5), house=HOUSE)
    table.do("reap:first-officer-frane", "card:first-officer-frane")
    assert table.asked == "turn"
    table = Table(mine=["sci-officer-morpheus"], hand=["zap"], theirs=["troll"], house=HOUSE).do("play:zap")
    while table.asked == "card":
        table.do("card:troll")
    assert table.damage("troll") == 2
    table = Table(theirs=["sci-officer-morpheus"], hand=["dextre"], amber=(0, 5), house="logos")
    table.do("play:dextre")
    assert table.on("dextre") == 1
    table = Table(mine=["sci-officer-morpheus"], theirs=["krump"], hand=["flaxia"], house="untamed")
    before = table.amber()
    table.do("play:flaxia", "place:0")
    assert table.amber() == before + 4


@proves("G229")
def test_tactical_officer_moon() -> None:
    """The creatures of a line, one's own or the other, come in any order, if one likes (word ``Rearrange``)."""
    cards = {"theirs": ["troll", "krump", "dodger"], "hand": ["tactical-officer-moon"], "house": HOUSE}
    table = Table(mine=["flaxia"], **cards).do("play:tactical-officer-moon", "place:0", "yes", "mode:2")
    assert table.offered() == ["card:troll", "card:krump", "card:dodger"]
    table.do("card:dodger", "card:troll")
    assert table.line(1) == ["dodger", "troll", "krump"]
    assert table.line() == ["tactical-officer-moon", "flaxia"]
    table = Table(mine=["flaxia", "tunk"], **cards).do(
        "play:tactical-officer-moon", "place:0", "yes", "mode:1"
    )
    table.do("card:tunk", "card:tactical-officer-moon")
    assert table.line() == ["tunk", "tactical-officer-moon", "flaxia"]
    table = Table(**cards).do("play:tactical-officer-moon", "no")
    assert table.line(1) == ["troll", "krump", "dodger"]
    table = Table(hand=["tactical-officer-moon"], house=HOUSE).do(
        "play:tactical-officer-moon", "yes", "mode:2"
    )
    assert table.asked == "turn"


def test_book_of_leq() -> None:
    """The house of the top card becomes the active one; Star Alliance there ends the turn."""
    table = Table(mine=["book-of-leq", "krump", "medic-ingram"], deck=["smith", "zap"], house=HOUSE)
    table.do("action:book-of-leq")
    assert "reap:krump" in table.offered()
    assert "reap:medic-ingram" not in table.offered()
    assert table.row("deck")[0] == "smith"
    table = Table(mine=["book-of-leq", "medic-ingram"], deck=["zap", "smith"], house=HOUSE)
    table.do("action:book-of-leq")
    assert table.state.active == 1
    assert len(table.hand()) == 2
    assert not table.has("book-of-leq", "exhausted")


def test_book_of_leq_and_a_card_of_two_houses() -> None:
    """Either of its houses may be chosen, and with Star Alliance among them it is a card of that (G261)."""
    table = Table(mine=["book-of-leq", "krump"], deck=["smith also:dis"], house=HOUSE)
    table.do("action:book-of-leq")
    assert table.offered() == ["house:brobnar", "house:dis"]
    table.do("house:dis")
    assert "reap:krump" not in table.offered()
    table = Table(mine=["book-of-leq", "krump"], deck=["smith also:star-alliance"], house=HOUSE)
    table.do("action:book-of-leq")
    assert table.state.active == 1


@proves("G254")
def test_encounter_suit() -> None:
    """Its creature is warded before an action has its effect, whoever plays it (``early``)."""
    table = Table(
        mine=["troll +encounter-suit"], theirs=["krump"], hand=["twin-bolt-emission"], house="logos"
    )
    table.do("play:twin-bolt-emission")
    assert (table.damage("troll"), table.has("troll", "warded"), table.damage("krump")) == (0, False, 2)
    table = Table(theirs=["troll +encounter-suit"], hand=["library-access", "cannon"], house="logos")
    table.do("play:library-access")
    assert table.has("troll", "warded")
    table = Table(mine=["troll +encounter-suit"], hand=["cannon"], house="brobnar").do("play:cannon")
    assert not table.has("troll", "warded")


def test_general_order_24() -> None:
    """At the start of each turn its player chooses an own creature, with which all of its house go."""
    table = Table(
        mine=["general-order-24", "krump", "flaxia"], theirs=["headhunter", "dodger", "tentacus"], house=HOUSE
    )
    table.do("end")
    while table.asked not in ("card", "turn"):
        table.step(1)
    assert (table.asked, table.offered()) == ("card", ["card:headhunter", "card:dodger", "card:tentacus"])
    table.do("card:headhunter")
    assert (table.line(), table.line(1)) == (["flaxia"], ["dodger", "tentacus"])
    table.to_turn_of(0, HOUSE)
    assert (table.line(), table.line(1)) == ([], ["dodger", "tentacus"])


@pytest.mark.parametrize(
    ("mine", "theirs"), [(["general-order-24"], ["krump"]), (["krump"], ["general-order-24"])]
)
def test_general_order_24_without_creatures(mine: list[str], theirs: list[str]) -> None:
    """It is destroyed in the turn of whoever has none."""
    table = Table(mine=mine, theirs=theirs, house=HOUSE)
    table.to_turn_of(1).to_turn_of(0)
    assert table.zone("general-order-24") == "discard"


def test_general_order_24_before_an_opponent_without_creatures() -> None:
    """It goes as their turn starts, and the creatures of its own side stay."""
    table = Table(mine=["general-order-24", "krump"], house=HOUSE).to_turn_of(1)
    assert (table.zone("general-order-24"), table.line()) == ("discard", ["krump"])


def test_stealth_mode() -> None:
    """No actions in the opponent's next turn."""
    table = Table(hand=["stealth-mode"], their_hand=["smith", "krump"], house=HOUSE).do("play:stealth-mode")
    table.to_turn_of(1, "brobnar")
    assert "play:smith" not in table.offered()
    assert "play:krump" in table.offered()


@proves("G136")
def test_we_can_all_win() -> None:
    """All keys cost 2 less through the end of one's own next turn (``THROUGH_YOUR_TURN``)."""
    table = Table(hand=["we-can-all-win"], house=HOUSE).do("play:we-can-all-win")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (4, 4)
    table.to_turn_of(1)
    assert table.state.key_cost(1) == 4
    table.to_turn_of(0, HOUSE)
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (4, 4)
    table.to_turn_of(1)
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 6)


@proves("G208")
def test_we_can_all_win_and_another_turn() -> None:
    """Another turn of its player is the next one."""
    table = Table(hand=["we-can-all-win"], house=HOUSE).do("play:we-can-all-win")
    table.state.extra = [0]
    table.do("end")
    while table.asked != "turn":
        table.step(0, HOUSE)
    assert (table.state.active, table.state.key_cost(0)) == (0, 4)
    table.to_turn_of(1)
    assert table.state.key_cost(1) == 6


@proves("G214")
def test_com_officer_kirby_and_a_creature_played_as_an_upgrade() -> None:
    """As an upgrade it is no creature, so his leave is for it too."""
    table = Table(mine=["com-officer-kirby", "krump"], hand=["calv-1n", "stealthster house:dis"], house=HOUSE)
    table.do("reap:com-officer-kirby")
    assert "play:stealthster~dis" not in table.offered()
    table.do("upgrade:stealthster~dis", "card:krump")
    assert table.keyword("krump", "elusive") == 1
