"""Sanctum of Age of Ascension, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.text import text
from ludarium.testing import proves

HOUSES = [["sanctum", "brobnar", "untamed"], ["brobnar", "dis", "shadows"]]


@proves("G110")
def test_lion_bautrem() -> None:
    """It is deployed between two creatures, and makes both stronger, but not itself, nor whoever stands further off."""
    table = Table(
        mine=["troll", "sequis", "urchin"], theirs=["bumpsy"], hand=["lion-bautrem"], house="sanctum"
    )
    table.do("play:lion-bautrem")
    assert table.offered() == ["place:0", "place:1", "place:2", "place:3"]
    table.do("place:1")
    assert table.line() == ["troll", "lion-bautrem", "sequis", "urchin"]
    powers = [table.power(c) for c in ("troll", "lion-bautrem", "sequis", "urchin", "bumpsy")]
    assert powers == [10, 4, 6, 1, 5]


def test_abond_the_armorsmith() -> None:
    """Other friendly creatures have 1 armor more, and another 1 for the turn of its action."""
    table = Table(
        mine=["abond-the-armorsmith", "troll", "sequis"], theirs=["bumpsy"], house="sanctum", houses=HOUSES
    )
    names = ("abond-the-armorsmith", "troll", "sequis", "bumpsy")
    assert [table.armor(c) for c in names] == [0, 1, 3, 0]
    table.do("action:abond-the-armorsmith")
    assert [table.armor(c) for c in names] == [0, 2, 4, 0]
    table.do("end")
    table.to_turn_of(1)
    assert [table.armor(c) for c in names] == [0, 1, 3, 0]


@proves("G136")
def test_abond_the_armorsmith_forges_for_those_who_come() -> None:
    """The armor of the turn is for whoever is a friendly creature then, even if Abond has gone."""
    table = Table(mine=["abond-the-armorsmith"], hand=["mighty-lance", "sequis"], house="sanctum")
    table.do("action:abond-the-armorsmith", "play:mighty-lance", "play:sequis")
    assert table.zone("abond-the-armorsmith") == "discard"
    assert table.armor("sequis") == 3


@pytest.mark.parametrize(("there", "captured"), [(3, 2), (1, 1), (0, 0)])
def test_bordan_the_redeemed(there: int, captured: int) -> None:
    """Its action captures 2, or what there is."""
    table = Table(mine=["bordan-the-redeemed"], amber=(0, there), house="sanctum")
    table.do("action:bordan-the-redeemed")
    assert (table.on("bordan-the-redeemed"), table.amber(1)) == (captured, there - captured)
    assert table.keyword("bordan-the-redeemed", "elusive") == 1


def test_challe_the_safeguard() -> None:
    """It is deployed between two creatures, which nobody attacks from then on."""
    table = Table(
        mine=["troll", "sequis"], theirs=["bumpsy"], hand=["challe-the-safeguard"], house="sanctum",
        houses=HOUSES,
    )  # fmt: skip
    table.do("play:challe-the-safeguard", "place:1", "end").to_turn_of(1, "brobnar").do("fight:bumpsy")
    assert table.line() == ["troll", "challe-the-safeguard", "sequis"]
    assert table.damage("challe-the-safeguard") == 3  # nobody else could be chosen


@proves("G209")
def test_golden_aura() -> None:
    """Whoever is chosen is healed, is of house Sanctum and nothing else for the turn, and takes no damage."""
    table = Table(
        mine=["troll damage:5", "bumpsy damage:1"],
        theirs=["shaffles"],
        hand=["golden-aura"],
        house="sanctum",
        houses=HOUSES,
    )
    table.do("play:golden-aura")
    assert table.offered() == ["card:troll", "card:bumpsy", "card:shaffles"]
    table.do("card:troll")
    assert (table.damage("troll"), table.damage("bumpsy")) == (0, 1)
    assert "reap:troll" in table.offered()
    assert "reap:bumpsy" not in table.offered()
    table.do("fight:troll")
    assert table.damage("troll") == 0
    table.do("end").to_turn_of(0, "sanctum")
    assert "reap:troll" not in table.offered()


def test_golden_aura_on_an_enemy() -> None:
    """An enemy creature without damage may be chosen: it is only protected."""
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["golden-aura", "mighty-lance"], house="sanctum")
    table.do("play:golden-aura", "card:bumpsy", "play:mighty-lance", "card:bumpsy")
    assert table.damage("bumpsy") == 0
    assert Table(hand=["golden-aura"], house="sanctum").do("play:golden-aura").asked == "turn"


@proves("G86")
def test_hallowed_shield() -> None:
    """Its action protects one creature for the turn; its armor is not used up."""
    table = Table(mine=["hallowed-shield", "sequis"], theirs=["bumpsy"], house="sanctum", houses=HOUSES)
    table.do("action:hallowed-shield")
    assert table.offered() == ["card:sequis", "card:bumpsy"]
    table.do("card:sequis", "fight:sequis")
    assert (table.damage("sequis"), table.damage("bumpsy")) == (0, 4)
    assert table.state.armor_left(table.card("sequis")) == 2
    table.do("end").to_turn_of(1, "brobnar").do("fight:bumpsy")
    assert table.damage("sequis") == 3


@pytest.mark.parametrize(("damage", "gained"), [(3, 1), (4, 3), (6, 3), (0, 1)])
def test_healing_blast(damage: int, gained: int) -> None:
    """All damage is healed, for 2 Æ if there was at least 4 of it; the icon is worth 1."""
    table = Table(mine=[f"troll damage:{damage}"], theirs=["bumpsy"], hand=["healing-blast"], house="sanctum")
    table.do("play:healing-blast")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:troll")
    assert (table.damage("troll"), table.amber()) == (0, gained)


@proves("G221")
def test_smite() -> None:
    """The chosen creature is readied and fights; who stood beside the attacked creature is hit, also if that died."""
    table = Table(
        mine=["troll exhausted", "sequis"], theirs=["troll", "urchin", "sequis", "bumpsy"], hand=["smite"],
        house="sanctum",
    )  # fmt: skip
    table.do("play:smite")
    assert table.offered() == ["card:troll", "card:sequis"]
    table.do("card:troll", "card:sequis.2")
    assert table.zone("sequis.2") == "discard"
    assert (table.zone("urchin"), table.damage("bumpsy"), table.damage("troll.2")) == ("discard", 2, 0)
    assert table.damage("troll") == 4
    assert table.has("troll", "exhausted")


def test_smite_after_all_have_gone() -> None:
    """Bulleteye's neighbours die before the fight with it; nobody is left to be hit, nobody else is."""
    table = Table(mine=["lord-golgotha"], theirs=["urchin", "bumpsy", "urchin", "troll"], hand=["smite"], house="sanctum")  # fmt: skip
    table.do("play:smite", "card:bumpsy")
    assert table.line(1) == ["troll"]
    assert table.damage("troll") == 2


@proves("G74")
def test_smite_without_a_fight() -> None:
    """Without an enemy the creature is readied and stays so; a stunned one loses its stun, and nobody is hit."""
    table = Table(mine=["troll exhausted"], hand=["smite"], house="sanctum").do("play:smite")
    assert not table.has("troll", "exhausted")
    table = Table(mine=["troll stunned"], theirs=["bumpsy", "urchin"], hand=["smite"], house="sanctum")
    table.do("play:smite")
    assert not table.has("troll", "stunned")
    assert table.line(1) == ["bumpsy", "urchin"]


def test_the_grey_rider() -> None:
    """When it is played, deployed between two, either neighbour may be readied to fight, but need not."""
    board = {
        "mine": ["troll exhausted", "sequis", "bumpsy"],
        "theirs": ["shaffles"],
        "hand": ["the-grey-rider"],
        "house": "sanctum",
    }
    table = Table(**board).do("play:the-grey-rider", "place:1")
    assert table.offered() == ["yes", "no"]
    table.do("yes")
    assert table.offered() == ["card:troll", "card:sequis"]
    table.do("card:troll")
    assert (table.zone("shaffles"), table.has("troll", "exhausted")) == ("discard", True)
    table = Table(**board).do("play:the-grey-rider", "place:1", "no")
    assert (table.asked, table.has("troll", "exhausted"), table.zone("shaffles")) == ("turn", True, "line")


def test_the_grey_rider_after_reap_and_fight() -> None:
    table = Table(mine=["the-grey-rider", "sequis"], theirs=["troll"], amber=(0, 2), house="sanctum")
    table.do("reap:the-grey-rider", "yes")
    assert table.damage("troll") == 4
    table = Table(mine=["the-grey-rider", "troll"], theirs=["urchin", "bumpsy"], house="sanctum")
    table.do("fight:the-grey-rider", "card:urchin")
    assert table.zone("urchin") == "line"  # elusive
    table.do("yes", "card:bumpsy")
    assert table.zone("bumpsy") == "discard"


def test_the_grey_rider_alone() -> None:
    """Without a neighbour nobody is asked."""
    table = Table(theirs=["troll"], hand=["the-grey-rider"], house="sanctum").do("play:the-grey-rider")
    assert table.asked == "turn"


def test_baron_mengevin() -> None:
    """It captures after its player has discarded a card of its house from hand, by rule or by effect."""
    table = Table(
        mine=["baron-mengevin"], hand=["smite", "charge"], amber=(0, 3), house="sanctum", houses=HOUSES
    )
    table.do("discard:smite")
    assert (table.on("baron-mengevin"), table.amber(1)) == (1, 2)
    table.do("discard:charge")
    assert table.on("baron-mengevin") == 2


def test_baron_mengevin_hears_of_no_other_cards() -> None:
    """Not of other houses, and not of the opponent's."""
    table = Table(mine=["baron-mengevin"], hand=["anger"], amber=(0, 3), house="brobnar", houses=HOUSES)
    table.do("discard:anger")
    assert table.on("baron-mengevin") == 0
    table = Table(theirs=["baron-mengevin"], hand=["smite"], amber=(3, 3), house="sanctum", houses=HOUSES).do(
        "discard:smite"
    )
    assert table.on("baron-mengevin") == 0


def test_barrister_joya() -> None:
    """Enemies may fight but not reap; one's own may."""
    table = Table(mine=["troll"], theirs=["barrister-joya", "sequis"], house="brobnar", houses=HOUSES)
    assert "reap:troll" not in table.offered()
    assert "fight:troll" in table.offered()
    table.do("end").to_turn_of(1)
    table = Table(mine=["barrister-joya", "sequis"], theirs=["troll"], house="sanctum", houses=HOUSES)
    assert {"reap:barrister-joya", "reap:sequis"} <= set(table.offered())


AMBASSADORS = [
    ("brobnar-ambassador", "anger", "troll"),
    ("dis-ambassador", "gateway-to-dis", "shaffles"),
    ("logos-ambassador", "labwork", "dextre"),
    ("mars-ambassador", "ammonia-clouds", "ether-spider"),
    ("shadows-ambassador", "bait-and-switch", "urchin"),
    ("untamed-ambassador", "fertility-chant", "dust-pixie"),
]


@proves("G212")
@pytest.mark.parametrize(("ambassador", "action", "creature"), AMBASSADORS)
def test_ambassadors(ambassador: str, action: str, creature: str) -> None:
    """After a reap one card of their house may be played, or one used: not both, and no card of another house."""
    board = {
        "mine": [ambassador, creature, f"{creature}"],
        "hand": [action, action, "troll" if creature != "troll" else "urchin"],
        "theirs": ["bumpsy"],
        "house": "sanctum",
    }
    table = Table(**board)
    assert not [option for option in table.offered() if action in option or f"reap:{creature}" in option]
    table.do(f"reap:{ambassador}")
    assert f"play:{action}" in table.offered()
    assert not [option for option in table.offered() if option.startswith(("play:troll", "play:urchin"))]
    other = "reap" if f"reap:{creature}" in table.offered() else "fight"
    table.do(f"{other}:{creature}")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert not [option for option in table.offered() if f"play:{action}" in option]
    assert not [option for option in table.offered() if f":{creature}.2" in option]


def test_an_ambassador_after_a_fight() -> None:
    """The leave is for one card; playing it uses it up. It is gone with the turn."""
    board = {
        "mine": ["brobnar-ambassador", "firespitter"],
        "hand": ["punch", "punch"],
        "theirs": ["troll", "bumpsy"],
        "house": "sanctum",
        "houses": HOUSES,
    }
    table = Table(**board).do("fight:brobnar-ambassador", "card:troll")
    assert table.zone("brobnar-ambassador") == "discard"
    assert "play:punch" not in table.offered()  # it died, and says nothing
    table = Table(**(board | {"theirs": ["urchin", "bumpsy"]})).do("fight:brobnar-ambassador", "card:urchin")
    assert {"play:punch", "reap:firespitter"} <= set(table.offered())
    table.do("play:punch", "card:bumpsy")
    assert not {"play:punch", "reap:firespitter"} & set(table.offered())
    table = Table(**(board | {"theirs": ["urchin", "bumpsy"]})).do("reap:brobnar-ambassador", "end")
    table.to_turn_of(0, "sanctum")
    assert "play:punch" not in table.offered()


def test_haedroth_s_wall() -> None:
    """Friendly creatures at the ends of the line are stronger."""
    table = Table(mine=["haedroth-s-wall", "troll", "sequis", "urchin"], theirs=["bumpsy"], house="sanctum")
    assert [table.power(c) for c in ("troll", "sequis", "urchin", "bumpsy")] == [10, 4, 3, 5]


@proves("G84")
def test_haedroth_s_wall_no_more() -> None:
    """Whoever is on a flank no longer is weaker at once, and may die of it."""
    table = Table(mine=["haedroth-s-wall", "sequis damage:5"], hand=["bulwark"], house="sanctum")
    table.do("play:bulwark", "place:1")
    assert table.line() == ["sequis", "bulwark"]
    table = Table(mine=["haedroth-s-wall", "troll", "sequis damage:5"], hand=["bulwark"], house="sanctum")
    table.do("play:bulwark", "place:2")
    assert table.line() == ["troll", "bulwark"]


def test_rothais_the_fierce() -> None:
    """Taunt and hazardous: who attacks its neighbour must attack it, and is hit first."""
    table = Table(mine=["bumpsy"], theirs=["rothais-the-fierce", "sequis"], house="brobnar", houses=HOUSES)
    table.do("fight:bumpsy")
    assert table.damage("rothais-the-fierce") == 3
    assert table.zone("bumpsy") == "discard"


def test_anahita_the_trader() -> None:
    """A friendly artifact goes to the opponent, who pays 2 for it."""
    table = Table(
        mine=["anahita-the-trader", "epic-quest", "round-table"],
        theirs=["gorm-of-omm"],
        amber=(0, 3),
        house="sanctum",
    )
    table.do("reap:anahita-the-trader")
    assert table.offered() == ["card:epic-quest", "card:round-table"]
    table.do("card:round-table")
    assert (table.row("artifacts", 0), table.holder("round-table")) == (["epic-quest"], 1)
    assert (table.amber(0), table.amber(1)) == (3, 1)


@proves("G228")
def test_anahita_the_trader_and_a_poor_opponent() -> None:
    """The opponent pays what there is; without an artifact nothing is paid."""
    table = Table(mine=["anahita-the-trader", "epic-quest"], amber=(0, 1), house="sanctum")
    table.do("reap:anahita-the-trader")
    assert (table.holder("epic-quest"), table.amber(0), table.amber(1)) == (1, 2, 0)
    table = Table(mine=["anahita-the-trader"], theirs=["epic-quest"], amber=(0, 3), house="sanctum")
    table.do("reap:anahita-the-trader")
    assert (table.amber(0), table.amber(1)) == (1, 3)


def test_eye_of_judgment() -> None:
    """A creature of either discard pile is purged; no other card."""
    table = Table(
        mine=["eye-of-judgment", "troll"],
        discard=["smite", "sequis"],
        their_discard=["bumpsy", "anger"],
        house="sanctum",
    )
    table.do("action:eye-of-judgment")
    assert table.offered() == ["pile:sequis", "pile:bumpsy"]
    table.do("pile:bumpsy")
    assert (table.zone("bumpsy"), table.zone("sequis")) == ("purged", "discard")
    table = Table(mine=["eye-of-judgment"], discard=["smite"], house="sanctum").do("action:eye-of-judgment")
    assert (table.asked, table.zone("smite")) == ("turn", "discard")


def test_martyr_s_end() -> None:
    """Any number of friendly creatures, for an Æ each; a ward keeps one, and then there is no Æ for it."""
    table = Table(
        mine=["troll", "sequis warded", "urchin"], theirs=["bumpsy"], hand=["martyr-s-end"], house="sanctum"
    )
    table.do("play:martyr-s-end")
    assert table.offered() == ["card:troll", "card:sequis", "card:urchin", "no"]
    table.do("card:sequis", "card:urchin", "done")
    assert (table.line(), table.amber()) == (["troll", "sequis"], 2)
    assert not table.has("sequis", "warded")
    table = Table(mine=["troll"], hand=["martyr-s-end"], house="sanctum").do("play:martyr-s-end", "no")
    assert (table.line(), table.amber()) == (["troll"], 1)


def test_mother_northelle() -> None:
    """An Æ of a friendly creature comes to one's own pool; who has none may be chosen too (G89)."""
    board = {
        "mine": ["mother-northelle", "troll amber:2"],
        "theirs": ["bumpsy amber:1"],
        "house": "sanctum",
    }
    table = Table(**board).do("reap:mother-northelle")
    assert table.offered() == ["card:mother-northelle", "card:troll"]
    table.do("card:troll")
    assert (table.on("troll"), table.on("bumpsy"), table.amber()) == (1, 1, 2)
    table = Table(**board).do("reap:mother-northelle", "card:mother-northelle")
    assert (table.on("troll"), table.amber()) == (2, 1)
    assert table.keyword("mother-northelle", "elusive") == 1


def test_seraphic_armor() -> None:
    """Its creature, of either side, has 1 armor more and is healed when the armor is played."""
    table = Table(
        mine=["troll damage:5"], theirs=["bumpsy damage:2"], hand=["seraphic-armor"], house="sanctum"
    )
    table.do("play:seraphic-armor")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:troll")
    assert (table.damage("troll"), table.damage("bumpsy"), table.armor("troll")) == (0, 2, 1)
    assert table.armor("bumpsy") == 0
    assert table.amber() == 1


def test_shard_of_hope() -> None:
    """For each friendly Shard, itself included, a friendly creature captures 1: perhaps another each time (G190)."""
    table = Table(
        mine=["shard-of-hope", "shard-of-hope", "epic-quest", "troll", "sequis"],
        theirs=["shard-of-hope", "bumpsy"],
        amber=(0, 5),
        house="sanctum",
    )
    table.do("action:shard-of-hope")
    assert table.offered() == ["card:troll", "card:sequis"]
    table.do("card:troll", "card:sequis")
    assert (table.on("troll"), table.on("sequis"), table.amber(1)) == (1, 1, 3)
    table.do("action:shard-of-hope.2", "card:troll", "card:troll")
    assert (table.on("troll"), table.on("sequis"), table.amber(1)) == (3, 1, 1)
    table = Table(mine=["shard-of-hope"], amber=(0, 5), house="sanctum").do("action:shard-of-hope")
    assert table.amber(1) == 5


def test_what_they_say() -> None:
    """Who was attacked is named, and how much had to be healed."""
    assert "the attacked creature’s neighbors" in text("smite", "en")[0]
    assert "4 or more damage" in text("healing-blast", "en")[0]
    assert text("brobnar-ambassador", "en")[1].endswith(" this turn.")


@pytest.mark.parametrize(("there", "captured"), [(4, 3), (2, 2), (0, 0)])
def test_aubade_the_grim(there: int, captured: int) -> None:
    """It captures 3, or what there is."""
    table = Table(hand=["aubade-the-grim"], amber=(0, there), house="sanctum").do("play:aubade-the-grim")
    assert (table.on("aubade-the-grim"), table.amber(1)) == (captured, there - captured)


@proves("G228")
def test_aubade_the_grim_reaps() -> None:
    """One Æ of it goes to the supply (``SUPPLY``), to nobody's pool; without Æ nothing happens."""
    table = Table(mine=["aubade-the-grim amber:2"], house="sanctum").do("reap:aubade-the-grim")
    assert (table.on("aubade-the-grim"), table.amber(0), table.amber(1)) == (1, 1, 0)
    assert table.told("moved_amber") == [{"amount": 1, "source": "card:aubade-the-grim", "target": "supply"}]
    table = Table(mine=["aubade-the-grim"], house="sanctum").do("reap:aubade-the-grim")
    assert (table.on("aubade-the-grim"), table.amber(0), table.amber(1)) == (0, 1, 0)
    assert table.told("moved_amber") == []


@proves("G87")
def test_maruck_the_marked() -> None:
    """What its armor prevents is captured (``AFTER_ARMOR``); what gets through is not, nor is more than there is."""
    board = {"mine": ["maruck-the-marked +shoulder-armor"], "theirs": ["troll"], "house": "sanctum"}
    table = Table(**board, amber=(0, 5)).do("fight:maruck-the-marked")
    assert (table.damage("maruck-the-marked"), table.on("maruck-the-marked")) == (5, 3)
    assert table.amber(1) == 2
    table = Table(**board, amber=(0, 2)).do("fight:maruck-the-marked")
    assert (table.on("maruck-the-marked"), table.amber(1)) == (2, 0)


def test_maruck_the_marked_once_a_turn() -> None:
    """Armor that is used up prevents nothing more; without armor, or by another's, nothing is captured."""
    table = Table(
        mine=["bumpsy", "bumpsy"],
        theirs=["maruck-the-marked", "sequis"],
        amber=(4, 0),
        house="brobnar",
        houses=HOUSES,
    )
    table.do("fight:bumpsy", "card:sequis")
    assert (table.on("maruck-the-marked"), table.amber(0)) == (0, 4)
    table.do("fight:bumpsy.2", "card:maruck-the-marked")
    assert (table.on("maruck-the-marked"), table.zone("maruck-the-marked")) == (1, "line")
    assert table.amber(0) == 3
    table = Table(
        theirs=["maruck-the-marked damage:1"], hand=["punch", "punch"], amber=(4, 0), house="brobnar"
    )
    table.do("play:punch")
    assert table.on("maruck-the-marked") == 1
    table.do("play:punch")
    assert (table.zone("maruck-the-marked"), table.amber(0)) == ("discard", 6)  # the icons; its Æ came back


@proves("G100")
def test_maruck_the_marked_dies() -> None:
    """Who is destroyed by the rest of the damage captures nothing any more."""
    table = Table(mine=["troll"], theirs=["maruck-the-marked"], amber=(2, 0), house="brobnar").do(
        "fight:troll"
    )
    assert (table.zone("maruck-the-marked"), table.amber(0), table.amber(1)) == ("discard", 2, 0)
    assert not table.told("captured")


def test_maruck_the_marked_untouched() -> None:
    """Damage that cannot be dealt at all leaves its armor alone."""
    table = Table(
        mine=["maruck-the-marked", "hallowed-shield"], theirs=["bumpsy"], amber=(0, 5), house="sanctum"
    )
    table.do("action:hallowed-shield", "card:maruck-the-marked", "fight:maruck-the-marked")
    assert (table.on("maruck-the-marked"), table.amber(1)) == (0, 5)


def test_two_marucks_are_hit_at_once() -> None:
    """Each captures for its own armor."""
    table = Table(
        theirs=["maruck-the-marked", "maruck-the-marked", "sequis"], hand=["mighty-lance"], amber=(4, 0),
        house="sanctum",
    )  # fmt: skip
    table.do("play:mighty-lance", "card:maruck-the-marked")
    assert (table.on("maruck-the-marked"), table.on("maruck-the-marked.2"), table.amber(0)) == (1, 1, 2)


def test_sir_marrows() -> None:
    """The Æ that an enemy has reaped is captured; Æ gained in other ways, or by oneself, is not."""
    table = Table(
        mine=["firespitter"], theirs=["sir-marrows", "sequis"], hand=["anger"], amber=(2, 0), house="brobnar",
        houses=HOUSES,
    )  # fmt: skip
    table.do("reap:firespitter")
    assert (table.on("sir-marrows"), table.amber(0)) == (1, 2)
    table.do("play:anger")
    assert (table.on("sir-marrows"), table.amber(0)) == (1, 3)
    table = Table(mine=["sir-marrows", "firespitter"], amber=(0, 3), house="sanctum").do("reap:sir-marrows")
    assert (table.on("sir-marrows"), table.amber(0), table.amber(1)) == (0, 1, 3)


@proves("G8")
def test_two_of_sir_marrows() -> None:
    """Only the Æ of that reap is captured, by whichever the active player chooses (``CapturesGained``)."""
    table = Table(
        mine=["firespitter"],
        theirs=["sir-marrows", "sir-marrows"],
        amber=(4, 0),
        house="brobnar",
        houses=HOUSES,
    )
    table.do("reap:firespitter")
    assert table.offered() == ["trigger:sir-marrows", "trigger:sir-marrows.2"]
    table.do("trigger:sir-marrows.2")
    assert (table.on("sir-marrows"), table.on("sir-marrows.2"), table.amber(0)) == (0, 1, 4)


@proves("G157")
def test_sir_marrows_and_what_is_no_gain() -> None:
    """Æ that was stolen, or captured by another, in place of a reap was not gained."""
    table = Table(
        mine=["dextre"], theirs=["sir-marrows"], hand=["dimension-door"], amber=(0, 2), house="logos",
        houses=[["logos", "brobnar", "dis"], ["sanctum", "mars", "dis"]],
    )  # fmt: skip
    table.do("play:dimension-door", "reap:dextre")
    assert (table.on("sir-marrows"), table.amber(0), table.amber(1)) == (0, 1, 1)
    table = Table(mine=["firespitter"], theirs=["sir-marrows", "ether-spider"], amber=(2, 0), house="brobnar")
    table.do("reap:firespitter")
    assert (table.on("sir-marrows"), table.on("ether-spider"), table.amber(0)) == (0, 1, 2)


def test_sir_marrows_waits_among_the_others() -> None:
    """The active player may let their own ability come first, which may spend the Æ."""
    table = Table(
        mine=["sequis"], theirs=["sir-marrows amber:0"], amber=(0, 3), house="sanctum", houses=HOUSES
    )
    table.do("reap:sequis")
    assert table.offered() == ["trigger:sequis", "trigger:sir-marrows"]
    table.do("trigger:sir-marrows")
    assert (table.on("sir-marrows"), table.on("sequis"), table.amber(0)) == (1, 1, 0)


@proves("G228")
def test_equalize() -> None:
    """The Æ of each side is placed anew on creatures of that side, one after the other; nothing is captured."""
    table = Table(
        mine=["troll amber:3", "sequis", "bumpsy amber:1"],
        theirs=["urchin", "shaffles amber:2"],
        hand=["equalize"],
        house="sanctum",
    )
    table.do("play:equalize")
    assert table.offered() == ["card:troll", "card:sequis", "card:bumpsy"]
    table.do("card:sequis", "card:sequis", "card:sequis", "card:troll")
    assert [table.on(c) for c in ("troll", "sequis", "bumpsy")] == [1, 3, 0]
    told = {(event["source"], event["target"], event["amount"]) for event in table.told("moved_amber")}
    assert told == {("card:troll", "card:sequis", 2), ("card:bumpsy", "card:sequis", 1)}
    assert table.offered() == ["card:urchin", "card:shaffles"]
    table.do("card:urchin", "card:shaffles")
    assert (table.on("urchin"), table.on("shaffles")) == (1, 1)
    assert (table.amber(0), table.amber(1)) == (1, 0)


def test_equalize_without_a_choice() -> None:
    """One creature keeps all of its Æ; where there is none, nobody is asked."""
    table = Table(mine=["troll amber:3"], theirs=["urchin", "bumpsy"], hand=["equalize"], house="sanctum")
    table.do("play:equalize")
    assert (table.asked, table.on("troll"), table.told("moved_amber")) == ("turn", 3, [])
    assert Table(hand=["equalize"], house="sanctum").do("play:equalize").amber() == 1


@proves("G235")
@pytest.mark.parametrize(
    ("mine", "theirs", "gained"),
    [
        ([], [], 0),
        (["sequis", "troll"], ["bumpsy"], 1),
        (["sequis", "troll"], ["shaffles", "dextre +way-of-the-wolf"], 4),
        (["troll also:dis"], ["dextre"], 3),
        (["troll", "shaffles", "dextre", "urchin"], ["yxili-marauder", "flaxia", "hallowed-blaster"], 6),
    ],
)
def test_free_markets(mine: list[str], theirs: list[str], gained: int) -> None:
    """An Æ for each house of cards in play but its own: upgrades and artifacts count, and both houses of a card."""
    table = Table(mine=mine, theirs=theirs, hand=["free-markets"], house="sanctum").do("play:free-markets")
    assert table.amber() == gained


def test_free_markets_counts_no_more_than_six() -> None:
    """Seven other houses are in play: 6 Æ."""
    mine = ["troll", "shaffles", "dextre", "urchin", "flaxia", "bumpsy house:saurian"]
    table = Table(mine=mine, theirs=["yxili-marauder"], hand=["free-markets"], house="sanctum")
    assert table.do("play:free-markets").amber() == 6


@pytest.mark.parametrize(
    ("mine", "gained"),
    [
        (["troll", "shaffles"], 3),
        (["troll", "bumpsy"], 0),
        (["troll also:dis"], 3),
        (["troll", "gorm-of-omm"], 0),
    ],
)
def test_prince_derric_unifier(mine: list[str], gained: int) -> None:
    """3 Æ where friendly creatures are of 3 houses, itself included; artifacts and enemies do not count."""
    table = Table(mine=mine, theirs=["dextre", "urchin"], hand=["prince-derric-unifier"], house="sanctum")
    table.do("play:prince-derric-unifier", "place:0")
    assert table.amber() == gained


@proves("G47")
@pytest.mark.parametrize(
    ("theirs", "cost"),
    [
        ([], 8),
        (["troll", "shaffles"], 8),
        (["troll", "shaffles", "dextre"], 6),
        (["troll also:dis", "dextre"], 6),
    ],
)
def test_proclamation_346e(theirs: list[str], cost: int) -> None:
    """The opponent's keys cost 2 more until three houses stand in their line; one's own do not."""
    table = Table(mine=["proclamation-346e"], theirs=theirs, house="sanctum")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, cost)


def test_what_the_houses_are_called() -> None:
    """How many houses, among which cards, which does not count, and how many at most (``Represented``)."""
    assert text("free-markets", "zh-Hant") == [
        "打出：場上的卡牌中每有一個不同的勢力（聖堂除外，最多 6 個），獲得 1 個琥魄。"
    ]
    assert " from 3 different houses, " in text("proclamation-346e", "en")[0]


def test_opal_knight() -> None:
    """Creatures with even power go, on both sides, by the power that they have now; the knight stays."""
    table = Table(
        mine=["sequis", "bumpsy"],
        theirs=["troll plus:1", "bumpsy plus:1", "troll warded", "firespitter"],
        hand=["opal-knight"],
        house="sanctum",
    )
    table.do("play:opal-knight", "place:2")
    assert table.line(0) == ["bumpsy", "opal-knight"]
    assert table.line(1) == ["troll", "troll.2", "firespitter"]
    assert not table.has("troll.2", "warded")
    table = Table(mine=["opal-knight"], theirs=["bumpsy plus:1"], house="sanctum").do("reap:opal-knight")
    assert table.line(1) == ["bumpsy"]
