"""What may be asked of the engine: docs/engine-protocol.md in types. A request that does not fit is refused whole."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL: Final = 1
"""Changes whenever a program that speaks the protocol would have to."""
LONGEST_LINE: Final = 1 << 20  # bytes, the line break included
MOST_STATES: Final = 1000

KEEPER: Final = "keeper"

Id = int | Annotated[str, Meta(max_length=64)] | None
Handle = Annotated[int, Meta(ge=1)]
Seat = Annotated[int, Meta(ge=-1, le=99)]
Word = Annotated[str, Meta(max_length=64)]
Notation = Annotated[str, Meta(min_length=1, max_length=1000)]
Seed = Annotated[str, Meta(max_length=256, pattern=r"\A\S+( \S+)*\Z")]
"""A line of its own in records: words with one space between them."""
Eyes = Annotated[int, Meta(ge=0, le=99)] | Literal["keeper"] | None
"""Who looks: a seat, a spectator (None), or the keeper of the game, who sees everything."""
Options = dict[str, str | int | bool]


class Request(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    """The base of all requests. ``id`` comes back with the answer."""

    id: Id = None


class HelloRequest(Request, tag="hello"):
    """What this engine is. ``lang`` is the language of its sentences from now on."""

    lang: Word | None = None


class GamesRequest(Request, tag="games"):
    """The games, with their options, lessons and bots."""


class StartRequest(Request, tag="start"):
    """A new game; without a ``seed``, one that nobody knows."""

    game: Word
    seats: int | None = None
    options: Options = {}
    seed: Seed | None = None


class SetUpRequest(Request, tag="set_up"):
    """A game in mid-play."""

    game: Word
    position: dict[str, object]
    seats: int | None = None
    options: Options = {}
    seed: Seed = "set up"


class StateRequest(Request):
    """The base of the requests about a state."""

    state: Handle


class EditRequest(StateRequest, tag="edit"):
    """Lay parts of a position anew, and go on."""

    position: dict[str, object]


class OptionsRequest(StateRequest, tag="options"):
    """The pending decision, with what each option touches."""


class TableRequest(StateRequest, tag="table"):
    """What the table itself may do now, and its clocks."""


class ChooseRequest(StateRequest, tag="choose"):
    """An option of the pending decision or, with ``seat`` -1, one of the table's. ``forced``: and tell what had one answer."""

    option: Notation
    seat: Seat | None = None
    eyes: Eyes = None
    forced: bool = False


class EventsRequest(StateRequest, tag="events"):
    """What came of the last choice."""

    eyes: Eyes = None


class ViewRequest(StateRequest, tag="view"):
    """All that a seat, a spectator, or the keeper knows."""

    seat: Eyes = None


class InspectRequest(StateRequest, tag="inspect"):
    """One thing on the table."""

    thing: Annotated[str, Meta(min_length=1, max_length=200)]
    seat: Eyes = None


class CloneRequest(StateRequest, tag="clone"):
    """An independent copy under a handle of its own."""


class DropRequest(StateRequest, tag="drop"):
    """Forget a state."""


class UndoRequest(StateRequest, tag="undo"):
    """Take the last choices back."""

    count: Annotated[int, Meta(ge=1)] = 1


class SaveRequest(StateRequest, tag="save"):
    """The record."""


class LoadRequest(Request, tag="load"):
    """A game from its record."""

    record: str


class BotRequest(StateRequest, tag="bot"):
    """What a bot would choose; ``play``: and choose it."""

    name: Word
    seat: Seat | None = None
    seed: Seed | None = None
    play: bool = False
    eyes: Eyes = None
    forced: bool = False


class SampleRequest(StateRequest, tag="sample"):
    """A state drawn from what a seat knows, under a handle of its own."""

    seat: Annotated[int, Meta(ge=0, le=99)] | None = None
    seed: Seed = "sample"


class PlayoutRequest(StateRequest, tag="playout"):
    """Play a copy to its end, every option equally likely."""

    seed: Seed = "playout"


class QuitRequest(Request, tag="quit"):
    """The end."""


AnyRequest = (
    HelloRequest
    | GamesRequest
    | StartRequest
    | SetUpRequest
    | EditRequest
    | OptionsRequest
    | TableRequest
    | ChooseRequest
    | EventsRequest
    | ViewRequest
    | InspectRequest
    | CloneRequest
    | DropRequest
    | UndoRequest
    | SaveRequest
    | LoadRequest
    | BotRequest
    | SampleRequest
    | PlayoutRequest
    | QuitRequest
)
NAMES: Final = tuple(str(kind.__struct_config__.tag) for kind in AnyRequest.__args__)

decode: Final = msgspec.json.Decoder(AnyRequest).decode
