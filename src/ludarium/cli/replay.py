"""`ludarium replay FILE`: a record played back in the terminal, step by step, with a drawing of the table."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from ludarium.cli import terminal
from ludarium.cli.options import Language
from ludarium.cli.records import load
from ludarium.cli.terminal import console, words
from ludarium.core import TABLE, Event, Record, State, View, load_game
from ludarium.i18n import language_of, say


def replay(
    file: Annotated[Path, typer.Argument(help=words("help-file"))],
    seat: Annotated[int, typer.Option(help=words("help-seat"))] = -1,
    at: Annotated[int, typer.Option(min=0, help=words("help-at"))] = 0,
    step: Annotated[bool | None, typer.Option("--step/--all", help=words("help-step"))] = None,
    lang: Language = terminal.LANGUAGE,
) -> None:
    record = load(file)
    if seat >= record.seats:
        raise typer.BadParameter(words("seat-range", last=record.seats - 1))
    shown = RecordPlayer(record, None if seat < 0 else seat, language_of(lang), console)
    by_steps = step if step is not None else sys.stdin.isatty() and sys.stdout.isatty()
    if by_steps:
        shown.by_steps(at)
    else:
        shown.all(at)


class RecordPlayer:
    """One record seen by one seat, or by a spectator (None), in one language.

    All steps are computed first, so that going back is as quick as going on.
    """

    def __init__(self, record: Record, seat: int | None, language: str, console: Console) -> None:
        self.record = record
        self.seat = seat
        self.language = language
        self.console = console
        self.game = load_game(record.game)
        self.names = [record.players.get(n) or self.words("seat", seat=n + 1) for n in range(record.seats)]
        state = record.start()
        self.steps: list[tuple[str, list[str], View]] = [("", [], state.view(seat))]
        for step in record.replay():
            self.steps.append(
                (
                    self._title(step.number, step.choice.seat, step.choice.option),
                    *self._seen(step.events, step.state),
                )
            )

    def words(self, message: str, **arguments: str | int) -> str:
        return say(self.language, "cli-" + message, **arguments)

    def _title(self, number: int, seat: int, option: str) -> str:
        who = self.words("table") if seat == TABLE else self.names[seat]
        total = len(self.record.choices)
        hidden = self.seat is not None and seat not in (TABLE, self.seat)
        told = option.partition(":")[0] if hidden or self.seat is None else option
        return self.words("replay-step", number=number, total=total, name=who, option=told)

    def _seen(self, events: list[Event], state: State) -> tuple[list[str], View]:
        view = state.view(self.seat)
        sentences = []
        for event in events:
            seen = event.seen(self.seat)
            if seen is not None:
                sentences.append(
                    self.game.tell(seen, view, self.names, lambda m, a: say(self.language, m, **a))
                )
        return sentences, view

    def show(self, at: int) -> None:
        """Print the step ``at`` (0 is the start): its title, its events in words, the table."""
        title, sentences, view = self.steps[at]
        self.console.rule(escape(title) if title else escape(self.words("replay-start", game=self.game.name)))
        for sentence in sentences:
            self.console.print(f"  {escape(sentence)}")
        self.console.print(escape(self.game.draw(view, self.names)), highlight=False)

    def all(self, at: int) -> None:
        for number in range(min(at, len(self.steps) - 1), len(self.steps)):
            self.show(number)
        self._scores()

    def by_steps(self, at: int) -> None:
        """Wait for the reader: Enter goes on, b back, a number jumps, q ends."""
        last = len(self.steps) - 1
        at = min(at, last)
        while True:
            self.console.clear()
            self.show(at)
            if at == last:
                self._scores()
            try:
                said = self.console.input(f"[dim]{escape(self.words('replay-keys'))}[/] ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if said in ("q", "quit"):
                return
            if said.isdigit():
                at = min(int(said), last)
            elif said in ("b", "p", "-"):
                at = max(at - 1, 0)
            elif at == last:
                return
            else:
                at += 1

    def _scores(self) -> None:
        if self.record.scores is not None:
            told = ", ".join(
                self.words("score", name=self.names[seat], score=score)
                for seat, score in enumerate(self.record.scores)
            )
            self.console.rule(escape(told))
