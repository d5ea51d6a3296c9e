"""The fifty power cards as data in a small vocabulary (docs/rules/tokyo-duel.md, section 10).

A card is its number, its cost, its kind, its buzz token, and its abilities. An ability is a word (when
and how it works), up to two numbers, and the effects that follow. The machine runs these words, and the
text of a card in every language is made from them (``lines``).
"""

from __future__ import annotations

from typing import Final, final

from ludarium.games.tokyo_duel.rules import (
    ATT,
    DEST_TRACK,
    FAME,
    FAME_TRACK,
    SYMBOL_NAMES,
    TOKEN_NAMES,
    TRACK_NAMES,
)

# Verbs of effects, with what their two numbers mean.
PULL: Final = 0  # a track, steps
HIT: Final = 1  # the rival loses HP
SELF_HIT: Final = 2
BOTH_LOSE: Final = 3
GAIN_HP: Final = 4
ENERGY: Final = 5
DICE_TOKEN: Final = 6
EXTRA_TURN: Final = 7
DOMINATE: Final = 8
ZONE_LOSSES: Final = 9  # HP for each marker in a zone
PULL_ATTACKS: Final = 10  # a track, by the ATT symbols that were counted
RIVAL_DISCARDS: Final = 11

# Words of abilities. The comment names the moment of K83 or of section 9, and the numbers.
ON_BUY: Final = 0  # bought: effects
ADD_SYMBOL: Final = 1  # constant: symbol, how many
ADD_PER_ZONE: Final = 2  # constant: symbol, how many for each marker in a zone
CUT: Final = 3  # free: market cards
IF_ALIKE: Final = 4  # result: so many of one symbol; effects
PREVENT: Final = 5  # damage in the rival's turn: HP
WHEN_BOUGHT: Final = 6  # another purchase: effects
CAMOUFLAGE: Final = 7  # damage: a die for each HP
END_ENERGY: Final = 8  # end: track, energy for a step
EXTRA_DIE: Final = 9  # constant: dice
UNMADE_ROLLS: Final = 10  # result: energy for each roll not made
IF_NONE: Final = 11  # after: symbol; effects
EXTRA_ROLL: Final = 12  # constant: rolls
SLEEP: Final = 13  # start: HP
IN_SHAPE: Final = 14  # lost: HP of the rival that are free; effects for 1 energy
REROLL: Final = 15  # constant: symbol
EMPTY_CELL: Final = 16  # step: HP
LAB: Final = 17  # start: energy less
TOO_ALIKE: Final = 18  # resolve: so many of one symbol, HP
REBOOT: Final = 19  # resolve: effects
HEAL_MORE: Final = 20  # gain: HP
OFF_TOKEN: Final = 21  # off: dice tokens
IN_GROUPS: Final = 22  # result: track, SP symbols for a step
PULL_HITS: Final = 23  # pulled: track
COPY_ENERGY: Final = 24  # the rival gains energy
FEWER_DICE: Final = 25  # pulled: track, dice
SET_ASIDE: Final = 26  # resolve: dice; effects
PREVENT_ON_TOKEN: Final = 27  # damage in the rival's turn: track, HP
INSTEAD: Final = 28  # step: HP
SWAP: Final = 29  # lost: HP
SURVIVE: Final = 30  # zero
ALL_SYMBOLS: Final = 31  # result: effects
WORDS: Final = 32


@final
class Effect:
    """One effect: a verb and its numbers."""

    def __init__(self, verb: int, a: int = 0, b: int = 0) -> None:
        self.verb = verb
        self.a = a
        self.b = b


@final
class Ability:
    """A word, its numbers, and the effects that follow from it, left to right (K76)."""

    def __init__(self, word: int, a: int, b: int, effects: list[Effect]) -> None:
        self.word = word
        self.a = a
        self.b = b
        self.effects = effects


NO_ABILITY: Final = Ability(-1, 0, 0, [])


@final
class Card:
    """``index`` is 0 for TD01; ``token`` is an index of ``TOKENS`` or -1 (K5)."""

    def __init__(self, number: int, cost: int, keep: bool, token: int, abilities: list[Ability]) -> None:
        self.index = number - 1
        self.name = f"TD{number:02}"
        self.cost = cost
        self.keep = keep
        self.token = token
        self.abilities = abilities
        self.by_word = [NO_ABILITY] * WORDS
        for ability in abilities:
            self.by_word[ability.word] = ability


def pull(track: int, n: int) -> Effect:
    return Effect(PULL, track, n)


def hit(n: int) -> Effect:
    return Effect(HIT, n)


def heal(n: int) -> Effect:
    return Effect(GAIN_HP, n)


def energy(n: int) -> Effect:
    return Effect(ENERGY, n)


def token(n: int) -> Effect:
    return Effect(DICE_TOKEN, n)


def when(word: int, a: int = 0, b: int = 0, *effects: Effect) -> Ability:
    return Ability(word, a, b, list(effects))


def keep(number: int, cost: int, buzz: int, *abilities: Ability) -> Card:
    """A Keep card; ``buzz`` is the number of its token, 0 for none."""
    return Card(number, cost, True, buzz - 1, list(abilities))


def once(number: int, cost: int, buzz: int, *effects: Effect) -> Card:
    """A Discard card."""
    return Card(number, cost, False, buzz - 1, [Ability(ON_BUY, 0, 0, list(effects))])


CARDS: Final = [
    keep(1, 6, 3, when(ADD_SYMBOL, ATT, 1)),
    keep(2, 5, 0, when(ADD_PER_ZONE, ATT, 1)),
    keep(3, 2, 6, when(CUT, 1)),
    keep(4, 5, 0, when(IF_ALIKE, 5, 0, hit(4), pull(DEST_TRACK, 2))),
    keep(5, 6, 1, when(PREVENT, 1)),
    keep(6, 6, 7, when(WHEN_BOUGHT, 0, 0, pull(FAME_TRACK, 1))),
    keep(7, 4, 0, when(CAMOUFLAGE)),
    once(8, 7, 6, pull(FAME_TRACK, 1), hit(1), energy(4)),
    once(9, 3, 8, Effect(DOMINATE)),
    keep(10, 4, 5, when(END_ENERGY, DEST_TRACK, 7)),
    once(11, 10, 5, energy(8), token(2)),
    keep(12, 7, 0, when(EXTRA_DIE, 1)),
    keep(13, 2, 7, when(UNMADE_ROLLS, 1)),
    once(14, 6, 0, Effect(EXTRA_TURN)),
    keep(15, 5, 2, when(IF_NONE, ATT, 0, pull(FAME_TRACK, 1))),
    keep(16, 4, 0, when(EXTRA_ROLL, 1)),
    keep(17, 5, 0, when(SLEEP, 6)),
    once(18, 3, 1, Effect(SELF_HIT, 3), pull(DEST_TRACK, 2)),
    keep(19, 4, 0, when(IN_SHAPE, 3, 0, pull(FAME_TRACK, 1))),
    keep(20, 5, 9, when(REROLL, FAME)),
    once(21, 5, 11, Effect(BOTH_LOSE, 5)),
    once(22, 5, 8, pull(DEST_TRACK, 1), hit(2)),
    keep(23, 4, 9, when(EMPTY_CELL, 1)),
    keep(24, 3, 3, when(LAB, 1)),
    once(25, 4, 9, heal(2), token(1)),
    once(26, 7, 0, pull(DEST_TRACK, 3)),
    once(27, 5, 4, pull(DEST_TRACK, 1), pull(FAME_TRACK, 1)),
    keep(28, 4, 0, when(ON_BUY, 0, 0, energy(4), heal(4)), when(EXTRA_DIE, 1), when(TOO_ALIKE, 4, 10)),
    once(29, 6, 6, Effect(PULL_ATTACKS, FAME_TRACK)),
    once(30, 2, 2, pull(FAME_TRACK, 1)),
    keep(31, 3, 1, when(REBOOT, 0, 0, token(2), energy(2))),
    keep(32, 4, 0, when(HEAL_MORE, 1)),
    once(33, 8, 10, pull(DEST_TRACK, 2), pull(FAME_TRACK, 2)),
    keep(34, 2, 5, when(OFF_TOKEN, 1)),
    once(35, 5, 0, pull(DEST_TRACK, 2)),
    keep(36, 6, 10, when(IN_GROUPS, FAME_TRACK, 3)),
    once(37, 3, 0, heal(3)),
    keep(38, 4, 0, when(PULL_HITS, DEST_TRACK)),
    keep(39, 2, 0, when(COPY_ENERGY)),
    once(40, 6, 11, Effect(RIVAL_DISCARDS), energy(2)),
    once(41, 4, 10, Effect(ZONE_LOSSES, 4)),
    once(42, 7, 4, pull(DEST_TRACK, 1), heal(2), energy(2)),
    keep(43, 4, 0, when(FEWER_DICE, DEST_TRACK, 1)),
    keep(44, 4, 8, when(SET_ASIDE, 2, 0, token(1))),
    once(45, 3, 2, hit(2)),
    keep(46, 3, 7, when(PREVENT_ON_TOKEN, FAME_TRACK, 1)),
    keep(47, 3, 11, when(INSTEAD, 1)),
    keep(48, 3, 3, when(SWAP, 3)),
    keep(49, 3, 0, when(SURVIVE)),
    keep(50, 4, 4, when(ALL_SYMBOLS, 0, 0, pull(DEST_TRACK, 2), pull(FAME_TRACK, 2), hit(2))),
]
CARD_NAMES: Final = [card.name for card in CARDS]
INDEX: Final = {card.name: card.index for card in CARDS}
COSTS: Final = [card.cost for card in CARDS]


def _mask(word: int) -> int:
    bits = 0
    for card in CARDS:
        if card.by_word[word] is not NO_ABILITY:
            bits |= 1 << card.index
    return bits


HAS: Final = [_mask(word) for word in range(WORDS)]
"""For each word the cards that have it, one bit a card."""

# Which cards wait for the result together (K83 c).
RESULT_CARDS: Final = HAS[IF_ALIKE] | HAS[UNMADE_ROLLS] | HAS[IN_GROUPS] | HAS[ALL_SYMBOLS]


def bits(mask: int) -> list[int]:
    """The cards of a mask, in order."""
    found: list[int] = []
    card = 0
    while mask:
        if mask & 1:
            found.append(card)
        mask >>= 1
        card += 1
    return found


# -- the text of a card

Line = tuple[str, dict[str, str | int]]
"""A message of ``locale/`` and its arguments."""

_EFFECT_MESSAGES: Final = (
    "pull", "hit", "self-hit", "both-lose", "heal", "energy", "token", "extra-turn", "dominate",
    "zone-losses", "pull-attacks", "rival-discards",
)  # fmt: skip
_ABILITY_MESSAGES: Final = (
    "buy-part", "add-symbol", "add-per-zone", "cut", "if-alike", "prevent-own", "when-bought",
    "camouflage", "end-energy-pull", "extra-die", "unmade-rolls", "if-no-attack", "extra-roll",
    "hibernation", "in-shape", "reroll-fame", "empty-cell", "lab", "too-alike", "reboot", "heal-more",
    "off-token", "special-groups", "pull-hits", "superconductor", "fewer-dice", "set-aside",
    "prevent-on-token", "instead-of-reward", "swap", "survive", "all-symbols",
)  # fmt: skip
_SYMBOL_FIRST: Final = (ADD_SYMBOL, ADD_PER_ZONE, IF_NONE, REROLL)
_TRACK_FIRST: Final = (END_ENERGY, IN_GROUPS, PULL_HITS, FEWER_DICE, PREVENT_ON_TOKEN)


def _line(name: str) -> str:
    return f"tokyo-duel-text-{name}"


def effect_line(effect: Effect) -> Line:
    """The sentence of an effect."""
    args: dict[str, str | int] = {}
    if effect.verb in (PULL, PULL_ATTACKS):
        args["track"] = TRACK_NAMES[effect.a]
        if effect.verb == PULL:
            args["n"] = effect.b
    elif effect.a:
        args["n"] = effect.a
    return _line(_EFFECT_MESSAGES[effect.verb]), args


def ability_lines(card: Card, ability: Ability) -> list[Line]:
    """The sentence of an ability, then those of its effects. What a Discard card does needs no heading."""
    args: dict[str, str | int] = {}
    word = ability.word
    if word in _SYMBOL_FIRST:
        args["symbol"] = SYMBOL_NAMES[ability.a]
        if ability.b:
            args["n"] = ability.b
    elif word in _TRACK_FIRST:
        args["track"] = TRACK_NAMES[ability.a]
        if ability.b:
            args["n"] = ability.b
    else:
        if ability.a:
            args["n"] = ability.a
        if ability.b:
            args["loss"] = ability.b
    lines: list[Line] = []
    if word == SLEEP:
        lines.append((_line("hibernation-immune"), {}))
    if word != ON_BUY or card.keep:
        lines.append((_line(_ABILITY_MESSAGES[word]), args))
    lines += [effect_line(effect) for effect in ability.effects]
    if word == REBOOT:
        lines.append((_line("discard-this"), {}))
    return lines


def lines(card: Card) -> list[Line]:
    """The text of a card, a message a line."""
    return [line for ability in card.abilities for line in ability_lines(card, ability)]


def token_name(card: Card) -> str | None:
    return TOKEN_NAMES[card.token] if card.token >= 0 else None
