"""One game as environments play it: who is asked, what may be done, and what it was worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ludarium.core import TABLE, Decision, Event, Game, LudariumError, Option, State, Value, View, load_game
from ludarium.environments.encoding import ACTION_SPACES, Actions, Encoding, Meanings, TooManyOptions
from ludarium.environments.layout import Observation
from ludarium.environments.registry import encoding_of
from ludarium.environments.results import LIMIT, WAYS, paid

NO_ACTION: Final = -1
Mask = npt.NDArray[np.int8]


class IllegalAction(LudariumError):
    """The action takes none of the options."""

    def __init__(self, action: object) -> None:
        super().__init__("environment-action", action=str(action))


class Rules:
    """What an environment plays: a game with its seats and options, how it is encoded, and how it is paid.

    ``actions`` is ``position`` or ``meaning``, ``rewards`` is ``win`` or ``score``. Raises ``UnknownGame``,
    ``WrongSeats``, ``WrongOption`` and ``NoEncoding``.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        actions: str = "meaning",
        rewards: str = "win",
        limit: int = LIMIT,
    ) -> None:
        self.game = load_game(game) if isinstance(game, str) else game
        self.seats = self.game.default_seats if seats is None else seats
        self.game.check_seats(self.seats)
        self.options = self.game.read_options(options or {})
        self.encoding: Encoding = encoding_of(self.game.name)
        self.kind = actions
        if actions not in ACTION_SPACES:
            raise LudariumError("environment-setting", name="actions", expected=", ".join(ACTION_SPACES))
        self.actions: Actions = ACTION_SPACES[actions](self.encoding)
        self.meanings = Meanings(self.encoding)
        if rewards not in WAYS:
            raise LudariumError("environment-setting", name="rewards", expected=", ".join(WAYS))
        self.rewards = rewards
        self.limit = limit

    def cite(self) -> str:
        """What a paper should name: the versions of everything that a result depends on."""
        from ludarium import __version__

        game = self.game
        return (
            f"Ludarium {__version__}, {game.name} rules {game.version}, encoding {self.encoding.version}, "
            f"actions by {self.kind}, {self.seats} seats"
        )

    def paid(self, state: State) -> list[float]:
        """The reward of each seat when the game is over (``results.paid``)."""
        outcome = state.outcome()
        assert outcome is not None
        return paid(outcome, self.seats, self.rewards)


class Episode:
    """A game in progress.

    The table's own decisions, such as to deal, are no actions: the first option of each is taken, which carries on with
    the game. ``seat`` is the seat that is asked, None when the game is over.
    """

    def __init__(self, rules: Rules, seed: str) -> None:
        self.rules = rules
        self.state = rules.game.start(rules.seats, rules.options, seed)
        self.taken = 0
        """Decisions that seats have taken."""
        self.seat: int | None = None
        self.decision: Decision | None = None
        """What the seat is asked."""
        self._order: list[int] = []
        self.events: list[Event] = []
        """What came of the last action, the table's own choices after it included. Show a seat only ``event.seen(seat)``."""
        self._actions: list[int] | None = None
        self._view: View | None = None
        self._go_on()

    def clone(self) -> Episode:
        """An independent copy."""
        copy = object.__new__(Episode)
        copy.rules = self.rules
        copy.state = self.state.clone()
        copy.taken = self.taken
        copy.seat = self.seat
        copy.decision = self.decision
        copy._order = self._order
        copy.events = self.events
        copy._actions = self._actions
        copy._view = self._view
        return copy

    def onto(self, state: State) -> Episode:
        """A copy that goes on from ``state``, such as one that was drawn from a view."""
        copy = self.clone()
        copy.state = state
        copy.events = []
        copy._go_on()
        return copy

    def _go_on(self) -> None:
        """Up to the next decision of a seat."""
        decision: Decision | None = self.state.decision()
        while decision is not None and decision.seat == TABLE:
            self.events = self.events + self.state.choose(decision.option(0))
            decision = self.state.decision()
        self._view = None
        self._actions = None
        self.decision = decision
        self.seat = None if decision is None else decision.seat
        self._order = [] if decision is None else self.rules.encoding.order(decision)

    @property
    def is_cut(self) -> bool:
        """Whether it has taken as many decisions as it may, and is not over."""
        return self.seat is not None and self.taken >= self.rules.limit

    @property
    def options(self) -> list[Option]:
        """What the seat may choose, in the order of the action space by position."""
        return [] if self.decision is None else [self.decision.option(i) for i in self._order]

    def view(self) -> View:
        """The view of the seat that is asked."""
        if self._view is None:
            assert self.seat is not None
            self._view = self.state.view(self.seat)
        return self._view

    def actions(self) -> list[int]:
        """The action of each option."""
        if self._actions is None:
            if self.decision is None:
                return []
            self._actions = self.rules.actions.of(self.decision, self._order, self.rules.seats, self.view)
        return self._actions

    def mask(self, seat: int | None = None) -> Mask:
        """1 for each action that ``seat`` may take now; by default the seat that is asked. Of any other it is all zeros."""
        mask = np.zeros(self.rules.actions.n, np.int8)
        if seat is None or seat == self.seat:
            mask[self.actions()] = 1
        return mask

    def observe(self, seat: int) -> Observation:
        """The tensors of what ``seat`` sees. Where actions are positions, ``options`` says what each of them means: the
        action by meaning of each option, -1 behind the last one; of a seat that is not asked all are -1."""
        asked = seat == self.seat
        view = self.view() if asked else self.state.view(seat)
        told = self.rules.encoding.observe(view)
        if self.rules.kind == "position":
            told["options"] = self.told_options(asked)
        return told

    def told_options(self, asked: bool) -> npt.NDArray[np.int32]:
        """What each position means."""
        told = np.full(self.rules.actions.n, NO_ACTION, np.int32)
        if asked and self.decision is not None:
            if len(self._order) > len(told):
                raise TooManyOptions(self.rules.game.name, len(self._order), len(told))
            told[: len(self._order)] = self.rules.meanings.of(
                self.decision, self._order, self.rules.seats, self.view
            )
        return told

    def option(self, action: int) -> Option:
        """The option that an action takes. Raises ``IllegalAction``."""
        try:
            at = self._order[self.actions().index(int(action))]
        except ValueError:
            raise IllegalAction(action) from None
        assert self.decision is not None
        return self.decision.option(at)

    def take(self, action: int) -> None:
        """Take an action for the seat that is asked. Raises ``IllegalAction``, with nothing changed."""
        self.events = self.state.choose(self.option(action))
        self.taken += 1
        self._go_on()

    def rewards(self) -> list[float]:
        """What the game has brought each seat: zeros until it is over."""
        return self.rules.paid(self.state) if self.seat is None else [0.0] * self.rules.seats


def spaces_of(rules: Rules) -> dict[str, tuple[tuple[int, ...], Any, float, float]]:
    """Of each tensor of an observation its shape, its type, and the least and the greatest number that it may hold."""
    found: dict[str, tuple[tuple[int, ...], Any, float, float]] = {}
    for part in rules.encoding.layout.parts:
        whole = part.dtype == np.int8
        most = np.iinfo(np.int16).max
        found[part.name] = (part.shape, part.dtype, 0 if whole else -most, 1 if whole else most)
    if rules.kind == "position":
        found["options"] = ((rules.actions.n,), np.dtype(np.int32), NO_ACTION, rules.meanings.n - 1)
    return found
