"""A lasting effect that a card began before a position, in one text: ``fogbank turn:4 theirs``."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ludarium.core.positions import WrongPosition
from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.engine.frames import Scope
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.steps.turn import TurnSteps
from ludarium.games.keyforge.engine.terms import NONE, Card, Seat, Zones
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import HOUSE_OF
from ludarium.games.keyforge.text.base import inside
from ludarium.games.keyforge.words.amounts import PowerOf
from ludarium.games.keyforge.words.base import Ability, Constant, Word
from ludarium.games.keyforge.words.cards import CHOSEN_HOUSE, IS_IT, IS_THIS, Cards
from ludarium.games.keyforge.words.known import Known
from ludarium.games.keyforge.words.lasting import Lasting

PART = "lasting"
WORDS = ("theirs", "turn:4", "on:troll.2", "by:troll", "house:dis", "named:troll")
"""What may stand behind its name, by example."""
LOOKED_FOR = (Zones.LINE, Zones.ARTIFACTS, Zones.ATTACHED, Zones.DISCARD, Zones.PURGED)
"""Where the card that began it is looked for: all see it there."""


class Begun:
    """One lasting effect: ``library-access``, or by the name of the ability that lasts, as views have it, where a card has several
    (``horseman-of-war.1.2``). ``theirs``: seat 1 began it; ``turn:4``: in this turn, else in the present one; ``on:troll.2``: about
    this card in play, named as options name it; ``by:troll``: a card in play began it, by an ability that it was given; ``house:dis`` and ``named:troll``: what was chosen for it. Raises ``WrongPosition``."""

    def __init__(self, text: str, turn: int) -> None:
        name, *rest = text.split() or [""]
        self.text = text
        self.seat: Seat = 0
        self.turn = turn
        self.on: list[str] = []
        self.by = ""
        self.house = NONE
        self.named = NONE
        self.effect = _effect(name)
        self.cards = [name] if name in texts() else _beginners()[self.effect]
        """The cards that can have begun it, by their names in the pool: several may have the same ability."""
        for word in rest:
            self._read(word, turn)
        for part in inside(self.effect):
            self._check(part)
        fixed = self.effect.on is not None and not self._of_itself()
        if fixed and not self.on:
            raise self.wrong("about", WORDS[2])
        if self.on and not fixed:
            raise WrongPosition(
                PART, f"on:{self.on[0]}", ", ".join([word for word in WORDS if word != WORDS[2]])
            )
        if self._is_given() and not self.by:
            raise self.wrong("about", WORDS[3])

    def wrong(self, why: str, expected: str = "") -> WrongPosition:
        """It can't be so, for this reason."""
        return WrongPosition(PART, self.text, expected, why)

    def _read(self, word: str, now: int) -> None:
        key, _, value = word.partition(":")
        number = int(value) if value.isascii() and value.isdigit() and len(value) < 4 else 0
        if word == "theirs":
            self.seat = 1
        elif key == "turn" and 1 <= number <= now:
            self.turn = number
        elif key == "on" and value and value not in self.on:
            self.on.append(value)
        elif key == "by" and value:
            self.by = value
        elif key == "house" and value in HOUSE_OF:
            self.house = HOUSE_OF[value]
        elif key == "named" and POOL.has(value):
            self.named = POOL.place(POOL.card(value).id)
        else:
            raise WrongPosition(PART, word, ", ".join(WORDS))

    def _check(self, word: object) -> None:
        """Whether all is there that a word of it speaks of, besides the cards it is about."""
        if (
            isinstance(word, PowerOf)
            and isinstance(word.of, Known)
            and word.of.relation not in (IS_IT, IS_THIS)
        ):
            raise self.wrong("unsaid")
        chosen = isinstance(word, (Cards, Constant)) and word.house == CHOSEN_HOUSE
        if chosen and self.house == NONE:
            raise self.wrong("about", WORDS[4])
        if isinstance(word, Cards) and word.chosen_name and self.named == NONE:
            raise self.wrong("about", WORDS[5])

    def _of_itself(self) -> bool:
        """Whether it is about the card alone that began it."""
        return isinstance(self.effect.on, Known) and self.effect.on.relation == IS_THIS

    def _is_given(self) -> bool:
        """Whether the card gives another one the ability by which that begins it."""
        for word in inside(texts()[self.cards[0]]):
            if isinstance(word, Constant) and _has(word.gives, self.effect):
                return True
        return False

    def begin(self, state: KeyForgeState, now: int) -> None:
        """Put it in force, as it would be in turn ``now``. The turns before were taken in turn."""
        this = giver = self._source(state)
        if self.by:
            this = self._card(state, self.by)
        scope = Scope(
            this, self.seat, NONE if this == giver else giver, this, NONE, 0, self.seat, self._ability()
        )
        scope.house = self.house
        scope.number = self.named
        fixed = [this] if self._of_itself() else None
        if self.on:
            fixed = [self._card(state, label) for label in self.on]
        before = len(state.lasting)
        turn, active, step = state.turn, state.active, state.step
        state.turn, state.step = self.turn, TurnSteps.MAIN
        if (now - self.turn) % 2:
            state.active = 1 - active
        self.effect.begin(state, scope, fixed)
        state.turn, state.active, state.step = turn, active, step
        begun = state.lasting[before:]
        if not begun or any([live.last != NONE and live.last < now for live in begun]):
            raise self.wrong("over")

    def _source(self, state: KeyForgeState) -> Card:
        """The card that began it: on the side of who did, if one lies there."""
        prints = state.decks.prints
        cards = [c for c in range(len(state.zone)) if prints[state.face[c]].id in self.cards]
        for zone in LOOKED_FOR:
            for seat in (self.seat, 1 - self.seat):
                for c in cards:
                    if state.zone[c] == zone and state.side_of(c) == seat:
                        return c
        raise self.wrong("source", ", ".join(self.cards))

    def _card(self, state: KeyForgeState, label: str) -> Card:
        """The card in play of this label."""
        for c, other in enumerate(state.decks.labels):
            if other == label and state.in_play(c):
                return c
        in_play = [state.decks.labels[c] for c in range(len(state.zone)) if state.in_play(c)]
        raise WrongPosition(PART, label, ", ".join(in_play))

    def _ability(self) -> Word | None:
        """The ability of the card by which it began."""
        found: Word | None = None
        for word in inside(texts()[self.cards[0]]):
            if isinstance(word, Ability) and _has(word.body, self.effect):
                found = word
        return found


def _effect(name: str) -> Lasting:
    """The lasting effect of this name: of a card that has one, or of the ability that lasts. Raises ``WrongPosition``."""
    said = texts().get(name, texts().get(name.partition(".")[0], ()))
    found = [word for word in inside(said) if isinstance(word, Lasting)]
    if name in texts() and len(found) == 1:
        return found[0]
    for effect in found:
        if any([REGISTRY.name(word) == name for word in effect.words]):
            return effect
    names = [REGISTRY.name(effect.words[0]) for effect in found]
    raise WrongPosition(PART, name, ", ".join(names), "effects" if names else "effect")


@cache
def _beginners() -> dict[Lasting, list[str]]:
    """The cards that begin each lasting effect."""
    found: dict[Lasting, list[str]] = {}
    for card, said in texts().items():
        for word in inside(said):
            if isinstance(word, Lasting) and card not in found.setdefault(word, []):
                found[word].append(card)
    return found


def _has(said: object, effect: Lasting) -> bool:
    """Whether it is among these words."""
    return any([word is effect for word in inside(said)])


def lay_lasting(state: KeyForgeState, said: Sequence[str], now: int, begun: int) -> None:
    """Put these lasting effects in force in turn ``now``, the last to have begun being ``begun``. Raises ``WrongPosition``."""
    for text in said:
        Begun(text, begun).begin(state, now)
