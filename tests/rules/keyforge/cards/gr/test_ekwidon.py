"""Ekwidon of Grim Reminders, each card on a small board."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves

PILE = ["punch"] * 10


def ekwi(**position: Any) -> Table:
    """A table in whose turn Ekwidon is active."""
    return Table(house="ekwidon", **position)


def again(table: Table) -> Table:
    """The same player's next turn, of Ekwidon too."""
    return table.do("end").to_turn_of(0, "ekwidon")


def test_art_project() -> None:
    """For a key, of which the colour is chosen, the opponent draws ten; without one nothing happens."""
    table = ekwi(hand=["art-project"], keys=(0, 2), their_deck=["troll"] * 12)
    table.do("play:art-project", "key:blue")
    assert (table.keys(1), len(table.hand(1)), table.zone("art-project")) == (1, 10, "purged")
    table = ekwi(hand=["art-project"], their_deck=["troll"] * 12).do("play:art-project")
    assert (table.hand(1), table.zone("art-project")) == ([], "discard")


def test_azuretooth() -> None:
    """A friendly creature, perhaps itself, changes sides, whether it has Æ or not."""
    table = ekwi(mine=["azuretooth", "troll amber:3"], theirs=["bumpsy"])
    table.do("reap:azuretooth", "card:troll", "place:0")
    assert (table.amber(), table.on("troll"), table.line(1)) == (4, 0, ["troll", "bumpsy"])
    table = ekwi(mine=["azuretooth"], theirs=["urchin"]).do("fight:azuretooth", "place:0")
    assert table.holder("azuretooth") == 1


@proves("G59", "G117")
def test_curse_of_spontaneity() -> None:
    """Whoever has it loses the hand just before drawing a new one; it lies on the other side from the start."""
    table = ekwi(hand=["curse-of-spontaneity", "anger"], their_hand=["punch", "troll"], deck=["smith"] * 9)
    table.do("play:curse-of-spontaneity")
    assert table.holder("curse-of-spontaneity") == 1
    table.do("end")
    assert "anger" in table.hand()
    table.to_turn_of(1, "brobnar")
    before = sorted(table.hand(1))
    table.do("end")
    assert len(before) == 2
    assert len(table.hand(1)) == 6
    assert sorted(name.partition(".")[0] for name in table.row("discard", 1)) == ["punch", "troll"]


def test_curse_of_spontaneity_and_a_hand_that_is_full() -> None:
    """It is no end of the "ready cards" step: what was readied is ready, and what is drawn stays."""
    table = Table(
        mine=["curse-of-spontaneity", "troll exhausted"], hand=["anger"] * 7, deck=["smith"] * 8, house="dis"
    )
    table.do("end")
    assert (len(table.hand()), len(table.row("discard")), table.has("troll", "exhausted")) == (6, 7, False)


def test_ekwirres_fulcrum() -> None:
    """Each player may have an Æ at the end of the own turn, for two cards of the other."""
    table = ekwi(mine=["ekwirrĕ-s-fulcrum"], hand=["anger"] * 6, their_hand=["punch"] * 6)
    table.do("end", "yes")
    assert (table.amber(), len(table.hand()), len(table.hand(1))) == (1, 6, 8)
    table.to_turn_of(1, "brobnar").do("end", "yes")
    assert (table.amber(1), len(table.hand())) == (1, 8)
    table = ekwi(mine=["ekwirrĕ-s-fulcrum"], hand=["anger"] * 6).do("end", "no")
    assert (table.amber(), table.hand(1)) == (0, [])


def test_elenya_the_charming() -> None:
    """She stands on the other side, where each forged key costs the strongest creature; perhaps herself."""
    table = ekwi(hand=["elenya-the-charming"], theirs=["troll", "bumpsy"], amber=(0, 6))
    table.do("play:elenya-the-charming", "place:0", "end")
    assert table.line(1)[0] == "elenya-the-charming"
    if table.asked == "key":
        table.do(table.offered()[0])
    assert (table.keys(1), table.holder("troll")) == (1, 0)


def test_grisly_exchange() -> None:
    """The order at the bottom is the active player's to say; then the own deck pays."""
    table = ekwi(
        hand=["grisly-exchange"],
        their_discard=["troll", "anger", "smith"],
        their_deck=["bumpsy"],
        deck=["urchin"] * 6,
    )
    table.do("play:grisly-exchange", "pile:anger", "pile:troll")
    assert table.row("deck", 1) == ["bumpsy", "anger", "troll", "smith"]
    assert len(table.row("deck")) == 1
    table = ekwi(
        hand=["grisly-exchange"], their_discard=["troll"] * 7, their_deck=["bumpsy"], deck=["urchin"]
    )
    table.do("play:grisly-exchange")
    while table.asked == "card":
        table.do(table.offered()[0])
    assert (len(table.row("deck", 1)), len(table.row("discard", 1)), table.row("deck")) == (6, 2, [])


def test_midyear_festivities() -> None:
    """With nine creatures or fewer all of them, whose Æ goes to the pools of their controllers."""
    table = ekwi(mine=["troll amber:2"], theirs=["bumpsy amber:1", "urchin"], hand=["midyear-festivities"])
    table.do("play:midyear-festivities")
    assert (table.line(), table.line(1), table.amber(), table.amber(1)) == ([], [], 3, 1)
    table = ekwi(mine=["troll"] * 5, theirs=["bumpsy"] * 6, hand=["midyear-festivities"])
    table.do("play:midyear-festivities")
    for _ in range(9):
        table.do(table.offered()[0])
    assert len(table.line() + table.line(1)) == 2


@pytest.mark.parametrize(("house", "amber"), [("brobnar", 4), ("dis", 0)])
def test_put_in_a_spin(house: str, amber: int) -> None:
    table = ekwi(hand=["put-in-a-spin"], amber=(1, 0), their_deck=["troll"])
    table.do("play:put-in-a-spin", f"house:{house}")
    assert (table.amber(), table.row("discard", 1)) == (amber, ["troll"])


def test_put_in_a_spin_without_a_stake() -> None:
    table = ekwi(hand=["put-in-a-spin"], their_deck=["troll"]).do("play:put-in-a-spin")
    assert (table.asked, table.row("deck", 1)) == ("turn", ["troll"])
    table = ekwi(hand=["put-in-a-spin"], amber=(1, 0), their_deck=[]).do("play:put-in-a-spin", "house:dis")
    assert table.amber() == 0


def test_skreel_swarm() -> None:
    table = ekwi(hand=["skreel-swarm"], mine=["troll"], theirs=["bumpsy", "troll"]).do("play:skreel-swarm")
    assert [table.damage(name) for name in ("troll", "bumpsy", "troll.2")] == [0, 1, 1]
    table = ekwi(hand=["skreel-swarm"]).do("discard:skreel-swarm", "yes")
    assert table.row("archives") == ["skreel-swarm"]
    table = ekwi(hand=["skreel-swarm"]).do("discard:skreel-swarm", "no")
    assert table.zone("skreel-swarm") == "discard"


@pytest.mark.parametrize("seat", [0, 1])
def test_soul_exchange(seat: int) -> None:
    """Of the chosen player the topmost creature of the pile comes back, and one in play dies."""
    table = ekwi(
        hand=["soul-exchange"], mine=["troll", "bumpsy"], theirs=["urchin", "snufflegator"],
        discard=["smith", "murkens", "anger"], their_discard=["dextre", "punch"],
    )  # fmt: skip
    table.do("play:soul-exchange", f"seat:{seat}")
    assert (table.hand(0), table.hand(1)) == ((["murkens"], []) if seat == 0 else ([], ["dextre"]))
    victims = ["card:troll", "card:bumpsy"] if seat == 0 else ["card:urchin", "card:snufflegator"]
    assert table.offered() == victims
    table.do(victims[1])
    assert len(table.line(seat)) == 1


def test_soul_exchange_with_an_empty_pile() -> None:
    """The creature dies all the same, of that player alone."""
    table = ekwi(hand=["soul-exchange"], mine=["troll"], theirs=["urchin"]).do("play:soul-exchange", "seat:0")
    assert (table.line(), table.line(1), table.hand()) == ([], ["urchin"], [])


def test_tachyon_manifold() -> None:
    table = ekwi(mine=["tachyon-manifold"], their_deck=["troll"] * 12).do("action:tachyon-manifold")
    assert (len(table.hand(1)), table.zone("tachyon-manifold")) == (10, "purged")
    table.do("end")
    assert table.state.active == 0


def test_zavel() -> None:
    """Artifacts of the pile are played, by whatever lets one do so, and paid; from hand they are not."""
    table = ekwi(
        hand=["zavel-archaeologist", "incarnation-pod"],
        discard=["cannon", "anger"],
        mine=["zavel-archaeologist"],
    )
    table.do("play:zavel-archaeologist", "place:0", "yes")
    assert (table.zone("cannon"), table.amber()) == ("artifacts", 2)
    table.do("play:incarnation-pod")
    assert table.amber() == 3
    table = ekwi(mine=["zavel-archaeologist"], discard=["cannon"]).do("reap:zavel-archaeologist", "no")
    assert (table.zone("cannon"), table.amber()) == ("discard", 1)
    table = ekwi(mine=["zavel-archaeologist"], discard=["anger"]).do("reap:zavel-archaeologist")
    assert table.asked == "turn"


def test_bonded_auctioneer() -> None:
    """Whoever loses an artifact gains an Æ; scrapped, it sends one home."""
    table = ekwi(mine=["bonded-auctioneer", "cannon"], theirs=["library-of-babble"])
    table.do("reap:bonded-auctioneer", "card:library-of-babble")
    assert (table.zone("library-of-babble"), table.amber(), table.amber(1)) == ("discard", 1, 1)
    table = ekwi(mine=["bonded-auctioneer"]).do("reap:bonded-auctioneer")
    assert (table.amber(), table.amber(1)) == (1, 0)
    table = ekwi(hand=["bonded-auctioneer"], mine=["cannon"], theirs=["library-of-babble"])
    table.do("discard:bonded-auctioneer", "card:library-of-babble")
    assert table.hand(1) == ["library-of-babble"]


@proves("G120", "G59")
def test_forbidden_tome() -> None:
    """Both players, each as long as haunted."""
    table = ekwi(mine=["forbidden-tome"], discard=PILE, their_discard=PILE[1:])
    assert [table.state.hand_limit(seat) for seat in (0, 1)] == [7, 6]
    table = ekwi(mine=["forbidden-tome"], their_discard=PILE)
    assert [table.state.hand_limit(seat) for seat in (0, 1)] == [6, 7]


def test_forbidden_tome_and_a_deck_that_runs_out() -> None:
    """How many are drawn is fixed first, though the pile is shuffled away meanwhile."""
    table = ekwi(mine=["forbidden-tome"], hand=["anger"], discard=PILE, deck=["troll"] * 2).do("end")
    assert len(table.hand()) == 7


@proves("G240")
def test_fortune_reverser() -> None:
    """Its creature says nothing any more, other upgrades on it go; those of others stay."""
    table = ekwi(
        mine=["bumpsy +blood-of-titans"],
        theirs=["urchin +blood-of-titans"],
        hand=["fortune-reverser"],
        amber=(0, 1),
    )
    assert table.keyword("urchin", "elusive") == 1
    table.do("play:fortune-reverser", "card:urchin")
    assert (table.keyword("urchin", "elusive"), table.zone("blood-of-titans.2")) == (0, "discard")
    assert table.zone("blood-of-titans") == "attached"
    assert table.host("fortune-reverser") == "urchin"
    assert table.state.has_trait(table.card("urchin"), "thief")


def test_gegrrokuu_sapper() -> None:
    """It buys an artifact with itself, even where there is none."""
    table = ekwi(hand=["gegrrŏkŭŭ-sapper"], theirs=["cannon"]).do("play:gegrrokuu-sapper")
    assert (table.holder("cannon"), table.holder("gegrrokuu-sapper")) == (0, 1)
    table = ekwi(hand=["gegrrŏkŭŭ-sapper"]).do("play:gegrrokuu-sapper")
    assert table.holder("gegrrokuu-sapper") == 1
    table = ekwi(mine=["gegrrŏkŭŭ-sapper"], theirs=["urchin", "cannon"]).do(
        "fight:gegrrokuu-sapper", "place:0"
    )
    assert (table.holder("cannon"), table.holder("gegrrokuu-sapper")) == (0, 1)


def test_gegrrokuu_sapper_is_scrapped() -> None:
    table = ekwi(hand=["gegrrŏkŭŭ-sapper"], mine=["cannon"], theirs=["cannon", "library-of-babble"])
    table.do("discard:gegrrokuu-sapper", "card:library-of-babble")
    assert (table.row("artifacts"), table.row("artifacts", 1)) == ([], ["cannon.2"])
    table = ekwi(hand=["gegrrŏkŭŭ-sapper"], theirs=["cannon"]).do("discard:gegrrokuu-sapper")
    assert table.row("artifacts", 1) == ["cannon"]


def test_market_fluctuation() -> None:
    """Who is haunted draws three, who is not loses three by chance; both the same where they are alike."""
    table = ekwi(
        hand=["market-fluctuation", "anger"], discard=PILE, their_hand=["punch"] * 5, deck=["troll"] * 5
    )
    table.do("play:market-fluctuation")
    assert (len(table.hand()), len(table.hand(1)), len(table.row("discard", 1))) == (4, 2, 3)
    table = ekwi(hand=["market-fluctuation"], discard=PILE, their_discard=PILE).do(
        "play:market-fluctuation", "seat:1"
    )
    assert (len(table.hand()), len(table.hand(1))) == (3, 3)
    table = ekwi(hand=["market-fluctuation", "anger"], their_hand=["punch"] * 2).do(
        "play:market-fluctuation", "seat:0"
    )
    assert (table.hand(), table.hand(1)) == ([], [])


def test_pen_pal() -> None:
    table = ekwi(mine=["pen-pal"], theirs=["troll", "bumpsy exhausted"]).do("action:pen-pal", "card:troll")
    assert (table.has("troll", "exhausted"), table.amber(), table.amber(1)) == (True, 1, 1)
    table = ekwi(mine=["pen-pal"], theirs=["bumpsy exhausted"]).do("action:pen-pal")
    assert (table.amber(), table.amber(1)) == (0, 0)


@proves("G120")
def test_phobivore() -> None:
    """While its controller is haunted, the creature is of no use; the upgrade's player does not matter."""
    table = ekwi(mine=["pen-pal +phobivore"], theirs=["troll +phobivore"], discard=PILE)
    assert table.offered() == ["end"]
    table.do("end").to_turn_of(1, "brobnar")
    assert "reap:troll" in table.offered()


@pytest.mark.parametrize("haunted", [True, False])
def test_ravening_morphazoid(haunted: bool) -> None:
    """Poison and skirmish come with the haunting; a card is drawn and one discarded, perhaps the same."""
    table = ekwi(
        mine=["ravening-morphazoid"], discard=PILE if haunted else [], hand=["anger"], deck=["troll"]
    )
    keywords = [table.keyword("ravening-morphazoid", name) for name in ("poison", "skirmish")]
    assert keywords == ([1, 1] if haunted else [0, 0])
    table.do("reap:ravening-morphazoid")
    assert table.offered() == ["hand:anger", "hand:troll"]
    table.do("hand:troll")
    assert table.hand() == ["anger"]


def test_sandwyrm() -> None:
    table = ekwi(mine=["sandwyrm"], theirs=["troll"], deck=["anger"]).do("fight:sandwyrm")
    assert sorted(table.row("deck")) == ["anger", "sandwyrm"]


@pytest.mark.parametrize(("brobnar", "stolen"), [(5, 2), (4, 0)])
def test_technorachnophobia(brobnar: int, stolen: int) -> None:
    """Five of one house among the ten that go now."""
    rest = ["murkens", "urchin", "dextre", "labwork", "boo", "snippy"][: 10 - brobnar]
    deck = ["troll"] * brobnar + rest
    table = ekwi(hand=["technorachnophobia"], deck=[*deck, "anger"], discard=["anger"] * 3, amber=(0, 3))
    table.do("play:technorachnophobia")
    assert (table.amber(), table.amber(1)) == (stolen, 3 - stolen)


def test_de_escalation() -> None:
    table = ekwi(
        hand=["de-escalation"],
        mine=["troll"],
        theirs=["bumpsy"],
        their_deck=["anger", "smith", "punch", "urchin"],
    )
    table.do("play:de-escalation")
    assert (table.line(), table.line(1), sorted(table.row("archives", 1))) == (
        [],
        [],
        ["anger", "punch", "smith"],
    )


def test_estate_sale() -> None:
    table = ekwi(
        hand=["estate-sale"], discard=["troll", "anger", "cannon", "blood-of-titans"], their_discard=["punch"]
    )
    table.do("play:estate-sale")
    assert table.offered() == ["pile:anger", "pile:cannon", "pile:blood-of-titans"]
    table.do("pile:cannon")
    assert (table.zone("cannon"), table.amber()) == ("purged", 2)
    table = ekwi(hand=["estate-sale"], discard=["troll"]).do("play:estate-sale")
    assert table.amber() == 0


def test_historian_li_darkin() -> None:
    table = ekwi(mine=["historian-li-darkin"], discard=["anger", "troll"], their_discard=["punch"])
    table.do("reap:historian-li-darkin")
    assert (table.hand(), table.hand(1), table.row("discard")) == (["troll"], ["punch"], ["anger"])


@proves("G85")
def test_hoaxpitality() -> None:
    """The power is that of the enemy creature whatever becomes of it, until the turn ends; damage may kill then."""
    table = ekwi(hand=["hoaxpitality"], mine=["urchin", "troll damage:4"], theirs=["bumpsy", "snufflegator"])
    table.do("play:hoaxpitality", "card:bumpsy", "card:urchin")
    assert (table.power("urchin"), table.power("bumpsy")) == (5, 5)
    table.state.plus = [0] * 72
    table.state.plus[table.card("bumpsy")] = 2
    assert table.power("urchin") == 7
    again(table)
    assert table.power("urchin") == 1
    table = ekwi(hand=["hoaxpitality"], mine=["troll damage:4"], theirs=["snufflegator"]).do(
        "play:hoaxpitality"
    )
    assert table.zone("troll") == "discard"
    table = ekwi(hand=["hoaxpitality"], mine=["troll"]).do("play:hoaxpitality")
    assert table.power("troll") == 8
    table = ekwi(hand=["hoaxpitality"], theirs=["troll"]).do("play:hoaxpitality")
    assert table.asked == "turn"


def test_incarnation_pod() -> None:
    table = ekwi(mine=["incarnation-pod"], discard=["anger"], their_discard=["punch"], their_deck=["troll"])
    table.do("action:incarnation-pod")
    assert table.offered() == ["pile:anger", "pile:punch"]
    table.do("pile:punch")
    assert table.row("deck", 1) == ["troll", "punch"]
    table = ekwi(hand=["incarnation-pod"], deck=["troll", "smith"], their_deck=["anger", "urchin"])
    table.do("discard:incarnation-pod")
    assert (table.zone("smith"), table.zone("urchin")) == ("purged", "purged")
    assert (table.row("deck"), table.row("deck", 1)) == (["troll"], ["anger"])


@pytest.mark.parametrize("haunted", [True, False])
def test_iron_heidy(haunted: bool) -> None:
    table = ekwi(mine=["troll", "iron-heidy", "bumpsy", "urchin"], discard=PILE if haunted else [])
    armors = [table.armor(name) for name in ("troll", "iron-heidy", "bumpsy", "urchin")]
    assert armors == ([2, 2, 2, 0] if haunted else [0, 0, 0, 0])


def test_legerdemain() -> None:
    table = ekwi(mine=["bumpsy"], theirs=["troll damage:1", "urchin"], hand=["legerdemain"]).do(
        "play:legerdemain"
    )
    assert (table.hand(1), table.amber(1), table.amber()) == (["troll"], 1, 1)
    table = ekwi(theirs=["troll"], hand=["legerdemain"]).do("play:legerdemain")
    assert (table.line(1), table.amber(1)) == (["troll"], 0)


def test_permanent_record() -> None:
    table = ekwi(mine=["troll", "bumpsy exhausted"], hand=["permanent-record"], amber=(0, 3)).do(
        "play:permanent-record", "card:troll"
    )
    assert (table.has("troll", "exhausted"), table.amber()) == (True, 2)
    table = ekwi(mine=["bumpsy exhausted"], hand=["permanent-record"], amber=(0, 3)).do(
        "play:permanent-record"
    )
    assert table.amber() == 0


def test_rumor_sower() -> None:
    """Only enemies that share a house with the discarded card; with an empty deck nobody."""
    table = ekwi(mine=["rumor-sower", "troll"], theirs=["bumpsy", "urchin", "troll"], their_deck=["anger"])
    table.do("reap:rumor-sower")
    assert table.offered() == ["card:bumpsy", "card:troll.2"]
    table.do("card:bumpsy")
    assert table.has("bumpsy", "stunned")
    table = ekwi(mine=["rumor-sower"], theirs=["bumpsy"], their_deck=[]).do("reap:rumor-sower")
    assert not table.has("bumpsy", "stunned")


def test_security_detail() -> None:
    table = ekwi(mine=["troll", "bumpsy", "urchin", "smaaash"], hand=["security-detail"], amber=(0, 5))
    table.do("play:security-detail", "card:bumpsy")
    assert [table.on(name) for name in ("troll", "bumpsy", "urchin", "smaaash")] == [1, 1, 1, 0]
    assert table.amber(1) == 2


@pytest.mark.parametrize("haunted", [True, False])
def test_siphonapterian(haunted: bool) -> None:
    table = ekwi(mine=["siphonapterian"], discard=PILE if haunted else [])
    assert table.keyword("siphonapterian", "taunt") == haunted


@pytest.mark.parametrize(("active", "amber"), [(0, 0), (1, 2)])
def test_siphonapterian_dies(active: int, amber: int) -> None:
    table = Table(
        mine=["siphonapterian damage:5"],
        theirs=["troll"],
        active=active,
        house="ekwidon" if active == 0 else "brobnar",
    )
    table.do("fight:siphonapterian" if active == 0 else "fight:troll")
    assert (table.zone("siphonapterian"), table.amber()) == ("discard", amber)


def test_tutor_bin_rillo() -> None:
    """Up to three cards go; the opponent draws in any case."""
    table = ekwi(hand=["tutor-bin-rillo", "anger", "punch"], their_deck=["troll"])
    table.do("play:tutor-bin-rillo", "hand:anger", "done")
    assert (table.hand(), table.hand(1)) == (["punch"], ["troll"])
    table = ekwi(hand=["tutor-bin-rillo", "anger"], their_deck=["troll"]).do("play:tutor-bin-rillo", "no")
    assert (table.hand(), table.hand(1)) == (["anger"], ["troll"])
    table = ekwi(hand=["tutor-bin-rillo"], their_deck=["troll"], deck=["smith"]).do(
        "discard:tutor-bin-rillo", "seat:0"
    )
    assert (table.hand(), table.hand(1)) == (["smith"], ["troll"])


@pytest.mark.parametrize(
    ("keys", "amber", "forged", "zone"),
    [((0, 1), 7, 1, "purged"), ((0, 0), 7, 0, "line"), ((0, 1), 5, 0, "line")],
)
def test_revived_za_orha(keys: tuple[int, int], amber: int, forged: int, zone: str) -> None:
    """Behind in keys, one is forged at once for what it costs; if it is, the Revenant is used up."""
    table = ekwi(hand=["revived-ză-orhă"], keys=keys, amber=(amber, 0)).do("play:revived-za-orha")
    if table.asked == "key":
        table.do("key:red")
    assert (table.keys(), table.zone("revived-za-orha")) == (forged, zone)


@pytest.mark.parametrize(("pile", "zone"), [(PILE, "archives"), (PILE[1:], "discard")])
def test_revived_za_orha_dies(pile: list[str], zone: str) -> None:
    table = ekwi(mine=["revived-ză-orhă"], theirs=["troll"], discard=pile).do("fight:revived-za-orha")
    assert table.zone("revived-za-orha") == zone
