"""Ekwidon of Winds of Exchange, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.view.viewer import view_of
from ludarium.testing import proves

TOKEN = "grunt"


def settle(table: Table) -> Table:
    """Go on with the first option until the turn can go on."""
    while table.asked != "turn":
        table.do(table.offered()[0])
    return table


@proves("G47")
def test_æmbitrage() -> None:
    """Its player's keys cost more, and so does a full hand."""
    table = Table(mine=["æmbitrage"], house="ekwidon")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (7, 6)
    table.do("end")
    assert (len(table.hand()), len(table.to_turn_of(1).do("end").hand(1))) == (7, 6)


def test_antiquities_dealer() -> None:
    table = Table(mine=["antiquities-dealer", "sandhopper"], house="ekwidon")
    assert table.do("action:antiquities-dealer").amber() == 2
    table = Table(mine=["antiquities-dealer"], theirs=["sandhopper"], house="ekwidon")
    assert table.do("action:antiquities-dealer").amber() == 0


@proves("G165")
def test_tokens_are_made_and_come_back() -> None:
    """What was made of a card goes to the hand as that card."""
    table = Table(
        mine=["dthoshră-recruiter"], hand=["avid-collecting"], deck=["krump"], token=TOKEN, house="ekwidon"
    )
    table.do("reap:dthoshra-recruiter")
    settle(table)
    assert len(table.line()) == 2
    table.do("play:avid-collecting")
    assert (table.line(), table.hand()) == (["dthoshra-recruiter"], ["krump"])
    none = Table(mine=["troll"], hand=["avid-collecting"], token=TOKEN, house="ekwidon")
    assert none.do("play:avid-collecting").line() == ["troll"]


def test_conductor_jărroyă() -> None:
    """Buggies of its side, and no other artifacts."""
    table = Table(
        mine=["conductor-jărroyă", "sandhopper exhausted", "flea-market exhausted"],
        theirs=["shĭgzisŏ-buggy exhausted"],
        house="ekwidon",
    )
    table.do("reap:conductor-jarroya")
    names = ("sandhopper", "flea-market", "shigziso-buggy")
    assert [table.has(name, "exhausted") for name in names] == [False, True, True]


@proves("G136", "G226")
def test_corner_the_market() -> None:
    """In their next turn the opponent plays nothing, and what they discard they may archive; after its "Scrap:"."""
    table = Table(
        hand=["corner-the-market", "troll"], their_hand=["grumpus-tamer", "soul-bomb"] + ["punch"] * 4,
        house="ekwidon",
    )  # fmt: skip
    table.do("play:corner-the-market")
    table.to_turn_of(1, "brobnar")
    assert not [option for option in table.offered() if option.startswith("play:")]
    table.do("discard:punch", "yes")
    assert table.row("archives", 1) == ["punch"]
    table.do("discard:punch", "no")
    assert len(table.row("discard", 1)) == 1
    table.to_turn_of(0).to_turn_of(1, "brobnar")
    assert [option for option in table.offered() if option.startswith("play:")]


def test_corner_the_market_archives_from_the_pile() -> None:
    """What another card has taken from there first is not archived, and nobody is asked about it."""
    table = Table(
        hand=["corner-the-market"],
        theirs=["bottomless-depths"],
        their_hand=["anger", "punch"],
        house="ekwidon",
    )
    table.do("play:corner-the-market").to_turn_of(1, "brobnar")
    table.do("discard:anger", "trigger:bottomless-depths")
    assert (table.asked, table.zone("anger"), table.row("archives", 1)) == ("turn", "beneath", [])
    table.do("discard:punch", "trigger:corner-the-market", "yes")
    assert (table.asked, table.zone("punch")) == ("turn", "archives")


def test_cursed_relic() -> None:
    """It can be neither played nor discarded by oneself; a card does discard it."""
    table = Table(hand=["cursed-relic", "shopping-spree"], house="ekwidon")
    assert not [option for option in table.offered() if "cursed-relic" in option]
    table.do("play:shopping-spree")
    assert table.zone("cursed-relic") == "discard"


def test_cursed_relic_says_why() -> None:
    """Who holds it is told what forbids to play and to discard it: the card itself."""
    table = Table(hand=["cursed-relic"], house="ekwidon")
    told = [(fault.what, fault.why, fault.by) for fault in view_of(table.state, 0).faults]
    assert told == [("play", "cannot", "cursed-relic"), ("discard", "cannot", "cursed-relic")]


@proves("G131")
def test_envoy_of_ekwirrĕ() -> None:
    """Word ``SwapAll``: places, and all that lies on them; what they are (stunned) stays."""
    table = Table(
        mine=[
            "flaxia",
            "envoy-of-ekwirrĕ damage:1 amber:1 plus:1",
            "troll damage:3 stunned doom:2 +bonecrusher",
        ],
        house="ekwidon",
    )
    table.do("reap:envoy-of-ekwirre")
    assert table.offered() == ["card:flaxia", "card:troll"]
    table.do("card:troll")
    envoy = "envoy-of-ekwirre"
    assert table.line() == ["flaxia", "troll", envoy]
    assert (table.damage("troll"), table.on("troll"), table.plus("troll"), table.counters("troll")) == (
        1,
        1,
        1,
        {},
    )
    assert (table.damage(envoy), table.on(envoy), table.plus(envoy), table.counters(envoy)) == (
        3,
        0,
        0,
        {"doom": 2},
    )
    assert (table.host("bonecrusher"), table.has("troll", "stunned")) == (envoy, True)
    alone = Table(mine=["envoy-of-ekwirrĕ damage:1"], house="ekwidon").do("reap:envoy-of-ekwirre")
    assert (alone.asked, alone.damage("envoy-of-ekwirre")) == ("turn", 1)


@proves("G218")
def test_flea_market() -> None:
    """For 1 Æ the random card is played as one's own; without Æ nobody is asked."""
    board = {"mine": ["flea-market"], "their_hand": ["troll"], "house": "ekwidon"}
    table = Table(amber=(1, 0), **board)
    table.do("action:flea-market", "yes")
    assert (table.line(), table.amber(0), table.amber(1)) == (["troll"], 0, 1)
    table = Table(amber=(1, 0), **board)
    table.do("action:flea-market", "no")
    assert (table.hand(1), table.amber(0)) == (["troll"], 1)
    table = Table(**board)
    table.do("action:flea-market")
    assert (table.asked, table.hand(1)) == ("turn", ["troll"])


def test_flea_market_shows_which_card_it_is() -> None:
    """Who holds the hand sees which of its cards is looked at."""
    table = Table(mine=["flea-market"], their_hand=["troll", "krump", "bumpsy"], house="ekwidon")
    table.do("action:flea-market")
    [told] = table.told("looked")
    seen = [event.seen(1) for event in table.events if event.kind() == "looked"]
    assert [event.facts() for event in seen if event is not None] == [told]
    assert told["prints"]


@proves("G132")
def test_freelancer() -> None:
    """Whoever begins a turn has the creature, and may use it in any house."""
    table = Table(mine=["troll +freelancer"], house="dis")
    assert "reap:troll" in table.offered()
    settle(table.do("end"))
    table.to_turn_of(1, "dis")
    assert table.line(1) == ["troll"]
    assert "reap:troll" in table.offered()
    table.to_turn_of(0)
    assert table.line(0) == ["troll"]


def test_insurance_policy() -> None:
    """It costs 1 Æ, and pays 4 to who controls the creature if that falls on the opponent's turn."""
    table = Table(mine=["flaxia"], hand=["insurance-policy"], amber=(2, 0), house="ekwidon")
    table.do("play:insurance-policy")
    assert table.amber() == 1
    table = Table(mine=["troll"], theirs=["flaxia +insurance-policy"], house="brobnar")
    table.do("fight:troll")
    assert (table.zone("flaxia"), table.amber(1)) == ("discard", 4)
    table = Table(mine=["flaxia +insurance-policy"], theirs=["troll"], house="untamed")
    table.do("fight:flaxia")
    assert (table.zone("flaxia"), table.amber(0)) == ("discard", 0)


@proves("G240")
def test_molluscaller() -> None:
    """``blank(loses=True)``: Strange Shells are stronger this turn, and may do what their text forbids."""
    table = Table(
        hand=["the-visible-hand"],
        mine=["molluscaller"],
        deck=["krump", "troll"],
        token="strange-shell",
        house="ekwidon",
    )
    settle(table.do("play:the-visible-hand"))
    shells = [label for label in table.line() if label != "molluscaller"]
    power = table.power(shells[0])
    table.do("reap:molluscaller")
    assert table.power(shells[0]) == power + 3
    assert not table.state.abilities_of(table.card(shells[0]), 4)
    table.to_turn_of(1)
    assert table.power(shells[0]) == power
    assert table.state.abilities_of(table.card(shells[0]), 4)


@proves("G157")
def test_staff_up() -> None:
    """What would come to the pool this turn makes token creatures instead, whatever brings it."""
    table = Table(
        mine=["troll"], hand=["staff-up", "generous-offer", "hire-on icons:A"], deck=["krump"] * 6, amber=(0, 2),
        token=TOKEN, house="ekwidon",
    )  # fmt: skip
    table.do("play:staff-up")
    settle(table.do("play:generous-offer"))
    assert (table.amber(0), table.amber(1)) == (0, 0)
    assert len(table.line()) == 2
    settle(table.do("play:hire-on+A"))
    assert (table.amber(0), len(table.line())) == (0, 4)
    table.to_turn_of(1)
    assert table.amber(0) == 0


@proves("G218")
def test_talent_scout() -> None:
    """An enemy creature of the hand is one's own then, and the scout theirs."""
    table = Table(hand=["talent-scout"], their_hand=["troll", "punch", "flaxia"], house="ekwidon")
    table.do("play:talent-scout")
    assert len(table.offered()) == 2
    table.do(table.offered()[1])
    settle(table)
    assert (table.line(), table.line(1)) == (["troll"], ["talent-scout"])


@proves("G234")
def test_the_æmber_road() -> None:
    """Each time one counter and one Æ more, for one player after the other."""
    table = Table(mine=["the-æmber-road"], house="brobnar")
    table.do("omni:the-aember-road")
    assert (table.amber(0), table.holder("the-aember-road")) == (1, 1)
    table.to_turn_of(1).to_turn_of(0).to_turn_of(1).do("omni:the-aember-road")
    assert (table.amber(1), table.holder("the-aember-road"), table.counters("the-aember-road")) == (
        2,
        0,
        {"trade": 2},
    )


@proves("G49")
def test_token_of_appreciation() -> None:
    """7 more, and 1 less for each token creature, the new one too."""
    for amber, keys in ((12, 1), (11, 0)):
        table = Table(hand=["token-of-appreciation"], amber=(amber, 0), token=TOKEN, house="ekwidon")
        settle(table.do("play:token-of-appreciation"))
        assert (table.keys(), table.amber()) == (keys, amber - 12 * keys)


@proves("G230")
def test_tourist_trap() -> None:
    """A token creature comes with it, and goes for an enemy creature; without either nothing happens."""
    table = Table(hand=["tourist-trap"], theirs=["troll"], deck=["krump"], token=TOKEN, house="ekwidon")
    settle(table.do("play:tourist-trap"))
    made = table.line()[0]
    table.to_turn_of(1).to_turn_of(0, "ekwidon").do("action:tourist-trap")
    assert (table.line(), table.line(1)) == (["troll"], [made])
    table.to_turn_of(1).to_turn_of(0, "ekwidon").do("action:tourist-trap")
    assert (table.line(), table.line(1)) == (["troll"], [made])


def test_transitory_philosopher() -> None:
    table = Table(
        mine=["transitory-philosopher", "sandhopper"], theirs=["flea-market", "tourist-trap"], amber=(0, 5),
        house="ekwidon",
    )  # fmt: skip
    assert table.do("action:transitory-philosopher").amber() == 2


@proves("G230", "G33")
def test_exchange_program() -> None:
    """Flank creatures only, each in the other's exact place."""
    table = Table(
        mine=["troll", "flaxia", "krump"], theirs=["bumpsy", "urchin", "mookling"], hand=["exchange-program"],
        house="ekwidon",
    )  # fmt: skip
    table.do("play:exchange-program")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:krump", "card:bumpsy")
    assert (table.line(), table.line(1)) == (["troll", "flaxia", "bumpsy"], ["krump", "urchin", "mookling"])
    table = Table(mine=["troll"], hand=["exchange-program"], house="ekwidon").do("play:exchange-program")
    assert table.line() == ["troll"]


def test_exo_shell_system() -> None:
    table = Table(mine=["troll"], hand=["exo-shell-system"], deck=["krump"], token=TOKEN, house="ekwidon")
    settle(table.do("play:exo-shell-system"))
    made = next(label for label in table.line() if label != "troll")
    assert (table.keyword(made, "elusive"), table.keyword("troll", "elusive")) == (1, 0)


@proves("G238")
def test_gĕzdrutyŏ_the_arcane() -> None:
    """It steals and is a token creature then, with all that lies on it."""
    table = Table(mine=["gĕzdrutyŏ-the-arcane damage:1"], amber=(0, 3), token=TOKEN, house="ekwidon")
    table.do("action:gezdrutyo-the-arcane")
    assert table.amber() == 2
    assert len(table.line()) == 1
    assert table.state.is_token(table.state.line(0)[0])
    assert table.state.damage[table.state.line(0)[0]] == 1


def test_gezrăhi_blacksmith() -> None:
    """At the start of each turn its player chooses: a token creature or a card."""
    table = Table(
        mine=["gezrăhi-blacksmith"], deck=["krump"] * 8, token=TOKEN, their_token=TOKEN, house="ekwidon"
    )
    table.do("end", "mode:2")
    assert len(table.hand(1)) == 1
    table.to_turn_of(1).do("end", "mode:1")
    settle_house(table)
    assert len(table.line()) == 2


def settle_house(table: Table) -> None:
    while table.asked == "place":
        table.do(table.offered()[0])


def test_ikwijĭ_outpost() -> None:
    table = Table(mine=["ikwijĭ-outpost", "troll", "flaxia"], house="ekwidon")
    table.do("action:ikwiji-outpost", "card:troll")
    assert (table.row("deck")[-1], len(table.hand())) == ("troll", 3)
    table = Table(mine=["ikwijĭ-outpost"], theirs=["troll"], house="ekwidon").do("action:ikwiji-outpost")
    assert (table.hand(), table.line(1)) == ([], ["troll"])


def test_market_crash() -> None:
    """Only token creatures stay."""
    table = Table(
        mine=["troll"],
        theirs=["krump"],
        hand=["hire-on", "market-crash"],
        deck=["bumpsy"],
        token=TOKEN,
        house="ekwidon",
    )
    settle(table.do("play:hire-on"))
    table.do("play:market-crash")
    assert (len(table.line()), table.line(1), table.chains()) == (1, [], 2)
    assert "troll" not in table.line()


@proves("G98")
def test_niffle_paw() -> None:
    """Its creature falls after its reap, and it goes on to another one, of either side."""
    table = Table(mine=["bumpsy +niffle-paw", "flaxia"], theirs=["krump"], house="brobnar")
    table.do("reap:bumpsy")
    assert table.offered() == ["card:flaxia", "card:krump"]
    table.do("card:flaxia")
    assert (table.zone("bumpsy"), table.zone("niffle-paw"), table.host("niffle-paw")) == (
        "discard",
        "attached",
        "flaxia",
    )
    table = Table(mine=["bumpsy +niffle-paw warded"], theirs=["krump"], house="brobnar")
    table.do("reap:bumpsy")
    assert (table.zone("bumpsy"), table.host("niffle-paw")) == ("line", "krump")
    table = Table(mine=["bumpsy +niffle-paw"], house="brobnar").do("reap:bumpsy")
    assert (table.zone("bumpsy"), table.zone("niffle-paw")) == ("discard", "discard")


def test_outnegotiate() -> None:
    """As much Æ as the card has of these icons; the card goes to the bottom."""
    table = Table(
        hand=["outnegotiate"], their_discard=["regrowth icons:AAD", "troll"], amber=(0, 5), house="ekwidon"
    )
    table.do("play:outnegotiate", "pile:regrowth+AAD")
    assert (table.amber(0), table.amber(1)) == (4, 2)
    assert (table.row("deck", 1)[-1], table.row("discard", 1)) == ("regrowth+AAD", ["troll"])
    table = Table(hand=["outnegotiate"], amber=(0, 5), house="ekwidon").do("play:outnegotiate")
    assert (table.asked, table.amber(1)) == ("turn", 5)


def test_pull_up_stakes() -> None:
    table = Table(
        mine=["troll", "flaxia", "krump"],
        theirs=["bumpsy", "urchin"],
        hand=["pull-up-stakes"],
        house="ekwidon",
    )
    table.do("play:pull-up-stakes", "card:troll", "card:krump")
    assert (table.line(), table.line(1), table.zone("troll")) == (["flaxia"], [], "deck")
    assert sorted(table.hand(1)) == ["bumpsy", "urchin"]


@proves("G158")
def test_puzzling_trinket() -> None:
    """An Æ icon may be one of three others; other icons may not."""
    board = {"mine": ["puzzling-trinket", "troll"], "amber": (0, 3), "house": "ekwidon"}
    for mode, shown in ((1, (1, 2, 0)), (2, (0, 3, 1)), (3, (0, 3, 0))):
        table = Table(hand=["auction-off"], theirs=["flea-market"], **board)
        table.do("play:auction-off")
        while table.asked != "turn":
            choices = ("yes", f"mode:{mode}", "card:troll", "card:flea-market")
            table.do(next(option for option in (*choices, *table.offered()) if option in table.offered()))
        assert (
            table.on("troll"),
            table.amber(1) - 1 * (table.zone("flea-market") == "purged"),
            table.damage("troll"),
        ) == shown
    table = Table(hand=["generous-offer icons:D"], **board)
    table.do("play:generous-offer+D")
    assert table.asked == "turn"


def test_sandhopper() -> None:
    """For a creature that goes home another one may be played, of any other house."""
    table = Table(mine=["sandhopper", "flaxia"], hand=["troll", "gemcoat-vendor", "punch"], house="ekwidon")
    table.do("action:sandhopper", "yes")
    assert table.offered() == ["hand:troll", "hand:flaxia"]
    table.do("hand:troll")
    assert (table.line(), table.zone("flaxia")) == (["troll"], "hand")
    table = Table(mine=["sandhopper", "flaxia"], hand=["troll"], house="ekwidon")
    table.do("action:sandhopper", "no")
    assert (table.line(), len(table.hand())) == ([], 2)
    table = Table(mine=["sandhopper"], hand=["troll"], house="ekwidon").do("action:sandhopper")
    assert (table.asked, table.line()) == ("turn", [])


def test_scrapscrounger() -> None:
    """Word ``SwapWithHand``: neither card is discarded; without an artifact, or a card in hand, nothing happens."""
    table = Table(
        mine=["scrapscrounger"], hand=["grumpus-tamer", "punch"], discard=["sandhopper", "flea-market", "troll"],
        house="ekwidon",
    )  # fmt: skip
    table.do("reap:scrapscrounger")
    assert table.offered() == ["pile:sandhopper", "pile:flea-market"]
    table.do("pile:flea-market", "hand:punch")
    assert (sorted(table.hand()), table.row("discard")) == (
        ["flea-market", "grumpus-tamer"],
        ["sandhopper", "troll", "punch"],
    )
    assert table.told("discarded") == []
    for hand, pile in ((["punch"], ["troll"]), ([], ["flea-market"])):
        table = Table(mine=["scrapscrounger"], hand=hand, discard=pile, house="ekwidon").do(
            "reap:scrapscrounger"
        )
        assert (table.asked, table.hand(), table.row("discard")) == ("turn", hand, pile)


@proves("G230")
def test_shĭzyokŭ_swopper() -> None:
    """Whom it has fought changes sides with it, if both are still there."""
    table = Table(mine=["shĭzyokŭ-swopper"], theirs=["bumpsy", "krump"], house="ekwidon")
    table.do("fight:shizyoku-swopper", "card:bumpsy")
    assert (table.line(), table.line(1)) == (["bumpsy"], ["shizyoku-swopper", "krump"])
    table = Table(mine=["shĭzyokŭ-swopper"], theirs=["mookling damage:1"], house="ekwidon")
    table.do("fight:shizyoku-swopper")
    assert (table.line(), table.zone("mookling")) == (["shizyoku-swopper"], "discard")


def test_trade_secrets() -> None:
    """Ekwidon cards alone, as many as one likes, none included."""
    table = Table(hand=["trade-secrets", "hire-on", "market-crash", "troll"], amber=(0, 5), house="ekwidon")
    table.do("play:trade-secrets")
    assert table.offered() == ["hand:hire-on", "hand:market-crash", "no"]
    table.do("hand:hire-on", "hand:market-crash")
    assert (table.amber(), table.hand()) == (2, ["troll"])
    table = Table(hand=["trade-secrets", "hire-on"], amber=(0, 5), house="ekwidon").do(
        "play:trade-secrets", "no"
    )
    assert (table.amber(), table.hand()) == (0, ["hire-on"])


def test_tya_arhĭ_esquire() -> None:
    """A creature of its side that is no token creature leaves one, also itself; a token creature leaves none."""
    board = {"hand": ["forced-retirement"], "deck": ["krump"], "token": TOKEN, "house": "ekwidon"}
    table = Table(mine=["tya-arhĭ-esquire", "flaxia"], **board)
    settle(table.do("play:forced-retirement", "card:flaxia"))
    assert len(table.line()) == 2
    table = Table(mine=["tya-arhĭ-esquire"], **board)
    settle(table.do("play:forced-retirement"))
    assert (len(table.line()), table.zone("tya-arhi-esquire")) == (1, "discard")
    table = Table(mine=["tya-arhĭ-esquire", "token:troll"], **board).do("play:forced-retirement")
    settle(table.do(next(option for option in table.offered() if "esquire" not in option)))
    assert table.line() == ["tya-arhi-esquire"]


def test_uncommon_currency() -> None:
    table = Table(mine=["uncommon-currency"], theirs=["flea-market", "sandhopper"], house="ekwidon")
    table.do("action:uncommon-currency", "card:sandhopper")
    assert (table.row("artifacts"), table.row("artifacts", 1)) == (
        ["sandhopper"],
        ["flea-market", "uncommon-currency"],
    )
    table = Table(mine=["uncommon-currency"], house="ekwidon").do("action:uncommon-currency")
    assert table.holder("uncommon-currency") == 0


def test_auction_off() -> None:
    """Whoever controlled the artifact is paid."""
    for name, amber in (("flea-market", (2, 0)), ("sandhopper", (1, 1))):
        table = Table(mine=["flea-market"], theirs=["sandhopper"], hand=["auction-off"], house="ekwidon")
        table.do("play:auction-off", f"card:{name}")
        assert (table.zone(name), (table.amber(0), table.amber(1))) == ("purged", amber)


def test_belligerent_guard() -> None:
    table = Table(hand=["belligerent-guard"], house="ekwidon").do("play:belligerent-guard")
    assert (table.has("belligerent-guard", "exhausted"), len(table.hand(1)), len(table.hand(0))) == (
        False,
        1,
        0,
    )


@proves("G145")
def test_closed_door_negotiation() -> None:
    """A card and an Æ at a time, as long as the other has more and there was something to steal."""
    for amber, left, drawn in (((0, 4), (3, 2), 2), ((0, 0), (1, 0), 1), ((3, 2), (5, 1), 1)):
        table = Table(hand=["closed-door-negotiation"], amber=amber, house="ekwidon")
        table.do("play:closed-door-negotiation")
        assert ((table.amber(0), table.amber(1)), len(table.hand(1))) == (left, drawn)


def test_forced_retirement() -> None:
    for name, amber in (("troll", (1, 0)), ("krump", (0, 1))):
        table = Table(mine=["troll"], theirs=["krump"], hand=["forced-retirement"], house="ekwidon")
        table.do("play:forced-retirement", f"card:{name}")
        assert (table.zone(name), (table.amber(0), table.amber(1))) == ("discard", amber)
    table = Table(theirs=["krump warded"], hand=["forced-retirement"], house="ekwidon").do(
        "play:forced-retirement"
    )
    assert (table.zone("krump"), table.amber(1)) == ("line", 0)


def test_gemcoat_vendor() -> None:
    table = Table(mine=["gemcoat-vendor"], amber=(0, 1), house="ekwidon").do("action:gemcoat-vendor")
    assert (table.amber(), table.damage("gemcoat-vendor")) == (1, 1)


@pytest.mark.parametrize("keys", [0, 2])
def test_general_ză_orhă(keys: int) -> None:
    """One for each key of the opponent."""
    table = Table(hand=["general-ză-orhă"], keys=(0, keys), deck=["krump"] * 3, token=TOKEN, house="ekwidon")
    settle(table.do("play:general-za-orha"))
    assert len(table.line()) == 1 + keys


def test_generous_offer() -> None:
    table = Table(mine=["troll"], hand=["generous-offer"], amber=(0, 3), house="ekwidon").do(
        "play:generous-offer"
    )
    assert (table.zone("troll"), table.amber()) == ("discard", 2)
    table = Table(theirs=["troll"], hand=["generous-offer"], amber=(0, 3), house="ekwidon").do(
        "play:generous-offer"
    )
    assert (table.zone("troll"), table.amber()) == ("line", 0)


@pytest.mark.parametrize(("amber", "zone"), [((3, 3), "archives"), ((6, 0), "archives"), ((2, 3), "discard")])
def test_hire_on(amber: tuple[int, int], zone: str) -> None:
    """The Æ of both players together decides."""
    table = Table(hand=["hire-on"], amber=amber, deck=["krump"], token=TOKEN, house="ekwidon")
    settle(table.do("play:hire-on"))
    assert (table.zone("hire-on"), len(table.line())) == (zone, 1)


def test_mass_buyout() -> None:
    """Half of what each lost, rounded up."""
    table = Table(
        mine=["troll", "flaxia", "krump"],
        theirs=["bumpsy warded", "urchin"],
        hand=["mass-buyout"],
        house="ekwidon",
    )
    table.do("play:mass-buyout")
    assert (table.line(), table.line(1)) == ([], ["bumpsy"])
    assert (table.amber(0), table.amber(1)) == (2, 1)


def test_ornate_talking_tray() -> None:
    table = Table(mine=["ornate-talking-tray"], deck=["krump"], token=TOKEN, house="dis")
    settle(table.do("omni:ornate-talking-tray"))
    assert (table.zone("ornate-talking-tray"), len(table.line())) == ("discard", 1)


def test_shopping_spree() -> None:
    table = Table(
        hand=["shopping-spree", "troll", "punch"], deck=["krump", "bumpsy", "urchin"], house="ekwidon"
    )
    settle(table.do("play:shopping-spree"))
    assert sorted(table.hand()) == ["bumpsy", "krump"]


def test_shrewd_investor() -> None:
    """The opponent gains 1, and 4 of theirs are captured then; or neither."""
    table = Table(hand=["shrewd-investor"], amber=(0, 3), house="ekwidon").do("play:shrewd-investor", "yes")
    assert (table.on("shrewd-investor"), table.amber(1)) == (4, 0)
    table = Table(hand=["shrewd-investor"], amber=(0, 3), house="ekwidon").do("play:shrewd-investor", "no")
    assert (table.on("shrewd-investor"), table.amber(1)) == (0, 3)


def test_steward_su_uzyanĕ() -> None:
    """It says nothing."""
    table = Table(hand=["steward-su-uzyanĕ"], house="ekwidon").do("play:steward-su-uzyane")
    assert (table.asked, table.power("steward-su-uzyane")) == ("turn", 2)


def test_the_old_tinker() -> None:
    """A card for a card, and a card even where none was held."""
    table = Table(mine=["the-old-tinker"], hand=["troll"], deck=["krump"], house="ekwidon")
    settle(table.do("reap:the-old-tinker"))
    assert (table.hand(), table.zone("troll")) == (["krump"], "discard")
    table = Table(mine=["the-old-tinker"], deck=["krump"], house="ekwidon").do("reap:the-old-tinker")
    assert table.hand() == ["krump"]


def test_the_visible_hand() -> None:
    """Two of them, and the hand is open to the opponent."""
    table = Table(hand=["the-visible-hand", "troll"], deck=["krump", "bumpsy"], token=TOKEN, house="ekwidon")
    settle(table.do("play:the-visible-hand"))
    assert len(table.line()) == 2
    assert table.state.seen[table.card("troll")] == 7


@proves("G127")
def test_trading_frenzy() -> None:
    """One of each side captures from the other's pool."""
    table = Table(
        mine=["troll", "flaxia"], theirs=["krump"], hand=["trading-frenzy"], amber=(3, 4), house="ekwidon"
    )
    table.do("play:trading-frenzy", "card:troll")
    assert (table.on("troll"), table.on("krump"), table.amber(0), table.amber(1)) == (3, 3, 1, 1)


def test_buggies() -> None:
    """A creature for 2 Æ, an Æ for 3 cards."""
    table = Table(mine=["shĭgzisŏ-buggy", "troll"], house="ekwidon").do("action:shigziso-buggy")
    assert (table.zone("troll"), table.amber()) == ("discard", 2)
    table = Table(mine=["shĭgzisŏ-buggy"], house="ekwidon").do("action:shigziso-buggy")
    assert table.amber() == 0
    for amber, cards in ((1, 3), (0, 0)):
        table = Table(mine=["shĭsnyasĭ-buggy"], amber=(amber, 0), house="ekwidon").do(
            "action:shisnyasi-buggy"
        )
        assert (table.amber(), len(table.hand())) == (0, cards)


def test_shĭzyokŭ_buggy() -> None:
    """Two cards of one house go for a token creature; two of different houses, or a single one, are only shown."""
    table = Table(
        mine=["shĭzyokŭ-buggy"],
        hand=["troll", "punch", "flaxia"],
        deck=["krump"],
        token=TOKEN,
        house="ekwidon",
    )
    table.do("action:shizyoku-buggy", "hand:troll", "hand:punch")
    settle(table)
    assert (table.hand(), len(table.line())) == (["flaxia"], 1)
    table = Table(
        mine=["shĭzyokŭ-buggy"], hand=["troll", "flaxia"], deck=["krump"], token=TOKEN, house="ekwidon"
    )
    settle(table.do("action:shizyoku-buggy"))
    assert (len(table.hand()), table.line()) == (2, [])
    table = Table(mine=["shĭzyokŭ-buggy"], hand=["troll"], deck=["krump"], token=TOKEN, house="ekwidon")
    settle(table.do("action:shizyoku-buggy"))
    assert (len(table.hand()), table.line()) == (1, [])
