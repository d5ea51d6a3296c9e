"""The author's names for the numbers that words take, as card files write them."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.engine.terms import (
    CounterKinds,
    Durations,
    EntryStates,
    Flags,
    KeyColours,
    Keywords,
    Moments,
    Questions,
    Replacements,
    Verbs,
    Zones,
)
from ludarium.games.keyforge.pool.houses import Houses

# Houses.
BROBNAR: Final = Houses.BROBNAR
DIS: Final = Houses.DIS
LOGOS: Final = Houses.LOGOS
MARS: Final = Houses.MARS
SANCTUM: Final = Houses.SANCTUM
SAURIAN: Final = Houses.SAURIAN
SHADOWS: Final = Houses.SHADOWS
STAR_ALLIANCE: Final = Houses.STAR_ALLIANCE
UNTAMED: Final = Houses.UNTAMED

# Zones as places.
DECK: Final = Zones.DECK
DISCARD: Final = Zones.DISCARD
ARCHIVES: Final = Zones.ARCHIVES

# Keywords.
ASSAULT: Final = Keywords.ASSAULT
HAZARDOUS: Final = Keywords.HAZARDOUS
ELUSIVE: Final = Keywords.ELUSIVE
INVULNERABLE: Final = Keywords.INVULNERABLE
POISON: Final = Keywords.POISON
SKIRMISH: Final = Keywords.SKIRMISH
SPLASH_ATTACK: Final = Keywords.SPLASH_ATTACK
TAUNT: Final = Keywords.TAUNT
VERSATILE: Final = Keywords.VERSATILE

# Keys.
RED_KEY: Final = KeyColours.RED

# Names of counters.
FUSE: Final = CounterKinds.FUSE
DOOM: Final = CounterKinds.DOOM
DISRUPTION: Final = CounterKinds.DISRUPTION
SCHEME: Final = CounterKinds.SCHEME
GROWTH: Final = CounterKinds.GROWTH
GLORY: Final = CounterKinds.GLORY
WARRANT: Final = CounterKinds.WARRANT

# What a creature may be.
STUNNED: Final = Flags.STUNNED
WARDED: Final = Flags.WARDED
ENRAGED: Final = Flags.ENRAGED
ENTERS_READY: Final = EntryStates.READY
ENTERS_STUNNED: Final = EntryStates.STUNNED
ENTERS_ENRAGED: Final = EntryStates.ENRAGED

# Moments.
PLAY: Final = Moments.PLAY
REAP: Final = Moments.REAP
FIGHT: Final = Moments.FIGHT
AFTER_ENTERS: Final = Moments.AFTER_ENTERS
AFTER_PLAYED: Final = Moments.AFTER_PLAYED
AFTER_DESTROYED: Final = Moments.AFTER_DESTROYED
AFTER_FORGES: Final = Moments.AFTER_FORGES
WOULD_FORGE: Final = Moments.WOULD_FORGE
AFTER_FIGHTS: Final = Moments.AFTER_FIGHTS
AFTER_REAPS: Final = Moments.AFTER_REAPS
AFTER_USED: Final = Moments.AFTER_USED
AFTER_HOUSE: Final = Moments.AFTER_HOUSE
AFTER_DISCARDS: Final = Moments.AFTER_DISCARDS
BEFORE_FIGHTS: Final = Moments.BEFORE_FIGHTS
AFTER_STEALS: Final = Moments.AFTER_STEALS
AFTER_ICON: Final = Moments.AFTER_ICON
AFTER_ICON_HURTS: Final = Moments.AFTER_ICON_HURTS
AFTER_ARMOR: Final = Moments.AFTER_ARMOR
AFTER_ATTACHED: Final = Moments.AFTER_ATTACHED
AFTER_REAP_GAIN: Final = Moments.AFTER_REAP_GAIN

# What a card cannot or may do, and what is replaced.
VERB_PLAY: Final = Verbs.PLAY
VERB_USE: Final = Verbs.USE
VERB_REAP: Final = Verbs.REAP
VERB_FIGHT: Final = Verbs.FIGHT
VERB_STEAL: Final = Verbs.STEAL
VERB_ACT: Final = Verbs.ACT
VERB_ATTACK: Final = Verbs.ATTACK
VERB_ICONS: Final = Verbs.ICONS
VERB_DESTROYED: Final = Verbs.DESTROYED
REPLACED_GAIN: Final = Replacements.GAIN
REPLACED_REAP: Final = Replacements.REAP
REPLACED_PILE: Final = Replacements.PILE
REPLACED_STEAL: Final = Replacements.STEAL
REPLACED_BLOW: Final = Replacements.BLOW
REPLACED_RESOLVED: Final = Replacements.RESOLVED
REPLACED_DAMAGE: Final = Replacements.DAMAGE

# How long.
NEXT_TURN: Final = Durations.NEXT_TURN
THE_NEXT: Final = Durations.THE_NEXT
WHILE_THIS: Final = Durations.WHILE_THIS
TO_YOUR_TURN: Final = Durations.TO_YOUR_TURN
FOR_GOOD: Final = Durations.FOR_GOOD
THROUGH_YOUR_TURN: Final = Durations.THROUGH_YOUR_TURN

# A question that has no short word.
TAKES_CONTROL: Final = Questions.TAKES_CONTROL
