"""Draws, rounds and stages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.tournaments import actions as act
from ludarium.tournaments import corrections
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.handlers import arrivals, by_hand, decks
from ludarium.tournaments.handlers.declare import (
    ORGANIZERS,
    ORGANIZERS_AND_DESK,
    Asked,
    Asker,
    declares,
    never_sent,
)
from ludarium.tournaments.plan import AS_BYES, AS_LOSSES, BY_TABLE
from ludarium.tournaments.roles import HEADS
from ludarium.tournaments.state import DONE, GONE, IN, NEXT, OPEN, OVER, RUNNING, Round, Stage, Table
from ludarium.tournaments.structures.history import ABSENT, BYE, GAME, NOBODY, Meeting, Over
from ludarium.tournaments.structures.registry import SEVERAL_AT_ONCE

if TYPE_CHECKING:
    from ludarium.tournaments.actions import Entry
    from ludarium.tournaments.tournament import Tournament


def count_missed(one: Round, player: int, missed: str) -> None:
    """Let a round count for a player who had no table in it. What counts as a bye here is none for the draw of
    byes, so that nobody gains by leaving and coming back."""
    winner = player if missed == AS_BYES else NOBODY
    losers = (player,) if missed == AS_LOSSES else ()
    one.absent[player] = Meeting((player,), (), winner, losers, True, ABSENT)


def finish(table: Table, winner: int, losers: tuple[int, ...], reason: str, at: int) -> None:
    """A table has its result."""
    table.status = DONE
    table.winner = winner
    table.losers = losers
    table.reason = reason
    table.settled = True
    table.ended = at


def leave_tables(event: Tournament, player: int, at: int, reason: str) -> None:
    """A player has left: games in progress are the opponent's (T14.8); where both are gone, nobody's (OP-15). A
    larger table plays on, and its points are entered as ever."""
    for _, table in event.unfinished(player):
        if len(table.players) == 2 and event.plan.result != BY_TABLE:
            other = table.players[0] if table.players[1] == player else table.players[1]
            if event.people[other].status in GONE:
                finish(table, NOBODY, table.players, "both-out", at)
            else:
                finish(table, other, (player,), reason, at)


def _by_hand(event: Tournament, asker: Asker, action: act.Drawn) -> bool:
    """Where a number of players has no tables, the head referee decides (S16.17)."""
    return action.by_hand and asker.role in HEADS


def _made_by_hand(event: Tournament, account: str, action: act.Drawn) -> bool:
    """Draws are the desk's own."""
    return action.by_hand


@declares(
    act.Drawn, by=ORGANIZERS_AND_DESK, also=_by_hand, sent=_made_by_hand, fresh=decks.set_named, course=True
)
def drawn(event: Tournament, entry: Entry, action: act.Drawn) -> None:
    if event.status == OVER:
        raise Refused("event-over")
    stage = event.stage
    begins = stage is None
    if stage is None:
        number = len(event.stages)
        if number >= len(event.plan.stages):
            raise Refused("event-over")
        stage = Stage(number, event.next_stage_players())
        if not stage.players:
            raise Refused("impossible-" + event.nobody().code)
    last = stage.rounds[-1] if stage.rounds else None
    again = last is not None and stage.draft is None and action.attempt > 0 and untouched(last)
    if last is not None and not again and not all(table.done for table in last.tables):
        missing = sum([not table.done for table in last.tables])
        raise Refused("results-missing", count=missing, round=last.number + 1, unit=event.plan.unit)
    label = action.label
    if action.by_hand:
        played = stage.rounds[:-1] if again else stage.rounds
        _check_by_hand(event, entry, stage, played, action.tables)
        label = by_hand.label_of(event, stage, played)
    _check_tables(event, stage, action.tables)
    decks.check_ready(event, [player for table in action.tables for player in table])
    tables = [
        Table(number, players, BYE if len(players) == 1 else GAME)
        for number, players in enumerate(action.tables)
    ]
    if again:
        stage.rounds.pop()
        event.rounds.pop()
    if last is not None and not again:
        last.closed = True
    if begins:
        event.stages.append(stage)
        event.status = RUNNING
    made = entry.why.strip() if action.by_hand else ""
    event.placed[entry.number] = (stage.number, len(stage.rounds))
    stage.draft = Round(len(event.rounds), stage.number, tables, label, action.attempt, made)
    corrections.note(event, entry.number, stage, stage.draft)


def coming(event: Tournament) -> tuple[Stage, list[Round]]:
    """The stage whose next round is to be made, and the rounds before that one; a published round in which nothing
    has been played may be made again. Raises ``Refused``."""
    stage = event.stage
    if event.status == OVER or (stage is None and len(event.stages) >= len(event.plan.stages)):
        raise Refused("event-over")
    if stage is None:
        return Stage(len(event.stages), event.next_stage_players()), []
    last = stage.rounds[-1] if stage.rounds else None
    if last is None or stage.draft is not None or all([table.done for table in last.tables]):
        return stage, stage.rounds
    if not untouched(last):
        missing = sum([not table.done for table in last.tables])
        raise Refused("results-missing", count=missing, round=last.number + 1, unit=event.plan.unit)
    return stage, stage.rounds[:-1]


def _check_by_hand(
    event: Tournament, entry: Entry, stage: Stage, played: list[Round], tables: tuple[tuple[int, ...], ...]
) -> None:
    """Tables made by hand have a reason, and can be played at (S16.17, OP-13). Raises ``Refused``."""
    if not entry.why.strip():
        raise Refused("why-needed")
    if isinstance(event.following(stage, played), Over):
        raise Refused("hand-over", unit=event.plan.unit)
    for refusal in by_hand.refusals(event, stage, played, tables):
        raise refusal.why


def untouched(one: Round) -> bool:
    """Whether nothing has been played in a round: it may be drawn again."""
    return all([table.kind == BYE or (table.status == OPEN and not table.reports) for table in one.tables])


def _check_tables(event: Tournament, stage: Stage, tables: tuple[tuple[int, ...], ...]) -> None:
    """Nobody sits twice, or sits without being in. Raises ``Refused``."""
    if not tables:
        raise Refused("draw-empty", unit=event.plan.unit)
    allowed = {player for player in stage.players if event.people[player].status == IN}
    several = event.plan.stages[stage.number].structure in SEVERAL_AT_ONCE
    seen: set[int] = set()
    for players in tables:
        for player in players:
            if player not in allowed:
                raise Refused("draw-not-in", person=player)
            if player in seen and not several:
                raise Refused("draw-twice", name=event.people[player].name)
            seen.add(player)
        if not players or len(set(players)) != len(players):
            raise Refused("draw-empty", unit=event.plan.unit)


@declares(act.Swapped, by=HEADS, course=True)
def swapped(event: Tournament, entry: Entry, action: act.Swapped) -> None:
    stage = event.stage
    if stage is None:
        raise Refused("draft-none", unit=event.plan.unit)
    one = stage.draft
    if one is None:
        if not stage.rounds or not untouched(stage.rounds[-1]):
            raise Refused("draft-none", unit=event.plan.unit)
        one = stage.rounds[-1]
    a, b = _table_in(event, one, action.person), _table_in(event, one, action.other)
    if a is b:
        raise Refused("swap-same")
    a_players = tuple([action.other if player == action.person else player for player in a.players])
    b_players = tuple([action.person if player == action.other else player for player in b.players])
    a.players, b.players = a_players, b_players
    for table in (a, b):
        if table.kind == BYE and table.done:
            table.winner = table.players[0]


def _table_in(event: Tournament, one: Round, player: int) -> Table:
    person = event.person(player)
    found = [table for table in one.tables if player in table.players]
    if len(found) != 1:
        raise Refused("swap-not-in", name=person.name, unit=event.plan.unit)
    return found[0]


@declares(act.Published, by=ORGANIZERS_AND_DESK, fresh=decks.set_named, course=True)
def published(event: Tournament, entry: Entry, action: act.Published) -> None:
    stage = event.stage
    if stage is None or stage.draft is None:
        raise Refused("draft-none", unit=event.plan.unit)
    one = stage.draft
    gone = [p for table in one.tables for p in table.players if event.people[p].status != IN]
    if gone:
        raise Refused("draft-stale", name=event.people[gone[0]].name, unit=event.plan.unit)
    decks.check_ready(event, [player for table in one.tables for player in table.players])
    one.at = entry.at
    event.placed[entry.number] = (stage.number, len(stage.rounds))
    if not stage.rounds:
        stage.entrants = sum([event.people[player].status == IN for player in stage.players])
    stage.draft = None
    stage.rounds.append(one)
    event.rounds.append(one)
    for table in one.tables:
        if table.kind == BYE:
            finish(table, table.players[0], (), "bye", entry.at)
    for player in sorted({player for table in one.tables for player in table.players}):
        pay_debts(event, player, entry.at)
        lost = event.people[player].rounds_lost
        lost[:] = [(one.number if number == NEXT else number, of_game) for number, of_game in lost]


def pay_debts(event: Tournament, player: int, at: int) -> None:
    """A game that was lost before it began (OP-17)."""
    person = event.people[player]
    if not person.owes:
        return
    for _, table in event.unfinished(player):
        if person.owes and len(table.players) == 2 and event.plan.result != BY_TABLE:
            person.owes -= 1
            other = table.players[0] if table.players[1] == player else table.players[1]
            if event.people[other].owes:
                event.people[other].owes -= 1
                finish(table, NOBODY, table.players, "double-loss", at)
                table.paid = table.players
            else:
                finish(table, other, (player,), "auto-loss", at)
                table.paid = (player,)


@declares(act.PairedWithBye, by=HEADS, course=True)
def paired_with_bye(event: Tournament, entry: Entry, action: act.PairedWithBye) -> None:
    person = event.person(action.person)
    current = event.current
    stage = event.stage
    if current is None or stage is None or current.closed:
        raise Refused("round-none", round=len(event.rounds), unit=event.plan.unit)
    if not person.plays or person.number not in stage.players:
        raise Refused("draw-not-in", person=person.number)
    if any(person.number in table.players for table in current.tables):
        raise Refused("draw-twice", name=person.name)
    free = [table for table in current.tables if table.kind == BYE]
    if not free:
        raise Refused("bye-none", unit=event.plan.unit)
    decks.check_ready(event, [person.number])
    table = free[0]
    table.players = (table.players[0], person.number)
    table.kind = GAME
    table.status = OPEN
    table.winner = NOBODY
    table.reason = ""
    table.settled = False
    current.absent.pop(person.number, None)
    arrivals.seen(event, current.number, *table.players)


@declares(act.Closed, by=HEADS, course=True)
def closed(event: Tournament, entry: Entry, action: act.Closed) -> None:
    current = event.current
    if current is None or current.closed:
        raise Refused("round-closed", unit=event.plan.unit)
    for table in current.tables:
        if not table.done:
            if event.plan.result == BY_TABLE:
                raise Refused("results-missing", count=1, round=current.number + 1, unit=event.plan.unit)
            finish(table, NOBODY, table.players, "double-loss", entry.at)
    current.closed = True


@declares(act.StageEnded, by=ORGANIZERS_AND_DESK, sent=never_sent, course=True)
def stage_ended(event: Tournament, entry: Entry, action: act.StageEnded) -> None:
    stage = event.stage
    if stage is None:
        number = len(event.stages)
        if number >= len(event.plan.stages):
            raise Refused("event-over")
        stage = Stage(
            number, event.next_stage_players()
        )  # one that needs no round, such as 2LO of four players
        new = True
    else:
        new = False
    unfinished = sum([not table.done for one in stage.rounds for table in one.tables])
    if unfinished:
        raise Refused("results-missing", count=unfinished, round=len(event.rounds), unit=event.plan.unit)
    if any(player not in stage.players for player in action.through) or len(set(action.through)) != len(
        action.through
    ):
        raise Refused("draw-empty", unit=event.plan.unit)
    if new:
        event.stages.append(stage)
    if stage.rounds:
        stage.rounds[-1].closed = True
    event.placed[entry.number] = (stage.number, len(stage.rounds))
    stage.draft = None
    stage.through = action.through
    stage.lot_seed = event.lot_seed
    stage.ended = True
    event.status = OVER if stage.number == len(event.plan.stages) - 1 else RUNNING
    corrections.note(event, entry.number, stage)


def _lots_of_desk(event: Tournament, action: act.LotsDrawn, asked: Asked) -> act.LotsDrawn:
    """Nobody chooses the lots, and they are drawn again only for a reason."""
    if action.seed:
        raise Refused("seed-wrong")
    if event.stage is not None and event.lots_of(event.stage) and not asked.why.strip():
        raise Refused("lots-again")
    return action


@declares(act.LotsDrawn, by=HEADS, fresh=_lots_of_desk, course=True)
def lots_drawn(event: Tournament, entry: Entry, action: act.LotsDrawn) -> None:
    if len(action.seed) > 100:
        raise Refused("seed-wrong")
    if action.seed:
        event.lot_seed = action.seed
        if any([stage.ended for stage in event.stages]):
            event.corrected = entry.number
        return
    if event.stage is None or event.status == OVER:
        raise Refused("lots-stage")
    event.stage.lots += 1


@declares(act.Ended, by=ORGANIZERS, course=True)
def ended(event: Tournament, entry: Entry, action: act.Ended) -> None:
    if event.status == OVER:
        raise Refused("event-over")
    if not entry.why.strip():
        raise Refused("why-needed")
    event.status = OVER
    if event.stages:
        event.stages[-1].draft = None
