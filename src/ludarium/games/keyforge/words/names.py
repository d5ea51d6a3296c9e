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
EKWIDON: Final = Houses.EKWIDON
GEISTOID: Final = Houses.GEISTOID
LOGOS: Final = Houses.LOGOS
MARS: Final = Houses.MARS
SANCTUM: Final = Houses.SANCTUM
SAURIAN: Final = Houses.SAURIAN
SHADOWS: Final = Houses.SHADOWS
STAR_ALLIANCE: Final = Houses.STAR_ALLIANCE
UNFATHOMABLE: Final = Houses.UNFATHOMABLE
UNTAMED: Final = Houses.UNTAMED

# Zones as places.
DECK: Final = Zones.DECK
DISCARD: Final = Zones.DISCARD
ARCHIVES: Final = Zones.ARCHIVES
PURGED: Final = Zones.PURGED

# Keywords.
ASSAULT: Final = Keywords.ASSAULT
HAZARDOUS: Final = Keywords.HAZARDOUS
ELUSIVE: Final = Keywords.ELUSIVE
INVULNERABLE: Final = Keywords.INVULNERABLE
POISON: Final = Keywords.POISON
OMEGA: Final = Keywords.OMEGA
SKIRMISH: Final = Keywords.SKIRMISH
SPLASH_ATTACK: Final = Keywords.SPLASH_ATTACK
TAUNT: Final = Keywords.TAUNT
VERSATILE: Final = Keywords.VERSATILE

# Keys.
RED_KEY: Final = KeyColours.RED

# Names of counters.
AWAKENING: Final = CounterKinds.AWAKENING
DEPTH: Final = CounterKinds.DEPTH
FUSE: Final = CounterKinds.FUSE
DOOM: Final = CounterKinds.DOOM
DISRUPTION: Final = CounterKinds.DISRUPTION
SCHEME: Final = CounterKinds.SCHEME
GROWTH: Final = CounterKinds.GROWTH
GLORY: Final = CounterKinds.GLORY
WARRANT: Final = CounterKinds.WARRANT
PAINT: Final = CounterKinds.PAINT
TRADE: Final = CounterKinds.TRADE
TIME: Final = CounterKinds.TIME
KNOWLEDGE: Final = CounterKinds.KNOWLEDGE
HATCH: Final = CounterKinds.HATCH
IGNORANCE: Final = CounterKinds.IGNORANCE
WISDOM: Final = CounterKinds.WISDOM
YEA: Final = CounterKinds.YEA
NAY: Final = CounterKinds.NAY

# What a creature may be.
STUNNED: Final = Flags.STUNNED
WARDED: Final = Flags.WARDED
ENRAGED: Final = Flags.ENRAGED
ENTERS_READY: Final = EntryStates.READY
ENTERS_STUNNED: Final = EntryStates.STUNNED
ENTERS_THEIRS: Final = EntryStates.THEIRS
ENTERS_ENRAGED: Final = EntryStates.ENRAGED
ENTERS_ANYWHERE: Final = EntryStates.ANYWHERE

# Moments.
PLAY: Final = Moments.PLAY
REAP: Final = Moments.REAP
FIGHT: Final = Moments.FIGHT
DESTROYED: Final = Moments.DESTROYED
AFTER_ENTERS: Final = Moments.AFTER_ENTERS
AFTER_RESOLVED: Final = Moments.AFTER_RESOLVED
AFTER_PLAYED: Final = Moments.AFTER_PLAYED
AFTER_DESTROYED: Final = Moments.AFTER_DESTROYED
AFTER_FORGES: Final = Moments.AFTER_FORGES
WOULD_FORGE: Final = Moments.WOULD_FORGE
AFTER_FIGHTS: Final = Moments.AFTER_FIGHTS
AFTER_REAPS: Final = Moments.AFTER_REAPS
AFTER_USED: Final = Moments.AFTER_USED
AFTER_HOUSE: Final = Moments.AFTER_HOUSE
HOUSE_STEP: Final = Moments.HOUSE_STEP
AFTER_DISCARDS: Final = Moments.AFTER_DISCARDS
BEFORE_FIGHTS: Final = Moments.BEFORE_FIGHTS
AFTER_STEALS: Final = Moments.AFTER_STEALS
AFTER_ICON: Final = Moments.AFTER_ICON
AFTER_EXALTS: Final = Moments.AFTER_EXALTS
AFTER_CAPTURES: Final = Moments.AFTER_CAPTURES
AFTER_ICON_HURTS: Final = Moments.AFTER_ICON_HURTS
AFTER_DRAWS: Final = Moments.AFTER_DRAWS
AFTER_READIED: Final = Moments.AFTER_READIED
AFTER_DAMAGED: Final = Moments.AFTER_DAMAGED
AFTER_ARMOR: Final = Moments.AFTER_ARMOR
AFTER_SHUFFLES: Final = Moments.AFTER_SHUFFLES
AFTER_ATTACHED: Final = Moments.AFTER_ATTACHED
AFTER_REAP_GAIN: Final = Moments.AFTER_REAP_GAIN
AFTER_TIDE: Final = Moments.AFTER_TIDE

# What a card cannot or may do, and what is replaced.
VERB_PLAY: Final = Verbs.PLAY
VERB_USE: Final = Verbs.USE
VERB_REAP: Final = Verbs.REAP
VERB_FIGHT: Final = Verbs.FIGHT
VERB_STEAL: Final = Verbs.STEAL
VERB_ACT: Final = Verbs.ACT
VERB_DISCARD: Final = Verbs.DISCARD
VERB_ATTACK: Final = Verbs.ATTACK
VERB_ICONS: Final = Verbs.ICONS
VERB_DESTROYED: Final = Verbs.DESTROYED
VERB_EXHAUST: Final = Verbs.EXHAUST
VERB_TIDE: Final = Verbs.TIDE
VERB_READY: Final = Verbs.READY
VERB_READY_STEP: Final = Verbs.READY_STEP
VERB_DIE: Final = Verbs.DIE
VERB_LEAVE_ARCHIVES: Final = Verbs.LEAVE_ARCHIVES
REPLACED_GAIN: Final = Replacements.GAIN
REPLACED_REAP: Final = Replacements.REAP
REPLACED_PILE: Final = Replacements.PILE
REPLACED_STEAL: Final = Replacements.STEAL
REPLACED_WOUND: Final = Replacements.WOUND
REPLACED_BLOW: Final = Replacements.BLOW
REPLACED_READYING: Final = Replacements.READYING
REPLACED_RESOLVED: Final = Replacements.RESOLVED
REPLACED_PLAY_EFFECT: Final = Replacements.PLAY_EFFECT
REPLACED_DAMAGE: Final = Replacements.DAMAGE

# How long.
NEXT_TURN: Final = Durations.NEXT_TURN
THE_NEXT: Final = Durations.THE_NEXT
WHILE_THIS: Final = Durations.WHILE_THIS
TO_YOUR_TURN: Final = Durations.TO_YOUR_TURN
FOR_GOOD: Final = Durations.FOR_GOOD
THROUGH_YOUR_TURN: Final = Durations.THROUGH_YOUR_TURN
NEXT_READYING: Final = Durations.NEXT_READYING

# A question that has no short word.
TAKES_CONTROL: Final = Questions.TAKES_CONTROL
