"""An event of bots in the terminal, from the first round to the champion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from ludarium import __version__
from ludarium.bots.registry import bot_names, choice_of, make_bot
from ludarium.bots.work import Book, Here, Workers
from ludarium.core import Record, load_game
from ludarium.core.decision import TABLE
from ludarium.i18n import refusal, say
from ludarium.tournaments.actions import Ended
from ludarium.tournaments.plan import BY_TABLE, BY_WINNER, Plan, StagePlan
from ludarium.tournaments.rehearse import Incidents, Played, Rehearsal
from ludarium.tournaments.state import Round, Stage, Table
from ludarium.tournaments.structures.history import BYE, NOBODY
from ludarium.tournaments.tournament import Tournament

USUAL_BOT = "greedy"


def played_by_bots(plan: Plan, stage: StagePlan, players: Sequence[int], seed: str) -> Played:
    """One game of the engine, a bot a seat; its record goes into the event."""
    game = load_game(plan.game)
    options = game.read_options({**plan.options, **stage.options})
    known = bot_names(game)
    bot = USUAL_BOT if USUAL_BOT in known else known[0]
    record = Record(
        game.name,
        game.version,
        len(players),
        seed,
        options,
        {n: f"#{p + 1}" for n, p in enumerate(players)},
        {},
    )
    state = game.start(len(players), options, seed)
    bots = [make_bot(game.name, bot, f"{seed} {seat}") for seat in range(len(players))]
    while (decision := state.decision()) is not None:
        seat = decision.seat
        option = decision.option(0) if seat == TABLE else choice_of(bots[seat], state, decision)
        record.add(seat, option)
        state.choose(option)
    outcome = state.outcome()
    assert outcome is not None
    record.scores = outcome.scores
    if plan.result == BY_TABLE:
        return Played(NOBODY, tuple(outcome.scores), record.text())
    winner = players[outcome.winners[0]] if len(outcome.winners) == 1 else NOBODY
    points = () if plan.result == BY_WINNER else tuple([max(0, score) for score in outcome.scores])
    return Played(winner, points, record.text())


@dataclass(frozen=True)
class TableGame:
    """The game of one table of a round, named by its seed and who sat there."""

    players: tuple[int, ...]
    seed: str
    played: Played


class TableGames:
    """The games of an event, those of a round side by side. In the file ``kept`` each is written down as it ends; what stands there
    is not played again. Raises ``OtherGames`` where another event's stand there."""

    def __init__(self, workers: Workers, kept: Path | None = None, event: str = "") -> None:
        self.workers = workers
        self.known: dict[tuple[tuple[int, ...], str], Played] = {}
        self.book: Book[TableGame] | None = None
        if kept is not None:
            about = {"event": event, "ludarium": __version__}
            self.book = Book(kept, about, TableGame, lambda one: (one.players, one.seed))
            self.known = {(one.players, one.seed): one.played for one in self.book.results.values()}

    def ahead(self, plan: Plan, stage: StagePlan, tables: Sequence[tuple[tuple[int, ...], str]]) -> None:
        """Play these games, as far as they are not known."""
        missing = [table for table in tables if table not in self.known]
        workers = self.workers if len(missing) > 1 else Here()
        for one in workers.results(partial(_table_game, plan, stage), missing):
            self.known[one.players, one.seed] = one.played
            if self.book is not None:
                self.book.add(one)

    def play(self, plan: Plan, stage: StagePlan, players: tuple[int, ...], seed: str) -> Played:
        """One game, which is played now if it is not known."""
        self.ahead(plan, stage, [(players, seed)])
        return self.known[players, seed]


def _table_game(plan: Plan, stage: StagePlan, table: tuple[tuple[int, ...], str]) -> TableGame:
    players, seed = table
    return TableGame(players, seed, played_by_bots(plan, stage, players, seed))


class RehearsalPrinter:
    """Plays an event and prints it in one language. Its games are ``games``; without them results are drawn."""

    def __init__(
        self,
        plan: Plan,
        players: int,
        seed: str,
        games: TableGames | None,
        language: str,
        console: Console,
    ) -> None:
        self.language = language
        self.console = console
        self.rehearsal = Rehearsal(
            plan,
            players,
            seed,
            None if games is None else games.play,
            Incidents(),
            lambda number: self.words("player", number=number + 1),
            None if games is None else games.ahead,
        )

    def words(self, message: str, **arguments: str | int) -> str:
        return say(self.language, "desk-cli-" + message, **arguments)

    def run(self) -> Tournament:
        """Print each round once it is over, then the penalties and the standings of every stage, and why an event was
        ended early. Raises ``Refused`` where it can't begin with so many players, or does not end."""
        event = self.rehearsal.event
        shown = 0
        ended = 0
        while self.rehearsal.step() or len(event.rounds) > shown:
            for one in event.rounds[shown:]:
                self._round(event, one)
            shown = len(event.rounds)
            for stage in event.stages[ended:]:
                if stage.ended:
                    self._standings(event, stage)
                    ended += 1
        for stage in event.stages[ended:]:
            self._standings(event, stage)
        self._penalties(event)
        last = event.entries[-1]
        if isinstance(last.action, Ended):
            reason = refusal(self.language, "desk-impossible-" + last.why, self.rehearsal.impossible)
            self.console.print(self.words("ended", reason=reason))
        return event

    def _name(self, event: Tournament, player: int) -> str:
        return escape(event.people[player].name)

    def _round(self, event: Tournament, one: Round) -> None:
        stage = say(self.language, "stage-" + event.plan.stages[one.stage].name)
        grid = Grid(
            title=self.words("round", number=one.number + 1, stage=stage, unit=event.plan.unit),
            title_justify="left",
        )
        for column in ("table", "players", "result"):
            grid.add_column(self.words("column-" + column))
        for table in one.tables:
            names = "\n".join([self._name(event, player) for player in table.players])
            grid.add_row(str(table.number + 1), names, self._result(event, table))
        self.console.print(grid)

    def _result(self, event: Tournament, table: Table) -> str:
        if table.kind == BYE:
            return self.words("bye")
        lines = []
        for place, player in enumerate(table.players):
            sign = "✓" if player == table.winner else " "
            points = f" {table.points[place]}" if table.points else ""
            lines.append(f"{sign}{points}")
        return "\n".join(lines)

    def _standings(self, event: Tournament, stage: Stage) -> None:
        places = event.standings(stage)
        names = list(dict.fromkeys(name for place in places for name in place.values))
        title = say(self.language, "stage-" + event.plan.stages[stage.number].name)
        grid = Grid(title=self.words("standings", stage=title), title_justify="left")
        grid.add_column(self.words("column-rank"), justify="right")
        grid.add_column(self.words("column-players"))
        for name in names:
            grid.add_column(say(self.language, "standing-" + name), justify="right")
        for place in places:
            values = [_number(place.values[name]) if name in place.values else "" for name in names]
            rank = str(place.rank) if place.rank else "–"
            grid.add_row(rank, self._name(event, place.player), *values)
        self.console.print(grid)

    def _penalties(self, event: Tournament) -> None:
        if not event.penalties:
            self.console.print(self.words("no-penalties"))
            return
        grid = Grid(title=self.words("penalties"), title_justify="left")
        for column in ("round", "players", "penalty", "infraction"):
            grid.add_column(self.words("column-" + column, unit=event.plan.unit))
        kind = event.catalogue.name
        for one in event.penalties:
            grid.add_row(
                str(one.round + 1) if one.round >= 0 else "–",
                self._name(event, one.given.person),
                say(self.language, f"penalty-{kind}-{one.given.kind}"),
                say(self.language, f"infraction-{kind}-{one.given.infraction}"),
            )
        self.console.print(grid)


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else f"{value:.3f}"
