"""Positions written down as plain JSON values, and the things on a table, by name: what can be wrong with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from ludarium.core.errors import LudariumError, WrongOption

LONGEST: Final = 80
"""Characters of what was found that an error shows."""


class WrongPosition(LudariumError):
    """A position that can't be set up: the part of it that is wrong, and what belongs there."""

    def __init__(self, part: str, found: object, expected: str) -> None:
        super().__init__("position-wrong", part=part, found=str(found)[:LONGEST], expected=expected)


class UnfitOption(WrongOption):
    """An option that the game has, and that no position of it can keep."""

    def __init__(self, name: str, value: object, expected: str) -> None:
        LudariumError.__init__(
            self, "position-option", option=name, value=str(value)[:LONGEST], expected=expected
        )


class UnknownThing(LudariumError):
    """Nothing of this name lies on the table, or whoever asks can't see it."""

    def __init__(self, thing: str) -> None:
        super().__init__("unknown-thing", thing=thing[:LONGEST])


def read_position(
    position: Mapping[str, object], kinds: Mapping[str, Any], needed: Sequence[str]
) -> dict[str, Any]:
    """The parts of ``position``, each of its type in ``kinds``. Raises ``WrongPosition`` for a part that is
    unknown, of another type, or ``needed`` and not there."""
    read: dict[str, Any] = {}
    for part, value in position.items():
        if part not in kinds:
            raise WrongPosition(part[:LONGEST], "", ", ".join(kinds))
        try:
            read[part] = msgspec.convert(value, kinds[part])
        except msgspec.ValidationError as error:
            raise WrongPosition(part, value, str(error)) from None
    for part in needed:
        if part not in read:
            raise WrongPosition(part, "", ", ".join(needed))
    return read


def one_of(part: str, found: object, choices: Sequence[object]) -> None:
    """Raises ``WrongPosition`` unless ``found`` is among ``choices``."""
    if found not in choices:
        raise WrongPosition(part, found, ", ".join([str(choice) for choice in choices]))


def between(part: str, found: int, least: int, most: int) -> None:
    """Raises ``WrongPosition`` unless ``least`` <= ``found`` <= ``most``."""
    if not least <= found <= most:
        raise WrongPosition(part, found, f"{least}–{most}")


def each_seat(part: str, values: Sequence[object], seats: int) -> None:
    """Raises ``WrongPosition`` unless there is one value a seat."""
    if len(values) != seats:
        raise WrongPosition(part, len(values), str(seats))
