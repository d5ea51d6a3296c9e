"""The text of a power card: a message of ``locale/`` a line, made from its abilities."""

from __future__ import annotations

from typing import Final, TypeAlias

from ludarium.games.tokyo_duel.cards import Ability, AbilityKinds, Effect, PowerCard
from ludarium.games.tokyo_duel.terms import NONE, SYMBOL_NAMES, TRACK_NAMES

Line: TypeAlias = tuple[str, dict[str, str | int]]
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


def _line(name: str) -> str:
    return f"tokyo-duel-text-{name}"


def effect_line(effect: Effect) -> Line:
    """The sentence of an effect."""
    args: dict[str, str | int] = {}
    if effect.track != NONE:
        args["track"] = TRACK_NAMES[effect.track]
    if effect.n:
        args["n"] = effect.n
    return _line(_EFFECT_MESSAGES[effect.kind]), args


def ability_lines(card: PowerCard, ability: Ability) -> list[Line]:
    """The sentence of an ability, then those of its effects. What a Discard card does needs no heading."""
    args: dict[str, str | int] = {}
    if ability.symbol != NONE:
        args["symbol"] = SYMBOL_NAMES[ability.symbol]
    if ability.track != NONE:
        args["track"] = TRACK_NAMES[ability.track]
    if ability.n:
        args["n"] = ability.n
    if ability.loss:
        args["loss"] = ability.loss
    kind = ability.kind
    lines: list[Line] = []
    if kind == AbilityKinds.SLEEP:
        lines.append((_line("hibernation-immune"), {}))
    if kind != AbilityKinds.ON_BUY or card.is_keep:
        lines.append((_line(_ABILITY_MESSAGES[kind]), args))
    lines += [effect_line(effect) for effect in ability.effects]
    if kind == AbilityKinds.REBOOT:
        lines.append((_line("discard-this"), {}))
    return lines


def lines(card: PowerCard) -> list[Line]:
    """The text of a card."""
    return [line for ability in card.abilities for line in ability_lines(card, ability)]
