"""Copies of a game agree with it, and so does its record."""

from __future__ import annotations

from ludarium.core import Choice, Event, Record, State
from ludarium.core.record import find
from ludarium.testing.play import RandomPlay

Told = list[tuple[str, dict[str, object]]]


def choose_beside_a_copy(play: RandomPlay, dump: tuple[object, ...]) -> tuple[object, ...]:
    """Take a random choice in the game, and the same in a copy that is made just before; chance says in which of
    them first. Neither may change the other, and both come to the same. ``dump`` is that of the game before the
    choice; gives that after it."""
    state = play.state
    copy = state.clone()
    assert _offered(copy) == _offered(state), "a copy offers something else"
    seat, option = play.pick()
    echoed = find(copy, Choice(seat, str(option)))
    if play.dice.below(2):
        told = _told(play.choose(seat, option))
        assert copy.dump() == dump, "a copy differs, or the original's choice changes it"
        after = state.dump()
        also = _told(copy.choose(echoed))
        assert state.dump() == after, "a copy's choice changes the original"
        assert copy.dump() == after, "a copy comes to something else"
    else:
        also = _told(copy.choose(echoed))
        assert state.dump() == dump, "a copy's choice changes the original"
        after = copy.dump()
        told = _told(play.choose(seat, option))
        assert copy.dump() == after, "the original's choice changes a copy"
        assert state.dump() == after, "a copy comes to something else"
    assert told == also, "a copy tells something else"
    assert _offered(copy) == _offered(state), "a copy asks something else"
    return after


def check_record(play: RandomPlay) -> None:
    """The record of the game so far, written as text and read again, brings the game back."""
    outcome = play.state.outcome()
    play.record.scores = outcome.scores if outcome is not None else None
    text = play.record.text()
    record = Record.parse(text)
    assert record == play.record, "the text of a record loses something"
    assert record.text() == text
    assert record.final().dump() == play.state.dump(), "a replay ends elsewhere"


def _offered(state: State) -> list[str]:
    decision = state.decision()
    offered = [] if decision is None else [str(option) for option in decision.options()]
    assert len(set(offered)) == len(offered), "two options have one name"
    return offered


def _told(events: list[Event]) -> Told:
    return [(event.kind(), event.facts()) for event in events]
