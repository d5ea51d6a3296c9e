"""Shadows of Call of the Archons, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.core import Chance
from ludarium.games.keyforge.bots.rollout import quick
from ludarium.games.keyforge.engine.terms import NONE
from ludarium.games.keyforge.pool.houses import Houses
from ludarium.games.keyforge.words.cards import CREATURES, FRIENDLY, IN_HAND
from ludarium.games.keyforge.words.effects import PutInPlay
from ludarium.games.keyforge.words.shorthand import card, play, words
from ludarium.games.keyforge.words.targets import A
from ludarium.testing import proves

HOUSES = [["shadows", "brobnar", "untamed"], ["brobnar", "dis", "sanctum"]]


@pytest.mark.parametrize(
    ("before", "after"),
    [((0, 7), (2, 5)), ((0, 2), (1, 1)), ((0, 1), (1, 0)), ((3, 3), (3, 3)), ((4, 1), (4, 1))],
)
@proves("G145")
def test_bait_and_switch(before: tuple[int, int], after: tuple[int, int]) -> None:
    """Steals from an opponent who has more, and once again from one who still has: 2 at most, by its erratum."""
    table = Table(hand=["bait-and-switch"], amber=before, house="shadows").do("play:bait-and-switch")
    assert (table.amber(0), table.amber(1)) == after


@proves("G241")
def test_bait_and_switch_where_nothing_can_be_stolen() -> None:
    """The second time finds what the first one did: nothing."""
    table = Table(theirs=["the-vaultkeeper"], hand=["bait-and-switch"], amber=(0, 5), house="shadows")
    table.do("play:bait-and-switch")
    assert (table.asked, table.amber(0), table.amber(1)) == ("turn", 0, 5)


@proves("G222")
def test_booby_trap() -> None:
    """Hits a creature that is on no flank, and splashes on its neighbours."""
    table = Table(
        mine=["troll"], theirs=["bumpsy", "shaffles", "sequis", "troll"], hand=["booby-trap"], house="shadows"
    )
    table.do("play:booby-trap")
    assert table.offered() == ["card:shaffles", "card:sequis"]
    table.do("card:sequis")
    assert table.line(1) == ["bumpsy", "sequis", "troll.2"]  # 2 were enough for the neighbour on the left
    assert [table.damage(c) for c in table.line(1)] == [0, 2, 2]


def test_finishing_blow() -> None:
    """Destroys a creature that is damaged, and steals for it."""
    table = Table(
        mine=["troll damage:1"],
        theirs=["bumpsy damage:1", "shaffles"],
        hand=["finishing-blow"],
        amber=(0, 2),
        house="shadows",
    )
    table.do("play:finishing-blow")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert (table.zone("bumpsy"), table.amber(0), table.amber(1)) == ("discard", 2, 1)


@proves("G10", "G103")
def test_finishing_blow_steals_nothing_where_nothing_was_destroyed() -> None:
    table = Table(theirs=["bumpsy damage:1 warded"], hand=["finishing-blow"], amber=(0, 2), house="shadows")
    table.do("play:finishing-blow")
    assert (table.zone("bumpsy"), table.has("bumpsy", "warded"), table.amber(1)) == ("line", False, 2)
    table = Table(theirs=["bumpsy"], hand=["finishing-blow"], amber=(0, 2), house="shadows")
    assert table.do("play:finishing-blow").amber(1) == 2
    table = Table(
        theirs=["bumpsy damage:1 +armageddon-cloak"], hand=["finishing-blow"], amber=(0, 2), house="shadows"
    )
    assert table.do("play:finishing-blow").amber(1) == 2


@pytest.mark.parametrize(("theirs", "left"), [(0, 0), (1, 0), (2, 2)])
def test_ghostly_hand(theirs: int, left: int) -> None:
    """Steals a single Æ, and only that."""
    table = Table(hand=["ghostly-hand"], amber=(0, theirs), house="shadows").do("play:ghostly-hand")
    assert (table.amber(0), table.amber(1)) == (2 + theirs - left, left)


def test_hidden_stash() -> None:
    """A card from hand, of one's choice, goes to the archives."""
    table = Table(hand=["hidden-stash", "anger", "punch"], their_hand=["smith"], house="shadows")
    table.do("play:hidden-stash")
    assert table.offered() == ["hand:anger", "hand:punch"]
    table.do("hand:punch")
    assert (table.row("archives"), table.hand(), table.hand(1)) == (["punch"], ["anger"], ["smith"])


def test_imperial_traitor() -> None:
    """The whole hand is seen; a card of one house may be purged from it."""
    table = Table(
        hand=["imperial-traitor", "bulwark"], their_hand=["anger", "begone", "sequis"], house="shadows"
    )
    table.do("play:imperial-traitor")
    assert table.told("looked")[0]["prints"] == ["anger", "begone", "sequis"]
    table.do("yes")
    assert table.offered() == ["hand:begone", "hand:sequis"]
    table.do("hand:sequis")
    assert (table.zone("sequis"), table.hand(1)) == ("purged", ["anger", "begone"])


def test_imperial_traitor_may_leave_it() -> None:
    table = Table(hand=["imperial-traitor"], their_hand=["begone"], house="shadows")
    table.do("play:imperial-traitor", "no")
    assert table.hand(1) == ["begone"]
    table = Table(hand=["imperial-traitor", "bulwark"], their_hand=["anger"], house="shadows").do(
        "play:imperial-traitor"
    )
    assert table.offered() == ["no"]  # asked all the same: others can't tell what the hand holds


@pytest.mark.parametrize(
    ("mine", "theirs", "keys", "left"), [(12, 1, 1, 0), (11, 1, 0, 11), (9, 0, 1, 1), (7, 0, 0, 7)]
)
@proves("G49")
def test_key_of_darkness(mine: int, theirs: int, keys: int, left: int) -> None:
    """A key for six more, or for two more where the opponent has no Æ."""
    table = Table(hand=["key-of-darkness"], amber=(mine, theirs), house="shadows").do("play:key-of-darkness")
    if keys:
        table.do("key:red")
    assert (table.keys(), table.amber(), table.asked) == (keys, left, "turn")


def test_lights_out() -> None:
    """Two enemy creatures go to their owners' hands; one, if there is only one."""
    table = Table(
        mine=["troll"], theirs=["bumpsy", "shaffles", "sequis"], hand=["lights-out"], house="shadows"
    )
    table.do("play:lights-out", "card:bumpsy")
    assert table.offered() == ["card:shaffles", "card:sequis"]
    table.do("card:sequis")
    assert (table.line(1), table.hand(1), table.line(0)) == (["shaffles"], ["bumpsy", "sequis"], ["troll"])
    table = Table(theirs=["bumpsy"], hand=["lights-out"], house="shadows").do("play:lights-out")
    assert table.hand(1) == ["bumpsy"]


@proves("G136")
def test_miasma() -> None:
    """The opponent forges no key in the next turn, but in the one after it."""
    table = Table(hand=["miasma"], amber=(0, 6), house="shadows", houses=HOUSES)
    table.do("play:miasma", "end")
    assert table.told("skipped")
    table.to_turn_of(1, "brobnar")
    assert (table.keys(1), table.amber(1)) == (0, 6)
    table.do("end").to_turn_of(0, "shadows").do("end").to_turn_of(1, "brobnar")
    assert (table.keys(1), table.amber(1)) == (1, 0)


def test_miasma_does_not_stop_its_player() -> None:
    table = Table(hand=["miasma"], amber=(6, 0), house="shadows", houses=HOUSES)
    table.do("play:miasma", "end").to_turn_of(1, "brobnar").do("end").to_turn_of(0, "shadows")
    assert table.keys(0) == 1


def test_nerve_blast() -> None:
    """Damage only for a theft."""
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["nerve-blast"], amber=(0, 1), house="shadows")
    table.do("play:nerve-blast", "card:bumpsy")
    assert (table.damage("bumpsy"), table.amber(0), table.amber(1)) == (2, 1, 0)
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["nerve-blast"], house="shadows").do(
        "play:nerve-blast"
    )
    assert (table.asked, table.damage("bumpsy")) == ("turn", 0)


def test_one_last_job() -> None:
    """Friendly creatures of the house are purged, an Æ stolen for each; a ward keeps one and pays nothing."""
    table = Table(
        mine=["noddy-the-thief", "troll", "umbra", "urchin warded"], theirs=["dodger"], hand=["one-last-job"],
        amber=(0, 5), house="shadows",
    )  # fmt: skip
    table.do("play:one-last-job")
    assert (table.line(0), table.line(1)) == (["troll", "urchin"], ["dodger"])
    assert (table.zone("umbra"), table.amber(0), table.amber(1)) == ("purged", 3, 3)


def test_oubliette() -> None:
    """A creature of power 3 or less is purged."""
    table = Table(
        mine=["noddy-the-thief"],
        theirs=["bad-penny", "sequis", "macis-asp"],
        hand=["oubliette"],
        house="shadows",
    )
    table.do("play:oubliette")
    assert table.offered() == ["card:noddy-the-thief", "card:bad-penny", "card:macis-asp"]
    table.do("card:bad-penny")
    assert table.zone("bad-penny") == "purged"


def test_pawn_sacrifice() -> None:
    """For a friendly creature, two creatures are hit."""
    table = Table(
        mine=["umbra", "troll"], theirs=["bumpsy", "shaffles"], hand=["pawn-sacrifice"], house="shadows"
    )
    table.do("play:pawn-sacrifice")
    assert table.offered() == ["card:umbra", "card:troll"]
    table.do("card:umbra", "card:bumpsy")
    assert table.offered() == ["card:troll", "card:shaffles"]
    table.do("card:troll")
    assert [table.damage(c) for c in ("bumpsy", "shaffles", "troll")] == [3, 0, 3]


def test_pawn_sacrifice_without_a_pawn() -> None:
    table = Table(theirs=["bumpsy", "shaffles"], hand=["pawn-sacrifice"], house="shadows").do(
        "play:pawn-sacrifice"
    )
    assert (table.asked, table.damage("bumpsy")) == ("turn", 0)
    table = Table(mine=["umbra warded"], theirs=["bumpsy"], hand=["pawn-sacrifice"], house="shadows")
    table.do("play:pawn-sacrifice")
    assert (table.line(0), table.damage("bumpsy")) == (["umbra"], 0)


def test_poison_wave() -> None:
    """Everybody is hurt."""
    table = Table(mine=["troll"], theirs=["sequis", "bumpsy", "umbra"], hand=["poison-wave"], house="shadows")
    table.do("play:poison-wave")
    assert [table.damage(c) for c in ("troll", "sequis", "bumpsy")] == [2, 0, 2]
    assert table.zone("umbra") == "discard"


def test_relentless_whispers() -> None:
    """Steals if the damage destroys."""
    table = Table(theirs=["umbra", "bumpsy"], hand=["relentless-whispers"], amber=(0, 2), house="shadows")
    table.do("play:relentless-whispers", "card:umbra")
    assert (table.zone("umbra"), table.amber(1)) == ("discard", 1)
    table = Table(theirs=["umbra", "bumpsy"], hand=["relentless-whispers"], amber=(0, 2), house="shadows")
    table.do("play:relentless-whispers", "card:bumpsy")
    assert (table.damage("bumpsy"), table.amber(1)) == (2, 2)


@proves("G94")
def test_relentless_whispers_on_a_creature_that_returns() -> None:
    """It went to a hand, but it was destroyed."""
    table = Table(theirs=["bad-penny"], hand=["relentless-whispers"], amber=(0, 2), house="shadows")
    table.do("play:relentless-whispers")
    assert (table.zone("bad-penny"), table.amber(1)) == ("hand", 1)


@proves("G35")
def test_routine_job() -> None:
    """One more for each copy in the discard pile, where this one is not yet."""
    table = Table(
        hand=["routine-job", "routine-job", "routine-job"],
        discard=["ghostly-hand"],
        their_discard=["routine-job"],
        amber=(0, 9),
        house="shadows",
    )
    table.do("play:routine-job")
    assert table.amber() == 1
    table.do("play:routine-job")
    assert table.amber() == 3
    table.do("play:routine-job")
    assert (table.amber(0), table.amber(1)) == (6, 3)


@pytest.mark.parametrize(("theirs", "left"), [(5, 5), (6, 6), (9, 6)])
def test_too_much_to_protect(theirs: int, left: int) -> None:
    """Steals what the opponent has beyond six."""
    table = Table(hand=["too-much-to-protect"], amber=(0, theirs), house="shadows").do(
        "play:too-much-to-protect"
    )
    assert (table.amber(0), table.amber(1)) == (1 + theirs - left, left)


def test_treasure_map() -> None:
    """As the first card of the turn it pays; after it no card may be played, but cards may be used."""
    table = Table(mine=["umbra"], hand=["treasure-map", "urchin"], house="shadows", houses=HOUSES)
    table.do("play:treasure-map")
    assert (table.amber(), table.offered()) == (4, ["discard:urchin", "reap:umbra", "end"])
    table.do("end").to_turn_of(1, "dis").do("end").to_turn_of(0, "shadows")
    assert "play:urchin" in table.offered()


def test_treasure_map_after_another_card() -> None:
    table = Table(hand=["ghostly-hand", "treasure-map", "urchin"], house="shadows")
    table.do("play:ghostly-hand", "play:treasure-map")
    assert (table.amber(), table.offered()) == (3, ["discard:urchin", "end"])


@proves("G199", "G228")
def test_customs_office() -> None:
    """The opponent pays for each artifact, or cannot play it."""
    table = Table(
        theirs=["customs-office"],
        hand=["seeker-needle", "skeleton-key", "umbra"],
        amber=(1, 0),
        house="shadows",
    )
    table.do("play:seeker-needle")
    assert (table.amber(0), table.amber(1), table.zone("seeker-needle")) == (0, 1, "artifacts")
    assert "play:skeleton-key" not in table.offered()
    assert "play:umbra" in table.offered()


@proves("G211")
def test_customs_office_is_free_for_its_player() -> None:
    """Neither itself nor what its player plays later costs anything."""
    table = Table(hand=["customs-office", "seeker-needle"], house="shadows")
    table.do("play:customs-office", "play:seeker-needle")
    assert (table.amber(0), table.amber(1)) == (0, 0)


def test_evasion_sigil() -> None:
    """The top card of the fighter's deck decides once the target is chosen: of the active house, ``Exhaust`` calls the
    fight off."""
    table = Table(
        mine=["evasion-sigil", "troll"],
        theirs=["bumpsy"],
        deck=["anger", "umbra"],
        amber=(0, 2),
        house="brobnar",
    )
    table.do("fight:troll")
    assert (table.damage("troll"), table.damage("bumpsy"), table.has("troll", "exhausted")) == (0, 0, True)
    assert (table.row("discard"), table.told("called_off")) == (["anger"], [{"card": "troll"}])
    assert table.told("fights") == [{"seat": 0, "card": "troll", "target": "bumpsy"}]


@proves("G78", "G183")
@pytest.mark.parametrize("first", ["evasion-sigil", "way-of-the-bear", "flame-wreathed", "firespitter"])
def test_evasion_sigil_belongs_to_the_window_before_the_fight(first: str) -> None:
    """AP orders it among Assault, Hazardous and "Before Fight:"; all of them resolve, and a hit skips only the fight."""
    table = Table(
        mine=["evasion-sigil", "firespitter +way-of-the-bear"], theirs=["troll +flame-wreathed", "bumpsy"],
        deck=["anger"], house="brobnar",
    )  # fmt: skip
    table.do("fight:firespitter", "card:troll")
    assert table.asked == "trigger"
    order = {
        "evasion-sigil": "trigger:evasion-sigil", "way-of-the-bear": "trigger:firespitter:2",
        "flame-wreathed": "trigger:troll", "firespitter": "trigger:firespitter",
    }  # fmt: skip
    assert sorted(table.offered()) == sorted(order.values())
    table.do(order[first])
    while table.asked == "trigger":
        table.do(table.offered()[0])
    assert (table.row("discard"), table.asked) == (["anger"], "turn")
    # 1 of Firespitter and 2 of Assault; of 2 of Hazardous armor takes 1; nothing by power
    assert [table.damage(label) for label in ("troll", "bumpsy", "firespitter")] == [3, 1, 1]


@proves("G77", "G79", "G111")
def test_evasion_sigil_and_what_the_choice_has_used_up() -> None:
    """The target had been chosen: elusive is used up. The attacker was used to fight: what hears of that resolves, its own
    "After Fight:" does not, and it is enraged no more."""
    table = Table(
        mine=["evasion-sigil", "headhunter enraged", "troll"], theirs=["noddy-the-thief plus:4", "urchin"],
        deck=["anger", "fear"], hand=["warsong"], house="brobnar",
    )  # fmt: skip
    before = table.do("play:warsong").amber()
    table.do("fight:headhunter", "card:noddy-the-thief")
    assert table.told("dodged") == []
    assert (table.amber(), table.has("headhunter", "enraged")) == (before + 1, False)
    table.do("fight:troll", "card:noddy-the-thief")
    assert (table.row("discard")[-1], table.zone("noddy-the-thief"), table.damage("troll")) == (
        "fear",
        "discard",
        6,
    )


@proves("G78", "G79")
def test_evasion_sigil_after_the_attacker_has_gone() -> None:
    """All resolve whose card is still in play, also when the attacker is there no more."""
    table = Table(
        mine=["evasion-sigil", "bumpsy damage:4"], theirs=["troll +flame-wreathed"], deck=["anger"], house="brobnar",
    )  # fmt: skip
    table.do("fight:bumpsy", "trigger:troll")
    assert (table.zone("bumpsy"), table.row("discard"), table.told("called_off")) == (
        "discard", ["bumpsy", "anger"], [],
    )  # fmt: skip


def test_evasion_sigil_lets_others_fight() -> None:
    """Another card, or no card, and the creature fights; also in the opponent's turn, with the opponent's deck."""
    table = Table(mine=["evasion-sigil", "troll"], theirs=["bumpsy"], deck=["umbra"], house="brobnar")
    table.do("fight:troll")
    assert (table.zone("bumpsy"), table.row("discard")) == ("discard", ["umbra"])
    table = Table(mine=["evasion-sigil", "troll"], theirs=["bumpsy"], deck=[], house="brobnar").do(
        "fight:troll"
    )
    assert table.zone("bumpsy") == "discard"
    table = Table(
        mine=["evasion-sigil"], theirs=["bumpsy", "dodger"], deck=["umbra"], their_deck=["umbra", "punch"], active=1,
        house="shadows",
    )  # fmt: skip
    assert "fight:dodger" not in table.offered()  # there is nobody to fight


def test_evasion_sigil_in_the_opponents_turn() -> None:
    table = Table(
        mine=["evasion-sigil", "troll"], theirs=["dodger"], deck=["anger"], their_deck=["umbra", "punch"], active=1,
        house="shadows", amber=(2, 0),
    )  # fmt: skip
    table.do("fight:dodger")
    assert (table.row("discard", 1), table.row("deck", 0), table.damage("troll")) == (["umbra"], ["anger"], 0)
    assert (table.zone("dodger"), table.amber(0)) == ("line", 2)


def test_longfused_mines() -> None:
    """Enemies between others are hit, in the turn of any house."""
    table = Table(
        mine=["longfused-mines", "troll", "troll", "troll"], theirs=["bumpsy", "dodger", "bumpsy", "sequis"],
        house="brobnar",
    )  # fmt: skip
    table.do("omni:longfused-mines")
    assert table.zone("longfused-mines") == "discard"
    assert [table.damage(c) for c in [*table.line(0), *table.line(1)]] == [0, 0, 0, 0, 3, 3, 0]


@proves("G202")
def test_masterplan() -> None:
    """A card from hand waits beneath it, until it is played whatever the house; then the artifact goes."""
    table = Table(
        hand=["masterplan", "anger", "bumpsy"],
        their_hand=["smith"],
        theirs=["dust-imp"],
        house="shadows",
        houses=HOUSES,
    )
    table.do("play:masterplan")
    assert table.offered() == ["hand:anger", "hand:bumpsy"]
    table.do("hand:bumpsy")
    assert (table.zone("bumpsy"), table.hand()) == ("beneath", ["anger"])
    assert not table.state.seen[table.card("bumpsy")] & 2  # the opponent does not know it
    table.do("end").to_turn_of(0, "untamed").do("omni:masterplan")
    assert (table.line(), table.zone("masterplan")) == (["bumpsy"], "discard")
    assert table.state.host[table.card("bumpsy")] == NONE  # it lies under nothing any more


def test_masterplan_resolves_what_it_plays_first() -> None:
    """An action is played whole, with its icons, before the artifact is destroyed (``Beneath``)."""
    table = Table(
        hand=["masterplan", "punch", "anger"], theirs=["dust-imp", "troll"], house="shadows", houses=HOUSES
    )
    table.do("play:masterplan", "hand:punch")
    assert table.zone("punch") == "beneath"
    before = table.amber()
    table.do("end").to_turn_of(0, "untamed").do("omni:masterplan")
    assert table.zone("masterplan") == "artifacts"
    table.do("card:dust-imp")
    assert [table.zone(c) for c in ("masterplan", "punch", "dust-imp")] == ["discard"] * 3
    assert table.amber() == before + 1


@proves("G64")
def test_masterplan_with_what_cannot_be_played() -> None:
    """An upgrade without any creature stays beneath, and goes with the artifact."""
    table = Table(hand=["masterplan", "duskrunner", "anger"], house="shadows", houses=HOUSES)
    table.do("play:masterplan", "hand:duskrunner", "end").to_turn_of(0, "untamed").do("omni:masterplan")
    assert (table.zone("masterplan"), table.zone("duskrunner")) == ("discard", "discard")


def test_masterplan_that_goes_before() -> None:
    """What lies beneath goes to its owner's discard pile."""
    table = Table(hand=["masterplan", "anger", "oath-of-poverty house:shadows"], house="shadows")
    table.do("play:masterplan", "hand:anger")
    assert table.zone("anger") == "beneath"
    table.do("play:oath-of-poverty~shadows")
    assert (table.zone("masterplan"), table.zone("anger")) == ("discard", "discard")


@proves("G46")
def test_safe_place() -> None:
    """Æ moved there pays for keys."""
    table = Table(mine=["safe-place"], amber=(6, 0), house="shadows", houses=HOUSES)
    table.do("action:safe-place")
    assert (table.on("safe-place"), table.amber()) == (1, 5)
    table.do("end").to_turn_of(0, "untamed")
    assert (table.keys(), table.amber(), table.on("safe-place")) == (1, 0, 0)


def test_safe_place_is_of_no_use_to_the_opponent() -> None:
    table = Table(mine=["safe-place amber:3"], amber=(0, 4), active=1, houses=HOUSES, at="start")
    assert (table.asked, table.keys(1), table.on("safe-place")) == ("house", 0, 3)


def test_safe_place_without_anything_to_move() -> None:
    table = Table(mine=["safe-place"], house="shadows").do("action:safe-place")
    assert (table.on("safe-place"), table.amber()) == (0, 0)


def test_seeker_needle() -> None:
    """One damage, and an Æ where that destroys."""
    table = Table(mine=["seeker-needle"], theirs=["umbra damage:1", "bumpsy"], house="shadows")
    table.do("action:seeker-needle", "card:umbra")
    assert (table.zone("umbra"), table.amber(0), table.amber(1)) == ("discard", 1, 0)
    table = Table(mine=["seeker-needle"], theirs=["umbra", "bumpsy"], house="shadows")
    table.do("action:seeker-needle", "card:umbra")
    assert (table.damage("umbra"), table.amber()) == (1, 0)


def test_skeleton_key() -> None:
    """A friendly creature captures."""
    table = Table(mine=["skeleton-key", "troll", "umbra"], theirs=["bumpsy"], amber=(0, 2), house="shadows")
    table.do("action:skeleton-key")
    assert table.offered() == ["card:troll", "card:umbra"]
    table.do("card:troll")
    assert (table.on("troll"), table.amber(1)) == (1, 1)


def test_special_delivery() -> None:
    """A flank creature is hit, and purged if that destroys it."""
    table = Table(mine=["special-delivery"], theirs=["umbra", "bumpsy", "troll"], house="brobnar")
    table.do("omni:special-delivery")
    assert table.offered() == ["card:umbra", "card:troll"]
    table.do("card:umbra")
    assert (table.zone("umbra"), table.zone("special-delivery")) == ("purged", "discard")
    table = Table(mine=["special-delivery"], theirs=["umbra", "bumpsy", "troll"], house="brobnar")
    table.do("omni:special-delivery", "card:troll")
    assert (table.zone("troll"), table.damage("troll")) == ("line", 3)


@proves("G98")
def test_special_delivery_does_not_follow_into_a_hand() -> None:
    """``Fallen``: who has gone to a hidden zone is not found."""
    table = Table(mine=["special-delivery"], theirs=["bad-penny"], house="brobnar").do(
        "omni:special-delivery"
    )
    assert table.zone("bad-penny") == "hand"


def test_speed_sigil() -> None:
    """The first of the ``Cards`` that are played creatures enters ready, the second does not, nor does the sigil."""
    table = Table(
        hand=["speed-sigil", "umbra", "macis-asp", "seeker-needle"],
        their_hand=["bumpsy", "bumpsy"],
        house="shadows",
        houses=HOUSES,
    )
    table.do("play:speed-sigil", "play:seeker-needle")
    assert table.has("speed-sigil", "exhausted")
    assert table.has("seeker-needle", "exhausted")
    table.do("play:umbra", "play:macis-asp", "place:0")
    assert (table.has("umbra", "exhausted"), table.has("macis-asp", "exhausted")) == (False, True)
    table.do("end").to_turn_of(1, "brobnar").do("play:bumpsy")
    assert not table.has("bumpsy", "exhausted")
    table.do("play:bumpsy", "place:0")
    assert table.has("bumpsy.2", "exhausted")


def test_speed_sigil_after_a_creature() -> None:
    """It counts creatures that were played before it."""
    table = Table(hand=["umbra", "speed-sigil", "macis-asp"], house="shadows")
    table.do("play:umbra", "play:speed-sigil", "play:macis-asp", "place:0")
    assert (table.has("umbra", "exhausted"), table.has("macis-asp", "exhausted")) == (True, True)


@proves("G63")
def test_speed_sigil_and_a_creature_that_is_put_into_play() -> None:
    """It is not played: it enters exhausted, and the next one that is played is still the first."""
    put = words(play(PutInPlay(A(card(FRIENDLY, IN_HAND, CREATURES)))))
    with said({"ghostly-hand": put}):
        table = Table(mine=["speed-sigil"], hand=["ghostly-hand", "umbra", "macis-asp"], house="shadows")
        table.do("play:ghostly-hand", "hand:umbra", "play:macis-asp", "place:0")
        assert (table.has("umbra", "exhausted"), table.has("macis-asp", "exhausted")) == (True, False)


def test_subtle_maul() -> None:
    """The opponent loses a random card of the hand, nobody is asked."""
    table = Table(
        mine=["subtle-maul"], hand=["umbra"] * 6, their_hand=["anger", "punch", "smith"], house="shadows"
    )
    table.do("action:subtle-maul")
    assert (table.asked, len(table.hand(1)), len(table.row("discard", 1)), len(table.hand(0))) == (
        "turn",
        2,
        1,
        6,
    )


def test_the_sting() -> None:
    """Its player forges nothing, but gets what the opponent spends on a key."""
    table = Table(mine=["the-sting"], amber=(6, 0), house="shadows", houses=HOUSES, at="start")
    assert (table.asked, table.keys()) == ("house", 0)
    table = Table(mine=["the-sting"], amber=(0, 7), active=1, houses=HOUSES, at="start")
    table.do("key:red")
    assert (table.keys(1), table.amber(1), table.amber(0)) == (1, 1, 6)
    table = Table(mine=["the-sting"], amber=(6, 0), house="shadows", houses=HOUSES).do("action:the-sting")
    assert table.zone("the-sting") == "discard"
    table.do("end").to_turn_of(0, "shadows")
    assert table.keys() == 1


@proves("G94")
def test_bad_penny() -> None:
    """Comes back to its owner's hand when it is destroyed."""
    table = Table(mine=["bad-penny"], theirs=["bumpsy"], house="shadows").do("fight:bad-penny")
    assert (table.hand(), table.row("discard"), table.damage("bumpsy")) == (["bad-penny"], [], 1)
    assert [event["card"] for event in table.told("destroyed")] == ["bad-penny"]


def test_bulleteye() -> None:
    """Destroys a creature on a flank after reaping, its own if there is no other."""
    table = Table(
        mine=["bulleteye", "troll", "umbra"], theirs=["bumpsy", "shaffles", "sequis"], house="shadows"
    )
    table.do("reap:bulleteye")
    assert table.offered() == ["card:bulleteye", "card:umbra", "card:bumpsy", "card:sequis"]
    table.do("card:sequis")
    assert table.zone("sequis") == "discard"


def test_carlo_phantom() -> None:
    """Steals for each artifact that its controller plays."""
    table = Table(
        mine=["carlo-phantom"], hand=["seeker-needle", "ghostly-hand"], amber=(0, 3), house="shadows"
    )
    table.do("play:seeker-needle")
    assert (table.amber(0), table.amber(1)) == (1, 2)
    table.do("play:ghostly-hand")
    assert (table.amber(0), table.amber(1)) == (3, 2)


@proves("G217")
def test_deipno_spymaster() -> None:
    """One friendly creature may be used this turn, again if it is readied."""
    table = Table(
        mine=["deipno-spymaster", "troll", "bumpsy"], theirs=["umbra"], house="untamed", houses=HOUSES
    )
    table.do("omni:deipno-spymaster")
    assert table.offered() == ["card:deipno-spymaster", "card:troll", "card:bumpsy"]
    table.do("card:troll")
    assert table.offered() == ["reap:troll", "fight:troll", "end"]
    table.do("end").to_turn_of(0, "untamed")
    assert "reap:troll" not in table.offered()


def test_faygin() -> None:
    """Fetches one from play or from one's own discard pile."""
    table = Table(
        mine=["faygin", "urchin"], discard=["urchin", "umbra"], their_discard=["urchin"], theirs=["bumpsy"],
        house="shadows",
    )  # fmt: skip
    table.do("reap:faygin")
    assert table.offered() == ["card:urchin", "pile:urchin.2"]
    table.do("pile:urchin.2")
    assert (table.hand(), table.line()) == (["urchin.2"], ["faygin", "urchin"])
    table = Table(mine=["faygin", "urchin"], house="shadows").do("reap:faygin")
    assert (table.hand(), table.line()) == (["urchin"], ["faygin"])


@proves("G113", "G114")
def test_macis_asp() -> None:
    """Kills whatever it hits, and is not hurt when it attacks."""
    table = Table(mine=["macis-asp"], theirs=["troll"], house="shadows").do("fight:macis-asp")
    assert (table.line(0), table.line(1), table.damage("macis-asp")) == (["macis-asp"], [], 0)


@proves("G118")
def test_mack_the_knife() -> None:
    """May be used in any turn; its action is worth an Æ where it destroys."""
    table = Table(mine=["mack-the-knife"], theirs=["umbra damage:1", "bumpsy"], house="brobnar")
    table.do("action:mack-the-knife", "card:umbra")
    assert (table.zone("umbra"), table.amber(0), table.amber(1)) == ("discard", 1, 0)
    table = Table(mine=["mack-the-knife"], theirs=["umbra", "bumpsy"], house="brobnar")
    table.do("action:mack-the-knife", "card:bumpsy")
    assert (table.damage("bumpsy"), table.amber()) == (1, 0)


MAGDA = {"hand": ["magda-the-rat"], "theirs": ["umbra"], "amber": (0, 5), "house": "shadows"}


@proves("G1")
@pytest.mark.parametrize(
    ("leaving", "zone"), [("hysteria", "hand"), ("gateway-to-dis", "discard"), ("punch", "line")]
)
def test_magda_the_rat(leaving: str, zone: str) -> None:
    """Steals when she is played; the opponent steals as much when she leaves, in whatever way."""
    table = Table(**MAGDA, their_hand=[f"{leaving} house:shadows"]).do("play:magda-the-rat")
    assert (table.amber(0), table.amber(1)) == (2, 3)
    stolen = 0 if zone == "line" else 2
    before = table.to_turn_of(1, "shadows").amber(0)
    table.do(f"play:{leaving}~shadows")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert (table.zone("magda-the-rat"), before - table.amber(0)) == (zone, stolen)


@proves("G63")
def test_magda_the_rat_that_was_not_played() -> None:
    """The second theft is part of her "Play:": without that there is none."""
    table = Table(theirs=["magda-the-rat"], hand=["hysteria"], amber=(0, 5), house="dis").do("play:hysteria")
    assert (table.zone("magda-the-rat"), table.amber(1)) == ("hand", 5)


@proves("G136")
@pytest.mark.parametrize("meanwhile", ["harland-mindlock", "shadow-of-dis"])
def test_magda_the_rat_under_foreign_control_or_blank(meanwhile: str) -> None:
    """Who was the opponent when she was played steals, though the other player has her, and whatever she says then."""
    table = Table(**MAGDA, their_hand=[f"{meanwhile} house:shadows", "hysteria house:shadows"])
    table.do("play:magda-the-rat").to_turn_of(1, "shadows").do(f"play:{meanwhile}~shadows")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert table.amber(0) == 2
    table.do("play:hysteria~shadows")
    assert (table.zone("magda-the-rat"), table.amber(0)) == ("hand", 0)


def test_mooncurser() -> None:
    """Steals after its fights."""
    table = Table(mine=["mooncurser"], theirs=["troll"], amber=(0, 2), house="shadows").do("fight:mooncurser")
    assert (table.line(0), table.line(1), table.amber()) == (["mooncurser"], [], 1)


@proves("G218")
def test_nexus() -> None:
    """An enemy artifact is used as if it were one's own, of whatever house; its controller does not change."""
    table = Table(
        mine=["nexus", "seeker-needle"],
        theirs=["skeleton-key", "hallowed-blaster exhausted"],
        amber=(0, 3),
        house="shadows",
    )
    table.do("reap:nexus")
    assert table.offered() == ["card:skeleton-key", "card:hallowed-blaster"]
    table.do("card:skeleton-key")
    assert (table.on("nexus"), table.amber(0), table.amber(1)) == (1, 1, 2)
    assert (table.holder("skeleton-key"), table.has("skeleton-key", "exhausted")) == (1, True)


def test_nexus_destroys_what_destroys_itself() -> None:
    table = Table(mine=["nexus", "troll"], theirs=["gorm-of-omm", "round-table"], house="shadows")
    table.do("reap:nexus", "card:gorm-of-omm")
    assert [table.zone(c) for c in ("gorm-of-omm", "round-table")] == ["discard", "discard"]
    table = Table(
        mine=["nexus", "troll"], theirs=["longfused-mines", "bumpsy", "dodger", "umbra"], house="shadows"
    )
    table.do("reap:nexus")
    assert (table.damage("dodger"), table.zone("longfused-mines")) == (3, "discard")


def test_noddy_the_thief() -> None:
    """Steals by its action."""
    table = Table(mine=["noddy-the-thief"], amber=(0, 2), house="shadows").do("action:noddy-the-thief")
    assert (table.amber(0), table.amber(1)) == (1, 1)


def test_old_bruno() -> None:
    """Captures three when it is played."""
    table = Table(hand=["old-bruno"], amber=(0, 4), house="shadows").do("play:old-bruno")
    assert (table.on("old-bruno"), table.amber(1)) == (3, 1)


def test_dodger() -> None:
    """Steals after its fights, if it is still there."""
    table = Table(mine=["dodger"], theirs=["umbra"], amber=(0, 2), house="shadows").do("fight:dodger")
    assert table.amber() == 1
    table = Table(mine=["dodger"], theirs=["troll"], amber=(0, 2), house="shadows").do("fight:dodger")
    assert (table.amber(0), table.amber(1)) == (0, 2)


@proves("G228")
def test_selwyn_the_fence() -> None:
    """Moves an Æ from a friendly card, creature or artifact, to the pool."""
    table = Table(
        mine=["selwyn-the-fence", "troll amber:2", "safe-place amber:1", "umbra +duskrunner"], theirs=["bumpsy amber:1"],
        house="shadows",
    )  # fmt: skip
    table.do("reap:selwyn-the-fence")
    own = ["card:selwyn-the-fence", "card:troll", "card:umbra", "card:safe-place", "card:duskrunner"]
    assert table.offered() == own
    picked = {quick(table.state, Chance.of(f"fence {n}")) for n in range(20)}
    assert {own[at] for at in picked} == {"card:troll", "card:safe-place"}  # a bot knows where there is any
    table.do("card:troll")
    assert (table.on("troll"), table.amber(0), table.amber(1)) == (1, 2, 0)
    table = Table(mine=["selwyn-the-fence amber:1"], theirs=["umbra"], house="shadows").do(
        "fight:selwyn-the-fence"
    )
    assert (table.on("selwyn-the-fence"), table.amber()) == (0, 1)


@proves("G4")
def test_selwyn_the_fence_may_choose_a_card_without_any() -> None:
    """Then nothing moves, and what lies on others stays there."""
    table = Table(mine=["selwyn-the-fence", "safe-place amber:3"], house="shadows")
    table.do("reap:selwyn-the-fence", "card:selwyn-the-fence")
    assert (table.asked, table.amber(), table.on("safe-place")) == ("turn", 1, 3)


def test_shadow_self() -> None:
    """Deals no damage in fights, attacking or attacked."""
    table = Table(mine=["shadow-self"], theirs=["bumpsy"], house="shadows").do("fight:shadow-self")
    assert (table.line(1), table.damage("bumpsy"), table.damage("shadow-self")) == (["bumpsy"], 0, 5)
    table = Table(mine=["shadow-self"], theirs=["bumpsy"], active=1, house="brobnar").do("fight:bumpsy")
    assert (table.line(1), table.damage("bumpsy"), table.damage("shadow-self")) == (["bumpsy"], 0, 5)


@proves("G223", "GX12")
def test_shadow_self_takes_the_damage_of_its_neighbours() -> None:
    """After their armor, and only of neighbours that are not of its kind."""
    table = Table(
        mine=["sequis", "shadow-self", "shadow-self", "umbra", "troll"], hand=["poison-wave", "mighty-lance house:shadows"],
        house="shadows",
    )  # fmt: skip
    table.do("play:poison-wave")
    # Sequis stops 2 by its armor; each Shadow Self takes its own 2, the second one those of Umbra besides.
    assert [table.damage(c) for c in table.line()] == [0, 2, 4, 0, 2]
    table.do("play:mighty-lance~shadows", "card:sequis")
    assert [table.damage(c) for c in table.line()] == [0, 2 + 3 + 3, 4, 0, 2]


def test_shadow_self_protects_in_fights() -> None:
    """An attacker's damage goes to it; with poison it is destroyed."""
    table = Table(mine=["umbra", "shadow-self"], theirs=["bumpsy"], active=1, house="brobnar")
    table.do("fight:bumpsy", "card:umbra")
    assert (table.damage("shadow-self"), table.damage("umbra"), table.damage("bumpsy")) == (5, 0, 2)


def test_silvertooth() -> None:
    """Enters play ready."""
    table = Table(hand=["silvertooth", "umbra"], house="shadows").do(
        "play:silvertooth", "play:umbra", "place:0"
    )
    assert (table.has("silvertooth", "exhausted"), table.has("umbra", "exhausted")) == (False, True)
    assert "reap:silvertooth" in table.offered()


@proves("G132")
def test_smiling_ruth() -> None:
    """In a turn in which a key was forged, it takes an enemy from a flank."""
    table = Table(
        mine=["smiling-ruth"], theirs=["bumpsy", "shaffles", "sequis"], amber=(6, 0), house="shadows", houses=HOUSES,
        at="start",
    )  # fmt: skip
    table.do("key:red", "house:shadows", "reap:smiling-ruth")
    assert table.offered() == ["card:bumpsy", "card:sequis"]
    table.do("card:sequis", "place:0")
    assert (table.line(0), table.line(1), table.holder("sequis")) == (
        ["sequis", "smiling-ruth"],
        ["bumpsy", "shaffles"],
        0,
    )


def test_smiling_ruth_without_a_key() -> None:
    table = Table(mine=["smiling-ruth"], theirs=["bumpsy"], keys=(1, 1), house="shadows").do(
        "reap:smiling-ruth"
    )
    assert (table.asked, table.line(1)) == ("turn", ["bumpsy"])


@proves("G134", "G209")
def test_sneklifter() -> None:
    """An enemy artifact of none of one's houses comes over and belongs to this house: ``Lasting`` for good."""
    table = Table(
        theirs=["hallowed-blaster", "gorm-of-omm"], hand=["sneklifter"], house="shadows",
        houses=[["shadows", "brobnar", "untamed"], ["sanctum", "dis", "logos"]],
    )  # fmt: skip
    table.do("play:sneklifter", "card:hallowed-blaster")
    assert (table.holder("hallowed-blaster"), table.row("artifacts")) == (0, ["hallowed-blaster"])
    assert "action:hallowed-blaster" in table.offered()
    table.do("end").to_turn_of(0)
    table.do("end")
    while not (table.asked == "house" and table.state.active == 0):
        table.step(0)
    assert table.offered() == ["house:brobnar", "house:shadows", "house:untamed"]


def test_sneklifter_with_an_artifact_of_ones_own_house() -> None:
    """It keeps its house then; and without an artifact nothing happens."""
    table = Table(
        mine=["library-of-babble"],
        theirs=["hallowed-blaster"],
        hand=["sneklifter"],
        house="shadows",
        houses=[["shadows", "sanctum", "dis"]],
    )
    table.do("play:sneklifter")
    assert table.holder("hallowed-blaster") == 0
    assert "action:hallowed-blaster" not in table.offered()
    assert Table(hand=["sneklifter"], house="shadows").do("play:sneklifter").asked == "turn"


def test_sneklifter_outlived() -> None:
    """Control and house stay when the thief has gone; they end with the control."""
    table = Table(
        theirs=["hallowed-blaster", "bumpsy"], hand=["sneklifter", "poison-wave"], their_hand=["sneklifter"],
        house="shadows", houses=[["shadows", "brobnar", "untamed"], ["shadows", "dis", "sanctum"]],
    )  # fmt: skip
    table.do("play:sneklifter", "play:poison-wave")
    assert table.zone("sneklifter") == "discard"
    assert "action:hallowed-blaster" in table.offered()
    table.do("end").to_turn_of(1, "shadows").do("play:sneklifter", "place:0")
    assert table.holder("hallowed-blaster") == 1
    assert table.state.houses(table.card("hallowed-blaster")) == 1 << Houses.SANCTUM


def test_umbra() -> None:
    """Steals after its fights, in which it is not hurt."""
    table = Table(mine=["umbra"], theirs=["troll"], amber=(0, 2), house="shadows").do("fight:umbra")
    assert (table.line(0), table.damage("umbra"), table.damage("troll")) == (["umbra"], 0, 2)
    assert table.amber() == 1


@proves("G111")
def test_urchin() -> None:
    """Steals when it is played, and avoids the first fight."""
    table = Table(hand=["urchin"], amber=(0, 2), house="shadows").do("play:urchin")
    assert (table.amber(0), table.amber(1)) == (1, 1)
    table = Table(mine=["umbra", "dodger"], theirs=["urchin"], house="shadows").do("fight:umbra")
    assert table.zone("urchin") == "line"
    assert table.do("fight:dodger").zone("urchin") == "discard"


def test_duskrunner() -> None:
    """Its creature steals after reaping."""
    table = Table(mine=["troll damage:3 +duskrunner", "bumpsy"], amber=(0, 2), house="brobnar")
    table.do("reap:bumpsy")
    assert table.amber(1) == 2
    table.do("reap:troll")
    assert table.offered() == ["trigger:troll", "trigger:troll:2"]
    table.do("trigger:troll")
    assert (table.amber(0), table.amber(1), table.damage("troll")) == (3, 1, 0)


@proves("G37")
def test_duskrunner_on_an_enemy() -> None:
    """What it gives is the creature's: its controller steals."""
    table = Table(theirs=["bumpsy +duskrunner"], amber=(2, 0), active=1, house="brobnar").do("reap:bumpsy")
    assert (table.amber(0), table.amber(1)) == (1, 2)


def test_ring_of_invisibility() -> None:
    """Its creature is elusive and takes no damage when it attacks."""
    table = Table(mine=["bumpsy +ring-of-invisibility"], theirs=["troll"], house="brobnar")
    assert (table.keyword("troll", "elusive"), table.keyword("troll", "skirmish")) == (0, 0)
    assert (table.keyword("bumpsy", "elusive"), table.keyword("bumpsy", "skirmish")) == (1, 1)
    table.do("fight:bumpsy")
    assert (table.line(0), table.damage("bumpsy"), table.damage("troll")) == (["bumpsy"], 0, 5)


def test_silent_dagger() -> None:
    """Its creature hits one on a flank after reaping."""
    table = Table(
        mine=["bumpsy +silent-dagger", "headhunter"], theirs=["troll", "shaffles", "sequis"], house="brobnar"
    )
    table.do("reap:headhunter")
    assert table.asked == "turn"
    table.do("reap:bumpsy")
    assert table.offered() == ["card:bumpsy", "card:headhunter", "card:troll", "card:sequis"]
    table.do("card:troll")
    assert table.damage("troll") == 4


@proves("G86")
def test_shadow_self_takes_poison_with_the_damage() -> None:
    """Poison goes with the damage that is moved; an ability's damage brings none."""
    table = Table(mine=["troll", "shadow-self"], theirs=["macis-asp"], active=1, house="shadows")
    table.do("fight:macis-asp", "card:troll")
    assert (table.line(0), table.damage("troll")) == (["troll"], 0)
    assert table.zone("macis-asp") == "line"  # it has skirmish
    table = Table(mine=["macis-asp", "shadow-self"], theirs=["bumpsy"], active=1, house="brobnar")
    table.do("fight:bumpsy", "card:macis-asp")
    assert (table.damage("shadow-self"), table.zone("bumpsy")) == (5, "discard")
    assert table.told("damaged")[0]["source"] == "bumpsy"


def test_nerve_blast_where_nothing_can_be_stolen() -> None:
    table = Table(theirs=["the-vaultkeeper"], hand=["nerve-blast"], amber=(0, 3), house="shadows").do(
        "play:nerve-blast"
    )
    assert (table.damage("the-vaultkeeper"), table.amber(1)) == (0, 3)


@proves("G192")
def test_relentless_whispers_when_another_creature_takes_the_damage() -> None:
    """Only the end of the chosen creature counts."""
    table = Table(
        theirs=["umbra", "shadow-self damage:8"], hand=["relentless-whispers"], amber=(0, 2), house="shadows"
    )
    table.do("play:relentless-whispers", "card:umbra")
    assert (table.line(1), table.amber(1)) == (["umbra"], 2)


@proves("G199")
def test_treasure_map_binds_effects_too() -> None:
    """What lies under Masterplan cannot be played then, but the artifact is destroyed all the same."""
    table = Table(hand=["masterplan", "urchin", "treasure-map"], amber=(0, 3), house="shadows", houses=HOUSES)
    table.do("play:masterplan", "hand:urchin", "end").to_turn_of(0, "shadows")
    table.do("play:treasure-map", "omni:masterplan")
    assert (table.zone("urchin"), table.zone("masterplan"), table.amber(1)) == ("discard", "discard", 3)


@proves("G208")
def test_evasion_sigils_add_up() -> None:
    """Each discards a card; the fight of an effect is stopped like another: ``Exhaust`` with no effect."""
    table = Table(
        mine=["evasion-sigil", "evasion-sigil", "troll exhausted"], theirs=["bumpsy"], deck=["umbra", "anger"],
        hand=["anger"], house="brobnar",
    )  # fmt: skip
    table.do("play:anger")
    assert (table.row("discard")[:2], table.damage("troll")) == (["umbra", "anger.2"], 0)
    assert len(table.told("called_off")) == 1
    assert (table.asked, table.has("troll", "exhausted"), table.line(1)) == ("turn", True, ["bumpsy"])


def test_the_sting_gets_what_is_spent_from_cards() -> None:
    table = Table(
        mine=["the-sting"], theirs=["safe-place amber:4"], amber=(0, 2), active=1, houses=HOUSES, at="start"
    )
    while table.asked == "spend":
        table.do(table.offered()[0])
    table.do("key:red")
    assert (table.keys(1), table.amber(1), table.on("safe-place"), table.amber(0)) == (1, 0, 0, 6)


@proves("G218")
def test_nexus_plays_what_lies_under_a_masterplan() -> None:
    """A creature comes to the side of whoever uses the artifact."""
    table = Table(
        mine=["nexus"],
        their_hand=["masterplan", "bumpsy", "anger"],
        active=1,
        house="shadows",
        houses=[HOUSES[0], HOUSES[0]],
    )
    table.do("play:masterplan", "hand:bumpsy", "end").to_turn_of(0, "shadows").do("reap:nexus", "place:0")
    assert (table.line(0), table.row("discard", 1)) == (["bumpsy", "nexus"], ["masterplan"])
    assert table.holder("bumpsy") == 0


def test_faygin_without_anybody_to_fetch() -> None:
    table = Table(
        mine=["faygin"], theirs=["troll"], discard=["umbra"], their_discard=["urchin"], house="shadows"
    )
    table.do("reap:faygin")
    assert (table.asked, table.hand(), table.hand(1)) == ("turn", [], [])


@proves("G32")
def test_faygin_fetches_from_both_sides_of_the_table() -> None:
    """One's own that the enemy controls, or theirs, which goes to their hand."""
    table = Table(mine=["faygin"], theirs=["urchin theirs"], house="shadows").do("reap:faygin")
    assert (table.hand(), table.line(1)) == (["urchin"], [])
    table = Table(mine=["faygin"], theirs=["urchin"], house="shadows").do("reap:faygin")
    assert (table.hand(1), table.line(1)) == (["urchin"], [])


@proves("G101")
def test_oubliette_is_no_destruction() -> None:
    """A purged creature does not come back by its "Destroyed:" ability, and gives its Æ back."""
    table = Table(theirs=["bad-penny amber:2"], hand=["oubliette"], house="shadows").do("play:oubliette")
    assert (table.zone("bad-penny"), table.amber(0)) == ("purged", 2)


@proves("G202")
def test_who_takes_a_masterplan_may_look_at_the_card_beneath() -> None:
    """It is still unknown to others, and is played for whoever has the artifact now (``look_beneath``)."""
    table = Table(
        hand=["sneklifter", "umbra"],
        their_hand=["masterplan", "bumpsy", "anger"],
        active=1,
        house="shadows",
        houses=[HOUSES[0], HOUSES[0]],
    )
    table.do("play:masterplan", "hand:bumpsy").to_turn_of(0, "shadows")
    assert table.state.seen[table.card("bumpsy")] == 0b10
    table.do("play:sneklifter")
    assert table.told("looked") == [{"seat": 0, "whose": 1, "prints": ["bumpsy"]}]
    assert table.state.seen[table.card("bumpsy")] == 0b11  # whoever watches does not see it
    table.do("end").to_turn_of(0, "shadows").do("omni:masterplan", "place:0")
    assert (table.line(0), table.holder("bumpsy"), table.row("discard", 1)) == (
        ["bumpsy", "sneklifter"],
        0,
        ["masterplan"],
    )


@proves("G242")
def test_shadow_self_that_cannot_be_hurt() -> None:
    """It takes the damage of its neighbours all the same, which then nobody is dealt (Q16); poison goes with it."""
    table = Table(
        mine=["umbra", "shadow-self +ghostform", "troll", "bumpsy"], hand=["poison-wave"], house="shadows"
    )
    table.do("play:poison-wave")
    assert [table.damage(c) for c in table.line()] == [0, 0, 0, 2]
    assert [fact["amount"] for fact in table.told("prevented")] == [2, 2, 2]
    table = Table(mine=["troll", "shadow-self +ghostform"], theirs=["macis-asp"], active=1, house="shadows")
    table.do("fight:macis-asp", "card:troll")
    assert (table.line(), table.damage("troll"), table.damage("shadow-self")) == (
        ["troll", "shadow-self"],
        0,
        0,
    )
