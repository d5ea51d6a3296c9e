"""What can be wrong with a deck. A fault is the message ``error-<code>`` of ``locale/*/keyforge-decks.ftl`` and
the facts that fill its places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ludarium.core.errors import LudariumError, WrongOption
from ludarium.core.signs import harmless

LONGEST_SHOWN: Final = 40


def shown(text: str) -> str:
    """What somebody wrote, short and harmless enough to stand in a sentence."""
    short = text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
    return harmless(short, kept="")


@final
class Fault:
    """One thing that is wrong with a deck; ``expected`` is what would be right."""

    def __init__(self, code: str, expected: str | int, **facts: str | int) -> None:
        self.code = code
        self.cards: list[str] = []
        """The names of the cards that it is about, where they are several."""
        self.facts: dict[str, str | int] = {
            name: shown(fact) if isinstance(fact, str) else fact for name, fact in facts.items()
        }
        self.facts["expected"] = expected

    def about(self, cards: Sequence[str]) -> Fault:
        """The same fault, which names these cards."""
        self.cards = list(cards)
        return self

    def __repr__(self) -> str:
        told = ", ".join([*[f"{name}={fact!r}" for name, fact in self.facts.items()], *self.cards])
        return f"{self.code} ({told})"


@final
class BadDeck(WrongOption):
    """A deck that can't be read or may not be played. It says its first fault, and the others in ``further``."""

    def __init__(self, faults: list[Fault], option: str = "deck") -> None:
        first = faults[0]
        facts: dict[str, object] = {**first.facts, "option": option}
        if first.cards:
            facts["cards"] = first.cards
        LudariumError.__init__(self, first.code, **facts)
        self.faults = faults
        self.option = option

    def further(self) -> Sequence[LudariumError]:
        return [BadDeck([fault], self.option) for fault in self.faults[1:]]

    def of(self, option: str) -> BadDeck:
        """The same error, about the option of this name."""
        return BadDeck(self.faults, option)
