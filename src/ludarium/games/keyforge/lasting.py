"""A lasting effect that a card began before a position, in one text: ``fogbank turn:4 theirs``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product

from ludarium.core.positions import WrongPosition
from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.engine.frames import InForce, Scope
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.steps.turn import TurnSteps
from ludarium.games.keyforge.engine.terms import NONE, Card, Seat, Zones
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, HOUSE_OF
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
BACK = 3
"""So many turns ago may have begun what still lasts, where no card of its own stays in play for it."""


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


class Teller:
    """Says the lasting effects of a state in the words of a position. ``laid`` is that position without them, ``places`` tells which of
    its cards is which of the state's. What the words say is laid there and compared."""

    def __init__(self, state: KeyForgeState, laid: KeyForgeState, places: Mapping[Card, Card]) -> None:
        self.state = state
        self.laid = laid
        self.places = {**places, NONE: NONE}

    def told(self) -> tuple[list[str], bool]:
        """The words, and whether they say all that lasts."""
        said: list[str] = []
        whole = True
        rest = self.state.lasting[:]
        while rest:
            found = self._first_of(rest)
            if found is None:
                whole = False
                rest.pop(0)
            else:
                said.append(found[0])
                del rest[: found[1]]
        return said, whole

    def _first_of(self, rest: list[InForce]) -> tuple[str, int] | None:
        """The words of the first of these, and how many of them they put in force; None where no words do."""
        word = rest[0].ability or rest[0].constant
        assert word is not None
        scope, now = rest[0].scope, self.laid.turn
        parts = [REGISTRY.name(word), *["theirs"] * scope.me]
        if scope.house != NONE:
            parts.append(f"house:{HOUSE_NAMES[scope.house]}")
        labels = {c: self.laid.decks.labels[other] for c, other in self.places.items()}
        on = " ".join([f"on:{labels[c]}" for c in scope.it if c in labels])
        by = f"by:{labels[scope.this]}" if scope.giver != NONE and scope.this in labels else ""
        named = f"named:{POOL.at(scope.number).id}" if 0 <= scope.number < len(POOL.cards()) else ""
        turns = [f"turn:{turn}" for turn in range(now, max(now - BACK, 0), -1)]
        for some in product(turns, dict.fromkeys([on, ""]), dict.fromkeys(["", named])):
            text = " ".join([one for one in (*parts, by, *some) if one])
            made = self._made_by(text)
            if made and len(made) <= len(rest) and all(map(self._is_like, rest, made)):
                return text, len(made)
        return None

    def _made_by(self, text: str) -> list[InForce]:
        """What these words put in force in the position; nothing where they can't be said of it."""
        twin = self.laid.clone()
        twin.lasting = []
        try:
            Begun(text, twin.turn).begin(twin, twin.turn)
        except WrongPosition:
            return []
        return twin.lasting

    def _is_like(self, live: InForce, made: InForce) -> bool:
        """Whether one does in the state what the other does in the position."""
        one, other = live.scope, made.scope
        about = None if live.cards is None else self._there(live.cards)
        return (
            (live.ability, live.constant, live.first, live.last, live.once, about)
            == (made.ability, made.constant, made.first, made.last, made.once, made.cards)
            and self._there([live.guard, one.giver]) == [made.guard, other.giver]
            and self._is_begun_by(one.this, other.this)
            and (one.me, one.house, one.number) == (other.me, other.house, other.number)
            and (self._there(one.it), self._there(one.kept)) == (other.it, other.kept)
        )

    def _there(self, cards: list[Card]) -> list[Card | None]:
        return [self.places.get(c) for c in cards]

    def _is_begun_by(self, c: Card, other: Card) -> bool:
        """Whether it is the same card, or a copy of it where both have left play: one is as good as the other then."""
        if self.places.get(c) == other:
            return True
        alike = (
            self.state.decks.prints[self.state.face[c]].id == self.laid.decks.prints[self.laid.face[other]].id
        )
        return alike and not self.state.in_play(c) and not self.laid.in_play(other)
