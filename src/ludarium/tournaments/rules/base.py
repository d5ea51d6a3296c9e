"""What events of one game have of their own. Everything here has a default: a game that says nothing is run by these."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Final

import msgspec

from ludarium.core.view import one_of
from ludarium.tournaments.rules import house
from ludarium.tournaments.rules.catalogue import Catalogue

# What a round of the desk is called: messages choose their words by it, as ``$unit``.
IN_ROUNDS: Final = "round"
IN_GAMES: Final = "game"
"""Where a game has rounds of its own (S1.1, S1.2)."""

Unit = Annotated[str, one_of("Unit", (IN_ROUNDS, IN_GAMES))]


class RulesShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a page asks of the rules of a game, in place of the game's name. ``unit`` is what a round of the event is called."""

    unit: Unit = IN_ROUNDS
    reason: str = "score"
    """Why a game ends where nobody says otherwise: ``desk-reason-<reason>``."""
    rounds: int = 0
    """How many rounds of its own a game has, by which a result may be entered; 0 for none."""
    turn_clock: bool = False
    """Whether a table with real cards has the clock of ``TurnClocked``."""
    points: str = "desk-print-points"
    """The message above the points on a slip."""
    tie_break: tuple[str, ...] = ()
    """What is written on the slip of a timed game besides who won: ``desk-print-<name>``."""
    settings: tuple[str, ...] = ()
    """Groups of settings that only some games have: ``desk-group-<name>``."""


PLAIN: Final = RulesShown()
"""Of a game that has nothing of its own."""


def _nothing(word: str) -> int:
    return 0


def _open(format_: str, lists_open: bool) -> bool:
    return False


def _no_checklist(format_: str, clear_sleeves: bool) -> Mapping[str, tuple[str, ...]]:
    return {}


def _any_pay(pays: Sequence[int]) -> bool:
    return True


def _no_doubts(points: Sequence[int]) -> tuple[str, ...]:
    return ()


def _none_odd(by_round: Sequence[Sequence[int]]) -> tuple[int, ...]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class EventRules:
    """The rules of one game at events."""

    shown: RulesShown = PLAIN
    """What pages know of them, too."""

    # Registration.
    formats: tuple[str, ...] = ()
    """What decks are brought and how games are played; a plan names one, or none."""
    sealed_formats: frozenset[str] = frozenset()
    """Those whose decks are opened at the event and whose lists nobody else reads (T10.9, T11.5)."""
    lists_closed: Callable[[str, bool], bool] = _open
    """Whether lists of a format are for each game's players and the staff alone; the second is ``Plan.lists_open``."""
    checklist: Callable[[str, bool], Mapping[str, tuple[str, ...]]] = _no_checklist
    """By moment, what is looked at and said in a format; the second is ``Plan.clear_sleeves``."""
    unplayable: Callable[[str], int] = _nothing
    """How many cards of a deck, in one word, can't be played at a table of the hall; "" is the deck that the table makes."""

    # Tables of the hall.
    brought: str = ""
    """The option by which a seat gets what its player has registered: ``deck`` for ``deck-0`` and so on."""
    first: str = ""
    """The option by which the game is told which seat begins."""

    # Tables that people make.
    fewest: int = 0
    """The fewest who may sit at a table; 0 for the fewest seats of the game."""

    # Results.
    can_pay: Callable[[Sequence[int]], bool] = _any_pay
    """Whether one of the game's own rounds can give a table these points."""
    doubts: Callable[[Sequence[int]], tuple[str, ...]] = _no_doubts
    """What is strange about the points of a table: the rest of ``prompt-doubt-<code>``."""
    odd_rounds: Callable[[Sequence[Sequence[int]]], tuple[int, ...]] = _none_odd
    """The rounds of the game, from 0, that give such points only where somebody has lost them by penalty."""

    # Penalties.
    catalogue: Catalogue = house.CATALOGUE
    """Infractions and what follows from them; an organizer may choose another one."""


DEFAULT: Final = EventRules()
"""How events of a game are run that has no rules of its own."""
