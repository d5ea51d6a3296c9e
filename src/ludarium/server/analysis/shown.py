"""What goes over the wire of analyses: docs/protocol.md in types. Estimates lie between -1 and 1 (``bots.insight``)."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from ludarium.server.ws.messages import GameEvent

Status = Literal["none", "going", "done"]


class ForeseenStep(Struct):
    """A choice of a line that the engine expects, with what came of it in one of the states that it imagined."""

    seat: int
    option: str
    events: list[GameEvent]


class JudgedOption(Struct):
    """An option, how whoever chooses stands once it is chosen, how often the engine came by, and how it may go on."""

    option: str
    value: float
    visits: int
    line: list[ForeseenStep]


class AnalysisPoint(Struct):
    """How it stood for each seat just before step ``number``, in which ``seat`` chose ``option``. The ``options`` are told where they
    were known to whoever looks, the best first; ``loss`` is by how much the chosen one is behind it, and ``sure`` the chance that
    it really is behind."""

    number: int
    seat: int
    option: str
    values: list[float]
    options: list[JudgedOption]
    loss: float
    sure: float


class AnalysisShown(Struct):
    """An analysis of a finished game with what the seat ``eyes`` knew, or with all hands open (null): ``done`` of so many decisions
    are looked at, and all are told of when that is over. ``mine``: whoever reads has asked for it. ``end`` is 1 for who has
    won, -1 for who has not."""

    eyes: int | None
    status: Status
    done: int
    of: int
    mine: bool
    end: list[float] = msgspec.field(default_factory=list)
    points: list[AnalysisPoint] = msgspec.field(default_factory=list)


class HintShown(Struct):
    """What is thought of the decision after step ``number``: how the ``seat`` stands, the option that ``greedy`` would choose, null where
    the game has no such bot, and what the search thinks of the options, the best first."""

    number: int
    seat: int
    value: float
    greedy: str | None
    options: list[JudgedOption]
