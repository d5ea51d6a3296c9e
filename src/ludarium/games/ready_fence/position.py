"""The data of a bout, and the questions about it that change nothing: distance, speeds, and what may be done.

What may be done is stated once, as a fault: 0 where a card (an action, a defence) is allowed, else the reason why
not. The options of a decision are what has no fault, and views tell the faults of the rest.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.chance import Chance
from ludarium.core.state import State
from ludarium.games.ready_fence import events as ev
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.rules import (
    AN,
    BT,
    CP,
    CT,
    DI,
    FE,
    FK,
    FL,
    FN,
    FT,
    GA,
    IF,
    JK,
    NONE,
    PR,
    RA,
    SH,
    ST,
    TT,
    TUTORIAL,
    Settings,
)
from ludarium.games.ready_fence.tables import KIND_OF, YELLOW

# What is asked.
ASK_DEAL: Final = 0
ASK_MULLIGAN: Final = 1
ASK_TURN: Final = 2
ASK_RETREAT: Final = 3
ASK_RENEW: Final = 4
ASK_COST: Final = 5
ASK_ANSWER: Final = 6
ASK_PRESS: Final = 7
OVER: Final = 8
KINDS: Final = ("deal", "mulligan", "turn", "retreat", "renew", "cost", "answer", "press", "over")

# Kinds of threats (section 11).
ATTACK: Final = 0
RIPOSTE: Final = 1
RENEWED: Final = 2
COUNTER: Final = 3
COUNTER_TIME: Final = 4
THREAT_NAMES: Final = ("attack", "riposte", "renewed", "counter", "counter-time")

# How the phrase stands.
NO_PHRASE: Final = 0
RUNNING: Final = 1
TOUCHED: Final = 2
DOUBLE: Final = 3
VOID: Final = 4
UNTOUCHED: Final = 5
RESULT_NAMES: Final = (None, None, "touch", "double", "void", "none")

# Faults: why something may not be done.
FAULTS: Final = (
    "", "not-red", "lunge-only", "short-only", "long-only", "out-of-reach", "position-line",
    "position-engagement", "position-not-invitation", "stamina", "colour", "text", "too-slow", "two-cards",
    "joker-counter-time", "needs-counter", "needs-counter-time", "infighting-distance", "renewed", "feint",
    "addon", "kept-thrust", "timer-empty", "exchanged", "edge", "stall-twice", "stall-priority",
    "stall-first", "mode", "cardless-used", "first-card", "too-fast", "no-stamina", "toe-touch",
    "not-riposte", "no-card",
)  # fmt: skip
ALLOWED: Final = 0
NOT_RED: Final = 1
LUNGE_ONLY: Final = 2
SHORT_ONLY: Final = 3
LONG_ONLY: Final = 4
OUT_OF_REACH: Final = 5
POSITION_LINE: Final = 6
POSITION_ENGAGEMENT: Final = 7
POSITION_NOT_INVITATION: Final = 8
STAMINA: Final = 9
COLOUR: Final = 10
TEXT: Final = 11
TOO_SLOW: Final = 12
TWO_CARDS: Final = 13
JOKER_COUNTER_TIME: Final = 14
NEEDS_COUNTER: Final = 15
NEEDS_COUNTER_TIME: Final = 16
INFIGHTING_DISTANCE: Final = 17
RENEWED_ONLY: Final = 18
FEINT_ONLY: Final = 19
ADDON: Final = 20
KEPT_THRUST: Final = 21
TIMER_EMPTY: Final = 22
EXCHANGED: Final = 23
EDGE: Final = 24
STALL_TWICE: Final = 25
STALL_PRIORITY: Final = 26
STALL_FIRST: Final = 27
MODE: Final = 28
CARDLESS_USED: Final = 29
FIRST_CARD: Final = 30
TOO_FAST: Final = 31
NO_STAMINA: Final = 32
TOE_TOUCH: Final = 33
NOT_RIPOSTE: Final = 34
NOTHING_TO_TAKE: Final = 35


class Position(State):
    """A bout in progress. Cards are numbers of the table of cards, hands and piles masks of 54 bits.

    Nobody knows the order of the timer deck, of the reserve, or of what a Stall has discarded face down, so no
    order is kept: ``stock`` holds all of it, and each draw takes one of it at random. ``known`` are the cards
    of a hand that everybody knows to be there.
    """

    def __init__(
        self,
        settings: Settings,
        chance: Chance,
        ask: int,
        asked: int,
        turn: int,
        number: int,
        opener: int,
        period: int,
        scores: list[int],
        stamina: list[int],
        cap: int,
        positions: list[int],
        squares: list[int],
        hands: list[int],
        known: list[int],
        laid: list[int],
        stock: int,
        aside: int,
        discards: int,
        past: int,
        fresh: list[int],
        timer: int,
        timer_then: int,
        unseen: int,
        acts: int,
        changed: bool,
        exchanged: bool,
        stalled: list[bool],
        idle: int,
        priority: int,
        sudden: bool,
        attacker: int,
        status: int,
        scorer: int,
        plays: list[int],
        used: list[int],
        cardless: list[bool],
        spent: list[bool],
        opening: int,
        opening_addon: int,
        opening_speed: int,
        first: int,
        first_speed: int,
        owner: int,
        threat: int,
        counts_as: int,
        speed: int,
        tie: bool,
        own: int,
        winner: int,
        reason: int,
    ) -> None:
        self.settings = settings
        self.chance = chance
        self.ask = ask
        self.asked = asked
        """The seat that is asked; -1 for the table."""
        self.turn = turn
        self.number = number
        """Of the game turn, from 1."""
        self.opener = opener
        self.period = period
        """From 1."""
        self.scores = scores
        self.stamina = stamina
        self.cap = cap
        self.positions = positions
        self.squares = squares
        self.hands = hands
        self.known = known
        self.laid = laid
        """Cards of each seat that lie on the table in the running phrase."""
        self.stock = stock
        self.aside = aside
        """Cards out of play in extra time: what was neither discarded nor drawn before it."""
        self.discards = discards
        self.past = past
        """What lay face up in the discards when extra time began; it went into the stock."""
        self.fresh = fresh
        """Cards drawn by each seat in extra time."""
        self.timer = timer
        self.timer_then = timer_then
        """The cards of the timer when the game turn began."""
        self.unseen = unseen
        """How many cards of the stock were discarded face down."""
        self.acts = acts
        self.changed = changed
        self.exchanged = exchanged
        self.stalled = stalled
        self.idle = idle
        self.priority = priority
        self.sudden = sudden
        self.attacker = attacker
        self.status = status
        self.scorer = scorer
        self.plays = plays
        self.used = used
        self.cardless = cardless
        self.spent = spent
        self.opening = opening
        self.opening_addon = opening_addon
        self.opening_speed = opening_speed
        """V0: the opening attack's speed as the Defender had to meet it (F123)."""
        self.first = first
        """The role of the Defender's first answer while the Attacker may still feint or renew over it, else -1."""
        self.first_speed = first_speed
        self.owner = owner
        self.threat = threat
        self.counts_as = counts_as
        """The kind of card that the threat counts as (F64)."""
        self.speed = speed
        self.tie = tie
        self.own = own
        """Which card of its owner the threat is: 1 or 2 (F86)."""
        self.winner = winner
        self.reason = reason

    def dump(self) -> tuple[object, ...]:
        return (
            tuple(sorted(self.settings.values.items())),
            self.chance.dump(),
            (self.ask, self.asked, self.turn, self.number, self.opener, self.period, self.cap),
            tuple(self.scores),
            tuple(self.stamina),
            tuple(self.positions),
            tuple(self.squares),
            tuple(self.hands),
            tuple(self.known),
            tuple(self.laid),
            (self.stock, self.aside, self.discards, self.past, tuple(self.fresh)),
            (self.timer, self.timer_then, self.unseen, self.acts, self.changed, self.exchanged),
            (tuple(self.stalled), self.idle, self.priority, self.sudden),
            (self.attacker, self.status, self.scorer, tuple(self.plays), tuple(self.used)),
            (tuple(self.cardless), tuple(self.spent)),
            (self.opening, self.opening_addon, self.opening_speed, self.first, self.first_speed),
            (self.owner, self.threat, self.counts_as, self.speed, self.tie, self.own),
            (self.winner, self.reason),
        )

    # -- distance and speed

    def distance(self) -> int:
        """The empty squares between the fencers (F38)."""
        return self.squares[1] - self.squares[0] - 1

    def holds(self, seat: int, kind: int) -> int:
        """The cards of a kind in a hand, as a mask."""
        return self.hands[seat] & self.settings.table.masks[kind]

    def paid_by(self, card: int, addon: int) -> int:
        """The SP value of a card with its add-on; none counts in the tutorial (F15)."""
        if self.settings.mode == TUTORIAL:
            return 0
        stamina = self.settings.table.stamina
        return stamina[card] if addon == NONE else stamina[card] + stamina[addon]

    def slowed(self, seat: int) -> int:
        """What the opponent's Engagement takes from the attacks of ``seat`` (F42)."""
        return 1 if self.settings.modifiers and self.positions[1 - seat] == ru.ENGAGEMENT else 0

    def straight_bonus(self, seat: int) -> int:
        """What the positions add to a Straight Thrust of ``seat`` (C01)."""
        in_line = self.positions[seat] == ru.LINE
        return ru.STRAIGHT_BONUS if in_line and self.positions[1 - seat] == ru.INVITATION else 0

    def attack_speed(self, seat: int, card: int, addon: int) -> int:
        """The effective speed of an attack (F41-F44, bonuses of section 14)."""
        kind = KIND_OF[card]
        speed = self.settings.table.speeds[card]
        other = self.positions[1 - seat]
        if kind == ST:
            speed += self.straight_bonus(seat)
        elif (kind == BT or kind == FK) and other == ru.LINE:
            speed += 1
        if addon != NONE:
            speed += ru.ADDON_SPEED
        if kind != DI:
            speed -= self.slowed(seat)
        least = self.settings.least_speed
        return max(least, speed)

    def defence_speed(self, seat: int, card: int, addon: int) -> int:
        """The effective speed of a card in its blue or cyan function (F41, F44)."""
        settings = self.settings
        speed = settings.table.speeds[card]
        if addon != NONE:
            speed += ru.ADDON_SPEED
        if settings.modifiers and self.positions[seat] == ru.INVITATION:
            kind = KIND_OF[card]
            if settings.helps_counters or (kind != SH and kind != DI):
                speed += 1
        return speed

    def riposte_speed(self, seat: int, printed: int) -> int:
        """The effective speed of a riposte, made from a parry's printed speed or a Glide's 4 (F42, F66, F73)."""
        speed = printed - (self.slowed(seat) if self.settings.slows_ripostes else 0)
        least = self.settings.least_speed
        return max(least, speed)

    def riposte_of(self, seat: int, card: int) -> int:
        """The effective speed of the riposte of Parry and Riposte or of Infighting (F66, F83)."""
        speed = self.settings.table.speeds[card] - ru.RIPOSTE_LOSS
        if self.settings.riposte_bonus and KIND_OF[card] == PR:
            speed += self.straight_bonus(seat)
        return self.riposte_speed(seat, speed)

    def threat_to_evade(self) -> int:
        """The speed of the threat as cardless defences count it (O22)."""
        settings = self.settings
        if settings.effective or self.threat == RIPOSTE:
            return self.speed
        more = ru.ADDON_SPEED if self.threat == RENEWED else 0
        return settings.table.speeds[self.opening] + more

    def parry_price(self, seat: int) -> int:
        """The SP of the Parry action against the threat (F87)."""
        settings = self.settings
        speed = self.threat_to_evade()
        if settings.modifiers and self.positions[seat] == ru.INVITATION:
            speed -= 1
        price = (speed + 1) // 2 if settings.rounds_up else speed // 2
        return max(1, price)

    # -- opening

    def opening_fault(self, seat: int, card: int) -> int:
        """Why ``card`` can't open a phrase here, SP apart (F39, F58, F59)."""
        return self._fault_at(self.distance(), seat, card)

    def replacing_fault(self, seat: int, card: int) -> int:
        """Why ``card`` can't be what a Feint replaces the attack by, speed and SP apart (F81)."""
        distance = self.distance()
        if self.first == ev.DISTANCE:
            if not self.settings.feints_after_distance:
                return FEINT_ONLY
            distance -= ru.RETREAT  # where the attack was that the Defender evaded
        return self._fault_at(distance, seat, card)

    def feint_evens(self) -> bool:
        """Whether a replacement as fast as the defence is a double touch: a defence without a card hits nobody
        (F81)."""
        return self.first != ev.PARRY and self.first != ev.DISTANCE

    def _fault_at(self, distance: int, seat: int, card: int) -> int:
        kind = KIND_OF[card]
        if kind > FL and kind != IF:
            return ADDON if kind == AN else NOT_RED
        if distance > ru.LONG:
            return OUT_OF_REACH
        if kind == IF:
            if distance != ru.SHORT or self.settings.mode == TUTORIAL:
                return SHORT_ONLY
        elif kind == FL:
            if distance != ru.LONG or self.settings.mode == TUTORIAL:
                return LONG_ONLY
        elif distance != ru.LUNGE:
            return LUNGE_ONLY
        other = self.positions[1 - seat]
        if kind == GA or kind == FN:
            return ALLOWED if other == ru.LINE else POSITION_LINE
        if kind == DI:
            return ALLOWED if other == ru.ENGAGEMENT else POSITION_ENGAGEMENT
        if (kind == BT or kind == FK) and other == ru.INVITATION:
            return POSITION_NOT_INVITATION
        return ALLOWED

    # -- answering

    def answer_fault(self, seat: int, card: int) -> int:
        """Why ``card`` does not answer the threat, speed and SP apart (F61-F64, F69-F71, F83)."""
        kind = KIND_OF[card]
        if kind == RA:
            return self.renewed_fault(seat)
        if kind == FE:
            return self.feint_fault(seat)
        if kind == AN:
            return ADDON
        if kind == CT and self.threat != COUNTER:
            if not (self.settings.counter_time_parry and self.threat == RIPOSTE and self.counts_as == ST):
                return NEEDS_COUNTER
        elif kind == FT and self.threat != COUNTER_TIME:
            return NEEDS_COUNTER_TIME
        elif kind < PR and kind != DI:
            return COLOUR
        elif kind != CT and kind != FT:
            fault = self._row_fault(kind)
            if fault:
                return fault
        return TWO_CARDS if self.used[seat] >= ru.CARDS_EACH else ALLOWED

    def _row_fault(self, kind: int) -> int:
        """The row of F64 for a card that is not made for one threat alone."""
        settings = self.settings
        threat = self.threat
        if threat == COUNTER_TIME:
            if kind == JK:
                return ALLOWED if settings.joker_counter_time else JOKER_COUNTER_TIME
            return TEXT if kind == SH or kind == DI else COLOUR
        if threat == COUNTER:
            if kind == JK:
                return ALLOWED
            if kind == SH or kind == DI:
                return COLOUR
            return ALLOWED if kind == PR and settings.parries_counters else TEXT
        met = self.counts_as
        if kind == JK:
            return ALLOWED if met != TT or settings.joker_toe_touch else TEXT
        if kind == SH:
            return ALLOWED if met == ST or met == BT or met == FK or met == TT or met == FL else TEXT
        if kind == DI:
            return ALLOWED if met == BT or met == GA or met == FN else TEXT
        if met == TT:
            return TEXT
        if kind == IF:
            if met == FL:
                return TEXT
            distance = self.distance()
            near = distance == ru.SHORT or (distance == ru.LUNGE and settings.infighting_step)
            return ALLOWED if near else INFIGHTING_DISTANCE
        return TEXT if met == IF else ALLOWED

    def scores_at_once(self, kind: int) -> bool:
        """Whether an answer of this kind is a Ceding Parry that scores at once (F67)."""
        return kind == CP and (self.counts_as == GA or self.counts_as == FN)

    def has_speed_to_meet(self, kind: int) -> bool:
        """Whether an answer of this kind is compared with the threat's speed (F63)."""
        return (
            kind == DI
            or kind == PR
            or kind == IF
            or kind == SH
            or (kind == CP and not self.scores_at_once(CP))
        )

    def takes_angulation(self, kind: int) -> bool:
        """Whether an answer of this kind may have an Angulation with it (F72)."""
        if kind == SH or kind == DI:
            return True
        return self.settings.angulation_blue and self.has_speed_to_meet(kind)

    def renewed_fault(self, seat: int) -> int:
        """Why Renewed Attack can't be played, SP apart (F65, F75, F77, F78). While the first answer stands, the
        Attacker has played the opening card alone."""
        if seat != self.attacker or KIND_OF[self.opening] == FL:
            return RENEWED_ONLY
        first = self.first
        defended = (
            first == ev.PARRY_RIPOSTE or first == ev.CEDING or first == ev.PARRY or first == ev.DISTANCE
        )
        return ALLOWED if defended else RENEWED_ONLY

    def feint_fault(self, seat: int) -> int:
        """Why Feint can't be played, SP apart (F75, F77, F81)."""
        if seat != self.attacker or self.first == NONE or KIND_OF[self.opening] == FL:
            return FEINT_ONLY
        return ALLOWED

    def glide_fault(self, seat: int) -> int:
        """Why no Glide may follow the parry of ``seat`` (F73). Against a Flèche it may, as an Angulation may:
        neither counts as a card (F61, F93)."""
        if self.counts_as == IF:
            return TEXT
        if self.settings.glide_in_line and self.positions[1 - seat] != ru.LINE:
            return POSITION_LINE
        return ALLOWED

    def parry_fault(self, seat: int) -> int:
        """Why the Parry action can't be taken (F14, F46, F84-F88)."""
        if self.settings.mode == TUTORIAL:
            return MODE
        if self.cardless[seat] and not (self.settings.second_defence and self.threat == RENEWED):
            return CARDLESS_USED
        if self.threat >= COUNTER:
            return COLOUR
        if self.counts_as == TT:
            return TOE_TOUCH
        if self.threat == RIPOSTE and self.own != 1:
            return FIRST_CARD
        return STAMINA if self.parry_price(seat) > self.stamina[seat] else ALLOWED

    def distance_fault(self, seat: int) -> int:
        """Why Defence by Distance can't be taken (F46, F84-F86, F89)."""
        if self.cardless[seat]:
            return CARDLESS_USED
        if self.threat == RIPOSTE:
            return NOT_RIPOSTE
        if self.threat != ATTACK:
            return FIRST_CARD if self.threat == RENEWED else COLOUR
        if self.stamina[seat] == 0:
            return NO_STAMINA
        if self.settings.mode != TUTORIAL and self.threat_to_evade() > ru.FASTEST_TO_EVADE:
            return TOO_FAST
        if self.settings.partial_distance:
            return ALLOWED
        if self.timer == 0:
            return TIMER_EMPTY
        return NOTHING_TO_TAKE if self.hands[seat] == 0 else ALLOWED

    def evading_fault(self, seat: int) -> int:
        """``distance_fault``, and what only who holds the hand can see: that no card of it may be taken (F90)."""
        fault = self.distance_fault(seat)
        if fault != ALLOWED or self.settings.partial_distance or self.settings.mode == TUTORIAL:
            return fault
        return ALLOWED if self.hands[seat] & ~self.kept_aside(seat) else NOTHING_TO_TAKE

    def may_answer(self, seat: int) -> bool:
        """Whether, as far as everybody can see, ``seat`` may have another answer than to accept (F76)."""
        if self.parry_fault(seat) == ALLOWED or self.distance_fault(seat) == ALLOWED:
            return True
        if self.hands[seat] == 0:
            return False
        settings = self.settings
        deck = settings.deck
        masks = settings.table.masks
        if settings.has_feint and self.feint_fault(seat) == ALLOWED:
            return True
        if self.used[seat] >= ru.CARDS_EACH:
            return False
        if self.threat == COUNTER:
            if settings.parries_counters and deck & masks[PR]:
                return True
            return deck & (masks[CT] | masks[JK]) != 0
        if self.threat == COUNTER_TIME:
            return deck & masks[FT] != 0 or (settings.joker_counter_time and deck & masks[JK] != 0)
        return True

    # -- the other actions of a game turn

    def exchange_fault(self, seat: int, card: int) -> int:
        """Why ``card`` can't be exchanged, where an exchange is possible at all (F57): the first of the two guards.
        A Straight Thrust of speed 3 goes only while a faster one stays, and the last of any speed not at all."""
        settings = self.settings
        if settings.mode != ru.BASIC or KIND_OF[card] != ST:
            return ALLOWED
        speeds = settings.table.speeds
        others = self.holds(seat, ST) & ~(1 << card)
        if not others:
            return ALLOWED if not settings.keeps_last and speeds[card] > YELLOW else KEPT_THRUST
        if speeds[card] == YELLOW:
            slow = settings.table.alike[card]
            return ALLOWED if others & ~slow else KEPT_THRUST
        return ALLOWED

    def kept_aside(self, seat: int) -> int:
        """The Straight Thrust that is put aside before F90 takes a card from a hand (F57), as a mask: the second
        of the two guards. One of speed 3, always; only without one the last Straight Thrust."""
        settings = self.settings
        if settings.mode != ru.BASIC:
            return 0
        thrusts = self.holds(seat, ST)
        yellow = 0
        for card in ev.bits(thrusts):
            if settings.table.speeds[card] == YELLOW:
                yellow |= 1 << card
        if yellow:
            seen = yellow & self.known[seat]  # one that everybody knows of stays one
            return (seen or yellow) & -(seen or yellow)
        alone = thrusts & (thrusts - 1) == 0
        return thrusts if settings.keeps_last and alone else 0

    def exchanging_fault(self) -> int:
        """Why no card can be exchanged now (F33, F35)."""
        if self.settings.mode == TUTORIAL:
            return MODE
        if self.exchanged:
            return EXCHANGED
        return TIMER_EMPTY if self.timer == 0 else ALLOWED

    def stalling_fault(self) -> int:
        """Why the active player can't stall (F34, F115)."""
        if self.settings.mode == TUTORIAL:
            return MODE
        if self.priority != NONE:
            return STALL_PRIORITY
        if self.acts:
            return STALL_FIRST
        return STALL_TWICE if self.stalled[self.turn] else ALLOWED
