"""The small ints that KeyForge's machine counts with: zones, types, statuses, keywords, moments and questions."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
SEATS: Final = 2
DRAWN: Final = 2  # in the place of a winner (G189)
DECK_SIZE: Final = 36
BOTH_DECKS: Final = 72  # both decks; a card is a number below this, seat 0's first
KEYS: Final = 3
KEY_COST: Final = 6
HAND_LIMIT: Final = 6
CHAINS_MOST: Final = 24
SIX: Final = 6

# Card types (section 4).
CREATURE: Final = 0
ACTION: Final = 1
ARTIFACT: Final = 2
UPGRADE: Final = 3
TYPE_NAMES: Final = ("creature", "action", "artifact", "upgrade")

# Zones (section 3). The first seven are ordered rows of one player each.
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
ARCHIVES: Final = 3
PURGED: Final = 4
LINE: Final = 5
ARTIFACTS: Final = 6
ATTACHED: Final = 7  # an upgrade under its creature
BENEATH: Final = 8  # a card under a card, out of play (G202)
REVEALED: Final = 9  # an action that is being resolved (G61)
ROWS: Final = 7
ZONE_NAMES: Final = (
    "deck", "hand", "discard", "archives", "purged", "line", "artifacts", "attached", "beneath", "revealed",
)  # fmt: skip

KNOWN_TO_ALL: Final = 7
"""Who knows a hidden card, as bits: seat 0, seat 1, and whoever watches."""

# What a card may be marked with, as bits.
EXHAUSTED: Final = 1
STUNNED: Final = 2
WARDED: Final = 4
ENRAGED: Final = 8
TAGGED: Final = 16  # marked for destruction (G91)
DODGED: Final = 32  # elusive is used up this turn (G111)
STATUS: Final = STUNNED | WARDED | ENRAGED

# Keywords (section 13).
ALPHA: Final = 0
OMEGA: Final = 1
ASSAULT: Final = 2
HAZARDOUS: Final = 3
DEPLOY: Final = 4
ELUSIVE: Final = 5
INVULNERABLE: Final = 6
POISON: Final = 7
SKIRMISH: Final = 8
SPLASH_ATTACK: Final = 9
TAUNT: Final = 10
TREACHERY: Final = 11
VERSATILE: Final = 12
KEYWORDS: Final = 13
KEYWORD_NAMES: Final = (
    "alpha", "omega", "assault", "hazardous", "deploy", "elusive", "invulnerable", "poison", "skirmish",
    "splash-attack", "taunt", "treachery", "versatile",
)  # fmt: skip
NUMBERED: Final = (ASSAULT, HAZARDOUS, SPLASH_ATTACK)

# Named counters (G234).
DOOM: Final = 0
FUSE: Final = 1
GLORY: Final = 2
DISRUPTION: Final = 3
GROWTH: Final = 4
WARRANT: Final = 5
SCHEME: Final = 6
IGNORANCE: Final = 7
KNOWLEDGE: Final = 8
TIME: Final = 9
AWAKENING: Final = 10
DEPTH: Final = 11
TRADE: Final = 12
PAINT: Final = 13
WISDOM: Final = 14
YEA: Final = 15
NAY: Final = 16
HATCH: Final = 17
MINERALIZE: Final = 18
MUTATION: Final = 19
COUNTER_NAMES: Final = (
    "doom", "fuse", "glory", "disruption", "growth", "warrant", "scheme", "ignorance", "knowledge", "time",
    "awakening", "depth", "trade", "paint", "wisdom", "yea", "nay", "hatch", "mineralize", "mutation",
)  # fmt: skip

# Key colours (G16), as bits.
RED: Final = 1
BLUE: Final = 2
YELLOW: Final = 4
KEY_COLOURS: Final = (RED, BLUE, YELLOW)
KEY_NAMES: Final = {RED: "red", BLUE: "blue", YELLOW: "yellow"}

# Moments at which abilities resolve (G124 and section 21).
PLAY: Final = 0
REAP: Final = 1
FIGHT: Final = 2
BEFORE_FIGHT: Final = 3
ACTS: Final = 4  # "Action:"
OMNI: Final = 5
DESTROYED: Final = 6
SCRAP: Final = 7
AFTER_ENTERS: Final = 8
AFTER_PLAYED: Final = 9
AFTER_DESTROYED: Final = 10
AFTER_LEAVES: Final = 11
AFTER_FORGES: Final = 12
AFTER_FIGHTS: Final = 13
AFTER_REAPS: Final = 14
AFTER_USED: Final = 15
AFTER_HOUSE: Final = 16
AFTER_DISCARDS: Final = 17
TURN_STARTS: Final = 18
TURN_ENDS: Final = 19
BEFORE_FIGHTS: Final = 20  # "Before a creature fights"
AFTER_READIED: Final = 21
AFTER_ICON: Final = 22
ALWAYS_CHECKED: Final = 23  # "If there are no ..., destroy": as soon as it is so
AFTER_ATTACHED: Final = 24  # an upgrade, to a creature or an artifact (G233)
MOMENTS: Final = 25
MOMENT_NAMES: Final = (
    "play", "reap", "fight", "before-fight", "action", "omni", "destroyed", "scrap", "enters", "played",
    "after-destroyed", "leaves", "forges", "fights", "reaps", "used", "house", "discards", "turn-starts",
    "turn-ends", "fights-soon", "readied", "icon", "always", "attached",
)  # fmt: skip

# Questions that constant abilities answer (G137).
POWER: Final = 0
ARMOR: Final = 1
KEYWORD: Final = 2
LOSES_KEYWORD: Final = 3
GRANT: Final = 4
COST: Final = 5  # of keys
LIMIT: Final = 6  # of the hand
CANNOT: Final = 7
MUST_CHOOSE: Final = 8
CANNOT_CHOOSE: Final = 9
ENTERS: Final = 10
AS_FLANK: Final = 11
UNHURT: Final = 12
HARMLESS: Final = 13
IGNORES: Final = 14
MAY_USE: Final = 15
MAY_PLAY: Final = 16
PRICE: Final = 17  # what must be paid to play or use
SPENDABLE: Final = 18
BELONGS: Final = 19
REPLACES: Final = 20
HITS_HARDER: Final = 21
SKIPS_FORGE: Final = 22
GETS_SPENT: Final = 23
NO_ARMOR: Final = 24
ONLY_ATTACKS: Final = 25
TAKES_CONTROL: Final = 26  # an upgrade whose player controls its creature
BLANK: Final = 27  # whose text counts for nothing (G240)
AS_UPGRADE: Final = 28  # a creature that may be played as an upgrade (G214)
COPIES: Final = 29  # what a card is a copy of when it is played (G213)
ICONS_AGAIN: Final = 30  # how many additional times each bonus icon is resolved (G216)
FIXED_POWER: Final = 31  # "is considered to have N power" (G85)
ATTACHES: Final = 32  # what an upgrade may be put on, where that is not any creature (G37)
AS_CREATURE: Final = 33  # an artifact that is a creature (G232)
UPGRADE_TEXT: Final = 34  # what an action says once it is attached as an upgrade (G233)
TEXT_OF: Final = 35  # a gained text box (G240)
COPY_OF: Final = 36  # a card in play that has become a copy (G240)
OTHER_SIDE: Final = 37  # the print on the other side of a card (G231)
QUESTIONS: Final = 38

# What CANNOT and permissions are about.
VERB_PLAY: Final = 0
VERB_USE: Final = 1
VERB_REAP: Final = 2
VERB_FIGHT: Final = 3
VERB_STEAL: Final = 4
VERB_ATTACK: Final = 5  # to fight against this one
VERB_ACT: Final = 6
VERB_DISCARD: Final = 7
VERB_ICONS: Final = 8  # to resolve the bonus icons of a card

# What a replacement is of (section 16).
REPLACED_GAIN: Final = 0  # Æ that would go to a pool
REPLACED_REAP: Final = 1  # the Æ of a reap
REPLACED_PILE: Final = 2  # a card going to a discard pile from play
REPLACED_DAMAGE: Final = 3  # damage to be placed, which another creature takes
REPLACED_BLOW: Final = 5  # damage that a creature is about to deal (G243)
REPLACED_WOUND: Final = 6  # damage that a creature is about to be dealt

# How damage or a destruction came about (``Frame.c``).
BY_INSTRUCTION: Final = 0
IN_FIGHT: Final = 1
BY_DAMAGE: Final = 2

ENTERS_READY: Final = 0
ENTERS_STUNNED: Final = 1
