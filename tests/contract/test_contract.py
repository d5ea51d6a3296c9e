"""The contract finds what is wrong with a game: each check fails for a game that breaks its promise."""

from __future__ import annotations

import pytest
from tests.contract.luggage import LUGGAGE
from tests.contract.toy import Say, Told, Toy, ToyGame, ToyView

from ludarium.core import (
    TABLE,
    Bot,
    Chance,
    Choices,
    Decision,
    Event,
    Guide,
    IllegalChoice,
    Lesson,
    Option,
    Outcome,
    State,
    Timer,
    View,
)
from ludarium.core.lesson import Chose, Step
from ludarium.testing import Contract, contract, plays
from ludarium.testing.copies import choose_beside_a_copy
from ludarium.testing.play import RandomPlay, games_to_play, wander

ENOUGH = 60
"""In so many games the rarest of these faults shows, whatever the seed: with 4 one of six seeds shows none."""


@pytest.fixture(autouse=True)
def enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDARIUM_GAMES", str(max(ENOUGH, games_to_play())))


test_toy = contract(ToyGame())
test_luggage = contract(LUGGAGE)


class NoOptions(Toy):
    def words(self) -> list[Option]:
        return super().words() if self.turn == 0 else []


class SameNotation(Toy):
    def words(self) -> list[Option]:
        return [Say("keep"), Say("keep")]


class Blank(Toy):
    def words(self) -> list[Option]:
        return [Say("keep it"), Say("keep")]


class Disorder(Toy):
    def words(self) -> list[Option]:
        self.asked = not getattr(self, "asked", False)
        return super().words()[:: 1 if self.asked else -1]


class TakesAll(Toy):
    def choose(self, option: Option) -> list[Event]:
        if self.turn == self.seats or not isinstance(option, Say):
            raise IllegalChoice(str(option))
        return super().choose(option if option in self.words() else Say("keep"))


class ChangesAndRefuses(Toy):
    def choose(self, option: Option) -> list[Event]:
        self.log.append("asked")
        if self.turn == self.seats or not isinstance(option, Say):
            raise IllegalChoice(str(option))
        self.log.pop()
        return super().choose(option)


class SharedCopy(Toy):
    def clone(self) -> Toy:
        twin = super().clone()
        twin.log = self.log
        return twin


class PoorCopy(Toy):
    def clone(self) -> Toy:
        twin = super().clone()
        twin.log = []
        return twin


class Unsteady(Toy):
    count = 0

    def choose(self, option: Option) -> list[Event]:
        Unsteady.count += 1
        told = super().choose(option)
        self.log.append(str(Unsteady.count))
        return told


class LivingView(Toy):
    def view(self, seat: int | None) -> View:
        view = super().view(seat)
        assert isinstance(view, ToyView)
        view.log.clear()
        return ToyView(**{name: getattr(view, name) for name in view.__struct_fields__} | {"log": self.log})


class Looking(Toy):
    def view(self, seat: int | None) -> View:
        self.chance.next()
        return super().view(seat)


class OpenDeck(Toy):
    """Everybody sees what the next number of the deck is."""

    def view(self, seat: int | None) -> View:
        view = super().view(seat)
        assert isinstance(view, ToyView)
        view.log.extend(str(number) for number in self.deck[-1:])
        return view


class OpenSwap(Toy):
    """The event shows all what one seat drew."""

    def choose(self, option: Option) -> list[Event]:
        return [
            OpenTold(t.what, t.seat, t.number) if isinstance(t, Told) else t for t in super().choose(option)
        ]


class OpenTold(Told):
    def seen(self, seat: int | None) -> Event | None:
        return self


class SilentSwap(Toy):
    """A view that learns what no event told."""

    def choose(self, option: Option) -> list[Event]:
        return [event for event in super().choose(option) if event.kind() != "swapped"]


class LyingEvent(Toy):
    def choose(self, option: Option) -> list[Event]:
        return [Lie(t.what, t.seat, t.number) if isinstance(t, Told) else t for t in super().choose(option)]


class Lie(Told):
    def seen(self, seat: int | None) -> Event | None:
        return Told(self.what, self.seat, 7)


class Endless(Toy):
    def outcome(self) -> Outcome | None:
        return None


class LockedOut(Toy):
    """Nobody gets anywhere, and only the table can end it, as two may who play KeyForge at random."""

    def choose(self, option: Option) -> list[Event]:
        before = self.turn
        events = super().choose(option)
        if str(option) == "time":
            self.turn = self.seats
        elif self.turn > before:
            self.turn, self.log, events = before, [], []
        return events


class EarlyOutcome(Toy):
    def outcome(self) -> Outcome | None:
        return Outcome([0] * self.seats, [0])


class DeadClock(Toy):
    def timers(self) -> list[Timer]:
        return [Timer("turn", 10, "no-such-word")]


class AmbiguousTable(Toy):
    def decision(self) -> Decision | None:
        decision = super().decision()
        return decision and Choices(TABLE, "number", [*self.words(), Say("time")])


class TellTaleOptions(Toy):
    """What a seat may choose depends on what it can't know."""

    def words(self) -> list[Option]:
        return [Say("keep"), Say("swap")] if self.deck and self.deck[-1] % 2 else [Say("keep")]


class OtherQuestion(Toy):
    """A copy asks another question than the game that it was made of."""

    def clone(self) -> Toy:
        twin = super().clone()
        twin.words = lambda: [Say("keep")]  # type: ignore[method-assign]
        return twin


def play_beside_copies(state: type[Toy]) -> None:
    game = ToyGame()
    game.state = state
    for play in plays(game, "copies at every choice", 5):
        with play:
            dump = play.state.dump()
            while play.state.decision() is not None:
                dump = choose_beside_a_copy(play, dump)
                assert play.state.dump() == dump


@pytest.mark.parametrize("broken", [SharedCopy, PoorCopy, Unsteady, OtherQuestion])
def test_a_copy_that_differs_is_found_at_the_choice(broken: type[Toy]) -> None:
    play_beside_copies(Toy)
    with pytest.raises(AssertionError):
        play_beside_copies(broken)


BROKEN: list[tuple[type[Toy], str]] = [
    (NoOptions, "test_options_are_sound"),
    (SameNotation, "test_options_are_sound"),
    (Blank, "test_options_are_sound"),
    (Disorder, "test_options_are_sound"),
    (AmbiguousTable, "test_options_are_sound"),
    (TakesAll, "test_what_is_not_offered_is_refused"),
    (ChangesAndRefuses, "test_what_is_not_offered_is_refused"),
    (SharedCopy, "test_copies_are_independent"),
    (PoorCopy, "test_copies_are_independent"),
    (Unsteady, "test_same_seed_same_game"),
    (Unsteady, "test_a_record_brings_the_game_back"),
    (LivingView, "test_views_are_values"),
    (Looking, "test_views_are_values"),
    (OpenDeck, "test_a_sample_agrees_with_its_view"),
    (LyingEvent, "test_events_are_values"),
    (Endless, "test_every_game_ends"),
    (EarlyOutcome, "test_every_game_ends"),
    (DeadClock, "test_the_table_may_speak_at_any_time"),
    (TellTaleOptions, "test_twins_look_alike_as_long_as_nothing_new_is_told"),
    (SilentSwap, "test_twins_look_alike_as_long_as_nothing_new_is_told"),
    (OpenSwap, "test_twins_look_alike_as_long_as_nothing_new_is_told"),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("broken", "check"), BROKEN, ids=[f"{state.__name__}-{name}" for state, name in BROKEN]
)
def test_a_broken_game_is_found(broken: type[Toy], check: str) -> None:
    game = ToyGame()
    game.state = broken
    suite = contract(game, may_tell=own_number)()
    with pytest.raises(AssertionError):
        getattr(suite, check)()


def own_number(event: Event, seat: int | None) -> bool:
    return event.kind() == "shown" or event.facts()["seat"] == seat


class BadSample(ToyGame):
    """Bots would imagine the viewer with another number than its own."""

    def sample(self, view: View, chance: Chance) -> State:
        state = super().sample(view, chance)
        assert isinstance(state, Toy)
        state.numbers.reverse()
        return state


class LooseSettings(ToyGame):
    def check_seats(self, seats: int) -> None:
        pass


class Blind(ToyGame):
    def draw(self, view: View, names: list[str]) -> str:
        return None  # type: ignore[return-value]


class BadGuide(Guide):
    def weigh(self, view: View, state: State) -> float:
        return 0.0


class Misled(ToyGame):
    def guide(self) -> Guide:
        return BadGuide()


class Cheat(Bot):
    def choose(self, view: View, options: list[str]) -> str:
        return "win"


class Cheated(ToyGame):
    def bots(self) -> dict[str, object]:
        return {"cheat": Cheat}


class Mistaught(ToyGame):
    """Its lesson is named, and is never begun."""

    def __init__(self) -> None:
        super().__init__()
        step = Step([Chose("keep")], ["keep"])
        self.lessons = [Lesson("keeping", lambda: ToyGame().start(2, {}, "kept"), [step], 2, bot="random")]


BROKEN_BOXES: list[tuple[ToyGame, str]] = [
    (BadSample(), "test_a_sample_agrees_with_its_view"),
    (LooseSettings(), "test_its_settings"),
    (Blind(), "test_it_can_be_drawn_and_told"),
    (Misled(), "test_its_guide_and_bots"),
    (Cheated(), "test_its_guide_and_bots"),
    (Mistaught(), "test_its_lessons"),
]


@pytest.mark.parametrize(
    ("game", "check"),
    BROKEN_BOXES,
    ids=lambda one: one if isinstance(one, str) else type(one).__name__,
)
def test_a_broken_box_is_found(game: ToyGame, check: str) -> None:
    with pytest.raises(AssertionError):
        getattr(contract(game)(), check)()


def test_a_failure_says_how_to_play_the_same_game() -> None:
    game = ToyGame()
    game.state = Endless
    with pytest.raises(AssertionError) as failure:
        contract(game)().test_every_game_ends()
    told = "\n".join(failure.value.__notes__)
    assert "LUDARIUM_SEED=" in told
    assert "ludarium record 1" in told


def test_the_same_seed_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def played() -> str:
        play = RandomPlay(ToyGame(), "a label")
        for _ in play.states():
            pass
        return play.record.text()

    monkeypatch.setenv("LUDARIUM_SEED", "one")
    first = played()
    assert played() == first
    monkeypatch.setenv("LUDARIUM_SEED", "two")
    second = played()
    monkeypatch.setenv("LUDARIUM_SEED", "three")
    assert {first, second, played()} != {first}


def test_a_game_that_stands_still_is_ended_by_its_table() -> None:
    game = ToyGame()
    game.state = LockedOut
    play = RandomPlay(game, "a lock", unrest=0, sense=0)
    *_, last = play.states()
    assert last.outcome() is not None
    state = game.start(2, game.read_options({}), "a lock")
    wander(state, Chance.of("a lock"))
    assert state.outcome() is not None


def test_a_run_may_begin_with_any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDARIUM_SEED", "parted")
    monkeypatch.setenv("LUDARIUM_GAMES", "5")
    whole = [(play.label, play.seed, play.seats) for play in plays(ToyGame(), "parts")]
    monkeypatch.setenv("LUDARIUM_GAMES", "3")
    monkeypatch.setenv("LUDARIUM_FIRST", "2")
    assert [(play.label, play.seed, play.seats) for play in plays(ToyGame(), "parts")] == whole[2:]


def test_every_check_of_the_contract_has_a_game_that_breaks_it() -> None:
    broken = {check for _, check in BROKEN} | {check for _, check in BROKEN_BOXES}
    assert broken == {name for name in vars(Contract) if name.startswith("test_")}
