"""Options and the one pending decision they belong to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.core.errors import UnknownOption

TABLE: Final = -1
"""The seat of the table itself: dealer, referee and clock."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Option:
    """One thing that can be chosen: a typed value, made when asked for and never stored.

    ``str(option)`` is its notation: short, stable over versions, unique in its decision.
    """

    def notation(self) -> str:
        raise NotImplementedError

    def touches(self) -> list[str]:
        """The things on the table that it concerns, as ``kind:name`` (``cell:3,-1``, ``seat:2``,
        ``hand:CR``), for a client to light up."""
        return []

    def __str__(self) -> str:
        return self.notation()

    def __repr__(self) -> str:
        return f"<{self.notation()}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.notation() == other.notation()

    def __hash__(self) -> int:
        return hash(self.notation())


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Decision:
    """The one pending question: who is asked (a seat, or ``TABLE``), of what kind, and the options.

    ``codes`` holds one small int an option, so that a loop over millions of decisions pays for no
    object that it does not look at; a game's subclass turns a code into its option.
    """

    def __init__(self, seat: int, kind: str, codes: list[int]) -> None:
        self.seat = seat
        self.kind = kind
        self.codes = codes

    def option(self, index: int) -> Option:
        """The option at ``index`` (0 <= index < len(decision))."""
        raise NotImplementedError

    def __len__(self) -> int:
        return len(self.codes)

    def options(self) -> list[Option]:
        return [self.option(i) for i in range(len(self.codes))]

    def find(self, notation: str) -> Option:
        """The option written ``notation``; raises ``UnknownOption`` where there is none."""
        for i in range(len(self.codes)):
            option = self.option(i)
            if option.notation() == notation:
                return option
        raise UnknownOption(notation)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Choices(Decision):
    """A decision that is handed its options, for games that need no codes."""

    def __init__(self, seat: int, kind: str, options: list[Option]) -> None:
        super().__init__(seat, kind, list(range(len(options))))
        self._options = options

    def option(self, index: int) -> Option:
        return self._options[index]
