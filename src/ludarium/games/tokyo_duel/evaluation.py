"""What a position of King of Tokyo: Duel is worth: at a glance, and by the best play of the dice."""

from __future__ import annotations

from typing import Final, final

from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel.cards import AbilityKinds
from ludarium.games.tokyo_duel.expectation import DicePlan
from ludarium.games.tokyo_duel.lookahead import Approach, approaches, board_score
from ludarium.games.tokyo_duel.outlook import Outlook
from ludarium.games.tokyo_duel.position import Position
from ludarium.games.tokyo_duel.terms import Phases, Seat, Symbols, Tracks
from ludarium.games.tokyo_duel.weights import Weights, chance_of, energy_score, standing_score

PLANS: Final = 200  # kept at a time
STARTS: Final = 5000


def score_of(weights: Weights, position: Position, tracks: list[Approach], mover: Seat) -> float:
    """The score of ``mover``, who rolls next."""
    mine = position.players[mover]
    theirs = position.players[1 - mover]
    markers = position.board.markers
    return (
        weights.moves
        + weights.hp_mover[min(15, mine.health)]
        - weights.hp_other[min(15, theirs.health)]
        + energy_score(weights, mine.energy)
        - energy_score(weights, theirs.energy)
        + standing_score(weights, mine)
        - standing_score(weights, theirs)
        + board_score(weights, tracks, mover, markers[Tracks.FAME], markers[Tracks.DESTRUCTION])
    )


def outlook_of(position: Position, weights: Weights) -> float:
    """The chance to win of the seat whose turn it is, after its roll."""
    symbols = 0
    used = 0
    roll = position.roll
    if position.phase <= Phases.RESULT:
        symbols = roll.dice + roll.added if position.phase == Phases.ROLL else position.result()
        used = roll.sp_used
    elif position.phase == Phases.RESOLVE:
        symbols = position.result()
        for symbol in range(Symbols.SPECIAL):
            if roll.is_resolved(symbol):
                symbols -= di.of(symbol, di.number_of(symbols, symbol))
        used = roll.sp_used
    return Outlook(position, weights).value(symbols, 0, used)


def plan_of(position: Position, dice: int, weights: Weights) -> DicePlan:
    """The best play of ``dice`` dice in the turn that runs."""
    outlook = Outlook(position, weights)
    allowed = position.allowed_rolls()
    values: list[list[float]] = []
    if position.owns(position.turn, AbilityKinds.UNMADE_ROLLS) & ~position.used:
        for unmade in range(allowed):
            values.append(outlook.table(dice, unmade))
    else:
        values.append(outlook.table(dice, 0))
    return DicePlan(dice, values, allowed, position.owns(position.turn, AbilityKinds.REROLL) != 0)


def turn_key(position: Position, dice: int) -> tuple[object, ...]:
    """All that a plan depends on."""
    a = position.players[0]
    b = position.players[1]
    settings = position.settings
    return (
        (dice, position.turn, position.phase, position.used),
        (settings.passed_rewards, settings.reading, settings.least_price),
        (
            a.monster,
            a.health,
            a.energy,
            a.tokens,
            a.keeps,
            a.extra_turns,
            a.fewer_dice,
            a.dominated,
            a.immune,
        ),
        (
            b.monster,
            b.health,
            b.energy,
            b.tokens,
            b.keeps,
            b.extra_turns,
            b.fewer_dice,
            b.dominated,
            b.immune,
        ),
        tuple(position.market.offers),
        tuple(position.board.placed),
        tuple(position.board.markers),
    )


@final
class Planner:
    """Keeps the last plans: a turn's dice are planned once, and looked at after every roll."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.plans: dict[tuple[object, ...], DicePlan] = {}
        self.starts: dict[tuple[object, ...], float] = {}

    def plan(self, position: Position, dice: int) -> DicePlan:
        key = turn_key(position, dice)
        found = self.plans.get(key)
        if found is None:
            found = plan_of(position, dice, self.weights)
            if len(self.plans) >= PLANS:
                self.plans.clear()
            self.plans[key] = found
        return found

    def start(self, position: Position, dice: int) -> float:
        """The chance to win before the first roll of the turn."""
        key = turn_key(position, dice)
        found = self.starts.get(key)
        if found is None:
            plan = self.plans.get(key)
            found = (plan if plan is not None else plan_of(position, dice, self.weights)).start()
            if len(self.starts) >= STARTS:
                self.starts.clear()
            self.starts[key] = found
        return found


def worth_of(position: Position, seat: Seat, weights: Weights) -> float:
    """The chance of ``seat`` to win, at a glance: before a roll by what lies there, then by what the dice do."""
    if position.winner >= 0:
        return 1.0 if position.winner == seat else 0.0
    if position.phase <= Phases.ROLLING_OFF:
        return 0.5
    if position.phase == Phases.START or (position.phase == Phases.ROLL and position.roll.made == 0):
        score = score_of(weights, position, approaches(position), position.turn)
        if position.phase == Phases.ROLL:
            score += weights.fewer_dice * position.roll.missing
        chance = chance_of(score)
    else:
        chance = outlook_of(position, weights)
    return chance if position.turn == seat else 1.0 - chance
