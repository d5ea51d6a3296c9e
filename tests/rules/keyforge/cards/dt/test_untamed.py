"""Untamed of Dark Tidings, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table

from ludarium.testing import proves

SHARK = "aemberfin-shark"
SHARK_TWIN = "aemberfin-shark-evil-twin"


def test_æmberfin_shark_evil_twin() -> None:
    """A counter for each Æ that either player loses at the end of its player's turn, and at no other end."""
    for pools, counters in (((2, 3), 2), ((0, 3), 1), ((0, 0), 0)):
        table = Table(mine=["æmberfin-shark-evil-twin"], amber=pools, house="untamed")
        table.do("end")
        assert table.plus(SHARK_TWIN) == counters
        assert (table.amber(0), table.amber(1)) == (max(0, pools[0] - 1), max(0, pools[1] - 1))
    table = Table(theirs=["æmberfin-shark-evil-twin"], amber=(2, 2), house="untamed")
    table.do("end")
    assert (table.plus(SHARK_TWIN), table.amber(0), table.amber(1)) == (0, 2, 2)


def test_æmberfin_shark() -> None:
    """It comes with three counters; each one that it loses brings Æ to both, and without one nothing comes."""
    table = Table(hand=["æmberfin-shark"], house="untamed")
    table.do(f"play:{SHARK}")
    assert (table.plus(SHARK), table.power(SHARK)) == (3, 6)
    table.do("end")
    assert (table.plus(SHARK), table.amber(0), table.amber(1)) == (2, 1, 1)
    table.to_turn_of(1).do("end")
    assert (table.plus(SHARK), table.amber(0)) == (2, 1)
    table = Table(mine=["æmberfin-shark"], house="untamed")
    table.do("end")
    assert (table.amber(0), table.amber(1)) == (0, 0)


@proves("G246")
def test_chelonia_and_its_twin() -> None:
    """Another creature that their player plays, at high tide alone: the one gains, the twin takes from the opponent."""
    for tide, own, theirs in (("high", 1, 2), ("low", 0, 3), ("neutral", 0, 3)):
        table = Table(
            mine=["chelonia", "chelonia-evil-twin"],
            hand=["mookling"],
            amber=(0, 3),
            tide=tide,
            house="untamed",
        )
        table.do("play:mookling", "place:0")
        while table.asked == "trigger":
            table.do(table.offered()[0])
        assert (table.amber(0), table.amber(1)) == (own, theirs)


def test_chelonia_does_not_hear_itself_nor_others() -> None:
    table = Table(hand=["chelonia", "regrowth"], tide="high", house="untamed")
    table.do("play:chelonia")
    assert table.amber() == 0
    table.do("play:regrowth")
    assert table.amber() == 1
    table = Table(theirs=["chelonia"], hand=["mookling"], tide="low", house="untamed")
    table.do("play:mookling")
    assert table.amber(1) == 0


@proves("G47")
def test_mookling_evil_twin() -> None:
    """For each Æ that the key has cost, modified as it was; its own player's keys do not count."""
    table = Table(theirs=["mookling-evil-twin"], amber=(7, 0), house="untamed")
    table.to_turn_of(1).to_turn_of(0)
    assert (table.keys(0), table.amber(0), table.plus("mookling-evil-twin")) == (1, 1, 6)
    table = Table(theirs=["mookling-evil-twin", "mookling"], amber=(8, 0), house="untamed")
    table.to_turn_of(1).to_turn_of(0)
    assert (table.keys(0), table.plus("mookling-evil-twin")) == (1, 8)
    table = Table(mine=["mookling-evil-twin"], amber=(6, 0), house="untamed")
    table.to_turn_of(1).to_turn_of(0)
    assert (table.keys(0), table.plus("mookling-evil-twin")) == (1, 0)


def test_sporegorger_evil_twin() -> None:
    """Words ``MoveCounters`` and ``boosted``: all counters of both sides come to it, and may go off again as damage to all
    others."""
    table = Table(
        mine=["flaxia plus:2"], theirs=["bumpsy plus:1", "troll"], hand=["sporegorger-evil-twin"], house="untamed"
    )  # fmt: skip
    table.do("play:sporegorger-evil-twin", "place:0")
    name = "sporegorger-evil-twin"
    assert (table.plus(name), table.plus("flaxia"), table.plus("bumpsy")) == (3, 0, 0)
    table.to_turn_of(1).to_turn_of(0, "untamed").do(f"reap:{name}", "yes")
    assert (table.plus(name), table.damage(name)) == (0, 0)
    assert [table.damage(other) for other in ("flaxia", "bumpsy", "troll")] == [3, 3, 3]


def test_sporegorger_evil_twin_keeps_its_counters() -> None:
    table = Table(mine=["sporegorger-evil-twin plus:2"], theirs=["troll"], house="untamed")
    table.do("reap:sporegorger-evil-twin", "no")
    assert (table.plus("sporegorger-evil-twin"), table.damage("troll")) == (2, 0)
    table = Table(mine=["sporegorger-evil-twin"], theirs=["troll"], house="untamed")
    table.do("reap:sporegorger-evil-twin")
    assert (table.asked, table.damage("troll")) == ("turn", 0)


def test_witch_of_the_dawn_evil_twin() -> None:
    """Another creature falls for one that is played, readied and used; the one that fell is no choice."""
    name = "witch-of-the-dawn-evil-twin"
    table = Table(
        mine=["bumpsy"],
        theirs=["krump"],
        hand=[name],
        discard=["troll", "flaxia", "regrowth"],
        house="untamed",
    )
    table.do(f"play:{name}", "place:0")
    assert table.zone("bumpsy") == "discard"
    assert table.offered() == ["pile:troll", "pile:flaxia"]
    table.do("pile:troll", "place:0")
    assert "reap:troll" in table.offered()
    table.do("reap:troll")
    assert (table.zone("troll"), table.has("troll", "exhausted"), table.amber()) == ("line", True, 1)


def test_witch_of_the_dawn_evil_twin_without_a_victim() -> None:
    """It is no other creature itself; what is warded is not destroyed, and nothing is played then."""
    name = "witch-of-the-dawn-evil-twin"
    table = Table(theirs=["krump"], hand=[name], discard=["troll"], house="untamed")
    table.do(f"play:{name}")
    assert (table.zone(name), table.zone("troll"), table.asked) == ("line", "discard", "turn")
    table = Table(mine=["bumpsy warded"], hand=[name], discard=["troll"], house="untamed")
    table.do(f"play:{name}", "place:0")
    assert (table.zone("bumpsy"), table.zone("troll")) == ("line", "discard")


@proves("G73")
def test_youngest_bear_and_its_twin() -> None:
    """A ready neighbor of any house is used: to reap, or (the twin's) to fight."""
    table = Table(mine=["troll", "youngest-bear", "bumpsy"], theirs=["krump"], house="untamed")
    table.do("reap:youngest-bear", "yes")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert (table.amber(), table.has("bumpsy", "exhausted")) == (2, True)
    table = Table(mine=["troll", "youngest-bear-evil-twin"], theirs=["krump"], house="untamed")
    table.do("reap:youngest-bear-evil-twin", "yes")
    assert (table.damage("krump"), table.zone("krump"), table.amber()) == (0, "discard", 1)


def test_youngest_bears_need_not() -> None:
    """They may let it be; an exhausted neighbor does nothing."""
    for name in ("youngest-bear", "youngest-bear-evil-twin"):
        table = Table(mine=["troll", name], theirs=["krump"], house="untamed")
        table.do(f"reap:{name}", "no")
        assert (table.amber(), table.zone("krump"), table.has("troll", "exhausted")) == (1, "line", False)
        table = Table(mine=["troll exhausted", name], theirs=["krump"], house="untamed")
        table.do(f"reap:{name}", "yes")
        assert (table.amber(), table.zone("krump")) == (1, "line")


def test_the_moth_grows_up() -> None:
    """Chenille fetches a Bombyx, which needs her; Bombyx fetches a Fifalde, which needs it."""
    table = Table(
        mine=["chenille"], discard=["bombyx", "fifalde", "troll"], theirs=["krump"], house="untamed"
    )
    table.do("action:chenille")
    assert (table.hand(), table.zone("troll")) == (["bombyx"], "discard")
    table.do("play:bombyx", "place:0")
    assert (table.zone("chenille"), table.zone("bombyx")) == ("discard", "line")
    table.to_turn_of(1).to_turn_of(0, "untamed").do("action:bombyx")
    assert "fifalde" in table.hand()
    table.do("play:fifalde", "place:0")
    assert (table.zone("bombyx"), table.zone("fifalde")) == ("discard", "line")


def test_the_moth_alone() -> None:
    """Without the younger form in play, on one's own side, each destroys itself; a warded one stays, and so nothing is done."""
    table = Table(theirs=["chenille"], hand=["bombyx"], house="untamed")
    table.do("play:bombyx")
    assert (table.zone("bombyx"), table.zone("chenille"), table.amber()) == ("discard", "line", 1)
    table = Table(mine=["chenille"], hand=["fifalde"], house="untamed")
    table.do("play:fifalde", "place:0")
    assert (table.zone("fifalde"), table.zone("chenille")) == ("discard", "line")
    table = Table(mine=["bombyx warded"], hand=["fifalde"], house="untamed")
    table.do("play:fifalde", "place:0")
    assert (table.zone("fifalde"), table.zone("bombyx")) == ("discard", "line")


def test_fifalde() -> None:
    """Healed, and an Æ, after a fight and after a reap."""
    table = Table(mine=["fifalde damage:1"], theirs=["bumpsy"], house="untamed")
    table.do("fight:fifalde")
    assert (table.damage("fifalde"), table.amber()) == (0, 1)
    table = Table(mine=["fifalde damage:4"], house="untamed")
    table.do("reap:fifalde")
    assert (table.damage("fifalde"), table.amber()) == (0, 2)


def test_dredging_druid() -> None:
    """Up to 3 creatures on the deck at high tide, the last one named on top; otherwise none."""
    table = Table(
        mine=["dredging-druid"], discard=["troll", "bumpsy", "krump", "flaxia", "regrowth"], tide="high",
        house="untamed",
    )  # fmt: skip
    table.do("reap:dredging-druid")
    assert "pile:regrowth" not in table.offered()
    table.do("pile:troll", "pile:bumpsy", "done")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert sorted(table.row("deck")[:2]) == ["bumpsy", "troll"]
    table = Table(mine=["dredging-druid"], discard=["troll"], tide="low", house="untamed")
    table.do("reap:dredging-druid")
    assert (table.asked, table.zone("troll")) == ("turn", "discard")


@proves("G211")
def test_pestergrove() -> None:
    """Whoever plays it, a creature comes enraged; those in play are as they were."""
    table = Table(mine=["pestergrove", "troll"], hand=["flaxia"], house="untamed")
    table.do("play:flaxia", "place:0")
    assert (table.has("flaxia", "enraged"), table.has("troll", "enraged")) == (True, False)
    table = Table(theirs=["pestergrove"], hand=["flaxia"], house="untamed")
    table.do("play:flaxia")
    assert table.has("flaxia", "enraged")


def test_primal_relic() -> None:
    """4 Æ for whoever first begins a turn with 20 power in their line; 3 creatures of any side get a counter."""
    table = Table(
        mine=["troll", "bumpsy"], theirs=["krump", "flaxia"], hand=["primal-relic"], house="untamed"
    )
    table.do("play:primal-relic", "card:troll", "card:krump", "card:flaxia")
    assert [table.plus(name) for name in ("troll", "bumpsy", "krump", "flaxia")] == [1, 0, 1, 1]
    assert (table.on("primal-relic"), table.amber()) == (4, 1)
    table.to_turn_of(1).to_turn_of(0)
    assert table.on("primal-relic") == 4


def test_primal_relic_pays() -> None:
    strong = ["troll", "troll", "bumpsy"]
    table = Table(mine=["primal-relic amber:4", "krump"], theirs=strong, house="untamed")
    table.do("end")
    assert (table.on("primal-relic"), table.amber(0), table.amber(1)) == (0, 0, 4)
    table = Table(mine=["primal-relic amber:4", *strong], theirs=["krump"], house="untamed")
    table.to_turn_of(1)
    assert table.on("primal-relic") == 4
    table.to_turn_of(0)
    assert (table.on("primal-relic"), table.amber(0)) == (0, 4)


def test_ritual_of_life() -> None:
    """One falls and a different card returns, which may be its copy; with an empty pile or no creature nothing does."""
    table = Table(mine=["ritual-of-life", "troll"], discard=["troll", "flaxia"], house="untamed")
    table.do("action:ritual-of-life")
    assert table.offered() == ["pile:troll.2", "pile:flaxia"]
    table.do("pile:troll.2")
    assert (table.hand(), table.zone("troll")) == (["troll.2"], "discard")
    table = Table(mine=["ritual-of-life", "troll"], house="untamed")
    table.do("action:ritual-of-life")
    assert (table.asked, table.zone("troll"), table.hand()) == ("turn", "discard", [])
    table = Table(mine=["ritual-of-life"], theirs=["krump"], discard=["troll"], house="untamed")
    table.do("action:ritual-of-life")
    assert (table.zone("krump"), table.hand()) == ("line", [])


@proves("G232")
def test_the_mysticeti() -> None:
    """It becomes a creature of 3 power for each creature that it exhausts, with taunt, where its player likes; again, it
    grows."""
    table = Table(mine=["the-mysticeti", "flaxia", "mookling", "troll"], house="untamed")
    table.do("action:the-mysticeti")
    assert table.offered() == ["card:flaxia", "card:mookling"]
    table.do("card:flaxia")
    assert "done" in table.offered()
    table.do("card:mookling", "place:1")
    assert table.line() == ["flaxia", "the-mysticeti", "mookling", "troll"]
    assert (table.power("the-mysticeti"), table.keyword("the-mysticeti", "taunt")) == (6, 1)
    assert [table.has(name, "exhausted") for name in ("flaxia", "mookling", "troll")] == [True, True, False]
    table.to_turn_of(1).to_turn_of(0, "untamed").do("action:the-mysticeti", "card:flaxia", "done", "place:3")
    assert table.line() == ["flaxia", "mookling", "troll", "the-mysticeti"]
    assert table.power("the-mysticeti") == 9


def test_the_mysticeti_finds_nobody_ready() -> None:
    """Who was exhausted already is not exhausted this way."""
    table = Table(mine=["the-mysticeti", "flaxia exhausted"], house="untamed")
    table.do("action:the-mysticeti")
    assert (table.zone("the-mysticeti"), table.plus("the-mysticeti")) == ("artifacts", 0)
    table = Table(mine=["the-mysticeti", "troll"], house="untamed")
    table.do("action:the-mysticeti")
    assert (table.zone("the-mysticeti"), table.has("troll", "exhausted")) == ("artifacts", False)


@proves("G10")
def test_the_mysticeti_with_one_who_was_exhausted_already() -> None:
    """One creature is enough: another one that was chosen, too, adds nothing and takes nothing away."""
    table = Table(mine=["the-mysticeti", "flaxia", "mookling exhausted"], house="untamed")
    table.do("action:the-mysticeti", "card:flaxia", "card:mookling", "place:0")
    assert (table.line()[0], table.power("the-mysticeti")) == ("the-mysticeti", 3)


@proves("G159")
def test_washed_away_and_all_tide_up() -> None:
    """At high tide they do what they do, otherwise they raise it."""
    things = {"mine": ["pestergrove"], "theirs": ["primal-relic"], "house": "untamed"}
    table = Table(hand=["washed-away"], tide="high", **things)
    table.do("play:washed-away")
    assert (table.zone("pestergrove"), table.zone("primal-relic")) == ("discard", "discard")
    table = Table(hand=["washed-away", "all-tide-up"], tide="low", **things)
    table.do("play:washed-away")
    assert (table.zone("pestergrove"), table.state.tide, table.amber(), table.chains()) == (
        "artifacts",
        0,
        1,
        0,
    )
    table.do("play:all-tide-up")
    assert table.amber() == 3
    table = Table(hand=["all-tide-up"], house="untamed")
    table.do("play:all-tide-up")
    assert (table.state.tide, table.amber()) == (0, 1)


@proves("G9")
def test_æmbermancy() -> None:
    """``RemoveCounters(up_to=True)``: no more than three, of any creature, and an Æ for each."""
    table = Table(mine=["troll"], theirs=["bumpsy plus:4"], hand=["æmbermancy"], house="untamed")
    table.do("play:aembermancy", "card:bumpsy")
    assert table.offered() == ["number:0", "number:1", "number:2", "number:3"]
    table.do("number:3")
    assert (table.plus("bumpsy"), table.amber()) == (1, 4)
    table = Table(mine=["troll"], hand=["æmbermancy"], house="untamed")
    table.do("play:aembermancy")
    assert (table.asked, table.amber()) == ("turn", 1)


def test_beach_day() -> None:
    for tide, amber in (("high", 2), ("low", 1)):
        table = Table(mine=["troll"], theirs=["bumpsy"], hand=["beach-day"], tide=tide, house="untamed")
        table.do("play:beach-day", "card:bumpsy")
        assert (table.hand(1), table.amber()) == (["bumpsy"], amber)


def test_cross_porpoises() -> None:
    """The tide rises, and two enemies are enraged, or as many as there are."""
    table = Table(
        mine=["flaxia"], theirs=["troll", "bumpsy", "krump"], hand=["cross-porpoises"], house="untamed"
    )
    table.do("play:cross-porpoises", "card:troll", "card:krump")
    assert [table.has(name, "enraged") for name in ("troll", "bumpsy", "krump", "flaxia")] == [
        True,
        False,
        True,
        False,
    ]
    assert (table.state.tide, table.chains()) == (0, 0)
    table = Table(theirs=["troll"], hand=["cross-porpoises"], house="untamed")
    table.do("play:cross-porpoises")
    assert table.has("troll", "enraged")


def test_genetic_drift() -> None:
    """The chosen one has two then, and who had some has one more."""
    table = Table(mine=["troll", "flaxia"], theirs=["bumpsy plus:2"], hand=["genetic-drift"], house="untamed")
    table.do("play:genetic-drift", "card:troll")
    assert [table.plus(name) for name in ("troll", "flaxia", "bumpsy")] == [2, 0, 3]


def test_sporegorger() -> None:
    """A counter each time, which may go off with the others."""
    table = Table(mine=["sporegorger plus:1", "flaxia"], theirs=["troll"], house="untamed")
    table.do("reap:sporegorger", "yes")
    assert (table.plus("sporegorger"), table.damage("troll"), table.damage("flaxia")) == (0, 2, 2)
    table = Table(mine=["sporegorger plus:1"], theirs=["troll"], house="untamed")
    table.do("reap:sporegorger", "no")
    assert (table.plus("sporegorger"), table.damage("troll")) == (2, 0)


@proves("G194")
def test_thin_the_herd() -> None:
    """The four weakest of both sides go home; of the tied AP says which."""
    table = Table(
        mine=["mookling", "troll"], theirs=["flaxia", "bumpsy", "bumpsy", "bumpsy"], hand=["thin-the-herd"],
        house="untamed",
    )  # fmt: skip
    table.do("play:thin-the-herd")
    assert table.offered() == ["card:bumpsy", "card:bumpsy.2", "card:bumpsy.3"]
    table.do("card:bumpsy.2", "card:bumpsy.3")
    assert (table.line(0), table.line(1)) == (["troll"], ["bumpsy"])
    table = Table(theirs=["troll", "flaxia"], hand=["thin-the-herd"], house="untamed")
    table.do("play:thin-the-herd")
    assert (table.line(1), table.zone("troll"), table.zone("flaxia")) == ([], "deck", "deck")


@proves("G99")
def test_waste_not() -> None:
    """Half its power, rounded up, counters included; also where a ward saves it."""
    table = Table(mine=["krump plus:1", "troll"], hand=["waste-not"], house="untamed")
    power = table.power("krump")
    table.do("play:waste-not", "card:krump")
    assert (table.zone("krump"), len(table.hand())) == ("discard", (power + 1) // 2)
    table = Table(mine=["bumpsy"], hand=["waste-not"], house="untamed")
    table.do("play:waste-not")
    assert len(table.hand()) == 3
    table = Table(theirs=["bumpsy"], hand=["waste-not"], house="untamed")
    table.do("play:waste-not")
    assert (table.zone("bumpsy"), table.hand()) == ("line", [])


def test_assert_dominance() -> None:
    """Skirmish until the turn ends, and a fight at once, even of an exhausted creature."""
    table = Table(
        mine=["bumpsy exhausted", "flaxia"], theirs=["troll"], hand=["assert-dominance"], house="untamed"
    )
    table.do("play:assert-dominance")
    assert table.offered() == ["card:bumpsy", "card:flaxia"]
    table.do("card:bumpsy")
    assert (table.damage("troll"), table.damage("bumpsy"), table.keyword("bumpsy", "skirmish")) == (5, 0, 1)
    table.to_turn_of(1)
    assert table.keyword("bumpsy", "skirmish") == 0


def test_deepwater_gruen() -> None:
    """The opponent gains at low tide alone, as it is played and as it reaps."""
    for tide, theirs in (("low", 1), ("high", 0), ("neutral", 0)):
        table = Table(hand=["deepwater-gruen"], tide=tide, house="untamed")
        table.do("play:deepwater-gruen")
        assert (table.amber(0), table.amber(1)) == (2, theirs)
        table = Table(mine=["deepwater-gruen"], tide=tide, house="untamed")
        table.do("reap:deepwater-gruen")
        assert (table.amber(0), table.amber(1)) == (1, theirs)


@proves("G6")
def test_infighting() -> None:
    """Word ``StrikesRight``: all at once, each by the power that it has then, to the right as its player sees it."""
    table = Table(
        mine=["flaxia", "troll", "mookling"], theirs=["bumpsy", "krump"], hand=["infighting"], house="untamed"
    )
    table.do("play:infighting")
    assert (table.damage("flaxia"), table.damage("troll"), table.zone("mookling")) == (0, 4, "discard")
    assert (table.damage("bumpsy"), table.damage("krump")) == (0, 5)
    table = Table(mine=["troll"], theirs=["krump"], hand=["infighting"], house="untamed")
    table.do("play:infighting")
    assert (table.damage("troll"), table.damage("krump")) == (0, 0)


def test_mollymawk() -> None:
    table = Table(mine=["pestergrove"], theirs=["primal-relic"], hand=["mollymawk"], house="untamed")
    table.do("play:mollymawk", "card:primal-relic")
    assert (table.zone("primal-relic"), table.zone("pestergrove")) == ("discard", "artifacts")


@proves("G47")
def test_mookling() -> None:
    """The opponent's keys cost more by its power, with its counters."""
    table = Table(mine=["mookling plus:1"], house="untamed")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 9)


@proves("G246")
def test_myliobe() -> None:
    """Skirmish at high tide; before its fights it enrages whom it fights, and who stands beside."""
    table = Table(
        mine=["myliobe"], theirs=["flaxia", "troll", "krump", "bumpsy"], tide="high", house="untamed"
    )
    table.do("fight:myliobe", "card:troll")
    assert [table.has(name, "enraged") for name in ("flaxia", "troll", "krump", "bumpsy")] == [
        True,
        True,
        True,
        False,
    ]
    assert (table.damage("myliobe"), table.damage("troll")) == (0, 4)
    for tide in ("low", "neutral"):
        assert Table(mine=["myliobe"], tide=tide, house="untamed").keyword("myliobe", "skirmish") == 0


@proves("G107")
def test_reap_or_sow() -> None:
    """A friendly creature is readied and reaps, or three counters go wherever one likes."""
    table = Table(mine=["troll exhausted"], theirs=["krump"], hand=["reap-or-sow"], house="untamed")
    table.do("play:reap-or-sow", "mode:1")
    assert (table.amber(), table.has("troll", "exhausted")) == (1, True)
    table = Table(mine=["troll"], theirs=["krump"], hand=["reap-or-sow"], house="untamed")
    table.do("play:reap-or-sow", "mode:2", "card:krump", "card:troll", "card:krump")
    assert (table.plus("krump"), table.plus("troll")) == (2, 1)


def test_way_of_the_pixie() -> None:
    """Whoever controls the creature gains the Æ."""
    table = Table(mine=["bumpsy +way-of-the-pixie"], house="brobnar")
    table.do("reap:bumpsy")
    assert table.amber() == 2


def test_witch_of_the_dawn() -> None:
    table = Table(hand=["witch-of-the-dawn"], discard=["troll", "regrowth"], house="untamed")
    table.do("play:witch-of-the-dawn")
    assert table.hand() == ["troll"]


@proves("G235")
def test_ol_paddy_evil_twin() -> None:
    """``HIT_HOUSE``: the bottom card, or at high tide the bottom 3, and a creature of any of their houses falls."""
    board = {
        "mine": ["ol--paddy-evil-twin", "krump"],
        "theirs": ["bumpsy", "troll", "flaxia"],
        "their_deck": ["punch", "regrowth", "regrowth", "punch", "regrowth"],
        "house": "untamed",
    }
    table = Table(tide="low", **board)
    table.do("reap:ol--paddy-evil-twin")
    assert table.zone("punch.2") == "deck"
    assert table.offered() == ["card:ol--paddy-evil-twin", "card:flaxia"]
    table.do("card:flaxia")
    assert table.zone("flaxia") == "discard"
    table = Table(tide="high", **board)
    table.do("reap:ol--paddy-evil-twin")
    assert (table.zone("punch.2"), len(table.row("discard", 1))) == ("discard", 3)
    assert len(table.offered()) == 5
    table.do("card:troll")
    assert (table.zone("troll"), table.zone("krump")) == ("discard", "line")


def test_ol_paddy_evil_twin_finds_nothing() -> None:
    """An empty deck, or no creature of that house."""
    table = Table(mine=["ol--paddy-evil-twin"], theirs=["troll"], their_deck=["mind-barb"], house="untamed")
    table.do("reap:ol--paddy-evil-twin")
    assert (table.asked, table.zone("troll"), table.zone("mind-barb")) == ("turn", "line", "discard")


@proves("G61")
def test_ol_paddy() -> None:
    """Of its own bottom cards the creatures are played, in the order that its player likes."""
    deck = ["troll", "bumpsy", "regrowth", "flaxia"]
    table = Table(mine=["ol--paddy"], deck=deck, tide="low", house="untamed")
    table.do("reap:ol--paddy", "place:0")
    assert (table.line(), table.zone("bumpsy")) == (["flaxia", "ol--paddy"], "deck")
    table = Table(mine=["ol--paddy"], deck=deck, tide="high", house="untamed")
    table.do("reap:ol--paddy")
    assert table.offered() == ["pile:flaxia", "pile:bumpsy"]
    table.do("pile:bumpsy", "place:1", "place:0")
    assert (table.line(), table.zone("regrowth"), table.zone("troll")) == (
        ["flaxia", "ol--paddy", "bumpsy"],
        "discard",
        "deck",
    )
    table = Table(mine=["ol--paddy"], deck=["troll", "regrowth"], house="untamed")
    table.do("reap:ol--paddy")
    assert (table.asked, table.zone("regrowth")) == ("turn", "discard")
