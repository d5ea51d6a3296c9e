"""Star Alliance of Grim Reminders, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

HOUSE = "star-alliance"
PILE = ["punch"] * 10
"""What haunts a player."""


def test_multi_dimensional_rescue() -> None:
    """One card of each type comes back, a card of another house may be played, and it is purged."""
    table = Table(
        hand=["multi-dimensional-rescue"],
        discard=["punch", "anger", "cannon", "troll", "krump", "agent-sepdia"],
        house=HOUSE,
    )
    table.do("play:multi-dimensional-rescue", "pile:anger")
    assert table.offered() == ["pile:troll", "pile:krump", "pile:agent-sepdia"]
    table.do("pile:krump")
    assert sorted(table.hand()) == ["anger", "cannon", "krump"]
    assert table.zone("multi-dimensional-rescue") == "purged"
    assert "play:krump" in table.offered()
    table.do("play:krump")
    assert "play:cannon" not in table.offered()


def test_necromorph() -> None:
    """A neighbour of another house dies in its place; its damage goes. Without one it dies."""
    table = Table(mine=["troll"], theirs=["krump", "necromorph damage:1", "agent-sepdia"], house="brobnar")
    table.do("fight:troll", "card:necromorph")
    assert (table.zone("necromorph"), table.damage("necromorph")) == ("line", 0)
    assert (table.zone("krump"), table.zone("agent-sepdia")) == ("discard", "line")
    table = Table(mine=["troll"], theirs=["agent-sepdia", "necromorph", "ch-337a"], house="brobnar")
    table.do("fight:troll", "card:necromorph")
    assert table.line(1) == ["agent-sepdia", "ch-337a"]
    table = Table(mine=["troll"], theirs=["krump", "necromorph", "bumpsy"], house="brobnar")
    table.do("fight:troll", "card:necromorph", "card:bumpsy")
    assert table.line(1) == ["krump", "necromorph"]


def test_alien_horror() -> None:
    """+7 power while its player is haunted; after a fight its neighbours capture."""
    table = Table(mine=["alien-horror"], discard=PILE, their_discard=[], house=HOUSE)
    assert table.power("alien-horror") == 10
    table = Table(
        mine=["krump", "alien-horror", "troll", "bumpsy"],
        theirs=["dust-pixie"],
        their_discard=PILE,
        amber=(0, 5),
        house=HOUSE,
    )
    assert table.power("alien-horror") == 3
    table.do("fight:alien-horror")
    assert [table.on(name) for name in ("krump", "alien-horror", "troll", "bumpsy")] == [1, 0, 1, 0]


def test_bad_chemistry() -> None:
    """Whoever shares a house with a neighbour is stunned, on both sides."""
    table = Table(
        hand=["bad-chemistry"],
        mine=["krump", "troll", "dodger"],
        theirs=["bumpsy", "urchin", "headhunter"],
        house=HOUSE,
    )
    table.do("play:bad-chemistry")
    names = ("krump", "troll", "dodger", "bumpsy", "urchin", "headhunter")
    assert [table.has(name, "stunned") for name in names] == [True, True, False, False, False, False]


def test_corporal_bridger() -> None:
    """One creature of another house may be used this turn: no artifact, no second one."""
    table = Table(mine=["corporal-bridger", "troll", "krump", "cannon"], theirs=["dust-pixie"], house=HOUSE)
    assert "reap:troll" not in table.offered()
    table.do("reap:corporal-bridger")
    assert {"reap:troll", "reap:krump"} <= set(table.offered())
    assert "action:cannon" not in table.offered()
    table.do("reap:troll")
    assert "reap:krump" not in table.offered()
    table = Table(mine=["troll"], hand=["corporal-bridger"], house=HOUSE)
    table.do("play:corporal-bridger", "place:0")
    assert "reap:troll" in table.offered()
    table.to_turn_of(1).to_turn_of(0, HOUSE)
    assert "reap:troll" not in table.offered()
    table = Table(mine=["corporal-bridger", "troll"], theirs=["dust-pixie"], house=HOUSE).do(
        "fight:corporal-bridger"
    )
    assert "reap:troll" in table.offered()


def test_event_horizon() -> None:
    """Discards as far as the first action, which is played; without one the whole deck goes."""
    table = Table(hand=["event-horizon"], deck=["troll", "krump", "virtuous-works", "smith"], house=HOUSE)
    table.do("play:event-horizon")
    assert (table.amber(), table.row("deck")) == (4, ["smith"])
    assert table.row("discard") == ["troll", "krump", "virtuous-works", "event-horizon"]
    table = Table(hand=["event-horizon"], deck=["troll", "krump"], house=HOUSE).do("play:event-horizon")
    assert table.row("discard") == ["troll", "krump", "event-horizon"]


def test_pentacorder() -> None:
    """Keys of the opponent of its creature's controller cost 1 more for each house on that side."""
    table = Table(mine=["krump +pentacorder", "troll", "dodger"], theirs=["flaxia"], house=HOUSE)
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 8)
    table = Table(theirs=["krump +pentacorder", "flaxia", "dodger"], mine=["troll"], house=HOUSE)
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (9, 6)


def test_prototype_harness() -> None:
    """+6 power; 1 damage at the start of its controller's turn only."""
    table = Table(mine=["urchin +prototype-harness"], house=HOUSE)
    assert table.power("urchin") == 7
    table.to_turn_of(1)
    assert table.damage("urchin") == 0
    table.to_turn_of(0, HOUSE)
    assert table.damage("urchin") == 1


def test_seance_scanner() -> None:
    """While haunted, a friendly creature of another house is used."""
    table = Table(mine=["séance-scanner", "troll", "agent-sepdia"], discard=PILE, house=HOUSE)
    table.do("action:seance-scanner")
    assert table.amber() == 1
    table = Table(mine=["séance-scanner", "troll"], house=HOUSE).do("action:seance-scanner")
    assert (table.amber(), table.asked) == (0, "turn")


def test_com_officer_palik() -> None:
    """Usable in any house; a friendly creature captures 1."""
    table = Table(mine=["com-officer-palik", "troll"], theirs=["krump"], amber=(0, 2), house="brobnar")
    table.do("reap:com-officer-palik")
    assert table.offered() == ["card:com-officer-palik", "card:troll"]
    table.do("card:troll")
    assert (table.on("troll"), table.amber(1)) == (1, 1)
    table = Table(mine=["com-officer-palik"], theirs=["dust-pixie"], amber=(0, 2), house="brobnar")
    table.do("fight:com-officer-palik")
    assert table.on("com-officer-palik") == 1


def test_lieutenant_halasta() -> None:
    """After a reap any creature is stunned; scrapped, the strongest enemy."""
    table = Table(mine=["lieutenant-halasta"], theirs=["troll", "krump"], house=HOUSE)
    table.do("reap:lieutenant-halasta")
    assert table.offered() == ["card:lieutenant-halasta", "card:troll", "card:krump"]
    table.do("card:krump")
    assert table.has("krump", "stunned")
    table = Table(hand=["lieutenant-halasta"], mine=["troll"], theirs=["bumpsy", "krump"], house=HOUSE)
    table.do("discard:lieutenant-halasta")
    assert [table.has(name, "stunned") for name in ("troll", "bumpsy", "krump")] == [False, False, True]


def test_perimeter_alarm() -> None:
    """A friendly creature of another house is used; a haunted player archives the card."""
    table = Table(hand=["perimeter-alarm"], mine=["troll", "agent-sepdia"], discard=PILE, house=HOUSE)
    table.do("play:perimeter-alarm")
    assert (table.amber(), table.zone("perimeter-alarm")) == (1, "archives")
    table = Table(hand=["perimeter-alarm"], mine=["troll"], house=HOUSE).do("play:perimeter-alarm")
    assert table.zone("perimeter-alarm") == "discard"


def test_proton_siphon() -> None:
    """Splash-attack 5 while its player is haunted."""
    table = Table(mine=["krump +proton-siphon"], discard=PILE, house=HOUSE)
    assert table.keyword("krump", "splash-attack") == 5
    table = Table(mine=["krump +proton-siphon"], their_discard=PILE, house=HOUSE)
    assert table.keyword("krump", "splash-attack") == 0


@pytest.mark.parametrize("pile", [PILE, PILE[1:]])
def test_quartermaster_botty(pile: list[str]) -> None:
    """A haunted player's captures 2: played, after a fight, after a reap."""
    won = 2 if len(pile) > 9 else 0
    table = Table(hand=["quartermaster-botty"], discard=pile, amber=(0, 3), house=HOUSE).do(
        "play:quartermaster-botty"
    )
    assert table.on("quartermaster-botty") == won
    table = Table(mine=["quartermaster-botty"], discard=pile, amber=(0, 3), house=HOUSE).do(
        "reap:quartermaster-botty"
    )
    assert table.on("quartermaster-botty") == won
    table = Table(
        mine=["quartermaster-botty"], theirs=["dust-pixie"], discard=pile, amber=(0, 3), house=HOUSE
    ).do("fight:quartermaster-botty")
    assert table.on("quartermaster-botty") == won


def test_retrotechnician_le() -> None:
    """He enters ready for a haunted player; a reap may bring back a creature, of whatever house."""
    for pile, exhausted in ((PILE, False), (PILE[1:], True)):
        table = Table(hand=["retrotechnician-le"], discard=pile, house=HOUSE).do("play:retrotechnician-le")
        assert table.has("retrotechnician-le", "exhausted") == exhausted
    table = Table(
        mine=["retrotechnician-le"], discard=["troll", "punch"], their_discard=["krump"], house=HOUSE
    )
    table.do("reap:retrotechnician-le", "yes", "place:0")
    assert table.line() == ["troll", "retrotechnician-le"]
    table = Table(mine=["retrotechnician-le"], discard=["troll"], house=HOUSE).do(
        "reap:retrotechnician-le", "no"
    )
    assert table.line() == ["retrotechnician-le"]
    table = Table(mine=["retrotechnician-le"], discard=["punch"], house=HOUSE).do("reap:retrotechnician-le")
    assert table.asked == "turn"


def test_strength_from_diversity() -> None:
    """Each friendly creature of another house captures 1."""
    table = Table(
        hand=["strength-from-diversity"],
        mine=["troll", "agent-sepdia", "dodger"],
        theirs=["krump"],
        amber=(0, 5),
        house=HOUSE,
    )
    table.do("play:strength-from-diversity")
    assert [table.on(name) for name in ("troll", "agent-sepdia", "dodger", "krump")] == [1, 0, 1, 0]


def test_triangulator_newsome() -> None:
    """For a haunted player the Æ of the neighbours, and of no others, goes to the pool."""
    mine = ["bumpsy amber:1", "troll amber:2", "triangulator-newsome amber:1", "krump amber:3"]
    table = Table(mine=mine, discard=PILE, house=HOUSE).do("reap:triangulator-newsome")
    assert (table.amber(), table.on("bumpsy"), table.on("triangulator-newsome")) == (6, 1, 1)
    table = Table(mine=mine, house=HOUSE).do("reap:triangulator-newsome")
    assert (table.amber(), table.on("troll")) == (1, 2)


def test_unprepared() -> None:
    """Each creature of the chosen house, on both sides; any house may be named."""
    table = Table(hand=["unprepared"], mine=["troll", "dodger"], theirs=["krump"], house=HOUSE)
    table.do("play:unprepared", "house:brobnar")
    assert [table.has(name, "stunned") for name in ("troll", "dodger", "krump")] == [True, False, True]
    table = Table(hand=["unprepared"], mine=["troll"], house=HOUSE).do("play:unprepared", "house:mars")
    assert not table.has("troll", "stunned")


def test_anachronometer() -> None:
    """The pile becomes deck, a card is drawn, and as many are discarded as lie in the opponent's pile."""
    table = Table(
        mine=["agent-sepdia +anachronometer"],
        theirs=["dust-pixie"],
        deck=["troll"] * 4,
        discard=["punch"] * 3,
        their_discard=["smith", "anger"],
        house=HOUSE,
    )
    table.do("reap:agent-sepdia", "trigger:agent-sepdia:2", "card:agent-sepdia")
    assert (len(table.hand()), len(table.row("discard")), len(table.row("deck"))) == (1, 2, 4)
    table = Table(mine=["commander-dhrxgar +anachronometer"], deck=["troll"], discard=["punch"], house=HOUSE)
    table.do("reap:commander-dhrxgar")
    assert (len(table.hand()), table.row("discard"), len(table.row("deck"))) == (1, [], 1)
    table = Table(mine=["commander-dhrxgar +anachronometer"], deck=["troll"], their_discard=PILE, house=HOUSE)
    table.do("reap:commander-dhrxgar")
    assert (table.hand(), table.row("discard"), table.row("deck")) == (["troll"], [], [])


def test_curse_of_obstinacy() -> None:
    """It lies before the opponent: at the end of their turns it stuns who shares a house inside their line."""
    table = Table(
        hand=["curse-of-obstinacy"], theirs=["bumpsy", "troll", "krump", "dodger", "flaxia"], house=HOUSE
    )
    table.do("play:curse-of-obstinacy")
    assert table.holder("curse-of-obstinacy") == 1
    table.to_turn_of(1)
    names = ("bumpsy", "troll", "krump", "dodger", "flaxia")
    assert not any([table.has(name, "stunned") for name in names])
    table.to_turn_of(0, HOUSE)
    assert [table.has(name, "stunned") for name in names] == [False, True, True, False, False]


def test_jackpot_greene() -> None:
    """After any reap the top card of that creature's player's deck goes; 1 Æ for one of the house, always his player's."""
    table = Table(mine=["jackpot-greene"], deck=["agent-sepdia"], their_deck=["ch-337a"], house=HOUSE)
    table.do("reap:jackpot-greene")
    assert (table.amber(), table.row("discard"), table.row("deck", 1)) == (2, ["agent-sepdia"], ["ch-337a"])
    table = Table(theirs=["jackpot-greene"], mine=["troll"], deck=["ch-337a", "smith"], house="brobnar")
    table.do("reap:troll", "trigger:jackpot-greene")
    assert (table.amber(), table.amber(1), table.row("discard")) == (1, 1, ["ch-337a"])
    table = Table(mine=["jackpot-greene"], deck=["troll"], house=HOUSE).do("reap:jackpot-greene")
    assert (table.amber(), table.row("discard")) == (1, ["troll"])
    table = Table(mine=["jackpot-greene"], deck=[], house=HOUSE).do("reap:jackpot-greene")
    assert table.amber() == 1


def test_missile_officer_myers() -> None:
    """The "Play:" of a neighbour is resolved once more; scrapped, a card of another house may be played this turn."""
    mine = ["cr-officer-hawkins", "troll"]
    table = Table(mine=mine, hand=["missile-officer-myers"], house=HOUSE)
    table.do("play:missile-officer-myers", "place:1", "card:cr-officer-hawkins")
    assert table.amber() == 0  # Myers is of the same house as Hawkins
    table = Table(mine=["krump", "cr-officer-hawkins", "missile-officer-myers"], house=HOUSE)
    table.do("reap:missile-officer-myers")
    assert table.amber() == 2
    table = Table(mine=["missile-officer-myers", "troll"], house=HOUSE).do("reap:missile-officer-myers")
    assert (table.amber(), table.asked) == (1, "turn")
    table = Table(hand=["missile-officer-myers", "troll", "krump"], house=HOUSE)
    assert "play:troll" not in table.offered()
    table.do("discard:missile-officer-myers", "play:troll")
    assert "play:krump" not in table.offered()
    assert table.line() == ["troll"]


@pytest.mark.parametrize("cards", [8, 7, 0])
def test_paradox_shield(cards: int) -> None:
    """As many cards as the creature has power save it; too few go all the same, and save nobody."""
    table = Table(
        mine=["troll damage:1 plus:1"],
        theirs=["troll +paradox-shield"],
        their_deck=["smith"] * cards,
        house="brobnar",
    )
    table.do("fight:troll")
    assert len(table.row("deck", 1)) == 0
    saved = cards == 8
    assert (table.zone("troll.2"), table.zone("paradox-shield")) == (
        "line" if saved else "discard",
        "discard",
    )
    if saved:
        assert table.damage("troll.2") == 0


def test_3ll_i0t() -> None:
    """It gets an upgrade back from its player's pile; scrapped, it shuffles every upgrade away."""
    pile = ["blast-shielding", "troll", "stealthster"]
    table = Table(mine=["krump"], hand=["3ll-i0t"], discard=pile, house=HOUSE)
    table.do("play:3ll-i0t", "place:0", "yes")
    assert table.host("blast-shielding") == "3ll-i0t"
    for use in ("reap:3ll-i0t", "fight:3ll-i0t"):
        table = Table(mine=["3ll-i0t", "krump"], theirs=["dust-pixie"], discard=pile, house=HOUSE).do(
            use, "yes"
        )
        assert table.host("blast-shielding") == "3ll-i0t"
    table = Table(mine=["3ll-i0t"], discard=pile, house=HOUSE).do("reap:3ll-i0t", "no")
    assert table.zone("blast-shielding") == "discard"
    table = Table(mine=["3ll-i0t"], discard=["troll"], house=HOUSE).do("reap:3ll-i0t")
    assert table.asked == "turn"
    table = Table(
        hand=["3ll-i0t"],
        mine=["krump +blast-shielding"],
        theirs=["troll +observ-u-max +way-of-the-wolf"],
        deck=[],
        their_deck=[],
        house=HOUSE,
    )
    table.do("discard:3ll-i0t")
    assert (table.row("deck"), sorted(table.row("deck", 1))) == (
        ["blast-shielding"],
        ["observ-u-max", "way-of-the-wolf"],
    )


def test_staff_sergeant_rhea() -> None:
    """In a turn of Star Alliance her neighbours may be used; scrapped, she readies and uses a friendly creature."""
    mine = ["troll", "staff-sergeant-rhea", "krump", "bumpsy"]
    table = Table(mine=mine, house=HOUSE)
    assert {"reap:troll", "reap:krump"} <= set(table.offered())
    assert "reap:bumpsy" not in table.offered()
    table = Table(mine=mine, house="dis")
    assert "reap:troll" not in table.offered()
    table = Table(mine=["troll exhausted", "krump"], hand=["staff-sergeant-rhea"], house=HOUSE)
    table.do("discard:staff-sergeant-rhea", "card:troll")
    assert table.amber() == 1


def test_essence_entangler() -> None:
    """Less power for each Æ on its creature; scrapped, 1 Æ goes from one creature to another."""
    table = Table(mine=["troll amber:3 +essence-entangler", "krump amber:1"], house=HOUSE)
    assert (table.power("troll"), table.power("krump")) == (5, 6)
    table = Table(hand=["essence-entangler"], mine=["troll amber:2"], theirs=["krump"], house=HOUSE)
    table.do("discard:essence-entangler", "card:troll")
    assert (table.on("troll"), table.on("krump")) == (1, 1)
    table = Table(hand=["essence-entangler"], mine=["troll amber:2"], house=HOUSE).do(
        "discard:essence-entangler"
    )
    assert table.on("troll") == 2


def test_essence_entangler_kills() -> None:
    """A creature whose Æ takes its last power dies at once."""
    table = Table(mine=["urchin amber:1"], hand=["essence-entangler"], amber=(0, 0), house=HOUSE)
    table.do("play:essence-entangler")
    assert (table.zone("urchin"), table.amber(1)) == ("discard", 1)


def test_into_the_warp() -> None:
    """Both top cards are discarded; who shares a house with one of them is destroyed."""
    table = Table(
        hand=["into-the-warp"],
        mine=["krump", "flaxia"],
        theirs=["dodger", "troll", "agent-sepdia"],
        deck=["bumpsy"],
        their_deck=["urchin"],
        house=HOUSE,
    )
    table.do("play:into-the-warp")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert (table.line(), table.line(1)) == (["flaxia"], ["agent-sepdia"])
    table = Table(
        hand=["into-the-warp"], mine=["krump", "flaxia"], deck=["bumpsy"], their_deck=[], house=HOUSE
    )
    table.do("play:into-the-warp")
    assert table.line() == ["flaxia"]
    table = Table(hand=["into-the-warp"], mine=["krump"], deck=[], their_deck=[], house=HOUSE)
    table.do("play:into-the-warp")
    assert table.line() == ["krump"]


def test_modular_exoskeleton() -> None:
    """+4 power; from the pile it may come back at the start of its player's turn."""
    table = Table(mine=["krump +modular-exoskeleton"], house=HOUSE)
    assert table.power("krump") == 10
    table = Table(discard=["modular-exoskeleton"], active=1, at="start", house="")
    while table.state.active == 1:
        table.step(1)
    table.do("yes")
    assert table.zone("modular-exoskeleton") == "hand"
    table = Table(discard=["modular-exoskeleton"], house=HOUSE).to_turn_of(1)
    assert table.zone("modular-exoskeleton") == "discard"


def test_encounter_golem() -> None:
    """An action that its player has played goes from the pile under the deck; a haunted player archives the golem."""
    table = Table(mine=["encounter-golem"], hand=["survey"], deck=["smith", "punch", "anger"], house=HOUSE)
    assert table.keyword("encounter-golem", "hazardous") == 3
    table.do("play:survey", "deck:smith")
    assert (table.row("deck"), table.row("discard")) == (["punch", "anger", "survey"], ["smith"])
    table = Table(theirs=["encounter-golem"], hand=["survey"], deck=["smith"], house=HOUSE).do("play:survey")
    assert table.row("discard") == ["smith", "survey"]
    table = Table(mine=["encounter-golem"], hand=["multi-dimensional-rescue"], house=HOUSE)
    table.do("play:multi-dimensional-rescue")
    assert table.zone("multi-dimensional-rescue") == "purged"
    table = Table(mine=["encounter-golem"], hand=["perimeter-alarm"], discard=PILE, house=HOUSE)
    table.do("play:perimeter-alarm")
    assert table.zone("perimeter-alarm") == "archives"
    for pile, place in ((PILE, "archives"), (PILE[1:], "discard")):
        table = Table(mine=["troll"], theirs=["encounter-golem"], their_discard=pile, house="brobnar")
        table.do("fight:troll")
        assert table.zone("encounter-golem") == place
