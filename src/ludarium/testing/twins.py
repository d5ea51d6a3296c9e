"""States that one seat can't tell apart."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.core import Chance, Decision, Event, Game, State, View
from ludarium.testing.play import RandomPlay, wander

STEPS = 8
"""For how many choices twins are followed."""

Seen = list[tuple[str, dict[str, object]]]


def imagined(game: Game, state: State, view: View, chance: Chance) -> State:
    """A state drawn from ``view``, which is of ``state``: it shows that view, and offers its seat the same."""
    twin = game.sample(view, chance)
    assert twin.view(view.seat).json() == view.json(), "a sample does not agree with its view"
    same_question(state.decision(), twin.decision(), view.seat)
    assert [repr(timer) for timer in state.timers()] == [repr(timer) for timer in twin.timers()]
    return twin


def check_sample(play: RandomPlay, state: State, viewer: int | None) -> None:
    """A state drawn from a view agrees with it, and can be played."""
    game = play.game
    view = state.view(viewer)
    words = (play.dice.next(), play.dice.next(), play.dice.next(), play.dice.next())
    twin = imagined(game, state, view, Chance(*words))
    text = view.json()
    assert game.sample(view, Chance(*words)).dump() == twin.dump(), "a sample depends on more than chance"
    dump = state.dump()
    if play.now_and_then(5):
        wander(twin, play.dice)
        assert twin.outcome() is not None, "a sample does not end"
    else:
        wander(twin, play.dice, 10, play.unrest)
    assert state.dump() == dump, "playing a sample changes the state that it was drawn from"
    assert view.json() == text, "playing a sample changes the view that it was drawn from"


def same_question(one: Decision | None, other: Decision | None, viewer: int | None) -> None:
    """What is asked is public; what may be answered is known to the seat that answers."""
    assert (one is None) == (other is None)
    if one is None or other is None:
        return
    assert (one.seat, one.kind) == (other.seat, other.kind)
    if one.seat == viewer:
        mine, also = sorted(map(str, one.options())), sorted(map(str, other.options()))
        assert mine == also, "a seat's options depend on what it can't know"


def follow(
    play: RandomPlay, state: State, viewer: int | None, may_tell: Callable[[Event, int | None], bool]
) -> None:
    """Take the same choices in two states that ``viewer`` can't tell apart, as long as it can't."""
    one = state.clone()
    other = play.game.sample(state.view(viewer), play.dice)
    for _ in range(STEPS):
        asked, also = one.decision(), other.decision()
        same_question(asked, also, viewer)
        offered = dict.fromkeys(map(str, one.table().options()), one.table())
        echoed = dict.fromkeys(map(str, other.table().options()), other.table())
        rarely = play.dice.below(5) == 0
        if asked is not None and also is not None and not (rarely and offered):
            offered = dict.fromkeys(map(str, asked.options()), asked)
            echoed = dict.fromkeys(map(str, also.options()), also)
        shared = [notation for notation in offered if notation in echoed]
        if not shared:
            return
        chosen = shared[play.dice.below(len(shared))]
        mine = _seen(one.choose(offered[chosen].find(chosen)), viewer, may_tell)
        theirs = _seen(other.choose(echoed[chosen].find(chosen)), viewer, may_tell)
        assert mine[0] == theirs[0], f"{chosen} tells seat {viewer} a secret: {mine[0]}, or else {theirs[0]}"
        if mine[1] != theirs[1]:
            return  # news has come, and from here on the two may differ in all that follows from it
        views_agree = one.view(viewer).json() == other.view(viewer).json()
        assert views_agree, f"after {chosen} the view of seat {viewer} knows more than it was told"


def _seen(
    events: list[Event], viewer: int | None, may_tell: Callable[[Event, int | None], bool]
) -> tuple[Seen, Seen]:
    """What ``viewer`` sees: of events that may bring it no news up to the first that may, and all."""
    quiet: Seen = []
    everything: Seen = []
    news = False
    for event in events:
        seen = event.seen(viewer)
        if seen is None:
            continue
        fact = (seen.kind(), seen.facts())
        everything.append(fact)
        # What follows news may follow from it: a gold that is found ends the round.
        news = news or may_tell(seen, viewer)
        if not news:
            quiet.append(fact)
    return quiet, everything
