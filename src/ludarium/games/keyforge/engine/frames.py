"""What is unfinished: frames over scopes, lasting effects, and the index of abilities that are in force.

A frame is a node with how far it has come; the top frame runs. A scope is what the words of one resolution of one
ability share: "this", "that creature", "this way" (G192). Lists in frames and scopes are replaced, never changed,
so that copies share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import Code
from ludarium.games.keyforge.engine.terms import (
    KEYWORDS,
    MOMENTS,
    NONE,
    QUESTIONS,
    VERBS,
    Card,
    Moment,
    Moments,
    Question,
    Questions,
    Seat,
)
from ludarium.games.keyforge.pool.houses import House

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine
    from ludarium.games.keyforge.words.base import Ability, Constant, Word


Numbers: TypeAlias = tuple[int, int, int, int]
"""What a frame holds besides cards and abilities, in four numbers, as it is written down."""
NO_CARDS: Final[list[Card]] = []
"""What every list of cards in a frame or a scope is at first: one and the same, since none is ever changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A step of the machine, or a word of a card. It holds no running state: that is in its frame ``f``, of the class that
    ``frame`` gives. No type parameter says which: a compiled dataclass can't stand below a generic class (mypyc 2.4)."""

    def frame(self) -> Frame:
        """A frame that is about to begin here."""
        return Frame(self)

    def run(self, m: Machine, f: Any) -> None:
        """Go on by one step: push another frame, ask, or end with ``m.pop()``."""
        raise NotImplementedError

    def options(self, m: Machine, f: Any) -> list[Code]:
        """The codes of what is asked."""
        raise NotImplementedError

    def chosen(self, m: Machine, f: Any, code: Code) -> None:
        """Take an answer; the frame is on top again."""
        raise NotImplementedError

    def lasts(self) -> bool:
        """Whether its own words come into force for a while (G136): whatever becomes of their card meanwhile."""
        return False

    def offered(self, m: Machine, f: Any) -> list[InForce]:
        """What each of the ``options`` resolves, where they name cards or numbers and not what those do."""
        return []


@mypyc_attr(acyclic=True)
@final
class Scope:
    """What the words of one resolution share. ``NONE`` where there is nothing."""

    def __init__(
        self,
        this: Card,
        me: Seat,
        giver: Card = NONE,
        card: Card = NONE,
        other: Card = NONE,
        amount: int = 0,
        player: Seat = NONE,
        ability: Word | None = None,
    ) -> None:
        self.this = this
        """The card whose ability it is; who got it from another card is ``this`` (G193)."""
        self.me = me
        """Who resolves it (G3)."""
        self.giver = giver
        """The card that gave the ability: an upgrade, say."""
        self.card = card
        """The card of the event that the ability answers."""
        self.other = other
        """The second card of that event: who it fought."""
        self.amount = amount
        """The number of that event."""
        self.player = player
        """The player of that event."""
        self.ability = ability
        """The ability, or the constant, whose words are resolved; None for the rules' own."""
        self.it = NO_CARDS
        """The cards last chosen or touched."""
        self.hit = NO_CARDS
        """Those of them on which it was done: "this way"."""
        self.dead = NO_CARDS
        """Those destroyed by it."""
        self.did = True
        """Whether the last instruction was carried out completely (G10)."""
        self.count = 0
        """How much or how many the last instruction did."""
        self.house: House = NONE
        self.number = NONE
        self.gone = False
        """Whether the card of the event has left play since (G62)."""
        self.lent = False
        """Whether ``me`` resolves it as if controlling its card (G218)."""
        self.kept = NO_CARDS
        """Cards put aside by ``Keep`` for a later word of the same ability; of a card that is played, those beside it."""
        self.left = NO_CARDS
        """The cards that have left play as token creatures meanwhile: here they count as that (G168)."""

    def forget(self, core: Card, token: Card) -> None:
        """Speak no more of the card that a token creature was (G98), but of that creature."""
        self.left = [c for c in self.left if c != core]
        self.it = [token if c == core else c for c in self.it]
        self.hit = [token if c == core else c for c in self.hit]
        self.dead = [token if c == core else c for c in self.dead]
        self.kept = [token if c == core else c for c in self.kept]

    def clone(self) -> Scope:
        twin = Scope(
            self.this, self.me, self.giver, self.card, self.other, self.amount, self.player, self.ability
        )
        twin.it = self.it
        twin.hit = self.hit
        twin.dead = self.dead
        twin.did = self.did
        twin.count = self.count
        twin.house = self.house
        twin.number = self.number
        twin.kept = self.kept
        twin.lent = self.lent
        twin.gone = self.gone
        twin.left = self.left
        return twin


@final
class InForce:
    """An ability or a constant in force: with the scope that its words are read in.

    ``gate`` is the constant that gives it to ``scope.this``, while that one applies; ``cards`` are those it was
    fixed on when it began (G136), or None. ``first`` and ``last`` are the turns in which it lasts, ``guard`` a card
    that must stay in play; both only for lasting effects. ``once`` ends with its first use.
    """

    def __init__(
        self,
        ability: Ability | None,
        constant: Constant | None,
        scope: Scope,
        gate: InForce | None = None,
        cards: list[Card] | None = None,
        first: int = NONE,
        last: int = NONE,
        guard: Card = NONE,
        once: bool = False,
    ) -> None:
        self.ability = ability
        self.constant = constant
        self.scope = scope
        self.gate = gate
        self.cards = cards
        self.first = first
        self.last = last
        self.guard = guard
        self.once = once
        self.nth = 0
        """Its number among the lasting effects of the game; 0 for what is none."""
        self.only: Card = NONE
        """The one card that a constant can be about, where it is about its own card and no other; else NONE."""
        if constant is not None and cards is None and constant.of_itself():
            self.only = scope.this
        self.bits = 0
        """A bit for each moment of its ability."""
        if ability is not None:
            for moment in ability.moments:
                self.bits |= 1 << moment
        self.number = UNREAD
        """The number of its ability, or NONE, once that was asked (``timing.number_of``)."""
        self.key = UNREAD
        """What tells it from others, once that was asked (``timing.key_of``)."""
        self.steady = UNREAD
        """Whether it holds as long as nothing sets ``dirty``, once that was asked."""
        self.given: dict[int, list[InForce]] | None = None
        """What it gives to cards, by card and controller, made once: nothing changes in it (``in_force``)."""
        self._scopes: list[Scope] | None = None

    def scope_for(self, player: Seat) -> Scope:
        """Its scope with this player as "that player", whom it speaks of: made once, since nothing changes in either."""
        found = self._scopes
        if found is None:
            found = self._scopes = [self.scope, self.scope]
        scope = found[player]
        if scope is self.scope:
            scope = found[player] = scope.clone()
            scope.player = player
        return scope

    def root(self) -> InForce:
        """What gives it, or gives what gives it, and is given by nothing; itself where nothing gives it."""
        live = self
        while live.gate is not None:
            live = live.gate
        return live

    def hangs_on(self, cards: list[Card]) -> bool:
        """Whether one of these cards says it, gives it, or has been given it; what lasts, nobody says any more."""
        live = self
        while live.gate is not None:
            if among(live.scope.this, cards):
                return True
            live = live.gate
        return live.nth == 0 and among(live.scope.this, cards)

    def lasting(self, first: int, last: int, cards: list[Card] | None = None) -> InForce:
        """The same lasting effect in other turns, or about other cards."""
        about = self.cards if cards is None else cards
        twin = InForce(
            self.ability, self.constant, self.scope, self.gate, about, first, last, self.guard, self.once
        )
        twin.nth = self.nth
        return twin


@mypyc_attr(acyclic=True)
@final
class Pending:
    """An ability that waits in a window, with the card of its event."""

    def __init__(self, live: InForce, card: Card, other: Card, amount: int, player: Seat) -> None:
        self.live = live
        self.card = card
        self.other = other
        self.amount = amount
        self.player = player


def among(c: Card, cards: list[Card]) -> bool:
    """Whether it is one of them: compiled, quicker than ``in``."""
    for other in cards:
        if other == c:
            return True
    return False


def lift(row: list[Card], c: Card) -> None:
    """Take a card out of a row in which it lies: compiled, quicker than ``remove``. Raises ``ValueError`` where it does not."""
    for at in range(len(row)):
        if row[at] == c:
            row.pop(at)
            return
    raise ValueError(f"card {c} is not in this row")


def within(key: int, keys: list[int], first: int, end: int) -> bool:
    """Whether it stands in a list at a place from ``first`` on and before ``end``."""
    for at in range(first, end):
        if keys[at] == key:
            return True
    return False


NOTHING_WAITS: Final[list[Pending]] = []


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame:
    """One unfinished step. Nodes that have more to keep have a frame of their own, with names for it."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.scope = 0
        """The number of its scope in ``Position.scopes``."""
        self.step = 0
        """How far its node has come."""
        self.cards = NO_CARDS
        self.waiting = NOTHING_WAITS
        self.owns = False
        """Whether its scope goes with it."""

    def attack(self) -> tuple[Card, Card] | None:
        """Who attacks whom, in a fight that is being fought (G76-G80)."""
        return None

    def numbers(self) -> Numbers:
        """What it keeps by name; ``restore`` takes the same, once ``step`` is set."""
        return 0, 0, 0, 0

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        """Keep what ``numbers`` gave."""

    def holds_cards(self) -> bool:
        """Whether ``cards`` are cards in play and nothing else, though its node is no word."""
        return False

    @final
    def clone(self) -> Frame:
        twin = self.node.frame()
        twin.scope = self.scope
        twin.step = self.step
        twin.cards = self.cards
        twin.waiting = self.waiting
        twin.owns = self.owns
        a, b, c, d = self.numbers()
        twin.restore(a, b, c, d)
        return twin


UNREAD: Final = -1
ALL_KEYWORDS: Final = (1 << KEYWORDS) - 1
NOTHING_IN_FORCE: Final[list[InForce]] = []
"""What stands in the index where nothing is in force: one and the same, never changed."""
NO_LISTS: Final[list[list[InForce]]] = []
ANSWERED: Final = 1
EMPTIED: Final = 2
"""What ``Index`` finds where something leaves it."""


@final
class Index:
    """The abilities in force, by what they answer and by when they resolve. Made when asked for. Its lists are replaced once
    it is made, never changed; itself it changes only as long as no copy of a position shares it."""

    def __init__(self, twin: Index | None = None) -> None:
        if twin is not None:
            self._be_like(twin)
            return
        self.by: list[list[InForce]] = [NOTHING_IN_FORCE] * QUESTIONS
        self.at: list[list[InForce]] = [NOTHING_IN_FORCE] * MOMENTS
        self.cannot: list[list[InForce]] = [NOTHING_IN_FORCE] * VERBS
        """Those of ``by`` that forbid, by the verb that they are about."""
        self.prices: list[list[InForce]] = [NOTHING_IN_FORCE] * VERBS
        """Those of ``by`` that ask for a price, by the verb."""
        self.gained: list[list[InForce]] = [NOTHING_IN_FORCE] * KEYWORDS
        """Those of ``by`` that give a keyword, by the keyword."""
        self.questions: list[Question] = []
        """Where in ``by`` something stands."""
        self.moments: list[Moment] = []
        """The same of ``at``."""
        self.heard = 0
        """A bit for each of ``moments``."""
        self.worded = 0
        """A bit for each keyword of which some card may have more, or less, than it shows."""
        self.powers = False
        """Whether anything has a say in the power of a creature besides what it shows and its counters."""
        self.lowers = False
        """Whether any of that may make it less than these, of whatever creature."""
        self.lowered: list[Card] = []
        """The creatures besides of which it may, where what may speaks of these alone. Replaced, never changed."""
        self.fixed = True
        """Whether what is in force hangs on nothing but where cards lie, what they show, who controls them, and lasting
        effects. Else something else had its say when it was looked up, such as damage."""
        self.shifting = False
        """Whether a power in force depends on more than what sets ``dirty``: on a pool, damage, who is ready, a house,
        what was done (G84)."""
        self.shifts: list[Card] | None = []
        """The creatures whose power that is; None where it may be any."""
        self.blank: list[Card] = []
        """The creatures whose text counts for nothing (G240)."""
        self.speaking: list[Card] = []
        """The cards on which something in force hangs, and perhaps others on which something hung."""
        self.spoken: list[list[InForce]] = []
        """What that is, for each of them (``speaks``)."""
        self.ranks: list[int] = []
        """By card in play, how many are looked at before it, itself counted, as long as ``rank`` is not NONE."""
        self.rank = NONE
        """Abilities are put behind those of the cards up to this rank; last where it is NONE."""
        self.second = NONE
        """Of those that the card of this rank gives, behind what cards up to this one get; NONE where that is not asked."""
        self.shared = False
        """Whether it is that of more than one position."""

    def _be_like(self, twin: Index) -> None:
        """The same in force; its lists are shared, and from then on replaced."""
        self.by = twin.by[:]
        self.at = twin.at[:]
        self.cannot = twin.cannot[:]
        self.prices = twin.prices[:]
        self.gained = twin.gained[:]
        self.questions = twin.questions[:]
        self.moments = twin.moments[:]
        self.heard = twin.heard
        self.worded = twin.worded
        self.powers = twin.powers
        self.lowers = twin.lowers
        self.lowered = twin.lowered
        self.fixed = twin.fixed
        self.shifting = twin.shifting
        self.shifts = twin.shifts
        self.blank = twin.blank
        self.speaking = twin.speaking[:]
        self.spoken = twin.spoken[:]
        self.ranks = []
        self.rank = NONE
        self.second = NONE
        self.shared = False

    def enlist(self, live: InForce, moment: Moment) -> None:
        """What resolves at a moment. A "Scrap:" resolves of a card that is not in play, and is looked for there (G226)."""
        if moment == Moments.SCRAP:
            return
        if not self.at[moment]:
            self.moments.append(moment)
            self.heard |= 1 << moment
        _add_to(self.at, moment, live, self.ranks, self.rank, self.second)

    def answer(self, live: InForce, question: Question, verb: int) -> None:
        """What answers a question."""
        if not self.by[question]:
            self.questions.append(question)
        _add_to(self.by, question, live, self.ranks, self.rank, self.second)
        if of_power(question):
            self.powers = True
        if question in (Questions.TEXT_OF, Questions.LIKENESS, Questions.SHARES_KEYWORD):
            self.worded = ALL_KEYWORDS
        if verb == NONE:
            return
        if question == Questions.CANNOT:
            _add_to(self.cannot, verb, live, self.ranks, self.rank, self.second)
        elif question == Questions.PRICE:
            _add_to(self.prices, verb, live, self.ranks, self.rank, self.second)
        elif question == Questions.KEYWORD:
            _add_to(self.gained, verb, live, self.ranks, self.rank, self.second)
            self.worded |= 1 << verb
        elif question == Questions.LOSES_KEYWORD:
            self.worded |= 1 << verb

    def speaks(self, c: Card, said: list[InForce]) -> None:
        """What hangs on a card is this alone; or ``NOTHING_IN_FORCE``, where that has to be looked for."""
        for at in range(len(self.speaking)):
            if self.speaking[at] == c:
                self.spoken[at] = NOTHING_IN_FORCE
                return
        self.speaking.append(c)
        self.spoken.append(said)

    def leave_out(self, cards: list[Card]) -> bool:
        """What these cards say, and what they have been given, is in force no more; whether any of that answered a question."""
        sought: list[int] = []
        answered = emptied = False
        for c in cards:
            for at in range(len(self.speaking)):
                if self.speaking[at] == c:
                    said = self.spoken[at]
                    self.speaking.pop(at)
                    self.spoken.pop(at)
                    if said is NOTHING_IN_FORCE:
                        sought.append(c)
                    for live in said:
                        left = self._drop(live)
                        answered = answered or left & ANSWERED != 0
                        emptied = emptied or left & EMPTIED != 0
                    break
        if sought:
            emptied = True
            for moment in self.moments:
                _take_from(self.at, moment, sought)
            for question in self.questions:
                if _take_from(self.by, question, sought):
                    answered = True
                    for verb in range(len(self._by_verb(question))):
                        _take_from(self._by_verb(question), verb, sought)
        if not emptied:
            return answered
        for moment in self.moments:
            if not self.at[moment]:
                self.moments = [moment for moment in self.moments if self.at[moment]]
                self.heard = 0
                for left in self.moments:
                    self.heard |= 1 << left
                break
        for question in self.questions:
            if not self.by[question]:
                self.questions = [question for question in self.questions if self.by[question]]
                break
        return answered

    def _by_verb(self, question: Question) -> list[list[InForce]]:
        """Where what answers a question stands by its verb besides."""
        if question == Questions.CANNOT:
            return self.cannot
        if question == Questions.PRICE:
            return self.prices
        return self.gained if question == Questions.KEYWORD else NO_LISTS

    def _drop(self, live: InForce) -> int:
        """This is in force no more: ``ANSWERED`` where it answered a question, ``EMPTIED`` where it was the last of its list."""
        ability = live.ability
        found = 0
        if ability is not None:
            for moment in ability.moments:
                if _without(self.at, moment, live) and not self.at[moment]:
                    found = EMPTIED
            return found
        k = live.constant
        assert k is not None
        if not _without(self.by, k.question, live):
            return found
        if k.verb != NONE:
            by_verb = self._by_verb(k.question)
            if by_verb:
                _without(by_verb, k.verb, live)
        return ANSWERED if self.by[k.question] else ANSWERED | EMPTIED


def of_power(question: Question) -> bool:
    """Whether what answers it has a say in powers."""
    return (
        question == Questions.POWER
        or question == Questions.FIXED_POWER
        or question == Questions.LIKENESS
        or question == Questions.SWITCHED
    )


def _add_to(
    lists: list[list[InForce]], i: int, live: InForce, ranks: list[int], rank: int, second: int
) -> None:
    """Put it into a list: last, or before what the cards say that come behind it, and before lasting effects."""
    there = lists[i]
    if not there:
        lists[i] = [live]
    elif rank == NONE:
        there.append(live)
    else:
        at = len(there)
        while at > 0:
            before = there[at - 1]
            root = before.root()
            if root.nth == 0:
                by = ranks[root.scope.this]
                if by < rank or (
                    by == rank
                    and (second == NONE or before.gate is None or ranks[before.scope.this] <= second)
                ):
                    break
            at -= 1
        there = there[:]
        there.insert(at, live)
        lists[i] = there


def _take_from(lists: list[list[InForce]], i: int, cards: list[Card]) -> bool:
    """Take what hangs on cards out of a list, which is replaced by another; whether there was something."""
    there = lists[i]
    one = cards[0] if len(cards) == 1 else NONE
    for live in there:
        if _hangs(live, cards, one):
            kept: list[InForce] = []
            for other in there:
                if not _hangs(other, cards, one):
                    kept.append(other)
            lists[i] = kept or NOTHING_IN_FORCE
            return True
    return False


def _without(lists: list[list[InForce]], i: int, live: InForce) -> bool:
    """Take this one out of a list, which is replaced by another; whether it was there."""
    there = lists[i]
    for at in range(len(there)):
        if there[at] is live:
            if len(there) == 1:
                lists[i] = NOTHING_IN_FORCE
            else:
                kept = there[:]
                kept.pop(at)
                lists[i] = kept
            return True
    return False


def _hangs(live: InForce, cards: list[Card], one: Card) -> bool:
    """Whether it hangs on one of the cards; ``one`` is the only one, where there is but one."""
    if one != NONE and live.gate is None:
        return live.scope.this == one and live.nth == 0
    return live.hangs_on(cards)
