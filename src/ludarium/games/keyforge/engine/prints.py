"""The cards of one game as they are printed: what both decks share with every copy of its state."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from ludarium.games.keyforge.engine.frames import InForce, Scope
from ludarium.games.keyforge.engine.terms import (
    BOTH_DECKS,
    DECK_SIZE,
    NONE,
    Card,
    Face,
    Keywords,
    Moments,
    Questions,
    Seat,
)
from ludarium.games.keyforge.pool.facts import POOL, TOP, WHOLE
from ludarium.games.keyforge.pool.houses import CardType, CardTypes, HouseSet
from ludarium.games.keyforge.words.base import Ability, Constant
from ludarium.games.keyforge.words.cards import ANY, IS_THIS, LAST_HOUSE

VALUED: Final = (
    Keywords.ELUSIVE,
    Keywords.SKIRMISH,
    Keywords.TAUNT,
    Keywords.POISON,
    Keywords.VERSATILE,
    Keywords.ASSAULT,
    Keywords.HAZARDOUS,
)


Said: TypeAlias = dict[int, list[InForce]]
"""What one text says, by the card that says it and who controls that."""
SAID_KEPT: Final = 50_000
"""Lists of what is said: some 40 MB."""


@final
class AllSaid:
    """What the texts of cards say as this or that card: made once for all games, since nothing changes in it."""

    def __init__(self, kept: int) -> None:
        self._kept = kept
        """So many lists are kept, or some more."""
        self._by: dict[tuple[Ability | Constant, ...], Said] = {}
        self._made = 0

    def by(self, words: tuple[Ability | Constant, ...]) -> Said:
        """What has been said with these words. Once that is too much, all is said anew, but in games that have begun."""
        if self._made >= self._kept:
            self._by = {}
            self._made = 0
        return self._by.setdefault(words, {})

    def say(self, said: Said, words: tuple[Ability | Constant, ...], c: Card, me: Seat) -> list[InForce]:
        """What they say as card ``c`` for ``me``, kept in ``said``."""
        found: list[InForce] = []
        for word in words:
            scope = Scope(c, me, ability=word)
            if isinstance(word, Ability):
                found.append(InForce(word, None, scope))
            else:
                found.append(InForce(None, word, scope))
        said[c << 1 | me] = found
        self._made += 1
        return found


SAID: Final[AllSaid] = AllSaid(SAID_KEPT)


@final
class Asks:
    """What the text of a card asks for (``words.asks``): how often and how much. What does it harm counts below 0."""

    def __init__(self) -> None:
        self.high = 0.0
        """High tide for its controller (G159)."""
        self.low = 0.0
        self.haunted = 0.0
        """Its controller haunted (G120)."""
        self.foe = 0.0
        """The other player haunted."""
        self.makes = 0
        """How many instructions it has that make token creatures (G165)."""
        self.scraps = False
        """It does something as it is discarded (G226)."""
        self.states = False
        """Whether any of the first four is not 0."""


@final
class Print:
    """One distinct card of the game: a card of the pool in the house and with the icons that a deck gives it."""

    def __init__(
        self,
        number: int,
        card: str,
        label: str,
        kind: CardType,
        houses: HouseSet,
        power: int,
        armor: int,
        traits: tuple[str, ...],
        keywords: list[int],
        icons: list[int],
        abilities: tuple[Ability, ...],
        constants: tuple[Constant, ...],
        asks: Asks,
        half: int = WHOLE,
        tide: bool = False,
        token: bool = False,
    ) -> None:
        self.number = number
        self.id = card
        """Its name in the pool; copies and mavericks share it (G147)."""
        self.asks = asks
        """What its text asks for, for bots."""
        self.tide = tide
        """Whether its text speaks of the tide (G245)."""
        self.token = token
        """Whether it is a token reference card (G165)."""
        self.half = half
        """Which half of a gigantic creature it is (G162), if it is one."""
        self.name = card[:-1] if half == TOP else card
        """The name by which texts know it: both halves of a gigantic creature have one (G248)."""
        self.wholes: list[tuple[int, int]] = []
        """Of a bottom half: the numbers of the top halves that fit it, each with that of the print that both are in
        play (G163)."""
        self.label = label
        """Its name in this game's notation."""
        self.type = kind
        self.houses = houses
        """A bit for each house it belongs to (G261)."""
        self.power = power
        self.armor = armor
        self.traits = traits
        self.keywords = keywords
        """By keyword: 0, its number, or 1 where it takes none."""
        self.icons = icons
        self.abilities = tuple([ability for ability in abilities if not ability.fallen])
        self.fallen = tuple([ability for ability in abilities if ability.fallen])
        """What it says in its owner's discard pile, and not in play."""
        self.constants = constants
        self.scraps = False
        """Whether it has a "Scrap:" (G226)."""
        for ability in self.abilities:
            if Moments.SCRAP in ability.moments:
                self.scraps = True
        self.silent = not self.abilities and not constants
        """Whether it says nothing in play."""
        self.plain = True
        """Whether what it says in play is put into force by itself: nothing else comes with it (``in_force``)."""
        for k in constants:
            if k.question == Questions.GRANT or k.question == Questions.TEXT_OF or k.or_use:
                self.plain = False
        self.gives_apart = gives_apart(constants)
        """Whether what it gives to one card after the other stands by itself in what is in force, in the order of those cards."""
        self.frail = power <= 0 or kind == CardTypes.ARTIFACT
        """Whether it needs something in force, or a counter, to stay in a battleline though it is unhurt."""
        self.valued = 0
        """How many keywords it has of those that make a creature worth more, for bots."""
        for keyword in VALUED:
            if keywords[keyword]:
                self.valued += 1
        self.boons = len(self.abilities) + len(constants)
        """So much it says that may be of use, at a glance: what a token creature cannot do is none."""
        if token:
            self.boons -= sum([k.question == Questions.CANNOT for k in constants])
        self.other = NONE
        """The print on its other side, by number (G231); NONE for what has but one."""
        self.of_itself = 0
        """A bit for each question that a constant of it answers about itself alone, in play or not (G211)."""
        self.of_its_kind = 0
        """The same of those that are about cards of its own kind, itself included."""
        for k in constants:
            if k.cards is None:
                continue
            if k.cards.relation == IS_THIS:
                self.of_itself |= 1 << k.question
            elif k.cards.relation == ANY and not k.cards.other:
                self.of_its_kind |= 1 << k.question
        self._said = SAID.by(self.abilities + constants)
        self._said_fallen = SAID.by(self.fallen)

    def said_by(self, c: Card, me: Seat) -> list[InForce]:
        """What it says in play, as card ``c`` that ``me`` controls."""
        found = self._said.get(c << 1 | me)
        return SAID.say(self._said, self.abilities + self.constants, c, me) if found is None else found

    def said_fallen(self, c: Card, owner: Seat) -> list[InForce]:
        """What it says in its owner's discard pile, as card ``c``."""
        found = self._said_fallen.get(c << 1 | owner)
        return SAID.say(self._said_fallen, self.fallen, c, owner) if found is None else found

    def numbered(self, number: int) -> Print:
        """The same card in another game; its other side is to be told anew."""
        return Print(
            number, self.id, self.label, self.type, self.houses, self.power, self.armor, self.traits,
            self.keywords, self.icons, self.abilities + self.fallen, self.constants, self.asks, self.half, self.tide,
            self.token,
        )  # fmt: skip


def gives_apart(constants: tuple[Constant, ...]) -> bool:
    """Whether one of these gives something to others, and neither the rest of them nor what it gives has to do with that."""
    giving = [k for k in constants if k.question == Questions.GRANT]
    if len(giving) != 1:
        return False
    asked = [k.question for k in constants] + [Questions.MAY_USE for k in constants if k.or_use]
    for word in giving[0].gives:
        if isinstance(word, Constant) and (word.question in asked or word.or_use):
            return False
    return True


@final
class Brought:
    """A deck that a player has brought to a match, before it is known against which one it is played."""

    def __init__(
        self,
        name: str,
        set_code: str,
        houses: list[int],
        cards: list[list[str]],
        word: str,
        strength: float,
        token: str = "",
    ) -> None:
        self.name = name
        self.set = set_code
        self.houses = houses
        self.cards = cards
        """By house: the names of its cards in the pool, copies included."""
        self.word = word
        """The deck as one word (``decks.word``)."""
        self.strength = strength
        """What it promises at a glance: Æ and cards on the table; only the order of decks counts."""
        self.token = token
        """Its token reference card, by its name in the pool; empty where it has none."""


@final
class Decks:
    """Both decks of a game; never changed once it is made."""

    def __init__(
        self,
        prints: list[Print],
        of: list[int],
        labels: list[str],
        names: list[str],
        sets: list[str],
        houses: list[list[int]],
        words: list[str],
        hidden: bool = False,
        tokens: tuple[Face, Face] = (NONE, NONE),
    ) -> None:
        self.prints = prints
        self.of = of
        """The print of each card, by its number; behind the cards the token creatures of each seat, if there are any."""
        self.owners = [c // DECK_SIZE & 1 for c in range(len(of))]
        """Whose each of them is."""
        self.labels = labels
        """The name of each card in notation, by its number."""
        self.names = names
        self.sets = sets
        self.houses = houses
        """The three houses of each seat's identity card."""
        self.words = words
        """Each seat's deck as one word (``decks.word``)."""
        self.hidden = hidden
        """Whether neither player may see the other's list."""
        self.mask = 0
        """A bit for each house of a card in them."""
        self.gigantic = False
        """Whether there are halves of gigantic creatures among them (section 18)."""
        self.nameable: list[int] = []
        """Where the lists are hidden, the cards that may be in them and so may be named, by their places in the pool."""
        self.tide = False
        """Whether there is a tide: a deck has the tide card, or gets it for a card that speaks of it (G161, G245)."""
        self.tokens = tokens
        """The print of each seat's token reference card, NONE where a deck has none (G165)."""
        self.remembers = hidden
        """Whether a card of them asks which houses were chosen; where they are hidden, that must not show."""
        self.asking: list[int] = []
        """The cards whose texts ask for the tide, or if a player is haunted."""
        for c, number in enumerate(of[:BOTH_DECKS]):
            if prints[number].asks.states:
                self.asking.append(c)
        self.told: object = None
        """What each view says of them, once one has (``view.viewer.told_of``)."""
        self.fallen = 0
        """A bit for each moment for which a card of them says something in a discard pile."""
        self.speaking = [c for c, number in enumerate(of) if prints[number].fallen]
        """The cards that do."""
        for face in prints:
            self.mask |= face.houses
            for ability in face.fallen:
                for moment in ability.moments:
                    self.fallen |= 1 << moment
            for k in face.constants:
                if k.question == Questions.CANNOT_CHOOSE and k.house == LAST_HOUSE:
                    self.remembers = True
            if face.tide:
                self.tide = True
            if face.half != WHOLE:
                self.gigantic = True

    def card_names(self) -> list[int]:
        """The names of all cards of both decks, by their places in the pool."""
        names = {self.prints[number].name for number in self.of}
        return sorted([POOL.place(name) for name in names if POOL.has(name)])
