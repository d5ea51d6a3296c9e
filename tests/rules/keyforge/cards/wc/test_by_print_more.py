"""Worlds Collide, word by word, and more of it: whose cards a text means, how many of them, and until when."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.keyforge.table import Table


def test_inky_gloom_is_about_their_creatures() -> None:
    """A creature of yours that reaps in their turn for a card of yours may do so: what is meant is theirs."""
    table = Table(mine=["bad-penny"], theirs=["bumpsy"], hand=["inky-gloom"], house="shadows")
    table.do("play:inky-gloom")
    assert "reap:bad-penny" in table.offered()


@pytest.mark.parametrize(
    ("name", "house"), [("alaka", "brobnar"), ("mega-alaka", "brobnar"), ("bramble-lynx", "untamed")]
)
def test_who_enters_ready(name: str, house: str) -> None:
    """The card itself, and nobody else."""
    mover = "fight:troll" if house == "brobnar" else "reap:niffle-ape"
    table = Table(
        mine=["troll", "niffle-ape", name], theirs=["eyegor"], hand=[name, "groke", "flaxia"], house=house
    )
    other = "groke" if house == "brobnar" else "flaxia"
    table.do(mover, f"play:{name}", "place:0", f"play:{other}", "place:0")
    assert not table.has(table.line()[1], "exhausted")
    assert table.has(other, "exhausted")


def test_the_grim_reaper_alone_enters_ready() -> None:
    table = Table(
        mine=["the-grim-reaper house:brobnar"], hand=["troll"], discard=["anger"] * 10, house="brobnar"
    ).do("play:troll", "place:0")
    assert table.has("troll", "exhausted")


def test_gargantodon_and_terrordactyl_alone_enter_stunned() -> None:
    """And they alone hit softly."""
    table = Table(
        mine=["gargantodon", "terrordactyl"],
        theirs=["troll", "groke"],
        hand=["thero-centurion"],
        house="saurian",
    ).do("play:thero-centurion", "place:0")
    assert not table.has("thero-centurion", "stunned")
    table = Table(mine=["gargantodon", "brutodon-auxiliary"], theirs=["troll"], house="saurian")
    table.do("fight:brutodon-auxiliary")
    assert table.damage("troll") == 6


def test_crash_muldoon_alone_enters_ready() -> None:
    table = Table(mine=["crash-muldoon"], hand=["first-officer-frane"], house="star-alliance")
    table.do("play:first-officer-frane", "place:0")
    assert table.has("first-officer-frane", "exhausted")


def test_the_red_baron_alone_has_what_his_keys_give() -> None:
    """Yours lets him steal, theirs hides him; another creature has neither of it."""
    board: dict[str, Any] = {
        "mine": ["the-red-baron house:brobnar", "krump"],
        "amber": (0, 3),
        "house": "brobnar",
    }
    table = Table(keys=(1, 1), **board)
    assert [table.keyword(name, "elusive") for name in table.line()] == [1, 0]
    table.do("reap:krump")
    assert (table.asked, table.amber(0), table.amber(1)) == ("turn", 1, 3)
    table.do(next(move for move in table.offered() if move.startswith("reap:the-red-baron")))
    assert (table.asked, table.amber(0), table.amber(1)) == ("turn", 3, 2)
    table = Table(keys=(0, 0), **board)
    assert [table.keyword(name, "elusive") for name in table.line()] == [0, 0]


def test_what_is_grafted_lies_open() -> None:
    """Everybody sees the action beneath Infomancer or Memolith (G121), of several of which one is resolved each time."""
    table = Table(
        mine=["infomancer house:logos", "memolith house:logos"], hand=["poke", "eclectic-inquiry"], theirs=["zorg"], house="logos"
    )  # fmt: skip
    table.do(
        next(move for move in table.offered() if move.startswith("action:memolith")), "mode:1", "hand:poke"
    )
    assert (table.zone("poke"), table.state.seen[table.card("poke")] & 3) == ("beneath", 3)
    table = Table(hand=["infomancer house:logos", "poke", "anger"], house="logos")
    table.do("play:infomancer~logos", "hand:poke")
    assert (table.zone("poke"), table.state.seen[table.card("poke")] & 3) == ("beneath", 3)


def test_timequake_shuffles_your_deck_and_no_other() -> None:
    """Also where you have nothing in play."""
    table = Table(hand=["timequake house:brobnar"], theirs=["troll"], house="brobnar")
    table.do("play:timequake~brobnar")
    assert [fact["seat"] for fact in table.told("shuffled")] == [0]


def test_valoocanth_alone_needs_the_tide() -> None:
    table = Table(mine=["valoocanth house:brobnar", "troll"], tide="low", house="brobnar")
    assert [move for move in table.offered() if move.startswith("reap")] == ["reap:troll"]


def test_toad_alone_cannot_reap() -> None:
    table = Table(mine=["toad", "niffle-ape"], theirs=["bumpsy"], house="untamed")
    assert [move for move in table.offered() if move.startswith("reap")] == ["reap:niffle-ape"]


@pytest.mark.parametrize(
    ("leader", "house", "friend"),
    [("the-shadow-council", "shadows", "bad-penny"), ("lord-invidius", "dis", "shooler"), ("eldest-bear", "untamed", "niffle-ape")],
)  # fmt: skip
def test_a_leader_in_the_center_leads_alone(leader: str, house: str, friend: str) -> None:
    """Others gain nothing, and on a flank it does not either."""
    table = Table(mine=[friend, leader, friend], theirs=["eyegor", "eyegor"], amber=(0, 3), house=house)
    if leader == "the-shadow-council":
        assert [move for move in table.offered() if move.startswith("action")] == [
            "action:the-shadow-council"
        ]
        table = Table(mine=[leader, friend], house=house)
        assert "action:the-shadow-council" not in table.offered()
    elif leader == "lord-invidius":
        table.do(f"reap:{friend}")
        assert (table.asked, len(table.line(1))) == ("turn", 2)
        table = Table(mine=[leader, friend], theirs=["eyegor"], house=house).do("reap:lord-invidius")
        assert (table.asked, len(table.line(1))) == ("turn", 1)
    else:
        table.do(f"fight:{friend}", "card:eyegor")
        assert table.amber() == 0
        table = Table(mine=[leader, friend], theirs=["eyegor"], house=house).do("fight:eldest-bear")
        assert table.amber() == 0


def test_discombobulator_guards_the_player_of_its_creature() -> None:
    """The other one's Æ may be stolen as ever."""
    table = Table(mine=["yantzee-gang"], theirs=["krump +discombobulator"], amber=(0, 3), house="shadows")
    assert table.do("action:yantzee-gang").amber() == 0
    table = Table(mine=["yantzee-gang +discombobulator"], amber=(0, 3), house="shadows")
    assert table.do("action:yantzee-gang").amber() == 1


def test_imperial_scutum_and_the_callipygian_ideal_are_about_their_creature() -> None:
    """What lies on another one goes to the opponent, and cannot be spent."""
    table = Table(
        mine=["krump damage:5 amber:1 +imperial-scutum", "troll damage:7 amber:2"], theirs=["zorg", "zorg"], house="brobnar"
    ).do("fight:troll", "card:zorg")  # fmt: skip
    assert table.amber(1) == 2
    table = Table(mine=["krump amber:2 +the-callipygian-ideal", "troll amber:4"], amber=(2, 0), at="start")
    assert table.keys() == 0


def test_barn_razing_is_for_this_turn_and_your_creatures() -> None:
    table = Table(
        mine=["troll"], theirs=["bumpsy", "groke"], hand=["barn-razing"], amber=(3, 3), house="brobnar"
    ).do("play:barn-razing")
    table.to_turn_of(1, "brobnar").do("fight:bumpsy")
    assert (table.amber(0), table.amber(1)) == (3, 3)
    table.to_turn_of(0, "brobnar").do("fight:troll")
    assert table.amber(1) == 3


def test_gravelguts_sköll_hapsis_and_nizak_hear_of_their_own_victims() -> None:
    """Not of those of another creature."""
    for name, house in (
        ("gravelguts", "brobnar"),
        ("sköll", "brobnar"),
        ("hapsis", "logos"),
        ("nizak-the-forgotten", "brobnar"),
    ):
        friend = "titan-mechanic" if house == "logos" else "troll"
        table = Table(
            mine=[f"{name} house:{house}" if name.startswith("nizak") else name, friend],
            theirs=["eyegor"],
            house=house,
        )
        table.do(f"fight:{friend}")
        first = table.line()[0]
        assert (table.asked, table.plus(first), table.has(first, "warded"), len(table.hand())) == (
            "turn",
            0,
            False,
            0,
        )
        assert table.zone("eyegor") == "discard"


def test_the_floor_is_lava_burns_one_of_each_side() -> None:
    """At the start of your turn alone; the second one is an enemy."""
    table = Table(mine=["the-floor-is-lava", "troll", "krump"], theirs=["bumpsy", "groke"], house="brobnar")
    table.to_turn_of(1)
    assert [table.damage(name) for name in ("troll", "krump", "bumpsy", "groke")] == [0, 0, 0, 0]
    table.do("end")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:troll")
    assert table.offered() == ["card:bumpsy", "card:groke"]


def test_mega_ganger_chieftain_readies_a_neighbor() -> None:
    """One of both, which fights; others are too far away."""
    table = Table(
        mine=["troll exhausted", "krump exhausted", "groke exhausted"], theirs=["eyegor"], hand=["mega-ganger-chieftain"],
        house="brobnar",
    ).do("play:mega-ganger-chieftain", "place:0", "yes")  # fmt: skip
    assert (table.asked, table.zone("eyegor"), table.has("troll", "exhausted")) == ("turn", "discard", True)
    table = Table(mine=["troll"], hand=["mega-ganger-chieftain"], house="brobnar")
    assert table.do("play:mega-ganger-chieftain", "place:0", "no").asked == "turn"


def test_lateral_shift_plays_one_of_their_cards() -> None:
    """Any of them, as one's own; what was seen is theirs."""
    table = Table(
        hand=["lateral-shift house:brobnar", "punch"], their_hand=["troll", "the-warchest"], house="brobnar"
    )
    table.do(next(move for move in table.offered() if move.startswith("play:lateral-shift")))
    assert sorted(table.offered()) == ["hand:the-warchest", "hand:troll"]
    table.do("hand:the-warchest")
    assert (table.holder("the-warchest"), table.zone("the-warchest"), table.zone("troll")) == (
        0,
        "artifacts",
        "hand",
    )


def test_timequake_pays_for_cards_of_your_own() -> None:
    """A creature of the opponent under your control goes to their deck, and brings nothing."""
    table = Table(mine=["troll", "krump theirs"], hand=["timequake house:brobnar"], house="brobnar")
    table.do(next(move for move in table.offered() if move.startswith("play:timequake")))
    assert (len(table.hand()), table.zone("krump"), table.line()) == (1, "deck", [])


def test_e_e_hears_of_your_dis_cards_alone() -> None:
    board: dict[str, Any] = {"mine": ["e-e-on-the-fringes"], "discard": ["shooler", "anger"], "amber": (0, 3)}
    table = Table(hand=["troll"], house="brobnar", **board).do("discard:troll")
    assert table.asked == "turn"
    table = Table(hand=["dendrix"], house="dis", **board).do("discard:dendrix", "yes")
    assert table.offered() == ["pile:shooler", "pile:dendrix"]


def test_sinestra_and_dexus_hear_of_creatures_alone() -> None:
    """An artifact is not played on a flank."""
    for name in ("sinestra", "dexus"):
        table = Table(
            mine=[name],
            theirs=["troll"],
            their_hand=["the-warchest", "blood-of-titans"],
            amber=(0, 3),
            active=1,
            house="brobnar",
        ).do("play:the-warchest", "play:blood-of-titans", "card:troll")
        assert table.amber(1) == 4  # the icon of the upgrade


def test_harmonia_hears_of_your_creatures_alone() -> None:
    board: dict[str, Any] = {"theirs": ["troll", "krump", "groke"], "house": "untamed"}
    table = Table(mine=["harmonia"], hand=["hunting-witch", "way-of-the-bear"], **board)
    table.do("play:way-of-the-bear", "card:harmonia")
    assert table.amber() == 1  # the icon
    table.do("play:hunting-witch", "place:0")
    assert table.amber() == 2
    table = Table(
        mine=["harmonia"], theirs=["troll", "krump"], their_hand=["flaxia"], active=1, house="untamed"
    )
    assert table.do("play:flaxia", "place:0").amber() == 0


def test_unsuspecting_prey_is_at_most_three() -> None:
    table = Table(
        mine=["troll"],
        theirs=["bumpsy", "groke", "zorg", "krump damage:1"],
        hand=["unsuspecting-prey"],
        house="untamed",
    )
    table.do("play:unsuspecting-prey")
    assert "card:krump" not in table.offered()
    table.do("card:troll", "card:bumpsy", "card:groke")
    assert (table.asked, table.damage("zorg")) == ("turn", 0)


def test_unnatural_selection_spares_three_of_each() -> None:
    """Three, not fewer; all of a side that has no more."""
    table = Table(
        mine=["troll"],
        theirs=["bumpsy", "groke", "zorg", "krump"],
        hand=["unnatural-selection"],
        house="untamed",
    ).do("play:unnatural-selection", "card:bumpsy", "card:groke")
    assert "done" not in table.offered()
    table.do("card:zorg")
    assert (table.zone("krump"), table.zone("zorg"), table.zone("troll")) == ("discard", "line", "line")


def test_low_dawn_counts_creatures() -> None:
    """Other cards of Untamed neither count nor return."""
    table = Table(hand=["low-dawn"], discard=["flaxia", "niffle-ape", "regrowth"], house="untamed").do(
        "play:low-dawn"
    )
    assert (table.amber(), table.row("discard")) == (1, ["regrowth", "low-dawn"])


def test_spartasaur_leaves_dinosaurs_of_both_sides() -> None:
    table = Table(
        mine=["spartasaur", "thero-centurion", "troll damage:7"],
        theirs=["zorg", "krump", "thero-centurion"],
        house="brobnar",
    ).do("fight:troll", "card:zorg")
    assert (table.line(), table.line(1)) == (["spartasaur", "thero-centurion"], ["thero-centurion.2"])


def test_techivore_pulpate_devours_each_artifact_of_the_house() -> None:
    table = Table(
        mine=["techivore-pulpate", "the-warchest"], theirs=["gauntlet-of-command", "the-warchest", "animator"],
    ).to_turn_of(1).to_turn_of(0, "brobnar")  # fmt: skip
    assert [table.zone(c) for c in ("the-warchest", "the-warchest.2", "gauntlet-of-command", "animator")] == [
        "discard", "discard", "discard", "artifacts",
    ]  # fmt: skip


def test_forging_an_alliance_is_at_most_six_cheaper() -> None:
    """With seven houses in play the key costs 1 more than usual, and with five of them 2 more."""
    crew = ["troll", "dextre", "shooler", "zorg", "bad-penny", "niffle-ape", "thero-centurion"]
    table = Table(mine=crew, hand=["forging-an-alliance"], amber=(6, 0), house="star-alliance")
    table.do("play:forging-an-alliance", "key:red")
    assert (table.keys(), table.amber()) == (1, 0)
    table = Table(mine=crew[:5], hand=["forging-an-alliance"], amber=(7, 0), house="star-alliance")
    table.do("play:forging-an-alliance", "key:red")
    assert (table.keys(), table.amber()) == (1, 0)


@pytest.mark.parametrize(("one", "other"), [("hyde", "velum"), ("velum", "hyde")])
def test_hyde_and_velum_fetch_each_other_alone(one: str, other: str) -> None:
    """Another card in the discard pile is not meant, and without the other one nobody is archived."""
    board: dict[str, Any] = {"mine": [one], "theirs": ["troll"], "house": "logos"}
    table = Table(discard=["anger", other, other], **board).do(f"fight:{one}")
    if table.asked == "card":
        table.do(table.offered()[0])
    assert (len(table.row("archives")), table.zone("anger"), table.zone(one)) == (2, "discard", "archives")
    table = Table(discard=["anger"], their_discard=[other], **board).do(f"fight:{one}")
    assert (table.row("archives"), table.zone(one)) == ([], "discard")


def test_light_of_the_archons_counts_upgrades_of_both_players() -> None:
    table = Table(
        mine=["krump +light-of-the-archons"], their_hand=["stunner"], active=1, house="star-alliance"
    )
    assert (table.power("krump"), table.armor("krump")) == (7, 1)
    table.do("play:stunner")
    assert (table.host("stunner"), table.power("krump"), table.armor("krump")) == ("krump", 8, 2)


@pytest.mark.parametrize(
    ("blaster", "officer", "seen"),
    [
        ("garcia-s-blaster", "sensor-chief-garcia", lambda t: t.amber() == 2),  # with its icon
        ("frane-s-blaster", "first-officer-frane", lambda t: t.amber() == 3),
        ("kirby-s-blaster", "com-officer-kirby", lambda t: len(t.hand()) == 2),
        ("khrkhar-s-blaster", "lieutenant-khrkhar", lambda t: t.has("lieutenant-khrkhar", "warded")),
        ("molina-s-blaster", "armsmaster-molina", lambda t: t.asked == "yes"),
        ("ingram-s-blaster", "medic-ingram", lambda t: t.asked == "card"),
        ("qincan-s-blaster", "sci-officer-qincan", lambda t: t.asked == "yes"),
        ("chan-s-blaster", "commander-chan", lambda t: t.asked == "yes"),
        ("walls--blaster", "chief-engineer-walls", lambda t: t.asked == "card"),
    ],
)
def test_a_blaster_answers_also_on_an_enemy_officer(blaster: str, officer: str, seen: Any) -> None:
    """Who attaches it gets what it brings."""
    table = Table(
        mine=["krump damage:1"],
        theirs=[f"{officer} amber:2", "troll"],
        hand=[blaster],
        amber=(0, 3),
        house="star-alliance",
    ).do(f"play:{blaster}", f"card:{officer}")
    assert seen(table)


def test_captain_val_jericho_is_not_about_the_active_house() -> None:
    """A card of it does not use up his leave, and there is one for each turn."""
    table = Table(
        mine=["krump", "captain-val-jericho", "troll"],
        hand=["xenotraining", "anger", "punch"],
        house="star-alliance",
    ).do("play:xenotraining", "card:krump", "card:troll")
    assert {"play:anger", "play:punch"} <= set(table.offered())
    table.do("play:punch")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert "play:anger" not in table.offered()


def test_chain_gang_waits_for_your_chain_alone() -> None:
    """It shuffles that card and no other; one of two copies."""
    table = Table(mine=["chain-gang exhausted"], their_hand=["subtle-chain"], active=1, house="shadows")
    table.do("play:subtle-chain")
    assert (table.asked, table.has("chain-gang", "exhausted")) == ("turn", True)
    table = Table(
        mine=["chain-gang"], discard=["subtle-chain", "anger", "subtle-chain"], amber=(0, 2), house="shadows"
    )
    table.do("action:chain-gang")
    if table.asked == "card":
        table.do(table.offered()[0])
    assert sorted(name.split(".")[0] for name in table.row("discard")) == ["anger", "subtle-chain"]


def test_how_much_exactly() -> None:
    """Warriors' Refrain stuns up to 3 power; A. Vinda deals 1; a nozzle 2; Nogi and the vapors draw 2; the tank deals 8."""
    table = Table(theirs=["nexus", "flaxia"], hand=["warriors--refrain"], house="brobnar").do(
        "play:warriors--refrain"
    )
    assert [table.has(name, "stunned") for name in ("nexus", "flaxia")] == [True, False]
    table = Table(mine=["a-vinda"], theirs=["zorg"], house="shadows").do("reap:a-vinda", "card:zorg")
    assert table.damage("zorg") == 1
    table = Table(mine=["krump +plasma-nozzle"], theirs=["zorg", "troll"], house="brobnar").do(
        "fight:krump", "card:troll"
    )
    assert (table.damage("zorg"), table.damage("troll")) == (2, 0)  # 2 and 6 have destroyed it
    table = Table(hand=["tautau-vapors"], house="logos").do("play:tautau-vapors")
    assert (len(table.hand()), len(table.row("archives"))) == (1, 1)
    table = Table(mine=["nogi-smartfist"], theirs=["eyegor"], house="brobnar").do("fight:nogi-smartfist")
    assert (len(table.hand()), len(table.row("discard"))) == (0, 2)
    line = ["troll", "lollop-the-titanic", "krump", "mini-groupthink-tank"]
    table = Table(mine=line, house="logos").do("reap:mini-groupthink-tank")
    assert table.damage("lollop-the-titanic") == 8


def test_philophosaurus_takes_three_cards_and_no_more() -> None:
    table = Table(mine=["philophosaurus"], deck=["troll", "krump", "groke", "zorg"], house="saurian")
    table.do("reap:philophosaurus", "yes", "deck:troll", "deck:groke")
    assert (table.row("archives"), table.hand(), table.row("discard"), table.row("deck")) == (
        ["troll"], ["groke"], ["krump"], ["zorg"],
    )  # fmt: skip


def test_rhetor_gallim_is_about_their_next_turn() -> None:
    """Not about yours, nor about the turn after."""
    table = Table(mine=["rhetor-gallim"], theirs=["troll"], house="saurian").do("reap:rhetor-gallim", "yes")
    table.to_turn_of(1, "brobnar")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 9)
    assert table.to_turn_of(0, "saurian").to_turn_of(1, "brobnar").state.key_cost(1) == 6


def test_ancient_power_wards_each_of_them() -> None:
    table = Table(
        mine=["troll amber:1", "krump", "groke amber:2"],
        theirs=["zorg amber:1"],
        hand=["ancient-power"],
        house="saurian",
    )
    table.do("play:ancient-power")
    assert [table.has(name, "warded") for name in ("troll", "krump", "groke", "zorg")] == [
        True,
        False,
        True,
        False,
    ]


def test_into_the_night_begins_at_once() -> None:
    """Creatures of yours that are not of Shadows cannot fight in this turn either."""
    table = Table(
        mine=["troll", "bad-penny"],
        theirs=["zorg"],
        hand=["into-the-night", "smite house:shadows"],
        house="shadows",
    )
    table.do("play:into-the-night")
    assert "fight:bad-penny" in table.offered()
    table.do("play:smite~shadows", "card:troll")
    assert (table.asked, table.damage("zorg"), table.has("troll", "exhausted")) == ("turn", 0, False)


def test_gambling_den_takes_two() -> None:
    """For the one card that is shown."""
    table = Table(mine=["gambling-den"], deck=["anger", "dextre"], amber=(5, 5), at="start").do(
        "yes", "house:logos"
    )
    assert (table.amber(0), table.amber(1)) == (3, 5)
    table = Table(mine=["gambling-den"], deck=["anger", "dextre"], amber=(3, 5), at="start").do(
        "yes", "house:brobnar"
    )
    assert (table.amber(0), table.amber(1)) == (5, 5)


def test_quintrino_flux_and_igon_the_green() -> None:
    """First a friend, then an enemy; and one copy of Igon the Terrible returns."""
    table = Table(
        mine=["troll", "krump"], theirs=["zorg", "groke"], hand=["quintrino-flux"], house="star-alliance"
    )
    table.do("play:quintrino-flux", "card:troll")
    assert table.offered() == ["card:zorg", "card:groke"]
    table = Table(
        mine=["igon-the-green"],
        theirs=["zorg"],
        discard=["igon-the-terrible", "igon-the-terrible", "anger"],
        house="brobnar",
    ).do("fight:igon-the-green")
    if table.asked == "card":
        table.do(table.offered()[0])
    assert (len(table.hand()), len(table.row("discard"))) == (1, 2)
