"""Shadows of Worlds Collide, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.words.cards import OPPONENT
from ludarium.games.keyforge.words.players import Forge
from ludarium.games.keyforge.words.shorthand import play, words
from ludarium.testing import proves

HOUSES = [["shadows", "dis", "untamed"], ["brobnar", "dis", "untamed"]]


def test_a_vinda() -> None:
    """A point of damage to any creature; a kill costs the opponent a card from hand, unseen."""
    table = Table(mine=["a-vinda"], theirs=["urchin"], their_hand=["anger", "punch"], house="shadows")
    table.do("reap:a-vinda")
    assert table.offered() == ["card:a-vinda", "card:urchin"]
    table.do("card:urchin")
    assert (table.zone("urchin"), len(table.hand(1)), len(table.row("discard", 1))) == ("discard", 1, 2)


@pytest.mark.parametrize("theirs", ["troll", "urchin warded"])
def test_a_vinda_without_a_kill(theirs: str) -> None:
    table = Table(mine=["a-vinda"], theirs=[theirs], their_hand=["anger"], amber=(0, 2), house="shadows")
    table.do("reap:a-vinda", f"card:{theirs.split()[0]}")
    assert (table.hand(1), table.line(1)) == (["anger"], [theirs.split()[0]])


def test_j_vinda() -> None:
    """The same blow steals 1 Æ for a kill. Elusive."""
    table = Table(mine=["j-vinda"], theirs=["urchin", "troll"], amber=(0, 2), house="shadows")
    table.do("reap:j-vinda", "card:urchin")
    assert (table.zone("urchin"), table.amber(), table.amber(1)) == ("discard", 2, 1)
    assert table.keyword("j-vinda", "elusive") == 1
    table = Table(mine=["j-vinda"], theirs=["troll"], amber=(0, 2), house="shadows")
    table.do("reap:j-vinda", "card:troll")
    assert (table.damage("troll"), table.amber(), table.amber(1)) == (1, 1, 2)


def test_j_vinda_may_kill_a_friend() -> None:
    table = Table(mine=["j-vinda", "urchin"], amber=(0, 2), house="shadows").do("reap:j-vinda", "card:urchin")
    assert (table.line(), table.amber()) == (["j-vinda"], 2)


@proves("G71")
def test_breaker_hill() -> None:
    """Those beside him can steal; he cannot, nor can those further away."""
    table = Table(mine=["umbra", "breaker-hill", "urchin", "dodger"], amber=(0, 3), house="shadows")
    assert [option for option in table.offered() if option.startswith("action:")] == [
        "action:umbra",
        "action:urchin",
    ]
    table.do("action:umbra")
    assert (table.amber(), table.amber(1), table.has("umbra", "exhausted")) == (1, 2, True)
    assert table.keyword("breaker-hill", "elusive") == 1


def test_hit_and_run() -> None:
    """2 damage to any creature, then a friendly one comes back to hand: perhaps nobody is left."""
    table = Table(mine=["umbra", "troll"], theirs=["bumpsy"], hand=["hit-and-run"], house="shadows")
    table.do("play:hit-and-run")
    assert table.offered() == ["card:umbra", "card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert (table.damage("bumpsy"), table.offered()) == (2, ["card:umbra", "card:troll"])
    table.do("card:umbra")
    assert (table.hand(), table.line()) == (["umbra"], ["troll"])


@proves("G4")
def test_hit_and_run_with_one_creature() -> None:
    table = Table(mine=["umbra"], hand=["hit-and-run"], house="shadows").do("play:hit-and-run")
    assert (table.zone("umbra"), table.asked) == ("discard", "turn")
    table = Table(theirs=["troll"], hand=["hit-and-run"], house="shadows").do("play:hit-and-run")
    assert (table.damage("troll"), table.hand()) == (2, [])


def test_hock() -> None:
    """An artifact of either side, for 1 Æ."""
    table = Table(mine=["the-sting"], theirs=["speed-sigil"], hand=["hock"], house="shadows").do("play:hock")
    assert table.offered() == ["card:the-sting", "card:speed-sigil"]
    table.do("card:speed-sigil")
    assert (table.zone("speed-sigil"), table.amber()) == ("discard", 2)
    table = Table(hand=["hock"], house="shadows").do("play:hock")
    assert (table.asked, table.amber()) == ("turn", 1)


@proves("G136")
def test_inky_gloom() -> None:
    """In the opponent's next turn their creatures do not reap; they fight, and one's own reap."""
    table = Table(mine=["umbra"], theirs=["troll"], their_hand=["bumpsy"], hand=["inky-gloom"], houses=HOUSES)
    table.do("play:inky-gloom")
    assert "reap:umbra" in table.offered()
    table.to_turn_of(1, "brobnar")
    assert [option for option in table.offered() if "troll" in option] == ["fight:troll"]
    table.to_turn_of(0, "shadows")
    assert "reap:umbra" in table.offered()
    table.to_turn_of(1, "brobnar")
    assert "reap:troll" in table.offered()


def test_kymoor_eclipse() -> None:
    """The ends of both lines go back into the decks of their owners."""
    table = Table(
        mine=["umbra", "troll", "urchin theirs"],
        theirs=["bumpsy"],
        hand=["kymoor-eclipse"],
        deck=["anger"],
        their_deck=["punch"],
        house="shadows",
    )
    table.do("play:kymoor-eclipse")
    assert (table.line(), table.line(1)) == (["troll"], [])
    assert (sorted(table.row("deck")), sorted(table.row("deck", 1))) == (
        ["anger", "umbra"],
        ["bumpsy", "punch", "urchin"],
    )


def test_kymoor_eclipse_finds_nobody_or_a_ward() -> None:
    table = Table(hand=["kymoor-eclipse"], house="shadows").do("play:kymoor-eclipse")
    assert table.asked == "turn"
    table = Table(theirs=["troll warded"], hand=["kymoor-eclipse"], house="shadows").do("play:kymoor-eclipse")
    assert (table.line(1), table.has("troll", "warded")) == (["troll"], False)


@pytest.mark.parametrize(("on", "gained"), [(0, 0), (1, 1), (3, 1)])
def test_mug(on: int, gained: int) -> None:
    """An Æ from a creature, and 2 damage to it; a creature without Æ may be chosen, too."""
    table = Table(theirs=[f"troll amber:{on}", "bumpsy"], hand=["mug"], house="shadows").do("play:mug")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:troll")
    assert (table.amber(), table.on("troll"), table.damage("troll")) == (1 + gained, on - gained, 2)


@proves("G97")
def test_mug_robs_before_it_kills() -> None:
    """The Æ is moved first; what is left goes by the usual way when the creature dies."""
    table = Table(theirs=["urchin amber:2"], hand=["mug"], house="shadows").do("play:mug")
    assert (table.zone("urchin"), table.amber(), table.amber(1)) == ("discard", 1 + 1 + 1, 0)
    table = Table(hand=["mug"], house="shadows").do("play:mug")
    assert table.amber() == 1


@proves("G104")
def test_pestering_blow() -> None:
    """A point of damage, and rage for a creature that survives it."""
    table = Table(
        mine=["umbra"], theirs=["troll"], hand=["pestering-blow", "pestering-blow"], house="shadows"
    )
    table.do("play:pestering-blow", "card:troll")
    assert (table.damage("troll"), table.has("troll", "enraged")) == (1, True)
    table.do("play:pestering-blow", "card:troll")  # once at most
    assert (table.damage("troll"), table.has("troll", "enraged")) == (2, True)
    table = Table(theirs=["urchin"], hand=["pestering-blow"], house="shadows").do("play:pestering-blow")
    assert (table.zone("urchin"), table.asked) == ("discard", "turn")
    table = Table(theirs=["troll warded"], hand=["pestering-blow"], house="shadows").do("play:pestering-blow")
    assert (table.damage("troll"), table.has("troll", "enraged")) == (0, True)


def test_symon() -> None:
    """Whom he fights goes on top of the owner's deck, with all that was on it gone. Skirmish."""
    table = Table(mine=["symon"], theirs=["troll damage:2 amber:1"], their_deck=["punch"], house="shadows")
    table.do("fight:symon")
    assert (table.row("deck", 1), table.line(1), table.zone("symon")) == (["troll", "punch"], [], "line")
    assert (table.damage("symon"), table.amber()) == (0, 1)


def test_symon_finds_only_who_survived() -> None:
    """A creature that the fight destroyed stays in the discard pile; an attack on him moves nobody."""
    table = Table(mine=["symon"], theirs=["umbra damage:1"], their_deck=["punch"], house="shadows")
    table.do("fight:symon")
    assert (table.zone("umbra"), table.row("deck", 1)) == ("discard", ["punch"])
    table = Table(mine=["symon"], theirs=["troll"], active=1, house="brobnar").do("fight:troll")
    assert (table.line(1), table.zone("symon")) == (["troll"], "discard")


def test_symon_takes_a_creature_to_its_owner() -> None:
    """One that is controlled by somebody else goes to its owner's deck; a ward keeps it."""
    table = Table(mine=["symon"], theirs=["troll theirs"], deck=["punch"], house="shadows").do("fight:symon")
    assert table.row("deck") == ["troll", "punch"]
    table = Table(mine=["symon"], theirs=["troll warded damage:1"], house="shadows").do("fight:symon")
    assert table.row("deck", 1)[0] == "troll"  # the fight took the ward


@pytest.mark.parametrize(
    ("mine", "theirs", "stolen"),
    [
        (["umbra"], ["troll", "sequis", "urchin"], 1),
        ([], [], 0),
        ([], ["troll", "bumpsy"], 1),
        ([], ["troll", "sequis"], 2),
        ([], ["troll", "sequis", "urchin", "flaxia"], 3),
    ],
)
def test_trust_no_one(mine: list[str], theirs: list[str], stolen: int) -> None:
    """1 Æ; without a friend 1 for each house among the enemies, 3 at most, and none if they are nobody."""
    table = Table(mine=mine, theirs=theirs, hand=["trust-no-one"], amber=(0, 5), house="shadows")
    table.do("play:trust-no-one")
    assert (table.amber(), table.amber(1)) == (stolen, 5 - stolen)


def test_chain_gang() -> None:
    """He steals, and shuffles a chain from the discard pile into the deck; the chain, once played, readies him."""
    table = Table(
        mine=["chain-gang"],
        discard=["subtle-chain", "anger"],
        hand=["subtle-chain"],
        their_hand=["punch"],
        deck=["troll"],
        amber=(0, 3),
        house="shadows",
    )
    table.do("action:chain-gang")
    assert (table.amber(), table.row("discard"), sorted(table.row("deck"))) == (
        1,
        ["anger"],
        ["subtle-chain.2", "troll"],
    )
    table.do("play:subtle-chain")
    table.do(table.offered()[0])  # which of the two comes first: the discard, or the readying
    assert (table.has("chain-gang", "exhausted"), table.hand(1)) == (False, [])
    table.do("action:chain-gang")
    assert table.amber() == 3


@proves("G205")
def test_chain_gang_without_a_chain() -> None:
    """He steals all the same, and the deck is shuffled; an opponent's chain, or another card, does not ready him."""
    table = Table(
        mine=["chain-gang"],
        hand=["hit-and-run"],
        their_discard=["subtle-chain"],
        amber=(0, 3),
        house="shadows",
    )
    table.do("action:chain-gang")
    assert (table.amber(), len(table.told("shuffled")), table.row("discard", 1)) == (1, 1, ["subtle-chain"])
    table.do("play:hit-and-run")
    assert table.zone("chain-gang") == "hand"
    table = Table(
        mine=["chain-gang exhausted"], their_hand=["subtle-chain"], active=1, houses=[HOUSES[1], HOUSES[0]], house="shadows"
    )  # fmt: skip
    table.do("play:subtle-chain")
    assert table.has("chain-gang", "exhausted")


def test_chain_gang_is_not_readied_by_other_cards() -> None:
    table = Table(mine=["chain-gang"], hand=["hock"], house="shadows").do("reap:chain-gang", "play:hock")
    assert table.has("chain-gang", "exhausted")


@proves("G218")
def test_fidgit() -> None:
    """The top card of the other deck is discarded; an action is played for this player, another card stays there."""
    table = Table(mine=["fidgit"], theirs=["troll"], their_deck=["punch", "urchin"], house="shadows")
    table.do("reap:fidgit", "card:troll")
    assert (table.damage("troll"), table.row("discard", 1), table.amber()) == (3, ["punch"], 2)
    table = Table(mine=["fidgit"], their_deck=["urchin", "punch"], amber=(0, 1), house="shadows").do(
        "reap:fidgit"
    )
    assert (table.row("discard", 1), table.amber(), table.line()) == (["urchin"], 1, ["fidgit"])
    assert table.keyword("fidgit", "elusive") == 1


@proves("G28", "G130")
def test_fidgit_at_the_archives() -> None:
    """One says which place; a card of this player found in the archives comes home and is not played."""
    table = Table(
        mine=["fidgit"], theirs=["troll"], their_deck=["urchin"], their_archives=["punch"], house="shadows"
    )
    table.do("reap:fidgit")
    assert table.offered() == ["mode:1", "mode:2"]
    table.do("mode:1", "card:troll")
    assert (table.damage("troll"), table.row("archives", 1), table.row("discard", 1)) == (3, [], ["punch"])
    table = Table(
        mine=["fidgit"], theirs=["troll"], their_deck=[], their_archives=["punch theirs"], house="shadows"
    )
    table.do("reap:fidgit")
    assert (table.hand(), table.damage("troll"), table.asked) == (["punch"], 0, "turn")
    table = Table(mine=["fidgit"], their_deck=[], house="shadows").do("reap:fidgit")
    assert (table.asked, table.amber()) == ("turn", 1)


@proves("G106")
def test_fidgit_leaves_an_action_that_cannot_be_played() -> None:
    """An alpha card stays in the discard pile."""
    table = Table(mine=["fidgit"], their_deck=["swindle"], amber=(0, 4), house="shadows").do("reap:fidgit")
    assert (table.row("discard", 1), table.amber(), table.amber(1)) == (["swindle"], 1, 4)


@proves("G136")
def test_into_the_night() -> None:
    """Until one's next turn only Shadows fights, on both sides; the others reap."""
    table = Table(
        mine=["umbra", "troll"], theirs=["bumpsy", "urchin"], hand=["into-the-night"], houses=HOUSES
    )
    table.do("play:into-the-night")
    assert "fight:umbra" in table.offered()
    table.to_turn_of(1, "brobnar")
    assert [option for option in table.offered() if "bumpsy" in option] == ["reap:bumpsy"]
    table.to_turn_of(0, "shadows").to_turn_of(1, "brobnar")
    assert "fight:bumpsy" in table.offered()


def test_spike_trap() -> None:
    """Gone for 3 damage to the ends of both lines, whatever the active house."""
    table = Table(mine=["spike-trap", "troll"], theirs=["bumpsy", "sequis", "bumpsy"], house="brobnar")
    table.do("omni:spike-trap")
    assert table.zone("spike-trap") == "discard"
    assert [table.damage(name) for name in ("troll", "bumpsy", "sequis", "bumpsy.2")] == [3, 3, 0, 3]


def test_subtle_chain() -> None:
    """A random card from the other hand, if there is one."""
    table = Table(hand=["subtle-chain"], their_hand=["punch", "anger"], house="shadows").do(
        "play:subtle-chain"
    )
    assert (len(table.hand(1)), len(table.row("discard", 1)), table.amber()) == (1, 1, 1)
    table = Table(hand=["subtle-chain", "punch"], house="shadows").do("play:subtle-chain")
    assert (table.asked, table.hand()) == ("turn", ["punch"])


@proves("G10")
def test_whisper() -> None:
    """An Æ for a creature's death, and without the Æ no death. Elusive."""
    table = Table(mine=["whisper"], theirs=["troll"], amber=(1, 3), house="shadows").do("action:whisper")
    assert table.offered() == ["card:whisper", "card:troll"]
    table.do("card:troll")
    assert (table.zone("troll"), table.amber(), table.amber(1)) == ("discard", 0, 3)
    table = Table(mine=["whisper"], theirs=["troll"], amber=(0, 3), house="shadows").do("action:whisper")
    assert (table.asked, table.zone("troll"), table.keyword("whisper", "elusive")) == ("turn", "line", 1)


@pytest.mark.parametrize(
    ("amber", "after"), [((0, 3), (2, 2)), ((0, 1), (2, 2)), ((4, 1), (6, 2)), ((0, 2), (2, 1))]
)
def test_finch_cloak(amber: tuple[int, int], after: tuple[int, int]) -> None:
    """He steals from whoever has more; else each player gains, in a tie, too."""
    table = Table(mine=["finch-cloak"], amber=amber, house="shadows").do("reap:finch-cloak")
    assert (table.amber(), table.amber(1)) == after


def test_finch_cloak_after_a_fight() -> None:
    table = Table(mine=["finch-cloak"], theirs=["umbra"], amber=(0, 1), house="shadows").do(
        "fight:finch-cloak"
    )
    assert (table.amber(), table.amber(1)) == (1, 0)


@pytest.mark.parametrize(("deck", "stolen"), [(6, 0), (5, 2), (0, 2)])
def test_manchego(deck: int, stolen: int) -> None:
    """Steals 2 where the deck has 5 cards at most."""
    table = Table(hand=["manchego"], deck=["troll"] * deck, amber=(0, 3), house="shadows").do("play:manchego")
    assert (table.amber(), table.amber(1)) == (stolen, 3 - stolen)


def test_manchego_may_go_home() -> None:
    """After a reap or a fight he may be shuffled into the deck."""
    table = Table(mine=["manchego", "umbra"], deck=["troll"], house="shadows").do("reap:manchego", "yes")
    assert (sorted(table.row("deck")), table.line(), table.amber()) == (["manchego", "troll"], ["umbra"], 1)
    table = Table(mine=["manchego"], theirs=["urchin"], house="shadows").do("fight:manchego")
    assert table.offered() == ["yes", "no"]
    assert table.do("no").line() == ["manchego"]


@proves("G47")
def test_the_quiet_anvil() -> None:
    """Keys are cheaper for both, until one has been forged: then it is gone."""
    table = Table(mine=["the-quiet-anvil"], amber=(4, 4), at="start", houses=HOUSES)
    table.do("key:red")
    assert (table.keys(), table.amber(), table.zone("the-quiet-anvil")) == (1, 0, "discard")
    assert table.state.key_cost(0) == 6


def test_the_quiet_anvil_serves_the_opponent() -> None:
    table = Table(mine=["the-quiet-anvil"], amber=(0, 4), active=1, at="start", houses=HOUSES)
    assert table.state.key_cost(1) == 4
    table.do("key:red")
    assert (table.keys(1), table.zone("the-quiet-anvil")) == (1, "discard")


@proves("G33")
def test_weasand() -> None:
    """On a flank it dies at once: it lives between others. Deploy, elusive."""
    table = Table(mine=["umbra", "urchin"], hand=["weasand", "weasand"], house="shadows").do(
        "play:weasand", "place:1"
    )
    assert table.line() == ["umbra", "weasand", "urchin"]
    assert table.keyword("weasand", "elusive") == 1
    table.do("play:weasand", "place:0")
    assert (table.line(), table.zone("weasand.2")) == (["umbra", "weasand", "urchin"], "discard")
    table = Table(hand=["weasand"], house="shadows").do("play:weasand")
    assert (table.line(), table.zone("weasand")) == ([], "discard")


def test_weasand_dies_when_its_neighbour_goes() -> None:
    table = Table(mine=["umbra", "weasand", "urchin"], theirs=["troll"], active=1, house="brobnar")
    table.do("fight:troll", "card:umbra")
    assert (table.line(), table.zone("weasand")) == (["urchin"], "discard")


@proves("G103")
def test_weasand_warded_dies_all_the_same() -> None:
    """The ward is lost, and it still is on a flank."""
    table = Table(mine=["weasand warded", "urchin"], house="shadows").do("reap:urchin")
    assert table.zone("weasand") == "discard"


@pytest.mark.parametrize("active", [0, 1])
def test_weasand_gains_for_every_key(active: int) -> None:
    """Whoever forges, its controller gains 2."""
    amber = (6, 0) if active == 0 else (0, 6)
    table = Table(mine=["umbra", "weasand", "urchin"], amber=amber, active=active, at="start", houses=HOUSES)
    table.do("key:red")
    assert (table.keys(active), table.amber(), table.amber(1)) == (1, 2, 0)


@pytest.mark.parametrize("house", ["brobnar", "dis", "logos", "saurian", "star-alliance", "untamed"])
def test_plants(house: str) -> None:
    """Each gains 1 Æ whenever anybody chooses its house, and for no other. Elusive."""
    name = f"{house}-plant"
    table = Table(mine=[name], at="start", houses=[[house, "sanctum", "shadows"], [house, "sanctum", "mars"]])
    table.do(f"house:{house}")
    assert (table.amber(), table.amber(1), table.keyword(name, "elusive")) == (1, 0, 1)
    table.do("end", f"house:{house}")
    assert (table.amber(), table.amber(1)) == (2, 0)
    table.do("end", "house:sanctum", "end", "house:mars")
    assert (table.amber(), table.amber(1)) == (2, 0)


@pytest.mark.parametrize(("keys", "stolen"), [((0, 1), 1), ((1, 1), 0), ((1, 0), 0), ((1, 2), 1)])
def test_hugger_mugger(keys: tuple[int, int], stolen: int) -> None:
    """Captures 1, and steals 1 from an opponent who has forged more keys."""
    table = Table(hand=["hugger-mugger"], amber=(0, 3), keys=keys, house="shadows").do("play:hugger-mugger")
    assert (table.on("hugger-mugger"), table.amber(), table.amber(1)) == (1, stolen, 2 - stolen)
    assert table.keyword("hugger-mugger", "elusive") == 1


def test_hugger_mugger_takes_what_there_is() -> None:
    """The last Æ is captured, and nothing is left to steal."""
    table = Table(hand=["hugger-mugger"], amber=(0, 1), keys=(0, 1), house="shadows").do("play:hugger-mugger")
    assert (table.on("hugger-mugger"), table.amber(), table.amber(1)) == (1, 0, 0)


@proves("G6", "G235")
def test_no_safety_in_numbers() -> None:
    """3 damage to each creature of a house with three or more in play, of both sides together (``OfCrowdedHouses``)."""
    table = Table(
        mine=["umbra", "urchin", "bumpsy"],
        theirs=["troll", "noddy-the-thief", "krump"],
        hand=["no-safety-in-numbers"],
        house="shadows",
    )
    table.do("play:no-safety-in-numbers")
    assert (table.line(), table.line(1)) == (["bumpsy"], ["troll", "krump"])
    assert [table.damage(name) for name in ("bumpsy", "troll", "krump")] == [3, 3, 3]


def test_no_safety_in_numbers_spares_small_houses() -> None:
    """Two of a house are safe; a creature of two houses counts for each of them."""
    table = Table(mine=["troll", "bumpsy"], theirs=["sequis"], hand=["no-safety-in-numbers"], house="shadows")
    table.do("play:no-safety-in-numbers")
    assert [table.damage(name) for name in ("troll", "bumpsy", "sequis")] == [0, 0, 0]
    table = Table(
        mine=["troll", "bumpsy"], theirs=["flaxia also:brobnar", "sequis"], hand=["no-safety-in-numbers"], house="shadows"
    )  # fmt: skip
    table.do("play:no-safety-in-numbers")
    assert [table.damage(name) for name in ("troll", "bumpsy", "flaxia+brobnar", "sequis")] == [3, 3, 3, 0]
    table = Table(hand=["no-safety-in-numbers"], house="shadows").do("play:no-safety-in-numbers")
    assert table.amber() == 1


@pytest.mark.parametrize(("top", "amber"), [("troll", 4), ("urchin", 0)])
@proves("G45")
def test_gambling_den(top: str, amber: int) -> None:
    """At the start of one's turn one may name a house: the top card of the deck then gives 2 Æ or takes 2."""
    table = Table(mine=["gambling-den"], deck=[top, "punch"], amber=(2, 3), at="start", houses=HOUSES)
    assert table.offered() == ["yes", "no"]
    table.do("yes", "house:brobnar")
    assert (table.amber(), table.amber(1), table.row("deck")[0]) == (amber, 3, top)
    assert table.asked == "house"


def test_gambling_den_may_be_left_alone() -> None:
    table = Table(mine=["gambling-den"], deck=["troll"], amber=(2, 3), at="start", houses=HOUSES).do("no")
    assert (table.asked, table.amber(), table.state.seen[table.card("troll")]) == ("house", 2, 0)


def test_gambling_den_lets_the_opponent_play() -> None:
    """In the opponent's turn the opponent names the house, and it is their deck and their Æ (``ByThatPlayer``)."""
    table = Table(
        mine=["gambling-den"], deck=["troll"], their_deck=["urchin"], amber=(2, 3), active=1, at="start"
    )
    assert table.state.asked == 1
    table.do("yes", "house:shadows")
    assert (table.amber(), table.amber(1)) == (2, 5)


def test_gambling_den_with_an_empty_deck() -> None:
    """No card is of the house: 2 Æ are lost, or as much as there is."""
    table = Table(mine=["gambling-den"], deck=[], amber=(1, 3), at="start", houses=HOUSES).do(
        "yes", "house:dis"
    )
    assert (table.amber(), table.amber(1)) == (0, 3)


@proves("G103")
def test_hunter_or_hunted_wards() -> None:
    """A ward for any creature."""
    table = Table(mine=["umbra"], theirs=["troll"], hand=["hunter-or-hunted"], house="shadows")
    table.do("play:hunter-or-hunted", "mode:1")
    assert table.offered() == ["card:umbra", "card:troll"]
    table.do("card:umbra")
    assert (table.has("umbra", "warded"), table.amber()) == (True, 1)


@proves("G225")
def test_hunter_or_hunted_moves_a_ward() -> None:
    """Or a ward goes from the one that has it to another one of either side (``MoveWard``), and everybody is told."""
    table = Table(
        mine=["umbra"], theirs=["troll warded", "bumpsy warded"], hand=["hunter-or-hunted"], house="shadows"
    )
    table.do("play:hunter-or-hunted", "mode:2")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:troll")
    assert table.offered() == ["card:umbra", "card:bumpsy"]
    table.do("card:umbra")
    assert [table.has(name, "warded") for name in ("umbra", "troll", "bumpsy")] == [True, False, True]
    assert [event["card"] for event in table.told("unwarded")] == ["troll"]


def test_hunter_or_hunted_moves_a_ward_to_one_that_has_one() -> None:
    """Two wards on one creature are one."""
    table = Table(theirs=["troll warded", "bumpsy warded"], hand=["hunter-or-hunted"], house="shadows")
    table.do("play:hunter-or-hunted", "mode:2", "card:troll")
    assert [table.has(name, "warded") for name in ("troll", "bumpsy")] == [False, True]


def test_hunter_or_hunted_finds_no_ward_or_no_other_creature() -> None:
    table = Table(theirs=["troll", "bumpsy"], hand=["hunter-or-hunted"], house="shadows")
    table.do("play:hunter-or-hunted", "mode:2")
    assert (table.asked, table.has("troll", "warded")) == ("turn", False)
    table = Table(theirs=["troll warded"], hand=["hunter-or-hunted"], house="shadows")
    table.do("play:hunter-or-hunted", "mode:2")
    assert (table.asked, table.has("troll", "warded")) == ("turn", True)


def forging(hand: list[str], mine: list[str] | None = None) -> Table:
    """The opponent is about to forge a key in their own turn."""
    return Table(mine=mine or ["keyforgery"], hand=hand, amber=(0, 7), active=1, at="start", houses=HOUSES)


@proves("G46")
def test_keyforgery() -> None:
    """The opponent names a house, any of the game; a card of another house calls the key off, and the artifact goes."""
    table = forging(["urchin"])
    assert (table.state.asked, "house:mars" in table.offered(), "house:skyborn" in table.offered()) == (
        1,
        True,
        True,
    )
    table.do("house:brobnar")
    assert (table.keys(1), table.amber(1), table.zone("keyforgery")) == (0, 7, "discard")
    assert (table.asked, table.hand()) == ("house", ["urchin"])
    assert [event["prints"] for event in table.told("revealed")] == [["urchin"]]


def test_keyforgery_guessed() -> None:
    """Whoever names the house of the card forges, and the artifact stays."""
    table = forging(["urchin"]).do("house:shadows")
    assert (table.asked, table.zone("keyforgery")) == ("key", "artifacts")
    table.do("key:red")
    assert (table.keys(1), table.amber(1)) == (1, 1)


def test_keyforgery_with_an_empty_hand() -> None:
    """No card is revealed that would be of another house: the key is forged."""
    table = forging([]).do("house:shadows", "key:red")
    assert (table.keys(1), table.zone("keyforgery")) == (1, "artifacts")


def test_keyforgery_reveals_a_random_card() -> None:
    """Which card it is, chance says."""
    found = set()
    for i in range(12):
        table = Table(
            mine=["keyforgery"], hand=["urchin", "troll"], amber=(0, 6), active=1, at="start", houses=HOUSES, seed=f"{i}"
        )  # fmt: skip
        table.do("house:shadows")
        found.add(table.keys(1) == 0 and table.asked == "house")
    assert found == {True, False}


def test_keyforgery_hears_only_of_the_opponents_turn() -> None:
    """One's own keys are forged as ever; so is a key of the opponent in this player's turn, by the erratum."""
    table = Table(mine=["keyforgery"], hand=["urchin"], amber=(6, 0), at="start", houses=HOUSES).do("key:red")
    assert table.keys() == 1
    table = Table(mine=["keyforgery"], hand=["urchin"], amber=(0, 5), active=1, at="start", houses=HOUSES)
    assert table.asked == "house"
    with said({"punch": words(play(Forge(who=OPPONENT)))}):
        table = Table(mine=["keyforgery"], hand=["punch", "urchin"], amber=(0, 6), house="brobnar")
        table.do("play:punch", "key:red")
    assert (table.keys(1), table.zone("keyforgery")) == (1, "artifacts")


def test_keyforgery_hears_of_keys_by_effects() -> None:
    """A key that an effect lets its player forge in their own turn is called off, too."""
    table = Table(
        theirs=["keyforgery"], hand=["nightforge"], their_hand=["urchin"], amber=(9, 0), house="shadows"
    )
    table.do("play:nightforge", "yes", "house:brobnar")
    assert (table.keys(), table.amber(), table.zone("keyforgery")) == (0, 10, "discard")


def test_two_keyforgeries() -> None:
    """The second one is asked only where the first one let the key pass."""
    table = forging(["urchin"], ["keyforgery", "keyforgery"])
    table.do("house:brobnar")
    assert (table.asked, table.keys(1)) == ("house", 0)
    assert sorted([table.zone("keyforgery"), table.zone("keyforgery.2")]) == ["artifacts", "discard"]
    table = forging(["urchin"], ["keyforgery", "keyforgery"])
    table.do("house:shadows", "house:brobnar")
    assert (table.asked, table.keys(1), table.amber(1)) == ("house", 0, 7)


@proves("G33")
def test_the_shadow_council() -> None:
    """The council steals 2 in the middle of its line, and does nothing elsewhere. Elusive."""
    table = Table(mine=["umbra", "the-shadow-council", "urchin"], amber=(0, 3), house="shadows")
    table.do("action:the-shadow-council")
    assert (table.amber(), table.amber(1), table.keyword("the-shadow-council", "elusive")) == (2, 1, 1)
    for mine in (["umbra", "the-shadow-council"], ["the-shadow-council", "umbra", "urchin"]):
        table = Table(mine=mine, amber=(0, 3), house="shadows")
        assert "action:the-shadow-council" not in table.offered()
    table = Table(mine=["the-shadow-council"], amber=(0, 1), house="shadows").do("action:the-shadow-council")
    assert (table.amber(), table.amber(1)) == (1, 0)
