"""Sanctum of Call of the Archons, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.words.cards import ENEMY
from ludarium.games.keyforge.words.harm import Damage
from ludarium.games.keyforge.words.shorthand import creature, destroyed, words
from ludarium.games.keyforge.words.targets import Each
from ludarium.testing import proves

HOUSES = [["sanctum", "brobnar", "untamed"], ["brobnar", "dis", "shadows"]]


def test_begone() -> None:
    """Either each creature of one house is destroyed, on both sides, or an Æ is gained."""
    table = Table(mine=["charette", "troll"], theirs=["shaffles", "bumpsy"], hand=["begone"], house="sanctum")
    table.do("play:begone")
    assert table.offered() == ["mode:1", "mode:2"]
    table.do("mode:1")
    assert (table.line(0), table.line(1), table.amber()) == (["troll"], ["bumpsy"], 0)
    table = Table(theirs=["shaffles"], hand=["begone"], house="sanctum").do("play:begone", "mode:2")
    assert (table.line(1), table.amber()) == (["shaffles"], 1)
    assert table.amber(1) == 0


def test_blinding_light() -> None:
    """All creatures of the house that was named are stunned, whoever controls them."""
    table = Table(mine=["troll"], theirs=["bumpsy", "shaffles"], hand=["blinding-light"], house="sanctum")
    table.do("play:blinding-light")
    assert table.asked == "choose-house"
    table.do("house:brobnar")
    assert [table.has(c, "stunned") for c in ("troll", "bumpsy", "shaffles")] == [True, True, False]
    assert table.amber() == 1


@proves("G211")
def test_charge() -> None:
    """Creatures played later this turn hit an enemy when they are played; those that were there do not."""
    table = Table(
        mine=["troll"],
        theirs=["bumpsy", "shaffles"],
        hand=["charge", "champion-tabris", "sequis"],
        house="sanctum",
    )
    table.do("play:charge")
    assert table.asked == "turn"
    table.do("play:champion-tabris", "place:0")
    assert table.offered() == ["card:bumpsy", "card:shaffles"]
    table.do("card:bumpsy", "play:sequis", "place:0", "card:bumpsy")
    assert table.damage("bumpsy") == 4


def test_charge_ends_with_the_turn() -> None:
    table = Table(theirs=["bumpsy"], hand=["charge", "sequis"], house="sanctum", houses=HOUSES)
    table.do("play:charge", "end").to_turn_of(0, "sanctum").do("play:sequis")
    assert table.asked == "turn"
    assert table.damage("bumpsy") == 0


def test_charge_beside_another_play_ability() -> None:
    """What is gained and what is printed wait in one window; AP orders them."""
    table = Table(theirs=["bumpsy"], hand=["charge", "raiding-knight"], amber=(0, 2), house="sanctum")
    table.do("play:charge", "play:raiding-knight")
    assert table.offered() == ["trigger:raiding-knight", "trigger:raiding-knight:2"]
    table.do("trigger:raiding-knight")
    assert (table.on("raiding-knight"), table.damage("bumpsy")) == (1, 2)


def test_cleansing_wave() -> None:
    """Only creatures from which damage was removed are counted."""
    table = Table(
        mine=["troll damage:3", "sequis"],
        theirs=["bumpsy damage:1"],
        hand=["cleansing-wave"],
        house="sanctum",
    )
    table.do("play:cleansing-wave")
    assert [table.damage(c) for c in ("troll", "sequis", "bumpsy")] == [2, 0, 0]
    assert table.amber() == 2
    assert table.amber(1) == 0


def test_clear_mind() -> None:
    """Friendly creatures lose their stun, without being used."""
    table = Table(
        mine=["troll stunned", "sequis stunned exhausted"],
        theirs=["bumpsy stunned"],
        hand=["clear-mind"],
        house="sanctum",
    )
    table.do("play:clear-mind")
    assert [table.has(c, "stunned") for c in ("troll", "sequis", "bumpsy")] == [False, False, True]
    assert not table.has("troll", "exhausted")
    assert table.has("sequis", "exhausted")


@pytest.mark.parametrize(("before", "after"), [((7, 9), (5, 5)), ((5, 5), (5, 5)), ((2, 5), (3, 5))])
def test_doorstep_to_heaven(before: tuple[int, int], after: tuple[int, int]) -> None:
    """Whoever has six or more keeps five; the card's own Æ comes first."""
    table = Table(hand=["doorstep-to-heaven"], amber=before, house="sanctum").do("play:doorstep-to-heaven")
    assert (table.amber(0), table.amber(1)) == after


@pytest.mark.parametrize(("mine", "gained"), [(0, 3), (1, 2), (3, 0), (4, 0)])
def test_glorious_few(mine: int, gained: int) -> None:
    """An Æ for each creature that the opponent has more."""
    table = Table(mine=["troll"] * mine, theirs=["bumpsy"] * 3, hand=["glorious-few"], house="sanctum")
    table.do("play:glorious-few")
    assert table.amber() == gained
    assert table.amber(1) == 0


def test_honorable_claim() -> None:
    """Each friendly creature of that trait captures, no other."""
    table = Table(
        mine=["sequis", "troll", "bulwark"],
        theirs=["lady-maxena"],
        hand=["honorable-claim"],
        amber=(0, 3),
        house="sanctum",
    )
    table.do("play:honorable-claim")
    assert [table.on(c) for c in ("sequis", "troll", "bulwark", "lady-maxena")] == [1, 0, 1, 0]
    assert (table.amber(0), table.amber(1)) == (1, 1)


@proves("G127")
def test_honorable_claim_with_too_little() -> None:
    """Where there is not enough for all, AP says who captures."""
    table = Table(mine=["sequis", "bulwark"], hand=["honorable-claim"], amber=(0, 1), house="sanctum")
    table.do("play:honorable-claim")
    assert table.offered() == ["card:sequis", "card:bulwark"]
    table.do("card:bulwark")
    assert (table.on("sequis"), table.on("bulwark"), table.amber(1)) == (0, 1, 0)


def test_inspiration() -> None:
    """A friendly creature of any house is readied and used; it stays exhausted afterwards."""
    table = Table(
        mine=["troll exhausted", "sequis"], theirs=["bumpsy"], hand=["inspiration"], house="sanctum"
    )
    table.do("play:inspiration")
    assert table.offered() == ["card:troll", "card:sequis"]
    table.do("card:troll")
    assert table.offered() == ["reap:troll", "fight:troll"]
    table.do("reap:troll")
    assert (table.amber(), table.has("troll", "exhausted")) == (1, True)


@proves("G6")
def test_mighty_lance() -> None:
    """A creature and one of its neighbours are hit at once; ``Both`` asks for one after the other."""
    table = Table(
        mine=["troll"], theirs=["bumpsy", "shaffles", "sequis"], hand=["mighty-lance"], house="sanctum"
    )
    table.do("play:mighty-lance", "card:shaffles")
    assert table.offered() == ["card:bumpsy", "card:sequis"]
    table.do("card:sequis")
    assert (table.zone("shaffles"), table.damage("sequis"), table.damage("bumpsy")) == ("discard", 1, 0)


@proves("G4")
def test_mighty_lance_without_a_neighbour() -> None:
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["mighty-lance"], house="sanctum")
    table.do("play:mighty-lance", "card:troll")
    assert (table.damage("troll"), table.damage("bumpsy")) == (3, 0)


def test_oath_of_poverty() -> None:
    """One's own artifacts go, for two Æ each."""
    table = Table(
        mine=["gorm-of-omm", "round-table", "troll"],
        theirs=["hallowed-blaster"],
        hand=["oath-of-poverty"],
        house="sanctum",
    )
    table.do("play:oath-of-poverty")
    assert (table.row("artifacts", 0), table.row("artifacts", 1)) == ([], ["hallowed-blaster"])
    assert table.amber() == 5
    assert table.amber(1) == 0
    assert Table(hand=["oath-of-poverty"], house="sanctum").do("play:oath-of-poverty").amber() == 1


@proves("G74")
def test_one_stood_against_many() -> None:
    """One creature fights three times, never the same enemy again: ``Use`` bars those that it has kept."""
    table = Table(
        mine=["snufflegator exhausted", "sequis"], theirs=["troll", "bumpsy", "sequis", "lady-maxena"],
        hand=["one-stood-against-many"], house="sanctum",
    )  # fmt: skip
    table.do("play:one-stood-against-many", "card:snufflegator")
    assert table.offered() == ["card:troll", "card:bumpsy", "card:sequis.2", "card:lady-maxena"]
    table.do("card:sequis.2")
    assert table.offered() == ["card:troll", "card:bumpsy", "card:lady-maxena"]
    table.do("card:troll")
    assert table.offered() == ["card:bumpsy", "card:lady-maxena"]
    table.do("card:bumpsy")
    assert table.asked == "turn"
    assert [table.damage(c) for c in table.line(1)] == [4, 4, 2, 0]
    assert table.has("snufflegator", "exhausted")


def test_one_stood_against_many_and_fell() -> None:
    """Whoever is destroyed fights no more."""
    table = Table(
        mine=["bumpsy"], theirs=["troll", "shaffles"], hand=["one-stood-against-many"], house="sanctum"
    )
    table.do("play:one-stood-against-many", "card:troll")
    assert (table.line(0), table.line(1), table.asked) == ([], ["troll", "shaffles"], "turn")


def test_one_stood_against_many_that_are_fewer() -> None:
    """With nobody left to fight it is readied all the same. Fights before this card do not count."""
    table = Table(
        mine=["champion-tabris"], theirs=["champion-anaphiel"], hand=["one-stood-against-many"], house="sanctum",
        amber=(0, 5),
    )  # fmt: skip
    table.do("fight:champion-tabris")
    assert (table.damage("champion-anaphiel"), table.damage("champion-tabris")) == (5, 4)
    table.do("play:one-stood-against-many")
    assert table.zone("champion-anaphiel") == "discard"
    assert not table.has("champion-tabris", "exhausted")


def test_radiant_truth() -> None:
    """Enemies between others are stunned."""
    table = Table(
        mine=["troll", "troll", "troll"], theirs=["bumpsy", "shaffles", "sequis", "bulwark"], hand=["radiant-truth"],
        house="sanctum",
    )  # fmt: skip
    table.do("play:radiant-truth")
    stunned = [c for c in [*table.line(0), *table.line(1)] if table.has(c, "stunned")]
    assert stunned == ["shaffles", "sequis"]


@proves("G136")
def test_shield_of_justice() -> None:
    """Friendly creatures take no damage this turn, those that come later included; enemies do."""
    table = Table(
        mine=["sequis"],
        theirs=["snufflegator", "troll"],
        hand=["shield-of-justice", "grey-monk", "poison-wave house:sanctum"],
        house="sanctum",
        houses=HOUSES,
    )
    table.do("play:shield-of-justice", "fight:sequis", "card:snufflegator")
    assert (table.line(0), table.line(1), table.damage("sequis")) == (["sequis"], ["troll"], 0)
    table.do("play:grey-monk", "place:0", "play:poison-wave~sanctum")
    assert [table.damage(c) for c in ("sequis", "grey-monk", "troll")] == [0, 0, 2]
    assert table.state.used[table.card("sequis")] == 0  # the armor has nothing to stop
    table = Table(
        mine=["sequis"], theirs=["troll"], hand=["shield-of-justice"], house="sanctum", houses=HOUSES
    )
    table.do("play:shield-of-justice").to_turn_of(1, "brobnar").do("fight:troll")
    assert table.zone("sequis") == "discard"


def test_take_hostages() -> None:
    """Whoever fights captures, each time it does; not the enemy that is fought."""
    table = Table(
        mine=["sequis", "francus"], theirs=["dust-imp", "shaffles"], hand=["take-hostages", "inspiration"],
        amber=(0, 6), house="sanctum",
    )  # fmt: skip
    table.do("play:take-hostages", "fight:sequis", "card:dust-imp")
    assert (table.on("sequis"), table.on("francus")) == (1, 0)
    table.do("play:inspiration", "card:sequis", "fight:sequis")
    assert (table.on("sequis"), table.on("francus"), table.amber(1)) == (2, 0, 6 + 2 - 2)


def test_take_hostages_needs_a_survivor() -> None:
    table = Table(mine=["sequis"], theirs=["troll"], hand=["take-hostages"], amber=(0, 4), house="sanctum")
    table.do("play:take-hostages", "fight:sequis")
    assert (table.zone("sequis"), table.amber(1)) == ("discard", 4)


def test_terms_of_redress() -> None:
    """A friendly creature of one's choice captures two."""
    table = Table(
        mine=["sequis", "troll"], theirs=["bumpsy"], hand=["terms-of-redress"], amber=(0, 3), house="sanctum"
    )
    table.do("play:terms-of-redress")
    assert table.offered() == ["card:sequis", "card:troll"]
    table.do("card:troll")
    assert (table.on("troll"), table.amber(1)) == (2, 1)


def test_the_harder_they_come() -> None:
    """A creature of power 5 or more is purged: it is not destroyed."""
    table = Table(
        mine=["duma-the-martyr", "troll"], theirs=["bumpsy"], hand=["the-harder-they-come"], house="sanctum"
    )
    table.do("play:the-harder-they-come")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.zone("bumpsy") == "purged"
    assert table.told("destroyed") == []


def test_the_spirit_s_way() -> None:
    """Power 3 is enough to be destroyed, on both sides."""
    table = Table(
        mine=["sequis", "dust-imp"],
        theirs=["grey-monk", "snufflegator", "dust-imp"],
        hand=["the-spirit-s-way"],
        house="sanctum",
    )
    table.do("play:the-spirit-s-way")
    assert (table.line(0), table.line(1)) == (["dust-imp"], ["dust-imp.2"])


def test_virtuous_works() -> None:
    """Nothing but its Æ."""
    table = Table(hand=["virtuous-works"], house="sanctum").do("play:virtuous-works")
    assert (table.amber(), table.zone("virtuous-works"), table.asked) == (3, "discard", "turn")


def test_epic_quest() -> None:
    """When it is played, friendly creatures of that trait are archived."""
    table = Table(
        mine=["sequis", "troll"], theirs=["bulwark"], hand=["epic-quest"], house="sanctum", houses=HOUSES
    )
    table.do("play:epic-quest")
    assert (table.row("archives"), table.line(0), table.line(1)) == (["sequis"], ["troll"], ["bulwark"])


@pytest.mark.parametrize("count", [6, 7, 8])
def test_epic_quest_omni(count: int) -> None:
    """Seven cards of its house in one turn are worth a key."""
    hand = [*["virtuous-works"] * 3, *["clear-mind"] * 3, "radiant-truth", "glorious-few"]
    table = Table(mine=["epic-quest"], hand=hand, house="sanctum", houses=HOUSES)
    for card in hand[:count]:
        table.do(f"play:{card}")
    before = table.amber()
    table.do("omni:epic-quest")
    if count < 7:
        assert (table.keys(), table.zone("epic-quest")) == (0, "artifacts")
        return
    table.do("key:red")
    assert (table.keys(), table.amber(), table.zone("epic-quest")) == (1, before, "discard")
    assert (table.keys(1), table.asked) == (0, "turn")


def test_gorm_of_omm() -> None:
    """It goes, and another artifact of either side with it."""
    table = Table(mine=["gorm-of-omm", "round-table"], theirs=["hallowed-blaster"], house="brobnar")
    table.do("omni:gorm-of-omm")
    assert table.offered() == ["card:round-table", "card:hallowed-blaster"]
    table.do("card:hallowed-blaster")
    assert [table.zone(c) for c in ("gorm-of-omm", "round-table", "hallowed-blaster")] == [
        "discard",
        "artifacts",
        "discard",
    ]


def test_hallowed_blaster() -> None:
    """Heals three from any creature."""
    table = Table(mine=["hallowed-blaster", "troll damage:5"], theirs=["bumpsy damage:2"], house="sanctum")
    table.do("action:hallowed-blaster", "card:troll")
    assert (table.damage("troll"), table.damage("bumpsy")) == (2, 2)
    assert table.has("hallowed-blaster", "exhausted")


def test_potion_of_invulnerability() -> None:
    """It protects after it has gone."""
    table = Table(mine=["potion-of-invulnerability", "bumpsy"], theirs=["troll"], house="brobnar")
    table.do("omni:potion-of-invulnerability", "fight:bumpsy")
    assert table.zone("potion-of-invulnerability") == "discard"
    assert (table.line(0), table.damage("bumpsy"), table.damage("troll")) == (["bumpsy"], 0, 5)


def test_round_table() -> None:
    """Friendly creatures of that trait are stronger and guard their neighbours."""
    table = Table(
        mine=["round-table", "sequis", "troll"], theirs=["bulwark", "bumpsy"], active=1, house="brobnar"
    )
    assert (table.power("sequis"), table.power("troll"), table.power("bulwark")) == (5, 8, 4)
    assert (table.keyword("sequis", "taunt"), table.keyword("bulwark", "taunt")) == (1, 0)
    table.do("fight:bumpsy")
    assert table.damage("sequis") + table.state.used[table.card("sequis")] == 5


def test_sigil_of_brotherhood() -> None:
    """Friendly creatures of its house may be used in the turn of another."""
    table = Table(mine=["sigil-of-brotherhood", "sequis", "shaffles"], theirs=["bumpsy"], house="brobnar")
    assert "reap:sequis" not in table.offered()
    table.do("omni:sigil-of-brotherhood")
    assert table.zone("sigil-of-brotherhood") == "discard"
    assert {"reap:sequis", "fight:sequis"} <= set(table.offered())
    assert "reap:shaffles" not in table.offered()


def test_whispering_reliquary() -> None:
    """An artifact of either side goes to its owner's hand."""
    table = Table(mine=["whispering-reliquary"], theirs=["round-table", "epic-quest theirs"], house="sanctum")
    table.do("action:whispering-reliquary", "card:epic-quest")
    assert (table.hand(0), table.row("artifacts", 1)) == (["epic-quest"], ["round-table"])


def test_bulwark() -> None:
    """Its neighbours have two more armor, it has its own."""
    table = Table(mine=["troll", "bulwark", "sequis", "bumpsy"], house="sanctum")
    assert [table.armor(c) for c in table.line()] == [2, 2, 4, 0]


@proves("G116")
def test_champion_anaphiel() -> None:
    """It guards its neighbours."""
    table = Table(
        mine=["troll"], theirs=["bumpsy", "champion-anaphiel", "shaffles", "sequis"], house="brobnar"
    )
    table.do("fight:troll")
    assert table.offered() == ["card:champion-anaphiel", "card:sequis"]


def test_champion_tabris() -> None:
    """Captures after its fights, if it is still there."""
    table = Table(mine=["champion-tabris"], theirs=["bumpsy"], amber=(0, 2), house="sanctum").do(
        "fight:champion-tabris"
    )
    assert (table.on("champion-tabris"), table.amber(1)) == (1, 1)
    table = Table(mine=["champion-tabris"], theirs=["troll"], amber=(0, 2), house="sanctum").do(
        "fight:champion-tabris"
    )
    assert (table.zone("champion-tabris"), table.amber(1)) == ("discard", 2)


def test_commander_remiel() -> None:
    """After it reaps, a friendly creature of another house is used."""
    table = Table(mine=["commander-remiel", "troll", "sequis"], theirs=["bumpsy"], house="sanctum")
    table.do("reap:commander-remiel")
    assert table.offered() == ["reap:troll", "fight:troll"]
    table.do("reap:troll")
    assert table.amber() == 2


@proves("G73")
def test_commander_remiel_cannot_use_what_is_exhausted() -> None:
    table = Table(mine=["commander-remiel", "troll exhausted"], house="sanctum").do("reap:commander-remiel")
    assert (table.asked, table.amber()) == ("turn", 1)


def test_duma_the_martyr() -> None:
    """Its end heals its friends and draws two cards."""
    table = Table(
        mine=["duma-the-martyr", "troll damage:7"], theirs=["troll damage:1"], deck=["anger", "punch", "smith"],
        house="sanctum",
    )  # fmt: skip
    table.do("fight:duma-the-martyr")
    assert table.hand(1) == []
    assert table.damage("troll.2") == 4
    assert (table.zone("duma-the-martyr"), table.damage("troll"), table.hand()) == (
        "discard",
        0,
        ["anger", "punch"],
    )


@proves("GX14")
def test_duma_the_martyr_heals_nobody_who_is_to_be_destroyed() -> None:
    """Both are tagged already: healing takes no tag off (G92)."""
    table = Table(
        mine=["duma-the-martyr", "sequis damage:1"], theirs=["troll"], hand=["the-spirit-s-way"], deck=["anger"],
        house="sanctum",
    )  # fmt: skip
    table.do("play:the-spirit-s-way")
    assert (table.line(0), table.line(1), table.hand()) == ([], [], ["anger"])


@proves("G82")
def test_francus() -> None:
    """Captures for an enemy that was destroyed in a fight with it, in either turn."""
    table = Table(mine=["francus"], theirs=["dust-imp", "bumpsy"], amber=(0, 3), house="sanctum")
    table.do("fight:francus", "card:dust-imp")
    assert (table.on("francus"), table.zone("dust-imp")) == (1, "discard")
    table = Table(mine=["francus"], theirs=["dust-imp"], amber=(0, 3), active=1, house="dis")
    table.do("fight:dust-imp")
    assert (table.on("francus"), table.amber(1)) == (1, 3 + 2 - 1)


def test_francus_does_not_hear_of_other_ends() -> None:
    """Destroyed by an instruction, or by another creature, is not fighting it."""
    table = Table(
        mine=["francus", "troll"],
        theirs=["shaffles", "bumpsy"],
        hand=["begone"],
        amber=(0, 3),
        house="sanctum",
    )
    table.do("play:begone", "mode:1")
    assert table.on("francus") == 0
    table = Table(mine=["francus", "troll"], theirs=["shaffles"], amber=(0, 3), house="brobnar").do(
        "fight:troll"
    )
    assert (table.zone("shaffles"), table.on("francus")) == ("discard", 0)


def test_grey_monk() -> None:
    """Friendly creatures have armor, itself included; it heals after reaping."""
    table = Table(mine=["grey-monk", "troll damage:3"], theirs=["bumpsy"], house="sanctum")
    assert [table.armor(c) for c in ("grey-monk", "troll", "bumpsy")] == [1, 1, 0]
    table.do("reap:grey-monk", "card:troll")
    assert table.damage("troll") == 1


def test_hayyel_the_merchant() -> None:
    """Pays for each artifact that its controller plays, not for other cards or the opponent's."""
    table = Table(
        mine=["hayyel-the-merchant"], hand=["gorm-of-omm", "clear-mind"], their_hand=["gorm-of-omm"], house="sanctum",
        houses=[HOUSES[0], HOUSES[0]],
    )  # fmt: skip
    table.do("play:gorm-of-omm")
    assert table.amber() == 1
    table.do("play:clear-mind")
    assert table.amber() == 2
    table.to_turn_of(1, "sanctum").do("play:gorm-of-omm")
    assert table.amber() == 2
    assert table.amber(1) == 0


def test_horseman_of_death() -> None:
    """All creatures of that trait come back from one's own discard pile."""
    table = Table(
        hand=["horseman-of-death"], discard=["horseman-of-war", "sequis", "horseman-of-famine"],
        their_discard=["horseman-of-pestilence"], house="sanctum",
    )  # fmt: skip
    table.do("play:horseman-of-death")
    assert sorted(table.hand()) == ["horseman-of-famine", "horseman-of-war"]
    assert table.row("discard", 1) == ["horseman-of-pestilence"]


@proves("G194")
def test_horseman_of_famine() -> None:
    """The weakest creature goes, perhaps itself; AP chooses among equals."""
    table = Table(mine=["horseman-of-famine"], theirs=["sequis", "snufflegator", "troll"], house="sanctum")
    table.do("reap:horseman-of-famine")
    assert table.offered() == ["card:sequis", "card:snufflegator"]
    table.do("card:snufflegator")
    assert table.line(1) == ["sequis", "troll"]
    table = Table(theirs=["troll"], hand=["horseman-of-famine"], house="sanctum").do(
        "play:horseman-of-famine"
    )
    assert (table.zone("horseman-of-famine"), table.line(1)) == ("discard", ["troll"])


def test_horseman_of_famine_after_a_fight() -> None:
    table = Table(mine=["horseman-of-famine", "dust-pixie"], theirs=["dust-imp", "troll"], house="sanctum")
    table.do("fight:horseman-of-famine", "card:dust-imp")
    assert (table.line(0), table.line(1)) == (["horseman-of-famine"], ["troll"])


def test_horseman_of_pestilence() -> None:
    """Everybody but its kind is hurt."""
    table = Table(
        mine=["bumpsy", "horseman-of-war"],
        theirs=["bad-penny", "troll"],
        hand=["horseman-of-pestilence"],
        house="sanctum",
    )
    table.do("play:horseman-of-pestilence", "place:0")
    assert [table.damage(c) for c in ("bumpsy", "horseman-of-war", "horseman-of-pestilence", "troll")] == [
        1,
        0,
        0,
        1,
    ]
    assert table.line(1) == ["troll"]


def test_horseman_of_war() -> None:
    """All friendly creatures may be used this turn, but only to fight; a stun may be taken off."""
    table = Table(
        mine=["troll", "sequis", "shaffles stunned", "lady-maxena"], theirs=["bumpsy"], hand=["horseman-of-war"],
        house="sanctum", houses=HOUSES,
    )  # fmt: skip
    assert "reap:sequis" in table.offered()
    table.do("play:horseman-of-war", "place:0")
    assert table.offered() == ["fight:troll", "fight:sequis", "unstun:shaffles", "fight:lady-maxena", "end"]
    table.do("fight:troll")
    assert table.zone("bumpsy") == "discard"
    table.do("end").to_turn_of(0, "sanctum")
    assert "reap:sequis" in table.offered()
    assert "fight:troll" not in table.offered()


def test_jehu_the_bureaucrat() -> None:
    """Pays when its house is chosen, not for another."""
    table = Table(mine=["jehu-the-bureaucrat"], house="sanctum", houses=HOUSES, at="start")
    table.do("house:sanctum")
    assert (table.amber(0), table.amber(1)) == (2, 0)
    table = Table(mine=["jehu-the-bureaucrat"], house="sanctum", houses=HOUSES, at="start")
    table.do("house:brobnar")
    assert table.amber() == 0


def test_jehu_the_bureaucrat_when_the_opponent_chooses() -> None:
    table = Table(mine=["jehu-the-bureaucrat"], active=1, houses=[HOUSES[0], HOUSES[0]], at="start")
    table.do("house:sanctum")
    assert (table.amber(0), table.amber(1)) == (0, 0)


def test_lady_maxena() -> None:
    """Stuns a creature of one's choice when played, and goes home by her action."""
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["lady-maxena"], house="sanctum")
    table.do("play:lady-maxena", "place:0")
    assert table.offered() == ["card:lady-maxena", "card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.has("bumpsy", "stunned")
    table = Table(theirs=["lady-maxena theirs"], active=1, house="sanctum").do("action:lady-maxena")
    assert table.hand(0) == ["lady-maxena"]


@proves("G78")
def test_lord_golgotha() -> None:
    """Before it fights, the neighbours of its target are hit; the target is not."""
    table = Table(mine=["lord-golgotha"], theirs=["sequis", "bumpsy", "dust-imp", "troll"], house="sanctum")
    table.do("fight:lord-golgotha", "card:bumpsy")
    assert [table.zone(c) for c in ("sequis", "bumpsy", "dust-imp", "troll")] == [
        "line",
        "discard",
        "discard",
        "line",
    ]
    assert (table.damage("sequis"), table.damage("troll")) == (1, 0)
    assert table.damage("lord-golgotha") == 3


@proves("G145")
def test_numquid_the_fair() -> None:
    """Destroys enemies until the opponent has no more creatures than its controller."""
    table = Table(
        mine=["troll"],
        theirs=["sequis", "bumpsy", "shaffles", "dust-imp"],
        hand=["numquid-the-fair"],
        house="sanctum",
    )
    table.do("play:numquid-the-fair", "place:0", "card:sequis", "card:bumpsy")
    assert (table.line(1), table.asked) == (["shaffles", "dust-imp"], "turn")


def test_numquid_the_fair_destroys_one_in_any_case() -> None:
    table = Table(mine=["troll", "troll"], theirs=["bumpsy"], hand=["numquid-the-fair"], house="sanctum")
    table.do("play:numquid-the-fair", "place:0")
    assert table.line(1) == []


def test_protectrix() -> None:
    """Whoever was healed cannot be hurt for the rest of the turn."""
    table = Table(
        mine=["protectrix", "sequis damage:3"],
        theirs=["champion-anaphiel"],
        hand=["mighty-lance"],
        house="sanctum",
    )
    table.do("reap:protectrix", "yes", "card:sequis")
    assert table.damage("sequis") == 0
    table.do("fight:sequis")
    assert (table.line(), table.damage("champion-anaphiel")) == (["protectrix", "sequis"], 3)
    table.do("play:mighty-lance", "card:protectrix")
    assert (table.damage("sequis"), table.damage("protectrix")) == (0, 3)


@proves("G89")
def test_protectrix_protects_nobody_who_was_not_healed() -> None:
    """Declined, or on a creature without damage, nothing follows."""
    table = Table(mine=["protectrix", "sequis"], theirs=["champion-anaphiel"], house="sanctum")
    table.do("reap:protectrix", "yes", "card:sequis", "fight:sequis")
    assert table.zone("sequis") == "discard"
    table = Table(mine=["protectrix", "sequis damage:1"], theirs=["bumpsy"], house="sanctum")
    table.do("reap:protectrix", "no", "fight:sequis")
    assert table.zone("sequis") == "discard"


def test_raiding_knight() -> None:
    """Captures when it is played, as much as there is."""
    table = Table(hand=["raiding-knight"], amber=(0, 2), house="sanctum").do("play:raiding-knight")
    assert (table.on("raiding-knight"), table.amber(1)) == (1, 1)
    assert Table(hand=["raiding-knight"], house="sanctum").do("play:raiding-knight").on("raiding-knight") == 0


def test_sanctum_guardian() -> None:
    """Changes places with another friendly creature; that is not optional."""
    table = Table(mine=["sanctum-guardian", "troll", "sequis"], theirs=["bumpsy"], house="sanctum")
    table.do("reap:sanctum-guardian")
    assert table.offered() == ["card:troll", "card:sequis"]
    table.do("card:sequis")
    assert table.line() == ["sequis", "troll", "sanctum-guardian"]
    table = Table(mine=["sanctum-guardian", "troll"], theirs=["dust-imp"], house="sanctum").do(
        "fight:sanctum-guardian"
    )
    assert table.line() == ["troll", "sanctum-guardian"]


def test_sequis() -> None:
    """Captures after reaping, not after fighting."""
    table = Table(mine=["sequis"], amber=(0, 2), house="sanctum").do("reap:sequis")
    assert (table.on("sequis"), table.amber(0), table.amber(1)) == (1, 1, 1)
    table = Table(mine=["sequis"], theirs=["dust-imp"], amber=(0, 2), house="sanctum").do("fight:sequis")
    assert table.on("sequis") == 0


def test_sergeant_zakiel() -> None:
    """May send a neighbour into a fight, though that is exhausted."""
    table = Table(
        mine=["bumpsy exhausted", "troll exhausted"],
        theirs=["dust-imp"],
        hand=["sergeant-zakiel"],
        house="sanctum",
    )
    table.do("play:sergeant-zakiel", "place:2", "yes")
    assert (table.zone("dust-imp"), table.damage("troll"), table.damage("bumpsy")) == ("discard", 2, 0)
    assert table.has("troll", "exhausted")
    table = Table(mine=["troll exhausted"], theirs=["dust-imp"], hand=["sergeant-zakiel"], house="sanctum")
    table.do("play:sergeant-zakiel", "place:0", "no")
    assert table.zone("dust-imp") == "line"
    table = Table(theirs=["dust-imp"], hand=["sergeant-zakiel"], house="sanctum").do("play:sergeant-zakiel")
    assert table.asked == "turn"


@proves("G33")
def test_staunch_knight() -> None:
    """Stronger on a flank only."""
    table = Table(mine=["troll", "staunch-knight", "bumpsy"], theirs=["staunch-knight"], house="sanctum")
    assert (table.power("staunch-knight"), table.power("staunch-knight.2")) == (4, 6)


@proves("G84")
def test_staunch_knight_loses_its_flank() -> None:
    """With damage that its own power does not bear it is destroyed at once."""
    table = Table(mine=["troll", "staunch-knight damage:5"], hand=["sequis"], house="sanctum")
    table.do("play:sequis", "place:2")
    assert table.zone("staunch-knight") == "discard"


@pytest.mark.parametrize(("theirs", "taken"), [(6, 0), (7, 2), (11, 6)])
def test_gatekeeper(theirs: int, taken: int) -> None:
    """Captures all but five of seven or more."""
    table = Table(hand=["gatekeeper"], amber=(0, theirs), house="sanctum").do("play:gatekeeper")
    assert (table.on("gatekeeper"), table.amber(1)) == (taken, theirs - taken)


@proves("G126")
def test_the_vaultkeeper() -> None:
    """Nobody steals from its controller; capturing and stealing from the other are not stopped."""
    table = Table(mine=["noddy-the-thief"], theirs=["the-vaultkeeper"], amber=(0, 3), house="shadows")
    table.do("action:noddy-the-thief")
    assert (table.amber(0), table.amber(1)) == (0, 3)
    table = Table(mine=["sequis"], theirs=["the-vaultkeeper"], amber=(0, 3), house="sanctum").do(
        "reap:sequis"
    )
    assert table.on("sequis") == 1
    table = Table(mine=["the-vaultkeeper", "noddy-the-thief"], amber=(0, 3), house="shadows")
    assert table.do("action:noddy-the-thief").amber() == 1


def test_veemos_lightbringer() -> None:
    """Destroys whoever is elusive, by print or by an upgrade."""
    table = Table(
        mine=["noddy-the-thief", "troll"], theirs=["bumpsy +ring-of-invisibility", "shaffles", "umbra"],
        hand=["veemos-lightbringer"], house="sanctum",
    )  # fmt: skip
    table.do("play:veemos-lightbringer", "place:0")
    assert table.line(0) == ["veemos-lightbringer", "troll"]
    assert table.line(1) == ["shaffles", "umbra"]


@proves("G156", "G193")
def test_armageddon_cloak() -> None:
    """Its creature is healed and stays; the upgrade goes in its place (``GIVER``)."""
    table = Table(mine=["troll"], theirs=["bumpsy damage:4 +armageddon-cloak", "shaffles"], house="brobnar")
    assert (table.keyword("bumpsy", "hazardous"), table.keyword("shaffles", "hazardous")) == (2, 0)
    table.do("fight:troll", "card:bumpsy")
    assert (table.zone("bumpsy"), table.damage("bumpsy")) == ("line", 0)
    assert table.zone("armageddon-cloak") == "discard"
    assert table.damage("troll") == 7
    assert table.keyword("bumpsy", "hazardous") == 0


def test_armageddon_cloak_saves_no_neighbour_and_only_once() -> None:
    table = Table(
        mine=["sequis +armageddon-cloak", "bulwark"],
        hand=["the-spirit-s-way", "the-spirit-s-way"],
        house="sanctum",
    )
    table.do("play:the-spirit-s-way")
    assert (table.line(), table.zone("armageddon-cloak")) == (["sequis"], "discard")
    table.do("play:the-spirit-s-way")
    assert table.line() == []


def test_armageddon_cloak_does_not_stop_a_purge() -> None:
    table = Table(theirs=["bumpsy +armageddon-cloak"], hand=["the-harder-they-come"], house="sanctum")
    table.do("play:the-harder-they-come")
    assert (table.zone("bumpsy"), table.zone("armageddon-cloak")) == ("purged", "discard")


@proves("G118")
def test_mantle_of_the_zealot() -> None:
    """Its creature may be used whatever house is active."""
    table = Table(mine=["troll +mantle-of-the-zealot", "bumpsy"], hand=["anger"], house="sanctum")
    assert table.offered() == ["reap:troll", "end"]


def test_protect_the_weak() -> None:
    """One more armor, and taunt."""
    table = Table(mine=["troll"], theirs=["bumpsy", "dust-imp"], hand=["protect-the-weak"], house="sanctum")
    table.do("play:protect-the-weak", "card:dust-imp")
    assert (table.armor("dust-imp"), table.keyword("dust-imp", "taunt"), table.amber()) == (1, 1, 1)
    assert (table.armor("bumpsy"), table.keyword("bumpsy", "taunt")) == (0, 0)


def test_shoulder_armor() -> None:
    """Power and armor on a flank only."""
    table = Table(mine=["troll", "bumpsy +shoulder-armor", "sequis"], theirs=["shaffles"], house="sanctum")
    assert (table.power("bumpsy"), table.armor("bumpsy")) == (5, 0)
    table = Table(mine=["troll", "sequis +shoulder-armor"], house="sanctum")
    assert (table.power("sequis"), table.armor("sequis")) == (6, 4)
    assert (table.power("troll"), table.armor("troll")) == (8, 0)


@proves("G100")
def test_francus_captures_nothing_when_it_goes_too() -> None:
    table = Table(mine=["francus damage:3"], theirs=["bumpsy"], amber=(0, 3), house="sanctum").do(
        "fight:francus"
    )
    assert (table.line(0), table.line(1), table.amber(1)) == ([], [], 3)


def test_two_armageddon_cloaks() -> None:
    """AP chooses which one goes; their Hazardous adds up."""
    table = Table(
        theirs=["bumpsy +armageddon-cloak +armageddon-cloak"], hand=["the-spirit-s-way"], house="sanctum"
    )
    assert table.keyword("bumpsy", "hazardous") == 4
    table.do("play:the-spirit-s-way")
    assert table.offered() == ["trigger:armageddon-cloak", "trigger:armageddon-cloak.2"]
    table.do("trigger:armageddon-cloak.2")
    assert (table.zone("armageddon-cloak.2"), table.keyword("bumpsy", "hazardous")) == ("discard", 2)
    assert table.line(1) == ["bumpsy"]


@proves("G92", "G94")
def test_armageddon_cloak_comes_after_what_the_creature_itself_does() -> None:
    """ "Destroyed:" abilities resolve while it is tagged; one that takes it away leaves nothing to save."""
    table = Table(mine=["lord-golgotha"], theirs=["dust-imp +armageddon-cloak"], house="sanctum")
    table.do("fight:lord-golgotha", "trigger:lord-golgotha")
    assert (table.amber(1), table.line(1), table.zone("armageddon-cloak")) == (2, ["dust-imp"], "discard")
    table = Table(mine=["lord-golgotha"], theirs=["bad-penny +armageddon-cloak"], house="sanctum")
    table.do("fight:lord-golgotha", "trigger:lord-golgotha")
    assert (table.hand(1), table.zone("armageddon-cloak")) == (["bad-penny"], "discard")


@proves("G145")
def test_numquid_the_fair_repeats_only_while_it_is_there() -> None:
    """``Repeat`` of the whole effect needs its card."""
    with said({"dust-imp": words(destroyed(Damage(3, Each(creature(ENEMY)))))}):
        table = Table(theirs=["dust-imp", "troll", "bumpsy"], hand=["numquid-the-fair"], house="sanctum")
        table.do("play:numquid-the-fair", "card:dust-imp")
        assert (table.line(0), table.line(1), table.asked) == ([], ["troll", "bumpsy"], "turn")


@proves("G241")
def test_numquid_the_fair_against_wards() -> None:
    """A ward that was discarded is a change: the effect is repeated."""
    table = Table(theirs=["bumpsy warded", "troll warded"], hand=["numquid-the-fair"], house="sanctum")
    table.do("play:numquid-the-fair", "card:bumpsy", "card:troll", "card:troll")
    assert (table.line(1), table.has("bumpsy", "warded")) == (["bumpsy"], False)
