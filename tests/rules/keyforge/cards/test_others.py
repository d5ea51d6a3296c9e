"""Cards of other sets, each on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table

from ludarium.testing import proves


def test_martian_generosity() -> None:
    table = Table(hand=["martian-generosity"], amber=(3, 5), house="mars")
    table.do("play:martian-generosity")
    assert (table.amber(0), table.amber(1)) == (0, 5)
    assert len(table.hand()) == 8


def test_stealth_mode() -> None:
    """No action cards in the opponent's next turn; other cards may be played."""
    table = Table(
        hand=["stealth-mode"], their_hand=["punch", "troll"], mine=["bumpsy"], house="star-alliance",
        houses=[["star-alliance", "dis", "mars"], ["brobnar", "dis", "mars"]],
    )  # fmt: skip
    table.do("play:stealth-mode").to_turn_of(1, "brobnar")
    assert "play:punch" not in table.offered()
    assert "discard:punch" in table.offered()
    assert "play:troll" in table.offered()
    table.to_turn_of(0).to_turn_of(1, "brobnar")
    assert "play:punch" in table.offered()


def test_united_action() -> None:
    """Any number of cards of each house that one has in play (``YOUR_HOUSES``); no card can be used."""
    table = Table(
        mine=["troll", "nepenthe-seed"],
        theirs=["zorg"],
        hand=["united-action", "punch", "anger", "flaxia", "tunk", "silvertooth"],
        house="star-alliance",
    )
    assert "play:punch" not in table.offered()
    table.do("play:united-action")
    assert {"play:punch", "play:anger", "play:flaxia"} <= set(table.offered())
    assert not {"play:tunk", "play:silvertooth"} & set(table.offered())
    assert "omni:nepenthe-seed" not in table.offered()
    table.do("play:punch", "card:zorg", "play:flaxia", "place:0")
    table.do("play:anger")
    assert not table.has("troll", "exhausted")
    assert table.damage("zorg") == 3


def test_united_action_reads_houses_as_they_are() -> None:
    """A house that comes into play counts at once; after the turn all is as before."""
    table = Table(
        mine=["troll"],
        hand=["united-action", "way-of-the-wolf house:brobnar", "punch"],
        house="star-alliance",
    )
    table.do("play:united-action", "play:way-of-the-wolf~brobnar")
    table.to_turn_of(1).to_turn_of(0, "star-alliance")
    assert "play:punch" not in table.offered()


@proves("G218")
def test_united_action_lets_nobody_use_the_opponents_cards() -> None:
    """ "Cannot" is about the player: what is used as if it were one's own is no exception."""
    table = Table(
        mine=["batdrone"],
        theirs=["the-sting"],
        hand=["united-action", "remote-access"],
        house="star-alliance",
    )
    table.do("play:united-action", "play:remote-access")
    assert (table.row("artifacts", 1), table.has("the-sting", "exhausted")) == (["the-sting"], False)


@proves("G106")
def test_united_action_is_alpha() -> None:
    table = Table(hand=["united-action", "stealth-mode"], house="star-alliance")
    assert "play:united-action" in table.offered()
    table.do("play:stealth-mode")
    assert "play:united-action" not in table.offered()


@proves("G193", "G112")
def test_ghostform() -> None:
    """Relation ``GIVER``: the upgrade archives itself, not its creature (G193), which is invulnerable till then."""
    table = Table(
        mine=["snufflegator +ghostform"], theirs=["troll"], hand=["punch house:untamed"], house="untamed"
    )
    table.do("play:punch~untamed", "card:snufflegator")
    assert table.damage("snufflegator") == 0
    table.do("reap:snufflegator")
    assert table.row("archives") == ["ghostform"]
    assert table.zone("snufflegator") == "line"
    assert not table.keyword("snufflegator", "invulnerable")


def test_ghostform_fights() -> None:
    table = Table(mine=["dust-imp +ghostform"], theirs=["troll"], house="dis")
    table.do("fight:dust-imp")
    assert (table.damage("dust-imp"), table.damage("troll")) == (0, 2)
    assert table.line() == ["dust-imp"]
    assert table.row("archives") == ["ghostform"]


def test_dark_aember_vault() -> None:
    """Friendly Mutants get 2 power, and a card is drawn for each that its player plays."""
    table = Table(
        mine=["dark-æmber-vault", "dysania", "troll"],
        theirs=["replicator"],
        hand=["research-smoko", "batdrone"],
        house="logos",
    )
    assert [table.power(name) for name in ("dysania", "troll", "replicator")] == [6, 8, 2]
    table.do("play:batdrone", "place:0")
    assert len(table.hand()) == 1
    table.do("play:research-smoko", "place:0")
    assert len(table.hand()) == 1
    assert table.power("research-smoko") == 4


@proves("G145")
def test_ransack() -> None:
    """It goes on while Shadows cards come from the deck (G145)."""
    table = Table(
        hand=["ransack"], deck=["urchin", "silvertooth", "troll", "urchin"], amber=(0, 5), house="shadows"
    )
    table.do("play:ransack")
    assert table.amber() == 3
    assert table.row("discard") == ["urchin", "silvertooth", "troll", "ransack"]


@proves("G31")
def test_ransack_with_an_empty_deck() -> None:
    """The pile isn't shuffled for a discard (G31), and without a card there is no repetition."""
    table = Table(hand=["ransack"], deck=["urchin"], discard=["silvertooth"], amber=(0, 5), house="shadows")
    table.do("play:ransack")
    assert table.amber() == 2
    assert table.row("discard") == ["silvertooth", "urchin", "ransack"]


@proves("G211")
def test_fandangle() -> None:
    """Non-Untamed creatures of its player enter ready, with 4 Æ or more (G211)."""
    table = Table(
        mine=["fandangle"],
        hand=["bumpsy house:untamed", "troll", "punch"],
        their_hand=["silvertooth"],
        amber=(4, 0),
        house="brobnar",
    )
    table.do("play:troll", "place:0")
    assert not table.has("troll", "exhausted")
    poor = Table(mine=["fandangle"], hand=["troll"], amber=(3, 9), house="brobnar")
    poor.do("play:troll", "place:0")
    assert poor.has("troll", "exhausted")
    untamed = Table(mine=["fandangle"], hand=["flaxia"], amber=(4, 0), house="untamed")
    untamed.do("play:flaxia", "place:0")
    assert untamed.has("flaxia", "exhausted")


def test_fandangle_does_not_help_the_opponent() -> None:
    table = Table(theirs=["fandangle"], hand=["troll"], amber=(4, 4), house="brobnar")
    table.do("play:troll")
    assert table.has("troll", "exhausted")


def test_resurgence() -> None:
    """A Mutant brings a second creature."""
    table = Table(hand=["resurgence"], discard=["troll", "dysania", "punch", "bumpsy"], house="untamed")
    table.do("play:resurgence", "pile:dysania")
    assert table.offered() == ["pile:troll", "pile:bumpsy"]
    table.do("pile:bumpsy")
    assert sorted(table.hand()) == ["bumpsy", "dysania"]
    table = Table(hand=["resurgence"], discard=["troll", "dysania"], house="untamed")
    table.do("play:resurgence", "pile:troll")
    assert table.asked == "turn"
    assert table.hand() == ["troll"]


def test_dr_verokter() -> None:
    """An upgrade or action card of the pile goes on top of the deck."""
    table = Table(
        mine=["dr-verokter"],
        discard=["troll", "punch", "way-of-the-wolf", "bear-flute"],
        deck=["bumpsy"],
        house="logos",
    )
    table.do("reap:dr-verokter")
    assert table.offered() == ["pile:punch", "pile:way-of-the-wolf"]
    table.do("pile:way-of-the-wolf")
    assert table.row("deck") == ["way-of-the-wolf", "bumpsy"]


@proves("G262")
def test_groundbreaking_discovery() -> None:
    """With all three companions: everything in play goes, one of the opponent's keys is turned back (word
    ``Unforge``, G262), and the card is purged."""
    table = Table(
        mine=["dr-verokter +reckless-experimentation", "rooftop-laboratory"],
        theirs=["troll +way-of-the-wolf", "bear-flute"],
        hand=["groundbreaking-discovery"],
        keys=(1, 2),
        house="logos",
    )
    table.do("play:groundbreaking-discovery")
    assert table.asked == "unforge"
    assert table.offered() == ["key:red", "key:blue"]
    table.do("key:red")
    assert (table.keys(0), table.keys(1)) == (1, 1)
    assert table.state.keys[1] == 2
    assert table.zone("groundbreaking-discovery") == "purged"
    for name in (
        "dr-verokter",
        "reckless-experimentation",
        "rooftop-laboratory",
        "troll",
        "way-of-the-wolf",
        "bear-flute",
    ):
        assert table.zone(name) == "discard"


def test_groundbreaking_discovery_needs_all_three() -> None:
    table = Table(
        mine=["dr-verokter", "rooftop-laboratory"],
        theirs=["troll"],
        hand=["groundbreaking-discovery"],
        keys=(0, 1),
        house="logos",
    )
    table.do("play:groundbreaking-discovery")
    assert table.keys(1) == 1
    assert table.line(1) == ["troll"]
    assert table.zone("groundbreaking-discovery") == "discard"
    assert table.amber() == 1


@proves("G64")
def test_reckless_experimentation() -> None:
    """The top card is played whatever its house; what can't be played stays there (G64)."""
    table = Table(mine=["bumpsy +reckless-experimentation"], deck=["vigor", "urchin"], house="brobnar")
    table.do("reap:bumpsy")
    assert table.amber() == 2
    assert table.row("deck") == ["urchin"]
    assert table.zone("vigor") == "discard"
    table = Table(mine=["dust-imp +reckless-experimentation"], deck=["united-action", "urchin"], house="dis")
    table.do("reap:dust-imp")
    assert table.row("deck") == ["united-action", "urchin"]
    assert table.asked == "turn"


def test_rooftop_laboratory() -> None:
    table = Table(mine=["rooftop-laboratory"], hand=["doc-bookton", "batdrone"], house="logos")
    table.do("play:doc-bookton", "play:batdrone", "place:0")
    assert not table.has("doc-bookton", "exhausted")
    assert table.has("batdrone", "exhausted")
    enemy = Table(theirs=["rooftop-laboratory"], hand=["doc-bookton"], house="logos")
    enemy.do("play:doc-bookton")
    assert enemy.has("doc-bookton", "exhausted")


@proves("G214")
def test_shield_u_later() -> None:
    """Word ``as_upgrade``: a creature, or an upgrade that gives 2 armor (G214)."""
    table = Table(mine=["troll"], hand=["shield-u-later"], house="star-alliance")
    assert {"play:shield-u-later", "upgrade:shield-u-later"} <= set(table.offered())
    table.do("upgrade:shield-u-later")
    assert table.host("shield-u-later") == "troll"
    assert table.armor("troll") == 2
    assert table.line() == ["troll"]
    table = Table(mine=["troll"], hand=["shield-u-later"], house="star-alliance")
    table.do("play:shield-u-later", "place:0")
    assert table.line() == ["shield-u-later", "troll"]
    assert (table.armor("shield-u-later"), table.armor("troll")) == (2, 0)


@proves("G214")
def test_shield_u_later_is_no_creature_as_an_upgrade() -> None:
    """It can't be chosen as a creature, is not heard as one, and is a creature card again in the pile."""
    table = Table(
        mine=["teliga", "hunting-witch"],
        theirs=["teliga"],
        hand=["shield-u-later", "punch house:star-alliance"],
        house="star-alliance",
    )
    table.do("upgrade:shield-u-later", "card:hunting-witch")
    assert (table.amber(0), table.amber(1)) == (0, 0)
    table.do("play:punch~star-alliance")
    assert table.offered() == ["card:teliga", "card:hunting-witch", "card:teliga.2"]
    table = Table(
        mine=["troll damage:1 +shield-u-later"], hand=["save-the-pack", "regrowth"], house="untamed"
    )
    table.do("play:save-the-pack", "play:regrowth")
    assert sorted(table.offered()) == ["pile:shield-u-later", "pile:troll"]


@proves("G214")
def test_shield_u_later_is_played_as_an_upgrade_where_creatures_are_forbidden() -> None:
    """Grommid and Lifeward forbid creatures; so in one's own hand, and out of a deck."""
    table = Table(
        mine=["grommid house:star-alliance", "troll"],
        hand=["shield-u-later", "batdrone house:star-alliance"],
        house="star-alliance",
    )
    assert [option for option in table.offered() if not option.startswith("discard:")][:1] == [
        "upgrade:shield-u-later"
    ]
    assert not {"play:shield-u-later", "play:batdrone~star-alliance"} & set(table.offered())
    table.do("upgrade:shield-u-later", "card:troll")
    assert table.armor("troll") == 2
    table = Table(
        mine=["lifeward"],
        theirs=["troll"],
        their_hand=["shield-u-later"],
        house="dis",
        houses=[["dis", "brobnar", "untamed"], ["star-alliance", "dis", "untamed"]],
    )
    table.do("omni:lifeward").to_turn_of(1, "star-alliance")
    assert "upgrade:shield-u-later" in table.offered()
    assert "play:shield-u-later" not in table.offered()
    table = Table(
        mine=["bumpsy +reckless-experimentation", "grommid"],
        deck=["shield-u-later", "urchin"],
        house="brobnar",
    )
    table.do("reap:bumpsy")
    assert table.offered() == ["card:bumpsy", "card:grommid"]
    table.do("card:bumpsy")
    assert table.armor("bumpsy") == 2


@proves("G37")
def test_shield_u_later_needs_a_creature() -> None:
    """Without a creature there is nothing to be an upgrade of (G37)."""
    table = Table(hand=["shield-u-later"], house="star-alliance")
    assert "upgrade:shield-u-later" not in table.offered()
    assert "play:shield-u-later" in table.offered()


def test_shield_u_later_evil_twin() -> None:
    """As an upgrade it takes all armor, and 2 power."""
    table = Table(
        mine=["troll"], theirs=["champion-tabris"], hand=["shield-u-later-evil-twin"], house="star-alliance"
    )
    table.do("upgrade:shield-u-later-evil-twin", "card:champion-tabris")
    assert (table.power("champion-tabris"), table.armor("champion-tabris")) == (4, 0)
    table = Table(theirs=["batdrone"], hand=["shield-u-later-evil-twin"], house="star-alliance")
    table.do("upgrade:shield-u-later-evil-twin")
    assert table.zone("batdrone") == "discard"
    assert table.zone("shield-u-later-evil-twin") == "discard"


def test_befuddle() -> None:
    """The opponent can play cards of the chosen house only, in their next turn."""
    table = Table(
        hand=["befuddle"],
        their_hand=["troll", "zorg"],
        house="unfathomable",
        houses=[["unfathomable", "dis", "mars"], ["brobnar", "mars", "untamed"]],
    )
    table.do("play:befuddle")
    assert table.offered() == ["house:brobnar", "house:mars", "house:untamed"]
    table.do("house:mars").to_turn_of(1, "brobnar")
    assert "play:troll" not in table.offered()
    assert "discard:troll" in table.offered()


def test_befuddle_lasts_one_turn() -> None:
    table = Table(
        hand=["befuddle"],
        their_hand=["troll", "zorg"],
        house="unfathomable",
        houses=[["unfathomable", "dis", "mars"], ["brobnar", "mars", "untamed"]],
    )
    table.do("play:befuddle", "house:mars").to_turn_of(1, "mars")
    assert "play:zorg" in table.offered()
    table.to_turn_of(0).to_turn_of(1, "brobnar")
    assert "play:troll" in table.offered()


def test_hallafest() -> None:
    """Up to four Bräkken cards with different names (``unlike_name``), shown and taken, and as many chains."""
    table = Table(
        hand=["hallafest"],
        deck=["troll", "ged-hammer", "vulka", "ged-hammer"],
        discard=["harmal-atoon", "vulka"],
        house="brobnar",
    )
    table.do("play:hallafest")
    assert "deck:troll" not in table.offered()
    table.do("deck:ged-hammer")
    assert "deck:ged-hammer" not in table.offered()
    table.do("pile:vulka")
    assert table.offered() == ["pile:harmal-atoon", "done"]
    table.do("pile:harmal-atoon")
    assert len(table.hand()) == 3
    assert table.chains() == 3
    assert len(table.row("deck")) == 3
    assert len(table.told("revealed")) == 1


def test_hallafest_finds_nothing() -> None:
    table = Table(hand=["hallafest"], deck=["ged-hammer"], house="brobnar")
    table.do("play:hallafest", "no")
    assert table.chains() == 0
    assert table.row("deck") == ["ged-hammer"]


@proves("G94")
def test_harmal_atoon() -> None:
    """Other friendly Brobnar creatures go to their owners' hands when destroyed, and count as destroyed (G94)."""
    table = Table(
        mine=["harmal-atoon damage:1", "troll damage:1", "flaxia damage:1"], theirs=["bumpsy damage:1"],
        hand=["save-the-pack house:brobnar"], house="brobnar",
    )  # fmt: skip
    table.do("play:save-the-pack~brobnar")
    assert table.hand() == ["troll"]
    assert [table.zone(name) for name in ("harmal-atoon", "flaxia", "bumpsy")] == ["discard"] * 3


@proves("G104")
def test_ged_hammer() -> None:
    """The other friendly Brobnar creatures are readied and enraged; an enraged creature must fight (G104)."""
    table = Table(
        mine=["ged-hammer damage:4", "troll exhausted", "bumpsy", "flaxia exhausted"],
        theirs=["headhunter"],
        hand=["the-common-cold house:brobnar"],
        house="brobnar",
    )
    table.do("play:the-common-cold~brobnar")
    assert table.zone("ged-hammer") == "discard"
    assert not table.has("troll", "exhausted")
    assert [table.has(name, "enraged") for name in ("troll", "bumpsy", "flaxia", "headhunter")] == [
        True, True, False, False,
    ]  # fmt: skip
    assert table.has("flaxia", "exhausted")
    assert "reap:troll" not in table.offered()
    assert "fight:troll" in table.offered()


@proves("G115")
def test_vulka() -> None:
    """Splash-attack hits the neighbours of whom it fights, together with the fight (G115)."""
    table = Table(
        mine=["vulka", "headhunter"], theirs=["flaxia", "troll", "murmook", "urchin"], house="brobnar"
    )
    assert not table.keyword("flaxia", "splash-attack")
    table.do("fight:headhunter", "card:troll")
    assert [table.damage(name) for name in ("flaxia", "troll", "murmook", "urchin")] == [1, 5, 1, 0]


@proves("G79")
def test_brikk_nastee() -> None:
    """After another friendly Brobnar creature fights, also in vain (G79); not after its own fight."""
    table = Table(
        mine=["brikk-nastee", "troll", "flaxia house:brobnar"],
        theirs=["murmook", "flaxia"],
        house="brobnar",
    )
    table.do("fight:brikk-nastee", "card:murmook")
    assert table.amber() == 0
    table.do("fight:troll")
    assert table.amber() == 1
    table = Table(mine=["brikk-nastee", "bumpsy"], theirs=["briar-grubbling"], house="brobnar")
    table.do("fight:bumpsy")
    assert table.zone("bumpsy") == "discard"
    assert table.amber() == 1


@proves("G214")
def test_shield_u_later_played_by_an_effect() -> None:
    """It may be an upgrade wherever one could be played (G214)."""
    table = Table(
        mine=["bumpsy +reckless-experimentation"], deck=["shield-u-later", "urchin"], house="brobnar"
    )
    table.do("reap:bumpsy")
    assert table.offered() == ["play:shield-u-later", "upgrade:shield-u-later"]
    table.do("upgrade:shield-u-later")
    assert table.armor("bumpsy") == 2
    table = Table(mine=["bumpsy +reckless-experimentation"], deck=["shield-u-later"], house="brobnar")
    table.do("reap:bumpsy", "play:shield-u-later", "place:0")
    assert table.line() == ["shield-u-later", "bumpsy"]
    assert table.armor("bumpsy") == 0


def test_shield_u_later_was_no_creature_played() -> None:
    """What a turn remembers of it is an upgrade (``TimesDone``)."""
    for way, lost in (("upgrade", 0), ("play", 2)):
        table = Table(
            active=1,
            theirs=["troll"],
            their_hand=["shield-u-later", "flaxia house:star-alliance", "batdrone house:star-alliance"],
            hand=["lifeweb house:star-alliance"],
            amber=(0, 5),
            house="star-alliance",
        )
        table.do(
            "play:flaxia~star-alliance",
            "place:0",
            "play:batdrone~star-alliance",
            "place:0",
            f"{way}:shield-u-later",
        )
        table.do("card:troll" if way == "upgrade" else "place:0")
        before = table.to_turn_of(0, "star-alliance").amber(1)
        table.do("play:lifeweb~star-alliance")
        assert before - table.amber(1) == lost
