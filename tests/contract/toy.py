"""A small game that keeps the contract, to be broken in one way after the other.

Two or three seats hold a secret number each. In turn a seat keeps its number, or swaps it for the
next of a hidden deck; when all have chosen, the highest number wins. The table may call time.
"""

from __future__ import annotations

from typing import Any

from ludarium.core import (
    TABLE,
    Chance,
    Choices,
    Decision,
    Event,
    Game,
    IllegalChoice,
    Option,
    OptionSpec,
    Outcome,
    State,
    Timer,
    View,
)


class Say(Option):
    def __init__(self, word: str) -> None:
        self.word = word

    def notation(self) -> str:
        return self.word

    def touches(self) -> list[str]:
        return ["deck:top"] if self.word == "swap" else []


class Told(Event):
    def __init__(self, kind: str, seat: int, number: int | None = None) -> None:
        self.what, self.seat, self.number = kind, seat, number

    def kind(self) -> str:
        return self.what

    def facts(self) -> dict[str, object]:
        return {"seat": self.seat, "number": self.number}

    def seen(self, seat: int | None) -> Event | None:
        if self.what != "swapped" or seat == self.seat:
            return self
        return Told(self.what, self.seat)


class ToyView(View, frozen=True, kw_only=True):
    turn: int
    seats: int
    highest: int
    own: int | None
    deck: int
    numbers: list[int]
    log: list[str]


class Toy(State):
    def __init__(self, seats: int, highest: int, chance: Chance, numbers: list[int], deck: list[int]) -> None:
        self.seats, self.highest, self.chance = seats, highest, chance
        self.numbers, self.deck = numbers, deck
        self.turn = 0
        self.log: list[str] = []

    def decision(self) -> Decision | None:
        if self.turn == self.seats:
            return None
        return Choices(self.turn, "number", self.words())

    def words(self) -> list[Option]:
        return [Say("keep"), Say("swap")] if self.deck else [Say("keep")]

    def table(self) -> Decision:
        return Choices(TABLE, "table", [] if self.turn == self.seats else [Say("time")])

    def timers(self) -> list[Timer]:
        return [] if self.turn == self.seats else [Timer(f"turn:{self.turn}", 10, "time")]

    def choose(self, option: Option) -> list[Event]:
        decision = self.decision()
        offered = [] if decision is None else [*decision.options(), *self.table().options()]
        if not isinstance(option, Say) or option not in offered:
            raise IllegalChoice(str(option))
        seat = self.turn
        self.turn += 1
        self.log.append(option.word)
        if option.word != "swap":
            return [Told("kept", seat), *self.end()]
        self.numbers[seat] = self.deck.pop()
        return [Told("swapped", seat, self.numbers[seat]), *self.end()]

    def end(self) -> list[Event]:
        if self.turn < self.seats:
            return []
        return [Told("shown", seat, number) for seat, number in enumerate(self.numbers)]

    def view(self, seat: int | None) -> View:
        return ToyView(
            game="toy",
            seat=seat,
            turn=self.turn,
            seats=self.seats,
            highest=self.highest,
            own=None if seat is None else self.numbers[seat],
            deck=len(self.deck),
            numbers=self.numbers[:] if self.turn == self.seats else [],
            log=self.log[:],
        )

    def outcome(self) -> Outcome | None:
        if self.turn < self.seats:
            return None
        best = max(self.numbers)
        return Outcome(self.numbers[:], [seat for seat, n in enumerate(self.numbers) if n == best])

    def clone(self) -> Toy:
        twin = type(self)(self.seats, self.highest, self.chance.clone(), self.numbers[:], self.deck[:])
        twin.turn, twin.log = self.turn, self.log[:]
        return twin

    def dump(self) -> tuple[object, ...]:
        chance, deck = self.chance.dump(), tuple(self.deck)
        return (self.seats, self.highest, self.turn, tuple(self.log), chance, tuple(self.numbers), deck)


class ToyGame(Game):
    state: type[Toy] = Toy

    def __init__(self) -> None:
        super().__init__("toy", "1", [2, 3], 2, [OptionSpec("highest", 9, [9, 20])])

    def start(self, seats: int, options: Any, seed: str) -> State:
        self.check_seats(seats)
        highest = int(self.read_options(options)["highest"])
        chance = Chance.of(seed)
        numbers = list(range(highest))
        chance.shuffle(numbers)
        return self.state(seats, highest, chance, numbers[:seats], numbers[seats : seats + 1])

    def sample(self, view: View, chance: Chance) -> State:
        assert isinstance(view, ToyView)
        rest = [n for n in range(view.highest) if n != view.own and n not in view.numbers]
        chance.shuffle(rest)
        numbers = view.numbers[:] or [rest.pop() for _ in range(view.seats)]
        if view.seat is not None and view.own is not None:
            numbers[view.seat] = view.own
        deck = [rest.pop() for _ in range(view.deck)]
        state = self.state(view.seats, view.highest, Chance.of(str(chance.next())), numbers, deck)
        state.turn, state.log = view.turn, view.log[:]
        return state

    def draw(self, view: View, names: list[str]) -> str:
        return " ".join(names)


TOY = ToyGame()
