"""The fifty power cards as data in a small vocabulary (docs/rules/tokyo-duel.md, section 10).

A card is its number, its cost, its kind, its buzz token, and its abilities. An ability has a kind (when and how it works),
a number, and the effects that follow. The machine runs abilities by their kind, and the text of a card in every
language is made from them (``card_text``).
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from ludarium.games.tokyo_duel.rules import TOKEN_NAMES
from ludarium.games.tokyo_duel.terms import NONE, Card, Cards, Symbol, Symbols, Token, Track, Tracks

EffectKind: TypeAlias = int
AbilityKind: TypeAlias = int


class EffectKinds:
    """What the number of an effect means stands beside its kind."""

    PULL: Final[EffectKind] = 0  # steps
    HIT: Final[EffectKind] = 1  # HP of the rival
    SELF_HIT: Final[EffectKind] = 2  # HP
    BOTH_LOSE: Final[EffectKind] = 3  # HP
    GAIN_HP: Final[EffectKind] = 4  # HP
    ENERGY: Final[EffectKind] = 5  # energy
    DICE_TOKEN: Final[EffectKind] = 6  # tokens
    EXTRA_TURN: Final[EffectKind] = 7
    DOMINATE: Final[EffectKind] = 8
    ZONE_LOSSES: Final[EffectKind] = 9  # HP for each marker in a zone
    PULL_ATTACKS: Final[EffectKind] = 10
    """A pull by the ATT symbols that were counted."""
    RIVAL_DISCARDS: Final[EffectKind] = 11


class AbilityKinds:
    """Beside each stand its moment in K83 or section 9 of the rules, and what its number means."""

    ON_BUY: Final[AbilityKind] = 0  # bought: effects
    ADD_SYMBOL: Final[AbilityKind] = 1  # constant: how many symbols
    ADD_PER_ZONE: Final[AbilityKind] = 2  # constant: how many symbols for each marker in a zone
    CUT: Final[AbilityKind] = 3  # free: market cards
    IF_ALIKE: Final[AbilityKind] = 4  # result: so many of one symbol; effects
    PREVENT: Final[AbilityKind] = 5  # damage in the rival's turn: HP
    WHEN_BOUGHT: Final[AbilityKind] = 6  # another purchase: effects
    CAMOUFLAGE: Final[AbilityKind] = 7  # damage: a die for each HP
    END_ENERGY: Final[AbilityKind] = 8  # end: energy for a step
    EXTRA_DIE: Final[AbilityKind] = 9  # constant: dice
    UNMADE_ROLLS: Final[AbilityKind] = 10  # result: energy for each roll not made
    IF_NONE: Final[AbilityKind] = 11  # after: none of a symbol; effects
    EXTRA_ROLL: Final[AbilityKind] = 12  # constant: rolls
    SLEEP: Final[AbilityKind] = 13  # start: HP
    IN_SHAPE: Final[AbilityKind] = 14  # lost: HP of the rival that are free; effects for 1 energy
    REROLL: Final[AbilityKind] = 15  # constant: a symbol
    EMPTY_CELL: Final[AbilityKind] = 16  # step: HP
    LAB: Final[AbilityKind] = 17  # start: energy less
    TOO_ALIKE: Final[AbilityKind] = 18  # resolve: so many of one symbol, and the HP lost
    REBOOT: Final[AbilityKind] = 19  # resolve: effects
    HEAL_MORE: Final[AbilityKind] = 20  # gain: HP
    OFF_TOKEN: Final[AbilityKind] = 21  # off: dice tokens
    IN_GROUPS: Final[AbilityKind] = 22  # result: SP symbols for a step
    PULL_HITS: Final[AbilityKind] = 23  # pulled
    COPY_ENERGY: Final[AbilityKind] = 24  # the rival gains energy
    FEWER_DICE: Final[AbilityKind] = 25  # pulled: dice
    SET_ASIDE: Final[AbilityKind] = 26  # resolve: dice; effects
    PREVENT_ON_TOKEN: Final[AbilityKind] = 27  # damage in the rival's turn: HP
    INSTEAD: Final[AbilityKind] = 28  # step: HP
    SWAP: Final[AbilityKind] = 29  # lost: HP
    SURVIVE: Final[AbilityKind] = 30  # zero
    ALL_SYMBOLS: Final[AbilityKind] = 31  # result: effects


ABILITY_KINDS: Final = 32


@final
class Effect:
    """One effect: its kind, its number, and the track that it pulls along (else ``NONE``)."""

    def __init__(self, kind: EffectKind, n: int = 0, track: Track = NONE) -> None:
        self.kind = kind
        self.n = n
        self.track = track


@final
class Ability:
    """A kind, its number, the symbol or the track that it is about (else ``NONE``), the HP that it costs its owner, and
    the effects that follow from it, left to right (K76)."""

    def __init__(
        self,
        kind: AbilityKind,
        n: int = 0,
        *effects: Effect,
        symbol: Symbol = NONE,
        track: Track = NONE,
        loss: int = 0,
    ) -> None:
        self.kind = kind
        self.n = n
        self.effects = list(effects)
        self.symbol = symbol
        self.track = track
        self.loss = loss


NO_ABILITY: Final = Ability(NONE)


@final
class PowerCard:
    """``index`` is 0 for TD01; ``token`` is an index of ``TOKENS`` or ``NONE`` (K5)."""

    def __init__(self, number: int, cost: int, is_keep: bool, token: Token, abilities: list[Ability]) -> None:
        self.index: Card = number - 1
        self.name = f"TD{number:02}"
        self.cost = cost
        self.is_keep = is_keep
        self.token = token
        self.abilities = abilities
        self.by_kind = [NO_ABILITY] * ABILITY_KINDS
        for ability in abilities:
            self.by_kind[ability.kind] = ability


def pull(track: Track, n: int) -> Effect:
    return Effect(EffectKinds.PULL, n, track)


def hit(n: int) -> Effect:
    return Effect(EffectKinds.HIT, n)


def heal(n: int) -> Effect:
    return Effect(EffectKinds.GAIN_HP, n)


def energy(n: int) -> Effect:
    return Effect(EffectKinds.ENERGY, n)


def token(n: int) -> Effect:
    return Effect(EffectKinds.DICE_TOKEN, n)


def keep(number: int, cost: int, buzz: int, *abilities: Ability) -> PowerCard:
    """A Keep card; ``buzz`` is the number of its token, 0 for none."""
    return PowerCard(number, cost, True, buzz - 1, list(abilities))


def once(number: int, cost: int, buzz: int, *effects: Effect) -> PowerCard:
    """A Discard card."""
    return PowerCard(number, cost, False, buzz - 1, [Ability(AbilityKinds.ON_BUY, 0, *effects)])


CARDS: Final = [
    keep(1, 6, 3, Ability(AbilityKinds.ADD_SYMBOL, 1, symbol=Symbols.ATTACK)),
    keep(2, 5, 0, Ability(AbilityKinds.ADD_PER_ZONE, 1, symbol=Symbols.ATTACK)),
    keep(3, 2, 6, Ability(AbilityKinds.CUT, 1)),
    keep(4, 5, 0, Ability(AbilityKinds.IF_ALIKE, 5, hit(4), pull(Tracks.DESTRUCTION, 2))),
    keep(5, 6, 1, Ability(AbilityKinds.PREVENT, 1)),
    keep(6, 6, 7, Ability(AbilityKinds.WHEN_BOUGHT, 0, pull(Tracks.FAME, 1))),
    keep(7, 4, 0, Ability(AbilityKinds.CAMOUFLAGE)),
    once(8, 7, 6, pull(Tracks.FAME, 1), hit(1), energy(4)),
    once(9, 3, 8, Effect(EffectKinds.DOMINATE)),
    keep(10, 4, 5, Ability(AbilityKinds.END_ENERGY, 7, track=Tracks.DESTRUCTION)),
    once(11, 10, 5, energy(8), token(2)),
    keep(12, 7, 0, Ability(AbilityKinds.EXTRA_DIE, 1)),
    keep(13, 2, 7, Ability(AbilityKinds.UNMADE_ROLLS, 1)),
    once(14, 6, 0, Effect(EffectKinds.EXTRA_TURN)),
    keep(15, 5, 2, Ability(AbilityKinds.IF_NONE, 0, pull(Tracks.FAME, 1), symbol=Symbols.ATTACK)),
    keep(16, 4, 0, Ability(AbilityKinds.EXTRA_ROLL, 1)),
    keep(17, 5, 0, Ability(AbilityKinds.SLEEP, 6)),
    once(18, 3, 1, Effect(EffectKinds.SELF_HIT, 3), pull(Tracks.DESTRUCTION, 2)),
    keep(19, 4, 0, Ability(AbilityKinds.IN_SHAPE, 3, pull(Tracks.FAME, 1))),
    keep(20, 5, 9, Ability(AbilityKinds.REROLL, symbol=Symbols.FAME)),
    once(21, 5, 11, Effect(EffectKinds.BOTH_LOSE, 5)),
    once(22, 5, 8, pull(Tracks.DESTRUCTION, 1), hit(2)),
    keep(23, 4, 9, Ability(AbilityKinds.EMPTY_CELL, 1)),
    keep(24, 3, 3, Ability(AbilityKinds.LAB, 1)),
    once(25, 4, 9, heal(2), token(1)),
    once(26, 7, 0, pull(Tracks.DESTRUCTION, 3)),
    once(27, 5, 4, pull(Tracks.DESTRUCTION, 1), pull(Tracks.FAME, 1)),
    keep(
        28,
        4,
        0,
        Ability(AbilityKinds.ON_BUY, 0, energy(4), heal(4)),
        Ability(AbilityKinds.EXTRA_DIE, 1),
        Ability(AbilityKinds.TOO_ALIKE, 4, loss=10),
    ),
    once(29, 6, 6, Effect(EffectKinds.PULL_ATTACKS, track=Tracks.FAME)),
    once(30, 2, 2, pull(Tracks.FAME, 1)),
    keep(31, 3, 1, Ability(AbilityKinds.REBOOT, 0, token(2), energy(2))),
    keep(32, 4, 0, Ability(AbilityKinds.HEAL_MORE, 1)),
    once(33, 8, 10, pull(Tracks.DESTRUCTION, 2), pull(Tracks.FAME, 2)),
    keep(34, 2, 5, Ability(AbilityKinds.OFF_TOKEN, 1)),
    once(35, 5, 0, pull(Tracks.DESTRUCTION, 2)),
    keep(36, 6, 10, Ability(AbilityKinds.IN_GROUPS, 3, track=Tracks.FAME)),
    once(37, 3, 0, heal(3)),
    keep(38, 4, 0, Ability(AbilityKinds.PULL_HITS, track=Tracks.DESTRUCTION)),
    keep(39, 2, 0, Ability(AbilityKinds.COPY_ENERGY)),
    once(40, 6, 11, Effect(EffectKinds.RIVAL_DISCARDS), energy(2)),
    once(41, 4, 10, Effect(EffectKinds.ZONE_LOSSES, 4)),
    once(42, 7, 4, pull(Tracks.DESTRUCTION, 1), heal(2), energy(2)),
    keep(43, 4, 0, Ability(AbilityKinds.FEWER_DICE, 1, track=Tracks.DESTRUCTION)),
    keep(44, 4, 8, Ability(AbilityKinds.SET_ASIDE, 2, token(1))),
    once(45, 3, 2, hit(2)),
    keep(46, 3, 7, Ability(AbilityKinds.PREVENT_ON_TOKEN, 1, track=Tracks.FAME)),
    keep(47, 3, 11, Ability(AbilityKinds.INSTEAD, 1)),
    keep(48, 3, 3, Ability(AbilityKinds.SWAP, 3)),
    keep(49, 3, 0, Ability(AbilityKinds.SURVIVE)),
    keep(
        50,
        4,
        4,
        Ability(AbilityKinds.ALL_SYMBOLS, 0, pull(Tracks.DESTRUCTION, 2), pull(Tracks.FAME, 2), hit(2)),
    ),
]
CARD_NAMES: Final = [card.name for card in CARDS]
INDEX: Final = {card.name: card.index for card in CARDS}
COSTS: Final = [card.cost for card in CARDS]


def _cards_with(kind: AbilityKind) -> Cards:
    cards = 0
    for card in CARDS:
        if card.by_kind[kind] is not NO_ABILITY:
            cards |= 1 << card.index
    return cards


HAS: Final = [_cards_with(kind) for kind in range(ABILITY_KINDS)]
"""For each kind of ability the cards that have it."""

RESULT_CARDS: Final[Cards] = (
    HAS[AbilityKinds.IF_ALIKE]
    | HAS[AbilityKinds.UNMADE_ROLLS]
    | HAS[AbilityKinds.IN_GROUPS]
    | HAS[AbilityKinds.ALL_SYMBOLS]
)
"""The cards that wait for the result together (K83 c)."""


_NO_CARDS: Final[list[Card]] = []


def bits(cards: Cards) -> list[Card]:
    """The cards of a set, in order. Not to be changed: most sets that are asked for are empty, and share one list."""
    if not cards:
        return _NO_CARDS
    found: list[Card] = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


def token_name(card: PowerCard) -> str | None:
    """The buzz token that lies on a card."""
    return TOKEN_NAMES[card.token] if card.token >= 0 else None
