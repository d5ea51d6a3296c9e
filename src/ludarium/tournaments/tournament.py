"""An event: the fold of its log. ``decide`` is the one way in, ``view`` the one way out for people.

event = Tournament.created("Sunday", "seed", plan, by="account", at=0)
event.decide(Entered("Ann"), by="account", at=10)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

import msgspec

from ludarium.core.chance import Chance
from ludarium.tournaments import handlers, permissions
from ludarium.tournaments.actions import Action, Created, Entry, Undone
from ludarium.tournaments.errors import Refused, place_of
from ludarium.tournaments.handlers.declare import DECLARED, Asked
from ludarium.tournaments.plan import Plan, check, structure_of
from ludarium.tournaments.rules.base import EventRules
from ludarium.tournaments.rules.catalogue import Catalogue
from ludarium.tournaments.rules.registry import catalogue_named, rules_of
from ludarium.tournaments.state import (
    DROPPED,
    GONE,
    IN,
    PREPARING,
    Answered,
    Call,
    Case,
    Moved,
    Penalty,
    Person,
    Round,
    Stage,
    Table,
)
from ludarium.tournaments.structures.history import Basis, Draw, History, Impossible, Over, Place

if TYPE_CHECKING:
    from ludarium.tournaments.corrections import Affected

LONGEST_WHY: Final = 500
LONGEST_LOG: Final = 200_000


class Tournament:
    """An event as it stands: plain data that only ``add`` changes."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.undone: set[int] = set()
        self._begin()

    def _begin(self) -> None:
        self.name = ""
        self.seed = ""
        self.plan: Plan = NO_PLAN
        self.status = PREPARING
        self.staff: dict[str, tuple[str, str]] = {}
        """By account: name and role."""
        self.people: list[Person] = []
        self.stages: list[Stage] = []
        self.rounds: list[Round] = []
        """All published rounds, whatever their stage."""
        self.calls: dict[int, Call] = {}
        self.penalties: list[Penalty] = []
        self.answers: list[Answered] = []
        self.cases: list[Case] = []
        """What was reported to the official side (T14.2), the oldest first."""
        self.moved: list[Moved] = []
        """Seats that went from one account to another, the oldest first."""
        self.announcements: list[tuple[int, str]] = []
        self.opened_at: int | None = None
        """When the sealed decks were opened (T10.4)."""
        self.lot_seed = ""
        """What an older desk drew the lots of stages from."""
        self.corrected = -1
        """The last entry that has put the past right; -1 for none."""
        self.bases: dict[tuple[int, int], Basis] = {}
        """What was known when draws were made and stages ended: see ``corrections.note``."""
        self.affected: tuple[int, tuple[Affected, ...]] | None = None
        """What ``corrections.affected`` has found, and after how many entries."""
        self.placed: dict[int, tuple[int, int]] = {}
        """By the entry of each draw, publication and end of a stage: the stage that it was about, and the rounds that
        stage had then."""

    # --- the log -------------------------------------------------------------------------------

    @staticmethod
    def created(name: str, seed: str, plan: Plan, by: str, at: int) -> Tournament:
        """A new event. Whoever creates it is its organizer. Raises ``Refused``."""
        event = Tournament()
        event.add(Entry(0, at, by, Created(name, seed, check(plan))))
        return event

    @staticmethod
    def of(entries: Iterable[Entry], checked: bool = False) -> Tournament:
        """The event with this log; ``checked``: every entry must also have been allowed to whoever made it.
        Raises ``Refused`` for a log that can't have happened."""
        event = Tournament()
        for entry in entries:
            if checked and entry.number > 0:
                permissions.check(event, entry.by, entry.action)
            event.add(entry)
        if not event.entries:
            raise Refused("log-empty")
        return event

    def decide(self, action: Action, by: str, at: int, why: str = "") -> Entry:
        """Decide something now. What the log says already makes no second entry: then it is the last one that comes
        back. Raises ``Refused``, and then nothing has changed."""
        permissions.check(self, by, action)
        if len(why) > LONGEST_WHY:
            raise Refused("text-long", found=len(why), most=LONGEST_WHY)
        declared = DECLARED[type(action)]
        if declared.said is not None and declared.said(self, action):
            return self.entries[-1]
        if declared.fresh is not None:
            action = declared.fresh(self, action, Asked(by, at, why))
        entry = Entry(len(self.entries), max(at, self.entries[-1].at), by, action, why)
        self.add(entry, fresh=True)
        return entry

    def add(self, entry: Entry, fresh: bool = False) -> None:
        """Let the next line of the log count; ``fresh``: it is decided now. Raises ``Refused``, and then nothing has
        changed."""
        if entry.number != len(self.entries):
            raise Refused("log-number", found=entry.number, expected=len(self.entries))
        if (entry.number == 0) != isinstance(entry.action, Created):
            raise Refused("log-begin")
        if entry.number >= LONGEST_LOG:
            raise Refused("log-long", most=LONGEST_LOG)
        if isinstance(entry.action, Undone):
            self._undo(entry, entry.action.entry, fresh)
        else:
            handlers.do(self, entry)
            self.entries.append(entry)

    def _undo(self, entry: Entry, target: int, fresh: bool) -> None:
        if not 0 < target < entry.number:
            raise Refused("undo-none", found=target)
        if target in self.undone:
            raise Refused("undo-twice", entry=target)
        entries = [*self.entries, entry]
        gone = without(entries)
        again = Tournament()
        again.bases = dict(self.bases)
        again.corrected = self.corrected
        for one in entries:
            if one.number not in gone and not isinstance(one.action, Undone):
                try:
                    handlers.do(again, one)
                except Refused as refused:
                    raise Refused("undo-needed", entry=target, later=one.number) from refused
                before = self.placed.get(one.number)
                if fresh and before is not None and before != again.placed[one.number]:
                    # what was drawn for one stage would be a round of another; logs from before this was asked are read
                    raise Refused("undo-needed", entry=target, later=one.number)
        again.entries = entries
        again.undone = gone
        again.corrected = entry.number
        self.__dict__.update(again.__dict__)

    # --- questions -----------------------------------------------------------------------------

    @property
    def rules(self) -> EventRules:
        """What events of this game have of their own."""
        return rules_of(self.plan.game)

    @property
    def catalogue(self) -> Catalogue:
        return catalogue_named(self.plan.catalogue)

    def person(self, number: int) -> Person:
        """Raises ``Refused`` for somebody who is not there."""
        if not 0 <= number < len(self.people):
            raise Refused("person-none", person=number)
        return self.people[number]

    def round(self, number: int) -> Round:
        """A published round. Raises ``Refused``."""
        if not 0 <= number < len(self.rounds):
            raise Refused("round-none", round=number + 1, unit=self.plan.unit)
        return self.rounds[number]

    def table(self, number: int, table: int) -> Table:
        """A table of a published round. Raises ``Refused``."""
        tables = self.round(number).tables
        if not 0 <= table < len(tables):
            raise Refused("table-none", round=number + 1, table=table + 1, unit=self.plan.unit)
        return tables[table]

    @property
    def stage(self) -> Stage | None:
        """The stage that is being played."""
        return self.stages[-1] if self.stages and not self.stages[-1].ended else None

    @property
    def current(self) -> Round | None:
        """The last published round of the stage that is being played."""
        stage = self.stage
        return stage.rounds[-1] if stage is not None and stage.rounds else None

    def table_of(self, person: int) -> tuple[Round, Table] | None:
        """Where a person plays, or has played last, in the current round; of several tables the first that is not done."""
        current = self.current
        if current is None:
            return None
        mine = [table for table in current.tables if person in table.players]
        if not mine:
            return None
        return current, next((table for table in mine if not table.done), mine[-1])

    def unfinished(self, person: int) -> Iterator[tuple[Round, Table]]:
        """The tables at which a person is still playing."""
        for one in self.rounds:
            for table in one.tables:
                if not table.done and person in table.players:
                    yield one, table

    def history(self, stage: Stage, played: list[Round] | None = None) -> History:
        """A stage as structures see it; ``played`` are its rounds, or the first of them."""
        rounds = [
            tuple([table.meeting() for table in one.tables] + list(one.absent.values()))
            for one in (stage.rounds if played is None else played)
        ]
        players = tuple(stage.players)
        out = frozenset([player for player in players if self.people[player].status in GONE])
        removed = frozenset([player for player in out if self.people[player].status != DROPPED])
        clubs = {player: self.people[player].club for player in players if self.people[player].club}
        before = self.stages[stage.number - 1] if 0 < stage.number <= len(self.stages) else None
        brought = {} if before is None else carried(self.standings(before))
        seed = f"{self.seed} {stage.number} {self.lots_of(stage)}"
        entrants = stage.entrants if rounds else 0
        return History(players, tuple(rounds), out, seed, brought, clubs, removed, entrants)

    def lots_of(self, stage: Stage) -> str:
        """What the lots of a stage are drawn from besides the event's seed; "" while they have not been drawn. Those
        of one that has ended stand."""
        if stage.lots:
            return f"lots {stage.lots}"
        return stage.lot_seed if stage.ended else self.lot_seed

    def standings(self, stage: Stage) -> tuple[Place, ...]:
        """The standings of a stage, best first."""
        return structure_of(self.plan.stages[stage.number]).standings(self.history(stage))

    def next_stage_players(self) -> list[int]:
        """Who would play the next stage, in order: those who came through, or, for the first stage, all who
        are present."""
        if self.stages:
            last = self.stages[-1]
            through = list(last.through)
            if self.plan.stages[len(self.stages)].structure == "final":
                # those behind the finalists are its reserves (S16.15)
                through += [
                    one.player for one in self.standings(last) if one.rank and one.player not in through
                ]
            return [player for player in through if self.people[player].status == IN]
        ready = [one for one in self.people if one.plays and (one.checked or not self.plan.check_in)]
        ready.sort(key=lambda one: (one.rank == 0, one.rank, one.number))
        return [one.number for one in ready]

    def next_round(self, attempt: int = 0) -> Draw | Over | Impossible:
        """What the structure says comes next: the tables of a round, or the end of the stage. Attempts are
        numbered from 0; each gives another draw."""
        stage = self.stage
        if stage is None:
            stage = Stage(len(self.stages), self.next_stage_players())
            if stage.number >= len(self.plan.stages):
                raise Refused("event-over")
            if not stage.players:
                return self.nobody()
        return self.following(stage, stage.rounds, attempt)

    def nobody(self) -> Impossible:
        """Why a stage with no players can't begin."""
        if self.stages:
            return Impossible("swiss-nobody")
        return Impossible("nobody-there") if self.plan.check_in else Impossible("nobody-entered")

    def redraw(self, attempt: int) -> Draw | Over | Impossible:
        """Another draw of the round that is published, as if it were not."""
        stage = self.stage
        if stage is None or not stage.rounds:
            return self.next_round(attempt)
        return self.following(stage, stage.rounds[:-1], attempt)

    def following(self, stage: Stage, rounds: list[Round], attempt: int = 0) -> Draw | Over | Impossible:
        """What comes after these rounds of a stage."""
        seed = f"{self.seed} stage {stage.number} round {len(rounds)} attempt {attempt}"
        structure = structure_of(self.plan.stages[stage.number])
        return structure.next_round(self.history(stage, rounds), Chance.of(seed))


def carried(places: Iterable[Place]) -> dict[int, float]:
    """What a stage hands to the next one: a number a player, the better place the higher; equal where only
    a lot separated two players (S16.13)."""
    found: dict[int, float] = {}
    score = 0.0
    before: Place | None = None
    for place in places:
        if place.rank > 0:
            if before is not None and place.rank != before.rank and place.by != "lot":
                score -= 1.0
            found[place.player] = score
            before = place
    return found


def without(entries: list[Entry]) -> set[int]:
    """The numbers of the entries that no longer count."""
    gone: set[int] = set()
    for entry in reversed(entries):
        if isinstance(entry.action, Undone) and entry.number not in gone:
            gone.add(entry.action.entry)
    return gone


NO_PLAN: Final = Plan("", "", ())


def to_json(event: Tournament) -> bytes:
    """The whole event as one JSON file."""
    return msgspec.json.format(msgspec.json.encode(event.entries), indent=1)


def log_of(text: bytes | str) -> list[Entry]:
    """The log in such a file, as it stands there. Raises ``Refused``."""
    try:
        return msgspec.json.decode(text, type=list[Entry])
    except msgspec.MsgspecError as error:
        raise Refused("log-unreadable", place=place_of(error)) from None


def from_json(text: bytes | str) -> Tournament:
    """The event of such a file, everything in it checked again. Raises ``Refused``."""
    return Tournament.of(log_of(text), checked=True)
