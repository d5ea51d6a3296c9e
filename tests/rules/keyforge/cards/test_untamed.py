"""Untamed of Call of the Archons, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table

from ludarium.testing import proves


@proves("G190")
def test_cooperative_hunting() -> None:
    """Word ``Spread``: one damage for each friendly creature, all placed at once (G190)."""
    table = Table(
        mine=["troll", "bumpsy"], theirs=["dew-faerie"], hand=["cooperative-hunting"], house="untamed"
    )
    table.do("play:cooperative-hunting")
    assert sorted(table.offered()) == ["card:bumpsy", "card:dew-faerie", "card:troll"]
    table.do("card:dew-faerie")
    assert table.damage("dew-faerie") == 0
    table.do("card:dew-faerie")
    assert table.zone("dew-faerie") == "discard"
    assert table.damage("troll") == 0


def test_cooperative_hunting_may_be_split_and_needs_a_pack() -> None:
    table = Table(
        mine=["troll", "bumpsy"], theirs=["dew-faerie"], hand=["cooperative-hunting"], house="untamed"
    )
    table.do("play:cooperative-hunting", "card:dew-faerie", "card:troll")
    assert (table.damage("dew-faerie"), table.damage("troll")) == (1, 1)
    alone = Table(theirs=["dew-faerie"], hand=["cooperative-hunting"], house="untamed")
    alone.do("play:cooperative-hunting")
    assert alone.asked == "turn"
    assert alone.damage("dew-faerie") == 0


def test_curiosity() -> None:
    table = Table(
        mine=["timetraveller"], theirs=["doc-bookton", "batdrone"], hand=["curiosity"], house="untamed"
    )
    table.do("play:curiosity")
    assert table.zone("timetraveller") == "discard"
    assert table.line(1) == ["batdrone"]
    assert table.amber() == 1


def test_fertility_chant() -> None:
    table = Table(hand=["fertility-chant"], house="untamed")
    table.do("play:fertility-chant")
    assert (table.amber(0), table.amber(1)) == (4, 2)


@proves("G136")
def test_fogbank() -> None:
    """Enemy creatures can't fight in the opponent's next turn only, and those that come later neither (G136)."""
    table = Table(
        mine=["troll", "dew-faerie"],
        theirs=["snufflegator"],
        their_hand=["silvertooth house:untamed"],
        hand=["fogbank"],
        house="untamed",
    )
    table.do("play:fogbank")
    table.to_turn_of(1, "untamed")
    assert "fight:snufflegator" not in table.offered()
    assert "reap:snufflegator" in table.offered()
    table.do("play:silvertooth~untamed", "place:0")
    assert "reap:silvertooth~untamed" in table.offered()
    assert "fight:silvertooth~untamed" not in table.offered()
    table.to_turn_of(0, "untamed")
    assert "fight:dew-faerie" in table.offered()
    table.to_turn_of(1, "untamed")
    assert "fight:snufflegator" in table.offered()


def test_full_moon() -> None:
    """One Æ after each creature that its player plays this turn; not after other cards, nor later."""
    table = Table(hand=["full-moon", "dust-pixie", "snufflegator", "regrowth", "dew-faerie"], house="untamed")
    table.do("play:full-moon")
    assert table.amber() == 0
    table.do("play:snufflegator")
    assert table.amber() == 1
    table.do("play:dust-pixie", "place:0")
    assert table.amber() == 4
    table.do("play:regrowth")
    assert table.amber() == 5
    table.to_turn_of(1)
    table.to_turn_of(0, "untamed")
    table.do("play:dew-faerie", "place:0")
    assert table.amber() == 5


def test_full_moon_twice() -> None:
    """The same card played a second time this turn lasts beside its first effect (G136)."""
    table = Table(mine=["nepenthe-seed"], hand=["full-moon", "snufflegator"], house="untamed")
    table.do("play:full-moon", "omni:nepenthe-seed", "pile:full-moon", "play:full-moon", "play:snufflegator")
    assert table.amber() == 2


@proves("G9")
def test_grasping_vines() -> None:
    """Up to three artifacts of either side; fewer, and none, are allowed (G9)."""
    mine = ["world-tree", "ritual-of-balance"]
    theirs = ["bear-flute", "nepenthe-seed", "troll"]
    table = Table(mine=mine, theirs=theirs, hand=["grasping-vines"], house="untamed")
    table.do("play:grasping-vines")
    assert "card:troll" not in table.offered()
    table.do("card:bear-flute", "card:world-tree", "done")
    assert table.hand(1) == ["bear-flute"]
    assert table.hand() == ["world-tree"]
    assert table.row("artifacts") == ["ritual-of-balance"]
    table = Table(mine=mine, theirs=theirs, hand=["grasping-vines"], house="untamed")
    table.do("play:grasping-vines", "card:bear-flute", "card:world-tree", "card:nepenthe-seed")
    assert table.asked == "turn"
    table = Table(mine=mine, theirs=theirs, hand=["grasping-vines"], house="untamed")
    table.do("play:grasping-vines", "no")
    assert len(table.row("artifacts", 1)) == 2


@proves("G49")
def test_key_charge() -> None:
    """Word ``CanForge``: the key is offered where it can be paid after the loss (G49)."""
    table = Table(hand=["key-charge"], amber=(7, 0), house="untamed")
    table.do("play:key-charge", "yes")
    assert table.asked == "key"
    table.do("key:red")
    assert (table.keys(), table.amber()) == (1, 0)
    table = Table(hand=["key-charge"], amber=(7, 0), house="untamed")
    table.do("play:key-charge", "no")
    assert (table.keys(), table.amber()) == (0, 6)


def test_key_charge_without_the_means() -> None:
    table = Table(hand=["key-charge"], amber=(6, 0), house="untamed")
    table.do("play:key-charge")
    assert table.asked == "turn"
    assert table.amber() == 5
    table = Table(hand=["key-charge"], amber=(0, 0), house="untamed")
    table.do("play:key-charge")
    assert (table.keys(), table.amber()) == (0, 0)


@proves("G10")
def test_key_charge_needs_an_aember_to_lose() -> None:
    """ "If you do" (G10): with free keys but nothing to lose there is no key."""
    table = Table(hand=["key-charge"], mine=["titan-mechanic"] * 6, amber=(0, 0), house="untamed")
    table.do("play:key-charge")
    assert table.keys() == 0
    assert table.asked == "turn"


def test_lifeweb() -> None:
    """Counts the creatures played in the opponent's turn just before, not other cards (``TimesDone``)."""
    creatures = ["snufflegator", "dew-faerie", "flaxia"]
    table = Table(
        active=1, their_hand=[*creatures, "murmook"], hand=["lifeweb"], amber=(0, 5), house="untamed"
    )
    table.do("play:snufflegator", "play:dew-faerie", "place:0", "play:murmook", "place:0")
    table.to_turn_of(0, "untamed")
    table.do("play:lifeweb")
    assert (table.amber(0), table.amber(1)) == (3, 3)


def test_lifeweb_with_too_few() -> None:
    table = Table(
        active=1,
        their_hand=["snufflegator", "dew-faerie", "regrowth"],
        hand=["lifeweb"],
        amber=(0, 5),
        house="untamed",
    )
    table.do("play:snufflegator", "play:dew-faerie", "place:0", "play:regrowth")
    table.to_turn_of(0, "untamed")
    table.do("play:lifeweb")
    assert (table.amber(0), table.amber(1)) == (1, 6)


def test_lost_in_the_woods() -> None:
    """Word ``Both`` with choices: two of each side are chosen, then shuffled into their owners' decks together."""
    table = Table(
        mine=["troll", "bumpsy", "dew-faerie"],
        theirs=["snufflegator", "flaxia", "murmook"],
        hand=["lost-in-the-woods"],
        deck=["headhunter"],
        their_deck=["urchin"],
        house="untamed",
    )
    table.do("play:lost-in-the-woods")
    assert sorted(table.offered()) == ["card:bumpsy", "card:dew-faerie", "card:troll"]
    table.do("card:troll", "card:bumpsy")
    assert sorted(table.offered()) == ["card:flaxia", "card:murmook", "card:snufflegator"]
    table.do("card:flaxia")
    assert table.zone("troll") == "line"
    table.do("card:murmook")
    assert (table.line(), table.line(1)) == (["dew-faerie"], ["snufflegator"])
    assert sorted(table.row("deck")) == ["bumpsy", "headhunter", "troll"]
    assert sorted(table.row("deck", 1)) == ["flaxia", "murmook", "urchin"]


@proves("G4")
def test_lost_in_the_woods_takes_what_there_is() -> None:
    """As many as there are of each side (G4)."""
    table = Table(
        mine=["troll"],
        theirs=["snufflegator", "flaxia", "murmook"],
        hand=["lost-in-the-woods"],
        house="untamed",
    )
    table.do("play:lost-in-the-woods", "card:flaxia", "card:murmook")
    assert (table.line(), table.line(1)) == ([], ["snufflegator"])
    table = Table(theirs=["snufflegator", "flaxia"], hand=["lost-in-the-woods"], house="untamed")
    table.do("play:lost-in-the-woods")
    assert table.line(1) == []


@proves("G213")
def test_mimicry() -> None:
    """Question ``COPIES``: it resolves the icons and the text of an action in the opponent's pile (G213)."""
    table = Table(
        theirs=["troll"],
        hand=["mimicry"],
        their_discard=["punch", "fertility-chant", "bumpsy"],
        discard=["anger"],
        house="untamed",
    )
    table.do("play:mimicry")
    assert table.offered() == ["pile:punch", "pile:fertility-chant"]
    table.do("pile:punch")
    assert table.damage("troll") == 3
    assert table.amber() == 1
    assert table.zone("mimicry") == "discard"
    assert table.zone("punch") == "discard"
    table = Table(hand=["mimicry"], their_discard=["fertility-chant"], house="untamed")
    table.do("play:mimicry")
    assert (table.amber(0), table.amber(1)) == (4, 2)


def test_mimicry_with_nothing_to_copy() -> None:
    table = Table(hand=["mimicry"], their_discard=["bumpsy"], discard=["punch"], house="untamed")
    table.do("play:mimicry")
    assert table.asked == "turn"
    assert table.zone("mimicry") == "discard"
    assert table.amber() == 0


@proves("G193")
def test_mimicry_means_itself_by_a_name() -> None:
    """A copied text that names its card means Mimicry (G193), which is itself again outside play."""
    table = Table(hand=["mimicry", "snufflegator"], their_discard=["library-access"], house="untamed")
    table.do("play:mimicry")
    assert table.zone("mimicry") == "purged"
    assert table.zone("library-access") == "discard"
    table.do("play:snufflegator")
    assert len(table.hand()) == 1
    state = table.state
    assert state.face[table.card("mimicry")] == state.decks.of[table.card("mimicry")]


@proves("G149")
def test_mimicry_counts_under_the_copied_name() -> None:
    """The Rule of Six counts the copied name (G149): what can't be played again can't be copied."""
    hand = ["fertility-chant"] * 6 + ["mimicry"]
    table = Table(hand=hand, their_discard=["fertility-chant"], house="untamed")
    for _ in range(5):
        table.do("play:fertility-chant")
    table.do("play:mimicry")
    assert (table.amber(0), table.amber(1)) == (24, 12)
    assert "play:fertility-chant" not in table.offered()
    table = Table(hand=hand, their_discard=["fertility-chant"], house="untamed")
    for _ in range(6):
        table.do("play:fertility-chant")
    assert (table.amber(0), table.amber(1)) == (24, 12)
    assert table.offered() == ["discard:mimicry", "end"]


@proves("G213")
def test_mimicry_of_an_alpha_card() -> None:
    """It is Alpha then, and has to be the first card of the step; so it is looked at before it is played (G213)."""
    table = Table(
        mine=["troll"],
        hand=["mimicry", "regrowth", "punch"],
        their_discard=["united-action"],
        house="untamed",
    )
    table.do("play:mimicry")
    assert "play:punch" in table.offered()
    late = Table(hand=["mimicry", "regrowth"], their_discard=["united-action"], house="untamed")
    assert "play:mimicry" not in late.do("play:regrowth").offered()


def test_nature_s_call() -> None:
    table = Table(
        mine=["troll"], theirs=["snufflegator", "flaxia", "murmook"], hand=["nature-s-call"], house="untamed"
    )
    table.do("play:nature-s-call", "card:troll", "card:murmook", "card:flaxia")
    assert table.hand() == ["troll"]
    assert sorted(table.hand(1)) == ["flaxia", "murmook"]
    table = Table(theirs=["snufflegator"], hand=["nature-s-call"], house="untamed")
    table.do("play:nature-s-call", "no")
    assert table.line(1) == ["snufflegator"]


def test_nocturnal_maneuver() -> None:
    table = Table(
        theirs=["snufflegator", "flaxia", "murmook", "troll"], hand=["nocturnal-maneuver"], house="untamed"
    )
    table.do("play:nocturnal-maneuver", "card:flaxia", "card:troll", "done")
    assert [table.has(name, "exhausted") for name in table.line(1)] == [False, True, False, True]


def test_perilous_wild() -> None:
    table = Table(
        mine=["dew-faerie", "troll"], theirs=["urchin", "bumpsy"], hand=["perilous-wild"], house="untamed"
    )
    table.do("play:perilous-wild")
    assert (table.line(), table.line(1)) == (["troll"], ["bumpsy"])


def test_regrowth() -> None:
    """A creature of one's own pile, no other card."""
    table = Table(
        hand=["regrowth"], discard=["troll", "punch", "bumpsy"], their_discard=["flaxia"], house="untamed"
    )
    table.do("play:regrowth")
    assert table.offered() == ["pile:troll", "pile:bumpsy"]
    table.do("pile:bumpsy")
    assert table.hand() == ["bumpsy"]


def test_save_the_pack() -> None:
    table = Table(
        mine=["troll damage:1", "bumpsy"],
        theirs=["flaxia damage:2", "murmook"],
        hand=["save-the-pack"],
        house="untamed",
    )
    table.do("play:save-the-pack")
    assert (table.line(), table.line(1)) == (["bumpsy"], ["murmook"])
    assert table.chains() == 1


def test_scout() -> None:
    """Two friendly creatures get skirmish and fight one after the other, of whatever house (G73)."""
    table = Table(
        mine=["troll", "bumpsy", "flaxia"],
        theirs=["snufflegator", "headhunter"],
        hand=["scout"],
        house="untamed",
    )
    table.do("play:scout")
    assert "card:snufflegator" not in table.offered()
    table.do("card:bumpsy", "card:troll")
    assert table.asked == "attack"
    assert table.has("bumpsy", "exhausted")
    assert not table.has("troll", "exhausted")
    table.do("card:snufflegator")
    assert (table.damage("bumpsy"), table.damage("troll")) == (0, 0)
    assert table.line(1) == []
    assert table.keyword("troll", "skirmish")
    assert not table.keyword("flaxia", "skirmish")
    table.to_turn_of(1)
    assert not table.keyword("troll", "skirmish")


def test_scout_with_none() -> None:
    table = Table(mine=["troll"], theirs=["snufflegator"], hand=["scout"], house="untamed")
    table.do("play:scout", "no")
    assert table.asked == "turn"
    assert not table.keyword("troll", "skirmish")


def test_stampede() -> None:
    """Three creatures used this turn; artifacts do not count."""
    table = Table(
        mine=["snufflegator", "flaxia", "murmook", "nepenthe-seed"],
        hand=["stampede", "stampede"],
        amber=(0, 5),
        house="untamed",
    )
    table.do("reap:snufflegator", "reap:flaxia", "omni:nepenthe-seed", "play:stampede")
    assert table.amber(1) == 5
    table.do("reap:murmook", "play:stampede")
    assert table.amber(1) == 3
    assert table.amber(0) == 7


def test_stampede_counts_creatures_not_uses() -> None:
    """One creature used three times is one creature (``TimesDone`` by ``cards``)."""
    table = Table(
        mine=["snufflegator", "flaxia"],
        theirs=["troll"],
        hand=["stampede", "anger house:untamed"],
        amber=(0, 5),
        house="untamed",
    )
    table.do("fight:snufflegator", "play:anger~untamed", "card:snufflegator", "reap:flaxia", "play:stampede")
    assert table.zone("troll") == "discard"
    assert table.amber(1) == 5


def test_the_common_cold() -> None:
    """One damage to each creature first; then, if its player likes, each Mars creature goes."""
    table = Table(
        mine=["troll"],
        theirs=["urchin", "zorg", "batdrone house:mars"],
        hand=["the-common-cold"],
        house="untamed",
    )
    table.do("play:the-common-cold")
    assert table.zone("urchin") == "discard"
    assert table.damage("troll") == 1
    assert table.offered() == ["yes", "no"]
    table.do("yes")
    assert table.line(1) == []
    assert table.line() == ["troll"]


def test_the_common_cold_spares_mars() -> None:
    table = Table(theirs=["zorg"], hand=["the-common-cold"], house="untamed")
    table.do("play:the-common-cold", "no")
    assert table.damage("zorg") == 1
    table = Table(theirs=["troll"], hand=["the-common-cold"], house="untamed")
    table.do("play:the-common-cold")
    assert table.asked == "turn"


def test_troop_call() -> None:
    """From play and from the pile, one's own only."""
    table = Table(
        mine=["niffle-ape", "troll"],
        theirs=["niffle-queen"],
        discard=["niffle-ape", "bumpsy"],
        their_discard=["niffle-ape"],
        hand=["troop-call"],
        house="untamed",
    )
    table.do("play:troop-call")
    assert sorted(table.hand()) == ["niffle-ape", "niffle-ape.2"]
    assert table.line() == ["troll"]
    assert table.line(1) == ["niffle-queen"]
    assert len(table.row("discard", 1)) == 1


@proves("G10")
def test_vigor() -> None:
    """The Æ is for three damage healed, no less (G10)."""
    table = Table(mine=["troll damage:5", "bumpsy damage:2"], hand=["vigor", "vigor"], house="untamed")
    table.do("play:vigor", "card:troll", "number:3")
    assert table.damage("troll") == 2
    assert table.amber() == 2
    table.do("play:vigor", "card:bumpsy", "number:2")
    assert table.damage("bumpsy") == 0
    assert table.amber() == 3


def test_vigor_may_heal_less() -> None:
    table = Table(mine=["troll damage:5"], hand=["vigor"], house="untamed")
    table.do("play:vigor", "number:1")
    assert table.damage("troll") == 4
    assert table.amber() == 1


@proves("G97")
def test_word_of_returning() -> None:
    """Each enemy creature is hurt by the Æ on it; then its Æ comes, also that of those destroyed (G97)."""
    table = Table(
        mine=["bumpsy amber:2"],
        theirs=["troll amber:2", "murmook amber:3", "flaxia"],
        hand=["word-of-returning"],
        house="untamed",
    )
    table.do("play:word-of-returning")
    assert table.damage("troll") == 2
    assert table.zone("murmook") == "discard"
    assert table.damage("flaxia") == 0
    assert (table.on("troll"), table.on("bumpsy")) == (0, 2)
    assert table.amber() == 6


def test_bear_flute() -> None:
    """With a bear of either side in play one is healed, and nothing is searched."""
    table = Table(
        mine=["bear-flute", "ancient-bear damage:3"],
        theirs=["ancient-bear damage:4", "troll damage:1"],
        deck=["ancient-bear", "dust-pixie"],
        house="untamed",
    )
    table.do("action:bear-flute")
    assert table.offered() == ["card:ancient-bear", "card:ancient-bear.3"]
    table.do("card:ancient-bear.3")
    assert (table.damage("ancient-bear"), table.damage("ancient-bear.3")) == (3, 0)
    assert table.asked == "turn"
    assert len(table.row("deck")) == 2


@proves("G131")
def test_bear_flute_searches() -> None:
    """Word ``Search``: any number of bears from deck and pile; then the pile is shuffled in (G131)."""
    table = Table(
        mine=["bear-flute"],
        deck=["dust-pixie", "ancient-bear", "troll", "ancient-bear"],
        discard=["ancient-bear", "bumpsy"],
        house="untamed",
    )
    table.do("action:bear-flute")
    assert table.offered() == ["pile:ancient-bear", "deck:ancient-bear", "no"]
    table.do("deck:ancient-bear", "pile:ancient-bear", "deck:ancient-bear")
    assert len(table.hand()) == 3
    assert table.row("discard") == []
    assert sorted(table.row("deck")) == ["bumpsy", "dust-pixie", "troll"]
    assert table.state.seen[table.card("troll")] == 0


@proves("G131", "G205")
def test_bear_flute_finds_nothing() -> None:
    """Who takes none leaves the pile, but the deck is shuffled (G131)."""
    table = Table(mine=["bear-flute"], deck=["ancient-bear", "troll"], discard=["bumpsy"], house="untamed")
    table.do("action:bear-flute", "no")
    assert table.row("discard") == ["bumpsy"]
    assert table.hand() == []
    assert len(table.told("shuffled")) == 1


def test_nepenthe_seed() -> None:
    """In any house's turn; it lies in the pile itself when a card is returned."""
    table = Table(mine=["nepenthe-seed"], discard=["punch"], their_discard=["anger"], house="mars")
    table.do("omni:nepenthe-seed")
    assert table.offered() == ["pile:punch", "pile:nepenthe-seed"]
    table.do("pile:punch")
    assert table.hand() == ["punch"]
    assert table.row("discard") == ["nepenthe-seed"]


def test_ritual_of_balance() -> None:
    for amber, stolen in ((6, 1), (5, 0)):
        table = Table(mine=["ritual-of-balance"], amber=(0, amber), house="untamed")
        table.do("action:ritual-of-balance")
        assert (table.amber(0), table.amber(1)) == (stolen, amber - stolen)


@proves("G217")
def test_ritual_of_the_hunt() -> None:
    """Untamed creatures may be used this turn, each as often as it is ready (G217); others may not."""
    table = Table(mine=["ritual-of-the-hunt", "snufflegator", "troll"], theirs=["dust-pixie"], house="mars")
    assert "reap:snufflegator" not in table.offered()
    table.do("omni:ritual-of-the-hunt")
    assert table.zone("ritual-of-the-hunt") == "discard"
    assert "fight:snufflegator" in table.offered()
    assert "reap:troll" not in table.offered()
    table.do("reap:snufflegator")
    assert table.amber() == 1
    table.to_turn_of(1, "mars").to_turn_of(0, "mars")
    assert "reap:snufflegator" not in table.offered()


def test_world_tree() -> None:
    table = Table(mine=["world-tree"], discard=["troll", "punch"], deck=["bumpsy"], house="untamed")
    table.do("action:world-tree")
    assert table.row("deck") == ["troll", "bumpsy"]
    assert table.row("discard") == ["punch"]


def test_ancient_bear() -> None:
    """Assault comes before the fight (G108)."""
    table = Table(mine=["ancient-bear"], theirs=["flaxia", "batdrone"], house="untamed")
    table.do("fight:ancient-bear", "card:batdrone")
    assert table.zone("batdrone") == "discard"
    assert table.damage("ancient-bear") == 0


def test_bigtwig() -> None:
    table = Table(mine=["bigtwig"], theirs=["troll", "flaxia stunned"], house="untamed")
    table.do("fight:bigtwig")
    assert table.zone("flaxia") == "discard"
    assert table.damage("bigtwig") == 4


def test_bigtwig_reaps() -> None:
    """Whom it could not fight it stuns; without a stunned enemy it can't fight at all."""
    table = Table(mine=["bigtwig"], theirs=["troll"], house="untamed")
    assert "fight:bigtwig" not in table.offered()
    table.do("reap:bigtwig", "card:troll")
    assert table.has("troll", "stunned")
    assert table.has("troll", "exhausted")
    assert table.amber() == 1


@proves("G198")
def test_witch_of_the_wilds() -> None:
    """One Untamed card each turn in which another house is active (G198)."""
    table = Table(mine=["witch-of-the-wilds"], hand=["dew-faerie", "regrowth", "punch"], house="mars")
    assert "play:punch" not in table.offered()
    assert "discard:regrowth" not in table.offered()
    table.do("play:dew-faerie", "place:0")
    assert "play:regrowth" not in table.offered()
    table.to_turn_of(1, "mars")
    table.to_turn_of(0, "mars")
    assert "play:regrowth" in table.offered()


def test_witch_of_the_wilds_in_an_untamed_turn() -> None:
    """Where Untamed is active, her leave is not needed and not used."""
    table = Table(mine=["witch-of-the-wilds"], hand=["dew-faerie", "flaxia", "punch"], house="untamed")
    table.do("play:dew-faerie", "place:0", "play:flaxia", "place:0")
    assert "play:punch" not in table.offered()


@proves("G198")
def test_two_witches_of_the_wilds() -> None:
    """Several allowances add up (G198)."""
    table = Table(
        mine=["witch-of-the-wilds", "witch-of-the-wilds"],
        hand=["dew-faerie", "flaxia", "murmook"],
        house="mars",
    )
    table.do("play:dew-faerie", "place:0", "play:flaxia", "place:0")
    assert "play:murmook" not in table.offered()


@proves("G109")
def test_briar_grubbling() -> None:
    """Hazardous comes before the fight, which does not happen then (G79, G109)."""
    table = Table(mine=["bumpsy"], theirs=["briar-grubbling"], house="brobnar")
    table.do("fight:bumpsy")
    assert table.zone("bumpsy") == "discard"
    assert table.damage("briar-grubbling") == 0


def test_chota_hazri() -> None:
    table = Table(hand=["chota-hazri"], amber=(7, 0), house="untamed")
    table.do("play:chota-hazri", "yes", "key:blue")
    assert (table.keys(), table.amber()) == (1, 0)
    table = Table(hand=["chota-hazri"], amber=(3, 0), house="untamed")
    table.do("play:chota-hazri")
    assert (table.keys(), table.amber()) == (0, 2)
    table = Table(hand=["chota-hazri"], house="untamed")
    table.do("play:chota-hazri")
    assert table.asked == "turn"


def test_dew_faerie() -> None:
    table = Table(mine=["dew-faerie"], house="untamed")
    table.do("reap:dew-faerie")
    assert table.amber() == 2


def test_dust_pixie() -> None:
    table = Table(hand=["dust-pixie"], house="untamed")
    table.do("play:dust-pixie")
    assert table.amber() == 2
    assert table.line() == ["dust-pixie"]


def test_flaxia() -> None:
    """She counts herself, being in play by then."""
    table = Table(theirs=["troll"], hand=["flaxia", "flaxia"], house="untamed")
    table.do("play:flaxia")
    assert table.amber() == 0
    table.do("play:flaxia", "place:0")
    assert table.amber() == 2


def test_fuzzy_gruen() -> None:
    table = Table(hand=["fuzzy-gruen"], house="untamed")
    table.do("play:fuzzy-gruen")
    assert (table.amber(0), table.amber(1)) == (2, 1)


def test_giant_sloth() -> None:
    """It waits for an Untamed card to be discarded from hand this turn."""
    table = Table(mine=["giant-sloth"], hand=["dew-faerie", "punch house:untamed", "zorg"], house="untamed")
    assert "reap:giant-sloth" not in table.offered()
    assert "action:giant-sloth" not in table.offered()
    table.do("discard:dew-faerie", "action:giant-sloth")
    assert table.amber() == 3
    table.to_turn_of(1).to_turn_of(0, "untamed")
    assert "action:giant-sloth" not in table.offered()


def test_giant_sloth_wants_an_untamed_card() -> None:
    table = Table(mine=["giant-sloth"], hand=["punch", "zorg house:mars"], house="brobnar")
    table.do("discard:punch")
    assert "discard:punch" not in table.offered()
    assert "reap:giant-sloth" not in table.offered()
    maverick = Table(mine=["giant-sloth house:brobnar"], hand=["punch"], house="brobnar")
    maverick.do("discard:punch")
    assert "reap:giant-sloth~brobnar" not in maverick.offered()


@proves("G102")
def test_giant_sloth_stays_stunned() -> None:
    """To remove a stun is a use too (G102)."""
    table = Table(mine=["giant-sloth stunned"], hand=["dew-faerie"], house="untamed")
    assert "unstun:giant-sloth" not in table.offered()
    table.do("discard:dew-faerie")
    assert "unstun:giant-sloth" in table.offered()


@proves("G33")
def test_halacor() -> None:
    """Friendly flank creatures only, for as long as they are (G33)."""
    table = Table(mine=["troll", "bumpsy", "halacor"], theirs=["flaxia"], hand=["murmook"], house="untamed")
    assert table.keyword("troll", "skirmish")
    assert table.keyword("halacor", "skirmish")
    assert not table.keyword("bumpsy", "skirmish")
    assert not table.keyword("flaxia", "skirmish")
    table.do("play:murmook", "place:3")
    assert table.keyword("murmook", "skirmish")
    assert not table.keyword("halacor", "skirmish")


@proves("G113")
def test_inka_the_spider() -> None:
    """It stuns when played and when it reaps; its bite kills whatever it damages (G113)."""
    table = Table(theirs=["troll"], hand=["inka-the-spider"], house="untamed")
    table.do("play:inka-the-spider")
    assert table.offered() == ["card:inka-the-spider", "card:troll"]
    table.do("card:troll")
    assert table.has("troll", "stunned")
    table = Table(mine=["inka-the-spider"], theirs=["troll"], house="untamed")
    table.do("reap:inka-the-spider", "card:troll")
    assert table.has("troll", "stunned")
    table = Table(mine=["inka-the-spider"], theirs=["troll"], house="untamed")
    table.do("fight:inka-the-spider")
    assert (table.line(), table.line(1)) == ([], [])


def test_kindrith_longshot() -> None:
    table = Table(mine=["kindrith-longshot"], theirs=["troll"], house="untamed")
    table.do("reap:kindrith-longshot", "card:troll")
    assert table.damage("troll") == 2
    table = Table(mine=["kindrith-longshot"], theirs=["troll"], house="untamed")
    table.do("fight:kindrith-longshot")
    assert (table.damage("kindrith-longshot"), table.damage("troll")) == (0, 3)


def test_snufflegator() -> None:
    table = Table(mine=["snufflegator"], theirs=["troll"], house="untamed")
    table.do("fight:snufflegator")
    assert (table.damage("snufflegator"), table.damage("troll")) == (0, 4)


def test_lupo_the_scarred() -> None:
    table = Table(mine=["flaxia"], theirs=["troll", "bumpsy"], hand=["lupo-the-scarred"], house="untamed")
    table.do("play:lupo-the-scarred", "place:0")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.damage("bumpsy") == 2


def test_mighty_tiger() -> None:
    table = Table(mine=["flaxia"], theirs=["troll"], hand=["mighty-tiger"], house="untamed")
    table.do("play:mighty-tiger", "place:0")
    assert table.damage("troll") == 4
    assert table.damage("flaxia") == 0


def test_murmook() -> None:
    """Only the opponent's keys, while it is in play."""
    table = Table(mine=["murmook"], house="untamed")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 7)
    table = Table(mine=["murmook", "murmook"], amber=(6, 7), house="untamed")
    table.to_turn_of(1)
    assert table.keys(1) == 0
    table.to_turn_of(0)
    assert table.keys(0) == 1


def test_mushroom_man() -> None:
    for keys, power in ((0, 11), (1, 8), (2, 5)):
        table = Table(mine=["mushroom-man"], keys=(keys, 1), house="untamed")
        assert table.power("mushroom-man") == power


def test_niffle_ape() -> None:
    """Word ``ignores``: it fights past taunt, and elusive does not help against it."""
    table = Table(mine=["niffle-ape", "snufflegator"], theirs=["pitlord", "urchin"], house="untamed")
    table.do("fight:snufflegator")
    assert table.zone("urchin") == "line"
    table.do("fight:niffle-ape")
    assert table.offered() == ["card:pitlord", "card:urchin"]
    table.do("card:urchin")
    assert table.zone("urchin") == "discard"


@proves("G111")
def test_niffle_ape_uses_elusive_up() -> None:
    """The first choice uses elusive up, ignored or not (G111)."""
    table = Table(mine=["niffle-ape", "snufflegator"], theirs=["magda-the-rat"], house="untamed")
    table.do("fight:niffle-ape")
    assert table.damage("magda-the-rat") == 3
    assert table.zone("niffle-ape") == "discard"
    table.do("fight:snufflegator")
    assert table.zone("magda-the-rat") == "discard"


def test_niffle_queen() -> None:
    """Beasts and Niffles each get 1; a Niffle beast gets 2; she and the enemy get nothing."""
    table = Table(
        mine=["niffle-queen", "niffle-ape", "snufflegator", "troll"], theirs=["murmook"], house="untamed"
    )
    names = ("niffle-queen", "niffle-ape", "snufflegator", "troll", "murmook")
    assert [table.power(name) for name in names] == [6, 5, 5, 8, 3]


@proves("G84")
def test_niffle_queen_dies_and_takes_the_hurt_along() -> None:
    """Power that falls to the damage is death at once (G84)."""
    table = Table(
        mine=["niffle-queen damage:5", "snufflegator damage:4"], hand=["the-common-cold"], house="untamed"
    )
    table.do("play:the-common-cold")
    assert table.line() == []


def test_piranha_monkeys() -> None:
    table = Table(mine=["troll"], theirs=["bumpsy", "urchin"], hand=["piranha-monkeys"], house="untamed")
    table.do("play:piranha-monkeys", "place:0")
    assert [table.damage(name) for name in ("piranha-monkeys", "troll", "bumpsy")] == [0, 2, 2]
    assert table.zone("urchin") == "discard"
    table = Table(mine=["piranha-monkeys"], theirs=["bumpsy"], house="untamed")
    table.do("reap:piranha-monkeys")
    assert table.damage("bumpsy") == 2


def test_teliga() -> None:
    """Only the opponent's creatures, however short they live."""
    table = Table(
        mine=["teliga"],
        active=1,
        their_hand=["snufflegator", "regrowth", "dust-pixie icons:D"],
        house="untamed",
    )
    table.do("play:snufflegator")
    assert table.amber() == 1
    table.do("play:regrowth")
    assert table.amber() == 1
    table.do("play:dust-pixie+D", "place:0", "card:dust-pixie+D")
    assert table.amber() == 2
    own = Table(mine=["teliga"], hand=["snufflegator"], house="untamed")
    own.do("play:snufflegator", "place:0")
    assert own.amber() == 0


def test_hunting_witch() -> None:
    """Her player's other creatures, not herself, not the opponent's, not other cards."""
    table = Table(hand=["hunting-witch", "snufflegator", "regrowth"], their_hand=["flaxia"], house="untamed")
    table.do("play:hunting-witch")
    assert table.amber() == 0
    table.do("play:snufflegator", "place:0")
    assert table.amber() == 1
    table.do("play:regrowth")
    assert table.amber() == 2
    table.to_turn_of(1, "untamed")
    table.do("play:flaxia")
    assert table.amber() == 2


def test_witch_of_the_eye() -> None:
    table = Table(mine=["witch-of-the-eye"], discard=["punch", "troll"], house="untamed")
    table.do("reap:witch-of-the-eye", "pile:punch")
    assert table.hand() == ["punch"]


@proves("G108")
def test_way_of_the_bear() -> None:
    """Assault adds up (G108)."""
    table = Table(mine=["ancient-bear", "troll"], hand=["way-of-the-bear"], house="untamed")
    table.do("play:way-of-the-bear", "card:ancient-bear")
    assert table.keyword("ancient-bear", "assault") == 4
    assert not table.keyword("troll", "assault")
    assert table.amber() == 1


def test_way_of_the_wolf() -> None:
    table = Table(mine=["troll +way-of-the-wolf"], theirs=["bumpsy"], house="brobnar")
    table.do("fight:troll")
    assert table.damage("troll") == 0
    assert table.zone("bumpsy") == "discard"


def test_stampede_of_an_artifact_that_is_a_creature() -> None:
    """An Auto-Legionary counts once it is used as a creature (G232), not for the use that makes it one."""
    table = Table(
        mine=["auto-legionary", "the-golden-spiral", "brutodon-auxiliary", "thero-centurion"],
        hand=["stampede house:saurian", "stampede house:saurian"],
        amber=(0, 5),
        house="saurian",
    )
    table.do(
        "action:auto-legionary",
        "place:2",
        "reap:brutodon-auxiliary",
        "reap:thero-centurion",
        "play:stampede~saurian",
    )
    assert table.amber(1) == 5
    table.do("action:the-golden-spiral", "card:auto-legionary", "action:auto-legionary")
    while table.asked != "turn":
        table.do(table.offered()[0])
    table.do(next(option for option in table.offered() if option.startswith("play:stampede")))
    assert table.amber(1) == 3
