"""Shadows of Age of Ascension, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves

HOUSES = [["shadows", "dis", "untamed"], ["brobnar", "dis", "untamed"]]


@pytest.mark.parametrize(
    ("amber", "drawn", "archived"), [((0, 2), 1, 0), ((0, 1), 0, 0), ((1, 1), 0, 1), ((0, 0), 0, 1)]
)
def test_dusk_chronicles(amber: tuple[int, int], drawn: int, archived: int) -> None:
    """A card for whoever is behind, an archived one for whoever is ahead; its own Æ counts, and a tie gives nothing."""
    table = Table(hand=["dusk-chronicles", "anger"], amber=amber, house="shadows").do("play:dusk-chronicles")
    assert (len(table.hand()), len(table.row("archives"))) == (1 + drawn - archived, archived)


def test_dusk_chronicles_lets_one_choose_the_card() -> None:
    table = Table(hand=["dusk-chronicles", "anger", "punch"], house="shadows").do("play:dusk-chronicles")
    assert table.offered() == ["hand:anger", "hand:punch"]
    table = Table(hand=["dusk-chronicles"], house="shadows").do("play:dusk-chronicles")
    assert (table.asked, table.row("archives")) == ("turn", [])


@pytest.mark.parametrize(
    ("amber", "keys", "gained"), [((0, 4), 2, 2), ((0, 4), 0, 0), ((3, 4), 2, 0), ((5, 4), 2, 0)]
)
def test_furtive_investors(amber: tuple[int, int], keys: int, gained: int) -> None:
    """Pays for the keys of an opponent who has more Æ, and for nobody else's."""
    table = Table(hand=["furtive-investors"], amber=amber, keys=(1, keys), house="shadows")
    table.do("play:furtive-investors")
    assert (table.amber(), table.amber(1)) == (amber[0] + 1 + gained, 4)


def test_furtive_investors_count_the_keys_that_are_there() -> None:
    """A key that was turned back counts no more."""
    table = Table(
        mine=["dust-pixie"], hand=["furtive-investors"], theirs=["dust-pixie"], amber=(0, 9), keys=(0, 1),
        active=1, at="start", houses=HOUSES,
    )  # fmt: skip
    table.to_turn_of(0, "shadows")
    assert table.keys(1) == 2
    table.state.unforge(1, 1)
    table.state.pool[1] = 9
    table.do("play:furtive-investors")
    assert table.amber() == 2


@pytest.mark.parametrize(("amber", "stolen"), [((0, 2), 1), ((0, 1), 0), ((3, 2), 0)])
def test_gamgee(amber: tuple[int, int], stolen: int) -> None:
    """After a reap he steals from whoever has more: the Æ of the reap is there by then. Elusive."""
    table = Table(mine=["gamgee"], amber=amber, house="shadows").do("reap:gamgee")
    assert (table.amber(), table.amber(1)) == (amber[0] + 1 + stolen, amber[1] - stolen)
    assert table.keyword("gamgee", "elusive") == 1


def test_knuckles_bolton() -> None:
    """He says nothing but his keywords: unhurt when he attacks, and the first time he is attacked."""
    table = Table(mine=["knuckles-bolton"], theirs=["urchin", "bumpsy"], house="shadows")
    table.do("fight:knuckles-bolton", "card:bumpsy")
    assert (table.damage("knuckles-bolton"), table.damage("bumpsy")) == (0, 3)
    table.to_turn_of(1, "brobnar").do("fight:bumpsy")
    assert (table.damage("knuckles-bolton"), table.damage("bumpsy")) == (0, 3)


@proves("G110")
def test_lamindra() -> None:
    """She may enter anywhere, and shares what she has with those on both sides of her."""
    table = Table(
        mine=["troll", "bumpsy", "urchin"], theirs=["dust-pixie"], hand=["lamindra"], house="shadows"
    )
    table.do("play:lamindra")
    assert table.offered() == ["place:0", "place:1", "place:2", "place:3"]
    table.do("place:1")
    assert table.line() == ["troll", "lamindra", "bumpsy", "urchin"]
    assert [table.keyword(name, "elusive") for name in ("troll", "bumpsy")] == [1, 1]


def test_lamindra_guards_neighbours_only() -> None:
    table = Table(mine=["troll", "bumpsy", "lamindra"], theirs=["troll"], house="shadows")
    assert [table.keyword(name, "elusive") for name in ("troll", "bumpsy", "troll.2")] == [0, 1, 0]


def test_life_for_a_life() -> None:
    """One of one's own for 6 damage to whichever creature."""
    table = Table(mine=["urchin", "bumpsy"], theirs=["troll"], hand=["life-for-a-life"], house="shadows")
    table.do("play:life-for-a-life")
    assert table.offered() == ["card:urchin", "card:bumpsy"]
    table.do("card:urchin")
    assert (table.zone("urchin"), table.offered()) == ("discard", ["card:bumpsy", "card:troll"])
    table.do("card:troll")
    assert table.damage("troll") == 6


@proves("G10", "G103")
def test_life_for_a_life_needs_the_life() -> None:
    """Without a friendly creature, or where a ward keeps it, no damage is dealt."""
    table = Table(theirs=["troll"], hand=["life-for-a-life"], house="shadows").do("play:life-for-a-life")
    assert (table.asked, table.damage("troll")) == ("turn", 0)
    table = Table(mine=["urchin warded"], theirs=["troll"], hand=["life-for-a-life"], house="shadows")
    table.do("play:life-for-a-life")
    assert (table.asked, table.has("urchin", "warded"), table.damage("troll")) == ("turn", False, 0)


@pytest.mark.parametrize(("theirs", "stolen"), [(0, 0), (1, 1), (6, 1), (7, 2), (9, 2)])
def test_ronnie_wristclocks(theirs: int, stolen: int) -> None:
    """2 instead of 1 from an opponent with 7 or more."""
    table = Table(hand=["ronnie-wristclocks"], amber=(0, theirs), house="shadows")
    table.do("play:ronnie-wristclocks")
    assert (table.amber(), table.amber(1)) == (stolen, theirs - stolen)


def test_sucker_punch() -> None:
    """A blow to an enemy; for a kill the card goes to the archives, else to the discard pile."""
    table = Table(mine=["urchin"], theirs=["umbra", "troll"], hand=["sucker-punch"], house="shadows")
    table.do("play:sucker-punch")
    assert table.offered() == ["card:umbra", "card:troll"]
    table.do("card:umbra")
    assert (table.zone("umbra"), table.zone("sucker-punch")) == ("discard", "archives")
    table = Table(theirs=["troll"], hand=["sucker-punch"], house="shadows").do("play:sucker-punch")
    assert (table.damage("troll"), table.zone("sucker-punch")) == (2, "discard")
    table = Table(mine=["urchin"], hand=["sucker-punch"], house="shadows").do("play:sucker-punch")
    assert (table.line(), table.zone("sucker-punch")) == (["urchin"], "discard")
    table = Table(theirs=["umbra warded"], hand=["sucker-punch"], house="shadows").do("play:sucker-punch")
    assert (table.line(1), table.zone("sucker-punch")) == (["umbra"], "discard")


@proves("G106")
@pytest.mark.parametrize("name", ["sucker-punch", "swindle", "heist-night"])
def test_alpha(name: str) -> None:
    """It is played before anything else, or not in this turn."""
    table = Table(mine=["umbra"], theirs=["troll"], hand=[name], house="shadows")
    assert f"play:{name}" in table.offered()
    table.do("reap:umbra")
    assert f"play:{name}" not in table.offered()


@proves("G107")
def test_swindle() -> None:
    """3 Æ, as far as they are there, and the step is over."""
    table = Table(mine=["umbra"], hand=["swindle"], amber=(0, 5), house="shadows").do("play:swindle")
    assert (table.amber(), table.amber(1), table.state.active) == (3, 2, 1)
    table = Table(hand=["swindle"], amber=(0, 2), house="shadows").do("play:swindle")
    assert (table.amber(), table.amber(1)) == (2, 0)


@proves("G6")
def test_whistling_darts() -> None:
    """Each enemy, at once, and no friend."""
    table = Table(
        mine=["urchin"], theirs=["urchin", "troll", "dust-pixie"], hand=["whistling-darts"], house="shadows"
    )
    table.do("play:whistling-darts")
    assert (table.line(), table.line(1), table.damage("troll")) == (["urchin"], ["troll"], 1)


def test_yantzee_gang() -> None:
    table = Table(mine=["yantzee-gang"], amber=(0, 2), house="shadows").do("action:yantzee-gang")
    assert (table.amber(), table.amber(1), table.has("yantzee-gang", "exhausted")) == (1, 1, True)


def test_bonerot_venom() -> None:
    """Each use hurts the creature it is on: a reap, an action, and no other creature's use."""
    table = Table(mine=["noddy-the-thief +bonerot-venom", "umbra"], amber=(0, 1), house="shadows")
    table.do("reap:umbra")
    assert table.zone("noddy-the-thief") == "line"
    table.do("action:noddy-the-thief")
    assert (table.zone("noddy-the-thief"), table.zone("bonerot-venom"), table.amber()) == (
        "discard",
        "discard",
        2,
    )


def test_bonerot_venom_on_an_enemy() -> None:
    """It hurts whoever uses the creature, after a fight and after its stun was removed, too (G102)."""
    table = Table(mine=["umbra"], theirs=["troll"], hand=["bonerot-venom"], house="shadows")
    table.do("play:bonerot-venom", "card:troll")
    assert table.amber() == 1
    table.to_turn_of(1, "brobnar").do("fight:troll")
    assert table.damage("troll") == 2 + 2
    table = Table(theirs=["troll stunned +bonerot-venom"], active=1, house="brobnar").do("unstun:troll")
    assert table.damage("troll") == 2


def test_brend_the_fanatic() -> None:
    """1 Æ for the opponent when he comes, 3 back when he goes."""
    table = Table(hand=["brend-the-fanatic"], amber=(0, 4), house="shadows").do("play:brend-the-fanatic")
    assert (table.amber(), table.amber(1), table.keyword("brend-the-fanatic", "skirmish")) == (0, 5, 1)
    table = Table(mine=["brend-the-fanatic"], theirs=["troll"], amber=(0, 4), active=1, house="brobnar")
    table.do("fight:troll")
    assert (table.zone("brend-the-fanatic"), table.amber(), table.amber(1)) == ("discard", 3, 1)


@proves("G136")
def test_hideaway_hole() -> None:
    """Gone for good, it hides one's creatures through the opponent's turn; those that come later, too."""
    table = Table(
        mine=["hideaway-hole", "troll"],
        theirs=["bumpsy"],
        hand=["urchin"],
        houses=HOUSES,
        house="brobnar",
    )
    table.do("omni:hideaway-hole")
    assert table.zone("hideaway-hole") == "discard"
    assert [table.keyword(name, "elusive") for name in ("troll", "bumpsy")] == [1, 0]
    table.to_turn_of(1, "brobnar").do("fight:bumpsy")
    assert (table.damage("troll"), table.damage("bumpsy")) == (0, 0)
    table.to_turn_of(0, "shadows")
    assert table.keyword("troll", "elusive") == 0


def test_hideaway_hole_hides_who_comes_later() -> None:
    table = Table(mine=["hideaway-hole"], hand=["troll"], house="brobnar")
    table.do("omni:hideaway-hole", "play:troll")
    assert table.keyword("troll", "elusive") == 1


@pytest.mark.parametrize(("answer", "keys", "left"), [("yes", 1, 1), ("no", 0, 11)])
@proves("G49")
def test_nightforge(answer: str, keys: int, left: int) -> None:
    """A key for 4 more than it costs; its own Æ may be part of that."""
    table = Table(hand=["nightforge"], amber=(10, 0), house="shadows").do("play:nightforge", answer)
    if answer == "yes":
        table.do("key:red")
    assert (table.keys(), table.amber()) == (keys, left)


def test_nightforge_is_no_second_key() -> None:
    """Nothing is asked of whoever cannot pay, nor after a key of this turn; the opponent's key is none of one's own."""
    table = Table(hand=["nightforge"], amber=(8, 0), house="shadows").do("play:nightforge")
    assert (table.asked, table.amber()) == ("turn", 9)
    table = Table(
        hand=["nightforge"], amber=(16, 6), at="start", houses=HOUSES
    )  # fmt: skip
    table.do("key:red", "house:shadows", "play:nightforge")
    assert (table.asked, table.keys(), table.amber()) == ("turn", 1, 11)


def test_nightforge_after_the_opponents_key() -> None:
    table = Table(hand=["nightforge"], amber=(0, 6), active=1, at="start", houses=HOUSES)
    table.to_turn_of(0, "shadows")
    assert table.keys(1) == 1
    table.state.pool[0] = 10
    assert table.do("play:nightforge").offered() == ["yes", "no"]


@pytest.mark.parametrize(
    ("amber", "done"), [((0, 0), True), ((0, 1), False), ((0, 2), False), ((3, 2), True)]
)
def test_perplexing_sophistry(amber: tuple[int, int], done: bool) -> None:
    """Whoever is ahead takes a card from the other hand, unseen, and draws one."""
    table = Table(hand=["perplexing-sophistry"], their_hand=["anger", "punch"], amber=amber, house="shadows")
    table.do("play:perplexing-sophistry")
    assert (len(table.hand(1)), len(table.row("discard", 1)), len(table.hand())) == (
        2 - done,
        int(done),
        int(done),
    )


def test_perplexing_sophistry_draws_all_the_same() -> None:
    """An empty hand loses nothing; the other half happens (G4)."""
    table = Table(hand=["perplexing-sophistry"], house="shadows").do("play:perplexing-sophistry")
    assert len(table.hand()) == 1


def test_redlock() -> None:
    """1 Æ at the end of a turn in which his player played no creature; skirmish."""
    table = Table(mine=["redlock"], hand=["urchin", "nightforge"], their_hand=["troll"], houses=HOUSES)
    assert table.keyword("redlock", "skirmish") == 1
    table.do("play:nightforge", "end")
    assert table.amber() == 2
    table.do("house:brobnar", "play:troll", "end")
    assert table.amber() == 2  # not in the opponent's turn
    table = Table(mine=["redlock"], hand=["urchin"], houses=HOUSES).do("play:urchin", "place:0", "end")
    assert table.amber() == 0


@pytest.mark.parametrize(("theirs", "stolen"), [(0, 0), (2, 2), (3, 3), (4, 0)])
def test_guard_disguise(theirs: int, stolen: int) -> None:
    """Thrown away in any case, it robs an opponent who has 3 at most."""
    table = Table(mine=["guard-disguise"], amber=(0, theirs), house="shadows").do("action:guard-disguise")
    assert (table.zone("guard-disguise"), table.amber(), table.amber(1)) == (
        "discard",
        stolen,
        theirs - stolen,
    )


def test_heist_night() -> None:
    """One for each thief on one's own side."""
    table = Table(
        mine=["umbra", "troll", "urchin"], theirs=["noddy-the-thief"], hand=["heist-night"], amber=(0, 5), house="shadows"
    )  # fmt: skip
    table.do("play:heist-night")
    assert (table.amber(), table.amber(1)) == (2, 3)
    table = Table(mine=["troll"], hand=["heist-night"], amber=(0, 5), house="shadows").do("play:heist-night")
    assert (table.amber(), table.amber(1)) == (0, 5)


@proves("G190")
def test_plague_rat() -> None:
    """Each rat adds 1 to one dealing, of both sides, this one included; rats are spared."""
    table = Table(
        mine=["plague-rat", "troll"], theirs=["plague-rat", "bumpsy warded", "sequis"], hand=["plague-rat"], house="shadows"
    )  # fmt: skip
    table.do("play:plague-rat", "place:0")
    assert (table.damage("troll"), table.damage("bumpsy"), table.has("bumpsy", "warded")) == (3, 0, False)
    assert table.damage("sequis") == 1  # armor counts once
    assert [table.damage(name) for name in ("plague-rat", "plague-rat.2", "plague-rat.3")] == [0, 0, 0]
    assert table.keyword("plague-rat", "elusive") == 1


@proves("G190")
def test_sack_of_coins() -> None:
    """A point for each Æ of one's own, the one of the card included, to one creature or to several, at once."""
    table = Table(
        mine=["urchin"], theirs=["umbra", "troll"], hand=["sack-of-coins"], amber=(2, 5), house="shadows"
    )
    table.do("play:sack-of-coins")
    assert table.offered() == ["card:urchin", "card:umbra", "card:troll"]
    table.do("card:umbra", "card:troll")
    assert (table.damage("umbra"), table.damage("troll")) == (0, 0)
    table.do("card:umbra")
    assert (table.zone("umbra"), table.damage("troll"), table.amber()) == ("discard", 1, 3)


def test_sack_of_coins_on_an_empty_board() -> None:
    table = Table(hand=["sack-of-coins"], amber=(2, 0), house="shadows").do("play:sack-of-coins")
    assert (table.asked, table.amber()) == ("turn", 3)


@proves("G117")
def test_scowly_caper() -> None:
    """He joins the other side, and there destroys a neighbour whenever a turn of that side ends."""
    table = Table(mine=["urchin"], theirs=["troll", "bumpsy"], hand=["scowly-caper"], houses=HOUSES)
    table.do("play:scowly-caper")
    assert table.offered() == ["place:0", "place:2"]
    table.do("place:2", "end")  # the end of another turn than that of who has him now
    assert (table.line(1), table.holder("scowly-caper")) == (["troll", "bumpsy", "scowly-caper"], 1)
    table.do("house:brobnar", "end")
    assert (table.line(1), table.line()) == (["troll", "scowly-caper"], ["urchin"])


@proves("G118")
def test_scowly_caper_is_versatile() -> None:
    table = Table(mine=["scowly-caper theirs"], theirs=["bumpsy"], house="brobnar")
    table.do("fight:scowly-caper")
    assert (table.damage("scowly-caper"), table.damage("bumpsy")) == (0, 2)  # skirmish


def test_scowly_caper_destroys_a_neighbour() -> None:
    table = Table(mine=["urchin", "troll", "scowly-caper theirs", "bumpsy", "dust-pixie"], houses=HOUSES)
    table.do("end")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.line() == ["urchin", "troll", "scowly-caper", "dust-pixie"]
    table = Table(mine=["scowly-caper theirs"], theirs=["troll"], houses=HOUSES).do("end")
    assert (table.line(), table.line(1), table.asked) == (["scowly-caper"], ["troll"], "house")


@proves("G91")
def test_two_scowly_capers_beside_dextre() -> None:
    """The first one destroys Dextre, who is gone at once; then the two are neighbours, and one destroys the other."""
    table = Table(mine=["scowly-caper theirs", "dextre", "scowly-caper theirs"], houses=HOUSES).do("end")
    while table.asked == "trigger":
        table.do(table.offered()[0])
    assert (table.zone("dextre"), len(table.line())) == ("deck", 1)


def test_shard_of_greed() -> None:
    """1 Æ for each Shard on one's own side, itself included."""
    table = Table(
        mine=["shard-of-greed", "shard-of-greed", "lamindra"], theirs=["shard-of-greed"], house="shadows"
    )
    table.do("action:shard-of-greed")
    assert table.amber() == 2


@proves("G218")
def test_shard_of_greed_in_other_hands() -> None:
    """Used as if it were the opponent's, it is a friendly Shard of theirs, and no other here is."""
    table = Table(mine=["nexus"], theirs=["shard-of-greed", "shard-of-greed"], house="shadows")
    table.do("reap:nexus", "card:shard-of-greed")
    assert table.amber() == 2


def test_throwing_stars() -> None:
    """Up to three creatures, and Æ for each of them that the damage destroys (``CountIt(dead=True)``)."""
    table = Table(
        mine=["urchin"], theirs=["urchin", "troll", "macis-asp"], hand=["throwing-stars"], house="shadows"
    )
    table.do("play:throwing-stars", "card:urchin", "card:troll", "card:urchin.2")
    assert (table.line(), table.line(1), table.damage("troll")) == ([], ["troll", "macis-asp"], 1)
    assert table.amber() == 2


def test_throwing_stars_may_be_fewer_or_none() -> None:
    table = Table(theirs=["urchin", "macis-asp"], hand=["throwing-stars", "throwing-stars"], house="shadows")
    table.do("play:throwing-stars", "no")
    assert (table.line(1), table.amber()) == (["urchin", "macis-asp"], 0)
    table.do("play:throwing-stars", "card:urchin", "done")
    assert (table.line(1), table.amber()) == (["macis-asp"], 1)
    table = Table(hand=["throwing-stars"], house="shadows").do("play:throwing-stars")
    assert (table.asked, table.amber()) == ("turn", 0)


@proves("G192")
def test_throwing_stars_count_those_that_were_chosen() -> None:
    """A ward saves its creature; who dies in another's place was not destroyed this way."""
    table = Table(
        theirs=["urchin warded", "shadow-self damage:8", "urchin"],
        hand=["throwing-stars"],
        house="shadows",
    )
    table.do("play:throwing-stars", "card:urchin", "card:urchin.2", "done")
    assert (table.line(1), table.amber()) == (["urchin", "urchin.2"], 0)


@proves("G81", "G99")
@pytest.mark.parametrize(("fighter", "stolen"), [("umbra", 2), ("urchin", 1), ("troll~shadows", 0)])
def test_little_niff(fighter: str, stolen: int) -> None:
    """The fight of a neighbour pays, even if the neighbour does not survive it; nobody else's fight does."""
    table = Table(
        mine=["umbra", "little-niff", "urchin", "troll house:shadows"], theirs=["bumpsy"], amber=(0, 3), house="shadows"
    )  # fmt: skip
    table.do(f"fight:{fighter}")
    while table.asked == "trigger":
        table.do(table.offered()[0])
    assert (table.amber(), table.amber(1)) == (stolen, 3 - stolen)
    assert (table.zone("urchin") == "discard") == (fighter == "urchin")


def test_little_niff_hears_no_attack_on_a_neighbour() -> None:
    """It is the attacker that fights; an enemy is nobody's neighbour."""
    table = Table(mine=["umbra", "little-niff"], theirs=["bumpsy"], amber=(0, 3), active=1, house="brobnar")
    table.do("fight:bumpsy", "card:umbra")
    assert (table.zone("umbra"), table.amber(1)) == ("discard", 3)


@proves("G107", "G110")
def test_little_niff_comes_anywhere_and_last() -> None:
    """Deploy and omega; a reap of a neighbour pays nothing. Elusive."""
    table = Table(mine=["umbra", "troll"], hand=["little-niff", "urchin"], amber=(0, 3), house="shadows")
    table.do("reap:umbra", "play:little-niff")
    assert table.offered() == ["place:0", "place:1", "place:2"]
    table.do("place:1")
    assert (table.line(), table.state.active, table.amber(1)) == (["umbra", "little-niff", "troll"], 1, 3)
    assert table.keyword("little-niff", "elusive") == 1


@proves("G218")
def test_murkens_plays_the_top_of_the_other_deck() -> None:
    """A creature comes to this side, with its icons and its "Play:" for this player; it goes back to its owner."""
    table = Table(hand=["murkens"], their_deck=["urchin", "troll"], amber=(0, 3), house="shadows")
    table.do("play:murkens", "place:0")
    assert (table.zone("urchin"), table.holder("urchin"), table.amber(), table.amber(1)) == ("line", 0, 1, 2)
    assert table.row("deck", 1) == ["troll"]
    table.to_turn_of(1, "brobnar")
    assert table.state.owner(table.card("urchin")) == 1


def test_murkens_plays_an_action() -> None:
    """It does what it says for this player, and goes to the discard pile of its owner."""
    table = Table(hand=["murkens"], their_deck=["punch"], theirs=["troll"], house="shadows")
    table.do("play:murkens", "card:troll")
    assert (table.row("discard", 1), table.row("discard"), table.amber()) == (["punch"], [], 1)
    assert table.damage("troll") == 3


@proves("G28")
def test_murkens_plays_a_random_archived_card() -> None:
    """One says which of the two places; from the archives the card is random."""
    found = set()
    for i in range(12):
        table = Table(
            hand=["murkens"], their_deck=["troll"], their_archives=["urchin", "bumpsy"], house="shadows", seed=f"{i}"
        )  # fmt: skip
        table.do("play:murkens")
        assert table.offered() == ["mode:1", "mode:2"]
        table.do("mode:1", "place:0")
        found.add(table.line()[0])
        assert len(table.row("archives", 1)) == 1
    assert found == {"urchin", "bumpsy"}


@proves("G4", "G64", "G106", "G130")
def test_murkens_finds_nothing_to_play() -> None:
    """Both places empty; a card that cannot be played; a card of this player among the other's archives."""
    table = Table(hand=["murkens"], their_deck=[], house="shadows").do("play:murkens")
    assert (table.asked, table.line()) == ("turn", ["murkens"])
    table = Table(hand=["murkens"], their_deck=["swindle"], amber=(0, 4), house="shadows").do("play:murkens")
    assert (table.row("deck", 1), table.amber()) == (["swindle"], 0)
    table = Table(hand=["murkens"], their_deck=[], their_archives=["urchin theirs"], house="shadows")
    table.do("play:murkens")
    assert (table.hand(), table.line(), table.row("archives", 1)) == (["urchin"], ["murkens"], [])


@proves("G86")
def test_lethal_distraction() -> None:
    """Each dealing of damage to the chosen creature has 2 more (``hurt_more``); other creatures suffer no more."""
    table = Table(
        mine=["umbra"],
        theirs=["troll", "sequis"],
        hand=["lethal-distraction", "poison-wave"],
        house="shadows",
    )
    table.do("play:lethal-distraction")
    assert table.offered() == ["card:umbra", "card:troll", "card:sequis"]
    table.do("card:troll", "play:poison-wave")
    assert (table.damage("troll"), table.damage("sequis")) == (4, 0)
    table = Table(
        mine=["umbra"], theirs=["troll"], hand=["lethal-distraction"], amber=(0, 1), house="shadows"
    )
    table.do("play:lethal-distraction", "card:troll", "fight:umbra")
    assert table.damage("troll") == 2 + 2


def test_lethal_distraction_twice() -> None:
    """Two of them add 4 to one dealing, before armor; a ward stops it all."""
    twice = ["lethal-distraction", "lethal-distraction", "whistling-darts"]
    table = Table(theirs=["troll"], hand=twice, house="shadows")
    table.do("play:lethal-distraction", "play:lethal-distraction", "play:whistling-darts")
    assert table.damage("troll") == 5
    table = Table(theirs=["sequis"], hand=["lethal-distraction", "whistling-darts"], house="shadows")
    table.do("play:lethal-distraction", "play:whistling-darts")
    assert table.damage("sequis") == 1
    table = Table(theirs=["troll warded"], hand=["lethal-distraction", "whistling-darts"], house="shadows")
    table.do("play:lethal-distraction", "play:whistling-darts")
    assert (table.damage("troll"), table.has("troll", "warded")) == (0, False)


@proves("G98", "G136")
def test_lethal_distraction_ends() -> None:
    """With the turn; and nobody is chosen where there is nobody."""
    table = Table(theirs=["troll"], mine=["bumpsy"], hand=["lethal-distraction"], house="shadows")
    table.do("play:lethal-distraction", "card:troll").to_turn_of(1, "brobnar").do("fight:troll")
    assert table.damage("troll") == 5
    table = Table(hand=["lethal-distraction"], house="shadows").do("play:lethal-distraction")
    assert (table.asked, table.state.lasting) == ("turn", [])


def test_rigged_lottery() -> None:
    """Five cards from each deck, and for each card of the house 1 Æ to whoever owns it."""
    table = Table(
        hand=["rigged-lottery"],
        deck=["urchin", "troll", "anger", "umbra", "punch", "dodger"],
        their_deck=["troll", "bumpsy", "urchin"],
        house="shadows",
    )
    table.do("play:rigged-lottery")
    assert (table.amber(), table.amber(1)) == (1 + 2, 1)
    assert (table.row("deck"), table.row("deck", 1)) == (["dodger"], [])
    assert table.row("discard", 1) == ["troll.2", "bumpsy", "urchin.2"]


@proves("G31")
def test_rigged_lottery_shuffles_nothing() -> None:
    table = Table(hand=["rigged-lottery"], deck=[], their_deck=[], discard=["urchin"], house="shadows")
    table.do("play:rigged-lottery")
    assert (table.asked, table.amber(), table.row("deck")) == ("turn", 1, [])


def test_two_scowly_capers() -> None:
    """Which of the two comes first, AP says (G8): the one that is left without another neighbor goes."""
    for first, left in (
        ("trigger:scowly-caper", "scowly-caper.2"),
        ("trigger:scowly-caper.2", "scowly-caper"),
    ):
        table = Table(mine=["scowly-caper", "troll", "scowly-caper"], house="brobnar").do("end", first)
        assert table.line() == [left]
        assert table.zone("troll") == "discard"
