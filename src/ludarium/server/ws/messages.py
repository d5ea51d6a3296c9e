"""What goes over the wire: docs/protocol.md in types. A message that does not fit is refused whole."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ludarium.core import Option
from ludarium.core.view import one_of
from ludarium.tournaments.changes import Change

Id = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9._:-]{1,64}\Z")]
Nonce = Annotated[str, Meta(pattern=r"\A[0-9a-f]{16,64}\Z")]
Notation = Annotated[str, Meta(min_length=1, max_length=128)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Word = Annotated[str, Meta(max_length=64)]

OptionValue = Annotated[str | int | bool, Meta(title="OptionValue")]
SeatKind = Annotated[str, one_of("SeatKind", ["open", "person", "bot"])]
TableStatus = Annotated[str, one_of("TableStatus", ["open", "playing", "over", "closed"])]
LessonKind = Annotated[str, one_of("LessonKind", ["lesson", "puzzle"])]
LessonStatus = Annotated[str, one_of("LessonStatus", ["going", "failed", "done"])]
Border = Annotated[str, one_of("Border", ["since", "turn", "round", "revealed"])]
PlayedResult = Annotated[str, one_of("PlayedResult", ["won", "shared", "lost", "draw", "over", "aborted"])]
Days = Annotated[Literal[1, 2, 3, 5, 7, 14], Meta(title="Days")]
"""For how many days somebody may think about a move at a correspondence table."""
Tempo = Annotated[Literal["slow", "normal", "fast", "at-once"], Meta(title="Tempo")]
"""How quickly bots act, and the table itself in a lesson."""
Part = Annotated[str, one_of("Part", ["confirm", "asker", "asked", "agreed"])]
GameEvent = Annotated[
    dict[str, Any],
    Meta(
        title="GameEvent",
        description="Something that happened, as this reader may know it: a kind and that kind's facts.",
        extra_json_schema={
            "properties": {"kind": {"type": "string"}},
            "required": ["kind"],
            "additionalProperties": {},
        },
    ),
]


# -- from people, over a socket


class FromPerson(Struct, forbid_unknown_fields=True):
    """The base of all that a socket may say."""


class Hello(FromPerson, tag="hello"):
    """The first message: the last step and line of chat that the reader has, the language, and whether steps may tell what
    has changed in the view, in place of all of it."""

    lang: Word
    last: Number | None = None
    chat: Number | None = None
    invite: Word | None = None
    changes: bool = False


class Sit(FromPerson, tag="sit"):
    """``also``: beside the seat that the person has, where the game is public."""

    seat: SeatNumber
    nonce: Nonce | None = None
    also: bool = False


class Stand(FromPerson, tag="stand"):
    pass


class SetBot(FromPerson, tag="bot"):
    """The host gives a seat to a bot, or takes it away (None)."""

    seat: SeatNumber
    bot: Word | None


class Start(FromPerson, tag="start"):
    pass


class Choose(FromPerson, tag="choose"):
    """An option of the pending decision. ``number`` is the last step that the chooser has seen."""

    id: Id
    number: Number
    option: Notation


class TableChoice(FromPerson, tag="table"):
    """One of the table's options, by the host."""

    id: Id
    number: Number
    option: Notation


class Ready(FromPerson, tag="ready"):
    pass


class Replace(FromPerson, tag="replace"):
    seat: SeatNumber


class Retake(FromPerson, tag="retake"):
    pass


class Again(FromPerson, tag="again"):
    """In a lesson: back to where its present step began."""


class Undo(FromPerson, tag="undo"):
    """The wish to take back one's own last choice; if ``number`` is given, that choice and no other."""

    number: Number | None = None


class Redo(FromPerson, tag="redo"):
    """The wish to put back what one has taken back last; by step ``number``, where it is said, and no other."""

    number: Number | None = None


class Answer(FromPerson, tag="answer"):
    """To a wish to take something back or to put it back: yes or no of somebody who is asked; of whose wish it is, yes
    where they are to confirm it, and no withdraws it."""

    yes: bool


class SetTempo(FromPerson, tag="tempo"):
    """How quickly the bots of the table act from now on, by who may say so."""

    tempo: Tempo


class Hurry(FromPerson, tag="hurry"):
    """Until a person is asked, bots act at once, by who may set the tempo."""


class Chat(FromPerson, tag="chat"):
    text: str


class Phrase(FromPerson, tag="phrase"):
    phrase: Annotated[str, Meta(pattern=r"\A[a-z0-9-]{1,40}\Z")]
    seat: SeatNumber | None = None


class Ping(FromPerson, tag="ping"):
    pass


ToServer = (
    Hello
    | Sit
    | Stand
    | SetBot
    | Start
    | Choose
    | TableChoice
    | Ready
    | Replace
    | Retake
    | Again
    | Chat
    | Phrase
    | Ping
    | Undo
    | Redo
    | Answer
    | SetTempo
    | Hurry
)
TYPES = frozenset(str(kind.__struct_config__.tag) for kind in ToServer.__args__)


class Envelope(Struct):
    """What can be read of any message, to say what is wrong with it."""

    type: Any = None
    id: Any = None


# -- to people


class BroughtShown(Struct):
    """What a seat has brought, as everybody may know it: a choice of the ``option``, or null where it is a
    custom text; its ``label``, in the reader's language, may be empty."""

    option: str
    choice: OptionValue | None
    label: str


class SeatShown(Struct):
    """``late``: the time of whoever sits there has ended at a correspondence table, and they have not come back since."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    person_id: str | None
    present: bool
    late: bool
    brought: list[BroughtShown]


class InvitedShown(Struct):
    """Somebody for whom a seat of a rematch is kept, and whether they have come."""

    person_id: str
    name: str
    here: bool


class RematchShown(Struct):
    """The table that follows a finished one: ``invite`` is for its spectators, where it is private; ``host`` is the name of whoever
    rules there; ``people`` are those for whom its seats are kept, ``declined`` the names of those who have given theirs up."""

    id: str
    invite: str | None
    status: TableStatus
    host: str
    people: list[InvitedShown]
    declined: list[str]


class TableShown(Struct):
    """A table as everybody may know it; ``invite`` is for its members. ``options`` are those that the whole
    table has agreed on; ``turn`` is the seat that was asked when this was written (-1: the table itself), None where
    nobody was; ``event`` is the event that it was opened for, and ``kept`` says whether the record stays with the staff
    of that; ``rated`` says that the game counts for the ratings of its people; ``paired`` that the table came of seeks or is a rematch that takes
    everybody along, and begins by itself once all its people are there; ``again`` is the table that it follows; ``dealt`` says that chance deals what seats play with; ``declined`` are the
    names of those who have given up the seat that such a rematch kept for them; ``rematch`` is the one that follows this table; ``days``
    is how many days a move somebody has at a correspondence table, null at another one, and ``due`` when the time of whoever must
    decide ends; ``tempo`` is how quickly the bots act; ``position`` says that the game begins from a position that somebody laid out, and
    counts nowhere."""

    id: str
    game: str
    seats: list[SeatShown]
    status: TableStatus
    host: str
    private: bool
    invite: str | None
    options: dict[str, OptionValue]
    number: int
    turn: int | None
    created: str
    commitment: str
    spectators: int
    event: str | None
    kept: bool
    rated: bool
    paired: bool
    again: str | None
    dealt: bool
    declined: list[str]
    rematch: RematchShown | None
    days: int | None
    due: str | None
    tempo: Tempo
    position: bool


class OptionShown(Struct):
    option: str
    touches: list[str]


def options_shown(options: Iterable[Option]) -> list[OptionShown]:
    """Options in their own order, which may tell how a state came about: players are shown them sorted."""
    return [OptionShown(str(option), option.touches()) for option in options]


class DecisionShown(Struct):
    """The pending question; ``options`` are for the seat that is asked."""

    seat: int
    kind: str
    options: list[OptionShown]


class TimerShown(Struct):
    key: str
    left_ms: int
    running: bool


class LineShown(Struct, tag="chat"):
    """A line of the chat. Of somebody whom the reader mutes it has neither text nor phrase; somebody without an id has deleted their
    account."""

    id: int
    person_id: str | None
    from_: str = msgspec.field(name="from")
    seat: int | None
    text: str | None
    phrase: str | None
    to_seat: int | None
    at: str
    muted: bool


class StepShown(Struct):
    """A step of the log: ``option`` only for whoever chose it, and what the table itself chose."""

    number: int
    option: str | None
    seat: int
    events: list[GameEvent]


class LessonShown(Struct):
    """How far a lesson is: the present step (from 1) of so many, and how many hints it has; ``status`` is going,
    failed or done; ``said`` names what was noticed last; ``back`` says whether the learner has anything to
    take back."""

    name: str
    kind: LessonKind
    step: int
    steps: int
    hints: int
    status: LessonStatus
    said: str | None
    back: bool


class BackShown(Struct):
    """What the reader's ``undo`` would take back, or their ``redo`` put back: the choice of ``seat`` that is step
    ``number`` and all that came of it. Afterwards the game goes on after step ``back``."""

    seat: int
    number: int
    back: int


class GameStep(Struct, tag="game"):
    """One step, and the game after it: the ``view``, or the ``changes`` that turn the view after the step before into it."""

    number: int
    option: str | None
    seat: int
    events: list[GameEvent]
    view: msgspec.Raw | None
    decision: DecisionShown | None
    table_options: list[str]
    timers: list[TimerShown]
    undo: BackShown | None = None
    redo: BackShown | None = None
    lesson: LessonShown | None = None
    changes: list[Change] | UnsetType = UNSET


class You(Struct):
    id: str
    name: str
    seat: int | None


class Welcome(Struct, tag="welcome"):
    """All that a reader needs to go on from what it had."""

    you: You
    table: TableShown
    number: int
    log: list[StepShown]
    view: msgspec.Raw | None
    decision: DecisionShown | None
    table_options: list[str]
    timers: list[TimerShown]
    chat: list[LineShown]
    undo: BackShown | None = None
    redo: BackShown | None = None
    lesson: LessonShown | None = None


class TableNews(Struct, tag="table"):
    table: TableShown


class Lines(Struct, tag="lines"):
    """The whole chat as the reader may read it from now on: whom they mute or block has changed."""

    chat: list[LineShown]


class PeopleNews(Struct, tag="people"):
    """What the reader has to do with others has changed: ``/api/me/people`` tells."""


class VoteShown(Struct):
    """A seat whose person is away; ``wait_ms`` milliseconds from now the others may vote that a bot plays there."""

    seat: int
    wait_ms: int
    yes: int
    needed: int
    mine: bool


class WishShown(Struct):
    """Somebody would like to take a choice back, or, as ``redo``, to put it back. ``steps`` are those that would count no
    more, or again: first the choice itself. ``crosses`` says what lies between (``Play.crossed``). ``needed`` are the
    seats whose consent is missing; ``mine`` is the reader's part: confirm, asker, asked, agreed or None."""

    seat: int
    redo: bool
    steps: list[int]
    crosses: list[Border]
    agreed: list[int]
    needed: list[int]
    mine: Part | None


class Votes(Struct, tag="votes"):
    replace: list[VoteShown]
    ready: list[int]
    undo: WishShown | None = None


class Ack(Struct, tag="ack"):
    id: str
    number: int


class Refusal(Struct, tag="error"):
    code: str
    message: str
    id: str | None = None


class Pong(Struct, tag="pong"):
    pass


class Bye(Struct, tag="bye"):
    code: str
    message: str


# -- plain requests


class NewGuest(Struct, forbid_unknown_fields=True):
    name: str
    lang: Word


class Changes(Struct, forbid_unknown_fields=True):
    name: str | None = None
    lang: Word | None = None
    visible: bool | None = None
    seen_by_friends: bool | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """``bots`` has one entry a seat; a bot in the first leaves its maker without a seat. ``again`` is a
    finished table: whoever sat there brings the same to a seat here. A ``rated`` game counts for the ratings of its people, who
    all need an account. With ``days`` a move it is a correspondence table. ``tempo`` is how quickly the bots act."""

    game: Word
    seats: int
    options: dict[str, OptionValue] = {}
    private: bool = False
    bots: list[Word | None] = []
    nonce: Nonce | None = None
    again: Word | None = None
    rated: bool = False
    days: Days | None = None
    tempo: Tempo = "normal"


class NewRematch(Struct, forbid_unknown_fields=True):
    """``same``: what chance has dealt to the seats, such as sealed decks, is played with again, else dealt anew."""

    same: bool = False
    nonce: Nonce | None = None


class RematchMade(Struct):
    """Where the rematch is; ``invite`` opens it to whoever sat at the table before."""

    id: str
    invite: str


class RematchOffer(Struct):
    """A rematch that has not begun, in which a seat is kept for the reader: ``again`` is the table that it follows, ``host`` says that the reader
    rules there, ``by`` names who does, ``names`` are those of the others."""

    id: str
    again: str
    game: str
    host: bool
    by: str
    names: list[str]


class SeatChanges(Struct, forbid_unknown_fields=True):
    """What is brought to a seat."""

    options: dict[str, OptionValue]


class PlayNow(Struct, forbid_unknown_fields=True):
    """With ``options`` the table is private. ``bot`` says how strong the others play: the usual bot where it is null."""

    game: Word
    name: str | None = None
    lang: Word | None = None
    nonce: Nonce | None = None
    options: dict[str, OptionValue] = {}
    bot: Word | None = None
    tempo: Tempo = "normal"


class NewLesson(Struct, forbid_unknown_fields=True):
    game: Word
    lesson: Word
    name: str | None = None
    lang: Word | None = None
    nonce: Nonce | None = None
    tempo: Tempo = "normal"


class PersonShown(Struct, omit_defaults=True):
    id: str
    name: str
    lang: str
    account: bool = False
    """Whether they have an account; a guest has none."""
    visible: bool = False
    """Whether they have said that others may see that they are here."""
    seen_by_friends: bool = True
    """Whether their friends may see it."""


class OptionNeedShown(Struct):
    """A ``value`` of an option that goes only with these ``values`` of ``option``."""

    value: OptionValue
    option: str
    values: list[OptionValue]


class OptionSpecShown(Struct):
    name: str
    default: OptionValue
    choices: list[OptionValue]
    text: bool
    """Whether it also takes a text of one's own, such as that of a file."""
    only: list[OptionNeedShown]
    seat: int | None
    """Whose player brings it; null where the whole table agrees on it."""
    fetches: bool
    """Whether such a text may also be named, by its id or address: the hall fetches it then."""
    clock: bool
    """Whether it sets a clock of the game: at a correspondence table it has its default."""
    practice: bool
    """Whether it favours somebody, to try things out: only who plays alone with bots, at a private table, may set it."""


class OptionText(Struct, forbid_unknown_fields=True):
    text: str


class OptionRead(Struct):
    """A text of one's own as tables and plans keep it, in one word, and what may be wrong with it, in sentences."""

    value: OptionValue
    doubts: list[str]


class GameShown(Struct):
    """``first`` are the options with which newcomers are advised to begin, where the usual ones are not the easiest. ``learned``
    are the options for which a bot is meant, by bot and by option: the values that it knows. It may not be seated with others."""

    name: str
    version: str
    seats: list[int]
    default_seats: int
    public: bool
    options: list[OptionSpecShown]
    first: dict[str, OptionValue]
    bots: list[str]
    learned: dict[str, dict[str, list[OptionValue]]]


class LessonListed(Struct):
    """A lesson of a game: its kind (lesson or puzzle), of how many steps, and whether the reader has done it."""

    name: str
    kind: LessonKind
    steps: int
    done: bool


class CourseShown(Struct):
    game: str
    lessons: list[LessonListed]


class OfficialShown(Struct):
    """What the texts that players brought say besides what is played, by the names of the game's things: printed
    texts, and the addresses of pictures."""

    texts: dict[str, str]
    images: dict[str, str]


class MomentShown(Struct):
    """A finished game as it stood after step ``number``, and who was asked what then; ``view`` is that of the seat with
    whose eyes somebody looks."""

    number: int
    view: msgspec.Raw
    decision: DecisionShown | None


class TableLists(Struct):
    open: list[TableShown]
    playing: list[TableShown]


class PlayedSeatShown(Struct):
    seat: int
    kind: SeatKind
    name: str
    bot: str | None


class PlayedShown(Struct):
    """A game of the reader, who sat in ``seat``, that is over or was broken off. ``winners`` is None where that was not kept;
    ``decks`` are the names of the reader's own; ``kept`` says whether its record stays with the staff of its event."""

    id: str
    game: str
    seat: int
    seats: list[PlayedSeatShown]
    result: PlayedResult
    winners: list[int] | None
    scores: list[int] | None
    decks: list[str]
    ended: str
    event: str | None
    kept: bool
    rated: bool
    days: int | None


class PlayedCount(Struct):
    """How many games ended so."""

    result: PlayedResult
    games: int


class MyGames(Struct):
    """The reader's games: those that are on or about to begin, and those that are over and were asked for, the latest first.
    ``before`` asks for those that ended earlier, None where there are none; ``counts`` is how many there are in all, and None
    where a list goes on."""

    now: list[TableShown]
    over: list[PlayedShown]
    before: str | None
    counts: list[PlayedCount] | None


class Problem(Struct, omit_defaults=True):
    """Every refusal of a plain request. ``option`` is the option of a game that it is about; ``further`` are
    the sentences of what else is wrong with it."""

    code: str
    message: str
    option: str | None = None
    further: list[str] = []


# -- between the parts of the hall


class Notice(Struct):
    """Something new at a table: ``kind`` is step (of that number), line (of that number), table, votes,
    start or hurry (little time is left)."""

    table: str
    kind: str
    number: int = 0


encode = msgspec.json.Encoder().encode
decode_message: Callable[[str], FromPerson] = msgspec.json.Decoder(ToServer).decode
decode_envelope = msgspec.json.Decoder(Envelope).decode
