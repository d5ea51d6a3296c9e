"""The toy game, to which each player may bring a deck: what an option of a seat looks like."""

from __future__ import annotations

import re
from typing import Any, Final, final

from tests.contract.toy import Toy, ToyGame

from ludarium.core import LudariumError, OptionSpec, State, Value
from ludarium.core.game import Say

WORD: Final = re.compile(r"[^\s:]+:\d{1,3}(\.\d{1,3})*")
RARE: Final[dict[Value, tuple[str, list[Value]]]] = {"rare": ("highest", [20])}


@final
class DeckOption(OptionSpec):
    """A deck that a seat plays with: in a file ``Sly Otters: 3 5 7``, in a record ``Sly_Otters:3.5.7``."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"deck-{seat}", "dealt", ["dealt", "small", "rare"], True, RARE, seat)

    def read(self, value: object) -> Value:
        word = value
        if isinstance(value, str) and "\n" in value:
            name, _, numbers = value.partition(":")
            word = f"{'_'.join(name.split())}:{'.'.join(numbers.split())}"
            if not WORD.fullmatch(word):
                form = "name: 3 5 7"
                raise LudariumError("cards-word", option=self.name, line=1, found=value[:40], expected=form)
        if isinstance(word, str) and WORD.fullmatch(word):
            return word
        return super().read(value)

    def label(self, value: Value, say: Say) -> str:
        name, _, numbers = str(value).partition(":")
        return say("list-pair", {"first": name.replace("_", " "), "second": numbers.count(".") + 1})


class LuggageGame(ToyGame):
    """A seat whose player brings a deck of numbers holds their sum."""

    def __init__(self) -> None:
        super().__init__()
        self.options = [*self.options, *[DeckOption(seat) for seat in range(3)]]

    def start(self, seats: int, options: Any, seed: str) -> State:
        values = self.read_options(options)
        state = super().start(seats, values, seed)
        assert isinstance(state, Toy)
        for seat in range(seats):
            _, _, numbers = str(values[f"deck-{seat}"]).partition(":")
            if numbers:
                state.numbers[seat] = sum(map(int, numbers.split(".")))
        return state


LUGGAGE = LuggageGame()
