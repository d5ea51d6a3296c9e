"""Logos of Call of the Archons, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.codes import AskKinds
from ludarium.games.keyforge.engine.terms import KNOWN_TO_ALL, Zones
from ludarium.games.keyforge.view.viewer import view_of
from ludarium.testing import proves


def test_bouncing_deathquark() -> None:
    """One creature of each side at once, and again if AP wants to, while each side has one (words ``Both``,
    ``Repeat``)."""
    table = Table(
        mine=["troll", "bumpsy"],
        theirs=["silvertooth", "headhunter"],
        hand=["bouncing-deathquark"],
        house="logos",
    )
    table.do("play:bouncing-deathquark")
    assert table.offered() == ["card:silvertooth", "card:headhunter"]
    table.do("card:silvertooth")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:troll")
    assert table.line() == ["bumpsy"]
    assert table.line(1) == ["headhunter"]
    assert table.offered() == ["yes", "no"]
    table.do("yes")
    assert table.line() == []
    assert table.line(1) == []
    assert table.asked == "turn"


@proves("GX7")
def test_bouncing_deathquark_with_one_side_only() -> None:
    """What there is is destroyed (G4), and the whole of it can't be done again."""
    table = Table(theirs=["silvertooth", "headhunter"], hand=["bouncing-deathquark"], house="logos")
    table.do("play:bouncing-deathquark", "card:silvertooth")
    assert table.line(1) == ["headhunter"]
    assert table.asked == "turn"


def test_bouncing_deathquark_once() -> None:
    table = Table(
        mine=["troll", "bumpsy"],
        theirs=["silvertooth", "headhunter"],
        hand=["bouncing-deathquark"],
        house="logos",
    )
    table.do("play:bouncing-deathquark", "card:silvertooth", "card:troll", "no")
    assert table.line() == ["bumpsy"]
    assert table.line(1) == ["headhunter"]


def test_dimension_door() -> None:
    """What reaping would give is stolen; only this turn, and only one's own reaping."""
    table = Table(
        mine=["troll", "batdrone", "doc-bookton"], hand=["dimension-door"], amber=(0, 2), house="logos"
    )
    table.do("play:dimension-door", "reap:batdrone")
    assert (table.amber(), table.amber(1)) == (1, 1)
    table.do("reap:doc-bookton")
    assert (table.amber(), table.amber(1)) == (2, 0)
    table.to_turn_of(1).to_turn_of(0, "logos")
    before = table.amber()
    table.do("reap:batdrone")
    assert table.amber() == before + 1


@proves("G242")
def test_dimension_door_against_an_empty_pool() -> None:
    """There is nothing to steal, and nothing is gained in its place."""
    table = Table(mine=["batdrone"], hand=["dimension-door"], house="logos")
    table.do("play:dimension-door", "reap:batdrone")
    assert (table.amber(), table.amber(1)) == (0, 0)


def test_effervescent_principle() -> None:
    """Each loses half, the loss rounded down, and its player gets a chain."""
    table = Table(hand=["effervescent-principle"], amber=(5, 4), house="logos")
    table.do("play:effervescent-principle")
    assert (table.amber(), table.amber(1)) == (3, 2)
    assert (table.chains(), table.chains(1)) == (1, 0)


def test_foggify() -> None:
    """The opponent's creatures cannot fight in their next turn, those that come later included; then they can."""
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["foggify"], their_hand=["anger"], house="logos")
    table.do("play:foggify")
    table.to_turn_of(1, "brobnar")
    assert "reap:bumpsy" in table.offered()
    assert "fight:bumpsy" not in table.offered()
    table.do("play:anger")
    assert table.damage("troll") == 0
    table.to_turn_of(0, "logos").to_turn_of(1, "brobnar")
    assert "fight:bumpsy" in table.offered()


def test_foggify_is_not_about_its_own_player() -> None:
    table = Table(mine=["batdrone"], theirs=["bumpsy"], hand=["foggify"], house="logos")
    table.do("play:foggify")
    assert "fight:batdrone" in table.offered()


def test_help_from_future_self() -> None:
    """Finds the one card in the deck or the pile; the pile goes into the deck (word ``Search``)."""
    table = Table(
        hand=["help-from-future-self"], deck=["troll", "timetraveller"], discard=["bumpsy"], house="logos"
    )
    table.do("play:help-from-future-self")
    assert table.offered() == ["deck:timetraveller", "no"]
    table.do("deck:timetraveller")
    assert table.hand() == ["timetraveller"]
    assert sorted(table.row("deck")) == ["bumpsy", "troll"]
    assert table.row("discard") == ["help-from-future-self"]
    assert table.told("revealed")


@proves("G131")
def test_help_from_future_self_may_find_nothing() -> None:
    """Also in the pile; who finds nothing takes nothing, but shuffles all the same."""
    table = Table(
        hand=["help-from-future-self"], deck=["troll"], discard=["timetraveller", "bumpsy"], house="logos"
    )
    table.do("play:help-from-future-self")
    assert table.offered() == ["pile:timetraveller", "no"]
    table.do("no")
    assert table.hand() == []
    assert sorted(table.row("deck")) == ["bumpsy", "timetraveller", "troll"]
    table = Table(hand=["help-from-future-self"], deck=["troll"], discard=["bumpsy"], house="logos")
    table.do("play:help-from-future-self")
    assert table.offered() == ["no"]
    table.do("no")
    assert sorted(table.row("deck")) == ["bumpsy", "troll"]


def test_interdimensional_graft() -> None:
    """Whoever forges in the next turn pays what is left."""
    table = Table(hand=["interdimensional-graft"], amber=(0, 9), house="logos")
    table.do("play:interdimensional-graft")
    table.to_turn_of(1)
    assert table.keys(1) == 1
    assert (table.amber(), table.amber(1)) == (4, 0)


def test_interdimensional_graft_without_a_key() -> None:
    """Nothing is paid where no key is forged, and it is over after that turn."""
    table = Table(hand=["interdimensional-graft"], amber=(0, 5), theirs=["troll"], house="logos")
    table.do("play:interdimensional-graft")
    table.to_turn_of(1, "brobnar").do("reap:troll")
    assert (table.amber(), table.amber(1)) == (1, 6)
    table.to_turn_of(0).to_turn_of(1)
    assert table.keys(1) == 1
    assert table.amber() == 1


def test_knowledge_is_power() -> None:
    """Archives a card, or gains for those that are archived."""
    cards = {"hand": ["knowledge-is-power", "troll"], "archives": ["bumpsy", "batdrone"], "house": "logos"}
    table = Table(**cards).do("play:knowledge-is-power", "mode:1")
    assert table.row("archives") == ["bumpsy", "batdrone", "troll"]
    assert table.amber() == 0
    table = Table(**cards).do("play:knowledge-is-power", "mode:2")
    assert table.amber() == 2
    assert table.hand() == ["troll"]


def test_labwork() -> None:
    table = Table(hand=["labwork", "troll", "bumpsy"], house="logos").do("play:labwork")
    assert table.offered() == ["hand:troll", "hand:bumpsy"]
    table.do("hand:bumpsy")
    assert table.row("archives") == ["bumpsy"]
    assert table.amber() == 1


def test_library_access() -> None:
    """A card for each card played after it this turn; itself, it is purged."""
    table = Table(
        mine=["troll"],
        hand=["library-access", "labwork", "batdrone", "library-of-babble"],
        deck=[
            "bumpsy",
            "smith",
            "punch",
            "anger",
            "headhunter",
            "snufflegator",
            "silvertooth",
            "urchin",
            "tunk",
        ],
        house="logos",
    )
    table.do("play:library-access")
    assert table.zone("library-access") == "purged"
    assert len(table.hand()) == 3
    table.do("play:labwork", "trigger:library-access", "hand:bumpsy")
    assert len(table.hand()) == 2
    table.do("play:batdrone", "place:0")
    assert len(table.hand()) == 2
    table.do("play:library-of-babble")
    assert len(table.hand()) == 2
    table.to_turn_of(1).to_turn_of(0, "logos")
    hand = table.hand()
    assert len(hand) == 6


def test_library_access_lasts_for_the_turn_only() -> None:
    """Nor does it draw for what the opponent plays."""
    table = Table(
        hand=["library-access"], their_hand=["labwork", "troll"], their_deck=["tunk"] * 8, house="logos"
    )
    table.do("play:library-access")
    table.to_turn_of(1, "logos")
    before = len(table.hand())
    table.do("play:labwork")
    assert len(table.hand()) == before


def test_neuro_syphon() -> None:
    """Only where the opponent has more."""
    table = Table(hand=["neuro-syphon"], amber=(1, 3), house="logos").do("play:neuro-syphon")
    assert (table.amber(), table.amber(1)) == (3, 2)
    assert len(table.hand()) == 1
    table = Table(hand=["neuro-syphon"], amber=(1, 2), house="logos").do("play:neuro-syphon")
    assert (table.amber(), table.amber(1)) == (2, 2)
    assert table.hand() == []


@proves("G198")
def test_phase_shift() -> None:
    """One card of another house may be played, and no second one; one more for a second such leave."""
    table = Table(hand=["phase-shift", "troll", "bumpsy", "labwork"], house="logos")
    assert "play:troll" not in table.offered()
    table.do("play:phase-shift")
    assert {"play:troll", "play:bumpsy", "play:labwork"} <= set(table.offered())
    table.do("play:labwork", "hand:bumpsy")
    assert "play:troll" in table.offered()
    table.do("play:troll")
    table = Table(hand=["phase-shift", "phase-shift", "troll", "bumpsy", "silvertooth"], house="logos")
    table.do("play:phase-shift", "play:phase-shift", "play:troll", "play:bumpsy", "place:0")
    assert "play:silvertooth" not in table.offered()


@proves("G198")
def test_phase_shift_used_up_by_an_effect() -> None:
    """A fitting card that an effect plays is the one."""
    table = Table(hand=["phase-shift", "wild-wormhole", "bumpsy"], deck=["smith"], house="logos")
    table.do("play:phase-shift", "play:wild-wormhole")
    assert table.row("discard")[-2:] == ["smith", "wild-wormhole"]
    assert "play:bumpsy" not in table.offered()
    table = Table(hand=["phase-shift", "wild-wormhole", "bumpsy", "troll"], deck=["labwork"], house="logos")
    table.do("play:phase-shift", "play:wild-wormhole", "hand:bumpsy")
    assert "play:troll" in table.offered()


def test_phase_shift_is_over_after_one_card_and_after_the_turn() -> None:
    table = Table(hand=["phase-shift", "troll", "bumpsy"], house="logos")
    table.do("play:phase-shift", "play:troll")
    assert "play:bumpsy" not in table.offered()
    table = Table(hand=["phase-shift", "bumpsy"], house="logos").do("play:phase-shift")
    table.to_turn_of(1).to_turn_of(0, "logos")
    assert "play:bumpsy" not in table.offered()


def test_positron_bolt() -> None:
    """3, 2, 1 along the line from a flank (words ``Neighbours``, ``also`` of ``Damage``)."""
    table = Table(
        theirs=["troll", "champion-anaphiel", "tunk", "bumpsy"], hand=["positron-bolt"], house="logos"
    )
    table.do("play:positron-bolt")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:troll")
    assert table.damage("troll") == 3
    assert table.damage("champion-anaphiel") == 1  # armor 1
    assert table.damage("tunk") == 0  # armor 1
    table = Table(theirs=["troll", "headhunter", "bumpsy", "zorg"], hand=["positron-bolt"], house="logos")
    table.do("play:positron-bolt", "card:zorg")
    assert [table.damage(name) for name in ("zorg", "bumpsy", "headhunter", "troll")] == [3, 2, 1, 0]


@proves("G6")
def test_positron_bolt_is_one_dealing() -> None:
    """A Tolas that is hit with the first creature, or with the third, dies with it, and is paid for neither."""
    for line in (["urchin", "tolas", "troll"], ["troll", "tolas", "urchin"]):
        table = Table(theirs=line, hand=["positron-bolt"], house="logos")
        table.do("play:positron-bolt", f"card:{line[0]}")
        icon = 1
        assert (table.line(1), table.amber(), table.amber(1)) == (["troll"], icon, 0)


@proves("G6")
def test_positron_bolt_hits_those_behind_who_die() -> None:
    """All three are chosen before any of them is hurt."""
    table = Table(
        theirs=["silvertooth", "batdrone", "bumpsy", "troll"], hand=["positron-bolt"], house="logos"
    )
    table.do("play:positron-bolt", "card:silvertooth")
    assert table.line(1) == ["bumpsy", "troll"]
    assert table.damage("bumpsy") == 1
    assert table.damage("troll") == 0


@proves("G6")
def test_positron_bolt_where_only_the_second_dies() -> None:
    """The third is hit once, though it stands beside the first then."""
    table = Table(theirs=["troll", "urchin", "bumpsy"], hand=["positron-bolt"], house="logos")
    table.do("play:positron-bolt", "card:troll")
    assert table.line(1) == ["troll", "bumpsy"]
    assert (table.damage("troll"), table.damage("bumpsy")) == (3, 1)
    table = Table(
        mine=["spectral-tunneler"], theirs=["bumpsy", "troll", "urchin", "snufflegator"],
        hand=["positron-bolt"], house="logos",
    )  # fmt: skip
    table.do("action:spectral-tunneler", "card:troll", "play:positron-bolt", "card:troll", "card:urchin")
    assert [table.damage(name) for name in ("bumpsy", "troll", "snufflegator")] == [0, 3, 1]


def test_positron_bolt_from_the_middle() -> None:
    """A creature in the middle that counts as a flank creature: AP chooses the neighbour, and the last damage goes on
    in that direction."""
    table = Table(
        mine=["spectral-tunneler"],
        theirs=["troll", "silvertooth", "bumpsy", "headhunter"],
        hand=["positron-bolt"],
        house="logos",
    )
    table.do("action:spectral-tunneler", "card:silvertooth", "play:positron-bolt", "card:silvertooth")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert [table.damage(name) for name in ("troll", "bumpsy", "headhunter")] == [0, 2, 1]


def test_positron_bolt_on_a_lone_creature() -> None:
    table = Table(theirs=["troll"], hand=["positron-bolt"], house="logos").do("play:positron-bolt")
    assert table.damage("troll") == 3
    assert table.asked == "turn"


def test_random_access_archives() -> None:
    table = Table(hand=["random-access-archives"], deck=["troll", "bumpsy"], house="logos")
    table.do("play:random-access-archives")
    assert table.row("archives") == ["troll"]
    assert table.row("deck") == ["bumpsy"]


@proves("G31")
def test_random_access_archives_without_a_deck() -> None:
    """Only drawing makes a new deck."""
    table = Table(hand=["random-access-archives"], deck=[], discard=["troll"], house="logos")
    table.do("play:random-access-archives")
    assert table.row("archives") == []
    assert table.row("discard") == ["troll", "random-access-archives"]


@proves("G218")
def test_remote_access() -> None:
    """An enemy artifact does what it does for who uses it; it is exhausted then, and stays where it is."""
    table = Table(
        theirs=["library-of-babble", "mobius-scroll exhausted"],
        hand=["remote-access"],
        deck=["troll"],
        house="logos",
    )
    table.do("play:remote-access", "card:library-of-babble")
    assert table.hand() == ["troll"]
    assert table.has("library-of-babble", "exhausted")
    assert table.holder("library-of-babble") == 1
    assert table.amber() == 1


def test_remote_access_of_what_counts_your_cards() -> None:
    """ "Your" and "friendly" mean who uses it."""
    table = Table(
        theirs=["feeding-pit"], hand=["remote-access", "troll"], their_hand=["bumpsy"], house="logos"
    )
    table.do("play:remote-access", "hand:troll")
    assert table.zone("troll") == "discard"
    assert (table.amber(), table.amber(1)) == (2, 0)


def test_reverse_time() -> None:
    table = Table(
        hand=["reverse-time"], deck=["troll", "bumpsy"], discard=["batdrone", "tunk"], house="logos"
    )
    table.do("play:reverse-time")
    assert sorted(table.row("deck")) == ["batdrone", "tunk"]
    assert sorted(table.row("discard")) == ["bumpsy", "reverse-time", "troll"]
    assert [fact["cards"] for fact in table.told("swapped_piles")] == [["troll", "bumpsy"]]
    assert table.told("shuffled")


def test_scrambler_storm() -> None:
    """No actions for the opponent in the next turn; other cards, and later turns, are free."""
    table = Table(
        hand=["scrambler-storm", "labwork"], their_hand=["smith", "troll", "blood-of-titans"], house="logos"
    )
    table.do("play:scrambler-storm")
    assert "play:labwork" in table.offered()
    table.to_turn_of(1, "brobnar")
    assert "play:troll" in table.offered()
    assert "play:smith" not in table.offered()
    assert "discard:smith" in table.offered()
    table.to_turn_of(0, "logos").to_turn_of(1, "brobnar")
    assert "play:smith" in table.offered()


def test_sloppy_labwork() -> None:
    """One archived, then another discarded."""
    table = Table(hand=["sloppy-labwork", "troll", "bumpsy", "tunk"], house="logos")
    table.do("play:sloppy-labwork", "hand:bumpsy")
    assert table.offered() == ["hand:troll", "hand:tunk"]
    table.do("hand:tunk")
    assert table.row("archives") == ["bumpsy"]
    assert table.row("discard") == ["tunk", "sloppy-labwork"]
    assert table.hand() == ["troll"]


def test_twin_bolt_emission() -> None:
    """Two different creatures, at once."""
    table = Table(
        mine=["troll"], theirs=["bumpsy", "silvertooth"], hand=["twin-bolt-emission"], house="logos"
    )
    table.do("play:twin-bolt-emission", "card:bumpsy")
    assert table.offered() == ["card:troll", "card:silvertooth"]
    table.do("card:silvertooth")
    assert table.damage("bumpsy") == 2
    assert table.zone("silvertooth") == "discard"


def test_twin_bolt_emission_on_a_lone_creature() -> None:
    """It is hit once."""
    table = Table(theirs=["bumpsy"], hand=["twin-bolt-emission"], house="logos").do("play:twin-bolt-emission")
    assert table.damage("bumpsy") == 2


def test_wild_wormhole() -> None:
    """The top card is played, of whatever house, with its icons."""
    table = Table(hand=["wild-wormhole"], deck=["smith", "bumpsy"], mine=["troll"], house="logos")
    table.do("play:wild-wormhole")
    assert table.amber() == 1 + 1 + 2
    assert table.row("discard") == ["smith", "wild-wormhole"]
    assert table.row("deck") == ["bumpsy"]


@proves("G64")
def test_wild_wormhole_on_a_card_that_cannot_be_played() -> None:
    """An upgrade without a creature stays on top, where all have seen it."""
    table = Table(hand=["wild-wormhole"], deck=["blood-of-titans", "bumpsy"], house="logos")
    table.do("play:wild-wormhole")
    assert table.row("deck") == ["blood-of-titans", "bumpsy"]
    assert table.state.seen[table.card("blood-of-titans")] == KNOWN_TO_ALL
    assert table.amber() == 1


def test_anomaly_exploiter() -> None:
    """Only damaged creatures."""
    table = Table(
        mine=["anomaly-exploiter", "troll damage:1", "bumpsy"],
        theirs=["tunk damage:2", "zorg"],
        house="logos",
    )
    table.do("action:anomaly-exploiter")
    assert table.offered() == ["card:troll", "card:tunk"]
    table.do("card:tunk")
    assert table.line(1) == ["zorg"]


def test_chaos_portal() -> None:
    """The top card is played if it is of the house that was named, else it stays, seen by all."""
    table = Table(mine=["chaos-portal", "troll"], deck=["smith", "bumpsy"], house="logos")
    table.do("action:chaos-portal", "house:brobnar")
    assert table.amber() == 3
    assert table.row("deck") == ["bumpsy"]
    table = Table(mine=["chaos-portal"], deck=["smith", "bumpsy"], house="logos")
    table.do("action:chaos-portal", "house:untamed")
    assert table.amber() == 0
    assert table.row("deck") == ["smith", "bumpsy"]
    assert table.told("revealed")


def test_crazy_killing_machine() -> None:
    """A creature or artifact of the house of each discarded card (word ``ForEachCard``)."""
    table = Table(
        mine=["crazy-killing-machine", "troll", "bumpsy"],
        theirs=["tunk", "zorg", "library-of-babble"],
        deck=["smith"],
        their_deck=["squawker"],
        house="logos",
    )
    table.do("action:crazy-killing-machine", "pile:smith")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.offered() == ["card:tunk", "card:zorg"]
    table.do("card:zorg")
    assert table.zone("crazy-killing-machine") == "artifacts"
    assert table.row("discard", 0) == ["smith", "bumpsy"]
    assert table.row("discard", 1) == ["squawker", "zorg"]


def test_crazy_killing_machine_destroys_itself() -> None:
    """Where not both were destroyed: for want of a card, of a target, or by a ward."""
    table = Table(
        mine=["crazy-killing-machine", "troll"], deck=["smith"], their_deck=["squawker"], house="logos"
    )
    table.do("action:crazy-killing-machine", "pile:smith")
    assert table.zone("troll") == "discard"
    assert table.zone("crazy-killing-machine") == "discard"
    table = Table(
        mine=["crazy-killing-machine", "troll"], theirs=["tunk"], deck=["smith"], their_deck=[], house="logos"
    )
    table.do("action:crazy-killing-machine")
    assert table.zone("tunk") == "line"
    assert table.zone("crazy-killing-machine") == "discard"
    table = Table(
        mine=["crazy-killing-machine", "troll warded"],
        theirs=["tunk"],
        deck=["smith"],
        their_deck=["squawker"],
        house="logos",
    )
    table.do("action:crazy-killing-machine", "pile:smith")
    assert table.line() == ["troll"]
    assert table.line(1) == []
    assert table.zone("crazy-killing-machine") == "discard"


def test_crazy_killing_machine_without_decks() -> None:
    """No card, no house: it destroys itself alone."""
    table = Table(mine=["crazy-killing-machine", "troll"], deck=[], their_deck=[], house="logos")
    table.do("action:crazy-killing-machine")
    assert table.line() == ["troll"]
    assert table.zone("crazy-killing-machine") == "discard"


def test_library_of_babble() -> None:
    table = Table(mine=["library-of-babble"], deck=["troll", "bumpsy"], house="logos")
    table.do("action:library-of-babble")
    assert table.hand() == ["troll"]


def test_mobius_scroll() -> None:
    """Itself and up to two cards."""
    table = Table(mine=["mobius-scroll"], hand=["troll", "bumpsy", "tunk"], house="logos")
    table.do("action:mobius-scroll", "hand:troll")
    assert table.offered() == ["hand:bumpsy", "hand:tunk", "done"]
    table.do("hand:tunk")
    assert table.row("archives") == ["mobius-scroll", "troll", "tunk"]
    table = Table(mine=["mobius-scroll"], hand=["troll"], house="logos").do("action:mobius-scroll", "no")
    assert table.row("archives") == ["mobius-scroll"]


@proves("G46")
def test_pocket_universe() -> None:
    """Æ is put on it, and counts for keys only, along with the pool."""
    table = Table(mine=["pocket-universe amber:2"], amber=(4, 0), house="logos")
    table.do("action:pocket-universe")
    assert table.on("pocket-universe") == 3
    assert table.amber() == 3
    table.to_turn_of(1)
    while table.asked != "spend":
        table.step(0)
    table.do("amber:pocket-universe", "amber:pool", "amber:pool", "amber:pool")
    table.to_turn_of(0)
    assert table.keys() == 1
    assert table.on("pocket-universe") == 0
    assert table.amber() == 0


def test_pocket_universe_with_an_empty_pool() -> None:
    """Nothing moves; the opponent can't spend it, and it can't be stolen."""
    table = Table(mine=["pocket-universe amber:5"], theirs=["batdrone"], amber=(0, 1), house="logos")
    table.do("action:pocket-universe")
    assert table.on("pocket-universe") == 5
    table.to_turn_of(1)
    assert table.keys(1) == 0
    assert table.on("pocket-universe") == 5


def test_spangler_box() -> None:
    """A creature is purged, and the box goes over; when it leaves, all it purged come back to their owners' sides
    (words ``PurgedBy``, ``Purge``)."""
    table = Table(
        mine=["spangler-box", "troll"],
        theirs=["bumpsy", "tunk"],
        purged=["smith", "headhunter"],
        their_hand=["strange-gizmo"],
        amber=(0, 0),
        house="logos",
    )
    table.do("action:spangler-box")
    assert table.offered() == ["card:troll", "card:bumpsy", "card:tunk"]
    table.do("card:bumpsy")
    assert table.zone("bumpsy") == "purged"
    assert table.holder("spangler-box") == 1
    assert table.has("spangler-box", "exhausted")
    table.to_turn_of(1).to_turn_of(0).to_turn_of(1, "logos").do("action:spangler-box", "card:troll")
    assert table.holder("spangler-box") == 0
    table.do("play:strange-gizmo")
    table.state.pool[1] = 6
    table.to_turn_of(0).to_turn_of(1)
    assert table.zone("spangler-box") == "discard"
    assert table.line() == ["troll"]
    assert table.line(1) == ["bumpsy"]
    assert table.state.host[table.card("bumpsy")] == -1
    assert table.zone("tunk") == "discard"
    assert table.zone("headhunter") == "purged"


def test_spangler_box_on_a_ward() -> None:
    """A ward keeps the creature, and then the box stays too."""
    table = Table(mine=["spangler-box"], theirs=["bumpsy warded"], house="logos").do("action:spangler-box")
    assert table.zone("bumpsy") == "line"
    assert table.holder("spangler-box") == 0


def test_spectral_tunneler() -> None:
    """One creature is a flank creature and draws when it reaps, this turn."""
    table = Table(
        mine=["spectral-tunneler", "titan-mechanic", "batdrone", "doc-bookton"],
        deck=["troll", "bumpsy"],
        house="logos",
    )
    table.do("action:spectral-tunneler", "card:batdrone")
    assert table.state.is_flank(table.card("batdrone"))
    table.do("reap:batdrone")
    assert table.hand() == ["troll"]
    table.do("reap:titan-mechanic")
    assert table.hand() == ["troll"]
    table.to_turn_of(1)
    assert not table.state.is_flank(table.card("batdrone"))


def test_strange_gizmo() -> None:
    """Whoever owns it forges, and everything is gone, itself too; not for the opponent's keys."""
    board = {"mine": ["strange-gizmo", "troll +blood-of-titans"], "theirs": ["bumpsy", "library-of-babble"]}
    table = Table(**board, amber=(6, 0), house="logos", at="start")
    table.to_turn_of(0)
    assert table.line() == []
    assert table.line(1) == []
    assert table.row("artifacts") == []
    assert table.row("artifacts", 1) == []
    table = Table(**board, amber=(0, 6), house="logos", active=1, at="start")
    table.to_turn_of(1)
    assert table.line() == ["troll"]


@proves("G59")
def test_the_howling_pit() -> None:
    """Both hands are refilled to one card more."""
    table = Table(theirs=["the-howling-pit"], house="logos")
    table.to_turn_of(1).to_turn_of(0)
    assert (len(table.hand()), len(table.hand(1))) == (7, 7)


def test_batdrone() -> None:
    """Steals after a fight, unhurt; not when it has not survived."""
    table = Table(mine=["batdrone"], theirs=["troll"], amber=(0, 2), house="logos").do("fight:batdrone")
    assert table.damage("troll") == 2
    assert table.damage("batdrone") == 0
    assert (table.amber(), table.amber(1)) == (1, 1)
    table = Table(mine=["batdrone damage:1"], theirs=["briar-grubbling"], amber=(0, 2), house="logos")
    table.do("fight:batdrone")
    assert table.zone("batdrone") == "discard"
    assert table.amber(1) == 2


def test_brain_eater() -> None:
    """Draws for each enemy that a fight with it destroys, attacking or attacked."""
    table = Table(
        mine=["brain-eater", "doc-bookton"], theirs=["silvertooth", "batdrone"], deck=["troll"], house="logos"
    )
    table.do("fight:doc-bookton", "card:batdrone")
    assert table.hand() == []
    table.do("fight:brain-eater")
    assert table.hand() == ["troll"]
    table = Table(mine=["brain-eater"], theirs=["bumpsy"], deck=["troll"], active=1, house="brobnar")
    table.do("fight:bumpsy")
    assert table.zone("bumpsy") == "discard"
    assert table.hand() == ["troll"]


@proves("G100")
def test_brain_eater_destroyed_in_the_same_fight() -> None:
    """It is not there any more to draw."""
    table = Table(mine=["brain-eater damage:3"], theirs=["bumpsy"], deck=["troll"], house="logos")
    table.do("fight:brain-eater")
    assert table.line() == []
    assert table.line(1) == []
    assert table.hand() == []


def test_dextre() -> None:
    """Captures when played; goes on top of the deck when destroyed."""
    table = Table(hand=["dextre"], amber=(0, 2), house="logos").do("play:dextre")
    assert table.on("dextre") == 1
    table = Table(mine=["dextre amber:1"], theirs=["troll"], deck=["bumpsy"], house="logos").do(
        "fight:dextre"
    )
    assert table.row("deck") == ["dextre", "bumpsy"]
    assert table.amber(1) == 1
    assert table.told("destroyed")


def test_doc_bookton() -> None:
    table = Table(mine=["doc-bookton"], deck=["troll", "bumpsy"], house="logos").do("reap:doc-bookton")
    assert table.hand() == ["troll"]
    assert table.amber() == 1


def test_dr_escotera() -> None:
    """1 Æ for each key of the opponent, not for one's own."""
    table = Table(hand=["dr-escotera"], keys=(1, 2), house="logos").do("play:dr-escotera")
    assert table.amber() == 2
    table = Table(hand=["dr-escotera"], keys=(1, 0), house="logos").do("play:dr-escotera")
    assert table.amber() == 0


def test_dysania() -> None:
    """All the opponent's archives are discarded, for 1 Æ each."""
    table = Table(hand=["dysania"], archives=["troll"], their_archives=["bumpsy", "smith"], house="logos")
    table.do("play:dysania")
    assert table.row("discard", 1) == ["bumpsy", "smith"]
    assert table.row("archives") == ["troll"]
    assert table.amber() == 2


@proves("G130")
def test_dysania_on_cards_of_its_player() -> None:
    """A card in foreign archives goes home instead, and is not discarded."""
    table = Table(
        hand=["dysania"],
        mine=["troll"],
        their_hand=["uxlyx-the-zookeeper"],
        their_archives=["smith"],
        house="logos",
        houses=[["logos", "dis", "brobnar"], ["mars", "dis", "brobnar"]],
    )
    table.to_turn_of(1, "mars").do("play:uxlyx-the-zookeeper")
    table.to_turn_of(0).to_turn_of(1, "mars").do("reap:uxlyx-the-zookeeper")
    assert table.row("archives", 1) == ["smith", "troll"]
    table.to_turn_of(0, "logos")
    before = table.amber()
    table.do("play:dysania")
    assert table.row("archives", 1) == []
    assert table.row("discard", 1) == ["smith"]
    assert "troll" in table.hand()
    assert table.amber() == before + 1


def test_ganymede_archivist() -> None:
    table = Table(mine=["ganymede-archivist"], hand=["troll", "bumpsy"], house="logos")
    table.do("reap:ganymede-archivist", "hand:troll")
    assert table.row("archives") == ["troll"]
    assert table.amber() == 1


@proves("G132")
def test_harland_mindlock() -> None:
    """Holds an enemy flank creature until it leaves."""
    table = Table(
        hand=["harland-mindlock"],
        theirs=["bumpsy", "tunk", "troll damage:1"],
        their_hand=["punch"],
        house="logos",
    )
    table.do("play:harland-mindlock")
    assert table.offered() == ["card:bumpsy", "card:troll"]
    table.do("card:troll", "place:1")
    assert table.line() == ["harland-mindlock", "troll"]
    assert table.damage("troll") == 1
    table.to_turn_of(1, "brobnar").do("play:punch", "card:harland-mindlock")
    assert table.offered() == ["place:0", "place:2"]
    table.do("place:0")
    assert table.line() == []
    assert table.line(1) == ["troll", "bumpsy", "tunk"]


def test_quixo_the_adventurer() -> None:
    table = Table(mine=["quixo-the-adventurer"], theirs=["troll"], deck=["bumpsy"], house="logos")
    table.do("fight:quixo-the-adventurer")
    assert table.damage("quixo-the-adventurer") == 0
    assert table.hand() == ["bumpsy"]


def test_mother() -> None:
    """One card more for its controller alone."""
    table = Table(mine=["mother"], house="logos")
    table.to_turn_of(1).to_turn_of(0)
    assert (len(table.hand()), len(table.hand(1))) == (7, 6)


def test_neutron_shark() -> None:
    """A card of each side is destroyed; again until a Logos card is discarded."""
    table = Table(
        mine=["troll", "bumpsy"],
        theirs=["tunk", "library-of-babble", "zorg"],
        hand=["neutron-shark"],
        deck=["smith", "labwork", "punch"],
        house="logos",
    )
    table.do("play:neutron-shark", "place:2")
    assert table.offered() == ["card:tunk", "card:zorg", "card:library-of-babble"]
    table.do("card:library-of-babble")
    assert table.offered() == ["card:troll", "card:bumpsy", "card:neutron-shark"]
    table.do("card:troll", "card:tunk", "card:bumpsy")
    assert table.asked == "turn"
    assert table.line() == ["neutron-shark"]
    assert table.line(1) == ["zorg"]
    assert table.row("deck") == ["punch"]


@proves("G145")
def test_neutron_shark_that_destroyed_itself() -> None:
    """The effect is finished, but not triggered again once it has gone."""
    table = Table(
        mine=["neutron-shark", "troll"], theirs=["tunk", "zorg"], deck=["smith", "punch"], house="logos"
    )
    table.do("reap:neutron-shark", "card:tunk", "card:neutron-shark")
    assert table.asked == "turn"
    assert table.line() == ["troll"]
    assert table.line(1) == ["zorg"]
    assert table.row("deck") == ["punch"]


def test_neutron_shark_without_a_deck() -> None:
    """No card, so nothing that is not of Logos: it is over."""
    table = Table(mine=["neutron-shark", "troll"], theirs=["tunk", "zorg"], deck=[], house="logos")
    table.do("reap:neutron-shark", "card:tunk", "card:troll")
    assert table.asked == "turn"
    assert table.line(1) == ["zorg"]


def test_neutron_shark_spares_warded_cards() -> None:
    """A ward is used up instead; the effect goes on."""
    table = Table(mine=["neutron-shark warded"], theirs=["tunk"], deck=["labwork"], house="logos")
    table.do("reap:neutron-shark")
    assert table.line(1) == []
    assert table.line() == ["neutron-shark"]
    assert not table.has("neutron-shark", "warded")


def test_novu_archaeologist() -> None:
    """Only from one's own pile."""
    table = Table(
        mine=["novu-archaeologist"],
        discard=["troll", "bumpsy"],
        their_discard=["smith"],
        hand=["tunk"],
        house="logos",
    )
    table.do("action:novu-archaeologist")
    assert table.offered() == ["pile:troll", "pile:bumpsy"]
    table.do("pile:troll")
    assert table.row("archives") == ["troll"]
    assert table.row("discard") == ["bumpsy"]


def test_ozmo_martianologist() -> None:
    """Heals or stuns a creature of Mars, of either side."""
    board = {
        "mine": ["ozmo-martianologist", "troll damage:4"],
        "theirs": ["tunk", "zorg damage:4"],
        "house": "logos",
    }
    table = Table(**board).do("reap:ozmo-martianologist", "mode:1")
    assert table.offered() == ["card:tunk", "card:zorg"]
    table.do("card:zorg")
    assert table.damage("zorg") == 1
    table = Table(**board).do("reap:ozmo-martianologist", "mode:2", "card:tunk")
    assert table.has("tunk", "stunned")


def test_psychic_bug() -> None:
    """Shows the opponent's hand to its player alone."""
    table = Table(hand=["psychic-bug"], their_hand=["troll", "bumpsy"], house="logos").do("play:psychic-bug")
    looked = table.told("looked")
    assert len(looked) == 1
    assert table.state.seen[table.card("troll")] == 3
    assert table.amber() == 1
    table = Table(mine=["psychic-bug"], their_hand=["troll"], house="logos").do("reap:psychic-bug")
    assert table.told("looked")


@proves("G220")
def test_replicator() -> None:
    """Resolves what another creature does after reaping, for its own player, without using that one (word
    ``Resolve``)."""
    table = Table(
        mine=["replicator", "bumpsy"],
        theirs=["doc-bookton", "ganymede-archivist"],
        deck=["troll"],
        house="logos",
    )
    table.do("reap:replicator")
    assert table.offered() == ["card:bumpsy", "card:doc-bookton", "card:ganymede-archivist"]
    twin = table.state.clone()
    table.do("card:doc-bookton")
    assert table.hand() == ["troll"]
    assert table.amber() == 1
    assert not table.has("doc-bookton", "exhausted")
    decision = twin.decision()
    assert decision is not None
    twin.choose(decision.find("card:bumpsy"))
    assert (twin.kind, twin.pool, twin.row(Zones.HAND, 0)) == (AskKinds.TURN, [1, 0], [])


@proves("G4", "G220")
def test_replicator_of_a_creature_without_such_an_ability() -> None:
    """It may be chosen, of either side, and nothing happens; nobody is asked for an ability."""
    for chosen in ("bumpsy", "krump"):
        table = Table(mine=["replicator", "bumpsy"], theirs=["krump", "doc-bookton"], house="logos")
        table.do("reap:replicator", f"card:{chosen}")
        assert (table.asked, table.amber(), table.hand()) == ("turn", 1, [])
        assert not table.has(chosen, "exhausted")


@proves("G218")
def test_replicator_of_a_capture() -> None:
    """The enemy creature captures from its own controller, as if it were one's own."""
    table = Table(mine=["replicator"], theirs=["grabber-jammer"], amber=(2, 3), house="logos")
    table.do("reap:replicator")
    assert table.on("grabber-jammer") == 1
    assert (table.amber(), table.amber(1)) == (3, 2)


def test_replicator_of_a_creature_with_two() -> None:
    """AP chooses one of its abilities."""
    table = Table(
        mine=["replicator", "doc-bookton +red-planet-ray-gun", "tunk"],
        theirs=["bumpsy"],
        deck=["smith"],
        house="logos",
    )
    table.do("reap:replicator", "card:doc-bookton")
    assert table.asked == "ability"
    table.do("mode:2", "card:bumpsy")
    assert table.damage("bumpsy") == 1
    assert table.hand() == []


def test_replicator_alone() -> None:
    """The only other creature has no such ability: nothing more happens, and nobody is asked."""
    table = Table(mine=["replicator"], theirs=["bumpsy"], house="logos").do("reap:replicator")
    assert table.asked == "turn"
    assert table.amber() == 1


@proves("G241")
def test_replicator_of_a_replicator() -> None:
    """Two of them alone would go on for ever: one is discarded when its player has had enough."""
    table = Table(mine=["replicator"], theirs=["replicator"], house="logos").do("reap:replicator")
    table.do("loop:2", "card:replicator.2")
    assert table.asked == "turn"
    assert len(table.line()) + len(table.line(1)) == 1


def test_research_smoko() -> None:
    table = Table(mine=["research-smoko"], theirs=["troll"], deck=["bumpsy", "smith"], house="logos")
    table.do("fight:research-smoko")
    assert table.row("archives") == ["bumpsy"]
    assert table.zone("research-smoko") == "discard"


def test_skippy_timehog() -> None:
    """The opponent uses nothing in the next turn, not even to remove a stun; playing is free."""
    table = Table(
        hand=["skippy-timehog"],
        mine=["batdrone"],
        theirs=["troll", "bumpsy stunned", "library-of-babble"],
        their_hand=["anger"],
        house="logos",
    )
    table.do("play:skippy-timehog", "place:0")
    assert "reap:batdrone" in table.offered()
    table.to_turn_of(1, "brobnar")
    assert table.offered() == ["play:anger", "discard:anger", "end"]
    faults = {(fault.card, fault.what): (fault.why, fault.by) for fault in view_of(table.state, 1).faults}
    assert faults["troll", "reap"] == ("cannot", "skippy-timehog")
    table.do("play:anger", "card:troll")
    assert not table.has("troll", "exhausted")
    table.to_turn_of(0, "logos").to_turn_of(1, "brobnar")
    assert "reap:troll" in table.offered()


@proves("G1", "G218")
def test_skippy_timehog_and_what_is_used_as_if_it_were_theirs() -> None:
    """It is the opponent who uses nothing: no artifact of the other side either."""
    table = Table(
        hand=["skippy-timehog"], mine=["library-of-babble"], their_hand=["remote-access"], house="logos"
    )
    table.do("play:skippy-timehog").to_turn_of(1, "logos")
    before = len(table.hand(1))
    table.do("play:remote-access")
    assert len(table.hand(1)) == before - 1
    assert not table.has("library-of-babble", "exhausted")


def test_timetraveller() -> None:
    """Draws two; shuffles itself into its owner's deck."""
    table = Table(hand=["timetraveller"], deck=["troll", "bumpsy", "smith"], house="logos")
    table.do("play:timetraveller")
    assert table.hand() == ["troll", "bumpsy"]
    assert table.amber() == 1
    table = Table(mine=["timetraveller"], deck=["troll"], house="logos").do("action:timetraveller")
    assert sorted(table.row("deck")) == ["timetraveller", "troll"]
    assert table.told("shuffled")


def test_titan_mechanic() -> None:
    """Keys of both cost one less while it is on a flank."""
    table = Table(mine=["titan-mechanic", "troll", "bumpsy"], house="logos")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (5, 5)
    table = Table(mine=["troll", "titan-mechanic", "bumpsy"], house="logos")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 6)


def test_vespilon_theorist() -> None:
    """Of the house named: archived, and 1 Æ; else discarded."""
    board = {"mine": ["vespilon-theorist"], "deck": ["troll", "bumpsy"], "house": "logos"}
    table = Table(**board).do("reap:vespilon-theorist", "house:brobnar")
    assert table.row("archives") == ["troll"]
    assert table.amber() == 2
    table = Table(**board).do("reap:vespilon-theorist", "house:logos")
    assert table.row("discard") == ["troll"]
    assert table.row("archives") == []
    assert table.amber() == 1


def test_veylan_analyst() -> None:
    """For each artifact its player uses, one that destroys itself included; not for the opponent's uses."""
    table = Table(mine=["veylan-analyst", "library-of-babble", "mobius-scroll", "batdrone"], house="logos")
    table.do("action:library-of-babble")
    assert table.amber() == 1
    table.do("action:mobius-scroll", "hand:dust-pixie")
    assert table.amber() == 2
    table.do("reap:batdrone")
    assert table.amber() == 3
    table = Table(mine=["veylan-analyst"], theirs=["library-of-babble"], active=1, house="logos")
    table.do("action:library-of-babble")
    assert table.amber() == 0
    table = Table(
        mine=["veylan-analyst"], theirs=["library-of-babble"], hand=["remote-access"], house="logos"
    )
    table.do("play:remote-access")
    assert table.amber() == 2


@proves("G209")
def test_experimental_therapy() -> None:
    """Its creature may be used in a turn of any house, and comes to it stunned and exhausted. It stays of its own house
    for every other question."""
    table = Table(mine=["troll"], hand=["experimental-therapy"], house="logos").do(
        "play:experimental-therapy"
    )
    assert table.has("troll", "stunned")
    assert table.has("troll", "exhausted")
    table.to_turn_of(1).to_turn_of(0, "untamed")
    assert "unstun:troll" in table.offered()
    table = Table(
        mine=["troll +experimental-therapy"],
        hand=["urchin"],
        at="start",
        houses=[["logos", "dis", "mars"], ["logos", "dis", "mars"]],
    )
    assert table.offered() == [f"house:{name}" for name in ("brobnar", "dis", "logos", "mars")]
    table = Table(mine=["troll +experimental-therapy"], theirs=["bumpsy"], house="mars")
    assert "reap:troll" in table.offered()
    assert "reap:bumpsy" not in table.offered()
    table.do("reap:troll")
    table = Table(mine=["troll +experimental-therapy"], hand=["hecatomb"], house="dis")
    table.do("play:hecatomb")
    assert table.line() == ["troll"], "a creature of Dis it is not"


def test_rocket_boots() -> None:
    """The creature is readied after its first use of the turn, by a reap or a fight."""
    table = Table(
        mine=["doc-bookton +rocket-boots", "batdrone"], theirs=["troll"], deck=["smith"] * 9, house="logos"
    )
    table.do("reap:doc-bookton", "trigger:doc-bookton:2")
    assert not table.has("doc-bookton", "exhausted")
    table.do("reap:doc-bookton", "trigger:doc-bookton")
    assert table.has("doc-bookton", "exhausted")
    table = Table(mine=["mother +rocket-boots"], theirs=["silvertooth", "urchin"], house="logos")
    table.do("fight:mother", "card:silvertooth")
    assert not table.has("mother", "exhausted")
    table.do("reap:mother")
    assert table.has("mother", "exhausted")


def test_transposition_sandals() -> None:
    """Changes places with another friendly creature, which may then be used whatever its house."""
    table = Table(mine=["batdrone +transposition-sandals", "tunk", "troll"], theirs=["zorg"], house="logos")
    assert "reap:troll" not in table.offered()
    table.do("action:batdrone")
    assert table.offered() == ["card:tunk", "card:troll"]
    table.do("card:troll")
    assert table.line() == ["troll", "tunk", "batdrone"]
    assert {"reap:troll", "fight:troll"} <= set(table.offered())
    assert "reap:tunk" not in table.offered()
    table.to_turn_of(1).to_turn_of(0, "logos")
    assert "reap:troll" not in table.offered()


def test_crazy_killing_machine_takes_the_cards_in_the_order_that_ap_wants() -> None:
    """G190, G2: with the other player's card first there is a creature of its house still."""
    for first, left in (("punch", "discard"), ("fear", "artifacts")):
        table = Table(
            mine=["crazy-killing-machine", "troll +phoenix-heart"],
            theirs=["shaffles", "bumpsy"],
            deck=["punch"],
            their_deck=["fear"],
            house="logos",
        )
        table.do("action:crazy-killing-machine")
        assert (table.asked, table.offered()) == ("card", ["pile:punch", "pile:fear"])
        ask = view_of(table.state, 0).ask
        assert ask is not None
        assert (ask.source, ask.verb) == ("crazy-killing-machine", "for-each-card")
        table.do(f"pile:{first}")
        if first == "fear":
            assert table.zone("shaffles") == "discard"
        table.do("card:troll")
        assert (table.zone("shaffles"), table.zone("crazy-killing-machine")) == ("discard", left)


def test_crazy_killing_machine_asks_no_order_of_cards_of_one_house() -> None:
    table = Table(
        mine=["crazy-killing-machine", "troll"], theirs=["bumpsy", "krump"],
        deck=["smith"], their_deck=["punch"], house="logos",
    )  # fmt: skip
    assert table.do("action:crazy-killing-machine").offered() == ["card:troll", "card:bumpsy", "card:krump"]


def test_replicator_does_not_use_a_creature_of_the_opponent() -> None:
    """G73: Commander Remiel, as if one controlled her, lets a friendly creature be used, and she is not one's own."""
    table = Table(mine=["replicator"], theirs=["commander-remiel house:logos", "bumpsy"], house="logos")
    table.do("reap:replicator", "card:commander-remiel~logos")
    assert table.asked == "turn"
    assert not table.has("commander-remiel~logos", "exhausted")
    table = Table(
        mine=["replicator", "bumpsy"],
        theirs=["commander-remiel house:logos", "troll exhausted"],
        house="logos",
    )
    table.do("reap:replicator", "card:commander-remiel~logos")
    assert table.offered() == ["card:replicator", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.offered() == ["reap:bumpsy", "fight:bumpsy"]
