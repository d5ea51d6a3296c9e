"""What a position of King of Tokyo: Duel is worth, and what a result of the dice makes of it.

A position is judged by its *score*: the logarithm of the odds that a seat wins. The scores of things are
added up by ``Weights``; ``chance_of`` makes a probability of the sum.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from ludarium.games.tokyo_duel import cards as ca
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import position as po
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel.cards import CARDS, HAS, bits
from ludarium.games.tokyo_duel.expectation import Plan, results
from ludarium.games.tokyo_duel.position import Position
from ludarium.games.tokyo_duel.tracks import Cells, amount_of, reward_of, token_of, zone

NEVER: Final = 99  # steps, where no way leads
STEPS: Final = 17  # more than a track is long
ENOUGH: Final = 40  # energy; more is worth no more
SEEN: Final = 6  # steps within which rewards count

# -- weights


@final
class Weights:
    """Scores of what a position holds, of the seat that rolls next ("mover") and of the other."""

    def __init__(
        self,
        moves: float,
        hp_mover: list[float],
        hp_other: list[float],
        place: list[float],
        near_mover: list[float],
        near_other: list[float],
        energy: list[float],
        tokens: list[float],
        rewards: float,
        fewer_dice: float,
        keep: list[float],
    ) -> None:
        self.moves = moves
        self.hp_mover = hp_mover
        self.hp_other = hp_other
        self.place = place
        """A marker that stands so many spaces on the own side."""
        self.near_mover = near_mover
        """So many steps from winning by victory space or zones; 8 and more are alike."""
        self.near_other = near_other
        self.energy = energy
        self.tokens = tokens
        self.rewards = rewards
        """Times what lies ahead, in scores of ``REWARD``."""
        self.fewer_dice = fewer_dice
        self.keep = keep
        """A Keep card, to its owner."""


THUMB: Final = Weights(
    0.25,
    [0.0, 0.6, 1.05, 1.4, 1.7, 1.96, 2.18, 2.38, 2.56, 2.72, 2.87, 3.01, 3.14, 3.26, 3.37, 3.47],
    [0.0, 0.6, 1.05, 1.4, 1.7, 1.96, 2.18, 2.38, 2.56, 2.72, 2.87, 3.01, 3.14, 3.26, 3.37, 3.47],
    [0.0, 0.12, 0.28, 0.5, 0.62, 0.75, 0.85],
    [0.0, 1.6, 1.0, 0.5, 0.2, 0.08, 0.0, 0.0, 0.0],
    [0.0, 0.9, 0.6, 0.35, 0.15, 0.05, 0.0, 0.0, 0.0],
    [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.58, 0.66, 0.72, 0.78, 0.83, 0.88, 0.92],
    [0.0, 0.16, 0.3],
    1.0,
    -0.35,
    [
        0.8, 0.5, 0.1, 0.35, 0.9, 0.4, 0.4, 0.0, 0.0, 0.4,
        0.0, 0.9, 0.25, 0.0, 0.4, 0.6, 0.3, 0.0, 0.35, 0.5,
        0.0, 0.0, 0.5, 0.35, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0,
        0.25, 0.35, 0.0, 0.2, 0.0, 0.4, 0.0, 0.5, 0.15, 0.0,
        0.0, 0.0, 0.35, 0.3, 0.0, 0.25, 0.2, 0.25, 0.6, 0.3,
    ],
)  # fmt: skip
"""Rules of thumb, by judgement: what the greedy bot goes by."""

FITTED: Final = Weights(
    2.15,
    [0.0, 0.0, 0.44, 0.79, 1.1, 1.4, 1.62, 1.8, 1.95, 2.1, 2.22, 2.31, 2.36, 2.39, 2.41, 2.42],
    [0.0, 0.0, 0.65, 1.6, 2.3, 2.8, 3.25, 3.5, 3.8, 3.95, 4.1, 4.25, 4.33, 4.4, 4.43, 4.45],
    [0.0, 0.06, 0.15, 0.32, 0.66, 0.82, 0.95],
    [0.0, 2.2, 1.38, 0.8, 0.45, 0.24, 0.08, 0.0, 0.0],
    [0.0, 1.2, 0.72, 0.39, 0.25, 0.12, 0.0, 0.0, 0.0],
    [0.0, 0.12, 0.21, 0.3, 0.4, 0.49, 0.58, 0.68, 0.76, 0.82, 0.9, 0.98, 1.06],
    [0.0, 0.19, 0.37],
    0.4,
    -0.2,
    [
        0.43, 0.43, 0.0, 0.34, 0.2, 0.76, 0.3, 0.0, 0.0, 0.5,
        0.0, 0.85, 0.08, 0.0, 0.88, 0.59, 0.05, 0.0, 0.33, 0.18,
        0.0, 0.0, 0.1, -0.17, 0.0, 0.0, 0.0, -0.3, 0.0, 0.0,
        -0.08, 0.44, 0.0, 0.26, 0.0, 0.16, 0.0, 0.32, 0.18, 0.0,
        0.0, 0.0, 0.38, -0.18, 0.0, 0.12, 0.08, 0.11, 0.39, 0.51,
    ],
)  # fmt: skip
"""Fitted to who won, over 68,000 turns of bots that go by such weights: what the search is told."""

MORE_ENERGY: Final = 0.03  # each beyond those that weights tell of
# What The King's rival runs into; what stops nobody else gives nothing.
REWARD: Final = [0.0, 0.12, 0.1, 0.07, 0.12, 0.2]
AHEAD: Final = [0.0, 1.0, 0.75, 0.5, 0.35, 0.2]  # by the steps to it

# -- rules of thumb for what no position shows

EXTRA_TURN: Final = 0.8
DOMINATED: Final = -0.12  # a Keep card
DISCARDED: Final = 0.35  # a Keep card of the rival
KING_TOKEN: Final = [0.0, 0.15, 0.25, 0.3, 0.3]  # by the powers used
TOKEN_LAID: Final = 0.08
CERTAIN: Final = 6.0  # the score of a win that is all but there
PLANS: Final = 200  # kept at a time
STARTS: Final = 5000
MEETS: Final = 0.8  # the share of a card that can be paid for after the dice: the markers may differ

KITTY: Final = [0, 0, 2, 4, 4, 6, 8, 8, 10, 12]  # energy by SP (K75)
# What an Alienoid may add by SP (K68, K73): at most so many symbols, and how they come: 1 or 2 alike each.
GROUPS: Final[list[list[list[int]]]] = [[], [], [[1]], [[2]], [[1, 1], [2]], [[2, 1]], [[2, 2], [1, 1, 1]],
                                        [[2, 1, 1], [2, 2]], [[2, 2, 1], [1, 1, 1, 1]]]  # fmt: skip


def chance_of(score: float) -> float:
    """The probability that belongs to a score.

    >>> chance_of(0.0)
    0.5
    """
    if score > 30.0:
        return 1.0
    if score < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-score))


def energy_score(weights: Weights, energy: int) -> float:
    table = weights.energy
    last = len(table) - 1
    return table[energy] if energy <= last else table[last] + MORE_ENERGY * min(energy - last, 10)


def keeps_score(weights: Weights, keeps: int) -> float:
    score = 0.0
    for card in bits(keeps):
        score += weights.keep[card]
    return score


@final
class Ground:
    """One track as each seat sees it, by cell: steps to the victory space and to the own zone, how far
    on the own side, and the rewards ahead. A cell is looked at when it is asked for."""

    def __init__(self, cells: Cells, kings: list[bool], empty_hits: list[bool]) -> None:
        size = len(cells)
        self.cells = cells
        self.kings = kings
        self.empty_hits = empty_hits
        self.known = [[False] * size, [False] * size]
        self.zone = [[NEVER] * size, [NEVER] * size]
        self.score = [[0.0] * size, [0.0] * size]

    def far(self, seat: int, at: int) -> int:
        return len(self.cells) - 1 - at if seat == 0 else at

    def to_zone(self, seat: int, at: int) -> int:
        if not self.known[seat][at]:
            self._look(seat, at)
        return self.zone[seat][at]

    def ahead(self, seat: int, at: int) -> float:
        if not self.known[seat][at]:
            self._look(seat, at)
        return self.score[seat][at]

    def side(self, seat: int, at: int) -> int:
        """How many spaces a marker stands on the own side; below 0 on the rival's."""
        own = self.far(seat, at)
        other = len(self.cells) - 1 - own
        if own < other:
            return min(6, max(0, ru.FAR - own))
        return -min(6, max(0, ru.FAR - other)) if other < own else 0

    def _look(self, seat: int, at: int) -> None:
        step = 1 if seat == 0 else -1
        own = self.far(seat, at)
        stops = self.kings[1 - seat] and not self.kings[seat]
        empty_hits = self.empty_hits[seat]
        steps = NEVER
        score = 0.0
        k = 0
        while k <= own and (steps == NEVER or k < SEEN):
            cell = self.cells[at + k * step]
            if steps == NEVER and zone(cell) == seat:
                steps = k
            if 0 < k < SEEN:
                reward = reward_of(cell)
                if reward == ru.STOPS:
                    if stops:
                        score -= AHEAD[k] * REWARD[reward]
                elif reward:
                    score += AHEAD[k] * REWARD[reward] * amount_of(cell)
                elif empty_hits and k < own and token_of(cell) != ru.NO_TOKEN:
                    score += AHEAD[k] * REWARD[ru.REWARD_ATT]
            k += 1
        self.zone[seat][at] = steps
        self.score[seat][at] = score
        self.known[seat][at] = True


def grounds_of(position: Position) -> list[Ground]:
    kings = [position.monsters[0] == ru.KING, position.monsters[1] == ru.KING]
    hits = [position.owns(0, ca.EMPTY_CELL) != 0, position.owns(1, ca.EMPTY_CELL) != 0]
    return [Ground(position.cells[0], kings, hits), Ground(position.cells[1], kings, hits)]


def steps_to_win(grounds: list[Ground], seat: int, fame: int, destruction: int) -> int:
    """How many steps ``seat`` needs with the markers on these cells."""
    a = grounds[0]
    b = grounds[1]
    return min(
        a.far(seat, fame), b.far(seat, destruction), a.to_zone(seat, fame) + b.to_zone(seat, destruction)
    )


def board_score(weights: Weights, grounds: list[Ground], mover: int, fame: int, destruction: int) -> float:
    """The score of the mover for where the markers stand."""
    other = 1 - mover
    a = grounds[0]
    b = grounds[1]
    place = weights.place
    ahead = a.ahead(mover, fame) + b.ahead(mover, destruction)
    ahead -= a.ahead(other, fame) + b.ahead(other, destruction)
    side = a.side(mover, fame)
    score = place[side] if side >= 0 else -place[-side]
    side = b.side(mover, destruction)
    score += place[side] if side >= 0 else -place[-side]
    return (
        score
        + weights.rewards * ahead
        + weights.near_mover[min(8, steps_to_win(grounds, mover, fame, destruction))]
        - weights.near_other[min(8, steps_to_win(grounds, other, fame, destruction))]
    )


def standing_score(weights: Weights, position: Position, seat: int) -> float:
    """The score of ``seat`` for what health, energy, markers and the next mover don't tell."""
    score = weights.tokens[min(2, position.tokens[seat])] + keeps_score(weights, position.keeps[seat])
    score += weights.fewer_dice * position.fewer[seat] + EXTRA_TURN * position.extra[seat]
    if position.dominated[seat]:
        score += DOMINATED * len(bits(position.keeps[seat]))
    return score


def score_of(weights: Weights, position: Position, grounds: list[Ground], mover: int) -> float:
    """The score of ``mover``, who rolls next."""
    other = 1 - mover
    return (
        weights.moves
        + weights.hp_mover[min(15, position.health[mover])]
        - weights.hp_other[min(15, position.health[other])]
        + energy_score(weights, position.energy[mover])
        - energy_score(weights, position.energy[other])
        + standing_score(weights, position, mover)
        - standing_score(weights, position, other)
        + board_score(weights, grounds, mover, position.marks[0], position.marks[1])
    )


@final
class Path:
    """One track walked by one seat from where the marker stands: all by the number of steps."""

    def __init__(self, position: Position, track: int, seat: int) -> None:
        cells = position.cells[track]
        at = position.marks[track]
        step = 1 if seat == 0 else -1
        end = len(cells) - 1 if seat == 0 else 0
        stops = position.monsters[1 - seat] == ru.KING and position.monsters[seat] != ru.KING
        empty_hits = position.owns(seat, ca.EMPTY_CELL) != 0
        off_tokens = position.owns(seat, ca.OFF_TOKEN) != 0
        self.cell = [at]
        self.moved = [0]
        self.hits = [0]
        self.heals = [0]
        self.energy = [0]
        self.tokens = [0]
        self.wins = [False]  # by the victory space
        self.through = [0]  # bit 0: a cell in the own zone was entered, bit 1: in the rival's
        hits = 0
        heals = 0
        energy = 0
        tokens = 0
        through = 0
        moved = 0
        stopped = False
        won = False
        for _ in range(STEPS):
            if not stopped and not won:
                left = token_of(cells[at])
                at += step
                moved += 1
                cell = cells[at]
                if off_tokens and left != ru.NO_TOKEN and token_of(cell) != left:
                    tokens += 1
                place = zone(cell)
                if place < 2:
                    through |= 1 if place == seat else 2
                if not position.settings.passed_rewards:
                    hits = 0
                    heals = 0
                    energy = 0
                    tokens = 0
                reward = reward_of(cell)
                amount = amount_of(cell)
                if at == end:
                    won = True
                elif reward == ru.REWARD_ATT:
                    hits += amount
                elif reward == ru.REWARD_HEAL:
                    heals += amount
                elif reward == ru.REWARD_EN:
                    energy += amount
                elif reward == ru.REWARD_TOKEN:
                    tokens += amount
                elif reward == ru.STOPS:
                    stopped = stops
                elif empty_hits and token_of(cell) != ru.NO_TOKEN:
                    hits += 1
            self.cell.append(at)
            self.moved.append(moved)
            self.hits.append(hits)
            self.heals.append(heals)
            self.energy.append(energy)
            self.tokens.append(tokens)
            self.wins.append(won)
            self.through.append(through)


def _waiting_cards(position: Position) -> int:
    """The cards whose moment in a turn is still to come, or lasts."""
    waiting = HAS[ca.PULL_HITS] | HAS[ca.END_ENERGY]
    if position.phase <= po.RESOLVE:
        waiting |= HAS[ca.FEWER_DICE] & ~position.used
        if position.phase <= po.ROLL or di.number_of(position.result(), ru.ATT) == 0:
            waiting |= HAS[ca.IF_NONE]
    if position.phase <= po.RESULT:
        waiting |= (ca.RESULT_CARDS & ~position.used) | HAS[ca.TOO_ALIKE]
    return waiting


@final
class Outlook:
    """What results of the dice are worth to the seat whose turn it is: its chance to win afterwards.

    It is made for one position, from which nothing may have changed when it is asked.
    """

    def __init__(self, position: Position, weights: Weights) -> None:
        me = position.turn
        rival = 1 - me
        phase = position.phase
        self.position = position
        self.weights = weights
        self.me = me
        self.grounds = grounds_of(position)
        self.fame = Path(position, ru.FAME_TRACK, me)
        self.destruction = Path(position, ru.DEST_TRACK, me)
        self.monster = position.monsters[me]
        self.most = position.most(me)
        keeps = position.keeps[me]
        unused = ~position.used
        self.rolling = phase <= po.ROLL
        self.cards = keeps & _waiting_cards(position)
        self.more_heal = 1 if keeps & HAS[ca.HEAL_MORE] & unused else 0
        self.in_shape = keeps & HAS[ca.IN_SHAPE] != 0
        self.sleeps = keeps & HAS[ca.SLEEP] != 0
        self.added = position.extra_symbols() if self.rolling else 0
        # What the rival keeps off.
        shields = position.keeps[rival]
        self.shield = 0
        if shields & HAS[ca.PREVENT] & unused:
            self.shield += 1
        if shields & HAS[ca.PREVENT_ON_TOKEN] & unused and token_of(position.cell(0)) != ru.NO_TOKEN:
            self.shield += 1
        self.thinner = shields & HAS[ca.CAMOUFLAGE] != 0
        self.immune = position.immune >> rival & 1 == 1 or shields & HAS[ca.SLEEP] != 0
        self.survives = shields & HAS[ca.SURVIVE] != 0
        # Scores, all of ``me``; the rival moves next unless another turn follows.
        again = position.extra[me] > 0
        self.mover = me if again else rival
        self.sign = 1.0 if again else -1.0
        self.base = (
            self.sign * weights.moves
            + standing_score(weights, position, me)
            - weights.tokens[min(2, position.tokens[me])]
            - standing_score(weights, position, rival)
            - energy_score(weights, position.energy[rival])
        )
        self.own_health = weights.hp_mover if again else weights.hp_other
        self.rival_health = weights.hp_other if again else weights.hp_mover
        self.boards: dict[int, float] = {}
        self.gift = 0 if position.bought or phase > po.BUY else 1
        self.prices = [0]
        self.scores = [0.0]
        self.purses: list[float] = []
        self._offers()

    # -- the market

    def _offers(self) -> None:
        """The prices and scores of all that may be bought together."""
        position = self.position
        if position.phase <= po.BUY:
            for space in range(ru.MARKET):
                card = position.market[space]
                if card >= 0:
                    price = position.price(space, 0)
                    score = MEETS * self.card_score(card)
                    for i in range(len(self.prices)):
                        self.prices.append(self.prices[i] + price)
                        self.scores.append(self.scores[i] + score)

    def purse(self, energy: int) -> float:
        """The score of so much energy at the beginning of the purchases."""
        while len(self.purses) <= energy:
            owned = len(self.purses)
            best = energy_score(self.weights, owned + self.gift)
            for i in range(1, len(self.prices)):
                if self.prices[i] <= owned:
                    score = self.scores[i] + energy_score(self.weights, owned - self.prices[i])
                    if score > best:
                        best = score
            self.purses.append(best)
        return self.purses[energy]

    def card_score(self, card: int) -> float:
        """What buying a card adds to the score, roughly, without its price."""
        position = self.position
        kind = CARDS[card]
        me = self.me
        rival = 1 - me
        weights = self.weights
        score = weights.keep[card]
        if kind.token >= 0:
            score += TOKEN_LAID
        for effect in kind.by_word[ca.ON_BUY].effects:
            verb = effect.verb
            if verb == ca.PULL:
                score += self._pull_score(effect.a, effect.b)
            elif verb == ca.PULL_ATTACKS:
                score += self._pull_score(effect.a, position.attacks)
            elif verb == ca.HIT:
                score += self._loss_score(rival, effect.a)
            elif verb == ca.SELF_HIT:
                score -= self._loss_score(me, effect.a)
            elif verb == ca.BOTH_LOSE:
                score += self._loss_score(rival, effect.a)
                if position.health[rival] > effect.a:
                    score -= self._loss_score(me, effect.a)
            elif verb == ca.GAIN_HP:
                now = position.health[me]
                after = min(self.most, now + effect.a)
                score += self.own_health[after] - self.own_health[now]
            elif verb == ca.ENERGY:
                owned = position.energy[me]
                score += energy_score(weights, owned + effect.a) - energy_score(weights, owned)
            elif verb == ca.DICE_TOKEN:
                now = min(2, position.tokens[me])
                score += weights.tokens[min(2, now + effect.a)] - weights.tokens[now]
            elif verb == ca.EXTRA_TURN:
                score += EXTRA_TURN
            elif verb == ca.DOMINATE:
                score -= DOMINATED * len(bits(position.keeps[rival]))
            elif verb == ca.ZONE_LOSSES:
                for track in range(2):
                    owner = zone(position.cells[track][position.marks[track]])
                    if owner == me:
                        score -= self._loss_score(me, effect.a)
                    elif owner == rival:
                        score += self._loss_score(rival, effect.a)
            elif verb == ca.RIVAL_DISCARDS and position.keeps[rival]:
                score += DISCARDED
        return score

    def _loss_score(self, seat: int, amount: int) -> float:
        now = min(15, self.position.health[seat])
        table = self.own_health if seat == self.me else self.rival_health
        if now <= amount:
            return CERTAIN
        return table[now] - table[now - amount]

    def _pull_score(self, track: int, steps: int) -> float:
        path = self.fame if track == ru.FAME_TRACK else self.destruction
        if steps == 0:
            return 0.0
        other = self.position.marks[1 - track]
        in_zone = zone(self.position.cells[1 - track][other]) == self.me
        if path.wins[steps] or (in_zone and path.through[steps] & 1):
            return CERTAIN
        a = steps if track == ru.FAME_TRACK else 0
        b = steps if track == ru.DEST_TRACK else 0
        score = self._board(a, b) - self._board(0, 0)
        return score + 0.12 * path.hits[steps] + 0.08 * (path.energy[steps] + path.tokens[steps])

    # -- results

    def _board(self, fame: int, destruction: int) -> float:
        """The score for the markers after so many steps; +-1000 where somebody has won."""
        key = fame << 5 | destruction
        found = self.boards.get(key)
        if found is not None:
            return found
        a = self.fame
        b = self.destruction
        me = self.me
        cells = self.position.cells
        zone_a = zone(cells[0][a.cell[0]])
        zone_b = zone(cells[1][b.cell[0]])
        after_a = zone(cells[0][a.cell[fame]])
        after_b = zone(cells[1][b.cell[destruction]])
        own = False
        lost = True
        for first in range(2):  # fame is pulled first, or destruction
            a_meets = zone_b if first == 0 else after_b
            b_meets = after_a if first == 0 else zone_a
            won = (a.through[fame] & 1 and a_meets == me) or (b.through[destruction] & 1 and b_meets == me)
            given = (a.through[fame] & 2 and a_meets == 1 - me) or (
                b.through[destruction] & 2 and b_meets == 1 - me
            )
            if won:
                own = True
            if not given:
                lost = False
        if own or a.wins[fame] or b.wins[destruction]:
            score = 1000.0
        elif lost:
            score = -1000.0
        else:
            score = self.sign * board_score(
                self.weights, self.grounds, self.mover, a.cell[fame], b.cell[destruction]
            )
        self.boards[key] = score
        return score

    def table(self, dice: int, unmade: int) -> list[float]:
        """The values of all results of ``dice`` dice with so many rolls unmade."""
        return [self.value(result, unmade) for result in results(dice)]

    def value(self, symbols: int, unmade: int = 0, used: int = 0) -> float:
        """The chance to win with these symbols (of which ``used`` SP can't be used any more)."""
        symbols += self.added
        a = symbols & 15
        h = symbols >> 4 & 15
        e = symbols >> 8 & 15
        f = symbols >> 12 & 15
        d = symbols >> 16 & 15
        s = symbols >> 20 & 15
        best = self._result(a, h, e, f, d, s, unmade, used)
        if self.monster == ru.ALIENOID and s - used >= 2 and self.position.phase <= po.RESULT:
            for groups in GROUPS[min(s - used, 8)]:
                value = self._with_added([a, h, e, f, d], s, groups, unmade)
                if value > best:
                    best = value
        return best

    def _with_added(self, counts: list[int], s: int, groups: list[int], unmade: int) -> float:
        """The best that comes of adding groups of symbols, one group after another."""
        best = 0.0
        for i in range(len(groups)):
            at = -1
            best = -1.0
            for symbol in range(5):
                counts[symbol] += groups[i]
                value = self._result(counts[0], counts[1], counts[2], counts[3], counts[4], s, unmade, s)
                counts[symbol] -= groups[i]
                if value > best:
                    best = value
                    at = symbol
            counts[at] += groups[i]
        return best

    def _result(self, a: int, h: int, e: int, f: int, d: int, s: int, unmade: int, used: int) -> float:
        """The chance to win with these symbols, the Alienoid's and those of cards added."""
        fame = max(0, f - 2)
        pulled = max(0, d - 2)
        hits = 0
        score = 0.0
        lost = 0
        if self.cards:
            cards = self.cards
            alike = max(a, h, e, f, d, s)
            if cards & HAS[ca.UNMADE_ROLLS]:
                e += unmade
            if cards & HAS[ca.IF_ALIKE] and alike >= 5:
                hits += 4
                pulled += 2
            if cards & HAS[ca.ALL_SYMBOLS] and a and h and e and f and d and s:
                hits += 2
                fame += 2
                pulled += 2
            if cards & HAS[ca.IN_GROUPS]:
                fame += s // 3
            if cards & HAS[ca.IF_NONE] and a == 0:
                fame += 1
            if cards & HAS[ca.TOO_ALIKE] and alike >= 4:
                lost = 10
            if cards & HAS[ca.FEWER_DICE] and d > 2:
                score -= self.weights.fewer_dice
            if cards & HAS[ca.END_ENERGY]:
                pulled += (self.position.energy[self.me] + e) // 7
            if cards & HAS[ca.PULL_HITS] and pulled:
                hits += self.destruction.moved[min(pulled, STEPS)]
        tokens = 0
        monster = self.monster
        s -= used
        if s:
            if monster == ru.PENGUIN:
                tokens = s
            elif s >= 2:
                if monster == ru.MEKA:
                    a *= s
                elif monster == ru.KITTY:
                    e += KITTY[min(s, 9)]
                elif monster == ru.KING:
                    score += KING_TOKEN[min(s // 2, 4)]
                elif monster == ru.GIGAZAUR:
                    pulls = s // 2
                    best = -1.0
                    for k in range(pulls + 1):
                        value = self._final(fame + k, pulled + pulls - k, a, hits, h, e, tokens, score, lost)
                        if value > best:
                            best = value
                    return best
        return self._final(fame, pulled, a, hits, h, e, tokens, score, lost)

    def _final(
        self,
        fame: int,
        pulled: int,
        a: int,
        hits: int,
        h: int,
        e: int,
        tokens: int,
        score: float,
        lost: int,
    ) -> float:
        position = self.position
        me = self.me
        x = self.fame
        y = self.destruction
        fame = min(fame, STEPS)
        pulled = min(pulled, STEPS)
        health = position.health[me]
        if lost and not self.sleeps:
            health -= lost
            if health <= 0:
                return 0.0
        board = self._board(fame, pulled)
        if board >= 1000.0:
            return 1.0
        hits += x.hits[fame] + y.hits[pulled]
        rival = position.health[1 - me]
        if self.immune:
            a = 0
            hits = 0
        harm = a + hits
        if harm and self.shield:
            harm = max(0, harm - self.shield)
        score += self.base
        if harm >= rival:
            if self.survives:
                harm = rival - 1
                score += self.weights.keep[48]
            elif not self.thinner:
                return 1.0
            else:
                # One die for each HP: all but certain when there is much to spare.
                score += 3.0 if harm > rival + 1 else 0.5
                harm = rival - 1
        elif self.thinner and harm > 2:
            harm -= 1
        if board <= -1000.0:
            return 0.0
        if self.in_shape and harm > 3:
            score += 0.15 * min(harm - 3, position.energy[me] + e)
        heals = h + x.heals[fame] + y.heals[pulled]
        if heals and self.more_heal:
            heals += 1
        health = min(self.most, health + heals)
        energy = min(ENOUGH, position.energy[me] + e + x.energy[fame] + y.energy[pulled])
        owned = min(ru.MOST_TOKENS, position.tokens[me] + tokens + x.tokens[fame] + y.tokens[pulled])
        return chance_of(
            score
            + board
            + self.own_health[min(15, health)]
            - self.rival_health[min(15, rival - harm)]
            + self.purse(energy)
            + self.weights.tokens[owned]
        )


def outlook_of(position: Position, weights: Weights) -> float:
    """The chance to win of the seat whose turn it is, after its roll."""
    symbols = 0
    used = 0
    if position.phase <= po.RESULT:
        symbols = position.dice + position.added if position.phase == po.ROLL else position.result()
        used = position.sp_used
    elif position.phase == po.RESOLVE:
        symbols = position.result()
        for symbol in range(ru.SP):
            if position.groups >> symbol & 1:
                symbols -= di.number_of(symbols, symbol) << 4 * symbol
        used = position.sp_used
    return Outlook(position, weights).value(symbols, 0, used)


def plan_of(position: Position, dice: int, weights: Weights) -> Plan:
    """The best play of ``dice`` dice in the turn that runs."""
    outlook = Outlook(position, weights)
    allowed = position.allowed_rolls()
    values: list[list[float]] = []
    if position.owns(position.turn, ca.UNMADE_ROLLS) & ~position.used:
        for unmade in range(allowed):
            values.append(outlook.table(dice, unmade))
    else:
        values.append(outlook.table(dice, 0))
    return Plan(dice, values, allowed, position.owns(position.turn, ca.REROLL) != 0)


def turn_key(position: Position, dice: int) -> tuple[object, ...]:
    """All that a plan depends on."""
    return (
        dice,
        position.turn,
        position.phase,
        position.used,
        position.immune,
        position.settings.passed_rewards,
        position.settings.reading,
        position.settings.least_price,
        tuple(position.monsters),
        tuple(position.health),
        tuple(position.energy),
        tuple(position.tokens),
        tuple(position.keeps),
        tuple(position.extra),
        tuple(position.fewer),
        tuple(position.dominated),
        tuple(position.market),
        tuple(position.placed),
        tuple(position.marks),
    )


@final
class Planner:
    """Keeps the last plans: a turn's dice are planned once, and looked at after every roll."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.plans: dict[tuple[object, ...], Plan] = {}
        self.starts: dict[tuple[object, ...], float] = {}

    def plan(self, position: Position, dice: int) -> Plan:
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


def worth_of(position: Position, seat: int, weights: Weights) -> float:
    """The chance of ``seat`` to win, at a glance: before a roll by what lies there, then by what the dice do."""
    if position.winner >= 0:
        return 1.0 if position.winner == seat else 0.0
    if position.phase <= po.ROLLING_OFF:
        return 0.5
    if position.phase == po.START or (position.phase == po.ROLL and position.rolls == 0):
        score = score_of(weights, position, grounds_of(position), position.turn)
        if position.phase == po.ROLL:
            score += weights.fewer_dice * position.reduction
        chance = chance_of(score)
    else:
        chance = outlook_of(position, weights)
    return chance if position.turn == seat else 1.0 - chance
