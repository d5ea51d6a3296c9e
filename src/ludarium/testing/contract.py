"""What every game of the hall keeps to, checked by random play.

One line in a test module runs it all::

    test_saboteur = contract(GAME)

or, where a game has something to say about itself, a class::

    class TestSaboteur(Contract):
        game = GAME
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import ClassVar

from ludarium.core import (
    REVEALED,
    ROUND,
    TABLE,
    TURN,
    Decision,
    Event,
    Game,
    IllegalChoice,
    LudariumError,
    Option,
    State,
    UnknownOption,
    Value,
    View,
    WrongOption,
    WrongSeats,
    games,
)
from ludarium.core.record import find
from ludarium.testing.copies import check_record
from ludarium.testing.lessons import check_lesson
from ludarium.testing.play import RandomPlay, plays, wander
from ludarium.testing.twins import check_sample, follow

Facts = tuple[str, dict[str, object]]


def told(event: Event) -> Facts:
    return event.kind(), event.facts()


def names(decision: Decision) -> list[str]:
    return [str(option) for option in decision.options()]


class _Foreign(Option):
    """An option that no game has made, with the notation of one that it has."""

    def __init__(self, notation: str) -> None:
        self._notation = notation

    def notation(self) -> str:
        return self._notation


@contextmanager
def installed(game: Game) -> Iterator[None]:
    """Records find their game by name; one that is not installed is lent a name meanwhile."""
    known = games()
    before = known.get(game.name)
    known[game.name] = game
    try:
        yield
    finally:
        if before is None:
            del known[game.name]
        else:
            known[game.name] = before


class Contract:
    """A suite for pytest: a subclass named ``Test…`` with a ``game``."""

    game: ClassVar[Game]
    games_each: ClassVar[int] = 20
    """Random games of each check, where LUDARIUM_GAMES does not say it."""

    def may_tell(self, event: Event, seat: int | None) -> bool:
        """Whether ``event``, as seen by ``seat``, may bring it news: something that its view left
        open before. By default any may; a game that says more is held to it."""
        return True

    def plays(self, check: str) -> Iterator[RandomPlay]:
        yield from plays(self.game, check, self.games_each)

    # -- how a game is set up

    def test_its_settings(self) -> None:
        game = self.game
        for word in (game.name, game.version, *[spec.name for spec in game.options]):
            assert word.isascii(), f"{word!r} is no name in records"
            assert word.split() == [word], f"{word!r} is not one word"
        assert game.seats == sorted(set(game.seats))
        assert min(game.seats) > 0
        assert game.default_seats in game.seats
        usual = {spec.name: spec.default for spec in game.options}
        assert len(usual) == len(game.options), "two options have one name"
        assert game.read_options({}) == usual
        known = {spec.name: spec for spec in game.options}
        for spec in game.options:
            assert spec.default in spec.choices
            assert spec.default not in spec.only, "the default goes with everything"
            for choice in spec.choices:
                options = {spec.name: choice}
                if choice in spec.only:
                    other, needed = spec.only[choice]
                    options[other] = needed[0]
                    for value in known[other].choices:
                        if value not in needed:
                            wrong = {spec.name: choice, other: value}
                            _refused(WrongOption, game, game.default_seats, wrong)
                assert game.read_options(options)[spec.name] == choice
                state = game.start(game.default_seats, options, "settings")
                assert state.decision() is not None
            _refused(WrongOption, game, game.default_seats, {spec.name: "no such choice"})
        _refused(WrongOption, game, game.default_seats, {"no-such-option": True})
        _refused(WrongSeats, game, max(game.seats) + 1, {})
        _refused(WrongSeats, game, 0, {})

    # -- what may be chosen

    def test_options_are_sound(self) -> None:
        for play in self.plays("options"):
            with play:
                for state in play.states():
                    decision = state.decision()
                    table = state.table()
                    assert table.seat == TABLE
                    _check_options(play, table)
                    if decision is None:
                        continue
                    assert len(decision) > 0, "a decision without an option"
                    assert decision.seat in range(TABLE, play.seats)
                    assert decision.kind
                    _check_options(play, decision)
                    if decision.seat == TABLE:
                        assert not set(names(decision)) & set(names(table)), "one notation, two meanings"
                    if play.now_and_then(5):
                        again = state.decision()
                        assert again is not None
                        assert names(again) == names(decision), "asking twice gives two answers"
                        twin = state.clone().decision()
                        assert twin is not None
                        assert names(twin) == names(decision), "a copy offers something else"

    def test_what_is_not_offered_is_refused(self) -> None:
        seen: dict[str, Option] = {}
        for play in self.plays("refusals"):
            with play:
                for state in play.states():
                    decision = state.decision()
                    table = state.table()
                    offered = table.options() + (decision.options() if decision is not None else [])
                    if play.now_and_then(8):
                        now = {str(option) for option in offered}
                        _check_refusals(play, [o for name, o in seen.items() if name not in now])
                        _check_refusals(play, [_Foreign(str(option)) for option in offered])
                        if decision is not None:
                            _check_unknown(decision, "no such option")
                    seen.update({str(option): option for option in offered})

    def test_the_table_may_speak_at_any_time(self) -> None:
        for play in self.plays("table"):
            with play:
                for state in play.states():
                    table = state.table()
                    notations = names(table)
                    timers = state.timers()
                    assert len({timer.key for timer in timers}) == len(timers), "two clocks of one key"
                    for timer in timers:
                        assert timer.seconds >= 0
                        assert timer.option in notations, f"{timer!r} runs out into nothing"
                    if len(table) and play.now_and_then(4):
                        twin = state.clone()
                        twin.choose(table.option(play.dice.below(len(table))))
                        decision = twin.decision()
                        assert (decision is None) == (twin.outcome() is not None)
                        assert decision is None or len(decision)
                        for viewer in play.viewers:
                            twin.view(viewer).json()

    def test_every_game_ends(self) -> None:
        for play in self.plays("ends"):
            with play:
                for state in play.states():
                    over = state.decision() is None
                    outcome = state.outcome()
                    assert (outcome is not None) == over, "an outcome is there exactly at the end"
                    if outcome is not None:
                        assert len(outcome.scores) == play.seats
                        assert set(outcome.winners) <= set(range(play.seats))
                        assert not state.timers(), "a clock runs after the end"

    # -- copies and records

    def test_copies_are_independent(self) -> None:
        for play in self.plays("copies"):
            with play:
                past: list[tuple[State, tuple[object, ...]]] = []
                for state in play.states():
                    dump = state.dump()
                    if play.now_and_then(6):
                        twin = state.clone()
                        assert twin.dump() == dump, "a copy differs"
                        past.append((twin, dump))
                        wander(twin.clone(), play.dice, 12, play.unrest)
                        assert twin.dump() == dump, "a copy's copy changes it"
                        assert state.dump() == dump, "a copy's choices change the original"
                for twin, dump in past:
                    assert twin.dump() == dump, "the original's choices change a copy"

    def test_same_seed_same_game(self) -> None:
        for play in self.plays("seeds"):
            with play:
                twin = self.game.start(play.seats, play.options, play.seed)
                assert twin.dump() == play.state.dump()
                for _ in play.states():
                    if play.record.choices:
                        events = twin.choose(find(twin, play.record.choices[-1]))
                        assert [told(event) for event in events] == [told(event) for event in play.events]
                assert twin.dump() == play.state.dump()

    def test_a_record_brings_the_game_back(self) -> None:
        with installed(self.game):
            for play in self.plays("records"):
                with play:
                    for state in play.states():
                        if play.now_and_then(60) or state.decision() is None:
                            check_record(play)
                    steps = sum(1 for _ in play.record.replay())
                    assert steps == len(play.record.choices)

    # -- what is seen

    def test_views_are_values(self) -> None:
        for play in self.plays("views"):
            with play:
                kept: list[tuple[View, bytes]] = []
                for state in play.states():
                    if not play.now_and_then(6):
                        continue
                    dump = state.dump()
                    for viewer in play.viewers:
                        view = state.view(viewer)
                        text = view.json()
                        plain = json.loads(text)
                        assert plain["game"] == self.game.name
                        assert plain["seat"] == viewer
                        assert state.view(viewer).json() == text, "looking twice shows two things"
                        kept.append((view, text))
                    assert state.dump() == dump, "looking changes the state"
                for view, text in kept:
                    assert view.json() == text, "a later choice changes an old view"

    def test_it_can_be_drawn_and_told(self) -> None:
        for play in self.plays("words"):
            with play:
                people = [f"name {seat}" for seat in range(play.seats)]
                for state in play.states():
                    if not play.now_and_then(10):
                        continue
                    for viewer in (None, play.dice.below(play.seats)):
                        view = state.view(viewer)
                        assert isinstance(self.game.draw(view, people), str)
                        for event in _seen(play.events, viewer):
                            assert self.game.tell(event, view, people, lambda message, facts: message)

    def test_events_are_values(self) -> None:
        for play in self.plays("events"):
            with play:
                for _ in play.states():
                    for event in play.events:
                        kind, facts = told(event)
                        assert kind.replace("_", "").isalnum(), "a kind is part of a message's name"
                        json.dumps(facts)
                        assert set(event.borders()) <= {TURN, ROUND, REVEALED}
                        for viewer in play.viewers:
                            seen = event.seen(viewer)
                            if seen is None:
                                continue
                            assert seen.kind() == kind
                            assert seen.borders() == event.borders(), "a border is everybody's to know"
                            again = seen.seen(viewer)
                            assert again is not None
                            assert told(again) == told(seen), "seeing what was seen shows less"
                            for name, fact in seen.facts().items():
                                assert name in facts, f"{name} is shown and is no fact"
                                own = facts[name] is None or fact is None or fact == facts[name]
                                assert own, f"{name} is shown as {fact}, and it is {facts[name]}"

    # -- what is imagined

    def test_a_sample_agrees_with_its_view(self) -> None:
        for play in self.plays("samples"):
            with play:
                for state in play.states():
                    if not play.now_and_then(6):
                        continue
                    for viewer in play.viewers:
                        check_sample(play, state, viewer)

    def test_twins_look_alike_as_long_as_nothing_new_is_told(self) -> None:
        """Two states that differ only in what a seat can't know: it sees the same in both, is
        offered the same, and the same choice tells it the same, news apart."""
        for play in self.plays("twins"):
            with play:
                for state in play.states():
                    if not play.now_and_then(12):
                        continue
                    for viewer in play.viewers:
                        follow(play, state, viewer, self.may_tell)

    # -- what it teaches

    def test_its_lessons(self) -> None:
        with installed(self.game):
            for lesson in self.game.lessons:
                check_lesson(self.game, lesson)

    # -- who plays

    def test_its_guide_and_bots(self) -> None:
        guide = self.game.guide()
        assert guide.horizon >= 0
        assert guide.span > 0
        for play in self.plays("guide"):
            with play:
                for state in play.states():
                    decision = state.decision()
                    if decision is None or not play.now_and_then(40):
                        continue
                    dump = state.dump()
                    assert 0 <= guide.playout(state, play.dice) < len(decision)
                    value = guide.value(state)
                    assert value is None or len(value) == play.seats
                    view = state.view(max(decision.seat, 0))
                    assert guide.weigh(view, self.game.sample(view, play.dice)) > 0
                    if decision.seat != TABLE:
                        for bot in self.game.bots().values():
                            assert isinstance(bot, type)
                            chosen = bot("seed").choose(state.view(decision.seat), names(decision))
                            assert chosen in names(decision), f"{bot.__name__} chooses what it is not offered"
                    assert state.dump() == dump, "thinking changes the state"


def contract(game: Game, may_tell: Callable[[Event, int | None], bool] | None = None) -> type[Contract]:
    """The whole contract for ``game``: a class that pytest collects under whatever name it is given."""
    said: dict[str, object] = {"game": game, "__module__": __name__, "__test__": True}
    if may_tell is not None:
        said["may_tell"] = lambda self, event, seat: may_tell(event, seat)
    return type(f"Test{game.name.title()}", (Contract,), said)


def _seen(events: Sequence[Event], viewer: int | None) -> list[Event]:
    return [seen for event in events if (seen := event.seen(viewer)) is not None]


def _refused(kind: type[LudariumError], game: Game, seats: int, options: dict[str, Value]) -> None:
    try:
        game.start(seats, options, "refused")
    except kind:
        return
    raise AssertionError(f"{game.name} starts with {seats} seats and {options}")


def _check_options(play: RandomPlay, decision: Decision) -> None:
    notations = names(decision)
    assert len(set(notations)) == len(notations), "two options have one notation"
    for notation in notations:
        plain = notation and not set(notation) & set(" \t\n;")
        assert plain, f"{notation!r} can't stand in a record"
    for option in decision.options():
        for touched in option.touches():
            assert all(touched.partition(":")), f"{option} touches {touched!r}, which is no kind:name"
    if len(decision):
        option = decision.option(play.dice.below(len(decision)))
        found = decision.find(str(option))
        assert found == option
        assert str(found) == str(option)
        assert hash(found) == hash(option)


def _check_refusals(play: RandomPlay, refused: list[Option]) -> None:
    state = play.state
    dump = state.dump()
    for option in refused:
        try:
            state.choose(option)
        except IllegalChoice:
            continue
        raise AssertionError(f"{option} is not offered, and is taken")
    assert state.dump() == dump, "a refused option changes something"


def _check_unknown(decision: Decision, notation: str) -> None:
    try:
        decision.find(notation)
    except UnknownOption:
        return
    raise AssertionError(f"{notation!r} is found")
