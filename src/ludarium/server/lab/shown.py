"""What goes over the wire of the balance lab: docs/protocol.md in types. Shares lie between 0 and 1."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from ludarium.core.view import one_of
from ludarium.server.ws.messages import Word
from ludarium.studies.fence_balance import MEASURES, USUAL_BOT, USUAL_MODE
from ludarium.studies.fence_bouts import ENDINGS

MOST_BOUTS = 500
"""Bouts with each table that one run may have."""
TableText = Annotated[str, Meta(max_length=400)]
"""A table of cards: its name, or all of it in one word."""
LabStatus = Annotated[str, one_of("LabStatus", ["none", "going", "done", "stopped", "failed"])]
LabMeasureName = Annotated[str, one_of("LabMeasureName", MEASURES)]
PhraseEnding = Annotated[str, one_of("PhraseEnding", ENDINGS)]


class NewRun(Struct, forbid_unknown_fields=True):
    """A wish: so many bouts with each of two tables."""

    a: TableText
    b: TableText
    games: Annotated[int, Meta(ge=2, le=MOST_BOUTS)]
    mode: Word = USUAL_MODE
    bot: Word = USUAL_BOT


class LabKind(Struct):
    """A kind of card: how many there are, and which speeds each of them may have; 0 and 0 where it has none. ``modes`` are those to
    which any of them belongs in the proposed table."""

    kind: str
    count: int
    least: int
    most: int
    modes: list[str]


class LabTable(Struct):
    """A table that comes with the game, in one word."""

    name: str
    cards: str


class LabAbout(Struct):
    """What can be tried."""

    tables: list[LabTable]
    kinds: list[LabKind]
    modes: list[str]
    bots: list[str]
    most_bouts: int
    most_stamina: int


class Figure(Struct):
    """An estimate with its 95 % interval, null where one bout says nothing of spread."""

    mean: float
    low: float | None
    high: float | None


class LabMeasure(Struct):
    """A measure of the bouts with both tables, and by how much it is higher with B; null where nothing is known. ``share``: it is one."""

    name: LabMeasureName
    share: bool
    a: Figure | None
    b: Figure | None
    difference: Figure | None


class LabUse(Struct):
    """A kind of card: of the opportunities to play it, the share that is taken (``use``); its share of all cards played (``part``); and
    the share of the bouts in which it is played (``bouts``)."""

    kind: str
    use_a: Figure | None
    use_b: Figure | None
    use_difference: Figure | None
    part_a: Figure | None
    part_b: Figure | None
    part_difference: Figure | None
    bouts_a: Figure | None
    bouts_b: Figure | None


class LabEnding(Struct):
    """Of the phrases with each table, the share that ends so."""

    ending: PhraseEnding
    a: float
    b: float


class LabResult(Struct):
    """What the bouts say that were played with both tables, pair by pair."""

    pairs: int
    measures: list[LabMeasure]
    kinds: list[LabUse]
    endings: list[LabEnding]


class LabRun(Struct):
    """The reader's latest run. ``done`` of so many bouts are played; ``waiting``: none for a while, since bots at tables come first. The
    ``result`` is that of the bouts so far, null before the first pair. ``seed``: with it the command line plays the same bouts."""

    status: LabStatus
    done: int = 0
    of: int = 0
    waiting: bool = False
    a: str = ""
    b: str = ""
    mode: str = ""
    bot: str = ""
    seed: str = ""
    result: LabResult | None = msgspec.field(default=None)
