"""Tables that people make themselves, in place of the desk's draw: where there is no draw, the head referee decides
(S16.17), and an organizer may want tables of their own in any round. What no game can be played with is refused;
what the document would do otherwise is only pointed out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludarium.core import load_game
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.handlers import decks
from ludarium.tournaments.plan import BY_TABLE, Plan, structure_of
from ludarium.tournaments.rules.registry import rules_of
from ludarium.tournaments.structures import elimination, groups
from ludarium.tournaments.structures.history import History, Note, Structure
from ludarium.tournaments.structures.multi_table import GoneBefore
from ludarium.tournaments.structures.registry import SEVERAL_AT_ONCE
from ludarium.tournaments.structures.two_loss_out import TwoLossOut, losses

if TYPE_CHECKING:
    from ludarium.tournaments.state import Round, Stage
    from ludarium.tournaments.tournament import Tournament

NOWHERE: Final = -1
"""In place of a table: what is found is about all of them."""

Tables = tuple[tuple[int, ...], ...]


class Sizes(NamedTuple):
    """How many may sit at a table. ``byes``: whether somebody may have it alone, and so the round."""

    least: int
    most: int
    byes: bool


class Refusal(NamedTuple):
    """What can't be about a table, counted from 0, or about all of them (``NOWHERE``)."""

    table: int
    why: Refused


class Remark(NamedTuple):
    """What is to be known about a table, or about all of them."""

    table: int
    note: Note


def sizes_of(plan: Plan) -> Sizes:
    """The tables of the event's game. Its rules may let people make smaller ones than the game has seats."""
    seats = load_game(plan.game).seats
    least = rules_of(plan.game).fewest or min(seats)
    return Sizes(least, max(seats), plan.result != BY_TABLE)


def to_seat(event: Tournament, stage: Stage, played: list[Round]) -> tuple[int, ...]:
    """Who plays the round that comes after ``played``, in the order of the stage."""
    return _to_seat(_structure(event, stage), event.history(stage, played))


def _structure(event: Tournament, stage: Stage) -> Structure:
    return structure_of(event.plan.stages[stage.number])


def _to_seat(structure: Structure, history: History) -> tuple[int, ...]:
    if isinstance(structure, TwoLossOut):
        lost = losses(history)
        return tuple([player for player in history.active if lost[player] < structure.losses])
    if isinstance(structure, elimination.Elimination):
        return (*structure.contenders(history), *structure.for_third(history))
    if isinstance(structure, groups.Final):
        return history.active[: structure.seats]
    return history.active


def label_of(event: Tournament, stage: Stage, played: list[Round]) -> str:
    """What such a round is called, where it has a name of its own."""
    structure, history = _structure(event, stage), event.history(stage, played)
    if isinstance(structure, elimination.Elimination):
        left = len(structure.contenders(history))
        return elimination.label_of(elimination.bracket_size(left)) if left > 1 else ""
    return "final" if isinstance(structure, groups.Final) else ""


def refusals(event: Tournament, stage: Stage, played: list[Round], tables: Tables) -> list[Refusal]:
    """All that keeps these tables from being the round after ``played``."""
    if event.plan.stages[stage.number].structure in SEVERAL_AT_ONCE:
        return [Refusal(NOWHERE, Refused("hand-pools"))]
    if not any(tables):
        return [Refusal(NOWHERE, Refused("hand-none"))]
    sizes = sizes_of(event.plan)
    found: list[Refusal] = []
    seen: set[int] = set()
    allowed = frozenset(to_seat(event, stage, played))
    for number, players in enumerate(tables):
        size = len(players)
        if size < sizes.least and not (size == 1 and sizes.byes):
            few = Refused("hand-small", table=number + 1, found=size, least=sizes.least)
            found.append(Refusal(number, few))
        if size > sizes.most:
            found.append(
                Refusal(number, Refused("hand-large", table=number + 1, found=size, most=sizes.most))
            )
        for player in players:
            name = event.person(player).name
            if player not in allowed:
                found.append(Refusal(number, Refused("hand-not-in", name=name, unit=event.plan.unit)))
            elif player in seen:
                found.append(Refusal(number, Refused("draw-twice", name=name)))
            seen.add(player)
    try:
        decks.check_ready(event, [player for player in sorted(seen) if player in allowed])
    except Refused as refused:
        found.append(Refusal(NOWHERE, refused))
    return found


def notes(event: Tournament, stage: Stage, played: list[Round], tables: Tables) -> list[Remark]:
    """What whoever makes these tables should know of them. None of it stops anybody."""
    structure, history = _structure(event, stage), event.history(stage, played)
    before = GoneBefore(history)
    rules = event.rules
    found: list[Remark] = []
    for number, players in enumerate(tables):
        if rules.fewest and len(players) == rules.fewest:
            found.append(Remark(number, Note("hand-four", {"table": number + 1})))
        repeats = before.repeats(players)
        if repeats and len(players) == 2:
            found.append(Remark(number, Note("hand-met", {"players": players})))
        elif repeats:
            found.append(Remark(number, Note("hand-repeats", {"table": number + 1, "count": repeats})))
    left = _to_seat(structure, history)
    return [*found, *_byes(history, left, tables), *_as_a_whole(structure, history, left, tables)]


def _byes(history: History, left: tuple[int, ...], tables: Tables) -> list[Remark]:
    """Who has a bye, and whose it is not yet."""
    alone = [(number, players[0]) for number, players in enumerate(tables) if len(players) == 1]
    found = []
    if len(alone) > len(left) % 2:
        found.append(Remark(NOWHERE, Note("hand-byes", {"count": len(alone), "least": len(left) % 2})))
    fewest = min([history.byes(player) for player in left], default=0)
    for number, player in alone:
        if history.byes(player) > fewest:
            found.append(Remark(number, Note("hand-bye-again", {"player": player})))
    return found


def _as_a_whole(
    structure: Structure, history: History, left: tuple[int, ...], tables: Tables
) -> list[Remark]:
    found = []
    games = [len(players) for players in tables if len(players) > 1]
    missing = len(set(left).difference(*tables))
    if isinstance(structure, elimination.Elimination):
        if missing:
            found.append(Note("hand-out", {"count": missing}))
        if structure.draw != elimination.EACH_ROUND and history.rounds:
            found.append(Note("hand-bracket"))
    elif missing:
        found.append(Note("hand-sits-out", {"count": missing}))
    if isinstance(structure, groups.Groups):
        split = groups.table_split(len(left), structure.tables)
        if isinstance(split, tuple) and sorted(split) != sorted(games) and not missing:
            sizes = " + ".join([str(size) for size in split])
            found.append(Note("hand-split", {"entrants": len(left), "sizes": sizes}))
        if len(games) > structure.tables:
            found.append(Note("hand-tables", {"count": len(games), "most": structure.tables}))
    return [Remark(NOWHERE, note) for note in found]
