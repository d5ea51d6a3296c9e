"""What several cards do to each other, where one rule alone does not say it."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.pool.houses import Houses
from ludarium.games.keyforge.words.shorthand import HOST_CARD, belongs, words
from ludarium.testing import proves


def done(table: Table) -> Table:
    """Answer whatever is asked until the turn goes on."""
    while table.asked != "turn":
        table.do(table.offered()[0])
    return table


@proves("G65", "G82")
@pytest.mark.parametrize("foe", ["overlord-greking", "krump"])
def test_a_damage_icon_is_no_fight(foe: str) -> None:
    """A creature that is destroyed by its own bonus icon was destroyed by no creature."""
    table = Table(
        mine=["champion-anaphiel", foe], their_hand=["mooncurser icons:AD"], house="shadows", active=1,
        amber=(0, 5),
    )  # fmt: skip
    done(table.do("play:mooncurser+AD", "card:mooncurser+AD"))
    assert (table.zone("mooncurser+AD"), table.holder("mooncurser+AD"), table.amber(1)) == ("discard", 1, 6)


@proves("G98", "G94")
@pytest.mark.parametrize(
    ("creature", "first", "zone"),
    [
        ("bad-penny +biomatrix-backup", "trigger:bad-penny", "hand"),
        ("bad-penny +biomatrix-backup", "trigger:bad-penny:2", "archives"),
        ("dextre +biomatrix-backup", "trigger:dextre", "deck"),
        ("dextre +biomatrix-backup", "trigger:dextre:2", "archives"),
        ("dextre +phoenix-heart", "trigger:dextre", "deck"),
    ],
)
def test_the_first_of_two_destroyed_abilities_takes_the_creature_away(
    creature: str, first: str, zone: str
) -> None:
    """In a hidden zone the second finds it no more."""
    table = Table(mine=[creature], hand=["punch"], house="brobnar").do("play:punch", first)
    while table.asked != "turn":
        table.do("yes" if "yes" in table.offered() else table.offered()[0])
    assert table.zone(creature.split()[0]) == zone


@proves("G98", "G99")
@said({"academy-training": words(belongs(HOST_CARD, Houses.BROBNAR))})
def test_a_card_that_has_moved_on_is_as_printed() -> None:
    """A creature that was of another house goes to the deck, and is discarded from there in the same turn."""
    table = Table(
        mine=["dextre +academy-training", "crazy-killing-machine"], theirs=["troll", "batdrone"],
        hand=["punch house:logos"], house="logos", their_deck=["smaaash"],
    )  # fmt: skip
    table.do("play:punch~logos", "card:dextre", "action:crazy-killing-machine", "pile:dextre")
    assert table.offered() == ["card:crazy-killing-machine", "card:batdrone"]
    table = Table(
        theirs=["dextre +academy-training"], hand=["punch house:dis", "a-fair-game"],
        their_hand=["troll", "krump", "batdrone"], house="dis", deck=["bumpsy"],
    )  # fmt: skip
    before = table.do("play:punch~dis").amber()
    assert done(table.do("play:a-fair-game")).amber() == before + 1


@proves("G99", "G98")
@said({"academy-training": words(belongs(HOST_CARD, Houses.BROBNAR))})
def test_a_card_that_comes_back_to_the_same_pile_is_as_printed() -> None:
    """It died as one of another house, was fetched from the pile, and lies there again: it was discarded as itself."""
    table = Table(
        mine=["urchin +academy-training", "rock-hurling-giant"], theirs=["troll"],
        hand=["punch", "regrowth house:brobnar", "tremor icons:X"], house="brobnar",
    )  # fmt: skip
    table.do("play:punch", "card:urchin", "play:regrowth~brobnar", "play:tremor+X")
    assert table.zone("urchin") == "discard"
    assert table.offered() == ["card:rock-hurling-giant", "card:troll"], "Tremor asks, and not the giant"


@proves("G81", "G99")
@said({"academy-training": words(belongs(HOST_CARD, Houses.BROBNAR))})
def test_a_fallen_attacker_is_of_the_houses_that_it_was_of() -> None:
    """An upgrade made it a card of another house than is printed, as long as it was there or for a turn."""
    table = Table(mine=["brikk-nastee", "urchin +academy-training"], theirs=["troll"], house="brobnar")
    assert done(table.do("fight:urchin")).amber() == 1
    table = Table(
        mine=["brikk-nastee house:mars", "dust-pixie house:brobnar exhausted +brain-stem-antenna"],
        theirs=["troll"], hand=["blypyp"], house="mars",
    )  # fmt: skip
    before = done(table.do("play:blypyp", "place:0")).amber()
    assert done(table.do("fight:dust-pixie~brobnar")).amber() == before


@proves("G79", "G81", "G98")
def test_an_attacker_that_changes_hands_by_dying_has_fought() -> None:
    """Greking takes it; for those who watched, a creature of theirs fought, and what it is now has nothing to do with
    that."""
    table = Table(mine=["bumpsy"], theirs=["overlord-greking"], hand=["warsong"], house="brobnar")
    before = table.do("play:warsong").amber()
    done(table.do("fight:bumpsy"))
    assert (table.holder("bumpsy"), table.amber() - before) == (1, 1)
    table = Table(mine=["brikk-nastee", "bumpsy"], theirs=["overlord-greking"], house="brobnar")
    assert done(table.do("fight:bumpsy")).amber() == 1
    table = Table(
        mine=["bumpsy"], theirs=["overlord-greking"], hand=["take-hostages house:brobnar"], house="brobnar",
        amber=(3, 3),
    )  # fmt: skip
    before = table.do("play:take-hostages~brobnar").amber()
    done(table.do("fight:bumpsy"))
    assert (table.holder("bumpsy"), table.amber(), table.amber(1), table.on("bumpsy")) == (1, before, 3, 0)


@proves("G80", "G82")
def test_the_opponent_in_a_fight_is_who_dealt_the_damage() -> None:
    """Gabos strikes another creature than the one he fights; that one has not destroyed it."""
    table = Table(mine=["gabos-longarms", "dust-imp"], theirs=["overlord-greking"], house="dis")
    done(table.do("fight:gabos-longarms", "card:dust-imp"))
    assert (table.zone("dust-imp"), table.line(1)) == ("discard", ["gabos-longarms", "overlord-greking"])
    table = Table(mine=["gabos-longarms", "dust-imp"], theirs=["krump"], house="dis", amber=(5, 0))
    assert done(table.do("fight:gabos-longarms", "card:dust-imp")).amber() == 5 + 2 - 1


@proves("G82")
def test_a_second_death_is_not_that_of_the_fight_before() -> None:
    """An attacker is taken by Greking as it dies, and destroyed as it enters play: that is no fight."""
    table = Table(
        mine=["urchin house:brobnar", "autocannon", "the-warchest"],
        theirs=["overlord-greking"],
        house="brobnar",
    )
    before = done(table.do("fight:urchin~brobnar")).amber()
    table.do("action:the-warchest")
    assert (table.zone("urchin~brobnar"), table.amber()) == ("discard", before)


@proves("G132", "G84", "G96")
def test_control_ends_together_with_its_source() -> None:
    """Nothing is looked at in between: neither whether enemy creatures are left, nor a power that depends on neighbours."""
    table = Table(
        mine=["tireless-crocag"], theirs=["urchin", "troll"],
        hand=["harland-mindlock house:shadows", "poison-wave"], house="shadows",
    )  # fmt: skip
    done(table.do("play:harland-mindlock~shadows", "place:0", "card:troll"))
    done(table.do("play:poison-wave"))
    assert (table.line(0), table.line(1)) == (["tireless-crocag"], ["troll"])
    table = Table(
        mine=["niffle-queen damage:4"], theirs=["niffle-ape damage:2", "troll", "niffle-queen"],
        hand=["harland-mindlock house:shadows", "poison-wave"], house="shadows",
    )  # fmt: skip
    done(table.do("play:harland-mindlock~shadows", "place:0", "card:niffle-ape"))
    done(table.do("play:poison-wave"))
    assert table.line(1) == ["niffle-ape", "troll", "niffle-queen.2"]


@proves("G98")
def test_what_was_used_before_it_left_was_another() -> None:
    """It reaped, went to the hand, and came back; its first use readies it."""
    table = Table(
        mine=["silvertooth house:logos"], hand=["rocket-boots", "hysteria house:logos"], house="logos"
    )
    table.do("reap:silvertooth~logos", "play:hysteria~logos", "play:silvertooth~logos", "play:rocket-boots")
    table.do("reap:silvertooth~logos")
    assert not table.has("silvertooth~logos", "exhausted")
    table.do("reap:silvertooth~logos")
    assert table.has("silvertooth~logos", "exhausted")


@proves("G98", "G198")
def test_leave_that_a_card_gives_each_turn_is_there_anew_when_it_has_come_back() -> None:
    """The Witch's was used; the one that is played again is another."""
    table = Table(
        mine=["witch-of-the-wilds house:dis"], hand=["dew-faerie", "regrowth", "hysteria"], house="dis"
    )
    table.do("play:dew-faerie", "place:0")
    assert "play:regrowth" not in table.offered()
    table.do("play:hysteria", "play:witch-of-the-wilds~dis")
    assert "play:regrowth" in table.offered()


@proves("G98", "G212")
def test_who_was_used_by_leave_for_so_many_cards_and_came_back_needs_it_anew() -> None:
    """Two cards of Mars may be used; the second is a creature that was the first, went to the hand and came back."""
    for again in (False, True):
        table = Table(
            mine=["combat-pheromones", "silvertooth house:mars", "commpod"],
            hand=["phase-shift", "hysteria house:logos"], house="logos",
        )  # fmt: skip
        table.do("omni:combat-pheromones", "reap:silvertooth~mars", "play:hysteria~logos", "play:phase-shift")
        table.do("play:silvertooth~mars")
        if again:
            table.do("reap:silvertooth~mars")
        assert ("action:commpod" in table.offered()) != again


@proves("G98")
def test_an_attacker_that_changed_hands_by_dying_is_not_readied_to_fight_again() -> None:
    """One Stood Against Many; Greking takes the first creature, which enters exhausted."""
    table = Table(
        mine=["bumpsy"], theirs=["overlord-greking", "troll"],
        hand=["one-stood-against-many house:brobnar"], house="brobnar",
    )  # fmt: skip
    done(table.do("play:one-stood-against-many~brobnar", "card:overlord-greking"))
    assert table.holder("bumpsy") == 1
    assert table.has("bumpsy", "exhausted")
    assert table.told("readied") == []


@proves("G98", "G99")
def test_whose_creature_was_destroyed_is_as_it_was_then_wherever_it_lies_now() -> None:
    """Dextre goes on top of a deck and is drawn from there, or archived, as others die beside it."""
    for mine, theirs in (("dextre theirs", "duma-the-martyr"), ("duma-the-martyr", "dextre theirs")):
        for first in ("dextre", "duma-the-martyr"):
            table = Table(
                mine=[mine], theirs=[theirs],
                hand=["loot-the-bodies house:dis", "gateway-to-dis"], house="dis",
            )  # fmt: skip
            table.do("play:loot-the-bodies~dis", "play:gateway-to-dis", f"trigger:{first}")
            assert done(table).amber() == 1, f"for {theirs}; {mine} was a friendly creature"


@proves("G98")
def test_whom_it_fought_is_kept_beside_what_it_did_in_earlier_lives() -> None:
    """It died twice in fights before it fights with a cloak on, for One Stood Against Many."""
    for deaths in (0, 1, 2):
        table = Table(
            mine=["silvertooth house:sanctum"], theirs=["troll", "bumpsy", "krump"],
            hand=["regrowth house:sanctum", "regrowth house:sanctum", "armageddon-cloak", "one-stood-against-many"],
            house="sanctum",
        )  # fmt: skip
        for _ in range(deaths):
            table.do("fight:silvertooth~sanctum", "card:troll")
            table.do(next(option for option in table.offered() if option.startswith("play:regrowth")))
            table.do("play:silvertooth~sanctum")
        for choice in ("play:armageddon-cloak", "play:one-stood-against-many"):
            table.do(choice)
            if "card:silvertooth~sanctum" in table.offered():
                table.do("card:silvertooth~sanctum")
        assert table.offered() == ["card:troll", "card:bumpsy", "card:krump"]
        table.do("card:troll")
        assert table.offered() == ["card:bumpsy", "card:krump"]


@proves("G98", "G213")
def test_an_action_that_comes_back_is_another_card() -> None:
    """Mimicry was played as another card before it is played as Treasure Map."""
    table = Table(
        mine=["nepenthe-seed"], hand=["mimicry house:shadows"],
        their_discard=["virtuous-works", "treasure-map"], house="shadows",
    )  # fmt: skip
    table.do("play:mimicry~shadows", "pile:virtuous-works", "omni:nepenthe-seed", "pile:mimicry~shadows")
    before = table.amber()
    table.do("play:mimicry~shadows", "pile:treasure-map")
    assert table.amber() - before == 1


@proves("G98")
def test_a_creature_that_was_used_twice_counts_twice_if_it_left_in_between() -> None:
    """Stampede asks for three creatures."""
    for again, stolen in ((True, 2), (False, 0)):
        table = Table(
            mine=["silvertooth house:untamed", "troll house:untamed"],
            hand=["hysteria house:untamed", "stampede"], house="untamed", amber=(0, 4),
        )  # fmt: skip
        table.do("reap:silvertooth~untamed", "reap:troll~untamed", "play:hysteria~untamed")
        table.do("play:silvertooth~untamed")
        if again:
            table.do("reap:silvertooth~untamed")
        before = table.amber(1)
        done(table.do("play:stampede"))
        assert before - table.amber(1) == stolen


@proves("G156", "G84")
@pytest.mark.parametrize("weight", ["", " +essence-entangler"])
def test_a_saved_creature_is_looked_at_once_it_has_been_healed(weight: str) -> None:
    """Not in the middle of what saves it, though its power hangs on Æ and is looked at after every step."""
    table = Table(
        mine=["bumpsy +paradox-shield" + weight, "troll"], hand=["punch", "punch"], deck=["krump"] * 9,
        house="brobnar",
    )  # fmt: skip
    table.do("play:punch", "card:bumpsy").do("play:punch", "card:bumpsy")
    assert (table.asked, table.line(0), table.damage("bumpsy")) == ("turn", ["bumpsy", "troll"], 0)
    assert table.zone("paradox-shield") == "discard"


@proves("G145", "G241")
def test_a_round_that_changes_nothing_is_repeated_all_the_same() -> None:
    """Who can't be destroyed was chosen; it has to be repeated, or may be. What never changes anything ends."""
    table = Table(theirs=["krump +ghostform", "troll", "bumpsy"], hand=["numquid-the-fair"], house="sanctum")
    table.do("play:numquid-the-fair", "card:krump")
    assert table.offered() == ["card:krump", "card:troll", "card:bumpsy"]
    table.do("card:troll")
    assert table.offered() == ["card:krump", "card:bumpsy"]
    for _ in range(3):
        table.do("card:krump")
    assert (table.asked, table.line(1)) == ("turn", ["krump", "bumpsy"])
    table = Table(
        mine=["bumpsy +ghostform", "urchin"], theirs=["krump +ghostform", "troll"],
        hand=["bouncing-deathquark"], house="logos",
    )  # fmt: skip
    table.do("play:bouncing-deathquark", "card:krump", "card:bumpsy")
    assert table.offered() == ["yes", "no"]
    table.do("yes", "card:troll", "card:urchin")
    assert (table.line(0), table.line(1)) == (["bumpsy"], ["krump"])
