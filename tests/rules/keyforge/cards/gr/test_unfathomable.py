"""Unfathomable of Grim Reminders, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.core import Chance
from ludarium.games.keyforge import GAME
from ludarium.testing import proves
from ludarium.testing.twins import imagined

PILE = ["foggify"] * 10
"""As many cards as haunt a player (G120)."""
DEEP = {"house": "unfathomable"}


def test_awful_atoll() -> None:
    """2 power less for the creatures of whoever is haunted; it goes with the last creature."""
    table = Table(mine=["awful-atoll", "troll"], theirs=["krump"], discard=PILE, **DEEP)
    assert (table.power("troll"), table.power("krump")) == (6, 6)
    table = Table(mine=["awful-atoll", "troll"], theirs=["krump"], their_discard=PILE, **DEEP)
    assert (table.power("troll"), table.power("krump")) == (8, 4)
    table = Table(mine=["awful-atoll", "troll"], theirs=["krump"], discard=PILE, their_discard=PILE, **DEEP)
    assert (table.power("troll"), table.power("krump")) == (6, 4)
    table = Table(mine=["awful-atoll"], theirs=["silvertooth"], hand=["hammer-gram"], house="sanctum")
    assert table.zone("awful-atoll") == "artifacts"
    table.do("play:hammer-gram")
    assert (table.zone("silvertooth"), table.zone("awful-atoll")) == ("discard", "discard")


def test_awful_atoll_kills() -> None:
    """A player who becomes haunted loses the creatures that 2 power less destroy."""
    table = Table(
        mine=["awful-atoll", "silvertooth", "troll"], discard=PILE[:9], hand=["anger"], house="brobnar"
    )
    table.do("discard:anger")
    assert (table.zone("silvertooth"), table.zone("troll")) == ("discard", "line")


def test_bottomless_depths() -> None:
    """What its player discards from hand lies facedown under it; not what the opponent discards, nor cards of a deck."""
    table = Table(mine=["bottomless-depths"], hand=["anger", "punch"], their_hand=["troll"], house="brobnar")
    table.do("discard:anger")
    assert (table.zone("anger"), table.row("discard")) == ("beneath", [])
    table.to_turn_of(1, "brobnar").do("discard:troll")
    assert table.row("discard", 1) == ["troll"]
    table = Table(mine=["bottomless-depths"], hand=["boo"], deck=["anger"] * 3, house="geistoid")
    table.do("play:boo", "seat:0")
    assert len(table.row("discard")) == 4


def test_curse_of_confusion() -> None:
    """Under the opponent's control it exhausts their creatures of the house that they had chosen."""
    table = Table(hand=["curse-of-confusion"], theirs=["troll", "flaxia"], **DEEP).do(
        "play:curse-of-confusion"
    )
    assert table.holder("curse-of-confusion") == 1
    table = Table(mine=["curse-of-confusion", "troll", "flaxia"], theirs=["krump"], house="brobnar").do("end")
    assert table.told("exhausted") == [{"card": "troll"}] or "troll" in str(table.events)


def test_giltspine_mesmerist() -> None:
    """Moment ``AFTER_READIED``: each card that a player readies costs them their top card; discarded, it costs 3 of a deck."""
    table = Table(
        mine=["giltspine-mesmerist", "troll exhausted", "krump exhausted"], theirs=["bumpsy exhausted"],
        deck=["anger"] * 12, their_deck=["punch"] * 4, **DEEP,
    )  # fmt: skip
    table.do("end")
    while table.asked == "trigger":
        table.do(table.offered()[0])
    assert (len(table.row("discard")), table.row("discard", 1)) == (2, [])
    table = Table(
        theirs=["giltspine-mesmerist"], mine=["troll"], deck=["anger"] * 9, their_deck=["punch"] * 9, **DEEP
    )
    table.do("end")
    assert (table.row("discard"), table.row("discard", 1)) == ([], [])
    table = Table(hand=["giltspine-mesmerist"], deck=["anger"] * 4, their_deck=["punch"] * 4, **DEEP)
    table.do("discard:giltspine-mesmerist", "seat:1")
    assert (len(table.row("discard", 1)), table.row("discard")) == (3, ["giltspine-mesmerist"])


def test_giltspine_mesmerist_and_an_instruction() -> None:
    """Who readies a card by an instruction is not who controls it."""
    table = Table(
        mine=["batariel-of-the-grey", "giltspine-mesmerist"], theirs=["token:anger exhausted"], their_token="disciple",
        deck=["punch"], their_deck=["punch"], house="sanctum",
    )  # fmt: skip
    table.do("reap:batariel-of-the-grey")
    assert (len(table.row("discard")), len(table.row("discard", 1))) == (1, 0)


@proves("G31")
def test_ihaka_of_the_depths() -> None:
    """Moment ``AFTER_DRAWS``: for each card drawn in one's turn the top card of one's pile may go beneath the deck."""
    position = {
        "discard": ["anger", "punch", "troll"],
        "deck": ["labwork", "foggify", "dextre"],
        "house": "logos",
    }
    table = Table(mine=["ihaka-of-the-depths", "hyde"], **position).do("reap:hyde")
    assert (table.hand(), table.offered()) == (["labwork"], ["yes", "no"])
    table.do("yes")
    assert (table.row("deck")[-1], len(table.row("discard"))) == ("troll", 2)
    table = Table(mine=["ihaka-of-the-depths", "hyde"], **position).do("reap:hyde", "no")
    assert len(table.row("discard")) == 3
    table = Table(mine=["ihaka-of-the-depths", "hyde", "velum"], **position).do("reap:hyde", "yes", "yes")
    assert (table.row("deck")[-2:], table.hand()) == (["troll", "punch"], ["labwork", "foggify"])


def test_ihaka_of_the_depths_at_the_end_of_the_turn() -> None:
    """The cards of the "draw cards" step count, those of the opponent's turn do not; without a pile nobody is asked."""
    table = Table(mine=["ihaka-of-the-depths"], discard=["anger", "punch"], deck=["troll"] * 9, **DEEP).do(
        "end"
    )
    assert table.offered() == ["yes", "no"]
    table.do("yes", "yes")
    assert (table.row("deck")[-2:], len(table.hand()), table.asked) == (["punch", "anger"], 6, "house")
    table = Table(mine=["ihaka-of-the-depths"], deck=["troll"] * 9, **DEEP).do("end")
    assert (len(table.hand()), table.asked) == (6, "house")
    table = Table(mine=["ihaka-of-the-depths"], discard=["anger"], active=1, house="brobnar").do("end")
    assert table.asked == "house"


@pytest.mark.parametrize(("pile", "stunned"), [(PILE, True), (PILE[:9], False)])
def test_strange_torpedo(pile: list[str], stunned: bool) -> None:
    """The creature and its neighbours; those that were hurt are stunned and exhausted where the opponent is haunted."""
    table = Table(
        theirs=["krump", "sequis", "troll", "bumpsy"], hand=["strange-torpedo"], their_discard=pile, **DEEP
    )
    table.do("play:strange-torpedo", "card:sequis")
    names = ("krump", "sequis", "troll", "bumpsy")
    assert [table.damage(name) for name in names] == [1, 0, 1, 0]
    hit = [stunned, False, stunned, False]
    assert [table.has(name, "stunned") for name in names] == hit
    assert [table.has(name, "exhausted") for name in names] == hit


def test_strange_torpedo_on_a_stunned_creature() -> None:
    """Who is stunned already is exhausted all the same (G4); who is not hurt is neither."""
    table = Table(
        theirs=["krump stunned", "troll warded", "urchin"],
        hand=["strange-torpedo"],
        their_discard=PILE,
        **DEEP,
    )
    table.do("play:strange-torpedo", "card:krump")
    names = ("krump", "troll", "urchin")
    assert [table.has(name, "stunned") for name in names] == [True, False, False]
    assert [table.has(name, "exhausted") for name in names] == [True, False, False]


def test_thing_from_the_deep() -> None:
    """Only with the seal in one's own pile; 2 Æ after it fights."""
    for discard, theirs, so in (([], ["open-the-seal"], False), (["open-the-seal"], [], True)):
        table = Table(hand=["thing-from-the-deep"], discard=discard, their_discard=theirs, **DEEP)
        assert ("play:thing-from-the-deep" in table.offered()) == so
    table = Table(mine=["thing-from-the-deep"], theirs=["krump"], amber=(0, 3), **DEEP).do(
        "fight:thing-from-the-deep"
    )
    assert (table.amber(), table.amber(1)) == (2, 1)


@pytest.mark.parametrize(("pile", "zone"), [(PILE, "archives"), (PILE[:9], "discard")])
def test_unsettling_ancestry(pile: list[str], zone: str) -> None:
    table = Table(
        mine=["troll"], theirs=["krump", "bumpsy"], hand=["unsettling-ancestry"], discard=pile, **DEEP
    )
    table.do("play:unsettling-ancestry")
    assert table.offered() == ["card:krump", "card:bumpsy"]
    table.do("card:krump")
    assert (table.has("krump", "stunned"), table.has("krump", "exhausted")) == (True, True)
    assert table.zone("unsettling-ancestry") == zone


@pytest.mark.parametrize(("hand", "left"), [(["anger", "punch", "troll"], 1), (["anger"], 0), ([], 0)])
def test_addlefish(hand: list[str], left: int) -> None:
    table = Table(mine=["addlefish"], theirs=["silvertooth"], their_hand=hand, **DEEP).do("fight:addlefish")
    assert len(table.hand(1)) == left


def test_dirge_of_the_deep() -> None:
    """All creatures of the house of that card, on both sides; with no deck, none."""
    table = Table(
        mine=["troll", "flaxia"],
        theirs=["krump", "sequis"],
        their_deck=["labwork", "anger"],
        hand=["dirge-of-the-deep"],
        **DEEP,
    )
    filler = len(table.row("deck", 1))
    table.do("play:dirge-of-the-deep")
    assert len(table.row("deck", 1)) == filler - 1
    assert table.row("discard", 1) == ["anger"]
    names = ("troll", "flaxia", "krump", "sequis")
    assert [table.has(name, "exhausted") for name in names] == [True, False, True, False]


def test_dredge() -> None:
    """Each friendly creature that reaps this turn puts a card of its player's pile on top of the deck."""
    table = Table(mine=["addlefish", "addlefish"], hand=["dredge"], discard=["anger", "punch"], **DEEP)
    table.do("play:dredge", "reap:addlefish")
    table.do("pile:punch")
    assert table.row("deck")[0] == "punch"
    table.do("reap:addlefish.2")
    assert "pile:anger" in table.offered()
    table.do("pile:anger")
    assert table.row("deck")[:2] == ["anger", "punch"]


def test_eldritch_synan() -> None:
    for foe, hurt in (("silvertooth damage:1", 0), ("silvertooth", 2)):
        table = Table(mine=["eldritch-synan"], theirs=[foe], **DEEP).do("fight:eldritch-synan")
        assert table.damage("eldritch-synan") == hurt


@pytest.mark.parametrize(("pile", "left"), [(PILE, ["bumpsy"]), (PILE[:9], ["krump", "bumpsy", "valdr"])])
def test_gatewatcher(pile: list[str], left: list[str]) -> None:
    table = Table(
        mine=["gatewatcher damage:3", "troll"],
        theirs=["krump", "bumpsy", "valdr"],
        their_discard=pile,
        **DEEP,
    )
    table.do("fight:gatewatcher", "card:bumpsy")
    assert (table.zone("gatewatcher"), table.line(1)) == ("discard", left)
    assert table.line() == ["troll"]


def test_hukaru_icefin() -> None:
    table = Table(mine=["hukaru-icefin", "troll"], theirs=["krump", "sequis"], **DEEP)
    table.do("reap:hukaru-icefin", "house:brobnar")
    assert [table.has(name, "exhausted") for name in ("troll", "krump", "sequis")] == [True, True, False]
    table = Table(mine=["awful-atoll"], theirs=["krump"], hand=["hukaru-icefin"], **DEEP).do(
        "discard:hukaru-icefin"
    )
    assert table.offered() == ["card:awful-atoll", "card:krump"]
    table.do("card:awful-atoll")
    assert table.has("awful-atoll", "exhausted")


def test_nightmare_inducer() -> None:
    """Enemy creatures of the house of a card in the opponent's pile, which goes beneath their deck."""
    table = Table(
        mine=["nightmare-inducer", "troll"], theirs=["krump", "sequis"], their_discard=["anger", "labwork"], discard=["punch"],
        **DEEP,
    )  # fmt: skip
    table.do("action:nightmare-inducer")
    assert table.offered() == ["pile:anger", "pile:labwork"]
    table.do("pile:anger")
    assert [table.has(name, "exhausted") for name in ("troll", "krump", "sequis")] == [False, True, False]
    assert (table.row("deck", 1)[-1], table.row("discard", 1)) == ("anger", ["labwork"])
    table = Table(mine=["nightmare-inducer"], theirs=["krump"], **DEEP).do("action:nightmare-inducer")
    assert not table.has("krump", "exhausted")


@pytest.mark.parametrize(("pile", "hurt"), [(PILE, 0), (PILE[:9], 2)])
def test_thoughtswim(pile: list[str], hurt: int) -> None:
    table = Table(mine=["troll +thoughtswim"], theirs=["silvertooth"], their_discard=pile, house="brobnar")
    table.do("fight:troll")
    assert table.damage("troll") == hurt


def test_arcane_transmitter() -> None:
    """4 cards of whichever deck; discarded, it brings its player's pile back, itself too."""
    table = Table(mine=["arcane-transmitter"], deck=["anger"] * 5, their_deck=["punch"] * 5, **DEEP)
    table.do("action:arcane-transmitter", "seat:1")
    assert (len(table.row("discard")), len(table.row("discard", 1))) == (0, 4)
    table = Table(mine=["arcane-transmitter"], deck=["anger"] * 5, **DEEP).do(
        "action:arcane-transmitter", "seat:0"
    )
    assert len(table.row("discard")) == 4
    table = Table(hand=["arcane-transmitter"], discard=["anger", "punch"], deck=["troll"], **DEEP)
    size = len(table.row("deck"))
    table.do("discard:arcane-transmitter")
    assert (len(table.row("deck")), table.row("discard")) == (size + 3, [])


def test_beam_of_forgetting() -> None:
    """A random card of the other hand is shown and goes beneath their deck."""
    table = Table(hand=["beam-of-forgetting"], their_hand=["anger", "punch"], **DEEP).do(
        "play:beam-of-forgetting"
    )
    assert (len(table.hand(1)), table.row("deck", 1)[-1] in ("anger", "punch")) == (1, True)
    table = Table(hand=["beam-of-forgetting"], **DEEP).do("play:beam-of-forgetting")
    assert table.asked == "turn"


@pytest.mark.parametrize(
    ("mine", "theirs", "left"),
    [([], [], (3, 3)), (PILE, [], (1, 3)), ([], PILE, (3, 1)), (PILE, PILE, (1, 1))],
)
def test_circlespeak(mine: list[str], theirs: list[str], left: tuple[int, int]) -> None:
    """2 Æ from each haunted player, be it the creature's own one."""
    table = Table(
        mine=["troll"],
        theirs=["krump"],
        hand=["circlespeak"],
        discard=mine,
        their_discard=theirs,
        amber=(2, 3),
        **DEEP,
    )
    table.do("play:circlespeak", "card:krump")
    assert (table.amber(), table.amber(1), table.on("krump")) == (*left, 6 - sum(left))


def test_circlespeak_takes_what_there_is() -> None:
    table = Table(mine=["troll"], hand=["circlespeak"], their_discard=PILE, amber=(0, 1), **DEEP).do(
        "play:circlespeak"
    )
    assert (table.on("troll"), table.amber(1), table.amber()) == (1, 0, 1)


def test_echo_guardian() -> None:
    table = Table(mine=["echo-guardian"], discard=PILE, **DEEP)
    assert (table.power("echo-guardian"), table.keyword("echo-guardian", "poison")) == (3, 1)
    table = Table(mine=["echo-guardian"], their_discard=PILE, **DEEP)
    assert (table.power("echo-guardian"), table.keyword("echo-guardian", "poison")) == (1, 0)


def test_echoing_deathknell() -> None:
    """1 damage to all, and again as long as that destroys a creature."""
    table = Table(
        mine=["dust-pixie", "troll"], theirs=["silvertooth", "umbra-bot"], hand=["echoing-deathknell"], **DEEP
    )
    table.do("play:echoing-deathknell")
    assert (table.line(), table.damage("troll"), table.line(1)) == (["troll"], 4, [])
    table = Table(mine=["troll"], theirs=["silvertooth"], hand=["echoing-deathknell"], **DEEP)
    table.do("play:echoing-deathknell")
    assert (table.damage("troll"), table.damage("silvertooth")) == (1, 1)


def test_immersioneer() -> None:
    """3 cards of whichever deck; discarded, the 3 bottom cards of the pile are shuffled in."""
    table = Table(mine=["immersioneer"], their_deck=["punch"] * 5, **DEEP).do("reap:immersioneer", "seat:1")
    assert len(table.row("discard", 1)) == 3
    pile = ["anger", "punch", "troll", "krump", "bumpsy"]
    table = Table(hand=["immersioneer"], discard=pile, **DEEP)
    table.do("discard:immersioneer")
    assert table.row("discard") == ["krump", "bumpsy", "immersioneer"]
    assert [table.zone(name) for name in pile[:3]] == ["deck"] * 3


def test_koriki_germinator() -> None:
    """A card of either pile goes beneath its owner's deck."""
    table = Table(hand=["koriki-germinator"], discard=["anger"], their_discard=["punch"], **DEEP)
    table.do("play:koriki-germinator")
    assert table.offered() == ["pile:anger", "pile:punch"]
    table.do("pile:punch")
    assert (table.row("deck", 1)[-1], table.row("discard")) == ("punch", ["anger"])
    table = Table(mine=["koriki-germinator"], discard=["anger"], **DEEP).do("reap:koriki-germinator")
    assert table.row("deck")[-1] == "anger"


@pytest.mark.parametrize(("pile", "stolen"), [(PILE, 2), (PILE[:9], 1)])
def test_mnemoleech(pile: list[str], stolen: int) -> None:
    table = Table(mine=["mnemoleech"], their_discard=pile, amber=(0, 3), **DEEP).do("reap:mnemoleech")
    assert (table.amber(), table.amber(1)) == (1 + stolen, 3 - stolen)


def test_squallmaster() -> None:
    """After it fights and after it reaps, both discard; discarded itself, it exhausts an enemy creature."""
    for use, theirs in (("reap", []), ("fight", ["silvertooth"])):
        table = Table(
            mine=["squallmaster"], theirs=theirs, hand=["anger"], their_hand=["punch", "troll"], **DEEP
        )
        table.do(f"{use}:squallmaster")
        assert (table.hand(), len(table.hand(1))) == ([], 1)
    table = Table(mine=["troll"], theirs=["krump", "bumpsy"], hand=["squallmaster"], **DEEP)
    table.do("discard:squallmaster", "card:bumpsy")
    assert [table.has(name, "exhausted") for name in ("troll", "krump", "bumpsy")] == [False, False, True]


def test_tangimangi() -> None:
    assert Table(mine=["tangimangi"], their_discard=PILE, **DEEP).state.key_cost(1) == 9
    assert Table(mine=["tangimangi"], their_discard=PILE, **DEEP).state.key_cost(0) == 6
    assert Table(mine=["tangimangi"], discard=PILE, **DEEP).state.key_cost(1) == 6


@pytest.mark.parametrize(("pile", "left"), [(PILE, ["valdr"]), (PILE[:9], ["krump", "bumpsy", "valdr"])])
def test_tendrils_from_beyond(pile: list[str], left: list[str]) -> None:
    """The creature, and its neighbours too where its controller is haunted, whoever that is."""
    table = Table(
        mine=["addlefish"],
        theirs=["krump", "troll", "bumpsy", "valdr"],
        hand=["tendrils-from-beyond"],
        their_discard=pile,
        **DEEP,
    )
    table.do("play:tendrils-from-beyond", "card:troll")
    assert (table.line(1), table.zone("troll")) == (left, "hand")
    table = Table(
        mine=["krump", "troll", "bumpsy"],
        theirs=["valdr"],
        hand=["tendrils-from-beyond"],
        their_discard=pile,
        **DEEP,
    )
    table.do("play:tendrils-from-beyond", "card:troll")
    assert table.line() == ["krump", "bumpsy"]
    empty = Table(hand=["tendrils-from-beyond"], their_discard=pile, **DEEP).do("play:tendrils-from-beyond")
    assert empty.asked == "turn"


@pytest.mark.parametrize(("pile", "captured"), [(PILE, 4), (PILE[:9], 0)])
def test_trawler(pile: list[str], captured: int) -> None:
    table = Table(hand=["trawler"], discard=pile, amber=(0, 4), **DEEP).do("play:trawler")
    assert (table.on("trawler"), table.amber(1)) == (captured, 4 - captured)


def test_open_the_seal() -> None:
    """Its text speaks of icons that other cards of its deck have: it is played for its own."""
    assert Table(hand=["open-the-seal"], **DEEP).do("play:open-the-seal").amber() == 1


def test_xenos_darkshadow() -> None:
    """Power and three keywords by the size of one's pile; haunted, one archives it."""
    table = Table(mine=["xenos-darkshadow"], discard=["anger"] * 4, their_discard=PILE, house="unfathomable")
    names = ("assault", "hazardous", "splash-attack")
    assert table.power("xenos-darkshadow") == 4
    assert [table.keyword("xenos-darkshadow", name) for name in names] == [4, 4, 4]
    for pile, zone in ((PILE, "archives"), (PILE[:8], "discard")):
        table = Table(
            mine=["xenos-darkshadow"], theirs=["krump"], discard=pile, hand=["final-analysis"], house="logos"
        )
        table.do("play:final-analysis")
        assert table.zone("xenos-darkshadow") == zone


def test_xenos_darkshadow_without_a_pile() -> None:
    """Without a card in the pile it has no power and dies as it enters."""
    table = Table(mine=["xenos-darkshadow"], theirs=["troll", "krump"], discard=["anger"] * 2, **DEEP)
    table.do("fight:xenos-darkshadow", "card:troll")
    assert (table.zone("xenos-darkshadow"), table.damage("troll"), table.damage("krump")) == ("discard", 4, 2)


@pytest.mark.parametrize("viewer", [0, 1])
def test_drawing_one_at_a_time_agrees_with_views(viewer: int) -> None:
    """In the midst of drawing, a seat's imagined state shows it what it saw."""
    table = Table(mine=["ihaka-of-the-depths"], discard=["anger", "punch"], deck=["troll"] * 9, **DEEP).do(
        "end"
    )
    assert table.offered() == ["yes", "no"]
    imagined(GAME, table.state, table.state.view(viewer), Chance.of("draw"))
