"""What the desk refuses, each with one sentence: ``error-desk-<code>`` in ``locale/``. Nothing has changed then."""

from __future__ import annotations

from ludarium.core.errors import LudariumError


class Refused(LudariumError):
    """The desk can't do this. ``code`` is ``desk-…``; ``facts`` fill the places of its sentence."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__("desk-" + code, **facts)


class NotAllowed(Refused):
    """Whoever asks has not the role for it."""

    def __init__(self, role: str, needed: str) -> None:
        super().__init__("not-allowed", role=role, needed=needed)
