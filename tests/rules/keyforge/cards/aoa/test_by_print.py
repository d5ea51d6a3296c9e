"""Age of Ascension, word by word: whose cards a text means, which ones it leaves alone, how many, and until when."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.keyforge.table import Table

MINE = ["card:troll", "card:krump"]
THEIRS = ["card:bumpsy", "card:urchin"]
BOARD: dict[str, Any] = {"mine": ["troll", "krump"], "theirs": ["bumpsy", "urchin"]}


@pytest.mark.parametrize(
    ("card", "house", "amber", "offered"),
    [
        ("1-2-punch", "brobnar", 0, THEIRS),
        ("gargantes-scrapper", "brobnar", 3, THEIRS),
        ("entropic-swirl", "logos", 0, MINE + THEIRS),
        ("tyxl-beambuckler", "mars", 0, [*MINE, "card:tyxl-beambuckler", *THEIRS]),
        ("extinction", "mars", 0, MINE + THEIRS),
        ("hypnobeam", "mars", 0, THEIRS),
        ("golden-aura", "sanctum", 0, MINE + THEIRS),
        ("lethal-distraction", "shadows", 0, MINE + THEIRS),
        ("sucker-punch", "shadows", 0, THEIRS),
    ],
)
def test_whose_creatures_are_meant(card: str, house: str, amber: int, offered: list[str]) -> None:
    table = Table(hand=[card], house=house, amber=(amber, 0), **BOARD).do(f"play:{card}")
    if table.asked == "place":
        table.do("place:2")
    assert sorted(table.offered()) == sorted(offered)


@pytest.mark.parametrize(
    ("host", "asked", "theirs", "others"),
    [
        ("krump +way-of-the-porcupine", "hazardous", 3, 0),
        ("krump +killzord-mk-9001", "skirmish", 1, 0),
    ],
)
def test_an_upgrade_gives_a_keyword_to_its_creature_alone(
    host: str, asked: str, theirs: int, others: int
) -> None:
    """Also to an enemy creature."""
    table = Table(mine=[host, "troll"], theirs=["bumpsy", "urchin"])
    assert [table.keyword(name, asked) for name in ("krump", "troll", "bumpsy")] == [theirs, others, others]
    table = Table(mine=["troll"], theirs=["bumpsy", host])
    assert [table.keyword(name, asked) for name in ("krump", "troll", "bumpsy")] == [theirs, others, others]


def test_killzord_mk_9001_arms_its_creature_alone() -> None:
    """Power, armor, and the chain that a fight costs its player."""
    table = Table(mine=["krump +killzord-mk-9001", "troll"], theirs=["bumpsy", "eyegor"], house="brobnar")
    assert [(table.power(name), table.armor(name)) for name in ("krump", "troll", "bumpsy")] == [
        (8, 2),
        (8, 0),
        (5, 0),
    ]
    table.do("fight:troll", "card:eyegor")
    assert (table.chains(0), table.chains(1)) == (0, 0)
    table.do("fight:krump")
    assert (table.chains(0), table.chains(1), table.damage("krump")) == (1, 0, 0)


@pytest.mark.parametrize(
    ("mine", "theirs", "amber", "powers"),
    [
        (["knoxx", "troll"], ["knoxx"], 0, {"knoxx": 6, "troll": 8, "knoxx.2": 3}),
        (["troll", "knoxx", "krump"], ["bumpsy"], 0, {"knoxx": 9, "troll": 8, "krump": 6, "bumpsy": 5}),
        (["marmo-swarm", "troll"], ["marmo-swarm"], 3, {"marmo-swarm": 5, "troll": 8, "marmo-swarm.2": 2}),
        (["gub", "troll"], ["bumpsy"], 0, {"gub": 1, "troll": 8}),
        (["krump", "gub", "troll"], ["bumpsy"], 0, {"gub": 6, "troll": 8, "krump": 6}),
        (["lion-bautrem", "troll"], ["bumpsy"], 0, {"lion-bautrem": 4, "troll": 10, "bumpsy": 5}),
        (["panpaca-anga", "troll"], ["bumpsy", "krump"], 0, {"panpaca-anga": 5, "troll": 10, "krump": 6}),
    ],
)
def test_whose_power_is_changed(
    mine: list[str], theirs: list[str], amber: int, powers: dict[str, int]
) -> None:
    table = Table(mine=mine, theirs=theirs, amber=(amber, 0))
    assert {name: table.power(name) for name in powers} == powers


def test_groggins_is_the_only_one_that_must_attack_a_flank() -> None:
    """And it may be a flank of either end."""
    table = Table(mine=["groggins", "troll"], theirs=["bumpsy", "krump", "urchin"], house="brobnar")
    table.do("fight:troll")
    assert table.offered() == ["card:bumpsy", "card:krump", "card:urchin"]
    table = Table(mine=["groggins", "troll"], theirs=["bumpsy", "krump", "urchin"], house="brobnar")
    assert table.do("fight:groggins").offered() == ["card:bumpsy", "card:urchin"]


def test_roxador_alone_hits_softly() -> None:
    table = Table(mine=["roxador", "niffle-ape"], theirs=["troll", "krump"], house="untamed")
    table.do("fight:roxador", "card:troll", "fight:niffle-ape", "card:krump")
    assert (table.damage("troll"), table.has("troll", "stunned")) == (2, True)
    assert (table.damage("krump"), table.has("krump", "stunned")) == (3, False)


def test_storm_crawler_hears_of_enemies_alone() -> None:
    """A friendly creature that reaps is not stunned; others of its line hit as hard as ever."""
    table = Table(mine=["storm-crawler", "zorg"], theirs=["troll"], house="mars")
    table.do("reap:storm-crawler")
    assert not table.has("storm-crawler", "stunned")
    table.do("fight:zorg")
    assert table.damage("troll") == 7


def test_xanthyx_harvester_alone_minds_its_neighbors() -> None:
    """Strangers elsewhere do not matter, nor do they keep others from being used."""
    table = Table(mine=["xanthyx-harvester", "zorg", "troll"], theirs=["bumpsy"], house="mars")
    assert "reap:xanthyx-harvester" in table.offered()
    table = Table(mine=["zorg", "xanthyx-harvester", "troll"], theirs=["bumpsy"], house="mars")
    assert [move for move in table.offered() if move.startswith("reap:")] == ["reap:zorg"]


def test_spyyyder_has_poison_only_where_it_attacks_a_flank() -> None:
    board: dict[str, Any] = {"mine": ["spyyyder", "shooler"], "theirs": ["troll", "krump", "bumpsy"]}
    table = Table(house="dis", **board).do("fight:spyyyder", "card:krump")
    assert (table.zone("krump"), table.damage("krump")) == ("line", 2)
    table = Table(house="dis", **board).do("fight:spyyyder", "card:troll")
    assert table.zone("troll") == "discard"
    table = Table(house="dis", **board).do("fight:shooler", "card:troll")
    assert (table.zone("troll"), table.damage("troll")) == ("line", 5)


def test_lollop_the_titanic_alone_spares_its_attacker() -> None:
    table = Table(mine=["troll", "krump"], theirs=["lollop-the-titanic", "bumpsy"], house="brobnar")
    table.do("fight:troll", "card:lollop-the-titanic", "fight:krump", "card:bumpsy")
    assert (table.damage("troll"), table.damage("krump")) == (0, 5)


def test_soulkeeper_points_at_the_strongest_enemy() -> None:
    """A friendly creature may be stronger, and a weaker enemy is safe."""
    table = Table(
        mine=["krump damage:5 +soulkeeper", "troll"], theirs=["flaxia", "groke", "zorg"], house="brobnar"
    ).do("fight:krump", "card:groke")
    assert [table.zone(name) for name in ("krump", "troll", "flaxia", "groke", "zorg")] == [
        "discard", "line", "line", "discard", "discard",
    ]  # fmt: skip


def test_backup_copy_is_about_its_creature_alone() -> None:
    table = Table(
        mine=["krump damage:5 +backup-copy", "troll damage:7"], theirs=["bumpsy", "groke"], house="brobnar"
    ).do("fight:krump", "card:bumpsy")
    assert (table.zone("krump"), table.row("deck")[0]) == ("deck", "krump")
    table.do("fight:troll")
    assert (table.zone("troll"), table.row("deck")[0]) == ("discard", "krump")


def test_cybergiant_rig_takes_from_its_creature_alone() -> None:
    table = Table(mine=["krump plus:3 +cybergiant-rig", "troll plus:2"], house="brobnar")
    table.do("end")
    assert (table.plus("krump"), table.plus("troll")) == (2, 2)


def test_grump_buggy_counts_from_five() -> None:
    """Creatures of 4 count on neither side."""
    table = Table(mine=["grump-buggy", "troll", "groke"], theirs=["bumpsy", "brammo"])
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (7, 8)


def test_bellowing_patrizate_roars_while_it_is_ready() -> None:
    """It is its own readiness that counts, not that of another."""
    board: dict[str, Any] = {"hand": ["troll"], "house": "brobnar"}
    table = Table(mine=["bellowing-patrizate exhausted", "krump"], **board).do("play:troll", "place:0")
    assert table.damage("troll") == 0
    table = Table(mine=["bellowing-patrizate", "krump exhausted"], **board).do("play:troll", "place:0")
    assert (table.damage("troll"), table.damage("krump")) == (1, 0)


def test_bellowing_patrizate_does_not_hear_of_artifacts() -> None:
    table = Table(mine=["bellowing-patrizate"], hand=["the-warchest"], house="brobnar")
    table.do("play:the-warchest")
    assert table.damage("bellowing-patrizate") == 0


@pytest.mark.parametrize(("third", "keys"), [("troll plus:1", 1), ("troll", 0)])
def test_might_makes_right_needs_all_of_25(third: str, keys: int) -> None:
    """8 + 8 + 8 are too weak, and nothing is asked; one counter more is enough."""
    table = Table(mine=["troll", "troll", third], hand=["might-makes-right"], house="brobnar")
    table.do("play:might-makes-right")
    if keys:
        table.do("card:troll", "card:troll.2", "key:red")  # the third is the only way to 25
    assert (table.asked, table.keys(), len(table.line())) == ("turn", keys, 0 if keys else 3)


@pytest.mark.parametrize(
    ("shard", "house", "moves", "seen"),
    [
        ("shard-of-pain", "dis", ["card:bumpsy"], lambda t: t.damage("bumpsy")),
        ("shard-of-knowledge", "logos", [], lambda t: len(t.hand())),
        ("shard-of-hope", "sanctum", ["card:troll"], lambda t: t.on("troll") + t.on("krump")),
        ("shard-of-greed", "shadows", [], lambda t: t.amber()),
        ("shard-of-strength", "brobnar", ["card:troll"], lambda t: t.plus("troll") + t.plus("krump")),
    ],
)
def test_a_shard_counts_friendly_shards_alone(shard: str, house: str, moves: list[str], seen: Any) -> None:
    """Neither other cards nor enemy Shards."""
    table = Table(
        mine=["troll", "krump", shard, "the-warchest"],
        theirs=["bumpsy", "urchin", "shard-of-life"],
        amber=(0, 4),
        house=house,
    )
    table.do(f"action:{shard}", *moves)
    assert (table.asked, seen(table)) == ("turn", 1)


def test_shard_of_hate_stuns_enemies_alone() -> None:
    table = Table(mine=["troll", "shard-of-hate"], theirs=["bumpsy", "urchin"], house="mars")
    assert table.do("action:shard-of-hate").offered() == ["card:bumpsy", "card:urchin"]


def test_shard_of_life_counts_friendly_shards_alone() -> None:
    table = Table(
        mine=["shard-of-life", "the-warchest"],
        theirs=["shard-of-life"],
        discard=["troll", "krump"],
        house="untamed",
    )
    table.do("action:shard-of-life", "pile:troll")
    assert (table.asked, table.row("discard")) == ("turn", ["krump"])


def test_neffru_pays_for_creatures_alone() -> None:
    """Not for an artifact; also for an enemy creature, whose owner gains."""
    table = Table(mine=["neffru", "guard-disguise"], house="shadows", amber=(0, 4)).do(
        "action:guard-disguise"
    )
    assert (table.amber(0), table.amber(1)) == (0, 4)
    table = Table(mine=["neffru", "troll"], theirs=["eyegor"], house="brobnar").do("fight:troll")
    assert (table.amber(0), table.amber(1)) == (0, 1)


def test_titan_librarian_on_a_flank_archives_nothing() -> None:
    table = Table(mine=["titan-librarian", "troll"], hand=["anger"], house="logos").do("end")
    assert (table.state.active, table.row("archives")) == (1, [])
    table = Table(mine=["krump", "titan-librarian", "troll"], hand=["anger"], house="logos").do("end")
    assert "hand:anger" in table.offered()


def test_zyx_researcher_takes_one_card_of_either() -> None:
    board: dict[str, Any] = {"hand": ["zyx-researcher"], "discard": ["anger", "punch"], "house": "logos"}
    for mode in ("mode:1", "mode:2"):
        table = Table(deck=["troll", "krump"], **board).do("play:zyx-researcher", mode)
        assert (table.asked, len(table.row("archives"))) == ("turn", 1)


def test_director_of_zyx_works_at_the_start_of_your_turn_alone() -> None:
    table = Table(mine=["director-of-zyx"], house="logos").to_turn_of(1)
    assert table.row("archives") == []


def test_fila_the_researcher_hears_of_creatures_alone() -> None:
    """An upgrade on her neighbor, or an artifact, is not played next to her."""
    table = Table(
        mine=["fila-the-researcher", "krump"], hand=["the-warchest", "blood-of-titans"], house="brobnar"
    )
    table.do("play:the-warchest", "play:blood-of-titans", "card:krump")
    assert table.hand() == []


def test_memory_chip_hears_of_your_choice_alone() -> None:
    table = Table(mine=["memory-chip"], hand=["anger"], theirs=["dextre"], house="brobnar").to_turn_of(
        1, "logos"
    )
    assert table.row("archives") == []


def test_fetchdrones_counts_logos_cards_of_two() -> None:
    """A third card stays; what is of another house counts for nothing."""
    table = Table(
        mine=["fetchdrones", "troll"], deck=["dextre", "anger", "dextre"], amber=(0, 6), house="logos"
    ).do("action:fetchdrones")
    assert (table.on("troll"), len(table.row("discard"))) == (2, 2)


def test_master_the_theory_counts_enemies() -> None:
    """Without any it asks nothing."""
    board: dict[str, Any] = {"hand": ["master-the-theory", "anger", "punch"], "house": "logos"}
    assert Table(**board).do("play:master-the-theory").asked == "turn"
    table = Table(theirs=["troll"], **board).do("play:master-the-theory", "yes", "hand:anger")
    assert (table.asked, table.row("archives")) == ("turn", ["anger"])


def test_carpet_phloxem_and_phloxem_spike_need_an_empty_line() -> None:
    table = Table(theirs=["troll", "bumpsy", "krump"], hand=["carpet-phloxem", "phloxem-spike"], house="mars")
    table.do("play:phloxem-spike")
    assert table.line(1) == ["troll", "krump"]
    table.do("play:carpet-phloxem")
    assert (table.damage("troll"), table.damage("krump")) == (4, 4)


def test_mars_first_uses_the_creature() -> None:
    table = Table(mine=["zorg exhausted", "troll"], hand=["mars-first"], house="mars").do("play:mars-first")
    assert (table.amber(), table.has("zorg", "exhausted")) == (2, True)


def test_martian_generosity_is_paid_with_your_own() -> None:
    table = Table(hand=["martian-generosity"], amber=(1, 5), house="mars").do("play:martian-generosity")
    assert (table.amber(0), table.amber(1), len(table.hand())) == (0, 5, 4)


def test_yxlyx_stimrager_moves_to_a_flank() -> None:
    """Any creature, and only to an end of its line."""
    table = Table(
        mine=["yxlyx-stimrager", "troll"], theirs=["eyegor", "krump", "bumpsy", "groke"], house="mars"
    )
    table.do("fight:yxlyx-stimrager", "card:eyegor")
    assert "card:troll" in table.offered()
    assert "card:yxlyx-stimrager" in table.offered()
    table.do("card:bumpsy")
    assert table.offered() == ["place:0", "place:2"]


def test_yzphyz_knowdrone_archives_one_card() -> None:
    """And asks about archives of either side."""
    table = Table(hand=["yzphyz-knowdrone", "anger", "punch"], house="mars").do(
        "play:yzphyz-knowdrone", "hand:anger"
    )
    assert table.row("archives") == ["anger"]
    table.do("no")
    table = Table(hand=["yzphyz-knowdrone"], their_archives=["anger"], house="mars").do(
        "play:yzphyz-knowdrone"
    )
    assert table.asked == "yes"


@pytest.mark.parametrize(
    ("name", "friend"),
    [
        ("brobnar-ambassador", "troll"),
        ("dis-ambassador", "shooler"),
        ("logos-ambassador", "dextre"),
        ("mars-ambassador", "zorg"),
        ("shadows-ambassador", "bad-penny"),
        ("untamed-ambassador", "niffle-ape"),
    ],
)
def test_an_ambassador_speaks_for_one_card_after_a_fight_as_well(name: str, friend: str) -> None:
    """One card of its house in this turn, and none in the next."""
    table = Table(
        mine=[f"{name} warded", friend, friend], theirs=["eyegor", "krump"], hand=[friend], house="sanctum"
    )
    table.do(f"fight:{name}", "card:eyegor")
    allowed = {f"reap:{friend}", f"reap:{friend}.2", f"play:{friend}"}
    assert allowed <= set(table.offered())
    table.do(f"reap:{friend}")
    assert not allowed & set(table.offered())
    table = Table(mine=[f"{name}", friend], theirs=["krump"], house="sanctum").do(f"reap:{name}")
    table.to_turn_of(1).to_turn_of(0, "sanctum")
    assert f"reap:{friend}" not in table.offered()


def test_proclamation_346e_looks_at_enemy_creatures() -> None:
    """Three houses of all creatures together are not three of theirs."""
    table = Table(mine=["proclamation-346e", "troll", "dextre"], theirs=["zorg"])
    assert table.state.key_cost(1) == 8


def test_guard_disguise_takes_three() -> None:
    table = Table(mine=["guard-disguise"], amber=(0, 3), house="shadows").do("action:guard-disguise")
    assert (table.amber(0), table.amber(1)) == (3, 0)
    table = Table(mine=["guard-disguise"], amber=(0, 4), house="shadows").do("action:guard-disguise")
    assert (table.amber(0), table.amber(1), table.zone("guard-disguise")) == (0, 4, "discard")


def test_perplexing_sophistry_is_random_and_theirs() -> None:
    table = Table(
        hand=["perplexing-sophistry", "anger"], their_hand=["punch", "troll"], amber=(3, 1), house="shadows"
    ).do("play:perplexing-sophistry")
    assert (table.asked, len(table.hand()), len(table.hand(1)), table.zone("anger")) == ("turn", 2, 1, "hand")


def test_murkens_takes_a_random_card_of_their_archives() -> None:
    """Nobody is asked which; without any there the deck is all there is."""
    table = Table(hand=["murkens"], their_archives=["urchin", "bad-penny"], house="shadows")
    table.do("play:murkens", "mode:1")
    assert table.asked == "place"
    table.do("place:0")
    assert (len(table.row("archives", 1)), len(table.line())) == (1, 2)
    table = Table(hand=["murkens"], archives=["anger"], their_deck=["urchin", "troll"], house="shadows")
    table.do("play:murkens")
    assert "mode:1" not in table.offered()


def test_song_of_spring_means_creatures_alone() -> None:
    table = Table(
        hand=["song-of-spring", "regrowth", "niffle-ape"],
        discard=["regrowth"],
        mine=["flaxia"],
        house="untamed",
    )
    table.do("play:song-of-spring")
    assert table.offered() == ["card:flaxia", "hand:niffle-ape", "no"]


def test_they_re_everywhere_hurts_enemies_alone() -> None:
    table = Table(
        mine=["troll", "krump", "groke"], theirs=["bumpsy", "groke", "brammo", "troll"], hand=["they-re-everywhere"],
        house="untamed",
    ).do("play:they-re-everywhere")  # fmt: skip
    assert [table.damage(name) for name in ("troll", "krump", "groke")] == [0, 0, 0]
    assert [table.damage(name) for name in ("bumpsy", "groke.2", "troll.2")] == [2, 1, 2]
    assert table.state.damage[table.card("brammo")] == 0  # its armor


def test_soldiers_to_flowers_and_rigged_lottery_pay_owners() -> None:
    """Each player for their own cards."""
    table = Table(
        hand=["soldiers-to-flowers"], discard=["niffle-ape", "regrowth"], their_discard=["flaxia", "dust-pixie", "troll"],
        house="untamed",
    ).do("play:soldiers-to-flowers")  # fmt: skip
    assert (table.amber(0), table.amber(1)) == (2, 2)
    table = Table(
        hand=["rigged-lottery"],
        deck=["urchin", "anger", "troll", "krump", "bumpsy"],
        their_deck=["urchin", "bad-penny", "anger", "punch", "troll"],
        house="shadows",
    ).do("play:rigged-lottery")
    assert (table.amber(0), table.amber(1)) == (2, 2)


def test_plague_rat_spares_rats() -> None:
    table = Table(
        mine=["plague-rat", "troll"], hand=["plague-rat"], theirs=["plague-rat", "bumpsy"], house="shadows"
    )
    table.do("play:plague-rat", "place:0")
    assert (table.damage("troll"), table.damage("bumpsy"), len(table.line()), len(table.line(1))) == (
        3,
        3,
        3,
        2,
    )
