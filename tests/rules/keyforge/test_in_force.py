"""What is in force is looked up when it changes, and what may be done is listed when somebody wants it."""

from __future__ import annotations

from dataclasses import fields

from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.frames import NOTHING_IN_FORCE
from ludarium.games.keyforge.engine.in_force import build_index
from ludarium.games.keyforge.engine.prints import AllSaid, gives_apart
from ludarium.games.keyforge.engine.terms import Keywords, Moments, Questions, Verbs, Zones
from ludarium.games.keyforge.words.cards import TESTS, Cards
from ludarium.games.keyforge.words.names import SKIRMISH
from ludarium.games.keyforge.words.shorthand import THIS_CARD, creature, gains, keyword, power


def test_the_end_of_a_turn_alone_changes_nothing_in_force() -> None:
    table = Table(mine=["troll", "bumpsy"], theirs=["dust-pixie"], house="brobnar")
    before = table.state.ix()
    table.do("end")
    assert table.state.active == 1
    assert table.state.index is before


def test_a_card_that_enters_is_in_force() -> None:
    table = Table(hand=["grumpus-tamer"], house="brobnar")
    assert not table.state.ix().at[Moments.REAP]
    table.do("play:grumpus-tamer")
    assert [live.scope.this for live in table.state.ix().at[Moments.REAP]] == [table.card("grumpus-tamer")]


def test_what_a_card_says_is_made_once() -> None:
    table = Table(mine=["grumpus-tamer"], house="brobnar")
    [said] = table.state.ix().at[Moments.REAP]
    [again] = build_index(table.state).at[Moments.REAP]
    assert said is again


def test_what_is_not_in_force_is_one_empty_list() -> None:
    index = Table(mine=["troll"], house="brobnar").state.ix()
    assert index.by[Questions.CANNOT] is NOTHING_IN_FORCE
    assert index.cannot[Verbs.PLAY] is NOTHING_IN_FORCE
    assert not NOTHING_IN_FORCE


def test_the_options_of_the_main_step_are_listed_when_they_are_wanted() -> None:
    table = Table(mine=["troll", "bumpsy"], hand=["anger"], house="brobnar")
    table.do("reap:troll")
    state = table.state
    twin = state.clone()
    assert [state.listed, twin.listed] == [None, None]
    assert "reap:bumpsy" in table.offered()
    assert [state.listed, twin.listed] == [twin.stack[-1].node.options(twin, twin.stack[-1]), None]
    assert twin.codes == state.codes


def test_a_creature_that_is_being_played_says_nothing_yet() -> None:
    table = Table(mine=["troll"], hand=["grumpus-tamer"], house="brobnar")
    before = table.state.ix()
    table.do("play:grumpus-tamer")
    assert len(table.offered()) == 2, "left or right"
    assert table.state.index is before
    table.do(table.offered()[0])
    assert table.state.ix().at[Moments.REAP]


def test_a_keyword_that_nothing_gives_is_not_looked_for() -> None:
    assert Table(mine=["troll", "grey-monk"], house="brobnar").state.ix().worded == 0
    state = Table(mine=["troll", "grey-monk", "halacor"], house="brobnar").state
    assert state.ix().worded == 1 << Keywords.SKIRMISH
    assert [state.keyword(c, Keywords.SKIRMISH) for c in state.line(0)] == [1, 0, 1]


def test_every_test_of_a_description_is_made_in_one_part() -> None:
    """What no part of ``Cards.matches`` knew would never be asked for."""
    named = [name for names in TESTS.values() for name in names]
    assert sorted(named) == sorted(one.name for one in fields(Cards))


def test_a_card_that_comes_is_taken_in_without_a_look_at_the_others() -> None:
    table = Table(mine=["troll", "grumpus-tamer"], hand=["grumpus-tamer", "grey-monk"], house="brobnar")
    state = table.state
    before = state.ix()
    reaps = before.at[Moments.REAP]
    kept = reaps[:]
    twin = state.clone()
    table.do("play:grumpus-tamer", "place:0")
    after = state.ix()
    assert [live.scope.this for live in after.at[Moments.REAP]] == state.line(0), (
        "each of them says something"
    )
    assert reaps == kept, "a list that is made never changes"
    assert after.at[Moments.REAP][1:] == kept
    assert twin.ix() is before
    assert twin.ix().at[Moments.REAP] is reaps


def test_a_card_that_goes_takes_what_it_has_said_and_been_given_with_it() -> None:
    table = Table(
        mine=["troll", "grumpus-tamer", "halacor"],
        theirs=["headhunter +blood-of-titans"],
        hand=["fear"],
        house="dis",
    )
    state = table.state
    reaps = state.ix().at[Moments.REAP]
    assert state.ix().powers
    assert state.ix().worded == 1 << Keywords.SKIRMISH
    table.do("play:fear")
    after = state.ix()
    assert table.hand(1) == ["headhunter"]
    assert not after.powers
    assert after.by[Questions.POWER] is NOTHING_IN_FORCE
    assert after.worded == 1 << Keywords.SKIRMISH
    assert after.at[Moments.REAP] is reaps, "it has nothing to do with that"


def test_a_card_that_comes_gets_what_another_gives_in_the_order_of_the_table() -> None:
    table = Table(mine=["troll", "archimedes"], hand=["bumpsy"], house="brobnar")
    before = table.state.ix().at[Moments.DESTROYED]
    kept = before[:]
    table.do("play:bumpsy", "place:0")
    after = table.state.ix().at[Moments.DESTROYED]
    assert [live.scope.this for live in after] == table.state.line(0)
    assert {live.scope.giver for live in after} == {table.card("archimedes")}
    assert before == kept, "a list that is made never changes"


def test_what_is_in_force_tells_whether_it_can_make_anybody_weaker() -> None:
    index = Table(mine=["troll +blood-of-titans"], house="brobnar").state.ix()
    assert (index.powers, index.lowers) == (True, False)
    index = Table(mine=["king-of-the-crag"], theirs=["troll"], house="brobnar").state.ix()
    assert (index.powers, index.lowers) == (True, True)
    table = Table(mine=["troll +essence-entangler", "bumpsy"], house="brobnar")
    index = table.state.ix()
    assert (index.lowers, index.lowered) == (False, [table.card("troll")]), "only whom it is about"


def test_what_a_card_says_is_made_once_for_all_games() -> None:
    one, other = (Table(mine=["grumpus-tamer"], house="brobnar") for _ in range(2))
    [said] = one.state.ix().at[Moments.REAP]
    [again] = other.state.ix().at[Moments.REAP]
    assert said is again
    twice = Table(mine=["grumpus-tamer", "grumpus-tamer"], house="brobnar").state
    assert [live.scope.this for live in twice.ix().at[Moments.REAP]] == twice.line(0), (
        "each is a card of its own"
    )


def test_what_is_said_is_not_kept_without_end() -> None:
    table = Table(mine=["grumpus-tamer"], house="brobnar")
    c = table.card("grumpus-tamer")
    words = table.state.decks.prints[table.state.face[c]].abilities
    kept = AllSaid(2)
    said = kept.by(words)
    first = kept.say(said, words, c, 0)
    assert kept.by(words) is said
    kept.say(said, words, c, 1)
    assert kept.by(words) is not said, "it was enough: all is said anew"
    assert said[c << 1] is first, "but not in games that have begun"


def test_a_card_that_is_given_something_twice_goes_with_all_of_it() -> None:
    table = Table(mine=["troll", "archimedes", "archimedes"], hand=["bumpsy"], house="brobnar")
    table.do("play:bumpsy", "place:0")
    state = table.state
    bumpsy = table.card("bumpsy")
    state.leave(0, [bumpsy], Zones.HAND)
    index = state.ix()
    assert bumpsy not in index.speaking
    assert bumpsy not in [live.scope.this for live in index.at[Moments.DESTROYED]]


def test_a_card_that_comes_gets_what_each_giver_gives_in_its_place() -> None:
    table = Table(mine=["archimedes", "troll", "archimedes"], hand=["bumpsy"], house="brobnar")
    state = table.state
    state.ix()
    table.do("play:bumpsy", "place:0")
    first, last = state.line(0)[1], state.line(0)[3]
    given = [(live.scope.giver, live.scope.this) for live in state.ix().at[Moments.DESTROYED]]
    assert given == [(giver, c) for giver in (first, last) for c in state.line(0)]
    fresh = [(live.scope.giver, live.scope.this) for live in build_index(state).at[Moments.DESTROYED]]
    assert given == fresh


def test_what_is_given_stands_apart_unless_its_card_answers_the_same() -> None:
    stronger = power(1, THIS_CARD)
    gift = gains(creature(), stronger)
    assert gives_apart((gift,))
    assert gives_apart((gift, keyword(SKIRMISH, THIS_CARD)))
    assert not gives_apart((gift, stronger))
    assert not gives_apart((gift, gift))
    assert not gives_apart((gains(creature(), gift),))
    assert not gives_apart((stronger,))


def test_who_is_blank_by_an_upgrade_stays_so_whatever_else_comes() -> None:
    table = Table(mine=["grumpus-tamer +fortune-reverser", "grumpus-tamer"], hand=["bumpsy"], house="brobnar")
    state = table.state
    blank, other = state.line(0)
    before = state.ix()
    reaps = before.at[Moments.REAP]
    assert (before.blank, [live.scope.this for live in reaps]) == ([blank], [other])
    table.do("play:bumpsy", "place:0")
    assert state.ix().blank == [blank]
    assert state.ix().at[Moments.REAP] is reaps, "it has nothing to do with that"
    table.do("end")
    assert state.ix().at[Moments.REAP] is reaps, "nor has the turn"
    state.leave(0, state.upgrades(blank), Zones.HAND)
    state.go()
    assert [live.scope.this for live in state.ix().at[Moments.REAP]] == [blank, other]
