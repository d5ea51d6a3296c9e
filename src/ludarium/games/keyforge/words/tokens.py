"""Instructions about token creatures (section 19)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.frames import Frame, Node, Numbers, Scope
from ludarium.games.keyforge.engine.steps import leaving as pl
from ludarium.games.keyforge.engine.steps import tokens
from ludarium.games.keyforge.engine.terms import NONE, Card, Ends, Zones
from ludarium.games.keyforge.pool.facts import WHOLE
from ludarium.games.keyforge.pool.houses import CardTypes
from ludarium.games.keyforge.words.base import Amount, Effect, Target, number_of
from ludarium.games.keyforge.words.cards import YOU, Who
from ludarium.games.keyforge.words.choosing import OnCards, touched

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


@mypyc_attr(acyclic=True)
@final
class MakeFrame(Frame):
    """``cards`` are the token creatures made so far."""

    def __init__(self, node: Node) -> None:
        super().__init__(node)
        self.asked = NONE
        """How many are to be made; NONE before that is known."""
        self.left = 0

    def numbers(self) -> Numbers:
        return self.asked + 1, self.left, 0, 0

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.asked = a - 1
        self.left = b


@final
@dataclass(frozen=True, eq=False)
class MakeTokens(Effect):
    """Make token creatures of the top cards of a deck, one after the other (G165, G237); those made are IT. ``at_left``: each
    enters immediately to the left of this creature. ``named`` says so of a token creature by its name in the pool: nothing is
    made where the token card is another (G169)."""

    amount: int | Amount = 1
    who: Who = YOU
    at_left: bool = False
    named: str = ""
    keep: bool = False

    def frame(self) -> MakeFrame:
        return MakeFrame(self)

    def run(self, m: Machine, f: MakeFrame) -> None:
        s = m.scopes[f.scope]
        player = m.players(s, self.who)[0]
        if f.asked == NONE:
            f.asked = f.left = max(number_of(m, s, self.amount), 0)
            token = m.decks.tokens[player]
            if self.named and (token == NONE or m.decks.prints[token].id != self.named):
                f.left = 0
        deck = m.row(Zones.DECK, player)
        if f.left > 0 and deck:
            f.left -= 1
            at = m.place_of(s.this) if self.at_left and m.type_then(s.this) == CardTypes.CREATURE else NONE
            made = tokens.make(m, deck[0], player, f.scope, at)
            if made == NONE:
                f.left = 0
            else:
                f.cards = [*f.cards, made]
            return
        s.it = s.hit = f.cards
        if self.keep:
            s.kept = f.cards
        s.count = len(f.cards)
        s.did = s.count > 0 and s.count == f.asked
        m.pop()


@final
@dataclass(frozen=True, eq=False)
class FlipFacedown(OnCards):
    """Turn creatures facedown: each becomes a token creature of its owner where it is (G238)."""

    target: Target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[Card]) -> None:
        touched(s, cards, [c for c in cards if tokens.turn_facedown(m, c)])


@final
@dataclass(frozen=True, eq=False)
class FlipFaceup(OnCards):
    """Turn token creatures faceup (G238): what is a creature stays as that, other cards are put into their owners' discard
    piles (G231), what lay on them goes to the supply."""

    target: Target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[Card]) -> None:
        turned = [c for c in cards if m.is_token(c)]
        going: list[Card] = []
        for c in turned:
            face = m.decks.prints[m.decks.of[tokens.turn_faceup(m, c)]]
            if face.type != CardTypes.CREATURE or face.half != WHOLE:
                m.flags[c] = 0
                m.amber[c] = 0
                going.append(c)
        touched(s, cards, turned)
        if going:
            pl.depart(m, going, Zones.DISCARD, Ends.TOP, NONE, [], [])
