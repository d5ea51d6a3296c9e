"""What plays at a seat without a person."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludarium.core.chance import Chance
from ludarium.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It is shown its view and its options, never a state; it remembers nothing between
    calls, so that any worker may think for any seat."""

    def __init__(self, seed: str) -> None:
        self.chance = Chance.of(seed)

    def choose(self, view: View, options: list[str]) -> str:
        """One of ``options`` (notations of the pending decision of ``view.seat``)."""
        raise NotImplementedError
