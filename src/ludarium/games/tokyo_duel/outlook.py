"""What a result of the dice makes of a position of King of Tokyo: Duel."""

from __future__ import annotations

from typing import Final, final

from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel.cards import CARDS, HAS, RESULT_CARDS, AbilityKinds, EffectKinds, bits
from ludarium.games.tokyo_duel.expectation import results
from ludarium.games.tokyo_duel.lookahead import STEPS, Walk, approaches, board_score
from ludarium.games.tokyo_duel.position import Position
from ludarium.games.tokyo_duel.terms import (
    NO_TOKEN,
    Card,
    Cards,
    Dice,
    Monsters,
    Phases,
    Seat,
    Symbols,
    Track,
    Tracks,
)
from ludarium.games.tokyo_duel.tracks import token_of, zone
from ludarium.games.tokyo_duel.weights import (
    DOMINATED,
    EXTRA_TURN,
    Weights,
    chance_of,
    energy_score,
    standing_score,
)

ENOUGH: Final = 40  # energy; more is worth no more
DISCARDED: Final = 0.35  # a Keep card of the rival
KING_TOKEN: Final = [0.0, 0.15, 0.25, 0.3, 0.3]  # by the powers used
TOKEN_LAID: Final = 0.08
CERTAIN: Final = 6.0  # the score of a win that is all but there
MEETS: Final = 0.8  # the share of a card that can be paid for after the dice: the markers may differ

KITTY: Final = [0, 0, 2, 4, 4, 6, 8, 8, 10, 12]  # energy by SP (K75)
# What an Alienoid may add by SP (K68, K73): at most so many symbols, and how they come: 1 or 2 alike each.
GROUPS: Final[list[list[list[int]]]] = [[], [], [[1]], [[2]], [[1, 1], [2]], [[2, 1]], [[2, 2], [1, 1, 1]],
                                        [[2, 1, 1], [2, 2]], [[2, 2, 1], [1, 1, 1, 1]]]  # fmt: skip


def _waiting_cards(position: Position) -> Cards:
    """The cards whose moment in a turn is still to come, or lasts."""
    waiting = HAS[AbilityKinds.PULL_HITS] | HAS[AbilityKinds.END_ENERGY]
    if position.phase <= Phases.RESOLVE:
        waiting |= HAS[AbilityKinds.FEWER_DICE] & ~position.used
        if position.phase <= Phases.ROLL or di.number_of(position.result(), Symbols.ATTACK) == 0:
            waiting |= HAS[AbilityKinds.IF_NONE]
    if position.phase <= Phases.RESULT:
        waiting |= (RESULT_CARDS & ~position.used) | HAS[AbilityKinds.TOO_ALIKE]
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
        self.tracks = approaches(position)
        self.fame = Walk(position, Tracks.FAME, me)
        self.destruction = Walk(position, Tracks.DESTRUCTION, me)
        player = position.players[me]
        other = position.players[rival]
        self.player = player
        self.rival = other
        self.monster = player.monster
        self.most = player.most()
        keeps = player.keeps
        unused = ~position.used
        self.rolling = phase <= Phases.ROLL
        self.cards = keeps & _waiting_cards(position)
        self.more_heal = 1 if keeps & HAS[AbilityKinds.HEAL_MORE] & unused else 0
        self.in_shape = keeps & HAS[AbilityKinds.IN_SHAPE] != 0
        self.sleeps = keeps & HAS[AbilityKinds.SLEEP] != 0
        self.added = position.extra_symbols() if self.rolling else 0
        # What the rival keeps off.
        shields = other.keeps
        self.shield = 0
        if shields & HAS[AbilityKinds.PREVENT] & unused:
            self.shield += 1
        if (
            shields & HAS[AbilityKinds.PREVENT_ON_TOKEN] & unused
            and token_of(position.board.cell(Tracks.FAME)) != NO_TOKEN
        ):
            self.shield += 1
        self.thinner = shields & HAS[AbilityKinds.CAMOUFLAGE] != 0
        self.immune = other.immune or shields & HAS[AbilityKinds.SLEEP] != 0
        self.survives = shields & HAS[AbilityKinds.SURVIVE] != 0
        # Scores, all of ``me``; the rival moves next unless another turn follows.
        again = player.extra_turns > 0
        self.mover = me if again else rival
        self.sign = 1.0 if again else -1.0
        self.base = (
            self.sign * weights.moves
            + standing_score(weights, player)
            - weights.tokens[min(2, player.tokens)]
            - standing_score(weights, other)
            - energy_score(weights, other.energy)
        )
        self.own_health = weights.hp_mover if again else weights.hp_other
        self.rival_health = weights.hp_other if again else weights.hp_mover
        self.boards: dict[int, float] = {}
        self.gift = 0 if position.bought or phase > Phases.BUY else 1
        self.prices = [0]
        self.scores = [0.0]
        self.purses: list[float] = []
        self._offers()

    # -- the market

    def _offers(self) -> None:
        """The prices and scores of all that may be bought together."""
        position = self.position
        if position.phase <= Phases.BUY:
            for space in range(ru.MARKET):
                card = position.market.offers[space]
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

    def card_score(self, card: Card) -> float:
        """What buying a card adds to the score, roughly, without its price."""
        position = self.position
        bought = CARDS[card]
        me = self.me
        rival = 1 - me
        weights = self.weights
        score = weights.keep[card]
        if bought.token >= 0:
            score += TOKEN_LAID
        for effect in bought.by_kind[AbilityKinds.ON_BUY].effects:
            kind = effect.kind
            if kind == EffectKinds.PULL:
                score += self._pull_score(effect.track, effect.n)
            elif kind == EffectKinds.PULL_ATTACKS:
                score += self._pull_score(effect.track, position.roll.attacks)
            elif kind == EffectKinds.HIT:
                score += self._loss_score(rival, effect.n)
            elif kind == EffectKinds.SELF_HIT:
                score -= self._loss_score(me, effect.n)
            elif kind == EffectKinds.BOTH_LOSE:
                score += self._loss_score(rival, effect.n)
                if self.rival.health > effect.n:
                    score -= self._loss_score(me, effect.n)
            elif kind == EffectKinds.GAIN_HP:
                now = self.player.health
                after = min(self.most, now + effect.n)
                score += self.own_health[after] - self.own_health[now]
            elif kind == EffectKinds.ENERGY:
                owned = self.player.energy
                score += energy_score(weights, owned + effect.n) - energy_score(weights, owned)
            elif kind == EffectKinds.DICE_TOKEN:
                now = min(2, self.player.tokens)
                score += weights.tokens[min(2, now + effect.n)] - weights.tokens[now]
            elif kind == EffectKinds.EXTRA_TURN:
                score += EXTRA_TURN
            elif kind == EffectKinds.DOMINATE:
                score -= DOMINATED * len(bits(self.rival.keeps))
            elif kind == EffectKinds.ZONE_LOSSES:
                for track in range(2):
                    owner = position.board.zone(track)
                    if owner == me:
                        score -= self._loss_score(me, effect.n)
                    elif owner == rival:
                        score += self._loss_score(rival, effect.n)
            elif kind == EffectKinds.RIVAL_DISCARDS and self.rival.keeps:
                score += DISCARDED
        return score

    def _loss_score(self, seat: Seat, amount: int) -> float:
        player = self.player if seat == self.me else self.rival
        now = min(15, player.health)
        table = self.own_health if seat == self.me else self.rival_health
        if now <= amount:
            return CERTAIN
        return table[now] - table[now - amount]

    def _pull_score(self, track: Track, steps: int) -> float:
        path = self.fame if track == Tracks.FAME else self.destruction
        if steps == 0:
            return 0.0
        in_zone = self.position.board.zone(1 - track) == self.me
        if path.wins[steps] or (in_zone and path.through[steps] & 1):
            return CERTAIN
        a = steps if track == Tracks.FAME else 0
        b = steps if track == Tracks.DESTRUCTION else 0
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
        cells = self.position.board.cells
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
                self.weights, self.tracks, self.mover, a.cell[fame], b.cell[destruction]
            )
        self.boards[key] = score
        return score

    def table(self, dice: int, unmade: int) -> list[float]:
        """The values of all results of ``dice`` dice with so many rolls unmade."""
        return [self.value(result, unmade) for result in results(dice)]

    def value(self, symbols: Dice, unmade: int = 0, used: int = 0) -> float:
        """The chance to win with these symbols (of which ``used`` SP can't be used any more)."""
        symbols += self.added
        a = symbols & 15
        h = symbols >> 4 & 15
        e = symbols >> 8 & 15
        f = symbols >> 12 & 15
        d = symbols >> 16 & 15
        s = symbols >> 20 & 15
        best = self._result(a, h, e, f, d, s, unmade, used)
        if self.monster == Monsters.ALIENOID and s - used >= 2 and self.position.phase <= Phases.RESULT:
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
            if cards & HAS[AbilityKinds.UNMADE_ROLLS]:
                e += unmade
            if cards & HAS[AbilityKinds.IF_ALIKE] and alike >= 5:
                hits += 4
                pulled += 2
            if cards & HAS[AbilityKinds.ALL_SYMBOLS] and a and h and e and f and d and s:
                hits += 2
                fame += 2
                pulled += 2
            if cards & HAS[AbilityKinds.IN_GROUPS]:
                fame += s // 3
            if cards & HAS[AbilityKinds.IF_NONE] and a == 0:
                fame += 1
            if cards & HAS[AbilityKinds.TOO_ALIKE] and alike >= 4:
                lost = 10
            if cards & HAS[AbilityKinds.FEWER_DICE] and d > 2:
                score -= self.weights.fewer_dice
            if cards & HAS[AbilityKinds.END_ENERGY]:
                pulled += (self.player.energy + e) // 7
            if cards & HAS[AbilityKinds.PULL_HITS] and pulled:
                hits += self.destruction.moved[min(pulled, STEPS)]
        tokens = 0
        monster = self.monster
        s -= used
        if s:
            if monster == Monsters.PENGUIN:
                tokens = s
            elif s >= 2:
                if monster == Monsters.MEKA:
                    a *= s
                elif monster == Monsters.KITTY:
                    e += KITTY[min(s, 9)]
                elif monster == Monsters.KING:
                    score += KING_TOKEN[min(s // 2, 4)]
                elif monster == Monsters.GIGAZAUR:
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
        player = self.player
        x = self.fame
        y = self.destruction
        fame = min(fame, STEPS)
        pulled = min(pulled, STEPS)
        health = player.health
        if lost and not self.sleeps:
            health -= lost
            if health <= 0:
                return 0.0
        board = self._board(fame, pulled)
        if board >= 1000.0:
            return 1.0
        hits += x.hits[fame] + y.hits[pulled]
        rival = self.rival.health
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
            score += 0.15 * min(harm - 3, player.energy + e)
        heals = h + x.heals[fame] + y.heals[pulled]
        if heals and self.more_heal:
            heals += 1
        health = min(self.most, health + heals)
        energy = min(ENOUGH, player.energy + e + x.energy[fame] + y.energy[pulled])
        owned = min(ru.MOST_TOKENS, player.tokens + tokens + x.tokens[fame] + y.tokens[pulled])
        return chance_of(
            score
            + board
            + self.own_health[min(15, health)]
            - self.rival_health[min(15, rival - harm)]
            + self.purse(energy)
            + self.weights.tokens[owned]
        )
