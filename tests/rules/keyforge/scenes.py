"""Random positions in which two answers can meet (``answers``), and the moment that they answer brought about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, TypeVar

from tests.rules.keyforge.answers import GIVEN, HEARS, OWN, Answer
from tests.rules.keyforge.invariants import Amber, check, check_again

from ludarium.core import Chance, Event, Option
from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.engine.codes import SHIFT, WHAT, AskKinds, MoveKinds
from ludarium.games.keyforge.engine.events import EventKinds, Happened
from ludarium.games.keyforge.engine.frames import Scope
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.steps.timing import HOLDER
from ludarium.games.keyforge.engine.steps.tokens import make
from ludarium.games.keyforge.engine.terms import COUNTER_NAMES, NONE, Questions, Zones
from ludarium.games.keyforge.pool.facts import BOTTOM, POOL, WHOLE, Fact
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, PLAYED_HOUSES, CardTypes
from ludarium.games.keyforge.prepared import board
from ludarium.games.keyforge.view.notation import Move
from ludarium.games.keyforge.words.base import Ability, Constant
from ludarium.games.keyforge.words.cards import IS_HOST

T = TypeVar("T")

PLAYED_OUT: Final = 14
"""For so many choices a position is played on once the moment has come."""
STEPS: Final = 40
"""After so many choices whatever a moment has begun is left alone."""
TRIED: Final = 3
"""Of so many orders in which answers may resolve each is played out beside the other."""
SOMETHING: Final = (
    MoveKinds.PLAY,
    MoveKinds.PLAY_UPGRADE,
    MoveKinds.ACTION,
    MoveKinds.OMNI,
    MoveKinds.REAP,
    MoveKinds.FIGHT,
)
"""What may be done with a card in the main step to have it say what lasts."""
STARTS_A_TURN: Final = ("STARTS", "HOUSE", "FORGED", "FORGING")
ENDS_A_TURN: Final = ("ENDS", "READY_ENDS", "READIED")
OF_A_CARD_IN_HAND: Final = (
    "PLAYED", "ICON", "ICON_HURT", "ATTACHED", "DISCARDED", "ENTERS", "REPLACED_ICON", "REPLACED_RESOLVED",
)  # fmt: skip
KINDS: Final = {"ATTACHED": CardTypes.UPGRADE, "REPLACED_RESOLVED": CardTypes.ACTION}
"""Of what kind the card of a window has to be."""
FIGHTS: Final = ("FOUGHT", "BEFORE", "ARMORED")


@cache
def of_kind(kind: int) -> list[Fact]:
    """The whole cards of a kind that can be played."""
    return [fact for fact in POOL.cards() if fact.id in texts() and fact.kind == kind and fact.half == WHOLE]


@cache
def attachable() -> list[Fact]:
    """What may lie on a creature: upgrades, and creatures that can be played as such (G214)."""
    found = of_kind(CardTypes.UPGRADE)[:]
    for fact in of_kind(CardTypes.CREATURE):
        if any([isinstance(w, Constant) and w.question == Questions.AS_UPGRADE for w in texts()[fact.id]]):
            found.append(fact)
    return found


def any_of(dice: Chance, items: Sequence[T]) -> T:
    return items[dice.below(len(items))]


def _in_fight(ability: Ability) -> bool:
    """Whether it answers only what is destroyed in a fight."""
    return ability.fighting or ability.in_fight or ability.attacking or ability.by_assault


class Scene:
    """A position made for two answers of a window, by chance."""

    def __init__(self, window: str, one: Answer, other: Answer, dice: Chance) -> None:
        self.window = window
        self.both = (one, other)
        self.dice = dice
        self.house = HOUSE_NAMES[any_of(dice, PLAYED_HOUSES)]
        self.lines: tuple[list[str], list[str]] = ([], [])
        self.hands: tuple[list[str], list[str]] = ([], [])
        self.piles: tuple[list[str], list[str]] = ([], [])
        self.tokens = [any_of(dice, of_kind(CardTypes.TOKEN)).id if dice.below(2) else "" for _ in (0, 1)]
        """The token card beside each deck, or none."""
        for answer in self.both:
            if answer.fact.kind == CardTypes.TOKEN:
                self.tokens[self._side_of(answer)] = answer.card
        self.before: list[str] = []
        """The cards that have to do something first."""
        self.subject = ""
        """The card of which the window is, by its name in the pool; empty where it is of none."""
        self._set()
        self.state = self._board()
        self.told: set[int] = set()
        """The numbers of the abilities that have resolved."""
        self.choices: list[str] = []

    # -- what lies where

    def _creature(self, fact: Fact, marks: bool = True, upgrades: tuple[str, ...] = ()) -> str:
        """A creature in play, of the active house often, with this and that on it."""
        dice = self.dice
        words = [fact.id]
        if dice.below(2):
            words.append(f"house:{self.house}")
        if fact.power > 1 and dice.below(3) == 0:
            words.append(f"damage:{1 + dice.below(fact.power - 1)}")
        if dice.below(3) == 0:
            words.append(f"amber:{1 + dice.below(3)}")
        if dice.below(6) == 0:
            words.append(f"plus:{1 + dice.below(2)}")
        if dice.below(8) == 0:
            words.append(f"{any_of(dice, COUNTER_NAMES)}:{1 + dice.below(3)}")
        for mark, often in (
            (("warded", 8), ("exhausted", 5), ("stunned", 12), ("enraged", 12)) if marks else ()
        ):
            if dice.below(often) == 0:
                words.append(mark)
        return " ".join([*words, *[f"+{one}" for one in upgrades]])

    def _side_of(self, answer: Answer) -> int:
        """The seat that has the token creature of an answer: the first of two is seat 0's."""
        return 1 if answer is not self.both[0] and self.both[0].fact.kind == CardTypes.TOKEN else 0

    def _any_creature(self, seat: int) -> str:
        """A creature for a line: now and then a token creature, or one with something attached."""
        dice = self.dice
        upgrades = (any_of(dice, attachable()).id,) if dice.below(6) == 0 else ()
        text = self._creature(self._fitting(None), True, upgrades)
        return self._facedown(text) if self.tokens[seat] and dice.below(3) == 0 else text

    def _facedown(self, text: str) -> str:
        """The same creature as a token creature: any card lies beneath; damage could be too much for it."""
        _, *rest = text.split()
        rest = [word for word in rest if not word.startswith(("house:", "damage:"))]
        return " ".join([f"token:{self._any(False)}", *rest])

    def _fitting(self, answer: Answer | None, kind: int = CardTypes.CREATURE) -> Fact:
        """A card of a kind, with the trait that an answer asks for."""
        trait = ""
        if answer is not None:
            of = answer.about
            if of is None and isinstance(answer.word, Ability):
                of = answer.word.of
            trait = of.trait if of is not None else ""
        fits = [fact for fact in of_kind(kind) if not trait or trait in fact.traits]
        return any_of(self.dice, fits or of_kind(kind))

    def _set(self) -> None:
        dice = self.dice
        own = next(
            (a for a in self.both if a.how == OWN and not a.later and self.window not in ("STARTS", "ENDS")),
            None,
        )
        hearing = next((a for a in self.both if a is not own), self.both[0])
        if self.window in OF_A_CARD_IN_HAND or self.window == "PUT":
            if own is not None:
                fact = own.fact
            else:
                kinds = (
                    CardTypes.CREATURE,
                    CardTypes.CREATURE,
                    CardTypes.ARTIFACT,
                    CardTypes.ACTION,
                    CardTypes.UPGRADE,
                )
                kind = KINDS.get(self.window) or any_of(dice, kinds)
                word = hearing.word
                if isinstance(word, Ability) and word.of is not None and not word.of.types >> kind & 1:
                    kind = next(k for k in kinds if word.of.types >> k & 1)
                fact = self._fitting(any_of(dice, self.both), kind)
            self.subject = fact.id
            icons = (
                ""
                if "ICON" not in self.window
                else " icons:" + "".join(any_of(dice, "ACDRP") for _ in range(2))
            )
            if fact.kind == CardTypes.TOKEN:
                pass  # it is made of the top card of a deck
            elif self.window == "PUT":
                self.piles[dice.below(2)].append(fact.id)
            else:
                self.hands[0].append(f"{fact.id} house:{self.house}{icons}")
                if fact.half == BOTTOM:
                    self.hands[0].append(f"{fact.id}2 house:{self.house}")
        else:
            self.subject = self._in_play(own)
        for answer in self.both:
            if answer is not own:
                self._lay(answer)
        for seat in (0, 1):
            for _ in range(1 + dice.below(3)):
                self.lines[seat].insert(dice.below(len(self.lines[seat]) + 1), self._any_creature(seat))
            if dice.below(2):
                self.lines[seat].append(any_of(dice, of_kind(CardTypes.ARTIFACT)).id)
            for _ in range(1 + dice.below(3)):
                self.hands[seat].append(self._any(seat == 0))
            for _ in range(dice.below(4) if dice.below(3) else 8 + dice.below(5)):  # haunted, or nearly so
                self.piles[seat].append(self._any(False))

    def _any(self, playable: bool) -> str:
        """Any card, out of play."""
        fact = any_of(self.dice, of_kind(any_of(self.dice, (0, 0, 0, 1, 1, 2, 3))))
        return fact.id + (f" house:{self.house}" if playable and self.dice.below(2) else "")

    def _in_play(self, own: Answer | None) -> str:
        """The creature (or artifact) that does what is answered, with the upgrades that give it an answer."""
        upgrades = tuple(
            a.card
            for a in self.both
            if a is not own and not a.later and (a.as_upgrade or a.fact.kind == CardTypes.UPGRADE)
        )
        if own is not None and (own.as_upgrade or own.fact.kind == CardTypes.UPGRADE):
            upgrades = (*upgrades, own.card)
            own = None
        side = (
            0
            if self.window not in (*STARTS_A_TURN, *ENDS_A_TURN, "DESTROYED", "GONE", "CHECKED")
            else self.dice.below(2)
        )
        if own is None:
            needs = [
                a
                for a in self.both
                if (a.about is not None and a.about.relation != IS_HOST) or a.how == HEARS
            ]
            fact = self._fitting(any_of(self.dice, needs) if needs else None)
        else:
            fact = own.fact
        if fact.kind == CardTypes.TOKEN:
            side = self._side_of(any_of(self.dice, [a for a in self.both if a.fact is fact]))
            text = self._facedown(self._creature(fact, self.window in ("DESTROYED", "GONE"), upgrades))
        elif fact.kind == CardTypes.CREATURE:
            text = self._creature(fact, self.window in ("DESTROYED", "GONE"), upgrades)
            if f"house:{self.house}" not in text:
                text += f" house:{self.house}"
        elif fact.kind == CardTypes.ARTIFACT:
            text = f"{fact.id} house:{self.house}"
        else:  # an action's own moment is its play
            self.hands[0].append(f"{fact.id} house:{self.house}")
            self.before.append(fact.id)
            return ""
        self.lines[side].append(text)
        return fact.id

    def _lay(self, answer: Answer) -> None:
        """Put the card of an answer where it can answer."""
        dice = self.dice
        fact = answer.fact
        if isinstance(answer.word, Ability) and answer.word.fallen:
            self.piles[dice.below(2)].append(fact.id)
            return
        if answer.later or fact.kind == CardTypes.ACTION:
            self.before.append(fact.id)
            if fact.kind in (CardTypes.ACTION, CardTypes.UPGRADE) or dice.below(2) or fact.half != WHOLE:
                self.hands[0].append(f"{fact.id} house:{self.house}")
                if fact.half == BOTTOM:
                    self.hands[0].append(f"{fact.id}2 house:{self.house}")
                return
            self.lines[0].append(f"{fact.id} house:{self.house}")
            return
        if answer.as_upgrade or fact.kind == CardTypes.UPGRADE:
            if any(f"+{fact.id}" in text.split() for line in self.lines for text in line) and dice.below(2):
                return  # it is on the subject
            side = dice.below(2)
            self.lines[side].append(self._creature(self._fitting(None), True, (fact.id,)))
            return
        if fact.kind == CardTypes.TOKEN:
            self.lines[self._side_of(answer)].append(self._facedown(self._creature(fact)))
            return
        side = dice.below(2) if answer.how != GIVEN or dice.below(3) == 0 else 0
        if fact.kind == CardTypes.ARTIFACT:
            self.lines[side].append(fact.id)
        else:
            self.lines[side].append(self._creature(fact))

    def _board(self) -> KeyForgeState:
        dice = self.dice
        decks = [[self._any(False) for _ in range(3 + dice.below(6))] for _ in (0, 1)]
        return board(
            mine=self.lines[0],
            theirs=self.lines[1],
            hand=self.hands[0],
            their_hand=self.hands[1],
            discard=self.piles[0],
            their_discard=self.piles[1],
            deck=decks[0],
            their_deck=decks[1],
            archives=[self._any(False) for _ in range(dice.below(3))],
            their_archives=[self._any(False) for _ in range(dice.below(3))],
            amber=(dice.below(9), dice.below(9))
            if self.window not in STARTS_A_TURN
            else (6 + dice.below(5), dice.below(9)),
            keys=(dice.below(2), dice.below(2)),
            chains=(dice.below(5) // 2, dice.below(5) // 2),
            active=1 if self.window in STARTS_A_TURN else 0,
            tide=any_of(dice, ("", "high", "low", "neutral")),
            token=self.tokens[0],
            their_token=self.tokens[1],
            house=self.house,
            seed=f"{dice.next()}",
        )

    # -- what is done

    def play(self) -> bool:
        """Bring the moment about and play on, with everything checked at every choice; whether both have answered."""
        check(self.state)
        for card in self.before:
            self._do(SOMETHING, card)
        self._bring_about()
        for _ in range(PLAYED_OUT):
            if self.state.decision() is None or self.answered():
                break
            self._choose(self._random())
        for _ in range(3):
            if self.state.decision() is not None:
                self._choose(self._random())
        check_again(self.state)
        return self.answered()

    def answered(self) -> bool:
        """Whether all has resolved that tells of it."""
        return all(REGISTRY.number(a.word) in self.told for a in self.both if isinstance(a.word, Ability))

    def _bring_about(self) -> None:
        window, dice, state = self.window, self.dice, self.state
        if self.subject in self.tokens and window in (*OF_A_CARD_IN_HAND, "PUT"):
            seat = self.tokens.index(self.subject)
            self._as_if_said(lambda scope: make(state, state.row(Zones.DECK, seat)[0], seat, scope))
            return
        if window in (*STARTS_A_TURN, *ENDS_A_TURN):
            self._do((MoveKinds.END,))
        elif window in OF_A_CARD_IN_HAND and window != "DISCARDED":
            self._do((MoveKinds.PLAY, MoveKinds.PLAY_UPGRADE), self.subject)
        elif window == "DISCARDED":
            self._do((MoveKinds.DISCARD,), self.subject)
        elif window == "GONE" and any(isinstance(a.word, Ability) and _in_fight(a.word) for a in self.both):
            self._do((MoveKinds.FIGHT,), any_of(dice, self.both).card)
        elif window in FIGHTS or (window == "REPLACED_DAMAGE" and dice.below(2)):
            self._do((MoveKinds.FIGHT,), self.subject)
        elif window == "REAPED" or (window == "REPLACED_GAIN" and dice.below(2)):
            self._do((MoveKinds.REAP,), self.subject)
        elif window == "USED":
            self._do(
                (MoveKinds.ACTION, MoveKinds.OMNI, MoveKinds.REAP, MoveKinds.FIGHT, MoveKinds.UNSTUN),
                self.subject,
            )
        elif window == "PUT":
            found = [
                c for seat in (0, 1) for c in state.row(Zones.DISCARD, seat) if self._is(c, self.subject)
            ]
            if found:
                self._as_if_said(lambda scope: state.enter(found[0], dice.below(2), scope))
        elif window in ("STOLEN", "REPLACED_STEAL"):
            self._as_if_said(lambda _: state.steal(dice.below(2), 1 + dice.below(3)))
        elif window == "REPLACED_GAIN":
            self._as_if_said(lambda _: state.gain(dice.below(2), 1 + dice.below(3)))
        elif window == "REPLACED_DAMAGE":
            cards = self._dying()
            self._as_if_said(
                lambda scope: state.hurt(scope, cards, [1 + dice.below(4) for _ in cards], cards[0])
            )
        elif window in ("DESTROYED", "GONE", "REPLACED_PILE"):
            cards = self._dying()
            if window == "GONE" and dice.below(4) == 0:
                zone = any_of(dice, (Zones.HAND, Zones.DECK, Zones.ARCHIVES, Zones.PURGED))
                self._as_if_said(lambda scope: state.leave(scope, cards, zone))
            else:
                self._as_if_said(lambda scope: state.destroy(scope, cards))

    def _dying(self) -> list[int]:
        """The cards in play of both answers that answer for themselves, and now and then others."""
        state, dice = self.state, self.dice
        cards: list[int] = []
        names = [a.card for a in self.both if a.how == OWN or dice.below(4) == 0]
        for seat in (0, 1):
            for c in [*state.line(seat), *state.row(Zones.ARTIFACTS, seat)]:
                mine = any(self._is(u, name) for u in (c, *state.upgrades(c)) for name in names)
                if mine or self._is(c, self.subject) or dice.below(5) == 0:
                    cards.append(c)
        return cards or state.line(0)[:1] or state.line(1)[:1]

    def _is(self, c: int, name: str) -> bool:
        return self.state.decks.prints[self.state.decks.of[c]].id == name

    def _as_if_said(self, what: Callable[[int], object]) -> None:
        """Something happens in the main step as if a card said it."""
        state = self.state
        if state.kind != AskKinds.TURN or not state.line(0) + state.line(1):
            return
        state.kind, state.listed, state.told = NONE, [], []
        state.push_own(HOLDER, Scope(NONE, state.active))
        what(len(state.scopes) - 1)
        state.go()
        self._heard(state.told)
        check(state)
        self._finish()

    def _do(self, ways: tuple[int, ...], card: str = "") -> None:
        """Take one of these options, of a card if one is named, and all that follows from it."""
        if self.state.kind != AskKinds.TURN:
            return
        found = [option for option in self._options() if option.code & WHAT in ways]
        found = [option for option in found if not card or self._is(option.code >> SHIFT, card)]
        if found:
            active = self.state.active
            self._choose(any_of(self.dice, found))
            self._finish(active)

    def _finish(self, active: int = NONE) -> None:
        """Choose by chance until the active player may do what they like."""
        for _ in range(STEPS):
            if self.state.decision() is None or self.state.kind == AskKinds.TURN:
                return
            self._choose(self._random())

    def _options(self) -> list[Move]:
        decision = self.state.decision()
        return (
            [] if decision is None else [option for option in decision.options() if isinstance(option, Move)]
        )

    def _random(self) -> Option:
        state = self.state
        options = self._options()
        if state.kind in (AskKinds.TRIGGER, AskKinds.REPLACE) and len(options) <= TRIED:
            for option in options:
                self._beside(option)
        return any_of(self.dice, options)

    def _beside(self, option: Move) -> None:
        """What would come of another order, for a few choices."""
        twin = self.state.clone()
        dump = self.state.dump()
        for _ in range(3):
            twin.choose(option)
            check(twin)
            decision = twin.decision()
            if decision is None:
                break
            found = decision.option(self.dice.below(len(decision)))
            assert isinstance(found, Move)
            option = found
        assert self.state.dump() == dump, "what is played in a copy changes the position"

    def _choose(self, option: Option) -> None:
        self.choices.append(str(option))
        amber = Amber(self.state)
        told = self.state.choose(option)
        self._heard(told)
        check(self.state)
        amber.check(self.state, told)
        if self.dice.below(8) == 0:
            check_again(self.state)

    def _heard(self, told: list[Event]) -> None:
        for event in told:
            if isinstance(event, Happened) and event.what == EventKinds.ABILITY:
                self.told.add(event.b)
