"""What an environment needs of a game: its observations as tensors, and its options as the actions of a fixed table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

from ludarium.core import Decision, LudariumError, State, View
from ludarium.environments.layout import Layout, Observation, Told

SPARE: Final = 64
"""Actions at the end of every table of meanings, for options that the table has no other place for."""


See = Callable[[], View]


class TooManyOptions(LudariumError):
    """A decision has more options than an action space has room for."""

    def __init__(self, game: str, options: int, most: int) -> None:
        super().__init__("environment-options", game=game, options=options, most=most)


class Encoding:
    """How one game is told to programs that learn. A subclass for each game; objects of it hold no state.

    Everything is made from what the seat that is asked sees, and from its options: from its view, or from the same numbers by a
    quicker way (``seen``). It is told from that seat's side: seats are counted from it (0 is itself, 1 the next one), boards
    are turned so that it plays in the same direction whatever its seat.
    """

    game: str
    """The name of the game."""
    version: int = 1
    """Changes whenever the same view could give other tensors, or the same option another action."""
    layout: Layout
    most_options: int
    """So many options a decision may have: the size of the action space by position."""

    @cached_property
    def words(self) -> list[str]:
        """What each action of the table means; options that it has no place for take the ``SPARE`` actions behind."""
        raise NotImplementedError

    def order(self, decision: Decision) -> list[int]:
        """The options of a decision, by their indices, in an order that follows from what the seat sees. The engine may
        list them by what it has done before, or by how cards lie that nobody sees."""
        words = [str(option) for option in decision.options()]
        return sorted(range(len(words)), key=words.__getitem__)

    def glance(self, state: State, seat: int) -> View:
        """The view of ``seat``, where a game can leave out what ``numbers`` and ``meanings`` do not read."""
        return state.view(seat)

    def seen(self, state: State, seat: int, see: See) -> Told:
        """``numbers`` of what ``seat`` sees of ``state``; ``see`` gives what ``glance`` gives. A game may have a quicker way
        to them than its view: what it does keeps the same secrets, and a test compares the two at every step."""
        return self.numbers(see())

    def blocks(self) -> list[tuple[int, str]]:
        """The parts of ``words`` for the documentation: how many actions, and what they are."""
        raise NotImplementedError

    def numbers(self, view: View) -> Told:
        """What ``view`` says as whole numbers, in the order of ``layout``. ``view.seat`` is a seat."""
        raise NotImplementedError

    def meanings(self, decision: Decision, order: Sequence[int], seats: int, see: See) -> list[int]:
        """For each option of a decision, in this ``order``, its place in ``words``; ``len(words)`` or more where it has
        none. ``see`` gives the view of the seat that is asked, of ``seats``."""
        raise NotImplementedError

    def observe(self, view: View) -> Observation:
        """The tensors of a view."""
        return self.layout.observation(self.numbers(view))


class Actions:
    """An action space: ``n`` actions, and for each option of a decision the one that takes it."""

    n: int

    def of(self, decision: Decision, order: Sequence[int], seats: int, see: See) -> list[int]:
        """The action of each option in this ``order``, no two alike. Raises ``TooManyOptions``."""
        raise NotImplementedError

    def word(self, action: int) -> str:
        """What an action means, for people who read a log."""
        raise NotImplementedError


class Positions(Actions):
    """Action ``i`` takes the ``i``-th option."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.n = encoding.most_options

    def of(self, decision: Decision, order: Sequence[int], seats: int, see: See) -> list[int]:
        if len(order) > self.n:
            raise TooManyOptions(self.encoding.game, len(order), self.n)
        return list(range(len(order)))

    def word(self, action: int) -> str:
        return f"option {action}"


class Meanings(Actions):
    """Action ``i`` means the same in every decision of the game.

    Where an option has no place in the table, or a place that another option of the same decision has taken, it
    takes the next of the ``SPARE`` actions: in the order in which the decision lists them.
    """

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.known = len(encoding.words)
        self.n = self.known + SPARE

    def of(self, decision: Decision, order: Sequence[int], seats: int, see: See) -> list[int]:
        actions = self.encoding.meanings(decision, order, seats, see)
        if len(set(actions)) == len(actions) and max(actions) < self.known:
            return actions
        taken: set[int] = set()
        spare = self.known
        for i, action in enumerate(actions):
            if action >= self.known or action in taken:
                if spare == self.n:
                    raise TooManyOptions(self.encoding.game, len(order), self.n)
                actions[i] = action = spare
                spare += 1
            taken.add(action)
        return actions

    def word(self, action: int) -> str:
        return self.encoding.words[action] if action < self.known else f"spare {action - self.known}"


ACTION_SPACES: Final = {"position": Positions, "meaning": Meanings}
