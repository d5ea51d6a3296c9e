"""Logos of Worlds Collide, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.core import Chance
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.pool.houses import CardTypes, Houses
from ludarium.testing import proves
from ludarium.testing.twins import imagined


def test_babbling_bibliophile() -> None:
    """Two cards after it reaps."""
    table = Table(mine=["babbling-bibliophile"], house="logos")
    table.do("reap:babbling-bibliophile")
    assert len(table.hand()) == 2


def test_daughter() -> None:
    """Her player refills to seven cards; the other player does not."""
    table = Table(mine=["daughter"], house="logos")
    table.do("end")
    assert len(table.hand()) == 7
    table.to_turn_of(1).to_turn_of(0)
    assert len(table.hand(1)) == 6


def test_edai_edie() -> None:
    """A key of the opponent costs 1 more for each card in one's archives; one's own key does not. A card is archived
    as it is played."""
    table = Table(
        mine=["edai-edie-4x4"], archives=["punch", "smith"], their_archives=["anger"], house="logos"
    )
    assert table.state.key_cost(1) == 8
    assert table.state.key_cost(0) == 6
    table = Table(hand=["edai-edie-4x4", "anger", "punch"], house="logos")
    table.do("play:edai-edie-4x4", "hand:punch")
    assert table.row("archives") == ["punch"]
    assert table.state.key_cost(1) == 7


def test_hapsis() -> None:
    """It is warded and draws a card for an enemy creature destroyed in a fight with it, and for no other."""
    table = Table(mine=["hapsis", "troll"], theirs=["urchin", "silvertooth"], house="logos")
    table.do("fight:hapsis", "card:silvertooth")
    assert table.has("hapsis", "warded")
    assert len(table.hand()) == 1
    table = Table(mine=["hapsis", "troll"], theirs=["silvertooth"], house="brobnar")
    table.do("fight:troll")
    assert not table.has("hapsis", "warded")
    assert table.hand() == []


def test_hologrammophone() -> None:
    """A creature of either side is warded."""
    table = Table(mine=["hologrammophone", "troll"], theirs=["urchin"], house="logos")
    table.do("action:hologrammophone")
    assert table.offered() == ["card:troll", "card:urchin"]
    table.do("card:urchin")
    assert table.has("urchin", "warded")
    assert not table.has("troll", "warded")


def test_information_exchange() -> None:
    """Two Æ where the opponent stole on their turn just before, one where they did not (deed ``Done.STOLE``)."""
    position = {
        "active": 1,
        "house": "shadows",
        "hand": ["information-exchange"],
        "amber": (2, 4),
        "houses": [["logos", "brobnar", "dis"], ["shadows", "brobnar", "dis"]],
    }
    table = Table(their_hand=["nerve-blast"], theirs=["urchin"], **position)
    table.do("play:nerve-blast")
    while table.asked != "turn":
        table.do(table.offered()[0])
    stolen = table.amber(1)
    table.to_turn_of(0, "logos").do("play:information-exchange")
    assert table.amber(1) == stolen - 2
    table = Table(their_hand=["nerve-blast"], theirs=["urchin"], **position)
    table.to_turn_of(0, "logos").do("play:information-exchange")
    assert (table.amber(), table.amber(1)) == (3, 3)


def test_information_exchange_looks_at_the_last_turn_only() -> None:
    """A theft of two turns ago, and one's own, do not count."""
    houses = [["logos", "shadows", "dis"], ["shadows", "brobnar", "dis"]]
    table = Table(
        active=1,
        house="shadows",
        their_hand=["ghostly-hand"],
        hand=["information-exchange", "nerve-blast"],
        amber=(1, 4),
        houses=houses,
    )
    table.do("play:ghostly-hand")
    table.to_turn_of(0, "dis").to_turn_of(1, "brobnar").to_turn_of(0, "logos")
    before = table.amber(1)
    table.do("play:information-exchange")
    assert table.amber(1) == before - 1


def test_information_exchange_and_a_theft_that_came_to_nothing() -> None:
    """Nothing was there to be stolen: it did not happen."""
    table = Table(
        active=1,
        house="shadows",
        their_hand=["swindle"],
        hand=["information-exchange"],
        amber=(0, 4),
        houses=[["logos", "shadows", "dis"], ["shadows", "brobnar", "dis"]],
    )
    table.do("play:swindle").to_turn_of(0, "logos")
    before = table.amber(1)
    table.do("play:information-exchange")
    assert table.amber(1) == before - 1


def test_quant() -> None:
    """One action of another house may be played this turn; no creature, and no second action."""
    table = Table(mine=["quant"], hand=["anger", "smith", "bumpsy"], theirs=["troll"], house="logos")
    assert "play:smith" not in table.offered()
    table.do("reap:quant")
    plays = [option for option in table.offered() if option.startswith("play:")]
    assert plays == ["play:anger", "play:smith"]
    table.do("play:smith")
    assert not [option for option in table.offered() if option.startswith("play:")]


def test_sanitation_engineer() -> None:
    """A card is discarded after it reaps; with an empty hand nothing is. It has hazardous 1."""
    table = Table(mine=["sanitation-engineer"], hand=["anger", "punch"], house="logos")
    assert table.keyword("sanitation-engineer", "hazardous") == 1
    table.do("reap:sanitation-engineer", "hand:punch")
    assert table.row("discard") == ["punch"]
    table = Table(mine=["sanitation-engineer"], house="logos")
    table.do("reap:sanitation-engineer")
    assert table.asked == "turn"


def test_tautau_vapors() -> None:
    """Two cards are drawn, and then one is archived: it may be one of them."""
    table = Table(hand=["tautau-vapors", "anger"], deck=["punch", "smith"], house="logos")
    table.do("play:tautau-vapors")
    assert set(table.offered()) == {"hand:anger", "hand:punch", "hand:smith"}
    table.do("hand:smith")
    assert table.row("archives") == ["smith"]
    assert table.hand() == ["anger", "punch"]


def test_thorium_plasmate() -> None:
    """An enemy creature is moved, and suffers 2 for each neighbor of a house of its own: where it stands then."""
    table = Table(
        mine=["bumpsy"],
        theirs=["troll", "urchin", "bumpsy", "smaaash"],
        hand=["thorium-plasmate"],
        house="logos",
    )
    table.do("play:thorium-plasmate")
    assert "card:bumpsy" not in table.offered()
    table.do("card:troll", "place:2")
    assert table.line(1) == ["urchin", "bumpsy.2", "troll", "smaaash"]
    assert table.damage("troll") == 4


def test_thorium_plasmate_with_few_neighbors() -> None:
    """It may stay where it is (G229); one neighbor of its house is 2, one of another house nothing."""
    table = Table(theirs=["troll", "urchin", "bumpsy"], hand=["thorium-plasmate"], house="logos")
    table.do("play:thorium-plasmate", "card:troll", "place:0")
    assert table.damage("troll") == 0
    table = Table(theirs=["troll", "bumpsy"], hand=["thorium-plasmate"], house="logos")
    table.do("play:thorium-plasmate", "card:troll", "place:1")
    assert table.damage("troll") == 2
    table = Table(hand=["thorium-plasmate"], house="logos")
    table.do("play:thorium-plasmate")
    assert table.asked == "turn"


def test_titan_guardian() -> None:
    """Two cards if it dies between two others; none on a flank. It has taunt."""
    table = Table(mine=["urchin", "titan-guardian damage:4", "troll"], hand=["punch"], house="brobnar")
    assert table.keyword("titan-guardian", "taunt") == 1
    table.do("play:punch", "card:titan-guardian")
    assert len(table.hand()) == 2
    table = Table(mine=["titan-guardian damage:4", "troll"], hand=["punch"], house="brobnar")
    table.do("play:punch", "card:titan-guardian")
    assert table.hand() == []


def test_titan_guardian_in_the_middle_of_a_massacre() -> None:
    """All are still there when it is asked (G93)."""
    table = Table(mine=["urchin", "titan-guardian", "troll"], hand=["gateway-to-dis"], house="dis")
    table.do("play:gateway-to-dis")
    assert table.line() == []
    assert len(table.hand()) == 2


def test_titan_guardian_that_has_left_the_line() -> None:
    """Where it stood just before counts (G99): on a flank it draws nothing, even if another "Destroyed:" of its own has
    put it elsewhere first."""
    for line, drawn in (
        (["titan-guardian +backup-copy", "troll"], 0),
        (["urchin", "titan-guardian +backup-copy", "troll"], 2),
    ):
        for first in ("trigger:titan-guardian", "trigger:titan-guardian:2"):
            table = Table(mine=line, hand=["fear", "skullion"], house="dis")
            table.do("play:skullion", "place:2" if drawn == 0 else "place:3", "card:titan-guardian", first)
            assert table.zone("titan-guardian") in ("deck", "hand")
            assert len(table.hand()) == 1 + drawn


def test_wormhole_technician() -> None:
    """The top card is shown: a Logos card is played, another one archived."""
    table = Table(mine=["wormhole-technician"], deck=["labwork"], hand=["punch"], house="logos")
    table.do("reap:wormhole-technician")
    assert table.row("archives") == ["punch"]
    assert table.row("discard") == ["labwork"]
    table = Table(mine=["wormhole-technician"], deck=["smith"], house="logos")
    table.do("reap:wormhole-technician")
    assert table.row("archives") == ["smith"]
    assert table.told("revealed")
    table = Table(mine=["wormhole-technician"], house="logos")
    table.state.rows[0] = []
    table.do("reap:wormhole-technician")
    assert table.asked == "turn"


def test_caendle_unit() -> None:
    """A card whenever an enemy creature reaps; as its action it captures 1."""
    table = Table(mine=["cændle-unit", "batdrone"], theirs=["bumpsy"], amber=(0, 3), house="logos")
    table.do("reap:batdrone")
    assert table.hand() == []
    name = next(label for label in table.line() if label != "batdrone")
    table.do(f"action:{name}")
    assert (table.on(name), table.amber(1)) == (1, 2)
    table.to_turn_of(1, "brobnar")
    before = len(table.hand())
    table.do("reap:bumpsy")
    assert len(table.hand()) == before + 1


def test_code_monkey() -> None:
    """Deployed between two creatures of one house, it archives both and is paid; others are not paid for."""
    table = Table(mine=["troll", "bumpsy", "urchin"], hand=["code-monkey"], house="logos")
    table.do("play:code-monkey", "place:1")
    assert table.line() == ["code-monkey", "urchin"]
    assert sorted(table.row("archives")) == ["bumpsy", "troll"]
    assert table.amber() == 2
    table = Table(mine=["troll", "urchin"], hand=["code-monkey"], house="logos")
    table.do("play:code-monkey", "place:1")
    assert sorted(table.row("archives")) == ["troll", "urchin"]
    assert table.amber() == 0


def test_code_monkey_on_a_flank() -> None:
    """One creature shares its house with nobody; with no neighbor nothing happens."""
    table = Table(mine=["troll"], hand=["code-monkey"], house="logos")
    table.do("play:code-monkey", "place:0")
    assert (table.row("archives"), table.amber()) == (["troll"], 0)
    table = Table(hand=["code-monkey"], house="logos")
    table.do("play:code-monkey")
    assert (table.row("archives"), table.amber()) == ([], 0)


@proves("G103")
def test_code_monkey_beside_warded_creatures() -> None:
    """The wards are lost in place of the leaving, and the houses are shared all the same."""
    table = Table(mine=["troll warded", "bumpsy warded"], hand=["code-monkey"], house="logos")
    table.do("play:code-monkey", "place:1")
    assert table.line() == ["troll", "code-monkey", "bumpsy"]
    assert not table.has("troll", "warded")
    assert table.amber() == 2


def test_data_forge() -> None:
    """A key at 10 more, less 1 for each card in hand; not offered where it cannot be paid, and not forced."""
    hand = ["data-forge", "anger", "punch", "smith"]
    table = Table(hand=hand, amber=(12, 0), house="logos")
    table.do("play:data-forge", "yes")
    while table.asked == "key":
        table.do(table.offered()[0])
    assert (table.keys(), table.amber()) == (1, 0)
    table = Table(hand=hand, amber=(12, 0), house="logos")
    table.do("play:data-forge", "no")
    assert (table.keys(), table.amber()) == (0, 13)
    table = Table(hand=hand, amber=(11, 0), house="logos")
    table.do("play:data-forge")
    assert (table.keys(), table.asked) == (0, "turn")


def test_discombobulator() -> None:
    """While the creature is in play, nothing is stolen from its controller: not from whoever played the upgrade."""
    table = Table(theirs=["troll +discombobulator"], hand=["ghostly-hand"], amber=(0, 1), house="shadows")
    table.do("play:ghostly-hand")
    assert (table.amber(), table.amber(1)) == (2, 1)
    table = Table(mine=["troll +discombobulator"], hand=["ghostly-hand"], amber=(0, 1), house="shadows")
    table.do("play:ghostly-hand")
    assert (table.amber(), table.amber(1)) == (3, 0)


def test_dr_milli() -> None:
    """A card for each creature that the opponent has more, without counting her (``Excess`` with ``other``)."""
    hand = ["dr-milli", "anger", "punch", "smith"]
    table = Table(mine=["troll"], theirs=["bumpsy", "urchin", "batdrone"], hand=hand, house="logos")
    table.do("play:dr-milli", "place:0", "hand:anger", "hand:smith")
    assert table.row("archives") == ["anger", "smith"]
    assert table.asked == "turn"
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=hand, house="logos")
    table.do("play:dr-milli", "place:0")
    assert table.row("archives") == []


def test_groupthink_tank() -> None:
    """Every creature that stands beside one of its house is hurt, of both sides (test ``alike_beside``)."""
    table = Table(
        mine=["groupthink-tank", "batdrone", "troll"],
        theirs=["bumpsy", "smaaash", "urchin", "troll"],
        house="logos",
    )
    table.do("action:groupthink-tank")
    assert table.zone("batdrone") == "discard"
    assert table.damage("groupthink-tank") == 1
    assert table.damage("troll") == 0
    assert (table.damage("bumpsy"), table.damage("smaaash"), table.damage("troll.2")) == (4, 4, 0)
    assert table.zone("urchin") == "line"


def test_mini_groupthink_tank() -> None:
    """Only a creature between two of its house may be chosen; without one nothing happens."""
    table = Table(
        mine=["mini-groupthink-tank"],
        theirs=["bumpsy", "troll", "smaaash", "urchin", "batdrone"],
        house="logos",
    )
    table.do("reap:mini-groupthink-tank")
    assert table.zone("troll") == "discard"
    assert table.line(1) == ["bumpsy", "smaaash", "urchin", "batdrone"]
    table = Table(
        mine=["batdrone", "batdrone"], theirs=["bumpsy"], hand=["mini-groupthink-tank"], house="logos"
    )
    table.do("play:mini-groupthink-tank", "place:0")
    assert table.line() == ["mini-groupthink-tank", "batdrone.2"]


def test_mini_groupthink_tank_after_a_fight_and_with_nobody_to_hurt() -> None:
    table = Table(mine=["mini-groupthink-tank"], theirs=["urchin", "troll", "batdrone"], house="logos")
    table.do("fight:mini-groupthink-tank", "card:batdrone")
    assert (table.line(1), table.damage("troll")) == (["urchin", "troll"], 0)


@proves("G156")
def test_reassembling_automaton() -> None:
    """With another friendly creature it stays, healed, exhausted and on a flank of its controller's choice."""
    table = Table(
        mine=["urchin", "reassembling-automaton damage:1", "troll"], hand=["punch"], house="brobnar"
    )
    table.do("play:punch", "card:reassembling-automaton")
    assert table.offered() == ["place:0", "place:2"]
    table.do("place:2")
    assert table.line() == ["urchin", "troll", "reassembling-automaton"]
    assert table.damage("reassembling-automaton") == 0
    assert table.has("reassembling-automaton", "exhausted")


def test_reassembling_automaton_alone() -> None:
    """Without another friendly creature it is destroyed; the enemy's do not count."""
    table = Table(mine=["reassembling-automaton"], theirs=["troll"], hand=["punch"], house="brobnar")
    table.do("play:punch", "card:reassembling-automaton")
    assert table.zone("reassembling-automaton") == "discard"


def test_reassembling_automaton_goes_on_with_its_fight() -> None:
    """Saved from a hazard while it attacks, it has never left: the fight is fought."""
    table = Table(
        mine=["reassembling-automaton", "troll"], theirs=["briar-grubbling"], house="logos", hand=[]
    )
    table.do("fight:reassembling-automaton", "place:0")
    assert table.zone("briar-grubbling") == "discard"
    assert table.zone("reassembling-automaton") == "line"


def test_academy_training() -> None:
    """One's own creature is of house Logos alone and draws after it reaps."""
    table = Table(mine=["troll"], hand=["academy-training"], house="logos")
    assert "reap:troll" not in table.offered()
    table.do("play:academy-training", "reap:troll")
    while table.asked == "trigger":
        table.do(table.offered()[0])
    assert len(table.hand()) == 1
    table = Table(mine=["troll +academy-training"], house="brobnar")
    assert "reap:troll" not in table.offered()


def test_academy_training_on_an_enemy_creature() -> None:
    """It keeps its own house, and what it gains is its controller's."""
    table = Table(theirs=["bumpsy"], hand=["academy-training"], house="logos")
    table.do("play:academy-training").to_turn_of(1, "brobnar")
    before = len(table.hand(1))
    table.do("reap:bumpsy")
    assert len(table.hand(1)) == before + 1


@pytest.mark.parametrize(("one", "other"), [("hyde", "velum"), ("velum", "hyde")])
def test_hyde_and_velum_go_to_the_archives_together(one: str, other: str) -> None:
    """The partner in one's discard pile is archived, and so the one that dies; without a partner there it dies, and
    one in play or in the other pile is none."""
    table = Table(mine=[f"{one} damage:1"], discard=[other], hand=["punch"], house="brobnar")
    table.do("play:punch")
    assert sorted(table.row("archives")) == ["hyde", "velum"]
    table = Table(mine=[f"{one} damage:1"], their_discard=[other], hand=["punch"], house="brobnar")
    table.do("play:punch")
    assert (table.row("archives"), table.zone(one)) == ([], "discard")


def test_hyde() -> None:
    """A card after it reaps, two with Velum at its side; the opponent's Velum is none."""
    for mine, theirs, cards in ((["hyde"], ["velum"], 1), (["hyde", "velum"], [], 2)):
        table = Table(mine=mine, theirs=theirs, house="logos")
        table.do("reap:hyde")
        assert len(table.hand()) == cards


def test_velum() -> None:
    """A card is archived after it reaps, two with Hyde at its side, as far as there are so many."""
    hand = ["anger", "punch", "smith"]
    table = Table(mine=["velum"], theirs=["hyde"], hand=hand, house="logos")
    table.do("reap:velum", "hand:punch")
    assert (table.row("archives"), table.asked) == (["punch"], "turn")
    table = Table(mine=["velum", "hyde"], hand=hand, house="logos")
    table.do("reap:velum", "hand:punch", "hand:anger")
    assert sorted(table.row("archives")) == ["anger", "punch"]
    table = Table(mine=["velum", "hyde"], hand=["anger"], house="logos")
    table.do("reap:velum")
    assert table.row("archives") == ["anger"]


def test_prescriptive_grammarbot() -> None:
    """A creature of either side is enraged after it reaps; it has taunt and hazardous 3."""
    table = Table(mine=["prescriptive-grammarbot"], theirs=["troll"], house="logos")
    name = "prescriptive-grammarbot"
    assert (table.keyword(name, "taunt"), table.keyword(name, "hazardous")) == (1, 3)
    table.do(f"reap:{name}")
    assert table.offered() == [f"card:{name}", "card:troll"]
    table.do("card:troll")
    assert table.has("troll", "enraged")


def test_self_bolstering_automata() -> None:
    """Healed, exhausted and moved, it gets two counters (word ``Wholly``)."""
    table = Table(mine=["troll", "self-bolstering-automata"], hand=["punch"], house="brobnar")
    table.do("play:punch", "card:self-bolstering-automata", "place:1")
    assert table.line() == ["troll", "self-bolstering-automata"]
    assert table.plus("self-bolstering-automata") == 2
    assert table.power("self-bolstering-automata") == 3


@proves("G10")
@pytest.mark.parametrize(
    ("state", "card"),
    [(" exhausted", "punch"), ("", "bouncing-deathquark")],
    ids=["exhausted already", "nothing to heal"],
)
def test_self_bolstering_automata_does_only_a_part(state: str, card: str) -> None:
    """Exhausted before, or undamaged, it stays, but gets no counters: all three have to be done."""
    table = Table(
        mine=["troll", f"self-bolstering-automata{state}"],
        theirs=["urchin"],
        hand=[f"{card} house:brobnar" if card != "punch" else card],
        house="brobnar",
    )
    play = next(option for option in table.offered() if option.startswith("play:"))
    table.do(play, "card:self-bolstering-automata", "place:0")
    while table.asked == "yes":
        table.do("no")
    assert table.line()[0] == "self-bolstering-automata"
    assert table.plus("self-bolstering-automata") == 0


def test_self_bolstering_automata_alone() -> None:
    table = Table(mine=["self-bolstering-automata"], theirs=["troll"], hand=["punch"], house="brobnar")
    table.do("play:punch", "card:self-bolstering-automata")
    assert table.zone("self-bolstering-automata") == "discard"


@pytest.mark.parametrize("forger", [0, 1])
def test_universal_keylock(forger: int) -> None:
    """Keys of both cost 3 more, until either player forges one."""
    houses = [["logos", "brobnar", "dis"]] * 2
    table = Table(mine=["universal-keylock"], amber=(9, 9), active=forger, at="start", houses=houses)
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (9, 9)
    table.do(table.offered()[0])
    assert table.keys(forger) == 1
    assert table.amber(forger) == 0
    assert table.zone("universal-keylock") == "discard"
    assert table.state.key_cost(1 - forger) == 6


def test_universal_recycle_bin() -> None:
    """One of one's own purged cards is archived; the opponent's are out of reach."""
    table = Table(mine=["universal-recycle-bin"], purged=["punch", "smith"], house="logos")
    table.do("action:universal-recycle-bin", "purged:smith")
    assert table.row("archives") == ["smith"]
    assert table.row("purged") == ["punch"]
    table = Table(mine=["universal-recycle-bin"], house="logos")
    table.do("action:universal-recycle-bin")
    assert (table.row("archives"), table.asked) == ([], "turn")


def test_zenzizenzizenzic() -> None:
    """Two more cards while it is in the center of its line; not beside it."""
    table = Table(mine=["troll", "zenzizenzizenzic", "bumpsy"], house="logos")
    table.do("end")
    assert len(table.hand()) == 8
    table = Table(mine=["troll", "zenzizenzizenzic"], house="logos")
    table.do("end")
    assert len(table.hand()) == 6


@proves("G213")
def test_mimic_gel() -> None:
    """It enters as a copy of a creature of either side as that is printed, of house Logos; its "Play:" resolves, and
    damage, counters and upgrades stay where they are."""
    table = Table(
        mine=["bumpsy damage:3 plus:1 +blood-of-titans"],
        theirs=["troll"],
        hand=["mimic-gel"],
        amber=(0, 3),
        house="logos",
    )
    table.do("play:mimic-gel")
    assert table.offered() == ["card:bumpsy", "card:troll"]
    for viewer in (0, 1, None):
        imagined(GAME, table.state, table.state.view(viewer), Chance.of("gel"))
    table.do("card:bumpsy", "place:1")
    for viewer in (0, 1, None):
        imagined(GAME, table.state, table.state.view(viewer), Chance.of("gel"))
    assert table.amber(1) == 2
    assert (table.power("mimic-gel"), table.damage("mimic-gel"), table.plus("mimic-gel")) == (5, 0, 0)
    table.to_turn_of(1).to_turn_of(0, "brobnar")
    assert "reap:mimic-gel" not in table.offered()
    table.to_turn_of(1).to_turn_of(0, "logos")
    assert "reap:mimic-gel" in table.offered()
    assert "reap:bumpsy" not in table.offered()


def test_mimic_gel_needs_another_creature() -> None:
    """Without a creature in play it cannot be played; an artifact is none."""
    table = Table(mine=["library-of-babble"], hand=["mimic-gel"], house="logos")
    assert "play:mimic-gel" not in table.offered()
    assert "discard:mimic-gel" in table.offered()


def test_mimic_gel_enters_as_what_it_copies() -> None:
    """What is printed on the other about entering play holds for it: ready, or deployed; and so do keywords and
    reaping, and its name is the other's for the rest of its stay."""
    table = Table(mine=["troll", "urchin"], theirs=["silvertooth"], hand=["mimic-gel"], house="logos")
    table.do("play:mimic-gel", "card:silvertooth", "place:0")
    assert not table.has("mimic-gel", "exhausted")
    assert "reap:mimic-gel" in table.offered()
    table = Table(mine=["troll", "urchin"], theirs=["code-monkey"], hand=["mimic-gel"], house="logos")
    table.do("play:mimic-gel", "card:code-monkey")
    assert table.offered() == ["place:0", "place:1", "place:2"]


def test_mimic_gel_as_an_auto_legionary() -> None:
    """As the publishers have ruled, it is a creature with 5 power, for that is what an Auto-Legionary in the battleline
    says; it was played as one, and is used in a turn of any house. It is itself again in the discard pile."""
    table = Table(
        mine=["redlock", "auto-legionary house:logos"], theirs=["troll"], hand=["mimic-gel"], house="logos"
    )
    table.do("action:auto-legionary~logos", "place:1", "play:mimic-gel", "card:auto-legionary~logos")
    assert table.offered() == ["place:0", "place:2"]
    for viewer in (0, 1, None):
        imagined(GAME, table.state, table.state.view(viewer), Chance.of("gel"))
    table.do("place:2")
    assert table.line() == ["redlock", "auto-legionary~logos", "mimic-gel"]
    assert (table.power("mimic-gel"), table.has("mimic-gel", "exhausted")) == (5, True)
    for viewer in (0, 1, None):
        imagined(GAME, table.state, table.state.view(viewer), Chance.of("gel"))
    table.to_turn_of(1)
    assert table.amber() == 0
    table.to_turn_of(0, "brobnar").do("fight:mimic-gel")
    assert (table.damage("troll"), table.zone("mimic-gel")) == (5, "discard")
    assert table.state.type(table.card("mimic-gel")) == CardTypes.CREATURE


@proves("G213")
def test_mimic_gel_and_alpha() -> None:
    """A creature that has to be the first card of the step can be copied by the first card only."""
    table = Table(theirs=["glimmer"], hand=["mimic-gel", "labwork"], house="logos")
    assert "play:mimic-gel" in table.offered()
    table.do("play:labwork")
    assert "play:mimic-gel" not in table.offered()
    table = Table(
        theirs=["glimmer", "troll", "urchin"], hand=["mimic-gel", "labwork", "punch"], house="logos"
    )
    table.do("play:labwork", "hand:punch", "play:mimic-gel")
    assert table.offered() == ["card:troll", "card:urchin"]


def test_mimic_gel_copies_a_copy() -> None:
    """Another Mimic Gel in play is what it shows."""
    table = Table(theirs=["troll"], hand=["mimic-gel", "mimic-gel"], house="logos")
    table.do("play:mimic-gel", "play:mimic-gel", "card:mimic-gel", "place:0")
    assert (table.power("mimic-gel"), table.power("mimic-gel.2")) == (8, 8)


def test_mimic_gel_is_itself_again_outside_play() -> None:
    table = Table(theirs=["batdrone"], hand=["mimic-gel", "twin-bolt-emission"], house="logos")
    table.do("play:mimic-gel", "play:twin-bolt-emission")
    assert table.zone("mimic-gel") == "discard"
    state = table.state
    assert state.face[table.card("mimic-gel")] == state.decks.of[table.card("mimic-gel")]


@proves("G211")
def test_mimic_gel_put_into_play() -> None:
    """Not played but put there, it enters as a copy as well, of a house of its own."""
    table = Table(mine=["overlord-greking", "troll"], theirs=["mimic-gel plus:1"], house="dis")
    table.do("fight:overlord-greking")
    assert table.offered() == ["card:overlord-greking", "card:troll"]
    table.do("card:troll", "place:2")
    assert table.line() == ["overlord-greking", "troll", "mimic-gel"]
    assert table.power("mimic-gel") == 8
    assert table.state.houses(table.card("mimic-gel")) == 1 << Houses.LOGOS


@proves("G34")
def test_mimic_gel_put_into_play_where_there_is_no_other() -> None:
    """It has no power of its own."""
    table = Table(
        mine=["spangler-box"],
        theirs=["mimic-gel plus:1"],
        hand=["poltergeist"],
        house="logos",
        houses=[["logos", "dis", "brobnar"]] * 2,
    )
    table.do("action:spangler-box")
    assert table.zone("mimic-gel") == "purged"
    table.to_turn_of(1).to_turn_of(0, "dis")
    table.do("play:poltergeist")
    assert table.zone("spangler-box") == "discard"
    assert table.zone("mimic-gel") == "discard"
