"""What each reader is told of a game. Everything here passes through ``state.view``, ``event.seen`` and
the decision of the reader's own seat: no other part of a state reaches a socket."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from operator import attrgetter, is_
from typing import Any, Final, cast

from msgspec import UNSET, Raw, UnsetType

from ludarium import i18n
from ludarium.core import TABLE, Decision, Event, State
from ludarium.core.lesson import GOING
from ludarium.server import traces
from ludarium.server.storage.blocks import Apart
from ludarium.server.storage.history import Played
from ludarium.server.storage.store import Line, Seat, Table
from ludarium.server.tables import seat_options, takeback_wish
from ludarium.server.tables.play import AGAIN, CONCEDE, Play, Step
from ludarium.server.tables.view_changes import Fields, ViewChanges, fields_of
from ludarium.server.ws.messages import (
    DecisionShown,
    GameStep,
    LessonShown,
    LineShown,
    MomentShown,
    OptionShown,
    PlayedSeatShown,
    PlayedShown,
    RematchShown,
    SeatShown,
    StepShown,
    TableShown,
    Tempo,
    TimerShown,
    Votes,
    VoteShown,
    WishShown,
    encode,
    options_shown,
)
from ludarium.server.ws.packing import Shared
from ludarium.tournaments.changes import Change

Key = tuple[int | None, bool]
"""What a reader may know depends on: the seat, and whether it is the host's (``Room.key_of``)."""
Frames = dict[tuple[Key, bool], Shared]
"""The messages of a step: for whom, and whether for those who take what has changed in place of the view."""

GO_ON: Final = "table"
"""The key of the timer that shows when the table goes on by itself."""
DAYS: Final = "days"
"""And of the one that shows how much time is left to whoever must decide at a correspondence table."""


def when(ms: int) -> str:
    """A time as ISO 8601 in UTC, to the second."""
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def view_of(state: State, seat: int | None) -> Raw:
    return Raw(state.view(seat).json())


def decision_of(decision: Decision | None, seat: int | None) -> DecisionShown | None:
    """The pending question; its options only for the seat that is asked, and in the order of their
    notation, so that not even the order tells how the state came about."""
    if decision is None:
        return None
    options: list[OptionShown] = []
    if decision.seat == seat:
        options = sorted(options_shown(decision.options()), key=attrgetter("option"))
    return DecisionShown(decision.seat, decision.kind, options)


def question_of(play: Play, seat: int | None) -> DecisionShown | None:
    """What is asked at the table: nothing in a lesson that is done, or waits for another try."""
    if play.attempt is not None and play.attempt.status != GOING:
        return None
    return decision_of(play.decision(), seat)


def lesson_of(play: Play | None) -> LessonShown | None:
    """How far a lesson is; None where there is a game."""
    attempt = None if play is None else play.attempt
    if attempt is None:
        return None
    return LessonShown(
        name=attempt.lesson.name,
        kind=attempt.lesson.kind,
        step=attempt.at + 1,
        steps=len(attempt.lesson.steps),
        hints=attempt.step().hints,
        status=attempt.status,
        said=attempt.said or None,
        back=attempt.has_moved(),
    )


def events_of(step: Step, seat: int | None) -> list[dict[str, Any]]:
    """The events of a step as ``seat`` (None: a spectator) may see them."""
    shown = [event.seen(seat) for event in step.events]
    return [{"kind": event.kind(), **event.facts()} for event in shown if event is not None]


def option_of(step: Step, seat: int | None) -> str | None:
    """The notation of a step's choice: it may name a hidden card, so it is for whoever made it. Where a lesson goes back,
    the step after which it goes on follows."""
    choice = step.choice
    if choice.seat == TABLE and choice.option == AGAIN:
        return f"{AGAIN} {step.back}"
    return choice.option if choice.seat in (TABLE, seat) else None


def step_of(step: Step, seat: int | None) -> StepShown:
    return StepShown(step.choice.number, option_of(step, seat), step.choice.seat, events_of(step, seat))


def log_of(steps: Sequence[Step], seat: int | None) -> list[StepShown]:
    return [step_of(step, seat) for step in steps]


def timers_of(play: Play, running: int, go_on: int | None, days: int | None) -> list[TimerShown]:
    """The clocks of the game, the table's own patience (milliseconds) where it waits, and at a correspondence table the time
    that is left to whoever must decide."""
    timers = [TimerShown(timer.key, max(0, left), True) for timer, left in play.timers(running)]
    if go_on is not None:
        timers.append(TimerShown(GO_ON, max(0, go_on), True))
    if days is not None:
        timers.append(TimerShown(DAYS, max(0, days), True))
    return timers


def game_steps(
    table: Table,
    play: Play,
    step: Step,
    keys: Iterable[tuple[Key, bool]],
    timers: list[TimerShown],
    about_seats: list[str],
    told: Told,
) -> Frames:
    """The messages of the newest step for those who may know different things (``Room.key_of``), with the whole view or with what
    has changed in it since the step before. What several of them may know alike is found and encoded once. ``told`` is of this step then."""
    before = told.views if told.number == step.choice.number - 1 else {}
    parts = _Parts(play, step, before)
    running, lesson = _raw(timers), _raw(lesson_of(play))
    conceding = [option for option in about_seats if option.startswith(CONCEDE)]
    made: Frames = {}
    for (seat, host), by_changes in keys:
        with traces.span("view"):
            undo, redo = takeback_wish.offered(table, play, seat)
            changes = parts.changes(seat) if by_changes else UNSET
            message = GameStep(
                number=step.choice.number,
                option=option_of(step, seat),
                seat=step.choice.seat,
                events=parts.events(seat),
                view=parts.view(seat) if changes is UNSET else None,
                decision=parts.question(seat),
                table_options=play.rulings(about_seats if host else conceding, seat, host),
                timers=running,
                undo=undo,
                redo=redo,
                lesson=lesson,
                changes=changes,
            )
        with traces.span("encode"):
            text = Shared(encode(message).decode())
        traces.carry(text)
        made[(seat, host), by_changes] = text
    told.number, told.views = step.choice.number, parts.fields
    return made


class Told:
    """The views after a step of those seats of which somebody takes changes."""

    def __init__(self) -> None:
        self.number = 0
        self.views: dict[int | None, Fields] = {}


class _Parts:
    """Parts of the message of a step: for a seat, but made once for all who may know the same."""

    def __init__(self, play: Play, step: Step, before: dict[int | None, Fields]) -> None:
        self.play = play
        self.step = step
        self.before = before
        self.fields: dict[int | None, Fields] = {}
        self.differing = ViewChanges()
        self.events_made: list[tuple[list[Event], Any]] = []
        self.views: dict[int | None, Raw] = {}
        self.asked = play.decision()
        self.unasked: Any = None

    def events(self, seat: int | None) -> Any:
        shown = [one for event in self.step.events if (one := event.seen(seat)) is not None]
        for others, made in self.events_made:
            if len(others) == len(shown) and all(map(is_, others, shown)):
                return made
        made = _raw([{"kind": event.kind(), **event.facts()} for event in shown])
        self.events_made.append((shown, made))
        return made

    def view(self, seat: int | None) -> Raw:
        if seat not in self.views:
            self.views[seat] = view_of(self.play.state, seat)
        return self.views[seat]

    def changes(self, seat: int | None) -> list[Change] | UnsetType:
        """What has changed in a view; unset where nobody has been told the one before."""
        if seat not in self.fields:
            self.fields[seat] = fields_of(bytes(self.view(seat)))
        before = self.before.get(seat)
        return UNSET if before is None else self.differing.between(before, self.fields[seat])

    def question(self, seat: int | None) -> Any:
        if self.asked is not None and self.asked.seat == seat:
            return question_of(self.play, seat)
        if self.unasked is None:
            self.unasked = _raw(question_of(self.play, None))
        return self.unasked


def _raw(part: Any) -> Any:
    """A part of messages, encoded: it stands in each as it is."""
    return Raw(encode(part))


def moment_of(state: State, number: int, seat: int | None) -> MomentShown:
    """A finished game as it stood after a step; nobody can choose in it any more."""
    return MomentShown(number, view_of(state, seat), decision_of(state.decision(), None))


def line_of(line: Line, muted: bool = False) -> LineShown:
    return LineShown(
        id=line.number,
        person_id=line.person_id if line.name else None,
        from_=line.name,
        seat=line.seat,
        text=None if muted else line.text,
        phrase=None if muted else line.phrase,
        to_seat=None if muted else line.to_seat,
        at=when(line.at),
        muted=muted,
    )


def lines_of(lines: Iterable[Line], apart: Apart) -> list[LineShown]:
    """Lines of the chat for a reader: nothing of whom they block, and of whom they mute that they have said something."""
    heard = [line for line in lines if line.person_id not in apart.blocked]
    return [line_of(line, line.person_id in apart.muted) for line in heard]


def name_of(seat: Seat, lang: str) -> str:
    """Who sits there, for a reader of ``lang``: a neutral word for somebody who has deleted their account."""
    return seat.name or ("" if seat.kind == "open" else i18n.say(lang, "people-former"))


def played_of(played: Played, lang: str) -> PlayedShown:
    """A game that is over as its player finds it in the list of theirs."""
    table = played.table
    assert table.ended is not None
    return PlayedShown(
        id=table.id,
        game=table.game,
        seat=played.seat,
        seats=[PlayedSeatShown(seat.seat, seat.kind, name_of(seat, lang), seat.bot) for seat in table.seats],
        result=played.result,
        winners=table.winners,
        scores=table.scores,
        decks=played.decks,
        ended=when(table.ended),
        event=table.event,
        kept=seat_options.kept(table),
        rated=table.rated,
        days=table.days,
    )


def table_of(
    table: Table,
    play: Play | None,
    present: set[str],
    spectators: int,
    commitment: str,
    member: bool,
    lang: str,
    declined: list[str],
    rematch: RematchShown | None,
    due: int | None,
) -> TableShown:
    """A table as its lists and its page show it to a reader of ``lang``; the invite only for members."""
    decision = None if play is None else play.decision()
    turn = table.asked if play is None else None if decision is None else decision.seat
    seats = [
        SeatShown(
            seat=seat.seat,
            kind=seat.kind,
            name=name_of(seat, lang),
            bot=seat.bot,
            person_id=seat.person_id,
            late=seat.late,
            present=seat.kind == "bot" or seat.person_id in present,
            brought=[]
            if seat.kind == "open"
            else seat_options.shown(table.game, table.options, seat.seat, lang),
        )
        for seat in table.seats
    ]
    return TableShown(
        id=table.id,
        game=table.game,
        seats=seats,
        status=table.status,
        host=table.host_id,
        private=table.private,
        invite=table.invite if member else None,
        options=seat_options.agreed(table.game, table.options),
        number=0 if play is None else play.number,
        turn=turn,
        created=when(table.created),
        commitment=commitment,
        spectators=spectators,
        event=table.event,
        kept=seat_options.kept(table),
        rated=table.rated,
        paired=table.paired,
        again=table.again,
        dealt=seat_options.is_dealt(table),
        declined=declined,
        rematch=rematch,
        days=table.days,
        due=None if due is None else when(due),
        tempo=cast(Tempo, table.tempo),
        position=table.position is not None,
    )


def votes_of(
    waits: dict[int, int],
    votes: dict[int, set[str]],
    voters: set[str],
    ready: set[int],
    undo: WishShown | None,
    person_id: str,
) -> Votes:
    """Where a bot may be voted to play for somebody, in so many milliseconds (``waits``), as ``person_id`` sees it; who is
    ready; and what somebody would like to take back."""
    shown = [
        VoteShown(
            seat=seat,
            wait_ms=wait,
            yes=len(votes.get(seat, set()) & voters),
            needed=len(voters) // 2 + 1,
            mine=person_id in votes.get(seat, ()),
        )
        for seat, wait in sorted(waits.items())
    ]
    return Votes(shown, sorted(ready), undo)
