"""What rests on the past, once the past has been corrected: which rounds and which ends of stages were made on what is
true no longer, and what can be done about it. Nothing is mended here; somebody decides (``actions.Settled``).

Each draw and each end of a stage keeps what it rested on when it was decided (``Tournament.bases``). That is compared with
what the structure says of the rounds as they are now: who is to be seated, by what players are paired, who goes on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import msgspec

from ludarium.core.chance import Chance
from ludarium.tournaments.actions import AGAIN, EXCHANGE, KEEP, ON_THE_WIRE, Settled
from ludarium.tournaments.plan import BY_TABLE, structure_of
from ludarium.tournaments.state import GONE, IN, OVER, Field, Round, Stage, Table
from ludarium.tournaments.structures.elimination import SEEDED, Elimination
from ludarium.tournaments.structures.history import BYE, Basis, History, Impossible, Over
from ludarium.tournaments.structures.pools import Pools

if TYPE_CHECKING:
    from ludarium.tournaments.tournament import Tournament

MISSING: Final = "missing"
"""These have no table in a round, and should."""
WRONG: Final = "wrong"
"""These are seated in a round, and are out by the results as they are."""
PAIRED: Final = "paired"
"""These were paired by results that were others'."""
BYES: Final = "bye"
"""This one has the bye, which would be somebody else's."""
NEEDLESS: Final = "needless"
"""The stage was over before this round."""
THROUGH: Final = "through"
"""These should have gone on."""
STOPPED: Final = "stopped"
"""These went on, and should not have."""
ORDER: Final = "order"
"""These went on in another order, and the next stage is drawn by it."""
UNENDED: Final = "unended"
"""The stage was not over when it was ended."""

EXCHANGES: Final = 6
"""So many exchanges are offered."""


class Affected(msgspec.Struct, frozen=True):
    """Something that rests on what is true no longer: ``desk-affected-<kind>`` in ``locale/``."""

    kind: str
    stage: int
    round: int
    """The number of the round in the event; -1 for the end of the stage."""
    persons: tuple[int, ...] = ()


class Way(msgspec.Struct, frozen=True, rename={"action": ON_THE_WIRE}):
    """One thing that can be done, and what it would come to."""

    action: Settled
    lost: int = 0
    """How many results would no longer count."""
    rounds: tuple[int, ...] = ()
    """The rounds that would be taken back, by their numbers in the event; the draft is the one after the last."""
    tables: tuple[tuple[int, ...], ...] = ()
    """The tables that there would be: all of a round that is drawn again, or those that an exchange changes."""
    through: tuple[int, ...] = ()
    """Who would go on, where the stage would be over then."""
    impossible: str = ""
    """Why no round could be drawn then: ``draw-impossible-<code>``."""
    facts: dict[str, int | str] = {}
    """Of ``impossible``."""
    byes: tuple[int, ...] = ()
    """Who would have the round that they missed counted as a bye."""
    out: tuple[int, ...] = ()
    """Who would be out after it."""


# --- what a decision rests on --------------------------------------------------------------------


def note(event: Tournament, entry: int, stage: Stage, one: Round | None = None) -> None:
    """Keep what a draw, or without a round the end of a stage, rests on. What was kept of this entry once stays: it is
    what was known then, whatever has been undone since."""
    if one is None:
        stage.rests = entry
        stage.known = known(event, stage)
        event.bases.setdefault((entry, end_of(stage)), at_end(event, stage))
    else:
        one.rests = entry
        one.known = known(event, stage)
        event.bases.setdefault((entry, one.number), before(event, stage, one))


def end_of(stage: Stage) -> int:
    """What the end of a stage is called among the rounds."""
    return -1 - stage.number


def known(event: Tournament, stage: Stage) -> Field:
    """Who is in a stage now."""
    gone = frozenset([player for player in stage.players if event.people[player].status in GONE])
    return Field(tuple(stage.players), gone)


def before(event: Tournament, stage: Stage, one: Round) -> Basis:
    """What a round rests on, by the results as they are now."""
    played = stage.rounds[: stage.rounds.index(one)] if one in stage.rounds else stage.rounds
    return structure_of(event.plan.stages[stage.number]).basis(_history(event, stage, played, one.known))


def at_end(event: Tournament, stage: Stage) -> Basis:
    """What the end of a stage rests on, by the results as they are now."""
    structure = structure_of(event.plan.stages[stage.number])
    history = _history(event, stage, stage.rounds, stage.known)
    found = structure.basis(history)
    over = structure.next_round(history, Chance.of("")) if found.over else None
    return replace(found, through=over.through) if isinstance(over, Over) else found


def _history(event: Tournament, stage: Stage, played: list[Round], then: Field) -> History:
    """The stage as it was for who was in it then, with the results as they are now."""
    found = event.history(stage, played)
    inside = frozenset(then.players)
    rounds = tuple(
        [tuple([one for one in meetings if inside.issuperset(one.players)]) for meetings in found.rounds]
    )
    return replace(found, players=then.players, rounds=rounds, out=then.out, removed=found.removed & then.out)


# --- what is affected ----------------------------------------------------------------------------


def affected(event: Tournament) -> tuple[Affected, ...]:
    """All that rests on what is true no longer, in the order in which it was decided."""
    if event.corrected < 0:
        return ()
    if event.affected is None or event.affected[0] != len(event.entries):
        event.affected = (len(event.entries), tuple(find(event)))
    return event.affected[1]


def find(event: Tournament) -> Iterator[Affected]:
    """``affected``, worked out again: while the log is folded an event has no number of entries to remember it by."""
    for stage, one, then, now in decisions(event):
        if one is None:
            yield from _of_end(event, stage, then, now)
        else:
            yield from _of_round(stage, one, then, now)


def decisions(event: Tournament) -> Iterator[tuple[Stage, Round | None, Basis, Basis]]:
    """The draws and, with no round, the ends of stages that rested on something else than they would now: what it
    was, and what it is."""
    for stage in event.stages:
        for one in rounds_of(stage):
            then = event.bases.get((one.rests, one.number))
            now = before(event, stage, one) if then is not None else None
            if then is not None and now is not None and now != then:
                yield stage, one, then, now
        if stage.ended:
            then = event.bases.get((stage.rests, end_of(stage)))
            now = at_end(event, stage) if then is not None and then.over else None
            if then is not None and now is not None and now != then:
                yield stage, None, then, now


def rounds_of(stage: Stage) -> list[Round]:
    """The rounds of a stage, the draft of the next one included."""
    return stage.rounds if stage.draft is None else [*stage.rounds, stage.draft]


def _of_round(stage: Stage, one: Round, then: Basis, now: Basis) -> Iterator[Affected]:
    here = (stage.number, one.number)
    seated = {player for table in one.tables for player in table.players}
    before, after = set(then.seats), set(now.seats)
    missing = after - before - seated - one.absent.keys()
    wrong = (before - after) & seated
    if now.over and not then.over:
        yield Affected(NEEDLESS, *here)
        return
    if wrong:
        yield Affected(WRONG, *here, tuple(sorted(wrong)))
    if missing:
        yield Affected(MISSING, *here, tuple(sorted(missing)))
    moved = {player for player in now.by.keys() & then.by.keys() if now.by[player] != then.by[player]}
    paired: set[int] = set()
    for table in one.tables:
        if moved.intersection(table.players) and len(table.players) == 2:
            a, b = table.players
            if a in now.by and b in now.by and a in then.by and b in then.by:
                if now.by[a] - now.by[b] != then.by[a] - then.by[b]:
                    paired |= moved.intersection(table.players)
        elif table.kind == BYE and table.players[0] in then.byes - now.byes - wrong:
            yield Affected(BYES, *here, table.players)
    if paired - wrong:
        yield Affected(PAIRED, *here, tuple(sorted(paired - wrong)))


def _of_end(event: Tournament, stage: Stage, then: Basis, now: Basis) -> Iterator[Affected]:
    here = (stage.number, -1)
    if not now.over:
        yield Affected(UNENDED, *here)
        return
    if stage.number == len(event.plan.stages) - 1:
        return  # its standings are worked out again, and nothing follows
    went = set(stage.through)
    stopped = (set(then.through) - set(now.through)) & went
    through = set(now.through) - set(then.through) - went
    if stopped:
        yield Affected(STOPPED, *here, tuple(sorted(stopped)))
    if through:
        yield Affected(THROUGH, *here, tuple(sorted(through)))
    if not stopped and not through and _ordered(event, stage) and then.through != now.through:
        places = {player: place for place, player in enumerate(then.through)}
        others = [player for place, player in enumerate(now.through) if places.get(player) != place]
        yield Affected(ORDER, *here, tuple(sorted(set(others) & went)))


def _ordered(event: Tournament, stage: Stage) -> bool:
    """Whether the stage after this one is drawn by the order in which players come into it."""
    following = structure_of(event.plan.stages[stage.number + 1])
    return isinstance(following, Pools) or (isinstance(following, Elimination) and following.draw == SEEDED)


# --- what can be done ----------------------------------------------------------------------------


def offered(event: Tournament) -> list[Settled]:
    """What can be decided about all that is affected, the mildest first."""
    found = affected(event)
    if not found:
        return []
    first, last = found[0], found[-1]
    answer = [Settled(EXCHANGE, person=person, other=other) for person, other in _exchanges(event, found)]
    if (first.stage, first.round) != (last.stage, last.round) and _is_last(event, last):
        answer.append(Settled(AGAIN, last.stage, place_of(event, last)))
    return [*answer, Settled(AGAIN, first.stage, place_of(event, first)), Settled(KEEP)]


def ways(event: Tournament) -> list[Way]:
    """What can be decided, with what each way would come to."""
    found: list[Way] = []
    for action in offered(event):
        if action.choice == EXCHANGE:
            found.append(_exchange(event, action))
        elif action.choice == AGAIN:
            found.append(_again(event, action))
        else:
            found.append(_kept(event, action))
    return found


def _is_last(event: Tournament, one: Affected) -> bool:
    """Whether nothing has been decided about the course of the event since."""
    stage = event.stages[-1]
    if one.round < 0:
        return one.stage == stage.number
    rounds = rounds_of(stage)
    return not stage.ended and bool(rounds) and rounds[-1].number == one.round


def place_of(event: Tournament, one: Affected) -> int:
    """How many rounds of its stage were before that which is affected."""
    stage = event.stages[one.stage]
    if one.round < 0:
        return len(stage.rounds)
    return next(place for place, two in enumerate(rounds_of(stage)) if two.number == one.round)


def _again(event: Tournament, action: Settled) -> Way:
    """The event goes back to before that which is affected. What the desk would draw then is what it does draw, unless
    somebody comes or goes before."""
    stage = event.stages[action.stage]
    taken = rounds_of(stage)[action.rounds :]
    taken += [one for later in event.stages[action.stage + 1 :] for one in rounds_of(later)]
    lost = sum([table.done and table.kind != BYE for one in taken for table in one.tables])
    numbers = tuple([one.number for one in taken])
    following = event.following(stage, stage.rounds[: action.rounds])
    if isinstance(following, Impossible):
        return Way(action, lost, numbers, impossible=following.code, facts=dict(following.facts))
    if isinstance(following, Over):
        return Way(action, lost, numbers, through=following.through)
    return Way(action, lost, numbers, following.tables)


def _exchanges(event: Tournament, found: Iterable[Affected]) -> Iterator[tuple[int, int]]:
    """Who could change places: in the last round who sits there wrongly with who has no table, or two who were paired
    by others' results, in an elimination also who has no opponent in the final; in the stage that has just begun who
    came into it wrongly with who should have."""
    stage = event.stage
    if stage is None or event.status == OVER:
        return
    rounds = rounds_of(stage)
    last = rounds[-1].number if rounds else -1
    here = {one.kind: one.persons for one in found if one.stage == stage.number and one.round == last >= 0}
    pairs = [(a, b) for a in here.get(WRONG, ()) for b in here.get(MISSING, ())]
    if not pairs:
        paired = here.get(PAIRED, ())
        if isinstance(structure_of(event.plan.stages[stage.number]), Elimination):
            paired = (*here.get(BYES, ()), *paired)
        pairs = [(a, b) for n, b in enumerate(paired) for a in paired[:n]]
    if len(rounds) <= 1:
        cut = {one.kind: one.persons for one in found if one.stage == stage.number - 1 and one.round < 0}
        pairs += [(a, b) for a in cut.get(STOPPED, ()) for b in cut.get(THROUGH, ())]
    for person, other in pairs[:EXCHANGES]:
        together = any([{person, other} <= set(table.players) for table in seats_of(event, person)])
        if event.people[other].status == IN and not together:
            yield person, other


def _exchange(event: Tournament, action: Settled) -> Way:
    tables = seats_of(event, action.person, action.other)
    lost = sum([table.done and table.kind != BYE for table in tables])
    after = tuple([exchanged(table.players, action.person, action.other) for table in tables])
    return Way(action, lost, tables=after)


def seats_of(event: Tournament, *persons: int) -> list[Table]:
    """The tables of the last round, or of the draft, at which these sit."""
    stage = event.stage
    rounds = [] if stage is None else rounds_of(stage)
    return [table for table in rounds[-1].tables if set(persons) & set(table.players)] if rounds else []


def exchanged(players: tuple[int, ...], person: int, other: int) -> tuple[int, ...]:
    """A table with two people changed for each other."""
    return tuple([other if one == person else person if one == other else one for one in players])


def _kept(event: Tournament, action: Settled) -> Way:
    """All stays as it is. Who has no table has a bye, or is out where there are none; who sits there wrongly plays to
    the end of the round, and is out then."""
    byes: list[int] = []
    out: list[int] = []
    for one in affected(event):
        if one.kind == MISSING:
            (byes if missed_counts(event, one.stage) else out).extend(one.persons)
        elif one.kind == WRONG and missed_counts(event, one.stage):
            out.extend(one.persons)
    return Way(action, byes=tuple(dict.fromkeys(byes)), out=tuple(dict.fromkeys(out)))


def missed_counts(event: Tournament, stage: int) -> bool:
    """Whether a round that somebody missed by the desk's mistake counts as a bye. In an elimination that was played
    without them they are out, and at larger tables there are no byes."""
    structure = structure_of(event.plan.stages[stage])
    return not isinstance(structure, Elimination) and event.plan.result != BY_TABLE
