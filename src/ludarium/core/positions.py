"""Positions written down as plain JSON values, and the things on a table, by name: what can be wrong with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from ludarium.core.errors import LudariumError, WrongOption, written

COUNT: Final = "count"
"""Why: so many things are named, and others are needed."""
LONGEST: Final = 80
"""Characters of what was found that an error shows."""


class WrongPosition(LudariumError):
    """A position that can't be set up: the part of it that is wrong, and what belongs there. ``why`` names the
    sentence where that does not say it all (``error-position-wrong``)."""

    def __init__(self, part: str, found: object, expected: str, why: str = "") -> None:
        super().__init__(
            "position-wrong", part=part, found=written(found)[:LONGEST], expected=expected, why=why
        )


class UnfitOption(WrongOption):
    """An option that the game has, and that no position of it can keep."""

    def __init__(self, name: str, value: object, expected: str) -> None:
        LudariumError.__init__(
            self, "position-option", option=name, value=written(value)[:LONGEST], expected=expected
        )


class UnknownThing(LudariumError):
    """Nothing of this name lies on the table, or whoever asks can't see it."""

    def __init__(self, thing: str) -> None:
        super().__init__("unknown-thing", thing=thing[:LONGEST])


class Part(NamedTuple):
    """A part of a position: its type, and a value that shows how it is written."""

    kind: Any
    example: Any


def read_position(
    position: Mapping[str, object], parts: Mapping[str, Part], needed: Sequence[str]
) -> dict[str, Any]:
    """The parts of ``position``, each of its type. Raises ``WrongPosition`` for a part that is unknown, of another
    type (with its example), or ``needed`` and not there."""
    read: dict[str, Any] = {}
    for part, value in position.items():
        if part not in parts:
            raise WrongPosition(part[:LONGEST], "", ", ".join(parts), "unknown")
        try:
            read[part] = msgspec.convert(value, parts[part].kind)
        except msgspec.ValidationError:
            raise WrongPosition(part, value, written(parts[part].example), "form") from None
    for part in needed:
        if part not in read:
            raise WrongPosition(part, "", ", ".join(needed), "missing")
    return read


def one_of(part: str, found: object, choices: Sequence[object]) -> None:
    """Raises ``WrongPosition`` unless ``found`` is among ``choices``."""
    if found not in choices:
        raise WrongPosition(part, found, ", ".join([str(choice) for choice in choices]))


def between(part: str, found: int, least: int, most: int, why: str = "") -> None:
    """Raises ``WrongPosition`` unless ``least`` <= ``found`` <= ``most``."""
    if not least <= found <= most:
        raise WrongPosition(part, found, str(least) if least == most else f"{least}–{most}", why)


def each_seat(part: str, values: Sequence[object], seats: int) -> None:
    """Raises ``WrongPosition`` unless there is one value a seat."""
    if len(values) != seats:
        raise WrongPosition(part, len(values), str(seats), COUNT)
