"""Star Alliance of Winds of Exchange, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table

from ludarium.testing import proves

HOUSE = "star-alliance"


def test_cultural_exchange() -> None:
    """The opponent's archives go to the opponent's hand, and nobody else's."""
    table = Table(
        hand=["cultural-exchange"],
        archives=["smith"],
        their_archives=["troll", "punch"],
        their_hand=["anger"],
        house=HOUSE,
    )
    table.do("play:cultural-exchange")
    assert sorted(table.hand(1)) == ["anger", "punch", "troll"]
    assert (table.row("archives", 1), table.row("archives")) == ([], ["smith"])
    table = Table(hand=["cultural-exchange"], house=HOUSE).do("play:cultural-exchange")
    assert table.hand(1) == []


def test_camaraderie() -> None:
    """A friendly creature of the house is exhausted: 2 cards for each neighbour of another house."""
    mine = ["troll", "agent-sepdia", "krump", "ch-337a"]
    table = Table(hand=["camaraderie"], mine=mine, house=HOUSE).do("play:camaraderie")
    assert table.offered() == ["card:agent-sepdia", "card:ch-337a"]
    table.do("card:agent-sepdia")
    assert (len(table.hand()), table.has("agent-sepdia", "exhausted")) == (4, True)
    table = Table(hand=["camaraderie"], mine=mine, house=HOUSE).do("play:camaraderie", "card:ch-337a")
    assert len(table.hand()) == 2
    table = Table(hand=["camaraderie"], mine=["troll", "agent-sepdia exhausted"], house=HOUSE).do(
        "play:camaraderie"
    )
    assert table.hand() == []
    table = Table(hand=["camaraderie"], mine=["troll"], house=HOUSE).do("play:camaraderie")
    assert table.hand() == []


def test_collector_boren() -> None:
    """Whatever is attached to him readies him; he brings an upgrade back."""
    table = Table(mine=["collector-boren", "troll"], hand=["blast-shielding", "observ-u-max"], house=HOUSE)
    table.do("reap:collector-boren", "play:blast-shielding", "card:troll")
    assert table.has("collector-boren", "exhausted")
    table.do("play:observ-u-max", "card:collector-boren")
    assert not table.has("collector-boren", "exhausted")
    table = Table(
        hand=["collector-boren"],
        discard=["troll", "blast-shielding"],
        their_discard=["observ-u-max"],
        house=HOUSE,
    )
    table.do("play:collector-boren")
    assert table.hand() == ["blast-shielding"]
    table = Table(hand=["collector-boren"], discard=["troll"], house=HOUSE).do("play:collector-boren")
    assert table.hand() == []


def test_ganymede_outpost() -> None:
    """A friendly creature goes under its owner's deck, and two cards are archived for it."""
    table = Table(
        mine=["ganymede-outpost", "troll"],
        theirs=["krump"],
        hand=["smith", "punch", "anger"],
        deck=["urchin"],
        house=HOUSE,
    )
    table.do("action:ganymede-outpost")
    assert table.row("deck") == ["urchin", "troll"]
    table.do("hand:smith", "hand:anger")
    assert sorted(table.row("archives")) == ["anger", "smith"]
    table = Table(mine=["ganymede-outpost"], hand=["smith", "punch"], house=HOUSE).do(
        "action:ganymede-outpost"
    )
    assert (table.row("archives"), table.asked) == ([], "turn")
    table = Table(
        mine=["ganymede-outpost", "troll warded"], hand=["smith", "punch"], deck=["urchin"], house=HOUSE
    )
    table.do("action:ganymede-outpost")
    assert (table.zone("troll"), table.row("archives")) == ("line", [])


def test_cpo_zytar() -> None:
    """A creature with armor, and no text but icons."""
    table = Table(hand=["cpo-zytar"], house=HOUSE).do("play:cpo-zytar")
    assert (table.power("cpo-zytar"), table.armor("cpo-zytar")) == (4, 1)


def test_echo_reflector() -> None:
    """Keys cost the opponent of its creature's controller 3 more."""
    table = Table(mine=["troll +echo-reflector"], house=HOUSE)
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 9)
    table = Table(theirs=["troll +echo-reflector"], house=HOUSE)
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (9, 6)


def test_friendly_guide() -> None:
    """After one of its neighbours is used by its player, it may be used, whatever the house."""
    table = Table(mine=["troll", "friendly-guide", "krump", "bumpsy"], house="brobnar")
    assert "reap:friendly-guide" not in table.offered()
    table.do("reap:bumpsy")
    assert table.asked == "turn"
    table.do("reap:krump", "yes")
    assert (table.amber(), table.has("friendly-guide", "exhausted")) == (3, True)
    table = Table(mine=["krump", "friendly-guide"], house="brobnar").do("reap:krump", "no")
    assert (table.amber(), table.has("friendly-guide", "exhausted")) == (1, False)


def test_future_booster() -> None:
    """The top card is seen, and may go to the bottom."""
    table = Table(mine=["future-booster"], deck=["smith", "punch", "anger"], house="brobnar")
    table.do("omni:future-booster", "yes")
    assert table.row("deck") == ["punch", "anger", "smith"]
    table = Table(mine=["future-booster"], deck=["smith", "punch"], house=HOUSE).do(
        "omni:future-booster", "no"
    )
    assert table.row("deck") == ["smith", "punch"]
    table = Table(mine=["future-booster"], deck=[], house=HOUSE).do("omni:future-booster")
    assert table.asked == "turn"


def test_pyr_0() -> None:
    """A creature with splash-attack 3, or an upgrade that gives it."""
    table = Table(mine=["krump"], hand=["pyr*0", "pyr*0"], house=HOUSE)
    label = next(name for name in table.hand() if name.startswith("pyr"))
    table.do(f"upgrade:{label}")
    assert (table.host(label), table.keyword("krump", "splash-attack")) == ("krump", 3)
    table.do(f"play:{label}", "place:0")
    assert table.keyword(f"{label}.2", "splash-attack") == 3


def test_rogue_operation() -> None:
    """Two cards from the deck are discarded: 1 Æ stolen for each of their houses."""
    for deck, stolen in (
        (["troll", "dodger", "smith"], 2),
        (["troll", "krump", "smith"], 1),
        (["troll"], 1),
        ([], 0),
    ):
        table = Table(hand=["rogue-operation"], deck=deck, amber=(0, 4), house=HOUSE).do(
            "play:rogue-operation"
        )
        assert (table.amber(), table.amber(1)) == (stolen, 4 - stolen)
        assert table.row("deck") == deck[2:]


def test_shakedown_sullivan() -> None:
    """The chosen creature's player discards: a card of its house is worth 1 Æ to them, any other is its death."""
    table = Table(mine=["shakedown-sullivan"], theirs=["troll", "krump"], their_deck=["bumpsy"], house=HOUSE)
    table.do("reap:shakedown-sullivan")
    assert table.offered() == ["card:shakedown-sullivan", "card:troll", "card:krump"]
    table.do("card:troll")
    assert (table.amber(), table.amber(1), table.row("discard", 1), table.zone("troll")) == (
        1,
        1,
        ["bumpsy"],
        "line",
    )
    table = Table(mine=["shakedown-sullivan"], theirs=["troll", "krump"], their_deck=["urchin"], house=HOUSE)
    table.do("reap:shakedown-sullivan", "card:troll")
    assert (table.amber(1), table.zone("troll"), table.line(1)) == (0, "discard", ["krump"])
    table = Table(mine=["shakedown-sullivan"], deck=["agent-sepdia"], house=HOUSE).do(
        "reap:shakedown-sullivan"
    )
    assert (table.amber(), table.row("discard")) == (2, ["agent-sepdia"])
    table = Table(mine=["shakedown-sullivan"], theirs=["troll"], their_deck=[], house=HOUSE)
    table.do("reap:shakedown-sullivan", "card:troll")
    assert table.zone("troll") == "discard"


def test_stronger_together() -> None:
    """Ready are those of the house between two of other houses, which differ."""
    mine = [
        "troll", "agent-sepdia exhausted", "dodger", "ch-337a exhausted", "urchin", "collector-boren exhausted",
        "shakedown-sullivan exhausted", "krump exhausted",
    ]  # fmt: skip
    table = Table(hand=["stronger-together"], mine=mine, house=HOUSE).do("play:stronger-together")
    names = ("agent-sepdia", "ch-337a", "collector-boren", "shakedown-sullivan", "krump")
    assert [table.has(name, "exhausted") for name in names] == [False, True, True, True, True]
    table = Table(
        hand=["stronger-together"], theirs=["troll", "agent-sepdia exhausted", "dodger"], house=HOUSE
    )
    table.do("play:stronger-together")
    assert not table.has("agent-sepdia", "exhausted")


def test_badge_of_unity() -> None:
    """Its creature is of the house besides its own."""
    table = Table(mine=["troll +badge-of-unity", "krump"], house=HOUSE)
    assert "reap:troll" in table.offered()
    assert "reap:krump" not in table.offered()
    table = Table(mine=["troll +badge-of-unity"], house="brobnar")
    assert "reap:troll" in table.offered()


def test_quintrino_warp() -> None:
    """A friendly and an enemy creature go, with all of their houses; the player gets a chain."""
    table = Table(
        hand=["quintrino-warp"],
        mine=["troll", "flaxia"],
        theirs=["dodger", "krump", "urchin", "ch-337a"],
        house=HOUSE,
    )
    table.do("play:quintrino-warp", "card:troll", "card:dodger")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert (table.line(), table.line(1), table.chains()) == (["flaxia"], ["ch-337a"], 1)
    table = Table(hand=["quintrino-warp"], theirs=["dodger", "urchin"], mine=[], house=HOUSE)
    table.do("play:quintrino-warp", "card:dodger")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert (table.line(1), table.chains()) == ([], 1)


def test_recorded_history() -> None:
    """Up to three cards of different houses are shown and archived."""
    hand = ["recorded-history", "troll", "krump", "dodger", "agent-sepdia", "flaxia"]
    table = Table(hand=hand, house=HOUSE).do("play:recorded-history", "hand:troll")
    assert "hand:krump" not in table.offered()
    table.do("hand:dodger", "hand:flaxia")
    assert sorted(table.row("archives")) == ["dodger", "flaxia", "troll"]
    assert sorted(table.hand()) == ["agent-sepdia", "krump"]
    table = Table(hand=hand, house=HOUSE).do("play:recorded-history", "hand:troll", "done")
    assert table.row("archives") == ["troll"]
    table = Table(hand=hand, house=HOUSE).do("play:recorded-history", "no")
    assert table.row("archives") == []


def test_specialist_guthrak() -> None:
    """1 Æ for each house among it and its neighbours."""
    table = Table(mine=["flaxia", "troll", "specialist-guthrak", "dodger"], amber=(0, 5), house=HOUSE)
    table.do("reap:specialist-guthrak")
    assert table.on("specialist-guthrak") == 3
    table = Table(
        mine=["specialist-guthrak", "agent-sepdia"], theirs=["dust-pixie"], amber=(0, 5), house=HOUSE
    )
    table.do("fight:specialist-guthrak")
    assert (table.on("specialist-guthrak"), table.damage("specialist-guthrak")) == (1, 0)


def test_norbyn_s_cavern() -> None:
    """Friendly tokens of that name are stronger and skirmish; other tokens, and other names, are not."""
    mine = ["norbyn-s-cavern", "token:smith", "troll"]
    table = Table(mine=mine, theirs=["token:punch"], token="æmberling", their_token="æmberling", house=HOUSE)
    token, theirs = table.line()[0], table.line(1)[0]
    assert (table.power(token), table.keyword(token, "skirmish")) == (4, 1)
    assert (table.power(theirs), table.keyword(theirs, "skirmish")) == (1, 0)
    assert (table.power("troll"), table.keyword("troll", "skirmish")) == (8, 0)
    table = Table(mine=mine, token="grunt", house=HOUSE)
    assert table.keyword(table.line()[0], "skirmish") == 0


@proves("G240")
def test_mirror_shell() -> None:
    """Friendly tokens are copies of its creature this turn, later ones too; its play makes a token creature."""
    table = Table(
        mine=["troll +mirror-shell", "token:smith"],
        theirs=["token:punch", "dust-pixie"],
        hand=["uplink"],
        deck=["anger", "punch"],
        token="grunt",
        their_token="grunt",
        house="brobnar",
    )
    weak = table.power(table.line(1)[0])
    table.do("reap:troll", "trigger:troll")
    token = table.line()[1]
    assert (table.power(token), table.power(table.line(1)[0])) == (8, weak)
    table.to_turn_of(1)
    assert table.power(table.line()[1]) == weak
    table = Table(mine=["troll"], hand=["mirror-shell"], deck=["anger"], token="grunt", house=HOUSE)
    table.do("play:mirror-shell", "place:1")
    assert (len(table.line()), table.power(table.line()[1])) == (2, weak)


@proves("G136")
def test_mirror_shell_for_later_ones() -> None:
    """A token creature made later this turn is a copy too; the copies end with the turn."""
    table = Table(
        mine=["bumpsy +mirror-shell"], hand=["stratosmack"], theirs=["dust-pixie", "urchin"], deck=["anger"], token="grunt",
        house="brobnar",
    )  # fmt: skip
    table.do("fight:bumpsy", "card:dust-pixie.33")
    table.do("play:stratosmack", "card:urchin", "place:1")
    assert table.power(table.line()[1]) == 5
    table.to_turn_of(1)
    assert table.power(table.line()[1]) != 5


def test_pupgrade() -> None:
    """A creature, or +3 power for another; when that one dies it stands ready on the right flank."""
    table = Table(mine=["troll"], theirs=["bumpsy +pupgrade", "krump"], house="brobnar")
    assert table.power("bumpsy") == 8
    table = Table(mine=["troll"], theirs=["urchin", "krump"], hand=["pupgrade"], house=HOUSE)
    table.do("upgrade:pupgrade", "card:krump")
    assert (table.host("pupgrade"), table.power("krump")) == ("krump", 9)
    table = Table(mine=["troll", "smaaash"], theirs=["dodger +pupgrade", "krump"], house="brobnar")
    table.do("fight:troll", "card:dodger")
    assert (table.zone("dodger"), table.line(1)) == ("discard", ["krump", "pupgrade"])
    assert (table.has("pupgrade", "exhausted"), table.power("pupgrade"), table.holder("pupgrade")) == (
        False,
        3,
        1,
    )
    table = Table(hand=["pupgrade"], house=HOUSE).do("play:pupgrade")
    assert (table.line(), table.power("pupgrade")) == (["pupgrade"], 3)


def test_pupgrade_on_the_other_side() -> None:
    """It joins whoever controls the creature; and dies as its owner's card."""
    table = Table(mine=["troll", "krump"], theirs=["dodger"], hand=["pupgrade"], house=HOUSE)
    table.do("upgrade:pupgrade", "card:dodger").to_turn_of(1).to_turn_of(0, "brobnar")
    table.do("fight:troll")
    assert (table.line(1), table.holder("pupgrade")) == (["pupgrade"], 1)
    table.do("fight:krump")
    assert table.row("discard") == ["troll", "pupgrade"]


def test_recruiting_station() -> None:
    """A house is named, a card discarded; of that house it is worth a token creature."""
    for house, made in (("brobnar", 1), ("dis", 0)):
        table = Table(mine=["recruiting-station"], deck=["troll", "smith"], token="grunt", house="brobnar")
        table.do("omni:recruiting-station", f"house:{house}")
        assert (len(table.line()), table.row("discard")) == (made, ["troll"])
    table = Table(mine=["recruiting-station"], deck=[], token="grunt", house="brobnar")
    table.do("omni:recruiting-station", "house:dis")
    assert table.line() == []


def test_temporal_purge() -> None:
    """Tokens of both sides turn faceup: creatures stay, other cards go to their owners' piles."""
    table = Table(
        hand=["temporal-purge"],
        mine=["token:troll", "token:punch", "krump"],
        theirs=["token:smith"],
        token="grunt",
        their_token="grunt",
        house=HOUSE,
    )
    table.do("play:temporal-purge")
    stays = table.line()[0]
    assert (table.line()[1:], table.power(stays), table.state.is_token(table.card(stays))) == (
        ["krump"],
        8,
        False,
    )
    assert (table.line(1), table.row("discard"), table.row("discard", 1)) == (
        [],
        ["punch", "temporal-purge"],
        ["smith"],
    )


def test_fof_transponder() -> None:
    """As its creature dies, its controller makes a token creature, and the upgrade goes to it."""
    table = Table(
        mine=["troll"],
        theirs=["bumpsy +fof-transponder"],
        their_deck=["smith"],
        their_token="grunt",
        house="brobnar",
    )
    table.do("fight:troll", "place:0")
    assert (len(table.line(1)), table.zone("bumpsy")) == (1, "discard")
    assert table.host("fof-transponder") == table.line(1)[0]
    table = Table(
        mine=["troll"],
        theirs=["bumpsy +fof-transponder"],
        their_deck=[],
        their_token="grunt",
        house="brobnar",
    )
    table.do("fight:troll")
    assert (table.line(1), table.zone("fof-transponder")) == ([], "discard")


def test_grunt_work() -> None:
    """The top three are put back in any order; the first of them becomes a token creature."""
    table = Table(hand=["grunt-work"], deck=["smith", "punch", "anger", "troll"], token="grunt", house=HOUSE)
    table.do("play:grunt-work", "deck:anger", "deck:smith")
    assert (len(table.line()), table.row("deck")) == (1, ["smith", "punch", "troll"]) or table.row("deck")[
        -1
    ] == "troll"
    table = Table(hand=["grunt-work"], deck=[], token="grunt", house=HOUSE).do("play:grunt-work")
    assert table.line() == []


def test_sv3_lander() -> None:
    """A token creature; the lander is given for the use of all friendly tokens this turn."""
    table = Table(hand=["sv3-lander"], deck=["smith"], token="grunt", house=HOUSE).do("play:sv3-lander")
    assert len(table.line()) == 1
    table = Table(
        mine=["sv3-lander", "token:smith", "troll"],
        theirs=["token:anger"],
        token="grunt",
        their_token="grunt",
        house=HOUSE,
    )
    token = table.line()[0]
    assert f"reap:{token}" not in table.offered()
    table.do("omni:sv3-lander")
    assert table.zone("sv3-lander") == "discard"
    assert f"reap:{token}" in table.offered()
    assert "reap:troll" not in table.offered()


def test_photon_blast() -> None:
    """2 damage with 1 splash; a kill, be it of a neighbour, makes a token creature."""
    for theirs, made in ((["krump", "troll"], 0), (["urchin", "troll"], 1), (["troll", "krump damage:5"], 1)):
        table = Table(hand=["photon-blast"], theirs=theirs, deck=["smith"], token="grunt", house=HOUSE)
        table.do("play:photon-blast", "card:troll")
        assert (len(table.line()), table.damage("troll")) == (made, 2)
    table = Table(hand=["photon-blast"], deck=["smith"], token="grunt", house=HOUSE).do("play:photon-blast")
    assert table.line() == []


def test_scout_chief_korijir() -> None:
    """A token creature when played, after a fight, after a reap."""
    table = Table(hand=["scout-chief-korijir"], deck=["smith"], token="grunt", house=HOUSE)
    table.do("play:scout-chief-korijir", "place:0")
    assert len(table.line()) == 2
    for use in ("reap", "fight"):
        table = Table(
            mine=["scout-chief-korijir"], theirs=["dust-pixie"], deck=["smith"], token="grunt", house=HOUSE
        )
        table.do(f"{use}:scout-chief-korijir", "place:0")
        assert len(table.line()) == 2


def test_teamwork() -> None:
    """A token creature; with more enemies than friends still, the card is archived."""
    for theirs, place in ((["troll", "krump"], "archives"), (["troll"], "discard"), ([], "discard")):
        table = Table(hand=["teamwork"], theirs=theirs, deck=["smith"], token="grunt", house=HOUSE).do(
            "play:teamwork"
        )
        assert (table.zone("teamwork"), len(table.line())) == (place, 1)


def test_uplink() -> None:
    """A token creature for each neighbour of another house."""
    mine = ["troll", "agent-sepdia +uplink", "dodger"]
    table = Table(mine=mine, deck=["smith"] * 3, token="grunt", house=HOUSE).do(
        "action:agent-sepdia", "place:0", "place:0"
    )
    assert len(table.line()) == 5
    table = Table(mine=["agent-sepdia +uplink", "ch-337a"], deck=["smith"] * 3, token="grunt", house=HOUSE)
    table.do("action:agent-sepdia")
    assert len(table.line()) == 2
