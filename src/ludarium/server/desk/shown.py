"""What the desk's requests say and answer."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ludarium.core.view import one_of
from ludarium.tournaments.actions import ON_THE_WIRE, AnyAction, Arrived, Decided
from ludarium.tournaments.changes import Change
from ludarium.tournaments.corrections import Affected, Way
from ludarium.tournaments.plan import MOST_PLAYERS, Plan, Setting
from ludarium.tournaments.prompts import Prompt
from ludarium.tournaments.rules.base import IN_ROUNDS, RulesShown, Unit
from ludarium.tournaments.rules.keyforge.sets import EventSet
from ludarium.tournaments.view_types import EventStatus, EventView

Text = Annotated[str, Meta(max_length=2000)]
Short = Annotated[str, Meta(max_length=1000)]


class EventCard(Struct):
    """An event in the list. ``role`` is the reader's there, "" for none; ``round``, with its ``label``, and ``table``
    are where they play now, -1 for nowhere."""

    id: str
    name: str
    game: str
    preset: str
    status: EventStatus
    players: int
    created: int
    role: str = ""
    round: int = -1
    table: int = -1
    label: str = ""
    unit: Unit = IN_ROUNDS


class EventShown(Struct):
    """An event for one reader; ``now`` is the hall's time in seconds since 1970, by which its clocks run. ``tag`` names the
    view, for whoever asks what has changed since."""

    id: str
    now: int
    tag: str
    view: EventView


class EventChanged(Struct, omit_defaults=True):
    """What has changed for one reader since the view that they named: ``changes`` turn its JSON into that of the view
    ``tag``, which has so many ``entries``. Where the hall no longer knows the old view, or the reader is somebody
    else at the event now, the whole ``view`` instead."""

    id: str
    now: int
    tag: str
    entries: int
    changes: list[Change] | None = None
    view: EventView | None = None


class PeopleEntered(EventShown):
    """The event with the people of a list in it, and the names of the list's columns that were not read."""

    ignored: list[str]


class NewEvent(Struct, forbid_unknown_fields=True):
    name: Short
    plan: Plan


class NewDeed(Struct, forbid_unknown_fields=True, rename={"action": ON_THE_WIRE}):
    """Something to decide. ``after`` is how long the log was on the page that it is decided on."""

    action: AnyAction
    why: Text = ""
    after: int | None = None


class NewAnswers(Struct, forbid_unknown_fields=True, rename={"actions": ON_THE_WIRE + "s"}):
    """Answers to several things that wait, or several arrivals: all of them, or, where one can't be, none."""

    actions: Annotated[list[Decided | Arrived], Meta(min_length=1, max_length=MOST_PLAYERS)]


class CorrectionsShown(Struct):
    """What rests on what a correction has changed, and what can be decided about it: each ``way`` with the action that
    decides it, and what it would come to."""

    entries: int
    affected: list[Affected]
    ways: list[Way]


class Next(Struct, forbid_unknown_fields=True):
    attempt: Annotated[int, Meta(ge=0, le=1000)] = 0
    after: int | None = None


class Fill(Struct, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=1, le=200)]


class NewDeck(Struct, forbid_unknown_fields=True):
    """A source deck of a player: a list, a file of the Master Vault, or an id there."""

    person: int
    text: Annotated[str, Meta(max_length=1_000_000)]
    language: Annotated[str, Meta(max_length=20)] = "zh-Hant"


class Claim(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=40)]


class NewToken(Struct, forbid_unknown_fields=True):
    role: Short
    name: Short


class TokenShown(Struct):
    token: str


class SetKnown(Struct):
    """A set of the card data: the line that an official would begin with, and the reference card that the
    publisher's later text asks for (OP-18)."""

    line: EventSet
    publisher: str


class Presets(Struct):
    """What a page needs to make a plan: presets, the settings of each structure with their defaults, and the sets that
    the table of sets may be given (T13.2)."""

    presets: list[Plan]
    structures: dict[str, dict[str, Setting]]
    sets: list[SetKnown]
    rules: dict[str, RulesShown]
    """What events of each game have of their own."""
    catalogues: list[str]
    """Whose infractions and penalties an event may use."""


class KindShown(Struct):
    name: str
    by: Annotated[str, one_of("Decides", ["judge", "organizer"])]
    to: tuple[str, ...]
    effect: str
    recorded: bool
    question: str


class InfractionShown(Struct):
    id: str
    category: str
    kind: str
    remedies: tuple[str, ...]


class CatalogueShown(Struct):
    name: str
    kinds: list[KindShown]
    infractions: list[InfractionShown]
    direct: bool
    """Whether a grave penalty may be given without the steps before it, as soon as a second person agrees (T14.6)."""


class Why(Struct):
    """The explanation of a draw, in the reader's language: of all of it, and of tables by their number."""

    sentences: list[str]
    tables: dict[int, list[str]]


class Preview(Struct):
    """What comes next, before it is drawn: ``kind`` is draw, over or impossible."""

    kind: Annotated[str, one_of("PreviewKind", ["draw", "over", "impossible"])]
    tables: tuple[tuple[int, ...], ...] = ()
    label: str = ""
    through: tuple[int, ...] = ()
    sentences: list[str] = []


class TablesAsked(Struct, forbid_unknown_fields=True):
    """Tables as somebody makes them by hand; those of a draft, or of nothing yet, to begin with."""

    tables: Annotated[
        list[Annotated[list[int], Meta(max_length=MOST_PLAYERS)]], Meta(max_length=MOST_PLAYERS)
    ] = []


class TableRemark(Struct):
    """What is to be said about a table, by its number from 0, or about all of them (-1), in the reader's language;
    ``refused``: whether the desk would not take the tables."""

    table: int
    refused: bool
    sentence: str


class TablesShown(Struct):
    """Who is to be seated in the next round, how many may sit at a table, and what is to be said of the tables.
    ``attempt`` is for the draw that they are sent with."""

    players: tuple[int, ...]
    least: int
    most: int
    byes: bool
    attempt: int
    remarks: list[TableRemark]


class EntryShown(Struct, rename={"action": ON_THE_WIRE}):
    """A line of the log, with the name of who decided it and whether it still counts."""

    number: int
    at: int
    by: str
    by_name: str
    action: AnyAction
    why: str
    undone: bool


class Waiting(Struct):
    """What waits for staff."""

    prompts: list[Prompt]


def decoded(body: bytes, kind: Any) -> Any:
    """A body as this kind of message; raises ``msgspec.MsgspecError``."""
    return msgspec.json.decode(body, type=kind)
