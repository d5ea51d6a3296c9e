"""What the desk refuses, each with one sentence: ``error-desk-<code>`` in ``locale/``. Nothing has changed then."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from ludarium.core.errors import LudariumError

NOWHERE: Final = "none"
"""The place of what is no JSON at all, or no list of entries."""
_PLACE: Final = re.compile(r"`\$([^`]+)`$")


class Refused(LudariumError):
    """The desk can't do this. ``code`` is ``desk-…``; ``facts`` fill the places of its sentence."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__("desk-" + code, **{name: _told(fact) for name, fact in facts.items()})


def place_of(error: msgspec.MsgspecError) -> str:
    """Where a file can't be read, as a fact for a sentence: the decoder's own words are for programs.

    >>> try:
    ...     msgspec.json.decode(b'[{"at": "noon"}]', type=list[dict[str, int]])
    ... except msgspec.MsgspecError as error:
    ...     place_of(error)
    '[0][...]'
    """
    found = _PLACE.search(str(error))
    return found[1].removeprefix(".") if found else NOWHERE


def _told(fact: object) -> object:
    """A fact as a sentence can hold it: no formatter of numbers takes any number that somebody may send."""
    return f"{'-' if fact < 0 else ''}10^15…" if isinstance(fact, int) and abs(fact) >= 10**15 else fact


class StageRefused(Refused):
    """A game does not take the options of a stage: its own sentence, and then which stage it is about."""

    def __init__(self, error: LudariumError, stage: int) -> None:
        LudariumError.__init__(self, error.code, **{name: _told(fact) for name, fact in error.facts.items()})
        self._further = (*error.further(), Refused("plan-stage", stage=stage + 1))

    def further(self) -> Sequence[LudariumError]:
        return self._further


class NotAllowed(Refused):
    """Whoever asks has not the role for it."""

    def __init__(self, role: str, needed: str) -> None:
        super().__init__("not-allowed", role=role, needed=needed)
