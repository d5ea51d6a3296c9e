"""What the desk refuses, each with one sentence: ``error-desk-<code>`` in ``locale/``. Nothing has changed then."""

from __future__ import annotations

from ludarium.core.errors import LudariumError


class Refused(LudariumError):
    """The desk can't do this. ``code`` is ``desk-…``; ``facts`` fill the places of its sentence."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__("desk-" + code, **{name: _told(fact) for name, fact in facts.items()})


def _told(fact: object) -> object:
    """A fact as a sentence can hold it: no formatter of numbers takes any number that somebody may send."""
    return f"{'-' if fact < 0 else ''}10^15…" if isinstance(fact, int) and abs(fact) >= 10**15 else fact


class NotAllowed(Refused):
    """Whoever asks has not the role for it."""

    def __init__(self, role: str, needed: str) -> None:
        super().__init__("not-allowed", role=role, needed=needed)
