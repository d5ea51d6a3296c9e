"""A position of King of Tokyo: Duel: plain data, what is asked in it, and what may be answered.

Unfinished business is a stack of frames, one int each: what is to be done or asked, and up to five small
numbers. The last frame is the next one; a frame that asks stays until it is answered.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.chance import Chance
from ludarium.core.decision import TABLE, Decision
from ludarium.core.state import Outcome, State
from ludarium.games.tokyo_duel import cards as ca
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import notation as no
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel.cards import CARDS, HAS
from ludarium.games.tokyo_duel.notation import Moves, RealDice, code
from ludarium.games.tokyo_duel.rules import ATT, FAME, SP, SYMBOLS, Settings

# Phases (K18, K83).
CHOOSING: Final = 0
ROLLING_OFF: Final = 1
START: Final = 2
ROLL: Final = 3
RESULT: Final = 4
RESOLVE: Final = 5
BUY: Final = 6
END: Final = 7
OVER: Final = 8
PHASE_NAMES: Final = ("monsters", "roll_off", "start", "roll", "result", "resolve", "buy", "end", "over")

# Frames that are done as soon as they come up; their numbers after the name.
ROLL_OFF: Final = 0
TURN: Final = 1  # seat, extra
START_SLEEP: Final = 2
START_LAB: Final = 3
START_DOMINATED: Final = 4
FINAL_RESULT: Final = 5
RESOLVE_REBOOT: Final = 6
RESOLVE_ALIKE: Final = 7
RESOLVE_ASIDE: Final = 8
AFTER_DICE: Final = 9
BUY_BEGINS: Final = 10
BUY_ENDS: Final = 11
TURN_ENDING: Final = 12
NEXT_TURN: Final = 13
PULL: Final = 14  # seat, track, steps left, steps made, source
REWARD: Final = 15  # seat, reward, amount, token, source
EFFECTS: Final = 16  # card, word, index, seat
BOUGHT: Final = 17  # card, seat
CARD_DONE: Final = 18  # card
LEAVES: Final = 19  # card, seat
RESOLVE_BEGINS: Final = 20
FIRST_ASK: Final = 21
# Frames that may ask.
ASK_MONSTER: Final = 21  # seat
ASK_FACES: Final = 22  # seat, dice, purpose
ASK_PRE_ROLL: Final = 23
ASK_REROLL: Final = 24
ASK_ADD: Final = 25
RESULT_MOMENT: Final = 26
ASK_RESOLVE: Final = 27
ASK_BUY: Final = 28
ASK_LAB: Final = 29  # card
ASK_KEEPS: Final = 30
ASK_ASIDE: Final = 31  # card
ASK_PLACE: Final = 32  # token, seat
ASK_KING: Final = 33  # seat
ASK_TAKE: Final = 34  # card, seat
ASK_SWAP: Final = 35  # card, seat
ASK_MAY: Final = 36  # card, word, amount, seat
DAMAGE: Final = 37  # seat, left, amount, card + 1, by + 1 | camouflage done << 4
PULLED: Final = 38  # seat, track, steps, source, what is done: 1 hits, 2 fewer dice

KINDS: Final = (
    "monster", "faces", "pre_roll", "reroll", "add", "order", "resolve", "buy", "lab", "keeps", "aside",
    "place", "place", "take", "swap", "may", "prevent", "order",
)  # fmt: skip

# Why dice are rolled.
FOR_START: Final = 0
FOR_START_TOO: Final = 1
FOR_TURN: Final = 2
FOR_REROLL: Final = 3
FOR_CAMOUFLAGE: Final = 4
PURPOSES: Final = ("roll_off", "roll_off", "turn", "reroll", "camouflage")

# Where a pull or energy comes from.
FROM_CARD: Final = 0
FROM_DICE: Final = 1  # dice and special power in phase 2

# How a game ends.
BY_HEALTH: Final = 0
BY_ZONES: Final = 1
BY_SPACE: Final = 2
BY_CONCEDING: Final = 3

NONE: Final = -1


def frame(op: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> int:
    """A frame; each number is 0 to 255."""
    return op | a << 6 | b << 14 | c << 22 | d << 30 | e << 38


class Position(State):
    """The data of a game. Lists that never change in place are shared between copies: those of ``cells``,
    and ``deck``, of which the first ``deck_left`` cards are left, the last one on top."""

    def __init__(
        self,
        settings: Settings,
        chance: Chance,
        phase: int,
        turn: int,
        number: int,
        starter: int,
        first_turn: bool,
        monsters: list[int],
        health: list[int],
        energy: list[int],
        tokens: list[int],
        keeps: list[int],
        extra: list[int],
        fewer: list[int],
        dominated: list[int],
        lost: list[int],
        immune: int,
        used: int,
        running: int,
        halted: int,
        deck: list[int],
        deck_left: int,
        pile: list[int],
        market: list[int],
        cells: list[list[int]],
        marks: list[int],
        placed: list[int],
        dice: int,
        added: int,
        reduction: int,
        token_dice: int,
        rolls: int,
        allowed: int,
        sp_used: int,
        groups: int,
        attacks: int,
        bought: bool,
        winner: int,
        reason: int,
        stack: list[int],
    ) -> None:
        self.settings = settings
        self.chance = chance
        self.phase = phase
        self.turn = turn
        """The active seat; NONE before the roll-off."""
        self.number = number
        self.starter = starter
        self.first_turn = first_turn
        self.monsters = monsters
        self.health = health
        self.energy = energy
        self.tokens = tokens
        self.keeps = keeps
        """The Keep cards of each seat, one bit a card."""
        self.extra = extra
        self.fewer = fewer
        """By how many dice the next turn of each seat is poorer (TD43)."""
        self.dominated = dominated
        self.lost = lost
        """HP lost this turn."""
        self.immune = immune
        """One bit a seat: until the end of this turn (TD49)."""
        self.used = used
        """Cards whose use of this turn is spent, one bit a card."""
        self.running = running
        """Cards inside their own resolution (K78)."""
        self.halted = halted
        """Tracks on which a King token has ended movement for this turn (the option ``king_stop``)."""
        self.deck = deck
        self.deck_left = deck_left
        self.pile = pile
        self.market = market
        """The card on each space, left to right; NONE for an empty one."""
        self.cells = cells
        self.marks = marks
        """The index of the marker among the cells of each track."""
        self.placed = placed
        self.dice = dice
        self.added = added
        """Symbols that an Alienoid has added."""
        self.reduction = reduction
        """Dice that this turn lacks (TD09, TD43)."""
        self.token_dice = token_dice
        self.rolls = rolls
        self.allowed = allowed
        self.sp_used = sp_used
        self.groups = groups
        """Symbols that are resolved, one bit each."""
        self.attacks = attacks
        self.bought = bought
        self.winner = winner
        self.reason = reason
        self.stack = stack

    def dump(self) -> tuple[object, ...]:
        return (
            tuple(self.settings.values.items()),
            self.chance.dump(),
            (self.phase, self.turn, self.number, self.starter, self.first_turn),
            (tuple(self.monsters), tuple(self.health), tuple(self.energy), tuple(self.tokens)),
            (tuple(self.keeps), tuple(self.extra), tuple(self.fewer), tuple(self.dominated)),
            (tuple(self.lost), self.immune, self.used, self.running, self.halted),
            (tuple(self.deck[: self.deck_left]), tuple(self.pile), tuple(self.market)),
            (tuple(self.cells[0]), tuple(self.cells[1]), tuple(self.marks), tuple(self.placed)),
            (self.dice, self.added, self.reduction, self.token_dice, self.rolls, self.allowed),
            (self.sp_used, self.groups, self.attacks, self.bought, self.winner, self.reason),
            tuple(self.stack),
        )

    def outcome(self) -> Outcome | None:
        if self.winner == NONE:
            return None
        return Outcome([1, 0] if self.winner == 0 else [0, 1], [self.winner])

    def table(self) -> Decision:
        codes: list[int] = []
        if self.winner == NONE:
            codes = [code(no.CONCEDE, 0), code(no.CONCEDE, 1)]
        return Moves(TABLE, "table", codes)

    # -- questions to the position

    def most(self, seat: int) -> int:
        """The starting health of a seat's monster (K43)."""
        return ru.HEALTH[self.monsters[seat]]

    def owns(self, seat: int, word: int) -> int:
        """The Keep cards of a seat that have a word."""
        return self.keeps[seat] & HAS[word]

    def cell(self, track: int) -> int:
        """The cell that a marker stands on."""
        return self.cells[track][self.marks[track]]

    def extra_symbols(self) -> int:
        """Symbols that the active player's cards add to the result, counted now (K85)."""
        extra = 0
        mine = self.keeps[self.turn]
        if mine & (HAS[ca.ADD_SYMBOL] | HAS[ca.ADD_PER_ZONE]):
            for card in ca.bits(mine & HAS[ca.ADD_SYMBOL]):
                ability = CARDS[card].by_word[ca.ADD_SYMBOL]
                extra += ability.b << 4 * ability.a
            for card in ca.bits(mine & HAS[ca.ADD_PER_ZONE]):
                ability = CARDS[card].by_word[ca.ADD_PER_ZONE]
                for track in range(2):
                    if tr.zone(self.cell(track)) != tr.NO_ZONE:
                        extra += ability.b << 4 * ability.a
        return extra

    def result(self) -> int:
        """All symbols of the result (K24, K85)."""
        return self.dice + self.added + self.extra_symbols()

    def most_alike(self) -> int:
        result = self.result()
        most = 0
        for symbol in range(SYMBOLS):
            most = max(most, di.number_of(result, symbol))
        return most

    def sp_left(self) -> int:
        return di.number_of(self.dice, SP) + di.number_of(self.added, SP) - self.sp_used

    def card_dice(self) -> int:
        """Dice that the active player's cards add (K81)."""
        n = 0
        mine = self.owns(self.turn, ca.EXTRA_DIE)
        if mine:
            for card in ca.bits(mine):
                n += CARDS[card].by_word[ca.EXTRA_DIE].a
        return n

    def allowed_rolls(self) -> int:
        """How many rolls the running turn has (K20, TD16)."""
        n = ru.ROLLS
        for card in ca.bits(self.owns(self.turn, ca.EXTRA_ROLL)):
            n += CARDS[card].by_word[ca.EXTRA_ROLL].a
        return n

    def dice_to_roll(self) -> int:
        """K81."""
        base = ru.FIRST_DICE if self.first_turn else ru.BASE_DICE
        return max(0, base - self.reduction) + min(ru.EXTRA_DICE, self.card_dice() + self.token_dice)

    def may_spend_token(self) -> bool:
        return self.tokens[self.turn] > 0 and self.card_dice() + self.token_dice < ru.EXTRA_DICE

    def price(self, space: int, less: int) -> int:
        """What the card on a space of the market costs (K34)."""
        cost = ca.COSTS[self.market[space]] - less
        if space == ru.MARKET - 1:
            cost -= 1
        return max(self.settings.least_price, cost)

    def movable(self, token: int) -> bool:
        """Whether a token on the board may be moved: no marker stands on it (K47)."""
        return tr.token_of(self.cell(0)) != token and tr.token_of(self.cell(1)) != token

    def places(self, token: int) -> list[int]:
        """Where a token may be laid now; nowhere when a marker holds it."""
        if self.placed[token] != tr.NOT_PLACED and not self.movable(token):
            return []
        return tr.places(token, self.placed, [self.cell(0), self.cell(1)])

    def king_codes(self) -> list[int]:
        """What The King may do with his tokens (K58). The two are alike: of two in hand one is offered."""
        codes: list[int] = []
        held = False
        for token in range(ru.FIRST_KING_TOKEN, len(ru.TOKENS)):
            if self.placed[token] == tr.NOT_PLACED:
                if held:
                    continue
                held = True
            for place in self.places(token):
                if not self.settings.king_on_rival_side or tr.side_of(place) == 1 - self.turn:
                    codes.append(no.place_code(token, place))
        return codes

    def result_cards(self) -> list[int]:
        """The cards of the active player that still wait for the result (K83 c)."""
        waiting = self.keeps[self.turn] & ca.RESULT_CARDS & ~self.used
        found: list[int] = []
        if waiting == 0:
            return found
        result = self.result()
        for card in ca.bits(waiting):
            words = CARDS[card].by_word
            if (
                (words[ca.IF_ALIKE].effects and self.most_alike() >= words[ca.IF_ALIKE].a)
                or (HAS[ca.UNMADE_ROLLS] >> card & 1 and self.allowed > self.rolls)
                or (HAS[ca.IN_GROUPS] >> card & 1 and di.number_of(result, SP) >= words[ca.IN_GROUPS].b)
                or (HAS[ca.ALL_SYMBOLS] >> card & 1 and all_there(result))
            ):
                found.append(card)
        return found

    def preventing(self, seat: int, left: int, camouflaged: bool) -> list[int]:
        """The cards that ``seat`` may set against ``left`` HP of an event (K79)."""
        found: list[int] = []
        mine = self.keeps[seat]
        if left == 0 or mine == 0:
            return found
        if seat != self.turn:
            for card in ca.bits(mine & (HAS[ca.PREVENT] | HAS[ca.PREVENT_ON_TOKEN]) & ~self.used):
                if (
                    HAS[ca.PREVENT] >> card & 1
                    or tr.token_of(self.cell(CARDS[card].by_word[ca.PREVENT_ON_TOKEN].a)) != ru.NO_TOKEN
                ):
                    found.append(card)
        if not camouflaged:
            found += ca.bits(mine & HAS[ca.CAMOUFLAGE])
        return found

    # -- what is asked

    def decision(self) -> Decision | None:
        if self.winner != NONE:
            return None
        top = self.stack[len(self.stack) - 1]
        op = top & 63
        if op == ASK_FACES:
            n = top >> 14 & 255
            return RealDice(top >> 6 & 255, n, no.all_faces(n))
        return Moves(self.asked(top), KINDS[op - FIRST_ASK], self.codes(top))

    def asked(self, top: int) -> int:
        """The seat that a frame asks."""
        op = top & 63
        if op == ASK_MONSTER or op == ASK_FACES or op == DAMAGE or op == PULLED or op == ASK_KING:
            return top >> 6 & 255
        if op == ASK_PLACE or op == ASK_TAKE or op == ASK_SWAP:
            return top >> 14 & 255
        if op == ASK_MAY:
            return top >> 30 & 255
        return self.turn

    def codes(self, top: int) -> list[int]:
        """The options of a frame that asks."""
        op = top & 63
        a = top >> 6 & 255
        if op == ASK_REROLL:
            return self._reroll_codes()
        if op == ASK_RESOLVE:
            return self.resolve_codes()
        if op == ASK_BUY:
            return self.buy_codes()
        if op == ASK_PRE_ROLL:
            codes = [code(no.ROLL) if self.dice_to_roll() else code(no.STOP)]
            if self.may_spend_token():
                codes.append(code(no.TOKEN))
            return codes + self._cut_codes()
        if op == ASK_MAY:
            return [code(no.DO, a), code(no.NO)]
        if op == ASK_PLACE:
            codes = [no.place_code(a, place) for place in self.places(a)]
            if self.placed[a] != tr.NOT_PLACED:
                codes.append(code(no.NO))
            return codes
        if op == ASK_KING:
            return self.king_codes()
        if op == ASK_MONSTER:
            taken = NONE if self.settings.same_monster else self.monsters[1 - a]
            return [code(no.MONSTER, monster) for monster in range(ru.MONSTERS) if monster != taken]
        if op == ASK_ADD:
            return self._add_codes()
        if op == RESULT_MOMENT:
            return [code(no.DO, card) for card in self.result_cards()]
        if op == PULLED:
            return [code(no.DO, card) for card in self.pulled_cards(top)]
        if op == DAMAGE:
            return self._prevent_codes(top)
        if op == ASK_LAB:
            less = CARDS[a].by_word[ca.LAB].a
            return [*self._purchases(less), code(no.NO)]
        if op == ASK_KEEPS:
            return [code(no.DROP, card) for card in ca.bits(self.keeps[self.turn])] + [code(no.DONE)]
        if op == ASK_ASIDE:
            return [*self.aside_codes(CARDS[a].by_word[ca.SET_ASIDE].a), code(no.NO)]
        rival = 1 - (top >> 14 & 255)
        takes = [code(no.TAKE, card) for card in ca.bits(self.keeps[rival])]
        return takes if op == ASK_TAKE else [*takes, code(no.NO)]

    def _reroll_codes(self) -> list[int]:
        dice = self.dice
        if self.rolls >= self.allowed:  # TD20: only those, any number of times
            codes = [code(no.STOP)]
            for symbol in self.reroll_symbols():
                for n in range(1, di.number_of(dice, symbol) + 1):
                    codes.append(code(no.REROLL, n << 4 * symbol))
            return codes + self._cut_codes()
        cuts = self._cut_codes()
        return no.rerolls(dice) + cuts if cuts else no.rerolls(dice)

    def reroll_symbols(self) -> list[int]:
        """Which faces may still be rolled when all allowed rolls are made (TD20)."""
        mine = self.owns(self.turn, ca.REROLL)
        found: list[int] = []
        if mine:
            for card in ca.bits(mine):
                symbol = CARDS[card].by_word[ca.REROLL].a
                if di.number_of(self.dice, symbol):
                    found.append(symbol)
        return found

    def _cut_codes(self) -> list[int]:
        """TD03: once in each of its owner's turns (K84)."""
        codes: list[int] = []
        if self.owns(self.turn, ca.CUT) & ~self.used:
            for card in self.market:
                if card != NONE:
                    codes.append(code(no.CUT, card))
        return codes

    def _add_codes(self) -> list[int]:
        """What an Alienoid may do before the result is final (K73)."""
        codes = self._additions()
        if self.settings.leftover_sp or self.settings.alienoid_any_time:
            codes.append(code(no.NO))
        return codes

    def _additions(self) -> list[int]:
        """The symbols that an Alienoid may add now: none to a group that is resolved (K26, K73)."""
        codes: list[int] = []
        symbols = SYMBOLS if self.settings.alienoid_sp else SP
        left = self.sp_left()
        for symbol in range(symbols):
            if self.groups >> symbol & 1 == 0:
                codes.append(no.add_code(symbol, 1))
                if left >= 3:
                    codes.append(no.add_code(symbol, 2))
        return codes

    def resolve_codes(self) -> list[int]:
        """K26: groups that are left, activations, and to be done when no group is left."""
        result = self.result()
        codes: list[int] = []
        attacks = di.number_of(result, ATT)
        open_attack = attacks > 0 and self.groups >> ATT & 1 == 0
        for symbol in range(SP):
            n = di.number_of(result, symbol)
            if n and self.groups >> symbol & 1 == 0 and (symbol < FAME or n >= 3):
                codes.append(code(no.RESOLVE, symbol))
        groups = len(codes)
        sp = self.sp_left()
        powers = 0
        if sp:
            monster = self.monsters[self.turn]
            if monster == ru.PENGUIN:
                if self.room_for_tokens(self.turn) > 0:
                    codes.append(code(no.POWER, no.PLAIN))
            elif sp >= 2:
                if monster == ru.GIGAZAUR:
                    codes.append(code(no.POWER, no.TO_FAME))
                    codes.append(code(no.POWER, no.TO_DEST))
                elif monster == ru.MEKA:
                    if open_attack and self.sp_used == 0:
                        codes.append(code(no.POWER, no.BLAST))
                elif monster == ru.KITTY:
                    codes.append(code(no.POWER, no.WITH_TWO))
                    if sp >= 3:
                        codes.append(code(no.POWER, no.WITH_THREE))
                elif monster == ru.KING:
                    if self.king_codes():
                        codes.append(code(no.POWER, no.PLAIN))
                elif monster == ru.ALIENOID and self.settings.alienoid_any_time:
                    codes += self._additions()
            powers = len(codes) - groups
        cuts = self._cut_codes()
        if groups == 0 and (powers == 0 or self.settings.leftover_sp):
            codes.append(code(no.DONE))
        return codes + cuts if cuts else codes

    def room_for_tokens(self, seat: int) -> int:
        """How many dice tokens more a seat may gain now (K42)."""
        return min(
            ru.MOST_TOKENS - self.tokens[seat],
            self.settings.token_supply - self.tokens[0] - self.tokens[1],
        )

    def _purchases(self, less: int) -> list[int]:
        codes: list[int] = []
        energy = self.energy[self.turn]
        for space in range(ru.MARKET):
            if self.market[space] != NONE and self.price(space, less) <= energy:
                codes.append(code(no.BUY, self.market[space]))
        return codes

    def buy_codes(self) -> list[int]:
        """K33, K36."""
        codes = self._purchases(0)
        if self.energy[self.turn] >= ru.SWEEP_PRICE and (
            self.market[ru.MARKET - 1] != NONE or self.deck_left or self.pile
        ):
            codes.append(code(no.SWEEP))
        codes += self._cut_codes()
        codes.append(code(no.DONE))
        return codes

    def aside_codes(self, n: int) -> list[int]:
        """The groups of ``n`` dice that may be set aside: SP dice that were used stay (TD44)."""
        codes: list[int] = []
        free = min(di.number_of(self.dice, SP), max(0, self.sp_left()))
        dice = (self.dice & ((1 << 4 * SP) - 1)) | free << 4 * SP
        for part in di.parts(dice):
            if di.total(part) == n:
                codes.append(code(no.ASIDE, part))
        return codes

    def _prevent_codes(self, top: int) -> list[int]:
        seat = top >> 6 & 255
        waiting = self.preventing(seat, top >> 14 & 255, top >> 42 & 1 == 1)
        codes = [code(no.DO, card) for card in waiting]
        if len(waiting) == 1:
            codes.append(code(no.NO))
        return codes

    def pulled_cards(self, top: int) -> list[int]:
        """The cards that wait for the end of a pull (TD38, TD43)."""
        seat = top >> 6 & 255
        track = top >> 14 & 255
        found: list[int] = []
        done = top >> 38 & 255
        if done & 1 == 0:
            for card in ca.bits(self.owns(seat, ca.PULL_HITS) & ~self.running):
                if CARDS[card].by_word[ca.PULL_HITS].a == track:
                    found.append(card)
        if done & 2 == 0 and top >> 30 & 255 == FROM_DICE:
            for card in ca.bits(self.owns(seat, ca.FEWER_DICE) & ~self.used):
                if CARDS[card].by_word[ca.FEWER_DICE].a == track:
                    found.append(card)
        return found

    def winner_now(self) -> tuple[int, int]:
        """The seat that has won, and how; ``(NONE, NONE)`` when nobody has (K62-K64)."""
        for seat in range(2):
            if self.health[1 - seat] == 0:
                return seat, BY_HEALTH
        for track in range(2):
            at = self.marks[track]
            if at == 0:
                return 1, BY_SPACE
            if at == len(self.cells[track]) - 1:
                return 0, BY_SPACE
        zone = tr.zone(self.cell(0))
        if zone != tr.NO_ZONE and zone == tr.zone(self.cell(1)):
            return zone, BY_ZONES
        return NONE, NONE


def all_there(result: int) -> bool:
    """Whether a result shows all six symbols."""
    return di.within(di.ALL_SIX, result)
