"""Shadows of Mass Mutation, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import Flags
from ludarium.games.keyforge.words.cards import ENEMY, IS_OTHER, SUPPLY
from ludarium.games.keyforge.words.effects import Exalt, TakeAmber
from ludarium.games.keyforge.words.harm import FULLY, Destroy
from ludarium.games.keyforge.words.known import OTHER
from ludarium.games.keyforge.words.shorthand import before_fight, creature, words
from ludarium.games.keyforge.words.targets import A
from ludarium.testing import proves


def test_dark_æmber_vault() -> None:
    """Mutants of its side are stronger and are worth a card as they are played; others are not."""
    table = Table(
        mine=["dark-æmber-vault", "splinter"], theirs=["trimble"], hand=["mutant-cutpurse", "umbra"],
        deck=["troll", "bumpsy"], house="shadows",
    )  # fmt: skip
    assert (table.power("splinter"), table.power("trimble")) == (3, 3)
    table.do("play:mutant-cutpurse", "place:0")
    assert table.hand() == ["umbra", "troll"]
    table.do("play:umbra", "place:0")
    assert table.hand() == ["troll"]


def test_bo_nithing() -> None:
    """As many as the opponent has keys, one's own not counted."""
    for keys, stolen in ((0, 0), (2, 2)):
        table = Table(hand=["bo-nithing"], keys=(1, keys), amber=(0, 4), house="shadows")
        table.do("play:bo-nithing")
        assert table.amber() == stolen


def test_dæmo_thief() -> None:
    """Its player steals on the opponent's turn; the first fight of a turn does it no harm."""
    table = Table(mine=["troll", "bumpsy"], theirs=["dæmo-thief"], amber=(2, 0), house="brobnar")
    table.do("fight:troll")
    assert (table.zone("daemo-thief"), table.amber(1)) == ("line", 0)
    table.do("fight:bumpsy")
    assert (table.zone("daemo-thief"), table.amber(0), table.amber(1)) == ("discard", 1, 1)


def test_dark_wave() -> None:
    table = Table(
        mine=["splinter", "troll"], theirs=["bumpsy", "trimble"], hand=["dark-wave"], house="shadows"
    )
    table.do("play:dark-wave")
    assert [table.damage(name) for name in ("splinter", "troll", "bumpsy", "trimble")] == [0, 2, 2, 0]


def test_francis_the_economist() -> None:
    table = Table(mine=["francis-the-economist"], theirs=["troll"], house="shadows")
    table.do("fight:francis-the-economist")
    assert (table.amber(0), table.amber(1)) == (1, 1)
    table = Table(mine=["francis-the-economist"], theirs=["briar-grubbling"], house="shadows")
    table.do("fight:francis-the-economist")
    assert (table.amber(0), table.amber(1)) == (0, 0)


def test_look_over_there() -> None:
    """Æ is stolen where the creature lives on; not where it falls."""
    table = Table(
        mine=["splinter"], theirs=["troll"], hand=["look-over-there"], amber=(0, 2), house="shadows"
    )
    table.do("play:look-over-there", "card:troll")
    assert (table.damage("troll"), table.amber()) == (2, 1)
    table = Table(
        mine=["splinter"], theirs=["troll"], hand=["look-over-there"], amber=(0, 2), house="shadows"
    )
    table.do("play:look-over-there", "card:splinter")
    assert (table.zone("splinter"), table.amber()) == ("discard", 0)


def test_look_over_there_without_a_creature() -> None:
    """No creature was spared then, and one that is warded was."""
    table = Table(hand=["look-over-there"], amber=(0, 2), house="shadows")
    table.do("play:look-over-there")
    assert (table.asked, table.amber()) == ("turn", 0)
    table = Table(theirs=["dust-pixie warded"], hand=["look-over-there"], amber=(0, 2), house="shadows")
    table.do("play:look-over-there")
    assert (len(table.line(1)), table.amber()) == (1, 1)


def test_cards_that_say_nothing_more() -> None:
    """Only what is printed in front."""
    table = Table(mine=["mutant-cutpurse", "splinter", "lyco-thief", "sacro-thief"], house="shadows")
    names = ("mutant-cutpurse", "splinter", "lyco-thief", "sacro-thief")
    assert [table.keyword(name, "elusive") for name in names] == [0, 0, 1, 1]
    assert (table.keyword("lyco-thief", "skirmish"), table.armor("sacro-thief")) == (1, 2)


def test_opportunist() -> None:
    """Its creature is elusive, and captures from the pool of its own controller's opponent: on an enemy from one's own."""
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["opportunist"], amber=(3, 3), house="shadows")
    table.do("play:opportunist", "card:troll")
    assert (table.on("troll"), table.amber(0), table.amber(1)) == (1, 4, 2)
    assert table.keyword("troll", "elusive") == 1
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["opportunist"], amber=(3, 3), house="shadows")
    table.do("play:opportunist", "card:bumpsy")
    assert (table.on("bumpsy"), table.amber(0), table.amber(1)) == (1, 3, 3)


def test_rad_penny() -> None:
    """She steals as she comes, and goes to her owner's deck as she falls."""
    table = Table(theirs=["troll"], hand=["rad-penny"], amber=(0, 2), house="shadows")
    table.do("play:rad-penny")
    assert table.amber() == 1
    table.to_turn_of(1, "brobnar").do("fight:troll")
    assert table.zone("rad-penny") == "deck"


def test_ransack() -> None:
    """As long as Shadows cards are discarded, it goes on."""
    table = Table(hand=["ransack"], deck=["umbra", "troll", "splinter"], amber=(0, 5), house="shadows")
    table.do("play:ransack")
    assert (table.amber(), table.zone("troll"), table.zone("splinter")) == (2, "discard", "deck")


@proves("G243")
def test_shoulder_id() -> None:
    """``REPLACED_BLOW``: it may not begin a fight; where it would strike back, its player steals, and nobody is hurt by it."""
    table = Table(mine=["shoulder-id"], theirs=["troll"], house="shadows")
    assert "fight:shoulder-id" not in table.offered()
    table = Table(mine=["troll"], theirs=["shoulder-id"], amber=(2, 0), house="brobnar")
    table.do("fight:troll")
    assert (table.damage("troll"), table.zone("shoulder-id")) == (0, "discard")
    assert (table.amber(0), table.amber(1)) == (1, 1)


def test_shoulder_id_where_damage_would_be_prevented() -> None:
    """Armor makes no difference; of a fight in which it deals none nothing comes."""
    table = Table(mine=["champion-anaphiel"], theirs=["shoulder-id"], amber=(2, 0), house="sanctum")
    table.do("fight:champion-anaphiel")
    assert table.amber(1) == 1
    table = Table(mine=["umbra"], theirs=["shoulder-id"], amber=(2, 0), house="shadows")
    table.do("fight:umbra")
    assert (table.amber(0), table.amber(1)) == (2, 0)


def test_subtle_otto() -> None:
    table = Table(hand=["subtle-otto"], their_hand=["troll", "bumpsy"], house="shadows")
    table.do("play:subtle-otto")
    assert len(table.hand(1)) == 1
    table = Table(hand=["subtle-otto"], house="shadows")
    table.do("play:subtle-otto")
    assert (table.asked, table.hand(1)) == ("turn", [])


@proves("G10")
def test_tempting_offer() -> None:
    """The opponent is paid for a creature that comes back, and for none that does not."""
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["tempting-offer"], house="shadows")
    table.do("play:tempting-offer")
    assert (table.zone("bumpsy"), table.amber(0), table.amber(1)) == ("hand", 1, 1)
    for theirs in ([], ["bumpsy warded"]):
        table = Table(mine=["troll"], theirs=theirs, hand=["tempting-offer"], house="shadows")
        table.do("play:tempting-offer")
        assert table.amber(1) == 0


def test_vandalize() -> None:
    """One of the three goes, the others come back in an order that one likes."""
    table = Table(hand=["vandalize"], their_deck=["troll", "bumpsy", "krump", "punch"], house="shadows")
    table.do("play:vandalize")
    assert table.offered() == ["deck:troll", "deck:bumpsy", "deck:krump"]
    table.do("deck:bumpsy")
    assert table.row("discard", 1) == ["bumpsy"]
    assert table.asked != "turn"
    table.do(table.offered()[0])
    assert sorted(table.row("deck", 1)[:2]) == ["krump", "troll"]
    assert table.row("deck", 1)[2] == "punch"


def test_borrow() -> None:
    """The artifact is Shadows as long as it is under one's control."""
    table = Table(theirs=["mushroom-with-a-view", "troll"], hand=["borrow"], house="shadows")
    table.do("play:borrow")
    assert table.holder("mushroom-with-a-view") == 0
    state = table.state
    mushroom = table.card("mushroom-with-a-view")
    shadows = state.houses(mushroom)
    assert shadows == state.houses(table.card("borrow"))
    state.ctrl[mushroom] = 1
    assert state.houses(mushroom) != shadows


def test_borrow_nothing() -> None:
    table = Table(mine=["mushroom-with-a-view"], theirs=["troll"], hand=["borrow"], house="shadows")
    table.do("play:borrow")
    assert (table.asked, table.amber()) == ("turn", 1)


def test_boss_zarek() -> None:
    """Friendly creatures with Æ on them, she too; no others."""
    table = Table(
        mine=["boss-zarek amber:1", "troll amber:1", "splinter"], theirs=["bumpsy amber:1"], house="shadows"
    )
    names = ("boss-zarek", "troll", "splinter", "bumpsy")
    assert [table.keyword(name, "elusive") for name in names] == [1, 1, 0, 0]


@proves("G77", "G111")
@said(
    {
        "brammo": words(before_fight(Exalt(1, OTHER))),
        "bumpsy": words(before_fight(TakeAmber(FULLY, OTHER, SUPPLY))),
    }
)
def test_boss_zarek_counts_when_damage_is_set() -> None:
    """Æ that comes before the fight makes elusive in time, Æ that goes, or she herself, too late; but who was attacked
    without Æ has used it up."""
    table = Table(mine=["brammo"], theirs=["boss-zarek", "troll"], house="brobnar")
    table.do("fight:brammo", "card:troll")
    assert (table.on("troll"), table.damage("troll"), table.damage("brammo")) == (1, 0, 0)
    table = Table(mine=["bumpsy"], theirs=["boss-zarek", "troll amber:1"], house="brobnar")
    table.do("fight:bumpsy", "card:troll")
    assert (table.on("troll"), table.damage("troll"), table.zone("bumpsy")) == (0, 5, "discard")
    table = Table(mine=["urchin", "brammo"], theirs=["boss-zarek damage:2", "troll"], house="brobnar")
    table.state.flags[table.card("troll")] |= Flags.DODGED
    table.do("fight:brammo", "card:troll")
    assert (table.on("troll"), table.damage("troll")) == (
        1,
        table.state.decks.prints[table.state.face[table.card("brammo")]].power,
    )


@said({"brammo": words(before_fight(Destroy(A(creature(ENEMY, unlike=IS_OTHER)))))})
def test_boss_zarek_who_is_gone_before_damage() -> None:
    table = Table(mine=["brammo"], theirs=["boss-zarek", "troll amber:1"], house="brobnar")
    table.do("fight:brammo", "card:troll")
    assert (table.zone("boss-zarek"), table.damage("troll") > 0) == ("discard", True)


def test_boss_zarek_and_what_is_captured() -> None:
    """A capture makes its creature elusive at once, and it is not when its Æ is gone."""
    table = Table(mine=["boss-zarek"], hand=["umbra icons:C"], amber=(0, 2), house="shadows")
    table.do("play:umbra+C", "place:0")
    while table.asked != "turn":
        table.do(table.offered()[0])
    holders = [name for name in ("boss-zarek", "umbra+C") if table.on(name)]
    assert [table.keyword(name, "elusive") for name in holders] == [1]


def test_lucky_dice() -> None:
    """During the opponent's next turn friendly creatures take no damage, those that come later included; then they do."""
    table = Table(mine=["lucky-dice", "splinter"], theirs=["troll"], hand=["umbra"], house="shadows")
    table.do("omni:lucky-dice")
    assert table.zone("lucky-dice") == "discard"
    table.to_turn_of(1, "brobnar").do("fight:troll")
    assert (table.zone("splinter"), table.damage("troll")) == ("line", 1)
    table.to_turn_of(0).to_turn_of(1, "brobnar").do("fight:troll")
    assert table.zone("splinter") == "discard"


def test_miasma_bomb() -> None:
    """The opponent forges no key on the next turn, and does on the one after it."""
    table = Table(mine=["miasma-bomb"], amber=(0, 6), house="shadows")
    table.do("action:miasma-bomb")
    assert table.zone("miasma-bomb") == "discard"
    table.to_turn_of(1)
    assert table.keys(1) == 0
    table.to_turn_of(0).to_turn_of(1)
    assert table.keys(1) == 1


def test_reckless_rizzo() -> None:
    """For 2 Æ he can be hit until his player's next turn, even if something makes him elusive meanwhile."""
    table = Table(mine=["reckless-rizzo", "splinter"], hand=["opportunist"], amber=(0, 5), house="shadows")
    assert table.keyword("reckless-rizzo", "elusive") == 1
    table.do("action:reckless-rizzo")
    assert (table.amber(), table.keyword("reckless-rizzo", "elusive")) == (2, 0)
    table.do("play:opportunist", "card:reckless-rizzo")
    assert table.keyword("reckless-rizzo", "elusive") == 0
    table.to_turn_of(1).to_turn_of(0)
    assert table.keyword("reckless-rizzo", "elusive") == 2


def test_safe_house() -> None:
    table = Table(mine=["safe-house", "troll", "splinter"], theirs=["bumpsy"], house="shadows")
    table.do("action:safe-house")
    assert table.offered() == ["card:troll", "card:splinter"]
    table.do("card:troll")
    assert table.row("archives") == ["troll"]


def test_the_shadowsmith() -> None:
    table = Table(mine=["the-shadowsmith", "troll"], theirs=["trimble"], house="shadows")
    names = ("the-shadowsmith", "troll", "trimble")
    assert [table.keyword(name, "elusive") for name in names] == [1, 0, 1]


def test_doom_sigil() -> None:
    """All are poisonous as long as there are any; with the last creature it goes."""
    table = Table(mine=["doom-sigil", "splinter"], theirs=["troll"], house="shadows")
    assert [table.keyword(name, "poison") for name in ("splinter", "troll")] == [1, 1]
    table.do("fight:splinter")
    assert (table.zone("troll"), table.zone("splinter"), table.zone("doom-sigil")) == ("discard",) * 3


def test_doom_sigil_is_played_on_an_empty_board() -> None:
    table = Table(hand=["doom-sigil"], house="shadows")
    table.do("play:doom-sigil")
    assert table.zone("doom-sigil") == "discard"


def test_johnny_longfingers() -> None:
    """Each friendly Mutant that falls steals, he himself too; others do not."""
    table = Table(
        mine=["troll", "bumpsy"],
        theirs=["splinter", "umbra", "johnny-longfingers"],
        amber=(3, 0),
        house="brobnar",
    )
    table.do("fight:troll", "card:splinter")
    assert table.amber(1) == 1
    table.do("fight:bumpsy", "card:umbra")
    assert table.zone("umbra") == "discard"
    assert table.amber(1) == 1


def test_liam_say() -> None:
    """Once a turn, at its start, and only if one likes."""
    table = Table(mine=["liam-say"], theirs=["troll", "bumpsy"], house="shadows")
    table.to_turn_of(1)
    while table.asked != "yes" and not (table.state.active == 0 and table.asked in ("house", "turn")):
        table.step(0)
    table.do("yes", "card:bumpsy")
    assert (table.damage("bumpsy"), table.damage("troll")) == (1, 0)
    table.to_turn_of(1)
    while table.asked != "yes":
        table.step(0)
    table.do("no")
    assert table.damage("bumpsy") == 1


def test_mastermindy() -> None:
    """A counter for each of her turns, and 1 Æ for each of them."""
    table = Table(mine=["mastermindy"], amber=(0, 5), house="shadows")
    table.do("action:mastermindy")
    assert table.amber() == 0
    table.to_turn_of(1).to_turn_of(0, "shadows").to_turn_of(1).to_turn_of(0, "shadows")
    assert table.counters("mastermindy") == {"scheme": 2}
    table.do("action:mastermindy")
    assert (table.amber(0), table.counters("mastermindy")) == (2, {})


@proves("G46")
def test_mole() -> None:
    """The opponent of its creature's controller may pay with the Æ on it, and nobody else."""
    table = Table(theirs=["troll amber:3"], hand=["mole"], amber=(4, 6), house="shadows")
    table.do("play:mole")
    troll = table.card("troll")
    assert (table.state.spendable(0), table.state.spendable(1)) == ([troll], [])
    assert table.state.means(0) == 8
    table = Table(mine=["troll amber:3"], hand=["mole"], house="shadows")
    table.do("play:mole")
    assert (table.state.spendable(0), table.state.spendable(1)) == ([], [table.card("troll")])


def test_pincerator() -> None:
    """After either player's turn, on both flanks of both sides."""
    table = Table(mine=["pincerator", "troll", "umbra", "bumpsy"], theirs=["krump"], house="shadows")
    table.to_turn_of(1)
    assert [table.damage(name) for name in ("troll", "umbra", "bumpsy", "krump")] == [1, 0, 1, 1]
    table.to_turn_of(0)
    assert [table.damage(name) for name in ("troll", "umbra", "bumpsy", "krump")] == [2, 0, 2, 2]


def test_shadowsaurus() -> None:
    """An enemy with Æ on it gives it up to its player and changes sides, as a Shadows creature."""
    table = Table(mine=["shadowsaurus"], theirs=["troll amber:2", "bumpsy"], house="shadows")
    table.do("action:shadowsaurus", "card:troll")
    assert (table.on("troll"), table.amber(1)) == (0, 2)
    table.do(*[option for option in table.offered()[:1] if option.startswith("place")])
    assert table.holder("troll") == 0
    assert table.state.houses(table.card("troll")) == table.state.houses(table.card("shadowsaurus"))
    table.to_turn_of(1).to_turn_of(0, "shadows")
    assert "reap:troll" in table.offered()


def test_shadowsaurus_and_a_creature_without_æmber() -> None:
    table = Table(mine=["shadowsaurus"], theirs=["bumpsy"], house="shadows")
    table.do("action:shadowsaurus")
    assert (table.holder("bumpsy"), table.amber(1)) == (1, 0)
    alone = Table(mine=["shadowsaurus"], house="shadows")
    alone.do("action:shadowsaurus")
    assert alone.asked == "turn"


def test_dino_thief() -> None:
    table = Table(theirs=["bumpsy"], hand=["dino-thief"], house="shadows")
    table.do("play:dino-thief", "yes", "card:bumpsy")
    assert (table.on("dino-thief"), table.damage("bumpsy")) == (1, 3)
    table = Table(theirs=["bumpsy"], hand=["dino-thief"], house="shadows")
    table.do("play:dino-thief", "no")
    assert (table.on("dino-thief"), table.damage("bumpsy")) == (0, 0)


def test_techno_thief() -> None:
    table = Table(mine=["techno-thief"], hand=["troll", "bumpsy"], deck=["krump"], house="shadows")
    table.do("reap:techno-thief", "hand:troll")
    assert (table.zone("troll"), table.hand()) == ("discard", ["bumpsy", "krump"])
    table = Table(mine=["techno-thief"], deck=["krump"], house="shadows")
    table.do("reap:techno-thief")
    assert table.hand() == []


def test_xeno_thief() -> None:
    table = Table(
        mine=["xeno-thief"],
        theirs=["dust-pixie"],
        deck=["bumpsy", "krump", "flaxia", "commune"],
        house="shadows",
    )
    table.do("fight:xeno-thief", "deck:krump", "deck:bumpsy")
    assert table.hand() == ["krump"]
    assert (table.row("deck")[0], table.row("deck")[-1]) == ("flaxia", "bumpsy")


@proves("G215")
def test_shoulder_id_with_an_icon() -> None:
    """The damage of its own bonus icon is no damage by it."""
    table = Table(theirs=["troll"], hand=["shoulder-id icons:D"], amber=(0, 2), house="shadows")
    table.do("play:shoulder-id+D")
    table.do("card:troll")
    assert (table.damage("troll"), table.amber(0)) == (1, 0)
