"""Each action is declared once, beside its handler: who may decide it, whether a request may bring it, what is asked of it when it
is new, and what the desk does with it. Nothing else in the package or the server lists actions.

@declares(act.Called, by=STAFF, also=own)
def called(event: Tournament, entry: Entry, action: act.Called) -> None: ...
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol, TypeVar

from ludarium.tournaments.actions import Action
from ludarium.tournaments.roles import DESK, OFFICIAL, ORGANIZER, STAFF

if TYPE_CHECKING:
    from ludarium.tournaments.actions import Entry
    from ludarium.tournaments.tournament import Tournament

ORGANIZERS: Final = frozenset([ORGANIZER])
ORGANIZERS_AND_OFFICIALS: Final = frozenset([ORGANIZER, OFFICIAL])
ORGANIZERS_AND_DESK: Final = frozenset([ORGANIZER, DESK])
STAFF_AND_DESK: Final = frozenset([*STAFF, DESK])
NO_ROLE: Final[frozenset[str]] = frozenset()

ANY_STAFF: Final = "staff"
"""In place of a role, in a refusal: any of the staff."""

A = TypeVar("A", bound=Action)


class Asker(NamedTuple):
    """Who wants to decide something."""

    account: str
    role: str
    mine: int | None
    """Their number as a player."""


class Asked(NamedTuple):
    """By whom, when and why something is to be decided now."""

    by: str
    at: int
    why: str


@dataclass(frozen=True, slots=True)
class Declared(Generic[A]):
    """All that is known of a kind of action."""

    kind: type[A]
    handler: Callable[[Tournament, Entry, A], None] | None
    """Lets it count. It checks all it needs before it changes anything, and raises ``Refused``. None where the fold itself acts."""
    by: frozenset[str]
    """The roles that may decide it."""
    left_to: Callable[[Tournament, str, A], str] | None = None
    """Asked of a role in ``by``: to whom this one is left; "" where the role may decide it."""
    also: Callable[[Tournament, Asker, A], bool] | None = None
    """Whether somebody without such a role may decide this one."""
    guard: Callable[[Tournament, str, A], None] | None = None
    """Raises ``NotAllowed`` before anything else is asked."""
    sent: Callable[[Tournament, str, A], bool] | None = None
    """Whether a request of this account may bring it; raises where the account may not. None: any request may."""
    said: Callable[[Tournament, A], bool] | None = None
    """Whether the log says this already: then it makes no second entry. Raises ``Refused`` for what is not there."""
    fresh: Callable[[Tournament, A, Asked], A] | None = None
    """The action as the log keeps it, if it may be decided now; raises ``Refused``. The fold does not ask it, so that logs written
    before there was such a rule stay readable."""
    course: bool = False
    """Whether it is about what a page shows: decided on a page that is out of date, it would be about something else."""
    folds: bool = False
    """Whether the log is replayed for it, which takes long."""


DECLARED: Final[dict[type[Action], Declared[Any]]] = {}
"""Every kind of action. Complete once ``handlers`` is imported."""


def declares(
    kind: type[A],
    by: frozenset[str] = NO_ROLE,
    *,
    left_to: Callable[[Tournament, str, A], str] | None = None,
    also: Callable[[Tournament, Asker, A], bool] | None = None,
    guard: Callable[[Tournament, str, A], None] | None = None,
    sent: Callable[[Tournament, str, A], bool] | None = None,
    said: Callable[[Tournament, A], bool] | None = None,
    fresh: Callable[[Tournament, A, Asked], A] | None = None,
    course: bool = False,
    folds: bool = False,
) -> Callable[[Callable[[Tournament, Entry, A], None]], Callable[[Tournament, Entry, A], None]]:
    """Declare an action beside its handler; the words are those of ``Declared``. Raises ``TypeError`` for a second declaration."""

    def declared(handler: Callable[[Tournament, Entry, A], None]) -> Callable[[Tournament, Entry, A], None]:
        if kind in DECLARED:
            raise TypeError(f"{kind.__name__} is declared twice")
        DECLARED[kind] = Declared(kind, handler, by, left_to, also, guard, sent, said, fresh, course, folds)
        return handler

    return declared


class OfPerson(Protocol):
    """An action about one person."""

    @property
    def person(self) -> int: ...


class AtTable(Protocol):
    """An action about one table."""

    @property
    def round(self) -> int: ...

    @property
    def table(self) -> int: ...


def own(event: Tournament, asker: Asker, action: OfPerson) -> bool:
    """Whether somebody decides it for themselves."""
    return action.person == asker.mine


def at_own_table(event: Tournament, asker: Asker, action: AtTable) -> bool:
    """Whether somebody decides it about a table at which they sit."""
    if not 0 <= action.round < len(event.rounds):
        return False
    tables = event.rounds[action.round].tables
    return 0 <= action.table < len(tables) and asker.mine in tables[action.table].players


def never_sent(event: Tournament, account: str, action: Action) -> bool:
    """The desk alone decides it."""
    return False
