"""A timed game at a physical table, from its first player to its result (T6, T7.1, T7.2).

A ``Bout`` is what a judge's page shows: where the game stands, and the events that may come next (``offered``). Each of
them is told by a judge, with its time, and stays in ``steps``. Seats are 0 and 1; times are seconds since 1970.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ludarium.games.keyforge.engine.terms import KEYS
from ludarium.games.keyforge.engine.tie_break import (
    TieBreak,
    TieSteps,
    tie_break,
)
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.rules.keyforge.faults import Said

NOBODY: Final = -1

# The states of T6.3.
RUNNING: Final = "running"
A_FINISHES: Final = "a-finishes"
B_LAST_TURN: Final = "b-last-turn"
A_FORGE_ONLY: Final = "a-forge-only"
TIE_BREAK: Final = "tie-break"
DONE: Final = "done"
STATES: Final = (RUNNING, A_FINISHES, B_LAST_TURN, A_FORGE_ONLY, TIE_BREAK, DONE)

# The events, each with the seat that it is about.
THIRD_KEY: Final = "third-key"
TIME: Final = "time"
"""Time has run out in the turn of this seat, or before its turn (OP-2)."""
TURN_ENDS: Final = "turn-ends"
"""The turn of this seat has ended, and nobody has won; in A's last one that is after the forge step."""
CONCESSION: Final = "concession"
AUTO_LOSS: Final = "auto-loss"
DISQUALIFIED: Final = "disqualified"
DECIDED: Final = "decided"
"""The tie-break has been worked out from what both players confirmed."""
EVENTS: Final = (THIRD_KEY, TIME, TURN_ENDS, CONCESSION, AUTO_LOSS, DISQUALIFIED, DECIDED)

NEXT: Final[dict[str, str]] = {A_FINISHES: B_LAST_TURN, B_LAST_TURN: A_FORGE_ONLY, A_FORGE_ONLY: TIE_BREAK}
REASONS: Final[dict[str, str]] = {
    THIRD_KEY: "keys",
    DECIDED: "time",
    CONCESSION: "concession",
    AUTO_LOSS: "auto_loss",
    DISQUALIFIED: "dq",
}
"""Why a game is over, as results have it (T7.3)."""

GUESS: Final = "guess"
ROCK: Final = "rock-paper-scissors"
COIN: Final = "coin"
DICE: Final = "dice"
DRAWN: Final = "drawn"
"""The desk drew it."""
METHODS: Final = (GUESS, ROCK, COIN, DICE, DRAWN)
"""How the first player is usually found. Any other fair way may be named: T7.2 only gives examples."""
LONGEST_METHOD: Final = 40

MOST: Final = 999
"""No count on a table is higher."""


@dataclass(frozen=True, slots=True)
class Inputs:
    """What the tie-break is worked out from, by seat (T6.5). Only æmber in the pool counts, and token creatures are
    creatures (T6.6)."""

    keys: tuple[int, int]
    amber: tuple[int, int]
    chains: tuple[int, int]
    creatures: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Step:
    """An event that a judge confirmed: who, when, and from which state to which."""

    event: str
    seat: int
    by: int
    at: int
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Bout:
    """A game at a table. ``begun`` makes one."""

    first: int
    method: str
    state: str = RUNNING
    a: int = NOBODY
    """The player in whose turn the time ran out."""
    winner: int = NOBODY
    reason: str = ""
    steps: tuple[Step, ...] = ()
    inputs: Inputs | None = None
    """What was stated last of what stands on the table."""
    stated: tuple[Inputs | None, Inputs | None] = (None, None)
    """By seat, what its player says."""

    @property
    def confirmed(self) -> tuple[int, ...]:
        """The seats whose players say ``inputs``."""
        return tuple(
            [seat for seat, said in enumerate(self.stated) if said is not None and said == self.inputs]
        )

    @property
    def differs(self) -> bool:
        """Whether both players have stated the numbers, and not the same ones."""
        return None not in self.stated and self.stated[0] != self.stated[1]

    @property
    def loser(self) -> int:
        """The winner's opponent: no game is drawn (T6.7)."""
        return NOBODY if self.winner == NOBODY else 1 - self.winner

    @property
    def turn(self) -> int:
        """Whose turn it is in the overtime; ``NOBODY`` outside of it."""
        return {A_FINISHES: self.a, B_LAST_TURN: 1 - self.a, A_FORGE_ONLY: self.a}.get(self.state, NOBODY)


def begun(first: int, method: str) -> Bout:
    """A game that starts. Raises ``Refused`` where nobody says who is first player, or how that was drawn (T7.2)."""
    if first not in (0, 1):
        raise Refused("first-player-missing")
    if not method.strip() or len(method) > LONGEST_METHOD:
        raise Refused("first-player-method", most=LONGEST_METHOD)
    return Bout(first, method)


def offered(bout: Bout) -> tuple[tuple[str, int], ...]:
    """The events that may come next, each with its seat, in the order in which a page asks for them."""
    if bout.state == DONE:
        return ()
    found: list[tuple[str, int]] = []
    if bout.state == RUNNING:
        found += [(TIME, 0), (TIME, 1)]
    elif bout.state != TIE_BREAK:
        found.append((TURN_ENDS, bout.turn))
    elif len(bout.confirmed) == 2:
        found.append((DECIDED, tie_broken(bout).winner))
    if bout.state != TIE_BREAK:
        found += [(THIRD_KEY, 0), (THIRD_KEY, 1)]
    return (*found, *[(event, seat) for event in (CONCESSION, AUTO_LOSS, DISQUALIFIED) for seat in (0, 1)])


def after(bout: Bout, event: str, seat: int, by: int, at: int) -> Bout:
    """The game after an event that judge ``by`` confirms (T6.3). Raises ``Refused`` for what can't come now."""
    if (event, seat) not in offered(bout):
        known = ", ".join(f"{one} {number}" for one, number in offered(bout)) or DONE
        raise Refused("overtime-event", found=f"{event} {seat}"[:40], state=bout.state, known=known)
    state, winner, a = DONE, NOBODY, bout.a
    if event == TIME:
        state, a = A_FINISHES, seat
    elif event == TURN_ENDS:
        state = NEXT[bout.state]
    elif event in (THIRD_KEY, DECIDED):
        winner = seat
    else:
        winner = 1 - seat
    step = Step(event, seat, by, at, bout.state, state)
    reason = REASONS.get(event, "")
    return replace(bout, state=state, a=a, winner=winner, reason=reason, steps=(*bout.steps, step))


def entered(bout: Bout, seat: int, inputs: Inputs) -> Bout:
    """The game with what one player says stands on the table, in place of what they said before. Equal statements of
    both are what the tie-break is worked out from; different ones are a judge's. Raises ``Refused`` outside the tie-break and for counts that can't be (T6.5)."""
    if bout.state != TIE_BREAK:
        raise Refused("overtime-state", state=bout.state, expected=TIE_BREAK)
    if seat not in (0, 1):
        raise Refused("overtime-seat", found=seat)
    check_inputs(inputs)
    stated = (inputs, bout.stated[1]) if seat == 0 else (bout.stated[0], inputs)
    return replace(bout, inputs=inputs, stated=stated)


def check_inputs(inputs: Inputs) -> None:
    """Keys 0 to 2, everything else at least 0. Raises ``Refused`` (T6.5)."""
    for name, pair, most in (
        ("keys", inputs.keys, KEYS - 1),
        ("amber", inputs.amber, MOST),
        ("chains", inputs.chains, MOST),
        ("creatures", inputs.creatures, MOST),
    ):
        if len(pair) != 2:
            raise Refused("tie-break-pair", input=name)
        for number in pair:
            if type(number) is not int or not 0 <= number <= most:
                raise Refused("tie-break-" + name, found=str(number)[:12], most=most)


def tie_broken(bout: Bout) -> TieBreak:
    """The tie-break of what both have confirmed (T6.4): no card has a say in it. Raises ``Refused`` before that."""
    if bout.inputs is None or len(bout.confirmed) != 2:
        raise Refused("tie-break-unconfirmed")
    return broken(bout.inputs, bout.first)


def broken(inputs: Inputs, first: int) -> TieBreak:
    """T6.4 from the inputs of T6.5. Raises ``Refused`` for counts that can't be."""
    check_inputs(inputs)
    return tie_break(
        list(inputs.keys), list(inputs.amber), list(inputs.chains), list(inputs.creatures), first
    )


def rule_of(result: TieBreak) -> str:
    """The number of the step that decided."""
    return f"T6.4.{result.step}"


def explained(inputs: Inputs, first: int) -> tuple[Said, ...]:
    """How the tie-break went, a sentence a step up to the one that decided. The fact ``player`` is a seat."""
    result = broken(inputs, first)
    found = [
        Said("desk-tie-forges", {"player": seat, "left": result.amber[seat]})
        for seat in (0, 1)
        if result.forges[seat]
    ] or [Said("desk-tie-forges-none")]
    for step, name, pair in (
        (TieSteps.KEYS, "keys", result.keys),
        (TieSteps.AMBER, "amber", result.amber),
        (TieSteps.CHAINS, "chains", list(inputs.chains)),
        (TieSteps.CREATURES, "creatures", list(inputs.creatures)),
    ):
        winner = result.winner
        if step == result.step:
            facts = {"player": winner, "found": pair[winner], "other": pair[1 - winner]}
            return (*found, Said(f"desk-tie-{name}", facts))
        found.append(Said(f"desk-tie-{name}-level", {"found": pair[0]}))
    return (*found, Said("desk-tie-first", {"player": result.winner}))


def guide(bout: Bout) -> Said:
    """What is to be said and done at the table now."""
    if bout.state == TIE_BREAK:
        return Said(f"desk-overtime-{TIE_BREAK}-{'differs' if bout.differs else len(bout.confirmed)}")
    if bout.state == DONE:
        return Said(f"desk-overtime-{DONE}", {"player": bout.winner})
    if bout.turn == NOBODY:
        return Said(f"desk-overtime-{RUNNING}")
    return Said(f"desk-overtime-{bout.state}", {"player": bout.turn})
