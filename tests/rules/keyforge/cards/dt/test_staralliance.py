"""Star Alliance of Dark Tidings, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves

HOUSE = "star-alliance"


def test_5c077_evil_twin() -> None:
    """It destroys another creature of its power, either side's, and then may gain or lose a counter."""
    table = Table(
        mine=["5c077-evil-twin", "urchin", "cr-officer-hawkins"], theirs=["troll", "5c077"], house=HOUSE
    )
    table.do("reap:5c077-evil-twin")
    assert table.offered() == ["card:cr-officer-hawkins", "card:5c077"]
    table.do("card:5c077")
    assert table.zone("5c077") == "discard"
    table.do("yes", "mode:1")
    assert table.plus("5c077-evil-twin") == 1
    table = Table(mine=["5c077-evil-twin plus:1"], theirs=["troll"], house=HOUSE).do("reap:5c077-evil-twin")
    table.do("yes", "mode:2")
    assert (table.plus("5c077-evil-twin"), table.zone("troll")) == (0, "line")
    table = Table(mine=["5c077-evil-twin"], house=HOUSE).do("reap:5c077-evil-twin", "no")
    assert (table.plus("5c077-evil-twin"), table.asked) == (0, "turn")


def test_5c077() -> None:
    """A friendly creature of its power is readied and used; itself, enemies and others are not meant."""
    table = Table(
        mine=["5c077", "cr-officer-hawkins exhausted", "krump exhausted"],
        theirs=["5c077-evil-twin"],
        house=HOUSE,
    )
    table.do("reap:5c077")
    assert table.offered() == ["reap:cr-officer-hawkins", "fight:cr-officer-hawkins"]
    table.do("reap:cr-officer-hawkins")
    assert (table.amber(), table.has("krump", "exhausted")) == (2, True)
    table.do("yes", "mode:1")
    assert table.plus("5c077") == 1


@pytest.mark.parametrize(
    ("name", "tokens"), [("cr-officer-hawkins", (3, 4)), ("cr-officer-hawkins-evil-twin", (1, 2))]
)
def test_cr_officer_hawkins(name: str, tokens: tuple[int, int]) -> None:
    """1 Æ for each neighbour of another house: gained, or by the twin lost by the opponent; deployed between them."""
    table = Table(mine=["troll", "krump", "dodger"], hand=[name], amber=(1, 4), house=HOUSE)
    table.do(f"play:{name}", "place:1")
    assert (table.amber(), table.amber(1)) == tokens
    table = Table(mine=["agent-sepdia"], hand=[name], amber=(1, 4), house=HOUSE).do(f"play:{name}", "place:1")
    assert (table.amber(), table.amber(1)) == (1, 4)


@pytest.mark.parametrize(("name", "gives"), [("ch-337a", "elusive"), ("ch-337a-evil-twin", "skirmish")])
def test_ch_337a(name: str, gives: str) -> None:
    """Its neighbours have its keyword while the tide is high, it has it always."""
    mine = ["troll", name, "krump", "bumpsy"]
    table = Table(mine=mine, tide="high", house=HOUSE)
    assert [table.keyword(one, gives) for one in mine] == [1, 1, 1, 0]
    for tide in ("low", "neutral"):
        table = Table(mine=mine, tide=tide, house=HOUSE)
        assert [table.keyword(one, gives) for one in mine] == [0, 1, 0, 0]


def test_rocketeer_tryska_evil_twin() -> None:
    """She enters ready in a high tide."""
    for tide, exhausted in (("high", False), ("low", True), ("neutral", True)):
        table = Table(hand=["rocketeer-tryska-evil-twin"], tide=tide, house=HOUSE)
        table.do("play:rocketeer-tryska-evil-twin")
        assert table.has("rocketeer-tryska-evil-twin", "exhausted") == exhausted


def test_d1_v3_pod() -> None:
    """Skirmish in a high tide, elusive in a low one, nothing in neither."""
    for tide, said in (("high", (1, 0)), ("low", (0, 1)), ("neutral", (0, 0))):
        table = Table(mine=["krump +d1-v3-pod", "troll"], tide=tide, house=HOUSE)
        assert (table.keyword("krump", "skirmish"), table.keyword("krump", "elusive")) == said
        assert (table.keyword("troll", "skirmish"), table.keyword("troll", "elusive")) == (0, 0)


def test_exploratory_craft() -> None:
    """A card for each house among those it has exhausted; one that was exhausted before does not count."""
    table = Table(
        mine=["exploratory-craft", "troll", "krump", "dodger", "agent-sepdia exhausted"],
        theirs=["flaxia"],
        house=HOUSE,
    )
    table.do("action:exploratory-craft")
    assert table.offered() == ["card:troll", "card:krump", "card:dodger", "card:agent-sepdia", "no"]
    table.do("card:troll", "card:krump", "card:agent-sepdia")
    assert len(table.hand()) == 1
    assert [table.has(name, "exhausted") for name in ("troll", "krump", "dodger")] == [True, True, False]
    table = Table(mine=["exploratory-craft", "troll", "dodger"], house=HOUSE)
    table.do("action:exploratory-craft", "card:troll", "card:dodger")
    assert len(table.hand()) == 2
    table = Table(mine=["exploratory-craft", "troll"], house=HOUSE).do("action:exploratory-craft", "no")
    assert table.hand() == []


def test_make_it_so() -> None:
    """A right guess draws the card and begins anew with another house; a wrong one leaves the card on top."""
    table = Table(hand=["make-it-so"], deck=["troll", "dodger", "krump"], house=HOUSE).do("play:make-it-so")
    assert f"house:{HOUSE}" in table.offered()
    table.do("house:brobnar")
    assert (table.hand(), table.asked) == (["troll"], "choose-house")
    table.do("house:shadows")
    assert table.hand() == ["troll", "dodger"]
    table.do("house:dis")
    assert (table.hand(), table.row("deck"), table.asked) == (["troll", "dodger"], ["krump"], "turn")
    table = Table(hand=["make-it-so"], deck=[], house=HOUSE).do("play:make-it-so", "house:dis")
    assert (table.hand(), table.asked) == ([], "turn")


def test_agent_sepdia() -> None:
    """1 damage, and a stun besides in a high tide; after fight and after reap."""
    table = Table(mine=["agent-sepdia"], theirs=["troll", "krump"], tide="high", house=HOUSE)
    table.do("reap:agent-sepdia", "card:troll")
    assert (table.damage("troll"), table.has("troll", "stunned"), table.has("krump", "stunned")) == (
        1,
        True,
        False,
    )
    table = Table(mine=["agent-sepdia"], theirs=["dust-pixie", "troll"], tide="low", house=HOUSE)
    table.do("fight:agent-sepdia", "card:dust-pixie.36", "card:troll")
    assert (table.damage("troll"), table.has("troll", "stunned")) == (1, False)
    table = Table(mine=["agent-sepdia"], theirs=["urchin"], tide="high", house=HOUSE).do("reap:agent-sepdia")
    table.do("card:urchin")
    assert table.zone("urchin") == "discard"


def test_colonist_chapman() -> None:
    """His neighbours of other houses gain 1 more Æ by reaping."""
    table = Table(mine=["bumpsy", "colonist-chapman", "agent-sepdia", "krump"], house="brobnar")
    table.do("reap:bumpsy")
    assert table.amber() == 2
    table.do("reap:krump")
    assert table.amber() == 3
    table = Table(mine=["troll", "colonist-chapman", "commander-dhrxgar"], house=HOUSE)
    table.do("reap:commander-dhrxgar")
    assert table.amber() == 1


def test_static_collection_array() -> None:
    """Its player's keys are cheaper in a high tide, dearer in a low one."""
    for tide, costs in (("high", (5, 6)), ("low", (7, 6)), ("neutral", (6, 6))):
        table = Table(mine=["static-collection-array"], tide=tide, house=HOUSE)
        assert (table.state.key_cost(0), table.state.key_cost(1)) == costs


def test_together() -> None:
    """A card of another house may be played, in a high tide two of them, one after the other."""
    hand = ["together", "troll", "krump", "agent-sepdia"]
    table = Table(hand=hand, tide="low", house=HOUSE).do("play:together", "yes")
    assert table.offered() == ["hand:troll", "hand:krump"]
    table.do("hand:troll")
    assert (table.zone("troll"), table.asked) == ("line", "turn")
    assert "play:krump" not in table.offered()
    table = Table(hand=hand, tide="high", house=HOUSE).do("play:together", "yes", "hand:troll", "yes")
    table.do("hand:krump", "place:1")
    assert table.line() == ["troll", "krump"]
    table = Table(hand=hand, tide="high", house=HOUSE).do("play:together", "no", "yes", "hand:troll")
    assert table.line() == ["troll"]
    table = Table(hand=["together", "agent-sepdia"], tide="high", house=HOUSE).do("play:together")
    assert table.offered() == ["no"]  # that nothing can be played must not show


def test_lieutenant_valmart() -> None:
    """In a high tide keys cost 3 more in the opponent's next turn, and in no other."""
    table = Table(mine=["lieutenant-valmart"], tide="high", house=HOUSE).do("reap:lieutenant-valmart")
    assert table.state.key_cost(1) == 6
    table.to_turn_of(1)
    assert (table.state.key_cost(1), table.state.key_cost(0)) == (9, 9)
    table.to_turn_of(0, HOUSE)
    assert table.state.key_cost(0) == 6
    table = (
        Table(hand=["lieutenant-valmart"], tide="low", house=HOUSE)
        .do("play:lieutenant-valmart")
        .to_turn_of(1)
    )
    assert table.state.key_cost(1) == 6
    table = Table(mine=["lieutenant-valmart"], theirs=["dust-pixie"], tide="high", house=HOUSE)
    table.do("fight:lieutenant-valmart").to_turn_of(1)
    assert table.state.key_cost(1) == 9


def test_officer_s_blaster() -> None:
    """+2 power; as its creature dies it goes to the one on the right, and falls with it where there is none."""
    table = Table(mine=["troll"], theirs=["dodger", "bumpsy +officer-s-blaster", "krump"], house="brobnar")
    assert table.power("bumpsy") == 7
    table.do("fight:troll", "card:bumpsy")
    assert (table.zone("bumpsy"), table.host("officer-s-blaster")) == ("discard", "krump")
    assert table.power("krump") == 8
    table = Table(mine=["troll"], theirs=["krump", "bumpsy +officer-s-blaster"], house="brobnar")
    table.do("fight:troll", "card:bumpsy")
    assert table.zone("officer-s-blaster") == "discard"


def test_technobabble() -> None:
    """The chosen creature, and of its neighbours those of its house."""
    table = Table(hand=["technobabble"], theirs=["krump", "troll", "dodger", "bumpsy"], house=HOUSE)
    table.do("play:technobabble", "card:troll")
    assert [table.has(name, "stunned") for name in ("krump", "troll", "dodger", "bumpsy")] == [
        True,
        True,
        False,
        False,
    ]
    table = Table(hand=["technobabble"], house=HOUSE).do("play:technobabble")
    assert table.asked == "turn"


def test_unity_or_discord() -> None:
    """A friendly creature of another house is used; or up to two go home with their upgrades."""
    mine = ["troll +blast-shielding", "krump", "agent-sepdia"]
    table = Table(hand=["unity-or-discord"], mine=mine, house=HOUSE).do("play:unity-or-discord", "mode:1")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:krump")
    assert table.amber() == 1
    table = Table(hand=["unity-or-discord"], mine=mine, theirs=["urchin"], house=HOUSE)
    table.do("play:unity-or-discord", "mode:2")
    assert table.offered() == ["card:troll", "card:krump", "card:agent-sepdia", "no"]
    table.do("card:troll", "card:agent-sepdia")
    assert sorted(table.hand()) == ["agent-sepdia", "blast-shielding", "troll"]
    assert table.line() == ["krump"]
    table = Table(hand=["unity-or-discord"], mine=mine, house=HOUSE).do(
        "play:unity-or-discord", "mode:2", "no"
    )
    assert table.hand() == []


def test_colonist_chapman_evil_twin() -> None:
    """He captures both pools."""
    table = Table(hand=["colonist-chapman-evil-twin"], amber=(2, 3), house=HOUSE)
    table.do("play:colonist-chapman-evil-twin")
    assert (table.on("colonist-chapman-evil-twin"), table.amber(), table.amber(1)) == (5, 0, 0)
    table = Table(hand=["colonist-chapman-evil-twin"], amber=(0, 0), house=HOUSE)
    table.do("play:colonist-chapman-evil-twin")
    assert table.on("colonist-chapman-evil-twin") == 0


def test_operative_espion() -> None:
    """Whoever raises the tide in their own turn may use a creature that they control, of whatever house."""
    table = Table(mine=["operative-espion", "troll"], theirs=["krump"], tide="low", house=HOUSE)
    table.do("tide", "yes")
    assert table.offered() == ["card:operative-espion", "card:troll"]
    table.do("card:troll", "reap:troll")
    assert table.amber() == 1
    table = Table(mine=["operative-espion"], theirs=["krump", "smaaash"], tide="high", house=HOUSE)
    table.to_turn_of(1, "untamed").do("tide", "yes", "card:krump", "reap:krump")
    assert table.amber(1) == 1
    table = Table(mine=["operative-espion"], tide="low", house=HOUSE).do("tide", "no")
    assert table.asked == "turn"
    table = Table(mine=["operative-espion"], tide="high", house=HOUSE).to_turn_of(1).do("tide")
    assert table.asked == "turn"  # without a creature nobody is asked


def test_operative_espion_evil_twin() -> None:
    """Whoever raises the tide in their own turn may deal 3 damage."""
    table = Table(mine=["operative-espion-evil-twin"], theirs=["krump"], tide="low", house=HOUSE)
    table.do("tide", "yes", "card:krump")
    assert table.damage("krump") == 3
    table = Table(mine=["operative-espion-evil-twin"], theirs=["krump"], tide="high", house=HOUSE)
    table.to_turn_of(1).do("tide", "yes", "card:operative-espion-evil-twin")
    assert table.damage("operative-espion-evil-twin") == 3
    table = Table(mine=["operative-espion-evil-twin"], tide="low", house=HOUSE).do("tide", "no")
    assert table.damage("operative-espion-evil-twin") == 0


@pytest.mark.parametrize("name", ["operative-espion", "operative-espion-evil-twin"])
def test_operative_espion_in_the_turn_of_another(name: str) -> None:
    """A tide that is raised for the player whose turn it is not answers nothing."""
    table = Table(mine=[name, "tide-warp"], tide="high", house=HOUSE).to_turn_of(1)
    while table.state.active == 1:
        table.step(0, HOUSE)
    assert table.state.tide == 1
    assert table.asked == "house"


def test_com_officers_find_each_other() -> None:
    """The other one of them may be searched, shown, and taken."""
    for name, other in (
        ("com-officer-hings", "com-officer-gross"),
        ("com-officer-gross", "com-officer-hings"),
    ):
        table = Table(hand=[name], deck=["troll", other, "krump"], house=HOUSE)
        table.do(f"play:{name}", "yes", f"deck:{other}")
        assert table.hand() == [other]
        table = Table(hand=[name], deck=["troll", other], house=HOUSE).do(f"play:{name}", "no")
        assert (table.hand(), len(table.row("deck"))) == ([], 2)


def test_com_officer_hings() -> None:
    """A card for each creature between the two, in one line; none where the other one is not in it."""
    mine = ["troll", "com-officer-hings", "krump", "bumpsy", "com-officer-gross", "dodger"]
    table = Table(mine=mine, house=HOUSE).do("reap:com-officer-hings")
    assert len(table.hand()) == 2
    table = Table(mine=mine, theirs=["dust-pixie"], house=HOUSE).do("fight:com-officer-hings")
    assert len(table.hand()) == 2
    for line, foes in (
        (["com-officer-gross", "com-officer-hings", "krump"], []),
        (["com-officer-hings", "krump"], ["com-officer-gross"]),
    ):
        table = Table(mine=line, theirs=foes, house=HOUSE).do("reap:com-officer-hings")
        assert table.hand() == []


def test_com_officer_gross() -> None:
    """A counter for each creature between the two, on either side."""
    mine = ["com-officer-hings", "krump", "bumpsy", "com-officer-gross", "dodger"]
    table = Table(mine=mine, house=HOUSE).do("reap:com-officer-gross")
    assert [table.plus(name) for name in mine] == [0, 1, 1, 0, 0]
    table = Table(mine=["com-officer-gross", "krump"], house=HOUSE).do("reap:com-officer-gross")
    assert table.plus("krump") == 0


def test_ceaseforge() -> None:
    """Nobody forges for two turns of its player; the last counter takes it along."""
    table = Table(hand=["ceaseforge"], amber=(7, 6), house=HOUSE).do("play:ceaseforge")
    assert table.counters("ceaseforge") == {"time": 2}
    table.to_turn_of(1)
    assert table.keys(1) == 0
    table.to_turn_of(0, HOUSE)
    assert (table.keys(), table.counters("ceaseforge")) == (0, {"time": 1})
    table.to_turn_of(1)
    assert table.keys(1) == 0
    table.to_turn_of(0, HOUSE)
    assert (table.zone("ceaseforge"), table.keys()) == ("discard", 1)


def test_prof_emeritus_kering() -> None:
    """One neighbour is used, in a high tide the one on the other side besides; none from farther away."""
    mine = ["bumpsy", "troll", "prof-emeritus-kering", "krump", "dodger"]
    table = Table(mine=mine, tide="low", house=HOUSE).do("reap:prof-emeritus-kering")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:troll")
    assert (table.amber(), table.has("krump", "exhausted")) == (2, False)
    table = Table(mine=mine, tide="high", house=HOUSE).do("reap:prof-emeritus-kering", "card:krump")
    assert (table.amber(), table.has("troll", "exhausted"), table.has("dodger", "exhausted")) == (
        3,
        True,
        False,
    )
    table = Table(mine=["prof-emeritus-kering", "krump", "dodger"], tide="high", house=HOUSE)
    table.do("reap:prof-emeritus-kering")
    assert (table.amber(), table.has("dodger", "exhausted")) == (2, False)
    table = Table(mine=["troll", "krump"], hand=["prof-emeritus-kering"], tide="high", house=HOUSE)
    table.do("play:prof-emeritus-kering", "place:1", "card:troll")
    assert table.amber() == 2
    table = Table(mine=["prof-emeritus-kering"], tide="high", house=HOUSE).do("reap:prof-emeritus-kering")
    assert (table.amber(), table.asked) == (1, "turn")


def test_prof_emeritus_kering_loses_a_neighbour() -> None:
    """Where the first one dies, its own neighbour is not the other one."""
    table = Table(
        mine=["bumpsy", "urchin", "prof-emeritus-kering"], theirs=["troll"], tide="high", house=HOUSE
    )
    table.do("reap:prof-emeritus-kering", "fight:urchin")
    assert (table.line(), table.has("bumpsy", "exhausted")) == (["bumpsy", "prof-emeritus-kering"], False)


@proves("G51")
def test_the_ulfberht_device() -> None:
    """Nobody chooses the house of their previous turn, from before it was there too; each looks at their own turns only."""
    table = Table(hand=["the-ulfberht-device"], mine=["agent-sepdia"], house=HOUSE).do(
        "play:the-ulfberht-device"
    )
    while not (table.asked == "house" and table.state.active == 1):
        table.step(0)
    first = table.offered()
    table.do(first[0])
    while not (table.asked == "house" and table.state.active == 0):
        table.step(1)
    assert f"house:{HOUSE}" in table.offered()  # this turn was set up, its house was chosen by nobody
    table.do(f"house:{HOUSE}")
    while not (table.asked == "house" and table.state.active == 1):
        table.step(0)
    assert table.offered() == first[1:]
    table.do(first[1])
    while not (table.asked == "house" and table.state.active == 0):
        table.step(1)
    assert f"house:{HOUSE}" not in table.offered()
    assert len(table.offered()) >= 2


def test_sabotage_mission() -> None:
    """In the opponent's next turn keys cost 1 more for each power among one's creatures as they are then."""
    table = Table(
        hand=["sabotage-mission"], mine=["troll", "krump", "bumpsy", "dodger"], theirs=["urchin"], house=HOUSE
    )
    table.do("play:sabotage-mission")
    assert table.state.key_cost(1) == 6
    table.to_turn_of(1)
    assert (table.state.key_cost(1), table.state.key_cost(0)) == (9, 9)
    table.to_turn_of(0, HOUSE)
    assert table.state.key_cost(1) == 6


def test_selective_preservation() -> None:
    """One creature of each power stays, whoever's it is; AP chooses."""
    table = Table(
        hand=["selective-preservation"],
        mine=["troll", "bumpsy"],
        theirs=["dodger", "smaaash", "krump"],
        house=HOUSE,
    )
    table.do("play:selective-preservation")
    assert table.offered() == ["card:bumpsy", "card:dodger", "card:smaaash"]
    table.do("card:dodger")
    assert (table.line(), table.line(1)) == (["troll"], ["dodger", "krump"])
    table = Table(hand=["selective-preservation"], house=HOUSE).do("play:selective-preservation")
    assert table.asked == "turn"


def test_grand_alliance_council() -> None:
    """One creature of each house stays; one that belongs to two may stand for both."""
    table = Table(
        hand=["grand-alliance-council"],
        mine=["troll", "bumpsy also:shadows"],
        theirs=["dodger", "agent-sepdia"],
        house=HOUSE,
    )
    table.do("play:grand-alliance-council")
    assert table.offered() == ["card:troll", "card:bumpsy+shadows"]
    table.do("card:bumpsy+shadows")
    assert table.offered() == ["card:bumpsy+shadows", "card:dodger"]
    table.do("card:bumpsy+shadows")
    assert (table.line(), table.line(1)) == (["bumpsy+shadows"], ["agent-sepdia"])
    table = Table(hand=["grand-alliance-council"], mine=["troll", "dodger"], house=HOUSE)
    table.do("play:grand-alliance-council")
    assert table.line() == ["troll", "dodger"]


def test_t3r_35a() -> None:
    """Usable in the houses of its neighbours, besides its own."""
    for house, there in (("brobnar", True), ("shadows", True), ("dis", False), (HOUSE, True)):
        table = Table(mine=["troll", "t3r-35a", "dodger"], house=house)
        assert ("reap:t3r-35a" in table.offered()) == there
    table = Table(mine=["t3r-35a", "agent-sepdia", "troll"], house="brobnar")
    assert "reap:t3r-35a" not in table.offered()


def test_t3r_35a_as_an_upgrade() -> None:
    table = Table(mine=["troll", "dodger", "krump"], hand=["t3r-35a"], house=HOUSE)
    table.do("upgrade:t3r-35a", "card:dodger").to_turn_of(1).to_turn_of(0, "brobnar")
    assert "reap:dodger" in table.offered()
    table = Table(mine=["flaxia", "dodger +t3r-35a"], house="brobnar")
    assert "reap:dodger" not in table.offered()


def test_æmber_vac() -> None:
    """It raises the tide; in a high tide its creature captures 2 at the start of its controller's turn."""
    table = Table(mine=["troll"], hand=["æmber-vac"], tide="low", amber=(0, 3), house=HOUSE)
    table.do("play:aember-vac")
    assert table.state.tide == 0
    table.to_turn_of(1)
    assert table.on("troll") == 0
    table.to_turn_of(0, HOUSE)
    assert (table.on("troll"), table.amber(1)) == (2, 1)
    table = (
        Table(mine=["troll +æmber-vac"], tide="low", amber=(0, 3), house=HOUSE)
        .to_turn_of(1)
        .to_turn_of(0, HOUSE)
    )
    assert table.on("troll") == 0


def test_biome_discovery() -> None:
    """A high tide lets one look at two cards and discard one; else it is raised."""
    table = Table(hand=["biome-discovery"], deck=["smith", "punch", "troll"], tide="high", house=HOUSE)
    table.do("play:biome-discovery", "yes", "deck:punch")
    assert (table.row("deck"), table.row("discard")) == (["smith", "troll"], ["punch", "biome-discovery"])
    table = Table(hand=["biome-discovery"], deck=["smith", "punch"], tide="high", house=HOUSE)
    table.do("play:biome-discovery", "no")
    assert table.row("deck") == ["smith", "punch"]
    for tide in ("low", "neutral"):
        table = Table(hand=["biome-discovery"], deck=["smith", "punch"], tide=tide, house=HOUSE)
        table.do("play:biome-discovery")
        assert (table.state.tide, table.row("deck")) == (0, ["smith", "punch"])


@proves("G209")
def test_diplomat_agung() -> None:
    """This turn a friendly creature belongs to one more house, and keeps its own."""
    table = Table(mine=["diplomat-agung", "troll", "krump"], theirs=["urchin"], house=HOUSE)
    table.do("reap:diplomat-agung")
    assert table.offered() == ["card:diplomat-agung", "card:troll", "card:krump"]
    table.do("card:troll", f"house:{HOUSE}")
    assert "reap:troll" in table.offered()
    assert "reap:krump" not in table.offered()
    assert table.state.houses(table.card("troll")).bit_count() == 2
    table.to_turn_of(1)
    assert table.state.houses(table.card("troll")).bit_count() == 1
    table = Table(hand=["diplomat-agung"], mine=["troll"], house=HOUSE)
    table.do("play:diplomat-agung", "place:0", "card:troll", "house:dis")
    assert "reap:troll" not in table.offered()
    table = Table(mine=["diplomat-agung", "troll"], theirs=["dust-pixie"], house=HOUSE)
    table.do("fight:diplomat-agung", "card:diplomat-agung", "house:brobnar")
    assert table.state.houses(table.card("diplomat-agung")).bit_count() == 2


def test_rocketeer_tryska() -> None:
    """In a high tide what enters next to her is ready, and nothing else."""
    hand = ["agent-sepdia", "ch-337a"]
    table = Table(mine=["rocketeer-tryska", "troll"], hand=hand, tide="high", house=HOUSE)
    table.do("play:agent-sepdia", "place:0")
    assert not table.has("agent-sepdia", "exhausted")
    table.do("play:ch-337a", "place:3")
    assert table.has("ch-337a", "exhausted")
    table = Table(mine=["rocketeer-tryska"], hand=hand, tide="low", house=HOUSE).do(
        "play:agent-sepdia", "place:0"
    )
    assert table.has("agent-sepdia", "exhausted")
    table = Table(theirs=["rocketeer-tryska"], hand=hand, tide="low", house=HOUSE).do("play:agent-sepdia")
    assert table.has("agent-sepdia", "exhausted")
    table = Table(hand=["rocketeer-tryska"], mine=["troll"], tide="high", house=HOUSE)
    table.do("play:rocketeer-tryska", "place:0")
    assert table.has("rocketeer-tryska", "exhausted")
