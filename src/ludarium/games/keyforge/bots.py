"""The greedy bot: the option after which, as far as it can see, it stands best."""

from __future__ import annotations

from typing import Final, final

from ludarium.core.bot import Bot
from ludarium.core.view import View
from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.notation import Move
from ludarium.games.keyforge.position import Position
from ludarium.games.keyforge.sample import sample_state
from ludarium.games.keyforge.state import KeyForgeState
from ludarium.games.keyforge.terms import NONE
from ludarium.games.keyforge.view import KeyForgeView
from ludarium.games.keyforge.worth import Weights, worth

USUAL: Final = Weights()
DEEP: Final = 24  # choices that may follow from one before it is judged
DISCARDS: Final = 0.12  # what another card instead of this one is worth
SAMPLES: Final = 2


def choose_house(p: Position, seat: int) -> int:
    """The index of the house with most to play and to use."""
    best = 0
    high = -1.0
    for i, option in enumerate(p.codes):
        house = option >> co.SHIFT
        score = 0.0
        for c in p.row(t.HAND, seat):
            if p.houses(c) >> house & 1:
                face = p.decks.prints[p.face[c]]
                score += 1.0 + 0.5 * len(face.icons)
        for c in p.line(seat):
            if p.houses(c) >> house & 1 and not p.flags[c] & t.STUNNED:
                score += 1.3
        for c in p.row(t.ARTIFACTS, seat):
            if p.houses(c) >> house & 1 and p.abilities_of(c, t.ACTS):
                score += 0.8
        if score > high:
            high = score
            best = i
    return best


def habit(p: Position) -> int:
    """The index of a quick answer to a question about something that was begun: NONE where it should be judged."""
    kind = p.kind
    if kind == co.ASK_HOUSE:
        return choose_house(p, p.asked)
    if kind in (co.ASK_ARCHIVES, co.ASK_MULLIGAN, co.ASK_KEY, co.ASK_SPEND):
        return 0
    return NONE


def best_of(state: KeyForgeState, seat: int, w: Weights, depth: int) -> tuple[int, float]:
    """The index of the option after which ``seat`` stands best (or worst, where the other one decides), and how."""
    quick = habit(state)
    if quick != NONE:
        return quick, 0.0
    mine = state.asked == seat
    best = 0
    high = -1e9
    for i in range(len(state.codes)):
        score = after(state, i, seat, w, depth)
        if not mine:
            score = -score
        if score > high:
            high = score
            best = i
    return best, high if mine else -high


def after(state: KeyForgeState, index: int, seat: int, w: Weights, depth: int) -> float:
    """How ``seat`` stands once an option is taken and all that follows from it at once is answered."""
    option = state.codes[index]
    what = option & co.WHAT
    twin = state.clone()
    twin.choose(Move(option, twin.decks))
    bonus = DISCARDS if state.kind == co.ASK_TURN and what == co.DISCARD else 0.0
    turn = state.turn
    steps = 0
    while twin.winner == NONE and twin.kind != co.ASK_TURN and twin.turn == turn and steps < DEEP:
        steps += 1
        if depth > 0:
            at, _ = best_of(twin, twin.asked, w, depth - 1)
        else:
            at = first_guess(twin, w)
        twin.choose(Move(twin.codes[at], twin.decks))
    return worth(twin, seat, w) + bonus


def first_guess(state: KeyForgeState, w: Weights) -> int:
    """A quick answer where judging each would take too long: enemies are struck, friends are helped."""
    quick = habit(state)
    if quick != NONE:
        return quick
    return state.chance.below(len(state.codes))


@final
class Greedy(Bot):
    """Looks at every option in a few imagined games; what follows at once is judged as well."""

    def choose(self, view: View, options: list[str]) -> str:
        assert isinstance(view, KeyForgeView)
        if len(options) == 1:
            return options[0]
        totals: list[float] = []
        state = sample_state(view, self.chance)
        for number in range(SAMPLES):
            if number:
                state = sample_state(view, self.chance)
            quick = habit(state)
            if quick != NONE:
                return Move(state.codes[quick], state.decks).notation()
            for i in range(len(state.codes)):
                score = after(state, i, state.asked, USUAL, 1)
                if number:
                    totals[i] += score
                else:
                    totals.append(score)
        best = 0
        for i in range(1, len(totals)):
            if totals[i] > totals[best]:
                best = i
        return Move(state.codes[best], state.decks).notation()
