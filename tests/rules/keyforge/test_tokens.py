"""Token creatures (section 19): cards that lie facedown in play as copies of their owner's token reference card."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.core.chance import Chance
from ludarium.core.positions import UnknownThing, WrongPosition
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.engine.codes import MoveKinds
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.view.render import draw
from ludarium.games.keyforge.view.sample import sample_state
from ludarium.games.keyforge.view.view import KeyForgeView
from ludarium.games.keyforge.words.amounts import Count, CountIt
from ludarium.games.keyforge.words.base import Effect, Sequence
from ludarium.games.keyforge.words.cards import (
    CREATURES,
    ENEMY,
    FRIENDLY,
    IN_DISCARD,
    IN_HAND,
    IS_IT,
    NO,
    YES,
)
from ludarium.games.keyforge.words.conditions import Did, Is
from ludarium.games.keyforge.words.control import ForEach, If
from ludarium.games.keyforge.words.effects import PutInPlay, TakeAmber, TakeControl, Use
from ludarium.games.keyforge.words.harm import FULLY, Destroy, Ready
from ludarium.games.keyforge.words.known import IT, THAT, Beneath, Fallen
from ludarium.games.keyforge.words.moving import Archive, Purge, Return, Reveal, ShuffleIn
from ludarium.games.keyforge.words.names import AFTER_DESTROYED, BROBNAR, ENTERS_READY, MARS
from ludarium.games.keyforge.words.players import Draw, Gain
from ludarium.games.keyforge.words.shorthand import after, card, creature, enters, play, words
from ludarium.games.keyforge.words.targets import A, Each
from ludarium.games.keyforge.words.tokens import FlipFacedown, FlipFaceup, MakeTokens
from ludarium.testing import proves

HIRED = "hire-on"
"""An action of Ekwidon without icons: each test says what it does."""


def played(*parts: Effect, choices: tuple[str, ...] = (), **position: Any) -> Table:
    """A table at which an action with these instructions was played."""
    with said({HIRED: words(play(*parts))}):
        position = {"hand": [HIRED], "house": "ekwidon", "token": "grunt", **position}
        return Table(**position).do(f"play:{HIRED}", *choices)


def view(table: Table, seat: int | None) -> KeyForgeView:
    shown = table.state.view(seat)
    assert isinstance(shown, KeyForgeView)
    return shown


def cores(table: Table, label: str) -> list[object]:
    """What each seat, and a spectator, knows of the card that a token creature is."""
    return [view(table, seat).cards[label].core for seat in (0, 1, None)]


# -- making them


@proves("G165")
def test_a_token_creature_is_the_top_card_of_the_deck() -> None:
    """Facedown, exhausted, on the flank that is chosen, as a copy of the token reference card."""
    table = played(MakeTokens(), mine=["troll", "urchin"], deck=["anger", "punch"])
    assert table.asked == "place"
    assert table.offered() == ["place:0", "place:2"]
    table.do("place:2")
    assert table.line() == ["troll", "urchin", "grunt"]
    assert table.zone("anger") == "beneath"
    assert table.row("deck") == ["punch"]
    assert table.has("grunt", "exhausted")
    assert (table.power("grunt"), table.state.traits(table.card("grunt"))) == (3, ["martian", "soldier"])
    assert table.told("made") == [{"seat": 0, "card": "grunt", "prints": ["anger"]}]


@proves("G165", "G236")
def test_the_card_beneath_counts_for_nothing() -> None:
    """House, power, armor, keywords, text and icons are those of the reference card: of a troll with a house icon and two
    others nothing is left."""
    table = Table(mine=["token:troll icons:AD also:dis"], theirs=["bumpsy"], house="mars", token="defender")
    shown = view(table, 0).cards["defender"]
    assert (shown.print, shown.houses, shown.type) == ("defender", ["sanctum"], "creature")
    assert (shown.power, shown.armor, shown.keywords) == (2, 1, [])
    assert table.offered() == ["end"], "it is of no house but its own"
    assert not table.state.has_icon(table.card("defender"))


@proves("G236")
def test_a_token_creature_is_a_creature_for_every_purpose() -> None:
    """It fights, reaps and is used in the house of its card; an upgrade goes on it."""
    table = Table(
        mine=["token:anger"], theirs=["silvertooth"], hand=["blood-of-titans"], house="mars", token="grunt"
    )
    assert table.offered() == ["reap:grunt", "fight:grunt", "end"]
    table.do("fight:grunt")
    assert table.zone("silvertooth") == "discard"
    table = Table(mine=["token:anger"], hand=["blood-of-titans"], house="brobnar", token="grunt")
    table.do(
        "play-upgrade:blood-of-titans"
    ) if "play-upgrade:blood-of-titans" in table.offered() else table.do("play:blood-of-titans")
    assert table.power("grunt") == 8


@proves("G166")
def test_a_made_token_creature_enters_play_and_is_not_played() -> None:
    """Its icons are not resolved, nor what is said of cards that are played; what is said of entering is."""
    table = played(MakeTokens(), deck=["anger icons:A"], mine=["token:troll"], token="cleric", amber=(0, 2))
    table.do("place:0")
    assert (table.amber(), table.amber(1)) == (0, 1)
    assert table.on("cleric.2") == 1, "it captured as it entered"
    assert not table.state.played(table.card("cleric.2"))


@proves("G166", "G211")
def test_what_modifies_entering_play_modifies_that_of_token_creatures() -> None:
    """Each friendly token creature enters ready by one text, and as its own text says by another."""
    ready = enters(ENTERS_READY, creature(FRIENDLY, token=YES))
    with said({"exo-shell-system": words(ready)}):
        table = played(MakeTokens(), deck=["anger"], mine=["exo-shell-system"])
        assert not table.has("grunt", "exhausted")
    table = played(MakeTokens(), deck=["anger"], token="berserker")
    assert [table.has("berserker", mark) for mark in ("exhausted", "enraged")] == [False, True]


@proves("G237")
def test_several_are_made_one_at_a_time() -> None:
    """Each on a flank of AP's choice; as many as there are cards."""
    table = played(MakeTokens(3), mine=["troll"], deck=["anger", "punch"])
    table.do("place:0")
    assert table.line() == ["grunt", "troll"]
    assert table.offered() == ["place:0", "place:2"]
    table.do("place:2")
    assert table.line() == ["grunt", "troll", "grunt.2"]
    assert table.asked == "turn"
    assert [table.zone(card) for card in ("anger", "punch")] == ["beneath", "beneath"]


@proves("G237")
def test_a_token_creature_may_enter_at_another_place() -> None:
    """Immediately to the left of the creature that says so, without a question."""
    with said({"phalanx-leader": words(play(MakeTokens(at_left=True)))}):
        table = Table(
            mine=["troll", "bumpsy"],
            hand=["phalanx-leader"],
            deck=["anger"],
            house="saurian",
            token="grunt",
        )
        table.do("play:phalanx-leader", "place:2")
    assert table.line() == ["troll", "bumpsy", "grunt", "phalanx-leader"]


@proves("G237")
def test_if_you_do_asks_for_all_of_them() -> None:
    """Two of two were made, but not two of three (G10)."""
    for number, cards in ((2, 1), (3, 0)):
        table = played(MakeTokens(number), If(Did(), Draw(1)), deck=["anger", "punch", "troll"][: 2 + cards])
        table.do("place:0")
        assert len(table.hand()) == cards


@proves("G170", "G31")
def test_nothing_is_made_of_an_empty_deck() -> None:
    """The discard pile is shuffled only to draw."""
    table = played(MakeTokens(), If(Did(), Gain(1)), deck=[], discard=["anger"])
    assert (table.line(), table.amber()) == ([], 0)
    assert table.row("discard") == ["anger", HIRED]


@proves("G169", "G239")
def test_without_a_token_card_nothing_is_made() -> None:
    """The top card stays where it is; so too where only the opponent has a token card."""
    table = played(MakeTokens(2), deck=["anger"], token="", their_token="grunt")
    assert (table.line(), table.row("deck")) == ([], ["anger"])


@proves("G169")
def test_a_named_token_creature_is_made_only_of_its_own_card() -> None:
    made = played(MakeTokens(2, named="blorb"), deck=["anger", "punch"], token="blorb").do("place:0")
    assert made.line() == ["blorb.2", "blorb"]
    assert played(MakeTokens(2, named="blorb"), deck=["anger", "punch"]).line() == []


@proves("G169", "G132")
def test_who_controls_it_does_not_change_which_token_creature_it_is() -> None:
    """It stays a copy of its owner's card, and goes to its owner's discard pile."""
    table = played(
        TakeControl(A(creature(ENEMY))), theirs=["token:anger"], token="scholar", their_token="grunt"
    )
    assert (table.line(), table.holder("grunt"), table.power("grunt")) == (["grunt"], 0, 3)
    table = played(
        TakeControl(A(creature(ENEMY))), Destroy(IT), theirs=["token:anger"], token="", their_token="grunt"
    )
    assert table.row("discard", 1) == ["anger"]


# -- who knows what it is


@proves("G167")
def test_its_controller_may_look_under_it_and_nobody_else() -> None:
    table = Table(mine=["token:anger"], house="mars", token="grunt")
    assert cores(table, "grunt") == ["anger", None, None]
    for seat in (1, None):
        assert "anger" not in str(view(table, seat).players) + str(view(table, seat).cards)


@proves("G167")
def test_nobody_looks_before_it_is_in_play() -> None:
    """While its flank is being chosen, not even who made it knows the card; then the opponent is told nothing of it."""
    table = played(MakeTokens(), mine=["troll"], deck=["anger", "punch"])
    beneath = [view(table, seat).inside[2] for seat in (0, 1)]
    assert beneath == [[-1], [-1]]
    table.do("place:0")
    told = [event.seen(1) for event in table.events if event.kind() == "made"]
    assert [event.facts() for event in told if event is not None] == [
        {"seat": 0, "card": "grunt", "prints": None}
    ]
    assert cores(table, "grunt") == ["anger", None, None]


@proves("G167")
def test_a_new_controller_looks_under_it() -> None:
    """So both know the card from then on; the one who lost it does not forget."""
    table = played(TakeControl(A(creature(ENEMY))), theirs=["token:anger"], token="", their_token="grunt")
    assert cores(table, "grunt") == ["anger", "anger", None]
    [looked] = [event for event in table.events if event.kind() == "looked"]
    assert looked.facts()["prints"] == ["anger"]


@proves("G167")
def test_who_loses_one_that_was_made_for_them_never_saw_it() -> None:
    """A card of the opponent's deck that you make a token creature of, they have not seen."""
    table = played(
        PutInPlay(A(card(ENEMY, IN_HAND)), facedown=True), their_hand=["anger"], token="", their_token="grunt"
    )
    assert cores(table, "grunt") == ["anger", "anger", None]


def test_imagined_games_lay_any_card_under_it() -> None:
    """What a seat imagines looks to it as the game does; whoever controls a token creature knows its card there."""
    table = played(
        MakeTokens(2),
        Return(A(creature(ENEMY))),
        mine=["troll"],
        theirs=["token:punch damage:1", "token:smaaash", "urchin"],
        deck=["anger", "bumpsy", "silvertooth"],
        their_token="scholar",
    )
    for choice in ("place:0", "place:2", "card:scholar.2"):
        table.do(choice)
        for seat in (0, 1, None):
            for seed in range(5):
                imagined = sample_state(view(table, seat), Chance.of(f"{seed}"))
                assert imagined.view(seat) == view(table, seat)
                decision, real = imagined.decision(), table.state.decision()
                assert decision is not None
                assert real is not None
                if seat == table.state.asked:
                    assert [str(o) for o in decision.options()] == [str(o) for o in real.options()]
    assert table.hand(1) == ["smaaash"]


@proves("GX19", "G149", "G237")
def test_seven_token_creatures_fight_six_times() -> None:
    """They have one name, and of one name no more than six are used in a turn."""
    fights = ForEach(7, Sequence((MakeTokens(), Ready(IT), Use(IT, MoveKinds.FIGHT))))
    table = played(fights, theirs=["gluttony plus:90"], deck=["anger"] * 7)
    for _ in range(20):
        if table.asked == "turn":
            break
        table.do(table.offered()[0])
    assert len([entry for entry in table.state.turn_log if entry.kind == Done.FOUGHT]) == 6


# -- leaving play


@proves("G168")
def test_it_becomes_its_printed_card_where_it_goes() -> None:
    """An action in the discard pile, which everybody sees now."""
    table = played(Destroy(A(creature())), mine=["token:anger amber:2"])
    assert (table.row("discard"), table.line()) == (["anger", HIRED], [])
    assert table.amber(1) == 2, "what lay on it goes the way of any creature's (G97)"
    assert table.told("unmasked") == [
        {"card": "grunt", "to": "discard", "seat": 0, "other": "anger", "prints": ["anger"]}
    ]
    assert table.state.seen[table.card("anger")] == 7


@proves("G168")
def test_in_a_hidden_zone_only_those_know_it_who_knew_it() -> None:
    """Back in hand, its owner has it; the opponent has not seen which card it was."""
    table = played(Return(A(creature())), mine=["token:anger"])
    assert table.hand() == ["anger"]
    assert (view(table, 0).players[0].hand, view(table, 1).players[0].hand) == (["anger"], [None])
    [event] = [event.seen(1) for event in table.events if event.kind() == "unmasked"]
    assert event is not None
    assert event.facts() == {"card": "grunt", "to": "hand", "seat": 0, "other": None, "prints": None}


@proves("G168", "G99")
def test_what_follows_sees_a_token_creature() -> None:
    """ "If you destroyed a token creature", "if it was a Mars creature", its power: it was so when it left."""
    for so in (creature(token=YES), creature(house=MARS), creature(trait="soldier"), creature(power_most=3)):
        table = played(Destroy(A(creature())), If(Is(so), Gain(1)), mine=["token:anger"])
        assert table.amber() == 1, so
    for so in (creature(token=NO), creature(house=BROBNAR)):
        table = played(Destroy(A(creature())), If(Is(so), Gain(1)), mine=["token:anger"])
        assert table.amber() == 0, so


@proves("G168")
def test_another_ability_sees_the_printed_card() -> None:
    """Of a card that was a token creature this turn and is back in hand, it sees what is printed."""
    shows = play(Reveal(A(card(FRIENDLY, IN_HAND))), If(Is(card(types=CREATURES)), Gain(1)))
    with said({HIRED: words(play(Return(A(creature())))), "generous-offer": words(shows)}):
        for core, amber in (("anger", 0), ("troll", 1)):
            table = Table(
                mine=[f"token:{core}"], hand=[HIRED, "generous-offer"], house="ekwidon", token="grunt"
            )
            table.do(f"play:{HIRED}", "play:generous-offer")
            assert (table.hand(), table.amber()) == ([core], amber)


@proves("G168", "G10")
def test_if_you_do_counts_the_token_creatures() -> None:
    """Both were returned, both were discarded: each is one card."""
    for word in (Return(Each(creature(token=YES))), ShuffleIn(Each(creature(token=YES)))):
        table = played(word, If(Did(), Gain(CountIt())), mine=["token:anger", "token:troll"])
        assert table.amber() == 2


@proves("G168")
def test_what_looks_for_it_finds_the_printed_card() -> None:
    """An action does not come back into play as a creature; a creature does, as itself."""
    back = (Destroy(A(creature())), PutInPlay(Fallen(IS_IT)))
    assert played(*back, mine=["token:anger"]).line() == []
    assert played(*back, mine=["token:troll"]).line() == ["troll"]
    table = played(Destroy(A(creature())), Archive(Fallen(IS_IT)), mine=["token:anger"])
    assert table.row("archives") == ["anger"]


@proves("G168", "G100")
def test_who_hears_of_it_hears_of_a_token_creature() -> None:
    """ "After a token creature is destroyed" is heard; THAT card can be found in the discard pile."""
    heard = after(AFTER_DESTROYED, Purge(THAT), of=creature(token=YES))
    with said({"exo-shell-system": words(heard)}):
        table = played(Destroy(A(creature())), mine=["token:anger", "exo-shell-system"])
        assert table.row("purged") == ["anger"]
        table = played(Destroy(A(creature())), mine=["troll", "exo-shell-system"])
        assert table.row("discard") == ["troll", HIRED]


@proves("G168")
def test_other_words_about_token_creatures() -> None:
    """Each of them, each of the others, for each of them."""
    mine = ["token:anger", "troll", "token:punch"]
    table = played(Destroy(Each(creature(token=YES))), If(Did(), Gain(CountIt())), mine=mine)
    assert (table.line(), table.amber()) == (["troll"], 2)
    table = played(Destroy(Each(creature(token=NO))), mine=mine)
    assert table.line() == ["grunt", "grunt.2"]
    assert played(Gain(Count(creature(FRIENDLY, token=YES))), mine=mine).amber() == 2


@proves("G98")
def test_another_token_creature_is_another_card() -> None:
    """One that leaves and comes back in the same turn has another number, and is not the one that was used."""
    with said({HIRED: words(play(Destroy(A(creature(token=YES))), MakeTokens(), Ready(IT)))}):
        table = Table(mine=["token:anger"], deck=["bumpsy"], hand=[HIRED], house="ekwidon", token="diplomat")
        table.do("reap:diplomat", f"play:{HIRED}")
        assert table.line() == ["diplomat.2"]
        table.do("reap:diplomat.2")
    assert table.amber() == 4


# -- facedown and faceup


@proves("G238")
def test_a_card_is_put_into_play_facedown_from_another_zone() -> None:
    """Of whatever kind; everybody knows a card that lay open."""
    table = played(
        PutInPlay(A(card(FRIENDLY, IN_DISCARD, name="anger")), facedown=True), discard=["anger", "troll"]
    )
    assert (table.line(), table.zone("anger")) == (["grunt"], "beneath")
    assert cores(table, "grunt") == ["anger", "anger", "anger"]
    table = played(PutInPlay(Beneath(), facedown=True), mine=["troll"])
    assert table.line() == ["troll"], "there was nothing"


@proves("G238", "G231")
def test_a_creature_turned_facedown_is_a_token_creature_in_its_place() -> None:
    """With its damage, Æ, counters and upgrades; it does not enter play."""
    table = played(
        FlipFacedown(A(creature())),
        theirs=["bumpsy", "troll damage:1 amber:1 plus:1 stunned +blood-of-titans", "urchin"],
        choices=("card:troll",),
        their_token="cleric",
        amber=(1, 0),
    )
    assert table.line(1) == ["bumpsy", "troll", "urchin"]
    shown = view(table, 0).cards["troll"]
    assert (shown.print, shown.core, shown.power) == ("cleric", "troll", 1 + 1 + 5)
    assert (shown.damage, shown.amber, shown.plus, shown.stunned) == (1, 1, 1, True)
    assert shown.upgrades == ["blood-of-titans"]
    assert table.amber() == 1, "it has not entered play"
    assert cores(table, "troll") == ["troll", "troll", "troll"]


@proves("G238", "G84")
def test_a_creature_turned_facedown_may_die_of_its_damage() -> None:
    table = played(FlipFacedown(A(creature())), mine=["troll damage:3"])
    assert (table.line(), table.row("discard")) == ([], ["troll", HIRED])


@proves("G239")
def test_what_has_no_token_card_does_not_turn_facedown() -> None:
    """Its owner's counts, not that of the player who controls it."""
    table = played(FlipFacedown(A(creature())), If(Did(), Gain(1)), theirs=["troll"])
    assert (view(table, 0).cards["troll"].print, table.amber()) == ("troll", 0)
    table = played(FlipFacedown(A(creature())), mine=["troll theirs"], their_token="scholar")
    assert view(table, 0).cards["troll"].print == "scholar"
    table = played(PutInPlay(A(card(ENEMY, IN_HAND)), facedown=True), their_hand=["anger"])
    assert table.hand(1) == ["anger"]


@proves("G238", "G231")
def test_token_creatures_turned_faceup() -> None:
    """A creature stays, as itself; another card is put into its owner's discard pile, and Æ on it goes to the supply."""
    table = played(
        FlipFaceup(Each(creature(token=YES))),
        mine=["token:troll damage:2 amber:1", "bumpsy", "token:anger amber:2 warded"],
    )
    assert table.line() == ["grunt", "bumpsy"]
    shown = view(table, 1).cards["grunt"]
    assert (shown.print, shown.power, shown.damage, shown.amber) == ("troll", 8, 2, 1)
    assert shown.core is UNSET
    assert table.row("discard") == ["anger", HIRED]
    assert (table.amber(1), table.told("flipped")) == (
        0,
        [{"card": "grunt", "shown": "troll"}, {"card": "grunt.2", "shown": "anger"}],
    )
    assert not table.state.is_token(table.card("grunt"))


@proves("G238")
def test_what_was_turned_faceup_leaves_as_itself() -> None:
    table = played(FlipFaceup(Each(creature(token=YES))), Return(A(creature())), mine=["token:troll"])
    assert table.hand() == ["troll"]
    table = played(FlipFacedown(A(creature())), FlipFaceup(IT), mine=["troll"])
    assert view(table, 1).cards["troll"].print == "troll"


# -- what is told of them elsewhere


def test_what_moves_between_token_creatures_and_pools_is_told() -> None:
    """Their numbers are above those of cards and below those that stand for pools; so are those of upgrades' hosts."""
    table = played(
        TakeAmber(FULLY, A(creature(ENEMY))), theirs=["token:anger amber:2"], their_token="scholar"
    )
    assert table.told("moved_amber") == [{"amount": 2, "source": "card:scholar", "target": "seat:0"}]
    table = Table(
        mine=[f"token:{card}" for card in ("anger", "punch", "warsong")] * 7,
        hand=["blood-of-titans"],
        house="brobnar",
        token="grunt",
    )
    table.do("play:blood-of-titans", "card:grunt.21")
    assert table.power("grunt.21") == 8


def test_the_terminal_and_single_things() -> None:
    """A drawing names the card for who knows it; a token creature that is not there is nothing to look at."""
    table = Table(mine=["token:anger damage:1"], house="mars", token="grunt")
    mine, theirs = [draw(view(table, seat), ["Ann", "Bob"]) for seat in (0, 1)]
    assert "[grunt (anger) 3-1]" in mine
    assert "[grunt (?) 3-1]" in theirs
    assert "token grunt" in theirs
    for seat, core in ((0, "anger"), (1, None)):
        seen = GAME.inspect(table.state, "card:grunt", seat)
        assert (seen["core"], seen["zone"]) == (core, "line")
        with pytest.raises(UnknownThing):
            GAME.inspect(table.state, "card:grunt.2", seat)


# -- positions


@pytest.mark.parametrize(
    "position",
    [
        {"mine": ["token:anger"]},
        {"mine": ["token:anger theirs"], "token": "grunt"},
        {"hand": ["token:anger"], "token": "grunt"},
        {"token": "troll"},
        {"token": "nobody"},
        {"token": "catena-fiend"},
        {"hand": ["grunt"]},
    ],
)
def test_positions_that_cannot_be(position: dict[str, Any]) -> None:
    """A token creature of a deck without a token card, in a hand; what is no token card, or one not playable yet."""
    with pytest.raises(WrongPosition):
        Table(**position)
