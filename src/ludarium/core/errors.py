"""What can go wrong, by code. A code is also the message id ``error-<code>`` in ``locale/``."""

from __future__ import annotations

import json
from collections.abc import Sequence

from ludarium.core.signs import harmless


def _harmless(fact: object) -> object:
    if isinstance(fact, list):
        return [_harmless(one) for one in fact]
    return harmless(fact) if isinstance(fact, str) else fact


def written(value: object) -> str:
    """What somebody gave, as they may have written it: texts as they are, everything else in JSON.

    >>> written("a"), written(True), written(None), written(["a", 1])
    ('a', 'true', 'null', '["a", 1]')
    """
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)


class LudariumError(Exception):
    """An error that a person may be shown.

    ``code`` names the sentence (``error-<code>``), ``facts`` fill its places: texts, or lists of texts, without signs that
    hide or turn, whoever wrote them. Nothing has changed when one is raised.
    """

    def __init__(self, code: str, **facts: object) -> None:
        told = {name: _harmless(fact) for name, fact in facts.items()}
        super().__init__(code, told)
        self.code = code
        self.facts: dict[str, object] = told

    def further(self) -> Sequence[LudariumError]:
        """What else was found wrong with the same text, to be mended in one go; each stands for itself."""
        return ()

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code} ({told})" if told else self.code


class UnknownOption(LudariumError):
    """The notation names no option of the pending decision."""

    def __init__(self, option: str) -> None:
        super().__init__("unknown-option", option=option)


class IllegalChoice(LudariumError):
    """The option is not one that the state offers now."""

    def __init__(self, option: str) -> None:
        super().__init__("illegal-choice", option=option)


class UnknownGame(LudariumError):
    """No installed package registers a game of this name."""

    def __init__(self, game: str, known: str) -> None:
        super().__init__("unknown-game", game=game, known=known)


class WrongOption(LudariumError):
    """A game option that does not exist, or a value it does not take."""

    def __init__(self, name: str, value: object, expected: str) -> None:
        super().__init__("option-wrong", option=name, value=written(value)[:80], expected=expected)


class OptionClash(WrongOption):
    """A value of an option that goes only with some values of another one."""

    def __init__(self, name: str, value: str, other: str, found: str, needed: str, expected: str) -> None:
        LudariumError.__init__(
            self, "option-clash",
            option=name, value=value[:80], other=other, found=found[:80], needed=needed, expected=expected,
        )  # fmt: skip


class LessonOption(WrongOption):
    """An option that a lesson has settled otherwise."""

    def __init__(self, name: str, value: str, lesson: str, expected: str) -> None:
        LudariumError.__init__(
            self, "option-lesson", option=name, value=value[:80], lesson=lesson, expected=expected
        )


class WrongSeats(LudariumError):
    """A number of seats that the game is not played with."""

    def __init__(self, seats: object, expected: str) -> None:
        super().__init__("seats-wrong", seats=str(seats), expected=expected)


class RecordError(LudariumError):
    """A record text that can't be read or replayed. ``line`` counts from 1."""

    def __init__(self, code: str, line: int, found: str = "", expected: str = "") -> None:
        super().__init__(code, line=line, found=found[:80], expected=expected)
        self.line = line
